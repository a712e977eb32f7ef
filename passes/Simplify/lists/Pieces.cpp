//===- Pieces.cpp - Lists of tensors that differ in one dim ---------------===//
//
// What `split` and `chunk` cut a dim into whose size only the run knows, and
// what a loop of the run collects in a list: one tensor, in which the elements
// lie one after the other along a dim, and their sizes. `cat` is the tensor.
// Lists of numbers, of several lengths, are such elements too.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/Rows.h"

using namespace mlir;

namespace torchonnx {

ListObj *newPieces(Context &cx, TensorObj *whole, TensorObj *sizes,
                   int64_t dim) {
  ListObj *list = cx.heap.newList({whole, sizes}, RefType::get(cx.context));
  list->isRows = true;
  list->piecesAlong = dim;
  return list;
}

bool readPieces(Context &cx, ListObj *pieces, Location loc, Value &whole,
                Value &sizes) {
  whole = cx.memory.read(pieces->elements[0].tensor(), loc);
  sizes = cx.memory.read(pieces->elements[1].tensor(), loc);
  return whole && sizes;
}

Value sumOf(Context &cx, Value sizes, Location loc) {
  return emitOnce(cx, "aten::Int.Tensor",
                  {emitOnce(cx, "aten::sum", {sizes, cx.graph.none()}, loc)},
                  loc);
}

Value startsOf(Context &cx, Value sizes, Location loc) {
  Value ends = emitOnce(cx, "aten::cumsum",
                        {sizes, cx.graph.constantInt(0), cx.graph.none()}, loc);
  return emitOnce(cx, "aten::sub.Tensor",
                  {ends, sizes, cx.graph.constantInt(1)}, loc);
}

Value placesOf(Context &cx, Value shifts, Value sizes, Value count,
               Location loc) {
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, loc);
  };
  Value piece = op("aten::repeat_interleave.Tensor", {sizes, count});
  return op("aten::add.Tensor",
            {op("aten::index_select", {shifts, cx.graph.constantInt(0), piece}),
             cx.graph.countTo(count, loc), cx.graph.constantInt(1)});
}

std::optional<AbstractValue> cutPieces(Call &call, Context &cx, Value list,
                                       ArrayRef<Value> operands) {
  bool isSplit = call.name == "aten::split.Tensor" ||
                 call.name == "aten::unsafe_split.Tensor";
  bool isChunk =
      call.name == "aten::chunk" || call.name == "aten::unsafe_chunk";
  TensorObj *whole = call.args.empty() ? nullptr : call.receiver().tensor();
  bool isSections = call.name == "aten::tensor_split.sections";
  if (!whole || (!isSplit && !isChunk && !isSections))
    return std::nullopt;
  Value self = operands[call.position("self")];
  std::optional<int64_t> dim = getConstantInt(operands[call.position("dim")]);
  if (!dim)
    return std::nullopt;
  int64_t rank = cast<TorchTensorType>(self.getType()).getRank();
  int64_t at = fromFront(*dim, rank);

  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, call.loc);
  };
  // Nothing may be split into pieces of nothing.
  auto quotient = [&](Value n, Value k) {
    const Symbols &symbols = cx.oracle.getSymbols();
    Value one = cx.graph.constantInt(1),
          divisor = symbols.isAtLeast(k, 1) ? k : op("prim::max.int", {k, one});
    return op(
        "aten::floordiv.int",
        {op("aten::sub.int", {op("aten::add.int", {n, k}), one}), divisor});
  };
  // Pieces of k, and what is left. Of nothing, split makes one piece and
  // chunk as many as it was asked for.
  Attribute dimSize = cast<TorchTensorType>(self.getType()).getDims()[at];
  auto source = cx.graph.getSizeSource(dimSize);
  Value n = source ? op("aten::size.int",
                        {source->tensor, cx.graph.constantInt(source->dim)})
                   : cx.graph.sizeOf(self, at, call.loc);
  Value k = operands[call.position(isSplit   ? "split_size"
                                   : isChunk ? "chunks"
                                             : "sections")];
  Value fewest = cx.graph.constantInt(1);
  if (isChunk) {
    Value chunks = k;
    k = op("prim::max.int", {quotient(n, chunks), cx.graph.constantInt(1)});
    Value isEmpty = op("aten::eq.int", {n, cx.graph.constantInt(0)});
    fewest = op("aten::mul.int", {op("aten::Int.bool", {isEmpty}), chunks});
  }
  Value count = isSections ? k : op("prim::max.int", {quotient(n, k), fewest});
  Value numbers =
      op("aten::arange",
         {count, cx.graph.constantInt(getScalarType(cx.b.getI64Type())),
          cx.graph.none(), cx.graph.none(), cx.graph.none()});
  Value one = cx.graph.constantInt(1), sizes;
  if (isSections) {
    // The first n % k have one element more.
    Value isLonger =
        op("aten::lt.Scalar", {numbers, op("aten::remainder.int", {n, k})});
    sizes = op("aten::add.Scalar",
               {isLonger, op("aten::floordiv.int", {n, k}), one});
  } else {
    Value left =
        op("aten::rsub.Scalar", {op("aten::mul.Scalar", {numbers, k}), n, one});
    sizes = op("aten::clamp", {left, cx.graph.none(), k});
  }
  if (!sizes)
    return std::nullopt;
  ListObj *pieces = newPieces(cx, whole, cx.memory.newBase(sizes), at);
  pieces->areViews = true;
  pieces->cut = list;
  cx.memory.setListSource(list, whole);
  return pieces;
}

/// `split` by a list of sizes whose length only the run knows.
static Outcome splitBySizes(Call &call, Context &cx) {
  // `split` calls it otherwise than `split_with_sizes`.
  StringRef given = call.has("split_size") ? "split_size" : "split_sizes";
  TensorObj *whole = call.arg("self").tensor(),
            *sizes = rowsOf(call.arg(given));
  std::optional<int64_t> dim = knownInt(call.arg("dim"));
  if (!whole || !sizes || !dim)
    return Outcome::Declined;
  Value contents = cx.memory.read(whole, call.loc),
        numbers = cx.memory.read(sizes, call.loc);
  if (!contents || !numbers)
    return Outcome::Failed;
  int64_t rank = cast<TorchTensorType>(contents.getType()).getRank();
  ListObj *pieces =
      newPieces(cx, whole, cx.memory.newBase(numbers), fromFront(*dim, rank));
  pieces->areViews = true;
  return done(call, pieces);
}

/// `tensor_split` by a tensor without dims is that by its number.
static Outcome splitByTensor(Call &call, Context &cx) {
  AbstractValue given = call.arg("tensor_indices_or_sections");
  Value contents =
      given.tensor() ? cx.memory.read(given.tensor(), call.loc) : Value();
  if (!contents)
    return Outcome::Failed;
  if (cast<TorchTensorType>(contents.getType()).getRank() != 0)
    return Outcome::Declined;
  auto number = cx.calls.resultOf("aten::Int.Tensor", {given}, call.loc);
  if (failed(number))
    return Outcome::Failed;
  Call split{"aten::tensor_split.sections",
             call.loc,
             {call.arg("self"), *number, call.arg("dim")},
             call.types,
             {},
             {}};
  return succeeded(cx.calls.evaluate(split)) ? done(call, split.results[0])
                                             : Outcome::Failed;
}

Value pieceOf(Context &cx, AbstractValue element, Location loc) {
  if (TensorObj *tensor = element.tensor())
    return cx.memory.read(tensor, loc);
  Type type = numberTypeOf(element);
  if (!type)
    return {};
  if (TensorObj *rows = rowsOf(element))
    return cx.memory.read(rows, loc);
  auto numbers = materializeAll(cx, element.list()->elements, loc);
  return succeeded(numbers) ? rowsFrom(cx, *numbers, type, false, loc)
                            : Value();
}

void linkPiece(Context &cx, ListObj *pieces, AbstractValue element,
               std::optional<ViewStep> part) {
  if (element.list())
    linkHeld(cx, pieces, element);
  else
    (void)addToRows(cx, pieces->elements[0].tensor(), element, std::move(part));
}

void holdPieces(Context &cx, ListObj *list, Value whole, Value sizes,
                int64_t dim) {
  cx.touch(list);
  list->elements = {cx.memory.newBase(whole), cx.memory.newBase(sizes)};
  list->isRows = true;
  list->piecesAlong = dim;
  list->areViews = list->areApart = false;
}

LogicalResult makePieces(Context &cx, ListObj *list, int64_t dim, Type example,
                         Type elementType, Location loc) {
  SmallVector<Value> parts, numbers;
  auto type = cast<TorchTensorType>(example);
  AbstractValues elements(list->elements.begin(), list->elements.end());
  for (AbstractValue part : elements) {
    Value element = pieceOf(cx, part, loc);
    auto have = element ? dyn_cast<TorchTensorType>(element.getType())
                        : TorchTensorType();
    if (!have || have.getRank() != type.getRank())
      return cx.error(loc,
                      "a list has a length that only the run knows, and its "
                      "elements differ in rank");
    Value size = cx.graph.sizeOf(element, dim, loc);
    parts.push_back(element);
    numbers.push_back(size ? rowOf(cx, size, loc) : Value());
    if (!numbers.back())
      return failure();
  }
  Value whole, sizes;
  if (parts.empty()) {
    SmallVector<Value> shape;
    for (auto [i, known] : llvm::enumerate(type.getDims())) {
      shape.push_back(
          int64_t(i) == dim
              ? cx.graph.constantInt(0)
              : sizeToMake(cx.graph, cx.oracle.getSymbols(), known, loc));
      if (!shape.back())
        return cx.error(loc, "a list grows in a loop whose length only the run "
                             "knows, and its elements differ in several dims");
    }
    auto zeros = [&](ArrayRef<Value> shape, Type dtype) {
      return cx.graph.emitValue("aten::zeros",
                                {cx.graph.listOf(shape, loc),
                                 cx.graph.constantInt(getScalarType(dtype)),
                                 cx.graph.none(), cx.graph.none(),
                                 cx.graph.none()},
                                loc);
    };
    whole = zeros(shape, type.getDtype());
    sizes = zeros({cx.graph.constantInt(0)}, cx.b.getI64Type());
  } else {
    whole = catAlong(cx, dim, parts, loc);
    sizes = cx.graph.emitValue(
        "aten::cat", {cx.graph.listOf(numbers, loc), cx.graph.constantInt(0)},
        loc);
  }
  if (!whole || !sizes)
    return failure();
  holdPieces(cx, list, whole, sizes, dim);
  list->elementType = elementType;
  list->areApart = areApart(elements);
  for (AbstractValue element : elements)
    linkPiece(cx, list, element);
  return success();
}

Value sizesAlike(Context &cx, Value count, Value size, Location loc) {
  if (!count || !size)
    return {};
  return cx.graph.emitValue(
      "aten::full",
      {cx.graph.listOf(count, loc), size,
       cx.graph.constantInt(getScalarType(cx.b.getI64Type())), cx.graph.none(),
       cx.graph.none(), cx.graph.none()},
      loc);
}

LogicalResult cutRows(Context &cx, ListObj *list, int64_t dim, Location loc) {
  TensorObj *rows = rowsOf(list);
  Value all = rows ? cx.memory.read(rows, loc) : Value();
  if (!all)
    return cx.error(loc, "the elements of a list differ in one dim in a loop "
                         "whose length only the run knows");
  Value sizes = sizesAlike(cx, cx.graph.sizeOf(all, 0, loc),
                           cx.graph.sizeOf(all, dim + 1, loc), loc);
  Value whole = mergeFirst(cx, all, dim, loc);
  if (!sizes || !whole)
    return failure();
  holdPieces(cx, list, whole, sizes, dim);
  linkPiece(cx, list, rows);
  return success();
}

bool areNumbers(ListObj *columns) {
  return areOfRows(columns) && numberTypeOf(columns->elements[0]);
}

std::optional<std::pair<Value, Value>> interleave(Context &cx, ListObj *columns,
                                                  Location loc) {
  SmallVector<Value> rows;
  for (AbstractValue column : columns->elements)
    if (!rows.emplace_back(cx.memory.read(rowsOf(column), loc)))
      return std::nullopt;
  Value all = cx.graph.emitValue(
      "aten::stack", {cx.graph.listOf(rows, loc), cx.graph.constantInt(1)},
      loc);
  if (!all)
    return std::nullopt;
  Value whole = mergeFirst(cx, all, 0, loc);
  Value lengths = sizesAlike(cx, cx.graph.sizeOf(all, 0, loc),
                             cx.graph.sizeOf(all, 1, loc), loc);
  if (!whole || !lengths)
    return std::nullopt;
  return std::pair(whole, lengths);
}

LogicalResult cutColumns(Context &cx, ListObj *list, Location loc) {
  Type elementType = ListType::get(list->elements[0].list()->elementType);
  auto all = interleave(cx, list, loc);
  if (!all)
    return failure();
  bool areApart = list->areApart;
  holdPieces(cx, list, all->first, all->second, 0);
  list->row = {};
  list->elementType = elementType;
  list->areApart = areApart;
  return success();
}

void addPieceFunctions(OperatorTable &table) {
  table.on("aten::split.sizes", splitBySizes);
  table.on("aten::split_with_sizes", splitBySizes);
  table.on("aten::tensor_split.tensor_indices_or_sections", splitByTensor);
}

} // namespace torchonnx
