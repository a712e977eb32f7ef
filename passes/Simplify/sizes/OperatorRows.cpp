//===- OperatorRows.cpp - Sizes to ask an operator about ------------------===//

#include "passes/Simplify/sizes/OperatorRows.h"

using namespace mlir;

namespace torchonnx {

std::pair<std::vector<Row>, std::vector<Row>>
rowsOfProgram(const AskedOperator &op) {
  const llvm::SetVector<StringAttr> &sizes = op.getSizes();
  const Symbols &program = op.getProgram();
  std::vector<Row> rows, large;
  for (unsigned k : program.getLive().set_bits()) {
    Row row;
    for (StringAttr size : sizes)
      if (ArrayRef<double> samples = program.getSamples(size); !samples.empty())
        row.push_back(int64_t(samples[k]));
    if (row.size() != sizes.size())
      continue;
    bool isLarge =
        llvm::any_of(row, [](int64_t size) { return size > lastTried; });
    (isLarge ? large : rows).push_back(row);
  }
  return {rows, large};
}

std::vector<Row> rowsOfLists(const AskedOperator &op) {
  const llvm::SetVector<StringAttr> &sizes = op.getSizes();
  std::vector<Row> rows;
  for (const Row &list : op.getLists()) {
    rows.push_back(Row(sizes.size(), usualSize));
    for (const auto &dims : op.getTensors())
      for (unsigned i = 1; i <= std::min(list.size(), dims.size()); ++i)
        if (const auto *it = llvm::find(sizes, dims[dims.size() - i]);
            it != sizes.end())
          rows.back()[it - sizes.begin()] = list[list.size() - i];
  }
  return rows;
}

std::vector<Row> smallRows(const AskedOperator &op) {
  const llvm::SetVector<StringAttr> &sizes = op.getSizes();
  constexpr int64_t most = 1500;
  int64_t largest = 1;
  auto countTo = [&](int64_t size) {
    int64_t all = 1;
    for (unsigned i = 0; i < sizes.size() && all <= most; ++i)
      all *= size;
    return all;
  };
  while (largest < lastTried && countTo(largest + 1) <= most)
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

std::vector<Row> nearRows(const AskedOperator &op) {
  const llvm::SetVector<StringAttr> &sizes = op.getSizes();
  constexpr unsigned mostRows = 3, mostInAll = 3000;
  std::vector<Row> rows;
  auto [ofProgram, large] = rowsOfProgram(op);
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

std::vector<Row> madeRows(const AskedOperator &op) {
  const llvm::SetVector<StringAttr> &sizes = op.getSizes();
  constexpr unsigned count = 16, mostNumbers = 8, mostRows = 4000;
  constexpr int64_t largest = 1 << 16;
  SmallVector<int64_t> factors;
  for (int64_t number : op.getNumbers())
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

} // namespace torchonnx
