//===- GridSample.cpp - Decompositions: sampling at given places ----------===//

#include "passes/Decompose/GridSample.h"
#include "passes/Decompose/Pointwise.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Decompose/Wrap.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// grid_sampler
//===----------------------------------------------------------------------===//

namespace {

/// What grid_sampler is told beside its tensors.
struct Sampler {
  enum { Linear, Nearest, Cubic } mode;
  enum { Zeros, Border, Reflection } padding;
  bool alignCorners;
  /// Two spatial dims: PyTorch computes them otherwise than three.
  bool isFlat;
};

/// One dim: the element taken and its weight, [n, 1, p] each. An element that
/// is outside has weight 0.
struct Tap {
  Value index, weight;
};

} // namespace

/// A place in [-1, 1] as a place in pixels, rounded where PyTorch does: in two
/// dims that is another place than in three.
///   align_corners: (x + 1) / 2 (size - 1); else ((x + 1) size - 1) / 2
static Value toPixels(TorchBuilder &b, const Sampler &s, Value x, Value size) {
  x = b.add(x, 1);
  if (s.isFlat) {
    Value half = b.mul(s.alignCorners ? b.sub(size, 1) : size, 0.5);
    x = b.mul(x, half);
    return s.alignCorners ? x : b.sub(x, 0.5);
  }
  if (s.alignCorners)
    return b.mul(b.mul(x, 0.5), b.sub(size, 1));
  return b.mul(b.sub(b.mul(x, size), 1), 0.5);
}

/// Reflects at the borders low / 2 and high / 2: |x - low / 2| modulo the span,
/// backwards in every other span.
static Value reflect(TorchBuilder &b, const Sampler &s, Value x, Value size) {
  double low = s.alignCorners ? 0 : -0.5;
  Value span = s.alignCorners ? b.sub(size, 1) : size;
  if (getConstantInt(span) == 0)
    return b.zeros_like(x);
  x = b.abs(b.sub(x, low));
  // Of one element, every place is at 0.
  Value divisor = s.alignCorners ? b.max_(span, b.value(1)) : span;
  Value turns = b.floor(b.div(x, divisor));
  Value rest = b.sub(x, b.mul(turns, span));
  Value odd = b.eq(b.remainder(turns, 2), 1);
  return b.add(b.where(odd, b.rsub(rest, span), rest), low);
}

/// A place from 0 to last. What is no number comes to the first of a plane's
/// dim, and to the last of a volume's.
static Value clampToEnds(TorchBuilder &b, const Sampler &s, Value x,
                         Value last) {
  if (b.failed())
    return {};
  if (s.isFlat)
    return b.clamp_max(b.where(b.ge(x, 0), x, b.scalarTensor(0, b.dtypeOf(x))),
                       last);
  return b.clamp_min(b.where(b.le(x, last), x, asTensor(b, last, b.dtypeOf(x))),
                     0);
}

/// Places outside come inside, unless the padding is zeros.
static Value bring(TorchBuilder &b, const Sampler &s, Value x, Value size) {
  if (s.padding == Sampler::Zeros)
    return x;
  if (s.padding == Sampler::Reflection)
    x = reflect(b, s, x, size);
  return clampToEnds(b, s, x, b.sub(size, 1));
}

static Tap tapAt(TorchBuilder &b, const Sampler &s, Value x, Value weight,
                 Value size) {
  if (s.mode == Sampler::Cubic)
    x = bring(b, s, x, size);
  Value last = b.sub(size, 1);
  if (s.padding == Sampler::Zeros) {
    Value inside = b.logical_and(b.ge(x, 0), b.le(x, last));
    // Where it is no number, neither is the pixel of a plane.
    if (weight && !s.isFlat) {
      weight = b.where(inside, weight, b.scalarTensor(0, b.dtypeOf(x)));
    } else {
      Value isInside = b.cast(inside, b.dtypeOf(x));
      weight = weight ? b.mul(weight, isInside) : isInside;
    }
  }
  return {b.cast(clampToEnds(b, s, x, last), b.i64()), weight};
}

/// The taps of one dim at places `x` in pixels, [n, 1, p].
static SmallVector<Tap> tapsAt(TorchBuilder &b, const Sampler &s, Value x,
                               Value size) {
  if (s.mode != Sampler::Cubic)
    x = bring(b, s, x, size);
  if (s.mode == Sampler::Nearest)
    return {tapAt(b, s, b.round(x), {}, size)};
  Value floor = b.floor(x), t = b.sub(x, floor);
  if (s.mode == Sampler::Linear)
    return {tapAt(b, s, floor, b.rsub(t, 1), size),
            tapAt(b, s, b.add(floor, 1), t, size)};
  // The weights of bicubic interpolation, a = -0.75.
  auto near = [&](Value d) {
    return b.add(b.mul(b.mul(b.sub(b.mul(d, 1.25), 2.25), d), d), 1);
  };
  auto far = [&](Value d) {
    Value inner = b.add(b.mul(b.sub(b.mul(d, -0.75), -3.75), d), -6.0);
    return b.add(b.mul(inner, d), 3);
  };
  Value rest = b.rsub(t, 1);
  Value weights[] = {far(b.add(t, 1)), near(t), near(rest),
                     far(b.add(rest, 1))};
  SmallVector<Tap> taps;
  for (int i = 0; i < 4; ++i)
    taps.push_back(tapAt(b, s, b.add(floor, i - 1), weights[i], size));
  return taps;
}

/// The sum over every combination of taps of x[index] weight: [n, c, p]. As
/// PyTorch has it, the last dim goes first.
static Value sumOfTaps(TorchBuilder &b, Value x,
                       ArrayRef<SmallVector<Tap>> taps) {
  size_t rank = taps.size();
  Value channels = b.sizeOf(x, 1), flat = b.flatten(x, 2, -1), sum;
  SmallVector<unsigned> choice(rank, 0);
  for (bool more = true; more;) {
    Value index, weight;
    for (size_t i = 0; i < rank; ++i) {
      const Tap &tap = taps[i][choice[i]];
      index = index ? b.add(b.mul(index, b.sizeOf(x, 2 + i)), tap.index)
                    : tap.index;
    }
    for (size_t i = rank; i-- > 0;)
      if (Value next = taps[i][choice[i]].weight)
        weight = weight ? b.mul(weight, next) : next;
    Value part =
        b.gather(flat, 2, b.expand(index, Arg::List{-1, channels, -1}));
    if (weight)
      part = b.mul(part, weight);
    sum = sum ? b.add(sum, part) : part;
    more = false;
    for (size_t i = rank; i-- > 0 && !more;) {
      more = ++choice[i] < taps[i].size();
      if (!more)
        choice[i] = 0;
    }
    if (b.failed())
      return {};
  }
  return sum;
}

Value torchonnx::sampleLinear(TorchBuilder &b, Value x,
                              ArrayRef<Value> places) {
  const Sampler s{Sampler::Linear, Sampler::Zeros, false, false};
  SmallVector<SmallVector<Tap>> taps;
  for (auto [i, place] : llvm::enumerate(places))
    taps.push_back(tapsAt(b, s, place, b.sizeOf(x, 2 + int64_t(i))));
  return b.failed() ? Value() : sumOfTaps(b, x, taps);
}

/// The grid holds the last dim first: (x, y) or (x, y, z).
static SmallVector<Value> gridSampler(TorchBuilder &b, Operation *op) {
  Value x = op->getOperand(0), grid = op->getOperand(1);
  // In bfloat16 PyTorch rounds the places too, by up to half a pixel of 64.
  if (b.dtypeOf(x).isF16())
    return computeAs(b, op, b.f32());
  auto mode = getConstantInt(op->getOperand(2)),
       padding = getConstantInt(op->getOperand(3));
  auto corners = getConstantBool(op->getOperand(4));
  if (!mode || !padding || !corners)
    return toVector(b.fail("its modes are known only at run time"));
  Sampler s{decltype(Sampler::mode)(*mode),
            decltype(Sampler::padding)(*padding), *corners, b.rankOf(x) == 4};
  int64_t rank = b.rankOf(x) - 2;

  SmallVector<SmallVector<Tap>> taps;
  for (int64_t i = 0; i < rank; ++i) {
    Value place = b.select(grid, -1, rank - 1 - i), size = b.sizeOf(x, 2 + i);
    place = b.unsqueeze(b.flatten(place, 1, -1), 1); // [n, 1, p]
    taps.push_back(tapsAt(b, s, toPixels(b, s, place, size), size));
    if (b.failed())
      return {};
  }
  Arg::List shape{b.sizeOf(x, 0), b.sizeOf(x, 1)};
  for (int64_t i = 1; i <= rank; ++i)
    shape.push_back(b.sizeOf(grid, i));
  return toVector(b.reshape(sumOfTaps(b, x, taps), shape));
}

//===----------------------------------------------------------------------===//
// affine_grid
//===----------------------------------------------------------------------===//

/// `size` places from -1 to 1, or (without align_corners) the centres of as
/// many cells.
///   align_corners: (2 i - (size - 1)) / (size - 1), 0 for one; else
///   (2 i - (size - 1)) / size
static Value axisPlaces(TorchBuilder &b, Value size, bool alignCorners,
                        Type dtype) {
  Value last = b.sub(size, 1);
  Value twice = b.cast(b.sub(b.mul(b.arange(size), 2), last), dtype);
  return b.div(twice, alignCorners ? b.call("prim::max", {last, 1}) : size);
}

/// affine_grid(theta)[n, p] = [x y 1]_p theta_n^T
static Value affineGrid(TorchBuilder &b, AtenAffineGridGeneratorOp op) {
  Value theta = op.getTheta();
  SmallVector<Value> sizes = b.unpack(op.getSize());
  std::optional<bool> corners = getConstantBool(op.getAlignCorners());
  if (!corners)
    return b.fail("align_corners is known only at run time");
  if (b.failed())
    return {};
  int64_t rank = int64_t(sizes.size()) - 2;
  Arg::List spatial(sizes.begin() + 2, sizes.end());
  Arg::List columns;
  for (int64_t i = rank - 1; i >= 0; --i) {
    Value places = axisPlaces(b, sizes[2 + i], *corners, b.dtypeOf(theta));
    columns.push_back(b.expand(alongDim(b, places, i, rank), spatial));
  }
  columns.push_back(b.ones(spatial, b.dtypeOf(theta)));
  Value base = b.reshape(b.stack(columns, -1), Arg::List{-1, rank + 1});
  Value grid = b.matmul(base, b.transpose(theta, 1, 2));
  Arg::List shape{sizes[0]};
  shape.insert(shape.end(), spatial.begin(), spatial.end());
  shape.push_back(rank);
  return b.reshape(grid, shape);
}

void torchonnx::addGridSampleDecompositions(DecomposeRules &rules) {
  rules.add({"aten::grid_sampler", "aten::grid_sampler_2d",
             "aten::grid_sampler_3d", "aten::_grid_sampler_2d_cpu_fallback"},
            gridSampler);
  rules.add(affineGrid);
}
