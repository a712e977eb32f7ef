//===- Pool.cpp - Decompositions: pools -----------------------------------===//

#include "passes/Decompose/PoolWindows.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Shapes.h"
#include "passes/Decompose/Wrap.h"
#include "passes/Utils/Windows.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Those of the last dims that one window of a size that is that of the input
/// covers, if each of the others is left as it is: nothing where the sizes are
/// numbers.
static std::optional<Arg::List> wholeOf(Value x, int64_t rank, Value kernelArg,
                                        Value strideArg, Value paddingArg,
                                        Value dilationArg = {}) {
  auto kernel = getElements(kernelArg), stride = getElements(strideArg);
  auto isAll = [&](Value list, int64_t number) {
    auto numbers = getSpatial(list, rank);
    return numbers &&
           llvm::all_of(*numbers, [&](int64_t n) { return n == number; });
  };
  if (!kernel || int64_t(kernel->size()) != rank || !isAll(paddingArg, 0) ||
      (dilationArg && !isAll(dilationArg, 1)))
    return std::nullopt;
  // Strides that are left out are the kernel's sizes.
  auto staysAt = [&](int64_t i) {
    return getConstantInt((*kernel)[i]) == 1 && stride &&
           (stride->empty() ||
            getConstantInt((*stride)[stride->size() == 1 ? 0 : i]) == 1);
  };
  ArrayRef<Attribute> dims =
      cast<TorchTensorType>(x.getType()).getDims().take_back(rank);
  Arg::List whole;
  bool varies = false;
  for (auto [i, size] : llvm::enumerate(*kernel)) {
    if (staysAt(i))
      continue;
    auto type = dyn_cast<TorchIntType>(size.getType());
    if (!type || type.getKnown() != dims[i])
      return std::nullopt;
    varies |= isa<StringAttr>(dims[i]);
    whole.push_back(int64_t(i) - rank);
  }
  return varies ? std::optional(whole) : std::nullopt;
}

/// The largest element of every window of the last dims of `x`, and where it
/// is in the plane: all windows side by side, then the place in the window.
static SmallVector<Value> maxWithIndices(TorchBuilder &b, Value x,
                                         ArrayRef<Windows> windows) {
  int64_t rank = windows.size(), lead = b.rankOf(x) - rank;
  Value gathered = x, place;
  Value filler = extreme(b, b.dtypeOf(x), /*largest=*/false);
  // [*, out_0, l_0, out_1, l_1, …] -> [*, out_0, out_1, …, l_0 l_1 …]
  SmallVector<int64_t> order, placeOrder;
  Arg::List shape, placeShape;
  for (int64_t i = 0; i < lead; ++i) {
    order.push_back(i);
    shape.push_back(b.sizeOf(x, i));
  }
  for (int64_t first : {0, 1})
    for (int64_t i = 0; i < rank; ++i) {
      order.push_back(lead + 2 * i + first);
      placeOrder.push_back(2 * i + first);
    }
  for (int64_t i = 0; i < rank; ++i) {
    gathered = gatherWindows(b, gathered, lead + 2 * i, windows[i], filler);
    Value index = windows[i].index; // [out_i, l_i, 1, 1, …], the earlier dims'
                                    // places are added by broadcasting
    for (int64_t k = i + 1; k < rank; ++k) {
      index = b.mul(index, b.sizeOf(x, lead + k));
      index = b.unsqueeze(b.unsqueeze(index, -1), -1);
    }
    place = place ? b.add(place, index) : index;
    shape.push_back(b.sizeOf(windows[i].index, 0));
    placeShape.push_back(shape.back());
  }
  shape.push_back(-1);
  placeShape.push_back(-1);
  Value all = b.reshape(b.permute(gathered, order), shape);
  SmallVector<Value> best = b.callAll("aten::max", {all, -1, true});
  if (b.failed())
    return {};
  place = b.expand_as(b.reshape(b.permute(place, placeOrder), placeShape), all);
  return {b.squeeze(best[0], -1), b.squeeze(b.gather(place, -1, best[1]), -1)};
}

/// pool(x) = pool([x])[0] of one image, and that of float32 in bfloat16;
/// nothing for any other.
static std::optional<SmallVector<Value>>
poolOtherwise(TorchBuilder &b, Operation *op, int64_t rank) {
  Value x = op->getOperand(0);
  if (b.rankOf(x) == rank + 1)
    return computeBatched(b, op);
  if (b.dtypeOf(x).isBF16())
    return computeAs(b, op, b.f32());
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Maximum
//===----------------------------------------------------------------------===//

/// A max pool of a rank or dtype that ONNX lacks.
template <typename Op>
static SmallVector<Value> maxPool(TorchBuilder &b, Op op, int64_t rank) {
  Value x = op.getSelf();
  bool hasIndices = op->getNumResults() == 2 && !op->getResult(1).use_empty();
  if (auto whole = wholeOf(x, rank, op.getKernelSize(), op.getStride(),
                           op.getPadding(), op.getDilation());
      whole && !hasIndices) {
    SmallVector<Value> results(op->getNumResults());
    results.front() = b.amax(x, *whole, true);
    return results;
  }
  if (auto other = poolOtherwise(b, op, rank))
    return *other;
  // Of the padding alone, which a window may meet that has gaps, the maximum of
  // doubles is -inf.
  auto dilation = getSpatial(op.getDilation(), rank);
  bool hasGaps =
      !dilation || llvm::any_of(*dilation, [](int64_t d) { return d > 1; });
  if (b.isInt(x) && b.dtypeOf(x).getIntOrFloatBitWidth() <= 32 && !hasGaps)
    return computeAs(b, op, b.f64());
  std::optional<Pool> pool =
      readPool(b, rank, op.getKernelSize(), op.getStride(), op.getPadding(),
               op.getCeilMode(), op.getDilation());
  if (!pool)
    return {};
  SmallVector<Windows> windows;
  for (int64_t i = 0; i < rank; ++i)
    windows.push_back(windowsOf(b, x, 2 + i, *pool, i));
  if (hasIndices)
    return maxWithIndices(b, x, windows);
  Value filler = extreme(b, b.dtypeOf(x), /*largest=*/false);
  for (int64_t i = 0; i < rank; ++i)
    x = b.amax(gatherWindows(b, x, 2 + i, windows[i], filler), ints(3 + i),
               false);
  SmallVector<Value> results(op->getNumResults());
  results.front() = x;
  return results;
}

template <typename Op>
static void addMax(DecomposeRules &rules, int64_t rank) {
  rules.add([rank](TorchBuilder &b, Op op) { return maxPool(b, op, rank); });
}

//===----------------------------------------------------------------------===//
// Average
//===----------------------------------------------------------------------===//

/// The sum of every window of floats over the kernel's size: avg_pool of the
/// zero-padded x. In ceil mode the padding behind reaches to the end of the
/// last window.
static Value scaledSums(TorchBuilder &b, StringRef name, Value x,
                        const Pool &pool, ArrayRef<int64_t> kernel,
                        ArrayRef<int64_t> stride) {
  int64_t rank = kernel.size();
  Arg::List around;
  bool pads = false;
  for (int64_t i = rank - 1; i >= 0; --i) {
    Value behind = pool.padding[i];
    if (pool.ceilMode) {
      Value last =
          b.mul(b.sub(countOf(b, x, 2 + i, pool, i), 1), pool.stride[i]);
      Value end = b.add(last, b.sub(pool.kernel[i], pool.padding[i]));
      behind = b.max_(b.sub(end, b.sizeOf(x, 2 + i)), 0);
    }
    if (b.failed())
      return {};
    pads |= getConstantInt(pool.padding[i]) != 0 || getConstantInt(behind) != 0;
    around.push_back(pool.padding[i]);
    around.push_back(behind);
  }
  if (pads)
    x = b.constant_pad_nd(x, around, 0);
  std::vector<Arg> args{x, kernel, stride, ints(0), false, true};
  if (!name.contains("1d"))
    args.push_back(std::nullopt);
  return b.call(name, args);
}

static Value divisorOf(AtenAvgPool1dOp) { return {}; }
static Value divisorOf(AtenAvgPool2dOp op) { return op.getDivisorOverride(); }
static Value divisorOf(AtenAvgPool3dOp op) { return op.getDivisorOverride(); }

/// avg_pool(x) = sum of each window / its number of elements, or a divisor that
/// is given
template <typename Op>
static SmallVector<Value> averagePool(TorchBuilder &b, Op op, int64_t rank) {
  Value x = op.getSelf(), divisor = divisorOf(op);
  bool isGiven = divisor && !isNone(divisor);
  if (auto whole =
          wholeOf(x, rank, op.getKernelSize(), op.getStride(), op.getPadding());
      whole && b.isFloat(x) && !isGiven)
    return toVector(b.mean(x, *whole, true));
  if (auto other = poolOtherwise(b, op, rank))
    return *other;
  std::optional<Pool> pool =
      readPool(b, rank, op.getKernelSize(), op.getStride(), op.getPadding(),
               op.getCeilMode());
  std::optional<bool> countsPad = getConstantBool(op.getCountIncludePad());
  if (!countsPad)
    b.fail("its count_include_pad is known only at run time");
  if (b.failed())
    return {};
  Value count;
  if (isGiven)
    count = b.scalar_tensor(divisor, b.i64());
  // ONNX has the sums of windows of floats whose numbers are known.
  auto kernel = knownNumbers(pool->kernel), stride = knownNumbers(pool->stride);
  bool isPool = b.isFloat(x) && kernel && stride;
  double elements = 1;
  for (int64_t size : isPool ? *kernel : SmallVector<int64_t>())
    elements *= size;
  Value sums =
      isPool ? scaledSums(b, op.schemaName, x, *pool, *kernel, *stride) : x;
  for (int64_t i = 0; i < rank; ++i) {
    Windows windows = windowsOf(b, x, 2 + i, *pool, i);
    if (!isPool)
      sums = b.sum(gatherWindows(b, sums, 2 + i, windows,
                                 b.scalarTensor(0, b.dtypeOf(x))),
                   ints(3 + i), false);
    if (isGiven)
      continue;
    Value size = averagedOver(b, x, 2 + i, *pool, i, *countsPad, windows);
    count = count ? b.mul(b.unsqueeze(count, -1), size) : size;
  }
  if (isPool)
    return toVector(b.mul(sums, b.div(b.scalarTensor(elements, b.dtypeOf(x)),
                                      b.cast(count, b.dtypeOf(x)))));
  if (b.isFloat(x))
    return toVector(b.div(sums, b.cast(count, b.dtypeOf(x))));
  return toVector(b.cast(b.div(sums, count, "trunc"), b.dtypeOf(x)));
}

template <typename Op>
static void addAverage(DecomposeRules &rules, int64_t rank) {
  rules.add(
      [rank](TorchBuilder &b, Op op) { return averagePool(b, op, rank); });
}

//===----------------------------------------------------------------------===//
// Adaptive
//===----------------------------------------------------------------------===//

namespace {

/// One dim of an adaptive pool.
struct AdaptiveDim {
  Value in, out;
  int64_t dim;
  /// Where every window has this size and distance (both are known then).
  std::optional<std::pair<int64_t, int64_t>> kernelAndStride;
};

} // namespace

static AdaptiveDim adaptiveDim(TorchBuilder &b, Value x, Value out,
                               int64_t dim) {
  AdaptiveDim d{b.sizeOf(x, dim), out, dim, {}};
  std::optional<int64_t> in = getConstantInt(d.in), n = getConstantInt(out);
  if (!in || !n || *n == 0)
    return d;
  auto start = [&](int64_t i) { return i * *in / *n; };
  auto end = [&](int64_t i) { return ((i + 1) * *in + *n - 1) / *n; };
  int64_t stride = *n == 1 ? 1 : start(1);
  bool uniform =
      stride > 0 && llvm::all_of(llvm::seq<int64_t>(*n), [&](int64_t i) {
        return start(i) == i * stride && end(i) - start(i) == end(0);
      });
  if (uniform)
    d.kernelAndStride = {end(0), stride};
  return d;
}

static Windows windowsOf(TorchBuilder &b, const AdaptiveDim &d) {
  return adaptiveWindows(b, d.in, d.out);
}

static SmallVector<AdaptiveDim> adaptiveDims(TorchBuilder &b, Value x,
                                             Value outputSize, int64_t rank) {
  SmallVector<Value> sizes = b.unpack(outputSize);
  if (!b.failed() && sizes.size() == 1)
    sizes.resize(rank, sizes.front());
  if (b.failed() || int64_t(sizes.size()) != rank) {
    b.fail("its output size is not one number per dim");
    return {};
  }
  SmallVector<AdaptiveDim> dims;
  for (int64_t i = 0; i < rank; ++i)
    dims.push_back(adaptiveDim(b, x, sizes[i], b.rankOf(x) - rank + i));
  return dims;
}

/// The results of a pool that has no windows along one of its dims; nothing if
/// it has some.
static SmallVector<Value> poolOfNone(TorchBuilder &b, Operation *op, Value x,
                                     ArrayRef<AdaptiveDim> dims) {
  if (llvm::none_of(dims, [](const AdaptiveDim &d) {
        return getConstantInt(d.out) == 0;
      }))
    return {};
  SmallVector<Value> sizes = b.sizesOf(x), results;
  for (const AdaptiveDim &d : dims)
    sizes[d.dim] = d.out;
  for (Value result : op->getResults())
    results.push_back(b.zeros(ValueRange(sizes), b.dtypeOf(result)));
  return results;
}

/// What an adaptive pool is that is another one, or is of nothing, or fails.
/// Else `dims` are its dims.
static std::optional<SmallVector<Value>>
adaptiveOtherwise(TorchBuilder &b, Operation *op, int64_t rank,
                  SmallVector<AdaptiveDim> &dims) {
  if (auto other = poolOtherwise(b, op, rank))
    return other;
  Value x = op->getOperand(0);
  dims = adaptiveDims(b, x, op->getOperand(1), rank);
  if (b.failed())
    return SmallVector<Value>();
  SmallVector<Value> none = poolOfNone(b, op, x, dims);
  return none.empty() ? std::nullopt : std::optional(none);
}

/// The pool of those dims whose windows are alike, in one op, as the operator
/// `name` on (x, kernel, stride, …).
static SmallVector<Value> poolAlike(TorchBuilder &b, StringRef name, Value x,
                                    ArrayRef<AdaptiveDim> dims) {
  SmallVector<int64_t> kernel, stride;
  for (const AdaptiveDim &d : dims) {
    auto [k, s] = d.kernelAndStride.value_or(std::pair<int64_t, int64_t>(1, 1));
    kernel.push_back(k);
    stride.push_back(s);
  }
  if (llvm::all_of(kernel, [](int64_t k) { return k == 1; }) &&
      llvm::all_of(stride, [](int64_t s) { return s == 1; }) &&
      !name.contains("indices"))
    return {x};
  return b.callAll(name, {x, kernel, stride});
}

static SmallVector<Value> adaptiveAverage(TorchBuilder &b, Operation *op,
                                          int64_t rank) {
  Value x = op->getOperand(0);
  SmallVector<AdaptiveDim> dims;
  if (auto other = adaptiveOtherwise(b, op, rank, dims))
    return *other;
  SmallVector<Value> pooled =
      poolAlike(b, "aten::avg_pool" + std::to_string(rank) + "d", x, dims);
  if (pooled.empty())
    return pooled;
  x = pooled.front();
  for (const AdaptiveDim &d : dims) {
    if (d.kernelAndStride)
      continue;
    if (getConstantInt(d.out) == 1) {
      x = b.mean(x, ints(d.dim), true);
      continue;
    }
    Windows w = windowsOf(b, d);
    Value size = alongDim(b, b.cast(w.size, b.dtypeOf(x)), d.dim,
                          b.rankOf(op->getOperand(0)));
    Value zero = b.scalarTensor(0, b.dtypeOf(x));
    x = b.div(
        b.sum(gatherWindows(b, x, d.dim, w, zero), ints(d.dim + 1), false),
        size);
  }
  return toVector(x);
}

template <typename Op>
static void addAdaptiveAverage(DecomposeRules &rules, int64_t rank) {
  rules.add(
      [rank](TorchBuilder &b, Op op) { return adaptiveAverage(b, op, rank); });
}

static SmallVector<Value> adaptiveMax(TorchBuilder &b, Operation *op,
                                      int64_t rank) {
  Value x = op->getOperand(0);
  SmallVector<AdaptiveDim> dims;
  if (auto other = adaptiveOtherwise(b, op, rank, dims))
    return *other;
  bool wantsIndices = !op->getResult(1).use_empty();
  bool alike = llvm::all_of(
      dims, [](const AdaptiveDim &d) { return d.kernelAndStride.has_value(); });
  std::string pool = "aten::max_pool" + std::to_string(rank) + "d";
  if (wantsIndices && alike)
    return poolAlike(b, pool + "_with_indices", x, dims);
  if (wantsIndices) {
    SmallVector<Windows> windows;
    for (const AdaptiveDim &d : dims)
      windows.push_back(windowsOf(b, d));
    return maxWithIndices(b, x, windows);
  }
  x = poolAlike(b, pool, x, dims).front();
  for (const AdaptiveDim &d : dims)
    if (getConstantInt(d.out) == 1 && !d.kernelAndStride)
      x = b.amax(x, ints(d.dim), true);
    else if (!d.kernelAndStride)
      x = b.amax(gatherWindows(b, x, d.dim, windowsOf(b, d),
                               extreme(b, b.dtypeOf(x), /*largest=*/false)),
                 ints(d.dim + 1), false);
  return {x, Value()};
}

template <typename Op>
static void addAdaptiveMax(DecomposeRules &rules, int64_t rank) {
  rules.add(
      [rank](TorchBuilder &b, Op op) { return adaptiveMax(b, op, rank); });
}

//===----------------------------------------------------------------------===//
// Fractional
//===----------------------------------------------------------------------===//

/// Where the windows of a spatial dim begin, for samples u [n, c] and the share
/// a = (in - kernel) / (out - 1): at trunc((i + u) a) - trunc(u a), the last
/// at in - kernel.
static Value fractionalStarts(TorchBuilder &b, Value u, Value in, int64_t out,
                              int64_t kernel) {
  Type dtype = b.dtypeOf(u);
  u = b.unsqueeze(u, -1);
  Value last = b.sub(in, kernel), i = b.arange(out);
  Value share =
      b.div(b.scalar_tensor(last, dtype),
            b.scalarTensor(double(std::max<int64_t>(out - 1, 1)), dtype));
  Value place = b.sub(b.trunc(b.mul(b.add(b.cast(i, dtype), u), share)),
                      b.trunc(b.mul(u, share)));
  return b.where(b.eq(i, out - 1), b.scalar_tensor(last, b.i64()),
                 b.cast(place, b.i64()));
}

/// The largest element of windows that each plane places by its own samples,
/// and where it is in the plane.
static SmallVector<Value> fractionalMax(TorchBuilder &b, Operation *op,
                                        int64_t rank) {
  Value x = op->getOperand(0), samples = op->getOperand(3);
  if (b.rankOf(x) == rank + 1)
    return computeBatched(b, op);
  auto kernel = getSpatial(op->getOperand(1), rank),
       out = getSpatial(op->getOperand(2), rank);
  if (!kernel || !out) {
    b.fail("its kernel or output size is known only at run time");
    return {};
  }
  Value gathered = x, place;
  SmallVector<int64_t> order{0, 1};
  int64_t window = 1;
  Arg::List apart{b.sizeOf(x, 0), b.sizeOf(x, 1)}, merged = apart;
  for (int64_t i = 0; i < rank; ++i) {
    // In the plane the samples are for the columns first.
    Value u = b.select(samples, 2, rank == 2 ? 1 - i : i);
    if (b.failed())
      return {};
    Value starts =
        fractionalStarts(b, u, b.sizeOf(x, 2 + i), (*out)[i], (*kernel)[i]);
    Value index =
        b.flatten(b.add(b.unsqueeze(starts, -1), b.arange((*kernel)[i])), 2, 3);
    for (int64_t k = 0; k < rank; ++k)
      if (k != i)
        index = b.unsqueeze(index, 2 + k);
    SmallVector<Value> sizes = b.sizesOf(gathered);
    if (b.failed())
      return {};
    sizes[2 + i] = b.value((*out)[i] * (*kernel)[i]);
    gathered = b.gather(gathered, 2 + i, b.expand(index, ValueRange(sizes)));
    // Its part of the place in the plane.
    place = place ? b.add(b.mul(place, b.sizeOf(x, 2 + i)), index) : index;
    apart.push_back((*out)[i]);
    apart.push_back((*kernel)[i]);
    merged.push_back((*out)[i]);
    window *= (*kernel)[i];
  }
  for (int64_t first : {0, 1})
    for (int64_t i = 0; i < rank; ++i)
      order.push_back(2 + 2 * i + first);
  merged.push_back(window);
  auto perWindow = [&](Value v) {
    return b.reshape(b.permute(b.reshape(v, apart), order), merged);
  };
  SmallVector<Value> best =
      b.callAll("aten::max", {perWindow(gathered), -1, true});
  if (b.failed())
    return {};
  return {b.squeeze(best[0], -1),
          b.squeeze(b.gather(perWindow(place), -1, best[1]), -1)};
}

//===----------------------------------------------------------------------===//
// By indices
//===----------------------------------------------------------------------===//

/// The values at their indices in planes of `sizes`, which are zero elsewhere.
static Value placeInPlanes(TorchBuilder &b, Value values, Value indices,
                           ArrayRef<Value> sizes) {
  int64_t lead = b.rankOf(values) - sizes.size();
  Arg::List flat, full;
  for (int64_t i = 0; i < lead; ++i) {
    flat.push_back(b.sizeOf(values, i));
    full.push_back(flat.back());
  }
  Arg plane = sizes.front();
  for (Value size : sizes.drop_front())
    plane = b.mul(std::get<Value>(plane.data), size);
  flat.push_back(plane);
  full.insert(full.end(), sizes.begin(), sizes.end());
  Value zeros = b.zeros(flat, b.dtypeOf(values));
  Value at = b.flatten(indices, lead, -1), what = b.flatten(values, lead, -1);
  return b.reshape(b.scatter(zeros, -1, at, what), full);
}

void torchonnx::addPoolDecompositions(DecomposeRules &rules) {
  addMax<AtenMaxPool1dOp>(rules, 1);
  addMax<AtenMaxPool2dOp>(rules, 2);
  addMax<AtenMaxPool3dOp>(rules, 3);
  addMax<AtenMaxPool1dWithIndicesOp>(rules, 1);
  addMax<AtenMaxPool2dWithIndicesOp>(rules, 2);
  addMax<AtenMaxPool3dWithIndicesOp>(rules, 3);
  addAverage<AtenAvgPool1dOp>(rules, 1);
  addAverage<AtenAvgPool2dOp>(rules, 2);
  addAverage<AtenAvgPool3dOp>(rules, 3);
  addAdaptiveAverage<AtenAdaptiveAvgPool1dOp>(rules, 1);
  addAdaptiveAverage<AtenAdaptiveAvgPool2dOp>(rules, 2);
  addAdaptiveAverage<AtenAdaptiveAvgPool3dOp>(rules, 3);
  addAdaptiveAverage<Aten_AdaptiveAvgPool2dOp>(rules, 2);
  addAdaptiveAverage<Aten_AdaptiveAvgPool3dOp>(rules, 3);
  addAdaptiveMax<AtenAdaptiveMaxPool1dOp>(rules, 1);
  addAdaptiveMax<AtenAdaptiveMaxPool2dOp>(rules, 2);
  addAdaptiveMax<AtenAdaptiveMaxPool3dOp>(rules, 3);
  rules.add(
      {"aten::fractional_max_pool2d"},
      [](TorchBuilder &b, Operation *op) { return fractionalMax(b, op, 2); });
  rules.add(
      {"aten::fractional_max_pool3d"},
      [](TorchBuilder &b, Operation *op) { return fractionalMax(b, op, 3); });
  // max_unpool(x, indices): x at its indices in planes of zeros.
  rules.add([](TorchBuilder &b, AtenMaxUnpool2dOp op) {
    return placeInPlanes(b, op.getSelf(), op.getIndices(),
                         b.unpack(op.getOutputSize()));
  });
  rules.add([](TorchBuilder &b, AtenMaxUnpool3dOp op) {
    return placeInPlanes(b, op.getSelf(), op.getIndices(),
                         b.unpack(op.getOutputSize()));
  });
}
