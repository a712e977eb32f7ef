# RUN: %python %s
"""Modules that PyTorch quantizes, whose weights are packed objects. Answers may be one step of the scale off: PyTorch rounds
sums of integers, the model rounds real ones."""
import warnings

import torch
import torch.nn.functional as F
from endtoend import check
from torch import nn
from torch.ao import quantization

warnings.filterwarnings("ignore")
torch.manual_seed(0)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.quantize, self.dequantize = quantization.QuantStub(), quantization.DeQuantStub()
        self.first, self.relu = nn.Conv2d(3, 8, 3, padding=1), nn.ReLU()
        self.second, self.up = nn.Conv2d(8, 8, 3, stride=2, groups=2), nn.ConvTranspose2d(8, 4, 2, stride=2)
        self.last = nn.Linear(4, 5)
        self.plus, self.times, self.sum = (nn.quantized.FloatFunctional() for _ in range(3))

    def forward(self, x):
        y = self.relu(self.first(self.quantize(x)))
        y = self.up(self.second(self.sum.add(y, y)))
        y = self.times.mul_scalar(self.plus.add_scalar(y, 0.5), 2.0)
        return self.dequantize(self.last(y.mean([2, 3])))


CALLS = [torch.randn(2, 3, 8, 8)], [torch.randn(1, 3, 12, 9)]
# Not x86: it has oneDNN transpose convolutions, which is wrong on CPUs with AVX-VNNI.
for engine in ("fbgemm", "qnnpack"):
    torch.backends.quantized.engine = engine
    net = Net().eval()
    net.qconfig = quantization.get_default_qconfig(engine)
    net.up.qconfig = quantization.default_qconfig  # no scales per channel
    net = quantization.fuse_modules(net, ["first", "relu"])
    net = quantization.prepare(net)
    for call in CALLS:
        net(*call)
    net = quantization.convert(net)
    scale = float(net.last.scale)
    check(net, *CALLS, dynamic={"x": [0, 2, 3]}, atol=2.01 * scale)


# Rounded as it runs: layers of 3-D input, recurrent layers and cells. Their weights are not for a runtime to round once more.
class Rounded(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear, self.gru = nn.Linear(6, 6), nn.GRU(6, 8)
        self.lstm = nn.LSTM(8, 4, num_layers=2, bidirectional=True, batch_first=True)
        self.gru_cell, self.lstm_cell, self.cell = nn.GRUCell(6, 6), nn.LSTMCell(6, 6), nn.RNNCell(6, 6)

    def forward(self, x):
        y, h = self.gru(self.linear(x))
        z, (h1, c1) = self.lstm(y)
        state = self.gru_cell(x[0], self.cell(x[0]))
        return y, h, z, h1, c1, self.lstm_cell(x[0], (state, state))


class Weights(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(192, 32) / 10)

    def forward(self, x):
        weight = torch.quantize_per_tensor(self.weight, 0.003, 128, torch.quint8).dequantize()
        rounded = torch.fake_quantize_per_tensor_affine(self.weight, 0.003, 0, -128, 127)
        return F.linear(x, weight), x @ rounded.t()


torch.backends.quantized.engine = "x86"
CALLS = [torch.randn(5, 3, 6)], [torch.randn(7, 2, 6)], [torch.randn(1, 1, 6)]
for dtype in (torch.qint8, torch.float16):
    kinds = {nn.Linear, nn.LSTM, nn.GRU} | ({nn.GRUCell, nn.LSTMCell, nn.RNNCell} if dtype == torch.qint8 else set())
    check(quantization.quantize_dynamic(Rounded().eval(), kinds, dtype), *CALLS, dynamic={"x": [0, 1]}, atol=1e-4)
check(Weights(), [torch.randn(2, 3, 32)], [torch.randn(1, 5, 32)], dynamic={"x": [0, 1]}, atol=1e-4)


# Tables whose rows are quantized each by itself.
class Tables(nn.Module):
    def __init__(self):
        super().__init__()
        self.table, self.bag = nn.Embedding(20, 16), nn.EmbeddingBag(20, 8, mode="sum")

    def forward(self, x, offsets):
        return self.table(x), self.table(x.view(1, -1)), self.bag(x, offsets)


tables = Tables().eval()
tables.qconfig = quantization.float_qparams_weight_only_qconfig
tables = quantization.convert(quantization.prepare(tables))
CALLS = [torch.randint(20, (7,)), torch.tensor([0, 3])], [torch.randint(20, (9,)), torch.tensor([0, 3, 3])]
check(tables, *CALLS, dynamic={"x": [0], "offsets": [0]})


# Operators that compute on the integers.
class Steps(nn.Module):
    def forward(self, x):
        a = torch.quantize_per_tensor(x, 0.05, 120, torch.quint8)
        b = torch.quantize_per_tensor(x, 0.05, -8, torch.qint8)
        results = [a > 0.2, a == b, torch.full([a.size(0)], a.numel())]
        for q in [a, b]:
            results += [torch.full([1], q.q_scale()), torch.full([1], q.q_zero_point())]
            quantized = [torch.ops.quantized.mul_scalar(q, factor) for factor in [2.5, -2.5, 0.0]]
            quantized += [F.hardsigmoid(q), F.gelu(q), q.max(), torch.clamp(q, -1.0, 1.0), q.reshape(q.size(0), -1)]
            quantized += [torch.sort(q, 1)[0], q.unfold(1, 2, 1), torch.masked_fill(q, x > 0, 0.0)]
            results += [y.dequantize() for y in quantized]
        return results


class Smooth(nn.Module):
    def forward(self, x):
        q = torch.quantize_per_tensor(x, 0.05, 120, torch.quint8)
        return torch.ops.quantized.elu(q, 0.1, 3, 0.5).dequantize(), torch.std(q, 1).dequantize()


CALLS = [torch.randn(2, 4, 5)], [torch.randn(3, 4, 2)]
check(Steps(), *CALLS, dynamic={"x": [0, 2]})
check(Smooth(), *CALLS, dynamic={"x": [0, 2]}, atol=0.101)
print("ok")


class Images(nn.Module):
    """Convolutions that round their input, and what they give, by its own range; and the scales of rows."""

    def __init__(self):
        super().__init__()
        self.conv = torch.ao.nn.quantized.dynamic.Conv2d(3, 4, 3, padding=1)
        self.weight = torch.quantize_per_channel(torch.randn(3, 4), torch.tensor([0.1, 0.2, 0.3]), torch.tensor([0, 1, 2]), 0, torch.qint8)

    def forward(self, x):
        rows = torch.quantize_per_channel(x[0, :, 0], torch.full([3], 0.1), torch.tensor([3, 0, 5]), 0, torch.quint8)
        scales = rows.q_per_channel_scales(), rows.q_per_channel_zero_points(), self.weight.q_per_channel_scales()
        return self.conv(x), rows.dequantize(), rows.q_per_channel_axis(), scales


# One step of the widest range.
check(Images(), *[[torch.rand(*shape)] for shape in ((2, 3, 8, 8), (1, 3, 5, 7))], dynamic={"x": [0, 2, 3]}, atol=0.008)


class Narrow(nn.Module):
    """LibTorch's kernels read outside of an image that is narrower than the window; sizes from where it fits are right.
    The weights, which nobody sets otherwise, are so small that a step of the one is at most a step of the other."""

    def __init__(self):
        super().__init__()
        self.conv = torch.ao.nn.quantized.Conv2d(3, 4, 3, stride=2)
        self.conv.scale = 0.05
        self.conv.set_weight_bias(torch.quantize_per_tensor(torch.rand(4, 3, 3, 3) - 0.5, 0.01, 0, torch.qint8), torch.zeros(4))
        self.line = torch.ao.nn.quantized.Conv1d(4, 2, 2)
        self.line.scale = 0.1
        self.line.set_weight_bias(torch.quantize_per_tensor(torch.rand(2, 4, 2) / 4 - 0.125, 0.01, 0, torch.qint8), torch.zeros(2))

    def forward(self, x):
        y = self.conv(torch.quantize_per_tensor(x, 0.01, 3, torch.quint8))
        return y.dequantize(), self.line(y.flatten(2)).dequantize()


check(Narrow(), *[[torch.rand(*shape)] for shape in ((2, 3, 8, 8), (1, 3, 5, 3), (3, 3, 3, 5))], dynamic={"x": [0, 2, 3]}, atol=0.101)


class Slopes(torch.nn.Module):
    """A slope whose dtype does not reach 1: what is positive is multiplied by the most that it holds."""

    def forward(self, x):
        q = torch.quantize_per_tensor(x, 0.05, 120, torch.quint8)
        one = torch.quantize_per_tensor(torch.tensor([0.25]), 0.25 / 255, 0, torch.quint8)
        each = torch.quantize_per_tensor(torch.tensor([0.25, -0.5, 0.75]), 0.01, -7, torch.qint8)
        y = torch.quantize_per_tensor(x, 0.05, -20, torch.qint8)
        return (torch.ops.quantized.prelu(q, one, 0.05, 120).dequantize(), torch.ops.quantized.prelu(y, each, 0.05, -20).dequantize(),
                torch.prelu(y, each).dequantize())


# Of nearly one quantum, where products are nearly ties.
check(Slopes(), [torch.randn(2, 3, 4)], [torch.randn(5, 3, 1)], dynamic={"x": [0, 2]}, atol=0.0501)
