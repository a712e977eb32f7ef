//===- BranchEnd.h - What a branch leaves -----------------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_BRANCHEND_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_BRANCHEND_H

#include "passes/Simplify/calls/Choices.h"
#include "passes/Simplify/lists/Lists.h"
#include "llvm/Support/SaveAndRestore.h"

namespace torchonnx {

/// Where the program raises, and what; or where it is left out, and why.
struct Raise {
  mlir::Location loc;
  std::string message;
  bool isLeftOut = false;
};

/// What a region leaves: its results and the contents of what it changed.
struct BranchEnd {
  std::unique_ptr<mlir::Region> region;
  /// Objects with this number or a higher one were made inside.
  unsigned firstId = 0;
  /// How many sizes had names of the run before.
  size_t firstUnbacked = 0;
  AbstractValues results;
  /// Tensors that results and changed objects refer to, as the region's end
  /// reads them; and what the region made that several of them are views of.
  llvm::MapVector<TensorObj *, mlir::Value> contents;
  llvm::SmallSetVector<TensorObj *, 4> writtenBases;
  llvm::MapVector<ListObj *, ListObj> lists;
  llvm::MapVector<DictObj *,
                  std::vector<std::pair<AbstractValue, AbstractValue>>>
      dicts;
  llvm::MapVector<ClassObj *,
                  llvm::SmallVector<std::pair<mlir::StringAttr, AbstractValue>>>
      objects;
  llvm::MapVector<mlir::StringAttr, AbstractValue> globals;
  Poisons poisons;
  std::optional<Raise> raise;

  /// Begins a region of its own, and its scope.
  void begin(Context &cx);
  /// Notes all that the scope that we are in changed, with the results.
  mlir::LogicalResult capture(Context &cx, mlir::Location loc);
  /// An object as the branch leaves it.
  const ListObj &atEnd(ListObj *list) const {
    const auto *it = lists.find(list);
    return it == lists.end() ? *list : it->second;
  }
  const DictObj::Entries &atEnd(DictObj *dict) const {
    const auto *it = dicts.find(dict);
    return it == dicts.end() ? dict->entries : it->second;
  }
  const auto &atEnd(ClassObj *object) const {
    const auto *it = objects.find(object);
    return it == objects.end() ? object->attributes : it->second;
  }

private:
  mlir::LogicalResult captureSides(Context &cx, EitherObj *either,
                                   mlir::Location loc);
  mlir::LogicalResult capture(Context &cx, AbstractValue value,
                              mlir::Location loc);
  mlir::LogicalResult captureBases(Context &cx, mlir::Location loc);
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_BRANCHEND_H
