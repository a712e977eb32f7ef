//===- ObjectPool.h - The objects of the program ----------------*- C++ -*-===//
//
// Each lives as long as the heap.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_HEAP_OBJECTPOOL_H
#define TORCHONNX_PASSES_SIMPLIFY_HEAP_OBJECTPOOL_H

#include "passes/Simplify/values/Values.h"
#include "llvm/Support/Allocator.h"

namespace torchonnx {

class ObjectPool {
public:
  TensorObj *newTensor(mlir::Value value, bool contiguous);
  /// With the same number.
  TensorObj *newCopyOf(const TensorObj &tensor);
  Layout *newLayout(Layout::Kind kind, mlir::Value value);
  ListObj *newList(llvm::ArrayRef<AbstractValue> elements,
                   mlir::Type elementType = {});
  TupleObj *newTuple(llvm::ArrayRef<AbstractValue> elements);
  DictObj *newDict();
  ClassObj *newObject(mlir::Type type);
  /// What any object may be.
  Shared *newShared();
  MaybeObj *newMaybe(MaybeObj maybe);
  EitherObj *newEither(EitherObj either);
  /// `x` where the predicate holds, and `y` where it does not: both, until
  /// something asks which.
  AbstractValue oneOf(mlir::Value predicate, AbstractValue x, AbstractValue y) {
    return newEither({predicate, {y, x}});
  }
  /// Whether any value may be one of two.
  bool hasEithers() const { return madeEither; }
  /// A new tuple, list, dict or object like `value` that holds `parts`.
  AbstractValue newLike(AbstractValue value,
                        llvm::ArrayRef<AbstractValue> parts);
  /// A new list of the same elements, in the same form.
  ListObj *newCopyOf(const ListObj *list);
  /// The number of the object that is made next. Those of the globals have
  /// number 0: they are there from the beginning.
  unsigned getNextId() const { return nextId; }

private:
  llvm::SpecificBumpPtrAllocator<TensorObj> tensors;
  llvm::SpecificBumpPtrAllocator<Layout> layouts;
  llvm::SpecificBumpPtrAllocator<ListObj> lists;
  llvm::SpecificBumpPtrAllocator<TupleObj> tuples;
  llvm::SpecificBumpPtrAllocator<DictObj> dicts;
  llvm::SpecificBumpPtrAllocator<ClassObj> objects;
  llvm::SpecificBumpPtrAllocator<MaybeObj> maybes;
  llvm::SpecificBumpPtrAllocator<Shared> shared;
  llvm::SpecificBumpPtrAllocator<EitherObj> eithers;
  unsigned nextId = 1;
  bool madeEither = false;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_HEAP_OBJECTPOOL_H
