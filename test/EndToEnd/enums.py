# RUN: %python %s
"""Enums that modules hold, compare and pass on."""
from enum import Enum

import torch
from endtoend import check


class Layout(Enum):
    NCHW = "NCHW"
    NHWC = "NHWC"


class Permute(torch.nn.Module):
    layout: Layout

    def __init__(self, layout: Layout):
        super().__init__()
        self.layout = layout

    def arrange(self, x, layout: Layout):
        if layout == Layout.NHWC:
            x = x.permute(0, 2, 3, 1)
        return x

    def forward(self, x):
        y = self.arrange(x, self.layout) + 1
        if self.layout.value == "NCHW":
            y = y * 2
        return y


for layout in Layout:
    check(Permute(layout), [torch.randn(2, 3, 4, 5)], [torch.randn(1, 3, 4, 5)], dynamic={"x": [0]})
