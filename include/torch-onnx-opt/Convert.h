//===- Convert.h - From an archive to an ONNX model -------------*- C++ -*-===//
//
// The compiler as one call, for programs that embed it. Nothing but the
// standard library is included here.
//
//   torchonnx::ConvertOptions options;
//   options.outputPath = "model.onnx";
//   options.inputs = {"x=f32[n,3]"};
//   auto result = torchonnx::convert("model.pt", options);
//   for (const torchonnx::Diagnostic &diagnostic : result.diagnostics)
//     std::cerr << torchonnx::format(diagnostic);
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_CONVERT_H
#define TORCHONNX_CONVERT_H

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace torchonnx {

/// A place in somebody's Python.
struct SourcePlace {
  std::string file;
  /// From 1 on.
  unsigned line = 0, column = 0;
  /// The line itself, where the archive carries it.
  std::optional<std::string> text;
};

/// What the compiler says of a model.
struct Diagnostic {
  enum class Severity { Note, Remark, Warning, Error };
  Severity severity = Severity::Error;
  std::string message;
  /// The line of the user's own that it is about, if it is about one.
  std::optional<SourcePlace> place;
  /// The user's own calls that lead to that line, the outermost first.
  std::vector<SourcePlace> callers;
  /// The calls in PyTorch's own Python that the line leads to, likewise.
  std::vector<SourcePlace> through;
  /// The module that the line is run for: `layer1.0.conv1`.
  std::string module;
  std::vector<Diagnostic> notes;
};

/// What a conversion is for where nothing is said.
inline constexpr int kDefaultOpset = 20;
inline constexpr char kDefaultTarget[] = "onnxruntime";

/// What a conversion is asked for. Each member is a flag of the command line,
/// whose page (docs/reference/command-line.md) says what it takes; `inputs` is
/// what --input is given, once for each.
struct ConvertOptions {
  /// The model that is written; "-" is stdout.
  std::string outputPath;
  bool externalData = false;
  /// The folder that test data of the model goes to; none if empty.
  std::string testData;
  /// The page about the conversion, done or refused; none if empty.
  std::string report;
  int opset = kDefaultOpset;
  std::string target = kDefaultTarget;
  /// ONNX operators that the target has, or does without, whatever its profile
  /// says.
  std::vector<std::string> keep, decompose;

  std::vector<std::string> inputs, dims, dynamic;
  std::vector<std::string> inputNames, outputNames;
  /// The file of a torch.save'd tuple.
  std::string exampleInputs;
  std::string method = "forward";
  std::string state = "refuse";
  bool eval = false;
  bool allowFixedDims = false;
  bool keepAssertions = false;
  bool checkSizes = true;
  bool foldBatchNorm = true;
  /// Computes in float16, with float32 where autocast keeps it.
  bool fp16 = false;
  /// Refuses what PyTorch itself does not define, instead of warning of it.
  bool strict = false;
  std::optional<int64_t> seed;

  std::vector<std::string> decompositions, libraries, customDomains;
  /// What the operators of custom domains compute is in the model, too, as ONNX
  /// functions for runtimes that have no kernels for them.
  bool keepFunctions = false;
  std::vector<std::string> operatorSchemas, pdlPatterns;

  /// Is told of each diagnostic when it is made, if set.
  std::function<void(const Diagnostic &)> onDiagnostic;
  /// Is told of each pass before it runs, if set.
  std::function<void(const std::string &pass)> onPass;
};

struct ConvertResult {
  /// The model is written, and right. If not, there is no file.
  bool ok = false;
  /// In the order that they were made in; an error if not `ok`.
  std::vector<Diagnostic> diagnostics;
  explicit operator bool() const { return ok; }
};

/// Converts an archive of TorchScript's or torch.export's. Nothing is thrown
/// and nothing printed. What it tells LibTorch of operators is taken back at
/// the end, but for libraries that were loaded. One conversion runs at a time;
/// others wait.
ConvertResult convert(const std::string &path, const ConvertOptions &options);

/// "error".
std::string nameOf(Diagnostic::Severity severity);

/// How the command line shows a diagnostic, its line and its notes, as text
/// that ends in a new line. Files in `sourceRoot` are told from there on.
std::string format(const Diagnostic &diagnostic,
                   const std::string &sourceRoot = "");

} // namespace torchonnx

#endif // TORCHONNX_CONVERT_H
