//===- PieceCalls.cpp - What operators do with pieces ---------------------===//

#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/ShapedTensors.h"
#include "passes/Simplify/lists/Splices.h"
#include "passes/Utils/EmptyDims.h"

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
  index = fromFirst(cx, index, pieces, loc);
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
    linkRead(cx, pieces, numbers);
    return numbers;
  }
  TensorObj *base = pieces->elements[0].tensor();
  if (pieces->areViews)
    return cx.memory.newView(base, piece, std::move(step));
  TensorObj *copy = cx.memory.newBase(piece);
  cx.heap.linkMayAlias(copy, base);
  return copy;
}

/// Puts an element into pieces that differs from them in other dims too. Not
/// done where it does not.
static Outcome putOtherShape(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  TensorObj *added = call.arg(addedOperand(call)).tensor();
  if (!added)
    return Outcome::Declined;
  Type type = list->elements[0].tensor()->current.getType();
  auto dims = differingDims(type, added->current.getType(), *list->piecesAlong);
  if (!dims || dims->empty())
    return Outcome::Declined;
  return failed(shapeTensors(cx, list, type, call.loc)) ? Outcome::Failed
                                                        : columnsCall(call, cx);
}

static Outcome piecesAppend(Call &call, Context &cx) {
  ListObj *list = call.arg("self").list();
  AbstractValue added = call.arg("el");
  Value whole, sizes;
  if (!readPieces(cx, list, call.loc, whole, sizes))
    return Outcome::Failed;
  Value value = pieceOf(cx, added, call.loc);
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
  if (!longer || !sizes)
    return Outcome::Failed;
  Value start = cx.graph.sizeOf(whole, *list->piecesAlong, call.loc);
  Value end = start
                  ? cx.graph.emitValue("aten::add.int", {start, size}, call.loc)
                  : Value();
  if (!end)
    return Outcome::Failed;
  TensorObj *before = list->elements[0].tensor();
  bool areApart = staysApart(cx, list, added);
  holdPieces(cx, list, longer, sizes, *list->piecesAlong);
  list->areApart = areApart;
  linkPiece(cx, list, before);
  list->elements[0].tensor()->elements = before->elements;
  linkPiece(cx, list, added,
            ViewStep{"aten::slice.Tensor",
                     {cx.graph.constantInt(*list->piecesAlong), start, end,
                      cx.graph.constantInt(1)},
                     std::nullopt});
  return call.types.empty() ? Outcome::Done : done(call, list);
}

/// Joins pieces with tensors that differ from them in other dims too. Not done
/// where they do not.
static Outcome joinAsShaped(Call &call, Context &cx, int64_t dim) {
  SmallVector<TorchTensorType> types;
  unsigned added = call.position(addedOperand(call));
  for (unsigned i : {0u, added})
    llvm::append_range(types, elementTypes(*call.args[i].list()));
  if (llvm::all_of(types, [&](TorchTensorType type) {
        auto dims = differingDims(type, types.front(), dim);
        return !dims || dims->empty();
      }))
    return Outcome::Declined;
  bool isNew = StringRef(call.name).starts_with("aten::add.");
  for (unsigned i : {0u, added}) {
    ListObj *list = call.args[i].list();
    if (!list->isRows)
      continue;
    if (i > 0 || isNew)
      call.args[i] = list = cx.heap.newCopyOf(list);
    if (failed(shapeTensors(cx, list, types.front(), call.loc)))
      return Outcome::Failed;
  }
  return columnsCall(call, cx);
}

/// `a + b` and `a += b`, where one of them is pieces.
Outcome piecesConcat(Call &call, Context &cx) {
  ListObj *lists[2] = {call.receiver().list(),
                       call.arg(addedOperand(call)).list()};
  if (!lists[0] || !lists[1])
    return Outcome::Declined;
  if (columnsOf(lists[0]) || columnsOf(lists[1]))
    return columnsCall(call, cx);
  ListObj *example = lists[0]->piecesAlong ? lists[0] : lists[1];
  int64_t dim = *example->piecesAlong;
  Type type = example->elements[0].tensor()->current.getType();
  bool isNew = call.name.starts_with("aten::add.");
  SmallVector<Value> wholes, numbers;
  AbstractValues parts;
  if (Outcome outcome = joinAsShaped(call, cx, dim);
      outcome != Outcome::Declined)
    return outcome;
  for (ListObj *list : lists) {
    if (list->isRows && list->piecesAlong != dim)
      return cx.fail(call.loc,
                     "a list of pieces along one dim is joined with one "
                     "of another form");
    ListObj *part = list;
    if (!list->isRows) {
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
    if (isa<ListType>(example->elementType))
      parts.push_back(part);
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
  for (AbstractValue from : parts)
    if (ListObj *part = from.list())
      cx.heap.linkSharing(target, part);
    else
      linkPiece(cx, target, from);
  if (!isNew && call.types.empty())
    return Outcome::Done;
  return done(call, target);
}

/// `numbers` at the places `pieces[a:b:n]` has.
static Value sliceNumbers(Call &call, Context &cx, Value numbers) {
  Call slice = call;
  slice.arg("l") = newRows(cx, numbers, TorchIntType::get(cx.context));
  return rowsSlice(slice, cx, rowsOf(slice.arg("l"))) == Outcome::Done
             ? cx.memory.read(rowsOf(slice.results[0]), call.loc)
             : Value();
}

/// `pieces[a:b:n]` is pieces too: with a step of 1 a part of the whole,
/// otherwise its elements from where each of those pieces starts.
static Outcome piecesSlice(Call &call, Context &cx) {
  ListObj *list = call.arg("l").list();
  auto bounds = materializeAll(
      cx, {call.arg("start"), call.arg("end"), call.arg("step")}, call.loc);
  Value whole, sizes;
  if (failed(bounds) || !readPieces(cx, list, call.loc, whole, sizes))
    return Outcome::Failed;
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, call.loc);
  };
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1),
        along = cx.graph.constantInt(*list->piecesAlong), cut;
  Value part = sliceNumbers(call, cx, sizes);
  if (getConstantInt((*bounds)[2]) == 1) {
    Value start = zero;
    if (Value first = (*bounds)[0];
        !isNone(first) && getConstantInt(first) != 0)
      start =
          sumOf(cx, op("aten::slice.Tensor", {sizes, zero, zero, first, one}),
                call.loc);
    Value end = op("aten::add.int", {start, sumOf(cx, part, call.loc)});
    cut = op("aten::slice.Tensor", {whole, along, start, end, one});
  } else {
    Value shifts = op("aten::sub.Tensor",
                      {sliceNumbers(call, cx, startsOf(cx, sizes, call.loc)),
                       startsOf(cx, part, call.loc), one});
    // In another order they are as many.
    bool areAll = isNone((*bounds)[0]) && isNone((*bounds)[1]) &&
                  getConstantInt((*bounds)[2]) == -1;
    Value count = areAll ? cx.graph.sizeOf(whole, *list->piecesAlong, call.loc)
                         : sumOf(cx, part, call.loc);
    cut = op("aten::index_select",
             {whole, along, placesOf(cx, shifts, part, count, call.loc)});
  }
  if (!cut || !part)
    return Outcome::Failed;
  TensorObj *base = cx.memory.newBase(cut);
  cx.heap.linkMayAlias(base, list->elements[0].tensor());
  ListObj *result =
      newPieces(cx, base, cx.memory.newBase(part), *list->piecesAlong);
  result->elementType = list->elementType;
  if (isa<ListType>(list->elementType))
    cx.heap.linkSharing(result, list);
  return done(call, result);
}

/// `cat` along the dim of the pieces is the whole. Along another, and for
/// `stack`, PyTorch demands that all have one size: the dim is split into them.
static Outcome piecesCat(Call &call, Context &cx) {
  ListObj *list = call.arg("tensors").list();
  std::optional<int64_t> given = knownInt(call.arg("dim"));
  Value whole, sizes;
  if (!given || !readPieces(cx, list, call.loc, whole, sizes))
    return Outcome::Failed;
  bool isStack = call.name == "aten::stack";
  int64_t along = *list->piecesAlong;
  int64_t rank = cast<TorchTensorType>(whole.getType()).getRank();
  int64_t dim = fromFront(*given, rank + isStack);
  if (dim < 0 || dim >= rank + isStack)
    return cx.fail(call.loc, "cat along a dim that the elements do not have");
  if (!isStack && dim == along) {
    // A copy, whatever may be written to the pieces.
    Value copy =
        cx.graph.emitValue("aten::clone", {whole, cx.graph.none()}, call.loc);
    return doneAnew(call, cx, copy);
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
          {sizesType.getDims()[0], cx.oracle.getSymbols().addUnbackedCount()});
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
  return doneAnew(call, cx, split);
}

std::optional<AbstractValues> chunksOf(Call &call, Context &cx, Value list) {
  Operation *op = list ? list.getDefiningOp() : nullptr;
  TensorObj *whole = cx.memory.getListSource(list);
  if (!op || getOperatorName(op) != "aten::chunk" || !whole ||
      getConstantInt(op->getOperand(1)) != int64_t(call.types.size()) ||
      cx.memory.read(whole, call.loc) != op->getOperand(0))
    return std::nullopt;
  AbstractValues pieces;
  for (unsigned i = 0; i < call.types.size(); ++i) {
    ViewStep step{"aten::chunk", {}, i};
    step.operands.assign(op->operand_begin() + 1, op->operand_end());
    Value piece = cx.memory.applyView(step, op->getOperand(0), call.loc);
    if (!piece)
      return std::nullopt;
    pieces.push_back(cx.memory.newView(whole, piece, std::move(step)));
  }
  return pieces;
}

static Outcome piecesUnpack(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
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

static Outcome piecesIndex(Call &call, Context &cx) {
  auto index = materialize(cx, call.arg("idx"), call.loc);
  AbstractValue element =
      succeeded(index) ? pieceAt(cx, call.receiver().list(), *index, call.loc)
                       : AbstractValue();
  return element.isUninitialized() ? Outcome::Failed : done(call, element);
}

static Outcome piecesLength(Call &call, Context &cx) {
  Value sizes =
      cx.memory.read(call.receiver().list()->elements[1].tensor(), call.loc);
  Value length = sizes ? cx.graph.sizeOf(sizes, 0, call.loc) : Value();
  return done(call, length);
}

Outcome piecesCall(Call &call, Context &cx) {
  static const OperatorTable methods = [] {
    OperatorTable methods;
    methods.on("aten::len.t", piecesLength);
    methods.on("aten::__getitem__.t", piecesIndex);
    methods.on("aten::slice.t", piecesSlice);
    methods.on("aten::append.t", piecesAppend);
    for (StringRef name : {"aten::add.t", "aten::add_.t", "aten::extend.t"})
      methods.on(name, piecesConcat);
    addSplices(methods);
    for (StringRef name : {"aten::cat", "aten::concat", "aten::stack"})
      methods.on(name, piecesCat);
    methods.on("aten::pad_sequence", piecesPad);
    methods.on("prim::ListUnpack", piecesUnpack);
    return methods;
  }();
  Added added = addedBy(call.name);
  if (!call.receiver().list()->piecesAlong && added != Added::List)
    return Outcome::Declined;
  if (added == Added::Element)
    if (Outcome outcome = putOtherShape(call, cx); outcome != Outcome::Declined)
      return outcome;
  Handler method = methods.lookup(call.name);
  return method ? method(call, cx) : Outcome::Declined;
}

} // namespace torchonnx
