"""A compiler from TorchScript to ONNX, in this process.

    import torch_onnx_opt

    torch_onnx_opt.export(model, (torch.rand(2, 3),), "model.onnx", dynamic_axes={"x": {0: "batch"}})
    torch_onnx_opt.verify(model, "model.onnx", (torch.rand(2, 3),))
"""

import torch  # noqa: F401  The binding runs on the LibTorch that is loaded with it.

try:
    from ._core import Diagnostic, SourcePlace, __version__
except ImportError as error:
    raise ImportError(
        f"torch_onnx_opt was built for another PyTorch than {torch.__version__}, or LLVM 22 is not installed; "
        f"build it again with pip install --no-build-isolation: {error}"
    ) from error
from ._export import ExportResult, export
from ._messages import ConversionError, ConversionWarning
from ._verify import Difference, VerificationResult, verify

for _public in (ConversionError, ConversionWarning, Difference, ExportResult, VerificationResult, export, verify):
    _public.__module__ = __name__

__all__ = [
    "ConversionError",
    "ConversionWarning",
    "Diagnostic",
    "Difference",
    "ExportResult",
    "SourcePlace",
    "VerificationResult",
    "__version__",
    "export",
    "verify",
]
