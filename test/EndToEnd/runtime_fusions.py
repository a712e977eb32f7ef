# RUN: %python %s
"""What ONNX Runtime merges into one operator, and not always rightly: the model is such that it does not."""
import torch
import torch.nn.functional as F
from endtoend import check
from torch import nn

rand = torch.rand


class Pools(nn.Module):
    """Zeros around an image are its greatest elements where the others are negative."""

    def forward(self, x):
        most = F.max_pool2d(F.pad(x, [0, 1, 0, 1]), 3, 2), F.max_pool1d(F.pad(x[0], [2, 0]), 3, 1)
        mean = F.avg_pool2d(F.pad(x, [0, 1, 0, 1]), 2, 2, padding=1), F.avg_pool2d(F.pad(x, [1, 1, 1, 1]), 3, 2, count_include_pad=False)
        return most, mean, F.avg_pool2d(F.pad(x, [1, 1, 1, 1]), 3, 2, 1, count_include_pad=False)


check(Pools(), [-rand(1, 2, 7, 7)], [-rand(2, 2, 8, 6)], dynamic={"x": [0, 2, 3]}, opsets=(13, 17, 18, 20, 21))


class Vectors(nn.Module):
    """A transposed matrix times a vector."""

    def forward(self, x, v):
        batch = torch.stack([x, x * 2])
        return x.t() @ v, x.t().mv(v), v @ x, batch.transpose(1, 2) @ v, batch.permute(2, 0, 1) @ v


check(Vectors(), [rand(2, 4), rand(2)], [rand(5, 4), rand(5)], dynamic={"x": [0], "v": [0]}, opsets=(11, 13, 20))


class WidePads(nn.Module):
    """More zeros than a pool has in its kernel."""

    def forward(self, x):
        return F.avg_pool2d(F.pad(x, [0, 0, 0, 6]), (6, 1), (3, 1)), F.avg_pool1d(F.pad(x[0], [9, 0]), 4, 2, count_include_pad=False)


check(WidePads(), [rand(1, 2, 7, 7)], [rand(2, 2, 8, 6)], dynamic={"x": [0, 2, 3]}, opsets=(13, 17, 18, 20, 21))


class NotNorms(nn.Module):
    """What divides by the root of a mean is not always a layer norm, nor of one type, nor is what is added one small number."""

    def __init__(self):
        super().__init__()
        self.w, self.b, self.e = nn.Parameter(rand(5) + 0.5), nn.Parameter(rand(5)), nn.Parameter(rand(5) + 0.1)

    def forward(self, x):
        m = x.mean(-1, keepdim=True)
        d, v = x - m, ((x - m) ** 2).mean(-1, keepdim=True)
        root, square = torch.sqrt(v + 0.01), (x * x).mean(-1, keepdim=True)
        norm = d / torch.sqrt((d**2).mean(-1, keepdim=True) + 0.01)
        mirrored = (m - x) / root * self.w + self.b, root / (x - m) * self.w + self.b
        powers = d / torch.sqrt((d**4).mean(-1, keepdim=True) + 0.01) * self.w + self.b
        vectors = d / torch.sqrt(v + self.e) * self.w + self.b, x / torch.sqrt(square + self.e) * self.w
        return mirrored, powers, vectors, norm * self.w + self.b


class TypedNorms(nn.Module):
    """Norms that are half of one type, and of float64 with an epsilon that is not the usual one."""

    def __init__(self):
        super().__init__()
        self.w, self.b = nn.Parameter(rand(5) + 0.5), nn.Parameter(rand(5))

    def forward(self, x):
        y = x.double()
        d = x - x.mean(-1, keepdim=True)
        cast = (d / torch.sqrt((d**2).mean(-1, keepdim=True) + 0.01)).half() * self.w.half() + self.b.half()
        h = x.half().float()
        d = h - h.mean(-1, keepdim=True)
        mixed = self.w.half() * (d / torch.sqrt(d.pow(2).mean(-1, keepdim=True) + 1e-5)) + self.b.half()
        square = (y**2).mean(-1, keepdim=True)
        return cast, mixed.half(), y / torch.sqrt(square + 0.01) * self.w, y * torch.rsqrt(square + 0.01) * self.w


for module in (NotNorms(), TypedNorms()):
    check(module, [rand(2, 6, 5)], [rand(7, 3, 5)], dynamic={"x": [0, 1]}, opsets=(13, 17, 18, 20), rtol=2e-3, atol=1e-3)


class NotQuotients(nn.Module):
    """1 / x * y of integers is not y / x."""

    def forward(self, x, y):
        n = x.size(0)
        return torch.div(torch.tensor(1), x, rounding_mode="trunc") * y, torch.div(torch.tensor(1), x + 1, rounding_mode="floor") * y, 1 // n * n


for dtype in (torch.int64, torch.int32, torch.uint8):
    numbers = [[torch.tensor([1, 2, 3, 5][:n], dtype=dtype), torch.tensor([7, 8, 9, 10][:n], dtype=dtype)] for n in (4, 1, 2)]
    check(NotQuotients(), *numbers, dynamic={"x": [0], "y": [0]})


class Tables(nn.Module):
    """A Transpose behind a cubic Resize, which cannot make images with channels last smaller."""

    def forward(self, x, table):
        h, w = x.shape[-2:]
        resized = F.interpolate(table.permute(0, 3, 1, 2), size=(2 * h - 1, 2 * w - 1), mode="bicubic", align_corners=True)
        return resized.permute(0, 2, 3, 1), resized.relu().permute(0, 2, 3, 1) * resized.size(0)


check(Tables(), *([rand(1, 1, h, w), rand(n, h + 3, 9, 2)] for n, h, w in ((1, 3, 4), (2, 9, 5), (3, 1, 40))),
      dynamic={"x": [2, 3], "table": [0, 1]}, opsets=(11, 13, 20), atol=1e-4)
