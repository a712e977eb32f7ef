r"""Operators that torch.library registers in this process: what their Python computes is recorded, and not what they say of meta
tensors.

RUN: %python %s
"""
import warnings

import onnxruntime
import torch
import torch_onnx_opt

warnings.simplefilter("ignore", torch_onnx_opt.ConversionWarning)


@torch.library.custom_op("own::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x * 2 + 1


@twice.register_fake
def _(x):
    return x.clone()


library = torch.library.Library("own", "FRAGMENT")
library.define("shifted(Tensor x, float by) -> Tensor")
library.impl("shifted", lambda x, by: (x - 1.5).exp() / by + torch.arange(x.shape[0], device=x.device) * torch.ones_like(x), "CompositeImplicitAutograd")
library.define("hidden(Tensor x) -> Tensor")
library.impl("hidden", lambda x: x * 2 + 1, "CPU")
library.impl("hidden", lambda x: x + 0, "Meta")


class Own(torch.nn.Module):
    def forward(self, x):
        return torch.ops.own.twice(x) * 3 + torch.ops.own.shifted(x, 4.0)


class Hidden(torch.nn.Module):
    def forward(self, x):
        return torch.ops.own.hidden(x) * 3


x = torch.rand(3)
for model in Own(), torch.export.export(Own(), (x,)):
    isExported = isinstance(model, torch.export.ExportedProgram)
    result = torch_onnx_opt.export(model, None if isExported else (x,))
    session = onnxruntime.InferenceSession(result.path)
    torch.testing.assert_close(torch.tensor(session.run(None, {"x": x.numpy()})[0]), Own()(x))

# A kernel of the CPU alone cannot be seen.
try:
    torch_onnx_opt.export(Hidden(), (x,))
except torch_onnx_opt.ConversionError as error:
    assert "'own::hidden' cannot be converted" in str(error) and "decompositions can say what it does" in str(error), error
else:
    raise AssertionError("what no one can see was converted")
