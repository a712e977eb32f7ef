//===- Memory.h - Tensors and their views -----------------------*- C++ -*-===//
//
// The room `memory/` owns the trees of views: what a tensor holds after writes
// to those that it shares memory with, how it lies, and how a view is made and
// undone. Mutation is resolved by replaying: a write gives the view a new value
// and its base a new number of writes; its relatives are made anew from that
// when they are next read. It emits through `graph/`, and knows nothing of
// containers and branches but that a tensor may be one of two.
//
//   TensorObj *base = memory.newBase(y);           // y = x.clone()
//   TensorObj *row = memory.newView(base, r, select0);   // row = y[0]
//   memory.write(row, sum, loc);                         // row.add_(1)
//   memory.read(base, loc);      // emits aten::select_scatter(y, sum, 0, 0)
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_MEMORY_MEMORY_H
#define TORCHONNX_PASSES_SIMPLIFY_MEMORY_MEMORY_H

#include "passes/Simplify/memory/Layouts.h"

namespace torchonnx {

class Memory {
public:
  Memory(Oracle &oracle, Heap &heap, Predicates &predicates, Findings &findings,
         Graph &graph)
      : layouts(oracle, heap, predicates, graph), oracle(oracle), heap(heap),
        predicates(predicates), findings(findings), graph(graph), b(graph.b) {}

  // Tensors.
  /// A tensor with memory of its own.
  TensorObj *newBase(mlir::Value value, bool contiguous = true);
  /// What the program is given, or holds: laid out as a new tensor.
  TensorObj *newInput(mlir::Value value);
  TensorObj *newView(TensorObj *parent, mlir::Value value, ViewStep step);
  /// Whether it is known what `tensor` holds.
  bool isReadable(TensorObj *tensor, mlir::Location loc);
  /// What `tensor` holds after the last write to its base.
  mlir::Value read(TensorObj *tensor, mlir::Location loc);
  /// Gives `tensor` new contents.
  mlir::LogicalResult write(TensorObj *tensor, mlir::Value value,
                            mlir::Location loc);
  /// The contents of a view of `parent`.
  mlir::Value applyView(const ViewStep &step, mlir::Value parent,
                        mlir::Location loc);

  // Views by the places of their elements: Places.cpp.
  /// The view of `home` whose elements are those at `places`, counted in rows,
  /// and as which one that is `contiguous` may stand. Null after an error.
  TensorObj *viewAt(TensorObj *home, mlir::Value places, mlir::Location loc,
                    bool contiguous = false);
  /// The same, of which it is known what it holds now.
  TensorObj *viewAt(TensorObj *home, mlir::Value places, mlir::Value contents);
  /// What such a view was made of; null for any other tensor.
  mlir::Value placesOf(const TensorObj *tensor) const;
  /// Where the elements of `tensor` are in `home`; null if it is no view of it,
  /// or sees the elements as others.
  mlir::Value placesIn(TensorObj *home, TensorObj *tensor, mlir::Location loc);
  /// The base, made before number `firstId`, of which `tensor` is a view
  /// whichever tensor it is; null if there is none.
  TensorObj *homeOf(TensorObj *tensor, unsigned firstId) const {
    return homeOf(tensor,
                  [firstId](TensorObj *base) { return base->id < firstId; });
  }
  TensorObj *homeOf(TensorObj *tensor,
                    llvm::function_ref<bool(TensorObj *)> isFromBefore) const;

  /// Notes that `result` is a copy or, by `step`, a view of `self`.
  void noteSides(TensorObj *result, TensorObj *self, ViewStep step);
  /// The two tensors one of which `base` is, or null where it is only itself or
  /// what it is cannot be said.
  EitherObj *sidesOf(TensorObj *base, mlir::Location loc);

  // Values.
  /// The abstract value that an SSA value of the output stands for: a new base
  /// for a tensor, known lists unpacked.
  AbstractValue wrap(mlir::Value value, mlir::Location loc);
  /// Remembers which tensor a list whose length only the run knows has its
  /// elements from.
  void setListSource(mlir::Value list, TensorObj *tensor) {
    listSources[list] = tensor;
    heap.eraseWithScope(listSources, list);
  }
  TensorObj *getListSource(mlir::Value list) const {
    return listSources.lookup(list);
  }
  AbstractValue fromAttribute(mlir::Attribute value, mlir::Type type,
                              mlir::Location loc);

  // Errors where what is read depends on whether two are one.
  mlir::LogicalResult refuseTensor(mlir::Location loc,
                                   mlir::Location poisonedAt);
  mlir::LogicalResult refuseContainer(mlir::Location loc,
                                      mlir::Location poisonedAt);
  /// An error where `value` is an object that may be one that was changed.
  mlir::LogicalResult checkReadable(AbstractValue value, mlir::Location loc);

  /// How they lie.
  Layouts layouts;

private:
  mlir::LogicalResult follow(TensorObj *written, TensorObj *other,
                             mlir::Location loc);
  void setContents(TensorObj *tensor, mlir::Value value, mlir::Location loc);
  mlir::Value writeBack(ViewStep step, mlir::Value parent, mlir::Value value,
                        mlir::Location loc);
  /// A branch on `predicate`, in each side of which that is known; null where
  /// `make` gives nothing in one.
  mlir::Value inSides(mlir::Type type, mlir::Value predicate,
                      mlir::Location loc,
                      llvm::function_ref<mlir::Value(bool isThen)> make);
  mlir::Value rederive(TensorObj *tensor, const EitherObj &sides,
                       mlir::Location loc);
  mlir::Value placesOfSides(TensorObj *home, TensorObj *tensor,
                            const EitherObj &sides, mlir::Location loc);
  mlir::Value placesOfSide(TensorObj *tensor, const EitherObj &sides,
                           bool isThen, mlir::Location loc);
  mlir::Value sizedAs(mlir::Value held, mlir::Value value, mlir::Location loc);
  mlir::LogicalResult writeSides(TensorObj *tensor, const EitherObj &sides,
                                 mlir::Location loc);
  mlir::LogicalResult refuseAlias(mlir::Location loc,
                                  const llvm::Twine &message,
                                  mlir::Location changedAt,
                                  llvm::StringRef cause);
  Oracle &oracle;
  Heap &heap;
  Predicates &predicates;
  Findings &findings;
  Graph &graph;
  mlir::OpBuilder &b;
  llvm::DenseMap<mlir::Value, TensorObj *> listSources;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_MEMORY_MEMORY_H
