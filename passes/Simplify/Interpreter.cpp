//===- Interpreter.cpp - Simplify, for other stages -----------------------===//

#include "passes/Simplify/Interpreter.h"
#include "passes/Simplify/operators/Operators.h"
#include "passes/Simplify/program/Evaluator.h"

using namespace mlir;

namespace torchonnx {

Interpreter::Interpreter(ModuleOp module, Oracle &oracle, OpBuilder &builder)
    : evaluator(
          std::make_unique<Evaluator>(module, oracle, EvaluatorOptions())) {
  evaluator->setInsertionPoint(builder);
}

Interpreter::~Interpreter() = default;

AbstractValue Interpreter::wrap(Value value, Location loc) {
  return evaluator->getContext().memory.wrap(value, loc);
}

FailureOr<Value> Interpreter::materialize(AbstractValue value, Location loc) {
  return torchonnx::materialize(evaluator->getContext(), value, loc);
}

AbstractValue Interpreter::listOf(ArrayRef<AbstractValue> elements) {
  return evaluator->getContext().heap.newList(elements);
}

LogicalResult Interpreter::evaluateCall(Call &call) {
  return evaluator->evaluate(call);
}

FailureOr<AbstractValues> Interpreter::callFunction(func::FuncOp callee,
                                                    const AbstractValues &args,
                                                    Location loc) {
  return evaluator->callFunction(callee, args, loc);
}

std::string Interpreter::firstError() const {
  return evaluator->getContext().findings.firstError();
}

bool Interpreter::resolves(StringRef name) { return isResolved(name); }

} // namespace torchonnx
