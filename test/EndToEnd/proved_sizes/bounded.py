# RUN: %python %s
"""Sizes with a limit, of which operators are asked below it alone; and operators whose results are few for some sizes."""
from typing import List

import torch
import torch.nn.functional as F
from proved_sizes import Suite

s = Suite(not_yet={
    "covariance": "refused: of one row it is a number",
})
CUT = (1, 2, 3, 67, 70, 100, 5000)
LONG = (19, 20, 21, 37, 56, 57, 219, 3000, 12000)
ROWS = (1, 2, 3, 18, 19, 20, 38, 201, 3000)


# Of few values each is asked about; of a quotient more than the limit lets see.
@s.program("x=f32[n]", n=CUT)
def padded_to_66(x):
    y = x[:2]
    return F.pad(y, [max(66 - y.size(0), 0), 65]), F.pad(x, [66 - min(x.size(0), 2), 3])


@s.program("x=f32[m,n]", n=LONG, m=(3, 2, 14, 1))
def frames_of_a_cut(x):
    frames = x.reshape(-1)[:4000].unfold(0, 16, 8)
    pieces: List[torch.Tensor] = []
    for i in range(0, frames.size(0), 19):
        pieces.append(frames[i:i + 19])
    return torch.mm(frames.t(), torch.cat(pieces)), frames.size(0)


# What data counts is demanded to be a size.
@s.program("x=f32[n]", n=ROWS)
def all_that_a_mask_takes(x):
    return torch.dot(x, x[x > -1000])


@s.program("x=f32[m,n]", n=ROWS, m=(3, 2, 14))
def frames_that_a_mask_takes(x):
    frames = x.reshape(-1)[::8]
    return torch.dot(frames, frames[torch.arange(frames.size(0))[frames > -1000]])


# An index that covers a part of its source.
@s.program("x=f32[n,m]", "source=f32[k,m]", n=(2, 5, 9, 600), m=(3, 4, 4, 90), k=(2, 3, 700, 2))
def scattered_corner(x, source):
    index = torch.arange(6).view(2, 3) % 2
    return x.scatter(0, index, source), x.scatter_add(0, index, source), x.scatter_reduce(0, index, source, "amax")


# Nothing to normalise, and no windows.
@s.program("x=f32[n,4,m]", n=(1, 2, 3, 2), m=(2, 14, 202, 500))
def norms_of_rest(x):
    rest = x[:, :, 200:]
    return F.group_norm(rest, 2), F.group_norm(rest.transpose(1, 2).flatten(1)[:, None], 1)


@s.program("x=f32[n,4,m,m]", n=(1, 2), m=(2, 14, 3, 50))
def no_windows(x):
    return F.adaptive_avg_pool2d(x, (0, 3)), F.adaptive_max_pool2d(x, (3, 0)), F.interpolate(x[:, :, :1], scale_factor=0.5, mode="area")


# Several dims of a transform, cut or padded.
@s.program("x=f32[n,m,k]", n=(1, 2, 5, 9), m=(3, 4, 9, 160), k=(3, 8, 200, 16))
def transforms_of_given_sizes(x):
    y = torch.fft.rfft2(x, [8, 16])
    z = torch.fft.irfftn(torch.fft.rfftn(x, [5, 7], [0, 2], "ortho"), [5, 9], [0, 2], "ortho")
    return torch.view_as_real(y), z, torch.fft.fft2(x, [16, -1], [2, 1]).abs()


@s.program("x=f32[n,m]", n=(1, 2, 5), m=(3, 4, 9))
def covariance(x):
    return torch.cov(x)


@s.program("x=f32[n,m]", n=(2, 3, 90), m=(3, 4, 9))
def covariance_of_more(x):
    return torch.cov(torch.cat([x, x])), torch.corrcoef(torch.cat([x, x * x]))


# As many elements as are counted keep the sizes of what they are written to.
@s.program("x=f32[n,m]", n=(1, 2), m=(2, 14, 201))
def counted_into(x):
    column = torch.empty([x.size(1), 1])
    torch.linspace(0, 1, x.size(1), out=column)
    fresh = torch.empty(0)
    torch.arange(0., 12., out=fresh)
    return column, fresh


@s.program("x=f32[n]", n=(1, 2, 5, 40, 300))
def written_at_each_step(x):
    # Each of them is one of more tensors than the one before.
    v = x
    for i in range(12):
        if v.size(0) > 1:
            v = v[1:]
            v[0] = float(i)
    x.add_(1)
    return x, v


# No size from 1 on gets into the branches, which do not convert.
@s.program("x=f32[n,m]", n=(1, 2, 5), m=(1, 6, 7, 12, 24, 300))
def cropped_below_a_multiple(x):
    y = x[:, -7:]
    if y.size(1) % 12 == 0:
        y = y.view(y.size(0), 12, -1).transpose(1, 2).flatten(1)
    z = x[:, :256]
    if z.size(1) % 512 == 0:
        z = z.view(z.size(0), 512, -1).sum(1)
    return y, z


# What is known of sizes in a branch is known in those within.
@s.program("x=f32[n,m]", n=(1, 2, 6, 63, 300), m=(1, 3, 4, 8, 50))
def pieces_in_a_branch(x):
    y = x
    if y.size(0) % 2 == 0:
        while y.size(1) > 2:
            y = y[:, :y.size(1) // 2] + y[:, y.size(1) - y.size(1) // 2:]
        parts: List[torch.Tensor] = []
        for i in range(0, y.size(0), 4):
            parts.append(y[i:i + 4].flip(0))
        if len(parts) > 0:
            y = torch.cat(parts)
    return y


s.run()
