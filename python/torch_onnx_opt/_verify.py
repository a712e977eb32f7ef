"""verify: PyTorch and ONNX Runtime side by side."""

import contextlib
import itertools
import os
import re
import tempfile
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

import torch
from torch.utils import _pytree

from . import _arguments, _exported, _model, _samples
from ._diverge import Node, find_first, is_close, run_session, to_array, to_feed
from ._export import ExportResult, Path
from ._messages import ConversionError
from ._prepare import prepare


class Difference(NamedTuple):
    """One output at one choice of sizes that is not PyTorch's."""

    output: str
    #: The sizes of the dims that vary.
    sizes: Dict[str, int]
    #: What differs: shapes, or by how much.
    what: str
    #: The first node that diverges, if it can be told.
    node: Optional[Node]

    def __str__(self) -> str:
        at = ", ".join(f"{name}={size}" for name, size in self.sizes.items())
        text = f"'{self.output}'" + (f" at {at}" if at else "") + f": {self.what}"
        if self.node:
            text += f"; the first node that diverges is {self.node.op_type} '{self.node.name}'"
            text += f", of {self.node.source}" if self.node.source else ""
            if self.node.op_type.startswith("Random") or self.node.op_type in ("Bernoulli", "Multinomial"):
                text += ", which draws random numbers: no two calls give the same"
        return text


class VerificationResult:
    """What verify found. It is true if there was no difference.

    Attributes:
        differences: one for each output and choice of sizes.
        compared: the sizes at which the two were compared.
        refused: the sizes that the model itself refuses, and its messages.
    """

    def __init__(self) -> None:
        self.differences: List[Difference] = []
        self.compared: List[Dict[str, int]] = []
        self.refused: List[Tuple[Dict[str, int], str]] = []

    def __bool__(self) -> bool:
        return not self.differences

    def __str__(self) -> str:
        if self.differences:
            return "\n".join(map(str, self.differences))
        return f"the same at {len(self.compared)} choices of sizes" + (
            f"; the model refuses {len(self.refused)} others" if self.refused else ""
        )

    __repr__ = __str__


def _dims_of(session: Any, args: Sequence[Any]) -> List[_samples.Dim]:
    """The dims of the model's inputs that vary, of the tensors among the arguments."""
    leaves = _samples.flatten(list(args))
    inputs = session.get_inputs()
    if len(leaves) != len(inputs):
        names = ", ".join(value.name for value in inputs)
        state = [value.name for value in session.get_outputs() if value.name.endswith("_out")]
        state = [name[: -len("_out")] for name in state if any(value.name == name[: -len("_out")] for value in inputs)]
        raise ValueError(
            f"args has {len(leaves)} tensors and numbers, and the ONNX model {len(inputs)} inputs: {names}"
            + (f"; {', '.join(state)} is the model's state, which verify does not hand on: compare calls one by one" if state else "")
        )
    dims = []
    tensor = 0
    for leaf, value in zip(leaves, inputs):
        if not isinstance(leaf, torch.Tensor):
            continue
        if len(value.shape) != leaf.dim() + leaf.is_complex():
            raise ValueError(f"input '{value.name}' has {len(value.shape)} dims, and the argument that stands there {leaf.dim()}")
        if any(isinstance(size, int) and size != given for size, given in zip(value.shape, leaf.shape)):
            raise ValueError(f"input '{value.name}' has the sizes {value.shape}, and the argument that stands there {list(leaf.shape)}")
        dims += [
            _samples.Dim(tensor, i, size or f"{value.name}:{i}")
            for i, size in enumerate(value.shape[: leaf.dim()])
            if not isinstance(size, int)
        ]
        tensor += 1
    return dims


def _declared_ranges(session: Any) -> Dict[str, _samples.Range]:
    """The smallest and largest sizes that a model which this compiler wrote says of its dims: "n >= 1, n <= 64"."""
    ranges: Dict[str, _samples.Range] = {}
    text = session.get_modelmeta().custom_metadata_map.get("sizes", "")
    for name, sign, size in re.findall(r"(?:^|, )([\w.]+) (>=|<=) (\d+)(?=, |$)", text):
        low, high = ranges.get(name, (1, None))
        ranges[name] = (int(size), high) if sign == ">=" else (low, int(size))
    return ranges


def _choose_ranges(session: Any, places: Sequence[_samples.Dim], dims: Optional[Mapping[str, Any]]) -> Dict[str, _samples.Range]:
    """Those, but for what was given.

    Raises:
        ValueError: there is no dim that varies of a name that was given, or no size between the two.
    """
    ranges = _arguments.check_ranges(dims or {})
    for name, (low, high) in ranges.items():
        if name not in [place.name for place in places]:
            names = ", ".join(dict.fromkeys(place.name for place in places))
            raise ValueError(f"dims: the ONNX model has no dim '{name}' that varies: there are {names}")
        if high is not None and low > high:
            raise ValueError(f"dims: of '{name}' the smallest size is {low}, and the largest {high}")
    return {**_declared_ranges(session), **ranges}


def _make_arguments(session: Any) -> Tuple[torch.Tensor, ...]:
    """Arguments for a model of which nothing but its inputs is known; integers are 0 or 1."""
    dtypes = {"float": torch.float32, "double": torch.float64, "float16": torch.float16, "int64": torch.int64,
              "int32": torch.int32, "int16": torch.int16, "int8": torch.int8, "uint8": torch.uint8, "bool": torch.bool}
    made = []
    for value in session.get_inputs():
        dtype = dtypes.get(value.type[len("tensor(") : -1])
        if dtype is None:
            raise ValueError(f"input '{value.name}' is a {value.type}: give args")
        named = {size: 2 + i for i, size in enumerate(dict.fromkeys(s for s in value.shape if isinstance(s, str)))}
        shape = [size if isinstance(size, int) else named.get(size, 2) for size in value.shape]
        made.append(torch.randn(shape).to(dtype) if dtype.is_floating_point else torch.randint(0, 2, shape).to(dtype))
    return tuple(made)


def _specials(args: Sequence[Any]) -> List[Tuple[str, Any]]:
    """The arguments with values among their floats that operators treat apart."""

    def put(number: float) -> Any:
        def change(tensor: torch.Tensor) -> torch.Tensor:
            if not tensor.is_floating_point() or not tensor.numel():
                return tensor
            changed = tensor.clone()
            changed.view(-1)[:: max(tensor.numel() // 3, 1)] = number
            return changed

        return _samples.map_tensors(tuple(args), lambda x: change(x.contiguous()))

    return [(str(number), put(number)) for number in (float("nan"), float("inf"), -float("inf"), -0.0, 1e30)]


class _Subject(NamedTuple):
    """What is held against the ONNX model."""

    run: Callable[[Sequence[Any]], Any]
    arguments: List[_arguments.Argument]
    #: The module or function that intermediate values are taken from.
    model: Any
    #: The arguments with those that are no inputs of the ONNX model in their places.
    fill: Callable[[Sequence[Any]], Sequence[Any]] = list


def _fixed_inputs(program: "torch.export.ExportedProgram") -> List[bool]:
    """Of each leaf of the arguments, whether the program has it as a number or text and takes no other."""
    specs = program.graph_signature.input_specs
    return [isinstance(spec.arg, torch.export.graph_signature.ConstantArgument) for spec in specs
            if spec.kind is torch.export.graph_signature.InputKind.USER_INPUT]


def _prepare_exported(module: Any, fixed: List[bool], args: Tuple[Any, ...], kwargs: Optional[Mapping[str, Any]]) -> _Subject:
    found = _model.python_signature(module, args, kwargs).names
    behind = sorted(kwargs or {}, key=lambda name: found.index(name) if name in found else len(found))
    signature = _model.Signature(found[: len(args)] + behind, {}, len(args))
    values = _arguments.order(signature.names, signature.defaults, args, kwargs, signature.positional)
    leaves = iter(fixed)
    parts = [list(itertools.islice(leaves, len(_pytree.tree_leaves(value)))) for value in values]
    areFixed = [bool(ofValue) and all(ofValue) for ofValue in parts]
    arguments = [_arguments.Argument(name, name, value) for name, value, isFixed in zip(signature.names, values, areFixed) if not isFixed]

    def fill(inputs: Sequence[Any]) -> List[Any]:
        others = iter(inputs)
        return [value if isFixed else next(others) for value, isFixed in zip(values, areFixed)]

    return _Subject(lambda inputs: signature.call(module, fill(inputs)), arguments, module, fill)


def _prepare(model: Any, args: Tuple[Any, ...], kwargs: Optional[Mapping[str, Any]], training: bool, scratch: str) -> _Subject:
    prepared = prepare(model, args, kwargs, "forward", None, scratch)
    signature, trace = prepared.signature, prepared.trace
    if trace is not None:
        return _Subject(trace.run_model, prepared.arguments, trace.module)
    scripted = _model.load(prepared.archive.path)
    if not isinstance(model, torch.nn.Module) and isinstance(scripted, torch.nn.Module):
        scripted.train(training)
    called = scripted if prepared.archive.how == "archive" else model
    assert signature is not None
    return _Subject(lambda inputs: signature.call(called, inputs), prepared.arguments, scripted)


def verify(
    model_or_path: Any,
    onnx: Union[ExportResult, Path],
    args: Optional[Union[torch.Tensor, Tuple[Any, ...]]] = None,
    *,
    kwargs: Optional[Mapping[str, Any]] = None,
    dims: Optional[Mapping[str, Tuple[int, Optional[int]]]] = None,
    count: int = 5,
    special_values: bool = False,
    rtol: float = 1e-3,
    atol: float = 1e-4,
    training: bool = False,
    seed: int = 0,
    custom_op_libraries: Sequence[Path] = (),
) -> VerificationResult:
    """Runs a model in PyTorch and in ONNX Runtime, on the same inputs of several sizes, and compares the outputs.

    Args:
        model_or_path: what was given to `export`. An exported program is run on the example that it was exported with.
        onnx: what `export` returned, or the path of an ONNX model, of whoever made it.
        args: example arguments. Dims that have a name in the ONNX model get other sizes: one more, the smallest, random ones.
            The elements of other sizes are those of the example, so that indices stay valid. Without it inputs are drawn
            by the types of the ONNX model's.
        kwargs: further arguments, by name.
        dims: the smallest and largest size (or None) of named dims: `{"batch": (1, 64)}`. By default those that the ONNX model's
            metadata say, as `export` writes them, or 1 and None.
        count: how many choices of sizes.
        special_values: also with NaN, infinities, -0.0 and a large number among the floats, at the sizes of the example.
        rtol, atol: what is let pass, as in `torch.allclose`.
        training: compare with the model in training, not after `model.eval()`.
        seed: of the random sizes and inputs.
        custom_op_libraries: what ONNX Runtime loads for operators of other domains.

    Returns:
        What differs, where, and the first node that does, with its Python line. Sizes that the model itself refuses are no
        difference; they are told in `refused`.

    Raises:
        ConversionError: the model can neither be scripted nor traced, or refuses every input that was tried.
        ValueError: the arguments are not those of the ONNX model.
        ImportError: onnx or onnxruntime is not installed.
    """
    import onnxruntime

    if count < 1:
        raise ValueError(f"count is how many choices of sizes there are, from 1 on, not {count}")
    if isinstance(model_or_path, (str, os.PathLike)) and _exported.is_exported(os.fspath(model_or_path)):
        model_or_path = torch.export.load(os.fspath(model_or_path))
    isExported = isinstance(model_or_path, torch.export.ExportedProgram)
    fixed: List[bool] = []
    if isExported:
        fixed = _fixed_inputs(model_or_path)
        if args is None and model_or_path.example_inputs is not None:
            args, kwargs = model_or_path.example_inputs
        model_or_path = model_or_path.module()
        training = model_or_path.training
    model_or_path = _model.unwrap(model_or_path)
    path = onnx.path if isinstance(onnx, ExportResult) else os.fspath(onnx)
    if not os.path.isfile(path):
        raise ValueError(f"there is no file '{path}'")
    settings = onnxruntime.SessionOptions()
    settings.log_severity_level = 4
    for library in custom_op_libraries:
        settings.register_custom_ops_library(os.fspath(library))
    try:
        session = onnxruntime.InferenceSession(path, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # Its own, of which there are many.
        raise ValueError(f"ONNX Runtime does not load '{path}': {_model.first_line(error)}") from error
    result = VerificationResult()
    with _model.lock, tempfile.TemporaryDirectory() as scratch, _model.mode(model_or_path, training), torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        given = args if args is not None else () if kwargs else _make_arguments(session)
        given = (given,) if isinstance(given, torch.Tensor) else tuple(given)
        subject = _prepare_exported(model_or_path, fixed, given, kwargs) if isExported else _prepare(model_or_path, given, kwargs, training, scratch)
        values = tuple(argument.value for argument in subject.arguments)
        places = _dims_of(session, values)
        ranges = _choose_ranges(session, places, dims)
        tried = [(sizes, _samples.resize(values, places, sizes), "")
                 for sizes in _samples.choose_sizes(values, places, ranges, count, seed)]
        if special_values:
            tried += [(tried[0][0], changed, f" (with {label})") for label, changed in _specials(values)]
        for sizes, inputs, label in tried:
            try:
                with torch.no_grad(), _model.kept(model_or_path):
                    expected = [to_array(value) for value in _samples.flatten(subject.run(_samples.copy(inputs)), strings=True)]
            except Exception as error:
                result.refused.append((sizes, _model.first_line(error)))
                continue
            result.compared.append(sizes)
            result.differences += [Difference(name, sizes, what + label, node)
                                   for name, what, node in _compare(session, path, subject, inputs, expected, rtol, atol)]
    if not result.compared:
        raise ConversionError(f"the model refuses every input that was tried: {result.refused[0][1]}", [])
    return result


def _feed(session: Any, subject: _Subject, inputs: Sequence[Any]) -> Dict[str, Any]:
    """The inputs of the ONNX model, of the arguments."""
    feed = {}
    rest = iter(session.get_inputs())
    for argument, value in zip(subject.arguments, inputs):
        named = [(_samples.name_of(path), leaf) for path, leaf in _samples.leaves_of(argument.name, value)]
        leaves = [(name, leaf) for name, leaf in named if not isinstance(leaf, str)]
        # The keys of a dict may be in another order.
        parts, byName = list(itertools.islice(rest, len(leaves))), dict(leaves)
        isNamed = len(byName) == len(leaves) and set(byName) == {part.name for part in parts}
        for part, (_, leaf) in zip(parts, leaves):
            feed[part.name] = to_feed(byName[part.name] if isNamed else leaf, part.type)
    return feed


def _compare(session: Any, path: str, subject: _Subject, inputs: Sequence[Any], expected: List[Any], rtol: float,
             atol: float) -> List[Tuple[str, str, Optional[Node]]]:
    """What differs at these inputs: of which output, what, and the first node that does."""
    import onnx

    feed = _feed(session, subject, inputs)
    names = [output.name for output in session.get_outputs()]
    try:
        found = run_session(session, names, feed)
    except Exception as error:
        return [(names[0], f"ONNX Runtime fails: {_model.first_line(error)}", None)]
    if len(found) != len(expected):
        return [(names[0], f"the ONNX model has {len(found)} outputs, and the model {len(expected)}", None)]
    wrong = {name: _describe(x, y, rtol, atol) for name, x, y in zip(names, expected, found) if not is_close(x, y, rtol, atol)}
    node = None
    if wrong:
        # PyTorch may fail, of a program that it runs as a whole only. The difference counts.
        with contextlib.suppress(RuntimeError):
            node = find_first(onnx.load(path), list(wrong), feed, subject.model, subject.fill(inputs), rtol, atol)
    return [(name, what, node) for name, what in wrong.items()]


def _describe(x: Any, y: Any, rtol: float, atol: float) -> str:
    import numpy

    if x.dtype.kind in "UO":
        return f"it is '{y}', and PyTorch's is '{x}'"
    if x.shape != y.shape:
        return f"it has the sizes {list(y.shape)}, and PyTorch's has {list(x.shape)}"
    with numpy.errstate(all="ignore"):
        error = numpy.abs(x.astype(numpy.float64) - y.astype(numpy.float64))
        count = int((~numpy.isclose(x, y, rtol=rtol, atol=atol, equal_nan=True)).sum())
    return f"{count} of {x.size} elements differ, by {numpy.nanmax(error) if error.size else 0:.3g} at most"
