//===- Reduction.cpp - Decompositions: Reduction --------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Utils/EmptyDims.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

/// (sum |x|^p)^(1/p), and its limits.
static Value vectorNorm(TorchBuilder &b, AtenLinalgVectorNormOp op) {
  Value x = op.getSelf();
  std::optional<double> order = getConstantFloat(op.getOrd());
  if (!order)
    return b.fail("its order is known only at run time");
  if (!isNone(op.getDtype()) || b.isComplex(x)) {
    if (b.isComplex(x))
      x = b.abs(x);
    x = b.cast(x, b.dtypeOf(op.getResult()));
    return b.linalg_vector_norm(x, op.getOrd(), op.getDim(), op.getKeepdim());
  }
  SmallVector<int64_t> dims = dimsOf(x, op.getDim());
  Value keep = op.getKeepdim();
  if (*order == 0)
    return b.sum(b.cast(b.ne(x, 0), b.dtypeOf(x)), dims, keep);
  Value size = b.abs(x);
  if (isOneAlong(x, dims)) // Which may be too large for a power of it.
    return isTrue(keep) || !b.rankOf(x) ? size : b.squeeze(size, dims);
  if (std::isinf(*order))
    return *order > 0 ? b.amax(size, dims, keep) : b.amin(size, dims, keep);
  if (*order == 1)
    return b.sum(size, dims, keep);
  return b.pow(b.sum(b.pow(size, *order), dims, keep), 1 / *order);
}

/// norm(x, p, dim): the vector norm, of order 2 by default.
template <typename Op, typename GetDim, typename GetDtype>
static void addNorm(DecomposeRules &rules, GetDim getDim, GetDtype getDtype) {
  rules.add([=](TorchBuilder &b, Op op) {
    auto [dim, keep] = getDim(op);
    Arg order = isNone(op.getP()) ? Arg(2.0) : Arg(op.getP());
    return b.linalg_vector_norm(op.getSelf(), order, dim, keep, getDtype(op));
  });
}

static void addNorms(DecomposeRules &rules) {
  rules.add(vectorNorm);
  auto all = [](auto op) { return std::pair(Arg(std::nullopt), Arg(false)); };
  auto some = [](auto op) {
    return std::pair(Arg(op.getDim()), Arg(op.getKeepdim()));
  };
  auto none = [](auto op) { return Arg(std::nullopt); };
  auto dtype = [](auto op) { return Arg(op.getDtype()); };
  addNorm<AtenNormScalarOp>(rules, all, none);
  addNorm<AtenNormScalarOptDtypeOp>(rules, all, dtype);
  addNorm<AtenNormScalarOptDimOp>(rules, some, none);
  addNorm<AtenNormScalarOptDimDtypeOp>(rules, some, dtype);

  // cosine_similarity(x, y) = sum(x / max(|x|, eps) * y / max(|y|, eps))
  rules.add([](TorchBuilder &b, AtenCosineSimilarityOp op) {
    SmallVector<Value> sizes =
        broadcastSizes(b, ValueRange{op.getX1(), op.getX2()});
    auto unit = [&](Value x) {
      x = expandTo(b, b.cast(x, b.dtypeOf(op.getResult())), sizes);
      Value norm = b.linalg_vector_norm(x, 2.0, Arg::List{op.getDim()}, true);
      return b.div(x, b.clamp_min(norm, op.getEps()));
    };
    return b.sum(b.mul(unit(op.getX1()), unit(op.getX2())),
                 Arg::List{op.getDim()});
  });
  // dist(x, y) = norm(x - y)
  rules.add([](TorchBuilder &b, AtenDistOp op) {
    return b.linalg_vector_norm(b.sub(op.getSelf(), op.getOther()), op.getP());
  });
  // renorm scales slices down to the largest norm that is allowed.
  rules.add([](TorchBuilder &b, AtenRenormOp op) {
    Value x = op.getSelf();
    SmallVector<int64_t> others;
    for (int64_t i = 0; i < b.rankOf(x); ++i)
      if (i != dimOf(x, op.getDim()))
        others.push_back(i);
    Value norm = b.linalg_vector_norm(x, op.getP(), others, true);
    Value scale = b.mul(b.reciprocal(b.add(norm, 1e-7)), op.getMaxnorm());
    Value one = b.scalarTensor(1, b.dtypeOf(norm));
    return b.mul(x, b.where(b.gt(norm, op.getMaxnorm()), scale, one));
  });
}

//===----------------------------------------------------------------------===//
// Variances
//===----------------------------------------------------------------------===//

namespace {
/// Where a variance is taken, and what is subtracted from the count.
struct Variance {
  SmallVector<int64_t> dims;
  Arg correction;
  bool keep;
};
} // namespace

/// mean((x - mean(x))^2) n / (n - correction), and the mean with dims kept.
static std::pair<Value, Value> variance(TorchBuilder &b, Value x,
                                        const Variance &v) {
  Value mean = b.mean(x, v.dims, true);
  Value distance = b.sub(x, mean);
  Value square = b.mul(distance, distance);
  Value correction = b.value(v.correction);
  if (b.failed() || getConstantFloat(correction) == 0.0)
    return {b.mean(square, v.dims, v.keep), mean};
  Value count = b.value(1);
  if (b.rankOf(x))
    for (int64_t dim : v.dims)
      count = b.mul(count, b.sizeOf(x, dim));
  Value freedom = b.sub(count, correction);
  if (b.failed())
    return {};
  if (std::optional<double> known = getConstantFloat(freedom))
    freedom = b.value(std::max(*known, 0.0));
  else
    freedom = b.max_(freedom, isa<TorchFloatType>(freedom.getType()) ? Arg(0.0)
                                                                     : Arg(0));
  return {b.div(b.sum(square, v.dims, v.keep), freedom), mean};
}

enum class VarianceKind { Var, Std, VarMean, StdMean };

static SmallVector<Value> variances(TorchBuilder &b, Value x, const Variance &v,
                                    VarianceKind kind) {
  bool withMean =
      kind == VarianceKind::VarMean || kind == VarianceKind::StdMean;
  Value var, mean;
  if (b.isComplex(x)) {
    // That of the real and of the imaginary parts together.
    if (withMean) {
      b.fail("its operand is complex");
      return {};
    }
    Value parts = b.view_as_real(x);
    var = b.sum(variance(b, parts, v).first, ints(-1));
  } else {
    std::tie(var, mean) = variance(b, x, v);
  }
  if (kind == VarianceKind::Std || kind == VarianceKind::StdMean)
    var = b.sqrt(var);
  if (!withMean)
    return toVector(var);
  return {var, v.keep || !b.rankOf(x) ? mean : b.squeeze(mean, v.dims)};
}

template <typename Op, VarianceKind kind>
static void addVariance(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    Value x = op.getSelf();
    Variance v{dimsOf(x, op.getDim()), Arg(1), isTrue(op.getKeepdim())};
    if (!isNone(op.getCorrection()))
      v.correction = op.getCorrection();
    return variances(b, x, v, kind);
  });
}

template <typename Op, VarianceKind kind>
static void addUnbiasedVariance(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    Value x = op.getSelf();
    Variance v{{}, Arg(isTrue(op.getUnbiased()) ? 1 : 0), false};
    if constexpr (std::is_same_v<Op, AtenVarOp> ||
                  std::is_same_v<Op, AtenStdOp> ||
                  std::is_same_v<Op, AtenVarMeanOp> ||
                  std::is_same_v<Op, AtenStdMeanOp>) {
      v.dims = llvm::to_vector(llvm::seq<int64_t>(0, b.rankOf(x)));
    } else {
      v.dims = dimsOf(x, op.getDim());
      v.keep = isTrue(op.getKeepdim());
    }
    return variances(b, x, v, kind);
  });
}

static void addVariances(DecomposeRules &rules) {
  for (StringRef name : {"var", "std", "var_mean", "std_mean"})
    for (StringRef overload : {"", ".dim", ".correction"})
      rules.roundOnce({("aten::" + name + overload).str()});
  addVariance<AtenVarCorrectionOp, VarianceKind::Var>(rules);
  addVariance<AtenStdCorrectionOp, VarianceKind::Std>(rules);
  addVariance<AtenVarMeanCorrectionOp, VarianceKind::VarMean>(rules);
  addVariance<AtenStdMeanCorrectionOp, VarianceKind::StdMean>(rules);
  addUnbiasedVariance<AtenVarOp, VarianceKind::Var>(rules);
  addUnbiasedVariance<AtenStdOp, VarianceKind::Std>(rules);
  addUnbiasedVariance<AtenVarMeanOp, VarianceKind::VarMean>(rules);
  addUnbiasedVariance<AtenStdMeanOp, VarianceKind::StdMean>(rules);
  addUnbiasedVariance<AtenVarDimOp, VarianceKind::Var>(rules);
  addUnbiasedVariance<AtenStdDimOp, VarianceKind::Std>(rules);
  addUnbiasedVariance<AtenVarMeanDimOp, VarianceKind::VarMean>(rules);
  addUnbiasedVariance<AtenStdMeanDimOp, VarianceKind::StdMean>(rules);
}

//===----------------------------------------------------------------------===//
// Sums and extremes
//===----------------------------------------------------------------------===//

/// The product along `dim`, of size 1 after, by halves; the last of the running
/// ones where the size is known at run time.
static Value product(TorchBuilder &b, Value x, int64_t dim) {
  SmallVector<Value> sizes = b.sizesOf(x);
  sizes[dim] = b.value(1);
  Value one = b.ones(sizes, b.dtypeOf(x));
  std::optional<int64_t> size = b.typeOf(x).getSize(dim);
  if (!size)
    return b.slice(b.cumprod(b.cat(Arg::List{one, x}, dim), dim), dim, -1,
                   std::nullopt);
  for (int64_t n = *size; n > 1 && !b.failed(); n = (n + 1) / 2) {
    int64_t half = n / 2;
    Value y = b.mul(b.slice(x, dim, 0, half), b.slice(x, dim, half, 2 * half));
    x = n % 2 ? b.cat(Arg::List{y, b.slice(x, dim, n - 1, n)}, dim) : y;
  }
  return *size ? x : one;
}

static void addProducts(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenProdDimIntOp op) {
    Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
    if (!b.rankOf(x))
      return x;
    int64_t dim = dimOf(x, op.getDim());
    // Running products of small integers are of 64 bits.
    Value y = b.cast(product(b, x, dim), b.dtypeOf(op.getResult()));
    return isTrue(op.getKeepdim()) ? y : b.squeeze(y, dim);
  });
  rules.add([](TorchBuilder &b, AtenProdOp op) {
    Value x = b.cast(op.getSelf(), b.dtypeOf(op.getResult()));
    return b.rankOf(x) ? b.prod(b.reshape(x, ints(-1)), 0, false,
                                b.dtypeOf(op.getResult()))
                       : x;
  });
}

/// The sum over the dims that a shape lacks or has as 1.
static Value sumToSize(TorchBuilder &b, AtenSumToSizeOp op) {
  Value x = op.getSelf();
  SmallVector<Value> sizes = b.unpack(op.getSize());
  if (b.failed())
    return {};
  if (sizes.empty()) // Of one bool too, the sum is an integer.
    return b.sum(x);
  SmallVector<int64_t> lead, dims;
  for (int64_t i = 0, e = b.rankOf(x) - sizes.size(); i < b.rankOf(x); ++i) {
    if (i < e)
      lead.push_back(i);
    else if (std::optional<int64_t> size = getConstantInt(sizes[i - e]);
             size == 1 && b.typeOf(x).getSize(i) != 1)
      dims.push_back(i);
    else if (!size && sizes[i - e].getType() != b.sizeOf(x, i).getType())
      return b.fail("a size of which only the run knows whether it is 1");
  }
  if (!dims.empty())
    x = b.sum(x, dims, true);
  return lead.empty() ? x : b.sum(x, lead, false);
}

static void addSums(DecomposeRules &rules) {
  rules.add(sumToSize);
  // Complex sums and means are those of the parts.
  rules.add([](TorchBuilder &b, AtenSumDimIntListOp op) {
    Value x = op.getSelf();
    if (!b.isComplex(x))
      return b.fail("no rule takes its dtype");
    return b.view_as_complex(
        b.sum(b.view_as_real(x), dimsOf(x, op.getDim()), op.getKeepdim()));
  });
  rules.add([](TorchBuilder &b, AtenMeanDimOp op) {
    Value x = op.getSelf();
    if (!b.isComplex(x)) {
      // Runtimes say that the mean of nothing is 0: where that may be, the sum
      // / how many there are.
      Value count;
      for (int64_t dim : dimsOf(x, op.getDim())) {
        Value size = b.sizeOf(x, dim);
        count = count ? b.mul(count, size) : size;
      }
      // Half precision has no room for sums.
      Type dtype = b.dtypeOf(op.getResult()),
           wide = dtype.getIntOrFloatBitWidth() < 32 ? b.f32() : dtype;
      Value sum = b.sum(b.cast(x, wide), op.getDim(), op.getKeepdim());
      return b.cast(b.div(sum, count), dtype);
    }
    return b.view_as_complex(
        b.mean(b.view_as_real(x), dimsOf(x, op.getDim()), op.getKeepdim()));
  });
  rules.add([](TorchBuilder &b, AtenSumOp op) {
    auto all = llvm::seq<int64_t>(0, b.rankOf(op.getSelf()));
    return b.sum(op.getSelf(), llvm::to_vector(all), false, op.getDtype());
  });
  rules.add([](TorchBuilder &b, AtenMeanOp op) {
    auto all = llvm::seq<int64_t>(0, b.rankOf(op.getSelf()));
    return b.mean(op.getSelf(), llvm::to_vector(all), false, op.getDtype());
  });
  // nansum(x) = sum(x where it is a number, else 0)
  rules.add([](TorchBuilder &b, AtenNansumOp op) {
    Value x = op.getSelf();
    if (Value nan = isNaN(b, x))
      x = b.where(nan, b.scalarTensor(0, b.dtypeOf(x)), x);
    return b.sum(x, dimsOf(x, op.getDim()), op.getKeepdim(), op.getDtype());
  });
  // nanmean(x) = nansum(x) / how many are numbers
  rules.add([](TorchBuilder &b, AtenNanmeanOp op) {
    Value x = op.getSelf();
    SmallVector<int64_t> dims = dimsOf(x, op.getDim());
    Value nan = isNaN(b, x);
    if (!nan)
      return b.mean(x, dims, op.getKeepdim(), op.getDtype());
    Value sum = b.nansum(x, dims, op.getKeepdim(), op.getDtype());
    return b.div(sum, b.sum(b.logical_not(nan), dims, op.getKeepdim()));
  });
  rules.add([](TorchBuilder &b, AtenAminmaxOp op) {
    Value x = op.getSelf();
    SmallVector<int64_t> dims;
    if (std::optional<int64_t> dim = getConstantInt(op.getDim()))
      dims = {*dim};
    return SmallVector<Value>{b.amin(x, dims, op.getKeepdim()),
                              b.amax(x, dims, op.getKeepdim())};
  });
  rules.add([](TorchBuilder &b, Aten_AminmaxOp op) {
    return b.callAll("aten::aminmax", {op.getSelf()});
  });
  rules.add([](TorchBuilder &b, Aten_AminmaxDimOp op) {
    return b.callAll("aten::aminmax",
                     {op.getSelf(), op.getDim(), op.getKeepdim()});
  });
}

//===----------------------------------------------------------------------===//
// Covariances
//===----------------------------------------------------------------------===//

// cov(x) = sum_n w_n (x_n - mean) conj(x_n - mean)^T / norm, for observations
// x_n in columns, w = fweights * aweights, mean = sum(w x) / sum(w) and
// norm = max(sum(w) - correction * (sum(w aweights) / sum(w), or 1), 0)
static Value covariance(TorchBuilder &b, AtenCovOp op) {
  Value x = op.getSelf(), w, aweights = op.getAweights();
  if (b.rankOf(x) < 2)
    x = b.reshape(x, ints(1, -1));
  for (Value weights : {op.getFweights(), aweights})
    if (!isNone(weights))
      w = w ? b.mul(w, weights) : weights;
  auto weighted = [&](Value y) { return w ? b.mul(y, w) : y; };
  Value count = w ? b.sum(w) : b.scalar_tensor(b.sizeOf(x, 1));
  Value mean = b.div(b.sum(weighted(x), ints(1)), count);
  Value correction = op.getCorrection();
  if (!isNone(aweights))
    correction = b.mul(b.div(b.sum(b.mul(w, aweights)), count), correction);
  Value norm = b.clamp_min(b.sub(count, correction), 0);
  x = b.sub(x, b.unsqueeze(mean, 1));
  Value c = b.mm(x, b.conj(b.transpose(weighted(x), 0, 1)));
  return b.squeeze(b.div(c, norm));
}

// corrcoef(x) = c / sqrt(d d^T) of c = cov(x) with diagonal d, within [-1, 1]
static Value correlation(TorchBuilder &b, AtenCorrcoefOp op) {
  Value c = b.cov(op.getSelf());
  if (!b.rankOf(c))
    return b.div(c, c);
  Value d = b.diagonal(c);
  Value deviation = b.sqrt(b.isComplex(c) ? b.real(d) : d);
  c = b.div(b.div(c, b.unsqueeze(deviation, 1)), deviation);
  if (!b.isComplex(c))
    return b.clamp(c, -1, 1);
  return b.view_as_complex(b.clamp(b.view_as_real(c), -1, 1));
}

void torchonnx::addReductionDecompositions(DecomposeRules &rules) {
  rules.add(covariance);
  rules.add(correlation);
  addNorms(rules);
  addVariances(rules);
  addProducts(rules);
  addSums(rules);
}
