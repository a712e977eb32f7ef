//===- Random.cpp - Decompositions: random numbers ------------------------===//
//
// Everything is made of rand, which is uniform in [0, 1), and randn. These are
// made of coins where the target draws no numbers: ONNX Runtime has none of the
// random operators of opset 22, but for Dropout.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Complex.h"
#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Pointwise.h"
#include "passes/Decompose/Repeat.h"

using namespace mlir;
using namespace torchonnx;

/// An argument of this name, or null.
static Value argument(Operation *op, StringRef name) {
  const OpSchema *schema = getListedSchema(getOperatorName(op));
  std::optional<unsigned> at = schema->argIndex(name);
  return at ? op->getOperand(*at) : Value();
}

//===----------------------------------------------------------------------===//
// Coins
//===----------------------------------------------------------------------===//

/// The sizes of what an operator draws: its argument, or those of `self`.
static SmallVector<Value> drawnSizes(TorchBuilder &b, Operation *op) {
  Value size = argument(op, "size");
  return size ? b.unpack(size) : b.sizesOf(op->getOperand(0));
}

/// Words of 32 random bits. Of the same place, the masks of two dropouts go
/// together (ONNX Runtime seeds one after the other by consecutive numbers), so
/// coins are not numbers yet: they choose what the words are hashed with.
static Value keyOfCoins(TorchBuilder &b, int64_t words) {
  SmallVector<int64_t> weights;
  for (int64_t bit = 0; bit < 32; ++bit)
    weights.push_back(int64_t(1) << bit);
  auto shape = RankedTensorType::get({32}, b.i64());
  Value values =
      b.constant(DenseElementsAttr::get(shape, ArrayRef<int64_t>(weights)));
  SmallVector<Value> tossed = b.callAll(
      "aten::native_dropout", {b.ones(ints(words * 32), b.f32()), 0.5, true});
  if (tossed.size() != 2)
    return {};
  Value heads = b.reshape(b.cast(tossed[1], b.i64()), ints(words, 32));
  return b.sum(b.mul(heads, values), ints(1));
}

/// A permutation of the numbers of 32 bits, in which every bit depends on every
/// bit ("lowbias32"). No product needs more than 64 bits.
static Value hashed(TorchBuilder &b, Value x) {
  auto shiftedIn = [&](int bits) {
    return b.bitwise_xor(x, b.div(x, int64_t(1) << bits, "trunc"));
  };
  auto times = [&](int64_t factor) {
    return b.bitwise_and(b.mul(x, factor), int64_t(0xFFFFFFFF));
  };
  x = shiftedIn(16);
  x = times(0x7FEB352D);
  x = shiftedIn(15);
  x = times(int64_t(0x846CA68B) - (int64_t(1) << 32));
  return shiftedIn(16);
}

/// rand: places hashed with random words, of which as many bits are taken as
/// the significand has.
static Value uniformOfCoins(TorchBuilder &b, ArrayRef<Value> sizes,
                            Type dtype) {
  auto type = dyn_cast<mlir::FloatType>(dtype);
  if (!type)
    return b.fail("random numbers of this dtype");
  Value count = b.value(1);
  for (Value size : sizes)
    count = b.mul(count, size);
  Value key = keyOfCoins(b, 3), bits = b.arange(count, b.i64());
  auto next = [&](int64_t word) {
    bits = hashed(b, b.bitwise_xor(bits, b.select(key, 0, word)));
  };
  next(0);
  next(1);
  // Numbers of 32 and of 21 bits below the point.
  unsigned width = type.getFPMantissaWidth();
  Value result;
  if (width > 32) {
    result = b.mul(b.cast(bits, b.f64()), std::ldexp(1.0, -32));
    next(2);
    Value low = b.div(bits, int64_t(1) << (64 - width), "trunc");
    low = b.mul(b.cast(low, b.f64()), std::ldexp(1.0, -int(width)));
    result = b.add(result, low);
  } else {
    result = b.div(bits, int64_t(1) << (32 - width), "trunc");
    result = b.mul(b.cast(result, b.f32()), std::ldexp(1.0, -int(width)));
  }
  return b.cast(b.reshape(result, ValueRange(sizes)), dtype);
}

/// randn = sqrt(-2 log(1 - u)) cos(2 pi v), of two uniform numbers.
static Value normalOfCoins(TorchBuilder &b, SmallVector<Value> sizes,
                           Type dtype) {
  auto type = dyn_cast<mlir::FloatType>(dtype);
  bool isWide = type && type.getWidth() > 32;
  sizes.insert(sizes.begin(), b.value(2));
  Value both = uniformOfCoins(b, sizes, isWide ? b.f64() : b.f32());
  Value u = b.select(both, 0, 0), v = b.select(both, 0, 1);
  Value length = b.sqrt(b.mul(b.log(b.rsub(u, 1)), -2));
  return b.cast(b.mul(length, b.cos(b.mul(v, 2 * kPi))), dtype);
}

static void addCoins(DecomposeRules &rules) {
  auto addAll = [&](StringRef name, auto draw) {
    for (const OpSchema *schema : getListedOverloads(name))
      rules.add({schema->name}, [draw](TorchBuilder &b, Operation *op) {
        SmallVector<Value> sizes = drawnSizes(b, op);
        return b.failed() ? SmallVector<Value>{}
                          : toVector(draw(b, sizes, resultDtype(op)));
      });
  };
  addAll("aten::rand", uniformOfCoins);
  addAll("aten::rand_like", uniformOfCoins);
  addAll("aten::randn", normalOfCoins);
  addAll("aten::randn_like", normalOfCoins);
}

/// rand of x's shape, in floating point.
static Value uniform(TorchBuilder &b, Value x) {
  return b.rand_like(x, b.isFloat(x) ? b.dtypeOf(x) : b.f32());
}

/// -log(1 - rand), never 0: exponentially distributed.
static Value exponential(TorchBuilder &b, Value x) {
  return b.clamp(b.neg(b.log(b.rsub(uniform(b, x), 1))), 1e-30);
}

/// Of complex numbers, each part has half of the variance.
static Value complexNormal(TorchBuilder &b, AtenNormalFunctionalOp op) {
  SmallVector<Value> sizes = b.sizesOf(op.getSelf());
  if (b.failed())
    return {};
  Type dtype = partDtype(op.getSelf());
  auto draw = [&] {
    return b.mul(b.mul(b.randn(sizes, dtype), op.getStd()), std::sqrt(0.5));
  };
  Value re = b.add(draw(), op.getMean());
  return wholeOf(b, {re, draw()});
}

static void addContinuous(DecomposeRules &rules) {
  rules.complex.add(complexNormal);
  rules.add([](TorchBuilder &b, AtenUniformOp op) {
    Value low = op.getFrom(), span = b.sub(op.getTo(), low);
    return b.add(b.mul(b.rand_like(op.getSelf()), span), low);
  });
  // normal(mean, std) = randn * std + mean
  rules.add([](TorchBuilder &b, AtenNormalFunctionalOp op) {
    return b.add(b.mul(b.randn_like(op.getSelf()), op.getStd()), op.getMean());
  });
  rules.add([](TorchBuilder &b, AtenNormalTensorFloatOp op) {
    Value mean = op.getMean();
    return b.add(b.mul(b.randn_like(mean), op.getStd()), mean);
  });
  rules.add([](TorchBuilder &b, AtenNormalFloatTensorOp op) {
    Value std = op.getStd();
    return b.add(b.mul(b.randn_like(std), std), op.getMean());
  });
  rules.add([](TorchBuilder &b, AtenNormalTensorTensorOp op) {
    // Both broadcast to the shape of the result.
    Value whole = b.add(op.getMean(), b.zeros_like(op.getStd()));
    return b.add(b.mul(b.randn_like(whole), op.getStd()), op.getMean());
  });
  rules.add([](TorchBuilder &b, AtenNormalFloatFloatOp op) {
    Value drawn = b.randn(op.getSize(), b.dtypeOf(op.getResult()));
    return b.add(b.mul(drawn, op.getStd()), op.getMean());
  });
  // log_normal(mean, std) = exp(normal(mean, std))
  rules.add([](TorchBuilder &b, AtenLogNormalOp op) {
    Value normal = b.mul(b.randn_like(op.getSelf()), op.getStd());
    return b.exp(b.add(normal, op.getMean()));
  });
  // cauchy = median + sigma * tan(pi * (rand - 1/2))
  rules.add([](TorchBuilder &b, AtenCauchyOp op) {
    Value angle = b.mul(b.sub(b.rand_like(op.getSelf()), 0.5), kPi);
    return b.add(b.mul(b.tan(angle), op.getSigma()), op.getMedian());
  });
  // exponential(lambda) = -log(1 - rand) / lambda
  rules.add([](TorchBuilder &b, AtenExponentialOp op) {
    return b.div(exponential(b, op.getSelf()), op.getLambd());
  });
}

//===----------------------------------------------------------------------===//
// Whole numbers
//===----------------------------------------------------------------------===//

/// floor(rand * (high - low)) + low. What rounding makes of the largest rand
/// may be high, so it is kept below.
static Value integers(TorchBuilder &b, Value rand, Value low, Value high,
                      Type dtype) {
  Value span = b.sub(high, low);
  Value drawn = b.floor(b.mul(rand, span));
  drawn = b.clamp(drawn, std::nullopt, b.sub(span, 1));
  return b.cast(b.add(b.cast(drawn, b.i64()), low), dtype);
}

static SmallVector<Value> randint(TorchBuilder &b, Operation *op) {
  Value low = argument(op, "low"), high = argument(op, "high");
  if (isTensor(high))
    high = b.item(high);
  if (!low)
    low = b.value(0);
  Value size = argument(op, "size");
  // double has 53 random bits, float 24.
  Value rand =
      size ? b.rand(size, b.f64()) : b.rand_like(op->getOperand(0), b.f64());
  return {integers(b, rand, low, high, resultDtype(op))};
}

/// The largest number that random() draws: what the significand of a floating
/// point number counts to, the maximum of an integer.
static double largestDraw(Type dtype) {
  if (auto type = dyn_cast<mlir::FloatType>(dtype))
    return std::ldexp(1.0, type.getFPMantissaWidth());
  unsigned bits = dtype.getIntOrFloatBitWidth();
  bool isSigned = bits > 1 && !dtype.isUnsignedInteger();
  // In double, which draws 53 bits, the largest below 2^63 is 2^63 - 2^10.
  return bits == 64 ? 0x1p63 - 0x1p10 : std::ldexp(1.0, bits - isSigned) - 1;
}

static void addRandom(DecomposeRules &rules) {
  auto draw = [](TorchBuilder &b, Value self, Value low, Value high) {
    return integers(b, b.rand_like(self, b.f64()), low, high, b.dtypeOf(self));
  };
  rules.add([=](TorchBuilder &b, AtenRandomToOp op) {
    return draw(b, op.getSelf(), b.value(0), op.getTo());
  });
  rules.add([=](TorchBuilder &b, AtenRandomFromOp op) {
    if (isNone(op.getTo()))
      return b.fail("no number that is above all those drawn");
    return draw(b, op.getSelf(), op.getFrom(), op.getTo());
  });
  // floor(rand * (largest + 1)), at most the largest
  rules.add([](TorchBuilder &b, AtenRandomOp op) {
    Type dtype = b.dtypeOf(op.getSelf());
    double largest = largestDraw(dtype);
    Value rand = b.rand_like(op.getSelf(), b.f64());
    Value drawn = b.floor(b.mul(rand, largest + 1));
    return b.cast(b.clamp(drawn, std::nullopt, largest), dtype);
  });
}

/// bernoulli(p) = rand < p
static Value bernoulli(TorchBuilder &b, Value like, const Arg &p, Type dtype) {
  return b.cast(b.lt(uniform(b, like), p), dtype);
}

/// Draws again where `pending` still holds: `draw` gives whether it does and
/// what was drawn, in double.
static Value
drawUntil(TorchBuilder &b, Value pending, SmallVector<Value> state,
          llvm::function_ref<SmallVector<Value>(Value, ArrayRef<Value>)> draw) {
  state.insert(state.begin(), pending);
  SmallVector<Value> ends =
      repeatWhile(b, b.Bool(b.any(pending)), state,
                  [&](Value, ArrayRef<Value> carried) -> SmallVector<Value> {
                    SmallVector<Value> next =
                        draw(carried[0], carried.drop_front());
                    if (b.failed())
                      return {};
                    next.insert(next.begin(), b.Bool(b.any(next[0])));
                    return next;
                  });
  return b.failed() ? Value() : ends[1];
}

/// poisson(rate). Below 10, how many uniform numbers have a product above
/// exp(-rate); from 10 on by transformed rejection (Hoermann 1993, PTRS):
///   k = floor((2 a / s + b) u + rate + 0.43) with s = 1/2 - |u|
/// is taken where log(v / (a / s^2 + b) invAlpha) <= k log(rate) - rate -
/// lgamma(k + 1).
static Value poisson(TorchBuilder &b, Value rate) {
  rate = b.clamp(rate, 0);
  Value isLarge = b.ge(rate, 10), large = b.clamp(rate, 10);
  Value least = b.exp(b.neg(rate));
  Value slope = b.add(b.mul(b.sqrt(large), 2.53), 0.931);
  Value a = b.sub(b.mul(slope, 0.02483), 0.059), logRate = b.log(large);
  Value invAlpha =
      b.add(b.mul(b.reciprocal(b.sub(slope, 3.4)), 1.1328), 1.1239);
  Value sure = b.rsub(b.mul(b.reciprocal(b.sub(slope, 2)), 3.6224), 0.9277);
  Value zero = b.zeros_like(rate);
  return drawUntil(
      b, b.gt(rate, 0), {zero, b.ones_like(rate)},
      [&](Value pending, ArrayRef<Value> state) -> SmallVector<Value> {
        Value k = state[0], product = state[1];
        Value u = b.rand_like(rate), v = b.rand_like(rate);
        product = b.mul(product, u);
        Value goesOn = b.gt(product, least);

        Value centred = b.sub(u, 0.5), s = b.rsub(b.abs(centred), 0.5);
        Value bend = b.add(b.div(b.mul(a, 2), s), slope);
        Value tried = b.floor(b.add(b.add(b.mul(bend, centred), large), 0.43));
        Value density = b.sub(b.sub(b.mul(tried, logRate), large),
                              b.lgamma(b.add(tried, 1)));
        Value height =
            b.div(b.mul(v, invAlpha), b.add(b.div(a, b.mul(s, s)), slope));
        Value isOutside = b.logical_or(
            b.lt(tried, 0), b.logical_and(b.lt(s, 0.013), b.gt(v, s)));
        Value isTaken = b.logical_and(b.le(b.log(height), density),
                                      b.logical_not(isOutside));
        isTaken =
            b.logical_or(isTaken, b.logical_and(b.ge(s, 0.07), b.le(v, sure)));
        isTaken = b.logical_and(isTaken, b.gt(s, 0));

        Value counted = b.add(k, b.cast(goesOn, b.f64()));
        Value next = b.where(isLarge, tried, counted);
        Value isDone = b.where(isLarge, isTaken, b.logical_not(goesOn));
        return {b.logical_and(pending, b.logical_not(isDone)),
                b.where(pending, next, k), product};
      });
}

static void addDiscrete(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenPoissonOp op) {
    Value rate = b.cast(op.getSelf(), b.f64());
    return b.cast(poisson(b, rate), b.dtypeOf(op.getResult()));
  });
  // binomial(n, p): how many of n uniform numbers are below p
  rules.add([](TorchBuilder &b, AtenBinomialOp op) {
    Value zero = b.mul(b.add(op.getCount(), op.getProb()), 0);
    zero = b.zeros_like(b.cast(zero, b.f64()));
    Value n = b.add(zero, op.getCount()), p = b.add(zero, op.getProb());
    Value most = b.Int(
        b.amax(b.cat(Arg::List{b.flatten(n), b.zeros(ints(1), b.f64())}, 0)));
    SmallVector<Value> ends =
        repeat(b, most, {zero},
               [&](Value i, ArrayRef<Value> carried) -> SmallVector<Value> {
                 Value hit = b.logical_and(b.lt(b.rand_like(p), p),
                                           b.ge(n, b.add(i, 1)));
                 return {b.add(carried[0], b.cast(hit, b.f64()))};
               });
    return b.failed() ? Value() : b.cast(ends[0], b.dtypeOf(op.getResult()));
  });
  for (StringRef name : {"aten::randint", "aten::randint_like"})
    for (const OpSchema *schema : getListedOverloads(name))
      rules.add({schema->name}, randint);
  rules.add([](TorchBuilder &b, AtenBernoulliOp op) {
    Value p = op.getSelf();
    return bernoulli(b, p, p, b.dtypeOf(p));
  });
  rules.add([](TorchBuilder &b, AtenBernoulliPOp op) {
    return bernoulli(b, op.getSelf(), op.getP(), b.dtypeOf(op.getSelf()));
  });
  rules.add([](TorchBuilder &b, AtenBernoulliTensorOp op) {
    return bernoulli(b, op.getSelf(), op.getP(), b.dtypeOf(op.getSelf()));
  });
  // geometric(p) = ceil(log(1 - rand) / log(1 - p)), at least 1
  rules.add([](TorchBuilder &b, AtenGeometricOp op) {
    Value failures = b.neg(exponential(b, op.getSelf()));
    Value scale = b.log(b.rsub(b.scalar_tensor(op.getP(), b.f64()), 1));
    Value trials = b.clamp(b.ceil(b.div(failures, scale)), 1);
    return b.cast(trials, b.dtypeOf(op.getSelf()));
  });
  // A random permutation sorts random numbers.
  for (const OpSchema *schema : getListedOverloads("aten::randperm"))
    rules.add({schema->name}, [](TorchBuilder &b, Operation *op) {
      Value keys = b.rand(SmallVector<Value>{op->getOperand(0)}, b.f32());
      return toVector(b.cast(b.argsort(keys), resultDtype(op)));
    });
  // multinomial(p, n) = where p / exponential is largest: the n largest
  // without replacement, the largest of n draws with it.
  rules.add([](TorchBuilder &b, AtenMultinomialOp op) {
    Value p = op.getSelf(), count = op.getNumSamples();
    std::optional<bool> replacement = getConstantBool(op.getReplacement());
    if (!replacement)
      return b.fail("replacement that is known only at run time");
    if (!*replacement) {
      SmallVector<Value> best =
          b.callAll("aten::topk", {b.div(p, exponential(b, p)), count});
      return best.size() == 2 ? best[1] : Value();
    }
    SmallVector<Value> sizes = b.sizesOf(p);
    if (sizes.empty())
      return b.fail("no categories");
    sizes.insert(sizes.end() - 1, count);
    Value draws = b.expand(b.unsqueeze(p, -2), sizes);
    return b.argmax(b.div(draws, exponential(b, draws)), -1);
  });
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

/// Whether each element is kept.
static Value keep(TorchBuilder &b, Value like, Value p) {
  return b.ge(uniform(b, like), p);
}

/// mask * x / (1 - p); all of x dropped is 0.
static Value scaledByMask(TorchBuilder &b, Value x, Value mask, Value p) {
  Value kept = b.where(mask, x, b.zeros_like(x));
  std::optional<double> known = getConstantFloat(p);
  if (known == 1.0)
    return kept;
  Value share = b.sub(1.0, p);
  return b.div(kept, known ? share : b.call("prim::max", {share, 1e-30}));
}

/// [n, c, 1, …], the shape in which whole channels are dropped.
static Value channelsOf(TorchBuilder &b, Value x) {
  SmallVector<Value> sizes = b.sizesOf(x);
  for (size_t i = 2; i < sizes.size(); ++i)
    sizes[i] = b.value(1);
  return b.rand(sizes, b.dtypeOf(x));
}

/// Dropped elements become alpha', and a, b keep mean and variance:
/// a * (x, or alpha' where dropped) + b.
static Value alphaDropout(TorchBuilder &b, Value x, Value mask, double p) {
  constexpr double alpha = 1.7580993408473766;
  double a = 1 / std::sqrt((alpha * alpha * p + 1) * (1 - p));
  Value kept = b.where(mask, x, -alpha);
  return b.add(b.mul(kept, a), a * alpha * p);
}

static void addDropout(DecomposeRules &rules) {
  // Without training, nothing is dropped.
  auto dropout = [](TorchBuilder &b, Operation *op) {
    StringRef name = getOperatorName(op);
    Value x = op->getOperand(0), p = op->getOperand(1);
    std::optional<bool> train = getConstantBool(op->getOperand(2));
    if (!train)
      return toVector(b.fail("training that is known only at run time"));
    if (!*train || getConstantFloat(p) == 0.0)
      return toVector(x);
    bool ofChannels = name.contains("feature");
    Value mask = ofChannels ? b.ge(channelsOf(b, x), p) : keep(b, x, p);
    if (!name.contains("alpha"))
      return toVector(scaledByMask(b, x, mask, p));
    std::optional<double> known = getConstantFloat(p);
    return toVector(known ? alphaDropout(b, x, mask, *known)
                          : b.fail("a probability that is known only at run "
                                   "time"));
  };
  rules.add({"aten::dropout", "aten::feature_dropout", "aten::alpha_dropout",
             "aten::feature_alpha_dropout"},
            dropout);
  rules.add([](TorchBuilder &b, AtenNativeDropoutOp op) {
    Value x = op.getInput(), p = op.getP();
    bool train = getConstantBool(op.getTrain()).value_or(true);
    Value mask = train ? keep(b, x, p) : b.ones_like(x, b.boolean());
    return SmallVector<Value>{train ? scaledByMask(b, x, mask, p) : x, mask};
  });
  // g * mask * scale
  rules.add([](TorchBuilder &b, AtenNativeDropoutBackwardOp op) {
    Value g = op.getGradOutput();
    return b.mul(b.mul(g, b.cast(op.getMask(), b.dtypeOf(g))), op.getScale());
  });
}

void torchonnx::addRandomDecompositions(DecomposeRules &rules) {
  addCoins(rules);
  addContinuous(rules);
  addDiscrete(rules);
  addRandom(rules);
  addDropout(rules);
}
