//===- ExportedSizes.h - SymPy's expressions as sizes -----------*- C++ -*-===//

#ifndef TORCHONNX_LIB_IMPORT_EXPORTEDSIZES_H
#define TORCHONNX_LIB_IMPORT_EXPORTEDSIZES_H

#include "dialects/Torch/SizeExpr.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/JSON.h"

namespace torchonnx {

/// Reads what SymPy's `srepr` writes of an integer expression:
/// `Add(Mul(Integer(2), Symbol('s0', integer=True)), Integer(1))`. Invalid for
/// what no size is (SizeExpr.h).
SizeExpr parseSympy(llvm::StringRef text);

/// What an exported program says of the sizes of its inputs.
class ExportedSizes {
public:
  /// `constraints` are the range_constraints of the program.
  explicit ExportedSizes(const llvm::json::Object *constraints);

  /// A dim of an input as it stands there, a SymInt of the schema.
  void addDim(const llvm::json::Object &size);
  /// Says that the sizes are all there: names what has no name of its own.
  void settle();
  /// The dims in the order they were added in: numbers, names, expressions of
  /// names, and the empty name for what can be told in no such way.
  llvm::ArrayRef<SizeExpr> getDims() const { return dims; }
  /// What is known of the names that dims are made of.
  const std::map<std::string, SizeRange> &getRanges() const { return used; }

private:
  std::map<std::string, SizeRange> declared, used;
  llvm::SmallVector<SizeExpr> dims;
};

} // namespace torchonnx

#endif // TORCHONNX_LIB_IMPORT_EXPORTEDSIZES_H
