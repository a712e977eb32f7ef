//===- main.cpp - The torch-onnx-opt tool ---------------------------------===//
//
// Converts TorchScript archives, and is an MLIR opt tool for the text of every
// stage in between.
//
//===----------------------------------------------------------------------===//

#include "OperatorList.h"
#include "Options.h"
#include "Progress.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "torch-onnx-opt/Export.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Oracle.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace torchonnx;

/// Writes text to a file or, for "-", to stdout.
static LogicalResult
writeText(StringRef path,
          llvm::function_ref<LogicalResult(llvm::raw_ostream &)> contents) {
  std::error_code code;
  llvm::ToolOutputFile file(path, code, llvm::sys::fs::OF_None);
  LogicalResult result = code ? failure() : contents(file.os());
  if (!code) {
    file.os().flush();
    code = file.os().error();
    file.os().clear_error(); // Else the destructor ends the process.
  }
  if (code)
    return usageError("cannot write '" + path + "': " + code.message());
  if (succeeded(result))
    file.keep();
  return result;
}

//===----------------------------------------------------------------------===//
// Pipeline
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

constexpr llvm::StringLiteral kExportPass = "export-onnx";

/// Export as the last pass, so that timing and reproducers cover it.
struct ExportPass : PassWrapper<ExportPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ExportPass)
  explicit ExportPass(ExportOptions options) : options(std::move(options)) {}
  StringRef getArgument() const override { return kExportPass; }
  void runOnOperation() override {
    auto graphs = getOperation().getOps<func::FuncOp>();
    if (!llvm::hasSingleElement(graphs)) {
      emitError(UnknownLoc::get(&getContext()),
                "an ONNX model is one function, "
                "and there are ")
          << llvm::range_size(graphs);
      return signalPassFailure();
    }
    if (failed(exportOnnx(*graphs.begin(), options)))
      signalPassFailure();
  }

private:
  ExportOptions options;
};

} // namespace

static ExportOptions getExportOptions(const Options &options) {
  ExportOptions result;
  result.opset = options.pipeline.opset;
  result.outputPath = options.outputPath;
  result.externalData = options.externalData;
  result.producerVersion = TORCHONNX_VERSION;
  if (!options.inputPath.empty() && options.inputPath != "-")
    result.metadata.emplace_back("source",
                                 llvm::sys::path::filename(options.inputPath));
  return result;
}

static void addPasses(PassManager &pm, const Options &options, bool simplify) {
  PipelineOptions pipeline = options.pipeline;
  pipeline.simplify = simplify;
  if (!options.decompositions.empty())
    pm.addPass(std::make_unique<ImportDecompositionsPass>());
  buildPipeline(pm, pipeline);
  if (options.emitOnnx)
    pm.addPass(std::make_unique<ExportPass>(getExportOptions(options)));
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// MLIR text or bytecode: what the flags ask of it, or a pass pipeline.
static LogicalResult runOnText(const Options &options,
                               std::unique_ptr<llvm::MemoryBuffer> buffer,
                               DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool isConverted = options.decompose || options.emitOnnx;
  bool simplify = isConverted && buffer->getBuffer().contains("!torch.ref");
  if (std::string flag = findInputFlag(); !flag.empty() && !simplify)
    return usageError(flag + " is for a program that is simplified first, "
                             "which this text is already");
  if (isConverted)
    config.setPassPipelineSetupFn([&options, simplify](PassManager &pm) {
      addPasses(pm, options, simplify);
      return success();
    });
  return writeText(
      options.emitOnnx ? "/dev/null" : StringRef(options.outputPath),
      [&](llvm::raw_ostream &os) {
        return MlirOptMain(os, std::move(buffer), registry, config);
      });
}

static LogicalResult runOnArchive(const Options &options, StringRef path,
                                  DialectRegistry &registry) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  // Users are shown their own lines.
  context.printOpOnDiagnostic(false);
  UserDiagnosticHandler diagnostics(&context, options.verbosity,
                                    options.sourceRoot);

  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope total = timing.getRootScope();
  TimingScope importing = total.nest("Import");
  ImportOptions importOptions;
  importOptions.method = options.method;
  importOptions.eval = options.evaluation;
  OwningOpRef<ModuleOp> module =
      importTorchScript(&context, path, importOptions);
  if (!module)
    return failure();
  if (!options.exampleInputs.empty()) {
    FailureOr<SmallVector<Attribute>> examples =
        loadExampleInputs(&context, options.exampleInputs);
    if (failed(examples))
      return failure();
    (*module)->setAttr("torch.examples", ArrayAttr::get(&context, *examples));
  }
  importing.stop();
  if (options.listOperators)
    return writeText(options.outputPath, [&](llvm::raw_ostream &os) {
      listOps(os, registry, options.pipeline, options.asJson, *module);
      return success();
    });

  PassManager pm(&context, ModuleOp::getOperationName());
  pm.enableVerifier(true);
  if (failed(applyPassManagerCLOptions(pm)))
    return failure();
  pm.enableTiming(total);
  pm.addInstrumentation(std::make_unique<Progress>(options.verbosity));
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  // A pipeline that is given replaces ours, `builtin.module()` too.
  if (failed(config.setupPassPipeline(pm)))
    return failure();
  bool isGiven = !pm.empty() || isPipelineGiven();
  if (!isGiven)
    addPasses(pm, options, /*simplify=*/true);
  if (options.emitOnnx && llvm::none_of(pm.getPasses(), [](Pass &pass) {
        return pass.getArgument() == kExportPass;
      }))
    return usageError("the passes that replace those of --emit-onnx write no "
                      "ONNX model: end them with " +
                      kExportPass);
  if (failed(pm.run(*module)))
    return failure();
  if (options.emitOnnx)
    return success();
  return writeText(options.outputPath, [&](llvm::raw_ostream &os) {
    module->print(os, OpPrintingFlags());
    os << "\n";
    return success();
  });
}

/// Loads what the user adds to the compiler. Libraries first: they may register
/// operators that a decomposition is for.
static LogicalResult loadExtensions(const Options &options) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  UserDiagnosticHandler diagnostics(&context, options.verbosity,
                                    options.sourceRoot);
  for (const std::string &path : options.libraries)
    if (failed(loadOperatorLibrary(&context, path)))
      return failure();
  registerExtraOperators();
  for (const std::string &path : options.decompositions)
    if (failed(loadDecompositions(&context, path)))
      return failure();
  return success();
}

static LogicalResult run(const Options &options, DialectRegistry &registry) {
  auto print = [&](llvm::function_ref<void(llvm::raw_ostream &)> contents) {
    return writeText(options.outputPath, [&](llvm::raw_ostream &os) {
      contents(os);
      return success();
    });
  };
  if (options.printOnnxReference)
    return print(printOnnxDialectDocs);
  if (options.listOperators && options.inputPath.empty())
    return print([&](llvm::raw_ostream &os) {
      listOps(os, registry, options.pipeline, options.asJson);
    });
  if (options.inputPath.empty() && llvm::sys::Process::StandardInIsUserInput())
    return usageError(
        "which model? As in torch-onnx-opt model.pt -o model.onnx");
  if (options.emitOnnx && options.outputPath == "-" &&
      llvm::outs().is_displayed())
    return usageError("an ONNX file is binary: say where it goes with -o");
  if (failed(loadExtensions(options)))
    return failure();

  StringRef path =
      options.inputPath.empty() ? "-" : StringRef(options.inputPath);
  bool isTextFile = path.ends_with(".mlir") || path.ends_with(".mlirbc");
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(
      path, /*IsText=*/false, /*RequiresNullTerminator=*/isTextFile);
  StringRef text = buffer ? (*buffer)->getBuffer() : StringRef();
  bool isStream =
      path == "-" || (buffer && !llvm::sys::fs::is_regular_file(path));
  bool isArchive = isStream ? text.starts_with("PK")
                            : !isTextFile && !text.starts_with("ML\xefR");
  if (!isArchive) {
    if (!buffer)
      return usageError("cannot open '" + path +
                        "': " + buffer.getError().message());
    if (path == "-" && text.trim().empty())
      return usageError("standard input is empty: name a .pt file");
    if (options.listOperators)
      return usageError("--list-ops is about an archive, or without one about "
                        "all operators");
    if (options.evaluation)
      return usageError("--eval is for archives: text has no mode");
    return runOnText(options, std::move(*buffer), registry);
  }
  if (!isStream)
    return runOnArchive(options, path, registry);
  // An archive is mapped, so it has to be a file.
  llvm::SmallString<128> copy;
  if (std::error_code code =
          llvm::sys::fs::createTemporaryFile("stdin", "pt", copy))
    return usageError("cannot keep what comes from '" + path +
                      "': " + code.message());
  llvm::FileRemover remover(copy);
  if (failed(writeText(copy, [&](llvm::raw_ostream &os) {
        os << text;
        return success();
      })))
    return failure();
  return runOnArchive(options, copy, registry);
}

/// The whole program, but for how it ends.
static int runTool(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // What is too large for memory is an exception, which Import reports.
  std::set_new_handler(nullptr);
  DialectRegistry registry;
  registry.insert<TorchDialect, OnnxDialect, func::FuncDialect>();
  registerOracle(registry);
  registerTorchOnnxPasses();
  registerCSEPass();
  registerCanonicalizerPass();
  // What the flags say is known after they are registered, and before a pass is
  // made.
  ExportOptions exportOptions;
  PassRegistration<ExportPass>(
      [&] { return std::make_unique<ExportPass>(exportOptions); });

  FailureOr<Options> options = parseCommandLine(argc, argv, registry);
  if (failed(options))
    return 1;
  exportOptions = getExportOptions(*options);
  return failed(run(*options, registry));
}

int main(int argc, char **argv) {
  int code = runTool(argc, argv);
  llvm::outs().flush();
  llvm::errs().flush();
  // Without LibTorch's destructors, which take apart tables of all its
  // operators.
  std::_Exit(code);
}
