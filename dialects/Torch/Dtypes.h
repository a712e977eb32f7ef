//===- Dtypes.h - The dtypes of PyTorch -------------------------*- C++ -*-===//

#ifndef TORCHONNX_DIALECTS_TORCH_DTYPES_H
#define TORCHONNX_DIALECTS_TORCH_DTYPES_H

#include "torch-onnx-opt/ElementKinds.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace torchonnx {

/// A dtype, by everything that it is called; what it is not called is empty.
struct Dtype {
  int64_t number; ///< `c10::ScalarType`, what `dtype` arguments hold.
  /// Empty of a quantized one: its type is the dialect's and has its name.
  ElementKind kind;
  /// As `--input` describes arguments: "f32". No argument is quantized.
  llvm::StringLiteral shortName;
  llvm::StringLiteral name, alias; ///< In `torch`: "float32" and "float".
  llvm::StringLiteral storage; ///< What torch.save calls it: "FloatStorage".
  int64_t exported; ///< In torch/_export/serde/schema.py; 0 if not there.

  mlir::Type getType(mlir::MLIRContext *context) const;
  bool isOf(mlir::Type type) const;
};

llvm::ArrayRef<Dtype> listDtypes();

// The dtype that is called so, or null.
const Dtype *findDtype(llvm::StringRef name); ///< In `torch`.
const Dtype *findShortDtype(llvm::StringRef shortName);
const Dtype *findStorageDtype(llvm::StringRef storage);
const Dtype *findExportedDtype(int64_t exported);
const Dtype *findDtypeOf(mlir::Type type);

/// Whether it is float16 or bfloat16.
inline bool isHalf(mlir::Type dtype) { return dtype.isF16() || dtype.isBF16(); }

/// The number of the dtype that an element type stands for, or -1.
int64_t getScalarType(mlir::Type dtype);
/// The element type that stands for the dtype of a number, or null.
mlir::Type getDtype(mlir::MLIRContext *context, int64_t scalarType);

} // namespace torchonnx

#endif // TORCHONNX_DIALECTS_TORCH_DTYPES_H
