//===- Columns.cpp - Lists of the run whose elements have parts -----------===//
//
// `l.append((i, x))` in a loop of the run: the first elements are one list, the
// second ones another, and each of them is rows or pieces. So it is with the
// values of dicts, the attributes of objects, and with what may be None.
// Tensors of several shapes have their elements and their sizes for parts.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/Columns.h"
#include "passes/Simplify/lists/ListsOfLists.h"
#include "passes/Simplify/lists/ListsOfViews.h"
#include "passes/Simplify/lists/Pieces.h"
#include "passes/Simplify/lists/Rows.h"
#include "passes/Simplify/lists/ShapedTensors.h"

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
  if (columns ? isOfLists(*columns) : areOfSeveralLengths(known))
    return makeListOfLists(cx, list, later, loc, unknown);
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
  if (isOfLists(*list)) {
    Value zero = cx.graph.constantInt(0);
    auto nothing = cx.calls.resultOf(
        "aten::slice.t",
        {list->elements[0], zero, zero, cx.graph.constantInt(1)}, loc);
    return succeeded(nothing) ? *nothing : AbstractValue();
  }
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

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

namespace {
/// An operator applied to a copy of each column.
struct EachColumn {
  /// The copies, as it leaves them, and what it gives of each.
  std::vector<AbstractValue> columns, results;
};
} // namespace

/// Operand `spread` has a part for each column.
static FailureOr<EachColumn>
callOnEach(const Call &call, Context &cx, ListObj *list,
           std::optional<unsigned> spread = std::nullopt,
           ArrayRef<AbstractValue> parts = {}) {
  EachColumn each;
  for (auto [i, column] : llvm::enumerate(list->elements)) {
    ListObj *own = cx.heap.newCopyOf(column.list());
    each.columns.push_back(own);
    Call part{call.name, call.loc, call.args, {}, {}, {}};
    part.receiver() = own;
    if (spread)
      part.args[*spread] = parts[i];
    if (failed(cx.calls.evaluate(part)))
      return failure();
    if (!part.results.empty())
      each.results.push_back(part.results[0]);
  }
  return each;
}

static void hold(Context &cx, ListObj *list, EachColumn each, bool areApart) {
  cx.touch(list);
  list->elements = std::move(each.columns);
  list->areApart = areApart;
}

static Outcome giveChanged(Call &call, ListObj *list) {
  return call.types.empty() ? Outcome::Done : done(call, list);
}

static Outcome giveRow(Call &call, Context &cx, ListObj *list,
                       const EachColumn &each) {
  AbstractValue row = rowOfColumns(cx, list, each.results, call.loc);
  return row.isUninitialized() ? Outcome::Failed : done(call, row);
}

/// A list that each column gives one of. Its elements are those of this one,
/// each once if they `areOnce`.
static ListObj *listOfEach(Context &cx, ListObj *list, const EachColumn &each,
                           bool areOnce) {
  ListObj *result = cx.heap.newList(each.results);
  result->formAs(*list);
  result->areApart &= areOnce;
  cx.heap.linkSharing(result, list);
  return result;
}

static Outcome columnsLength(Call &call, Context &cx) {
  return doneOrFailed(
      call, cx.calls.resultOf(call.name, {call.receiver().list()->elements[0]},
                              call.loc));
}

static Outcome columnsIndex(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  auto each = callOnEach(call, cx, list);
  return failed(each) ? Outcome::Failed : giveRow(call, cx, list, *each);
}

/// `slice`, `list` and `copy`, and `*`, which has elements several times.
static Outcome columnsCopy(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  auto each = callOnEach(call, cx, list);
  bool areOnce = !call.name.starts_with("aten::mul.");
  return failed(each) ? Outcome::Failed
                      : done(call, listOfEach(cx, list, *each, areOnce));
}

/// `del` and `reverse`.
static Outcome columnsRearrange(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  auto each = callOnEach(call, cx, list);
  if (failed(each))
    return Outcome::Failed;
  hold(cx, list, std::move(*each), list->areApart);
  return giveChanged(call, list);
}

static Outcome columnsPop(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  auto each = callOnEach(call, cx, list);
  if (failed(each))
    return Outcome::Failed;
  hold(cx, list, *each, list->areApart);
  return giveRow(call, cx, list, *each);
}

/// `append`, `insert` and `list[i] =`.
static Outcome columnsPut(Call &call, Context &cx) {
  ListObj *list = call.receiver().list();
  unsigned place = call.position(addedOperand(call));
  AbstractValue added = call.args[place];
  auto parts = partsOfAdded(cx, list, added, call.loc);
  auto each = parts ? callOnEach(call, cx, list, place, *parts)
                    : FailureOr<EachColumn>();
  if (failed(each))
    return Outcome::Failed;
  bool areApart = staysApart(cx, list, added);
  hold(cx, list, std::move(*each), areApart);
  linkHeld(cx, list, added);
  return giveChanged(call, list);
}

/// `extend` and `+=`, and `+`, which gives another list.
static Outcome columnsJoin(Call &call, Context &cx) {
  ListObj *self = call.receiver().list();
  unsigned place = call.position(addedOperand(call));
  ListObj *other = call.args[place].list();
  if (!other)
    return Outcome::Declined;
  bool isNew = call.name.starts_with("aten::add.");
  ListObj *list = isNew ? cx.heap.newCopyOf(self) : self;
  auto parts = partsOfOther(cx, list, other, call.loc);
  auto each = parts ? callOnEach(call, cx, list, place, *parts)
                    : FailureOr<EachColumn>();
  if (failed(each))
    return Outcome::Failed;
  if (isNew) {
    ListObj *result = listOfEach(cx, list, *each, false);
    cx.heap.linkSharing(result, self);
    linkElements(cx, result, other);
    return done(call, result);
  }
  hold(cx, list, std::move(*each), false);
  linkElements(cx, list, other);
  return giveChanged(call, list);
}

/// Those that every list of columns has; `sort` and joins of tensors are for
/// some, and lists of lists have their own of what is not one part each.
static const OperatorTable &columnMethods() {
  static const OperatorTable methods = [] {
    OperatorTable methods;
    methods.on("aten::len", columnsLength);
    methods.on("aten::__getitem__", columnsIndex);
    for (StringRef name :
         {"aten::slice", "aten::list", "aten::copy", "aten::mul"})
      methods.on(name, columnsCopy);
    methods.on("aten::Delete", columnsRearrange);
    methods.on("aten::reverse", columnsRearrange);
    methods.on("aten::pop", columnsPop);
    for (StringRef name : {"aten::append", "aten::insert", "aten::_set_item"})
      methods.on(name, columnsPut);
    for (StringRef name : {"aten::add", "aten::add_", "aten::extend"})
      methods.on(name, columnsJoin);
    return methods;
  }();
  return methods;
}

/// Whether an operator makes one tensor of a list of them.
static bool isJoin(StringRef name) {
  return name == "aten::cat" || name == "aten::concat" || name == "aten::stack";
}

bool isColumnMethod(StringRef name) { return columnMethods().lookup(name); }

/// Lets columns of lists, or numbers in them, hold lists of other lengths than
/// theirs, where the call puts one there.
static LogicalResult widenFor(Call &call, Context &cx, ListObj *list) {
  ListObj *added = addedBy(call.name) == Added::Element
                       ? call.arg(addedOperand(call)).list()
                       : nullptr;
  if (!added || !list->row.list() || isOfLists(*list) ||
      (!added->isRows && added->elements.size() == list->elements.size()))
    return success();
  return areNumbers(list) ? cutColumns(cx, list, call.loc)
                          : joinInner(cx, list, call.loc);
}

Outcome columnsCall(Call &call, Context &cx) {
  StringRef base = call.name.split('.').first;
  ListObj *list = columnsOf(call.receiver());
  if (!list && addedBy(call.name) == Added::List && call.receiver().list()) {
    list = call.receiver().list();
    if (base == "aten::add")
      list = cx.heap.newCopyOf(list);
    if (failed(asColumnsOf(cx, list, columnsOf(call.arg(addedOperand(call))),
                           call.loc)))
      return Outcome::Failed;
    call.receiver() = list;
  }
  if (!list || base == "aten::clear" || base == "prim::ListUnpack")
    return Outcome::Declined;
  if (base == "aten::sort" || base == "aten::sorted")
    return sortColumns(call, cx);
  if (failed(widenFor(call, cx, list)))
    return Outcome::Failed;
  if (list->piecesAlong)
    return piecesCall(call, cx);
  if (isOfLists(*list))
    if (Outcome outcome = listsCall(call, cx); outcome != Outcome::Declined)
      return outcome;
  if (isJoin(call.name) && isShaped(*list))
    return shapedCat(call, cx);
  if (llvm::is_contained(joinsByRank, call.name) ||
      ((base == "aten::tensor" || base == "aten::as_tensor") &&
       list->row.list() && !list->row.list()->isRows))
    return Outcome::Declined;
  if (Handler method = columnMethods().lookup(call.name))
    return method(call, cx);
  return cx.fail(call.loc,
                 call.name + " of a list of " +
                     (list->row.tensor() ? "tensors that differ in several dims"
                                         : "tuples, containers or Optionals") +
                     " whose length only the run knows");
}

} // namespace torchonnx
