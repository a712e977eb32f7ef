//===- main.cpp - The torch-onnx-opt tool ---------------------------------===//
//
// Converts TorchScript archives, and is an MLIR opt tool for the text of every
// stage in between.
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"
#include "OperatorList.h"
#include "Progress.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "passes/Pipelines.h"
#include "torch-onnx-opt/Export.h"
#include "torch-onnx-opt/Import.h"
#include "torch-onnx-opt/Oracle.h"
#include "torch-onnx-opt/TargetProfile.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace torchonnx;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

namespace {

cl::OptionCategory conversion("Conversion");
cl::OptionCategory inputs("Inputs and outputs of the model");
cl::OptionCategory extensions("Operators of your own");

cl::opt<std::string> inputPath(cl::Positional,
                               cl::desc("<model.pt or MLIR text; - is stdin>"),
                               cl::init(""), cl::cat(conversion));
cl::opt<std::string> outputPath("o", cl::desc("Output file; - is stdout"),
                                cl::value_desc("file"), cl::init("-"),
                                cl::cat(conversion));
cl::list<std::string>
    decompose("decompose",
              cl::desc("Decompose what ONNX lacks at the opset; with names, "
                       "these ONNX operators too"),
              cl::ValueOptional, cl::CommaSeparated, cl::value_desc("Op,…"),
              cl::cat(conversion));
cl::list<std::string>
    keep("keep",
         cl::desc("ONNX operators that the target has, whatever its profile "
                  "says"),
         cl::CommaSeparated, cl::value_desc("Op,…"), cl::cat(conversion));
cl::opt<bool> emitOnnx("emit-onnx",
                       cl::desc("Write an ONNX model; otherwise MLIR text"),
                       cl::cat(conversion));
cl::opt<int> opset("opset", cl::desc("Opset of the ONNX model (default 20)"),
                   cl::value_desc("N"), cl::init(20), cl::cat(conversion));
cl::opt<bool> externalData("external-data",
                           cl::desc("Write the weights to <output>.data"),
                           cl::cat(conversion));

cl::opt<std::string> target(
    "target",
    cl::desc("What runs the model: onnxruntime (default), openvino, tensorrt, "
             "or the file of a profile"),
    cl::value_desc("profile"), cl::init("onnxruntime"), cl::cat(conversion));
cl::opt<bool> listOperators("list-ops",
                            cl::desc("Print how each operator is handled at "
                                     "the opset and on the target, and stop"),
                            cl::cat(conversion));
cl::opt<bool> asJson("json", cl::desc("With --list-ops: as JSON"),
                     cl::cat(conversion));
cl::opt<bool>
    printOnnxReference("print-onnx-reference",
                       cl::desc("Print the onnx dialect's reference, and stop"),
                       cl::Hidden);

cl::list<std::string> inputSpecs(
    "input",
    cl::desc("An argument of the model: '[name=]f32[batch,3,?,?]', in order"),
    cl::value_desc("spec"), cl::cat(inputs));
cl::list<std::string>
    dimSpecs("dim", cl::desc("What a named dim may be: 'h=224..1024:32'"),
             cl::value_desc("spec"), cl::cat(inputs));
cl::opt<std::string>
    exampleInputs("example-inputs",
                  cl::desc("A torch.save'd tuple of example arguments"),
                  cl::value_desc("file"), cl::cat(inputs));
cl::list<std::string>
    dynamicDims("dynamic",
                cl::desc("Dims of an example that vary: 'x:0=batch,2'"),
                cl::value_desc("spec"), cl::cat(inputs));
cl::list<std::string> outputNames("output-names",
                                  cl::desc("Names of the outputs: 'a,b'"),
                                  cl::CommaSeparated, cl::value_desc("names"),
                                  cl::cat(inputs));
cl::opt<std::string>
    method("method",
           cl::desc("The exported method to convert (default forward)"),
           cl::value_desc("name"), cl::init("forward"), cl::cat(inputs));

cl::opt<bool> evaluation(
    "eval",
    cl::desc("Convert as after model.eval(), whatever mode it was saved in"),
    cl::cat(inputs));
cl::opt<bool> allowFixedDims(
    "allow-fixed-dims",
    cl::desc("Only warn of a dim that is declared dynamic and that the model "
             "takes at one size alone"),
    cl::cat(inputs));
cl::opt<bool> noSizeCheck(
    "no-size-check",
    cl::desc("Leave out the check that sizes are what they are found to be; "
             "for experiments"),
    cl::cat(inputs));
cl::opt<bool> keepAssertions(
    "keep-assertions",
    cl::desc("Checks of the model on values of the run fail in the graph too; "
             "by default they are left out, with a remark"),
    cl::cat(inputs));
cl::opt<int64_t> seed("seed",
                      cl::desc("What the random operators of the graph are "
                               "seeded with; by default every run differs"),
                      cl::value_desc("N"), cl::cat(inputs));
cl::opt<std::string> state("state",
                           cl::desc("What becomes of buffers that the model "
                                    "changes: refuse (default), drop, or io "
                                    "(an input and an output)"),
                           cl::value_desc("refuse|drop|io"), cl::init("refuse"),
                           cl::cat(inputs));

cl::list<std::string> decompositions(
    "decomposition",
    cl::desc("Functions that replace operators: Python text or an archive, "
             "where mylib__twice stands for mylib::twice"),
    cl::value_desc("file"), cl::cat(extensions));
cl::list<std::string>
    libraries("load-library",
              cl::desc("A library that registers operators with LibTorch"),
              cl::value_desc("lib.so"), cl::cat(extensions));
cl::list<std::string> customDomains(
    "custom-domain",
    cl::desc("Keep a library's operators as nodes of an ONNX domain: "
             "'mylib=com.example'"),
    cl::value_desc("library=domain"), cl::cat(extensions));

} // namespace

static LogicalResult usageError(const llvm::Twine &message) {
  llvm::WithColor::error() << message << "\n";
  return failure();
}

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
    ExportOptions options;
    options.opset = opset;
    options.outputPath = outputPath;
    options.externalData = externalData;
    options.producerVersion = TORCHONNX_VERSION;
    if (!inputPath.empty() && inputPath != "-")
      options.metadata.emplace_back("source",
                                    llvm::sys::path::filename(inputPath));
    if (failed(exportOnnx(*graphs.begin(), options)))
      signalPassFailure();
  }
};

} // namespace

static PipelineOptions getPipelineOptions() {
  PipelineOptions options;
  options.opset = opset;
  options.decompose = decompose.getNumOccurrences() > 0;
  options.convert = emitOnnx;
  options.target = target;
  options.keep.assign(keep.begin(), keep.end());
  llvm::copy_if(decompose, std::back_inserter(options.drop),
                [](const std::string &name) { return !name.empty(); });
  options.customDomains.assign(customDomains.begin(), customDomains.end());
  options.simplifyOptions.inputs.assign(inputSpecs.begin(), inputSpecs.end());
  options.simplifyOptions.dims.assign(dimSpecs.begin(), dimSpecs.end());
  options.simplifyOptions.dynamic.assign(dynamicDims.begin(),
                                         dynamicDims.end());
  options.simplifyOptions.outputNames.assign(outputNames.begin(),
                                             outputNames.end());
  options.simplifyOptions.method = method;
  options.simplifyOptions.state = state;
  options.simplifyOptions.allowFixedDims = allowFixedDims;
  options.checkSizes = !noSizeCheck;
  options.simplifyOptions.keepAssertions = keepAssertions;
  if (seed.getNumOccurrences())
    options.seed = seed;
  return options;
}

static LogicalResult addPasses(PassManager &pm, bool simplify) {
  PipelineOptions options = getPipelineOptions();
  options.simplify = simplify;
  if (!decompositions.empty())
    pm.addPass(std::make_unique<ImportDecompositionsPass>());
  buildPipeline(pm, options);
  if (emitOnnx)
    pm.addPass(std::make_unique<ExportPass>());
  return success();
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// A flag of this category that was given, but for the `exempt` ones; empty if
/// there is none.
static std::string givenFlag(cl::OptionCategory &category,
                             std::initializer_list<const cl::Option *> exempt) {
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (option->getNumOccurrences() &&
        llvm::is_contained(option->Categories, &category) &&
        !llvm::is_contained(exempt, option))
      return ("--" + name).str();
  return "";
}

static bool isPipelineGiven() {
  return cl::getRegisteredOptions()
      .lookup("pass-pipeline")
      ->getNumOccurrences();
}

/// MLIR text or bytecode: what the flags ask of it, or a pass pipeline.
static LogicalResult runOnText(std::unique_ptr<llvm::MemoryBuffer> buffer,
                               DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  bool isConverted = decompose.getNumOccurrences() || emitOnnx;
  bool simplify = isConverted && buffer->getBuffer().contains("!torch.ref");
  if (std::string flag = givenFlag(inputs, {&seed}); !flag.empty() && !simplify)
    return usageError(flag + " is for a program that is simplified first, "
                             "which this text is already");
  if (isConverted)
    config.setPassPipelineSetupFn(
        [simplify](PassManager &pm) { return addPasses(pm, simplify); });
  return writeText(emitOnnx ? "/dev/null" : StringRef(outputPath),
                   [&](llvm::raw_ostream &os) {
                     return MlirOptMain(os, std::move(buffer), registry,
                                        config);
                   });
}

static LogicalResult runOnArchive(StringRef path, DialectRegistry &registry) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  // Users are shown their own lines.
  context.printOpOnDiagnostic(false);
  UserDiagnosticHandler diagnostics(&context);

  DefaultTimingManager timing;
  applyDefaultTimingManagerCLOptions(timing);
  TimingScope total = timing.getRootScope();
  TimingScope importing = total.nest("Import");
  ImportOptions importOptions;
  importOptions.method = method;
  importOptions.eval = evaluation;
  OwningOpRef<ModuleOp> module =
      importTorchScript(&context, path, importOptions);
  if (!module)
    return failure();
  if (!exampleInputs.empty()) {
    FailureOr<SmallVector<Attribute>> examples =
        loadExampleInputs(&context, exampleInputs);
    if (failed(examples))
      return failure();
    (*module)->setAttr("torch.examples", ArrayAttr::get(&context, *examples));
  }
  importing.stop();

  PassManager pm(&context, ModuleOp::getOperationName());
  pm.enableVerifier(true);
  if (failed(applyPassManagerCLOptions(pm)))
    return failure();
  pm.enableTiming(total);
  pm.addInstrumentation(std::make_unique<Progress>());
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  // A pipeline that is given replaces ours, `builtin.module()` too.
  if (failed(config.setupPassPipeline(pm)))
    return failure();
  bool isGiven = !pm.empty() || isPipelineGiven();
  if (!isGiven && failed(addPasses(pm, /*simplify=*/true)))
    return failure();
  if (emitOnnx && llvm::none_of(pm.getPasses(), [](Pass &pass) {
        return pass.getArgument() == kExportPass;
      }))
    return usageError("the passes that replace those of --emit-onnx write no "
                      "ONNX model: end them with " +
                      kExportPass);
  if (failed(pm.run(*module)))
    return failure();
  if (emitOnnx)
    return success();
  return writeText(outputPath, [&](llvm::raw_ostream &os) {
    module->print(os, OpPrintingFlags());
    os << "\n";
    return success();
  });
}

/// Loads what the user adds to the compiler. Libraries first: they may register
/// operators that a decomposition is for.
static LogicalResult loadExtensions() {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  UserDiagnosticHandler diagnostics(&context);
  for (const std::string &path : libraries)
    if (failed(loadOperatorLibrary(&context, path)))
      return failure();
  registerExtraOperators();
  for (const std::string &path : decompositions)
    if (failed(loadDecompositions(&context, path)))
      return failure();
  return success();
}

static LogicalResult checkTarget() {
  if (auto profile = TargetProfile::load(target); !profile)
    return usageError("--target " + llvm::toString(profile.takeError()));
  auto check = [](StringRef flag, StringRef name) {
    if (name.empty() || lookupOnnxOp(name, opset))
      return success();
    std::string known;
    for (const OnnxOpInfo &info : allOnnxOps())
      if (&info == lookupOnnxOp(info.opType, opset))
        known += " " + info.opType.str();
    return usageError(flag + "=" + name + " is no ONNX operator of opset " +
                      llvm::Twine(opset) + ", which are" + known);
  };
  for (StringRef name : keep)
    if (failed(check("--keep", name)))
      return failure();
  for (StringRef name : decompose)
    if (failed(check("--decompose", name)))
      return failure();
  return success();
}

static LogicalResult checkFlags() {
  if (opset < oldestOpset() || opset > newestOpset())
    return usageError("--opset " + llvm::Twine(opset) +
                      " is not supported: ONNX opsets " +
                      llvm::Twine(oldestOpset()) + " to " +
                      llvm::Twine(newestOpset()) + " are");
  if (state != "refuse" && state != "drop" && state != "io")
    return usageError("--state is refuse, drop or io, not '" + state + "'");
  if (seed.getNumOccurrences() && seed < 0)
    return usageError("--seed is a number from 0 on, not " +
                      llvm::Twine(seed.getValue()));
  if (!decompositions.empty() && !decompose.getNumOccurrences())
    return usageError("--decomposition needs --decompose");
  if (asJson && !listOperators)
    return usageError("--json needs --list-ops");
  if (externalData && !emitOnnx)
    return usageError("--external-data needs --emit-onnx");
  if (!emitOnnx && StringRef(outputPath).ends_with(".onnx"))
    return usageError("'" + outputPath +
                      "' would hold MLIR text: --emit-onnx writes a model");
  if (isPipelineGiven()) {
    std::string flag =
        decompose.getNumOccurrences()
            ? "--decompose"
            : givenFlag(inputs, {&exampleInputs, &method, &evaluation});
    if (!flag.empty())
      return usageError("--pass-pipeline replaces the passes that " + flag +
                        " is for: it is an option of theirs");
  }
  return checkTarget();
}

static LogicalResult run(DialectRegistry &registry) {
  auto print = [](llvm::function_ref<void(llvm::raw_ostream &)> contents) {
    return writeText(outputPath, [&](llvm::raw_ostream &os) {
      contents(os);
      return success();
    });
  };
  if (printOnnxReference)
    return print(printOnnxDialectDocs);
  if (failed(checkFlags()))
    return failure();
  if (listOperators)
    return print([&](llvm::raw_ostream &os) {
      listOps(os, registry, getPipelineOptions(), asJson);
    });
  if (inputPath.empty() && llvm::sys::Process::StandardInIsUserInput())
    return usageError("which model? See --help");
  if (emitOnnx && outputPath == "-" && llvm::outs().is_displayed())
    return usageError("an ONNX file is binary: say where it goes with -o");
  if (failed(loadExtensions()))
    return failure();

  StringRef path = inputPath.empty() ? "-" : StringRef(inputPath);
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
    if (evaluation)
      return usageError("--eval is for archives: text has no mode");
    return runOnText(std::move(*buffer), registry);
  }
  if (!isStream)
    return runOnArchive(path, registry);
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
  return runOnArchive(copy, registry);
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
  PassRegistration<ExportPass>([] { return std::make_unique<ExportPass>(); });

  MlirOptMainConfig::registerCLOptions(registry);
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerPassManagerCLOptions();
  registerDefaultTimingManagerCLOptions();
  cl::HideUnrelatedOptions({&conversion, &inputs, &extensions});
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "torch-onnx-opt " TORCHONNX_VERSION " (" TORCHONNX_BUILT_WITH ")\n";
  });
  cl::ParseCommandLineOptions(argc, argv,
                              "TorchScript to ONNX: torch-onnx-opt --decompose "
                              "--emit-onnx model.pt -o model.onnx\n");
  return failed(run(registry));
}

int main(int argc, char **argv) {
  int code = runTool(argc, argv);
  llvm::outs().flush();
  llvm::errs().flush();
  // Without LibTorch's destructors, which take apart tables of all its
  // operators.
  std::_Exit(code);
}
