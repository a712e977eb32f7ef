//===- CheckDemands.cpp - What a program's own checks demand of sizes -----===//

#include "passes/Simplify/sizes/OperatorDemands.h"

using namespace mlir;

namespace torchonnx {

/// `x == y`.
static void addEquality(Value x, Value y, std::vector<SizeDemand> &demands) {
  auto elements = getElements(x), others = getElements(y);
  if (elements && others && elements->size() == others->size()) {
    for (auto [a, b] : llvm::zip(*elements, *others))
      addEquality(a, b, demands);
    return;
  }
  auto size = dyn_cast<TorchIntType>(x.getType());
  auto other = dyn_cast<TorchIntType>(y.getType());
  if (!size || !other)
    return;
  if (!size.getSymbol()) {
    std::swap(size, other);
    std::swap(x, y);
  }
  auto number = dyn_cast_or_null<IntegerAttr>(other.getKnown());
  if (!size.getSymbol())
    return;
  if (other.getSymbol()) {
    demands.push_back(
        {SizeDemand::Same, {size.getSymbol(), other.getSymbol()}});
    return;
  }
  if (!number)
    return;
  // x % n == number.
  Operation *def = x.getDefiningOp();
  if (def && getOperatorName(def) == "aten::remainder.int") {
    auto dividend = dyn_cast<TorchIntType>(def->getOperand(0).getType());
    std::optional<int64_t> divisor = getConstantInt(def->getOperand(1));
    if (!dividend || !dividend.getSymbol() || divisor.value_or(0) <= 0)
      return;
    SizeDemand demand(SizeDemand::Step, {dividend.getSymbol()});
    demand.step = {*divisor, number.getInt(), 1};
    demands.push_back(demand);
    return;
  }
  demands.push_back({SizeDemand::OneOf, {size.getSymbol()}});
  demands.back().values = {number.getInt()};
}

/// `x <= y + offset`.
static void addOrder(Value x, Value y, int64_t offset,
                     std::vector<SizeDemand> &demands) {
  auto low = dyn_cast<TorchIntType>(x.getType());
  auto high = dyn_cast<TorchIntType>(y.getType());
  if (!low || !high)
    return;
  auto most = dyn_cast_or_null<IntegerAttr>(high.getKnown());
  if (low.getSymbol() && most) {
    SizeDemand demand(SizeDemand::Step, {low.getSymbol()});
    demand.step.most = most.getInt() + offset;
    demands.push_back(demand);
  } else if (!high.getSymbol()) {
    return;
  } else if (low.getSymbol()) {
    demands.push_back(
        {SizeDemand::AtMost, {low.getSymbol(), high.getSymbol()}});
    demands.back().offset = offset;
  } else if (auto number = dyn_cast_or_null<IntegerAttr>(low.getKnown())) {
    SizeDemand demand(SizeDemand::Step, {high.getSymbol()});
    demand.step.least = number.getInt() - offset;
    demands.push_back(demand);
  }
}

static void addDemands(Value predicate, bool wanted,
                       std::vector<SizeDemand> &demands) {
  Operation *op = predicate.getDefiningOp();
  if (!op)
    return;
  // `a and b` is `b if a else False`.
  if (auto ifOp = dyn_cast<IfOp>(op)) {
    unsigned i = cast<OpResult>(predicate).getResultNumber();
    auto end = [&](Region &region) {
      return region.front().getTerminator()->getOperand(i);
    };
    for (bool isThen : {true, false}) {
      Region &one = isThen ? ifOp.getThenRegion() : ifOp.getElseRegion();
      Region &other = isThen ? ifOp.getElseRegion() : ifOp.getThenRegion();
      if (getConstantBool(end(other)) != !wanted)
        continue;
      addDemands(ifOp.getCondition(), isThen, demands);
      addDemands(end(one), wanted, demands);
    }
    return;
  }
  StringRef name = getOperatorName(op).split('.').first;
  if (name == "aten::__not__")
    return addDemands(op->getOperand(0), !wanted, demands);
  if (op->getNumOperands() != 2)
    return;
  Value x = op->getOperand(0), y = op->getOperand(1);
  if (name == (wanted ? "aten::__and__" : "aten::__or__")) {
    addDemands(x, wanted, demands);
    addDemands(y, wanted, demands);
  } else if (name == (wanted ? "aten::eq" : "aten::ne")) {
    addEquality(x, y, demands);
  } else if (name == (wanted ? "aten::le" : "aten::gt")) {
    addOrder(x, y, 0, demands);
  } else if (name == (wanted ? "aten::lt" : "aten::ge")) {
    addOrder(x, y, -1, demands);
  } else if (name == (wanted ? "aten::ge" : "aten::lt")) {
    addOrder(y, x, 0, demands);
  } else if (name == (wanted ? "aten::gt" : "aten::le")) {
    addOrder(y, x, -1, demands);
  }
}

std::vector<SizeDemand> findDemands(Value predicate, bool wanted) {
  std::vector<SizeDemand> demands;
  addDemands(predicate, wanted, demands);
  return demands;
}

} // namespace torchonnx
