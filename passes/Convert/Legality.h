//===- Legality.h - What ONNX has -------------------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_CONVERT_LEGALITY_H
#define TORCHONNX_PASSES_CONVERT_LEGALITY_H

namespace mlir {
class Operation;
}

namespace torchonnx {

/// Whether an op may leave torch-decompose at this opset: a conversion accepts
/// it, or it is structure (constants, lists, control flow).
bool isLegal(mlir::Operation *op, int opset);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_CONVERT_LEGALITY_H
