# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
N = "f32 f64 i64 i32 u8 bool"
x = T("n,3,4", "f32 f64", "finite")
for name in ("sum", "mean", "nansum", "nanmean", "median", "nanmedian", "max", "min", "prod", "argmax", "argmin", "aminmax", "std", "var", "any",
             "all", "norm.Scalar"):
    s.add(f"aten::{name}", T("n,3/4/", "f32 f64", "finite"), tolerance=1e-3)
for name in ("sum", "prod", "max", "min", "any", "all"):
    s.add(f"aten::{name}", T("n,3", "i64 i32 u8", "from:0:3"))
s.add("aten::sum.dim_IntList", T("n,3,4", N), [[1], [0, -1], []], [False, True])
s.add("aten::sum.dim_IntList", T("n,3", "i64 f32"), [1], False, dtype=["f64", "i64", "f32"])
s.add("aten::mean.dim", x, [[1], [0, -1]], [False, True], tolerance=1e-3)
s.add("aten::nansum", T("n,3"), [[1], None], [False, True])
s.add("aten::nanmean", T("n,3"), [[1], None], [False, True])
for name in ("amax", "amin"):
    s.add(f"aten::{name}", T("n,3,4", "f32 i64 u8"), [[1], [0, -1], []], [False, True])
for name in ("max.dim", "min.dim"):
    s.add(f"aten::{name}", T("n,3,4", "f32 i64", "distinct"), [1, -1], [False, True])
for name in ("median.dim", "nanmedian.dim", "mode"):
    s.add(f"aten::{name}", T("n,5", "f32 i64", "distinct"), [1, 0], [False, True])
s.add("aten::kthvalue", T("n,5", "f32 i64", "distinct"), [1, 3], -1, [False, True])
s.add("aten::linalg_vector_norm", T("n,3/n,2,3", "f32 f64", "finite"), [2, 1, 0, 3, float("inf"), -float("inf"), 0.5], [-1], [False, True],
      tolerance=1e-3)
s.add("aten::linalg_vector_norm", T("n,3", "f32"), 2, None, tolerance=1e-3)
s.add("aten::norm.ScalarOpt_dim", x, [None, 1, 3], [1], [False, True], tolerance=1e-3)
s.add("aten::renorm", T("n,3,2", "f32", "finite"), [2, 1], [0, 1], 1.5, tolerance=1e-3)
for name in ("var", "std"):
    s.add(f"aten::{name}.correction", x, [[1], [0, -1], None], correction=[None, 0, 1], keepdim=[False, True], tolerance=1e-3)
s.add("aten::var_mean.correction", x, [1], correction=[0, 1], tolerance=1e-3)
s.add("aten::logsumexp", T("n,3"), [[1], [0, 1]], [False, True])
s.add("aten::logsumexp", T("n,3"), [], True)
s.add("aten::sort", T("n,5", "f32 i64", "distinct"), [-1, 0], [False, True])
s.add("aten::argsort", T("n,5", "f32 i64", "distinct"), [-1, 0], [False, True])
s.add("aten::msort", T("5,3", "f32", "distinct"))
s.add("aten::topk", T("n,5", "f32 i64", "distinct"), [1, 3], -1, [False, True])
s.add("aten::argmax", T("n,5", "f32 i64"), [None, 1], [False, True])
s.add("aten::argmin", T("n,5", "f32 i64", "finite"), [None, 1], [False, True])
s.add("aten::count_nonzero", T("n,5", "f32 i64 bool"))
for name in ("cumsum", "cumprod"):
    s.add(f"aten::{name}", T("n,5", "f32 f64 i64 i32", "finite"), [0, 1, -1], tolerance=1e-3)
s.add("aten::logcumsumexp", T("n,5", "f32 f64", "finite"), [0, 1], tolerance=1e-3)
for name in ("cummax", "cummin"):
    s.add(f"aten::{name}", T("n,5", "f32 i64", "distinct"), [0, 1])
s.add("aten::diff", T("n,5", "f32 i64 bool"), [1, 2], [0, 1, -1])
numbers = T("n,5", "f32 f64 i64 i8 u8", "below:9")
s.add("aten::trapezoid.dx", numbers, [1, 0.5], [0, -1], tolerance=1e-5)
s.add("aten::trapezoid.x", numbers, T("5", "f32 i64", "finite"), -1, tolerance=1e-5)
s.add("aten::trapezoid.x", T("n,5,2", "f32"), T("n,5,1/5,2", "f32"), 1, tolerance=1e-5)
for name in ("std", "var"):
    s.add(f"aten::{name}.dim", T("n,3,4", "f32 f64", "finite"), [[1], [0, -1]], [False, True], [False, True], tolerance=1e-3)
for name in ("std_mean", "var_mean"):
    s.add(f"aten::{name}", T("n,3,4", "f32 f64", "finite"), [False, True], tolerance=1e-3)
    s.add(f"aten::{name}.dim", T("n,3,4", "f32", "finite"), [[1], [0, -1]], [False, True], [False, True], tolerance=1e-3)
s.add("aten::std_mean.correction", T("n,3,4", "f32", "finite"), [1], correction=[0, 1], tolerance=1e-3)
s.add("aten::norm.ScalarOpt_dim_dtype", T("n,3", "f32", "finite"), [None, 1, 3], [1], [False, True], dtype="f64", tolerance=1e-3)
s.add("aten::norm.ScalarOpt_dtype", T("n,3", "f32", "finite"), [None, 1, 3], dtype="f64", tolerance=1e-3)
s.add("aten::cov", T("3,7", "f32 f64", "finite"), correction=[0, 1], tolerance=1e-3)
s.add("aten::corrcoef", T("3,7/7", "f32 f64 c64", "finite"), tolerance=1e-3)
for name in ("mean", "median", "nanmedian", "var", "std"):
    s.add(f"aten::{name}", T("0/0,3", "f32 f64"))
for name in ("median", "nanmedian"):
    s.add(f"aten::{name}", T("0", "i64 i32"))
s.add("aten::_cdist_forward", T("n,5,3", "f32", "finite"), T("n,4,3", "f32", "finite"), [2.0, 1.0, 3.0], [None], tolerance=1e-3)
s.add("aten::_euclidean_dist", T("n,5,3", "f32", "finite"), T("n,4,3", "f32", "finite"), tolerance=1e-2)
s.add("aten::_pdist_forward", T("5,3", "f32", "finite"), [2.0, 1.0], tolerance=1e-3)
for size in [3, 4], [1, 4], [1, 1], [1], [], [1, 3, 4]:
    s.add("aten::sum_to_size", T("n,3,4", "f32 f64", "finite"), [size])
s.add("aten::sum_to_size", T("/3", "f32 bool i32", "finite"), [[]])
s.add("aten::prod.dim_int", T("n,3", "i64 i32 i8"), 0, dtype=["i32", "i8"])
s.add("aten::prod", T("n,3", "i64 i32 i8"), dtype=["i32", "i8"])
s.add("aten::_aminmax", T("n,3/n"))
s.add("aten::_aminmax.dim", T("n,3"), [1, -1], [True, False])
s.run()
