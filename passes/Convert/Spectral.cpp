//===- Spectral.cpp - Conversions: complex tensors, Fourier transforms ----===//

#include "passes/Convert/Rules.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// The one dim of a transform.
template <typename Op>
static int64_t axisOf(Op op) {
  return dimOf(op.getSelf(), getConstantInts(op.getDim())->front());
}

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
static Value dft(OnnxBuilder &b, Value x, int64_t axis, bool inverse,
                 bool onesided) {
  if (b.hasInput("DFT", "axis"))
    return b.DFT({x, Value(), b.scalarInt(axis)},
                 {{"inverse", inverse}, {"onesided", onesided}});
  return b.DFT(x,
               {{"axis", axis}, {"inverse", inverse}, {"onesided", onesided}});
}

/// The DFT of reals, whose first frequency and, of an even number, the middle
/// one are real: that their imaginary parts are 0, and not about that, gives
/// them the phases 0 and pi.
static Value dftOfReals(OnnxBuilder &b, Aten_FftR2cOp op) {
  bool onesided = *getConstantBool(op.getOnesided());
  int64_t axis = axisOf(op);
  Value pairs =
      dft(b, b.unsqueeze(b.in(op.getSelf()), {-1}), axis, false, onesided);
  auto type = cast<TorchTensorType>(op.getSelf().getType());
  int64_t points = *type.getSize(axis),
          frequencies = onesided ? points / 2 + 1 : points;
  SmallVector<bool> isZero(2 * frequencies);
  isZero[1] = isZero[points + 1] = true;
  SmallVector<int64_t> shape{frequencies};
  shape.append(type.getRank() - 1 - axis, 1);
  shape.push_back(2);
  Value mask = b.constant(DenseElementsAttr::get(
      RankedTensorType::get(shape, b.builder.getI1Type()), isZero));
  return b.Where({mask, b.scalar(0, type.getDtype()), pairs});
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
        return dft(b, b.in(op.getSelf()), axisOf(op),
                   !*getConstantBool(op.getForward()), false);
      })
      .since(17)
      .when([](Aten_FftC2cOp op) {
        return isDft(op) && getConstantBool(op.getForward());
      })
      .takesComplex();
  rules.add([](OnnxBuilder &b, Aten_FftR2cOp op) { return dftOfReals(b, op); })
      .since(17)
      .when([](Aten_FftR2cOp op) {
        return isDft(op) && getConstantBool(op.getOnesided());
      })
      .takesComplex();
}
