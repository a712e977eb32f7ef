//===- Tensors.cpp - Reads and writes of tensors --------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "passes/Simplify/memory/Memory.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

TensorObj *Memory::newBase(Value value, bool contiguous) {
  TensorObj *tensor = heap.newTensor(value, contiguous);
  graph.noteSizes(value);
  return tensor;
}

TensorObj *Memory::newInput(Value value) {
  TensorObj *tensor = newBase(value);
  tensor->layout = heap.newLayout(Layout::Standard, value);
  return tensor;
}

TensorObj *Memory::newView(TensorObj *parent, Value value, ViewStep step) {
  TensorObj *view = newBase(value, false);
  Layout *layout = heap.newLayout(Layout::View, value);
  layout->step = step;
  layout->from = {parent->layout};
  view->layout = layout;
  view->parent = parent;
  view->base = parent->base;
  view->depth = parent->depth + 1;
  view->stamp = parent->base->writes;
  view->view = std::move(step);
  parent->views.push_back(view);
  heap.onLeave([parent] { parent->views.pop_back(); });
  return view;
}

/// The error where a read depends on whether its object is one that `cause`, at
/// `changedAt`, changed.
LogicalResult Memory::refuseAlias(Location loc, const Twine &message,
                                  Location changedAt, StringRef cause) {
  findings.failedAtAlias = true;
  findings.say(DiagnosticSeverity::Error, loc, message).attachNote(changedAt)
      << cause;
  findings.failedAt = findings.failedAt.value_or(loc);
  return failure();
}

LogicalResult Memory::refuseTensor(Location loc, Location poisonedAt) {
  return refuseAlias(loc,
                     "this tensor may share memory with one that was written "
                     "to; whether it does, its layout or the run decides: "
                     "clone() one of them where they should part",
                     poisonedAt, "the write");
}

LogicalResult Memory::refuseContainer(Location loc, Location poisonedAt) {
  return refuseAlias(loc,
                     "this container may be one that was changed; which it is, "
                     "only the run knows: copy one of them where they should "
                     "part, as in list(x)",
                     poisonedAt, "the change");
}

bool Memory::isReadable(TensorObj *tensor, Location loc) {
  TensorObj *base = tensor->base;
  EitherObj *sides = base->poisonedAt ? sidesOf(base, loc) : nullptr;
  return !base->poisonedAt ||
         (sides && llvm::all_of(sides->values, [&](AbstractValue side) {
            return isReadable(side.tensor(), loc);
          }));
}

Value Memory::read(TensorObj *tensor, Location loc) {
  TensorObj *base = tensor->base;
  if (EitherObj *sides = base->poisonedAt ? sidesOf(base, loc) : nullptr) {
    Value value = rederive(base, *sides, loc);
    if (!value)
      return {};
    heap.assign(base->poisonedAt, std::optional<Location>());
    heap.assign(base->writes, base->writes + 1);
    heap.assign(base->truth, base);
    heap.assign(base->current, value);
    heap.assign(base->stamp, base->writes);
  }
  if (base->poisonedAt) {
    (void)refuseTensor(loc, *base->poisonedAt);
    return {};
  }
  if (tensor->stamp == base->writes)
    return tensor->current;

  // The path up to the nearest relative that is up to date.
  SmallVector<TensorObj *> path;
  TensorObj *top = tensor;
  while (top && top->stamp != base->writes) {
    path.push_back(top);
    top = top->parent;
  }
  if (!top) {
    // The truth is beside the path: carry it up until it meets the path.
    llvm::SmallPtrSet<TensorObj *, 8> onPath(path.begin(), path.end());
    TensorObj *truth = base->truth;
    while (!onPath.contains(truth)) {
      TensorObj *parent = truth->parent;
      Value whole =
          writeBack(*truth->view, parent->current, truth->current, loc);
      if (!whole)
        return {};
      heap.assign(parent->current, whole);
      heap.assign(parent->stamp, base->writes);
      truth = parent;
    }
    heap.assign(base->truth, truth);
    while (!path.empty() && path.back() != truth)
      path.pop_back();
    path.pop_back();
    top = truth;
  }
  for (TensorObj *view : llvm::reverse(path)) {
    Value value = applyView(*view->view, view->parent->current, loc);
    if (!value)
      return {};
    heap.assign(view->current, value);
    heap.assign(view->stamp, base->writes);
  }
  return tensor->current;
}

void Memory::setContents(TensorObj *tensor, Value value, Location loc) {
  TensorObj *base = tensor->base;
  heap.noteWrite(base);
  heap.assign(base->writes, base->writes + 1);
  heap.assign(base->truth, tensor);
  heap.assign(base->writtenAt, std::optional<Location>(loc));
  heap.assign(tensor->current, value);
  heap.assign(tensor->stamp, base->writes);
}

/// What becomes of `other`, which may share memory with the base `written`: an
/// element of a list follows it, and the list its elements; of others it is not
/// known what they hold.
LogicalResult Memory::follow(TensorObj *written, TensorObj *other,
                             Location loc) {
  auto partsOf = [](TensorObj *base, TensorObj *list) {
    return llvm::filter_to_vector(list->elements, [base](auto &entry) {
      return entry.tensor->base == base;
    });
  };
  auto inOther = partsOf(written, other), inWritten = partsOf(other, written);
  // One that is an element twice would have to be written to at both.
  if (written->poisonedAt || other->poisonedAt ||
      (inOther.empty() && inWritten.size() != 1)) {
    heap.poison(other, loc);
    return success();
  }
  // What `make` makes of `before` where the element is in the list.
  auto whereThere = [&](Value isThere, Value before,
                        llvm::function_ref<Value()> make) {
    return isThere ? inSides(before.getType(), isThere, loc,
                             [&](bool is) { return is ? make() : before; })
                   : make();
  };
  if (inOther.empty()) {
    auto &[element, part, isThere] = inWritten.front();
    Value held = read(written, loc), before = held ? read(element, loc) : held;
    Value after = before ? whereThere(isThere, before,
                                      [&, &part = part] {
                                        return applyView(part, held, loc);
                                      })
                         : Value();
    if (!after)
      return failure();
    setContents(element, after, loc);
    return success();
  }
  Value after = read(other, loc);
  for (auto &[element, part, isThere] : inOther)
    if (after)
      after = whereThere(isThere, after, [&, &element = element, &part = part] {
        Value held = read(element, loc);
        return held ? writeBack(part, after, held, loc) : Value();
      });
  if (!after)
    return failure();
  setContents(other, after, loc);
  return success();
}

LogicalResult Memory::write(TensorObj *tensor, Value value, Location loc) {
  TensorObj *base = tensor->base;
  if (base->poisonedAt && sidesOf(base, loc) && !read(base, loc))
    return failure();
  // A view is a part of its base as the last write left it.
  if (tensor != base && tensor->stamp != base->writes && !read(tensor, loc))
    return failure();
  setContents(tensor, value, loc);
  if (!base->poisonedAt)
    if (EitherObj *sides = sidesOf(base, loc))
      return writeSides(base, *sides, loc);
  for (TensorObj *other : llvm::to_vector(base->mayAlias))
    if (failed(follow(base, other, loc)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// A tensor that is one of two
//===----------------------------------------------------------------------===//

/// A value of a side that no size from 1 on takes may be of other sizes than
/// `type`, the result's, says: as many elements, which there are none of.
static Value conformed(Graph &graph, Value value, TorchTensorType type,
                       Location loc) {
  auto own = value ? cast<TorchTensorType>(value.getType()) : type;
  bool differs = llvm::any_of(
      llvm::zip_equal(own.getDims(), type.getDims()), [](auto dims) {
        auto [x, y] = dims;
        return x != y && isa<IntegerAttr>(x) && isa<IntegerAttr>(y);
      });
  if (!differs)
    return value;
  SmallVector<Value> sizes;
  for (Attribute dim : type.getDims())
    sizes.push_back(graph.sizeNamed(dim, loc));
  return llvm::is_contained(sizes, Value())
             ? Value()
             : graph.emitValue("aten::reshape",
                               {value, graph.listOf(sizes, loc)}, loc);
}

Value Memory::inSides(Type type, Value predicate, Location loc,
                      llvm::function_ref<Value(bool)> make) {
  auto op = IfOp::create(b, loc, {type}, predicate);
  for (bool isThen : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&op->getRegion(isThen ? 0 : 1));
    heap.enterScope();
    predicates.assume(predicate, isThen);
    Value value =
        conformed(graph, make(isThen), cast<TorchTensorType>(type), loc);
    heap.leaveScope();
    if (!value) {
      op.erase();
      return {};
    }
    TorchYieldOp::create(b, loc, value);
  }
  return op->getResult(0);
}

/// The contents of the one of two tensors that `tensor` is.
Value Memory::rederive(TensorObj *tensor, const EitherObj &sides,
                       Location loc) {
  if (std::optional<bool> known = predicates.known(sides.predicate))
    return read(sides.values[*known].tensor(), loc);
  return inSides(
      tensor->current.getType(), sides.predicate, loc,
      [&](bool isThen) { return read(sides.values[isThen].tensor(), loc); });
}

/// `value`, whose sizes are those of `held`, with a type that says so.
Value Memory::sizedAs(Value held, Value value, Location loc) {
  if (value.getType() == held.getType())
    return value;
  return graph.emitValue("aten::reshape", {value, graph.sizesOf(held, loc)},
                         loc);
}

/// Writes what `tensor` holds to the one of two tensors that it is. The other
/// may be a view that cannot even be looked at.
LogicalResult Memory::writeSides(TensorObj *tensor, const EitherObj &sides,
                                 Location loc) {
  Value contents = read(tensor, loc);
  if (!contents)
    return failure();
  for (bool isThen : {true, false}) {
    TensorObj *side = sides.values[isThen].tensor(), *base = side->base;
    std::optional<bool> known = predicates.known(sides.predicate);
    if (known == !isThen)
      continue;
    Value old = read(base, loc);
    if (!old)
      return failure();
    if (cast<TorchTensorType>(old.getType()).getNumElements() == 0)
      continue;
    // Nobody else has a copy. The path to a view has to be there before.
    if (known || side == tensor->asCopy) {
      Value held = read(side, loc);
      if (!held || failed(write(side, sizedAs(held, contents, loc), loc)))
        return failure();
      continue;
    }
    // Of another size than what it may be, it is written to by places.
    auto dimsOf = [](Value value) {
      return cast<TorchTensorType>(value.getType()).getDims();
    };
    Value places = side != base && dimsOf(side->current) != dimsOf(contents)
                       ? placesOfSide(tensor, sides, isThen, loc)
                       : Value();
    auto op = IfOp::create(b, loc, {old.getType()}, sides.predicate);
    for (bool inThen : {true, false}) {
      OpBuilder::InsertionGuard guard(b);
      b.createBlock(&op->getRegion(inThen ? 0 : 1));
      Value result = old;
      if (inThen == isThen && side == base) {
        result = contents;
      } else if (inThen == isThen && places) {
        result = graph.emitValue(
            "aten::put", {old, places, contents, graph.constantBool(false)},
            loc);
      } else if (inThen == isThen) {
        heap.enterScope();
        predicates.assume(sides.predicate, isThen);
        bool isWritten =
            read(side, loc) && succeeded(write(side, contents, loc));
        result = isWritten ? read(base, loc) : Value();
        heap.leaveScope();
      }
      if (!result)
        return failure();
      TorchYieldOp::create(b, loc, result);
    }
    if (failed(write(base, op->getResult(0), loc)))
      return failure();
  }
  // The sides were written to because this was. What is one in memory has
  // changed with what was written.
  bool isApart = false;
  for (TensorObj *view = tensor->asView; view && view->parent;
       view = view->parent)
    isApart |= view->view->isWrittenApart;
  if (isApart) {
    TensorObj *base = tensor->asView->base;
    Value contents = read(base, loc);
    if (!contents)
      return failure();
    setContents(base, contents, loc);
  }
  heap.assign(tensor->poisonedAt,
              isApart ? std::optional(loc) : std::optional<Location>());
  return success();
}

LogicalResult Memory::checkReadable(AbstractValue value, Location loc) {
  Shared *object = value.shared();
  if (!object || !object->poisonedAt)
    return success();
  return refuseContainer(loc, *object->poisonedAt);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

AbstractValue Memory::fromAttribute(Attribute value, Type type, Location loc) {
  if (auto array = dyn_cast<ArrayAttr>(value)) {
    if (isa_and_nonnull<ClassType>(type) && array.size() == 2) {
      // An enum.
      auto *object = heap.newObject(type);
      object->attributes = {
          {b.getStringAttr("name"), fromAttribute(array[0], {}, loc)},
          {b.getStringAttr("value"), fromAttribute(array[1], {}, loc)}};
      return object;
    }
    std::vector<AbstractValue> elements;
    if (auto dictType = dyn_cast_or_null<DictType>(type)) {
      DictObj *dict = heap.newDict();
      for (auto entry : array.getAsRange<ArrayAttr>())
        dict->entries.push_back(
            {fromAttribute(entry[0], dictType.getKeyType(), loc),
             fromAttribute(entry[1], dictType.getValueType(), loc)});
      return dict;
    }
    auto tupleType = dyn_cast_or_null<TorchTupleType>(type);
    auto listType = dyn_cast_or_null<ListType>(type);
    Type elementType = listType ? listType.getElementType() : Type();
    for (auto [i, element] : llvm::enumerate(array)) {
      Type want = tupleType && i < tupleType.getElements().size()
                      ? tupleType.getElements()[i]
                      : elementType;
      elements.push_back(fromAttribute(element, want, loc));
    }
    if (tupleType)
      return heap.newTuple(elements);
    return heap.newList(elements, elementType);
  }
  if (auto attributes = dyn_cast<DictionaryAttr>(value)) {
    auto *object = heap.newObject(type);
    for (NamedAttribute attribute : attributes)
      object->attributes.push_back(
          {attribute.getName(), fromAttribute(attribute.getValue(), {}, loc)});
    return object;
  }
  if (isa_and_nonnull<TorchComplexType, TorchDeviceType, ClassType,
                      TorchGeneratorType>(type))
    return graph.constant(value, type);
  if (isa<ElementsAttr>(value))
    return newInput(graph.constant(value, {}, loc));
  Type known = getConstantType(value);
  return graph.constant(value, known ? known : type);
}

AbstractValue Memory::wrap(Value value, Location loc) {
  Type type = value.getType();
  if (isa<TorchTensorType>(type))
    return newBase(value, /*contiguous=*/false);
  if (auto known = dyn_cast_or_null<ArrayAttr>(getConstant(value)))
    return fromAttribute(known, type, loc);
  auto unpackTypes = [&](ArrayRef<Type> types, auto create) {
    std::vector<AbstractValue> elements;
    if (types.empty())
      return elements;
    Operation *op = create(types);
    for (Value element : op->getResults())
      elements.push_back(wrap(element, loc));
    return elements;
  };
  if (auto construct = value.getDefiningOp<ListConstructOp>()) {
    std::vector<AbstractValue> elements;
    for (Value element : construct.getOperands())
      elements.push_back(wrap(element, loc));
    return heap.newList(elements);
  }
  if (auto list = dyn_cast<ListType>(type); list && list.getSized())
    return heap.newList(unpackTypes(
        list.getElements(), [&](ArrayRef<Type> types) -> Operation * {
          return ListUnpackOp::create(b, loc, types, value);
        }));
  if (auto tuple = dyn_cast<TorchTupleType>(type))
    return heap.newTuple(unpackTypes(
        tuple.getElements(), [&](ArrayRef<Type> types) -> Operation * {
          return TupleUnpackOp::create(b, loc, types, value);
        }));
  auto knownOf = [&](auto scalar) -> Attribute {
    return scalar ? scalar.getKnown() : Attribute();
  };
  Attribute known = knownOf(dyn_cast<TorchIntType>(type));
  if (!known)
    known = knownOf(dyn_cast<TorchBoolType>(type));
  if (!known)
    known = knownOf(dyn_cast<TorchFloatType>(type));
  if (known && !isa<StringAttr>(known))
    return graph.constant(known, type);
  if (isa<TorchNoneType>(type))
    return graph.none();
  return value;
}

} // namespace torchonnx
