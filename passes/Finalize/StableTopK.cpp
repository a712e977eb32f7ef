//===- StableTopK.cpp - Equal elements in the order that ONNX says --------===//
//
// Of equal elements, ONNX's TopK has the one that comes first first. For a
// target that has them in any order, what it says is put in order.
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "passes/Passes.h"
#include "passes/Utils/TargetOptions.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXSTABLETOPK
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

namespace {

/// The ops that replace a TopK, behind one another.
class Replacement {
public:
  Replacement(Operation *topK, int opset)
      : builder(topK), topK(topK), opset(opset),
        type(cast<RankedTensorType>(topK->getOperand(0).getType())) {
    axis = given("axis");
    axis += axis < 0 ? type.getRank() : 0;
  }

  /// With all n elements in the target's order, v at places i:
  ///   g = how often v changes before; i = sort(g n + i) mod n
  /// whose first k are taken. Of more than 46340, g n + i may not fit into 32
  /// bits, which may be all that the target computes with.
  bool run() {
    constexpr int64_t most = 46340;
    int64_t size = type.getDimSize(axis);
    if (size > most)
      return false;
    bool isOpen = ShapedType::isDynamic(size);
    Value x = topK->getOperand(0), n = isOpen ? sizeOf(x) : ints({size});
    auto [v, i] = sort(x, n, given("largest"));
    Value same = op("Equal", {cut(v, ints({1}), ints({INT64_MAX})),
                              cut(v, ints({0}), ints({-1}))});
    Value changes = op("CumSum", {castToInt(op("Not", same)), number(axis)});
    SmallVector<int64_t> pads(2 * type.getRank(), 0);
    pads[axis] = 1;
    Value g = op("Pad", {changes, ints(pads)});
    Value key = op("Add", {op("Mul", {g, n}), i});
    Value ordered = op("Mod", {sort(key, n, /*largest=*/0).first, n});
    if (isOpen)
      ordered = op("Where", {op("Less", {n, ints({most + 1})}), ordered, i});
    Value k = topK->getOperand(1);
    replace(0, cut(v, ints({0}), k));
    replace(1, cut(ordered, ints({0}), k));
    topK->erase();
    return true;
  }

private:
  Value op(StringRef name, ValueRange operands,
           ArrayRef<NamedAttribute> attributes = {}) {
    return createOnnxOp(builder, topK->getLoc(), name, opset, operands,
                        attributes)
        ->getResult(0);
  }
  int64_t given(StringRef name) {
    return cast<IntegerAttr>(getOnnxAttr(topK, name)).getInt();
  }
  Value ints(ArrayRef<int64_t> values) {
    return createOnnxInts(builder, topK->getLoc(), values);
  }
  Value number(int64_t value) {
    auto type = RankedTensorType::get({}, builder.getI64Type());
    return createOnnxConstant(builder, topK->getLoc(),
                              DenseElementsAttr::get(type, value));
  }
  NamedAttribute attribute(StringRef name, int64_t value) {
    return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
  }
  Value sizeOf(Value x) { return op("Gather", {op("Shape", x), ints({axis})}); }
  Value cut(Value x, Value start, Value end) {
    return op("Slice", {x, start, end, ints({axis})});
  }
  Value castToInt(Value x) {
    return op("Cast", x, attribute("to", onnxDataType(builder.getI64Type())));
  }
  std::pair<Value, Value> sort(Value x, Value count, int64_t largest) {
    Operation *sorted = createOnnxOp(
        builder, topK->getLoc(), "TopK", opset, {x, count},
        {attribute("axis", axis), attribute("largest", largest)}, {}, 2);
    return {sorted->getResult(0), sorted->getResult(1)};
  }
  /// The type of the result is kept, which says more than that of the value.
  void replace(unsigned result, Value value) {
    value.setType(topK->getResult(result).getType());
    topK->getResult(result).replaceAllUsesWith(value);
  }

  OpBuilder builder;
  Operation *topK;
  int opset;
  RankedTensorType type;
  int64_t axis;
};

struct OnnxStableTopK : torchonnx::impl::OnnxStableTopKBase<OnnxStableTopK> {
  using OnnxStableTopKBase::OnnxStableTopKBase;

  void runOnOperation() override {
    FailureOr<TargetProfile> profile =
        loadProfile(getOperation(), target, keep, drop);
    if (failed(profile))
      return signalPassFailure();
    if (!profile->notes("TopK", opset, KernelNote::Unstable))
      return;
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      if (isOnnxOp(op, "TopK") && !op->getResult(1).use_empty() &&
          isa<RankedTensorType>(op->getOperand(0).getType()))
        found.push_back(op);
    });
    for (Operation *op : found)
      if (!Replacement(op, opset).run())
        op->emitWarning() << profile->name()
                          << " has equal elements in any order, and these are "
                             "too many to put them in order";
  }
};

} // namespace
