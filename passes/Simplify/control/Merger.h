//===- Merger.h - What the branches of an `if` leave ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_MERGER_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_MERGER_H

#include "passes/Simplify/control/BranchValues.h"

namespace torchonnx {

/// Merges the ends of the two branches of an `if` (`ends[1]` is `then`). Runs
/// twice over the same structure: to find what the branches must yield, and,
/// once the op exists, to build the values that its results stand for.
class Merger {
public:
  enum Kind {
    Ordinary,
    /// Numbers that both sides know, and lists of known lengths, stay so.
    KeepsKnown,
    /// Strings become one: elsewhere two that are known stay two, so that what
    /// is asked of them is known.
    Chooses
  };
  Merger(Context &cx, mlir::Value predicate, BranchEnd *ends,
         mlir::Location loc, Kind kind)
      : cx(cx), predicate(predicate), ends(ends), loc(loc), kind(kind),
        types(cx, predicate,
              std::min(ends[0].firstUnbacked, ends[1].firstUnbacked), loc),
        values(cx, predicate, ends, types, loc) {}
  /// What the results of the branches become.
  mlir::FailureOr<AbstractValues> run();

private:
  mlir::FailureOr<AbstractValue> merge(AbstractValue x, AbstractValue y);
  AbstractValue chosenOn(AbstractValue value, bool isThen);
  mlir::FailureOr<AbstractValue> mergeEither(AbstractValue x, AbstractValue y);
  mlir::FailureOr<AbstractValue> mergeEithers(AbstractValue x, AbstractValue y);
  mlir::FailureOr<AbstractValue> mergeSides(const EitherObj &x,
                                            const EitherObj &y);
  mlir::FailureOr<AbstractValue> mergeScalars(mlir::Value x, mlir::Value y);
  mlir::FailureOr<AbstractValue> mergeTensors(TensorObj *x, TensorObj *y);
  mlir::FailureOr<AbstractValue> mergeWithNothing(AbstractValue x,
                                                  AbstractValue y);
  mlir::FailureOr<std::vector<AbstractValue>>
  mergeAll(llvm::ArrayRef<AbstractValue> x, llvm::ArrayRef<AbstractValue> y);
  using Entries = llvm::ArrayRef<DictObj::Entries::value_type>;
  mlir::FailureOr<DictObj::Entries> mergeEntries(Entries x, Entries y);
  mlir::FailureOr<DictObj::Entries> mergeOpenEntries(Entries x, Entries y);
  mlir::FailureOr<AbstractValue> mergeWithUnset(AbstractValue value,
                                                bool isThen);
  mlir::FailureOr<AbstractValue> mergeTensorWithUnset(TensorObj *tensor,
                                                      bool isThen);
  mlir::FailureOr<std::vector<AbstractValue>>
  mergePartsWithUnset(AbstractValue value, bool isThen);
  mlir::FailureOr<AbstractValue> mergeLists(ListObj *x, ListObj *y);
  mlir::FailureOr<bool> mergeLists(const ListObj &x, const ListObj &y,
                                   ListObj &merged);
  mlir::FailureOr<bool> mergeRows(const ListObj &x, const ListObj &y,
                                  ListObj &merged);
  /// All tensors that a list holds, and those whose place in it is known.
  struct HeldTensors {
    llvm::SmallVector<PlacedElement, 1> placed;
    llvm::SmallVector<TensorObj *> all;
  };
  HeldTensors heldIn(const ListObj &list);
  // Of both branches, `then` last.
  mlir::LogicalResult mergeForms(const ListObj &x, const ListObj &y,
                                 llvm::ArrayRef<HeldTensors> from,
                                 ListObj &merged);
  mlir::LogicalResult placeElements(llvm::ArrayRef<HeldTensors> held,
                                    TensorObj *rows);
  mlir::FailureOr<std::optional<PlacedElement>>
  placedOutside(PlacedElement element, bool isThen);
  using Attributes =
      llvm::SmallVector<std::pair<mlir::StringAttr, AbstractValue>>;
  mlir::FailureOr<Attributes> mergeAttributes(const Attributes &x,
                                              const Attributes &y);
  /// What `x` and `y`, one of which may be null, become: one object, however
  /// often it is asked for.
  AbstractValue keep(Shared *x, Shared *y, AbstractValue merged) {
    mergedContainers.insert({{x, y}, merged});
    return merged;
  }
  void linkContainers();
  void linkMerged(TensorObj *merged, TensorObj *x, TensorObj *y);
  mlir::LogicalResult mergeWrites();
  mlir::LogicalResult mergeObjects();
  mlir::LogicalResult error(const llvm::Twine &message) {
    return cx.error(loc, message);
  }

  Context &cx;
  mlir::Value predicate;
  BranchEnd *ends;
  mlir::Location loc;
  Kind kind;
  TypeJoin types;
  BranchValues values;
  /// What two tensors became; one of them is null where a side left it unset.
  llvm::MapVector<std::pair<TensorObj *, TensorObj *>, TensorObj *>
      mergedTensors;
  /// The same for lists, dicts and objects. They are linked once all is merged,
  /// which is no change of either.
  llvm::MapVector<std::pair<Shared *, Shared *>, AbstractValue>
      mergedContainers;
  /// What lists of two lengths became, in the order of asking.
  std::vector<std::pair<ListObj *, ListObj *>> rows;
  size_t nextRows = 0;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_MERGER_H
