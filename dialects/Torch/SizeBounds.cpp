//===- SizeBounds.cpp - How large sizes can be, and maxima of them --------===//

#include "dialects/Torch/SizeExprImpl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include <algorithm>
#include <numeric>

using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Functions of one atom
//===----------------------------------------------------------------------===//

std::optional<SizeExpr::Pieces> SizeExpr::asPieces() const {
  Pieces pieces;
  auto take = [&](const AtomPtr &atom) {
    if (!pieces.x)
      pieces.x = atom;
    return pieces.x->text == atom->text;
  };
  constexpr int64_t most = int64_t(1) << 40;
  for (const Term &term : terms) {
    if (term.den != 1 || std::abs(term.num) > most)
      return std::nullopt;
    if (term.factors.empty()) {
      pieces.offset = term.num;
      continue;
    }
    if (term.factors.size() != 1 || term.factors[0].second != 1)
      return std::nullopt;
    const AtomPtr &atom = term.factors[0].first;
    if (atom->kind != Atom::Relu) {
      if (!take(atom))
        return std::nullopt;
      pieces.slope = term.num;
      continue;
    }
    // Of max(x-place, 0).
    const std::vector<Term> &inner = atom->a.terms;
    bool isShift = !inner.empty() && inner[0].num == 1 && inner[0].den == 1 &&
                   inner[0].factors.size() == 1 &&
                   inner[0].factors[0].second == 1 &&
                   (inner.size() == 1 ||
                    (inner.size() == 2 && inner[1].factors.empty() &&
                     inner[1].den == 1 && std::abs(inner[1].num) < most));
    if (!isShift || !take(inner[0].factors[0].first))
      return std::nullopt;
    pieces.changes[inner.size() == 2 ? -inner[1].num : 0] += term.num;
  }
  return pieces.x ? std::optional(pieces) : std::nullopt;
}

SizeExpr SizeExpr::ofPieces(const Pieces &pieces) {
  SizeExpr x = ofAtom(pieces.x);
  SizeExpr result = x * pieces.slope + pieces.offset;
  for (auto [place, change] : pieces.changes) {
    if (!change)
      continue;
    auto atom = std::make_shared<Atom>();
    atom->kind = Atom::Relu;
    atom->a = x - place;
    atom->text = "max(" + atom->a.str() + ", 0)";
    result = result + ofAtom(std::move(atom)) * change;
  }
  return result;
}

std::optional<SizeExpr::Pieces> SizeExpr::Pieces::relu() const {
  Pieces result;
  result.x = x;
  bool isExact = true;
  // Between two places it is a line: from `from` on, before the first place
  // from far below.
  int64_t current = slope;
  std::optional<int64_t> from;
  auto change = [&](int64_t place, int64_t by) {
    if (by)
      result.changes[place] += by;
  };
  int64_t before = 0;
  auto addLine = [&](std::optional<int64_t> to) {
    // On which side of 0 it begins and ends.
    int64_t anchor = from ? *from : to ? *to : 0;
    int64_t value = at(anchor);
    auto crossing = [&]() -> std::optional<int64_t> {
      if (!current || value % current)
        return std::nullopt;
      return anchor - value / current;
    };
    bool beginsAbove = from ? value > 0 || (value == 0 && current > 0)
                            : current < 0 || (current == 0 && value > 0);
    bool endsAbove = to ? at(*to) > 0 || (at(*to) == 0 && current < 0)
                        : current > 0 || (current == 0 && value > 0);
    int64_t first = beginsAbove ? current : 0;
    if (from)
      change(*from, first - before);
    else {
      result.slope = first;
      result.offset = beginsAbove ? value - current * anchor : 0;
    }
    before = first;
    if (beginsAbove != endsAbove) {
      std::optional<int64_t> place = crossing();
      isExact &= place.has_value();
      int64_t last = endsAbove ? current : 0;
      if (place)
        change(*place, last - before);
      before = last;
    }
  };
  for (auto [place, by] : changes) {
    addLine(place);
    current += by;
    from = place;
  }
  addLine(std::nullopt);
  return isExact ? std::optional(result) : std::nullopt;
}

void SizeExpr::Pieces::dropBeyond(const SizeRange &x) {
  for (auto it = changes.begin(); it != changes.end();) {
    auto [place, by] = *it;
    bool isAlways = place <= x.min;
    if (isAlways) {
      slope += by;
      offset -= by * place;
    }
    it = isAlways || place >= x.max ? changes.erase(it) : std::next(it);
  }
}

SizeRange SizeExpr::Pieces::bounds(const SizeRange &x) const {
  SizeRange result;
  std::vector<int64_t> places;
  int64_t first = slope, last = first;
  for (auto [place, change] : changes) {
    last += change;
    if (place <= x.min)
      first += change;
    if (place > x.min && place < x.max)
      places.push_back(place);
  }
  bool isOpenBelow = isInfinite(x.min), isOpenAbove = isInfinite(x.max);
  if (!isOpenBelow)
    places.push_back(x.min);
  if (!isOpenAbove)
    places.push_back(x.max);
  if (places.empty())
    return result;
  int64_t least = SizeRange::highest, most = SizeRange::lowest;
  for (int64_t place : places) {
    least = std::min(least, at(place));
    most = std::max(most, at(place));
  }
  if (!((isOpenBelow && slope > 0) || (isOpenAbove && last < 0)))
    result.min = least;
  if (!((isOpenBelow && slope < 0) || (isOpenAbove && last > 0)))
    result.max = most;
  return result;
}

//===----------------------------------------------------------------------===//
// Intervals
//===----------------------------------------------------------------------===//

/// How large sizes can be, given what is known of names. What only looking
/// deeper shows is looked for `depth` levels deep.
class SizeExpr::Intervals {
public:
  Intervals(const SizeFacts &facts, unsigned depth)
      : facts(facts), depth(depth) {}

  SizeRange of(const SizeExpr &e) const;
  SizeRange of(const Atom &atom) const;

private:
  std::optional<SizeRange> ofSum(const SizeExpr &e) const;
  SizeRange fromLeast(const SizeExpr &e) const;
  SizeRange byCases(const SizeExpr &e, const Term &term) const;
  SizeRange ofQuotient(const SizeExpr &e, const Term &term, int64_t c) const;
  Intervals deeper() const { return {facts, depth - 1}; }

  const SizeFacts &facts;
  unsigned depth;
};

//===----------------------------------------------------------------------===//
// Maxima
//===----------------------------------------------------------------------===//

/// max(e, 0), of an `e` whose first term is positive: max(-e, 0) = max(e, 0)-e.
SizeExpr SizeExpr::relu(const SizeExpr &e, const SizeFacts &facts) {
  if (!e.isValid)
    return none();
  SizeRange range = e.bounds(facts);
  if (range.min >= 0)
    return e;
  if (range.max <= 0)
    return 0;
  // Of a function of one atom it is one too, if it is 0 at integers only.
  if (std::optional<Pieces> pieces = e.asPieces();
      pieces && !pieces->changes.empty()) {
    if (std::optional<Pieces> result = pieces->relu()) {
      result->dropBeyond(Intervals(facts, /*depth=*/2).of(*result->x));
      return ofPieces(*result);
    }
  }
  if (e.terms.front().num < 0)
    return relu(-e, facts) + e;
  // Common factors go in front.
  int64_t common = 0;
  for (const Term &term : e.terms)
    common = term.den == 1 ? std::gcd(common, term.num) : 1;
  SizeExpr inner = e;
  for (Term &term : inner.terms)
    term.num /= std::max<int64_t>(common, 1);
  auto atom = std::make_shared<Atom>();
  atom->kind = Atom::Relu;
  atom->a = inner;
  atom->text = "max(" + inner.str() + ", 0)";
  if (atom->text.size() > maxSizeText)
    return none();
  return ofAtom(std::move(atom)) * std::max<int64_t>(common, 1);
}

SizeExpr SizeExpr::max(const SizeExpr &a, const SizeExpr &b,
                       const SizeFacts &facts) {
  return b + relu(a - b, facts);
}

SizeExpr SizeExpr::broadcast(const SizeExpr &a, const SizeExpr &b,
                             const SizeFacts &facts) {
  if (!a.isValid || !b.isValid)
    return none();
  if (a == b || b.number() == 1)
    return a;
  if (a.number() == 1)
    return b;
  if (a.number())
    return a;
  if (b.number())
    return b;
  if (a.isAtLeast(1, facts) && b.isAtLeast(1, facts))
    return max(a, b, facts);
  std::string x = a.str(), y = b.str();
  auto atom = std::make_shared<Atom>();
  atom->kind = Atom::Broadcast;
  atom->a = x < y ? a : b;
  atom->b = x < y ? b : a;
  atom->text = "broadcast(" + std::min(x, y) + ", " + std::max(x, y) + ")";
  if (atom->text.size() > maxSizeText)
    return none();
  return ofAtom(std::move(atom));
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

namespace {
int64_t clampWide(Wide value) {
  return value >= SizeRange::highest  ? SizeRange::highest
         : value <= SizeRange::lowest ? SizeRange::lowest
                                      : int64_t(value);
}
void narrow(SizeRange &range, const SizeRange &by) {
  range.min = std::max(range.min, by.min);
  range.max = std::min(range.max, by.max);
}
SizeRange product(const SizeRange &x, const SizeRange &y) {
  SizeRange result;
  // Sizes are not negative, mostly; of others little is said.
  if (x.min < 0 || y.min < 0)
    return result;
  result.min = clampWide(Wide(x.min) * y.min);
  bool isOpen = isInfinite(x.max) || isInfinite(y.max);
  result.max = isOpen ? SizeRange::highest : clampWide(Wide(x.max) * y.max);
  return result;
}
} // namespace

SizeRange SizeExpr::Intervals::of(const Atom &atom) const {
  SizeRange a = atom.kind == Atom::Name ? facts.get(atom.text) : of(atom.a);
  SizeRange result;
  switch (atom.kind) {
  case Atom::Name:
    return a;
  case Atom::Relu:
    result.min = std::max<int64_t>(a.min, 0);
    result.max = std::max<int64_t>(a.max, 0);
    return result;
  case Atom::Broadcast: {
    SizeRange b = of(atom.b);
    result.min = std::min(a.min, b.min);
    result.max = std::max(a.max, b.max);
    return result;
  }
  case Atom::FloorDiv: {
    SizeRange b = of(atom.b);
    // Where nothing comes by, facts contradict each other.
    if (b.min < 1 || b.max < b.min)
      return result;
    if (a.min >= 0)
      result.min = isInfinite(b.max) ? 0 : floorDivide(a.min, b.max);
    else if (!isInfinite(a.min))
      result.min = floorDivide(a.min, b.min);
    if (!isInfinite(a.max))
      result.max = a.max >= 0
                       ? floorDivide(a.max, b.min)
                       : (isInfinite(b.max) ? -1 : floorDivide(a.max, b.max));
    return result;
  }
  }
  return result;
}

SizeExpr SizeExpr::replaceAtom(const Atom &atom, const SizeExpr &by) const {
  SizeExpr result;
  for (const Term &term : terms) {
    SizeExpr product;
    product.add({{}, term.num, term.den});
    for (const auto &[factor, power] : term.factors)
      for (unsigned i = 0; i < power; ++i)
        product = product * (factor->text == atom.text ? by : ofAtom(factor));
    result = result + product;
  }
  return result;
}

/// By the signs of its terms where each atom is counted from the least that it
/// is: `x*x-x` is `t*t+t` with t = x-1, so it is not negative where x is 1 or
/// more.
SizeRange SizeExpr::Intervals::fromLeast(const SizeExpr &e) const {
  SizeRange result;
  auto isPower = [](const Term &term) {
    return term.factors.size() > 1 ||
           (term.factors.size() == 1 && term.factors[0].second > 1);
  };
  if (e.terms.size() < 2 || llvm::none_of(e.terms, isPower))
    return result;
  SizeExpr shifted = e;
  llvm::StringSet<> seen;
  for (const Term &term : e.terms)
    for (auto &[atom, power] : term.factors) {
      if (!seen.insert(atom->text).second)
        continue;
      int64_t least = of(*atom).min;
      if (isInfinite(least))
        return result;
      // A name of its own: what an atom is made of is no matter any more.
      std::string count = "@" + std::to_string(seen.size());
      shifted = shifted.replaceAtom(*atom, name(count) + least);
      // It may be too long for a form.
      if (!shifted)
        return result;
    }
  int64_t low = 0, high = 0;
  bool rises = true, falls = true;
  for (const Term &term : shifted.terms) {
    if (term.factors.empty()) {
      low = ceilDivide(term.num, term.den);
      high = floorDivide(term.num, term.den);
    } else {
      rises &= term.num > 0;
      falls &= term.num < 0;
    }
  }
  if (rises)
    result.min = low;
  if (falls)
    result.max = high;
  return result;
}

/// By intervals; nothing where 64 bits do not hold them.
std::optional<SizeRange> SizeExpr::Intervals::ofSum(const SizeExpr &e) const {
  SizeRange result;
  Wide low = 0, high = 0;
  bool hasLow = true, hasHigh = true;
  int64_t den = 1;
  for (const Term &term : e.terms)
    den = std::lcm(den, term.den);
  if (den > (1 << 20))
    return std::nullopt;
  for (const Term &term : e.terms) {
    SizeRange range{1, 1};
    for (auto &[atom, power] : term.factors) {
      SizeRange one = of(*atom);
      // A single factor may be negative.
      range = term.factors.size() == 1 && power == 1 ? one : range;
      for (unsigned i = 0;
           i < power && !(term.factors.size() == 1 && power == 1); ++i)
        range = product(range, one);
    }
    int64_t scale = term.num * (den / term.den);
    int64_t first = scale > 0 ? range.min : range.max,
            last = scale > 0 ? range.max : range.min;
    hasLow &= !isInfinite(first);
    hasHigh &= !isInfinite(last);
    if (!isInfinite(first))
      low += Wide(first) * scale;
    if (!isInfinite(last))
      high += Wide(last) * scale;
    if (!fits(low) || !fits(high))
      return std::nullopt;
  }
  if (hasLow)
    result.min = ceilDivide(int64_t(low), den);
  if (hasHigh)
    result.max = floorDivide(int64_t(high), den);
  return result;
}

bool SizeExpr::isOfOneTerm(const Atom &atom) const {
  return llvm::count_if(terms, [&](const Term &term) {
           return llvm::any_of(term.factors, [&](auto &factor) {
             return factor.first->text == atom.text;
           });
         }) == 1;
}

/// Where `term` is a multiple of `max(x, 0)`, in both of its cases.
SizeRange SizeExpr::Intervals::byCases(const SizeExpr &e,
                                       const Term &term) const {
  const Atom &atom = *term.factors[0].first;
  SizeRange zero = of(e.replaceAtom(atom, 0)),
            same = of(e.replaceAtom(atom, atom.a));
  SizeRange result{std::min(zero.min, same.min), std::max(zero.max, same.max)};
  // max(x, 0) = max(-x, 0) + x, but elsewhere it may count the other way.
  if (term.den == 1 && e.isOfOneTerm(atom))
    narrow(result, term.num > 0 ? SizeRange{same.min}
                                : SizeRange{SizeRange::lowest, same.max});
  return result;
}

/// Where `term` is a multiple of `x//c`: (x-c+1)/c <= x//c <= x/c
SizeRange SizeExpr::Intervals::ofQuotient(const SizeExpr &e, const Term &term,
                                          int64_t c) const {
  const Atom &atom = *term.factors[0].first;
  SizeExpr most = atom.a, least = atom.a - (c - 1);
  for (SizeExpr *end : {&most, &least})
    for (Term &part : end->terms) {
      if (!fits(Wide(part.den) * c))
        return {};
      part.den *= c;
      int64_t common = std::gcd(part.num, part.den);
      part.num /= common, part.den /= common;
    }
  SizeRange upper = of(e.replaceAtom(atom, most)),
            lower = of(e.replaceAtom(atom, least));
  return term.num > 0 ? SizeRange{lower.min, upper.max}
                      : SizeRange{upper.min, lower.max};
}

/// By intervals; where `max(x, 0)` is taken away, in both of its cases, and
/// where quotients are, with `x/c` for `x//c`.
SizeRange SizeExpr::Intervals::of(const SizeExpr &e) const {
  std::optional<SizeRange> sum;
  if (e.isValid)
    sum = ofSum(e);
  if (!sum)
    return {};
  SizeRange result = *sum;
  bool isBounded = !isInfinite(result.min) && !isInfinite(result.max);
  if (depth == 0 || (isBounded && e.terms.size() < 2))
    return result;
  // Of a function of one atom all that happens is where its slope changes.
  if (std::optional<Pieces> pieces = e.asPieces()) {
    narrow(result, pieces->bounds(deeper().of(*pieces->x)));
    return result;
  }
  narrow(result, deeper().fromLeast(e));
  for (const Term &term : e.terms) {
    if (term.factors.size() != 1 || term.factors[0].second != 1)
      continue;
    const Atom &atom = *term.factors[0].first;
    if (atom.kind == Atom::Relu) {
      narrow(result, deeper().byCases(e, term));
      break;
    }
    if (atom.kind == Atom::FloorDiv && e.terms.size() > 1 &&
        e.isOfOneTerm(atom)) {
      std::optional<int64_t> c = atom.b.number();
      if (!c || *c < 1)
        continue;
      narrow(result, deeper().ofQuotient(e, term, *c));
      break;
    }
  }
  return result;
}

SizeRange SizeExpr::bounds(const SizeFacts &facts) const {
  SizeRange result = Intervals(facts, /*depth=*/4).of(*this);
  if (!isValid || number())
    return result;
  // Of f >= 0: e = (e-f) + f, and e = (e+f) - f.
  Intervals shallow(facts, /*depth=*/1);
  for (const SizeExpr &f : facts.nonNegative()) {
    if (result.min == result.max)
      break;
    result.min = std::max(result.min, shallow.of(*this - f).min);
    result.max = std::min(result.max, shallow.of(*this + f).max);
  }
  return result;
}

void SizeFacts::addNonNegative(const SizeExpr &e) {
  constexpr size_t most = 32;
  if (!e || e.number() || llvm::is_contained(ordered, e))
    return;
  if (ordered.size() < most)
    ordered.push_back(e);
  // Of one name it is its range, which is looked at first.
  std::vector<std::string> names = e.names();
  if (names.size() != 1)
    return;
  SizeExpr name = SizeExpr::name(names.front());
  SizeRange range = get(names.front());
  if (std::optional<int64_t> rest = (e - name).number())
    range.min = std::max(range.min, -*rest);
  if (std::optional<int64_t> rest = (e + name).number())
    range.max = std::min(range.max, *rest);
  // Where nothing comes by, facts contradict each other.
  if (range.min <= range.max)
    set(names.front(), range);
}
