//===- Options.h - What the command line says -------------------*- C++ -*-===//

#ifndef TORCHONNX_TOOLS_OPTIONS_H
#define TORCHONNX_TOOLS_OPTIONS_H

#include "CommandLine.h"
#include "Diagnostics.h"
#include "lib/Compiler/Compiler.h"
#include <string>

namespace torchonnx {

/// The command line, checked and completed: what one flag implies for another
/// is in here already.
struct Options {
  std::string inputPath;
  bool emitOnnx = false, decompose = false;
  bool listOperators = false, asJson = false, printOnnxReference = false;
  std::string sourceRoot;
  Verbosity verbosity = Verbosity::Normal;
  ConvertOptions conversion;
};

/// Registers the flags, with those of MLIR's own tools, and reads them. Fails
/// after an error that says what to write instead.
llvm::FailureOr<Options> parseCommandLine(int argc, char **argv,
                                          mlir::DialectRegistry &registry);

/// A flag that describes the model's inputs and that a program which is
/// simplified already has no use for; empty if none was given.
std::string findInputFlag();

bool isPipelineGiven();

} // namespace torchonnx

#endif // TORCHONNX_TOOLS_OPTIONS_H
