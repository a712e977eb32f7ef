//===- Conv.cpp - Conversions: convolutions -------------------------------===//

#include "passes/Convert/Rules.h"
#include "passes/Utils/Windows.h"

using namespace mlir;
using namespace torchonnx;

namespace {

/// What a convolution is told, whichever overload it comes by.
struct Convolution {
  Value input, weight, bias;
  SmallVector<int64_t> stride, dilation, padsBegin, padsEnd, outputPadding;
  int64_t groups = 1;
  bool transposed = false;
};

} // namespace

/// Reads `padding`: numbers, or "same" (the odd one goes to the end) or
/// "valid".
static bool readPadding(Convolution &conv, Value padding) {
  size_t rank = conv.stride.size();
  if (auto numbers = getSpatial(padding, rank)) {
    conv.padsBegin = conv.padsEnd = *numbers;
    return true;
  }
  std::optional<StringRef> mode = getConstantStr(padding);
  if (!mode)
    return false;
  conv.padsBegin.assign(rank, 0);
  conv.padsEnd.assign(rank, 0);
  if (*mode == "valid")
    return true;
  for (size_t i = 0; i < rank; ++i) {
    std::optional<int64_t> kernel =
        cast<TorchTensorType>(conv.weight.getType()).getSize(2 + i);
    if (*mode != "same" || !kernel)
      return false;
    int64_t total = conv.dilation[i] * (*kernel - 1);
    conv.padsBegin[i] = total / 2;
    conv.padsEnd[i] = total - total / 2;
  }
  return true;
}

/// The convolution that an op stands for, if all its numbers are known and
/// ONNX has it.
template <typename Op>
static std::optional<Convolution> read(Op op, Value transposed,
                                       Value outputPadding) {
  Convolution conv;
  conv.input = op.getInput();
  conv.weight = op.getWeight();
  conv.bias = op.getBias();
  int64_t rank = OnnxBuilder::rank(conv.weight) - 2;
  if (rank < 1 || OnnxBuilder::rank(conv.input) != rank + 2 ||
      !isOnnxFloat(conv.input))
    return std::nullopt;
  auto stride = getSpatial(op.getStride(), rank),
       dilation = getSpatial(op.getDilation(), rank);
  std::optional<int64_t> groups = getConstantInt(op.getGroups());
  if (!stride || !dilation || !groups)
    return std::nullopt;
  conv.stride = *stride;
  conv.dilation = *dilation;
  conv.groups = *groups;
  if (!readPadding(conv, op.getPadding()) ||
      llvm::any_of(conv.padsBegin, [](int64_t pad) { return pad < 0; }))
    return std::nullopt;
  std::optional<bool> isTransposed =
      transposed ? getConstantBool(transposed) : outputPadding != nullptr;
  if (!isTransposed)
    return std::nullopt;
  conv.transposed = *isTransposed;
  if (conv.transposed) {
    auto extra = getSpatial(outputPadding, rank);
    if (!extra)
      return std::nullopt;
    conv.outputPadding = *extra;
    for (int64_t i = 0; i < rank; ++i)
      if (mayCutOffAll(conv.input, conv.weight, i, conv.stride[i],
                       conv.padsEnd[i], conv.outputPadding[i],
                       conv.dilation[i]))
        return std::nullopt;
    // Runtimes take less than a stride. What PyTorch adds beyond that is cut
    // off less.
    for (auto [extraSize, end, stride] :
         llvm::zip(conv.outputPadding, conv.padsEnd, conv.stride)) {
      if (extraSize < stride)
        continue;
      int64_t uncut = std::min(extraSize, end);
      extraSize -= uncut;
      end -= uncut;
      if (extraSize >= stride)
        return std::nullopt;
    }
  }
  return conv;
}

// Conv and ConvTranspose: the kernel's size is that of the weight.
static Value emit(OnnxBuilder &b, const Convolution &conv) {
  OnnxAttr::Ints pads = conv.padsBegin;
  llvm::append_range(pads, conv.padsEnd);
  SmallVector<OnnxAttr> attrs{{"strides", conv.stride},
                              {"pads", pads},
                              {"dilations", conv.dilation},
                              {"group", conv.groups}};
  if (llvm::any_of(conv.outputPadding, [](int64_t pad) { return pad != 0; }))
    attrs.emplace_back("output_padding", conv.outputPadding);
  return b.op(conv.transposed ? "ConvTranspose" : "Conv",
              {b.in(conv.input), b.in(conv.weight), b.in(conv.bias)}, attrs);
}

static std::optional<Convolution> readGeneral(AtenConvolutionOp op) {
  return read(op, op.getTransposed(), op.getOutputPadding());
}
static std::optional<Convolution> readGeneral(Aten_ConvolutionOp op) {
  return read(op, op.getTransposed(), op.getOutputPadding());
}
static std::optional<Convolution> readGeneral(Aten_ConvolutionDeprecatedOp op) {
  return read(op, op.getTransposed(), op.getOutputPadding());
}
template <typename Op>
static std::optional<Convolution> readForward(Op op) {
  return read(op, {}, {});
}
template <typename Op>
static std::optional<Convolution> readTransposed(Op op) {
  return read(op, {}, op.getOutputPadding());
}

template <typename Op>
static void add(ConvertRules &rules, std::optional<Convolution> (*readOp)(Op)) {
  rules.add([readOp](OnnxBuilder &b, Op op) { return emit(b, *readOp(op)); })
      .when(readOp);
}

void torchonnx::addConvConversions(ConvertRules &rules) {
  add<AtenConv1dOp>(rules, readForward);
  add<AtenConv2dOp>(rules, readForward);
  add<AtenConv3dOp>(rules, readForward);
  add<AtenConv1dPaddingOp>(rules, readForward);
  add<AtenConv2dPaddingOp>(rules, readForward);
  add<AtenConv3dPaddingOp>(rules, readForward);
  add<Aten_ConvolutionModeOp>(rules, readForward);
  add<AtenConvTranspose1dOp>(rules, readTransposed);
  add<AtenConvTranspose2dInputOp>(rules, readTransposed);
  add<AtenConvTranspose3dInputOp>(rules, readTransposed);
  add<AtenConvolutionOp>(rules, readGeneral);
  add<Aten_ConvolutionOp>(rules, readGeneral);
  add<Aten_ConvolutionDeprecatedOp>(rules, readGeneral);
}
