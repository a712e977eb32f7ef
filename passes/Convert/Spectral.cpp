//===- Spectral.cpp - Conversions: complex tensors, Fourier transforms ----===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// Whether DFT does this transform: one dim, unnormalised, of a length that is
/// a large power of two. ONNX Runtime is exact for these only (it is off by
/// 1e-4 for 400 points), and a matrix product is faster for small ones.
template <typename Op>
static bool isDft(Op op) {
  std::optional<SmallVector<int64_t>> dims = getConstantInts(op.getDim());
  auto type = cast<TorchTensorType>(op.getSelf().getType());
  if (!dims || dims->size() != 1 ||
      getConstantInt(op.getNormalization()) != 0 || type.getRank() < 2)
    return false;
  std::optional<int64_t> size = type.getSize((*dims)[0]);
  return size && *size >= 128 && llvm::isPowerOf2_64(*size);
}

/// DFT of pairs (or of single reals) in the last dim of `x`.
static Value dft(OnnxBuilder &b, Value x, Value self, Value dims, bool inverse,
                 bool onesided) {
  int64_t axis = (*getConstantInts(dims))[0];
  if (axis < 0)
    axis += b.rank(self);
  if (b.hasInput("DFT", "axis"))
    return b.DFT({x, Value(), b.scalarInt(axis)},
                 {{"inverse", inverse}, {"onesided", onesided}});
  return b.DFT(x,
               {{"axis", axis}, {"inverse", inverse}, {"onesided", onesided}});
}

void torchonnx::addSpectralConversions(ConvertRules &rules) {
  // Parts to pairs.
  rules
      .add([](OnnxBuilder &b, AtenComplexOp op) {
        return b.Concat({b.unsqueeze(b.in(op.getReal()), {-1}),
                         b.unsqueeze(b.in(op.getImag()), {-1})},
                        {{"axis", -1}});
      })
      .when([](AtenComplexOp op) {
        return cast<TorchTensorType>(op.getReal().getType()).getDims() ==
               cast<TorchTensorType>(op.getImag().getType()).getDims();
      })
      .takesComplex();

  // DFT, ONNX 17.
  rules
      .add([](OnnxBuilder &b, Aten_FftC2cOp op) {
        return dft(b, b.in(op.getSelf()), op.getSelf(), op.getDim(),
                   !*getConstantBool(op.getForward()), false);
      })
      .since(17)
      .when([](Aten_FftC2cOp op) {
        return isDft(op) && getConstantBool(op.getForward());
      })
      .takesComplex();
  rules
      .add([](OnnxBuilder &b, Aten_FftR2cOp op) {
        return dft(b, b.unsqueeze(b.in(op.getSelf()), {-1}), op.getSelf(),
                   op.getDim(), false, *getConstantBool(op.getOnesided()));
      })
      .since(17)
      .when([](Aten_FftR2cOp op) {
        return isDft(op) && getConstantBool(op.getOnesided());
      })
      .takesComplex();
}
