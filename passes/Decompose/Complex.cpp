//===- Complex.cpp - Decompositions of ops on complex tensors -------------===//
//
// ONNX has no complex arithmetic. Views of complex tensors are views of pairs
// (Convert takes them as they are); everything else is computed by its real and
// imaginary parts: z = re + i im.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Complex.h"
#include "passes/Decompose/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

Type torchonnx::partDtype(Value x) {
  Type dtype = TorchBuilder::dtypeOf(x);
  auto complex = dyn_cast<mlir::ComplexType>(dtype);
  return complex ? complex.getElementType() : dtype;
}

Parts torchonnx::partsOf(TorchBuilder &b, Value x) {
  if (b.failed())
    return {};
  if (isa<TorchComplexType>(x.getType())) {
    auto number = dyn_cast_or_null<DenseElementsAttr>(getConstant(x));
    if (!number)
      return {b.fail("a complex number that is known only at run time"), {}};
    auto value = *number.getValues<std::complex<APFloat>>().begin();
    return {b.value(value.real().convertToDouble()),
            b.value(value.imag().convertToDouble())};
  }
  if (!TorchBuilder::isTensor(x) || !b.isComplex(x))
    return {x, {}};
  Operation *op = x.getDefiningOp();
  if (op && AtenComplexOp::classof(op))
    return {op->getOperand(0), op->getOperand(1)};
  Value pair = op && AtenViewAsComplexOp::classof(op) ? op->getOperand(0)
                                                      : b.view_as_real(x);
  return {b.select(pair, -1, 0), b.select(pair, -1, 1)};
}

Parts torchonnx::partsOf(TorchBuilder &b, Value x, Type dtype) {
  Parts z = partsOf(b, x);
  auto asPart = [&](Value part) {
    return TorchBuilder::isTensor(part) ? b.cast(part, dtype) : part;
  };
  return {asPart(z.re), asPart(z.im)};
}

Value torchonnx::wholeOf(TorchBuilder &b, Parts z) {
  if (b.failed())
    return {};
  // A part may be a number: that of what is added to a real tensor.
  if (!z.im)
    z.im = b.zeros_like(z.re);
  else if (!b.isTensor(z.im))
    z.im = b.full_like(z.re, z.im);
  else if (!b.isTensor(z.re))
    z.re = b.full_like(z.im, z.re);
  return b.complex_(z.re, z.im);
}

//===----------------------------------------------------------------------===//
// Construction and inspection
//===----------------------------------------------------------------------===//

static Value absolute(TorchBuilder &b, Parts z) {
  return z.im ? b.hypot(z.re, z.im) : b.abs(z.re);
}
static Value angle(TorchBuilder &b, Parts z) { return b.atan2(z.im, z.re); }

/// To complex, from it, and between sizes of it. Of what is not complex then
/// the real part is left, but for a bool, which is whether any part is not 0.
static SmallVector<Value> converted(TorchBuilder &b, Operation *op) {
  Value result = op->getResult(0);
  Parts z = partsOf(b, op->getOperand(0), partDtype(result));
  if (b.isBool(result) && z.im)
    return toVector(b.logical_or(z.re, z.im));
  return toVector(b.isComplex(result) ? wholeOf(b, z) : z.re);
}

static void addConstruction(DecomposeRules &rules) {
  // Parts that broadcast take each other's shape.
  rules.complex.add([](TorchBuilder &b, AtenComplexOp op) {
    Value re = op.getReal(), im = op.getImag();
    return b.complex_(b.mul(re, b.ones_like(im)), b.mul(im, b.ones_like(re)));
  });
  rules.complex.add([](TorchBuilder &b, AtenPolarOp op) {
    return wholeOf(b, {b.mul(op.getAbs(), b.cos(op.getAngle())),
                       b.mul(op.getAbs(), b.sin(op.getAngle()))});
  });
  rules.complex.add([](TorchBuilder &b, AtenRealOp op) {
    return partsOf(b, op.getSelf()).re;
  });
  rules.complex.add([](TorchBuilder &b, AtenImagOp op) {
    return partsOf(b, op.getSelf()).im;
  });
  rules.complex.add([](TorchBuilder &b, AtenAbsOp op) {
    return absolute(b, partsOf(b, op.getSelf()));
  });
  rules.complex.add([](TorchBuilder &b, AtenAngleOp op) {
    return angle(b, partsOf(b, op.getSelf()));
  });
  rules.complex.add(
      {"aten::_conj", "aten::conj", "aten::conj_physical",
       "aten::_conj_physical", "aten::_conj_copy"},
      [](TorchBuilder &b, Operation *op) {
        return toVector(wholeOf(
            b, ComplexArithmetic{b}.conj(partsOf(b, op->getOperand(0)))));
      });
  rules.complex.add({"aten::to.dtype", "aten::_to_copy"}, converted);
  auto isAny = [](auto test) {
    return [test](TorchBuilder &b, Operation *op) {
      Parts z = partsOf(b, op->getOperand(0));
      return toVector(b.logical_or(test(b, z.re), test(b, z.im)));
    };
  };
  rules.complex.add({"aten::isnan"},
                    isAny([](TorchBuilder &b, Value x) { return b.isnan(x); }));
  rules.complex.add({"aten::isinf"},
                    isAny([](TorchBuilder &b, Value x) { return b.isinf(x); }));
  rules.complex.add([](TorchBuilder &b, AtenIsfiniteOp op) {
    Parts z = partsOf(b, op.getSelf());
    return b.logical_and(b.isfinite(z.re), b.isfinite(z.im));
  });
  rules.complex.add([](TorchBuilder &b, AtenIsrealOp op) {
    return b.eq(partsOf(b, op.getSelf()).im, 0);
  });
  rules.complex.add(
      {"aten::eq.Tensor", "aten::eq.Scalar", "aten::ne.Tensor",
       "aten::ne.Scalar"},
      [](TorchBuilder &b, Operation *op) {
        Parts x = partsOf(b, op->getOperand(0)),
              y = partsOf(b, op->getOperand(1));
        auto im = [&](Parts z) { return z.im ? z.im : b.value(0); };
        Value re = b.eq(x.re, y.re);
        Value both =
            b.logical_and(re, x.im ? b.eq(x.im, im(y)) : b.eq(y.im, 0));
        bool isEqual = getOperatorName(op).starts_with("aten::eq");
        return toVector(isEqual ? both : b.logical_not(both));
      });
  // True is what is not 0.
  rules.complex.add({"aten::logical_not", "aten::logical_and",
                     "aten::logical_or", "aten::logical_xor"},
                    [](TorchBuilder &b, Operation *op) {
                      auto truths =
                          llvm::map_to_vector(op->getOperands(), [&](Value x) {
                            return b.isComplex(x) ? b.ne(x, 0) : x;
                          });
                      return b.callOperator(getOperatorName(op), truths);
                    });
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Adds f(x, y), by parts of the result's dtype, for these operators.
template <typename F>
static void addBinary(DecomposeRules &rules,
                      std::initializer_list<StringRef> names, F f) {
  rules.complex.add(names, [f](TorchBuilder &b, Operation *op) {
    Type dtype = partDtype(op->getResult(0));
    Parts x = partsOf(b, op->getOperand(0), dtype),
          y = partsOf(b, op->getOperand(1), dtype);
    if (b.failed())
      return SmallVector<Value>{};
    return toVector(wholeOf(b, f(ComplexArithmetic{b}, x, y, op)));
  });
}
/// Adds f(z).
template <typename F>
static void addUnary(DecomposeRules &rules, StringRef name, F f) {
  rules.complex.add({name}, [f](TorchBuilder &b, Operation *op) {
    Parts z = partsOf(b, op->getOperand(0));
    if (b.failed())
      return SmallVector<Value>{};
    return toVector(wholeOf(b, f(b, z)));
  });
}

/// alpha * z; the factor of add and sub.
static Parts scaled(ComplexArithmetic a, Parts z, Value alpha) {
  return getConstantFloat(alpha) == 1.0 ? z : a.mul(z, partsOf(a.b, alpha));
}

static void addArithmetic(DecomposeRules &rules) {
  addBinary(rules, {"aten::add.Tensor", "aten::add.Scalar"},
            [](ComplexArithmetic a, Parts x, Parts y, Operation *op) {
              return a.add(x, scaled(a, y, op->getOperand(2)));
            });
  addBinary(rules, {"aten::sub.Tensor", "aten::sub.Scalar"},
            [](ComplexArithmetic a, Parts x, Parts y, Operation *op) {
              return a.sub(x, scaled(a, y, op->getOperand(2)));
            });
  addBinary(rules, {"aten::rsub.Tensor", "aten::rsub.Scalar"},
            [](ComplexArithmetic a, Parts x, Parts y, Operation *op) {
              return a.sub(y, scaled(a, x, op->getOperand(2)));
            });
  addBinary(rules, {"aten::mul.Tensor", "aten::mul.Scalar"},
            [](ComplexArithmetic a, Parts x, Parts y, Operation *) {
              return a.mul(x, y);
            });
  addBinary(rules, {"aten::div.Tensor", "aten::div.Scalar"},
            [](ComplexArithmetic a, Parts x, Parts y, Operation *) {
              return a.div(x, y);
            });
  addBinary(rules,
            {"aten::mm", "aten::bmm", "aten::matmul", "aten::mv", "aten::dot"},
            [](ComplexArithmetic a, Parts x, Parts y, Operation *op) {
              StringRef name = getOperatorName(op);
              return a.product(x, y, [&](Value p, Value q) {
                return a.b.call(name, {p, q});
              });
            });
  addUnary(rules, "aten::neg", [](TorchBuilder &b, Parts z) {
    return Parts{b.neg(z.re), b.neg(z.im)};
  });
  addUnary(rules, "aten::reciprocal", [](TorchBuilder &b, Parts z) {
    return ComplexArithmetic{b}.div({b.ones_like(z.re), {}}, z);
  });
  addUnary(rules, "aten::square", [](TorchBuilder &b, Parts z) {
    return ComplexArithmetic{b}.mul(z, z);
  });
  // z / |z|, 0 for 0
  addUnary(rules, "aten::sgn", [](TorchBuilder &b, Parts z) {
    Value size = absolute(b, z);
    size = b.where(b.eq(size, 0), 1, size);
    return Parts{b.div(z.re, size), b.div(z.im, size)};
  });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

// exp(x + iy) = exp(x) (cos(y) + i sin(y))
static Parts expOf(TorchBuilder &b, Parts z) {
  Value size = b.exp(z.re);
  if (!z.im)
    return {size, {}};
  return {b.mul(size, b.cos(z.im)), b.mul(size, b.sin(z.im))};
}

// log(z) = log|z| + i arg(z)
static Parts logOf(TorchBuilder &b, Parts z) {
  return {b.log(absolute(b, z)), z.im ? angle(b, z) : b.angle(z.re)};
}

// sqrt(x + iy) = t + i y / 2t with t = sqrt((|z| + |x|) / 2); for x < 0 the
// parts change places.
static Parts sqrtOf(TorchBuilder &b, Parts z) {
  Value t = b.sqrt(b.mul(b.add(absolute(b, z), b.abs(z.re)), 0.5));
  Value u = b.div(b.abs(z.im), b.mul(b.where(b.eq(t, 0), 1, t), 2));
  Value isLeft = b.lt(z.re, 0);
  return {b.where(isLeft, u, t), b.copysign(b.where(isLeft, t, u), z.im)};
}

static Parts power(TorchBuilder &b, Parts z, Value exponent) {
  ComplexArithmetic a{b};
  std::optional<double> known = getConstantFloat(exponent);
  if (known == 0.5)
    return sqrtOf(b, z);
  if (known && *known == std::floor(*known) && std::abs(*known) <= 8 &&
      *known != 0) {
    Parts result = z;
    for (int i = 1; i < std::abs(*known); ++i)
      result = a.mul(result, z);
    return *known > 0 ? result : a.div({b.ones_like(z.re), {}}, result);
  }
  if (known == 0.0)
    return {b.ones_like(z.re), {}};
  return {};
}

/// z^w = exp(w log(z)), and 0 of 0 where w is on the right: log(0) is infinite.
static Parts power(ComplexArithmetic a, Parts z, Parts w) {
  TorchBuilder &b = a.b;
  Parts power = expOf(b, a.mul(w, logOf(b, z)));
  Value exponent = isa<TorchTensorType>(w.re.getType())
                       ? w.re
                       : b.scalar_tensor(w.re, b.dtypeOf(power.re));
  Value isZero = b.logical_and(b.eq(z.re, 0), b.gt(exponent, 0));
  if (z.im)
    isZero = b.logical_and(isZero, b.eq(z.im, 0));
  return {b.where(isZero, 0, power.re), b.where(isZero, 0, power.im)};
}

static void addFunctions(DecomposeRules &rules) {
  addUnary(rules, "aten::exp", expOf);
  addUnary(rules, "aten::log", logOf);
  addUnary(rules, "aten::sqrt", sqrtOf);
  addUnary(rules, "aten::rsqrt", [](TorchBuilder &b, Parts z) {
    return ComplexArithmetic{b}.div({b.ones_like(z.re), {}}, sqrtOf(b, z));
  });
  for (auto [name, base] :
       {std::pair("aten::log2", M_LN2), std::pair("aten::log10", M_LN10)})
    addUnary(rules, name, [base = base](TorchBuilder &b, Parts z) {
      Parts l = logOf(b, z);
      return Parts{b.div(l.re, base), b.div(l.im, base)};
    });
  // sin(x + iy) = sin(x) cosh(y) + i cos(x) sinh(y), and its kin
  addUnary(rules, "aten::sin", [](TorchBuilder &b, Parts z) {
    return Parts{b.mul(b.sin(z.re), b.cosh(z.im)),
                 b.mul(b.cos(z.re), b.sinh(z.im))};
  });
  addUnary(rules, "aten::cos", [](TorchBuilder &b, Parts z) {
    return Parts{b.mul(b.cos(z.re), b.cosh(z.im)),
                 b.neg(b.mul(b.sin(z.re), b.sinh(z.im)))};
  });
  addUnary(rules, "aten::sinh", [](TorchBuilder &b, Parts z) {
    return Parts{b.mul(b.sinh(z.re), b.cos(z.im)),
                 b.mul(b.cosh(z.re), b.sin(z.im))};
  });
  addUnary(rules, "aten::cosh", [](TorchBuilder &b, Parts z) {
    return Parts{b.mul(b.cosh(z.re), b.cos(z.im)),
                 b.mul(b.sinh(z.re), b.sin(z.im))};
  });
  // tanh(x + iy) = (t (1 + u^2) + i u (1 - t^2)) / (1 + t^2 u^2) with
  // t = tanh(x), u = tan(y)
  auto tanh = [](TorchBuilder &b, Parts z) {
    Value t = b.tanh(z.re), u = b.tan(z.im), tt = b.square(t), uu = b.square(u);
    Value norm = b.add(b.mul(tt, uu), 1);
    return Parts{b.div(b.mul(t, b.add(uu, 1)), norm),
                 b.div(b.mul(u, b.rsub(tt, 1)), norm)};
  };
  addUnary(rules, "aten::tanh", tanh);
  // tan(z) = -i tanh(iz)
  addUnary(rules, "aten::tan", [tanh](TorchBuilder &b, Parts z) {
    Parts w = tanh(b, {b.neg(z.im), z.re});
    return Parts{w.im, b.neg(w.re)};
  });
  // 1 / (1 + exp(-z))
  addUnary(rules, "aten::sigmoid", [](TorchBuilder &b, Parts z) {
    Parts e = expOf(b, {b.neg(z.re), b.neg(z.im)});
    return ComplexArithmetic{b}.div({b.ones_like(z.re), {}},
                                    {b.add(e.re, 1), e.im});
  });
  addBinary(rules, {"aten::pow.Scalar"},
            [](ComplexArithmetic a, Parts z, Parts w, Operation *op) {
              Type dtype = partDtype(op->getResult(0));
              z.re = a.b.scalar_tensor(z.re, dtype);
              if (z.im)
                z.im = a.b.scalar_tensor(z.im, dtype);
              return power(a, z, w);
            });
  // Small whole exponents by products.
  addBinary(rules, {"aten::pow.Tensor_Scalar", "aten::pow.Tensor_Tensor"},
            [](ComplexArithmetic a, Parts z, Parts w, Operation *op) {
              if (!w.im && z.im)
                if (Parts known = power(a.b, z, op->getOperand(1)); known.re)
                  return known;
              return power(a, z, w);
            });
}

//===----------------------------------------------------------------------===//
// Norms and moments
//===----------------------------------------------------------------------===//

static void addNorms(DecomposeRules &rules) {
  // Norms are norms of the absolute values.
  rules.complex.add({"aten::linalg_vector_norm", "aten::norm.Scalar",
                     "aten::norm.ScalarOpt_dim"},
                    [](TorchBuilder &b, Operation *op) {
                      SmallVector<Value> operands(op->getOperands());
                      operands[0] = b.abs(operands[0]);
                      if (operands.size() > 4 && !isNone(operands[4]))
                        operands[4] = b.value(b.dtypeOf(op->getResult(0)));
                      return b.failed() ? SmallVector<Value>{}
                                        : b.callOperator(getOperatorName(op),
                                                         operands);
                    });
  // var(x + iy) = var(x) + var(y)
  rules.complex.add([](TorchBuilder &b, AtenVarCorrectionOp op) {
    Parts z = partsOf(b, op.getSelf());
    auto var = [&](Value x) {
      return b.var(x, op.getDim(), op.getCorrection(), op.getKeepdim());
    };
    return b.add(var(z.re), var(z.im));
  });
  rules.complex.add([](TorchBuilder &b, AtenStdCorrectionOp op) {
    return b.sqrt(
        b.var(op.getSelf(), op.getDim(), op.getCorrection(), op.getKeepdim()));
  });
  rules.complex.add([](TorchBuilder &b, AtenVdotOp op) {
    return b.dot(b.conj_physical(op.getSelf()), op.getOther());
  });
}

void torchonnx::addComplexDecompositions(DecomposeRules &rules) {
  addConstruction(rules);
  addArithmetic(rules);
  addFunctions(rules);
  addNorms(rules);
  // What is made of sums and products only.
  rules.holdForComplex({"aten::addmm",
                        "aten::baddbmm",
                        "aten::addmv",
                        "aten::addcmul",
                        "aten::addcdiv",
                        "aten::addr",
                        "aten::addbmm",
                        "aten::outer",
                        "aten::kron",
                        "aten::einsum",
                        "aten::tensordot",
                        "aten::lerp.Scalar",
                        "aten::lerp.Tensor",
                        "aten::renorm",

                        "aten::linalg_multi_dot",
                        "aten::chain_matmul",
                        "aten::sum_to_size",

                        "aten::expand_as",
                        "aten::narrow",
                        "aten::type_as",
                        "aten::broadcast_tensors",
                        "aten::prod",
                        "aten::prod.dim_int",
                        "aten::cumprod",

                        "aten::_trilinear",
                        "aten::copy",
                        "aten::diff",
                        "aten::embedding_dense_backward",
                        "aten::equal",
                        "aten::new_empty_strided",
                        "aten::reflection_pad1d_backward",
                        "aten::reflection_pad2d_backward",
                        "aten::reflection_pad3d_backward",
                        "aten::replication_pad1d_backward",
                        "aten::replication_pad2d_backward",
                        "aten::replication_pad3d_backward",
                        "aten::scatter.value_reduce",
                        "aten::scatter_reduce.two",
                        "aten::index_reduce",
                        "aten::select_backward",
                        "aten::sigmoid_backward",
                        "aten::tanh_backward",
                        "aten::unfold_backward"});
}
