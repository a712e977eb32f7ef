# RUN: %python %s %t
"""What sizes a model takes stands in its metadata."""
import os
import sys

import onnx
import torch.nn.functional as F
from endtoend import convert, save

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
archive, model = os.path.join(folder, "model.pt"), os.path.join(folder, "model.onnx")


def pool(x):
    return F.max_pool1d(x[:, None], 7, 2)[:, 0]


def sizes(*flags):
    process = convert(archive, model, *flags)
    assert process.returncode == 0, process.stderr
    return {entry.key: entry.value for entry in onnx.load(model).metadata_props}.get("sizes")


save(pool, archive)
assert sizes("--input", "x=f32[n,m]", "--dim", "m=8..64:8") == "n >= 1, m >= 8, m <= 64, m % 8 == 0"
# A window needs as much; PyTorch refuses less.
assert sizes("--input", "x=f32[n,m]") == "n >= 1, m >= 7"
assert sizes("--input", "x=f32[2,9]") is None
