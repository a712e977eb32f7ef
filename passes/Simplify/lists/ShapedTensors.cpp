//===- ShapedTensors.cpp - Lists of tensors of several shapes -------------===//
//
// What a loop of the run collects while it halves height and width: one tensor
// has the elements of all, one after the other, and a list for each dim has the
// sizes.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/ListForms.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace torchonnx {

static Value flatten(Context &cx, Value x, Location loc) {
  return emitOnce(cx, "aten::flatten.using_ints",
                  {x, cx.graph.constantInt(0), cx.graph.constantInt(-1)}, loc);
}

std::optional<AbstractValues> partsOfTensor(Context &cx, TensorObj *tensor,
                                            Location loc) {
  Value x = cx.memory.read(tensor, loc);
  Value flat = x ? flatten(cx, x, loc) : Value();
  if (!flat)
    return std::nullopt;
  std::vector<AbstractValue> sizes;
  int64_t rank = cast<TorchTensorType>(x.getType()).getRank();
  for (int64_t i = 0; i < rank; ++i) {
    Value size = cx.graph.sizeOf(x, i, loc);
    if (!size)
      return std::nullopt;
    sizes.push_back(size);
  }
  TensorObj *elements = cx.memory.newBase(flat, true);
  cx.heap.linkMayAlias(elements, tensor);
  return AbstractValues{elements,
                        cx.heap.newList(sizes, TorchIntType::get(cx.context))};
}

AbstractValue tensorOfParts(Context &cx, ArrayRef<AbstractValue> parts,
                            Location loc) {
  TensorObj *elements = parts[0].tensor();
  auto values = materializeAll(cx, {elements, parts[1]}, loc);
  Value x = succeeded(values)
                ? cx.graph.emitValue("aten::reshape", *values, loc)
                : Value();
  if (!x)
    return {};
  TensorObj *tensor = cx.memory.newBase(x, true);
  cx.heap.linkMayAlias(tensor, elements);
  return tensor;
}

/// The elements of pieces along `dim`, those of each piece in its own order:
/// sorted by the piece that they are of.
static Value inOrderOfPieces(Context &cx, Value whole, Value sizes, int64_t dim,
                             Location loc) {
  Value flat = flatten(cx, whole, loc);
  if (dim == 0)
    return flat;
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, loc);
  };
  int64_t rank = cast<TorchTensorType>(whole.getType()).getRank();
  SmallVector<Value> ones(rank, cx.graph.constantInt(1));
  ones[dim] = cx.graph.constantInt(-1);
  Value piece = op("aten::repeat_interleave.Tensor",
                   {sizes, cx.graph.sizeOf(whole, dim, loc)});
  piece = op("aten::reshape", {piece, cx.graph.listOf(ones, loc)});
  piece = flatten(cx, op("aten::expand_as", {piece, whole}), loc);
  Value order = op("aten::argsort.stable",
                   {piece, cx.graph.constantBool(true), cx.graph.constantInt(0),
                    cx.graph.constantBool(false)});
  return op("aten::index_select", {flat, cx.graph.constantInt(0), order});
}

/// Columns of the elements of `whole`, of which each tensor has as many as
/// `counts` says, and of the sizes.
static LogicalResult setColumns(Context &cx, ListObj *list, Value whole,
                                Value counts, ArrayRef<Value> sizes,
                                TorchTensorType type, Location loc) {
  Type number = TorchIntType::get(cx.context);
  ListObj *columns = cx.heap.newList({});
  for (Value size : sizes)
    columns->elements.push_back(size ? AbstractValue(newRows(cx, size, number))
                                     : AbstractValue());
  columns->row =
      cx.heap.newList(std::vector<AbstractValue>(sizes.size()), number);
  columns->isRows = true;
  Value row = cx.graph.zerosOf(
      TorchTensorType::get(
          cx.context,
          SmallVector<Attribute>(type.getRank(), cx.b.getI64IntegerAttr(0)),
          type.getDtype()),
      loc);
  if (!whole || !counts || !row || llvm::is_contained(sizes, Value()))
    return failure();
  AbstractValues before(list->elements.begin(), list->elements.end());
  ListObj *pieces = newPieces(cx, cx.memory.newBase(whole, true),
                              cx.memory.newBase(counts, true), 0);
  for (AbstractValue element : before)
    linkPiece(cx, pieces, element);
  cx.touch(list);
  list->elements = {pieces, columns};
  list->piecesAlong.reset();
  list->areViews = false;
  list->isRows = true;
  list->row = cx.memory.newBase(row, true);
  return success();
}

/// Of a list of a known length.
static LogicalResult shapeElements(Context &cx, ListObj *list,
                                   TorchTensorType type, Location loc) {
  Value zero = cx.graph.constantInt(0), none = cx.graph.none();
  auto join = [&](ArrayRef<Value> parts, Type dtype) {
    if (llvm::is_contained(parts, Value()))
      return Value();
    return parts.empty() ? emitOnce(cx, "aten::zeros",
                                    {cx.graph.listOf(zero, loc),
                                     cx.graph.constantInt(getScalarType(dtype)),
                                     none, none, none},
                                    loc)
                         : catAlong(cx, 0, parts, loc);
  };
  SmallVector<Value> flat, counts;
  std::vector<SmallVector<Value>> sizes(type.getRank());
  for (AbstractValue element : list->elements) {
    TensorObj *tensor = element.tensor();
    Value x = tensor ? cx.memory.read(tensor, loc) : Value();
    auto have = x ? cast<TorchTensorType>(x.getType()) : TorchTensorType();
    if (!have || have.getRank() != type.getRank() ||
        have.getDtype() != type.getDtype())
      return cx.error(loc, "a list has a length that only the run knows, and "
                           "its elements differ in dtype or rank");
    flat.push_back(flatten(cx, x, loc));
    Value count = flat.back() ? cx.graph.sizeOf(flat.back(), 0, loc) : Value();
    counts.push_back(count ? rowOf(cx, count, loc) : Value());
    for (auto [i, column] : llvm::enumerate(sizes)) {
      Value size = cx.graph.sizeOf(x, i, loc);
      column.push_back(size ? rowOf(cx, size, loc) : Value());
    }
  }
  Type number = cx.b.getI64Type();
  SmallVector<Value> columns;
  for (ArrayRef<Value> column : sizes)
    columns.push_back(join(column, number));
  return setColumns(cx, list, join(flat, type.getDtype()), join(counts, number),
                    columns, type, loc);
}

LogicalResult shapeTensors(Context &cx, ListObj *list, Type example,
                           Location loc) {
  auto type = cast<TorchTensorType>(example);
  if (!list->isRows)
    return shapeElements(cx, list, type, loc);
  std::optional<int64_t> along = list->piecesAlong;
  Value whole = cx.memory.read(list->elements[0].tensor(), loc);
  Value lengths =
      along ? cx.memory.read(list->elements[1].tensor(), loc) : Value();
  if (!whole || (along && !lengths))
    return failure();
  Value count = cx.graph.sizeOf(along ? lengths : whole, 0, loc);
  Value none = cx.graph.none();
  auto forEach = [&](Value size) {
    return emitOnce(cx, "aten::full",
                    {cx.graph.listOf(count, loc), size,
                     cx.graph.constantInt(getScalarType(cx.b.getI64Type())),
                     none, none, none},
                    loc);
  };
  SmallVector<Value> sizes;
  Value each;
  int64_t rank = cast<TorchTensorType>(whole.getType()).getRank();
  for (int64_t i = along ? 0 : 1; i < rank; ++i) {
    sizes.push_back(i == along ? lengths
                               : forEach(cx.graph.sizeOf(whole, i, loc)));
    each = each ? emitOnce(cx, "aten::mul.Tensor", {each, sizes.back()}, loc)
                : sizes.back();
  }
  Value elements = along ? inOrderOfPieces(cx, whole, lengths, *along, loc)
                         : flatten(cx, whole, loc);
  return setColumns(cx, list, elements, each, sizes, type, loc);
}

TorchTensorType shapedType(ListObj *list, const ListObj *later) {
  if (later && later->row.tensor())
    return cast<TorchTensorType>(later->row.tensor()->current.getType());
  TorchTensorType type;
  llvm::SmallSetVector<int64_t, 4> differing;
  for (const ListObj *from : std::array<const ListObj *, 2>{list, later}) {
    if (!from)
      continue;
    if (from->isRows)
      return {};
    for (AbstractValue element : from->elements) {
      if (!element.tensor())
        return {};
      auto its = cast<TorchTensorType>(element.tensor()->current.getType());
      type = type ? type : its;
      auto dims = differingDims(type, its, -1);
      if (!dims)
        return {};
      differing.insert_range(*dims);
    }
  }
  return differing.size() > 1 ? type : TorchTensorType();
}

bool isWiderForm(const ListObj &x, const ListObj &y) {
  auto width = [](const ListObj &list) {
    return list.viewsOf ? -1 : list.row.tensor() ? 2 : list.piecesAlong ? 1 : 0;
  };
  return x.isRows && width(x) > width(y);
}

LogicalResult widenForm(Context &cx, ListObj *list, const ListObj &like,
                        Location loc) {
  if (list->viewsOf) {
    if (failed(holdContents(cx, list, loc)))
      return failure();
    if (!isWiderForm(like, *list))
      return success();
  }
  return like.piecesAlong
             ? cutRows(cx, list, *like.piecesAlong, loc)
             : shapeTensors(cx, list, like.row.tensor()->current.getType(),
                            loc);
}

} // namespace torchonnx
