# RUN: %python %s
"""Signals as long as another one, or as only the run knows."""
import torch
from endtoend import check, program


def as_long(self, x):
    window = torch.hann_window(16)
    s = torch.stft(x, 16, 4, 16, window, return_complex=True)
    return torch.istft(s * 0.5, 16, 4, 16, window, length=x.shape[-1])


def as_long_as(self, x, other):
    window = torch.hann_window(16)
    s = torch.stft(x, 16, 4, 16, window, return_complex=True)
    return torch.istft(s, 16, 4, 16, window, length=other.shape[0])


def of_length(self, x, lengths):
    window = torch.hann_window(16)
    s = torch.stft(x, 16, 4, 16, window, return_complex=True)
    return torch.istft(s, 16, 4, 16, window, length=int(lengths.max()))


make = torch.randn
check(program(as_long), [make(2, 64)], [make(1, 71)], [make(3, 50)], dynamic={"x": [0, 1]})
check(program(as_long), [make(64)], [make(71)], [make(50)], dynamic={"x": [0]})
check(program(as_long_as), [make(2, 64), make(60)], [make(1, 71), make(90)], [make(3, 50), make(50)], dynamic={"x": [0, 1], "other": [0]})
check(program(as_long_as), [make(2, 64), make(60)], [make(1, 64), make(90)], [make(3, 64), make(20)], dynamic={"x": [0], "other": [0]})
check(program(of_length), [make(2, 64), torch.tensor([5, 40])], [make(1, 71), torch.tensor([90, 9])], dynamic={"x": [0, 1]})
