//===- Counterexamples.h - Sizes that what is known rules out ---*- C++ -*-===//
//
// A demand that is learned is to be what PyTorch demands, no more. So what was
// learned is held against the program once more, at sizes that it rules out:
// the program is to refuse them.
//
//   x[n,3] and y[m,3], of which m == n is known
//   Counterexamples(known, declared).find(taken)
//                             // n = 4, m = 5; n = 6, m = 3; ...
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SOLVE_COUNTEREXAMPLES_H
#define TORCHONNX_PASSES_SIMPLIFY_SOLVE_COUNTEREXAMPLES_H

#include "passes/Simplify/solve/KnownDims.h"

namespace torchonnx {

class Counterexamples {
public:
  using BranchRow = KnownDims::BranchRow;

  Counterexamples(const KnownDims &known, const DynamicSizes &declared);

  /// Sizes of all dims that what is known rules out, as little of it as may be.
  /// Of `taken`, sizes of some dims, it is known that an operator which taught
  /// something takes them.
  std::vector<BranchRow> find(llvm::ArrayRef<SizeRow> taken) const;

  /// Sizes of all dims, of those that `taken` tells what it tells, that all of
  /// what is known allows.
  std::vector<BranchRow> complete(llvm::ArrayRef<SizeRow> taken) const;

  /// The dims of which something is known that rules the sizes out.
  llvm::SmallVector<mlir::StringAttr> unmetBy(const SizeRow &row) const;

private:
  bool isNarrowed(mlir::StringAttr dim) const;
  bool isDeclared(const SizeRow &row) const;
  std::optional<SizeRow> moved(SizeRow row, const SizeRow &to) const;
  std::optional<BranchRow> inSample(size_t n, const SizeRow &sizes) const;
  llvm::SmallVector<int64_t> sizesBeside(mlir::StringAttr dim,
                                         const SizeRow &row) const;
  void addBeside(mlir::StringAttr dim, std::vector<BranchRow> &found) const;
  std::vector<SizeRow> someSmall() const;

  const KnownDims &known;
  const DynamicSizes &declared;
  /// Sizes by all that is known.
  std::vector<BranchRow> samples;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SOLVE_COUNTEREXAMPLES_H
