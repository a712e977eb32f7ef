//===- SizeFunctions.cpp - What an operator does with sizes ---------------===//

#include "SizeFunctions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include <functional>
#include <numeric>
#include <set>
#include <utility>

using namespace torchonnx;
using llvm::ArrayRef;
using llvm::SmallVector;

/// How many rows one operator is asked about.
static constexpr size_t budget = 1500;
/// How often functions are compared with what was answered; the sizes of a
/// thousand pieces are not worth more.
static constexpr size_t patience = 1 << 20;
/// Elements of all parameters together; more would not fit 64 bits.
static constexpr double mostElements = double(int64_t(1) << 50);
/// So much apart, all sizes of a range are asked about.
static constexpr int64_t narrow = 16;

SizeFunctionLearner::SizeFunctionLearner(Ask ask, ArrayRef<int64_t> constants,
                                         ArrayRef<SizeRange> ranges)
    : ask(ask), ranges(ranges.begin(), ranges.end()) {
  llvm::SetVector<int64_t> all;
  for (int64_t value = 0; value <= 16; ++value)
    all.insert(value);
  for (int64_t value :
       {20,  31,  32,  33,   63,   64,   65,   127,  128,  129,   255,
        256, 257, 600, 1000, 1023, 1024, 1025, 4095, 4097, 16384, 65537})
    all.insert(value);
  for (int64_t value : {(1 << 20) + 1, (1 << 24) + 3, (1 << 30) + 7})
    all.insert(value);
  // Where an answer changes: at the constants of the call, and, as with a
  // kernel and a margin, at what two of them make.
  constexpr int64_t largest = int64_t(1) << 20;
  constexpr unsigned most = 64, mostInPairs = 4;
  SmallVector<int64_t> places;
  for (int64_t constant : constants)
    if (constant = std::abs(constant); constant > 1 && constant <= largest &&
                                       places.size() < most &&
                                       !llvm::is_contained(places, constant))
      places.push_back(constant);
  for (int64_t place : ArrayRef(places))
    all.insert_range(ArrayRef{place - 1, place, place + 1, 2 * place - 1,
                              2 * place, 2 * place + 1, 3 * place,
                              11 * place + 1});
  for (size_t i = 0; i < std::min<size_t>(places.size(), mostInPairs); ++i)
    for (size_t j = 0; j < i; ++j)
      for (int64_t place :
           {places[i] + places[j], std::abs(places[i] - places[j]),
            places[i] * places[j]})
        if (place <= largest)
          all.insert_range(ArrayRef{place, place + 1});
  values = all.takeVector();
  llvm::sort(values);
  for (size_t i = 0; i < ranges.size(); ++i)
    facts.set(SizeFunctions::parameter(i), ranges[i]);
}

//===----------------------------------------------------------------------===//
// Asking
//===----------------------------------------------------------------------===//

const SizeAnswer *SizeFunctionLearner::askOnce(const Row &row) {
  auto it = asked.find(row);
  if (it == asked.end()) {
    double elements = 1;
    for (int64_t value : row)
      elements *= double(std::max<int64_t>(value, 1));
    if (asked.size() >= budget || elements > mostElements)
      return nullptr;
    it = asked.insert({row, ask(row)}).first;
    // That of thousands of pieces is long: it is compared once.
    if (it->second) {
      std::string own = std::exchange(it->second->structure, {});
      structure = structure.empty() ? own : structure;
      it->second->isOther = own != structure;
      isList |= it->second->isOther && own.find('[') != std::string::npos;
    }
  }
  if (!it->second)
    return nullptr;
  if (it->second->isOther) {
    if (!elsewhere)
      elsewhere = row;
    return nullptr;
  }
  return &*it->second;
}

SizeFunctionLearner::Row
SizeFunctionLearner::moved(ArrayRef<unsigned> parameters, int64_t value) const {
  Row row = anchor;
  for (unsigned i : parameters)
    row[i] = value;
  return row;
}

static bool allows(const SizeRange &range, int64_t value) {
  return value >= range.min && value <= range.max &&
         ((value - range.remainder) % range.multiple) == 0;
}

/// Whether a range has at most `most` + 1 numbers.
static bool isNarrow(const SizeRange &range, int64_t most) {
  return range.min > SizeRange::lowest + most && range.max - most <= range.min;
}

std::optional<int64_t> SizeFunctionLearner::at(const Direction &direction,
                                               unsigned number, int64_t value) {
  for (unsigned i : direction.parameters)
    if (!allows(ranges[i], value))
      return std::nullopt;
  const SizeAnswer *answer = askOnce(moved(direction.parameters, value));
  return answer ? std::optional(answer->numbers[number]) : std::nullopt;
}

/// Whether the operator takes enough sizes in this direction to tell.
bool SizeFunctionLearner::sweep(Direction &direction) {
  direction.answers.clear();
  llvm::SetVector<int64_t> wanted(values.begin(), values.end());
  for (unsigned i : direction.parameters) {
    const SizeRange &range = ranges[i];
    wanted.insert(anchor[i]);
    if (range.min < 0)
      for (int64_t value : values)
        wanted.insert(-value);
    if (range.min > 0)
      for (int64_t k = 0; k <= 8; ++k)
        wanted.insert(range.min + k * range.multiple);
    if (range.max < SizeRange::highest)
      wanted.insert(range.max);
    for (int64_t value = range.min;
         isNarrow(range, narrow) && value <= range.max; ++value)
      wanted.insert(value);
  }
  SmallVector<int64_t> sorted(wanted.begin(), wanted.end());
  llvm::sort(sorted);
  for (int64_t value : sorted) {
    if (!llvm::all_of(direction.parameters,
                      [&](unsigned i) { return allows(ranges[i], value); }))
      continue;
    if (const SizeAnswer *answer = askOnce(moved(direction.parameters, value)))
      direction.answers[value] = answer->numbers;
    // Lists get longer and longer from here on.
    if (elsewhere && isList)
      break;
  }
  return isSwept(direction);
}

bool SizeFunctionLearner::isSwept(const Direction &direction) const {
  return direction.answers.size() > 3 ||
         (direction.answers.size() > 1 && isExhausted(direction));
}

bool SizeFunctionLearner::isExhausted(const Direction &direction) const {
  int64_t possible = 0;
  const SizeRange &range = ranges[direction.parameters.front()];
  if (direction.answers.empty() || !isNarrow(range, narrow))
    return false;
  for (int64_t value = range.min; value <= range.max; ++value)
    possible += llvm::all_of(direction.parameters, [&](unsigned i) {
      return allows(ranges[i], value);
    });
  return int64_t(direction.answers.size()) == possible;
}

/// Sizes that are moved in all directions, and some that are alike.
void SizeFunctionLearner::askJointly() {
  constexpr unsigned mostPairs = 15;
  unsigned pairs = 0;
  for (unsigned i = 0; i < anchor.size(); ++i)
    for (unsigned j = 0; j < i && ++pairs <= mostPairs; ++j)
      for (int64_t value : {int64_t(3), int64_t(6), anchor[i], anchor[j]})
        if (allows(ranges[i], value) && allows(ranges[j], value))
          askOnce(moved({i, j}, value));
  // Beside the least of the others, and beside none of them: products of sizes
  // are small there, and differences are not cut off.
  for (int64_t few : {1, 0})
    for (const Direction &direction : directions) {
      if (directions.size() < 2)
        break;
      Row row = anchor;
      for (size_t i = 0; i < row.size(); ++i)
        if (int64_t least = std::max(ranges[i].min, few);
            allows(ranges[i], least))
          row[i] = std::min(row[i], least);
      for (auto &[value, numbers] : direction.answers) {
        for (unsigned parameter : direction.parameters)
          row[parameter] = value;
        askOnce(row);
      }
    }
  // Far from the anchor: there what is small beside the others' sizes, or
  // large, is not so here.
  for (bool isRising : {true, false}) {
    constexpr int64_t far = 50021, near = 1009;
    const size_t count = directions.size();
    if (count < 2)
      break;
    Row row = anchor;
    SmallVector<int64_t> sizes;
    double elements = 1;
    for (size_t i = 0; i < count; ++i) {
      int64_t place = isRising ? i + 1 : count - i,
              size = (count > 3 ? near : far) * (place + 2) / 3;
      const SizeRange &range = ranges[directions[i].parameters.front()];
      if (range.min > -(far * far) && range.min < far * far)
        size += (range.remainder - size) % range.multiple;
      size = std::clamp(size, range.min, range.max);
      sizes.push_back(size);
      elements *= double(std::max<int64_t>(size, 1));
      if (elements > mostElements)
        size = anchor[directions[i].parameters.front()];
      for (unsigned parameter : directions[i].parameters)
        row[parameter] = size;
    }
    askOnce(row);
    for (size_t i = 0; i < count; ++i)
      for (size_t j = 0; j < count; ++j)
        for (int64_t offset : {-1, 0, 1})
          if (int64_t size = i == j ? 3 + offset : sizes[j] + offset;
              llvm::all_of(directions[i].parameters, [&](unsigned parameter) {
                return allows(ranges[parameter], size);
              })) {
            Row other = row;
            for (unsigned parameter : directions[i].parameters)
              other[parameter] = size;
            askOnce(other);
          }
  }
  uint64_t state = 12345;
  auto next = [&](size_t count) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 33) % count;
  };
  for (unsigned i = 0; i < 24 && directions.size() > 1; ++i) {
    Row row = anchor;
    double elements = 1;
    for (const Direction &direction : directions) {
      if (direction.answers.empty())
        continue;
      auto it =
          std::next(direction.answers.begin(), next(direction.answers.size()));
      elements *= double(std::max<int64_t>(it->first, 1));
      if (elements > mostElements / 1024)
        break;
      for (unsigned parameter : direction.parameters)
        row[parameter] = it->first;
    }
    askOnce(row);
  }
}

bool SizeFunctionLearner::holds(const SizeExpr &function, unsigned number) {
  if (!function)
    return false;
  for (auto &[row, answer] : asked) {
    if (!answer || answer->isOther)
      continue;
    ++comparisons;
    auto valueOf = [&row = row](llvm::StringRef name) {
      return std::optional(row[SizeFunctions::indexOf(name)]);
    };
    if (function.evaluate(valueOf) != answer->numbers[number])
      return false;
  }
  return true;
}

/// Of a size that is nothing or one in all anchors, little is seen from there:
/// the anchor has a few, where the operator takes that.
void SizeFunctionLearner::startFromSomething(ArrayRef<Row> anchors) {
  for (size_t i = 0; i < anchor.size(); ++i) {
    const SizeRange &range = ranges[i];
    if (llvm::any_of(anchors, [&](const Row &row) { return row[i] > 1; }) ||
        range.max < SizeRange::highest)
      continue;
    for (int64_t few : {5, 7, 11}) {
      int64_t size = range.remainder + few * range.multiple;
      Row row = moved({unsigned(i)}, size);
      if (size < range.min || llvm::is_contained(anchor, size) || !askOnce(row))
        continue;
      anchor = row;
      break;
    }
  }
}

SizeFunctions SizeFunctionLearner::learn(ArrayRef<Row> anchors) {
  SizeFunctions result;
  // In a good anchor no two sizes are alike, none is 1, and all are small.
  auto cost = [](const Row &row) {
    size_t distinct = std::set<int64_t>(row.begin(), row.end()).size();
    auto odd = llvm::count_if(row, [](int64_t value) { return value < 2; });
    int64_t sum = 0;
    for (int64_t value : row)
      sum += value;
    return std::tuple(row.size() - distinct, odd, sum);
  };
  for (const Row &row : anchors)
    if (askOnce(row) && (anchor.empty() || cost(row) < cost(anchor)))
      anchor = row;
  if (anchor.empty())
    return result;
  startFromSomething(anchors);
  const std::vector<int64_t> numbers = askOnce(anchor)->numbers;
  SmallVector<unsigned> stuck;
  for (unsigned i = 0; i < anchor.size() && !isList; ++i) {
    Direction direction{{i}, {}};
    if (sweep(direction))
      directions.push_back(std::move(direction));
    else
      stuck.push_back(i);
  }
  // Sizes that have to be the same are moved together.
  while (!stuck.empty() && !isList) {
    Direction direction{{stuck.front()}, {}};
    for (unsigned i : ArrayRef(stuck).drop_front())
      if (llvm::all_of(anchors, [&](const Row &row) {
            return row[i] == row[stuck.front()];
          }))
        direction.parameters.push_back(i);
    sweep(direction);
    llvm::erase_if(stuck, [&](unsigned i) {
      return llvm::is_contained(direction.parameters, i);
    });
    directions.push_back(std::move(direction));
  }
  if (!isList)
    askJointly();
  result.elsewhere = elsewhere;
  for (size_t i = 0; elsewhere && i < anchor.size(); ++i)
    result.isException |= anchor[i] < 2 && (*elsewhere)[i] > 1;
  for (unsigned number = 0; number < numbers.size(); ++number)
    result.numbers.push_back(isList ? SizeExpr::none() : learn(number));
  return result;
}

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
    if (anchor[i] != base)
      continue;
    SizeExpr same = SizeExpr::name(SizeFunctions::parameter(i));
    std::set<int64_t> different;
    for (auto &[row, answer] : asked)
      if (answer && !answer->isOther)
        different.insert(row[i]);
    bool isTold = different.size() > 4 ||
                  llvm::any_of(directions, [&](const Direction &direction) {
                    return llvm::is_contained(direction.parameters, i) &&
                           isSwept(direction);
                  });
    if (isTold && holds(same, number))
      return same;
  }
  if (comparisons > patience)
    return SizeExpr::none();
  // Of a size that was hardly moved nothing is known: a -1 may stand for what
  // it was.
  for (unsigned i = 0; i < anchor.size(); ++i) {
    constexpr size_t hardly = 3;
    std::set<int64_t> seen;
    for (auto &[row, answer] : asked)
      if (answer && !answer->isOther && seen.size() <= hardly)
        seen.insert(row[i]);
    SizeRange range = i < ranges.size() ? ranges[i] : SizeRange();
    bool isExhausted =
        !seen.empty() && isNarrow(range, int64_t(seen.size()) - 1);
    if (seen.size() <= hardly && !isExhausted)
      return SizeExpr::none();
  }
  SizeExpr function = base;
  if (moving.size() == 1)
    function = ofOne(*moving.front(), number);
  else if (moving.size() > 1)
    function = ofMany(moving, number);
  if (holds(function, number))
    return function;
  // Beside a clamped one a size does not move anything. Of one that the
  // operator does not let move too little is known.
  if (!llvm::all_of(directions, [&](const Direction &direction) {
        return isSwept(direction);
      }))
    return SizeExpr::none();
  SmallVector<const Direction *> all;
  for (const Direction &direction : directions)
    all.push_back(&direction);
  function = all.size() > 1 ? ofMany(all, number) : SizeExpr::none();
  return holds(function, number) ? function : SizeExpr::none();
}

SizeExpr SizeFunctionLearner::ofOne(const Direction &direction,
                                    unsigned number) {
  for (auto form :
       {&SizeFunctionLearner::asLine, &SizeFunctionLearner::asPieces,
        &SizeFunctionLearner::asQuotient})
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

SizeExpr SizeFunctionLearner::ofMany(ArrayRef<const Direction *> moving,
                                     unsigned number) {
  int64_t base = askOnce(anchor)->numbers[number];
  if (moving.size() > 6)
    return SizeExpr::none();
  SmallVector<SizeExpr> x;
  SmallVector<int64_t> start;
  for (const Direction *direction : moving) {
    x.push_back(variable(*direction));
    start.push_back(anchor[direction->parameters.front()]);
  }
  SizeExpr found = SizeExpr::none();
  auto attempt = [&](const SizeExpr &function) {
    if (!found && holds(function, number))
      found = function;
    return bool(found);
  };
  // A product, of a number too.
  SizeExpr product = 1;
  int64_t elements = 1;
  for (auto [one, value] : llvm::zip(x, start)) {
    product = product * one;
    elements *= value;
  }
  if (elements && base) {
    int64_t common = std::gcd(base, elements);
    if (attempt(SizeExpr::floorDiv(product * (base / common), elements / common,
                                   {})))
      return found;
  }
  // One of two, or of three.
  SizeExpr broadcast = x[0], most = x[0], least = x[0];
  for (const SizeExpr &one : ArrayRef(x).drop_front()) {
    broadcast = SizeExpr::broadcast(broadcast, one, {});
    most = SizeExpr::max(most, one, {});
    least = SizeExpr::min(least, one, {});
  }
  if (attempt(broadcast) || attempt(most) || attempt(least))
    return found;
  // A function of one with multiples of the others added to it.
  SmallVector<SizeExpr> alone;
  for (const Direction *direction : moving)
    alone.push_back(ofOne(*direction, number));
  // How it moves where the sizes are large, and at the anchor: beyond some size
  // one may not move it at all.
  for (bool isAtAnchor : {false, true}) {
    auto slopeOf = [&](const Direction &direction) {
      int64_t value = anchor[direction.parameters.front()];
      if (isAtAnchor) {
        auto next = at(direction, number, value + 1);
        return next ? asFraction(*next - base, 1) : std::nullopt;
      }
      auto last = std::prev(direction.answers.end()), other = std::prev(last);
      return asFraction(last->second[number] - other->second[number],
                        last->first - other->first);
    };
    for (size_t i = 0; i < moving.size(); ++i) {
      if (!alone[i] || moving[i]->answers.size() < 2)
        continue;
      auto slope = slopeOf(*moving[i]);
      SizeExpr sum = x[i];
      for (size_t j = 0; j < moving.size() && slope && sum; ++j) {
        if (j == i)
          continue;
        auto other =
            moving[j]->answers.size() > 1 ? slopeOf(*moving[j]) : slope;
        int64_t num = other ? other->first * slope->second : 1,
                den = other ? other->second * slope->first : 0;
        sum = den && num % den == 0 ? sum + (x[j] - start[j]) * (num / den)
                                    : SizeExpr::none();
      }
      auto replaced = [&](llvm::StringRef) { return sum; };
      if (slope && slope->first && sum &&
          attempt(alone[i].substitute(replaced, facts)))
        return found;
    }
  }
  // A sum of functions of each.
  if (llvm::all_of(alone, [](const SizeExpr &one) { return bool(one); })) {
    SizeExpr sum = base;
    for (const SizeExpr &one : alone)
      sum = sum + one - base;
    if (attempt(sum))
      return found;
  }
  // A polynomial that is a line in each.
  if (moving.size() == 2) {
    Row row = anchor;
    auto corner = [&](int64_t dx, int64_t dy) -> std::optional<int64_t> {
      for (unsigned i : moving[0]->parameters)
        row[i] = start[0] + dx;
      for (unsigned i : moving[1]->parameters)
        row[i] = start[1] + dy;
      const SizeAnswer *answer = askOnce(row);
      return answer ? std::optional(answer->numbers[number]) : std::nullopt;
    };
    auto a = corner(1, 0), b = corner(0, 1), c = corner(1, 1);
    if (a && b && c) {
      SizeExpr u = x[0] - start[0], v = x[1] - start[1];
      if (attempt(u * (*a - base) + v * (*b - base) + base +
                  u * v * (*c - *a - *b + base)))
        return found;
    }
  }
  // A quotient of one, or of the difference of two, by another.
  for (size_t divisor = 0; divisor < x.size(); ++divisor)
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
              if (attempt(quotient) || attempt(SizeExpr::max(quotient, 0, {})))
                return found;
            }
    }
  return SizeExpr::none();
}
