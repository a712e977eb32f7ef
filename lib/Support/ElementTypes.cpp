//===- ElementTypes.cpp - The element types of ONNX -----------------------===//

#include "torch-onnx-opt/ElementTypes.h"

using namespace mlir;

namespace torchonnx {
namespace {

constexpr ElementType kElementTypes[] = {
    {0, "undefined", "undefined", {}},
    {1, "float", "f32", kElementKind<Float32Type>},
    {2, "uint8", "u8", kUnsignedKind<8>},
    {3, "int8", "i8", kIntKind<8>},
    {4, "uint16", "u16", kUnsignedKind<16>},
    {5, "int16", "i16", kIntKind<16>},
    {6, "int32", "i32", kIntKind<32>},
    {7, "int64", "i64", kIntKind<64>},
    {8, "string", "string", {}},
    {9, "bool", "bool", kIntKind<1>},
    {10, "float16", "f16", kElementKind<Float16Type>},
    {11, "double", "f64", kElementKind<Float64Type>},
    {12, "uint32", "u32", kUnsignedKind<32>},
    {13, "uint64", "u64", kUnsignedKind<64>},
    {14, "complex64", "c64", kComplexKind<Float32Type>},
    {15, "complex128", "c128", kComplexKind<Float64Type>},
    {16, "bfloat16", "bf16", kElementKind<BFloat16Type>},
    {17, "float8e4m3fn", "f8e4m3fn", kElementKind<Float8E4M3FNType>},
    {18, "float8e4m3fnuz", "f8e4m3fnuz", kElementKind<Float8E4M3FNUZType>},
    {19, "float8e5m2", "f8e5m2", kElementKind<Float8E5M2Type>},
    {20, "float8e5m2fnuz", "f8e5m2fnuz", kElementKind<Float8E5M2FNUZType>},
    {21, "uint4", "u4", kUnsignedKind<4>},
    {22, "int4", "i4", kIntKind<4>},
    {23, "float4e2m1", "f4e2m1", kElementKind<Float4E2M1FNType>},
    {24, "float8e8m0", "f8e8m0", kElementKind<Float8E8M0FNUType>},
    {25, "uint2", "u2", kUnsignedKind<2>},
    {26, "int2", "i2", kIntKind<2>},
    {27, "float6e2m3", "f6e2m3", kElementKind<Float6E2M3FNType>},
    {28, "float6e3m2", "f6e3m2", kElementKind<Float6E3M2FNType>},
};

constexpr bool areInOrder() {
  int64_t number = 0;
  for (const ElementType &type : kElementTypes)
    if (type.number != number++)
      return false;
  return true;
}
static_assert(areInOrder(), "a number is an index");

} // namespace

ArrayRef<ElementType> listElementTypes() { return kElementTypes; }

const ElementType &lookupElementType(int64_t number) {
  bool isKnown = number > 0 && number < int64_t(std::size(kElementTypes));
  return kElementTypes[isKnown ? number : 0];
}

} // namespace torchonnx
