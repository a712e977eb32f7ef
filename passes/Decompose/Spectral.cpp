//===- Spectral.cpp - Decompositions: Fourier transforms ------------------===//
//
// fft_* are composites of _fft_r2c, _fft_c2c and _fft_c2r. Here these become
// transforms of one dim, unnormalised, which Convert takes where ONNX's DFT is
// exact enough; the others are those of Fourier.h.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Complex.h"
#include "passes/Decompose/Fourier.h"
#include "passes/Decompose/Replay.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Decompose/Wrap.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// _fft_*
//===----------------------------------------------------------------------===//

/// Divides by the root of the number of points or by it, as the operator's
/// `normalization` says.
static Parts normalize(TorchBuilder &b, Parts z, ArrayRef<Value> sizes,
                       int64_t normalization) {
  if (normalization == 0)
    return z;
  Value points;
  for (Value size : sizes)
    points = points ? b.mul(points, size) : size;
  if (!points)
    return z;
  Value scale = b.scalar_tensor(points, b.dtypeOf(z.re));
  if (normalization == 1)
    scale = b.sqrt(scale);
  return {b.div(z.re, scale), z.im ? b.div(z.im, scale) : z.im};
}

/// The known arguments of a transform: its dims, not negative.
struct TransformDims {
  TransformDims(TorchBuilder &b, Value self, Value dimList,
                Value normalizationArg) {
    std::optional<SmallVector<int64_t>> given = getConstantInts(dimList);
    std::optional<int64_t> kind = getConstantInt(normalizationArg);
    if (!given || !kind) {
      b.fail("dims or a normalization that are known only at run time");
      return;
    }
    normalization = *kind;
    for (int64_t dim : *given)
      dims.push_back(fromFront(dim, b.rankOf(self)));
  }
  SmallVector<int64_t> dims;
  int64_t normalization = 0;
};

/// One dim after another by transforms of one dim, the last first.
static SmallVector<Value> fftC2c(TorchBuilder &b, Aten_FftC2cOp op) {
  TransformDims t(b, op.getSelf(), op.getDim(), op.getNormalization());
  std::optional<bool> forward = getConstantBool(op.getForward());
  if (!forward)
    b.fail("a direction that is known only at run time");
  if (b.failed())
    return {};
  Value z = op.getSelf();
  SmallVector<Value> sizes;
  for (int64_t dim : t.dims)
    sizes.push_back(b.sizeOf(z, dim));
  if (t.dims.size() == 1 && t.normalization == 0)
    return {
        wholeOf(b, fourier(b, partsOf(b, z), t.dims[0], *forward, sizes[0]))};
  for (int64_t dim : llvm::reverse(t.dims))
    z = b._fft_c2c(z, ints(dim), 0, *forward);
  return {wholeOf(b, normalize(b, partsOf(b, z), sizes, t.normalization))};
}

/// The last of the dims from real to complex, then the others.
static SmallVector<Value> fftR2c(TorchBuilder &b, Aten_FftR2cOp op) {
  TransformDims t(b, op.getSelf(), op.getDim(), op.getNormalization());
  std::optional<bool> onesided = getConstantBool(op.getOnesided());
  if (!onesided)
    b.fail("a flag that is known only at run time");
  if (b.failed())
    return {};
  Value x = op.getSelf();
  int64_t last = t.dims.back();
  SmallVector<Value> sizes;
  for (int64_t dim : t.dims)
    sizes.push_back(b.sizeOf(x, dim));
  if (t.dims.size() == 1 && t.normalization == 0) {
    Value outputs = *onesided ? b.add(b.floordiv(sizes[0], 2), 1) : sizes[0];
    return {wholeOf(b, fourier(b, {x, {}}, last, true, outputs))};
  }
  Value z = b._fft_r2c(x, ints(last), 0, *onesided);
  if (t.dims.size() > 1)
    z = b._fft_c2c(z, ArrayRef<int64_t>(t.dims).drop_back(), 0, true);
  return {wholeOf(b, normalize(b, partsOf(b, z), sizes, t.normalization))};
}

/// All dims but the last by complex transforms, then that to real.
static SmallVector<Value> fftC2r(TorchBuilder &b, Aten_FftC2rOp op) {
  TransformDims t(b, op.getSelf(), op.getDim(), op.getNormalization());
  if (b.failed())
    return {};
  Value z = op.getSelf();
  SmallVector<Value> sizes;
  for (int64_t dim : ArrayRef<int64_t>(t.dims).drop_back())
    sizes.push_back(b.sizeOf(z, dim));
  sizes.push_back(op.getLastDimSize());
  if (t.dims.size() > 1)
    z = b._fft_c2c(z, ArrayRef<int64_t>(t.dims).drop_back(), 0, false);
  Value x =
      inverseRealFourier(b, partsOf(b, z), t.dims.back(), op.getLastDimSize());
  return {normalize(b, {x, {}}, sizes, t.normalization).re};
}

//===----------------------------------------------------------------------===//
// Short-time transforms
//===----------------------------------------------------------------------===//

namespace {
/// What stft and istft have in common.
struct Frames {
  int64_t points = 0;
  Value hop;
  Parts window; ///< `points` long; the imaginary part of a complex one alone.

  Frames(TorchBuilder &b, Value nFft, Value hopLength, Value winLength,
         Value givenWindow, Type dtype) {
    std::optional<int64_t> n = getConstantInt(nFft),
                           length = isNone(winLength)
                                        ? n
                                        : getConstantInt(winLength);
    if (!n || !length) {
      b.fail("a transform length that is known only at run time");
      return;
    }
    points = *n;
    hop = isNone(hopLength) ? b.value(points / 4) : hopLength;
    window = isNone(givenWindow) ? Parts{b.ones(ints(*length), dtype), {}}
                                 : partsOf(b, givenWindow, dtype);
    int64_t left = (points - *length) / 2;
    for (Value *part : {&window.re, &window.im})
      if (*part && *length < points)
        *part =
            b.constant_pad_nd(*part, ints(left, points - *length - left), 0);
  }

  /// The values of a window, when they are known.
  static std::optional<SmallVector<double>> knownWindow(Value window) {
    auto known = dyn_cast_or_null<DenseElementsAttr>(getConstant(window));
    if (!known || !isa<mlir::FloatType>(known.getElementType()))
      return std::nullopt;
    SmallVector<double> values;
    for (const APFloat &value : known.getValues<APFloat>())
      values.push_back(value.convertToDouble());
    return values;
  }

  /// The filters [2 * frequencies, 1, points]: factor(k) cos(2 pi k t / n)
  /// w[t], then -factor(k) sin(2 pi k t / n) w[t], w being a part of the
  /// window.
  Value filters(TorchBuilder &b, Value w, int64_t frequencies, Type dtype,
                llvm::function_ref<double(int64_t)> factor) const {
    if (b.failed())
      return {};
    std::optional<SmallVector<double>> known = knownWindow(w);
    auto turn = turnOf(points);
    Value rows = matrixOf(
        b, 2 * frequencies, points, dtype, [&](int64_t row, int64_t t) {
          int64_t k = row % frequencies;
          std::complex<double> at = turn[k * t % points];
          double wave = row < frequencies ? at.real() : -at.imag();
          return factor(k) * wave * (known ? (*known)[t] : 1);
        });
    return b.unsqueeze(known ? rows : b.mul(rows, w), 1);
  }

  /// The filters applied to each frame of a signal [b, 1, t]: a convolution, or
  /// a product with the frames if only the run knows how far they are apart.
  Value filter(TorchBuilder &b, Value signal, Value filters) const {
    if (std::optional<int64_t> step = getConstantInt(hop))
      return b.conv1d(signal, filters, std::nullopt, ints(*step));
    Value frames = b.unfold(b.squeeze(signal, 1), 1, points, hop);
    return b.matmul(b.squeeze(filters, 1), b.transpose(frames, 1, 2));
  }
};
} // namespace

/// The channels [b, 2 f, t] of such filters as a complex [b, f, t].
static Parts splitChannels(TorchBuilder &b, Value y, int64_t frequencies) {
  return {b.narrow(y, 1, 0, frequencies),
          b.narrow(y, 1, frequencies, frequencies)};
}

/// x + i y
static Parts plusTurned(TorchBuilder &b, Parts x, Parts y) {
  return {b.sub(x.re, y.im), b.add(x.im, y.re)};
}

/// stft(x)[k, m] = sum_t w[t] x[m hop + t] exp(-2 pi i k t / n): with the
/// windowed waves as filters.
static Value stft(TorchBuilder &b, AtenStftCenterOp op) {
  Value x = op.getSelf();
  std::optional<bool> center = getConstantBool(op.getCenter()),
                      normalized = getConstantBool(op.getNormalized());
  std::optional<StringRef> padMode = getConstantStr(op.getPadMode());
  if (!center || !normalized || !padMode)
    return b.fail("a flag that is known only at run time");
  if (!isNone(op.getAlignToWindow()) &&
      getConstantBool(op.getAlignToWindow()) != false)
    return b.fail("align_to_window");
  Type dtype = partDtype(op.getResult());
  Frames frames(b, op.getNFft(), op.getHopLength(), op.getWinLength(),
                op.getWindow(), dtype);
  if (b.failed())
    return {};
  bool onesided = isNone(op.getOnesided())
                      ? !b.isComplex(x) && !frames.window.im
                      : getConstantBool(op.getOnesided()).value_or(true);
  int64_t frequencies = onesided ? frames.points / 2 + 1 : frames.points;
  double scale = *normalized ? 1 / std::sqrt(double(frames.points)) : 1;
  bool isBatch = b.rankOf(x) == 2;
  Parts in = partsOf(b, x, dtype);
  auto framed = [&](Value signal) {
    signal = isBatch ? b.unsqueeze(signal, 1) : b.view(signal, ints(1, 1, -1));
    if (*center)
      signal = b.pad(signal, ints(frames.points / 2, frames.points / 2),
                     *padMode, std::nullopt);
    return signal;
  };
  in = {framed(in.re), in.im ? framed(in.im) : Value()};
  auto transformed = [&](Value window) -> Parts {
    Value filters = frames.filters(b, window, frequencies, dtype,
                                   [&](int64_t) { return scale; });
    auto part = [&](Value signal) {
      return splitChannels(b, frames.filter(b, signal, filters), frequencies);
    };
    return in.im ? plusTurned(b, part(in.re), part(in.im)) : part(in.re);
  };
  Parts out = transformed(frames.window.re);
  if (frames.window.im)
    out = plusTurned(b, out, transformed(frames.window.im));
  if (!isBatch)
    out = {b.squeeze(out.re, 0), b.squeeze(out.im, 0)};
  if (b.isComplex(op.getResult()))
    return wholeOf(b, out);
  return b.stack(Arg::List{out.re, out.im}, -1);
}

/// `signal` of `length` elements or more: zeros follow where there are fewer.
static Value withLength(TorchBuilder &b, Value signal, Value length) {
  std::optional<int64_t> have = b.typeOf(signal).getSize(1),
                         want = getConstantInt(length);
  if (!have || !want)
    signal = b.slice(b.constant_pad_nd(signal, Arg::List{0, length}, 0), 1, 0,
                     length);
  else if (*have < *want)
    signal = b.constant_pad_nd(signal, ints(0, *want - *have), 0);
  return signal;
}

/// The frames, each an inverse transform times the window, are added where they
/// overlap (a transposed convolution) and divided by what the squared windows
/// add up to there.
static Value istft(TorchBuilder &b, AtenIstftOp op) {
  Value z = op.getSelf();
  std::optional<bool> center = getConstantBool(op.getCenter()),
                      normalized = getConstantBool(op.getNormalized());
  if (!center || !normalized)
    return b.fail("a flag that is known only at run time");
  bool isComplex = b.isComplex(op.getResult());
  Type dtype = partDtype(op.getResult());
  Frames frames(b, op.getNFft(), op.getHopLength(), op.getWinLength(),
                op.getWindow(), dtype);
  std::optional<int64_t> hop = getConstantInt(frames.hop);
  if (!hop)
    b.fail("a hop length that is known only at run time");
  if (b.failed())
    return {};
  int64_t n = frames.points;
  std::optional<int64_t> given = b.typeOf(z).getSize(-2);
  if (!given)
    return b.fail("a number of frequencies that is known only at run time");
  bool onesided = isNone(op.getOnesided())
                      ? *given != n
                      : getConstantBool(op.getOnesided()).value_or(true);
  // A real signal is made of one side alone, whatever the other one holds.
  int64_t frequencies = isComplex ? n : n / 2 + 1;
  if (!onesided && !isComplex)
    z = b.narrow(z, -2, 0, frequencies);
  double scale = *normalized ? 1 / std::sqrt(double(n)) : 1.0 / double(n);
  bool isBatch = b.rankOf(z) == 3;
  Parts parts = partsOf(b, z, dtype);
  // The real part of what the frames times a part of the window add up to.
  auto summed = [&](Parts z, Value window) {
    Value filters =
        frames.filters(b, window, frequencies, dtype, [&](int64_t k) {
          return isComplex || k == 0 || 2 * k == n ? scale : 2 * scale;
        });
    Value channels = b.cat(Arg::List{z.re, z.im}, -2);
    if (!isBatch)
      channels = b.unsqueeze(channels, 0);
    return b.squeeze(
        b.conv_transpose1d(channels, filters, std::nullopt, ints(*hop)), 1);
  };
  Value ones = b.ones(Arg::List{1, 1, b.sizeOf(z, -1)}, dtype);
  auto envelope = [&](Value square) {
    return b.squeeze(b.conv_transpose1d(ones, b.view(square, ints(1, 1, n)),
                                        std::nullopt, ints(*hop)),
                     1);
  };
  Value start = b.value(*center ? n / 2 : 0), end = b.value(std::nullopt);
  if (!isNone(op.getLength()))
    end = b.add(start, op.getLength());
  else if (*center)
    end = b.value(-(n / 2));
  auto cut = [&](Value v) { return b.slice(v, 1, start, end); };

  Value re = frames.window.re, im = frames.window.im;
  Parts y = {cut(summed(parts, re)), {}}, squares = {b.square(re), {}};
  if (isComplex) {
    // The imaginary part of a sum is the real part of -i times it.
    Parts turned = {parts.im, b.neg(parts.re)};
    y.im = cut(summed(turned, re));
    if (im) {
      y = plusTurned(b, y, {cut(summed(parts, im)), cut(summed(turned, im))});
      squares = {b.sub(squares.re, b.square(im)), b.mul(b.mul(re, im), 2)};
    }
  }
  if (b.failed())
    return {};
  Parts sums = {cut(envelope(squares.re)),
                squares.im ? cut(envelope(squares.im)) : Value()};
  Value signal;
  if (squares.im)
    signal = b.div(wholeOf(b, y), wholeOf(b, sums));
  else if (isComplex)
    signal = wholeOf(b, {b.div(y.re, sums.re), b.div(y.im, sums.re)});
  else
    signal = b.div(y.re, sums.re);
  if (!isNone(op.getLength()))
    signal = withLength(b, signal, op.getLength());
  return isBatch ? signal : b.squeeze(signal, 0);
}

/// fft(x, n, dim) where the size of `dim` or n is known only at run time: x cut
/// or padded to what n asks for, then as LibTorch's own kernel does.
static SmallVector<Value> resizedFft(TorchBuilder &b, Operation *op) {
  Value x = op->getOperand(0), n = op->getOperand(1);
  std::optional<int64_t> known = getConstantInt(n);
  int64_t dim = dimOf(x, op->getOperand(2));
  StringRef name = getOperatorName(op);
  // These get one side of what is symmetric.
  bool isOneSided = name == "aten::fft_irfft" || name == "aten::fft_hfft";
  if (known && isOneSided)
    known = *known / 2 + 1;
  if (isNone(n) || (known && b.typeOf(x).getSize(dim) == known)) {
    std::string why;
    SmallVector<Value> values = replayComposite(b, op, why);
    if (values.empty())
      b.fail(why);
    return values;
  }
  Value size = known        ? b.value(*known)
               : isOneSided ? b.add(b.floordiv(n, 2), 1)
                            : n;
  Arg::List pads(2 * (b.rankOf(x) - dim), Arg(0));
  pads.back() = b.max_(b.sub(size, b.sizeOf(x, dim)), 0);
  Value resized = b.constant_pad_nd(b.slice(x, dim, 0, size), pads, 0);
  if (known || b.failed())
    return recompute(b, op, {{0, resized}});
  if (!isOneSided)
    return recompute(b, op, {{0, resized}, {1, std::nullopt}});
  if (!isa<mlir::ComplexType>(b.dtypeOf(resized))) {
    resized = b.isFloat(resized) ? resized : b.cast(resized, b.f32());
    resized = b.call("aten::complex", {resized, b.zeros_like(resized)});
  }
  // hfft(x) = irfft(conj(x)) without the quotient, which `norm` may ask for.
  bool isForward = name == "aten::fft_hfft";
  if (isForward)
    resized = b.conj(resized);
  StringRef norm = getConstantStr(op->getOperand(3)).value_or("backward");
  int64_t normalization = norm == "ortho"                    ? 1
                          : (norm == "forward") == isForward ? 2
                                                             : 0;
  return {b._fft_c2r(resized, ints(dim), normalization, n)};
}

/// fftn(x, s, dim) where a size is known only at run time: one dim after the
/// other. What is real is so along the last.
static SmallVector<Value> resizedFftOfMany(TorchBuilder &b, Operation *op) {
  std::string why;
  if (SmallVector<Value> values = replayComposite(b, op, why); !values.empty())
    return values;
  Value x = op->getOperand(0);
  auto sizes = getElements(op->getOperand(1));
  auto dims = getConstantInts(op->getOperand(2));
  if (isNone(op->getOperand(2)) && sizes)
    dims = llvm::to_vector(
        llvm::seq<int64_t>(b.rankOf(x) - sizes->size(), b.rankOf(x)));
  if (!dims || !sizes || sizes->size() != dims->size() || dims->empty()) {
    b.fail(why);
    return {};
  }
  StringRef name = getOperatorName(op).drop_front(strlen("aten::fft_"));
  std::string last = name.drop_back().str(),
              others = name.starts_with("i") ? "ifft" : "fft";
  // Where the last is what makes it complex, it comes first.
  bool lastIsFirst = name.starts_with("r") || name.starts_with("ih");
  auto transform = [&](StringRef one, size_t i) {
    Value n = (*sizes)[i];
    Arg size = getConstantInt(n) == -1 ? Arg(std::nullopt) : Arg(n);
    x = b.call(("aten::fft_" + one).str(),
               {x, size, (*dims)[i], op->getOperand(3)});
  };
  if (lastIsFirst)
    transform(last, dims->size() - 1);
  for (size_t i = 0; i + 1 < dims->size(); ++i)
    transform(others, i);
  if (!lastIsFirst)
    transform(last, dims->size() - 1);
  return toVector(x);
}

/// fftfreq(n, d) = (0, 1, … (n - 1) // 2, -(n // 2), … -1) · 1 / (n d), and of
/// rfftfreq those up to n // 2
static void addFrequencies(DecomposeRules &rules) {
  auto scaled = [](TorchBuilder &b, auto op, Value numbers) {
    Value real = b.cast(numbers, b.dtypeOf(op.getResult()));
    Value scale = b.div(1.0, b.mul(op.getN(), op.getD()));
    return b.mul(real, b.scalar_tensor(scale, b.dtypeOf(real)));
  };
  rules.add([=](TorchBuilder &b, AtenFftFftfreqOp op) {
    Value half = b.floordiv(op.getN(), 2),
          others = b.arange(b.sub(op.getN(), half));
    return scaled(b, op,
                  b.cat(Arg::List{others, b.sub(b.arange(half), half)}, 0));
  });
  rules.add([=](TorchBuilder &b, AtenFftRfftfreqOp op) {
    return scaled(b, op, b.arange(b.add(b.floordiv(op.getN(), 2), 1)));
  });
}

void torchonnx::addSpectralDecompositions(DecomposeRules &rules) {
  addFrequencies(rules);
  for (DecomposeTable *table :
       std::initializer_list<DecomposeTable *>{&rules, &rules.complex}) {
    table->add({"aten::fft_fft", "aten::fft_ifft", "aten::fft_rfft",
                "aten::fft_irfft", "aten::fft_hfft", "aten::fft_ihfft"},
               resizedFft);
    table->add({"aten::fft_fft2", "aten::fft_ifft2", "aten::fft_rfft2",
                "aten::fft_irfft2", "aten::fft_hfft2", "aten::fft_ihfft2",
                "aten::fft_fftn", "aten::fft_ifftn", "aten::fft_rfftn",
                "aten::fft_irfftn", "aten::fft_hfftn", "aten::fft_ihfftn"},
               resizedFftOfMany);
  }
  rules.complex.add(fftC2c);
  rules.complex.add(fftR2c);
  rules.complex.add(fftC2r);
  rules.complex.add(stft);
  rules.add(stft);
  rules.complex.add(istft);
}
