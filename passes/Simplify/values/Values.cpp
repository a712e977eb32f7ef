//===- Values.cpp - What Simplify knows of a value ------------------------===//

#include "passes/Simplify/values/Values.h"

using namespace mlir;

namespace torchonnx {

bool haveSameParts(AbstractValue x, AbstractValue y) {
  if (!x.isAlike(y))
    return false;
  if (x.tensor() && y.tensor()) {
    auto a = cast<TorchTensorType>(x.tensor()->current.getType()),
         b = cast<TorchTensorType>(y.tensor()->current.getType());
    return a.getDtype() == b.getDtype() && a.getRank() == b.getRank();
  }
  if (x.dict())
    return llvm::equal(
        llvm::make_first_range(x.dict()->entries),
        llvm::make_first_range(y.dict()->entries),
        [](AbstractValue key, AbstractValue other) { return key == other; });
  return !x.object() || x.object()->type == y.object()->type;
}

bool ListObj::sameForm(const ListObj &other) const {
  auto knowsSameSizes = [&] {
    return viewsOf || !row.tensor() ||
           row.tensor()->current.getType() ==
               other.row.tensor()->current.getType();
  };
  return isRows == other.isRows && haveSameParts(row, other.row) &&
         piecesAlong == other.piecesAlong && viewsOf == other.viewsOf &&
         knowsSameSizes();
}

Shared *AbstractValue::shared() const {
  if (ListObj *object = list())
    return object;
  if (DictObj *object = dict())
    return object;
  return object();
}

AbstractValues heldBy(AbstractValue value) {
  if (ListObj *list = value.list())
    return llvm::to_vector<4>(list->elements);
  if (TupleObj *tuple = value.tuple())
    return llvm::to_vector<4>(tuple->elements);
  if (DictObj *dict = value.dict())
    return llvm::to_vector<4>(llvm::make_second_range(dict->entries));
  if (ClassObj *object = value.object())
    return llvm::to_vector<4>(llvm::make_second_range(object->attributes));
  if (MaybeObj *maybe = value.maybe())
    return {maybe->value};
  if (EitherObj *either = value.either())
    return {either->values[0], either->values[1]};
  return {};
}

void collectTensors(AbstractValue value,
                    SmallVectorImpl<TensorObj *> &tensors) {
  if (TensorObj *tensor = value.tensor())
    tensors.push_back(tensor);
  for (AbstractValue part : heldBy(value))
    collectTensors(part, tensors);
}

Type typeOf(AbstractValue value, MLIRContext *context) {
  if (Value ssa = value.ssa())
    return ssa.getType();
  if (TensorObj *tensor = value.tensor())
    return tensor->current.getType();
  if (ClassObj *object = value.object())
    return object->type;
  if (TupleObj *tuple = value.tuple()) {
    SmallVector<Type> types;
    for (AbstractValue element : tuple->elements)
      types.push_back(typeOf(element, context));
    return TorchTupleType::get(context, types);
  }
  if (DictObj *dict = value.dict())
    return dict->entries.empty() || dict->isOpen()
               ? Type()
               : Type(DictType::get(
                     context, typeOf(dict->entries.front().first, context),
                     typeOf(dict->entries.front().second, context)));
  ListObj *list = value.list();
  return list && list->elementType ? ListType::get(list->elementType) : Type();
}

} // namespace torchonnx
