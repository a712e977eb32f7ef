//===- NumberLists.cpp - Lists of numbers of a run-time length ------------===//
//
// Such a list is a tensor of its numbers (Rows.cpp), so what Python's functions
// of lists of numbers give is what an operator on that tensor does.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Columns.h"
#include "passes/Simplify/lists/Containers.h"
#include "passes/Simplify/lists/ListSearch.h"
#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/Rows.h"

using namespace mlir;

namespace torchonnx {

/// Lists that are not longer are lists of elements where they can be.
static constexpr int64_t maxUnpacked = 64;

/// The numbers of a list whose length only the run knows; null for any other.
static Value numbersOf(Context &cx, AbstractValue value, Location loc) {
  TensorObj *rows = rowsOf(value);
  if (!rows || isa_and_nonnull<RefType>(value.list()->elementType))
    return {};
  return cx.memory.read(rows, loc);
}

std::optional<std::vector<AbstractValue>> unpackRows(Context &cx, ListObj *list,
                                                     Location loc) {
  TensorObj *rows = rowsOf(list);
  std::optional<int64_t> count =
      rows ? cast<TorchTensorType>(rows->current.getType()).getSize(0)
           : std::nullopt;
  if (!count || *count > maxUnpacked)
    return std::nullopt;
  std::vector<AbstractValue> elements;
  for (int64_t i = 0; i < *count; ++i) {
    elements.push_back(rowAt(cx, list, rows, cx.graph.constantInt(i), loc));
    if (elements.back().isUninitialized())
      return std::nullopt;
  }
  return elements;
}

/// The elements of `part` in the one dtype that Python's numbers of this type
/// have.
static Value asNumbers(Context &cx, Value part, Type numbers, Location loc) {
  return castTo(cx, part, getScalarType(dtypeOfNumbers(numbers, cx.b)), loc);
}

static AbstractValue newNumbers(Context &cx, Value part, Type numbers,
                                Location loc) {
  Value rows = asNumbers(cx, part, numbers, loc);
  return rows ? AbstractValue(newRows(cx, rows, numbers)) : AbstractValue();
}

/// The rows of `part`, which has two dims, as lists of numbers.
static AbstractValue newLists(Context &cx, Value part, ListType numbers,
                              Location loc) {
  std::optional<int64_t> width =
      cast<TorchTensorType>(part.getType()).getSize(1);
  if (!width || *width > maxUnpacked) {
    Value rows = asNumbers(cx, part, numbers.getElementType(), loc);
    ListObj *lists = rows ? newRows(cx, rows, numbers) : nullptr;
    if (!lists || failed(cutRows(cx, lists, 0, loc)))
      return {};
    lists->areApart = true;
    return lists;
  }
  // A list for each place in them.
  std::vector<AbstractValue> columns;
  for (int64_t i = 0; i < *width; ++i) {
    Value column = cx.graph.emitValue(
        "aten::select.int",
        {part, cx.graph.constantInt(1), cx.graph.constantInt(i)}, loc);
    columns.push_back(
        column ? newNumbers(cx, column, numbers.getElementType(), loc)
               : AbstractValue());
    if (columns.back().isUninitialized())
      return {};
  }
  ListObj *result = cx.heap.newList(columns, numbers);
  result->row = cx.heap.newList({}, numbers);
  result->isRows = true;
  return result;
}

static AbstractValue asPython(Context &cx, Value part, Type wanted,
                              Location loc);

/// The parts of `part`, which has three dims or more, as lists of lists: one
/// after the other, and how many each has.
static AbstractValue newListsOfLists(Context &cx, Value part, ListType inner,
                                     Location loc) {
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return cx.graph.emitValue(name, operands, loc);
  };
  Value zero = cx.graph.constantInt(0), one = cx.graph.constantInt(1);
  Value all = op("aten::flatten.using_ints", {part, zero, one});
  Value none = cx.graph.none();
  Value lengths =
      op("aten::full", {cx.graph.listOf(cx.graph.sizeOf(part, 0, loc), loc),
                        cx.graph.sizeOf(part, 1, loc),
                        cx.graph.constantInt(getScalarType(cx.b.getI64Type())),
                        none, none, none});
  AbstractValue lists = all ? asPython(cx, all, inner, loc) : AbstractValue();
  if (!lengths || !lists.list() || !lists.list()->isRows)
    return {};
  return newListOfLists(
      cx, lists, newRows(cx, lengths, TorchIntType::get(cx.context)), inner);
}

/// The elements of `part` as a value of the type `wanted`: nothing where that
/// has other dims.
static AbstractValue asPython(Context &cx, Value part, Type wanted,
                              Location loc) {
  auto type = cast<TorchTensorType>(part.getType());
  auto list = dyn_cast<ListType>(wanted);
  if (!list || list.getSized())
    return type.getRank() == 0 ? elementOf(cx, part, wanted, loc)
                               : AbstractValue();
  Type elementType = list.getElementType();
  auto inner = dyn_cast<ListType>(elementType);
  if (type.getRank() == 0 || (type.getRank() == 1 && inner))
    return {};
  std::optional<int64_t> count = type.getSize(0);
  if (!count || *count > maxUnpacked) {
    if (type.getRank() == 1)
      return newNumbers(cx, part, elementType, loc);
    if (!inner)
      return {};
    return type.getRank() == 2 ? newLists(cx, part, inner, loc)
                               : newListsOfLists(cx, part, inner, loc);
  }
  std::vector<AbstractValue> elements;
  for (int64_t i = 0; i < *count; ++i) {
    Value row = cx.graph.emitValue(
        "aten::select.int",
        {part, cx.graph.constantInt(0), cx.graph.constantInt(i)}, loc);
    elements.push_back(row ? asPython(cx, row, elementType, loc)
                           : AbstractValue());
    if (elements.back().isUninitialized())
      return {};
  }
  return cx.heap.newList(elements, elementType);
}

/// `tolist()` as the program declares its type: numbers, or lists of them.
static Outcome toList(Call &call, Context &cx) {
  // It has no names for its operands.
  TensorObj *tensor = call.receiver().tensor();
  if (!tensor || call.types.empty())
    return Outcome::Declined;
  Value contents = cx.memory.read(tensor, call.loc);
  if (!contents)
    return Outcome::Failed;
  AbstractValue result = asPython(cx, contents, call.types[0], call.loc);
  if (result.isUninitialized())
    return cx.failUnlessTold(
        call.loc, "tolist() of a tensor of other dims than the type says");
  return done(call, result);
}

/// sum(l), max(l), min(l), any(l), all(l)
static Outcome reduceNumbers(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  if (!list || call.args.size() != 1)
    return Outcome::Declined;
  StringRef base = call.name.split("::").second.split('.').first;
  bool isUnknown = llvm::any_of(list->elements, [](AbstractValue element) {
    return !element.ssa() || !getConstant(element.ssa());
  });
  bool isExtremeOfFloats =
      call.name.starts_with("prim::") && call.name.ends_with("float");
  Value numbers = numbersOf(cx, list, call.loc);
  Type elementType = list->elementType;
  if (!numbers && isUnknown && isExtremeOfFloats) {
    elementType = TorchFloatType::get(cx.context);
    if (TensorObj *rows = asRows(cx, list, call.loc))
      numbers = cx.memory.read(rows, call.loc);
  }
  if (!numbers)
    return Outcome::Declined;
  Value result =
      base == "sum"
          ? cx.graph.emitValue("aten::sum", {numbers, cx.graph.none()},
                               call.loc)
          : cx.graph.emitValue(("aten::" + base).str(), {numbers}, call.loc);
  if (!result)
    return Outcome::Failed;
  Type type = base == "any" || base == "all" ? TorchBoolType::get(cx.context)
              : base == "sum" && isa<TorchBoolType>(elementType)
                  ? TorchIntType::get(cx.context)
                  : elementType;
  AbstractValue number = elementOf(cx, result, type, call.loc);
  return number.isUninitialized() ? Outcome::Failed : done(call, number);
}

/// x in l = any(l == x); l.count(x) = sum(l == x); l.index(x) is the first
/// place where l == x.
Outcome findNumber(Call &call, Context &cx) {
  Value numbers = numbersOf(cx, call.receiver(), call.loc);
  if (!numbers)
    return Outcome::Declined;
  if (call.name.contains("contains") &&
      cast<TorchTensorType>(numbers.getType()).getNumElements() == 0)
    return done(call, cx.graph.constantBool(false));
  FailureOr<Value> wanted = materialize(cx, soughtBy(call), call.loc);
  Value same =
      succeeded(wanted)
          ? cx.graph.emitValue("aten::eq.Scalar", {numbers, *wanted}, call.loc)
          : Value();
  if (!same)
    return Outcome::Failed;
  Value found;
  if (call.name.contains("index")) {
    found = cx.graph.emitValue("aten::nonzero", {same}, call.loc);
    for (int i = 0; i < 2 && found; ++i)
      found = cx.graph.emitValue(
          "aten::select.int",
          {found, cx.graph.constantInt(0), cx.graph.constantInt(0)}, call.loc);
  } else {
    found =
        call.name.contains("count")
            ? cx.graph.emitValue("aten::sum", {same, cx.graph.none()}, call.loc)
            : cx.graph.emitValue("aten::any", {same}, call.loc);
  }
  if (!found)
    return Outcome::Failed;
  Type type = call.name.contains("contains")
                  ? Type(TorchBoolType::get(cx.context))
                  : TorchIntType::get(cx.context);
  AbstractValue number = elementOf(cx, found, type, call.loc);
  return number.isUninitialized() ? Outcome::Failed : done(call, number);
}

/// a == b = as long, and the numbers at each place of b are those of a; a place
/// that a has not holds a 0.
static Value equalNumbers(Context &cx, Value a, Value c, Location loc) {
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return cx.graph.emitValue(name, operands, loc);
  };
  Value lengths[] = {cx.graph.sizeOf(a, 0, loc), cx.graph.sizeOf(c, 0, loc)};
  Value isAsLong = op("aten::eq.int", lengths);
  Value end =
      op("aten::new_zeros",
         {a, cx.graph.listOf(cx.graph.constantInt(1), loc), cx.graph.none(),
          cx.graph.none(), cx.graph.none(), cx.graph.none()});
  Value places = cx.graph.countTo(lengths[1], loc);
  places = op("aten::clamp_max", {places, lengths[0]});
  Value longer = end ? op("aten::cat", {cx.graph.listOf({a, end}, loc),
                                        cx.graph.constantInt(0)})
                     : Value();
  Value fitted =
      op("aten::index_select", {longer, cx.graph.constantInt(0), places});
  Value same = op("aten::all", {op("aten::eq.Tensor", {fitted, c})});
  return op("aten::__and__.bool", {isAsLong, op("aten::Bool.Tensor", {same})});
}

/// `==` and `!=` where one of two lists of numbers has a length that only the
/// run knows.
static Outcome compareNumbers(Call &call, Context &cx) {
  AbstractValue lists[] = {call.arg("a"), call.arg("b")};
  if (!rowsOf(lists[0]) && !rowsOf(lists[1]))
    return listEqual(call, cx);
  bool negated = call.name.starts_with("aten::ne.");
  for (unsigned i : {0, 1})
    if (ListObj *list = lists[i].list(); list && list->elements.empty()) {
      Value length =
          cx.graph.sizeOf(numbersOf(cx, lists[1 - i], call.loc), 0, call.loc);
      Value isEmpty =
          cx.graph.emitValue(negated ? "aten::ne.int" : "aten::eq.int",
                             {length, cx.graph.constantInt(0)}, call.loc);
      return done(call, isEmpty);
    }
  Value values[2];
  for (unsigned i : {0, 1}) {
    ListObj *list = lists[i].list();
    TensorObj *rows = list ? asRows(cx, list, call.loc) : nullptr;
    values[i] = rows ? cx.memory.read(rows, call.loc) : Value();
    if (!values[i])
      return Outcome::Declined;
  }
  Value same = equalNumbers(cx, values[0], values[1], call.loc);
  if (same && negated)
    same = cx.graph.invert(same, call.loc);
  return done(call, same);
}

/// `list * n`, the list's rows or columns repeated where only the run knows `n`
/// or the list's length.
static Outcome repeatNumbers(Call &call, Context &cx) {
  ListObj *list = call.arg("l").list();
  if (!list)
    return Outcome::Declined;
  std::optional<int64_t> known = knownInt(call.arg("n"));
  if (!list->isRows && known) {
    std::vector<AbstractValue> elements;
    for (int64_t i = 0; i < *known; ++i)
      llvm::append_range(elements, list->elements);
    return done(call, cx.heap.newList(elements, list->elementType));
  }
  if (!list->isRows && list->elements.empty())
    return done(call, cx.heap.newList({}, list->elementType));
  if (columnsOf(list) || llvm::any_of(list->elements, hasParts)) {
    if (!list->isRows) {
      list = cx.heap.newCopyOf(list);
      if (failed(makeColumns(cx, list, nullptr, call.loc)))
        return Outcome::Failed;
    }
    Call each{"aten::mul.left_t", call.loc, {list, call.arg("n")}, {}, {}, {}};
    Outcome outcome = columnsCall(each, cx);
    call.results = each.results;
    return outcome;
  }
  Type elementType =
      list->isRows ? list->elementType : rowElementType(list->elements[0]);
  TensorObj *rows = asRows(cx, list, call.loc);
  FailureOr<Value> count = materialize(cx, call.arg("n"), call.loc);
  Value all =
      rows && succeeded(count) ? cx.memory.read(rows, call.loc) : Value();
  if (!all)
    return cx.fail(call.loc,
                   "a list is repeated as often as only the run knows, "
                   "and " +
                       whyNoRows(list));
  Value times = cx.graph.emitValue("prim::max.int",
                                   {*count, cx.graph.constantInt(0)}, call.loc);
  if (!times)
    return Outcome::Failed;
  SmallVector<Value> repeats = {times};
  repeats.append(cast<TorchTensorType>(all.getType()).getRank() - 1,
                 cx.graph.constantInt(1));
  all = cx.graph.emitValue("aten::repeat",
                           {all, cx.graph.listOf(repeats, call.loc)}, call.loc);
  if (!all)
    return Outcome::Failed;
  ListObj *result = newRows(cx, all, elementType);
  cx.heap.linkMayAlias(rowsOf(result), rows);
  return done(call, result);
}

void addReductionFunctions(OperatorTable &table) {
  for (StringRef kind : {"int", "float", "bool"})
    for (StringRef base : {"aten::sum.", "aten::any.", "aten::all.",
                           "prim::max.self_", "prim::min.self_"})
      table.on((base + kind).str(), reduceNumbers);
  table.on("prim::tolist", toList);
}

void addNumberListFunctions(OperatorTable &table) {
  table.on("aten::mul.left_t", repeatNumbers);
  table.on("aten::mul.right_", repeatNumbers);
  for (StringRef kind : {"int_list", "float_list", "bool_list"}) {
    table.on(("aten::eq." + kind).str(), compareNumbers);
    table.on(("aten::ne." + kind).str(), compareNumbers);
  }
}

} // namespace torchonnx
