//===- Convert.cpp - From an archive to an ONNX model ---------------------===//

#include "torch-onnx-opt/Convert.h"
#include "dialects/ONNX/OnnxDialect.h"
#include "dialects/Torch/Oracle.h"
#include "dialects/Torch/ProgramInputs.h"
#include "dialects/Torch/Symbols.h"
#include "dialects/Torch/TorchDialect.h"
#include "lib/Compiler/Report.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "passes/Utils/TestArguments.h"
#include "torch-onnx-opt/Export.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Operators.h"
#include "torch-onnx-opt/Origins.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <mutex>

using namespace mlir;
using namespace torchonnx;

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

namespace {

/// Adds the user's decompositions to the program that they are for.
struct ImportDecompositionsPass
    : PassWrapper<ImportDecompositionsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ImportDecompositionsPass)
  StringRef getArgument() const override { return "import-decompositions"; }
  void runOnOperation() override {
    if (failed(importDecompositions(getOperation())))
      signalPassFailure();
  }
};

/// What sizes the dims of the inputs may have, "n >= 1, n % 4 == 0, m >= 10":
/// those that the user said, those that PyTorch takes, and what the program's
/// own checks ask.
static std::string describeSizes(func::FuncOp graph, const Symbols &symbols) {
  llvm::SetVector<StringRef> names;
  for (Type type : graph.getArgumentTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      for (int64_t i = 0; i < tensor.getRank(); ++i)
        if (StringRef name = getDimName(type, i); !name.empty())
          names.insert(name);
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::ListSeparator comma;
  for (StringRef name : names) {
    SizeRange range = symbols.getFacts().get(name);
    if (range.min != SizeRange::lowest)
      stream << comma << name << " >= " << range.min;
    if (range.max != SizeRange::highest)
      stream << comma << name << " <= " << range.max;
    if (range.multiple > 1)
      stream << comma << name << " % " << range.multiple
             << " == " << range.remainder;
  }
  if (auto checks = graph->getAttrOfType<ArrayAttr>(kAssumptions))
    for (auto check : checks.getAsRange<StringAttr>())
      stream << comma << check.getValue();
  return text;
}

/// Writes what the program gives beside the model, before there is a model: if
/// it cannot be run, there is neither.
static LogicalResult addTestData(func::FuncOp graph, StringRef modelPath,
                                 const ConvertOptions &options) {
  MLIRContext *context = graph.getContext();
  auto arguments = graph->getParentOfType<ModuleOp>()->getAttrOfType<ArrayAttr>(
      kTestArguments);
  if (!arguments)
    return emitError(UnknownLoc::get(context),
                     "--test-data is for an archive, whose program can be run");
  FailureOr<TestRun> run =
      runArchive(context, modelPath, {options.method, options.eval}, arguments,
                 graph.getFunctionType());
  if (failed(run))
    return failure();
  SmallVector<NamedTensor> inputs, outputs;
  for (auto [i, tensor] : llvm::enumerate(run->inputs))
    inputs.emplace_back(
        graph.getArgAttrOfType<StringAttr>(i, kOnnxNameAttr).str(), tensor);
  for (auto [i, tensor] : llvm::enumerate(run->outputs))
    outputs.emplace_back(
        graph.getResultAttrOfType<StringAttr>(i, kOnnxNameAttr).str(), tensor);
  return writeTestData(options.testData, inputs, outputs, context);
}

/// Export as the last pass, so that timing and reproducers cover it.
struct ExportPass : PassWrapper<ExportPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ExportPass)
  ExportPass(ExportOptions options, const ConvertOptions &conversion,
             StringRef modelPath, ModelSummary *summary)
      : options(std::move(options)), conversion(conversion),
        modelPath(modelPath.str()), summary(summary) {}
  StringRef getArgument() const override { return kExportPass; }
  void runOnOperation() override {
    auto graphs = llvm::make_filter_range(
        getOperation().getOps<func::FuncOp>(), [](func::FuncOp function) {
          return !function->hasAttr(kOnnxFunctionAttr);
        });
    if (!llvm::hasSingleElement(graphs)) {
      emitError(UnknownLoc::get(&getContext()),
                "an ONNX model is one function, "
                "and there are ")
          << llvm::range_size(graphs);
      return signalPassFailure();
    }
    ExportOptions all = options;
    if (std::string sizes = describeSizes(
            *graphs.begin(), getOracle(&getContext()).getSymbols());
        !sizes.empty())
      all.metadata.emplace_back("sizes", sizes);
    if ((!conversion.testData.empty() &&
         failed(addTestData(*graphs.begin(), modelPath, conversion))) ||
        failed(exportOnnx(*graphs.begin(), all, summary)))
      signalPassFailure();
  }

private:
  ExportOptions options;
  ConvertOptions conversion;
  std::string modelPath;
  ModelSummary *summary;
};

/// Tells of each pass before it runs.
class PassListener : public PassInstrumentation {
public:
  explicit PassListener(std::function<void(const std::string &)> onPass)
      : onPass(std::move(onPass)) {}
  void runBeforePass(Pass *pass, Operation *) override {
    // Those that only lead to others have no name.
    if (!pass->getArgument().empty())
      onPass(pass->getArgument().str());
  }

private:
  std::function<void(const std::string &)> onPass;
};

/// What a conversion leaves behind, taken back.
struct CleanUp {
  ~CleanUp() {
    unloadDecompositions();
    undeclareOperators();
    unregisterKernels();
    clearSourceText();
    clearModuleClasses();
  }
};

} // namespace

static ExportOptions getExportOptions(const ConvertOptions &options,
                                      StringRef modelPath) {
  ExportOptions result;
  result.opset = options.opset;
  result.outputPath = options.outputPath;
  result.externalData = options.externalData;
  result.producerVersion = TORCHONNX_VERSION;
  if (!modelPath.empty() && modelPath != "-")
    result.metadata.emplace_back("source",
                                 llvm::sys::path::filename(modelPath));
  return result;
}

void torchonnx::registerDialects(DialectRegistry &registry) {
  registry.insert<TorchDialect, OnnxDialect, func::FuncDialect>();
  registerOracle(registry);
}

std::unique_ptr<Pass> torchonnx::createExportPass(const ConvertOptions &options,
                                                  StringRef modelPath,
                                                  ModelSummary *summary) {
  return std::make_unique<ExportPass>(getExportOptions(options, modelPath),
                                      options, modelPath, summary);
}

PipelineOptions torchonnx::getPipelineOptions(const ConvertOptions &options,
                                              Stages stages) {
  PipelineOptions pipeline;
  pipeline.opset = options.opset;
  pipeline.target = options.target;
  pipeline.keep = options.keep;
  pipeline.drop = options.decompose;
  pipeline.simplify = stages.simplify;
  pipeline.decompose = stages.decompose;
  pipeline.convert = stages.emitOnnx;
  pipeline.checkSizes = options.checkSizes;
  pipeline.foldBatchNorm = options.foldBatchNorm;
  pipeline.markOperators = !options.report.empty();
  if (options.fp16) {
    AutocastOperators operators = getAutocastOperators();
    pipeline.float16 = {std::move(operators.half), std::move(operators.full)};
  }
  pipeline.seed = options.seed;
  auto assign = [](auto &to, const std::vector<std::string> &from) {
    to.assign(from.begin(), from.end());
  };
  assign(pipeline.customDomains, options.customDomains);
  pipeline.keepFunctions = options.keepFunctions;
  assign(pipeline.pdlPatterns, options.pdlPatterns);
  TorchSimplifyOptions &simplify = pipeline.simplifyOptions;
  assign(simplify.inputs, options.inputs);
  assign(simplify.dims, options.dims);
  assign(simplify.dynamic, options.dynamic);
  assign(simplify.inputNames, options.inputNames);
  assign(simplify.outputNames, options.outputNames);
  simplify.method = options.method;
  simplify.state = options.state;
  simplify.allowFixedDims = options.allowFixedDims;
  simplify.keepAssertions = options.keepAssertions;
  return pipeline;
}

void torchonnx::addPasses(PassManager &pm, const ConvertOptions &options,
                          Stages stages, StringRef modelPath,
                          ModelSummary *summary) {
  if (!options.decompositions.empty())
    pm.addPass(std::make_unique<ImportDecompositionsPass>());
  buildPipeline(pm, getPipelineOptions(options, stages));
  if (stages.emitOnnx)
    pm.addPass(createExportPass(options, modelPath, summary));
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

LogicalResult torchonnx::loadExtensions(MLIRContext *context,
                                        const ConvertOptions &options) {
  // Libraries first: they may register operators that a decomposition is for.
  for (const std::string &path : options.libraries)
    if (failed(loadOperatorLibrary(context, path)))
      return failure();
  registerExtraOperators();
  for (const std::string &schema : options.operatorSchemas)
    if (failed(declareOperator(context, schema)))
      return failure();
  for (const std::string &path : options.decompositions)
    if (failed(loadDecompositions(context, path)))
      return failure();
  // What is wrong with a pattern is said before a model is read.
  for (const std::string &path : options.pdlPatterns)
    if (!parsePatterns(context, path))
      return failure();
  return success();
}

OwningOpRef<ModuleOp> torchonnx::importModel(MLIRContext *context,
                                             StringRef path,
                                             const ConvertOptions &options) {
  ImportOptions importOptions;
  importOptions.method = options.method;
  importOptions.eval = options.eval;
  OwningOpRef<ModuleOp> module = importArchive(context, path, importOptions);
  if (module && options.strict)
    (*module)->setAttr(kStrictAttr, UnitAttr::get(context));
  if (module && !options.testData.empty())
    (*module)->setAttr(kTestArguments, UnitAttr::get(context));
  if (!module || options.exampleInputs.empty())
    return module;
  FailureOr<SmallVector<Attribute>> examples =
      loadExampleInputs(context, options.exampleInputs);
  if (failed(examples))
    return {};
  (*module)->setAttr(kExamplesAttr, ArrayAttr::get(context, *examples));
  return module;
}

static LogicalResult runAll(MLIRContext *context, const std::string &path,
                            const ConvertOptions &options) {
  auto error = [&](const Twine &message) {
    emitError(UnknownLoc::get(context)) << message;
  };
  if (options.outputPath.empty())
    return error("there is no path for the model to be written to"), failure();
  if (failed(checkOptions(options, error)) ||
      failed(checkOutput(path, options, error)) ||
      failed(loadExtensions(context, options)))
    return failure();
  std::optional<Report> report;
  if (!options.report.empty())
    report.emplace(context, options, path);
  OwningOpRef<ModuleOp> module = importModel(context, path, options);
  if (!module)
    return failure();
  PassManager pm(context, ModuleOp::getOperationName());
  if (options.onPass)
    pm.addInstrumentation(std::make_unique<PassListener>(options.onPass));
  if (report) {
    report->addProgram(*module);
    report->listenTo(pm);
  }
  addPasses(pm, options, Stages(), path,
            report ? &report->getModel() : nullptr);
  LogicalResult done = pm.run(*module);
  return report ? report->write(done) : done;
}

ConvertResult torchonnx::convert(const std::string &path,
                                 const ConvertOptions &options) {
  static std::mutex mutex;
  std::scoped_lock lock(mutex);
  ConvertResult result;
  CleanUp cleanUp;
  DialectRegistry registry;
  registerDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  // Users are shown their own lines.
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &diagnostic) {
    result.diagnostics.push_back(toData(diagnostic));
    if (options.onDiagnostic)
      options.onDiagnostic(result.diagnostics.back());
    return success();
  });
  result.ok = succeeded(runAll(&context, path, options));
  return result;
}
