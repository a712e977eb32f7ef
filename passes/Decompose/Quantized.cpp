//===- Quantized.cpp - Decompositions: quantized tensors ------------------===//
//
// Operators on quantized tensors become what they mean: dequantize, the same
// on real numbers, quantize. Tools for ONNX know this form (QDQ) and fuse it
// into operators on integers again.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Quantization.h"
#include "passes/Decompose/DynamicLinear.h"
#include "passes/Decompose/FakeQuantize.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Into integers and back
//===----------------------------------------------------------------------===//

static std::optional<Quantization> quantizationOf(TorchBuilder &b,
                                                  Value quantized) {
  std::optional<Quantization> q = getQuantization(quantized);
  if (!q)
    b.fail(
        "a quantized tensor whose scale is not told by the op that makes it");
  return q;
}

/// `x` quantized like another tensor is.
static Value quantizeAs(TorchBuilder &b, Value x, const Quantization &q,
                        Type dtype) {
  if (b.failed())
    return {};
  return q.axis
             ? b.quantize_per_channel(x, q.scale, q.zeroPoint, *q.axis, dtype)
             : b.quantize_per_tensor(x, q.scale, q.zeroPoint, dtype);
}

/// The range of the integers of a quantized dtype.
static std::pair<int64_t, int64_t> rangeOf(StringRef name) {
  return name == "quint8"  ? std::pair<int64_t, int64_t>(0, 255)
         : name == "qint8" ? std::pair<int64_t, int64_t>(-128, 127)
                           : std::pair<int64_t, int64_t>(INT32_MIN, INT32_MAX);
}

/// clamp(round(x / scale) + zeroPoint) as integers; a real zero point is added
/// before it is rounded.
static Value quantizedIntegers(TorchBuilder &b, Value x, Value scale,
                               Value zeroPoint, Type result) {
  auto [low, high] = rangeOf(getQuantizedName(result));
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

/// dequantize, the op, quantize as its first operand is.
static SmallVector<Value> keepQuantization(TorchBuilder &b, Operation *op) {
  SmallVector<Value> operands;
  std::optional<Quantization> q;
  Type dtype;
  auto real = [&](Value x) {
    if (getQuantizedName(x.getType()).empty())
      return x;
    if (!dtype) {
      q = quantizationOf(b, x);
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
  if (!b.failed() && q && q->axis)
    b.fail("an operator on a tensor that is quantized per channel");
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

static void addKeepers(DecomposeRules &rules) {
  rules.quantized.add({"aten::adaptive_avg_pool1d",
                       "aten::adaptive_avg_pool2d",
                       "aten::_adaptive_avg_pool2d",
                       "aten::adaptive_avg_pool3d",
                       "aten::_adaptive_avg_pool3d",
                       "aten::alias",
                       "aten::avg_pool1d",
                       "aten::avg_pool2d",
                       "aten::avg_pool3d",
                       "aten::cat",
                       "aten::channel_shuffle",
                       "aten::chunk",
                       "aten::clamp",
                       "aten::clone",
                       "aten::constant_pad_nd",
                       "aten::contiguous",
                       "aten::detach",
                       "aten::expand",
                       "aten::flatten.using_ints",
                       "aten::flip",
                       "aten::gelu",
                       "aten::grid_sampler_2d",
                       "aten::hardtanh",
                       "aten::index_select",
                       "aten::index.Tensor",
                       "aten::leaky_relu",
                       "aten::masked_fill.Scalar",
                       "aten::masked_fill.Tensor",
                       "aten::max",
                       "aten::max.dim",
                       "aten::max_pool1d",
                       "aten::max_pool2d",
                       "aten::mean",
                       "aten::mean.dim",
                       "aten::min",
                       "aten::min.dim",
                       "aten::narrow",
                       "aten::permute",
                       "aten::pixel_shuffle",
                       "aten::pixel_unshuffle",
                       "aten::_prelu_kernel",
                       "aten::quantized_max_pool1d",
                       "aten::quantized_max_pool2d",
                       "aten::quantized_max_pool3d",
                       "aten::reflection_pad1d",
                       "aten::reflection_pad2d",
                       "aten::relu",
                       "aten::relu6",
                       "aten::repeat",
                       "aten::reshape",
                       "aten::_reshape_alias",
                       "aten::select.int",
                       "aten::slice.Tensor",
                       "aten::sort",
                       "aten::sort.stable",
                       "aten::split.Tensor",
                       "aten::split_with_sizes",
                       "aten::squeeze",
                       "aten::squeeze.dim",
                       "aten::squeeze.dims",
                       "aten::stack",
                       "aten::std.correction",
                       "aten::t",
                       "aten::threshold",
                       "aten::topk",
                       "aten::transpose.int",
                       "aten::unbind.int",
                       "aten::unflatten.int",
                       "aten::unfold",
                       "aten::_unsafe_view",
                       "aten::unsqueeze",
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
                       "aten::view",
                       "quantized::max_pool1d",
                       "quantized::max_pool2d"},
                      keepQuantization);

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

//===----------------------------------------------------------------------===//
// quantized::*, which are told how to quantize their result
//===----------------------------------------------------------------------===//

/// Adds `f`, which gets the op with its quantized operands as real numbers, for
/// operators whose last arguments but `after` are the result's scale and zero
/// point.
template <typename F>
static void addRequantized(DecomposeRules &rules,
                           std::initializer_list<StringRef> names, F f) {
  auto rule = [f](TorchBuilder &b, Operation *op) {
    const OpSchema *schema = b.oracle.getSchema(getOperatorName(op));
    SmallVector<Value> in(op->getOperands());
    Value scale, zero;
    for (auto [value, arg] : llvm::zip(in, schema->args)) {
      // What elu calls its scale is a factor.
      if (StringRef name = arg.name; name == "output_scale" ||
                                     name == "Y_scale_i" ||
                                     (name == "scale" && !scale))
        scale = value;
      else if (name == "output_zero_point" || name == "zero_point" ||
               name == "Y_zero_point_i")
        zero = value;
      if (!getQuantizedName(value.getType()).empty())
        value = b.dequantize(value);
    }
    if (b.failed())
      return SmallVector<Value>{};
    Value y = f(b, in, getOperatorName(op));
    return toVector(
        b.quantize_per_tensor(y, scale, zero, b.dtypeOf(op->getResult(0))));
  };
  rules.quantized.add(names, rule);
}

/// `x`, through relu in operators whose name says so.
static Value activated(TorchBuilder &b, Value x, StringRef name) {
  return name.contains("relu") && !name.contains("leaky_relu") ? b.relu(x) : x;
}

/// The arguments of the op that packed weights.
static SmallVector<Value> packedArguments(TorchBuilder &b, Value packed) {
  Operation *op = packed.getDefiningOp();
  if (!op || !getOperatorName(op).contains("_prepack")) {
    b.fail("packed weights that are not constants");
    return {};
  }
  SmallVector<Value> arguments(op->getOperands());
  if (!getQuantizedName(arguments[0].getType()).empty())
    arguments[0] = b.dequantize(arguments[0]);
  return arguments;
}

static Value packedLinear(TorchBuilder &b, Value x, Value packed) {
  SmallVector<Value> arguments = packedArguments(b, packed);
  if (b.failed())
    return {};
  Value weight = arguments[0];
  if (getOperatorName(packed.getDefiningOp()).ends_with("_fp16")) {
    // Those of an archive are of half precision already.
    Operation *widened = weight.getDefiningOp();
    if (!widened || getOperatorName(widened) != "aten::to.dtype" ||
        !b.dtypeOf(widened->getOperand(0)).isF16())
      weight = b.cast(b.clamp(weight, -65504.0, 65504.0),
                      Float16Type::get(packed.getContext()));
  }
  return b.linear(x, b.cast(weight, b.dtypeOf(x)), arguments[1]);
}

/// A convolution with packed weights. They are of two dims where the image has
/// one.
static Value packedConv(TorchBuilder &b, Value x, Value packed,
                        bool isTransposed) {
  SmallVector<Value> p = packedArguments(b, packed);
  if (b.failed())
    return {};
  int64_t dims = b.rankOf(x) - 2;
  auto last = [&](Value list) {
    SmallVector<Value> elements = b.unpack(list);
    return b.listOf(ArrayRef<Value>(elements).take_back(dims));
  };
  Value weight = b.rankOf(p[0]) > dims + 2 ? b.squeeze(p[0], 2) : p[0];
  if (isTransposed) // weight, bias, stride, padding, output_padding, dilation,
                    // groups
    return b.convolution(x, weight, p[1], last(p[2]), last(p[3]), last(p[5]),
                         true, last(p[4]), p[6]);
  SmallVector<int64_t> none(dims, 0);
  return b.convolution(x, weight, p[1], last(p[2]), last(p[3]), last(p[4]),
                       false, none, p[5]);
}

static void addOperators(DecomposeRules &rules) {
  addRequantized(rules, {"quantized::add", "quantized::add_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, b.add(in[0], in[1]), name);
                 });
  addRequantized(rules, {"quantized::mul", "quantized::mul_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, b.mul(in[0], in[1]), name);
                 });
  addRequantized(rules, {"quantized::matmul"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.matmul(in[0], in[1]);
                 });
  addRequantized(rules, {"quantized::linear", "quantized::linear_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, packedLinear(b, in[0], in[1]), name);
                 });
  addRequantized(rules,
                 {"quantized::conv1d", "quantized::conv1d_relu",
                  "quantized::conv2d", "quantized::conv2d.new",
                  "quantized::conv2d_relu", "quantized::conv2d_relu.new",
                  "quantized::conv3d", "quantized::conv3d.new",
                  "quantized::conv3d_relu", "quantized::conv3d_relu.new"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, packedConv(b, in[0], in[1], false),
                                    name);
                 });
  addRequantized(rules,
                 {"quantized::conv_transpose1d", "quantized::conv_transpose2d",
                  "quantized::conv_transpose3d"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return packedConv(b, in[0], in[1], true);
                 });

  addRequantized(rules, {"quantized::sigmoid"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.sigmoid(in[0]);
                 });
  addRequantized(rules, {"quantized::hardswish"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.hardswish(in[0]);
                 });
  addRequantized(rules, {"quantized::elu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.elu(in[0], in[3], in[4], in[5]);
                 });
  addRequantized(rules, {"quantized::celu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.celu(in[0], in[3]);
                 });
  addRequantized(rules, {"quantized::leaky_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.leaky_relu(in[0], in[1]);
                 });
  addRequantized(rules, {"quantized::prelu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.prelu(in[0], in[1]);
                 });
  addRequantized(rules, {"quantized::softmax"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.softmax(in[0], in[1]);
                 });
  addRequantized(rules, {"quantized::layer_norm"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.layer_norm(in[0], in[1], in[2], in[3], in[4]);
                 });
  addRequantized(rules, {"quantized::group_norm"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.group_norm(in[0], in[1], in[2], in[3], in[4]);
                 });
  addRequantized(rules, {"quantized::instance_norm"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   Value none = b.value(std::nullopt);
                   return b.instance_norm(in[0], in[1], in[2], none, none, true,
                                          0.1, in[3], false);
                 });
  addRequantized(rules,
                 {"quantized::batch_norm", "quantized::batch_norm1d",
                  "quantized::batch_norm2d", "quantized::batch_norm3d",
                  "quantized::batch_norm_relu", "quantized::batch_norm1d_relu",
                  "quantized::batch_norm2d_relu",
                  "quantized::batch_norm3d_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   Value y = b.batch_norm(in[0], in[1], in[2], in[3], in[4],
                                          false, 0.1, in[5], false);
                   return activated(b, y, name);
                 });

  // Without a scale of their own: that of the first operand.
  rules.quantized.add(
      {"quantized::cat", "quantized::cat_relu"},
      [](TorchBuilder &b, Operation *op) {
        SmallVector<Value> parts = b.unpack(op->getOperand(0)), reals;
        if (b.failed() || parts.empty())
          return SmallVector<Value>{};
        std::optional<Quantization> q = quantizationOf(b, parts[0]);
        for (Value part : parts)
          reals.push_back(b.dequantize(part));
        if (!q)
          return SmallVector<Value>{};
        if (!isNone(op->getOperand(2)))
          q->scale = op->getOperand(2);
        if (!isNone(op->getOperand(3)))
          q->zeroPoint = op->getOperand(3);
        Value y =
            activated(b, b.cat(reals, op->getOperand(1)), getOperatorName(op));
        return toVector(quantizeAs(b, y, *q, b.dtypeOf(op->getResult(0))));
      });
  rules.quantized.add({"quantized::relu6", "quantized::clamp",
                       "quantized::threshold", "quantized::dropout"},
                      [](TorchBuilder &b, Operation *op) {
                        Value x = op->getOperand(0);
                        std::optional<Quantization> q = quantizationOf(b, x);
                        if (!q)
                          return SmallVector<Value>{};
                        Value y = b.dequantize(x);
                        StringRef name = getOperatorName(op);
                        if (name == "quantized::relu6")
                          y = b.relu6(y);
                        else if (name == "quantized::clamp")
                          y = b.clamp(y, op->getOperand(1), op->getOperand(2));
                        else if (name == "quantized::threshold")
                          y = b.threshold(y, op->getOperand(1),
                                          op->getOperand(2));
                        return toVector(quantizeAs(b, y, *q, b.dtypeOf(x)));
                      });
  // Times a number: the same integers with another scale, counted from the
  // other end where it is negative.
  rules.quantized.add(
      {"quantized::mul_scalar", "quantized::mul_scalar_relu",
       "quantized::mul.Scalar", "quantized::mul_relu.Scalar"},
      [](TorchBuilder &b, Operation *op) {
        Value x = op->getOperand(0);
        std::optional<Quantization> q = quantizationOf(b, x);
        std::optional<double> factor = getConstantFloat(op->getOperand(1));
        if (!q)
          return SmallVector<Value>{};
        std::optional<double> scale = getConstantFloat(q->scale);
        std::optional<int64_t> zero = getConstantInt(q->zeroPoint);
        if (!scale || !zero || !factor)
          return toVector(b.fail("a factor that is no constant"));
        Value integers = b.int_repr(x);
        double newScale = *scale * std::abs(*factor);
        if (*factor < 0) {
          auto [low, high] = rangeOf(getQuantizedName(x.getType()));
          integers = b.rsub(integers, low + high);
          zero = low + high - *zero;
        } else if (*factor == 0) {
          integers = b.zeros_like(integers);
          newScale = 1;
          zero = 0;
        }
        Value product =
            b._make_per_tensor_quantized_tensor(integers, newScale, *zero);
        if (!getOperatorName(op).contains("relu"))
          return toVector(product);
        return toVector(b.quantize_per_tensor(b.relu(b.dequantize(product)),
                                              newScale, *zero,
                                              b.dtypeOf(product)));
      });
  // Plus a number: the same integers with another zero point, or the ones of a
  // wider scale where that would be out of range.
  rules.quantized.add(
      {"quantized::add_scalar", "quantized::add_scalar_relu",
       "quantized::add.Scalar", "quantized::add_relu.Scalar"},
      [](TorchBuilder &b, Operation *op) {
        Value x = op->getOperand(0);
        std::optional<Quantization> q = quantizationOf(b, x);
        if (!q)
          return SmallVector<Value>{};
        std::optional<double> scale = getConstantFloat(q->scale),
                              term = getConstantFloat(op->getOperand(1));
        std::optional<int64_t> zero = getConstantInt(q->zeroPoint);
        if (!scale || !zero || !term)
          return toVector(b.fail("a number that is no constant"));
        auto [low, high] = rangeOf(getQuantizedName(x.getType()));
        auto steps = int64_t(std::nearbyint(float(*term) / float(*scale)));
        int64_t moved = *zero - steps, kept = std::clamp(moved, low, high);
        bool isRelu = getOperatorName(op).contains("relu");
        if (moved == kept && !isRelu)
          return toVector(b._make_per_tensor_quantized_tensor(b.int_repr(x),
                                                              *scale, moved));
        int64_t reach = moved < low ? high - moved : moved - low;
        double wide =
            moved == kept ? *scale : *scale * reach / double(high - low);
        Value y = b.add(b.dequantize(x), steps * *scale);
        return toVector(b.quantize_per_tensor(isRelu ? b.relu(y) : y, wide,
                                              kept, b.dtypeOf(x)));
      });
}

//===----------------------------------------------------------------------===//
// Tables of quantized rows
//===----------------------------------------------------------------------===//

/// The rows of a packed table at `indices` [n]: (q - zeroPoint) * scale, where
/// each row has its own real zero point and scale.
static Value packedRows(TorchBuilder &b, Value packed, Value indices) {
  Operation *op = packed.getDefiningOp();
  if (!op || getOperatorName(op) != "quantized::embedding_bag_prepack")
    return b.fail("packed weights that are not constants");
  Value table = op->getOperand(0);
  std::optional<Quantization> q = quantizationOf(b, table);
  if (!q || q->axis != 0)
    return b.fail("a table that is not quantized by rows");
  Value rows = b.cast(b.index_select(b.int_repr(table), 0, indices), b.f32());
  auto ofRow = [&](Value parameter) {
    return b.unsqueeze(b.index_select(b.cast(parameter, b.f32()), 0, indices),
                       1);
  };
  return b.mul(b.sub(rows, ofRow(q->zeroPoint)), ofRow(q->scale));
}

static void addTables(DecomposeRules &rules) {
  rules.add({"quantized::embedding_byte"}, [](TorchBuilder &b, Operation *op) {
    Value indices = op->getOperand(1);
    Value rows = packedRows(b, op->getOperand(0), b.reshape(indices, ints(-1)));
    SmallVector<Value> sizes = b.sizesOf(indices);
    sizes.push_back(b.value(-1));
    return toVector(b.reshape(rows, sizes));
  });
  // Each place of `indices` looks up a row of its own.
  rules.add({"quantized::embedding_bag_byte"}, [](TorchBuilder &b,
                                                  Operation *op) {
    Value indices = op->getOperand(1), offsets = op->getOperand(2),
          weights = op->getOperand(6);
    if (getConstantBool(op->getOperand(5)) != false ||
        !isNone(op->getOperand(7)))
      return toVector(b.fail("a table whose rows are pruned"));
    Value flat = b.reshape(indices, ints(-1));
    Value rows = packedRows(b, op->getOperand(0), flat);
    Value places = b.view_as(b.arange(b.sizeOf(flat, 0)), indices);
    if (isNone(offsets) && b.rankOf(indices) == 2)
      offsets = b.mul(b.arange(b.sizeOf(indices, 0)), b.sizeOf(indices, 1));
    else if (isNone(offsets))
      return toVector(b.fail("bags without offsets"));
    return toVector(b.embedding_bag(
        rows, b.reshape(places, ints(-1)), offsets, false, op->getOperand(4),
        false, isNone(weights) ? weights : b.reshape(weights, ints(-1)),
        op->getOperand(8)));
  });
}

//===----------------------------------------------------------------------===//
// Dynamic quantization: real in and out
//===----------------------------------------------------------------------===//

namespace {

/// How `x` is quantized to 8 (or 7) bits by its own range.
class OwnRange {
public:
  OwnRange(TorchBuilder &b, Value x, bool reduceRange);
  /// `x` as it is after quantization: (q - point) * scale, where q is
  /// clamp(round(x / scale + point), 0, 255).
  Value round(TorchBuilder &b, Value x) const;

private:
  Value scale, point;
};

} // namespace

OwnRange::OwnRange(TorchBuilder &b, Value x, bool reduceRange) {
  double high = reduceRange ? 127 : 255;
  Value zero = b.scalarTensor(0, b.f64());
  Value low = b.minimum(b.cast(b.min(x), b.f64()), zero),
        top = b.maximum(b.cast(b.max(x), b.f64()), zero);
  Value wide = b.div(b.sub(top, low), high);
  wide = b.where(b.eq(wide, 0), b.scalarTensor(0.1, b.f64()), wide);
  point = b.cast(b.round(b.clamp(b.neg(b.div(low, wide)), 0.0, high)), b.f32());
  // The least scale, whatever the range, of PyTorch's quant_utils.
  scale = b.cast(b.clamp_min(wide, double(6.1e-5F)), b.f32());
}

Value OwnRange::round(TorchBuilder &b, Value x) const {
  Value q = b.round(b.add(b.mul(x, b.reciprocal(scale)), point));
  return b.mul(b.sub(b.clamp(q, 0.0, 255.0), point), scale);
}

Value torchonnx::dynamicLinear(TorchBuilder &b, Value x, Value packed,
                               bool reduceRange) {
  return packedLinear(b, OwnRange(b, x, reduceRange).round(b, x), packed);
}

Value torchonnx::halfLinear(TorchBuilder &b, Value x, Value packed) {
  return packedLinear(b, x, packed);
}

static void addDynamic(DecomposeRules &rules) {
  auto rule = [](TorchBuilder &b, Operation *op) {
    StringRef name = getOperatorName(op);
    std::optional<bool> reduceRange =
        getConstantBool(op->getOperand(op->getNumOperands() - 1));
    if (!reduceRange)
      return SmallVector<Value>{
          b.fail("a flag that is known only at run time")};
    OwnRange range(b, op->getOperand(0), *reduceRange);
    Value x = range.round(b, op->getOperand(0)), packed = op->getOperand(1);
    if (name.contains("linear"))
      return toVector(activated(b, packedLinear(b, x, packed), name));
    // PyTorch rounds what a convolution gives by the range of its input.
    return toVector(
        range.round(b, packedConv(b, x, packed, name.contains("transpose"))));
  };
  rules.add({"quantized::linear_dynamic", "quantized::linear_relu_dynamic",
             "quantized::conv1d_dynamic", "quantized::conv2d_dynamic",
             "quantized::conv3d_dynamic", "quantized::conv_transpose1d_dynamic",
             "quantized::conv_transpose2d_dynamic",
             "quantized::conv_transpose3d_dynamic"},
            rule);
  rules.add(
      {"quantized::linear_dynamic_fp16", "quantized::linear_relu_dynamic_fp16"},
      [](TorchBuilder &b, Operation *op) {
        return toVector(
            activated(b, packedLinear(b, op->getOperand(0), op->getOperand(1)),
                      getOperatorName(op)));
      });
}

void torchonnx::addQuantizedDecompositions(DecomposeRules &rules) {
  addQuantizers(rules);
  addKeepers(rules);
  addOperators(rules);
  addTables(rules);
  addDynamic(rules);
  addFakeQuantization(rules);
}
