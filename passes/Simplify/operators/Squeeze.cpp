//===- Squeeze.cpp - Dims that may be 1 -----------------------------------===//
//
// What `squeeze` gives has a rank that depends on sizes. A dim that is not
// known to be 1, nor not to be, is squeezed in a branch:
//
//   x.squeeze(d) = x.select(d, 0) if x.size(d) == 1 else x
//
//===----------------------------------------------------------------------===//

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

Outcome squeeze(Call &call, Context &cx) {
  auto type =
      dyn_cast_or_null<TorchTensorType>(typeOf(call.arg("self"), cx.context));
  if (cx.options.allowFixedDims || !type || !type.getRanked() ||
      !type.getRank())
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
      dims.push_back(*dim < 0 ? *dim + rank : *dim);
    }
  }
  std::optional<int64_t> open = lastOpenDim(type, dims, cx.oracle.getSymbols());
  if (!open)
    return Outcome::Declined;
  auto tensor = materialize(cx, call.arg("self"), call.loc);
  if (failed(tensor))
    return Outcome::Failed;
  Value isOne = cx.graph.emitValue(
      "aten::eq.int",
      {cx.graph.sizeOf(*tensor, *open, call.loc), cx.graph.constantInt(1)},
      call.loc);
  if (!isOne)
    return Outcome::Failed;
  cx.findings.remark(call.loc,
                     "dim " + llvm::Twine(*open) +
                         " may be 1 and is squeezed then, which changes the "
                         "rank: say where it is not, as in --dim n=2..");
  llvm::erase(dims, *open);
  auto branch = [&](bool isThen) -> FailureOr<AbstractValues> {
    AbstractValue rest = call.arg("self");
    if (isThen) {
      Call select{"aten::select.int",
                  call.loc,
                  {rest, cx.graph.constantInt(*open), cx.graph.constantInt(0)},
                  {},
                  {},
                  {}};
      if (failed(cx.calls.evaluate(select)))
        return failure();
      rest = select.results[0];
    }
    if (dims.empty())
      return AbstractValues{rest};
    // In this branch the others keep their places but for those behind.
    SmallVector<Value> others;
    for (int64_t dim : dims)
      others.push_back(
          cx.graph.constantInt(isThen && dim > *open ? dim - 1 : dim));
    Call more{
        "aten::squeeze.dims",
        call.loc,
        {rest, cx.memory.wrap(cx.graph.listOf(others, call.loc), call.loc)},
        {},
        {},
        {}};
    if (failed(cx.calls.evaluate(more)))
      return failure();
    return more.results;
  };
  auto results = cx.control.evaluateIf(isOne, call.loc, branch, {});
  if (failed(results))
    return Outcome::Failed;
  call.results = *results;
  return Outcome::Done;
}

} // namespace torchonnx
