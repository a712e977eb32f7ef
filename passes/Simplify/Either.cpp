//===- Either.cpp - Values of two types -----------------------------------===//
//
// `x if c else x[0]` has one of two ranks. No value of a graph has, so it is
// two, and an operator on it runs in a branch of `c` for each. Where what they
// give has one type again, so have the results.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/InputSpec.h"

using namespace mlir;

namespace torchonnx {

/// The one of the two that the branches that we are in leave.
AbstractValue Evaluator::resolveEither(AbstractValue value) {
  while (EitherObj *either = value.either()) {
    std::optional<bool> known = knownBool(either->predicate);
    if (!known)
      return value;
    value = either->values[*known];
  }
  return value;
}

/// The predicate of a value of two types in `value`, or null.
Value Evaluator::undecided(AbstractValue value, bool isDeep) {
  value = resolve(value);
  if (EitherObj *either = value.either())
    return either->predicate;
  ArrayRef<AbstractValue> elements;
  if (ListObj *list = value.list())
    elements = list->elements;
  else if (TupleObj *tuple = value.tuple())
    elements = tuple->elements;
  if (isDeep)
    for (AbstractValue element : elements)
      if (Value predicate = undecided(element, isDeep))
        return predicate;
  return {};
}

/// Whether `value` is one of several scalars.
static bool isOneOfScalars(AbstractValue value) {
  EitherObj *either = value.either();
  return either && llvm::all_of(either->values, [](AbstractValue one) {
           return one.ssa() || isOneOfScalars(one);
         });
}

/// The predicate that a call is to be split by, or null. Containers hold values
/// of two types as any other.
Value Evaluator::undecided(const Call &call) {
  static const llvm::StringMap<Handler> containers = [] {
    llvm::StringMap<Handler> table;
    addContainerHandlers(table);
    return table;
  }();
  if (call.name.ends_with("Construct"))
    return {};
  bool isContainer = containers.contains(call.name) ||
                     containers.contains(call.name.split('.').first);
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    bool isHeld = isContainer && i > 0 && !isOneOfScalars(arg);
    if (Value predicate =
            isHeld ? Value() : undecided(arg, /*isDeep=*/!isContainer))
      return predicate;
  }
  return {};
}

/// Evaluates `call` where `predicate` holds and where it does not.
LogicalResult Evaluator::evaluateSplit(Call &call, Value predicate) {
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    Call side = call;
    if (failed(evaluateCall(side)))
      return failure();
    return side.results;
  };
  auto results = evaluateRuntimeIf(predicate, call.loc, /*checks=*/false,
                                   branch, /*keepsKnown=*/true);
  if (failed(results))
    return failure();
  call.results = *results;
  return success();
}

/// Evaluates `call` where its argument `i` is None and where it is a value.
LogicalResult Evaluator::evaluateWithOrWithout(Call &call, unsigned i) {
  MaybeObj *maybe = call.args[i].maybe();
  auto branch = [&](bool isNone) -> FailureOr<AbstractValues> {
    Call side = call;
    side.args[i] = isNone ? AbstractValue(none()) : maybe->value;
    if (failed(evaluateCall(side)))
      return failure();
    return side.results;
  };
  std::optional<bool> known = knownBool(maybe->isNone);
  auto results = known ? branch(*known)
                       : evaluateRuntimeIf(maybe->isNone, call.loc,
                                           /*checks=*/false, branch,
                                           /*keepsKnown=*/true);
  if (failed(results))
    return failure();
  call.results = *results;
  return success();
}

AbstractValue Evaluator::unify(AbstractValue value, Location loc) {
  value = resolve(value);
  EitherObj *either = value.either();
  if (!either)
    return value;
  AbstractValue x = unify(either->values[1], loc),
                y = unify(either->values[0], loc);
  if (!x.ssa() || !y.ssa() ||
      x.ssa().getType().getTypeID() != y.ssa().getType().getTypeID() ||
      isa<TorchDeviceType>(x.ssa().getType()))
    return value;
  FailureOr<AbstractValue> one = choose(either->predicate, x, y, loc);
  return succeeded(one) ? *one : value;
}

//===----------------------------------------------------------------------===//
// A tensor that is one of two
//===----------------------------------------------------------------------===//

/// The contents of the one of two tensors that `tensor` is.
Value Evaluator::rederive(TensorObj *tensor, Location loc) {
  EitherObj *either = tensor->either;
  if (std::optional<bool> known = knownBool(either->predicate))
    return read(either->values[*known].tensor(), loc);
  auto op =
      IfOp::create(b, loc, {tensor->current.getType()}, either->predicate);
  for (bool isThen : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&op->getRegion(isThen ? 0 : 1));
    enterScope();
    assume(either->predicate, isThen);
    Value value = read(either->values[isThen].tensor(), loc);
    leaveScope();
    if (!value)
      return {};
    TorchYieldOp::create(b, loc, value);
  }
  return op->getResult(0);
}

/// Writes what `tensor` holds to the one of two tensors that it is. The other
/// may be a view that cannot even be looked at.
LogicalResult Evaluator::writeSides(TensorObj *tensor, Location loc) {
  EitherObj *either = tensor->either;
  Value contents = read(tensor, loc);
  if (!contents)
    return failure();
  for (bool isThen : {true, false}) {
    TensorObj *side = either->values[isThen].tensor(), *base = side->base;
    std::optional<bool> known = knownBool(either->predicate);
    if (known == !isThen)
      continue;
    Value old = read(base, loc);
    if (!old)
      return failure();
    if (known) {
      if (failed(write(side, contents, loc)))
        return failure();
      continue;
    }
    auto op = IfOp::create(b, loc, {old.getType()}, either->predicate);
    for (bool inThen : {true, false}) {
      OpBuilder::InsertionGuard guard(b);
      b.createBlock(&op->getRegion(inThen ? 0 : 1));
      Value result = old;
      if (inThen == isThen && side == base) {
        result = contents;
      } else if (inThen == isThen) {
        enterScope();
        assume(either->predicate, isThen);
        bool isWritten =
            read(side, loc) && succeeded(write(side, contents, loc));
        result = isWritten ? read(base, loc) : Value();
        leaveScope();
      }
      if (!result)
        return failure();
      TorchYieldOp::create(b, loc, result);
    }
    if (failed(write(base, op->getResult(0), loc)))
      return failure();
  }
  // The sides were written to because this was.
  assign(tensor->poisonedAt, std::optional<Location>());
  return success();
}

/// What `value` may be, for messages.
std::string Evaluator::typesOf(AbstractValue value) {
  if (EitherObj *either = value.either())
    return typesOf(either->values[1]) + " on one branch and " +
           typesOf(either->values[0]) + " on the other";
  if (TensorObj *tensor = value.tensor())
    return spellType(tensor->current.getType());
  if (Value ssa = value.ssa())
    return spellType(ssa.getType());
  return value.list()    ? "a list"
         : value.tuple() ? "a tuple"
         : value.dict()  ? "a dict"
                         : "an object";
}

} // namespace torchonnx
