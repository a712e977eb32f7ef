# RUN: %python %s %S/../../passes/Simplify/values/Reruns.cpp
"""Why a program is evaluated again: a program for each reason, which the pass tells with `tell-reruns`."""
import os
import re
import sys
import tempfile
from typing import List

import torch
import torch.nn.functional as F
from tool import run_tool
from torch import Tensor

# None ends the runs. For the other no program is known: what operators demand is learned before it is tried.
UNSHOWN = {"none", "learned-when-run"}
shown = set()


def again(reason, *inputs, refused=None, **options):
    """Asks that the function or module that this decorates is evaluated again for `reason`; and, with a pattern, that it is
    refused with such a message all the same."""
    def decorate(program):
        with tempfile.TemporaryDirectory() as tmp:
            path = os.path.join(tmp, "model.pt")
            torch.jit.save(torch.jit.script(program().eval() if isinstance(program, type) else program), path)
            texts = [f'inputs="{text}"' for text in inputs] + [f"{name.replace('_', '-')}={value}" for name, value in options.items()]
            pipeline = f"builtin.module(torch-simplify{{{' '.join(texts)} tell-reruns=true}})"
            process = run_tool(path, "--pass-pipeline", pipeline, "-o", os.devnull)
        if refused:
            assert process.returncode and re.search(refused, process.stderr), f"{program.__name__}: {process.stderr}"
        else:
            assert process.returncode == 0, f"{program.__name__}: {process.stderr}"
        reasons = re.findall(r"evaluated again: ([a-z-]+)", process.stderr)
        assert reason in reasons, f"{program.__name__}: {reason} is not among {reasons}"
        shown.add(reason)
        return program
    return decorate


@again("alias-in-loop", "f32[n,3]")
def kept_and_written_to(x):
    rows: List[Tensor] = []
    sum = torch.zeros(3)
    for i in range(x.size(0)):
        sum += x[i]
        rows.append(sum)
    return torch.stack(rows)


@again("view-left", "f32[n,3]")
def list_of_views(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i])
    rows[0][1] = 5.0
    return x, torch.stack(rows)


@again("empty-list-in-loop", "f32[n,3]")
def asks_from_the_second_on(x):
    rows: List[Tensor] = []
    y = x[0]
    for i in range(x.size(0)):
        if i > 0:
            y = y + rows[-1]
        rows.append(x[i])
    return y


@again("retyped-in-loop", "f32[n]")
def begins_as_a_number(x):
    y = x.sum()
    for i in range(max(x.size(0) - 2, 1)):
        y = y + x * i
    return y


@again("raised-in-loop", "f32[2,4]", "int")
def goes_round_never(x, n: int):
    if n <= 0:
        for i in range(n):
            raise RuntimeError("an iteration")
        y = x + n
    else:
        y = x * 5
    return y


@again("refused-in-loop", "f32[n,3]")
def asks_from_the_third_on(x):
    rows: List[Tensor] = []
    y = x[0]
    for i in range(x.size(0)):
        if i > 1:
            y = y + rows[-2]
        rows.append(x[i])
    return y


@again("changed-state", "f32[n,3]", state="io")
class Counts(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("total", torch.zeros(3))

    def forward(self, x):
        self.total = self.total + x.sum(0)
        return self.total


# The first call broadcasts what the buffer begins as.
@again("initial-state", "f32[n,3]", state="io")
class KeepsTheLast(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("last", torch.zeros(1, 3))

    def forward(self, x):
        y = x - self.last
        self.last = x
        return y


@again("sizes-learned", "f32[n,4]", "f32[m,4]")
def demands_equal_sizes(x, y):
    return x + y


@again("samples-grown", "f32[a,b]", "f32[c,d]")
def folds(x, y):
    return F.fold(x.reshape(1, 9, -1), (y.size(0), y.size(1)), 3)


again("samples-taken", "f32[a,b]", "f32[c,d]")(folds)


# What is told is of sizes that a user may have, not of those that samples were grown to in vain.
@again("samples-grown", "f32[b,3,h,w]", refused=r"is invalid for input of size \d{1,9} \(with [bhw] = \d{1,4}, [bhw] = \d{1,4}, [bhw] = \d{1,4}:")
def takes_one_size_of_windows(x):
    z = x[:, :, ::4, ::4].reshape(-1, x.shape[1], 7, 5)
    q = x[:, :, ::32, ::32].flatten(2).transpose(1, 2)
    q = q.repeat_interleave(z.shape[0] // x.shape[0], 0)
    return z.flatten(2) + q.reshape(z.shape[0], x.shape[1], 35)


@again("sizes-guessed", "f32[b,4,h,w]", refused="is invalid for input of size")
def two_stages_of_windows(x):
    for k in range(2):
        x = F.max_pool2d(x, 3, 2, 1)
        q = x
        for _ in range(2 - k):
            q = F.max_pool2d(q, 3, 2, 1)
        q, x = q.permute(0, 2, 3, 1), x.permute(0, 2, 3, 1)
        b, h, w, c = x.shape
        for i in range(2):
            y = x.view(b, h // 7, 7, w // 7, 7, c).permute(0, 1, 3, 2, 4, 5).reshape(-1, 49, c)
            if i == 1:
                y = y + q.repeat_interleave(y.shape[0] // q.shape[0], dim=0).reshape(y.shape[0], 49, c)
            x = y.view(-1, h // 7, w // 7, 7, 7, c).permute(0, 1, 3, 2, 4, 5).contiguous().view(-1, h, w, c)
        x = x.permute(0, 3, 1, 2)
    return x


@again("ones-assumed", "f32[n,3]", allow_fixed_dims="true")
def gives_what_is_squeezed(x):
    return x.squeeze(0)


again("branches-last", "f32[n,3]", allow_fixed_dims="true")(gives_what_is_squeezed)


with open(sys.argv[1], encoding="utf-8") as file:
    spelled = set(re.findall(r'return "([a-z-]+)";', file.read()))
assert spelled == shown | UNSHOWN, spelled ^ (shown | UNSHOWN)
assert not shown & UNSHOWN
