//===- LoopForms.cpp - The form of what a loop of the run carries ---------===//
//
// What goes into an iteration has the form of what comes out: where the program
// has None on one side, another string, or a list of a known length, both sides
// take the more general form.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/Evaluator.h"

using namespace mlir;

namespace torchonnx {

/// Whether a value is known while compiling or not at all: no loop carries it.
bool Evaluator::isKeptAsIs(Value value) {
  return isa<TorchNoneType, TorchDeviceType, ClassType>(value.getType()) ||
         (getConstantStr(value) && !openedStrings.contains(value));
}

/// Where an iteration begins with one string and ends with another, lets loops
/// carry both. True if that is new.
bool Evaluator::openStrings(AbstractValue before, AbstractValue &end,
                            Location loc) {
  if (before.maybe() && end.maybe()) {
    AbstractValue value = end.maybe()->value;
    bool isNew = openStrings(before.maybe()->value, value, loc);
    end = heap.newMaybe({end.maybe()->isNone, value, end.maybe()->isEntry});
    return isNew;
  }
  bool isNew = false;
  if (before.tuple() && end.tuple() && before != end) {
    AbstractValues parts = heldBy(end);
    for (auto [part, begin] : llvm::zip(parts, heldBy(before)))
      isNew |= openStrings(begin, part, loc);
    end = heap.newLike(end, parts);
    return isNew;
  }
  // Another enum, say; objects that change open theirs where they do.
  if (before.object() && end.object() && before != end) {
    bool isOwn = end.object()->id >= heap.getScope()->firstId;
    for (auto [begin, attribute] :
         llvm::zip(before.object()->attributes, end.object()->attributes)) {
      AbstractValue value = attribute.second;
      isNew |= openStrings(begin.second, value, loc);
      if (isOwn)
        attribute.second = value;
    }
    return isNew;
  }
  if (before.ssa())
    end = unify(cx, end, loc);
  if (isString(before) && isString(end) && before != end)
    for (Value string : {before.ssa(), end.ssa()})
      isNew |= getConstantStr(string) && openedStrings.insert(string).second;
  return isNew;
}

/// Where an iteration leaves rows that may share memory, lets it begin with
/// such. True if that is new.
bool Evaluator::shareRows(AbstractValue begin, AbstractValue end) {
  ListObj *before = begin.list(), *after = end.list();
  bool isNew = false;
  if (before && after && before->isRows && before->areViews &&
      !before->piecesAlong && after->isRows && !after->areViews) {
    before->areViews = false;
    isNew = true;
  }
  if (begin != end)
    for (auto [x, y] : llvm::zip(heldBy(begin), heldBy(end)))
      isNew |= shareRows(x, y);
  return isNew;
}

/// Lets lists of a known length that an iteration made, and that stand where it
/// began with rows, be rows as well.
LogicalResult Evaluator::conformLists(AbstractValue begin, AbstractValue end,
                                      unsigned firstId, Location loc) {
  ListObj *before = begin.list(), *after = end.list();
  if (before && after && before->isRows && !after->isRows)
    return after->id < firstId ? success() : makeRows(cx, after, before, loc);
  bool isAlike =
      (begin.tuple() && end.tuple()) || (begin.object() && end.object()) ||
      (begin.maybe() && end.maybe()) || (before && after && !before->isRows);
  if (isAlike && begin != end)
    for (auto [x, y] : llvm::zip(heldBy(begin), heldBy(end)))
      if (failed(conformLists(x, y, firstId, loc)))
        return failure();
  return success();
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
    return x.list()->sameForm(*y.list()) &&
           all(x.list()->elements, y.list()->elements);
  if (x.tuple() && y.tuple())
    return all(x.tuple()->elements, y.tuple()->elements);
  if (x.dict() && y.dict())
    return x.dict()->isOrderOpen == y.dict()->isOrderOpen &&
           x.dict()->entries.size() == y.dict()->entries.size() &&
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
  if (x.either() && y.either())
    return all(x.either()->values, y.either()->values);
  if (x.tensor() || y.tensor())
    return x.tensor() && y.tensor();
  if (x.ssa() && y.ssa()) {
    Type a = x.ssa().getType(), b = y.ssa().getType();
    if (isKeptAsIs(x.ssa()) || isKeptAsIs(y.ssa()))
      return x == y;
    return a.getTypeID() == b.getTypeID();
  }
  return x.isUninitialized() && y.isUninitialized();
}

/// A value like `like` that nobody reads.
AbstractValue Evaluator::standIn(AbstractValue like, Location loc) {
  if (TensorObj *tensor = like.tensor()) {
    Value zero = graph.zerosOf(tensor->current.getType(), loc);
    return zero ? AbstractValue(newBase(zero, true)) : AbstractValue();
  }
  if (like.ssa() && !isKeptAsIs(like.ssa())) {
    Value zero = graph.zeroOf(like.ssa().getType(), loc);
    return zero ? AbstractValue(zero) : AbstractValue();
  }
  if (like.tuple() || like.shared()) {
    SmallVector<AbstractValue> parts;
    for (AbstractValue part : heldBy(like))
      parts.push_back(standIn(part, loc));
    return heap.newLike(like, parts);
  }
  if (MaybeObj *maybe = like.maybe())
    return heap.newMaybe(
        {constantBool(true), standIn(maybe->value, loc), maybe->isEntry});
  if (EitherObj *either = like.either())
    return heap.newEither(
        {constantBool(true),
         {standIn(either->values[0], loc), standIn(either->values[1], loc)}});
  return like;
}

/// `value` in the form of `like`, which may be None at run time.
AbstractValue Evaluator::asMaybe(AbstractValue value, MaybeObj *like,
                                 Location loc) {
  if (value.maybe() || value.isUninitialized())
    return value;
  bool isAbsent = isNothing(value);
  return heap.newMaybe({constantBool(isAbsent),
                        isAbsent ? standIn(like->value, loc) : value,
                        like->isEntry});
}

} // namespace torchonnx
