//===- Normalization.cpp - Conversions: normalization ---------------------===//

#include "dialects/Torch/Oracle.h"
#include "passes/Convert/Rules.h"
#include "passes/Utils/EmptyDims.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// A scale (filled with 1) or bias (0), which ONNX wants and PyTorch need not
/// give: of the shape `shape`.
static Value orFilled(OnnxBuilder &b, Value parameter, ArrayRef<int64_t> shape,
                      Type dtype, double filler) {
  if (!isNone(parameter))
    return b.in(parameter);
  auto type = RankedTensorType::get(shape, dtype);
  return b.constant(
      DenseElementsAttr::get(type, Attribute(FloatAttr::get(dtype, filler))));
}

static TorchTensorType typeOf(Value x) {
  return cast<TorchTensorType>(x.getType());
}

/// Whether a parameter that is given has x's dtype. Otherwise PyTorch computes
/// in the wider one, and so does Decompose.
static bool hasDtypeOf(Value x, std::initializer_list<Value> parameters) {
  return llvm::all_of(parameters, [&](Value parameter) {
    return isNone(parameter) ||
           typeOf(parameter).getDtype() == typeOf(x).getDtype();
  });
}

/// The sizes of the last `count` dims, if they are known.
static std::optional<SmallVector<int64_t>> lastSizes(Value x, int64_t count) {
  SmallVector<int64_t> sizes;
  for (int64_t i = -count; i < 0; ++i) {
    if (!typeOf(x).getSize(i))
      return std::nullopt;
    sizes.push_back(*typeOf(x).getSize(i));
  }
  return sizes;
}

/// How many dims `normalized_shape` has.
static int64_t countOf(Value normalizedShape) {
  if (auto numbers = getConstantInts(normalizedShape))
    return numbers->size();
  auto elements = getElements(normalizedShape);
  return elements ? elements->size() : 0;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

// BatchNormalization, with the statistics that were learned.
static void addBatchNorm(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenBatchNormOp op) {
        SmallVector<int64_t> channels{*typeOf(op.getRunningMean()).getSize(0)};
        Type dtype = b.torchDtype(op.getInput());
        return b.BatchNormalization(
            {b.in(op.getInput()),
             orFilled(b, op.getWeight(), channels, dtype, 1),
             orFilled(b, op.getBias(), channels, dtype, 0),
             b.in(op.getRunningMean()), b.in(op.getRunningVar())},
            {{"epsilon", *getConstantFloat(op.getEps())}});
      })
      .when([](AtenBatchNormOp op) {
        return isOnnxFloat(op.getInput()) &&
               OnnxBuilder::rank(op.getInput()) >= 2 &&
               getConstantBool(op.getTraining()) == false &&
               getConstantFloat(op.getEps()) && !isNone(op.getRunningMean()) &&
               !isNone(op.getRunningVar()) &&
               typeOf(op.getRunningMean()).getSize(0) &&
               hasDtypeOf(op.getInput(),
                          {op.getWeight(), op.getBias(), op.getRunningMean(),
                           op.getRunningVar()});
      });
}

/// Whether there is something in the spatial dims of `x`; of nothing ONNX
/// Runtime reads memory that nobody wrote.
static bool hasSpatial(Value x) {
  int64_t rank = OnnxBuilder::rank(x);
  return rank >= 3 && !mayBeEmpty(getOracle(x.getContext()).getSymbols(), x,
                                  llvm::to_vector(llvm::seq<int64_t>(2, rank)));
}

// InstanceNormalization, with the statistics of the input.
static void addInstanceNorm(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenInstanceNormOp op) {
        SmallVector<int64_t> channels{*typeOf(op.getInput()).getSize(1)};
        Type dtype = b.torchDtype(op.getInput());
        return b.InstanceNormalization(
            {b.in(op.getInput()),
             orFilled(b, op.getWeight(), channels, dtype, 1),
             orFilled(b, op.getBias(), channels, dtype, 0)},
            {{"epsilon", *getConstantFloat(op.getEps())}});
      })
      .when([](AtenInstanceNormOp op) {
        return isOnnxFloat(op.getInput()) && hasSpatial(op.getInput()) &&
               getConstantBool(op.getUseInputStats()) == true &&
               getConstantFloat(op.getEps()) &&
               typeOf(op.getInput()).getSize(1) &&
               hasDtypeOf(op.getInput(), {op.getWeight(), op.getBias()});
      });
}

/// The dtypes for which stash_type 1, statistics in float32, is what PyTorch
/// does too.
static bool hasFloat32Statistics(Value x) {
  Type dtype = OnnxBuilder::torchDtype(x);
  return dtype.isF32() || isHalf(dtype);
}

// GroupNormalization. Opset 18 had one with a scale per group: not PyTorch's.
static void addGroupNorm(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenGroupNormOp op) {
        SmallVector<int64_t> channels{*typeOf(op.getInput()).getSize(1)};
        Type dtype = b.torchDtype(op.getInput());
        return b.GroupNormalization(
            {b.in(op.getInput()),
             orFilled(b, op.getWeight(), channels, dtype, 1),
             orFilled(b, op.getBias(), channels, dtype, 0)},
            {{"num_groups", *getConstantInt(op.getNumGroups())},
             {"epsilon", *getConstantFloat(op.getEps())}});
      })
      .since(21)
      .when([](AtenGroupNormOp op) {
        return hasFloat32Statistics(op.getInput()) &&
               hasSpatial(op.getInput()) && typeOf(op.getInput()).getSize(1) &&
               getConstantInt(op.getNumGroups()) &&
               getConstantFloat(op.getEps()) &&
               hasDtypeOf(op.getInput(), {op.getWeight(), op.getBias()});
      });
}

/// Whether layer_norm or rms_norm has the parameters of ONNX's operator, which
/// runtimes do not have of nothing.
template <typename Op>
static bool canNormalizeLayer(Op op) {
  int64_t count = countOf(op.getNormalizedShape());
  auto sizes = lastSizes(op.getInput(), count);
  return hasFloat32Statistics(op.getInput()) && count > 0 &&
         (sizes ? !llvm::is_contained(*sizes, 0) : !isNone(op.getWeight())) &&
         hasDtypeOf(op.getInput(), {op.getWeight()});
}

static Value layerScale(OnnxBuilder &b, Value weight, Value x, int64_t count) {
  return orFilled(b, weight,
                  lastSizes(x, count).value_or(SmallVector<int64_t>()),
                  b.torchDtype(x), 1);
}

static void addLayerNorm(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenLayerNormOp op) {
        Value x = op.getInput();
        int64_t count = countOf(op.getNormalizedShape());
        return b.LayerNormalization(
            {b.in(x), layerScale(b, op.getWeight(), x, count),
             b.in(op.getBias())},
            {{"axis", -count}, {"epsilon", *getConstantFloat(op.getEps())}});
      })
      .since(17)
      .when([](AtenLayerNormOp op) {
        return canNormalizeLayer(op) && getConstantFloat(op.getEps()) &&
               hasDtypeOf(op.getInput(), {op.getBias()});
      });
  // PyTorch's default epsilon is that of the dtype it computes in.
  rules
      .add([](OnnxBuilder &b, AtenRmsNormOp op) {
        Value x = op.getInput();
        int64_t count = countOf(op.getNormalizedShape());
        double eps = getConstantFloat(op.getEps())
                         .value_or(std::numeric_limits<float>::epsilon());
        return b.RMSNormalization(
            {b.in(x), layerScale(b, op.getWeight(), x, count)},
            {{"axis", -count}, {"epsilon", eps}});
      })
      .since(23)
      .when([](AtenRmsNormOp op) {
        return canNormalizeLayer(op) &&
               (isNone(op.getEps()) || getConstantFloat(op.getEps()));
      });
}

void torchonnx::addNormalizationConversions(ConvertRules &rules) {
  addBatchNorm(rules);
  addInstanceNorm(rules);
  addGroupNorm(rules);
  addLayerNorm(rules);
}
