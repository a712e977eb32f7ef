//===- Functional.h - What in-place operators compute -----------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_MEMORY_FUNCTIONAL_H
#define TORCHONNX_PASSES_SIMPLIFY_MEMORY_FUNCTIONAL_H

#include "dialects/Torch/Oracle.h"

namespace torchonnx {

/// The operator without writes that computes what `schema`, of an in-place or
/// out= operator, writes; null if LibTorch has none. `argMap` says which of the
/// arguments each of its own is; nothing for one that is left out.
const OpSchema *
findFunctional(Oracle &oracle, const OpSchema &schema,
               llvm::SmallVectorImpl<std::optional<unsigned>> &argMap);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_MEMORY_FUNCTIONAL_H
