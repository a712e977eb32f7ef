//===- ExportedPlaces.h - Where exported nodes are from ---------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDPLACES_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDPLACES_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

namespace torchonnx {

/// Turns what nodes say of where they are from into places in the user's
/// Python, called by the module instance that the code ran for.
class ExportedPlaces {
public:
  explicit ExportedPlaces(mlir::MLIRContext *context) : context(context) {}

  mlir::Location get(const llvm::json::Object &node);

private:
  void addFrames(llvm::StringRef stack,
                 llvm::SmallVectorImpl<mlir::Location> &frames);
  llvm::StringRef getModulePath(llvm::StringRef stack);

  mlir::MLIRContext *context;
  /// One stack is that of many nodes.
  llvm::StringMap<mlir::LocationAttr> stacks;
  llvm::StringMap<std::string> modulePaths;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDPLACES_H
