# RUN: %python %s
"""Sizes that only data decides may be 0 or 1."""
import torch
from endtoend import check, program

X = torch.tensor([[1.0, 2], [3, 4], [-1, 0]])


def mean_of_chosen(self, x):
    rows = x[x[:, 0] > 0]
    return rows.mean(0), rows.mean(), rows.var(0, correction=0)


check(program(mean_of_chosen), [X], [-X.abs()], dynamic={"x": [0]})


def put_rows(self, x, v):
    y = x.clone()
    y[x[:, 0] > 0] = v  # as many rows as are chosen, or one for all
    return y


check(program(put_rows), [X, torch.randn(2, 2)], [X, torch.randn(1, 2)], [X, torch.randn(2, 1)], [-X.abs(), torch.randn(0, 2)],
      dynamic={"x": [0], "v": [0, 1]})


def put_elements(self, x, v):
    y = x.clone()
    y[x > 0] = v
    return y


check(program(put_elements), [X, torch.randn(4)], [X, torch.randn(1)], [X[:2, :1], torch.randn(2)], dynamic={"x": [0, 1], "v": [0]})


def chosen_by_three(self, x, m, k):
    return x[m, k, x[0, 0] == x[0, 0].max()]


CUBE = torch.arange(5 * 6 * 7.0).view(5, 6, 7)
check(program(chosen_by_three), [CUBE, torch.arange(5) < 3, torch.arange(6) % 2 == 0], [CUBE[:4], torch.arange(4) > 1, torch.arange(6) > 3],
      [CUBE[:4], torch.arange(4) > 2, torch.arange(6) > 4], dynamic={"x": [0], "m": [0]})


class Written(torch.nn.Module):
    """Masks that are written down, as a trace has them."""

    def forward(self, x):
        return x[[True, True], :, [True, True, False, False], [True, False, False, True, False]]


check(Written(), [torch.randn(2, 3, 4, 5)], [torch.randn(2, 7, 4, 5)], dynamic={"x": [1]}, trace=True)


class OneEach(torch.nn.Module):
    def forward(self, x):
        return x[[True], [True, False], [False, True, False]]


check(OneEach(), [torch.randn(1, 2, 3)], trace=True)
print("ok")
