//===- Pad.cpp - Conversions: Pad -----------------------------------------===//

#include "passes/Convert/Rules.h"
#include "passes/Utils/EmptyDims.h"
#include "passes/Utils/Windows.h"

using namespace mlir;
using namespace torchonnx;

/// PyTorch's pads, [left, right] of the last dim first, as ONNX has them: the
/// starts of all dims, then the ends.
static Value onnxPads(OnnxBuilder &b, Value torchPads, int64_t rank) {
  SmallVector<Value> pads = *getElements(torchPads);
  SmallVector<Value> ordered(2 * rank);
  for (auto [i, pad] : llvm::enumerate(pads)) {
    int64_t dim = rank - 1 - int64_t(i / 2);
    ordered[i % 2 ? rank + dim : dim] = pad;
  }
  return b.intVector(ordered);
}

static bool isZero(Value pads) {
  std::optional<SmallVector<int64_t>> numbers = getConstantInts(pads);
  return numbers &&
         llvm::all_of(*numbers, [](int64_t pad) { return pad == 0; });
}

/// Whether no pad is known to be negative: those are slices.
static bool isPadding(Value pads) {
  std::optional<SmallVector<Value>> elements = getElements(pads);
  return elements && llvm::all_of(*elements, [](Value pad) {
           return getConstantInt(pad).value_or(0) >= 0;
         });
}

/// Whether a pool pads by itself, or by `pads` could not: those are less than
/// its kernel.
template <typename Op>
static bool padsOtherwise(Op pool, Value pads) {
  if (!pool)
    return false;
  auto numbers = getConstantInts(pads),
       kernel = getConstantInts(pool.getKernelSize());
  return !isZero(pool.getPadding()) ||
         (numbers && kernel &&
          *llvm::max_element(*numbers) >= *llvm::min_element(*kernel));
}

/// Whether ONNX Runtime would merge a padding by zeros into a pool that takes
/// it, where that is wrong: the largest element of a window would not be that
/// zero, and what a pool pads itself may not be counted, or be too much.
static bool isMergedWrongly(AtenConstantPadNdOp op) {
  return llvm::any_of(op.getResult().getUsers(), [&](Operation *user) {
    return isa<AtenMaxPool1dOp, AtenMaxPool2dOp, AtenMaxPool3dOp,
               AtenMaxPool1dWithIndicesOp, AtenMaxPool2dWithIndicesOp,
               AtenMaxPool3dWithIndicesOp>(user) ||
           padsOtherwise(dyn_cast<AtenAvgPool1dOp>(user), op.getPad()) ||
           padsOtherwise(dyn_cast<AtenAvgPool2dOp>(user), op.getPad()) ||
           padsOtherwise(dyn_cast<AtenAvgPool3dOp>(user), op.getPad());
  });
}

/// `alone`, runtimes merge it with nothing: it names its axes, or, in opsets
/// that have it name none, is followed by the maximum with -inf.
static Value pad(OnnxBuilder &b, Value self, Value pads, StringRef mode,
                 Value fill = {}, bool alone = false) {
  Value x = b.in(self);
  if (isZero(pads))
    return x;
  // Booleans came with ONNX 13.
  Type dtype = b.torchDtype(self);
  Type carrier = b.takes("Pad", dtype) ? dtype : b.builder.getI32Type();
  SmallVector<Value> inputs = {b.cast(x, carrier),
                               onnxPads(b, pads, b.rank(self))};
  if (fill && getConstantFloat(fill) != 0.0)
    inputs.push_back(b.in(fill, carrier));
  constexpr int kNamesAxes = 18;
  if (alone && b.opset >= kNamesAxes) {
    inputs.resize(3);
    inputs.push_back(
        b.ints(llvm::to_vector(llvm::seq<int64_t>(0, b.rank(self)))));
  }
  Value padded = b.cast(b.Pad(inputs, {{"mode", mode}}), dtype);
  if (alone && b.opset < kNamesAxes && isa<mlir::FloatType>(dtype))
    padded = b.Max({padded, b.scalar(-INFINITY, dtype)});
  return padded;
}

/// A mode of Pad, for pads that are not negative at any size.
template <typename Op>
static ConvertRules::Conditions<Op> addPad(ConvertRules &rules,
                                           StringRef mode) {
  return rules
      .add([mode](OnnxBuilder &b, Op op) {
        return pad(b, op.getSelf(), op.getPadding(), mode);
      })
      .when([](Op op) {
        std::optional<SmallVector<Value>> pads = getElements(op.getPadding());
        return pads && llvm::all_of(*pads, removesNothing);
      });
}

void torchonnx::addPadConversions(ConvertRules &rules) {
  rules
      .add([](OnnxBuilder &b, AtenConstantPadNdOp op) {
        return pad(b, op.getSelf(), op.getPad(), "constant", op.getValue(),
                   isMergedWrongly(op));
      })
      .when([](AtenConstantPadNdOp op) { return isPadding(op.getPad()); });
  addPad<AtenReflectionPad1dOp>(rules, "reflect");
  addPad<AtenReflectionPad2dOp>(rules, "reflect");
  addPad<AtenReflectionPad3dOp>(rules, "reflect");
  addPad<AtenReplicationPad1dOp>(rules, "edge");
  addPad<AtenReplicationPad2dOp>(rules, "edge");
  addPad<AtenReplicationPad3dOp>(rules, "edge");
  // Wrapping: ONNX 19. Runtimes do not wrap what has no elements.
  rules
      .add([](OnnxBuilder &b, Aten_PadCircularOp op) {
        return pad(b, op.getSelf(), op.getPad(), "wrap");
      })
      .since(19)
      .when([](Aten_PadCircularOp op) {
        const Symbols &symbols = getOracle(op.getContext()).getSymbols();
        return isPadding(op.getPad()) && !mayBeEmpty(symbols, op.getSelf());
      });
}
