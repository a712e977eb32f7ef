//===- embed.cpp - The compiler as a library ------------------------------===//
//
// embed model.pt model.onnx [input...]
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "passes/Pipelines.h"
#include "torch-onnx-opt/Export.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Oracle.h"

using namespace mlir;
using namespace torchonnx;

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  DialectRegistry registry;
  registry.insert<TorchDialect, OnnxDialect, func::FuncDialect>();
  registerOracle(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();

  registerExtraOperators();
  OwningOpRef<ModuleOp> module = importTorchScript(&context, argv[1]);
  if (!module)
    return 1;

  PipelineOptions options;
  options.decompose = options.convert = true;
  options.simplifyOptions.inputs.assign(argv + 3, argv + argc);
  PassManager pm(&context);
  buildPipeline(pm, options);
  if (failed(pm.run(*module)))
    return 1;

  ExportOptions output;
  output.opset = options.opset;
  output.outputPath = argv[2];
  return failed(exportOnnx(*module->getOps<func::FuncOp>().begin(), output));
}
