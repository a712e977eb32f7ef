# RUN: %python %s
"""`with`: contexts of the program's own, PyTorch's, and autocast's casts."""
from typing import Any

import torch
from language import program, refused
from torch import nn

BATCH = (2, 4), (5, 4)


@torch.jit.script
class Depth(object):
    def __init__(self, start: int):
        self.n = start
        self.seen = torch.zeros(1)

    def __enter__(self) -> int:
        self.n += 3
        return self.n

    def __exit__(self, kind: Any, value: Any, traceback: Any) -> None:
        self.n -= 1
        self.seen = self.seen + self.n


@program(*BATCH)
def own(x):
    depth = Depth(1)
    with depth as n:
        y = x * depth.n + n
    return y * depth.n, depth.seen


@program(*BATCH)
def one_in_another(x):
    a, b = Depth(1), Depth(20)
    with a as n, b as m:
        with a:
            x = x + a.n * m + n
    return x, a.n, b.n, a.seen + b.seen


@program(*BATCH)
def left_in_a_branch(x):
    depth = Depth(0)
    if bool(x.sum() > 0):
        with depth:
            x = x * depth.n
    return x, depth.n, depth.seen


@program((2, 4), (5, 4), (9, 4))
def entered_in_a_loop(x):
    depth = Depth(2)
    for i in range(x.size(0)):
        with depth as n:
            x = x + n
    return x, depth.n, depth.seen


@torch.jit.script
def deepened(x):
    depth = Depth(2)
    with depth as n:
        y = x * n
    return y + depth.n


@program(*BATCH)
def in_a_task(x):
    return torch.jit.wait(torch.jit.fork(deepened, x))


@program(*BATCH)
def of_pytorch(x):
    with torch.no_grad():
        y = x * 2
    with torch.autograd.profiler.record_function("add"):
        return y + 1


class Cast(nn.Module):
    """What autocast for the CPU runs in bfloat16, in float32, and as its widest operand is; off within; in a module."""

    def __init__(self):
        super().__init__()
        self.fc, self.conv = nn.Linear(4, 4), nn.Conv1d(1, 2, 3, bias=False)

    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            y = self.fc(x)
            more = self.conv(y.unsqueeze(1)), y.softmax(-1), x @ x.t(), y + x
            with torch.autocast("cpu", enabled=False):
                off = self.fc(x)
        return y, more, off, x @ x.t()


program(*BATCH, rtol=2e-2, atol=2e-2)(Cast)


class OfACard(nn.Module):
    """Nothing where no tensor is on it."""

    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 4)

    def forward(self, x):
        with torch.autocast("cuda", dtype=torch.float16):
            return self.fc(x)


program(*BATCH)(OfACard)


@refused("Autocast _enabled argument must be a constant", *BATCH)
class AsTheInputSays(nn.Module):
    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=x.size(0) > 2):
            return x @ x.t()
