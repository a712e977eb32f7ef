//===- LearnedDims.h - What is learned of dims ------------------*- C++ -*-===//
//
// How what is known of dims grows: by what operators demand of sizes
// (Lessons.cpp), which comes down to dims (LearnedDims.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SOLVE_LEARNEDDIMS_H
#define TORCHONNX_PASSES_SIMPLIFY_SOLVE_LEARNEDDIMS_H

#include "passes/Simplify/solve/KnownDims.h"

namespace torchonnx {

class LearnedDims : public KnownDims {
public:
  using KnownDims::KnownDims;

  /// What an operator demands.
  struct Lesson {
    mlir::Location loc;
    std::string operatorName;
    bool isConditional;
    /// On its own sizes, and on the dims that they are expressions of.
    std::vector<SizeDemand> demands, onDims = {};
    /// Sizes of dims that it takes.
    std::vector<SizeRow> taken = {};
    /// The samples that reached it.
    llvm::BitVector live = {};
    /// What reaches a branch, not what an operator takes.
    bool isBranch = false;
    /// One of the ways to get past the operator, which may take others.
    bool isGuess = false;
  };

  // Each says whether something was new.
  bool learn(const Lesson &lesson);
  bool relate(mlir::StringAttr dim, llvm::StringRef expression, bool orOne,
              const Lesson &lesson);
  bool restrictTo(mlir::StringAttr dim, llvm::ArrayRef<int64_t> values,
                  const Lesson &lesson);
  /// Lets a number that only data decides be sampled, and learned of, as a dim.
  void adopt(mlir::StringAttr number);
  /// Takes what was learned of a dim for one of its ways only.
  void loosen(mlir::StringAttr dim, const DynamicSize &said);
  /// Notes that the program takes sizes that what is known of `dim` rules out.
  void noteTaken(mlir::StringAttr dim, const SizeRow &row,
                 mlir::Location where);

private:
  bool dependsOn(llvm::StringRef expression, mlir::StringAttr dim) const;
  std::optional<int64_t> evaluateAt(llvm::StringRef expression,
                                    mlir::StringAttr dim, int64_t size) const;
  std::optional<int64_t> lastThatIs(mlir::StringAttr size, mlir::StringAttr dim,
                                    int64_t least, int64_t greatest) const;
  SizeExpr parse(llvm::StringRef text) const;
  void adopt(const Lesson &lesson);
  bool learn(llvm::ArrayRef<SizeDemand> demands, const Lesson &lesson);
  bool learnBranch(llvm::ArrayRef<SizeDemand> demands);
  bool learnSame(const SizeDemand &demand, const Lesson &lesson);
  bool learnFunction(const SizeDemand &demand, const Lesson &lesson);
  bool learnOneOf(const SizeDemand &demand, const Lesson &lesson);
  bool learnTogether(mlir::StringAttr size,
                     llvm::ArrayRef<mlir::StringAttr> dims, int64_t wanted,
                     const Lesson &lesson);
  bool learnProduct(const SizeDemand &demand, const Lesson &lesson);
  bool learnBalance(const SizeDemand &demand, const Lesson &lesson);
  bool joinBalance(const SizeDemand &demand, const Lesson &lesson);
  bool setBalance(Group group, const SizeDemand &demand, const Lesson &lesson);
  bool learnAccepted(mlir::StringAttr dim,
                     llvm::function_ref<bool(int64_t)> accepts,
                     const Lesson &lesson);
  bool learnStep(const SizeDemand &demand, const Lesson &lesson);
  bool learnLimit(const SizeDemand &demand, const Lesson &lesson);
  bool limit(mlir::StringAttr dim, mlir::StringAttr other, int64_t offset);
  bool equate(llvm::StringRef expression, llvm::StringRef other,
              const Lesson &lesson, bool orOne = false);
  std::string quotientOf(mlir::StringAttr size, const Lesson &lesson) const;
  bool setGroup(Group group, const Lesson &lesson);
  bool stepBy(mlir::StringAttr dim, int64_t multiple, int64_t remainder,
              int64_t least, int64_t most, const Lesson &lesson);
  void note(mlir::StringAttr dim, const Lesson &lesson, const llvm::Twine &text,
            bool isNarrowing = false);
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SOLVE_LEARNEDDIMS_H
