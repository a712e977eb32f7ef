//===- Random.cpp - Decompositions: random numbers ------------------------===//
//
// Everything is made of rand, which is uniform in [0, 1), and randn. These are
// made of coins where the target draws no numbers: ONNX Runtime has none of the
// random operators of opset 22, but for Dropout.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Pointwise.h"

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

/// Whether a dropout keeps each element of `x`.
static Value kept(TorchBuilder &b, Value x, const Arg &p) {
  SmallVector<Value> results = b.callAll("aten::native_dropout", {x, p, true});
  return results.size() == 2 ? results[1] : Value();
}

/// rand = the sum of 2^-k over the coins k = 1, … that show heads: as many as
/// the significand has bits, so that the sum is exact and below 1.
static Value uniformOfCoins(TorchBuilder &b, SmallVector<Value> sizes,
                            Type dtype) {
  auto type = dyn_cast<mlir::FloatType>(dtype);
  if (!type)
    return b.fail("random numbers of this dtype");
  SmallVector<double> weights;
  for (unsigned k = 1; k <= type.getFPMantissaWidth(); ++k)
    weights.push_back(std::ldexp(1.0, -int(k)));
  auto shape = RankedTensorType::get(int64_t(weights.size()), b.f64());
  Type wide = type.getWidth() > 32 ? b.f64() : b.f32();
  sizes.push_back(b.value(int64_t(weights.size())));
  Value heads = kept(b, b.ones(sizes, b.f32()), 0.5);
  Value values = b.constant(
      DenseElementsAttr::get(shape, llvm::ArrayRef<double>(weights)));
  Value sum = b.sum(b.mul(b.cast(heads, wide), b.cast(values, wide)), ints(-1));
  return b.cast(sum, dtype);
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

static void addContinuous(DecomposeRules &rules) {
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

static void addDiscrete(DecomposeRules &rules) {
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
  return getConstantFloat(p) == 1.0 ? kept : b.div(kept, b.sub(1.0, p));
}

/// Ones [n, c, 1, …], as whole channels are dropped.
static Value channelsOf(TorchBuilder &b, Value x) {
  SmallVector<Value> sizes = b.sizesOf(x);
  for (size_t i = 2; i < sizes.size(); ++i)
    sizes[i] = b.value(1);
  return b.ones(sizes, b.dtypeOf(x));
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
    if (name == "aten::dropout")
      return toVector(b.native_dropout(x, p, true));
    bool ofChannels = name.contains("feature");
    Value mask = kept(b, ofChannels ? channelsOf(b, x) : x, p);
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
