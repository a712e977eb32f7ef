# RUN: %python %s
"""Attributes that `forward` changes: what a later call could see is refused, unless the user says otherwise."""
import tempfile
from typing import Dict, List, Optional, Tuple

import torch
from endtoend import compare, convert, load, run, save
from language import program, refused, run_program

nn = torch.nn
BATCH = (2, 4), (5, 4)


@refused("count", "--state=io", (2, 4))
class Counts(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))

    def forward(self, x):
        self.count += 1
        return x * self.count


@program((2, 4), (3, 4))
class WritesWhatNobodyReads(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("last", torch.zeros(4))

    def forward(self, x):
        self.last.copy_(x[0])
        return x * 2


@program(*BATCH)
class WritesBeforeItReads(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("scratch", torch.zeros(4))

    def forward(self, x):
        self.scratch.fill_(2)
        self.scratch[1] = 5.0
        return x * self.scratch


@program(*BATCH)
class BufferIsReadOnly(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("scale", torch.arange(4.0))

    def forward(self, x):
        y = self.scale.clone()
        y.add_(1)
        y = y + self.scale
        return x * y


@program(*BATCH)
class SetsAnAttribute(nn.Module):
    cache: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.n = 3
        self.cache = None

    def forward(self, x):
        self.n = x.size(0)
        self.cache = x * 2
        cache = self.cache
        assert cache is not None
        return cache * self.n


@refused("mode", (2, 4))
class SetsAnAttributeThatItReads(nn.Module):
    def __init__(self):
        super().__init__()
        self.mode = 0

    def forward(self, x):
        self.mode += 1
        return x * self.mode


@program(*BATCH)
class ListAttribute(nn.Module):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3]

    def forward(self, x):
        sizes = self.sizes.copy()
        sizes.append(4)
        return x * sum(sizes) * len(self.sizes)


class Caches(nn.Module):
    scales: Optional[List[float]]

    def __init__(self):
        super().__init__()
        self.scales = None
        self.anchors = [torch.ones(4)]


@program(*BATCH)
class FillsACache(Caches):
    """Later calls find it filled, and compute the same."""

    def forward(self, x):
        self.anchors = [a.to(x.dtype) for a in self.anchors]
        if self.scales is None:
            self.scales = [float(x.size(1)), 2.0]
        scales = self.scales
        assert scales is not None
        return x[x[:, 0] < 0.5] * scales[0] + self.anchors[0]


@refused("scales", *BATCH)
class FillsACacheOfSizes(Caches):
    """Later calls find the size that the first one had."""

    def forward(self, x):
        if self.scales is None:
            self.scales = [float(x[x[:, 0] < 0.5].size(0))]
        scales = self.scales
        assert scales is not None
        return x * scales[0]


@refused("scales", *BATCH)
class FirstCallDiffers(Caches):
    def forward(self, x):
        if self.scales is None:
            self.scales = [1.0]
            return x
        return x + 1


class CachesBiases(nn.Module):
    """What the first call leaves is made of weights: every later call finds what it would make itself."""

    cache: Dict[str, torch.Tensor]

    def __init__(self):
        super().__init__()
        self.biases = nn.Parameter(torch.arange(12.0).view(3, 4))
        self.register_buffer("index", torch.tensor([[0, 3], [2, 2]]))
        self.cache = {}

    def made(self, x):
        return self.biases[:, self.index]

    def forward(self, x):
        key = str(x.device)
        if key not in self.cache:
            self.cache[key] = self.made(x)
        return [x + self.cache[key][i].sum() for i in range(3)]


program(*BATCH)(CachesBiases)


@refused("cache", "later call", (2, 4))
class CachesWhatItIsGiven(CachesBiases):
    def made(self, x):
        return self.biases + x.mean()


@refused("cache", "later call", (2, 4))
class CachesRandomNumbers(CachesBiases):
    def made(self, x):
        return torch.rand(3, 2)


@refused("scales", *BATCH)
class EveryCallLeavesAnother(Caches):
    def forward(self, x):
        scales = self.scales
        if scales is None:
            self.scales = [1.0]
        elif len(scales) < 3:
            self.scales = scales + [1.0]
        return x * 2 if scales is None or len(scales) < 3 else x


@refused("history", (2, 4))
class ListAttributeGrows(nn.Module):
    history: List[int]

    def __init__(self):
        super().__init__()
        self.history = [1]

    def forward(self, x):
        self.history.append(x.size(0))
        return x * len(self.history)


@refused("count", (2, 4))
class ChangedInABranch(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))

    def forward(self, x):
        if bool(x.sum() > 0):
            self.count.add_(1)
        return x * self.count


@program(*BATCH, flags=["--input", "x=f32[n,4]", "--state=drop"])
class LossAccepted(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.ones(1))

    def forward(self, x):
        self.count.mul_(2)
        return x * self.count


class RunningMean(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(4))
        self.register_buffer("steps", torch.zeros((), dtype=torch.int64))
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        self.steps.add_(1)
        if bool(x.sum() > 0):
            self.mean[1:].lerp_(x.mean(0)[1:], 0.5)
        return x - self.mean, self.calls * 2


def state_as_input_and_output(module):
    """Several calls in a row: what one leaves is what the next begins with."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, model = f"{tmp}/model.pt", f"{tmp}/model.onnx"
        save(module, archive)
        process = convert(archive, model, "--input", "x=f32[n,4]", "--state=io")
        assert process.returncode == 0, process.stderr
        session = load(model)
        names = [slot.name for slot in session.get_inputs()][1:]
        assert sorted(names) == ["calls", "mean", "steps"], names
        assert [slot.name for slot in session.get_outputs()][2:] == [f"{name}_out" for name in names]
        kept = torch.jit.load(archive)
        state = [getattr(kept, name) for name in names]
        for x in torch.rand(2, 4), -torch.rand(5, 4), torch.rand(3, 4):
            *outputs, = run(session, [x, *state])
            want = kept(x)
            state = outputs[2:]
            compare([*want, *(getattr(kept, name) for name in names)], outputs)


run_program(RunningMean, state_as_input_and_output)


class Rows(nn.Module):
    """Attributes that every call sets anew, so that no later one sees them."""

    def __init__(self):
        super().__init__()
        self.row, self.rows = torch.zeros(4), [torch.zeros(4)]


@program(*BATCH)
class SetsATensorInALoop(Rows):
    def forward(self, x):
        self.row = x[0].clone()
        last = x[0].clone()
        for i in range(x.size(0)):
            last.add_(1)
            last = self.row
            self.row = x[i] + last
        return last, self.row


@refused("may share memory", *BATCH)
class SetsATensorThatAVariableIs(Rows):
    def forward(self, x):
        self.row = torch.zeros(4)
        last, total = torch.zeros(4), torch.zeros(4)
        for i in range(x.size(0)):
            last.add_(1)
            total = total + self.row
            self.row = x[i] + 1
            last = self.row
        return total


@refused("may share memory", *BATCH)
class WritesAfterTheLoop(Rows):
    def forward(self, x):
        self.row = last = torch.zeros(4)
        for i in range(x.size(0)):
            self.row = x[i] + 1
            last = self.row
        last.add_(1)
        return self.row


@refused("may be one that was changed", *BATCH)
class SetsAListThatAVariableIs(Rows):
    def forward(self, x):
        self.rows = rows = [x[0]]
        for i in range(x.size(0)):
            rows = [x[i] * 1]
            self.rows = rows
        rows[0] = x[0] * 4
        return self.rows[0]


@program(*BATCH)
class PutsBack(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("m", torch.rand(4))

    def forward(self, x):
        old = self.m.clone()
        self.m.add_(x[0])
        y = x - self.m
        self.m.copy_(old)
        return y


@refused("a later call would see it", *BATCH)
class PutsBackAnother(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("m", torch.rand(4))
        self.register_buffer("k", torch.rand(4))

    def forward(self, x):
        old = self.m.clone()
        self.m.copy_(self.k)
        self.k.copy_(old)
        return x * self.m


class Sets(nn.Module):
    """Attributes that data decides and that every call sets first."""
    mode: str
    previous: Optional[torch.Tensor]
    names: Tuple[str, int]

    def __init__(self):
        super().__init__()
        self.mode, self.previous, self.names = "x", None, ("a", 0)

    def forward(self, x):
        self.mode, self.previous, self.names = "a", None, ("a", 0)
        total = x.new_zeros(x.size(1))
        for row in x:
            if self.mode == "b" and bool(row.sum() > 0):
                total = total + row
            self.mode = "c" if self.mode == "b" else "b"
            previous = self.previous
            total = total + (row if previous is None else row * previous)
            self.previous = row
            self.names = (self.mode, self.names[1] + 1)
        self.previous = None
        return total, self.mode == "c", self.names[0] == "b", self.names[1]


program((3, 2), (4, 2), (1, 2))(Sets)


@program((3, 2), (4, 2))
class SetsOtherKeys(nn.Module):
    entries: Dict[str, torch.Tensor]

    def __init__(self):
        super().__init__()
        self.entries = {}

    def forward(self, x):
        self.entries = {"a": x[0]}
        for row in x:
            self.entries = {"b": row}
        return "a" in self.entries


def sharing(other):
    """A module whose buffer `b` is made of the memory of `a` by `other`."""
    class Shares(nn.Module):
        def __init__(self):
            super().__init__()
            memory = torch.arange(12.0).reshape(3, 4)
            self.register_buffer("a", memory[:2])
            self.register_buffer("b", other(memory))
    return Shares


INPUT = "--input", "x=f32[2,4]"
VIEWS = {"row": lambda m: m[0], "turned": lambda m: m[:2].t(), "later": lambda m: m[1:], "stepped": lambda m: m[:, ::2],
         "flat": lambda m: m.view(-1)}
for view in VIEWS.values():
    class WritesToTheWhole(sharing(view)):
        def forward(self, x):
            self.a.add_(x)
            return self.b * 2

    class WritesToTheView(sharing(view)):
        def forward(self, x):
            self.b.add_(x.sum())
            return self.a * 2

    for policy in ("refuse", "drop", "io"):
        refused("shares its memory with", (2, 4), flags=(*INPUT, "--state=" + policy))(WritesToTheWhole)
        refused("shares its memory with", (2, 4), flags=(*INPUT, "--state=" + policy))(WritesToTheView)


@program((2, 4))
class ReadsBothViews(sharing(VIEWS["row"])):
    def forward(self, x):
        return x + self.a + self.b


@program((2, 4), more_flags=("--state=drop",))
class WritesApart(sharing(lambda m: m[2:])):
    def forward(self, x):
        self.a.add_(x)
        return self.b * 2 + self.a


@program((2, 3), more_flags=("--state=drop",))
class TiedAndLarge(nn.Module):
    """The write to one name of a parameter is dropped, with all constants gone before."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 3)
        self.weight = self.first.weight

    def forward(self, x):
        y = self.first(x)
        with torch.no_grad():
            self.weight.mul_(0.5)
        return y + self.first(x)
