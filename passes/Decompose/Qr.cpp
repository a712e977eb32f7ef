//===- Qr.cpp - Decompositions: QR by reflections -----------------------===//

#include "passes/Decompose/Matrices.h"
#include "passes/Decompose/Repeat.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

namespace {
/// Householder's reflection 1 - tau v v^H with LAPACK's signs, by which column
/// i of a matrix loses what is below its diagonal.
struct Reflection {
  Value tau, v;

  Reflection(TorchBuilder &b, Value matrix, Value i) {
    Value numbers = b.unsqueeze(b.arange(b.sizeOf(matrix, -2)), -1);
    Value column = columnOf(b, matrix, i), zeros = b.zeros_like(column);
    Value head = rowOf(b, column, i);
    Value tail = b.where(b.gt(numbers, i), column, zeros);
    Value tailSize = b.linalg_vector_norm(tail, 2, ints(-2), true);
    bool isComplex = b.isComplex(matrix);
    Value real = isComplex ? b.real(head) : head;
    Value size = b.hypot(isComplex ? b.abs(head) : head, tailSize);
    Value beta = b.neg(b.copysign(size, real));
    // None where the column is zero below the diagonal already, and real on it.
    Value isDone = b.eq(tailSize, 0);
    if (isComplex)
      isDone = b.logical_and(isDone, b.eq(b.imag(head), 0));
    tau =
        b.where(isDone, 0, b.div(b.sub(beta, head), b.where(isDone, 1, beta)));
    Value scale = b.where(isDone, 1, b.sub(head, beta));
    v = b.where(b.eq(numbers, i), b.ones_like(column), b.div(tail, scale));
  }
  /// H^H x
  Value of(TorchBuilder &b, Value x) const {
    Value factor = b.isComplex(x) ? b.conj_physical(tau) : tau;
    Value shadow = b.matmul(adjoint(b, v), x);
    return b.sub(x, b.matmul(b.mul(factor, v), shadow));
  }
};
} // namespace

/// H_1 H_2 … x of H_i = 1 - tau_i v_i v_i^H; turned around, … H_2^H H_1^H x.
/// v_i is column i of `a` below a diagonal of ones.
static SmallVector<Value> reflectAll(TorchBuilder &b, Value a, Value tau,
                                     Value x, bool turned) {
  Value identity = b.eye(b.sizeOf(a, -2), b.sizeOf(a, -1), b.dtypeOf(a));
  Value vectors = b.add(b.tril(a, -1), identity), count = b.sizeOf(tau, -1);
  return repeat(
      b, count, SmallVector<Value>{x}, [&](Value i, ArrayRef<Value> in) {
        Value at = turned ? i : b.sub(b.sub(count, 1), i);
        Value v = b.unsqueeze(b.select(vectors, -1, at), -1),
              t = b.unsqueeze(b.unsqueeze(b.select(tau, -1, at), -1), -1);
        if (turned && b.isComplex(t))
          t = b.conj_physical(t);
        Value shadow = b.matmul(adjoint(b, v), in[0]);
        return SmallVector<Value>{b.sub(in[0], b.mul(t, b.matmul(v, shadow)))};
      });
}

static void addFactorisations(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, AtenLinalgQrOp op) -> SmallVector<Value> {
    Value a = op.getA();
    std::optional<StringRef> mode = getConstantStr(op.getMode());
    if (!mode)
      return {b.fail("a mode that is known only at run time")};
    Value m = b.sizeOf(a, -2), k = smallerSide(b, a);
    SmallVector<Value> square = b.sizesOf(a);
    square.back() = m;
    Value identity = b.expand(b.eye(m, b.dtypeOf(a)), square);
    SmallVector<Value> carried = repeat(
        b, k, SmallVector<Value>{a, identity},
        [&](Value i, ArrayRef<Value> in) {
          Reflection h(b, in[0], i);
          Value vH = adjoint(b, h.v);
          return SmallVector<Value>{
              h.of(b, in[0]),
              b.sub(in[1], b.matmul(b.matmul(in[1], b.mul(h.tau, h.v)), vH))};
        });
    if (b.failed())
      return {};
    Value r = b.triu(carried[0]), q = carried[1];
    if (*mode != "complete") {
      r = b.slice(r, -2, 0, k);
      q = b.slice(q, -1, 0, k);
    }
    return {*mode == "r" ? b.zeros(ints(0), b.dtypeOf(a)) : q, r};
  });
  // The same with the reflections in place of what they took away.
  rules.add([](TorchBuilder &b, AtenGeqrfOp op) -> SmallVector<Value> {
    Value a = op.getSelf();
    Value k = smallerSide(b, a), numbers = b.arange(b.sizeOf(a, -1));
    SmallVector<Value> sizes = b.sizesOf(a);
    if (b.failed())
      return {};
    sizes.pop_back();
    sizes.back() = k;
    SmallVector<Value> carried =
        repeat(b, k,
               SmallVector<Value>{a, b.zeros_like(a),
                                  b.zeros(ValueRange(sizes), b.dtypeOf(a))},
               [&](Value i, ArrayRef<Value> in) {
                 Reflection h(b, in[0], i);
                 Value tau = b.squeeze(h.tau, -1);
                 return SmallVector<Value>{
                     h.of(b, in[0]), b.where(b.eq(numbers, i), h.v, in[1]),
                     b.where(b.eq(b.slice(numbers, 0, 0, k), i), tau, in[2])};
               });
    if (b.failed())
      return {};
    return {b.add(b.triu(carried[0]), b.tril(carried[1], -1)), carried[2]};
  });
  rules.add([](TorchBuilder &b, AtenQrOp op) {
    return b.callAll("aten::linalg_qr",
                     {op.getSelf(), getConstantBool(op.getSome()) == false
                                        ? "complete"
                                        : "reduced"});
  });
}

static void addProducts(DecomposeRules &rules) {
  rules.add({"aten::linalg_householder_product", "aten::orgqr"},
            [](TorchBuilder &b, Operation *op) {
              Value a = op->getOperand(0), tau = op->getOperand(1);
              Value identity =
                  b.eye(b.sizeOf(a, -2), b.sizeOf(a, -1), b.dtypeOf(a));
              return reflectAll(b, a, tau, b.expand_as(identity, a), false);
            });
  // Q C of the product Q of reflections, or C Q = (Q^H C^H)^H
  rules.add([](TorchBuilder &b, AtenOrmqrOp op) -> SmallVector<Value> {
    std::optional<bool> left = getConstantBool(op.getLeft()),
                        transposed = getConstantBool(op.getTranspose());
    if (!left || !transposed)
      return {b.fail("a flag that is known only at run time")};
    Value x = op.getInput3();
    if (*left)
      return reflectAll(b, op.getSelf(), op.getInput2(), x, *transposed);
    SmallVector<Value> y = reflectAll(b, op.getSelf(), op.getInput2(),
                                      adjoint(b, x), !*transposed);
    return b.failed() ? SmallVector<Value>{} : toVector(adjoint(b, y[0]));
  });
}

void torchonnx::addQrDecompositions(DecomposeRules &rules) {
  // The adjoint takes the place of the transpose.
  rules.holdForComplex({"aten::linalg_qr", "aten::geqrf", "aten::qr",
                        "aten::linalg_householder_product", "aten::orgqr",
                        "aten::ormqr"});
  addFactorisations(rules);
  addProducts(rules);
}
