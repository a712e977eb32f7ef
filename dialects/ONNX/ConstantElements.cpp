//===- ConstantElements.cpp - The elements of onnx constants --------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace torchonnx;

ArrayRef<char> torchonnx::getRawElements(ElementsAttr elements) {
  if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(elements))
    return dense.getRawData();
  auto resource = dyn_cast<DenseResourceElementsAttr>(elements);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  return blob ? blob->getData() : ArrayRef<char>();
}

bool torchonnx::isOneForAll(ElementsAttr elements) {
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  return dense && dense.isSplat();
}

Value torchonnx::createOnnxInts(OpBuilder &builder, Location loc,
                                ArrayRef<int64_t> values) {
  auto type =
      RankedTensorType::get(int64_t(values.size()), builder.getI64Type());
  return createOnnxConstant(builder, loc, DenseElementsAttr::get(type, values));
}

std::optional<SmallVector<int64_t>>
torchonnx::getOnnxConstantInts(Value value) {
  ElementsAttr elements = getOnnxConstant(value);
  auto dense = dyn_cast_or_null<DenseIntElementsAttr>(elements);
  if (!dense || !dense.getElementType().isInteger(64))
    return std::nullopt;
  return llvm::to_vector(dense.getValues<int64_t>());
}

bool torchonnx::isEachElement(Value value, int64_t number) {
  ElementsAttr elements = getOnnxConstant(value);
  Type type = elements ? elements.getElementType() : Type();
  if (!type || !type.isIntOrFloat() || type.isInteger(1))
    return false;
  APInt bits(type.getIntOrFloatBitWidth(), number);
  if (auto real = dyn_cast<FloatType>(type)) {
    APFloat exact(real.getFloatSemantics());
    exact.convertFromAPInt(APInt(64, number), true,
                           APFloat::rmNearestTiesToEven);
    bits = exact.bitcastToAPInt();
  }
  ArrayRef<char> bytes = getRawElements(elements);
  size_t width = bits.getBitWidth() / 8;
  const char *element = reinterpret_cast<const char *>(bits.getRawData());
  if (bytes.empty() || width == 0 || width > 8 || bytes.size() % width != 0)
    return false;
  for (size_t i = 0; i < bytes.size(); i += width)
    if (std::memcmp(bytes.data() + i, element, width) != 0)
      return false;
  return true;
}
