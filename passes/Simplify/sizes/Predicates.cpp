//===- Predicates.cpp - What is known of the bools of the run -------------===//

#include "passes/Simplify/sizes/Predicates.h"
#include "dialects/Torch/SizeChoices.h"
#include "dialects/Torch/SymbolExpressions.h"

using namespace mlir;

namespace torchonnx {

/// How many bools are looked at to know one.
constexpr unsigned maxLooks = 200;

/// The expression that an int of the inputs' sizes is; empty for others.
static std::string textOf(Value number) {
  auto type = dyn_cast<TorchIntType>(number.getType());
  if (std::optional<int64_t> known = getConstantInt(number))
    return std::to_string(*known);
  StringAttr symbol = type ? type.getSymbol() : StringAttr();
  return symbol ? symbol.str() : std::string();
}

/// What `x == True` and `x != False` are true for, and their like; nothing for
/// any other op.
static std::optional<bool> comparedWith(Operation *op) {
  StringRef name = getOperatorName(op);
  std::optional<bool> other = name == "aten::eq.bool" || name == "aten::ne.bool"
                                  ? getConstantBool(op->getOperand(1))
                                  : std::nullopt;
  return other ? std::optional(*other == (name == "aten::eq.bool"))
               : std::nullopt;
}

std::optional<bool> Predicates::known(Value value) {
  unsigned looks = maxLooks;
  return known(value, looks);
}

std::optional<bool> Predicates::known(Value value, unsigned &looks) {
  if (auto *it = assumed.find(value); it != assumed.end())
    return it->second;
  Operation *op = value.getDefiningOp();
  if (!op || !looks)
    return getConstantBool(value);
  StringRef name = getOperatorName(op);
  auto operand = [&](unsigned i) { return known(op->getOperand(i), --looks); };
  if (name == "aten::__not__") {
    std::optional<bool> inner = operand(0);
    return inner ? std::optional(!*inner) : std::nullopt;
  }
  if (name == "aten::__and__.bool" || name == "aten::__or__.bool") {
    bool decides = name == "aten::__or__.bool";
    std::optional<bool> x = operand(0);
    std::optional<bool> y = x == decides || !looks ? std::nullopt : operand(1);
    return x == decides ? x : y == decides || x ? y : std::nullopt;
  }
  if (std::optional<bool> other = comparedWith(op)) {
    std::optional<bool> inner = operand(0);
    return inner ? std::optional(*inner == *other) : std::nullopt;
  }
  if ((name == "aten::eq.int" || name == "aten::ne.int") &&
      areNeverEqual(textOf(op->getOperand(0)), textOf(op->getOperand(1))))
    return name == "aten::ne.int";
  auto ifOp = dyn_cast<IfOp>(op);
  if (!ifOp)
    return getConstantBool(value);
  if (!isa<TorchBoolType>(value.getType()))
    return std::nullopt;
  Value predicate = ifOp.getCondition();
  std::optional<bool> taken = operand(0);
  std::optional<bool> answer;
  for (bool isThen : {true, false}) {
    if (taken == !isThen)
      continue;
    std::optional<bool> mine =
        looks ? known(sideOf(ifOp, value, isThen), predicate, isThen, looks)
              : std::nullopt;
    if (taken || !mine || (!isThen && mine != answer))
      return taken ? mine : std::nullopt;
    answer = mine;
  }
  return answer;
}

std::optional<bool> Predicates::known(Value value, Value predicate, bool truth,
                                      unsigned &looks) {
  if (!value)
    return std::nullopt;
  SmallVector<Value> learned;
  learn(predicate, truth, learned, looks);
  std::optional<bool> result = known(value, looks -= looks > 0);
  forget(learned);
  return result;
}

std::optional<bool> Predicates::known(Value value, Value predicate,
                                      bool truth) {
  unsigned looks = maxLooks;
  return known(value, predicate, truth, looks);
}

/// What a comparison of integers says of two numbers.
static std::optional<bool> compare(StringRef name, int64_t a, int64_t b) {
  return llvm::StringSwitch<std::optional<bool>>(name)
      .Case("aten::eq.int", a == b)
      .Case("aten::ne.int", a != b)
      .Case("aten::lt.int", a < b)
      .Case("aten::le.int", a <= b)
      .Case("aten::gt.int", a > b)
      .Case("aten::ge.int", a >= b)
      .Default(std::nullopt);
}

/// Whether `name` holds of `side` and `other` where `condition`, which may
/// compare the two itself, is `taken`.
static std::optional<bool> compareWhere(Value condition, bool taken,
                                        StringRef name, Value side,
                                        int64_t other) {
  if (std::optional<int64_t> known = getConstantInt(side))
    return compare(name, *known, other);
  Operation *op = condition.getDefiningOp();
  StringRef asked = op ? getOperatorName(op) : StringRef();
  if ((asked != "aten::eq.int" && asked != "aten::ne.int") ||
      getConstantInt(op->getOperand(1)) != other || textOf(side).empty() ||
      textOf(op->getOperand(0)) != textOf(side))
    return std::nullopt;
  if ((asked == "aten::eq.int") == taken)
    return compare(name, other, other);
  return name == "aten::eq.int"   ? std::optional(false)
         : name == "aten::ne.int" ? std::optional(true)
                                  : std::nullopt;
}

/// What follows where a comparison of a number that branches chose is `truth`:
/// the sides that it rules out were not taken.
void Predicates::learnChoices(Operation *comparison, bool truth,
                              SmallVectorImpl<Value> &learned,
                              unsigned &looks) {
  std::optional<int64_t> other = comparison->getNumOperands() == 2
                                     ? getConstantInt(comparison->getOperand(1))
                                     : std::nullopt;
  Value number = other ? comparison->getOperand(0) : Value();
  while (auto choice = number ? number.getDefiningOp<IfOp>() : IfOp()) {
    std::optional<bool> taken;
    for (bool isThen : {true, false}) {
      Value side = sideOf(choice, number, isThen);
      if (side &&
          compareWhere(choice.getCondition(), isThen,
                       getOperatorName(comparison), side, *other) == !truth)
        taken = !isThen;
    }
    if (taken)
      learn(choice.getCondition(), *taken, learned, looks);
    else
      taken = known(choice.getCondition());
    number = taken ? sideOf(choice, number, *taken) : Value();
  }
}

/// Adds to what is known that `predicate` is `truth`, and what follows from it;
/// `learned` has what is new.
void Predicates::learn(Value predicate, bool truth,
                       SmallVectorImpl<Value> &learned, unsigned &looks) {
  if (!predicate || !assumed.insert({predicate, truth}).second)
    return;
  learned.push_back(predicate);
  Operation *op = predicate.getDefiningOp();
  if (!op || !looks)
    return;
  --looks;
  StringRef name = getOperatorName(op);
  if (name == "aten::__not__")
    return learn(op->getOperand(0), !truth, learned, looks);
  if (std::optional<bool> other = comparedWith(op))
    return learn(op->getOperand(0), truth == *other, learned, looks);
  if (name == (truth ? "aten::__and__.bool" : "aten::__or__.bool"))
    for (Value operand : op->getOperands())
      learn(operand, truth, learned, looks);
  auto ifOp = dyn_cast<IfOp>(op);
  learnChoices(op, truth, learned, looks);
  if (!ifOp)
    return;
  Value decides = ifOp.getCondition();
  for (bool isThen : {true, false}) {
    Value side = sideOf(ifOp, predicate, isThen);
    if (known(side, decides, isThen, looks) != !truth)
      continue;
    learn(decides, !isThen, learned, looks);
    return learn(sideOf(ifOp, predicate, !isThen), truth, learned, looks);
  }
}

/// What `one`, which is `truth`, tells of another bool now that more is known:
/// of the side that was taken, or of what decides where the other does not.
std::pair<Value, bool> Predicates::followsFrom(Value one, bool truth) {
  Operation *op = one.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (auto ifOp = dyn_cast_or_null<IfOp>(op)) {
    std::optional<bool> taken = known(ifOp.getCondition());
    return {taken ? sideOf(ifOp, one, *taken) : Value(), truth};
  }
  if (name == (truth ? "aten::__or__.bool" : "aten::__and__.bool"))
    for (unsigned i : {0u, 1u})
      if (known(op->getOperand(i)) == !truth)
        return {op->getOperand(1 - i), truth};
  return {};
}

SmallVector<Value> Predicates::learn(Value predicate, bool truth) {
  SmallVector<Value> learned;
  unsigned looks = maxLooks;
  learn(predicate, truth, learned, looks);
  for (size_t before = 0; before != learned.size() && looks;) {
    before = learned.size();
    for (auto [one, holds] : llvm::to_vector(assumed)) {
      auto [other, is] = followsFrom(one, holds);
      learn(other, is, learned, looks);
    }
  }
  return learned;
}

void Predicates::assume(Value predicate, bool truth) {
  SmallVector<Value> learned = learn(predicate, truth);
  heap.onLeave([this, learned] { forget(learned); });
}

void Predicates::forget(ArrayRef<Value> learned) {
  for (Value one : learned)
    assumed.erase(one);
}

} // namespace torchonnx
