//===- SymbolExpressions.cpp - Names that are expressions -----------------===//

#include "dialects/Torch/SymbolExpressions.h"
#include "dialects/Torch/SizeExprImpl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include <limits>
#include <numeric>

using namespace torchonnx;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Fitting
//===----------------------------------------------------------------------===//

namespace {

class Fitter {
public:
  Fitter(ArrayRef<int64_t> wanted, ArrayRef<SampledExpression> terms)
      : wanted(wanted), terms(terms) {}

  /// Simplest first.
  std::string run() {
    for (const SampledExpression &x : terms)
      if (std::string name = affine(x.values, factor(x)); !name.empty())
        return name;
    for (const SampledExpression &x : terms)
      if (x.isAtom)
        if (std::string name = quotient(x); !name.empty())
          return name;
    for (auto [i, x] : llvm::enumerate(terms))
      for (const SampledExpression &y : terms.drop_front(i))
        if (std::string name = ofTwo(x, y); !name.empty())
          return name;
    for (const SampledExpression &x : terms)
      if (std::string name = clamped(x); !name.empty())
        return name;
    return ofThree();
  }

private:
  static std::string factor(const SampledExpression &x) {
    return x.isAtom ? x.name : "(" + x.name + ")";
  }

  template <typename F>
  bool holds(F value) const {
    for (auto [k, want] : llvm::enumerate(wanted))
      if (value(k) != want)
        return false;
    return true;
  }

  /// `text+b`, `text-b` or `text`.
  static std::string plus(const Twine &text, int64_t b) {
    if (b == 0)
      return text.str();
    return (text + (b < 0 ? "-" : "+") + Twine(b < 0 ? -b : b)).str();
  }

  /// `a*text+b` for the samples of `text`.
  std::string affine(ArrayRef<int64_t> x, const Twine &text) const {
    unsigned k = 1;
    while (k < x.size() && x[k] == x[0])
      ++k;
    if (k == x.size() || (wanted[k] - wanted[0]) % (x[k] - x[0]) != 0)
      return {};
    // Products of sizes times a factor: more than 64 bits.
    using Wide = __int128;
    int64_t a = (wanted[k] - wanted[0]) / (x[k] - x[0]);
    Wide offset = wanted[0] - Wide(a) * x[0];
    auto b = int64_t(offset);
    if (a == 0 || b != offset ||
        !holds([&](size_t i) { return Wide(a) * x[i] + b; }))
      return {};
    if (a < 0)
      return a == -1 ? (Twine(b) + "-" + text).str()
                     : (Twine(b) + "-" + Twine(-a) + "*" + text).str();
    return a == 1 ? plus(text, b) : plus(Twine(a) + "*" + text, b);
  }

  /// `(a*x+b)//c+d`. Several may fit: strides are powers of 2 more often.
  std::string quotient(const SampledExpression &x) const {
    constexpr int64_t most = 64;
    for (int64_t c = 2; c <= most; c *= 2)
      if (std::string name = quotient(x, c); !name.empty())
        return name;
    for (int64_t c = 3; c < most; ++c)
      if (std::string name = quotient(x, c); !name.empty())
        return name;
    return {};
  }

  std::string quotient(const SampledExpression &x, int64_t c) const {
    for (int64_t a = 1; a <= 3; ++a) {
      if (std::gcd(a, c) != 1)
        continue;
      for (int64_t b = 0; b < c; ++b) {
        int64_t d = wanted[0] - floorDivide(a * x.values[0] + b, c);
        if (d < -64 || d > 64 || !holds([&](size_t k) {
              return floorDivide(a * x.values[k] + b, c) + d;
            }))
          continue;
        std::string dividend =
            a == 1 ? x.name : (Twine(a) + "*" + x.name).str();
        // `(x+1)//2` reads better than `(x-1)//2+1`; keep one of the two.
        if (d != 0 && a == 1) {
          b += d * c;
          d = 0;
        }
        if (a != 1 || b != 0)
          dividend = "(" + plus(dividend, b) + ")";
        return plus(dividend + "//" + Twine(c), d);
      }
    }
    return {};
  }

  /// `a*x+b*y+c`, `a*x*y+b`, `x*y//c`, `x//y`, `max(x,y)`, `min(x,y)`.
  std::string ofTwo(const SampledExpression &x,
                    const SampledExpression &y) const {
    // A broadcast of two sizes is sampled where either is 1; their product
    // would fit too.
    if (&x != &y &&
        holds([&](size_t k) { return std::max(x.values[k], y.values[k]); }))
      return "max(" + x.name + ", " + y.name + ")";
    llvm::SmallVector<int64_t, 8> product;
    for (auto [a, b] : llvm::zip(x.values, y.values))
      product.push_back(a * b);
    std::string both = factor(x) + "*" + factor(y);
    if (std::string name = affine(product, both); !name.empty())
      return name;
    if (&x == &y)
      return {};
    if (std::string name = linear(x, y); !name.empty())
      return name;
    for (int64_t c = 2; c <= 64; ++c)
      if (holds([&](size_t k) { return floorDivide(product[k], c); }))
        return (both + "//" + Twine(c)).str();
    for (auto [a, b] : {std::pair(&x, &y), std::pair(&y, &x)})
      if (!llvm::is_contained(b->values, 0) &&
          holds([&, a = a, b = b](size_t k) {
            return floorDivide(a->values[k], b->values[k]);
          }))
        return factor(*a) + "//" + factor(*b);
    if (holds([&](size_t k) { return std::min(x.values[k], y.values[k]); }))
      return "min(" + x.name + ", " + y.name + ")";
    return {};
  }

  std::string linear(const SampledExpression &x,
                     const SampledExpression &y) const {
    // Three samples decide a, b and c; a fourth has to confirm them.
    if (wanted.size() < 4)
      return {};
    int64_t x1 = x.values[1] - x.values[0], x2 = x.values[2] - x.values[0];
    int64_t y1 = y.values[1] - y.values[0], y2 = y.values[2] - y.values[0];
    int64_t w1 = wanted[1] - wanted[0], w2 = wanted[2] - wanted[0];
    int64_t det = x1 * y2 - x2 * y1;
    if (det == 0 || (w1 * y2 - w2 * y1) % det != 0 ||
        (x1 * w2 - x2 * w1) % det != 0)
      return {};
    int64_t a = (w1 * y2 - w2 * y1) / det, b = (x1 * w2 - x2 * w1) / det;
    int64_t c = wanted[0] - a * x.values[0] - b * y.values[0];
    if (a == 0 || b == 0 || (a < 0 && b < 0) ||
        !holds([&](size_t k) { return a * x.values[k] + b * y.values[k] + c; }))
      return {};
    auto times = [](int64_t n, const SampledExpression &term) {
      return n == 1 ? factor(term) : (Twine(n) + "*" + factor(term)).str();
    };
    if (a < 0)
      return plus(times(b, y) + "-" + times(-a, x), c);
    return plus(times(a, x) + (b < 0 ? "-" : "+") + times(b < 0 ? -b : b, y),
                c);
  }

  /// `max(x+b, c)`, `min(x+b, c)`, `min(max(x+b, c), d)`.
  std::string clamped(const SampledExpression &x) const {
    auto extremes = std::minmax_element(wanted.begin(), wanted.end());
    const int64_t *low = extremes.first, *high = extremes.second;
    auto offset = [&](size_t k) { return wanted[k] - x.values[k]; };
    // Where it is not clamped, x+b is what is wanted.
    int64_t above = offset(high - wanted.begin());
    int64_t below = offset(low - wanted.begin());
    if (holds([&](size_t k) { return std::max(x.values[k] + above, *low); }))
      return "max(" + plus(x.name, above) + ", " + std::to_string(*low) + ")";
    if (holds([&](size_t k) { return std::min(x.values[k] + below, *high); }))
      return "min(" + plus(x.name, below) + ", " + std::to_string(*high) + ")";
    for (size_t i = 0; i < wanted.size(); ++i)
      if (wanted[i] != *low && wanted[i] != *high && holds([&](size_t k) {
            return std::min(std::max(x.values[k] + offset(i), *low), *high);
          }))
        return "min(max(" + plus(x.name, offset(i)) + ", " +
               std::to_string(*low) + "), " + std::to_string(*high) + ")";
    return {};
  }

  /// `a*x*y*z+b`.
  std::string ofThree() const {
    constexpr size_t most = 10;
    // Three of which have 60 bits.
    constexpr int64_t largest = int64_t(1) << 20;
    llvm::SmallVector<const SampledExpression *, most> few;
    for (const SampledExpression &term : terms)
      if (few.size() < most && llvm::all_of(term.values, [](int64_t value) {
            return std::abs(value) <= largest;
          }))
        few.push_back(&term);
    for (size_t i = 0; i < few.size(); ++i)
      for (size_t j = i; j < few.size(); ++j)
        for (size_t l = j; l < few.size(); ++l) {
          llvm::SmallVector<int64_t, 8> product;
          for (size_t k = 0; k < wanted.size(); ++k)
            product.push_back(few[i]->values[k] * few[j]->values[k] *
                              few[l]->values[k]);
          std::string name =
              affine(product, factor(*few[i]) + "*" + factor(*few[j]) + "*" +
                                  factor(*few[l]));
          if (!name.empty())
            return name;
        }
    return {};
  }

  ArrayRef<int64_t> wanted;
  ArrayRef<SampledExpression> terms;
};

} // namespace

std::string torchonnx::fitExpression(ArrayRef<int64_t> wanted,
                                     ArrayRef<SampledExpression> terms) {
  return Fitter(wanted, terms).run();
}

std::string torchonnx::fitQuotient(ArrayRef<int64_t> wanted,
                                   const SampledExpression &x) {
  ArrayRef<int64_t> values = x.values;
  if (values.size() < 2)
    return {};
  auto [first, last] = std::minmax_element(values.begin(), values.end());
  int64_t run = *last - *first,
          rise = wanted[last - values.begin()] - wanted[first - values.begin()];
  if (rise < 2)
    return {};
  for (int64_t c = run / (rise + 1) + 1; c <= run / (rise - 1); ++c) {
    int64_t least = std::numeric_limits<int64_t>::min(), most = -least - 1;
    for (auto [want, value] : llvm::zip(wanted, values)) {
      least = std::max(least, want * c - value);
      most = std::min(most, want * c - value + c - 1);
    }
    if (least <= most)
      return ("(" + x.name + (least < 0 ? "-" : "+") + Twine(std::abs(least)) +
              ")//" + Twine(c))
          .str();
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

SmallVector<StringRef> torchonnx::namesIn(StringRef text) {
  SmallVector<StringRef> names;
  while (!text.empty()) {
    StringRef word = text.take_while(isInName);
    text = text.drop_front(std::max<size_t>(word.size(), 1));
    if (word.empty() || llvm::isDigit(word.front()) ||
        ((word == "max" || word == "min" || word == "broadcast") &&
         text.starts_with("(")))
      continue;
    if (!llvm::is_contained(names, word))
      names.push_back(word);
  }
  return names;
}

static std::optional<int64_t> apply(StringRef op, std::optional<int64_t> a,
                                    std::optional<int64_t> b) {
  if (op == "+")
    return *a + *b;
  if (op == "-")
    return *a - *b;
  if (op == "*")
    return *a * *b;
  if (op == "max" || op == "min")
    return op == "max" ? std::max(*a, *b) : std::min(*a, *b);
  if (op == "broadcast")
    return *a == 1 ? *b : *a;
  if (*b == 0)
    return std::nullopt;
  int64_t quotient = floorDivide(*a, *b);
  return op == "//" ? quotient : *a - quotient * *b;
}

std::optional<int64_t> torchonnx::evaluateExpression(
    StringRef text,
    llvm::function_ref<std::optional<int64_t>(StringRef)> lookup) {
  return readExpression<std::optional<int64_t>>(
      text,
      {lookup, [](int64_t number) { return std::optional(number); }, apply});
}

//===----------------------------------------------------------------------===//
// Congruences
//===----------------------------------------------------------------------===//

namespace {
/// Integers that are `remainder` beside a multiple of `multiple`, which is 0
/// for one number and 1 for any.
struct Congruence {
  explicit operator bool() const { return isKnown; }
  bool isKnown = false;
  int64_t multiple = 1, remainder = 0;
};
} // namespace

static Congruence combine(StringRef op, Congruence x, Congruence y) {
  int64_t m = std::gcd(x.multiple, y.multiple);
  if (op == "+")
    return {true, m, x.remainder + y.remainder};
  if (op == "-")
    return {true, m, x.remainder - y.remainder};
  if (op == "*")
    return {
        true,
        std::gcd(x.multiple * y.multiple,
                 std::gcd(x.multiple * y.remainder, y.multiple * x.remainder)),
        x.remainder * y.remainder};
  bool divides =
      y.multiple == 0 && y.remainder > 0 && x.multiple % y.remainder == 0;
  if (op == "//" && divides && x.remainder % y.remainder == 0)
    return {true, x.multiple / y.remainder, x.remainder / y.remainder};
  if (op == "%" && divides)
    return {true, 0, (x.remainder % y.remainder + y.remainder) % y.remainder};
  if (op == "max" || op == "min")
    return {true, std::gcd(m, x.remainder - y.remainder), x.remainder};
  return {true, 1, 0};
}

bool torchonnx::areNeverEqual(StringRef x, StringRef y) {
  auto read = [](StringRef text) {
    return readExpression<Congruence>(
        text,
        {[](StringRef) { return Congruence{true, 1, 0}; },
         [](int64_t number) { return Congruence{true, 0, number}; }, combine});
  };
  Congruence a = read(x), c = read(y);
  if (!a || !c)
    return false;
  Congruence difference = combine("-", a, c);
  return difference.multiple == 0
             ? difference.remainder != 0
             : difference.remainder % difference.multiple != 0;
}
