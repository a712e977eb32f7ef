//===- Predicates.h - What is known of the bools of the run -----*- C++ -*-===//
//
// Owns the predicates of the branches that we are in. Inside a branch its
// predicate holds, and with it whatever follows: where `not p` holds p does
// not, and `p and not p` never does. TorchScript spells `a and b` as a branch,
// so branches that give bools are looked into:
//
//   v = a if p else b
//   v is known where p and the side that it takes are, or both sides agree,
//     each where p is so
//   where v is known, and one side is known to be otherwise, so are p and the
//     other side
//
// It reads the ops that were emitted and makes none.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_PREDICATES_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_PREDICATES_H

#include "passes/Simplify/heap/Heap.h"
#include "llvm/ADT/MapVector.h"

namespace torchonnx {

class Predicates {
public:
  explicit Predicates(Heap &heap) : heap(heap) {}

  /// What `value` is here, if that is known.
  std::optional<bool> known(mlir::Value value);
  /// What `value` is where `predicate` is `truth`.
  std::optional<bool> known(mlir::Value value, mlir::Value predicate,
                            bool truth);

  /// From here to the end of the scope `predicate` is known to be `truth`.
  void assume(mlir::Value predicate, bool truth);
  /// From here until it is forgotten. Returns what became known, the predicate
  /// and what follows from it.
  llvm::SmallVector<mlir::Value> learn(mlir::Value predicate, bool truth);
  void forget(llvm::ArrayRef<mlir::Value> learned);
  /// What one of those that became known is.
  bool truthOf(mlir::Value learned) const { return assumed.lookup(learned); }
  /// All that is known, what was learned first before what follows from it.
  llvm::ArrayRef<std::pair<mlir::Value, bool>> inOrder() const {
    return assumed.getArrayRef();
  }

private:
  std::optional<bool> known(mlir::Value value, unsigned &looks);
  std::optional<bool> known(mlir::Value value, mlir::Value predicate,
                            bool truth, unsigned &looks);
  std::pair<mlir::Value, bool> followsFrom(mlir::Value one, bool truth);
  void learn(mlir::Value predicate, bool truth,
             llvm::SmallVectorImpl<mlir::Value> &learned, unsigned &looks);
  void learnChoices(mlir::Operation *comparison, bool truth,
                    llvm::SmallVectorImpl<mlir::Value> &learned,
                    unsigned &looks);

  Heap &heap;
  llvm::MapVector<mlir::Value, bool> assumed;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_PREDICATES_H
