//===- GraphImporter.h - Who imports graphs ---------------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_GRAPHIMPORTER_H
#define TORCHONNX_LIB_IMPORT_GRAPHIMPORTER_H

#include "lib/Import/Archive.h"
#include "lib/Import/Locations.h"
#include "lib/Import/Modules.h"
#include "lib/Oracle/Convert.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <deque>

namespace torchonnx {

/// Imports functions with all that they call.
class GraphImporter {
public:
  using Object = ModuleTree::Object;
  GraphImporter(mlir::MLIRContext *context, const Archive &archive,
                llvm::ArrayRef<torch::jit::Function *> entries,
                llvm::StringRef name)
      : context(context), archive(archive), entries(entries), builder(context),
        module(mlir::ModuleOp::create(builder, mlir::UnknownLoc::get(context),
                                      name)),
        tree(*module, archive, entries), locations(context) {}

  mlir::OwningOpRef<mlir::ModuleOp> run();

private:
  /// A function that is to be imported, and which of its arguments are objects:
  /// null for those that are values.
  struct Callee {
    torch::jit::Function *function;
    llvm::SmallVector<const Object *> objects;
    mlir::func::FuncOp op;
  };

  mlir::FailureOr<mlir::func::FuncOp>
  getFunction(mlir::Location loc, torch::jit::Function &function,
              llvm::ArrayRef<const Object *> objects);
  mlir::FailureOr<mlir::func::FuncOp> addHooks(mlir::func::FuncOp forward,
                                               const Object *self);
  llvm::LogicalResult importFunction(const Callee &callee);
  llvm::LogicalResult importBlock(const torch::jit::Block &block);
  llvm::LogicalResult importRegion(const torch::jit::Block &block,
                                   mlir::Region &region, mlir::Location loc);
  llvm::LogicalResult importNode(const torch::jit::Node &node);
  llvm::LogicalResult importConstant(const torch::jit::Node &node,
                                     mlir::Location loc);
  llvm::LogicalResult importGetAttr(const torch::jit::Node &node,
                                    mlir::Location loc);
  /// An attribute of an object that the program made, or of an enum.
  mlir::Operation *getMember(mlir::Value object, llvm::StringRef name,
                             mlir::Type type, mlir::Location loc);
  llvm::LogicalResult importSetAttr(const torch::jit::Node &node,
                                    mlir::Location loc);
  llvm::LogicalResult importCall(const torch::jit::Node &node,
                                 mlir::Location loc);
  llvm::LogicalResult importControlFlow(const torch::jit::Node &node,
                                        mlir::Location loc);
  llvm::LogicalResult importSubgraph(const torch::jit::Node &node,
                                     mlir::Location loc);
  llvm::LogicalResult importOther(const torch::jit::Node &node,
                                  mlir::Location loc);
  void noteTraining(const torch::jit::Node &node, mlir::Location loc);
  void reportTraining();

  const Object *getObject(const torch::jit::Value *value) const {
    return objects.lookup(value);
  }
  mlir::Value getValue(const torch::jit::Value *value, mlir::Location loc);
  llvm::SmallVector<mlir::Value>
  getValues(at::ArrayRef<const torch::jit::Value *> list, mlir::Location loc) {
    return mapToVector(list, [&](const torch::jit::Value *value) {
      return getValue(value, loc);
    });
  }
  mlir::Type getType(const torch::jit::Value *value) {
    return convertType(value->type(), RefType::get(context));
  }
  llvm::SmallVector<mlir::Type> getResultTypes(const torch::jit::Node &node) {
    return mapToVector(node.outputs(), [&](const torch::jit::Value *value) {
      return getType(value);
    });
  }
  void setResults(const torch::jit::Node &node, mlir::ValueRange results) {
    for (auto [output, result] : llvm::zip_equal(node.outputs(), results))
      values[output] = result;
  }
  /// TorchScript converts to looser types silently, functions do not.
  mlir::Value cast(mlir::Value value, mlir::Type type, mlir::Location loc);

  mlir::MLIRContext *context;
  const Archive &archive;
  llvm::ArrayRef<torch::jit::Function *> entries;
  mlir::OpBuilder builder;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  ModuleTree tree;
  Locations locations;
  llvm::StringMap<mlir::func::FuncOp> functions;
  std::deque<Callee> pending;

  /// Modules whose code asks whether they train, which they do, and operators
  /// that train whatever their module does.
  llvm::MapVector<const Object *, mlir::Location> training;
  std::optional<std::pair<std::string, mlir::Location>> trainingOperator;

  // Of the function that is being imported.
  llvm::StringRef modulePath;
  llvm::DenseMap<const torch::jit::Value *, mlir::Value> values;
  llvm::DenseMap<const torch::jit::Value *, const Object *> objects;
};

/// Imports functions, and methods of the archive's module, with all that they
/// call into a module called `name`; the entries are public. Null, after a
/// diagnostic, on failure.
mlir::OwningOpRef<mlir::ModuleOp>
importFunctions(mlir::MLIRContext *context, const Archive &archive,
                llvm::ArrayRef<torch::jit::Function *> entries,
                llvm::StringRef name);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_GRAPHIMPORTER_H
