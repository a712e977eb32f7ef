//===- Importer.h - TorchScript graphs to the torch dialect -----*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_IMPORTER_H
#define TORCHONNX_LIB_IMPORT_IMPORTER_H

#include "lib/Import/Archive.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace torchonnx {

/// Imports functions, and methods of the archive's module, with all that they
/// call into a module called `name`; the entries are public. Null, after a
/// diagnostic, on failure.
mlir::OwningOpRef<mlir::ModuleOp>
importFunctions(mlir::MLIRContext *context, const Archive &archive,
                llvm::ArrayRef<torch::jit::Function *> entries,
                llvm::StringRef name);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_IMPORTER_H
