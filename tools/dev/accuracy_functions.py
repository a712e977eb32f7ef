"""The elementwise functions whose accuracy is measured, and what they are in higher precision: see accuracy.py.

The functions are those of PyTorch's own operator tests (torch.testing._internal: op_db) that compute floating-point numbers element by
element. That is tried, not listed: a function of a sample's first tensors, its other arguments being the sample's, has to give for a part of
them that part of its results, and something that is neither an operand nor a constant."""
import functools
import gc
import itertools
import signal
import warnings

import mpmath
import numpy as np
import torch
from mpmath import mp, mpf

DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64}
PARTS = [slice(0, 3), slice(1, 4), slice(2, 5)]
PROBES = [([0.3, 0.9, 0.1, 0.55129, 0.7], [0.6, 0.2, 0.8, 0.35, 0.9]), ([-1.3, 7.7, -2.6, 0.2, 1723.34567], [2.3, 0.4, -0.8, -3.1, 1.2])]
# Numbers that an operand of a function of two is, besides a tensor.
NUMBERS = (2, 3, 10, 0.5, -0.5, -1, -2, 2.5)


class Function:
    """A function of `arity` tensors, and of its forms with one of two operands a number."""

    def __init__(self, name, op, arity, args, kwargs):
        self.name, self.op, self.arity, self.args, self.kwargs = name, op, arity, args, kwargs
        self.dtypes = [short for short, dtype in DTYPES.items() if dtype in op.supported_dtypes("cpu")]
        self.forms = [None]

    def __call__(self, *tensors, form=None):
        if form is not None:
            side, number = form
            tensors = (number, *tensors) if side == 0 else (*tensors, number)
        result = self.op.op(*tensors, *self.args, **self.kwargs)
        return result[0] if isinstance(result, (tuple, list)) else result

    def find_forms(self):
        if self.arity == 2:
            self.forms += [(side, c) for side in (0, 1) for c in NUMBERS if self.takes(side, c)]

    def is_called(self):
        try:
            self(torch.ones(3))
            return True
        except Exception:
            return False

    def takes(self, side, number):
        try:
            result = self(torch.ones(3), form=(side, number))
            return result.dtype == torch.float32 and result.shape == (3,)
        except Exception:
            return False

    def computes(self):
        """Whether it is elementwise, writes to no operand, and gives what is not there yet."""
        same, constant = True, True
        for probe in PROBES:
            tensors = [torch.tensor(numbers) for numbers in probe[: self.arity]]
            copies = [t.clone() for t in tensors]
            whole = self(*tensors)
            if not isinstance(whole, torch.Tensor) or whole.shape != tensors[0].shape or whole.dtype != tensors[0].dtype:
                return False
            if not all(map(torch.equal, tensors, copies)):
                return False
            if not all(self(*(t[part] for t in tensors)).equal(whole[part]) for part in PARTS if not whole.isnan().any()):
                return False
            same = same and any(torch.equal(whole, t) for t in tensors)
            constant = constant and len(set(whole.tolist())) == 1
        return not same and not constant


def tensors_first(sample):
    """How many tensors a sample has, if these are its first operands."""
    operands = [sample.input, *sample.args]
    arity = sum(isinstance(x, torch.Tensor) for x in operands)
    later = [*operands[arity:], *sample.kwargs.values()]
    return 0 if any(isinstance(x, torch.Tensor) for x in later) else arity


def functions_of(op):
    """The elementwise function that an operator is: with the fewest arguments, and with those that are strings."""
    from torch.testing._internal.opinfo.core import UnaryUfuncInfo

    def named(kwargs):
        return op.name + "".join(f" {k}={v}" for k, v in sorted(kwargs.items()) if isinstance(v, (str, int)) and k != "reduction")

    if isinstance(op, UnaryUfuncInfo):
        usual = Function(op.name, op, 1, (), {})
        if not op.variant_test_name and usual.is_called():
            yield usual
        else:
            kwargs = op.sample_kwargs("cpu", torch.float32, torch.ones(5))[0]
            yield Function(named(kwargs), op, 1, (), kwargs)
        return
    torch.manual_seed(0)
    first = itertools.islice(op.sample_inputs("cpu", torch.float32, requires_grad=False), 12)
    samples = [s for s in first if tensors_first(s) in (1, 2)]
    samples.sort(key=lambda s: len(s.args) + len(s.kwargs))
    seen = set()
    for sample in samples:
        modes = {k: v for k, v in sample.kwargs.items() if isinstance(v, str)}
        if seen and named(modes) in seen:
            continue
        seen.add(named(modes))
        arity = tensors_first(sample)
        yield Function(named(modes), op, arity, tuple(sample.args[arity - 1:]), sample.kwargs)


@functools.cache
def find_functions():
    from torch.testing._internal.common_methods_invocations import op_db
    warnings.filterwarnings("ignore")
    found = {}
    for op in op_db:
        # Python's reflected operators and those of masked tensors are the others.
        if torch.float32 not in op.supported_dtypes("cpu") or op.name.startswith(("__", "masked.", "jiterator")):
            continue
        try:
            for f in functions_of(op):
                if f.computes() and not any(isinstance(x, torch.Tensor) for x in f.kwargs.values()):
                    f.find_forms()
                    found[f.name] = f
        except Exception:
            pass
    gc.collect()  # What is left of the samples, which must not meet a TookTooLong.
    return found


# ---- Higher precision ----

mp.prec = 160
SQRT2 = mpmath.sqrt(2)


def log_gamma(x):
    return mpmath.re(mpmath.loggamma(x))


def erfcx(x):
    return mpmath.exp(x * x) * mpmath.erfc(x)


def ndtr(x):
    return mpmath.erfc(-x / SQRT2) / 2


def erfcinv(t):
    """Where erfc is t <= 1, by Newton's method on its logarithm."""
    x = mpmath.sqrt(-mpmath.log(t))
    for _ in range(12):
        tail = mpmath.erfc(x)
        x += (mpmath.log(tail) - mpmath.log(t)) * tail * mpmath.sqrt(mpmath.pi) / 2 * mpmath.exp(x * x)
    return x


def erfinv(y):
    if abs(y) > 0.5:
        return erfcinv(1 - abs(y)) * mpmath.sign(y)
    x = y * mpmath.sqrt(mpmath.pi) / 2
    for _ in range(7):
        x -= (mpmath.erf(x) - y) * mpmath.sqrt(mpmath.pi) / 2 * mpmath.exp(x * x)
    return x


def ndtri(p):
    return SQRT2 * (erfinv(2 * p - 1) if p > 0.25 else -erfcinv(2 * p))


def softplus(x):
    return mpmath.log1p(mpmath.exp(x))


def sigmoid(x):
    return 1 / (1 + mpmath.exp(-x))


def logaddexp(x, y):
    return max(x, y) + mpmath.log1p(mpmath.exp(-abs(x - y)))


def gelu_tanh(x):
    return x / 2 * (1 + mpmath.tanh(mpmath.sqrt(2 / mpmath.pi) * (x + mpf(0.044715) * x**3)))


def elu(x):
    return x if x > 0 else mpmath.expm1(x)


def times_log(x, log):
    return mpf(0) if x == 0 else x * log


def power(x, y):
    if x == 0 or y == 0 or abs(y * mpmath.log(abs(x))) > 1e4:
        raise ValueError
    return mpmath.power(x, y)


SELU = mpf(1.0507009873554804934193349852946), mpf(1.6732632423543772848170429916717)
REFERENCES = {
    **{name: getattr(mpmath, name) for name in ("acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "exp", "expm1", "log",
                                                 "log1p", "sin", "sinh", "tan", "tanh", "sqrt", "erf", "erfc", "hypot", "log10", "sigmoid")
       if hasattr(mpmath, name)},
    "exp2": lambda x: mpf(2) ** x, "log2": lambda x: mpmath.log(x) / mpmath.log(2), "sinc": mpmath.sincpi,
    "rsqrt": lambda x: 1 / mpmath.sqrt(x), "reciprocal": lambda x: 1 / x, "sigmoid": sigmoid, "erfinv": erfinv,
    "lgamma": log_gamma, "digamma": mpmath.digamma, "special.ndtr": ndtr, "special.ndtri": ndtri,
    "special.log_ndtr": lambda x: mpmath.log(ndtr(x)), "special.erfcx": erfcx, "special.entr": lambda x: -x * mpmath.log(x),
    "i0": lambda x: mpmath.besseli(0, x), "special.i0e": lambda x: mpmath.besseli(0, x) * mpmath.exp(-abs(x)),
    "special.i1": lambda x: mpmath.besseli(1, x), "special.i1e": lambda x: mpmath.besseli(1, x) * mpmath.exp(-abs(x)),
    "special.bessel_j0": mpmath.j0, "special.bessel_j1": mpmath.j1, "special.bessel_y0": lambda x: mpmath.bessely(0, x),
    "special.bessel_y1": lambda x: mpmath.bessely(1, x), "special.airy_ai": mpmath.airyai,
    "special.modified_bessel_i0": lambda x: mpmath.besseli(0, x), "special.modified_bessel_i1": lambda x: mpmath.besseli(1, x),
    "special.modified_bessel_k0": lambda x: mpmath.besselk(0, x), "special.modified_bessel_k1": lambda x: mpmath.besselk(1, x),
    "special.scaled_modified_bessel_k0": lambda x: mpmath.besselk(0, x) * mpmath.exp(x),
    "special.scaled_modified_bessel_k1": lambda x: mpmath.besselk(1, x) * mpmath.exp(x), "special.spherical_bessel_j0": mpmath.sinc,
    "nn.functional.gelu approximate=none": lambda x: x * ndtr(x), "nn.functional.gelu approximate=tanh": gelu_tanh, "nn.functional.silu": lambda x: x * sigmoid(x),
    "nn.functional.mish": lambda x: x * mpmath.tanh(softplus(x)), "nn.functional.softplus": lambda x: x if x > 20 else softplus(x),
    "nn.functional.logsigmoid": lambda x: -softplus(-x), "nn.functional.elu": elu, "nn.functional.celu": elu,
    "nn.functional.selu": lambda x: SELU[0] * (x if x > 0 else SELU[1] * mpmath.expm1(x)),
    "nn.functional.tanhshrink": lambda x: x - mpmath.tanh(x), "nn.functional.softsign": lambda x: x / (1 + abs(x)),
    "logit": lambda x: mpmath.log(x / (1 - x)), "pow": power, "logaddexp": logaddexp,
    "logaddexp2": lambda x, y: logaddexp(x * mpmath.log(2), y * mpmath.log(2)) / mpmath.log(2),
    "xlogy": lambda x, y: times_log(x, mpmath.log(y)), "special.xlog1py": lambda x, y: times_log(x, mpmath.log1p(y)),
    **{f"polygamma n={n}": functools.partial(mpmath.polygamma, n) for n in range(5)},
}  # fmt: skip


def last_place(x):
    """What the last place of a double stands for."""
    return np.ldexp(1.0, np.maximum(np.frexp(x)[1] - 1, -1022) - 52)


class TookTooLong(Exception):
    pass


def give_up(*_):
    raise TookTooLong


def exactly(f, rows, seconds):
    """f of rows of numbers, as (nearest double, what it lacks in that double's ulp); nan where it has no real value, or needs too long."""
    nearest, rest = np.full(len(rows), np.nan), np.zeros(len(rows))
    signal.signal(signal.SIGVTALRM, give_up)
    for i, row in enumerate(rows):
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        try:
            value = f(*map(mpf, row))
            if isinstance(value, mpmath.mpc) and value.imag == 0:
                value = value.real
            if isinstance(value, mpf) and mpmath.isfinite(value):
                nearest[i] = float(value) if abs(value) < mpf(2) ** 1024 else np.sign(value) * np.inf
                if np.isfinite(nearest[i]):
                    rest[i] = float((value - mpf(nearest[i])) / mpf(float(last_place(nearest[i]))))
        except (TookTooLong, ValueError, ZeroDivisionError, OverflowError, TypeError, mpmath.libmp.NoConvergence):
            pass
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return nearest, rest
