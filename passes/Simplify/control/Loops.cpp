//===- Loops.cpp - Loops of the program -----------------------------------===//
//
// A loop of known length is unrolled, within a budget.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/control/ControlFlow.h"
#include "passes/Simplify/control/RuntimeLoop.h"

using namespace mlir;

namespace torchonnx {

FailureOr<AbstractValue>
ControlFlow::evaluateIteration(LoopOp loop, Value index,
                               AbstractValues &carried) {
  llvm::SaveAndRestore number(iteration, iteration);
  if (std::optional<int64_t> known = knownInt(index))
    iteration = llvm::hash_combine(iteration, *known);
  AbstractValues args{index};
  llvm::append_range(args, carried);
  auto results = cx.calls.evaluateBlock(loop.getBody().front(), args);
  if (failed(results))
    return failure();
  carried.assign(results->begin() + 1, results->end());
  return results->front();
}

/// Iteration `first`, if there is one, and what is left of the loop: others
/// that are set apart, or a loop. Two names of one tensor before it may be two
/// tensors from then on.
FailureOr<AbstractValues> ControlFlow::peelLoop(LoopOp loop, int64_t first,
                                                AbstractValue length,
                                                Value condition,
                                                AbstractValues carried) {
  if (first == cx.options.peeled.lookup(loop))
    return RuntimeLoop(cx, *this, loop, first).run(length, condition, carried);
  Location loc = cx.calls.locate(loop);
  Value begins = condition;
  if (!knownInt(length) && length.ssa() && begins) {
    Value some = cx.graph.emitValue(
        "aten::gt.int", {length.ssa(), cx.graph.constantInt(first)}, loc);
    begins =
        cx.predicates.known(begins) == true || !some
            ? some
            : cx.graph.emitValue("aten::__and__.bool", {some, begins}, loc);
  }
  if (!begins)
    return cx.error(loc, "the condition of the loop may not be set");
  return evaluateIf(
      begins, loc,
      [&](bool isThen) -> FailureOr<AbstractValues> {
        if (!isThen)
          return carried;
        AbstractValues next = carried;
        FailureOr<AbstractValue> goesOn =
            evaluateIteration(loop, cx.graph.constantInt(first), next);
        if (failed(goesOn))
          return failure();
        return peelLoop(loop, first + 1, length, goesOn->ssa(), next);
      },
      {});
}

/// Whether iteration `i` is unrolled: what would not fit is not begun; what
/// turns out not to goes on as a loop.
bool ControlFlow::fits(LoopOp loop, int64_t i, int64_t trips) const {
  size_t size = loop.getBody().front().getOperations().size();
  unsigned budget = cx.options.unrollBudget;
  bool counted = trips != std::numeric_limits<int64_t>::max();
  if (i == 0 && counted &&
      (trips > budget || unrolledOps + size * trips > budget))
    return false;
  return unrolledOps + size <= budget;
}

/// What decides which of two values the variables of a loop are.
static llvm::DenseSet<Value> decidersOf(Context &cx,
                                        ArrayRef<AbstractValue> carried) {
  llvm::DenseSet<Value> deciders;
  SmallVector<AbstractValue> pending(carried);
  for (size_t i = 0; i < pending.size(); ++i)
    if (EitherObj *either = resolve(cx, pending[i]).either()) {
      deciders.insert(either->predicate);
      pending.append(either->values, either->values + 2);
    }
  return deciders;
}

/// Which of `carried` is one of two values, and decides with that, on one side
/// at least, whether a loop goes on: `while y.dim() < 3`.
static std::optional<size_t>
findDecider(Context &cx, Value condition, ArrayRef<AbstractValue> carried,
            const llvm::DenseSet<Value> &deciders) {
  for (size_t at = 0; at < carried.size(); ++at)
    for (Value predicate : decidersOf(cx, carried[at]))
      for (bool truth : {true, false})
        if (deciders.contains(predicate) &&
            cx.predicates.known(condition, predicate, truth))
          return at;
  return std::nullopt;
}

/// What is left of a loop for each value that variable `at` may be, as far as
/// `deciders` tell.
FailureOr<AbstractValues>
ControlFlow::evaluateForEach(LoopOp loop, AbstractValue length,
                             AbstractValue condition, AbstractValues carried,
                             size_t at, const llvm::DenseSet<Value> &deciders) {
  for (AbstractValue &value : carried)
    value = resolve(cx, value);
  EitherObj *either = carried[at].either();
  if (!either || !deciders.contains(either->predicate))
    return evaluate(loop, length, condition, carried, &deciders);
  return evaluateIf(either->predicate, cx.calls.locate(loop),
                    [&](bool isThen) {
                      return evaluateForEach(loop, length, condition, carried,
                                             at, deciders);
                    },
                    {});
}

FailureOr<AbstractValues>
ControlFlow::evaluate(LoopOp loop, AbstractValue length,
                      AbstractValue condition, AbstractValues carried,
                      const llvm::DenseSet<Value> *deciders) {
  // Of two lengths, each known where it counts: two loops.
  if (EitherObj *either = resolve(cx, length).either())
    return evaluateIf(either->predicate, cx.calls.locate(loop),
                      [&](bool isThen) -> FailureOr<AbstractValues> {
                        AbstractValues mine;
                        for (AbstractValue value : carried)
                          mine.push_back(resolve(cx, value));
                        return evaluate(loop, either->values[isThen], condition,
                                        mine);
                      },
                      {});
  llvm::DenseSet<Value> own;
  if (!deciders) {
    own = decidersOf(cx, carried);
    deciders = &own;
  }
  std::optional<int64_t> trips = knownInt(length);
  for (int64_t i = 0;; ++i) {
    std::optional<bool> known =
        condition.ssa() ? cx.predicates.known(condition.ssa()) : std::nullopt;
    if (known == false || (trips && i >= *trips))
      break;
    // A loop for each value that a variable began as; not for what iterations
    // make of it, as there may be any number of them.
    if (!known && condition.ssa() &&
        (i == 0 || loop.getBody().getArgument(0).use_empty()))
      if (auto at = findDecider(cx, condition.ssa(), carried, *deciders))
        return evaluateForEach(loop, length, condition, carried, *at,
                               *deciders);
    if ((!known || !trips) && i == 0 && cx.options.peeled.contains(loop))
      return peelLoop(loop, 0, length, condition.ssa(), carried);
    if (!known || !trips || !fits(loop, i, *trips))
      return RuntimeLoop(cx, *this, loop, i)
          .run(length, condition.ssa(), carried);
    unrolledOps += loop.getBody().front().getOperations().size();
    FailureOr<AbstractValue> goesOn =
        evaluateIteration(loop, cx.graph.constantInt(i), carried);
    if (failed(goesOn))
      return failure();
    condition = *goesOn;
  }
  return carried;
}

/// Notes the loop whose first iteration is to be set apart.
void ControlFlow::noteEmpty(const ListObj *list) {
  if (!list->elements.empty() || runtimeLoops.empty())
    return;
  auto *found = llvm::find_if(runtimeLoops, [&](auto &entry) {
    return list->id < entry.second && !cx.options.peeled.contains(entry.first);
  });
  cx.findings.emptyLoops.insert(
      found == runtimeLoops.end() ? runtimeLoops.back().first : found->first);
}

bool ControlFlow::isCarried(const Shared *object) const {
  return llvm::any_of(runtimeLoops, [&](auto &entry) {
    return object->id < entry.second &&
           !cx.options.peeled.contains(entry.first);
  });
}

} // namespace torchonnx
