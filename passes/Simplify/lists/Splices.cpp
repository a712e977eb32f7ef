//===- Splices.cpp - Lists of the run that are changed where they are -----===//
//
//   list.insert(i, x)   is   list[:i] + [x] + list[i:]
//   list[i] = x         is   list[:i] + [x] + list[i + 1:]
//   list.pop(i)         is   list[i], and then list[:i] + list[i + 1:]
//
// of pieces and of lists of lists, which no operator changes in one place.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Splices.h"

using namespace mlir;

namespace torchonnx {

Value fromFirst(Context &cx, Value index, AbstractValue list, Location loc) {
  std::optional<int64_t> known = getConstantInt(index);
  if (known ? *known >= 0 : cx.runSizes.isIteration(index))
    return index;
  auto op = [&](StringRef name, ArrayRef<Value> args) {
    return emitOnce(cx, name, args, loc);
  };
  auto length = cx.calls.resultOf("aten::len.t", {list}, loc);
  if (failed(length))
    return {};
  Value isNegative = op("aten::Int.bool",
                        {op("aten::lt.int", {index, cx.graph.constantInt(0)})});
  return op("aten::add.int",
            {index, op("aten::mul.int", {isNegative, length->ssa()})});
}

/// Gives `list` what `other` holds, and with it what that may be.
static void holdAs(Context &cx, ListObj *list, ListObj *other) {
  cx.touch(list);
  list->elements = other->elements;
  list->formAs(*other);
  cx.heap.linkSharing(list, other);
}

/// Changes a list to `list[:i] + added + list[i + removed:]`.
static Outcome splice(Call &call, Context &cx, Value index, int64_t removed,
                      ArrayRef<AbstractValue> added) {
  ListObj *list = call.receiver().list();
  bool isLast = removed == 1 && getConstantInt(index) == -1;
  index = isLast ? index : fromFirst(cx, index, list, call.loc);
  if (!index)
    return Outcome::Failed;
  AbstractValue result;
  auto join = [&](FailureOr<AbstractValue> part) {
    if (succeeded(part) && !result.isUninitialized())
      part = cx.calls.resultOf("aten::add.t", {result, *part}, call.loc);
    if (succeeded(part))
      result = *part;
    return succeeded(part);
  };
  auto joinPart = [&](Value from, Value to) {
    return join(cx.calls.resultOf(
        "aten::slice.t", {list, from, to, cx.graph.constantInt(1)}, call.loc));
  };
  if (!joinPart(cx.graph.constantInt(0), index) ||
      (!added.empty() && !join(AbstractValue(cx.heap.newList(added.vec())))))
    return Outcome::Failed;
  if (!isLast) {
    Value next = emitOnce(cx, "aten::add.int",
                          {index, cx.graph.constantInt(removed)}, call.loc);
    if (!next || !joinPart(next, cx.graph.none()))
      return Outcome::Failed;
  }
  holdAs(cx, list, result.list());
  return call.types.empty() ? Outcome::Done : done(call, list);
}

static Outcome reverse(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  Value none = cx.graph.none();
  auto reversed = cx.calls.resultOf(
      "aten::slice.t", {list, none, none, cx.graph.constantInt(-1)}, call.loc);
  if (failed(reversed))
    return Outcome::Failed;
  holdAs(cx, list, reversed->list());
  return Outcome::Done;
}

/// `insert` and `list[i] =`.
static Outcome put(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  auto index = materialize(cx, call.arg("idx"), call.loc);
  if (failed(index))
    return Outcome::Failed;
  AbstractValue added = call.arg("el");
  bool areApart = staysApart(cx, list, added);
  bool replaces = call.name.starts_with("aten::_set_item");
  Value place = replaces ? *index : fromFirst(cx, *index, list, call.loc);
  // Before the first there is no place.
  if (!replaces && place && place != *index)
    place = emitOnce(cx, "prim::max.int", {place, cx.graph.constantInt(0)},
                     call.loc);
  if (!place)
    return Outcome::Failed;
  Outcome outcome = splice(call, cx, place, replaces, added);
  list->areApart = areApart;
  return outcome;
}

static Outcome remove(Call &call, Context &cx) {
  auto index = materialize(cx, call.arg("idx"), call.loc);
  return failed(index) ? Outcome::Failed : splice(call, cx, *index, 1, {});
}

static Outcome pop(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  // What is taken out is of the list as it was.
  ListObj *before = cx.heap.newCopyOf(list);
  before->areViews = list->areViews;
  Call rest = call;
  rest.types = {};
  if (remove(rest, cx) != Outcome::Done)
    return Outcome::Failed;
  auto element = cx.calls.resultOf("aten::__getitem__.t",
                                   {before, call.arg("idx")}, call.loc);
  if (succeeded(element))
    linkRead(cx, list, *element);
  return doneOrFailed(call, element);
}

void addSplices(OperatorTable &methods) {
  methods.on("aten::insert", put);
  methods.on("aten::_set_item", put);
  methods.on("aten::Delete", remove);
  methods.on("aten::pop", pop);
  methods.on("aten::reverse", reverse);
}

} // namespace torchonnx
