//===- Pointwise.h - Decompositions element by element ----------*- C++ -*-===//
//
// PyTorch computes most pointwise operators in the dtype of their result, to
// which it promotes the operands; so do these decompositions.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_POINTWISE_H
#define TORCHONNX_PASSES_DECOMPOSE_POINTWISE_H

#include "passes/Decompose/Rules.h"

namespace torchonnx {

/// The dtype of an op's first result.
inline mlir::Type resultDtype(mlir::Operation *op) {
  return TorchBuilder::dtypeOf(op->getResult(0));
}

inline bool isTensor(mlir::Value x) {
  return mlir::isa<TorchTensorType>(x.getType());
}

/// A tensor or a number as a tensor of `dtype`.
inline mlir::Value asTensor(TorchBuilder &b, mlir::Value x, mlir::Type dtype) {
  return isTensor(x) ? b.cast(x, dtype) : b.scalar_tensor(x, dtype);
}

/// The same, but a known number stays one: an int is what `dtype` makes of it.
inline mlir::Value asOperand(TorchBuilder &b, mlir::Value x, mlir::Type dtype) {
  if (!getConstant(x) || isTensor(x))
    return asTensor(b, x, dtype);
  auto type = mlir::dyn_cast<mlir::IntegerType>(dtype);
  std::optional<int64_t> number = getConstantInt(x);
  if (!type || !number || type.getWidth() == 1 || type.getWidth() == 64)
    return x;
  llvm::APInt bits =
      llvm::APInt(64, *number, /*isSigned=*/true).trunc(type.getWidth());
  int64_t wrapped =
      type.isUnsigned() ? bits.getZExtValue() : bits.getSExtValue();
  return wrapped == *number ? x : b.value(wrapped);
}

/// What tensors of `dtype` are multiplied by: of integers it is truncated.
inline mlir::Value asFactor(TorchBuilder &b, mlir::Value x, mlir::Type dtype) {
  if (!mlir::isa<mlir::IntegerType>(dtype) ||
      !mlir::isa<TorchFloatType>(x.getType()))
    return x;
  if (std::optional<double> known = getConstantFloat(x))
    return b.value(static_cast<int64_t>(*known));
  return b.cast(b.scalar_tensor(x, b.f64()), dtype);
}

/// A tensor times a number.
inline mlir::Value multiplied(TorchBuilder &b, mlir::Value x,
                              mlir::Value factor) {
  if (b.failed())
    return {};
  factor = asFactor(b, factor, b.dtypeOf(x));
  return getConstantFloat(factor) == 1.0 ? x : b.mul(x, factor);
}

/// Adds f(x), x being the first operand in the result's dtype.
inline void addUnary(DecomposeRules &rules, llvm::StringRef name,
                     mlir::Value (*f)(TorchBuilder &, mlir::Value)) {
  rules.add({name}, [f](TorchBuilder &b, mlir::Operation *op) {
    return toVector(f(b, b.cast(op->getOperand(0), resultDtype(op))));
  });
}

/// Adds f(x, y), both operands being tensors of the result's dtype, to every
/// overload of `name` that is listed, those of numbers among them.
inline void addBinary(DecomposeRules &rules, llvm::StringRef name,
                      mlir::Value (*f)(TorchBuilder &, mlir::Value,
                                       mlir::Value)) {
  for (const OpSchema *schema : getListedOverloads(name))
    rules.add({schema->name}, [f](TorchBuilder &b, mlir::Operation *op) {
      mlir::Value result = op->getResult(0);
      bool isInt = mlir::isa<TorchIntType>(result.getType());
      mlir::Type dtype = isTensor(result) ? resultDtype(op)
                         : isInt          ? b.i64()
                                          : b.f64();
      mlir::Value x = asTensor(b, op->getOperand(0), dtype);
      mlir::Value y = f(b, x, asTensor(b, op->getOperand(1), dtype));
      if (!b.failed() && !isTensor(result))
        y = isInt ? b.Int(y) : b.Float(y);
      return toVector(y);
    });
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_POINTWISE_H
