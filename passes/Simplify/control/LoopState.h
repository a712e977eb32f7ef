//===- LoopState.h - What a loop of the run carries -------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPSTATE_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPSTATE_H

#include "passes/Simplify/lists/Lists.h"
#include "llvm/ADT/BitVector.h"

namespace torchonnx {

/// Everything that a loop carries: the variables of the program and the state
/// that its body changes, each a tree whose leaves are SSA values.
struct LoopState {
  mlir::Operation *loop = nullptr;
  AbstractValues variables;
  /// Variables that every iteration leaves the object that they are, though it
  /// may change: `x += 1`. They are not carried; what they hold is.
  llvm::BitVector kept;
  /// Variables that neither an iteration nor what comes after the loop reads.
  llvm::BitVector dead;
  llvm::SmallSetVector<TensorObj *, 4> bases;
  llvm::SmallSetVector<ListObj *, 4> lists;
  llvm::SmallSetVector<DictObj *, 4> dicts;
  llvm::SmallSetVector<ClassObj *, 4> objects;
  llvm::SetVector<mlir::StringAttr> globals;
  /// What changed containers hold that every iteration leaves in its place: it
  /// is not carried either.
  llvm::DenseMap<Shared *, llvm::BitVector> keptSlots;
  bool isKept(Shared *container, unsigned slot) const {
    auto it = keptSlots.find(container);
    return it != keptSlots.end() && slot < it->second.size() &&
           it->second.test(slot);
  }
  /// What of it, by number, may be the same as or share memory with each other,
  /// and with what was there before the loop.
  template <typename T>
  struct Links {
    llvm::SetVector<std::pair<unsigned, unsigned>> among;
    llvm::SetVector<std::pair<unsigned, T *>> toEarlier;
  };
  Links<TensorObj> tensors;
  Links<Shared> containers;
  /// What may have copies of what, and what of the same.
  Links<Shared> held, holders, sharing;
  /// To be called where other things are carried: they have other numbers.
  void forgetLinks() {
    tensors = {};
    containers = held = holders = sharing = {};
  }
  /// The same of what an iteration leaves, whatever it began with.
  Links<TensorObj> endTensors;
  /// Which of the tensors that an iteration leaves, by number, is an element of
  /// rows that it leaves, and shares memory with nothing else: the number of
  /// the rows, and the place from the front, or from the back if it is below 0.
  struct Element {
    unsigned rows;
    int64_t index;
  };
  llvm::DenseMap<unsigned, Element> endElements;
  size_t countAliases() const {
    return tensors.among.size() + tensors.toEarlier.size() +
           containers.among.size() + containers.toEarlier.size() +
           held.among.size() + held.toEarlier.size() +
           holders.toEarlier.size() + sharing.among.size() +
           sharing.toEarlier.size();
  }
  /// What an iteration leaves unreadable.
  Poisons poisons;
  /// A tensor that an iteration leaves need not lie as a new one does.
  bool isStrided = false;
};

// What iterations share: LoopAliases.cpp.

/// Notes what of `variables` and of what else the loop carries may share memory
/// or be one object, also with what was there before number `firstId`.
void findAliases(Context &cx, llvm::ArrayRef<AbstractValue> variables,
                 unsigned firstId, LoopState &state);
/// Notes which tensors an iteration leaves that were there before number
/// `firstId`, or share memory with such.
void findEndAliases(Context &cx, llvm::ArrayRef<AbstractValue> variables,
                    unsigned firstId, LoopState &state);
/// A variable that every iteration leaves a new tensor in is that of the last
/// one, or, if there was none, what it was before: where the loop `ran`, and
/// where it did not. The last one's may be an element of a list by then.
void noteSidesOfLoop(Context &cx, llvm::ArrayRef<AbstractValue> variables,
                     const LoopState &state, mlir::Value ran);
/// Links what the loop carries as it may be by any iteration, also with what
/// may share memory with what it may be. Two that may both be a third are not
/// linked by that: they may be swapped.
void linkAliases(Context &cx, llvm::ArrayRef<AbstractValue> variables,
                 const LoopState &state);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_LOOPSTATE_H
