# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
FLOATS = "f32 f64 f16 bf16"
x = T("n,3//2,0,n", FLOATS)
for name in ("hardsigmoid", "hardswish", "mish", "relu", "silu", "log_sigmoid", "relu6", "selu", "softplus", "hardshrink",
             "softshrink", "elu", "leaky_relu", "hardtanh", "sigmoid", "tanh", "celu"):
    s.add(f"aten::{name}", x)
s.add("aten::relu", T("n,3", "i64 i32 u8"))
# The tails are differences of numbers close to 1, which runtimes that have Gelu do not take.
for kind in ("none", "tanh"):
    s.add("aten::gelu", T("n,3//2,0,n", "f64"), approximate=kind)
    s.add("aten::gelu", T("n,3//2,0,n", "f32"), approximate=kind, absolute=1e-6)
    s.add("aten::gelu", T("n,3//2,0,n", "f16"), approximate=kind, absolute=2e-3)
    s.add("aten::gelu", T("n,3//2,0,n", "bf16"), approximate=kind, absolute=2e-2)
s.add("aten::elu", x, 0.5, 1.5, 2.0)
s.add("aten::celu", x, 0.5)
s.add("aten::softplus", x, [0.5, 3], [20, 1])
s.add("aten::softshrink", x, [0.0, 1.5])
s.add("aten::hardshrink", x, [0.0, 1.5])
s.add("aten::leaky_relu", x, [0.0, -0.5, 2])
s.add("aten::hardtanh", T("n,3", "f32 i64"), [-2], [3])
s.add("aten::threshold", T("n,3", "f32 f64 i64"), [1, 0], [2, -1])
s.add("aten::glu", T("n,4/n,3,6", FLOATS), -1)
s.add("aten::glu", T("4,n", FLOATS), 0)
s.add("aten::rrelu", x, training=False)
s.add("aten::prelu", T("n,3,4", FLOATS), T("3/1", FLOATS))
s.add("aten::_safe_softmax", T("n,3"), 1)
for name in ("softmax.int", "log_softmax.int"):
    s.add(f"aten::{name}", T("n,3,4", "f32 f64", "finite"), [0, 1, -1])
    s.add(f"aten::{name}", T("n,3", "f32"), 1)
    s.add(f"aten::{name}", T("n,9", "f16 bf16", "finite"), 1)

g = T("n,3", FLOATS, "finite")
for name in ("hardsigmoid_backward", "hardswish_backward", "mish_backward", "silu_backward"):
    s.add(f"aten::{name}", g, T("n,3", FLOATS, "finite"), tolerance=3e-2)  # Every step is rounded to half precision.
s.add("aten::gelu_backward", T("n,3", "f32 f64", "finite"), T("n,3", "f32 f64", "finite"), tolerance=1e-3)
s.add("aten::gelu_backward", T("n,3", "f32 f64", "finite"), T("n,3", "f32 f64", "finite"), approximate="tanh", tolerance=1e-3)
s.add("aten::elu_backward", g, 1, 1, 1, [True, False], g, tolerance=1e-3)
s.add("aten::elu_backward", g, 0.5, 1.5, 2.0, [True, False], g, tolerance=1e-3)
s.add("aten::hardshrink_backward", g, T("n,3", FLOATS), 0.5)
s.add("aten::softshrink_backward", g, T("n,3", FLOATS), 0.5)
s.add("aten::hardtanh_backward", g, T("n,3", FLOATS), -1, 2)
s.add("aten::leaky_relu_backward", g, g, 0.3, False)
s.add("aten::threshold_backward", g, T("n,3", FLOATS), 0.5)
s.add("aten::softplus_backward", g, g, [1, 2], 20, tolerance=1e-3)
s.add("aten::log_sigmoid_forward", g, results=[0])
s.add("aten::glu_backward", T("n,2", FLOATS, "finite"), T("n,4", FLOATS, "finite"), 1, tolerance=1e-3)
s.add("aten::_prelu_kernel_backward", g, g, g)
for kind, shape in ((0, "6,6"), (1, "2,6"), (2, "2,3,6,6")):
    s.add("aten::_masked_softmax", T("2,3,6,6", "f32 f64", "finite"), T(shape, "bool bool"), [None, -1], kind)
s.add("aten::rrelu", T("n,3"))
s.add("aten::rrelu_with_noise_functional", T("n,3"), T("n,3"), results=[0])
s.add("aten::_add_relu.Tensor", T("n,3", "f32 i64", "finite"), T("3", "f32 i64", "finite"), alpha=[1, 2])
s.add("aten::_add_relu.Scalar", T("n,3", "f32 i64", "finite"), 1, [1, 2])
s.run()
