//===- Pool.cpp - Decompositions: pools -----------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Decompose/Wrap.h"
#include "passes/Windows.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace torchonnx;

/// A pool of a rank or dtype that ONNX lacks.
static SmallVector<Value> viaAnother(TorchBuilder &b, Operation *op,
                                     int64_t rank) {
  Value x = op->getOperand(0);
  if (b.rankOf(x) == rank + 1)
    return computeBatched(b, op);
  if (b.dtypeOf(x).isBF16())
    return computeAs(b, op, b.f32());
  bool isMax = getOperatorName(op).starts_with("aten::max");
  if (isMax && b.isInt(x) && b.dtypeOf(x).getIntOrFloatBitWidth() <= 32)
    return computeAs(b, op, b.f64());
  b.fail("its kernel, stride, padding or dtype has no ONNX form");
  return {};
}

template <typename Op>
static void addMax(DecomposeRules &rules, int64_t rank) {
  rules.add([rank](TorchBuilder &b, Op op) { return viaAnother(b, op, rank); });
}

//===----------------------------------------------------------------------===//
// Average with a divisor
//===----------------------------------------------------------------------===//

/// avg_pool with divisor d = avg_pool(zero-padded x) * (kernel size / d). In
/// ceil mode the padding behind reaches to the end of the last window.
template <typename Op>
static SmallVector<Value> divideBy(TorchBuilder &b, Op op, int64_t rank) {
  Value x = op.getSelf();
  std::optional<int64_t> divisor = getConstantInt(op.getDivisorOverride());
  std::optional<bool> ceilMode = getConstantBool(op.getCeilMode());
  auto kernel = getSpatial(op.getKernelSize(), rank);
  if (!divisor || !ceilMode || !kernel || b.rankOf(x) != rank + 2 ||
      !isOnnxFloat(x))
    return viaAnother(b, op, rank);
  auto stride = getSpatial(op.getStride(), rank, *kernel),
       padding = getSpatial(op.getPadding(), rank);
  if (!stride || !padding)
    return viaAnother(b, op, rank);
  auto result = cast<TorchTensorType>(op.getResult().getType());
  SmallVector<int64_t> around;
  double elements = 1;
  for (int64_t i = rank - 1; i >= 0; --i) {
    elements *= (*kernel)[i];
    int64_t behind = (*padding)[i];
    if (*ceilMode) {
      std::optional<int64_t> in = b.typeOf(x).getSize(2 + i),
                             out = result.getSize(2 + i);
      if (!in || !out)
        return toVector(
            b.fail("ceil_mode with divisor_override needs a known input size"));
      behind = std::max<int64_t>(0, (*out - 1) * (*stride)[i] + (*kernel)[i] -
                                        *in - (*padding)[i]);
    }
    around.append({(*padding)[i], behind});
  }
  if (llvm::any_of(around, [](int64_t pad) { return pad != 0; }))
    x = b.constant_pad_nd(x, around, 0);
  Value mean = b.call(
      op.schemaName, {x, *kernel, *stride, ints(0), false, true, std::nullopt});
  return toVector(b.mul(mean, elements / *divisor));
}

//===----------------------------------------------------------------------===//
// Adaptive
//===----------------------------------------------------------------------===//

namespace {

/// One dim of an adaptive pool: output i covers [i in / out, ceil((i + 1) in /
/// out)).
struct AdaptiveDim {
  Value in, out;
  int64_t dim;
  /// Where every window has this size and distance (both are known then).
  std::optional<std::pair<int64_t, int64_t>> kernelAndStride;
};

/// Windows of one dim as a gather: element l of window i is at index[i, l],
/// where it exists.
struct Windows {
  Value index;  ///< i64[out, length]
  Value exists; ///< bool[out, length]
  Value size;   ///< i64[out]
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
  Value i = b.arange(d.out);
  Value start = b.floor_divide(b.mul(i, d.in), d.out);
  Value end =
      b.floor_divide(b.add(b.mul(b.add(i, 1), d.in), b.sub(d.out, 1)), d.out);
  Value longest = b.add(b.floordiv(b.add(d.in, b.sub(d.out, 1)), d.out), 1);
  Value index = b.add(b.unsqueeze(start, 1), b.arange(longest));
  return {b.clamp_max(index, b.sub(d.in, 1)), b.lt(index, b.unsqueeze(end, 1)),
          b.sub(end, start)};
}

/// `x` with dim `dim` replaced by the dims (window, element) of `w`; what does
/// not exist is `filler`.
static Value gatherWindows(TorchBuilder &b, Value x, int64_t dim,
                           const Windows &w, double filler) {
  Arg::List index(dim, std::nullopt);
  index.push_back(w.index);
  Value gathered = b.index(x, index);
  SmallVector<int64_t> shape(b.rankOf(x) + 1 - dim, 1);
  Value exists = w.exists;
  for (int64_t i = dim + 1; i < b.rankOf(x); ++i)
    exists = b.unsqueeze(exists, -1);
  return b.where(exists, gathered, b.scalarTensor(filler, b.dtypeOf(x)));
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
  return b.callAll((name + "").str(), {x, kernel, stride});
}

static SmallVector<Value> adaptiveAverage(TorchBuilder &b, Operation *op,
                                          int64_t rank) {
  Value x = op->getOperand(0);
  if (b.rankOf(x) == rank + 1)
    return computeBatched(b, op);
  if (b.dtypeOf(x).isBF16())
    return computeAs(b, op, b.f32());
  SmallVector<AdaptiveDim> dims = adaptiveDims(b, x, op->getOperand(1), rank);
  if (b.failed())
    return {};
  x = poolAlike(b, "aten::avg_pool" + std::to_string(rank) + "d", x, dims)
          .front();
  for (const AdaptiveDim &d : dims) {
    if (d.kernelAndStride)
      continue;
    if (getConstantInt(d.out) == 1) {
      x = b.mean(x, ints(d.dim), true);
      continue;
    }
    Windows w = windowsOf(b, d);
    Value size = b.cast(w.size, b.dtypeOf(x));
    for (int64_t i = d.dim + 1; i < b.rankOf(op->getOperand(0)); ++i)
      size = b.unsqueeze(size, -1);
    x = b.div(b.sum(gatherWindows(b, x, d.dim, w, 0), ints(d.dim + 1), false),
              size);
  }
  return toVector(x);
}

/// Windows that differ, with indices: all windows side by side, the place of
/// the maximum in its window, and what it is in the plane.
static SmallVector<Value> adaptiveMaxWithIndices(TorchBuilder &b, Value x,
                                                 ArrayRef<AdaptiveDim> dims) {
  int64_t rank = dims.size();
  Value gathered = x, place;
  for (int64_t i = 0; i < rank; ++i) {
    Windows w = windowsOf(b, dims[i]);
    gathered = gatherWindows(b, gathered, dims[i].dim + i, w, -INFINITY);
    Value index = w.index; // [out_i, l_i, 1, 1, …], the earlier dims' places
                           // are added by broadcasting
    for (int64_t k = i + 1; k < rank; ++k) {
      index = b.mul(index, dims[k].in);
      index = b.unsqueeze(b.unsqueeze(index, -1), -1);
    }
    place = place ? b.add(place, index) : index;
  }
  // [n, c, out_0, l_0, out_1, l_1, …] -> [n, c, out_0, out_1, …, l_0 l_1 …]
  SmallVector<int64_t> order{0, 1}, placeOrder;
  Arg::List shape{b.sizeOf(x, 0), b.sizeOf(x, 1)}, placeShape;
  for (int64_t first : {0, 1})
    for (int64_t i = 0; i < rank; ++i) {
      order.push_back(2 + 2 * i + first);
      placeOrder.push_back(2 * i + first);
    }
  for (const AdaptiveDim &d : dims) {
    shape.push_back(d.out);
    placeShape.push_back(d.out);
  }
  shape.push_back(-1);
  placeShape.push_back(-1);
  Value windows = b.reshape(b.permute(gathered, order), shape);
  SmallVector<Value> best = b.callAll("aten::max", {windows, -1, true});
  if (b.failed())
    return {};
  place =
      b.expand_as(b.reshape(b.permute(place, placeOrder), placeShape), windows);
  return {b.squeeze(best[0], -1), b.squeeze(b.gather(place, -1, best[1]), -1)};
}

static SmallVector<Value> adaptiveMax(TorchBuilder &b, Operation *op,
                                      int64_t rank) {
  Value x = op->getOperand(0);
  if (b.rankOf(x) == rank + 1)
    return computeBatched(b, op);
  if (b.dtypeOf(x).isBF16())
    return computeAs(b, op, b.f32());
  SmallVector<AdaptiveDim> dims = adaptiveDims(b, x, op->getOperand(1), rank);
  if (b.failed())
    return {};
  bool wantsIndices = !op->getResult(1).use_empty();
  bool alike = llvm::all_of(
      dims, [](const AdaptiveDim &d) { return d.kernelAndStride.has_value(); });
  std::string pool = "aten::max_pool" + std::to_string(rank) + "d";
  if (wantsIndices)
    return alike ? poolAlike(b, pool + "_with_indices", x, dims)
                 : adaptiveMaxWithIndices(b, x, dims);
  x = poolAlike(b, pool, x, dims).front();
  for (const AdaptiveDim &d : dims)
    if (getConstantInt(d.out) == 1 && !d.kernelAndStride)
      x = b.amax(x, ints(d.dim), true);
    else if (!d.kernelAndStride)
      x = b.amax(gatherWindows(b, x, d.dim, windowsOf(b, d), -INFINITY),
                 ints(d.dim + 1), false);
  return {x, Value()};
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
  addMax<AtenAvgPool1dOp>(rules, 1);
  rules.add(
      [](TorchBuilder &b, AtenAvgPool2dOp op) { return divideBy(b, op, 2); });
  rules.add(
      [](TorchBuilder &b, AtenAvgPool3dOp op) { return divideBy(b, op, 3); });
  rules.add([](TorchBuilder &b, AtenAdaptiveAvgPool1dOp op) {
    return adaptiveAverage(b, op, 1);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveAvgPool2dOp op) {
    return adaptiveAverage(b, op, 2);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveAvgPool3dOp op) {
    return adaptiveAverage(b, op, 3);
  });
  rules.add([](TorchBuilder &b, Aten_AdaptiveAvgPool2dOp op) {
    return adaptiveAverage(b, op, 2);
  });
  rules.add([](TorchBuilder &b, Aten_AdaptiveAvgPool3dOp op) {
    return adaptiveAverage(b, op, 3);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveMaxPool1dOp op) {
    return adaptiveMax(b, op, 1);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveMaxPool2dOp op) {
    return adaptiveMax(b, op, 2);
  });
  rules.add([](TorchBuilder &b, AtenAdaptiveMaxPool3dOp op) {
    return adaptiveMax(b, op, 3);
  });
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
