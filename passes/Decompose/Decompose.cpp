//===- Decompose.cpp - Decompose what ONNX lacks --------------------------===//

#include "passes/Decompose/Rules.h"
#include "passes/Convert/Rules.h"
#include "passes/Decompose/Replay.h"
#include "passes/Passes.h"
#include "torch-onnx-opt/Unsupported.h"
#include "llvm/Support/FormatVariadic.h"

namespace torchonnx {
#define GEN_PASS_DEF_TORCHDECOMPOSE
#include "passes/Passes.h.inc"
} // namespace torchonnx

using namespace mlir;
using namespace torchonnx;

const DecomposeRules &DecomposeRules::get() {
  static const DecomposeRules rules = [] {
    DecomposeRules all;
#define DECOMPOSE_FAMILY(name) add##name##Decompositions(all);
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
  Decomposer(Oracle &oracle, int opset, UnsupportedReport &report) : oracle(oracle), opset(opset), report(report) {}

  void run(Block &block);

private:
  bool isLegal(Operation *op) const;
  /// Replaces `op` by simpler ops in front of it; false after a report.
  bool decompose(Operation *op);

  Oracle &oracle;
  int opset;
  UnsupportedReport &report;
};

} // namespace

bool Decomposer::isLegal(Operation *op) const {
  if (isa<ConstantOp, ListConstructOp, ListUnpackOp, IfOp, LoopOp, TorchYieldOp>(op) || op->hasTrait<OpTrait::IsTerminator>())
    return true;
  // What packs weights goes with the ops that read them.
  if (op->getNumResults() == 1 && isa<ClassType>(op->getResult(0).getType()))
    return true;
  return ConvertRules::get().lookup(op, opset);
}

bool Decomposer::decompose(Operation *op) {
  StringRef name = getOperatorName(op);
  TorchBuilder b(OpBuilder(op), op->getLoc());
  llvm::BitVector live = oracle.getSymbols().getLive();
  Operation *before = op->getPrevNode();

  SmallVector<Value> values;
  std::string reason;
  if (const DecomposeRules::Function *rule = DecomposeRules::get().lookup(op)) {
    values = (*rule)(b, op);
    if (b.failed())
      reason = b.failureReason();
  } else {
    values = replayComposite(b, op, reason);
  }
  if (reason.empty() && oracle.getSymbols().getLive() != live)
    reason = "its decomposition does not hold at every size";
  if (reason.empty() && (values.size() != op->getNumResults()))
    reason = "its decomposition gives no result";
  if (reason.empty())
    for (auto [result, value] : llvm::zip(op->getResults(), values)) {
      if (!value) {
        if (!result.use_empty())
          reason = "its decomposition lacks a result that is used";
        continue;
      }
      auto want = dyn_cast<TorchTensorType>(result.getType());
      if (auto got = dyn_cast<TorchTensorType>(value.getType());
          want && got && (got.getDtype() != want.getDtype() || got.getRank() != want.getRank()))
        reason = llvm::formatv("its decomposition gives {0} for {1}", got, want).str();
    }
  if (!reason.empty()) {
    oracle.getSymbols().setLive(live);
    // Take back what was built so far.
    while (op->getPrevNode() != before) {
      op->getPrevNode()->dropAllUses();
      op->getPrevNode()->erase();
    }
    std::string help;
    if (std::optional<int> first = ConvertRules::get().firstOpset(name); first && *first > opset)
      help = "--opset " + std::to_string(*first) + " has an ONNX operator for it";
    report.add(op->getLoc(), name.empty() ? op->getName().getStringRef() : name, reason, help);
    return false;
  }
  for (auto [result, value] : llvm::zip(op->getResults(), values))
    if (value)
      result.replaceAllUsesWith(value);
  op->erase();
  return true;
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
    if (isLegal(op) || !decompose(op)) {
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
    oracle.getSymbols().load(getOperation());
    UnsupportedReport report;
    for (auto function : getOperation().getOps<func::FuncOp>())
      Decomposer(oracle, opset, report).run(function.front());
    oracle.getSymbols().store(getOperation());
    if (failed(report.emit()))
      signalPassFailure();
  }
};
} // namespace
