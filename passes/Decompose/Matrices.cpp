//===- Matrices.cpp - What rules for matrices share -----------------------===//

#include "passes/Decompose/Matrices.h"

using namespace mlir;
using namespace torchonnx;

/// The identity, in the shape of the batch of `x` [*, n, n].
Value torchonnx::identityLike(TorchBuilder &b, Value x) {
  Value n = b.sizeOf(x, -1);
  return b.expand(b.eye(n, b.dtypeOf(x)), b.sizesOf(x));
}

/// min(m, n) of matrices [*, m, n].
Value torchonnx::smallerSide(TorchBuilder &b, Value a) {
  Value m = b.sizeOf(a, -2), n = b.sizeOf(a, -1);
  if (b.failed() || m.getType() == n.getType())
    return n;
  std::optional<int64_t> height = getConstantInt(m), width = getConstantInt(n);
  return height && width ? b.value(std::min(*height, *width))
                         : b.sizeOf(b.diagonal(a, 0, -2, -1), -1);
}
