//===- PieceCalls.cpp - What operators do with pieces ---------------------===//

#include "passes/EmptyDims.h"
#include "passes/Simplify/lists/ListForms.h"

using namespace mlir;

namespace torchonnx {

/// Element `index`: from the sum of the sizes before it.
static AbstractValue pieceAt(Context &cx, ListObj *pieces, Value index,
                             Location loc) {
  Value whole, sizes;
  if (!readPieces(cx, pieces, loc, whole, sizes))
    return {};
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, loc);
  };
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  std::optional<int64_t> known = getConstantInt(index);
  if (known ? *known < 0 : !cx.runSizes.isIteration(index)) {
    // From the end: index + length where it is negative.
    Value isNegative =
        op("aten::Int.bool", {op("aten::lt.int", {index, zero})});
    index = op("aten::add.int",
               {index, op("aten::mul.int",
                          {isNegative, cx.graph.sizeOf(sizes, 0, loc)})});
  }
  Value start =
      known == 0
          ? zero
          : sumOf(cx, op("aten::slice.Tensor", {sizes, zero, zero, index, one}),
                  loc);
  Value size =
      op("aten::Int.Tensor", {op("aten::select.int", {sizes, zero, index})});
  Value end = op("aten::add.int", {start, size});
  if (!end)
    return {};
  ViewStep step{"aten::slice.Tensor",
                {cx.graph.constantInt(*pieces->piecesAlong), start, end, one},
                std::nullopt};
  Value piece = cx.memory.applyView(step, whole, loc);
  if (!piece)
    return {};
  if (auto type = dyn_cast<ListType>(pieces->elementType)) {
    ListObj *numbers = newRows(cx, piece, type.getElementType());
    cx.heap.linkMayBe(numbers, pieces);
    return numbers;
  }
  TensorObj *base = pieces->elements[0].tensor();
  if (pieces->areViews)
    return cx.memory.newView(base, piece, std::move(step));
  TensorObj *copy = cx.memory.newBase(piece, true);
  cx.heap.linkMayAlias(copy, base);
  return copy;
}

/// Gives a list of pieces other contents.
static Outcome setPieces(Call &call, Context &cx, ListObj *list, Value whole,
                         Value sizes, ArrayRef<AbstractValue> added) {
  if (!whole || !sizes)
    return Outcome::Failed;
  AbstractValue before = list->elements[0];
  holdPieces(cx, list, whole, sizes, *list->piecesAlong);
  linkPiece(cx, list, before);
  for (AbstractValue from : added)
    linkPiece(cx, list, from);
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

Outcome piecesAppend(Call &call, Context &cx) {
  ListObj *list = call.args[0].list();
  Value whole, sizes;
  if (!readPieces(cx, list, call.loc, whole, sizes))
    return Outcome::Failed;
  Value value = pieceOf(cx, call.args[1], call.loc);
  Value size =
      value ? cx.graph.sizeOf(value, *list->piecesAlong, call.loc) : Value();
  Value row = size ? rowOf(cx, size, call.loc) : Value();
  if (!row)
    return Outcome::Failed;
  Value longer = catAlong(cx, *list->piecesAlong, {whole, value}, call.loc);
  sizes = cx.graph.emitValue(
      "aten::cat",
      {cx.graph.listOf({sizes, row}, call.loc), cx.graph.constantInt(0)},
      call.loc);
  return setPieces(call, cx, list, longer, sizes, call.args[1]);
}

/// `a + b` and `a += b`, where one of them is pieces.
Outcome piecesConcat(Call &call, Context &cx) {
  ListObj *lists[2] = {call.args[0].list(), call.args[1].list()};
  if (!lists[0] || !lists[1])
    return Outcome::Declined;
  ListObj *example = lists[0]->piecesAlong ? lists[0] : lists[1];
  int64_t dim = *example->piecesAlong;
  Type type = example->elements[0].tensor()->current.getType();
  bool isNew = call.name.starts_with("aten::add.");
  SmallVector<Value> wholes, numbers;
  AbstractValues parts;
  AbstractValues inner;
  for (ListObj *list : lists) {
    if (list->isRows && list->piecesAlong != dim)
      return cx.fail(call.loc,
                     "a list of pieces along one dim is joined with one "
                     "of another form");
    ListObj *part = list;
    if (!list->isRows) {
      llvm::append_range(inner, list->elements);
      part = cx.heap.newList(list->elements, list->elementType);
      if (failed(
              makePieces(cx, part, dim, type, example->elementType, call.loc)))
        return Outcome::Failed;
    }
    wholes.emplace_back();
    numbers.emplace_back();
    if (!readPieces(cx, part, call.loc, wholes.back(), numbers.back()))
      return Outcome::Failed;
    parts.push_back(part->elements[0]);
  }
  Value whole = catAlong(cx, dim, wholes, call.loc);
  Value sizes = cx.graph.emitValue(
      "aten::cat",
      {cx.graph.listOf(numbers, call.loc), cx.graph.constantInt(0)}, call.loc);
  if (!whole || !sizes)
    return Outcome::Failed;
  ListObj *target = isNew ? cx.heap.newList({}) : lists[0];
  holdPieces(cx, target, whole, sizes, dim);
  target->elementType = example->elementType;
  llvm::append_range(parts, inner);
  for (AbstractValue from : parts)
    linkPiece(cx, target, from);
  if (!isNew && call.types.empty())
    return Outcome::Done;
  return done(call, target);
}

/// `pieces[a:b:n]` is pieces too: those elements along the dim that are in the
/// 0th, nth, … of the pieces from a to b.
static Outcome piecesSlice(Call &call, Context &cx) {
  ListObj *list = call.args[0].list();
  auto bounds =
      materializeAll(cx, {call.args[1], call.args[2], call.args[3]}, call.loc);
  Value whole, sizes;
  if (failed(bounds) || !readPieces(cx, list, call.loc, whole, sizes))
    return Outcome::Failed;
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  auto slice = [&](Value x, Value dim, Value from, Value to) -> Value {
    return cx.graph.emitValue("aten::slice.Tensor", {x, dim, from, to, one},
                              call.loc);
  };
  Value first = isNone((*bounds)[0]) ? zero : (*bounds)[0];
  Value start = sumOf(cx, slice(sizes, zero, zero, first), call.loc);
  Value part = slice(sizes, zero, first, (*bounds)[1]);
  Value length = part ? sumOf(cx, part, call.loc) : Value();
  Value end = cx.graph.emitValue("aten::add.int", {start, length}, call.loc);
  Value along = cx.graph.constantInt(*list->piecesAlong);
  Value cut = slice(whole, along, start, end);
  if (!cut)
    return Outcome::Failed;
  if (Value step = (*bounds)[2]; getConstantInt(step) != 1) {
    Value count = cx.graph.sizeOf(cut, *list->piecesAlong, call.loc);
    Value piece = cx.graph.emitValue("aten::repeat_interleave.Tensor",
                                     {part, count}, call.loc);
    Value rest =
        cx.graph.emitValue("aten::remainder.Scalar", {piece, step}, call.loc);
    Value isIn = cx.graph.emitValue("aten::eq.Scalar", {rest, zero}, call.loc);
    Value places = cx.graph.emitValue("aten::nonzero", {isIn}, call.loc);
    places =
        cx.graph.emitValue("aten::select.int", {places, one, zero}, call.loc);
    cut = cx.graph.emitValue("aten::index_select", {cut, along, places},
                             call.loc);
    part = cx.graph.emitValue(
        "aten::slice.Tensor",
        {part, zero, cx.graph.none(), cx.graph.none(), step}, call.loc);
    if (!cut || !part)
      return Outcome::Failed;
  }
  TensorObj *base = cx.memory.newBase(cut, true);
  cx.heap.linkMayAlias(base, list->elements[0].tensor());
  ListObj *result =
      newPieces(cx, base, cx.memory.newBase(part, true), *list->piecesAlong);
  result->elementType = list->elementType;
  return done(call, result);
}

/// `cat` along the dim of the pieces is the whole. Along another, and for
/// `stack`, PyTorch demands that all have one size: the dim is split into them.
static Outcome piecesCat(Call &call, Context &cx) {
  ListObj *list = call.args[0].list();
  std::optional<int64_t> given = knownInt(call.args[1]);
  Value whole, sizes;
  if (!given || !readPieces(cx, list, call.loc, whole, sizes))
    return Outcome::Failed;
  bool isStack = call.name == "aten::stack";
  int64_t along = *list->piecesAlong;
  int64_t rank = cast<TorchTensorType>(whole.getType()).getRank();
  int64_t dim = *given < 0 ? *given + rank + isStack : *given;
  if (dim < 0 || dim >= rank + isStack)
    return cx.fail(call.loc, "cat along a dim that the elements do not have");
  if (!isStack && dim == along) {
    // A copy, whatever may be written to the pieces.
    Value copy =
        cx.graph.emitValue("aten::clone", {whole, cx.graph.none()}, call.loc);
    return copy ? done(call, cx.memory.newBase(copy, true)) : Outcome::Failed;
  }
  // LibTorch is not asked: its guesses of the sizes need not multiply up.
  SmallVector<Value> shape;
  SmallVector<Attribute> dims;
  auto wholeType = cast<TorchTensorType>(whole.getType());
  auto sizesType = cast<TorchTensorType>(sizes.getType());
  // Of no elements, nothing tells the size that is left open.
  bool mayBeEmpty = false;
  for (int64_t i = 0; i < rank; ++i)
    mayBeEmpty |=
        i != along && mayBeZero(wholeType.getDims()[i], cx.oracle.getSymbols());
  for (int64_t i = 0; i < rank; ++i) {
    if (i == along) {
      Value count = cx.graph.sizeOf(sizes, 0, call.loc),
            each = cx.graph.constantInt(-1);
      if (mayBeEmpty)
        each = cx.graph.emitValue(
            "aten::floordiv.int",
            {cx.graph.sizeOf(whole, i, call.loc),
             cx.graph.emitValue("prim::max.int",
                                {count, cx.graph.constantInt(1)}, call.loc)},
            call.loc);
      shape.append({count, each});
      dims.append(
          {sizesType.getDims()[0], cx.oracle.getSymbols().addUnbacked()});
    } else {
      shape.push_back(cx.graph.sizeOf(whole, i, call.loc));
      dims.push_back(wholeType.getDims()[i]);
    }
  }
  if (llvm::is_contained(shape, Value()))
    return Outcome::Failed;
  Value split = createOperator(cx.b, call.loc, "aten::view",
                               {whole, cx.graph.listOf(shape, call.loc)},
                               TorchTensorType::get(cx.context, dims,
                                                    wholeType.getDtype()))
                    ->getResult(0);
  if (split)
    split = cx.graph.emitValue(
        "aten::movedim.int",
        {split, cx.graph.constantInt(along), cx.graph.constantInt(dim)},
        call.loc);
  if (split && !isStack)
    split = cx.graph.emitValue(
        "aten::flatten.using_ints",
        {split, cx.graph.constantInt(dim), cx.graph.constantInt(dim + 1)},
        call.loc);
  return split ? done(call, cx.memory.newBase(split, true)) : Outcome::Failed;
}

static Outcome piecesUnpack(Call &call, Context &cx) {
  ListObj *list = call.args[0].list();
  if (list->areViews)
    if (std::optional<AbstractValues> chunks = chunksOf(call, cx, list->cut)) {
      call.results = *chunks;
      return Outcome::Done;
    }
  for (int64_t i = 0, e = call.types.size(); i < e; ++i) {
    call.results.push_back(
        pieceAt(cx, list, cx.graph.constantInt(i), call.loc));
    if (call.results.back().isUninitialized())
      return Outcome::Failed;
  }
  return Outcome::Done;
}

/// An operator on a list of pieces.
Outcome piecesCall(Call &call, Context &cx) {
  ListObj *list = call.args[0].list();
  StringRef name = call.name;
  auto result = [&](AbstractValue value) {
    return value.isUninitialized() ? Outcome::Failed : done(call, value);
  };
  if (name == "aten::add.t" || name == "aten::add_.t" ||
      name == "aten::extend.t")
    return piecesConcat(call, cx);
  if (!list->piecesAlong)
    return Outcome::Declined;
  if (name == "aten::__getitem__.t") {
    auto index = materialize(cx, call.args[1], call.loc);
    return failed(index) ? Outcome::Failed
                         : result(pieceAt(cx, list, *index, call.loc));
  }
  if (name == "aten::len.t") {
    Value sizes = cx.memory.read(list->elements[1].tensor(), call.loc);
    return sizes ? result(cx.graph.sizeOf(sizes, 0, call.loc))
                 : Outcome::Failed;
  }
  if (name == "aten::append.t")
    return piecesAppend(call, cx);
  if (name == "aten::slice.t")
    return piecesSlice(call, cx);
  if (name == "aten::cat" || name == "aten::concat" || name == "aten::stack")
    return piecesCat(call, cx);
  if (name == "aten::pad_sequence")
    return piecesPad(call, cx);
  if (name == "prim::ListUnpack")
    return piecesUnpack(call, cx);
  return Outcome::Declined;
}

} // namespace torchonnx
