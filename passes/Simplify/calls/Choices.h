//===- Choices.h - Values of two types --------------------------*- C++ -*-===//
//
// `x if c else x[0]` has one of two ranks. No value of a graph has, so it is
// two, and an operator on it runs in a branch of `c` for each. Where what they
// give has one type again, so have the results.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CALLS_CHOICES_H
#define TORCHONNX_PASSES_SIMPLIFY_CALLS_CHOICES_H

#include "passes/Simplify/calls/Context.h"

namespace torchonnx {

/// The one of the two that the branches that we are in leave.
AbstractValue resolve(Context &cx, AbstractValue value);
/// A number or string known on both sides as the one that it is.
AbstractValue unify(Context &cx, AbstractValue value, mlir::Location loc);
/// The value of what is None only where a dim that was declared has nothing in
/// it, with a remark: no size from 1 on gets there.
AbstractValue ofSomething(Context &cx, AbstractValue value, mlir::Location loc);
/// Evaluates `call` where `predicate` holds and where it does not, each as
/// `change` leaves it.
mlir::LogicalResult evaluateSplit(
    Call &call, Context &cx, mlir::Value predicate,
    llvm::function_ref<void(Call &side, bool holds)> change = nullptr);
/// What the branch that `predicate` decides gives.
Outcome inBranches(
    Call &call, Context &cx, mlir::Value predicate,
    llvm::function_ref<mlir::FailureOr<AbstractValues>(bool isThen)> branch);
/// Whether the program changes the container or tensor that `value` of it is,
/// as far as what uses it tells.
bool isChanged(Context &cx, mlir::Value value);
/// Whether the program changes what the operator at hand gives.
bool isResultChanged(Context &cx);
/// One of two as the run has it at this place: a view of what may lack its
/// elements is read only where it is the one. Uninitialized after an error.
AbstractValue readSide(Context &cx, EitherObj *either, bool isThen,
                       mlir::Location loc);
/// What `value` may be, for messages.
std::string typesOf(AbstractValue value);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CALLS_CHOICES_H
