//===- VerifyDecomposed.cpp - What leaves Decompose -----------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Convert/Legality.h"
#include "passes/Passes.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHVERIFYDECOMPOSED
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

namespace {
struct TorchVerifyDecomposed
    : torchonnx::impl::TorchVerifyDecomposedBase<TorchVerifyDecomposed> {
  using TorchVerifyDecomposedBase::TorchVerifyDecomposedBase;
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (isa<ModuleOp, func::FuncOp>(op) || isConvertible(op, opset))
        return WalkResult::advance();
      op->emitOpError("has no conversion at opset ") << int(opset);
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
