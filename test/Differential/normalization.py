# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
x, c, variance = T("n,3,5", "f32", "finite"), T("3"), T("3", "f32", "positive")
s.add("aten::native_batch_norm", x, c, c, c, variance, False, 0.1, 1e-5, results=[0], tolerance=1e-3)
s.add("aten::native_batch_norm", T("4,3,5", "f32", "finite"), c, c, c, variance, True, 0.1, 1e-5, tolerance=1e-3)
s.add("aten::_batch_norm_no_update", x, c, c, c, variance, 0.1, 1e-5, results=[0], tolerance=1e-3)
s.add("aten::_native_batch_norm_legit.no_stats", T("4,3,5", "f32", "finite"), c, c, True, 0.1, 1e-5, tolerance=1e-3)
s.add("aten::_native_batch_norm_legit_functional", T("4,3,5", "f32", "finite"), c, c, c, variance, [False, True], 0.1, 1e-5,
      results=[0, 3, 4], tolerance=1e-3)
s.add("aten::batch_norm", T("0"), None, None, T("0"), T("0"), [False, True], 0.1, 1e-5, True)
# PyTorch rounds the statistics of a batch to the dtype of x, unless the parameters of half-precision x are of float32.
h, wide, narrow = T("4,3,5/2,3,2,2", "f16 bf16", "finite"), T("3", "f32", "finite"), T("3", "f16 bf16", "finite")
for weight, running in (None, None), (narrow, None), (wide, None), (None, T("3", "f32", "positive")):
    s.add("aten::native_batch_norm", h, weight, weight, running, running, True, 0.1, 1e-5, results=[0], tolerance=2e-3)
    s.add("aten::instance_norm", h, weight, weight, running, running, True, 0.1, 1e-5, False, tolerance=2e-3)
s.add("aten::native_group_norm", T("2,6,5", "f32", "finite"), T("6"), T("6"), 2, 6, 5, [1, 2, 3, 6], 1e-5, tolerance=1e-3)
s.add("aten::_fused_rms_norm", T("n,3,5", "f32", "finite"), [[5], [3, 5]], None, [None, 1e-5], tolerance=1e-3)
s.add("aten::_weight_norm_interface", T("4,3,5", "f32 f16"), T("4,1,1", "f32 f16"), 0, tolerance=1e-3)
s.add("aten::_softmax", x, [0, -1], False, tolerance=1e-4)
s.add("aten::_log_softmax", x, [0, -1], False, tolerance=1e-4)
s.add("aten::cosine_similarity", x, T("n,3,5", "f32", "finite"), [1, -1], tolerance=1e-4)
s.add("aten::_batch_norm_with_update_functional", T("n,3,4", "f32", "finite"), T("3", "f32", "finite"), T("3", "f32", "finite"),
      T("3", "f32", "finite"), T("3", "f32", "positive"), 0.1, 1e-5, results=[0, 1, 2], tolerance=1e-2)
s.run()
