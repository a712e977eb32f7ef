//===- Rule.h - What decompositions and conversions share -------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_RULE_H
#define TORCHONNX_PASSES_RULE_H

#include "mlir/IR/Operation.h"
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
inline llvm::SmallVector<mlir::Value> toVector(llvm::SmallVector<mlir::Value> values) { return values; }

} // namespace torchonnx

#endif // TORCHONNX_PASSES_RULE_H
