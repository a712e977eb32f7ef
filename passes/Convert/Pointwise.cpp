//===- Pointwise.cpp - Conversions element by element ---------------------===//

#include "passes/Convert/Pointwise.h"

using namespace mlir;
using namespace torchonnx;

bool torchonnx::isReal(Operation *op) {
  auto isComplex = [](Type type) {
    auto tensor = dyn_cast<TorchTensorType>(type);
    return isa<TorchComplexType>(type) ||
           (tensor && isa_and_nonnull<ComplexType>(tensor.getDtype()));
  };
  return llvm::none_of(op->getOperandTypes(), isComplex) &&
         llvm::none_of(op->getResultTypes(), isComplex);
}

bool torchonnx::givesFloat(Operation *op) {
  return isReal(op) && isa_and_nonnull<mlir::FloatType>(
                           getOnnxDtype(op->getResult(0).getType()));
}

bool torchonnx::givesBool(Operation *op) {
  Type dtype = getOnnxDtype(op->getResult(0).getType());
  return dtype && dtype.isInteger(1);
}

bool torchonnx::givesInt(Operation *op) {
  return isa_and_nonnull<IntegerType>(
             getOnnxDtype(op->getResult(0).getType())) &&
         !givesBool(op);
}

SmallVector<Value> torchonnx::operandsAs(OnnxBuilder &b, Operation *op,
                                         unsigned count, Type dtype) {
  if (!dtype)
    b.fail("a number whose kind is known only at run time");
  SmallVector<Value> values;
  for (Value operand : op->getOperands().take_front(count))
    values.push_back(dtype ? b.in(operand, dtype) : Value());
  return values;
}

ConvertRule torchonnx::pointwise(StringRef opType, unsigned count,
                                 std::function<bool(Operation *)> accepts) {
  auto apply = [opType, count](OnnxBuilder &b, Operation *op) {
    return toVector(b.widened(
        opType,
        operandsAs(b, op, count, getOnnxDtype(op->getResult(0).getType()))));
  };
  return {apply, 0, 1000, std::move(accepts)};
}

ConvertRule torchonnx::castOnly() {
  auto apply = [](OnnxBuilder &b, Operation *op) {
    Type dtype = getOnnxDtype(op->getResult(0).getType());
    return toVector(operandsAs(b, op, 1, dtype).front());
  };
  auto accepts = [](Operation *op) {
    return isReal(op) || getOnnxDtype(op->getOperand(0).getType()) ==
                             getOnnxDtype(op->getResult(0).getType());
  };
  return {apply, 0, 1000, std::move(accepts)};
}
