//===- Compiler.h - What convert() and the tool share -----------*- C++ -*-===//
//
// `convert` is these in a row. The tool comes in between: it has MLIR's own
// flags, stops early, and runs on text.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_COMPILER_COMPILER_H
#define TORCHONNX_LIB_COMPILER_COMPILER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"
#include "passes/Pipelines.h"
#include "torch-onnx-opt/Convert.h"

namespace torchonnx {

struct ModelSummary;

/// How far a program is taken.
struct Stages {
  /// Is a program as imported, not values already.
  bool simplify = true;
  bool decompose = true;
  /// On to the onnx dialect, and to a file.
  bool emitOnnx = true;
};

/// The dialects, with their oracle.
void registerDialects(mlir::DialectRegistry &registry);

/// The pass that writes the model, and tells a summary what is in it.
std::unique_ptr<mlir::Pass> createExportPass(const ConvertOptions &options,
                                             llvm::StringRef modelPath,
                                             ModelSummary *summary = nullptr);
constexpr llvm::StringLiteral kExportPass = "export-onnx";

/// Tells what is wrong with options, if something is.
using ErrorHandler = llvm::function_ref<void(const llvm::Twine &)>;
llvm::LogicalResult checkOptions(const ConvertOptions &options,
                                 ErrorHandler error);
/// Refuses to write on top of what is read.
llvm::LogicalResult checkOutput(llvm::StringRef modelPath,
                                const ConvertOptions &options,
                                ErrorHandler error);

/// Loads what the user adds to the compiler.
llvm::LogicalResult loadExtensions(mlir::MLIRContext *context,
                                   const ConvertOptions &options);

/// Imports an archive, with the example that is for it.
mlir::OwningOpRef<mlir::ModuleOp> importModel(mlir::MLIRContext *context,
                                              llvm::StringRef path,
                                              const ConvertOptions &options);

PipelineOptions getPipelineOptions(const ConvertOptions &options,
                                   Stages stages);

/// The passes from there on. `modelPath` is told in the model's metadata.
void addPasses(mlir::PassManager &pm, const ConvertOptions &options,
               Stages stages, llvm::StringRef modelPath,
               ModelSummary *summary = nullptr);

/// The user's own line that a location is in.
std::optional<SourcePlace> getPlace(mlir::Location loc);

/// A diagnostic of MLIR's as data.
Diagnostic toData(const mlir::Diagnostic &diagnostic);

/// As `format`; `isVerbose` adds the calls that lead there, and `printSeverity`
/// may give "error: " a color.
void printDiagnostic(
    llvm::raw_ostream &os, const Diagnostic &diagnostic,
    llvm::StringRef sourceRoot, bool isVerbose,
    llvm::function_ref<void(llvm::raw_ostream &, Diagnostic::Severity)>
        printSeverity);

} // namespace torchonnx

#endif // TORCHONNX_LIB_COMPILER_COMPILER_H
