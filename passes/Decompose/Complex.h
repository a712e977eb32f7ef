//===- Complex.h - Complex numbers by their parts ---------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_COMPLEX_H
#define TORCHONNX_PASSES_DECOMPOSE_COMPLEX_H

#include "passes/Decompose/TorchBuilder.h"

namespace torchonnx {

/// A complex value as its real and imaginary parts: tensors or numbers. No
/// imaginary part (null) means that it is 0.
struct Parts {
  mlir::Value re, im;
};

/// The parts of a complex or real tensor or number. Those of a tensor that was
/// made of its parts are just these.
Parts partsOf(TorchBuilder &b, mlir::Value x);
/// The same, as tensors of `dtype`; numbers stay numbers.
Parts partsOf(TorchBuilder &b, mlir::Value x, mlir::Type dtype);
/// The complex tensor of these parts; of a real tensor when there is no
/// imaginary one.
mlir::Value wholeOf(TorchBuilder &b, Parts z);

/// The dtype of the parts of a complex tensor; that of a real one itself.
mlir::Type partDtype(mlir::Value x);

/// Arithmetic with parts, any of which may be absent.
struct ComplexArithmetic {
  TorchBuilder &b;

  mlir::Value add(mlir::Value x, mlir::Value y) {
    if (!x || !y)
      return x ? x : y;
    return b.isTensor(x) ? b.add(x, y) : b.add(y, x);
  }
  mlir::Value sub(mlir::Value x, mlir::Value y) {
    if (!x || !y)
      return x ? x : neg(y);
    return b.isTensor(x) ? b.sub(x, y) : b.rsub(y, x);
  }
  mlir::Value mul(mlir::Value x, mlir::Value y) {
    if (!x || !y)
      return {};
    return b.isTensor(x) ? b.mul(x, y) : b.mul(y, x);
  }
  mlir::Value neg(mlir::Value x) { return x ? b.neg(x) : x; }

  Parts add(Parts x, Parts y) { return {add(x.re, y.re), add(x.im, y.im)}; }
  Parts sub(Parts x, Parts y) { return {sub(x.re, y.re), sub(x.im, y.im)}; }
  /// (a + ib)(c + id) = (ac - bd) + i(ad + bc), for any bilinear product.
  template <typename Product>
  Parts product(Parts x, Parts y, Product product) {
    auto times = [&](mlir::Value p, mlir::Value q) {
      return p && q ? product(p, q) : mlir::Value();
    };
    return {sub(times(x.re, y.re), times(x.im, y.im)),
            add(times(x.re, y.im), times(x.im, y.re))};
  }
  Parts matmul(Parts x, Parts y) {
    return product(
        x, y, [&](mlir::Value p, mlir::Value q) { return b.matmul(p, q); });
  }
  Parts conj(Parts z) { return {z.re, neg(z.im)}; }
  Parts mul(Parts x, Parts y) {
    return product(x, y,
                   [&](mlir::Value p, mlir::Value q) { return mul(p, q); });
  }
  /// x / y = x conj(y) / |y|^2, with y scaled by its larger part so that |y|^2
  /// neither overflows nor vanishes. By 0, both parts of x are.
  Parts div(Parts x, Parts y) {
    if (!y.im)
      return {b.div(x.re, y.re), x.im ? b.div(x.im, y.re) : x.im};
    if (!b.isTensor(y.re))
      y = {b.scalar_tensor(y.re, b.f64()), b.scalar_tensor(y.im, b.f64())};
    mlir::Value scale = b.maximum(b.abs(y.re), b.abs(y.im));
    mlir::Value isZero = b.eq(scale, 0);
    scale = b.where(isZero, 1, scale);
    mlir::Value c = b.where(isZero, 1, b.div(y.re, scale)),
                d = b.div(y.im, scale);
    mlir::Value norm = b.abs(b.add(b.mul(y.re, c), b.mul(y.im, d)));
    return {b.div(add(mul(x.re, c), mul(x.im, d)), norm),
            b.div(sub(mul(x.im, c), mul(x.re, d)), norm)};
  }
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_COMPLEX_H
