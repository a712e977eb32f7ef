//===- Views.cpp - Views and their inverses -------------------------------===//
//
// How a view is made of its parent's contents, and the parent's contents of the
// view's after a write to it.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Memory.h"

using namespace mlir;

namespace torchonnx {

Value Memory::applyView(const ViewStep &step, Value parent, Location loc) {
  if (std::optional<ViewStep> slice = sliceOfElement(step, parent, loc))
    return applyView(*slice, parent, loc);
  SmallVector<Value> operands = {parent};
  llvm::append_range(operands, step.operands);
  auto results = graph.emit(step.name, operands, loc);
  if (failed(results))
    return {};
  if (!step.element)
    return results->front();
  AbstractValue list = wrap(results->front(), loc);
  if (!list.list() || *step.element >= list.list()->elements.size())
    return {};
  return list.list()->elements[*step.element].tensor()->current;
}

/// Element i of a split as a slice: one op, and one that has an inverse.
std::optional<ViewStep> Memory::sliceOfElement(const ViewStep &step,
                                               Value parent, Location loc) {
  if (!step.element)
    return std::nullopt;
  int64_t index = *step.element;
  StringRef base = StringRef(step.name).split('.').first;
  auto slice = [&](Value dim, Value start,
                   Value length) -> std::optional<ViewStep> {
    if (!start || !length)
      return std::nullopt;
    Value end = graph.emitValue("aten::add.int", {start, length}, loc);
    if (!end)
      return std::nullopt;
    return ViewStep{"aten::slice.Tensor",
                    {dim, start, end, graph.constantInt(1)},
                    std::nullopt};
  };
  if (base == "aten::unbind")
    return ViewStep{"aten::select.int",
                    {step.operands[0], graph.constantInt(index)},
                    std::nullopt};
  if (step.name == "aten::split.Tensor") {
    Value size = step.operands[0];
    return slice(
        step.operands[1],
        graph.emitValue("aten::mul.int", {size, graph.constantInt(index)}, loc),
        size);
  }
  if (step.name == "aten::split_with_sizes" ||
      step.name == "aten::split.sizes") {
    auto sizes = getElements(step.operands[0]);
    if (!sizes)
      return std::nullopt;
    Value start = graph.constantInt(0);
    for (int64_t i = 0; i < index && start; ++i)
      start = graph.emitValue("aten::add.int", {start, (*sizes)[i]}, loc);
    return slice(step.operands[1], start, (*sizes)[index]);
  }
  if (step.name == "aten::tensor_split.sections") {
    // The first size % n pieces have one element more.
    std::optional<int64_t> sections = getConstantInt(step.operands[0]),
                           dim = getConstantInt(step.operands[1]);
    if (!sections || !dim)
      return std::nullopt;
    auto edge = [&](int64_t i) -> Value {
      Value size = graph.sizeOf(parent, *dim, loc);
      auto binary = [&](StringRef name, Value a, Value c) {
        return graph.emitValue(name, {a, c}, loc);
      };
      Value n = graph.constantInt(*sections), at = graph.constantInt(i);
      Value whole = binary("aten::floordiv.int", size, n);
      Value extra = binary("aten::remainder.int", size, n);
      return binary("aten::add.int", binary("aten::mul.int", whole, at),
                    binary("prim::min.int", extra, at));
    };
    Value start = edge(index), end = edge(index + 1);
    if (!start || !end)
      return std::nullopt;
    return ViewStep{"aten::slice.Tensor",
                    {step.operands[1], start, end, graph.constantInt(1)},
                    std::nullopt};
  }
  if (base == "aten::chunk") {
    // chunk(n) splits into pieces of ceil(size / n).
    std::optional<int64_t> chunks = getConstantInt(step.operands[0]),
                           dim = getConstantInt(step.operands[1]);
    if (!chunks || !dim)
      return std::nullopt;
    Value size = graph.sizeOf(parent, *dim, loc);
    if (size)
      size = graph.emitValue("aten::add.int",
                             {size, graph.constantInt(*chunks - 1)}, loc);
    if (size)
      size = graph.emitValue("aten::floordiv.int",
                             {size, graph.constantInt(*chunks)}, loc);
    if (!size)
      return std::nullopt;
    return slice(
        step.operands[1],
        graph.emitValue("aten::mul.int", {size, graph.constantInt(index)}, loc),
        size);
  }
  return std::nullopt;
}

/// The parent's contents after the windows that `unfold` cut of it got `value`:
/// element k of window i is that at step * i + k, if no two windows overlap.
Value Memory::writeWindows(Value parent, Value value, ArrayRef<Value> args,
                           Location loc) {
  std::optional<int64_t> dim = getConstantInt(args[0]),
                         size = getConstantInt(args[1]),
                         step = getConstantInt(args[2]);
  int64_t rank = cast<TorchTensorType>(parent.getType()).getRank();
  if (!dim || !size || !step || *step < *size || rank == 0) {
    (void)graph.error(loc,
                      "a write to a view made by aten::unfold, the windows of "
                      "which may overlap");
    return {};
  }
  int64_t at = *dim < 0 ? *dim + rank : *dim;
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return graph.emitValue(name, operands, loc);
  };
  Value first =
      op("aten::mul.Scalar", {graph.countTo(graph.sizeOf(value, at, loc), loc),
                              graph.constantInt(*step)});
  Value places =
      op("aten::add.Tensor",
         {op("aten::unsqueeze", {first, graph.constantInt(1)}),
          graph.countTo(graph.constantInt(*size), loc), graph.constantInt(1)});
  places = op("aten::flatten.using_ints",
              {places, graph.constantInt(0), graph.constantInt(1)});
  Value flat = op("aten::movedim.int",
                  {value, graph.constantInt(-1), graph.constantInt(at + 1)});
  flat = op("aten::flatten.using_ints",
            {flat, graph.constantInt(at), graph.constantInt(at + 1)});
  return op("aten::index_copy", {parent, graph.constantInt(at), places, flat});
}

/// Whether no two elements of an `as_strided` view are surely one in memory.
static bool areApart(ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  SmallVector<std::pair<int64_t, int64_t>> dims;
  for (auto [size, stride] : llvm::zip(sizes, strides))
    if (size > 1)
      dims.push_back({stride, size});
  llvm::sort(dims);
  int64_t reach = 0;
  for (auto [stride, size] : dims) {
    if (stride <= reach)
      return false;
    reach += stride * (size - 1);
  }
  return true;
}

/// The parent's contents after its view got `value`.
Value Memory::writeBack(TensorObj *view, Value parent, Value value,
                        Location loc) {
  static const llvm::StringSet<> reshapes = {
      "aten::view",      "aten::reshape",       "aten::squeeze",
      "aten::unsqueeze", "aten::flatten",       "aten::unflatten",
      "aten::view_as",   "aten::reshape_as",    "aten::_unsafe_view",
      "aten::ravel",     "aten::_reshape_alias"};
  static const llvm::StringSet<> same = {
      "aten::detach",      "aten::alias",      "aten::lift_fresh",
      "aten::positive",    "aten::contiguous", "aten::resolve_conj",
      "aten::resolve_neg", "aten::data",       "prim::data",
      "aten::expand_as",   "aten::expand"};
  ViewStep step = *view->view;
  if (std::optional<ViewStep> slice = sliceOfElement(step, parent, loc))
    step = *slice;
  StringRef name = step.name, base = name.split('.').first;
  ArrayRef<Value> args = step.operands;
  auto parentType = cast<TorchTensorType>(parent.getType());
  auto valueType = cast<TorchTensorType>(value.getType());
  int64_t rank = parentType.getRank();
  if (name == "aten::view.dtype") {
    // The same bytes seen as another dtype.
    return graph.emitValue(
        name, {value, graph.constantInt(getScalarType(parentType.getDtype()))},
        loc);
  }
  if (same.contains(base)) {
    if (valueType.getDims() == parentType.getDims())
      return value;
    (void)graph.error(loc, "a write to the result of " + name +
                               ", several elements of which are one in memory");
    return {};
  }
  if (reshapes.contains(base)) {
    Value sizes = graph.sizesOf(parent, loc);
    return graph.emitValue("aten::view", {value, sizes}, loc);
  }
  if (name == "aten::select.int")
    return graph.emitValue("aten::select_scatter",
                           {parent, value, args[0], args[1]}, loc);
  if (SmallVector<Value> slice = {parent};
      llvm::append_range(slice, args),
      isCutByTheRun(name, slice, oracle.getSymbols())) {
    // The same slice of the numbers of the elements says where they go.
    std::optional<int64_t> dim = getConstantInt(args[0]);
    Value size = dim ? graph.sizeOf(parent, *dim, loc) : Value();
    Value places =
        graph.emitValue(name,
                        {graph.countTo(size, loc), graph.constantInt(0),
                         args[1], args[2], args[3]},
                        loc);
    return graph.emitValue("aten::index_copy", {parent, args[0], places, value},
                           loc);
  }
  if (name == "aten::slice.Tensor")
    return graph.emitValue("aten::slice_scatter",
                           {parent, value, args[0], args[1], args[2], args[3]},
                           loc);
  if (name == "aten::narrow") {
    std::optional<int64_t> dim = getConstantInt(args[0]),
                           start = getConstantInt(args[1]),
                           length = getConstantInt(args[2]);
    if (start && (*start >= 0 || length)) {
      // Counted from the end, it may reach up to it.
      bool toTheEnd = *start < 0 && *start + *length == 0;
      Value end =
          toTheEnd ? graph.none()
                   : graph.emitValue("aten::add.int", {args[1], args[2]}, loc);
      return graph.emitValue(
          "aten::slice_scatter",
          {parent, value, args[0], args[1], end, graph.constantInt(1)}, loc);
    }
    Value size = dim ? graph.sizeOf(parent, *dim, loc) : Value();
    Value places = graph.emitValue(
        name,
        {graph.countTo(size, loc), graph.constantInt(0), args[1], args[2]},
        loc);
    return graph.emitValue("aten::index_copy", {parent, args[0], places, value},
                           loc);
  }
  if (name == "aten::diagonal")
    return graph.emitValue("aten::diagonal_scatter",
                           {parent, value, args[0], args[1], args[2]}, loc);
  if (name == "aten::unfold")
    return writeWindows(parent, value, args, loc);
  if (name == "aten::as_strided") {
    auto sizes = getConstantInts(args[0]), strides = getConstantInts(args[1]);
    if (sizes && strides && !areApart(*sizes, *strides)) {
      (void)graph.error(loc,
                        "a write to a view made by aten::as_strided, several "
                        "elements of which are one in memory");
      return {};
    }
    return graph.emitValue("aten::as_strided_scatter",
                           {parent, value, args[0], args[1], args[2]}, loc);
  }
  if (base == "aten::transpose" || base == "aten::swapaxes" ||
      base == "aten::swapdims")
    return graph.emitValue("aten::transpose.int", {value, args[0], args[1]},
                           loc);
  if (base == "aten::t" || base == "aten::numpy_T" || base == "aten::mT" ||
      base == "aten::matrix_H" || base == "aten::mH" ||
      base == "aten::adjoint") {
    if (rank < 2)
      return value;
    if (base != "aten::numpy_T" || rank == 2)
      return graph.emitValue(
          "aten::transpose.int",
          {value, graph.constantInt(-2), graph.constantInt(-1)}, loc);
  }
  if (base == "aten::permute" || base == "aten::numpy_T") {
    SmallVector<int64_t> order;
    if (base == "aten::permute") {
      auto given = getConstantInts(args[0]);
      if (!given)
        return {};
      order = *given;
    } else {
      for (int64_t i = rank - 1; i >= 0; --i)
        order.push_back(i);
    }
    SmallVector<Value> inverse(rank);
    for (auto [i, dim] : llvm::enumerate(order))
      inverse[dim < 0 ? dim + rank : dim] = graph.constantInt(i);
    return graph.emitValue("aten::permute", {value, graph.listOf(inverse, loc)},
                           loc);
  }
  if (base == "aten::movedim" || base == "aten::moveaxis")
    return graph.emitValue(name, {value, args[1], args[0]}, loc);
  if (base == "aten::view_as_real")
    return graph.emitValue("aten::view_as_complex", {value}, loc);
  if (base == "aten::view_as_complex")
    return graph.emitValue("aten::view_as_real", {value}, loc);
  if (base == "aten::real" || base == "aten::imag") {
    if (!isa<mlir::ComplexType>(parentType.getDtype()))
      return value;
    Value other = graph.emitValue(
        base == "aten::real" ? "aten::imag" : "aten::real", {parent}, loc);
    if (!other)
      return {};
    return base == "aten::real"
               ? graph.emitValue("aten::complex", {value, other}, loc)
               : graph.emitValue("aten::complex", {other, value}, loc);
  }
  (void)graph.error(loc, "a write to a view made by " + name +
                             " cannot be carried back to its base");
  return {};
}

} // namespace torchonnx
