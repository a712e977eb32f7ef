//===- ExportedGuards.h - Demands of exported programs ----------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDGUARDS_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDGUARDS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace torchonnx {

/// What an expression is made of.
struct GuardBuilder {
  using Value = mlir::Value;
  llvm::function_ref<Value(int64_t)> number;
  llvm::function_ref<Value(double)> real;
  /// The size of dim `dim` of `L['x'][0]`, or, without a dim, that number; null
  /// if there is no such input.
  llvm::function_ref<Value(llvm::StringRef path, std::optional<int64_t> dim)>
      input;
  /// An operator of one number or two, `aten::add`; null if it takes no such
  /// ones.
  llvm::function_ref<Value(llvm::StringRef name, Value a, Value b)> apply;
};

/// Reads the Python expression of a guard, as in
/// `2*L['x'].size()[0] == L['ys'][1].size()[0]`: a bool, or null for what is
/// not understood.
mlir::Value parseGuard(llvm::StringRef text, const GuardBuilder &builder);

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDGUARDS_H
