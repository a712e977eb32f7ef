//===- Containers.cpp - Lists ---------------------------------------------===//
//
// Containers exist while the program is evaluated and not after. An operator
// on one that these functions do not know gets it as a list of its elements.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Columns.h"
#include "passes/Simplify/lists/Dicts.h"
#include "passes/Simplify/lists/ListSearch.h"
#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/ShapedTensors.h"

using namespace mlir;

namespace torchonnx {

static Outcome listConstruct(Call &call, Context &cx) {
  auto type =
      call.types.empty() ? ListType() : dyn_cast<ListType>(call.types[0]);
  return done(
      call, cx.heap.newList(call.args, type ? type.getElementType() : Type()));
}

/// `a, b = list` of a length that only the run knows: PyTorch raises where it
/// is another one.
static Outcome unpackOpen(Call &call, Context &cx) {
  AbstractValue list = call.receiver();
  int64_t wanted = call.types.size();
  auto length = cx.calls.resultOf("aten::len.t", {list}, call.loc);
  Value holds =
      succeeded(length)
          ? cx.graph.emitValue("aten::eq.int",
                               {length->ssa(), cx.graph.constantInt(wanted)},
                               call.loc)
          : Value();
  if (!holds)
    return Outcome::Failed;
  auto elements = cx.control.evaluateIf(
      holds, call.loc,
      [&](bool isThen) -> FailureOr<AbstractValues> {
        if (!isThen) {
          cx.control.raise(call.loc, "a list that is unpacked has " +
                                         std::to_string(wanted) + " elements");
          return failure();
        }
        AbstractValues elements;
        for (int64_t i = 0; i < wanted; ++i) {
          auto element = cx.calls.resultOf(
              "aten::__getitem__.t", {list, cx.graph.constantInt(i)}, call.loc);
          if (failed(element))
            return failure();
          elements.push_back(*element);
        }
        return elements;
      },
      {.checks = true});
  if (failed(elements))
    return Outcome::Failed;
  call.results.assign(elements->begin(), elements->end());
  return Outcome::Done;
}

static Outcome unpack(Call &call, Context &cx) {
  AbstractValue container = call.receiver();
  ArrayRef<AbstractValue> elements;
  std::optional<std::vector<AbstractValue>> unpacked;
  if (ListObj *list = container.list()) {
    if (list->isRows) {
      if (rowsOf(list))
        unpacked = unpackRows(cx, list, call.loc);
      if (!unpacked)
        return unpackOpen(call, cx);
    }
    elements = unpacked ? *unpacked : list->elements;
  } else if (TupleObj *tuple = container.tuple()) {
    elements = tuple->elements;
  } else if (Value list = container.ssa();
             list && isa<ListType>(list.getType())) {
    if (std::optional<AbstractValues> pieces = chunksOf(call, cx, list)) {
      call.results = *pieces;
      return Outcome::Done;
    }
    return unpackOpen(call, cx);
  } else {
    return cx.fail(call.loc, "a value that is no list or tuple is unpacked");
  }
  if (!call.types.empty() && elements.size() != call.types.size())
    return cx.fail(call.loc, "a list of " + llvm::Twine(elements.size()) +
                                 " elements is unpacked into " +
                                 llvm::Twine(call.types.size()) + " variables");
  call.results.assign(elements.begin(), elements.end());
  return Outcome::Done;
}

/// The position that Python's `index` means; `extra` is 1 where the end is one.
static std::optional<size_t> position(Context &cx, ListObj *list,
                                      AbstractValue index, size_t extra = 0) {
  std::optional<int64_t> i = knownInt(index);
  int64_t size = list->elements.size();
  if (!i)
    return std::nullopt;
  if (*i < 0)
    *i += size;
  if (*i < 0 || *i >= int64_t(size + extra)) {
    cx.control.noteEmpty(list);
    return std::nullopt;
  }
  return *i;
}

static Outcome listIndex(Call &call, Context &cx) {
  ListObj *list = knownList(call.receiver());
  if (TupleObj *tuple = call.receiver().tuple())
    list = cx.heap.newList(tuple->elements);
  if (!list)
    return Outcome::Declined;
  AbstractValue index = call.arg("idx");
  if (!knownInt(index)) {
    // Nothing but None, or `[x] * 3`.
    if (!list->elements.empty() &&
        (llvm::all_of(list->elements, isNothing) ||
         (list->elements[0].tensor() && llvm::all_equal(list->elements))))
      return done(call, list->elements[0]);
    if (isOneOfElements(cx, list))
      return oneOfElements(call, cx, list);
    if (llvm::any_of(list->elements, hasParts)) {
      ListObj *copy = cx.heap.newList(list->elements);
      if (failed(makeColumns(cx, copy, nullptr, call.loc)))
        return Outcome::Failed;
      call.receiver() = copy;
      return columnsCall(call, cx);
    }
    // What is written to must be the list's own.
    if (call.receiver().list() && isResultChanged(cx) && hasOwnElements(list) &&
        failed(makeRows(cx, list, nullptr, call.loc)))
      return Outcome::Failed;
    cx.control.noteEmpty(list);
    if (list->elements.empty())
      return cx.failToFind(list, call.loc,
                           "a list is indexed by a number that only the run "
                           "knows, and it is empty");
    if (differingDim(cx, list, nullptr) || shapedType(list, nullptr)) {
      ListObj *copy = cx.heap.newList(list->elements);
      if (failed(makeRows(cx, copy, nullptr, call.loc)))
        return Outcome::Failed;
      call.receiver() = copy;
      return columnsOf(copy) ? columnsCall(call, cx) : piecesCall(call, cx);
    }
    TensorObj *rows = asRows(cx, list, call.loc);
    if (!rows)
      return cx.fail(call.loc,
                     "a list is indexed by a number that only the run "
                     "knows, and " +
                         whyNoRows(list));
    return rowsIndex(call, cx, rows);
  }
  std::optional<size_t> at = position(cx, list, index);
  if (!at)
    return cx.failToFind(list, call.loc,
                         "list index " + llvm::Twine(*knownInt(index)) +
                             " is out of range; the list has " +
                             llvm::Twine(list->elements.size()) + " elements");
  return done(call, list->elements[*at]);
}

static Outcome listLength(Call &call, Context &cx) {
  if (ListObj *list = knownList(call.receiver()))
    return done(call, cx.graph.constantInt(list->elements.size()));
  if (TupleObj *tuple = call.receiver().tuple())
    return done(call, cx.graph.constantInt(tuple->elements.size()));
  return Outcome::Declined;
}

static Outcome listAppend(Call &call, Context &cx) {
  ListObj *list = knownList(call.arg("self"));
  if (!list)
    return cx.fail(call.loc,
                   "a list of a length that only the run knows is appended to");
  cx.touch(list);
  list->elements.push_back(call.arg("el"));
  return done(call, list);
}

static Outcome listExtend(Call &call, Context &cx) {
  AbstractValue added = call.arg(addedOperand(call));
  if (rowsOf(added))
    return rowsConcat(call, cx);
  ListObj *list = knownList(call.receiver()), *other = knownList(added);
  if (!list || !other)
    return Outcome::Declined;
  cx.touch(list);
  std::vector<AbstractValue> elements = other->elements;
  llvm::append_range(list->elements, elements);
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

static Outcome listInsert(Call &call, Context &cx) {
  ListObj *list = knownList(call.arg("self"));
  std::optional<int64_t> index = knownInt(call.arg("idx"));
  int64_t size = list ? list->elements.size() : 1;
  if (size == 0)
    index = 0;
  if (!list || !index)
    return rowsInsert(call, cx);
  int64_t at = std::clamp<int64_t>(fromFront(*index, size), 0, size);
  cx.touch(list);
  list->elements.insert(list->elements.begin() + at, call.arg("el"));
  return Outcome::Done;
}

/// The call on `list`, of a known length so far, as a list of the run.
static Outcome callOpen(Call &call, Context &cx, ListObj *list) {
  if (failed(makeRows(cx, list, nullptr, call.loc)))
    return Outcome::Failed;
  call.receiver() = list;
  return outcomeOf(cx.calls.evaluate(call));
}

/// `list.pop(i)`, and `del list[i]`, which gives nothing.
static Outcome listPop(Call &call, Context &cx) {
  bool isPop = call.name.starts_with("aten::pop");
  ListObj *list = knownList(call.arg("self"));
  if (!list)
    return Outcome::Declined;
  if (!knownInt(call.arg("idx")))
    return callOpen(call, cx, list);
  std::optional<size_t> at = position(cx, list, call.arg("idx"));
  if (!at)
    return cx.failToFind(list, call.loc,
                         llvm::Twine(isPop ? "pop" : "deletion") +
                             " from a list at a place that is out of range");
  AbstractValue element = list->elements[*at];
  cx.touch(list);
  list->elements.erase(list->elements.begin() + *at);
  return isPop ? done(call, element) : Outcome::Done;
}

Outcome listClear(Call &call, Context &cx) {
  ListObj *list = call.arg("self").list();
  if (!list)
    return Outcome::Declined;
  cx.touch(list);
  list->elements.clear();
  list->formAs(ListObj(0, {}, {}));
  return Outcome::Done;
}

Outcome listCopy(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  if (!list)
    return Outcome::Declined;
  AbstractValue copy = cx.heap.newLike(list, list->elements);
  if (list->isRows)
    cx.heap.linkSharing(copy.list(), list);
  return done(call, copy);
}

static Outcome listReverse(Call &call, Context &cx) {
  ListObj *list = knownList(call.arg("self"));
  if (!list)
    return Outcome::Declined;
  cx.touch(list);
  std::reverse(list->elements.begin(), list->elements.end());
  return Outcome::Done;
}

static Outcome listSetItem(Call &call, Context &cx) {
  ListObj *list = call.arg("l").list();
  if (!list)
    return Outcome::Declined;
  if (!list->isRows && list->elements.empty()) {
    cx.control.noteEmpty(list);
    return cx.failToFind(list, call.loc, "an empty list is assigned to");
  }
  if (list->isRows || !knownInt(call.arg("idx")))
    return rowsSetItem(call, cx);
  std::optional<size_t> at = position(cx, list, call.arg("idx"));
  if (!at)
    return cx.failToFind(list, call.loc,
                         "a list is assigned to at a place that is out of "
                         "range");
  if (list->elements[*at] != call.arg("el")) {
    cx.touch(list);
    list->elements[*at] = call.arg("el");
  }
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

static Outcome listSlice(Call &call, Context &cx) {
  ListObj *list = knownList(call.arg("l"));
  if (!list)
    return Outcome::Declined;
  int64_t size = list->elements.size();
  auto bound = [&](AbstractValue value,
                   int64_t missing) -> std::optional<int64_t> {
    if (isNothing(value))
      return missing;
    return knownInt(value);
  };
  if (size == 0)
    return done(call, cx.heap.newList({}, list->elementType));
  std::optional<int64_t> step = bound(call.arg("step"), 1);
  if (!step || *step == 0)
    return cx.fail(call.loc,
                   "a list is sliced with a step that only the run knows");
  std::optional<int64_t> start =
      bound(call.arg("start"), *step > 0 ? 0 : size - 1);
  std::optional<int64_t> end =
      bound(call.arg("end"), *step > 0 ? size : -size - 1);
  if (!start || !end)
    return callOpen(call, cx,
                    cx.heap.newList(list->elements, list->elementType));
  auto clampTo = [&](int64_t i) {
    if (i < 0)
      i += size;
    return *step > 0 ? std::clamp<int64_t>(i, 0, size)
                     : std::clamp<int64_t>(i, -1, size - 1);
  };
  int64_t from = clampTo(*start), to = clampTo(*end);
  std::vector<AbstractValue> elements;
  for (int64_t i = from; *step > 0 ? i < to : i > to; i += *step)
    elements.push_back(list->elements[i]);
  return done(call, cx.heap.newList(elements, list->elementType));
}

static Outcome listConcat(Call &call, Context &cx) {
  if (rowsOf(call.arg("b")))
    return rowsConcat(call, cx);
  ListObj *a = knownList(call.arg("a")), *other = knownList(call.arg("b"));
  if (!a || !other)
    return Outcome::Declined;
  std::vector<AbstractValue> elements = a->elements;
  llvm::append_range(elements, other->elements);
  return done(call, cx.heap.newList(elements, a->elementType));
}

/// Those of a list whose length is known, and of tuples.
static const OperatorTable &elementMethods() {
  static const OperatorTable methods = [] {
    OperatorTable methods;
    methods.on("aten::__getitem__", listIndex);
    methods.on("aten::len", listLength);
    methods.on("aten::append", listAppend);
    methods.on("aten::extend", listExtend);
    methods.on("aten::insert", listInsert);
    methods.on("aten::pop", listPop);
    methods.on("aten::Delete", listPop);
    methods.on("aten::clear", listClear);
    methods.on("aten::copy", listCopy);
    methods.on("aten::list", listCopy);
    methods.on("aten::reverse", listReverse);
    methods.on("aten::_set_item", listSetItem);
    methods.on("aten::slice.t", listSlice);
    methods.on("aten::add.t", listConcat);
    methods.on("aten::add_.t", listExtend);
    methods.on("aten::__contains__", listContains);
    return methods;
  }();
  return methods;
}

/// A method of a container: what its form does. Those that are asked of any
/// operator (`piecesCall`, `columnsCall`) have declined.
static Outcome callMethod(Call &call, Context &cx) {
  AbstractValue receiver = call.receiver();
  const OperatorTable &methods = receiver.dict()    ? dictMethods()
                                 : rowsOf(receiver) ? rowMethods()
                                                    : elementMethods();
  Handler method = methods.lookup(call.name);
  return method ? method(call, cx) : Outcome::Declined;
}

void addContainerFunctions(OperatorTable &table) {
  table.on("prim::ListConstruct", listConstruct);
  table.on("prim::ListUnpack", unpack);
  table.on("prim::TupleUnpack", unpack);
  llvm::StringSet<> methods;
  for (const OperatorTable *form :
       {&elementMethods(), &rowMethods(), &dictMethods()})
    methods.insert_range(form->names());
  for (StringRef method : methods.keys())
    table.on(method, callMethod);
  addObjectFunctions(table);
  addDictFunctions(table);
  addSearchFunctions(table);
  addNumberListFunctions(table);
}

void addListFunctions(OperatorTable &table) {
  addContainerFunctions(table);
  addStringFunctions(table);
  addRowsFunctions(table);
  addPieceFunctions(table);
  addReductionFunctions(table);
  addPackedFunctions(table);
  addNestedFunctions(table);
}

} // namespace torchonnx
