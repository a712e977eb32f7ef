//===- Wrap.cpp - The same operator on other operands ---------------------===//

#include "passes/Decompose/Wrap.h"

using namespace mlir;
using namespace torchonnx;

static TorchTensorType tensorType(Value value) {
  auto type = dyn_cast<TorchTensorType>(value.getType());
  return type && type.getDtype() ? type : TorchTensorType();
}

SmallVector<Value> torchonnx::computeAs(TorchBuilder &b, Operation *op,
                                        Type dtype) {
  Type own = tensorType(op->getOperand(0)).getDtype();
  bool isFloat = isa<mlir::FloatType>(own);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    TorchTensorType type = tensorType(operand);
    bool alike = type && (isFloat ? isa<mlir::FloatType>(type.getDtype())
                                  : type.getDtype() == own);
    operands.push_back(alike ? b.cast(operand, dtype) : operand);
  }
  SmallVector<Value> results = b.callOperator(getOperatorName(op), operands);
  for (auto [i, result] : llvm::enumerate(results))
    if (TorchTensorType want = tensorType(op->getResult(i)))
      result = b.cast(result, want.getDtype());
  return results;
}

SmallVector<Value> torchonnx::computeBatched(TorchBuilder &b, Operation *op,
                                             ArrayRef<unsigned> others) {
  SmallVector<Value> operands(op->getOperands());
  operands[0] = b.unsqueeze(operands[0], 0);
  for (unsigned i : others)
    operands[i] = b.unsqueeze(operands[i], 0);
  SmallVector<Value> results = b.callOperator(getOperatorName(op), operands);
  for (Value &result : results)
    result = b.squeeze(result, 0);
  return results;
}

SmallVector<Value>
torchonnx::recompute(TorchBuilder &b, Operation *op,
                     ArrayRef<std::pair<unsigned, Arg>> replaced,
                     StringRef name) {
  SmallVector<Value> operands(op->getOperands());
  for (auto &[i, arg] : replaced)
    operands[i] = b.value(arg);
  return b.callOperator(name.empty() ? getOperatorName(op) : name, operands);
}
