//===- ControlFlow.h - Branches and loops -----------------------*- C++ -*-===//
//
// The room `control/` owns what is assumed while a branch is evaluated, the
// regions that branches and loops become, and what they have in common: which
// loops we are in, whether the program raised, which checks are kept. The walk
// calls it for `if` and for loops, rooms below reach it as `Control`. It
// evaluates blocks through the context, and knows nothing of frames.
//
//   if bool(x.sum() > 0): xs.append(x)
//   control.evaluateIf(predicate, loc, branch, {})  // both, each in a region,
//                                                   // from the same state
//   // merged: xs is rows of a length that only the run knows
//
// A branch on a known value is taken and a loop of known length unrolled. A
// loop of any other is a RuntimeLoop, whose body is evaluated over what stands
// for any iteration; what two branches leave is one by the Merger.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_CONTROL_CONTROLFLOW_H
#define TORCHONNX_PASSES_SIMPLIFY_CONTROL_CONTROLFLOW_H

#include "passes/Simplify/control/BranchEnd.h"
#include "passes/Simplify/control/LoopForms.h"

namespace torchonnx {

/// The name among the globals of the bool that says whether all checks that are
/// kept held so far: branches and loops carry it as they do any other.
mlir::StringAttr checksName(mlir::MLIRContext *context);

class ControlFlow final : public Control {
public:
  /// `cx` need not be there yet.
  explicit ControlFlow(Context &cx) : cx(cx), forms(cx) {}

  // Branches: ControlFlow.cpp.
  mlir::FailureOr<AbstractValues>
  evaluateIf(mlir::Value predicate, mlir::Location loc, Branch branch,
             BranchOptions branchOptions) override;
  mlir::FailureOr<AbstractValue> choose(mlir::Value predicate, AbstractValue x,
                                        AbstractValue y,
                                        mlir::Location loc) override;
  /// An `if` of the program.
  mlir::FailureOr<AbstractValues> evaluate(IfOp op, mlir::Value predicate);

  // Loops: Loops.cpp. One that is left of another is told what decided which
  // of two values variables were when that began.
  mlir::FailureOr<AbstractValues>
  evaluate(LoopOp loop, AbstractValue length, AbstractValue condition,
           AbstractValues carried,
           const llvm::DenseSet<mlir::Value> *deciders = nullptr);
  /// Evaluates the body of a loop once, whose variables are `carried` before it
  /// and after it; whether there is another iteration.
  mlir::FailureOr<AbstractValue>
  evaluateIteration(LoopOp loop, mlir::Value index, AbstractValues &carried);
  /// Which iteration of unrolled loops this is.
  unsigned getIteration() const { return iteration; }
  /// A loop whose length only the run knows is evaluated; in it, objects have
  /// numbers from the scope's first on.
  void enterLoop(mlir::Operation *loop) {
    runtimeLoops.push_back({loop, cx.heap.getScope()->firstId});
  }
  void leaveLoop() { runtimeLoops.pop_back(); }
  void noteEmpty(const ListObj *list) override;
  bool isCarried(const Shared *object) const override;
  AbstractValue standIn(AbstractValue like, mlir::Location loc) override {
    return forms.standIn(like, loc);
  }
  LoopForms &getForms() { return forms; }

  // Raising.
  void raise(mlir::Location loc, std::string message) override {
    raised = Raise{loc, std::move(message)};
  }
  /// Where evaluation stopped at a `raise`, not at an error of ours; from then
  /// on it is one.
  std::optional<Raise> takeRaise() {
    return std::exchange(raised, std::nullopt);
  }
  /// What the checks that are kept say when they fail.
  llvm::ArrayRef<mlir::StringAttr> getCheckMessages() const {
    return checkMessages.getArrayRef();
  }

private:
  struct Samples;
  mlir::LogicalResult evaluateBranch(Branch branch, bool isThen,
                                     mlir::Location loc, BranchEnd &end);
  mlir::LogicalResult evaluateSide(mlir::Value predicate, Branch branch,
                                   bool isThen, mlir::Location loc,
                                   Samples &samples, bool checks,
                                   BranchEnd &end);
  mlir::FailureOr<AbstractValues>
  goAround(const Raise &raise, mlir::Value predicate, bool isThen,
           Branch branch, const Samples &samples, mlir::Location loc);
  mlir::LogicalResult keepCheck(mlir::Value predicate, bool wanted,
                                llvm::StringRef message, mlir::Location loc);
  AbstractValue chosenContainer(mlir::OpResult result, mlir::Value predicate);
  bool leaveOut(mlir::Value predicate, bool isThen, mlir::Location loc,
                const Samples &samples, Findings::Mark before, BranchEnd &end);
  void noteRefused();
  mlir::FailureOr<AbstractValues> peelLoop(LoopOp loop, int64_t first,
                                           AbstractValue length,
                                           mlir::Value condition,
                                           AbstractValues carried);
  mlir::FailureOr<AbstractValues>
  evaluateForEach(LoopOp loop, AbstractValue length, AbstractValue condition,
                  AbstractValues carried, size_t at,
                  const llvm::DenseSet<mlir::Value> &deciders);
  bool fits(LoopOp loop, int64_t i, int64_t trips) const;

  Context &cx;
  LoopForms forms;
  std::optional<Raise> raised;
  llvm::SetVector<mlir::StringAttr> checkMessages;
  /// The loops that we are in, and the first number of what is made in them.
  llvm::SmallVector<std::pair<mlir::Operation *, unsigned>> runtimeLoops;
  unsigned iteration = 0;
  unsigned unrolledOps = 0;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_CONTROL_CONTROLFLOW_H
