//===- Pool.cpp - Conversions: pools --------------------------------------===//

#include "dialects/Torch/Oracle.h"
#include "passes/Convert/Rules.h"
#include "passes/Utils/EmptyDims.h"
#include "passes/Utils/Windows.h"

using namespace mlir;
using namespace torchonnx;

namespace {

/// What a pool is told. ONNX's ceil_mode is PyTorch's: a last window that
/// would start in the padding behind the input is left out. But what the older
/// versions say of shapes forgets that, so it is only used for sizes that are
/// not known; else the padding behind reaches to the end of the last window.
struct Pool {
  SmallVector<int64_t> kernel, stride, padsBegin, padsEnd, dilation;
  bool ceilMode = false;
};

} // namespace

/// Writes ceil_mode as padding behind the input, where sizes are known and
/// runtimes take that: less than the kernel. False where neither is right.
static bool padForCeil(Pool &pool, Value x, Value y) {
  SmallVector<int64_t> padsEnd = pool.padsEnd;
  bool arePaddable = true, areOnnx = true;
  for (unsigned i = 0; i < pool.kernel.size(); ++i) {
    std::optional<int64_t>
        in = cast<TorchTensorType>(x.getType()).getSize(2 + i),
        out = cast<TorchTensorType>(y.getType()).getSize(2 + i);
    if (!in || !out) {
      arePaddable = false;
      continue;
    }
    int64_t window = (pool.kernel[i] - 1) * pool.dilation[i] + 1;
    int64_t end =
        (*out - 1) * pool.stride[i] + window - *in - pool.padsBegin[i];
    // Less, and a last window was left out, of which shape inference knows
    // none.
    areOnnx &= end >= pool.padsEnd[i];
    padsEnd[i] = std::max(end, padsEnd[i]);
    arePaddable &= padsEnd[i] < pool.kernel[i];
  }
  if (!arePaddable)
    return areOnnx;
  pool.padsEnd = padsEnd;
  pool.ceilMode = false;
  return true;
}

/// `rank` is the number of spatial dims, which a kernel of one number does not
/// tell. Inputs without a batch dim are Decompose's.
template <typename Op>
static std::optional<Pool> read(Op op, int64_t rank, Value dilations = {}) {
  auto kernel = getSpatial(op.getKernelSize(), rank);
  if (!kernel || OnnxBuilder::rank(op.getSelf()) != rank + 2)
    return std::nullopt;
  auto stride = getSpatial(op.getStride(), rank, *kernel),
       padding = getSpatial(op.getPadding(), rank);
  auto dilation =
      dilations ? getSpatial(dilations, rank) : SmallVector<int64_t>(rank, 1);
  std::optional<bool> ceilMode = getConstantBool(op.getCeilMode());
  if (!stride || !padding || !dilation || !ceilMode)
    return std::nullopt;
  Pool pool{*kernel, *stride, *padding, *padding, *dilation, *ceilMode};
  if (pool.ceilMode && !padForCeil(pool, op.getSelf(), op->getResult(0)))
    return std::nullopt;
  return pool;
}

static SmallVector<OnnxAttr> attributes(const Pool &pool) {
  OnnxAttr::Ints pads = pool.padsBegin;
  llvm::append_range(pads, pool.padsEnd);
  return {{"kernel_shape", pool.kernel},
          {"strides", pool.stride},
          {"pads", pads},
          {"ceil_mode", pool.ceilMode}};
}

//===----------------------------------------------------------------------===//
// Maximum
//===----------------------------------------------------------------------===//

/// The number of elements of a plane: of every dim but batch and channels.
static Value planeSize(OnnxBuilder &b, Value x) {
  auto type = cast<TorchTensorType>(x.getType());
  int64_t product = 1;
  for (int64_t i = 2; i < type.getRank(); ++i) {
    if (!type.getSize(i))
      return b.reduce(
          "ReduceProd",
          b.Slice({b.Shape(b.in(x)), b.ints({2}), b.ints({type.getRank()})}),
          {0}, false);
    product *= *type.getSize(i);
  }
  return b.scalarInt(product);
}

/// Whether a window may lie in the padding alone: the input is shorter than
/// what lies between two of its elements.
static bool mayMissAll(const Pool &pool, Value x) {
  const Symbols &symbols = getOracle(x.getContext()).getSymbols();
  auto type = cast<TorchTensorType>(x.getType());
  return llvm::any_of(llvm::seq<size_t>(0, pool.kernel.size()), [&](size_t i) {
    return pool.dilation[i] > 1 && pool.padsBegin[i] > 0 &&
           !symbols.getExpr(type.getDims()[2 + i])
                .isAtLeast(pool.dilation[i], symbols.getFacts());
  });
}

/// Of the padding alone PyTorch's maximum is -inf, ONNX's the lowest finite
/// number: as in a plane of zeros.
static Value fillMissed(OnnxBuilder &b, Value x, OnnxAttrs attrs, Value y) {
  Type dtype = OnnxBuilder::torchDtype(x);
  const int64_t rank = cast<TorchTensorType>(x.getType()).getRank();
  Value plane = b.Slice({b.Shape(b.in(x)), b.ints({2}), b.ints({rank})});
  Value shape = b.Concat({b.ints({1, 1}), plane}, {{"axis", int64_t(0)}});
  Value zeros = b.op("MaxPool", {b.filled(shape, 0, dtype)}, attrs);
  double lowest = -std::numeric_limits<double>::infinity();
  return b.Where(
      {b.Less({zeros, b.scalar(0, dtype)}), b.scalar(lowest, dtype), y});
}

/// MaxPool. Its indices count through the whole tensor, PyTorch's through the
/// plane.
template <typename Op>
static void addMax(ConvertRules &rules, int64_t rank) {
  auto apply = [rank](OnnxBuilder &b, Op op) {
    Pool pool = *read(op, rank, op.getDilation());
    SmallVector<OnnxAttr> attrs = attributes(pool);
    attrs.emplace_back("dilations", pool.dilation);
    bool wantsIndices =
        op->getNumResults() == 2 && !op.getResult(1).use_empty();
    SmallVector<Value> results =
        b.ops("MaxPool", b.in(op.getSelf()), wantsIndices ? 2 : 1, attrs);
    if (results.size() == 2)
      results[1] = b.Mod({results[1], planeSize(b, op.getSelf())});
    else if (op->getNumResults() == 2)
      results.push_back({});
    if (mayMissAll(pool, op.getSelf()))
      results[0] = fillMissed(b, op.getSelf(), attrs, results[0]);
    return results;
  };
  auto known = [rank](Op op) {
    return read(op, rank, op.getDilation()).has_value();
  };
  rules.add(apply).when(
      [known](Op op) { return isOnnxFloat(op.getSelf()) && known(op); });
  rules.add(apply).since(12).when([known, rank](Op op) {
    Type dtype = OnnxBuilder::torchDtype(op.getSelf());
    return dtype.isInteger(8) && known(op) &&
           !mayMissAll(*read(op, rank, op.getDilation()), op.getSelf());
  });
}

//===----------------------------------------------------------------------===//
// Average
//===----------------------------------------------------------------------===//

static Value getDivisor(AtenAvgPool1dOp) { return {}; }
static Value getDivisor(AtenAvgPool2dOp op) { return op.getDivisorOverride(); }
static Value getDivisor(AtenAvgPool3dOp op) { return op.getDivisorOverride(); }

template <typename Op>
static void addAverage(ConvertRules &rules, int64_t rank) {
  rules
      .add([rank](OnnxBuilder &b, Op op) {
        SmallVector<OnnxAttr> attrs = attributes(*read(op, rank));
        attrs.emplace_back("count_include_pad",
                           *getConstantBool(op.getCountIncludePad()));
        return b.op("AveragePool", b.in(op.getSelf()), attrs);
      })
      .when([rank](Op op) {
        Value divisor = getDivisor(op);
        std::optional<Pool> pool = read(op, rank);
        std::optional<bool> countsPad =
            getConstantBool(op.getCountIncludePad());
        if (!isOnnxFloat(op.getSelf()) || !pool || !countsPad ||
            (divisor && !isNone(divisor)))
          return false;
        // What ceil_mode adds behind the padding never counts.
        return !*countsPad ||
               (!pool->ceilMode && pool->padsEnd == pool->padsBegin);
      });
}

/// Whether a window of the whole plane may be one of nothing.
static bool mayBeOfNothing(Value x) {
  const Symbols &symbols = getOracle(x.getContext()).getSymbols();
  return llvm::any_of(
      cast<TorchTensorType>(x.getType()).getDims().drop_front(2),
      [&](Attribute size) { return mayBeZero(size, symbols); });
}

// GlobalAveragePool, for an output of one element.
template <typename Op>
static void addGlobalAverage(ConvertRules &rules, int64_t rank) {
  rules
      .add([](OnnxBuilder &b, Op op) {
        return b.GlobalAveragePool(b.in(op.getSelf()));
      })
      .when([rank](Op op) {
        auto size = getConstantInts(op.getOutputSize());
        return isOnnxFloat(op.getSelf()) &&
               OnnxBuilder::rank(op.getSelf()) == rank + 2 && size &&
               llvm::all_of(*size, [](int64_t n) { return n == 1; }) &&
               !mayBeOfNothing(op.getSelf());
      });
}

void torchonnx::addPoolConversions(ConvertRules &rules) {
  addMax<AtenMaxPool1dOp>(rules, 1);
  addMax<AtenMaxPool2dOp>(rules, 2);
  addMax<AtenMaxPool3dOp>(rules, 3);
  addMax<AtenMaxPool1dWithIndicesOp>(rules, 1);
  addMax<AtenMaxPool2dWithIndicesOp>(rules, 2);
  addMax<AtenMaxPool3dWithIndicesOp>(rules, 3);
  addAverage<AtenAvgPool1dOp>(rules, 1);
  addAverage<AtenAvgPool2dOp>(rules, 2);
  addAverage<AtenAvgPool3dOp>(rules, 3);
  addGlobalAverage<AtenAdaptiveAvgPool1dOp>(rules, 1);
  addGlobalAverage<AtenAdaptiveAvgPool2dOp>(rules, 2);
  addGlobalAverage<AtenAdaptiveAvgPool3dOp>(rules, 3);
  addGlobalAverage<Aten_AdaptiveAvgPool2dOp>(rules, 2);
  addGlobalAverage<Aten_AdaptiveAvgPool3dOp>(rules, 3);
}
