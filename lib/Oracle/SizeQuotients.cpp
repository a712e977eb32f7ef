//===- SizeQuotients.cpp - Floats that are quotients of sizes -------------===//
//
// Of `int(t / 2)`, `math.ceil((t - 7) / 160.0)` and `math.floor(t * 0.5) + 1`
// the integer is known, where the floats in between are near enough to what
// they stand for:
//
//   A float here is n / k, of an integer n and a number k. While k is a power
//   of two it is exact. Divided by another number it is rounded, but where it
//   is whole, or has few bits behind its point; and so it stays if such a
//   number is added. Elsewhere it is 1 / k or more away from any integer, and
//   each operation is off by 2^-53 of what it gives: by less, while n is below
//   2^50.
//
// Sizes are below 2^47: no address space holds more.
//
//===----------------------------------------------------------------------===//

#include "ExactSizes.h"
#include "dialects/Torch/TorchDialect.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace torchonnx;

namespace {
/// n / k.
struct Quotient {
  SizeExpr n;
  int64_t k = 1;
  /// Neither it nor what it was before is larger, since it was rounded.
  double most = 0;
  explicit operator bool() const { return bool(n); }
  /// Then no operation on it rounds.
  bool isDyadic() const { return llvm::isPowerOf2_64(k); }
  std::optional<int64_t> number() const { return n.number(); }
};
} // namespace

static constexpr int64_t mostOf(unsigned bits) { return int64_t(1) << bits; }

/// Nothing where it is too large to be exact, or nearly so.
static Quotient checked(const Quotient &a) {
  return a.most * double(a.k) < double(mostOf(50)) ? a
                                                   : Quotient{SizeExpr::none()};
}

/// A number with few bits behind its point.
static Quotient quotientOf(double number) {
  constexpr unsigned bits = 20;
  double scaled = std::ldexp(number, bits);
  if (!(std::abs(scaled) < double(mostOf(50))) || scaled != std::floor(scaled))
    return {SizeExpr::none()};
  int64_t n = int64_t(scaled), k = mostOf(bits);
  for (; k > 1 && n % 2 == 0; k /= 2)
    n /= 2;
  return {n, k, std::abs(number)};
}

/// What an integer is, every size being below what memory holds.
static Quotient quotientOf(const SizeExpr &n, const Symbols &symbols) {
  SizeFacts facts;
  for (const std::string &name : n.names()) {
    SizeRange range = symbols.getSureFacts().get(name);
    if (range.min >= 0)
      range.max = std::min(range.max, mostOf(47));
    facts.set(name, range);
  }
  SizeRange range = n.bounds(facts);
  return checked({n, 1, std::max(-double(range.min), double(range.max))});
}

static Quotient sum(const Quotient &a, const Quotient &b) {
  if (!a || !b || a.k > mostOf(20) || b.k > mostOf(20) ||
      (!a.isDyadic() && !b.isDyadic()))
    return {SizeExpr::none()};
  int64_t k = std::lcm(a.k, b.k);
  return checked({a.n * (k / a.k) + b.n * (k / b.k), k, a.most + b.most});
}

static Quotient product(const Quotient &a, const Quotient &b) {
  if (!a || !b || !a.isDyadic() || !b.isDyadic() || a.k > mostOf(20) ||
      b.k > mostOf(20))
    return {SizeExpr::none()};
  return checked({a.n * b.n, a.k * b.k, a.most * b.most});
}

/// By a number only.
static Quotient ratio(const Quotient &a, const Quotient &b) {
  std::optional<int64_t> by = b.number();
  if (!a || !by || *by <= 0 || *by > mostOf(20) || a.k > mostOf(20) ||
      !a.isDyadic() || !b.isDyadic())
    return {SizeExpr::none()};
  return checked({a.n * b.k, a.k * *by, a.most * double(b.k) / double(*by)});
}

static Quotient quotientOf(Value value, const Symbols &symbols,
                           unsigned depth) {
  if (isa<TorchIntType>(value.getType()))
    return quotientOf(symbols.getExpr(value), symbols);
  if (std::optional<double> number = getConstantFloat(value))
    return quotientOf(*number);
  Operation *op = value.getDefiningOp();
  if (!depth || !op || !isa<TorchFloatType>(value.getType()))
    return {SizeExpr::none()};
  auto operand = [&](unsigned i) {
    return quotientOf(op->getOperand(i), symbols, depth - 1);
  };
  StringRef base = getOperatorName(op).split('.').first;
  auto negated = [](const Quotient &a) { return Quotient{-a.n, a.k, a.most}; };
  if (base == "aten::Float")
    return operand(0);
  if (base == "aten::neg")
    return negated(operand(0));
  if (op->getNumOperands() != 2)
    return {SizeExpr::none()};
  if (base == "aten::div")
    return ratio(operand(0), operand(1));
  if (base == "aten::mul")
    return product(operand(0), operand(1));
  if (base == "aten::add")
    return sum(operand(0), operand(1));
  if (base == "aten::sub")
    return sum(operand(0), negated(operand(1)));
  return {SizeExpr::none()};
}

std::optional<SizeExpr> torchonnx::wholeQuotient(StringRef name,
                                                 ValueRange operands,
                                                 const Symbols &symbols) {
  enum Rounding { None, Down, Up, ToZero };
  Rounding rounding = llvm::StringSwitch<Rounding>(name)
                          .Case("aten::floor.float", Down)
                          .Case("aten::ceil.float", Up)
                          .Case("aten::Int.float", ToZero)
                          .Default(None);
  if (rounding == None)
    return std::nullopt;
  Quotient value = quotientOf(operands[0], symbols, /*depth=*/6);
  if (!value || value.number())
    return std::nullopt;
  const SizeFacts &facts = symbols.getSureFacts();
  if (rounding == ToZero && !value.n.isAtLeast(1 - value.k, facts))
    return std::nullopt;
  SizeExpr n = rounding == Up ? value.n + (value.k - 1) : value.n;
  SizeExpr whole = SizeExpr::floorDiv(n, value.k, facts);
  if (rounding == ToZero)
    whole = SizeExpr::max(whole, 0, facts);
  return whole ? std::optional(whole) : std::nullopt;
}
