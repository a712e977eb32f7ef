//===- OperatorDemands.h - What an operator demands of sizes ----*- C++ -*-===//
//
// Asks one operator, by itself, about thousands of sizes, and tells in general
// terms which of them it takes. Whoever has its operands may ask.
//
// `cat` of f32[n,3] and f32[m,k] along dim 0 takes rows of sizes where k is 3:
// the one demand is OneOf {k} {3}.
//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORDEMANDS_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORDEMANDS_H

#include "dialects/Torch/Oracle.h"

namespace torchonnx {

/// The sizes that are `remainder` modulo `multiple`, from the least on.
struct SizeStep {
  int64_t multiple = 1, remainder = 0, least = 1;
  int64_t most = std::numeric_limits<int64_t>::max();
};

/// Something that an operator demands of sizes of its operands.
struct SizeDemand {
  enum Kind {
    Same,     ///< All `sizes` are one number.
    Function, ///< The first of `sizes` is `expression`, of the names of others.
    OneOf,    ///< The only one of `sizes` is one of `values`.
    Product,  ///< The product of `sizes` is the only one of `values`.
    Balance,  ///< That of the first `left` sizes, times the first of `values`,
              ///< is that of the others, times the second.
    Step,     ///< The only one of `sizes` is as `step` says.
    AtMost    ///< The first of `sizes` is at most the second and `offset`.
  } kind;
  llvm::SmallVector<mlir::StringAttr> sizes;
  /// Same: which of `sizes` may be 1 instead.
  llvm::BitVector orOne;
  std::string expression;
  llvm::SmallVector<int64_t> values;
  SizeStep step;
  unsigned left = 0;
  int64_t offset = 0;
  /// Whether it was seen to be more than what the operator demands: sizes to
  /// try are so, but others are taken too.
  bool isLoose = false;

  SizeDemand(Kind kind, llvm::ArrayRef<mlir::StringAttr> sizes)
      : kind(kind), sizes(sizes), orOne(sizes.size()) {}
};

/// What `accepted`, some of the numbers from 1 to `last`, have in common: a
/// least number and a step; nothing if they have not.
std::optional<SizeStep> findStep(llvm::ArrayRef<int64_t> accepted,
                                 int64_t last);

/// Asks operator `name` about many sizes of `operands`, near sizes that it is
/// known to take or is found to take, and tells what it demands of them. The
/// oracle's symbols are left as they were.
///
/// With `isDim`, the demands are on the dims that the sizes are expressions of;
/// there are none where other symbols have a part, or the sizes are dims.
std::vector<SizeDemand>
findDemands(Oracle &oracle, llvm::StringRef name, mlir::ValueRange operands,
            llvm::function_ref<bool(mlir::StringAttr)> isDim = {});

/// Sizes of dims that are taken together.
using SizeRow = llvm::MapVector<mlir::StringAttr, int64_t>;

/// Sizes that the operator takes, of the dims that those of `operands` are
/// expressions of: all that are small, or else such as are near to those of the
/// program. None where other symbols have a part.
std::vector<SizeRow>
findTaken(Oracle &oracle, llvm::StringRef name, mlir::ValueRange operands,
          llvm::function_ref<bool(mlir::StringAttr)> isDim);

/// What has to hold of sizes for `predicate` to be `wanted`: what can be read
/// off comparisons of them.
std::vector<SizeDemand> findDemands(mlir::Value predicate, bool wanted);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORDEMANDS_H
