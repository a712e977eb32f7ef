//===- Constraints.h - What a program demands of sizes ----------*- C++ -*-===//
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

#ifndef TORCHONNX_PASSES_SIMPLIFY_SOLVE_CONSTRAINTS_H
#define TORCHONNX_PASSES_SIMPLIFY_SOLVE_CONSTRAINTS_H

#include "mlir/IR/Diagnostics.h"
#include "passes/Simplify/inputs/Inputs.h"
#include "passes/Simplify/program/Evaluator.h"
#include "passes/Simplify/sizes/OperatorDemands.h"

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
        declared(sizes), sizes(std::move(sizes)) {}

  mlir::FailureOr<mlir::func::FuncOp> run();

private:
  /// Dims that take these sizes together, a row for each possibility.
  struct Group {
    llvm::SmallVector<mlir::StringAttr> dims;
    std::vector<llvm::SmallVector<int64_t>> rows;
  };
  /// What is known of a dim, besides its range.
  struct Fact {
    /// The dim is this expression of other dims.
    std::string expression;
    /// Or it is one of these.
    llvm::SmallVector<int64_t> values;
    /// It may be 1 instead, a broadcast.
    bool orOne = false;
    /// Only what may not run demands it: some samples are so, some are not.
    bool sometimes = false;
    /// It is this much more than a multiple of the range's.
    int64_t remainder = 0;
    /// Or it is one of these, as far as was looked: in no steps, as where
    /// quotients of it are equal.
    llvm::SmallVector<int64_t, 0> sieve;
    /// It is at most these dims with something added.
    llvm::SmallVector<std::pair<mlir::StringAttr, int64_t>> limits;
    /// It is dim number `place` of a group.
    std::shared_ptr<const Group> group;
    unsigned place = 0;
  };
  using Facts = llvm::MapVector<mlir::StringAttr, Fact>;
  /// What an operator demands.
  struct Lesson {
    mlir::Location loc;
    std::string operatorName;
    bool isConditional;
    /// On its own sizes, and on the dims that they are expressions of.
    std::vector<SizeDemand> demands, onDims = {};
    /// The samples that reached it.
    llvm::BitVector live = {};
    /// What reaches a branch, not what an operator takes.
    bool isBranch = false;
    /// One of the ways to get past the operator, which may take others.
    bool isGuess = false;
  };
  /// What the user is told of a dim, should the program be taken.
  struct Note {
    mlir::Location loc;
    std::string text;
    /// It is narrower than what the user declared, or than what is demanded.
    bool isNarrowing;
  };

  /// A run that took some samples, and what there is to say of it.
  struct Taken {
    mlir::func::FuncOp result;
    unsigned live;
    Symbols symbols;
    llvm::MapVector<mlir::StringAttr, Note> notes;
    std::vector<mlir::Diagnostic> held;
  };

  mlir::FailureOr<mlir::func::FuncOp> evaluate();
  void noteDeclared();
  void listen();
  void keepBetter(mlir::FailureOr<mlir::func::FuncOp> result, Taken &best);
  bool learnMore(const Taken &best);
  bool isRepeated(mlir::func::FuncOp first, const Symbols &before);
  void emitHeld();

  // Samples.
  int64_t fit(mlir::StringAttr dim, int64_t wanted) const;
  std::optional<int64_t> evaluateIn(llvm::StringRef expression,
                                    unsigned row) const;
  std::optional<int64_t> baseSize(mlir::StringAttr dim, unsigned row) const;
  std::optional<int64_t> sizeIn(mlir::StringAttr dim, unsigned row) const;
  bool allows(mlir::StringAttr dim, int64_t value) const;
  std::optional<int64_t> numberOf(mlir::StringAttr dim) const;
  int64_t wantedSize(unsigned index, unsigned row) const;
  SizeExpr exprOf(mlir::StringAttr dim) const;
  bool bindRows();

  // Learning.
  bool isOwn(mlir::StringAttr dim) const;
  llvm::SmallVector<mlir::StringAttr> dimsOf(llvm::StringRef text) const;
  bool dependsOn(llvm::StringRef expression, mlir::StringAttr dim) const;
  std::optional<int64_t> evaluateAt(llvm::StringRef expression,
                                    mlir::StringAttr dim, int64_t size) const;
  void adopt(const Lesson &lesson);
  bool learn(const Lesson &lesson);
  bool learn(llvm::ArrayRef<SizeDemand> demands, const Lesson &lesson);
  bool learnSame(const SizeDemand &demand, const Lesson &lesson);
  bool learnFunction(const SizeDemand &demand, const Lesson &lesson);
  bool learnOneOf(const SizeDemand &demand, const Lesson &lesson);
  bool learnProduct(const SizeDemand &demand, const Lesson &lesson);
  bool learnBalance(const SizeDemand &demand, const Lesson &lesson);
  bool learnAccepted(mlir::StringAttr dim,
                     llvm::function_ref<bool(int64_t)> accepts,
                     const Lesson &lesson);
  bool learnStep(const SizeDemand &demand, const Lesson &lesson);
  bool learnLimit(const SizeDemand &demand, const Lesson &lesson);
  bool equate(llvm::StringRef expression, llvm::StringRef other,
              const Lesson &lesson, bool orOne = false);
  bool relate(mlir::StringAttr dim, llvm::StringRef expression, bool orOne,
              const Lesson &lesson);
  std::string quotientOf(mlir::StringAttr size, const Lesson &lesson) const;
  bool restrictTo(mlir::StringAttr dim, llvm::ArrayRef<int64_t> values,
                  const Lesson &lesson);
  bool setGroup(Group group, const Lesson &lesson);
  bool stepBy(mlir::StringAttr dim, int64_t multiple, int64_t remainder,
              int64_t least, int64_t most, const Lesson &lesson);
  bool growSamples(unsigned live);
  bool getsPast(unsigned live, unsigned steps);
  llvm::SmallVector<mlir::StringAttr> dimsToEquate() const;
  /// What is known by now, to go back to after a guess.
  struct Known {
    Facts facts;
    DynamicSizes sizes;
    llvm::MapVector<mlir::StringAttr, Note> notes;
    llvm::SetVector<mlir::StringAttr> adopted;
  };
  Known known() const { return {facts, sizes, notes, adopted}; }
  void goBackTo(Known known);
  bool tryGuess(unsigned live, unsigned steps,
                llvm::function_ref<bool()> suppose);
  bool guess(unsigned live);
  bool guessNumbers(unsigned live, llvm::ArrayRef<mlir::StringAttr> dims,
                    Lesson lesson);
  bool learnWhenRun();
  void note(mlir::StringAttr dim, const Lesson &lesson, const llvm::Twine &text,
            bool isNarrowing = false);
  mlir::LogicalResult tellNotes();

  mlir::ModuleOp module;
  mlir::func::FuncOp entry;
  Oracle &oracle;
  EvaluatorOptions options;
  mlir::MLIRContext *context;
  /// Whether the program has samples of its own.
  bool isSampled = false;
  /// What the user says of dims, and what is known by now.
  const DynamicSizes declared;
  DynamicSizes sizes;
  /// Those of `sizes` that are no dims but numbers that only data decides, of
  /// which an operator demands something.
  llvm::SetVector<mlir::StringAttr> adopted;
  Facts facts;
  llvm::MapVector<mlir::StringAttr, Note> notes;
  llvm::SmallVector<mlir::Attribute> inputs;

  // The last run: what it had to say, and what operators demanded that dropped
  // samples; the last of them refused all, if the run failed.
  Findings findings;
  std::vector<mlir::Diagnostic> held;
  std::vector<Lesson> lessons;
  /// What branches and loops taught of the samples that they take.
  std::vector<Lesson> whenRun;
  /// Whether some run succeeded: broadcasts go without saying then.
  bool isTaken = false;
  /// What the sizes of the table are multiplied by.
  int64_t scale = 1;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SOLVE_CONSTRAINTS_H
