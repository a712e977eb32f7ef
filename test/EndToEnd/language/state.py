# RUN: %python %s
"""Attributes that `forward` changes: what a later call could see is refused, unless the user says otherwise."""
from typing import Dict, List, Optional

import torch
from language import program, refused

nn = torch.nn
BATCH = (2, 4), (5, 4)


@refused("count", "--state=io", (2, 4))
class Counts(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))

    def forward(self, x):
        self.count += 1
        return x * self.count


@program((2, 4), (3, 4))
class WritesWhatNobodyReads(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("last", torch.zeros(4))

    def forward(self, x):
        self.last.copy_(x[0])
        return x * 2


@program(*BATCH)
class WritesBeforeItReads(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("scratch", torch.zeros(4))

    def forward(self, x):
        self.scratch.fill_(2)
        self.scratch[1] = 5.0
        return x * self.scratch


@program(*BATCH)
class BufferIsReadOnly(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("scale", torch.arange(4.0))

    def forward(self, x):
        y = self.scale.clone()
        y.add_(1)
        y = y + self.scale
        return x * y


@program(*BATCH)
class SetsAnAttribute(nn.Module):
    cache: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.n = 3
        self.cache = None

    def forward(self, x):
        self.n = x.size(0)
        self.cache = x * 2
        cache = self.cache
        assert cache is not None
        return cache * self.n


@refused("mode", (2, 4))
class SetsAnAttributeThatItReads(nn.Module):
    def __init__(self):
        super().__init__()
        self.mode = 0

    def forward(self, x):
        self.mode += 1
        return x * self.mode


@program(*BATCH)
class ListAttribute(nn.Module):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2, 3]

    def forward(self, x):
        sizes = self.sizes.copy()
        sizes.append(4)
        return x * sum(sizes) * len(self.sizes)


@refused("history", (2, 4))
class ListAttributeGrows(nn.Module):
    history: List[int]

    def __init__(self):
        super().__init__()
        self.history = [1]

    def forward(self, x):
        self.history.append(x.size(0))
        return x * len(self.history)


@refused("count", (2, 4))
class ChangedInABranch(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))

    def forward(self, x):
        if bool(x.sum() > 0):
            self.count.add_(1)
        return x * self.count
