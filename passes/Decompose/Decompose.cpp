//===- Decompose.cpp - Decompose what ONNX lacks --------------------------===//

#include "mlir/IR/Remarks.h"
#include "passes/Convert/CustomDomains.h"
#include "passes/Convert/Legality.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/Replay.h"
#include "passes/Decompose/Rules.h"
#include "passes/Decompose/UserRules.h"
#include "passes/EmptyDims.h"
#include "passes/Passes.h"
#include "passes/RunTimeNumbers.h"
#include "torch-onnx-opt/TargetProfile.h"
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
class Decomposer {
public:
  Decomposer(Oracle &oracle, int opset, const TargetProfile &profile,
             const UserRules &userRules, const CustomDomains &customDomains,
             UnsupportedReport &report)
      : oracle(oracle), opset(opset), profile(profile), userRules(userRules),
        customDomains(customDomains), report(report) {}

  void run(Block &block);
  /// Makes two operators of each whose flags only the run knows.
  void splitByFlags(Operation *function);
  /// Applies the rules that need their operands' views.
  void runEarly(Operation *function);

private:
  /// Whether the op stays as it is. If it does not although ONNX has it,
  /// `ruled` says what the target lacks.
  bool stays(Operation *op, std::string &ruled) const;
  std::string findWayOut(StringRef name) const;
  /// Replaces `op` by simpler ops in front of it; false after a report.
  bool decompose(Operation *op, StringRef ruled);
  /// Tells those who listen how `op` is decomposed, and why.
  void tellWay(Operation *op, StringRef ruled) const;

  Oracle &oracle;
  int opset;
  const TargetProfile &profile;
  const UserRules &userRules;
  const CustomDomains &customDomains;
  UnsupportedReport &report;
  /// How many decompositions led to an op that is not the user's.
  llvm::DenseMap<Operation *, unsigned> depths;
  /// What is in the report.
  llvm::DenseSet<Operation *> refused;
};

/// More than any operator needs: rules that call each other would never end.
constexpr unsigned maxDepth = 64;

} // namespace

// What the user wants of an operator goes before what ONNX has.
bool Decomposer::stays(Operation *op, std::string &ruled) const {
  if (StringRef domain = customDomains.lookup(op); !domain.empty())
    op->setAttr(kDomainAttr, StringAttr::get(op->getContext(), domain));
  if (!op->hasAttr(kDomainAttr) && userRules.lookup(op))
    return false;
  return isLegal(op, opset, profile, ruled);
}

/// What the user can do about an operator that is refused.
std::string Decomposer::findWayOut(StringRef name) const {
  std::optional<int> first = ConvertRules::get().firstOpset(name);
  if (first && *first > opset)
    return "--opset " + std::to_string(*first) + " has an ONNX operator for it";
  if (name.starts_with("aten::"))
    return "--decomposition can say what to do instead";
  return name.contains("::") && !name.starts_with("prim::")
             ? "--decomposition can say what it does; --custom-domain keeps it "
               "for a runtime that has it"
             : "";
}

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

static bool isHalf(Value x) {
  auto type = dyn_cast<TorchTensorType>(x.getType());
  return type && (type.getDtype().isF16() || type.getDtype().isBF16());
}

static bool isRoundedOnceHere(Operation *op) {
  return DecomposeRules::get().isRoundedOnce(getOperatorName(op)) &&
         llvm::any_of(op->getOperands(), isHalf) && isHalf(op->getResult(0));
}

/// The same op of float32, its results rounded to what they are.
static SmallVector<Value> inFloat32(TorchBuilder &b, Operation *op) {
  const OpSchema *schema = b.oracle.getSchema(getOperatorName(op));
  SmallVector<Value> operands;
  for (auto [operand, arg] : llvm::zip(op->getOperands(), schema->args))
    operands.push_back(isHalf(operand) ? b.cast(operand, b.f32())
                       : arg.baseType() == "ScalarType" && !isNone(operand)
                           ? b.value(b.f32())
                           : operand);
  SmallVector<Value> results = b.callOperator(schema->name, operands);
  for (auto [result, rounded] : llvm::zip(results, op->getResults()))
    if (isHalf(rounded))
      result = b.cast(result, TorchBuilder::dtypeOf(rounded));
  return results;
}

void Decomposer::tellWay(Operation *op, StringRef ruled) const {
  auto way = remark::passed(
      op->getLoc(),
      remark::RemarkOpts::name("decomposed").category("decompose"));
  if (!way)
    return;
  StringRef name = getOperatorName(op);
  const DecomposeRules &rules = DecomposeRules::get();
  std::optional<int> first = ConvertRules::get().firstOpset(name);
  std::string by = "what LibTorch's own kernel calls";
  if (userRules.lookup(op))
    by = "a function of the user's";
  else if (isRoundedOnceHere(op))
    by = "the same in float32, rounded once";
  else if (rules.lookup(op))
    by = ("a rule of " + rules.getFamily(name)).str();
  std::string why = "ONNX has no operator for it";
  if (userRules.lookup(op))
    why = "--decomposition says so";
  else if (!ruled.empty())
    why = ruled.str();
  else if (first && *first > opset)
    why = "ONNX has an operator for it from opset " + std::to_string(*first) +
          " on";
  else if (first)
    why = "ONNX's operator does not take it as it is called";
  way << remark::metric("operator", name) << remark::metric("by", by)
      << remark::metric("why", why);
}

bool Decomposer::decompose(Operation *op, StringRef ruled) {
  StringRef name = getOperatorName(op);
  llvm::BitVector live = oracle.getSymbols().getLive();
  Operation *before = op->getPrevNode();
  auto takeBack = [&]() {
    while (op->getPrevNode() != before) {
      op->getPrevNode()->dropAllUses();
      op->getPrevNode()->erase();
    }
  };

  SmallVector<Value> values;
  std::string reason;
  unsigned depth = depths.lookup(op);
  auto apply = [&]() {
    TorchBuilder b(OpBuilder(op), op->getLoc());
    reason.clear();
    const DecomposeRules &rules = DecomposeRules::get();
    if (func::FuncOp function = userRules.lookup(op))
      values = userRules.apply(b, op, function);
    else if (isRoundedOnceHere(op))
      values = inFloat32(b, op);
    else if (const DecomposeRules::Function *rule = rules.lookup(op))
      values = (*rule)(b, op);
    else
      values = replayComposite(b, op, reason);
    if (reason.empty() && b.failed())
      reason = b.failureReason();
  };
  if (depth > maxDepth) {
    reason = "what computes it comes back to the operator itself";
  } else {
    apply();
    // Sizes may be none, but for the samples that reach the operator and that
    // it takes itself.
    llvm::BitVector reaching = live;
    if (!reason.empty()) {
      reaching &= samplesReaching(op, oracle.getSymbols());
      oracle.getSymbols().setLive(reaching);
      std::string why;
      if (succeeded(oracle.infer(name, op->getOperands(), why)))
        reaching = oracle.getSymbols().getLive();
      oracle.getSymbols().setLive(live);
    }
    if (reaching.any() && reaching != live) {
      std::string first = reason;
      takeBack();
      oracle.getSymbols().setLive(reaching);
      apply();
      oracle.getSymbols().setLive(live);
      if (!reason.empty())
        reason = first;
    }
  }
  if (reason.empty() && oracle.getSymbols().getLive() != live) {
    // Nor does it have to where the operator itself does not.
    llvm::BitVector refused = samplesReaching(op, oracle.getSymbols());
    refused.reset(oracle.getSymbols().getLive());
    oracle.getSymbols().setLive(live);
    std::string why;
    (void)oracle.infer(name, op->getOperands(), why);
    refused &= oracle.getSymbols().getLive();
    oracle.getSymbols().setLive(live);
    if (refused.any())
      reason = "its decomposition does not hold at every size";
  }
  if (reason.empty() && (values.size() != op->getNumResults()))
    reason = "its decomposition gives no result";
  if (reason.empty())
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
  if (!reason.empty()) {
    oracle.getSymbols().setLive(live);
    takeBack();
    if (!ruled.empty())
      reason = (ruled + ", and " + reason).str();
    report.add(op->getLoc(), name.empty() ? op->getName().getStringRef() : name,
               reason, findWayOut(name));
    refused.insert(op);
    return false;
  }
  tellWay(op, ruled);
  auto made = llvm::make_range(before ? std::next(before->getIterator())
                                      : op->getBlock()->begin(),
                               op->getIterator());
  for (Operation &inner : made)
    depths[&inner] = depth + 1;
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    if (!value)
      continue;
    // Sizes that only data decides keep their names.
    if (Operation *maker = value.getDefiningOp();
        maker && depths.lookup(maker) == depth + 1 && !isa<ConstantOp>(maker) &&
        isa<TorchTensorType, TorchIntType, TorchFloatType, TorchBoolType>(
            value.getType()))
      value.setType(result.getType());
    result.replaceAllUsesWith(value);
  }
  depths.erase(op);
  op->erase();
  return true;
}

/// if flag: op(…, true) else: op(…, false)
static void splitByFlag(Operation *op, OpOperand &flag,
                        SmallVectorImpl<Operation *> &made) {
  OpBuilder b(op);
  auto choice = IfOp::create(b, op->getLoc(), op->getResultTypes(), flag.get());
  for (bool value : {true, false}) {
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&choice->getRegion(value ? 0 : 1));
    TorchBuilder builder(b, op->getLoc());
    Value known = builder.value(value);
    b.setInsertionPointToEnd(known.getParentBlock());
    Operation *copy = b.clone(*op);
    copy->setOperand(flag.getOperandNumber(), known);
    TorchYieldOp::create(b, op->getLoc(), copy->getResults());
    made.push_back(copy);
  }
  op->replaceAllUsesWith(choice->getResults());
  op->erase();
}

/// The argument that says how a tensor lies and that only the run knows: rules
/// know numbers there.
static StringRef openLayout(Oracle &oracle, Operation *op) {
  static const llvm::StringSet<> layout = {"dim", "dim0", "dim1", "dims"};
  StringRef name = getOperatorName(op);
  // The dims of a tile are numbers of copies.
  bool isTensorOperator = name.starts_with("aten::") && name != "aten::tile";
  const OpSchema *schema = isTensorOperator ? oracle.getSchema(name) : nullptr;
  if (!schema || schema->args.size() != op->getNumOperands() ||
      llvm::none_of(op->getOperandTypes(), llvm::IsaPred<TorchTensorType>))
    return {};
  auto isOpen = [](Value v) {
    return isa<TorchIntType>(v.getType()) && !getConstantInt(v);
  };
  for (auto [operand, arg] : llvm::zip(op->getOperands(), schema->args))
    if (layout.contains(arg.name)) {
      auto elements = getElements(operand);
      if (isOpen(operand) || (elements && llvm::any_of(*elements, isOpen)))
        return arg.name;
    }
  return {};
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
  std::string ruled;
  for (Operation *op : llvm::reverse(ops))
    if (ruled.clear(); !isOpTriviallyDead(op) && !stays(op, ruled))
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
      op->erase();
      op = next;
      continue;
    }
    std::string ruled;
    if (StringRef layout = openLayout(oracle, op);
        !layout.empty() && !op->hasAttr(kDomainAttr) && !userRules.lookup(op)) {
      StringRef name = getOperatorName(op);
      report.add(op->getLoc(), name,
                 "its '" + layout.str() + "' is known only at run time",
                 findWayOut(name));
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
      op.erase();
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
    llvm::Expected<TargetProfile> profile =
        TargetProfile::load(target, keep, drop);
    if (!profile) {
      getOperation().emitError() << llvm::toString(profile.takeError());
      return signalPassFailure();
    }
    UserRules userRules(getOperation());
    FailureOr<CustomDomains> domains =
        CustomDomains::parse(customDomains, getOperation().getLoc());
    if (failed(domains))
      return signalPassFailure();
    UnsupportedReport report;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      Decomposer decomposer(oracle, opset, *profile, userRules, *domains,
                            report);
      decomposer.splitByFlags(function);
      decomposer.runEarly(function);
      decomposer.run(function.front());
      // A result may be known better than the op that gave it said.
      Operation *end = function.front().getTerminator();
      function.setFunctionType(
          FunctionType::get(&getContext(), function.getArgumentTypes(),
                            SmallVector<Type>(end->getOperandTypes())));
    }
    symbols.store(getOperation());
    userRules.erase();
    domains->warnOfUnused(getOperation());
    if (failed(report.emit()))
      signalPassFailure();
  }
};
} // namespace
