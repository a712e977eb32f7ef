"""The compiler's messages as Python's errors and warnings."""

import logging
import re
import warnings
from typing import Any, Container, List, Mapping

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


def translate(text: str, keywords: Container[str], called: Mapping[str, str]) -> str:
    """A message that names keywords, of which there are these, where the command line has flags: those of `called`, where one
    stood for another."""

    def name_of(flag: "re.Match[str]") -> str:
        name = flag[0][2:].replace("-", "_")
        return called.get(flag[0]) or _KEYWORDS.get(flag[0]) or (name if name in keywords else flag[0])

    return re.sub(r"(?<![\w-])--?[a-z][a-z-]*", name_of, text)


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


def report(ok: bool, diagnostics: List[Diagnostic], keywords: Container[str], called: Mapping[str, str]) -> None:
    """Warns of warnings, logs remarks, and raises errors, in keywords as `translate` has them."""

    def text_of(diagnostic: Diagnostic) -> str:
        return translate(str(diagnostic), keywords, called).rstrip("\n")

    for diagnostic in diagnostics:
        if diagnostic.severity == "warning":
            warning = ConversionWarning(text_of(diagnostic))
            warning.diagnostic = diagnostic
            warnings.warn(warning, stacklevel=4)
        elif diagnostic.severity != "error":
            logger.info("%s", text_of(diagnostic))
    if not ok:
        # A remark may say what to do about an error.
        errors = [text_of(d) for severity in ("error", "remark") for d in diagnostics if d.severity == severity]
        raise ConversionError("\n".join(errors) or "the conversion failed without a message", diagnostics)
