//===- Loss.cpp - Losses and their gradients ------------------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// PyTorch's `reduction` arguments.
enum Reduction { None = 0, Mean = 1, Sum = 2 };

/// The loss of each element, reduced as the operator asks.
static Value reduce(TorchBuilder &b, Value loss, Value reduction) {
  std::optional<int64_t> kind = getConstantInt(reduction);
  if (!kind)
    return b.fail("a reduction that is known only at run time");
  return *kind == Mean ? b.mean(loss) : *kind == Sum ? b.sum(loss) : loss;
}

/// What each element's gradient is of `grad`, the gradient of the reduced loss:
/// a number by itself takes the elements' dtype before it is divided.
static Value spread(TorchBuilder &b, Value grad, Value input, Value reduction) {
  std::optional<int64_t> kind = getConstantInt(reduction);
  if (!kind)
    return b.fail("a reduction that is known only at run time");
  if (b.rankOf(grad) == 0)
    grad = b.cast(grad, b.dtypeOf(input));
  return *kind == Mean ? b.div(grad, b.numel(input)) : grad;
}

//===----------------------------------------------------------------------===//
// Negative log likelihood
//===----------------------------------------------------------------------===//

namespace {
/// Class scores `[n, c, d1, …]` or `[c]` with a class index for each `[n, d1,
/// …]`: what the forward and backward losses share.
struct ClassTargets {
  ClassTargets(TorchBuilder &b, Value scores, Value target, Value ignoreIndex)
      : b(b), dim(TorchBuilder::rankOf(scores) > 1 ? 1 : 0), scores(scores) {
    target = b.cast(target, b.i64());
    if (dim == 0 && TorchBuilder::rankOf(target) == 1)
      target = b.squeeze(target, 0);
    valid = b.ne(target, ignoreIndex);
    index = b.where(valid, target, 0);
  }

  /// The element of each target's class: `x[n, target[n], …]`.
  Value pick(Value x) {
    return b.squeeze(b.gather(x, dim, b.unsqueeze(index, dim)), dim);
  }
  /// The weight of each target's class; 0 for the ignored.
  Value weights(Value weight) {
    Value w =
        isNone(weight) ? b.ones_like(pick(scores))
        : TorchBuilder::rankOf(index) == 0
            ? b.squeeze(b.index_select(weight, 0, b.unsqueeze(index, 0)), 0)
            : b.view(b.index_select(weight, 0, b.view(index, ints(-1))),
                     b.sizesOf(index));
    return b.where(valid, w, 0);
  }

  TorchBuilder &b;
  int64_t dim;
  Value scores, valid, index;
};
} // namespace

// nll[n] = -w[t[n]] * x[n, t[n]]; the mean is over the weights.
template <typename Op>
static SmallVector<Value> nllLossForward(TorchBuilder &b, Op op) {
  ClassTargets targets(b, op.getSelf(), op.getTarget(), op.getIgnoreIndex());
  Value w = targets.weights(op.getWeight());
  Value loss =
      b.where(targets.valid, b.neg(b.mul(w, targets.pick(op.getSelf()))), 0);
  std::optional<int64_t> reduction = getConstantInt(op.getReduction());
  if (!reduction)
    return {b.fail("a reduction that is known only at run time")};
  Value total = b.sum(w);
  if (*reduction == None && targets.dim == 1)
    return {loss, b.scalarTensor(0, b.dtypeOf(loss))};
  if (*reduction == Mean)
    return {b.div(b.sum(loss), total), total};
  return {b.sum(loss), total};
}

// d nll / d x[n, c] = -w[c] * grad for c = t[n], else 0.
template <typename Op>
static Value nllLossBackward(TorchBuilder &b, Op op) {
  Value x = op.getSelf(), grad = op.getGradOutput(), target = op.getTarget();
  // Of one row, only the first target counts.
  if (b.rankOf(x) == 1 && b.rankOf(target) == 1)
    target = b.select(target, 0, 0);
  ClassTargets targets(b, x, target, op.getIgnoreIndex());
  std::optional<int64_t> reduction = getConstantInt(op.getReduction());
  if (!reduction)
    return b.fail("a reduction that is known only at run time");
  if (*reduction == Mean)
    grad = b.div(grad, op.getTotalWeight());
  // Classes, and what is given for each, along the dim of classes.
  auto perClass = [&](Value v) {
    SmallVector<int64_t> shape(b.rankOf(x) - targets.dim, 1);
    shape[0] = -1;
    return b.view(v, shape);
  };
  if (*reduction == None && targets.dim == 1)
    grad = b.unsqueeze(grad, 1);
  if (b.rankOf(x) == 1 && b.rankOf(grad) == 1)
    grad = b.squeeze(grad, 0);
  Value classes = perClass(b.arange(b.sizeOf(x, targets.dim)));
  Value hit =
      b.logical_and(b.eq(b.unsqueeze(targets.index, targets.dim), classes),
                    b.unsqueeze(targets.valid, targets.dim));
  Value g = b.neg(grad);
  if (!isNone(op.getWeight()))
    g = b.mul(g, perClass(op.getWeight()));
  return b.where(hit, g, b.zeros_like(x));
}

// The target is a class, smoothing spreads a part of it over all classes:
// (1 - e) * nll(log_softmax(x), t) + e / c * sum_c(-w[c] * log_softmax(x)[c])
// and with a target distribution: -sum_c(w[c] * t[c] * log_softmax(x)[c]).
static Value crossEntropy(TorchBuilder &b, AtenCrossEntropyLossOp op) {
  Value x = op.getSelf(), t = op.getTarget(), w = op.getWeight();
  std::optional<double> smoothing = getConstantFloat(op.getLabelSmoothing());
  std::optional<int64_t> reduction = getConstantInt(op.getReduction());
  if (!smoothing || !reduction)
    return b.fail("a reduction or smoothing that is known only at run time");
  int64_t dim = b.rankOf(x) > 1 ? 1 : 0;
  Value logP = b.log_softmax(x, dim, b.dtypeOf(x));
  auto perClass = [&](Value v) {
    SmallVector<int64_t> shape(b.rankOf(x) - dim, 1);
    shape[0] = -1;
    return b.view(v, shape);
  };
  Value share =
      b.div(b.scalarTensor(*smoothing, b.dtypeOf(x)), b.sizeOf(x, dim));
  if (b.isFloat(t) && b.rankOf(t) == b.rankOf(x)) {
    if (*smoothing > 0)
      t = b.add(b.mul(t, 1 - *smoothing), share);
    Value terms = b.mul(logP, t);
    if (!isNone(w))
      terms = b.mul(terms, perClass(w));
    Value loss = b.neg(b.sum(terms, ints(dim)));
    // The mean is over the batch and the places, not over the weights.
    return reduce(b, loss, op.getReduction());
  }
  Value nll = b.nll_loss_nd(logP, t, w, op.getReduction(), op.getIgnoreIndex());
  if (*smoothing == 0)
    return nll;
  ClassTargets targets(b, logP, t, op.getIgnoreIndex());
  Value terms = isNone(w) ? logP : b.mul(logP, perClass(w));
  Value smooth = b.where(targets.valid, b.neg(b.sum(terms, ints(dim))), 0);
  if (*reduction == Sum)
    smooth = b.sum(smooth);
  if (*reduction == Mean)
    smooth = b.div(b.sum(smooth), b.sum(targets.weights(w)));
  return b.add(b.mul(nll, 1 - *smoothing), b.mul(smooth, share));
}

/// nll_loss for any rank: `[n, c, d1, …]` as it is, since the forward formula
/// takes every rank.
static Value nllLossNd(TorchBuilder &b, Value self, Value target, Value weight,
                       Value reduction, Value ignoreIndex) {
  bool is2d = b.rankOf(self) > 2;
  if (is2d && b.rankOf(self) != 4) {
    // As [n, c, 1, rest].
    std::optional<int64_t> kind = getConstantInt(reduction);
    if (!kind)
      return b.fail("a reduction that is known only at run time");
    SmallVector<Value> shape = b.sizesOf(target);
    Value flat = b.unsqueeze(b.flatten(self, 2, -1), 2);
    Value loss =
        b.nll_loss2d_forward(flat, b.unsqueeze(b.flatten(target, 1, -1), 1),
                             weight, reduction, ignoreIndex);
    return *kind == None ? b.view(loss, shape) : loss;
  }
  return is2d
             ? b.nll_loss2d_forward(self, target, weight, reduction,
                                    ignoreIndex)
             : b.nll_loss_forward(self, target, weight, reduction, ignoreIndex);
}

static void addNegativeLogLikelihood(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenNllLossForwardOp op) {
    return nllLossForward(b, op);
  });
  rules.add([](TorchBuilder &b, AtenNllLoss2dForwardOp op) {
    return nllLossForward(b, op);
  });
  rules.add([](TorchBuilder &b, AtenNllLossBackwardOp op) {
    return nllLossBackward(b, op);
  });
  rules.add([](TorchBuilder &b, AtenNllLoss2dBackwardOp op) {
    return nllLossBackward(b, op);
  });
  rules.add([](TorchBuilder &b, AtenNllLossNdOp op) {
    return nllLossNd(b, op.getSelf(), op.getTarget(), op.getWeight(),
                     op.getReduction(), op.getIgnoreIndex());
  });
  rules.add(crossEntropy);
}

//===----------------------------------------------------------------------===//
// Distances
//===----------------------------------------------------------------------===//

/// x - t, where `sub` takes no bools.
template <typename Op>
static Value difference(TorchBuilder &b, Op op) {
  auto number = [&](Value x) {
    return b.isBool(x) ? b.cast(x, b.dtypeOf(op.getResult())) : x;
  };
  return b.sub(number(op.getSelf()), number(op.getTarget()));
}

static void addDistances(DecomposeRules &rules) {
  // mse(x, t) = (x - t)^2
  rules.add([](TorchBuilder &b, AtenMseLossOp op) {
    return reduce(b, b.square(difference(b, op)), op.getReduction());
  });
  rules.add([](TorchBuilder &b, AtenMseLossBackwardOp op) {
    Value grad = spread(b, op.getGradOutput(), op.getSelf(), op.getReduction());
    Value slope = b.mul(difference(b, op), 2);
    return b.cast(b.mul(slope, grad), b.dtypeOf(op.getResult()));
  });

  // smooth_l1(d) = d^2 / (2 beta) for |d| < beta, else |d| - beta / 2
  rules.add([](TorchBuilder &b, AtenSmoothL1LossOp op) {
    Value d = b.abs(difference(b, op));
    std::optional<double> beta = getConstantFloat(op.getBeta());
    if (!beta)
      return b.fail("a beta that is known only at run time");
    if (*beta == 0)
      return reduce(b, d, op.getReduction());
    Value near = b.div(b.mul(b.mul(d, 0.5), d), *beta);
    return reduce(b, b.where(b.lt(d, *beta), near, b.sub(d, 0.5 * *beta)),
                  op.getReduction());
  });
  // d / beta within (-beta, beta), sign(d) beyond
  rules.add([](TorchBuilder &b, AtenSmoothL1LossBackwardOp op) {
    Value d = difference(b, op);
    std::optional<double> beta = getConstantFloat(op.getBeta());
    if (!beta)
      return b.fail("a beta that is known only at run time");
    Value grad = spread(b, op.getGradOutput(), op.getSelf(), op.getReduction());
    Value slope =
        *beta == 0 ? b.sign(d)
                   : b.where(b.lt(b.abs(d), *beta), b.div(d, *beta), b.sign(d));
    return b.mul(slope, grad);
  });

  // huber(d) = d^2 / 2 for |d| <= delta, else delta (|d| - delta / 2)
  rules.add([](TorchBuilder &b, AtenHuberLossOp op) {
    Value d = b.abs(difference(b, op));
    std::optional<double> delta = getConstantFloat(op.getDelta());
    if (!delta)
      return b.fail("a delta that is known only at run time");
    Value far = b.mul(b.sub(d, 0.5 * *delta), *delta);
    Value loss =
        reduce(b, b.where(b.le(d, *delta), b.mul(b.mul(d, 0.5), d), far),
               op.getReduction());
    return b.cast(loss, b.dtypeOf(op.getResult()));
  });
  // clamp(d, -delta, delta)
  rules.add([](TorchBuilder &b, AtenHuberLossBackwardOp op) {
    Value d = difference(b, op);
    std::optional<double> delta = getConstantFloat(op.getDelta());
    if (!delta)
      return b.fail("a delta that is known only at run time");
    Value grad = spread(b, op.getGradOutput(), op.getSelf(), op.getReduction());
    return b.mul(b.clamp(d, -*delta, *delta), grad);
  });
}

//===----------------------------------------------------------------------===//
// Likelihoods
//===----------------------------------------------------------------------===//

static void addLikelihoods(DecomposeRules &rules) {
  // bce(x, t) = -w (t max(log x, -100) + (1 - t) max(log(1 - x), -100))
  rules.add([](TorchBuilder &b, AtenBinaryCrossEntropyOp op) {
    Value x = op.getSelf(), t = op.getTarget();
    Value yes = b.mul(t, b.clamp_min(b.log(x), -100));
    Value no = b.mul(b.sub(t, 1), b.clamp_min(b.log1p(b.neg(x)), -100));
    Value loss = b.sub(no, yes);
    if (!isNone(op.getWeight()))
      loss = b.mul(loss, op.getWeight());
    return reduce(b, loss, op.getReduction());
  });
  // w (x - t) / max(x (1 - x), 1e-12)
  rules.add([](TorchBuilder &b, AtenBinaryCrossEntropyBackwardOp op) {
    Value x = op.getSelf();
    Value variance = b.clamp_min(b.mul(b.rsub(x, 1), x), 1e-12);
    Value g =
        b.div(b.mul(op.getGradOutput(), b.sub(x, op.getTarget())), variance);
    if (!isNone(op.getWeight()))
      g = b.mul(g, op.getWeight());
    return spread(b, g, x, op.getReduction());
  });
  // bce(sigmoid(x), t) = (1 - t) x - (1 + t (p - 1)) log_sigmoid(x)
  rules.add([](TorchBuilder &b, AtenBinaryCrossEntropyWithLogitsOp op) {
    Value x = op.getSelf(), t = op.getTarget();
    Value yes = b.log_sigmoid(x);
    if (!isNone(op.getPosWeight()))
      yes = b.mul(yes, b.add(b.mul(b.sub(op.getPosWeight(), 1), t), 1));
    Value loss = b.sub(b.mul(b.rsub(t, 1), x), yes);
    if (!isNone(op.getWeight()))
      loss = b.mul(loss, op.getWeight());
    return reduce(b, loss, op.getReduction());
  });
  // exp(x) - t x, or x - t log(x + eps); in full, with Stirling's
  // t log t - t + log(2 pi t) / 2 where t > 1
  rules.add([](TorchBuilder &b, AtenPoissonNllLossOp op) {
    Value x = op.getInput(), t = op.getTarget();
    std::optional<bool> isLog = getConstantBool(op.getLogInput()),
                        isFull = getConstantBool(op.getFull());
    if (!isLog || !isFull)
      return b.fail("a flag that is known only at run time");
    Value loss = *isLog ? b.sub(b.exp(x), b.mul(t, x))
                        : b.sub(x, b.mul(t, b.log(b.add(x, op.getEps()))));
    if (*isFull) {
      Value half = b.mul(b.log(b.mul(t, 2 * M_PI)), 0.5);
      Value stirling = b.add(b.sub(b.mul(t, b.log(t)), t), half);
      loss = b.add(loss, b.where(b.le(t, 1), 0, stirling));
    }
    return reduce(b, loss, op.getReduction());
  });
  // soft_margin(x, t) = log(1 + exp(-t x)). The exponential of float16 is
  // infinite from 65520 on, but not where a runtime keeps it in float32.
  rules.add([](TorchBuilder &b, AtenSoftMarginLossOp op) {
    Value z = b.neg(b.mul(op.getTarget(), op.getSelf()));
    Value loss = b.log1p(b.exp(z));
    if (!b.failed() && b.dtypeOf(loss).isF16())
      loss = b.where(b.gt(z, std::log(65520.0)), kInfinity, loss);
    return reduce(b, loss, op.getReduction());
  });
  // -t z / (z + 1) with z = exp(-t x)
  rules.add([](TorchBuilder &b, AtenSoftMarginLossBackwardOp op) {
    Value z = b.exp(b.neg(b.mul(op.getTarget(), op.getSelf())));
    Value slope = b.neg(b.div(b.mul(op.getTarget(), z), b.add(z, 1)));
    Value grad = spread(b, op.getGradOutput(), op.getSelf(), op.getReduction());
    return b.cast(b.mul(slope, grad), b.dtypeOf(op.getResult()));
  });
}

//===----------------------------------------------------------------------===//
// Margins
//===----------------------------------------------------------------------===//

static void addMargins(DecomposeRules &rules) {
  // max(0, margin - t (a - b))
  rules.add([](TorchBuilder &b, AtenMarginRankingLossOp op) {
    Value gap =
        b.mul(b.neg(op.getTarget()), b.sub(op.getInput1(), op.getInput2()));
    return reduce(b, b.clamp_min(b.add(gap, op.getMargin()), 0),
                  op.getReduction());
  });
  // x for t = 1, max(0, margin - x) for t = -1, their sum for other t
  rules.add([](TorchBuilder &b, AtenHingeEmbeddingLossOp op) {
    Value x = op.getSelf(), t = op.getTarget(), zeros = b.zeros_like(x);
    Value far =
        b.where(b.ne(t, 1), b.clamp_min(b.rsub(x, op.getMargin()), 0), zeros);
    Value near = b.where(b.ne(t, -1), x, zeros);
    return reduce(b, b.add(far, near), op.getReduction());
  });
  // 1 - cos for t = 1, max(0, cos - margin) for t = -1, where
  // cos = a.b / sqrt((|a|^2 + 1e-12) (|b|^2 + 1e-12))
  rules.add([](TorchBuilder &b, AtenCosineEmbeddingLossOp op) {
    Value x = op.getInput1(), y = op.getInput2(), t = op.getTarget();
    auto dot = [&](Value p, Value q) { return b.sum(b.mul(p, q), ints(-1)); };
    Value scale =
        b.sqrt(b.mul(b.add(dot(x, x), 1e-12), b.add(dot(y, y), 1e-12)));
    Value cosine = b.div(dot(x, y), scale), zeros = b.zeros_like(cosine);
    Value near = b.where(b.eq(t, 1), b.rsub(cosine, 1), zeros);
    Value far = b.where(b.eq(t, -1),
                        b.clamp_min(b.sub(cosine, op.getMargin()), 0), zeros);
    return reduce(b, b.add(near, far), op.getReduction());
  });
}

static void addClassMargins(DecomposeRules &rules) {
  // sum_{c != t} w[t] max(0, margin - x[t] + x[c])^p / C
  rules.add([](TorchBuilder &b, AtenMultiMarginLossOp op) {
    std::optional<int64_t> p = getConstantInt(op.getP());
    Value x = op.getSelf();
    if (!p)
      return b.fail("a power that is known only at run time");
    bool isBatch = b.rankOf(x) == 2;
    for (int64_t rank = b.rankOf(x); rank < 2; ++rank)
      x = b.unsqueeze(x, 0);
    Value t = b.view(op.getTarget(), ints(-1, 1)), classes = b.sizeOf(x, 1);
    // PyTorch adds what is above 0, so nan counts for nothing.
    Value above = b.add(b.sub(x, b.gather(x, 1, t)), op.getMargin());
    Value terms = b.where(b.le(above, 0), 0, above);
    if (b.isFloat(x))
      terms = b.where(b.isnan(above), 0, terms);
    if (*p == 2)
      terms = b.square(terms);
    if (!isNone(op.getWeight()))
      terms = b.mul(terms, b.unsqueeze(b.index_select(op.getWeight(), 0,
                                                      b.view(t, ints(-1))),
                                       1));
    terms = b.where(b.eq(t, b.arange(classes)), 0, terms);
    Value loss = b.div(b.sum(terms, ints(1)), classes);
    if (!isBatch)
      loss = b.squeeze(loss, 0);
    return reduce(b, loss, op.getReduction());
  });
  // The targets are the classes before the first negative one:
  // sum_{t in targets} sum_{c not in targets} max(0, 1 - x[t] + x[c]) / C
  rules.add([](TorchBuilder &b,
               AtenMultilabelMarginLossForwardOp op) -> SmallVector<Value> {
    Value x = op.getSelf(), t = op.getTarget();
    bool isBatch = b.rankOf(x) == 2;
    if (!isBatch) {
      x = b.reshape(x, ints(1, -1));
      t = b.reshape(t, ints(1, -1));
    }
    Value classes = b.sizeOf(x, 1);
    Value given = b.eq(b.cumsum(b.lt(t, 0), 1), 0);
    Value index = b.where(given, t, 0);
    Value chosen = b.logical_and(b.eq(b.unsqueeze(index, 2), b.arange(classes)),
                                 b.unsqueeze(given, 2));
    Value isTarget = b.any(chosen, 1);
    // [n, targets, classes]
    Value terms = b.clamp_min(
        b.rsub(b.sub(b.unsqueeze(b.gather(x, 1, index), 2), b.unsqueeze(x, 1)),
               1),
        0);
    Value counted = b.logical_and(b.unsqueeze(given, 2),
                                  b.unsqueeze(b.logical_not(isTarget), 1));
    Value loss = b.div(b.sum(b.where(counted, terms, 0), ints(1, 2)), classes);
    isTarget = b.cast(isTarget, b.dtypeOf(x));
    if (!isBatch) {
      loss = b.squeeze(loss, 0);
      isTarget = b.reshape(isTarget, b.sizesOf(op.getTarget()));
    }
    return {reduce(b, loss, op.getReduction()), isTarget};
  });
}

//===----------------------------------------------------------------------===//
// Connectionist temporal classification
//===----------------------------------------------------------------------===//

/// log(exp(x0) + exp(x1) + …), of which all may be -inf.
static Value logSumOf(TorchBuilder &b, ArrayRef<Value> terms) {
  Value most = terms.front(), sum;
  for (Value x : terms.drop_front())
    most = b.maximum(most, x);
  most = b.where(b.eq(most, -kInfinity), 0.0, most);
  for (Value x : terms) {
    Value part = b.exp(b.sub(x, most));
    sum = sum ? b.add(sum, part) : part;
  }
  return b.add(b.log(sum), most);
}

/// `x` [n, s] with its columns `by` to the right, -inf in front.
static Value shifted(TorchBuilder &b, Value x, int64_t by) {
  return b.slice(b.constant_pad_nd(x, ints(by, 0), -kInfinity), 1, 0, -by);
}

/// The targets [n, s] of a batch, blank behind each one's length. Of one dim
/// they lie one after the other.
static Value targetRows(TorchBuilder &b, Value targets, Value lengths,
                        Value blank) {
  if (b.failed())
    return {};
  Value places = b.arange(b.rankOf(targets) == 2 ? b.sizeOf(targets, 1)
                                                 : b.Int(b.max(lengths)));
  Value exists = b.lt(places, b.unsqueeze(lengths, 1));
  if (b.rankOf(targets) == 1) {
    Value starts = b.unsqueeze(b.sub(b.cumsum(lengths, 0), lengths), 1);
    targets = b.take(targets, b.where(exists, b.add(starts, places), 0));
  }
  return b.where(exists, targets, blank);
}

// -log of the sum of the probabilities of all alignments. Among l = (blank, t0,
// blank, t1, …, blank) they are, of those that end at s,
// a[0] = p[0, l[s]] for s < 2,
// a[t, s] = p[t, l[s]] (a[t - 1, s] + a[t - 1, s - 1] + (a[t - 1, s - 2] if
// l[s] != l[s - 2])).
template <typename Op>
static Value ctcLoss(TorchBuilder &b, Op op) {
  Value p = op.getLogProbs(), blank = op.getBlank();
  std::optional<int64_t> reduction = getConstantInt(op.getReduction());
  std::optional<bool> zeroInfinity = getConstantBool(op.getZeroInfinity());
  if (!reduction || !zeroInfinity)
    return b.fail("a reduction or flag that is known only at run time");
  bool isBatch = b.rankOf(p) == 3;
  if (!isBatch)
    p = b.unsqueeze(p, 1);
  auto vector = [&](Value lengths) {
    if (!isa<TorchTensorType>(lengths.getType()))
      lengths = b.tensor(lengths, b.i64());
    return b.reshape(b.cast(lengths, b.i64()), ints(-1));
  };
  Value steps = vector(op.getInputLengths()),
        lengths = vector(op.getTargetLengths());
  Value t = targetRows(b, b.cast(op.getTargets(), b.i64()), lengths, blank);
  Value labels =
      b.flatten(b.stack(Arg::List{b.mul(b.ones_like(t), blank), t}, 2), 1, 2);
  labels = b.cat(
      Arg::List{labels, b.mul(b.unsqueeze(b.ones_like(lengths), 1), blank)}, 1);
  Value index =
      b.expand(b.unsqueeze(labels, 0), Arg::List{b.sizeOf(p, 0), -1, -1});
  p = b.gather(p, 2, index); // [t, n, s]
  Value place = b.arange(b.sizeOf(labels, 1));
  Value skips = b.ne(
      labels, b.slice(b.constant_pad_nd(labels, ints(2, 0), -1), 1, 0, -2));
  Value first = b.where(b.lt(place, 2), b.select(p, 0, 0), -kInfinity);
  SmallVector<Value> ends =
      repeat(b, b.sub(b.sizeOf(p, 0), 1), {first},
             [&](Value i, ArrayRef<Value> carried) -> SmallVector<Value> {
               Value a = carried[0], step = b.add(i, 1);
               Value skipped = b.where(skips, shifted(b, a, 2), -kInfinity);
               Value next = b.add(logSumOf(b, {a, shifted(b, a, 1), skipped}),
                                  b.select(p, 0, step));
               Value runs = b.unsqueeze(b.gt(steps, step), 1);
               return {b.where(runs, next, a)};
             });
  if (b.failed())
    return {};
  Value last = ends.front();
  Value end = b.unsqueeze(b.mul(lengths, 2), 1);
  Value atBlank = b.gather(last, 1, end),
        atLabel = b.where(b.gt(end, 0),
                          b.gather(last, 1, b.clamp_min(b.sub(end, 1), 0)),
                          -kInfinity);
  Value loss = b.squeeze(b.neg(logSumOf(b, {atBlank, atLabel})), 1);
  Value ofNothing =
      b.where(b.eq(lengths, 0), b.scalarTensor(0, b.dtypeOf(loss)), kInfinity);
  loss = b.where(b.eq(steps, 0), ofNothing, loss);
  if (*zeroInfinity)
    loss = b.where(b.eq(loss, kInfinity), 0.0, loss);
  if (*reduction == Mean)
    loss = b.div(loss, b.clamp_min(lengths, 1));
  return *reduction == None && !isBatch ? b.squeeze(loss, 0)
                                        : reduce(b, loss, op.getReduction());
}

void torchonnx::addLossDecompositions(DecomposeRules &rules) {
  rules.add(ctcLoss<AtenCtcLossTensorOp>);
  rules.add(ctcLoss<AtenCtcLossIntListOp>);
  addNegativeLogLikelihood(rules);
  addDistances(rules);
  addLikelihoods(rules);
  addMargins(rules);
  addClassMargins(rules);
}
