//===- Diagnostics.h - How messages are shown -------------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_DIAGNOSTICS_H
#define TORCHONNX_TOOLS_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"

namespace torchonnx {

/// Shows each diagnostic at the user's own Python line, with the line itself
/// and a caret where the archive carries its text, and the module it is in.
class UserDiagnosticHandler : public mlir::ScopedDiagnosticHandler {
public:
  explicit UserDiagnosticHandler(mlir::MLIRContext *context);
};

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_DIAGNOSTICS_H
