# RUN: %python %s
from differential import Suite, T

s = Suite(__file__)
N = "i64 i32 u8 i8"
small = T("n,3", N, "from:0:7")
for name in ("and", "or", "xor"):
    s.add(f"aten::bitwise_{name}.Scalar_Tensor", 5, T("n,3", N + " bool", "from:0:100"))
    s.add(f"aten::bitwise_{name}.Tensor", T("n,3", N + " bool", "from:0:100"), T("3", N + " bool", "from:0:100"))
    s.add(f"aten::__{name}__.Scalar", T("n,3", N, "from:0:100"), [5, -1, 2**62])
    s.add(f"aten::__{name}__.Tensor", T("n,3/3", N, "from:-100:100"), T("3/n,3", N, "from:-7:7"))
    s.add(f"aten::__{name}__.Tensor", T("n,3", "bool"), T("3", "bool"))
    s.add(f"aten::__{name}__.Scalar", T("n,3", "bool"), [5, True, False])
for name in ("left", "right"):
    s.add(f"aten::bitwise_{name}_shift.Scalar_Tensor", 5, small)
    s.add(f"aten::bitwise_{name}_shift.Tensor_Scalar", small, [0, 3])
    s.add(f"aten::bitwise_{name}_shift.Tensor", T("n,3", N, "from:0:100"), T("3", N, "from:0:7"))
for name in ("lshift", "rshift"):
    s.add(f"aten::__{name}__.Scalar", small, [0, 2])
    s.add(f"aten::__{name}__.Tensor", T("n,3", N, "from:0:100"), T("3", N, "from:0:7"))
s.add("aten::gcd", T("n,3", N, "from:0:60"), T("3", N, "from:0:60"))
s.add("aten::lcm", T("n,3", "i64 i32", "from:1:20"), T("3", "i64 i32", "from:1:20"))
s.add("aten::hash_tensor", T("n,3,4", "i64 i32 i16 i8 u8 bool f16 bf16"), [[], [1], [0, -1]], keepdim=[False, True])
s.add("aten::hash_tensor", T("n,3/", "f32 f64"))
s.run()
