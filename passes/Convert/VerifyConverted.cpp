//===- VerifyConverted.cpp - What leaves the conversion -------------------===//

#include "dialects/ONNX/OnnxDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Passes.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXVERIFYCONVERTED
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

namespace {
struct OnnxVerifyConverted
    : torchonnx::impl::OnnxVerifyConvertedBase<OnnxVerifyConverted> {
  using OnnxVerifyConvertedBase::OnnxVerifyConvertedBase;
  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (isa<func::FuncOp, func::ReturnOp>(op))
        return WalkResult::advance();
      if (!isa<OnnxDialect>(op->getDialect())) {
        op->emitOpError("is not of ONNX");
        return WalkResult::interrupt();
      }
      // Constants become initializers, which all opsets have.
      if (!onnxOpInfo(op) || isOnnxOp(op, "Constant"))
        return WalkResult::advance();
      return WalkResult(verifyOpset(op, opset));
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
