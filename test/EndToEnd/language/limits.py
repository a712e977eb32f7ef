# RUN: %python %s
"""Numbers that sizes are cut at or compared with, however large."""
import torch
from language import program

SIZES = [torch.rand(5, 4)], [torch.rand(5000, 4)]


@program([torch.rand(5, 4)], [torch.rand(2000, 4)])
def cut_at_1000(x):
    y = x[:1000]
    return y * 2, y.size(0), y.sum()


@program([torch.rand(5, 4)], [torch.rand(2000, 4) - 0.3])
def cut_of_selected(x):
    k = torch.nonzero(x[:, 0] > 0.1).squeeze(1)
    k = k[:1000]
    y = x[k]
    n = y.shape[0]
    return y.reshape(n, 2, 2), n


@program([torch.rand(5, 4)], [torch.rand(2000, 4) - 0.3])
def cut_of_selected_min(x):
    y = x[x[:, 0] > 0.1]
    k = min(1000, y.size(0))
    v, i = y[:, 0].topk(k)
    return y[i], k


@program([torch.rand(5, 4)], [torch.rand(2000, 4) - 0.3])
def cut_of_selected_end(x):
    y = x[x[:, 0] > 0.1]
    return y[-300:], y[100:], y[5:500].size(0)


@program([torch.rand(5, 4)], [torch.rand(2000, 4) - 0.3])
def cut_in_branch(x):
    y = x[x[:, 0] > 0.1]
    if y.size(0) > 300:
        y = y[:300]
    return y * 2, y.size(0)


@program(*SIZES)
def declared_numbers(x):
    n = x.size(0)
    return max(n, 1000), min(n, 1000), n // 1000, n % 1000, int(n / 1000), round(n / 3000), min(max(n, 100), 2000)


@program(*SIZES)
def selected_numbers(x):
    n = int((x[:, 0] >= 0).sum())
    m = x[x[:, 0] >= 0].size(0)
    return max(n, 1000), min(n, 1000), n // 1000, n % 1000, max(m, 1000), min(m, 1000), m // 1000, m % 1000, int(m / 1000)


@program(*SIZES)
def declared_shapes(x):
    n = x.size(0)
    a = torch.zeros(max(n, 1000))
    b = torch.zeros(min(n, 1000))
    c = torch.zeros(n // 1000 + 1)
    d = torch.zeros(n % 1000)
    return a, b, c, d, a.size(0), b.size(0), c.size(0), d.size(0)


@program(*SIZES)
def selected_shapes(x):
    n = x[x[:, 0] >= 0].size(0)
    a = torch.zeros(max(n, 1000))
    b = torch.zeros(min(n, 1000))
    c = torch.zeros(n // 1000 + 1)
    d = torch.zeros(n % 1000)
    return a, b, c, d, a.size(0), b.size(0), c.size(0), d.size(0)


@program(*SIZES)
def cut_pieces(x):
    y = x[x[:, 0] >= 0]
    a = y[:1000]
    b = y[1000:]
    c = y[-1000:]
    return torch.cat([a, b]), c, a.size(0), b.size(0), c.size(0)


@program(*SIZES)
def declared_cut(x):
    a = x[:1000]
    b = x[1000:]
    c = x[-1000:]
    return torch.cat([a, b]), c, a.size(0), b.size(0), c.size(0)
