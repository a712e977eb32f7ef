"""Exported programs as the files that are converted."""
import copy
import dataclasses
import os
import warnings
import zipfile
from typing import Any, List, Optional

import torch
from torch.export.graph_signature import SymBoolArgument, SymIntArgument
from torch.utils._pytree import TreeSpec

from ._messages import ConversionError
from ._model import first_line


def is_exported(path: str) -> bool:
    """Whether a file is what torch.export.save wrote."""
    if not zipfile.is_zipfile(path):
        return False
    with zipfile.ZipFile(path) as archive:
        return any(name.endswith("/archive_format") for name in archive.namelist())


def _names_of(spec: TreeSpec) -> Optional[List[str]]:
    """What the parts of a value are called: of named tuples, PyTorch's too, and of dataclasses."""
    fields = getattr(spec.context, "_fields", None) or getattr(spec.type, "__match_args__", None)
    if dataclasses.is_dataclass(spec.type) and isinstance(spec.context, list):
        fields = spec.context[0]  # Without those that are None.
    return list(fields) if fields and len(fields) == len(spec.children()) else None


def _plain(spec: TreeSpec) -> TreeSpec:
    """A structure of tuples, lists and dicts alone."""
    parts = [_plain(part) for part in spec.children()]
    if spec.type is None or spec.type in (tuple, list, dict):
        return TreeSpec(spec.type, spec.context, parts)
    names = _names_of(spec)
    return TreeSpec(dict, names, parts) if names else TreeSpec(tuple, None, parts)


def _as_plain(program: "torch.export.ExportedProgram") -> "torch.export.ExportedProgram":
    """The program with what torch.export.save refuses in other words: structures that nobody gave a name for files, and bools of
    sizes as results, of which the file then says no more than which value they are."""

    def renamed(argument: Any) -> Any:
        return SymIntArgument(argument.name) if isinstance(argument, SymBoolArgument) else argument

    plain = copy.copy(program)
    plain._example_inputs = None
    calls = []
    for call in program.module_call_graph:
        signature = call.signature and dataclasses.replace(
            call.signature, outputs=[renamed(output) for output in call.signature.outputs],
            in_spec=_plain(call.signature.in_spec), out_spec=_plain(call.signature.out_spec))
        calls.append(dataclasses.replace(call, signature=signature))
    plain._module_call_graph = calls
    outputs = [dataclasses.replace(output, arg=renamed(output.arg)) for output in program.graph_signature.output_specs]
    plain._graph_signature = dataclasses.replace(program.graph_signature, output_specs=outputs)
    return plain


def _has_vmap(program: "torch.export.ExportedProgram") -> bool:
    """Whether torch.vmap is in the program as calls that change how what is between them is computed."""
    graphs = [module.graph for module in program.graph_module.modules() if isinstance(module, torch.fx.GraphModule)]
    return any(getattr(node.target, "__module__", None) == "torch._functorch.predispatch" for graph in graphs for node in graph.nodes)


def save_exported(program: "torch.export.ExportedProgram", folder: str) -> str:
    """Writes an exported program."""
    if _has_vmap(program):
        try:
            program = program.run_decompositions({})
        except Exception as error:
            raise ConversionError(f"PyTorch cannot decompose what torch.func made of the program, with {first_line(error)}", []) from error
    path = os.path.join(folder, "model.pt2")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            torch.export.save(program, path)
        except Exception as error:
            try:
                torch.export.save(_as_plain(program), path)
            except Exception:
                raise ConversionError(f"torch.export.save refuses the program, with {first_line(error)}", []) from error
    return path
