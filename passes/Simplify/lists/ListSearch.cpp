//===- ListSearch.cpp - Sorting, searching and comparing ------------------===//

#include "passes/Simplify/lists/ListSearch.h"
#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Columns.h"
#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/ShapedTensors.h"

using namespace mlir;

namespace torchonnx {

/// `elements` in order; nothing, after an error, where it cannot be told.
static std::optional<std::vector<AbstractValue>>
sorted(Context &cx, ArrayRef<AbstractValue> elements, bool reverse,
       Location loc) {
  auto sortBy = [&](auto key) -> std::optional<std::vector<AbstractValue>> {
    using Key = typename decltype(key(Value()))::value_type;
    std::vector<std::pair<Key, AbstractValue>> keyed;
    for (AbstractValue element : elements) {
      auto known = element.ssa() ? key(element.ssa()) : std::nullopt;
      if (!known)
        return std::nullopt;
      keyed.push_back({*known, element});
    }
    llvm::stable_sort(keyed, [&](auto &a, auto &b) {
      return reverse ? b.first < a.first : a.first < b.first;
    });
    auto values = llvm::make_second_range(keyed);
    return std::vector<AbstractValue>(values.begin(), values.end());
  };
  if (auto result = sortBy([](Value v) { return getConstantInt(v); }))
    return result;
  if (auto result = sortBy([](Value v) { return getConstantFloat(v); }))
    return result;
  if (auto result = sortBy([](Value v) { return getConstantStr(v); }))
    return result;
  // Numbers of the run are sorted as a tensor.
  ListObj *list = cx.heap.newList(elements);
  Type type = rowElementType(elements[0]);
  TensorObj *rows =
      type && !isa<RefType>(type) ? asRows(cx, list, loc) : nullptr;
  if (!rows) {
    (void)cx.error(loc,
                   "a list of values that only the run knows is sorted, and "
                   "they are no numbers");
    return std::nullopt;
  }
  auto both = cx.graph.emit(
      "aten::sort",
      {rows->current, cx.graph.constantInt(0), cx.graph.constantBool(reverse)},
      loc);
  if (failed(both))
    return std::nullopt;
  std::vector<AbstractValue> result;
  for (int64_t i = 0, e = elements.size(); i < e; ++i) {
    Value row = cx.graph.emitValue(
        "aten::select.int",
        {(*both)[0], cx.graph.constantInt(0), cx.graph.constantInt(i)}, loc);
    result.push_back(row ? elementOf(cx, row, type, loc) : AbstractValue());
    if (result.back().isUninitialized())
      return std::nullopt;
  }
  return result;
}

/// Whether `sort` is to put the greatest first; nothing where the run decides.
static std::optional<bool> isReverse(Call &call, Context &cx) {
  if (!call.has("reverse"))
    return false;
  Value order = call.arg("reverse").ssa();
  return order ? cx.predicates.known(order) : std::nullopt;
}

static Outcome refuseOrder(Call &call, Context &cx) {
  return cx.fail(call.loc, "whether a list is sorted in reverse is known only "
                           "at run time");
}

/// The rows of numbers that tuples in columns consist of, those of tuples in
/// them too. False where they hold something else.
static bool collectNumbers(AbstractValue column,
                           SmallVectorImpl<TensorObj *> &rows) {
  ListObj *list = column.list();
  if (columnsOf(list))
    return list->row.tuple() &&
           llvm::all_of(list->elements, [&](AbstractValue part) {
             return collectNumbers(part, rows);
           });
  if (!numberTypeOf(list))
    return false;
  rows.push_back(rowsOf(list));
  return rows.back();
}

AbstractValue elementsAt(Context &cx, AbstractValue value, Value places,
                         Location loc) {
  ListObj *list = value.list();
  if (columnsOf(list)) {
    SmallVector<AbstractValue> parts;
    if (list->viewsOf || isShaped(*list) || isOfLists(*list))
      return {};
    for (AbstractValue part : list->elements)
      if (parts.emplace_back(elementsAt(cx, part, places, loc))
              .isUninitialized())
        return {};
    AbstractValue made = cx.heap.newLike(list, parts);
    cx.heap.linkSharing(made.list(), list);
    return made;
  }
  TensorObj *rows = rowsOf(list);
  Value all = rows ? emitOnce(cx, "aten::index_select",
                              {cx.memory.read(rows, loc),
                               cx.graph.constantInt(0), places},
                              loc)
                   : Value();
  if (!all)
    return {};
  ListObj *made = newRows(cx, all, list->elementType);
  cx.heap.linkMayAlias(rowsOf(made), rows);
  return made;
}

Outcome sortColumns(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  std::optional<bool> reverse = isReverse(call, cx);
  SmallVector<TensorObj *> keys;
  if (!reverse)
    return refuseOrder(call, cx);
  if (!collectNumbers(list, keys))
    return cx.fail(call.loc, "a list of what are no tuples of numbers is "
                             "sorted");
  // By the last first: a stable sort keeps its order where others are equal.
  Value order, zero = cx.graph.constantInt(0);
  for (TensorObj *key : llvm::reverse(keys)) {
    Value numbers = cx.memory.read(key, call.loc);
    if (order)
      numbers =
          emitOnce(cx, "aten::index_select", {numbers, zero, order}, call.loc);
    Value next = emitOnce(cx, "aten::argsort.stable",
                          {numbers, cx.graph.constantBool(true), zero,
                           cx.graph.constantBool(*reverse)},
                          call.loc);
    order = order ? emitOnce(cx, "aten::index_select", {order, zero, next},
                             call.loc)
                  : next;
    if (!order)
      return Outcome::Failed;
  }
  ListObj *result = elementsAt(cx, list, order, call.loc).list();
  if (call.name.starts_with("aten::sorted")) {
    cx.heap.linkSharing(result, list);
    return done(call, result);
  }
  cx.touch(list);
  list->elements = result->elements;
  return Outcome::Done;
}

/// `sort`, in place, and `sorted`.
static Outcome listSort(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  bool isNew = call.name.starts_with("aten::sorted");
  if (!list || list->piecesAlong)
    return Outcome::Declined;
  std::optional<bool> reverse = isReverse(call, cx);
  if (!reverse)
    return refuseOrder(call, cx);
  if (!list->isRows && !list->elements.empty() && list->elements[0].tuple()) {
    if (isNew)
      call.receiver() = list = cx.heap.newCopyOf(list);
    return failed(makeColumns(cx, list, nullptr, call.loc))
               ? Outcome::Failed
               : sortColumns(call, cx);
  }
  std::vector<AbstractValue> elements;
  if (TensorObj *rows = rowsOf(list)) {
    Value contents = cx.memory.read(rows, call.loc);
    if (isa<RefType>(list->elementType))
      return cx.fail(call.loc, "a list of tensors is sorted");
    Value inOrder = cx.graph.emitValue(
        "aten::sort",
        {contents, cx.graph.constantInt(0), cx.graph.constantBool(*reverse)},
        call.loc);
    if (!inOrder)
      return Outcome::Failed;
    elements.push_back(cx.memory.newBase(inOrder));
  } else if (!list->elements.empty()) {
    auto result = sorted(cx, list->elements, *reverse, call.loc);
    if (!result)
      return Outcome::Failed;
    elements = *result;
  }
  if (isNew)
    return done(call, cx.heap.newLike(list, elements));
  cx.touch(list);
  list->elements = elements;
  return Outcome::Done;
}

AbstractValue soughtBy(Call &call) {
  return call.arg(call.has("item") ? "item" : "el");
}

/// Whether tensors of these sizes cannot be compared.
static bool cannotBroadcast(TorchTensorType x, TorchTensorType y) {
  for (int64_t i = 1; i <= std::min(x.getRank(), y.getRank()); ++i) {
    std::optional<int64_t> a = x.getSize(x.getRank() - i),
                           b = y.getSize(y.getRank() - i);
    if (a && b && *a != *b && *a != 1 && *b != 1)
      return true;
  }
  return false;
}

/// Whether two elements of lists are the same, as a bool of the run: numbers,
/// strings, or tensors of one element. Nothing where they are none of these.
/// What PyTorch refuses to compare it refuses where it gets there: any answer
/// will do.
static Value sameElements(Context &cx, AbstractValue x, AbstractValue y,
                          Location loc) {
  bool isTensor = x.tensor() && y.tensor();
  // One of two that a branch chose has the type of either.
  auto scalarType = [](AbstractValue value) {
    while (EitherObj *either = value.either())
      value = either->values[0];
    return value.ssa() ? value.ssa().getType() : Type();
  };
  Type type = scalarType(x), other = scalarType(y);
  if (!isTensor && (!type || !other || type.getTypeID() != other.getTypeID()))
    return {};
  StringRef compare = isTensor                    ? "aten::eq.Tensor"
                      : isa<TorchIntType>(type)   ? "aten::eq.int"
                      : isa<TorchFloatType>(type) ? "aten::eq.float"
                      : isa<TorchBoolType>(type)  ? "aten::eq.bool"
                      : isa<TorchStrType>(type)   ? "aten::eq.str"
                                                  : "";
  if (compare.empty())
    return {};
  if (isTensor &&
      cannotBroadcast(cast<TorchTensorType>(x.tensor()->current.getType()),
                      cast<TorchTensorType>(y.tensor()->current.getType())))
    return cx.graph.constantBool(false);
  auto same = cx.calls.resultOf(compare, {x, y}, loc);
  if (failed(same))
    return {};
  if (!isTensor)
    return unify(cx, *same, loc).ssa();
  Value elements = cx.memory.read(same->tensor(), loc);
  if (elements &&
      llvm::any_of(
          cast<TorchTensorType>(elements.getType()).getDims(),
          [&](Attribute dim) { return dim != cx.b.getI64IntegerAttr(1); }))
    elements = cx.graph.emitValue("aten::all", elements, loc);
  return elements ? cx.graph.emitValue("aten::Bool.Tensor", elements, loc)
                  : Value();
}

/// Which elements of the list are the number, string or tensor that is asked
/// for: 1 or 0 each. Nothing where LibTorch answers, or cannot be asked.
static std::optional<SmallVector<Value>> matches(Call &call, Context &cx) {
  ListObj *list = knownList(call.receiver());
  if (!list)
    return std::nullopt;
  AbstractValue wanted = soughtBy(call);
  auto isKnown = [](AbstractValue value) {
    return value.ssa() && getConstant(value.ssa());
  };
  if (isKnown(wanted) && llvm::all_of(list->elements, isKnown))
    return std::nullopt;
  SmallVector<Value> same;
  for (AbstractValue element : list->elements) {
    Value is = sameElements(cx, element, wanted, call.loc);
    same.push_back(is ? cx.graph.emitValue("aten::Int.bool", is, call.loc)
                      : Value());
    if (!same.back())
      return std::nullopt;
  }
  return same;
}

/// list.count(x) = sum of (element == x); x in list = count > 0
static Outcome listCount(Call &call, Context &cx) {
  auto same = matches(call, cx);
  if (!same)
    return findNumber(call, cx);
  Value count = cx.graph.constantInt(0);
  for (Value match : *same)
    count = cx.graph.emitValue("aten::add.int", {count, match}, call.loc);
  if (call.name.starts_with("aten::__contains__"))
    count = cx.graph.emitValue("aten::gt.int", {count, cx.graph.constantInt(0)},
                               call.loc);
  return done(call, count);
}

Outcome listContains(Call &call, Context &cx) {
  ListObj *list = knownList(call.receiver());
  return list && list->elements.empty()
             ? done(call, cx.graph.constantBool(false))
             : listCount(call, cx);
}

/// list.index(x) = how many elements come before the first that is x: that
/// many products of (1 - match) so far are 1. It is the last one where no other
/// is, or the program raises.
static Outcome listIndexOf(Call &call, Context &cx) {
  auto same = matches(call, cx);
  if (!same)
    return findNumber(call, cx);
  auto op = [&](StringRef name, Value a, Value c) {
    return cx.graph.emitValue(name, {a, c}, call.loc);
  };
  Value none = cx.graph.constantInt(1), index = cx.graph.constantInt(0);
  for (Value match : ArrayRef(*same).drop_back(!same->empty())) {
    none = op("aten::mul.int", none,
              op("aten::sub.int", cx.graph.constantInt(1), match));
    index = op("aten::add.int", index, none);
  }
  return done(call, index);
}

/// `a == b` of lists: equal lengths and elements.
Outcome listEqual(Call &call, Context &cx) {
  ListObj *a = knownList(call.arg("a")), *other = knownList(call.arg("b"));
  if (!a || !other)
    return Outcome::Declined;
  bool negated = call.name.starts_with("aten::ne.");
  if (a->elements.size() != other->elements.size())
    return done(call, cx.graph.constantBool(negated));
  Value all = cx.graph.constantBool(true);
  for (auto [x, y] : llvm::zip(a->elements, other->elements)) {
    Value same = x.ssa() && x == y ? cx.graph.constantBool(true)
                                   : sameElements(cx, x, y, call.loc);
    if (!same)
      return cx.failUnlessTold(call.loc,
                               "the elements of lists are compared, and are no "
                               "tensors, numbers or strings");
    if (cx.predicates.known(same) == true)
      continue;
    all = cx.predicates.known(all) == true
              ? same
              : cx.graph.emitValue("aten::__and__.bool", {all, same}, call.loc);
    if (!all)
      return Outcome::Failed;
  }
  if (negated)
    all = cx.graph.invert(all, call.loc);
  return done(call, all);
}

static Outcome listRemove(Call &call, Context &cx) {
  ListObj *list = knownList(call.arg("self"));
  auto constantOf = [](AbstractValue value) {
    return value.ssa() ? getConstant(value.ssa()) : Attribute();
  };
  Attribute wanted = constantOf(call.arg("el"));
  if (list && wanted && llvm::all_of(list->elements, constantOf)) {
    auto at = llvm::find_if(list->elements, [&](AbstractValue element) {
      return constantOf(element) == wanted;
    });
    if (at == list->elements.end())
      return cx.failToFind(list, call.loc,
                           "a value is removed from a list that does not hold "
                           "it");
    cx.touch(list);
    list->elements.erase(at);
    return Outcome::Done;
  }
  // del list[list.index(value)]
  std::string index = ("aten::index.list_" + call.name.split('.').second).str();
  auto place = cx.calls.resultOf(index, call.args, call.loc);
  return failed(place) ||
                 failed(cx.calls.resultOf("aten::Delete.t",
                                          {call.arg("self"), *place}, call.loc))
             ? Outcome::Failed
             : Outcome::Done;
}

/// `a == b` and `a != b` of a string that a branch of the run chose.
Outcome compareStrings(Call &call, Context &cx) {
  auto operands = materializeAll(cx, call.args, call.loc);
  if (failed(operands))
    return Outcome::Failed;
  if (llvm::all_of(*operands, [](Value v) { return bool(getConstantStr(v)); }))
    return Outcome::Declined;
  return done(call, createOperator(cx.b, call.loc, call.name, *operands,
                                   TorchBoolType::get(cx.context))
                        ->getResult(0));
}

void addSearchFunctions(OperatorTable &table) {
  table.on("aten::sort.int", listSort);
  table.on("aten::sort.float", listSort);
  table.on("aten::sort.str", listSort);
  table.on("aten::sort.bool", listSort);
  table.on("aten::sort.any", listSort);
  table.on("aten::sorted", listSort);
  table.on("aten::index", listIndexOf);
  table.on("aten::count", listCount);
  table.on("aten::remove", listRemove);
  for (StringRef kind : {"Tensor_list", "str_list"}) {
    table.on(("aten::eq." + kind).str(), listEqual);
    table.on(("aten::ne." + kind).str(), listEqual);
  }
}

void addStringFunctions(OperatorTable &table) {
  table.on("aten::eq.str", compareStrings);
  table.on("aten::ne.str", compareStrings);
}

} // namespace torchonnx
