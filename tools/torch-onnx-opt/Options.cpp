//===- Options.cpp - What the command line says ---------------------------===//

#include "Options.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Support/Timing.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace torchonnx;
namespace cl = llvm::cl;

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
Switch emitOnnx("emit-onnx",
                cl::desc("Write an ONNX model; otherwise MLIR text. With "
                         "--decompose it is what -o model.onnx says alone"),
                cl::cat(conversion));
Number<int> opset("opset", cl::desc("Opset of the ONNX model (default 20)"),
                  cl::value_desc("N"), cl::init(kDefaultOpset),
                  cl::cat(conversion));
cl::alias opsetVersion("opset-version", cl::aliasopt(opset), cl::Hidden);
Switch
    externalData("external-data",
                 cl::desc("Write weights of more than 1 KiB to <output>.data"),
                 cl::cat(conversion));

cl::opt<std::string> testData(
    "test-data",
    cl::desc("Write test_data_set_0 into this folder, as ONNX's own models "
             "have it: inputs, and what the archive's program gives for them"),
    cl::value_desc("folder"), cl::cat(conversion));
cl::opt<std::string> reportPath(
    "report",
    cl::desc("Write a page about the conversion: sizes, what became of each "
             "operator and why, what is large, the graph, times; or why the "
             "program is refused"),
    cl::value_desc("file.html"), cl::cat(conversion));
Switch strict("strict",
              cl::desc("Refuse vectors whose signs or phases no one defines "
                       "(of svd, eigh, eig), instead of warning of them"),
              cl::cat(conversion));
Switch fp16("fp16",
            cl::desc("Compute in float16, with float32 where PyTorch's "
                     "autocast keeps it; inputs and outputs stay as they are"),
            cl::cat(conversion));
Switch noFoldBatchNorm(
    "no-fold-batch-norm",
    cl::desc("Leave batch norms operators of their own, and the weights of the "
             "layers in front of them as the model has them"),
    cl::cat(conversion));
cl::opt<std::string> target(
    "target",
    cl::desc("What runs the model: onnxruntime (default), openvino, tensorrt, "
             "or the file of a profile"),
    cl::value_desc("profile"), cl::init(kDefaultTarget), cl::cat(conversion));
Switch listOperators(
    "list-ops",
    cl::desc("Print how each operator, or each one of a model, is handled "
             "with the other flags, and stop"),
    cl::cat(conversion));
Switch asJson("json", cl::desc("With --list-ops: as JSON"),
              cl::cat(conversion));
cl::opt<std::string> sourceRoot(
    "source-root",
    cl::desc("Files in this folder are told from there on in messages"),
    cl::value_desc("folder"), cl::cat(conversion));
Switch verbose("verbose",
               cl::desc("Tell the passes with their times, and every call that "
                        "leads to the place of a message"),
               cl::cat(conversion));
Switch quiet("quiet", cl::desc("Errors only: no warnings, remarks, progress"),
             cl::cat(conversion));
Switch
    printOnnxReference("print-onnx-reference",
                       cl::desc("Print the onnx dialect's reference, and stop"),
                       cl::Hidden);

cl::list<std::string> inputSpecs(
    "input",
    cl::desc(
        "An argument of the model, in order: '[[new:]name=]f32[batch,3,?,?]'. "
        "Numbers of the run: 'n=int' is int64, 'x=float' is float64, "
        "'x=f32[]' what it says"),
    cl::value_desc("spec"), cl::cat(inputs));
cl::list<std::string>
    dimSpecs("dim", cl::desc("What a named dim may be: 'h=224..1024:32'"),
             cl::value_desc("spec"), cl::cat(inputs));
cl::opt<std::string>
    exampleInputs("example-inputs",
                  cl::desc("A torch.save'd tuple of example arguments"),
                  cl::value_desc("file"), cl::cat(inputs));
cl::list<std::string> dynamicDims(
    "dynamic",
    cl::desc("Dims of an example that vary: 'x:0=batch,2', 'hx[0]:1=n'; "
             "with 'x:1=?' one size may be all"),
    cl::value_desc("spec"), cl::cat(inputs));
cl::list<std::string> inputNames("input-names",
                                 cl::desc("Names of the inputs: 'a,b'"),
                                 cl::CommaSeparated, cl::value_desc("names"),
                                 cl::cat(inputs));
cl::list<std::string> outputNames("output-names",
                                  cl::desc("Names of the outputs: 'a,b'"),
                                  cl::CommaSeparated, cl::value_desc("names"),
                                  cl::cat(inputs));
cl::opt<std::string>
    method("method",
           cl::desc("The exported method to convert (default forward)"),
           cl::value_desc("name"), cl::init("forward"), cl::cat(inputs));

Switch evaluation(
    "eval",
    cl::desc("Convert as after model.eval(), whatever mode it was saved in"),
    cl::cat(inputs));
Switch allowFixedDims(
    "allow-fixed-dims",
    cl::desc("Only warn of a dim that is declared dynamic and that the model "
             "takes at one size alone"),
    cl::cat(inputs));
Switch noSizeCheck(
    "no-size-check",
    cl::desc("Leave out the check that sizes are what they are found to be; "
             "for experiments"),
    cl::cat(inputs));
Switch keepAssertions(
    "keep-assertions",
    cl::desc("Checks of the model on values of the run fail in the graph too; "
             "by default they are left out, with a remark"),
    cl::cat(inputs));
Number<long long> seed("seed",
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
    pdlPatterns("pdl-patterns",
                cl::desc("Rewrites of torch or onnx ops: pdl.pattern ops, "
                         "applied to what is simplified and to what is "
                         "converted"),
                cl::value_desc("file.mlir"), cl::cat(extensions));
cl::list<std::string>
    libraries("load-library",
              cl::desc("A library that registers operators with LibTorch"),
              cl::value_desc("lib.so"), cl::cat(extensions));
cl::list<std::string> customDomains(
    "custom-domain",
    cl::desc("Keep a library's operators as nodes of an ONNX domain: "
             "'mylib=com.example@2', or one of them, "
             "'mylib::leaky=com.example:Leaky(x, alpha=slope)'"),
    cl::value_desc("library=domain"), cl::cat(extensions));
Switch keepFunctions(
    "keep-functions",
    cl::desc("Say with ONNX functions what the nodes of --custom-domain "
             "compute, for runtimes that have no kernels for them"),
    cl::cat(extensions));
cl::list<std::string> operatorSchemas(
    "op-schema",
    cl::desc("An operator that nobody knows, and which argument its result is "
             "like, for --custom-domain to keep: 'mylib::sq(Tensor x, float a) "
             "-> Tensor: as x'"),
    cl::value_desc("schema: as x"), cl::cat(extensions));

} // namespace

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

std::string torchonnx::findInputFlag() { return givenFlag(inputs, {&seed}); }

bool torchonnx::isPipelineGiven() {
  return cl::getRegisteredOptions()
      .lookup("pass-pipeline")
      ->getNumOccurrences();
}

/// A folder that is here as archives name it; another one, which may be where
/// an archive was made, as it is given.
static std::string absoluteFolder(StringRef folder) {
  llvm::SmallString<128> path(folder);
  if (!llvm::sys::fs::is_directory(path) || llvm::sys::fs::make_absolute(path))
    return folder.str();
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return path.str().str();
}

static bool isArchive(StringRef path) {
  return llvm::is_contained({".pt", ".pt2", ".pth"},
                            llvm::sys::path::extension(path));
}

static bool endsInOnnx(StringRef path) {
  return path.ends_with_insensitive(".onnx");
}

static Options collect() {
  Options options;
  options.inputPath = inputPath;
  // Who names an ONNX file wants the whole way there.
  bool isImplied = endsInOnnx(outputPath) && !emitOnnx && !isPipelineGiven() &&
                   !listOperators && !printOnnxReference;
  options.emitOnnx = emitOnnx || isImplied;
  options.decompose = decompose.getNumOccurrences() > 0 || isImplied;
  options.listOperators = listOperators;
  options.asJson = asJson;
  options.printOnnxReference = printOnnxReference;
  options.sourceRoot = absoluteFolder(sourceRoot);
  options.verbosity = quiet     ? Verbosity::Quiet
                      : verbose ? Verbosity::Verbose
                                : Verbosity::Normal;
  ConvertOptions &conversion = options.conversion;
  conversion.outputPath = outputPath;
  conversion.externalData = externalData;
  conversion.testData = testData;
  conversion.report = reportPath;
  conversion.opset = opset;
  conversion.target = target;
  conversion.keep = keep;
  llvm::copy_if(decompose, std::back_inserter(conversion.decompose),
                [](const std::string &name) { return !name.empty(); });
  conversion.inputs = inputSpecs;
  conversion.dims = dimSpecs;
  conversion.dynamic = dynamicDims;
  conversion.inputNames = inputNames;
  conversion.outputNames = outputNames;
  conversion.exampleInputs = exampleInputs;
  conversion.method = method;
  conversion.state = state;
  conversion.eval = evaluation;
  conversion.allowFixedDims = allowFixedDims;
  conversion.keepAssertions = keepAssertions;
  conversion.checkSizes = !noSizeCheck;
  conversion.foldBatchNorm = !noFoldBatchNorm;
  conversion.strict = strict;
  conversion.fp16 = fp16;
  if (seed.getNumOccurrences())
    conversion.seed = seed;
  conversion.decompositions = decompositions;
  conversion.pdlPatterns = pdlPatterns;
  conversion.libraries = libraries;
  conversion.customDomains = customDomains;
  conversion.keepFunctions = keepFunctions;
  conversion.operatorSchemas = operatorSchemas;
  return options;
}

static LogicalResult checkFlags(const Options &options) {
  auto error = [](const llvm::Twine &message) { (void)usageError(message); };
  if (failed(checkOptions(options.conversion, error)))
    return failure();
  if (listOperators && endsInOnnx(outputPath))
    return usageError("'" + outputPath +
                      "' would hold the list of --list-ops, and no model");
  bool isAsked = options.decompose || listOperators;
  if (!decompositions.empty() && !isAsked)
    return usageError("--decomposition needs --decompose");
  if (!pdlPatterns.empty() && !isAsked)
    return usageError("--pdl-patterns needs --decompose");
  if (asJson && !listOperators)
    return usageError("--json needs --list-ops");
  if (externalData && !options.emitOnnx)
    return usageError("--external-data needs --emit-onnx");
  if (fp16 && (!options.emitOnnx || isPipelineGiven()))
    return usageError("--fp16 needs --emit-onnx, with passes of its own");
  if (!testData.empty() && !options.emitOnnx)
    return usageError("--test-data needs --emit-onnx");
  if (!reportPath.empty() && (!options.emitOnnx || isPipelineGiven()))
    return usageError(isPipelineGiven()
                          ? "--report does not go with --pass-pipeline"
                          : "--report needs a model to tell of: -o model.onnx");
  if (isPipelineGiven()) {
    std::string flag =
        decompose.getNumOccurrences()
            ? "--decompose"
            : givenFlag(inputs, {&exampleInputs, &method, &evaluation});
    if (!flag.empty())
      return usageError("--pass-pipeline replaces the passes that " + flag +
                        " is for: it is an option of theirs");
  }
  if (verbose && quiet)
    return usageError("--verbose and --quiet exclude each other");
  if (failed(checkOutput(options.inputPath, options.conversion, error)))
    return failure();
  // One without an ending, or with another of models, was meant to be one.
  StringRef ending = llvm::sys::path::extension(outputPath);
  bool isFile =
      outputPath != "-" && (!llvm::sys::fs::exists(outputPath) ||
                            llvm::sys::fs::is_regular_file(outputPath));
  bool isModel =
      endsInOnnx(outputPath) ||
      (isFile && !isAsked && !isPipelineGiven() && isArchive(inputPath) &&
       (ending.empty() || ending == ".pb" || isArchive(outputPath)));
  if (!options.emitOnnx && isModel)
    return usageError("'" + outputPath +
                      "' would hold MLIR text: --emit-onnx writes a model");
  return success();
}

FailureOr<Options> torchonnx::parseCommandLine(int argc, char **argv,
                                               DialectRegistry &registry) {
  MlirOptMainConfig::registerCLOptions(registry);
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerPassManagerCLOptions();
  registerDefaultTimingManagerCLOptions();
  cl::HideUnrelatedOptions({&conversion, &inputs, &extensions});
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "torch-onnx-opt " TORCHONNX_VERSION " (" TORCHONNX_BUILT_WITH ")\n";
  });
  if (failed(checkWords(ArrayRef<const char *>(argv + 1, argv + argc))))
    return failure();
  std::string errors;
  llvm::raw_string_ostream os(errors);
  if (!cl::ParseCommandLineOptions(argc, argv,
                                   "PyTorch to ONNX: torch-onnx-opt "
                                   "model.pt -o model.onnx\n",
                                   &os)) {
    StringRef text = StringRef(errors).split(": ").second.split('\n').first;
    if (!text.empty())
      (void)usageError(text);
    return failure();
  }
  if (quiet) // MLIR text has MLIR's own messages.
    cl::getRegisteredOptions()
        .lookup("mlir-diagnostic-verbosity-level")
        ->addOccurrence(0, "", "errors");
  Options options = collect();
  if (!options.printOnnxReference && failed(checkFlags(options)))
    return failure();
  return options;
}
