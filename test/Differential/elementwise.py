# RUN: %python %s
from differential import INTS, Call, Suite, T

s = Suite(__file__)
FLOATS = "f32 f64 f16 bf16"
NUMBERS = f"{FLOATS} {INTS} i8 i16"
LEFT, RIGHT = "n,3//n,1,2/1", "3/n/2/n,3"
for name in ("add", "sub"):
    s.add(f"aten::{name}.Tensor", T(LEFT, NUMBERS), T(RIGHT, NUMBERS), alpha=[1, 2])
    s.add(f"aten::{name}.Scalar", T(LEFT, NUMBERS), [2, -3], alpha=[1, 2])
    s.add(f"aten::{name}.Scalar", T(LEFT, NUMBERS), 2.5)
s.add("aten::add.Tensor", T(LEFT, "bool"), T(RIGHT, "bool"), alpha=[0, 1, 2, True, False])
s.add("aten::rsub.Tensor", T(LEFT, NUMBERS), T(RIGHT, NUMBERS), alpha=[1, 2])
s.add("aten::rsub.Scalar", T(LEFT, NUMBERS), [2, 2.5])
s.add("aten::mul.Tensor", T(LEFT, NUMBERS + " bool"), T(RIGHT, NUMBERS + " bool"))
s.add("aten::add.Tensor", T("n,3", "i64 f32 bool u8"), T("n,3", "f32 f64 i64 i8"))
s.add("aten::mul.Tensor", T("n,3", "i64 f32 bool u8"), T("", "f32 f64 i64 i8"))
s.add("aten::div.Tensor", T(LEFT, NUMBERS), T(RIGHT, NUMBERS, "positive"))
s.add("aten::div.Tensor_mode", T(LEFT, "f32 f64 i64 i32 u8"), T(RIGHT, "f32 f64 i64 i32 u8", "positive"), rounding_mode=["floor", "trunc"])
s.add("aten::div.Tensor_mode", T("n,3", "f32 f64"), T("n,3", "f32 f64"), rounding_mode=["floor", "trunc"])
s.add("aten::div.Scalar_mode", T("n,3", "f32 i64", "finite"), [2, -3, 0.7], rounding_mode=["floor", "trunc"])
for name in ("floor_divide", "remainder.Tensor", "fmod.Tensor"):
    s.add(f"aten::{name}", T(LEFT, "f32 f64 i64 i32 u8", "finite"), T(RIGHT, "f32 f64 i64 i32 u8", "positive"))
    s.add(f"aten::{name}", T("n,3", "i64 i32"), T("n,3", "i64 i32", "from:-4:-1"))
for name in ("remainder.Scalar", "fmod.Scalar", "floor_divide.Scalar"):
    s.add(f"aten::{name}", T("n,3", "f32 i64", "finite"), [2, -3, 0.7], absolute=1e-6)  # What is left of a difference.
# A number is one of the tensor's dtype: 200 is -56 of int8, and -3 is 253 of uint8.
for name in ("remainder.Scalar", "fmod.Scalar", "floor_divide.Scalar"):
    s.add(f"aten::{name}", T("n,3", "i8 u8 i16", "finite"), [200, -200, -3, 70000])
# A quotient that is rounded to a half goes down.
for numbers in ((4.46875, 0.050048828125, "bf16"), (10.0, -1.3917759815740283e-06, "f32"), (-1.0000000272564226e16, 2.5, "f64")):
    s.add("aten::floor_divide", *(Call("aten::full", [2], x, dtype=numbers[2]) for x in numbers[:2]), tolerance=1e-9)
s.add("aten::remainder.Scalar_Tensor", 7, T("n,3", "f32 i64", "positive"))
for name in ("maximum", "minimum", "fmax", "fmin", "copysign.Tensor", "heaviside", "atan2", "hypot", "logaddexp", "logaddexp2",
             "xlogy.Tensor", "special_xlog1py", "nextafter"):
    s.add(f"aten::{name}", T("n,3//n,1,2", "f32 f64"), T("3/n/2", "f32 f64"))
for name in ("maximum", "minimum"):
    s.add(f"aten::{name}", T(LEFT, INTS + " bool"), T(RIGHT, INTS + " bool"))
s.add("aten::copysign.Scalar", T("n,3", "f32 i64"), [-1, 2.0])
for name in ("eq", "ne", "lt", "le", "gt", "ge"):
    s.add(f"aten::{name}.Tensor", T(LEFT, NUMBERS), T(RIGHT, NUMBERS))
    s.add(f"aten::{name}.Tensor", T("n,3", "i64 f32 u8 i32"), T("n,3", "f32 f64 i64 i8"))
    s.add(f"aten::{name}.Scalar", T("n,3", NUMBERS), [1, 0.5])
s.add("aten::pow.Tensor_Tensor", T("n,3//n,1,2", "f32 f64"), T("3/n/2", "f32 f64"), tolerance=1e-3)
s.add("aten::pow.Tensor_Tensor", T("n,3", "i64 i32"), T("n,3", "i64 i32", "below:4"))
s.add("aten::pow.Tensor_Tensor", T("n,3", "i8"), T("n,3", "i8", "from:-3:-1"))
s.add("aten::pow.Tensor_Tensor", T("n,3", "i8", "from:-128:-127"), T("n,3", "i8", "from:-3:-1"))
s.add("aten::pow.Tensor_Scalar", T("n,3", "f32 f64"), [2, 3, 0.5, -1, 0, 2.5, -0.5], tolerance=1e-3)
s.add("aten::pow.Tensor_Scalar", T("n,3", "i64 i32"), [2, 3, 0])
s.add("aten::pow.Scalar", [2, 0.5, -3], T("n,3", "f32 i64", "positive"), tolerance=1e-3)
for name in ("clamp", ):
    s.add("aten::clamp", T("n,3", NUMBERS), [-1, None], [2])
    s.add("aten::clamp", T("n,3", "f32 i64"), [0.5], [2.5, None])
    s.add("aten::clamp.Tensor", T("n,3", "f32 i64"), T("3", "f32 i64", "from:-3:0"), T("n,1", "f32 i64", "positive"))
s.add("aten::clamp_min", T("n,3", NUMBERS), [1, 0.5])
s.add("aten::clamp_max", T("n,3", NUMBERS), [1, 0.5])
s.add("aten::clamp_min.Tensor", T("n,3", "f32 i64"), T("3", "f32 i64"))
s.add("aten::clamp_max.Tensor", T("n,3", "f32 i64"), T("3", "f32 i64"))
for name in ("deg2rad", "rad2deg", "frac", "trunc", "isfinite", "isinf", "isnan", "isneginf", "isposinf", "nan_to_num", "signbit",
             "exp2", "expm1", "log10", "log1p", "log2", "rsqrt", "sinc", "special_entr", "angle", "logit", "abs", "neg", "sign",
             "ceil", "floor", "round", "exp", "log", "sqrt", "sin", "cos", "asin", "acos", "atan", "sinh", "cosh", "asinh",
             "acosh", "atanh", "erf", "erfc", "reciprocal", "square", "sgn", "positive", "lgamma", "digamma", "erfinv"):
    if name not in ("lgamma", "digamma", "erfinv"):
        s.add(f"aten::{name}", T("n,3//2,0", "f32 f64"))
s.add("aten::tan", T("n,3//2,0", "f32 f64"), tolerance=1e-4)  # Steep at its poles.
for name in ("deg2rad", "exp2", "expm1", "log10", "log1p", "log2", "rsqrt", "isfinite", "isnan", "isinf", "signbit", "trunc", "sgn", "sin",
             "abs", "sign", "sqrt", "reciprocal"):
    s.add(f"aten::{name}", T("n,3", "i64 i32 u8"))
s.add("aten::nan_to_num", T("n,3", "f32 f64 i64"), [None, 1.5], [None, 9.0], [None, -9.0])
s.add("aten::logit", T("n,3", "f32 f64", "unit"), [None, 0.1])
s.add("aten::logit_backward", T("n,3"), T("n,3", "f32", "unit"), [None, 0.1])
s.add("aten::round.decimals", T("n,3", "f32 f64", "finite"), decimals=[0, 1, 2, -1])
s.add("aten::lerp.Scalar", T("n,3", "f32 f64", "finite"), T("3", "f32 f64", "finite"), [0.3, 0.7, 1])
s.add("aten::lerp.Tensor", T("n,3", "f32 f64", "finite"), T("3", "f32 f64", "finite"), T("n,3", "f32 f64", "unit"))
for name in ("addcmul", "addcdiv"):
    s.add(f"aten::{name}", T("n,3", "f32 f64", "finite"), T("3", "f32 f64", "finite"), T("n,1", "f32 f64", "positive"), value=[1, 0.5])
s.add("aten::addcmul", T("n,3", "i64"), T("3", "i64"), T("n,1", "i64"), value=[1, 2, 1.5, -2.5, 0.5])
s.add("aten::fill.Scalar", T("n,3", "f32 i64"), 2)
for name in ("and", "or", "xor"):
    s.add(f"aten::bitwise_{name}.Tensor", T(LEFT, "i64 i32 u8 bool"), T(RIGHT, "i64 i32 u8 bool"))
    s.add(f"aten::bitwise_{name}.Scalar", T("n,3", "i64 i32 u8"), 5)
s.add("aten::bitwise_not", T("n,3", "i64 i32 u8 bool"))
for name in ("left", "right"):
    s.add(f"aten::bitwise_{name}_shift.Tensor", T("n,3", "i64 i32 i8 u8"), T("n,3", "i64 i32 i8 u8", "below:6"))
s.add("aten::ldexp.Tensor", T("n,3", "f32", "finite"), T("n,3", "i64", "below:6"))
for name in ("logical_and", "logical_or", "logical_xor"):
    s.add(f"aten::{name}", T(LEFT, "f32 i64 bool"), T(RIGHT, "f32 i64 bool"))
    s.add(f"aten::{name}", T("n,3", "f32 i8"), T("", "f64 i64"))
s.add("aten::logical_not", T("n,3", "f32 i64 bool"))
s.add("aten::isclose", T("n,3", "f32 i64"), T("n,3", "f32 i64"), equal_nan=[False, True])
for name in ("special_xlog1py", "special_xlogy", "special_zeta"):
    s.add(f"aten::{name}.other_scalar", T("n,3", "f32", "positive"), 2, tolerance=1e-3)
    s.add(f"aten::{name}.self_scalar", 2, T("n,3", "f32", "positive"), tolerance=1e-3)
s.add("aten::special_xlogy", T("n,3", "f32 f64", "positive"), T("3", "f32 f64", "positive"), tolerance=1e-3)
s.add("aten::xlogy.Scalar_Other", T("n,3", "f32", "positive"), 2, tolerance=1e-4)
s.add("aten::xlogy.Scalar_Self", 2, T("n,3", "f32", "positive"), tolerance=1e-4)
s.add("aten::where.ScalarOther", T("n,3", "bool"), T("n,3", "f32 i64"), 2)
s.add("aten::where.ScalarSelf", T("n,3", "bool"), 2, T("n,3", "f32 i64"))
s.add("aten::frexp.Tensor", T("n,3", "f32 f64", "finite"))
s.add("aten::_prelu_kernel", T("n,3"), T("3"))
s.add("aten::equal", T("n,3/n", "f32 i64", "from:0:1"), T("m,3/m", "f32 i64", "from:0:1"))
s.add("aten::equal", T("n,3", "f32 i64", "below:2"), T("n,3", "f32 i64", "below:2"))
s.run()
