//===- Tool.cpp - The torch-onnx-opt tool ---------------------------------===//
//
// Converts archives of PyTorch's, and is an MLIR opt tool for the text of every
// stage in between.
//
//===----------------------------------------------------------------------===//

#include "Tool.h"
#include "Options.h"
#include "Progress.h"
#include "lib/Compiler/OperatorList.h"
#include "lib/Compiler/Report.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "torch-onnx-opt/AtomicFile.h"
#include "torch-onnx-opt/Operators.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"

using namespace mlir;
using namespace torchonnx;

/// Writes text to a file or, for "-", to stdout.
static LogicalResult
writeText(StringRef path,
          llvm::function_ref<LogicalResult(llvm::raw_ostream &)> contents) {
  LogicalResult result = success();
  AtomicFile file(path);
  std::error_code code =
      file.write([&](llvm::raw_ostream &os) { result = contents(os); });
  if (!code && succeeded(result))
    code = file.commit();
  if (code)
    return usageError("cannot write '" + path + "': " + code.message());
  return result;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static Stages getStages(const Options &options, bool simplify = true) {
  return {simplify, options.decompose, options.emitOnnx};
}

static PipelineOptions getPipeline(const Options &options) {
  return getPipelineOptions(options.conversion, getStages(options));
}

/// MLIR text or bytecode: what the flags ask of it, or a pass pipeline.
static LogicalResult runOnText(const Options &options,
                               std::unique_ptr<llvm::MemoryBuffer> buffer,
                               DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool isConverted = options.decompose || options.emitOnnx;
  if (isConverted && buffer->getBuffer().trim().empty())
    return usageError("'" + options.inputPath +
                      "' is empty: neither an archive nor MLIR text");
  bool simplify = isConverted && buffer->getBuffer().contains("!torch.ref");
  if (std::string flag = findInputFlag(); !flag.empty() && !simplify)
    return usageError(flag + " is for a program that is simplified first, "
                             "which this text is already");
  if (isConverted)
    config.setPassPipelineSetupFn([&options, simplify](PassManager &pm) {
      addPasses(pm, options.conversion, getStages(options, simplify),
                options.inputPath);
      return success();
    });
  return writeText(
      options.emitOnnx ? "/dev/null" : StringRef(options.conversion.outputPath),
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

  std::optional<Report> report;
  if (!options.conversion.report.empty())
    report.emplace(&context, options.conversion, options.inputPath);
  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope total = timing.getRootScope();
  TimingScope importing = total.nest("Import");
  OwningOpRef<ModuleOp> module =
      importModel(&context, path, options.conversion);
  if (!module)
    return failure();
  importing.stop();
  if (options.listOperators)
    return writeText(options.conversion.outputPath, [&](llvm::raw_ostream &os) {
      CallsByName calls = countCalls(*module);
      return listOps(os, registry, getPipeline(options), options.asJson,
                     &calls);
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
  if (report) {
    report->addProgram(*module);
    report->listenTo(pm);
  }
  if (!isGiven)
    addPasses(pm, options.conversion, getStages(options), options.inputPath,
              report ? &report->getModel() : nullptr);
  if (options.emitOnnx && llvm::none_of(pm.getPasses(), [](Pass &pass) {
        return pass.getArgument() == kExportPass;
      }))
    return usageError("the passes that replace those of --emit-onnx write no "
                      "ONNX model: end them with " +
                      kExportPass);
  LogicalResult done = pm.run(*module);
  if (report)
    return report->write(done);
  if (failed(done) || options.emitOnnx)
    return done;
  return writeText(options.conversion.outputPath, [&](llvm::raw_ostream &os) {
    module->print(os, OpPrintingFlags());
    os << "\n";
    return success();
  });
}

static LogicalResult run(const Options &options, DialectRegistry &registry) {
  if (options.printOnnxReference)
    return writeText(options.conversion.outputPath, [](llvm::raw_ostream &os) {
      printOnnxDialectDocs(os);
      return success();
    });
  bool listsAll = options.listOperators && options.inputPath.empty();
  if (!listsAll && options.inputPath.empty() &&
      llvm::sys::Process::StandardInIsUserInput())
    return usageError(
        "which model? As in torch-onnx-opt model.pt -o model.onnx");
  if (options.emitOnnx && !options.listOperators &&
      options.conversion.outputPath == "-" && llvm::outs().is_displayed())
    return usageError("an ONNX file is binary: say where it goes with -o");
  {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    UserDiagnosticHandler diagnostics(&context, options.verbosity,
                                      options.sourceRoot);
    if (failed(loadExtensions(&context, options.conversion)))
      return failure();
  }
  if (listsAll)
    return writeText(options.conversion.outputPath, [&](llvm::raw_ostream &os) {
      return listOps(os, registry, getPipeline(options), options.asJson);
    });

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
    if (!options.conversion.report.empty())
      return usageError("--report is about an archive, not text");
    if (options.conversion.eval)
      return usageError("--eval is for archives: text has no mode");
    return runOnText(options, std::move(*buffer), registry);
  }
  if (!isStream)
    return runOnArchive(options, path, registry);
  if (!options.conversion.testData.empty())
    return usageError("--test-data needs a file, not a stream");
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
  computeOnOneThread();
  DialectRegistry registry;
  registerDialects(registry);
  registerTorchOnnxPasses();
  registerCSEPass();
  registerCanonicalizerPass();
  registerSCCPPass();
  // What it writes is known after the flags, which want its name, are read.
  Options written;
  registerPass(
      [&] { return createExportPass(written.conversion, written.inputPath); });

  FailureOr<Options> options = parseCommandLine(argc, argv, registry);
  if (failed(options))
    return 1;
  written = *options;
  return failed(run(*options, registry));
}

void torchonnx::runAndExit(int argc, char **argv) {
  leaveOutBacktraces();
  int code = runTool(argc, argv);
  llvm::outs().flush();
  llvm::errs().flush();
  // Without LibTorch's destructors, which take apart tables of all its
  // operators.
  std::_Exit(code);
}
