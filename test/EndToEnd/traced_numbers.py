# RUN: %python %s
"""Tracing makes tensors of no dims of Python's numbers, which PyTorch runs as numbers again: of integers they make float32."""
import warnings

import torch
from endtoend import check

warnings.filterwarnings("ignore")  # constants are meant to be some
FUNCTIONS = [
    lambda x: x * 0.5, lambda x: 0.5 * x, lambda x: x + 0.5, lambda x: x - 0.5, lambda x: 0.5 - x, lambda x: x / 0.5,
    lambda x: x // 2, lambda x: x % 0.5, lambda x: x**0.5, lambda x: 2.0**x, lambda x: x > 0.5, lambda x: x == 1,
    lambda x: torch.where(x > 0, x, 0.5), lambda x: torch.maximum(x, torch.tensor(0.5)),
    lambda x: torch.atan2(x, torch.tensor(0.5, dtype=torch.float64)), lambda x: x.to(torch.uint8) * 3,
    lambda x: x.to(torch.float16) * 0.5, lambda x: torch.add(x, x, alpha=2) * 2.0, lambda x: (x > 0) + 1, lambda x: (x > 0) * 2.5,
    lambda x: x * x.size(0) * 0.5, lambda x: torch.arange(x.size(0)) * 0.25 + x,
]
COMPLEX = [
    lambda x: x + 1j, lambda x: x * 2j, lambda x: x - (1 + 2j), lambda x: x / 2j, lambda x: (x > 0) * 1j, lambda x: torch.mul(x, 1j) * x,
    lambda x: (x * 1j) + 1, lambda x: 1j - x,
]
for x in torch.tensor([1, 2, 3]), torch.tensor([1.5, 2, 0.5]), torch.tensor([1.5, 2, 3], dtype=torch.float64):
    check(lambda x: tuple(function(x) for function in FUNCTIONS + COMPLEX), [x], trace=True)
