# RUN: %python %s
"""What is unique of them; EndToEnd/singular_vectors.py has what is not."""
from differential import Call, Same, Suite, T

s = Suite(__file__)
for dtype, tolerance in (("f32", 1e-3), ("f64", 1e-6)):
    matrix = T("n,3,3/3,5/n,6,2/m,m/n,c/1,1/0,3", dtype, "finite")
    square = T("n,3,3/5,5/m,m/1,1", dtype, "finite")
    s.add("aten::linalg_svdvals", matrix, tolerance=tolerance)
    s.add("aten::_linalg_svd", matrix, compute_uv=False, results=[1], tolerance=tolerance)
    s.add("aten::linalg_eigvalsh", square, ["L", "U"], tolerance=tolerance)
    s.add("aten::_linalg_eigh", square, ["L", "U", "u"], compute_v=False, results=[0], tolerance=tolerance)
    s.add("aten::linalg_lstsq", T("n,3,3/3,5/n,6,2/m,m/n,c", dtype, "finite"), T("n,3,2/3,1/n,6,4/m,3/n,2", dtype, "finite"), results=[0],
          tolerance=1e-2)
    s.add("aten::linalg_lstsq", T("6,3", dtype, "finite"), T("6,1", dtype, "finite"), rcond=0.4, driver=["gelsd", "GELSS"], results=[0], tolerance=1e-2)
    a, y = T("5,3/2,3,3/3,5", dtype, "finite"), T("5,2/2,3,1/3,2", dtype, "finite")
    s.add("aten::linalg_lstsq", a, y, driver=[None, "gels"], tolerance=1e-2)
    s.add("aten::linalg_lstsq", T("2,3,3/3,5", dtype, "finite"), T("2,3,1/3,2", dtype, "finite"), driver=["gelsd", "gelss"], tolerance=1e-2)
    s.add("aten::linalg_lstsq", T("5,3/4,2", dtype, "finite"), T("5,2/4,1", dtype, "finite"), driver=["gelsd", "gelss"], tolerance=1e-2)
    given = T("", dtype, "unit")
    for atol, rtol in ((given, None), (None, given), (given, given), (None, None)):
        s.add("aten::linalg_pinv.atol_rtol_tensor", T("3,4/n,4,3/n,3,3/m,c/3,0", dtype, "finite"), atol=atol, rtol=rtol, tolerance=1e-2)
    matrices = T("3,4/n,4,3/n,3,3/m,c/3,0", dtype, "finite")
    for atol, rtol in ((0.5, None), (None, 0.3), (0.2, 0.1), (0.0, None), (None, None)):
        s.add("aten::linalg_pinv.atol_rtol_float", matrices, atol=atol, rtol=rtol, tolerance=1e-2)
        s.add("aten::linalg_matrix_rank.atol_rtol_float", matrices, atol=atol, rtol=rtol)
    s.add("aten::linalg_pinv", matrices, [0.2, 1e-6], tolerance=1e-2)
    s.add("aten::linalg_pinv", T("n,3,3/m,m", dtype, "finite"), 1e-6, True, tolerance=1e-2)
    s.add("aten::linalg_pinv.rcond_tensor", matrices, given, tolerance=1e-2)
    s.add("aten::pinverse", T("3,4/m,c/3,0", dtype, "finite"), [0.2, 1e-6], tolerance=1e-2)
    s.add("aten::linalg_matrix_rank", matrices, [0.2, 1.0])
    s.add("aten::linalg_matrix_rank", T("n,3,3/m,m", dtype, "finite"), 0.5, True)
    s.add("aten::linalg_matrix_rank.tol_tensor", matrices, given)
    s.add("aten::linalg_matrix_rank.atol_rtol_tensor", matrices, atol=given, rtol=given)
for dtype in ("f32", "f64"):
    s.add("aten::_linalg_svd", T("3,0/0,3/2,5,0", dtype), False)
    s.add("aten::_linalg_eigh", T("0,0/2,0,0", dtype), "L")
for dtype, tolerance in (("c64", 2e-3), ("c128", 1e-6)):
    z = lambda shape: T(shape, dtype, "finite")
    s.add("aten::linalg_svdvals", z("n,3,3/3,5/n,6,2/m,m"), tolerance=tolerance)
    s.add("aten::_linalg_svd", z("n,3,3/3,5"), compute_uv=False, results=[1], tolerance=tolerance)
    s.add("aten::linalg_eigvalsh", z("n,3,3/5,5/1,1"), ["L", "U"], tolerance=tolerance)
    s.add("aten::linalg_pinv.atol_rtol_float", z("3,4/n,4,3/n,3,3"), atol=[None, 0.2], rtol=[None, 0.1], tolerance=1e-2)
    s.add("aten::linalg_pinv", z("n,3,3"), 1e-6, True, tolerance=1e-2)
    s.add("aten::linalg_matrix_rank", z("3,4/n,3,3"), [0.2, 1.0])
    s.add("aten::linalg_lstsq", z("n,3,3/6,2"), z("n,3,2/6,1"), results=[0], tolerance=1e-2)
for dtype, tolerance in (("f32", 1e-3), ("f64", 1e-2), ("c64", 1e-3), ("c128", 1e-2)):
    square = T("n,3,3/6,6/2,1,1", dtype, "definite" if dtype[0] == "f" else "finite")
    for name in "linalg_ldl_factor", "linalg_ldl_factor_ex":
        s.add(f"aten::{name}", square, hermitian=[False, True], results=[0, 1], tolerance=tolerance)
    s.add("aten::linalg_eig", T("n,3,3/1,1/2,2", dtype, "definite" if dtype[0] == "f" else "finite"), results=[0], tolerance=tolerance)
    s.add("aten::_linalg_eigvals", T("n,3,3/1,1/2,2", dtype, "definite" if dtype[0] == "f" else "finite"), tolerance=tolerance)
    a = Same(T("n,3,3/6,6", dtype, "finite"))
    ld, pivots = (Call("aten::linalg_ldl_factor", a, result=i) for i in (0, 1))
    s.add("aten::linalg_ldl_solve", ld, pivots, T("n,3,2/6,1", dtype, "finite"), tolerance=1e-2)
s.run()
