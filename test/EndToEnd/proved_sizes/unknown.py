# RUN: %python %s
"""What nobody knows of sizes before the run is computed in it: kernels, tolerances, whether a view is one."""
import math
from typing import List

import torch
import torch.nn.functional as F
from proved_sizes import Suite

s = Suite()


# Numbers of operators.
@s.program("x=f32[b,3,n]", b=(2, 1, 1, 3), n=(7, 100, 5001, 2))
def pool_halves(x):
    return F.avg_pool1d(x, x.shape[2] // 2), F.max_pool1d(x, x.shape[2] // 2, ceil_mode=True)


@s.program("x=f32[b,3,n]", "w=f32[4,3,k]", b=(2, 1, 1, 3), n=(1000, 1001, 5000, 37), k=(3, 4, 257, 1))
def convolution_by_its_kernel(x, w):
    y = F.conv1d(x, w, padding=w.size(2) // 2), F.conv1d(x[0], w, stride=max(x.size(2) // 1000, 1), padding=w.size(2) - 1)
    return y, F.conv_transpose1d(x, w.transpose(0, 1), stride=x.size(2) // 500 + 2, padding=w.size(2) // 2, output_padding=w.size(2) % 2)


@s.program("x=f32[2,3,h,w]", "y=f32[4,3,3,k]", h=(20, 33, 9), w=(60, 81, 100), k=(3, 2, 5))
def convolution_by_its_dilation(x, y):
    far = max(x.size(3) // 20, 1)
    return F.conv2d(x, y, None, 1, [1, y.size(3) // 2], [1, far]), F.conv2d(x, y, None, 1, "same", far)


@s.program("x=f32[b,c,h,w]", b=(1, 2, 1), c=(3, 1, 5), h=(20, 33, 9), w=(60, 801, 1000))
def blurred_by_its_width(x):
    k = int(x.size(3) * 0.02) // 2 * 2 + 1
    t = torch.arange(k, dtype=x.dtype) - k // 2
    gauss = torch.exp(-t * t / 2)
    weight = (gauss / gauss.sum()).view(1, 1, 1, k).repeat(x.size(1), 1, 1, 1)
    return F.conv2d(x, weight, padding=[0, k // 2], groups=x.size(1))


@s.program("x=f32[b,3,h,w]", "y=f32[k]", b=(2, 1, 1), h=(7, 30, 90), w=(8, 41, 5), k=(2, 5, 4))
def pool_by_another(x, y):
    k = y.size(0)
    a = F.avg_pool2d(x, [k, 3], stride=[2, k], padding=[k // 2, 1], ceil_mode=True, count_include_pad=False)
    return a, F.max_pool2d(x, [x.shape[2] // 2, x.shape[3]], stride=k), F.avg_pool1d(x[0], k, padding=k // 2)


@s.program("x=f32[n,m]", n=(7, 2, 4, 1, 30, 20), m=(2, 7, 4, 1, 20, 31))
def pseudo_inverses(x):
    # By what has the singular values of x: rounding would decide the ranks of its own.
    z = torch.eye(x.size(0), x.size(1))
    return torch.linalg.pinv(z), torch.linalg.pinv(z * 3, rcond=0.3), torch.pinverse(z), torch.linalg.pinv(z, atol=2.0)


@s.program("x=f32[n,m]", n=(7, 2, 4, 1, 30), m=(2, 7, 4, 1, 20))
def ranks(x):
    z = torch.eye(x.size(0), x.size(1))
    z = torch.cat([z, z * 2])
    tolerance = z[0, 0] * 100
    return (torch.linalg.matrix_rank(z), torch.linalg.matrix_rank(z @ z.t(), hermitian=True), torch.linalg.matrix_rank(z, tol=1.5),
            torch.linalg.matrix_rank(z, tol=tolerance), torch.linalg.matrix_rank(z[None], atol=0.5, rtol=0.5))


@s.program("x=f32[b,n,8]", b=(1, 2, 1, 1), n=(5, 17, 2, 10001))
def grid_of_tokens(x):
    y = x[:, 1:]
    k = int(math.sqrt(y.shape[1]))
    return y.reshape(y.shape[0], k, k, y.shape[2]).permute(0, 3, 1, 2)


@s.program("x=f32[b,3,h,w]", "grid=f32[1,k,k,8]", b=(1, 2), h=(64, 320), w=(80, 160), k=(2, 4))
def channels_last_resized(x, grid):
    # ONNX Runtime moves Transposes over a Resize.
    size = [x.shape[2] // 16, x.shape[3] // 16]
    y = F.interpolate(grid.permute(0, 3, 1, 2), size=size, mode="bilinear")
    return y.permute(0, 2, 3, 1).flatten(1, 2)


@s.program("x=f32[n,m]", n=(1, 1, 1, 2, 4), m=(1, 2, 4, 3, 1))
def minus_one_of_the_run(x):
    k = int((x > -100).sum()) - 2
    y = x.unsqueeze(0).expand(k, -1, -1)
    return y, y.size(0)


# Lists.
@s.program("x=f32[n,m]", "y=f32[k]", n=(30, 200, 8, 15), m=(45, 400, 31, 10), k=(2, 3, 12, 1))
def every_nth_piece(x, y):
    rows, columns = x.split(7, 0), x.chunk(9, 1)
    return len(rows[::2]), torch.cat(rows[1::3]), torch.cat(columns[::y.size(0)], 1), rows[::2][-1], len(columns[1:-1:y.size(0)])


# Views or copies.
@s.program("x=f32[b,n,m]", b=(1, 2, 1, 2, 1), n=(1, 3, 1, 5, 3), m=(1, 4, 5, 1, 4))
def contiguous_then_written(x):
    y = x.transpose(1, 2).contiguous()
    y[:, 0] = 3.0
    return y, x


@s.program("x=f32[b,n,m]", "z=f32[k]", b=(1, 2, 1, 2, 1, 2), n=(1, 3, 3, 5, 2, 2), m=(1, 4, 5, 1, 2, 1), k=(1, 1, 2, 8, 1, 2))
def reshaped_then_written(x, z):
    x = x.clone()
    cut = x[:, :z.size(0)]
    y = cut.reshape(-1)
    y += 1
    turned = x.transpose(1, 2).reshape(x.shape[0], -1)
    x[:, 0] = 5.0
    w = x[:, 1:].flatten(0, 1)
    w[1:].zero_()
    return x, cut, y, turned, w


@s.program("x=f32[n,m]", "z=f32[k]", n=(1, 3, 3, 5, 1, 2), m=(1, 4, 5, 1, 4, 2), k=(1, 1, 2, 3, 4, 1))
def written_in_branches_and_loops(x, z):
    x = x.clone()
    y = x.transpose(0, 1).contiguous()
    if z.size(0) > 2:
        y[0] = 7.0
        x = x + 1
    else:
        x[0] += 3
    for i in range(z.size(0)):
        y[:, i:] += 1
    t = x.t().reshape(-1)
    for i in range(z.size(0)):
        t += i
        if i == 1:
            x[0] = 2
    return x, y, t


@s.program("x=f32[n]", n=(1, 30, 46, 47, 70))
def cut_in_a_branch_then_written(x):
    whole = x + 1
    part = whole
    if x.size(0) < 47:
        part = part[whole.size(0) // 2::4]
    part[2:] = 7.0
    return whole, part


@s.program("x=f32[n,m]", n=(1, 3, 8, 9), m=(7, 3, 2, 5))
def cut_by_a_float_in_a_branch_then_written(x):
    whole = x.clone()
    if x.size(1) == 7:
        part = whole[: max(1, int(x.shape[1] * 1.5))]
    else:
        part = F.pad(whole, [0, 0, max(5 - x.size(1), 0), 7])
    whole[:, 1::7].copy_(whole[:, : (x.size(1) + 5) // 7].clone())
    return whole, part


@s.program("x=f32[n,m]", "z=f32[k]", n=(1, 6, 6, 7), m=(1, 1, 4, 400), k=(1, 2, 3, 1))
def written_after_loops(x, z):
    x = x.clone()
    y = x
    for i in range(z.size(0) - 1):
        y = y + 5
    y[x.size(0) // 2:].add_(-2)
    seen = x.clone()
    h = x
    while int(h.abs().sum()) > 20:
        h = h * 0.5
    x[0] = 3.0
    h.mul_(2)
    return y, seen, h, x


# Nothing, and little.
@s.program("x=f32[n,m]", n=(1, 6, 6, 7, 7, 3), m=(1, 1, 4, 4, 1, 3))
def squeezed_cut(x):
    return x[2:-3].squeeze().reshape(-1)


@s.program("x=f32[n,m,k]", n=(3, 3, 4, 1), m=(1, 3, 4, 1), k=(4, 4, 4, 1))
def middle_of_all(x):
    y = x.softmax(2)
    y.view(-1)[4:-25] = -2.0
    return y


@s.program("x=f32[n,m]", n=(3, 3, 2, 2, 2), m=(2, 3, 4000, 31, 30))
def mean_of_little(x):
    return F.adaptive_avg_pool1d(x[:, 1:].unsqueeze(1), 29), F.adaptive_avg_pool1d(x[:, 2:].unsqueeze(1), 1)


@s.program("x=f32[n,m]", "y=f32[h]", n=(3, 3, 2), m=(7, 8, 100), h=(3, 100, 1))
def branch_that_cannot_be(x, y):
    first, rest = x.split([7, x.size(1) - 7], 1)
    wide = F.pad(x, [7, max(y.shape[0] * 8, 0)])
    if x.size(1) == 1:
        wide[:, ::2] += 1
    return first, rest, wide


@s.program("x=f32[n]", n=(1, 2, 3, 5, 9, 2500))
def added_to_what_is_left(x):
    """How long `y` is, only the run knows; it has to be 1 or n."""
    y = x
    while y.size(0) > 2:
        y = y[:y.size(0) // 2]
    z = x + y[:1]
    if y.size(0) % 4 == 1:
        z[:-1224] += y.size(0)
    return z


@s.program("x=f32[n,m]", n=(1, 2, 3, 5, 40), m=(2, 14, 30, 200, 7))
def expanded_as_pieces_of_itself(x):
    while x.size(1) > 3 and x.numel() > 7:
        x = x[:, :x.size(1) // 2]
    pieces: List[torch.Tensor] = []
    for i in range(0, x.size(1), 13):
        pieces.append(x[:, i:i + 13] * 2)
    joined = torch.cat(pieces, 1)
    same = x[:1].expand_as(joined)
    return joined + same, int(same.shape[1] * 0.1)


@s.program("x=f32[n]", n=(1, 2, 3, 4, 5, 40))
def as_many_classes_as_the_largest(x):
    """PyTorch itself reads how many there are of the data."""
    hot = F.one_hot(torch.arange(x.size(0)) % 3)
    k = hot.size(-1)
    return k, 7 // k, x[:k], hot


@s.program("x=f32[n,3]", "y=f32[m,3]", n=(16, 2, 1, 5, 9, 3), m=(16, 2, 1, 2, 3, 4))
def one_row_of_the_run_put_at_many_places(x, y):
    """The rows that are put are one, or as many as there are places: only the run knows."""
    rows = y[y[:, 0].abs() >= 0][:1]
    sums = y[y[:, 0].abs() >= 0].clone()
    sums.index_put_([torch.arange(x.size(0) // 3) * 0], rows, accumulate=True)
    places, masked = x.clone(), x.clone()
    places[torch.arange(x.size(0) // 2)] = rows
    masked[x[:, 0] > 0] = rows
    return sums, places, masked


s.run()
