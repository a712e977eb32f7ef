//===- BranchValues.h - What values of branches become ----------*- C++ -*-===//
//
// What a value of a branch of an `if` is once the branch is over: at its end,
// where it may still be read, and outside, where it is a result of the op or is
// made anew of what was there before. The branches are asked while they are
// still apart, which finds the results, and again once the op exists, which
// gives them:
//
//   slot(x, y, type)           // x where the predicate holds, y else
//   carriedOut(x, true)        // x, and something that nobody reads else
//   viewOutside(x[0], true)    // x[0] of an x from before
//   choiceOf(x, y, merged)     // which of the two the tensor is, for writes
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_BRANCHVALUES_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_BRANCHVALUES_H

#include "passes/Simplify/control/BranchEnd.h"
#include "passes/Simplify/control/TypeJoin.h"

namespace torchonnx {

/// Owns the op, what its branches yield, and what tensors of the branches are
/// outside. For the Merger alone, which holds it and `types`. `isThen` says
/// which branch a value is of.
class BranchValues {
public:
  BranchValues(Context &cx, mlir::Value predicate, BranchEnd *ends,
               TypeJoin &types, mlir::Location loc)
      : cx(cx), predicate(predicate), ends(ends), types(types), loc(loc) {}

  /// To be called first.
  mlir::LogicalResult begin();
  /// Whether the op exists.
  bool hasOp() const { return bool(op); }
  /// Makes the op, whose results are all that was asked for.
  void makeOp();
  /// The op's result for this pair, or a stand-in before the op exists.
  mlir::Value slot(mlir::Value x, mlir::Value y, mlir::Type type);
  /// The bool that is `x` where the predicate holds and `y` else, if it is
  /// known there; null if not.
  mlir::Value decided(mlir::Value x, mlir::Value y);

  // At the end of a branch.
  /// An error where the branch leaves a container that may have been changed.
  mlir::LogicalResult checkReadable(AbstractValue value, bool isThen);
  /// What `tensor` holds.
  mlir::Value contents(TensorObj *tensor, bool isThen);
  /// `list` in a form that has any length, or null; the other branch leaves
  /// `other`.
  ListObj *anyLength(const ListObj &list, const ListObj &other, bool isThen);

  // Outside.
  /// Whether `value` is made in the branch.
  bool isMadeIn(mlir::Value value, bool isThen);
  /// `mine`, carried out of the branch that makes it; null after an error.
  mlir::Value carriedOut(mlir::Value mine, bool isThen);
  /// `tensor`, which was made in a branch, as a view of what was there before
  /// it; null if it is none, or if looking at it could fail where it is not
  /// made.
  TensorObj *viewOutside(TensorObj *tensor, bool isThen);
  /// A view that one branch made, carried by its places and to be read where
  /// that branch was taken, or anywhere if the tensor that it is of
  /// `mustHaveElements`. Null if it is none, and before the op exists.
  TensorObj *carryView(TensorObj *tensor, bool isThen,
                       bool mustHaveElements = false);
  /// Two views of one tensor as one view of it. Null before the op exists, and
  /// if they are none: then each that is a view is carried by itself.
  mlir::FailureOr<TensorObj *> mergeViews(TensorObj *x, TensorObj *y);
  /// Whether what `x` and `y` become may be a tensor from before the branches.
  /// If so, lets the choices that they are leave their branches.
  mlir::FailureOr<bool> carryChoices(TensorObj *x, TensorObj *y);
  /// Lets what a branch made leave it where several of `merged`, pairs of what
  /// the branches leave, are of it. To be called before the op exists.
  mlir::LogicalResult
  carryShared(llvm::ArrayRef<std::pair<TensorObj *, TensorObj *>> merged);
  /// `tensor`, if what it is of was carried so, as it is outside; null if it
  /// was not, or if it cannot be told which part of that it is.
  TensorObj *sharedOutside(TensorObj *tensor, bool isThen);
  /// The choice that `merged` is, which `x` and `y` became; null where others
  /// may see what is written to it.
  EitherObj *choiceOf(TensorObj *x, TensorObj *y, TensorObj *merged);
  /// As long as this lives, what is carried is read where the branch that made
  /// it was taken, only.
  [[nodiscard]] llvm::SaveAndRestore<bool> readUnderPredicate() {
    return {readsUnderPredicate, true};
  }

private:
  /// Objects with this number or a higher one were made in a branch.
  unsigned firstId() const {
    return std::min(ends[0].firstId, ends[1].firstId);
  }
  mlir::Region *regionOf(bool isThen) {
    return op ? &op->getRegion(isThen ? 0 : 1) : ends[isThen].region.get();
  }
  /// What `make` emits at the end of a branch that is over, where alone it is
  /// known.
  template <typename Make>
  auto atEndOf(bool isThen, Make make) {
    mlir::OpBuilder::InsertionGuard guard(cx.b);
    cx.b.setInsertionPointToEnd(&ends[isThen].region->front());
    cx.heap.enterScope();
    auto made = make();
    cx.heap.leaveScope();
    return made;
  }
  AbstractValue asLeft(AbstractValue value, bool isThen);
  ListObj *asLeft(const ListObj &list, bool isThen);
  /// The base made before number `firstId` that `tensor` is a view of, where
  /// views are carried by their places; null elsewhere.
  TensorObj *homeBefore(TensorObj *tensor, unsigned firstId) const {
    return cx.options.carriesPlaces ? cx.memory.homeOf(tensor, firstId)
                                    : nullptr;
  }
  mlir::Value placesAtEnd(TensorObj *home, TensorObj *tensor, bool isThen);
  mlir::FailureOr<TensorObj *> oneView(TensorObj *x, TensorObj *y);
  mlir::Value standIn(mlir::Type type);
  // BranchChoices.cpp.
  bool isFromBefore(TensorObj *tensor, bool isThen) const {
    return tensor->base->id < ends[isThen].firstId;
  }
  EitherObj *choiceIn(TensorObj *tensor, bool isThen) const;
  bool mayBeFromBefore(TensorObj *tensor, bool isThen) const;
  bool isShared(TensorObj *tensor, bool isThen) const {
    return tensor && shared[isThen].contains(tensor->base);
  }
  mlir::LogicalResult carryChoices(TensorObj *tensor, bool isThen);
  TensorObj *newOutside(TensorObj *tensor, mlir::Value held);
  TensorObj *newSide(TensorObj *tensor, TensorObj *merged, mlir::Value held);
  TensorObj *choiceOutside(TensorObj *tensor, TensorObj *merged, bool isThen);
  TensorObj *sideOf(TensorObj *tensor, TensorObj *merged, bool isThen);

  Context &cx;
  mlir::Value predicate, inverted;
  BranchEnd *ends;
  TypeJoin &types;
  mlir::Location loc;
  IfOp op;
  llvm::MapVector<std::pair<mlir::Value, mlir::Value>,
                  std::pair<unsigned, mlir::Type>>
      slots;
  /// What stands for a value on the side that leaves it unset.
  llvm::DenseMap<mlir::Value, mlir::Value> unread;
  bool readsUnderPredicate = false;
  /// Tensors that a branch made, as they are after it.
  llvm::DenseMap<TensorObj *, TensorObj *> outside;
  /// What decides choices that a branch made, and what their sides hold, after
  /// it.
  llvm::DenseMap<EitherObj *, mlir::Value> carriedChoices;
  llvm::DenseMap<TensorObj *, mlir::Value> carriedSides;
  /// What several tensors that a branch leaves are of, which it carries out.
  llvm::DenseSet<TensorObj *> shared[2];
  /// Where the elements of the views that branches leave are.
  llvm::DenseMap<TensorObj *, mlir::Value> places[2];
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_BRANCHVALUES_H
