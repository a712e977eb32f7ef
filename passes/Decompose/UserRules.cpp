//===- UserRules.cpp - Decompositions that the user gave ------------------===//

#include "passes/Decompose/UserRules.h"
#include "dialects/Torch/ProgramInputs.h"
#include "passes/Simplify/Interpreter.h"

using namespace mlir;
using namespace torchonnx;

UserRules::UserRules(ModuleOp module) : module(module) {
  for (auto file : module.getOps<ModuleOp>())
    for (auto function : file.getOps<func::FuncOp>())
      if (auto op = function->getAttrOfType<StringAttr>(kDecomposesAttr))
        functions[op.getValue()] = function;
}

func::FuncOp UserRules::lookup(StringRef operatorName) const {
  if (func::FuncOp function = functions.lookup(operatorName))
    return function;
  return functions.lookup(operatorName.split('.').first);
}

SmallVector<Value> UserRules::apply(TorchBuilder &b, Operation *op,
                                    func::FuncOp function) const {
  auto fail = [&](const llvm::Twine &what) -> SmallVector<Value> {
    b.fail("its --decomposition " + function.getName() + " " + what);
    return {};
  };
  if (op->getNumOperands() != function.getNumArguments())
    return fail("takes " + llvm::Twine(function.getNumArguments()) +
                " arguments, and the operator has " +
                llvm::Twine(op->getNumOperands()));

  // A function is a program like the user's other one.
  Interpreter interpreter(function->getParentOfType<ModuleOp>(), b.oracle,
                          b.builder);
  AbstractValues arguments;
  for (Value operand : op->getOperands())
    arguments.push_back(interpreter.wrap(operand, b.loc));
  FailureOr<AbstractValues> results =
      interpreter.callFunction(function, arguments, b.loc);
  if (failed(results))
    return fail("fails: " + interpreter.firstError());
  // A function returns a tuple where an operator has several results.
  ArrayRef<AbstractValue> returned = *results;
  if (returned.size() == 1 && op->getNumResults() > 1)
    if (TupleObj *tuple = returned.front().tuple())
      returned = tuple->elements;
  bool isTuple = op->getNumResults() == 1 && returned.size() == 1 &&
                 returned.front().tuple() &&
                 !isa<TorchTupleType>(op->getResult(0).getType());
  if (isTuple)
    return fail("returns a tuple, and the operator one value");
  if (returned.size() != op->getNumResults())
    return fail("returns " + llvm::Twine(returned.size()) +
                " values, and the operator " +
                llvm::Twine(op->getNumResults()));
  SmallVector<Value> values;
  for (AbstractValue result : returned) {
    FailureOr<Value> value = interpreter.materialize(result, b.loc);
    if (failed(value))
      return fail("fails: " + interpreter.firstError());
    values.push_back(*value);
  }
  return values;
}

void UserRules::erase() {
  for (auto file : llvm::make_early_inc_range(module.getOps<ModuleOp>()))
    file.erase();
  functions.clear();
}
