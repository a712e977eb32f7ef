#!/usr/bin/env python3
"""Measures how far the elementwise functions are off, in ulp, and writes docs/reference/accuracy.md and .svg.

    tools/dev/accuracy.py                    all of them (some minutes)
    tools/dev/accuracy.py --only erf pow     some of them: prints the worst places, and writes their rows of the page anew
    tools/dev/accuracy.py --check            a sample of the places, against what the page states (test/Docs/accuracy.test)

Each function is converted for ONNX Runtime and run beside PyTorch's own, at every number of half precision, and in float32 and float64 at
each exponent, at whole numbers, powers and their neighbours. What both are held against is the function in higher precision: that of mpmath
for float64 (accuracy_functions.py), PyTorch's in float64 for the others and where mpmath has none. It needs what the tests do; mpmath came
with PyTorch."""
import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import warnings

import numpy as np
import onnxruntime
import torch
from accuracy_functions import DTYPES, REFERENCES, exactly, find_functions, last_place

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "test", "support"))
from endtoend import load, run  # noqa: E402

PAGE = os.path.join(ROOT, "docs", "reference", "accuracy.md")
# Significant bits and the exponent of the least normal number.
FORMATS = {"f16": (11, -14), "bf16": (8, -126), "f32": (24, -126), "f64": (53, -1022)}
GOAL = 2  # More ulp than PyTorch's own error.
SLACK = 1  # By how many ulp the libraries of another processor may be worse than the page says.


# ---- Places ----

def neighbours(x):
    return torch.cat([x, torch.nextafter(x, torch.full_like(x, torch.inf)), torch.nextafter(x, torch.full_like(x, -torch.inf))])


def special(dtype):
    info = torch.finfo(dtype)
    least = torch.tensor([info.tiny], dtype=dtype) * info.eps
    positive = torch.tensor([0.0, least.item(), info.tiny, info.eps, 1e-3, 0.25, 0.5, 0.9, 1, 1.5, 2, 2.5, 3, 7, 10, 88, 100.5, 1000, 709, info.max / 4,
                             info.max, torch.inf, torch.nan], dtype=dtype)
    return torch.cat([positive, -positive])


def halves(dtype):
    return torch.arange(-(2**15), 2**15).to(torch.int16).view(dtype)


def numbers(short, seed=0):
    """Where functions of one operand are tried."""
    dtype = DTYPES[short]
    if short in ("f16", "bf16"):
        return halves(dtype)
    digits, least = FORMATS[short]
    generator = torch.Generator().manual_seed(seed)
    exponents = torch.arange(least - digits + 1, -least + 2, 1 if short == "f32" else 29, dtype=torch.float64)
    mantissas = torch.cat([torch.ones(1, dtype=torch.float64), 1 + torch.rand(3, generator=generator, dtype=torch.float64)])
    scales = torch.pow(2.0, exponents)
    near = torch.arange(-24, 12, 0.25, dtype=torch.float64)
    smooth = (2**near[:, None] * (1 + torch.rand(len(near), 4, generator=generator, dtype=torch.float64))).flatten()
    whole = torch.cat([torch.arange(0, 41), torch.arange(45, 200, 13)]).double()
    fractions = torch.arange(0.125, 12, 0.125, dtype=torch.float64)
    powers = torch.cat([10.0 ** torch.arange(-20, 21), 2.0 ** torch.arange(-12, 64, 3), 3.0 ** torch.arange(1, 12)]).double()
    turns = torch.pi * torch.arange(0.5, 12, 0.5, dtype=torch.float64)
    limits = torch.rand(200, generator=generator, dtype=torch.float64) * 1500
    exact = neighbours(torch.cat([whole, fractions, powers, turns]).to(dtype))
    positive = torch.cat([(scales[:, None] * mantissas).flatten().to(dtype), smooth.to(dtype), limits.to(dtype), exact])
    return torch.cat([special(dtype), positive, -positive]).unique()


def pairs(short):
    """Where functions of two are."""
    dtype = DTYPES[short]
    generator = torch.Generator().manual_seed(1)
    ends = special(dtype)
    whole = torch.arange(-12, 13).to(dtype)
    grids = [torch.cartesian_prod(ends, ends), torch.cartesian_prod(whole, whole), torch.cartesian_prod(whole.abs() / 4, whole.abs() / 8)]
    some = numbers(short, seed=1)
    anywhere = some[torch.randint(len(some), (4000, 2), generator=generator)]
    middle = (torch.randn(4000, 2, generator=generator, dtype=torch.float64) * 4).to(dtype)
    close = middle[:1000] * torch.tensor([1, 1 + torch.finfo(dtype).eps], dtype=dtype)
    large = (torch.rand(1000, 2, generator=generator, dtype=torch.float64) * 200).to(dtype)
    return torch.cat([*grids, anywhere, middle, close, close * torch.tensor([1, -1], dtype=dtype), large])


# ---- Measuring ----

class Program(torch.nn.Module):
    """A function of each dtype: its forms with a number of x, itself of x (and y)."""

    def __init__(self, f, dtypes):
        super().__init__()
        self.f, self.dtypes = f, dtypes

    def forward(self, *operands):
        count, results = 3 if self.f.arity == 2 else 1, []
        for i in range(len(self.dtypes)):
            results += outputs_of(self.f, operands[i * count:(i + 1) * count])
        return tuple(results)


def outputs_of(f, operands):
    if f.arity == 1:
        return [f(operands[0])]
    return [f(operands[1], operands[2]), *(f(operands[0], form=form) for form in f.forms[1:])]


def is_bounded(f, x):
    """PyTorch counts from some operands of these to others, one by one."""
    return (x.double().abs() <= 200) | (not any(word in f.name for word in ("zeta", "polynomial", "polygamma")))


def operands_of(f, short, every):
    x, both = numbers(short)[::every], pairs(short)[::every]
    x, both = x[is_bounded(f, x)], both[is_bounded(f, both).all(1)]
    return (x,) if f.arity == 1 else (x, *both.unbind(1))


def ulps(got, nearest, rest, short):
    """|got - (nearest + rest)| in units of the last place that the dtype has there."""
    digits, least = FORMATS[short]
    bounded = np.where(np.isfinite(nearest), nearest, 2.0 ** (-least + 1) if short != "f64" else np.finfo(float).max)
    exponent = np.maximum(np.frexp(np.abs(bounded))[1] - 1, least)
    unit = np.ldexp(1.0, np.maximum(exponent - digits + 1, -1074))
    # What is infinite is as the next power of two above the largest number.
    edge = np.ldexp(1.0, -least + 1) if short != "f64" else np.inf
    got, nearest = np.clip(got, -edge, edge), np.clip(nearest, -edge, edge)
    with np.errstate(all="ignore"):
        lacking = rest * last_place(np.where(np.isfinite(nearest), nearest, 0)) / unit
        error = np.abs((got - nearest) / unit - lacking)
    if short == "f64":
        high = np.finfo(float).max
        with np.errstate(all="ignore"):
            error = np.where(np.isinf(got) & np.isinf(nearest) & (got == nearest), 0, error)
            error = np.where(np.isinf(got) & np.isfinite(nearest) & (np.sign(got) == np.sign(nearest)), np.abs((high - np.abs(nearest)) / unit) + 1, error)
    error = np.where(np.isnan(got) != np.isnan(nearest), np.inf, error)
    return np.where(np.isnan(got) & np.isnan(nearest), 0, error)


class Result:
    """What was found of one function in one dtype."""

    def __init__(self):
        self.ours = self.torch = 0.0
        self.inexact = self.special = 0
        self.worst = self.worst_special = self.worst_inexact = None
        self.curve = []

    def excess(self):
        return self.ours - self.torch


def reference(f, form, operands, short):
    """The function in higher precision: (nearest double, rest in its ulp)."""
    wide = [t.double() for t in operands]
    nearest = (f(*wide) if form is None else f(*wide, form=form)).numpy().astype(float)
    rest = np.zeros(len(nearest))
    exact = REFERENCES.get(f.name)
    if short != "f64" or not exact:
        return nearest, rest
    numbers_of = torch.stack(wide, 1).tolist()
    rows = [row if form is None else [form[1], *row] if form[0] == 0 else [*row, form[1]] for row in numbers_of]
    # Beyond the numbers PyTorch is the authority: there it has no error.
    plain = np.isfinite(torch.stack(wide, 1).numpy()).all(1) & np.isfinite(nearest)
    if len(wide) == 2:
        plain &= (torch.stack(wide, 1).numpy() != 0).all(1)
    found, lacks = exactly(exact, [row for row, is_plain in zip(rows, plain) if is_plain], seconds=0.05)
    at = np.flatnonzero(plain)[~np.isnan(found)]
    nearest[at], rest[at] = found[~np.isnan(found)], lacks[~np.isnan(found)]
    return nearest, rest


def measure_one(f, form, operands, short, got, result):
    theirs = f(*operands) if form is None else f(*operands, form=form)
    nearest, rest = reference(f, form, operands, short)
    got, theirs = got.double().numpy(), theirs.double().numpy()
    ours, own = ulps(got, nearest, rest, short), ulps(theirs, nearest, rest, short)
    where = np.stack([t.double().numpy() for t in operands], 1)
    # At the ends of the numbers, and at signs of 0, PyTorch is right.
    finite = np.isfinite(where).all(1) & ~np.isnan(theirs)
    same = (got == theirs) | (np.isnan(got) & np.isnan(theirs))
    sign = (got == 0) & (theirs == 0) & (np.signbit(got) != np.signbit(theirs))
    wrong = (~finite & ~same) | sign | (np.isnan(got) != np.isnan(theirs))
    counted = finite & ~np.isnan(got) & ~np.isnan(nearest)
    assert not np.isnan(ours[counted]).any() and not np.isnan(own[counted]).any()
    inexact = counted & (own == 0) & (ours > 0) & (rest == 0)

    def place(i):
        return f"{'' if form is None else form}{where[i].tolist()}: {got[i]!r}, PyTorch {theirs[i]!r}, exact {nearest[i]!r}"

    if (here := np.where(counted, ours, 0)).max(initial=0) > result.ours:
        result.ours, result.worst = here.max(), place(here.argmax())
    result.torch = max(result.torch, np.where(counted, own, 0).max(initial=0))
    result.inexact += int(inexact.sum())
    result.special += int(wrong.sum())
    if inexact.any() and not result.worst_inexact:
        result.worst_inexact = place(np.where(inexact, ours, 0).argmax())
    if wrong.any() and not result.worst_special:
        result.worst_special = place(wrong.argmax())
    if f.arity == 1 and short == "f32":
        result.curve = curve_of(where[counted, 0], ours[counted], own[counted])


BINS = np.arange(-17, 17)  # Exponents of 2.


def curve_of(x, ours, own):
    """The largest errors by size of x: of negative ones from the right to the left, then of positive ones."""
    points = []
    for sign in (-1, 1):
        size = np.log2(np.where(sign * x > 0, np.abs(x), np.nan))
        for low in BINS[::sign]:
            here = (size >= low) & (size < low + 1)
            points.append((float(ours[here].max(initial=0)), float(own[here].max(initial=0))))
    return points


def convert(f, dtypes, folder, every):
    """The session of a function in some dtypes; or None where it is refused."""
    operands = [x for short in dtypes for x in operands_of(f, short, every)]
    example = tuple(t[:3].clone() for t in operands)
    archive, inputs, model = (os.path.join(folder, name) for name in ("f.pt", "in.pt", "f.onnx"))
    torch.jit.save(torch.jit.trace(Program(f, dtypes), example, check_trace=False), archive)
    torch.save(example, inputs)
    names = [v.debugName().split(".")[0] for v in torch.jit.load(archive).graph.inputs()][1:]
    flags, count = [], len(example) // len(dtypes)
    for i, name in enumerate(names):
        # Operands of one call have one size.
        group = f"n{i // count}" if count == 1 or i % count == 0 else f"m{i // count}"
        flags += ["--dynamic", f"{name}:0={group}"]
    tool = os.environ.get("TORCH_ONNX_OPT", "torch-onnx-opt")
    process = subprocess.run([tool, "--decompose", "--emit-onnx", archive, "-o", model, "--example-inputs", inputs, *flags], capture_output=True, text=True)
    if process.returncode:
        return None, process.stderr
    return load(model), operands


def measure(f, every=1):
    """{dtype: Result} of a function; of a dtype in which it is refused the reason."""
    results = {}
    with tempfile.TemporaryDirectory() as folder:
        groups = [f.dtypes]
        while groups:
            dtypes = groups.pop()
            session, operands = convert(f, dtypes, folder, every)
            if session is None:
                if len(dtypes) > 1:
                    groups += [[short] for short in dtypes]
                else:
                    results[dtypes[0]] = operands
                continue
            outputs = run(session, operands)
            count = len(operands) // len(dtypes)
            for i, short in enumerate(dtypes):
                results[short] = result = Result()
                own = operands[i * count:(i + 1) * count]
                for form in f.forms:
                    arguments = own if f.arity == 1 else own[1:] if form is None else own[:1]
                    measure_one(f, form, arguments, short, outputs.pop(0), result)
    return results


# ---- The page ----

def shown(x):
    return "inf" if np.isinf(x) else f"{x:.1e}" if x >= 1000 else f"{x:.3g}" if x >= 10 else f"{x:.2f}"


def cell(result):
    if result is None:
        return ""
    if isinstance(result, str):
        return "refused"
    text = f"{shown(result.ours)} / {shown(result.torch)}"
    return f"**{text}**" if result.excess() > GOAL else text


HEAD = """# Accuracy

The largest errors of elementwise functions, in units of the last place (ulp), as `ours / PyTorch's own`: of the ONNX file at opset 20,
run by ONNX Runtime {ort} on a CPU, and of PyTorch {torch}, each beside the function in higher precision. Half precision is tried at every number, float32 and float64
at each exponent, at whole numbers, at powers and beside them; functions of two operands at {pairs} pairs, and with each of the numbers
{forms}. What is more than {goal} ulp worse than PyTorch is bold.

*Inexact* counts the places where PyTorch gives the very number and the file does not, *special* those where infinities, nan or the sign of a
zero differ. [The errors of float32 over the operand](accuracy.svg) are drawn from -2^17 to 2^17.

Written by `tools/dev/accuracy.py`; a test holds a sample against it.

| function | float16 | bfloat16 | float32 | float64 | inexact | special |
|---|---|---|---|---|---|---|
"""


def page(results):
    from accuracy_functions import NUMBERS
    head = HEAD.format(ort=onnxruntime.__version__, torch=torch.__version__.split("+")[0], pairs=len(pairs("f32")), goal=GOAL,
                       forms=", ".join(map(str, NUMBERS)))
    return head + "".join(row(name, found) for name, found in results.items())


def row(name, found):
    measured = [r for r in found.values() if isinstance(r, Result)]
    counts = [sum(r.inexact for r in measured), sum(r.special for r in measured)]
    cells = [cell(found.get(short)) for short in DTYPES] + [str(n) if n else "" for n in counts]
    return f"| `{name}` | " + " | ".join(cells) + " |\n"


def stated():
    """What the page says: {function: [(ours, PyTorch's) or None for each dtype] + [inexact, special]}."""
    rows = {}
    with open(PAGE) as f:
        for line in f:
            if found := re.match(r"\| `([^`]+)` \|(.*)\|$", line):
                cells = [c.strip().strip("*") for c in found[2].split("|")]
                errors = [tuple(map(float, c.split(" / "))) if "/" in c else None for c in cells[:4]]
                rows[found[1]] = errors + [int(c or 0) for c in cells[4:]]
    return rows


def drawing(results):
    """Panels of the errors in float32, in log2(1 + ulp): ours over PyTorch's."""
    panels = [(name, found["f32"].curve) for name, found in results.items() if isinstance(found.get("f32"), Result) and found["f32"].curve]
    panels = [(name, curve) for name, curve in panels if max(ours for ours, _ in curve) > 0]
    columns, wide, high = 6, 190, 90
    rows = -(-len(panels) // columns)
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * wide}" height="{rows * high}" font-family="sans-serif" font-size="9">',
           '<style>.p{fill:none;stroke:#e08020}.o{fill:none;stroke:#2060c0}.g{stroke:#ddd}rect{fill:#fff}</style>', "<rect width='100%' height='100%'/>"]
    for k, (name, curve) in enumerate(panels):
        left, top = k % columns * wide + 8, k // columns * high + 14

        def line(which, kind):
            points = [(i * (wide - 20) / len(curve), 70 - 7 * np.log2(1 + min(c[which], 1000))) for i, c in enumerate(curve)]
            path = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
            return f'<polyline class="{kind}" points="{path}"/>'

        out.append(f'<g transform="translate({left},{top})"><text y="-3">{name}: {shown(max(c[0] for c in curve))} / {shown(max(c[1] for c in curve))}</text>'
                   f'<path class="g" d="M0 70H{wide - 20}M0 63H{wide - 20}M{(wide - 20) / 2} 0V70"/>{line(1, "p")}{line(0, "o")}</g>')
    return "\n".join(out + ["</svg>", ""])


# ---- Commands ----

def work(task):
    name, every = task
    torch.set_num_threads(1)
    warnings.filterwarnings("ignore")
    return name, measure(find_functions()[name], every)


def measured(names, every):
    with multiprocessing.get_context("fork").Pool(min(2, os.cpu_count() or 1)) as pool:
        found = dict(pool.imap_unordered(work, [(name, every) for name in names]))
    return {name: found[name] for name in names}


def check():
    """A sample of the places is no worse than the page says, and the page has the functions that there are."""
    said, wrong = stated(), []
    if set(said) != set(find_functions()):
        wrong.append(f"the page has other functions: {sorted(set(said) ^ set(find_functions()))}")
    names = [name for name in find_functions() if name in said]
    for name, found in measured(names, every=37).items():
        for short, limit in zip(DTYPES, said[name]):
            result = found.get(short)
            if isinstance(result, str) or (result is None) != (limit is None):
                wrong.append(f"{name}, {short}: {result or 'not there'}")
            elif result and result.ours > limit[0] * 1.01 + SLACK:
                wrong.append(f"{name}, {short}: {shown(result.ours)} ulp, the page says {shown(limit[0])}: {result.worst}")
    print("\n".join(wrong))
    return bool(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", metavar="FUNCTION")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="of so many places one")
    args = parser.parse_args()
    if args.check:
        return check()
    names = [n for n in find_functions() if not args.only or n in args.only or n.split(".")[-1].split()[0] in args.only]
    results = measured(names, args.every)
    if args.only:
        with open(PAGE) as f:
            lines = f.readlines()
        for name, found in results.items():
            lines = [row(name, found) if line.startswith(f"| `{name}` |") else line for line in lines]
            for short, r in found.items():
                print(f"{name} {short}: {cell(r)}" + (r if isinstance(r, str) else f" inexact {r.inexact} special {r.special}"))
                if not isinstance(r, str):
                    print("".join(f"    {w}\n" for w in (r.worst, r.worst_inexact, r.worst_special) if w), end="")
        with open(PAGE, "w") as f:
            f.writelines(lines)
        return 0
    with open(PAGE, "w") as f:
        f.write(page(results))
    with open(PAGE.replace(".md", ".svg"), "w") as f:
        f.write(drawing(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
