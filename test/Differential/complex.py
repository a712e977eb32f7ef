# RUN: %python %s
from differential import T, Suite

s = Suite(__file__)
C = "c64 c128"
SHAPES = "n,3//n,2,3"
for name in ("abs", "angle", "neg", "reciprocal", "square", "sgn", "exp", "log", "sqrt", "rsqrt", "log2", "log10", "sin", "cos",
             "sinh", "cosh", "tanh", "tan", "sigmoid", "conj_physical", "_conj", "real", "imag", "isnan", "isinf", "isfinite",
             "isreal"):
    s.add(f"aten::{name}", T(SHAPES, C, "finite"), tolerance=1e-3)
for name in ("add", "sub", "rsub"):
    s.add(f"aten::{name}.Tensor", T("n,3//2,3", C, "finite"), T("3/n,3/n,1,1", C, "finite"), alpha=[1, 2])
for name in ("mul", "div"):
    s.add(f"aten::{name}.Tensor", T("n,3//2,3", C, "finite"), T("3/n,3/n,1,1", C, "finite"), tolerance=1e-3)
    s.add(f"aten::{name}.Tensor", T("n,3", C, "finite"), T("3", "f32 f64", "finite"))
    s.add(f"aten::{name}.Tensor", T("n,3", "f32 f64", "finite"), T("3", C, "finite"))
    s.add(f"aten::{name}.Scalar", T("n,3", C, "finite"), [2, 0.5])
s.add("aten::eq.Tensor", T("n,3", C, "from:0:1"), T("3", C, "from:0:1"))
s.add("aten::ne.Tensor", T("n,3", C), T("3", C))
s.add("aten::pow.Tensor_Scalar", T("n,3", C, "finite"), [2, 3, -1, -2, 0, 0.5, 1.5], tolerance=2e-3)
s.add("aten::pow.Tensor_Tensor", T("n,3", C, "positive"), T("3", C, "positive"), tolerance=2e-3)
s.add("aten::complex", T("n,3/3", "f32 f64"), T("n,3/n,3", "f32 f64"))
s.add("aten::polar", T("n,3", "f32 f64", "finite"), T("n,3", "f32 f64", "finite"))
s.add("aten::mm", T("n,3", C, "finite"), T("3,m", C, "finite"))
s.add("aten::bmm", T("n,2,3", C, "finite"), T("n,3,4", C, "finite"))
s.add("aten::mv", T("n,3", C, "finite"), T("3", C, "finite"))
s.add("aten::dot", T("n", C, "finite"), T("n", C, "finite"))
s.add("aten::vdot", T("n", C, "finite"), T("n", C, "finite"))
s.add("aten::matmul", T("n,2,3/3/n,4,2,3", C, "finite"), T("3,4/3/3", C, "finite"))
s.add("aten::addmm", T("4", C, "finite"), T("n,3", C, "finite"), T("3,4", C, "finite"), alpha=2)
s.add("aten::to.dtype", T("n,3", C, "finite"), ["c64", "c128", "f32", "f64"])
s.add("aten::to.dtype", T("n,3", "f32 f64 i64", "finite"), ["c64", "c128"])
s.add("aten::cat", [T("n,3", C), T("m,3", C)], 0)
s.add("aten::stack", [T("n,3", C), T("n,3", C)], [0, -1])
s.add("aten::sum", T("n,3", C, "finite"))
s.add("aten::sum.dim_IntList", T("n,3", C, "finite"), [1], [True, False])
s.add("aten::mean.dim", T("n,3", C, "finite"), [-1], [True, False])
s.add("aten::cumsum", T("n,3", C, "finite"), 0)
s.add("aten::index_select", T("n,3", C), 1, T("4", "i64", "below:3"))
s.add("aten::gather", T("n,3", C), 1, T("n,2", "i64", "below:3"))
s.add("aten::where.self", T("n,3", "bool"), T("n,3", C), T("3", C))
s.add("aten::masked_fill.Scalar", T("n,3", C), T("n,3", "bool"), 2.5)
s.add("aten::flip", T("n,3", C), [0, 1])
s.add("aten::roll", T("n,3", C), [1], [0])
s.add("aten::tril", T("n,3", C))
s.add("aten::linalg_vector_norm", T("n,3", C, "finite"), [2, 1, 3, 0], [1], [True, False])
s.add("aten::norm.Scalar", T("n,3", C, "finite"), 2)
s.add("aten::var.correction", T("n,3", C, "finite"), [1], correction=[0, 1])
s.add("aten::std.correction", T("n,3", C, "finite"), [1], correction=1)
s.add("aten::zeros_like", T("n,3", C))
s.add("aten::ones_like", T("n,3", C))
s.add("aten::full_like", T("n,3", C), 2.5)
s.run()
