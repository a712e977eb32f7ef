//===- OperatorProber.h - Moves the sizes of an operator --------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORPROBER_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORPROBER_H

#include "passes/Simplify/sizes/OperatorDemands.h"
#include "passes/Simplify/sizes/SizeMoves.h"

namespace torchonnx {

/// Moves sizes that an operator takes, alone and together, and tells what it
/// demands of them.
class OperatorProber {
public:
  explicit OperatorProber(AskedOperator &op) : op(op), sizes(op.getSizes()) {}

  std::vector<SizeDemand> run();

private:
  static constexpr unsigned maxSizes = 16;

  void moveAlone();
  Set fewestWith(const Set &set);
  void findBalances();
  void findSame();
  void findShifted();
  std::optional<std::string> functionOf(unsigned i, const Set &others);
  bool movesBeside(unsigned i, const Set &others);
  void findFunctions();
  void findFunctionsOfSets();
  Set unexplained() const;
  void findProducts(const Set &left);
  void findNumbers();

  AskedOperator &op;
  const llvm::SetVector<mlir::StringAttr> &sizes;
  SizeMoves moves;
  /// What sizes may be multiples of, beyond what is tried one after the other.
  llvm::SmallVector<int64_t> farSteps;
  /// Of each size, the others that the operator takes in its place.
  std::vector<llvm::SmallVector<int64_t>> accepted;
  /// Bound sizes of which a demand tells.
  llvm::BitVector explained;
  std::vector<SizeDemand> demands;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORPROBER_H
