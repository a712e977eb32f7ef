//===- Loops.cpp - Loops whose length only the run knows ------------------===//
//
// The body is evaluated once, over values that stand for what an iteration
// begins with. What it changes (variables, tensors written to, elements of
// lists) is found by trying: each try carries more, or more loosely typed,
// until the types that go in are those that come out.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

/// How often the types of a loop may be loosened before we give up.
static constexpr unsigned maxTries = 12;

/// Everything that a loop carries: the variables of the program and the state
/// that its body changes, each a tree whose leaves are SSA values.
struct Evaluator::LoopState {
  AbstractValues variables;
  llvm::SmallSetVector<TensorObj *, 4> bases;
  llvm::SmallSetVector<ListObj *, 4> lists;
  llvm::SmallSetVector<DictObj *, 4> dicts;
  llvm::SmallSetVector<ClassObj *, 4> objects;
  llvm::SetVector<StringAttr> globals;
};

/// The leaves of `value`, in order. False, after an error, for what a loop
/// cannot carry.
LogicalResult Evaluator::flatten(AbstractValue value, Location loc,
                                 SmallVectorImpl<Value> &leaves) {
  auto all = [&](auto &&elements) -> LogicalResult {
    for (AbstractValue element : elements)
      if (failed(flatten(element, loc, leaves)))
        return failure();
    return success();
  };
  if (ListObj *list = value.list())
    return all(list->elements);
  if (TupleObj *tuple = value.tuple())
    return all(tuple->elements);
  if (DictObj *dict = value.dict())
    return all(llvm::make_second_range(dict->entries));
  if (ClassObj *object = value.object())
    return all(llvm::make_second_range(object->attributes));
  if (MaybeObj *maybe = value.maybe()) {
    leaves.push_back(maybe->isNone);
    return flatten(maybe->value, loc, leaves);
  }
  if (value.isUninitialized())
    return success();
  FailureOr<Value> leaf = materialize(value, loc);
  if (failed(leaf))
    return failure();
  if (!isa<TorchNoneType, TorchStrType, TorchDeviceType, ClassType>(
          leaf->getType()))
    leaves.push_back(*leaf);
  return success();
}

/// A value with the structure of `like` and other leaves.
AbstractValue Evaluator::rebuild(AbstractValue like, ValueRange &leaves,
                                 Location loc) {
  auto all = [&](ArrayRef<AbstractValue> elements) {
    std::vector<AbstractValue> result;
    for (AbstractValue element : elements)
      result.push_back(rebuild(element, leaves, loc));
    return result;
  };
  auto take = [&]() {
    Value leaf = leaves.front();
    leaves = leaves.drop_front();
    return leaf;
  };
  if (ListObj *list = like.list()) {
    ListObj *result = newList(all(list->elements), list->elementType);
    result->isRows = list->isRows;
    return result;
  }
  if (TupleObj *tuple = like.tuple())
    return newTuple(all(tuple->elements));
  if (DictObj *dict = like.dict()) {
    DictObj *result = newDict();
    for (auto &[key, element] : dict->entries)
      result->entries.push_back({key, rebuild(element, leaves, loc)});
    return result;
  }
  if (ClassObj *object = like.object()) {
    auto *result =
        new (objects.Allocate()) ClassObj{nextId++, object->type, {}};
    for (auto &[key, element] : object->attributes)
      result->attributes.push_back({key, rebuild(element, leaves, loc)});
    return result;
  }
  if (MaybeObj *maybe = like.maybe()) {
    Value isNone = wrap(take(), loc).ssa();
    return new (maybes.Allocate())
        MaybeObj{isNone, rebuild(maybe->value, leaves, loc)};
  }
  if (TensorObj *tensor = like.tensor()) {
    TensorObj *result = newBase(take(), tensor->contiguous);
    linkMayAlias(result, tensor);
    return result;
  }
  if (like.isUninitialized() ||
      isa<TorchNoneType, TorchStrType, TorchDeviceType, ClassType>(
          like.ssa().getType()))
    return like;
  Value leaf = take();
  return isa<ListType>(leaf.getType()) ? AbstractValue(leaf) : wrap(leaf, loc);
}

/// Whether two values differ in leaves only.
bool Evaluator::sameStructure(AbstractValue x, AbstractValue y) {
  auto all = [&](ArrayRef<AbstractValue> a, ArrayRef<AbstractValue> b) {
    return a.size() == b.size() &&
           llvm::all_of_zip(a, b, [&](AbstractValue p, AbstractValue q) {
             return sameStructure(p, q);
           });
  };
  if (x.list() && y.list())
    return x.list()->isRows == y.list()->isRows &&
           all(x.list()->elements, y.list()->elements);
  if (x.tuple() && y.tuple())
    return all(x.tuple()->elements, y.tuple()->elements);
  if (x.dict() && y.dict())
    return x.dict()->entries.size() == y.dict()->entries.size() &&
           llvm::all_of_zip(
               x.dict()->entries, y.dict()->entries, [&](auto &p, auto &q) {
                 return p.first == q.first && sameStructure(p.second, q.second);
               });
  if (x.object() && y.object())
    return x.object()->attributes.size() == y.object()->attributes.size() &&
           llvm::all_of_zip(x.object()->attributes, y.object()->attributes,
                            [&](auto &p, auto &q) {
                              return p.first == q.first &&
                                     sameStructure(p.second, q.second);
                            });
  if (x.maybe() && y.maybe())
    return sameStructure(x.maybe()->value, y.maybe()->value);
  if (x.tensor() || y.tensor())
    return x.tensor() && y.tensor();
  if (x.ssa() && y.ssa()) {
    Type a = x.ssa().getType(), b = y.ssa().getType();
    if (isa<TorchNoneType, TorchStrType, TorchDeviceType, ClassType>(a))
      return x == y;
    return a.getTypeID() == b.getTypeID();
  }
  return x.isUninitialized() && y.isUninitialized();
}

/// The type of a carried value that begins as `x` and goes on as `y`; null if
/// there is none. A dim that changes becomes a symbol of `loose`, which stands
/// for another size in every iteration.
Type Evaluator::widen(Type x, Type y, llvm::DenseSet<Attribute> &loose) {
  if (x == y)
    return x;
  if (x.getTypeID() != y.getTypeID())
    return {};
  if (auto a = dyn_cast<TorchTensorType>(x)) {
    auto other = cast<TorchTensorType>(y);
    if (a.getDtype() != other.getDtype() || a.getRank() != other.getRank())
      return {};
    SmallVector<Attribute> dims;
    for (auto [p, q] : llvm::zip(a.getDims(), other.getDims())) {
      dims.push_back(p);
      if (p == q || loose.contains(p))
        continue;
      dims.back() = oracle.getSymbols().addUnbacked();
      loose.insert(dims.back());
    }
    return TorchTensorType::get(context, dims, a.getDtype());
  }
  if (isa<TorchIntType>(x))
    return TorchIntType::get(context);
  if (isa<TorchFloatType>(x))
    return TorchFloatType::get(context);
  if (isa<TorchBoolType>(x))
    return TorchBoolType::get(context);
  return {};
}

/// The leaves of everything in `state`, as they are now.
LogicalResult Evaluator::flattenState(LoopState &state, Location loc,
                                      SmallVectorImpl<Value> &leaves) {
  for (AbstractValue variable : state.variables)
    if (failed(flatten(variable, loc, leaves)))
      return failure();
  for (TensorObj *base : state.bases)
    if (failed(flatten(base, loc, leaves)))
      return failure();
  auto flattenAll = [&](auto &objects) -> LogicalResult {
    for (auto *object : objects)
      if (failed(flatten(object, loc, leaves)))
        return failure();
    return success();
  };
  if (failed(flattenAll(state.lists)) || failed(flattenAll(state.dicts)) ||
      failed(flattenAll(state.objects)))
    return failure();
  for (StringAttr name : state.globals)
    if (failed(flatten(globals.lookup(name), loc, leaves)))
      return failure();
  return success();
}

/// Gives everything in `state` other leaves; returns the variables.
FailureOr<AbstractValues> Evaluator::setState(LoopState &state,
                                              ValueRange leaves, Location loc) {
  AbstractValues variables;
  for (AbstractValue variable : state.variables)
    variables.push_back(rebuild(variable, leaves, loc));
  for (TensorObj *base : state.bases) {
    if (failed(write(base, leaves.front(), loc)))
      return failure();
    leaves = leaves.drop_front();
  }
  for (ListObj *list : state.lists) {
    AbstractValue rebuilt = rebuild(list, leaves, loc);
    touch(list);
    list->elements = rebuilt.list()->elements;
  }
  for (DictObj *dict : state.dicts) {
    AbstractValue rebuilt = rebuild(dict, leaves, loc);
    touch(dict);
    dict->entries = rebuilt.dict()->entries;
  }
  for (ClassObj *object : state.objects) {
    AbstractValue rebuilt = rebuild(object, leaves, loc);
    touch(object);
    object->attributes = rebuilt.object()->attributes;
  }
  for (StringAttr name : state.globals)
    setGlobal(name, rebuild(globals.lookup(name), leaves, loc));
  return variables;
}

/// A value of `type` that nobody reads.
AbstractValue Evaluator::standIn(AbstractValue like, Location loc) {
  if (TensorObj *tensor = like.tensor()) {
    Value zero = zeroOf(tensor->current.getType(), loc);
    return zero ? AbstractValue(newBase(zero, true)) : AbstractValue();
  }
  if (like.ssa() && !isNone(like.ssa())) {
    Value zero = zeroOf(like.ssa().getType(), loc);
    return zero ? AbstractValue(zero) : AbstractValue();
  }
  if (TupleObj *tuple = like.tuple()) {
    std::vector<AbstractValue> elements;
    for (AbstractValue element : tuple->elements)
      elements.push_back(standIn(element, loc));
    return newTuple(elements);
  }
  if (ListObj *list = like.list()) {
    std::vector<AbstractValue> elements;
    for (AbstractValue element : list->elements)
      elements.push_back(standIn(element, loc));
    ListObj *result = newList(elements, list->elementType);
    result->isRows = list->isRows;
    return result;
  }
  return like;
}

LogicalResult Evaluator::evaluateRuntimeLoop(LoopOp loop, int64_t first,
                                             Value condition,
                                             AbstractValues carried) {
  Location loc = locate(loop);
  if (!condition)
    return error(loc, "the condition of the loop may not be set");
  Block &body = loop.getBody().front();
  Operation *yield = body.getTerminator();
  Value trips = lookup(loop.getMaxTripCount()).ssa();
  if (first && trips) {
    std::optional<int64_t> known = getConstantInt(trips);
    trips = known
                ? constantInt(*known - first)
                : emitValue("aten::sub.int", {trips, constantInt(first)}, loc);
  }
  if (!trips)
    return error(loc, "the length of the loop may not be set");

  LoopState state;
  state.variables = carried;
  llvm::BitVector live = oracle.getSymbols().getLive();
  SmallVector<Type> types;
  llvm::DenseSet<Attribute> loose;
  for (unsigned attempt = 0; attempt < maxTries; ++attempt) {
    oracle.getSymbols().setLive(live);
    SmallVector<Value> inits;
    if (failed(flattenState(state, loc, inits)))
      return failure();
    // State found by the last try is appended; it begins with its own types.
    if (types.size() != inits.size())
      types.assign(ValueRange(inits).getTypes().begin(),
                   ValueRange(inits).getTypes().end());

    Region region;
    LoopState found;
    SmallVector<Value> results;
    Value next;
    AbstractValues nextValues;
    // Lists that the body changes, as it leaves them.
    SmallVector<std::pair<ListObj *, ListObj>> later;
    SmallVector<std::pair<ListObj *, size_t>> sizesBefore;
    for (ListObj *list : state.lists)
      sizesBefore.push_back({list, list->elements.size()});
    bool stable = true;
    {
      OpBuilder::InsertionGuard guard(b);
      Block *block = b.createBlock(&region);
      Value iteration = block->addArgument(TorchIntType::get(context), loc);
      for (Type type : types)
        block->addArgument(type, loc);
      enterScope();
      LogicalResult evaluated = [&]() -> LogicalResult {
        if (first)
          iteration =
              emitValue("aten::add.int", {iteration, constantInt(first)}, loc);
        FailureOr<AbstractValues> variables = setState(
            state, ValueRange(block->getArguments()).drop_front(), loc);
        if (!iteration || failed(variables))
          return failure();
        bind(body.getArgument(0), iteration);
        for (auto [param, value] :
             llvm::zip(body.getArguments().drop_front(), *variables))
          bind(param, value);
        if (failed(evaluateBlock(body)))
          return failure();
        next = lookup(yield->getOperand(0)).ssa();
        if (!next)
          return error(loc, "the condition of the loop may not be set");
        for (Value value : yield->getOperands().drop_front())
          nextValues.push_back(lookup(value));
        Scope &scope = *scopes.back();
        found.bases = scope.writtenBases;
        found.lists = scope.changedLists;
        found.dicts = scope.changedDicts;
        found.objects = scope.changedObjects;
        found.globals = scope.changedGlobals;
        // The containers must keep their form. A list that does not is made
        // rows, and the body is tried again.
        for (ListObj *list : found.lists)
          later.push_back({list, *list});
        for (auto [init, end] : llvm::zip(state.variables, nextValues)) {
          if (init.isUninitialized() && !end.isUninitialized()) {
            stable = false;
            continue;
          }
          if (end.isUninitialized() || sameStructure(init, end))
            continue;
          if (init.list() && end.list() && init != end &&
              !init.list()->isRows) {
            later.push_back({init.list(), *end.list()});
            stable = false;
            continue;
          }
          return error(loc, init.list() || end.list()
                                ? "a list grows in a loop whose length only "
                                  "the run knows"
                                : "a variable changes its type in a loop whose "
                                  "length only the run knows");
        }
        for (auto &[list, sizeBefore] : sizesBefore)
          stable &= list->isRows || list->elements.size() == sizeBefore;
        if (!stable)
          return success();
        LoopState end = state;
        for (auto [slot, value] : llvm::zip(end.variables, nextValues))
          if (!value.isUninitialized())
            slot = value;
        if (failed(flattenState(end, loc, results)))
          return failure();
        if (results.size() != types.size())
          return error(loc, "a container grows in a loop whose length only "
                            "the run knows");
        return success();
      }();
      leaveScope();
      if (raised)
        return error(raised->loc, "every iteration raises: " + raised->message);
      if (failed(evaluated))
        return failure();
    }

    for (auto &[list, end] : later) {
      if (list->isRows || list->elements.size() == end.elements.size())
        continue;
      if (failed(makeRows(list, &end, loc)))
        return failure();
      stable = false;
    }
    for (auto [slot, end] : llvm::zip(state.variables, nextValues))
      if (slot.isUninitialized() && !end.isUninitialized()) {
        slot = standIn(end, loc);
        if (slot.isUninitialized())
          return error(loc, "a variable that the loop sets first cannot be "
                            "carried through it");
      }
    auto extend = [&](auto &known, auto &more) {
      for (auto key : more)
        stable &= !known.insert(key);
    };
    extend(state.bases, found.bases);
    extend(state.lists, found.lists);
    extend(state.dicts, found.dicts);
    extend(state.objects, found.objects);
    extend(state.globals, found.globals);
    if (stable)
      for (auto [type, result] : llvm::zip(types, results)) {
        Type wider = widen(type, result.getType(), loose);
        if (!wider) {
          std::string text;
          llvm::raw_string_ostream(text)
              << "a value is " << type << " before an iteration and "
              << result.getType() << " after";
          return error(loc, text);
        }
        stable &= wider == type;
        type = wider;
      }
    if (!stable)
      continue;

    // After the loop, such a dim is one size again.
    SmallVector<Type> ends;
    for (Type type : types) {
      auto tensor = dyn_cast<TorchTensorType>(type);
      if (!tensor) {
        ends.push_back(type);
        continue;
      }
      SmallVector<Attribute> dims;
      for (Attribute dim : tensor.getDims())
        dims.push_back(loose.contains(dim) ? oracle.getSymbols().addUnbacked()
                                           : dim);
      ends.push_back(TorchTensorType::get(context, dims, tensor.getDtype()));
    }
    auto op = LoopOp::create(b, loc, ends, trips, condition, inits);
    op.getBody().takeBody(region);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToEnd(&op.getBody().front());
      SmallVector<Value> yielded = {next};
      llvm::append_range(yielded, results);
      TorchYieldOp::create(b, loc, yielded);
    }
    FailureOr<AbstractValues> variables = setState(state, op.getResults(), loc);
    if (failed(variables))
      return failure();
    for (auto [result, value] : llvm::zip(loop.getResults(), *variables))
      bind(result, value);
    return success();
  }
  return error(loc, "the types in this loop do not settle");
}

} // namespace torchonnx
