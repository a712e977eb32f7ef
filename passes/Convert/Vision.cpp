//===- Vision.cpp - Conversions: torchvision ------------------------------===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

/// A rule for an operator that `aten_ops.txt` does not list.
static ConvertRule
rule(std::function<SmallVector<Value>(OnnxBuilder &, Operation *)> apply,
     std::function<bool(Operation *)> accepts, int firstOpset = 11) {
  ConvertRule rule;
  rule.apply = std::move(apply);
  rule.accepts = std::move(accepts);
  rule.firstOpset = firstOpset;
  return rule;
}

/// NonMaxSuppression of one class of one image gives [image, class, box].
static SmallVector<Value> nms(OnnxBuilder &b, Operation *op) {
  Type f32 = b.builder.getF32Type();
  Value boxes = b.unsqueeze(b.in(op->getOperand(0), f32), {0});
  Value scores = b.unsqueeze(b.in(op->getOperand(1), f32), {0, 1});
  Value all = b.ints({std::numeric_limits<int64_t>::max()});
  Value threshold = b.constant(DenseElementsAttr::get(
      RankedTensorType::get({1}, f32),
      ArrayRef<float>(*getConstantFloat(op->getOperand(2)))));
  Value kept = b.NonMaxSuppression({boxes, scores, all, threshold});
  return {
      b.squeeze(b.Slice({kept, b.ints({2}), b.ints({3}), b.ints({1})}), {1})};
}

/// The columns [from, to) of the regions, [batch index, x1, y1, x2, y2].
static Value columns(OnnxBuilder &b, Value rois, int64_t from, int64_t to) {
  return b.Slice({rois, b.ints({from}), b.ints({to}), b.ints({1})});
}

/// RoiAlign. Before opset 16 it knew only what PyTorch calls not aligned.
static SmallVector<Value> roiAlign(OnnxBuilder &b, Operation *op) {
  Value rois = b.in(op->getOperand(1));
  Value batch =
      b.cast(b.squeeze(columns(b, rois, 0, 1), {1}), b.builder.getI64Type());
  SmallVector<OnnxAttr> attrs{
      {"spatial_scale", *getConstantFloat(op->getOperand(2))},
      {"output_height", *getConstantInt(op->getOperand(3))},
      {"output_width", *getConstantInt(op->getOperand(4))},
      {"sampling_ratio",
       std::max<int64_t>(0, *getConstantInt(op->getOperand(5)))}};
  if (b.opset >= 16)
    attrs.emplace_back("coordinate_transformation_mode",
                       *getConstantBool(op->getOperand(6))
                           ? "half_pixel"
                           : "output_half_pixel");
  return {b.op("RoiAlign",
               {b.in(op->getOperand(0)), columns(b, rois, 1, 5), batch},
               attrs)};
}

static SmallVector<Value> roiPool(OnnxBuilder &b, Operation *op) {
  Value out = b.MaxRoiPool(
      {b.in(op->getOperand(0)), b.in(op->getOperand(1))},
      {{"pooled_shape", OnnxAttr::Ints{*getConstantInt(op->getOperand(3)),
                                       *getConstantInt(op->getOperand(4))}},
       {"spatial_scale", *getConstantFloat(op->getOperand(2))}});
  return {out, Value()};
}

/// Whether the numbers of a pool over regions are known.
static bool knowsPool(Operation *op) {
  return isOnnxFloat(op->getOperand(0)) &&
         getConstantFloat(op->getOperand(2)) &&
         getConstantInt(op->getOperand(3)) && getConstantInt(op->getOperand(4));
}

static bool knowsAlign(Operation *op, bool anyAlignment) {
  std::optional<bool> aligned = getConstantBool(op->getOperand(6));
  return knowsPool(op) && getConstantInt(op->getOperand(5)) && aligned &&
         (anyAlignment || !*aligned);
}

// DeformConv: the same operands in another order.
static SmallVector<Value> deformConv(OnnxBuilder &b, Operation *op) {
  auto number = [&](unsigned i) { return *getConstantInt(op->getOperand(i)); };
  Value mask =
      *getConstantBool(op->getOperand(13)) ? b.in(op->getOperand(3)) : Value();
  auto weight = cast<TorchTensorType>(op->getOperand(1).getType());
  return {b.op(
      "DeformConv",
      {b.in(op->getOperand(0)), b.in(op->getOperand(1)),
       b.in(op->getOperand(2)), b.in(op->getOperand(4)), mask},
      {{"kernel_shape", OnnxAttr::Ints{*weight.getSize(2), *weight.getSize(3)}},
       {"strides", OnnxAttr::Ints{number(5), number(6)}},
       {"pads", OnnxAttr::Ints{number(7), number(8), number(7), number(8)}},
       {"dilations", OnnxAttr::Ints{number(9), number(10)}},
       {"group", number(11)},
       {"offset_group", number(12)}})};
}

static bool knowsDeformConv(Operation *op) {
  for (unsigned i = 5; i < 13; ++i)
    if (!getConstantInt(op->getOperand(i)))
      return false;
  auto weight = cast<TorchTensorType>(op->getOperand(1).getType());
  return isOnnxFloat(op->getOperand(0)) &&
         getConstantBool(op->getOperand(13)) && weight.getSize(2) &&
         weight.getSize(3);
}

void torchonnx::addVisionConversions(ConvertRules &rules) {
  rules.add({"torchvision::nms"}, rule(nms, [](Operation *op) {
              return getConstantFloat(op->getOperand(2)).has_value();
            }));
  rules.add({"torchvision::roi_align"}, rule(roiAlign, [](Operation *op) {
              return knowsAlign(op, false);
            }));
  rules.add(
      {"torchvision::roi_align"},
      rule(roiAlign, [](Operation *op) { return knowsAlign(op, true); }, 16));
  rules.add({"torchvision::roi_pool"}, rule(roiPool, [](Operation *op) {
              return knowsPool(op) && op->getResult(1).use_empty();
            }));
  rules.add({"torchvision::deform_conv2d"},
            rule(deformConv, knowsDeformConv, 19));
}
