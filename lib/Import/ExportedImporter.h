//===- ExportedImporter.h - Exported graphs to the dialect ------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDIMPORTER_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDIMPORTER_H

#include "lib/Import/ExportedPlaces.h"
#include "lib/Import/ExportedProgram.h"
#include "lib/Import/ExportedValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <set>

namespace torchonnx {

/// Imports the graph of one program, node by node. What it takes is in
/// ExportedInputs.h, operators with graphs of their own in
/// ExportedControlFlow.h.
class ExportedImporter {
public:
  ExportedImporter(mlir::MLIRContext *context, const ExportedProgram &program,
                   llvm::StringRef path, llvm::StringRef moduleName);
  mlir::OwningOpRef<mlir::ModuleOp> run(llvm::StringRef name);

private:
  using Values = llvm::SmallVector<mlir::Value>;
  using Object = llvm::json::Object;

  // The function (ExportedImporter.cpp).
  llvm::LogicalResult importResults();
  void nameResults();
  /// `userInputs` are in order, null for what is fixed.
  llvm::LogicalResult importGuards(llvm::ArrayRef<mlir::Value> userInputs);

  // Nodes (ExportedNodes.cpp).
  /// A graph of a node, which sees nothing but its arguments.
  mlir::FailureOr<Values> importGraph(const Object &inner,
                                      mlir::ValueRange arguments,
                                      mlir::Location loc);
  llvm::LogicalResult importNodes(const Object &graph);
  llvm::LogicalResult importNode(const Object &node);
  llvm::LogicalResult importOperator(const Object &node,
                                     const std::string &name,
                                     llvm::StringRef overload,
                                     mlir::Location loc);
  llvm::LogicalResult importUnknown(const Object &node, const std::string &name,
                                    mlir::Location loc);
  using ArgumentMap = std::map<std::string, mlir::Value, std::less<>>;
  mlir::FailureOr<ArgumentMap> getGiven(const Object &node,
                                        llvm::StringRef name,
                                        const c10::FunctionSchema &schema,
                                        mlir::Location loc);
  /// Whether an overload takes numbers and tensors where they are given.
  static bool takes(const c10::FunctionSchema &candidate,
                    const ArgumentMap &given);
  static const c10::FunctionSchema *
  findOverload(const std::string &name, const c10::FunctionSchema &schema,
               const ArgumentMap &given);
  void wrapNumbers(const c10::FunctionSchema &schema, ArgumentMap &given,
                   mlir::Location loc);
  llvm::LogicalResult importAssertion(const Object &node, mlir::Location loc);
  /// Erases what asks where tensors begin in memory for what was not imported.
  void eraseUnreadOffsets();
  llvm::LogicalResult importRange(const Object &node, llvm::StringRef name,
                                  mlir::Location loc);
  llvm::LogicalResult importItem(const Object &node, mlir::Location loc);
  llvm::LogicalResult importSpecial(const Object &node, llvm::StringRef name,
                                    mlir::Location loc, bool &isDone);
  llvm::LogicalResult importNumbers(const Object &node, llvm::StringRef target,
                                    mlir::Location loc);

  // Casts that are not in the graph (ExportedAutocast.cpp).
  /// Imports an operator with the casts that autocast makes.
  llvm::LogicalResult importCast(const Object &node,
                                 const c10::OperatorName &op,
                                 mlir::Location loc);
  /// The dtype of a tensor of the graph, where autocast casts it.
  std::optional<at::ScalarType> getCastable(llvm::StringRef name) const;

  mlir::MLIRContext *context;
  const ExportedProgram &program;
  const Object &graphModule;
  const Object &graph;
  const Object *signature;
  mlir::OpBuilder builder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  ModuleTree tree;
  mlir::func::FuncOp function;

  ExportedValues values;
  ExportedPlaces places;
  /// The graph that is being imported, and the key of the kernels of the
  /// autocast that it is under.
  const Object *scope;
  std::optional<c10::DispatchKey> autocast;
  /// The operators that nobody knows.
  std::set<std::string> unknown;
  /// Where an operator is told to train by a constant.
  std::optional<std::pair<std::string, mlir::Location>> training;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDIMPORTER_H
