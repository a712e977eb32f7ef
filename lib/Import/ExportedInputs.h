//===- ExportedInputs.h - What an exported program takes --------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDINPUTS_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDINPUTS_H

#include "lib/Import/ExportedProgram.h"
#include "lib/Import/ExportedValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace torchonnx {

class ExportedSizes;

/// Gives values to the names of a program's inputs.
class ExportedInputs {
public:
  using Object = llvm::json::Object;

  /// `graphModule` is that of the program, with a graph and a signature.
  ExportedInputs(const ExportedProgram &program, const Object &graphModule,
                 mlir::func::FuncOp function, ModuleTree &tree,
                 ExportedValues &values)
      : program(program), graph(*graphModule.getObject("graph")),
        signature(*graphModule.getObject("signature")), function(function),
        tree(tree), values(values), builder(values.getBuilder()),
        context(builder.getContext()) {}

  /// Begins the body of the function and makes its arguments.
  llvm::LogicalResult importInputs();
  /// Makes known what the program says of ints that are inputs.
  void checkInts();
  /// The user's inputs, in order: tensors, numbers, and null for what is fixed.
  llvm::ArrayRef<mlir::Value> getUserInputs() const { return userInputs; }

private:
  struct Input {
    std::string name;
    mlir::Type type;
    /// Of a tensor: its dtype and how many dims it has.
    mlir::Type dtype;
    size_t rank = 0;
    /// Of an int: the symbol that it is.
    std::string symbol;
  };
  llvm::LogicalResult importHeld(llvm::StringRef kind, const Object &held);
  llvm::LogicalResult readInput(const llvm::json::Value &argument, Input &input,
                                ExportedSizes &sizes);
  llvm::LogicalResult readTensor(Input &input, ExportedSizes &sizes);
  void declareInputs(llvm::ArrayRef<Input> inputs, const ExportedSizes &sizes);

  const ExportedProgram &program;
  const Object &graph;
  const Object &signature;
  mlir::func::FuncOp function;
  ModuleTree &tree;
  ExportedValues &values;
  mlir::OpBuilder &builder;
  mlir::MLIRContext *context;

  llvm::SmallVector<mlir::Value> userInputs;
  /// The names of int inputs and the symbols that they are.
  std::vector<std::pair<mlir::Value, std::string>> intInputs;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDINPUTS_H
