//===- Convert.h - LibTorch's types and values as MLIR's --------*- C++ -*-===//

#ifndef TORCHONNX_LIB_ORACLE_CONVERT_H
#define TORCHONNX_LIB_ORACLE_CONVERT_H

#include "dialects/Torch/TorchDialect.h"
#include <ATen/core/ivalue.h>
#include <ATen/core/jit_type.h>

namespace torchonnx {

/// llvm::map_to_vector, which argument-dependent look-up confuses with c10's.
template <typename Range, typename Function>
auto mapToVector(Range &&range, Function function) {
  llvm::SmallVector<std::decay_t<decltype(function(*range.begin()))>> mapped;
  for (auto &&element : range)
    mapped.push_back(function(element));
  return mapped;
}

/// The type of the dialect for LibTorch's, of whose values nothing is known.
/// Tensors in it are `tensor`: `!torch.ref` in a program, else `!torch.tensor`.
mlir::Type convertType(const c10::TypePtr &type, mlir::Type tensor);

/// The elements of a tensor that is not quantized. They stay where they are
/// when they are contiguous there; the attribute keeps them alive, as a
/// resource called `name`. Without a name they are copied, and a sparse tensor
/// is not read. Null when a tensor has no elements to read.
mlir::ElementsAttr convertTensor(mlir::MLIRContext *context, at::Tensor tensor,
                                 llvm::StringRef name = {});

/// A value as `torch.constant` holds it, or null for an object that has no such
/// form. A dict is an array of [key, value], an enum [name, value], a complex
/// number a tensor of rank 0; types tell them apart.
mlir::Attribute convertValue(mlir::MLIRContext *context,
                             const c10::IValue &value,
                             llvm::StringRef name = {});

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_CONVERT_H
