//===- Names.h - Readable names for nodes and values ------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_EXPORT_NAMES_H
#define TORCHONNX_LIB_EXPORT_NAMES_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <string>

namespace torchonnx {

/// Hands out names: the first to ask for `conv1` gets it, the next `conv1_1`.
class NameTable {
public:
  std::string unique(llvm::StringRef wanted);
  /// Takes the name as it is. False if it is taken.
  bool claim(llvm::StringRef name) { return taken.insert(name).second; }

private:
  llvm::StringSet<> taken;
  llvm::StringMap<unsigned> next;
};

/// The innermost name of a location, which is the path of the module or the
/// name of the weight; empty if there is none.
llvm::StringRef nameOf(mlir::Location loc);

/// The place in the user's own Python, "model.py:12:8", or empty.
std::string sourceOf(mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_LIB_EXPORT_NAMES_H
