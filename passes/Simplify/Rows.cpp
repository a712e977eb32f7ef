//===- Rows.cpp - Lists of a length that only the run knows ---------------===//
//
// A list that a loop of the run appends to is a tensor, whose rows are the
// elements: that is exact where they all have one shape.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

TensorObj *Evaluator::rowsOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->isRows && !list->piecesAlong && !columnsOf(list)
             ? list->elements[0].tensor()
             : nullptr;
}

ListObj *Evaluator::newRows(Value rows, Type elementType) {
  ListObj *list = newList(AbstractValue(newBase(rows, true)), elementType);
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
      Value size = sizeNamed(dim, loc);
      if (!size)
        return {};
      sizes.push_back(size);
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
  if (example.tuple() || example.list())
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
  for (AbstractValue element : list->elements)
    if (element.tensor())
      linkMayAlias(rows, element.tensor());
  touch(list);
  list->elements = {rows};
  list->elementType = elementType;
  list->isRows = true;
  return success();
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
      linkMayAlias(rows, element.tensor());
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

/// The element at an index that only the run knows.
Evaluator::Outcome Evaluator::rowsIndex(Call &call, TensorObj *rows) {
  auto operands = materializeAll({AbstractValue(rows), call.args[1]}, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  Value row =
      emitValue("aten::select.int",
                {(*operands)[0], constantInt(0), (*operands)[1]}, call.loc);
  ListObj *list = call.args[0].list();
  Type elementType =
      list->isRows ? list->elementType : rowElementType(list->elements[0]);
  AbstractValue element =
      row ? elementOf(row, elementType, call.loc) : AbstractValue();
  if (element.isUninitialized())
    return Outcome::Failed;
  // In the program the element is the list's own; in the graph it is a copy.
  if (TensorObj *tensor = element.tensor())
    linkMayAlias(tensor, rows);
  return done(call, element);
}

/// `list[i] = value` where only the run knows the list's length or `i`.
Evaluator::Outcome Evaluator::rowsSetItem(Call &call) {
  ListObj *list = call.args[0].list();
  if (!list->isRows && failed(makeRows(list, nullptr, call.loc)))
    return Outcome::Failed;
  TensorObj *rows = rowsOf(list);
  Value contents = read(rows, call.loc);
  auto index = materialize(call.args[1], call.loc);
  Value row = rowOf(call.args[2], call.loc);
  Value element =
      emitValue("aten::squeeze.dim", {row, constantInt(0)}, call.loc);
  if (!contents || failed(index) || !element)
    return Outcome::Failed;
  Value all = emitValue("aten::select_scatter",
                        {contents, element, constantInt(0), *index}, call.loc);
  if (!all)
    return Outcome::Failed;
  touch(list);
  list->elements = {newRowsLike(rows, all, call.args[2])};
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

/// Rows that may still be those of `rows`, and `added`.
TensorObj *Evaluator::newRowsLike(TensorObj *rows, Value contents,
                                  AbstractValue added) {
  TensorObj *result = newBase(contents, true);
  linkMayAlias(result, rows);
  if (added.tensor())
    linkMayAlias(result, added.tensor());
  return result;
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
    if (before && after)
      rest = emitValue("aten::cat",
                       {listOf({before, after}, call.loc), constantInt(0)},
                       call.loc);
  }
  if (!rest)
    return Outcome::Failed;
  touch(list);
  list->elements = {newRowsLike(rows, rest, {})};
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
  Value all =
      contents && row
          ? emitValue("aten::cat",
                      {listOf({contents, row}, call.loc), constantInt(0)},
                      call.loc)
          : Value();
  if (!all)
    return Outcome::Failed;
  touch(list);
  list->elements = {newRowsLike(rows, all, call.args[1])};
  return done(call, list);
}

/// `list.insert(i, x)` = `list[:i] + [x] + list[i:]`
Evaluator::Outcome Evaluator::rowsInsert(Call &call) {
  ListObj *list = call.args[0].list();
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
  SmallVector<Value, 3> parts{row};
  if (getConstantInt(*index) == 0) {
    parts.push_back(contents);
  } else {
    parts.insert(parts.begin(), part(constantInt(0), *index));
    parts.push_back(part(*index, none()));
  }
  if (!llvm::all_of(parts, [](Value value) { return bool(value); }))
    return Outcome::Failed;
  Value all = emitValue("aten::cat", {listOf(parts, call.loc), constantInt(0)},
                        call.loc);
  if (!all)
    return Outcome::Failed;
  touch(list);
  list->elements = {newRowsLike(rows, all, call.args[2])};
  list->isRows = true;
  return Outcome::Done;
}

/// `a + b` and `a += b`, where one of them is rows.
Evaluator::Outcome Evaluator::rowsConcat(Call &call) {
  ListObj *list = call.args[0].list(), *other = call.args[1].list();
  if (!list || !other)
    return Outcome::Declined;
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
  Value all =
      values.size() == 1
          ? values[0]
          : emitValue("aten::cat", {listOf(values, call.loc), constantInt(0)},
                      call.loc);
  if (!all)
    return Outcome::Failed;
  TensorObj *rows = newBase(all, true);
  for (TensorObj *part : parts)
    linkMayAlias(rows, part);
  Type elementType = list->isRows ? list->elementType : other->elementType;
  if (!call.name.starts_with("aten::add.")) {
    touch(list);
    list->elements = {rows};
    list->elementType = elementType;
    list->isRows = true;
    if (call.types.empty())
      return Outcome::Done;
    return done(call, list);
  }
  ListObj *result = newList(AbstractValue(rows), elementType);
  result->isRows = true;
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
  linkMayAlias(rowsOf(result), rows);
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
  if (at != 0)
    all = emitValue("aten::movedim.int", {all, constantInt(at), constantInt(0)},
                    call.loc);
  if (all && isSplit)
    all = emitValue("aten::unsqueeze", {all, constantInt(at + 1)}, call.loc);
  if (!all)
    return Outcome::Failed;
  ListObj *result = newRows(all, RefType::get(context));
  linkMayAlias(rowsOf(result), tensor);
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
    options.onCheck(holds, true, loc, !scopes.empty());
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

/// `cat` of rows along dim d: their dim is moved beside d and merged with it.
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
  if (at != 0)
    all = emitValue("aten::movedim.int", {all, constantInt(0), constantInt(at)},
                    call.loc);
  if (all)
    all = emitValue("aten::flatten.using_ints",
                    {all, constantInt(at), constantInt(at + 1)}, call.loc);
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

void Evaluator::addRowsHandlers(llvm::StringMap<Handler> &table) {
  table["aten::split.sizes"] = &Evaluator::splitBySizes;
  table["aten::split_with_sizes"] = &Evaluator::splitBySizes;
  table["aten::unbind"] = &Evaluator::unbindRows;
  table["aten::split.Tensor"] = &Evaluator::unbindRows;
  table["aten::stack"] = &Evaluator::stackRows;
  table["aten::cat"] = &Evaluator::catRows;
  table["aten::concat"] = &Evaluator::catRows;
  table["aten::tensor"] = &Evaluator::tensorOfRows;
}

} // namespace torchonnx
