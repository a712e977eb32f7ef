//===- Report.cpp - What a conversion did ---------------------------------===//

#include "lib/Compiler/Report.h"
#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "torch-onnx-opt/AtomicFile.h"
#include "torch-onnx-opt/Origins.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;
using namespace torchonnx;
using Clock = std::chrono::steady_clock;

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

//===----------------------------------------------------------------------===//
// Why control flow stays
//===----------------------------------------------------------------------===//

namespace {
/// What decides a value of the run: the inputs whose elements it is computed
/// of, those of which only sizes are asked, and what is drawn.
class Deciders {
public:
  void follow(Value value, bool isSize = false) {
    if (!seen[isSize].insert(value).second)
      return;
    if (auto argument = dyn_cast<BlockArgument>(value))
      return followArgument(argument, isSize);
    Operation *op = value.getDefiningOp();
    StringRef name = getOperatorName(op);
    static const llvm::StringSet<> sizes = {"aten::size", "aten::size.int",
                                            "aten::sym_size.int", "aten::numel",
                                            "aten::len.Tensor"};
    const OpSchema *schema = getOracle(op->getContext()).getSchema(name);
    isRandom |= schema && schema->isNondeterministic;
    for (Value operand : op->getOperands())
      follow(operand, isSize || sizes.contains(name));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value operand : block.getTerminator()->getOperands())
          follow(operand, isSize);
  }

  std::string describe() const {
    SmallVector<std::string> parts;
    auto add = [&](StringRef what, const SetVector<StringRef> &names) {
      if (!names.empty())
        parts.push_back((what + " " + llvm::join(names, ", ")).str());
    };
    add("the values of", values);
    add("the sizes of", sizes);
    if (isRandom)
      parts.push_back("random numbers");
    return parts.empty() ? "what only the run knows"
                         : llvm::join(parts, ", and ");
  }

private:
  void followArgument(BlockArgument argument, bool isSize) {
    Operation *parent = argument.getOwner()->getParentOp();
    if (auto function = dyn_cast<func::FuncOp>(parent)) {
      auto name = dyn_cast<NameLoc>(argument.getLoc());
      StringRef text = name ? name.getName().getValue() : "an input";
      (isSize ? sizes : values).insert(text);
      return;
    }
    for (Value operand : parent->getOperands())
      follow(operand, isSize);
    for (Value operand : argument.getOwner()->getTerminator()->getOperands())
      follow(operand, isSize);
  }

  /// As values, and as what has sizes.
  llvm::DenseSet<Value> seen[2];
  SetVector<StringRef> values, sizes;
  bool isRandom = false;
};
} // namespace

static std::string decidersOf(ArrayRef<Value> decisive) {
  Deciders deciders;
  for (Value value : decisive)
    deciders.follow(value);
  return deciders.describe();
}

static std::string whyItStays(IfOp op) {
  return "which branch is taken is decided by " +
         decidersOf({op.getCondition()});
}

static std::string whyItStays(LoopOp op) {
  Value next = op.getBody().front().getTerminator()->getOperand(0);
  bool isWhile = getConstantBool(op.getCondition()) != true ||
                 getConstantBool(next) != true;
  if (isWhile)
    return "when it ends is decided by " +
           decidersOf({op.getCondition(), next, op.getMaxTripCount()});
  if (std::optional<int64_t> count = getConstantInt(op.getMaxTripCount()))
    return "it has " + std::to_string(*count) +
           " iterations, which is too much to write one after the other";
  return "how often it runs is decided by " +
         decidersOf({op.getMaxTripCount()});
}

//===----------------------------------------------------------------------===//
// Listeners
//===----------------------------------------------------------------------===//

/// Takes the time of passes, and looks at what some of them leave.
class Report::PassListener : public PassInstrumentation {
public:
  explicit PassListener(Report &report) : report(report) {}
  void runBeforePass(Pass *, Operation *) override { start = Clock::now(); }
  void runAfterPass(Pass *pass, Operation *op) override {
    if (!addTime(pass))
      return;
    if (pass->getArgument() == "torch-mark-operators")
      report.addSimplified(cast<ModuleOp>(op));
    report.facts.isDecided |= pass->getArgument() == "torch-decompose";
  }
  void runAfterPassFailed(Pass *pass, Operation *) override {
    // Those around it fail too.
    if (addTime(pass) && report.facts.failedPass.empty())
      report.facts.failedPass = pass->getArgument();
  }

private:
  /// False for those that only lead to others, which have no name.
  bool addTime(Pass *pass) {
    if (pass->getArgument().empty())
      return false;
    report.facts.times.emplace_back(pass->getArgument().str(),
                                    secondsSince(start));
    return true;
  }

  Report &report;
  Clock::time_point start;
};

/// Hears how operators are decomposed, what is kept in float32, and what is
/// refused.
class Report::RemarkListener : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkListener(ReportFacts &facts) : facts(facts) {}
  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    llvm::StringMap<std::string> told;
    for (const auto &arg : remark.getArgs())
      told[arg.key] = arg.val;
    ReportFacts::Way way{told["operator"], told["by"], told["why"]};
    if (remark.getCategoryName() == "float16") {
      ++facts.keptFull[{way.name, way.why}];
      return;
    }
    Location loc = remark.getLocation();
    StringRef marked = getMarkedOperator(loc);
    std::string of = marked.empty() ? way.name : marked.str();
    if (remark.getCategoryName() == "refused")
      facts.refusals[of].push_back({way.name, way.why, told["help"],
                                    getPlace(loc), getModulePath(loc).str()});
    else
      ++facts.ways[of][way];
  }

private:
  ReportFacts &facts;
};

Report::Report(MLIRContext *context, const ConvertOptions &options,
               StringRef modelPath)
    : context(context),
      messages(context,
               [this](mlir::Diagnostic &diagnostic) {
                 facts.diagnostics.push_back(toData(diagnostic));
                 return failure(); // Others show it.
               }),
      start(Clock::now()) {
  facts.options = options;
  facts.modelPath = modelPath.str();
  remark::RemarkCategories categories;
  categories.passed = "decompose";
  categories.missed = "float16";
  categories.failed = "refused";
  (void)remark::enableOptimizationRemarks(
      *context, std::make_unique<RemarkListener>(facts),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories);
}

Report::~Report() { context->setRemarkEngine(nullptr); }

void Report::listenTo(PassManager &pm) {
  pm.addInstrumentation(std::make_unique<PassListener>(*this));
}

//===----------------------------------------------------------------------===//
// The program
//===----------------------------------------------------------------------===//

void Report::addProgram(ModuleOp module) {
  facts.times.emplace_back("import", secondsSince(start));
  facts.read = countCalls(module);
  Oracle &oracle = getOracle(context);
  for (auto &[name, calls] : facts.read)
    if (const OpSchema *schema = oracle.getSchema(name);
        schema && schema->isMutable())
      facts.writing.insert(name);
}

void Report::addSimplified(ModuleOp module) {
  facts.simplified = countCalls(module);
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto add = [&](StringRef kind, std::string why) {
      controlsAt.insert({op->getLoc(),
                         {kind.str(), std::move(why), getPlace(op->getLoc()),
                          getModulePath(op->getLoc()).str()}});
    };
    if (auto ifOp = dyn_cast<IfOp>(op))
      add("If", whyItStays(ifOp));
    else if (auto loop = dyn_cast<LoopOp>(op))
      add("Loop", whyItStays(loop));
  });
}

void Report::addRefusal() {
  facts.isRefused = true;
  // One that failed before it decided refused no operator.
  facts.isDecided |= !facts.refusals.empty();
  if (!facts.isDecided)
    if (auto handling = findHandling(
            context->getDialectRegistry(),
            getPipelineOptions(facts.options, Stages()), &facts.getCalls());
        succeeded(handling))
      facts.handling = std::move(*handling);
}

LogicalResult Report::write(LogicalResult done) {
  if (failed(done))
    addRefusal();
  llvm::DenseSet<Location> kept;
  for (const ModelSummary::Node &node : facts.model.nodes)
    if (node.opType == "If" || node.opType == "Loop")
      kept.insert(node.loc);
  for (auto &[loc, control] : controlsAt)
    if (kept.contains(loc))
      facts.controls.push_back(control);
  AtomicFile file(facts.options.report);
  std::error_code error =
      file.write([&](llvm::raw_ostream &os) { writeReportPage(os, facts); });
  if (!error)
    error = file.commit();
  if (!error)
    return done;
  emitError(UnknownLoc::get(context))
      << "cannot write '" << facts.options.report << "': " << error.message();
  if (succeeded(done) && facts.options.outputPath != "-") {
    (void)llvm::sys::fs::remove(facts.options.outputPath);
    (void)llvm::sys::fs::remove(facts.options.outputPath + ".data");
  }
  return failure();
}
