"""Exported programs that a file cannot hold as they are: structures without a name for files, bools of sizes, torch.vmap.

RUN: %python -W ignore %s
"""
import dataclasses
import warnings
from typing import NamedTuple

import torch
from torch.export import Dim
from torch_onnx_opt import ConversionError, ConversionWarning, export, verify

n = Dim("n")


class Pair(NamedTuple):
    first: torch.Tensor
    second: torch.Tensor


@dataclasses.dataclass
class Point:
    x: torch.Tensor
    y: torch.Tensor


torch.export.register_dataclass(Point)


def check(forward, args, inputs, outputs, **options):
    module = type("Module", (torch.nn.Module,), {"forward": forward})()
    program = torch.export.export(module, args, **options)
    before = program.module_call_graph[0].signature.out_spec, program.example_inputs
    result = export(program)
    assert [[v.name for v in values] for values in (result.model_proto.graph.input, result.model_proto.graph.output)] == [inputs, outputs]
    assert verify(program, result)
    assert (program.module_call_graph[0].signature.out_spec, program.example_inputs) == before


x, longer = torch.randn(4, 3), torch.randn(5, 3)
varies = {"dynamic_shapes": ({0: n},)}
check(lambda self, x: x.topk(1, 0), (x,), ["x"], ["values", "indices"])
check(lambda self, x: {"a": x.max(0), "b": [x.sort(), x + 1]}, (x,), ["x"],
      ["a_values", "a_indices", "b_0_values", "b_0_indices", "b_1"], **varies)
check(lambda self, x: Pair(x + 1, x * 2), (x,), ["x"], ["first", "second"], **varies)
check(lambda self, x: Point(x + 1, x * 2), (x,), ["x"], ["x_out", "y"], **varies)
check(lambda self, p: p.first + p.second, (Pair(x, x),), ["p_first", "p_second"], ["output"])
check(lambda self, p: p.x + p.y[1:], (Point(x, longer),), ["p_x", "p_y"], ["output"], dynamic_shapes=([{0: n}, {0: n + 1}],))
check(lambda self, x: (x, x.shape[0] > 3), (x,), ["x"], ["output_0", "output_1"], **varies)


# torch.vmap, whose calls a file cannot hold: decomposed first.
def each_row(self, x):
    return torch.vmap(lambda row: (row * 2).sum())(x)


check(each_row, (x,), ["x"], ["output"], **varies)


def each_number(self, x):
    return torch.vmap(lambda number: number * 2 + 0.5)(x[0])


check(each_number, (x,), ["x"], ["output"], **varies)


# Derivatives cannot be taken of it then: PyTorch says so, and no more.
class Slope(torch.nn.Module):
    def forward(self, x):
        return torch.func.grad(lambda y: (y**2).sum())(x)


try:
    export(torch.export.export(Slope(), (x,)))
    raise AssertionError("a program with torch.func.grad was converted: test what it gives")
except ConversionError as error:
    assert "PyTorch cannot decompose what torch.func made of the program" in str(error), error


# What a program demands of the parts of a class is known; how its inputs lie in memory is nothing to a graph.
class Sum(torch.nn.Module):
    def forward(self, p):
        return p.x + p.y


class Attention(torch.nn.Module):
    def forward(self, q):
        return torch.nn.functional.scaled_dot_product_attention(q, q, q)


each = [{0: Dim.AUTO}, {0: Dim.AUTO}]
with warnings.catch_warnings():
    warnings.simplefilter("error", ConversionWarning)
    export(torch.export.export(Sum(), (Point(x, x),), dynamic_shapes={"p": each}))
    result = export(torch.export.export(Attention(), (torch.randn(2, 6, 4),), dynamic_shapes=({0: Dim.AUTO, 1: Dim.AUTO},)))
    assert [slot.dim_param == "" for slot in result.model_proto.graph.input[0].type.tensor_type.shape.dim] == [False, False, True]

# dynamic_shapes of such a class, in order or by its fields.
for shapes in each, {"x": {0: "rows"}, "y": {0: "rows"}}:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result = export(Sum(), (Point(x, x),), dynamic_shapes={"p": shapes})
    assert [slot.type.tensor_type.shape.dim[0].dim_param != "" for slot in result.model_proto.graph.input] == [True, True], shapes
    assert verify(Sum(), result, (Point(x, x),))
