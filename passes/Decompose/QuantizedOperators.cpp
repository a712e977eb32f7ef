//===- QuantizedOperators.cpp - Decompositions: quantized::* ------------===//
//
// The operators of PyTorch's library for quantized tensors, whose weights are
// packed by an op of their own. They become what they mean, as those of
// Quantized.cpp do.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/QuantizedOperators.h"
#include "dialects/Torch/Quantization.h"
#include "passes/Decompose/Quantize.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Those that are told how to quantize their result
//===----------------------------------------------------------------------===//

/// Adds `f`, which gets the op with its quantized operands as real numbers, for
/// operators whose last arguments but `after` are the result's scale and zero
/// point.
template <typename F>
static void addRequantized(DecomposeRules &rules,
                           std::initializer_list<StringRef> names, F f) {
  auto rule = [f](TorchBuilder &b, Operation *op) {
    const OpSchema *schema = b.oracle.getSchema(getOperatorName(op));
    SmallVector<Value> in(op->getOperands());
    Value scale, zero;
    for (auto [value, arg] : llvm::zip(in, schema->args)) {
      // What elu calls its scale is a factor.
      if (StringRef name = arg.name; name == "output_scale" ||
                                     name == "Y_scale_i" ||
                                     (name == "scale" && !scale))
        scale = value;
      else if (name == "output_zero_point" || name == "zero_point" ||
               name == "Y_zero_point_i")
        zero = value;
      if (!getQuantizedName(value.getType()).empty())
        value = b.dequantize(value);
    }
    if (b.failed())
      return SmallVector<Value>{};
    Value y = f(b, in, getOperatorName(op));
    return toVector(
        b.quantize_per_tensor(y, scale, zero, b.dtypeOf(op->getResult(0))));
  };
  rules.quantized.add(names, rule);
}

/// `x`, through relu in operators whose name says so.
static Value activated(TorchBuilder &b, Value x, StringRef name) {
  return name.contains("relu") && !name.contains("leaky_relu") ? b.relu(x) : x;
}

/// The arguments of the op that packed weights.
static SmallVector<Value> packedArguments(TorchBuilder &b, Value packed) {
  Operation *op = packed.getDefiningOp();
  if (!op || !getOperatorName(op).contains("_prepack")) {
    b.fail("packed weights that are not constants");
    return {};
  }
  SmallVector<Value> arguments(op->getOperands());
  if (!getQuantizedName(arguments[0].getType()).empty())
    arguments[0] = b.dequantize(arguments[0]);
  return arguments;
}

static Value packedLinear(TorchBuilder &b, Value x, Value packed) {
  SmallVector<Value> arguments = packedArguments(b, packed);
  if (b.failed())
    return {};
  Value weight = arguments[0];
  if (getOperatorName(packed.getDefiningOp()).ends_with("_fp16")) {
    // Those of an archive are of half precision already.
    Operation *widened = weight.getDefiningOp();
    if (!widened || getOperatorName(widened) != "aten::to.dtype" ||
        !b.dtypeOf(widened->getOperand(0)).isF16())
      weight = b.cast(b.clamp(weight, -65504.0, 65504.0),
                      Float16Type::get(packed.getContext()));
  }
  return b.linear(x, b.cast(weight, b.dtypeOf(x)), arguments[1]);
}

/// A convolution with packed weights. They are of two dims where the image has
/// one.
static Value packedConv(TorchBuilder &b, Value x, Value packed,
                        bool isTransposed) {
  SmallVector<Value> p = packedArguments(b, packed);
  if (b.failed())
    return {};
  int64_t dims = b.rankOf(x) - 2;
  auto last = [&](Value list) {
    SmallVector<Value> elements = b.unpack(list);
    return b.listOf(ArrayRef<Value>(elements).take_back(dims));
  };
  Value weight = b.rankOf(p[0]) > dims + 2 ? b.squeeze(p[0], 2) : p[0];
  if (isTransposed) // weight, bias, stride, padding, output_padding, dilation,
                    // groups
    return b.convolution(x, weight, p[1], last(p[2]), last(p[3]), last(p[5]),
                         true, last(p[4]), p[6]);
  SmallVector<int64_t> none(dims, 0);
  return b.convolution(x, weight, p[1], last(p[2]), last(p[3]), last(p[4]),
                       false, none, p[5]);
}

static void addArithmetic(DecomposeRules &rules) {
  addRequantized(rules, {"quantized::add", "quantized::add_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, b.add(in[0], in[1]), name);
                 });
  addRequantized(rules, {"quantized::mul", "quantized::mul_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, b.mul(in[0], in[1]), name);
                 });
  addRequantized(rules, {"quantized::matmul"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.matmul(in[0], in[1]);
                 });
}

static void addPackedLayers(DecomposeRules &rules) {
  addRequantized(rules, {"quantized::linear", "quantized::linear_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, packedLinear(b, in[0], in[1]), name);
                 });
  addRequantized(rules,
                 {"quantized::conv1d", "quantized::conv1d_relu",
                  "quantized::conv2d", "quantized::conv2d.new",
                  "quantized::conv2d_relu", "quantized::conv2d_relu.new",
                  "quantized::conv3d", "quantized::conv3d.new",
                  "quantized::conv3d_relu", "quantized::conv3d_relu.new"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   return activated(b, packedConv(b, in[0], in[1], false),
                                    name);
                 });
  addRequantized(rules,
                 {"quantized::conv_transpose1d", "quantized::conv_transpose2d",
                  "quantized::conv_transpose3d"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return packedConv(b, in[0], in[1], true);
                 });
}

static void addActivations(DecomposeRules &rules) {
  addRequantized(rules, {"quantized::sigmoid"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.sigmoid(in[0]);
                 });
  addRequantized(rules, {"quantized::hardswish"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.hardswish(in[0]);
                 });
  addRequantized(rules, {"quantized::elu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.elu(in[0], in[3], in[4], in[5]);
                 });
  addRequantized(rules, {"quantized::celu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.celu(in[0], in[3]);
                 });
  addRequantized(rules, {"quantized::leaky_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.leaky_relu(in[0], in[1]);
                 });
  rules.quantized.add({"quantized::prelu"}, [](TorchBuilder &b, Operation *op) {
    Value y = quantizedPrelu(b, op->getOperand(0), op->getOperand(1));
    return toVector(b.quantize_per_tensor(
        y, op->getOperand(2), op->getOperand(3), b.dtypeOf(op->getResult(0))));
  });
  addRequantized(rules, {"quantized::softmax"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.softmax(in[0], in[1]);
                 });
}

static void addNormalizations(DecomposeRules &rules) {
  addRequantized(rules, {"quantized::layer_norm"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.layer_norm(in[0], in[1], in[2], in[3], in[4]);
                 });
  addRequantized(rules, {"quantized::group_norm"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   return b.group_norm(in[0], in[1], in[2], in[3], in[4]);
                 });
  addRequantized(rules, {"quantized::instance_norm"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef) {
                   Value none = b.value(std::nullopt);
                   return b.instance_norm(in[0], in[1], in[2], none, none, true,
                                          0.1, in[3], false);
                 });
  addRequantized(rules,
                 {"quantized::batch_norm", "quantized::batch_norm1d",
                  "quantized::batch_norm2d", "quantized::batch_norm3d",
                  "quantized::batch_norm_relu", "quantized::batch_norm1d_relu",
                  "quantized::batch_norm2d_relu",
                  "quantized::batch_norm3d_relu"},
                 [](TorchBuilder &b, ArrayRef<Value> in, StringRef name) {
                   Value y = b.batch_norm(in[0], in[1], in[2], in[3], in[4],
                                          false, 0.1, in[5], false);
                   return activated(b, y, name);
                 });
}

/// Without a scale of their own: that of the first operand.
static void addWithoutScale(DecomposeRules &rules) {
  rules.quantized.add(
      {"quantized::cat", "quantized::cat_relu"},
      [](TorchBuilder &b, Operation *op) {
        SmallVector<Value> parts = b.unpack(op->getOperand(0)), reals;
        if (b.failed() || parts.empty())
          return SmallVector<Value>{};
        std::optional<Quantization> q = quantizationOf(b, parts[0]);
        for (Value part : parts)
          reals.push_back(b.dequantize(part));
        if (!q)
          return SmallVector<Value>{};
        if (!isNone(op->getOperand(2)))
          q->scale = op->getOperand(2);
        if (!isNone(op->getOperand(3)))
          q->zeroPoint = op->getOperand(3);
        Value y =
            activated(b, b.cat(reals, op->getOperand(1)), getOperatorName(op));
        return toVector(quantizeAs(b, y, *q, b.dtypeOf(op->getResult(0))));
      });
  rules.quantized.add({"quantized::relu6", "quantized::clamp",
                       "quantized::threshold", "quantized::dropout"},
                      [](TorchBuilder &b, Operation *op) {
                        Value x = op->getOperand(0);
                        std::optional<Quantization> q = quantizationOf(b, x);
                        if (!q)
                          return SmallVector<Value>{};
                        Value y = b.dequantize(x);
                        StringRef name = getOperatorName(op);
                        if (name == "quantized::relu6")
                          y = b.relu6(y);
                        else if (name == "quantized::clamp")
                          y = b.clamp(y, op->getOperand(1), op->getOperand(2));
                        else if (name == "quantized::threshold")
                          y = b.threshold(y, op->getOperand(1),
                                          op->getOperand(2));
                        return toVector(quantizeAs(b, y, *q, b.dtypeOf(x)));
                      });
}

static void addScalarArithmetic(DecomposeRules &rules) {
  // Times a number: the same integers with another scale, counted from the
  // other end where it is negative.
  rules.quantized.add(
      {"quantized::mul_scalar", "quantized::mul_scalar_relu",
       "quantized::mul.Scalar", "quantized::mul_relu.Scalar"},
      [](TorchBuilder &b, Operation *op) {
        Value x = op->getOperand(0);
        std::optional<Quantization> q = quantizationOf(b, x);
        std::optional<double> factor = getConstantFloat(op->getOperand(1));
        if (!q)
          return SmallVector<Value>{};
        std::optional<double> scale = getConstantFloat(q->scale);
        std::optional<int64_t> zero = getConstantInt(q->zeroPoint);
        if (!scale || !zero || !factor)
          return toVector(b.fail("a factor that is no constant"));
        Value integers = b.int_repr(x);
        double newScale = *scale * std::abs(*factor);
        if (*factor < 0) {
          auto [low, high] = quantizedRange(getQuantizedName(x.getType()));
          integers = b.rsub(integers, low + high);
          zero = low + high - *zero;
        } else if (*factor == 0) {
          integers = b.zeros_like(integers);
          newScale = 1;
          zero = 0;
        }
        Value product =
            b._make_per_tensor_quantized_tensor(integers, newScale, *zero);
        if (!getOperatorName(op).contains("relu"))
          return toVector(product);
        return toVector(b.quantize_per_tensor(b.relu(b.dequantize(product)),
                                              newScale, *zero,
                                              b.dtypeOf(product)));
      });
  // Plus a number: the same integers with another zero point, or the ones of a
  // wider scale where that would be out of range.
  rules.quantized.add(
      {"quantized::add_scalar", "quantized::add_scalar_relu",
       "quantized::add.Scalar", "quantized::add_relu.Scalar"},
      [](TorchBuilder &b, Operation *op) {
        Value x = op->getOperand(0);
        std::optional<Quantization> q = quantizationOf(b, x);
        if (!q)
          return SmallVector<Value>{};
        std::optional<double> scale = getConstantFloat(q->scale),
                              term = getConstantFloat(op->getOperand(1));
        std::optional<int64_t> zero = getConstantInt(q->zeroPoint);
        if (!scale || !zero || !term)
          return toVector(b.fail("a number that is no constant"));
        auto [low, high] = quantizedRange(getQuantizedName(x.getType()));
        auto steps = int64_t(std::nearbyint(float(*term) / float(*scale)));
        int64_t moved = *zero - steps, kept = std::clamp(moved, low, high);
        bool isRelu = getOperatorName(op).contains("relu");
        if (moved == kept && !isRelu)
          return toVector(b._make_per_tensor_quantized_tensor(b.int_repr(x),
                                                              *scale, moved));
        int64_t reach = moved < low ? high - moved : moved - low;
        double wide =
            moved == kept ? *scale : *scale * reach / double(high - low);
        Value y = b.add(b.dequantize(x), steps * *scale);
        return toVector(b.quantize_per_tensor(isRelu ? b.relu(y) : y, wide,
                                              kept, b.dtypeOf(x)));
      });
}

//===----------------------------------------------------------------------===//
// Tables of quantized rows
//===----------------------------------------------------------------------===//

/// The rows of a packed table at `indices` [n]: (q - zeroPoint) * scale, where
/// each row has its own real zero point and scale.
static Value packedRows(TorchBuilder &b, Value packed, Value indices) {
  Operation *op = packed.getDefiningOp();
  if (!op || getOperatorName(op) != "quantized::embedding_bag_prepack")
    return b.fail("packed weights that are not constants");
  Value table = op->getOperand(0);
  std::optional<Quantization> q = quantizationOf(b, table);
  if (!q || q->axis != 0)
    return b.fail("a table that is not quantized by rows");
  Value rows = b.cast(b.index_select(b.int_repr(table), 0, indices), b.f32());
  auto ofRow = [&](Value parameter) {
    return b.unsqueeze(b.index_select(b.cast(parameter, b.f32()), 0, indices),
                       1);
  };
  return b.mul(b.sub(rows, ofRow(q->zeroPoint)), ofRow(q->scale));
}

static void addTables(DecomposeRules &rules) {
  rules.add({"quantized::embedding_byte"}, [](TorchBuilder &b, Operation *op) {
    Value indices = op->getOperand(1);
    Value rows = packedRows(b, op->getOperand(0), b.reshape(indices, ints(-1)));
    SmallVector<Value> sizes = b.sizesOf(indices);
    sizes.push_back(b.value(-1));
    return toVector(b.reshape(rows, sizes));
  });
  // Each place of `indices` looks up a row of its own.
  rules.add({"quantized::embedding_bag_byte"}, [](TorchBuilder &b,
                                                  Operation *op) {
    Value indices = op->getOperand(1), offsets = op->getOperand(2),
          weights = op->getOperand(6);
    if (getConstantBool(op->getOperand(5)) != false ||
        !isNone(op->getOperand(7)))
      return toVector(b.fail("a table whose rows are pruned"));
    Value flat = b.reshape(indices, ints(-1));
    Value rows = packedRows(b, op->getOperand(0), flat);
    Value places = b.view_as(b.arange(b.sizeOf(flat, 0)), indices);
    if (isNone(offsets) && b.rankOf(indices) == 2)
      offsets = b.mul(b.arange(b.sizeOf(indices, 0)), b.sizeOf(indices, 1));
    else if (isNone(offsets))
      return toVector(b.fail("bags without offsets"));
    return toVector(b.embedding_bag(
        rows, b.reshape(places, ints(-1)), offsets, false, op->getOperand(4),
        false, isNone(weights) ? weights : b.reshape(weights, ints(-1)),
        op->getOperand(8)));
  });
}

//===----------------------------------------------------------------------===//
// Dynamic quantization: real in and out
//===----------------------------------------------------------------------===//

namespace {

/// How `x` is quantized to 8 (or 7) bits by its own range.
class OwnRange {
public:
  OwnRange(TorchBuilder &b, Value x, bool reduceRange);
  /// `x` as it is after quantization: (q - point) * scale, where q is
  /// clamp(round(x / scale + point), 0, 255).
  Value round(TorchBuilder &b, Value x) const;

private:
  Value scale, point;
};

} // namespace

OwnRange::OwnRange(TorchBuilder &b, Value x, bool reduceRange) {
  double high = reduceRange ? 127 : 255;
  Value zero = b.scalarTensor(0, b.f64());
  Value low = b.minimum(b.cast(b.min(x), b.f64()), zero),
        top = b.maximum(b.cast(b.max(x), b.f64()), zero);
  Value wide = b.div(b.sub(top, low), high);
  wide = b.where(b.eq(wide, 0), b.scalarTensor(0.1, b.f64()), wide);
  point = b.cast(b.round(b.clamp(b.neg(b.div(low, wide)), 0.0, high)), b.f32());
  // The least scale, whatever the range, of PyTorch's quant_utils.
  scale = b.cast(b.clamp_min(wide, double(6.1e-5F)), b.f32());
}

Value OwnRange::round(TorchBuilder &b, Value x) const {
  Value q = b.round(b.add(b.mul(x, b.reciprocal(scale)), point));
  return b.mul(b.sub(b.clamp(q, 0.0, 255.0), point), scale);
}

Value torchonnx::dynamicLinear(TorchBuilder &b, Value x, Value packed,
                               bool reduceRange) {
  return packedLinear(b, OwnRange(b, x, reduceRange).round(b, x), packed);
}

Value torchonnx::halfLinear(TorchBuilder &b, Value x, Value packed) {
  return packedLinear(b, x, packed);
}

static void addDynamic(DecomposeRules &rules) {
  auto rule = [](TorchBuilder &b, Operation *op) {
    StringRef name = getOperatorName(op);
    std::optional<bool> reduceRange =
        getConstantBool(op->getOperand(op->getNumOperands() - 1));
    if (!reduceRange)
      return SmallVector<Value>{
          b.fail("a flag that is known only at run time")};
    OwnRange range(b, op->getOperand(0), *reduceRange);
    Value x = range.round(b, op->getOperand(0)), packed = op->getOperand(1);
    if (name.contains("linear"))
      return toVector(activated(b, packedLinear(b, x, packed), name));
    // PyTorch rounds what a convolution gives by the range of its input.
    return toVector(
        range.round(b, packedConv(b, x, packed, name.contains("transpose"))));
  };
  rules.add({"quantized::linear_dynamic", "quantized::linear_relu_dynamic",
             "quantized::conv1d_dynamic", "quantized::conv2d_dynamic",
             "quantized::conv3d_dynamic", "quantized::conv_transpose1d_dynamic",
             "quantized::conv_transpose2d_dynamic",
             "quantized::conv_transpose3d_dynamic"},
            rule);
  rules.add(
      {"quantized::linear_dynamic_fp16", "quantized::linear_relu_dynamic_fp16"},
      [](TorchBuilder &b, Operation *op) {
        return toVector(
            activated(b, packedLinear(b, op->getOperand(0), op->getOperand(1)),
                      getOperatorName(op)));
      });
}

void torchonnx::addQuantizedOperatorsDecompositions(DecomposeRules &rules) {
  addArithmetic(rules);
  addPackedLayers(rules);
  addActivations(rules);
  addNormalizations(rules);
  addWithoutScale(rules);
  addScalarArithmetic(rules);
  addTables(rules);
  addDynamic(rules);
}
