//===- LoopPlaces.h - Views that a loop carries by their places -*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPPLACES_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPPLACES_H

#include "passes/Simplify/calls/Context.h"

namespace torchonnx {

/// Decides which of the tensors that a loop carries it carries as the places of
/// their elements in a tensor from before it: those that every iteration leaves
/// views of the tensor that they began as views of. All are taken for such
/// until an iteration leaves something else. Does nothing unless
/// `EvaluatorOptions::carriesPlaces` is set.
class LoopPlaces {
public:
  LoopPlaces(Context &cx, mlir::Location loc) : cx(cx), loc(loc) {}

  /// The form in which the loop begins with `value`.
  AbstractValue begin(AbstractValue value);
  /// Lets `end` have the form of `begin`. Only what has number `firstId` or a
  /// higher one is changed in place. False if `begin` must have another form.
  bool conform(AbstractValue begin, AbstractValue &end, unsigned firstId);
  /// A view like the tensor `like` that nobody reads, of what was there before
  /// number `firstId`; nothing where that is not sure to have elements.
  AbstractValue standIn(AbstractValue like, unsigned firstId);

private:
  TensorObj *asContents(TensorObj *view);

  Context &cx;
  mlir::Location loc;
  /// Tensors that are carried as what they hold, and those that need not lie as
  /// a new one does.
  llvm::DenseSet<TensorObj *> plain, strided;
  /// The view by places that a tensor is, and the other way round.
  llvm::DenseMap<TensorObj *, TensorObj *> placed, unplaced;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPPLACES_H
