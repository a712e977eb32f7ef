//===- Resize.cpp - Conversions: interpolation and sampling ---------------===//

#include "dialects/Torch/Oracle.h"
#include "passes/Convert/Rules.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// What is asked
//===----------------------------------------------------------------------===//

namespace {

enum class Mode { Nearest, NearestExact, Linear, Cubic };

/// An interpolation of the last dims, whichever overload it comes by.
struct Upsample {
  Value input;
  Mode mode;
  bool alignCorners = false, antialias = false;
  /// The output sizes; null where they follow from the scales.
  Value sizes;
  /// The scale of each dim as it was given; empty if it was not.
  SmallVector<double> scales;

  TorchTensorType type() const {
    return cast<TorchTensorType>(input.getType());
  }
};

} // namespace

/// Reads optional scales: a list of floats, or one number a dim. False if they
/// are not known, or given for some dims only.
static bool readScales(Upsample &up, ValueRange scales) {
  SmallVector<Value> each;
  for (Value scale : scales) {
    if (auto elements = getElements(scale))
      each.append(*elements);
    else if (auto list = dyn_cast_or_null<ArrayAttr>(getConstant(scale)))
      for (Attribute element : list) {
        auto number = dyn_cast<FloatAttr>(element);
        if (!number)
          return false;
        up.scales.push_back(number.getValueAsDouble());
      }
    else if (!isNone(scale))
      each.push_back(scale);
  }
  for (Value scale : each) {
    std::optional<double> number = getConstantFloat(scale);
    if (!number)
      return false;
    up.scales.push_back(*number);
  }
  size_t rank = up.type().getRank() - 2;
  return (up.scales.empty() || up.scales.size() == rank) &&
         llvm::all_of(up.scales, [](double scale) { return scale > 0; });
}

//===----------------------------------------------------------------------===//
// Whether Resize answers the same
//===----------------------------------------------------------------------===//

/// Whether Resize makes `out` of a dim of size `in` scaled by `scale`: runtimes
/// multiply in single precision, ONNX's shape inference in double.
static bool scalesTo(int64_t in, float scale, int64_t out) {
  return int64_t(std::floor(float(in) * scale)) == out &&
         int64_t(std::floor(double(in) * double(scale))) == out;
}

/// Whether the nearest neighbours of every output element agree: PyTorch
/// multiplies by the inverse scale, Resize divides by the scale. `isPlane`: of
/// two dims, where PyTorch's kernel knows sizes that stay or double.
static bool sameNeighbours(Mode mode, int64_t in, int64_t out,
                           std::optional<double> given, bool isPlane) {
  float inverse = given ? float(1.0 / *given) : float(in) / float(out);
  float scale = given ? float(*given) : float(out) / float(in);
  for (int64_t i = 0; i < out; ++i) {
    int64_t torch, onnx;
    if (mode == Mode::NearestExact) {
      torch = int64_t(std::floor((i + 0.5f) * inverse));
      onnx = int64_t(std::round((i + 0.5f) / scale - 0.5f));
    } else {
      torch = isPlane && out == in       ? i
              : isPlane && out == 2 * in ? i / 2
                                         : int64_t(std::floor(i * inverse));
      onnx = int64_t(std::floor(i / scale));
    }
    if (std::clamp<int64_t>(torch, 0, in - 1) !=
        std::clamp<int64_t>(onnx, 0, in - 1))
      return false;
  }
  return true;
}

namespace {
/// The input and output sizes of one dim.
struct SizePair {
  int64_t in, out;
};
} // namespace

/// `out / in` as a fraction, where it is one whatever the sizes.
static std::optional<SizePair> proportion(const SizeExpr &in,
                                          const SizeExpr &out) {
  // Large: what is cut off or rounded shows.
  auto some = [](StringRef) { return std::optional<int64_t>(720720); };
  std::optional<int64_t> a = in.evaluate(some), c = out.evaluate(some);
  if (!a || !c || *a <= 0 || *c <= 0)
    return std::nullopt;
  int64_t common = std::gcd(*a, *c);
  SizePair pair{*a / common, *c / common};
  if (out * pair.in != in * pair.out)
    return std::nullopt;
  return pair;
}

/// The sizes of a dim: one pair where they are numbers, else one of their
/// proportion, else some that are in none.
static SmallVector<SizePair> sizesOf(const Upsample &up, TorchTensorType result,
                                     int64_t dim) {
  std::optional<int64_t> in = up.type().getSize(dim), out = result.getSize(dim);
  if (in && out)
    return {{*in, *out}};
  Symbols &symbols = getOracle(result.getContext()).getSymbols();
  SizeExpr from = symbols.getExpr(up.type().getDims()[dim]),
           to = symbols.getExpr(result.getDims()[dim]);
  // Whether a scale that was given makes these sizes is seen at some of them;
  // each element of a line is looked at, and a product of sizes is a long one.
  constexpr int64_t longest = 1 << 18;
  if (!up.scales.empty()) {
    SmallVector<SizePair> pairs;
    for (int64_t size : {1, 2, 3, 5, 8, 13, 21, 34, 60, 61, 127, 500, 4097}) {
      auto some = [&](StringRef) { return std::optional(size); };
      std::optional<int64_t> a = from.evaluate(some), c = to.evaluate(some);
      if (a && c && *a > 0 && std::max(*a, *c) <= longest)
        pairs.push_back({*a, *c});
    }
    return pairs.size() > 1 ? pairs : SmallVector<SizePair>{{1, 2}, {2, 3}};
  }
  std::optional<SizePair> pair = proportion(from, to);
  if (!pair)
    return {{1, 2}, {2, 3}};
  return {*pair, {pair->in * 2, pair->out * 2}};
}

/// The sizes that a dim may have, a range that shows how rounding goes, when
/// `pairs` are samples of them: all are `scale` times larger.
static SmallVector<SizePair> representatives(ArrayRef<SizePair> pairs,
                                             double scale) {
  SmallVector<SizePair> all(pairs);
  if (pairs.size() == 1)
    return all;
  for (int64_t in = 1; in <= 256; ++in)
    if (int64_t out = int64_t(in * scale); out > 0)
      all.push_back({in, out});
  all.push_back({65536, int64_t(65536 * scale)});
  return all;
}

/// Whether Resize makes of every size that memory has room for, or of the one
/// that there is, what PyTorch makes of it.
static bool scalesAlike(ArrayRef<SizePair> pairs, double scale, bool isLine) {
  if (pairs.size() == 1)
    return scalesTo(pairs[0].in, scale, pairs[0].out);
  int64_t most = int64_t(1) << (isLine ? 20 : 16);
  return llvm::all_of(llvm::seq<int64_t>(1, most + 1), [&](int64_t in) {
    return scalesTo(in, scale, int64_t(in * scale));
  });
}

/// Whether Resize answers for one dim as PyTorch does, at every size. `scale`
/// is what it is told instead of the sizes.
static bool sameDim(Mode mode, ArrayRef<SizePair> pairs,
                    std::optional<double> scale, bool isPlane) {
  bool isNearest = mode == Mode::Nearest || mode == Mode::NearestExact;
  // Kernels differ in whether a scale matters where the size stays.
  if (scale)
    return llvm::all_of(representatives(pairs, *scale), [&](SizePair pair) {
      return (pair.in != pair.out || pair.in == 1 || *scale == 1) &&
             (!isNearest ||
              sameNeighbours(mode, pair.in, pair.out, scale, isPlane));
    });
  if (!isNearest || pairs.empty())
    return true;
  // Of sizes that are not in one proportion, some round otherwise.
  SizePair first = pairs.front();
  if (!llvm::all_of(pairs, [&](SizePair pair) {
        return pair.in * first.out == first.in * pair.out;
      }))
    return false;
  return llvm::all_of(
      representatives(pairs, double(first.out) / first.in), [&](SizePair pair) {
        return pair.in * first.out != first.in * pair.out ||
               sameNeighbours(mode, pair.in, pair.out, {}, isPlane);
      });
}

/// The scales for Resize's operand, if they give the right sizes: those that
/// were given, or the known sizes' quotients.
static std::optional<SmallVector<double>>
scalesOperand(const Upsample &up, TorchTensorType result) {
  SmallVector<double> scales;
  for (int64_t i = 2; i < result.getRank(); ++i) {
    std::optional<int64_t> in = up.type().getSize(i), out = result.getSize(i);
    bool known = in && out && *in > 0;
    if (up.scales.empty() && !known)
      return std::nullopt;
    double scale =
        up.scales.empty() ? double(float(*out) / float(*in)) : up.scales[i - 2];
    if (known && !scalesTo(*in, scale, *out))
      return std::nullopt;
    scales.push_back(scale);
  }
  return scales;
}

static bool isLegal(const Upsample &up, Operation *op) {
  auto result = cast<TorchTensorType>(op->getResult(0).getType());
  bool isNearest = up.mode == Mode::Nearest || up.mode == Mode::NearestExact;
  bool isByte = up.type().getDtype().isUnsignedInteger(8) ||
                up.type().getDtype().isInteger(8);
  // Runtimes compute on float64 in float32.
  if ((!isOnnxFloat(up.input) || up.type().getDtype().isF64()) &&
      !(isNearest && isByte))
    return false;
  if (up.antialias && up.alignCorners)
    return false;
  // Here PyTorch rounds the weights to bfloat16, which shows.
  if (up.type().getDtype().isBF16() && !up.antialias &&
      (up.mode == Mode::Cubic ||
       (up.mode == Mode::Linear && result.getRank() != 4)))
    return false;
  // Resize by given scales if they matter, else by the sizes.
  bool byScales = !up.scales.empty() && !up.alignCorners;
  bool givesScales = byScales || !up.sizes || isNone(up.sizes);
  if (givesScales && !scalesOperand(up, result))
    return false;
  for (int64_t i = 2; i < result.getRank(); ++i) {
    SmallVector<SizePair> pairs = sizesOf(up, result, i);
    if (llvm::any_of(pairs, [](SizePair pair) { return pair.in <= 0; }))
      return false;
    if (givesScales && !up.scales.empty() &&
        !scalesAlike(pairs, up.scales[i - 2], result.getRank() == 3))
      return false;
    if (!sameDim(up.mode, pairs,
                 byScales ? std::optional(up.scales[i - 2]) : std::nullopt,
                 result.getRank() == 4))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Resize
//===----------------------------------------------------------------------===//

static Value emit(OnnxBuilder &b, const Upsample &up, Operation *op) {
  SmallVector<OnnxAttr> attrs;
  switch (up.mode) {
  case Mode::Nearest:
    attrs = {{"mode", "nearest"},
             {"coordinate_transformation_mode", "asymmetric"},
             {"nearest_mode", "floor"}};
    break;
  case Mode::NearestExact: // floor((i + 0.5) / scale)
    attrs = {{"mode", "nearest"},
             {"coordinate_transformation_mode", "half_pixel"},
             {"nearest_mode", "round_prefer_ceil"}};
    break;
  case Mode::Linear:
  case Mode::Cubic:
    attrs = {{"mode", up.mode == Mode::Linear ? "linear" : "cubic"},
             {"coordinate_transformation_mode",
              up.alignCorners ? "align_corners" : "half_pixel"}};
    if (up.mode == Mode::Cubic)
      attrs.emplace_back("cubic_coeff_a", up.antialias ? -0.5 : -0.75);
  }
  if (up.antialias) {
    attrs.emplace_back("antialias", 1);
    attrs.emplace_back("exclude_outside", 1);
  }
  // Up to opset 12, roi and scales had to be there, if empty.
  Value empty;
  if (b.opset < 13)
    empty = b.constant(DenseElementsAttr::get(
        RankedTensorType::get({0}, b.builder.getF32Type()), ArrayRef<float>()));
  Value x = b.in(up.input);
  auto result = cast<TorchTensorType>(op->getResult(0).getType());
  bool scalesMatter = !up.scales.empty() && !up.alignCorners;
  std::optional<SmallVector<double>> scales = scalesOperand(up, result);
  if (scales && (scalesMatter || up.scales.empty() || isNone(up.sizes))) {
    SmallVector<float> all(2, 1);
    all.append(scales->begin(), scales->end());
    auto type =
        RankedTensorType::get({int64_t(all.size())}, b.builder.getF32Type());
    Value operand =
        b.constant(DenseElementsAttr::get(type, ArrayRef<float>(all)));
    return b.op("Resize", {x, empty, operand}, attrs);
  }
  // The sizes of all dims: ONNX Runtime moves Transposes over a Resize as if it
  // had no `axes`.
  ArrayRef<Attribute> dims = result.getDims().take_front(2);
  Value outer = llvm::all_of(dims, llvm::IsaPred<IntegerAttr>)
                    ? b.ints({cast<IntegerAttr>(dims[0]).getInt(),
                              cast<IntegerAttr>(dims[1]).getInt()})
                    : b.Slice({b.Shape(x), b.ints({0}), b.ints({2})});
  Value sizes = b.Concat({outer, b.intList(up.sizes)}, {{"axis", 0}});
  return b.op("Resize", {x, empty, empty, sizes}, attrs);
}

/// One rule for an overload, by how it is read.
template <typename Op, typename Read>
static void add(ConvertRules &rules, Mode mode, Read readOp, int opset = 11) {
  auto read = [=](Op op) -> std::optional<Upsample> {
    Upsample up;
    up.mode = mode;
    return readOp(op, up) ? std::optional(up) : std::nullopt;
  };
  rules.add([=](OnnxBuilder &b, Op op) { return emit(b, *read(op), op); })
      .since(opset)
      .when([=](Op op) {
        std::optional<Upsample> up = read(op);
        return up && isLegal(*up, op);
      });
}

/// Whether `list` is None or as long as there are spatial dims.
static bool readCorners(Upsample &up, Value alignCorners) {
  std::optional<bool> truth = getConstantBool(alignCorners);
  up.alignCorners = truth.value_or(false);
  return truth.has_value();
}

/// (input, output_size?, scale_factors?), and align_corners between them.
template <typename Op>
static bool readVec(Op op, Upsample &up) {
  up.input = op.getInput();
  up.sizes = op.getOutputSize();
  return readScales(up, op.getScaleFactors());
}
template <typename Op>
static bool readVecCorners(Op op, Upsample &up) {
  return readVec(op, up) && readCorners(up, op.getAlignCorners());
}
/// (self, output_size, align_corners?, scale, …).
template <typename Op>
static bool readPlain(Op op, Upsample &up) {
  up.input = op.getSelf();
  up.sizes = op.getOutputSize();
  return readScales(up, op->getOperands().drop_front(2));
}
template <typename Op>
static bool readPlainCorners(Op op, Upsample &up) {
  up.input = op.getSelf();
  up.sizes = op.getOutputSize();
  return readScales(up, op->getOperands().drop_front(3)) &&
         readCorners(up, op.getAlignCorners());
}
template <typename Op>
static bool readPlainAntialias(Op op, Upsample &up) {
  up.antialias = true;
  return readPlainCorners(op, up);
}
template <typename Op>
static bool readVecAntialias(Op op, Upsample &up) {
  up.antialias = true;
  return readVecCorners(op, up);
}

static void addUpsamples(ConvertRules &rules) {
#define PLAIN(NAME, MODE)                                                      \
  add<Aten##NAME##Op>(rules, Mode::MODE, readPlain<Aten##NAME##Op>);           \
  add<Aten##NAME##VecOp>(rules, Mode::MODE, readVec<Aten##NAME##VecOp>);
#define CORNERS(NAME, MODE)                                                    \
  add<Aten##NAME##Op>(rules, Mode::MODE, readPlainCorners<Aten##NAME##Op>);    \
  add<Aten##NAME##VecOp>(rules, Mode::MODE, readVecCorners<Aten##NAME##VecOp>);
#define ANTIALIAS(NAME, MODE)                                                  \
  add<Aten##NAME##Op>(rules, Mode::MODE, readPlainAntialias<Aten##NAME##Op>,   \
                      18);                                                     \
  add<Aten##NAME##VecOp>(rules, Mode::MODE,                                    \
                         readVecAntialias<Aten##NAME##VecOp>, 18);
  PLAIN(UpsampleNearest1d, Nearest)
  PLAIN(UpsampleNearest2d, Nearest)
  PLAIN(UpsampleNearest3d, Nearest)
  PLAIN(_UpsampleNearestExact1d, NearestExact)
  PLAIN(_UpsampleNearestExact2d, NearestExact)
  PLAIN(_UpsampleNearestExact3d, NearestExact)
  CORNERS(UpsampleLinear1d, Linear)
  CORNERS(UpsampleBilinear2d, Linear)
  CORNERS(UpsampleTrilinear3d, Linear)
  CORNERS(UpsampleBicubic2d, Cubic)
  ANTIALIAS(_UpsampleBilinear2dAa, Linear)
  ANTIALIAS(_UpsampleBicubic2dAa, Cubic)
#undef PLAIN
#undef CORNERS
#undef ANTIALIAS
}

//===----------------------------------------------------------------------===//
// GridSample
//===----------------------------------------------------------------------===//

/// GridSample: 2 spatial dims since opset 16, 3 since 20, which also renamed
/// the modes.
template <typename Op>
static void addGridSample(ConvertRules &rules, int64_t rank, int opset) {
  rules
      .add([](OnnxBuilder &b, Op op) {
        static const char *const modes[] = {"bilinear", "nearest", "bicubic"};
        static const char *const newModes[] = {"linear", "nearest", "cubic"};
        static const char *const paddings[] = {"zeros", "border", "reflection"};
        int64_t mode = *getConstantInt(op.getInterpolationMode());
        StringRef padding = paddings[*getConstantInt(op.getPaddingMode())];
        // Kernels convert places to integers, which have none as far away as
        // what was divided by nearly 0. Outside is outside.
        Value grid = b.in(op.getGrid());
        if (padding != "reflection")
          grid = b.Clip({grid, b.scalar(-1e4, b.torchDtype(op.getGrid())),
                         b.scalar(1e4, b.torchDtype(op.getGrid()))});
        return b.GridSample(
            {b.in(op.getInput()), grid},
            {{"mode", b.opset < 20 ? modes[mode] : newModes[mode]},
             {"padding_mode", padding},
             {"align_corners", *getConstantBool(op.getAlignCorners())}});
      })
      .since(opset)
      .when([rank](Op op) {
        return isOnnxFloat(op.getInput()) &&
               OnnxBuilder::rank(op.getInput()) == rank + 2 &&
               getConstantInt(op.getInterpolationMode()) &&
               getConstantInt(op.getPaddingMode()) &&
               getConstantBool(op.getAlignCorners());
      });
}

void torchonnx::addResizeConversions(ConvertRules &rules) {
  addUpsamples(rules);
  addGridSample<AtenGridSamplerOp>(rules, 2, 16);
  addGridSample<AtenGridSamplerOp>(rules, 3, 20);
  addGridSample<AtenGridSampler2dOp>(rules, 2, 16);
  addGridSample<AtenGridSampler3dOp>(rules, 3, 20);
}
