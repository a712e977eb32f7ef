# RUN: %python %s
from differential import T, Suite

s = Suite(__file__)
N = "f32 i64"
x = T("n,5,3", N)
s.add("aten::argwhere", T("n,3", "f32 i64 bool"))
s.add("aten::index_add", T("n,5", N, "finite"), 1, T("4", "i64", "below:5"), T("n,4", N, "finite"), alpha=[1, 2])
s.add("aten::index_copy", T("n,5", N), 1, T("1", "i64", "below:5"), T("n,1", N))
s.add("aten::index_fill.int_Scalar", T("n,5", N), 1, T("3", "i64", "below:5"), 2)
s.add("aten::index_reduce", T("n,5", "f32", "positive"), 1, T("4", "i64", "below:5"), T("n,4", "f32", "positive"),
      ["prod", "mean", "amax", "amin"], include_self=[True, False])
s.add("aten::masked_scatter", T("n,3", N), T("n,3", "bool"), T("n,3", N))
s.add("aten::masked_select", T("n,3", N), T("n,3/3/n,1", "bool"))
s.add("aten::masked_fill.Scalar", T("n,3", N), T("n,3/3/n,1", "bool"), 2)
s.add("aten::masked_fill.Tensor", T("n,3", N), T("n,3", "bool"), T("", N))
s.add("aten::gather", x, [1, -2], T("n,2,3", "i64", "below:5"))
s.add("aten::index_select", x, 1, T("4", "i64", "below:5"))
s.add("aten::index.Tensor", x, [[None, T("4", "i64", "below:5")]])
s.add("aten::index.Tensor", x, [[T("4", "i64", "below:n"), T("4", "i64", "below:5")]])
s.add("aten::index.Tensor", x, [[T("4", "i64", "below:n"), None, T("2,1", "i64", "from:-3:2")]])
s.add("aten::index_put", T("n,5", N), [[T("1", "i64", "below:n")]], T("5", N), [False, True])
# A mask beside another index has as many elements as that, and values may be broadcast.
s.add("aten::index.Tensor", T("n,5,3", N), [[None, T("1", "i64", "below:5"), T("3", "bool", "below:1")]])
s.add("aten::index_put", T("n,5", N), [[T("4", "i64", "below:n")]], T("5/4,1/1/4,5", N, "finite"), [False, True])
s.add("aten::take", x, T("4", "i64", "below:15"))
s.add("aten::scatter.src", T("n,5", N), 1, T("n,1", "i64", "below:5"), T("n,4", N))
s.add("aten::scatter.value", T("n,5", N), 1, T("n,2", "i64", "below:5"), 2)
s.add("aten::scatter_add", T("n,5", N, "finite"), 1, T("n,7", "i64", "below:5"), T("n,7", N, "finite"))
s.add("aten::scatter_reduce.two", T("n,5", N, "positive"), 1, T("n,7", "i64", "below:5"), T("n,7", N, "positive"),
      ["sum", "prod", "amax", "amin"], include_self=[True, False])
s.add("aten::scatter_reduce.two", T("n,5", "f32", "positive"), 1, T("n,7", "i64", "below:5"), T("n,7", "f32", "positive"), "mean",
      include_self=[True, False])
s.add("aten::put", T("n,5", N), T("1", "i64", "below:5"), T("1", N), [False, True])
s.add("aten::where.self", T("n,3", "bool"), T("n,3", N), T("3", N))
s.add("aten::bucketize.Tensor", T("n,3", "f32 i64", "finite"), T("1", "f32 i64", "finite"), right=[False, True])
s.add("aten::bincount", T("n", "i64", "below:7"))
s.add("aten::isin.Tensor_Tensor", T("n,3/", N), T("2,4/3", N), invert=[False, True])
s.add("aten::one_hot", T("n,3", "i64", "below:5"), 5)
s.add("aten::repeat_interleave.self_int", x, 2, [None, 0, 1])
s.add("aten::_unique2", T("n", "i64", "below:5"), True, True, True)
s.add("aten::unique_consecutive", T("n", "i64", "below:3"), True, True)
s.add("aten::embedding", T("7,3", "f32 f64"), T("n,4", "i64 i32", "below:7"))
s.run()
