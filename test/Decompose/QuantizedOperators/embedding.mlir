// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @quantized_embedding_bag_byte(
// CHECK-NOT: torch.aten.quantize_per_channel(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[3,4],f32>
func.func @quantized_embedding_bag_byte(%arg0: !torch.tensor<[9,4],f32>, %arg1: !torch.tensor<[9],f32>, %arg2: !torch.tensor<[9],f32>, %arg3: !torch.tensor<[24],i64>, %arg4: !torch.tensor<[3],i64>, %arg5: !torch.tensor<[24],f32>) -> (!torch.tensor<[3,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[9,4],f32>, !torch.tensor<[9],f32>, !torch.tensor<[9],f32>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[9,4],!torch.quantized<"quint8">>
  %3 = torch.operator "quantized::embedding_bag_prepack"(%2) : (!torch.tensor<[9,4],!torch.quantized<"quint8">>) -> !torch.class<"__torch__.torch.classes.quantized.EmbeddingPackedParamsBase">
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.constant unit -> !torch.none
  %6 = torch.operator "quantized::embedding_bag_byte"(%3, %arg3, %arg4, %4, %0, %4, %arg5, %5, %4) : (!torch.class<"__torch__.torch.classes.quantized.EmbeddingPackedParamsBase">, !torch.tensor<[24],i64>, !torch.tensor<[3],i64>, !torch.bool<false>, !torch.int<0>, !torch.bool<false>, !torch.tensor<[24],f32>, !torch.none, !torch.bool<false>) -> !torch.tensor<[3,4],f32>
  return %6 : !torch.tensor<[3,4],f32>
}

// CHECK-LABEL: @quantized_embedding_byte(
// CHECK-NOT: torch.aten.quantize_per_channel(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,4],f32>
func.func @quantized_embedding_byte(%arg0: !torch.tensor<[9,4],f32>, %arg1: !torch.tensor<[9],f32>, %arg2: !torch.tensor<[9],f32>, %arg3: !torch.tensor<[n],i64>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 0 : i64 -> !torch.int<0>
  %1 = torch.constant 13 : i64 -> !torch.int<13>
  %2 = torch.aten.quantize_per_channel(%arg0, %arg1, %arg2, %0, %1) : (!torch.tensor<[9,4],f32>, !torch.tensor<[9],f32>, !torch.tensor<[9],f32>, !torch.int<0>, !torch.int<13>) -> !torch.tensor<[9,4],!torch.quantized<"quint8">>
  %3 = torch.operator "quantized::embedding_bag_prepack"(%2) : (!torch.tensor<[9,4],!torch.quantized<"quint8">>) -> !torch.class<"__torch__.torch.classes.quantized.EmbeddingPackedParamsBase">
  %4 = torch.constant false -> !torch.bool<false>
  %5 = torch.operator "quantized::embedding_byte"(%3, %arg3, %4) : (!torch.class<"__torch__.torch.classes.quantized.EmbeddingPackedParamsBase">, !torch.tensor<[n],i64>, !torch.bool<false>) -> !torch.tensor<[n,4],f32>
  return %5 : !torch.tensor<[n,4],f32>
}
