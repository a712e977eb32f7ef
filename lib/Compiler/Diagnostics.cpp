//===- Diagnostics.cpp - What the compiler says, as data ------------------===//

#include "lib/Compiler/Compiler.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace torchonnx;
using llvm::StringRef;
using Severity = torchonnx::Diagnostic::Severity;

static SourcePlace toPlace(mlir::FileLineColLoc loc) {
  return {loc.getFilename().str(), loc.getLine(), loc.getColumn(),
          getSourceLine(loc)};
}

std::optional<SourcePlace> torchonnx::getPlace(mlir::Location loc) {
  mlir::FileLineColLoc place = getUserLocation(loc);
  return place ? std::optional(toPlace(place)) : std::nullopt;
}

static Severity toSeverity(mlir::DiagnosticSeverity severity) {
  switch (severity) {
  case mlir::DiagnosticSeverity::Note:
    return Severity::Note;
  case mlir::DiagnosticSeverity::Remark:
    return Severity::Remark;
  case mlir::DiagnosticSeverity::Warning:
    return Severity::Warning;
  case mlir::DiagnosticSeverity::Error:
    return Severity::Error;
  }
  llvm_unreachable("all severities are handled");
}

torchonnx::Diagnostic torchonnx::toData(const mlir::Diagnostic &diagnostic) {
  torchonnx::Diagnostic data;
  data.severity = toSeverity(diagnostic.getSeverity());
  data.message = diagnostic.str();
  mlir::Location loc = diagnostic.getLocation();
  data.module = getModulePath(loc).str();
  data.place = getPlace(loc);
  if (data.place) {
    auto chain = getCallChain(loc, /*outer=*/true);
    size_t inner = getCallChain(loc, /*outer=*/false).size();
    for (auto [i, call] : llvm::enumerate(chain))
      (i + inner < chain.size() ? data.callers : data.through)
          .push_back(toPlace(call));
  }
  for (const mlir::Diagnostic &note : diagnostic.getNotes())
    data.notes.push_back(toData(note));
  return data;
}

/// A file as short as it can be told: from the folder that the user's sources
/// are in, or that PyTorch's are in.
static StringRef shorten(StringRef file, StringRef sourceRoot) {
  StringRef rest = file;
  if (!sourceRoot.empty() && rest.consume_front(sourceRoot.rtrim('/')) &&
      rest.consume_front("/"))
    return rest;
  if (size_t at = file.rfind("-packages/torch/"); at != StringRef::npos)
    return file.drop_front(at + strlen("-packages/"));
  return file;
}

void torchonnx::printDiagnostic(
    llvm::raw_ostream &os, const torchonnx::Diagnostic &diagnostic,
    StringRef sourceRoot, bool isVerbose,
    llvm::function_ref<void(llvm::raw_ostream &, Severity)> printSeverity) {
  const std::optional<SourcePlace> &place = diagnostic.place;
  if (place)
    os << shorten(place->file, sourceRoot) << ":" << place->line << ":"
       << place->column << ": ";
  printSeverity(os, diagnostic.severity);
  os << diagnostic.message;
  if (!diagnostic.module.empty())
    os << " [in " << diagnostic.module << "]";
  os << "\n";
  if (place && place->text) {
    const std::string &line = *place->text;
    os << "    " << line << "\n    ";
    unsigned column = std::max(1u, place->column);
    for (unsigned i = 0; i + 1 < column && i < line.size(); ++i)
      os << (line[i] == '\t' ? '\t' : ' ');
    os << "^\n";
  }
  auto printCalls = [&](const std::vector<SourcePlace> &calls) {
    for (const SourcePlace &call : calls)
      os << "    through " << shorten(call.file, sourceRoot) << ":" << call.line
         << "\n";
  };
  if (isVerbose)
    printCalls(diagnostic.callers);
  // What PyTorch's own Python made of that line.
  printCalls(diagnostic.through);
  for (const torchonnx::Diagnostic &note : diagnostic.notes)
    printDiagnostic(os, note, sourceRoot, isVerbose, printSeverity);
}

std::string torchonnx::nameOf(Severity severity) {
  static constexpr const char *names[] = {"note", "remark", "warning", "error"};
  return names[static_cast<unsigned>(severity)];
}

std::string torchonnx::format(const torchonnx::Diagnostic &diagnostic,
                              const std::string &sourceRoot) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printDiagnostic(os, diagnostic, sourceRoot, /*isVerbose=*/false,
                  [](llvm::raw_ostream &os, Severity severity) {
                    os << nameOf(severity) << ": ";
                  });
  return text;
}
