//===- Legality.cpp - What ONNX and the target have -----------------------===//

#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "torch-onnx-opt/TargetProfile.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace torchonnx;

/// Whether the op is there for others only, or needs no conversion.
static bool isStructure(Operation *op) {
  if (isa<ConstantOp, ListConstructOp, ListUnpackOp, IfOp, LoopOp,
          TorchYieldOp>(op) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return true;
  // What packs weights goes with the ops that read them.
  if (op->getNumResults() == 1 && isa<ClassType>(op->getResult(0).getType()))
    return true;
  return op->hasAttr(kDomainAttr);
}

bool torchonnx::isLegal(Operation *op, int opset) {
  return isStructure(op) || ConvertRules::get().lookup(op, opset);
}

/// Puts onnx values of the same types in the place of torch ones. False if
/// there are none: of quantized tensors, say.
static bool addStandIn(Value value, OpBuilder &builder, Block &block,
                       OnnxBuilder::Mapping &mapping) {
  if (mapping.count(value))
    return true;
  Operation *def = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<ConstantOp>(def)) {
    auto elements = dyn_cast<ElementsAttr>(constant.getValue());
    if (elements && !isa<mlir::ComplexType>(elements.getElementType())) {
      mapping[value] = {createOnnxConstant(builder, value.getLoc(), elements)};
      return true;
    }
    if (!elements)
      return true; // Numbers are made where they are used.
  }
  if (isa_and_nonnull<ListConstructOp>(def))
    return llvm::all_of(def->getOperands(), [&](Value element) {
      return addStandIn(element, builder, block, mapping);
    });
  SmallVector<Type> types{value.getType()};
  if (auto list = dyn_cast<ListType>(value.getType()))
    types.assign(list.getElements().begin(), list.getElements().end());
  SmallVector<Value, 1> values;
  for (Type torchType : types)
    if (Type type = getOnnxType(torchType))
      values.push_back(block.addArgument(type, value.getLoc()));
  if (values.empty() || values.size() != types.size())
    return false;
  mapping[value] = values;
  return true;
}

bool torchonnx::isLegal(Operation *op, int opset, const TargetProfile &profile,
                        std::string &why) {
  if (isStructure(op))
    return true;
  const ConvertRule *rule = ConvertRules::get().lookup(op, opset);
  if (!rule)
    return false;
  // What a conversion makes is seen by converting, in a block of its own.
  Block block;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&block);
  OnnxBuilder::Mapping mapping;
  bool areKnown = true;
  for (Value operand : op->getOperands())
    areKnown &= addStandIn(operand, builder, block, mapping);
  OnnxBuilder b(builder, op->getLoc(), opset, mapping);
  rule->apply(b, op);
  if (b.failed()) {
    why = areKnown ? b.failureReason() : "";
    return !areKnown;
  }
  if (opset > profile.newestOpset())
    return true;
  block.walk([&](Operation *made) {
    const OnnxOpInfo *info = onnxOpInfo(made);
    if (!info || info->opType == "Constant" || info->opType == "Custom")
      return WalkResult::advance();
    if (!profile.has(info->opType, opset)) {
      why = (profile.name() + " has no " + info->opType).str();
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return why.empty();
}
