//===- OperatorAnchor.h - Sizes that an operator takes ----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORANCHOR_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORANCHOR_H

#include "passes/Simplify/sizes/AskedOperator.h"

namespace torchonnx {

/// Sizes that the operator takes, from which they can be moved; the program's
/// own before all others.
std::optional<Row> findAnchor(AskedOperator &op);

/// Products of `numbers` and quotients of such, beyond what is tried one after
/// the other: sizes may be demanded to be multiples of them.
llvm::SmallVector<int64_t>
findFarSteps(const llvm::SetVector<int64_t> &numbers);

/// The anchor with other sizes in the place of 1 as far as the operator takes
/// them: a size of 1 may be a broadcast, of which nothing can be learned.
Row leaveOne(AskedOperator &op, Row anchor, llvm::ArrayRef<int64_t> farSteps);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_OPERATORANCHOR_H
