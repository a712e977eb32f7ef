"""Converts a program and compares, at rows of sizes, what its file says with what PyTorch says."""
import os
import re
import resource
import signal
import subprocess
import tempfile

import onnxruntime
import torch
from endtoend import flatten, load, run, to_real
from torch.utils._python_dispatch import TorchDispatchMode

from random_programs.rows import ROWS, make_inputs

CONVERSION_LIMIT = 120  # seconds of a processor
MEMORY_LIMIT = 8 << 30  # bytes of addresses, of a conversion and of what runs a program


class Outcome:
    """`status` is right, wrong, refused, crash or skipped (PyTorch itself does not take the program); `kind` says how, for what is
    wrong and what is refused; `row` is where."""

    def __init__(self, status, kind="", message="", row=None, rows=0, seed=0):
        self.status, self.kind, self.message, self.row, self.rows, self.seed = status, kind, message, row, rows, seed

    @property
    def failed(self):
        return self.status in ("wrong", "crash")


def limit_conversion():
    resource.setrlimit(resource.RLIMIT_CPU, (CONVERSION_LIMIT, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, resource.RLIM_INFINITY))


def refusal_class(stderr):
    """The first error without what differs among programs: places, names and numbers."""
    line = next((line for line in stderr.splitlines() if "error:" in line), stderr.strip().splitlines()[-1] if stderr.strip() else "no message")
    line = line[line.find("error:") + len("error:"):].strip() if "error:" in line else line
    line = re.sub(r"'[^']*'|\"[^\"]*\"|`[^`]*`", "'…'", line)
    line = re.sub(r"\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)", "[…]", line)
    return re.sub(r"-?\d+(\.\d+)?", "#", line)[:140]


def difference(want, got, others=(), slack=0.0):
    """(kind, text) of what is first found to differ, or None. Shapes, dtypes and integers are exact. `others` are results of other
    roundings: what PyTorch itself is away from them, times a few, a runtime may be too. `slack` is relative to the largest value."""
    others = [[to_real(x) for x in flatten(other)] for other in others]
    want = [to_real(x) for x in flatten(want)]
    if len(want) != len(got):
        return "number of results", f"{len(got)}, expected {len(want)}"
    for i, (x, y) in enumerate(zip(want, got)):
        rounded = [other[i] for other in others if i < len(other)]
        alike = [other for other in rounded if other.shape == x.shape]
        # How many places a mask takes hangs on which side of a number floats lie, where other bits tell another.
        if x.shape != y.shape and len(alike) < len(rounded):
            continue
        if x.shape != y.shape:
            return "shape", f"result {i} is {list(y.shape)}, expected {list(x.shape)}"
        if x.dtype != y.dtype:
            return "dtype", f"result {i} is {y.dtype}, expected {x.dtype}"
        if x.dtype.is_floating_point:
            finite = x[torch.isfinite(x)]
            scale = float(finite.abs().max()) if finite.numel() else 0.0
            allowed = (1e-5 + slack) * (1 + scale)
            if finite.numel():
                allowed += 8 * max((float((other - x)[torch.isfinite(x)].abs().max()) for other in alike), default=0.0)
            same = torch.isclose(y, x, rtol=1e-4, atol=allowed, equal_nan=True)
        else:
            same = x == y
            for other in alike:
                same |= other != x
        if not bool(same.all()):
            at = tuple(int(n) for n in (~same).nonzero()[0])
            return "value", f"result {i} at {list(at)} is {y[at].item()}, expected {x[at].item()}"
    return None


def in_float64(module, tensors):
    """The results of a program on floats of 64 bits, those that it makes of integers too, or None where it does not take them."""
    default = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        with torch.no_grad(), torch.jit.optimized_execution(False):
            return module(*[x.double() if x.is_floating_point() else x.clone() for x in tensors])
    except Exception:
        return None
    finally:
        torch.set_default_dtype(default)


class Nudged(TorchDispatchMode):
    """Floats that operators make are larger by a part."""

    def __init__(self, by):
        super().__init__()
        self.by = by

    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        made = operator(*args, **(kwargs or {}))
        isNew = isinstance(made, torch.Tensor) and not operator.is_view and not operator._schema.is_mutable
        return made * (1 + self.by) if isNew and made.is_floating_point() else made


def other_roundings(module, tensors):
    """The results of a program in float64, and with floats that are a few units in the last place off."""
    yield in_float64(module, tensors)
    for by in (2.0 ** -21, -(2.0 ** -21)):
        try:
            with torch.no_grad(), torch.jit.optimized_execution(False), Nudged(by):
                yield module(*[x.clone() for x in tensors])
        except Exception:
            continue


def misdeclared(session, inputs, outputs):
    """(kind, text) where a file declares a result's dim as a number that it is not, or by one name with another size; or None.
    Runtimes plan their memory by it."""
    sizes = {}
    for slot, tensor in list(zip(session.get_inputs(), inputs)) + list(zip(session.get_outputs(), outputs)):
        for d, (dim, size) in enumerate(zip(slot.shape, tensor.shape)):
            if dim is not None and size != sizes.setdefault(dim, dim if isinstance(dim, int) else size):
                return "declared", f"dim {d} of {slot.name} is {size}, declared as {dim}, which is {sizes[dim]}"
    return None


def resize_slack(program, tensors):
    """Runtimes compute the places that a Resize reads in float32: of thousands of elements a few 1e-4 of one."""
    if "interpolate" not in program.text():
        return 0.0
    return max((size for tensor in tensors for size in tensor.shape), default=0) * 2.0 ** -22


def short(text):
    return " ".join(str(text).split())[:300]


def evaluate(program, rows, tool, seed=0, wanted=ROWS, first_only=False):
    """The outcome of a program at up to `wanted` of the rows, those at which PyTorch runs it. `seed` is that of the data."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, model = os.path.join(tmp, "model.pt"), os.path.join(tmp, "model.onnx")
        try:
            module = program.module()
        except Exception as error:
            return Outcome("skipped", "not TorchScript", short(error))
        torch.jit.save(module, archive)
        command = [tool, "--decompose", "--emit-onnx", archive, "-o", model] + program.flags()
        process = subprocess.run(command, capture_output=True, text=True, errors="replace", preexec_fn=limit_conversion)
        if process.returncode == -signal.SIGXCPU:
            return Outcome("crash", "time limit", f"the conversion takes more than {CONVERSION_LIMIT} s")
        if process.returncode < 0 or process.returncode > 100:
            return Outcome("crash", f"signal {abs(process.returncode)}", short(process.stderr[-600:]))
        if "allocate memory" in process.stderr or "bad_alloc" in process.stderr:
            return Outcome("crash", "memory limit", f"the conversion takes more than {MEMORY_LIMIT >> 30} GiB")
        if "internal error" in process.stderr:
            return Outcome("crash", "internal error", process.stderr)
        if process.returncode:
            if os.path.exists(model):
                return Outcome("crash", "a file in spite of an error", short(process.stderr))
            return Outcome("refused", refusal_class(process.stderr), process.stderr)
        try:
            session = load(model)
        except Exception as error:
            return Outcome("wrong", "load", short(error))
        return compare_rows(program, module, session, rows, seed, wanted, first_only)


def compare_rows(program, module, session, rows, seed, wanted, first_only):
    ran, worst = 0, None
    for i, row in enumerate(rows):
        if ran == wanted:
            break
        tensors = make_inputs(program.inputs, row, seed + i)
        try:
            with torch.no_grad(), torch.jit.optimized_execution(False):
                want = module(*[x.clone() for x in tensors])
        except Exception:
            continue
        ran += 1
        try:
            got = run(session, tensors)
            slack = resize_slack(program, tensors + got)
            found = difference(want, got, slack=slack)
            if found and found[0] in ("value", "shape"):
                found = difference(want, got, list(other_roundings(module, tensors)), slack)
            found = found or misdeclared(session, tensors, got)
        except Exception as error:
            # What a view has once, a runtime may have many times.
            if isinstance(error, MemoryError) or any(text in str(error) for text in ("allocate memory", "bad_alloc", "exceeds the supported maximum")):
                ran -= 1
                continue
            found = ("run", short(error))
        if found and (worst is None or sum(row.values()) < sum(worst.row.values())):
            worst = Outcome("wrong", found[0], found[1], row, seed=seed + i)
            if first_only:
                return worst
    if worst:
        worst.rows = ran
        return worst
    return Outcome("right", rows=ran) if ran else Outcome("skipped", "PyTorch takes no row")


onnxruntime.set_default_logger_severity(4)
