# RUN: %python %s
"""What programs demand of the sizes of their inputs is found out, with an example and without one."""
import torch
import torch.nn.functional as F
from endtoend import check, check_both, check_refused, program

randn = torch.randn


# Demands on several dims at once.
def cat(self, x, y, z):
    return torch.cat([x, y, z], 1)


check_both(program(cat), [randn(2, 1, 4), randn(2, 2, 4), randn(2, 3, 4)], [randn(5, 3, 7), randn(5, 3, 7), randn(5, 1, 7)])


def baddbmm(self, x, y, z):
    return torch.baddbmm(x, y, z)


check_both(
    program(baddbmm),
    [randn(3, 4, 5), randn(3, 4, 6), randn(3, 6, 5)],
    [randn(2, 7, 3), randn(2, 7, 1), randn(2, 1, 3)],
    [randn(1, 7, 1), randn(2, 7, 6), randn(2, 6, 3)],
)


# Either dim of a broadcast may be 1, whatever the example.
def where(self, x, y, z):
    return torch.where(x > 0, y, z)


check_both(
    program(where),
    [randn(3, 4), randn(3, 4), randn(3, 4)],
    [randn(3, 1), randn(1, 5), randn(3, 5)],
    [randn(1, 1), randn(2, 1), randn(2, 7)],
)


def copy(self, x, y):
    x = x + 1
    return x.copy_(y) * 2


check_both(program(copy), [randn(3, 2, 4), randn(3, 2, 4)], [randn(5, 7, 2), randn(5, 1, 2)], [randn(2, 3, 4), randn(1, 1, 4)])


# One dim is a function of another.
def slice_scatter(self, x, y):
    return torch.slice_scatter(x, y, dim=0, start=2, end=-2)


check_both(program(slice_scatter), [randn(6, 8), randn(2, 8)], [randn(9, 3), randn(5, 3)])


def halves(self, x, y):
    return x[::2] + y


check_both(program(halves), [randn(6, 8), randn(3, 8)], [randn(9, 2), randn(5, 2)], [randn(8, 2), randn(1, 1)])


def joined(self, x, y, z):
    return torch.mm(torch.cat([x, y], 1), z)


check_both(program(joined), [randn(2, 3), randn(2, 4), randn(7, 5)], [randn(6, 1), randn(6, 2), randn(3, 8)])


# Dims go in steps.
def unshuffle(self, x):
    return F.pixel_unshuffle(x, 3).flatten(1)


check_both(program(unshuffle), [randn(1, 2, 6, 9)], [randn(3, 2, 12, 3)], dims={"x": [0, 2, 3]})


def groups(self, x):
    return x.view(x.size(0) // 14, 14, -1).sum(1)


check_both(program(groups), [randn(28, 2)], [randn(14, 5)], [randn(70, 1)])


# Sizes that convolutions make alike.
class Skip(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.a = torch.nn.Conv2d(2, 3, 3, stride=2, padding=1)
        self.b = torch.nn.Conv2d(2, 3, 1, stride=2)

    def forward(self, x, y):
        return torch.cat([self.a(x), self.b(y)], 1)


check_both(Skip(), [randn(1, 2, 8, 6), randn(1, 2, 8, 6)], [randn(2, 2, 7, 11), randn(2, 2, 7, 11)], dims={"x": [0, 2, 3], "y": [0, 2, 3]})


# A number is a number only where nothing else is taken.
def heads(self, x):
    return F.linear(x, torch.ones(5, 3))


check_both(program(heads), [randn(2, 4, 3)], [randn(1, 7, 3)])


def broadcast(self, x):
    return x + torch.ones(4)


check_both(program(broadcast), [randn(2, 4)], [randn(3, 1)])


# A branch demands nothing where it is not taken.
def branch(self, x, y):
    if x.size(0) == y.size(0):
        return torch.cat([x, y], 1).sum(0)
    return y.sum(0) - x.sum()


check_both(program(branch), [randn(3, 2), randn(3, 4)], [randn(3, 2), randn(5, 4)], [randn(1, 1), randn(2, 1)])


# A program's own checks say what they demand.
def checked(self, x, y):
    assert x.size(1) == 6 and y.size(0) % 7 == 0
    assert x.shape == y.shape
    return x * 2 + y


check_both(program(checked), [randn(7, 6), randn(7, 6)], [randn(21, 6), randn(21, 6)])


# What limits a size limits its samples.
def scatter(self, x, y):
    index = torch.zeros(y.shape, dtype=torch.int64)
    return torch.scatter_add(x, 0, index, y)


# Least sizes far beyond those that are tried first.
def margins(self, x):
    return F.pad(x, [200, 200], mode="reflect")


check_both(program(margins), [randn(2, 3, 300)], [randn(1, 3, 201)], dims={"x": [0, 2]})


def windows(self, x):
    return x.unfold(1, 400, 160).mean(2), x[:, :250].reshape(-1, 5, 50)


check_both(program(windows), [randn(2, 800)], [randn(1, 1041)])


def spectrum(self, x):
    return torch.stft(x, 2048, 512, window=torch.hann_window(2048), return_complex=True).abs()


check_both(program(spectrum), [randn(2, 5000)], [randn(1, 3250)], dims={"x": [0, 1]})


class Strided(torch.nn.Module):
    """The second kernel takes what is left by the strides of the first."""

    def __init__(self):
        super().__init__()
        self.first, self.second = torch.nn.Conv1d(1, 4, 10, 160), torch.nn.Conv1d(4, 4, 48, 2)

    def forward(self, x):
        return self.second(self.first(x))


check_both(Strided(), [randn(2, 1, 9000)], [randn(1, 1, 7700)], dims={"x": [0, 2]})


class Pyramid(torch.nn.Module):
    """Each level takes some sizes in no steps; all of them together take the multiples of 32."""

    def __init__(self):
        super().__init__()
        self.down = torch.nn.ModuleList(torch.nn.Conv2d(3, 3, 3, 2, 1) for _ in range(5))

    def forward(self, x):
        levels = []
        for down in self.down:
            levels.append(x)
            x = down(x)
        for level in levels[::-1]:
            x = F.interpolate(x, scale_factor=2.0) + level
        return x


check_both(Pyramid(), [randn(2, 3, 64, 96)], [randn(1, 3, 32, 160)], dims={"x": [0, 2, 3]})


check_both(program(scatter), [randn(4, 5, 6), randn(3, 2, 4)], [randn(2, 9, 3), randn(4, 1, 3)])


# What only a branch demands is asked of the program, with a warning, where it could not go on otherwise.
def limited(self, x):
    if x.size(1) <= 10:
        return x * 2
    return x - torch.arange(20.0)[: x.size(1)]


check(program(limited), *([randn(3, n)] for n in (4, 10, 11, 20)), flags=["--input=f32[?,?]"])

# What cannot be is refused in PyTorch's words.
check_refused(program(cat), [], "aten::cat", flags=["--input=f32[2,?]", "--input=f32[3,?]", "--input=f32[3,?]"])


class Backwards(torch.nn.Module):
    """Ranges that go down, or begin below 0, as indices."""

    def forward(self, x, k: int):
        n = x.size(1)
        return (
            x.index_select(1, torch.arange(n - 1, -1, -1)),
            x[:, torch.arange(n - 1, -1, -2)],
            x[:, torch.arange(-2, 1)],
            x[:, torch.arange(0, n - 3)],
            x[:, torch.arange(k, k + 2)],
            torch.nn.functional.embedding(torch.arange(n - 1, 0, -1), x.t()),
        )


check(
    Backwards(),
    [torch.randn(2, 3), -2],
    [torch.randn(2, 5), 1],
    [torch.randn(2, 5), -1],
    dynamic={"x": [1]},
)


# A weight of fixed size, and no channels, which PyTorch takes.
def normalise(self, x, w):
    return torch.batch_norm(x, w, w, None, None, True, 0.1, 1e-5, False)


check_refused(program(normalise), [], "'aten::batch_norm' cannot be converted: its decomposition does not hold where n is", "c is 0",
              flags=["--input=x=f32[n,c]", "--input=w=f32[3]"])


# A diagonal of sizes that are both at least 2: at its least, the smaller of them alone is not moved by the other.
def corner(self, x):
    return torch.diagonal(x).sum(), torch.linalg.lu_factor(x)[1]


AT_LEAST_2 = ["--input=x=f32[m,n]", "--dim=m=2..", "--dim=n=2.."]
check(program(corner), *[[torch.randn(m, n)] for m, n in ((2, 2), (7, 3), (2, 9))], flags=AT_LEAST_2)
