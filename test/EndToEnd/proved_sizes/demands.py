# RUN: %python %s
"""What operators demand of sizes, and no more: every size that PyTorch takes is taken."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from proved_sizes import Suite

NOT_YET = {}
s = Suite(NOT_YET)


# Beside branches that want sizes of their own.
@s.program("x=f32[n,m]", "y=f32[h,w]", n=(2, 5, 11, 1), m=(3, 11, 11, 400), h=(3, 1, 11, 7), w=(3, 11, 11, 400))
def columns_beside_a_branch(x, y):
    k = 1 if y.size(1) == 11 else 2
    return y @ x.t(), k


@s.program("x=f32[n,m]", "y=f32[h]", n=(2, 3, 3, 1, 7), m=(3, 4, 1, 12, 100), h=(6, 12, 3, 12, 700))
def product_beside_branches(x, y):
    if y.size(0) == 12:
        y = y + 1
    if x.size(0) == 3:
        x = x + 2
    return x.view(-1) + y, y.view(x.size(0), -1)


# As many categories as are drawn, and more.
@s.program("x=f32[n,m]", n=(1, 2, 3, 300), m=(3, 2, 1000, 5))
def drawn(x):
    return torch.multinomial(x.abs() + 1, 2) // x.size(1)


# Views.
@s.program("x=f32[n,m]", n=(1, 2, 3, 4, 5, 7, 100, 6), m=(3, 6, 1, 9, 3, 300, 33, 5))
def rows_of_three(x):
    return x.view(-1, 3)


@s.program("x=f32[n,m]", n=(4, 1, 2, 3, 6, 100), m=(1, 4, 2, 8, 10, 7))
def four_rows(x):
    return x.view(4, -1), x.reshape(2, 2, -1)


@s.program("x=f32[n,m]", "y=f32[k]", n=(2, 6, 5, 12, 1), m=(3, 1, 4, 100, 7), k=(6, 3, 10, 8, 1))
def rows_of_another(x, y):
    return x.reshape(y.size(0), -1)


@s.program("x=f32[n,m]", n=(1, 2, 3, 4, 5, 7, 100, 6), m=(3, 6, 1, 9, 3, 300, 33, 5))
def rest_of_rows_of_three(x):
    y = x.view(-1, 3)
    return y, x.size(0) % 3, x.size(0) // 3 * 3 == x.size(0), x[: x.size(0) // 3]


@s.program("x=f32[n,m]", n=(5, 6, 7, 11, 12, 13, 601), m=(1, 4, 2, 3, 1, 300, 5))
def every_third_in_rows(x):
    return x[1::3].reshape(2 * x.size(1), -1)


@s.program("x=f32[n]", "y=f32[m]", n=(5, 7, 12, 30, 6, 23), m=(1, 1, 2, 5, 1, 4))
def third_in_rows(x, y):
    return x[1::3].reshape(2 * y.size(0), -1)


@s.program("x=f32[n,m]", n=(1, 6, 9, 10, 3000), m=(7, 14, 3, 4, 2))
def cut_to_rows(x):
    y = x.flatten()
    return y[: y.size(0) // 7 * 7].view(-1, 7), y[y.size(0) % 2:].view(2, -1)


@s.program("x=f32[b,c,h,w]", b=(1, 2, 3), c=(4, 8, 1), h=(3, 1, 6), w=(5, 2, 2))
def split_channels(x):
    return x.flatten(1).unflatten(1, (2, -1))


@s.program("x=f32[n,m]", n=(1, 2, 8, 5), m=(6, 3, 9, 12))
def shuffle(x):
    return x.view(x.size(0), 3, -1).transpose(1, 2).reshape(x.size(0), -1)


@s.program("x=f32[n,m]", n=(4, 2, 9, 10), m=(4, 8, 4, 10))
def to_square(x):
    k = int(x.numel() ** 0.5)
    return x.reshape(k, k)


@s.program("x=f32[n]", n=(6, 12, 1500, 3000))
def rows_of_a_part(x):
    return x.view(x.size(0) // 3, 3), x.view(-1, 2)


# Broadcasts.
@s.program("x=f32[n,3]", "y=f32[m,3]", n=(2, 2, 2, 6, 5, 1001), m=(1, 7, 300, 5, 4, 1000))
def cut_expanded(x, y):
    return x[1:].expand_as(y)


@s.program("x=f32[n]", "y=f32[m]", n=(1, 5, 1, 7), m=(5, 1, 1, 7))
def added(x, y):
    return x + y, torch.maximum(x, y), torch.where(x > y, x, y)


@s.program("x=f32[n]", "y=f32[m]", n=(10, 12, 7, 1, 5, 400), m=(11, 10, 7, 3, 1, 30))
def heads_added(x, y):
    return x[:10] + y[:10]


@s.program("x=f32[n]", "y=f32[m]", n=(5, 6, 9, 1, 100), m=(6, 5, 10, 2, 99))
def halves_added(x, y):
    if (x.size(0) + 1) // 2 == (y.size(0) + 1) // 2:
        return x[::2] + y[::2]
    return x[::2] + y.sum()


@s.program("x=f32[n]", "y=f32[m]", n=(5, 6, 9, 1, 99), m=(6, 5, 10, 2, 100))
def halves_stacked(x, y):
    return torch.stack([x[::2], y[: (x.size(0) + 1) // 2 * 2 - 1][::2]])


@s.program("x=f32[n]", "y=f32[m]", n=(5, 6, 9, 1, 99, 100), m=(6, 5, 10, 2, 100, 100))
def every_second_stacked(x, y):
    return torch.stack([x[::2], y[::2]]) if (x.size(0) + 1) // 2 == (y.size(0) + 1) // 2 else x[None, ::2]


@s.program("x=f32[n,m]", "y=f32[k]", n=(3, 5, 1), m=(4, 1, 1), k=(4, 6, 1))
def columns_added(x, y):
    return x + y, x * y[None]


@s.program("x=f32[n,1]", "y=f32[m]", n=(3, 1, 700), m=(4, 1, 300))
def outer_sum(x, y):
    return x + y


# Joined.
@s.program("x=f32[1,2,n]", "y=f32[1,2,m]", n=(5, 6, 7, 99, 1), m=(6, 5, 8, 100, 2))
class StridedPair(nn.Module):
    """Of two sizes that a stride makes one; one may be odd."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(2, 3, 3, 2, 1)

    def forward(self, x, y):
        return torch.cat([self.conv(x), self.conv(y)], 1)


@s.program("x=f32[b,2,h,w]", "y=f32[b,2,k,l]", b=(1, 2), h=(6, 5, 7, 31), w=(5, 8, 9, 100), k=(5, 6, 8, 32), l=(6, 7, 10, 99))
class StridedImages(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Conv2d(2, 3, 3, 2, 1), nn.Conv2d(2, 3, 1, 2)

    def forward(self, x, y):
        z = torch.cat([self.first(x), self.second(y)], 1)
        return z, x.size(2) - y.size(2), x.size(3) == y.size(3)


@s.program("x=f32[b,1,n]", "y=f32[b,1,m]", b=(1, 2), n=(6, 7, 8, 600), m=(7, 8, 6, 601))
def pooled_pair(x, y):
    return F.max_pool1d(x, 3, 3) + F.avg_pool1d(y, 3, 3)


@s.program("x=f32[n,m]", "y=f32[k,m]", n=(1, 5, 3), m=(2, 1, 700), k=(4, 1, 9))
def joined_rows(x, y):
    return torch.cat([x, y]), torch.cat([x[:, :1], y[:, -1:]])


@s.program("x=f32[n]", "y=f32[m]", n=(10, 9, 500), m=(4, 9, 3))
def joined_and_viewed(x, y):
    z = torch.cat([x, y])
    return z[: z.size(0) // 2 * 2].view(2, -1)


@s.program("x=f32[1,1,h,w]", h=(1, 5, 8, 9), w=(3, 4, 16, 1))
def skip(x):
    y = F.max_pool2d(F.pad(x, [0, x.size(3) % 2, 0, x.size(2) % 2]), 2)
    z = F.interpolate(y, scale_factor=2.0)
    return z[:, :, : x.size(2), : x.size(3)] + x


# Products.
@s.program("x=f32[n,m]", "y=f32[k,l]", n=(1, 3, 50), m=(4, 1, 600), k=(4, 1, 600), l=(2, 7, 1))
def product(x, y):
    return x @ y


@s.program("x=f32[n]", "y=f32[m]", n=(5, 8, 400), m=(7, 5, 1000))
def product_of_heads(x, y):
    return torch.dot(x[:5], y[:5]), x[:, None] @ y[None]


@s.program("x=f32[n,m]", "y=f32[k,m]", n=(1, 4, 2), m=(3, 1, 500), k=(5, 1, 9))
def similarity(x, y):
    return x @ y.t(), torch.cdist(x, y), F.linear(x, y)


# Limits.
@s.program("x=f32[1,1,n]", n=(8, 9, 1000))
def reflected(x):
    return F.pad(x, [7, 7], mode="reflect")


@s.program("x=f32[n]", n=(6, 7, 1000))
def sixth(x):
    return x[5], x.narrow(0, 2, 4), x[-6]


@s.program("x=f32[n]", n=(300, 301, 5000))
def far_element(x):
    return x[299], x.narrow(0, 100, 200).sum()


@s.program("x=f32[3,m]", m=(1, 2, 900))
def three_rows(x):
    a, b, c = x.unbind(0)
    return a + b * c


@s.program("x=f32[n]", n=(13, 14, 25, 26, 39, 1000))
def pieces_of_a_split(x):
    a, b = x.split([13, x.size(0) - 13])
    return a, b.sum(), b.size(0)


@s.program("x=f32[n]", n=(5, 6, 7, 8, 9, 10))
def two_pieces(x):
    pieces = x.split(5)
    return pieces[0] * 2, pieces[-1], len(pieces)


@s.program("x=f32[n]", "y=f32[m]", n=(1, 4, 1000), m=(4, 1, 1000))
def only_in_a_branch(x, y):
    if x.size(0) == y.size(0):
        return torch.stack([x, y]).sum()
    return x.sum() * y.sum()


@s.program("x=f32[n]", n=(1, 2, 3, 6, 7, 900))
def viewed_in_a_branch(x):
    if x.size(0) % 3 == 0:
        return x.view(-1, 3).sum()
    return x.sum()


@s.program("x=f32[b,c,h,w]", b=(1, 2), c=(4, 8), h=(3, 1), w=(2, 5))
def pixels(x):
    return F.pixel_shuffle(x, 2)


@s.program("x=f32[n]", "y=f32[w]", n=(1, 4, 1, 700), w=(1, 4, 11, 700))
def expanded_from_one(x, y):
    return x.expand_as(y).sum(), x.expand(y.size(0)).cumsum(0)


# Multiples of what the program counts in.


@s.program("x=f32[b,m]", b=(1, 2, 3), m=(768, 1536, 7680))
def heads_of_64(x):
    return x.view(x.size(0), -1, 12, 64).transpose(1, 2)


@s.program("x=f32[b,m,4]", b=(1, 2, 3), m=(1024, 2048, 10240))
def rows4096(x):
    return x.view(x.size(0), -1, 4096)


@s.program("x=f32[b,c,h,w]", b=(1, 2), c=(900, 1800), h=(1, 2), w=(3, 5))
def shuffle30(x):
    return F.pixel_shuffle(x, 30)


@s.program("x=f32[b,m]", b=(1, 2, 3), m=(1000, 3000, 7000))
def unflat(x):
    return x.unflatten(1, (-1, 1000))


@s.program("x=f32[b,m]", b=(1, 2, 3), m=(2100, 6300, 4200))
def two_ways(x):
    y = x.reshape(x.size(0), 700, -1)
    z = x.reshape(x.size(0), -1, 300)
    return y.sum(1), z.sum(-1)


@s.program("x=f32[b,m]", b=(1, 2, 3), m=(1001, 3001, 2001))
def all_but_one(x):
    return x[:, 1:].view(x.size(0), -1, 1000)


@s.program("x=f32[b,m]", b=(1, 2, 3), m=(1000, 3000, 2000))
def padded_rows(x):
    return F.pad(x, (0, 500)).view(x.size(0), -1, 500), x.view(x.size(0), 2, -1)


@s.program("x=f32[b,h,w]", b=(1, 2, 3), h=(224, 448, 896), w=(448, 224, 672))
def tiles_of_224(x):
    return x.view(x.size(0), x.size(1)//224, 224, x.size(2)//224, 224).permute(0,1,3,2,4).flatten(1,2)


@s.program("x=f32[b,t]", "y=f32[b,u]", b=(1, 2, 3), t=(750, 1500, 3000), u=(250, 500, 1000))
def multiples_of_two(x, y):
    return x.view(x.size(0), -1, 750).size(1) * 1.0, (x.view(x.size(0), -1, 3) * y.unsqueeze(-1)).sum(-1)


@s.program("x=f32[n]", n=(1, 999, 1000, 1001, 5000))
def only_multiples(x):
    if x.size(0) % 1000 == 0:
        return x.view(-1, 1000).sum(0)
    return x[:1].expand(1000)


@s.program("x=f32[n]", n=(1, 5, 1))
def one_or_five(x):
    return torch.broadcast_to(x, [4, 5]), torch.expand_copy(x, [5])


@s.program("x=f32[b,m]", "y=f32[b,u]", b=(1, 2, 3), m=(1000, 3000, 7001), u=(1, 3, 8))
def every_thousandth(x, y):
    return x[:, ::1000] + y


@s.program("x=f32[b,m]", "y=f32[u,512]", b=(1, 2, 3), m=(1024, 2048, 5120), u=(2, 4, 10))
def rows_of_a_table(x, y):
    return x.view(x.size(0), -1, 512) * y


@s.program("x=f32[b,m]", "y=f32[b,u]", b=(1, 2, 3), m=(2000, 3000, 7000), u=(1000, 2000, 6000))
def thousands_of_both(x, y):
    z = torch.cat([x, y], 1)
    return z.view(z.size(0), -1, 1000).sum(1)


@s.program("x=f32[b,m]", b=(1, 2, 3), m=(3000, 3900, 7002))
def three_chunks(x):
    a, c, d = x.chunk(3, 1)
    return a.mean(1) + c.mean(1), d


@s.program("x=f32[b,t]", b=(1, 2, 3), t=(24000, 48000, 72000))
def seconds(x):
    y = x.view(x.size(0), -1, 24000)
    return y.pow(2).mean(-1).sqrt(), y[:, :, ::1200].abs()


s.run()
