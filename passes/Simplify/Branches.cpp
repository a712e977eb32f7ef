//===- Branches.cpp - Merging what the branches of an `if` leave ----------===//

#include "passes/Simplify/Branches.h"
#include "mlir/IR/IRMapping.h"
#include "passes/Simplify/inputs/InputSpec.h"

using namespace mlir;

namespace torchonnx {

/// A value, or a failure where there is none.
static FailureOr<AbstractValue> orFailure(Value value) {
  if (!value)
    return failure();
  return AbstractValue(value);
}

/// Whether `value` is made in `region`, which may not be part of an op yet.
static bool isInside(Region *region, Value value) {
  for (Region *at = value.getParentRegion(); at;) {
    if (at == region)
      return true;
    Operation *parent = at->getParentOp();
    at = parent ? parent->getParentRegion() : nullptr;
  }
  return false;
}

Value Evaluator::Merger::slot(Value x, Value y, Type type) {
  if (x == y)
    return x;
  auto [it, isNew] = slots.insert({{x, y}, {slots.size(), type}});
  return op ? Value(op.getResult(it->second.first)) : x;
}

/// What `tensor` holds at the end of a branch.
Value Evaluator::Merger::contents(TensorObj *tensor, bool isThen) {
  BranchEnd &end = ends[isThen];
  if (Value value = end.contents.lookup(tensor))
    return value;
  Value value;
  auto *poison = end.poisons.find(tensor->base);
  bool isPoisoned = poison != end.poisons.end();
  if (isPoisoned && !tensor->base->either) {
    (void)e.memory.refuseTensor(loc, poison->second);
    return {};
  }
  if (tensor->parent &&
      (isPoisoned || end.writtenBases.contains(tensor->base))) {
    // A view that the branch did not look at, of a base that it wrote to.
    Value parent = contents(tensor->parent, isThen);
    OpBuilder::InsertionGuard guard(e.b);
    if (!op)
      e.b.setInsertionPointToEnd(&end.region->front());
    value = parent ? e.memory.applyView(*tensor->view, parent, loc) : Value();
  } else {
    value = e.read(tensor, loc);
  }
  return end.contents[tensor] = value;
}

/// An error where the branch leaves a container that may have been changed.
LogicalResult Evaluator::Merger::checkReadable(AbstractValue value,
                                               bool isThen) {
  Shared *container = value.shared();
  if (auto *poison = ends[isThen].poisons.find(container);
      container && poison != ends[isThen].poisons.end())
    return e.memory.refuseContainer(loc, poison->second);
  return e.memory.checkReadable(value, loc);
}

/// The number or symbol that is `x` where the predicate holds and `y` else.
Attribute Evaluator::Merger::joinKnown(Attribute x, Attribute y, bool isSize) {
  if (x == y)
    return x;
  // Of two numbers, samples tell little: choices that differ between them seem
  // one, and what none of them decides otherwise seems decided.
  auto isNumber = [](Attribute a) {
    return isa_and_nonnull<IntegerAttr, FloatAttr>(a) && !isa<BoolAttr>(a);
  };
  if (!isSize && isNumber(x) && isNumber(y))
    return {};
  Attribute &known = joined[{x, y}];
  if (known)
    return known;
  Symbols &symbols = e.oracle.getSymbols();
  auto type = dyn_cast<TorchBoolType>(predicate.getType());
  ArrayRef<double> truth = type && type.getSymbol()
                               ? symbols.getSamples(type.getSymbol())
                               : ArrayRef<double>();
  auto isTaken = [&](bool side) {
    return llvm::any_of(symbols.getLive().set_bits(), [&](unsigned k) {
      return k < truth.size() && (truth[k] != 0) == side;
    });
  };
  // Samples that all take one side say nothing of the other.
  if (x && y && isTaken(true) && isTaken(false)) {
    auto samples = [&](Attribute a, unsigned k) -> std::optional<double> {
      if (auto symbol = dyn_cast<StringAttr>(a))
        return symbols.getSamples(symbol)[k];
      if (auto number = dyn_cast<FloatAttr>(a))
        return number.getValueAsDouble();
      if (auto number = dyn_cast<BoolAttr>(a))
        return number.getValue();
      if (auto number = dyn_cast<IntegerAttr>(a))
        return number.getInt();
      return std::nullopt;
    };
    Symbols::Samples both;
    for (unsigned k = 0; k < truth.size(); ++k)
      if (std::optional<double> sample = samples(truth[k] ? x : y, k))
        both.push_back(*sample);
    // The same choice of the same two is the same.
    std::string key;
    llvm::raw_string_ostream(key)
        << "if " << type.getSymbol() << " " << x << " else " << y;
    SizeRange range;
    if (isSize)
      range.min = 0;
    if (both.size() == truth.size())
      return known = symbols.getOpaque(key, both, range);
  }
  return isSize ? known = symbols.addUnbacked(SizeRange{/*min=*/0})
                : Attribute();
}

FailureOr<Type> Evaluator::Merger::join(Type x, Type y) {
  if (x == y)
    return x;
  MLIRContext *context = e.context;
  auto clash = [&]() {
    return error("a value is " + spellType(x) + " on one branch and " +
                 spellType(y) +
                 " on the other, but what ONNX branches leave has one dtype "
                 "and rank: give both the same");
  };
  if (x.getTypeID() != y.getTypeID())
    return clash();
  if (auto a = dyn_cast<TorchTensorType>(x)) {
    auto b = cast<TorchTensorType>(y);
    if (a.getDtype() != b.getDtype() || a.getRank() != b.getRank())
      return clash();
    SmallVector<Attribute> dims;
    for (auto [p, q] : llvm::zip(a.getDims(), b.getDims()))
      dims.push_back(joinKnown(p, q, /*isSize=*/true));
    return Type(TorchTensorType::get(context, dims, a.getDtype()));
  }
  if (auto a = dyn_cast<TorchIntType>(x))
    return Type(TorchIntType::get(
        context,
        joinKnown(a.getKnown(), cast<TorchIntType>(y).getKnown(), false)));
  if (auto a = dyn_cast<TorchFloatType>(x))
    return Type(TorchFloatType::get(
        context,
        joinKnown(a.getKnown(), cast<TorchFloatType>(y).getKnown(), false)));
  if (auto a = dyn_cast<TorchBoolType>(x))
    return Type(TorchBoolType::get(
        context,
        joinKnown(a.getKnown(), cast<TorchBoolType>(y).getKnown(), false)));
  if (isa<TorchStrType>(x))
    return x;
  return clash();
}

FailureOr<AbstractValue> Evaluator::Merger::mergeScalars(Value x, Value y) {
  if (x == y)
    return AbstractValue(x);
  std::optional<bool> p = e.predicates.known(x, predicate, true),
                      q = e.predicates.known(y, predicate, false);
  if (p && q && *p == *q)
    return AbstractValue(e.constantBool(*p));
  if (p && q) {
    return orFailure(*p ? predicate : inverted);
  }
  if (isa<TorchDeviceType>(x.getType()))
    return mergeEither(x, y);
  std::optional<StringRef> s = getConstantStr(x), t = getConstantStr(y);
  if (s && t && *s == *t)
    return AbstractValue(x);
  if (x.getType().getTypeID() != y.getType().getTypeID() ||
      (keepsKnown && getConstant(x) && getConstant(y)) || (s && t && !chooses))
    return mergeEither(x, y);
  FailureOr<Type> type = join(x.getType(), y.getType());
  if (failed(type))
    return failure();
  return AbstractValue(slot(x, y, *type));
}

/// Whether numbers alone decide what `op` gives, which any numbers do.
static bool isArithmetic(Operation *op) {
  auto isNumber = [](Type type) {
    return isa<TorchIntType, TorchFloatType, TorchBoolType>(type);
  };
  StringRef name = getOperatorName(op);
  bool divides = name.contains("div") || name.contains("mod") ||
                 name.contains("remainder") || name.contains("pow");
  return !name.empty() && op->getNumRegions() == 0 &&
         llvm::all_of(op->getOperandTypes(), isNumber) &&
         llvm::all_of(op->getResultTypes(), isNumber) &&
         (!divides || getConstant(op->getOperands().back()));
}

/// What a branch computes of numbers, behind it: null if something else
/// decides.
Value Evaluator::Merger::outsideOf(Value value, Region *region) {
  if (!isInside(region, value))
    return value;
  if (auto elements = getElements(value)) {
    SmallVector<Value> outer;
    for (Value element : *elements)
      if (!outer.emplace_back(outsideOf(element, region)))
        return {};
    return e.listOf(outer, loc);
  }
  auto number = dyn_cast<TorchIntType>(value.getType());
  Value outer = number && number.getKnown()
                    ? e.graph.sizeNamed(number.getKnown(), loc)
                    : Value();
  if (outer && !isInside(region, outer))
    return outer;
  Operation *def = value.getDefiningOp();
  if (!def || (!isa<ConstantOp>(def) && !isArithmetic(def)))
    return {};
  IRMapping mapping;
  for (Value operand : def->getOperands()) {
    Value mapped = outsideOf(operand, region);
    if (!mapped)
      return {};
    mapping.map(operand, mapped);
  }
  return e.b.clone(*def, mapping)
      ->getResult(cast<OpResult>(value).getResultNumber());
}

/// `tensor`, which was made in a branch, as a view of what was there before it;
/// null if it is none, or if looking at it could fail where it is not made.
TensorObj *Evaluator::Merger::viewOutside(TensorObj *tensor, bool isThen) {
  static const llvm::StringSet<> anywhere = {
      "aten::unsqueeze", "aten::transpose.int", "aten::t",
      "aten::permute",   "aten::slice.Tensor",  "aten::detach",
      "aten::alias"};
  TensorObj *parent = tensor->parent;
  if (!parent || !op || !e.graph.getEntryBlock() ||
      tensor->id < ends[isThen].firstId)
    return nullptr;
  const ViewStep &step = *tensor->view;
  bool isSafe = readsUnderPredicate || anywhere.contains(step.name);
  auto type = cast<TorchTensorType>(parent->current.getType());
  if (step.name == "aten::select.int" && getConstantInt(step.operands[1]))
    if (std::optional<int64_t> dim = getConstantInt(step.operands[0]))
      isSafe |=
          type.getSize(*dim < 0 ? *dim + type.getRank() : *dim).has_value();
  if (!isSafe)
    return nullptr;
  ViewStep outer = step;
  for (Value &operand : outer.operands)
    if (!(operand = outsideOf(operand, &op->getRegion(isThen ? 0 : 1))))
      return nullptr;
  if (parent->id >= ends[isThen].firstId)
    parent = viewOutside(parent, isThen);
  if (!parent)
    return nullptr;
  TensorObj *&known = outside[tensor];
  if (!known) {
    known = e.newView(parent, tensor->current, std::move(outer));
    // To be looked at anew, as are its parents, where it is read.
    known->stamp = parent->base->writes - 1;
  }
  return known;
}

/// The tensor that `merged` is where it is `tensor`; null where others may see
/// what is written to it.
TensorObj *Evaluator::Merger::sideOf(TensorObj *tensor, TensorObj *merged,
                                     bool isThen) {
  if (tensor->id < ends[isThen].firstId)
    return tensor;
  llvm::SaveAndRestore<bool> here(readsUnderPredicate, true);
  if (TensorObj *view = viewOutside(tensor, isThen))
    return view;
  if (TensorObj *known = outside.lookup(tensor))
    return known;
  if (tensor->parent || !tensor->views.empty() || !tensor->mayAlias.empty())
    return nullptr;
  TensorObj *side = e.newBase(merged->current, tensor->contiguous);
  e.heap.linkDirectly(side, tensor);
  e.heap.linkDirectly(side, merged);
  return outside[tensor] = side;
}

static bool mayShare(TensorObj *x, TensorObj *y) {
  return x && y && areLinked(x->base, y->base);
}

static bool mayBeOne(Shared *x, Shared *y) { return x && y && areLinked(x, y); }

/// Links what `x` and `y` became with them, and with what became of others that
/// may share their memory in one of the branches.
void Evaluator::Merger::linkMerged(TensorObj *merged, TensorObj *x,
                                   TensorObj *y) {
  for (TensorObj *from : {x, y})
    if (from)
      e.heap.linkMayAlias(merged, from);
  for (auto &[pair, other] : mergedTensors)
    if (other && other != merged &&
        (mayShare(pair.first, x) || mayShare(pair.second, y)))
      e.heap.linkMayAlias(merged, other);
}

/// The same for lists, dicts and objects.
void Evaluator::Merger::linkContainers() {
  for (auto [i, entry] : llvm::enumerate(mergedContainers)) {
    auto [x, y] = entry.first;
    Shared *merged = entry.second.shared();
    for (Shared *from : {x, y})
      if (from)
        e.heap.linkMayBe(merged, from);
    for (auto &[pair, other] :
         ArrayRef(mergedContainers.getArrayRef()).take_front(i))
      if (mayBeOne(pair.first, x) || mayBeOne(pair.second, y))
        e.heap.linkDirectly(merged, other.shared());
  }
}

FailureOr<AbstractValue> Evaluator::Merger::mergeTensors(TensorObj *x,
                                                         TensorObj *y) {
  if (x == y)
    return AbstractValue(x);
  TensorObj *&known = mergedTensors[{x, y}];
  if (known)
    return AbstractValue(known);
  Value a = contents(x, true), b = contents(y, false);
  if (!a || !b)
    return failure();
  auto typeX = cast<TorchTensorType>(a.getType()),
       typeY = cast<TorchTensorType>(b.getType());
  if (typeX.getRank() != typeY.getRank() ||
      typeX.getDtype() != typeY.getDtype())
    return mergeEither(x, y);
  FailureOr<Type> type = join(typeX, typeY);
  if (failed(type))
    return failure();
  TensorObj *merged =
      e.newBase(slot(a, b, *type), x->contiguous && y->contiguous);
  merged->layout = e.memory.layoutOfOneOf(x, y, merged->current);
  if (!op) {
    known = nullptr;
    return AbstractValue(merged);
  }
  known = merged;
  // What both branches made is this tensor now.
  if (x->base->id < ends[1].firstId || y->base->id < ends[0].firstId) {
    TensorObj *then = sideOf(x, merged, true),
              *otherwise = sideOf(y, merged, false);
    if (then && otherwise)
      merged->either = e.heap.newEither({predicate, {otherwise, then}});
  }
  linkMerged(merged, x, y);
  return AbstractValue(merged);
}

/// One side is None, or may be.
FailureOr<AbstractValue> Evaluator::Merger::mergeWithNothing(AbstractValue x,
                                                             AbstractValue y) {
  auto split = [&](AbstractValue value) -> std::pair<Value, AbstractValue> {
    if (isNothing(value))
      return {e.constantBool(true), {}};
    if (MaybeObj *maybe = value.maybe())
      return {maybe->isNone, maybe->value};
    return {e.constantBool(false), value};
  };
  auto [noneX, valueX] = split(x);
  auto [noneY, valueY] = split(y);
  FailureOr<AbstractValue> isNone = mergeScalars(noneX, noneY);
  FailureOr<AbstractValue> value = merge(valueX, valueY);
  if (failed(isNone) || failed(value))
    return failure();
  return AbstractValue(e.heap.newMaybe({isNone->ssa(), *value}));
}

/// A value of `type` that nobody reads. Runtimes trust its sizes: those that
/// cannot be told are of the run, so that nothing follows from them.
Value Evaluator::Merger::standIn(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || tensor.getNumElements())
    return e.graph.zeroOf(type, loc);
  SmallVector<Value> sizes;
  for (Attribute dim : tensor.getDims()) {
    Value size = e.graph.sizeNamed(dim, loc);
    sizes.push_back(size ? size
                         : e.emitValue("aten::Int.bool", {predicate}, loc));
    if (!sizes.back())
      return {};
  }
  return e.emitValue("aten::zeros",
                     {e.listOf(sizes, loc),
                      e.constantInt(getScalarType(tensor.getDtype())), e.none(),
                      e.none(), e.none()},
                     loc);
}

/// `type` as one of a value that stands in for another where that is not made:
/// an expression of sizes that nothing outside tells is none of them there.
Type Evaluator::Merger::withKnownSizes(Type type) {
  auto tensor = dyn_cast<TorchTensorType>(type);
  if (!tensor || tensor.getNumElements())
    return type;
  SmallVector<Attribute> dims;
  for (Attribute dim : tensor.getDims()) {
    bool isTold = isa<IntegerAttr>(dim) ||
                  e.oracle.getSymbols().isUnbacked(dim) ||
                  e.graph.sizeNamed(dim, loc);
    dims.push_back(isTold ? dim : joinKnown(dim, {}, /*isSize=*/true));
  }
  return TorchTensorType::get(e.context, dims, tensor.getDtype());
}

/// A value that one side leaves unset: the other's, which must be carried out
/// of its branch.
FailureOr<AbstractValue> Evaluator::Merger::mergeWithUnset(AbstractValue value,
                                                           bool isThen) {
  auto pair = [&](Value mine) -> Value {
    Value &other = unread[mine];
    if (!other)
      other = standIn(mine.getType());
    if (!other)
      return {};
    Type type = withKnownSizes(mine.getType());
    return isThen ? slot(mine, other, type) : slot(other, mine, type);
  };
  auto all = [&](ArrayRef<AbstractValue> elements)
      -> FailureOr<std::vector<AbstractValue>> {
    std::vector<AbstractValue> merged;
    for (AbstractValue element : elements) {
      auto one = mergeWithUnset(element, isThen);
      if (failed(one))
        return failure();
      merged.push_back(*one);
    }
    return merged;
  };
  // In the place of its branch.
  auto only = [&](auto *object) {
    return isThen ? std::pair(object, decltype(object)())
                  : std::pair(decltype(object)(), object);
  };
  if (TensorObj *tensor = value.tensor()) {
    if (tensor->id < ends[isThen].firstId)
      return value;
    Value mine = contents(tensor, isThen);
    Value out = mine ? pair(mine) : Value();
    if (!out)
      return failure();
    if (TensorObj *view = viewOutside(tensor, isThen))
      return AbstractValue(view);
    if (!op)
      return AbstractValue(e.newBase(out, tensor->contiguous));
    auto [x, y] = only(tensor);
    TensorObj *&merged = mergedTensors[{x, y}];
    if (!merged) {
      merged = e.newBase(out, tensor->contiguous);
      linkMerged(merged, x, y);
    }
    return AbstractValue(merged);
  }
  if (Value ssa = value.ssa()) {
    Region *region =
        op ? &op->getRegion(isThen ? 0 : 1) : ends[isThen].region.get();
    if (!isInside(region, ssa))
      return value;
    return orFailure(pair(ssa));
  }
  if (value.tuple()) {
    auto parts = all(heldBy(value));
    if (failed(parts))
      return failure();
    return e.heap.newLike(value, *parts);
  }
  if (Shared *container = value.shared()) {
    if (container->id < ends[isThen].firstId)
      return value;
    auto [x, y] = only(container);
    AbstractValue known = mergedContainers.lookup({x, y});
    if (!known.isUninitialized())
      return known;
    auto parts = all(heldBy(value));
    if (failed(parts))
      return failure();
    return keep(x, y, e.heap.newLike(value, *parts));
  }
  if (MaybeObj *maybe = value.maybe()) {
    auto isNone = mergeWithUnset(maybe->isNone, isThen),
         inner = mergeWithUnset(maybe->value, isThen);
    if (failed(isNone) || failed(inner))
      return failure();
    return AbstractValue(
        e.heap.newMaybe({isNone->ssa(), *inner, maybe->isEntry}));
  }
  if (EitherObj *either = value.either()) {
    auto decided = mergeWithUnset(either->predicate, isThen),
         otherwise = mergeWithUnset(either->values[0], isThen),
         then = mergeWithUnset(either->values[1], isThen);
    if (failed(decided) || failed(otherwise) || failed(then))
      return failure();
    return AbstractValue(
        e.heap.newEither({decided->ssa(), {*otherwise, *then}}));
  }
  if (value.isUninitialized())
    return value;
  return error("a value that only one branch sets cannot leave the branch");
}

FailureOr<std::vector<AbstractValue>>
Evaluator::Merger::mergeAll(ArrayRef<AbstractValue> x,
                            ArrayRef<AbstractValue> y) {
  std::vector<AbstractValue> merged;
  if (x.size() != y.size())
    return error("a tuple has two lengths after the two branches");
  for (auto [p, q] : llvm::zip(x, y)) {
    FailureOr<AbstractValue> one = merge(p, q);
    if (failed(one))
      return failure();
    merged.push_back(*one);
  }
  return merged;
}

FailureOr<Evaluator::Merger::Attributes>
Evaluator::Merger::mergeAttributes(const Attributes &x, const Attributes &y) {
  Attributes merged;
  if (x.size() != y.size())
    return error("an object has different attributes after the two branches");
  for (auto [p, q] : llvm::zip(x, y)) {
    if (p.first != q.first)
      return error("an object has different attributes after the two branches");
    FailureOr<AbstractValue> one = merge(p.second, q.second);
    if (failed(one))
      return failure();
    merged.push_back({p.first, *one});
  }
  return merged;
}

FailureOr<AbstractValue> Evaluator::Merger::merge(AbstractValue x,
                                                  AbstractValue y) {
  if (x == y)
    return x;
  if (failed(checkReadable(x, true)) || failed(checkReadable(y, false)))
    return failure();
  if (auto *known = mergedContainers.find({x.shared(), y.shared()});
      x.shared() && y.shared() && known != mergedContainers.end())
    return known->second;
  if (x.isUninitialized())
    return mergeWithUnset(y, false);
  if (y.isUninitialized())
    return mergeWithUnset(x, true);
  if (x.either() && y.either())
    return mergeEithers(x.either(), y.either());
  if (x.either() || y.either())
    return mergeEither(x, y);
  if (isNothing(x) || isNothing(y) || x.maybe() || y.maybe())
    return mergeWithNothing(x, y);
  if (x.ssa() && y.ssa())
    return mergeScalars(x.ssa(), y.ssa());
  if (x.tensor() && y.tensor())
    return mergeTensors(x.tensor(), y.tensor());
  if (x.list() && y.list())
    return mergeLists(x.list(), y.list());
  if (x.tuple() && y.tuple()) {
    auto elements = mergeAll(x.tuple()->elements, y.tuple()->elements);
    if (failed(elements))
      return failure();
    return AbstractValue(e.heap.newTuple(*elements));
  }
  if (x.dict() && y.dict()) {
    auto entries = mergeEntries(atEnd(x.dict(), true), atEnd(y.dict(), false));
    if (failed(entries))
      return failure();
    DictObj *dict = e.heap.newDict();
    dict->entries = *entries;
    dict->isOrderOpen = x.dict()->isOrderOpen || y.dict()->isOrderOpen;
    return keep(x.dict(), y.dict(), dict);
  }
  if (x.object() && y.object() && x.object()->type == y.object()->type) {
    auto &a = atEnd(x.object(), true), &c = atEnd(y.object(), false);
    auto attributes = mergeAttributes(a, c);
    if (failed(attributes))
      return failure();
    auto *merged = e.heap.newObject(x.object()->type);
    merged->attributes = *attributes;
    return keep(x.object(), y.object(), merged);
  }
  return mergeEither(x, y);
}

/// Two values that are no one: each is carried out of its branch.
FailureOr<AbstractValue> Evaluator::Merger::mergeEither(AbstractValue x,
                                                        AbstractValue y) {
  llvm::SaveAndRestore<bool> here(readsUnderPredicate, true);
  auto then = mergeWithUnset(x, true), otherwise = mergeWithUnset(y, false);
  if (failed(then) || failed(otherwise))
    return failure();
  return e.heap.oneOf(predicate, *then, *otherwise);
}

/// Two that were decided already stay so if they were decided alike.
FailureOr<AbstractValue> Evaluator::Merger::mergeEithers(EitherObj *x,
                                                         EitherObj *y) {
  if (x->predicate != y->predicate)
    return mergeEither(x, y);
  auto then = merge(x->values[1], y->values[1]),
       otherwise = merge(x->values[0], y->values[0]);
  auto decided = mergeScalars(x->predicate, y->predicate);
  if (failed(then) || failed(otherwise) || failed(decided))
    return failure();
  return AbstractValue(e.heap.newEither({decided->ssa(), {*otherwise, *then}}));
}

/// Merges what the branches wrote; applied once the op exists.
LogicalResult Evaluator::Merger::mergeWrites() {
  llvm::SmallSetVector<TensorObj *, 4> bases = ends[1].writtenBases;
  bases.insert_range(ends[0].writtenBases);
  for (TensorObj *base : bases) {
    if (e.memory.sidesOf(base, loc)) {
      // The tensor that it is was written to as well.
      if (op)
        e.heap.poison(base, loc);
      continue;
    }
    Value x = contents(base, true), y = contents(base, false);
    if (!x || !y)
      return failure();
    FailureOr<Type> type = join(x.getType(), y.getType());
    if (failed(type))
      return failure();
    Value value = slot(x, y, *type);
    if (op && failed(e.write(base, value, loc)))
      return failure();
  }
  return success();
}

/// Merges the objects that the branches changed; applied once the op exists.
/// After the results, which refer to objects as they were.
LogicalResult Evaluator::Merger::mergeObjects() {
  auto both = [&](auto member) {
    auto keys = llvm::to_vector(llvm::make_first_range(ends[1].*member));
    for (auto &entry : ends[0].*member)
      if (!llvm::is_contained(keys, entry.first))
        keys.push_back(entry.first);
    return keys;
  };
  // All are merged before one is changed, since they may hold each other.
  std::vector<std::function<void()>> changes;
  for (ListObj *list : both(&BranchEnd::lists)) {
    ListObj merged = *list;
    const ListObj &x = atEnd(list, true), &y = atEnd(list, false);
    FailureOr<bool> isOne = mergeLists(x, y, merged);
    if (failed(isOne))
      return failure();
    if (!*isOne)
      return error("a list has " + llvm::Twine(x.elements.size()) +
                   " elements on one branch and " +
                   llvm::Twine(y.elements.size()) +
                   " on the other, and they are not tensors of one shape or "
                   "numbers");
    changes.push_back([this, list, merged] {
      e.touch(list);
      list->elements = merged.elements;
      list->elementType = merged.elementType;
      list->formAs(merged);
    });
  }
  for (DictObj *dict : both(&BranchEnd::dicts)) {
    auto merged = mergeEntries(atEnd(dict, true), atEnd(dict, false));
    if (failed(merged))
      return failure();
    changes.push_back([this, dict, merged = *merged] {
      e.touch(dict);
      dict->entries = merged;
    });
  }
  for (ClassObj *object : both(&BranchEnd::objects)) {
    auto merged = mergeAttributes(atEnd(object, true), atEnd(object, false));
    if (failed(merged))
      return failure();
    changes.push_back([this, object, merged = *merged] {
      e.touch(object);
      object->attributes = merged;
    });
  }
  for (StringAttr name : both(&BranchEnd::globals)) {
    AbstractValue before = e.globals.lookup(name);
    auto valueIn = [&](bool isThen) {
      auto *it = ends[isThen].globals.find(name);
      return it == ends[isThen].globals.end() ? before : it->second;
    };
    FailureOr<AbstractValue> merged = merge(valueIn(true), valueIn(false));
    if (failed(merged))
      return failure();
    changes.push_back(
        [this, name, merged = *merged] { e.globals.set(name, merged); });
  }
  if (op)
    for (auto &change : changes)
      change();
  return success();
}

FailureOr<AbstractValues> Evaluator::Merger::run() {
  inverted = e.invert(predicate, loc);
  AbstractValues results;
  auto mergeResults = [&]() -> LogicalResult {
    nextRows = 0;
    if (failed(mergeWrites()))
      return failure();
    results.clear();
    for (auto [x, y] : llvm::zip(ends[1].results, ends[0].results)) {
      FailureOr<AbstractValue> merged = merge(x, y);
      if (failed(merged))
        return failure();
      results.push_back(*merged);
    }
    return mergeObjects();
  };
  if (!inverted || failed(mergeResults()))
    return failure();
  SmallVector<Type> types;
  for (auto &entry : slots)
    types.push_back(entry.second.second);
  op = IfOp::create(e.b, loc, types, predicate);
  for (bool isThen : {true, false}) {
    Region &region = op->getRegion(isThen ? 0 : 1);
    region.takeBody(*ends[isThen].region);
    SmallVector<Value> yielded;
    for (auto &entry : slots)
      yielded.push_back(isThen ? entry.first.first : entry.first.second);
    OpBuilder::InsertionGuard guard(e.b);
    e.b.setInsertionPointToEnd(&region.front());
    TorchYieldOp::create(e.b, loc, yielded);
  }
  mergedTensors.clear();
  mergedContainers.clear();
  if (failed(mergeResults()))
    return failure();
  linkContainers();
  e.heap.poison(ends[1].poisons);
  e.heap.poison(ends[0].poisons);
  return results;
}

/// `x` where the predicate holds, and `y` where it does not.
FailureOr<AbstractValue> Evaluator::choose(Value predicate, AbstractValue x,
                                           AbstractValue y, Location loc) {
  if (std::optional<bool> known = predicates.known(predicate))
    return *known ? x : y;
  BranchEnd ends[2];
  for (bool isThen : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    BranchEnd &end = ends[isThen];
    end.region = std::make_unique<Region>();
    b.createBlock(end.region.get());
    heap.enterScope();
    end.firstId = heap.getScope()->firstId;
    end.results.push_back(isThen ? x : y);
    LogicalResult captured = captureState(end, loc);
    heap.leaveScope();
    if (failed(captured))
      return failure();
  }
  Merger merger(*this, predicate, ends, loc);
  merger.chooses = true;
  FailureOr<AbstractValues> merged = merger.run();
  if (failed(merged))
    return failure();
  return merged->front();
}

} // namespace torchonnx
