# RUN: %python %s
"""Operators of PyTorch's own tests whose result shares memory with an argument, whatever their schemas say: what is written to the
result is seen in the argument, or the program is refused. Of each the first samples, and of what is about complex numbers two dtypes."""
import copy
import itertools
import os
import sys
import tempfile
import warnings

import torch
from endtoend import compare, convert, load, run
from torch.testing._internal.common_methods_invocations import op_db

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "suite"))
from operators import RANDOM, filled, tensors_of  # noqa: E402

warnings.filterwarnings("ignore")


def memory_of(tensors):
    return {t.untyped_storage().data_ptr() for t in tensors if t.numel()}


def apply(op, sample, tensors):
    first, args, kwargs = filled((sample.input, sample.args, sample.kwargs), iter(tensors))
    return tensors_of(op.op(first, *args, **kwargs))


def programs(op, dtype):
    """For each sample whose result shares memory: a program that changes the result, and its arguments."""
    for sample in itertools.islice(op.sample_inputs("cpu", dtype, requires_grad=False), 3):
        given = [t.detach().clone() for t in tensors_of((sample.input, sample.args, sample.kwargs))]
        shared = memory_of(given)
        at = next((i for i, r in enumerate(apply(op, sample, given)) if memory_of([r]) & shared), None)
        if at is None or any(t.layout != torch.strided for t in given):
            continue

        def changes(*tensors):
            own = [t.clone() for t in tensors]
            result = apply(op, sample, own)[at]
            return (*own, result.add_(1))

        yield changes, given


def find(op, dtype):
    """The first of them that PyTorch runs and traces, its arguments, and what it gives; or nothing."""
    try:
        for program, given in programs(op, dtype):
            wanted = program(*copy.deepcopy(given))
            return torch.jit.trace(program, tuple(copy.deepcopy(given)), check_trace=False), given, wanted
    except Exception:  # Not on this machine, not of these arguments, or not in place, as what expand gives.
        return None


def convert_and_compare(traced, given, wanted):
    """Whether it is converted; then it is right."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, model, examples = f"{tmp}/m.pt", f"{tmp}/m.onnx", f"{tmp}/i.pt"
        torch.jit.save(traced, archive)
        torch.save(tuple(given), examples)
        process = convert(archive, model, "--example-inputs", examples)
        assert process.returncode in (0, 1) and "internal error" not in process.stderr, process.stderr
        if process.returncode == 0:
            compare(wanted, run(load(model), given))
        return process.returncode == 0


OF_COMPLEX = "conj", "conj_physical", "real", "imag", "resolve_conj", "view_as_real", "H", "mH", "adjoint", "positive"

converted, refused, wrong = [], [], []
for op in op_db:
    for dtype in (torch.float32, torch.complex64) if op.name in OF_COMPLEX else (torch.float32,):
        if any(word in op.name for word in RANDOM) or dtype not in op.supported_dtypes("cpu"):
            continue
        found = find(op, dtype)
        name = f"{op.name} {op.variant_test_name} of {dtype}"
        try:
            if found:
                (converted if convert_and_compare(*found) else refused).append(name)
        except AssertionError as error:
            wrong.append(f"{name}: {error}")
assert not wrong, "\n".join(wrong)
assert len(converted) > 50 and len(refused) < 10, (converted, refused)
