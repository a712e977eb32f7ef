//===- Linear.cpp - Conversions: matrix products --------------------------===//

#include "passes/Convert/Rules.h"
#include "passes/Windows.h"

using namespace mlir;
using namespace torchonnx;

/// The dtypes of MatMul. Smaller integers and bfloat16 are cast in Decompose.
static bool hasMatMul(Value x) {
  Type dtype = OnnxBuilder::torchDtype(x);
  return isOnnxFloat(x) || dtype.isInteger(32) || dtype.isInteger(64);
}

/// A factor of Gemm, which is an f32 attribute: nothing if it cannot be one.
static std::optional<double> getFactor(Value number, Value x) {
  std::optional<double> factor = getConstantFloat(number);
  bool exact = factor && double(float(*factor)) == *factor;
  return exact || !OnnxBuilder::torchDtype(x).isF64() ? factor : std::nullopt;
}

/// MatMul covers every rank from 1 on, as PyTorch's matmul does.
static void addProducts(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenMatmulOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getOther())});
      })
      .when([](AtenMatmulOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenMmOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getMat2())});
      })
      .when([](AtenMmOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenBmmOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getMat2())});
      })
      .when([](AtenBmmOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenMvOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getVec())});
      })
      .when([](AtenMvOp op) { return hasMatMul(op.getSelf()); });
  rules
      .add([](OnnxBuilder &b, AtenDotOp op) {
        return b.MatMul({b.in(op.getSelf()), b.in(op.getTensor())});
      })
      .when([](AtenDotOp op) { return hasMatMul(op.getSelf()); });
  // int8 @ int8 -> int32.
  rules.add([](OnnxBuilder &b, Aten_IntMmOp op) {
    return b.MatMulInteger({b.in(op.getSelf()), b.in(op.getMat2())});
  });
}

void torchonnx::addLinearConversions(ConvertRules &rules) {
  addProducts(rules);
  // Gemm(x, w^T, bias). Without a bias MatMul is as good.
  rules
      .add([](OnnxBuilder &b, AtenLinearOp op) {
        return b.Gemm(
            {b.in(op.getInput()), b.in(op.getWeight()), b.in(op.getBias())},
            {{"transB", 1}});
      })
      .when([](AtenLinearOp op) {
        return isOnnxFloat(op.getInput()) &&
               OnnxBuilder::rank(op.getInput()) == 2 &&
               OnnxBuilder::rank(op.getWeight()) == 2;
      });
  // Gemm(mat1, mat2, self) = alpha mat1 @ mat2 + beta self. With beta = 0,
  // PyTorch does not read self at all.
  rules
      .add([](OnnxBuilder &b, AtenAddmmOp op) {
        double beta = *getConstantFloat(op.getBeta());
        Value self = beta == 0 ? Value() : b.in(op.getSelf());
        return b.Gemm(
            {b.in(op.getMat1()), b.in(op.getMat2()), self},
            {{"alpha", *getConstantFloat(op.getAlpha())}, {"beta", beta}});
      })
      .when([](AtenAddmmOp op) {
        return isOnnxFloat(op.getSelf()) &&
               getFactor(op.getBeta(), op.getSelf()) &&
               getFactor(op.getAlpha(), op.getSelf());
      });
}
