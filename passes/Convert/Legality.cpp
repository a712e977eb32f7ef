//===- Legality.cpp - What ONNX and the target have -----------------------===//

#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "torch-onnx-opt/TargetProfile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace torchonnx;

/// Whether the op is there for others only, or needs no conversion.
static bool isStructure(Operation *op) {
  if (isa<ConstantOp, ListConstructOp, ListUnpackOp, IfOp, LoopOp,
          TorchYieldOp>(op) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return true;
  // What packs weights goes with the ops that read them.
  if (op->getNumResults() == 1 && isa<ClassType>(op->getResult(0).getType()))
    return true;
  return op->hasAttr(kDomainAttr);
}

std::string torchonnx::findUnheldDtype(Operation *op, int opset) {
  OpBuilder builder(op->getContext());
  auto lookup = [](Value) { return OnnxBuilder::Values(); };
  OnnxBuilder b(builder, op->getLoc(), opset, lookup);
  auto lacks = [&](Value value) {
    auto tensor = dyn_cast<TorchTensorType>(value.getType());
    return tensor && isa_and_nonnull<mlir::FloatType>(tensor.getDtype()) &&
           !b.takes("Cast", tensor.getDtype());
  };
  SmallVector<Value> values(op->getOperands());
  llvm::append_range(values, op->getResults());
  auto *found = llvm::find_if(values, lacks);
  if (found == values.end())
    return {};
  while (lacks(*found) && b.opset < newestOpset())
    ++b.opset;
  return llvm::formatv("ONNX has {0} from opset {1} on",
                       OnnxBuilder::torchDtype(*found), b.opset);
}

bool torchonnx::isConvertible(Operation *op, int opset) {
  return isStructure(op) || ConvertRules::get().lookup(op, opset);
}

using StandIns = llvm::DenseMap<Value, OnnxBuilder::Values>;

/// Puts onnx values of the same types in the place of torch ones. False if
/// there are none: of quantized tensors, say.
static bool addStandIn(Value value, OpBuilder &builder, Block &block,
                       StandIns &standIns) {
  if (standIns.count(value))
    return true;
  Operation *def = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<ConstantOp>(def)) {
    auto elements = dyn_cast<ElementsAttr>(constant.getValue());
    if (elements && !isa<mlir::ComplexType>(elements.getElementType())) {
      standIns[value] = {createOnnxConstant(builder, value.getLoc(), elements)};
      return true;
    }
    if (!elements)
      return true; // Numbers are made where they are used.
  }
  if (isa_and_nonnull<ListConstructOp>(def))
    return llvm::all_of(def->getOperands(), [&](Value element) {
      return addStandIn(element, builder, block, standIns);
    });
  SmallVector<Type> types{value.getType()};
  if (auto list = dyn_cast<ListType>(value.getType()))
    types.assign(list.getElements().begin(), list.getElements().end());
  SmallVector<Value, 1> values;
  for (Type torchType : types)
    if (Type type = getOnnxType(torchType))
      values.push_back(block.addArgument(type, value.getLoc()));
  if (values.empty() || values.size() != types.size())
    return false;
  standIns[value] = values;
  return true;
}

/// Whether something holds of one of the ONNX ops that a conversion makes: seen
/// by converting, in a block of its own. Of one that fails nothing does, and
/// `failure` says why, unless operands are of what only a conversion makes.
static bool
anyMade(Operation *op, const ConvertRule &rule, int opset,
        llvm::function_ref<bool(Operation *, const OnnxOpInfo &)> holds,
        std::string *failure = nullptr) {
  Block block;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToEnd(&block);
  StandIns standIns;
  bool areKnown = true;
  for (Value operand : op->getOperands())
    areKnown &= addStandIn(operand, builder, block, standIns);
  auto lookup = [&](Value value) { return standIns.lookup(value); };
  OnnxBuilder b(builder, op->getLoc(), opset, lookup);
  rule.apply(b, op);
  if (b.failed()) {
    if (failure && areKnown)
      *failure = b.failureReason();
    return false;
  }
  return block
      .walk([&](Operation *made) {
        const OnnxOpInfo *info = onnxOpInfo(made);
        if (!info || info->opType == "Constant" || info->opType == "Custom")
          return WalkResult::advance();
        return holds(made, *info) ? WalkResult::interrupt()
                                  : WalkResult::advance();
      })
      .wasInterrupted();
}

/// A number or text that an ONNX op has as an attribute; empty if it has none.
static std::string printAttr(Operation *op, StringRef name) {
  Attribute attr = op->getAttr(name);
  if (auto text = dyn_cast_or_null<StringAttr>(attr))
    return text.str();
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number ? std::to_string(number.getInt()) : "";
}

/// Whether a target runs an operator on these types, or on wider floats.
static bool allowsWidened(const TargetProfile &profile, StringRef opType,
                          int opset, SmallVector<TypeBinding> types,
                          MLIRContext *context) {
  auto number = [](Type type) { return onnxDataType(type); };
  SmallVector<int64_t> narrower = {number(Float16Type::get(context)),
                                   number(BFloat16Type::get(context))};
  if (profile.allows(opType, opset, types))
    return true;
  for (int64_t wide :
       {number(Float32Type::get(context)), number(Float64Type::get(context))}) {
    for (TypeBinding &type : types)
      if (llvm::is_contained(narrower, type.dataType))
        type.dataType = wide;
    if (profile.allows(opType, opset, types))
      return true;
    narrower.push_back(wide);
  }
  return false;
}

/// Whether the target would have to compute in float32 what the conversion
/// makes of the op, though it has float64; if so, `why` says which operator
/// lacks it.
static bool isNarrowed(Operation *op, const ConvertRule &rule, int opset,
                       const TargetProfile &profile, std::string &why) {
  int64_t f64 = onnxDataType(Float64Type::get(op->getContext()));
  if (opset > profile.newestOpset() || !profile.allows("Mul", opset, "T", f64))
    return false;
  return anyMade(op, rule, opset, [&](Operation *made, const OnnxOpInfo &info) {
    SmallVector<TypeBinding> types;
    Type narrowed;
    auto bind = [&](const OnnxParamInfo *param, Type type) {
      auto tensor = dyn_cast<TensorType>(type);
      if (!tensor || !param || !param->homogeneous)
        return;
      if (isa<FloatType>(tensor.getElementType()))
        narrowed = tensor.getElementType();
      types.push_back({info.typeVars[param->typeVar].name,
                       onnxDataType(tensor.getElementType())});
    };
    for (auto [i, type] : llvm::enumerate(made->getOperandTypes()))
      bind(info.inputAt(i), type);
    for (auto [i, type] : llvm::enumerate(made->getResultTypes()))
      bind(info.outputAt(i), type);
    if (!narrowed ||
        allowsWidened(profile, info.opType, opset, types, op->getContext()))
      return false;
    why = (profile.name() + " has no float" +
           Twine(narrowed.getIntOrFloatBitWidth()) + " " + info.opType)
              .str();
    return true;
  });
}

Legality torchonnx::findLegality(Operation *op, int opset,
                                 const TargetProfile &profile, bool mayNarrow,
                                 std::string &why) {
  if (isStructure(op))
    return Legality::Legal;
  const ConvertRule *rule = ConvertRules::get().lookup(op, opset);
  if (!rule)
    return Legality::Illegal;
  // No other operators have a dtype that ONNX lacks.
  if (!findUnheldDtype(op, opset).empty())
    return Legality::Legal;
  auto isMissing = [&](Operation *made, const OnnxOpInfo &info) {
    if (opset > profile.newestOpset())
      return false;
    if (!profile.has(info.opType, opset)) {
      why = (profile.name() + " has no " + info.opType).str();
      return true;
    }
    StringRef exception =
        profile.findException(info.opType, opset, [&](StringRef attr) {
          return printAttr(made, attr);
        });
    if (exception.empty())
      return false;
    why =
        (profile.name() + " is wrong at " + info.opType + " with " + exception)
            .str();
    return true;
  };
  if (anyMade(op, *rule, opset, isMissing, &why))
    return Legality::Illegal;
  if (!why.empty())
    return Legality::Failing;
  return mayNarrow || !isNarrowed(op, *rule, opset, profile, why)
             ? Legality::Legal
             : Legality::Illegal;
}
