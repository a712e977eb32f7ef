//===- PdlPatterns.cpp - Rewrites that the user gives as PDL --------------===//
//
// A file of `pdl.pattern` ops is compiled by MLIR to the bytecode that its
// greedy driver runs. Here it is read, and what it cannot ask for is refused:
// functions of C++, of which there are none. The types that patterns give are
// held against what operators give, and what they take the place of.
//
//===----------------------------------------------------------------------===//

#include "dialects/Torch/Oracle.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace torchonnx {
#define GEN_PASS_DEF_APPLYPDLPATTERNS
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace torchonnx;

/// Rewrites of one program; more are rewrites that undo each other. The driver
/// counts them anew each time that it goes over the program.
static constexpr int64_t maxRewrites = 100000, maxIterations = 10;

/// A name that no op has would match nothing, and never be missed.
static LogicalResult checkNames(pdl::OperationOp op) {
  if (!op.getOpName())
    return success();
  auto known =
      RegisteredOperationName::lookup(*op.getOpName(), op.getContext());
  if (!known)
    return op.emitError("there is no op '") << *op.getOpName() << "'";
  for (Attribute name : op.getAttributeValueNames())
    if (!llvm::is_contained(known->getAttributeNames(), cast<StringAttr>(name)))
      return op.emitError("'")
             << *op.getOpName() << "' has no attribute " << name;
  return success();
}

static LogicalResult checkPatterns(ModuleOp module, StringRef path) {
  if (module.getBody()->empty())
    return emitError(UnknownLoc::get(module.getContext()))
           << "'" << path << "' has no pdl.pattern";
  for (Operation &op : *module.getBody())
    if (!isa<pdl::PatternOp>(op))
      return emitError(op.getLoc(), "a file of patterns holds pdl.pattern "
                                    "ops, and nothing else");
  WalkResult result = module.walk([](Operation *op) {
    if (auto asked = dyn_cast<pdl::OperationOp>(op);
        asked && failed(checkNames(asked)))
      return WalkResult::interrupt();
    auto rewrite = dyn_cast<pdl::RewriteOp>(op);
    bool callsOut =
        isa<pdl::ApplyNativeConstraintOp, pdl::ApplyNativeRewriteOp>(op) ||
        (rewrite && rewrite.getName());
    if (!callsOut)
      return WalkResult::advance();
    emitError(op->getLoc(), "a pattern of a file cannot call functions of C++");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

OwningOpRef<ModuleOp> torchonnx::parsePatterns(MLIRContext *context,
                                               StringRef path) {
  // Types of ours may be named in patterns.
  context->loadDialect<pdl::PDLDialect, TorchDialect, OnnxDialect,
                       func::FuncDialect>();
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer) {
    emitError(UnknownLoc::get(context))
        << "cannot open '" << path << "': " << buffer.getError().message();
    return {};
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, context);
  if (!module || failed(checkPatterns(*module, path)))
    return {};
  return module;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Whether a size is surely not another one. Those that only data decides may
/// be any.
static bool areOtherSizes(Attribute x, Attribute y, const Symbols &symbols) {
  if (x == y || symbols.isComputed(x) || symbols.isComputed(y))
    return false;
  auto at = [&](Attribute size, unsigned k) -> std::optional<double> {
    if (auto number = dyn_cast<IntegerAttr>(size))
      return number.getInt();
    ArrayRef<double> samples = symbols.getSamples(cast<StringAttr>(size));
    return samples.empty() ? std::nullopt : std::optional(samples[k]);
  };
  return llvm::any_of(symbols.getLive().set_bits(),
                      [&](unsigned k) { return at(x, k) != at(y, k); });
}

/// Whether a tensor of one type cannot be one of the other. What is known of
/// numbers and lists may be more or less.
static bool areOthers(Type x, Type y, const Symbols &symbols) {
  auto torchX = dyn_cast<TorchTensorType>(x),
       torchY = dyn_cast<TorchTensorType>(y);
  if (torchX && torchY)
    return torchX.getRanked() && torchY.getRanked() &&
           (torchX.getDtype() != torchY.getDtype() ||
            torchX.getRank() != torchY.getRank() ||
            llvm::any_of(llvm::zip(torchX.getDims(), torchY.getDims()),
                         [&](auto dims) {
                           auto [a, b] = dims;
                           return areOtherSizes(a, b, symbols);
                         }));
  auto onnxX = dyn_cast<ShapedType>(x), onnxY = dyn_cast<ShapedType>(y);
  if (onnxX && onnxY)
    return onnxX.getElementType() != onnxY.getElementType() ||
           failed(verifyCompatibleShape(onnxX, onnxY));
  return torchX || torchY || onnxX || onnxY;
}

namespace {

/// An op that the rewrite of a pattern makes, and where that says so.
struct MadeByPattern {
  StringRef name, operatorName;
  Location loc;
};

/// Sees the ops that patterns make, and what they put in the place of others.
class TypeChecker : public RewriterBase::Listener {
public:
  TypeChecker(ArrayRef<MadeByPattern> patterns, Oracle &oracle)
      : patterns(patterns), oracle(oracle) {}

  /// Fails after an error where a pattern gave a type that cannot be.
  LogicalResult check();
  /// Whether a pattern that looks for such ops has rewritten one.
  bool hasRewritten(StringRef root) const { return rewritten.contains(root); }

private:
  void notifyPatternEnd(const Pattern &pattern, LogicalResult status) override {
    if (succeeded(status) && pattern.getRootKind())
      rewritten.insert(pattern.getRootKind()->getStringRef());
  }
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    made.insert(op);
  }
  void notifyOperationErased(Operation *op) override {
    made.remove(op);
    replaced.remove_if([op](auto &entry) { return entry.first == op; });
  }
  void notifyOperationReplaced(Operation *op, ValueRange by) override {
    for (auto [result, value] : llvm::zip(op->getResults(), by))
      if (Operation *maker = value.getDefiningOp();
          maker &&
          areOthers(value.getType(), result.getType(), oracle.getSymbols()))
        replaced.insert({maker, {value.getType(), result.getType()}});
  }
  InFlightDiagnostic errorAt(Operation *op) const;

  ArrayRef<MadeByPattern> patterns;
  Oracle &oracle;
  llvm::SetVector<Operation *> made;
  /// Ops of another type, and that of what they replace.
  llvm::MapVector<Operation *, std::pair<Type, Type>> replaced;
  llvm::StringSet<> rewritten;
};

/// What a pattern looks for, and where it stands.
struct Root {
  std::string name;
  Location loc;
};

} // namespace

static MadeByPattern madeBy(pdl::OperationOp op) {
  MadeByPattern made{*op.getOpName(), "", op.getLoc()};
  for (auto [name, value] :
       llvm::zip(op.getAttributeValueNames(), op.getAttributeValues()))
    if (auto attribute = value.getDefiningOp<pdl::AttributeOp>();
        attribute && cast<StringAttr>(name) == "name")
      if (auto text = dyn_cast_or_null<StringAttr>(attribute.getValueAttr()))
        made.operatorName = text;
  return made;
}

/// At the pattern that makes such an op. Where several do, the first is told,
/// and the others are in notes.
InFlightDiagnostic TypeChecker::errorAt(Operation *op) const {
  std::optional<InFlightDiagnostic> error;
  for (const MadeByPattern &pattern : patterns) {
    if (pattern.name != op->getName().getStringRef() ||
        (!pattern.operatorName.empty() &&
         pattern.operatorName != getOperatorName(op)))
      continue;
    if (!error)
      error.emplace(emitError(pattern.loc));
    else
      error->attachNote(pattern.loc) << "or it is made here";
  }
  if (!error)
    error.emplace(emitError(op->getLoc(), "--pdl-patterns: "));
  error->attachNote(op->getLoc()) << "it is made for this";
  return std::move(*error);
}

LogicalResult TypeChecker::check() {
  Symbols &symbols = oracle.getSymbols();
  const llvm::BitVector live = symbols.getLive();
  bool isWrong = false;
  for (Operation *op : made) {
    StringRef name = getOperatorName(op);
    Refusal why;
    if (name.empty() || !oracle.getSchema(name))
      continue;
    FailureOr<SmallVector<Inferred>> inferred =
        oracle.infer(name, op->getOperands(), why);
    symbols.setLive(live);
    if (failed(inferred) || inferred->size() != op->getNumResults())
      continue;
    for (auto [result, given] : llvm::zip(op->getResults(), *inferred))
      if (areOthers(result.getType(), given.type, symbols)) {
        errorAt(op) << "the pattern says that this is of type "
                    << result.getType() << ", but " << name << " gives "
                    << given.type;
        replaced.erase(op);
        isWrong = true;
        break;
      }
  }
  for (auto &[op, types] : replaced) {
    errorAt(op) << "this is of type " << types.first
                << ", and what it takes the place of is of type "
                << types.second;
    isWrong = true;
  }
  return failure(isWrong);
}

namespace {

struct ApplyPDLPatterns
    : torchonnx::impl::ApplyPDLPatternsBase<ApplyPDLPatterns> {
  using ApplyPDLPatternsBase::ApplyPDLPatternsBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    made.clear();
    roots.clear();
    for (const std::string &path : files) {
      OwningOpRef<ModuleOp> module = parsePatterns(context, path);
      if (!module)
        return failure();
      module->walk([&](pdl::OperationOp op) {
        if (op->getParentOfType<pdl::RewriteOp>() && op.getOpName())
          made.push_back(madeBy(op));
      });
      module->walk([&](pdl::RewriteOp op) {
        auto root = op.getRoot()
                        ? op.getRoot().getDefiningOp<pdl::OperationOp>()
                        : pdl::OperationOp();
        if (root && root.getOpName())
          roots.push_back(
              {root.getOpName()->str(), op->getParentOp()->getLoc()});
      });
      set.add(PDLPatternModule(std::move(module)));
    }
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    Oracle &oracle = getOracle(&getContext());
    oracle.getSymbols().load(getOperation());
    TypeChecker checker(made, oracle);
    // Nothing is done but what the patterns say.
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false)
        .enableConstantCSE(false)
        .setMaxIterations(maxIterations)
        .setMaxNumRewrites(maxRewrites / maxIterations)
        .setListener(&checker);
    if (succeeded(applyPatternsGreedily(getOperation(), patterns, config))) {
      if (failed(checker.check()))
        signalPassFailure();
      else
        warnOfUnused(checker);
      return;
    }
    emitError(getOperation().getLoc())
        << "the patterns of --pdl-patterns still match after " << maxRewrites
        << " rewrites: one matches what it, or another, makes";
    signalPassFailure();
  }

private:
  void warnOfUnused(const TypeChecker &checker);

  FrozenRewritePatternSet patterns;
  std::vector<MadeByPattern> made;
  std::vector<Root> roots;
};

} // namespace

/// Of the patterns for the dialect that the program is in.
void ApplyPDLPatterns::warnOfUnused(const TypeChecker &checker) {
  bool isOfTorch = getOperation()
                       .walk([](Operation *op) {
                         return isa<TorchDialect>(op->getDialect())
                                    ? WalkResult::interrupt()
                                    : WalkResult::advance();
                       })
                       .wasInterrupted();
  for (const Root &root : roots)
    if (StringRef(root.name).starts_with(isOfTorch ? "torch." : "onnx.") &&
        !checker.hasRewritten(root.name))
      emitWarning(root.loc, "this pattern matches nothing in the program");
}
