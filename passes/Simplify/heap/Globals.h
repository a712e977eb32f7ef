//===- Globals.h - The attributes of the module -----------------*- C++ -*-===//
//
// Owns what the attributes of the module hold while the program is evaluated,
// and remembers which of them it reads and changes. They are there before every
// scope, whenever they are first asked for.
//
//   globals.begin(name, value);          // as the archive has it
//   globals.noteRead(name);              // before the program surely set it
//   globals.change(name, other, loc);    // taken back with the scope
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_HEAP_GLOBALS_H
#define TORCHONNX_PASSES_SIMPLIFY_HEAP_GLOBALS_H

#include "passes/Simplify/heap/Heap.h"
#include "llvm/ADT/DenseSet.h"

namespace torchonnx {

class Globals {
public:
  using Values = llvm::MapVector<mlir::StringAttr, AbstractValue>;
  using Places = llvm::MapVector<mlir::StringAttr, mlir::Location>;

  explicit Globals(Heap &heap) : heap(heap) {}

  const Values &getValues() const { return values; }
  /// Not set where nobody asked for it yet.
  AbstractValue lookup(mlir::StringAttr name) const {
    return values.lookup(name);
  }
  /// What an attribute holds before the program.
  void begin(mlir::StringAttr name, AbstractValue value);
  /// What it holds from here on, as far as the scope goes.
  void set(mlir::StringAttr name, AbstractValue value);
  /// The same where the program says so.
  void change(mlir::StringAttr name, AbstractValue value, mlir::Location loc);

  void noteRead(mlir::StringAttr name);
  bool isReadBeforeSet(mlir::StringAttr name) const {
    return readGlobals.contains(name);
  }
  /// A list, dict or object is changed, which may be part of one.
  void noteChange(const Shared *object, mlir::Location loc);
  /// A tensor, which may be one, becomes a view of what it was.
  void noteView(const TensorObj *tensor, mlir::Location loc);
  /// Those that the program leaves other than they were, and where.
  Places findChanged() const;
  /// Those into whose memory the program writes.
  Places findWritten() const;
  /// Those that are made anew wherever they are read, of which a part was
  /// changed, and where.
  const Places &getChangedCopies() const { return changedCopies; }

private:
  void mark(AbstractValue value, mlir::StringAttr name);

  Heap &heap;
  Values values;
  /// Those that were set: where first, and what they held before.
  llvm::MapVector<mlir::StringAttr, std::pair<mlir::Location, AbstractValue>>
      changedGlobals;
  /// Those that were read before the program surely set them, and those that it
  /// surely set.
  llvm::DenseSet<mlir::StringAttr> readGlobals, setGlobals;
  /// The tensors that they are made of.
  std::vector<TensorObj *> tensors;
  /// Those in which a list, dict or object was changed, or that became a view
  /// of themselves, and where first.
  Places changedForms, changedCopies;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_HEAP_GLOBALS_H
