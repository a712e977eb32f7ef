# RUN: %python %s
"""Operators that draw numbers, where only one can be drawn: their shapes and dtypes are compared by these."""
from differential import FLOATS, T, Suite

s = Suite(__file__)
x = T("n,3/", FLOATS, "finite")
for name in "dropout", "alpha_dropout", "feature_dropout", "feature_alpha_dropout", "native_dropout":
    s.add(f"aten::{name}", T("n,3,2"), 0.5, False)
s.add("aten::dropout", x, 0.0, True)
s.add("aten::native_dropout", x, 0.0, True)
s.add("aten::native_dropout_backward", T("n,3"), T("n,3", "bool"), 2.0)
s.add("aten::bernoulli.p", T("n,3/", "f32 i64 bool"), [0.0, 1.0])
s.add("aten::normal.Tensor_float", x, 0.0)
s.add("aten::normal_functional", x, 1.5, 0.0)
s.add("aten::normal.float_float", 1.5, 0.0, [2, 3])
s.add("aten::uniform", x, 0.5, 0.5)
s.add("aten::randint", 1, [2, 3])
s.add("aten::randint.low", 4, 5, [2, 3], dtype=["i32", "f32", None])
s.add("aten::randint_like", T("n,3", "f32 i64"), 1)
s.add("aten::randint_like.low_dtype", T("n,3", "f32 i64"), -3, -2)
s.add("aten::randperm", [0, 1])
s.add("aten::multinomial", T("n,1", values="positive"), 1)
s.run()
