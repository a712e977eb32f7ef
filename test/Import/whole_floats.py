# RUN: rm -rf %t && mkdir %t && %python %s %t/model.pt
"""torch.jit.save writes whole floats from 1e10 on as ints: it is told where that makes another program of it."""
import sys

import torch
from tool import run_tool

path = sys.argv[1]


class Farthest(torch.nn.Module):
    def forward(self, x):
        least = torch.full((x.shape[0],), 1e10)
        return torch.minimum(least, x * 123456789012.0 - 1e12), torch.full((2,), float("1e10"))


class Ints(torch.nn.Module):
    def forward(self, x):
        return torch.full((x.shape[0],), 10000000000), torch.tensor(1e9), torch.tensor(2.5e10 + 0.5)


def told(module):
    torch.jit.save(torch.jit.script(module), path)
    process = run_tool(path, "--input", "x=f32[n]")
    assert process.returncode == 0, process.stderr
    return [line for line in process.stderr.splitlines() if "drops the dot" in line]


(line,) = told(Farthest())
assert line.startswith(f"{__file__}:13:") and "the archive has an int here" in line, line
assert told(Ints()) == []
