//===- SizeExpr.cpp - Sizes as expressions --------------------------------===//

#include "dialects/Torch/SizeExprImpl.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <functional>
#include <numeric>

using namespace torchonnx;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

namespace {
template <typename Monomial>
unsigned degreeOf(const Monomial &factors) {
  unsigned degree = 0;
  for (auto &[atom, power] : factors)
    degree += power;
  return degree;
}

/// -1, 0 or 1: higher degrees first, then by the atoms' texts.
template <typename Monomial>
int compare(const Monomial &x, const Monomial &y) {
  if (unsigned a = degreeOf(x), b = degreeOf(y); a != b)
    return a > b ? -1 : 1;
  for (size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
    if (int order = x[i].first->text.compare(y[i].first->text))
      return order < 0 ? -1 : 1;
    if (x[i].second != y[i].second)
      return x[i].second > y[i].second ? -1 : 1;
  }
  return 0;
}
} // namespace

SizeExpr::SizeExpr(int64_t number) {
  if (number)
    add({{}, number, 1});
}

SizeExpr SizeExpr::none() {
  SizeExpr result;
  result.isValid = false;
  return result;
}

SizeExpr SizeExpr::ofAtom(AtomPtr atom) {
  SizeExpr result;
  result.add({{{std::move(atom), 1}}, 1, 1});
  return result;
}

SizeExpr SizeExpr::name(StringRef name) {
  auto atom = std::make_shared<Atom>();
  atom->kind = Atom::Name;
  atom->text = name.str();
  return ofAtom(std::move(atom));
}

void SizeExpr::add(const Term &term) {
  if (!isValid)
    return;
  auto it = llvm::find_if(terms, [&](const Term &other) {
    return compare(other.factors, term.factors) >= 0;
  });
  if (it == terms.end() || compare(it->factors, term.factors) != 0) {
    if (term.num)
      terms.insert(it, term);
    isValid = terms.size() <= maxSizeTerms;
    return;
  }
  Wide num = Wide(it->num) * term.den + Wide(term.num) * it->den,
       den = Wide(it->den) * term.den;
  if (!fits(num) || !fits(den)) {
    *this = none();
    return;
  }
  int64_t common = std::gcd(int64_t(num), int64_t(den));
  it->num = int64_t(num) / common;
  it->den = int64_t(den) / common;
  if (!it->num)
    terms.erase(it);
}

SizeExpr SizeExpr::operator+(const SizeExpr &other) const {
  if (!isValid || !other.isValid)
    return none();
  SizeExpr result = *this;
  for (const Term &term : other.terms)
    result.add(term);
  return result;
}

SizeExpr SizeExpr::operator-(const SizeExpr &other) const {
  return *this + other * SizeExpr(-1);
}

SizeExpr SizeExpr::operator*(const SizeExpr &other) const {
  if (!isValid || !other.isValid)
    return none();
  SizeExpr result;
  for (const Term &x : terms)
    for (const Term &y : other.terms) {
      Wide num = Wide(x.num) * y.num, den = Wide(x.den) * y.den;
      if (!fits(num) || !fits(den))
        return none();
      int64_t common = std::gcd(int64_t(num), int64_t(den));
      Term product{x.factors, int64_t(num) / common, int64_t(den) / common};
      for (const auto &factor : y.factors) {
        auto it = llvm::find_if(product.factors, [&](auto &own) {
          return own.first->text >= factor.first->text;
        });
        if (it != product.factors.end() &&
            it->first->text == factor.first->text)
          it->second += factor.second;
        else
          product.factors.insert(it, factor);
      }
      result.add(product);
    }
  return result;
}

bool SizeExpr::operator==(const SizeExpr &other) const {
  return isValid && other.isValid && terms.size() == other.terms.size() &&
         llvm::all_of(llvm::zip(terms, other.terms), [](auto pair) {
           auto &[x, y] = pair;
           return x.num == y.num && x.den == y.den &&
                  x.factors.size() == y.factors.size() &&
                  compare(x.factors, y.factors) == 0;
         });
}

std::optional<int64_t> SizeExpr::number() const {
  if (!isValid || terms.size() > 1)
    return std::nullopt;
  if (terms.empty())
    return 0;
  const Term &only = terms.front();
  return only.factors.empty() && only.den == 1 ? std::optional(only.num)
                                               : std::nullopt;
}

std::optional<StringRef> SizeExpr::asName() const & {
  if (!isValid || terms.size() != 1)
    return std::nullopt;
  const Term &only = terms.front();
  if (only.num != 1 || only.den != 1 || only.factors.size() != 1 ||
      only.factors[0].second != 1 || only.factors[0].first->kind != Atom::Name)
    return std::nullopt;
  return StringRef(only.factors[0].first->text);
}

std::vector<std::string> SizeExpr::names() const {
  std::vector<std::string> result;
  std::function<void(const SizeExpr &)> collect = [&](const SizeExpr &e) {
    for (const Term &term : e.terms)
      for (auto &[atom, power] : term.factors)
        if (atom->kind != Atom::Name) {
          collect(atom->a);
          collect(atom->b);
        } else if (!llvm::is_contained(result, atom->text)) {
          result.push_back(atom->text);
        }
  };
  collect(*this);
  return result;
}

std::vector<int64_t> SizeExpr::numbers() const {
  std::vector<int64_t> result;
  std::function<void(const SizeExpr &)> collect = [&](const SizeExpr &e) {
    for (const Term &term : e.terms) {
      result.insert(result.end(), {term.num, term.den});
      for (auto &[atom, power] : term.factors)
        if (atom->kind != Atom::Name) {
          collect(atom->a);
          collect(atom->b);
        }
    }
  };
  collect(*this);
  return result;
}

std::vector<SizeExpr::Product> SizeExpr::products() const {
  static_assert(int(Atom::Broadcast) == int(Product::Factor::Broadcast));
  std::vector<Product> result;
  for (const Term &term : terms) {
    result.push_back({term.num, term.den, {}});
    for (auto &[atom, power] : term.factors)
      result.back().factors.push_back({Product::Factor::Kind(atom->kind),
                                       atom->text, atom->a, atom->b, power});
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Quotients and maxima
//===----------------------------------------------------------------------===//

std::optional<SizeExpr> SizeExpr::dividedBy(const SizeExpr &divisor) const {
  if (!isValid || !divisor.isValid || divisor.terms.empty())
    return std::nullopt;
  const Term &lead = divisor.terms.front();
  SizeExpr rest = *this, quotient;
  for (unsigned steps = 0; !rest.terms.empty(); ++steps) {
    if (!rest.isValid || steps > 2 * maxSizeTerms)
      return std::nullopt;
    const Term &term = rest.terms.front();
    Term part;
    Wide num = Wide(term.num) * lead.den, den = Wide(term.den) * lead.num;
    if (den < 0)
      num = -num, den = -den;
    if (!fits(num) || !fits(den))
      return std::nullopt;
    int64_t common = std::gcd(int64_t(num), int64_t(den));
    part.num = int64_t(num) / common;
    part.den = int64_t(den) / common;
    size_t matched = 0;
    for (const auto &[atom, power] : term.factors) {
      auto it = llvm::find_if(lead.factors, [&, &text = atom->text](auto &own) {
        return own.first->text == text;
      });
      unsigned taken = it == lead.factors.end() ? 0 : it->second;
      if (taken > power)
        return std::nullopt;
      matched += taken != 0;
      if (power > taken)
        part.factors.push_back({atom, power - taken});
    }
    if (matched != lead.factors.size())
      return std::nullopt;
    SizeExpr one;
    one.add(part);
    quotient = quotient + one;
    rest = rest - one * divisor;
  }
  return quotient;
}

/// a//b, of which nothing more is known.
SizeExpr SizeExpr::ofQuotient(const SizeExpr &a, const SizeExpr &b) {
  auto atom = std::make_shared<Atom>();
  atom->kind = Atom::FloorDiv;
  atom->a = a;
  atom->b = b;
  auto factor = [](const SizeExpr &e) {
    return e.asName() || e.number().value_or(-1) >= 0 ? e.str()
                                                      : "(" + e.str() + ")";
  };
  atom->text = factor(a) + "//" + factor(b);
  if (atom->text.size() > maxSizeText)
    return none();
  return ofAtom(std::move(atom));
}

/// ((x + a)//c1 + b)//c2 = (x + a + b*c1)//(c1*c2), where `e` is such a
/// quotient by c1.
std::optional<SizeExpr> SizeExpr::ofInnerQuotient(const SizeExpr &e, int64_t b,
                                                  int64_t c2,
                                                  const SizeFacts &facts) {
  if (e.terms.size() != 1)
    return std::nullopt;
  const Term &only = e.terms.front();
  if (only.num != 1 || only.den != 1 || only.factors.size() != 1 ||
      only.factors[0].second != 1 ||
      only.factors[0].first->kind != Atom::FloorDiv)
    return std::nullopt;
  const Atom &inner = *only.factors[0].first;
  std::optional<int64_t> c1 = inner.b.number();
  if (!c1 || *c1 <= 0 || !fits(Wide(*c1) * c2) || !fits(Wide(*c1) * b))
    return std::nullopt;
  return floorDivBy(inner.a + *c1 * b, *c1 * c2, facts);
}

/// The number that `a // c` is whatever the sizes are.
static std::optional<int64_t> onlyQuotient(const SizeExpr &a, int64_t c,
                                           const SizeFacts &facts) {
  SizeRange range = a.bounds(facts);
  return !isInfinite(range.min) && !isInfinite(range.max) &&
                 floorDivide(range.min, c) == floorDivide(range.max, c)
             ? std::optional(floorDivide(range.min, c))
             : std::nullopt;
}

/// (sum + k) // c: what is surely a multiple of c leaves the quotient, common
/// factors and inner quotients go.
SizeExpr SizeExpr::floorDivBy(const SizeExpr &a, int64_t c,
                              const SizeFacts &facts) {
  SizeExpr whole, rest;
  Wide constant = 0;
  for (const Term &term : a.terms) {
    if (term.factors.empty()) {
      if (term.den != 1)
        return none();
      constant += term.num;
      continue;
    }
    // Of a product, the multiples of its factors multiply.
    Wide step = term.num;
    for (auto &[atom, power] : term.factors) {
      SizeRange known =
          atom->kind == Atom::Name ? facts.get(atom->text) : SizeRange();
      for (unsigned i = 0; i < power && known.remainder == 0 && fits(step); ++i)
        step *= known.multiple;
    }
    Wide den = Wide(term.den) * c;
    if (!fits(step) || !fits(den))
      return none();
    if (step % den != 0) {
      rest.add(term);
      continue;
    }
    int64_t common = std::gcd(term.num, int64_t(den));
    whole.add({term.factors, term.num / common, int64_t(den) / common});
  }
  if (!fits(constant) || !whole.isValid || !rest.isValid)
    return none();
  if (rest.terms.empty())
    return whole + floorDivide(int64_t(constant), c);
  // Of the rest, whole multiples of c go too: terms of a min(n, 7) // 12, which
  // is 0, do not tell it any more.
  if (rest.terms.size() > 1)
    if (auto quotient = onlyQuotient(rest + int64_t(constant), c, facts))
      return whole + *quotient;
  SizeExpr kept;
  for (const Term &term : rest.terms) {
    int64_t times = floorDivide(term.num, term.den * c);
    if (term.den != 1)
      times = 0;
    if (times) {
      Term part = term;
      part.num = times;
      whole.add(part);
    }
    Term left = term;
    left.num -= times * c * term.den;
    if (left.num)
      kept.add(left);
  }
  int64_t k = int64_t(constant);
  whole = whole + floorDivide(k, c);
  k -= floorDivide(k, c) * c;
  int64_t common = c;
  for (const Term &term : kept.terms)
    common = term.den == 1 ? std::gcd(common, term.num) : 1;
  if (common > 1) {
    for (Term &term : kept.terms)
      term.num /= common;
    c /= common;
    k = floorDivide(k, common);
  }
  if (c == 1)
    return whole + kept + k;
  if (std::optional<SizeExpr> inner = ofInnerQuotient(kept, k, c, facts))
    return whole + *inner;
  SizeExpr dividend = kept + k;
  // What is between 0 and c is 0.
  if (auto quotient = onlyQuotient(dividend, c, facts))
    return whole + *quotient;
  return whole + ofQuotient(dividend, c);
}

SizeExpr SizeExpr::floorDiv(const SizeExpr &a, const SizeExpr &b,
                            const SizeFacts &facts) {
  if (!a.isValid || !b.isValid)
    return none();
  if (std::optional<int64_t> c = b.number()) {
    if (*c == 0)
      return none();
    return *c < 0 ? floorDivBy(-a, -*c, facts) : floorDivBy(a, *c, facts);
  }
  if (std::optional<SizeExpr> exact = a.dividedBy(b))
    // A quotient of polynomials is one of integers where it has integers only.
    if (llvm::all_of(exact->terms, [](const Term &t) { return t.den == 1; }))
      return *exact;
  return ofQuotient(a, b);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

SizeExpr SizeExpr::substitute(llvm::function_ref<SizeExpr(StringRef)> to,
                              const SizeFacts &facts) const {
  if (!isValid)
    return none();
  SizeExpr result;
  for (const Term &term : terms) {
    SizeExpr product;
    product.add({{}, term.num, 1});
    for (const auto &[atom, power] : term.factors) {
      SizeExpr value;
      SizeExpr a =
          atom->kind == Atom::Name ? SizeExpr() : atom->a.substitute(to, facts);
      switch (atom->kind) {
      case Atom::Name:
        value = to(atom->text);
        break;
      case Atom::Relu:
        value = relu(a, facts);
        break;
      case Atom::FloorDiv:
        value = floorDiv(a, atom->b.substitute(to, facts), facts);
        break;
      case Atom::Broadcast:
        value = broadcast(a, atom->b.substitute(to, facts), facts);
        break;
      }
      for (unsigned i = 0; i < power; ++i)
        product = product * value;
    }
    // A quotient that had no remainder has none now either.
    if (term.den != 1)
      for (Term &part : product.terms) {
        if (!fits(Wide(part.den) * term.den))
          return none();
        part.den *= term.den;
        int64_t common = std::gcd(part.num, part.den);
        part.num /= common, part.den /= common;
      }
    result = result + product;
  }
  return result;
}

std::optional<int64_t> SizeExpr::evaluate(
    llvm::function_ref<std::optional<int64_t>(StringRef)> lookup) const {
  if (!isValid)
    return std::nullopt;
  int64_t den = 1;
  for (const Term &term : terms)
    den = std::lcm(den, term.den);
  Wide sum = 0;
  for (const Term &term : terms) {
    Wide value = Wide(term.num) * (den / term.den);
    for (const auto &[atom, power] : term.factors) {
      std::optional<int64_t> one;
      if (atom->kind == Atom::Name) {
        one = lookup(atom->text);
      } else {
        std::optional<int64_t> a = atom->a.evaluate(lookup),
                               b = atom->b.evaluate(lookup);
        if (a && b)
          switch (atom->kind) {
          case Atom::Relu:
            one = std::max<int64_t>(*a, 0);
            break;
          case Atom::FloorDiv:
            if (*b)
              one = floorDivide(*a, *b);
            break;
          case Atom::Broadcast:
            one = *a == 1 ? *b : *a;
            break;
          case Atom::Name:
            break;
          }
      }
      if (!one)
        return std::nullopt;
      for (unsigned i = 0; i < power; ++i) {
        value *= *one;
        if (!fits(value))
          return std::nullopt;
      }
    }
    sum += value;
    if (!fits(sum))
      return std::nullopt;
  }
  if (sum % den != 0)
    return std::nullopt;
  return int64_t(sum / den);
}

namespace torchonnx {
/// `2*h+1`, `(h-1)//2+1`, `min(n, 600)`.
class SizeExprPrinter {
public:
  static std::string print(const SizeExpr &e) {
    // One maximum is told by what it chooses from: b + max(a-b, 0), and
    // a - max(a-b, 0).
    const SizeExpr::Term *only = nullptr;
    unsigned count = 0;
    for (const SizeExpr::Term &term : e.terms)
      for (const auto &[atom, power] : term.factors)
        if (atom->kind == SizeExpr::Atom::Relu) {
          ++count;
          only = &term;
        }
    if (count == 1 && only->factors.size() == 1 && only->den == 1 &&
        only->factors[0].second == 1 && std::abs(only->num) == 1) {
      const SizeExpr::Atom &atom = *only->factors[0].first;
      SizeExpr rest = e.replaceAtom(atom, 0);
      bool isMax = only->num > 0;
      SizeExpr other = isMax ? rest + atom.a : rest - atom.a;
      return std::string(isMax ? "max(" : "min(") +
             (isMax ? sum(other) : sum(rest)) + ", " +
             (isMax ? sum(rest) : sum(other)) + ")";
    }
    return sum(e);
  }

private:
  static std::string sum(const SizeExpr &e) {
    std::string text;
    // What is added comes before what is taken away.
    for (bool isPositive : {true, false})
      for (const SizeExpr::Term &term : e.terms)
        if ((term.num > 0) == isPositive)
          text +=
              (isPositive ? (text.empty() ? "" : "+") : "-") + product(term);
    return text.empty() ? "0" : text;
  }

  static std::string product(const SizeExpr::Term &term) {
    std::string text;
    int64_t scale = std::abs(term.num);
    if (scale != 1 || term.factors.empty())
      text = std::to_string(scale);
    size_t count = 0;
    for (const auto &[atom, power] : term.factors)
      count += power;
    bool isAlone = count == 1 && text.empty() && term.den == 1 && term.num > 0;
    for (const auto &[atom, power] : term.factors) {
      bool isQuotient = atom->kind == SizeExpr::Atom::FloorDiv;
      for (unsigned i = 0; i < power; ++i)
        text += (text.empty() ? "" : "*") +
                (isQuotient && !isAlone ? "(" + atom->text + ")" : atom->text);
    }
    return term.den == 1 ? text : text + "//" + std::to_string(term.den);
  }
};
} // namespace torchonnx

std::string SizeExpr::str() const {
  return isValid ? SizeExprPrinter::print(*this) : "?";
}

namespace {
/// What a reader of text needs: false where there is nothing.
struct Parsed {
  std::optional<SizeExpr> e;
  explicit operator bool() const { return e.has_value(); }
};
} // namespace

SizeExpr SizeExpr::parse(StringRef text, const SizeFacts &facts) {
  auto name = [](StringRef one) { return Parsed{SizeExpr::name(one)}; };
  auto number = [](int64_t one) { return Parsed{SizeExpr(one)}; };
  auto apply = [&](StringRef op, const Parsed &a, const Parsed &b) -> Parsed {
    if (op == "+")
      return {*a.e + *b.e};
    if (op == "-")
      return {*a.e - *b.e};
    if (op == "*")
      return {*a.e * *b.e};
    if (op == "//")
      return {floorDiv(*a.e, *b.e, facts)};
    if (op == "%")
      return {*a.e - floorDiv(*a.e, *b.e, facts) * *b.e};
    if (op == "max")
      return {max(*a.e, *b.e, facts)};
    if (op == "min")
      return {min(*a.e, *b.e, facts)};
    return {broadcast(*a.e, *b.e, facts)};
  };
  Parsed result = readExpression<Parsed>(text, {name, number, apply});
  return result && *result.e ? *result.e : none();
}
