//===- Activation.cpp - Decompositions: activations -----------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Pointwise.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Piecewise linear
//===----------------------------------------------------------------------===//

/// clamp(x, low, high) in x's dtype, whatever the bounds'.
static Value clampTo(TorchBuilder &b, Value x, Value low, Value high) {
  return b.cast(b.clamp(x, low, high), b.dtypeOf(x));
}

/// The halves of a dim, which PyTorch demands to be even.
static std::pair<Value, Value> halvesOf(TorchBuilder &b, Value x, Value dim) {
  std::optional<int64_t> d = getConstantInt(dim);
  if (!d)
    return {b.fail("a dim that is known only at run time"), Value()};
  Value half = b.floordiv(b.sizeOf(x, *d), 2);
  return {b.narrow(x, *d, 0, half), b.narrow(x, *d, half, half)};
}

static void addPiecewise(DecomposeRules &rules) {
  rules.add({"aten::_add_relu.Tensor", "aten::_add_relu.Scalar"},
            [](TorchBuilder &b, Operation *op) {
              return toVector(b.relu(b.add(op->getOperand(0), op->getOperand(1),
                                           op->getOperand(2))));
            });
  // relu(x) = max(x, 0), of integers
  addUnary(rules, "aten::relu",
           [](TorchBuilder &b, Value x) { return b.clamp(x, 0); });
  rules.add([](TorchBuilder &b, AtenHardtanhOp op) {
    return clampTo(b, op.getSelf(), op.getMinVal(), op.getMaxVal());
  });
  rules.add([](TorchBuilder &b, AtenRelu6Op op) {
    return b.clamp(op.getSelf(), 0, 6);
  });
  // leaky_relu(x, slope) = x, or slope * x below 0
  rules.add([](TorchBuilder &b, AtenLeakyReluOp op) {
    Value x = op.getSelf();
    Value below = b.mul(x, op.getNegativeSlope());
    return b.where(b.gt(x, 0), x, b.cast(below, b.dtypeOf(x)));
  });
  rules.add([](TorchBuilder &b, Aten_PreluKernelOp op) {
    Value x = op.getSelf();
    return b.where(b.gt(x, 0), x, b.mul(x, op.getWeight()));
  });
  // threshold(x, t, v) = x above t, else v
  rules.add([](TorchBuilder &b, AtenThresholdOp op) {
    Value x = op.getSelf();
    Value low = b.scalar_tensor(op.getValue(), b.dtypeOf(x));
    return b.where(b.le(x, op.getThreshold()), low, x);
  });
  // hardshrink(x) = 0 within [-lambda, lambda], else x
  rules.add([](TorchBuilder &b, AtenHardshrinkOp op) {
    Value x = op.getSelf();
    return b.where(b.le(b.abs(x), op.getLambd()), b.zeros_like(x), x);
  });
  // softshrink(x) = x - clamp(x, -lambda, lambda)
  rules.add([](TorchBuilder &b, AtenSoftshrinkOp op) {
    Value x = op.getSelf(), lambda = op.getLambd();
    Value inner = b.clamp(x, b.neg(lambda), lambda);
    return b.sub(x, inner);
  });
  // rrelu without training = leaky_relu with the mean slope; with it,
  // x * noise, the noise being 1 above 0 and else a slope that is drawn.
  auto rrelu = [](TorchBuilder &b, Value x, Value noise, Value lower,
                  Value upper, Value isTraining) -> SmallVector<Value> {
    std::optional<bool> training = getConstantBool(isTraining);
    if (!training)
      return {b.fail("training that is known only at run time")};
    if (!*training)
      return {b.leaky_relu(x, b.div(b.add(lower, upper), 2)), noise};
    Value slope = b.add(b.mul(b.rand_like(x), b.sub(upper, lower)), lower);
    noise = b.where(b.gt(x, 0), 1.0, slope);
    return {b.mul(x, noise), noise};
  };
  rules.add([rrelu](TorchBuilder &b, AtenRreluOp op) {
    return rrelu(b, op.getSelf(), {}, op.getLower(), op.getUpper(),
                 op.getTraining())
        .front();
  });
  rules.add([rrelu](TorchBuilder &b, AtenRreluWithNoiseFunctionalOp op) {
    return rrelu(b, op.getSelf(), op.getNoise(), op.getLower(), op.getUpper(),
                 op.getTraining());
  });
}

//===----------------------------------------------------------------------===//
// Smooth
//===----------------------------------------------------------------------===//

static constexpr double kSqrt2 = 1.4142135623730951;
static constexpr double kSqrt2OverPi = 0.7978845608028654;

/// The inner part of gelu's tanh form: sqrt(2 / pi) * (x + 0.044715 x^3).
static Value geluInner(TorchBuilder &b, Value x) {
  constexpr double cubic = kSqrt2OverPi * 0.044715;
  return b.mul(x, b.add(b.mul(b.mul(x, x), cubic), kSqrt2OverPi));
}

static void addSmooth(DecomposeRules &rules) {
  rules.ratherThanNarrow(
      {"aten::celu", "aten::elu", "aten::gelu", "aten::hardsigmoid",
       "aten::hardswish", "aten::leaky_relu", "aten::mish",
       "aten::_prelu_kernel", "aten::selu", "aten::sigmoid", "aten::softplus"});
  // elu(x) = scale * (x above 0, else alpha * (exp(input_scale * x) - 1))
  rules.add([](TorchBuilder &b, AtenEluOp op) {
    Value x = op.getSelf(), inputScale = op.getInputScale();
    Value alpha = op.getAlpha();
    bool plain = getConstantFloat(inputScale) == 1.0;
    bool isScaled = getConstantFloat(op.getScale()) != 1.0;
    // Of what ONNX has whole, this is what to do without it.
    bool hasElu = getConstantFloat(alpha) && (!plain || isScaled);
    Value scaled = plain ? x : b.mul(x, inputScale);
    Value below = hasElu ? b.elu(scaled, alpha) : b.mul(b.expm1(scaled), alpha);
    Value y = plain && hasElu ? below : b.where(b.gt(x, 0), x, below);
    return isScaled ? b.mul(y, op.getScale()) : y;
  });
  addUnary(rules, "aten::selu", [](TorchBuilder &b, Value x) {
    return b.elu(x, 1.6732632423543772848, 1.0507009873554804934);
  });
  rules.add([](TorchBuilder &b, AtenCeluOp op) {
    Value alpha = op.getAlpha();
    return b.elu(op.getSelf(), alpha, 1.0, b.div(1.0, alpha));
  });
  // sigmoid(x) = 1 / (1 + exp(-x))
  addUnary(rules, "aten::sigmoid", [](TorchBuilder &b, Value x) {
    return b.reciprocal(b.add(b.exp(b.neg(x)), 1));
  });
  // silu(x) = x * sigmoid(x)
  addUnary(rules, "aten::silu",
           [](TorchBuilder &b, Value x) { return b.mul(x, b.sigmoid(x)); });
  // mish(x) = x * tanh(softplus(x))
  addUnary(rules, "aten::mish", [](TorchBuilder &b, Value x) {
    return b.mul(x, b.tanh(b.softplus(x)));
  });
  // hardswish(x) = x * clamp(x + 3, 0, 6) / 6, or x * hardsigmoid(x) in one op
  // less; their largest numbers differ.
  addUnary(rules, "aten::hardswish", [](TorchBuilder &b, Value x) {
    if (!b.dtypeOf(x).isF64())
      return b.mul(x, b.hardsigmoid(x));
    return b.div(b.mul(x, b.clamp(b.add(x, 3), 0, 6)), 6);
  });
  // hardsigmoid(x) = clamp(x + 3, 0, 6) / 6
  addUnary(rules, "aten::hardsigmoid", [](TorchBuilder &b, Value x) {
    return b.div(b.clamp(b.add(x, 3), 0, 6), 6);
  });
  // gelu(x) = x * (erf(x / sqrt(2)) + 1) / 2
  //         ~ x * (tanh(sqrt(2 / pi) * (x + 0.044715 x^3)) + 1) / 2
  rules.add([](TorchBuilder &b, AtenGeluOp op) {
    Value x = op.getSelf();
    bool exact = getConstantStr(op.getApproximate()) == "none";
    Value s = exact ? b.erf(b.div(x, kSqrt2)) : b.tanh(geluInner(b, x));
    return b.mul(b.mul(x, b.add(s, 1)), 0.5);
  });
}

static void addSoftplus(DecomposeRules &rules) {
  // softplus(x) = log(1 + exp(beta * x)) / beta, or x from the threshold on
  rules.add([](TorchBuilder &b, AtenSoftplusOp op) {
    Value x = op.getSelf(), beta = op.getBeta();
    std::optional<double> threshold = getConstantFloat(op.getThreshold());
    bool isWhole = getConstantFloat(beta) == 1.0 && threshold >= 20.0;
    Value scaled = isWhole ? x : b.mul(x, beta);
    // Of what ONNX has whole, this is what to do without it.
    Value y = isWhole ? b.add(b.clamp(x, 0), b.log1p(b.exp(b.neg(b.abs(x)))))
                      : b.div(b.softplus(scaled), beta);
    // In float32 it is x from 20 on already.
    return threshold >= 20.0 && !b.dtypeOf(x).isF64()
               ? y
               : b.where(b.gt(scaled, op.getThreshold()), x, y);
  });
  // log(sigmoid(x)) = 0 - softplus(-x), never -0; the buffer is exp(-|x|)
  rules.add([](TorchBuilder &b, AtenLogSigmoidOp op) {
    return b.rsub(b.softplus(b.neg(op.getSelf()), 1, kInfinity), 0);
  });
  rules.add([](TorchBuilder &b, AtenLogSigmoidForwardOp op) {
    Value x = op.getSelf();
    return SmallVector<Value>{b.log_sigmoid(x), b.exp(b.neg(b.abs(x)))};
  });
}

static void addGlu(DecomposeRules &rules) {
  // glu(x) = a * sigmoid(b) of the halves of x
  rules.add([](TorchBuilder &b, AtenGluOp op) {
    auto [first, gate] = halvesOf(b, op.getSelf(), op.getDim());
    return b.failed() ? Value() : b.mul(first, b.sigmoid(gate));
  });
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// softmax over a dim that ONNX lacks it for: of no dims, or of a dim that is
/// not the last (before ONNX 13).
template <typename Op, Value (*softmax)(TorchBuilder &, Value)>
static Value moveToLast(TorchBuilder &b, Op op) {
  Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
  if (b.rankOf(x) == 0)
    return b.squeeze(softmax(b, b.unsqueeze(x, 0)), 0);
  if (!getConstantInt(op.getDim()))
    return b.fail("a dim that is known only at run time");
  Value moved = softmax(b, b.transpose(x, op.getDim(), -1));
  return b.transpose(moved, op.getDim(), -1);
}
static Value softmaxOfLast(TorchBuilder &b, Value x) {
  return b._softmax(x, -1, false);
}
static Value logSoftmaxOfLast(TorchBuilder &b, Value x) {
  return b._log_softmax(x, -1, false);
}

/// y - log(sum(exp(y))) with y = x - max(x), where a runtime has no LogSoftmax
/// of the dtype: over the last dim, every ONNX has it. Of half precision,
/// PyTorch rounds the sum there, and else only the result.
template <typename Op>
static Value logSoftmax(TorchBuilder &b, Op op) {
  Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
  std::optional<int64_t> dim = getConstantInt(op.getDim());
  int64_t rank = b.rankOf(x);
  if (!rank || !dim || (*dim != -1 && *dim != rank - 1))
    return moveToLast<Op, logSoftmaxOfLast>(b, op);
  Value size = b.sizeOf(x, -1);
  if (b.failed() || getConstantInt(size) == 0)
    return x;
  Type dtype = b.dtypeOf(x);
  Value wide = isHalf(dtype) ? b.cast(x, b.f32()) : x;
  // The largest of nothing is never read.
  Value some = mayBeEmpty(b.oracle.getSymbols(), wide, {rank - 1})
                   ? b.constant_pad_nd(wide, ints(0, 1), -kInfinity)
                   : wide;
  Value y = b.sub(wide, b.amax(some, ints(-1), true));
  Value sum = b.sum(b.exp(y), ints(-1), true);
  if (isHalf(dtype))
    sum = b.cast(b.cast(sum, dtype), b.f32());
  return b.cast(b.sub(y, b.log(sum)), dtype);
}

static void addSoftmax(DecomposeRules &rules) {
  rules.add(moveToLast<Aten_SoftmaxOp, softmaxOfLast>);
  rules.add(moveToLast<AtenSoftmaxIntOp, softmaxOfLast>);
  rules.ratherThanNarrow({"aten::_log_softmax", "aten::log_softmax.int"});
  rules.add(logSoftmax<Aten_LogSoftmaxOp>);
  rules.add(logSoftmax<AtenLogSoftmaxIntOp>);
  // _masked_softmax(x, mask) = softmax(-inf where x is masked, else x). Mask
  // types 0 [s, s] and 1 [n, s] are of attention scores [n, h, s, s].
  rules.add([](TorchBuilder &b, Aten_MaskedSoftmaxOp op) -> Value {
    Value x = op.getSelf(), mask = op.getMask();
    std::optional<int64_t> type = getConstantInt(op.getMaskType());
    if (!type || *type > 2)
      return b.fail("its kind of mask is known only at run time");
    if (*type == 1)
      mask = b.unsqueeze(b.unsqueeze(mask, 1), 1);
    Arg dim = isNone(op.getDim()) ? Arg(-1) : Arg(op.getDim());
    return b._softmax(b.masked_fill(x, mask, -kInfinity), dim, false);
  });
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// `gradient` where `condition` holds, else 0.
static Value gradientWhere(TorchBuilder &b, Value condition, Value gradient) {
  return b.where(condition, gradient, b.zeros_like(gradient));
}

static void addPiecewiseGradients(DecomposeRules &rules) {
  // g above the threshold
  rules.add([](TorchBuilder &b, AtenThresholdBackwardOp op) {
    Value g = b.cast(op.getGradOutput(), b.dtypeOf(op.getResult()));
    Value low = b.le(op.getSelf(), op.getThreshold());
    return b.where(low, b.zeros_like(g), g);
  });
  // g between the bounds
  rules.add([](TorchBuilder &b, AtenHardtanhBackwardOp op) {
    Value x = op.getSelf();
    Value inside =
        b.logical_and(b.gt(x, op.getMinVal()), b.lt(x, op.getMaxVal()));
    return gradientWhere(b, inside, op.getGradOutput());
  });
  // g / 6 within (-3, 3), the sixth being of float32 in PyTorch
  rules.add([](TorchBuilder &b, AtenHardsigmoidBackwardOp op) {
    Value inside = b.lt(b.abs(op.getSelf()), 3);
    return gradientWhere(b, inside,
                         b.mul(op.getGradOutput(), double(1.0F / 6.0F)));
  });
  // g * (0 up to -3, x / 3 + 1/2 within, 1 from 3 on)
  rules.add([](TorchBuilder &b, AtenHardswishBackwardOp op) {
    Value x = op.getSelf(), g = op.getGradOutput();
    Value slope = b.add(b.div(x, 3), 0.5);
    slope = b.where(b.ge(x, 3), 1.0, b.where(b.le(x, -3), 0.0, slope));
    return b.mul(g, slope);
  });
  // g outside [-lambda, lambda]
  auto shrink = [](TorchBuilder &b, Operation *op) {
    Value g = op->getOperand(0), x = op->getOperand(1);
    Value inside = b.le(b.abs(x), op->getOperand(2));
    return toVector(b.where(inside, b.zeros_like(g), g));
  };
  rules.add({"aten::hardshrink_backward", "aten::softshrink_backward"}, shrink);
  // g, or slope * g below 0
  rules.add([](TorchBuilder &b, AtenLeakyReluBackwardOp op) {
    Value g = op.getGradOutput();
    return b.where(b.gt(op.getSelf(), 0), g, b.mul(g, op.getNegativeSlope()));
  });
}

static void addSmoothGradients(DecomposeRules &rules) {
  // of x: g * scale, or g * input_scale * alpha * scale * exp(input_scale * x)
  // below 0; of the result y: alpha * scale * exp(..) is y + alpha * scale
  rules.add([](TorchBuilder &b, AtenEluBackwardOp op) {
    Value g = op.getGradOutput(), x = op.getSelfOrResult();
    Value size = b.mul(op.getAlpha(), op.getScale());
    std::optional<bool> isResult = getConstantBool(op.getIsResult());
    if (!isResult)
      return b.fail("is_result that is known only at run time");
    Value curve = *isResult ? b.add(x, size)
                            : b.mul(b.exp(b.mul(x, op.getInputScale())), size);
    Value below = b.mul(b.mul(g, op.getInputScale()), curve);
    return b.where(b.le(x, 0), below, b.mul(g, op.getScale()));
  });
  // g * sigmoid(beta * x), or g from the threshold on
  rules.add([](TorchBuilder &b, AtenSoftplusBackwardOp op) {
    Value g = op.getGradOutput();
    Value scaled = b.mul(op.getSelf(), op.getBeta());
    return b.where(b.gt(scaled, op.getThreshold()), g,
                   b.mul(g, b.sigmoid(scaled)));
  });
  // g * sigmoid(-x)
  rules.add([](TorchBuilder &b, AtenLogSigmoidBackwardOp op) {
    return b.mul(op.getGradOutput(), b.sigmoid(b.neg(op.getSelf())));
  });
  // g * s * (1 + x * (1 - s)) with s = sigmoid(x)
  rules.add([](TorchBuilder &b, AtenSiluBackwardOp op) {
    Value x = op.getSelf(), s = b.sigmoid(x);
    Value slope = b.mul(s, b.add(b.mul(x, b.rsub(s, 1)), 1));
    return b.mul(op.getGradOutput(), slope);
  });
  // g * (t + x * s * (1 - t^2)) with t = tanh(softplus(x)), s = sigmoid(x)
  rules.add([](TorchBuilder &b, AtenMishBackwardOp op) {
    Value x = op.getSelf(), t = b.tanh(b.softplus(x)), s = b.sigmoid(x);
    Value bend = b.mul(b.mul(x, s), b.rsub(b.mul(t, t), 1));
    return b.mul(op.getGradOutput(), b.add(t, bend));
  });
  // none: g * (Phi(x) + x * phi(x)), the normal distribution's
  // tanh: g * (1 + t + x * (1 - t^2) * inner'(x)) / 2 with t = tanh(inner(x))
  rules.add([](TorchBuilder &b, AtenGeluBackwardOp op) {
    Value x = op.getSelf(), g = op.getGradOutput();
    if (getConstantStr(op.getApproximate()) == "none") {
      constexpr double density = 0.3989422804014327; // 1 / sqrt(2 pi)
      Value below = b.mul(b.add(b.erf(b.div(x, kSqrt2)), 1), 0.5);
      Value bell = b.mul(b.exp(b.mul(b.mul(x, x), -0.5)), density);
      return b.mul(g, b.add(below, b.mul(x, bell)));
    }
    constexpr double cubic = 3 * kSqrt2OverPi * 0.044715;
    Value t = b.tanh(geluInner(b, x));
    Value slope = b.add(b.mul(b.mul(x, x), cubic), kSqrt2OverPi);
    Value bend = b.mul(b.mul(x, b.rsub(b.mul(t, t), 1)), slope);
    return b.mul(g, b.mul(b.add(b.add(t, 1), bend), 0.5));
  });
}

static void addGatedGradients(DecomposeRules &rules) {
  // of x = [a, b]: [g * s, g * a * s * (1 - s)] with s = sigmoid(b)
  rules.add([](TorchBuilder &b, AtenGluBackwardOp op) {
    auto [first, second] = halvesOf(b, op.getSelf(), op.getDim());
    if (b.failed())
      return Value();
    Value g = op.getGradOutput(), s = b.sigmoid(second);
    Value gate = b.mul(b.mul(b.mul(g, first), s), b.rsub(s, 1));
    return b.cat(SmallVector<Value>{b.mul(g, s), gate}, op.getDim());
  });
  // of x: g, or w * g below 0; of w: x * g below 0
  rules.add([](TorchBuilder &b, Aten_PreluKernelBackwardOp op) {
    Value x = op.getSelf(), g = op.getGradOutput();
    Value above = b.gt(x, 0);
    Value ofX = b.where(above, g, b.mul(op.getWeight(), g));
    Value ofWeight = b.where(above, 0.0, b.mul(x, g));
    return SmallVector<Value>{ofX, ofWeight};
  });
}

void torchonnx::addActivationDecompositions(DecomposeRules &rules) {
  addPiecewise(rules);
  addSmooth(rules);
  addSoftplus(rules);
  addGlu(rules);
  addSoftmax(rules);
  addPiecewiseGradients(rules);
  addSmoothGradients(rules);
  addGatedGradients(rules);
}
