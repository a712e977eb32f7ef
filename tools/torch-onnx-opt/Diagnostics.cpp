//===- Diagnostics.cpp - How messages are shown ---------------------------===//

#include "Diagnostics.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace torchonnx;

/// A file as short as it can be told: from the folder that the user's sources
/// are in, or that PyTorch's are in.
static StringRef shorten(StringRef file, StringRef sourceRoot) {
  if (!sourceRoot.empty() && file.starts_with(sourceRoot))
    return file.drop_front(sourceRoot.size()).ltrim('/');
  if (size_t at = file.rfind("-packages/torch/"); at != StringRef::npos)
    return file.drop_front(at + strlen("-packages/"));
  return file;
}

static void print(const Diagnostic &diagnostic, Verbosity verbosity,
                  StringRef sourceRoot) {
  llvm::raw_ostream &os = llvm::errs();
  FileLineColLoc place = getUserLocation(diagnostic.getLocation());
  if (place)
    os << shorten(place.getFilename(), sourceRoot) << ":" << place.getLine()
       << ":" << place.getColumn() << ": ";
  switch (diagnostic.getSeverity()) {
  case DiagnosticSeverity::Error:
    llvm::WithColor::error(os);
    break;
  case DiagnosticSeverity::Warning:
    llvm::WithColor::warning(os);
    break;
  case DiagnosticSeverity::Note:
    llvm::WithColor::note(os);
    break;
  case DiagnosticSeverity::Remark:
    llvm::WithColor::remark(os);
    break;
  }
  os << diagnostic.str();
  if (StringRef path = getModulePath(diagnostic.getLocation()); !path.empty())
    os << " [in " << path << "]";
  os << "\n";
  if (!place)
    return;
  if (std::optional<std::string> line = getSourceLine(place)) {
    os << "    " << *line << "\n    ";
    unsigned column = std::max(1u, place.getColumn());
    for (unsigned i = 0; i + 1 < column && i < line->size(); ++i)
      os << ((*line)[i] == '\t' ? '\t' : ' ');
    os << "^\n";
  }
  // What PyTorch's own Python made of that line.
  for (FileLineColLoc inner :
       getCallChain(diagnostic.getLocation(), verbosity == Verbosity::Verbose))
    os << "    through " << shorten(inner.getFilename(), sourceRoot) << ":"
       << inner.getLine() << "\n";
}

UserDiagnosticHandler::UserDiagnosticHandler(MLIRContext *context,
                                             Verbosity verbosity,
                                             StringRef sourceRoot)
    : ScopedDiagnosticHandler(context) {
  setHandler(
      [verbosity, sourceRoot = sourceRoot.str()](Diagnostic &diagnostic) {
        if (verbosity == Verbosity::Quiet &&
            diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return success();
        print(diagnostic, verbosity, sourceRoot);
        for (Diagnostic &note : diagnostic.getNotes())
          print(note, verbosity, sourceRoot);
        return success();
      });
}
