//===- Subgraphs.h - The graphs that control flow runs ----------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_ONNX_SUBGRAPHS_H
#define TORCHONNX_DIALECTS_ONNX_SUBGRAPHS_H

#include "dialects/ONNX/OnnxDialect.h"

namespace torchonnx {

/// Checks what the regions of `op`, each one block that yields, take and yield
/// against its operands and results. Regions are where ONNX's registry says
/// nothing but that they are there.
mlir::LogicalResult verifySubgraphs(const OnnxOpInfo &info,
                                    mlir::Operation *op);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_ONNX_SUBGRAPHS_H
