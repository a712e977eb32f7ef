//===- Containers.cpp - Lists, tuples, dicts and objects ------------------===//
//
// Containers exist while the program is evaluated and not after. An operator
// on one that these handlers do not know gets it as a list of its elements.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

void Evaluator::setListSource(Value list, TensorObj *tensor) {
  listSources[list] = tensor;
  heap.eraseWithScope(listSources, list);
}

/// Remembers the global that is changed with `object`; where we are.
Location Evaluator::noteChange(Shared *object) {
  Location loc = current ? locate(current) : UnknownLoc::get(context);
  globals.noteChange(object, loc);
  return loc;
}

//===----------------------------------------------------------------------===//
// Construction
//===----------------------------------------------------------------------===//

Evaluator::Outcome Evaluator::listConstruct(Call &call) {
  auto type =
      call.types.empty() ? ListType() : dyn_cast<ListType>(call.types[0]);
  return done(call,
              heap.newList(call.args, type ? type.getElementType() : Type()));
}

Evaluator::Outcome Evaluator::tupleConstruct(Call &call) {
  return done(call, heap.newTuple(call.args));
}

/// `a, b = x.chunk(2)` along a dim whose size only the run knows. PyTorch may
/// give fewer chunks, but then the program raises.
std::optional<AbstractValues> Evaluator::chunksOf(Call &call, Value list) {
  Operation *op = list ? list.getDefiningOp() : nullptr;
  TensorObj *whole = listSources.lookup(list);
  if (!op || getOperatorName(op) != "aten::chunk" || !whole ||
      getConstantInt(op->getOperand(1)) != int64_t(call.types.size()) ||
      read(whole, call.loc) != op->getOperand(0))
    return std::nullopt;
  AbstractValues pieces;
  for (unsigned i = 0; i < call.types.size(); ++i) {
    ViewStep step{"aten::chunk", {}, i};
    step.operands.assign(op->operand_begin() + 1, op->operand_end());
    Value piece = memory.applyView(step, op->getOperand(0), call.loc);
    if (!piece)
      return std::nullopt;
    pieces.push_back(newView(whole, piece, std::move(step)));
  }
  return pieces;
}

Evaluator::Outcome Evaluator::unpack(Call &call) {
  AbstractValue container = call.args[0];
  ArrayRef<AbstractValue> elements;
  std::optional<std::vector<AbstractValue>> unpacked;
  auto failOpen = [&] {
    return fail(call.loc,
                "a list of a length that only the run knows is unpacked");
  };
  if (ListObj *list = container.list()) {
    if (list->isRows) {
      unpacked = unpackRows(list, call.loc);
      if (!unpacked) {
        demandLength(list, call.types.size(), call.loc);
        return failOpen();
      }
    }
    elements = unpacked ? *unpacked : list->elements;
  } else if (TupleObj *tuple = container.tuple()) {
    elements = tuple->elements;
  } else if (Value list = container.ssa();
             list && isa<ListType>(list.getType())) {
    if (std::optional<AbstractValues> pieces = chunksOf(call, list)) {
      call.results = *pieces;
      return Outcome::Done;
    }
    return failOpen();
  } else {
    return fail(call.loc, "a value that is no list or tuple is unpacked");
  }
  if (!call.types.empty() && elements.size() != call.types.size())
    return fail(call.loc, "a list of " + llvm::Twine(elements.size()) +
                              " elements is unpacked into " +
                              llvm::Twine(call.types.size()) + " variables");
  call.results.assign(elements.begin(), elements.end());
  return Outcome::Done;
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// An element is asked for of a list that has none: where that is in a loop,
/// the first iteration may be one that does not ask.
void Evaluator::noteEmpty(ListObj *list) {
  if (!list->elements.empty() || runtimeLoops.empty())
    return;
  auto *found = llvm::find_if(runtimeLoops, [&](auto &entry) {
    return list->id < entry.second && !options.peeled.contains(entry.first);
  });
  findings.emptyLoops.insert(
      found == runtimeLoops.end() ? runtimeLoops.back().first : found->first);
}

/// The position that Python's `index` means; `extra` is 1 where the end is one.
std::optional<size_t> Evaluator::position(ListObj *list, AbstractValue index,
                                          size_t extra) {
  std::optional<int64_t> i = knownInt(index);
  int64_t size = list->elements.size();
  if (!i)
    return std::nullopt;
  if (*i < 0)
    *i += size;
  if (*i < 0 || *i >= int64_t(size + extra)) {
    noteEmpty(list);
    return std::nullopt;
  }
  return *i;
}

Evaluator::Outcome Evaluator::listIndex(Call &call) {
  if (TensorObj *rows = rowsOf(call.args[0]))
    return rowsIndex(call, rows);
  if (call.args[0].dict())
    return dictGetItem(call);
  ListObj *list = knownList(call.args[0]);
  if (TupleObj *tuple = call.args[0].tuple())
    list = heap.newList(tuple->elements);
  if (!list)
    return Outcome::Declined;
  if (!knownInt(call.args[1])) {
    if (!list->elements.empty() && llvm::all_of(list->elements, isNothing))
      return done(call, list->elements[0]);
    if (isOneOfElements(list))
      return oneOfElements(call, list);
    if (llvm::any_of(list->elements, hasParts)) {
      ListObj *copy = heap.newList(list->elements);
      if (failed(makeColumns(copy, nullptr, call.loc)))
        return Outcome::Failed;
      call.args[0] = copy;
      return columnsCall(call);
    }
    // What is written to must be the list's own.
    if (call.args[0].list() && isResultChanged() && hasOwnElements(list) &&
        failed(makeRows(list, nullptr, call.loc)))
      return Outcome::Failed;
    noteEmpty(list);
    TensorObj *rows = asRows(list, call.loc);
    if (!rows)
      return fail(call.loc, "a list is indexed by a number that only the run "
                            "knows, and " +
                                whyNoRows(list));
    return rowsIndex(call, rows);
  }
  std::optional<size_t> at = position(list, call.args[1]);
  if (!at)
    return fail(call.loc, "list index " + llvm::Twine(*knownInt(call.args[1])) +
                              " is out of range; the list has " +
                              llvm::Twine(list->elements.size()) + " elements");
  return done(call, list->elements[*at]);
}

Evaluator::Outcome Evaluator::listLength(Call &call) {
  if (TensorObj *rows = rowsOf(call.args[0]))
    return rowsLength(call, rows);
  if (ListObj *list = knownList(call.args[0]))
    return done(call, constantInt(list->elements.size()));
  if (TupleObj *tuple = call.args[0].tuple())
    return done(call, constantInt(tuple->elements.size()));
  if (call.args[0].dict())
    return dictLength(call);
  return Outcome::Declined;
}

Evaluator::Outcome Evaluator::listAppend(Call &call) {
  if (TensorObj *rows = rowsOf(call.args[0]))
    return rowsAppend(call, rows);
  ListObj *list = knownList(call.args[0]);
  if (!list)
    return fail(call.loc,
                "a list of a length that only the run knows is appended to");
  touch(list);
  list->elements.push_back(call.args[1]);
  return done(call, list);
}

Evaluator::Outcome Evaluator::listExtend(Call &call) {
  if (rowsOf(call.args[0]) || rowsOf(call.args[1]))
    return rowsConcat(call);
  ListObj *list = knownList(call.args[0]), *other = knownList(call.args[1]);
  if (!list || !other)
    return Outcome::Declined;
  touch(list);
  std::vector<AbstractValue> added = other->elements;
  llvm::append_range(list->elements, added);
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

Evaluator::Outcome Evaluator::listInsert(Call &call) {
  ListObj *list = knownList(call.args[0]);
  std::optional<int64_t> index = knownInt(call.args[1]);
  int64_t size = list ? list->elements.size() : 1;
  if (size == 0)
    index = 0;
  if (!list || !index)
    return rowsInsert(call);
  int64_t at =
      std::clamp<int64_t>(*index < 0 ? *index + size : *index, 0, size);
  touch(list);
  list->elements.insert(list->elements.begin() + at, call.args[2]);
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::listPop(Call &call) {
  if (call.args[0].dict())
    return dictPop(call);
  if (rowsOf(call.args[0]))
    return rowsPop(call);
  ListObj *list = knownList(call.args[0]);
  std::optional<size_t> at = list ? position(list, call.args[1]) : std::nullopt;
  if (!at)
    return fail(call.loc, "pop from a list at a place that is out of range or "
                          "that only the run knows");
  AbstractValue element = list->elements[*at];
  touch(list);
  list->elements.erase(list->elements.begin() + *at);
  return done(call, element);
}

Evaluator::Outcome Evaluator::listClear(Call &call) {
  if (call.args[0].dict())
    return dictClear(call);
  ListObj *list = call.args[0].list();
  if (!list)
    return Outcome::Declined;
  touch(list);
  list->elements.clear();
  list->formAs(ListObj(0, {}, {}));
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::listCopy(Call &call) {
  if (call.args[0].dict())
    return dictCopy(call);
  ListObj *list = call.args[0].list();
  if (!list)
    return Outcome::Declined;
  return done(call, heap.newLike(list, list->elements));
}

Evaluator::Outcome Evaluator::listReverse(Call &call) {
  ListObj *list = knownList(call.args[0]);
  if (TensorObj *rows = rowsOf(call.args[0])) {
    Value all = read(rows, call.loc);
    all = all ? emitValue("aten::flip", {all, listOf(constantInt(0), call.loc)},
                          call.loc)
              : Value();
    if (!all)
      return Outcome::Failed;
    setRows(call.args[0].list(), rows, all, {});
    return Outcome::Done;
  }
  if (!list)
    return Outcome::Declined;
  touch(list);
  std::reverse(list->elements.begin(), list->elements.end());
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::listSetItem(Call &call) {
  if (call.args[0].dict())
    return dictSetItem(call);
  ListObj *list = call.args[0].list();
  if (!list)
    return Outcome::Declined;
  if (list->isRows || !knownInt(call.args[1]))
    return rowsSetItem(call);
  std::optional<size_t> at = position(list, call.args[1]);
  if (!at)
    return fail(call.loc,
                "a list is assigned to at a place that is out of range");
  if (list->elements[*at] != call.args[2]) {
    touch(list);
    list->elements[*at] = call.args[2];
  }
  if (call.types.empty())
    return Outcome::Done;
  return done(call, list);
}

Evaluator::Outcome Evaluator::listDelete(Call &call) {
  if (call.args[0].dict())
    return dictDelete(call);
  if (rowsOf(call.args[0]))
    return rowsPop(call);
  ListObj *list = knownList(call.args[0]);
  std::optional<size_t> at = list ? position(list, call.args[1]) : std::nullopt;
  if (!at)
    return fail(call.loc, "deletion from a list at a place that is out of "
                          "range or that only the run knows");
  touch(list);
  list->elements.erase(list->elements.begin() + *at);
  return Outcome::Done;
}

Evaluator::Outcome Evaluator::listSlice(Call &call) {
  if (TensorObj *rows = rowsOf(call.args[0]))
    return rowsSlice(call, rows);
  ListObj *list = knownList(call.args[0]);
  if (!list)
    return Outcome::Declined;
  int64_t size = list->elements.size();
  auto bound = [&](AbstractValue value,
                   int64_t missing) -> std::optional<int64_t> {
    if (isNothing(value))
      return missing;
    return knownInt(value);
  };
  std::optional<int64_t> step = bound(call.args[3], 1);
  if (!step || *step == 0)
    return fail(call.loc,
                "a list is sliced with a step that only the run knows");
  std::optional<int64_t> start = bound(call.args[1], *step > 0 ? 0 : size - 1);
  std::optional<int64_t> end =
      bound(call.args[2], *step > 0 ? size : -size - 1);
  if (!start || !end)
    return fail(call.loc,
                "a list is sliced at a place that only the run knows");
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
  return done(call, heap.newList(elements, list->elementType));
}

Evaluator::Outcome Evaluator::listConcat(Call &call) {
  if (rowsOf(call.args[0]) || rowsOf(call.args[1]))
    return rowsConcat(call);
  ListObj *a = knownList(call.args[0]), *other = knownList(call.args[1]);
  if (!a || !other)
    return Outcome::Declined;
  std::vector<AbstractValue> elements = a->elements;
  llvm::append_range(elements, other->elements);
  return done(call, heap.newList(elements, a->elementType));
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

Evaluator::Outcome Evaluator::tupleIndex(Call &call) {
  TupleObj *tuple = call.args[0].tuple();
  std::optional<int64_t> index =
      call.args.size() > 1 ? knownInt(call.args[1]) : std::nullopt;
  if (!tuple || !index)
    return fail(call.loc,
                "a tuple is indexed by a number that only the run knows");
  int64_t size = tuple->elements.size(),
          i = *index < 0 ? *index + size : *index;
  if (i < 0 || i >= size)
    return fail(call.loc, "tuple index out of range");
  return done(call, tuple->elements[i]);
}

Evaluator::Outcome Evaluator::tupleSlice(Call &call) {
  TupleObj *tuple = call.args[0].tuple();
  auto begin = call.attributes.getAs<IntegerAttr>("beg"),
       end = call.attributes.getAs<IntegerAttr>("end");
  if (!tuple || !begin || !end)
    return fail(call.loc, "a tuple is sliced in an unknown way");
  int64_t size = tuple->elements.size();
  int64_t from = std::clamp<int64_t>(begin.getInt(), 0, size),
          to = std::clamp<int64_t>(end.getInt(), from, size);
  return done(call,
              heap.newTuple(ArrayRef(tuple->elements).slice(from, to - from)));
}

//===----------------------------------------------------------------------===//
// Objects of scripted classes
//===----------------------------------------------------------------------===//

Evaluator::Outcome Evaluator::createObject(Call &call) {
  return done(call,
              heap.newObject(call.types.empty() ? Type() : call.types[0]));
}

Evaluator::Outcome Evaluator::getAttribute(Call &call) {
  ClassObj *object = call.args[0].object();
  auto name = call.attributes.getAs<StringAttr>("attr");
  if (!object || !name)
    return fail(call.loc, "an attribute of a value that is no object is read");
  for (auto &[key, value] : object->attributes)
    if (key == name)
      return done(call, value);
  return fail(call.loc,
              "the object has no attribute '" + name.getValue() + "'");
}

/// Marks what is part of an object of the archive.
void Evaluator::markCopy(AbstractValue value, StringAttr name) {
  if (Shared *object = value.shared()) {
    object->isCopy = true;
    object->source = name;
  }
  for (AbstractValue element : heldBy(value))
    markCopy(element, name);
}

Evaluator::Outcome Evaluator::setAttribute(Call &call) {
  ClassObj *object = call.args[0].object();
  auto name = call.attributes.getAs<StringAttr>("attr");
  if (!object || !name)
    return fail(call.loc, "an attribute of a value that is no object is set");
  if (auto saved = call.attributes.getAs<StringAttr>("saved")) {
    object->attributes.push_back({name, call.args[1]});
    markCopy(object, saved);
    return Outcome::Done;
  }
  touch(object);
  for (auto &[key, value] : object->attributes)
    if (key == name) {
      value = call.args[1];
      return Outcome::Done;
    }
  object->attributes.push_back({name, call.args[1]});
  return Outcome::Done;
}

void Evaluator::addContainerHandlers(OperatorTable &table) {
  std::pair<StringRef, Handler> entries[] = {
      {"prim::ListConstruct", &Evaluator::listConstruct},
      {"prim::TupleConstruct", &Evaluator::tupleConstruct},
      {"prim::DictConstruct", &Evaluator::dictConstruct},
      {"prim::ListUnpack", &Evaluator::unpack},
      {"prim::TupleUnpack", &Evaluator::unpack},
      {"prim::TupleIndex", &Evaluator::tupleIndex},
      {"prim::TupleSlice", &Evaluator::tupleSlice},
      {"prim::CreateObject", &Evaluator::createObject},
      {"prim::GetAttr", &Evaluator::getAttribute},
      {"prim::SetAttr", &Evaluator::setAttribute},
      {"aten::__getitem__", &Evaluator::listIndex},
      {"aten::len", &Evaluator::listLength},
      {"aten::append", &Evaluator::listAppend},
      {"aten::extend", &Evaluator::listExtend},
      {"aten::insert", &Evaluator::listInsert},
      {"aten::pop", &Evaluator::listPop},
      {"aten::clear", &Evaluator::listClear},
      {"aten::copy", &Evaluator::listCopy},
      {"aten::list", &Evaluator::listCopy},
      {"aten::reverse", &Evaluator::listReverse},
      {"aten::_set_item", &Evaluator::listSetItem},
      {"aten::Delete", &Evaluator::listDelete},
      {"aten::slice.t", &Evaluator::listSlice},
      {"aten::add.t", &Evaluator::listConcat},
      {"aten::add_.t", &Evaluator::listExtend},
      {"aten::mul.left_t", &Evaluator::repeatNumbers},
      {"aten::mul.right_", &Evaluator::repeatNumbers},
      {"aten::sort.int", &Evaluator::listSort},
      {"aten::sort.float", &Evaluator::listSort},
      {"aten::sort.str", &Evaluator::listSort},
      {"aten::sort.bool", &Evaluator::listSort},
      {"aten::sorted", &Evaluator::listSort},
      {"aten::index", &Evaluator::listIndexOf},
      {"aten::count", &Evaluator::listCount},
      {"aten::remove", &Evaluator::listRemove},
      {"aten::eq.int_list", &Evaluator::compareNumbers},
      {"aten::ne.int_list", &Evaluator::compareNumbers},
      {"aten::eq.float_list", &Evaluator::compareNumbers},
      {"aten::ne.float_list", &Evaluator::compareNumbers},
      {"aten::get", &Evaluator::dictGet},
      {"aten::setdefault", &Evaluator::dictGet},
      {"aten::__contains__", &Evaluator::dictContains},
      {"aten::keys", &Evaluator::dictEntries},
      {"aten::values", &Evaluator::dictEntries},
      {"aten::items", &Evaluator::dictEntries},
      {"aten::update", &Evaluator::dictUpdate},
      {"aten::dict", &Evaluator::dictEmpty},
  };
  for (auto [name, handler] : entries)
    table.on(name, handler);
}

} // namespace torchonnx
