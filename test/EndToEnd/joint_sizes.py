# RUN: %python %s
"""Sizes that a program takes only together, and sizes of 0."""
import torch
import torch.nn.functional as F
from endtoend import check, check_both, program

randn = torch.randn


# A product that is one number.
def view(self, x):
    return x.view(4, 12) * 2


check_both(program(view), [randn(8, 6)], [randn(16, 3)], [randn(1, 48)])


def heads(self, x):
    return x.view(2, 1, x.size(1), 64)


check_both(program(heads), [randn(2, 4, 8, 8)], [randn(1, 3, 128, 1)], [randn(4, 5, 2, 16)])


# A function of two dims, or of three, that a layer takes at one number only; of one it may be some.
class Images(torch.nn.Module):
    def __init__(self, pad, rank=2):
        super().__init__()
        conv = (torch.nn.Conv1d, torch.nn.Conv2d, torch.nn.Conv3d)[rank - 1]
        self.conv, self.linear, self.rank = conv(1, 2, 3, padding=pad), torch.nn.Linear(2 * 6**rank, 3), rank

    def forward(self, x):
        x = self.conv(x)
        x = F.max_pool1d(x, 2) if self.rank == 1 else F.max_pool2d(x, 2) if self.rank == 2 else F.max_pool3d(x, 2)
        return self.linear(x.flatten(1))


check_both(Images(1), [randn(2, 1, 12, 12)], [randn(1, 1, 13, 12)], [randn(5, 1, 24, 7)], [randn(3, 1, 4, 37)])
check_both(Images(0), [randn(2, 1, 14, 15)], [randn(1, 1, 26, 8)], [randn(5, 1, 4, 75)])
check_both(Images(0, 1), [randn(2, 1, 14)], [randn(1, 1, 15)])
check_both(Images(1, 3), [randn(2, 1, 12, 12, 12)], [randn(1, 1, 13, 24, 7)], [randn(3, 1, 18, 8, 13)])


def joined(self, x, y):
    return torch.cat([x, y], 1) @ torch.arange(24.0).reshape(12, 2)


check_both(program(joined), [randn(2, 5), randn(2, 7)], [randn(3, 12), randn(3, 0)], [randn(1, 1), randn(1, 11)])


# The area of a square, also one that is cut, and the number of its pairs.
def square(self, x):
    x = x[:, :, ::3, ::3]
    rows = x.flatten(2)
    return rows.transpose(1, 2) @ rows, rows.reshape(x.shape) + x, torch.combinations(x[0, 0, 0])


check(program(square), [randn(2, 2, 7, 7)], [randn(1, 2, 22, 22)], [randn(3, 2, 1, 1)], flags=["--input", "x=f32[n,2,h,h]"])


# Products on both sides.
def reshape_as(self, x, y):
    return x.reshape(y.shape) + y


check_both(program(reshape_as), [randn(2, 6), randn(3, 4)], [randn(5, 7), randn(7, 5)], [randn(4, 4), randn(1, 16)])


def blocks(self, x):
    return x.view(x.size(0) // 3, 3, x.size(1) // 4, 4).transpose(1, 2).reshape(-1, 3, 4)


check_both(program(blocks), [randn(6, 8)], [randn(3, 16)], [randn(21, 4)])


# Squares.
def grid(self, x):
    side = int(x.size(1) ** 0.5)
    return x.transpose(1, 2).reshape(x.size(0), x.size(2), side, side)


check_both(program(grid), [randn(2, 9, 6)], [randn(1, 16, 2)], [randn(3, 1, 1)], [randn(1, 2500, 1)])


# A size that constants and checks limit.
def positions(self, x):
    assert x.size(0) <= 5
    return x + torch.arange(16.0)[: x.size(1)]


check_both(program(positions), [randn(3, 8)], [randn(1, 16)], [randn(5, 1)])


# A window as large as what it is on.
def pool(self, x):
    return F.avg_pool2d(x, (x.size(2), x.size(3))), F.max_pool2d(x, (x.size(2), x.size(3)))


check_both(program(pool), [randn(2, 3, 8, 9)], [randn(1, 2, 1, 4)])


# Any size of a sum of products may be 1.
def einsum(self, x, y):
    return torch.einsum("bhid,bhjd->bhij", x, y), torch.einsum("...ij,...kj", x, y), torch.einsum("bhii->bi", y.matmul(y.mT))


check_both(program(einsum), [randn(2, 3, 5, 4), randn(2, 3, 7, 4)], [randn(1, 1, 1, 1), randn(1, 1, 3, 1)], [randn(3, 2, 5, 1), randn(3, 2, 1, 1)])


# Three sizes that move together, though not all are equal.
def pool_backward(self, x, y, indices):
    return torch.ops.aten.max_pool2d_with_indices_backward(x, y, [2, 2], [1, 1], [1, 1], [1, 1], False, indices)


def pooled(*sizes):
    y = randn(*sizes)
    x, indices = F.max_pool2d(y, 2, 1, 1, return_indices=True)
    return [x, y, indices]


check_both(program(pool_backward), pooled(2, 6, 5), pooled(3, 4, 9))


# Numbers for all of several tensors.
def layer_norm(self, x, weight, bias):
    return torch.native_layer_norm(x, [2, 2, 3], weight, bias, 0.5)[0]


check_both(program(layer_norm), [randn(2, 5, 2, 2, 3), randn(2, 2, 3), randn(2, 2, 3)], [randn(1, 7, 2, 2, 3), randn(2, 2, 3), randn(2, 2, 3)])


# Sizes that others limit: a kernel's, those of its image.
def convolution(self, x, weight):
    return F.conv2d(x, weight, None, 3, 2, 1, 4)


check_both(program(convolution), [randn(1, 8, 9, 9), randn(4, 2, 3, 3)], [randn(2, 4, 6, 5), randn(8, 1, 1, 5)])


# Nothing may be copied to nothing.
def copy(self, x, y):
    x = x + 1
    x[10:2].copy_(y)
    return x


check_both(program(copy), [randn(4, 3), randn(0, 3)], [randn(6, 2), randn(1, 2)], [randn(6, 2), randn(0, 1)])


# A mask has the size of what it is a mask of; how many elements it takes is asked of nothing.
def masked_put(self, x, mask, values):
    return torch.ops.aten.index_put(x, (mask, ), values, accumulate=False)


def mask(*flags):
    return torch.tensor(flags, dtype=torch.bool)


check_both(program(masked_put), [randn(4, 3), mask(1, 0, 1, 0), randn(2, 3)], [randn(2, 5), mask(1, 1), randn(2, 1)])


# A weight is broadcast to sizes that the program asks for; which of the two dims is larger only the run knows.
def broadcast_to_common(self, x, y):
    return x.expand(torch.broadcast_shapes(x.shape, y.shape)) + torch.zeros(torch.broadcast_shapes(y.shape[-1:], x.shape))


check(torch.nn.BCELoss(weight=torch.rand(4)), [torch.rand(2, 4), torch.rand(2, 4)], [torch.rand(5, 4), torch.rand(5, 4)],
      dynamic={"input": [0], "target": [0]})
check(program(broadcast_to_common), [randn(3, 4), randn(3, 4)], [randn(1, 4), randn(7, 4)], [randn(6, 4), randn(1, 4)],
      dynamic={"x": [0], "y": [0]})


# What losses and matrix operators demand of their operands together.
class Weighted(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.margin, self.labels = torch.nn.MultiMarginLoss(weight=torch.rand(4)), torch.nn.MultiLabelMarginLoss(reduction="none")
        self.pixels = torch.nn.NLLLoss(weight=torch.rand(4), ignore_index=2)

    def forward(self, scores, classes, labels, image, pixels):
        return self.margin(scores, classes), self.labels(scores, labels), self.pixels(image, pixels)


def batch(n, h, w):
    whole = torch.randint
    return [randn(n, 4), whole(0, 4, (n, )), whole(-1, 4, (n, 4)), randn(n, 4, h, w), whole(0, 4, (n, h, w))]


def matrices(self, m, x, y, z):
    positive = m @ m.transpose(-2, -1) + 4 * torch.eye(m.size(-1))
    factor = torch.linalg.cholesky(positive)
    products = torch.addbmm(torch.ones(1), x, y)
    return products, torch.cholesky_inverse(factor), torch.linalg.solve_triangular(factor, z, upper=False)


check_both(Weighted(), batch(2, 3, 5), batch(5, 4, 2), batch(1, 1, 1))
check(program(matrices), [randn(3, 3), randn(2, 3, 4), randn(2, 4, 5), randn(3, 5)], [randn(6, 6), randn(3, 6, 2), randn(3, 2, 1), randn(6, 1)],
      dynamic={"m": [0, 1], "x": [0, 1, 2], "y": [0, 1, 2], "z": [0, 1]}, atol=1e-4)


# A least size that is larger than all that are tried.
def window(self, x, y):
    return torch.ops.aten._reshape_alias(x, [12, 32], [32, 1]) + y.narrow(0, 90, 1)


check_both(program(window), [randn(384), randn(250)], [randn(401), randn(91)], [randn(2000), randn(1000)])


class Siamese(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 4, 3, 2, 1)

    def forward(self, x, y):
        a, b = torch.chunk(self.conv(torch.cat([x, y])), 2)
        return (a - b).flatten(1)[:, :4] * x.flatten(1)[:, :4]


check_both(Siamese(), [randn(2, 3, 8, 8), randn(2, 3, 8, 8)], [randn(5, 3, 8, 8), randn(5, 3, 8, 8)])


# As many rows as there are variables for them.
def three(self, x):
    a, b, c = x.unbind(1)
    return a + b * c


check_both(program(three), [randn(4, 3, 2)], [randn(1, 3, 5)], dims={"x": [0, 2]})
check(program(three), [randn(4, 3)], [randn(1, 3)], flags=["--input", "x=f32[?,?]"])


# A third dim that is one of two.
def accumulate(self, s, a, b):
    return a.add_(s) * b


check_both(program(accumulate), [randn(4), randn(4), randn(4)], [randn(1), randn(5), randn(5)])


# What is added has to fit the product.
def affine(self, x, w, b):
    return torch.nn.functional.linear(x, w, b), torch.addmm(b.long(), x[0].long(), w.t().long())


check_both(program(affine), [randn(2, 3, 4), randn(5, 4), randn(5)], [randn(1, 6, 2), randn(3, 2), randn(3)])


# A dim of heads times batch is not 1.
class Cross(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.attention = torch.nn.MultiheadAttention(8, 2, batch_first=True)

    def forward(self, x, memory, mask):
        return self.attention(x, memory, memory, key_padding_mask=mask, need_weights=False)[0]


calls = [[randn(b, n, 8), randn(b, t, 8), torch.arange(t)[None] > torch.arange(b)[:, None]] for b, n, t in ((2, 3, 5), (3, 2, 7))]
for dims in (["0=b", "1=n"], ["0=b", "1=t"]), ([0, 1], [0, 1]):
    check(Cross().eval(), *calls, dynamic={"x": dims[0], "memory": dims[1], "mask": dims[1]})


# What only the iterations of a loop, or a branch, demand of sizes is taken to be so, with a warning.
class Steps(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = torch.nn.LSTMCell(3, 5)

    def forward(self, x, h, c):
        steps = []
        for i in range(x.size(0)):
            h, c = self.cell(x[i], (h, c))
            steps.append(h)
        return torch.stack(steps), c


def product(self, x, y):
    if bool(x.sum() > 0):
        z = x @ y
        for i in range(y.size(1)):
            z = z + x.mm(y)[:, i:i + 1]
        return z
    return x.new_zeros([x.size(0), y.size(1)])


check(Steps(), *([randn(t, b, 3), randn(b, 5), randn(b, 5)] for t, b in ((4, 2), (1, 7), (6, 1))),
      flags=["--allow-fixed-dims", "--input", "x=f32[?,?,3]", "--input", "h=f32[?,5]", "--input", "c=f32[?,5]"])
check(program(product), [randn(2, 3).abs(), randn(3, 4)], [-randn(2, 3).abs(), randn(3, 4)], [randn(5, 1).abs(), randn(1, 6)],
      flags=["--allow-fixed-dims", "--input", "x=f32[?,?]", "--input", "y=f32[?,?]"])


# Dims that have to be the same, or 1, under names of their own.
def alike(self, a, p, n, z):
    return F.triplet_margin_loss(a, p, n), torch.tensordot(z, a, dims=([1], [0]))


def rejoined(self, x):
    return F.mse_loss(x, torch.cat(x.chunk(4)[::-1])), F.cosine_similarity(x, torch.cat(x.chunk(3, 1)[::-1], 1), 0)


calls = [[randn(n, 3) for _ in "apn"] + [randn(m, n)] for n, m in ((5, 2), (256, 1), (1, 7), (30, 3))]
check(program(alike), *calls, dynamic={"a": [0], "p": [0], "n": [0], "z": [0, 1]}, rtol=1e-4, atol=1e-4)
check(program(rejoined), *([randn(*shape)] for shape in ((7, 3), (100, 4), (3, 20), (1, 2))), dynamic={"x": [0, 1]}, rtol=1e-4, atol=1e-4)


# What a mask chose may be nothing.
class Chosen(torch.nn.Module):
    def __init__(self, batch_first: bool):
        super().__init__()
        self.attention = torch.nn.MultiheadAttention(8, 2, batch_first=batch_first)

    def forward(self, x, mask):
        v = x[mask]
        return self.attention(v, v, v)[0]


def parted(self, x, mask, parts: int):
    v = x[mask]
    half = x[:, : x.size(1) // 2]
    return v.unflatten(1, (parts, -1)), torch.stack(half.repeat(1, 3).split(half.size(1), 1))[0]


masks = torch.arange(5) < 3, torch.arange(9) < 0, torch.arange(4) < 1
for batch_first, shape in (True, [8]), (False, [3, 8]):
    check(Chosen(batch_first).eval(), *([randn(len(mask), *shape), mask] for mask in masks), dynamic={"x": ["0=n"], "mask": ["0=n"]})
calls = [[randn(len(mask), n), mask, parts] for mask, n, parts in zip(masks, (6, 12, 1), (2, 3, 1))]
check(program(parted), *calls, dynamic={"x": ["0=n", 1], "mask": ["0=n"]})


# Pads of which some remove, by how much the run tells.
def wrapped(self, x):
    return F.pad(x, [0, 0, 0, -(x.size(2) // 4)], mode="circular"), F.pad(x, [2, -1, -1, 1], mode="circular")


check(program(wrapped), *([randn(1, 2, h, w)] for h, w in ((6, 5), (8, 7), (40, 3))), dynamic={"x": [2, 3]})


# A window of the image's own size, turned: it may be larger by the padding alone.
def turned(self, x, w):
    y = F.conv2d(x, w, None, 1, 1)
    return y * y.size(2) + y.size(3)


for dims in ("f32[1,c,h,w]", "f32[o,c,w,h]"), ("f32[1,2,h,w]", "f32[4,2,w,h]"):
    sizes = (4, 3), (3, 4), (5, 5), (5, 7), (300, 301)
    check(program(turned), *([randn(1, 2, h, w), randn(4, 2, w, h)] for h, w in sizes), flags=["--input", dims[0], "--input", dims[1]],
          rtol=1e-3, atol=1e-2)


# Dims that are alike or 1, where others that they are beside are, too.
def close(self, q, k, v):
    return torch.isclose(k, v) * (q * k), torch.einsum("bn,bn->bn", k, v) * (q * k)


sizes = ((2, 5), (2, 5), (2, 5)), ((1, 9), (3, 1), (3, 9)), ((3, 1), (1, 1), (1, 78)), ((1, 1), (4, 6), (1, 1)), ((2, 3), (1, 3), (2, 1))
check(program(close), *([randn(*shape) for shape in row] for row in sizes), dynamic={"q": [0, 1], "k": [0, 1], "v": [0, 1]})
