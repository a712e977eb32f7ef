# RUN: %python %s
"""Functions of numbers."""
from differential import Suite

s = Suite(__file__)
for name in ("erfc", "expm1", "gamma", "lgamma", "log10", "log1p"):
    s.add(f"aten::{name}.float", [0.5, 2.25], tolerance=1e-4)
    s.add(f"aten::{name}.int", [1, 3], tolerance=1e-4)
s.add("aten::gamma.float", [-0.5, -2.5, 0.0, -0.0, -1.0, -2.0, float("-inf"), float("nan"), float("inf")], tolerance=1e-4)
s.add("aten::gamma.int", [0, -1, -2], tolerance=1e-4)
for name in ("atan2", "copysign", "mathremainder"):
    s.add(f"aten::{name}.float", [1.5, -2.5], [0.5, -3.25], tolerance=1e-4)
    s.add(f"aten::{name}.int", [3, -2], [2, -5], tolerance=1e-4)
    s.add(f"aten::{name}.float_int", [1.5, -2.5], [2, -5], tolerance=1e-4)
    s.add(f"aten::{name}.int_float", [3, -2], [0.5, -3.25], tolerance=1e-4)
s.add("aten::atan2.Scalar_Scalar", [1.5, -2], [0.5, 2], tolerance=1e-4)
s.add("aten::mathremainder", [1.5, -2], [0.5, 3], tolerance=1e-4)
s.add("aten::gcd.int", [12, -8, 0], [18, 6], tolerance=1e-4)
s.add("aten::ldexp", [1.5, -0.25], [3, -2])
s.add("aten::modf", [1.5, -2.75, 3.0])
s.add("aten::frexp", [1.5, -0.25, 0.0])
s.run()
