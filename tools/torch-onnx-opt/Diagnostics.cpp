//===- Diagnostics.cpp - How messages are shown ---------------------------===//

#include "Diagnostics.h"
#include "torch-onnx-opt/SourceText.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace torchonnx;

static void print(const Diagnostic &diagnostic) {
  llvm::raw_ostream &os = llvm::errs();
  FileLineColLoc place = getUserLocation(diagnostic.getLocation());
  if (place)
    os << place.getFilename().getValue() << ":" << place.getLine() << ":"
       << place.getColumn() << ": ";
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
}

UserDiagnosticHandler::UserDiagnosticHandler(MLIRContext *context,
                                             Verbosity verbosity)
    : ScopedDiagnosticHandler(context) {
  setHandler([verbosity](Diagnostic &diagnostic) {
    if (verbosity == Verbosity::Quiet &&
        diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return success();
    print(diagnostic);
    for (Diagnostic &note : diagnostic.getNotes())
      print(note);
    return success();
  });
}
