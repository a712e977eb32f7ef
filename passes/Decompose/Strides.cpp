//===- Strides.cpp - Decompositions: Strides ------------------------------===//
//
// as_strided reads memory. Simplify gives it the tensor that owns that, which
// lies there in the order of its dims, and says where the view begins.
//
//===----------------------------------------------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

/// The strides of a new tensor of these sizes.
static SmallVector<int64_t> newStrides(ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> strides(sizes.size(), 1);
  for (size_t i = sizes.size(); i-- > 1;)
    strides[i - 1] = strides[i] * std::max<int64_t>(sizes[i], 1);
  return strides;
}

/// The positions in memory of the elements of as_strided:
/// offset + i0 * stride0 + i1 * stride1 + ...
static Value positions(TorchBuilder &b, Value size, Value stride,
                       Value offset) {
  SmallVector<Value> sizes = b.unpack(size), strides = b.unpack(stride);
  Value index = b.scalar_tensor(offset, b.i64());
  for (auto [i, pair] : llvm::enumerate(llvm::zip(sizes, strides))) {
    auto [count, step] = pair;
    index = b.add(index, alongDim(b, b.mul(b.arange(count), step), int64_t(i),
                                  int64_t(sizes.size())));
  }
  return index;
}

/// as_strided(x, size, stride, offset) = take(x, positions)
static Value asStrided(TorchBuilder &b, Value x, Value size, Value stride,
                       Value offset) {
  std::optional<SmallVector<int64_t>> sizes = getConstantInts(size),
                                      strides = getConstantInts(stride);
  std::optional<int64_t> start = getConstantInt(offset);
  if (sizes && start && strides == newStrides(*sizes)) {
    int64_t count = llvm::product_of(*sizes);
    Value flat = b.reshape(x, ints(-1));
    return b.view(b.slice(flat, 0, *start, *start + count), *sizes);
  }
  return b.take(x, positions(b, size, stride, offset));
}

/// The offset that was given, or that of a tensor which owns its memory.
static Value offsetOf(TorchBuilder &b, Value given) {
  return isNone(given) ? b.value(0) : given;
}

void torchonnx::addStridesDecompositions(DecomposeRules &rules) {
  rules.holdForComplex(
      {"aten::as_strided", "aten::_reshape_alias", "aten::as_strided_scatter"});
  rules.addEarly([](TorchBuilder &b, AtenAsStridedOp op) {
    return asStrided(b, op.getSelf(), op.getSize(), op.getStride(),
                     offsetOf(b, op.getStorageOffset()));
  });
  rules.addEarly([](TorchBuilder &b, Aten_ReshapeAliasOp op) {
    return asStrided(b, op.getSelf(), op.getSize(), op.getStride(), b.value(0));
  });
  // as_strided_scatter(x, src, ...) = put(x, positions, src)
  rules.addEarly([](TorchBuilder &b, AtenAsStridedScatterOp op) {
    Value offset = offsetOf(b, op.getStorageOffset());
    return b.put(op.getSelf(),
                 positions(b, op.getSize(), op.getStride(), offset),
                 op.getSrc());
  });
}
