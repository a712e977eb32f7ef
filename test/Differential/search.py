# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
N = "f32 i64"
s.add("aten::bucketize.Scalar", [1, 0.5], T("1", N, "finite"), right=[False, True], out_int32=[False, True])
s.add("aten::searchsorted.Scalar", T("1", N, "finite"), [1, 0.5], right=[False, True], out_int32=[False, True])
s.add("aten::searchsorted.Tensor", T("n,1/1", N, "finite"), T("n,4", N, "finite"), right=[False, True], side=[None])
for weighted in (False, True):
    x, w = T("n,3", "f32 f64", "finite"), T("n,3", "f32 f64", "positive") if weighted else None
    s.add("aten::histogram.bin_ct", x, [4, 7], range=[None, [-1.0, 2.0]], weight=w, density=[True, False], tolerance=1e-4)
    s.add("aten::histogram.bins_tensor", x, T("4", "f32 f64", "distinct"), weight=w)
    x, w = T("n,2/2,n,2", "f32 f64", "finite"), T("n/2,n", "f32 f64", "positive") if weighted else None
    s.add("aten::_histogramdd_from_bin_cts", x, [[3, 4]], range=[None, [-1.0, 2.0, -3.0, 0.5]], weight=w, density=[True, False],
          tolerance=1e-4)
    s.add("aten::_histogramdd_from_bin_tensors", x, [T("4", "f32 f64", "distinct"), T("3", "f32 f64", "distinct")], weight=w,
          density=[True, False], tolerance=1e-4)
    s.add("aten::_histogramdd_bin_edges", x, [[3, 4]], range=[None, [-1.0, 2.0, -3.0, 0.5]], weight=w)
x = T("6,3,2", "f32 f64")
for reduce in ("sum", "mean", "max", "amax", "min", "amin", "prod"):
    for initial in (None, 1.5):
        s.add("aten::segment_reduce", x, reduce, lengths=T("3", "i64", "from:2:2"), initial=initial, tolerance=1e-4)
        s.add("aten::segment_reduce", x, reduce, offsets=T("6,1", "i64", "from:2:3"), axis=1, unsafe=True, initial=initial, tolerance=1e-4)
        s.add("aten::segment_reduce", x, reduce, lengths=T("6,2", "i64", "below:2"), axis=1, unsafe=True, initial=initial, tolerance=1e-4)
s.add("aten::histc", T("n,3", "f32", "finite"), [4, 7], [0, -1], [0, 2])
s.add("aten::argsort.stable", T("n,5", N), stable=True, dim=[-1, 0], descending=[False, True])
for name in ("quantile", "nanquantile"):
    for interpolation in ("linear", "lower", "higher", "nearest", "midpoint"):
        s.add(f"aten::{name}.scalar", T("n,5", "f32 f64", "distinct"), [0.0, 0.3, 1.0], [None, 1], [False, True], interpolation=interpolation,
              tolerance=1e-4)
s.add("aten::_unique", T("n", "i64", "below:4"), True, [False, True])
s.add("aten::unique_dim_consecutive", T("5,2", "i64", "below:2"), 0, [False, True], [False, True])
s.add("aten::nonzero_static", T("n,3", "i64", "below:2"), size=[0, 2, 9], fill_value=[-1, 7])
s.add("aten::nonzero_numpy", T("n,3", "i64", "below:2"))
s.add("aten::where", T("n,3", "bool"))
for name in ("quantile", "nanquantile"):
    s.add(f"aten::{name}", T("n,3", "f32 f64", "finite"), T("4/", "f32 f64", "unit"), dim=[0, 1, None], keepdim=[False, True],
          interpolation=["linear", "lower", "higher", "nearest", "midpoint"], tolerance=1e-4)
s.run()
