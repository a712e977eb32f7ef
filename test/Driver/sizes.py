# RUN: %python %s %t
"""What sizes a model takes stands in its metadata."""
import os
import sys

import onnx
import torch
import torch.nn.functional as F
from endtoend import convert, save

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
archive, model = os.path.join(folder, "model.pt"), os.path.join(folder, "model.onnx")


def pool(x):
    return F.max_pool1d(x[:, None], 7, 2)[:, 0]


def checked(x, y):
    if x.sum() > 0:
        assert x.size(1) > 100
    assert x.size(0) % 2 == 0
    assert not x.size(1) - 3 > 2 * y.size(0), "too long"
    return x * 2


class Even(torch.nn.Module):
    def forward(self, x):
        return x * 2 if x.shape[0] % 2 == 0 else x - 1


def sizes(*flags, archive=archive):
    process = convert(archive, model, *flags)
    assert process.returncode == 0, process.stderr
    return {entry.key: entry.value for entry in onnx.load(model).metadata_props}.get("sizes")


save(pool, archive)
assert sizes("--input", "x=f32[n,m]", "--dim", "m=8..64:8") == "n >= 1, m >= 8, m <= 64, m % 8 == 0"
# A window needs as much; PyTorch refuses less.
assert sizes("--input", "x=f32[n,m]") == "n >= 1, m >= 7"
assert sizes("--input", "x=f32[2,9]") is None

# Of checks, in the graph or not, what they ask of sizes, but for those that data decides of.
save(checked, archive)
arguments = "--input", "x=f32[n,m]", "--input", "y=f32[k]"
for flags in [], ["--keep-assertions"]:
    assert sizes(*arguments, *flags) == "n >= 1, m >= 1, k >= 1, n % 2 == 0, m-3 <= 2*k", sizes(*arguments, *flags)
exported = os.path.join(folder, "model.pt2")
torch.export.save(torch.export.export(Even(), (torch.ones(4),), dynamic_shapes={"x": {0: torch.export.Dim.AUTO}}), exported)
assert sizes(archive=exported).endswith(" % 2 == 0"), sizes(archive=exported)
