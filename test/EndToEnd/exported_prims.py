# RUN: %python -W ignore %s
# The sanitizer takes more addresses than the limit leaves.
# UNSUPPORTED: sanitizer
"""Exported programs that are decomposed into prims, as Inductor has them: sizes alone are asked for, and no tensor is made of those tried."""
import resource
import tempfile

import torch
from endtoend import compare, convert, load, program, run
from torch._inductor.decomposition import select_decomp_table


@program
def created(self, x):
    return torch.arange(x.shape[0]) * 2 + x.sum().long(), torch.full((x.shape[0], 2), 3.0) + torch.zeros(x.shape[0], 2)


exported = torch.export.export(created, (torch.ones(5),), dynamic_shapes={"x": {0: torch.export.Dim.DYNAMIC}})
resource.setrlimit(resource.RLIMIT_AS, (16 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
with tempfile.TemporaryDirectory() as tmp:
    torch.export.save(exported.run_decompositions(select_decomp_table()), f"{tmp}/model.pt2")
    process = convert(f"{tmp}/model.pt2", f"{tmp}/model.onnx")
    assert process.returncode == 0, process.stderr
    session = load(f"{tmp}/model.onnx")
peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
assert peak < 2 << 20, f"{peak} KiB"
for n in 5, 1, 900:
    x = torch.ones(n)
    compare(created(x), run(session, [x]))
