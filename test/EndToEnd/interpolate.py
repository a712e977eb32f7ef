# RUN: %python %s
"""Interpolation picks the elements that PyTorch picks, at sizes and scales where rounding decides, and at places far away."""
import torch
import torch.nn.functional as F
from endtoend import check

ramp = lambda *shape: torch.arange(float(torch.Size(shape).numel())).reshape(shape)


class Scale(torch.nn.Module):
    def __init__(self, scale: float, mode: str):
        super().__init__()
        self.scale, self.mode = scale, mode

    def forward(self, x):
        return F.interpolate(x, scale_factor=self.scale, mode=self.mode)


class SizeOf(torch.nn.Module):
    def forward(self, x, y):
        return F.interpolate(x, size=y.shape[2:])


class Given(torch.nn.Module):
    def forward(self, x):
        return torch._C._nn.upsample_nearest2d(x, [6, 10], 2.3, 4.7)


class Sample(torch.nn.Module):
    def __init__(self, mode: str, padding_mode: str):
        super().__init__()
        self.mode, self.padding_mode = mode, padding_mode

    def forward(self, x, grid):
        return F.grid_sample(x, grid, mode=self.mode, padding_mode=self.padding_mode, align_corners=False)


far = torch.tensor([0.3, -0.9, 1.1, 5.0, -1e6, 1e10, -1e20, 1e38])
for mode in ("bilinear", "nearest", "bicubic"):
    for padding_mode in ("zeros", "border"):
        check(Sample(mode, padding_mode), [ramp(1, 1, 2, 3) + 1, torch.stack([far, far.flip(0)], -1)[None, None]],
              dynamic={"x": [2, 3], "grid": [2]}, opsets=(13, 16, 20))
for scale in (2.0, 0.5, 1.3, 2.3, 3.0):
    for mode in ("nearest", "bilinear", "nearest-exact"):
        check(Scale(scale, mode), [ramp(1, 2, 7, 9)], [ramp(2, 2, 10, 3)], [ramp(1, 2, 3, 20)], dynamic={"x": [0, 2, 3]})
check(SizeOf(), [ramp(1, 1, 9, 5), ramp(1, 1, 49, 7)], [ramp(1, 1, 1, 1), ramp(1, 1, 98, 3)], [ramp(1, 1, 7, 7), ramp(1, 1, 41, 83)],
      dynamic={"x": [2, 3], "y": [2, 3]})
check(Given(), [ramp(1, 1, 2, 2)], [ramp(2, 1, 3, 3)], dynamic={"x": [0, 2, 3]})
check(Scale(1.7, "nearest"), [ramp(1, 2, 7, 9).double()], [ramp(1, 2, 5, 4).double()], dynamic={"x": [2, 3]})


# A scale is a double: 50 rows times 2.3 are 114, and 115 in float32. To one element it is the first one.
class Corners(torch.nn.Module):
    def __init__(self, scale: float, mode: str):
        super().__init__()
        self.scale, self.mode = scale, mode

    def forward(self, x):
        return F.interpolate(x, scale_factor=self.scale, mode=self.mode, align_corners=True)


class Rows(torch.nn.Module):
    def forward(self, x, rows: int):
        return F.interpolate(x, size=[rows, 3], mode="bilinear", antialias=True, align_corners=True)


for scale, mode, sizes in (2.3, "bilinear", ((7, 5), (50, 100), (1, 110))), (0.29, "bicubic", ((7, 5), (100, 200), (4, 50))):
    check(Corners(scale, mode), *([ramp(1, 2, h, w) / (h * w)] for h, w in sizes), dynamic={"x": [2, 3]}, atol=1e-4)
check(Corners(1.15, "linear"), *([ramp(1, 1, n) / n] for n in (7, 100, 1000, 1)), dynamic={"x": [2]}, atol=1e-4)
check(Scale(1.001, "nearest"), *([ramp(1, 1, n)] for n in (7, 1000, 3000)), dynamic={"x": [2]})
check(Rows(), [ramp(1, 1, 4, 9), 1], [ramp(1, 1, 50, 9) / 50, 3], [ramp(1, 1, 1, 20), 1], dynamic={"x": [2, 3]}, atol=1e-4)
