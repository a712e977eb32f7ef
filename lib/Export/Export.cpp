//===- Export.cpp - From the onnx dialect to an ONNX file -----------------===//

#include "torch-onnx-opt/Export.h"
#include "BuildModel.h"

using namespace mlir;
using namespace torchonnx;

LogicalResult torchonnx::exportOnnx(func::FuncOp graph,
                                    const ExportOptions &options,
                                    ModelSummary *summary) {
  BuiltModel model;
  if (failed(buildModel(graph, options, model)) ||
      failed(checkModel(model, graph.getLoc())))
    return failure();
  if (summary)
    *summary = summarize(model, graph.getLoc());
  return writeModel(model, options, graph.getContext());
}
