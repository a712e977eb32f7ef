//===- Columns.cpp - Lists of the run whose elements have parts -----------===//
//
// `l.append((i, x))` in a loop of the run: the first elements are one list, the
// second ones another, and each of them is rows or pieces. So it is with the
// values of dicts, the attributes of objects, and with what may be None.
// Tensors of several shapes have their elements and their sizes for parts.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/ListForms.h"

using namespace mlir;

namespace torchonnx {

static AbstractValue zeroElement(Context &cx, AbstractValue value,
                                 Location loc);

/// What the columns of a list with elements like `row` have for this one;
/// nothing where it has other parts. Where it is None, `zero` is its value.
static std::optional<AbstractValues>
partsOf(Context &cx, AbstractValue element, AbstractValue row, Location loc,
        llvm::function_ref<AbstractValue()> zero) {
  if (row.tensor())
    return haveSameParts(element, row)
               ? partsOfTensor(cx, element.tensor(), row.tensor(), loc)
               : std::nullopt;
  if (!row.maybe()) {
    bool isOpen = element.list() && element.list()->isRows;
    return haveSameParts(element, row) && !isOpen
               ? std::optional(heldBy(element))
               : std::nullopt;
  }
  if (MaybeObj *maybe = element.maybe())
    return AbstractValues{maybe->isNone, maybe->value};
  AbstractValue value = isNothing(element) ? zero() : element;
  if (value.isUninitialized())
    return std::nullopt;
  return AbstractValues{cx.graph.constantBool(isNothing(element)), value};
}

LogicalResult makeColumns(Context &cx, ListObj *list, const ListObj *later,
                          Location loc, UnknownSizes unknown) {
  const ListObj *columns =
      later && !later->row.isUninitialized() ? later : nullptr;
  AbstractValues known(list->elements.begin(), list->elements.end());
  if (later && !columns)
    llvm::append_range(known, later->elements);
  // A value that is not None, if there is one.
  AbstractValue example;
  for (AbstractValue element : known)
    if (example.isUninitialized() && !isNothing(element))
      example = element.maybe() ? element.maybe()->value : element;
  bool areEntries = llvm::any_of(known, [](AbstractValue element) {
    return element.maybe() && element.maybe()->isEntry;
  });
  AbstractValue row =
      columns ? columns->row
      : llvm::any_of(known,
                     [](AbstractValue element) {
                       return element.maybe() || isNothing(element);
                     })
          ? AbstractValue(cx.heap.newMaybe({{}, {}, areEntries}))
          : cx.heap.newLike(example,
                            SmallVector<AbstractValue>(heldBy(example).size()));
  size_t width = columns       ? columns->elements.size()
                 : row.maybe() ? 2
                               : heldBy(row).size();
  auto zero = [&]() -> AbstractValue {
    return columns ? zeroElement(cx, columns->elements[1], loc)
           : !example.isUninitialized() ? cx.control.standIn(example, loc)
                                        : AbstractValue();
  };
  SmallVector<ListObj *> mine, its;
  for (size_t i = 0; i < width; ++i) {
    mine.push_back(cx.heap.newList({}));
    its.push_back(columns ? columns->elements[i].list() : cx.heap.newList({}));
  }
  auto spread = [&](const ListObj &from, ArrayRef<ListObj *> to) {
    return llvm::all_of(from.elements, [&](AbstractValue element) {
      auto parts = partsOf(cx, element, row, loc, zero);
      if (!parts || parts->size() != width)
        return false;
      for (auto [column, part] : llvm::zip(to, *parts))
        column->elements.push_back(part);
      return true;
    });
  };
  if (!spread(*list, mine) || (later && !columns && !spread(*later, its)))
    return cx.error(loc,
                    "a list has a length that only the run knows, and its "
                    "elements have several lengths, are of several kinds or "
                    "all None");
  for (auto [column, after] : llvm::zip(mine, its))
    if (failed(makeRows(cx, column, later ? after : nullptr, loc, unknown)))
      return failure();
  cx.touch(list);
  bool areOwn = areApart(list->elements);
  for (AbstractValue element : list->elements)
    linkHeld(cx, list, element);
  list->elements.assign(mine.begin(), mine.end());
  list->row = row;
  list->isRows = true;
  list->areApart = areOwn;
  return success();
}

/// What the columns give for one row is one element.
static AbstractValue rowOfColumns(Context &cx, ListObj *list,
                                  ArrayRef<AbstractValue> parts, Location loc) {
  if (list->viewsOf) {
    Value places = cx.memory.read(parts[0].tensor(), loc);
    TensorObj *view =
        places ? cx.memory.viewAt(list->viewsOf, places, loc) : nullptr;
    return view ? AbstractValue(view) : AbstractValue();
  }
  if (list->row.tensor())
    return tensorOfParts(cx, parts, list->row.tensor(), loc);
  AbstractValue row =
      list->row.maybe()
          ? AbstractValue(cx.heap.newMaybe(
                {parts[0].ssa(), parts[1], list->row.maybe()->isEntry}))
          : cx.heap.newLike(list->row, parts);
  // In the program the element is the list's own; in the graph it is a copy.
  linkRead(cx, list, row);
  return row;
}

/// An element that nobody reads, like those of a list whose length only the run
/// knows.
static AbstractValue zeroElement(Context &cx, AbstractValue value,
                                 Location loc) {
  ListObj *list = value.list();
  if (columnsOf(list)) {
    AbstractValues parts;
    for (AbstractValue column : list->elements) {
      parts.push_back(zeroElement(cx, column, loc));
      if (parts.back().isUninitialized())
        return {};
    }
    return rowOfColumns(cx, list, parts, loc);
  }
  Type elementType = list->elementType;
  bool isPiece = list->piecesAlong.has_value();
  Value zero;
  if (isPiece || isa<RefType>(elementType)) {
    auto type =
        cast<TorchTensorType>(list->elements[0].tensor()->current.getType());
    SmallVector<Attribute> dims(type.getDims());
    if (isPiece)
      dims[*list->piecesAlong] = cx.b.getI64IntegerAttr(0);
    else
      dims.erase(dims.begin());
    zero = cx.graph.zerosOf(
        TorchTensorType::get(cx.context, dims, type.getDtype()), loc);
  } else {
    zero = cx.graph.zeroOf(elementType, loc);
  }
  if (!zero)
    return {};
  if (auto numbers = dyn_cast<ListType>(elementType); numbers && isPiece)
    return newRows(cx, zero, numbers.getElementType());
  return cx.memory.wrap(zero, loc);
}

/// Turns a list into the columns that `like` is, if it is not null.
static LogicalResult asColumnsOf(Context &cx, ListObj *list, ListObj *like,
                                 Location loc) {
  if (like && like->viewsOf)
    return shapeViews(cx, list, like, like->viewsOf, loc);
  return like && isShaped(*like)
             ? shapeTensors(cx, list, like->row.tensor()->current.getType(),
                            loc)
             : makeColumns(cx, list, like, loc);
}

/// What the columns of `list` have for the elements of `other`, which are
/// joined with them; nothing after an error.
static std::optional<std::vector<AbstractValue>>
partsOfOther(Context &cx, ListObj *list, ListObj *other, Location loc) {
  ListObj *copy = cx.heap.newList(other->elements);
  copy->formAs(*other);
  if (!columnsOf(copy)) {
    if (copy->elements.empty())
      copy = nullptr;
    else if (failed(asColumnsOf(cx, copy, list, loc)))
      return std::nullopt;
  }
  // Each may know a size that the other has another of.
  for (auto [from, to] : {std::pair(list, copy), std::pair(copy, list)})
    if (copy && isWiderForm(*from, *to) &&
        failed(widenForm(cx, to, *from, loc)))
      return std::nullopt;
  if (copy && (copy->elements.size() != list->elements.size() ||
               copy->viewsOf != list->viewsOf)) {
    (void)cx.error(loc, "two lists of tuples of two lengths are joined");
    return std::nullopt;
  }
  std::vector<AbstractValue> parts;
  parts.reserve(list->elements.size());
  for (size_t i = 0; i < list->elements.size(); ++i)
    parts.push_back(copy ? copy->elements[i]
                         : AbstractValue(cx.heap.newList({})));
  return parts;
}

/// What the columns of `list` have for an element that is put into it; nothing
/// after an error.
static std::optional<std::vector<AbstractValue>>
partsOfAdded(Context &cx, ListObj *list, AbstractValue added, Location loc) {
  if (list->viewsOf) {
    AbstractValue places = partOfView(cx, list->viewsOf, added, loc);
    if (!places.isUninitialized())
      return std::vector{places};
  }
  if (failed(holdShapeOf(cx, list, added, loc)))
    return std::nullopt;
  auto given = partsOf(cx, added, list->row, loc,
                       [&] { return zeroElement(cx, list->elements[1], loc); });
  if (!given || given->size() != list->elements.size()) {
    (void)cx.error(loc, "the elements of a list whose length only the run "
                        "knows have several lengths or kinds");
    return std::nullopt;
  }
  return std::vector<AbstractValue>(given->begin(), given->end());
}

bool isPerColumn(StringRef name) {
  static const llvm::StringSet<> perColumn = {
      "aten::append", "aten::pop",     "aten::slice",       "aten::add",
      "aten::add_",   "aten::list",    "aten::__getitem__", "aten::extend",
      "aten::copy",   "aten::len",     "aten::_set_item",   "aten::Delete",
      "aten::insert", "aten::reverse", "aten::mul"};
  return perColumn.contains(name.split('.').first);
}

/// Applies an operator to each column, operand `spread` of which has `parts`.
static Outcome callOnEach(Call &call, Context &cx, ListObj *list,
                          std::optional<unsigned> spread,
                          ArrayRef<AbstractValue> parts) {
  StringRef base = call.name.split('.').first;
  Added added = addedBy(call.name);
  bool changes = (spread && base != "aten::add") || base == "aten::pop" ||
                 base == "aten::Delete" || base == "aten::reverse";
  ListObj *other = added == Added::List ? call.args[*spread].list() : nullptr;
  std::vector<AbstractValue> columns, results;
  for (auto [i, column] : llvm::enumerate(list->elements)) {
    ListObj *own = cx.heap.newLike(column, column.list()->elements).list();
    columns.push_back(own);
    Call part{call.name, call.loc, call.args, {}, {}, {}};
    part.receiver() = own;
    if (spread)
      part.args[*spread] = parts[i];
    if (failed(cx.calls.evaluate(part)))
      return Outcome::Failed;
    if (!part.results.empty())
      results.push_back(part.results[0]);
  }
  if (changes) {
    bool areApart = added == Added::Element
                        ? staysApart(cx, list, call.args[*spread])
                        : list->areApart && added == Added::Nothing;
    cx.touch(list);
    list->elements = columns;
    list->areApart = areApart;
    if (added == Added::Element)
      linkHeld(cx, list, call.args[*spread]);
    else if (other)
      linkElements(cx, list, other);
    if (base != "aten::pop") {
      if (call.types.empty())
        return Outcome::Done;
      return done(call, list);
    }
  }
  if (base == "aten::pop" || base == "aten::__getitem__") {
    AbstractValue row = rowOfColumns(cx, list, results, call.loc);
    return row.isUninitialized() ? Outcome::Failed : done(call, row);
  }
  ListObj *result = cx.heap.newList(results);
  result->formAs(*list);
  result->areApart &= added == Added::Nothing && base != "aten::mul";
  cx.heap.linkSharing(result, call.receiver().list());
  if (other)
    linkElements(cx, result, other);
  return done(call, result);
}

Outcome columnsCall(Call &call, Context &cx) {
  StringRef base = call.name.split('.').first;
  Added added = addedBy(call.name);
  ListObj *list = columnsOf(call.receiver());
  if (!list && added == Added::List && call.receiver().list()) {
    list = call.receiver().list();
    if (base == "aten::add")
      list = cx.heap.newLike(list, list->elements).list();
    if (failed(asColumnsOf(cx, list, columnsOf(call.arg(addedOperand(call))),
                           call.loc)))
      return Outcome::Failed;
    call.receiver() = list;
  }
  if (!list || base == "aten::clear")
    return Outcome::Declined;
  if (base == "aten::sort" || base == "aten::sorted")
    return sortColumns(call, cx);
  if (isJoin(call.name) && isShaped(*list))
    return shapedCat(call, cx);
  if (llvm::is_contained(joinsByRank, call.name) ||
      ((base == "aten::tensor" || base == "aten::as_tensor") &&
       list->row.list() && !list->row.list()->isRows))
    return Outcome::Declined;
  if (!isPerColumn(call.name))
    return cx.fail(call.loc, call.name + " of a list of " +
                                 (list->row.tensor()
                                      ? "tensors that differ in several dims"
                                      : "tuples, containers or Optionals") +
                                 " whose length only the run knows");
  if (base == "aten::len") {
    Call length{call.name, call.loc, {list->elements[0]}, {}, {}, {}};
    if (failed(cx.calls.evaluate(length)))
      return Outcome::Failed;
    return done(call, length.results[0]);
  }
  // The operand that has a part for each column.
  std::optional<unsigned> spread;
  std::optional<std::vector<AbstractValue>> parts{std::in_place};
  if (added == Added::List) {
    ListObj *other = call.arg(addedOperand(call)).list();
    if (!other)
      return Outcome::Declined;
    spread = call.position(addedOperand(call));
    if (base == "aten::add")
      list = cx.heap.newLike(list, list->elements).list();
    parts = partsOfOther(cx, list, other, call.loc);
  } else if (added == Added::Element) {
    spread = call.position(addedOperand(call));
    if (ListObj *numbers = call.args[*spread].list();
        numbers && areNumbers(list) &&
        (numbers->isRows || numbers->elements.size() != list->elements.size()))
      return failed(cutColumns(cx, list, call.loc)) ? Outcome::Failed
                                                    : piecesCall(call, cx);
    parts = partsOfAdded(cx, list, call.args[*spread], call.loc);
  }
  return parts ? callOnEach(call, cx, list, spread, *parts) : Outcome::Failed;
}

} // namespace torchonnx
