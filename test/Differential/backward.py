# RUN: %python %s
from differential import Call, Same, Suite, T

s = Suite(__file__)
for name in ("_softmax_backward_data", "_log_softmax_backward_data"):
    s.add(f"aten::{name}", T("n,3,4", values="finite"), T("n,3,4", values="open"), dim=[1, -1], input_dtype="f32",
          tolerance=1e-5)  # Sums that cancel.
    # The dtype that is asked for is another machine's.
    s.add(f"aten::{name}", T("n,3,4", "f64", "finite"), T("n,3,4", "f64", "open"), 1, input_dtype="f32", tolerance=1e-5)
for name in ("sigmoid_backward", "tanh_backward"):
    s.add(f"aten::{name}", T("n,3/", "f32 f64"), T("n,3/", "f32 f64"))
    s.add(f"aten::{name}", T("n,3/", "f16"), T("n,3/", "f16"), tolerance=4e-3)  # Every step is rounded.
s.add("aten::rrelu_with_noise_backward", T(), T(), T(values="positive"), 0.1, 0.3, [True, False], False)

MASKS = [[True, True, True], [False, True, True], [True, False, False]]
for mask in MASKS:
    results = [i for i in range(3) if mask[i]]
    # Without a weight PyTorch gives undefined tensors, which are no values.
    s.add("aten::native_layer_norm_backward", T("n,3,4", values="finite"), T("n,3,4", values="finite"), [3, 4],
          T("n,1,1", values="finite"), T("n,1,1", values="positive"), T("3,4", values="finite"), T("3,4"), mask,
          results=results, tolerance=1e-3)
    s.add("aten::native_group_norm_backward", T("2,6,4,3", values="finite"), T("2,6,4,3", values="finite"),
          T("2,3", values="finite"), T("2,3", values="positive"), T("6", values="finite"), 2, 6, 12, 3, mask,
          results=results, tolerance=1e-3)
    for weight in (None, T("6", values="finite")):
        s.add("aten::native_batch_norm_backward", T("n,6,h", values="finite"), T("n,6,h", values="finite"), weight,
              T("6", values="finite"), T("6", values="positive"), T("6", values="finite"), T("6", values="positive"),
              [True, False], 1e-5, mask, results=results, tolerance=1e-3)

s.add("aten::max_pool2d_with_indices_backward", T("n,2,2,3", values="finite"), T("n,2,4,6", values="finite"), [2, 2], [2, 2],
      [0, 0], [1, 1], False, T("n,2,2,3", "i64", "below:24"))
s.add("aten::max_pool3d_with_indices_backward", T("n,2,2,2,3", values="finite"), T("n,2,4,4,6", values="finite"), [2, 2, 2],
      [2, 2, 2], [0, 0, 0], [1, 1, 1], False, T("n,2,2,2,3", "i64", "below:96"))
s.add("aten::adaptive_max_pool2d_backward", T("n,2,2,3", values="finite"), T("n,2,4,6", values="finite"),
      T("n,2,2,3", "i64", "below:24"))
s.add("aten::adaptive_max_pool3d_backward", T("n,2,2,2,3", values="finite"), T("n,2,4,4,6", values="finite"),
      T("n,2,2,2,3", "i64", "below:96"))

for exact in ("nearest", "_nearest_exact"):
    prefix = "_upsample" if exact.startswith("_") else "upsample_"
    for scale in (None, 2.0):
        s.add(f"aten::{prefix}{exact}1d_backward", T("2,3,8"), [8], [2, 3, 4], scale, tolerance=1e-3)
        s.add(f"aten::{prefix}{exact}2d_backward", T("2,3,8,10"), [8, 10], [2, 3, 4, 5], scale, scale, tolerance=1e-3)
        s.add(f"aten::{prefix}{exact}3d_backward", T("1,2,4,8,6", values="finite"), [4, 8, 6], [1, 2, 2, 4, 3], scale, scale, scale, tolerance=1e-3)
    s.add(f"aten::{prefix}{exact}2d_backward", T("2,3,7,11", values="finite"), [7, 11], [2, 3, 4, 5], tolerance=1e-3)
s.add("aten::embedding_dense_backward", T("n,5,3", values="finite"), T("n,5", "i64", "below:7"), 7, [-1, 2], [False, True])

for flag in (False, True):
    s.add("aten::avg_pool2d_backward", T("n,2,3,4/2,3,4", values="finite"), T("n,2,7,9/2,7,9", values="finite"), [3, 2], [2, 2], [0, 0], False, flag, None, tolerance=1e-3)
    s.add("aten::avg_pool2d_backward", T("n,2,4,5/2,4,5", "f32 f64", "finite"), T("n,2,7,9/2,7,9", "f32 f64", "finite"), [3, 2], [2, 2], [1, 1], True, flag,
          [None, 5], tolerance=1e-3)
s.add("aten::avg_pool2d_backward", T("n,2,3,6", values="finite"), T("n,2,7,13", values="finite"), [3, 2], [], [1, 0], False, True, None, tolerance=1e-3)
s.add("aten::avg_pool3d_backward", T("n,2,2,3,4", values="finite"), T("n,2,5,6,9", values="finite"), [3, 2, 2], [2, 2, 2], [0, 0, 0], False, True, [None, 5], tolerance=1e-3)
s.add("aten::_adaptive_avg_pool2d_backward", T("n,2,3,4/2,3,4", values="finite"), T("n,2,7,9/2,7,9", values="finite"), tolerance=1e-3)
s.add("aten::_adaptive_avg_pool3d_backward", T("n,2,3,4,5", values="finite"), T("n,2,7,4,3", values="finite"), tolerance=1e-3)
for name in ("reflection", "replication"):
    s.add(f"aten::{name}_pad1d_backward", T("n,2,h+3", values="finite"), T("n,2,h", values="finite"), [1, 2], tolerance=1e-3)
    s.add(f"aten::{name}_pad2d_backward", T("n,2,10,8/2,10,8", values="finite"), T("n,2,7,9/2,7,9", values="finite"), [2, -3, 1, 2], tolerance=1e-3)
    s.add(f"aten::{name}_pad3d_backward", T("n,2,6,8,11", values="finite"), T("n,2,5,5,7", values="finite"), [2, 2, 1, 2, 0, 1], tolerance=1e-3)
s.add("aten::select_backward", T("3,5"), [3, 4, 5], 1, [0, -1])
s.add("aten::slice_backward", T("3,2,5"), [3, 4, 5], 1, 1, 3, 1)
s.add("aten::diagonal_backward", T("3,4"), [3, 4, 5], [0], 1, 2)
s.add("aten::unfold_backward", T("3,4,3"), [3, 9], 1, 3, 2)
s.add("aten::gather_backward", T("n,2"), T("n,5"), 1, T("n,2", "i64", "below:5"), False)
s.add("aten::index_select_backward", T("3,4"), [3, 5], 1, T("4", "i64", "below:5"))
s.add("aten::masked_select_backward", T("3"), T("3"), T("3", "bool", "below:1"))
s.add("aten::value_selecting_reduction_backward", T("3"), 1, T("3", "i64", "below:5"), [3, 5], False)
for name in ("fake_quantize_per_channel_affine_cachemask_backward", "fake_quantize_per_tensor_affine_cachemask_backward"):
    s.add(f"aten::{name}", T("n,3"), T("n,3", "bool"))
s.add("aten::convolution_backward", T("n,4,6,6", "f32", "finite"), T("n,3,6,6", "f32", "finite"), T("4,3,3,3", "f32", "finite"), [4], [1, 1],
      [1, 1], [1, 1], False, [0, 0], 1, [True, True, True], tolerance=1e-2)
x = Same(T("n,3"))
s.add("aten::log_sigmoid_backward", T("n,3"), x, Call("aten::log_sigmoid_forward", x, result=1))
s.run()
