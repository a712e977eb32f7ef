//===- Locations.h - Source ranges to locations -----------------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_LOCATIONS_H
#define TORCHONNX_LIB_IMPORT_LOCATIONS_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <torch/csrc/jit/frontend/source_range.h>

namespace torchonnx {

/// Turns places in archived code into places in the user's Python.
class Locations {
public:
  explicit Locations(mlir::MLIRContext *context) : context(context) {}

  /// `modulePath` names the module instance that the code runs for.
  mlir::Location get(const torch::jit::SourceRange &range,
                     llvm::StringRef modulePath);

private:
  mlir::Location convert(const torch::jit::SourceRange &range);

  mlir::MLIRContext *context;
  /// By source and offset: many nodes come from one expression.
  llvm::DenseMap<std::pair<const void *, size_t>, mlir::LocationAttr> known;
  /// Sources whose text error messages can show.
  std::unordered_map<const void *, std::shared_ptr<torch::jit::Source>>
      registered;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_LOCATIONS_H
