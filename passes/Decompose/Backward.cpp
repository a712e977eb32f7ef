//===- Backward.cpp - Gradients of layers ---------------------------------===//

#include "passes/Decompose/PoolWindows.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

static void addActivationGradients(DecomposeRules &rules) {
  // y = softmax(x): y (g - sum(g y))
  rules.add([](TorchBuilder &b, Aten_SoftmaxBackwardDataOp op) {
    Value gy = b.mul(op.getGradOutput(), op.getOutput());
    Value sum = b.sum(gy, Arg::List{op.getDim()}, true);
    return b.cast(b.sub(gy, b.mul(op.getOutput(), sum)),
                  b.dtypeOf(op.getResult()));
  });
  // y = log_softmax(x): g - exp(y) sum(g)
  rules.add([](TorchBuilder &b, Aten_LogSoftmaxBackwardDataOp op) {
    Value g = op.getGradOutput();
    Value sum = b.sum(g, Arg::List{op.getDim()}, true);
    return b.cast(b.sub(g, b.mul(b.exp(op.getOutput()), sum)),
                  b.dtypeOf(op.getResult()));
  });
  auto conj = [](TorchBuilder &b, Value x) {
    return b.isComplex(x) ? b.conj_physical(x) : x;
  };
  // y = sigmoid(x): g conj((1 - y) y)
  rules.add([conj](TorchBuilder &b, AtenSigmoidBackwardOp op) {
    Value y = op.getOutput();
    return b.mul(op.getGradOutput(), conj(b, b.mul(b.rsub(y, 1), y)));
  });
  // y = tanh(x): g conj(1 - y^2)
  rules.add([conj](TorchBuilder &b, AtenTanhBackwardOp op) {
    Value y = op.getOutput();
    return b.mul(op.getGradOutput(), conj(b, b.rsub(b.mul(y, y), 1)));
  });
  // In training the noise is the slope; else leaky_relu's gradient with the
  // mean slope.
  rules.add([](TorchBuilder &b, AtenRreluWithNoiseBackwardOp op) {
    std::optional<bool> training = getConstantBool(op.getTraining());
    std::optional<double> lower = getConstantFloat(op.getLower()),
                          upper = getConstantFloat(op.getUpper());
    if (!training || !lower || !upper)
      return b.fail("a slope or flag that is known only at run time");
    if (*training && *upper - *lower > 1e-6)
      return b.mul(op.getGradOutput(), op.getNoise());
    return b.leaky_relu_backward(op.getGradOutput(), op.getSelf(),
                                 (*lower + *upper) / 2, op.getSelfIsResult());
  });
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

/// y = (x - mean) rstd, over `dims`: with xh = y,
/// dx = rstd (g - mean(g) - xh mean(g xh))
static Value normGradient(TorchBuilder &b, Value g, Value xh, Value rstd,
                          ArrayRef<int64_t> dims) {
  Value centred = b.sub(g, b.mean(g, dims, true));
  return b.mul(b.sub(centred, b.mul(xh, b.mean(b.mul(g, xh), dims, true))),
               rstd);
}

/// The results that `mask` asks for; the others are made nowhere.
static SmallVector<Value> masked(TorchBuilder &b, Value mask,
                                 ArrayRef<std::function<Value()>> results) {
  SmallVector<Value> values;
  SmallVector<Value> wanted = b.unpack(mask);
  for (auto [want, make] : llvm::zip(wanted, results))
    values.push_back(getConstantBool(want).value_or(true) ? make() : Value());
  return values;
}

static Value sumOver(TorchBuilder &b, Value x, ArrayRef<int64_t> dims) {
  return dims.empty() ? x : b.sum(x, dims);
}

static void addNormGradients(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenNativeLayerNormBackwardOp op) {
    Value x = op.getInput(), g = op.getGradOut(), rstd = op.getRstd();
    std::optional<SmallVector<Value>> normalized =
        getElements(op.getNormalizedShape());
    if (!normalized)
      return SmallVector<Value>{b.fail("a shape of unknown length")};
    SmallVector<int64_t> outer, inner;
    for (int64_t i = 0, rank = b.rankOf(x), n = rank - normalized->size();
         i < rank; ++i)
      (i < n ? outer : inner).push_back(i);
    Value xh = b.mul(b.sub(x, op.getMean()), rstd);
    Value gx = isNone(op.getWeight()) ? g : b.mul(g, op.getWeight());
    return masked(b, op.getOutputMask(),
                  {[&] { return normGradient(b, gx, xh, rstd, inner); },
                   [&] { return sumOver(b, b.mul(g, xh), outer); },
                   [&] { return sumOver(b, g, outer); }});
  });

  // As [n, groups, channels of a group, places].
  rules.add([](TorchBuilder &b, AtenNativeGroupNormBackwardOp op) {
    std::optional<int64_t> groups = getConstantInt(op.getGroup());
    if (!groups)
      return SmallVector<Value>{
          b.fail("a number of groups that is known only at run time")};
    Value channels = b.floordiv(op.getC(), *groups);
    Arg::List shape{op.getN(), *groups, channels, op.getHxW()};
    Value x = b.view(op.getInput(), shape), g = b.view(op.getGradOut(), shape);
    auto perGroup = [&](Value v) {
      return b.view(v, Arg::List{op.getN(), *groups, 1, 1});
    };
    auto perChannel = [&](Value v) {
      return b.view(b.sum(v, ints(0, 3)), ints(-1));
    };
    Value rstd = perGroup(op.getRstd());
    Value xh = b.mul(b.sub(x, perGroup(op.getMean())), rstd);
    Value gx = g;
    if (!isNone(op.getWeight()))
      gx = b.mul(g, b.view(op.getWeight(), Arg::List{1, *groups, channels, 1}));
    return masked(b, op.getOutputMask(),
                  {[&] {
                     return b.view(normGradient(b, gx, xh, rstd, {2, 3}),
                                   b.sizesOf(op.getInput()));
                   },
                   [&] { return perChannel(b.mul(g, xh)); },
                   [&] { return perChannel(g); }});
  });

  // In training over the batch's statistics, else the running ones are
  // constants.
  rules.add([](TorchBuilder &b, AtenNativeBatchNormBackwardOp op) {
    std::optional<bool> training = getConstantBool(op.getTrain());
    if (!training)
      return SmallVector<Value>{
          b.fail("a flag that is known only at run time")};
    Value x = op.getInput(), g = op.getGradOut();
    SmallVector<int64_t> dims, shape(b.rankOf(x), 1);
    shape[1] = -1;
    for (int64_t i = 0; i < b.rankOf(x); ++i)
      if (i != 1)
        dims.push_back(i);
    auto perChannel = [&](Value v) { return b.view(v, shape); };
    Value mean = perChannel(*training ? op.getSaveMean() : op.getRunningMean());
    Value rstd =
        perChannel(*training ? op.getSaveInvstd()
                             : b.rsqrt(b.add(op.getRunningVar(), op.getEps())));
    Value xh = b.mul(b.sub(x, mean), rstd);
    Value gx =
        isNone(op.getWeight()) ? g : b.mul(g, perChannel(op.getWeight()));
    return masked(b, op.getOutputMask(),
                  {[&] {
                     return *training ? normGradient(b, gx, xh, rstd, dims)
                                      : b.mul(gx, rstd);
                   },
                   [&] { return b.sum(b.mul(g, xh), dims); },
                   [&] { return b.sum(g, dims); }});
  });
}

//===----------------------------------------------------------------------===//
// Scatters: what was read is added to
//===----------------------------------------------------------------------===//

/// The gradient of a max pool over the last `spatial` dims: each place of
/// `grad` goes to the place of `self` that its index names.
static Value maxPoolGradient(TorchBuilder &b, Value grad, Value self,
                             Value indices, int64_t spatial) {
  auto flat = [&](Value v) { return b.flatten(v, -spatial, -1); };
  Value sum =
      b.scatter_add(flat(b.zeros_like(self)), -1, flat(indices), flat(grad));
  return b.view(sum, b.sizesOf(self));
}

/// What nearest upsampling reads along one dim of `inputSize`:
/// min(floor(i * scale), inputSize - 1), in float32 as PyTorch computes it; the
/// exact variant reads at i + 1/2.
static Value nearestSource(TorchBuilder &b, Value outputSize, Value inputSize,
                           Value scale, bool exact) {
  Value places = b.arange(outputSize, b.f32());
  if (exact)
    places = b.add(places, 0.5);
  Value ratio;
  if (std::optional<double> given = getConstantFloat(scale);
      given && *given > 0)
    ratio = b.scalarTensor(double(float(1.0 / *given)), b.f32());
  else if (isNone(scale))
    ratio = b.div(b.cast(b.scalar_tensor(inputSize), b.f32()),
                  b.cast(b.scalar_tensor(outputSize), b.f32()));
  else
    return b.fail("a scale that is known only at run time");
  return b.clamp_max(b.cast(b.floor(b.mul(places, ratio)), b.i64()),
                     b.sub(inputSize, 1));
}

/// `grad` [n, c, out…] summed into [n, c, in…], one spatial dim after another.
static Value nearestGradient(TorchBuilder &b, Value grad, Value outputSize,
                             Value inputSize, ArrayRef<Value> scales,
                             bool exact) {
  SmallVector<Value> out = b.unpack(outputSize), in = b.unpack(inputSize);
  if (b.failed() || out.size() != scales.size() ||
      in.size() != scales.size() + 2)
    return b.fail("sizes of unknown length");
  for (int64_t i = 0, e = scales.size(); i < e; ++i) {
    SmallVector<Value> shape = b.sizesOf(grad);
    shape[i + 2] = in[i + 2];
    Value source = nearestSource(b, out[i], in[i + 2], scales[i], exact);
    grad = b.index_add(b.zeros(shape, b.dtypeOf(grad)), i + 2, source, grad);
  }
  return grad;
}

static void addScatterGradients(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenMaxPool2dWithIndicesBackwardOp op) {
    return maxPoolGradient(b, op.getGradOutput(), op.getSelf(), op.getIndices(),
                           2);
  });
  rules.add([](TorchBuilder &b, AtenMaxPool3dWithIndicesBackwardOp op) {
    return maxPoolGradient(b, op.getGradOutput(), op.getSelf(), op.getIndices(),
                           3);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveMaxPool2dBackwardOp op) {
    return maxPoolGradient(b, op.getGradOutput(), op.getSelf(), op.getIndices(),
                           2);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveMaxPool3dBackwardOp op) {
    return maxPoolGradient(b, op.getGradOutput(), op.getSelf(), op.getIndices(),
                           3);
  });

  rules.add([](TorchBuilder &b, AtenUpsampleNearest1dBackwardOp op) {
    return nearestGradient(b, op.getGradOutput(), op.getOutputSize(),
                           op.getInputSize(), {op.getScales()}, false);
  });
  rules.add([](TorchBuilder &b, AtenUpsampleNearest2dBackwardOp op) {
    return nearestGradient(b, op.getGradOutput(), op.getOutputSize(),
                           op.getInputSize(),
                           {op.getScalesH(), op.getScalesW()}, false);
  });
  rules.add([](TorchBuilder &b, AtenUpsampleNearest3dBackwardOp op) {
    return nearestGradient(
        b, op.getGradOutput(), op.getOutputSize(), op.getInputSize(),
        {op.getScalesD(), op.getScalesH(), op.getScalesW()}, false);
  });
  rules.add([](TorchBuilder &b, Aten_UpsampleNearestExact1dBackwardOp op) {
    return nearestGradient(b, op.getGradOutput(), op.getOutputSize(),
                           op.getInputSize(), {op.getScales()}, true);
  });
  rules.add([](TorchBuilder &b, Aten_UpsampleNearestExact2dBackwardOp op) {
    return nearestGradient(b, op.getGradOutput(), op.getOutputSize(),
                           op.getInputSize(),
                           {op.getScalesH(), op.getScalesW()}, true);
  });
  rules.add([](TorchBuilder &b, Aten_UpsampleNearestExact3dBackwardOp op) {
    return nearestGradient(
        b, op.getGradOutput(), op.getOutputSize(), op.getInputSize(),
        {op.getScalesD(), op.getScalesH(), op.getScalesW()}, true);
  });

  // Each row of the gradient is added to the row of the table it came from;
  // the padding's row gets none. By frequency: divided by how often.
  rules.add([](TorchBuilder &b, AtenEmbeddingDenseBackwardOp op) {
    std::optional<bool> byFrequency = getConstantBool(op.getScaleGradByFreq());
    if (!byFrequency)
      return b.fail("a flag that is known only at run time");
    Value grad = op.getGradOutput(), width = b.sizeOf(grad, -1);
    Value index = b.view(b.cast(op.getIndices(), b.i64()), ints(-1));
    grad = b.view(grad, Arg::List{-1, width});
    if (*byFrequency) {
      Value ones = b.ones_like(index);
      Value counts = b.index_add(
          b.zeros(Arg::List{op.getNumWeights()}, b.i64()), 0, index, ones);
      grad = b.div(grad, b.unsqueeze(b.index_select(counts, 0, index), 1));
    }
    grad = b.where(b.unsqueeze(b.eq(index, op.getPaddingIdx()), 1), 0, grad);
    return b.index_add(
        b.zeros(Arg::List{op.getNumWeights(), width}, b.dtypeOf(grad)), 0,
        index, grad);
  });
}

//===----------------------------------------------------------------------===//
// Averages: each window's gradient, over its number of elements, goes to all of
// them
//===----------------------------------------------------------------------===//

template <typename Op>
static void addAverageGradient(DecomposeRules &rules, int64_t rank) {
  rules.add([=](TorchBuilder &b, Op op) -> Value {
    Value grad = op.getGradOutput(), x = op.getSelf();
    std::optional<Pool> pool =
        readPool(b, rank, op.getKernelSize(), op.getStride(), op.getPadding(),
                 op.getCeilMode());
    std::optional<bool> countsPad = getConstantBool(op.getCountIncludePad());
    if (!countsPad)
      b.fail("its count_include_pad is known only at run time");
    if (b.failed())
      return {};
    Value divisor = op.getDivisorOverride();
    if (!isNone(divisor))
      grad = b.div(grad, divisor);
    for (int64_t i = 0; i < rank && !b.failed(); ++i) {
      int64_t dim = b.rankOf(x) - rank + i;
      Windows windows = windowsOf(b, x, dim, *pool, i);
      if (isNone(divisor))
        grad = b.div(
            grad,
            alongDim(b, averagedOver(b, x, dim, *pool, i, *countsPad, windows),
                     dim, b.rankOf(x)));
      grad = spreadWindows(b, grad, dim, windows, b.sizeOf(x, dim));
    }
    return grad;
  });
}

template <typename Op>
static void addAdaptiveAverageGradient(DecomposeRules &rules, int64_t rank) {
  rules.add([=](TorchBuilder &b, Op op) {
    Value grad = op.getGradOutput(), x = op.getSelf();
    for (int64_t i = 0; i < rank && !b.failed(); ++i) {
      int64_t dim = b.rankOf(x) - rank + i;
      Windows windows =
          adaptiveWindows(b, b.sizeOf(x, dim), b.sizeOf(grad, dim));
      grad = b.div(grad, alongDim(b, windows.size, dim, b.rankOf(x)));
      grad = spreadWindows(b, grad, dim, windows, b.sizeOf(x, dim));
    }
    return grad;
  });
}

//===----------------------------------------------------------------------===//
// Pads: what was read more than once is summed
//===----------------------------------------------------------------------===//

/// Which of `size` elements each of the padded ones is, when `left` are in
/// front: the nearest, or the one that is as far from the edge.
static Value paddedSource(TorchBuilder &b, Value padded, Value size, Value left,
                          bool reflects) {
  Value place = b.sub(b.arange(padded), left), last = b.sub(size, 1);
  if (!reflects)
    return b.clamp(place, 0, last);
  return b.rsub(b.abs(b.rsub(b.abs(place), last)), last);
}

template <typename Op>
static void addPadGradient(DecomposeRules &rules, bool reflects) {
  rules.add([=](TorchBuilder &b, Op op) {
    Value grad = op.getGradOutput(), x = op.getSelf();
    SmallVector<Value> pads = b.unpack(op.getPadding());
    for (size_t i = 0; i < pads.size() && !b.failed(); i += 2) {
      int64_t dim = b.rankOf(x) - 1 - int64_t(i / 2);
      Value source = paddedSource(b, b.sizeOf(grad, dim), b.sizeOf(x, dim),
                                  pads[i], reflects);
      SmallVector<Value> shape = b.sizesOf(grad);
      shape[dim] = b.sizeOf(x, dim);
      grad = b.index_add(b.zeros(ValueRange(shape), b.dtypeOf(grad)), dim,
                         source, grad);
    }
    return grad;
  });
}

static void addWindowGradients(DecomposeRules &rules) {
  addAverageGradient<AtenAvgPool2dBackwardOp>(rules, 2);
  addAverageGradient<AtenAvgPool3dBackwardOp>(rules, 3);
  addAdaptiveAverageGradient<Aten_AdaptiveAvgPool2dBackwardOp>(rules, 2);
  addAdaptiveAverageGradient<Aten_AdaptiveAvgPool3dBackwardOp>(rules, 3);
  addPadGradient<AtenReflectionPad1dBackwardOp>(rules, true);
  addPadGradient<AtenReflectionPad2dBackwardOp>(rules, true);
  addPadGradient<AtenReflectionPad3dBackwardOp>(rules, true);
  addPadGradient<AtenReplicationPad1dBackwardOp>(rules, false);
  addPadGradient<AtenReplicationPad2dBackwardOp>(rules, false);
  addPadGradient<AtenReplicationPad3dBackwardOp>(rules, false);
}

void torchonnx::addBackwardDecompositions(DecomposeRules &rules) {
  addActivationGradients(rules);
  addNormGradients(rules);
  addScatterGradients(rules);
  addWindowGradients(rules);
}
