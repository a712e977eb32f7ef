//===- Merger.h - What the branches of an `if` leave ------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_MERGER_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_MERGER_H

#include "passes/Simplify/control/BranchEnd.h"

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
      : cx(cx), predicate(predicate), ends(ends), loc(loc), kind(kind) {}
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
  mlir::Value carriedOut(mlir::Value mine, bool isThen);
  mlir::FailureOr<AbstractValue> mergeLists(ListObj *x, ListObj *y);
  mlir::FailureOr<bool> mergeLists(const ListObj &x, const ListObj &y,
                                   ListObj &merged);
  mlir::FailureOr<bool> mergeRows(const ListObj &x, const ListObj &y,
                                  ListObj &merged);
  mlir::LogicalResult mergeForms(const ListObj &x, const ListObj &y,
                                 llvm::ArrayRef<TensorObj *> from,
                                 ListObj &merged);
  AbstractValue asLeft(AbstractValue value, bool isThen);
  ListObj *asLeft(const ListObj &list, bool isThen);
  ListObj *anyLength(const ListObj &list, const ListObj &other, bool isThen);
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
  /// The op's result for this pair, or a stand-in before the op exists.
  mlir::Value slot(mlir::Value x, mlir::Value y, mlir::Type type);
  mlir::FailureOr<mlir::Type> join(mlir::Type x, mlir::Type y);
  mlir::Attribute joinInteger(mlir::Attribute x, mlir::Attribute y,
                              bool isSize);
  mlir::Attribute joinKnown(mlir::Attribute x, mlir::Attribute y, bool isSize);
  mlir::Value contents(TensorObj *tensor, bool isThen);
  mlir::LogicalResult checkReadable(AbstractValue value, bool isThen);
  mlir::Value outsideOf(mlir::Value value, mlir::Region *region);
  TensorObj *viewOutside(TensorObj *tensor, bool isThen);
  /// Objects with this number or a higher one were made in a branch.
  unsigned firstId() const {
    return std::min(ends[0].firstId, ends[1].firstId);
  }
  /// The base made before number `firstId` that `tensor` is a view of, where
  /// views are carried by their places; null elsewhere.
  TensorObj *homeBefore(TensorObj *tensor, unsigned firstId) const {
    return cx.options.carriesPlaces ? cx.memory.homeOf(tensor, firstId)
                                    : nullptr;
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
  mlir::Value placesAtEnd(TensorObj *home, TensorObj *tensor, bool isThen);
  mlir::FailureOr<TensorObj *> mergeViews(TensorObj *x, TensorObj *y);
  TensorObj *carryView(TensorObj *tensor, bool isThen);
  TensorObj *newSide(TensorObj *tensor, TensorObj *merged, mlir::Value held);
  TensorObj *sideOf(TensorObj *tensor, TensorObj *merged, bool isThen);
  bool isFromBefore(TensorObj *tensor, bool isThen) const {
    return tensor->base->id < ends[isThen].firstId;
  }
  EitherObj *choiceIn(TensorObj *tensor, bool isThen) const;
  bool mayBeFromBefore(TensorObj *tensor, bool isThen) const;
  mlir::LogicalResult carryChoices(TensorObj *tensor, bool isThen);
  TensorObj *choiceOutside(TensorObj *tensor, TensorObj *merged, bool isThen);
  mlir::Value standIn(mlir::Type type);
  mlir::Type withKnownSizes(mlir::Type type);
  /// An object as the branch leaves it.
  const ListObj &atEnd(ListObj *list, bool isThen) {
    auto *it = ends[isThen].lists.find(list);
    return it == ends[isThen].lists.end() ? *list : it->second;
  }
  auto &atEnd(DictObj *dict, bool isThen) {
    auto *it = ends[isThen].dicts.find(dict);
    return it == ends[isThen].dicts.end() ? dict->entries : it->second;
  }
  auto &atEnd(ClassObj *object, bool isThen) {
    auto *it = ends[isThen].objects.find(object);
    return it == ends[isThen].objects.end() ? object->attributes : it->second;
  }
  mlir::LogicalResult error(const llvm::Twine &message) {
    return cx.error(loc, message);
  }

  Context &cx;
  mlir::Value predicate, inverted;
  BranchEnd *ends;
  mlir::Location loc;
  Kind kind;
  IfOp op;
  llvm::MapVector<std::pair<mlir::Value, mlir::Value>,
                  std::pair<unsigned, mlir::Type>>
      slots;
  /// What two tensors became; one of them is null where a side left it unset.
  llvm::MapVector<std::pair<TensorObj *, TensorObj *>, TensorObj *>
      mergedTensors;
  llvm::DenseMap<std::pair<mlir::Attribute, mlir::Attribute>, mlir::Attribute>
      joined;
  /// What is merged is read where the branch that made it was taken, only.
  bool readsUnderPredicate = false;
  /// Tensors that a branch made, as they are after it.
  llvm::DenseMap<TensorObj *, TensorObj *> outside;
  /// What decides choices that a branch made, and what their sides hold, after
  /// it.
  llvm::DenseMap<EitherObj *, mlir::Value> carriedChoices;
  llvm::DenseMap<TensorObj *, mlir::Value> carriedSides;
  /// Where the elements of the views that branches leave are.
  llvm::DenseMap<TensorObj *, mlir::Value> places[2];
  /// What stands for a value on the side that leaves it unset.
  llvm::DenseMap<mlir::Value, mlir::Value> unread;
  /// The same for lists, dicts and objects. They are linked once all is merged,
  /// which is no change of either.
  llvm::MapVector<std::pair<Shared *, Shared *>, AbstractValue>
      mergedContainers;
  /// What lists of two lengths became, in the order of asking.
  std::vector<std::pair<ListObj *, ListObj *>> rows;
  size_t nextRows = 0;
};

/// Whether `value` is made in `region`, which may not be part of an op yet.
bool isInside(mlir::Region *region, mlir::Value value);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_MERGER_H
