//===- OnnxDialect.cpp - The onnx dialect ---------------------------------===//
//
// One parser, one printer and one verifier, driven by the operator table, serve
// every operator.
//
//===----------------------------------------------------------------------===//

#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/ONNX/Folds.h"
#include "dialects/ONNX/Subgraphs.h"
#include "dialects/TableOp.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/DialectImplementation.h"
#include "torch-onnx-opt/ElementTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torchonnx;

#include "dialects/ONNX/OnnxDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/ONNX/OnnxTypes.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/ONNX/OnnxAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/ONNX/OnnxStaticOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

LogicalResult OnnxDimsAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type elementType,
    function_ref<InFlightDiagnostic()> emitError) const {
  if (getNames().size() != shape.size())
    return emitError() << "has " << shape.size() << " dims, but "
                       << getNames().size() << " names";
  for (auto [dim, name] : llvm::zip(shape, getNames()))
    if (!ShapedType::isDynamic(dim) && !name.empty())
      return emitError() << "names the static dim '" << name.getValue() << "'";
  return success();
}

/// The only type in the table that is no type of MLIR's own.
static constexpr int64_t stringNumber = 8;

int64_t torchonnx::onnxDataType(Type type) {
  if (isa<OnnxStringType>(type))
    return stringNumber;
  for (const ElementType &known : listElementTypes())
    if (known.kind && known.kind.isOf(type))
      return known.number;
  return 0;
}

Type torchonnx::elementTypeOf(int64_t dataType, MLIRContext *ctx) {
  if (dataType == stringNumber)
    return OnnxStringType::get(ctx);
  const ElementType &known = lookupElementType(dataType);
  return known.kind ? known.kind.build(ctx) : Type();
}

/// What ONNX's type constraints look at: which container, and the number of the
/// element type. Shapes do not take part.
struct TypeKey {
  enum Container { Tensor, Seq, OptTensor, OptSeq, Other } container = Other;
  int64_t dataType = 0;

  bool operator==(const TypeKey &other) const {
    return container == other.container && dataType == other.dataType;
  }
};

static TypeKey typeKey(Type type) {
  TypeKey key{TypeKey::Tensor, 0};
  if (auto opt = dyn_cast<OnnxOptType>(type)) {
    key.container = TypeKey::OptTensor;
    type = opt.getElementType();
  }
  if (auto seq = dyn_cast<OnnxSeqType>(type)) {
    key.container =
        key.container == TypeKey::OptTensor ? TypeKey::OptSeq : TypeKey::Seq;
    type = seq.getElementType();
  }
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return {};
  key.dataType = onnxDataType(tensor.getElementType());
  return key;
}

bool torchonnx::areOneKind(Type x, Type y) { return typeKey(x) == typeKey(y); }

bool torchonnx::contains(const OnnxTypeSet &set, Type type) {
  TypeKey key = typeKey(type);
  const uint32_t masks[] = {set.tensor, set.seq, set.optTensor, set.optSeq, 0};
  return key.dataType && masks[key.container] >> key.dataType & 1;
}

RankedTensorType torchonnx::getNamedTensorType(ArrayRef<int64_t> shape,
                                               Type elementType,
                                               ArrayRef<StringRef> names) {
  MLIRContext *ctx = elementType.getContext();
  SmallVector<StringAttr> attrs;
  bool any = false;
  for (auto [dim, name] : llvm::zip(shape, names)) {
    bool named = ShapedType::isDynamic(dim) && !name.empty();
    attrs.push_back(StringAttr::get(ctx, named ? name : StringRef()));
    any |= named;
  }
  return RankedTensorType::get(
      shape, elementType, any ? OnnxDimsAttr::get(ctx, attrs) : Attribute());
}

StringRef torchonnx::getDimName(Type type, unsigned dim) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return {};
  auto names = dyn_cast_or_null<OnnxDimsAttr>(tensor.getEncoding());
  return names ? names.getNames()[dim].getValue() : StringRef();
}

//===----------------------------------------------------------------------===//
// Assembly format
//
//   %r:2 = onnx.Op(%a, %b) {attr = 1} : (tensor<…>, tensor<…>) -> (…)
//          body(%i: tensor<i64>) { … }
//===----------------------------------------------------------------------===//

static ParseResult parseOnnxOp(const OnnxOpInfo &info, OpAsmParser &parser,
                               OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  for (StringRef graph : info.graphs) {
    SmallVector<OpAsmParser::Argument> args;
    if (parser.parseKeyword(graph) ||
        parser.parseArgumentList(args, OpAsmParser::Delimiter::OptionalParen,
                                 /*allowType=*/true) ||
        parser.parseRegion(*result.addRegion(), args))
      return failure();
  }
  return success();
}

static void printOnnxOp(const OnnxOpInfo &info, Operation *op,
                        OpAsmPrinter &printer) {
  printer << op->getName() << '(' << op->getOperands() << ')';
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  printer.printFunctionalType(op);
  for (auto [graph, region] : llvm::zip(info.graphs, op->getRegions())) {
    printer << ' ' << graph;
    if (!region.getArguments().empty()) {
      printer << '(';
      llvm::interleaveComma(
          region.getArguments(), printer,
          [&](BlockArgument arg) { printer.printRegionArgument(arg); });
      printer << ')';
    }
    printer << ' ';
    printer.printRegion(region, /*printEntryBlockArgs=*/false);
  }
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

namespace {
/// Checks the operands and results of one op against its table entry.
class TypeChecker {
public:
  TypeChecker(const OnnxOpInfo &info, Operation *op)
      : info(info), op(op), bound(info.typeVars.size()) {}

  LogicalResult checkOperands() {
    if (failed(checkCount("operands", op->getNumOperands(), info.minInputs,
                          info.maxInputs, info.inputs)))
      return failure();
    for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
      if (failed(check("operand", i, *info.inputAt(i), type)))
        return failure();
    return success();
  }

  LogicalResult checkResults() {
    if (failed(checkCount("results", op->getNumResults(), info.minOutputs,
                          info.maxOutputs, info.outputs)))
      return failure();
    for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
      if (failed(check("result", i, *info.outputAt(i), type)))
        return failure();
    return success();
  }

private:
  LogicalResult checkCount(StringRef what, int count, int least, int most,
                           ArrayRef<OnnxParamInfo> params) {
    if (count < least)
      return op->emitOpError() << "has " << count << ' ' << what
                               << ", but needs at least " << least;
    bool variadic =
        !params.empty() && params.back().arity == OnnxArity::Variadic;
    if (count > most || (!variadic && count > int(params.size())))
      return op->emitOpError() << "has " << count << ' ' << what
                               << ", but takes at most " << most;
    return success();
  }

  LogicalResult check(StringRef what, unsigned i, const OnnxParamInfo &param,
                      Type type) {
    if (isa<NoneType>(type)) {
      // What a custom operator takes is not known.
      if (param.arity == OnnxArity::Optional || isOnnxOp(op, "Custom"))
        return success();
      return op->emitOpError() << what << " #" << i << " ('" << param.name
                               << "') is absent, but is not optional";
    }
    const OnnxTypeVar &var = info.typeVars[param.typeVar];
    if (!contains(var.allowed, type)) {
      std::string allowed;
      llvm::raw_string_ostream os(allowed);
      printOnnxTypeSet(var.allowed, os);
      return op->emitOpError()
             << what << " #" << i << " ('" << param.name << "') has type "
             << type << ", but " << var.name << " allows " << allowed;
    }
    if (!param.homogeneous)
      return success();
    Type &first = bound[param.typeVar];
    if (!first)
      first = type;
    if (areOneKind(first, type))
      return success();
    return op->emitOpError()
           << what << " #" << i << " ('" << param.name << "') has type " << type
           << ", but type variable " << var.name << " is already " << first;
  }

  const OnnxOpInfo &info;
  Operation *op;
  SmallVector<Type> bound;
};
} // namespace

template <typename T>
static bool isArrayOf(Attribute attr, function_ref<bool(T)> ok) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, [&](Attribute element) {
           auto typed = dyn_cast<T>(element);
           return typed && ok(typed);
         });
}

static bool hasKind(Attribute attr, OnnxAttrKind kind) {
  auto isInt = [](IntegerAttr i) { return i.getType().isSignlessInteger(64); };
  auto isFloat = [](FloatAttr f) { return f.getType().isF32(); };
  switch (kind) {
  case OnnxAttrKind::Int:
    return isa<IntegerAttr>(attr) && isInt(cast<IntegerAttr>(attr));
  case OnnxAttrKind::Float:
    return isa<FloatAttr>(attr) && isFloat(cast<FloatAttr>(attr));
  case OnnxAttrKind::String:
    return isa<StringAttr>(attr);
  case OnnxAttrKind::Tensor:
    return isa<ElementsAttr>(attr);
  case OnnxAttrKind::Type:
    return isa<TypeAttr>(attr);
  case OnnxAttrKind::Ints:
    return isa<DenseI64ArrayAttr>(attr) || isArrayOf<IntegerAttr>(attr, isInt);
  case OnnxAttrKind::Floats:
    return isa<DenseF32ArrayAttr>(attr) || isArrayOf<FloatAttr>(attr, isFloat);
  case OnnxAttrKind::Strings:
    return isArrayOf<StringAttr>(attr, [](StringAttr) { return true; });
  case OnnxAttrKind::SparseTensor:
  case OnnxAttrKind::Graph:
    return false;
  }
  llvm_unreachable("unknown attribute kind");
}

static StringRef kindDescription(OnnxAttrKind kind) {
  switch (kind) {
  case OnnxAttrKind::Int:
    return "an i64";
  case OnnxAttrKind::Float:
    return "an f32";
  case OnnxAttrKind::String:
    return "a string";
  case OnnxAttrKind::Tensor:
    return "a tensor";
  case OnnxAttrKind::Type:
    return "a type";
  case OnnxAttrKind::Ints:
    return "a list of i64";
  case OnnxAttrKind::Floats:
    return "a list of f32";
  case OnnxAttrKind::Strings:
    return "a list of strings";
  case OnnxAttrKind::SparseTensor:
    return "a sparse tensor, which is not supported";
  case OnnxAttrKind::Graph:
    return "a region";
  }
  llvm_unreachable("unknown attribute kind");
}

static LogicalResult verifyAttributes(const OnnxOpInfo &info, Operation *op) {
  for (NamedAttribute named : op->getAttrs()) {
    const OnnxAttrInfo *attr = info.attr(named.getName());
    if (!attr) {
      // A name with a dot belongs to a dialect, not to the operator.
      if (info.anyAttrs || named.getName().strref().contains('.'))
        continue;
      return op->emitOpError()
             << "has no attribute '" << named.getName().getValue() << "'";
    }
    if (!hasKind(named.getValue(), attr->kind))
      return op->emitOpError() << "attribute '" << attr->name << "' must be "
                               << kindDescription(attr->kind);
  }
  for (const OnnxAttrInfo &attr : info.attrs)
    if (attr.required && !op->hasAttr(attr.name))
      return op->emitOpError() << "requires attribute '" << attr.name << "'";
  return success();
}

static LogicalResult verifyOnnxOp(const OnnxOpInfo &info, Operation *op) {
  TypeChecker types(info, op);
  if (failed(types.checkOperands()) || failed(types.checkResults()) ||
      failed(verifyAttributes(info, op)))
    return failure();
  if (op->getNumRegions() != info.graphs.size())
    return op->emitOpError() << "has " << op->getNumRegions()
                             << " regions, but needs " << info.graphs.size();
  return success();
}

static LogicalResult verifyOnnxRegions(const OnnxOpInfo &info, Operation *op) {
  for (auto [graph, region] : llvm::zip(info.graphs, op->getRegions()))
    if (!llvm::hasSingleElement(region) || region.back().empty() ||
        !isa<YieldOp>(region.back().back()))
      return op->emitOpError()
             << graph << " must be one block that ends in onnx.Yield";
  return verifySubgraphs(info, op);
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

namespace {
/// Every operator is a function of its operands, but for the random ones: an
/// allocation may be dropped when it is not used, yet two are never one. An
/// operator with subgraphs has the effects of what they hold.
struct OnnxEffects : MemoryEffectOpInterface::FallbackModel<OnnxEffects> {
  static bool classof(Operation *) { return true; }

  void
  getEffects(Operation *op,
             SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    const OnnxOpInfo *info = onnxOpInfo(op);
    if (info && info->random)
      for (OpResult result : op->getResults())
        effects.emplace_back(MemoryEffects::Allocate::get(), result);
    for (Region &region : op->getRegions())
      for (Operation &nested : region.getOps())
        if (auto inner = getEffectsRecursively(&nested))
          effects.append(*inner);
        else
          effects.emplace_back(MemoryEffects::Write::get());
  }
};
} // namespace

void *OnnxDialect::getRegisteredInterfaceForOp(TypeID interfaceID,
                                               OperationName opName) {
  static OnnxEffects effects;
  if (interfaceID == MemoryEffectOpInterface::getInterfaceID() &&
      lookupOnnxOp(opName.getStringRef()))
    return &effects;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

namespace {
class OnnxTableOp final : public TableOp {
public:
  OnnxTableOp(const OnnxOpInfo &info, Dialect *dialect)
      : TableOp(("onnx." + info.name).str(), dialect), info(info) {}

  OperationName::ParseAssemblyFn getParseAssemblyFn() override {
    return [&entry = info](OpAsmParser &parser, OperationState &result) {
      return parseOnnxOp(entry, parser, result);
    };
  }
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) override {
    printOnnxOp(info, op, printer);
  }
  LogicalResult verifyInvariants(Operation *op) override {
    return verifyOnnxOp(info, op);
  }
  LogicalResult verifyRegionInvariants(Operation *op) override {
    return verifyOnnxRegions(info, op);
  }
  LogicalResult foldHook(Operation *op, ArrayRef<Attribute>,
                         SmallVectorImpl<OpFoldResult> &results) override {
    return foldOnnxOp(op, results);
  }
  bool hasTrait(TypeID trait) override {
    return info.name == "Constant" &&
           trait == TypeID::get<OpTrait::ConstantLike>();
  }

private:
  const OnnxOpInfo &info;
};
} // namespace

void OnnxDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/ONNX/OnnxTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/ONNX/OnnxAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/ONNX/OnnxStaticOps.cpp.inc"
      >();
  auto add = [&](const OnnxOpInfo &info) {
    RegisteredOperationName::insert(std::make_unique<OnnxTableOp>(info, this),
                                    {});
  };
  for (const OnnxOpInfo &info : allOnnxOps())
    if (!info.deprecated)
      add(info);
  add(*lookupOnnxOp("Custom"));
}

//===----------------------------------------------------------------------===//
// Reading ops
//===----------------------------------------------------------------------===//

const OnnxOpInfo *torchonnx::onnxOpInfo(Operation *op) {
  return isa_and_nonnull<OnnxDialect>(op->getDialect())
             ? lookupOnnxOp(op->getName().getStringRef())
             : nullptr;
}

LogicalResult torchonnx::verifyOpset(Operation *op, int opset) {
  const OnnxOpInfo *info = onnxOpInfo(op);
  const OnnxOpInfo *inForce = lookupOnnxOp(info->opType, opset);
  if (!inForce)
    return op->emitOpError() << "does not exist in opset " << opset;
  if (inForce != info)
    return op->emitOpError() << "is not the version of opset " << opset
                             << ", onnx." << inForce->name;
  return success();
}

bool torchonnx::isOnnxOp(Operation *op, StringRef opType) {
  const OnnxOpInfo *info = op ? onnxOpInfo(op) : nullptr;
  return info && info->opType == opType;
}

Attribute torchonnx::getOnnxAttr(Operation *op, StringRef name) {
  if (Attribute attr = op->getAttr(name))
    return attr;
  const OnnxOpInfo *info = onnxOpInfo(op);
  const OnnxAttrInfo *attr = info ? info->attr(name) : nullptr;
  if (!attr || attr->defaultValue.empty())
    return {};
  return parseAttribute(attr->defaultValue, op->getContext());
}

SmallVector<int64_t> torchonnx::getOnnxInts(Operation *op, StringRef name) {
  Attribute attr = getOnnxAttr(op, name);
  if (auto dense = dyn_cast_or_null<DenseI64ArrayAttr>(attr))
    return SmallVector<int64_t>(dense.asArrayRef());
  SmallVector<int64_t> ints;
  if (auto array = dyn_cast_or_null<ArrayAttr>(attr))
    for (IntegerAttr element : array.getAsRange<IntegerAttr>())
      ints.push_back(element.getInt());
  return ints;
}

ElementsAttr torchonnx::getOnnxConstant(Value value) {
  Operation *op = value ? value.getDefiningOp() : nullptr;
  return isOnnxOp(op, "Constant") ? op->getAttrOfType<ElementsAttr>("value")
                                  : ElementsAttr();
}
