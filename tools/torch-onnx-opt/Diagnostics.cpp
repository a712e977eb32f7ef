//===- Diagnostics.cpp - How messages are shown ---------------------------===//

#include "Diagnostics.h"
#include "lib/Compiler/Compiler.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace torchonnx;

static void printSeverity(llvm::raw_ostream &os,
                          torchonnx::Diagnostic::Severity severity) {
  using Severity = torchonnx::Diagnostic::Severity;
  switch (severity) {
  case Severity::Error:
    llvm::WithColor::error(os);
    break;
  case Severity::Warning:
    llvm::WithColor::warning(os);
    break;
  case Severity::Note:
    llvm::WithColor::note(os);
    break;
  case Severity::Remark:
    llvm::WithColor::remark(os);
    break;
  }
}

UserDiagnosticHandler::UserDiagnosticHandler(MLIRContext *context,
                                             Verbosity verbosity,
                                             StringRef sourceRoot)
    : ScopedDiagnosticHandler(context) {
  setHandler(
      [verbosity, sourceRoot = sourceRoot.str()](mlir::Diagnostic &diagnostic) {
        if (verbosity == Verbosity::Quiet &&
            diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return success();
        printDiagnostic(llvm::errs(), toData(diagnostic), sourceRoot,
                        verbosity == Verbosity::Verbose, printSeverity);
        return success();
      });
}
