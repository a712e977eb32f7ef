//===- NumberLists.cpp - Lists of numbers of a run-time length ------------===//
//
// Such a list is a tensor of its numbers (Rows.cpp), so what Python's functions
// of lists of numbers give is what an operator on that tensor does.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

/// Lists that are not longer are lists of elements where they can be.
static constexpr int64_t maxUnpacked = 64;

/// The numbers of a list whose length only the run knows; null for any other.
Value Evaluator::numbersOf(AbstractValue value, Location loc) {
  TensorObj *rows = rowsOf(value);
  if (!rows || isa_and_nonnull<RefType>(value.list()->elementType))
    return {};
  return read(rows, loc);
}

/// The elements of rows whose number is known after all.
std::optional<std::vector<AbstractValue>> Evaluator::unpackRows(ListObj *list,
                                                                Location loc) {
  TensorObj *rows = rowsOf(list);
  std::optional<int64_t> count =
      rows ? cast<TorchTensorType>(rows->current.getType()).getSize(0)
           : std::nullopt;
  if (!count || *count > maxUnpacked)
    return std::nullopt;
  std::vector<AbstractValue> elements;
  for (int64_t i = 0; i < *count; ++i) {
    elements.push_back(rowAt(list, rows, constantInt(i), loc));
    if (elements.back().isUninitialized())
      return std::nullopt;
  }
  return elements;
}

/// `tolist()` as the program declares its type: numbers, or lists of them.
Evaluator::Outcome Evaluator::toList(Call &call) {
  TensorObj *tensor = call.args[0].tensor();
  if (!tensor || call.types.empty())
    return Outcome::Declined;
  Value contents = read(tensor, call.loc);
  if (!contents)
    return Outcome::Failed;
  std::function<AbstractValue(Value, Type)> convert =
      [&](Value part, Type wanted) -> AbstractValue {
    auto type = cast<TorchTensorType>(part.getType());
    auto list = dyn_cast<ListType>(wanted);
    if (!list || list.getSized())
      return type.getRank() == 0 ? elementOf(part, wanted, call.loc)
                                 : AbstractValue();
    Type elementType = list.getElementType();
    if (type.getRank() == 0)
      return {};
    std::optional<int64_t> count = type.getSize(0);
    bool isOfNumbers = type.getRank() == 1;
    if (isOfNumbers && isa<ListType>(elementType))
      return {};
    if (!count || *count > maxUnpacked) {
      if (isOfNumbers)
        return newRows(part, elementType);
      // Lists of one length: a list for each place in them.
      std::optional<int64_t> width = type.getSize(1);
      auto inner = dyn_cast<ListType>(elementType);
      if (type.getRank() != 2 || !width || *width > maxUnpacked || !inner)
        return {};
      std::vector<AbstractValue> columns;
      for (int64_t i = 0; i < *width; ++i) {
        Value column =
            emitValue("aten::select.int",
                      {part, constantInt(1), constantInt(i)}, call.loc);
        if (!column)
          return {};
        columns.push_back(newRows(column, inner.getElementType()));
      }
      ListObj *result = heap.newList(columns, elementType);
      result->row = heap.newList({}, elementType);
      result->isRows = true;
      return result;
    }
    std::vector<AbstractValue> elements;
    for (int64_t i = 0; i < *count; ++i) {
      Value row = emitValue("aten::select.int",
                            {part, constantInt(0), constantInt(i)}, call.loc);
      elements.push_back(row ? convert(row, elementType) : AbstractValue());
      if (elements.back().isUninitialized())
        return {};
    }
    return heap.newList(elements, elementType);
  };
  AbstractValue result = convert(contents, call.types[0]);
  if (result.isUninitialized())
    return findings.failedAt
               ? Outcome::Failed
               : fail(call.loc, "tolist() of a tensor of other dims than "
                                "the type says, or of lists of several "
                                "lengths that only the run knows");
  return done(call, result);
}

/// sum(l), max(l), min(l), any(l), all(l)
Evaluator::Outcome Evaluator::reduceNumbers(Call &call) {
  ListObj *list = call.args[0].list();
  if (!list || call.args.size() != 1)
    return Outcome::Declined;
  StringRef base = call.name.split("::").second.split('.').first;
  bool isUnknown = llvm::any_of(list->elements, [](AbstractValue element) {
    return !element.ssa() || !getConstant(element.ssa());
  });
  bool isExtremeOfFloats =
      call.name.starts_with("prim::") && call.name.ends_with("float");
  Value numbers = numbersOf(list, call.loc);
  Type elementType = list->elementType;
  if (!numbers && isUnknown && isExtremeOfFloats) {
    elementType = TorchFloatType::get(context);
    if (TensorObj *rows = asRows(list, call.loc))
      numbers = read(rows, call.loc);
  }
  if (!numbers)
    return Outcome::Declined;
  Value result = base == "sum"
                     ? emitValue("aten::sum", {numbers, none()}, call.loc)
                     : emitValue(("aten::" + base).str(), {numbers}, call.loc);
  if (!result)
    return Outcome::Failed;
  Type type = base == "any" || base == "all" ? TorchBoolType::get(context)
              : base == "sum" && isa<TorchBoolType>(elementType)
                  ? TorchIntType::get(context)
                  : elementType;
  AbstractValue number = elementOf(result, type, call.loc);
  return number.isUninitialized() ? Outcome::Failed : done(call, number);
}

/// x in l = any(l == x); l.count(x) = sum(l == x); l.index(x) is the first
/// place where l == x.
Evaluator::Outcome Evaluator::findNumber(Call &call) {
  Value numbers = numbersOf(call.args[0], call.loc);
  if (!numbers)
    return Outcome::Declined;
  FailureOr<Value> wanted = materialize(call.args[1], call.loc);
  Value same = succeeded(wanted)
                   ? emitValue("aten::eq.Scalar", {numbers, *wanted}, call.loc)
                   : Value();
  if (!same)
    return Outcome::Failed;
  Value found;
  if (call.name.contains("index")) {
    found = emitValue("aten::nonzero", {same}, call.loc);
    for (int i = 0; i < 2 && found; ++i)
      found = emitValue("aten::select.int",
                        {found, constantInt(0), constantInt(0)}, call.loc);
  } else {
    found = call.name.contains("count")
                ? emitValue("aten::sum", {same, none()}, call.loc)
                : emitValue("aten::any", {same}, call.loc);
  }
  if (!found)
    return Outcome::Failed;
  Type type = call.name.contains("contains") ? Type(TorchBoolType::get(context))
                                             : TorchIntType::get(context);
  AbstractValue number = elementOf(found, type, call.loc);
  return number.isUninitialized() ? Outcome::Failed : done(call, number);
}

/// a == b = as long, and the numbers at each place of b are those of a; a place
/// that a has not holds a 0.
Value Evaluator::equalNumbers(Value a, Value c, Location loc) {
  auto op = [&](StringRef name, ArrayRef<Value> operands) {
    return emitValue(name, operands, loc);
  };
  Value lengths[] = {sizeOf(a, 0, loc), sizeOf(c, 0, loc)};
  Value isAsLong = op("aten::eq.int", lengths);
  Value end = op("aten::new_zeros", {a, listOf(constantInt(1), loc), none(),
                                     none(), none(), none()});
  Value places = countTo(lengths[1], loc);
  places = op("aten::clamp_max", {places, lengths[0]});
  Value longer =
      end ? op("aten::cat", {listOf({a, end}, loc), constantInt(0)}) : Value();
  Value fitted = op("aten::index_select", {longer, constantInt(0), places});
  Value same = op("aten::all", {op("aten::eq.Tensor", {fitted, c})});
  return op("aten::__and__.bool", {isAsLong, op("aten::Bool.Tensor", {same})});
}

/// `==` and `!=` where one of two lists of numbers has a length that only the
/// run knows.
Evaluator::Outcome Evaluator::compareNumbers(Call &call) {
  if (!rowsOf(call.args[0]) && !rowsOf(call.args[1]))
    return listEqual(call);
  bool negated = call.name.starts_with("aten::ne.");
  for (unsigned i : {0, 1})
    if (ListObj *list = call.args[i].list(); list && list->elements.empty()) {
      Value length = sizeOf(numbersOf(call.args[1 - i], call.loc), 0, call.loc);
      Value isEmpty = emitValue(negated ? "aten::ne.int" : "aten::eq.int",
                                {length, constantInt(0)}, call.loc);
      return isEmpty ? done(call, isEmpty) : Outcome::Failed;
    }
  Value values[2];
  for (unsigned i : {0, 1}) {
    ListObj *list = call.args[i].list();
    TensorObj *rows = list ? asRows(list, call.loc) : nullptr;
    values[i] = rows ? read(rows, call.loc) : Value();
    if (!values[i])
      return Outcome::Declined;
  }
  Value same = equalNumbers(values[0], values[1], call.loc);
  if (same && negated)
    same = invert(same, call.loc);
  return same ? done(call, same) : Outcome::Failed;
}

/// `list * n`, the list's rows repeated where only the run knows `n` or the
/// list's length.
Evaluator::Outcome Evaluator::repeatNumbers(Call &call) {
  bool listFirst = call.args[0].list();
  ListObj *list = call.args[!listFirst].list();
  if (!list)
    return Outcome::Declined;
  std::optional<int64_t> known = knownInt(call.args[listFirst]);
  if (!list->isRows && known) {
    std::vector<AbstractValue> elements;
    for (int64_t i = 0; i < *known; ++i)
      llvm::append_range(elements, list->elements);
    return done(call, heap.newList(elements, list->elementType));
  }
  if (!list->isRows && list->elements.empty())
    return done(call, heap.newList({}, list->elementType));
  Type elementType =
      list->isRows ? list->elementType : rowElementType(list->elements[0]);
  TensorObj *rows = asRows(list, call.loc);
  FailureOr<Value> count = materialize(call.args[listFirst], call.loc);
  Value all = rows && succeeded(count) ? read(rows, call.loc) : Value();
  if (!all)
    return fail(call.loc, "a list is repeated as often as only the run knows, "
                          "and " +
                              whyNoRows(list));
  Value times = emitValue("prim::max.int", {*count, constantInt(0)}, call.loc);
  if (!times)
    return Outcome::Failed;
  SmallVector<Value> repeats = {times};
  repeats.append(cast<TorchTensorType>(all.getType()).getRank() - 1,
                 constantInt(1));
  all = emitValue("aten::repeat", {all, listOf(repeats, call.loc)}, call.loc);
  if (!all)
    return Outcome::Failed;
  ListObj *result = newRows(all, elementType);
  heap.linkMayAlias(rowsOf(result), rows);
  return done(call, result);
}

void Evaluator::addNumberListHandlers(OperatorTable &table) {
  for (StringRef kind : {"int", "float", "bool"})
    for (StringRef base : {"aten::sum.", "aten::any.", "aten::all.",
                           "prim::max.self_", "prim::min.self_"})
      table.on((base + kind).str(), &Evaluator::reduceNumbers);
  table.on("prim::tolist", &Evaluator::toList);
}

} // namespace torchonnx
