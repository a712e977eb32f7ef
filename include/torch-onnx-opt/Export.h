//===- Export.h - From the onnx dialect to an ONNX file ---------*- C++ -*-===//

#ifndef TORCHONNX_EXPORT_H
#define TORCHONNX_EXPORT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "torch-onnx-opt/Convert.h"
#include <string>
#include <utility>
#include <vector>

namespace torchonnx {

struct ExportOptions {
  int opset = kDefaultOpset;
  /// Where the model goes; "-" is stdout.
  std::string outputPath;
  /// Weights go into `<outputPath>.data`, beside the model. Done in any case
  /// when the model would pass the 2 GB that a protobuf message may have.
  bool externalData = false;
  std::string producerVersion;
  /// Written to the model's metadata_props.
  std::vector<std::pair<std::string, std::string>> metadata;
};

/// What a model holds, under the names that it has in its file.
struct ModelSummary {
  struct Value {
    std::string name;
    /// "f32[n,3]"; empty if it is not known.
    std::string type;
  };
  struct Node {
    std::string name, opType;
    /// Those that are absent have no name.
    std::vector<std::string> inputs;
    std::vector<Value> outputs;
    mlir::Location loc;
    /// The graphs of other nodes that it is in: "then_branch".
    std::vector<std::string> graphs;
  };
  struct Weight {
    Value value;
    uint64_t bytes;
    /// How it was computed when the model was compiled, if it was.
    std::string formula;
  };
  std::vector<Value> inputs, outputs;
  /// In order; those of a node's graphs come after it.
  std::vector<Node> nodes;
  std::vector<Weight> weights;
  std::vector<std::pair<std::string, std::string>> metadata;
  /// Of the graph with what is small, and of the weights beside it.
  uint64_t graphBytes = 0, weightBytes = 0;
};

/// Writes a function of onnx ops as an ONNX model.
///
/// The model is checked first, with ONNX's checker and its full shape
/// inference. It then appears under its path at once, or not at all; on
/// failure a diagnostic says why. Weights are streamed from where they are,
/// each distinct one once. `summary`, if there is one, is told what it holds.
llvm::LogicalResult exportOnnx(mlir::func::FuncOp graph,
                               const ExportOptions &options,
                               ModelSummary *summary = nullptr);

/// A tensor that an input or output of a model is called with.
using NamedTensor = std::pair<std::string, mlir::ElementsAttr>;

/// Writes `test_data_set_0` into a folder as ONNX's own models have it:
/// input_0.pb, output_0.pb, … What is there of an earlier one goes. Fails after
/// a diagnostic.
llvm::LogicalResult writeTestData(llvm::StringRef folder,
                                  llvm::ArrayRef<NamedTensor> inputs,
                                  llvm::ArrayRef<NamedTensor> outputs,
                                  mlir::MLIRContext *context);

} // namespace torchonnx

#endif // TORCHONNX_EXPORT_H
