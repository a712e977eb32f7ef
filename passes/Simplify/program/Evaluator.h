//===- Evaluator.h - The partial evaluator of Simplify ----------*- C++ -*-===//
//
// The room `program/` owns what is being evaluated: the functions that we are
// in, the attributes of the module, what the program takes and gives. It is the
// top of the rooms that evaluate; `solve/` and the interpreter for other stages
// run it:
//
//   Evaluator evaluator(module, oracle, options);
//   auto [function, findings] = evaluator.run(entry);
//
// Inlining, functionalization, containers, known control flow and types feed
// each other: a branch folds because a rank is known, which resolves a list,
// which makes a view. So they are one forward walk. It runs the program over
// abstract values and emits what remains: a function of values.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_PROGRAM_EVALUATOR_H
#define TORCHONNX_PASSES_SIMPLIFY_PROGRAM_EVALUATOR_H

#include "passes/Simplify/control/ControlFlow.h"
#include "passes/Simplify/program/Signature.h"

namespace torchonnx {

class Evaluator : private Calls {
public:
  Evaluator(mlir::ModuleOp module, Oracle &oracle, EvaluatorOptions options);

  /// The function of values that `entry` becomes, without a place in the module
  /// yet, and what was found on the way.
  struct Run {
    mlir::FailureOr<mlir::func::FuncOp> function;
    Findings findings;
  };
  /// Evaluates `entry`, once. The arguments are as `torch.input` or the types
  /// say.
  Run run(mlir::func::FuncOp entry);

  // For replays elsewhere: what is left is emitted at `builder`'s insertion
  // point.
  void setInsertionPoint(mlir::OpBuilder &builder) {
    graph.continueAt(builder);
  }
  /// What a function of the module returns for these arguments.
  mlir::FailureOr<AbstractValues> callFunction(mlir::func::FuncOp callee,
                                               const AbstractValues &args,
                                               mlir::Location loc);
  mlir::LogicalResult evaluate(Call &call) override;
  /// The rooms that have the state.
  Context &getContext() { return cx; }

private:
  /// A function being evaluated.
  struct Frame {
    llvm::DenseMap<mlir::Value, AbstractValue> env;
    std::optional<mlir::Location> callSite;
    Frame *caller = nullptr;
    unsigned depth = 0;
  };

  mlir::FailureOr<mlir::func::FuncOp> evaluateEntry(mlir::func::FuncOp entry);
  mlir::FailureOr<AbstractValues> inlineCall(mlir::func::FuncOp callee,
                                             llvm::ArrayRef<AbstractValue> args,
                                             mlir::Location loc);
  AbstractValue globalValue(mlir::FlatSymbolRefAttr name, mlir::Location loc);

  // For those below.
  mlir::FailureOr<AbstractValues>
  evaluateBlock(mlir::Block &block,
                llvm::ArrayRef<AbstractValue> args) override;
  AbstractValue lookup(mlir::Value value) override;
  mlir::Operation *getCurrent() const override { return current; }
  mlir::Location locate(mlir::Operation *op) const override;

  // Operations of the program.
  mlir::LogicalResult evaluate(mlir::Operation *op);
  mlir::LogicalResult evaluateOperator(mlir::Operation *op);
  mlir::LogicalResult evaluateConstant(ConstantOp op);
  mlir::LogicalResult evaluateGlobalGet(GlobalGetOp op);
  mlir::LogicalResult evaluateGlobalSet(GlobalSetOp op);
  mlir::LogicalResult evaluateFuncCall(mlir::func::CallOp op);
  mlir::LogicalResult evaluateIf(IfOp op);
  mlir::LogicalResult evaluateLoop(LoopOp op);
  mlir::LogicalResult bind(mlir::ValueRange values,
                           mlir::FailureOr<AbstractValues> results);
  void bind(mlir::Value value, AbstractValue result) {
    frame->env[value] = result;
  }

  mlir::ModuleOp module;
  EvaluatorOptions options;
  /// Of the module; made by `run`.
  std::optional<mlir::SymbolTable> symbolTable;
  Findings findings;
  Heap heap;
  Globals globals{heap};
  KeysRead keysRead{heap};
  Predicates predicates{heap};
  RunSizes runSizes;
  Graph graph;
  Memory memory;
  Context cx;
  ControlFlow control{cx};
  Signature signature{cx, control, symbolTable};

  /// The operator of the program that the walk is at.
  mlir::Operation *current = nullptr;
  Frame *frame = nullptr;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_PROGRAM_EVALUATOR_H
