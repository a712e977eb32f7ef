# RUN: %python %s
"""Numbers that only large sizes reach: cuts, quotients, windows, pieces and branches far beyond small sizes."""
import math
from typing import Dict, List

import torch
import torch.nn as nn
import torch.nn.functional as F
from proved_sizes import Suite
from torch import Tensor

NOT_YET = {}
s = Suite(NOT_YET)


# Cuts.
@s.program("x=f32[n,3]", n=(1, 2, 599, 600, 601, 1300, 20000))
def keep_last(x):
    k = max(x.size(0) - 600, 0)
    return x[k:], k


@s.program("ids=i64[b,t]", b=(1, 2, 3), t=(1, 2, 255, 256, 257, 300, 10000))
def crop(ids):
    return ids[:, max(ids.shape[1] - 256, 0):]


@s.program("x=f32[n]", n=(1, 3, 39999, 40000, 40001, 40007, 100000))
def far_cut(x):
    return x[40000:].size(0), x[40000:] * 2


@s.program("x=f32[n]", n=(1, 2999, 3000, 3001, 4999, 5000, 5001, 12000))
def between(x):
    y = x[3000:5000]
    return y.sum(), y.size(0), x[:-3000].size(0), x[-5000:].size(0)


@s.program("x=f32[n,m]", n=(1, 600, 601, 700, 3, 640), m=(1, 2, 601, 700, 1300, 5))
def far_diagonal(x):
    return torch.diagonal(x, 600).size(0), torch.diagonal(x, -600).size(0)


@s.program("x=f32[n,m]", "y=f32[a,b]", n=(1, 5, 9, 20), m=(40, 7, 300, 2000), a=(2, 1, 100, 1500), b=(30, 5, 120, 1700))
def tensor_split_of_cut(x, y):
    a, b = y.shape
    return torch.tensor_split(x[-7:, a:b], 2, -2)[-1], torch.tensor_split(x[-7:, a:b], [2], -2)[-1]


@s.program("x=f32[n]", n=(1, 699, 700, 701, 702, 1000, 5000))
def beyond(x):
    n = x.size(0)
    return (abs(n - 700) + (n - 700)) // 2, x[(abs(n - 700) + (n - 700)) // 2:]


@s.program("x=f32[n]", n=(1, 2000, 2001, 2500, 3000, 3001, 9000))
def clamped(x):
    k = min(max(x.size(0), 2000), 3000) - 2000
    return k, x[:k]


@s.program("x=f32[n,4]", n=(1, 511, 512, 513, 1000, 10000))
def pad_to_length(x):
    n = x.size(0)
    return F.pad(x, [0, 0, 0, max(512 - n, 0)])[:512], max(512 - n, 0)


# Quotients, bits, floats.
@s.program("x=f32[n]", n=(1, 2, 31, 32, 1023, 1024, 1025, 5000))
def twice_divided(x):
    return x.size(0) // 32 // 32, x[: x.size(0) // 32 // 32]


@s.program("x=f32[n]", n=(1, 2, 999, 1000, 1001, 1415, 3000))
def squared(x):
    n = x.size(0)
    return n * n // 1000000


@s.program("x=f32[n]", n=(1, 1000, 1023, 1024, 1500, 2047, 2048, 3072, 7000))
def bits(x):
    n = x.size(0)
    return n & 1024, n >> 10, n & 1023, (n | 4096) - 4096


@s.program("x=f32[n]", n=(1, 999, 1000, 1001, 1999, 2000, 2001, 12345))
def permille(x):
    n = x.size(0)
    return int(n * 0.001), math.floor(n / 1000), math.ceil(n / 1000), int(math.sqrt(n) / 40)


@s.program("x=f32[n]", n=(1, 2, 1000, 1999, 2000, 3000, 15000))
def top_permille(x):
    return x.topk(max(1, int(x.size(0) * 0.001)))[0]


@s.program("x=f32[n]", n=(1, 2, 1000, 2100, 4500, 20000))
def permille_of_chosen(x):
    chosen = x[x > 0]
    k = int((x > 0).sum() * 0.001)
    return int(chosen.size(0) * 0.001), k, chosen.size(0) // 1000


@s.program("x=f32[n]", "y=f32[m]", n=(1, 30, 1000, 300, 2000), m=(2, 40, 999, 5000, 1500))
def product_of_sizes(x, y):
    return x.size(0) * y.size(0) // 1000000, max(x.size(0) * y.size(0) - 1000000, 0), x.size(0) * y.size(0) > 1200000


@s.program("x=f32[n]", n=(1, 999, 1000, 1001, 2000, 2001, 9999))
def steps(x):
    return torch.arange(0, x.size(0), 1000).size(0), x[::1000], x[500::1500].size(0), torch.arange(x.size(0), 0, -1000)


@s.program("x=f32[n]", n=(1, 7, 255, 256, 257, 4095, 4096, 20000))
def logarithm(x):
    n, k = x.size(0), 0
    while n > 255:
        n = n // 2
        k += 1
    return n, k


# Windows.
@s.program("x=f32[b,1,t]", b=(1, 2, 1), t=(1024, 1535, 1536, 1537, 2048, 16000))
class Frames(nn.Module):
    """An audio front end."""

    def __init__(self):
        super().__init__()
        self.c = nn.Conv1d(1, 8, 1024, stride=512)

    def forward(self, x):
        y = self.c(x)
        return y.sum(2) / y.size(2), y.size(2)


@s.program("x=f32[b,1,h,w]", b=(1, 2), h=(1, 2, 511, 512, 513, 1025), w=(1, 3, 600, 30, 520, 7))
def downsample(x):
    for _ in range(9):
        x = F.max_pool2d(x, 3, 2, 1)
    return x.flatten(1), x.shape[2]


@s.program("x=f32[n]", n=(1, 511, 512, 1023, 1024, 1025, 2048, 10000))
def ten_strides(x):
    y = x[None, None]
    for _ in range(10):
        y = F.conv1d(y, torch.full([1, 1, 3], 0.5), stride=2, padding=1)
    return y, y.size(2)


@s.program("x=f32[1,1,t]", t=(4096, 4100, 6143, 6144, 9000, 30000))
class DeepEncoder(nn.Module):
    """A codec's strides."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(nn.Conv1d(1, 1, 2 * k, stride=k, padding=k // 2) for k in (2, 4, 5, 8))

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x.mean(2), x.size(2), x.squeeze(0).squeeze(0)


@s.program("x=f32[n]", n=(1000, 1001, 1499, 1500, 1501, 3000, 12000))
def windows(x):
    y = x.unfold(0, 1000, 500)
    return y.size(0), y.sum(1), F.avg_pool1d(x[None, None], 900, 700).size(2)


@s.program("x=f32[n]", n=(1, 700, 1399, 1400, 2800, 12000))
def ceil_pool(x):
    return F.max_pool1d(F.pad(x, [0, 700])[None, None], 700, 700, ceil_mode=True).size(2)


@s.program("x=f32[1,1,n]", n=(1000, 1999, 2000, 2001, 5000, 10000))
def shrunk(x):
    y = F.interpolate(x, scale_factor=0.001)
    return y.size(2), y


@s.program("x=f32[1,3,h,w]", h=(300, 600, 800, 801, 1200, 100, 40), w=(300, 900, 801, 2000, 500, 10, 400))
def resize_short(x):
    h, w = x.shape[2], x.shape[3]
    scale = min(800 / min(h, w), 1333 / max(h, w))
    y = F.interpolate(x[:, :, ::16, ::16], size=[int(h * scale) // 16 + 1, int(w * scale) // 16 + 1])
    return y, int(h * scale), int(w * scale)


# Pieces.
@s.program("x=f32[n,2]", n=(1, 4, 599, 600, 601, 605, 2400, 10000))
def restart(x):
    return torch.cat([p.cumsum(0) for p in x[::4].split(150)])


@s.program("x=f32[n]", n=(1, 47999, 48000, 48001, 96000, 96001, 200000))
def count_of_pieces(x):
    pieces = x.split(48000)
    return len(pieces), pieces[-1].size(0), len(x.split(1000)[1:3])


@s.program("x=f32[n]", n=(1, 999, 1000, 1001, 2500, 10000))
def ranges(x):
    out: List[Tensor] = []
    for i in range(0, x.size(0), 1000):
        out.append(x[i:i + 1000].flip(0))
    return torch.cat(out), len(out)


@s.program("x=f32[n]", n=(1, 999, 1000, 1001, 1999, 2000, 5000))
def whole_pieces(x):
    n = x.size(0) // 1000
    return x[: n * 1000].view(n, 1000).sum(1), n


# Sizes that are tried make billions of these pieces.
@s.program("x=f32[n,m,k,h]", n=(2, 1, 10, 7), m=(3, 5, 10, 9), k=(2, 6, 10, 8), h=(4, 1, 10, 16))
def pieces_of_all(x):
    y = x.reshape(-1)
    pieces = y.split(26)
    return len(pieces), pieces[0], pieces[-1], len(y.unbind()), y.chunk(x.size(0) * x.size(1) * x.size(2))[-1], \
        torch.cat([piece.flip(0) for piece in pieces])


# As in a detector: boxes of each level, of an image that is resized and padded, then changed for each image.
@s.program("x=f32[h,w]", h=(64, 40, 500, 3000), w=(64, 90, 333, 1000))
def boxes_of_levels(x):
    scale = min(64.0 / min(x.size(0), x.size(1)), 100.0 / max(x.size(0), x.size(1)))
    h, w = (int(x.size(0) * scale) + 31) // 32, (int(x.size(1) * scale) + 31) // 32
    low = x.sum() + torch.arange(192 * h * w).view(1, -1)
    high = x.mean() - torch.arange(48 * h * w).view(1, -1)
    both = torch.cat([low, high], 1)
    best = [level.topk(min(5, level.size(1)), 1)[0] for level in both.split([low.size(1), high.size(1)], 1)]
    best.append(both.narrow(1, 1, both.size(1) - 1)[:, :3])
    best.append(F.pad(both, [both.size(1) - 1, 0], mode="reflect")[:, :3])
    found: List[Dict[str, Tensor]] = []
    for row in torch.cat(best, 1):
        found.append({"best": row})
    for i, one in enumerate(found):
        found[i]["best"] = one["best"] * 2
        if "mask" in one:
            found[i]["mask"] = one["best"]
    return found[0]["best"]


# What operators take at large sizes alone.
@s.program("x=f32[c,n]", c=(1, 3, 2), n=(5000, 5001, 10000))
def zeros_in_front(x):
    return torch.cat([torch.zeros(x.size(1) - 5000, x.size(1)), x])


@s.program("x=f32[c,n]", c=(1, 3, 2, 2), n=(300001, 300002, 400000, 1000000))
def largest_behind(x):
    return x[:, 300000:].max(-1)[0], x[:, 300000:].size(1)


# Branches and loops.
@s.program("x=f32[n,2]", n=(1, 1499, 1500, 1501, 8000))
def long_branch(x):
    if x.size(0) > 1500:
        return x[-1500:]
    return x + 1


@s.program("x=f32[n]", n=(1, 1999, 2000, 2001, 3999, 4000, 10000))
def branch_of_quotient(x):
    n = x.size(0)
    k = 5
    if n // 2000 == 1:
        k = n
    elif n // 2000 > 1:
        k = n - 4000
    return k


@s.program("x=f32[n]", n=(1, 999, 1000, 1999, 2000, 2001, 9000))
def loop_of_quotient(x):
    y = torch.zeros(1)
    for i in range(x.size(0) // 1000):
        y = y + x[i * 1000]
    return y


@s.program("x=f32[n]", n=(1, 3000, 3001, 6001, 20000))
def halved_until_short(x):
    while x.size(0) > 3000:
        x = x[::2]
    return x


@s.program("x=f32[n,m]", n=(1, 40, 1000, 60), m=(1, 50, 1000, 20000))
def chunked_when_large(x):
    if x.numel() > 1000000:
        return torch.cat([x[:, :30].sum(1), x[:, 30:].sum(1)])
    return x.sum(1)


@s.program("x=f32[t,4]", t=(1, 511, 512, 513, 1024, 1025, 5000))
class Positions(nn.Module):
    """Positions beyond the table take its last row."""

    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(512, 4)

    def forward(self, x):
        at = torch.arange(x.size(0)).clamp(max=511)
        return x + self.table(at), x[:512] + self.table.weight[: x.size(0)], (at == 511).sum()


@s.program("x=f32[n]", n=(1, 100, 2375, 2376, 2426, 2427, 2541, 3000, 10000))
def written_middle(x):
    """What is left is longer than 2375 only where both n and n less its root are."""
    y = x[int(math.sqrt(x.size(0))):][:x.size(0)].clone()
    y[2375:-1].add_(1)
    return y


@s.program("x=f32[n,m]", n=(1, 20, 3, 100), m=(50, 48, 3, 5000))
def heads_of_chunks(x):
    heads: List[torch.Tensor] = []
    for piece in x.chunk(24, 1):
        heads.append(piece[:2])
    return torch.cat(heads, 1), len(heads)


@s.program("x=f32[1,3,h,w]", "s=f32[]", h=(10, 11, 64, 200), w=(12, 31, 48, 7))
def zoomed(x, s):
    zoom = abs(float(s)) + 1.5
    return F.interpolate(x, scale_factor=zoom, mode="bilinear"), F.interpolate(x, scale_factor=zoom, mode="nearest")


@s.program("x=f32[1,3,h,w]", h=(10, 11, 64, 200), w=(12, 31, 48, 7))
def zoomed_to_fit(x):
    zoom = min(80.0 / min(x.size(2), x.size(3)), 133.0 / max(x.size(2), x.size(3)))
    return F.interpolate(x, scale_factor=zoom, mode="bilinear", align_corners=False)


# Where a cut begins is beyond what its tensor is tried with, beside other open dims.
@s.program("x=f32[n,m,k,h]", n=(2, 1, 3, 2), m=(2660, 2661, 2663, 6001), k=(1, 2, 1, 2), h=(2, 1, 1, 3))
def filled_far_from_both_ends(x):
    t = x.clone()
    t[:, 2661:-1].fill_(0)
    t[:, -5000:-2662] += 1
    return t, x[:, 2661:-1].size(1), x[:, -3000:2700:3]


@s.program("x=f32[n,m,k]", n=(1,2,3), m=(4,9,16), k=(4,5,30))
def scaled_line_of_all(x):
    y = x.reshape(1, 1, -1)
    return F.interpolate(F.avg_pool1d(y, 4), scale_factor=4.0), F.interpolate(y, scale_factor=0.5, mode="linear")


s.run()
