# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
# To float32 accuracy, over the whole range (infinities and nan among the values) and where results are near 0 or at limits.
ANY, NEAR, UNIT, POSITIVE = T("n,7", "f32 f64"), T("n,7", "f32 f64", "finite"), T("n,7", "f32 f64", "unit"), T("n,7", "f32 f64", "positive")
for name in ("erf", "erfc", "special_erfcx", "special_log_ndtr", "special_entr", "i0", "special_i0e", "special_i1", "special_i1e",
             "special_bessel_j0", "special_bessel_j1", "special_airy_ai", "sinc", "lgamma", "digamma", "expm1", "log1p", "asinh", "special_ndtri",
             "erfinv"):
    s.add(f"aten::{name}", ANY, tolerance=2e-5)
    s.add(f"aten::{name}", NEAR, tolerance=2e-5)
for name in ("erfinv", "special_ndtri", "acosh", "atanh", "special_modified_bessel_k0", "special_modified_bessel_k1",
             "special_scaled_modified_bessel_k0", "special_scaled_modified_bessel_k1", "special_bessel_y0", "special_bessel_y1",
             "special_modified_bessel_i0", "special_modified_bessel_i1", "special_spherical_bessel_j0"):
    s.add(f"aten::{name}", UNIT, tolerance=2e-5)
    s.add(f"aten::{name}", POSITIVE, tolerance=2e-5)
for name in ("igamma", "igammac"):
    s.add(f"aten::{name}", T("n,7/3,1", "f32 f64"), T("n,7/7", "f32 f64"), tolerance=2e-5)
    s.add(f"aten::{name}", POSITIVE, POSITIVE, tolerance=2e-5)
    # The asymptotic series has as many terms as float32 needs.
    s.add(f"aten::{name}", T("n,7", "f32", "from:20:60"), T("n,7", "f32", "from:20:60"), tolerance=2e-5)
    s.add(f"aten::{name}", T("n,7", "f64", "from:20:60"), T("n,7", "f64", "from:20:60"), tolerance=1e-2)
s.add("aten::logit", UNIT, [None, 1e-3], tolerance=2e-5)
s.add("aten::polygamma", [0, 1, 2, 4], POSITIVE, tolerance=2e-5)
# At whole numbers below 1 it is what is left of a sine.
s.add("aten::polygamma", 1, T("n,7", "i8 i64", "from:-9:3"), tolerance=2e-5)
s.add("aten::mvlgamma", T("n,7", "f32 f64", "from:3:9"), [1, 3], tolerance=2e-5)
s.add("aten::special_zeta", T("n,7", "f32 f64", "from:2:9"), POSITIVE, tolerance=2e-5)
s.add("aten::special_zeta", T("n,7", "i64", "from:-1:9"), T("n,7", "f32 f64", "finite"), tolerance=2e-5)
POLYNOMIALS = ["chebyshev_polynomial_t", "chebyshev_polynomial_u", "chebyshev_polynomial_v", "chebyshev_polynomial_w",
               "hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p",
               "shifted_chebyshev_polynomial_t", "shifted_chebyshev_polynomial_u", "shifted_chebyshev_polynomial_v",
               "shifted_chebyshev_polynomial_w"]
for name in POLYNOMIALS:
    s.add(f"aten::special_{name}", T("n,3", "f32 f64", "unit"), T("3/n,1/n,3", "f32 i64", "from:-1:9"), tolerance=1e-2)
    s.add(f"aten::special_{name}.n_scalar", T("n,3", "f32 f64", "positive"), [0, 1, 4, -0.5], tolerance=1e-2)
    s.add(f"aten::special_{name}.x_scalar", 0.25, T("3", "f32", "from:-1:9"), tolerance=1e-2)
s.run()
