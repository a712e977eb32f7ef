//===- Values.h - MLIR's values as LibTorch's -------------------*- C++ -*-===//
//
// Everything here throws Untold on what it cannot convert.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_ORACLE_VALUES_H
#define TORCHONNX_LIB_ORACLE_VALUES_H

#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/TorchDialect.h"
#include <ATen/core/Tensor.h>
#include <ATen/core/function_schema.h>
#include <ATen/core/ivalue.h>

namespace torchonnx {

c10::ScalarType toScalarType(mlir::Type dtype);

/// A CPU tensor over the memory of `attr`, which must not be written to.
at::Tensor toTensor(mlir::ElementsAttr attr);

/// The known value of a type: of `!torch.int<3>`, `!torch.none` or a list of
/// such, else null.
mlir::Attribute getKnownValue(mlir::Type type);
/// The value of `value` when its constants or its type tell it, else null.
mlir::Attribute getKnownValue(mlir::Value value);

/// Reads operands as LibTorch values under one sample.
class Reader {
public:
  explicit Reader(const Symbols &symbols) : symbols(symbols) {}

  /// Sizes and numbers are those of sample `row`; tensors are without memory.
  void setSample(unsigned sample) { row = sample; }
  /// Tensors are real; only constants can be read.
  void setReal(bool isReal) { real = isReal; }
  bool isReal() const { return real; }
  /// Numbers known only at run time read as the `variant`-th of a pair. In the
  /// second variant no two of a call are the same.
  static constexpr unsigned numDummies = 5;
  void setDummy(unsigned pair, unsigned variant) {
    dummyPair = pair, dummyVariant = variant, dummyIndex = 0;
  }
  /// Whether a tensor may be written to, so that none can be shared.
  void setFresh(bool isFresh) { fresh = isFresh; }

  c10::IValue read(mlir::Value value, const c10::Argument &argument);
  c10::IValue read(mlir::Value value, c10::TypePtr expected);
  c10::IValue read(mlir::Attribute value, c10::TypePtr expected);
  c10::IValue read(mlir::Type type, c10::TypePtr expected);

  /// What was met since these were last cleared.
  bool sawSymbol = false;
  bool sawUnknown = false;

private:
  at::Tensor getTensor(TorchTensorType type);
  c10::IValue readNumber(mlir::Type type, const c10::TypePtr &want);
  /// `type` is what the elements are where neither they nor the schema tell.
  c10::IValue makeList(std::vector<c10::IValue> elements,
                       const c10::TypePtr &expected,
                       c10::TypePtr type = c10::TensorType::get());
  c10::Device device() const { return real ? at::kCPU : at::kMeta; }

  const Symbols &symbols;
  unsigned row = 0;
  unsigned dummyPair = 0, dummyVariant = 0, dummyIndex = 0;
  bool real = false;
  bool fresh = false;
  llvm::DenseMap<std::pair<mlir::Type, unsigned>, at::Tensor> cache;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_ORACLE_VALUES_H
