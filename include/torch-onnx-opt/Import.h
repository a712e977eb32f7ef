//===- Import.h - PyTorch archives to the torch dialect ---------*- C++ -*-===//
//
// Every error is reported as a diagnostic; nothing here throws.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_IMPORT_H
#define TORCHONNX_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace torchonnx {

struct ImportOptions {
  /// The exported method to import, with all that it calls; of an archive of
  /// several exported programs, which of them.
  std::string method = "forward";
  /// Import as after `module.eval()`.
  bool eval = false;
};

/// Imports a TorchScript archive, or what torch.export saved. Its tensors stay
/// where the file is mapped, for as long as the context lives. Null, after a
/// diagnostic, on failure.
mlir::OwningOpRef<mlir::ModuleOp>
importArchive(mlir::MLIRContext *context, llvm::StringRef path,
              const ImportOptions &options = {});

/// What a program gives for some arguments, as its graph has them: all that is
/// in containers, in order, numbers as tensors without dims, complex ones as
/// pairs, None left out.
struct TestRun {
  llvm::SmallVector<mlir::ElementsAttr> inputs, outputs;
};

/// Runs a TorchScript archive in LibTorch. `arguments` say what with: see
/// `kTestArguments`; what they leave open is random, the same each time. The
/// inputs and outputs get the element types of the graph's. Fails after a
/// diagnostic where that does not run, or is not the same twice.
mlir::FailureOr<TestRun> runArchive(mlir::MLIRContext *context,
                                    llvm::StringRef path,
                                    const ImportOptions &options,
                                    mlir::ArrayAttr arguments,
                                    mlir::FunctionType graph);

/// Reads what `torch.save` wrote of a tuple of example arguments: an attribute
/// each, as `torch.constant` holds them. A dict is an array of [key, value].
mlir::FailureOr<llvm::SmallVector<mlir::Attribute>>
loadExampleInputs(mlir::MLIRContext *context, llvm::StringRef path);

/// Loads a library that registers operators with LibTorch.
llvm::LogicalResult loadOperatorLibrary(mlir::MLIRContext *context,
                                        llvm::StringRef path);

/// Tells LibTorch of an operator that nothing is known of but its schema, and
/// which arguments its results are like: `mylib::sq(Tensor x) -> Tensor: as x`.
llvm::LogicalResult declareOperator(mlir::MLIRContext *context,
                                    llvm::StringRef text);

/// Takes those operators back.
void undeclareOperators();

/// Loads a file of TorchScript functions, each called after the operator that
/// it replaces (`mylib__twice`): Python text, or an archive whose module
/// exports them. Operators that LibTorch lacks are registered, so an archive
/// that mentions them can be loaded from then on.
llvm::LogicalResult loadDecompositions(mlir::MLIRContext *context,
                                       llvm::StringRef path);

/// Forgets what was loaded, and takes the operators back.
void unloadDecompositions();

/// Adds what was loaded to a program: a nested module for each file, whose
/// functions say in `torch.decomposes` which operator they replace.
llvm::LogicalResult importDecompositions(mlir::ModuleOp module);

} // namespace torchonnx

#endif // TORCHONNX_IMPORT_H
