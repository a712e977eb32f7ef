# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
s.add("aten::_adaptive_avg_pool2d", T("n,2,6,9/2,h,w", "f32 f64", "finite"), [[2, 3], [1, 1], [4, 5]], tolerance=1e-4)
s.add("aten::_adaptive_avg_pool3d", T("n,2,4,6,9/2,4,6,5", "f32", "finite"), [[2, 3, 4], [1, 1, 1]], tolerance=1e-4)
s.add("aten::adaptive_max_pool1d", T("n,2,9/2,7", "f32", "distinct"), [[3], [1], [4]])
s.add("aten::adaptive_max_pool3d", T("n,2,4,6,5", "f32", "distinct"), [[2, 3, 2], [1, 1, 1]])
s.add("aten::max_unpool2d", T("n,2,2,3", "f32"), T("n,2,2,3", "i64", "below:1"), [[4, 6]])
s.add("aten::max_unpool3d", T("n,2,2,2,3", "f32"), T("n,2,2,2,3", "i64", "below:1"), [[4, 4, 6]], [[2, 2, 2]], [[0, 0, 0]])
s.run()
