//===- Heap.h - The objects of the program and their changes ----*- C++ -*-===//
//
// The room `heap/` owns the objects that the program makes, the numbers that
// they go by, and every change of one: which may be the same as which, what was
// changed through another name, and how to take changes back. It knows nothing
// of operators, emits nothing and asks nobody; any room above may call it.
//
// A branch is evaluated in a scope. There `xs.append(y)` is
//
//   heap.enterScope();
//   heap.touch(xs, loc);             // remembers what it holds; whatever may
//                                    // be `xs` is poisoned
//   xs->elements.push_back(y);
//   ... heap.getScope()->changedLists has xs ...
//   heap.leaveScope();               // xs holds what it did before
//
// What is made within a scope stays when the scope is left, as the results of
// a branch may refer to it: only changes of what was there before it (whose
// number is below the scope's first) are taken back.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_HEAP_HEAP_H
#define TORCHONNX_PASSES_SIMPLIFY_HEAP_HEAP_H

#include "passes/Simplify/heap/ObjectPool.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/SaveAndRestore.h"
#include <functional>
#include <memory>

namespace torchonnx {

/// A region whose execution is not certain: what was changed inside.
struct Scope {
  unsigned number = 0;
  /// The region may be executed more than once.
  bool repeats = false;
  size_t journalBegin = 0;
  /// Objects with this number or a higher one were made inside.
  unsigned firstId = 0;
  llvm::SmallSetVector<TensorObj *, 4> writtenBases;
  llvm::SmallSetVector<ListObj *, 4> changedLists;
  llvm::SmallSetVector<DictObj *, 4> changedDicts;
  llvm::SmallSetVector<ClassObj *, 4> changedObjects;
  llvm::SetVector<mlir::StringAttr> changedGlobals;
  /// What the region may have changed.
  Poisons poisons;
};

class Heap : public ObjectPool {
public:
  // Scopes.
  void enterScope(bool repeats = false);
  /// Takes back everything that was changed since the scope was entered.
  void leaveScope();
  /// The innermost; null outside of all.
  Scope *getScope() const {
    return scopes.empty() ? nullptr : scopes.back().get();
  }
  /// 0 outside of all.
  unsigned scopeNumber() const { return getScope() ? getScope()->number : 0; }
  /// The same of the innermost that repeats.
  unsigned loopNumber() const { return loopScope() ? loopScope()->number : 0; }
  /// Whether we are in a scope that did not make the object.
  template <typename T>
  bool isFromBefore(const T *object) const {
    return getScope() && object->id < getScope()->firstId;
  }
  /// Whether we are in a loop that did not make the object.
  template <typename T>
  bool isFromBeforeLoop(const T &object) const {
    const Scope *loop = loopScope();
    return loop && object.id < loop->firstId;
  }
  /// `undo` is called when the scope is left.
  void onLeave(std::function<void()> undo) {
    if (getScope())
      journal.push_back(std::move(undo));
  }
  /// What is put into a map within a scope goes with it, as its key may.
  template <typename Map, typename Key>
  void eraseWithScope(Map &map, const Key &key) {
    onLeave([&map, key] { map.erase(key); });
  }

  // Changes.
  template <typename T>
  void assign(T &slot, T value) {
    if (getScope())
      journal.push_back([&slot, old = slot] { slot = old; });
    slot = std::move(value);
  }
  /// To be called before a list, dict or object is changed, at `loc`.
  template <typename T>
  void touch(T *object, mlir::Location loc) {
    noteChange(object, object, loc);
    settle(object);
  }
  /// The same where branches did: they counted it, and poisoned what it may be.
  void settle(ListObj *list);
  void settle(DictObj *dict);
  void settle(ClassObj *object);
  /// The elements that were changed where they are to be put back into their
  /// places, since this was asked last.
  llvm::SmallVector<AbstractValue, 1> takeChangedElements() {
    return std::exchange(changedElements, {});
  }
  /// While `put` runs, what `element` may be is changed by its own doing.
  template <typename F>
  auto whilePuttingBack(Shared *element, F put) {
    llvm::SaveAndRestore<Shared *> here(puttingBack, element);
    return put();
  }
  bool isPuttingBack(const Shared *object) const {
    return object == puttingBack;
  }
  /// To be called when a tensor of `base` is written to.
  void noteWrite(TensorObj *base);

  // Who may be whom.
  /// The bases `a` and `b` may share memory.
  void linkDirectly(TensorObj *a, TensorObj *b);
  /// `a` may share memory with `b`, and with all that `b` may share it with.
  void linkMayAlias(TensorObj *a, TensorObj *b);
  /// What `a` is may be `b`.
  void linkDirectly(Shared *a, Shared *b);
  /// What `a` is may be `b`, or any that `b` may be.
  void linkMayBe(Shared *a, Shared *b);
  /// `holder` may have a copy of `object`.
  void linkHeldDirectly(Shared *holder, Shared *object);
  /// What `holder` is may have a copy of `object`, or of any that it may be.
  void linkHeld(Shared *holder, Shared *object);
  /// Both may have copies of the same, also of what is read of either later.
  void linkSharing(Shared *a, Shared *b);
  /// `object` may have been changed through another that it may be.
  template <typename T>
  void poison(T *object, mlir::Location loc) {
    if (object->poisonedAt || isPuttingBack(object))
      return;
    assign(object->poisonedAt, std::optional<mlir::Location>(loc));
    if (isFromBefore(object))
      getScope()->poisons.insert({object, loc});
  }
  void poison(const Poisons &poisons);

private:
  const Scope *loopScope() const;
  /// Adds `b` to the `links` of `a`.
  template <typename T>
  void addLink(T *a, T *b, llvm::SmallVector<T *, 1> T::*links);
  /// Counts a change of `object`, and poisons what it may be and what may have
  /// copies of it.
  void noteChange(Shared *object, AbstractValue value, mlir::Location loc);
  void poisonHolders(Shared *object,
                     llvm::SmallPtrSetImpl<const Shared *> &seen,
                     mlir::Location loc);
  static bool isPuttingBack(const TensorObj *) { return false; }

  std::vector<std::unique_ptr<Scope>> scopes;
  unsigned numScopes = 0;
  llvm::SmallVector<AbstractValue, 1> changedElements;
  Shared *puttingBack = nullptr;
  std::vector<std::function<void()>> journal;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_HEAP_HEAP_H
