//===- FakeQuantize.cpp - Decompositions: fake quantization ---------------===//
//
// Real tensors rounded to what a quantization can express.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/FakeQuantize.h"
#include "dialects/Torch/Quantization.h"

using namespace mlir;
using namespace torchonnx;

Value torchonnx::alongAxis(TorchBuilder &b, Value x, Value parameter,
                           std::optional<int64_t> axis) {
  if (!axis || !TorchBuilder::isTensor(parameter))
    return parameter;
  SmallVector<int64_t> shape(b.rankOf(x), 1);
  shape[fromFront(*axis, shape.size())] = -1;
  return b.view(parameter, shape);
}

namespace {
/// A real tensor rounded to what its quantization can express.
struct FakeQuantized {
  Value output, mask; ///< The mask tells what was in range.
};
} // namespace

/// (clamp(round(x / scale) + zeroPoint, low, high) - zeroPoint) * scale, with
/// per-channel parameters where there is an axis.
static FakeQuantized fakeQuantize(TorchBuilder &b, Value x, Value scale,
                                  Value zeroPoint, std::optional<int64_t> axis,
                                  Value lowArg, Value highArg) {
  std::optional<int64_t> low = getConstantInt(lowArg),
                         high = getConstantInt(highArg);
  if (!low || !high) {
    b.fail("a range that is known only at run time");
    return {};
  }
  Type dtype = b.dtypeOf(x);
  auto asReal = [&](Value v) {
    return TorchBuilder::isTensor(v)
               ? b.cast(axis ? alongAxis(b, x, v, axis) : b.reshape(v, ints()),
                        dtype)
               : v;
  };
  Value s = asReal(scale), z = asReal(zeroPoint);
  std::optional<double> known = getConstantFloat(s);
  Value turns = known ? b.mul(x, double(float(1 / float(*known))))
                      : b.mul(x, b.reciprocal(s));
  Value q = b.add(b.round(turns), z);
  Value mask = b.logical_and(b.ge(q, *low), b.le(q, *high));
  return {b.mul(b.sub(b.clamp(q, *low, *high), z), s), mask};
}

/// Through quantized integers (QDQ) where their range is that of the operator.
static Value fakeQuantizePerTensor(TorchBuilder &b, Value x, Value scale,
                                   Value zeroPoint, Value low, Value high) {
  std::optional<int64_t> from = getConstantInt(low), to = getConstantInt(high),
                         zero = getConstantInt(zeroPoint);
  bool isUnsigned = from == 0 && to == 255,
       isSigned = from == -128 && to == 127;
  if ((isUnsigned || isSigned) && b.dtypeOf(x).isF32() && zero &&
      *zero >= *from && *zero <= *to) {
    Type dtype = QuantizedType::get(
        b.builder.getContext(),
        b.builder.getStringAttr(isSigned ? "qint8" : "quint8"));
    return b.dequantize(b.quantize_per_tensor(x, scale, zeroPoint, dtype));
  }
  return fakeQuantize(b, x, scale, zeroPoint, std::nullopt, low, high).output;
}

void torchonnx::addFakeQuantizeDecompositions(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenFakeQuantizePerTensorAffineOp op) {
    return fakeQuantizePerTensor(b, op.getSelf(), op.getScale(),
                                 op.getZeroPoint(), op.getQuantMin(),
                                 op.getQuantMax());
  });
  rules.add(
      [](TorchBuilder &b, AtenFakeQuantizePerTensorAffineTensorQparamsOp op) {
        return fakeQuantize(b, op.getSelf(), op.getScale(), op.getZeroPoint(),
                            std::nullopt, op.getQuantMin(), op.getQuantMax())
            .output;
      });
  rules.add(
      [](TorchBuilder &b,
         AtenFakeQuantizePerTensorAffineCachemaskOp op) -> SmallVector<Value> {
        FakeQuantized q =
            fakeQuantize(b, op.getSelf(), op.getScale(), op.getZeroPoint(),
                         std::nullopt, op.getQuantMin(), op.getQuantMax());
        return {q.output, q.mask};
      });
  rules.add([](TorchBuilder &b, AtenFakeQuantizePerChannelAffineOp op) {
    return fakeQuantize(b, op.getSelf(), op.getScale(), op.getZeroPoint(),
                        getConstantInt(op.getAxis()), op.getQuantMin(),
                        op.getQuantMax())
        .output;
  });
  rules.add(
      [](TorchBuilder &b,
         AtenFakeQuantizePerChannelAffineCachemaskOp op) -> SmallVector<Value> {
        FakeQuantized q = fakeQuantize(
            b, op.getSelf(), op.getScale(), op.getZeroPoint(),
            getConstantInt(op.getAxis()), op.getQuantMin(), op.getQuantMax());
        return {q.output, q.mask};
      });
  // Disabled, the operator is the identity.
  rules.add([](TorchBuilder &b,
               Aten_FakeQuantizePerTensorAffineCachemaskTensorQparamsOp op)
                -> SmallVector<Value> {
    FakeQuantized q =
        fakeQuantize(b, op.getSelf(), op.getScale(), op.getZeroPoint(),
                     std::nullopt, op.getQuantMin(), op.getQuantMax());
    Value on = b.ne(b.reshape(op.getFakeQuantEnabled(), ints()), 0);
    return {b.where(on, q.output, op.getSelf()),
            b.logical_or(q.mask, b.logical_not(on))};
  });
  rules.add([](TorchBuilder &b,
               Aten_FakeQuantizeLearnablePerTensorAffineOp op) {
    Value zero =
        b.clamp(b.round(op.getZeroPoint()), op.getQuantMin(), op.getQuantMax());
    return fakeQuantize(b, op.getSelf(), op.getScale(), zero, std::nullopt,
                        op.getQuantMin(), op.getQuantMax())
        .output;
  });
  rules.add([](TorchBuilder &b,
               Aten_FakeQuantizeLearnablePerChannelAffineOp op) {
    Value zero =
        b.clamp(b.round(op.getZeroPoint()), op.getQuantMin(), op.getQuantMax());
    return fakeQuantize(b, op.getSelf(), op.getScale(), zero,
                        getConstantInt(op.getAxis()), op.getQuantMin(),
                        op.getQuantMax())
        .output;
  });
  rules.add({"aten::fake_quantize_per_tensor_affine_cachemask_backward",
             "aten::fake_quantize_per_channel_affine_cachemask_backward"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(b.mul(op->getOperand(0), op->getOperand(1)));
            });
}
