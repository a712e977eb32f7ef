# RUN: %python %s
"""Branches that few sizes go into: what is in them is right there."""
import torch
import torch.nn.functional as F
from proved_sizes import Suite
from torch import nn

s = Suite()


class Patches(nn.Module):
    def __init__(self, places):
        super().__init__()
        self.places, self.first, self.patches = nn.Parameter(torch.rand(1, places, 4)), nn.Parameter(torch.rand(1, 1, 4)), nn.Conv2d(1, 4, 14, 14)

    def tokens(self, x):
        return torch.cat([self.first.expand(x.size(0), -1, -1), self.patches(x).flatten(2).transpose(1, 2)], 1)


@s.program("x=f32[b,1,h,w]", b=(1, 2), h=(14, 28, 56, 224, 230, 15), w=(14, 42, 56, 14, 224, 235))
class PlacesThatFit(Patches):
    """The number of patches is a product of two quotients."""

    def __init__(self):
        super().__init__(17)

    def forward(self, x):
        y = self.tokens(x)
        if y.size(1) - 1 == self.places.size(1) - 1 and x.size(2) == x.size(3):
            return y + self.places
        return y


@s.program("x=f32[b,t,4]", b=(1, 2), t=(1, 2, 76, 77, 78, 1000))
class PlacesCutOrStretched(nn.Module):
    """Three branches on one size."""

    def __init__(self):
        super().__init__()
        self.places = nn.Parameter(torch.rand(78, 4))

    def forward(self, x):
        y = torch.cat([x[:, :1] * 0, x], 1)
        n = self.places.size(0)
        if y.size(1) == n:
            y = y + self.places
        elif y.size(1) < n:
            y = y + self.places[:y.size(1)]
        else:
            y = y + F.interpolate(self.places.t()[None], size=y.size(1), mode="linear")[0].t()
        return y


@s.program("x=f32[h,w]", h=(1, 10, 50, 99, 1000, 1), w=(1, 90, 50, 1, 1000, 99))
def a_sum_of_two(x):
    if x.size(0) + x.size(1) == 100:
        return torch.cat([x.sum(0), x.sum(1)]) + torch.arange(100)
    return x.sum(0)


@s.program("x=f32[h,w]", "y=f32[p,q]", h=(1, 10, 50, 24), w=(1, 10, 200, 12), p=(1, 20, 50, 6), q=(1, 5, 200, 48))
def as_many_elements(x, y):
    if x.numel() == y.numel():
        return x.reshape(-1) * y.reshape(-1)
    return x.reshape(-1)


@s.program("x=f32[n,m]", n=(1, 4999, 5000, 5001, 9000), m=(3, 7, 7, 2, 7))
def one_in_the_other(x):
    if x.size(0) >= 5000:
        if x.size(1) * 3 == 21:
            return F.avg_pool1d(x.t(), 5000, 10).view(7, -1)[:, 0] + torch.arange(7)
        return x[4000:].reshape(-1)[:7]
    return x[0, :1].expand(7)


@s.program("x=f32[n,h,w]", n=(1, 2), h=(14, 1, 4, 4, 3, 4, 2200), w=(20, 1, 4, 3, 4, 5, 4))
def two_sizes_that_a_branch_computed(x):
    """As attention in windows has it: padded to a multiple, cut back where that was needed, and then compared."""
    h, w = x.size(1), x.size(2)
    padded = h % 2 > 0 or w % 2 > 0
    x = F.pad(x, (0, w % 2, 0, h % 2))
    if padded:
        x = x[:, :h, :w]
    if x.size(1) == 4 and x.size(2) == 4:
        x = x.reshape(-1, x.size(1) * x.size(2)) + torch.ones(16)
    return x.sum()


s.run()
