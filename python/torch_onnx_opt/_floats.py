"""Whole floats in what torch.jit.save writes.

From 1e10 on it writes them without a dot, as ints: `torch.full([n], 1e10)` is of ints once it is loaded, and a program in which
such a number meets a float in a variable is not loaded at all.
"""

import contextlib
import math
from typing import Any, Iterator, List

import torch

_LEAST = 1e10


def _graphs(model: Any) -> List[Any]:
    """The graphs of a scripted model: its methods, those of its parts, and the functions that they call."""
    if isinstance(model, torch.jit.ScriptFunction):
        graphs = [model.graph]
    else:
        graphs = [m._c._get_method(name).graph for m in model.modules() for name in m._c._method_names()]
    seen = set()
    for graph in graphs:  # It grows.
        for call in graph.findAllNodes("prim::CallFunction", True):
            name = call.inputsAt(0).type().annotation_str
            function = None if name in seen else torch.jit._state._python_cu.find_function(name)
            seen.add(name)
            if function is not None:
                graphs.append(function.graph)
    return graphs


def _is_misread(constant: Any) -> bool:
    if not constant.hasAttribute("value") or constant.kindOf("value") != "f":
        return False
    value = constant.f("value")
    return math.isfinite(value) and abs(value) >= _LEAST and value == int(value)


@contextlib.contextmanager
def kept(model: Any) -> Iterator[None]:
    """Lets the graphs of a scripted model compute such numbers, as `float("1e10")`, which are saved as they are."""
    changed = []
    for graph in _graphs(model):
        for constant in filter(_is_misread, graph.findAllNodes("prim::Constant", True)):
            text = graph.create("prim::Constant")
            text.s_("value", repr(constant.f("value")))
            text.output().setType(torch._C.StringType.get())
            number = graph.create("aten::Float", [text.output()], 1)
            number.output().setType(torch._C.FloatType.get())
            text.insertBefore(constant)
            number.insertAfter(constant)
            constant.output().replaceAllUsesWith(number.output())
            changed.append((constant, number, text))
    try:
        yield
    finally:
        for constant, number, text in changed:
            number.output().replaceAllUsesWith(constant.output())
            number.destroy()
            text.destroy()
