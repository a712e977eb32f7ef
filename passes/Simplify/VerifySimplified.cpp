//===- VerifySimplified.cpp - What leaves Simplify ------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Passes.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHVERIFYSIMPLIFIED
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// Why a value of `type` is more than a graph has, or "".
static StringRef flawOf(Type type) {
  if (auto tensor = dyn_cast<TorchTensorType>(type))
    return !tensor.getRanked() ? "a tensor of unknown dtype or rank" : "";
  if (auto list = dyn_cast<ListType>(type)) {
    if (!list.getSized())
      return flawOf(list.getElementType());
    for (Type element : list.getElements())
      if (StringRef flaw = flawOf(element); !flaw.empty())
        return flaw;
    return "";
  }
  if (isa<RefType>(type))
    return "a tensor that may share memory";
  if (isa<DictType, TorchTupleType>(type))
    return "a container";
  return "";
}

static LogicalResult verifyOp(Operation *op) {
  if (isa<GlobalOp, GlobalGetOp, GlobalSetOp>(op))
    return op->emitOpError("is state, which a simplified program has not");
  if (isa<func::CallOp>(op))
    return op->emitOpError("is a call, which a simplified program has not");
  auto check = [&](Type type) -> LogicalResult {
    StringRef flaw = flawOf(type);
    return flaw.empty() ? success()
                        : op->emitOpError("has ")
                              << flaw << " (" << type
                              << "), which a simplified program has not";
  };
  for (Type type : op->getResultTypes())
    if (failed(check(type)))
      return failure();
  for (Region &region : op->getRegions())
    for (Type type : region.getArgumentTypes())
      if (failed(check(type)))
        return failure();
  return success();
}

namespace {
struct TorchVerifySimplified
    : torchonnx::impl::TorchVerifySimplifiedBase<TorchVerifySimplified> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (llvm::range_size(module.getOps<func::FuncOp>()) != 1) {
      module.emitError("a simplified program is one function");
      return signalPassFailure();
    }
    WalkResult result = module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == module)
        return WalkResult::advance();
      // Nested modules hold the user's decompositions.
      return isa<ModuleOp>(op) ? WalkResult::skip() : WalkResult(verifyOp(op));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
