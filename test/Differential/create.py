# RUN: %python %s
from differential import T, Suite

s = Suite(__file__)
x = T("n,3", "f32 i64")
DTYPES = [None, "f64", "i32"]
s.add("aten::arange", [5, 2.5], dtype=DTYPES)
s.add("aten::arange.start", [1, -0.5], [6, 4.5], dtype=DTYPES)
s.add("aten::arange.start_step", [5, 0.5], -3, [-1, -0.75], dtype=[None, "f64"])
s.add("aten::range", [1, 0.5], 4, dtype="f32")
s.add("aten::range.step", [1, 0.5], 4, [1, 0.5], dtype="f32")
for name in ("linspace", "logspace"):
    s.add(f"aten::{name}", [-1, 0.5], 2, [1, 5], dtype=[None, "f64"], tolerance=1e-4)
    s.add(f"aten::{name}.Tensor_Scalar", T("", "f32", "positive"), 2, 5, tolerance=1e-3)
    s.add(f"aten::{name}.Scalar_Tensor", -1, T("", "f32", "positive"), 5, tolerance=1e-3)
    s.add(f"aten::{name}.Tensor_Tensor", T("", "f32", "positive"), T("", "f32", "positive"), 5, tolerance=1e-3)
s.add("aten::eye", [1, 4], dtype=DTYPES)
s.add("aten::eye.m", [2, 4], [3, 4], dtype=DTYPES)
for name in ("zeros", "ones"):
    s.add(f"aten::{name}", [[2, 3], [0, 2]], dtype=DTYPES)
    s.add(f"aten::new_{name}", x, [[2, 3]], dtype=DTYPES)
s.add("aten::full", [[2, 3]], [2, 0.5], dtype=[None, "f64"])
s.add("aten::new_full", x, [[2, 3]], 2, dtype=DTYPES)
s.add("aten::scalar_tensor", [2, 0.5], dtype=[None, "f64"])
s.add("aten::zero", x)
s.add("aten::empty.memory_format", [[2, 3], [0]], dtype=DTYPES, compare="types")
s.add("aten::empty_like", x, dtype=DTYPES, compare="types")
s.add("aten::empty_permuted", [[2, 3]], [[1, 0]], dtype=DTYPES, compare="types")
s.add("aten::empty_strided", [[2, 3]], [[3, 1], [1, 2]], dtype=DTYPES, compare="types")
s.add("aten::new_empty", x, [[2, 3]], dtype=DTYPES, compare="types")
s.add("aten::new_empty_strided", x, [[2, 3]], [[1, 2]], dtype=DTYPES, compare="types")
s.add("aten::copy", x, T("3", "i64 f32", "finite"))
s.add("aten::fill.Tensor", x, T("", "f32 i64", "finite"))
s.add("aten::_to_copy", T("n,3", "f32 i64", "finite"), dtype=[None, "f64", "i32"])
for name in ("bartlett", "blackman", "hamming", "hann", "kaiser"):
    s.add(f"aten::{name}_window", [1, 2, 9], dtype=[None, "f64"], tolerance=1e-5)
    s.add(f"aten::{name}_window.periodic", [1, 9], [False, True], tolerance=1e-5)
s.add("aten::hamming_window.periodic_alpha", 9, [False, True], 0.6, tolerance=1e-5)
s.add("aten::hamming_window.periodic_alpha_beta", 9, [False, True], 0.6, 0.3, tolerance=1e-5)
s.add("aten::kaiser_window.beta", 9, [False, True], 4.5, tolerance=1e-5)
for name in ("tril", "triu"):
    s.add(f"aten::{name}_indices", [3, 4], [4, 2], [0, 1, -1], dtype=["i64", "i32"])
s.add("aten::as_tensor.list", [[1.5, 2.0]], dtype=[None, "f64", "i64"])
s.run()
