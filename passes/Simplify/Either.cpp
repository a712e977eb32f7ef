//===- Either.cpp - Values of two types -----------------------------------===//
//
// `x if c else x[0]` has one of two ranks. No value of a graph has, so it is
// two, and an operator on it runs in a branch of `c` for each. Where what they
// give has one type again, so have the results.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/inputs/InputSpec.h"

using namespace mlir;

namespace torchonnx {

/// The one of the two that the branches that we are in leave.
AbstractValue Evaluator::resolveEither(AbstractValue value) {
  while (EitherObj *either = value.either()) {
    std::optional<bool> known = predicates.known(either->predicate);
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
  static const OperatorTable containers = [] {
    OperatorTable table;
    addContainerHandlers(table);
    return table;
  }();
  if (call.name.ends_with("Construct"))
    return {};
  bool isContainer = containers.lookup(call.name);
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
  std::optional<bool> known = predicates.known(maybe->isNone);
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
// An element that is one of several
//===----------------------------------------------------------------------===//

/// Whether the program changes the container that `value` is, as far as what
/// uses it tells.
bool Evaluator::isChanged(Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    const OpSchema *schema = oracle.getSchema(getOperatorName(user));
    bool ofObject =
        isa<func::CallOp>(user) || getOperatorName(user) == "prim::SetAttr";
    return (ofObject && isa<ClassType>(value.getType())) ||
           (schema && schema->isMutable());
  });
}

bool Evaluator::isResultChanged() {
  // A replay elsewhere is at no operator of the program.
  return current && llvm::any_of(current->getResults(), [&](Value result) {
           return isChanged(result);
         });
}

/// Of two containers that were there before a branch, the one that it chooses
/// as `result`, if that is changed; nothing else is one of two objects.
AbstractValue Evaluator::chosenContainer(OpResult result, Value predicate) {
  auto ifOp = cast<IfOp>(result.getOwner());
  AbstractValue sides[2];
  for (bool isThen : {true, false}) {
    Region &region = isThen ? ifOp.getThenRegion() : ifOp.getElseRegion();
    Value value =
        region.front().getTerminator()->getOperand(result.getResultNumber());
    if (region.isAncestor(value.getParentRegion()))
      return {};
    sides[isThen] = lookup(value);
  }
  if (!sides[0].shared() || !sides[1].shared() || sides[0] == sides[1] ||
      !isChanged(result))
    return {};
  return oneOf(predicate, sides[1], sides[0]);
}

/// Whether an element of `list` at an index of the run, which the operator at
/// hand reads, is best said to be one of all: strings, so that comparisons are
/// decided while compiling, and what is changed where it is.
bool Evaluator::isOneOfElements(ListObj *list) {
  constexpr size_t most = 64;
  if (list->elements.empty() || list->elements.size() > most)
    return false;
  auto size = [](AbstractValue element) {
    return element.list() && !element.list()->isRows
               ? element.list()->elements.size()
               : 0;
  };
  bool changes = isResultChanged();
  return llvm::all_of(list->elements, [&](AbstractValue element) {
    return isString(element) || element.dict() || element.object() ||
           (element.list() && (changes || size(element) == 0 ||
                               size(element) != size(list->elements[0])));
  });
}

/// list[i] = list[0] if i == 0 else list[1] if i == 1 ...
Evaluator::Outcome Evaluator::oneOfElements(Call &call, ListObj *list) {
  auto index = materialize(call.args[1], call.loc);
  if (failed(index))
    return Outcome::Failed;
  Value place =
      emitValue("aten::remainder.int",
                {*index, constantInt(list->elements.size())}, call.loc);
  AbstractValue found = list->elements.back();
  for (size_t i = list->elements.size() - 1; i-- > 0;) {
    Value isThis = emitValue("aten::eq.int", {place, constantInt(i)}, call.loc);
    if (!isThis)
      return Outcome::Failed;
    found = oneOf(isThis, list->elements[i], found);
  }
  return done(call, found);
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
