# RUN: %python %s
"""torchvision's operators, which the tool knows without it. Their kernels here are their definitions, written down; what
the regions of interest are is in Girshick, Fast R-CNN (2015), He et al., Mask R-CNN (2017) and Dai et al., R-FCN (2016)."""
import math

import torch
from endtoend import check, check_refused

library = torch.library.Library("torchvision", "DEF")


def kernel(schema):
    library.define(schema)
    return lambda function: library.impl(schema[: schema.index("(")], function, "CPU")


def bilinear(x, h, w):
    """One channel at a place, between zeros around it."""
    top, left, value = math.floor(h), math.floor(w), 0.0
    for i in (top, top + 1):
        for j in (left, left + 1):
            if 0 <= i < x.size(0) and 0 <= j < x.size(1):
                value += float(x[i, j]) * (1 - abs(h - i)) * (1 - abs(w - j))
    return value


def sample(x, h, w):
    """The same, but what is at most 1 outside is on the border."""
    height, width = x.shape
    if not (-1 <= h <= height and -1 <= w <= width):
        return 0.0
    return bilinear(x, min(max(h, 0), height - 1), min(max(w, 0), width - 1))


@kernel("nms(Tensor dets, Tensor scores, float iou_threshold) -> Tensor")
def nms(boxes, scores, threshold):
    kept = []
    area = (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])
    for i in scores.argsort(descending=True).tolist():
        low = torch.maximum(boxes[i, :2], boxes[kept, :2])
        shared = (torch.minimum(boxes[i, 2:], boxes[kept, 2:]) - low).clamp(min=0).prod(1)
        if not bool((shared / (area[i] + area[kept] - shared) > threshold).any()):
            kept.append(i)
    return torch.tensor(kept)


def mean_of_cell(x, region, cell, cells, ratio, if_none):
    """The mean of samples in one cell of a region, both [x1, y1, x2, y2]-like: (w, h)."""
    size = [(region[2 + d] - region[d]) / cells[d] for d in range(2)]
    count = [ratio if ratio > 0 else math.ceil(size[d]) for d in range(2)]
    at = [[region[d] + cell[d] * size[d] + (i + 0.5) * size[d] / count[d] for i in range(count[d])] for d in range(2)]
    values = [sample(x, h, w) for h in at[1] for w in at[0]]
    return sum(values) / (count[0] * count[1]) if count[0] * count[1] else if_none


@kernel("roi_align(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width, "
        "int sampling_ratio, bool aligned) -> Tensor")
def roi_align(x, rois, scale, height, width, ratio, aligned):
    out = x.new_zeros(rois.size(0), x.size(1), height, width)
    for n, c, i, j in torch.cartesian_prod(*map(torch.arange, out.shape)).tolist():
        region = [v * scale - 0.5 * aligned for v in rois[n, 1:].tolist()]
        if not aligned:
            region[2:] = [max(region[2 + d], region[d] + 1) for d in range(2)]
        out[n, c, i, j] = mean_of_cell(x[int(rois[n, 0]), c], region, (j, i), (width, height), ratio, 0.0)
    return out


@kernel("ps_roi_align(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width, "
        "int sampling_ratio) -> (Tensor, Tensor)")
def ps_roi_align(x, rois, scale, height, width, ratio):
    out = x.new_zeros(rois.size(0), x.size(1) // (height * width), height, width)
    mapping = torch.zeros_like(out, dtype=torch.int32)
    for n, c, i, j in torch.cartesian_prod(*map(torch.arange, out.shape)).tolist():
        region = [v * scale - 0.5 for v in rois[n, 1:].tolist()]
        mapping[n, c, i, j] = channel = (c * height + i) * width + j
        out[n, c, i, j] = mean_of_cell(x[int(rois[n, 0]), channel], region, (j, i), (width, height), ratio, math.nan)
    return out, mapping


def rounded(v):
    return int(math.copysign(math.floor(abs(v) + 0.5), v))


@kernel("roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width) -> "
        "(Tensor, Tensor)")
def roi_pool(x, rois, scale, height, width):
    out = x.new_zeros(rois.size(0), x.size(1), height, width)
    for n, c, i, j in torch.cartesian_prod(*map(torch.arange, out.shape)).tolist():
        x1, y1, x2, y2 = (rounded(v * scale) for v in rois[n, 1:].tolist())
        h, w = max(y2 - y1 + 1, 1) / height, max(x2 - x1 + 1, 1) / width
        rows = slice(max(math.floor(i * h) + y1, 0), max(math.ceil((i + 1) * h) + y1, 0))
        columns = slice(max(math.floor(j * w) + x1, 0), max(math.ceil((j + 1) * w) + x1, 0))
        cell = x[int(rois[n, 0]), c, rows, columns]
        out[n, c, i, j] = cell.max() if cell.numel() else 0
    return out, torch.zeros_like(out, dtype=torch.int32)


@kernel("ps_roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt pooled_height, SymInt pooled_width) -> "
        "(Tensor, Tensor)")
def ps_roi_pool(x, rois, scale, height, width):
    out = x.new_zeros(rois.size(0), x.size(1) // (height * width), height, width)
    mapping = torch.zeros_like(out, dtype=torch.int32)
    for n, c, i, j in torch.cartesian_prod(*map(torch.arange, out.shape)).tolist():
        x1, y1, x2, y2 = (rounded(v * scale) for v in rois[n, 1:].tolist())
        h, w = max(y2 - y1, 1) / height, max(x2 - x1, 1) / width
        last_row, last_column = x.size(2) - 1, x.size(3) - 1
        rows = [min(max(v + y1, 0), last_row) for v in (math.floor(i * h), math.ceil((i + 1) * h))]
        columns = [min(max(v + x1, 0), last_column) for v in (math.floor(j * w), math.ceil((j + 1) * w))]
        mapping[n, c, i, j] = channel = (c * height + i) * width + j
        cell = x[int(rois[n, 0]), channel, slice(*rows), slice(*columns)]
        out[n, c, i, j] = cell.mean() if cell.numel() else 0
    return out, mapping


@kernel("deform_conv2d(Tensor input, Tensor weight, Tensor offset, Tensor mask, Tensor bias, SymInt stride_h, "
        "SymInt stride_w, SymInt pad_h, SymInt pad_w, SymInt dilation_h, SymInt dilation_w, SymInt groups, "
        "SymInt offset_groups, bool use_mask) -> Tensor")
def deform_conv2d(x, weight, offset, mask, bias, *rest):
    stride, pad, dilation, (groups, offset_groups, use_mask) = rest[:2], rest[2:4], rest[4:6], rest[6:]
    kernel_size = weight.shape[2:]
    out = x.new_zeros(x.size(0), weight.size(0), *offset.shape[2:])
    for n, o, h, w in torch.cartesian_prod(*map(torch.arange, out.shape)).tolist():
        value = float(bias[o])
        for c, i, j in torch.cartesian_prod(*map(torch.arange, weight.shape[1:])).tolist():
            channel = o // (weight.size(0) // groups) * weight.size(1) + c
            k = channel // (x.size(1) // offset_groups) * kernel_size.numel() + i * kernel_size[1] + j
            place = [p * stride[d] - pad[d] + (i, j)[d] * dilation[d] + float(offset[n, 2 * k + d, h, w])
                     for d, p in enumerate((h, w))]
            moved = bilinear(x[n, channel], *place) * (float(mask[n, k, h, w]) if use_mask else 1)
            value += float(weight[o, c, i, j]) * moved
        out[n, o, h, w] = value
    return out


class Nms(torch.nn.Module):
    def forward(self, boxes, scores):
        return torch.ops.torchvision.nms(boxes, scores, 0.3)


def boxes(n):
    corner = torch.rand(n, 2) * 10
    return [torch.cat([corner, corner + torch.rand(n, 2) * 6], 1), torch.rand(n)]


check(Nms(), boxes(12), boxes(30), boxes(1), dynamic={"boxes": [0], "scores": [0]}, opsets=(11, 20))


def regions(n, batch, channels, height, width):
    """Images, and regions that also are empty, upside down and outside of them. They are not of whole numbers and a half,
    where the last bit would decide what they round to."""
    corner = torch.randint(-3, 2 * width, (n, 2)) + 0.3 * torch.rand(n, 2)
    size = torch.randint(-1, width, (n, 2)) + 0.3 * torch.rand(n, 2)
    return [torch.randn(batch, channels, height, width),
            torch.cat([torch.randint(0, batch, (n, 1)), corner, corner + size], 1)]


CALLS = [regions(6, 2, 12, 7, 9), regions(3, 1, 12, 5, 6)]
SIZES = {"x": [0, 2, 3], "rois": [0]}


class RoiAlign(torch.nn.Module):
    def __init__(self, ratio: int, aligned: bool):
        super().__init__()
        self.ratio, self.aligned = ratio, aligned

    def forward(self, x, rois):
        return torch.ops.torchvision.roi_align(x, rois, 0.5, 2, 3, self.ratio, self.aligned)


class ScaledByTheRun(RoiAlign):
    """The ratio of sizes is what a pyramid of features computes its scale from."""

    def forward(self, x, rois):
        return torch.ops.torchvision.roi_align(x, rois, x.size(3) / 20, 2, 3, self.ratio, self.aligned)


class RoiPool(torch.nn.Module):
    def forward(self, x, rois):
        return torch.ops.torchvision.roi_pool(x, rois, 0.5, 2, 3)[0]


class PsRoiAlign(torch.nn.Module):
    def __init__(self, ratio: int):
        super().__init__()
        self.ratio = ratio

    def forward(self, x, rois):
        return torch.ops.torchvision.ps_roi_align(x, rois, 0.5, 2, 3, self.ratio)


class PsRoiPool(torch.nn.Module):
    def forward(self, x, rois):
        return torch.ops.torchvision.ps_roi_pool(x, rois, 0.5, 2, 3)


for ratio in (2, -1):
    check(RoiAlign(ratio, False), *CALLS, dynamic=SIZES, opsets=(11, 20))
    check(RoiAlign(ratio, True), *CALLS, dynamic=SIZES, opsets=(16, 20))
    check(ScaledByTheRun(ratio, True), *CALLS, dynamic=SIZES)
    check(PsRoiAlign(ratio), *CALLS, dynamic=SIZES, opsets=(16, 20))
check_refused(RoiAlign(2, True), CALLS[0], "roi_align", opset=15)
check(RoiPool(), *CALLS, dynamic=SIZES, opsets=(11, 20))
check(PsRoiPool(), *CALLS, dynamic=SIZES, opsets=(11, 20))


class DeformConv(torch.nn.Module):
    """Kernels of 3 x 2, with these numbers of groups of channels and of offsets."""

    def __init__(self, groups: int, offset_groups: int, masked: bool):
        super().__init__()
        self.weight, self.bias = torch.randn(4, 4 // groups, 3, 2), torch.randn(4)
        self.groups, self.offset_groups, self.masked = groups, offset_groups, masked

    def forward(self, x, offset, mask):
        return torch.ops.torchvision.deform_conv2d(
            x, self.weight, offset, mask if self.masked else torch.zeros(x.size(0), 1), self.bias, 2, 1, 1, 0, 1, 2,
            self.groups, self.offset_groups, self.masked)


def moved(n, offset_groups, height, width):
    out = [(height - 1) // 2 + 1, width - 2]
    return [torch.randn(n, 4, height, width), 2 * torch.randn(n, offset_groups * 12, *out),
            torch.rand(n, offset_groups * 6, *out)]


for groups, offset_groups, masked in (1, 1, False), (2, 1, True), (1, 2, True):
    calls = [moved(2, offset_groups, 5, 6), moved(1, offset_groups, 4, 4)]
    check(DeformConv(groups, offset_groups, masked), *calls, opsets=(11, 20), atol=1e-4,
          dynamic={"x": [0, 2, 3], "offset": [0, 2, 3], "mask": [0, 2, 3]})
