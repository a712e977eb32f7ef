//===- SeedRandom.cpp - Random operators that repeat themselves -----------===//

#include "passes/Passes.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXSEEDRANDOM
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// The seed of random operator `index`. ONNX has it as a float, which holds 24
/// bits exactly: an odd factor maps those of seed + index one to one, and keeps
/// neighbours, whose streams would begin alike, apart.
static float seedOf(uint64_t seed, uint64_t index) {
  return ((seed + index) * 0x9E3779B1u + 0x5EED) & 0xFFFFFF;
}

namespace {
struct OnnxSeedRandom : torchonnx::impl::OnnxSeedRandomBase<OnnxSeedRandom> {
  using OnnxSeedRandomBase::OnnxSeedRandomBase;

  void runOnOperation() override {
    uint64_t index = 0;
    Builder builder(&getContext());
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      const OnnxOpInfo *info = onnxOpInfo(op);
      const OnnxAttrInfo *attr =
          info && info->random ? info->attr("seed") : nullptr;
      if (!attr)
        return;
      float value = seedOf(seed, index++);
      op->setAttr("seed", attr->kind == OnnxAttrKind::Float
                              ? Attribute(builder.getF32FloatAttr(value))
                              : builder.getI64IntegerAttr(int64_t(value)));
    });
  }
};
} // namespace
