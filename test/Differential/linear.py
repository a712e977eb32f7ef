# RUN: %python %s
from differential import Call, Suite, T

s = Suite(__file__)
N = "f32 f64 i64"
f = lambda shape, dtype=N: T(shape, dtype, "finite")
s.add("aten::addmm", f("4/n,4/"), f("n,3"), f("3,4"), beta=[1, 2], alpha=[1, 3], tolerance=1e-3)
s.add("aten::addmm", T("4", N), f("n,3"), f("3,4"), beta=0, tolerance=1e-3)
s.add("aten::baddbmm", f("n,2,4/4"), f("n,2,3"), f("n,3,4"), beta=[1, 2], alpha=[1, 3], tolerance=1e-3)
s.add("aten::addbmm", f("2,4"), f("n,2,3"), f("n,3,4"), beta=[1, 2], alpha=[1, 3], tolerance=1e-3)
s.add("aten::addmv", f("n/"), f("n,3"), f("3"), beta=[1, 2], alpha=[1, 3], tolerance=1e-3)
s.add("aten::addr", f("n,4"), f("n"), f("4"), beta=[1, 2], alpha=[1, 3], tolerance=1e-3)
s.add("aten::addr", T("n,4", "bool"), T("n", "bool"), T("4", "bool"), beta=[1, 2, 0], alpha=[1, -1])
s.add("aten::bilinear", f("n,3", "f32"), f("n,4", "f32"), f("5,3,4", "f32"), [None, f("5", "f32")], tolerance=1e-3)
s.add("aten::linear", f("n,3/n,2,3/3", "f32 f64"), f("4,3", "f32 f64"), [None, f("4", "f32 f64")], tolerance=1e-3)
s.add("aten::matmul", f("n,2,3/3/n,3/2,n,4,3/3"), f("3,4/3/3/n,3,5/n,3,4"), tolerance=1e-3)
s.add("aten::mv", f("n,3"), f("3"), tolerance=1e-3)
s.add("aten::dot", f("n"), f("n"), tolerance=1e-3)
s.add("aten::_trilinear", f("n,3,4", "f32"), f("n,3,4", "f32"), f("n,3,4", "f32"), [], [], [], [1, 2], tolerance=1e-3)
s.add("aten::_trilinear", T("n,3", "i32 u8"), T("n,3", "i32 u8"), T("n,3", "i32 u8"), [], [], [], [1])
s.add("aten::layer_norm", f("n,3,4", "f32 f64"), [3, 4], [None, f("3,4", "f32 f64")], [None, f("3,4", "f32 f64")], tolerance=1e-3)
s.add("aten::native_layer_norm", f("n,3,4", "f32"), [4], [None, f("4", "f32")], None, 1e-5, tolerance=1e-3)
s.add("aten::rms_norm", f("n,3,4", "f32"), [4], [None, f("4", "f32")], [None, 1e-5], tolerance=1e-3)
s.add("aten::group_norm", f("n,6,h", "f32"), 3, [None, f("6", "f32")], [None, f("6", "f32")], tolerance=1e-3)
for training in (False, True):
    s.add("aten::batch_norm", f("n,3/n,3,h/n,3,4,5", "f32"), f("3", "f32"), f("3", "f32"), f("3", "f32"), T("3", "f32", "positive"), training, 0.1,
          1e-5, False, tolerance=2e-3)
s.add("aten::_native_batch_norm_legit_no_training", f("n,3,4", "f32"), f("3", "f32"), f("3", "f32"), f("3", "f32"), T("3", "f32", "positive"), 0.1,
      1e-5, results=[0], tolerance=1e-3)
s.add("aten::instance_norm", f("n,3,5", "f32"), f("3", "f32"), f("3", "f32"), None, None, True, 0.1, 1e-5, False, tolerance=1e-3)
s.add("aten::_weight_norm", f("4,3,2", "f32"), f("4,1,1", "f32"), 0, tolerance=1e-3)
s.add("aten::einsum", ["ij,jk->ik", "ij,kj", "ij,jk->"], [[T("n,3", "f32", "finite"), T("3,3", "f32", "finite")]], tolerance=1e-3)
# Whose kernel takes other ways for other sizes: it is ONNX's, for the narrow dtypes in a wider one.
s.add("aten::einsum", "...i,...i->...", [[T("n,3", "f16 bf16 u8 i16 i32", "finite"), T("n,3", "f16 bf16 u8 i16 i32", "finite")]],
      tolerance=1e-2)
s.add("aten::linalg_multi_dot", [[T("n,3", "f32", "finite"), T("3,5", "f32", "finite"), T("5,2", "f32", "finite")]], tolerance=1e-3)
s.add("aten::_addmm_activation", T("4", "f32", "finite"), T("n,3", "f32", "finite"), T("3,4", "f32", "finite"), use_gelu=[False, True], tolerance=1e-3)
s.add("aten::cross", T("n,3", "f32 i64", "finite"), T("n,3", "f32 i64", "finite"), [1, -1])
s.add("aten::chain_matmul", [[T("n,3", "f32", "finite"), T("3,m", "f32", "finite"), T("m,2", "f32", "finite")]], tolerance=1e-3)
for x, y, dims, others in (("n,m", "m,p", [1], [0]), ("n,m,3", "3,m,p", [1, 2], [1, 0]), ("n,m,3", "m,3", [-2, 2], [0, 1]), ("n,3", "p", [], []),
                           ("n,3", "n,3", [0, 1], [0, 1]), ("n,1", "p,3", [1], [1]), ("n,3,2", "2,1,p", [1, 2], [1, 0])):
    s.add("aten::tensordot", T(x, "f32 f64 i64", "finite"), T(y, "f32 f64 i64", "finite"), dims, others, tolerance=1e-3)
f8 = T("16,32", "f8", "unit")
scaled = f8, Call("aten::t", f8), T("", values="positive"), T("", values="positive")
s.add("aten::_scaled_mm", *scaled, T("16", "bf16"), out_dtype="bf16")
# A sum that is almost between two numbers of 3 bits goes to either, and one beyond them to the largest or to nan, as the CPU has it.
s.add("aten::_scaled_mm", *scaled, T("16", "bf16", "finite"), tolerance=1 / 8)
s.add("aten::_scaled_mm", *scaled, out_dtype="f32")
s.add("aten::_grouped_mm", T("2,16,8", "bf16", "unit"), T("2,8,16", "bf16", "unit"))
s.run()
