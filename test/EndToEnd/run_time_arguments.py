# RUN: %python %s
"""Flags and numbers among an operator's arguments that only the run knows."""
import math

import torch
import torch.nn.functional as F
from endtoend import check, check_refused, program


class Flags(torch.nn.Module):
    def forward(self, x, flag: bool):
        edges = torch.tensor([-1.0, 0.0, 1.0])
        ordered = x.sort(1, descending=flag)[0], x.topk(2, 1, largest=flag)[1], x.argsort(1, descending=flag)
        found = torch.searchsorted(edges, x.round(), right=flag), torch.bucketize(x.round(), edges, right=flag)
        spread = x.std(1, unbiased=flag), F.kl_div(x, x.softmax(1), log_target=flag), torch.isclose(x / 0, x / 0, equal_nan=flag)
        resized = F.interpolate(x[None], size=3, mode="linear", align_corners=flag)
        pooled = F.avg_pool1d(x[None], 2, padding=1, count_include_pad=flag)
        return ordered, found, spread, resized, pooled, F.scaled_dot_product_attention(x, x, x, is_causal=flag)


class Numbers(torch.nn.Module):
    def forward(self, x, n: int):
        return x.select(1, n), x.tril(n), x[:, n:], x.repeat(n, 1), x.tile([n, 2]), x.std(1, correction=n)


class Groups(torch.nn.Module):
    def forward(self, x, n: int):
        return F.group_norm(x, n)


# A dim has as many values as there are, and each is a branch.
def normalized(self, x, n: int):
    return x.softmax(n), x.sum(n), x.cumsum(n), x.argmax(n), x.mean(n, keepdim=True), x.norm(2.0, n)


def moved(self, x, n: int):
    return x.transpose(n, 0), x.unsqueeze(n), x.flip([n]), x.roll(1, n), x.select(n, -1), x.size(n), x.movedim(n, -1)


def indexed(self, x, n: int):
    places = torch.zeros(x.shape, dtype=torch.int64)
    return x.gather(n, places), x.index_select(n, places[0, :1]), x.narrow(n, 0, 1), x.unbind(n)[0]


def written(self, x, n: int):
    y = x.clone()
    y.select(n, 0).fill_(7.0)
    y.cumsum_(n)
    return y, x.index_fill(n, torch.zeros(1, dtype=torch.int64), 3.0)


def windows(self, x, n: int):
    return x.unfold(n, 2, 1)


def joined(self, x, n: int):
    return torch.cat([x, x], n)


def stacked(self, x, n: int):
    return torch.stack([x, x], n)


def turned(self, x, n: int):
    return x.rot90(n)


def squeezed(self, x, n: int):
    return x[:, :1].squeeze(n).reshape(-1), x[None].flatten(n).reshape(-1)


def pieces(self, x, n: int):
    return x.split(2, n)[0]


def kept(self, x, flag: bool):
    return x.sum(1, keepdim=flag).reshape(-1), F.max_pool1d(x[None], 2, ceil_mode=flag), torch.linalg.svd(x, flag)[1]


def returned(self, x, flag: bool):
    return x.sum(1, keepdim=flag)


class Shape(torch.nn.Module):
    def forward(self, x, n: int):
        return x.view(-1, n + 1)


class Start(torch.nn.Module):
    def forward(self, x, start):
        return x.narrow(1, start, 3)


x = torch.randn(3, 4)
check(Flags(), [x, True], [x, False], [torch.randn(5, 4), True], dynamic={"x": [0]})
check(Numbers(), [x, 1], [x, 0], [x, 2])
places = [[torch.randn(k, m), n] for k, m, n in ((3, 4, 0), (3, 4, 1), (2, 7, -1), (5, 2, -2), (700, 3, 1))]
for forward in (normalized, moved, indexed, written, windows, joined, stacked, turned, squeezed, pieces):
    check(program(forward), *places, dynamic={"x": [0, 1]})
check(program(kept), [x, True], [x, False], [torch.randn(700, 3), True], dynamic={"x": [0, 1]})
check_refused(program(returned), (x, True), "a value is f32[3,1] or f32[3], but what a graph returns has one dtype and rank")
check(Groups(), [x, 1], [x, 2], [torch.randn(5, 6), 3], dynamic={"x": [0, 1]})
check(Shape(), [x, 1], [x, 2])
check(Start(), *([torch.randn(n, 6), torch.tensor(at)] for n, at in ((2, 1), (3, 3), (4, 0), (3, -4))), dynamic={"x": [0]})


class Windows(torch.nn.Module):
    """Their size and step are those of a call."""

    def forward(self, x, n: int):
        return x.unfold(1, n, 1), x.unfold(1, 2, n), x.unfold(0, x.size(0) // 2 + 1, 1), x.unfold(1, x.size(1) - 1, 1)


check(Windows(), [torch.randn(3, 5), 2], [torch.randn(1, 7), 3], [torch.randn(4, 4), 4], dynamic={"x": [0, 1]})


# How often each row is repeated: one number for all, or one for each.
def repeats(self, x, n):
    return x.repeat_interleave(n, 0), x.repeat_interleave(n, -2)


rows = torch.randn(4, 3)
check(program(repeats), [rows, torch.tensor([2, 1, 0, 3])], [rows, torch.tensor([3])], dynamic={"n": [0]})


class Offsets(torch.nn.Module):
    """Also of a diagonal that lies outside."""

    def forward(self, x, n: int):
        y = x.clone()
        y.diagonal(n).fill_(7)
        return x.diagonal(n), x[None].diagonal(-n, 2, 1), torch.diag(x[0], n), torch.diag_embed(x, n, 2, 0), y


check(Offsets(), *([torch.randn(k, m), n] for k, m, n in ((3, 4, 1), (3, 4, -2), (5, 2, 0), (1, 3, 9), (2, 2, -2))), dynamic={"x": [0, 1]})


class Pieces(torch.nn.Module):
    """How long they are, or how many."""

    def forward(self, x, n: int):
        ends = torch.stack([p[-1] for p in x.split(n)])
        parts = x.chunk(n)
        sections = torch.stack([p.sum(0) for p in x.tensor_split(n)])
        halves = torch.stack([p.mean(1) for p in x.tensor_split(x.size(1) // 2, 1)])
        windows = torch.stack([w.sum() for w in x.unfold(0, min(n, x.size(0)), n)])
        return ends, torch.cat([p * i for i, p in enumerate(parts)]), len(parts), sections, halves, windows


check(Pieces(), *([torch.randn(k, m), n] for k, m, n in ((6, 4, 2), (7, 5, 3), (1, 2, 1), (100, 3, 7), (3, 8, 5))), dynamic={"x": [0, 1]})


# The number of sections as a tensor; a program that names the parts takes so many only.
def sections(self, x, n):
    parts = x.tensor_split(n)
    y = x.clone()
    y.tensor_split(n)[1].fill_(7)
    return torch.stack([p.sum(0) for p in parts]), len(parts), y


def three_sections(self, x, n):
    a, b, c = x.tensor_split(n, 1)
    return c, b, a


check(program(sections), *([torch.randn(k, 2), torch.tensor(n)] for k, n in ((6, 2), (7, 3), (2, 5))), dynamic={"x": [0]})
check(program(three_sections), *([torch.randn(2, k), torch.tensor(3)] for k in (6, 7, 2)), dynamic={"x": [1]})


class Images(torch.nn.Module):
    """Windows that are taken apart and added up."""

    def forward(self, x, n: int):
        y = F.unfold(x, n, stride=n)
        windows = F.unfold(x, (1, n), dilation=2, padding=(0, n)), F.unfold(x.double(), n, padding=n // 2)
        return windows, F.fold(y * 2, x.shape[-2:], n, stride=n), F.fold(y[0], x.shape[-2:], n, stride=n)


class OverlapAdd(torch.nn.Module):
    def forward(self, x, hop: int):
        b, frames, n = x.shape
        size = (1, (frames - 1) * hop + n)
        total = F.fold(x.transpose(1, 2), size, kernel_size=(1, n), stride=(1, hop))
        weight = F.fold(torch.ones_like(x).transpose(1, 2), size, kernel_size=(1, n), stride=(1, hop))
        return (total / weight)[:, 0, 0]


images = [[torch.randn(k, 3, h, w), n] for k, h, w, n in ((2, 8, 8, 4), (1, 3, 6, 1), (2, 30, 15, 5), (1, 300, 40, 20))]
frames = [[torch.randn(k, count, n), hop] for k, count, n, hop in ((2, 5, 8, 4), (1, 1, 3, 1), (2, 300, 16, 5))]
check(Images(), *images, dynamic={"x": [0, 2, 3]})
check(OverlapAdd(), *frames, dynamic={"x": [0, 1, 2]})


# Frames that are as far apart as the run says.
def spectrum(self, x, hop: int):
    whole = torch.stft(x, 64, hop_length=hop, window=torch.hann_window(64), return_complex=True)
    cut = torch.stft(x, 16, hop_length=max(1, x.size(1) // 100), win_length=10, window=torch.ones(10), center=False,
                     return_complex=True)
    return torch.view_as_real(whole), cut.abs()


signals = [[torch.randn(b, t), hop] for b, t, hop in ((1, 64, 16), (2, 100, 7), (1, 999, 64), (2, 5000, 160))]
check(program(spectrum), *signals, dynamic={"x": [0, 1]})


# Only large numbers leave something between both ends.
def strongest(self, x, rate: int):
    k = int(math.ceil(rate / 850))
    return x[:, 3:k].max(-1)[0], F.avg_pool1d(x, int(math.log(float(rate))) - 5)


signals = [[torch.randn(c, n), rate] for c, n, rate in ((1, 300, 8000), (2, 200, 3500), (3, 100, 96000))]
check(program(strongest), *signals, dynamic={"x": [0, 1]})
