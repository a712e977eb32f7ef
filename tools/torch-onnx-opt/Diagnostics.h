//===- Diagnostics.h - How messages are shown -------------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_DIAGNOSTICS_H
#define TORCHONNX_TOOLS_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

namespace torchonnx {

/// What is told besides errors.
enum class Verbosity {
  Quiet,  ///< Nothing.
  Normal, ///< Warnings and remarks.
  Verbose ///< With the calls that lead to their places; passes with their
          ///< times.
};

/// Shows each diagnostic at the user's own Python line, with the line itself
/// and a caret where the archive carries its text, the module it is in, and the
/// calls in PyTorch's files that it leads through. Files in `sourceRoot` are
/// told from there on.
class UserDiagnosticHandler : public mlir::ScopedDiagnosticHandler {
public:
  UserDiagnosticHandler(mlir::MLIRContext *context, Verbosity verbosity,
                        llvm::StringRef sourceRoot = "");
};

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_DIAGNOSTICS_H
