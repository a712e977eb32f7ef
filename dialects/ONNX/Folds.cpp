//===- Folds.cpp - What onnx ops are known to give ------------------------===//

#include "dialects/ONNX/Folds.h"
#include "dialects/ONNX/ConstantElements.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/ONNX/OnnxOpInfo.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace torchonnx;

static Type elementTypeOf(Value value) {
  auto type = dyn_cast<TensorType>(value.getType());
  return type ? type.getElementType() : Type();
}

/// Whether every value of the one element type is a value of the other, so that
/// a cast there and back changes nothing.
static bool isWidening(Type from, Type to) {
  if (!from.isIntOrFloat() || !to.isIntOrFloat())
    return false;
  if (auto real = dyn_cast<FloatType>(from)) {
    auto wide = dyn_cast<FloatType>(to);
    return wide && real.getFPMantissaWidth() <= wide.getFPMantissaWidth() &&
           real.getWidth() < wide.getWidth();
  }
  unsigned width = from.getIntOrFloatBitWidth();
  if (auto wide = dyn_cast<FloatType>(to))
    return width <= unsigned(wide.getFPMantissaWidth());
  return width < to.getIntOrFloatBitWidth() &&
         (from.isUnsignedInteger() || from.isInteger(1) ||
          !to.isUnsignedInteger());
}

/// The value that an op only hands on, or null.
static Value forwarded(Operation *op) {
  if (isOnnxOp(op, "Identity"))
    return op->getOperand(0);
  if (!isOnnxOp(op, "Cast"))
    return {};
  Value operand = op->getOperand(0);
  Type result = elementTypeOf(op->getResult(0));
  if (elementTypeOf(operand) == result)
    return operand;
  Operation *inner = operand.getDefiningOp();
  if (isOnnxOp(inner, "Cast") &&
      elementTypeOf(inner->getOperand(0)) == result &&
      isWidening(result, elementTypeOf(operand)))
    return inner->getOperand(0);
  return {};
}

/// One element as another type, by the rules of ONNX's Cast; null for what it
/// leaves open (a float beyond the range of an integer type).
static Attribute castElement(Attribute element, Type to) {
  APFloat real(0.0);
  if (auto number = dyn_cast<FloatAttr>(element)) {
    real = number.getValue();
  } else {
    auto integer = cast<IntegerAttr>(element);
    Type from = integer.getType();
    bool isUnsigned = from.isUnsignedInteger() || from.isInteger(1);
    APInt value = integer.getValue();
    if (to.isInteger(1))
      return BoolAttr::get(to.getContext(), !value.isZero());
    if (isa<IntegerType>(to)) {
      unsigned width = to.getIntOrFloatBitWidth();
      return IntegerAttr::get(to, isUnsigned ? value.zextOrTrunc(width)
                                             : value.sextOrTrunc(width));
    }
    real = APFloat(cast<FloatType>(to).getFloatSemantics());
    real.convertFromAPInt(value, !isUnsigned, APFloat::rmNearestTiesToEven);
    return FloatAttr::get(to, real);
  }
  if (auto type = dyn_cast<FloatType>(to)) {
    bool inexact;
    real.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &inexact);
    return FloatAttr::get(type, real);
  }
  if (to.isInteger(1))
    return BoolAttr::get(to.getContext(), !real.isZero());
  llvm::APSInt value(to.getIntOrFloatBitWidth(), to.isUnsignedInteger());
  bool isExact;
  if (real.convertToInteger(value, APFloat::rmTowardZero, &isExact) &
      APFloat::opInvalidOp)
    return {};
  return IntegerAttr::get(to, APInt(value));
}

/// The value of a Cast of a small constant, or null.
static ElementsAttr foldedCast(Operation *op) {
  constexpr int64_t kMostElements = 64;
  if (!isOnnxOp(op, "Cast"))
    return {};
  auto value =
      dyn_cast_or_null<DenseElementsAttr>(getOnnxConstant(op->getOperand(0)));
  Type to = elementTypeOf(op->getResult(0));
  if (!value || value.getNumElements() > kMostElements ||
      !value.getElementType().isIntOrFloat() || !to.isIntOrFloat())
    return {};
  SmallVector<Attribute> elements;
  for (Attribute element : value.getValues<Attribute>()) {
    elements.push_back(castElement(element, to));
    if (!elements.back())
      return {};
  }
  return DenseElementsAttr::get(value.getType().clone(to), elements);
}

/// The shape of a constant that a constant is moved to; none if the ops do not
/// tell.
static std::optional<SmallVector<int64_t>> shapeOfMoved(Operation *op) {
  auto known = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (known && known.hasStaticShape())
    return SmallVector<int64_t>(known.getShape());
  SmallVector<SmallVector<int64_t>> parts;
  for (Value operand : op->getOperands()) {
    ElementsAttr part = getOnnxConstant(operand);
    if (!part)
      return std::nullopt;
    parts.emplace_back(part.getShapedType().getShape());
  }
  SmallVector<int64_t> shape = parts.front();
  if (isOnnxOp(op, "Concat")) {
    int64_t axis = cast<IntegerAttr>(getOnnxAttr(op, "axis")).getInt();
    axis = axis < 0 ? axis + int64_t(shape.size()) : axis;
    for (ArrayRef<int64_t> part : ArrayRef(parts).drop_front())
      shape[axis] += part[axis];
    return shape;
  }
  if (!isOnnxOp(op, "Unsqueeze"))
    return isOnnxOp(op, "Neg") ? std::optional(shape) : std::nullopt;
  auto axes = op->getNumOperands() > 1 ? getOnnxConstantInts(op->getOperand(1))
                                       : std::optional(getOnnxInts(op, "axes"));
  if (!axes)
    return std::nullopt;
  int64_t rank = shape.size() + axes->size();
  for (int64_t &axis : *axes)
    axis = axis < 0 ? axis + rank : axis;
  for (int64_t axis = 0; axis < rank; ++axis)
    if (llvm::is_contained(*axes, axis))
      shape.insert(shape.begin() + axis, 1);
  return shape;
}

/// What conversions make of small constants: places in a tensor, bounds of a
/// range. Null for anything else.
static ElementsAttr foldedMove(Operation *op) {
  constexpr int64_t kMostElements = 4096;
  bool isConcat = isOnnxOp(op, "Concat"), isNeg = isOnnxOp(op, "Neg");
  if (!isConcat && !isNeg && !isOnnxOp(op, "Unsqueeze") &&
      !isOnnxOp(op, "Squeeze") && !isOnnxOp(op, "Reshape"))
    return {};
  std::optional<SmallVector<int64_t>> shape = shapeOfMoved(op);
  Type element = elementTypeOf(op->getResult(0));
  if (!shape || !element.isIntOrFloat() || element.isInteger(1))
    return {};
  auto to = RankedTensorType::get(*shape, element);
  if (to.getNumElements() == 0 || to.getNumElements() > kMostElements)
    return {};
  // The rows of the parts, one after the other.
  int64_t rows = 1;
  if (isConcat) {
    int64_t axis = cast<IntegerAttr>(getOnnxAttr(op, "axis")).getInt();
    axis = axis < 0 ? axis + to.getRank() : axis;
    for (int64_t size : to.getShape().take_front(axis))
      rows *= size;
  }
  SmallVector<std::pair<ArrayRef<char>, bool>> parts;
  size_t width = std::max(1u, to.getElementTypeBitWidth() / 8);
  SmallVector<size_t> lengths;
  for (Value operand :
       isConcat ? op->getOperands() : op->getOperands().take_front(1)) {
    ElementsAttr part = getOnnxConstant(operand);
    if (!part)
      return {};
    parts.push_back({getRawElements(part), isOneForAll(part)});
    lengths.push_back(part.getNumElements() / rows);
    if (parts.back().first.size() !=
        (isOneForAll(part) ? 1 : part.getNumElements()) * width)
      return {};
  }
  std::vector<char> bytes;
  for (int64_t row = 0; row < rows; ++row)
    for (auto [part, length] : llvm::zip(parts, lengths))
      for (size_t i = row * length, e = i + length; i < e; ++i) {
        const char *at = part.first.data() + (part.second ? 0 : i * width);
        bytes.insert(bytes.end(), at, at + width);
      }
  if (bytes.size() != to.getNumElements() * width)
    return {};
  auto folded = DenseElementsAttr::getFromRawBuffer(to, bytes);
  if (!isNeg)
    return folded;
  if (!element.isInteger(64))
    return {};
  return cast<DenseIntElementsAttr>(folded).mapValues(
      element, [](const APInt &i) { return -i; });
}

OpFoldResult torchonnx::findOnnxFold(Operation *op) {
  if (ElementsAttr folded = foldedCast(op))
    return folded;
  if (ElementsAttr folded = foldedMove(op))
    return folded;
  return forwarded(op);
}

/// A constant is what it holds; one that has a name, or is no tensor, is like
/// no other.
static Attribute foldedConstant(Operation *op) {
  ElementsAttr elements = op->getAttrs().size() == 1
                              ? getOnnxConstant(op->getResult(0))
                              : ElementsAttr();
  return elements ? Attribute(elements) : op->getAttrDictionary();
}

LogicalResult torchonnx::foldOnnxOp(Operation *op,
                                    SmallVectorImpl<OpFoldResult> &results) {
  if (isOnnxOp(op, "Constant")) {
    results.push_back(foldedConstant(op));
    return success();
  }
  OpFoldResult found =
      op->getNumResults() == 1 ? findOnnxFold(op) : OpFoldResult();
  if (!found)
    return failure();
  auto value = dyn_cast<Value>(found);
  Type type = value
                  ? value.getType()
                  : cast<ElementsAttr>(cast<Attribute>(found)).getShapedType();
  // A fold may not change a type.
  if (type != op->getResult(0).getType())
    return failure();
  results.push_back(found);
  return success();
}

Operation *OnnxDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  return elements && elements.getShapedType() == type
             ? createOnnxConstant(builder, loc, elements).getDefiningOp()
             : nullptr;
}
