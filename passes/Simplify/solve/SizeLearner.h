//===- SizeLearner.h - What a program demands of sizes ----------*- C++ -*-===//
//
// The room `solve/` owns why the walk starts again: what a program demands of
// its sizes, what was learned of it, and what the user is told. It runs the
// Evaluator of `program/` and reads its findings; the pass calls it, and nobody
// else.
//
//   x[n,4] @ y[m,4].t() + z[k,n]       // is refused in most samples
//   SizeLearner(module, entry, oracle, options, sizes).run()
//                                      // learns k == n, m == n from that, and
//                                      // runs it again on sizes that are so
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SOLVE_SIZELEARNER_H
#define TORCHONNX_PASSES_SIMPLIFY_SOLVE_SIZELEARNER_H

#include "mlir/IR/Diagnostics.h"
#include "passes/Simplify/program/Evaluator.h"
#include "passes/Simplify/solve/LearnedDims.h"
#include "llvm/ADT/DenseSet.h"

namespace torchonnx {

/// What a program may cost while we learn: operators asked about.
constexpr unsigned maxSteps = 20000;

/// Evaluates a function whose arguments have dims that vary. Where the program
/// does not take them as independent, finds out what it demands, operator by
/// operator: that dims are equal or functions of each other, that one goes in
/// steps, or that one is a number.
class SizeLearner {
public:
  SizeLearner(mlir::ModuleOp module, mlir::func::FuncOp entry, Oracle &oracle,
              EvaluatorOptions options, DynamicSizes sizes)
      : module(module), entry(entry), oracle(oracle),
        options(std::move(options)), context(module.getContext()),
        declared(sizes),
        knowledge(oracle, module.getContext(), std::move(sizes)) {}

  mlir::FailureOr<mlir::func::FuncOp> run();

private:
  using Lesson = LearnedDims::Lesson;

  /// A run that took some samples, and what there is to say of it.
  struct Taken {
    mlir::func::FuncOp result;
    unsigned live;
    Symbols symbols;
    KnownDims::Known known;
    std::vector<mlir::Diagnostic> held;
  };

  mlir::FailureOr<mlir::func::FuncOp> learn();
  mlir::FailureOr<mlir::func::FuncOp> evaluate();
  void noteDeclared();
  void listen();
  void keepBetter(mlir::FailureOr<mlir::func::FuncOp> result, Taken &best);
  Rerun learnMore(const Taken &best);
  void tellRerun(Rerun reason);
  EvaluatorOptions tellingNobody() const;
  bool isRepeated(mlir::func::FuncOp first, const Symbols &before);
  void emitHeld();

  llvm::SmallVector<unsigned> chooseRows() const;
  bool bindRows();
  bool bindRows(llvm::ArrayRef<unsigned> rows);

  // Refutations.cpp.
  std::vector<KnownDims::BranchRow> findTakenRows();
  void refuteLearned(Taken &best);

  // StateForms.cpp.
  mlir::LogicalResult learnState();
  bool takesInitialState();
  GlobalOp getState(mlir::StringAttr name);
  mlir::Attribute widen(mlir::Attribute form, mlir::Attribute left,
                        mlir::Type type, llvm::StringRef name);
  mlir::Attribute openStateDim(llvm::StringRef name, unsigned position);

  bool growSamples(unsigned live);
  bool growRefused(const std::optional<RefusedCall> &refusal);
  const Lesson *lastRefusal() const;
  bool sampleTaken();
  bool getsPast(unsigned live, unsigned steps);
  llvm::SmallVector<mlir::StringAttr>
  dimsAtFault(const std::optional<RefusedCall> &refusal) const;
  bool tryGuess(unsigned live, unsigned steps,
                llvm::function_ref<bool()> suppose);
  bool guess(unsigned live);
  bool guessNumbers(unsigned live, llvm::ArrayRef<mlir::StringAttr> dims,
                    Lesson lesson);
  bool learnWhenRun();
  mlir::LogicalResult tellNotes();

  mlir::ModuleOp module;
  mlir::func::FuncOp entry;
  Oracle &oracle;
  EvaluatorOptions options;
  mlir::MLIRContext *context;
  /// Whether the program has samples of its own.
  bool isSampled = false;
  /// What the user says of dims, and what is known by now.
  DynamicSizes declared;
  LearnedDims knowledge;
  llvm::SmallVector<mlir::Attribute> inputs;
  /// What attributes that calls change are, with dims by name.
  StateForms state;

  // The last run: what it had to say, and what operators demanded that dropped
  // samples; the last of them refused all, if the run failed.
  Findings findings;
  std::vector<mlir::Diagnostic> held;
  std::vector<Lesson> lessons;
  /// What operators that taught something take.
  std::vector<SizeRow> taken;
  /// What all operators take that were sampled so, and where those are.
  std::vector<SizeRow> sampled;
  llvm::DenseSet<mlir::Location> sampledAt;
  /// What branches and loops taught of the samples that they take.
  std::vector<Lesson> whenRun;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SOLVE_SIZELEARNER_H
