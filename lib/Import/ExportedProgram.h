//===- ExportedProgram.h - What torch.export.save writes --------*- C++ -*-===//
//
// An archive (.pt2) holds the graph as JSON, after the classes in PyTorch's
// torch/_export/serde/schema.py, and each weight's bytes as a record.
//
//===----------------------------------------------------------------------===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDPROGRAM_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDPROGRAM_H

#include "lib/Import/Archive.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/JSON.h"

namespace torchonnx {

struct ExportedProgram {
  /// The class ExportedProgram of the schema.
  llvm::json::Value program = nullptr;
  /// The weights: attributes under their state_dict names, of a module without
  /// code.
  Archive archive;
  /// Why weights that are no plain tensors cannot be read, by name.
  llvm::StringMap<std::string> unreadable;
};

/// Whether this is what torch.export.save wrote.
bool isExportedProgram(ZipFile &zip);

/// Reads a program; of a package of several, the one called `name`.
llvm::Expected<ExportedProgram>
readExportedProgram(llvm::StringRef path, ZipFile &zip, llvm::StringRef name);

/// PyTorch's number of a dtype, from the `ScalarType` of the archive
/// (torch/_export/serde/schema.py).
std::optional<at::ScalarType> getExportedDtype(int64_t number);

/// Imports a program as the function `name` of a module called `moduleName`.
/// Null, after a diagnostic, on failure.
mlir::OwningOpRef<mlir::ModuleOp>
importExportedProgram(mlir::MLIRContext *context,
                      const ExportedProgram &program, llvm::StringRef path,
                      llvm::StringRef name, llvm::StringRef moduleName);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDPROGRAM_H
