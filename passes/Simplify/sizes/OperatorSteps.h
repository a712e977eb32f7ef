//===- OperatorSteps.h - Steps and limits of sizes that move ----*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORSTEPS_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORSTEPS_H

#include "passes/Simplify/sizes/OperatorDemands.h"
#include "passes/Simplify/sizes/SizeMoves.h"

namespace torchonnx {

/// Finds what an operator demands of sizes that move: steps, least sizes, and
/// others that they are at most.
class StepFinder {
public:
  /// `farSteps` are what sizes may be demanded to be multiples of, beyond what
  /// is tried one after the other.
  StepFinder(AskedOperator &op, SizeMoves moves,
             llvm::ArrayRef<int64_t> farSteps)
      : op(op), sizes(op.getSizes()), moves(std::move(moves)),
        farSteps(farSteps) {}

  std::vector<SizeDemand> run();

private:
  /// Every size to here is tried where no small one is taken.
  static constexpr int64_t furthest = 64 * lastTried;

  void findSteps();
  void findLimits();
  bool isMetByOthers(const Set &set, int64_t multiple);
  std::optional<SizeStep> findFarStep(const Set &set, Row row);
  llvm::SmallVector<int64_t> scan(const Set &set, Row row, int64_t first,
                                  int64_t past, int64_t by);
  std::optional<SizeStep> findStepAmong(const Set &set, const Row &row);
  std::optional<SizeStep> findLeast(const Set &set);
  std::optional<SizeStep> findStepOf(const Set &set);
  bool isOfProgram(const Set &set) const;
  bool moveWithOthers(const Set &set, const SizeStep &step);
  bool stepsWithOthers(const Set &set, const SizeStep &step);

  AskedOperator &op;
  const llvm::SetVector<mlir::StringAttr> &sizes;
  SizeMoves moves;
  llvm::ArrayRef<int64_t> farSteps;
  std::vector<SizeDemand> demands;
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORSTEPS_H
