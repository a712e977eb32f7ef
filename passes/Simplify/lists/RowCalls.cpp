//===- RowCalls.cpp - What operators do with rows -------------------------===//

#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/ListSearch.h"
#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/ShapedTensors.h"

using namespace mlir;

namespace torchonnx {

/// The element at an index that only the run knows.
Outcome rowsIndex(Call &call, Context &cx, TensorObj *rows) {
  auto index = materialize(cx, call.arg("idx"), call.loc);
  if (failed(index))
    return Outcome::Failed;
  if (cast<TorchTensorType>(rows->current.getType()).getSize(0) == 0)
    return cx.failToFind(call.receiver().list(), call.loc,
                         "an empty list is read");
  AbstractValue element =
      rowAt(cx, call.receiver().list(), rows, *index, call.loc);
  return element.isUninitialized() ? Outcome::Failed : done(call, element);
}

static Outcome rowsGetItem(Call &call, Context &cx) {
  return rowsIndex(call, cx, rowsOf(call.receiver()));
}

/// An operator on rows and a tensor of another shape: on a wider form.
static Outcome callWidened(Call &call, Context &cx,
                           ArrayRef<int64_t> differing) {
  ListObj *list = call.receiver().list();
  if (differing.size() > 1)
    return failed(shapeTensors(cx, list, elementTypes(*list).front(), call.loc))
               ? Outcome::Failed
               : columnsCall(call, cx);
  return failed(cutRows(cx, list, differing.front() - 1, call.loc))
             ? Outcome::Failed
             : piecesCall(call, cx);
}

/// `list[i] = value` where only the run knows the list's length or `i`.
Outcome rowsSetItem(Call &call, Context &cx) {
  ListObj *list = call.arg("l").list();
  AbstractValue added = call.arg("el");
  if (!list->isRows &&
      failed(makeRows(cx, list, cx.heap.newList(added), call.loc)))
    return Outcome::Failed;
  if (columnsOf(list))
    return columnsCall(call, cx);
  if (list->piecesAlong)
    return piecesCall(call, cx);
  TensorObj *rows = rowsOf(list);
  auto index = materialize(cx, call.arg("idx"), call.loc);
  // `list[i] += x` puts the element there that is there.
  if (TensorObj *given = added.tensor(); given && succeeded(index) &&
                                         given->parent == rows &&
                                         rowOfStep(*given->view) == *index)
    return call.types.empty() ? Outcome::Done : done(call, list);
  Value contents = cx.memory.read(rows, call.loc);
  Value row = rowOf(cx, added, call.loc);
  Value element = cx.graph.emitValue("aten::squeeze.dim",
                                     {row, cx.graph.constantInt(0)}, call.loc);
  if (!contents || failed(index) || !element)
    return Outcome::Failed;
  auto dims = differingDims(contents.getType(), row.getType(), 0);
  if (!dims || (!dims->empty() && !added.tensor()))
    return cx.fail(call.loc, "an element of a list whose length only the run "
                             "knows is set to one of another dtype or rank");
  if (!dims->empty())
    return callWidened(call, cx, *dims);
  Value all = cx.graph.emitValue(
      "aten::select_scatter",
      {contents, element, cx.graph.constantInt(0), *index}, call.loc);
  if (!all)
    return Outcome::Failed;
  setRows(cx, list, rows, all, added);
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

/// `pop` and `del`.
static Outcome rowsPop(Call &call, Context &cx) {
  ListObj *list = call.arg("self").list();
  TensorObj *rows = rowsOf(list);
  Call element{
      "aten::__getitem__.t", call.loc, {list, call.arg("idx")}, {}, {}, {}};
  auto index = materialize(cx, call.arg("idx"), call.loc);
  if (failed(index) || rowsIndex(element, cx, rows) != Outcome::Done)
    return Outcome::Failed;
  Value contents = cx.memory.read(rows, call.loc);
  auto part = [&](Value begin, Value end) {
    return begin && end
               ? cx.graph.emitValue("aten::slice.Tensor",
                                    {contents, cx.graph.constantInt(0), begin,
                                     end, cx.graph.constantInt(1)},
                                    call.loc)
               : Value();
  };
  std::optional<int64_t> known = getConstantInt(*index);
  Value rest;
  if (known == 0 || known == -1) {
    rest = known == 0 ? part(cx.graph.constantInt(1), cx.graph.none())
                      : part(cx.graph.constantInt(0), cx.graph.constantInt(-1));
  } else {
    Value at = *index;
    if (known.value_or(-1) < 0)
      at = cx.graph.emitValue("aten::remainder.int",
                              {at, cx.graph.sizeOf(contents, 0, call.loc)},
                              call.loc);
    Value next = cx.graph.emitValue("aten::add.int",
                                    {at, cx.graph.constantInt(1)}, call.loc);
    Value before = part(cx.graph.constantInt(0), at),
          after = part(next, cx.graph.none());
    rest = catAlong(cx, 0, {before, after}, call.loc);
  }
  if (!rest)
    return Outcome::Failed;
  setRows(cx, list, rows, rest, {});
  if (call.name.starts_with("aten::Delete"))
    return Outcome::Done;
  return done(call, element.results[0]);
}

static Outcome rowsLength(Call &call, Context &cx) {
  Value contents = cx.memory.read(rowsOf(call.receiver()), call.loc);
  Value size = contents ? cx.graph.sizeOf(contents, 0, call.loc) : Value();
  return done(call, size);
}

static Outcome rowsAppend(Call &call, Context &cx) {
  ListObj *list = call.arg("self").list();
  TensorObj *rows = rowsOf(list);
  Value contents = cx.memory.read(rows, call.loc);
  Value row = rowOf(cx, call.arg("el"), call.loc);
  if (!contents || !row)
    return Outcome::Failed;
  auto dims = differingDims(contents.getType(), row.getType(), 0);
  if (dims && !dims->empty())
    return callWidened(call, cx, *dims);
  Value all = catAlong(cx, 0, {contents, row}, call.loc);
  if (!all)
    return Outcome::Failed;
  std::optional<ViewStep> last;
  if (call.arg("el").tensor())
    last = rowStep(cx, cx.graph.sizeOf(contents, 0, call.loc));
  setRows(cx, list, rows, all, call.arg("el"), std::move(last),
          /*keepsPlaces=*/true);
  return done(call, list);
}

/// `list.insert(i, x)` = `list[:i] + [x] + list[i:]`
Outcome rowsInsert(Call &call, Context &cx) {
  ListObj *list = call.arg("self").list();
  AbstractValue added = call.arg("el");
  TensorObj *rows = list ? asRows(cx, list, call.loc) : nullptr;
  if (!rows)
    return cx.fail(call.loc,
                   "insertion at a place that only the run knows, into "
                   "a list whose elements are not of one type and "
                   "shape");
  auto index = materialize(cx, call.arg("idx"), call.loc);
  Value contents = cx.memory.read(rows, call.loc);
  Value row = rowOf(cx, added, call.loc);
  if (failed(index) || !contents || !row)
    return Outcome::Failed;
  auto dims = differingDims(contents.getType(), row.getType(), 0);
  if (list->isRows && dims && !dims->empty() && added.tensor())
    return callWidened(call, cx, *dims);
  auto part = [&](Value from, Value to) {
    return cx.graph.emitValue(
        "aten::slice.Tensor",
        {contents, cx.graph.constantInt(0), from, to, cx.graph.constantInt(1)},
        call.loc);
  };
  Value all = catAlong(cx, 0,
                       {part(cx.graph.constantInt(0), *index), row,
                        part(*index, cx.graph.none())},
                       call.loc);
  if (!all)
    return Outcome::Failed;
  // Other places are counted from the end, or beyond it.
  std::optional<ViewStep> first;
  if (getConstantInt(*index) == 0)
    first = rowStep(cx, *index);
  setRows(cx, list, rows, all, added, std::move(first));
  return Outcome::Done;
}

SmallVector<TorchTensorType> elementTypes(const ListObj &list) {
  SmallVector<TorchTensorType> types;
  if (list.piecesAlong && isa<RefType>(list.elementType))
    types.push_back(
        cast<TorchTensorType>(list.elements[0].tensor()->current.getType()));
  if (list.piecesAlong || !list.row.isUninitialized())
    return types;
  for (AbstractValue element : list.elements)
    if (TensorObj *tensor = element.tensor()) {
      auto type = cast<TorchTensorType>(tensor->current.getType());
      types.push_back(list.isRows
                          ? TorchTensorType::get(type.getContext(),
                                                 type.getDims().drop_front(),
                                                 type.getDtype())
                          : type);
    }
  return types;
}

/// Joins rows with elements that differ from them in one dim, as pieces, or in
/// several, as columns. Not done where they do not.
static Outcome joinOtherShapes(Call &call, Context &cx) {
  SmallVector<TorchTensorType> types;
  for (AbstractValue list : {call.receiver(), call.arg(addedOperand(call))})
    llvm::append_range(types, elementTypes(*list.list()));
  llvm::SmallSetVector<int64_t, 2> dims;
  for (TorchTensorType type : types) {
    auto differing = differingDims(type, types.front(), -1);
    if (!differing)
      return Outcome::Declined;
    dims.insert_range(*differing);
  }
  if (dims.empty())
    return Outcome::Declined;
  bool isInPlace = !call.name.starts_with("aten::add.");
  Call join = call;
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    ListObj *list = arg.list();
    if (!list || !list->isRows)
      continue;
    if (i > 0 || !isInPlace)
      join.args[i] = list = cx.heap.newCopyOf(list);
    if (failed(dims.size() == 1
                   ? cutRows(cx, list, dims.front(), call.loc)
                   : shapeTensors(cx, list, types.front(), call.loc)))
      return Outcome::Failed;
  }
  Outcome outcome =
      dims.size() == 1 ? piecesConcat(join, cx) : columnsCall(join, cx);
  call.results = join.results;
  return outcome;
}

/// `a + b` and `a += b`, where one of them is rows.
Outcome rowsConcat(Call &call, Context &cx) {
  ListObj *list = call.receiver().list(),
          *other = call.arg(addedOperand(call)).list();
  if (!list || !other)
    return Outcome::Declined;
  if (Outcome outcome = joinOtherShapes(call, cx); outcome != Outcome::Declined)
    return outcome;
  SmallVector<TensorObj *, 2> parts;
  for (ListObj *part : {list, other})
    if (part->isRows || !part->elements.empty())
      parts.push_back(asRows(cx, part, call.loc));
  SmallVector<Value, 2> values;
  for (TensorObj *part : parts)
    values.push_back(part ? cx.memory.read(part, call.loc) : Value());
  if (!llvm::all_of(values, [](Value part) { return bool(part); }))
    return cx.fail(call.loc, "a list whose length only the run knows is joined "
                             "with one that has other elements");
  Value all =
      values.size() == 1 ? values[0] : catAlong(cx, 0, values, call.loc);
  if (!all)
    return Outcome::Failed;
  TensorObj *rows = cx.memory.newBase(all);
  bool areViews = list->areViews && other->areViews &&
                  !areLinked(parts.front()->base, parts.back()->base);
  for (TensorObj *part : parts)
    cx.heap.linkMayAlias(rows, part);
  Type elementType = list->isRows ? list->elementType : other->elementType;
  if (!call.name.starts_with("aten::add.")) {
    cx.touch(list);
    list->elements = {rows};
    list->elementType = elementType;
    list->isRows = true;
    list->areViews = areViews;
    if (call.types.empty())
      return Outcome::Done;
    return done(call, list);
  }
  ListObj *result = cx.heap.newList(AbstractValue(rows), elementType);
  result->isRows = true;
  result->areViews = areViews;
  return done(call, result);
}

Outcome rowsSlice(Call &call, Context &cx, TensorObj *rows) {
  auto operands = materializeAll(cx,
                                 {AbstractValue(rows), call.arg("start"),
                                  call.arg("end"), call.arg("step")},
                                 call.loc);
  if (failed(operands))
    return Outcome::Failed;
  auto [all, start, end, step] = std::tuple((*operands)[0], (*operands)[1],
                                            (*operands)[2], (*operands)[3]);
  // Backwards, element i is at -1 - i, whichever end i counts from.
  if (std::optional<int64_t> known = getConstantInt(step);
      known && *known < 0) {
    auto turn = [&](Value i) {
      return !i || isNone(i)
                 ? i
                 : cx.graph.emitValue("aten::sub.int",
                                      {cx.graph.constantInt(-1), i}, call.loc);
    };
    all = cx.graph.emitValue(
        "aten::flip", {all, cx.graph.listOf(cx.graph.constantInt(0), call.loc)},
        call.loc);
    start = turn(start);
    end = turn(end);
    step = cx.graph.constantInt(-*known);
  }
  Value part = cx.graph.emitValue(
      "aten::slice.Tensor", {all, cx.graph.constantInt(0), start, end, step},
      call.loc);
  if (!part)
    return Outcome::Failed;
  ListObj *result = newRows(cx, part, call.arg("l").list()->elementType);
  cx.heap.linkMayAlias(rowsOf(result), rows);
  result->areViews = call.arg("l").list()->areViews;
  return done(call, result);
}

static Outcome rowsGetSlice(Call &call, Context &cx) {
  return rowsSlice(call, cx, rowsOf(call.receiver()));
}

static Outcome rowsReverse(Call &call, Context &cx) {
  TensorObj *rows = rowsOf(call.receiver());
  Value all = cx.memory.read(rows, call.loc);
  all = all ? cx.graph.emitValue(
                  "aten::flip",
                  {all, cx.graph.listOf(cx.graph.constantInt(0), call.loc)},
                  call.loc)
            : Value();
  if (!all)
    return Outcome::Failed;
  setRows(cx, call.receiver().list(), rows, all, {});
  return Outcome::Done;
}

const OperatorTable &rowMethods() {
  static const OperatorTable methods = [] {
    OperatorTable methods;
    methods.on("aten::__getitem__", rowsGetItem);
    methods.on("aten::len", rowsLength);
    methods.on("aten::append", rowsAppend);
    methods.on("aten::extend", rowsConcat);
    methods.on("aten::add.t", rowsConcat);
    methods.on("aten::add_.t", rowsConcat);
    methods.on("aten::insert", rowsInsert);
    methods.on("aten::pop", rowsPop);
    methods.on("aten::Delete", rowsPop);
    methods.on("aten::clear", listClear);
    methods.on("aten::copy", listCopy);
    methods.on("aten::list", listCopy);
    methods.on("aten::reverse", rowsReverse);
    methods.on("aten::_set_item", rowsSetItem);
    methods.on("aten::slice.t", rowsGetSlice);
    methods.on("aten::__contains__", listContains);
    return methods;
  }();
  return methods;
}

} // namespace torchonnx
