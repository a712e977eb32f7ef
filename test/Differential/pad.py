# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
for name in ("reflection", "replication"):
    s.add(f"aten::{name}_pad1d", T("n,3,5/3,h", "f32 f64"), [[1, 2], [0, 3], [2, -1]])
    s.add(f"aten::{name}_pad2d", T("n,2,5,6/2,h,w", "f32"), [[1, 2, 0, 3], [-1, 2, 1, 1]])
    s.add(f"aten::{name}_pad3d", T("n,2,4,5,6/2,4,h,w", "f32"), [[1, 2, 0, 3, 2, 1]])
s.run()
