//===- Pipelines.cpp - The one ordered list of passes ---------------------===//

#include "passes/Pipelines.h"

using namespace mlir;

void torchonnx::buildPipeline(OpPassManager &pm,
                              const PipelineOptions &options) {
  if (options.simplify) {
    pm.addPass(createTorchSimplify(options.simplifyOptions));
    pm.addPass(createTorchVerifySimplified());
  }
  if (options.decompose) {
    pm.addPass(createTorchDecompose({options.opset}));
    pm.addPass(createTorchVerifyDecomposed({options.opset}));
  }
  if (options.convert) {
    pm.addPass(createConvertTorchToOnnx({options.opset}));
    pm.addNestedPass<func::FuncOp>(createOnnxVerifyConverted({options.opset}));
    pm.addNestedPass<func::FuncOp>(createOnnxCleanUp());
    pm.addNestedPass<func::FuncOp>(createOnnxFoldBatchNorm({options.opset}));
    pm.addNestedPass<func::FuncOp>(
        createOnnxLegalizeTypes({options.opset, options.target}));
    pm.addNestedPass<func::FuncOp>(createOnnxCleanUp());
  }
}
