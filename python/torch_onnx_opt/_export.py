"""export: a model of PyTorch's as an ONNX file."""

import contextlib
import inspect
import io
import os
import re
import shutil
import sys
import tempfile
import time
import warnings
import weakref
from typing import IO, Any, Dict, List, Literal, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

import torch

from . import _arguments, _core, _exported, _model, _samples
from ._kernels import own_kernels
from ._messages import ConversionError, ConversionWarning, report
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


def _difference(expected: Any, found: Any) -> str:
    """How the results of a model differ; empty if they do not."""
    try:
        pairs = list(zip(_samples.flatten(expected, strings=True), _samples.flatten(found, strings=True), strict=True))
        for x, y in pairs:
            if isinstance(x, str) or isinstance(y, str):
                if x != y:
                    return f"'{y}' for '{x}'"
            else:
                torch.testing.assert_close(torch.as_tensor(y), torch.as_tensor(x), rtol=1e-3, atol=1e-4, equal_nan=True)
    except (AssertionError, ValueError) as error:
        return _model.first_line(error)
    return ""


def _check_scripted(model: Any, scripted: Any, args: Tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """Why what torch.jit.script made is not the model, where the example shows it."""

    def run(what: Any) -> Any:
        with torch.no_grad(), torch.random.fork_rng(devices=[]), _model.kept(model), torch.jit.optimized_execution(False):
            torch.manual_seed(0)
            return what(*_samples.copy(args), **_samples.copy(dict(kwargs)))

    # The model may change weights that both of them have, which is what the other one lacks.
    found, what = None, ""
    try:
        found = run(scripted)
    except Exception as error:
        what = _model.first_line(error)
    try:
        expected = run(model)
    except Exception:  # Of which the compiler tells more.
        return ""
    try:
        what = what or _difference(expected, found)
    except Exception:  # They are of what cannot be compared.
        return ""
    return f"what torch.jit.script makes of it is not the model ({what})" if what else ""


def _check_trace(
    model: Any, trace: _model.Trace, arguments: List[_arguments.Argument], dynamic: _arguments.Dynamic, reason: str
) -> str:
    """Refuses a trace that is not the model at other sizes than those of the example, or with other values. Says so where the
    model takes no other sizes."""
    compared = 0
    values = tuple(argument.value for argument in arguments)
    choices = [*_samples.choose_sizes(values, dynamic.dims, dynamic.ranges, count=8, seed=0), None]
    for sizes in choices:
        resized = _samples.with_other_values(values) if sizes is None else _samples.resize(values, dynamic.dims, sizes)
        with torch.no_grad(), torch.random.fork_rng(devices=[]):
            try:
                torch.manual_seed(0)
                with _model.kept(model):
                    expected = trace.run_model(_samples.copy(resized))
            except Exception:  # The model has no such sizes.
                continue
            compared += sizes is not None
            try:
                torch.manual_seed(0)
                with _model.kept(model):
                    what = _difference(expected, trace.module(*_samples.copy(resized)))
            except Exception as error:
                what = _model.first_line(error)
            if what:
                if sizes is None:
                    where = "with other values in its inputs, which decide what it computes,"
                    way = "export it with torch.export and torch.cond"
                else:
                    where = "at " + (", ".join(f"{name}={size}" for name, size in sizes.items()) or "the example")
                    way = "leave those dims fixed"
                raise ConversionError(
                    f"the model was traced ({reason}), and {where} the trace is not the model "
                    f"({what}): make it one that torch.jit.script takes, or {way}",
                    [],
                )
    if compared > 1 or not dynamic.dims:
        return ""
    return "the model takes none of the other sizes that were tried, so the trace was held against it at the example only"


def _check_state(model: Any, trace: _model.Trace, reason: str) -> None:
    """Refuses a trace of a model whose calls change, unseen, what the next one gives."""

    def run(*calls: Sequence[torch.Tensor]) -> Any:
        with torch.no_grad(), torch.random.fork_rng(devices=[]), _model.kept(model):
            for tensors in calls:
                torch.manual_seed(0)
                result = trace.run_model(_samples.copy(tuple(tensors)))
            return result

    values = [leaf for _, leaf in trace.leaves]
    others = [2 * leaf if leaf.is_floating_point() else leaf for leaf in values]
    for earlier in (values, others):
        try:
            what = _difference(run(values), run(earlier, values))
        except Exception as error:
            if earlier is others:  # Which it need not take.
                continue
            what = _model.first_line(error)
        if what:
            raise ConversionError(
                f"the model was traced ({reason}), and a trace does not see that forward changes '{trace.unseen[0]}', "
                f"with which its next call computes ({what}): make it one that torch.jit.script takes, for state='io' to carry "
                "what changes; state='drop' converts the first call",
                [],
            )


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
    if dynamic_axes is not None and dynamic_shapes is not None:
        raise ValueError("dynamic_axes and dynamic_shapes say the same: give one of them")
    if args is None and kwargs:
        args = ()
    if args is None and (dynamic_axes is not None or dynamic_shapes is not None):
        raise ValueError("dynamic_axes and dynamic_shapes are about args; without, say inputs=['x=f32[batch,3]']")
    if args is not None and not isinstance(args, (torch.Tensor, tuple, list)):
        raise TypeError(f"args is a tuple of arguments or one tensor, not {type(args).__name__}")
    if state not in ("refuse", "drop", "io"):
        raise ValueError(f'state is "refuse", "drop" or "io", not {state!r}')
    if hasattr(f, "write"):
        if isinstance(f, io.TextIOBase) or (isinstance(f, io.IOBase) and (f.closed or not f.writable())):
            raise TypeError(f"f is a path or a file that is open for writing bytes, which {f!r} is not")
    named_inputs, named_outputs = _texts("input_names", input_names), _texts("output_names", output_names)
    if isinstance(report, bool) or isinstance(test_data, bool):
        raise TypeError("report is the path of a page, and test_data that of a folder")
    if opset_version is not None and (isinstance(opset_version, bool) or not isinstance(opset_version, int)):
        raise TypeError(f"opset_version is a number, not {opset_version!r}")
    if isinstance(custom_domains, Mapping):
        custom_domains = [f"{operator}={domain}" for operator, domain in custom_domains.items()]
    if isinstance(inputs, Mapping):
        inputs = [f"{name}={spec}" for name, spec in inputs.items()]
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise TypeError(f"seed is a number, not {seed!r}")
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
                if prepared.trace.unseen and state != "drop":
                    _check_state(model_or_path, prepared.trace, archive.reason)
                told = _check_trace(model_or_path, prepared.trace, arguments, dynamic, archive.reason)
                if told:
                    warnings.warn(ConversionWarning(told), stacklevel=2)
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


class Prepared(NamedTuple):
    """What is converted, and the example that it was given."""

    archive: _model.Archive
    #: Those of the archive.
    arguments: List[_arguments.Argument]
    #: The model's own, by name.
    values: Mapping[str, Any] = {}
    #: Those of the model, where an example of them was given.
    signature: Optional[_model.Signature] = None
    #: Of what was traced.
    trace: Optional[_model.Trace] = None
    #: Of a function: torch.jit.save loses its defaults.
    function: Optional[_model.Signature] = None

    def variadic(self) -> Mapping[str, Sequence[str]]:
        """What `*args` and `**kwargs` hold."""
        return {} if self.signature is None else self.signature.variadic

    def lost_defaults(self, described: Sequence[str]) -> List[str]:
        """The defaults of arguments that are neither given nor described, as --input takes them."""
        if self.function is None:
            return []
        names, said, at = self.function.names, set(self.values), 0
        for text in described:
            name = re.split("[:=]", text)[0].strip()
            # Without a name, the one that follows.
            at = names.index(name) if name in names else at
            said.update(names[at : at + 1])
            at += 1
        return [f"{name}={value!r}" for name, value in self.function.defaults.items() if value is not None and name not in said]


def prepare(
    model: Any, args: Optional[Tuple[Any, ...]], kwargs: Optional[Mapping[str, Any]], method: str, trace: Optional[bool], scratch: str
) -> Prepared:
    """Makes an archive of a model, in the folder `scratch`, and names the arguments that were given."""

    def named(archive: _model.Archive, signature: _model.Signature, function: Optional[_model.Signature] = None) -> Prepared:
        if args is None:
            return Prepared(archive, [], function=function)
        values = _arguments.order(signature.names, signature.defaults, args, kwargs)
        if len(values) > len(signature.names):
            raise TypeError(
                f"args has {len(values)} arguments, and the model takes {len(signature.names)}: {', '.join(signature.names)}"
            )
        given = dict(zip(signature.names, values))
        named_arguments = [_arguments.Argument(name, name, value) for name, value in given.items()]
        return Prepared(archive, named_arguments, given, signature, function=function)

    if isinstance(model, torch.export.ExportedProgram) or (isinstance(model, (str, os.PathLike)) and _exported.is_exported(os.fspath(model))):
        if args is not None:
            raise ValueError(
                "an exported program says itself what its inputs are, so args is not for it: export it with dynamic_shapes, "
                "and name or fix the dims that vary with inputs=['x=f32[batch,3]']"
            )
        if isinstance(model, torch.export.ExportedProgram):
            return Prepared(_model.Archive(_exported.save_exported(model, scratch), "exported", ""), [])
        return Prepared(_model.Archive(os.fspath(model), "archive", ""), [])
    if isinstance(model, (str, os.PathLike)):
        archive = _model.Archive(os.fspath(model), "archive", "")
        if args is None:
            return Prepared(archive, [])
        signature: Optional[_model.Signature] = None
        try:
            signature = _model.schema_of(_model.load(archive.path), method)
        except (RuntimeError, ValueError, OSError) as error:
            if isinstance(error, ConversionError):
                raise
            signature = _model.read_signature(archive.path, method)
        if signature is None:  # Of what is no program the compiler tells more.
            return Prepared(archive, [])
        args, kwargs = _arguments.split_keywords(args, kwargs, signature.names)
        return named(archive, signature)

    _model.refuse(model)
    _arguments.refuse_arrays(args, kwargs)
    isScripted = isinstance(model, (torch.jit.ScriptModule, torch.jit.ScriptFunction))
    names = _model.schema_of(model, method).names if isScripted else list(_model.parameters_of(model))
    args, kwargs = _arguments.split_keywords(args, kwargs, names)
    reason = "trace=True" if trace else "" if isScripted else _model.find_replaced(model) or _arguments.find_fixed(args, kwargs)
    if not reason:
        try:
            scripted = model if isScripted else _model.script(model)
            signature = _model.schema_of(scripted, method)
            _model.check_loads(signature)
            path = _model.save(scripted, scratch)
        except Exception as error:
            if trace is False or isScripted:
                raise
            reason = f"torch.jit.script refuses it, with {_model.first_line(error)}"
        else:
            if not isScripted and args is not None and method == "forward":
                reason = _check_scripted(model, scripted, args, kwargs or {})
            if not reason:
                function = signature if isinstance(scripted, torch.jit.ScriptFunction) else None
                return named(_model.Archive(path, "scripted", ""), signature, function)
    if trace is False or args is None:
        raise ConversionError(reason + ("; with args it would be traced" if args is None else ""), [])
    if method != "forward":
        raise ValueError(f"method='{method}' is for a scripted module, and this one is traced: {reason}")
    signature = _model.python_signature(model, args, kwargs)
    whole = _arguments.order(signature.names, signature.defaults, args, kwargs, signature.positional)
    try:
        traced = _model.Trace(model, signature, whole)
    except Exception as error:
        raise ConversionError(f"{reason}; and torch.jit.trace, with {_model.first_line(error)}", []) from error
    try:
        path = _model.save(traced.module, scratch)
    except RuntimeError as error:
        raise ConversionError(
            f"{reason}; and torch.jit.save, the trace, with {_model.first_line(error)}: torch.export may take the model, "
            "export(torch.export.export(model, args))",
            [],
        ) from error
    archive = _model.Archive(path, "traced", reason)
    paths = _model.names_in_archive(traced.module, archive.path)
    arguments = [_arguments.Argument(name, path, leaf) for path, (name, leaf) in zip(paths, traced.leaves)]
    return Prepared(archive, arguments, dict(zip(signature.names, whole)), signature, traced)


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
