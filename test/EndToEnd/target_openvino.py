# REQUIRES: openvino
# RUN: %python %s
"""What --target=openvino writes gives in OpenVINO what PyTorch does: single operators by dtype, and what its plugin has ways of
its own for."""
import tempfile

import torch
import torch.nn.functional as F
from endtoend import convert, save
from in_openvino import load, run

FLOATS = [torch.float32, torch.float16, torch.bfloat16, torch.float64]
INTS = [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8]


def values(dtype, *shape):
    """All of the smaller types; of larger ones what has room for products in 32 bits, which is all that the plugin keeps."""
    if dtype == torch.bool:
        return torch.rand(shape) > 0.5
    if dtype.is_floating_point:
        return (torch.rand(shape) * 4 - 2).to(dtype)
    info = torch.iinfo(dtype)
    return torch.randint(max(info.min, -(2**15)), min(info.max, 2**15) + 1, shape, dtype=dtype)


def check(program, *arguments):
    with tempfile.TemporaryDirectory() as tmp:
        save(program, f"{tmp}/model.pt", arguments, trace=True)
        torch.save(arguments, f"{tmp}/inputs.pt")
        process = convert(f"{tmp}/model.pt", f"{tmp}/model.onnx", "--example-inputs", f"{tmp}/inputs.pt", "--target=openvino")
        assert process.returncode == 0, process.stderr
        got = run(load(f"{tmp}/model.onnx"), arguments)
    wanted = program(*arguments)
    wanted = wanted if isinstance(wanted, tuple) else (wanted,)
    for want, have in zip(wanted, got, strict=True):
        low = want.dtype in (torch.float16, torch.bfloat16)
        torch.testing.assert_close(have, want, rtol=1e-2 if low else 1e-4, atol=1e-3 if low else 1e-5, equal_nan=True)


def check_dtypes(dtypes, *programs):
    for dtype in dtypes:
        for program in programs:
            try:
                check(program, values(dtype, 2, 5), values(dtype, 2, 5))
            except Exception as error:
                raise AssertionError(f"{program.__name__} of {dtype}") from error


def wraps(x, y):
    return x + y, x - y, x * y


def compares(x, y):
    return x < y, x == y, torch.maximum(x, y), torch.where(x > y, x, y)


def reduces(x, y):
    return x.sum(1), x.amax(0), x.argmin(1), x.cumsum(1)


def moves(x, y):
    return torch.cat([x, y], 1), x.t().flip(0), x[:, 1:3], x.expand(3, 2, 5), torch.stack([x, y]), x[:, [3, 0]]


def computes(x, y):
    return torch.exp(x), F.gelu(x), torch.softmax(x, 1), torch.sigmoid(y), x / (y.abs() + 1)


def matrices(x, y):
    return x @ y.t(), F.linear(x, y), F.layer_norm(x, [5])


def sorts(x, y):
    return torch.sort(x, 1).values, torch.topk(y, 2, 1).values


def masks(x, y):
    return x & y, x | ~y, x ^ y, x.any(1), y.all(0), x.sum(1)


check_dtypes(FLOATS, wraps, compares, reduces, moves, computes, matrices, sorts)
check_dtypes(INTS, wraps, compares, reduces, moves, sorts)
check_dtypes([torch.bool], moves, masks)


def without_elements(x):
    return torch.zeros(0, dtype=torch.int64), x[:0], torch.cat([x[:0], x])


check(without_elements, torch.rand(3, 2))


def places_of_equal_elements(x):
    """In order, which OpenVINO's own TopK does not have them in."""
    values, places = torch.sort(x, dim=1, stable=True)
    return values, places, torch.sort(x, dim=0, stable=True, descending=True).indices


check(places_of_equal_elements, torch.randint(0, 4, (3, 50)).float())
