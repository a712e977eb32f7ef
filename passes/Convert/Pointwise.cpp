//===- Pointwise.cpp - Conversions element by element ---------------------===//

#include "passes/Convert/Pointwise.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torchonnx;

bool torchonnx::isReal(Operation *op) {
  auto isComplex = [](Type type) {
    auto tensor = dyn_cast<TorchTensorType>(type);
    return isa<TorchComplexType>(type) ||
           (tensor && isa_and_nonnull<ComplexType>(tensor.getDtype()));
  };
  return llvm::none_of(op->getOperandTypes(), isComplex) &&
         llvm::none_of(op->getResultTypes(), isComplex);
}

bool torchonnx::givesFloat(Operation *op) {
  return isReal(op) && isa_and_nonnull<mlir::FloatType>(
                           getOnnxDtype(op->getResult(0).getType()));
}

bool torchonnx::givesBool(Operation *op) {
  Type dtype = getOnnxDtype(op->getResult(0).getType());
  return dtype && dtype.isInteger(1);
}

bool torchonnx::givesInt(Operation *op) {
  return isa_and_nonnull<IntegerType>(
             getOnnxDtype(op->getResult(0).getType())) &&
         !givesBool(op);
}

SmallVector<Value> torchonnx::operandsAs(OnnxBuilder &b, Operation *op,
                                         unsigned count, Type dtype) {
  if (!dtype)
    b.fail("a number whose kind is known only at run time");
  SmallVector<Value> values;
  for (Value operand : op->getOperands().take_front(count))
    values.push_back(dtype ? b.in(operand, dtype) : Value());
  return values;
}

ConvertRule torchonnx::pointwise(StringRef opType, unsigned count,
                                 std::function<bool(Operation *)> accepts) {
  auto apply = [opType, count](OnnxBuilder &b, Operation *op) {
    return toVector(b.widened(
        opType,
        operandsAs(b, op, count, getOnnxDtype(op->getResult(0).getType()))));
  };
  return {apply, 0, 1000, std::move(accepts)};
}

Value torchonnx::choose(OnnxBuilder &b, Value condition, Value x, Value y) {
  if (!condition || !x || !y)
    return {};
  Type dtype = OnnxBuilder::dtypeOf(x);
  if (!dtype.isBF16() || b.gives("Where", dtype))
    return b.Where({condition, x, y});
  Type f32 = b.builder.getF32Type();
  return b.cast(b.Where({condition, b.cast(x, f32), b.cast(y, f32)}), dtype);
}

ConvertRule torchonnx::castOnly() {
  auto apply = [](OnnxBuilder &b, Operation *op) {
    Type dtype = getOnnxDtype(op->getResult(0).getType());
    return toVector(operandsAs(b, op, 1, dtype).front());
  };
  auto accepts = [](Operation *op) {
    return isReal(op) || getOnnxDtype(op->getOperand(0).getType()) ==
                             getOnnxDtype(op->getResult(0).getType());
  };
  return {apply, 0, 1000, std::move(accepts)};
}

bool torchonnx::isNonNegative(Value x, int depth) {
  if (std::optional<int64_t> number = getConstantInt(x))
    return *number >= 0;
  Operation *op = x.getDefiningOp();
  if (!op || !depth)
    return false;
  StringRef name = getOperatorName(op);
  if (name == "aten::size.int" || name == "aten::numel" ||
      name == "aten::len.Tensor")
    return true;
  if (name == "aten::add.int" || name == "aten::mul.int" ||
      name == "aten::floordiv.int")
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      return isNonNegative(operand, depth - 1);
    });
  return name == "prim::max.int" &&
         llvm::any_of(op->getOperands(), [&](Value operand) {
           return isNonNegative(operand, depth - 1);
         });
}

/// Whether operators of this name give places, or how many there are.
static bool givesPlaces(OpResult result) {
  static const llvm::StringSet<> only = {
      "argmax",  "argmin",       "argsort", "argwhere", "bucketize",
      "nonzero", "searchsorted", "size",    "randperm", "count_nonzero"};
  static const llvm::StringSet<> second = {"max",    "min",  "sort",  "topk",
                                           "median", "mode", "cummax"};
  StringRef name = getOperatorName(result.getOwner()).split('.').first;
  return name.consume_front("aten::") &&
         (only.contains(name) ||
          (second.contains(name) && result.getResultNumber() == 1));
}

/// Whether elements of operators of this name are those of their operands, or
/// sums, products and quotients of a few.
static bool staysSmall(StringRef name) {
  static const llvm::StringSet<> names = {
      "abs",        "add",         "arange",       "cat",
      "clamp",      "clamp_max",   "clamp_min",    "clone",
      "contiguous", "cumsum",      "detach",       "div",
      "expand",     "expand_as",   "flatten",      "flip",
      "floordiv",   "full",        "full_like",    "gather",
      "index",      "masked_fill", "index_select", "maximum",
      "minimum",    "mul",         "narrow",       "neg",
      "ones",       "ones_like",   "permute",      "remainder",
      "repeat",     "reshape",     "rsub",         "scalar_tensor",
      "select",     "slice",       "squeeze",      "stack",
      "sub",        "t",           "take",         "to",
      "transpose",  "unsqueeze",   "view",         "where",
      "zeros",      "zeros_like",  "floor_divide", "_to_copy"};
  return name.consume_front("aten::") && names.contains(name.split('.').first);
}

bool torchonnx::fitsInt32(Value x, int depth) {
  if (std::optional<int64_t> number = getConstantInt(x))
    return llvm::isInt<32>(*number);
  auto tensor = dyn_cast<TorchTensorType>(x.getType());
  if (!tensor && !isa<TorchIntType, ListType>(x.getType()))
    return true;
  if (tensor && isa<mlir::FloatType>(tensor.getDtype()))
    return false;
  if (tensor && tensor.getDtype().getIntOrFloatBitWidth() <= 32)
    return true;
  if (isa<TorchIntType>(x.getType()) && isNonNegative(x))
    return true;
  auto result = dyn_cast<OpResult>(x);
  if (!result || depth == 0)
    return false;
  Operation *op = result.getOwner();
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    auto elements = dyn_cast<DenseIntElementsAttr>(constant.getValue());
    return elements &&
           llvm::all_of(elements.getValues<APInt>(), [](const APInt &element) {
             return element.isSignedIntN(32);
           });
  }
  return givesPlaces(result) ||
         ((isa<ListConstructOp>(op) || staysSmall(getOperatorName(op))) &&
          llvm::all_of(op->getOperands(), [&](Value operand) {
            return fitsInt32(operand, depth - 1);
          }));
}
