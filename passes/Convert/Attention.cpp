//===- Attention.cpp - Conversions: attention -----------------------------===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

/// Whether ONNX's Attention is the same: it knows no row of which the mask
/// hides all, and wants [batch, heads, length, size].
static bool isAttention(AtenScaledDotProductAttentionOp op) {
  return isOnnxFloat(op.getQuery()) && OnnxBuilder::rank(op.getQuery()) == 4 &&
         OnnxBuilder::rank(op.getKey()) == 4 &&
         OnnxBuilder::rank(op.getValue()) == 4 && isNone(op.getAttnMask()) &&
         getConstantFloat(op.getDropoutP()) == 0.0 &&
         getConstantBool(op.getIsCausal()) &&
         (isNone(op.getScale()) || getConstantFloat(op.getScale()));
}

void torchonnx::addAttentionConversions(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenScaledDotProductAttentionOp op) {
        SmallVector<OnnxAttr> attrs{
            {"is_causal", *getConstantBool(op.getIsCausal())}};
        if (std::optional<double> scale = getConstantFloat(op.getScale()))
          attrs.emplace_back("scale", *scale);
        return b.op(
            "Attention",
            {b.in(op.getQuery()), b.in(op.getKey()), b.in(op.getValue())},
            attrs);
      })
      .since(23)
      .when(isAttention);
}
