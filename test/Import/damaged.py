r"""Archives that are cut, changed at random, or lack a record: one error or a model, never a crash or half a file.

RUN: rm -rf %t && mkdir %t && %python %s %t
"""
import concurrent.futures
import io
import os
import random
import sys
import zipfile

import torch
from endtoend import convert

VARIANTS = 60


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(4, 3)
        self.register_buffer("scale", torch.arange(3.0))

    def forward(self, x, n: int = 2):
        for i in range(n):
            x = torch.tanh(self.linear(x)).repeat(1, 2)[:, :4]
        if bool(x.sum() > 0):
            x = x * 2
        return x


def change(data, random):
    """A damaged form of an archive: its bytes, or one of its records written anew."""
    def flip(data, count):
        data = bytearray(data)
        for _ in range(count if data else 0):
            data[random.randrange(len(data))] = random.randrange(256)
        return bytes(data)

    kind = random.choice(["flip", "cut", "zero", "record", "record", "record", "drop", "empty", "swap"])
    at = random.randrange(len(data))
    if kind == "flip":
        return flip(data, random.choice([1, 8]))
    if kind == "cut":
        return data[:at]
    if kind == "zero":
        return data[:at] + bytes(min(64, len(data) - at)) + data[at + 64:]
    source = zipfile.ZipFile(io.BytesIO(data))
    victim, other = random.choice(source.namelist()), random.choice(source.namelist())
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w") as archive:
        for name in source.namelist():
            record = source.read(name)
            if name == victim:
                if kind == "drop":
                    continue
                record = {"record": flip(record, random.choice([1, 2, 5])), "empty": b"", "swap": source.read(other)}[kind]
            archive.writestr(name, record)
    return result.getvalue()


def check(seed):
    path, model = f"{seed}.pt", f"{seed}.onnx"
    with open(path, "wb") as f:
        f.write(change(whole, random.Random(seed)))
    process = convert(path, model, "--input", "x=f32[b,4]", timeout=120, errors="replace")
    errors = process.stderr.count("error:")
    done = process.returncode == 0 and errors == 0 and os.path.exists(model)
    refused = process.returncode == 1 and errors == 1 and not os.path.exists(model)
    assert done or refused, f"{path}: exit code {process.returncode}, {errors} errors\n{process.stderr}"
    return refused


os.chdir(sys.argv[1])
torch.jit.script(Model()).save("model.pt")
with open("model.pt", "rb") as f:
    whole = f.read()
with concurrent.futures.ThreadPoolExecutor(2) as pool:
    refused = sum(pool.map(check, range(VARIANTS)))
assert refused > VARIANTS // 3, f"only {refused} of {VARIANTS} were refused"
