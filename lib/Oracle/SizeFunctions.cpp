//===- SizeFunctions.cpp - What an operator does with sizes ---------------===//

#include "SizeFunctions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include <set>
#include <utility>

using namespace torchonnx;
using llvm::ArrayRef;
using llvm::SmallVector;

/// How many rows one operator is asked about.
static constexpr size_t budget = 1500;
/// Elements of all parameters together; more would not fit 64 bits.
static constexpr double mostElements = double(int64_t(1) << 50);
/// So much apart, all sizes of a range are asked about.
static constexpr int64_t narrow = 16;

/// Whether a value is in the range.
static bool allows(const SizeRange &range, int64_t value) {
  return value >= range.min && value <= range.max &&
         ((value - range.remainder) % range.multiple) == 0;
}

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
    // What may differ little from another, as an image from a window of its
    // size, moves here alone.
    for (int64_t offset = -2; offset <= 2; ++offset)
      wanted.insert(anchor[i] + offset);
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

/// What hardly moves beside another may be repeated where that is 1, or repeat
/// it.
void SizeFunctionLearner::askRepeated() {
  SmallVector<unsigned> stuck;
  for (const Direction &direction : directions)
    if (!isSwept(direction))
      llvm::append_range(stuck, direction.parameters);
  for (unsigned parameter : stuck)
    for (unsigned other = 0; other < anchor.size(); ++other)
      for (int64_t value : {3, 6})
        for (bool isOther : {false, true}) {
          unsigned i = isOther ? other : parameter,
                   j = isOther ? parameter : other;
          Row row = moved({i}, value);
          row[j] = 1;
          if (i != j && allows(ranges[i], value) && allows(ranges[j], 1))
            askOnce(row);
        }
  // Several may have to be the same or 1: all of them are moved, or one is.
  for (int64_t value : {3, 6, 1}) {
    for (unsigned i : stuck) {
      Row row = moved(stuck, 1);
      row[i] = value;
      if (stuck.size() > 2 && allows(ranges[i], value) &&
          llvm::all_of(stuck, [&](unsigned j) { return allows(ranges[j], 1); }))
        askOnce(row);
    }
    if (stuck.size() > 2 && llvm::all_of(stuck, [&](unsigned i) {
          return allows(ranges[i], value);
        }))
      askOnce(moved(stuck, value));
  }
}

void SizeFunctionLearner::askPairs() {
  constexpr unsigned mostPairs = 15;
  unsigned pairs = 0;
  for (unsigned i = 0; i < anchor.size(); ++i)
    for (unsigned j = 0; j < i && ++pairs <= mostPairs; ++j)
      for (int64_t value : {int64_t(3), int64_t(6), anchor[i], anchor[j]})
        if (allows(ranges[i], value) && allows(ranges[j], value))
          askOnce(moved({i, j}, value));
}

/// Beside the least of the others, and beside none of them: products of sizes
/// are small there, and differences are not cut off.
void SizeFunctionLearner::askBesideLeast() {
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
}

/// Two far from the anchor, and from the least that either may be, the others
/// as they are: which of them is less may decide.
void SizeFunctionLearner::askTwoFar() {
  const size_t several = std::min<size_t>(directions.size(), 8);
  auto leastOf = [&](size_t direction) {
    return ranges[directions[direction].parameters.front()].min;
  };
  for (size_t i = 0; i < several; ++i)
    for (size_t j = 0; j < several; ++j) {
      constexpr int64_t most = int64_t(1) << 20;
      int64_t least = std::max({leastOf(i), leastOf(j), int64_t(0)});
      if (i == j || least > most)
        continue;
      Row row = anchor;
      bool isAllowed = true;
      for (auto [direction, beyond] : {std::pair(i, 2027), std::pair(j, 1012)})
        for (unsigned parameter : directions[direction].parameters) {
          const SizeRange &range = ranges[parameter];
          row[parameter] = range.remainder +
                           (least + beyond) / range.multiple * range.multiple;
          isAllowed &= allows(range, row[parameter]);
        }
      if (isAllowed)
        askOnce(row);
    }
}

/// Far from the anchor: there what is small beside the others' sizes, or
/// large, is not so here.
void SizeFunctionLearner::askAllFar() {
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
      // In a branch that nothing takes the ends may contradict each other.
      size = std::max(range.min, std::min(size, range.max));
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
}

void SizeFunctionLearner::askAtRandom() {
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

/// Sizes that are moved in all directions, and some that are alike.
void SizeFunctionLearner::askJointly() {
  askPairs();
  askBesideLeast();
  askTwoFar();
  askAllFar();
  askAtRandom();
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

/// Whether the operator takes more of the direction's sizes where another is
/// divisible by many numbers; that is the anchor's from then on. What
/// `pixel_shuffle` does by a factor of 1 says nothing of others.
bool SizeFunctionLearner::startFromDivisible(const Direction &direction) {
  constexpr int64_t divisible = 3600;
  for (unsigned other = 0; other < anchor.size(); ++other) {
    if (llvm::is_contained(direction.parameters, other) ||
        anchor[other] == divisible || !allows(ranges[other], divisible))
      continue;
    for (int64_t few : {2, 3, 5}) {
      Row row = moved(direction.parameters, few);
      row[other] = divisible;
      Row beside = moved({other}, divisible);
      if (direction.answers.count(few) ||
          !llvm::all_of(direction.parameters,
                        [&](unsigned i) { return allows(ranges[i], few); }) ||
          !askOnce(row) || !askOnce(beside))
        continue;
      anchor = beside;
      return true;
    }
  }
  return false;
}

/// In which directions the parameters move; fails if there is a better anchor
/// to move them from.
bool SizeFunctionLearner::findDirections(ArrayRef<Row> anchors) {
  directions.clear();
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
    if (!sweep(direction) && startFromDivisible(direction))
      return false;
    llvm::erase_if(stuck, [&](unsigned i) {
      return llvm::is_contained(direction.parameters, i);
    });
    directions.push_back(std::move(direction));
  }
  return true;
}

/// Looks at which numbers of each parameter the operator took. Whether they
/// tell anything: of a size that was hardly moved nothing is known, as a -1 may
/// stand for what it was.
bool SizeFunctionLearner::isExplored() {
  constexpr size_t hardly = 3;
  std::vector<std::set<int64_t>> seen(anchor.size());
  for (auto &[row, answer] : asked)
    if (answer && !answer->isOther)
      for (auto [numbers, number] : llvm::zip(seen, row))
        numbers.insert(number);
  isSeenSmall = llvm::all_of(directions, [&](const Direction &direction) {
    const std::set<int64_t> &numbers = seen[direction.parameters.front()];
    return isSwept(direction) || numbers.count(2) || numbers.count(3);
  });
  return llvm::all_of(llvm::zip(seen, ranges), [&](auto each) {
    auto &[numbers, range] = each;
    return numbers.size() > hardly ||
           isNarrow(range, int64_t(numbers.size()) - 1);
  });
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
  if (!findDirections(anchors))
    findDirections(anchors);
  const std::vector<int64_t> numbers = askOnce(anchor)->numbers;
  if (!isList) {
    askRepeated();
    askJointly();
  }
  result.elsewhere = elsewhere;
  for (size_t i = 0; elsewhere && i < anchor.size(); ++i)
    result.isException |= anchor[i] < 2 && (*elsewhere)[i] > 1;
  bool isKnown = !isList && isExplored();
  for (unsigned number = 0; number < numbers.size(); ++number)
    result.numbers.push_back(isKnown ? learn(number) : SizeExpr::none());
  return result;
}
