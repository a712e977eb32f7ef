//===- Export.cpp - From the onnx dialect to an ONNX file -----------------===//

#include "torch-onnx-opt/Export.h"
#include "BuildModel.h"

using namespace mlir;
using namespace torchonnx;

LogicalResult torchonnx::exportOnnx(func::FuncOp graph,
                                    const ExportOptions &options) {
  BuiltModel model;
  return success(succeeded(buildModel(graph, options, model)) &&
                 succeeded(checkModel(model, graph.getLoc())) &&
                 succeeded(writeModel(model, options, graph.getContext())));
}
