//===- OperatorSteps.cpp - What an operator demands of sizes that move ----===//
//
// A size that moves alone, or with those that are the same, may do so in steps
// only, from a least size on, or as far as others let it.
//
//===----------------------------------------------------------------------===//

#include "passes/Simplify/sizes/OperatorSteps.h"

using namespace mlir;

namespace torchonnx {

std::optional<SizeStep> findStep(ArrayRef<int64_t> accepted, int64_t last) {
  // A few small sizes may be taken besides.
  constexpr unsigned mostBesides = 4;
  for (unsigned besides = 0; besides <= mostBesides && accepted.size() >= 3;
       ++besides, accepted = accepted.drop_front()) {
    int64_t least = accepted.front(), multiple = accepted[1] - accepted[0];
    bool isRegular = accepted.back() + multiple > last;
    for (auto [a, b] : llvm::zip(accepted, accepted.drop_front()))
      isRegular &= b - a == multiple;
    if (!isRegular)
      continue;
    if (multiple == 1 && least <= 3)
      return std::nullopt;
    return SizeStep{multiple, least % multiple, least};
  }
  return std::nullopt;
}

/// Whether the sizes of `set` need not be multiples where others are, as those
/// of a view need not.
bool StepFinder::isMetByOthers(const Set &set, int64_t multiple) {
  if (multiple == 1)
    return false;
  std::vector<Row> rows;
  for (unsigned j = 0; j < sizes.size(); ++j)
    if (!llvm::is_contained(set, j) && !moves.isBound(j))
      for (int64_t size : {multiple * 12 + 1, multiple * 7 + 1}) {
        rows.push_back(moves.moved(set, size));
        rows.back()[j] = multiple * moves.anchor[j];
      }
  return op.ask(rows).any();
}

/// A step of `set`, with the others as in `row`, that is too large for its
/// multiples to be met one after the other.
std::optional<SizeStep> StepFinder::findFarStep(const Set &set, Row row) {
  int64_t offset = op.offsetOf(set.front(), moves.anchor);
  auto areTaken = [&](ArrayRef<int64_t> values) {
    std::vector<Row> rows;
    for (int64_t value : values) {
      for (unsigned i : set)
        row[i] = value + offset;
      rows.push_back(row);
    }
    return op.ask(rows);
  };
  llvm::BitVector taken = areTaken(farSteps);
  for (unsigned k : taken.set_bits()) {
    int64_t step = farSteps[k];
    if (!areTaken({2 * step, 3 * step, 5 * step, 8 * step}).all())
      return std::nullopt;
    // Neither a part of it nor anything between is one.
    SmallVector<int64_t> between = {step - 1,     step + 1, 2 * step - 1,
                                    2 * step + 1, step + 7, 3 * step + 17};
    for (int64_t rest = step, p = 2; rest > 1; ++p) {
      if (p * p > rest)
        p = rest;
      if (rest % p != 0)
        continue;
      llvm::append_range(between, ArrayRef{step / p, step + step / p});
      while (rest % p == 0)
        rest /= p;
    }
    if (areTaken(between).any())
      return std::nullopt;
    bool takesNone = offset > 0 && areTaken({0}).any();
    return SizeStep{step, (offset % step + step) % step,
                    takesNone ? offset : step + offset};
  }
  return std::nullopt;
}

/// What of the sizes from `first` to `past`, `by` apart, `set` may have, with
/// the others as in `row`.
SmallVector<int64_t> StepFinder::scan(const Set &set, Row row, int64_t first,
                                      int64_t past, int64_t by) {
  std::vector<Row> rows;
  for (int64_t size = first; size < past; size += by) {
    for (unsigned i : set)
      row[i] = size;
    rows.push_back(row);
  }
  SmallVector<int64_t> taken;
  llvm::BitVector which = op.ask(rows);
  for (unsigned k : which.set_bits())
    taken.push_back(first + k * by);
  return taken;
}

/// The step of `set`, with the others as in `row`.
std::optional<SizeStep> StepFinder::findStepAmong(const Set &set,
                                                  const Row &row) {
  SmallVector<int64_t> taken = scan(set, row, 1, lastTried + 1, 1);
  // The least size may be far, as a kernel's or twice a margin. A refusal is
  // dear: where nothing is taken, a look ahead tells whether to go on.
  int64_t end = lastTried;
  for (int64_t further = 8 * lastTried; taken.size() < 3 && further <= furthest;
       further *= 8)
    if (further == 8 * lastTried || !taken.empty() ||
        !scan(set, row, further / 3, further, further / 3).empty()) {
      llvm::append_range(taken, scan(set, row, end + 1, further + 1, 1));
      end = further;
    }
  // As a broadcast, 1 says nothing.
  if (taken.size() > 1 && taken[0] == 1 && taken[1] != 2)
    taken.erase(taken.begin());
  std::optional<SizeStep> step = findStep(taken, end);
  return !step && taken.size() < 3 ? findFarStep(set, row) : step;
}

/// A least size of `set` beyond all that are tried, whatever the others are.
std::optional<SizeStep> StepFinder::findLeast(const Set &set) {
  int64_t low = lastTried, high = moves.anchor[set.front()];
  auto takesAt = [&](Row row, int64_t size) {
    for (unsigned i : set)
      row[i] = size;
    return op.takes(row);
  };
  if (high <= lastTried || takesAt(moves.anchor, low))
    return std::nullopt;
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    (takesAt(moves.anchor, middle) ? high : low) = middle;
  }
  for (int64_t n = 1; n < 8; ++n)
    if (takesAt(moves.anchor, high - n) || !takesAt(moves.anchor, high + n) ||
        !takesAt(moves.anchor, n * high + 1))
      return std::nullopt;
  for (unsigned j = 0; j < sizes.size(); ++j)
    if (Row row = moves.moved(moves.withSame(j), 2 * moves.anchor[j] + 1);
        !llvm::is_contained(set, j) && op.takes(row) &&
        (takesAt(row, high - 1) || !takesAt(row, high)))
      return std::nullopt;
  return SizeStep{1, 0, high};
}

/// The step of `set`, which moves alone, or with its like.
std::optional<SizeStep> StepFinder::findStepOf(const Set &set) {
  if (set.size() == 1) {
    // With the others at a prime, what is seen does not come from divisors of
    // theirs; but that may be a size that they cannot have.
    constexpr int64_t prime = 53;
    Row row = moves.anchor;
    for (unsigned j = 0; j < sizes.size(); ++j)
      if (!moves.isBound(j))
        row[j] = prime;
    std::optional<SizeStep> step = findStepAmong(set, row);
    // What is least depends on the others.
    if (step && step->multiple != 1)
      return step;
  }
  return findStepAmong(set, moves.anchor);
}

/// Whether sizes are the program's own, not made of others.
bool StepFinder::isOfProgram(const Set &set) const {
  return llvm::all_of(set,
                      [&](unsigned i) { return Symbols::isAtom(sizes[i]); });
}

/// Whether what is the least size of `set` moves with others, as far as is
/// seen: a sum of some is at most it then, which is no least size. Of a size
/// that is made of others and moves only with them nothing is seen here.
bool StepFinder::moveWithOthers(const Set &set, const SizeStep &step) {
  const int64_t below = step.least - step.multiple,
                beyond = 8 * std::max(step.least, lastTried),
                far = step.least +
                      (beyond - step.least) / step.multiple * step.multiple;
  for (const Set &other : moves.besides(set)) {
    bool isSeen = isOfProgram(other);
    for (int64_t size :
         {int64_t(1), int64_t(2), 2 * moves.anchor[other.front()] + 1}) {
      Row row = moves.moved(other, size);
      auto takesAt = [&](int64_t value) {
        return op.takes(with(row, set, value));
      };
      bool takesFar = takesAt(far);
      isSeen |= takesFar;
      if ((below > 0 && takesAt(below)) || (takesFar && !takesAt(step.least)))
        return true;
    }
    if (!isSeen)
      return true;
  }
  return false;
}

/// Whether `set` has sizes between its steps where another one moves: a divisor
/// of it, or a factor beside it.
bool StepFinder::stepsWithOthers(const Set &set, const SizeStep &step) {
  constexpr int64_t most = 24;
  std::vector<Row> rows;
  for (const Set &other : moves.besides(set))
    for (int64_t size :
         {int64_t(1), int64_t(2), moves.anchor[other.front()] + 1})
      for (int64_t rest = 1; rest < std::min(step.multiple, most); ++rest)
        rows.push_back(with(moves.moved(set, step.least + step.multiple + rest),
                            other, size));
  return op.ask(rows).any();
}

void StepFinder::findSteps() {
  std::vector<Set> sets;
  for (unsigned i = 0; i < sizes.size(); ++i)
    if (!moves.isBound(i))
      sets.push_back({i});
  llvm::append_range(sets, moves.same);
  for (const Set &set : sets) {
    SizeDemand demand(SizeDemand::Step, {sizes[set.front()]});
    if (std::optional<SizeStep> least = findLeast(set)) {
      demand.step = *least;
    } else if (std::optional<SizeStep> step = findStepOf(set)) {
      demand.step = *step;
      demand.isLoose =
          isMetByOthers(set, step->multiple) || stepsWithOthers(set, *step);
    } else {
      continue;
    }
    if (moveWithOthers(set, demand.step)) {
      if (demand.step.multiple == 1)
        continue;
      demand.step.least =
          demand.step.remainder ? demand.step.remainder : demand.step.multiple;
    }
    demands.push_back(demand);
  }
}

/// Sizes that others limit: an index's by those of what it indexes, a kernel's
/// by those of the image.
void StepFinder::findLimits() {
  // Where limits are in sight, and there is room below.
  constexpr int64_t near = 12;
  Set far;
  for (unsigned i = 0; i < sizes.size(); ++i)
    if (!moves.isBound(i) && moves.anchor[i] > near)
      far.push_back(i);
  if (Row row = moves.moved(far, near); op.takes(row))
    moves.anchor = row;
  else
    for (unsigned i : far)
      if (Row row = moves.moved({i}, near); op.takes(row))
        moves.anchor = row;
  Row base = moves.anchor;
  for (unsigned i = 0; i < sizes.size(); ++i)
    if (!moves.isBound(i) || moves.withSame(i).size() > 1)
      base[i] *= 4;
  if (!op.takes(base))
    base = moves.anchor;
  auto largest = [&](unsigned i, const Row &row) {
    std::vector<Row> rows(lastTried, row);
    for (int64_t size = 1; size <= lastTried; ++size)
      rows[size - 1][i] = size;
    llvm::BitVector taken = op.ask(rows);
    // All to the largest have to be taken.
    int64_t most = taken.find_last() + 1;
    return int64_t(taken.count()) == most ? most : 0;
  };
  for (unsigned i = 0; i < sizes.size(); ++i) {
    int64_t most = moves.isBound(i) ? lastTried : largest(i, base);
    if (most == 0 || most == lastTried)
      continue;
    for (unsigned j = 0; j < sizes.size(); ++j) {
      if (j == i || base[j] < 3)
        continue;
      SmallVector<int64_t> offsets;
      for (int64_t less : {1, 2}) {
        Row row = with(base, moves.withSame(j), base[j] - less);
        if (int64_t size = largest(i, row); size > 0 && size < most)
          offsets.push_back(size - row[j]);
      }
      if (offsets.size() < 2 || offsets[0] != offsets[1])
        continue;
      // What is left of the other beside a third is less.
      bool isShared = false;
      for (const Set &other : moves.besides({i, j})) {
        bool isSeen = isOfProgram(other);
        for (int64_t size : {int64_t(1), 2 * base[other.front()] + 1}) {
          int64_t here = largest(i, with(base, other, size));
          isSeen |= here != 0;
          isShared |= here != 0 && here != base[j] + offsets[0];
        }
        isShared |= !isSeen;
      }
      if (isShared)
        continue;
      // That the other has a least size says the same.
      llvm::erase_if(demands, [&](const SizeDemand &demand) {
        return demand.kind == SizeDemand::Step && demand.step.multiple == 1 &&
               demand.sizes.front() == sizes[j];
      });
      demands.push_back({SizeDemand::AtMost, {sizes[i], sizes[j]}});
      demands.back().offset = offsets[0];
    }
  }
}

std::vector<SizeDemand> StepFinder::run() {
  findSteps();
  findLimits();
  return std::move(demands);
}

} // namespace torchonnx
