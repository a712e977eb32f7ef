r"""A trace does not see attributes that `forward` sets: a model whose next call computes with them is refused, or its first call
converted where that is asked for.

RUN: %python %s
"""
import warnings

import onnxruntime
import torch
import torch_onnx_opt

warnings.simplefilter("ignore", torch_onnx_opt.ConversionWarning)


class Sliding(torch.nn.Module):
    """A buffer that is set anew, as a cache of keys is."""

    def __init__(self):
        super().__init__()
        self.register_buffer("held", torch.zeros(4))

    def forward(self, x):
        self.held = torch.cat([self.held[x.shape[0] :], x])
        return self.held * 2


class Largest(Sliding):
    """The same call gives the same, another one before it does not."""

    def forward(self, x):
        self.held = torch.maximum(self.held[: x.shape[0]], x)
        return self.held * 2


class InPlace(torch.nn.Module):
    """A tensor that is no buffer."""

    def __init__(self):
        super().__init__()
        self.held = torch.zeros(2)

    def forward(self, x):
        self.held.add_(1)
        return x + self.held


class Counter(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.held = 0

    def forward(self, x):
        self.held += 1
        return x * self.held


class Growing(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.held = []

    def forward(self, x):
        self.held.append(x)
        return torch.stack(self.held).sum(0)


class Inner(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.counter = Counter()

    def forward(self, x):
        return self.counter(x)


class Noted(torch.nn.Module):
    """What nobody reads, as attention is kept to be looked at."""

    def __init__(self):
        super().__init__()
        self.held = None

    def forward(self, x):
        self.held = x.softmax(-1)
        return self.held * x


class Remembered(torch.nn.Module):
    """What is made once, and would be the same made again."""

    def __init__(self):
        super().__init__()
        self.held = None

    def forward(self, x):
        if self.held is None or self.held.shape[0] < x.shape[0]:
            self.held = torch.arange(x.shape[0]).sin()
        return x + self.held[: x.shape[0]]


class Written(torch.nn.Module):
    """A buffer that is written to in place is seen, and refused as in a script."""

    def __init__(self):
        super().__init__()
        self.register_buffer("held", torch.zeros(2))

    def forward(self, x):
        self.held.add_(1)
        return x + self.held


x = torch.tensor([1.0, -2.0])


def refused(model, says, state):
    try:
        torch_onnx_opt.export(model, (x,), trace=True, state=state)
    except torch_onnx_opt.ConversionError as error:
        assert says in str(error), error
        return
    raise AssertionError(f"{type(model).__name__} was not refused")


def first_call(model, state):
    result = torch_onnx_opt.export(model, (x,), trace=True, state=state)
    session = onnxruntime.InferenceSession(result.path)
    torch.testing.assert_close(torch.tensor(session.run(None, {"x": x.numpy()})[0]), model(x))


for kind in (Sliding, Largest, InPlace, Counter, Growing, Inner):
    name = {Inner: "counter.held", Growing: "held[0]"}.get(kind, "held")
    for state in ("refuse", "io"):
        refused(kind(), f"a trace does not see that forward changes '{name}', with which its next call computes", state)
    first_call(kind(), "drop")
for kind in (Noted, Remembered):
    first_call(kind(), "refuse")
refused(Written(), "the program changes 'held'", "refuse")
first_call(Written(), "drop")
result = torch_onnx_opt.export(Written(), (x,), trace=True, state="io")
session = onnxruntime.InferenceSession(result.path)
assert [value.name for value in session.get_inputs()] == ["x", "held"]
