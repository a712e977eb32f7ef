# RUN: %python %s
"""as_strided reads memory: where its operand's views lie there."""
import torch
from endtoend import check, check_refused, program


def of_views(self, x):
    diagonal = x.diagonal(1), x[1:].diagonal(-1, 1, 0), x.t().diagonal()
    a, b, c = diagonal
    cut = a.as_strided([2, 2], [3, 1]), b.as_strided([2, 2], [3, 1]), c.as_strided([2, 2], [3, 1])
    return cut, x[2:].as_strided([3], [2]), x.select(1, 2).as_strided([2, 2], [1, 6])


def computed(self, x):
    return (x.diagonal() + 1).as_strided([2], [2]), (x + 1).as_strided([2, 2], [1, 7], 3)


for dtype in torch.float32, torch.complex64, torch.int64:
    x = torch.arange(30).reshape(5, 6).to(dtype)
    if dtype.is_complex:
        x = x + 1j * x.flip(0)
    check(program(of_views), [x])
    check(program(computed), [x])


# Of open sizes: views of views, writes through them, copies.
def of_views_of(self, x):
    cut = x[1:, 2:]
    n = cut.size(0)
    windows = x[1:].unfold(1, 2, 1).as_strided((2, 2), (1, 2)), x.unfold(0, 2, 2).stride()
    one = torch.as_strided(x, [4], [1], 1).expand(1, 4)[1:1].as_strided([1], [1])
    rows = torch.as_strided_copy(cut, (n, 2), (cut.stride(0), 1))
    return cut.as_strided((n, 2, 2), (cut.stride(0), 1, 1)), rows, cut.t().as_strided((2, 2), (1, 2), 1), one, windows


def written(self, x):
    y, z = x.clone(), x.clone()
    cut = y[1:]
    cut.as_strided((cut.size(0),), (cut.stride(0) + 1,)).add_(10)
    odd = z.as_strided((3,), (2,), 1)
    odd.zero_()
    neighbours = odd[1:].as_strided((2,), (1,))
    neighbours.add_(5)
    diagonal = torch.as_strided_scatter(y, torch.zeros(x.size(0)), (x.size(0),), (x.size(1) + 1,))
    return y, cut * 2, z, odd, neighbours, diagonal


for views in of_views_of, written:
    check(program(views), *([torch.randn(n, m)] for n, m in ((4, 6), (5, 5), (3, 9), (30, 310))), dynamic={"x": [0, 1]})


# Heads of what is cut off in front, and the places that are relative to them.
def relative(self, x, w):
    heads = x[..., 2:].reshape(x.size(0), x.size(1), 2, 2).permute(2, 1, 0, 3)
    p = torch.matmul(heads, w)
    n = x.size(0)
    strides = p.stride(0), p.stride(1), p.stride(2) - p.stride(3), p.stride(3)
    return p.as_strided((p.size(0), p.size(1), n, n), strides, storage_offset=p.stride(3) * (n - 1)), (heads + 1).is_contiguous()


check(program(relative), *([torch.randn(n, b, 6), torch.randn(1, 1, 2, 2 * n - 1)] for n, b in ((5, 2), (9, 3), (78, 4))),
      dynamic={"x": [0, 1], "w": [3]})


# By the strides that it has, as programs that torch.export decomposed keep layouts.
def kept(self, x):
    y = torch.layer_norm(x.permute(0, 2, 3, 1), [16]).permute(0, 3, 1, 2)
    mean = (y + 1).mean((-1, -2), True)
    return mean.as_strided((x.size(0), 16, 1, 1), (16, 1, 16, 16)), y.as_strided((x.size(0), 16, 4, 4), (256, 1, 64, 16))


check(program(kept), *([torch.randn(n, 16, 4, 4)] for n in (2, 1, 300)), dynamic={"x": [0]})


# What may be a view or a copy, or one of several: from where it begins.
def frames(self, x):
    k = x.size(1) // 4
    cut = x[:, :k * 4].contiguous()
    behind, turned = x[:, 1:].clone(), x.t().contiguous()
    padded = x
    if k % 2 == 1:
        padded = torch.cat([x, x[:, -1:]], 1)
    y = padded.contiguous()
    for i in range(k % 3):
        y = torch.cat([y, y[:, -1:] * 2], 1)
    y = y.contiguous()
    return (cut.as_strided((cut.size(0), k, 4), (k * 4, 4, 1)), cut.is_contiguous(),
            behind.as_strided((behind.size(0), behind.size(1) - 1, 2), (behind.size(1), 1, 1)), behind.is_contiguous(),
            turned.as_strided((turned.size(0) - 1, turned.size(1), 2), (turned.size(1), 1, turned.size(1))),
            y.as_strided((y.size(0), y.size(1) - 2, 3), (y.size(1), 1, 1)))


check(program(frames), *([torch.randn(b, t)] for b, t in ((1, 5), (2, 9), (3, 4), (1, 16), (2, 333), (40, 1030))),
      dynamic={"x": [0, 1]})


def written_apart(self, x):
    k = x.size(1) // 4
    cut = x[:, :k * 4].contiguous()
    cut.as_strided((cut.size(0), k), (k * 4, 4)).add_(5)
    return cut


check(program(written_apart), *([torch.randn(b, t)] for b, t in ((1, 5), (2, 9), (3, 4), (1, 16))), dynamic={"x": [0, 1]})


# What a module holds may lie in another order.
class Turned(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("table", torch.randn(3, 4).t())

    def forward(self, x):
        return x + self.table.as_strided((2,), (1,))


class ComputedOfTurned(Turned):
    def forward(self, x):
        return x + (self.table * 2).as_strided((2,), (1,))


for module in Turned(), ComputedOfTurned():
    check_refused(module, [torch.randn(2)], "it is not known how it lies there")
print("ok")
