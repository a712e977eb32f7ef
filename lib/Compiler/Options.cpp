//===- Options.cpp - What is wrong with options ---------------------------===//

#include "dialects/ONNX/OnnxDialect.h"
#include "lib/Compiler/Compiler.h"
#include "torch-onnx-opt/TargetProfile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace torchonnx;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::StringRef;
using llvm::success;

/// What may be meant by an operator that an opset lacks: the opset that has it
/// or, of a name that there is not, the nearest one.
static std::string wayToOperator(StringRef name, int opset) {
  std::optional<int> first;
  StringRef nearest;
  unsigned cost = std::max<unsigned>(2, name.size() / 3) + 1;
  for (const OnnxOpInfo &info : allOnnxOps()) {
    if (info.opType == name)
      first = std::min(first.value_or(info.since), info.since);
    if (&info != lookupOnnxOp(info.opType, opset))
      continue;
    unsigned distance = name.equals_insensitive(info.opType)
                            ? 0
                            : info.opType.edit_distance(name);
    if (distance < cost) {
      nearest = info.opType;
      cost = distance;
    }
  }
  if (first)
    return *first > opset ? "; it comes with opset " + std::to_string(*first)
                          : "; it is gone";
  return nearest.empty() ? "" : ": '" + nearest.str() + "' is the nearest";
}

/// What a line of a profile names that its operator does not have in any of its
/// opsets; empty if nothing. What is misspelt would restrict nothing.
static std::string findUnknownName(StringRef opType,
                                   const TargetKernel &kernel) {
  llvm::StringSet<> types, inputs, attributes;
  int last = std::min(kernel.last, newestOpset());
  for (int opset = std::max(kernel.first, oldestOpset()); opset <= last;
       ++opset)
    if (const OnnxOpInfo *info = lookupOnnxOp(opType, opset)) {
      for (const OnnxTypeVar &var : info->typeVars)
        types.insert(var.name);
      for (const OnnxParamInfo &input : info->inputs)
        inputs.insert(input.name);
      for (const OnnxAttrInfo &attribute : info->attrs)
        attributes.insert(attribute.name);
    }
  auto whose = [&](StringRef name, StringRef kind) {
    return (opType + " has no " + kind + " '" + name + "'").str();
  };
  for (StringRef name : llvm::make_first_range(kernel.types))
    if (!types.contains(name))
      return whose(name, "type variable");
  for (const auto *names : {&kernel.constants, &kernel.statics})
    for (StringRef name : *names)
      if (!inputs.contains(name))
        return whose(name, "input");
  for (StringRef exception : kernel.exceptions)
    for (StringRef one : llvm::split(exception, ' '))
      if (StringRef name = one.split('=').first; !attributes.contains(name))
        return whose(name, "attribute");
  return "";
}

static LogicalResult checkProfile(const TargetProfile &profile,
                                  StringRef target, ErrorHandler error) {
  std::pair<unsigned, std::string> first;
  profile.forEachKernel([&](StringRef opType, const TargetKernel &kernel) {
    bool isKnown = llvm::any_of(allOnnxOps(), [&](const OnnxOpInfo &info) {
      return info.opType == opType;
    });
    std::string what = isKnown ? findUnknownName(opType, kernel)
                               : (opType + " is no ONNX operator" +
                                  wayToOperator(opType, newestOpset()))
                                     .str();
    if (!what.empty() && (first.second.empty() || kernel.line < first.first))
      first = {kernel.line, what};
  });
  if (first.second.empty())
    return success();
  error("--target '" + target + "': line " + llvm::Twine(first.first) + ": " +
        first.second);
  return failure();
}

static LogicalResult checkTarget(const ConvertOptions &options,
                                 ErrorHandler error) {
  auto profile = TargetProfile::load(options.target);
  if (!profile) {
    error("--target " + llvm::toString(profile.takeError()));
    return failure();
  }
  // Those that the compiler comes with are checked as files, by tests.
  if (!llvm::is_contained(TargetProfile::builtinTargets(), options.target) &&
      failed(checkProfile(*profile, options.target, error)))
    return failure();
  auto check = [&](StringRef flag, StringRef name) {
    if (lookupOnnxOp(name, options.opset))
      return success();
    error(flag + "=" + name + " is no ONNX operator of opset " +
          llvm::Twine(options.opset) + wayToOperator(name, options.opset));
    return failure();
  };
  for (StringRef name : options.keep)
    if (failed(check("--keep", name)))
      return failure();
  for (StringRef name : options.decompose)
    if (failed(check("--decompose", name)))
      return failure();
  return success();
}

/// Why no file of that path can be written, as far as it and its folder tell.
static std::error_code whyNoFile(StringRef path) {
  namespace fs = llvm::sys::fs;
  if (path.empty() || path == "-")
    return {};
  if (fs::exists(path))
    return fs::access(path, fs::AccessMode::Write);
  llvm::SmallString<128> folder(path);
  llvm::sys::path::remove_filename(folder);
  if (folder.empty())
    folder = ".";
  if (std::error_code code = fs::access(folder, fs::AccessMode::Exist))
    return code;
  return fs::access(folder, fs::AccessMode::Write);
}

LogicalResult torchonnx::checkOptions(const ConvertOptions &options,
                                      ErrorHandler error) {
  auto refuse = [&](const llvm::Twine &message) {
    error(message);
    return failure();
  };
  if (options.opset < oldestOpset() || options.opset > newestOpset())
    return refuse("--opset " + llvm::Twine(options.opset) +
                  " is not supported: ONNX opsets " +
                  llvm::Twine(oldestOpset()) + " to " +
                  llvm::Twine(newestOpset()) + " are");
  if (options.state != "refuse" && options.state != "drop" &&
      options.state != "io")
    return refuse("--state is refuse, drop or io, not '" + options.state + "'");
  if (options.seed.value_or(0) < 0)
    return refuse("--seed is a number from 0 on, not " +
                  llvm::Twine(*options.seed));
  for (StringRef name : options.keep)
    if (llvm::is_contained(options.decompose, name))
      return refuse("--keep and --decompose both name " + name);
  if (options.keepFunctions && options.customDomains.empty())
    return refuse("--keep-functions is of operators that --custom-domain "
                  "keeps: give one");
  if (options.report == "-" && options.outputPath == "-")
    return refuse("--report and the model cannot both go to stdout");
  // Said before the work is done.
  if (std::error_code code = whyNoFile(options.report))
    return refuse("cannot write --report '" + options.report +
                  "': " + code.message());
  std::error_code code = whyNoFile(options.outputPath);
  if (llvm::sys::fs::is_directory(options.outputPath))
    code = std::make_error_code(std::errc::is_a_directory);
  if (code)
    return refuse("cannot write '" + options.outputPath +
                  "': " + code.message());
  return checkTarget(options, error);
}

LogicalResult torchonnx::checkOutput(StringRef modelPath,
                                     const ConvertOptions &options,
                                     ErrorHandler error) {
  using namespace llvm::sys::fs;
  llvm::SmallVector<std::pair<StringRef, StringRef>> read = {
      {"the model", modelPath},
      {"--example-inputs", options.exampleInputs},
      {"--target", options.target}};
  for (StringRef path : options.decompositions)
    read.push_back({"--decomposition", path});
  for (StringRef path : options.pdlPatterns)
    read.push_back({"--pdl-patterns", path});
  for (StringRef path : options.libraries)
    read.push_back({"--load-library", path});
  std::string data = options.outputPath + ".data";
  if (!options.report.empty() && options.report == options.outputPath) {
    error("--report and -o name the same file");
    return failure();
  }
  for (StringRef written : {StringRef(options.outputPath), StringRef(data),
                            StringRef(options.report)}) {
    file_status target;
    if (written == "-" || status(written, target) || !is_regular_file(target))
      continue;
    for (auto [what, path] : read) {
      file_status source;
      bool isStream = path == "-" || (what == "the model" && path.empty());
      std::error_code code =
          isStream ? status(0, source) : status(path, source);
      if (code || !equivalent(source, target))
        continue;
      error((written == options.report ? "--report " + options.report
                                       : "-o " + options.outputPath) +
            " would overwrite " + what +
            (isStream ? "" : " '" + path.str() + "'") + ": name another file");
      return failure();
    }
  }
  return success();
}
