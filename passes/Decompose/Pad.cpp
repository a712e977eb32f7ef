//===- Pad.cpp - Decompositions: Pad --------------------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Utils/Windows.h"

using namespace mlir;
using namespace torchonnx;

namespace {
/// Pads as padding and cropping apart: [left, right] of the last dim first.
/// Those whose sign only the run knows are left in `added`, which crops too.
struct Pads {
  explicit Pads(ArrayRef<Value> pads) {
    for (Value pad : pads) {
      int64_t known = getConstantInt(pad).value_or(0);
      added.push_back(known < 0 ? Arg(0) : Arg(pad));
      removed.push_back(std::max<int64_t>(-known, 0));
    }
  }
  /// Here `added` never crops.
  Pads(TorchBuilder &b, ArrayRef<Value> pads) : Pads(pads) {
    for (auto [i, pad] : llvm::enumerate(pads)) {
      if (getConstantInt(pad) || removesNothing(pad))
        continue;
      added[i] = b.call("prim::max", {pad, 0});
      removed[i] = b.call("prim::max", {b.neg(pad), 0});
    }
  }

  /// `x` without what negative pads remove.
  Value crop(TorchBuilder &b, Value x) const {
    auto isNothing = [&](const Arg &by) {
      return getConstantInt(b.value(by)) == 0;
    };
    for (size_t i = 0; i < removed.size() && !b.failed(); i += 2) {
      Arg left = removed[i], right = removed[i + 1];
      if (isNothing(left) && isNothing(right))
        continue;
      int64_t dim = b.rankOf(x) - 1 - int64_t(i / 2);
      Arg end = std::nullopt;
      if (std::optional<int64_t> known = getConstantInt(b.value(right)))
        end = *known ? Arg(-*known) : end;
      else
        end = b.sub(b.sizeOf(x, dim), right);
      x = b.slice(x, dim, left, end);
    }
    return x;
  }

  Arg::List added, removed;
};
} // namespace

/// Reflected and repeated elements may be some that a negative pad removes, so
/// padding comes first.
template <typename Op>
static void addPadThenCrop(DecomposeRules &rules) {
  rules.add([](TorchBuilder &b, Op op) {
    Pads pads(b, b.unpack(op.getPadding()));
    StringRef name = Op::schemaName;
    return pads.crop(b, b.call(name, {op.getSelf(), pads.added}));
  });
}

/// A dim of n elements by pads of which one may be negative:
///   y[i] = x[max(-left, 0) + (i - max(left, 0)) mod (n + min(left, 0) +
///            min(right, 0))]
static Value wrapCut(TorchBuilder &b, Value x, int64_t dim, Value left,
                     Value right) {
  auto positive = [&](Value pad) { return b.call("prim::max", {pad, 0}); };
  auto negative = [&](Value pad) { return b.call("prim::min", {pad, 0}); };
  Value n = b.sizeOf(x, dim);
  Value kept = b.add(b.add(n, negative(left)), negative(right));
  Value places = b.sub(b.arange(b.add(b.add(n, left), right)), positive(left));
  places = b.remainder(places, b.call("prim::max", {kept, 1}));
  return b.index_select(x, dim, b.sub(places, negative(left)));
}

/// Per dim: the last `left` elements, all, the first `right` ones.
static Value padCircular(TorchBuilder &b, Aten_PadCircularOp op) {
  SmallVector<Value> given = b.unpack(op.getPad());
  if (!llvm::all_of(given, removesNothing)) {
    Value x = op.getSelf();
    for (size_t i = 0; i < given.size() && !b.failed(); i += 2)
      x = wrapCut(b, x, b.rankOf(x) - 1 - int64_t(i / 2), given[i],
                  given[i + 1]);
    return x;
  }
  Pads pads(given);
  Value x = op.getSelf();
  for (size_t i = 0; i < pads.added.size() && !b.failed(); i += 2) {
    int64_t dim = b.rankOf(x) - 1 - int64_t(i / 2);
    Value left = b.value(pads.added[i]), right = b.value(pads.added[i + 1]);
    SmallVector<Value> parts = {x};
    if (getConstantInt(left) != 0) {
      Value start = b.sub(b.sizeOf(x, dim), left);
      if (std::optional<int64_t> known = getConstantInt(left))
        start = b.value(-*known);
      parts.insert(parts.begin(), b.slice(x, dim, start, std::nullopt));
    }
    if (getConstantInt(right) != 0)
      parts.push_back(b.slice(x, dim, 0, right));
    if (parts.size() > 1)
      x = b.cat(ValueRange(parts), dim);
  }
  return x;
}

/// pad(x, pads, mode) is the operator of that mode and number of dims.
static Value padByMode(TorchBuilder &b, AtenPadOp op) {
  Value x = op.getSelf(), pads = op.getPad();
  std::optional<StringRef> mode = getConstantStr(op.getMode());
  if (mode == "constant")
    return isNone(op.getValue()) ? b.constant_pad_nd(x, pads, 0)
                                 : b.constant_pad_nd(x, pads, op.getValue());
  if (mode == "circular")
    return b._pad_circular(x, pads);
  StringRef kind = mode == "reflect"     ? "reflection"
                   : mode == "replicate" ? "replication"
                                         : "";
  if (kind.empty())
    return b.fail("its mode is known only at run time");
  size_t dims = b.unpack(pads).size() / 2;
  return b.call("aten::" + kind.str() + "_pad" + std::to_string(dims) + "d",
                {x, pads});
}

void torchonnx::addPadDecompositions(DecomposeRules &rules) {
  rules.add(padByMode);
  rules.add([](TorchBuilder &b, AtenConstantPadNdOp op) {
    Pads pads(b.unpack(op.getPad()));
    return b.constant_pad_nd(pads.crop(b, op.getSelf()), pads.added,
                             op.getValue());
  });
  addPadThenCrop<AtenReflectionPad1dOp>(rules);
  addPadThenCrop<AtenReflectionPad2dOp>(rules);
  addPadThenCrop<AtenReflectionPad3dOp>(rules);
  addPadThenCrop<AtenReplicationPad1dOp>(rules);
  addPadThenCrop<AtenReplicationPad2dOp>(rules);
  addPadThenCrop<AtenReplicationPad3dOp>(rules);
  rules.add(padCircular);
}
