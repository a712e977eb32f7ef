//===- MarkOperators.cpp - Which operators a program is made of -----------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Origins.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHMARKOPERATORS
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

namespace {
struct TorchMarkOperators
    : torchonnx::impl::TorchMarkOperatorsBase<TorchMarkOperators> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      function.walk([](Operation *op) {
        if (isa<IfOp>(op))
          op->setLoc(markOperator(op->getLoc(), "prim::If"));
        else if (isa<LoopOp>(op))
          op->setLoc(markOperator(op->getLoc(), "prim::Loop"));
        else if (StringRef name = getOperatorName(op); !name.empty())
          op->setLoc(markOperator(op->getLoc(), name));
      });
  }
};
} // namespace
