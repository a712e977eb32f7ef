//===- Interpreter.h - Simplify, for other stages ---------------*- C++ -*-===//
//
// All that other stages may include of Simplify, but for the plain data of
// `values/`: they evaluate calls and functions as if the program had made them.
//
//   Interpreter interpreter(module, oracle, builder);
//   AbstractValues args{interpreter.wrap(x, loc)};
//   auto results = interpreter.callFunction(function, args, loc);
//   Value y = *interpreter.materialize((*results)[0], loc);
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_INTERPRETER_H
#define TORCHONNX_PASSES_SIMPLIFY_INTERPRETER_H

#include "dialects/Torch/Oracle.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "passes/Simplify/values/Call.h"
#include <memory>

namespace torchonnx {

class Evaluator;

class Interpreter {
public:
  /// What is left of the calls is emitted at `builder`'s insertion point.
  Interpreter(mlir::ModuleOp module, Oracle &oracle, mlir::OpBuilder &builder);
  ~Interpreter();

  /// The abstract value that an SSA value stands for, and the other way around.
  AbstractValue wrap(mlir::Value value, mlir::Location loc);
  mlir::FailureOr<mlir::Value> materialize(AbstractValue value,
                                           mlir::Location loc);
  AbstractValue listOf(llvm::ArrayRef<AbstractValue> elements);
  /// Evaluates one operator; `call.results` has its results.
  mlir::LogicalResult evaluateCall(Call &call);
  /// What a function of the module returns for these arguments.
  mlir::FailureOr<AbstractValues> callFunction(mlir::func::FuncOp callee,
                                               const AbstractValues &args,
                                               mlir::Location loc);

  /// The first error of what was evaluated, which nobody was told of; empty if
  /// there was none.
  std::string firstError() const;

  /// Whether calls of an operator, or of the overloads of a name, are resolved
  /// here and leave no op behind.
  static bool resolves(llvm::StringRef name);

private:
  std::unique_ptr<Evaluator> evaluator;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_INTERPRETER_H
