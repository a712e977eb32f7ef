// No file is left, not even the one that was there is touched.
// RUN: rm -rf %t && mkdir %t && echo before > %t/model.onnx
// RUN: not torch-onnx-opt %s --emit-onnx -o %t/none/model.onnx 2>&1 | FileCheck %s --check-prefix=NODIR
// RUN: not torch-onnx-opt %s --emit-onnx -o %t 2>&1 | FileCheck %s --check-prefix=DIR
// RUN: not torch-onnx-opt %s --emit-onnx -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not torch-onnx-opt %s --emit-onnx --opset=11 -o %t/model.onnx 2>&1 | FileCheck %s --check-prefix=INVALID
// RUN: cat %t/model.onnx | FileCheck %s --check-prefix=BEFORE
// RUN: ls %t | count 1

// NODIR:   error: cannot write '{{.*}}none/model.onnx': No such file or directory
// DIR:     error: cannot write '{{.*}}': Is a directory
// FULL:    error: cannot write '/dev/full': No space left on device
// INVALID: error: 'onnx.Gelu' op does not exist in opset 11
// BEFORE:  before
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = onnx.Gelu(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
