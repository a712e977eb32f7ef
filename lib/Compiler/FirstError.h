//===- FirstError.h - Errors that become a reason ---------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_COMPILER_FIRSTERROR_H
#define TORCHONNX_LIB_COMPILER_FIRSTERROR_H

#include "mlir/IR/Diagnostics.h"

namespace torchonnx {

/// Keeps diagnostics from the user while it lives, and the first error's text.
class FirstError {
public:
  explicit FirstError(mlir::MLIRContext *context)
      : handler(context, [this](mlir::Diagnostic &diagnostic) {
          if (message.empty() &&
              diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
            message = diagnostic.str();
          return mlir::success();
        }) {}

  const std::string &str() const { return message; }

private:
  std::string message;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_COMPILER_FIRSTERROR_H
