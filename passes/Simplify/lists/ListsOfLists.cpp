//===- ListsOfLists.cpp - Lists of lists of several lengths ---------------===//
//
// What a loop of the run collects in rows: the elements of all, one after the
// other, are one list, of whatever form they ask for, and the lengths another.
//
//   [[a, b], [], [c]]   is   all = [a, b, c], lengths = [2, 0, 1]
//   rows[i]             is   all[start : start + lengths[i]]
//
// Lists of numbers are pieces, and those of one length columns.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/ListSearch.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/Splices.h"

using namespace mlir;

namespace torchonnx {

bool areOfSeveralLengths(ArrayRef<AbstractValue> lists) {
  return llvm::all_of(lists, [](AbstractValue list) { return list.list(); }) &&
         llvm::any_of(lists, [&](AbstractValue list) {
           // One that is empty at first is to grow.
           size_t size = list.list()->elements.size();
           return list.list()->isRows || size == 0 ||
                  size != lists[0].list()->elements.size();
         });
}

/// Lets `all` have the elements of `added` too: what they hold, where those are
/// views.
static LogicalResult extend(Context &cx, AbstractValue all, AbstractValue added,
                            Location loc) {
  ListObj *list = added.list();
  if (!list)
    return cx.error(loc, "the elements of a list whose length only the run "
                         "knows are lists and other things");
  if (list->viewsOf)
    added = contentsOfViews(cx, list, loc);
  return added.isUninitialized() ? failure()
                                 : LogicalResult(cx.calls.resultOf(
                                       "aten::extend.t", {all, added}, loc));
}

static void hold(Context &cx, ListObj *list, AbstractValue all,
                 AbstractValue lengths) {
  cx.touch(list);
  list->elements = {all, lengths};
  ListObj *row = cx.heap.newList({});
  row->isRows = true;
  list->row = row;
  list->isRows = true;
}

ListObj *newListOfLists(Context &cx, AbstractValue all, ListObj *lengths,
                        Type elementType) {
  ListObj *list = cx.heap.newList({}, elementType);
  hold(cx, list, all, lengths);
  list->areApart = true;
  return list;
}

LogicalResult makeListOfLists(Context &cx, ListObj *list, const ListObj *later,
                              Location loc, UnknownSizes unknown) {
  Type number = TorchIntType::get(cx.context);
  ListObj *all = cx.heap.newList({}), *lengths = cx.heap.newList({}, number);
  AbstractValues elements(list->elements.begin(), list->elements.end());
  for (AbstractValue element : elements) {
    if (failed(extend(cx, all, element, loc)))
      return failure();
    auto length = cx.calls.resultOf("aten::len.t", {element}, loc);
    if (failed(length))
      return failure();
    lengths->elements.push_back(*length);
  }
  // Of what an iteration leaves, the list in the widest form tells the most.
  ListObj *like = nullptr;
  if (later && isOfLists(*later))
    like = later->elements[0].list();
  else if (later)
    for (AbstractValue element : later->elements)
      if (ListObj *other = element.list();
          !like || (!like->isRows && like->elements.empty()) ||
          isWiderForm(*other, *like))
        like = other;
  LogicalResult made = !all->isRows ? makeRows(cx, all, like, loc, unknown)
                       : like && isWiderForm(*like, *all)
                           ? widenForm(cx, all, *like, loc)
                           : success();
  ListObj *aLength = cx.heap.newList({cx.graph.constantInt(0)}, number);
  if (failed(made) || failed(makeRows(cx, lengths, aLength, loc)))
    return failure();
  hold(cx, list, all, lengths);
  list->areApart = areApart(elements);
  for (AbstractValue element : elements)
    linkHeld(cx, list, element);
  return success();
}

bool areOfRows(ListObj *columns) {
  return columns->row.list() && !isOfLists(*columns) &&
         !columns->elements.empty() &&
         llvm::all_of(columns->elements, [&](AbstractValue column) {
           return rowsOf(column) &&
                  column.list()->elementType ==
                      columns->elements[0].list()->elementType;
         });
}

LogicalResult joinInner(Context &cx, ListObj *list, Location loc) {
  auto typeOfRows = [](AbstractValue column) {
    return rowsOf(column)->current.getType();
  };
  if (!areOfRows(list) ||
      !llvm::all_equal(llvm::map_range(list->elements, typeOfRows)))
    return cx.error(loc, "the elements of a list whose length only the run "
                         "knows are lists of several lengths, of other than "
                         "tensors of one shape");
  auto both = interleave(cx, list, loc);
  if (!both)
    return failure();
  ListObj *all =
      newRows(cx, both->first, list->elements[0].list()->elementType);
  for (AbstractValue column : list->elements)
    (void)addToRows(cx, rowsOf(all), rowsOf(column));
  hold(cx, list, all, newRows(cx, both->second, TorchIntType::get(cx.context)));
  return success();
}

/// So many of the elements of all, from `start` on.
static FailureOr<AbstractValue> part(Context &cx, ListObj *list, Value start,
                                     Value count, Location loc) {
  Value end = emitOnce(cx, "aten::add.int", {start, count}, loc);
  if (!end)
    return failure();
  return cx.calls.resultOf(
      "aten::slice.t", {list->elements[0], start, end, cx.graph.constantInt(1)},
      loc);
}

static Outcome listsIndex(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  auto index = materialize(cx, call.arg("idx"), call.loc);
  Value lengths = cx.memory.read(rowsOf(list->elements[1]), call.loc);
  if (failed(index) || !lengths)
    return Outcome::Failed;
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, call.loc);
  };
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  Value at = fromFirst(cx, *index, list, call.loc);
  Value start = sumOf(
      cx, op("aten::slice.Tensor", {lengths, zero, zero, at, one}), call.loc);
  auto element = part(
      cx, list, start,
      op("aten::Int.Tensor", {op("aten::select.int", {lengths, zero, at})}),
      call.loc);
  if (succeeded(element))
    linkRead(cx, list, *element);
  return doneOrFailed(call, element);
}

static Outcome listsSlice(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  AbstractValue start = call.arg("start"), end = call.arg("end"),
                step = call.arg("step");
  Value sizes = cx.memory.read(rowsOf(list->elements[1]), call.loc);
  if (!sizes)
    return Outcome::Failed;
  // `numbers` at the places that the slice takes.
  auto cut = [&](Value numbers, AbstractValue from, AbstractValue to) -> Value {
    ListObj *all = newRows(cx, numbers, TorchIntType::get(cx.context));
    auto some =
        cx.calls.resultOf("aten::slice.t", {all, from, to, step}, call.loc);
    return succeeded(some) ? cx.memory.read(rowsOf(*some), call.loc) : Value();
  };
  Value zero = cx.graph.constantInt(0), taken = cut(sizes, start, end);
  Value count = sumOf(cx, taken, call.loc);
  FailureOr<AbstractValue> all = failure();
  if (knownInt(step) == 1) {
    bool isWhole = isNothing(start) || knownInt(start) == 0;
    Value first = isWhole ? zero : sumOf(cx, cut(sizes, zero, start), call.loc);
    all = part(cx, list, first, count, call.loc);
  } else if (Value starts = startsOf(cx, sizes, call.loc)) {
    Value shifts =
        emitOnce(cx, "aten::sub.Tensor",
                 {cut(starts, start, end), startsOf(cx, taken, call.loc),
                  cx.graph.constantInt(1)},
                 call.loc);
    Value places = placesOf(cx, shifts, taken, count, call.loc);
    AbstractValue some = elementsAt(cx, list->elements[0], places, call.loc);
    if (some.isUninitialized())
      return cx.failUnlessTold(
          call.loc, "a list of lists of several lengths, which only the run "
                    "knows, is cut with another step than 1, and their "
                    "elements are no numbers or tensors of one shape");
    all = some;
  }
  if (failed(all) || !taken)
    return Outcome::Failed;
  ListObj *lengths = newRows(cx, taken, TorchIntType::get(cx.context));
  ListObj *result = cx.heap.newLike(list, {*all, lengths}).list();
  cx.heap.linkSharing(result, list);
  return done(call, result);
}

static Outcome listsAppend(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  AbstractValue added = call.arg("el");
  auto length = cx.calls.resultOf("aten::len.t", {added}, call.loc);
  if (failed(length))
    return Outcome::Failed;
  AbstractValue all = cx.heap.newCopyOf(list->elements[0].list()),
                lengths = cx.heap.newCopyOf(list->elements[1].list());
  if (failed(extend(cx, all, added, call.loc)) ||
      failed(cx.calls.resultOf("aten::append.t", {lengths, *length}, call.loc)))
    return Outcome::Failed;
  bool areApart = staysApart(cx, list, added);
  hold(cx, list, all, lengths);
  list->areApart = areApart;
  linkHeld(cx, list, added);
  return call.types.empty() ? Outcome::Done : done(call, list);
}

static Outcome listsLength(Call &call, Context &cx) {
  return doneOrFailed(
      call, cx.calls.resultOf(call.name, {call.receiver().list()->elements[1]},
                              call.loc));
}

Outcome listsCall(Call &call, Context &cx) {
  static const OperatorTable methods = [] {
    OperatorTable methods;
    methods.on("aten::len", listsLength);
    methods.on("aten::__getitem__", listsIndex);
    methods.on("aten::slice", listsSlice);
    methods.on("aten::append", listsAppend);
    addSplices(methods);
    return methods;
  }();
  Handler method = methods.lookup(call.name);
  return method ? method(call, cx) : Outcome::Declined;
}

} // namespace torchonnx
