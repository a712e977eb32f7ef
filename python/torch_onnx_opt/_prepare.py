"""prepare: a model as an archive, scripted or traced for the user."""

import os
import re
from typing import Any, List, Mapping, NamedTuple, Optional, Sequence, Tuple

import torch

from . import _arguments, _exported, _model
from ._checks import check_scripted
from ._messages import ConversionError


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
        return _read(os.fspath(model), args, kwargs, method)
    _model.refuse(model)
    _arguments.refuse_arrays(args, kwargs)
    isScripted = isinstance(model, (torch.jit.ScriptModule, torch.jit.ScriptFunction))
    names = _model.schema_of(model, method).names if isScripted else list(_model.parameters_of(model))
    args, kwargs = _arguments.split_keywords(args, kwargs, names)
    reason = "trace=True" if trace else "" if isScripted else _model.find_replaced(model) or _arguments.find_fixed(args, kwargs)
    if not reason:
        try:
            scripted = _script(model, method, scratch)
        except Exception as error:
            if trace is False or isScripted:
                raise
            reason = f"torch.jit.script refuses it, with {_model.first_line(error)}"
        else:
            if not isScripted and args is not None and method == "forward":
                reason = check_scripted(model, scripted.program, args, kwargs or {})
            if not reason:
                function = scripted.signature if isinstance(scripted.program, torch.jit.ScriptFunction) else None
                return _name(_model.Archive(scripted.path, "scripted", ""), scripted.signature, args, kwargs, function)
    if trace is False or args is None:
        raise ConversionError(reason + ("; with args it would be traced" if args is None else ""), [])
    if method != "forward":
        raise ValueError(f"method='{method}' is for a scripted module, and this one is traced: {reason}")
    return _trace(model, args, kwargs, reason, scratch)


def _name(
    archive: _model.Archive,
    signature: _model.Signature,
    args: Optional[Tuple[Any, ...]],
    kwargs: Optional[Mapping[str, Any]],
    function: Optional[_model.Signature] = None,
) -> Prepared:
    """An archive with the arguments that were given, by name."""
    if args is None:
        return Prepared(archive, [], function=function)
    values = _arguments.order(signature.names, signature.defaults, args, kwargs)
    if len(values) > len(signature.names):
        raise TypeError(f"args has {len(values)} arguments, and the model takes {len(signature.names)}: {', '.join(signature.names)}")
    given = dict(zip(signature.names, values))
    arguments = [_arguments.Argument(name, name, value) for name, value in given.items()]
    return Prepared(archive, arguments, given, signature, function=function)


def _read(path: str, args: Optional[Tuple[Any, ...]], kwargs: Optional[Mapping[str, Any]], method: str) -> Prepared:
    """An archive that is there."""
    archive = _model.Archive(path, "archive", "")
    if args is None:
        return Prepared(archive, [])
    signature: Optional[_model.Signature] = None
    try:
        signature = _model.schema_of(_model.load(path), method)
    except (RuntimeError, ValueError, OSError) as error:
        if isinstance(error, ConversionError):
            raise
        signature = _model.read_signature(path, method)
    if signature is None:  # Of what is no program the compiler tells more.
        return Prepared(archive, [])
    return _name(archive, signature, *_arguments.split_keywords(args, kwargs, signature.names))


class _Scripted(NamedTuple):
    program: Any
    path: str
    signature: _model.Signature


def _script(model: Any, method: str, scratch: str) -> _Scripted:
    scripted = model if isinstance(model, (torch.jit.ScriptModule, torch.jit.ScriptFunction)) else _model.script(model)
    signature = _model.schema_of(scripted, method)
    _model.check_loads(signature)
    return _Scripted(scripted, _model.save(scripted, scratch), signature)


def _trace(model: Any, args: Tuple[Any, ...], kwargs: Optional[Mapping[str, Any]], reason: str, scratch: str) -> Prepared:
    """What is traced, since it cannot be scripted for this reason."""
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
