//===- Operators.cpp - Who evaluates a call -------------------------------===//

#include "passes/Simplify/operators/Operators.h"
#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

static const OperatorTable &functions() {
  static const OperatorTable table = [] {
    OperatorTable table;
    addListFunctions(table);
    addQueryFunctions(table);
    addNumberFunctions(table);
    addAliasFunctions(table);
    addInPlaceFunctions(table);
    addLayoutFunctions(table);
    addSqueezeFunctions(table);
    return table;
  }();
  return table;
}

bool isResolved(StringRef name) { return functions().resolves(name); }

/// The predicate of a value of two types in `value`, or null.
static Value undecidedIn(Context &cx, AbstractValue value, bool isDeep) {
  value = resolve(cx, value);
  if (EitherObj *either = value.either())
    return either->predicate;
  ArrayRef<AbstractValue> elements;
  if (ListObj *list = value.list())
    elements = list->elements;
  else if (TupleObj *tuple = value.tuple())
    elements = tuple->elements;
  if (isDeep)
    for (AbstractValue element : elements)
      if (Value predicate = undecidedIn(cx, element, isDeep))
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

/// Whether a call is of containers. A tensor may have a method of the name.
static bool isOfContainers(const Call &call) {
  static const OperatorTable containers = [] {
    OperatorTable table;
    addContainerFunctions(table);
    return table;
  }();
  return call.name.ends_with("Construct") ||
         (containers.lookup(call.name) && !call.args.empty() &&
          !call.args.front().tensor());
}

/// Whether a call may put its argument `i` into a container, or give it as it
/// is: comparisons and joins of two do not.
static bool mayKeep(const Call &call, size_t i) {
  bool compares =
      call.name.starts_with("aten::eq.") || call.name.starts_with("aten::ne.");
  return call.name.ends_with("Construct") ||
         (i > 0 && isOfContainers(call) && !compares);
}

/// The predicate that a call is to be split by, or null. Containers hold values
/// of two types as any other.
static Value undecided(const Call &call, Context &cx) {
  bool isContainer = isOfContainers(call);
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    bool isHeld = call.name.ends_with("Construct") ||
                  (mayKeep(call, i) && !isOneOfScalars(arg));
    if (Value predicate =
            isHeld ? Value() : undecidedIn(cx, arg, /*isDeep=*/!isContainer))
      return predicate;
  }
  return {};
}

/// Evaluates `call` where its argument `i` is None and where it is a value.
static LogicalResult evaluateWithOrWithout(Call &call, Context &cx,
                                           unsigned i) {
  MaybeObj *maybe = call.args[i].maybe();
  return evaluateSplit(call, cx, maybe->isNone, [&](Call &side, bool isNone) {
    side.args[i] = isNone ? AbstractValue(cx.graph.none()) : maybe->value;
  });
}

/// A call whose receiver, or other list, has a form of its own.
static Outcome callOfForm(Call &call, Context &cx) {
  if (call.args.empty())
    return Outcome::Declined;
  auto isHeld = [&](size_t i) { return mayKeep(call, i); };
  if (failed(settleViews(call, cx, isHeld)))
    return Outcome::Failed;
  // What is constructed holds its arguments as they are.
  if (call.name.ends_with("Construct"))
    return Outcome::Declined;
  // Of any operator: what it is that joins two lists is not asked here.
  AbstractValue other = call.args.size() > 1 ? call.args[1] : AbstractValue();
  if (piecesOf(call.receiver()) ||
      (call.args.size() == 2 && call.receiver().list() && piecesOf(other)))
    if (Outcome outcome = piecesCall(call, cx); outcome != Outcome::Declined)
      return outcome;
  if (columnsOf(call.receiver()) || columnsOf(other))
    return columnsCall(call, cx);
  return Outcome::Declined;
}

/// An operator of which LibTorch tells what it gives.
static LogicalResult evaluatePlain(Call &call, Context &cx,
                                   const OpSchema &schema) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return failure();
  auto results = cx.graph.emit(call.name, *operands, call.loc);
  if (failed(results))
    return failure();
  for (auto [i, value] : llvm::enumerate(*results)) {
    const SchemaArg *ret =
        i < schema.returns.size() ? &schema.returns[i] : nullptr;
    call.results.push_back(bindTensorResult(call, cx, &schema, ret, value,
                                            *operands, std::nullopt));
  }
  return success();
}

LogicalResult evaluateBySchema(Call &call, Context &cx,
                               const OpSchema &schema) {
  return schema.isMutable() ? evaluateInPlace(call, cx, schema)
                            : evaluatePlain(call, cx, schema);
}

Outcome evaluateAs(Call &call, Context &cx, StringRef name,
                   AbstractValues args) {
  Call other = call;
  other.name = name;
  other.args = std::move(args);
  LogicalResult result = cx.calls.evaluate(other);
  call.results = other.results;
  return outcomeOf(result);
}

LogicalResult evaluateOperator(Call &call, Context &cx) {
  if (cx.heap.hasEithers()) {
    for (AbstractValue &arg : call.args)
      arg = resolve(cx, arg);
    if (Value predicate = undecided(call, cx))
      return evaluateSplit(call, cx, predicate);
  }
  for (AbstractValue arg : call.args)
    if (failed(cx.memory.checkReadable(arg, call.loc)))
      return failure();
  const OpSchema *schema = cx.oracle.getSchema(call.name);
  if (schema)
    if (Outcome outcome = evaluateWithEachNumber(call, cx, *schema);
        outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  if (Outcome outcome = callOfForm(call, cx); outcome != Outcome::Declined)
    return success(outcome == Outcome::Done);
  for (unsigned i = 0; schema && i < call.args.size(); ++i)
    if (MaybeObj *maybe = call.args[i].maybe();
        maybe && i < schema->args.size() && schema->args[i].isOptional())
      return evaluateWithOrWithout(call, cx, i);
  if (!call.args.empty() && nestedOf(call.receiver()))
    if (Outcome outcome = nestedCall(call, cx); outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  if (Handler handler = functions().lookup(call.name)) {
    Outcome outcome = handler(call, cx);
    if (outcome != Outcome::Declined)
      return success(outcome == Outcome::Done);
  }
  if (!schema)
    return cx.error(call.loc,
                    "operator " + call.name +
                        " is not known to PyTorch here; load its library");
  return evaluateBySchema(call, cx, *schema);
}

} // namespace torchonnx
