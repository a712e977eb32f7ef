//===- ControlFlow.cpp - Where control goes in prim.If and prim.Loop ------===//
//
// What MLIR's analyses ask (mlir/Interfaces/ControlFlowInterfaces.td).
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/TorchDialect.h"

using namespace mlir;
using namespace torchonnx;

MutableOperandRange TorchYieldOp::getMutableSuccessorOperands(RegionSuccessor) {
  unsigned isCondition =
      isa<LoopOp>((*this)->getParentOp()) && !getValues().empty();
  return getValuesMutable().slice(isCondition,
                                  getValues().size() - isCondition);
}

//===----------------------------------------------------------------------===//
// prim.If
//===----------------------------------------------------------------------===//

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &successors) {
  if (!point.isParent()) {
    successors.emplace_back(getOperation(), getOuts());
    return;
  }
  for (Region &region : (*this)->getRegions())
    successors.emplace_back(&region);
}

void IfOp::getEntrySuccessorRegions(
    ArrayRef<Attribute> operands,
    SmallVectorImpl<RegionSuccessor> &successors) {
  auto known = dyn_cast_or_null<BoolAttr>(operands.front());
  if (!known)
    return getSuccessorRegions(RegionBranchPoint::parent(), successors);
  successors.emplace_back(known.getValue() ? &getThenRegion()
                                           : &getElseRegion());
}

//===----------------------------------------------------------------------===//
// prim.Loop
//===----------------------------------------------------------------------===//

bool LoopOp::surelyRuns() {
  return getConstantInt(getMaxTripCount()).value_or(0) > 0 &&
         getConstantBool(getCondition()) == true;
}

void LoopOp::getSuccessorRegions(RegionBranchPoint point,
                                 SmallVectorImpl<RegionSuccessor> &successors) {
  // The iteration number is nobody's operand.
  Block::BlockArgListType arguments = getBody().getArguments();
  successors.emplace_back(&getBody(), arguments.drop_front(!arguments.empty()));
  if (!point.isParent() || !surelyRuns())
    successors.emplace_back(getOperation(), getOuts());
}

OperandRange LoopOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getInits();
}
