# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
x = T("n,3/", "f32", "finite")
for low, high, zero in ((0, 255, 10), (-128, 127, -5), (0, 127, 3)):
    s.add("aten::fake_quantize_per_tensor_affine", x, 0.1, zero, low, high)
    s.add("aten::fake_quantize_per_tensor_affine_cachemask", x, 0.1, zero, low, high)
    s.add("aten::fake_quantize_per_tensor_affine.tensor_qparams", x, T("1", values="positive"), T("1", "i32", "below:100"), low, high)
    s.add("aten::fake_quantize_per_channel_affine", T("n,3", values="finite"), T("3", values="positive"), T("3", "i32", "below:100"), 1,
          low, high)
    s.add("aten::fake_quantize_per_channel_affine_cachemask", T("n,3", values="finite"), T("3", values="positive"),
          T("3", "i32", "below:100"), 1, low, high)
    one = T("1", "f32", "positive"), T("1", "f32", "below:100")
    each = T("3", "f32", "positive"), T("3", "f32", "below:100")
    s.add("aten::_fake_quantize_learnable_per_tensor_affine", x, *one, low, high, 1.0)
    s.add("aten::_fake_quantize_learnable_per_channel_affine", T("n,3", values="finite"), *each, 1, low, high, 1.0)
    s.add("aten::_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", x, one[0], T("1", "i32", "below:100"),
          T("1", "i64", "from:0:1"), low, high)
s.run()
