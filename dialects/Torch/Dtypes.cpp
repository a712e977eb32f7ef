//===- Dtypes.cpp - The dtypes of PyTorch ---------------------------------===//

#include "dialects/Torch/Dtypes.h"
#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace torchonnx {
namespace {

constexpr Dtype kDtypes[] = {
    {0, kUnsignedKind<8>, "u8", "uint8", "", "ByteStorage", 1},
    {1, kIntKind<8>, "i8", "int8", "", "CharStorage", 2},
    {2, kIntKind<16>, "i16", "int16", "short", "ShortStorage", 3},
    {3, kIntKind<32>, "i32", "int32", "int", "IntStorage", 4},
    {4, kIntKind<64>, "i64", "int64", "long", "LongStorage", 5},
    {5, kElementKind<Float16Type>, "f16", "float16", "half", "HalfStorage", 6},
    {6, kElementKind<Float32Type>, "f32", "float32", "float", "FloatStorage",
     7},
    {7, kElementKind<Float64Type>, "f64", "float64", "double", "DoubleStorage",
     8},
    {8, kComplexKind<Float16Type>, "c32", "complex32", "chalf", "", 9},
    {9, kComplexKind<Float32Type>, "c64", "complex64", "cfloat",
     "ComplexFloatStorage", 10},
    {10, kComplexKind<Float64Type>, "c128", "complex128", "cdouble",
     "ComplexDoubleStorage", 11},
    {11, kIntKind<1>, "bool", "bool", "", "BoolStorage", 12},
    {12, {}, "", "qint8", "", "", 0},
    {13, {}, "", "quint8", "", "", 0},
    {14, {}, "", "qint32", "", "", 0},
    {15, kElementKind<BFloat16Type>, "bf16", "bfloat16", "", "BFloat16Storage",
     13},
    {23, kElementKind<Float8E5M2Type>, "f8e5m2", "float8_e5m2", "", "", 30},
    {24, kElementKind<Float8E4M3FNType>, "f8e4m3fn", "float8_e4m3fn", "", "",
     29},
    {25, kElementKind<Float8E5M2FNUZType>, "f8e5m2fnuz", "float8_e5m2fnuz", "",
     "", 32},
    {26, kElementKind<Float8E4M3FNUZType>, "f8e4m3fnuz", "float8_e4m3fnuz", "",
     "", 31},
    {27, kUnsignedKind<16>, "u16", "uint16", "", "", 28},
    {28, kUnsignedKind<32>, "u32", "uint32", "", "", 34},
    {29, kUnsignedKind<64>, "u64", "uint64", "", "", 35},
};

template <typename Predicate>
const Dtype *findIf(Predicate isIt) {
  const Dtype *dtype = llvm::find_if(kDtypes, isIt);
  return dtype == std::end(kDtypes) ? nullptr : dtype;
}

/// By a text, of which empty ones are many.
const Dtype *findBy(StringLiteral Dtype::*text, StringRef value) {
  return findIf([&](const Dtype &dtype) {
    return !value.empty() && dtype.*text == value;
  });
}

} // namespace

Type Dtype::getType(MLIRContext *context) const {
  if (kind)
    return kind.build(context);
  return QuantizedType::get(context, StringAttr::get(context, name));
}

bool Dtype::isOf(Type type) const {
  if (kind)
    return kind.isOf(type);
  auto quantized = dyn_cast<QuantizedType>(type);
  return quantized && quantized.getName() == name;
}

ArrayRef<Dtype> listDtypes() { return kDtypes; }

const Dtype *findDtype(StringRef name) {
  const Dtype *dtype = findBy(&Dtype::name, name);
  return dtype ? dtype : findBy(&Dtype::alias, name);
}

const Dtype *findShortDtype(StringRef shortName) {
  return findBy(&Dtype::shortName, shortName);
}

const Dtype *findStorageDtype(StringRef storage) {
  return findBy(&Dtype::storage, storage);
}

const Dtype *findExportedDtype(int64_t exported) {
  return findIf([&](const Dtype &dtype) {
    return exported && dtype.exported == exported;
  });
}

const Dtype *findDtypeOf(Type type) {
  return findIf([&](const Dtype &dtype) { return type && dtype.isOf(type); });
}

int64_t getScalarType(Type dtype) {
  const Dtype *found = findDtypeOf(dtype);
  return found ? found->number : -1;
}

Type getDtype(MLIRContext *context, int64_t scalarType) {
  const Dtype *dtype =
      findIf([&](const Dtype &dtype) { return dtype.number == scalarType; });
  return dtype ? dtype->getType(context) : Type();
}

} // namespace torchonnx
