// NOTE: The checks are written by tools/dev/update_checks.py.

// RUN: torch-onnx-opt %s --decompose | FileCheck %s

// CHECK-LABEL: @_pack_padded_sequence(
// CHECK: %[[V0:.*]]:2 = torch.aten.sort(%arg2, {{.*}}) : ({{.*}}, !torch.int<-1>, !torch.bool<true>) -> (!torch.tensor<[2],i64>, !torch.tensor<[2],i64>)
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%arg1, %[[V0]]#0) : {{.*}} -> !torch.list<[!torch.tensor<[1],i64>, !torch.tensor<[2],i64>]>
// CHECK: %[[V2:.*]] = torch.aten.cat(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<0>) -> !torch.tensor<[3],i64>
// CHECK: %[[V3:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[5,3,2],f32>
// CHECK: %[[V4:.*]] = torch.constant dense<{{\[\[}}0], [1], [2], [3], [4]]> : tensor<5x1xi64> -> !torch.tensor<[5,1],i64>
// CHECK: %[[V5:.*]] = torch.aten.lt.Tensor(%[[V4]], %[[V2]]) : {{.*}} -> !torch.tensor<[5,3],i1>
// CHECK: %[[V6:.*]] = torch.aten.select.int(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>) -> !torch.tensor<[],i64>
// CHECK: %[[V7:.*]] = torch.aten.Int.Tensor(%[[V6]]) : {{.*}} -> !torch.int<u5>
// CHECK: %[[V8:.*]] = torch.aten.flatten.using_ints(%[[V3]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[15,2],f32>
// CHECK: %[[V9:.*]] = torch.aten.flatten.using_ints(%[[V5]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<-1>) -> !torch.tensor<[15],i1>
// CHECK: %[[V10:.*]] = torch.prim.ListConstruct(%[[V9]]) : {{.*}} -> !torch.list<[!torch.tensor<[15],i1>]>
// CHECK: %[[V11:.*]] = torch.aten.index.Tensor(%[[V8]], %[[V10]]) : {{.*}} -> !torch.tensor<[u0,2],f32>
// CHECK: %[[V12:.*]] = torch.prim.ListConstruct({{.*}}) : (!torch.int<1>) -> !torch.list<[!torch.int<1>]>
// CHECK: %[[V13:.*]] = torch.aten.sum.dim_IntList(%[[V5]], %[[V12]], {{.*}}) : ({{.*}}, !torch.bool<false>, !torch.none) -> !torch.tensor<[5],i64>
// CHECK: %[[V14:.*]] = torch.aten.slice.Tensor(%[[V13]], {{.*}}, %[[V7]], {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<0>, {{.*}}, !torch.int<1>) -> !torch.tensor<[u1],i64>
// CHECK: return %[[V11]], %[[V14]]
func.func @_pack_padded_sequence(%arg0: !torch.tensor<[3,5,2],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[2],i64>) -> (!torch.tensor<[u0,2],f32>, !torch.tensor<[u1],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant true -> !torch.bool<true>
  %2:2 = torch.aten.sort(%arg2, %0, %1) : (!torch.tensor<[2],i64>, !torch.int<-1>, !torch.bool<true>) -> (!torch.tensor<[2],i64>, !torch.tensor<[2],i64>)
  %3 = torch.prim.ListConstruct(%arg1, %2#0) : (!torch.tensor<[1],i64>, !torch.tensor<[2],i64>) -> !torch.list<[!torch.tensor<[1],i64>, !torch.tensor<[2],i64>]>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.aten.cat(%3, %4) : (!torch.list<[!torch.tensor<[1],i64>, !torch.tensor<[2],i64>]>, !torch.int<0>) -> !torch.tensor<[3],i64>
  %6:2 = torch.aten._pack_padded_sequence(%arg0, %5, %1) : (!torch.tensor<[3,5,2],f32>, !torch.tensor<[3],i64>, !torch.bool<true>) -> (!torch.tensor<[u0,2],f32>, !torch.tensor<[u1],i64>)
  return %6#0, %6#1 : !torch.tensor<[u0,2],f32>, !torch.tensor<[u1],i64>
}

// CHECK-LABEL: @_pad_packed_sequence(
// CHECK-NOT: torch.aten._pack_padded_sequence(
// CHECK-NOT: torch.aten._pad_packed_sequence(
// CHECK: return {{.*}} : !torch.tensor<[u3,u4,2],f32>, !torch.tensor<[u4],i64>
func.func @_pad_packed_sequence(%arg0: !torch.tensor<[5,3,2],f32>, %arg1: !torch.tensor<[1],i64>, %arg2: !torch.tensor<[2],i64>) -> (!torch.tensor<[u3,u4,2],f32>, !torch.tensor<[u4],i64>) {
  %0 = torch.constant -1 : i64 -> !torch.int<-1>
  %1 = torch.constant true -> !torch.bool<true>
  %2:2 = torch.aten.sort(%arg2, %0, %1) : (!torch.tensor<[2],i64>, !torch.int<-1>, !torch.bool<true>) -> (!torch.tensor<[2],i64>, !torch.tensor<[2],i64>)
  %3 = torch.prim.ListConstruct(%arg1, %2#0) : (!torch.tensor<[1],i64>, !torch.tensor<[2],i64>) -> !torch.list<[!torch.tensor<[1],i64>, !torch.tensor<[2],i64>]>
  %4 = torch.constant 0 : i64 -> !torch.int<0>
  %5 = torch.aten.cat(%3, %4) : (!torch.list<[!torch.tensor<[1],i64>, !torch.tensor<[2],i64>]>, !torch.int<0>) -> !torch.tensor<[3],i64>
  %6 = torch.constant false -> !torch.bool<false>
  %7:2 = torch.aten._pack_padded_sequence(%arg0, %5, %6) : (!torch.tensor<[5,3,2],f32>, !torch.tensor<[3],i64>, !torch.bool<false>) -> (!torch.tensor<[u0,2],f32>, !torch.tensor<[u1],i64>)
  %8:2 = torch.aten._pack_padded_sequence(%arg0, %5, %6) : (!torch.tensor<[5,3,2],f32>, !torch.tensor<[3],i64>, !torch.bool<false>) -> (!torch.tensor<[u2,2],f32>, !torch.tensor<[u3],i64>)
  %9 = torch.constant 5.000000e-01 : f64 -> !torch.float<5.000000e-01>
  %10:2 = torch.aten._pad_packed_sequence(%7#0, %8#1, %6, %9, %0) : (!torch.tensor<[u0,2],f32>, !torch.tensor<[u3],i64>, !torch.bool<false>, !torch.float<5.000000e-01>, !torch.int<-1>) -> (!torch.tensor<[u3,u4,2],f32>, !torch.tensor<[u4],i64>)
  return %10#0, %10#1 : !torch.tensor<[u3,u4,2],f32>, !torch.tensor<[u4],i64>
}

// CHECK-LABEL: @gru_input(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[2,n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%arg2, %arg3, %arg4, %arg5) : {{.*}} -> !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>]>
// CHECK: %[[V2:.*]]:2 = torch.aten.gru.input(%[[V0]], %arg1, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[2,n,4],f32>, !torch.tensor<[1,n,4],f32>)
// CHECK: %[[V3:.*]] = torch.aten.transpose.int(%[[V2]]#0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2,4],f32>
// CHECK: return %[[V3]], %[[V2]]#1
func.func @gru_input(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[1,n,4],f32>, %arg2: !torch.tensor<[12,3],f32>, %arg3: !torch.tensor<[12,4],f32>, %arg4: !torch.tensor<[12],f32>, %arg5: !torch.tensor<[12],f32>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.prim.ListConstruct(%arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>) -> !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>]>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.constant false -> !torch.bool<false>
  %5:2 = torch.aten.gru.input(%arg0, %arg1, %0, %1, %2, %3, %4, %4, %1) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @gru_cell(
// CHECK: %[[V0:.*]] = torch.aten.linear(%arg0, %arg2, %arg4) : {{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: %[[V1:.*]] = torch.aten.linear(%arg1, %arg3, %arg5) : {{.*}} -> !torch.tensor<[n,12],f32>
// CHECK: %[[V2:.*]] = torch.aten.chunk(%[[V0]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<-1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>
// CHECK: %[[V3:.*]]:3 = torch.prim.ListUnpack %[[V2]] : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
// CHECK: %[[V4:.*]] = torch.aten.chunk(%[[V1]], {{.*}}) : ({{.*}}, !torch.int<3>, !torch.int<-1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>
// CHECK: %[[V5:.*]]:3 = torch.prim.ListUnpack %[[V4]] : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
// CHECK: %[[V6:.*]] = torch.aten.add.Tensor(%[[V3]]#0, %[[V5]]#0, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.sigmoid(%[[V6]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V8:.*]] = torch.aten.add.Tensor(%[[V3]]#1, %[[V5]]#1, {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.sigmoid(%[[V8]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V5]]#2) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.add.Tensor(%[[V3]]#2, %[[V10]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.tanh(%[[V11]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.sub.Tensor(%arg1, %[[V12]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V14:.*]] = torch.aten.mul.Tensor(%[[V9]], %[[V13]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V15:.*]] = torch.aten.add.Tensor(%[[V12]], %[[V14]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V15]]
func.func @gru_cell(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[12,3],f32>, %arg3: !torch.tensor<[12,4],f32>, %arg4: !torch.tensor<[12],f32>, %arg5: !torch.tensor<[12],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.aten.gru_cell(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[12,3],f32>, !torch.tensor<[12,4],f32>, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>) -> !torch.tensor<[n,4],f32>
  return %0 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @lstm_input(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[2,n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%arg1, %arg2) : {{.*}} -> !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>
// CHECK: %[[V2:.*]] = torch.prim.ListConstruct(%arg3, %arg4, %arg5, %arg6) : {{.*}} -> !torch.list<[!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>]>
// CHECK: %[[V3:.*]]:3 = torch.aten.lstm.input(%[[V0]], %[[V1]], %[[V2]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[2,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>)
// CHECK: %[[V4:.*]] = torch.aten.transpose.int(%[[V3]]#0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2,4],f32>
// CHECK: return %[[V4]], %[[V3]]#1, %[[V3]]#2
func.func @lstm_input(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[1,n,4],f32>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[16,3],f32>, %arg4: !torch.tensor<[16,4],f32>, %arg5: !torch.tensor<[16],f32>, %arg6: !torch.tensor<[16],f32>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>) -> !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>
  %1 = torch.prim.ListConstruct(%arg3, %arg4, %arg5, %arg6) : (!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>) -> !torch.list<[!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>]>
  %2 = torch.constant true -> !torch.bool<true>
  %3 = torch.constant 1 : i64 -> !torch.int<1>
  %4 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %5 = torch.constant false -> !torch.bool<false>
  %6:3 = torch.aten.lstm.input(%arg0, %0, %1, %2, %3, %4, %5, %5, %2) : (!torch.tensor<[n,2,3],f32>, !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>, !torch.list<[!torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %6#0, %6#1, %6#2 : !torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @lstm_cell(
// CHECK: %[[V0:.*]] = torch.aten.linear(%arg0, %arg3, %arg5) : {{.*}} -> !torch.tensor<[n,16],f32>
// CHECK: %[[V1:.*]] = torch.aten.linear(%arg1, %arg4, %arg6) : {{.*}} -> !torch.tensor<[n,16],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,16],f32>
// CHECK: %[[V3:.*]] = torch.aten.chunk(%[[V2]], {{.*}}) : ({{.*}}, !torch.int<4>, !torch.int<-1>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>
// CHECK: %[[V4:.*]]:4 = torch.prim.ListUnpack %[[V3]] : (!torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
// CHECK: %[[V5:.*]] = torch.aten.sigmoid(%[[V4]]#1) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V6:.*]] = torch.aten.mul.Tensor(%[[V5]], %arg2) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V7:.*]] = torch.aten.sigmoid(%[[V4]]#0) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V8:.*]] = torch.aten.tanh(%[[V4]]#2) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V9:.*]] = torch.aten.mul.Tensor(%[[V7]], %[[V8]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V10:.*]] = torch.aten.add.Tensor(%[[V6]], %[[V9]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V11:.*]] = torch.aten.sigmoid(%[[V4]]#3) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V12:.*]] = torch.aten.tanh(%[[V10]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V13:.*]] = torch.aten.mul.Tensor(%[[V11]], %[[V12]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V13]], %[[V10]]
func.func @lstm_cell(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[n,4],f32>, %arg3: !torch.tensor<[16,3],f32>, %arg4: !torch.tensor<[16,4],f32>, %arg5: !torch.tensor<[16],f32>, %arg6: !torch.tensor<[16],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>
  %1:2 = torch.aten.lstm_cell(%arg0, %0, %arg3, %arg4, %arg5, %arg6) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>, !torch.tensor<[16,3],f32>, !torch.tensor<[16,4],f32>, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %1#0, %1#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @quantized_gru_input(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>
func.func @quantized_gru_input(%arg0: !torch.tensor<[p,n,3],f32>, %arg1: !torch.tensor<[1,n,4],f32>, %arg2: !torch.tensor<[12,3],f32>, %arg3: !torch.tensor<[12],f32>, %arg4: !torch.tensor<[12,4],f32>, %arg5: !torch.tensor<[12],f32>, %arg6: !torch.tensor<[12],f32>, %arg7: !torch.tensor<[12],f32>) -> (!torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg2, %0, %1, %2) : (!torch.tensor<[12,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[12,3],!torch.quantized<"qint8">>
  %4 = torch.operator "quantized::linear_prepack"(%3, %arg3) : (!torch.tensor<[12,3],!torch.quantized<"qint8">>, !torch.tensor<[12],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %5 = torch.aten.quantize_per_tensor(%arg4, %0, %1, %2) : (!torch.tensor<[12,4],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[12,4],!torch.quantized<"qint8">>
  %6 = torch.operator "quantized::linear_prepack"(%5, %arg5) : (!torch.tensor<[12,4],!torch.quantized<"qint8">>, !torch.tensor<[12],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %7 = torch.constant true -> !torch.bool<true>
  %8 = torch.operator "quantized::make_quantized_cell_params_dynamic"(%4, %6, %arg6, %arg7, %7) : (!torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>, !torch.bool<true>) -> !torch.class<"__torch__.torch.classes.rnn.CellParamsBase">
  %9 = torch.prim.ListConstruct(%8) : (!torch.class<"__torch__.torch.classes.rnn.CellParamsBase">) -> !torch.list<[!torch.class<"__torch__.torch.classes.rnn.CellParamsBase">]>
  %10 = torch.constant 1 : i64 -> !torch.int<1>
  %11 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %12 = torch.constant false -> !torch.bool<false>
  %13:2 = torch.operator "aten::quantized_gru.input"(%arg0, %arg1, %9, %7, %10, %11, %12, %12, %12) : (!torch.tensor<[p,n,3],f32>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.class<"__torch__.torch.classes.rnn.CellParamsBase">]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %13#0, %13#1 : !torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @quantized_lstm_input(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>
func.func @quantized_lstm_input(%arg0: !torch.tensor<[p,n,3],f32>, %arg1: !torch.tensor<[1,n,4],f32>, %arg2: !torch.tensor<[1,n,4],f32>, %arg3: !torch.tensor<[16,3],f32>, %arg4: !torch.tensor<[16],f32>, %arg5: !torch.tensor<[16,4],f32>, %arg6: !torch.tensor<[16],f32>, %arg7: !torch.tensor<[16],f32>, %arg8: !torch.tensor<[16],f32>) -> (!torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>) -> !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>
  %1 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 12 : i64 -> !torch.int<12>
  %4 = torch.aten.quantize_per_tensor(%arg3, %1, %2, %3) : (!torch.tensor<[16,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[16,3],!torch.quantized<"qint8">>
  %5 = torch.operator "quantized::linear_prepack"(%4, %arg4) : (!torch.tensor<[16,3],!torch.quantized<"qint8">>, !torch.tensor<[16],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %6 = torch.aten.quantize_per_tensor(%arg5, %1, %2, %3) : (!torch.tensor<[16,4],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[16,4],!torch.quantized<"qint8">>
  %7 = torch.operator "quantized::linear_prepack"(%6, %arg6) : (!torch.tensor<[16,4],!torch.quantized<"qint8">>, !torch.tensor<[16],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %8 = torch.constant true -> !torch.bool<true>
  %9 = torch.operator "quantized::make_quantized_cell_params_dynamic"(%5, %7, %arg7, %arg8, %8) : (!torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>, !torch.bool<true>) -> !torch.class<"__torch__.torch.classes.rnn.CellParamsBase">
  %10 = torch.prim.ListConstruct(%9) : (!torch.class<"__torch__.torch.classes.rnn.CellParamsBase">) -> !torch.list<[!torch.class<"__torch__.torch.classes.rnn.CellParamsBase">]>
  %11 = torch.constant 1 : i64 -> !torch.int<1>
  %12 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %13 = torch.constant false -> !torch.bool<false>
  %14 = torch.constant unit -> !torch.none
  %15:3 = torch.operator "aten::quantized_lstm.input"(%arg0, %0, %10, %8, %11, %12, %13, %13, %13, %14, %13) : (!torch.tensor<[p,n,3],f32>, !torch.list<[!torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>]>, !torch.list<[!torch.class<"__torch__.torch.classes.rnn.CellParamsBase">]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>, !torch.none, !torch.bool<false>) -> (!torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %15#0, %15#1, %15#2 : !torch.tensor<[p,n,4],f32>, !torch.tensor<[1,n,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @rnn_relu_input(
// CHECK: %[[V0:.*]] = torch.aten.transpose.int(%arg0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[2,n,3],f32>
// CHECK: %[[V1:.*]] = torch.prim.ListConstruct(%arg2, %arg3, %arg4, %arg5) : {{.*}} -> !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>]>
// CHECK: %[[V2:.*]]:2 = torch.aten.rnn_relu.input(%[[V0]], %arg1, %[[V1]], {{.*}}) : ({{.*}}, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<false>) -> (!torch.tensor<[2,n,4],f32>, !torch.tensor<[1,n,4],f32>)
// CHECK: %[[V3:.*]] = torch.aten.transpose.int(%[[V2]]#0, {{.*}}) : ({{.*}}, !torch.int<0>, !torch.int<1>) -> !torch.tensor<[n,2,4],f32>
// CHECK: return %[[V3]], %[[V2]]#1
func.func @rnn_relu_input(%arg0: !torch.tensor<[n,2,3],f32>, %arg1: !torch.tensor<[1,n,4],f32>, %arg2: !torch.tensor<[4,3],f32>, %arg3: !torch.tensor<[4,4],f32>, %arg4: !torch.tensor<[4],f32>, %arg5: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>) {
  %0 = torch.prim.ListConstruct(%arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>) -> !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>]>
  %1 = torch.constant true -> !torch.bool<true>
  %2 = torch.constant 1 : i64 -> !torch.int<1>
  %3 = torch.constant 0.000000e+00 : f64 -> !torch.float<0.000000e+00>
  %4 = torch.constant false -> !torch.bool<false>
  %5:2 = torch.aten.rnn_relu.input(%arg0, %arg1, %0, %1, %2, %3, %4, %4, %1) : (!torch.tensor<[n,2,3],f32>, !torch.tensor<[1,n,4],f32>, !torch.list<[!torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>]>, !torch.bool<true>, !torch.int<1>, !torch.float<0.000000e+00>, !torch.bool<false>, !torch.bool<false>, !torch.bool<true>) -> (!torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>)
  return %5#0, %5#1 : !torch.tensor<[n,2,4],f32>, !torch.tensor<[1,n,4],f32>
}

// CHECK-LABEL: @rnn_relu_cell(
// CHECK: %[[V0:.*]] = torch.aten.linear(%arg0, %arg2, %arg4) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.linear(%arg1, %arg3, %arg5) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.relu(%[[V2]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V3]]
func.func @rnn_relu_cell(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[4,3],f32>, %arg3: !torch.tensor<[4,4],f32>, %arg4: !torch.tensor<[4],f32>, %arg5: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.aten.rnn_relu_cell(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>) -> !torch.tensor<[n,4],f32>
  return %0 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @rnn_tanh_cell(
// CHECK: %[[V0:.*]] = torch.aten.linear(%arg0, %arg2, %arg4) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V1:.*]] = torch.aten.linear(%arg1, %arg3, %arg5) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: %[[V2:.*]] = torch.aten.add.Tensor(%[[V0]], %[[V1]], {{.*}}) : ({{.*}}, !torch.int<1>) -> !torch.tensor<[n,4],f32>
// CHECK: %[[V3:.*]] = torch.aten.tanh(%[[V2]]) : {{.*}} -> !torch.tensor<[n,4],f32>
// CHECK: return %[[V3]]
func.func @rnn_tanh_cell(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[4,3],f32>, %arg3: !torch.tensor<[4,4],f32>, %arg4: !torch.tensor<[4],f32>, %arg5: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.aten.rnn_tanh_cell(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.tensor<[4,3],f32>, !torch.tensor<[4,4],f32>, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>) -> !torch.tensor<[n,4],f32>
  return %0 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @quantized_quantized_gru_cell_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,4],f32>
func.func @quantized_quantized_gru_cell_dynamic(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[12,3],f32>, %arg3: !torch.tensor<[12],f32>, %arg4: !torch.tensor<[12,4],f32>, %arg5: !torch.tensor<[12],f32>, %arg6: !torch.tensor<[12],f32>, %arg7: !torch.tensor<[12],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg2, %0, %1, %2) : (!torch.tensor<[12,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[12,3],!torch.quantized<"qint8">>
  %4 = torch.operator "quantized::linear_prepack"(%3, %arg3) : (!torch.tensor<[12,3],!torch.quantized<"qint8">>, !torch.tensor<[12],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %5 = torch.aten.quantize_per_tensor(%arg4, %0, %1, %2) : (!torch.tensor<[12,4],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[12,4],!torch.quantized<"qint8">>
  %6 = torch.operator "quantized::linear_prepack"(%5, %arg5) : (!torch.tensor<[12,4],!torch.quantized<"qint8">>, !torch.tensor<[12],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %7 = torch.operator "quantized::quantized_gru_cell_dynamic"(%arg0, %arg1, %4, %6, %arg6, %arg7) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.tensor<[12],f32>, !torch.tensor<[12],f32>) -> !torch.tensor<[n,4],f32>
  return %7 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @quantized_quantized_lstm_cell_dynamic(
// CHECK-NOT: torch.operator(
// CHECK-NOT: torch.prim.ListConstruct(
// CHECK: return {{.*}} : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
func.func @quantized_quantized_lstm_cell_dynamic(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[n,4],f32>, %arg3: !torch.tensor<[16,3],f32>, %arg4: !torch.tensor<[16],f32>, %arg5: !torch.tensor<[16,4],f32>, %arg6: !torch.tensor<[16],f32>, %arg7: !torch.tensor<[16],f32>, %arg8: !torch.tensor<[16],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) {
  %0 = torch.prim.ListConstruct(%arg1, %arg2) : (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>) -> !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>
  %1 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %2 = torch.constant 0 : i64 -> !torch.int<0>
  %3 = torch.constant 12 : i64 -> !torch.int<12>
  %4 = torch.aten.quantize_per_tensor(%arg3, %1, %2, %3) : (!torch.tensor<[16,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[16,3],!torch.quantized<"qint8">>
  %5 = torch.operator "quantized::linear_prepack"(%4, %arg4) : (!torch.tensor<[16,3],!torch.quantized<"qint8">>, !torch.tensor<[16],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %6 = torch.aten.quantize_per_tensor(%arg5, %1, %2, %3) : (!torch.tensor<[16,4],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[16,4],!torch.quantized<"qint8">>
  %7 = torch.operator "quantized::linear_prepack"(%6, %arg6) : (!torch.tensor<[16,4],!torch.quantized<"qint8">>, !torch.tensor<[16],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %8:2 = torch.operator "quantized::quantized_lstm_cell_dynamic"(%arg0, %0, %5, %7, %arg7, %arg8) : (!torch.tensor<[n,3],f32>, !torch.list<[!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>]>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.tensor<[16],f32>, !torch.tensor<[16],f32>) -> (!torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>)
  return %8#0, %8#1 : !torch.tensor<[n,4],f32>, !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @quantized_quantized_rnn_relu_cell_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,4],f32>
func.func @quantized_quantized_rnn_relu_cell_dynamic(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[4,3],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4,4],f32>, %arg5: !torch.tensor<[4],f32>, %arg6: !torch.tensor<[4],f32>, %arg7: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg2, %0, %1, %2) : (!torch.tensor<[4,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3],!torch.quantized<"qint8">>
  %4 = torch.operator "quantized::linear_prepack"(%3, %arg3) : (!torch.tensor<[4,3],!torch.quantized<"qint8">>, !torch.tensor<[4],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %5 = torch.aten.quantize_per_tensor(%arg4, %0, %1, %2) : (!torch.tensor<[4,4],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,4],!torch.quantized<"qint8">>
  %6 = torch.operator "quantized::linear_prepack"(%5, %arg5) : (!torch.tensor<[4,4],!torch.quantized<"qint8">>, !torch.tensor<[4],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %7 = torch.operator "quantized::quantized_rnn_relu_cell_dynamic"(%arg0, %arg1, %4, %6, %arg6, %arg7) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>) -> !torch.tensor<[n,4],f32>
  return %7 : !torch.tensor<[n,4],f32>
}

// CHECK-LABEL: @quantized_quantized_rnn_tanh_cell_dynamic(
// CHECK-NOT: torch.operator(
// CHECK: return {{.*}} : !torch.tensor<[n,4],f32>
func.func @quantized_quantized_rnn_tanh_cell_dynamic(%arg0: !torch.tensor<[n,3],f32>, %arg1: !torch.tensor<[n,4],f32>, %arg2: !torch.tensor<[4,3],f32>, %arg3: !torch.tensor<[4],f32>, %arg4: !torch.tensor<[4,4],f32>, %arg5: !torch.tensor<[4],f32>, %arg6: !torch.tensor<[4],f32>, %arg7: !torch.tensor<[4],f32>) -> (!torch.tensor<[n,4],f32>) {
  %0 = torch.constant 2.000000e-01 : f64 -> !torch.float<2.000000e-01>
  %1 = torch.constant 0 : i64 -> !torch.int<0>
  %2 = torch.constant 12 : i64 -> !torch.int<12>
  %3 = torch.aten.quantize_per_tensor(%arg2, %0, %1, %2) : (!torch.tensor<[4,3],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,3],!torch.quantized<"qint8">>
  %4 = torch.operator "quantized::linear_prepack"(%3, %arg3) : (!torch.tensor<[4,3],!torch.quantized<"qint8">>, !torch.tensor<[4],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %5 = torch.aten.quantize_per_tensor(%arg4, %0, %1, %2) : (!torch.tensor<[4,4],f32>, !torch.float<2.000000e-01>, !torch.int<0>, !torch.int<12>) -> !torch.tensor<[4,4],!torch.quantized<"qint8">>
  %6 = torch.operator "quantized::linear_prepack"(%5, %arg5) : (!torch.tensor<[4,4],!torch.quantized<"qint8">>, !torch.tensor<[4],f32>) -> !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">
  %7 = torch.operator "quantized::quantized_rnn_tanh_cell_dynamic"(%arg0, %arg1, %4, %6, %arg6, %arg7) : (!torch.tensor<[n,3],f32>, !torch.tensor<[n,4],f32>, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.class<"__torch__.torch.classes.quantized.LinearPackedParamsBase">, !torch.tensor<[4],f32>, !torch.tensor<[4],f32>) -> !torch.tensor<[n,4],f32>
  return %7 : !torch.tensor<[n,4],f32>
}
