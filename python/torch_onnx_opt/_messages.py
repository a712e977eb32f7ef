"""The compiler's messages as Python's errors and warnings."""

import functools
import inspect
import logging
import re
import warnings
from types import MappingProxyType
from typing import Any, List, Mapping

from ._core import Diagnostic

logger = logging.getLogger("torch_onnx_opt")

# What the command line's flags are called here, where a dash is not all that differs.
_KEYWORDS = {
    "-o": "f",
    "--custom-domain": "custom_domains",
    "--decomposition": "decompositions",
    "--dim": "dims",
    "--dynamic": "dynamic_axes",
    "--eval": "training=False",
    "--example-inputs": "args",
    "--input": "inputs",
    "--load-library": "libraries",
    "--no-fold-batch-norm": "fold_batch_norm=False",
    "--op-schema": "op_schemas",
    "--opset": "opset_version",
}


@functools.lru_cache(maxsize=None)
def _keyword(flag: str) -> str:
    """What a flag is called here; itself where only the command line has it."""
    from ._export import export

    name = flag[2:].replace("-", "_")
    return _KEYWORDS.get(flag) or (name if name in inspect.signature(export).parameters else flag)


def translate(text: str, called: Mapping[str, str] = MappingProxyType({})) -> str:
    """A message that names keywords where the command line has flags: those of `called`, where a keyword stood for another."""
    return re.sub(r"(?<![\w-])--?[a-z][a-z-]*", lambda flag: called.get(flag[0]) or _keyword(flag[0]), text)


class ConversionError(RuntimeError):
    """The model was not converted, and there is no file. `diagnostics` says why."""

    def __init__(self, message: str, diagnostics: List[Diagnostic]):
        super().__init__(message)
        self.diagnostics = diagnostics

    def __reduce__(self) -> Any:
        return type(self), (str(self), self.diagnostics)


class ConversionWarning(UserWarning):
    """What is to be known of a model that was converted. `diagnostic` is the same as data, if the compiler said it."""

    diagnostic = None


def report(ok: bool, diagnostics: List[Diagnostic], called: Mapping[str, str]) -> None:
    """Warns of warnings, logs remarks, and raises errors."""
    for diagnostic in diagnostics:
        text = translate(str(diagnostic), called).rstrip("\n")
        if diagnostic.severity == "warning":
            warning = ConversionWarning(text)
            warning.diagnostic = diagnostic
            warnings.warn(warning, stacklevel=4)
        elif diagnostic.severity != "error":
            logger.info("%s", text)
    if not ok:
        # A remark may say what to do about an error.
        errors = [translate(str(d), called).rstrip("\n") for d in diagnostics if d.severity == "error"]
        errors += [translate(str(d), called).rstrip("\n") for d in diagnostics if d.severity == "remark"]
        raise ConversionError("\n".join(errors) or "the conversion failed without a message", diagnostics)
