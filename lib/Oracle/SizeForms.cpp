//===- SizeForms.cpp - The functions that answers may be ------------------===//
//
// A form is fitted to some answers; it is the function if it foretells all.
//
//===----------------------------------------------------------------------===//

#include "SizeFunctions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/MathExtras.h"
#include <functional>
#include <numeric>
#include <utility>

using namespace torchonnx;
using llvm::ArrayRef;
using llvm::SmallVector;

/// How often functions are compared with what was answered; the sizes of a
/// thousand pieces are not worth more.
static constexpr size_t patience = 1 << 20;

//===----------------------------------------------------------------------===//
// Functions of one parameter
//===----------------------------------------------------------------------===//

SizeExpr SizeFunctionLearner::learn(unsigned number) {
  SmallVector<const Direction *> moving;
  int64_t base = askOnce(anchor)->numbers[number];
  for (const Direction &direction : directions)
    if (llvm::any_of(direction.answers,
                     [&](auto &entry) { return entry.second[number] != base; }))
      moving.push_back(&direction);
  // What is passed on.
  for (unsigned i = 0; i < anchor.size(); ++i) {
    SizeExpr same = SizeExpr::name(SizeFunctions::parameter(i));
    if (anchor[i] == base && holds(same, number))
      return same;
  }
  if (comparisons > patience || !isSeenSmall)
    return SizeExpr::none();
  SizeExpr function = base;
  if (moving.size() == 1)
    function = ofOne(*moving.front(), number);
  else if (moving.size() > 1)
    function = ofMany(moving, number);
  if (holds(function, number))
    return function;
  // Beside a clamped one a size does not move anything. Of one that the
  // operator does not let move too little is known, unless it is repeated.
  auto isStuck = [&](const Direction &direction) {
    return !isSwept(direction);
  };
  if (llvm::any_of(directions, isStuck)) {
    for (const Direction &direction :
         llvm::make_filter_range(directions, isStuck))
      for (unsigned other = 0; other < anchor.size(); ++other) {
        SizeExpr sizes[] = {variable(direction),
                            SizeExpr::name(SizeFunctions::parameter(other))};
        function = SizeExpr::broadcast(sizes[0], sizes[1], {});
        if (function && meet(sizes) && holds(function, number))
          return function;
      }
    return SizeExpr::none();
  }
  SmallVector<const Direction *> all;
  for (const Direction &direction : directions)
    all.push_back(&direction);
  function = all.size() > 1 ? ofMany(all, number) : SizeExpr::none();
  if (holds(function, number))
    return function;
  // The greater of two sizes at their least does not move the less of them.
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      auto isOfThese = [&](const Direction *direction) {
        return direction == all[i] || direction == all[j];
      };
      function = llvm::all_of(moving, isOfThese)
                     ? ofMany({all[j], all[i]}, number)
                     : SizeExpr::none();
      if (holds(function, number))
        return function;
    }
  return SizeExpr::none();
}

SizeExpr SizeFunctionLearner::ofOne(const Direction &direction,
                                    unsigned number) {
  for (auto form :
       {&SizeFunctionLearner::asLine, &SizeFunctionLearner::asPolynomial,
        &SizeFunctionLearner::asPieces, &SizeFunctionLearner::asQuotient})
    if (SizeExpr function = (this->*form)(direction, number);
        function && fits(function, direction, number))
      return function;
  return SizeExpr::none();
}

bool SizeFunctionLearner::fits(const SizeExpr &function,
                               const Direction &direction, unsigned number) {
  return llvm::all_of(direction.answers, [&](auto &entry) {
    return function.evaluate([&](llvm::StringRef) {
      return std::optional(entry.first);
    }) == entry.second[number];
  });
}

/// a*x + b
SizeExpr SizeFunctionLearner::asLine(const Direction &direction,
                                     unsigned number) {
  if (direction.answers.size() < 2 ||
      (direction.answers.size() < 4 && !isExhausted(direction)))
    return SizeExpr::none();
  auto last = std::prev(direction.answers.end()), other = std::prev(last);
  int64_t rise = last->second[number] - other->second[number],
          run = last->first - other->first;
  if (rise % run)
    return SizeExpr::none();
  int64_t slope = rise / run;
  return variable(direction) * slope +
         (last->second[number] - slope * last->first);
}

/// What grows with the area or the volume of equal sizes, or with the number of
/// their pairs: by Newton's divided differences at the first sizes past 1.
SizeExpr SizeFunctionLearner::asPolynomial(const Direction &direction,
                                           unsigned number) {
  constexpr size_t mostDegree = 4;
  // Some more, lest any answers be one.
  if (direction.answers.size() < mostDegree + 4)
    return SizeExpr::none();
  SizeExpr x = variable(direction), power = 1, sum = 0;
  SmallVector<int64_t> at, column;
  int64_t common = 1;
  for (auto it = direction.answers.upper_bound(1);
       it != direction.answers.end() && at.size() <= mostDegree; ++it) {
    at.push_back(it->first);
    column.push_back(it->second[number]);
  }
  // The differences of degree d, times what all of them were multiplied by.
  for (size_t degree = 0; degree < at.size(); ++degree) {
    int64_t spread = 1;
    for (size_t k = 0; degree && k + degree < at.size(); ++k)
      spread = std::lcm(spread, at[k + degree] - at[k]);
    if (degree) {
      SmallVector<int64_t> next;
      for (size_t k = 0; k + degree < at.size(); ++k) {
        int64_t difference;
        if (llvm::SubOverflow(column[k + 1], column[k], difference) ||
            llvm::MulOverflow(difference, spread / (at[k + degree] - at[k]),
                              difference))
          return SizeExpr::none();
        next.push_back(difference);
      }
      column = std::move(next);
      if (llvm::MulOverflow(common, spread, common))
        return SizeExpr::none();
      sum = sum * spread;
      power = power * (x - at[degree - 1]);
    }
    if (column.empty())
      break;
    sum = sum + power * column.front();
    if (degree < 2)
      continue;
    SizeExpr function = SizeExpr::floorDiv(sum, common, {});
    if (function && fits(function, direction, number))
      return function;
  }
  return SizeExpr::none();
}

/// A line whose slope changes at a few places.
SizeExpr SizeFunctionLearner::asPieces(const Direction &direction,
                                       unsigned number) {
  constexpr unsigned most = 8;
  if (direction.answers.size() < 2 ||
      (direction.answers.size() < 4 && !isExhausted(direction)))
    return SizeExpr::none();
  SmallVector<std::pair<int64_t, int64_t>> points;
  for (auto &[value, numbers] : direction.answers)
    points.push_back({value, numbers[number]});
  SizeExpr x = variable(direction);
  auto [from, height] = points.front();
  SizeExpr function = height;
  int64_t before = 0;
  bool isFirst = true;
  for (unsigned piece = 0; piece < most; ++piece) {
    std::optional<int64_t> next = at(direction, number, from + 1);
    if (!next)
      return SizeExpr::none();
    int64_t slope = *next - height;
    SizeExpr beyond = isFirst ? x - from : SizeExpr::max(x - from, 0, {});
    function = function + beyond * (slope - before);
    isFirst = false;
    before = slope;
    int64_t good = from + 1;
    std::optional<int64_t> bad;
    for (auto [value, answer] : points) {
      if (value <= good)
        continue;
      if (answer != height + slope * (value - from)) {
        bad = value;
        break;
      }
      good = value;
    }
    if (!bad)
      return function;
    while (*bad - good > 1) {
      int64_t middle = good + (*bad - good) / 2;
      std::optional<int64_t> answer = at(direction, number, middle);
      if (!answer)
        return SizeExpr::none();
      (*answer == height + slope * (middle - from) ? good : *bad) = middle;
    }
    height += slope * (good - from);
    from = good;
  }
  return SizeExpr::none();
}

/// `x` as a fraction with a small denominator.
static std::optional<std::pair<int64_t, int64_t>> asFraction(int64_t rise,
                                                             int64_t run) {
  constexpr int64_t most = 1 << 14;
  int64_t p0 = 0, q0 = 1, p1 = 1, q1 = 0, a = rise, b = run;
  while (b) {
    int64_t whole = a / b - (a % b < 0);
    int64_t p = whole * p1 + p0, q = whole * q1 + q0;
    if (q > most)
      break;
    p0 = p1, q0 = q1, p1 = p, q1 = q;
    int64_t rest = a - whole * b;
    a = b, b = rest;
  }
  if (!q1)
    return std::nullopt;
  return std::pair(p1, q1);
}

/// Quotients of x by one number, at least or at most something.
SizeExpr SizeFunctionLearner::asQuotient(const Direction &direction,
                                         unsigned number) {
  if (direction.answers.size() < 4)
    return SizeExpr::none();
  auto last = std::prev(direction.answers.end()), other = std::prev(last);
  auto slope = asFraction(last->second[number] - other->second[number],
                          last->first - other->first);
  constexpr int64_t mostJumps = 64;
  if (!slope || !slope->first || std::abs(slope->first) > mostJumps)
    return SizeExpr::none();
  auto [a, c] = *slope;
  SizeExpr x = variable(direction);
  auto isRight = [&](const SizeExpr &function) {
    return fits(function, direction, number);
  };
  int64_t begin = (int64_t(1) << 15) / c * c + c;
  std::optional<int64_t> height = at(direction, number, begin),
                         end = at(direction, number, begin + c);
  // Where only multiples are taken, they are divided.
  auto ofMultiples = [&] {
    for (auto &[value, numbers] : direction.answers)
      if ((a * value) % c == 0)
        if (SizeExpr function = SizeExpr::floorDiv(x * a, c, {}) +
                                (numbers[number] - a * value / c);
            isRight(function))
          return function;
    return SizeExpr::none();
  };
  if (!height || !end)
    return ofMultiples();
  // Where it steps up within one period.
  SizeExpr function = *height;
  bool isKnown = true;
  std::function<void(int64_t, int64_t, int64_t, int64_t)> step =
      [&](int64_t low, int64_t below, int64_t high, int64_t above) {
        if (below == above && (c > mostJumps || high - low == 1))
          return;
        if (high - low == 1) {
          function = function +
                     SizeExpr::floorDiv(x - begin + c - (high - begin), c, {}) *
                         (above - below);
          return;
        }
        int64_t middle = low + (high - low) / 2;
        std::optional<int64_t> answer = at(direction, number, middle);
        isKnown &= answer.has_value();
        if (!isKnown)
          return;
        step(low, below, middle, *answer);
        step(middle, *answer, high, above);
      };
  step(begin, *height, begin + c, *end);
  if (!isKnown)
    return ofMultiples();
  if (isRight(function))
    return function;
  // Below some size it stays what it is there.
  int64_t floor = direction.answers.begin()->second[number];
  for (const SizeExpr &limit :
       {SizeExpr::max(function, floor, {}), SizeExpr::min(function, floor, {}),
        SizeExpr::max(function, 0, {})})
    if (isRight(limit))
      return limit;
  return SizeExpr::none();
}

//===----------------------------------------------------------------------===//
// Functions of several
//===----------------------------------------------------------------------===//

/// Whether the sizes are the same or 1 wherever the operator takes them.
bool SizeFunctionLearner::meet(ArrayRef<SizeExpr> sizes) const {
  return llvm::all_of(asked, [&](auto &entry) {
    const Row &row = entry.first;
    llvm::SmallSet<int64_t, 2> others;
    for (const SizeExpr &size : sizes)
      if (std::optional<int64_t> value =
              size.evaluate([&](llvm::StringRef name) {
                return std::optional(row[SizeFunctions::indexOf(name)]);
              });
          value && *value != 1)
        others.insert(*value);
    return !entry.second || entry.second->isOther || others.size() < 2;
  });
}

/// A product, of a number too.
SizeExpr SizeFunctionLearner::asProduct(const Several &all) {
  SizeExpr product = 1;
  int64_t elements = 1;
  for (auto [one, value] : llvm::zip(all.x, all.start)) {
    product = product * one;
    elements *= value;
  }
  if (!elements && !all.base)
    return tried(all, product);
  if (!elements || !all.base)
    return SizeExpr::none();
  int64_t common = std::gcd(all.base, elements);
  return tried(all, SizeExpr::floorDiv(product * (all.base / common),
                                       elements / common, {}));
}

/// One of two, or of three.
SizeExpr SizeFunctionLearner::asOneOf(const Several &all) {
  SizeExpr broadcast = all.x[0], most = all.x[0], least = all.x[0];
  for (const SizeExpr &one : ArrayRef(all.x).drop_front()) {
    broadcast = SizeExpr::broadcast(broadcast, one, {});
    most = SizeExpr::max(most, one, {});
    least = SizeExpr::min(least, one, {});
  }
  if (SizeExpr found = meet(all.x) ? tried(all, broadcast) : SizeExpr::none())
    return found;
  for (const SizeExpr &one : {most, least})
    if (SizeExpr found = tried(all, one))
      return found;
  return SizeExpr::none();
}

/// A function of one with multiples of the others added to it. How it moves is
/// that where the sizes are large, or at the anchor: beyond some size one may
/// not move it at all.
SizeExpr SizeFunctionLearner::asShifted(const Several &all,
                                        ArrayRef<SizeExpr> alone,
                                        bool isAtAnchor) {
  ArrayRef<const Direction *> moving = all.moving;
  auto slopeOf = [&](const Direction &direction) {
    int64_t value = anchor[direction.parameters.front()];
    if (isAtAnchor) {
      auto next = at(direction, all.number, value + 1);
      return next ? asFraction(*next - all.base, 1) : std::nullopt;
    }
    auto last = std::prev(direction.answers.end()), other = std::prev(last);
    return asFraction(last->second[all.number] - other->second[all.number],
                      last->first - other->first);
  };
  for (size_t i = 0; i < moving.size(); ++i) {
    if (!alone[i] || moving[i]->answers.size() < 2)
      continue;
    auto slope = slopeOf(*moving[i]);
    SizeExpr sum = all.x[i];
    for (size_t j = 0; j < moving.size() && slope && sum; ++j) {
      if (j == i)
        continue;
      auto other = moving[j]->answers.size() > 1 ? slopeOf(*moving[j]) : slope;
      int64_t num = other ? other->first * slope->second : 1,
              den = other ? other->second * slope->first : 0;
      sum = den && num % den == 0
                ? sum + (all.x[j] - all.start[j]) * (num / den)
                : SizeExpr::none();
    }
    auto replaced = [&](llvm::StringRef) { return sum; };
    if (slope && slope->first && sum)
      if (SizeExpr found = tried(all, alone[i].substitute(replaced, facts)))
        return found;
  }
  return SizeExpr::none();
}

/// A sum of functions of each.
SizeExpr SizeFunctionLearner::asSum(const Several &all,
                                    ArrayRef<SizeExpr> alone) {
  if (!llvm::all_of(alone, [](const SizeExpr &one) { return bool(one); }))
    return SizeExpr::none();
  SizeExpr sum = all.base;
  for (const SizeExpr &one : alone)
    sum = sum + one - all.base;
  return tried(all, sum);
}

/// A product of functions of each.
SizeExpr SizeFunctionLearner::asProductOf(const Several &all,
                                          ArrayRef<SizeExpr> alone) {
  if (!all.base ||
      !llvm::all_of(alone, [](const SizeExpr &one) { return bool(one); }))
    return SizeExpr::none();
  SizeExpr product = alone.front();
  for (const SizeExpr &one : alone.drop_front())
    product = SizeExpr::floorDiv(product * one, all.base, {});
  return tried(all, product);
}

/// A polynomial of two that is a line in each.
SizeExpr SizeFunctionLearner::asLineInEach(const Several &all) {
  if (all.moving.size() != 2)
    return SizeExpr::none();
  Row row = anchor;
  auto corner = [&](int64_t dx, int64_t dy) -> std::optional<int64_t> {
    for (unsigned i : all.moving[0]->parameters)
      row[i] = all.start[0] + dx;
    for (unsigned i : all.moving[1]->parameters)
      row[i] = all.start[1] + dy;
    const SizeAnswer *answer = askOnce(row);
    return answer ? std::optional(answer->numbers[all.number]) : std::nullopt;
  };
  auto a = corner(1, 0), b = corner(0, 1), c = corner(1, 1);
  if (!a || !b || !c)
    return SizeExpr::none();
  SizeExpr u = all.x[0] - all.start[0], v = all.x[1] - all.start[1];
  int64_t base = all.base;
  return tried(all, u * (*a - base) + v * (*b - base) + base +
                        u * v * (*c - *a - *b + base));
}

/// A quotient of one, or of the difference of two, by another.
SizeExpr SizeFunctionLearner::asQuotientBy(const Several &all, size_t divisor) {
  ArrayRef<SizeExpr> x = all.x;
  for (size_t i = 0; i < x.size(); ++i) {
    if (i == divisor)
      continue;
    SmallVector<SizeExpr> dividends = {x[i]};
    for (size_t j = 0; j < x.size(); ++j)
      if (j != i && j != divisor)
        dividends.push_back(x[i] - x[j]);
    for (const SizeExpr &dividend : dividends)
      for (int64_t plus : {0, 1})
        for (int64_t offset : {-2, -1, 0, 1, 2})
          for (int64_t more : {0, 1}) {
            SizeExpr quotient =
                SizeExpr::floorDiv(dividend + offset + x[divisor] * plus,
                                   x[divisor], {}) +
                more;
            if (SizeExpr found = tried(all, quotient))
              return found;
            if (SizeExpr found = tried(all, SizeExpr::max(quotient, 0, {})))
              return found;
          }
  }
  return SizeExpr::none();
}

SizeExpr SizeFunctionLearner::ofMany(ArrayRef<const Direction *> moving,
                                     unsigned number) {
  Several all{moving, number, askOnce(anchor)->numbers[number], {}, {}};
  if (moving.size() > 6)
    return SizeExpr::none();
  for (const Direction *direction : moving) {
    all.x.push_back(variable(*direction));
    all.start.push_back(anchor[direction->parameters.front()]);
  }
  if (SizeExpr found = asProduct(all))
    return found;
  if (SizeExpr found = asOneOf(all))
    return found;
  SmallVector<SizeExpr> alone;
  for (const Direction *direction : moving)
    alone.push_back(ofOne(*direction, number));
  for (bool isAtAnchor : {false, true})
    if (SizeExpr found = asShifted(all, alone, isAtAnchor))
      return found;
  for (auto form :
       {&SizeFunctionLearner::asSum, &SizeFunctionLearner::asProductOf})
    if (SizeExpr found = (this->*form)(all, alone))
      return found;
  if (SizeExpr found = asLineInEach(all))
    return found;
  for (size_t divisor = 0; divisor < all.x.size(); ++divisor)
    if (SizeExpr found = asQuotientBy(all, divisor))
      return found;
  return SizeExpr::none();
}
