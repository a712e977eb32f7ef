//===- LinearAlgebra.cpp - Conversions: linear algebra --------------------===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

void torchonnx::addLinearAlgebraConversions(ConvertRules &rules) {
  // Det. ONNX Runtime has it for float32 only; others are eliminated.
  auto isF32 = [](auto op) {
    return OnnxBuilder::torchDtype(op->getOperand(0)).isF32();
  };
  rules
      .add([](OnnxBuilder &b, AtenLinalgDetOp op) {
        return b.Det(b.in(op.getA()));
      })
      .when(isF32);
  rules
      .add([](OnnxBuilder &b, AtenDetOp op) {
        return b.Det(b.in(op.getSelf()));
      })
      .when(isF32);
}
