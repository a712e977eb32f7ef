//===- KnownNumbers.cpp - Dims and flags that only the run knows ----------===//
//
// What has to be known (passes/Utils/KnownNumbers.h) and has few values is
// known in a branch for each:
//
//   x.cumsum(d) = x.cumsum(0) if d % 2 == 0 else x.cumsum(1)  // of two dims
//
// So is a list of integers that a branch chose to be one of two.
//
//===----------------------------------------------------------------------===//

#include "passes/Utils/KnownNumbers.h"
#include "dialects/Torch/SizeChoices.h"
#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

/// The two known numbers one of which a branch chose `number` to be, the one
/// where the predicate does not hold first.
static std::optional<std::array<TypedAttr, 2>> chosenOf(Value number) {
  auto choice = number.getDefiningOp<IfOp>();
  if (!choice)
    return std::nullopt;
  std::array<TypedAttr, 2> numbers;
  for (bool isThen : {false, true}) {
    Value side = sideOf(choice, number, isThen);
    auto known =
        side ? dyn_cast_or_null<TypedAttr>(getConstant(side)) : TypedAttr();
    if (!known)
      return std::nullopt;
    numbers[isThen] = known;
  }
  return numbers;
}

namespace {
/// The lists of known integers one of which a branch chose, the one where the
/// predicate does not hold first.
struct ChosenLists {
  Value predicate;
  std::array<std::vector<AbstractValue>, 2> lists;
};
} // namespace

/// What a branch chose `value` to be, if it is such a list.
static std::optional<ChosenLists> chosenLists(Context &cx, AbstractValue value,
                                              Location loc) {
  TensorObj *rows = rowsOf(value);
  if (!rows || !isa_and_nonnull<TorchIntType>(value.list()->elementType))
    return std::nullopt;
  Value numbers = cx.memory.read(rows, loc);
  auto choice = numbers ? numbers.getDefiningOp<IfOp>() : IfOp();
  if (!choice)
    return std::nullopt;
  ChosenLists chosen{choice.getCondition(), {}};
  for (bool isThen : {false, true}) {
    Value side = sideOf(choice, numbers, isThen);
    auto known = side
                     ? dyn_cast_or_null<DenseIntElementsAttr>(getConstant(side))
                     : DenseIntElementsAttr();
    if (!known || known.getType().getRank() != 1)
      return std::nullopt;
    for (const APInt &number : known.getValues<APInt>())
      chosen.lists[isThen].push_back(
          cx.graph.constantInt(number.getSExtValue()));
  }
  return chosen;
}

/// Whether an argument is a list of integers that is no subject of a method of
/// lists: dims, sizes, strides.
static bool takesIntegers(const SchemaArg &arg) {
  return arg.baseType() == "int[]" &&
         !llvm::is_contained({"self", "input", "a", "b", "l", "r"}, arg.name);
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
    return dim ? std::optional(fromFront(*dim, count)) : dim;
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

Outcome evaluateWithEachNumber(Call &call, Context &cx,
                               const OpSchema &schema) {
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    if (i >= schema.args.size())
      break;
    if (takesIntegers(schema.args[i]))
      if (auto chosen = chosenLists(cx, arg, call.loc)) {
        auto choose = [&, at = i, integers = arg.list()->elementType](
                          Call &side, bool holds) {
          side.args[at] = cx.heap.newList(chosen->lists[holds], integers);
        };
        return outcomeOf(evaluateSplit(call, cx, chosen->predicate, choose));
      }
    ListObj *list = knownList(arg);
    for (size_t k = 0, end = list ? list->elements.size() : 1; k < end; ++k) {
      NumberIn at{unsigned(i), list ? std::optional(k) : std::nullopt};
      Value number = at.of(call);
      if (!number || getConstant(number) ||
          !needsKnown(call.name, schema.args[i].name))
        continue;
      if (isa<TorchBoolType>(number.getType())) {
        auto choose = [&](Call &side, bool holds) {
          at.set(side, cx.graph.constantBool(holds), cx);
        };
        return outcomeOf(evaluateSplit(call, cx, number, choose));
      }
      if (!isa<TorchIntType, TorchFloatType>(number.getType()))
        continue;
      if (auto numbers = chosenOf(number)) {
        auto choose = [&](Call &side, bool holds) {
          at.set(side, cx.graph.constant((*numbers)[holds]), cx);
        };
        Value predicate = number.getDefiningOp<IfOp>().getCondition();
        return outcomeOf(evaluateSplit(call, cx, predicate, choose));
      }
      if (!isa<TorchIntType>(number.getType()))
        continue;
      if (auto count = countValues(call, cx, schema.args[i].name))
        return evaluateWithAny(call, cx, at, *count);
    }
  }
  return Outcome::Declined;
}

} // namespace torchonnx
