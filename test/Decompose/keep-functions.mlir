// An op that stays whole has a function behind the program with the op alone in it, decomposed.

// RUN: torch-onnx-opt %s --torch-decompose='custom-domains=aten::gelu=com.example:Gelu(self) keep-functions opset=13' 2>&1 | FileCheck %s

// CHECK:       warning: here aten::gelu has other constants or types than at first
// CHECK-LABEL: func.func @main(
// CHECK:       torch.aten.gelu(%arg0, %{{.*}}) {torch.domain = "com.example:Gelu(self)", torch.function = @Gelu}
// CHECK-NEXT:  torch.aten.gelu(%{{.*}}) {torch.domain = "com.example:Gelu(self)", torch.function = @Gelu}
// CHECK-NEXT:  torch.aten.gelu(%{{.*}}) {torch.domain = "com.example:Gelu(self)", torch.function = @[[TANH:Gelu_.*]]}
// CHECK-LABEL: func.func private @Gelu(
// CHECK-SAME:  %arg0: !torch.tensor<[2],f32> {torch.name = "self"}) -> !torch.tensor<[2],f32>
// CHECK-SAME:  onnx.function = {attributes = [], domain = "com.example", inputs = ["self"], op_type = "Gelu", overload = ""}
// CHECK-NOT:   torch.aten.gelu
// CHECK:       torch.aten.erf(
// CHECK:       func.func private @[[TANH]](
// CHECK-SAME:  op_type = "Gelu", overload = "1"
// CHECK-NOT:   torch.aten.gelu
// CHECK:       torch.aten.tanh(
func.func @main(%x: !torch.tensor<[2],f32>) -> !torch.tensor<[2],f32> {
  %none = torch.constant "none" -> !torch.str<"none">
  %tanh = torch.constant "tanh" -> !torch.str<"tanh">
  %0 = torch.aten.gelu(%x, %none) : (!torch.tensor<[2],f32>, !torch.str<"none">) -> !torch.tensor<[2],f32>
  %1 = torch.aten.gelu(%0, %none) : (!torch.tensor<[2],f32>, !torch.str<"none">) -> !torch.tensor<[2],f32>
  %2 = torch.aten.gelu(%1, %tanh) : (!torch.tensor<[2],f32>, !torch.str<"tanh">) -> !torch.tensor<[2],f32>
  return %2 : !torch.tensor<[2],f32>
}
