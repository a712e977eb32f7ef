# RUN: %python %s
"""Views of every kind: what is written through one is seen through its base and through every other."""
from typing import List

import torch
import torch.nn.functional as F
from language import program, refused

BATCH = (2, 4), (5, 4)
IMAGE = (2, 4, 6), (3, 4, 6)


@program(*BATCH)
def view_then_base(x):
    y = x.clone()
    flat = y.view(-1)
    y.mul_(2)
    return flat + 1, flat.sum() > 0


@program(*BATCH)
def base_after_view(x):
    y = x.clone()
    flat = y.view(-1)
    flat[1] = 9.0
    flat.add_(1)
    return y, flat


@program(*BATCH)
def chain(x):
    y = x * 1
    y.view(-1).add_(1)
    y.t().mul_(2)
    y.unsqueeze(0).squeeze(0).sub_(3)
    return y


@program(*IMAGE)
def transpose_and_permute(x):
    y = x.clone()
    y.transpose(0, 2)[0] = 1.0
    y.permute(1, 2, 0)[2].neg_()
    y.mT[:, 1] += 5
    return y


@program(*IMAGE)
def select_of_slice(x):
    y = x.clone()
    y[:, 1:3][:, 0].mul_(10)
    y[0][1:, ::2] = 0.0
    return y, y[0]


@program(*BATCH)
def narrow_and_chunk(x):
    y = x.clone()
    y.narrow(1, 1, 2).fill_(3)
    a, b = y.chunk(2, 1)
    a.add_(1)
    b[:, 0] = a[:, 1]
    return y, a, b


@program(*BATCH)
def split_and_unbind(x):
    y = x.clone()
    parts = torch.split(y, 2, 1)
    parts[1].zero_()
    for i, row in enumerate(y.unbind(1)):
        row.add_(i)
    sizes = torch.split(y, [1, 3], 1)
    sizes[1].mul_(-1)
    return y, parts[0], sizes[1]


@program((6, 4), (9, 4))
def tensor_split(x):
    y = x.clone()
    a, b = y.tensor_split(2, 1)
    b += a
    return y


@program((6, 4), (9, 4), (1, 4))
def split_at_places(x):
    y = x.clone()
    a, b, c = y.tensor_split((1, -1), 0)
    b += 2
    c *= 3
    d, e = torch.hsplit(y, [3])
    e -= 1
    f = torch.vsplit(y, [1])
    f[1].mul_(0.5)
    g = y.hsplit(2)
    g[1].add_(g[0])
    h = torch.dsplit(y[None], [1])
    h[0].neg_()
    return y, a, c, d, f[0]


@program((6, 4), (9, 4))
def broadcast_to_itself(x):
    y = x.clone()
    z = torch.broadcast_to(y, [x.size(0), 4])
    z += 1
    return y


@program(*IMAGE)
def unflatten_and_flatten(x):
    y = x.clone()
    y.unflatten(2, (2, 3))[:, :, 1].zero_()
    y.flatten(1)[:, 0] = 4.0
    return y


@program(*IMAGE)
def diagonal(x):
    y = x.clone()
    y.diagonal(0, 1, 2).fill_(7)
    torch.diagonal(y, 1, 1, 2)[:, 0] = -1.0
    return y


@program(*BATCH)
def expand_is_read_only_alias(x):
    y = x.clone()
    wide = y[:, :1].expand(-1, 3)
    y[:, 0] = 2.0
    return wide, y.expand_as(y)


@program(*BATCH)
def overlapping_views(x):
    y = x.clone()
    a, b = y[:, :3], y[:, 1:]
    a.add_(1)
    b.mul_(2)
    a[:, 2] = 0.0
    return y, a, b


@program(*BATCH)
def views_of_views_beside_each_other(x):
    y = x.clone()
    rows, columns = y[1:], y.t()
    first = rows[0]
    columns[2] = 5.0
    first[0] = -5.0
    rows += 1
    return first, rows, columns, y


@program((4, 4), (8, 4))
def shift_into_itself(x):
    out = torch.zeros_like(x)
    out[:, 1:] = x[:, :-1]
    out[:, 0] += 2
    return out


@program(*IMAGE)
def temporal_shift(x):
    out = torch.zeros_like(x)
    out[:, :-1, :2] = x[:, 1:, :2]
    out[:, 1:, 2:4] = x[:, :-1, 2:4]
    out[:, :, 4:] = x[:, :, 4:]
    return out


@program((2, 4), (5, 4))
def complex_parts(x):
    z = torch.complex(x, x * 2)
    z.real.add_(1)
    z.imag[:, 0] = 9.0
    torch.view_as_real(z)[:, 1, 0] = -3.0
    return torch.view_as_real(z), z.abs()


@program(*BATCH)
def detach_and_alias(x):
    y = x.clone()
    y.detach().add_(1)
    z = y.data
    z[0] = 0.0
    return y


@program(*IMAGE)
def contiguous_copies_what_is_not(x):
    y = x.clone()
    z = y.transpose(1, 2).contiguous()
    y.add_(1)
    same = y.contiguous()
    same.mul_(2)
    return y, z


@program(*IMAGE)
def reshape_views_what_it_can(x):
    y = x.clone()
    y.reshape(-1)[0] = 8.0
    z = y.permute(2, 1, 0).reshape(-1)
    y.add_(1)
    return y, z


@program(*BATCH, (1, 4), (3, 1))
def copies_at_some_sizes(x):
    y = x.clone()
    z = y.t().contiguous()  # y itself where there is one row
    y.add_(1)
    return y, z


@program(*BATCH)
def to_is_self_or_copy(x):
    y = x.clone()
    y.to(torch.float32).add_(1)
    y.to(torch.float64).add_(1)
    y.to(torch.float32, copy=True).add_(1)
    y.float().mul_(2)
    return y


@program(*BATCH)
def metadata_in_place(x):
    y = x.clone()
    y.unsqueeze_(0)
    y.transpose_(1, 2)
    y[0, 0] = 3.0
    y.squeeze_(0)
    y.t_()
    return y


@program((4, 6), (7, 6))
def unfold_reads(x):
    y = x.clone()
    windows = y.unfold(1, 3, 2)
    y[:, 0] = 0.0
    return windows


@program((4, 6), (7, 6))
def as_strided_reads(x):
    y = x.clone()
    return y.as_strided([2, 3], [3, 1]) * 2


def bump(parts: List[torch.Tensor]):
    parts[0].add_(1)
    parts[1][0] = 0.0


@program(*BATCH)
def alias_through_list(x):
    y = x.clone()
    parts = [y[:, :2], y[:, 2:]]
    bump(parts)
    held = (y, parts[0])
    held[0].mul_(2)
    return y, held[1]


@program(*IMAGE)
def swapped_and_moved(x):
    y = x.clone()
    y.swapaxes(1, 2)[:, 0] = 1.5
    y.movedim(0, 2)[0].add_(4)
    y.swapdims(0, 1)[1] *= 2
    return y


@program(*BATCH)
def broadcast_write(x):
    y = x.clone()
    y[:, 1:3] = y[:, :1]
    y[0] = torch.arange(4)
    y[:] = y + y[0]
    return y


@program((6, 4), (9, 4))
def windows_that_do_not_overlap(x):
    y = x.clone()
    u = y.unfold(0, 2, 2)
    u[0, :, 1] = 0.
    u.mul_(2)
    w = y.view(-1).unfold(0, 3, 4)
    w[:, 0] += 10
    return y


@refused("may overlap", (6, 4))
def windows_that_overlap(x):
    y = x.clone()
    y.unfold(0, 3, 1).mul_(2)
    return y


FEW = (1, 4), (2, 4), (3, 4), (7, 4)


@program(*FEW)
def last_slices(x):
    a, b, c, d, e = x.clone(), x.clone(), x.clone(), x.clone(), x.clone()
    a[-3:] = 0
    b[-3:-1] = 7
    c[-4::2] = 0
    d.t()[:, -2:] = 1
    e.view(-1)[-9:].mul_(2)
    return a, b, c, d, e, torch.slice_scatter(x, x[-2:] * 2, 0, -2)


@program(*FEW)
def slices_from_sizes(x):
    a, b, c = x.clone(), x.clone(), x.clone()
    n = x.size(0)
    a[n - 3:] = 0
    b[2 - n:] = 0
    c[n - 5:n - 1] = 9
    a[n // 2 - 2:] += 1
    return a, b, c


@program(*FEW)
def last_row(x):
    a, b = x.clone(), x.clone()
    a[-1] = 0
    b.select(0, -1).add_(1)
    return a, b, torch.select_scatter(x, x[0], 0, -1)


@program(*FEW)
def narrowed(x):
    a, b, c, d = x.clone(), x.clone(), x.clone(), x.clone()
    a.narrow(0, -1, 1).zero_()
    b.narrow(0, -x.size(0), 1).add_(1)
    c.narrow(0, x.size(0) - 1, 1).mul_(3)
    d.narrow(1, -3, 2).zero_()
    return a, b, c, d, x.narrow(0, -1, 1)


@program((3, 4), (1, 4), [-torch.ones(5, 4) * 3])
def narrowed_at_number(x):
    y = x.clone()
    i = -1 - int((x[0, 0] < 0))
    y.narrow(1, i, 1).zero_()
    return y


@program(*[[torch.rand(3, 4), torch.tensor(i)] for i in (0, 1, 2, -1, -2, -3)])
def narrowed_at_element(x, i):
    y, z = x.clone(), x.clone()
    n = int(i)
    y.narrow(0, n, 1).zero_()
    if n != 2 and n != -1:
        z.narrow(0, n, 2).add_(1)
    return y, z, x.narrow(0, n, 1), x.narrow(1, n, 1)


@program(*[[torch.rand(3, 4), torch.tensor(i)] for i in (0, 1, 2, 3, 7, -1, -2, -3, -4, -9)])
def slices_from_element(x, i):
    n = int(i)
    y, z = x.clone(), x.clone()
    y[n:] = 0
    z[:n] = 0
    return y, z, torch.slice_scatter(x, x[n:] * 2, 0, n)


@program((4, 3), (1, 3), (300, 3))
def as_tensor_is_the_tensor(x):
    y, z = x.clone(), x.clone()
    torch.as_tensor(y).add_(1)
    w = torch.as_tensor(z, dtype=torch.float32)
    z += 1
    return y, z, w, torch.as_tensor(z, dtype=torch.float64)


@refused("this tensor may share memory", (4, 3), (1, 3))
def product_of_one(x):
    y = x.clone()
    z = torch.cartesian_prod(y[:, 0])
    z += 1
    return y, z


# A copy, but of one row.
@program((4, 3), (1, 3), (300, 3))
def contiguous_of_expanded(x):
    row, one = x[:1].clone(), torch.zeros(1)
    y, z = row.expand(x.shape[0], -1).contiguous(), one.expand(x.shape[0]).contiguous()
    y[0] = 7
    z[-1] = 1
    return y, z, row, one


@program((4, 3), (1, 3), (300, 3))
def expanded_by_one(x):
    y = x.clone()
    y.expand(1, -1, -1)[0] += 1
    return y


# What is left is as long as the other tensor, whatever its sizes.
@program((5, 3), (1, 1), (16, 33), (300, 7))
def chosen_as_another(x):
    chosen = torch.masked_select(x, x.abs() >= 0)
    numbers: List[int] = []
    for i in range(x.size(0) * x.size(1)):
        numbers.append(i)
    grid = torch.tensor(numbers).float().view_as(x)
    return chosen.view_as(x), chosen.unflatten(0, [x.size(0), x.size(1)]), chosen.reshape_as(x.t()), grid.sum(0), grid.t().contiguous().view(-1)


@program(*[[x, x.flatten(1)] for x in (torch.rand(2, 3, 4), torch.rand(2, 1, 1), torch.rand(3, 16, 9), torch.rand(1, 1, 7))])
def columns_as_another(x, y):
    chosen = y[:, y[0] > -100]
    n = int((y[0] > -100).sum())
    return chosen.unflatten(1, [x.size(1), x.size(2)]), chosen.unflatten(-1, [x.size(1), -1]), y[:, :n].view_as(x)


@program((5, 3), (1, 3), (8, 3), (257, 3))
def windows_after_padding(x):
    n = x.size(0)
    while n % 4 != 0:
        n += 1
    windows = F.pad(x, (0, 0, 0, n - x.size(0))).unflatten(0, (n // 4, 4))
    return (windows @ windows.mT).softmax(-1).flatten(0, 1)[:x.size(0)]


@program([torch.rand(2, 12, 6, 4), 2], [torch.rand(2, 9, 3, 12), 3], [torch.rand(2, 9, 3, 12), 1], [torch.rand(1, 300, 5, 5), 5])
def shuffled_by_the_run(x, r: int):
    """Of factors that divide what they are to only."""
    y = F.pixel_shuffle(x, r)
    return y, F.pixel_unshuffle(y * 2, r), torch.channel_shuffle(x, r), F.pixel_shuffle((x * 9).long(), r)


@program((1, 36, 6, 12), (1, 36, 9, 9), (1, 36, 2, 6), (1, 36, 50, 300))
def shuffled_by_sizes(x):
    return F.pixel_shuffle(x, x.size(3) // x.size(2)), torch.channel_shuffle(x, x.size(1) // 3)


# Of a few rows the fold has other sizes than of many.
@program((5,), (2,), (3,), (300,))
def folded_windows(x):
    y = torch.outer(x[:4], x)[None, None]
    return F.fold(F.unfold(y, 2, 1, 0, 2), [y.size(2), y.size(3)], 2, 1, 0, 2)


@refused("the dtype depends on sizes or data", (4, 12), (2, 256))
def dtype_of_the_run(x):
    return x.to(torch.float64 if x.size(1) > 100 else torch.float32).float()


ROWS = (5, 3), (1, 3), (2, 3), (30, 3)


# Of one row, the result is a view in which several elements are one.
@program(*ROWS)
def beams(x):
    n = x.size(1)
    y = x.unsqueeze(1).expand(x.size(0), 4, n).reshape(-1, n)
    y[0, 0] = 1
    y[-1] = 5
    return y, x


@program(*ROWS)
def first_of_two(x):
    y = x[:, None].expand(-1, 2, -1).reshape(-1, x.size(1))
    y[0] = float("nan")
    z = y.clone()
    y[1] = 3.0
    return y, z, x


@program(*ROWS)
def rows_that_are_one(x):
    y = torch.arange(5)[None, None].expand(x.size(0), 1, 5).reshape(x.size(0), 5)
    y[-1] = y[-1] * 2 + 1
    return y


@program(*ROWS)
def pairs_that_are_copied(x):
    y = x[:, :, None].expand(-1, -1, 2).reshape(x.size(0), -1)
    y += 1
    mask = (x > 0)[:, None].expand(-1, 2, -1).reshape(-1, x.size(1))
    mask[0] = True
    h = torch.zeros(1, 1, 4).expand(2, x.size(0), 4).contiguous()
    h[0] = 1
    return y, mask, h
