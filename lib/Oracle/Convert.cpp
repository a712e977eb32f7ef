//===- Convert.cpp - LibTorch's types and values as MLIR's ----------------===//

#include "lib/Oracle/Convert.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include <ATen/ATen.h>
#include <ATen/core/class_type.h>
#include <ATen/core/enum_type.h>
#include <ATen/core/grad_mode.h>

using namespace mlir;

namespace torchonnx {

static Type convertClass(MLIRContext *context, StringRef name) {
  return ClassType::get(context, StringAttr::get(context, name));
}

Type convertType(const c10::TypePtr &type, Type tensor) {
  MLIRContext *context = tensor.getContext();
  auto convert = [&](const c10::TypePtr &t) { return convertType(t, tensor); };
  switch (type->kind()) {
  case c10::TypeKind::TensorType:
    return tensor;
  case c10::TypeKind::IntType:
  case c10::TypeKind::SymIntType:
  case c10::TypeKind::LayoutType:
  case c10::TypeKind::ScalarTypeType:
  case c10::TypeKind::MemoryFormatType:
    return TorchIntType::get(context);
  case c10::TypeKind::FloatType:
  case c10::TypeKind::SymFloatType:
    return TorchFloatType::get(context);
  case c10::TypeKind::BoolType:
  case c10::TypeKind::SymBoolType:
    return TorchBoolType::get(context);
  case c10::TypeKind::ComplexType:
    return TorchComplexType::get(context);
  case c10::TypeKind::NumberType:
    return TorchNumberType::get(context);
  case c10::TypeKind::StringType:
    return TorchStrType::get(context);
  case c10::TypeKind::NoneType:
    return TorchNoneType::get(context);
  case c10::TypeKind::DeviceObjType:
    return TorchDeviceType::get(context);
  case c10::TypeKind::GeneratorType:
    return TorchGeneratorType::get(context);
  case c10::TypeKind::OptionalType:
    return TorchOptionalType::get(
        context, convert(type->castRaw<c10::OptionalType>()->getElementType()));
  case c10::TypeKind::ListType:
    return ListType::get(
        convert(type->castRaw<c10::ListType>()->getElementType()));
  case c10::TypeKind::DictType: {
    auto *dict = type->castRaw<c10::DictType>();
    return DictType::get(context, convert(dict->getKeyType()),
                         convert(dict->getValueType()));
  }
  case c10::TypeKind::TupleType:
    return TorchTupleType::get(
        context,
        mapToVector(type->castRaw<c10::TupleType>()->elements(), convert));
  case c10::TypeKind::UnionType:
    // None and one type is an Optional, however it is spelled.
    if (auto *single = type->castRaw<c10::UnionType>();
        single->canHoldType(*c10::NoneType::get()))
      if (auto optional = single->toOptional(); optional && *optional)
        return TorchOptionalType::get(
            context, convert((*optional)->kind() == c10::TypeKind::OptionalType
                                 ? (*optional)
                                       ->castRaw<c10::OptionalType>()
                                       ->getElementType()
                                 : *optional));
    return TorchAnyType::get(context);
  case c10::TypeKind::AnyType:
  case c10::TypeKind::AnyListType:
  case c10::TypeKind::AnyTupleType:
  case c10::TypeKind::AnyEnumType:
  case c10::TypeKind::AnyClassType:
  case c10::TypeKind::VarType:
    return TorchAnyType::get(context);
  case c10::TypeKind::EnumType:
    return convertClass(
        context,
        type->castRaw<c10::EnumType>()->qualifiedClassName().qualifiedName());
  case c10::TypeKind::ClassType:
    return convertClass(
        context, type->castRaw<c10::ClassType>()->name()->qualifiedName());
  case c10::TypeKind::InterfaceType:
    return convertClass(
        context, type->castRaw<c10::InterfaceType>()->name()->qualifiedName());
  default:
    return convertClass(context, type->str());
  }
}

ElementsAttr convertTensor(MLIRContext *context, at::Tensor tensor,
                           StringRef name) {
  at::NoGradGuard noGrad;
  if (!tensor.defined())
    return {};
  if (tensor.layout() != at::kStrided) {
    if (name.empty())
      return {};
    tensor = tensor.to_dense();
  }
  if (!tensor.device().is_cpu())
    return {};
  tensor = tensor.detach().resolve_conj().resolve_neg().contiguous();
  Type element = getDtype(context, static_cast<int64_t>(tensor.scalar_type()));
  if (!element || isa<QuantizedType>(element))
    return {};
  auto type = RankedTensorType::get(tensor.sizes(), element);
  if (tensor.numel() == 0)
    return DenseElementsAttr::get(type, ArrayRef<Attribute>());
  // An archive that lies about its sizes must not make us read past its end.
  if (tensor.storage().nbytes() <
      tensor.storage_offset() * tensor.element_size() + tensor.nbytes())
    return {};
  const char *data = static_cast<const char *>(tensor.const_data_ptr());
  size_t size = tensor.nbytes(),
         alignment = std::min<size_t>(tensor.element_size(), 8);
  if (name.empty() || tensor.numel() <= 16) {
    if (element.isInteger(1))
      return DenseElementsAttr::get(
          type, ArrayRef(reinterpret_cast<const bool *>(data), size));
    return DenseElementsAttr::getFromRawBuffer(type, ArrayRef(data, size));
  }
  if (reinterpret_cast<uintptr_t>(data) % alignment) {
    tensor = tensor.clone();
    data = static_cast<const char *>(tensor.const_data_ptr());
  }
  // The tensor, and so the memory that it lies in, lives as long as the blob.
  AsmResourceBlob blob(
      ArrayRef(data, size), alignment, [tensor](void *, size_t, size_t) {},
      /*dataIsMutable=*/false);
  return DenseResourceElementsAttr::get(type, name, std::move(blob));
}

Attribute convertValue(MLIRContext *context, const c10::IValue &value,
                       StringRef name) {
  Builder b(context);
  auto partOf = [&](size_t i) {
    return name.empty() ? "" : (name + "." + Twine(i)).str();
  };
  auto convertAll = [&](const auto &elements) -> Attribute {
    SmallVector<Attribute> attrs;
    size_t i = 0;
    for (const c10::IValue &element : elements)
      if (Attribute attr = convertValue(context, element, partOf(i++)))
        attrs.push_back(attr);
      else
        return {};
    return b.getArrayAttr(attrs);
  };
  if (value.isNone())
    return b.getUnitAttr();
  if (value.isTensor()) {
    if (!value.toTensor().defined())
      return b.getUnitAttr();
    return convertTensor(context, value.toTensor(), name);
  }
  if (value.isBool())
    return b.getBoolAttr(value.toBool());
  if (value.isInt())
    return b.getI64IntegerAttr(value.toInt());
  if (value.isDouble())
    return b.getF64FloatAttr(value.toDouble());
  if (value.isComplexDouble()) {
    auto number = value.toComplexDouble();
    auto type =
        RankedTensorType::get({}, mlir::ComplexType::get(b.getF64Type()));
    return DenseElementsAttr::get(
        type, std::complex<double>(number.real(), number.imag()));
  }
  if (value.isString())
    return b.getStringAttr(value.toStringRef());
  // What is computed without memory is computed on the CPU.
  if (value.isDevice())
    return b.getStringAttr(value.toDevice().is_meta() ? "cpu"
                                                      : value.toDevice().str());
  if (value.isList())
    return convertAll(value.toListRef());
  if (value.isTuple())
    return convertAll(value.toTupleRef().elements());
  if (value.isEnum()) {
    auto holder = value.toEnumHolder();
    Attribute held = convertValue(context, holder->value(), name);
    return held ? b.getArrayAttr({b.getStringAttr(holder->name()), held})
                : Attribute();
  }
  if (value.isGenericDict()) {
    SmallVector<Attribute> entries;
    for (const auto &entry : value.toGenericDict()) {
      Attribute key = convertValue(context, entry.key(), name);
      Attribute held =
          convertValue(context, entry.value(), partOf(entries.size()));
      if (!key || !held)
        return {};
      entries.push_back(b.getArrayAttr({key, held}));
    }
    return b.getArrayAttr(entries);
  }
  return {};
}

} // namespace torchonnx
