//===- FoldBatchNorm.cpp - Normalization as part of a convolution ---------===//

#include "passes/Finalize/ConstantElements.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/Support/Format.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXFOLDBATCHNORM
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// The floats or doubles of a constant vector; none if the value is no such.
static std::optional<std::vector<double>> floatsOf(Value value) {
  ElementsAttr elements = getOnnxConstant(value);
  if (!elements || elements.getShapedType().getRank() != 1)
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

// BatchNormalization(Conv(x, W, b)) = Conv(x, W * s, (b - mean) * s + shift)
// where s = scale / sqrt(variance + epsilon), one per output channel.
//
// The product stays an op, of constants: it is computed while the weight is
// written.
static void foldInto(Operation *norm, int opset) {
  Operation *conv = norm->getOperand(0).getDefiningOp();
  int64_t dim = conv ? outputDim(conv) : -1;
  auto training = norm->getAttrOfType<IntegerAttr>("training_mode");
  if (dim < 0 || !conv->hasOneUse() || (training && training.getInt()) ||
      llvm::any_of(
          norm->getResults().drop_front(),
          [](Value result) { return !result.use_empty(); }))
    return;
  Value weight = conv->getOperand(1);
  ElementsAttr weights = getOnnxConstant(weight);
  // A weight that others use, too, would be written twice.
  if (!weights || !weight.hasOneUse())
    return;
  Type element = weights.getElementType();
  ArrayRef<int64_t> shape = weights.getShapedType().getShape();
  size_t channels = size_t(shape[dim]);
  std::optional<std::vector<double>> given[4], bias;
  for (auto [i, values] : llvm::enumerate(given)) {
    values = floatsOf(norm->getOperand(i + 1));
    if (!values || values->size() != channels)
      return;
  }
  bool hasBias = conv->getNumOperands() > 2 &&
                 !isa<NoneType>(conv->getOperand(2).getType());
  bias =
      hasBias ? floatsOf(conv->getOperand(2)) : std::vector<double>(channels);
  if (!bias || bias->size() != channels ||
      !(element.isF32() || element.isF64()))
    return;

  auto &[scale, shift, mean, variance] = given;
  double epsilon =
      cast<FloatAttr>(getOnnxAttr(norm, "epsilon")).getValueAsDouble();
  std::vector<double> factors(channels), biases(channels);
  for (size_t i = 0; i < channels; ++i) {
    factors[i] = (*scale)[i] / std::sqrt((*variance)[i] + epsilon);
    biases[i] = ((*bias)[i] - (*mean)[i]) * factors[i] + (*shift)[i];
    if (!std::isfinite(factors[i]) || !std::isfinite(biases[i]))
      return;
  }

  OpBuilder builder(conv);
  SmallVector<int64_t> perChannel(shape.size(), 1);
  perChannel[dim] = shape[dim];
  Value s = createVector(builder, norm->getLoc(), factors, perChannel, element);
  auto [weightLoc, biasLoc] = namesOfFolded(conv, norm, hasBias);
  Value b = createVector(builder, biasLoc, biases, shape[dim], element);
  Operation *scaled = createOnnxOp(builder, weightLoc, "Mul", opset,
                                   {weight, s}, {}, weight.getType());
  SmallVector<Value> operands{conv->getOperand(0), scaled->getResult(0), b};
  Operation *folded =
      createOnnxOp(builder, conv->getLoc(), onnxOpInfo(conv)->opType, opset,
                   operands, SmallVector<NamedAttribute>(conv->getAttrs()),
                   norm->getResult(0).getType());
  norm->getResult(0).replaceAllUsesWith(folded->getResult(0));
  norm->erase();
  conv->erase();
}

namespace {
struct OnnxFoldBatchNorm
    : torchonnx::impl::OnnxFoldBatchNormBase<OnnxFoldBatchNorm> {
  using OnnxFoldBatchNormBase::OnnxFoldBatchNormBase;
  void runOnOperation() override {
    SmallVector<Operation *> norms;
    getOperation().walk([&](Operation *op) {
      if (isOnnxOp(op, "BatchNormalization"))
        norms.push_back(op);
    });
    for (Operation *norm : norms)
      foldInto(norm, opset);
  }
};
} // namespace
