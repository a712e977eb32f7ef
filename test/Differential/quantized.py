# RUN: %python %s
"""Quantized tensors. A case compares what they stand for; sums that PyTorch rounds as integers may be one step off."""
from differential import Call, Suite, T

s = Suite(__file__)


def quantize(shape, scale=0.1, zero=5, dtype="quint8", values="finite"):
    return Call("aten::quantize_per_tensor", T(shape, values=values), scale, zero, dtype)


def by_channel(shape, channels, axis=0, dtype="qint8"):
    zeros = T(str(channels), "i64", "from:0:0" if dtype == "qint8" else "from:0:9")
    return Call("aten::quantize_per_channel", T(shape, values="finite"), T(str(channels), values="positive"), zeros, axis, dtype)


def inputs(shape):
    return [quantize(shape), quantize(shape, 0.03, -20, "qint8")]


STEP = {"absolute": 0.201}  # for results of scale 0.2
OUT = dict(output_scale=0.2, output_zero_point=3)

# Into integers and back.
for dtype, zero in ("quint8", 128), ("qint8", -3), ("qint32", 7):
    x = quantize("n,3/", 0.05, zero, dtype)
    s.add("aten::dequantize.self", x)
    s.add("aten::dequantize.tensor", x)
    s.add("aten::q_scale", x)
    s.add("aten::q_zero_point", x)
    s.add("aten::int_repr", x)
    s.add("aten::quantize_per_tensor", T("n,3/", values="finite"), [0.05, 1e-4], zero, dtype)
for dtype in "quint8", "qint8":
    s.add("aten::quantize_per_tensor.tensor_qparams", T("n,3"), T("/1", values="positive"), T("/1", "i64", "below:100"), dtype)
    for shape, axis in ("3,n", 0), ("n,3,2", 1):
        x = by_channel(shape, 3, axis, dtype)
        s.add("aten::dequantize.self", x)
        s.add("aten::q_per_channel_scales", x)
        s.add("aten::q_per_channel_zero_points", x)
        s.add("aten::q_per_channel_axis", x)
        s.add("aten::quantize_per_channel", T(shape), T("3", values="positive"), T("3", "i64", "below:9"), axis, dtype)

# Operators that keep the quantization of their input.
for x in inputs("n,3,4"):
    for name in ("clone", "contiguous", "detach", "alias", "relu", "squeeze", "max", "min", "mean"):
        s.add(f"aten::{name}", x)
    s.add("aten::chunk", x, 2, 1)
    s.add("aten::clamp", x, -0.5, [0.7, None])
    s.add("aten::relu6", x)
    s.add("aten::hardtanh", x)
    s.add("aten::leaky_relu", x, 0.2)
    s.add("aten::threshold", x, 0.3, 0.1)
    s.add("aten::constant_pad_nd", x, [1, 2], 0)
    s.add("aten::expand", quantize("n,1,4"), [-1, 3, 4])
    s.add("aten::flatten.using_ints", x, 1)
    s.add("aten::flip", x, [0, 2])
    s.add("aten::index_select", x, 1, T("p", "i64", "below:3"))
    s.add("aten::masked_fill.Scalar", x, T("n,3,4", "bool"), 0.5)
    s.add("aten::narrow", x, 2, 1, 2)
    s.add("aten::permute", x, [2, 0, 1])
    s.add("aten::repeat", x, [2, 1, 1])
    s.add("aten::reshape", x, [-1, 12])
    s.add("aten::select.int", x, 1, -1)
    s.add("aten::slice.Tensor", x, 2, 0, None, 2)
    s.add("aten::split.Tensor", x, 2, 1)
    s.add("aten::split_with_sizes", x, [1, 2], 1)
    s.add("aten::squeeze.dim", x, 0)
    s.add("aten::squeeze.dims", x, [0, 1])
    s.add("aten::stack", [x, x], 1)
    s.add("aten::cat", [x, x], 1)
    s.add("aten::transpose.int", x, 0, -1)
    s.add("aten::unbind.int", x, 1)
    s.add("aten::unflatten.int", x, 2, [2, -1])
    s.add("aten::unsqueeze", x, 1)
    s.add("aten::view", x, [-1, 12])
    s.add("aten::max.dim", x, 1)
    s.add("aten::min.dim", x, 2, True)
    s.add("aten::mean.dim", x, [1], absolute=0.11)
    s.add("aten::sort", x, 1, results=[0])
    s.add("aten::topk", x, 2, results=[0])
    s.add("aten::std.correction", x, [1])
    s.add("aten::avg_pool1d", x, [2], absolute=0.11)
    s.add("aten::max_pool1d", x, [2])
    s.add("aten::quantized_max_pool1d", x, [2], [1], [1])
    s.add("aten::gelu", x, absolute=0.11)
    s.add("aten::sigmoid", x, absolute=0.005)
    s.add("aten::hardsigmoid", x, absolute=0.005)
    s.add("aten::tanh", x, absolute=0.01)
    s.add("aten::index.Tensor", x, [[None, T("p", "i64", "below:3")]])
    s.add("aten::masked_fill.Tensor", x, T("n,3,4", "bool"), T(""))
    s.add("aten::_prelu_kernel", x, quantize("1,3,1", 0.05, 9, x.args[3]), absolute=0.11)
    s.add("aten::reflection_pad1d", x, [1, 2])
    s.add("aten::sort.stable", x, stable=True, dim=1)
    s.add("aten::unfold", x, 2, 2, 1)
    s.add("aten::numel", x)
    s.add("aten::size.int", x, 1)
    for compare in "eq", "ne", "lt", "le", "gt", "ge":
        s.add(f"aten::{compare}.Scalar", x, 0.3)
        s.add(f"aten::{compare}.Tensor", x, quantize("n,3,4", 0.2, 9))
for x in inputs("n,4,h,w"):
    s.add("aten::adaptive_avg_pool2d", x, [3, 2], absolute=0.11)
    s.add("aten::avg_pool2d", x, [2, 3], [2, 1], [1, 1], [False, True], [True, False], absolute=0.11)
    s.add("aten::max_pool2d", x, [3, 2], [2, 1], [1, 1], [1, 2], [False, True])
    s.add("aten::quantized_max_pool2d", x, [3, 2], [2, 1], [1, 1], [1, 2], [False, True])
    if x.args[3] == "quint8":  # PyTorch has no others of these
        s.add("aten::channel_shuffle", x, 2)
        s.add("aten::pixel_shuffle", x, 2)
    s.add("aten::pixel_unshuffle", quantize("n,2,4,6"), 2)
    s.add("aten::reflection_pad2d", x, [1, 2, 0, 1])
    s.add("aten::upsample_nearest2d.vec", x, None, [2.0, 1.5])
    s.add("aten::upsample_bilinear2d.vec", x, None, [False, True], [2.0, 1.5], absolute=0.11)
for name in "upsample_nearest", "_upsample_nearest_exact":
    s.add(f"aten::{name}2d.vec", quantize("n,2,h,w"), None, [0.7, 1.5])
    s.add(f"aten::{name}3d.vec", quantize("n,2,3,4,5"), None, [2.0, 0.7, 1.5])
s.add("aten::t", quantize("n,3"))
s.add("aten::quantized_max_pool3d", quantize("n,2,5,6,7"), [2, 2, 2], [2, 1, 2], [0, 1, 1], [1, 1, 1])
s.add("aten::adaptive_avg_pool3d", quantize("n,2,5,6,7"), [2, 3, 2], absolute=0.11)
s.add("aten::avg_pool3d", quantize("n,2,5,6,7"), [2, 3, 2], absolute=0.11)

# Operators that are told the quantization of their result.
for x in inputs("n,3,4"):
    for activation in "", "_relu":
        s.add(f"quantized::add{activation}", x, quantize("n,3,4/3,1", 0.2, 9, x.args[3]), 0.2, 3, **STEP)
        s.add(f"quantized::mul{activation}", x, quantize("n,3,4", 0.2, 9, x.args[3]), 0.2, 3, **STEP)
        s.add(f"quantized::cat{activation}", [[x, x]], 1, 0.2, 3, **STEP)
        s.add(f"quantized::cat{activation}", [[x, x]], 1, None, None)
        for number in 0.5, -3.0, 40.0:
            for name in f"mul_scalar{activation}", f"mul{activation}.Scalar", f"add_scalar{activation}", f"add{activation}.Scalar":
                s.add(f"quantized::{name}", x, number)
    s.add("quantized::matmul", x, quantize("4,5", 0.05, 9, x.args[3]), 0.2, 3, **STEP)
    s.add("quantized::celu", x, **OUT, alpha=[1, 0.7], **STEP)
    s.add("quantized::elu", x, **OUT, alpha=[1, 0.7], **STEP)
    s.add("quantized::hardswish", x, **OUT, **STEP)
    s.add("quantized::leaky_relu", x, 0.2, False, **OUT, **STEP)
    s.add("quantized::sigmoid", x, 0.01, 3, absolute=0.0101)
    s.add("quantized::softmax", x, -1, 0.01, 3, absolute=0.0101)
    s.add("quantized::prelu", x, quantize("3", 0.05, 9, x.args[3]), **OUT, **STEP)
    s.add("quantized::clamp", x, -0.5, [0.7, None])
    s.add("quantized::relu6", x)
    s.add("quantized::threshold", x, 0.3, 0.1)
    s.add("quantized::dropout", x, **OUT)
    s.add("quantized::max_pool1d", x, [2], [1], [1], [1], [False, True])
    s.add("quantized::layer_norm", x, [4], [T("4", values="finite"), None], T("4", values="finite"), 1e-5, **OUT, **STEP)
    s.add("quantized::instance_norm", x, [T("3", values="finite"), None], T("3", values="finite"), 1e-5, **OUT, **STEP)
for x in inputs("n,4,h,w"):
    s.add("quantized::max_pool2d", x, [3, 2], [2, 1], [1, 1], [1, 2], [False, True])
    s.add("quantized::group_norm", x, 2, [T("4", values="finite"), None], T("4", values="finite"), 1e-5, **OUT, **STEP)
CHANNELS = T("4", values="finite"), T("4", values="finite"), T("4", values="finite"), T("4", values="positive"), 1e-5, 0.2, 3
for dims, shape in ("1d", "n,4,w"), ("2d", "n,4,h,w"), ("3d", "n,4,3,h,w"), ("", "n,4,h,w"):
    for activation in "", "_relu":
        s.add(f"quantized::batch_norm{dims}{activation}", quantize(shape), *CHANNELS, **STEP)

# FBGEMM scales and adds bytes in an order of its own.
SUM = dict(tolerance=1e-4)
# Packed weights: small, as PyTorch's sums of products of bytes saturate on processors without VNNI.
for weight in quantize("5,3", 0.2, 0, "qint8"), by_channel("5,3", 5):
    for bias in T("5", values="finite"), None:
        packed = Call("quantized::linear_prepack", weight, bias)
        for x in quantize("n,3"), quantize("n,2,3", 0.02, 100):
            s.add("quantized::linear", x, packed, 0.2, 3, **STEP)
            s.add("quantized::linear_relu", x, packed, 0.2, 3, **STEP)
        for reduce_range in False, True:
            for shape in "n,3", "n,2,3":
                s.add("quantized::linear_dynamic", T(shape, values="finite"), packed, reduce_range, **SUM)
                s.add("quantized::linear_relu_dynamic", T(shape, values="finite"), packed, reduce_range, **SUM)
half = Call("quantized::linear_prepack_fp16", T("5,3", values="finite"), T("5", values="finite"))
s.add("quantized::linear_dynamic_fp16", T("n,3", values="finite"), half, **SUM)
s.add("quantized::linear_relu_dynamic_fp16", T("n,3", values="finite"), half, **SUM)
for dims, image in (1, "n,4,w"), (2, "n,4,h,w"), (3, "n,4,5,h,w"):
    kernel = ",".join("323"[:dims])
    for weight in quantize(f"6,2,{kernel}", 0.2, 0, "qint8"), by_channel(f"6,2,{kernel}", 6):
        conv = [2, 1, 1][:dims], [1, 0, 1][:dims], [2, 2, 1][:dims], 2
        for bias in T("6", values="finite"), None:
            packed = Call(f"quantized::conv{dims}d_prepack", weight, bias, *conv)
            new = "" if dims == 1 else ".new"
            for activation in "", "_relu":
                s.add(f"quantized::conv{dims}d{activation}{new}", quantize(image), packed, 0.2, 3, **STEP)
                if dims > 1:
                    s.add(f"quantized::conv{dims}d{activation}", quantize(image), packed, *conv, 0.2, 3, **STEP)
            s.add(f"quantized::conv{dims}d_dynamic", T(image, values="finite"), packed, [False, True], absolute=0.3)
    up = [2, 1, 1][:dims], [1, 0, 1][:dims], [1, 0, 0][:dims], [2, 2, 1][:dims], 2
    for bias in T("6", values="finite"), None:
        packed = Call(f"quantized::conv_transpose{dims}d_prepack", quantize(f"4,3,{kernel}", 0.2, 0, "qint8"), bias, *up)
        s.add(f"quantized::conv_transpose{dims}d", quantize(image), packed, 0.2, 3, **STEP)
        s.add(f"quantized::conv_transpose{dims}d_dynamic", T(image, values="finite"), packed, [False, True], absolute=0.3)

# Tables.
table = Call("quantized::embedding_bag_prepack", Call("aten::quantize_per_channel", T("9,4", values="finite"), T("9", values="positive"),
                                                      T("9", values="finite"), 0, "quint8"))
for shape in "n", "n,3":
    s.add("quantized::embedding_byte", table, T(shape, "i64", "below:9"))
for last in False, True:
    bags = T("24", "i64", "below:9"), T("3", "i64", "distinct")
    s.add("quantized::embedding_bag_byte", table, *bags, mode=0, include_last_offset=last, **SUM)
    s.add("quantized::embedding_bag_byte", table, *bags, False, 0, False, T("24", values="finite"), None, last, **SUM)
s.add("quantized::embedding_bag_byte", table, T("n,3", "i64", "below:9"), None, False, 0, **SUM)


# Recurrent layers.
def linear(rows, columns):
    weight = Call("aten::quantize_per_tensor", T(f"{rows},{columns}", values="finite"), 0.2, 0, "qint8")
    return Call("quantized::linear_prepack", weight, T(str(rows), values="finite"))


for name, gates in ("rnn_tanh", 4), ("rnn_relu", 4), ("gru", 12), ("lstm", 16):
    state = [T("n,4", values="finite")]
    state = [state + state] if name == "lstm" else state
    bias = T(str(gates), values="finite")
    s.add(f"quantized::quantized_{name}_cell_dynamic", T("n,3", values="finite"), *state, linear(gates, 3), linear(gates, 4), bias, bias, **SUM)
for name, gates in ("gru", 12), ("lstm", 16):
    bias = T(str(gates), values="finite")
    packed = Call("quantized::make_quantized_cell_params_dynamic", linear(gates, 3), linear(gates, 4), bias, bias, True)
    state = T("1,n,4", values="finite")
    rest = dict(has_biases=True, num_layers=1, dropout=0.0, train=False, bidirectional=False, batch_first=[False])
    s.add(f"aten::quantized_{name}.input", T("p,n,3", values="finite"), state if name == "gru" else [[state, state]], [[packed]], **rest, **SUM)
s.run()
