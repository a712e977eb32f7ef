//===- Values.cpp - MLIR's values as LibTorch's ---------------------------===//

#include "Values.h"
#include "Untold.h"
#include "dialects/Torch/Quantization.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include <ATen/ATen.h>
#include <ATen/core/Dict.h>
#include <ATen/core/jit_type.h>
#include <cstring>

using namespace mlir;
using namespace torchonnx;
using c10::IValue;
using c10::TypeKind;
using c10::TypePtr;

static std::string print(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

//===----------------------------------------------------------------------===//
// Dtypes and tensors
//===----------------------------------------------------------------------===//

c10::ScalarType torchonnx::toScalarType(Type dtype) {
  if (dtype.isF32())
    return c10::kFloat;
  if (dtype.isInteger(1))
    return c10::kBool;
  if (dtype.isSignlessInteger(64))
    return c10::kLong;
  int64_t number = getScalarType(dtype);
  if (number < 0)
    cannotTell("PyTorch has no dtype ", print(dtype));
  return static_cast<c10::ScalarType>(number);
}

/// A tensor over the data of an attribute; a copy where the data is not aligned
/// as kernels of complex numbers take for granted.
static at::Tensor tensorOver(ArrayRef<char> data, at::IntArrayRef sizes,
                             c10::ScalarType dtype) {
  auto address = reinterpret_cast<uintptr_t>(data.data());
  if (address % c10::elementSize(dtype) == 0)
    return at::from_blob(const_cast<char *>(data.data()), sizes,
                         at::TensorOptions(dtype));
  at::Tensor copy = at::empty(sizes, at::TensorOptions(dtype));
  std::memcpy(copy.mutable_data_ptr(), data.data(), copy.nbytes());
  return copy;
}

at::Tensor torchonnx::toTensor(ElementsAttr attr) {
  c10::ScalarType dtype = toScalarType(attr.getElementType());
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  at::IntArrayRef sizes(shape.data(), shape.size());
  auto over = [&](ArrayRef<char> data) {
    return tensorOver(data, sizes, dtype);
  };
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      cannotTell("the data of a tensor is missing");
    return over(blob->getData());
  }
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense)
    cannotTell("this kind of tensor attribute has no data");
  if (dtype == c10::kBool) {
    at::Tensor tensor = at::empty(sizes, at::TensorOptions(dtype));
    bool *data = tensor.mutable_data_ptr<bool>();
    for (bool value : dense.getValues<bool>())
      *data++ = value;
    return tensor;
  }
  if (dense.isSplat())
    return tensorOver(dense.getRawData(), {}, dtype).expand(sizes);
  return over(dense.getRawData());
}

//===----------------------------------------------------------------------===//
// What is known without LibTorch
//===----------------------------------------------------------------------===//

Attribute torchonnx::getKnownValue(Type type) {
  auto scalar = [](auto scalarType) {
    return scalarType.getSymbol() ? Attribute() : scalarType.getKnown();
  };
  auto all = [&](ArrayRef<Type> types) {
    SmallVector<Attribute> elements;
    for (Type element : types) {
      elements.push_back(getKnownValue(element));
      if (!elements.back())
        return Attribute();
    }
    return Attribute(ArrayAttr::get(type.getContext(), elements));
  };
  return llvm::TypeSwitch<Type, Attribute>(type)
      .Case([&](TorchIntType t) { return scalar(t); })
      .Case([&](TorchFloatType t) { return scalar(t); })
      .Case([&](TorchBoolType t) { return scalar(t); })
      .Case([&](TorchNoneType) { return UnitAttr::get(type.getContext()); })
      .Case([&](TorchDeviceType) {
        return StringAttr::get(type.getContext(), "cpu");
      })
      .Case([&](ListType t) {
        return t.getSized() ? all(t.getElements()) : Attribute();
      })
      .Case([&](TorchTupleType t) { return all(t.getElements()); })
      .Default(Attribute());
}

Attribute torchonnx::getKnownValue(Value value) {
  if (Attribute constant = getConstant(value))
    return constant;
  if (Attribute known = getKnownValue(value.getType()))
    return known;
  auto elements = getElements(value);
  if (!elements)
    return {};
  SmallVector<Attribute> known;
  for (Value element : *elements) {
    known.push_back(getKnownValue(element));
    if (!known.back())
      return {};
  }
  return ArrayAttr::get(value.getContext(), known);
}

//===----------------------------------------------------------------------===//
// MLIR to LibTorch
//===----------------------------------------------------------------------===//

/// The type that a value of optional type has when it is there.
static TypePtr unwrap(TypePtr type) {
  while (type && type->kind() == TypeKind::OptionalType)
    type = type->containedType(0);
  return type;
}

static bool isConcrete(const TypePtr &type) {
  return type && type->kind() != TypeKind::AnyType &&
         type->kind() != TypeKind::VarType && !type->hasFreeVariables();
}

/// Numbers as the schema wants them: Python passes an int for a float.
static IValue fitNumber(IValue value, const TypePtr &expected) {
  if (!expected)
    return value;
  if (expected->kind() == TypeKind::FloatType) {
    if (value.isInt())
      return static_cast<double>(value.toInt());
    if (value.isBool())
      return static_cast<double>(value.toBool());
  }
  if (expected->kind() == TypeKind::IntType && value.isBool())
    return static_cast<int64_t>(value.toBool());
  return value;
}

/// The LibTorch type of numbers and of lists of them; else that of tensors.
static TypePtr toTorchType(Type type) {
  if (!type) // Lists of several types have none.
    return c10::TensorType::get();
  return llvm::TypeSwitch<Type, TypePtr>(type)
      .Case([](TorchIntType) { return c10::IntType::get(); })
      .Case([](TorchFloatType) { return c10::FloatType::get(); })
      .Case([](TorchBoolType) { return c10::BoolType::get(); })
      .Case([](ListType t) {
        return c10::ListType::create(toTorchType(t.getElementType()));
      })
      .Default([](Type) { return c10::TensorType::get(); });
}

IValue Reader::makeList(std::vector<IValue> elements, const TypePtr &expected,
                        TypePtr type) {
  TypePtr list = unwrap(expected);
  TypePtr elementType;
  if (list && list->kind() == TypeKind::ListType &&
      isConcrete(list->containedType(0)))
    elementType = list->containedType(0);
  else if (!elements.empty())
    elementType = elements.front().type();
  else
    elementType = std::move(type);
  // Specific tensor types would make a list of tensors of another type.
  if (elementType->kind() == TypeKind::TensorType)
    elementType = c10::TensorType::get();
  c10::impl::GenericList result(elementType);
  result.reserve(elements.size());
  for (IValue &element : elements)
    result.push_back(std::move(element));
  return result;
}

static TypePtr elementOf(const TypePtr &expected, unsigned index) {
  TypePtr type = unwrap(expected);
  if (type && type->kind() == TypeKind::ListType)
    return type->containedType(0);
  if (type && type->kind() == TypeKind::TupleType &&
      index < type->containedTypes().size())
    return type->containedType(index);
  return nullptr;
}

at::Tensor Reader::getTensor(TorchTensorType type) {
  if (!type.getRanked())
    cannotTell("nothing is known of the shape of an operand");
  at::Tensor unshared;
  at::Tensor &tensor = fresh ? unshared : cache[{type, row}];
  bool symbolic = false;
  SmallVector<int64_t, 6> sizes;
  for (Attribute dim : type.getDims()) {
    if (auto size = dyn_cast<IntegerAttr>(dim)) {
      sizes.push_back(size.getInt());
      continue;
    }
    symbolic = true;
    ArrayRef<double> samples = symbols.getSamples(cast<StringAttr>(dim));
    if (row >= samples.size())
      cannotTell("the size '", cast<StringAttr>(dim).getValue().str(),
                 "' has no samples");
    sizes.push_back(static_cast<int64_t>(samples[row]));
  }
  sawSymbol |= symbolic;
  if (tensor.defined() &&
      tensor.sizes() == at::IntArrayRef(sizes.data(), sizes.size()))
    return tensor;
  c10::ScalarType dtype = toScalarType(type.getDtype());
  at::IntArrayRef shape(sizes.data(), sizes.size());
  auto options = at::TensorOptions(dtype).device(at::kMeta);
  if (c10::isQIntType(dtype))
    tensor = at::_empty_affine_quantized(shape, options, /*scale=*/1,
                                         /*zero_point=*/0);
  else
    tensor = at::empty(shape, options);
  return tensor;
}

IValue Reader::readNumber(Type type, const TypePtr &want) {
  auto number = [&](auto scalarType, auto fromConstant, auto fromSample,
                    auto dummies) -> IValue {
    if (StringAttr symbol = scalarType.getSymbol()) {
      sawSymbol = true;
      ArrayRef<double> samples = symbols.getSamples(symbol);
      if (row >= samples.size())
        cannotTell("the number '", symbol.getValue().str(), "' has no samples");
      return fitNumber(fromSample(samples[row]), want);
    }
    if (Attribute known = scalarType.getKnown())
      return fitNumber(fromConstant(known), want);
    sawUnknown = true;
    const IValue &dummy = dummies[dummyPair][dummyVariant];
    if (dummyVariant == 0 || !dummy.isInt())
      return fitNumber(dummy, want);
    return fitNumber(dummy.toInt() + int64_t(dummyIndex++), want);
  };
  static const IValue ints[numDummies][2] = {{int64_t(0), int64_t(1)},
                                             {int64_t(3), int64_t(5)},
                                             {int64_t(1), int64_t(2)},
                                             {int64_t(7), int64_t(12)},
                                             {int64_t(100), int64_t(300)}};
  static const IValue floats[numDummies][2] = {
      {1.0, 2.0}, {0.25, 0.75}, {3.0, 5.0}, {7.5, 12.0}, {100.0, 300.0}};
  static const IValue bools[numDummies][2] = {{false, true},
                                              {false, true},
                                              {false, true},
                                              {false, true},
                                              {false, true}};
  return llvm::TypeSwitch<Type, IValue>(type)
      .Case([&](TorchIntType t) {
        return number(
            t,
            [](Attribute known) -> IValue {
              return cast<IntegerAttr>(known).getInt();
            },
            [](double sample) -> IValue {
              return static_cast<int64_t>(sample);
            },
            ints);
      })
      .Case([&](TorchFloatType t) {
        return number(
            t,
            [](Attribute known) -> IValue {
              if (auto value = dyn_cast<FloatAttr>(known))
                return value.getValueAsDouble();
              return static_cast<double>(cast<IntegerAttr>(known).getInt());
            },
            [](double sample) -> IValue { return sample; }, floats);
      })
      .Case([&](TorchBoolType t) {
        return number(
            t,
            [](Attribute known) -> IValue {
              return cast<BoolAttr>(known).getValue();
            },
            [](double sample) -> IValue { return sample != 0; }, bools);
      })
      .Case([&](TorchNumberType) -> IValue {
        sawUnknown = true;
        // It may be of either kind, which must not matter either.
        return dummyVariant ? floats[dummyPair][1] : ints[dummyPair][0];
      })
      .Case([&](TorchComplexType) -> IValue {
        sawUnknown = true;
        return c10::complex<double>(floats[dummyPair][dummyVariant].toDouble(),
                                    1.0);
      });
}

IValue Reader::read(Type type, TypePtr expected) {
  TypePtr want = unwrap(expected);
  return llvm::TypeSwitch<Type, IValue>(type)
      .Case([&](TorchTensorType t) -> IValue {
        if (real)
          cannotTell("an operand is not constant");
        return getTensor(t);
      })
      .Case<TorchIntType, TorchFloatType, TorchBoolType, TorchNumberType,
            TorchComplexType>([&](Type t) { return readNumber(t, want); })
      .Case([&](TorchNoneType) -> IValue {
        // Factories would otherwise make tensors with memory.
        if (want && want->kind() == TypeKind::DeviceObjType)
          return device();
        return {};
      })
      .Case([&](TorchDeviceType) -> IValue { return device(); })
      .Case([&](TorchGeneratorType) -> IValue { return {}; })
      .Case([&](TorchOptionalType t) {
        return read(t.getElementType(), expected);
      })
      .Case([&](ListType t) {
        if (!t.getSized())
          cannotTell("the length of a list is not known");
        std::vector<IValue> elements;
        for (auto [i, element] : llvm::enumerate(t.getElements()))
          elements.push_back(read(element, elementOf(expected, i)));
        return makeList(std::move(elements), expected);
      })
      .Case([&](TorchTupleType t) -> IValue {
        std::vector<IValue> elements;
        for (auto [i, element] : llvm::enumerate(t.getElements()))
          elements.push_back(read(element, elementOf(expected, i)));
        return c10::ivalue::Tuple::create(std::move(elements));
      })
      .Default([&](Type) -> IValue {
        cannotTell("the value of an operand of type ", print(type),
                   " is not known");
      });
}

IValue Reader::read(Attribute value, TypePtr expected) {
  TypePtr want = unwrap(expected);
  return llvm::TypeSwitch<Attribute, IValue>(value)
      .Case([&](BoolAttr attr) { return fitNumber(attr.getValue(), want); })
      .Case([&](IntegerAttr attr) { return fitNumber(attr.getInt(), want); })
      .Case([&](FloatAttr attr) -> IValue { return attr.getValueAsDouble(); })
      .Case([&](StringAttr attr) -> IValue {
        if (want && want->kind() == TypeKind::DeviceObjType)
          return device();
        return attr.getValue().str();
      })
      .Case([&](UnitAttr) {
        return read(TorchNoneType::get(value.getContext()), expected);
      })
      .Case([&](ElementsAttr attr) -> IValue {
        if (want && want->kind() == TypeKind::ComplexType)
          return c10::complex<double>(
              *attr.value_begin<std::complex<double>>());
        if (real)
          return toTensor(attr);
        return getTensor(cast<TorchTensorType>(getConstantType(attr)));
      })
      .Case([&](ArrayAttr attr) -> IValue {
        std::vector<IValue> elements;
        for (auto [i, element] : llvm::enumerate(attr))
          elements.push_back(read(element, elementOf(expected, i)));
        if (want && want->kind() == TypeKind::TupleType)
          return c10::ivalue::Tuple::create(std::move(elements));
        return makeList(std::move(elements), expected);
      })
      .Default([&](Attribute) -> IValue {
        cannotTell("an operand's constant is of no kind that PyTorch has");
      });
}

IValue Reader::read(Value value, TypePtr expected) {
  Operation *op = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<ConstantOp>(op)) {
    if (isa<TorchDeviceType>(value.getType()))
      return device();
    TypePtr want = isa<TorchComplexType>(value.getType())
                       ? c10::ComplexType::get()
                       : std::move(expected);
    return read(constant.getValue(), want);
  }
  if (auto dict = dyn_cast_or_null<DictConstructOp>(op)) {
    c10::impl::GenericDict result(c10::AnyType::get(), c10::AnyType::get());
    auto elements = dict.getElements();
    std::vector<std::pair<IValue, IValue>> entries;
    for (size_t i = 0; i + 1 < elements.size(); i += 2)
      entries.emplace_back(read(elements[i], nullptr),
                           read(elements[i + 1], nullptr));
    if (!entries.empty())
      result = c10::impl::GenericDict(entries.front().first.type(),
                                      entries.front().second.type());
    for (auto &[key, element] : entries)
      result.insert(key, element);
    return result;
  }
  if (isa_and_nonnull<ListConstructOp, TupleConstructOp>(op)) {
    std::vector<IValue> elements;
    for (auto [i, element] : llvm::enumerate(op->getOperands()))
      elements.push_back(read(element, elementOf(expected, i)));
    if (isa<TupleConstructOp>(op))
      return c10::ivalue::Tuple::create(std::move(elements));
    Type type = cast<ListType>(value.getType()).getElementType();
    return makeList(std::move(elements), expected, toTorchType(type));
  }
  IValue result = read(value.getType(), std::move(expected));
  // The type does not tell that a tensor is quantized by channel.
  if (std::optional<Quantization> q = getQuantization(value); q && q->axis) {
    const at::Tensor &tensor = result.toTensor();
    bool isReal = isRealZeroPoint(*q);
    int64_t channels = tensor.size(*q->axis);
    return at::_empty_per_channel_affine_quantized(
        tensor.sizes(), at::ones(channels, isReal ? at::kFloat : at::kDouble),
        at::zeros(channels, isReal ? at::kFloat : at::kLong), *q->axis,
        tensor.options());
  }
  return result;
}

IValue Reader::read(Value value, const c10::Argument &argument) {
  // Pinning is meaningless for what has no memory.
  if (argument.name() == "pin_memory")
    return {};
  IValue result = read(value, argument.type());
  TypePtr want = unwrap(argument.type());
  // `int[2] stride=1` takes one number for all.
  if (want->kind() == TypeKind::ListType && !result.isList() &&
      !result.isNone() && !result.isTensor()) {
    std::vector<IValue> copies(argument.N().value_or(1),
                               fitNumber(result, want->containedType(0)));
    return makeList(std::move(copies), argument.type());
  }
  return result;
}
