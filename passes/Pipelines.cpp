//===- Pipelines.cpp - The one ordered list of passes ---------------------===//

#include "passes/Pipelines.h"

using namespace mlir;

void torchonnx::buildPipeline(OpPassManager &pm,
                              const PipelineOptions &options) {
  auto atOpset = [&](auto passOptions) {
    passOptions.opset = options.opset;
    return passOptions;
  };
  auto forTarget = [&](auto passOptions) {
    passOptions.opset = options.opset;
    passOptions.target = options.target;
    passOptions.keep.assign(options.keep.begin(), options.keep.end());
    passOptions.drop.assign(options.drop.begin(), options.drop.end());
    return passOptions;
  };
  auto applyPatterns = [&] {
    if (options.pdlPatterns.empty())
      return;
    ApplyPDLPatternsOptions patterns;
    patterns.files = options.pdlPatterns;
    pm.addPass(createApplyPDLPatterns(patterns));
  };
  if (options.simplify) {
    pm.addPass(createTorchSimplify(options.simplifyOptions));
    pm.addPass(createTorchVerifySimplified());
    applyPatterns();
    if (options.checkSizes)
      pm.addPass(createTorchCheckSizes({/*handOn=*/options.decompose}));
  }
  if (!options.simplify)
    applyPatterns();
  if (options.markOperators || options.float16)
    pm.addPass(createTorchMarkOperators());
  if (options.decompose) {
    auto decompose = forTarget(TorchDecomposeOptions());
    decompose.customDomains = options.customDomains;
    decompose.keepFunctions = options.keepFunctions;
    pm.addPass(createTorchFoldConstants());
    pm.addPass(createTorchDecompose(decompose));
    // Rules say what operators make that read no more than a shape.
    pm.addPass(createTorchFoldConstants());
    pm.addPass(createTorchVerifyDecomposed({options.opset}));
    if (options.checkSizes && options.simplify)
      pm.addPass(createTorchCheckSizes());
  }
  if (options.convert) {
    pm.addPass(createConvertTorchToOnnx(atOpset(ConvertTorchToOnnxOptions())));
    applyPatterns();
    pm.addNestedPass<func::FuncOp>(createOnnxVerifyConverted({options.opset}));
    pm.addNestedPass<func::FuncOp>(
        createOnnxCleanUp(atOpset(OnnxCleanUpOptions())));
    if (options.foldBatchNorm)
      pm.addNestedPass<func::FuncOp>(createOnnxFoldBatchNorm({options.opset}));
    if (options.float16) {
      auto float16 = forTarget(OnnxToFloat16Options());
      float16.half.assign(options.float16->half.begin(),
                          options.float16->half.end());
      float16.full.assign(options.float16->full.begin(),
                          options.float16->full.end());
      pm.addNestedPass<func::FuncOp>(createOnnxToFloat16(float16));
    }
    pm.addNestedPass<func::FuncOp>(
        createOnnxStableTopK(forTarget(OnnxStableTopKOptions())));
    pm.addNestedPass<func::FuncOp>(
        createOnnxLegalizeTypes(forTarget(OnnxLegalizeTypesOptions())));
    pm.addNestedPass<func::FuncOp>(
        createOnnxCleanUp(atOpset(OnnxCleanUpOptions())));
    pm.addNestedPass<func::FuncOp>(
        createOnnxNotMistaken(forTarget(OnnxNotMistakenOptions())));
    if (options.seed)
      pm.addNestedPass<func::FuncOp>(createOnnxSeedRandom({*options.seed}));
  }
}
