//===- PoolWindows.cpp - Windows of pools and convolutions ----------------===//

#include "passes/Decompose/PoolWindows.h"
#include "passes/Decompose/Shapes.h"

using namespace mlir;
using namespace torchonnx;

Value torchonnx::windowPlaces(TorchBuilder &b, Value count, const Arg &stride,
                              const Arg &kernel, const Arg &dilation) {
  return b.add(b.unsqueeze(b.mul(b.arange(count), stride), 1),
               b.mul(b.arange(kernel), dilation));
}

SmallVector<Value> torchonnx::readSpatial(TorchBuilder &b, Value list,
                                          int64_t rank,
                                          ArrayRef<Value> ifEmpty) {
  SmallVector<Value> numbers = b.unpack(list);
  if (numbers.empty())
    numbers.assign(ifEmpty.begin(), ifEmpty.end());
  if (numbers.size() == 1)
    numbers.resize(rank, numbers.front());
  if (int64_t(numbers.size()) != rank)
    b.fail("it is not told one number per dim");
  return numbers;
}

std::optional<Pool> torchonnx::readPool(TorchBuilder &b, int64_t rank,
                                        Value kernelArg, Value strideArg,
                                        Value paddingArg, Value ceilModeArg,
                                        Value dilationArg) {
  Pool pool;
  std::optional<bool> ceilMode = getConstantBool(ceilModeArg);
  if (!ceilMode)
    b.fail("its ceil_mode is known only at run time");
  pool.ceilMode = ceilMode.value_or(false);
  pool.kernel = readSpatial(b, kernelArg, rank);
  pool.stride = readSpatial(b, strideArg, rank, pool.kernel);
  pool.padding = readSpatial(b, paddingArg, rank);
  pool.dilation = dilationArg ? readSpatial(b, dilationArg, rank)
                              : SmallVector<Value>(rank, b.value(1));
  return b.failed() ? std::nullopt : std::optional(pool);
}

std::optional<SmallVector<int64_t>>
torchonnx::knownNumbers(ArrayRef<Value> list) {
  SmallVector<int64_t> numbers;
  for (Value element : list) {
    std::optional<int64_t> number = getConstantInt(element);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

/// floor((in + 2 padding - length) / stride) + 1. In ceil mode another for what
/// is left, but none that starts behind the input and its padding in front.
Value torchonnx::countOf(TorchBuilder &b, Value x, int64_t dim,
                         const Pool &pool, int64_t i) {
  Value stride = pool.stride[i], padding = pool.padding[i],
        length = b.add(b.mul(b.sub(pool.kernel[i], 1), pool.dilation[i]), 1),
        in = b.sizeOf(x, dim), more = b.sub(b.mul(padding, 2), length);
  if (pool.ceilMode)
    more = b.add(more, b.sub(stride, 1));
  Value count = b.add(b.floordiv(b.add(in, more), stride), 1);
  if (b.failed() || !pool.ceilMode)
    return count;
  if (auto known = knownNumbers({stride, length, padding});
      known && (*known)[0] <= (*known)[1] - (*known)[2])
    return count;
  return b.min_(
      count, b.floordiv(b.add(in, b.sub(b.add(padding, stride), 1)), stride));
}

/// Window o is [o stride - padding, o stride - padding + length).
Windows torchonnx::windowsOf(TorchBuilder &b, Value x, int64_t dim,
                             const Pool &pool, int64_t i) {
  Value in = b.sizeOf(x, dim);
  Value index =
      b.sub(windowPlaces(b, countOf(b, x, dim, pool, i), pool.stride[i],
                         pool.kernel[i], pool.dilation[i]),
            pool.padding[i]);
  Value exists = b.logical_and(b.ge(index, 0), b.lt(index, in));
  return {b.clamp(index, 0, b.sub(in, 1)), exists, b.sum(exists, ints(1))};
}

Value torchonnx::averagedOver(TorchBuilder &b, Value x, int64_t dim,
                              const Pool &pool, int64_t i, bool countsPad,
                              const Windows &windows) {
  if (!countsPad)
    return windows.size;
  Value start = b.mul(b.arange(countOf(b, x, dim, pool, i)), pool.stride[i]);
  Value end = b.add(b.sizeOf(x, dim), b.mul(pool.padding[i], 2));
  return b.clamp_max(b.rsub(start, end), pool.kernel[i]);
}

Windows torchonnx::adaptiveWindows(TorchBuilder &b, Value in, Value out) {
  Value i = b.arange(out);
  // Nothing is divided by a size of 0, but it is said to be.
  Value n = getConstantInt(out) ? out : b.call("prim::max", {out, 1});
  Value start = b.floor_divide(b.mul(i, in), n);
  Value end = b.floor_divide(b.add(b.mul(b.add(i, 1), in), b.sub(n, 1)), n);
  Value longest = b.add(b.floordiv(b.add(in, b.sub(n, 1)), n), 1);
  Value index = b.add(b.unsqueeze(start, 1), b.arange(longest));
  return {b.clamp_max(index, b.sub(in, 1)), b.lt(index, b.unsqueeze(end, 1)),
          b.sub(end, start)};
}

/// `w.exists` for a tensor of this rank, whose dims `dim` and `dim + 1` are
/// those of the windows.
static Value existsIn(TorchBuilder &b, const Windows &w, int64_t dim,
                      int64_t rank) {
  return alongDim(b, w.exists, dim + 1, rank);
}

Value torchonnx::gatherWindows(TorchBuilder &b, Value x, int64_t dim,
                               const Windows &w, Value filler) {
  if (b.failed())
    return {};
  Value gathered = indexAt(b, x, dim, w.index);
  return b.where(existsIn(b, w, dim, b.rankOf(x) + 1), gathered, filler);
}

Value torchonnx::spreadWindows(TorchBuilder &b, Value sums, int64_t dim,
                               const Windows &w, Value size) {
  if (b.failed())
    return {};
  Type dtype = b.dtypeOf(sums);
  SmallVector<Value> shape = b.sizesOf(sums);
  shape[dim] = size;
  Value parts = b.where(existsIn(b, w, dim, b.rankOf(sums) + 1),
                        b.unsqueeze(sums, dim + 1), b.scalarTensor(0, dtype));
  return b.index_add(b.zeros(ValueRange(shape), dtype), dim,
                     b.reshape(w.index, ints(-1)),
                     b.flatten(parts, dim, dim + 1));
}
