//===- SizeChoices.cpp - Sizes that comparisons of sizes choose -----------===//

#include "dialects/Torch/SizeChoices.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace torchonnx {

/// How many bools are looked at to know what one is made of.
constexpr unsigned maxParts = 16;
/// The text of a product that is still read: little is known of longer ones.
constexpr size_t maxProduct = 40;

Value sideOf(IfOp ifOp, Value value, bool isThen) {
  Region &region = isThen ? ifOp.getThenRegion() : ifOp.getElseRegion();
  auto yield = region.empty() || region.front().empty()
                   ? TorchYieldOp()
                   : dyn_cast<TorchYieldOp>(region.front().back());
  return yield ? yield->getOperand(cast<OpResult>(value).getResultNumber())
               : Value();
}

/// Whether there is a quotient by what may be 0: it must not be computed where
/// the program does not.
static bool dividesByNames(const SizeExpr &e) {
  using Factor = SizeExpr::Product::Factor;
  return llvm::any_of(e.products(), [](const SizeExpr::Product &product) {
    return llvm::any_of(product.factors, [](const Factor &factor) {
      if (factor.kind == Factor::Name)
        return false;
      return (factor.kind == Factor::FloorDiv && !factor.b.number()) ||
             dividesByNames(factor.a) || dividesByNames(factor.b);
    });
  });
}

namespace {
struct SignReader {
  const Symbols &symbols;
  /// Nobody said that there is something in a dim.
  const SizeFacts &facts = symbols.getSureFacts();
  unsigned parts = maxParts;

  SizeExpr least(const SizeExpr &a, const SizeExpr &b) {
    return SizeExpr::min(a, b, facts);
  }
  SizeExpr greatest(const SizeExpr &a, const SizeExpr &b) {
    return SizeExpr::max(a, b, facts);
  }

  SizeExpr ofComparison(StringRef name, Value a, Value b) {
    SizeExpr difference = symbols.getExpr(a) - symbols.getExpr(b);
    if (!difference)
      return difference;
    SizeExpr apart = greatest(difference, -difference);
    return llvm::StringSwitch<SizeExpr>(name)
        .Case("aten::lt.int", -difference)
        .Case("aten::le.int", -difference + 1)
        .Case("aten::gt.int", difference)
        .Case("aten::ge.int", difference + 1)
        .Case("aten::ne.int", apart)
        .Case("aten::eq.int", -apart + 1)
        .Default(SizeExpr::none());
  }

  /// Of one side of a branch: what only that side may compute says nothing.
  SizeExpr ofSide(Value value) {
    if (!value)
      return SizeExpr::none();
    SizeExpr sign = read(value);
    auto isComputed = [&](const std::string &name) {
      return symbols.isComputed(StringAttr::get(value.getContext(), name));
    };
    return dividesByNames(sign) || llvm::any_of(sign.names(), isComputed)
               ? SizeExpr::none()
               : sign;
  }

  /// `a and b` is `b if a else False`.
  SizeExpr ofBranches(IfOp op, Value result) {
    SizeExpr decides = read(op.getCondition());
    return greatest(least(decides, ofSide(sideOf(op, result, true))),
                    least(-decides + 1, ofSide(sideOf(op, result, false))));
  }

  SizeExpr read(Value predicate) {
    if (std::optional<bool> known = getConstantBool(predicate))
      return *known ? 1 : 0;
    Operation *op = predicate.getDefiningOp();
    if (!op || !parts)
      return SizeExpr::none();
    --parts;
    if (auto ifOp = dyn_cast<IfOp>(op))
      return ofBranches(ifOp, predicate);
    StringRef name = getOperatorName(op);
    if (name == "aten::__not__")
      return -read(op->getOperand(0)) + 1;
    if (name == "aten::Bool.int") {
      SizeExpr number = symbols.getExpr(op->getOperand(0));
      return greatest(number, -number);
    }
    if (op->getNumOperands() != 2)
      return SizeExpr::none();
    Value a = op->getOperand(0), b = op->getOperand(1);
    if (name == "aten::__and__.bool")
      return least(read(a), read(b));
    if (name == "aten::__or__.bool")
      return greatest(read(a), read(b));
    return ofComparison(name, a, b);
  }
};
} // namespace

SizeExpr signOf(Value predicate, const Symbols &symbols) {
  return SignReader{symbols}.read(predicate);
}

bool isForNothing(Value predicate, bool truth, const Symbols &symbols) {
  Operation *op = predicate.getDefiningOp();
  StringRef name = op ? getOperatorName(op) : StringRef();
  if (name == "aten::__not__")
    return isForNothing(op->getOperand(0), !truth, symbols);
  // Where both hold, each does.
  if (name == (truth ? "aten::__and__.bool" : "aten::__or__.bool"))
    return llvm::any_of(op->getOperands(), [&](Value side) {
      return isForNothing(side, truth, symbols);
    });
  SizeExpr sign = signOf(predicate, symbols);
  if (!sign)
    return false;
  SizeRange range = sign.bounds(symbols.getFacts());
  return truth ? range.max <= 0 : range.min > 0;
}

/// The number m for which `e - m*sign` may be a number.
static std::optional<int64_t> slopeAlong(const SizeExpr &e,
                                         const SizeExpr &sign) {
  using Product = SizeExpr::Product;
  auto isAlike = [](const Product &x, const Product &y) {
    return x.factors.size() == y.factors.size() &&
           llvm::all_of(llvm::zip(x.factors, y.factors), [](auto pair) {
             auto &[p, q] = pair;
             return p.name == q.name && p.power == q.power;
           });
  };
  std::vector<Product> own = sign.products(), others = e.products();
  auto lead =
      llvm::find_if(own, [](auto &one) { return !one.factors.empty(); });
  if (lead == own.end())
    return std::nullopt;
  auto same =
      llvm::find_if(others, [&](auto &one) { return isAlike(one, *lead); });
  if (same == others.end() || same->den != lead->den || same->num % lead->num)
    return std::nullopt;
  return same->num / lead->num;
}

SizeExpr sizeWhere(Value predicate, bool truth, const SizeExpr &size,
                   const Symbols &symbols) {
  Operation *op = predicate.getDefiningOp();
  if (op && getOperatorName(op) == "aten::__not__")
    return sizeWhere(op->getOperand(0), !truth, size, symbols);
  if (!op || getOperatorName(op) != (truth ? "aten::eq.int" : "aten::ne.int"))
    return size;
  // size - m*0
  SizeExpr zero =
      symbols.getExpr(op->getOperand(0)) - symbols.getExpr(op->getOperand(1));
  std::optional<int64_t> slope =
      size && zero ? slopeAlong(size, zero) : std::nullopt;
  SizeExpr rest = slope ? size - zero * *slope : SizeExpr::none();
  return rest.number() ? rest : size;
}

/// 1 where `e`, which is not negative, is above 0; 0 elsewhere.
static SizeExpr isAbove(const SizeExpr &e, const SizeFacts &facts) {
  SizeExpr least = SizeExpr::min(e, 1, facts);
  // Of a remainder it is the usual quotient: ceil(n/8) - n//8.
  int64_t most = e.bounds(facts).max;
  if (most == SizeRange::highest)
    return least;
  SizeExpr quotient = SizeExpr::floorDiv(e + most, most + 1, facts);
  return quotient && quotient.str().size() < least.str().size() ? quotient
                                                                : least;
}

SizeExpr chooseSize(const SizeExpr &sign, const SizeExpr &x, const SizeExpr &y,
                    const SizeFacts &facts) {
  SizeExpr difference = x - y;
  if (!sign || !difference || dividesByNames(x) || dividesByNames(y))
    return SizeExpr::none();
  SizeExpr above = SizeExpr::max(sign, 0, facts);
  SizeExpr holds = isAbove(above, facts);
  if (std::optional<int64_t> slope = slopeAlong(difference, sign))
    if (SizeExpr rest = difference - sign * *slope; rest.number())
      return y + above * *slope + holds * rest;
  SizeExpr product = y + difference * holds;
  return product.str().size() <= maxProduct ? product : SizeExpr::none();
}

} // namespace torchonnx
