//===- RuntimeLoop.h - A loop whose length only the run knows ---*- C++ -*-===//
//
// The body is evaluated once, over values that stand for what an iteration
// begins with. What it changes (variables, tensors written to, elements of
// lists) is found by trying: each try carries more, or more loosely typed,
// until the types that go in are those that come out.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_RUNTIMELOOP_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_RUNTIMELOOP_H

#include "passes/Simplify/control/ControlFlow.h"
#include "passes/Simplify/control/LoopCounters.h"
#include "passes/Simplify/control/LoopPlaces.h"
#include "passes/Simplify/control/LoopState.h"

namespace torchonnx {

/// What one evaluation of the body of a loop found.
struct LoopTry {
  mlir::Region region;
  LoopState found;
  /// What the iteration ends with: the condition, the variables, all leaves.
  mlir::Value next;
  AbstractValues variables;
  Leaves results;
  /// Lists that the body changes, as it leaves them.
  std::vector<std::pair<ListObj *, ListObj>> lists;
  /// Dicts and objects that it changes, as it leaves them.
  llvm::SmallVector<std::pair<DictObj *, DictObj>> dicts;
  llvm::SmallVector<std::pair<ClassObj *, ClassObj>> objects;
  /// What carried attributes are then.
  llvm::SmallVector<std::pair<mlir::StringAttr, AbstractValue>> globals;
  /// Objects with this number or a higher one were made by the iteration.
  unsigned firstId = 0;
  /// What it began with: what attributes, and what carried containers hold.
  AbstractValues attributes;
  llvm::DenseMap<Shared *, llvm::SmallVector<AbstractValue>> slots;
  /// Carried lists of the run, as they begin.
  std::vector<std::pair<ListObj *, ListObj>> begins;
  /// Whether what goes in has the form of what comes out.
  bool stable = true;

  /// Notes the lists in `init` that are others in `end`. False where those
  /// differ in more. What the iteration itself put there is not what it begins
  /// with.
  bool addLists(AbstractValue init, AbstractValue end);
};

class RuntimeLoop {
public:
  /// Iterations before `first` are unrolled.
  RuntimeLoop(Context &cx, ControlFlow &control, LoopOp loop, int64_t first)
      : cx(cx), control(control), forms(control.getForms()), loop(loop),
        loc(cx.calls.locate(loop)), places(cx, loc), first(first),
        counters(cx, loop) {}

  /// What is left of the loop, at most `length` long with the iterations before
  /// it; it begins if `condition` holds.
  mlir::FailureOr<AbstractValues>
  run(AbstractValue length, mlir::Value condition, AbstractValues carried);

private:
  mlir::Value countTrips(AbstractValue length);
  mlir::Value iterationsRun();
  void begin(AbstractValues carried);
  mlir::LogicalResult tryOnce(LoopTry &attempt,
                              llvm::SmallVectorImpl<mlir::Value> &inits);
  bool repeatNames();
  mlir::LogicalResult widenTypes(LoopTry &attempt, mlir::ValueRange inits);
  mlir::FailureOr<AbstractValues>
  finish(LoopTry &attempt, mlir::Value condition, mlir::ValueRange inits);
  mlir::Attribute sizeAfter(mlir::Attribute carried, mlir::Attribute init,
                            mlir::Attribute end, mlir::Value iterations);
  mlir::Type typeAfter(mlir::Type carried, mlir::Type init, mlir::Type end,
                       mlir::Value iterations,
                       llvm::DenseMap<mlir::Attribute, mlir::Attribute> &sizes);
  void learnEnd(LoopOp op, const LoopTry &attempt);

  // The state: RuntimeLoop.cpp.
  void placeViews();
  mlir::LogicalResult flattenState(LoopState &from, Leaves &leaves);
  mlir::FailureOr<AbstractValues> setState(mlir::ValueRange leaves,
                                           mlir::Value iterations);
  /// Whether a variable is what the number of the iteration makes it, before
  /// every iteration and after the last.
  bool isCounted(unsigned variable) const {
    return counters.runsToEnd() && counters.isCounter(variable);
  }

  // One try: LoopTries.cpp.
  mlir::LogicalResult tryBody(LoopTry &attempt);
  void noteBegin(LoopTry &attempt);
  void noteEnd(LoopTry &attempt);
  mlir::LogicalResult conform(AbstractValue begin, AbstractValue &end,
                              LoopTry &attempt);
  mlir::LogicalResult check(AbstractValue begin, AbstractValue end,
                            LoopTry &attempt);
  void release(AbstractValue begin, LoopTry &attempt);
  template <typename Objects>
  mlir::LogicalResult compareSlots(Objects &objects, LoopTry &attempt);
  mlir::LogicalResult compareEnds(LoopTry &attempt);
  mlir::LogicalResult flattenEnd(LoopTry &attempt);

  // What the next one begins with: LoopTries.cpp.
  mlir::LogicalResult adapt(LoopTry &attempt);
  mlir::LogicalResult adaptLists(LoopTry &attempt);
  AbstractValue standIn(AbstractValue like, const LoopTry &attempt);
  void adaptEntries(AbstractValue &slot, const DictObj &end, LoopTry &attempt);
  void adaptNone(AbstractValue &slot, AbstractValue end, LoopTry &attempt);
  mlir::LogicalResult adaptObjects(LoopTry &attempt);
  mlir::LogicalResult adaptVariables(LoopTry &attempt);
  void extend(LoopTry &attempt);

  Context &cx;
  ControlFlow &control;
  LoopForms &forms;
  LoopOp loop;
  mlir::Location loc;
  LoopPlaces places;
  int64_t first;
  LoopCounters counters;
  /// Whether only its condition ends the loop.
  bool isEndless = false;
  /// How many iterations there are from `first` on.
  mlir::Value trips;
  LoopState state;
  /// The types of what is carried.
  llvm::SmallVector<mlir::Type> types;
  /// Symbols that stand for another size in every iteration.
  llvm::DenseSet<mlir::Attribute> loose;
  /// Samples that the body is tried with, and those in which there is no
  /// iteration.
  llvm::BitVector busy, idle;
  /// The names before the first try, and the last op then.
  std::optional<Symbols> before;
  mlir::Operation *lastBefore = nullptr;
};

/// The places of a container that hold values.
inline llvm::SmallVector<AbstractValue *> slotsOf(ListObj *list) {
  return llvm::map_to_vector(list->elements,
                             [](AbstractValue &value) { return &value; });
}
template <typename Entries>
llvm::SmallVector<AbstractValue *> slotsOf(Entries &entries) {
  return llvm::map_to_vector(entries,
                             [](auto &entry) { return &entry.second; });
}
inline llvm::SmallVector<AbstractValue *> slotsOf(DictObj *dict) {
  return slotsOf(dict->entries);
}
inline llvm::SmallVector<AbstractValue *> slotsOf(ClassObj *object) {
  return slotsOf(object->attributes);
}

inline bool isObject(AbstractValue value) {
  return value.tensor() || value.list() || value.dict() || value.object();
}

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_RUNTIMELOOP_H
