//===- SizeMoves.h - How sizes move from an anchor --------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_SIMPLIFY_SIZES_SIZEMOVES_H
#define TORCHONNX_PASSES_SIMPLIFY_SIZES_SIZEMOVES_H

#include "passes/Simplify/sizes/AskedOperator.h"

namespace torchonnx {

/// Sizes that an operator takes, and what is known of how they move from there.
struct SizeMoves {
  Row anchor;
  /// Sizes that do not move alone.
  llvm::BitVector bound;
  /// Sizes that move together only, as they are the same.
  std::vector<Set> same;

  /// The anchor with the sizes of `set` changed to `size`.
  Row moved(const Set &set, int64_t size) const {
    return with(anchor, set, size);
  }
  bool isBound(unsigned i) const { return bound.test(i); }
  /// The sizes that are the same as size `i`, itself included.
  Set withSame(unsigned i) const {
    for (const Set &set : same)
      if (llvm::is_contained(set, i))
        return set;
    return {i};
  }
  /// All sizes but those of `set` and what is the same as one of them; those
  /// that are the same together.
  std::vector<Set> besides(const Set &set) const {
    std::vector<Set> others;
    for (unsigned k = 0; k < anchor.size(); ++k) {
      const Set together = withSame(k);
      if (together.front() == k && llvm::none_of(together, [&](unsigned i) {
            return llvm::is_contained(set, i);
          }))
        others.push_back(together);
    }
    return others;
  }
};

} // namespace torchonnx

#endif // TORCHONNX_PASSES_SIMPLIFY_SIZES_SIZEMOVES_H
