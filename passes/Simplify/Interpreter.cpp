//===- Interpreter.cpp - Simplify, for other stages -----------------------===//

#include "passes/Simplify/Interpreter.h"
#include "passes/Simplify/Evaluator.h"
#include "passes/Simplify/operators/Operators.h"

using namespace mlir;

namespace torchonnx {

Interpreter::Interpreter(ModuleOp module, Oracle &oracle, OpBuilder &builder)
    : evaluator(
          std::make_unique<Evaluator>(module, oracle, EvaluatorOptions())) {
  evaluator->setInsertionPoint(builder);
}

Interpreter::~Interpreter() = default;

AbstractValue Interpreter::wrap(Value value, Location loc) {
  return evaluator->wrap(value, loc);
}

FailureOr<Value> Interpreter::materialize(AbstractValue value, Location loc) {
  return evaluator->materialize(value, loc);
}

AbstractValue Interpreter::listOf(ArrayRef<AbstractValue> elements) {
  return evaluator->newList(elements);
}

LogicalResult Interpreter::evaluateCall(Call &call) {
  return evaluator->evaluate(call);
}

FailureOr<AbstractValues> Interpreter::callFunction(func::FuncOp callee,
                                                    const AbstractValues &args,
                                                    Location loc) {
  return evaluator->callFunction(callee, args, loc);
}

bool Interpreter::resolves(StringRef name) { return isResolved(name); }

} // namespace torchonnx
