"""export: a model of PyTorch's as an ONNX file."""

import contextlib
import inspect
import io
import os
import shutil
import sys
import tempfile
import time
import warnings
import weakref
from typing import IO, Any, Dict, List, Literal, Mapping, Optional, Sequence, Tuple, Union

import torch

from . import _arguments, _core, _model, _samples
from ._checks import check_state, check_trace
from ._kernels import own_kernels
from ._messages import ConversionWarning, report
from ._prepare import Prepared, prepare
from ._torch_onnx import check_others, is_training

Path = Union[str, "os.PathLike[str]"]


class ExportResult:
    """A model that was converted.

    Attributes:
        path: where it is; without `f`, a file that goes with this object.
        how: "scripted", "traced", "exported" or "archive".
        reason: why it was traced.
        diagnostics: all that the compiler said, remarks too.
    """

    def __init__(self, path: str, how: str, reason: str, diagnostics: List[_core.Diagnostic], folder: Optional[str] = None):
        self.path = path
        self.how: Literal["scripted", "traced", "exported", "archive"] = how  # type: ignore[assignment]
        self.reason = reason
        self.diagnostics = diagnostics
        if folder is not None:
            weakref.finalize(self, shutil.rmtree, folder, ignore_errors=True)

    @property
    def model_proto(self) -> Any:
        """The model as an `onnx.ModelProto`, weights included."""
        import onnx

        return onnx.load(self.path)

    def save(self, path: Path) -> None:
        """Copies the model, and the file of its weights if it has one."""
        if os.path.exists(self.path + ".data"):
            import onnx

            data = os.path.basename(os.fspath(path)) + ".data"
            onnx.save(self.model_proto, os.fspath(path), save_as_external_data=True, location=data)
        else:
            shutil.copyfile(self.path, path)

    def __repr__(self) -> str:
        return f"<ExportResult {self.path!r}, {self.how}>"


class _Progress:
    """The running stage in one line that is written over, once the work takes longer than a second."""

    def __init__(self, shown: Optional[bool]):
        notebook = "ipykernel" in sys.modules
        self.isShown = (notebook or sys.stderr.isatty()) if shown is None else shown
        self.start = time.monotonic()
        self.width = 0

    def __call__(self, stage: str) -> None:
        if self.isShown and time.monotonic() - self.start > 1:
            self._write(f"torch_onnx_opt: {stage}")

    def close(self) -> None:
        if self.width:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()

    def _write(self, text: str) -> None:
        sys.stderr.write("\r" + text.ljust(self.width))
        sys.stderr.flush()
        self.width = len(text)


def _paths(paths: Optional[Union[Path, Sequence[Path]]]) -> List[str]:
    if isinstance(paths, (str, os.PathLike)):
        return [os.fspath(paths)]
    return [os.fspath(path) for path in paths or []]


def _texts(what: str, texts: Optional[Union[str, Sequence[str]]]) -> List[str]:
    listed = [texts] if isinstance(texts, str) else list(texts or [])
    for text in listed:
        if not isinstance(text, str):
            raise TypeError(f"{what} is texts, and {text!r} is none")
    return listed


def export(
    model_or_path: Union[torch.nn.Module, Any, Path],
    args: Optional[Union[torch.Tensor, Tuple[Any, ...]]] = None,
    f: Optional[Union[Path, IO[bytes]]] = None,
    *,
    kwargs: Optional[Mapping[str, Any]] = None,
    input_names: Optional[Sequence[str]] = None,
    output_names: Optional[Sequence[str]] = None,
    dynamic_axes: Optional[Mapping[str, Union[Mapping[int, str], Sequence[int]]]] = None,
    dynamic_shapes: Optional[Any] = None,
    opset_version: Optional[int] = None,
    target: Path = "onnxruntime",
    external_data: bool = False,
    test_data: Optional[Path] = None,
    report: Optional[Path] = None,
    training: Union[bool, torch.onnx.TrainingMode] = False,
    inputs: Optional[Union[str, Sequence[str]]] = None,
    dims: Optional[Union[str, Sequence[str], Mapping[str, Tuple[int, Optional[int]]]]] = None,
    method: str = "forward",
    trace: Optional[bool] = None,
    decompositions: Optional[Union[Path, Sequence[Path]]] = None,
    pdl_patterns: Optional[Union[Path, Sequence[Path]]] = None,
    libraries: Optional[Union[Path, Sequence[Path]]] = None,
    custom_domains: Optional[Union[str, Sequence[str], Mapping[str, str]]] = None,
    keep_functions: bool = False,
    op_schemas: Optional[Union[str, Sequence[str]]] = None,
    keep: Optional[Union[str, Sequence[str]]] = None,
    decompose: Optional[Union[str, Sequence[str]]] = None,
    fp16: bool = False,
    fold_batch_norm: bool = True,
    strict: bool = False,
    state: Literal["refuse", "drop", "io"] = "refuse",
    seed: Optional[int] = None,
    keep_assertions: bool = False,
    allow_fixed_dims: bool = False,
    progress: Optional[bool] = None,
    **others: Any,
) -> ExportResult:
    """Converts a model to ONNX, in this process.

    Args:
        model_or_path: a module or function, scripted or not, an ExportedProgram, or the path of an archive of TorchScript's or
            torch.export's. An exported program says itself what its inputs are, and takes no `args`. What is not scripted
            yet is scripted; where torch.jit.script refuses it or, at `args`, makes another program of it, it is traced with
            `args`, a `ConversionWarning` says why, and the trace is held against the model with other values and at other sizes of
            the dims that vary. Of what torch.compile or DataParallel made the model inside is taken.
        args: example arguments: a tuple, or one tensor. Their sizes are fixed, but for those that `dynamic_axes` or
            `dynamic_shapes` name. Numbers of a model that is not traced are inputs too; strings and None are fixed. What `*ys`
            takes is called `ys_0`, `ys_1`. A dict at the end that holds arguments by name is `kwargs`.
        f: the path of the model, or a file opened for writing bytes. Without it the result holds the model.
        kwargs: further arguments, by name.
        input_names, output_names: names in the model, in order, those in containers too.
        dynamic_axes: dims that vary, named or not, of an argument or input: `{"x": {0: "batch"}}`, `{"x": [0, 2]}`.
            The same name is the same size; what is no letter or digit in it becomes `_`. A dim that is named and takes one
            size only is an error.
        dynamic_shapes: the same as torch.export says it: `{"x": {0: torch.export.Dim("batch", max=64)}}`, or a tuple with an
            entry for each argument; parts of containers too. A multiple of another dim is taken to be any size, and
            `Dim.AUTO` may take one size only.
        opset_version: of the model, from 11 on; None is 20.
        target: what runs the model: "onnxruntime", "openvino", "tensorrt", or the file of a profile.
        external_data: write weights of more than 1 KiB to `<f>.data`.
        test_data: a folder to write `test_data_set_0` into, as ONNX's own models have it: inputs, and what the model gives for
            them as TorchScript.
        report: a file to write a page about the conversion into (HTML): sizes, what became of each operator and why, what is
            large, the graph, times; or why the program is refused.
        training: convert as in training, not as after `model.eval()`; one of torch.onnx.TrainingMode says so too.
        inputs: instead of `args`, descriptions as the command line's --input takes them: `"x=f32[batch,3,?,?]"`. With
            neither, shapes are inferred from how the model uses its inputs.
        dims: what named dims may be: `"batch=1..64"`, `"h=224..1024:32"`, or the smallest and largest size (or None), as
            `verify` takes them: `{"batch": (1, 64)}`.
        method: another exported method of a scripted module than forward.
        trace: True to trace at once, False never to.
        decompositions: files of functions that replace operators.
        pdl_patterns: files of `pdl.pattern` ops that rewrite what is converted.
        libraries: libraries that register operators with LibTorch; they stay loaded.
        custom_domains: operators that stay whole: `{"mylib": "com.example@2"}`, or texts as --custom-domain takes them.
        keep_functions: what the operators of `custom_domains` compute is in the model too, as ONNX functions, for runtimes that
            have no kernels for them.
        op_schemas: operators that PyTorch lacks, for `custom_domains` to keep: `"mylib::sq(Tensor x, float a) -> Tensor: as x"`.
        keep, decompose: ONNX operators that the target has, or does without, whatever its profile says.
        fp16: compute in float16, with float32 where PyTorch's autocast keeps it; inputs and outputs stay as they are.
        fold_batch_norm: False leaves batch norms, and the weights of the layers in front of them, as the model has them.
        strict: refuse vectors whose signs or phases no one defines (of svd, eigh, eig), instead of warning of them.
        state: what becomes of buffers that the model changes.
        seed: what random operators are seeded with.
        keep_assertions: checks of the model on values fail in the graph too.
        allow_fixed_dims: only warn of a dim that is declared to vary and takes one size only.
        progress: whether the running stage is shown on stderr; by default on a terminal and in a notebook.
        others: what torch.onnx.export takes besides. What asks for another result than ours is a TypeError that says what
            there is instead.

    Returns:
        Where the model is, how it was made, and what was said.

    Raises:
        ConversionError: nothing was written; `diagnostics` holds every error with its place in the user's Python.
        TypeError, ValueError: the arguments contradict each other.

    Warns:
        ConversionWarning: what is to be known of the model, at the user's own line.

    Not to be called while another thread uses PyTorch on meta tensors. One conversion runs at a time; others wait.
    """
    check_others(others)
    training = is_training(training, model_or_path)
    if args is None and kwargs:
        args = ()
    _check(args, f, dynamic_axes is not None, dynamic_shapes is not None, state, {"opset_version": opset_version, "seed": seed})
    if isinstance(report, bool) or isinstance(test_data, bool):
        raise TypeError("report is the path of a page, and test_data that of a folder")
    named_inputs, named_outputs = _texts("input_names", input_names), _texts("output_names", output_names)
    if isinstance(custom_domains, Mapping):
        custom_domains = [f"{operator}={domain}" for operator, domain in custom_domains.items()]
    if isinstance(inputs, Mapping):
        inputs = [f"{name}={spec}" for name, spec in inputs.items()]
    if isinstance(dims, Mapping):
        ranges = _arguments.check_ranges(dims)
        dims = [f"{name}={low}..{'' if high is None else high}" for name, (low, high) in ranges.items()]
    options: Dict[str, Any] = {
        "allow_fixed_dims": allow_fixed_dims,
        "custom_domains": _texts("custom_domains", custom_domains),
        "decompose": _texts("decompose", decompose),
        "decompositions": _paths(decompositions),
        "dims": _texts("dims", dims),
        "eval": not training,
        "external_data": external_data,
        "fp16": fp16,
        "fold_batch_norm": fold_batch_norm,
        "strict": strict,
        "inputs": _texts("inputs", inputs),
        "keep": _texts("keep", keep),
        "keep_assertions": keep_assertions,
        "keep_functions": keep_functions,
        "pdl_patterns": _paths(pdl_patterns),
        "libraries": _paths(libraries),
        "method": method,
        "operator_schemas": _texts("op_schemas", op_schemas),
        **({} if opset_version is None else {"opset": opset_version}),
        "output_names": named_outputs,
        "seed": seed,
        "state": state,
        "target": os.fspath(target),
        "report": os.fspath(report) if report is not None else "",
        "test_data": os.fspath(test_data) if test_data is not None else "",
    }

    model_or_path = _model.unwrap(model_or_path)
    with _model.lock, tempfile.TemporaryDirectory() as scratch, _model.mode(model_or_path, training):
        if isinstance(dynamic_shapes, torch.export.ShapesCollection):
            dynamic_shapes = dynamic_shapes.dynamic_shapes(model_or_path, (args,) if isinstance(args, torch.Tensor) else tuple(args or ()), kwargs)
        given = None if args is None else (args,) if isinstance(args, torch.Tensor) else tuple(args)
        prepared = prepare(model_or_path, given, kwargs, method, trace, scratch)
        archive, arguments = prepared.archive, prepared.arguments
        if archive.reason:
            warnings.warn(ConversionWarning(f"the model was traced: {archive.reason}"), stacklevel=2)
        if given is not None:
            dynamic = (
                _arguments.read_axes(dynamic_axes, arguments, named_inputs, named_outputs)
                if dynamic_axes is not None
                else _arguments.read_shapes(dynamic_shapes, prepared.values, arguments, prepared.variadic())
                if dynamic_shapes is not None
                else _arguments.Dynamic()
            )
            if prepared.trace is not None:
                _hold_trace(model_or_path, prepared, dynamic, state)
                named_inputs = named_inputs or _samples.unique(_samples.name_of(argument.name) for argument in arguments)
                taken = named_inputs or [argument.path for argument in arguments]
                options["output_names"] = named_outputs or _samples.unlike(prepared.trace.outputs, taken)
            example = os.path.join(scratch, "args")
            torch.save(tuple(_arguments.plain(a.name, a.value) for a in arguments), example)
            options["example_inputs"] = example
            options["dynamic"] = dynamic.flags(_arguments.names_of_inputs(arguments, named_inputs))
            options["dims"] += dynamic.dim_flags()
        options["inputs"] += prepared.lost_defaults(options["inputs"])
        options["input_names"] = named_inputs
        called = {} if dynamic_shapes is None else {"--dynamic": "dynamic_shapes", **({} if dims else {"--dim": "dynamic_shapes"})}
        return _convert(archive, f, options, progress, called)


def _check(args: Any, f: Any, hasAxes: bool, hasShapes: bool, state: str, numbers: Mapping[str, Any]) -> None:
    """What is wrong with arguments of `export`, whatever the model is."""
    if hasAxes and hasShapes:
        raise ValueError("dynamic_axes and dynamic_shapes say the same: give one of them")
    if args is None and (hasAxes or hasShapes):
        raise ValueError("dynamic_axes and dynamic_shapes are about args; without, say inputs=['x=f32[batch,3]']")
    if args is not None and not isinstance(args, (torch.Tensor, tuple, list)):
        raise TypeError(f"args is a tuple of arguments or one tensor, not {type(args).__name__}")
    if state not in ("refuse", "drop", "io"):
        raise ValueError(f'state is "refuse", "drop" or "io", not {state!r}')
    if hasattr(f, "write") and (isinstance(f, io.TextIOBase) or (isinstance(f, io.IOBase) and (f.closed or not f.writable()))):
        raise TypeError(f"f is a path or a file that is open for writing bytes, which {f!r} is not")
    for name, number in numbers.items():
        if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
            raise TypeError(f"{name} is a number, not {number!r}")


def _hold_trace(model: Any, prepared: Prepared, dynamic: _arguments.Dynamic, state: str) -> None:
    """Refuses a trace that is not the model, and warns where little could be compared."""
    trace, reason = prepared.trace, prepared.archive.reason
    assert trace is not None
    if trace.unseen and state != "drop":
        check_state(model, trace, reason)
    told = check_trace(model, trace, prepared.arguments, dynamic, reason)
    if told:
        warnings.warn(ConversionWarning(told), stacklevel=3)


def _convert(
    archive: _model.Archive,
    f: Optional[Union[Path, IO[bytes]]],
    options: Dict[str, Any],
    progress: Optional[bool],
    called: Mapping[str, str],
) -> ExportResult:
    """Converts an archive. `called` has what the caller said instead of some of the command line's flags."""
    with contextlib.ExitStack() as onError:
        folder = None
        if f is None or hasattr(f, "write"):
            folder = tempfile.mkdtemp()
            onError.callback(shutil.rmtree, folder, ignore_errors=True)
        path = os.fspath(f) if folder is None else os.path.join(folder, "model.onnx")  # type: ignore[arg-type]
        with contextlib.closing(_Progress(progress)) as stages, own_kernels():
            ok, diagnostics = _core.convert(archive.path, {**options, "output_path": path}, stages)
        report(ok, diagnostics, inspect.signature(export).parameters, called)
        if hasattr(f, "write"):
            if os.path.exists(path + ".data"):
                raise ValueError("the weights need a file of their own beside the model: let f be a path")
            with open(path, "rb") as file:
                shutil.copyfileobj(file, f)  # type: ignore[misc]
        onError.pop_all()
    return ExportResult(path, archive.how, archive.reason, diagnostics, folder)
