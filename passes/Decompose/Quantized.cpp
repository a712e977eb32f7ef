//===- Quantized.cpp - Decompositions: quantized tensors ------------------===//
//
// Operators on quantized tensors become what they mean: dequantize, the same
// on real numbers, quantize. Tools for ONNX know this form (QDQ) and fuse it
// into operators on integers again.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Quantization.h"
#include "passes/Decompose/FakeQuantize.h"
#include "passes/Decompose/Quantize.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Into integers and back
//===----------------------------------------------------------------------===//

std::optional<Quantization> torchonnx::quantizationOf(TorchBuilder &b,
                                                      Value quantized) {
  std::optional<Quantization> q = getQuantization(quantized);
  if (!q)
    b.fail(
        "a quantized tensor whose scale is not told by the op that makes it");
  return q;
}

Value torchonnx::quantizeAs(TorchBuilder &b, Value x, const Quantization &q,
                            Type dtype) {
  if (b.failed())
    return {};
  return q.axis
             ? b.quantize_per_channel(x, q.scale, q.zeroPoint, *q.axis, dtype)
             : b.quantize_per_tensor(x, q.scale, q.zeroPoint, dtype);
}

std::pair<int64_t, int64_t> torchonnx::quantizedRange(StringRef name) {
  return name == "quint8"  ? std::pair<int64_t, int64_t>(0, 255)
         : name == "qint8" ? std::pair<int64_t, int64_t>(-128, 127)
                           : std::pair<int64_t, int64_t>(INT32_MIN, INT32_MAX);
}

/// clamp(round(x / scale) + zeroPoint) as integers; a real zero point is added
/// before it is rounded.
static Value quantizedIntegers(TorchBuilder &b, Value x, Value scale,
                               Value zeroPoint, Type result) {
  auto [low, high] = quantizedRange(getQuantizedName(result));
  Value wide = b.cast(x, b.f64());
  auto asDouble = [&](Value v) {
    return TorchBuilder::isTensor(v) ? b.cast(v, b.f64()) : v;
  };
  Value turns = b.div(wide, asDouble(scale)), zero = asDouble(zeroPoint);
  Value rounded = TorchBuilder::isTensor(zeroPoint) && b.isFloat(zeroPoint)
                      ? b.round(b.add(turns, zero))
                      : b.add(b.round(turns), zero);
  return b.cast(b.clamp(rounded, double(low), double(high)),
                getStorageDtype(result));
}

static void addQuantizers(DecomposeRules &rules) {
  // What QuantizeLinear does not make.
  rules.quantized.add(
      {"aten::quantize_per_tensor", "aten::quantize_per_tensor.tensor_qparams"},
      [](TorchBuilder &b, Operation *op) {
        Value scale = op->getOperand(1), zero = op->getOperand(2);
        if (TorchBuilder::isTensor(scale) && b.rankOf(scale) > 0) {
          Value flatScale = b.view(scale, ArrayRef<int64_t>());
          Value flatZero = b.view(zero, ArrayRef<int64_t>());
          return toVector(b.quantize_per_tensor(op->getOperand(0), flatScale,
                                                flatZero, op->getOperand(3)));
        }
        Type type = op->getResult(0).getType();
        Value integers =
            quantizedIntegers(b, op->getOperand(0), scale, zero, type);
        if (TorchBuilder::isTensor(scale))
          return toVector(
              b.fail("a scale that is computed, for 32-bit integers"));
        return toVector(
            b._make_per_tensor_quantized_tensor(integers, scale, zero));
      });
  rules.quantized.add([](TorchBuilder &b, AtenQuantizePerChannelOp op) {
    std::optional<int64_t> axis = getConstantInt(op.getAxis());
    if (!axis)
      return b.fail("an axis that is known only at run time");
    Value x = op.getSelf();
    Value integers = quantizedIntegers(
        b, x, alongAxis(b, x, op.getScales(), axis),
        alongAxis(b, x, op.getZeroPoints(), axis), op.getResult().getType());
    return b._make_per_channel_quantized_tensor(integers, op.getScales(),
                                                op.getZeroPoints(), *axis);
  });
  // (q - zeroPoint) * scale
  rules.quantized.add(
      {"aten::dequantize.self", "aten::dequantize.tensor"},
      [](TorchBuilder &b, Operation *op) {
        Value x = op->getOperand(0);
        std::optional<Quantization> q = quantizationOf(b, x);
        if (!q)
          return SmallVector<Value>{};
        if (getOperatorName(op) == "aten::dequantize.tensor" &&
            getStorageDtype(x.getType()))
          return toVector(b.dequantize(x));
        Value integers = b.cast(b.int_repr(x), b.f32());
        auto asFloat = [&](Value v) {
          return TorchBuilder::isTensor(v)
                     ? b.cast(alongAxis(b, x, v, q->axis), b.f32())
                     : v;
        };
        return toVector(
            b.mul(b.sub(integers, asFloat(q->zeroPoint)), asFloat(q->scale)));
      });

  rules.quantized.add(
      {"aten::q_scale", "aten::q_per_channel_scales"},
      [](TorchBuilder &b, Operation *op) {
        std::optional<Quantization> q = quantizationOf(b, op->getOperand(0));
        if (q && q->scale.getType() != op->getResult(0).getType() &&
            TorchBuilder::isTensor(q->scale))
          return toVector(b.cast(q->scale, b.dtypeOf(op->getResult(0))));
        return toVector(q ? q->scale : Value());
      });
  rules.quantized.add(
      {"aten::q_zero_point", "aten::q_per_channel_zero_points"},
      [](TorchBuilder &b, Operation *op) {
        std::optional<Quantization> q = quantizationOf(b, op->getOperand(0));
        if (q && TorchBuilder::isTensor(q->zeroPoint))
          return toVector(b.cast(q->zeroPoint, b.dtypeOf(op->getResult(0))));
        return toVector(q ? q->zeroPoint : Value());
      });
  rules.quantized.add([](TorchBuilder &b, AtenQPerChannelAxisOp op) {
    std::optional<Quantization> q = quantizationOf(b, op.getSelf());
    return q ? b.value(*q->axis) : Value();
  });
}

//===----------------------------------------------------------------------===//
// Operators that keep the quantization
//===----------------------------------------------------------------------===//

/// Requantizes each result like `q`.
static SmallVector<Value> quantizeAll(TorchBuilder &b, ArrayRef<Value> values,
                                      Operation *op, const Quantization &q,
                                      Type dtype) {
  SmallVector<Value> results;
  for (auto [value, result] : llvm::zip(values, op->getResults())) {
    if (isa<ListType>(value.getType())) {
      SmallVector<Value> elements;
      for (Value element : b.unpack(value))
        elements.push_back(quantizeAs(b, element, q, dtype));
      results.push_back(b.listOf(elements));
      continue;
    }
    results.push_back(getQuantizedName(result.getType()).empty()
                          ? value
                          : quantizeAs(b, value, q, dtype));
  }
  return results;
}

/// How a tensor is quantized, if it is so as a whole.
static std::optional<Quantization> oneQuantizationOf(TorchBuilder &b, Value x) {
  std::optional<Quantization> q = quantizationOf(b, x);
  if (q && q->axis)
    b.fail("an operator on a tensor that is quantized per channel");
  return q;
}

/// dequantize, the op, quantize as its first operand is.
static SmallVector<Value> keepQuantization(TorchBuilder &b, Operation *op) {
  SmallVector<Value> operands;
  std::optional<Quantization> q;
  Type dtype;
  auto real = [&](Value x) {
    if (getQuantizedName(x.getType()).empty())
      return x;
    if (!dtype) {
      q = oneQuantizationOf(b, x);
      dtype = b.dtypeOf(x);
    }
    return b.dequantize(x);
  };
  for (Value operand : op->getOperands()) {
    auto elements = getElements(operand);
    if (elements && llvm::any_of(*elements, [](Value v) {
          return !getQuantizedName(v.getType()).empty();
        }))
      operands.push_back(b.listOf(llvm::map_to_vector(*elements, real)));
    else
      operands.push_back(real(operand));
  }
  if (b.failed())
    return {};
  StringRef name = getOperatorName(op);
  // These are their unquantized namesakes.
  std::string plain = name.str();
  if (size_t at = plain.find("quantized_max_pool"); at != std::string::npos)
    plain.erase(at, strlen("quantized_"));
  if (name.starts_with("quantized::"))
    plain = ("aten" + name.drop_front(strlen("quantized"))).str();
  return quantizeAll(b, b.callOperator(plain, operands), op, *q, dtype);
}

/// max(x, 0) one + min(x, 0) weight
Value torchonnx::quantizedPrelu(TorchBuilder &b, Value x, Value weight) {
  std::optional<Quantization> q = oneQuantizationOf(b, weight);
  if (b.failed())
    return {};
  Value one = b.dequantize(
      quantizeAs(b, b.scalarTensor(1.0, b.f32()), *q, b.dtypeOf(weight)));
  Value real = b.dequantize(x), slope = b.dequantize(weight),
        below = b.clamp_max(real, 0);
  // A weight of its own rank is one of channels.
  Value fall = b.failed()                          ? Value()
               : b.rankOf(slope) == b.rankOf(real) ? b.mul(below, slope)
                                                   : b.prelu(below, slope);
  return b.add(b.mul(b.clamp_min(real, 0), one), fall);
}

/// Those that move or choose elements.
static void addRearrangements(DecomposeRules &rules) {
  rules.quantized.add({"aten::alias",
                       "aten::cat",
                       "aten::channel_shuffle",
                       "aten::chunk",
                       "aten::clone",
                       "aten::constant_pad_nd",
                       "aten::contiguous",
                       "aten::detach",
                       "aten::expand",
                       "aten::flatten.using_ints",
                       "aten::flip",
                       "aten::index_select",
                       "aten::index.Tensor",
                       "aten::masked_fill.Scalar",
                       "aten::masked_fill.Tensor",
                       "aten::narrow",
                       "aten::permute",
                       "aten::pixel_shuffle",
                       "aten::pixel_unshuffle",
                       "aten::reflection_pad1d",
                       "aten::reflection_pad2d",
                       "aten::repeat",
                       "aten::reshape",
                       "aten::_reshape_alias",
                       "aten::select.int",
                       "aten::slice.Tensor",
                       "aten::split.Tensor",
                       "aten::split_with_sizes",
                       "aten::squeeze",
                       "aten::squeeze.dim",
                       "aten::squeeze.dims",
                       "aten::stack",
                       "aten::t",
                       "aten::transpose.int",
                       "aten::unbind.int",
                       "aten::unflatten.int",
                       "aten::unfold",
                       "aten::_unsafe_view",
                       "aten::unsqueeze",
                       "aten::view"},
                      keepQuantization);
}

/// Those whose new elements are quantized as the old ones.
static void addKeepers(DecomposeRules &rules) {
  rules.quantized.add({"aten::adaptive_avg_pool1d",
                       "aten::adaptive_avg_pool2d",
                       "aten::_adaptive_avg_pool2d",
                       "aten::adaptive_avg_pool3d",
                       "aten::_adaptive_avg_pool3d",
                       "aten::avg_pool1d",
                       "aten::avg_pool2d",
                       "aten::avg_pool3d",
                       "aten::clamp",
                       "aten::gelu",
                       "aten::grid_sampler_2d",
                       "aten::hardtanh",
                       "aten::leaky_relu",
                       "aten::max",
                       "aten::max.dim",
                       "aten::max_pool1d",
                       "aten::max_pool2d",
                       "aten::mean",
                       "aten::mean.dim",
                       "aten::min",
                       "aten::min.dim",
                       "aten::quantized_max_pool1d",
                       "aten::quantized_max_pool2d",
                       "aten::quantized_max_pool3d",
                       "aten::relu",
                       "aten::relu6",
                       "aten::sort",
                       "aten::sort.stable",
                       "aten::std.correction",
                       "aten::threshold",
                       "aten::topk",
                       "aten::upsample_bilinear2d",
                       "aten::upsample_bilinear2d.vec",
                       "aten::upsample_nearest2d",
                       "aten::upsample_nearest2d.vec",
                       "aten::upsample_nearest3d",
                       "aten::upsample_nearest3d.vec",
                       "aten::_upsample_nearest_exact2d",
                       "aten::_upsample_nearest_exact2d.vec",
                       "aten::_upsample_nearest_exact3d",
                       "aten::_upsample_nearest_exact3d.vec",
                       "quantized::max_pool1d",
                       "quantized::max_pool2d"},
                      keepQuantization);
  rules.quantized.add(
      {"aten::_prelu_kernel"}, [](TorchBuilder &b, Operation *op) {
        Value x = op->getOperand(0);
        std::optional<Quantization> q = oneQuantizationOf(b, x);
        Value y = quantizedPrelu(b, x, op->getOperand(1));
        return b.failed() ? SmallVector<Value>()
                          : toVector(quantizeAs(b, y, *q, b.dtypeOf(x)));
      });
}

static void addFixedRanges(DecomposeRules &rules) {
  // Between 0 and 1 (or -1 and 1), in as many steps as there are integers.
  auto toFixed = [](double low, double high) {
    return [low, high](TorchBuilder &b, Operation *op) {
      Value x = op->getOperand(0);
      bool isSigned = getQuantizedName(x.getType()) == "qint8";
      double scale = (high - low) / 256;
      int64_t zero = (isSigned ? -128 : 0) - int64_t(low / scale);
      Value y = b.call(getOperatorName(op), {b.dequantize(x)});
      return toVector(b.quantize_per_tensor(y, scale, zero, b.dtypeOf(x)));
    };
  };
  rules.quantized.add({"aten::sigmoid", "aten::hardsigmoid"}, toFixed(0, 1));
  rules.quantized.add({"aten::tanh"}, toFixed(-1, 1));
}

static void addByIntegers(DecomposeRules &rules) {
  // Real numbers compare as the integers that stand for them do; of two
  // tensors, each has its own.
  rules.quantized.add(
      {"aten::eq.Tensor", "aten::eq.Scalar", "aten::ne.Tensor",
       "aten::ne.Scalar", "aten::lt.Tensor", "aten::lt.Scalar",
       "aten::le.Tensor", "aten::le.Scalar", "aten::gt.Tensor",
       "aten::gt.Scalar", "aten::ge.Tensor", "aten::ge.Scalar"},
      [](TorchBuilder &b, Operation *op) {
        auto operands = llvm::map_to_vector(op->getOperands(), [&](Value v) {
          return getQuantizedName(v.getType()).empty() ? v : b.dequantize(v);
        });
        return b.failed() ? SmallVector<Value>()
                          : b.callOperator(getOperatorName(op), operands);
      });
  // The integers lie as the real numbers do.
  rules.quantized.add(
      {"aten::size.int", "aten::numel"}, [](TorchBuilder &b, Operation *op) {
        SmallVector<Value> operands(op->getOperands());
        operands[0] = b.int_repr(operands[0]);
        return b.failed() ? SmallVector<Value>()
                          : b.callOperator(getOperatorName(op), operands);
      });
}

void torchonnx::addQuantizedDecompositions(DecomposeRules &rules) {
  addQuantizers(rules);
  addRearrangements(rules);
  addKeepers(rules);
  addFixedRanges(rules);
  addByIntegers(rules);
}
