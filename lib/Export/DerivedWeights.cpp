//===- DerivedWeights.cpp - Weights that change as they are written -------===//

#include "DerivedWeights.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "torch-onnx-opt/Origins.h"

using namespace mlir;
using namespace torchonnx;

bool torchonnx::isReturned(Operation *op) {
  return llvm::any_of(op->getUsers(), [](Operation *user) {
    return user->hasTrait<OpTrait::IsTerminator>();
  });
}

/// Whether the op swaps the dims of a matrix of weights, which is cheap to do
/// while the matrix is written and costs a node otherwise. A large matrix that
/// is read as it is too (an embedding that is also the last layer) is written
/// once and keeps the node: runtimes fold it when they load the model.
static bool isTransposedWeight(Operation *op) {
  constexpr int64_t large = 1 << 18;
  if (!isOnnxOp(op, "Transpose") || isReturned(op))
    return false;
  ElementsAttr value = getOnnxConstant(op->getOperand(0));
  if (!value || value.getShapedType().getRank() != 2 ||
      !value.getElementType().isIntOrFloat() ||
      value.getElementType().getIntOrFloatBitWidth() < 8 ||
      value.getNumElements() == 0 ||
      getOnnxInts(op, "perm") != SmallVector<int64_t>{1, 0})
    return false;
  return value.getNumElements() < large ||
         llvm::all_of(
             op->getOperand(0).getUsers(),
             [](Operation *user) {
               return isOnnxOp(user, "Transpose") && !isReturned(user);
             });
}

/// The dim of a weight along which a constant holds one factor per index, if
/// the op is their product. This is multiplied while the weight is written,
/// too.
static std::optional<int64_t> getScaledDim(Operation *op) {
  if (!isOnnxOp(op, "Mul") || isReturned(op))
    return std::nullopt;
  ElementsAttr weight = getOnnxConstant(op->getOperand(0));
  ElementsAttr scale = getOnnxConstant(op->getOperand(1));
  if (!weight || !scale || weight.getNumElements() == 0)
    return std::nullopt;
  Type type = weight.getElementType();
  ArrayRef<int64_t> dims = weight.getShapedType().getShape();
  ArrayRef<int64_t> factors = scale.getShapedType().getShape();
  if (!(type.isF32() || type.isF64()) || type != scale.getElementType() ||
      dims.size() != factors.size())
    return std::nullopt;
  for (auto [i, factor] : llvm::enumerate(factors))
    if (factor == dims[i] && factor == scale.getNumElements())
      return i;
  return std::nullopt;
}

/// Whether the op rounds a weight, or what is made of one, to float16.
static bool isRoundedWeight(Operation *op) {
  if (!isOnnxOp(op, "Cast") || isReturned(op) ||
      !cast<TensorType>(op->getResult(0).getType()).getElementType().isF16() ||
      !cast<TensorType>(op->getOperand(0).getType()).getElementType().isF32())
    return false;
  Operation *from = op->getOperand(0).getDefiningOp();
  return from && ((getOnnxConstant(op->getOperand(0)) &&
                   getOnnxConstant(op->getOperand(0)).getNumElements() != 0) ||
                  isTransposedWeight(from) || getScaledDim(from));
}

bool torchonnx::isDerivedWeight(Operation *op) {
  return isTransposedWeight(op) || getScaledDim(op) || isRoundedWeight(op);
}

static FailureOr<DerivedWeight> getTransposed(Operation *op) {
  Operation *weight = op->getOperand(0).getDefiningOp();
  ElementsAttr value = getOnnxConstant(op->getOperand(0));
  FailureOr<RawData> data = RawData::get(value, op->getLoc());
  if (failed(data))
    return failure();
  ArrayRef<int64_t> shape = value.getShapedType().getShape();
  return DerivedWeight{
      weight,
      ElementsAttr(),
      /*isTransposed=*/true,
      value.getShapedType().clone({shape[1], shape[0]}),
      data->transposed(shape[0], shape[1]),
      ("Transpose(" + getFormulaTerm(weight->getLoc()) + ")").str()};
}

static FailureOr<DerivedWeight> getScaled(Operation *op) {
  Operation *weight = op->getOperand(0).getDefiningOp();
  ElementsAttr value = getOnnxConstant(op->getOperand(0));
  FailureOr<RawData> data = RawData::get(value, op->getLoc());
  ElementsAttr scale = getOnnxConstant(op->getOperand(1));
  FailureOr<RawData> factors = RawData::get(scale, op->getLoc());
  if (failed(data) || failed(factors))
    return failure();
  ShapedType type = value.getShapedType();
  uint64_t inner = 1;
  for (int64_t dim : type.getShape().drop_front(*getScaledDim(op) + 1))
    inner *= uint64_t(dim);
  // Whoever made the op may have said more of it.
  StringRef said = getWeightFormula(op->getLoc());
  std::string formula = said.empty()
                            ? (getFormulaTerm(weight->getLoc()) + " * " +
                               getFormulaTerm(op->getOperand(1).getLoc()))
                                  .str()
                            : said.str();
  return DerivedWeight{
      weight,
      scale,
      /*isTransposed=*/false,
      type,
      data->scaled(*factors, inner, type.getElementType().isF64()),
      std::move(formula)};
}

static FailureOr<DerivedWeight> getRounded(Operation *op) {
  Operation *from = op->getOperand(0).getDefiningOp();
  FailureOr<DerivedWeight> derived = failure();
  if (ElementsAttr value = getOnnxConstant(op->getOperand(0))) {
    FailureOr<RawData> data = RawData::get(value, op->getLoc());
    if (failed(data))
      return failure();
    derived = DerivedWeight{from,
                            ElementsAttr(),
                            /*isTransposed=*/false,
                            value.getShapedType(),
                            std::move(*data),
                            getFormulaTerm(from->getLoc()).str()};
  } else {
    derived = getDerivedWeight(from);
  }
  if (failed(derived))
    return failure();
  derived->data = derived->data.rounded();
  derived->type = derived->type.clone(Float16Type::get(op->getContext()));
  derived->formula = "float16(" + derived->formula + ")";
  return derived;
}

FailureOr<DerivedWeight> torchonnx::getDerivedWeight(Operation *op) {
  return isRoundedWeight(op)      ? getRounded(op)
         : isTransposedWeight(op) ? getTransposed(op)
                                  : getScaled(op);
}
