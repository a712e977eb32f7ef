//===- LoopCounters.cpp - Numbers that count iterations -------------------===//

#include "passes/Simplify/control/LoopCounters.h"
#include "passes/Simplify/memory/ViewOperators.h"

using namespace mlir;

namespace torchonnx {

/// `base + offset`, as the program has it.
static std::pair<Value, int64_t> splitOffset(Value value) {
  Operation *op = value.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (name != "aten::add.int" && name != "aten::sub.int")
    return {value, 0};
  std::optional<int64_t> offset = getConstantInt(op->getOperand(1));
  if (!offset || *offset == std::numeric_limits<int64_t>::min())
    return {value, 0};
  return {op->getOperand(0), name == "aten::sub.int" ? -*offset : *offset};
}

static bool isSameNumber(Value x, Value y) {
  auto a = dyn_cast<TorchIntType>(x.getType()),
       c = dyn_cast<TorchIntType>(y.getType());
  return x == y || (a && c && a.getKnown() && a.getKnown() == c.getKnown());
}

/// The comparisons of integers that hold if `condition`, a value of the
/// program, does, with the counter on the left.
void LoopCounters::addComparisons(Value condition,
                                  SmallVectorImpl<Comparison> &found) const {
  Operation *op = condition.getDefiningOp();
  if (!op)
    return;
  // `a and b` is `b if a else False`, as is what follows a `break`.
  if (auto ifOp = dyn_cast<IfOp>(op)) {
    unsigned i = cast<OpResult>(condition).getResultNumber();
    Value ends[2];
    for (bool isThen : {false, true})
      ends[isThen] = (isThen ? ifOp.getThenRegion() : ifOp.getElseRegion())
                         .front()
                         .getTerminator()
                         ->getOperand(i);
    for (bool isThen : {false, true})
      if (getConstantBool(ends[!isThen]) == false) {
        if (isThen)
          addComparisons(ifOp.getCondition(), found);
        addComparisons(ends[isThen], found);
      }
    return;
  }
  static constexpr std::pair<StringLiteral, StringLiteral> turned[] = {
      {"aten::lt.int", "aten::gt.int"},
      {"aten::le.int", "aten::ge.int"},
      {"aten::gt.int", "aten::lt.int"},
      {"aten::ge.int", "aten::le.int"}};
  for (auto [name, other] : turned)
    if (getOperatorName(op) == name)
      for (bool isTurned : {false, true}) {
        auto [counter, offset] = splitOffset(op->getOperand(isTurned));
        found.push_back({isTurned ? other : name, op->getOperand(isTurned),
                         op->getOperand(!isTurned), 0});
        if (offset)
          found.push_back({isTurned ? other : name, counter,
                           op->getOperand(!isTurned), offset});
      }
}

/// Whether the program changes the sizes of a tensor that it has: `x.t_()`.
static bool changesSizes(Operation *program) {
  return program
      ->walk([](Operation *op) {
        StringRef name = getOperatorName(op).split('.').first;
        return inPlaceViewOperators().contains(name) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
      })
      .wasInterrupted();
}

/// What a value of the program is in every iteration; null where that may
/// change, or cannot be told before them.
Value LoopCounters::invariant(Value value) {
  if (std::optional<int64_t> known = getConstantInt(value))
    return cx.graph.constantInt(*known);
  if (!loop.getBody().isAncestor(value.getParentRegion()))
    return cx.calls.lookup(value).ssa();
  static const llvm::StringSet<> known = {"aten::size.int", "aten::len.Tensor",
                                          "aten::add.int", "aten::sub.int",
                                          "aten::mul.int"};
  Operation *op = value.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (!known.contains(name))
    return {};
  Call call{name, cx.calls.locate(op), {}, {}, {}, {}};
  for (Value operand : op->getOperands()) {
    bool isOutside = !loop.getBody().isAncestor(operand.getParentRegion());
    AbstractValue arg = isOutside ? cx.calls.lookup(operand) : AbstractValue();
    if (!arg.tensor())
      arg = invariant(operand);
    bool isKept = arg.tensor()
                      ? !changesSizes(loop->getParentOfType<ModuleOp>())
                      : bool(arg.ssa());
    if (!isKept)
      return {};
    call.args.push_back(arg);
  }
  if (failed(cx.calls.evaluate(call)) || call.results.size() != 1)
    return {};
  return call.results.front().ssa();
}

/// How many values of a counter, which goes by `step` from `begin` on, compare
/// so, from the first that does: what `<` leaves is rounded up, what `<=` does
/// down and one more.
Value LoopCounters::countOf(const Comparison &comparison, int64_t step,
                            Value begin, Value bound) {
  bool goesUp = step > 0;
  bool isStrict = comparison.name == (goesUp ? "aten::lt.int" : "aten::gt.int");
  if (!isStrict &&
      comparison.name != (goesUp ? "aten::le.int" : "aten::ge.int"))
    return {};
  constexpr int64_t most = int64_t(1) << 62;
  for (Value number : {begin, bound})
    if (std::optional<int64_t> known = knownInt(number);
        known && (*known >= most || *known <= -most))
      return {};
  Location loc = cx.calls.locate(loop);
  auto combine = [&](StringRef name, Value x, Value y) {
    return x && y ? cx.graph.emitValue(name, {x, y}, loc) : Value();
  };
  int64_t length = std::abs(step), more = isStrict ? length - 1 : length;
  more -= goesUp ? comparison.offset : -comparison.offset;
  Value left = goesUp ? bound : begin, right = goesUp ? begin : bound;
  if (knownInt(right) != 0)
    left = combine("aten::sub.int", left, right);
  if (more)
    left = combine("aten::add.int", left, cx.graph.constantInt(more));
  return length == 1 ? left
                     : combine("aten::floordiv.int", left,
                               cx.graph.constantInt(length));
}

/// How many iterations `comparison`, which is of the end of one, allows; null
/// if it is none of a counter, or need not hold before the first.
Value LoopCounters::limitOf(const Comparison &comparison,
                            ArrayRef<AbstractValue> variables,
                            ArrayRef<Comparison> atFirst) {
  Operation *end = loop.getBody().front().getTerminator();
  for (unsigned i = 0; i < steps.size(); ++i) {
    if (!steps[i] || end->getOperand(i + 1) != comparison.counter)
      continue;
    Value bound = invariant(comparison.bound);
    if (!bound)
      return {};
    bool isFirst = llvm::any_of(atFirst, [&](const Comparison &other) {
      if (other.name != comparison.name || other.offset != comparison.offset ||
          other.counter != loop.getInits()[i])
        return false;
      AbstractValue value = cx.calls.lookup(other.bound);
      return value.ssa() && isSameNumber(value.ssa(), bound);
    });
    if (!isFirst && !atFirst.empty())
      return {};
    return countOf(comparison, steps[i], variables[i].ssa(), bound);
  }
  return {};
}

void LoopCounters::find(ArrayRef<AbstractValue> variables, bool isEndless,
                        int64_t first) {
  Block &body = loop.getBody().front();
  Operation *end = body.getTerminator();
  for (auto [i, variable] : llvm::enumerate(variables)) {
    auto [counter, offset] = splitOffset(end->getOperand(i + 1));
    bool isCounter = counter == body.getArgument(i + 1) && variable.ssa() &&
                     isa<TorchIntType>(variable.ssa().getType());
    steps.push_back(isCounter ? offset : 0);
  }
  Value condition = end->getOperand(0);
  isSure = getConstantBool(condition) == true;
  if (!isEndless)
    return;
  isSure = false;
  SmallVector<Comparison> ends, atFirst;
  addComparisons(condition, ends);
  // After an iteration, the condition is that of its end.
  if (first == 0) {
    addComparisons(loop.getCondition(), atFirst);
    if (atFirst.empty())
      return;
  }
  for (const Comparison &comparison : ends)
    if (Value limit = limitOf(comparison, variables, atFirst)) {
      trips = limit;
      Operation *op = condition.getDefiningOp();
      isSure = !isa<IfOp>(op);
      return;
    }
}

Value LoopCounters::after(Value iterations, unsigned variable, Value begin,
                          Location loc) const {
  Value moved = iterations;
  if (steps[variable] != 1)
    moved = cx.graph.emitValue(
        "aten::mul.int", {moved, cx.graph.constantInt(steps[variable])}, loc);
  if (moved && knownInt(begin) != 0)
    moved = cx.graph.emitValue("aten::add.int", {begin, moved}, loc);
  return moved;
}

} // namespace torchonnx
