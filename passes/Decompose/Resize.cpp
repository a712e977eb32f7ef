//===- Resize.cpp - Decompositions: interpolation and sampling ------------===//
//
// What ONNX's Resize does not do alike: an output element is a sum of taps, an
// index into the input and a weight for each; dim after dim.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Decompose/Wrap.h"

using namespace mlir;
using namespace torchonnx;

namespace {

enum class Mode { Nearest, NearestExact, Linear, Cubic };

/// One dim that is interpolated.
struct Axis {
  int64_t dim;
  Value in, out;            ///< Sizes: ints.
  std::optional<Arg> scale; ///< As it was given: a number or a float.
};

/// A part of every output element: x[index] weight.
struct Tap {
  Value index;  ///< i64[out]
  Value weight; ///< float[out]; null for 1.
};

} // namespace

//===----------------------------------------------------------------------===//
// Taps
//===----------------------------------------------------------------------===//

/// How far one step in the output goes in the input.
///   align_corners: (in - 1) / (out - 1), 0 for one element; else 1 / scale
static Arg stepOf(TorchBuilder &b, const Axis &axis, bool alignCorners) {
  if (alignCorners)
    return b.div(b.sub(axis.in, 1),
                 b.call("prim::max", {b.sub(axis.out, 1), 1}));
  if (!axis.scale)
    return b.div(axis.in, axis.out);
  const auto *scale = std::get_if<double>(&axis.scale->data);
  // With one of the run that is not above 0 there is no output.
  if (!scale) {
    Value number = b.value(*axis.scale);
    return number && isa<TorchTensorType>(number.getType())
               ? b.reciprocal(number)
               : b.div(1.0, number);
  }
  return *scale > 0 ? Arg(1.0 / *scale) : Arg(b.div(axis.in, axis.out));
}

/// The same as PyTorch's kernels take it: some ignore a scale that was given
/// where the size stays or (`orDoubles`) doubles.
static Arg stepUnlessSame(TorchBuilder &b, const Axis &axis, bool alignCorners,
                          bool orDoubles = false) {
  Arg step = stepOf(b, axis, alignCorners);
  if (alignCorners || !axis.scale)
    return step;
  Value isExact = b.eq(axis.in, axis.out);
  Value doubles =
      orDoubles ? b.eq(b.mul(axis.in, 2), axis.out) : b.value(false);
  if (b.failed())
    return step;
  std::optional<bool> same = getConstantBool(isExact),
                      twice = getConstantBool(doubles);
  if (same && twice)
    return *same ? Arg(1.0) : *twice ? Arg(0.5) : step;
  auto tensor = [&](const Arg &number) {
    return b.scalar_tensor(number, b.f64());
  };
  if (orDoubles)
    isExact = b.logical_or(tensor(isExact), tensor(doubles));
  return b.where(b.cast(orDoubles ? isExact : tensor(isExact), b.boolean()),
                 tensor(b.div(axis.in, axis.out)), tensor(step));
}

/// Where output element i lies in the input.
///   align_corners: i step; else (i + 0.5) step - 0.5, not below 0 if linear
static Value positions(TorchBuilder &b, const Axis &axis, Mode mode,
                       bool alignCorners, Type dtype, bool isPlane) {
  Value i = b.cast(b.arange(axis.out), dtype);
  // PyTorch rounds down what it has rounded to float32.
  if (mode == Mode::Nearest)
    return b.cast(b.mul(i, isPlane ? stepUnlessSame(b, axis, false, true)
                                   : stepOf(b, axis, false)),
                  b.f32());
  Arg step = mode == Mode::Linear ? stepUnlessSame(b, axis, alignCorners)
                                  : stepOf(b, axis, alignCorners);
  if (alignCorners)
    return b.mul(i, step);
  Value x = b.mul(b.add(i, 0.5), step);
  if (mode == Mode::NearestExact)
    return b.cast(x, b.f32());
  x = b.sub(x, 0.5);
  return mode == Mode::Linear ? b.clamp_min(x, 0) : x;
}

/// The weights of the 4 taps around a fraction t (a = -0.75):
///   |x| <= 1: (a + 2) |x|^3 - (a + 3) |x|^2 + 1
///   |x| <  2: a |x|^3 - 5 a |x|^2 + 8 a |x| - 4 a
static SmallVector<Value> cubicWeights(TorchBuilder &b, Value t) {
  constexpr double a = -0.75;
  auto near = [&](Value x) {
    Value inner = b.sub(b.mul(x, a + 2), a + 3);
    return b.add(b.mul(b.mul(inner, x), x), 1);
  };
  auto far = [&](Value x) {
    Value inner = b.add(b.mul(b.sub(b.mul(x, a), 5 * a), x), 8 * a);
    return b.sub(b.mul(inner, x), 4 * a);
  };
  Value rest = b.rsub(t, 1);
  return {far(b.add(t, 1)), near(t), near(rest), far(b.add(rest, 1))};
}

static SmallVector<Tap> tapsOf(TorchBuilder &b, const Axis &axis, Mode mode,
                               bool alignCorners, Type dtype,
                               bool isPlane = false) {
  Value x = positions(b, axis, mode, alignCorners, dtype, isPlane);
  Value last = b.sub(axis.in, 1), floor = b.floor(x);
  Value index = b.cast(floor, b.i64());
  auto at = [&](int64_t offset) {
    return b.clamp(offset ? b.add(index, offset) : index, 0, last);
  };
  if (mode == Mode::Nearest || mode == Mode::NearestExact)
    return {{at(0), {}}};
  Value t = b.sub(x, floor);
  if (mode == Mode::Linear)
    return {{at(0), b.rsub(t, 1)}, {at(1), t}};
  SmallVector<Tap> taps;
  for (auto [i, weight] : llvm::enumerate(cubicWeights(b, t)))
    taps.push_back({at(int64_t(i) - 1), weight});
  return taps;
}

/// The weights as PyTorch keeps them beside half precision: rounded to that,
/// the first of a linear pair being what is left of 1.
static void roundWeights(TorchBuilder &b, MutableArrayRef<Tap> taps, Mode mode,
                         Type half) {
  for (Tap &tap : taps)
    tap.weight = b.cast(tap.weight, half);
  if (mode == Mode::Linear)
    taps[0].weight = b.rsub(taps[1].weight, 1);
  for (Tap &tap : taps)
    tap.weight = b.cast(tap.weight, b.f32());
}

/// `half` is what the weights are rounded to, if they are.
static Value interpolate(TorchBuilder &b, Value x, ArrayRef<Axis> axes,
                         Mode mode, bool alignCorners, Type half = {}) {
  Type dtype = b.isFloat(x) ? b.dtypeOf(x) : b.f32();
  for (const Axis &axis : axes) {
    Value sum;
    SmallVector<Tap> taps =
        tapsOf(b, axis, mode, alignCorners, dtype, axes.size() == 2);
    if (half)
      roundWeights(b, taps, mode, half);
    for (const Tap &tap : taps) {
      Value part = b.index_select(x, axis.dim, tap.index);
      if (tap.weight)
        part = b.mul(part, alongDim(b, tap.weight, axis.dim, b.rankOf(x)));
      sum = sum ? b.add(sum, part) : part;
    }
    x = sum;
    if (b.failed())
      return {};
  }
  return x;
}

/// The gradient: what each tap took, it gives back.
static Value interpolateBackward(TorchBuilder &b, Value grad,
                                 ArrayRef<Axis> axes, Mode mode,
                                 bool alignCorners) {
  for (const Axis &axis : axes) {
    if (b.failed())
      return {};
    SmallVector<Value> sizes = b.sizesOf(grad);
    sizes[axis.dim] = axis.in;
    Value sum = b.zeros(sizes, b.dtypeOf(grad));
    for (const Tap &tap :
         tapsOf(b, axis, mode, alignCorners, b.dtypeOf(grad))) {
      Value part = grad;
      if (tap.weight)
        part = b.mul(part, alongDim(b, tap.weight, axis.dim, b.rankOf(grad)));
      sum = b.index_add(sum, axis.dim, tap.index, part);
    }
    grad = sum;
  }
  return grad;
}

//===----------------------------------------------------------------------===//
// Antialias
//===----------------------------------------------------------------------===//

/// The filter of Pillow at distance x (>= 0) from the centre.
static Value filterAt(TorchBuilder &b, StringRef filter, Value x) {
  if (filter == "linear") // 1 - x below 1
    return b.clamp_min(b.rsub(x, 1), 0);
  Value zero = b.scalarTensor(0, b.dtypeOf(x));
  if (filter == "cubic") { // a = -0.5
    Value near = b.add(b.mul(b.mul(b.sub(b.mul(x, 1.5), 2.5), x), x), 1);
    Value far =
        b.add(b.mul(b.add(b.mul(b.sub(b.mul(x, -0.5), -2.5), x), -4.0), x), 2);
    return b.where(b.lt(x, 1), near, b.where(b.lt(x, 2), far, zero));
  }
  // lanczos: sinc(x) sinc(x / 3) below 3
  return b.where(b.lt(x, 3), b.mul(b.sinc(x), b.sinc(b.div(x, 3.0))), zero);
}

static Value asTensor(TorchBuilder &b, const Arg &number, Type dtype) {
  Value value = b.value(number);
  if (b.failed())
    return {};
  return isa<TorchTensorType>(value.getType()) ? b.cast(value, dtype)
                                               : b.scalar_tensor(value, dtype);
}

/// Resizing one dim is a product with a matrix [out, in] of filter weights,
/// each row summing to 1:
///   centre = step (i + 0.5), reach = support max(step, 1)
///   weight(i, j) = filter((j - centre + 0.5) / max(step, 1))
///   for j in [int(centre - reach + 0.5), int(centre + reach + 0.5))
static Value antialiasMatrix(TorchBuilder &b, const Axis &axis,
                             StringRef filter, bool alignCorners, Type dtype) {
  double support = filter == "linear" ? 1 : filter == "cubic" ? 2 : 3;
  Arg stepArg = stepUnlessSame(b, axis, alignCorners);
  // To one element: the first one.
  if (alignCorners)
    stepArg = b.mul(stepArg, b.call("prim::min", {b.sub(axis.out, 1), 1}));
  Value step = std::holds_alternative<double>(stepArg.data)
                   ? b.scalarTensor(std::get<double>(stepArg.data), dtype)
                   : asTensor(b, stepArg, dtype);
  Value stretch = b.clamp_min(step, 1);
  Value centre = b.unsqueeze(
      b.mul(b.add(b.cast(b.arange(axis.out), dtype), 0.5), step), 1);
  Value reach = b.mul(stretch, support);
  Value first = b.clamp_min(b.trunc(b.add(b.sub(centre, reach), 0.5)), 0);
  Value end = b.trunc(b.add(b.add(centre, reach), 0.5));
  Value j = b.cast(b.arange(axis.in), dtype);
  Value distance = b.abs(b.div(b.add(b.sub(j, centre), 0.5), stretch));
  Value inside = b.logical_and(b.ge(j, first), b.lt(j, end));
  Value weight =
      b.where(inside, filterAt(b, filter, distance), b.scalarTensor(0, dtype));
  return b.div(weight, b.sum(weight, ints(1), true));
}

static Value antialias(TorchBuilder &b, Value x, ArrayRef<Axis> axes,
                       StringRef filter, bool alignCorners) {
  for (const Axis &axis : axes) {
    Value matrix = antialiasMatrix(b, axis, filter, alignCorners, b.dtypeOf(x));
    bool isLast = !b.failed() && axis.dim == b.rankOf(x) - 1;
    x = isLast ? b.matmul(x, b.t(matrix)) : b.matmul(matrix, x);
  }
  return x;
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

/// A scale that was given counts only where the size changes.
static Axis withScaleOfChange(TorchBuilder &b, Axis axis) {
  Value isSame = axis.scale ? b.eq(axis.in, axis.out) : Value();
  if (!isSame)
    return axis;
  if (std::optional<bool> same = getConstantBool(isSame)) {
    if (*same)
      axis.scale = std::nullopt;
    return axis;
  }
  axis.scale = b.where(b.cast(b.scalar_tensor(isSame, b.f64()), b.boolean()),
                       b.scalarTensor(1, b.f64()),
                       b.scalar_tensor(*axis.scale, b.f64()));
  return axis;
}

/// The matrix [out, in] of what `interpolate` does to a dim of bytes.
static Value interpolationMatrix(TorchBuilder &b, Axis axis, Mode mode,
                                 bool alignCorners, Type dtype) {
  Value i = b.arange(axis.in);
  Value identity = b.cast(b.eq(b.unsqueeze(i, 1), i), dtype);
  if (mode == Mode::Cubic) // Of floats it always counts.
    axis = withScaleOfChange(b, axis);
  axis.dim = 0;
  return interpolate(b, identity, axis, mode, alignCorners);
}

/// Dim after dim, the last one first, with a matrix W of weights in 16 bits:
///   p = the largest of 1 … 22 with max(W) 2^p + 0.5 < 2^15
///   V = trunc(W 2^p + sign(W) / 2)
///   x = clamp(floor(V x / 2^p + 0.5), 0, 255)
static Value resizeBytes(TorchBuilder &b, Value x, ArrayRef<Axis> axes,
                         function_ref<Value(const Axis &)> matrixOf) {
  Type bytes = b.dtypeOf(x), dtype = b.f64();
  Value powers = b.pow(2.0, b.cast(b.arange(1, 23), dtype));
  x = b.cast(x, dtype);
  for (const Axis &axis : llvm::reverse(axes)) {
    Value isSame = b.eq(axis.in, axis.out);
    if (isSame && getConstantBool(isSame).value_or(false))
      continue;
    Value matrix = matrixOf(axis);
    if (b.failed())
      return {};
    Value fits = b.lt(b.add(b.mul(b.amax(matrix), powers), 0.5), 1 << 15);
    Value unit = b.amax(b.where(fits, powers, 1.0));
    matrix = b.mul(matrix, unit);
    matrix = b.trunc(b.add(matrix, b.mul(b.sign(matrix), 0.5)));
    bool isLast = axis.dim == b.rankOf(x) - 1;
    x = isLast ? b.matmul(x, b.t(matrix)) : b.matmul(matrix, x);
    x = b.clamp(b.floor(b.add(b.div(x, unit), 0.5)), 0, 255);
  }
  return b.cast(x, bytes);
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// The elements of optional lists and optional numbers, one after another; a
/// None number stays.
static SmallVector<std::optional<Arg>>
readScales(TorchBuilder &b, ValueRange scales, int64_t rank) {
  SmallVector<std::optional<Arg>> numbers;
  for (Value scale : scales) {
    SmallVector<Value> elements{scale};
    if (isa<ListType>(scale.getType()))
      elements = b.unpack(scale);
    for (Value element : elements) {
      std::optional<double> number = getConstantFloat(element);
      numbers.push_back(number            ? std::optional<Arg>(*number)
                        : isNone(element) ? std::nullopt
                                          : std::optional<Arg>(element));
    }
  }
  numbers.resize(rank); // One None for a list of them.
  return numbers;
}

/// The dims that are interpolated: sizes given or (where None) floor(in scale).
static std::optional<SmallVector<Axis>> readAxes(TorchBuilder &b, Value x,
                                                 Value inputSizes,
                                                 Value outputSizes,
                                                 ValueRange scaleArgs) {
  if (b.failed())
    return std::nullopt;
  SmallVector<Value> in = inputSizes ? b.unpack(inputSizes) : b.sizesOf(x), out;
  int64_t rank = int64_t(in.size()) - 2;
  SmallVector<std::optional<Arg>> scales = readScales(b, scaleArgs, rank);
  if (outputSizes && !isNone(outputSizes))
    out = b.unpack(outputSizes);
  SmallVector<Axis> axes;
  for (int64_t i = 0; i < rank; ++i) {
    Axis axis{2 + i, in[2 + i], {}, scales[i]};
    if (!out.empty())
      axis.out = out[std::min<size_t>(i, out.size() - 1)];
    else if (axis.scale)
      axis.out = b.call("aten::floor", {b.mul(axis.in, *axis.scale)});
    else
      b.fail("neither its size nor its scale is given");
    axes.push_back(axis);
  }
  if (b.failed())
    return std::nullopt;
  return axes;
}

static SmallVector<Value> upsample(TorchBuilder &b, Operation *op, Mode mode,
                                   bool hasCorners, unsigned sizeArg = 1) {
  Value x = op->getOperand(0);
  bool isNearest = mode == Mode::Nearest || mode == Mode::NearestExact;
  bool isPlane = b.rankOf(x) == 4;
  // Its kernel of two linear dims keeps weights of float32, the others do not.
  bool rounds = isHalf(b.dtypeOf(x)) &&
                (mode == Mode::Cubic || (mode == Mode::Linear && !isPlane));
  if (isHalf(b.dtypeOf(x)) && !rounds)
    return computeAs(b, op, b.f32());
  std::optional<bool> corners =
      hasCorners ? getConstantBool(op->getOperand(sizeArg + 1)) : false;
  if (!corners)
    return toVector(b.fail("align_corners is known only at run time"));
  auto axes = readAxes(b, x, {}, op->getOperand(sizeArg),
                       op->getOperands().drop_front(sizeArg + 1 + hasCorners));
  if (!axes)
    return {};
  // Sizes are all that it takes of scales.
  if (*corners && isNone(op->getOperand(sizeArg))) {
    SmallVector<Value> operands(op->getOperands());
    operands[sizeArg] = b.listOf(
        llvm::map_to_vector(*axes, [](const Axis &axis) { return axis.out; }));
    for (Value &scale : MutableArrayRef(operands).drop_front(sizeArg + 2))
      scale = b.value(std::nullopt);
    return b.callOperator(getOperatorName(op), operands);
  }
  if (rounds)
    return toVector(b.cast(
        interpolate(b, b.cast(x, b.f32()), *axes, mode, *corners, b.dtypeOf(x)),
        b.dtypeOf(x)));
  if (b.isFloat(x) || isNearest)
    return toVector(interpolate(b, x, *axes, mode, *corners));
  return toVector(resizeBytes(b, x, *axes, [&](const Axis &axis) {
    return interpolationMatrix(b, axis, mode, *corners, b.f64());
  }));
}

/// (grad, output_size, input_size, align_corners, scales…)
static SmallVector<Value> upsampleBackward(TorchBuilder &b, Operation *op,
                                           Mode mode) {
  Value grad = op->getOperand(0);
  if (isHalf(b.dtypeOf(grad)))
    return computeAs(b, op, b.f32());
  std::optional<bool> corners = getConstantBool(op->getOperand(3));
  if (!corners)
    return toVector(b.fail("align_corners is known only at run time"));
  auto axes = readAxes(b, grad, op->getOperand(2), op->getOperand(1),
                       op->getOperands().drop_front(4));
  return axes ? toVector(interpolateBackward(b, grad, *axes, mode, *corners))
              : SmallVector<Value>();
}

static SmallVector<Value> upsampleAntialias(TorchBuilder &b, Operation *op,
                                            StringRef filter) {
  Value x = op->getOperand(0);
  if (isHalf(b.dtypeOf(x)))
    return computeAs(b, op, b.f32());
  std::optional<bool> corners = getConstantBool(op->getOperand(2));
  if (!corners)
    return toVector(b.fail("align_corners is known only at run time"));
  auto axes =
      readAxes(b, x, {}, op->getOperand(1), op->getOperands().drop_front(3));
  if (!axes)
    return {};
  if (b.isFloat(x))
    return toVector(antialias(b, x, *axes, filter, *corners));
  return toVector(resizeBytes(b, x, *axes, [&](const Axis &axis) {
    return antialiasMatrix(b, axis, filter, *corners, b.f64());
  }));
}

static void addUpsamples(DecomposeRules &rules) {
  auto add = [&](std::initializer_list<StringRef> names, Mode mode,
                 bool hasCorners) {
    rules.add(names, [=](TorchBuilder &b, Operation *op) {
      return upsample(b, op, mode, hasCorners);
    });
  };
  auto addBackward = [&](std::initializer_list<StringRef> names, Mode mode) {
    rules.add(names, [=](TorchBuilder &b, Operation *op) {
      return upsampleBackward(b, op, mode);
    });
  };
  auto addAntialias = [&](std::initializer_list<StringRef> names,
                          StringRef filter) {
    rules.add(names, [=](TorchBuilder &b, Operation *op) {
      return upsampleAntialias(b, op, filter);
    });
  };
  add({"aten::upsample_nearest1d", "aten::upsample_nearest1d.vec",
       "aten::upsample_nearest2d", "aten::upsample_nearest2d.vec",
       "aten::upsample_nearest3d", "aten::upsample_nearest3d.vec"},
      Mode::Nearest, false);
  add({"aten::_upsample_nearest_exact1d", "aten::_upsample_nearest_exact1d.vec",
       "aten::_upsample_nearest_exact2d", "aten::_upsample_nearest_exact2d.vec",
       "aten::_upsample_nearest_exact3d",
       "aten::_upsample_nearest_exact3d.vec"},
      Mode::NearestExact, false);
  add({"aten::upsample_linear1d", "aten::upsample_linear1d.vec",
       "aten::upsample_bilinear2d", "aten::upsample_bilinear2d.vec",
       "aten::upsample_trilinear3d", "aten::upsample_trilinear3d.vec"},
      Mode::Linear, true);
  add({"aten::upsample_bicubic2d", "aten::upsample_bicubic2d.vec"}, Mode::Cubic,
      true);
  addBackward({"aten::upsample_linear1d_backward",
               "aten::upsample_bilinear2d_backward",
               "aten::upsample_trilinear3d_backward"},
              Mode::Linear);
  addBackward({"aten::upsample_bicubic2d_backward"}, Mode::Cubic);
  addAntialias(
      {"aten::_upsample_bilinear2d_aa", "aten::_upsample_bilinear2d_aa.vec"},
      "linear");
  addAntialias(
      {"aten::_upsample_bicubic2d_aa", "aten::_upsample_bicubic2d_aa.vec"},
      "cubic");
  addAntialias(
      {"aten::_upsample_lanczos2d_aa", "aten::_upsample_lanczos2d_aa.vec"},
      "lanczos");
}

void torchonnx::addResizeDecompositions(DecomposeRules &rules) {
  addUpsamples(rules);
}
