"""Models, and what is of the whole process, are afterwards what they were.

RUN: %python -W ignore %s
"""
import threading

import torch
from torch_onnx_opt import export, verify

rows = torch.randn(4, 3)


class Buffers(torch.nn.Module):
    """What a buffer may be that cannot be written to."""

    def __init__(self):
        super().__init__()
        self.register_buffer("expanded", torch.ones(1).expand(3))
        self.register_buffer("nan", torch.tensor([float("nan"), 1.0]))
        with torch.inference_mode():
            self.register_buffer("inference", torch.ones(3))

    def forward(self, x):
        return x + self.expanded * self.inference * self.nan[1]


for trace in None, True:
    assert verify(Buffers(), export(Buffers(), (rows,), trace=trace), (rows,))


class Otherwise(Buffers):
    """What torch.jit.script makes of it is not the model, which is seen with such buffers too."""

    def forward(self, x):
        if torch.jit.is_scripting():
            return x * 3 + self.expanded
        return x + self.expanded


result = export(Otherwise(), (rows,))
assert result.how == "traced" and verify(Otherwise(), result, (rows,))


class Drawn(torch.nn.Module):
    def forward(self, x, k=1):
        return {"y": x + torch.randn_like(x) * k}


before = torch.get_rng_state()
assert export(Drawn(), (rows,)).how == "traced" and torch.equal(before, torch.get_rng_state())

# Autograd does not take what it needs for changed.
for model in torch.nn.LSTM(3, 4), torch.nn.BatchNorm1d(3).eval():
    result = model(rows)
    export(model, (rows,))
    (result[0] if isinstance(result, tuple) else result).sum().backward()

# Whoever traces one module in several threads waits.
shared = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Dropout(0.5))
models = {}


def convert(i):
    models[i] = export(shared, (rows,), dynamic_axes={"input": {0: "n"}}, trace=True if i % 2 else None).model_proto.SerializeToString()


threads = [threading.Thread(target=convert, args=(i,)) for i in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(models) == 6 and models[0] == models[2] == models[4] and models[1] == models[3] == models[5], models.keys()
assert all(module.training for module in shared.modules()) and "forward" not in vars(shared)
