//===- Patterns.cpp - Rewrites that the user gives as PDL -----------------===//
//
// A file of `pdl.pattern` ops is compiled by MLIR to the bytecode that its
// greedy driver runs. Here it is read, and what it cannot ask for is refused:
// functions of C++, of which there are none.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDL/IR/PDLOps.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/Passes.h"
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

static LogicalResult checkPatterns(ModuleOp module, StringRef path) {
  if (module.getBody()->empty())
    return emitError(UnknownLoc::get(module.getContext()))
           << "'" << path << "' has no pdl.pattern";
  for (Operation &op : *module.getBody())
    if (!isa<pdl::PatternOp>(op))
      return emitError(op.getLoc(), "a file of patterns holds pdl.pattern "
                                    "ops, and nothing else");
  WalkResult result = module.walk([](Operation *op) {
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

namespace {

struct ApplyPDLPatterns
    : torchonnx::impl::ApplyPDLPatternsBase<ApplyPDLPatterns> {
  using ApplyPDLPatternsBase::ApplyPDLPatternsBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    for (const std::string &path : files) {
      OwningOpRef<ModuleOp> module = parsePatterns(context, path);
      if (!module)
        return failure();
      set.add(PDLPatternModule(std::move(module)));
    }
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    // Nothing is done but what the patterns say.
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false)
        .enableConstantCSE(false)
        .setMaxIterations(maxIterations)
        .setMaxNumRewrites(maxRewrites / maxIterations);
    if (succeeded(applyPatternsGreedily(getOperation(), patterns, config)))
      return;
    emitError(getOperation().getLoc())
        << "the patterns of --pdl-patterns still match after " << maxRewrites
        << " rewrites: one matches what it, or another, makes";
    signalPassFailure();
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
