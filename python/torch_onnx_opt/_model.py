"""From what the user has to an archive."""

import contextlib
import inspect
import os
import warnings
import zipfile
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

import torch

from ._messages import ConversionError
from ._samples import copy


class Archive(NamedTuple):
    path: str
    #: "archive", "scripted", "traced" or "exported".
    how: str
    #: Why it was traced.
    reason: str
    #: The arguments of the method, and those of their defaults that there are.
    names: List[str]
    defaults: Dict[str, Any]


def _signature(schema: torch._C.FunctionSchema, isMethod: bool) -> Tuple[List[str], Dict[str, Any]]:
    arguments = schema.arguments[1:] if isMethod else schema.arguments
    return [a.name for a in arguments], {a.name: a.default_value for a in arguments if a.has_default_value()}


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Without being told that TorchScript is old, by whoever is not asked to use it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@contextlib.contextmanager
def mode(model: Any, training: bool) -> Iterator[None]:
    """A module as in training or not, each of its modules as before afterwards."""
    modules = list(model.modules()) if isinstance(model, torch.nn.Module) else []
    before = [module.training for module in modules]
    try:
        if modules:
            model.train(training)
        yield
    finally:
        for module, was in zip(modules, before):
            module.training = was


class _Bound(torch.nn.Module):
    """A model whose arguments that are no tensors are fixed, as those of a trace are."""

    def __init__(self, model: Any, args: Sequence[Any], free: List[int]):
        super().__init__()
        self.model, self.args, self.free = model, list(args), free

    def forward(self, *tensors: Any) -> Any:
        args = list(self.args)
        for i, tensor in zip(self.free, tensors):
            args[i] = tensor
        return self.model(*args)


def _is_traceable(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return bool(value) and all(map(_is_traceable, value))
    if isinstance(value, dict):
        return bool(value) and all(map(_is_traceable, value.values()))
    return isinstance(value, torch.Tensor)


def trace(model: Any, args: Sequence[Any]) -> Tuple[torch.jit.ScriptModule, List[int]]:
    """A trace, and which of the arguments it has."""
    free = [i for i, arg in enumerate(args) if _is_traceable(arg)]
    traced = model if len(free) == len(args) else _Bound(model, args, free)
    with torch.no_grad(), quiet():
        return torch.jit.trace(traced, copy(tuple(args[i] for i in free)), check_trace=False, strict=False), free


def script(model: Any) -> Any:
    with quiet():
        return torch.jit.script(model)


def load(path: str) -> Any:
    with quiet():
        return torch.jit.load(path, map_location="cpu")


def python_signature(model: Any) -> Tuple[List[str], Dict[str, Any]]:
    """The arguments of a model in Python, and defaults."""
    function: Callable[..., Any] = model.forward if isinstance(model, torch.nn.Module) else model
    parameters = inspect.signature(function).parameters.values()
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    names = [p.name for p in parameters if p.kind in kinds]
    return names, {p.name: p.default for p in parameters if p.kind in kinds and p.default is not p.empty}


def first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{type(error).__name__}: {lines[0].rstrip(':')}" if lines else type(error).__name__


def save(model: Any, folder: str) -> str:
    """Writes a scripted model, under the name of its class."""
    name = getattr(model, "original_name", None) or getattr(model, "name", None) or "model"
    path = os.path.join(folder, f"{name}.pt")
    with quiet():
        torch.jit.save(model, path)
    return path


def is_exported(path: str) -> bool:
    """Whether a file is what torch.export.save wrote."""
    if not zipfile.is_zipfile(path):
        return False
    with zipfile.ZipFile(path) as archive:
        return any(name.endswith("/archive_format") for name in archive.namelist())


def save_exported(program: "torch.export.ExportedProgram", folder: str) -> str:
    """Writes an exported program."""
    path = os.path.join(folder, "model.pt2")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.export.save(program, path)
    return path


def refuse(model: Any) -> None:
    """Refuses what is neither a module, nor a function, nor a path."""
    if not isinstance(model, (torch.nn.Module, torch.jit.ScriptFunction)) and not callable(model):
        raise TypeError(f"{type(model).__name__} is no module, no function, no path of an archive, and no ExportedProgram")


def schema_of(model: Any, method: str) -> Tuple[List[str], Dict[str, Any]]:
    """The arguments of a scripted module or function."""
    if isinstance(model, torch.jit.ScriptFunction):
        return _signature(model.schema, isMethod=False)
    found: Optional[Any] = getattr(model, method, None)
    if found is None:
        raise ConversionError(f"the model has no method '{method}' that is exported", [])
    return _signature(found.schema, isMethod=True)
