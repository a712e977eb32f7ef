//===- Signature.h - What the function takes and gives ----------*- C++ -*-===//
//
// Owns the arguments of the function that is built, those that attributes are
// which the program changes, and at the end its results: named, guarded by the
// checks that are kept, with the state that is carried to the next call.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_PROGRAM_SIGNATURE_H
#define TORCHONNX_PASSES_SIMPLIFY_PROGRAM_SIGNATURE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Simplify/control/ControlFlow.h"

namespace torchonnx {

class Signature {
public:
  /// `symbols`, those of the program, and `cx` need not be there yet.
  Signature(Context &cx, ControlFlow &control,
            const std::optional<mlir::SymbolTable> &symbolTable)
      : cx(cx), control(control), symbolTable(symbolTable) {}

  /// The abstract value of an argument of the program, or of a part of one;
  /// not set after an error.
  AbstractValue addArgument(mlir::Attribute spec, mlir::Type type,
                            llvm::StringRef name, mlir::Location loc,
                            mlir::func::FuncOp function);
  /// Makes arguments of the attributes that the program is known to change,
  /// where they can be: nothing is computed from what they hold now.
  mlir::LogicalResult addState(mlir::func::FuncOp function);
  /// An attribute of the module holds `value` before the program.
  void beginGlobal(GlobalOp global, AbstractValue value);
  /// Ends `function` with the results of the program `entry`.
  mlir::LogicalResult finish(mlir::func::FuncOp function,
                             llvm::ArrayRef<AbstractValue> results,
                             mlir::func::FuncOp entry);
  /// Of a run that failed: notes attributes that are arguments of sizes which
  /// the program had changed by then. That may be why.
  void noteOutgrown();

private:
  using Results = llvm::SmallVectorImpl<std::pair<mlir::Value, std::string>>;

  // Results.cpp.
  void flattenResult(AbstractValue value, const std::string &name,
                     mlir::Location loc, Results &flat, bool &failed);
  mlir::LogicalResult guardResults(
      mlir::Location loc,
      llvm::MutableArrayRef<std::pair<mlir::Value, std::string>> results);
  mlir::LogicalResult
  nameResults(mlir::func::FuncOp function, mlir::func::FuncOp entry,
              llvm::ArrayRef<std::pair<mlir::Value, std::string>> flat,
              size_t own);
  void removeDead(mlir::func::FuncOp function);

  // State.cpp.
  using PartEncoder =
      llvm::function_ref<std::optional<mlir::Attribute>(AbstractValue &)>;
  mlir::Attribute encode(AbstractValue value, PartEncoder encodePart);
  mlir::Attribute describe(AbstractValue value, mlir::Location loc);
  bool fits(mlir::Attribute spec, mlir::Attribute left) const;
  mlir::LogicalResult addStateResults(mlir::Location loc, Results &flat);
  mlir::LogicalResult addStateResult(mlir::Attribute spec, mlir::Type type,
                                     AbstractValue value,
                                     llvm::ArrayRef<std::string> &names,
                                     mlir::Location loc, Results &flat);

  // LeftState.cpp.
  Globals::Places findChangedState();
  mlir::LogicalResult refuseSharedWrites();
  mlir::LogicalResult refuseSharedState();
  mlir::Attribute otherThan(mlir::Attribute form, AbstractValue left,
                            mlir::Location loc);
  mlir::Attribute outgrown(mlir::StringAttr name, mlir::Location loc);
  mlir::LogicalResult noteChangedState(const Globals::Places &changed);
  mlir::Attribute attributeOf(AbstractValue value);
  mlir::Attribute settle(mlir::Value value);
  void foldUsers(mlir::Value value);
  void noteLeft(const Globals::Places &changed);
  mlir::LogicalResult settleLeft();
  mlir::LogicalResult settleState(const Globals::Places &changed);

  Context &cx;
  ControlFlow &control;
  const std::optional<mlir::SymbolTable> &symbolTable;
  /// One for each argument of the function so far, no two the same; and those
  /// that attributes are.
  std::vector<std::string> argumentNames, stateNames;
  std::vector<TensorObj *> argumentTensors;
  /// The argument that says whether attributes hold what the archive does.
  std::string firstCall = "first_call";
  /// The argument that an attribute is, and what the attribute holds now.
  llvm::MapVector<mlir::StringAttr, std::pair<mlir::Value, mlir::Attribute>>
      stateArguments;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_PROGRAM_SIGNATURE_H
