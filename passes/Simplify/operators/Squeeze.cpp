//===- Squeeze.cpp - Dims that may be 1 -----------------------------------===//
//
// What `squeeze` gives has a rank that depends on sizes. A dim that is not
// known to be 1, nor not to be, is squeezed in a branch:
//
//   x.squeeze(d) = x.select(d, 0) if x.size(d) == 1 else x
//
// So is what some operators squeeze before they return it.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "passes/Simplify/operators/Families.h"

using namespace mlir;

namespace torchonnx {

/// The last of `dims` that may be 1 and may not; those before it keep their
/// places.
static std::optional<int64_t> lastOpenDim(TorchTensorType type,
                                          ArrayRef<int64_t> dims,
                                          const Symbols &symbols) {
  std::optional<int64_t> open;
  for (int64_t dim : dims) {
    SizeExpr size = symbols.getExpr(type.getDims()[dim]);
    SizeRange range = size.bounds(symbols.getFacts());
    if (!size || (range.min < 2 && range.max > 0 && size.number() != 1))
      open = std::max(open.value_or(dim), dim);
  }
  return open;
}

/// Whether dim `dim` of `self` is 1, for a branch to be taken by.
static Value isOneIn(Call &call, Context &cx, int64_t dim) {
  auto tensor = materialize(cx, call.arg("self"), call.loc);
  Value size =
      succeeded(tensor) ? cx.graph.sizeOf(*tensor, dim, call.loc) : Value();
  // Of comparisons by order, branches learn a range.
  const Symbols &symbols = cx.oracle.getSymbols();
  bool hasSome = size && symbols.isAtLeast(size, 1);
  Value isOne =
      size ? cx.graph.emitValue(hasSome ? "aten::lt.int" : "aten::eq.int",
                                {size, cx.graph.constantInt(hasSome ? 2 : 1)},
                                call.loc)
           : Value();
  if (!isOne)
    return {};
  cx.findings.squeezesOnes = true;
  Attribute named = cast<TorchTensorType>(tensor->getType()).getDims()[dim];
  if (cx.options.assumesNoOnes && !symbols.isComputed(named)) {
    cx.findings.warn(call.loc, "dim " + llvm::Twine(dim) +
                                   " is taken not to be 1: it would be "
                                   "squeezed");
    cx.predicates.assume(isOne, false);
    return isOne;
  }
  auto name = dyn_cast_or_null<StringAttr>(named);
  cx.findings.remark(
      call.loc,
      "dim " + llvm::Twine(dim) +
          " may be 1 and is squeezed then, which changes the rank: say where "
          "it is not" +
          (name && Symbols::isAtom(name) && !symbols.isComputed(name)
               ? ", as in --dim " + name.getValue() + "=2.."
               : llvm::Twine()));
  return isOne;
}

/// Of an operator that has a row and column for each row of a matrix, unless
/// that is one.
static Outcome squeezeRows(Call &call, Context &cx) {
  auto type =
      dyn_cast_or_null<TorchTensorType>(typeOf(call.arg("self"), cx.context));
  if (!type || !type.getRanked() || type.getRank() != 2 ||
      !lastOpenDim(type, 0, cx.oracle.getSymbols()))
    return Outcome::Declined;
  const Symbols &symbols = cx.oracle.getSymbols();
  if (!symbols.isAtLeast(type.getDims()[0], 1))
    return cx.fail(call.loc, "the rank of what " + call.name +
                                 " gives depends on whether there is one row: "
                                 "say how many there are at least");
  Value isOne = isOneIn(call, cx, 0);
  if (!isOne)
    return Outcome::Failed;
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    Call rest = call;
    if (isThen) {
      // Of a size that is known.
      Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
      auto row =
          cx.calls.resultOf("aten::slice.Tensor",
                            {call.receiver(), zero, zero, one, one}, call.loc);
      if (failed(row))
        return failure();
      rest.receiver() = *row;
    }
    if (failed(cx.calls.evaluate(rest)))
      return failure();
    return rest.results;
  };
  return inBranches(call, cx, isOne, branch);
}

static Outcome squeeze(Call &call, Context &cx) {
  auto type =
      dyn_cast_or_null<TorchTensorType>(typeOf(call.arg("self"), cx.context));
  if (!type || !type.getRanked() || !type.getRank())
    return Outcome::Declined;
  int64_t rank = type.getRank();
  SmallVector<int64_t> dims;
  if (!call.has("dim")) {
    llvm::append_range(dims, llvm::seq<int64_t>(0, rank));
  } else {
    auto given = materialize(cx, call.arg("dim"), call.loc);
    if (failed(given))
      return Outcome::Failed;
    SmallVector<Value> each{*given};
    if (auto elements = getElements(*given))
      each = *elements;
    for (Value one : each) {
      std::optional<int64_t> dim = getConstantInt(one);
      if (!dim || *dim < -rank || *dim >= rank)
        return Outcome::Declined;
      dims.push_back(fromFront(*dim, rank));
    }
  }
  std::optional<int64_t> open = lastOpenDim(type, dims, cx.oracle.getSymbols());
  if (!open)
    return Outcome::Declined;
  Value isOne = isOneIn(call, cx, *open);
  if (!isOne)
    return Outcome::Failed;
  llvm::erase(dims, *open);
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    AbstractValue rest = call.arg("self");
    if (isThen) {
      auto first = cx.calls.resultOf(
          "aten::select.int",
          {rest, cx.graph.constantInt(*open), cx.graph.constantInt(0)},
          call.loc);
      if (failed(first))
        return failure();
      rest = *first;
    }
    if (dims.empty())
      return AbstractValues{rest};
    // In this branch the others keep their places but for those behind.
    SmallVector<Value> others;
    for (int64_t dim : dims)
      others.push_back(
          cx.graph.constantInt(isThen && dim > *open ? dim - 1 : dim));
    auto more = cx.calls.resultOf(
        "aten::squeeze.dims",
        {rest, cx.memory.wrap(cx.graph.listOf(others, call.loc), call.loc)},
        call.loc);
    if (failed(more))
      return failure();
    return AbstractValues{*more};
  };
  return inBranches(call, cx, isOne, branch);
}

void addSqueezeFunctions(OperatorTable &table) {
  table.on("aten::squeeze", squeeze);
  for (StringRef name : {"aten::cov", "aten::corrcoef"})
    table.on(name, squeezeRows);
}

} // namespace torchonnx
