//===- SizeExprImpl.h - What expressions of sizes are made of --*- C++ -*-===//
//
// For the files of SizeExpr alone.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_DIALECTS_TORCH_SIZEEXPRIMPL_H
#define TORCHONNX_DIALECTS_TORCH_SIZEEXPRIMPL_H

#include "dialects/Torch/SizeExpr.h"

namespace torchonnx {

using Wide = __int128;

/// What is longer is a name of its own: nobody reads it, and it costs.
constexpr size_t maxSizeTerms = 24, maxSizeText = 160;

struct SizeExpr::Atom {
  enum Kind { Name, FloorDiv, Relu, Broadcast } kind;
  /// What it prints as; equal atoms have equal texts.
  std::string text;
  /// Of FloorDiv `a//b`, of Relu `max(a, 0)`, of Broadcast both.
  SizeExpr a = 0, b = 0;
};

inline bool fits(Wide value) {
  // Room for a sum of two.
  constexpr Wide most = Wide(1) << 61;
  return value < most && value > -most;
}

/// Python's `//`.
inline int64_t floorDivide(int64_t a, int64_t b) {
  int64_t q = a / b;
  return a % b != 0 && ((a < 0) != (b < 0)) ? q - 1 : q;
}
inline int64_t ceilDivide(int64_t a, int64_t b) { return -floorDivide(-a, b); }

/// Ends of ranges, where the ends of 64 bits are infinite.
inline bool isInfinite(int64_t end) {
  return end == SizeRange::lowest || end == SizeRange::highest;
}

/// offset + slope*x + sum of changes*max(x-place, 0).
struct SizeExpr::Pieces {
  AtomPtr x;
  int64_t slope = 0, offset = 0;
  /// By place, in order; none is 0.
  std::map<int64_t, int64_t> changes;

  int64_t at(int64_t value) const {
    Wide sum = Wide(slope) * value + offset;
    for (auto [place, change] : changes)
      if (value > place)
        sum += Wide(change) * (value - place);
    return fits(sum) ? int64_t(sum) : 0;
  }
  /// max(.., 0), if it is 0 at integers only.
  std::optional<Pieces> relu() const;
  /// Where x is never, nothing changes.
  void dropBeyond(const SizeRange &x);
  SizeRange bounds(const SizeRange &x) const;
};

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_SIZEEXPRIMPL_H
