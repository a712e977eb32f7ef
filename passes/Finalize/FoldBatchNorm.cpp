//===- FoldBatchNorm.cpp - Normalization as part of a convolution ---------===//

#include "dialects/ONNX/ConstantElements.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/Support/Format.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXFOLDBATCHNORM
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// The floats or doubles of a constant vector, or of any constant; none if the
/// value is no such.
static std::optional<std::vector<double>> floatsOf(Value value,
                                                   bool isVector = true) {
  ElementsAttr elements = getOnnxConstant(value);
  if (!elements || (isVector && elements.getShapedType().getRank() != 1))
    return std::nullopt;
  Type type = elements.getElementType();
  if (!type.isF32() && !type.isF64())
    return std::nullopt;
  ArrayRef<char> bytes = getRawElements(elements);
  size_t count = elements.getNumElements(), width = type.isF32() ? 4 : 8;
  bool isOne = isOneForAll(elements);
  if (bytes.size() != (isOne ? 1 : count) * width)
    return std::nullopt;
  std::vector<double> result;
  for (size_t i = 0; i < count; ++i) {
    const char *at = bytes.data() + (isOne ? 0 : i * width);
    float single;
    double real;
    std::memcpy(&single, at, sizeof(single));
    if (!type.isF32())
      std::memcpy(&real, at, sizeof(real));
    result.push_back(type.isF32() ? single : real);
  }
  return result;
}

static Value createVector(OpBuilder &builder, Location loc,
                          ArrayRef<double> values, ArrayRef<int64_t> shape,
                          Type element) {
  auto type = RankedTensorType::get(shape, element);
  if (element.isF64())
    return createOnnxConstant(builder, loc,
                              DenseElementsAttr::get(type, values));
  SmallVector<float> floats(values.begin(), values.end());
  return createOnnxConstant(builder, loc,
                            DenseElementsAttr::get(type, ArrayRef(floats)));
}

/// The dim of a convolution's weight that counts its output channels; -1 if no
/// dim does.
static int64_t outputDim(Operation *conv) {
  if (isOnnxOp(conv, "Conv"))
    return 0;
  auto group = conv->getAttrOfType<IntegerAttr>("group");
  bool isOneGroup = !group || group.getInt() == 1;
  return isOnnxOp(conv, "ConvTranspose") && isOneGroup ? 1 : -1;
}

/// The locations of the weight and the bias that take the place of those of the
/// two, which are called after them.
static std::pair<Location, Location>
namesOfFolded(Operation *conv, Operation *norm, bool hasBias) {
  auto term = [](Value value) { return getFormulaTerm(value.getLoc()).str(); };
  std::string epsilon;
  llvm::raw_string_ostream(epsilon) << llvm::format(
      "%g", cast<FloatAttr>(getOnnxAttr(norm, "epsilon")).getValueAsDouble());
  std::string s = term(norm->getOperand(1)) + " / sqrt(" +
                  term(norm->getOperand(4)) + " + " + epsilon + ")";
  std::string bias =
      hasBias ? "(" + term(conv->getOperand(2)) + " - " : std::string("-");
  bias += term(norm->getOperand(3)) + (hasBias ? ")" : "") + " * " + s + " + " +
          term(norm->getOperand(2));
  auto named = [&](Value after, const Twine &formula) {
    StringRef name = getWeightName(after.getLoc());
    return name.empty() ? norm->getLoc()
                        : nameAfterWeight(name, formula, norm->getLoc());
  };
  Value weight = conv->getOperand(1);
  return {named(weight, term(weight) + " * " + s),
          named(hasBias ? conv->getOperand(2) : norm->getOperand(2), bias)};
}

namespace {
/// A convolution with constants that only one op reads.
struct Layer {
  Operation *conv;
  Value weight;
  int64_t dim;
  /// One per output channel; empty without.
  std::vector<double> bias;
  size_t channels = 0;

  static std::optional<Layer> get(Value result);
  /// Multiplies what it gives, of type `type`, and sets its bias.
  ///
  /// The product stays an op, of constants: it is computed while the weight is
  /// written.
  void replace(Operation *last, ArrayRef<double> factors,
               ArrayRef<double> biases, Location weightLoc, Location biasLoc,
               int opset) const;
};
} // namespace

std::optional<Layer> Layer::get(Value result) {
  Operation *conv = result.getDefiningOp();
  int64_t dim = conv ? outputDim(conv) : -1;
  if (dim < 0 || !conv->hasOneUse())
    return std::nullopt;
  Layer layer{conv, conv->getOperand(1), dim, {}};
  ElementsAttr weights = getOnnxConstant(layer.weight);
  // A weight that others use, too, would be written twice.
  if (!weights || !layer.weight.hasOneUse() ||
      !(weights.getElementType().isF32() || weights.getElementType().isF64()))
    return std::nullopt;
  layer.channels = size_t(weights.getShapedType().getShape()[dim]);
  if (conv->getNumOperands() > 2 &&
      !isa<NoneType>(conv->getOperand(2).getType())) {
    std::optional<std::vector<double>> bias = floatsOf(conv->getOperand(2));
    if (!bias || bias->size() != layer.channels)
      return std::nullopt;
    layer.bias = std::move(*bias);
  }
  return layer;
}

void Layer::replace(Operation *last, ArrayRef<double> factors,
                    ArrayRef<double> biases, Location weightLoc,
                    Location biasLoc, int opset) const {
  auto type = cast<ShapedType>(weight.getType());
  OpBuilder builder(conv);
  SmallVector<int64_t> perChannel(type.getRank(), 1);
  perChannel[dim] = int64_t(channels);
  Value s = createVector(builder, last->getLoc(), factors, perChannel,
                         type.getElementType());
  SmallVector<Value> operands{conv->getOperand(0), {}};
  if (!biases.empty())
    operands.push_back(createVector(builder, biasLoc, biases, perChannel[dim],
                                    type.getElementType()));
  operands[1] = createOnnxOp(builder, weightLoc, "Mul", opset, {weight, s}, {},
                             weight.getType())
                    ->getResult(0);
  Operation *folded =
      createOnnxOp(builder, conv->getLoc(), onnxOpInfo(conv)->opType, opset,
                   operands, SmallVector<NamedAttribute>(conv->getAttrs()),
                   last->getResult(0).getType());
  last->getResult(0).replaceAllUsesWith(folded->getResult(0));
  last->erase();
  conv->erase();
}

// BatchNormalization(Conv(x, W, b)) = Conv(x, W * s, (b - mean) * s + shift)
// where s = scale / sqrt(variance + epsilon), one per output channel.
static void foldNorm(Operation *norm, int opset) {
  auto training = norm->getAttrOfType<IntegerAttr>("training_mode");
  std::optional<Layer> layer = Layer::get(norm->getOperand(0));
  if (!layer || (training && training.getInt()) ||
      llvm::any_of(norm->getResults().drop_front(),
                   [](Value result) { return !result.use_empty(); }))
    return;
  size_t channels = layer->channels;
  std::optional<std::vector<double>> given[4];
  for (auto [i, values] : llvm::enumerate(given)) {
    values = floatsOf(norm->getOperand(i + 1));
    if (!values || values->size() != channels)
      return;
  }
  auto &[scale, shift, mean, variance] = given;
  bool hasBias = !layer->bias.empty();
  double epsilon =
      cast<FloatAttr>(getOnnxAttr(norm, "epsilon")).getValueAsDouble();
  std::vector<double> factors(channels), biases(channels);
  for (size_t i = 0; i < channels; ++i) {
    double bias = hasBias ? layer->bias[i] : 0;
    factors[i] = (*scale)[i] / std::sqrt((*variance)[i] + epsilon);
    biases[i] = (bias - (*mean)[i]) * factors[i] + (*shift)[i];
    if (!std::isfinite(factors[i]) || !std::isfinite(biases[i]))
      return;
  }
  auto [weightLoc, biasLoc] = namesOfFolded(layer->conv, norm, hasBias);
  layer->replace(norm, factors, biases, weightLoc, biasLoc, opset);
}

// Conv(x, W, b) * s = Conv(x, W * s, b * s), one per output channel: the scale
// of a layer.
static void foldScale(Operation *mul, int opset) {
  auto type = dyn_cast<RankedTensorType>(mul->getResult(0).getType());
  bool isRight = bool(getOnnxConstant(mul->getOperand(1)));
  Value scale = mul->getOperand(isRight), result = mul->getOperand(!isRight);
  ElementsAttr factors = getOnnxConstant(scale);
  if (!type || type != result.getType() || !factors)
    return;
  std::optional<Layer> layer = Layer::get(result);
  if (!layer)
    return;
  // [c, 1, 1] or [1, c, 1, 1], of the dims behind the batch.
  ArrayRef<int64_t> shape = factors.getShapedType().getShape();
  int64_t before = int64_t(shape.size()) - (type.getRank() - 1);
  if ((before != 0 && !(before == 1 && shape[0] == 1)) ||
      shape[before] != int64_t(layer->channels) ||
      factors.getNumElements() != shape[before])
    return;
  std::optional<std::vector<double>> values =
      floatsOf(scale, /*isVector=*/false);
  if (!values)
    return;
  std::vector<double> biases;
  for (auto [i, factor] : llvm::enumerate(*values)) {
    if (!std::isfinite(factor))
      return;
    if (!layer->bias.empty())
      biases.push_back(layer->bias[i] * factor);
  }
  auto named = [&](Value value) {
    StringRef name = getWeightName(value.getLoc());
    std::string formula = (getFormulaTerm(value.getLoc()) + " * " +
                           getFormulaTerm(scale.getLoc()))
                              .str();
    return name.empty() ? mul->getLoc()
                        : nameAfterWeight(name, formula, mul->getLoc());
  };
  Location biasLoc =
      biases.empty() ? mul->getLoc() : named(layer->conv->getOperand(2));
  layer->replace(mul, *values, biases, named(layer->weight), biasLoc, opset);
}

namespace {
struct OnnxFoldBatchNorm
    : torchonnx::impl::OnnxFoldBatchNormBase<OnnxFoldBatchNorm> {
  using OnnxFoldBatchNormBase::OnnxFoldBatchNormBase;
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isOnnxOp(op, "BatchNormalization") || isOnnxOp(op, "Mul"))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      if (isOnnxOp(op, "Mul"))
        foldScale(op, opset);
      else
        foldNorm(op, opset);
    }
  }
};
} // namespace
