# RUN: %python %s
"""Products by equations, and layers of products in the dtypes and forms that runtimes lack."""
import torch
import torch.nn.functional as F
from endtoend import check, program

randn = torch.randn


# Dims without a name that the result lacks are summed.
def summed(self, x, y):
    return torch.einsum("...i->i", x), torch.einsum("i...->i", x), torch.einsum("...ij,jk->ik", x, y), torch.einsum("...,...->", y, y)


check(program(summed), [randn(2, 3, 4), randn(4, 5)], [randn(1, 2, 3), randn(3, 2)], dynamic={"x": [0, 1, 2], "y": [0, 1]})


# More output padding than a stride.
class Wide(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.ConvTranspose2d(3, 4, 3, stride=2, dilation=3, output_padding=2)

    def forward(self, x, w):
        return self.conv(x), F.conv_transpose1d(x[0], w, stride=1, dilation=2, padding=1, output_padding=1)


check(Wide(), [randn(2, 3, 5, 6), randn(5, 4, 3)], [randn(1, 3, 5, 2), randn(5, 4, 3)], dynamic={"x": [0, 3]})


# Runtimes have none of them in double precision.
class Recurrent(torch.nn.Module):
    def __init__(self, dtype):
        super().__init__()
        options = {"num_layers": 2, "bidirectional": True, "dtype": dtype}
        self.lstm, self.gru = torch.nn.LSTM(4, 3, **options), torch.nn.GRU(4, 3, batch_first=True, **options)
        self.rnn = torch.nn.RNN(4, 3, nonlinearity="relu", bias=False, dtype=dtype)

    def forward(self, x):
        return self.lstm(x), self.gru(x), self.rnn(x)


calls = [randn(5, 2, 4, dtype=torch.float64)], [randn(2, 3, 4, dtype=torch.float64)]
check(Recurrent(torch.float64), *calls, dynamic={"x": [0, 1]}, rtol=1e-9, atol=1e-9)


# The last offset ends the last bag. What comes after it is treated as PyTorch's kernel of the dtype does.
def bags(self, x, weight, offsets):
    both = F.embedding_bag(x, weight, offsets, mode="sum", include_last_offset=True), F.embedding_bag(
        x, weight, offsets, mode="mean", include_last_offset=True)
    return both, F.embedding_bag(x, weight, offsets, mode="max", include_last_offset=True)


for dtype in torch.float32, torch.float64, torch.float16:
    x, weight = torch.tensor([1, 2, 4, 5, 4, 3]), torch.arange(20).reshape(10, 2).to(dtype)
    check(program(bags), *([x, weight, torch.tensor(ends)] for ends in ([0, 2, 4], [0, 3, 5], [0, 2, 6], [0, 2, 2])))


# Of complex numbers, at sizes of the run: what Fourier neural operators and beam formers do.
def spectral(self, x, weight):
    z, w = torch.fft.rfft2(x)[:, :, :4, :3], torch.view_as_complex(weight)
    mixed = torch.einsum("bixy,ioxy->boxy", z, w)
    power = torch.einsum("bixy,bjxy->xyij", z, z.conj())
    return torch.view_as_real(mixed), torch.view_as_real(power @ power), torch.tensordot(z, w[:, :, 0, 0], ([1], [0])).abs()


calls = [[randn(b, 3, h, 6), randn(3, 5, 4, 3, 2)] for b, h in ((2, 8), (1, 4), (5, 19))]
check(program(spectral), *calls, dynamic={"x": [0, 2]}, rtol=1e-4, atol=1e-4)
print("ok")
