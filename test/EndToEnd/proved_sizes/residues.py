# RUN: %python %s
"""What depends on what a size leaves over: of pieces, of steps, of quotients that meet only at some sizes."""
import math
from typing import List

import torch
import torch.nn as nn
import torch.nn.functional as F
from proved_sizes import Suite
from torch import Tensor

NOT_YET = {
}
s = Suite(NOT_YET)
UP = tuple(range(1, 31)) + (99, 100, 101, 1000, 9999, 10000)


@s.program("x=f32[n]", n=UP)
def split_in_thirteen(x):
    pieces = x.tensor_split(13)
    return pieces[0].size(0), pieces[5], pieces[12].size(0), pieces[-2]


@s.program("x=f32[n]", n=UP)
def is_no_multiple(x):
    n = x.size(0)
    return (n + 12) // 13 - n // 13, x[: (n + 12) // 13 - n // 13]


@s.program("x=f32[n]", n=UP)
def many_pieces(x):
    pieces = x.tensor_split(7)
    return torch.stack([p.sum() for p in pieces]), pieces[6].size(0) == pieces[0].size(0), pieces[3] + pieces[4].sum()


@s.program("x=f32[n]", n=UP)
def last_of_ten(x):
    k = max(x.size(0) % 10 - 7, 0)
    return k, x[:k]


@s.program("x=f32[n]", n=UP)
def ten_pieces(x):
    n = x.size(0)
    out: List[Tensor] = []
    for i in range(10):
        out.append(x[i * n // 10:(i + 1) * n // 10].sum())
    return torch.stack(out)


@s.program("x=f32[n]", n=UP)
def ten_pieces_apart(x):
    n = x.size(0)
    return [x[i * n // 10:(i + 1) * n // 10] for i in range(10)]


@s.program("x=f32[n]", n=UP)
def what_lacks(x):
    n = x.size(0)
    return -n % 16, (n + 6) // 7 * 7 - n, n - n // 3 * 3, (16 - n % 16) % 16


@s.program("x=f32[n]", n=UP)
def one_residue(x):
    n = x.size(0)
    if n % 17 == 16:
        return x[:16].sum(), n // 17
    return x.sum(), -1


@s.program("x=f32[n]", n=UP)
def chunks(x):
    pieces = x.chunk(11)
    return len(pieces), pieces[-1], pieces[0].size(0)


@s.program("x=f32[n]", n=UP)
def thirds(x):
    n = x.size(0)
    return n // 3 + (n + 1) // 3 + (n + 2) // 3 - n, n * 3 // 7 - n // 7 * 3, x[::3].size(0) - n // 3


@s.program("x=f32[n]", n=UP)
def two_residues(x):
    n = x.size(0)
    return n % 6 == n % 10, n % 4 - n % 8, (n % 15) // 14, n % 6 // 5 + n % 7 // 6


@s.program("x=f32[n]", n=UP)
def rest(x):
    n = x.size(0)
    return x[n % 6:], x[: n % 11], x[n // 11 * 11:]


@s.program("x=f32[n]", n=UP)
def residue_of_quotient(x):
    n = x.size(0)
    return n // 5 % 4, n // 4 % 2 * 7, x[n // 3 % 5:]


@s.program("x=f32[b,1,n]", b=(1, 2), n=tuple(range(15, 45)) + (1000, 9999))
def strides(x):
    y = F.conv1d(x, torch.ones(1, 1, 3), stride=7)
    z = F.max_pool1d(x, 2, 13)
    return y.size(2), z.size(2), y.size(2) - 2 * z.size(2), x.unfold(2, 2, 13).size(2)


@s.program("x=f32[1,1,n]", n=UP)
def scaled(x):
    y = F.interpolate(x, scale_factor=1.5)
    z = F.interpolate(x, scale_factor=[2.3])
    return y.size(2) % 3, y, z.size(2) - 2 * x.size(2)


@s.program("x=f32[n]", n=UP)
def times(x):
    n = x.size(0)
    return int(n * 0.3) - n // 4, int(n * 0.7) + int(n * 0.3) - n, n - 2 * int(n / 2)


@s.program("x=f32[n,m]", n=(1, 2, 3, 5, 7, 12, 10, 100), m=(1, 3, 2, 7, 11, 13, 9, 101))
def of_product(x):
    k = x.size(0) * x.size(1)
    return k % 6, k // 7 * 7 - k, (k + 4) // 5 - k // 5, x.flatten()[k % 5:]


@s.program("x=f32[1,4,h,w]", h=(1, 6, 7, 8, 9, 20, 100), w=(7, 2, 14, 13, 1, 33, 50))
def shifted_windows(x):
    h, w = x.shape[2], x.shape[3]
    y = F.pad(x, [0, (7 - w % 7) % 7, 0, (7 - h % 7) % 7])
    n, m = y.shape[2] // 7, y.shape[3] // 7
    y = y.view(1, 4, n, 7, m, 7).permute(0, 2, 4, 1, 3, 5).flatten(3).sum(3)
    return y, y.size(1) * 7 - h, y.size(2) * 7 - w


@s.program("x=f32[1,2,n]", n=UP)
class UpAndDown(nn.Module):
    """What a stride drops is cut off, or made up, before the two are added."""

    def __init__(self):
        super().__init__()
        self.down, self.up = nn.Conv1d(2, 3, 3, 4, 1), nn.ConvTranspose1d(3, 2, 4, 4)

    def forward(self, x):
        y = self.up(self.down(x))
        more = y.size(2) - x.size(2)
        return y[:, :, : x.size(2)] + x, more


@s.program("x=f32[n]", n=UP)
def every_seventh_flag(x):
    at = torch.arange(x.size(0))
    return x[at % 7 == 6], (at % 13 == 12).sum(), torch.arange(6, max(x.size(0), 6), 7)


@s.program("x=f32[n]", n=UP)
def loop_with_rest(x):
    y = torch.zeros(4)
    n = x.size(0)
    for i in range(n // 4):
        y = y + x[4 * i:4 * i + 4]
    if n % 4 != 0:
        y = y + F.pad(x[n // 4 * 4:], [0, 4 - n % 4])
    return y


@s.program("x=f32[n]", n=UP)
def adaptive(x):
    y = F.adaptive_avg_pool1d(x[None, None], 7)
    return y


@s.program("x=f32[m]", m=(1, 5, 2047, 2048, 4103, 6144, 10000))
def bits_of_sizes(x):
    m = x.size(0)
    return m & 2048, m | 5, m ^ 6, (m - 5000) & 12, x[: m & 1023], x[(m >> 3 & 1):], x[: m & -8], math.gcd(m, 2048)


# Where all samples are nothing, the cut is known all the same: it can be viewed in groups.
@s.program("x=f32[n,w]", n=(1, 2, 3), w=(3, 3113, 3114, 3115, 9342))
def groups_of_what_is_large(x):
    y = x[:, :x.size(1) // 3114 * 3114]
    z = x[:, :x.size(1) - x.size(1) % 300]
    return y.reshape(x.size(0), 3114, -1).flatten(0, 1), z.reshape(-1, 300).sum(1), y.size(1), z.size(1) // 300


@s.program("x=f32[b,3,h,w]", b=(1, 2), h=(32, 33, 48, 64, 100), w=(32, 31, 64, 95, 160))
class PadsToItsSkip(nn.Module):
    """What an upsampling has too much is cut off by a pad below 0."""

    def __init__(self):
        super().__init__()
        self.down = nn.ModuleList([nn.Conv2d(3 if i == 0 else 4, 4, 3, 2, 1) for i in range(4)])
        self.up = nn.ModuleList([nn.ConvTranspose2d(4, 4, 2, 2) for _ in range(4)])

    def forward(self, x):
        levels: List[Tensor] = []
        for down in self.down:
            levels.append(x)
            x = F.relu(down(x))
        for i, up in enumerate(self.up):
            x, skip = up(x), levels[3 - i]
            dy, dx = skip.size(2) - x.size(2), skip.size(3) - x.size(3)
            x = F.pad(x, [dx // 2, dx - dx // 2, dy // 2, dy - dy // 2])
            if i < 3:
                x = x + skip
        return x


@s.program("x=f32[b,c,n]", b=(1, 2), c=(4, 8, 60), n=(2, 7, 1000))
def groups_of_four(x):
    return F.group_norm(x, x.size(1) // 4)


# Output padding that the size of what was made smaller decides.


@s.program("x=f32[b,2,h,w]", b=(1,2,3), h=(3,5,10,64,101,1001), w=(4,7,14,33,60,200))
class BackToSize(nn.Module):
    def __init__(self):
        super().__init__()
        self.down, self.up = nn.Conv2d(2, 4, 3, 2, 1), nn.ConvTranspose2d(4, 2, 3, 2, 1)
        self.further, self.back = nn.Conv2d(2, 4, 5, (3, 4), (1, 2)), nn.ConvTranspose2d(4, 2, 5, (3, 4), (1, 2))

    def forward(self, x):
        y = self.up(self.down(x).relu(), output_size=x.size()[2:])
        return y + x, self.back(self.further(x), output_size=[x.size(2), x.size(3)]) * y


@s.program("x=f32[b,2,n]", "w=f32[2,3,4]", b=(1,2), n=(1,2,3,10,4001))
def padded_by_a_remainder(x, w):
    return F.conv_transpose1d(x, w, stride=2, padding=1, output_padding=x.size(2) % 2)


# Python rounds quotients of floats, which stand for quotients of sizes.
@s.program("x=f32[n]", n=UP)
def rounded_quotients(x):
    n = x.size(0)
    whole = int(n / 7), math.ceil(n / 7), math.floor((n - 11) * 0.5), math.ceil((n - 3) / 160.0) + 1, int((n - 1) / 4 + 1)
    shifted = math.ceil(n / 3 + 0.5), math.floor(2.5 - n / 6), int(float(n) / 2.0 - 0.25), -math.ceil(-n / 10.0)
    return whole, shifted, x[:int(n / 2)], torch.cat([x, x.new_zeros(math.ceil(n / 16) * 16 - n)]).view(-1, 16)


@s.program("x=f32[b,n]", b=(1, 2, 3), n=(1, 5, 6, 7, 13, 100))
def rows_of_six(x):
    out: List[Tensor] = []
    for i in range(x.size(0)):
        rows: List[Tensor] = []
        for j in range(math.ceil(x.size(1) / 6)):
            if (j + 1) * 6 <= x.size(1):
                rows.append(x[i, j * 6:j * 6 + 6].unsqueeze(0))
            else:
                rows.append(F.pad(x[i, j * 6:], (0, j * 6 + 6 - x.size(1))).unsqueeze(0))
        out.append(torch.cat(rows, 0))
    return torch.stack(out)


s.run()
