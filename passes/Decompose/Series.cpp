//===- Series.cpp - Polynomials and Chebyshev series ----------------------===//

#include "passes/Decompose/Series.h"

using namespace mlir;
using namespace torchonnx;

Value torchonnx::polynomial(TorchBuilder &b, Value x,
                            ArrayRef<double> coefficients) {
  Value y;
  for (double c : coefficients)
    y = y ? b.add(b.mul(y, x), c) : b.scalarTensor(c, b.dtypeOf(x));
  return y;
}

Value torchonnx::chebyshev(TorchBuilder &b, Value x,
                           ArrayRef<double> coefficients) {
  Type dtype = b.dtypeOf(x);
  if (!dtype.isF64())
    while (std::abs(coefficients.front()) < 1e-9)
      coefficients = coefficients.drop_front();
  Value zero = b.scalarTensor(0, dtype);
  Value current = b.scalarTensor(coefficients.front(), dtype);
  Value last = zero, previous = zero;
  for (double c : coefficients.drop_front()) {
    previous = last;
    last = current;
    current = b.add(b.sub(b.mul(x, last), previous), c);
  }
  return b.mul(b.sub(current, previous), 0.5);
}

void torchonnx::addSpecial(DecomposeRules &rules, StringRef name,
                           Value (*f)(TorchBuilder &, Value)) {
  rules.add({name}, [f](TorchBuilder &b, Operation *op) {
    Type dtype = resultDtype(op);
    Type wide = preciseDtype(b, dtype);
    return toVector(b.cast(f(b, b.cast(op->getOperand(0), wide)), dtype));
  });
}
