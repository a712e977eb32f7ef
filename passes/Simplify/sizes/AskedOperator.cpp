//===- AskedOperator.cpp - An operator that is asked about sizes ----------===//

#include "passes/Simplify/sizes/AskedOperator.h"
#include "dialects/Torch/SymbolExpressions.h"

using namespace mlir;

namespace torchonnx {

void AskedOperator::addSymbol(StringAttr symbol, bool isSize) {
  if (symbol && !saved.getSamples(symbol).empty())
    (isSize ? direct : others).insert(symbol);
}

void AskedOperator::collectType(Type type) {
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

void AskedOperator::collect(Value operand) {
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
void AskedOperator::useDims(llvm::function_ref<bool(StringAttr)> isDim) {
  sizes.clear();
  for (StringAttr size : direct)
    for (StringRef name : namesIn(size))
      sizes.insert(StringAttr::get(size.getContext(), name));
  if (!llvm::all_of(sizes, isDim))
    sizes.clear();
}

std::optional<int64_t> AskedOperator::sizeIn(StringAttr size,
                                             const Row &row) const {
  return evaluateExpression(
      size, [&](StringRef part) -> std::optional<int64_t> {
        const auto *it =
            llvm::find(sizes, StringAttr::get(size.getContext(), part));
        return it == sizes.end() ? std::nullopt
                                 : std::optional(row[it - sizes.begin()]);
      });
}

/// Whether it is the size of a tensor, not a number that may be negative.
bool AskedOperator::isSize(StringAttr size) const {
  return llvm::any_of(tensors, [&](ArrayRef<StringAttr> dims) {
    return llvm::is_contained(dims, size);
  });
}

/// Which rows of sizes the operator takes.
llvm::BitVector AskedOperator::ask(ArrayRef<Row> rows) {
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
  rowsAsked += rows.size();
  if (oracle.getWork() - workBefore > mostWork)
    rowsAsked = budget + 1;
  if (rows.empty() || rowsAsked > budget)
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

/// How much larger size `i` of `row` is than what the operator is given of it:
/// 1 where that is `m - 1`.
int64_t AskedOperator::offsetOf(unsigned i, const Row &row) const {
  Row next = row;
  ++next[i];
  for (StringAttr size : direct) {
    auto here = sizeIn(size, row), there = sizeIn(size, next);
    if (sizes != direct && here && there && *there == *here + 1)
      return row[i] - *here;
  }
  return 0;
}

} // namespace torchonnx
