//===- Activation.cpp - Conversions: activations --------------------------===//

#include "passes/Convert/Pointwise.h"

using namespace mlir;
using namespace torchonnx;

/// A number that is known, as an attribute.
static std::optional<double> known(Value number) {
  return getConstantFloat(number);
}

/// Softmax or LogSoftmax over operand 1, in the result's dtype. Before ONNX 13
/// they reduced over every dim from the axis on.
static void addSoftmax(ConvertRules &rules, StringRef opType,
                       std::initializer_list<StringRef> names) {
  ConvertRule rule;
  rule.apply = [opType](OnnxBuilder &b, Operation *op) {
    Type dtype = OnnxBuilder::torchDtype(op->getResult(0));
    int64_t axis = *getConstantInt(op->getOperand(1));
    if (b.opset < 13 && axis < 0)
      axis += OnnxBuilder::rank(op->getResult(0));
    Value x = b.in(op->getOperand(0), dtype);
    return toVector(b.widened(opType, {x}, {{"axis", axis}}));
  };
  auto isLast = [](Operation *op) {
    int64_t axis = *getConstantInt(op->getOperand(1));
    return axis == -1 || axis == OnnxBuilder::rank(op->getResult(0)) - 1;
  };
  // PyTorch rounds the sum over the last dim to bfloat16, which shows in its
  // logarithm.
  auto isRounded = [=](Operation *op) {
    return opType == "LogSoftmax" && isLast(op) &&
           OnnxBuilder::torchDtype(op->getResult(0)).isBF16();
  };
  rule.accepts = [=](Operation *op) {
    return getConstantInt(op->getOperand(1)) &&
           OnnxBuilder::rank(op->getResult(0)) > 0 && !isRounded(op);
  };
  rule.firstOpset = 13;
  rules.add(names, rule);
  rule.accepts = [=](Operation *op) {
    return getConstantInt(op->getOperand(1)) &&
           OnnxBuilder::rank(op->getResult(0)) > 0 && isLast(op) &&
           !isRounded(op);
  };
  rule.firstOpset = 0;
  rule.lastOpset = 12;
  rules.add(names, rule);
}

void torchonnx::addActivationConversions(ConvertRules &rules) {
  // Few runtimes have a Relu of integers: those are clamped.
  rules.add({"aten::relu"}, pointwise("Relu", 1, givesFloat));

  rules.add({"aten::selu"}, pointwise("Selu", 1));
  rules
      .add([](OnnxBuilder &b, AtenLeakyReluOp op) {
        return b.widened("LeakyRelu", {b.in(op.getSelf())},
                         {{"alpha", *known(op.getNegativeSlope())}});
      })
      .when([](AtenLeakyReluOp op) {
        return givesFloat(op) && known(op.getNegativeSlope());
      });
  rules
      .add([](OnnxBuilder &b, AtenEluOp op) {
        return b.widened("Elu", {b.in(op.getSelf())},
                         {{"alpha", *known(op.getAlpha())}});
      })
      .when([](AtenEluOp op) {
        return known(op.getAlpha()) && known(op.getScale()) == 1.0 &&
               known(op.getInputScale()) == 1.0;
      });
  // Celu of float alone.
  rules
      .add([](OnnxBuilder &b, AtenCeluOp op) {
        return b.Celu(b.in(op.getSelf()), {{"alpha", *known(op.getAlpha())}});
      })
      .since(12)
      .when([](AtenCeluOp op) {
        return known(op.getAlpha()) &&
               OnnxBuilder::torchDtype(op.getSelf()).isF32();
      });
  // Softplus; PyTorch's threshold of 20 is where it is x in float already.
  rules
      .add([](OnnxBuilder &b, AtenSoftplusOp op) {
        return b.widened("Softplus", {b.in(op.getSelf())});
      })
      .when([](AtenSoftplusOp op) {
        return known(op.getBeta()) == 1.0 && known(op.getThreshold()) >= 20.0;
      });
  rules
      .add([](OnnxBuilder &b, AtenHardsigmoidOp op) {
        return b.widened("HardSigmoid", {b.in(op.getSelf())},
                         {{"alpha", 1.0 / 6}, {"beta", 0.5}});
      })
      .when([](AtenHardsigmoidOp op) { return givesFloat(op); });
  // PRelu, whose slope broadcasts to x.
  rules.add([](OnnxBuilder &b, Aten_PreluKernelOp op) {
    return b.widened("PRelu", {b.in(op.getSelf()), b.in(op.getWeight())});
  });

  // The fused operators of newer opsets.
  auto since = [&](int opset, StringRef name, StringRef opType) {
    ConvertRule rule = pointwise(opType, 1, givesFloat);
    rule.firstOpset = opset;
    rules.add({name}, rule);
  };
  since(14, "aten::hardswish", "HardSwish");
  since(18, "aten::mish", "Mish");
  since(24, "aten::silu", "Swish");
  rules
      .add([](OnnxBuilder &b, AtenGeluOp op) {
        return b.Gelu(b.in(op.getSelf()),
                      {{"approximate", *getConstantStr(op.getApproximate())}});
      })
      .since(20)
      .when([](AtenGeluOp op) {
        return getConstantStr(op.getApproximate()).has_value();
      });

  addSoftmax(rules, "Softmax", {"aten::softmax.int", "aten::_softmax"});
  addSoftmax(rules, "LogSoftmax",
             {"aten::log_softmax.int", "aten::_log_softmax"});
}
