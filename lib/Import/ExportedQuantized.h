//===- ExportedQuantized.h - Quantized exported programs --------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDQUANTIZED_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDQUANTIZED_H

#include "lib/Import/ExportedValues.h"

namespace torchonnx {

/// Imports a node of `quantized_decomposed`, the library that PyTorch quantizes
/// exported programs with (torch/ao/quantization/fx/_decomposed.py), as ATen's
/// quantized tensors. Null for other operators.
mlir::FailureOr<mlir::Value> importQuantized(ExportedValues &values,
                                             const llvm::json::Object &node,
                                             llvm::StringRef name,
                                             mlir::Location loc);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDQUANTIZED_H
