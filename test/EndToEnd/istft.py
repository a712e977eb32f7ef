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


def many(self, x):
    """Of which no sample is computed: a signal of every one of them would not fit."""
    return torch.istft(torch.complex(x, x * 0.5 + 1), 400, 160, window=torch.hann_window(400) + 0.1, length=16000)


def two_sides(self, x):
    window = torch.complex(torch.hann_window(16) + 0.1, torch.hann_window(16))
    return torch.istft(torch.complex(x, x * 0.5 + 1), 16, 4, 16, window, onesided=False, return_complex=True)


check(program(many), [make(1, 201, 101)], [make(2, 201, 110)], dynamic={"x": [0, 2]})
check(program(two_sides), [make(2, 16, 9)], [make(1, 16, 30)], [make(3, 16, 12)], dynamic={"x": [0, 2]})
