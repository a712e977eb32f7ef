//===- Complex.h - Complex numbers by their parts ---------------*- C++ -*-===//

#ifndef TORCHONNX_PASSES_DECOMPOSE_COMPLEX_H
#define TORCHONNX_PASSES_DECOMPOSE_COMPLEX_H

#include "passes/TorchBuilder.h"

namespace torchonnx {

/// A complex value as its real and imaginary parts: tensors or numbers. No
/// imaginary part (null) means that it is 0.
struct Parts {
  mlir::Value re, im;
};

/// The parts of a complex or real tensor or number. Those of a tensor that was
/// made of its parts are just these.
Parts partsOf(TorchBuilder &b, mlir::Value x);
/// The same, as tensors of `dtype`; numbers stay numbers.
Parts partsOf(TorchBuilder &b, mlir::Value x, mlir::Type dtype);
/// The complex tensor of these parts; of a real tensor when there is no
/// imaginary one.
mlir::Value wholeOf(TorchBuilder &b, Parts z);

/// The dtype of the parts of a complex tensor; that of a real one itself.
mlir::Type partDtype(mlir::Value x);

} // namespace torchonnx

#endif // TORCHONNX_PASSES_DECOMPOSE_COMPLEX_H
