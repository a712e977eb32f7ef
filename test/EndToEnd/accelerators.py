# RUN: %python -W ignore %s
"""Operators of which only a GPU has kernels: programs that were traced, frozen or exported there call them.

What they compute is said here, for PyTorch on a CPU, by the operators that they fuse."""
import torch
import torch.nn.functional as F
from endtoend import check

aten = torch.ops.aten
kernels = torch.library.Library("aten", "IMPL", "CPU")


def kernel(*names):
    def register(function):
        for name in names:
            kernels.impl(name, function)

    return register


def convolve(x, weight, bias, stride, padding, dilation, groups):
    return aten.convolution(x, weight, bias, stride, padding, dilation, False, [0] * len(padding), groups)


@kernel("cudnn_convolution_relu", "miopen_convolution_relu")
def _(x, weight, bias, stride, padding, dilation, groups):
    return convolve(x, weight, bias, stride, padding, dilation, groups).relu()


@kernel("cudnn_convolution_add_relu", "miopen_convolution_add_relu")
def _(x, weight, z, alpha, bias, stride, padding, dilation, groups):
    return (convolve(x, weight, bias, stride, padding, dilation, groups) + (1 if alpha is None else alpha) * z).relu()


@kernel("cudnn_convolution")
def _(x, weight, padding, stride, dilation, groups, benchmark, deterministic, allow_tf32):
    return convolve(x, weight, None, stride, padding, dilation, groups)


@kernel("miopen_convolution", "miopen_depthwise_convolution")
def _(x, weight, bias, padding, stride, dilation, groups, benchmark, deterministic):
    return convolve(x, weight, bias, stride, padding, dilation, groups)


@kernel("cudnn_convolution_transpose")
def _(x, weight, padding, output_padding, stride, dilation, groups, benchmark, deterministic, allow_tf32):
    return aten.convolution(x, weight, None, stride, padding, dilation, True, output_padding, groups)


@kernel("miopen_convolution_transpose")
def _(x, weight, bias, padding, output_padding, stride, dilation, groups, benchmark, deterministic):
    return aten.convolution(x, weight, bias, stride, padding, dilation, True, output_padding, groups)


class Convolutions(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(4, 6, 3, groups=2)
        self.up = torch.nn.ConvTranspose2d(6, 4, 3)

    def forward(self, x):
        w, b, up = self.conv.weight, self.conv.bias, self.up.weight
        y = torch.ops.aten.cudnn_convolution_relu(x, w, b, [2, 1], [1, 2], [1, 2], 2)
        z = torch.ops.aten.miopen_convolution_relu(x, w, None, [2, 1], [1, 2], [1, 2], 2)
        fused = torch.ops.aten.cudnn_convolution_add_relu(x, w, z, 0.5, b, [2, 1], [1, 2], [1, 2], 2)
        plain = torch.ops.aten.miopen_convolution_add_relu(x, w, z, None, None, [2, 1], [1, 2], [1, 2], 2)
        a = torch.ops.aten.cudnn_convolution(x, w, [1, 2], [2, 1], [1, 2], 2, False, False, True)
        c = torch.ops.aten.miopen_convolution(x, w, b, [1, 2], [2, 1], [1, 2], 2, False, False)
        d = torch.ops.aten.miopen_depthwise_convolution(x, w, b, [1, 2], [2, 1], [1, 2], 2, False, False)
        e = torch.ops.aten.cudnn_convolution_transpose(y, up, [1, 0], [1, 0], [2, 1], [1, 1], 1, False, False, True)
        f = torch.ops.aten.miopen_convolution_transpose(y, up, self.up.bias, [1, 0], [1, 0], [2, 1], [1, 1], 1, False, False)
        return y, z, fused, plain, a, c, d, e, f


check(Convolutions(), *[(torch.randn(n, 4, h, w),) for n, h, w in ((2, 8, 9), (1, 5, 6), (3, 64, 33))], dynamic={"x": [0, 2, 3]},
      rtol=1e-4, atol=1e-5)


@kernel("_thnn_fused_lstm_cell")
def _(input_gates, hidden_gates, cx, input_bias=None, hidden_bias=None):
    gates = input_gates + hidden_gates
    for bias in input_bias, hidden_bias:
        gates = gates if bias is None else gates + bias
    i, f, g, o = (function(part) for function, part in zip((torch.sigmoid, torch.sigmoid, torch.tanh, torch.sigmoid), gates.chunk(4, 1)))
    c = f * cx + i * g
    return o * c.tanh(), c, torch.cat([i, f, g, o], 1)


@kernel("_thnn_fused_gru_cell")
def _(input_gates, hidden_gates, hx, input_bias=None, hidden_bias=None):
    a = (input_gates if input_bias is None else input_gates + input_bias).chunk(3, 1)
    b = (hidden_gates if hidden_bias is None else hidden_gates + hidden_bias).chunk(3, 1)
    r, z = torch.sigmoid(a[0] + b[0]), torch.sigmoid(a[1] + b[1])
    n = torch.tanh(a[2] + r * b[2])
    return n + z * (hx - n), torch.cat([r, z, n, hx, b[2]], 1)


class Cells(torch.nn.Module):
    """As LSTMCell and GRUCell are on a GPU."""

    def __init__(self):
        super().__init__()
        self.lstm = torch.nn.LSTMCell(3, 5)
        self.gru = torch.nn.GRUCell(3, 5)

    def forward(self, x, h, c):
        a = self.lstm
        hy, cy, _ = torch.ops.aten._thnn_fused_lstm_cell(x @ a.weight_ih.t(), h @ a.weight_hh.t(), c, a.bias_ih, a.bias_hh)
        b = self.gru
        gru, kept = torch.ops.aten._thnn_fused_gru_cell(x @ b.weight_ih.t(), hy @ b.weight_hh.t(), hy, b.bias_ih, b.bias_hh)
        bare, _ = torch.ops.aten._thnn_fused_gru_cell(x @ b.weight_ih.t(), hy @ b.weight_hh.t(), hy)
        return hy, cy, gru, kept, bare


cells = Cells()
rows = [(torch.randn(n, 3), torch.randn(n, 5), torch.randn(n, 5)) for n in (2, 1, 40)]
named = ["--input", "f32[n,3]", "--input", "f32[n,5]", "--input", "f32[n,5]"]
check(cells, *rows, flags=named)
h, c = cells.lstm(rows[0][0], rows[0][1:])
torch.testing.assert_close(cells(*rows[0])[:3], (h, c, cells.gru(rows[0][0], h)))


@kernel("_scaled_dot_product_efficient_attention")
def _(query, key, value, bias, needs_sums, dropout=0.0, is_causal=False, *, scale=None):
    output = F.scaled_dot_product_attention(query, key, value, bias, dropout, is_causal, scale=scale)
    return output.transpose(1, 2).contiguous().transpose(1, 2), *[torch.zeros(())] * 3


class Attention(torch.nn.Module):
    def forward(self, q, k, bias):
        fused = torch.ops.aten._scaled_dot_product_efficient_attention
        a, _, _, _ = fused(q, k, k, bias, False, scale=0.3)
        b, _, _, _ = fused(q, k, k, None, True, 0.0, True)
        # The heads of a position lie side by side.
        return a.transpose(1, 2).view(a.shape[0], a.shape[2], -1), b


check(Attention(), *[(torch.randn(n, 2, q, 4), torch.randn(n, 2, k, 4), torch.randn(n, 1, q, k)) for n, q, k in ((2, 5, 3), (1, 7, 20))],
      flags=["--input", "f32[n,2,q,4]", "--input", "f32[n,2,k,4]", "--input", "f32[n,1,q,k]"])
