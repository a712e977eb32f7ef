# RUN: %python %s
"""Modules that PyTorch quantizes, whose weights are packed objects. Answers may be one step of the scale off: PyTorch rounds
sums of integers, the model rounds real ones."""
import warnings

import torch
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
for engine in ("x86", "qnnpack"):
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
print("ok")
