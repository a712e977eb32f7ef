//===- SimplifyPass.cpp - From a program to a function of values ----------===//

#include "dialects/Torch/ProgramInputs.h"
#include "passes/Passes.h"
#include "passes/Simplify/inputs/Inputs.h"
#include "passes/Simplify/solve/SizeLearner.h"
#include "passes/Utils/TestArguments.h"
#include "torch-onnx-opt/Unsupported.h"

using namespace mlir;

namespace torchonnx {

#define GEN_PASS_DEF_TORCHSIMPLIFY
#include "passes/Passes.h.inc"

namespace {

/// What nobody knows has no types: nothing behind it can be evaluated.
LogicalResult refuseUnknown(ModuleOp module) {
  auto unknown = module->getAttrOfType<ArrayAttr>(kUnknownOperators);
  if (!unknown)
    return success();
  UnsupportedReport report;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto name = StringAttr::get(op->getContext(), getOperatorName(op));
    if (llvm::is_contained(unknown, name))
      report.add(op->getLoc(), name, "LibTorch does not know it",
                 "say what it does with --decomposition, give the library that "
                 "registers it with --load-library, or pass it on with "
                 "--op-schema and --custom-domain");
  });
  return report.emit();
}

struct SimplifyPass : impl::TorchSimplifyBase<SimplifyPass> {
  using TorchSimplifyBase::TorchSimplifyBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(refuseUnknown(module)))
      return signalPassFailure();
    Oracle &oracle = getOracle(&getContext());
    // The method of an import; in text, every function that is no callee.
    SmallVector<func::FuncOp> entries;
    if (auto entry = module.lookupSymbol<func::FuncOp>(method))
      entries.push_back(entry);
    else
      llvm::copy_if(module.getOps<func::FuncOp>(), std::back_inserter(entries),
                    [](func::FuncOp function) {
                      return function.isPublic() && !function.isDeclaration();
                    });
    if (entries.empty()) {
      module.emitError("the program has no function '" + method + "'");
      return signalPassFailure();
    }

    DynamicSizes sizes;
    SmallVector<func::FuncOp> results;
    auto examples = module->getAttrOfType<ArrayAttr>(kExamplesAttr);
    InputOptions inputOptions{ArrayRef<std::string>(inputs),
                              ArrayRef<std::string>(dims),
                              ArrayRef<std::string>(dynamic),
                              ArrayRef<std::string>(inputNames),
                              {}};
    if (examples)
      inputOptions.examples = examples.getValue();
    EvaluatorOptions options;
    if (state != "refuse" && state != "drop" && state != "io") {
      module.emitError("--state is refuse, drop or io, not '" + state + "'");
      return signalPassFailure();
    }
    options.state = state == "drop" ? StatePolicy::Drop
                    : state == "io" ? StatePolicy::InputOutput
                                    : StatePolicy::Refuse;
    options.keepAssertions = keepAssertions;
    options.allowFixedDims = allowFixedDims;
    options.tellsReruns = tellReruns;
    for (func::FuncOp entry : entries) {
      if (!outputNames.empty()) {
        Builder b(&getContext());
        entry->setAttr(kOutputNamesAttr,
                       b.getStrArrayAttr(SmallVector<StringRef>(
                           outputNames.begin(), outputNames.end())));
      }
      if (failed(bindInputs(entry, inputOptions, sizes)))
        return signalPassFailure();
    }
    Symbols &symbols = oracle.getSymbols();
    symbols.load(module);
    for (func::FuncOp entry : entries) {
      SizeLearner learner(module, entry, oracle, options, sizes);
      FailureOr<func::FuncOp> result = learner.run();
      if (failed(result)) {
        for (func::FuncOp made : results)
          made.erase();
        return signalPassFailure();
      }
      results.push_back(*result);
    }

    if (module->hasAttr(kTestArguments))
      module->setAttr(kTestArguments,
                      describeTestArguments(entries.front(), results.front(),
                                            examples, symbols));

    // Nested modules hold the user's decompositions.
    for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
      if (!isa<ModuleOp>(op))
        op.erase();
    for (func::FuncOp result : results)
      module.push_back(result);
    module->removeAttr(kExamplesAttr);
    symbols.store(module);
  }
};

} // namespace

} // namespace torchonnx
