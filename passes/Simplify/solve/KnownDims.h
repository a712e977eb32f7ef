//===- KnownDims.h - What is known of dims ----------------------*- C++ -*-===//
//
// What is known of dims that vary, and the sizes that they have in samples by
// that. How it is learned: LearnedDims.h.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SOLVE_KNOWNDIMS_H
#define TORCHONNX_PASSES_SIMPLIFY_SOLVE_KNOWNDIMS_H

#include "passes/Simplify/inputs/Inputs.h"
#include "passes/Simplify/sizes/OperatorDemands.h"

namespace torchonnx {

/// The size of the dim of this name in a row.
std::optional<int64_t> sizeNamed(llvm::StringRef name, const SizeRow &row);
/// The value of an expression where dims have the sizes of a row; nothing if it
/// has other names.
std::optional<int64_t> valueIn(llvm::StringRef expression, const SizeRow &row);

class KnownDims {
public:
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
    /// It is at most these expressions of dims with something added.
    llvm::SmallVector<std::pair<mlir::StringAttr, int64_t>> limits;
    /// It is dim number `place` of a group.
    std::shared_ptr<const Group> group;
    unsigned place = 0;
  };
  using Facts = llvm::MapVector<mlir::StringAttr, Fact>;
  /// Sizes that go into a branch: those of some dims, and of the others those
  /// of a sample.
  struct BranchRow {
    unsigned sample;
    SizeRow sizes;
    /// Whether it has all dims that were declared.
    bool isWhole = false;
  };
  /// The samples from this one on are those of branches.
  static constexpr unsigned firstOfBranches = 1 << 16;
  /// What the user is told of a dim, should the program be taken.
  struct Note {
    mlir::Location loc;
    std::string text;
    /// It is narrower than what the user declared, or than what is demanded.
    bool isNarrowing;
  };

  KnownDims(Oracle &oracle, mlir::MLIRContext *context, DynamicSizes sizes)
      : sizes(std::move(sizes)), oracle(oracle), context(context) {}

  int64_t fit(mlir::StringAttr dim, int64_t wanted) const;
  std::optional<int64_t> sizeIn(mlir::StringAttr dim, unsigned row) const;
  bool allows(mlir::StringAttr dim, int64_t value) const;
  std::optional<int64_t> numberOf(mlir::StringAttr dim) const;
  SizeExpr exprOf(mlir::StringAttr dim) const;
  /// What an expression of dims is of those that are symbols of their own.
  SizeExpr inOwn(llvm::StringRef text) const;
  /// Whether the sizes are as what is known of `dim` says; of what the row does
  /// not tell, they may be.
  bool meets(mlir::StringAttr dim, const SizeRow &row) const;
  bool isOwn(mlir::StringAttr dim) const;
  /// Whether the dim is its own and nothing but its range limits it.
  bool isFree(mlir::StringAttr dim) const;
  mlir::StringAttr nameOf(llvm::StringRef name) const {
    return mlir::StringAttr::get(context, name);
  }
  llvm::SmallVector<mlir::StringAttr> dimsOf(llvm::StringRef text) const;

  /// What is known by now, to go back to after a guess.
  struct Known {
    Facts facts;
    DynamicSizes sizes;
    llvm::MapVector<mlir::StringAttr, Note> notes;
    llvm::SetVector<mlir::StringAttr> adopted;
  };
  Known known() const { return {facts, sizes, notes, adopted}; }
  void goBackTo(Known known);

  DynamicSizes sizes;
  /// Those of `sizes` that are no dims but numbers that only data decides, of
  /// which an operator demands something.
  llvm::SetVector<mlir::StringAttr> adopted;
  Facts facts;
  llvm::MapVector<mlir::StringAttr, Note> notes;
  std::vector<BranchRow> branchRows;
  /// Whether some run succeeded: broadcasts go without saying then.
  bool isTaken = false;
  /// What the sizes of the table are multiplied by, and those of some dims
  /// besides.
  int64_t scale = 1;
  llvm::DenseMap<mlir::StringAttr, int64_t> scales;

protected:
  std::optional<int64_t> evaluateIn(llvm::StringRef expression,
                                    unsigned row) const;

  Oracle &oracle;
  mlir::MLIRContext *context;

private:
  std::optional<int64_t> baseSize(mlir::StringAttr dim, unsigned row) const;
  int64_t wantedSize(unsigned index, unsigned row) const;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SOLVE_KNOWNDIMS_H
