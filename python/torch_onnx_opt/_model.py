"""From what the user has to an archive."""

import ast
import collections
import contextlib
import dataclasses
import inspect
import os
import pickletools
import threading
import warnings
import zipfile
from typing import Any, Callable, Dict, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Set, Tuple

import torch

from . import _floats
from ._messages import ConversionError
from ._samples import copy, flatten, leaves_of, map_tensors, name_of, unique


class Archive(NamedTuple):
    path: str
    #: "archive", "scripted", "traced" or "exported".
    how: str
    #: Why it was traced.
    reason: str


class Signature(NamedTuple):
    """The arguments of a model, of which the first `positional` may be given without a name."""

    names: List[str]
    defaults: Dict[str, Any]
    positional: int
    #: What `*args` and `**kwargs`, by their names, are among the names.
    variadic: Mapping[str, List[str]] = {}

    def call(self, model: Any, values: Sequence[Any]) -> Any:
        keywords = dict(zip(self.names[self.positional :], values[self.positional :]))
        return model(*values[: self.positional], **keywords)


def _signature(schema: torch._C.FunctionSchema, isMethod: bool) -> Signature:
    arguments = schema.arguments[1:] if isMethod else schema.arguments
    defaults = {a.name: a.default_value for a in arguments if a.has_default_value()}
    return Signature([a.name for a in arguments], defaults, sum(not a.kwarg_only for a in arguments))


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Without being told that TorchScript is old, by whoever is not asked to use it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


#: Held while a model is looked at or converted: tracing changes what it is for a while, and what is of the whole process.
lock = threading.RLock()


@contextlib.contextmanager
def mode(model: Any, training: bool) -> Iterator[None]:
    """A module as in training or not, each of its modules as before afterwards."""
    modules = list(model.modules()) if isinstance(model, torch.nn.Module) else []
    modules = [module for module in modules if hasattr(module, "training")]  # One that is frozen has none.
    before = [module.training for module in modules]
    try:
        if any(was != training for was in before):
            with contextlib.suppress(NotImplementedError):  # An exported one is what it was exported as.
                model.train(training)
        yield
    finally:
        for module, was in zip(modules, before):
            module.training = was


def _is_still(tensor: torch.Tensor, was: torch.Tensor) -> bool:
    """Whether a tensor holds what it did, to the bit."""
    if (tensor.shape, tensor.dtype) != (was.shape, was.dtype):
        return False
    try:
        return torch.equal(*(one.detach().resolve_conj().contiguous().reshape(-1).view(torch.uint8) for one in (tensor, was)))
    except RuntimeError:  # Of sparse ones.
        return False


def _put_back(tensor: torch.Tensor, was: torch.Tensor) -> None:
    """Makes a tensor what it was. One that is that still is not written to: autograd would see it, and some may not be."""
    if not _is_still(tensor, was):
        with torch.inference_mode(tensor.is_inference()):
            tensor.copy_(was) if tensor.shape == was.shape else tensor.set_(was)


def _keep(value: Any, undo: List[Callable[[], Any]], seen: Set[int]) -> None:
    """Adds what makes a value, and what containers in it hold, what they are now."""
    if id(value) in seen or isinstance(value, torch.nn.Parameter):
        return
    seen.add(id(value))
    if isinstance(value, torch.Tensor):
        was = value.detach().clone()
        undo.append(lambda: _put_back(value, was))
    elif isinstance(value, (list, collections.deque, set)):
        held = list(value)
        undo.append(lambda: (value.clear(), value.update(held) if isinstance(value, set) else value.extend(held)))
        for part in held:
            _keep(part, undo, seen)
    elif isinstance(value, dict):
        entries = dict(value)
        undo.append(lambda: (value.clear(), value.update(entries)))
        for part in entries.values():
            _keep(part, undo, seen)
    elif isinstance(value, tuple):
        for part in value:
            _keep(part, undo, seen)


@contextlib.contextmanager
def kept(model: Any) -> Iterator[None]:
    """The buffers and attributes of a module, and what lists and dicts in them hold, are afterwards what they were. Parameters are
    not copied; of a ScriptModule, buffers are kept."""
    undo: List[Callable[[], Any]] = []
    seen: Set[int] = set()
    for module in model.modules() if isinstance(model, torch.nn.Module) else []:
        if isinstance(module, torch.jit.ScriptModule):
            for name, buffer in module.named_buffers(recurse=False):
                undo.append(lambda module=module, name=name, buffer=buffer: setattr(module, name, buffer))
                _keep(buffer, undo, seen)
            continue
        own = vars(module)
        attributes = {name: value for name, value in own.items() if name not in ("_parameters", "_modules")}

        def restore(own: Dict[str, Any] = own, attributes: Dict[str, Any] = attributes) -> None:
            for name in own.keys() - attributes.keys() - {"_parameters", "_modules"}:
                del own[name]
            own.update(attributes)

        undo.append(restore)
        for value in attributes.values():
            _keep(value, undo, seen)
    try:
        yield
    finally:
        with torch.no_grad():
            for put_back in undo:
                put_back()


def _held(model: Any) -> Iterator[Tuple[str, Any, bool]]:
    """What the attributes and buffers of a model hold, each beside its place, and whether it is a buffer."""
    for path, module in model.named_modules() if isinstance(model, torch.nn.Module) else []:
        if isinstance(module, torch.jit.ScriptModule):
            continue
        at = f"{path}." if path else ""
        for name, value in {**vars(module), **module._buffers}.items():
            if name not in ("_parameters", "_modules", "_buffers"):
                for place, leaf in leaves_of(at + name, value):
                    yield place, leaf, name in module._buffers


def find_unseen(model: Any, run: Callable[[], Any]) -> Tuple[Any, List[str]]:
    """What a call of a model gives, and the places of what it changes without a trace of it seeing that: all but what it writes to
    a buffer in place."""
    before = {
        place: (leaf, leaf.detach().clone() if isinstance(leaf, torch.Tensor) and not isBuffer else None) for place, leaf, isBuffer in _held(model)
    }
    result = run()
    after = {place: leaf for place, leaf, _ in _held(model)}

    def isSame(place: str) -> bool:
        (was, copied), now = before.get(place, (None, None)), after.get(place)
        if was is now:
            return copied is None or torch.equal(copied, now)
        return isinstance(was, (bool, int, float, str)) and was == now

    return result, [place for place in {**before, **after} if not isSame(place)]


def _pack(result: Any) -> Any:
    """A result as a trace can give it: its tensors, and its numbers as such."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", torch.jit.TracerWarning)  # A number is a constant.
        leaves = [leaf if isinstance(leaf, torch.Tensor) else torch.tensor(leaf) for leaf in flatten(result)]
    if not leaves:
        raise TypeError("the model returns no tensor")
    return leaves[0] if len(leaves) == 1 else tuple(leaves)


class _Bound(torch.nn.Module):
    """A model that takes and returns tensors alone."""

    def __init__(self, model: Any, call: Callable[..., Any]):
        super().__init__()
        self.model, self.call = model, call

    def forward(self, *tensors: Any) -> Any:
        return _pack(self.call(tensors))


@contextlib.contextmanager
def _taking_tensors(model: Any, call: Callable[..., Any]) -> Iterator[Any]:
    """The model, taking and returning tensors alone. One whose `forward` is what a call calls is itself, so that its weights
    keep their names."""
    if not isinstance(model, torch.nn.Module) or type(model).__call__ is not torch.nn.Module.__call__:
        yield _Bound(model, call)
        return
    before = vars(model).get("forward")
    forward = model.forward

    def inner(*tensors: Any) -> Any:
        object.__setattr__(model, "forward", forward)
        try:
            return _pack(call(tensors, forward))
        finally:
            object.__setattr__(model, "forward", inner)

    object.__setattr__(model, "forward", inner)
    try:
        yield model
    finally:
        object.__delattr__(model, "forward")
        if before is not None:
            object.__setattr__(model, "forward", before)


class Trace:
    """A trace of a model. Its arguments are the tensors of the model's, in containers too; all else is fixed.

    Attributes:
        module: the trace.
        leaves: what its arguments are, in the user's words, and their values.
        outputs: what its results are called, where a container of the model's says so.
        unseen: what a call changes without the trace seeing it.
    """

    def __init__(self, model: Any, signature: Signature, values: Sequence[Any]):
        self._model, self._signature, self._values = model, signature, tuple(values)
        self.leaves = []
        for name, value in zip(signature.names, values):
            found = [(path, leaf) for path, leaf in leaves_of(name, value) if isinstance(leaf, torch.Tensor)]
            held: List[torch.Tensor] = []
            map_tensors(value, held.append)
            if [id(leaf) for _, leaf in found] != [id(tensor) for tensor in held]:
                raise TypeError(f"argument '{name}' is a {type(value).__name__}, whose tensors a trace cannot tell")
            self.leaves += found
        tensors = copy(tuple(leaf for _, leaf in self.leaves))
        self.outputs: List[str] = []
        with torch.no_grad(), quiet(), torch.random.fork_rng(devices=[]), kept(model):
            with kept(model):
                result, self.unseen = find_unseen(model, lambda: self.run_model(copy(tensors)))
            if isinstance(result, dict) or dataclasses.is_dataclass(result):
                self.outputs = [name_of(path) for path, leaf in leaves_of("", result) if not isinstance(leaf, str)]
            isFlat = isinstance(result, torch.Tensor) or (
                type(result) is tuple and all(isinstance(leaf, torch.Tensor) for leaf in result)
            )
            isTraceable = isinstance(model, torch.nn.Module) or inspect.isroutine(model)
            isPlain = isTraceable and all(isinstance(value, torch.Tensor) for value in values)
            if isFlat and isPlain and len(values) == signature.positional:
                self.module = torch.jit.trace(model, tensors, check_trace=False, strict=False)
                return
            with _taking_tensors(model, self.run_model) as whole:
                self.module = torch.jit.trace(whole, tensors, check_trace=False, strict=False)

    def run_model(self, tensors: Sequence[Any], forward: Any = None) -> Any:
        """What the model gives where the trace is given `tensors`."""
        rest = iter(tensors)
        values = map_tensors(self._values, lambda _: next(rest))
        return self._signature.call(self._model if forward is None else forward, values)


def script(model: Any) -> Any:
    with quiet():
        try:
            return torch.jit.script(model)
        except RuntimeError as error:
            if "Can't redefine method" not in str(error):
                raise
            # An earlier call failed in the middle, and what it left behind hides why.
            torch.jit._recursive.concrete_type_store = torch.jit._recursive.ConcreteTypeStore()
            return torch.jit.script(model)


def check_loads(signature: Signature) -> None:
    """Refuses what torch.jit.save writes and torch.jit.load does not read."""
    before, behind = signature.names[: signature.positional], signature.names[signature.positional :]
    lacking = [name for name in behind if name not in signature.defaults]
    if lacking and any(name in signature.defaults for name in before):
        raise TypeError(f"torch.jit.load takes no argument without a default ('{lacking[0]}') behind one with a default")


def load(path: str) -> Any:
    with quiet():
        return torch.jit.load(path, map_location="cpu")


def read_signature(path: str, method: str) -> Optional[Signature]:
    """The arguments of a method by the code of an archive that Python cannot load, as it lacks an operator; None if the file has
    no code.

    Raises:
        ValueError: the code does not tell.
    """
    if not zipfile.is_zipfile(path):
        return None
    with zipfile.ZipFile(path) as archive:
        root = archive.namelist()[0].split("/")[0]
        if not any(name.startswith(f"{root}/code/") for name in archive.namelist()):
            return None
        try:
            classes = (arg for code, arg, _ in pickletools.genops(archive.read(f"{root}/data.pkl")) if code.name == "GLOBAL")
            module, name = next(classes).split(" ")
            parsed = ast.parse(archive.read(f"{root}/code/{module.replace('.', '/')}.py"))
            bodies = [node.body for node in parsed.body if isinstance(node, ast.ClassDef) and node.name == name]
            found = next(node.args for body in bodies for node in body if isinstance(node, ast.FunctionDef) and node.name == method)
            given = [*zip(found.args[::-1], found.defaults[::-1]), *zip(found.kwonlyargs, found.kw_defaults)]
            defaults = {argument.arg: ast.literal_eval(value) for argument, value in given if value is not None}
        except (KeyError, StopIteration, SyntaxError, ValueError) as error:
            raise ValueError(f"PyTorch cannot load '{path}', and its code does not tell the arguments of {method}") from error
    names = [parameter.arg for parameter in found.args[1:] + found.kwonlyargs]
    return Signature(names, defaults, len(found.args) - 1)


def names_in_archive(traced: Any, path: str) -> List[str]:
    """What the arguments of a trace are called in its archive: the trace itself may have a name twice."""
    names = schema_of(traced, "forward").names
    found = read_signature(path, "forward") if len(set(names)) < len(names) else None
    return names if found is None else found.names


def python_signature(model: Any, args: Sequence[Any], kwargs: Optional[Mapping[str, Any]]) -> Signature:
    """The arguments of a model in Python that is called so: `*args` and `**kwargs` are those that are given."""
    parameters = list(parameters_of(model).values())
    names = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    others = {p.name for p in parameters}.union(kwargs or ())
    variadic: Dict[str, List[str]] = {}
    for p in parameters:
        if p.kind == p.VAR_POSITIONAL:
            variadic[p.name] = unique([f"{p.name}_{i}" for i in range(len(args) - len(names))], others)
            names += variadic[p.name]
    positional = len(names)
    names += [p.name for p in parameters if p.kind == p.KEYWORD_ONLY]
    for p in parameters:
        if p.kind == p.VAR_KEYWORD:
            variadic[p.name] = [name for name in kwargs or {} if name not in names]
            names += variadic[p.name]
    return Signature(names, {p.name: p.default for p in parameters if p.default is not p.empty}, positional, variadic)


def parameters_of(model: Any) -> Mapping[str, inspect.Parameter]:
    """The parameters of a model in Python.

    Raises:
        TypeError: it does not tell them.
    """
    try:
        return inspect.signature(model.forward if isinstance(model, torch.nn.Module) else model).parameters
    except ValueError as error:
        name = getattr(model, "__name__", "f")
        raise TypeError(f"'{name}' does not tell its parameters: give a function that calls it, as lambda x: {name}(x)") from error


def unwrap(model: Any) -> Any:
    """The model inside of what torch.compile and the parallel modules put around it."""
    while True:
        if isinstance(model, (torch.nn.DataParallel, torch.nn.parallel.DistributedDataParallel)):
            model = model.module
        elif type(model).__name__ == "OptimizedModule" and type(model).__module__.startswith("torch._dynamo"):
            model = model._orig_mod
        elif callable(inside := getattr(model, "_torchdynamo_orig_callable", None)):
            model = inside
        else:
            return model


def find_replaced(model: Any) -> str:
    """Why torch.jit.script would not see the code of a model: that of a module's class is not what is called, or it is neither a
    module nor a function. Empty if it would."""
    if not isinstance(model, torch.nn.Module):
        return "" if inspect.isroutine(model) else f"torch.jit.script takes modules and functions, and no {type(model).__name__}"
    for name, module in model.named_modules():
        at = f"'{name}'" if name else "the module"
        if "forward" in vars(module):
            return f"the forward of {at} is set on the instance, where torch.jit.script does not look"
        if not isinstance(module, torch.jit.ScriptModule) and type(module).__call__ is not torch.nn.Module.__call__:
            return f"the class of {at} has a __call__ of its own, where torch.jit.script does not look"
    return ""


def first_line(error: BaseException) -> str:
    """The message of an error; of one in a TorchScript program that which it was raised with, its last line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    if lines and (isinstance(error, torch.jit.Error) or "TorchScript interpreter" in lines[0]):
        return lines[-1]
    return f"{type(error).__name__}: {lines[0].rstrip(':')}" if lines else type(error).__name__


def save(model: Any, folder: str) -> str:
    """Writes a scripted model, under the name of its class."""
    name = getattr(model, "original_name", None) or getattr(model, "name", None) or "model"
    path = os.path.join(folder, f"{name}.pt")
    with quiet(), _floats.kept(model):
        torch.jit.save(model, path)
    return path


def refuse(model: Any) -> None:
    """Refuses what is neither a module, nor a function, nor a path."""
    if isinstance(model, type):
        raise TypeError(f"{model.__name__} is a class: give an instance, {model.__name__}(...)")
    if not isinstance(model, (torch.nn.Module, torch.jit.ScriptFunction)) and not callable(model):
        raise TypeError(f"{type(model).__name__} is no module, no function, no path of an archive, and no ExportedProgram")


def schema_of(model: Any, method: str) -> Signature:
    """The arguments of a scripted module or function."""
    if isinstance(model, torch.jit.ScriptFunction):
        return _signature(model.schema, isMethod=False)
    found: Optional[Any] = getattr(model, method, None)
    if found is None:
        raise ConversionError(f"the model has no method '{method}' that is exported", [])
    return _signature(found.schema, isMethod=True)
