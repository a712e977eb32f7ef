//===- ListsOfViews.cpp - Lists of views of one tensor --------------------===//
//
// After `for i in ...: l.append(x[i])` and a write to x, or to an element, the
// elements hold something else: the list is that of the places in x where their
// elements are, by which they are looked up when they are read.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/lists/ListsOfViews.h"
#include "passes/Simplify/lists/Columns.h"

using namespace mlir;

namespace torchonnx {

TensorObj *homeOfViews(Context &cx, ListObj *list, const ListObj *later,
                       unsigned firstId) {
  if (!cx.options.carriesPlaces || list->isRows)
    return nullptr;
  if (later && later->isRows)
    return later->viewsOf;
  TensorObj *home = nullptr;
  // What was made before something is all of itself; of no such time, a view.
  bool hasViews = firstId != allNumbers;
  for (const ListObj *from : std::array<const ListObj *, 2>{list, later})
    for (AbstractValue element :
         from ? ArrayRef(from->elements) : ArrayRef<AbstractValue>()) {
      TensorObj *tensor = element.tensor(),
                *its = tensor ? cx.memory.homeOf(tensor, firstId) : nullptr;
      if (!its || (home && its != home))
        return nullptr;
      home = its;
      hasViews |= tensor != home;
    }
  return hasViews ? home : nullptr;
}

AbstractValue partOfView(Context &cx, TensorObj *home, AbstractValue element,
                         Location loc) {
  Value places = element.tensor()
                     ? cx.memory.placesIn(home, element.tensor(), loc)
                     : Value();
  return places ? AbstractValue(cx.memory.newBase(places)) : AbstractValue();
}

LogicalResult shapeViews(Context &cx, ListObj *list, const ListObj *later,
                         TensorObj *home, Location loc, UnknownSizes unknown) {
  ListObj *mine = cx.heap.newList({}), *its = nullptr;
  for (AbstractValue element : list->elements)
    mine->elements.push_back(partOfView(cx, home, element, loc));
  if (later && later->viewsOf) {
    its = later->elements[0].list();
  } else if (later) {
    // They are told where they are made.
    its = cx.heap.newList({});
    cx.heap.enterScope();
    for (AbstractValue element : later->elements) {
      OpBuilder::InsertionGuard guard(cx.b);
      Block *block = element.tensor()->current.getParentBlock();
      if (block->mightHaveTerminator())
        cx.b.setInsertionPoint(block->getTerminator());
      else
        cx.b.setInsertionPointToEnd(block);
      its->elements.push_back(partOfView(cx, home, element, loc));
    }
    cx.heap.leaveScope();
  }
  auto isUnset = [](AbstractValue value) { return value.isUninitialized(); };
  if (llvm::any_of(mine->elements, isUnset) ||
      (its && llvm::any_of(its->elements, isUnset)))
    return cx.error(loc, "a list has a length that only the run knows, and "
                         "some of its elements see a tensor as numbers of "
                         "another kind");
  if (failed(makeRows(cx, mine, its, loc, unknown)))
    return failure();
  cx.touch(list);
  list->elements = {mine};
  list->isRows = true;
  list->row = home;
  list->viewsOf = home;
  return success();
}

/// Puts into the form `from` of places what `home` holds there.
static ListObj *lookUp(Context &cx, ListObj *from, TensorObj *home,
                       Location loc) {
  ListObj *copy = cx.heap.newCopyOf(from);
  AbstractValue &first = copy->elements.front();
  if (ListObj *inner = first.list()) {
    ListObj *looked = lookUp(cx, inner, home, loc);
    if (!looked)
      return nullptr;
    first = looked;
    auto type = cast<TorchTensorType>(copy->row.tensor()->current.getType()),
         homeType = cast<TorchTensorType>(home->current.getType());
    Value row = cx.graph.zerosOf(
        TorchTensorType::get(cx.context, type.getDims(), homeType.getDtype()),
        loc);
    copy->row = cx.memory.newBase(row);
    return row ? copy : nullptr;
  }
  Value places = cx.memory.read(first.tensor(), loc),
        all = cx.memory.read(home, loc);
  Value held = places && all
                   ? cx.graph.emitValue("aten::take", {all, places}, loc)
                   : Value();
  if (!held)
    return nullptr;
  TensorObj *contents = cx.memory.newBase(held);
  cx.heap.linkMayAlias(contents, home);
  first = contents;
  copy->areViews = false;
  return copy;
}

ListObj *contentsOfViews(Context &cx, ListObj *list, Location loc) {
  return lookUp(cx, list->elements[0].list(), list->viewsOf, loc);
}

LogicalResult holdContents(Context &cx, ListObj *list, Location loc) {
  ListObj *contents = contentsOfViews(cx, list, loc);
  if (!contents)
    return failure();
  cx.touch(list);
  list->elements = contents->elements;
  list->elementType = RefType::get(cx.context);
  list->formAs(*contents);
  return success();
}

LogicalResult leaveHome(Context &cx, AbstractValues results, Location loc) {
  if (!cx.options.carriesPlaces)
    return success();
  const Scope &scope = *cx.heap.getScope();
  AbstractValues pending = std::move(results);
  llvm::append_range(pending, scope.changedLists);
  llvm::append_range(pending, scope.changedDicts);
  llvm::append_range(pending, scope.changedObjects);
  for (StringAttr name : scope.changedGlobals)
    pending.push_back(cx.globals.lookup(name));
  llvm::SmallPtrSet<Shared *, 16> seen;
  while (!pending.empty()) {
    AbstractValue value = pending.pop_back_val();
    if (value.shared() && !seen.insert(value.shared()).second)
      continue;
    ListObj *list = value.list();
    if (list && list->viewsOf) {
      if (!cx.heap.isFromBefore(list->viewsOf) &&
          failed(holdContents(cx, list, loc)))
        return failure();
      continue;
    }
    // What is from before is among what was changed, or as it was.
    for (AbstractValue part : heldBy(value))
      if (!part.shared() || !cx.heap.isFromBefore(part.shared()))
        pending.push_back(part);
  }
  return success();
}

/// Whether `value` can be an element of a list of views of `home`.
static bool isViewOf(Context &cx, AbstractValue value, TensorObj *home) {
  auto isHome = [home](TensorObj *base) { return base == home; };
  if (ListObj *list = value.list())
    return list->viewsOf == home ||
           (!list->isRows &&
            homeOfViews(cx, list, nullptr, allNumbers) == home);
  return value.tensor() && cx.memory.homeOf(value.tensor(), isHome) == home;
}

LogicalResult settleViews(Call &call, Context &cx,
                          llvm::function_ref<bool(size_t)> isHeld) {
  auto listOfViews = [](AbstractValue arg) {
    ListObj *list = arg.list();
    return list && list->viewsOf ? list : nullptr;
  };
  if (llvm::none_of(call.args, listOfViews))
    return success();
  Added added = addedBy(call.name);
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    ListObj *list = listOfViews(arg);
    if (!list)
      continue;
    bool fits =
        i == 0 ? added == Added::Nothing ||
                     isViewOf(cx, call.arg(addedOperand(call)), list->viewsOf)
               : added == Added::List &&
                     isViewOf(cx, call.receiver(), list->viewsOf);
    if (fits && isColumnMethod(call.name))
      continue;
    if (added != Added::List && isHeld(i)) {
      // What holds it may leave the branch or iteration that made the tensor.
      if (cx.heap.getScope() && !cx.heap.isFromBefore(list->viewsOf) &&
          failed(holdContents(cx, list, call.loc)))
        return failure();
      continue;
    }
    const OpSchema *schema = cx.oracle.getSchema(call.name);
    if (i == 0 && schema && schema->isMutable()) {
      if (failed(holdContents(cx, list, call.loc)))
        return failure();
      continue;
    }
    ListObj *contents = contentsOfViews(cx, list, call.loc);
    if (!contents)
      return failure();
    arg = contents;
  }
  return success();
}

} // namespace torchonnx
