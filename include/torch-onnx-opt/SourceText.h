//===- SourceText.h - The user's Python, for error messages -----*- C++ -*-===//
//
// An archive carries the text of the Python that it was scripted from. Import
// leaves it here, so that diagnostics can show lines of files that are not on
// this machine.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_SOURCETEXT_H
#define TORCHONNX_SOURCETEXT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace torchonnx {

/// Remembers `text`, whose first line is line `firstLine` (from 1) of `file`.
void addSourceText(llvm::StringRef file, unsigned firstLine,
                   llvm::StringRef text);

/// Forgets all text: the next model's files may have the same names.
void clearSourceText();

/// The text of a line, if it is known.
std::optional<std::string> getSourceLine(llvm::StringRef file, unsigned line);
inline std::optional<std::string> getSourceLine(mlir::FileLineColLoc loc) {
  return getSourceLine(loc.getFilename().getValue(), loc.getLine());
}

/// Where in the user's own Python an op comes from: the innermost place of a
/// call chain that is not inside PyTorch itself, or the innermost one.
mlir::FileLineColLoc getUserLocation(mlir::Location loc);

/// The whole call chain that leads to an op, the outermost call first.
llvm::SmallVector<mlir::FileLineColLoc> getStack(mlir::Location loc);

/// The places of a call chain that are inside of the user's own, from there on:
/// those in PyTorch's files that a message is about in truth. With `outer`,
/// the user's own calls that lead there are in front.
llvm::SmallVector<mlir::FileLineColLoc> getCallChain(mlir::Location loc,
                                                     bool outer);

/// The path of the module that an op comes from (`layer1.0.conv1`): of the
/// innermost call that is in one.
llvm::StringRef getModulePath(mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_SOURCETEXT_H
