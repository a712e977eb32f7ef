//===- NotMistaken.cpp - What a target takes for what it is not -----------===//
//
// ONNX Runtime takes square roots of means for those of layer and RMS norms
// without looking whether a difference or a quotient is the other way round,
// what the exponent is, whether epsilon is one number and of float32, and
// whether what follows is of the same type. It takes  1 / x * y  for  y / x,
// of integers too, and cubic Resizes for such that work on images whose
// channels are their last dim. It does not load integers that are divided by a
// constant 0, also where there are none of them, or nobody gets there. For a
// target that does so, what is no such norm, quotient or Resize is written as
// ONNX Runtime does not look for it.
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "passes/Finalize/TensorTypes.h"
#include "passes/Passes.h"
#include "passes/Utils/TargetOptions.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXNOTMISTAKEN
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

static bool isResultOf(Value value, StringRef opType) {
  return isOnnxOp(value.getDefiningOp(), opType);
}

static bool isOneNumber(Value value) {
  ElementsAttr elements = getOnnxConstant(value);
  return elements && elements.getNumElements() == 1;
}

/// Whether two values are one, or the same difference.
static bool isSameDifference(Value x, Value y) {
  return x == y || (isResultOf(x, "Sub") && isResultOf(y, "Sub") &&
                    llvm::equal(x.getDefiningOp()->getOperands(),
                                y.getDefiningOp()->getOperands()));
}

/// The x of x^2; null if `value` is no square.
static Value squareRoot(Value value) {
  Operation *op = value.getDefiningOp();
  bool isSquare =
      (isOnnxOp(op, "Pow") && isEachElement(op->getOperand(1), 2)) ||
      (isOnnxOp(op, "Mul") &&
       isSameDifference(op->getOperand(0), op->getOperand(1)));
  return isSquare ? op->getOperand(0) : Value();
}

/// Whether a difference with a mean is  x - mean(x);  true of all else. Where x
/// is cast, what is before the cast is taken for x.
static bool isCentered(Value value) {
  if (!isResultOf(value, "Sub"))
    return true;
  Operation *sub = value.getDefiningOp();
  Value x = sub->getOperand(0), mean = sub->getOperand(1);
  if (!isResultOf(mean, "ReduceMean"))
    return !isResultOf(x, "ReduceMean");
  return mean.getDefiningOp()->getOperand(0) == x && !isResultOf(x, "Cast");
}

/// Whether a cast is between a quotient and what scales it.
static bool isReadByCast(Value value) {
  return llvm::any_of(value.getUsers(),
                      [](Operation *user) { return isOnnxOp(user, "Cast"); });
}

/// Whether  root = sqrt(mean(x^2) + e)  is only what float32 x is divided by, x
/// being anything or  y - mean(y).
static bool isOfNorm(Operation *root, Value mean, Value e) {
  Value x = squareRoot(mean.getDefiningOp()->getOperand(0));
  if (!x || !isFloat32(x) || !isOneNumber(e) || !isCentered(x))
    return false;
  return llvm::all_of(root->getUsers(), [&](Operation *user) {
    return isOnnxOp(user, "Div") && user->getOperand(1) == root->getResult(0) &&
           isSameDifference(user->getOperand(0), x) &&
           !isReadByCast(user->getResult(0));
  });
}

/// -e
static Value negative(OpBuilder &b, Value e, int opset, Location loc) {
  if (auto dense = dyn_cast_or_null<DenseFPElementsAttr>(getOnnxConstant(e)))
    return createOnnxConstant(
        b, loc,
        cast<DenseElementsAttr>(dense.mapValues(
            dense.getElementType(), [](const llvm::APFloat &number) {
              return (-number).bitcastToAPInt();
            })));
  return createOnnxOp(b, loc, "Neg", opset, e)->getResult(0);
}

/// v + e = v - (-e), in what is no norm.
static void writeNotNorms(func::FuncOp function, int opset) {
  SmallVector<Operation *> found;
  function.walk([&](Operation *op) {
    if (isOnnxOp(op, "Sqrt") && isResultOf(op->getOperand(0), "Add"))
      found.push_back(op);
  });
  for (Operation *root : found) {
    Operation *add = root->getOperand(0).getDefiningOp();
    Value mean = add->getOperand(0), e = add->getOperand(1);
    if (!isResultOf(mean, "ReduceMean"))
      std::swap(mean, e);
    if (!isResultOf(mean, "ReduceMean") || isOfNorm(root, mean, e))
      continue;
    OpBuilder b(add);
    Operation *sub = createOnnxOp(b, add->getLoc(), "Sub", opset,
                                  {mean, negative(b, e, opset, add->getLoc())});
    sub->getResult(0).setType(add->getResult(0).getType());
    add->replaceAllUsesWith(sub);
    add->erase();
  }
}

/// 1 / x = (x / x) / x, of integers.
static void writeNotQuotients(func::FuncOp function, int opset) {
  SmallVector<Operation *> found;
  function.walk([&](Operation *op) {
    if (isOnnxOp(op, "Div") && isEachElement(op->getOperand(0), 1) &&
        isa<DenseIntElementsAttr>(getOnnxConstant(op->getOperand(0))) &&
        llvm::any_of(op->getUsers(),
                     [](Operation *user) { return isOnnxOp(user, "Mul"); }))
      found.push_back(op);
  });
  for (Operation *div : found) {
    OpBuilder b(div);
    Value x = div->getOperand(1);
    Operation *one = createOnnxOp(b, div->getLoc(), "Div", opset, {x, x});
    one->getResult(0).setType(x.getType());
    div->setOperand(0, one->getResult(0));
  }
}

/// Whether a tensor of images comes by a Transpose, through ops that keep its
/// rank.
static bool comesTransposed(Value x) {
  llvm::SetVector<Operation *> seen;
  auto visit = [&](Value value) {
    RankedTensorType type = typeOf(value);
    if (Operation *op = value.getDefiningOp();
        op && type && type.getRank() == 4)
      seen.insert(op);
  };
  visit(x);
  for (size_t i = 0; i < seen.size(); ++i) {
    if (isOnnxOp(seen[i], "Transpose"))
      return true;
    llvm::for_each(seen[i]->getOperands(), visit);
  }
  return false;
}

/// Whether a Resize is of images by cubic weights, and may make them smaller.
static bool mayShrinkCubic(Operation *op) {
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto mode = dyn_cast_or_null<StringAttr>(getOnnxAttr(op, "mode"));
  auto antialias = dyn_cast_or_null<IntegerAttr>(getOnnxAttr(op, "antialias"));
  if (!from || !to || from.getRank() != 4 || to.getRank() != 4 || !mode ||
      mode != "cubic" || (antialias && antialias.getInt()))
    return false;
  return llvm::any_of(llvm::seq(2, 4), [&](int64_t i) {
    return from.isDynamicDim(i) || to.isDynamicDim(i) ||
           to.getDimSize(i) < from.getDimSize(i);
  });
}

/// resize(x) with batch and channels as one dim of x.
static void writeAsPlanes(Operation *resize, int opset) {
  OpBuilder b(resize);
  auto op = [&](StringRef name, ValueRange inputs) {
    return createOnnxOp(b, resize->getLoc(), name, opset, inputs)->getResult(0);
  };
  auto ints = [&](ArrayRef<int64_t> values) {
    return createOnnxInts(b, resize->getLoc(), values);
  };
  auto concat = [&](Value x, Value y) {
    return createOnnxOp(b, resize->getLoc(), "Concat", opset, {x, y},
                        b.getNamedAttr("axis", b.getI64IntegerAttr(0)))
        ->getResult(0);
  };
  auto part = [&](Value list, int64_t from, int64_t to) {
    return op("Slice", {list, ints({from}), ints({to})});
  };
  Value x = resize->getOperand(0), y = resize->getResult(0);
  Value planes = op("Reshape", {x, ints({1, -1, 0, 0})});
  if (resize->getNumOperands() > 3) // By sizes.
    resize->setOperand(3, concat(part(op("Shape", planes), 0, 2),
                                 part(resize->getOperand(3), 2, 4)));
  resize->setOperand(0, planes);
  // Of one image, with as many channels as all images have.
  auto ofPlanes = [](Type images) {
    auto type = cast<RankedTensorType>(images);
    SmallVector<int64_t> dims(type.getShape());
    dims[0] = 1;
    dims[1] = ShapedType::kDynamic;
    return RankedTensorType::get(dims, type.getElementType());
  };
  Type type = y.getType();
  planes.setType(ofPlanes(x.getType()));
  y.setType(ofPlanes(type));
  b.setInsertionPointAfter(resize);
  Value shape = op("Shape", y);
  Value back =
      op("Reshape", {y, concat(part(op("Shape", x), 0, 2), part(shape, 2, 4))});
  back.setType(type);
  y.replaceAllUsesExcept(
      back, llvm::SmallPtrSet<Operation *, 2>{shape.getDefiningOp(),
                                              back.getDefiningOp()});
}

/// A Transpose is moved behind a Resize, which then cannot make images smaller
/// by cubic weights.
static void writeNotTransposed(func::FuncOp function, int opset) {
  SmallVector<Operation *> found;
  function.walk([&](Operation *op) {
    if (isOnnxOp(op, "Resize") && mayShrinkCubic(op) &&
        comesTransposed(op->getOperand(0)))
      found.push_back(op);
  });
  for (Operation *resize : found)
    writeAsPlanes(resize, opset);
}

/// x / 0 is never used: another divisor will do.
static void writeNotByZero(func::FuncOp function) {
  function.walk([&](Operation *op) {
    if (!isOnnxOp(op, "Div") && !isOnnxOp(op, "Mod"))
      return;
    auto divisor =
        dyn_cast_or_null<DenseElementsAttr>(getOnnxConstant(op->getOperand(1)));
    if (!divisor || !isa<IntegerType>(divisor.getElementType()) ||
        llvm::none_of(divisor.getValues<APInt>(),
                      [](const APInt &element) { return element.isZero(); }))
      return;
    OpBuilder b(op);
    auto other =
        divisor.mapValues(divisor.getElementType(), [](const APInt &element) {
          return element.isZero() ? APInt(element.getBitWidth(), 1) : element;
        });
    op->setOperand(1, createOnnxConstant(b, op->getLoc(), other));
  });
}

namespace {
struct OnnxNotMistaken : torchonnx::impl::OnnxNotMistakenBase<OnnxNotMistaken> {
  using OnnxNotMistakenBase::OnnxNotMistakenBase;

  void runOnOperation() override {
    FailureOr<TargetProfile> profile =
        loadProfile(getOperation(), target, keep, drop);
    if (failed(profile))
      return signalPassFailure();
    if (profile->notes("Sqrt", opset, KernelNote::Mistaken))
      writeNotNorms(getOperation(), opset);
    if (profile->notes("Div", opset, KernelNote::Mistaken)) {
      writeNotQuotients(getOperation(), opset);
      writeNotByZero(getOperation());
    }
    if (profile->notes("Resize", opset, KernelNote::Mistaken))
      writeNotTransposed(getOperation(), opset);
  }
};
} // namespace
