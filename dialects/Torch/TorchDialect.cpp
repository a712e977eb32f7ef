//===- TorchDialect.cpp - The torch dialect -------------------------------===//

#include "dialects/Torch/TorchDialect.h"
#include "dialects/TableOp.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace torchonnx;

#include "dialects/Torch/TorchDialect.cpp.inc"

/// Types in parentheses; there may be none.
static ParseResult parseResultTypes(OpAsmParser &parser,
                                    SmallVectorImpl<Type> &types) {
  if (parser.parseLParen())
    return failure();
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  return failure(parser.parseTypeList(types) || parser.parseRParen());
}
static void printResultTypes(OpAsmPrinter &printer, Operation *,
                             TypeRange types) {
  printer << "(" << types << ")";
}

#define GET_OP_CLASSES
#include "dialects/Torch/TorchStructuralOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Listed schemas
//===----------------------------------------------------------------------===//

namespace {

/// `aten::add.Tensor` -> `torch.aten.add.Tensor`.
std::string getOpName(StringRef operatorName) {
  auto [nameSpace, rest] = operatorName.split("::");
  return ("torch." + nameSpace + "." + rest).str();
}

/// The schemas of aten_ops.txt, parsed on first use.
class ListedSchemas {
public:
  static const ListedSchemas &get() {
    static const ListedSchemas schemas;
    return schemas;
  }
  llvm::StringMap<const OpSchema *> byName;
  /// `torch.aten.add.Tensor` -> its schema.
  llvm::StringMap<const OpSchema *> byOpName;
  llvm::StringMap<SmallVector<const OpSchema *>> byBaseName;
  std::vector<OpSchema> all;

private:
  ListedSchemas() {
    static constexpr std::pair<StringRef, bool> lines[] = {
#define ATEN_SCHEMA(text, isNondeterministic) {text, isNondeterministic},
#include "dialects/Torch/AtenOps.cpp.inc"
#undef ATEN_SCHEMA
    };
    all.reserve(std::size(lines));
    for (auto [line, isNondeterministic] : lines) {
      all.push_back(*OpSchema::parse(line));
      all.back().isNondeterministic = isNondeterministic;
    }
    for (const OpSchema &schema : all) {
      byName[schema.name] = &schema;
      byOpName[getOpName(schema.name)] = &schema;
      byBaseName[schema.baseName()].push_back(&schema);
    }
  }
};

/// Gives every op that is made from a schema its memory effects.
struct SchemaEffects : MemoryEffectOpInterface::FallbackModel<SchemaEffects> {
  static bool classof(Operation *) { return true; }
  void
  getEffects(Operation *op,
             SmallVectorImpl<MemoryEffects::EffectInstance> &effects) const {
    const OpSchema *schema =
        cast<TorchDialect>(op->getDialect())->getSchema(getOperatorName(op));
    if (!schema || schema->isMutable()) {
      effects.emplace_back(MemoryEffects::Read::get());
      effects.emplace_back(MemoryEffects::Write::get());
    } else if (schema->isNondeterministic) {
      // Never merged, as each call gives something new; removed if unused.
      for (OpResult result : op->getResults())
        effects.emplace_back(MemoryEffects::Allocate::get(), result);
    }
  }
};

/// Whether a value of `type` can be an argument of schema type `want`. Types
/// before Simplify are loose, so only what can never fit is refused.
bool fits(Type type, StringRef want) {
  if (isa<TorchAnyType, TorchOptionalType, ClassType>(type))
    return true;
  bool optional = want.consume_back("?");
  if (isa<TorchNoneType>(type))
    return optional || want == "Tensor" || want == "NoneType" ||
           want.starts_with("Any") || want.size() <= 2 || want.ends_with("[]");
  bool number = isNumber(type);
  if (want == "Tensor")
    return isa<TorchTensorType, RefType>(type);
  if (want == "int" || want == "ScalarType" || want == "Layout" ||
      want == "MemoryFormat" || want == "bool" || want == "float" ||
      want == "Scalar")
    return number;
  if (want == "str")
    return isa<TorchStrType, TorchDeviceType>(type);
  if (want == "Device")
    return isa<TorchStrType, TorchDeviceType>(type);
  if (want.ends_with("[]"))
    return isa<ListType>(type) || number || isa<TorchTensorType>(type);
  return true;
}

LogicalResult verifyAgainst(Operation *op, const OpSchema &schema) {
  if (schema.isVararg)
    return success();
  if (op->getNumOperands() != schema.args.size())
    return op->emitOpError()
           << "takes " << schema.args.size() << " arguments by its schema, not "
           << op->getNumOperands();
  for (auto [operand, arg] : llvm::zip(op->getOperands(), schema.args))
    if (!fits(operand.getType(), arg.type))
      return op->emitOpError() << "argument '" << arg.name << "' must be a "
                               << arg.type << ", not " << operand.getType();
  if (op->getNumResults() != schema.returns.size())
    return op->emitOpError()
           << "has " << schema.returns.size() << " results by its schema, not "
           << op->getNumResults();
  for (auto [result, ret] : llvm::zip(op->getResults(), schema.returns))
    if (!fits(result.getType(), ret.type))
      return op->emitOpError()
             << "result must be a " << ret.type << ", not " << result.getType();
  return success();
}

class ListedOp final : public TableOp {
public:
  using TableOp::TableOp;

  OperationName::ParseAssemblyFn getParseAssemblyFn() override {
    return [](OpAsmParser &parser, OperationState &state) -> ParseResult {
      SmallVector<OpAsmParser::UnresolvedOperand> operands;
      FunctionType type;
      llvm::SMLoc loc = parser.getCurrentLocation();
      return failure(
          parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
          parser.parseOptionalAttrDict(state.attributes) ||
          parser.parseColonType(type) ||
          parser.resolveOperands(operands, type.getInputs(), loc,
                                 state.operands) ||
          parser.addTypesToList(type.getResults(), state.types));
    };
  }
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) override {
    printer << op->getName() << "(" << op->getOperands() << ")";
    printer.printOptionalAttrDict(op->getAttrs());
    printer << " : ";
    printer.printFunctionalType(op);
  }
  LogicalResult verifyInvariants(Operation *op) override {
    return verifyAgainst(op, *getListedSchema(getOperatorName(op)));
  }
};

} // namespace

const OpSchema *torchonnx::getListedSchema(StringRef name) {
  return ListedSchemas::get().byName.lookup(name);
}

ArrayRef<const OpSchema *> torchonnx::getListedOverloads(StringRef baseName) {
  const auto &map = ListedSchemas::get().byBaseName;
  auto it = map.find(baseName);
  return it == map.end() ? ArrayRef<const OpSchema *>()
                         : ArrayRef<const OpSchema *>(it->second);
}

//===----------------------------------------------------------------------===//
// Dialect
//===----------------------------------------------------------------------===//

void TorchDialect::registerAtenOps() {
  // What an op is and does comes from its schema, so one set of hooks serves
  // every op and a listed operator costs nothing to compile.
  for (const OpSchema &schema : ListedSchemas::get().all)
    RegisteredOperationName::insert(
        std::make_unique<ListedOp>(getOpName(schema.name), this), {});
}

void TorchDialect::initialize() {
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "dialects/Torch/TorchStructuralOps.cpp.inc"
      >();
  registerAtenOps();
  effectModel = new SchemaEffects();
}

TorchDialect::~TorchDialect() {
  delete static_cast<SchemaEffects *>(effectModel);
}

void *TorchDialect::getRegisteredInterfaceForOp(TypeID interfaceID,
                                                OperationName name) {
  if (interfaceID == TypeID::get<MemoryEffectOpInterface>() &&
      (name.getStringRef() == OperatorOp::getOperationName() ||
       !getOperatorName(name.getStringRef()).empty()))
    return effectModel;
  return nullptr;
}

const OpSchema *TorchDialect::getSchema(StringRef name) const {
  if (const OpSchema *schema = getListedSchema(name))
    return schema;
  return schemaLookup ? schemaLookup(name) : nullptr;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult OperatorOp::verify() {
  if (const OpSchema *schema =
          cast<TorchDialect>((*this)->getDialect())->getSchema(getName()))
    return verifyAgainst(*this, *schema);
  return success();
}

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

StringRef torchonnx::getOperatorName(Operation *op) {
  if (auto generic = dyn_cast<OperatorOp>(op))
    return generic.getName();
  return getOperatorName(op->getName().getStringRef());
}

StringRef torchonnx::getOperatorName(StringRef opName) {
  const OpSchema *schema = ListedSchemas::get().byOpName.lookup(opName);
  return schema ? StringRef(schema->name) : StringRef();
}

Operation *torchonnx::createOperator(OpBuilder &builder, Location loc,
                                     StringRef name, ValueRange operands,
                                     TypeRange results) {
  if (!getListedSchema(name))
    return OperatorOp::create(builder, loc, results,
                              builder.getStringAttr(name), operands, 0);
  OperationState state(loc, getOpName(name), operands, results);
  return builder.create(state);
}

Attribute torchonnx::getConstant(Value value) {
  auto constant = value ? value.getDefiningOp<ConstantOp>() : ConstantOp();
  return constant ? constant.getValue() : Attribute();
}

std::optional<bool> torchonnx::getConstantBool(Value value) {
  if (auto attr = dyn_cast_or_null<BoolAttr>(getConstant(value)))
    return attr.getValue();
  return std::nullopt;
}

std::optional<int64_t> torchonnx::getConstantInt(Value value) {
  auto attr = dyn_cast_or_null<IntegerAttr>(getConstant(value));
  if (!attr || isa<BoolAttr>(attr))
    return std::nullopt;
  return attr.getInt();
}

std::optional<double> torchonnx::getConstantFloat(Value value) {
  if (auto attr = dyn_cast_or_null<FloatAttr>(getConstant(value)))
    return attr.getValueAsDouble();
  if (std::optional<int64_t> number = getConstantInt(value))
    return *number;
  if (std::optional<bool> truth = getConstantBool(value))
    return *truth;
  return std::nullopt;
}

std::optional<StringRef> torchonnx::getConstantStr(Value value) {
  if (auto attr = dyn_cast_or_null<StringAttr>(getConstant(value)))
    return attr.getValue();
  return std::nullopt;
}

std::optional<SmallVector<int64_t>> torchonnx::getConstantInts(Value value) {
  SmallVector<int64_t> numbers;
  if (auto array = dyn_cast_or_null<ArrayAttr>(getConstant(value))) {
    for (Attribute element : array) {
      auto number = dyn_cast<IntegerAttr>(element);
      if (!number)
        return std::nullopt;
      numbers.push_back(number.getInt());
    }
    return numbers;
  }
  auto elements = getElements(value);
  if (!elements)
    return std::nullopt;
  for (Value element : *elements) {
    std::optional<int64_t> number = getConstantInt(element);
    if (!number)
      return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

std::optional<SmallVector<Value>> torchonnx::getElements(Value value) {
  Operation *op = value ? value.getDefiningOp() : nullptr;
  if (isa_and_nonnull<ListConstructOp, TupleConstructOp>(op))
    return SmallVector<Value>(op->getOperands());
  return std::nullopt;
}

bool torchonnx::isNumber(Type type) {
  return isa<TorchIntType, TorchFloatType, TorchBoolType, TorchComplexType,
             TorchNumberType>(type);
}

int64_t torchonnx::dimOf(Value tensor, int64_t dim) {
  auto type =
      tensor ? dyn_cast<TorchTensorType>(tensor.getType()) : TorchTensorType();
  int64_t rank = type && type.getRanked() ? type.getRank() : 0;
  return fromFront(dim, std::max<int64_t>(rank, 1));
}

int64_t torchonnx::dimOf(Value tensor, Value dim) {
  return dimOf(tensor, *getConstantInt(dim));
}

bool torchonnx::isNone(Value value) {
  return value && isa<TorchNoneType>(value.getType());
}

Type torchonnx::getConstantType(Attribute value) {
  MLIRContext *context = value.getContext();
  return llvm::TypeSwitch<Attribute, Type>(value)
      .Case([&](BoolAttr a) { return TorchBoolType::get(context, a); })
      .Case([&](IntegerAttr a) { return TorchIntType::get(context, a); })
      .Case([&](FloatAttr a) { return TorchFloatType::get(context, a); })
      .Case([&](StringAttr) { return TorchStrType::get(context); })
      .Case([&](UnitAttr) { return TorchNoneType::get(context); })
      .Case([&](ElementsAttr a) {
        SmallVector<Attribute> dims;
        for (int64_t size : a.getShapedType().getShape())
          dims.push_back(IntegerAttr::get(IntegerType::get(context, 64), size));
        return TorchTensorType::get(context, dims, a.getElementType());
      })
      .Case([&](ArrayAttr a) {
        return ListType::get(context, llvm::map_to_vector(a, getConstantType));
      })
      .Default(Type());
}
