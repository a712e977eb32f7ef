//===- LegalizeTypes.cpp - Element types that the target runs -------------===//
//
// ONNX allows more than any runtime has kernels for. An op on an element type
// that the target lacks is computed in another one, between casts: the
// cheapest that is exact, or else float32 for float64, with a warning.
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/ConstantElements.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "passes/Passes.h"
#include "passes/Utils/TargetOptions.h"
#include "torch-onnx-opt/ElementTypes.h"
#include "llvm/ADT/StringSet.h"

namespace torchonnx {
#define GEN_PASS_DEF_ONNXLEGALIZETYPES
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

namespace {
/// TensorProto.DataType.
enum DataType : int64_t {
  F32 = 1,
  U8,
  I8,
  U16,
  I16,
  I32,
  I64,
  String,
  Bool,
  F16,
  F64,
  U32,
  U64,
  BF16 = 16
};
} // namespace

/// Integer types that hold every value, the cheapest first. Wrapping around is
/// the same: the cast back drops the high bits.
static ArrayRef<DataType> widerInts(int64_t type) {
  static const DataType boolean[] = {U8, I8, I32, I64},
                        u8[] = {U16, U32, I32, I64, U64},
                        i8[] = {I16, I32, I64}, u16[] = {U32, I32, I64, U64},
                        i16[] = {I32, I64}, i32[] = {I64}, u32[] = {I64, U64};
  switch (type) {
  case Bool:
    return boolean;
  case U8:
    return u8;
  case I8:
    return i8;
  case U16:
    return u16;
  case I16:
    return i16;
  case I32:
    return i32;
  case U32:
    return u32;
  default:
    return {};
  }
}

/// Float types that hold every value. For integers only where the result is no
/// new number: a sum could leave the range that the cast back needs.
static ArrayRef<DataType> widerFloats(int64_t type) {
  static const DataType both[] = {F32, F64}, wide[] = {F64};
  switch (type) {
  case F16:
  case BF16:
  case Bool:
  case U8:
  case I8:
  case U16:
  case I16:
    return both;
  case F32:
  case I32:
  case U32:
    return wide;
  default:
    return {};
  }
}

static bool isFloat(int64_t type) {
  return type == F16 || type == BF16 || type == F32 || type == F64;
}

/// "float64", as PyTorch says it.
static std::string pythonName(int64_t type) {
  StringRef name = lookupElementType(type).shortName;
  if (name.size() > 1 && isdigit(name[1]))
    return (name[0] == 'f'   ? "float"
            : name[0] == 'u' ? "uint"
            : name[0] == 'i' ? "int"
                             : "complex") +
           name.drop_front().str();
  return name == "bf16" ? "bfloat16" : name.str();
}

/// Whether each element of the results is an element of the operands or says
/// something of their order, so that a type with the same order serves.
static bool selects(const OnnxOpInfo &info) {
  static const llvm::StringSet<> names = {
      "ArgMax",         "ArgMin",       "Clip",
      "Compress",       "CumMax",       "DepthToSpace",
      "Equal",          "Expand",       "Gather",
      "GatherElements", "GatherND",     "Greater",
      "GreaterOrEqual", "IsInf",        "IsNaN",
      "Less",           "LessOrEqual",  "Max",
      "MaxPool",        "MaxUnpool",    "Min",
      "NonZero",        "OneHot",       "Pad",
      "ReduceMax",      "ReduceMin",    "Relu",
      "Sign",           "SpaceToDepth", "Tile",
      "TopK",           "Trilu",        "Unique",
      "Where"};
  return names.contains(info.opType);
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

namespace {

/// What a type variable of an op may become.
struct Choice {
  int64_t type;
  unsigned cost;
  bool isLossy;
};

/// Costs are compared digit by digit: first what is lost, then how many type
/// variables change, then how wide they become.
constexpr unsigned kWidenCost = 1, kChangeCost = 100, kLossCost = 10000;

class OpTypes {
public:
  OpTypes(Operation *op, const OnnxOpInfo &info) : op(op), info(info) {
    for (const OnnxTypeVar &var : info.typeVars)
      bindings.push_back({var.name, 0});
    for (OpOperand &operand : op->getOpOperands())
      bind(info.inputAt(operand.getOperandNumber()), operand.get().getType());
    for (OpResult result : op->getResults())
      bind(info.outputAt(result.getResultNumber()), result.getType());
  }

  bool allowed(const TargetProfile &profile, int opset, bool exactly) const {
    SmallVector<TypeBinding> bound;
    for (const TypeBinding &binding : bindings)
      if (binding.dataType)
        bound.push_back(binding);
    return profile.allows(info.opType, opset, bound, exactly);
  }

  /// The cheapest types that the target allows, by type variable; none if there
  /// are none.
  std::optional<SmallVector<Choice>> cheapest(const TargetProfile &profile,
                                              int opset) const {
    Search search{profile, opset, *this, {}, {}, ~0U};
    search.run(0, 0, bindings);
    return search.best;
  }

  /// Casts the operands to these types and the results back.
  void apply(ArrayRef<Choice> chosen, int opset);

  ArrayRef<TypeBinding> types() const { return bindings; }
  /// "float64, int64"
  std::string names() const {
    std::string names;
    for (const TypeBinding &binding : bindings)
      if (binding.dataType && !binding.var.contains('('))
        names += (names.empty() ? "" : ", ") + pythonName(binding.dataType);
    return names;
  }

private:
  struct Search {
    const TargetProfile &profile;
    int opset;
    const OpTypes &types;
    SmallVector<Choice> current;
    std::optional<SmallVector<Choice>> best;
    unsigned bestCost;

    void run(size_t var, unsigned cost, SmallVector<TypeBinding> bound);
  };

  void bind(const OnnxParamInfo *param, Type type) {
    if (auto tensor = dyn_cast<TensorType>(type); tensor && param->homogeneous)
      bindings[param->typeVar].dataType = onnxDataType(tensor.getElementType());
  }
  SmallVector<Choice> choices(size_t var) const;

  Operation *op;
  const OnnxOpInfo &info;
  /// By type variable; 0 where none is bound to a tensor.
  SmallVector<TypeBinding> bindings;
};

} // namespace

SmallVector<Choice> OpTypes::choices(size_t var) const {
  int64_t type = bindings[var].dataType;
  SmallVector<Choice> all{{type, 0, false}};
  unsigned cost = kChangeCost;
  auto add = [&](int64_t other, bool isLossy) {
    if (info.typeVars[var].allowed.tensor >> other & 1)
      all.push_back(
          {other, (cost += kWidenCost) + (isLossy ? kLossCost : 0), isLossy});
  };
  for (DataType other : widerInts(type))
    add(other, false);
  if (isFloat(type) || selects(info))
    for (DataType other : widerFloats(type))
      add(other, false);
  if (type == F64)
    add(F32, true);
  if ((type == I64 || type == U64) && selects(info))
    add(F64, true);
  return all;
}

void OpTypes::Search::run(size_t var, unsigned cost,
                          SmallVector<TypeBinding> bound) {
  if (cost >= bestCost)
    return;
  if (var == types.bindings.size()) {
    llvm::erase_if(
        bound, [](const TypeBinding &binding) { return !binding.dataType; });
    if (profile.allows(types.info.opType, opset, bound, /*exactly=*/true)) {
      best = current;
      bestCost = cost;
    }
    return;
  }
  for (const Choice &choice : types.choices(var)) {
    bound[var].dataType = choice.type;
    current.push_back(choice);
    run(var + 1, cost + choice.cost, bound);
    current.pop_back();
  }
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

void OpTypes::apply(ArrayRef<Choice> chosen, int opset) {
  MLIRContext *context = op->getContext();
  auto changed = [&](const OnnxParamInfo *param, Type type) -> TensorType {
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor || !param->homogeneous ||
        chosen[param->typeVar].type == bindings[param->typeVar].dataType)
      return {};
    return cast<TensorType>(
        tensor.clone(elementTypeOf(chosen[param->typeVar].type, context)));
  };
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands())
    if (TensorType type = changed(info.inputAt(operand.getOperandNumber()),
                                  operand.get().getType()))
      operand.set(
          createOnnxCast(builder, op->getLoc(), operand.get(), type, opset));
  builder.setInsertionPointAfter(op);
  for (OpResult result : op->getResults()) {
    Type had = result.getType();
    const OnnxParamInfo *param = info.outputAt(result.getResultNumber());
    TensorType type = changed(param, had);
    if (!type)
      continue;
    // An attribute may name the type of the results, too.
    for (StringRef name : {"dtype", "output_dtype", "output_datatype"})
      if (auto attr = op->getAttrOfType<IntegerAttr>(name))
        op->setAttr(name,
                    builder.getI64IntegerAttr(chosen[param->typeVar].type));
    result.setType(type);
    Value back = createOnnxCast(builder, op->getLoc(), result,
                                cast<TensorType>(had), opset);
    result.replaceAllUsesExcept(back, back.getDefiningOp());
  }
}

//===----------------------------------------------------------------------===//
// Targets without float64
//===----------------------------------------------------------------------===//

/// Float64 data as float32; null of other data, or if it is not to be read.
static ElementsAttr narrowed(Attribute attr) {
  auto elements = dyn_cast_or_null<ElementsAttr>(attr);
  if (!elements || !elements.getElementType().isF64())
    return {};
  Type f32 = Float32Type::get(attr.getContext());
  ShapedType type = elements.getShapedType().clone(f32);
  if (auto dense = dyn_cast<DenseElementsAttr>(elements))
    return dense.mapValues(f32, [](APFloat value) {
      bool losesInfo;
      value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &losesInfo);
      return value.bitcastToAPInt();
    });
  auto resource = dyn_cast<DenseResourceElementsAttr>(elements);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob)
    return {};
  ArrayRef<double> values = blob->getDataAs<double>();
  std::vector<float> floats(values.begin(), values.end());
  return DenseElementsAttr::get(type, ArrayRef<float>(floats));
}

static bool isDouble(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && tensor.getElementType().isF64();
}

/// Computes in float32 what is float64 between the arguments and the results of
/// a function, for a target that cannot even cast to it.
static void narrowDoubles(Operation *function, const TargetProfile &profile,
                          int opset) {
  auto casts = [&](StringRef var) {
    return profile.allows("Cast", opset, var, F64);
  };
  if (casts("T1") || casts("T2"))
    return;
  Type f32 = Float32Type::get(function->getContext());
  llvm::DenseSet<Location> warned;
  auto narrow = [&](Value value) {
    if (isDouble(value.getType()))
      value.setType(cast<TensorType>(value.getType()).clone(f32));
  };
  auto isShown = [&](Operation *op) {
    return llvm::any_of(op->getOperandTypes(), isDouble);
  };
  Region &body = function->getRegion(0);
  if (llvm::any_of(body.getArgumentTypes(), isDouble) ||
      isShown(body.front().getTerminator()))
    return; // What it is given or gives it does not have, either.
  body.walk([&](Operation *op) {
    const OnnxOpInfo *info = onnxOpInfo(op);
    bool isMade = llvm::any_of(op->getResultTypes(), isDouble);
    if (isMade && info && info->opType != "Constant" &&
        info->opType != "Cast" && warned.insert(op->getLoc()).second)
      op->emitWarning() << "computed in float32: " << profile.name()
                        << " has no float64";
    for (NamedAttribute attr : llvm::to_vector(op->getAttrs())) {
      if (ElementsAttr data = narrowed(attr.getValue()))
        op->setAttr(attr.getName(), data);
      static const llvm::StringSet<> types = {"to", "dtype", "output_dtype",
                                              "output_datatype"};
      auto number = dyn_cast<IntegerAttr>(attr.getValue());
      if (number && number.getInt() == F64 && types.contains(attr.getName()))
        op->setAttr(attr.getName(), IntegerAttr::get(number.getType(), F32));
    }
    for (Value result : op->getResults())
      narrow(result);
    for (Region &region : op->getRegions())
      for (Value argument : region.getArguments())
        narrow(argument);
  });
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// x > y as y < x, for a target that says that of NaN.
static Operation *asLess(Operation *op, const TargetProfile &profile,
                         int opset) {
  StringRef less = isOnnxOp(op, "Greater")          ? "Less"
                   : isOnnxOp(op, "GreaterOrEqual") ? "LessOrEqual"
                                                    : "";
  if (less.empty() ||
      !profile.notes(onnxOpInfo(op)->opType, opset, KernelNote::Unordered))
    return op;
  OpBuilder builder(op);
  Operation *made = createOnnxOp(builder, op->getLoc(), less, opset,
                                 {op->getOperand(1), op->getOperand(0)}, {},
                                 op->getResultTypes());
  op->replaceAllUsesWith(made);
  op->erase();
  return made;
}

/// Leaves out the data of a GatherElements that no index reaches, so that it is
/// as large as the indices in the dims that are not the axis. False where these
/// are not known to be.
static bool align(Operation *gather, int opset) {
  auto data = dyn_cast<RankedTensorType>(gather->getOperand(0).getType()),
       indices = dyn_cast<RankedTensorType>(gather->getOperand(1).getType());
  if (!data || !indices)
    return false;
  int64_t axis = cast<IntegerAttr>(getOnnxAttr(gather, "axis")).getInt();
  axis += axis < 0 ? data.getRank() : 0;
  SmallVector<int64_t> dims, sizes;
  for (int64_t i = 0; i < data.getRank(); ++i) {
    bool isOpen = data.isDynamicDim(i) || indices.isDynamicDim(i);
    if (i == axis || (!isOpen && data.getDimSize(i) == indices.getDimSize(i)))
      continue;
    if (isOpen && !getDimName(data, i).empty() &&
        getDimName(data, i) == getDimName(indices, i))
      continue;
    if (isOpen)
      return false;
    dims.push_back(i);
    sizes.push_back(indices.getDimSize(i));
  }
  if (dims.empty())
    return true;
  OpBuilder builder(gather);
  auto ints = [&](ArrayRef<int64_t> values) {
    return createOnnxInts(builder, gather->getLoc(), values);
  };
  Value starts = ints(SmallVector<int64_t>(dims.size(), 0));
  Operation *slice =
      createOnnxOp(builder, gather->getLoc(), "Slice", opset,
                   {gather->getOperand(0), starts, ints(sizes), ints(dims)});
  gather->setOperand(0, slice->getResult(0));
  return true;
}

/// Says what a double that the user gives may be instead.
static void noteInput(InFlightDiagnostic &error, Value operand) {
  auto argument = dyn_cast<BlockArgument>(operand);
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  auto name = function ? function.getArgAttrOfType<StringAttr>(
                             argument.getArgNumber(), kOnnxNameAttr)
                       : StringAttr();
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (name && type && type.getElementType().isF64())
    error.attachNote(function.getLoc())
        << "input '" << name.getValue() << "' is float64: float32 is said as "
        << "in --input '" << name.getValue() << "=f32["
        << (type.getRank() ? "…" : "") << "]'";
}

namespace {
struct OnnxLegalizeTypes
    : torchonnx::impl::OnnxLegalizeTypesBase<OnnxLegalizeTypes> {
  using OnnxLegalizeTypesBase::OnnxLegalizeTypesBase;

  void runOnOperation() override {
    FailureOr<TargetProfile> profile =
        loadProfile(getOperation(), target, keep, drop);
    if (failed(profile))
      return signalPassFailure();
    if (opset > profile->newestOpset()) {
      getOperation().emitWarning()
          << profile->name() << " reads opsets up to " << profile->newestOpset()
          << "; what it runs at opset " << int(opset) << " is not known";
      return;
    }
    inexact.clear();
    narrowDoubles(getOperation(), *profile, opset);
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      const OnnxOpInfo *info = onnxOpInfo(op);
      // A Constant is data.
      if (info && info->opType != "Constant" && info->opType != "Custom")
        ops.push_back(op);
    });
    bool ok = true;
    for (Operation *op : ops) {
      if (isOnnxOp(op, "GatherElements") &&
          profile->notes("GatherElements", opset, KernelNote::Aligned) &&
          !align(op, opset)) {
        op->emitError() << profile->name()
                        << " needs indices of the data's "
                           "sizes for GatherElements, but for the axis";
        ok = false;
        continue;
      }
      ok &= legalize(asLess(op, *profile, opset), *profile);
    }
    if (!ok)
      signalPassFailure();
  }

  /// What was told to be inexact.
  llvm::StringSet<> inexact;

  bool legalize(Operation *op, const TargetProfile &profile) {
    const OnnxOpInfo &info = *onnxOpInfo(op);
    if (!lookupOnnxOp(info.opType, opset))
      return true; // Not the target's fault; Export refuses it.
    if (!profile.has(info.opType, opset)) {
      op->emitError() << profile.name() << " has no " << info.opType
                      << " at opset " << int(opset);
      return false;
    }
    for (StringRef name : profile.constantInputs(info.opType, opset))
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        if (info.inputAt(i)->name == name &&
            !isa<NoneType>(operand.getType()) && !getOnnxConstant(operand)) {
          op->emitError() << profile.name() << " needs a constant for '" << name
                          << "' of " << info.opType;
          return false;
        }
    for (StringRef name : profile.staticInputs(info.opType, opset))
      for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
        auto type = dyn_cast<ShapedType>(operand.getType());
        if (info.inputAt(i)->name == name && type && !type.hasStaticShape()) {
          op->emitError() << profile.name() << " needs a known shape for '"
                          << name << "' of " << info.opType;
          return false;
        }
      }
    // Subgraphs hand on what their ops compute.
    if (!info.graphs.empty())
      return true;
    OpTypes types(op, info);
    if (types.allowed(profile, opset, /*exactly=*/true))
      return true;
    std::optional<SmallVector<Choice>> choices =
        info.opType == "Cast" ? std::nullopt : types.cheapest(profile, opset);
    bool isLossy = !choices || llvm::any_of(*choices, [](const Choice &choice) {
      return choice.isLossy;
    });
    if (isLossy && types.allowed(profile, opset, /*exactly=*/false)) {
      if (inexact.insert((info.opType + " on " + types.names()).str()).second)
        op->emitWarning() << profile.name() << " computes " << info.opType
                          << " on " << types.names() << " inexactly";
      return true;
    }
    if (!choices) {
      InFlightDiagnostic error =
          op->emitError() << profile.name() << " has no " << info.opType
                          << " on " << types.names()
                          << ", and no type that it has stands in for it";
      for (Value operand : op->getOperands())
        noteInput(error, operand);
      return false;
    }
    for (auto [choice, binding] : llvm::zip(*choices, types.types()))
      if (choice.isLossy)
        op->emitWarning() << "computed in " << pythonName(choice.type) << ": "
                          << profile.name() << " has no "
                          << pythonName(binding.dataType) << " " << info.opType;
    types.apply(*choices, opset);
    return true;
  }
};
} // namespace
