//===- Columns.cpp - Lists of tuples of a length that only the run knows --===//
//
// `l.append((i, x))` in a loop of the run: the first elements are one list, the
// second ones another, and each of them is rows or pieces.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

ListObj *Evaluator::columnsOf(AbstractValue value) {
  ListObj *list = value.list();
  return list && list->columns != ListObj::Columns::None ? list : nullptr;
}

/// What the columns of a list with this element have in a row; nothing for what
/// has no parts.
static std::optional<ArrayRef<AbstractValue>> partsOf(AbstractValue element) {
  if (TupleObj *tuple = element.tuple())
    return ArrayRef<AbstractValue>(tuple->elements);
  if (ListObj *list = element.list(); list && !list->isRows)
    return ArrayRef<AbstractValue>(list->elements);
  return std::nullopt;
}

/// Turns `list` into columns. `later` is how it looks after an iteration of the
/// loop that wants this, if one does.
LogicalResult Evaluator::makeColumns(ListObj *list, const ListObj *later,
                                     Location loc) {
  AbstractValue example =
      list->elements.empty() ? later->elements[0] : list->elements[0];
  bool laterIsColumns = later && columnsOf(const_cast<ListObj *>(later));
  auto kind = list->elements.empty() && laterIsColumns ? later->columns
              : example.tuple()                        ? ListObj::Columns::Tuple
                                                       : ListObj::Columns::List;
  size_t width = list->elements.empty() && laterIsColumns
                     ? later->elements.size()
                     : partsOf(example)->size();
  auto column = [&](const ListObj &of, size_t i,
                    ListObj &result) -> LogicalResult {
    for (AbstractValue element : of.elements) {
      auto parts = partsOf(element);
      if (!parts || parts->size() != width)
        return error(loc, "a list has a length that only the run knows, and "
                          "its elements have several lengths");
      result.elements.push_back((*parts)[i]);
    }
    return success();
  };
  std::vector<AbstractValue> columns;
  for (size_t i = 0; i < width; ++i) {
    ListObj *mine = newList({}), *its = newList({});
    if (failed(column(*list, i, *mine)))
      return failure();
    if (laterIsColumns)
      its = later->elements[i].list();
    else if (later && failed(column(*later, i, *its)))
      return failure();
    if (failed(makeRows(mine, later ? its : nullptr, loc)))
      return failure();
    columns.push_back(mine);
  }
  touch(list);
  for (AbstractValue element : list->elements)
    if (ListObj *inner = element.list())
      linkMayBe(list, inner);
  list->elements = columns;
  list->columns = kind;
  list->isRows = true;
  return success();
}

/// What the columns give for one row is one element.
AbstractValue Evaluator::rowOfColumns(ListObj *list,
                                      ArrayRef<AbstractValue> parts) {
  if (list->columns == ListObj::Columns::Tuple)
    return newTuple(parts);
  // In the program the element is the list's own; in the graph it is a copy.
  ListObj *row = newList(parts);
  linkMayBe(row, list);
  return row;
}

/// An operator on a list of columns is one on each of them.
Evaluator::Outcome Evaluator::columnsCall(Call &call) {
  StringRef base = call.name.split('.').first;
  bool isJoin =
      base == "aten::add" || base == "aten::add_" || base == "aten::extend";
  ListObj *list = columnsOf(call.args[0]);
  if (!list && isJoin && call.args[0].list()) {
    list = call.args[0].list();
    if (failed(makeColumns(list, columnsOf(call.args[1]), call.loc)))
      return Outcome::Failed;
  }
  if (!list)
    return Outcome::Declined;
  if (base == "aten::clear")
    return Outcome::Declined;
  static const llvm::StringSet<> perColumn = {
      "aten::append", "aten::pop",  "aten::slice",       "aten::add",
      "aten::add_",   "aten::list", "aten::__getitem__", "aten::extend",
      "aten::copy",   "aten::len",  "aten::_set_item",   "aten::Delete"};
  if (!perColumn.contains(base))
    return fail(call.loc, call.name + " of a list of tuples or lists whose "
                                      "length only the run knows");
  if (base == "aten::len") {
    Call length{call.name, call.loc, {list->elements[0]}, {}, {}, {}};
    if (failed(evaluateCall(length)))
      return Outcome::Failed;
    return done(call, length.results[0]);
  }
  // The operand that has a part for each column.
  std::optional<unsigned> spread;
  std::vector<AbstractValue> parts;
  if (isJoin) {
    ListObj *other = call.args[1].list();
    ListObj *copy = other ? newList(other->elements) : nullptr;
    if (!copy)
      return Outcome::Declined;
    copy->formAs(*other);
    if (!columnsOf(copy)) {
      if (copy->elements.empty())
        copy = nullptr;
      else if (failed(makeColumns(copy, list, call.loc)))
        return Outcome::Failed;
    }
    if (copy && copy->elements.size() != list->elements.size())
      return fail(call.loc, "two lists of tuples of two lengths are joined");
    spread = 1;
    for (size_t i = 0; i < list->elements.size(); ++i)
      parts.push_back(copy ? copy->elements[i] : AbstractValue(newList({})));
  } else if (base == "aten::append" || base == "aten::_set_item") {
    spread = call.args.size() - 1;
    auto given = partsOf(call.args[*spread]);
    if (!given || given->size() != list->elements.size())
      return fail(call.loc, "the elements of a list whose length only the run "
                            "knows have several lengths");
    parts = given->vec();
  }
  bool changes = spread && base != "aten::add";
  changes |= base == "aten::pop" || base == "aten::Delete";
  std::vector<AbstractValue> columns, results;
  for (auto [i, column] : llvm::enumerate(list->elements)) {
    ListObj *own = newList(column.list()->elements, column.list()->elementType);
    own->formAs(*column.list());
    columns.push_back(own);
    Call part{call.name, call.loc, call.args, {}, {}, {}};
    part.args[0] = own;
    if (spread)
      part.args[*spread] = parts[i];
    if (failed(evaluateCall(part)))
      return Outcome::Failed;
    if (!part.results.empty())
      results.push_back(part.results[0]);
  }
  if (changes) {
    touch(list);
    list->elements = columns;
    if (spread)
      if (ListObj *added = call.args[*spread].list(); added && !isJoin)
        linkMayBe(list, added);
    if (base != "aten::pop") {
      if (call.types.empty())
        return Outcome::Done;
      return done(call, list);
    }
  }
  if (base == "aten::pop" || base == "aten::__getitem__")
    return done(call, rowOfColumns(list, results));
  ListObj *result = newList(results);
  result->formAs(*list);
  if (list->columns == ListObj::Columns::List)
    linkMayBe(result, list);
  return done(call, result);
}

} // namespace torchonnx
