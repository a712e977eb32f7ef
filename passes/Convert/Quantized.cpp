//===- Quantized.cpp - Conversions: quantized tensors ---------------------===//
//
// In ONNX a quantized tensor is its integers; what they stand for is found at
// the op that made them.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Quantization.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

/// The scale and the zero point as QuantizeLinear takes them.
static std::pair<Value, Value> parameters(OnnxBuilder &b, Value quantized) {
  Quantization q = *getQuantization(quantized);
  return {b.in(q.scale, b.builder.getF32Type()),
          b.in(q.zeroPoint, getStorageDtype(quantized.getType()))};
}

static Value quantize(OnnxBuilder &b, Value x, Value result) {
  auto [scale, zeroPoint] = parameters(b, result);
  if (std::optional<int64_t> axis = getQuantization(result)->axis)
    return b.QuantizeLinear({b.in(x), scale, zeroPoint}, {{"axis", *axis}});
  return b.QuantizeLinear({b.in(x), scale, zeroPoint});
}

/// Constant signed bytes plus 128, unsigned; null for anything else.
static Value shifted(OnnxBuilder &b, Value bytes) {
  ElementsAttr constant = bytes ? getOnnxConstant(bytes) : ElementsAttr();
  if (!constant || !constant.getElementType().isSignlessInteger(8))
    return {};
  ArrayRef<char> raw;
  if (auto dense = dyn_cast<DenseElementsAttr>(constant))
    raw = dense.getRawData();
  else if (AsmResourceBlob *blob = cast<DenseResourceElementsAttr>(constant)
                                       .getRawHandle()
                                       .getBlob())
    raw = blob->getData();
  auto moved =
      llvm::map_to_vector(raw, [](char byte) { return char(byte ^ 0x80); });
  Type u8 = b.builder.getIntegerType(8, /*isSigned=*/false);
  return b.constant(DenseElementsAttr::getFromRawBuffer(
      constant.getShapedType().clone(u8), moved));
}

static Value dequantize(OnnxBuilder &b, Value quantized) {
  auto [scale, zeroPoint] = parameters(b, quantized);
  // Runtimes multiply unsigned by signed bytes with instructions that saturate
  // where the processor has no others; two unsigned ones are exact everywhere.
  if (Value weight = shifted(b, b.in(quantized)))
    if (Value middle = shifted(b, zeroPoint)) {
      std::optional<int64_t> axis = getQuantization(quantized)->axis;
      return axis ? b.DequantizeLinear({weight, scale, middle},
                                       {{"axis", *axis}})
                  : b.DequantizeLinear({weight, scale, middle});
    }
  // 32-bit integers have no zero point.
  if (getQuantizedName(quantized.getType()) == "qint32")
    zeroPoint = {};
  if (std::optional<int64_t> axis = getQuantization(quantized)->axis)
    return b.DequantizeLinear({b.in(quantized), scale, zeroPoint},
                              {{"axis", *axis}});
  return b.DequantizeLinear({b.in(quantized), scale, zeroPoint});
}

/// Whether QuantizeLinear makes it: bytes that count from one of them.
static bool isByte(Value quantized) {
  StringRef name = getQuantizedName(quantized.getType());
  std::optional<Quantization> q = getQuantization(quantized);
  return (name == "quint8" || name == "qint8") && !(q && isRealZeroPoint(*q));
}
static bool isDequantizable(Value quantized) {
  std::optional<Quantization> q = getQuantization(quantized);
  return q && (isByte(quantized) ||
               (getQuantizedName(quantized.getType()) == "qint32" &&
                getConstantInt(q->zeroPoint) == 0));
}

/// The dims of its first operand in another order or shape.
static bool isView(Operation *op) {
  return isa<AtenTOp, AtenTransposeIntOp, AtenPermuteOp, AtenReshapeOp,
             AtenViewOp, AtenUnsqueezeOp, AtenExpandOp>(op);
}

static bool isDequantized(Value x) {
  while (Operation *op = x.getDefiningOp()) {
    if (!isView(op))
      return isa<AtenDequantizeSelfOp>(op);
    x = op->getOperand(0);
  }
  return false;
}

/// Whether `x` is a factor of a matrix product whose other one is real.
static bool meetsReal(Value x) {
  return llvm::any_of(x.getUses(), [](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isView(user))
      return use.getOperandNumber() == 0 && meetsReal(user->getResult(0));
    unsigned first = isa<AtenAddmmOp, AtenBaddbmmOp>(user) ? 1 : 0;
    unsigned factor = use.getOperandNumber() - first;
    return isa<AtenLinearOp, AtenMatmulOp, AtenMmOp, AtenBmmOp, AtenAddmmOp,
               AtenBaddbmmOp>(user) &&
           factor < 2 && !isDequantized(user->getOperand(first + 1 - factor));
  });
}

/// Whether runtimes would round the other factor too: ONNX Runtime makes a
/// MatMulNBits of constant bytes that are dequantized for a matrix product.
static bool wouldRound(AtenDequantizeSelfOp op) {
  Operation *source = op.getSelf().getDefiningOp();
  return source && getConstant(source->getOperand(0)) &&
         meetsReal(op.getResult());
}

void torchonnx::addQuantizedConversions(ConvertRules &rules) {
  // QuantizeLinear; per channel since ONNX 13.
  rules
      .add([](OnnxBuilder &b, AtenQuantizePerTensorOp op) {
        return quantize(b, op.getSelf(), op.getResult());
      })
      .when([](AtenQuantizePerTensorOp op) { return isByte(op.getResult()); })
      .takesQuantized();
  rules
      .add([](OnnxBuilder &b, AtenQuantizePerTensorTensorQparamsOp op) {
        return quantize(b, op.getSelf(), op.getResult());
      })
      .when([](AtenQuantizePerTensorTensorQparamsOp op) {
        return isByte(op.getResult()) &&
               OnnxBuilder::rank(op.getScale()) == 0 &&
               OnnxBuilder::rank(op.getZeroPoint()) == 0;
      })
      .takesQuantized();
  rules
      .add([](OnnxBuilder &b, AtenQuantizePerChannelOp op) {
        return quantize(b, op.getSelf(), op.getResult());
      })
      .since(13)
      .when([](AtenQuantizePerChannelOp op) {
        return isByte(op.getResult()) && getConstantInt(op.getAxis());
      })
      .takesQuantized();

  // DequantizeLinear; per channel since ONNX 13.
  auto perTensor = [](AtenDequantizeSelfOp op) {
    return isDequantizable(op.getSelf()) &&
           !getQuantization(op.getSelf())->axis && !wouldRound(op);
  };
  auto either = [](AtenDequantizeSelfOp op) {
    return isDequantizable(op.getSelf()) && !wouldRound(op);
  };
  auto convert = [](OnnxBuilder &b, AtenDequantizeSelfOp op) {
    return dequantize(b, op.getSelf());
  };
  rules.add(convert).when(perTensor).takesQuantized();
  rules.add(convert).since(13).when(either).takesQuantized();

  // Integers that are given a meaning or lose it are still these integers.
  ConvertRule identity;
  identity.apply = [](OnnxBuilder &b, Operation *op) {
    return toVector(b.in(op->getOperand(0)));
  };
  identity.takesQuantized = true;
  rules.add({"aten::int_repr", "aten::_make_per_tensor_quantized_tensor",
             "aten::_make_per_channel_quantized_tensor"},
            identity);
}
