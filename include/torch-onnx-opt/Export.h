//===- Export.h - From the onnx dialect to an ONNX file ---------*- C++ -*-===//

#ifndef TORCHONNX_EXPORT_H
#define TORCHONNX_EXPORT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <string>
#include <utility>
#include <vector>

namespace torchonnx {

struct ExportOptions {
  int opset = 20;
  /// Where the model goes; "-" is stdout.
  std::string outputPath;
  /// Weights go into `<outputPath>.data`, beside the model. Done in any case
  /// when the model would pass the 2 GB that a protobuf message may have.
  bool externalData = false;
  std::string producerVersion;
  /// Written to the model's metadata_props.
  std::vector<std::pair<std::string, std::string>> metadata;
};

/// Writes a function of onnx ops as an ONNX model.
///
/// The model is checked first, with ONNX's checker and its full shape
/// inference. It then appears under its path at once, or not at all; on
/// failure a diagnostic says why. Weights are streamed from where they are,
/// each distinct one once.
llvm::LogicalResult exportOnnx(mlir::func::FuncOp graph,
                               const ExportOptions &options);

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
