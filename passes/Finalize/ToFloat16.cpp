//===- ToFloat16.cpp - Compute in float16 as PyTorch's autocast does ------===//
//
// Products and convolutions that autocast runs in half precision take float16,
// with their weights, and what they give is float16 until it meets float32: an
// operator that autocast keeps there, another float32 tensor, or the end.
//
// Three things differ. A graph has nodes where PyTorch has kernels: of half
// precision those compute in float32 and round once, and so does what an
// operator became, if it is several nodes. A number that float16 does not hold
// (-1e9, an epsilon) is no constant of it: what takes it is computed in
// float32. And what is computed of integers alone, sizes and places, never
// becomes float16, which counts to 2048: programs switch autocast off there.
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "mlir/IR/Remarks.h"
#include "passes/Finalize/TensorTypes.h"
#include "passes/Passes.h"
#include "passes/Utils/TargetOptions.h"
#include "torch-onnx-opt/MappedPages.h"
#include "torch-onnx-opt/Origins.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/bit.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXTOFLOAT16
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// A weight, or what is made of weights alone when they are written.
static bool isConstant(Value value) {
  if (getOnnxConstant(value))
    return true;
  Operation *op = value.getDefiningOp();
  return op && (isOnnxOp(op, "Transpose") || isOnnxOp(op, "Mul")) &&
         llvm::all_of(op->getOperands(), [](Value operand) {
           return bool(getOnnxConstant(operand));
         });
}

static bool isScalar(Value value) {
  RankedTensorType tensor = typeOf(value);
  return tensor && tensor.getRank() == 0;
}

namespace {
/// The sizes of finite numbers that are not 0.
struct Magnitudes {
  float least = INFINITY, most = 0;
};
} // namespace

/// Those of a float32 constant; none if it cannot be read.
static std::optional<Magnitudes> magnitudesOf(Value value) {
  ElementsAttr elements = getOnnxConstant(value);
  if (!elements) {
    Magnitudes product{1, 1};
    for (Value operand : value.getDefiningOp()->getOperands()) {
      std::optional<Magnitudes> factor = magnitudesOf(operand);
      if (!factor)
        return std::nullopt;
      product.least *= factor->least;
      product.most *= factor->most;
    }
    return product;
  }
  Magnitudes result;
  ArrayRef<char> bytes = getRawElements(elements);
  if (bytes.empty() && elements.getNumElements())
    return std::nullopt;
  // The bits of floats without a sign are in the order of the floats.
  uint32_t least = llvm::bit_cast<uint32_t>(result.least), most = 0;
  const uint32_t infinity = least;
  constexpr size_t kAtOnce = 16 << 20;
  for (size_t i = 0; i + sizeof(float) <= bytes.size(); i += sizeof(float)) {
    if (i && i % kAtOnce == 0)
      releasePages(StringRef(bytes.data() + i - kAtOnce, kAtOnce));
    uint32_t element;
    std::memcpy(&element, bytes.data() + i, sizeof(float));
    element &= ~(uint32_t(1) << 31);
    least = std::min(least, element ? element : infinity);
    most = std::max(most, element < infinity ? element : 0);
  }
  releasePages(StringRef(bytes.data(), bytes.size()));
  return Magnitudes{llvm::bit_cast<float>(least), llvm::bit_cast<float>(most)};
}

/// Whether float16 holds a constant: its largest number, and with `least` its
/// smallest one as a normal number.
static bool fits(Value constant, bool least) {
  // What rounds to the largest number of float16.
  constexpr float kMost = 65519, kLeastNormal = 6.1035e-5f;
  std::optional<Magnitudes> magnitudes = magnitudesOf(constant);
  return magnitudes && magnitudes->most <= kMost &&
         (!least || magnitudes->least >= kLeastNormal);
}

/// Whether float16 has exactly the one number of a constant.
static bool isExact(Value constant) {
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(getOnnxConstant(constant));
  if (!dense || !dense.isSplat())
    return false;
  APFloat element = dense.getSplatValue<APFloat>();
  bool losesInfo;
  element.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  return !losesInfo;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

/// Sums of products, which autocast is about.
static bool isProduct(Operation *op) {
  static const llvm::StringSet<> names = {
      "Attention", "Conv", "ConvTranspose", "DeformConv", "Einsum",
      "GRU",       "Gemm", "LSTM",          "MatMul",     "RNN"};
  const OnnxOpInfo *info = onnxOpInfo(op);
  return info && names.contains(info->opType);
}

/// Whether it computes new numbers: what only moves them has bools, too.
static bool isArithmetic(Operation *op) {
  const OnnxOpInfo *info = onnxOpInfo(op);
  if (!info || info->outputs.empty() || isOnnxOp(op, "Constant") ||
      isOnnxOp(op, "Cast"))
    return false;
  Type boolean = IntegerType::get(op->getContext(), 1);
  return !(info->typeVars[info->outputs[0].typeVar].allowed.tensor >>
               onnxDataType(boolean) &
           1);
}

/// Whether it is one of several nodes that compute what an operator of the
/// program does, a product and what is added to it aside.
static bool isOneOfSeveral(Operation *op) {
  if (!isArithmetic(op) || getMarkedOperator(op->getLoc()).empty())
    return false;
  auto isSibling = [&](Operation *other) {
    return other && other->getLoc() == op->getLoc() && isArithmetic(other) &&
           !isProduct(other);
  };
  return llvm::any_of(
             op->getOperands(),
             [&](Value value) { return isSibling(value.getDefiningOp()); }) ||
         llvm::any_of(op->getUsers(), isSibling);
}

/// Whether what it gives is small, whatever it is given.
static bool isBounded(Operation *op) {
  static const llvm::StringSet<> names = {"Atan", "Cos",     "Erf",     "Sign",
                                          "Sin",  "Sigmoid", "Softmax", "Tanh"};
  return names.contains(onnxOpInfo(op)->opType);
}

/// Tells those who listen what is computed in float32, and why.
static void tellKept(Operation *op, StringRef why) {
  auto kept = remark::missed(
      op->getLoc(), remark::RemarkOpts::name("float16").category("float16"));
  if (!kept)
    return;
  StringRef name = getMarkedOperator(op->getLoc());
  kept << remark::metric("operator", name.empty()
                                         ? StringRef(onnxOpInfo(op)->opType)
                                         : name)
       << remark::metric("why", why);
}

namespace {

/// What autocast does with an operator.
enum class Policy { Half, Full, Follow };

class AutocastLists {
public:
  AutocastLists(ArrayRef<std::string> halfNames,
                ArrayRef<std::string> fullNames) {
    half.insert(halfNames.begin(), halfNames.end());
    for (const std::string &name : fullNames) {
      full.insert(name);
      std::string joined = name;
      llvm::erase(joined, '_');
      fullNodes.insert(joined);
    }
  }

  Policy getPolicy(Operation *op) const {
    // A node of their kind is kept wherever it comes from.
    std::string node = onnxOpInfo(op)->opType.lower();
    StringRef kind = node;
    kind.consume_front("reduce");
    kind.consume_back("alization"); // LayerNormalization
    if (fullNodes.contains(kind))
      return Policy::Full;
    StringRef name = getMarkedOperator(op->getLoc());
    if (name.empty())
      return isProduct(op) ? Policy::Half : Policy::Follow;
    // Those of quantized kernels have the same names.
    if (!name.consume_front("aten::"))
      return Policy::Follow;
    name = name.split('.').first;
    // Autocast does without these: it calls what they are made of.
    static constexpr StringRef fused[] = {
        "_native_multi_head_attention", "_transformer_encoder_layer_fwd",
        "_scaled_dot_product_attention_math",
        "_scaled_dot_product_efficient_attention",
        "_scaled_dot_product_flash_attention_for_cpu"};
    if (llvm::is_contained(fused, name))
      return Policy::Half;
    for (bool isAgain = true; isAgain;) {
      if (full.contains(name))
        return Policy::Full;
      // Recurrent layers are made of cells.
      if (half.contains(name) || half.contains((name + "_cell").str()))
        return Policy::Half;
      // What PyTorch calls the kernels behind them.
      isAgain = name.consume_front("_") || name.consume_front("native_") ||
                name.consume_front("special_");
    }
    return Policy::Follow;
  }

private:
  llvm::StringSet<> half, full, fullNodes;
};

} // namespace

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

namespace {

/// What an op is given and gives under one type variable, if it is float32.
struct Group {
  SmallVector<OpOperand *> data, constants;
  SmallVector<OpResult> results;
  bool isMask = false, takesHalf = false;
};

class Converter {
public:
  Converter(const AutocastLists &lists, const TargetProfile &profile, int opset)
      : lists(lists), profile(profile), opset(opset) {}

  void visit(Block &block);
  bool hasConverted() const { return !halves.empty(); }

private:
  void visit(Operation *op);
  void visitProduct(Operation *op, ArrayRef<Group> groups);
  void findCounted(Operation *op);
  bool visitTable(Operation *op, ArrayRef<Group> groups);
  void follow(Operation *op, Policy policy, ArrayRef<Group> groups);
  SmallVector<Group> groupsOf(Operation *op) const;

  bool isHalf(Value value) const {
    return (halves.contains(value) && !tables.contains(value)) ||
           rounded.contains(value);
  }
  void convert(const Group &group);
  void keep(const Group &group);
  void keepOperands(Operation *op);
  Value getHalf(Value value);
  Value getFull(Value value);
  Value castAfter(Value value, Type element);

  const AutocastLists &lists;
  const TargetProfile &profile;
  int opset;
  /// Values that were float32 and are float16 now, and those of them that are
  /// so for their table's sake alone.
  llvm::DenseSet<Value> halves, tables;
  /// Values that are float32 and would be float16 in PyTorch.
  llvm::DenseSet<Value> rounded;
  /// Floats that are computed of integers alone.
  llvm::DenseSet<Value> counted;
  DenseMap<Value, Value> asHalf, asFull;
};

} // namespace

Value Converter::castAfter(Value value, Type element) {
  OpBuilder b(value.getContext());
  b.setInsertionPointAfterValue(value);
  return createOnnxCast(b, value.getLoc(), value,
                        cast<TensorType>(value.getType()).clone(element),
                        opset);
}

/// Whether it is a weight turned that is read as it is too: a table that is
/// the last layer as well. Turned after it is rounded, it is written once.
static bool isTurnedTable(Value value) {
  Operation *op = value.getDefiningOp();
  return op && isOnnxOp(op, "Transpose") &&
         getOnnxConstant(op->getOperand(0)) &&
         !llvm::all_of(op->getOperand(0).getUsers(), [](Operation *user) {
           return isOnnxOp(user, "Transpose");
         });
}

Value Converter::getHalf(Value value) {
  if (halves.contains(value))
    return value;
  if (Value half = asHalf.lookup(value))
    return half;
  Type f16 = Float16Type::get(value.getContext());
  if (isTurnedTable(value)) {
    OpBuilder b(value.getContext());
    b.setInsertionPointAfterValue(value);
    Operation *turned = b.clone(*value.getDefiningOp());
    turned->setOperand(0, getHalf(turned->getOperand(0)));
    turned->getResult(0).setType(cast<TensorType>(value.getType()).clone(f16));
    return asHalf[value] = turned->getResult(0);
  }
  constexpr int64_t small =
      1024; // Larger ones are rounded as they are written.
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(getOnnxConstant(value));
  if (!dense || dense.getNumElements() > small)
    return asHalf[value] = castAfter(value, f16);
  OpBuilder b(value.getContext());
  b.setInsertionPointAfterValue(value);
  return asHalf[value] = createOnnxConstant(
             b, value.getLoc(), dense.mapValues(f16, [](APFloat element) {
               bool losesInfo;
               element.convert(APFloat::IEEEhalf(),
                               APFloat::rmNearestTiesToEven, &losesInfo);
               return element.bitcastToAPInt();
             }));
}

Value Converter::getFull(Value value) {
  Value &full = asFull[value];
  if (!full)
    full = castAfter(value, Float32Type::get(value.getContext()));
  return full;
}

void Converter::keep(const Group &group) {
  for (OpOperand *operand : group.data)
    if (halves.contains(operand->get()))
      operand->set(getFull(operand->get()));
}

void Converter::keepOperands(Operation *op) {
  for (OpOperand &operand : op->getOpOperands())
    if (halves.contains(operand.get()))
      operand.set(getFull(operand.get()));
}

void Converter::convert(const Group &group) {
  for (OpOperand *operand : group.data)
    operand->set(getHalf(operand->get()));
  for (OpOperand *operand : group.constants)
    operand->set(getHalf(operand->get()));
  for (OpResult result : group.results) {
    result.setType(cast<TensorType>(result.getType())
                       .clone(Float16Type::get(result.getContext())));
    halves.insert(result);
  }
}

SmallVector<Group> Converter::groupsOf(Operation *op) const {
  const OnnxOpInfo &info = *onnxOpInfo(op);
  SmallVector<Group> groups(info.typeVars.size());
  int64_t f16 = onnxDataType(Float16Type::get(op->getContext()));
  for (auto [group, var] : llvm::zip(groups, info.typeVars))
    group.takesHalf = (var.allowed.tensor >> f16 & 1) &&
                      (opset > profile.newestOpset() ||
                       profile.allows(info.opType, opset, var.name, f16));
  for (OpOperand &operand : op->getOpOperands()) {
    const OnnxParamInfo *param = info.inputAt(operand.getOperandNumber());
    Value value = operand.get();
    if (!param || !(isFloat32(value) || halves.contains(value)))
      continue;
    Group &group = groups[param->typeVar];
    group.takesHalf &= param->homogeneous;
    group.isMask |= param->name == "attn_mask";
    (isConstant(value) ? group.constants : group.data).push_back(&operand);
  }
  for (OpResult result : op->getResults())
    if (const OnnxParamInfo *param = info.outputAt(result.getResultNumber());
        param && isFloat32(result))
      groups[param->typeVar].results.push_back(result);
  llvm::erase_if(groups, [](const Group &group) {
    return group.data.empty() && group.constants.empty() &&
           group.results.empty();
  });
  return groups;
}

void Converter::findCounted(Operation *op) {
  bool isCounted = false, isOfData = false;
  if (!onnxOpInfo(op) || isBounded(op) || op->getNumRegions())
    return;
  for (Value operand : op->getOperands()) {
    auto tensor = dyn_cast<TensorType>(operand.getType());
    if (!tensor || isConstant(operand))
      continue;
    // Those of a byte are numbers of float16, too.
    Type element = tensor.getElementType();
    bool isWide = element.isInteger() && element.getIntOrFloatBitWidth() > 8;
    isCounted |= counted.contains(operand) || (isWide && isOnnxOp(op, "Cast"));
    isOfData |= isa<FloatType>(element) && !counted.contains(operand);
  }
  isCounted |= isOnnxOp(op, "Range");
  if (isCounted && !isOfData)
    counted.insert(op->result_begin(), op->result_end());
}

void Converter::visitProduct(Operation *op, ArrayRef<Group> groups) {
  StringRef why;
  for (const Group &group : groups) {
    if (group.isMask)
      continue;
    if (!group.takesHalf)
      why = "the target has it in float32 only";
    for (OpOperand *constant : group.constants)
      if (!fits(constant->get(), /*least=*/isScalar(constant->get())))
        why = "float16 does not hold its weights";
    for (OpOperand *operand : group.data)
      if (counted.contains(operand->get()))
        why = "it is of integers";
  }
  if (!why.empty()) {
    tellKept(op, why);
    return keepOperands(op);
  }
  for (const Group &group : groups)
    if (group.isMask)
      keep(group);
    else
      convert(group);
  // Its kernel in PyTorch adds up in float32.
  if (onnxOpInfo(op)->attr("softmax_precision"))
    op->setAttr("softmax_precision",
                Builder(op->getContext())
                    .getI64IntegerAttr(
                        onnxDataType(Float32Type::get(op->getContext()))));
}

/// Rows of a table of weights are the table's elements: it is kept in float16,
/// what is read of it is float32 as in autocast.
bool Converter::visitTable(Operation *op, ArrayRef<Group> groups) {
  constexpr int64_t small = 4096;
  if (!isOnnxOp(op, "Gather") || groups.size() != 1 || groups[0].data.size() ||
      groups[0].constants.size() != 1 ||
      !getMarkedOperator(op->getLoc()).starts_with("aten::embedding"))
    return false;
  Value table = groups[0].constants[0]->get();
  if (cast<ShapedType>(table.getType()).getNumElements() < small ||
      !fits(table, /*least=*/false))
    return false;
  convert(groups[0]);
  tables.insert(op->getResult(0));
  return true;
}

void Converter::follow(Operation *op, Policy policy, ArrayRef<Group> groups) {
  bool isNorm = isOnnxOp(op, "BatchNormalization") ||
                isOnnxOp(op, "InstanceNormalization");
  auto isConvertible = [&](const Group &group) {
    return !group.data.empty() &&
           llvm::all_of(group.data, [&](OpOperand *operand) {
             return isHalf(operand->get());
           });
  };
  const auto *main = llvm::find_if(
      groups, [](const Group &group) { return !group.results.empty(); });
  // What is only asked about, by a comparison say, is taken as it is.
  bool isAsked = main == groups.end();
  if (isAsked)
    main = groups.begin();
  bool isPromoted = !isConvertible(*main);
  for (OpOperand *constant : main->constants)
    isPromoted |=
        !isScalar(constant->get()) && !isNorm && policy != Policy::Half;
  bool holdsConstants = llvm::all_of(main->constants, [&](OpOperand *constant) {
    // What is compared with 0.1 is compared with that, not with what it rounds
    // to.
    return isAsked ? isExact(constant->get())
                   : fits(constant->get(), /*least=*/policy != Policy::Half);
  });
  // Steps of quantization are exact, and a type that is named is wanted.
  bool isTyped = op->hasAttr("dtype") || op->hasAttr("to") ||
                 op->hasAttr("output_dtype") || isOnnxOp(op, "Custom") ||
                 onnxOpInfo(op)->opType.contains("Quantize");
  isPromoted |= isAsked && llvm::any_of(main->data, [&](OpOperand *operand) {
                  return rounded.contains(operand->get());
                });
  bool meetsHalf = llvm::any_of(
      main->data, [&](OpOperand *operand) { return isHalf(operand->get()); });
  auto tell = [&](StringRef why) {
    if (meetsHalf && isArithmetic(op))
      tellKept(op, why);
  };
  if (isPromoted || isTyped || (!holdsConstants && !isNorm)) {
    tell(holdsConstants ? "it meets float32"
                        : "float16 does not hold a number that it takes");
    return keepOperands(op);
  }
  // Its statistics stay float32, and no runtime has a kernel for both.
  bool isMixed = isOnnxOp(op, "BatchNormalization") && groups.size() > 1;
  if (!main->takesHalf || !holdsConstants || isMixed || isOneOfSeveral(op)) {
    tell(!main->takesHalf  ? "the target has it in float32 only"
         : !holdsConstants ? "float16 does not hold its statistics"
         : isMixed         ? "its statistics are float32"
                           : "it is several nodes, and rounds once");
    keepOperands(op);
    rounded.insert(main->results.begin(), main->results.end());
    return;
  }
  for (const Group &group : groups)
    if (&group == &*main || (group.takesHalf && isConvertible(group)))
      convert(group);
    else
      keep(group);
}

void Converter::visit(Operation *op) {
  findCounted(op);
  const OnnxOpInfo *info = onnxOpInfo(op);
  auto isTensor = [](Type type) { return isa<TensorType, NoneType>(type); };
  bool isOfTensors = llvm::all_of(op->getOperandTypes(), isTensor) &&
                     llvm::all_of(op->getResultTypes(), isTensor);
  if (info && info->graphs.empty() && isOfTensors) {
    SmallVector<Group> groups = groupsOf(op);
    if (groups.empty())
      return;
    Policy policy = lists.getPolicy(op);
    if (policy == Policy::Full) {
      if (llvm::any_of(op->getOperands(),
                       [&](Value operand) { return isHalf(operand); }))
        tellKept(op, "autocast keeps it");
      return keepOperands(op);
    }
    if (policy == Policy::Half && isProduct(op))
      return visitProduct(op, groups);
    if (!visitTable(op, groups))
      follow(op, policy, groups);
    return;
  }
  // What goes into graphs and out of them keeps its type.
  keepOperands(op);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      visit(block);
}

void Converter::visit(Block &block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  for (Operation *op : ops)
    visit(op);
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (op.use_empty() && isOnnxOp(&op, "Constant"))
      op.erase();
}

namespace {
struct OnnxToFloat16 : torchonnx::impl::OnnxToFloat16Base<OnnxToFloat16> {
  using OnnxToFloat16Base::OnnxToFloat16Base;

  void runOnOperation() override {
    AutocastLists lists(llvm::to_vector(half), llvm::to_vector(full));
    FailureOr<TargetProfile> profile =
        loadProfile(getOperation(), target, keep, drop);
    if (failed(profile))
      return signalPassFailure();
    Converter converter(lists, *profile, opset);
    for (Block &block : getOperation().getBody())
      converter.visit(block);
    // A function may well have nothing to convert.
    if (!converter.hasConverted() &&
        !getOperation()->hasAttr(kOnnxFunctionAttr))
      getOperation().emitWarning()
          << "nothing is computed in float16: the model has no convolution or "
             "product of float32 that PyTorch's autocast turns and that "
          << profile->name() << " has in float16";
  }
};
} // namespace
