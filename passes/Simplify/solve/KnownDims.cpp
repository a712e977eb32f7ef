//===- KnownDims.cpp - Sizes of dims by what is known of them -------------===//

#include "passes/Simplify/solve/KnownDims.h"
#include "dialects/Torch/SizeSamples.h"
#include "dialects/Torch/SymbolExpressions.h"
#include <numeric>

using namespace mlir;

namespace torchonnx {

std::optional<int64_t> sizeNamed(StringRef name, const SizeRow &row) {
  for (auto &[dim, size] : row)
    if (dim.getValue() == name)
      return size;
  return std::nullopt;
}

std::optional<int64_t> valueIn(StringRef expression, const SizeRow &row) {
  return evaluateExpression(
      expression, [&](StringRef name) { return sizeNamed(name, row); });
}

SmallVector<StringAttr> KnownDims::dimsOf(StringRef text) const {
  return llvm::map_to_vector(namesIn(text), [&](StringRef name) {
    return StringAttr::get(context, name);
  });
}

int64_t KnownDims::wantedSize(unsigned index, unsigned row) const {
  int64_t size = getSizeSample(index, row);
  if (isOneInSample(index, row))
    return size;
  auto own = scales.find(sizes.begin()[index].first);
  return size * scale * (own == scales.end() ? 1 : own->second);
}

/// A size that the dim's range allows, `wanted` where it may be.
int64_t KnownDims::fit(StringAttr dim, int64_t wanted) const {
  const DimRange &range = sizes.find(dim)->second.range;
  const auto *fact = facts.find(dim);
  int64_t step = range.multiple;
  int64_t remainder = fact == facts.end() ? 0 : fact->second.remainder;
  if (wanted == 0 && range.min <= 0 && remainder == 0)
    return 0;
  auto roundUp = [&](int64_t size) {
    return (size - remainder + step - 1) / step * step + remainder;
  };
  int64_t first =
      std::max(roundUp(std::max<int64_t>(range.min, 1)), int64_t(0));
  // Sizes below the least are as far above it, lest they be the same.
  int64_t size = roundUp(wanted < first ? first + wanted - 1 : wanted);
  if (size <= range.max || first > range.max)
    return size;
  int64_t count = (range.max - first) / step + 1;
  return first + (wanted % count) * step;
}

std::optional<int64_t> KnownDims::evaluateIn(StringRef expression,
                                             unsigned row) const {
  return evaluateExpression(expression, [&](StringRef name) {
    return baseSize(StringAttr::get(context, name), row);
  });
}

/// The size of a dim in a row of samples where it is not broadcast.
std::optional<int64_t> KnownDims::baseSize(StringAttr dim, unsigned row) const {
  const auto *it = sizes.find(dim);
  if (it == sizes.end())
    return std::nullopt;
  const auto *fact = facts.find(dim);
  if (row >= firstOfBranches && fact != facts.end() &&
      !fact->second.sometimes && !fact->second.expression.empty())
    return evaluateIn(fact->second.expression, row);
  if (row >= firstOfBranches) {
    const BranchRow &branch = branchRows[row - firstOfBranches];
    const auto *size = branch.sizes.find(dim);
    if (size == branch.sizes.end())
      return baseSize(dim, branch.sample);
    // More may be known of the dim by now.
    bool isStill = isFree(dim) ? fit(dim, size->second) == size->second
                   : branch.isWhole
                       ? meets(dim, branch.sizes)
                       : baseSize(dim, branch.sample) == size->second;
    return isStill ? std::optional(size->second) : std::nullopt;
  }
  if (row == 0 && it->second.example)
    return it->second.example;
  unsigned index = it - sizes.begin();
  // Where two dims sometimes have such sizes, one has where the other has not;
  // what is sometimes equal to others is so together.
  unsigned bit =
      fact != facts.end() && !fact->second.values.empty() ? index % 3 : 0;
  bool isFree = (row >> bit) % 2 == 0;
  if (fact != facts.end() && !(fact->second.sometimes && isFree)) {
    const Fact &known = fact->second;
    if (known.group) {
      // Rows that are alike are far from each other.
      size_t count = known.group->rows.size(), stride = count * 5 / 8 | 1;
      while (std::gcd(stride, count) != 1)
        stride += 2;
      return known.group->rows[row * stride % count][known.place];
    }
    // Every other row has a size that a branch asks for.
    unsigned turn =
        known.sometimes ? (row >> (bit + 1) << bit) + row % (1 << bit) : row;
    if (!known.values.empty())
      return known.values[(turn + index) % known.values.size()];
    if (!known.expression.empty())
      return evaluateIn(known.expression, row);
  }
  // Where a broadcast of it is 1, the others are not.
  bool isBroadcast = fact != facts.end() && fact->second.orOne;
  if (isBroadcast && isOneInSample(index, row))
    row += numSizeSamples;
  int64_t size = wantedSize(index, row);
  if (fact != facts.end() && !fact->second.sieve.empty()) {
    ArrayRef<int64_t> sieve = fact->second.sieve;
    auto *next = llvm::lower_bound(sieve, size);
    size = next == sieve.end() ? sieve[size % sieve.size()] : *next;
  }
  size = fit(dim, size);
  if (fact != facts.end() && it->second.range.multiple == 1)
    for (auto &[other, offset] : fact->second.limits) {
      std::optional<int64_t> limit = evaluateIn(other, row);
      if (!limit || *limit + offset < 1)
        return std::nullopt;
      if (size > *limit + offset)
        size = 1 + size % (*limit + offset);
    }
  return size;
}

std::optional<int64_t> KnownDims::sizeIn(StringAttr dim, unsigned row) const {
  const auto *fact = facts.find(dim);
  bool hasExample = row == 0 && sizes.find(dim)->second.example;
  if (fact != facts.end() && fact->second.orOne && !hasExample &&
      isOneInSample(sizes.find(dim) - sizes.begin(), row))
    return 1;
  return baseSize(dim, row);
}

/// Whether the dim is a symbol of its own, not another's expression.
bool KnownDims::isOwn(StringAttr dim) const {
  const auto *fact = facts.find(dim);
  return sizes.contains(dim) &&
         (fact == facts.end() || fact->second.sometimes ||
          (fact->second.values.size() != 1 &&
           (fact->second.expression.empty() || fact->second.orOne)));
}

bool KnownDims::isFree(StringAttr dim) const {
  const Fact fact = facts.lookup(dim);
  return isOwn(dim) &&
         (fact.sometimes ||
          (fact.values.empty() && fact.expression.empty() && !fact.group &&
           fact.sieve.empty() && fact.limits.empty() && !fact.orOne));
}

/// Whether the dim may have this size, as the user says. That nothing is said
/// does not rule out that there is nothing.
bool KnownDims::allows(StringAttr dim, int64_t value) const {
  const DimRange &range = sizes.find(dim)->second.range;
  return value >= (range.min == 1 ? 0 : range.min) && value <= range.max;
}

bool KnownDims::meets(StringAttr dim, const SizeRow &row) const {
  int64_t size = row.lookup(dim);
  const Fact fact = facts.lookup(dim);
  const DimRange &range = sizes.find(dim)->second.range;
  if (size < range.min || size > range.max ||
      (size - fact.remainder) % range.multiple != 0)
    return false;
  if (fact.sometimes)
    return true;
  if (fact.group)
    return llvm::any_of(fact.group->rows, [&](ArrayRef<int64_t> each) {
      return llvm::all_of_zip(fact.group->dims, each,
                              [&](StringAttr of, int64_t wanted) {
                                return row.lookup(of) == wanted;
                              });
    });
  if (!fact.values.empty() && !llvm::is_contained(fact.values, size))
    return false;
  // It was looked no further.
  if (!fact.sieve.empty() && size <= fact.sieve.back() &&
      !llvm::binary_search(fact.sieve, size))
    return false;
  for (auto &[other, offset] : fact.limits)
    if (std::optional<int64_t> limit = valueIn(other, row);
        limit && size > *limit + offset)
      return false;
  // Beside a broadcast that is 1, it may be anything.
  auto isOne = [&](StringAttr name) {
    return facts.lookup(name).orOne && row.lookup(name) == 1;
  };
  if (fact.expression.empty() || (fact.orOne && size == 1) ||
      llvm::any_of(dimsOf(fact.expression), isOne))
    return true;
  std::optional<int64_t> value = valueIn(fact.expression, row);
  return !value || *value == size;
}

/// The only size of the dim.
std::optional<int64_t> KnownDims::numberOf(StringAttr dim) const {
  const Fact fact = facts.lookup(dim);
  if (isOwn(dim))
    return std::nullopt;
  if (!fact.values.empty())
    return fact.values.front();
  return evaluateExpression(fact.expression, [&](StringRef name) {
    return numberOf(StringAttr::get(context, name));
  });
}

/// What a dim is of those that are symbols of their own.
SizeExpr KnownDims::exprOf(StringAttr dim) const {
  if (std::optional<int64_t> number = numberOf(dim))
    return *number;
  if (isOwn(dim) || !sizes.contains(dim))
    return SizeExpr::name(dim);
  return inOwn(facts.lookup(dim).expression);
}

SizeExpr KnownDims::inOwn(StringRef text) const {
  const SizeFacts &known = oracle.getSymbols().getFacts();
  return SizeExpr::parse(text, known)
      .substitute([&](StringRef name) { return exprOf(nameOf(name)); }, known);
}

void KnownDims::goBackTo(Known known) {
  facts = std::move(known.facts);
  sizes = std::move(known.sizes);
  notes = std::move(known.notes);
  adopted = std::move(known.adopted);
}

} // namespace torchonnx
