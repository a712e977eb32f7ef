// RUN: torch-onnx-opt %s | FileCheck %s --check-prefix=SAME
// RUN: torch-onnx-opt %s --decompose | FileCheck %s --check-prefix=LEGAL
// RUN: cat %s | torch-onnx-opt - --decompose --emit-onnx -o %t.onnx
// RUN: %python -c "import onnx; g = onnx.load('%t.onnx').graph; print([n.op_type for n in g.node], [i.name for i in g.input])" | FileCheck %s --check-prefix=ONNX

// SAME: torch.aten.relu
// LEGAL: torch.aten.relu
// ONNX: ['Relu'] ['x']
func.func @forward(%x: !torch.tensor<[n,3],f32> {torch.name = "x"}) -> !torch.tensor<[n,3],f32> {
  %0 = torch.aten.relu(%x) : (!torch.tensor<[n,3],f32>) -> !torch.tensor<[n,3],f32>
  return %0 : !torch.tensor<[n,3],f32>
}
