//===- ExportedControlFlow.h - Operators that take graphs -------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDCONTROLFLOW_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDCONTROLFLOW_H

#include "lib/Import/ExportedValues.h"
#include <c10/core/DispatchKey.h>

namespace torchonnx {

/// Imports a node whose operator takes graphs: a higher-order one.
class ExportedControlFlow {
public:
  using Values = ExportedValues::Values;
  using Object = llvm::json::Object;
  /// Who imports a graph where the builder is; it gives its results.
  using ImportGraph = llvm::function_ref<mlir::FailureOr<Values>(
      const Object &graph, mlir::ValueRange arguments)>;

  /// The operator is `name`, as in `torch.ops.higher_order.cond`. `autocast`,
  /// the key of the kernels of the autocast that graphs are under, may change
  /// while graphs are imported.
  ExportedControlFlow(const Object &node, llvm::StringRef name,
                      mlir::Location loc, ExportedValues &values,
                      std::optional<c10::DispatchKey> &autocast,
                      ImportGraph importGraph)
      : node(node), name(name), loc(loc),
        inputs(elementsOf(node.getArray("inputs"))), values(values),
        builder(values.getBuilder()), context(builder.getContext()),
        autocast(autocast), importGraph(importGraph) {}

  llvm::LogicalResult run();

private:
  llvm::LogicalResult importCond();
  llvm::LogicalResult importWhile();
  llvm::LogicalResult importScan(bool hasCarry);
  llvm::LogicalResult importWrapped();
  llvm::LogicalResult importAutocast();
  llvm::LogicalResult importEffects();

  const Object &node;
  llvm::StringRef name;
  mlir::Location loc;
  llvm::ArrayRef<llvm::json::Value> inputs;
  ExportedValues &values;
  mlir::OpBuilder &builder;
  mlir::MLIRContext *context;
  std::optional<c10::DispatchKey> &autocast;
  ImportGraph importGraph;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDCONTROLFLOW_H
