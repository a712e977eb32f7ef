# RUN: %python %s
"""Operators that draw numbers: shapes, dtypes and the distributions of many draws; the numbers where only one can be drawn."""
from differential import FLOATS, Suite, T

s = Suite(__file__)
MANY = "n,2000"
x = T(MANY, FLOATS, "finite")
p = T(MANY, FLOATS, "unit")
MEAN, STD = [0.0, 1.5], [1.0, 0.25]


def draw(name, *args, **named):
    s.add(f"aten::{name}", *args, compare="draws", **named)


for name in "dropout", "alpha_dropout":
    draw(name, x, [0.25, 0.5], True)
for name in "feature_dropout", "feature_alpha_dropout":
    draw(name, T("n,500,2", values="finite"), 0.5, True)
draw("native_dropout", x, 0.25, True)
for name in "rand", "randn":
    draw(name, [[3, 1000], []], dtype=[None, "f64", "f16"])
    draw(f"{name}.generator", [[3, 1000]], generator=None)
    draw(f"{name}_like", T("n,2000/", "f32 f64 f16 bf16"))
    draw(f"{name}_like.generator", x, generator=None)
draw("poisson", T(MANY, FLOATS, "unit"))
draw("poisson", T(MANY, FLOATS, "from:5:40"))
draw("binomial", T(MANY, "f32 f64", "from:20:20"), T(MANY, "f32 f64", "unit"))
draw("rrelu", T(MANY, "f32 f64", "finite"), 0.1, 0.4, True)
draw("uniform", x, [-1.0, 0.5], [1.0, 2.0])
draw("normal_functional", x, MEAN, STD)
draw("normal.float_float", MEAN, STD, [[3, 1000]])
draw("normal.Tensor_float", x, STD)
draw("normal.float_Tensor", MEAN, T(MANY, FLOATS, "positive"))
draw("normal.Tensor_Tensor", T("n,2000/2000", FLOATS, "finite"), T("2000/n,2000", FLOATS, "positive"))
draw("log_normal", x, MEAN, [0.25, 0.5])
draw("cauchy", x, [0.0, 2.0], [1.0, 0.5])
draw("exponential", x, [1.0, 2.5])
draw("geometric", T(MANY, "f32 f64 i64 i32"), [0.25, 0.9])
draw("bernoulli", p)
draw("bernoulli.p", T(MANY, "f32 f64 i64 bool"), [0.25, 0.0, 1.0])
draw("bernoulli.Tensor", T(MANY, "f32 f64 i64 bool"), T(MANY, "f32 f64 f32 f64", "unit"))
draw("randint", [1, 10, 1000], [[3, 1000]], dtype=["i64", "i32", "f32"])
draw("randint.generator", 10, [[3, 1000]], generator=None)
draw("randint.low", -5, [-4, 20], [[3, 1000]], dtype=["i64", "i32", "f32"])
draw("randint.low_generator", -5, 20, [[3, 1000]], generator=None)
y = T(MANY, "f32 i64 u8", "positive")
draw("randint_like", y, [1, 10])
draw("randint_like.generator", y, 10, generator=None)
draw("randint_like.Tensor", y, T("", "i64", "from:10:10"))
draw("randint_like.Tensor_generator", y, T("", "i64", "from:10:10"), generator=None)
draw("randint_like.low_dtype", y, 2, [3, 20])
draw("randint_like.low_generator_dtype", y, 2, 20, generator=None)
draw("random", T(MANY, "f32 f16 bf16 f64 i32 i64 u8 i8 bool"))
draw("random.to", T(MANY, "f32 i32 i64 u8"), [1, 100])
draw("random.from", T(MANY, "f32 i32 i64 u8"), 3, [4, 100])
draw("randperm", [0, 1, 500], dtype=["i64", "i32"])
draw("randperm.generator", 500, generator=None)
draw("multinomial", T("n,40/40", "f32 f64", "positive"), 1500, True)
draw("multinomial", T("1000,5", "f32 f64", "positive"), 2)

for name in "dropout", "alpha_dropout", "feature_dropout", "feature_alpha_dropout", "native_dropout":
    s.add(f"aten::{name}", T("n,3,2"), 0.5, False)
s.add("aten::dropout", T("n,3/", FLOATS, "finite"), 0.0, True)
s.add("aten::native_dropout", T("n,3/", FLOATS, "finite"), 0.0, True)
s.add("aten::native_dropout_backward", T("n,3"), T("n,3", "bool"), 2.0)
s.add("aten::multinomial", T("n,1", values="positive"), 1)
s.run()
