//===- CheckModel.cpp - What ONNX itself says of the model ----------------===//

#include "BuildModel.h"
#include "mlir/IR/Diagnostics.h"
#include "onnx/checker.h"
#include "onnx/shape_inference/implementation.h"

using namespace mlir;
using namespace torchonnx;

/// The location of the node that a message of ONNX names as
/// "(op_type:Conv, node name: conv1)".
static Location locate(StringRef message, const BuiltModel &model,
                       Location otherwise) {
  StringRef name = message.split("node name: ").second.split(')').first;
  auto it = model.nodeLocations.find(name);
  return it == model.nodeLocations.end() ? otherwise : it->second;
}

LogicalResult torchonnx::checkModel(BuiltModel &model, Location loc) {
  // To the checker, the streamed weights are inputs: it needs their types only.
  onnx::GraphProto &graph = *model.proto.mutable_graph();
  int numInputs = graph.input_size();
  for (const StreamedWeight &weight : model.weights) {
    onnx::ValueInfoProto &input = *graph.add_input();
    input.set_name(weight.header.name());
    auto &type = *input.mutable_type()->mutable_tensor_type();
    type.set_elem_type(weight.header.data_type());
    type.mutable_shape();
    for (int64_t dim : weight.header.dims())
      type.mutable_shape()->add_dim()->set_dim_value(dim);
  }
  std::string error;
  auto inferShapes = [&](bool propagate) {
    onnx::shape_inference::InferShapes(
        model.proto, onnx::OpSchemaRegistry::Instance(),
        onnx::ShapeInferenceOptions(/*check_type=*/true, /*strict_mode=*/1,
                                    /*data_prop=*/propagate));
  };
  try {
    onnx::checker::check_model(model.proto);
    // ONNX takes every vector for a shape when it
    // propagates data, and fails where vectors that are none are broadcast. It
    // is right to only when it fails without, too.
    try {
      inferShapes(true);
    } catch (const std::exception &) {
      inferShapes(false);
    }
  } catch (const std::exception &e) {
    error = e.what();
  }
  graph.mutable_input()->DeleteSubrange(numInputs, int(model.weights.size()));
  if (error.empty())
    return success();
  return emitError(locate(error, model, loc))
         << "internal: the model is not valid ONNX: "
         << StringRef(error).trim();
}
