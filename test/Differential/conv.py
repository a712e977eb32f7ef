# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
f = lambda shape: T(shape, "f32", "finite")
for stride, padding, dilation, groups in ((1, 0, 1, 1), (2, 1, 1, 2), (1, 2, 2, 4)):
    for bias in (None, f("4")):
        w = 4 // groups
        s.add("aten::convolution", f("n,4,9"), f(f"4,{w},3"), bias, [stride], [padding], [dilation], False, [0], groups, tolerance=1e-3)
        s.add("aten::convolution", f("n,4,9,8"), f(f"4,{w},3,2"), bias, [stride] * 2, [padding] * 2, [dilation] * 2, False, [0, 0], groups,
              tolerance=1e-3)
        s.add("aten::convolution", f("n,4,9"), f(f"4,{w},3"), f(f"{4 // groups * groups}") if bias else None, [stride], [padding],
              [dilation], True, [0], groups, tolerance=1e-3) if groups == 1 else None
        # Integers, as windows times kernels.
        n = lambda shape: T(shape, "i64", "finite")
        s.add("aten::convolution", n("n,4,9,8"), n(f"4,{w},3,2"), bias and n("4"), [stride] * 2, [padding] * 2, [dilation] * 2, False,
              [0, 0], groups)
        s.add("aten::convolution", n("n,4,9,8"), n(f"4,{w},3,2"), bias and n(f"{w * groups}"), [stride] * 2, [padding] * 2,
              [dilation] * 2, True, [stride - 1, 0], groups)
for mode in ("same", "valid"):
    s.add("aten::conv1d.padding", T("n,2,w/2,7", "i64", "finite"), T("3,2,4", "i64", "finite"), None, 1, mode, 2)
    s.add("aten::conv2d.padding", f("n,2,h,7"), f("3,2,3,4"), None, 1, mode, [1, 2], tolerance=1e-3)
for bias in (None, f("4")):
    s.add("aten::_slow_conv2d_forward", f("n,3,7,8"), f("4,3,3,3"), [3, 3], bias, [1, 2], [1, 0], tolerance=1e-3)
    s.add("aten::slow_conv3d_forward", f("n,3,4,7,8"), f("4,3,2,3,3"), [2, 3, 3], bias, [1, 1, 2], [0, 1, 1], tolerance=1e-3)
    s.add("aten::slow_conv_dilated2d", f("n,3,7,8"), f("4,3,3,3"), [3, 3], bias, [1, 2], [1, 0], [2, 1], tolerance=1e-3)
    s.add("aten::slow_conv_dilated3d", f("n,3,4,7,8"), f("4,3,2,3,3"), [2, 3, 3], bias, [1, 1, 2], [0, 1, 1], [1, 2, 1], tolerance=1e-3)
    s.add("aten::slow_conv_transpose2d", f("n,3,7,8"), f("3,4,3,3"), [3, 3], bias, [2, 2], [1, 0], [1, 0], [1, 1], tolerance=1e-3)
    s.add("aten::slow_conv_transpose3d", f("n,3,4,7,8"), f("3,4,2,3,3"), [2, 3, 3], bias, [1, 2, 1], [0, 1, 1], [0, 1, 0], [1, 1, 2],
          tolerance=1e-3)
s.add("aten::conv_tbc", f("9,n,4"), f("3,4,5"), f("5"), 1, tolerance=1e-3)
for ceil in (False, True):
    for include in (False, True):
        s.add("aten::avg_pool2d", f("n,2,7,8"), [3, 2], [2, 2], [1, 1], ceil, include)
        s.add("aten::avg_pool3d", f("n,2,5,7,8"), [3, 2, 2], [2, 2, 2], [1, 1, 1], ceil, include)
        s.add("aten::avg_pool1d", f("n,2,7"), [3], [2], [1], ceil, include)
        s.add("aten::avg_pool2d", T("n,2,7,8", "i64"), [3, 2], [2, 3], [1, 1], ceil, include)
        s.add("aten::avg_pool2d", T("n,2,7,8"), [3, 2], [2, 3], [1, 1], ceil, include, [None, 5])
    s.add("aten::max_pool2d_with_indices", T("n,2,7,8", "f32", "distinct"), [3, 2], [2, 2], [1, 1], [1, 1], ceil)
    s.add("aten::max_pool1d", T("n,2,7", "f32"), [3], [2], [1], [[1], [2]], ceil)
    s.add("aten::max_pool2d_with_indices", T("n,2,7,8", "i64", "distinct"), [3, 2], [2, 2], [1, 1], [1, 1], ceil)
    s.add("aten::max_pool3d_with_indices", T("1,2,5,7,8", "f32", "distinct"), [3, 2, 2], [2, 2, 2], [1, 1, 1], [1, 1, 1], ceil)
# Windows of which nothing lies in the input.
s.add("aten::max_pool2d", T("n,2,2,9/n,1,h,4/1,1,h,w", "f32 f64 f16", "distinct"), [2, 2], [1, 1], [1, 1], [3, 2], [False, True])
s.add("aten::max_pool1d", T("n,2,t", "f32"), [2], [1], [1], [5])
s.add("aten::fractional_max_pool2d", T("n,2,9,8/n,2,h,w", "f32", "distinct"), [2, 3], [[3, 4], [1, 2]], T("n,2,2/n,2,2", "f32", "open"))
s.add("aten::fractional_max_pool3d", T("0,2,5,6,8"), [2, 2, 3], [2, 3, 4], T("0,2,3"))
s.add("aten::fractional_max_pool3d", T("n,2,5,6,8", "f32", "distinct"), [2, 2, 3], [2, 3, 4], T("n,2,3", "f32", "open"))
for name, sizes in (("adaptive_avg_pool1d", ("n,2,7", [[3], [1], [7]])), ("adaptive_avg_pool2d", ("n,2,7,8", [[3, 4], [1, 1]])),
                    ("adaptive_avg_pool3d", ("n,2,4,7,8", [[2, 3, 4], [1, 1, 1]]))):
    s.add(f"aten::{name}", f(sizes[0]), sizes[1])
s.add("aten::adaptive_max_pool2d", T("n,2,7,8", "f32", "distinct"), [[3, 4], [1, 1]])
for align in (False, True):
    s.add("aten::upsample_linear1d", f("n,2,5"), [8], align, tolerance=1e-3)
    s.add("aten::upsample_bilinear2d", f("n,2,5,6"), [8, 3], align, tolerance=1e-3)
    s.add("aten::upsample_bicubic2d", f("n,2,5,6"), [8, 3], align, tolerance=1e-3)
    s.add("aten::upsample_trilinear3d", f("n,2,4,5,6"), [8, 3, 6], align, tolerance=1e-3)
    for mode in (0, 1, 2):
        for pad in (0, 1, 2):
            s.add("aten::grid_sampler_2d", f("n,2,5,6"), T("n,3,4,2", "f32", "unit"), mode, pad, align, tolerance=2e-3)
for name, shape, size in (("nearest1d", "n,2,5", [8]), ("nearest2d", "n,2,5,6", [8, 3]), ("nearest3d", "n,2,4,5,6", [8, 3, 6])):
    s.add(f"aten::upsample_{name}", f(shape), size)
    s.add(f"aten::_upsample_nearest_exact{name[7:]}", f(shape), size)
s.add("aten::_convolution_mode", T("n,4,9"), T("6,4,3/6,4,2"), None, [1], ["same", "valid"], [1], 1, tolerance=1e-3)
s.add("aten::_convolution", T("n,4,9"), T("6,4,3"), None, [2], [1], [1], False, [0], 1, False, False, True, True, tolerance=1e-3)
s.add("aten::_convolution.deprecated", T("n,4,9"), T("6,4,3"), None, [2], [1], [1], False, [0], 1, False, False, True, tolerance=1e-3)
s.run()
