# RUN: %python -W ignore %s
"""Exported programs that PyTorch has quantized: the steps of quantized_decomposed, per tensor and per channel."""
import tempfile

import onnx
import torch
import torch.ao.quantization.fx._decomposed  # noqa: F401 registers the operators
from endtoend import check_exported, convert, program
from torch.export import Dim

ops = torch.ops.quantized_decomposed
ROWS = [(torch.randn(n, 8) * 3,) for n in (6, 1, 9)]
dims = {"dynamic_shapes": {"x": {0: Dim.DYNAMIC}}}


class Linear(torch.nn.Module):
    """What prepare and convert leave of a Linear: weights of int8, by channel and whole, and activations of uint8."""

    def __init__(self):
        super().__init__()
        self.register_buffer("weight", torch.randint(-127, 128, (4, 8), dtype=torch.int8))
        self.register_buffer("scales", torch.rand(4, dtype=torch.float64) / 50 + 0.01)
        self.register_buffer("zeros", torch.zeros(4, dtype=torch.int64))

    def forward(self, x):
        x = ops.quantize_per_tensor(x, 0.05, 3, 0, 255, torch.uint8)
        x = ops.dequantize_per_tensor(x, 0.05, 3, 0, 255, torch.uint8)
        each = ops.dequantize_per_channel(self.weight, self.scales, self.zeros, 0, -127, 127, torch.int8)
        whole = ops.dequantize_per_tensor(self.weight, 0.02, 0, -127, 127, torch.int8)
        y = torch.relu(torch.nn.functional.linear(x, each) + torch.nn.functional.linear(x, whole))
        y = ops.quantize_per_tensor(y, 0.1, 0, 0, 255, torch.uint8)
        return ops.dequantize_per_tensor(y, 0.1, 0, 0, 255, torch.uint8)


check_exported(Linear(), *ROWS, **dims)
# The weights stay int8, and runtimes find the pairs that they have kernels for.
with tempfile.TemporaryDirectory() as tmp:
    torch.export.save(torch.export.export(Linear(), ROWS[0], **dims), f"{tmp}/model.pt2")
    assert convert(f"{tmp}/model.pt2", f"{tmp}/model.onnx").returncode == 0
    graph = onnx.load(f"{tmp}/model.onnx").graph
    kinds = [node.op_type for node in graph.node]
    assert kinds.count("DequantizeLinear") == 4 and kinds.count("QuantizeLinear") == 2, kinds
    assert not any(list(x.dims) == [4, 8] and x.data_type == onnx.TensorProto.FLOAT for x in graph.initializer)


# Every dtype and range, numbers that are tensors, and channels in the middle.
@program
def numbers(self, x):
    kinds = ((torch.int8, -128, 127), (torch.int8, -100, 90), (torch.uint8, 0, 127), (torch.int16, -3000, 3000), (torch.int32, -(2**15), 2**15))
    results = []
    for dtype, least, most in kinds:
        y = ops.quantize_per_tensor(x, 0.0625, 2, least, most, dtype)
        results += [y, ops.dequantize_per_tensor(y, 0.0625, 2, least, most, dtype)]
    half = ops.dequantize_per_tensor(results[0], 0.0625, 2, -128, 127, torch.int8, out_dtype=torch.float16)
    return results, half, ops.quantize_per_tensor(x.half(), 0.0625, 2, -128, 127, torch.int8)


@program
def tensors(self, x):
    scale, zero, least, most = torch.tensor(0.0625), torch.tensor(3), torch.tensor(-128), torch.tensor(127)
    y = ops.quantize_per_tensor.tensor(x, scale, zero, -128, 127, torch.int8)
    z = ops.quantize_per_tensor.tensor2(x, scale, zero, least, most, torch.int8)
    return y, z, ops.dequantize_per_tensor.tensor(y, scale, zero, -128, 127, torch.int8), ops.dequantize_per_tensor.tensor2(z, scale, zero, least, most, torch.int8)


@program
def of_the_run(self, x):
    scale = x.abs().max() / 127 + 0.01
    y = ops.quantize_per_tensor.tensor(x, scale, torch.zeros((), dtype=torch.int64), -128, 127, torch.int8)
    return ops.dequantize_per_tensor.tensor(y, scale, torch.zeros((), dtype=torch.int64), -128, 127, torch.int8)


@program
def channels(self, x):
    scales, zeros = torch.arange(1, 9) / 16.0, torch.arange(8)
    x = x[:, :, None].expand(-1, -1, 3)
    results = []
    for dtype, least, most in (torch.int8, -128, 127), (torch.uint8, 0, 100), (torch.int16, -300, 300):
        y = ops.quantize_per_channel(x, scales, zeros, 1, least, most, dtype)
        results += [y, ops.dequantize_per_channel(y, scales, zeros, 1, least, most, dtype)]
    return results, ops.dequantize_per_channel(results[0], scales, None, 1, -128, 127, torch.int8)


for module in numbers, tensors, of_the_run, channels:
    check_exported(module, *ROWS, **dims)
