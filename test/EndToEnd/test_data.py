# RUN: %python %s
"""--test-data writes what the program gives for random inputs, as ONNX's own models have it, and the model gives it too."""
import glob
import os
import tempfile
from typing import Dict, List, Optional, Tuple

import numpy as np
import onnx
import onnx.numpy_helper
import onnxruntime
import torch
from endtoend import convert, save
from tool import run_tool

nn = torch.nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.conv = nn.Embedding(20, 6), nn.Conv1d(6, 4, 3)

    def forward(self, ids):
        return self.conv(self.words(ids).transpose(1, 2))


class Containers(nn.Module):
    def forward(self, xs: List[torch.Tensor], d: Dict[str, torch.Tensor], pair: Tuple[torch.Tensor, int], scale: float,
                mask: Optional[torch.Tensor], mode: str):
        y = xs[0] + d["a"].sum() * scale
        if mask is not None:
            y = y * mask
        n = pair[0].size(0) * pair[1] if mode == "same" else 0
        return y, {"n": n}, pair[0] / 2, torch.fft.fft(xs[1])


class Writes(nn.Module):
    """To its argument, and to itself, which the next call would see."""
    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros(1))

    def forward(self, x):
        self.calls += 1
        x += self.calls
        return x * 2


class Positive(nn.Module):
    """Takes floats that are not negative and integers below 2 only."""
    def forward(self, x, i):
        return torch.sqrt(x), x[i]


def read(path):
    tensor = onnx.load_tensor(path)
    return tensor.name, onnx.numpy_helper.to_array(tensor)


def load(folder, kind):
    paths = sorted(glob.glob(f"{folder}/test_data_set_0/{kind}_*.pb"), key=lambda p: int(p.split("_")[-1][:-3]))
    assert [os.path.basename(p) for p in paths] == [f"{kind}_{i}.pb" for i in range(len(paths))]
    return [read(path) for path in paths]


def check(tmp, module, *flags, training=False):
    """Converts, and compares the model with what was written; returns the inputs."""
    if training:
        torch.jit.save(torch.jit.script(module.train()), f"{tmp}/net.pt")
    else:
        save(module, f"{tmp}/net.pt")
    done = convert(f"{tmp}/net.pt", f"{tmp}/model.onnx", "--test-data", tmp, *flags)
    assert done.returncode == 0, done.stderr
    session = onnxruntime.InferenceSession(f"{tmp}/model.onnx", providers=["CPUExecutionProvider"])
    inputs, outputs = load(tmp, "input"), load(tmp, "output")
    assert [name for name, _ in inputs] == [i.name for i in session.get_inputs()]
    assert [name for name, _ in outputs] == [o.name for o in session.get_outputs()]
    assert outputs
    for (name, expected), actual in zip(outputs, session.run(None, dict(inputs)), strict=True):
        assert expected.dtype == actual.dtype and expected.shape == actual.shape, (name, expected, actual)
        np.testing.assert_allclose(actual, expected, rtol=1e-4, atol=1e-5, err_msg=name)
        assert expected.dtype.kind != "f" or np.isfinite(expected).all(), name
    return [value for _, value in inputs]


def check_refused(tmp, message, archive, *flags):
    done = convert(archive, f"{tmp}/none.onnx", "--test-data", tmp, *flags)
    assert done.returncode != 0 and message in done.stderr, done.stderr
    assert not os.path.exists(f"{tmp}/none.onnx")


with tempfile.TemporaryDirectory() as tmp:
    containers = ["--input", "xs=[f32[n,4], f32[2,m]]", "--input", 'd={"a": f64[3]}', "--input", "pair=(f16[k], int)",
                  "--input", "scale=float", "--input", "mask=None", "--input", 'mode="same"', "--allow-fixed-dims"]
    assert len(check(tmp, Containers(), *containers)) == 6
    # Nothing is left of what was there.
    ids, = check(tmp, Net(), "--input", "ids=i64[batch,s]", "--dim", "s=7..9")
    assert ids.min() >= 0 and 7 <= ids.shape[1] <= 9 and len(np.unique(ids)) > 1
    again, = check(tmp, Net(), "--input", "ids=i64[batch,s]", "--dim", "s=7..9")
    np.testing.assert_array_equal(ids, again)
    example = torch.randint(0, 20, (3, 8))
    torch.save((example,), f"{tmp}/example.pt")
    for dynamic in [], ["--dynamic", "ids:0=batch"]:
        ids, = check(tmp, Net(), "--example-inputs", f"{tmp}/example.pt", *dynamic)
        np.testing.assert_array_equal(ids, example.numpy())
    check(tmp, Net(), "--target", "tensorrt", "--input", "ids=i64[2,7]")
    check(tmp, Writes(), "--input", "x=f32[n]", "--state=drop")
    x, i = check(tmp, Positive(), "--input", "x=f32[2]", "--input", "i=i64[5]")
    assert x.min() >= 0 and i.max() < 2
    check(tmp, nn.Sequential(nn.Linear(3, 4), nn.Dropout()), "--input", "input=f32[n,3]", "--eval", training=True)

    # The archive is that of the module that trains.
    check_refused(tmp, "it draws random numbers", f"{tmp}/net.pt", "--input", "input=f32[n,3]")
    save(Writes(), f"{tmp}/net.pt")
    check_refused(tmp, "has the state of the program", f"{tmp}/net.pt", "--input", "x=f32[n]", "--state=io")
    torch.export.save(torch.export.export(Net().eval(), (example,)), f"{tmp}/net.pt2")
    check_refused(tmp, "is a program of torch.export, which only Python runs", f"{tmp}/net.pt2")
    text = run_tool(f"{tmp}/net.pt", "--input", "x=f32[n]", "--state=drop").stdout
    with open(f"{tmp}/net.mlir", "w") as f:
        f.write(text)
    check_refused(tmp, "--test-data is for an archive", f"{tmp}/net.mlir")
    with open(f"{tmp}/net.pt", "rb") as f:
        done = run_tool("-", "-o", f"{tmp}/none.onnx", "--test-data", tmp, stdin=f)
    assert done.returncode != 0 and "--test-data needs a file" in done.stderr, done.stderr
    done = run_tool(f"{tmp}/net.pt", "--test-data", tmp)
    assert done.returncode != 0 and "--test-data needs --emit-onnx" in done.stderr, done.stderr
    with open(f"{tmp}/file", "w") as f:
        f.write("")
    done = convert(f"{tmp}/net.pt", f"{tmp}/none.onnx", "--input", "x=f32[n]", "--state=drop", "--test-data", f"{tmp}/file")
    assert done.returncode != 0 and "cannot write" in done.stderr and not os.path.exists(f"{tmp}/none.onnx"), done.stderr
