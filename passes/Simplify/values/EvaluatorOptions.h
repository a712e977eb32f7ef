//===- EvaluatorOptions.h - What the evaluator is told ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_VALUES_EVALUATOROPTIONS_H
#define TORCHONNX_PASSES_SIMPLIFY_VALUES_EVALUATOROPTIONS_H

#include "mlir/IR/ValueRange.h"
#include "passes/Simplify/values/Findings.h"
#include <functional>

namespace torchonnx {

struct EvaluatorOptions {
  /// How many ops unrolled loops may emit.
  unsigned unrollBudget = 10000;
  StatePolicy state = StatePolicy::Refuse;
  /// Whether checks of the program on values of the run stay in the graph.
  bool keepAssertions = false;
  /// Whether the user is told why a program is evaluated again.
  bool tellsReruns = false;
  /// Whether dims that are declared dynamic may turn out to be numbers.
  bool allowFixedDims = false;
  /// Whether dims that may be 1 are taken not to be, where they are squeezed.
  bool assumesNoOnes = false;
  /// Attributes that the program is known to change.
  StateForms changedState;
  /// Those of them that may lie otherwise than new tensors.
  llvm::SmallSetVector<mlir::StringAttr, 4> stridedState;
  /// The dims of them that may have any size after a call.
  llvm::SmallSetVector<mlir::Attribute, 4> openStateDims;
  PeeledLoops peeled;
  /// Whether what branches and loops leave of a view is where its elements are.
  bool carriesPlaces = false;
  /// What earlier calls left in attributes, if this is a later one.
  LeftState leftState;
  /// Told of an operator that refuses most of the samples, or all. It may not
  /// run whenever the program does if `isConditional`.
  std::function<void(llvm::StringRef name, mlir::ValueRange operands,
                     mlir::Location loc, bool isConditional)>
      onRefusal;
  /// Told too of one that is sure to run and refuses any.
  bool tellsOfAny = false;
  /// Told of a check of the program that most samples fail, or all: it goes on
  /// where `predicate` is `wanted`. It may not run whenever the program does if
  /// `isConditional`.
  std::function<void(mlir::Value predicate, bool wanted, mlir::Location loc,
                     bool isConditional)>
      onCheck;
  /// Told of a branch that few samples go into, and of all that is known of
  /// bools in it.
  std::function<void(llvm::ArrayRef<std::pair<mlir::Value, bool>> known,
                     mlir::Location loc)>
      onBranch;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_VALUES_EVALUATOROPTIONS_H
