//===- Convert.h - LibTorch's types and values as MLIR's --------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_CONVERT_H
#define TORCHONNX_LIB_IMPORT_CONVERT_H

#include "dialects/Torch/TorchDialect.h"
#include <ATen/core/ivalue.h>
#include <ATen/core/jit_type.h>

namespace torch::jit {
struct Node;
} // namespace torch::jit

namespace torchonnx {

/// llvm::map_to_vector, which argument-dependent look-up confuses with c10's.
template <typename Range, typename Function>
auto mapToVector(Range &&range, Function function) {
  llvm::SmallVector<std::decay_t<decltype(function(*range.begin()))>> mapped;
  for (auto &&element : range)
    mapped.push_back(function(element));
  return mapped;
}

mlir::Type convertType(mlir::MLIRContext *context, const c10::TypePtr &type);

/// The elements of a tensor that is not quantized. They stay where they are
/// when they are contiguous there; the attribute keeps them alive, as a
/// resource called `name`. Null when a tensor has no elements to read.
mlir::ElementsAttr convertTensor(mlir::MLIRContext *context, at::Tensor tensor,
                                 llvm::StringRef name);

/// A value as `torch.constant` holds it, or null for an object that has no such
/// form. A dict is an array of [key, value], an enum [name, value], a complex
/// number a tensor of rank 0; types tell them apart.
mlir::Attribute convertValue(mlir::MLIRContext *context,
                             const c10::IValue &value, llvm::StringRef name);

/// An attribute of a node; null for a kind that ours have none of.
mlir::Attribute convertAttribute(mlir::MLIRContext *context,
                                 const torch::jit::Node &node,
                                 c10::Symbol symbol);

/// The type of a value that is known: its own where `declared` is looser.
mlir::Type getValueType(mlir::MLIRContext *context, const c10::IValue &value,
                        const c10::TypePtr &declared);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_CONVERT_H
