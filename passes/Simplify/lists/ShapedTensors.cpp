//===- ShapedTensors.cpp - Lists of tensors of several shapes -------------===//
//
// What a loop of the run collects while it halves height and width: one tensor
// has the elements of all, one after the other, and a list for each dim that
// differs has the sizes. The row of such a list is a tensor whose type has the
// sizes of the other dims, and 0 for one that differs:
//
//   f32[d0,3,0,0] of tiles, each of which is f32[d0,3,u1,u2]
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/ShapedTensors.h"
#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace torchonnx {

static Value flatten(Context &cx, Value x, Location loc) {
  return emitOnce(cx, "aten::flatten.using_ints",
                  {x, cx.graph.constantInt(0), cx.graph.constantInt(-1)}, loc);
}

static TorchTensorType rowType(const ListObj &list) {
  return cast<TorchTensorType>(list.row.tensor()->current.getType());
}

static bool isOpen(Attribute dim) {
  auto size = dyn_cast<IntegerAttr>(dim);
  return size && size.getInt() == 0;
}

static TorchTensorType withOpen(TorchTensorType row, ArrayRef<int64_t> open) {
  SmallVector<Attribute> dims(row.getDims());
  for (int64_t dim : open)
    dims[dim] = IntegerAttr::get(IntegerType::get(row.getContext(), 64), 0);
  return TorchTensorType::get(row.getContext(), dims, row.getDtype());
}

/// The row of a list that may hold tensors of both types; null where they
/// differ in dtype or rank.
static TorchTensorType joinRows(TorchTensorType x, TorchTensorType y) {
  auto differing = differingDims(x, y, -1);
  return differing ? withOpen(x, *differing) : TorchTensorType();
}

/// The same with what `list` may hold.
static TorchTensorType joinRows(TorchTensorType row, const ListObj &list) {
  SmallVector<TorchTensorType> types = elementTypes(list);
  if (isShaped(list))
    types.push_back(rowType(list));
  for (TorchTensorType type : types) {
    if (list.piecesAlong)
      type = withOpen(type, *list.piecesAlong);
    TorchTensorType joined = joinRows(row, type);
    row = joined ? joined : row;
  }
  return row;
}

std::optional<AbstractValues> partsOfTensor(Context &cx, TensorObj *tensor,
                                            TensorObj *row, Location loc) {
  Value x = cx.memory.read(tensor, loc);
  Value flat = x ? flatten(cx, x, loc) : Value();
  if (!flat)
    return std::nullopt;
  std::vector<AbstractValue> sizes;
  auto type = cast<TorchTensorType>(row->current.getType());
  for (auto [i, dim] : llvm::enumerate(type.getDims())) {
    if (!isOpen(dim))
      continue;
    Value size = cx.graph.sizeOf(x, i, loc);
    if (!size)
      return std::nullopt;
    sizes.push_back(size);
  }
  TensorObj *elements = cx.memory.newBase(flat);
  cx.heap.linkMayAlias(elements, tensor);
  return AbstractValues{elements,
                        cx.heap.newList(sizes, TorchIntType::get(cx.context))};
}

AbstractValue tensorOfParts(Context &cx, ArrayRef<AbstractValue> parts,
                            TensorObj *row, Location loc) {
  TensorObj *elements = parts[0].tensor();
  AbstractValues open = heldBy(parts[1]), sizes;
  auto *next = open.begin();
  for (Attribute dim : cast<TorchTensorType>(row->current.getType()).getDims())
    sizes.push_back(isOpen(dim) ? *next++
                                : AbstractValue(cx.graph.sizeNamed(dim, loc)));
  auto values = materializeAll(
      cx, {elements, cx.heap.newList(sizes, TorchIntType::get(cx.context))},
      loc);
  Value x = succeeded(values)
                ? cx.graph.emitValue("aten::reshape", *values, loc)
                : Value();
  if (!x)
    return {};
  TensorObj *tensor = cx.memory.newBase(x);
  cx.heap.linkMayAlias(tensor, elements);
  return tensor;
}

/// The product of sizes; 1 of none.
static Value productOf(Context &cx, ArrayRef<Value> sizes, Location loc) {
  Value product = cx.graph.constantInt(1);
  for (Value size : sizes)
    product = emitOnce(cx, "aten::mul.int", {product, size}, loc);
  return product;
}

/// A tensor of `shape` whose dim `dim` has pieces of these `sizes`, seen as
/// rows along that dim: where each row is among those of all pieces, one piece
/// after the other. Of row j, `from` being where its piece begins, in part a of
/// what is before the dim:  from * parts + a * size + (j - from)
static Value rowsInPieces(Context &cx, ArrayRef<Value> shape, Value sizes,
                          int64_t dim, Location loc) {
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, loc);
  };
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  Value parts = productOf(cx, shape.take_front(dim), loc);
  Value piece = op("aten::repeat_interleave.Tensor", {sizes, shape[dim]});
  auto ofPiece = [&](Value numbers) {
    return op("aten::index_select", {numbers, zero, piece});
  };
  if (!parts || !shape[dim])
    return {};
  Value from = ofPiece(startsOf(cx, sizes, loc));
  Value first = op(
      "aten::add.Tensor",
      {op("aten::mul.Scalar", {from, parts}),
       op("aten::sub.Tensor", {cx.graph.countTo(shape[dim], loc), from, one}),
       one});
  Value before = op("aten::mul.Tensor",
                    {op("aten::unsqueeze", {cx.graph.countTo(parts, loc), one}),
                     ofPiece(sizes)});
  return flatten(cx, op("aten::add.Tensor", {before, first, one}), loc);
}

/// The rows along `dim` of a tensor of `shape`: what is behind it is one dim.
static Value asRowsAlong(Context &cx, Value x, ArrayRef<Value> shape,
                         int64_t dim, Location loc) {
  Value count = productOf(cx, shape.take_front(dim + 1), loc),
        width = productOf(cx, shape.drop_front(dim + 1), loc);
  if (!x || !count || !width)
    return {};
  return emitOnce(cx, "aten::reshape",
                  {x, cx.graph.listOf({count, width}, loc)}, loc);
}

/// The elements of pieces along `dim`, those of each piece in its own order.
static Value inOrderOfPieces(Context &cx, Value whole, Value sizes, int64_t dim,
                             Location loc) {
  if (dim == 0)
    return flatten(cx, whole, loc);
  SmallVector<Value> shape;
  int64_t rank = cast<TorchTensorType>(whole.getType()).getRank();
  for (int64_t i = 0; i < rank; ++i)
    shape.push_back(cx.graph.sizeOf(whole, i, loc));
  Value zero = cx.graph.constantInt(0);
  Value order = emitOnce(cx, "aten::argsort",
                         {rowsInPieces(cx, shape, sizes, dim, loc), zero,
                          cx.graph.constantBool(false)},
                         loc);
  Value rows =
      emitOnce(cx, "aten::index_select",
               {asRowsAlong(cx, whole, shape, dim, loc), zero, order}, loc);
  return rows ? flatten(cx, rows, loc) : Value();
}

Outcome shapedCat(Call &call, Context &cx) {
  ListObj *list = call.arg("tensors").list(),
          *pieces = list->elements[0].list(),
          *columns = list->elements[1].list();
  std::optional<int64_t> given = knownInt(call.arg("dim"));
  if (!given)
    return Outcome::Declined;
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, call.loc);
  };
  bool isStack = call.name == "aten::stack";
  int64_t rank = rowType(*list).getRank();
  int64_t dim = fromFront(*given, rank + isStack);
  if (dim < 0 || dim >= rank + isStack)
    return cx.fail(call.loc, "cat along a dim that the elements do not have");
  Value zero = cx.graph.constantInt(0), flat, counts;
  if (!readPieces(cx, pieces, call.loc, flat, counts))
    return Outcome::Failed;
  Value count = cx.graph.sizeOf(counts, 0, call.loc);
  SmallVector<Value> shape;
  Value lengths;
  auto column = columns->elements.begin();
  for (auto [i, known] : llvm::enumerate(rowType(*list).getDims())) {
    bool isAlong = !isStack && int64_t(i) == dim;
    Value size = isOpen(known) ? Value() : cx.graph.sizeNamed(known, call.loc);
    Value sizes = isOpen(known) ? cx.memory.read(rowsOf(*column++), call.loc)
                  : isAlong     ? sizesAlike(cx, count, size, call.loc)
                                : Value();
    lengths = isAlong ? sizes : lengths;
    shape.push_back(isAlong ? sumOf(cx, sizes, call.loc)
                    : size  ? size
                            : op("aten::Int.Tensor",
                                 op("aten::select.int", {sizes, zero, zero})));
  }
  if (isStack)
    shape.insert(shape.begin(), count);
  if (llvm::is_contained(shape, Value()))
    return Outcome::Failed;
  if (!isStack && dim > 0)
    flat = op("aten::index_select",
              {asRowsAlong(cx, flat, shape, dim, call.loc), zero,
               rowsInPieces(cx, shape, lengths, dim, call.loc)});
  Value joined = op("aten::reshape", {flat, cx.graph.listOf(shape, call.loc)});
  if (isStack)
    joined = op("aten::movedim.int", {joined, zero, cx.graph.constantInt(dim)});
  return doneAnew(call, cx, joined);
}

/// Columns of the elements of `whole`, of which each tensor has as many as
/// `counts` says, and of the sizes of the dims that `row` leaves open.
static LogicalResult setColumns(Context &cx, ListObj *list, Value whole,
                                Value counts, ArrayRef<Value> sizes,
                                TorchTensorType row, Location loc) {
  Type number = TorchIntType::get(cx.context);
  ListObj *columns = cx.heap.newList({});
  for (Value size : sizes)
    columns->elements.push_back(size ? AbstractValue(newRows(cx, size, number))
                                     : AbstractValue());
  columns->row =
      cx.heap.newList(std::vector<AbstractValue>(sizes.size()), number);
  columns->isRows = true;
  Value nothing = cx.graph.zerosOf(row, loc);
  if (!whole || !counts || !nothing || llvm::is_contained(sizes, Value()))
    return failure();
  AbstractValues before(list->elements.begin(), list->elements.end());
  ListObj *pieces =
      newPieces(cx, cx.memory.newBase(whole), cx.memory.newBase(counts), 0);
  for (AbstractValue element : before)
    linkPiece(cx, pieces, element);
  cx.touch(list);
  list->elements = {pieces, columns};
  list->piecesAlong.reset();
  list->areViews = false;
  list->isRows = true;
  list->row = cx.memory.newBase(nothing);
  return success();
}

/// Of a list of a known length.
static LogicalResult shapeElements(Context &cx, ListObj *list,
                                   TorchTensorType row, Location loc) {
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
  std::vector<SmallVector<Value>> sizes(llvm::count_if(row.getDims(), isOpen));
  for (AbstractValue element : list->elements) {
    TensorObj *tensor = element.tensor();
    Value x = tensor ? cx.memory.read(tensor, loc) : Value();
    if (!x || !joinRows(row, cast<TorchTensorType>(x.getType())))
      return cx.error(loc, "a list has a length that only the run knows, and "
                           "its elements differ in dtype or rank");
    flat.push_back(flatten(cx, x, loc));
    Value count = flat.back() ? cx.graph.sizeOf(flat.back(), 0, loc) : Value();
    counts.push_back(count ? rowOf(cx, count, loc) : Value());
    auto column = sizes.begin();
    for (auto [i, dim] : llvm::enumerate(row.getDims())) {
      if (!isOpen(dim))
        continue;
      Value size = cx.graph.sizeOf(x, i, loc);
      (column++)->push_back(size ? rowOf(cx, size, loc) : Value());
    }
  }
  Type number = cx.b.getI64Type();
  SmallVector<Value> columns;
  for (ArrayRef<Value> column : sizes)
    columns.push_back(join(column, number));
  return setColumns(cx, list, join(flat, row.getDtype()), join(counts, number),
                    columns, row, loc);
}

/// Of a list that is shaped, and knows sizes that `row` leaves open.
static LogicalResult openDims(Context &cx, ListObj *list, TorchTensorType row,
                              Location loc) {
  Value elements, counts;
  if (!readPieces(cx, list->elements[0].list(), loc, elements, counts))
    return failure();
  SmallVector<Value> sizes;
  auto column = list->elements[1].list()->elements.begin();
  for (auto [known, dim] : llvm::zip(rowType(*list).getDims(), row.getDims()))
    if (isOpen(known))
      sizes.push_back(cx.memory.read(rowsOf(*column++), loc));
    else if (isOpen(dim))
      sizes.push_back(sizesAlike(cx, cx.graph.sizeOf(counts, 0, loc),
                                 cx.graph.sizeNamed(known, loc), loc));
  return setColumns(cx, list, elements, counts, sizes, row, loc);
}

static bool isToldEverywhere(Context &cx, Attribute dim) {
  std::optional<Graph::SizeSource> source = cx.graph.getSizeSource(dim);
  Block *entry = cx.graph.getEntryBlock();
  return source && entry &&
         source->tensor.getParentRegion() == entry->getParent();
}

LogicalResult shapeTensors(Context &cx, ListObj *list, Type example,
                           Location loc) {
  auto row = joinRows(cast<TorchTensorType>(example), *list);
  // A size that only an iteration or a branch tells is not told behind it.
  for (auto [i, dim] : llvm::enumerate(row.getDims()))
    if (isa<StringAttr>(dim) && !isToldEverywhere(cx, dim))
      row = withOpen(row, i);
  if (!list->isRows)
    return shapeElements(cx, list, row, loc);
  if (isShaped(*list))
    return openDims(cx, list, row, loc);
  std::optional<int64_t> along = list->piecesAlong;
  Value whole = cx.memory.read(list->elements[0].tensor(), loc);
  Value lengths =
      along ? cx.memory.read(list->elements[1].tensor(), loc) : Value();
  if (!whole || (along && !lengths))
    return failure();
  Value count = cx.graph.sizeOf(along ? lengths : whole, 0, loc), each;
  SmallVector<Value> sizes;
  for (auto [i, dim] : llvm::enumerate(row.getDims())) {
    Value size =
        int64_t(i) == along
            ? lengths
            : sizesAlike(cx, count,
                         cx.graph.sizeOf(whole, along ? i : i + 1, loc), loc);
    each = each ? emitOnce(cx, "aten::mul.Tensor", {each, size}, loc) : size;
    if (isOpen(dim))
      sizes.push_back(size);
  }
  Value elements = along ? inOrderOfPieces(cx, whole, lengths, *along, loc)
                         : flatten(cx, whole, loc);
  return setColumns(cx, list, elements, each, sizes, row, loc);
}

TorchTensorType shapedType(const ListObj *list, const ListObj *later) {
  if (later && isShaped(*later))
    return joinRows(rowType(*later), *list);
  TorchTensorType row;
  llvm::SmallSetVector<int64_t, 4> differing;
  for (const ListObj *from : {list, later}) {
    if (!from)
      continue;
    SmallVector<TorchTensorType> types = elementTypes(*from);
    if (from->isRows || types.size() < from->elements.size())
      return {};
    for (TorchTensorType type : types) {
      row = row ? row : type;
      auto dims = differingDims(row, type, -1);
      if (!dims)
        return {};
      differing.insert_range(*dims);
    }
  }
  return differing.size() > 1 ? withOpen(row, differing.getArrayRef())
                              : TorchTensorType();
}

LogicalResult holdShapeOf(Context &cx, ListObj *list, AbstractValue element,
                          Location loc) {
  if (!isShaped(*list) || !haveSameParts(element, list->row))
    return success();
  auto row =
      joinRows(rowType(*list),
               cast<TorchTensorType>(element.tensor()->current.getType()));
  return row == rowType(*list) ? success() : shapeTensors(cx, list, row, loc);
}

bool isWiderForm(const ListObj &x, const ListObj &y) {
  if (isShaped(y))
    return !x.viewsOf && joinRows(rowType(y), x) != rowType(y);
  auto width = [](const ListObj &list) {
    return list.viewsOf                          ? -1
           : isShaped(list)                      ? 2
           : list.piecesAlong || isOfLists(list) ? 1
                                                 : 0;
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
  if (like.piecesAlong && columnsOf(list) && areNumbers(list))
    return cutColumns(cx, list, loc);
  if (isOfLists(like))
    return joinInner(cx, list, loc);
  if (!isShaped(*list) && like.piecesAlong)
    return cutRows(cx, list, *like.piecesAlong, loc);
  return shapeTensors(
      cx, list, joinRows(rowType(isShaped(like) ? like : *list), like), loc);
}

} // namespace torchonnx
