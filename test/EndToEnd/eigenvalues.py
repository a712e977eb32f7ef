# RUN: %python %s
"""Eigenvalues of any matrix, in LAPACK's order but for rounding; factors of symmetric matrices, and what solves with them."""
import torch
from endtoend import check, program


def values(self, x):
    return torch.linalg.eigvals(x)


def factors(self, x):
    return torch.linalg.ldl_factor(x)


def hermitian_factors(self, x):
    return torch.linalg.ldl_factor(x, hermitian=True)


def solved(self, x, y):
    ld, pivots = torch.linalg.ldl_factor(x)
    return torch.linalg.ldl_solve(ld, pivots, y)


def hermitian_solved(self, x, y):
    ld, pivots, _ = torch.linalg.ldl_factor_ex(x, hermitian=True)
    return torch.linalg.ldl_solve(ld, pivots, y, hermitian=True)


make = torch.randn
for dtype in torch.float32, torch.float64, torch.complex64, torch.complex128:
    check(program(values), [make(2, 3, 3, dtype=dtype)], [make(5, 3, 3, dtype=dtype)], dynamic={"x": [0]})
    check(program(values), [torch.diag(torch.tensor([3.0, 1.0, 2.0])).to(dtype)])
    for n in 1, 2, 3, 6:
        x, y = make(8, n, n, dtype=dtype), make(8, n, 2, dtype=dtype)
        symmetric, hermitian = x + x.mT, x + x.mH
        check(program(factors), [symmetric])
        check(program(hermitian_factors), [hermitian])
        # Not of too small pivots: float32 has few digits.
        shift = torch.diag(torch.arange(n) % 2 * 12.0 - 6).to(dtype)
        check(program(solved), [symmetric + shift, y], rtol=1e-2, atol=1e-4)
        check(program(hermitian_solved), [hermitian + shift, y], rtol=1e-2, atol=1e-4)
    check(program(solved), [torch.eye(3, dtype=dtype).flip(0), make(3, 2, dtype=dtype)])
