//===- Convert.cpp - From torch to onnx -----------------------------------===//

#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/ProgramInputs.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Transforms/DialectConversion.h"
#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "passes/Passes.h"
#include "passes/Utils/RulePatterns.h"
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
    all.checkUse();
    return all;
  }();
  return rules;
}

void ConvertRules::checkUse() const {
  for (auto &[name, rules] : table)
    for (auto [i, rule] : llvm::enumerate(rules))
      for (const ConvertRule &before : ArrayRef(rules).take_front(i))
        if (before.hides(rule))
          llvm::report_fatal_error("a conversion of " + name +
                                       " is behind one that takes all of it",
                                   /*gen_crash_diag=*/false);
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

/// Numbers are tensors without dims, complex elements pairs of real ones, and a
/// list of known length is its elements.
class OnnxTypes : public TypeConverter {
public:
  OnnxTypes() {
    addConversion([](Type type, SmallVectorImpl<Type> &types) {
      auto list = dyn_cast<ListType>(type);
      if (!list)
        types.push_back(getOnnxType(type));
      else if (list.getSized())
        llvm::append_range(types,
                           llvm::map_range(list.getElements(), getOnnxType));
      return success((!list || list.getSized()) &&
                     !llvm::is_contained(types, Type()));
    });
  }
};

/// What the conversion of one function shares.
struct ConversionState {
  int opset;
  UnsupportedReport &report;
  OnnxTypes types = {};
  /// Why ops are left; empty where an operand is of one that is.
  llvm::DenseMap<Operation *, std::string> refusals =
      llvm::DenseMap<Operation *, std::string>();
};

/// Replaces an op by onnx ops. It has no type converter: the values that stand
/// for the program's are seen as they are.
class Conversion : public ConversionPattern {
public:
  template <typename Root>
  Conversion(Root root, MLIRContext *context, ConversionState &state)
      : ConversionPattern(root, /*benefit=*/1, context), state(state) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const final;

protected:
  /// Fails without a reason where the op is not for this pattern.
  virtual LogicalResult convert(Operation *op, OnnxBuilder &b,
                                ConversionPatternRewriter &rewriter) const = 0;
  LogicalResult refuse(Operation *op, const Twine &why,
                       ConversionPatternRewriter &rewriter) const;

  ConversionState &state;
};

/// What makes one of a program's operators others.
class OperatorConversion : public Conversion {
public:
  using Conversion::Conversion;

protected:
  virtual bool accepts(Operation *op) const = 0;
  virtual SmallVector<Value> build(OnnxBuilder &b, Operation *op) const = 0;

private:
  LogicalResult convert(Operation *op, OnnxBuilder &b,
                        ConversionPatternRewriter &rewriter) const final;
  void settle(Operation *op, Type torchType, Value value,
              PatternRewriter &rewriter) const;
};

struct RuleConversion : OperatorConversion {
  RuleConversion(StringRef root, MLIRContext *context, ConversionState &state,
                 StringRef name, const ConvertRule &rule)
      : OperatorConversion(root, context, state), name(name), rule(rule) {
    setDebugName(name);
  }
  bool accepts(Operation *op) const override {
    return getOperatorName(op) == name && !op->hasAttr(kDomainAttr) &&
           ConvertRules::get().lookup(op, state.opset) == &rule;
  }
  SmallVector<Value> build(OnnxBuilder &b, Operation *op) const override {
    return rule.apply(b, op);
  }
  StringRef name;
  const ConvertRule &rule;
};

/// An operator that stays whole, in a domain of its own.
struct WholeConversion : OperatorConversion {
  WholeConversion(MLIRContext *context, ConversionState &state)
      : OperatorConversion(MatchAnyOpTypeTag(), context, state) {
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

static bool isTorch(Type type) { return isa<TorchDialect>(type.getDialect()); }

LogicalResult
Conversion::matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                            ConversionPatternRewriter &rewriter) const {
  auto isOnnx = [](Value value) { return value && !isTorch(value.getType()); };
  auto lookup = [&](Value value) -> OnnxBuilder::Values {
    // Of operands all that stands for a list is told, of others one value.
    auto operand = llvm::find(op->getOperands(), value);
    if (isa<ListType>(value.getType()) && operand != op->operand_end()) {
      ValueRange values = operands[operand.getIndex()];
      return llvm::all_of(values, isOnnx) ? OnnxBuilder::Values(values)
                                          : OnnxBuilder::Values();
    }
    Value mapped = rewriter.getRemappedValue(value);
    return isOnnx(mapped) ? OnnxBuilder::Values{mapped} : OnnxBuilder::Values();
  };
  OnnxBuilder b(rewriter, op->getLoc(), state.opset, lookup);
  return convert(op, b, rewriter);
}

LogicalResult Conversion::refuse(Operation *op, const Twine &why,
                                 ConversionPatternRewriter &rewriter) const {
  bool isOwn = llvm::none_of(op->getOperands(), [&](Value operand) {
    return state.refusals.contains(operand.getDefiningOp());
  });
  state.refusals[op] = isOwn ? why.str() : std::string();
  return rewriter.notifyMatchFailure(op, why);
}

/// What stands for each result; nothing where `values` lacks one.
static SmallVector<SmallVector<Value>> oneForEach(ResultRange results,
                                                  ArrayRef<Value> values) {
  SmallVector<SmallVector<Value>> replacements(results.size());
  for (auto [replacement, value] : llvm::zip(replacements, values))
    if (value)
      replacement.push_back(value);
  return replacements;
}

/// Gives a value that stands for one of `torchType` what is known of that,
/// which is at least what onnx ops tell. In a branch more is known of what was
/// there before it, which holds in it alone.
void OperatorConversion::settle(Operation *op, Type torchType, Value value,
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

LogicalResult
OperatorConversion::convert(Operation *op, OnnxBuilder &b,
                            ConversionPatternRewriter &rewriter) const {
  if (!accepts(op))
    return failure();
  if (std::string why = findUnheldDtype(op, state.opset); !why.empty())
    return refuse(op, why, rewriter);
  SmallVector<Value> values = build(b, op);
  if (b.failed())
    return refuse(op, b.failureReason(), rewriter);
  if (values.empty())
    return refuse(op, "its conversion gives no value", rewriter);
  // A value for each result, or for each element of the one list.
  SmallVector<SmallVector<Value>> replacements;
  SmallVector<Type> types(op->getResultTypes());
  auto list = types.size() == 1 ? dyn_cast<ListType>(types[0]) : ListType();
  if (list) {
    types.assign(list.getElements().begin(), list.getElements().end());
    replacements.push_back(values);
  } else {
    replacements = oneForEach(op->getResults(), values);
  }
  for (auto [type, value] : llvm::zip(types, values))
    if (value)
      settle(op, type, value, rewriter);
  rewriter.replaceOpWithMultiple(op, std::move(replacements));
  return success();
}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

namespace {

/// Of what is no operator, and not for the user to leave out.
constexpr StringLiteral structureLabel = "structure";

template <typename Op>
class StructureConversion : public Conversion {
public:
  StructureConversion(MLIRContext *context, ConversionState &state)
      : Conversion(Op::getOperationName(), context, state) {
    this->addDebugLabels(structureLabel);
  }

protected:
  using Rewriter = ConversionPatternRewriter;
  virtual LogicalResult convertOp(Op op, OnnxBuilder &b,
                                  Rewriter &rewriter) const = 0;

  /// The onnx values of all operands.
  FailureOr<SmallVector<Value>> operandsOf(Op op, OnnxBuilder &b,
                                           Rewriter &rewriter) const {
    SmallVector<Value> values;
    for (Value operand : op->getOperands()) {
      values.push_back(b.in(operand));
      if (b.failed())
        return refuse(op, noForm(operand), rewriter);
    }
    return values;
  }
  static std::string noForm(Value value) {
    return llvm::formatv("a value of type {0} has no ONNX form",
                         value.getType());
  }

private:
  LogicalResult convert(Operation *op, OnnxBuilder &b,
                        Rewriter &rewriter) const final {
    return convertOp(cast<Op>(op), b, rewriter);
  }
};

} // namespace

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

namespace {

struct ConstantConversion : StructureConversion<ConstantOp> {
  using StructureConversion::StructureConversion;
  LogicalResult convertOp(ConstantOp op, OnnxBuilder &b,
                          Rewriter &rewriter) const override {
    auto elements = cast<ElementsAttr>(op.getValue());
    rewriter.replaceOp(op, b.constant(asRealPairs(elements)));
    return success();
  }
};

struct ListUnpackConversion : StructureConversion<ListUnpackOp> {
  using StructureConversion::StructureConversion;
  LogicalResult convertOp(ListUnpackOp op, OnnxBuilder &b,
                          Rewriter &rewriter) const override {
    SmallVector<Value> elements = b.list(op.getContainer());
    if (elements.size() != op->getNumResults())
      return refuse(op, b.failureReason(), rewriter);
    rewriter.replaceOpWithMultiple(op, oneForEach(op->getResults(), elements));
    return success();
  }
};

/// What has regions: its results are of onnx types.
template <typename Op>
struct RegionsConversion : StructureConversion<Op> {
  using Base = StructureConversion<Op>;
  using Base::Base;

protected:
  /// The onnx op, with empty regions; null after it was refused.
  Operation *create(Op op, StringRef opType, OnnxBuilder &b,
                    ConversionPatternRewriter &rewriter) const {
    FailureOr<SmallVector<Value>> operands = this->operandsOf(op, b, rewriter);
    if (failed(operands))
      return nullptr;
    SmallVector<Type> types;
    for (Value result : op->getResults()) {
      types.push_back(this->state.types.convertType(result.getType()));
      if (!types.back())
        return (void)this->refuse(op, this->noForm(result), rewriter), nullptr;
    }
    return createOnnxOp(rewriter, op->getLoc(), opType, b.opset, *operands, {},
                        types, types.size(), op->getNumRegions());
  }
};

struct IfConversion : RegionsConversion<IfOp> {
  using RegionsConversion::RegionsConversion;
  LogicalResult convertOp(IfOp op, OnnxBuilder &b,
                          Rewriter &rewriter) const override {
    Operation *onnxIf = create(op, "If", b, rewriter);
    if (!onnxIf)
      return failure();
    for (auto [from, to] : llvm::zip(op->getRegions(), onnxIf->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.end());
    rewriter.replaceOp(op, onnxIf);
    return success();
  }
};

struct LoopConversion : RegionsConversion<LoopOp> {
  using RegionsConversion::RegionsConversion;
  LogicalResult convertOp(LoopOp op, OnnxBuilder &b,
                          Rewriter &rewriter) const override {
    Operation *loop = create(op, "Loop", b, rewriter);
    if (!loop)
      return failure();
    Region &body = loop->getRegion(0);
    TypeConverter::SignatureConversion arguments(
        op.getBody().getNumArguments());
    for (auto [i, type] : llvm::enumerate(op.getBody().getArgumentTypes())) {
      if (failed(state.types.convertSignatureArg(i, type, arguments)))
        return refuse(op, noForm(op.getBody().getArgument(i)), rewriter);
      // ONNX's body also takes the condition; TorchScript's does not.
      if (i == 0)
        arguments.addInputs(RankedTensorType::get({}, rewriter.getI1Type()));
    }
    rewriter.inlineRegionBefore(op.getBody(), body, body.end());
    rewriter.applySignatureConversion(&body.front(), arguments, &state.types);
    rewriter.replaceOp(op, loop);
    return success();
  }
};

struct YieldConversion : StructureConversion<TorchYieldOp> {
  using StructureConversion::StructureConversion;
  LogicalResult convertOp(TorchYieldOp op, OnnxBuilder &b,
                          Rewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> values = operandsOf(op, b, rewriter);
    if (failed(values))
      return failure();
    rewriter.replaceOpWithNewOp<YieldOp>(op, *values);
    return success();
  }
};

struct ReturnConversion : StructureConversion<func::ReturnOp> {
  using StructureConversion::StructureConversion;
  LogicalResult convertOp(func::ReturnOp op, OnnxBuilder &b,
                          Rewriter &rewriter) const override {
    for (Value result : op.getOperands())
      if (elementsOf(result) == Elements::Quantized)
        return refuse(op,
                      "a quantized tensor has no ONNX form: return its "
                      "dequantize() or int_repr()",
                      rewriter);
    FailureOr<SmallVector<Value>> values = operandsOf(op, b, rewriter);
    if (failed(values))
      return failure();
    auto function = op->getParentOfType<func::FuncOp>();
    rewriter.modifyOpInPlace(function, [&] {
      function.setType(rewriter.getFunctionType(
          function.getArgumentTypes(), ValueRange(*values).getTypes()));
      for (unsigned i = 0; i < function.getNumResults(); ++i)
        if (Attribute name = function.getResultAttr(i, kNameAttr))
          function.setResultAttr(i, kOnnxNameAttr, name);
    });
    rewriter.replaceOpWithNewOp<func::ReturnOp>(op, *values);
    return success();
  }
};

struct FunctionConversion : StructureConversion<func::FuncOp> {
  using StructureConversion::StructureConversion;
  LogicalResult convertOp(func::FuncOp op, OnnxBuilder &,
                          Rewriter &rewriter) const override {
    TypeConverter::SignatureConversion arguments(op.getNumArguments());
    if (failed(
            state.types.convertSignatureArgs(op.getArgumentTypes(), arguments)))
      return refuse(op, "an input's type has no ONNX form", rewriter);
    rewriter.applySignatureConversion(&op.front(), arguments, &state.types);
    rewriter.modifyOpInPlace(op, [&] {
      op.setType(rewriter.getFunctionType(arguments.getConvertedTypes(),
                                          op.getResultTypes()));
      for (unsigned i = 0; i < op.getNumArguments(); ++i)
        if (Attribute name = op.getArgAttr(i, kNameAttr))
          op.setArgAttr(i, kOnnxNameAttr, name);
    });
    return success();
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

static void populatePatterns(RewritePatternSet &patterns,
                             ConversionState &state) {
  MLIRContext *context = patterns.getContext();
  OperatorRoots roots(context);
  const ConvertRules &rules = ConvertRules::get();
  for (StringRef name : rules.names())
    for (const ConvertRule &rule : rules.of(name))
      roots.forEach(name, [&](StringRef root) {
        patterns.add(
            std::make_unique<RuleConversion>(root, context, state, name, rule));
      });
  patterns.add<WholeConversion, ConstantConversion, ListUnpackConversion,
               IfConversion, LoopConversion, YieldConversion, ReturnConversion,
               FunctionConversion>(context, state);
}

static void addLegality(ConversionTarget &target) {
  target.addLegalDialect<OnnxDialect>();
  target.addLegalOp<ListConstructOp>();
  // Numbers are made where they are used. What is not known to be legal is
  // converted if it can be, and else told of together.
  auto legalIf = [](bool holds) {
    return holds ? std::optional<bool>(true) : std::nullopt;
  };
  target.addDynamicallyLegalOp<ConstantOp>([=](ConstantOp op) {
    return legalIf(!isa<ElementsAttr>(op.getValue()));
  });
  target.addDynamicallyLegalOp<func::ReturnOp>([=](func::ReturnOp op) {
    return legalIf(llvm::none_of(op.getOperandTypes(), isTorch));
  });
  target.addDynamicallyLegalOp<func::FuncOp>([=](func::FuncOp op) {
    return legalIf(llvm::none_of(op.getArgumentTypes(), isTorch));
  });
}

/// Tells of the ops that are left, or drops what was there for converted ones.
static void finish(func::FuncOp function, const ConversionState &state,
                   const llvm::DenseSet<Operation *> &left) {
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!left.contains(op))
      return;
    StringRef name = getOperatorName(op);
    name = name.empty() ? op->getName().getStringRef() : name;
    auto it = state.refusals.find(op);
    if (it == state.refusals.end())
      state.report.add(op->getLoc(), name,
                       "no conversion accepts it at opset " +
                           std::to_string(state.opset),
                       "--decompose makes others of it, where they are known");
    else if (!it->second.empty())
      state.report.add(op->getLoc(), name, it->second);
  });
  if (left.empty())
    function.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
      if (isa<ConstantOp, ListConstructOp, UnrealizedConversionCastOp>(op))
        op->erase();
    });
}

/// Whether nothing of the torch dialect is in the function: onnx text passes as
/// it is.
static bool isConverted(func::FuncOp function) {
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
    populatePatterns(conversions, state);
    // Only operators are the user's to choose.
    SmallVector<std::string> enabled(enabledPatterns.begin(),
                                     enabledPatterns.end());
    if (!enabled.empty())
      enabled.push_back(structureLabel.str());
    FrozenRewritePatternSet patterns(std::move(conversions), disabledPatterns,
                                     enabled);
    ConversionTarget target(getContext());
    addLegality(target);
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (isConverted(function))
        continue;
      llvm::DenseSet<Operation *> left;
      ConversionConfig config;
      config.unlegalizedOps = &left;
      config.foldingMode = DialectConversionFoldingMode::Never;
      config.buildMaterializations = false;
      if (failed(applyPartialConversion(function, target, patterns, config)))
        return signalPassFailure();
      finish(function, state, left);
    }
    if (failed(report.emit()))
      return signalPassFailure();
    getOracle(&getContext()).getSymbols().store(getOperation());
  }
};
} // namespace
