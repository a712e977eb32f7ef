//===- BuildModel.h - From a function to protobuf ---------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_EXPORT_BUILDMODEL_H
#define TORCHONNX_LIB_EXPORT_BUILDMODEL_H

#include "Weights.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "torch-onnx-opt/Export.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace torchonnx {

/// A weight that is left out of the message, to be streamed into the file.
struct StreamedWeight {
  onnx::TensorProto header;
  RawData data;
};

struct BuiltModel {
  /// Everything but the streamed weights.
  onnx::ModelProto proto;
  std::vector<StreamedWeight> weights;
  /// Where each node comes from, by its name.
  llvm::StringMap<mlir::Location> nodeLocations;
  /// The functions that nodes stand for.
  llvm::SetVector<mlir::func::FuncOp> functions;
};

/// Translates the program, with the functions that its nodes stand for. Weights
/// up to this size stay in the message: shape inference needs the value of the
/// small ones.
constexpr uint64_t kInlineWeightBytes = 1024;

llvm::LogicalResult buildModel(mlir::func::FuncOp graph,
                               const ExportOptions &options, BuiltModel &model);

/// Translates one function: the graph, and the operator sets that it imports.
llvm::LogicalResult buildGraph(mlir::func::FuncOp function,
                               const ExportOptions &options, BuiltModel &model);

/// Adds the functions that nodes stand for, and those of their own nodes.
llvm::LogicalResult addFunctions(BuiltModel &model,
                                 const ExportOptions &options);

/// Checks the model, and completes its value types from shape inference.
llvm::LogicalResult checkModel(BuiltModel &model, mlir::Location loc);

/// What the model holds. Nodes of which nothing is known are at `loc`.
ModelSummary summarize(const BuiltModel &model, mlir::Location loc);

/// Writes the model to the output path, or to stdout.
llvm::LogicalResult writeModel(BuiltModel &model, const ExportOptions &options,
                               mlir::MLIRContext *context);

} // namespace torchonnx

#endif // TORCHONNX_LIB_EXPORT_BUILDMODEL_H
