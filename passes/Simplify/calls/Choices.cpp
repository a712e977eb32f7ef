//===- Choices.cpp - Values of two types ----------------------------------===//

#include "passes/Simplify/calls/Choices.h"
#include "dialects/Torch/SizeChoices.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Simplify/inputs/InputSpec.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace torchonnx {

AbstractValue resolve(Context &cx, AbstractValue value) {
  while (EitherObj *either = value.either()) {
    std::optional<bool> known = cx.predicates.known(either->predicate);
    if (!known)
      return value;
    value = either->values[*known];
  }
  return value;
}

AbstractValue unify(Context &cx, AbstractValue value, Location loc) {
  value = resolve(cx, value);
  EitherObj *either = value.either();
  if (!either)
    return value;
  AbstractValue x = unify(cx, either->values[1], loc),
                y = unify(cx, either->values[0], loc);
  if (!x.ssa() || !y.ssa() ||
      x.ssa().getType().getTypeID() != y.ssa().getType().getTypeID() ||
      isa<TorchDeviceType>(x.ssa().getType()))
    return value;
  FailureOr<AbstractValue> one =
      cx.control.choose(either->predicate, x, y, loc);
  return succeeded(one) ? *one : value;
}

AbstractValue ofSomething(Context &cx, AbstractValue value, Location loc) {
  MaybeObj *maybe = value.maybe();
  if (!maybe || !isForNothing(maybe->isNone, true, cx.oracle.getSymbols()))
    return value;
  cx.findings.remark(loc, "left out, as a graph has no None: no size from 1 on "
                          "makes this value one");
  return maybe->value;
}

LogicalResult evaluateSplit(Call &call, Context &cx, Value predicate,
                            llvm::function_ref<void(Call &, bool)> change) {
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    Call side = call;
    if (change)
      change(side, isThen);
    if (failed(cx.calls.evaluate(side)))
      return failure();
    return side.results;
  };
  auto results =
      cx.control.evaluateIf(predicate, call.loc, branch, {.keepsKnown = true});
  if (failed(results))
    return failure();
  call.results = *results;
  return success();
}

Outcome
inBranches(Call &call, Context &cx, Value predicate,
           llvm::function_ref<FailureOr<AbstractValues>(bool isThen)> branch) {
  auto results = cx.control.evaluateIf(predicate, call.loc, branch, {});
  if (failed(results))
    return Outcome::Failed;
  call.results = *results;
  return Outcome::Done;
}

AbstractValue readSide(Context &cx, EitherObj *either, bool isThen,
                       Location loc) {
  AbstractValue side = either->values[isThen];
  TensorObj *tensor = side.tensor();
  if (!tensor || tensor->base == tensor || cx.memory.placesOf(tensor) ||
      cx.predicates.known(either->predicate))
    return side;
  auto branch = [&](bool isHere) -> FailureOr<AbstractValues> {
    Value value = isHere == isThen
                      ? cx.memory.read(tensor, loc)
                      : cx.graph.zeroOf(tensor->current.getType(), loc);
    if (!value)
      return failure();
    return AbstractValues{cx.memory.newBase(value, tensor->contiguous)};
  };
  auto read = cx.control.evaluateIf(either->predicate, loc, branch, {});
  return succeeded(read) ? read->front() : AbstractValue();
}

bool isChanged(Context &cx, Value value) {
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    const OpSchema *schema = cx.oracle.getSchema(getOperatorName(user));
    bool ofObject =
        isa<func::CallOp>(user) || getOperatorName(user) == "prim::SetAttr";
    if ((ofObject && isa<ClassType>(value.getType())) ||
        (schema && schema->isMutable()))
      return true;
    // Or what is a view of it.
    if (!schema || use.getOperandNumber() >= schema->args.size())
      return false;
    StringRef set = schema->args[use.getOperandNumber()].aliasSet;
    return !set.empty() &&
           llvm::any_of(llvm::zip(schema->returns, user->getResults()),
                        [&](auto pair) {
                          auto &[ret, result] = pair;
                          return ret.aliasSet == set && isChanged(cx, result);
                        });
  });
}

bool isResultChanged(Context &cx) {
  // A replay elsewhere is at no operator of the program.
  Operation *current = cx.calls.getCurrent();
  return current && llvm::any_of(current->getResults(), [&](Value result) {
           return isChanged(cx, result);
         });
}

/// What `value` may be, each once.
static void collectTypes(AbstractValue value,
                         SmallVectorImpl<std::string> &types) {
  auto add = [&](std::string type) {
    if (!llvm::is_contained(types, type))
      types.push_back(std::move(type));
  };
  if (EitherObj *either = value.either()) {
    collectTypes(either->values[1], types);
    collectTypes(either->values[0], types);
  } else if (TensorObj *tensor = value.tensor()) {
    add(spellType(tensor->current.getType()));
  } else if (Value ssa = value.ssa()) {
    add(spellType(ssa.getType()));
  } else {
    add(value.list()    ? "a list"
        : value.tuple() ? "a tuple"
        : value.dict()  ? "a dict"
                        : "an object");
  }
}

std::string typesOf(AbstractValue value) {
  SmallVector<std::string> types;
  collectTypes(value, types);
  return llvm::join(types, " or ");
}

} // namespace torchonnx
