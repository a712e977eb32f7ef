"""Arguments as torch.onnx.export has them, where ours are others."""

from typing import Any, Mapping, NamedTuple, Tuple

import torch


class _Other(NamedTuple):
    #: What changes nothing here.
    accepted: Tuple[Any, ...]
    #: What there is instead.
    instead: str


_OTHERS: Mapping[str, _Other] = {
    "autograd_inlining": _Other((True, False), ""),
    "custom_opsets": _Other((None, {}), "custom_domains={'mylib': 'com.example@2'} names domains and their versions"),
    "custom_translation_table": _Other((None, {}), "decompositions=[...] takes files of functions that replace operators"),
    "do_constant_folding": _Other((True,), "constants are always folded"),
    "dump_exported_program": _Other((False,), "report='report.html' shows the program and what became of it"),
    "dynamo": _Other((True, False), ""),
    "export_modules_as_functions": _Other((False, None, set()), "modules are named in the metadata of nodes, and are no functions"),
    "export_params": _Other((True,), "weights are always part of the model"),
    "fallback": _Other((True, False), ""),
    "keep_initializers_as_inputs": _Other((None, False), "weights are no inputs"),
    "optimize": _Other((True,), "the graph is always cleaned up"),
    "profile": _Other((False,), "report='report.html' has the times of the stages"),
    "verbose": _Other((None, True, False), ""),
    "verify": _Other((False,), "torch_onnx_opt.verify(model, file) compares the two"),
}


def check_others(others: Mapping[str, Any]) -> None:
    """Raises TypeError for an argument that asks for what there is another way to, or none."""
    for name, value in others.items():
        if name not in _OTHERS:
            raise TypeError(f"export() got an unexpected keyword argument '{name}'")
        other = _OTHERS[name]
        if not any(value is one or value == one for one in other.accepted):
            raise TypeError(f"export() does not take {name}={value!r}: {other.instead}")


def is_training(training: Any, model: Any) -> bool:
    """Whether a model is exported as in training, said as a bool or as one of torch.onnx.TrainingMode."""
    if training is None or isinstance(training, int):
        return bool(training)
    mode = torch.onnx.TrainingMode
    if training == mode.PRESERVE:
        # An archive is left as it was saved.
        return bool(getattr(model, "training", True))
    if training not in (mode.EVAL, mode.TRAINING):
        raise TypeError(f"training is a bool or a torch.onnx.TrainingMode, not {training!r}")
    return bool(training == mode.TRAINING)
