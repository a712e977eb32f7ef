# RUN: %python %s
from differential import Call, Same, Suite, T

s = Suite(__file__)
SQUARES = "3,3/n,2,2/n,2,4,4/6,6/n,7,7/m,m"
for dtype, tolerance in (("f32", 2e-3), ("f64", 1e-2)):
    a = T(SQUARES, dtype, "finite")
    for name in ("linalg_det", "det", "linalg_inv", "inverse", "linalg_slogdet", "slogdet", "linalg_qr", "qr", "linalg_lu",
                 "linalg_lu_factor", "linalg_matrix_exp"):
        if "qr" in name:
            a = T(SQUARES.removesuffix("/m,m") + "/n,3,5/n,5,3", dtype, "finite")
        if name == "linalg_lu":
            a = T(SQUARES.removesuffix("/m,m") + "/n,3,5/n,6,3", dtype, "finite")
        if name == "linalg_matrix_exp":
            a = T("3,3/n,2,2/n,2,4,4", dtype, "unit")
        s.add(f"aten::{name}", a, tolerance=tolerance)
    s.add("aten::logdet", T("3,3/n,5,5/m,m", dtype, "definite"), tolerance=tolerance)
    s.add("aten::linalg_qr", T("n,5,3/n,3,5", dtype, "finite"), ["complete", "r"], tolerance=tolerance)
    s.add("aten::linalg_inv_ex", T("n,3,3", dtype, "definite"), tolerance=tolerance)
    s.add("aten::linalg_solve", T("n,3,3/3,3/n,5,5/m,m", dtype, "definite"), T("n,3,2/3/n,5/m,2", dtype, "finite"),
          tolerance=tolerance)
    s.add("aten::linalg_solve", T("n,3,3/5,5", dtype, "definite"), T("n,2,3/n,2,5", dtype, "finite"), left=False,
          tolerance=tolerance)
    s.add("aten::linalg_solve_triangular", T("n,3,3/6,6/m,m", dtype, "definite"), T("n,3,2/n,6,2/m,1", dtype, "finite"),
          upper=[True, False], unitriangular=[False, True], tolerance=tolerance)
    s.add("aten::linalg_solve_triangular", T("n,3,3/6,6", dtype, "definite"), T("n,2,3/2,6", dtype, "finite"),
          upper=[True, False], left=False, tolerance=tolerance)
    s.add("aten::triangular_solve", T("n,3,2/6,2", dtype, "finite"), T("n,3,3/6,6", dtype, "definite"), upper=[True, False],
          transpose=[True, False], unitriangular=[False, True], tolerance=tolerance)
    for name in ("linalg_cholesky", "cholesky"):
        s.add(f"aten::{name}", T("n,3,3/6,6/m,m", dtype, "definite"), upper=[False, True], tolerance=tolerance)
    s.add("aten::linalg_cholesky_ex", T("n,3,3", dtype, "definite"), tolerance=tolerance)
    s.add("aten::cholesky_solve", T("n,3,2", dtype, "finite"), T("n,3,3", dtype, "definite"), [False, True], tolerance=tolerance)
    s.add("aten::cholesky_inverse", T("n,3,3", dtype, "definite"), [False, True], tolerance=tolerance)

DISTANCES = T("n,3,4/n,30,9/p,9/2,n,3,30", "f32 f64", "finite"), T("n,5,4/n,30,9/r,9/r,30", "f32 f64", "finite")
s.add("aten::cdist", *DISTANCES, p=[2.0, 1.0, 0.0, 3.0, float("inf")], tolerance=1e-3)
s.add("aten::cdist", *DISTANCES, p=2.0, compute_mode=[1, 2], tolerance=1e-3)
s.add("aten::cdist", T("t,9/c,12", "f32 f64", "finite"), T("r,9/t,12", "f32 f64", "finite"), p=2.0, tolerance=1e-3)
s.add("aten::pdist", T("n,3/5,3", values="finite"), p=[2.0, 1.0])
for dim, shape, other in ((-1, "n,3/4,3", "n,3/1,3"), (1, "n,3,4", "1,3,4"), (0, "3,n", "3,n")):
    s.add("aten::linalg_cross", T(shape, "f32 i64 f64"), T(other, "f32 i64 f64"), dim=dim)
for shape, tau in (("n,4,3", "n,3"), ("5,3", "2"), ("6,6", "6")):
    s.add("aten::linalg_householder_product", T(shape, values="finite"), T(tau, values="finite"), tolerance=1e-3)
    s.add("aten::geqrf", T(shape, values="finite"), tolerance=1e-3)
s.add("aten::trace", T("3,3/m,m/n,4", "f32 i64 u8 f64"))
s.add("aten::vdot", T("n"), T("n"))
s.add("aten::kron", T("2,3/n,2", values="finite"), T("4,2/3,3", values="finite"))
s.add("aten::kron", T("n,m/n/m,2,n//0,n", "f32 i64 bool c64", "finite"), T("m,n/2,n,3/m/n,2/n,2", "f32 i64 bool c64", "finite"))
s.add("aten::matrix_power", T("3,3/n,2,2", values="finite"), [0, 1, 2, 5], tolerance=1e-3)
s.add("aten::dist", T("n,3"), T("n,3"), [2, 1, 0.5])
invertible = T("3,3/2,4,4", "f32 f64", "positive")
s.add("aten::matrix_exp", T("3,3/2,4,4", "f64", "below:3"), tolerance=1e-3)
s.add("aten::matrix_exp", T("0,0/2,0,0/0,3,3", "f32 f64"))
s.add("aten::linalg_lu_factor_ex", invertible, results=[0, 1], tolerance=1e-2)
s.add("aten::_linalg_slogdet", invertible, results=[0, 1], tolerance=1e-2)
s.add("aten::_linalg_det", invertible, results=[0], tolerance=1e-2)
s.add("aten::orgqr", T("4,3", "f64", "below:3"), T("3", "f64", "below:3"), tolerance=1e-3)
for name in ("linalg_solve_ex", "_linalg_solve_ex"):
    s.add(f"aten::{name}", T("n,3,3", "f32", "definite"), T("n,3,2", "f32", "finite"), left=True, check_errors=False, results=[0], tolerance=1e-3)
s.add("aten::_lu_with_info", T("n,3,3", "f32", "definite"), True, False, results=[0], tolerance=1e-3)
a = Same(T("n,3,3", values="finite"))
root = [Call("aten::linalg_cholesky", T("n,3,3", values="definite"), upper=upper) for upper in (False, True)]
for upper in False, True:
    s.add("aten::_cholesky_solve_helper", T("n,3,2"), root[upper], upper, tolerance=1e-4)
lu, pivots = (Call("aten::linalg_lu_factor", a, result=i) for i in (0, 1))
s.add("aten::lu_unpack", lu, pivots)
s.add("aten::lu_solve", T("n,3,2", values="finite"), lu, pivots, tolerance=1e-3)
for adjoint in False, True:
    s.add("aten::linalg_lu_solve", lu, pivots, T("n,3,2", values="finite"), True, adjoint, tolerance=1e-3)
    s.add("aten::linalg_lu_solve", lu, pivots, T("n,2,3", values="finite"), False, adjoint, tolerance=1e-3)
for shape in "n,p,m", "n,p,p":
    s.add("aten::linalg_qr", T(shape, values="finite"), ["reduced", "complete", "r"], tolerance=1e-3)
    s.add("aten::linalg_lu", T(shape, values="finite"), tolerance=1e-3)
    factors = Same(T(shape, values="finite"))
    s.add("aten::lu_unpack", *(Call("aten::linalg_lu_factor", factors, result=i) for i in (0, 1)), tolerance=1e-3)
for shape, tau, other in (("n,5,3", "n,3", "n,5,2"), ("4,2", "2", "4,n")):
    for left in (True, False):
        if not left:
            *batch, m, k = other.split(",")
            other = ",".join((*batch, k, m))
        s.add("aten::ormqr", T(shape, "f32 f64", "finite"), T(tau, "f32 f64", "unit"), T(other, "f32 f64", "finite"), left, [False, True],
              tolerance=1e-3)

# Complex matrices: the adjoint in place of the transpose, LAPACK's pivots by |re| + |im|.
for dtype, tolerance in (("c64", 5e-3), ("c128", 1e-2)):
    z = lambda shape, values="finite": T(shape, dtype, values)
    for name in ("linalg_det", "det", "linalg_inv", "inverse", "linalg_slogdet", "slogdet", "linalg_lu", "linalg_lu_factor", "linalg_qr", "geqrf"):
        s.add(f"aten::{name}", z("3,3/n,2,2/2,6,6"), tolerance=tolerance)
    for name in ("linalg_lu", "linalg_qr"):
        s.add(f"aten::{name}", z("n,5,3/n,3,5"), tolerance=tolerance)
    s.add("aten::logdet", z("3,3/n,2,2"), tolerance=tolerance)
    s.add("aten::linalg_inv_ex", z("n,3,3"), tolerance=tolerance)
    s.add("aten::linalg_solve", z("n,3,3/3,3"), z("n,3,2/3"), tolerance=tolerance)
    s.add("aten::linalg_solve", z("n,3,3"), z("n,2,3"), left=False, tolerance=tolerance)
    s.add("aten::linalg_solve_triangular", z("n,3,3"), z("n,3,2"), upper=[True, False], unitriangular=[False, True], tolerance=tolerance)
    s.add("aten::triangular_solve", z("3,2"), z("3,3"), upper=[True, False], transpose=[True, False], tolerance=tolerance)
    square = Same(z("3,3"))
    gram = Call("aten::matmul", square, Call("aten::conj_physical", Call("aten::transpose.int", square, 0, 1)))
    for name in ("linalg_cholesky", "cholesky"):
        s.add(f"aten::{name}", gram, upper=[False, True], tolerance=tolerance * 10)
    for upper in (False, True):
        root = Call("aten::linalg_cholesky", gram, upper=upper)
        s.add("aten::cholesky_solve", z("3,2"), root, upper, tolerance=tolerance * 10)
        s.add("aten::cholesky_inverse", root, upper, tolerance=tolerance * 10)
    factors = Same(z("n,3,3"))
    lu, pivots = (Call("aten::linalg_lu_factor", factors, result=i) for i in (0, 1))
    for adjoint in False, True:
        s.add("aten::linalg_lu_solve", lu, pivots, z("n,3,2"), True, adjoint, tolerance=tolerance)
        s.add("aten::linalg_lu_solve", lu, pivots, z("n,2,3"), False, adjoint, tolerance=tolerance)
    s.add("aten::linalg_householder_product", z("n,4,3"), z("n,3", "unit"), tolerance=tolerance)
    for left, other in ((True, "n,5,2"), (False, "n,2,5")):
        s.add("aten::ormqr", z("n,5,3"), z("n,3", "unit"), z(other), left, [False, True], tolerance=tolerance)
    s.add("aten::linalg_cross", z("n,3"), z("n,3"), tolerance=tolerance)
    s.add("aten::linalg_matrix_exp", z("3,3/n,2,2", "unit"), tolerance=tolerance)
s.run()
