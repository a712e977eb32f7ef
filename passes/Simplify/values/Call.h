//===- Call.h - One operator applied to abstract values ---------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_VALUES_CALL_H
#define TORCHONNX_PASSES_SIMPLIFY_VALUES_CALL_H

#include "dialects/Torch/NamedOperands.h"
#include "passes/Simplify/values/Values.h"

namespace torchonnx {

/// One operator applied to abstract values.
struct Call {
  llvm::StringRef name;
  mlir::Location loc;
  AbstractValues args;
  /// What the program says of the results; may be empty.
  llvm::SmallVector<mlir::Type, 2> types;
  /// Attributes of prim operators.
  mlir::DictionaryAttr attributes;
  AbstractValues results;

  /// The operand that the operator's schema calls `operand`, which is to be
  /// there.
  AbstractValue &arg(llvm::StringRef operand) {
    return args[position(operand)];
  }
  /// Where that is among `args`.
  unsigned position(llvm::StringRef operand) const {
    return positionOf(loc->getContext(), name, operand, args.size());
  }
  /// Whether the schema, of this overload, has such an operand.
  bool has(llvm::StringRef operand) const {
    return findOperand(loc->getContext(), name, operand).has_value();
  }
  /// What a method is called on: the first operand, which schemas call `self`,
  /// `list`, `l` or `a`.
  AbstractValue &receiver() {
    assert(!args.empty() && "a method is called on something");
    return args.front();
  }
};

/// Whether a function evaluated a call. One that declines leaves it to others.
enum class Outcome { Done, Failed, Declined };

/// The result of `call` is `result`, the last or only one.
inline Outcome done(Call &call, AbstractValue result) {
  call.results.push_back(result);
  return Outcome::Done;
}
/// The same of a value of the run; a null one has failed.
inline Outcome done(Call &call, mlir::Value result) {
  return result ? done(call, AbstractValue(result)) : Outcome::Failed;
}
inline Outcome outcomeOf(mlir::LogicalResult result) {
  return mlir::succeeded(result) ? Outcome::Done : Outcome::Failed;
}
/// The same of what may have failed.
inline Outcome doneOrFailed(Call &call, mlir::FailureOr<AbstractValue> result) {
  return mlir::failed(result) ? Outcome::Failed : done(call, *result);
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_VALUES_CALL_H
