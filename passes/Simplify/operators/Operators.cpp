//===- Operators.cpp - Who evaluates a call -------------------------------===//

#include "passes/Simplify/operators/Operators.h"
#include "passes/KnownNumbers.h"
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
    table.on("aten::squeeze", squeeze);
    for (StringRef name : {"aten::cov", "aten::corrcoef"})
      table.on(name, squeezeRows);
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

/// The predicate that a call is to be split by, or null. Containers hold values
/// of two types as any other.
static Value undecided(const Call &call, Context &cx) {
  static const OperatorTable containers = [] {
    OperatorTable table;
    addContainerFunctions(table);
    return table;
  }();
  if (call.name.ends_with("Construct"))
    return {};
  // A tensor may have a method of the name.
  bool isContainer = containers.lookup(call.name) && !call.args.empty() &&
                     !call.args.front().tensor();
  // What compares two containers puts none into the other.
  bool compares =
      call.name.starts_with("aten::eq.") || call.name.starts_with("aten::ne.");
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    bool isHeld = isContainer && !compares && i > 0 && !isOneOfScalars(arg);
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

/// The two known integers one of which a branch chose `number` to be, the one
/// where the predicate does not hold first.
static std::optional<std::array<int64_t, 2>> chosenOf(Value number) {
  auto choice = number ? number.getDefiningOp<IfOp>() : IfOp();
  if (!choice || !isa<TorchIntType>(number.getType()))
    return std::nullopt;
  unsigned place = cast<OpResult>(number).getResultNumber();
  std::array<int64_t, 2> numbers;
  for (bool isThen : {false, true}) {
    Block &side = choice->getRegion(isThen ? 0 : 1).front();
    std::optional<int64_t> known =
        getConstantInt(side.getTerminator()->getOperand(place));
    if (!known)
      return std::nullopt;
    numbers[isThen] = *known;
  }
  return numbers;
}

/// How many values an argument has that names a dim, or a number of turns, the
/// negative ones left aside. Nothing where the rank is not known.
static std::optional<int64_t> countValues(Call &call, Context &cx,
                                          StringRef argument) {
  if (call.name == "aten::rot90" && argument == "k")
    return 4;
  if (!namesDim(call.name, argument))
    return std::nullopt;
  AbstractValue about =
      argument == "dims_other" ? call.arg("other") : call.args.front();
  TorchTensorType type;
  if (TensorObj *tensor = about.tensor())
    type = cast<TorchTensorType>(tensor->current.getType());
  if (ListObj *list = about.list())
    if (auto types = elementTypes(*list); !types.empty())
      type = types.front();
  if (!type)
    return std::nullopt;
  bool isOfResult = llvm::is_contained(
      {"aten::unsqueeze", "aten::stack", "aten::diag_embed"}, call.name);
  return std::max(type.getRank() + isOfResult, int64_t(1));
}

namespace {
/// A number among the arguments of a call, alone or in a list.
struct NumberIn {
  unsigned argument;
  std::optional<size_t> place;

  Value of(const Call &call) const {
    AbstractValue arg = call.args[argument];
    return (place ? arg.list()->elements[*place] : arg).ssa();
  }
  void set(Call &call, Value number, Context &cx) const {
    AbstractValue &arg = call.args[argument];
    if (!place) {
      arg = number;
      return;
    }
    std::vector<AbstractValue> elements = arg.list()->elements;
    elements[*place] = number;
    arg = cx.heap.newLike(arg, elements);
  }
};
} // namespace

/// Whether PyTorch raises at two dims of a call, whatever the tensor: at the
/// same one twice in a list, and at a last one before the first.
static bool namesNoDims(Call &call, Context &cx, NumberIn number,
                        int64_t count) {
  auto placeOf = [&](AbstractValue value) {
    std::optional<int64_t> dim = knownInt(value);
    return dim && *dim < 0 ? *dim + count : dim;
  };
  if (!number.place)
    return call.has("start_dim") && call.has("end_dim") &&
           placeOf(call.arg("start_dim")) > placeOf(call.arg("end_dim")) &&
           placeOf(call.arg("end_dim"));
  // What is rolled twice is so.
  std::vector<AbstractValue> dims = call.args[number.argument].list()->elements;
  auto place = placeOf(dims[*number.place]);
  return call.name != "aten::roll" && llvm::count_if(dims, [&](auto dim) {
                                        return placeOf(dim) == place;
                                      }) > 1;
}

/// Evaluates `call` with each of the numbers from 0 to `count` less one that
/// `number` may be, or be when `count` is added to it.
static Outcome evaluateWithAny(Call &call, Context &cx, NumberIn number,
                               int64_t count) {
  Value place = cx.graph.emitValue(
      "aten::remainder.int", {number.of(call), cx.graph.constantInt(count)},
      call.loc);
  if (!place)
    return Outcome::Failed;
  auto with = [&](int64_t value) -> FailureOr<AbstractValues> {
    Call side = call;
    number.set(side, cx.graph.constantInt(value), cx);
    if (namesNoDims(side, cx, number, count)) {
      cx.control.raise(call.loc,
                       (call.name + " of dims that it does not take").str());
      return failure();
    }
    if (failed(cx.calls.evaluate(side)))
      return failure();
    return side.results;
  };
  std::function<FailureOr<AbstractValues>(int64_t)> from =
      [&](int64_t value) -> FailureOr<AbstractValues> {
    if (value + 1 == count)
      return with(value);
    Value isIt =
        cx.graph.areEqual(place, cx.graph.constantInt(value), call.loc);
    if (!isIt)
      return failure();
    auto branch = [&](bool isThen) {
      return isThen ? with(value) : from(value + 1);
    };
    return cx.control.evaluateIf(isIt, call.loc, branch, {.keepsKnown = true});
  };
  auto results = from(0);
  if (failed(results))
    return Outcome::Failed;
  call.results = *results;
  return Outcome::Done;
}

static Outcome outcomeOf(LogicalResult result) {
  return succeeded(result) ? Outcome::Done : Outcome::Failed;
}

/// A number or flag that has to be known, alone or in a list, and that has few
/// values: the call is evaluated with each. Declined where there is none.
static Outcome evaluateWithEachNumber(Call &call, Context &cx,
                                      const OpSchema &schema) {
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    if (i >= schema.args.size() || !needsKnown(call.name, schema.args[i].name))
      continue;
    ListObj *list = knownList(arg);
    for (size_t k = 0, end = list ? list->elements.size() : 1; k < end; ++k) {
      NumberIn at{unsigned(i), list ? std::optional(k) : std::nullopt};
      Value number = at.of(call);
      if (!number || getConstant(number))
        continue;
      if (isa<TorchBoolType>(number.getType())) {
        auto choose = [&](Call &side, bool holds) {
          at.set(side, cx.graph.constantBool(holds), cx);
        };
        return outcomeOf(evaluateSplit(call, cx, number, choose));
      }
      if (!isa<TorchIntType>(number.getType()))
        continue;
      if (auto numbers = chosenOf(number)) {
        auto choose = [&](Call &side, bool holds) {
          at.set(side, cx.graph.constantInt((*numbers)[holds]), cx);
        };
        Value predicate = number.getDefiningOp<IfOp>().getCondition();
        return outcomeOf(evaluateSplit(call, cx, predicate, choose));
      }
      if (auto count = countValues(call, cx, schema.args[i].name))
        return evaluateWithAny(call, cx, at, *count);
    }
  }
  return Outcome::Declined;
}

/// A call whose receiver, or other list, has a form of its own.
static Outcome callOfForm(Call &call, Context &cx) {
  if (call.args.empty())
    return Outcome::Declined;
  if (failed(settleViews(call, cx)))
    return Outcome::Failed;
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
  if (schema->isMutable())
    return evaluateInPlace(call, cx, *schema);
  return evaluatePlain(call, cx, *schema);
}

} // namespace torchonnx
