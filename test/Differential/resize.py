# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
plane = T("n,2,5,7/n,c,h,w", "f32", "finite")
SIZE, SCALE = {"output_size": [[8, 4]], "scale_factors": None}, {"output_size": None, "scale_factors": [[1.5, 0.7]]}
for name in ("bilinear", "bicubic"):
    s.add(f"aten::upsample_{name}2d.vec", plane, align_corners=[False, True], **SIZE, tolerance=1e-4)
    s.add(f"aten::upsample_{name}2d.vec", plane, align_corners=[False, True], **SCALE, tolerance=1e-4)
    s.add(f"aten::upsample_{name}2d_backward", T("2,3,8,4", "f32", "finite"), [[8, 4]], [[2, 3, 5, 7]], [False, True], tolerance=1e-4)
# Four channels and fewer have a kernel of their own.
for pixels in T("n,3,5,7/2,4,6,9/2,5,6,9/n,c,h,9", "u8", "below:256"), T("n,3,5,7", "u8", "below:2"):
    for name in ("bilinear", "bicubic"):
        s.add(f"aten::upsample_{name}2d.vec", pixels, align_corners=[False, True], **SIZE)
        s.add(f"aten::upsample_{name}2d.vec", pixels, align_corners=[False, True], **SCALE)
        s.add(f"aten::upsample_{name}2d", pixels, [[6, 9]], False, [1.2], [1.1])
    for name in ("bilinear", "bicubic", "lanczos"):
        s.add(f"aten::_upsample_{name}2d_aa", pixels, [[3, 4], [8, 9]], [False, True])
        s.add(f"aten::_upsample_{name}2d_aa.vec", pixels, align_corners=False, **SCALE)
for name in ("bilinear", "bicubic", "lanczos"):
    s.add(f"aten::_upsample_{name}2d_aa", plane, [[3, 4], [8, 9]], False, tolerance=1e-4)
    s.add(f"aten::_upsample_{name}2d_aa.vec", plane, align_corners=False, **SIZE, tolerance=1e-4)
    s.add(f"aten::_upsample_{name}2d_aa.vec", plane, align_corners=False, **SCALE, tolerance=1e-4)
s.add("aten::upsample_linear1d.vec", T("n,2,5/n,c,w", "f32"), [[8]], [False, True], None, tolerance=1e-4)
s.add("aten::upsample_linear1d.vec", T("n,2,5/n,c,w", "f32"), None, [False, True], [[1.5]], tolerance=1e-4)
s.add("aten::upsample_linear1d_backward", T("2,3,8", "f32", "finite"), [[8]], [[2, 3, 5]], [False, True], tolerance=1e-4)
s.add("aten::upsample_trilinear3d.vec", T("n,2,3,4,5", "f32", "finite"), [[4, 3, 7]], [False, True], None, tolerance=1e-4)
s.add("aten::upsample_trilinear3d_backward", T("2,3,4,3,7", "f32", "finite"), [[4, 3, 7]], [[2, 3, 3, 4, 5]], [False, True], tolerance=1e-4)
# Half precision, whose weights PyTorch rounds, but for those of two linear dims.
HALVES = "f16 bf16"
s.add("aten::upsample_linear1d.vec", T("n,2,5/n,c,w", HALVES, "finite"), [[8]], [False, True], None)
s.add("aten::upsample_bilinear2d.vec", T("n,2,5,7", HALVES, "finite"), align_corners=[False, True], **SIZE)
s.add("aten::upsample_bicubic2d.vec", T("n,2,5,7/n,c,h,w", HALVES, "finite"), align_corners=[False, True], **SIZE)
s.add("aten::upsample_bicubic2d.vec", T("n,2,5,7", HALVES, "finite"), align_corners=[False, True], **SCALE)
s.add("aten::upsample_trilinear3d.vec", T("n,2,3,4,5", HALVES, "finite"), [[4, 3, 7]], [False, True], None)
for prefix in ("upsample_nearest", "_upsample_nearest_exact"):
    s.add(f"aten::{prefix}1d.vec", T("n,2,5/n,c,w", "f32 u8", "below:50"), [[8]], None)
    s.add(f"aten::{prefix}1d.vec", T("n,2,5/n,c,w", "f32 u8", "below:50"), None, [[1.5]])
    s.add(f"aten::{prefix}2d.vec", plane, [[8, 4]], None)
    s.add(f"aten::{prefix}2d.vec", plane, None, [[1.5, 0.7]])
    s.add(f"aten::{prefix}3d.vec", T("n,2,3,4,5", "f32", "finite"), [[4, 3, 7]], None)
s.add("aten::affine_grid_generator", T("2,2,3", "f32 f64", "finite"), [[2, 3, 4, 5]], [False, True], tolerance=1e-4)
s.add("aten::affine_grid_generator", T("2,3,4", "f32", "finite"), [[2, 3, 4, 5, 6]], [False, True], tolerance=1e-4)
s.add("aten::grid_sampler", plane, T("n,3,4,2", "f32", "finite"), [0, 1], [0, 1, 2], [False, True], tolerance=1e-3)
s.add("aten::_grid_sampler_2d_cpu_fallback", plane, T("n,3,4,2", "f32", "finite"), [0, 1, 2], [0, 1, 2], [False, True], tolerance=1e-3)
s.add("aten::grid_sampler_3d", T("n,2,3,4,5", "f32", "finite"), T("n,2,3,4,3", "f32", "finite"), [0, 1], [0, 1, 2], [False, True], tolerance=1e-3)
s.run()
