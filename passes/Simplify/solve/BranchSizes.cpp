//===- BranchSizes.cpp - Sizes that go into a branch ----------------------===//
//
// Operators are asked at samples of sizes, those in a branch at the samples
// that go there. Where those are few, more are looked for: from the sizes of a
// sample, one dim or some together are moved until what the branch asks for
// holds.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/SizeSamples.h"
#include "passes/Simplify/solve/LearnedDims.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace torchonnx {

namespace {

using Row = SizeRow;

/// That an expression of dims lies in a range, in steps.
struct Condition {
  SizeExpr value;
  SizeRange range;

  std::optional<int64_t> at(const Row &row) const {
    return value.evaluate([&](StringRef name) { return sizeNamed(name, row); });
  }
  /// -1 or 1 where it is too small or too large, 2 where it is out of step.
  int missedAt(const Row &row) const {
    std::optional<int64_t> is = at(row);
    if (!is || *is < range.min)
      return -1;
    if (*is > range.max)
      return 1;
    int64_t rest = (*is - range.remainder) % range.multiple;
    return rest == 0 ? 0 : 2;
  }
};

class Search {
public:
  Search(const KnownDims &dims, const Symbols &symbols,
         ArrayRef<SizeDemand> demands);
  bool isEmpty() const { return conditions.empty(); }
  /// Sizes near those of a sample that the branch takes; none where they are
  /// not found, or the sample has them.
  std::optional<Row> from(unsigned sample) const;

private:
  void add(const SizeExpr &value, SizeRange range);
  unsigned countMissed(const Row &row) const {
    return llvm::count_if(conditions, [&](const Condition &condition) {
      return condition.missedAt(row) != 0;
    });
  }
  SmallVector<SmallVector<StringAttr, 2>> linesOf(const Condition &c) const;
  SmallVector<int64_t> placesOn(ArrayRef<StringAttr> line, const Row &row,
                                const Condition &condition) const;
  bool moveCloser(Row &row, unsigned variant) const;

  const KnownDims &dims;
  std::vector<Condition> conditions;
  llvm::SetVector<StringAttr> names;
};

} // namespace

Search::Search(const KnownDims &dims, const Symbols &symbols,
               ArrayRef<SizeDemand> demands)
    : dims(dims) {
  for (const SizeDemand &demand : demands) {
    SmallVector<SizeExpr> sizes;
    for (StringAttr size : demand.sizes)
      sizes.push_back(symbols.contains(size) ? symbols.getExpr(size)
                                             : SizeExpr::name(size));
    switch (demand.kind) {
    case SizeDemand::Same:
      for (const SizeExpr &other : ArrayRef(sizes).drop_front())
        add(sizes.front() - other, {0, 0});
      break;
    case SizeDemand::OneOf:
      add(sizes.front(), {demand.values.front(), demand.values.front()});
      break;
    case SizeDemand::Step:
      add(sizes.front(), {demand.step.least, demand.step.most,
                          demand.step.multiple, demand.step.remainder});
      break;
    case SizeDemand::AtMost:
      add(sizes[0] - sizes[1], {SizeRange::lowest, demand.offset});
      break;
    default: // No comparison of two integers says that.
      break;
    }
  }
}

/// What hangs on other than dims, nobody here can bring about.
void Search::add(const SizeExpr &value, SizeRange range) {
  if (!value || value.number())
    return;
  SmallVector<StringAttr> of;
  for (const std::string &name : value.names()) {
    of.push_back(dims.nameOf(name));
    if (!dims.sizes.contains(of.back()))
      return;
  }
  names.insert(of.begin(), of.end());
  conditions.push_back({value, range});
}

/// The dims of a condition that are moved: each alone, two, or all together.
SmallVector<SmallVector<StringAttr, 2>>
Search::linesOf(const Condition &condition) const {
  SmallVector<StringAttr> movable;
  for (const std::string &name : condition.value.names())
    if (StringAttr dim = dims.nameOf(name); dims.isFree(dim))
      movable.push_back(dim);
  SmallVector<SmallVector<StringAttr, 2>> lines;
  for (StringAttr dim : movable)
    lines.push_back({dim});
  for (auto [i, dim] : llvm::enumerate(movable))
    for (StringAttr other : ArrayRef(movable).drop_front(i + 1))
      lines.push_back({dim, other});
  if (movable.size() > 2)
    lines.emplace_back(movable.begin(), movable.end());
  return lines;
}

/// Sizes at which the condition holds, or may, if the dims of a line have them.
SmallVector<int64_t> Search::placesOn(ArrayRef<StringAttr> line, const Row &row,
                                      const Condition &condition) const {
  constexpr int64_t furthest = 1 << 17;
  SmallVector<int64_t> places;
  auto missedAt = [&](int64_t size) {
    Row moved = row;
    for (StringAttr dim : line)
      moved[dim] = size;
    return condition.missedAt(moved);
  };
  int64_t last = 0;
  int before = missedAt(last);
  for (int64_t size = 1; size < furthest;
       size += std::max<int64_t>(size / 3, 1)) {
    int here = missedAt(size);
    if (here == 0)
      places.push_back(size);
    // Between too small and too large lies what is neither.
    int64_t low = last, high = size;
    if (here != before && (here | before) != 2)
      while (high - low > 1) {
        int64_t middle = low + (high - low) / 2;
        (missedAt(middle) == before ? low : high) = middle;
      }
    if (high < size && missedAt(high) == 0)
      places.push_back(high);
    last = size;
    before = here;
  }
  // What is out of step is less than a step away.
  constexpr int64_t mostSteps = 512;
  int64_t steps = std::min(condition.range.multiple, mostSteps);
  for (int64_t step = 1; step < steps; ++step)
    if (int64_t size = row.lookup(line.front()) + step; missedAt(size) == 0)
      places.push_back(size);
  llvm::erase_if(places, [&](int64_t size) {
    return !llvm::all_of(line, [&](StringAttr dim) {
      return dims.allows(dim, size) && dims.fit(dim, size) == size;
    });
  });
  return places;
}

/// Moves dims so that one more condition holds. Variants go to other places.
bool Search::moveCloser(Row &row, unsigned variant) const {
  unsigned missed = countMissed(row);
  for (const Condition &condition : conditions) {
    if (!condition.missedAt(row))
      continue;
    auto lines = linesOf(condition);
    for (unsigned i = 0; i < lines.size(); ++i) {
      ArrayRef<StringAttr> line = lines[(i + variant) % lines.size()];
      SmallVector<int64_t> places = placesOn(line, row, condition);
      for (unsigned k = 0; k < places.size(); ++k) {
        Row moved = row;
        for (StringAttr dim : line)
          moved[dim] = places[(k + variant) % places.size()];
        if (countMissed(moved) >= missed)
          continue;
        row = std::move(moved);
        return true;
      }
    }
  }
  // Conditions that hold in turns leave no sign on which side to look.
  constexpr int64_t mostTried = 1024;
  for (StringAttr dim : names)
    for (int64_t size = 1; size <= mostTried && dims.isOwn(dim); ++size) {
      Row moved = row;
      moved[dim] = size;
      if (countMissed(moved) < missed && dims.allows(dim, size) &&
          dims.fit(dim, size) == size) {
        row = std::move(moved);
        return true;
      }
    }
  return false;
}

std::optional<Row> Search::from(unsigned sample) const {
  Row row;
  for (StringAttr name : names) {
    std::optional<int64_t> size = dims.sizeIn(name, sample);
    if (!size)
      return std::nullopt;
    row[name] = *size;
  }
  if (!countMissed(row))
    return std::nullopt;
  while (countMissed(row))
    if (!moveCloser(row, sample))
      return std::nullopt;
  return row;
}

bool LearnedDims::learnBranch(ArrayRef<SizeDemand> demands) {
  constexpr unsigned mostOfOne = 6, mostInAll = 36;
  Search search(*this, oracle.getSymbols(), demands);
  size_t before = branchRows.size();
  for (unsigned sample = 0; sample < numSizeSamples && !search.isEmpty();
       ++sample) {
    if (branchRows.size() == before + mostOfOne ||
        branchRows.size() == mostInAll)
      break;
    std::optional<Row> sizes = search.from(sample);
    if (!sizes)
      continue;
    BranchRow row{sample, std::move(*sizes)};
    if (llvm::none_of(branchRows, [&](const BranchRow &other) {
          return other.sample == row.sample &&
                 llvm::equal(other.sizes, row.sizes);
        }))
      branchRows.push_back(std::move(row));
  }
  return branchRows.size() > before;
}

} // namespace torchonnx
