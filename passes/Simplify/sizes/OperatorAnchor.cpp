//===- OperatorAnchor.cpp - Sizes that an operator takes ------------------===//

#include "passes/Simplify/sizes/OperatorAnchor.h"
#include "passes/Simplify/sizes/OperatorRows.h"

using namespace mlir;

namespace torchonnx {

namespace {

/// Asks about ever more rows until one is taken.
class AnchorFinder {
public:
  explicit AnchorFinder(AskedOperator &op) : op(op), sizes(op.getSizes()) {}

  bool find();
  const Row &getAnchor() const { return anchor; }

private:
  bool takeFirst(ArrayRef<Row> rows);
  bool takeAllButSome(const llvm::SetVector<int64_t> &common);
  bool takeCombination(const llvm::SetVector<int64_t> &choice);

  AskedOperator &op;
  const llvm::SetVector<StringAttr> &sizes;
  Row anchor;
};

} // namespace

/// Whether one of `rows` is taken: the first such is the anchor.
bool AnchorFinder::takeFirst(ArrayRef<Row> rows) {
  int k = op.ask(rows).find_first();
  if (k >= 0)
    anchor = rows[k];
  return k >= 0;
}

/// All sizes the same, but for one; then, others at a usual size, for two.
bool AnchorFinder::takeAllButSome(const llvm::SetVector<int64_t> &common) {
  llvm::SetVector<int64_t> candidates(common);
  for (int64_t size = 1; size <= 25; ++size)
    candidates.insert(size);
  for (int64_t number : common) {
    std::vector<Row> rows;
    for (unsigned i = 0; i < sizes.size(); ++i)
      for (int64_t size : candidates) {
        rows.push_back(Row(sizes.size(), number));
        rows.back()[i] = size;
      }
    if (takeFirst(rows))
      return true;
  }
  std::vector<Row> rows;
  for (unsigned i = 0; i < sizes.size() && sizes.size() <= 8; ++i)
    for (unsigned j = i + 1; j < sizes.size(); ++j)
      for (int64_t p : candidates)
        for (int64_t q : candidates) {
          rows.push_back(Row(sizes.size(), usualSize));
          rows.back()[i] = p;
          rows.back()[j] = q;
        }
  return rows.size() < AskedOperator::budget / 3 && takeFirst(rows);
}

/// Every combination of some numbers.
bool AnchorFinder::takeCombination(const llvm::SetVector<int64_t> &choice) {
  constexpr size_t most = 8192;
  std::vector<Row> rows;
  size_t count = 1;
  for (unsigned i = 0; i < sizes.size() && count <= most; ++i)
    count *= choice.size();
  for (size_t n = 0; n < count && count <= most; ++n) {
    Row row;
    for (size_t i = 0, rest = n; i < sizes.size(); ++i, rest /= choice.size())
      row.push_back(choice[rest % choice.size()]);
    rows.push_back(row);
  }
  return takeFirst(rows);
}

bool AnchorFinder::find() {
  // Not all sizes at once are as large as this, and none is larger than that.
  constexpr int64_t tooLarge = 10000, largestNumber = 1'000'000;
  auto [rows, large] = rowsOfProgram(op);
  if (takeFirst(rows))
    return true;

  // What sizes often are, and what the operator sees of numbers.
  llvm::SetVector<int64_t> common, seen;
  common.insert_range(ArrayRef<int64_t>{usualSize, 6, 24, 60, 1, 2, 3});
  int64_t product = 1, largest = 1;
  for (int64_t number : op.getNumbers())
    if (number > 0 && number < tooLarge) {
      seen.insert(number);
      largest = std::max(largest, number);
      product *= product < tooLarge ? number : 1;
    }
  seen.insert(product);
  common.insert_range(seen);
  // Where there has to be room for a number and more.
  common.insert(4 * largest);
  rows.clear();
  for (int64_t number : common)
    rows.push_back(Row(sizes.size(), number));
  // A square where two dims are cut alike.
  rows.push_back(Row(sizes.size(), std::min(largest * largest, tooLarge)));
  if (takeFirst(rows) || takeFirst(large) || takeFirst(rowsOfLists(op)) ||
      takeAllButSome(common))
    return true;
  // One size of a number that is too large for all to have it, and another.
  rows.clear();
  for (int64_t number : op.getNumbers())
    for (unsigned i = 0; i < sizes.size(); ++i)
      if (number >= tooLarge && number <= largestNumber) {
        rows.push_back(Row(sizes.size(), usualSize));
        rows.back()[i] = number;
      }
  return takeFirst(rows) || takeCombination(common) || takeCombination(seen);
}

std::optional<Row> findAnchor(AskedOperator &op) {
  AnchorFinder finder(op);
  return finder.find() ? std::optional(finder.getAnchor()) : std::nullopt;
}

SmallVector<int64_t> findFarSteps(const llvm::SetVector<int64_t> &numbers) {
  constexpr size_t most = 64, mostSteps = 128;
  constexpr int64_t largest = 1'000'000;
  llvm::SetVector<int64_t> products;
  products.insert(1);
  // A factor may be one of each of two dims.
  for (unsigned times = 0; times < 2; ++times)
    for (int64_t number : numbers)
      if (number > 1 && number <= largest && products.size() < most)
        for (int64_t product : llvm::to_vector(products))
          if (product * number <= largest)
            products.insert(product * number);
  llvm::SmallSetVector<int64_t, 16> steps;
  for (int64_t product : products)
    for (int64_t divisor : products)
      if (product % divisor == 0 && product / divisor > lastTried)
        steps.insert(product / divisor);
  SmallVector<int64_t> farSteps = llvm::to_vector_of<int64_t>(steps);
  llvm::sort(farSteps);
  farSteps.resize(std::min(farSteps.size(), mostSteps));
  return farSteps;
}

Row leaveOne(AskedOperator &op, Row anchor, ArrayRef<int64_t> farSteps) {
  Set ones;
  for (unsigned i = 0; i < anchor.size(); ++i)
    if (anchor[i] == 1)
      ones.push_back(i);
  if (ones.empty())
    return anchor;
  SmallVector<int64_t> sizesToTry = {4, 6, 12};
  Row others(anchor);
  others.append(op.getNumbers().begin(), op.getNumbers().end());
  for (int64_t size : others)
    if (size > 1 && size < 1000 && !llvm::is_contained(sizesToTry, size))
      sizesToTry.push_back(size);
  for (int64_t step : farSteps)
    sizesToTry.push_back(step + op.offsetOf(ones.front(), anchor));
  for (int64_t size : sizesToTry)
    if (Row row = with(anchor, ones, size); op.takes(row))
      return row;
  // What one is broadcast to may be 1 itself at first.
  for (unsigned pass = 0; pass < 2; ++pass)
    for (unsigned i : ones)
      for (int64_t size : sizesToTry)
        if (Row row = with(anchor, {i}, size);
            anchor[i] == 1 && op.takes(row)) {
          anchor = row;
          break;
        }
  return anchor;
}

} // namespace torchonnx
