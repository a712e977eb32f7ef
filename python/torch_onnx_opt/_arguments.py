"""Example arguments and what varies of them, from torch.onnx.export's words to the compiler's."""

import dataclasses
import re
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

import torch
from torch.utils import _pytree

from ._samples import Dim, Range, leaves_of, name_of


def order(
    names: Sequence[str], defaults: Mapping[str, Any], args: Any, kwargs: Optional[Mapping[str, Any]], positional: Optional[int] = None
) -> Tuple[Any, ...]:
    """All arguments in the order of `names`, of which the first `positional` may be given without."""
    given = (args,) if isinstance(args, torch.Tensor) else tuple(args)
    if positional is not None and len(given) > positional and kwargs:
        raise TypeError(f"args has {len(given)} arguments, and the model takes {positional} without names")
    if not kwargs:
        return given
    rest = dict(kwargs)
    for name in names[len(given) :]:
        if not rest:
            break
        if name in rest:
            given += (rest.pop(name),)
        elif name in defaults:
            given += (defaults[name],)
        else:
            raise TypeError(f"kwargs lacks '{name}', which stands before {', '.join(map(repr, rest))}")
    if rest:
        raise TypeError(f"the model has no further argument {', '.join(map(repr, rest))}: it takes {', '.join(names)}")
    return given


class Dynamic:
    """Which dims vary."""

    def __init__(self) -> None:
        self.dims: List[Dim] = []
        self.ranges: Dict[str, Range] = {}
        self._flags: Dict[str, List[str]] = {}
        self._names: Dict[str, str] = {}

    def spell(self, text: str) -> str:
        """What the compiler calls a dim whose name may be any text, as torch.onnx.export takes it: each has a name of its own."""
        if text not in self._names:
            name = re.sub(r"\W+|^(?=\d)", "_", text.strip(), flags=re.ASCII) or "_"
            while name in self._names.values():
                name += "_"
            self._names[text] = name
        return self._names[text]

    def add(self, path: str, tensor: int, dim: int, name: Optional[str], mayBeFixed: bool = False) -> None:
        name = self.spell(name) if name else None
        self.dims.append(Dim(tensor, dim, name or f"{path}:{dim}"))
        self._flags.setdefault(path, []).append(f"{dim}=?" if mayBeFixed else f"{dim}={name}" if name else str(dim))

    def flags(self, names: Mapping[str, str]) -> List[str]:
        """As --dynamic takes them, where `names` are those of the inputs, by their paths."""
        return [f"{names.get(path, path)}:{','.join(dims)}" for path, dims in self._flags.items()]

    def dim_flags(self) -> List[str]:
        """As --dim takes them."""
        ranges = [(name, low, high) for name, (low, high) in self.ranges.items() if (low, high) != (0, None)]
        return [f"{name}={low or ''}..{'' if high is None else high}" for name, low, high in ranges]


class Argument(NamedTuple):
    """An argument of the archive; of a trace one is a tensor, which may be a part of the model's."""

    #: In the user's words, and in the archive's.
    name: str
    path: str
    value: Any


def plain(name: str, value: Any) -> Any:
    """An argument as an archive of examples holds it: on the CPU, named tuples as tuples, NumPy's numbers as Python's."""
    if isinstance(value, torch.Tensor):
        if value.is_meta:
            raise ValueError(f"argument '{name}' is on the device meta, where tensors have no elements")
        if value.layout != torch.strided:
            raise ValueError(f"argument '{name}' is a tensor of the layout {value.layout}, which ONNX lacks: give its to_dense()")
        return value.detach().cpu()
    if isinstance(value, (list, tuple)):
        elements = [plain(name, element) for element in value]
        return elements if isinstance(value, list) else tuple(elements)
    if isinstance(value, Mapping):
        return {key: plain(name, element) for key, element in value.items()}
    return value.item() if type(value).__module__ == "numpy" and hasattr(value, "item") and not hasattr(value, "__len__") else value


def check_ranges(dims: Mapping[str, Any]) -> Dict[str, Range]:
    """The smallest and largest sizes of dims as `export` and `verify` take them.

    Raises:
        TypeError: one is no such.
    """
    for name, sizes in dims.items():
        if not isinstance(sizes, (tuple, list)) or len(sizes) != 2 or not isinstance(sizes[0], int):
            raise TypeError(f"dims has the smallest and the largest size of '{name}' (or None), not {sizes!r}")
    return {name: (low, high) for name, (low, high) in dims.items()}


def split_keywords(
    args: Optional[Tuple[Any, ...]], kwargs: Optional[Mapping[str, Any]], names: Sequence[str]
) -> Tuple[Optional[Tuple[Any, ...]], Optional[Mapping[str, Any]]]:
    """`args` without a dict at its end that holds arguments by name, as torch.onnx.export takes it."""
    if not args or kwargs or not isinstance(args[-1], dict):
        return args, kwargs
    rest = names[len(args) - 1 :]
    if (args[-1] and all(name in rest for name in args[-1])) or not (args[-1] or rest):
        return args[:-1], args[-1]
    return args, kwargs


def refuse_arrays(args: Optional[Sequence[Any]], kwargs: Optional[Mapping[str, Any]]) -> None:
    """Refuses NumPy's arrays, which a trace would make constants of."""
    for path, leaf in [*leaves_of("args", list(args or ())), *leaves_of("kwargs", dict(kwargs or {}))]:
        if type(leaf).__module__ == "numpy" and hasattr(leaf, "__array__") and getattr(leaf, "ndim", 0) > 0:
            raise TypeError(f"{path} is a NumPy array, and the model takes tensors: give torch.from_numpy of it")


def find_fixed(args: Optional[Sequence[Any]], kwargs: Optional[Mapping[str, Any]]) -> str:
    """Why only a trace takes the arguments: one is of what no ONNX model has as an input."""
    for value in [*(args or ()), *(kwargs or {}).values()]:
        if isinstance(value, (torch.dtype, torch.device, torch.layout, torch.memory_format, complex)):
            return f"an argument is a {type(value).__name__}, which is no input of ONNX's: a trace fixes it at {value}"
    return ""


def read_axes(
    axes: Mapping[str, Any], arguments: Sequence[Argument], input_names: Sequence[str], output_names: Sequence[str]
) -> Dynamic:
    """What `dynamic_axes` says. Sizes of outputs follow from those of inputs: what it says of them is not needed."""
    dynamic = Dynamic()
    places: Dict[str, Tuple[str, int, torch.Tensor]] = {}
    spelled: Dict[str, Tuple[str, int, torch.Tensor]] = {}
    leaves = [(argument, *leaf) for argument in arguments for leaf in leaves_of(argument.path, argument.value)]
    names = names_of_inputs(arguments, input_names)
    named = {}
    tensor = 0
    for argument, path, leaf in leaves:
        if not isinstance(leaf, torch.Tensor):
            continue
        place = path, tensor, leaf
        places[argument.name + path[len(argument.path) :]] = place
        spelled[name_of(argument.name + path[len(argument.path) :])] = place
        if path in names:
            named[names[path]] = place
        tensor += 1
    # What the model calls an input may be another argument's name in Python.
    places.update(named)
    if not isinstance(axes, Mapping):
        raise TypeError(f"dynamic_axes has the dims of each input, {{'x': {{0: 'batch'}}}}, which {axes!r} has not")
    for name, dims in axes.items():
        if name not in places and name not in spelled:
            if name in output_names or (not output_names and name.startswith("output")):
                continue
            raise ValueError(f"dynamic_axes: there is no input '{name}' that is a tensor: there are {', '.join(places)}")
        path, tensor, arg = places[name] if name in places else spelled[name]
        if not isinstance(dims, (Mapping, Sequence)) or isinstance(dims, str) or not all(isinstance(dim, int) for dim in dims):
            raise ValueError(f"dynamic_axes: '{name}' needs numbers of dims, {{0: 'name'}} or [0], not {dims!r}")
        for dim in dims:
            if not -arg.dim() <= dim < arg.dim():
                raise ValueError(f"dynamic_axes: '{name}' has {arg.dim()} dims, and no dim {dim}")
            size = dims[dim] if isinstance(dims, Mapping) else None
            called = getattr(size, "__name__", size)
            if not isinstance(called, (str, type(None))):
                raise TypeError(f"dynamic_axes: dim {dim} of '{name}' has a name, {{{dim}: 'batch'}}, which {size!r} is not")
            dynamic.add(path, tensor, dim % arg.dim(), called)
    return dynamic


def names_of_inputs(arguments: Sequence[Argument], input_names: Sequence[str]) -> Dict[str, str]:
    """What the inputs of the archive are called in the model, by their paths, where each has been given a name."""
    paths = [path for argument in arguments for path, leaf in leaves_of(argument.path, argument.value) if not isinstance(leaf, str)]
    return dict(zip(paths, input_names)) if len(paths) == len(input_names) else {}


def _flatten_variadic(shapes: Any, names: Sequence[str], variadic: Mapping[str, Sequence[str]]) -> Any:
    """`dynamic_shapes` with an entry for each of what `*args` and `**kwargs` hold, of which it may have one for all."""

    def describe(name: str, entry: Any) -> Dict[str, Any]:
        parts = variadic[name]
        if entry is None:
            return {}
        if isinstance(entry, Mapping) and all(part in parts for part in entry):
            return dict(entry)
        if isinstance(entry, (list, tuple)) and len(entry) == len(parts):
            return dict(zip(parts, entry))
        raise ValueError(f"dynamic_shapes: '{name}' has {len(parts)} arguments, which {entry!r} does not describe")

    if isinstance(shapes, Mapping):
        flat: Dict[str, Any] = {}
        for name, entry in shapes.items():
            flat.update(describe(name, entry) if name in variadic and name not in names else {name: entry})
        return flat
    owners = {part: name for name, parts in variadic.items() for part in parts}
    groups = list(dict.fromkeys(owners.get(name, name) for name in names))
    if len(shapes) == len(names) or len(shapes) != len(groups):
        return shapes
    return _flatten_variadic(dict(zip(groups, shapes)), names, variadic)


def read_shapes(
    shapes: Any, values: Mapping[str, Any], arguments: Sequence[Argument], variadic: Mapping[str, Sequence[str]]
) -> Dynamic:
    """What `dynamic_shapes` says, as torch.export has it: one entry for each of the model's arguments, by name or in order."""
    if not isinstance(shapes, (Mapping, list, tuple)):
        raise TypeError(f"dynamic_shapes has an entry for each argument, by name or in order, which {shapes!r} has not")
    dynamic = Dynamic()
    names = list(values)
    shapes = _flatten_variadic(shapes, names, variadic)
    if isinstance(shapes, Mapping):
        for name in shapes:
            if name not in names:
                raise ValueError(f"dynamic_shapes: there is no argument '{name}': there are {', '.join(names)}")
        entries = [shapes.get(name) for name in names]
    else:
        entries = list(shapes)
        if len(entries) != len(names):
            raise ValueError(f"dynamic_shapes has {len(entries)} entries for {len(names)} arguments")
    places = {}
    tensor = 0
    for argument in arguments:
        for path, leaf in leaves_of(argument.name, argument.value):
            if isinstance(leaf, torch.Tensor):
                places[path] = argument.path + path[len(argument.name) :], tensor
                tensor += 1
    for name, entry in zip(names, entries):
        _read_entry(dynamic, name, values[name], entry, places)
    return dynamic


def _read_entry(dynamic: Dynamic, path: str, arg: Any, entry: Any, places: Mapping[str, Tuple[str, int]]) -> None:
    if entry is None:
        return
    if not isinstance(entry, (Mapping, list, tuple)):
        raise TypeError(f"dynamic_shapes: of '{path}' it says which dims vary, as {{0: torch.export.Dim('batch')}}, not {entry!r}")
    if isinstance(arg, torch.Tensor):
        pairs = entry.items() if isinstance(entry, Mapping) else enumerate(entry)
        for dim, size in pairs:
            if not isinstance(dim, int) or not -arg.dim() <= dim < arg.dim():
                raise ValueError(f"dynamic_shapes: '{path}' has {arg.dim()} dims, and no dim {dim!r}")
            _read_dim(dynamic, *places[path], dim % arg.dim(), size, arg.shape[dim])
        return
    keys, parts = _parts_of(path, arg)
    if isinstance(entry, Mapping) and (keys or isinstance(arg, Mapping)) and all(key in keys for key in entry):
        entries = [entry.get(key) for key in keys]
    elif isinstance(entry, (list, tuple)) and not isinstance(arg, Mapping) and parts is not None and len(entry) == len(parts):
        entries = list(entry)
    else:
        raise ValueError(f"dynamic_shapes: '{path}' is {type(arg).__name__}, which {entry!r} does not describe")
    for (part, value), inner in zip(parts or [], entries):
        _read_entry(dynamic, part, value, inner, places)


def _parts_of(path: str, arg: Any) -> Tuple[Sequence[Any], Optional[List[Tuple[str, Any]]]]:
    """The keys of a container, if it has some, and what it holds, with the places that `leaves_of` gives them; None of anything else."""
    if dataclasses.is_dataclass(arg):
        names = [field.name for field in dataclasses.fields(arg)]
        return names, [(f"{path}.{name}", getattr(arg, name)) for name in names]
    if isinstance(arg, Mapping):
        return list(arg), [(f'{path}["{key}"]', value) for key, value in arg.items()]
    node = None if isinstance(arg, (list, tuple)) else _pytree.SUPPORTED_NODES.get(type(arg))
    elements = node.flatten_fn(arg)[0] if node else arg if isinstance(arg, (list, tuple)) else None
    return getattr(arg, "_fields", ()), None if elements is None else [(f"{path}[{i}]", value) for i, value in enumerate(elements)]


def _read_dim(dynamic: Dynamic, path: str, tensor: int, dim: int, size: Any, example: int) -> None:
    if size is None or size == torch.export.Dim.STATIC:
        return
    if isinstance(size, int):
        if size != example:
            raise ValueError(f"dynamic_shapes: dim {dim} of '{path}' is {size} there, and {example} in args")
        return
    if isinstance(size, str):
        dynamic.add(path, tensor, dim, size)
        return
    if isinstance(size, torch.export.dynamic_shapes._DimHint):
        isAuto = size.type == torch.export.Dim.AUTO.type
        # One that has bounds needs a name to say them of.
        name = None if size.min is size.max is None else f"{name_of(path)}_{dim}"
        dynamic.add(path, tensor, dim, name, mayBeFixed=isAuto and name is None)
    elif isinstance(size, torch.export.dynamic_shapes._DerivedDim):
        # Any size is more than was asked for.
        dynamic.add(path, tensor, dim, None)
        return
    elif isinstance(size, torch.export.Dim):
        name = size.__name__
        dynamic.add(path, tensor, dim, name)
    else:
        raise TypeError(f"dynamic_shapes: dim {dim} of '{path}' is a torch.export.Dim, a name or its size, which {size!r} is not")
    low, high = size.min, size.max
    bounds = (low if isinstance(low, int) else 0, high if isinstance(high, int) else None)
    if name is not None and dynamic.ranges.setdefault(dynamic.spell(name), bounds) != bounds:
        raise ValueError(f"dynamic_shapes: dim '{name}' has two ranges, {dynamic.ranges[dynamic.spell(name)]} and {bounds}")
