//===- ViewOperators.cpp - What a view operator does ----------------------===//

#include "passes/Simplify/memory/ViewOperators.h"
#include "passes/Simplify/memory/SeveralViews.h"

using namespace mlir;

namespace torchonnx {

Value ViewWrite::refuse(const llvm::Twine &message) const {
  (void)graph.error(loc, message);
  return {};
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

static Value writeWhole(const ViewWrite &write) {
  if (cast<TorchTensorType>(write.value.getType()).getDims() ==
      write.parentType().getDims())
    return write.value;
  return write.refuse("a write to the result of " + write.args.name +
                      ", several elements of which are one in memory");
}

static Value writeReshaped(const ViewWrite &write) {
  Value sizes = write.graph.sizesOf(write.parent, write.loc);
  return write.emit("aten::view", {write.value, sizes});
}

/// The dims that `from` is expanded in to be `to`.
static SmallVector<int64_t> expandedDims(TorchTensorType from,
                                         TorchTensorType to) {
  int64_t added = to.getRank() - from.getRank();
  return llvm::filter_to_vector(llvm::seq(to.getRank()), [&](int64_t i) {
    return i < added || from.getDims()[i - added] != to.getDims()[i];
  });
}

/// What the parent holds where of each of its elements at most one was written:
/// that one where it is another, `sum(where(y != x, y, 0))`.
static Value writeOneOfEach(const ViewWrite &write) {
  TorchTensorType from = write.parentType(),
                  to = cast<TorchTensorType>(write.value.getType());
  Graph &graph = write.graph;
  int64_t added = to.getRank() - from.getRank();
  SmallVector<Value> dims;
  for (int64_t dim : expandedDims(from, to))
    dims.push_back(graph.constantInt(dim));
  auto emit = [&](StringRef name, std::initializer_list<Value> operands) {
    return llvm::is_contained(operands, Value())
               ? Value()
               : write.emit(name, ValueRange(ArrayRef<Value>(operands)));
  };
  Value keeps = graph.constantBool(true), none = graph.none();
  Value differs = emit("aten::ne.Tensor", {write.value, write.parent});
  Type dtype = to.getDtype();
  // NaN differs from itself.
  if (isa<FloatType, ComplexType>(dtype))
    differs =
        emit("aten::logical_and",
             {differs, emit("aten::logical_not",
                            {emit("aten::logical_and",
                                  {emit("aten::isnan", {write.value}),
                                   emit("aten::isnan", {write.parent})})})});
  Value list = graph.listOf(dims, write.loc);
  Value zero =
      emit("aten::zeros_like", {write.value, none, none, none, none, none});
  Value sum = emit("aten::sum.dim_IntList",
                   {emit("aten::where.self", {differs, write.value, zero}),
                    list, keeps, graph.constantInt(getScalarType(dtype))});
  Value result =
      emit("aten::where.self",
           {emit("aten::any.dims", {differs, list, keeps}), sum, write.parent});
  for (int64_t i = 0; i < added; ++i)
    result = emit("aten::select.int",
                  {result, graph.constantInt(0), graph.constantInt(0)});
  return result;
}

/// Whether a dim is expanded to more than one for sure.
static bool isExpanded(TorchTensorType from, TorchTensorType to,
                       const Symbols &symbols) {
  return llvm::any_of(expandedDims(from, to), [&](int64_t dim) {
    return symbols.getExpr(to.getDims()[dim])
        .isAtLeast(2, symbols.getSureFacts());
  });
}

/// Where no two of the elements are one, the dim that is expanded has one, or
/// none, which leaves the parent as it is.
static Value writeExpanded(const ViewWrite &write) {
  TorchTensorType from = write.parentType(),
                  to = cast<TorchTensorType>(write.value.getType());
  // Dims of one element are added.
  size_t added = to.getRank() - from.getRank();
  if (added && to.getDims().drop_front(added) == from.getDims() &&
      llvm::all_of(llvm::seq(added),
                   [&](size_t i) { return to.getSize(i) == 1; }))
    return writeReshaped(write);
  if (write.isWrittenApart)
    return writeOneOfEach(write);
  // Then it is not this side that is written to.
  if (write.isOfOne && isExpanded(from, to, write.symbols))
    return write.parent;
  std::optional<int64_t> expanded;
  for (int64_t i = 0; i < from.getRank() && i < to.getRank(); ++i)
    if (from.getDims()[i] != to.getDims()[i]) {
      if (expanded || from.getSize(i) != 1)
        return writeWhole(write);
      expanded = i;
    }
  if (!write.isOfOne || !expanded || from.getRank() != to.getRank())
    return writeWhole(write);
  Graph &graph = write.graph;
  Value dim = graph.constantInt(*expanded), zero = graph.constantInt(0),
        one = graph.constantInt(1),
        size = graph.sizeOf(write.value, *expanded, write.loc),
        first = write.emit("aten::slice.Tensor",
                           {write.value, dim, zero, one, one});
  return size && first ? write.emit("aten::slice_scatter",
                                    {write.parent, first, dim, zero, size, one})
                       : Value();
}

static Value writeView(const ViewWrite &write) {
  if (write.args.name != "aten::view.dtype")
    return writeReshaped(write);
  // The same bytes seen as another dtype.
  Type dtype = write.parentType().getDtype();
  return write.emit(write.args.name, {write.value, write.graph.constantInt(
                                                       getScalarType(dtype))});
}

/// Of operators that are known by one overload only.
static Value refuseOverload(const ViewWrite &write) {
  return write.refuse("a write to a view made by " + write.args.name +
                      " cannot be carried back to its base");
}

static Value writeSelected(const ViewWrite &write) {
  if (write.args.name != "aten::select.int")
    return refuseOverload(write);
  return write.emit(
      "aten::select_scatter",
      {write.parent, write.value, write.args["dim"], write.args["index"]});
}

/// A part along a dim that a view of the numbers of its elements says.
static Value writePlaces(const ViewWrite &write) {
  Graph &graph = write.graph;
  std::optional<int64_t> dim = getConstantInt(write.args["dim"]);
  Value size = dim ? graph.sizeOf(write.parent, *dim, write.loc) : Value();
  SmallVector<Value> cut = {graph.countTo(size, write.loc),
                            graph.constantInt(0)};
  llvm::append_range(cut, write.args.values.drop_front());
  Value places = write.emit(write.args.name, cut);
  return write.emit("aten::index_copy",
                    {write.parent, write.args["dim"], places, write.value});
}

static Value writeSlice(const ViewWrite &write) {
  if (write.args.name != "aten::slice.Tensor")
    return refuseOverload(write);
  SmallVector<Value> slice = {write.parent};
  llvm::append_range(slice, write.args.values);
  if (isCutByTheRun(write.args.name, slice, write.symbols))
    return writePlaces(write);
  return write.emit("aten::slice_scatter",
                    {write.parent, write.value, write.args["dim"],
                     write.args["start"], write.args["end"],
                     write.args["step"]});
}

static Value writeNarrowed(const ViewWrite &write) {
  if (write.args.name != "aten::narrow")
    return refuseOverload(write);
  const ViewOperands &args = write.args;
  std::optional<int64_t> start = getConstantInt(args["start"]),
                         length = getConstantInt(args["length"]);
  if (!start || (*start < 0 && !length))
    return writePlaces(write);
  // Counted from the end, it may reach up to it.
  bool toTheEnd = *start < 0 && *start + *length == 0;
  Value end =
      toTheEnd ? write.graph.none()
               : write.emit("aten::add.int", {args["start"], args["length"]});
  return write.emit("aten::slice_scatter",
                    {write.parent, write.value, args["dim"], args["start"], end,
                     write.graph.constantInt(1)});
}

static Value writeDiagonal(const ViewWrite &write) {
  if (write.args.name.contains('.')) // By names of dims.
    return refuseOverload(write);
  return write.emit("aten::diagonal_scatter",
                    {write.parent, write.value, write.args["offset"],
                     write.args["dim1"], write.args["dim2"]});
}

/// The parent's contents after the windows that `unfold` cut of it got a value:
/// element k of window i is that at step * i + k, if no two windows overlap.
static Value writeWindows(const ViewWrite &write) {
  Graph &graph = write.graph;
  std::optional<int64_t> dim = getConstantInt(write.args["dimension"]),
                         size = getConstantInt(write.args["size"]),
                         step = getConstantInt(write.args["step"]);
  int64_t rank = write.parentType().getRank();
  if (!dim || !size || !step || *step < *size || rank == 0)
    return write.refuse("a write to a view made by aten::unfold, the windows "
                        "of which may overlap");
  int64_t at = fromFront(*dim, rank);
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return write.emit(name, operands);
  };
  Value count =
      graph.countTo(graph.sizeOf(write.value, at, write.loc), write.loc);
  Value first = op("aten::mul.Scalar", {count, graph.constantInt(*step)});
  Value places = op("aten::add.Tensor",
                    {op("aten::unsqueeze", {first, graph.constantInt(1)}),
                     graph.countTo(graph.constantInt(*size), write.loc),
                     graph.constantInt(1)});
  places = op("aten::flatten.using_ints",
              {places, graph.constantInt(0), graph.constantInt(1)});
  Value flat = op("aten::movedim.int", {write.value, graph.constantInt(-1),
                                        graph.constantInt(at + 1)});
  flat = op("aten::flatten.using_ints",
            {flat, graph.constantInt(at), graph.constantInt(at + 1)});
  return op("aten::index_copy",
            {write.parent, graph.constantInt(at), places, flat});
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

static Value writeStrided(const ViewWrite &write) {
  auto sizes = getConstantInts(write.args["size"]),
       strides = getConstantInts(write.args["stride"]);
  if (sizes && strides && !areApart(*sizes, *strides))
    return write.refuse("a write to a view made by aten::as_strided, several "
                        "elements of which are one in memory");
  return write.emit("aten::as_strided_scatter",
                    {write.parent, write.value, write.args["size"],
                     write.args["stride"], write.args["storage_offset"]});
}

/// The two dims that are exchanged.
static std::pair<Value, Value> dimsOfTransposed(const ViewOperands &operands) {
  return operands.has("dim0") ? std::pair(operands["dim0"], operands["dim1"])
                              : std::pair(operands["axis0"], operands["axis1"]);
}

/// A view by the places of its elements.
static Value writeTaken(const ViewWrite &write) {
  // Of nothing, whatever places stand for none.
  if (write.parentType().getNumElements() == 0)
    return write.parent;
  return write.emit("aten::put",
                    {write.parent, write.args["index"], write.value,
                     write.graph.constantBool(false)});
}

static Value writeTransposed(const ViewWrite &write) {
  auto [dim0, dim1] = dimsOfTransposed(write.args);
  return write.emit("aten::transpose.int", {write.value, dim0, dim1});
}

static Value writeMatrices(const ViewWrite &write) {
  if (write.parentType().getRank() < 2)
    return write.value;
  return write.emit(
      "aten::transpose.int",
      {write.value, write.graph.constantInt(-2), write.graph.constantInt(-1)});
}

/// Its own inverse, as `conj` is.
static Value writeAdjoint(const ViewWrite &write) {
  Value value = writeMatrices(write);
  return value && isa<ComplexType>(write.parentType().getDtype())
             ? write.emit("aten::conj", {value})
             : value;
}

static Value writeConjugate(const ViewWrite &write) {
  return write.emit("aten::conj", {write.value});
}

static Value permuteBack(const ViewWrite &write, ArrayRef<int64_t> order) {
  int64_t rank = order.size();
  SmallVector<Value> inverse(rank);
  for (auto [i, dim] : llvm::enumerate(order))
    inverse[fromFront(dim, rank)] = write.graph.constantInt(i);
  return write.emit("aten::permute",
                    {write.value, write.graph.listOf(inverse, write.loc)});
}

static Value writePermuted(const ViewWrite &write) {
  auto order = getConstantInts(write.args["dims"]);
  return order ? permuteBack(write, *order) : Value();
}

static Value writeReversed(const ViewWrite &write) {
  int64_t rank = write.parentType().getRank();
  if (rank <= 2)
    return writeMatrices(write);
  auto order = llvm::to_vector(llvm::seq<int64_t>(rank));
  std::reverse(order.begin(), order.end());
  return permuteBack(write, order);
}

static Value writeMoved(const ViewWrite &write) {
  return write.emit(write.args.name, {write.value, write.args["destination"],
                                      write.args["source"]});
}

static Value writeAsReal(const ViewWrite &write) {
  return write.emit("aten::view_as_complex", {write.value});
}

static Value writeAsComplex(const ViewWrite &write) {
  return write.emit("aten::view_as_real", {write.value});
}

static Value writeReal(const ViewWrite &write) {
  if (!isa<mlir::ComplexType>(write.parentType().getDtype()))
    return write.value;
  Value other = write.emit("aten::imag", {write.parent});
  return other ? write.emit("aten::complex", {write.value, other}) : Value();
}

static Value writeImaginary(const ViewWrite &write) {
  if (!isa<mlir::ComplexType>(write.parentType().getDtype()))
    return write.value;
  Value other = write.emit("aten::real", {write.parent});
  return other ? write.emit("aten::complex", {other, write.value}) : Value();
}

//===----------------------------------------------------------------------===//
// Orders of dims
//===----------------------------------------------------------------------===//

/// A dim or a list of dims that are known.
static DimOrder dimsOf(Value dims, int64_t rank) {
  auto known = getConstantInts(dims);
  if (std::optional<int64_t> one = getConstantInt(dims))
    known = {*one};
  if (!known)
    return std::nullopt;
  SmallVector<int64_t> wrapped(known->begin(), known->end());
  for (int64_t &dim : wrapped) {
    dim = fromFront(dim, rank);
    if (dim < 0 || dim >= rank)
      return std::nullopt;
  }
  return wrapped;
}

static DimOrder orderOfPermuted(const ViewOperands &operands, int64_t rank) {
  return dimsOf(operands["dims"], rank);
}

static DimOrder orderOfTransposed(const ViewOperands &operands, int64_t rank) {
  auto [dim0, dim1] = dimsOfTransposed(operands);
  std::optional<int64_t> i = getConstantInt(dim0), j = getConstantInt(dim1);
  if (!i || !j)
    return std::nullopt;
  auto order = llvm::to_vector(llvm::seq<int64_t>(rank));
  if (rank)
    std::swap(order[fromFront(*i, rank)], order[fromFront(*j, rank)]);
  return order;
}

static DimOrder orderOfMatrices(const ViewOperands &, int64_t rank) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(rank));
  if (rank > 1)
    std::swap(order[rank - 2], order[rank - 1]);
  return order;
}

static DimOrder orderOfReversed(const ViewOperands &, int64_t rank) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(rank));
  std::reverse(order.begin(), order.end());
  return order;
}

static DimOrder orderOfMoved(const ViewOperands &operands, int64_t rank) {
  auto from = dimsOf(operands["source"], rank),
       to = dimsOf(operands["destination"], rank);
  if (!from || !to || from->size() != to->size())
    return std::nullopt;
  SmallVector<int64_t> moved(rank, -1);
  for (auto [i, j] : llvm::zip(*from, *to))
    moved[j] = i;
  auto order = llvm::to_vector(llvm::seq<int64_t>(rank));
  llvm::erase_if(order,
                 [&](int64_t dim) { return llvm::is_contained(*from, dim); });
  for (int64_t &dim : moved)
    if (dim < 0) {
      dim = order.front();
      order.erase(order.begin());
    }
  return moved;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static constexpr ViewOperator withInPlace(ViewOperator row) {
  row.hasInPlace = true;
  return row;
}

static constexpr ViewOperator table[] = {
    // clang-format off
    {"aten::detach", ViewOperator::Same, ViewOperator::Always, writeWhole},
    {"aten::alias", ViewOperator::Same, ViewOperator::Always, writeWhole},
    {"aten::lift_fresh", ViewOperator::Same, ViewOperator::Always, writeWhole},
    {"aten::data", ViewOperator::Same, ViewOperator::Always, writeWhole},
    {"prim::data", ViewOperator::Same, ViewOperator::Always, writeWhole},
    {"aten::conj", ViewOperator::Same, ViewOperator::Never, writeConjugate},
    {"aten::_conj", ViewOperator::Same, ViewOperator::Never, writeConjugate},
    {"aten::resolve_conj", ViewOperator::Same, ViewOperator::Never, writeWhole},
    {"aten::resolve_neg", ViewOperator::Same, ViewOperator::Never, writeWhole},
    {"aten::contiguous", ViewOperator::Other, ViewOperator::Never, writeWhole},

    {"aten::view", ViewOperator::Reshape, ViewOperator::Always, writeView},
    {"aten::reshape", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::flatten", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::unflatten", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::view_as", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::reshape_as", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::_unsafe_view", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::ravel", ViewOperator::Reshape, ViewOperator::Always, writeReshaped},
    {"aten::_reshape_alias", ViewOperator::Reshape, ViewOperator::Never, writeReshaped},
    withInPlace({"aten::squeeze", ViewOperator::Squeeze, ViewOperator::Always, writeReshaped}),
    withInPlace({"aten::unsqueeze", ViewOperator::Unsqueeze, ViewOperator::Always, writeReshaped}),

    {"aten::expand", ViewOperator::Expand, ViewOperator::IfWhole, writeExpanded},
    {"aten::expand_as", ViewOperator::Expand, ViewOperator::IfWhole, writeExpanded},
    {"aten::broadcast_to", ViewOperator::Expand, ViewOperator::IfWhole, writeExpanded},

    withInPlace({"aten::transpose", ViewOperator::Reorder, ViewOperator::Never, writeTransposed, orderOfTransposed}),
    withInPlace({"aten::swapaxes", ViewOperator::Reorder, ViewOperator::Never, writeTransposed, orderOfTransposed}),
    withInPlace({"aten::swapdims", ViewOperator::Reorder, ViewOperator::Never, writeTransposed, orderOfTransposed}),
    withInPlace({"aten::t", ViewOperator::Reorder, ViewOperator::Never, writeMatrices, orderOfMatrices}),
    {"aten::mT", ViewOperator::Reorder, ViewOperator::Never, writeMatrices, orderOfMatrices},
    {"aten::mH", ViewOperator::Reorder, ViewOperator::Never, writeAdjoint, orderOfMatrices},
    {"aten::matrix_H", ViewOperator::Reorder, ViewOperator::Never, writeAdjoint, orderOfMatrices},
    {"aten::adjoint", ViewOperator::Reorder, ViewOperator::Never, writeAdjoint, orderOfMatrices},
    {"aten::numpy_T", ViewOperator::Reorder, ViewOperator::Never, writeReversed, orderOfReversed},
    {"aten::permute", ViewOperator::Reorder, ViewOperator::Never, writePermuted, orderOfPermuted},
    {"aten::movedim", ViewOperator::Reorder, ViewOperator::Never, writeMoved, orderOfMoved},
    {"aten::moveaxis", ViewOperator::Reorder, ViewOperator::Never, writeMoved, orderOfMoved},

    {"aten::select", ViewOperator::Range, ViewOperator::OfFirst, writeSelected},
    {"aten::slice", ViewOperator::Range, ViewOperator::OfFirst, writeSlice},
    {"aten::narrow", ViewOperator::Range, ViewOperator::OfFirst, writeNarrowed},
    {"aten::diagonal", ViewOperator::Diagonal, ViewOperator::Never, writeDiagonal},
    {"aten::linalg_diagonal", ViewOperator::Diagonal, ViewOperator::Never, writeDiagonal},
    {"aten::unfold", ViewOperator::Windows, ViewOperator::Never, writeWindows},
    withInPlace({"aten::as_strided", ViewOperator::Strided, ViewOperator::Never, writeStrided}),
    {"aten::take", ViewOperator::Part, ViewOperator::Never, writeTaken},
    // One of their results is written to as the view that it is.
    {"aten::unbind", ViewOperator::Part, ViewOperator::OfFirst, nullptr, nullptr, elementOfUnbind},
    {"aten::split", ViewOperator::Part, ViewOperator::OfFirst, nullptr, nullptr, elementOfSplit},
    {"aten::split_with_sizes", ViewOperator::Part, ViewOperator::OfFirst, nullptr, nullptr, elementOfSplitWithSizes},
    {"aten::chunk", ViewOperator::Part, ViewOperator::OfFirst, nullptr, nullptr, elementOfChunk},
    {"aten::tensor_split", ViewOperator::Part, ViewOperator::OfFirst, nullptr, nullptr, elementOfTensorSplit},
    {"aten::vsplit", ViewOperator::Part, ViewOperator::Never, nullptr, nullptr, elementOfSplitAlong<0>},
    {"aten::hsplit", ViewOperator::Part, ViewOperator::Never, nullptr, nullptr, elementOfSplitAlong<1>},
    {"aten::dsplit", ViewOperator::Part, ViewOperator::Never, nullptr, nullptr, elementOfSplitAlong<2>},

    {"aten::view_as_real", ViewOperator::Other, ViewOperator::Always, writeAsReal},
    {"aten::view_as_complex", ViewOperator::Other, ViewOperator::Never, writeAsComplex},
    {"aten::real", ViewOperator::Other, ViewOperator::Never, writeReal},
    {"aten::imag", ViewOperator::Other, ViewOperator::Never, writeImaginary},
    // clang-format on
};

const ViewOperator *findViewOperator(StringRef name) {
  static const llvm::StringMap<const ViewOperator *> rows = [] {
    llvm::StringMap<const ViewOperator *> rows;
    for (const ViewOperator &row : table)
      if (!rows.try_emplace(row.name, &row).second)
        llvm::report_fatal_error(llvm::Twine("two rows of ") + row.name,
                                 /*gen_crash_diag=*/false);
    return rows;
  }();
  return rows.lookup(name.split('.').first);
}

bool isOfAnySizes(StringRef name) {
  const ViewOperator *op = findViewOperator(name);
  return op && (op->kind == ViewOperator::Same ||
                op->kind == ViewOperator::Unsqueeze ||
                op->kind == ViewOperator::Reorder ||
                name.split('.').first == "aten::slice");
}

const llvm::StringSet<> &inPlaceViewOperators() {
  static const llvm::StringSet<> names = [] {
    llvm::StringSet<> names;
    for (const ViewOperator &row : table)
      if (row.hasInPlace)
        names.insert((llvm::Twine(row.name) + "_").str());
    return names;
  }();
  return names;
}

} // namespace torchonnx
