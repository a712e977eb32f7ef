//===- Decompose.cpp - Decompose what ONNX lacks --------------------------===//

#include "mlir/IR/Remarks.h"
#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/KeptFunctions.h"
#include "passes/Decompose/Patterns.h"
#include "passes/Decompose/Rules.h"
#include "passes/Passes.h"
#include "passes/Utils/EmptyDims.h"
#include "passes/Utils/KnownNumbers.h"
#include "passes/Utils/RulePatterns.h"
#include "passes/Utils/TargetOptions.h"
#include "torch-onnx-opt/SourceText.h"
#include "torch-onnx-opt/Unsupported.h"
#include "llvm/Support/FormatVariadic.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHDECOMPOSE
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

/// The family whose rules are being added.
static StringRef addedFamily;

void DecomposeTable::set(StringRef name, Function rule) {
  if (!table.insert({name, {std::move(rule), addedFamily}}).second)
    llvm::report_fatal_error("two decompositions of " + name,
                             /*gen_crash_diag=*/false);
}

const DecomposeRules &DecomposeRules::get() {
  static const DecomposeRules rules = [] {
    DecomposeRules all;
#define DECOMPOSE_FAMILY(name)                                                 \
  addedFamily = #name;                                                         \
  add##name##Decompositions(all);
#include "passes/Decompose/Families.def"
#undef DECOMPOSE_FAMILY
    return all;
  }();
  return rules;
}

namespace {

/// Decomposes op after op. What replaces an op is looked at next, so one walk
/// leaves only legal ops.
class Decomposer : RuleDriver {
public:
  Decomposer(MLIRContext *context, int opset, const TargetProfile &profile,
             const UserRules &userRules, const CustomDomains &customDomains,
             const FrozenRewritePatternSet &patterns, UnsupportedReport &report)
      : RuleDriver(context, patterns), oracle(getOracle(context)), opset(opset),
        profile(profile), userRules(userRules), customDomains(customDomains),
        report(report) {}

  void run(Block &block);
  /// Makes two operators of each whose flags only the run knows.
  void splitByFlags(Operation *function);
  /// Applies the rules that need their operands' views.
  void runEarly(Operation *function);

private:
  /// Why an op is decomposed although ONNX has it: the target lacks something,
  /// or the conversion fails.
  struct Ruling {
    std::string why = {};
    bool conversionFails = false;
  };
  /// Whether the op stays as it is.
  bool stays(Operation *op, Ruling &ruled) const;
  std::string findWayOut(Operation *op) const;
  void splitByFlag(Operation *op, OpOperand &flag,
                   SmallVectorImpl<Operation *> &made);
  /// Replaces `op` by simpler ops in front of it; false after a report.
  bool decompose(Operation *op, const Ruling &ruled);
  std::string findCause(Operation *op, const Ruling &ruled) const;

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    depths[op] = depth + 1;
  }
  void notifyOperationErased(Operation *op) override { depths.erase(op); }

  Oracle &oracle;
  int opset;
  const TargetProfile &profile;
  const UserRules &userRules;
  const CustomDomains &customDomains;
  UnsupportedReport &report;
  /// How many decompositions led to an op that is not the user's, and to that
  /// at hand.
  llvm::DenseMap<Operation *, unsigned> depths;
  unsigned depth = 0;
  /// What is in the report.
  llvm::DenseSet<Operation *> refused;
};

/// More than any operator needs: rules that call each other would never end.
constexpr unsigned maxDepth = 64;

} // namespace

// What the user wants of an operator goes before what ONNX has.
bool Decomposer::stays(Operation *op, Ruling &ruled) const {
  if (StringRef domain = customDomains.lookup(op); !domain.empty())
    op->setAttr(kDomainAttr, StringAttr::get(op->getContext(), domain));
  if (!op->hasAttr(kDomainAttr) && userRules.lookup(op))
    return false;
  bool mayNarrow =
      !DecomposeRules::get().isRatherThanNarrow(getOperatorName(op));
  Legality legality = findLegality(op, opset, profile, mayNarrow, ruled.why);
  ruled.conversionFails = legality == Legality::Failing;
  return legality == Legality::Legal;
}

/// What the user can do about an operator that is refused.
std::string Decomposer::findWayOut(Operation *op) const {
  StringRef name = getOperatorName(op);
  if (func::FuncOp rule = userRules.lookup(op))
    if (FileLineColLoc at = getUserLocation(rule.getLoc()))
      return llvm::formatv("--decomposition has its rule at {0}:{1}",
                           at.getFilename().getValue(), at.getLine());
  std::optional<int> first = ConvertRules::get().firstOpset(name);
  if (first && *first > opset)
    return "--opset " + std::to_string(*first) + " has an ONNX operator for it";
  if (name.starts_with("aten::"))
    return "--decomposition can say what to do instead";
  return name.contains("::") && !name.starts_with("prim::")
             ? "--decomposition can say what it does; " +
                   std::string(
                       op->getParentOfType<func::FuncOp>()->hasAttr(
                           kOnnxFunctionAttr)
                           ? "without --keep-functions a node of "
                             "--custom-domain needs no function"
                           : "--custom-domain keeps it for a runtime that "
                             "has it")
             : "";
}

/// Why an op is decomposed.
std::string Decomposer::findCause(Operation *op, const Ruling &ruled) const {
  std::optional<int> first =
      ConvertRules::get().firstOpset(getOperatorName(op));
  if (userRules.lookup(op))
    return "--decomposition says so";
  if (!ruled.why.empty())
    return ruled.why;
  if (first && *first > opset)
    return "ONNX has an operator for it from opset " + std::to_string(*first) +
           " on";
  return first ? "ONNX's operator does not take it as it is called"
               : "ONNX has no operator for it";
}

bool Decomposer::decompose(Operation *op, const Ruling &ruled) {
  bool isHeard = op->getContext()->getRemarkEngine();
  std::string cause = isHeard ? findCause(op, ruled) : "";
  StringRef name = getOperatorName(op);
  Location loc = op->getLoc();
  depth = depths.lookup(op);
  if (depth > maxDepth) {
    reason = "what computes it comes back to the operator itself";
  } else if (succeeded(apply(op))) {
    if (auto way = remark::passed(
            loc, remark::RemarkOpts::name("decomposed").category("decompose")))
      way << remark::metric("operator", name)
          << remark::metric("by", describe(*applied))
          << remark::metric("why", cause);
    return true;
  }
  if (reason.empty())
    reason = "no pattern that is enabled decomposes it";
  refused.insert(op);
  // A conversion that fails says why itself.
  if (ruled.conversionFails)
    return false;
  if (!ruled.why.empty())
    reason = ruled.why + ", and " + reason;
  report.add(loc, name.empty() ? op->getName().getStringRef() : name, reason,
             findWayOut(op));
  return false;
}

/// if flag: op(…, true) else: op(…, false)
void Decomposer::splitByFlag(Operation *op, OpOperand &flag,
                             SmallVectorImpl<Operation *> &made) {
  rewriter.setInsertionPoint(op);
  auto choice =
      IfOp::create(rewriter, op->getLoc(), op->getResultTypes(), flag.get());
  for (bool value : {true, false}) {
    rewriter.createBlock(&choice->getRegion(value ? 0 : 1));
    Value known = TorchBuilder(rewriter, op->getLoc()).value(value);
    rewriter.setInsertionPointToEnd(known.getParentBlock());
    Operation *copy = rewriter.clone(*op);
    copy->setOperand(flag.getOperandNumber(), known);
    TorchYieldOp::create(rewriter, op->getLoc(), copy->getResults());
    made.push_back(copy);
  }
  rewriter.replaceOp(op, choice->getResults());
}

void Decomposer::splitByFlags(Operation *function) {
  SmallVector<Operation *> ops;
  function->walk([&](Operation *op) {
    if (getOperatorName(op).starts_with("aten::") &&
        llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TorchTensorType>) &&
        !op->hasAttr(kDomainAttr) && !userRules.lookup(op) &&
        customDomains.lookup(op).empty())
      ops.push_back(op);
  });
  while (!ops.empty()) {
    Operation *op = ops.pop_back_val();
    const OpSchema *schema = oracle.getSchema(getOperatorName(op));
    if (!schema || schema->args.size() != op->getNumOperands())
      continue;
    for (auto [operand, arg] : llvm::zip(op->getOpOperands(), schema->args)) {
      Type type = operand.get().getType();
      if (isa<TorchBoolType>(type) && !getConstant(operand.get()) &&
          StringRef(arg.type).starts_with("bool")) {
        splitByFlag(op, operand, ops);
        break;
      }
    }
  }
}

void Decomposer::runEarly(Operation *function) {
  // The last first: it may follow views through an earlier one.
  SmallVector<Operation *> ops;
  function->walk([&](Operation *op) {
    if (DecomposeRules::get().isEarly(getOperatorName(op)))
      ops.push_back(op);
  });
  for (Operation *op : llvm::reverse(ops))
    if (Ruling ruled; !isOpTriviallyDead(op) && !stays(op, ruled))
      decompose(op, ruled);
}

void Decomposer::run(Block &block) {
  for (Operation *op = block.empty() ? nullptr : &block.front(); op;) {
    Operation *before = op->getPrevNode();
    Operation *next = op->getNextNode();
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        run(inner);
    if (isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
      op = next;
      continue;
    }
    Ruling ruled;
    if (StringRef unknown =
            findUnknown(oracle, getOperatorName(op), op->getOperands());
        !unknown.empty() && !op->hasAttr(kDomainAttr) &&
        !userRules.lookup(op)) {
      StringRef name = getOperatorName(op);
      report.add(op->getLoc(), name,
                 "its '" + unknown.str() + "' is known only at run time",
                 findWayOut(op));
      refused.insert(op);
      op = next;
      continue;
    }
    if (stays(op, ruled) || refused.contains(op) || !decompose(op, ruled)) {
      op = next;
      continue;
    }
    op = before ? before->getNextNode() : &block.front();
  }
  // What fed only decomposed ops is dead now.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      rewriter.eraseOp(&op);
}

namespace {
struct TorchDecompose : torchonnx::impl::TorchDecomposeBase<TorchDecompose> {
  using TorchDecomposeBase::TorchDecomposeBase;
  void runOnOperation() override {
    Oracle &oracle = getOracle(&getContext());
    Symbols &symbols = oracle.getSymbols();
    symbols.load(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      learnFromWindows(function.front(), symbols);
    // Sizes are written anew under what is known now.
    symbols.store(getOperation());
    symbols.load(getOperation());
    FailureOr<TargetProfile> profile =
        loadProfile(getOperation(), target, keep, drop);
    if (failed(profile))
      return signalPassFailure();
    UserRules userRules(getOperation());
    FailureOr<CustomDomains> domains =
        CustomDomains::parse(customDomains, getOperation().getLoc());
    if (failed(domains))
      return signalPassFailure();
    RewritePatternSet decompositions(&getContext());
    populateDecompositions(decompositions, oracle, userRules);
    FrozenRewritePatternSet patterns(std::move(decompositions),
                                     disabledPatterns, enabledPatterns);
    UnsupportedReport report;
    KeptFunctions kept(getOperation());
    const CustomDomains none;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      bool isKept = function->hasAttr(kOnnxFunctionAttr);
      Decomposer decomposer(&getContext(), opset, *profile, userRules,
                            isKept ? none : *domains, patterns, report);
      decomposer.splitByFlags(function);
      decomposer.runEarly(function);
      decomposer.run(function.front());
      // A result may be known better than the op that gave it said.
      Operation *end = function.front().getTerminator();
      function.setFunctionType(
          FunctionType::get(&getContext(), function.getArgumentTypes(),
                            SmallVector<Type>(end->getOperandTypes())));
      // They come behind it, and are decomposed in their turn.
      if (keepFunctions && !isKept && failed(kept.addFor(function)))
        return signalPassFailure();
    }
    symbols.store(getOperation());
    userRules.erase();
    domains->warnOfUnused(getOperation());
    if (failed(report.emit()))
      signalPassFailure();
  }
};
} // namespace
