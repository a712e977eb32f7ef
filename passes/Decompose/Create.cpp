//===- Create.cpp - Decompositions: new tensors ---------------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Pointwise.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Filled tensors
//===----------------------------------------------------------------------===//

/// full(sizes, value) of the result's dtype; what is left uninitialized is 0.
template <typename Op>
static void addFull(DecomposeRules &rules, int value) {
  rules.add([value](TorchBuilder &b, Op op) {
    return b.full(op.getSize(), value, b.dtypeOf(op.getResult()));
  });
}

/// The same, of the operand's shape.
template <typename Op>
static void addFullLike(DecomposeRules &rules, int value) {
  rules.add([value](TorchBuilder &b, Op op) {
    return b.full_like(op.getSelf(), value, b.dtypeOf(op.getResult()));
  });
}

static void addFilled(DecomposeRules &rules) {
  // as_tensor(list) = tensor(list)
  rules.add([](TorchBuilder &b, AtenAsTensorListOp op) {
    return b.tensor(op.getData(), op.getDtype(), op.getDevice(), false);
  });
  addFull<AtenZerosOp>(rules, 0);
  addFull<AtenOnesOp>(rules, 1);
  addFull<AtenEmptyMemoryFormatOp>(rules, 0);
  addFull<AtenEmptyStridedOp>(rules, 0);
  addFull<AtenEmptyPermutedOp>(rules, 0);
  addFull<AtenNewZerosOp>(rules, 0);
  addFull<AtenNewOnesOp>(rules, 1);
  addFull<AtenNewEmptyOp>(rules, 0);
  addFull<AtenNewEmptyStridedOp>(rules, 0);
  addFullLike<AtenZerosLikeOp>(rules, 0);
  addFullLike<AtenOnesLikeOp>(rules, 1);
  addFullLike<AtenEmptyLikeOp>(rules, 0);
  rules.add([](TorchBuilder &b, AtenNewFullOp op) {
    return b.full(op.getSize(), op.getFillValue(), b.dtypeOf(op.getResult()));
  });
}

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

/// What PyTorch makes of a number where it fills a tensor of ints.
static Value cutFor(TorchBuilder &b, Value number, Type dtype) {
  return isa<IntegerType>(dtype) && isa<TorchFloatType>(number.getType())
             ? b.Int(number)
             : number;
}

/// start + step * [0, 1, …, n), in double.
static Value steps(TorchBuilder &b, Value start, Value step, Value count,
                   Type dtype) {
  Value index = b.cast(b.arange(0, count, 1, b.i64()), b.f64());
  Value range =
      b.add(b.mul(index, cutFor(b, step, dtype)), cutFor(b, start, dtype));
  return b.cast(range, dtype);
}

/// ceil((end - start) / step), an int.
static Value countOf(TorchBuilder &b, Value start, Value end, Value step) {
  return b.ceil(b.div(b.sub(end, start), step));
}

/// linspace(start, end, n): from both ends, so that the last is `end`. Those of
/// integers are integers first. Products are added with one rounding
/// (kernels/RangeFactoriesKernel.cpp), for float32 as float64 does it. The span
/// is rounded to `narrow`, if that is given.
static Value linspace(TorchBuilder &b, Value start, Value end, Value count,
                      Type dtype, Type narrow = {}) {
  Type wide = isa<IntegerType>(dtype) ? b.f64() : dtype;
  start = b.cast(asTensor(b, start, dtype), wide);
  end = b.cast(asTensor(b, end, dtype), wide);
  auto complex = dyn_cast<ComplexType>(wide);
  Type real = complex ? complex.getElementType() : wide;
  Value last = b.scalar_tensor(b.sub(count, 1), real);
  // One step alone has no width.
  Value most = b.clamp(last, 1), span = b.sub(end, start);
  if (narrow)
    span = b.cast(b.cast(span, narrow), wide);
  Value width = b.div(span, most);
  if (wide.isF32()) {
    real = b.f64();
    for (Value *number : {&start, &end, &width, &last})
      *number = b.cast(*number, real);
  }
  Value index = b.cast(b.arange(0, count, 1, b.i64()), real);
  // In float64 a sum of two exact products is rounded as one.
  bool isWhole = isa<IntegerType>(dtype);
  Value high = isWhole ? b.cast(b.cast(width, b.f32()), wide) : width;
  auto at = [&](Value from, Value n) {
    Value y = b.add(from, b.mul(n, high));
    return isWhole ? b.add(y, b.mul(n, b.sub(width, high))) : y;
  };
  Value fromStart = at(start, index), fromEnd = at(end, b.sub(index, last));
  Value isFirstHalf = b.lt(index, b.mul(last, 0.5));
  Value isAlone = b.eq(last, 0);
  Value first = b.logical_or(isFirstHalf, isAlone);
  return b.cast(b.where(first, fromStart, fromEnd), dtype);
}

/// arange(start, end, step), as ONNX has it only of ints. PyTorch counts int64
/// as such, and all others in double.
static Value arange(TorchBuilder &b, Value start, Value end, Value step,
                    Type dtype) {
  Value *numbers[] = {&start, &end, &step};
  if (llvm::all_of(numbers, [](Value *number) {
        return isa<TorchIntType>(number->getType());
      }))
    return b.arange(start, end, step, dtype);
  if (dtype.isInteger(64))
    for (Value *number : numbers)
      *number = cutFor(b, *number, dtype);
  return steps(b, start, step, countOf(b, start, end, step), dtype);
}

/// vander(x, n): x^0, …, x^(n - 1), or from the last to the first
static Value vander(TorchBuilder &b, AtenVanderOp op) {
  Value x = b.unsqueeze(b.cast(op.getX(), b.dtypeOf(op.getResult())), -1);
  Value rows = b.sizeOf(x, 0), count = isNone(op.getN()) ? rows : op.getN();
  std::optional<bool> increasing = getConstantBool(op.getIncreasing());
  if (!increasing)
    return b.fail("a flag that is known only at run time");
  Value factors = b.expand(x, Arg::List{rows, count});
  factors = b.cat(Arg::List{b.ones_like(x), factors}, 1);
  Value powers = b.slice(b.cumprod(factors, 1), 1, 0, count);
  return *increasing ? powers : b.flip(powers, ints(1));
}

static void addRanges(DecomposeRules &rules) {
  rules.add(vander);
  rules.holdForComplex({"aten::vander"});
  rules.add([](TorchBuilder &b, AtenArangeOp op) {
    return arange(b, b.value(0), op.getEnd(), b.value(1),
                  b.dtypeOf(op.getResult()));
  });
  rules.add([](TorchBuilder &b, AtenArangeStartOp op) {
    return arange(b, op.getStart(), op.getEnd(), b.value(1),
                  b.dtypeOf(op.getResult()));
  });
  rules.add([](TorchBuilder &b, AtenArangeStartStepOp op) {
    return arange(b, op.getStart(), op.getEnd(), op.getStep(),
                  b.dtypeOf(op.getResult()));
  });
  // range(start, end) has its end too, and counts all ints as such.
  auto range = [](TorchBuilder &b, Value start, Value end, Value step,
                  Type dtype) {
    for (Value *number : {&start, &end, &step})
      *number = cutFor(b, *number, dtype);
    Value count = b.add(b.floor(b.div(b.sub(end, start), step)), 1);
    return steps(b, start, step, count, dtype);
  };
  rules.add([range](TorchBuilder &b, AtenRangeOp op) {
    return range(b, op.getStart(), op.getEnd(), b.value(1),
                 b.dtypeOf(op.getResult()));
  });
  rules.add([range](TorchBuilder &b, AtenRangeStepOp op) {
    return range(b, op.getStart(), op.getEnd(), op.getStep(),
                 b.dtypeOf(op.getResult()));
  });

  for (StringRef name : {"aten::linspace", "aten::logspace"})
    for (const OpSchema *schema : getListedOverloads(name))
      rules.holdForComplex({schema->name});
  for (const OpSchema *schema : getListedOverloads("aten::linspace"))
    rules.add({schema->name}, [](TorchBuilder &b, Operation *op) {
      return toVector(linspace(b, op->getOperand(0), op->getOperand(1),
                               op->getOperand(2), resultDtype(op)));
    });
  // logspace(start, end, n, base) = base^linspace(start, end, n); of integers
  // and half precision start and end are, not what is between them, nor a
  // start alone.
  for (const OpSchema *schema : getListedOverloads("aten::logspace"))
    rules.add({schema->name}, [](TorchBuilder &b, Operation *op) {
      Type wide = b.f64(), dtype = resultDtype(op), narrow;
      if (isa<ComplexType>(dtype))
        wide = ComplexType::get(wide);
      if (isHalf(dtype))
        narrow = dtype;
      Value start = op->getOperand(0), end = op->getOperand(1);
      bool isOne = getConstantInt(op->getOperand(2)) == 1;
      if ((narrow || isa<IntegerType>(dtype)) && !isOne) {
        start = asTensor(b, start, dtype);
        end = asTensor(b, end, dtype);
      }
      Value powers = linspace(b, start, end, op->getOperand(2), wide, narrow);
      return toVector(b.cast(b.pow(op->getOperand(3), powers), dtype));
    });
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Adds the windows f(x) of n numbers x from 0 to 1; a periodic window is the
/// first n of one of n + 1.
static void addWindow(DecomposeRules &rules, StringRef name,
                      Value (*f)(TorchBuilder &, Operation *, Value)) {
  for (const OpSchema *schema : getListedOverloads(name))
    rules.add({schema->name}, [f, schema](TorchBuilder &b, Operation *op) {
      Type dtype = resultDtype(op);
      Value count = op->getOperand(0);
      std::optional<unsigned> at = schema->argIndex("periodic");
      std::optional<bool> periodic =
          at ? getConstantBool(op->getOperand(*at)) : true;
      if (!periodic)
        return toVector(b.fail("a window whose form is known only at run "
                               "time"));
      Value index = b.cast(b.arange(0, count, 1, b.i64()), dtype);
      Value width = *periodic ? count : b.sub(count, 1);
      Value last = b.clamp(b.scalar_tensor(width, dtype), 1);
      Value window = f(b, op, b.div(index, last));
      // A window of one is 1.
      Value isAlone = b.eq(b.scalar_tensor(count, b.i64()), 1);
      return toVector(b.where(isAlone, 1.0, window));
    });
}

/// a - b * cos(2 pi x)
static Value raisedCosine(TorchBuilder &b, Value x, const Arg &level,
                          const Arg &height) {
  Value cosine = b.cos(b.mul(x, 2 * kPi));
  return b.rsub(b.mul(cosine, height), level);
}

static void addWindows(DecomposeRules &rules) {
  addWindow(rules, "aten::hann_window",
            [](TorchBuilder &b, Operation *, Value x) {
              return raisedCosine(b, x, 0.5, 0.5);
            });
  addWindow(rules, "aten::hamming_window",
            [](TorchBuilder &b, Operation *op, Value x) {
              const OpSchema *schema = getListedSchema(getOperatorName(op));
              auto parameter = [&](StringRef name, double usual) {
                std::optional<unsigned> at = schema->argIndex(name);
                return at ? op->getOperand(*at) : b.value(usual);
              };
              return raisedCosine(b, x, parameter("alpha", 0.54),
                                  parameter("beta", 0.46));
            });
  // 0.42 - 0.5 cos(2 pi x) + 0.08 cos(4 pi x)
  addWindow(rules, "aten::blackman_window",
            [](TorchBuilder &b, Operation *, Value x) {
              Value second = b.mul(b.cos(b.mul(x, 4 * kPi)), 0.08);
              return b.add(raisedCosine(b, x, 0.42, 0.5), second);
            });
  // 1 - |2 x - 1|
  addWindow(rules, "aten::bartlett_window",
            [](TorchBuilder &b, Operation *, Value x) {
              return b.rsub(b.abs(b.sub(b.mul(x, 2), 1)), 1);
            });
  // i0(beta * sqrt(1 - (2 x - 1)^2)) / i0(beta)
  addWindow(rules, "aten::kaiser_window",
            [](TorchBuilder &b, Operation *op, Value x) {
              const OpSchema *schema = getListedSchema(getOperatorName(op));
              std::optional<unsigned> at = schema->argIndex("beta");
              Value beta = b.scalar_tensor(
                  at ? op->getOperand(*at) : b.value(12.0), b.dtypeOf(x));
              Value y = b.sub(b.mul(x, 2), 1);
              Value arch = b.sqrt(b.clamp(b.rsub(b.mul(y, y), 1), 0));
              return b.div(b.i0(b.mul(arch, beta)), b.i0(beta));
            });
}

void torchonnx::addCreateDecompositions(DecomposeRules &rules) {
  addFilled(rules);
  addRanges(rules);
  addWindows(rules);
  // The indices of the lower and upper triangles, which are where ones are.
  rules.add([](TorchBuilder &b, AtenTrilIndicesOp op) {
    Value ones = b.ones(SmallVector<Value>{op.getRow(), op.getCol()});
    Value indices = b.nonzero(b.tril(ones, op.getOffset()));
    return b.cast(b.t(indices), b.dtypeOf(op.getResult()));
  });
  rules.add([](TorchBuilder &b, AtenTriuIndicesOp op) {
    Value ones = b.ones(SmallVector<Value>{op.getRow(), op.getCol()});
    Value indices = b.nonzero(b.triu(ones, op.getOffset()));
    return b.cast(b.t(indices), b.dtypeOf(op.getResult()));
  });
}
