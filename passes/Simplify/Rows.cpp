//===- Rows.cpp - Lists of a length that only the run knows ---------------===//
//
// A list that a loop of the run appends to is a tensor, whose rows are the
// elements: that is exact where they all have one shape.
//
//===----------------------------------------------------------------------===//

#include "passes/EmptyDims.h"
#include "passes/RunTimeNumbers.h"
#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/inputs/InputSpec.h"

using namespace mlir;

namespace torchonnx {

TensorObj *Evaluator::rowsOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->isRows && !list->piecesAlong && !columnsOf(list)
             ? list->elements[0].tensor()
             : nullptr;
}

ListObj *Evaluator::newRows(Value rows, Type elementType) {
  ListObj *list = heap.newList(AbstractValue(newBase(rows, true)), elementType);
  list->isRows = true;
  return list;
}

/// An element as a tensor: `[1, ...]`.
Value Evaluator::rowOf(Value row, Location loc) {
  Type type = row.getType();
  if (isa<TorchIntType, TorchFloatType>(type))
    row = emitValue("prim::NumToTensor.Scalar", {row}, loc);
  else if (isa<TorchBoolType>(type))
    row = emitValue("prim::NumToTensor.bool", {row}, loc);
  else if (!isa<TorchTensorType>(type))
    return {};
  if (!row || !isa<TorchTensorType>(row.getType()))
    return {};
  return emitValue("aten::unsqueeze", {row, constantInt(0)}, loc);
}

Value Evaluator::rowOf(AbstractValue element, Location loc) {
  FailureOr<Value> value = materialize(element, loc);
  if (failed(value))
    return {};
  Value row = rowOf(*value, loc);
  if (!row)
    (void)error(loc, "a list of such elements, of a length that only the run "
                     "knows, cannot be expressed");
  return row;
}

/// The type that the elements of rows have when one of them is `element`; null
/// for what cannot be a row.
Type Evaluator::rowElementType(AbstractValue element) {
  Type type = element.ssa() ? element.ssa().getType() : Type();
  if (element.tensor())
    return RefType::get(context);
  if (isa_and_nonnull<TorchIntType>(type))
    return TorchIntType::get(context);
  if (isa_and_nonnull<TorchFloatType>(type))
    return TorchFloatType::get(context);
  if (isa_and_nonnull<TorchBoolType>(type))
    return TorchBoolType::get(context);
  return {};
}

/// The dtype of rows that are numbers of this type.
static Type dtypeOfNumbers(Type type, OpBuilder &b) {
  return isa_and_nonnull<TorchFloatType>(type)  ? Type(b.getF64Type())
         : isa_and_nonnull<TorchBoolType>(type) ? Type(b.getI1Type())
                                                : Type(b.getI64Type());
}

/// The rows that `elements` are, or null (without an error) where they have no
/// common type. No elements: no rows like `example`, a row's type or that of
/// rows.
Value Evaluator::rowsFrom(ArrayRef<Value> elements, Type example,
                          bool exampleIsRows, Location loc) {
  SmallVector<Value> rows;
  for (Value element : elements) {
    rows.push_back(element ? rowOf(element, loc) : Value());
    if (!rows.back() || rows.back().getType() != rows.front().getType())
      return {};
  }
  if (rows.size() == 1)
    return rows.front();
  if (!rows.empty())
    return emitValue("aten::cat", {listOf(rows, loc), constantInt(0)}, loc);

  Type dtype = dtypeOfNumbers(example, b);
  SmallVector<Value> sizes = {constantInt(0)};
  if (auto type = dyn_cast_or_null<TorchTensorType>(example)) {
    dtype = type.getDtype();
    for (Attribute dim : type.getDims().drop_front(exampleIsRows)) {
      Value size = graph.sizeNamed(dim, loc);
      if (!size && !sizesAreOfNothing)
        return {};
      sizes.push_back(size ? size : constantInt(0));
    }
  } else if (!isa_and_nonnull<TorchIntType, TorchFloatType, TorchBoolType>(
                 example)) {
    return {};
  }
  return emitValue("aten::zeros",
                   {listOf(sizes, loc), constantInt(getScalarType(dtype)),
                    none(), none(), none()},
                   loc);
}

AbstractValue Evaluator::elementOf(Value row, Type elementType, Location loc) {
  StringRef cast = isa<TorchIntType>(elementType)     ? "aten::Int.Tensor"
                   : isa<TorchFloatType>(elementType) ? "aten::Float.Tensor"
                   : isa<TorchBoolType>(elementType)  ? "aten::Bool.Tensor"
                                                      : "";
  if (cast.empty())
    return newBase(row, true);
  Value number = emitValue(cast, {row}, loc);
  return number ? AbstractValue(number) : AbstractValue();
}

/// The dims but `but` in which two tensors may differ; nothing where they
/// differ in dtype or rank.
static std::optional<SmallVector<int64_t>> differingDims(Type x, Type y,
                                                         int64_t but) {
  auto a = cast<TorchTensorType>(x), c = cast<TorchTensorType>(y);
  if (a.getDtype() != c.getDtype() || a.getRank() != c.getRank())
    return std::nullopt;
  SmallVector<int64_t> found;
  for (auto [i, dims] : llvm::enumerate(llvm::zip(a.getDims(), c.getDims())))
    if (int64_t(i) != but && std::get<0>(dims) != std::get<1>(dims))
      found.push_back(i);
  return found;
}

/// `cat` of elements: of a list, which PyTorch does not ask to be of one shape.
Value Evaluator::catAlong(int64_t dim, ArrayRef<Value> parts, Location loc) {
  for (Value part : parts) {
    if (!part)
      return {};
    auto dims = differingDims(part.getType(), parts.front().getType(), dim);
    if (!dims || !dims->empty()) {
      (void)error(loc, "a list has a length that only the run knows, and its "
                       "elements, " +
                           spellType(parts.front().getType()) + " and " +
                           spellType(part.getType()) +
                           " side by side, may differ in dtype, rank or more "
                           "than one dim");
      return {};
    }
  }
  return emitValue("aten::cat", {listOf(parts, loc), constantInt(dim)}, loc);
}

/// What `cat` along `dim` makes of rows: their dim is moved beside that one and
/// merged with it.
Value Evaluator::mergeFirst(Value rows, int64_t dim, Location loc) {
  if (dim != 0)
    rows = emitValue("aten::movedim.int",
                     {rows, constantInt(0), constantInt(dim)}, loc);
  return rows ? emitValue("aten::flatten.using_ints",
                          {rows, constantInt(dim), constantInt(dim + 1)}, loc)
              : Value();
}

/// Turns `list` into rows. `later` is how it looks after one iteration of the
/// loop that wants this, if one does.
LogicalResult Evaluator::makeRows(ListObj *list, const ListObj *later,
                                  Location loc) {
  AbstractValue example = !list->elements.empty() ? list->elements[0]
                          : later && !later->elements.empty()
                              ? later->elements[0]
                              : AbstractValue();
  if (later && later->piecesAlong)
    return makePieces(list, *later->piecesAlong,
                      later->elements[0].tensor()->current.getType(),
                      later->elementType, loc);
  if (std::optional<int64_t> dim = differingDim(list, later))
    return makePieces(list, *dim, example.tensor()->current.getType(),
                      RefType::get(context), loc);
  if (ListType type = raggedType(list, later)) {
    auto numbers =
        TorchTensorType::get(context, {Attribute(b.getI64IntegerAttr(0))},
                             dtypeOfNumbers(type.getElementType(), b));
    return makePieces(list, 0, numbers, type, loc);
  }
  if (llvm::any_of(list->elements, hasParts) ||
      (later && llvm::any_of(later->elements, hasParts)))
    return makeColumns(list, later, loc);
  bool exampleIsRows = list->elements.empty() && later && later->isRows;
  Type elementType =
      exampleIsRows ? later->elementType : rowElementType(example);
  if (!elementType)
    return error(loc, "a list has a length that only the run knows, and its "
                      "elements are no tensors or numbers");
  auto elements = materializeAll(list->elements, loc);
  if (failed(elements))
    return failure();
  Type exampleType = example.tensor() ? example.tensor()->current.getType()
                     : example.ssa()  ? example.ssa().getType()
                                      : Type();
  Value all = rowsFrom(*elements, exampleType, exampleIsRows, loc);
  if (!all)
    return error(loc, list->elements.empty()
                          ? "a list grows in a loop whose length only the run "
                            "knows, and the shape of its elements is not known "
                            "before it"
                          : "a list has a length that only the run knows, and "
                            "its elements differ in type or shape");
  TensorObj *rows = newBase(all, true);
  bool areOwn = true;
  for (AbstractValue element : list->elements)
    areOwn &= addToRows(rows, element);
  touch(list);
  list->elements = {rows};
  list->elementType = elementType;
  list->isRows = true;
  list->areViews = areOwn && (!exampleIsRows || later->areViews);
  return success();
}

/// Whether `tensor` shares memory with nothing that is known.
static bool isOwn(TensorObj *tensor) {
  return tensor->base == tensor && tensor->mayAlias.empty();
}

/// Whether rows can be made of a list whose elements are views of them.
bool Evaluator::hasOwnElements(ListObj *list) {
  llvm::SmallPtrSet<TensorObj *, 4> seen;
  return llvm::all_of(list->elements, [&](AbstractValue element) {
    TensorObj *tensor = element.tensor();
    return tensor && isOwn(tensor) && seen.insert(tensor).second &&
           tensor->current.getType() ==
               list->elements[0].tensor()->current.getType();
  });
}

/// Notes that `rows` may share memory with `element`. Whether it shares none
/// with the others.
bool Evaluator::addToRows(TensorObj *rows, AbstractValue element) {
  TensorObj *tensor = element.tensor();
  if (!tensor)
    return true;
  bool isNew = isOwn(tensor) && !areLinked(tensor, rows->base);
  heap.linkMayAlias(rows, tensor);
  return isNew;
}

/// `list` as rows of its own: a copy, if it is none yet. Null, without an
/// error, for a list that cannot be rows.
TensorObj *Evaluator::asRows(ListObj *list, Location loc) {
  if (TensorObj *rows = rowsOf(list))
    return rows;
  if (list->elements.empty() || !rowElementType(list->elements[0]))
    return nullptr;
  auto elements = materializeAll(list->elements, loc);
  Value all =
      succeeded(elements) ? rowsFrom(*elements, {}, false, loc) : Value();
  if (!all)
    return nullptr;
  TensorObj *rows = newBase(all, true);
  for (AbstractValue element : list->elements)
    if (element.tensor())
      heap.linkMayAlias(rows, element.tensor());
  return rows;
}

std::string Evaluator::whyNoRows(ListObj *list) {
  AbstractValue first =
      list->elements.empty() ? AbstractValue() : list->elements[0];
  if (first.isUninitialized())
    return "it is empty";
  if (rowElementType(first))
    return "its elements differ in type or shape";
  StringRef kind = isString(first)  ? "strings"
                   : first.dict()   ? "dicts"
                   : first.object() ? "objects"
                   : first.list()   ? "lists"
                   : first.tuple()  ? "tuples"
                                    : "no tensors or numbers";
  return ("its elements are " + kind).str();
}

/// The element at `index` of `list`, which `rows` are the rows of.
AbstractValue Evaluator::rowAt(ListObj *list, TensorObj *rows, Value index,
                               Location loc) {
  Value all = read(rows, loc);
  Value row =
      all ? emitValue("aten::select.int", {all, constantInt(0), index}, loc)
          : Value();
  if (!row)
    return {};
  if (list->isRows && list->areViews && isa<RefType>(list->elementType)) {
    TensorObj *view = newView(
        rows, row, {"aten::select.int", {constantInt(0), index}, std::nullopt});
    // How elements of rows that were joined lie is not known.
    view->contiguous = rows->layout && rows->contiguous;
    return view;
  }
  AbstractValue element = elementOf(
      row, list->isRows ? list->elementType : rowElementType(list->elements[0]),
      loc);
  // In the program the element is the list's own; in the graph it is a copy.
  if (TensorObj *tensor = element.tensor())
    heap.linkMayAlias(tensor, rows);
  return element;
}

/// The element at an index that only the run knows.
Evaluator::Outcome Evaluator::rowsIndex(Call &call, TensorObj *rows) {
  auto index = materialize(call.args[1], call.loc);
  if (failed(index))
    return Outcome::Failed;
  AbstractValue element = rowAt(call.args[0].list(), rows, *index, call.loc);
  return element.isUninitialized() ? Outcome::Failed : done(call, element);
}

/// `list[i] = value` where only the run knows the list's length or `i`.
Evaluator::Outcome Evaluator::rowsSetItem(Call &call) {
  ListObj *list = call.args[0].list();
  if (!list->isRows &&
      failed(makeRows(list, heap.newList(call.args[2]), call.loc)))
    return Outcome::Failed;
  if (columnsOf(list))
    return columnsCall(call);
  TensorObj *rows = rowsOf(list);
  if (!rows)
    return fail(call.loc, "an element of a list whose length only the run "
                          "knows is set to one of another shape");
  auto index = materialize(call.args[1], call.loc);
  // `list[i] += x` puts the element there that is there.
  if (TensorObj *given = call.args[2].tensor();
      given && given->parent == rows && succeeded(index) &&
      given->view->name == "aten::select.int" &&
      getConstantInt(given->view->operands[0]) == 0 &&
      given->view->operands[1] == *index)
    return call.types.empty() ? Outcome::Done : done(call, list);
  Value contents = read(rows, call.loc);
  Value row = rowOf(call.args[2], call.loc);
  Value element =
      emitValue("aten::squeeze.dim", {row, constantInt(0)}, call.loc);
  if (!contents || failed(index) || !element)
    return Outcome::Failed;
  if (auto dims = differingDims(contents.getType(), row.getType(), 0);
      !dims || !dims->empty())
    return fail(call.loc, "an element of a list whose length only the run "
                          "knows is set to one of another shape");
  Value all = emitValue("aten::select_scatter",
                        {contents, element, constantInt(0), *index}, call.loc);
  if (!all)
    return Outcome::Failed;
  setRows(list, rows, all, call.args[2]);
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

/// Gives `list`, which `before` are the rows of, other ones: some of those that
/// it had, and `added`.
void Evaluator::setRows(ListObj *list, TensorObj *before, Value contents,
                        AbstractValue added) {
  TensorObj *rows = newBase(contents, true);
  heap.linkMayAlias(rows, before);
  bool areViews = addToRows(rows, added) && list->areViews;
  touch(list);
  list->elements = {rows};
  list->isRows = true;
  list->areViews = areViews;
}

/// `pop` and `del`.
Evaluator::Outcome Evaluator::rowsPop(Call &call) {
  ListObj *list = call.args[0].list();
  TensorObj *rows = rowsOf(list);
  Call element{
      "aten::__getitem__.t", call.loc, {list, call.args[1]}, {}, {}, {}};
  auto index = materialize(call.args[1], call.loc);
  if (failed(index) || rowsIndex(element, rows) != Outcome::Done)
    return Outcome::Failed;
  Value contents = read(rows, call.loc);
  auto part = [&](Value begin, Value end) {
    return begin && end ? emitValue("aten::slice.Tensor",
                                    {contents, constantInt(0), begin, end,
                                     constantInt(1)},
                                    call.loc)
                        : Value();
  };
  std::optional<int64_t> known = getConstantInt(*index);
  Value rest;
  if (known == 0 || known == -1) {
    rest = known == 0 ? part(constantInt(1), none())
                      : part(constantInt(0), constantInt(-1));
  } else {
    Value at = *index;
    if (known.value_or(-1) < 0)
      at = emitValue("aten::remainder.int", {at, sizeOf(contents, 0, call.loc)},
                     call.loc);
    Value next = emitValue("aten::add.int", {at, constantInt(1)}, call.loc);
    Value before = part(constantInt(0), at), after = part(next, none());
    rest = catAlong(0, {before, after}, call.loc);
  }
  if (!rest)
    return Outcome::Failed;
  setRows(list, rows, rest, {});
  if (call.name.starts_with("aten::Delete"))
    return Outcome::Done;
  return done(call, element.results[0]);
}

Evaluator::Outcome Evaluator::rowsLength(Call &call, TensorObj *rows) {
  Value contents = read(rows, call.loc);
  Value size = contents ? sizeOf(contents, 0, call.loc) : Value();
  return size ? done(call, size) : Outcome::Failed;
}

Evaluator::Outcome Evaluator::rowsAppend(Call &call, TensorObj *rows) {
  ListObj *list = call.args[0].list();
  Value contents = read(rows, call.loc);
  Value row = rowOf(call.args[1], call.loc);
  if (!contents || !row)
    return Outcome::Failed;
  auto dims = differingDims(contents.getType(), row.getType(), 0);
  if (dims && dims->size() == 1)
    return failed(cutRows(list, dims->front() - 1, call.loc))
               ? Outcome::Failed
               : piecesAppend(call);
  Value all = catAlong(0, {contents, row}, call.loc);
  if (!all)
    return Outcome::Failed;
  setRows(list, rows, all, call.args[1]);
  return done(call, list);
}

/// `list.insert(i, x)` = `list[:i] + [x] + list[i:]`
Evaluator::Outcome Evaluator::rowsInsert(Call &call) {
  ListObj *list = call.args[0].list();
  if (list && list->isRows && knownInt(call.args[1]) == 0) {
    Call join{"aten::add.t",
              call.loc,
              {heap.newList(call.args[2]), list},
              {},
              {},
              {}};
    if ((list->piecesAlong ? piecesConcat(join) : rowsConcat(join)) !=
        Outcome::Done)
      return Outcome::Failed;
    ListObj *joined = join.results[0].list();
    touch(list);
    list->elements = joined->elements;
    list->formAs(*joined);
    return Outcome::Done;
  }
  TensorObj *rows = list ? asRows(list, call.loc) : nullptr;
  if (!rows)
    return fail(call.loc, "insertion at a place that only the run knows, into "
                          "a list whose elements are not of one type and "
                          "shape");
  auto index = materialize(call.args[1], call.loc);
  Value contents = read(rows, call.loc);
  Value row = rowOf(call.args[2], call.loc);
  if (failed(index) || !contents || !row)
    return Outcome::Failed;
  auto part = [&](Value from, Value to) {
    return emitValue("aten::slice.Tensor",
                     {contents, constantInt(0), from, to, constantInt(1)},
                     call.loc);
  };
  Value all = catAlong(
      0, {part(constantInt(0), *index), row, part(*index, none())}, call.loc);
  if (!all)
    return Outcome::Failed;
  setRows(list, rows, all, call.args[2]);
  return Outcome::Done;
}

/// The type of each element of a list of tensors; of rows, of any.
static SmallVector<TorchTensorType> elementTypes(ListObj *list) {
  SmallVector<TorchTensorType> types;
  for (AbstractValue element : list->elements)
    if (TensorObj *tensor = element.tensor()) {
      auto type = cast<TorchTensorType>(tensor->current.getType());
      types.push_back(list->isRows
                          ? TorchTensorType::get(type.getContext(),
                                                 type.getDims().drop_front(),
                                                 type.getDtype())
                          : type);
    }
  return types;
}

/// Joins rows with elements that differ from them in one dim, as pieces. Not
/// done where they do not.
Evaluator::Outcome Evaluator::joinAsPieces(Call &call) {
  SmallVector<TorchTensorType> types;
  for (AbstractValue list : {call.args[0], call.args[1]})
    llvm::append_range(types, elementTypes(list.list()));
  llvm::SmallSetVector<int64_t, 2> dims;
  for (TorchTensorType type : types) {
    auto differing = differingDims(type, types.front(), -1);
    if (!differing)
      return Outcome::Declined;
    dims.insert_range(*differing);
  }
  if (dims.size() != 1)
    return Outcome::Declined;
  bool isInPlace = !call.name.starts_with("aten::add.");
  Call join = call;
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    ListObj *list = arg.list();
    if (!list || !list->isRows)
      continue;
    if (i > 0 || !isInPlace)
      join.args[i] = list = heap.newLike(list, list->elements).list();
    if (failed(cutRows(list, dims.front(), call.loc)))
      return Outcome::Failed;
  }
  Outcome outcome = piecesConcat(join);
  call.results = join.results;
  return outcome;
}

/// `a + b` and `a += b`, where one of them is rows.
Evaluator::Outcome Evaluator::rowsConcat(Call &call) {
  ListObj *list = call.args[0].list(), *other = call.args[1].list();
  if (!list || !other)
    return Outcome::Declined;
  if (Outcome outcome = joinAsPieces(call); outcome != Outcome::Declined)
    return outcome;
  SmallVector<TensorObj *, 2> parts;
  for (ListObj *part : {list, other})
    if (part->isRows || !part->elements.empty())
      parts.push_back(asRows(part, call.loc));
  SmallVector<Value, 2> values;
  for (TensorObj *part : parts)
    values.push_back(part ? read(part, call.loc) : Value());
  if (!llvm::all_of(values, [](Value part) { return bool(part); }))
    return fail(call.loc, "a list whose length only the run knows is joined "
                          "with one that has other elements");
  Value all = values.size() == 1 ? values[0] : catAlong(0, values, call.loc);
  if (!all)
    return Outcome::Failed;
  TensorObj *rows = newBase(all, true);
  bool areViews = list->areViews && other->areViews &&
                  !areLinked(parts.front()->base, parts.back()->base);
  for (TensorObj *part : parts)
    heap.linkMayAlias(rows, part);
  Type elementType = list->isRows ? list->elementType : other->elementType;
  if (!call.name.starts_with("aten::add.")) {
    touch(list);
    list->elements = {rows};
    list->elementType = elementType;
    list->isRows = true;
    list->areViews = areViews;
    if (call.types.empty())
      return Outcome::Done;
    return done(call, list);
  }
  ListObj *result = heap.newList(AbstractValue(rows), elementType);
  result->isRows = true;
  result->areViews = areViews;
  return done(call, result);
}

Evaluator::Outcome Evaluator::rowsSlice(Call &call, TensorObj *rows) {
  auto operands = materializeAll(
      {AbstractValue(rows), call.args[1], call.args[2], call.args[3]},
      call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value all = (*operands)[0], start = (*operands)[1], end = (*operands)[2],
        step = (*operands)[3];
  // Backwards, element i is at -1 - i, whichever end i counts from.
  if (std::optional<int64_t> known = getConstantInt(step);
      known && *known < 0) {
    auto turn = [&](Value i) {
      return !i || isNone(i)
                 ? i
                 : emitValue("aten::sub.int", {constantInt(-1), i}, call.loc);
    };
    all = emitValue("aten::flip", {all, listOf(constantInt(0), call.loc)},
                    call.loc);
    start = turn(start);
    end = turn(end);
    step = constantInt(-*known);
  }
  Value part = emitValue("aten::slice.Tensor",
                         {all, constantInt(0), start, end, step}, call.loc);
  if (!part)
    return Outcome::Failed;
  ListObj *result = newRows(part, call.args[0].list()->elementType);
  heap.linkMayAlias(rowsOf(result), rows);
  result->areViews = call.args[0].list()->areViews;
  return done(call, result);
}

/// `unbind`, or `split` into pieces of 1, along a dim whose size only the run
/// knows: rows of that dim.
Evaluator::Outcome Evaluator::unbindRows(Call &call) {
  bool isSplit = call.name == "aten::split.Tensor";
  TensorObj *tensor = call.args[0].tensor();
  std::optional<int64_t> dim = knownInt(call.args[1 + isSplit]);
  if (!tensor || !dim || (isSplit && knownInt(call.args[1]) != 1))
    return Outcome::Declined;
  Value all = read(tensor, call.loc);
  if (!all)
    return Outcome::Failed;
  auto type = cast<TorchTensorType>(all.getType());
  int64_t at = *dim < 0 ? *dim + type.getRank() : *dim;
  if (at < 0 || at >= type.getRank() || type.getSize(at))
    return Outcome::Declined;
  // Of nothing, split makes one piece.
  if (isSplit && mayBeZero(type.getDims()[at], oracle.getSymbols()))
    return Outcome::Declined;
  TensorObj *rows = tensor;
  auto step = [&](StringRef name, std::initializer_list<Value> operands) {
    ViewStep view{name.str(), operands, std::nullopt};
    all = memory.applyView(view, all, call.loc);
    if (all)
      rows = newView(rows, all, std::move(view));
    return bool(all);
  };
  if ((at != 0 &&
       !step("aten::movedim.int", {constantInt(at), constantInt(0)})) ||
      (isSplit && !step("aten::unsqueeze", {constantInt(at + 1)})))
    return Outcome::Failed;
  ListObj *result = heap.newList(AbstractValue(rows), RefType::get(context));
  result->isRows = result->areViews = true;
  return done(call, result);
}

void Evaluator::demandLength(ListObj *list, int64_t length, Location loc) {
  Value rows = read(rowsOf(list), loc);
  Value count =
      rows ? emitValue("aten::size.int", {rows, constantInt(0)}, loc) : rows;
  Value holds =
      count ? emitValue("aten::eq.int", {count, constantInt(length)}, loc)
            : count;
  if (holds && options.onCheck)
    options.onCheck(holds, true, loc, heap.getScope() != nullptr);
}

/// `stack` of rows is the rows, with their dim moved.
Evaluator::Outcome Evaluator::stackRows(Call &call) {
  TensorObj *rows = rowsOf(call.args[0]);
  std::optional<int64_t> dim = knownInt(call.args[1]);
  if (!rows || !dim)
    return Outcome::Declined;
  Value all = read(rows, call.loc);
  if (all && *dim != 0)
    all = emitValue("aten::movedim.int",
                    {all, constantInt(0), constantInt(*dim)}, call.loc);
  return all ? done(call, newBase(all, *dim == 0)) : Outcome::Failed;
}

/// `cat` of rows.
Evaluator::Outcome Evaluator::catRows(Call &call) {
  TensorObj *rows = rowsOf(call.args[0]);
  std::optional<int64_t> dim = knownInt(call.args[1]);
  if (!rows || !dim)
    return Outcome::Declined;
  Value all = read(rows, call.loc);
  if (!all)
    return Outcome::Failed;
  int64_t rank = cast<TorchTensorType>(all.getType()).getRank() - 1;
  int64_t at = *dim < 0 ? *dim + rank : *dim;
  if (at < 0 || at >= rank)
    return fail(call.loc, "cat along a dim that the elements do not have");
  all = mergeFirst(all, at, call.loc);
  return all ? done(call, newBase(all, true)) : Outcome::Failed;
}

/// Whether such a list is in a list.
static bool holdsRows(AbstractValue value) {
  ListObj *list = value.list();
  return list && (list->isRows || llvm::any_of(list->elements, holdsRows));
}

/// `torch.tensor` of numbers, and of lists of them.
Evaluator::Outcome Evaluator::tensorOfRows(Call &call) {
  TensorObj *rows = rowsOf(call.args[0]);
  if (!rows && holdsRows(call.args[0]) && !call.args[0].list()->isRows) {
    SmallVector<Value> parts;
    for (AbstractValue element : call.args[0].list()->elements) {
      Call part = call;
      part.args[0] = element;
      if (failed(evaluateCall(part)))
        return Outcome::Failed;
      auto tensor = materialize(part.results.front(), call.loc);
      if (failed(tensor))
        return Outcome::Failed;
      parts.push_back(*tensor);
    }
    Value all =
        parts.size() == 1
            ? emitValue("aten::unsqueeze", {parts[0], constantInt(0)}, call.loc)
            : emitValue("aten::stack",
                        {listOf(parts, call.loc), constantInt(0)}, call.loc);
    return all ? done(call, newBase(all, true)) : Outcome::Failed;
  }
  if (!rows)
    return Outcome::Declined;
  Value all = read(rows, call.loc);
  if (!all)
    return Outcome::Failed;
  Type dtype = cast<TorchTensorType>(all.getType()).getDtype();
  int64_t wanted = getScalarType(dtype.isF64() ? Type(b.getF32Type()) : dtype);
  if (std::optional<int64_t> given = knownInt(call.args[1]))
    wanted = *given;
  if (wanted != getScalarType(dtype))
    all = emitValue("aten::to.dtype",
                    {all, constantInt(wanted), constantBool(false),
                     constantBool(false), none()},
                    call.loc);
  return all ? done(call, newBase(all, true)) : Outcome::Failed;
}

void Evaluator::addRowsHandlers(OperatorTable &table) {
  table.on("aten::split.sizes", &Evaluator::splitBySizes);
  table.on("aten::split_with_sizes", &Evaluator::splitBySizes);
  table.on("aten::unbind", &Evaluator::unbindRows);
  table.on("aten::split.Tensor", &Evaluator::unbindRows);
  table.on("aten::stack", &Evaluator::stackRows);
  table.on("aten::cat", &Evaluator::catRows);
  table.on("aten::concat", &Evaluator::catRows);
  table.on("aten::tensor", &Evaluator::tensorOfRows);
}

} // namespace torchonnx
