//===- OperatorProber.cpp - Asks an operator about sizes ------------------===//

#include "passes/Simplify/sizes/OperatorProber.h"
#include "dialects/Torch/SymbolExpressions.h"

using namespace mlir;

namespace torchonnx {

//===----------------------------------------------------------------------===//
// Asking
//===----------------------------------------------------------------------===//

void Prober::addSymbol(StringAttr symbol, bool isSize) {
  if (symbol && !saved.getSamples(symbol).empty())
    (isSize ? direct : others).insert(symbol);
}

void Prober::collectType(Type type) {
  auto noteNumber = [&](Attribute number) {
    if (auto known = dyn_cast_or_null<IntegerAttr>(number))
      numbers.insert(known.getInt());
  };
  if (auto tensor = dyn_cast<TorchTensorType>(type)) {
    tensors.emplace_back();
    for (Attribute dim : tensor.getDims()) {
      tensors.back().push_back(dyn_cast<StringAttr>(dim));
      addSymbol(tensors.back().back(), /*isSize=*/true);
      noteNumber(dim);
    }
  } else if (auto number = dyn_cast<TorchIntType>(type)) {
    addSymbol(number.getSymbol(), /*isSize=*/true);
    noteNumber(number.getKnown());
  } else if (auto number = dyn_cast<TorchFloatType>(type)) {
    addSymbol(number.getSymbol(), /*isSize=*/false);
  } else if (auto truth = dyn_cast<TorchBoolType>(type)) {
    addSymbol(truth.getSymbol(), /*isSize=*/false);
  } else if (auto list = dyn_cast<ListType>(type)) {
    if (list.getSized())
      llvm::for_each(list.getElements(), [&](Type t) { collectType(t); });
  } else if (auto tuple = dyn_cast<TorchTupleType>(type)) {
    llvm::for_each(tuple.getElements(), [&](Type t) { collectType(t); });
  }
}

void Prober::collect(Value operand) {
  auto elements = getElements(operand);
  if (!elements)
    return collectType(operand.getType());
  Row list;
  for (Value element : *elements) {
    collect(element);
    if (std::optional<int64_t> number = getConstantInt(element))
      list.push_back(*number);
  }
  if (!list.empty() && list.size() == elements->size())
    lists.push_back(list);
}

/// Moves the dims that the sizes are made of, or nothing.
void Prober::useDims(llvm::function_ref<bool(StringAttr)> isDim) {
  sizes.clear();
  for (StringAttr size : direct)
    for (StringRef name : namesIn(size))
      sizes.insert(StringAttr::get(size.getContext(), name));
  if (!llvm::all_of(sizes, isDim))
    sizes.clear();
}

std::optional<int64_t> Prober::sizeIn(StringAttr size, const Row &row) const {
  return evaluateExpression(
      size, [&](StringRef part) -> std::optional<int64_t> {
        const auto *it =
            llvm::find(sizes, StringAttr::get(size.getContext(), part));
        return it == sizes.end() ? std::nullopt
                                 : std::optional(row[it - sizes.begin()]);
      });
}

/// Whether it is the size of a tensor, not a number that may be negative.
bool Prober::isSize(StringAttr size) const {
  return llvm::any_of(tensors, [&](ArrayRef<StringAttr> dims) {
    return llvm::is_contained(dims, size);
  });
}

/// Which rows of sizes the operator takes.
llvm::BitVector Prober::ask(ArrayRef<Row> rows) {
  constexpr size_t chunk = 512;
  if (rows.size() > chunk) {
    llvm::BitVector all;
    for (; !rows.empty();
         rows = rows.drop_front(std::min(chunk, rows.size()))) {
      llvm::BitVector some = ask(rows.take_front(chunk));
      for (unsigned k = 0; k < some.size(); ++k)
        all.push_back(some.test(k));
    }
    return all;
  }
  llvm::BitVector accepted(rows.size());
  asked += rows.size();
  if (oracle.getWork() - workBefore > mostWork)
    asked = budget + 1;
  if (rows.empty() || asked > budget)
    return accepted;
  llvm::MapVector<StringAttr, Symbols::Samples> samples;
  SmallVector<unsigned> possible;
  for (auto [k, row] : llvm::enumerate(rows)) {
    SmallVector<int64_t> values;
    for (auto [i, size] : llvm::enumerate(direct)) {
      std::optional<int64_t> value =
          sizes == direct ? std::optional(row[i]) : sizeIn(size, row);
      if (!value || (*value < 0 && isSize(size)))
        break;
      values.push_back(*value);
    }
    if (values.size() < direct.size())
      continue;
    possible.push_back(k);
    for (auto [size, value] : llvm::zip(direct, values))
      samples[size].push_back(double(value));
  }
  if (possible.empty())
    return accepted;
  unsigned first = std::max(saved.getLive().find_first(), 0);
  for (StringAttr other : others)
    samples[other].assign(possible.size(), saved.getSamples(other)[first]);
  symbols.rebind(samples);
  symbols.setExploring(true);
  Refusal why;
  if (succeeded(oracle.infer(name, operands, why)))
    for (unsigned k : symbols.getLive().set_bits())
      accepted.set(possible[k]);
  return accepted;
}

/// Every combination of small sizes, as many as may be.
std::vector<Row> Prober::smallRows() const {
  constexpr int64_t most = 1500;
  int64_t largest = 1;
  auto countTo = [&](int64_t size) {
    int64_t all = 1;
    for (unsigned i = 0; i < sizes.size() && all <= most; ++i)
      all *= size;
    return all;
  };
  while (largest < last && countTo(largest + 1) <= most)
    ++largest;
  int64_t count = largest > 2 ? countTo(largest) : 0;
  std::vector<Row> rows;
  for (int64_t n = 0; n < count; ++n) {
    Row row;
    for (int64_t i = 0, rest = n; i < int64_t(sizes.size()); ++i) {
      row.push_back(1 + rest % largest);
      rest /= largest;
    }
    rows.push_back(row);
  }
  return rows;
}

/// The program's rows with two sizes moved.
std::vector<Row> Prober::nearRows() const {
  constexpr unsigned mostRows = 3, mostInAll = 3000;
  std::vector<Row> rows;
  auto [ofProgram, large] = rowsOfProgram();
  llvm::append_range(ofProgram, large);
  for (const Row &row : ArrayRef(ofProgram).take_front(mostRows))
    for (unsigned i = 0; i < sizes.size(); ++i)
      for (unsigned j = 0; j < i; ++j)
        for (int64_t size : {int64_t(1), row[i] - 1, row[i] + 1, 2 * row[i]})
          for (int64_t other :
               {int64_t(1), row[j] - 1, row[j], row[j] + 1, 2 * row[j]})
            if (size > 0 && other > 0 && rows.size() < mostInAll)
              rows.push_back(with(with(row, {i}, size), {j}, other));
  return rows;
}

/// Rows in which one size is what the others, and the numbers that the operator
/// sees, make together.
std::vector<Row> Prober::madeRows() const {
  constexpr unsigned count = 16, mostNumbers = 8, mostRows = 4000;
  constexpr int64_t largest = 1 << 16;
  SmallVector<int64_t> factors;
  for (int64_t number : numbers)
    if (number > 1 && number < largest && factors.size() < mostNumbers)
      factors.push_back(number);
  SmallVector<int64_t> choices = {1, 2, 3, 5};
  for (int64_t factor : factors)
    choices.append({factor, 2 * factor, 3 * factor});
  uint32_t random = 1;
  std::vector<Row> rows;
  for (unsigned i = 0; i < sizes.size(); ++i)
    for (unsigned n = 0; n < count; ++n) {
      Row row;
      int64_t product = 1, sum = 0;
      for (unsigned j = 0; j < sizes.size(); ++j) {
        random = random * 1103515245 + 12345;
        row.push_back(choices[(random >> 16) % choices.size()]);
        if (j != i && product < largest)
          product *= row.back();
        sum += j == i ? 0 : row.back();
      }
      SmallVector<int64_t> made = {product, 2 * product, sum, sum + 1};
      for (int64_t factor : factors)
        made.append({product * factor, product / factor,
                     product / factor / factor, 2 * product / factor});
      for (int64_t size : made)
        if (size > 0 && size < largest && rows.size() < mostRows)
          rows.push_back(with(row, {i}, size));
    }
  return rows;
}

std::vector<SizeRow> Prober::findTaken() {
  std::vector<SizeRow> taken;
  std::vector<Row> rows = smallRows();
  llvm::append_range(rows, nearRows());
  llvm::append_range(rows, madeRows());
  llvm::BitVector accepted = ask(rows);
  for (unsigned k : accepted.set_bits()) {
    SizeRow &row = taken.emplace_back();
    for (auto [dim, size] : llvm::zip(sizes, rows[k]))
      row[dim] = size;
  }
  return taken;
}

//===----------------------------------------------------------------------===//
// The anchor
//===----------------------------------------------------------------------===//

void Prober::noteFarSteps() {
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
      if (product % divisor == 0 && product / divisor > last)
        steps.insert(product / divisor);
  farSteps = llvm::to_vector(steps);
  llvm::sort(farSteps);
  farSteps.resize(std::min(farSteps.size(), mostSteps));
}

/// Whether one of `rows` is taken: the first such is the anchor.
bool Prober::takeFirst(ArrayRef<Row> rows) {
  int k = ask(rows).find_first();
  if (k >= 0)
    anchor = rows[k];
  return k >= 0;
}

/// The rows of the program itself, an example first of all; apart from them
/// those with sizes so large that we would not see their limits.
std::pair<std::vector<Row>, std::vector<Row>> Prober::rowsOfProgram() const {
  std::vector<Row> rows, large;
  for (unsigned k : saved.getLive().set_bits()) {
    Row row;
    for (StringAttr size : sizes)
      if (ArrayRef<double> samples = saved.getSamples(size); !samples.empty())
        row.push_back(int64_t(samples[k]));
    if (row.size() != sizes.size())
      continue;
    bool isLarge = llvm::any_of(row, [](int64_t size) { return size > last; });
    (isLarge ? large : rows).push_back(row);
  }
  return {rows, large};
}

/// The last sizes of every tensor as a list of the operator's says.
std::vector<Row> Prober::rowsOfLists() const {
  std::vector<Row> rows;
  for (const Row &list : lists) {
    rows.push_back(Row(sizes.size(), usual));
    for (const auto &dims : tensors)
      for (unsigned i = 1; i <= std::min(list.size(), dims.size()); ++i)
        if (const auto *it = llvm::find(sizes, dims[dims.size() - i]);
            it != sizes.end())
          rows.back()[it - sizes.begin()] = list[list.size() - i];
  }
  return rows;
}

/// All sizes the same, but for one; then, others at a usual size, for two.
bool Prober::takeAllButSome(const llvm::SetVector<int64_t> &common) {
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
          rows.push_back(Row(sizes.size(), usual));
          rows.back()[i] = p;
          rows.back()[j] = q;
        }
  return rows.size() < budget / 3 && takeFirst(rows);
}

/// Every combination of some numbers.
bool Prober::takeCombination(const llvm::SetVector<int64_t> &choice) {
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

bool Prober::findAnchor() {
  // Not all sizes at once are as large as this, and none is larger than that.
  constexpr int64_t tooLarge = 10000, largestNumber = 1'000'000;
  auto [rows, large] = rowsOfProgram();
  if (takeFirst(rows))
    return true;

  // What sizes often are, and what the operator sees of numbers.
  llvm::SetVector<int64_t> common, seen;
  common.insert_range(ArrayRef<int64_t>{usual, 6, 24, 60, 1, 2, 3});
  int64_t product = 1, largest = 1;
  for (int64_t number : numbers)
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
  if (takeFirst(rows) || takeFirst(large) || takeFirst(rowsOfLists()) ||
      takeAllButSome(common))
    return true;
  // One size of a number that is too large for all to have it, and another.
  rows.clear();
  for (int64_t number : numbers)
    for (unsigned i = 0; i < sizes.size(); ++i)
      if (number >= tooLarge && number <= largestNumber) {
        rows.push_back(Row(sizes.size(), usual));
        rows.back()[i] = number;
      }
  return takeFirst(rows) || takeCombination(common) || takeCombination(seen);
}

/// A size of 1 may be a broadcast, of which nothing can be learned.
void Prober::leaveOne() {
  Set ones;
  for (unsigned i = 0; i < sizes.size(); ++i)
    if (anchor[i] == 1)
      ones.push_back(i);
  if (ones.empty())
    return;
  SmallVector<int64_t> sizesToTry = {4, 6, 12};
  Row others(anchor);
  others.append(numbers.begin(), numbers.end());
  for (int64_t size : others)
    if (size > 1 && size < 1000 && !llvm::is_contained(sizesToTry, size))
      sizesToTry.push_back(size);
  for (int64_t step : farSteps)
    sizesToTry.push_back(step + offsetOf(ones.front()));
  for (int64_t size : sizesToTry)
    if (Row row = moved(ones, size); takes(row)) {
      anchor = row;
      return;
    }
  // What one is broadcast to may be 1 itself at first.
  for (unsigned pass = 0; pass < 2; ++pass)
    for (unsigned i : ones)
      for (int64_t size : sizesToTry)
        if (Row row = moved({i}, size); anchor[i] == 1 && takes(row)) {
          anchor = row;
          break;
        }
}

} // namespace torchonnx
