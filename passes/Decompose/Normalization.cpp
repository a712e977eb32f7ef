//===- Normalization.cpp - Decompositions: normalization ------------------===//

#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// What they share
//===----------------------------------------------------------------------===//

namespace {

/// x less its mean, over its standard deviation.
struct Normalized {
  Value y, mean, rstd; // mean and rstd have dims of 1.
};

} // namespace

/// Half-precision is normalized in float32.
static Value widen(TorchBuilder &b, Value x) {
  if (b.failed() || isNone(x))
    return x;
  Type dtype = b.dtypeOf(x);
  return isHalf(dtype) ? b.cast(x, b.f32()) : x;
}

/// How many elements of x there are in these dims.
static Value countOf(TorchBuilder &b, Value x, ArrayRef<int64_t> dims) {
  Value count = b.value(1);
  for (int64_t dim : dims)
    count = b.mul(count, b.sizeOf(x, dim));
  return count;
}

/// sum / count as PyTorch's CPU divides numbers that it keeps in bfloat16: both
/// are rounded to it, and the quotient is.
static Value dividedAsBFloat16(TorchBuilder &b, Value sum, Value count) {
  Type bf16 = b.builder.getBF16Type();
  Value quotient =
      b.div(b.cast(sum, bf16), b.cast(b.scalar_tensor(count, b.f32()), bf16));
  return b.cast(quotient, b.f32());
}

/// y = (x - mean) rstd, rstd = 1 / sqrt(mean((x - mean)^2) + eps), where mean
/// and rstd are rounded to `kept`, if that is given.
static Normalized normalize(TorchBuilder &b, Value x, ArrayRef<int64_t> dims,
                            Value eps, Type kept = {}) {
  x = widen(b, x);
  Value mean = b.mean(x, dims, true);
  Value centered = b.sub(x, mean);
  Value squares = b.mul(centered, centered);
  Value var = kept && kept.isBF16()
                  ? dividedAsBFloat16(b, b.sum(squares, dims, true),
                                      countOf(b, x, dims))
                  : b.mean(squares, dims, true);
  Value rstd = b.rsqrt(b.add(var, eps));
  if (!b.failed() && kept && kept != b.dtypeOf(x)) {
    auto rounded = [&](Value v) {
      return b.cast(b.cast(v, kept), b.dtypeOf(x));
    };
    mean = rounded(mean);
    rstd = rounded(rstd);
    centered = b.sub(x, mean);
  }
  return {b.mul(centered, rstd), mean, rstd};
}

/// The dims [from, rank).
static SmallVector<int64_t> dimsFrom(TorchBuilder &b, Value x, int64_t from) {
  SmallVector<int64_t> dims;
  for (int64_t i = from; !b.failed() && i < b.rankOf(x); ++i)
    dims.push_back(i);
  return dims;
}
/// Every dim but the channels', 1.
static SmallVector<int64_t> dimsButChannels(TorchBuilder &b, Value x) {
  SmallVector<int64_t> dims = dimsFrom(b, x, 1);
  if (!dims.empty())
    dims.front() = 0;
  return dims;
}

/// A vector over the channels, dim 1, against `x`.
static Value perChannel(TorchBuilder &b, Value vector, Value x) {
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.rankOf(x) - 1, 1);
  shape[0] = -1;
  return b.reshape(vector, shape);
}

/// y weight + bias, each optional, as the dtype of `like`.
static Value scaleAndShift(TorchBuilder &b, Value y, Value weight, Value bias,
                           Value like) {
  if (weight && !isNone(weight))
    y = b.mul(y, widen(b, weight));
  if (bias && !isNone(bias))
    y = b.add(y, widen(b, bias));
  return b.cast(y, b.dtypeOf(like));
}
static Value scaleAndShiftChannels(TorchBuilder &b, Value y, Value weight,
                                   Value bias, Value like) {
  return scaleAndShift(b, y, isNone(weight) ? weight : perChannel(b, weight, y),
                       isNone(bias) ? bias : perChannel(b, bias, y), like);
}

/// A statistic as result `i` of `op`: of its dtype, without the dims of 1
/// (or with none at all, where PyTorch leaves it empty).
static Value statistic(TorchBuilder &b, Operation *op, unsigned i,
                       Value value) {
  Value result = op->getResult(i);
  if (result.use_empty() || b.failed())
    return {};
  auto type = cast<TorchTensorType>(result.getType());
  if (!value || (type.getRank() == 1 && type.getSize(0) == 0))
    return b.zeros(ints(0), type.getDtype());
  value = b.cast(value, type.getDtype());
  if (type.getRank() == b.rankOf(value))
    return value;
  // The dims that stay, in order.
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < b.rankOf(value); ++i)
    if (int64_t(sizes.size()) < type.getRank() &&
        b.typeOf(value).getDims()[i] == type.getDims()[sizes.size()])
      sizes.push_back(b.sizeOf(value, i));
  if (int64_t(sizes.size()) < type.getRank())
    return b.fail("the sizes of its statistics are not known");
  return b.reshape(value, sizes);
}

//===----------------------------------------------------------------------===//
// Batch
//===----------------------------------------------------------------------===//

/// batch_norm with known statistics: (x - mean) / sqrt(var + eps) * weight +
/// bias, folded to x * scale + shift.
static Value batchNormKnown(TorchBuilder &b, Value x, Value weight, Value bias,
                            Value mean, Value var, Value eps) {
  Value scale = b.rsqrt(b.add(widen(b, var), eps));
  if (!isNone(weight))
    scale = b.mul(scale, widen(b, weight));
  Value shift = b.neg(b.mul(widen(b, mean), scale));
  if (!isNone(bias))
    shift = b.add(shift, widen(b, bias));
  return scaleAndShiftChannels(b, widen(b, x), scale, shift, x);
}

/// The dtype that PyTorch keeps the statistics of a batch in, and computes
/// with: that of x, but float32 where a parameter of half-precision x has it.
static Type dtypeOfStatistics(TorchBuilder &b, Value x,
                              ArrayRef<Value> parameters) {
  if (b.failed())
    return {};
  bool isMixed = llvm::any_of(parameters, [&](Value p) {
    return p && !isNone(p) && b.dtypeOf(p).isF32();
  });
  return isMixed ? b.f32() : b.dtypeOf(x);
}

static Normalized batchNormLearned(TorchBuilder &b, Value x, Value eps,
                                   ArrayRef<Value> parameters) {
  return normalize(b, x, dimsButChannels(b, x), eps,
                   dtypeOfStatistics(b, x, parameters));
}

/// batch_norm in any form: y and, when training, the batch's statistics.
static SmallVector<Value> batchNorm(TorchBuilder &b, Operation *op, Value x,
                                    Value weight, Value bias, Value mean,
                                    Value var, std::optional<bool> training,
                                    Value eps) {
  if (!training) {
    b.fail("whether it trains is known only at run time");
    return {};
  }
  // Without channels x has no elements, and is not normalized.
  if (b.rankOf(x) < 2 && op->getNumResults() == 1)
    return toVector(x);
  if (!*training && !isNone(mean) && !isNone(var)) {
    Value y;
    if (isa<AtenBatchNormOp>(op)) // No Convert rule took it.
      y = batchNormKnown(b, x, weight, bias, mean, var, eps);
    else
      y = b.batch_norm(x, weight, bias, mean, var, false, 0.0, eps, false);
    SmallVector<Value> results{y};
    for (unsigned i = 1; i < op->getNumResults(); ++i)
      results.push_back(statistic(b, op, i, {}));
    return results;
  }
  Normalized n = batchNormLearned(b, x, eps, {weight, bias, mean, var});
  SmallVector<Value> results{scaleAndShiftChannels(b, n.y, weight, bias, x)};
  if (op->getNumResults() > 1)
    results.push_back(statistic(b, op, 1, n.mean));
  if (op->getNumResults() > 2)
    results.push_back(statistic(b, op, 2, n.rstd));
  for (unsigned i = 3; i < op->getNumResults(); ++i)
    results.push_back(statistic(b, op, i, {}));
  return results;
}

/// The running statistics after a step:
///   (1 - momentum) running + momentum batch, the variance unbiased
static SmallVector<Value> batchNormFunctional(TorchBuilder &b, Operation *op,
                                              Value x, Value weight, Value bias,
                                              Value mean, Value var,
                                              Value momentum, Value eps) {
  Normalized n = batchNormLearned(b, x, eps, {weight, bias, mean, var});
  SmallVector<Value> results{scaleAndShiftChannels(b, n.y, weight, bias, x),
                             statistic(b, op, 1, n.mean),
                             statistic(b, op, 2, n.rstd)};
  while (results.size() + 2 < op->getNumResults())
    results.push_back(statistic(b, op, results.size(), {}));
  Value batchVar = b.call("aten::var", {widen(b, x), dimsButChannels(b, x)});
  Value batchMean = b.mean(widen(b, x), dimsButChannels(b, x), false);
  auto step = [&](Value running, Value batch) {
    return b.cast(
        b.add(b.mul(running, b.sub(1, momentum)), b.mul(batch, momentum)),
        b.dtypeOf(op->getResult(results.size())));
  };
  results.push_back(step(mean, batchMean));
  results.push_back(step(var, batchVar));
  return results;
}

static void addBatchNorm(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenBatchNormOp op) {
    return batchNorm(b, op, op.getInput(), op.getWeight(), op.getBias(),
                     op.getRunningMean(), op.getRunningVar(),
                     getConstantBool(op.getTraining()), op.getEps());
  });
  rules.add([](TorchBuilder &b, AtenNativeBatchNormOp op) {
    return batchNorm(b, op, op.getInput(), op.getWeight(), op.getBias(),
                     op.getRunningMean(), op.getRunningVar(),
                     getConstantBool(op.getTraining()), op.getEps());
  });
  rules.add([](TorchBuilder &b, Aten_NativeBatchNormLegitNoTrainingOp op) {
    return batchNorm(b, op, op.getInput(), op.getWeight(), op.getBias(),
                     op.getRunningMean(), op.getRunningVar(), false,
                     op.getEps());
  });
  rules.add([](TorchBuilder &b, Aten_BatchNormNoUpdateOp op) {
    return batchNorm(b, op, op.getInput(), op.getWeight(), op.getBias(),
                     op.getRunningMean(), op.getRunningVar(), false,
                     op.getEps());
  });
  rules.add([](TorchBuilder &b, Aten_NativeBatchNormLegitNoStatsOp op) {
    return batchNorm(b, op, op.getInput(), op.getWeight(), op.getBias(), {}, {},
                     true, op.getEps());
  });
  rules.add([](TorchBuilder &b, Aten_NativeBatchNormLegitFunctionalOp op) {
    std::optional<bool> training = getConstantBool(op.getTraining());
    if (!training)
      return toVector(b.fail("training that is known only at run time"));
    if (!*training) {
      // Nothing is learned.
      SmallVector<Value> values = b.callAll(
          "aten::native_batch_norm",
          {op.getInput(), op.getWeight(), op.getBias(), op.getRunningMean(),
           op.getRunningVar(), false, op.getMomentum(), op.getEps()});
      if (b.failed())
        return values;
      values.push_back(
          b.cast(op.getRunningMean(), b.dtypeOf(op->getResult(3))));
      values.push_back(b.cast(op.getRunningVar(), b.dtypeOf(op->getResult(4))));
      return values;
    }
    return batchNormFunctional(
        b, op, op.getInput(), op.getWeight(), op.getBias(), op.getRunningMean(),
        op.getRunningVar(), op.getMomentum(), op.getEps());
  });
  rules.add([](TorchBuilder &b, Aten_BatchNormWithUpdateFunctionalOp op) {
    return batchNormFunctional(
        b, op, op.getInput(), op.getWeight(), op.getBias(), op.getRunningMean(),
        op.getRunningVar(), op.getMomentum(), op.getEps());
  });
  // instance_norm: over the spatial dims of each sample, or as batch_norm.
  rules.add([](TorchBuilder &b, AtenInstanceNormOp op) {
    Value x = op.getInput();
    std::optional<bool> useInput = getConstantBool(op.getUseInputStats());
    if (!useInput)
      return b.fail("use_input_stats is known only at run time");
    if (!*useInput)
      return b.batch_norm(x, op.getWeight(), op.getBias(), op.getRunningMean(),
                          op.getRunningVar(), false, op.getMomentum(),
                          op.getEps(), false);
    Type kept = dtypeOfStatistics(b, x, {op.getWeight(), op.getBias()});
    Normalized n = normalize(b, x, dimsFrom(b, x, 2), op.getEps(), kept);
    return scaleAndShiftChannels(b, n.y, op.getWeight(), op.getBias(), x);
  });
}

//===----------------------------------------------------------------------===//
// Layer and group
//===----------------------------------------------------------------------===//

/// The last dims, as many as `normalized_shape` has.
static SmallVector<int64_t> layerDims(TorchBuilder &b, Value x,
                                      Value normalizedShape) {
  return dimsFrom(b, x, b.rankOf(x) - b.unpack(normalizedShape).size());
}

static void addLayerNorm(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenLayerNormOp op) {
    Value x = op.getInput();
    Normalized n =
        normalize(b, x, layerDims(b, x, op.getNormalizedShape()), op.getEps());
    return scaleAndShift(b, n.y, op.getWeight(), op.getBias(), x);
  });
  // native_layer_norm: layer_norm and its statistics
  rules.add([](TorchBuilder &b, AtenNativeLayerNormOp op) {
    Value x = op.getInput();
    if (op.getResult(1).use_empty() && op.getResult(2).use_empty())
      return SmallVector<Value>{b.layer_norm(x, op.getNormalizedShape(),
                                             op.getWeight(), op.getBias(),
                                             op.getEps()),
                                {},
                                {}};
    Normalized n =
        normalize(b, x, layerDims(b, x, op.getNormalizedShape()), op.getEps());
    return SmallVector<Value>{
        scaleAndShift(b, n.y, op.getWeight(), op.getBias(), x),
        statistic(b, op, 1, n.mean), statistic(b, op, 2, n.rstd)};
  });
}

/// rms_norm(x) = x / sqrt(mean(x^2) + eps) * weight; eps is by default that of
/// the dtype it computes in.
static SmallVector<Value> rmsNorm(TorchBuilder &b, Operation *op, Value input,
                                  Value normalizedShape, Value weight,
                                  Value eps) {
  Value x = widen(b, input);
  Arg epsilon = eps;
  if (isNone(eps))
    epsilon = b.dtypeOf(x).isF64()
                  ? std::numeric_limits<double>::epsilon()
                  : double(std::numeric_limits<float>::epsilon());
  Value square = b.mean(b.mul(x, x), layerDims(b, x, normalizedShape), true);
  Value rstd = b.rsqrt(b.add(square, epsilon));
  SmallVector<Value> results{
      scaleAndShift(b, b.mul(x, rstd), weight, {}, op->getResult(0))};
  if (op->getNumResults() == 2)
    results.push_back(statistic(b, op, 1, rstd));
  return results;
}

static void addGroupNorm(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenRmsNormOp op) {
    return rmsNorm(b, op, op.getInput(), op.getNormalizedShape(),
                   op.getWeight(), op.getEps());
  });
  rules.add([](TorchBuilder &b, Aten_FusedRmsNormOp op) {
    return rmsNorm(b, op, op.getInput(), op.getNormalizedShape(),
                   op.getWeight(), op.getEps());
  });
  // [n, groups, the rest], told by sizes: of nothing no -1 can be found.
  auto grouped = [](TorchBuilder &b, Value x, Value count) {
    SmallVector<Value> sizes = b.sizesOf(x);
    if (b.failed())
      return Value();
    Value rest = b.floordiv(sizes[1], count);
    for (Value size : llvm::drop_begin(sizes, 2))
      rest = b.mul(rest, size);
    return b.reshape(widen(b, x), Arg::List{sizes[0], count, rest});
  };
  // group_norm(x) = instance_norm(x as [n, groups, -1]) * weight + bias
  rules.add([grouped](TorchBuilder &b, AtenGroupNormOp op) {
    Value x = op.getInput();
    Value groups = grouped(b, x, op.getNumGroups());
    Value y = b.instance_norm(groups, std::nullopt, std::nullopt, std::nullopt,
                              std::nullopt, true, 0.0, op.getEps(), false);
    return scaleAndShiftChannels(b, b.reshape(y, b.sizesOf(x)), op.getWeight(),
                                 op.getBias(), x);
  });
  // native_group_norm: group_norm and its statistics
  rules.add([grouped](TorchBuilder &b, AtenNativeGroupNormOp op) {
    Value x = op.getInput();
    if (op.getResult(1).use_empty() && op.getResult(2).use_empty())
      return SmallVector<Value>{b.group_norm(x, op.getGroup(), op.getWeight(),
                                             op.getBias(), op.getEps()),
                                {},
                                {}};
    Value groups = grouped(b, x, op.getGroup());
    Normalized n = normalize(b, groups, ints(2), op.getEps());
    return SmallVector<Value>{
        scaleAndShiftChannels(b, b.reshape(n.y, b.sizesOf(x)), op.getWeight(),
                              op.getBias(), x),
        statistic(b, op, 1, n.mean), statistic(b, op, 2, n.rstd)};
  });
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

/// The dims but `dim`; all where it is -1 and `allowsAll`.
static std::optional<SmallVector<int64_t>> dimsBut(TorchBuilder &b, Value x,
                                                   Value dim, bool allowsAll) {
  std::optional<int64_t> kept = getConstantInt(dim);
  if (!kept)
    return std::nullopt;
  int64_t rank = b.rankOf(x);
  if (*kept < 0 && !allowsAll)
    *kept += rank;
  SmallVector<int64_t> dims;
  for (int64_t i = 0; i < rank; ++i)
    if (i != *kept)
      dims.push_back(i);
  return dims;
}

static void addWeights(DecomposeRules &rules) {
  // weight_norm(v, g, dim) = v g / |v|, the norm over the dims but dim
  auto weightNorm = [](TorchBuilder &b, Operation *op) -> SmallVector<Value> {
    Value v = op->getOperand(0), g = op->getOperand(1);
    auto dims = dimsBut(b, v, op->getOperand(2), /*allowsAll=*/true);
    if (!dims)
      return toVector(b.fail("its dim is known only at run time"));
    Value norm = b.linalg_vector_norm(widen(b, v), 2, *dims, true);
    SmallVector<Value> results{
        b.cast(b.mul(widen(b, v), b.div(widen(b, g), norm)), b.dtypeOf(v))};
    if (op->getNumResults() == 2)
      results.push_back(statistic(b, op, 1, norm));
    return results;
  };
  rules.add({"aten::_weight_norm", "aten::_weight_norm_interface"}, weightNorm);
}

void torchonnx::addNormalizationDecompositions(DecomposeRules &rules) {
  addBatchNorm(rules);
  addLayerNorm(rules);
  addGroupNorm(rules);
  addWeights(rules);
}
