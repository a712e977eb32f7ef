//===- Patterns.cpp - Decompositions as rewrite patterns ------------------===//

#include "passes/Decompose/Patterns.h"
#include "passes/Decompose/Replay.h"
#include "passes/Decompose/Rules.h"
#include "passes/Utils/RulePatterns.h"
#include "passes/Utils/RunTimeNumbers.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Applying
//===----------------------------------------------------------------------===//

namespace {

/// Replaces an op by simpler ops in front of it, or leaves all as it was.
class Decomposition : public RewritePattern {
public:
  template <typename Root>
  Decomposition(Root root, PatternBenefit benefit, MLIRContext *context,
                Oracle &oracle)
      : RewritePattern(root, benefit, context), oracle(oracle) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;

protected:
  virtual bool accepts(Operation *op) const = 0;
  /// What replaces the results of `op`; null for one that is not used.
  virtual SmallVector<Value> build(TorchBuilder &b, Operation *op,
                                   std::string &reason) const = 0;

private:
  /// One try to replace an op: the values, or why there are none.
  struct Try {
    SmallVector<Value> values;
    std::string reason;
  };
  Try attempt(Operation *op, PatternRewriter &rewriter) const;
  llvm::BitVector samplesTaken(Operation *op) const;
  int firstUnheld(Operation *op, const llvm::BitVector &live) const;

  Oracle &oracle;
};

} // namespace

/// The samples in which the branches around `op` are taken, and the loops have
/// iterations.
static llvm::BitVector samplesReaching(Operation *op, const Symbols &symbols) {
  llvm::BitVector reaching(symbols.getNumSamples(), true);
  for (Region *region = op->getParentRegion(); region;
       region = region->getParentRegion()) {
    if (auto loop = dyn_cast<LoopOp>(region->getParentOp()))
      reaching.reset(samplesWithoutIteration(loop.getMaxTripCount(), symbols));
    auto ifOp = dyn_cast<IfOp>(region->getParentOp());
    auto type = ifOp ? dyn_cast<TorchBoolType>(ifOp.getCondition().getType())
                     : TorchBoolType();
    if (!type || !type.getSymbol())
      continue;
    bool isThen = region == &ifOp.getThenRegion();
    for (auto [k, taken] :
         llvm::enumerate(symbols.getSamples(type.getSymbol())))
      if ((taken != 0) != isThen)
        reaching.reset(k);
  }
  return reaching;
}

/// What is made in front of `op`, behind `before`.
static auto madeBehind(Operation *before, Operation *op) {
  return llvm::make_range(before ? std::next(before->getIterator())
                                 : op->getBlock()->begin(),
                          op->getIterator());
}

static void takeBack(Operation *before, Operation *op,
                     PatternRewriter &rewriter) {
  while (op->getPrevNode() != before) {
    op->getPrevNode()->dropAllUses();
    rewriter.eraseOp(op->getPrevNode());
  }
}

/// Why `values` are no results of `op`; empty if they are.
static std::string whyNotResults(Operation *op, ArrayRef<Value> values) {
  if (values.size() != op->getNumResults())
    return "its decomposition gives no result";
  std::string reason;
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (!value) {
      if (!result.use_empty())
        reason = "its decomposition lacks a result that is used";
      continue;
    }
    auto want = dyn_cast<TorchTensorType>(result.getType()),
         got = dyn_cast<TorchTensorType>(value.getType());
    if (bool(want) != bool(got) ||
        (want && (got.getDtype() != want.getDtype() ||
                  got.getRank() != want.getRank())))
      reason = llvm::formatv("its decomposition gives {0} for {1}",
                             value.getType(), result.getType())
                   .str();
  }
  return reason;
}

Decomposition::Try Decomposition::attempt(Operation *op,
                                          PatternRewriter &rewriter) const {
  Try made;
  rewriter.setInsertionPoint(op);
  TorchBuilder b(rewriter, op->getLoc());
  made.values = build(b, op, made.reason);
  if (made.reason.empty() && b.failed())
    made.reason = b.failureReason();
  if (made.reason.empty())
    made.reason = whyNotResults(op, made.values);
  return made;
}

/// The samples that reach the operator and, if there are any, that it takes
/// itself.
llvm::BitVector Decomposition::samplesTaken(Operation *op) const {
  Symbols &symbols = oracle.getSymbols();
  const llvm::BitVector live = symbols.getLive();
  llvm::BitVector taken = live;
  taken &= samplesReaching(op, symbols);
  symbols.setLive(taken);
  Refusal why;
  if (succeeded(oracle.infer(getOperatorName(op), op->getOperands(), why)))
    taken = symbols.getLive();
  symbols.setLive(live);
  return taken;
}

/// The first sample of those that reach the operator and that it takes itself,
/// for which is not what was built; -1 of none. It may take none: of sizes that
/// only data decides samples need not agree. All of `live` are after that.
int Decomposition::firstUnheld(Operation *op,
                               const llvm::BitVector &live) const {
  Symbols &symbols = oracle.getSymbols();
  llvm::BitVector refused = samplesReaching(op, symbols);
  refused.reset(symbols.getLive());
  symbols.setLive(live);
  Refusal why;
  bool takesSome =
      succeeded(oracle.infer(getOperatorName(op), op->getOperands(), why));
  refused &= symbols.getLive();
  symbols.setLive(live);
  return takesSome ? refused.find_first() : -1;
}

/// Where a sample of the sizes of the operands is, as a message says it.
static std::string sizesIn(unsigned sample, Operation *op,
                           const Symbols &symbols) {
  llvm::SetVector<StringAttr> names;
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<TorchTensorType>(operand.getType()))
      for (Attribute dim : type.getDims())
        if (auto name = dyn_cast<StringAttr>(dim))
          names.insert(name);
  std::string text;
  for (StringAttr name : names)
    if (ArrayRef<double> sizes = symbols.getSamples(name);
        sample < sizes.size())
      text += llvm::formatv("{0}{1} is {2}", text.empty() ? "where " : ", ",
                            name.getValue(), int64_t(sizes[sample]));
  return text.empty() ? "for every number that it may be given" : text;
}

static void replace(Operation *op, ArrayRef<Value> values,
                    const llvm::SmallPtrSetImpl<Operation *> &made,
                    PatternRewriter &rewriter) {
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (!value)
      continue;
    // Sizes that only data decides keep their names.
    Type type = result.getType();
    if (Operation *maker = value.getDefiningOp();
        maker && made.contains(maker) && !isa<ConstantOp>(maker) &&
        value.getType() != type &&
        isa<TorchTensorType, TorchIntType, TorchFloatType, TorchBoolType>(
            value.getType()))
      rewriter.modifyOpInPlace(
          maker, [value = value, type]() mutable { value.setType(type); });
    rewriter.replaceAllUsesWith(result, value);
  }
  rewriter.eraseOp(op);
}

LogicalResult Decomposition::matchAndRewrite(Operation *op,
                                             PatternRewriter &rewriter) const {
  if (!accepts(op))
    return failure();
  Symbols &symbols = oracle.getSymbols();
  const llvm::BitVector live = symbols.getLive();
  Operation *before = op->getPrevNode();
  Try made = attempt(op, rewriter);
  if (!made.reason.empty()) {
    // Other sizes may be none that the operator takes.
    symbols.setLive(live);
    llvm::BitVector taken = samplesTaken(op);
    if (taken.any() && taken != live) {
      takeBack(before, op, rewriter);
      symbols.setLive(taken);
      Try again = attempt(op, rewriter);
      symbols.setLive(live);
      if (again.reason.empty())
        made = again;
    }
  }
  if (made.reason.empty() && symbols.getLive() != live)
    if (int sample = firstUnheld(op, live); sample >= 0)
      made.reason =
          "its decomposition does not hold " + sizesIn(sample, op, symbols);
  if (!made.reason.empty()) {
    symbols.setLive(live);
    takeBack(before, op, rewriter);
    return rewriter.notifyMatchFailure(op, made.reason);
  }
  llvm::SmallPtrSet<Operation *, 16> ops;
  for (Operation &inner : madeBehind(before, op))
    ops.insert(&inner);
  replace(op, made.values, ops, rewriter);
  return success();
}

//===----------------------------------------------------------------------===//
// What is applied
//===----------------------------------------------------------------------===//

static bool hasHalfElements(Value x) {
  auto type = dyn_cast<TorchTensorType>(x.getType());
  return type && isHalf(type.getDtype());
}

/// Whether PyTorch rounds once what `op`, one of the operators of which it
/// does, gives.
static bool isOfHalf(Operation *op) {
  return llvm::any_of(op->getOperands(), hasHalfElements) &&
         hasHalfElements(op->getResult(0));
}

/// The same op of float32, its results rounded to what they are.
static SmallVector<Value> inFloat32(TorchBuilder &b, Operation *op) {
  const OpSchema *schema = b.oracle.getSchema(getOperatorName(op));
  SmallVector<Value> operands;
  for (auto [operand, arg] : llvm::zip(op->getOperands(), schema->args))
    operands.push_back(hasHalfElements(operand) ? b.cast(operand, b.f32())
                       : arg.baseType() == "ScalarType" && !isNone(operand)
                           ? b.value(b.f32())
                           : operand);
  SmallVector<Value> results = b.callOperator(schema->name, operands);
  for (auto [result, rounded] : llvm::zip(results, op->getResults()))
    if (hasHalfElements(rounded))
      result = b.cast(result, TorchBuilder::dtypeOf(rounded));
  return results;
}

namespace {

/// What a function of the user's does.
struct UserDecomposition : Decomposition {
  UserDecomposition(MLIRContext *context, Oracle &oracle,
                    const UserRules &userRules)
      : Decomposition(MatchAnyOpTypeTag(), 4, context, oracle),
        userRules(userRules) {
    setDebugName("user");
  }
  bool accepts(Operation *op) const override {
    return bool(userRules.lookup(op));
  }
  SmallVector<Value> build(TorchBuilder &b, Operation *op,
                           std::string &) const override {
    return userRules.apply(b, op, userRules.lookup(op));
  }
  const UserRules &userRules;
};

/// The same operator of float32, where PyTorch rounds once.
struct HalfDecomposition : Decomposition {
  HalfDecomposition(StringRef root, MLIRContext *context, Oracle &oracle,
                    StringRef name)
      : Decomposition(root, 3, context, oracle), name(name) {
    setDebugName(name);
    addDebugLabels("half");
  }
  bool accepts(Operation *op) const override {
    return getOperatorName(op) == name && isOfHalf(op);
  }
  SmallVector<Value> build(TorchBuilder &b, Operation *op,
                           std::string &) const override {
    return inFloat32(b, op);
  }
  StringRef name;
};

struct RuleDecomposition : Decomposition {
  RuleDecomposition(StringRef root, MLIRContext *context, Oracle &oracle,
                    StringRef name, const DecomposeTable::Function &rule)
      : Decomposition(root, 2, context, oracle), rule(rule) {
    setDebugName(name);
  }
  bool accepts(Operation *op) const override {
    return DecomposeRules::get().lookup(op) == &rule;
  }
  SmallVector<Value> build(TorchBuilder &b, Operation *op,
                           std::string &) const override {
    return rule(b, op);
  }
  const DecomposeTable::Function &rule;
};

/// What LibTorch's own kernel calls.
struct CompositeDecomposition : Decomposition {
  CompositeDecomposition(MLIRContext *context, Oracle &oracle)
      : Decomposition(MatchAnyOpTypeTag(), 1, context, oracle) {
    setDebugName("composite");
  }
  bool accepts(Operation *) const override { return true; }
  SmallVector<Value> build(TorchBuilder &b, Operation *op,
                           std::string &reason) const override {
    return replayComposite(b, op, reason);
  }
};

} // namespace

void torchonnx::populateDecompositions(RewritePatternSet &patterns,
                                       Oracle &oracle,
                                       const UserRules &userRules) {
  MLIRContext *context = patterns.getContext();
  OperatorRoots roots(context);
  auto addTable = [&](const DecomposeTable &table, StringRef label) {
    for (StringRef name : table.names())
      roots.forEach(name, [&](StringRef root) {
        auto pattern = std::make_unique<RuleDecomposition>(
            root, context, oracle, name, *table.lookup(name));
        if (!label.empty())
          pattern->addDebugLabels(label);
        patterns.add(std::move(pattern));
      });
  };
  const DecomposeRules &rules = DecomposeRules::get();
  addTable(rules, "");
  addTable(rules.complex, "complex");
  addTable(rules.quantized, "quantized");
  for (StringRef name : rules.roundedOnceNames())
    roots.forEach(name, [&](StringRef root) {
      patterns.add(
          std::make_unique<HalfDecomposition>(root, context, oracle, name));
    });
  patterns.add(std::make_unique<UserDecomposition>(context, oracle, userRules));
  patterns.add(std::make_unique<CompositeDecomposition>(context, oracle));
}

std::string torchonnx::describe(const Pattern &decomposition) {
  StringRef name = decomposition.getDebugName();
  if (name == "user")
    return "a function of the user's";
  if (name == "composite")
    return "what LibTorch's own kernel calls";
  auto isOf = [&](StringRef label) {
    return llvm::is_contained(decomposition.getDebugLabels(), label);
  };
  if (isOf("half"))
    return "the same in float32, rounded once";
  const DecomposeRules &rules = DecomposeRules::get();
  const DecomposeTable &table = isOf("complex")     ? rules.complex
                                : isOf("quantized") ? rules.quantized
                                                    : rules;
  return ("a rule (passes/Decompose/" + table.getFamily(name) + ".cpp)").str();
}
