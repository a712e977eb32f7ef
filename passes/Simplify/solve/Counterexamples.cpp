//===- Counterexamples.cpp - Sizes that what is known rules out -----------===//

#include "passes/Simplify/solve/Counterexamples.h"
#include "dialects/Torch/SizeSamples.h"
#include "dialects/Torch/SymbolExpressions.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace torchonnx {

Counterexamples::Counterexamples(const KnownDims &known,
                                 const DynamicSizes &declared)
    : known(known), declared(declared) {
  for (unsigned k = 0; k < numSizeSamples; ++k) {
    SizeRow row;
    for (auto &[dim, said] : declared)
      if (std::optional<int64_t> size = known.sizeIn(dim, k))
        row[dim] = *size;
    if (row.size() == declared.size())
      samples.push_back({k, std::move(row), /*isWhole=*/true});
  }
}

SmallVector<StringAttr> Counterexamples::unmetBy(const SizeRow &row) const {
  SmallVector<StringAttr> dims;
  for (auto &[dim, size] : row)
    if (declared.contains(dim) && !known.meets(dim, row))
      dims.push_back(dim);
  return dims;
}

/// Whether more is known of a dim than was declared.
bool Counterexamples::isNarrowed(StringAttr dim) const {
  const DynamicSize &said = declared.find(dim)->second;
  const DimRange &range = known.sizes.find(dim)->second.range;
  const KnownDims::Fact fact = known.facts.lookup(dim);
  return range.min > said.range.min || range.max < said.range.max ||
         range.multiple != said.range.multiple ||
         (!fact.sometimes &&
          (fact.group || !fact.values.empty() || !fact.sieve.empty() ||
           !fact.limits.empty() || fact.expression != said.expression));
}

/// Whether nothing that was declared rules the sizes out, and none is too large
/// to try. Nobody chooses what the run decides.
bool Counterexamples::isDeclared(const SizeRow &row) const {
  constexpr int64_t largest = 1 << 14;
  return llvm::all_of(row, [&](auto &entry) {
    const auto *said = declared.find(entry.first);
    return said != declared.end() && entry.second >= said->second.range.min &&
           entry.second <= std::min(said->second.range.max, largest);
  });
}

/// The row with the sizes of another in it, and of what is an expression of
/// those.
std::optional<SizeRow> Counterexamples::moved(SizeRow row,
                                              const SizeRow &to) const {
  for (auto &[dim, size] : to)
    row[dim] = size;
  for (auto &[dim, size] : row) {
    const KnownDims::Fact fact = known.facts.lookup(dim);
    bool isBroadcast = fact.orOne && size == 1;
    if (to.contains(dim) || fact.sometimes || fact.expression.empty() ||
        isBroadcast)
      continue;
    std::optional<int64_t> value = valueIn(fact.expression, row);
    if (!value)
      return std::nullopt;
    size = *value;
  }
  return row;
}

/// These sizes, with the others of one of the samples; nothing if they cannot
/// be.
std::optional<Counterexamples::BranchRow>
Counterexamples::inSample(size_t n, const SizeRow &sizes) const {
  const BranchRow &sample = samples[n % samples.size()];
  std::optional<SizeRow> row = moved(sample.sizes, sizes);
  if (!row || !isDeclared(*row))
    return std::nullopt;
  return BranchRow{sample.sample, std::move(*row), /*isWhole=*/true};
}

/// Sizes that something might be wrong about: next to those that the dim has,
/// and to what limits it.
SmallVector<int64_t> Counterexamples::sizesBeside(StringAttr dim,
                                                  const SizeRow &row) const {
  const DimRange &range = known.sizes.find(dim)->second.range;
  int64_t size = row.lookup(dim);
  llvm::SmallSetVector<int64_t, 32> places;
  auto add = [&](std::initializer_list<int64_t> sizes) {
    for (int64_t size : sizes)
      places.insert(size);
  };
  add({range.min - 1, (range.min + 1) / 2, size + 1, size - 1, 2 * size,
       size + 2, 2 * size + 1, 0, 1, 2, 3});
  if (range.max < DimRange().max)
    add({range.max + 1, 2 * range.max});
  for (auto &[other, offset] : known.facts.lookup(dim).limits)
    if (std::optional<int64_t> limit = valueIn(other, row))
      add({*limit + offset + 1, 2 * (*limit + offset) + 1});
  for (auto &[other, its] : row) {
    add({its, its * size});
    for (auto &[third, also] : row)
      add({its + also});
  }
  return places.takeVector();
}

/// Adds rows that nothing but what is known of one dim rules out.
void Counterexamples::addBeside(StringAttr dim,
                                std::vector<BranchRow> &found) const {
  constexpr unsigned most = 12, mostOfSample = 3;
  unsigned count = 0;
  for (auto [n, sample] : llvm::enumerate(samples)) {
    SmallVector<int64_t> places = sizesBeside(dim, sample.sizes);
    unsigned ofSample = 0;
    // Other samples begin with others.
    for (unsigned i = 0; i < places.size(); ++i) {
      SizeRow to;
      to[dim] = places[(i + 3 * sample.sample) % places.size()];
      std::optional<BranchRow> next = inSample(n, to);
      if (!next || unmetBy(next->sizes) != SmallVector{dim})
        continue;
      found.push_back(std::move(*next));
      if (++count == most)
        return;
      if (++ofSample == mostOfSample)
        break;
    }
  }
}

/// Some rows of small sizes, for what no operator was asked about.
std::vector<SizeRow> Counterexamples::someSmall() const {
  constexpr unsigned count = 96;
  std::vector<SizeRow> rows(count);
  uint32_t random = 1;
  for (unsigned n = 0; n < count; ++n)
    for (auto &[dim, said] : declared) {
      random = random * 1103515245 + 12345;
      rows[n][dim] = 1 + (random >> 16) % (3 + n / 8);
    }
  return rows;
}

std::vector<Counterexamples::BranchRow>
Counterexamples::find(ArrayRef<SizeRow> taken) const {
  constexpr unsigned mostBeside = 60, mostOfThose = 24;
  std::vector<BranchRow> found;
  SmallVector<StringAttr> narrowed;
  for (auto &[dim, said] : declared)
    if (isNarrowed(dim))
      narrowed.push_back(dim);
  if (samples.empty() || narrowed.empty())
    return found;
  for (StringAttr dim : narrowed)
    if (found.size() < mostBeside)
      addBeside(dim, found);
  // Less that is ruled out comes first.
  auto addRuledOut = [&](ArrayRef<SizeRow> rows) {
    std::vector<std::pair<size_t, BranchRow>> ruledOut;
    for (const SizeRow &row : rows) {
      std::optional<BranchRow> next = inSample(ruledOut.size(), row);
      size_t unmet = next ? unmetBy(next->sizes).size() : 0;
      if (unmet)
        ruledOut.push_back({unmet, std::move(*next)});
    }
    llvm::stable_sort(ruledOut, llvm::less_first());
    for (auto &[unmet, row] : ArrayRef(ruledOut).take_front(mostOfThose))
      found.push_back(row);
  };
  addRuledOut(taken);
  addRuledOut(someSmall());
  return found;
}

std::vector<Counterexamples::BranchRow>
Counterexamples::complete(ArrayRef<SizeRow> taken) const {
  std::vector<BranchRow> rows;
  if (samples.empty())
    return rows;
  for (const SizeRow &row : taken)
    if (std::optional<BranchRow> next = inSample(rows.size(), row);
        next && unmetBy(next->sizes).empty())
      rows.push_back(std::move(*next));
  return rows;
}

} // namespace torchonnx
