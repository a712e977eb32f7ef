//===- Pieces.cpp - Lists of tensors that differ in one dim ---------------===//
//
// What `split` and `chunk` cut a dim into whose size only the run knows, and
// what a loop of the run collects in a list: one tensor, in which the elements
// lie one after the other along a dim, and their sizes. `cat` is the tensor.
// Lists of numbers, of several lengths, are such elements too.
//
//===----------------------------------------------------------------------===//

#include "passes/EmptyDims.h"
#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

ListObj *Evaluator::piecesOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->piecesAlong ? list : nullptr;
}

ListObj *Evaluator::newPieces(TensorObj *whole, TensorObj *sizes, int64_t dim) {
  ListObj *list = heap.newList({whole, sizes}, RefType::get(context));
  list->isRows = true;
  list->piecesAlong = dim;
  return list;
}

bool Evaluator::readPieces(ListObj *pieces, Location loc, Value &whole,
                           Value &sizes) {
  whole = read(pieces->elements[0].tensor(), loc);
  sizes = read(pieces->elements[1].tensor(), loc);
  return whole && sizes;
}

/// The same op in this block, if there is one: what two lists have in common,
/// such as the number of pieces, is known to be the same then.
static Value findInBlock(StringRef name, ArrayRef<Value> operands,
                         Block *block) {
  for (Value operand : operands) {
    if (getConstant(operand))
      continue;
    for (Operation *user : operand.getUsers())
      if (user->getBlock() == block && user->getNumResults() == 1 &&
          getOperatorName(user) == name &&
          llvm::equal(user->getOperands(), operands))
        return user->getResult(0);
    return {};
  }
  return {};
}

/// `emitValue`, but once for the same operands; null operands give null.
Value Evaluator::emitOnce(StringRef name, ArrayRef<Value> operands,
                          Location loc) {
  if (llvm::is_contained(operands, Value()))
    return {};
  Value known = findInBlock(name, operands, b.getInsertionBlock());
  return known ? known : emitValue(name, operands, loc);
}

/// The sum of sizes, as a number.
Value Evaluator::sumOf(Value sizes, Location loc) {
  return emitOnce("aten::Int.Tensor",
                  {emitOnce("aten::sum", {sizes, none()}, loc)}, loc);
}

//===----------------------------------------------------------------------===//
// Making them
//===----------------------------------------------------------------------===//

/// The list that `split` or `chunk` gives of a dim whose size only the run
/// knows, from the operator's operands.
std::optional<AbstractValue> Evaluator::cutPieces(Call &call, Value list,
                                                  ArrayRef<Value> operands) {
  bool isSplit = call.name == "aten::split.Tensor" ||
                 call.name == "aten::unsafe_split.Tensor";
  bool isChunk =
      call.name == "aten::chunk" || call.name == "aten::unsafe_chunk";
  TensorObj *whole = call.args.empty() ? nullptr : call.args[0].tensor();
  bool isSections = call.name == "aten::tensor_split.sections";
  if (!whole || operands.size() != 3 || (!isSplit && !isChunk && !isSections))
    return std::nullopt;
  std::optional<int64_t> dim = getConstantInt(operands[2]);
  if (!dim)
    return std::nullopt;
  int64_t rank = cast<TorchTensorType>(operands[0].getType()).getRank();
  int64_t at = *dim < 0 ? *dim + rank : *dim;

  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(name, args, call.loc);
  };
  auto quotient = [&](Value n, Value k) {
    return op(
        "aten::floordiv.int",
        {op("aten::sub.int", {op("aten::add.int", {n, k}), constantInt(1)}),
         k});
  };
  // Pieces of k, and what is left. Of nothing, split makes one piece and
  // chunk as many as it was asked for.
  Attribute dimSize =
      cast<TorchTensorType>(operands[0].getType()).getDims()[at];
  auto source = graph.getSizeSource(dimSize);
  Value n =
      source ? op("aten::size.int", {source->tensor, constantInt(source->dim)})
             : sizeOf(operands[0], at, call.loc);
  Value k = operands[1];
  Value fewest = constantInt(1);
  if (isChunk) {
    Value chunks = k;
    k = op("prim::max.int", {quotient(n, chunks), constantInt(1)});
    Value isEmpty = op("aten::eq.int", {n, constantInt(0)});
    fewest = op("aten::mul.int", {op("aten::Int.bool", {isEmpty}), chunks});
  }
  Value count =
      isSections ? k : op("prim::max.int", {quotient(n, k), fewest});
  Value numbers =
      op("aten::arange", {count, constantInt(getScalarType(b.getI64Type())),
                          none(), none(), none()});
  Value sizes;
  if (isSections) {
    // The first n % k have one element more.
    Value isLonger =
        op("aten::lt.Scalar", {numbers, op("aten::remainder.int", {n, k})});
    sizes = op("aten::add.Scalar", {isLonger, op("aten::floordiv.int", {n, k}),
                                    constantInt(1)});
  } else {
    Value left = op("aten::rsub.Scalar",
                    {op("aten::mul.Scalar", {numbers, k}), n, constantInt(1)});
    sizes = op("aten::clamp", {left, none(), k});
  }
  if (!sizes)
    return std::nullopt;
  ListObj *pieces = newPieces(whole, newBase(sizes, true), at);
  pieces->areViews = true;
  pieces->cut = list;
  setListSource(list, whole);
  return pieces;
}

/// `split` by a list of sizes whose length only the run knows.
Evaluator::Outcome Evaluator::splitBySizes(Call &call) {
  TensorObj *whole = call.args[0].tensor(), *sizes = rowsOf(call.args[1]);
  std::optional<int64_t> dim = knownInt(call.args[2]);
  if (!whole || !sizes || !dim)
    return Outcome::Declined;
  Value contents = read(whole, call.loc), numbers = read(sizes, call.loc);
  if (!contents || !numbers)
    return Outcome::Failed;
  int64_t rank = cast<TorchTensorType>(contents.getType()).getRank();
  ListObj *pieces =
      newPieces(whole, newBase(numbers, true), *dim < 0 ? *dim + rank : *dim);
  pieces->areViews = true;
  return done(call, pieces);
}

/// The one dim in which the tensors of a list differ, or will once a loop has
/// added to it: then the list is of pieces.
std::optional<int64_t> Evaluator::differingDim(ListObj *list,
                                               const ListObj *later) {
  SmallVector<TorchTensorType> types;
  auto collect = [&](ArrayRef<AbstractValue> elements) {
    for (AbstractValue element : elements)
      types.push_back(
          element.tensor()
              ? cast<TorchTensorType>(element.tensor()->current.getType())
              : TorchTensorType());
  };
  if (list->isRows || (later && later->isRows))
    return std::nullopt;
  collect(list->elements);
  if (later)
    collect(later->elements);
  if (types.empty() || !types[0])
    return std::nullopt;
  std::optional<int64_t> found;
  for (TorchTensorType type : types)
    if (!type || type.getRank() != types[0].getRank() ||
        type.getDtype() != types[0].getDtype())
      return std::nullopt;
  for (auto [i, dim] : llvm::enumerate(types[0].getDims())) {
    // Of no elements, the sizes must be known from elsewhere.
    bool isNamed = !list->elements.empty() || isa<IntegerAttr>(dim) ||
                   graph.getSizeSource(dim);
    bool isSame =
        llvm::all_of(types, [&, i = i, dim = dim](TorchTensorType type) {
          return type.getDims()[i] == dim;
        });
    if (isNamed && isSame)
      continue;
    if (found)
      return std::nullopt;
    found = i;
  }
  return found;
}

/// The type of the elements of a list of numbers; null for anything else.
Type Evaluator::numberTypeOf(AbstractValue value) {
  ListObj *list = value.list();
  if (!list || list->piecesAlong || columnsOf(list))
    return {};
  Type type = list->isRows || list->elements.empty()
                  ? list->elementType
                  : rowElementType(list->elements[0]);
  return isa_and_nonnull<TorchIntType, TorchFloatType, TorchBoolType>(type)
             ? type
             : Type();
}

/// What the elements of a list are whose elements are lists of numbers, and
/// have several lengths now or once a loop has added to it; null otherwise.
ListType Evaluator::raggedType(ListObj *list, const ListObj *later) {
  // Columns are as many as each of the lists has elements.
  bool isWider =
      later && later->row.list() &&
      llvm::any_of(list->elements, [&](AbstractValue element) {
        return numberTypeOf(element) == numberTypeOf(later->elements[0]) &&
               element.list()->elements.size() != later->elements.size();
      });
  if (list->isRows || (later && later->isRows && !isWider))
    return {};
  if (isWider)
    later = nullptr;
  AbstractValues all(list->elements.begin(), list->elements.end());
  if (later)
    llvm::append_range(all, later->elements);
  Type type = all.empty() ? Type() : numberTypeOf(all[0]);
  bool isRagged = isWider;
  for (AbstractValue element : all) {
    if (!type || numberTypeOf(element) != type)
      return {};
    // One that is empty at first is to grow.
    size_t size = element.list()->elements.size();
    isRagged |= element.list()->isRows || size == 0 ||
                size != all[0].list()->elements.size();
  }
  return isRagged ? ListType::get(type) : ListType();
}

/// The tensor that an element of pieces is, or has its numbers.
Value Evaluator::pieceOf(AbstractValue element, Location loc) {
  if (TensorObj *tensor = element.tensor())
    return read(tensor, loc);
  Type type = numberTypeOf(element);
  if (!type)
    return {};
  if (TensorObj *rows = rowsOf(element))
    return read(rows, loc);
  auto numbers = materializeAll(element.list()->elements, loc);
  return succeeded(numbers) ? rowsFrom(*numbers, type, false, loc) : Value();
}

/// Writes to an element are not seen in pieces, nor the other way round.
void Evaluator::linkPiece(ListObj *pieces, AbstractValue element) {
  if (element.list())
    heap.linkMayBe(pieces, element.list());
  else
    heap.linkMayAlias(pieces->elements[0].tensor(), element.tensor());
}

/// Lets a list hold the pieces of `whole` that have these sizes along `dim`.
void Evaluator::holdPieces(ListObj *list, Value whole, Value sizes,
                           int64_t dim) {
  touch(list);
  list->elements = {newBase(whole, true), newBase(sizes, true)};
  list->isRows = true;
  list->piecesAlong = dim;
  list->areViews = false;
}

/// Turns a list of tensors like `example`, but for one dim, into pieces; or one
/// of lists of numbers that `example` has the dtype of.
LogicalResult Evaluator::makePieces(ListObj *list, int64_t dim, Type example,
                                    Type elementType, Location loc) {
  SmallVector<Value> parts, numbers;
  auto type = cast<TorchTensorType>(example);
  AbstractValues elements(list->elements.begin(), list->elements.end());
  for (AbstractValue part : elements) {
    Value element = pieceOf(part, loc);
    auto have = element ? dyn_cast<TorchTensorType>(element.getType())
                        : TorchTensorType();
    if (!have || have.getRank() != type.getRank())
      return error(loc, "a list has a length that only the run knows, and its "
                        "elements differ in rank");
    Value size = sizeOf(element, dim, loc);
    parts.push_back(element);
    numbers.push_back(size ? rowOf(size, loc) : Value());
    if (!numbers.back())
      return failure();
  }
  Value whole, sizes;
  if (parts.empty()) {
    SmallVector<Value> shape;
    for (auto [i, known] : llvm::enumerate(type.getDims())) {
      shape.push_back(int64_t(i) == dim ? constantInt(0)
                                        : graph.sizeNamed(known, loc));
      if (!shape.back())
        return error(loc, "a list grows in a loop whose length only the run "
                          "knows, and its elements differ in several dims");
    }
    auto zeros = [&](ArrayRef<Value> shape, Type dtype) {
      return emitValue("aten::zeros",
                       {listOf(shape, loc), constantInt(getScalarType(dtype)),
                        none(), none(), none()},
                       loc);
    };
    whole = zeros(shape, type.getDtype());
    sizes = zeros({constantInt(0)}, b.getI64Type());
  } else {
    whole = catAlong(dim, parts, loc);
    sizes = emitValue("aten::cat", {listOf(numbers, loc), constantInt(0)}, loc);
  }
  if (!whole || !sizes)
    return failure();
  holdPieces(list, whole, sizes, dim);
  list->elementType = elementType;
  for (AbstractValue element : elements)
    linkPiece(list, element);
  return success();
}

/// Turns rows into pieces along `dim` of an element.
LogicalResult Evaluator::cutRows(ListObj *list, int64_t dim, Location loc) {
  TensorObj *rows = rowsOf(list);
  Value all = rows ? read(rows, loc) : Value();
  if (!all)
    return error(loc, "the elements of a list differ in one dim in a loop "
                      "whose length only the run knows");
  Value size = sizeOf(all, dim + 1, loc), count = sizeOf(all, 0, loc);
  if (!size || !count)
    return failure();
  Value sizes = emitValue("aten::full",
                          {listOf(count, loc), size,
                           constantInt(getScalarType(b.getI64Type())), none(),
                           none(), none()},
                          loc);
  Value whole = mergeFirst(all, dim, loc);
  if (!sizes || !whole)
    return failure();
  holdPieces(list, whole, sizes, dim);
  linkPiece(list, rows);
  return success();
}

//===----------------------------------------------------------------------===//
// Using them
//===----------------------------------------------------------------------===//

/// Element `index`: from the sum of the sizes before it.
AbstractValue Evaluator::pieceAt(ListObj *pieces, Value index, Location loc) {
  Value whole, sizes;
  if (!readPieces(pieces, loc, whole, sizes))
    return {};
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(name, args, loc);
  };
  Value zero = constantInt(0), one = constantInt(1);
  std::optional<int64_t> known = getConstantInt(index);
  if (known ? *known < 0 : !runSizes.isIteration(index)) {
    // From the end: index + length where it is negative.
    Value isNegative =
        op("aten::Int.bool", {op("aten::lt.int", {index, zero})});
    index =
        op("aten::add.int",
           {index, op("aten::mul.int", {isNegative, sizeOf(sizes, 0, loc)})});
  }
  Value start =
      known == 0
          ? zero
          : sumOf(op("aten::slice.Tensor", {sizes, zero, zero, index, one}),
                  loc);
  Value size =
      op("aten::Int.Tensor", {op("aten::select.int", {sizes, zero, index})});
  Value end = op("aten::add.int", {start, size});
  if (!end)
    return {};
  ViewStep step{"aten::slice.Tensor",
                {constantInt(*pieces->piecesAlong), start, end, one},
                std::nullopt};
  Value piece = memory.applyView(step, whole, loc);
  if (!piece)
    return {};
  if (auto type = dyn_cast<ListType>(pieces->elementType)) {
    ListObj *numbers = newRows(piece, type.getElementType());
    heap.linkMayBe(numbers, pieces);
    return numbers;
  }
  TensorObj *base = pieces->elements[0].tensor();
  if (pieces->areViews)
    return newView(base, piece, std::move(step));
  TensorObj *copy = newBase(piece, true);
  heap.linkMayAlias(copy, base);
  return copy;
}

/// Gives a list of pieces other contents.
Evaluator::Outcome Evaluator::setPieces(Call &call, ListObj *list, Value whole,
                                        Value sizes,
                                        ArrayRef<AbstractValue> added) {
  if (!whole || !sizes)
    return Outcome::Failed;
  AbstractValue before = list->elements[0];
  holdPieces(list, whole, sizes, *list->piecesAlong);
  linkPiece(list, before);
  for (AbstractValue from : added)
    linkPiece(list, from);
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

Evaluator::Outcome Evaluator::piecesAppend(Call &call) {
  ListObj *list = call.args[0].list();
  Value whole, sizes;
  if (!readPieces(list, call.loc, whole, sizes))
    return Outcome::Failed;
  Value value = pieceOf(call.args[1], call.loc);
  Value size = value ? sizeOf(value, *list->piecesAlong, call.loc) : Value();
  Value row = size ? rowOf(size, call.loc) : Value();
  if (!row)
    return Outcome::Failed;
  Value longer = catAlong(*list->piecesAlong, {whole, value}, call.loc);
  sizes = emitValue("aten::cat",
                    {listOf({sizes, row}, call.loc), constantInt(0)}, call.loc);
  return setPieces(call, list, longer, sizes, call.args[1]);
}

/// `a + b` and `a += b`, where one of them is pieces.
Evaluator::Outcome Evaluator::piecesConcat(Call &call) {
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
      return fail(call.loc, "a list of pieces along one dim is joined with one "
                            "of another form");
    ListObj *part = list;
    if (!list->isRows) {
      llvm::append_range(inner, list->elements);
      part = heap.newList(list->elements, list->elementType);
      if (failed(makePieces(part, dim, type, example->elementType, call.loc)))
        return Outcome::Failed;
    }
    wholes.emplace_back();
    numbers.emplace_back();
    if (!readPieces(part, call.loc, wholes.back(), numbers.back()))
      return Outcome::Failed;
    parts.push_back(part->elements[0]);
  }
  Value whole = catAlong(dim, wholes, call.loc);
  Value sizes = emitValue(
      "aten::cat", {listOf(numbers, call.loc), constantInt(0)}, call.loc);
  if (!whole || !sizes)
    return Outcome::Failed;
  ListObj *target = isNew ? heap.newList({}) : lists[0];
  holdPieces(target, whole, sizes, dim);
  target->elementType = example->elementType;
  llvm::append_range(parts, inner);
  for (AbstractValue from : parts)
    linkPiece(target, from);
  if (!isNew && call.types.empty())
    return Outcome::Done;
  return done(call, target);
}

/// `pieces[a:b:n]` is pieces too: those elements along the dim that are in the
/// 0th, nth, … of the pieces from a to b.
Evaluator::Outcome Evaluator::piecesSlice(Call &call) {
  ListObj *list = call.args[0].list();
  auto bounds =
      materializeAll({call.args[1], call.args[2], call.args[3]}, call.loc);
  Value whole, sizes;
  if (failed(bounds) || !readPieces(list, call.loc, whole, sizes))
    return Outcome::Failed;
  Value zero = constantInt(0), one = constantInt(1);
  auto slice = [&](Value x, Value dim, Value from, Value to) -> Value {
    return emitValue("aten::slice.Tensor", {x, dim, from, to, one}, call.loc);
  };
  Value first = isNone((*bounds)[0]) ? zero : (*bounds)[0];
  Value start = sumOf(slice(sizes, zero, zero, first), call.loc);
  Value part = slice(sizes, zero, first, (*bounds)[1]);
  Value length = part ? sumOf(part, call.loc) : Value();
  Value end = emitValue("aten::add.int", {start, length}, call.loc);
  Value along = constantInt(*list->piecesAlong);
  Value cut = slice(whole, along, start, end);
  if (!cut)
    return Outcome::Failed;
  if (Value step = (*bounds)[2]; getConstantInt(step) != 1) {
    Value count = sizeOf(cut, *list->piecesAlong, call.loc);
    Value piece =
        emitValue("aten::repeat_interleave.Tensor", {part, count}, call.loc);
    Value rest = emitValue("aten::remainder.Scalar", {piece, step}, call.loc);
    Value isIn = emitValue("aten::eq.Scalar", {rest, zero}, call.loc);
    Value places = emitValue("aten::nonzero", {isIn}, call.loc);
    places = emitValue("aten::select.int", {places, one, zero}, call.loc);
    cut = emitValue("aten::index_select", {cut, along, places}, call.loc);
    part = emitValue("aten::slice.Tensor", {part, zero, none(), none(), step},
                     call.loc);
    if (!cut || !part)
      return Outcome::Failed;
  }
  TensorObj *base = newBase(cut, true);
  heap.linkMayAlias(base, list->elements[0].tensor());
  ListObj *result = newPieces(base, newBase(part, true), *list->piecesAlong);
  result->elementType = list->elementType;
  return done(call, result);
}

/// `cat` along the dim of the pieces is the whole. Along another, and for
/// `stack`, PyTorch demands that all have one size: the dim is split into them.
Evaluator::Outcome Evaluator::piecesCat(Call &call) {
  ListObj *list = call.args[0].list();
  std::optional<int64_t> given = knownInt(call.args[1]);
  Value whole, sizes;
  if (!given || !readPieces(list, call.loc, whole, sizes))
    return Outcome::Failed;
  bool isStack = call.name == "aten::stack";
  int64_t along = *list->piecesAlong;
  int64_t rank = cast<TorchTensorType>(whole.getType()).getRank();
  int64_t dim = *given < 0 ? *given + rank + isStack : *given;
  if (dim < 0 || dim >= rank + isStack)
    return fail(call.loc, "cat along a dim that the elements do not have");
  if (!isStack && dim == along) {
    // A copy, whatever may be written to the pieces.
    Value copy = emitValue("aten::clone", {whole, none()}, call.loc);
    return copy ? done(call, newBase(copy, true)) : Outcome::Failed;
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
        i != along && mayBeZero(wholeType.getDims()[i], oracle.getSymbols());
  for (int64_t i = 0; i < rank; ++i) {
    if (i == along) {
      Value count = sizeOf(sizes, 0, call.loc), each = constantInt(-1);
      if (mayBeEmpty)
        each = emitValue(
            "aten::floordiv.int",
            {sizeOf(whole, i, call.loc),
             emitValue("prim::max.int", {count, constantInt(1)}, call.loc)},
            call.loc);
      shape.append({count, each});
      dims.append({sizesType.getDims()[0], oracle.getSymbols().addUnbacked()});
    } else {
      shape.push_back(sizeOf(whole, i, call.loc));
      dims.push_back(wholeType.getDims()[i]);
    }
  }
  if (llvm::is_contained(shape, Value()))
    return Outcome::Failed;
  Value split = createOperator(
                    b, call.loc, "aten::view", {whole, listOf(shape, call.loc)},
                    TorchTensorType::get(context, dims, wholeType.getDtype()))
                    ->getResult(0);
  if (split)
    split = emitValue("aten::movedim.int",
                      {split, constantInt(along), constantInt(dim)}, call.loc);
  if (split && !isStack)
    split =
        emitValue("aten::flatten.using_ints",
                  {split, constantInt(dim), constantInt(dim + 1)}, call.loc);
  return split ? done(call, newBase(split, true)) : Outcome::Failed;
}

Evaluator::Outcome Evaluator::piecesUnpack(Call &call) {
  ListObj *list = call.args[0].list();
  if (list->areViews)
    if (std::optional<AbstractValues> chunks = chunksOf(call, list->cut)) {
      call.results = *chunks;
      return Outcome::Done;
    }
  for (int64_t i = 0, e = call.types.size(); i < e; ++i) {
    call.results.push_back(pieceAt(list, constantInt(i), call.loc));
    if (call.results.back().isUninitialized())
      return Outcome::Failed;
  }
  return Outcome::Done;
}

/// An operator on a list of pieces.
Evaluator::Outcome Evaluator::piecesCall(Call &call) {
  ListObj *list = call.args[0].list();
  StringRef name = call.name;
  auto result = [&](AbstractValue value) {
    return value.isUninitialized() ? Outcome::Failed : done(call, value);
  };
  if (name == "aten::add.t" || name == "aten::add_.t" ||
      name == "aten::extend.t")
    return piecesConcat(call);
  if (!list->piecesAlong)
    return Outcome::Declined;
  if (name == "aten::__getitem__.t") {
    auto index = materialize(call.args[1], call.loc);
    return failed(index) ? Outcome::Failed
                         : result(pieceAt(list, *index, call.loc));
  }
  if (name == "aten::len.t") {
    Value sizes = read(list->elements[1].tensor(), call.loc);
    return sizes ? result(sizeOf(sizes, 0, call.loc)) : Outcome::Failed;
  }
  if (name == "aten::append.t")
    return piecesAppend(call);
  if (name == "aten::slice.t")
    return piecesSlice(call);
  if (name == "aten::cat" || name == "aten::concat" || name == "aten::stack")
    return piecesCat(call);
  if (name == "aten::pad_sequence")
    return piecesPad(call);
  if (name == "prim::ListUnpack")
    return piecesUnpack(call);
  return Outcome::Declined;
}

} // namespace torchonnx
