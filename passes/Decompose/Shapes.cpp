//===- Shapes.cpp - Dims and indices in decompositions --------------------===//

#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

int64_t torchonnx::dimOf(Value x, int64_t dim) {
  return dim < 0 ? dim + std::max<int64_t>(TorchBuilder::rankOf(x), 1) : dim;
}

int64_t torchonnx::dimOf(Value x, Value dim) {
  return dimOf(x, *getConstantInt(dim));
}

SmallVector<int64_t> torchonnx::dimsOf(Value x, Value list) {
  SmallVector<int64_t> dims;
  if (!isNone(list))
    dims = *getConstantInts(list);
  if (dims.empty())
    return llvm::to_vector(llvm::seq<int64_t>(0, TorchBuilder::rankOf(x)));
  for (int64_t &dim : dims)
    dim = dimOf(x, dim);
  return dims;
}

Value torchonnx::permute(TorchBuilder &b, Value x, ArrayRef<int64_t> order) {
  return llvm::is_sorted(order) ? x : b.permute(x, order);
}

SmallVector<int64_t> torchonnx::inverse(ArrayRef<int64_t> order) {
  SmallVector<int64_t> result(order.size());
  for (auto [i, dim] : llvm::enumerate(order))
    result[dim] = i;
  return result;
}

Value torchonnx::moveDim(TorchBuilder &b, Value x, int64_t from, int64_t to) {
  if (b.failed() || !x)
    return {};
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, b.rankOf(x)));
  from = dimOf(x, from);
  order.erase(order.begin() + from);
  order.insert(order.begin() + dimOf(x, to), from);
  return permute(b, x, order);
}

/// [None, ..., None, index]
static Arg indicesAt(int64_t dim, Value index) {
  Arg::List indices(dim, Arg(std::nullopt));
  indices.push_back(index);
  return indices;
}

Value torchonnx::indexAt(TorchBuilder &b, Value x, int64_t dim, Value index) {
  return b.call("aten::index", {x, indicesAt(dimOf(x, dim), index)});
}

Value torchonnx::putAt(TorchBuilder &b, Value x, int64_t dim, Value index,
                       Value values, bool accumulate) {
  return b.index_put(x, indicesAt(dimOf(x, dim), index), values, accumulate);
}
