//===- ComplexFunctions.cpp - Functions of complex numbers ----------------===//
//
// By formulas over complex tensors, whose parts are computed in turn.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Complex.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

/// i z and -i z
static Value turned(TorchBuilder &b, Value z, bool back = false) {
  Parts p = partsOf(b, z);
  return back ? wholeOf(b, {p.im, b.neg(p.re)})
              : wholeOf(b, {b.neg(p.im), p.re});
}

// Kahan's, which neither cancel nor leave a branch: with r = sqrt(1 - z) and
// s = sqrt(1 + z),
// acos(z) = 2 atan(re r / re s) + i asinh(im(conj(s) r))
// asin(z) = atan(re z / re(r s)) + i asinh(im(conj(r) s))
static Value acos(TorchBuilder &b, Value z) {
  Value r = b.sqrt(b.rsub(z, 1)), s = b.sqrt(b.add(z, 1));
  Value re = b.atan2(partsOf(b, r).re, partsOf(b, s).re);
  Value im = b.asinh(partsOf(b, b.mul(b.conj_physical(s), r)).im);
  return wholeOf(b, {b.mul(re, 2), im});
}
static Value asin(TorchBuilder &b, Value z) {
  Value r = b.sqrt(b.rsub(z, 1)), s = b.sqrt(b.add(z, 1));
  Value re = b.atan2(partsOf(b, z).re, partsOf(b, b.mul(r, s)).re);
  Value im = b.asinh(partsOf(b, b.mul(b.conj_physical(r), s)).im);
  return wholeOf(b, {re, im});
}
// asinh(z) = -i asin(i z)
static Value asinh(TorchBuilder &b, Value z) {
  return turned(b, asin(b, turned(b, z)), /*back=*/true);
}
// acosh(z) = asinh(re(conj(r) s)) + 2 i atan(im r / re s) with r = sqrt(z - 1)
static Value acosh(TorchBuilder &b, Value z) {
  Value r = b.sqrt(b.sub(z, 1)), s = b.sqrt(b.add(z, 1));
  Value re = b.asinh(partsOf(b, b.mul(b.conj_physical(r), s)).re);
  Value im = b.atan2(partsOf(b, r).im, partsOf(b, s).re);
  return wholeOf(b, {re, b.mul(im, 2)});
}
// atanh(x + iy) = log1p(4 x / ((1 - x)^2 + y^2)) / 4
//                 + i atan(2 y / ((1 - x) (1 + x) - y^2)) / 2
static Value atanh(TorchBuilder &b, Value z) {
  Parts p = partsOf(b, z);
  Value below = b.rsub(p.re, 1), above = b.add(p.re, 1), y2 = b.square(p.im);
  Value ratio = b.div(b.mul(p.re, 4), b.add(b.square(below), y2));
  Value im = b.atan2(b.mul(p.im, 2), b.sub(b.mul(below, above), y2));
  return wholeOf(b, {b.mul(b.log1p(ratio), 0.25), b.mul(im, 0.5)});
}
// atan(z) = -i atanh(i z)
static Value atan(TorchBuilder &b, Value z) {
  return turned(b, atanh(b, turned(b, z)), /*back=*/true);
}

// expm1(x + iy) = expm1(x) cos(y) - 2 sin(y / 2)^2 + i exp(x) sin(y)
static Value expm1(TorchBuilder &b, Value z) {
  Parts p = partsOf(b, z);
  Value half = b.square(b.sin(b.mul(p.im, 0.5)));
  return wholeOf(b, {b.sub(b.mul(b.expm1(p.re), b.cos(p.im)), b.mul(half, 2)),
                     b.mul(b.exp(p.re), b.sin(p.im))});
}
// log1p(x + iy) = log1p(x (2 + x) + y^2) / 2 + i arg(1 + z)
static Value log1p(TorchBuilder &b, Value z) {
  Parts p = partsOf(b, z);
  Value excess = b.add(b.mul(p.re, b.add(p.re, 2)), b.square(p.im));
  return wholeOf(b,
                 {b.mul(b.log1p(excess), 0.5), b.atan2(p.im, b.add(p.re, 1))});
}
// sinc(z) = sin(pi z) / (pi z), 1 at 0
static Value sinc(TorchBuilder &b, Value z) {
  Value x = b.mul(z, M_PI), isZero = b.eq(z, 0);
  return b.where(isZero, 1, b.div(b.sin(x), b.where(isZero, 1, x)));
}

// log(exp(x) + exp(y)) = x + log1p(exp(y - x)), x having the larger real part
static Value logaddexp(TorchBuilder &b, AtenLogaddexpOp op) {
  Value x = op.getSelf(), y = op.getOther();
  Value isFirst = b.ge(partsOf(b, x).re, partsOf(b, y).re);
  Value large = b.where(isFirst, x, y), small = b.where(isFirst, y, x);
  return b.add(large, b.log1p(b.exp(b.sub(small, large))));
}

template <Value (*f)(TorchBuilder &, Value)>
static void addFunction(DecomposeRules &rules, StringRef name) {
  rules.complex.add({name}, [](TorchBuilder &b, Operation *op) {
    return toVector(f(b, op->getOperand(0)));
  });
}

static void addElementwise(DecomposeRules &rules) {
  addFunction<acos>(rules, "aten::acos");
  addFunction<asin>(rules, "aten::asin");
  addFunction<atan>(rules, "aten::atan");
  addFunction<acosh>(rules, "aten::acosh");
  addFunction<asinh>(rules, "aten::asinh");
  addFunction<atanh>(rules, "aten::atanh");
  addFunction<expm1>(rules, "aten::expm1");
  addFunction<log1p>(rules, "aten::log1p");
  addFunction<sinc>(rules, "aten::sinc");
  rules.complex.add(logaddexp);
  rules.complex.add([](TorchBuilder &b, AtenExp2Op op) {
    return b.exp(b.mul(op.getSelf(), M_LN2));
  });
  rules.complex.add([](TorchBuilder &b, AtenSiluOp op) {
    return b.mul(op.getSelf(), b.sigmoid(op.getSelf()));
  });
}

static void addReductions(DecomposeRules &rules) {
  // True is what is not 0.
  rules.complex.add({"aten::any", "aten::any.dim", "aten::any.dims",
                     "aten::all", "aten::all.dim", "aten::all.dims",
                     "aten::count_nonzero", "aten::count_nonzero.dim_IntList",
                     "aten::nonzero", "aten::nonzero_static"},
                    [](TorchBuilder &b, Operation *op) {
                      SmallVector<Value> operands(op->getOperands());
                      operands[0] = b.ne(operands[0], 0);
                      return b.failed() ? SmallVector<Value>{}
                                        : b.callOperator(getOperatorName(op),
                                                         operands);
                    });
  // log(sum(exp(z - m))) + m with m = max(re z)
  rules.complex.add([](TorchBuilder &b, AtenLogsumexpOp op) {
    Value z = op.getSelf();
    SmallVector<int64_t> dims = dimsOf(z, op.getDim());
    Value most = b.amax(partsOf(b, z).re, dims, true);
    most = b.where(b.isfinite(most), most, 0);
    Value sum = b.sum(b.exp(b.sub(z, most)), dims, op.getKeepdim());
    bool keep = getConstantBool(op.getKeepdim()).value_or(false);
    return b.add(b.log(sum),
                 keep || !b.rankOf(z) ? most : b.squeeze(most, dims));
  });
  rules.complex.add([](TorchBuilder &b, AtenVarMeanCorrectionOp op) {
    Value x = op.getSelf();
    return SmallVector<Value>{
        b.var(x, op.getDim(), op.getCorrection(), op.getKeepdim()),
        b.mean(x, dimsOf(x, op.getDim()), op.getKeepdim())};
  });
  rules.complex.add([](TorchBuilder &b, AtenStdMeanCorrectionOp op) {
    Value x = op.getSelf();
    return SmallVector<Value>{
        b.std(x, op.getDim(), op.getCorrection(), op.getKeepdim()),
        b.mean(x, dimsOf(x, op.getDim()), op.getKeepdim())};
  });
}

void torchonnx::addComplexFunctionsDecompositions(DecomposeRules &rules) {
  addElementwise(rules);
  addReductions(rules);
  rules.holdForComplex({"aten::linalg_cross", "aten::cross", "aten::cov",
                        "aten::corrcoef", "aten::narrow.Tensor"});
}
