//===- Convert.cpp - From torch to onnx -----------------------------------===//

#include "mlir/IR/DialectResourceBlobManager.h"
#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "passes/Passes.h"
#include "passes/RulePatterns.h"
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

bool ConvertRule::takes(Operation *op, int opset) const {
  Elements elements = elementsOf(op);
  return firstOpset <= opset && opset <= lastOpset &&
         (elements != Elements::Complex || takesComplex) &&
         (elements != Elements::Quantized || takesQuantized) &&
         (!accepts || accepts(op));
}

const ConvertRule *ConvertRules::lookup(Operation *op, int opset) const {
  auto it = table.find(getOperatorName(op));
  if (it == table.end())
    return nullptr;
  auto rule = llvm::find_if(it->second, [&](const ConvertRule &rule) {
    return rule.takes(op, opset);
  });
  return rule == it->second.end() ? nullptr : &*rule;
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
// Patterns
//===----------------------------------------------------------------------===//

namespace {

/// What conversions of one function share.
struct ConversionState {
  int opset;
  UnsupportedReport &report;
  /// The onnx values that torch values stand for.
  OnnxBuilder::Mapping mapping = OnnxBuilder::Mapping();
  /// Where ops are made.
  OpBuilder::InsertPoint place = {};
};

/// Makes in the new block what stands for an op of the old one.
class Conversion : public RewritePattern {
public:
  template <typename Root>
  Conversion(Root root, PatternBenefit benefit, MLIRContext *context,
             ConversionState &state)
      : RewritePattern(root, benefit, context), state(state) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;

protected:
  virtual bool accepts(Operation *op) const = 0;
  virtual SmallVector<Value> build(OnnxBuilder &b, Operation *op) const = 0;

  ConversionState &state;

private:
  void settle(Operation *op, Type torchType, Value value,
              PatternRewriter &rewriter) const;
};

struct RuleConversion : Conversion {
  RuleConversion(StringRef root, PatternBenefit benefit, MLIRContext *context,
                 ConversionState &state, StringRef name,
                 const ConvertRule &rule)
      : Conversion(root, benefit, context, state), name(name), rule(rule) {
    setDebugName(name);
  }
  bool accepts(Operation *op) const override {
    return getOperatorName(op) == name && !op->hasAttr(kDomainAttr) &&
           rule.takes(op, state.opset);
  }
  SmallVector<Value> build(OnnxBuilder &b, Operation *op) const override {
    return rule.apply(b, op);
  }
  StringRef name;
  const ConvertRule &rule;
};

/// An operator that stays whole, in a domain of its own.
struct WholeConversion : Conversion {
  WholeConversion(MLIRContext *context, ConversionState &state)
      : Conversion(MatchAnyOpTypeTag(), 1, context, state) {
    setDebugName("whole");
  }
  bool accepts(Operation *op) const override {
    return op->hasAttr(kDomainAttr);
  }
  SmallVector<Value> build(OnnxBuilder &b, Operation *op) const override {
    return convertWhole(b, op);
  }
};

} // namespace

/// Gives a value that stands for one of `torchType` what is known of that,
/// which is at least what onnx ops tell. In a branch more is known of what was
/// there before it, which holds in it alone.
void Conversion::settle(Operation *op, Type torchType, Value value,
                        PatternRewriter &rewriter) const {
  Type type = getOnnxType(torchType);
  if (!type || !value.getDefiningOp() || getOnnxConstant(value))
    return;
  if (auto had = dyn_cast<ShapedType>(value.getType());
      had && had.getElementType() != cast<ShapedType>(type).getElementType())
    state.report.add(op->getLoc(), getOperatorName(op),
                     "its conversion gives another dtype than PyTorch (" +
                         llvm::formatv("{0} for {1}", had.getElementType(),
                                       cast<ShapedType>(type).getElementType())
                             .str() +
                         ")");
  if (!value.getParentRegion()->isProperAncestor(op->getParentRegion()))
    rewriter.modifyOpInPlace(value.getDefiningOp(),
                             [&] { value.setType(type); });
}

LogicalResult Conversion::matchAndRewrite(Operation *op,
                                          PatternRewriter &rewriter) const {
  if (!accepts(op))
    return failure();
  rewriter.restoreInsertionPoint(state.place);
  OnnxBuilder b(rewriter, op->getLoc(), state.opset, state.mapping);
  SmallVector<Value> values = build(b, op);
  if (b.failed())
    return rewriter.notifyMatchFailure(op, b.failureReason());
  if (values.empty())
    return rewriter.notifyMatchFailure(op, "its conversion gives no value");
  if (op->getNumResults() == 1 && isa<ListType>(op->getResult(0).getType())) {
    auto list = cast<ListType>(op->getResult(0).getType());
    if (list.getSized() && list.getElements().size() == values.size())
      for (auto [type, value] : llvm::zip(list.getElements(), values))
        settle(op, type, value, rewriter);
    state.mapping[op->getResult(0)] =
        SmallVector<Value, 1>(values.begin(), values.end());
    return success();
  }
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (!value)
      continue;
    settle(op, result.getType(), value, rewriter);
    state.mapping[result] = {value};
  }
  return success();
}

/// Adds a pattern for each conversion, called as its operator is. The first to
/// try has the highest benefit.
static void populateConversions(RewritePatternSet &patterns,
                                ConversionState &state) {
  MLIRContext *context = patterns.getContext();
  OperatorRoots roots(context);
  const ConvertRules &rules = ConvertRules::get();
  for (StringRef name : rules.names())
    for (auto [i, rule] : llvm::enumerate(llvm::reverse(rules.of(name))))
      roots.forEach(name, [&, benefit = i + 1, &rule = rule](StringRef root) {
        patterns.add(std::make_unique<RuleConversion>(root, benefit, context,
                                                      state, name, rule));
      });
  patterns.add(std::make_unique<WholeConversion>(context, state));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

namespace {

/// Rewrites one function block by block. Ops are made in new blocks, by
/// patterns; those that they stand for go with the old ones.
class Converter : RuleDriver {
public:
  Converter(MLIRContext *context, const FrozenRewritePatternSet &patterns,
            ConversionState &state)
      : RuleDriver(context, patterns), state(state), opset(state.opset),
        report(state.report), mapping(state.mapping) {}

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

  ConversionState &state;
  int opset;
  UnsupportedReport &report;
  OnnxBuilder::Mapping &mapping;
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
  if (std::string why = findUnheldDtype(op, opset); !why.empty())
    return report.add(op->getLoc(), name, why);
  state.place = builder.saveInsertionPoint();
  if (succeeded(apply(op)))
    return;
  if (!reason.empty())
    return report.add(op->getLoc(), name, reason);
  report.add(op->getLoc(), name.empty() ? op->getName().getStringRef() : name,
             "no conversion accepts it at opset " + std::to_string(opset),
             "--decompose makes others of it, where they are known");
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
  mapping.clear();
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

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

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
    ConversionState state{opset, report};
    RewritePatternSet conversions(&getContext());
    populateConversions(conversions, state);
    FrozenRewritePatternSet patterns(std::move(conversions), disabledPatterns,
                                     enabledPatterns);
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!isConverted(function))
        Converter(&getContext(), patterns, state).convert(function);
    if (failed(report.emit()))
      return signalPassFailure();
    getOracle(&getContext()).getSymbols().store(getOperation());
  }
};
} // namespace
