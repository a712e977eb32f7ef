# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
s.add("aten::im2col", T("n,2,5,7/3,h,6/n,c,h,w", "f32 f64"), [2, 3], [1, 1], [0, 0], [1, 1])
s.add("aten::im2col", T("n,2,9,8", "f32"), [3, 2], [2, 1], [1, 2], [2, 3])
# What overlaps is added up in another order.
s.add("aten::col2im", T("n,12,20/12,20", "f32 f64", "finite"), [5, 7], [2, 3], [1, 1], [0, 0], [1, 1], tolerance=1e-5)
s.add("aten::col2im", T("n,12,16", "f32", "finite"), [9, 8], [3, 2], [2, 1], [1, 2], [2, 3])
s.run()
