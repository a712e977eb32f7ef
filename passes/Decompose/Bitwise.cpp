//===- Bitwise.cpp - Decompositions: bits and shifts ----------------------===//

#include "passes/Decompose/Constants.h"
#include "passes/Decompose/Pointwise.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Bits: before ONNX 18, and where they are added up
//===----------------------------------------------------------------------===//

/// The bits of x, lowest first, in a new last dim, as 0 and 1 in x's dtype.
/// The highest bit of a signed integer is its sign.
static Value bitsOf(TorchBuilder &b, Value x) {
  Type dtype = b.dtypeOf(x);
  bool isSigned = !dtype.isUnsignedInteger();
  SmallVector<int64_t> powers;
  unsigned width = dtype.getIntOrFloatBitWidth() - isSigned;
  for (unsigned k = 0; k < width; ++k)
    powers.push_back(int64_t(1) << k);
  Value steps = b.tensor(powers, dtype);
  Value low = b.remainder(b.div(b.unsqueeze(x, -1), steps, "floor"), 2);
  if (!isSigned)
    return low;
  Value sign = b.cast(b.lt(b.unsqueeze(x, -1), 0), dtype);
  return b.cat(SmallVector<Value>{low, sign}, -1);
}

/// The sum of bit * 2^k, the sign's counting negative.
static Value weighed(TorchBuilder &b, Value bits, unsigned width,
                     bool isSigned) {
  SmallVector<int64_t> weights;
  for (unsigned k = 0; k < width; ++k)
    weights.push_back(int64_t(1) << k);
  if (isSigned)
    weights.back() = -weights.back();
  return b.sum(b.mul(bits, b.tensor(weights, b.i64())), ints(-1));
}

/// The integer of these bits. Half of them at a time: runtimes may add integers
/// up in double precision.
static Value fromBits(TorchBuilder &b, Value bits, Type dtype) {
  constexpr unsigned kHalf = 32;
  unsigned width = dtype.getIntOrFloatBitWidth();
  bool isSigned = !dtype.isUnsignedInteger();
  bits = b.cast(bits, b.i64());
  if (width <= kHalf)
    return b.cast(weighed(b, bits, width, isSigned), dtype);
  Value low = weighed(b, b.slice(bits, -1, 0, int64_t(kHalf)), kHalf, false);
  Value high = weighed(b, b.slice(bits, -1, int64_t(kHalf), int64_t(width)),
                       width - kHalf, isSigned);
  return b.add(b.mul(high, int64_t(1) << kHalf), low);
}

/// and, or, xor of integers, bit by bit.
static void addBits(DecomposeRules &rules) {
  addBinary(rules, "aten::bitwise_and", [](TorchBuilder &b, Value x, Value y) {
    Value bits = b.mul(bitsOf(b, x), bitsOf(b, y));
    return fromBits(b, bits, b.dtypeOf(x));
  });
  addBinary(rules, "aten::bitwise_or", [](TorchBuilder &b, Value x, Value y) {
    Value bits = b.maximum(bitsOf(b, x), bitsOf(b, y));
    return fromBits(b, bits, b.dtypeOf(x));
  });
  addBinary(rules, "aten::bitwise_xor", [](TorchBuilder &b, Value x, Value y) {
    Value differ = b.ne(bitsOf(b, x), bitsOf(b, y));
    return fromBits(b, differ, b.dtypeOf(x));
  });
  // x & s = bitwise_and(x, s); of numbers, what it is of tensors of them.
  for (StringRef name : {"and", "or", "xor"}) {
    std::string operation = ("aten::bitwise_" + name).str(),
                python = ("aten::__" + name + "__").str();
    rules.add({python + ".Scalar", python + ".Tensor"},
              [operation](TorchBuilder &b, Operation *op) {
                return SmallVector<Value>{
                    b.call(operation, {op->getOperand(0), op->getOperand(1)})};
              });
    rules.add({python + ".int"}, [operation](TorchBuilder &b, Operation *op) {
      auto asTensor = [&](Value number) {
        return b.scalar_tensor(number, b.i64());
      };
      return SmallVector<Value>{
          b.Int(b.call(operation, {asTensor(op->getOperand(0)),
                                   asTensor(op->getOperand(1))}))};
    });
  }
  // ~x = -1 - x
  rules.add([](TorchBuilder &b, AtenBitwiseNotOp op) {
    bool isSigned = !b.dtypeOf(op.getSelf()).isUnsignedInteger();
    return b.rsub(op.getSelf(), isSigned ? -1 : 255);
  });
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

/// 2^n, n being integers up to 32, in `dtype`.
static Value powerOfTwo(TorchBuilder &b, Value n, Type dtype) {
  return b.cast(b.pow(2.0, b.cast(n, b.f64())), dtype);
}

static unsigned widthOf(TorchBuilder &b, Value x) {
  return b.dtypeOf(x).getIntOrFloatBitWidth();
}

/// Whether every bit is shifted out.
static Value isOut(TorchBuilder &b, Value x, Value n) {
  return b.logical_or(b.lt(n, 0), b.ge(n, int64_t(widthOf(b, x))));
}

/// x << n = x * 2^n, by halves of n so that no power overflows.
static Value shiftLeft(TorchBuilder &b, Value x, Value n) {
  Type dtype = b.dtypeOf(x);
  n = b.cast(n, b.i64());
  Value half = b.div(n, 2, "trunc");
  Value once = b.mul(b.cast(x, b.i64()), powerOfTwo(b, half, b.i64()));
  Value twice = b.mul(once, powerOfTwo(b, b.sub(n, half), b.i64()));
  return b.where(isOut(b, x, n), b.zeros_like(x), b.cast(twice, dtype));
}

/// x >> n = floor(x / 2^n), by halves of n; all bits but the sign shifted out
/// leave the sign.
static Value shiftRight(TorchBuilder &b, Value x, Value n) {
  Type dtype = b.dtypeOf(x);
  n = b.cast(n, b.i64());
  n = b.where(isOut(b, x, n), 63, n);
  Value half = b.div(n, 2, "trunc");
  Value wide = b.cast(x, b.i64());
  Value once = b.div(wide, powerOfTwo(b, half, b.i64()), "floor");
  Value twice = b.div(once, powerOfTwo(b, b.sub(n, half), b.i64()), "floor");
  return b.cast(twice, dtype);
}

/// A number as one of `dtype`, which it may be too large for.
static int64_t wrapped(int64_t n, Type dtype) {
  unsigned width = dtype.getIntOrFloatBitWidth();
  llvm::APInt bits = llvm::APInt(64, uint64_t(n)).trunc(width);
  return dtype.isUnsignedInteger() ? bits.getZExtValue() : bits.getSExtValue();
}

/// A shift by a known number is a product or a quotient.
static SmallVector<Value> shift(TorchBuilder &b, Operation *op, bool left) {
  Type dtype = resultDtype(op);
  Value x = asTensor(b, op->getOperand(0), dtype), n = op->getOperand(1);
  std::optional<int64_t> known = getConstantInt(n);
  if (!known) {
    n = b.cast(asTensor(b, n, b.i64()), dtype);
    return {left ? shiftLeft(b, x, n) : shiftRight(b, x, n)};
  }
  known = wrapped(*known, dtype);
  int64_t width = widthOf(b, x);
  bool out = *known < 0 || *known >= width;
  if (left)
    return {out ? b.zeros_like(x) : b.mul(x, int64_t(uint64_t(1) << *known))};
  // The highest bit alone is no power of two of a signed integer.
  if (out || (*known == width - 1 && !dtype.isUnsignedInteger())) {
    Value sign = b.neg(b.cast(b.lt(x, 0), b.i64()));
    return {b.cast(sign, dtype)};
  }
  return {b.div(x, int64_t(1) << *known, "floor")};
}

static void addShifts(DecomposeRules &rules) {
  for (StringRef name : {"aten::bitwise_left_shift", "aten::__lshift__"})
    for (const OpSchema *schema : getListedOverloads(name))
      if (schema->args.front().type != "int")
        rules.add({schema->name}, [](TorchBuilder &b, Operation *op) {
          return shift(b, op, /*left=*/true);
        });
  for (StringRef name : {"aten::bitwise_right_shift", "aten::__rshift__"})
    for (const OpSchema *schema : getListedOverloads(name))
      if (schema->args.front().type != "int")
        rules.add({schema->name}, [](TorchBuilder &b, Operation *op) {
          return shift(b, op, /*left=*/false);
        });
}

//===----------------------------------------------------------------------===//
// Hashes
//===----------------------------------------------------------------------===//

/// The bits of x as a float64 number, in an int64: its sign, 11 bits of
/// exponent + 1023, 52 of mantissa. That of |x| = m * 2^n, 1/2 <= m < 1, is
/// m * 2^53 without its highest bit, which adds 1 to the exponent; where the
/// exponent would be below 1, it is |x| * 2^1074. Every nan is the positive
/// one.
static Value bitsOfDouble(TorchBuilder &b, Value x) {
  x = b.cast(x, b.f64());
  Value size = b.abs(x);
  SmallVector<Value> parts = b.callOperator("aten::frexp.Tensor", {size});
  if (b.failed())
    return {};
  Value isNormal = b.ge(size, std::ldexp(1.0, -1022));
  Value isFinite = b.lt(size, kInfinity);
  Value mantissa =
      b.where(isNormal, b.mul(parts[0], std::ldexp(1.0, 53)),
              b.mul(b.mul(size, std::ldexp(1.0, 537)), std::ldexp(1.0, 537)));
  mantissa = b.cast(b.where(isFinite, mantissa, 0.0), b.i64());
  Value exponent = b.add(b.cast(parts[1], b.i64()), 1021);
  exponent = b.where(isNormal, exponent, 0);
  Value bits = b.add(b.mul(exponent, int64_t(1) << 52), mantissa);
  bits = b.where(isFinite, bits, int64_t(0x7FF) << 52);
  bits = b.where(b.isnan(x), int64_t(0xFFF) << 51, bits);
  return b.where(b.signbit(x), b.add(bits, std::numeric_limits<int64_t>::min()),
                 bits);
}

static void addHashes(DecomposeRules &rules) {
  // hash_tensor(x) = the exclusive or of the elements' bits, as int64 or
  // float64: the parity of each bit's sum
  rules.add({"aten::hash_tensor"}, [](TorchBuilder &b, Operation *op) {
    Value x = op->getOperand(0), keepDims = op->getOperand(2);
    SmallVector<int64_t> dims = dimsOf(x, op->getOperand(1));
    bool isBool = b.isBool(x), isNumber = b.rankOf(x) == 0;
    if (b.isFloat(x))
      x = bitsOfDouble(b, x);
    Value bits = isBool ? b.unsqueeze(b.cast(x, b.i64()), -1) : bitsOf(b, x);
    if (!isNumber)
      bits = b.remainder(b.sum(bits, dims, keepDims), 2);
    Value hash = isBool ? b.squeeze(bits, -1)
                        : b.cast(fromBits(b, bits, b.dtypeOf(x)), b.i64());
    return toVector(b.cast(hash, resultDtype(op)));
  });
}

void torchonnx::addBitwiseDecompositions(DecomposeRules &rules) {
  addBits(rules);
  addShifts(rules);
  addHashes(rules);
}
