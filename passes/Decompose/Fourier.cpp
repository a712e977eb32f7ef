//===- Fourier.cpp - Fourier transforms of one dim ------------------------===//

#include "passes/Decompose/Fourier.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// The Fourier matrix
//===----------------------------------------------------------------------===//

namespace {
/// cos and sin of 2 pi i j / n, for i and j from 0.
struct FourierMatrix {
  Value cos, sin;
};
} // namespace

Value torchonnx::matrixOf(TorchBuilder &b, int64_t rows, int64_t columns,
                          Type dtype,
                          llvm::function_ref<double(int64_t, int64_t)> f) {
  auto type = RankedTensorType::get({rows, columns}, dtype);
  if (dtype.isF64()) {
    std::vector<double> values;
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j)
        values.push_back(f(i, j));
    return b.constant(DenseElementsAttr::get(type, ArrayRef(values)));
  }
  std::vector<float> values;
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      values.push_back(f(i, j));
  return b.constant(DenseElementsAttr::get(type, ArrayRef(values)));
}

std::vector<std::complex<double>> torchonnx::turnOf(int64_t n) {
  std::vector<std::complex<double>> turn(n);
  for (int64_t i = 0; i < n; ++i)
    turn[i] = std::polar(1.0, 2 * M_PI * double(i) / double(n));
  constexpr std::complex<double> quarters[] = {1, {0, 1}, -1, {0, -1}};
  for (auto [i, quarter] : llvm::enumerate(quarters))
    if (int64_t(i) * n % 4 == 0 && n > 0)
      turn[i * n / 4] = quarter;
  return turn;
}

/// The matrix for a transform of `n` points, `rows` x `columns` of it: of one
/// turn, number i j mod n. Were that not exact, what is off would add up.
static FourierMatrix fourierMatrix(TorchBuilder &b, Value n, Value rows,
                                   Value columns, Type dtype) {
  std::optional<int64_t> size = getConstantInt(n),
                         height = getConstantInt(rows),
                         width = getConstantInt(columns);
  if (size && height && width) {
    auto turn = turnOf(*size);
    auto at = [&](int64_t i, int64_t j) { return turn[i * j % *size]; };
    return {matrixOf(b, *height, *width, dtype,
                     [&](int64_t i, int64_t j) { return at(i, j).real(); }),
            matrixOf(b, *height, *width, dtype,
                     [&](int64_t i, int64_t j) { return at(i, j).imag(); })};
  }
  Value product = b.mul(b.unsqueeze(b.arange(rows), 1), b.arange(columns));
  Value place = b.remainder(product, b.scalar_tensor(n, b.i64()));
  Value angles =
      b.mul(b.div(b.cast(b.arange(n), b.f64()), b.scalar_tensor(n, b.f64())),
            2 * M_PI);
  return {b.take(b.cast(b.cos(angles), dtype), place),
          b.take(b.cast(b.sin(angles), dtype), place)};
}

//===----------------------------------------------------------------------===//
// By a chirp
//===----------------------------------------------------------------------===//

/// Whether there may be so many points that their matrix is too large:
/// that it takes more time, and that a file should not hold it.
static bool mayBeLong(TorchBuilder &b, Value n) {
  constexpr int64_t most = 2048;
  if (b.failed())
    return false;
  const Symbols &symbols = b.oracle.getSymbols();
  SizeExpr size = symbols.getExpr(n);
  return !size || size.bounds(symbols.getSureFacts()).max > most;
}

namespace {
/// Transforms of m^2 points, which lie as x[u, v], u m + v being the point, as
/// Cooley and Tukey have it: with w[i, j] = exp(-2 pi i i j / m) and the
/// twiddle factors t[i, j] = exp(-2 pi i i j / m^2), frequency p + m q is
///   ((w x) * t) w  at [p, q].
struct SquareTransform {
  SquareTransform(TorchBuilder &b, Value m, Value points)
      : points(points), turn(asParts(b, m, m)), twiddle(asParts(b, points, m)) {
  }

  Parts forward(ComplexArithmetic a, Parts x) const {
    return a.matmul(a.mul(a.matmul(turn, x), twiddle), turn);
  }
  Parts inverse(ComplexArithmetic a, Parts x) const {
    Parts back = a.conj(turn);
    Parts sum = a.matmul(back, a.mul(a.matmul(x, back), a.conj(twiddle)));
    Value scale = a.b.scalar_tensor(points, a.b.f64());
    return {a.b.div(sum.re, scale), a.b.div(sum.im, scale)};
  }

private:
  static Parts asParts(TorchBuilder &b, Value n, Value m) {
    FourierMatrix w = fourierMatrix(b, n, m, m, b.f64());
    return {w.cos, b.neg(w.sin)};
  }

  Value points;
  Parts turn, twiddle;
};
} // namespace

/// The least m with m^2 >= 2 n; 1 at least, so that no sum is of nothing.
static Value rootOfTwice(TorchBuilder &b, Value n) {
  if (std::optional<int64_t> known = getConstantInt(n))
    return b.value(int64_t(std::ceil(std::sqrt(2.0 * double(*known)))));
  Value root = b.call("aten::ceil", {b.call("aten::sqrt", {b.mul(n, 2)})});
  return b.call("prim::max", {root, 1});
}

/// Whether the frequencies `k` of `n` points are those that stand for no other:
/// of what is real, they are real.
static Value isOwnConjugate(TorchBuilder &b, Value k, Value n) {
  return b.logical_or(b.eq(k, 0),
                      b.eq(b.mul(k, 2), b.scalar_tensor(n, b.i64())));
}

/// The imaginary parts `im` of frequencies of z, of n points, where those that
/// are sums of  im z[k]  and of  (-1)^k im z[k]  are these sums: 0, and not
/// about that, of what is real. So they have the phases 0 and pi.
static Value withExactSums(TorchBuilder &b, Value im, Parts z, Value n) {
  Value frequency = b.arange(b.sizeOf(im, -1));
  if (!z.im)
    return b.where(isOwnConjugate(b, frequency, n),
                   b.scalarTensor(0, b.dtypeOf(im)), im);
  Value k = b.arange(b.sizeOf(z.im, -1));
  Value turned = b.where(b.eq(b.remainder(k, 2), 0), z.im, b.neg(z.im));
  auto sum = [&](Value x) { return b.sum(x, Arg::List{-1}, true); };
  return b.where(b.eq(frequency, 0), sum(z.im),
                 b.where(isOwnConjugate(b, frequency, n), sum(turned), im));
}

/// sum_k z[k] exp(-+ 2 pi i j k / n) for j < `outputs` <= n along the last dim,
/// which has no more than n elements: with jk = (j^2 + k^2 - (j - k)^2) / 2 and
/// the chirp c[k] = exp(-+ pi i k^2 / n),
///   c[j] sum_k (z[k] c[k]) conj(c[j - k]),
/// a convolution, which is a product of transforms of m^2 >= 2 n points.
/// (Bluestein, A linear filtering approach to the computation of the discrete
/// Fourier transform, 1970.) All of it in double precision: time and memory
/// are n^1.5 and n, not n^2.
static Parts chirpTransform(TorchBuilder &b, Parts z, Value n, bool forward,
                            Value outputs) {
  Type dtype = b.dtypeOf(z.re);
  for (Value *part : {&z.re, &z.im})
    if (*part)
      *part = b.cast(*part, b.f64());
  Value m = rootOfTwice(b, n);
  Value points = b.mul(m, m);
  // The chirp is even, and goes round: c[-k] = c[k] stands at m^2 - k.
  Value place = b.arange(points);
  Value k = b.minimum(place, b.rsub(place, points));
  Value turns = b.remainder(b.mul(k, k), b.scalar_tensor(b.mul(n, 2), b.i64()));
  Value angle =
      b.mul(b.div(b.cast(turns, b.f64()), b.scalar_tensor(n, b.f64())), M_PI);
  Value sine = b.sin(angle);
  Parts chirp{b.cos(angle), forward ? b.neg(sine) : sine};
  auto first = [&](Parts c, Value count) -> Parts {
    return {b.narrow(c.re, -1, 0, count), b.narrow(c.im, -1, 0, count)};
  };
  if (b.failed())
    return {};
  Value inputs = b.sizeOf(z.re, -1);
  SmallVector<Value> sizes = b.sizesOf(z.re);
  sizes.back() = m;
  sizes.push_back(m);
  auto square = [&](Value x) {
    return b.reshape(
        b.constant_pad_nd(x, Arg::List{0, b.sub(points, inputs)}, 0), sizes);
  };
  ComplexArithmetic a{b};
  Parts x = a.mul(z, first(chirp, inputs));
  SquareTransform transform(b, m, points);
  auto grid = [&](Value row) { return b.reshape(row, Arg::List{m, m}); };
  Parts filter = a.conj(chirp);
  Parts product =
      a.mul(transform.forward(a, {square(x.re), square(x.im)}),
            transform.forward(a, {grid(filter.re), grid(filter.im)}));
  Parts y = transform.inverse(a, product);
  auto flat = [&](Value part) {
    return b.narrow(b.flatten(part, -2, -1), -1, 0, outputs);
  };
  y = a.mul({flat(y.re), flat(y.im)}, first(chirp, outputs));
  return {b.cast(y.re, dtype), b.cast(withExactSums(b, y.im, z, n), dtype)};
}

//===----------------------------------------------------------------------===//
// Transforms of one dim
//===----------------------------------------------------------------------===//

/// Applies `transform` along `dim`: it gets parts whose last dim is that.
static Parts along(TorchBuilder &b, Parts z, int64_t dim,
                   llvm::function_ref<Parts(Parts)> transform) {
  bool isLast = dim == b.rankOf(z.re) - 1;
  auto turn = [&](Parts p) -> Parts {
    if (isLast)
      return p;
    return {b.transpose(p.re, dim, -1),
            p.im ? b.transpose(p.im, dim, -1) : p.im};
  };
  return turn(transform(turn(z)));
}

Parts torchonnx::fourier(TorchBuilder &b, Parts z, int64_t dim, bool forward,
                         Value outputs) {
  Value n = b.sizeOf(z.re, dim);
  return along(b, z, dim, [&](Parts p) -> Parts {
    if (mayBeLong(b, n))
      return chirpTransform(b, p, n, forward, outputs);
    FourierMatrix w = fourierMatrix(b, n, n, outputs, b.dtypeOf(p.re));
    Value re = b.matmul(p.re, w.cos), im = b.matmul(p.re, w.sin);
    if (forward) // 0 stays 0, and does not become -0.
      im = b.rsub(im, 0);
    if (!p.im)
      return {re, im};
    Value imSin = b.matmul(p.im, w.sin), imCos = b.matmul(p.im, w.cos);
    return {forward ? b.add(re, imSin) : b.sub(re, imSin), b.add(im, imCos)};
  });
}

// sum_k w[k] (re[k] cos - im[k] sin), where w is 2 for the frequencies that
// stand for their conjugates too.
Value torchonnx::inverseRealFourier(TorchBuilder &b, Parts z, int64_t dim,
                                    Value n) {
  Type dtype = b.dtypeOf(z.re);
  Value frequencies = b.sizeOf(z.re, dim);
  Value weight = b.where(isOwnConjugate(b, b.arange(frequencies), n),
                         b.scalarTensor(1, dtype), b.scalarTensor(2, dtype));
  return along(b, z, dim,
               [&](Parts p) -> Parts {
                 if (mayBeLong(b, n))
                   return {chirpTransform(
                               b, {b.mul(p.re, weight), b.mul(p.im, weight)}, n,
                               /*forward=*/false, n)
                               .re,
                           {}};
                 FourierMatrix w = fourierMatrix(b, n, frequencies, n, dtype);
                 Value column = b.unsqueeze(weight, 1);
                 return {b.sub(b.matmul(p.re, b.mul(column, w.cos)),
                               b.matmul(p.im, b.mul(column, w.sin))),
                         {}};
               })
      .re;
}
