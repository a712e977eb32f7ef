//===- Convert.cpp - From torch to onnx -----------------------------------===//

#include "mlir/IR/DialectResourceBlobManager.h"
#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Oracle.h"
#include "torch-onnx-opt/Unsupported.h"
#include "llvm/Support/FormatVariadic.h"

namespace torchonnx {
#define GEN_PASS_DEF_CONVERTTORCHTOONNX
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

const ConvertRules &ConvertRules::get() {
  static const ConvertRules rules = [] {
    ConvertRules all;
#define CONVERT_FAMILY(name) add##name##Conversions(all);
#include "passes/Convert/Families.def"
#undef CONVERT_FAMILY
    return all;
  }();
  return rules;
}

const ConvertRule *ConvertRules::lookup(Operation *op, int opset) const {
  auto it = table.find(getOperatorName(op));
  if (it == table.end())
    return nullptr;
  Elements elements = elementsOf(op);
  for (const ConvertRule &rule : it->second)
    if (rule.firstOpset <= opset && opset <= rule.lastOpset &&
        (elements != Elements::Complex || rule.takesComplex) &&
        (elements != Elements::Quantized || rule.takesQuantized) &&
        (!rule.accepts || rule.accepts(op)))
      return &rule;
  return nullptr;
}

std::optional<int> ConvertRules::firstOpset(StringRef name) const {
  auto it = table.find(name);
  if (it == table.end())
    return std::nullopt;
  int first = it->second.front().firstOpset;
  for (const ConvertRule &rule : it->second)
    first = std::min(first, rule.firstOpset);
  return first;
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {

/// Rewrites one function block by block.
class Converter {
public:
  Converter(int opset, UnsupportedReport &report)
      : opset(opset), report(report) {}

  void convert(func::FuncOp function);

private:
  void convertBlock(Block &from, OpBuilder &builder);
  void convertOp(Operation *op, OpBuilder &builder);
  void convertIf(IfOp op, OpBuilder &builder);
  void convertLoop(LoopOp op, OpBuilder &builder);
  void convertRegion(Region &from, Region &to, ArrayRef<Value> extraResults);
  /// The onnx values that a terminator's operands stand for.
  SmallVector<Value> operandsOf(Operation *terminator, OpBuilder &builder);
  Value mapped(Value value, Operation *user, OpBuilder &builder);

  int opset;
  UnsupportedReport &report;
  OnnxBuilder::Mapping mapping;
};

} // namespace

Value Converter::mapped(Value value, Operation *user, OpBuilder &builder) {
  OnnxBuilder b(builder, value.getLoc(), opset, mapping);
  Value result = b.in(value);
  // An op that was refused gives no value.
  Operation *op = value.getDefiningOp();
  bool isReported =
      op && !getOperatorName(op).empty() && !mapping.contains(value);
  if (!result && !isReported)
    report.add(user->getLoc(),
               getOperatorName(user).empty() ? user->getName().getStringRef()
                                             : getOperatorName(user),
               "a value of type " +
                   llvm::formatv("{0}", value.getType()).str() +
                   " has no ONNX form");
  return result;
}

SmallVector<Value> Converter::operandsOf(Operation *terminator,
                                         OpBuilder &builder) {
  SmallVector<Value> values;
  for (Value operand : terminator->getOperands())
    if (Value value = mapped(operand, terminator, builder))
      values.push_back(value);
  return values;
}

/// Complex elements as pairs of real ones, which are the same bytes.
static ElementsAttr asRealPairs(ElementsAttr elements) {
  auto complex = dyn_cast<mlir::ComplexType>(elements.getElementType());
  if (!complex)
    return elements;
  SmallVector<int64_t> shape(elements.getShapedType().getShape());
  shape.push_back(2);
  auto type = RankedTensorType::get(shape, complex.getElementType());
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
    return DenseResourceElementsAttr::get(type, resource.getRawHandle());
  auto dense = cast<DenseElementsAttr>(elements);
  if (!dense.isSplat())
    return DenseElementsAttr::getFromRawBuffer(type, dense.getRawData());
  std::vector<char> data;
  for (int64_t i = 0, e = dense.getNumElements(); i < e; ++i)
    llvm::append_range(data, dense.getRawData());
  return DenseElementsAttr::getFromRawBuffer(type, data);
}

/// Why this opset has no form of an operand or result of `op`; empty if it has.
static std::string unheldDtype(Operation *op, OnnxBuilder b) {
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

void Converter::convertOp(Operation *op, OpBuilder &builder) {
  if (auto constant = dyn_cast<ConstantOp>(op)) {
    if (auto elements = dyn_cast<ElementsAttr>(constant.getValue()))
      mapping[constant.getResult()] = {
          createOnnxConstant(builder, op->getLoc(), asRealPairs(elements))};
    return; // Numbers are made where they are used.
  }
  if (isa<ListConstructOp>(op))
    return;
  OnnxBuilder b(builder, op->getLoc(), opset, mapping);
  if (auto unpack = dyn_cast<ListUnpackOp>(op)) {
    SmallVector<Value> elements = b.list(unpack.getContainer());
    for (auto [result, element] : llvm::zip(unpack->getResults(), elements))
      mapping[result] = {element};
    if (elements.size() != unpack->getNumResults())
      report.add(op->getLoc(), op->getName().getStringRef(), b.failureReason());
    return;
  }
  if (auto branch = dyn_cast<IfOp>(op))
    return convertIf(branch, builder);
  if (auto loop = dyn_cast<LoopOp>(op))
    return convertLoop(loop, builder);

  StringRef name = getOperatorName(op);
  if (std::string why = unheldDtype(op, b); !why.empty())
    return report.add(op->getLoc(), name, why);
  bool staysWhole = op->hasAttr(kDomainAttr);
  const ConvertRule *rule =
      staysWhole ? nullptr : ConvertRules::get().lookup(op, opset);
  if (!rule && !staysWhole)
    return report.add(
        op->getLoc(), name.empty() ? op->getName().getStringRef() : name,
        "no conversion accepts it at opset " + std::to_string(opset),
        "--decompose makes others of it, where they are known");
  SmallVector<Value> values =
      staysWhole ? convertWhole(b, op) : rule->apply(b, op);
  if (b.failed() || values.empty())
    return report.add(op->getLoc(), name,
                      b.failed() ? b.failureReason()
                                 : "its conversion gives no value");
  // What is known of a torch result is at least what onnx ops tell. In a branch
  // more is known of what was there before it, which holds in it alone.
  auto settle = [&](Type torchType, Value value) {
    Type type = getOnnxType(torchType);
    if (!type || !value.getDefiningOp() || getOnnxConstant(value))
      return;
    if (auto had = dyn_cast<ShapedType>(value.getType());
        had && had.getElementType() != cast<ShapedType>(type).getElementType())
      report.add(op->getLoc(), name,
                 "its conversion gives another dtype than PyTorch (" +
                     llvm::formatv("{0} for {1}", had.getElementType(),
                                   cast<ShapedType>(type).getElementType())
                         .str() +
                     ")");
    if (!value.getParentRegion()->isProperAncestor(op->getParentRegion()))
      value.setType(type);
  };
  if (op->getNumResults() == 1 && isa<ListType>(op->getResult(0).getType())) {
    auto list = cast<ListType>(op->getResult(0).getType());
    if (list.getSized() && list.getElements().size() == values.size())
      for (auto [type, value] : llvm::zip(list.getElements(), values))
        settle(type, value);
    mapping[op->getResult(0)] =
        SmallVector<Value, 1>(values.begin(), values.end());
    return;
  }
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (!value)
      continue;
    settle(result.getType(), value);
    mapping[result] = {value};
  }
}

void Converter::convertBlock(Block &from, OpBuilder &builder) {
  for (Operation &op : from.without_terminator())
    convertOp(&op, builder);
}

void Converter::convertRegion(Region &from, Region &to,
                              ArrayRef<Value> extraResults) {
  OpBuilder builder(to);
  builder.setInsertionPointToEnd(&to.front());
  convertBlock(from.front(), builder);
  Operation *yield = from.front().getTerminator();
  SmallVector<Value> results(extraResults);
  llvm::append_range(results, operandsOf(yield, builder));
  YieldOp::create(builder, yield->getLoc(), results);
}

void Converter::convertIf(IfOp op, OpBuilder &builder) {
  Value condition = mapped(op.getCondition(), op, builder);
  SmallVector<Type> types;
  for (Value result : op->getResults())
    types.push_back(getOnnxType(result.getType()));
  if (!condition || llvm::is_contained(types, Type()))
    return report.add(op->getLoc(), "prim::If", "a result has no ONNX form");
  Operation *onnxIf = createOnnxOp(builder, op->getLoc(), "If", opset,
                                   {condition}, {}, types, types.size(), 2);
  for (auto [from, to] : llvm::zip(op->getRegions(), onnxIf->getRegions())) {
    to.emplaceBlock();
    convertRegion(from, to, {});
  }
  for (auto [result, value] : llvm::zip(op->getResults(), onnxIf->getResults()))
    mapping[result] = {value};
}

void Converter::convertLoop(LoopOp op, OpBuilder &builder) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(mapped(operand, op, builder));
  SmallVector<Type> types;
  for (Value result : op->getResults())
    types.push_back(getOnnxType(result.getType()));
  if (llvm::is_contained(operands, Value()) ||
      llvm::is_contained(types, Type()))
    return report.add(op->getLoc(), "prim::Loop",
                      "a carried value has no ONNX form");
  Operation *loop = createOnnxOp(builder, op->getLoc(), "Loop", opset, operands,
                                 {}, types, types.size(), 1);
  Block &from = op.getBody().front();
  Block &body = loop->getRegion(0).emplaceBlock();
  // ONNX's body also takes the condition; TorchScript's does not.
  for (auto [i, argument] : llvm::enumerate(from.getArguments())) {
    Type type = getOnnxType(argument.getType());
    mapping[argument] = {body.addArgument(type, argument.getLoc())};
    if (i == 0)
      body.addArgument(RankedTensorType::get({}, builder.getI1Type()),
                       argument.getLoc());
  }
  convertRegion(op.getBody(), loop->getRegion(0), {});
  for (auto [result, value] : llvm::zip(op->getResults(), loop->getResults()))
    mapping[result] = {value};
}

void Converter::convert(func::FuncOp function) {
  OpBuilder builder(function);
  SmallVector<Type> inputs;
  for (Type type : function.getArgumentTypes())
    inputs.push_back(getOnnxType(type));
  if (llvm::is_contained(inputs, Type()))
    return report.add(function.getLoc(), "an input",
                      "its type has no ONNX form");

  Block *from = &function.front();
  auto *to = new Block();
  for (auto [argument, type] : llvm::zip(from->getArguments(), inputs))
    mapping[argument] = {to->addArgument(type, argument.getLoc())};
  function.getBody().push_back(to);
  builder.setInsertionPointToEnd(to);
  convertBlock(*from, builder);
  Operation *terminator = from->getTerminator();
  for (Value result : terminator->getOperands())
    if (elementsOf(result) == Elements::Quantized)
      report.add(terminator->getLoc(), "return",
                 "a quantized tensor has no ONNX form: return its dequantize() "
                 "or int_repr()");
  SmallVector<Value> results = operandsOf(terminator, builder);
  func::ReturnOp::create(builder, terminator->getLoc(), results);
  from->dropAllReferences();
  from->erase();
  function.setType(
      builder.getFunctionType(inputs, ValueRange(results).getTypes()));
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (Attribute name = function.getArgAttr(i, "torch.name"))
      function.setArgAttr(i, kOnnxNameAttr, name);
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (Attribute name = function.getResultAttr(i, "torch.name"))
      function.setResultAttr(i, kOnnxNameAttr, name);
}

/// Whether nothing of the torch dialect is in the function: onnx text passes as
/// it is.
static bool isConverted(func::FuncOp function) {
  auto isTorch = [](Type type) { return isa<TorchDialect>(type.getDialect()); };
  return llvm::none_of(function.getArgumentTypes(), isTorch) &&
         !function
              .walk([](Operation *op) {
                return isa_and_nonnull<TorchDialect>(op->getDialect())
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

namespace {
struct ConvertTorchToOnnx
    : torchonnx::impl::ConvertTorchToOnnxBase<ConvertTorchToOnnx> {
  using ConvertTorchToOnnxBase::ConvertTorchToOnnxBase;
  void runOnOperation() override {
    // What is legal may depend on which sizes a dim may have.
    getOracle(&getContext()).getSymbols().load(getOperation());
    UnsupportedReport report;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!isConverted(function))
        Converter(opset, report).convert(function);
    if (failed(report.emit()))
      return signalPassFailure();
    getOracle(&getContext()).getSymbols().store(getOperation());
  }
};
} // namespace
