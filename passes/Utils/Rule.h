//===- Rule.h - What decompositions and conversions share -------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_UTILS_RULE_H
#define TORCHONNX_PASSES_UTILS_RULE_H

#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/SmallVector.h"

namespace torchonnx {

/// The op class `AtenXOp` that a rule `R (Builder &, AtenXOp)` is about.
template <typename Rule>
struct RuleTraits : RuleTraits<decltype(&Rule::operator())> {};
template <typename R, typename Builder, typename Op>
struct RuleTraits<R (*)(Builder &, Op)> {
  using OpType = Op;
};
template <typename C, typename R, typename Builder, typename Op>
struct RuleTraits<R (C::*)(Builder &, Op) const> {
  using OpType = Op;
};
template <typename Rule>
using RuleOp = typename RuleTraits<Rule>::OpType;

inline llvm::SmallVector<mlir::Value> toVector(mlir::Value value) {
  if (!value)
    return {};
  return {value};
}
inline llvm::SmallVector<mlir::Value>
toVector(llvm::SmallVector<mlir::Value> values) {
  return values;
}

/// What the elements of an op's tensors are. Rules are of real ones unless they
/// say so: ONNX has pairs for complex elements and integers for quantized ones.
enum class Elements { Real, Complex, Quantized };

inline Elements elementsOf(mlir::Value value) {
  if (auto elements = getElements(value)) {
    for (mlir::Value element : *elements)
      if (Elements kind = elementsOf(element); kind != Elements::Real)
        return kind;
    return Elements::Real;
  }
  mlir::Type type = value.getType();
  if (auto list = llvm::dyn_cast<ListType>(type))
    type = list.getSized() && !list.getElements().empty()
               ? list.getElements()[0]
               : list.getElementType();
  auto tensor = llvm::dyn_cast_or_null<TorchTensorType>(type);
  if (!tensor || !tensor.getRanked())
    return Elements::Real;
  return llvm::isa<mlir::ComplexType>(tensor.getDtype()) ? Elements::Complex
         : llvm::isa<QuantizedType>(tensor.getDtype())   ? Elements::Quantized
                                                         : Elements::Real;
}

/// Of the first operand or result whose elements are not real.
inline Elements elementsOf(mlir::Operation *op) {
  for (mlir::Value operand : op->getOperands())
    if (Elements kind = elementsOf(operand); kind != Elements::Real)
      return kind;
  for (mlir::Value result : op->getResults())
    if (Elements kind = elementsOf(result); kind != Elements::Real)
      return kind;
  return Elements::Real;
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_UTILS_RULE_H
