"""A trace of a model whose data decides what it computes is refused.

RUN: %python -W ignore %s
"""
import torch
from torch_onnx_opt import ConversionError, export


class Traced(torch.nn.Module):
    """torch.jit.script takes no **kwargs."""

    def forward(self, x, **kwargs):
        return self.compute(x)


class Cut(Traced):
    def compute(self, x):
        return x[:int(x[0].item())] * 2


class Branch(Traced):
    def compute(self, x):
        return x * 2 if x.sum() > 0 else x - 1


class Number(Traced):
    def compute(self, x):
        return x * 2, (x.sum() > 0).item()


x = torch.tensor([2.0, 1.0, 3.0])
for model in Cut(), Branch(), Number():
    for options in {}, {"dynamic_axes": {"x": {0: "n"}}}:
        try:
            export(model, (x,), **options)
        except ConversionError as error:
            assert "with other values in its inputs, which decide what it computes, the trace is not the model" in str(error), error
        else:
            raise AssertionError(f"{type(model).__name__} was not refused")


class Any(Traced):
    """What has no value at the others has none in the trace, and what is drawn is drawn alike."""

    def compute(self, x):
        return x.log() + torch.rand_like(x), torch.nn.functional.dropout(x.long() % 2 == 0, training=False)


assert export(Any(), (x,), dynamic_axes={"x": {0: "n"}}).how == "traced"
