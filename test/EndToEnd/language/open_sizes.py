# RUN: %python %s
"""Sizes that only data or an argument decides, and what operators demand of them."""
from typing import List, Optional

import torch
import torch.nn.functional as F
from language import program

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(6, 4), 2], [torch.rand(9, 4), 3], [torch.rand(8, 4), 1]


@program(*COUNTS)
def view_by_an_argument(x, n: int):
    return x.view(x.size(0) // n, n, 4), x.view(n, -1, 4).sum(1), x.reshape(-1, n).t()


@program([torch.rand(7, 4), 7], [torch.rand(7, 4), 1])
def view_that_one_guess_fits(x, n: int):
    return x.view(n, -1, 4)


@program([torch.rand(6, 8), 2], [torch.rand(9, 8), 4], [torch.rand(8, 8), 1])
def heads_by_an_argument(x, heads: int):
    b, d = x.shape
    q = x.view(b, heads, d // heads).transpose(0, 1)
    return ((q @ q.transpose(1, 2)).softmax(-1) @ q).transpose(0, 1).reshape(b, d)


@program(*BATCH)
def one_mask_twice(x):
    m = x > 0.5
    i = m.nonzero()
    j = torch.nonzero(m)
    return (i + j).float().sum(), x[m] * i[:, 0]


@program(*BATCH)
def one_mask_in_other_ways(x):
    m = x[:, 0] > 0.4
    k = m.nonzero().squeeze(1)
    a = x[m]
    return a - x[k], x.masked_select(m.unsqueeze(1)).view(-1, 4) + a


@program(*BATCH)
def masks_of_one_count(x):
    y = x.flip(0)
    a = x[x[:, 0] > 0.4]
    b = y[y[:, 0] > 0.4]
    return a + b.flip(0)


@program(*BATCH)
def as_many_as_the_mask(x):
    m = x[:, 0] > 0.4
    n = int(m.sum())
    out = torch.zeros(n, 4)
    out += x[m]
    return out, torch.arange(n) + x[m][:, 0]


@program(*BATCH)
def the_shorter_of_two(x):
    n = int(x.abs().max().item() * 4) + 1
    a = torch.zeros(n, x.size(1))
    a[:min(n, x.size(0))] = x[:n]
    return a, a.shape[0]


@program([torch.rand(6, 4), True], [torch.rand(8, 4), False])
def bounds_that_may_be_none(x, f: bool):
    end: Optional[int] = None
    most: Optional[float] = None
    if f:
        end = 2
        most = 0.5
    k = end if end is not None else 1
    return x[:end], x[:, 1:end], torch.clamp(x, 0.2, most), x[:k].sum(0), x.new_zeros(k)


@program([torch.rand(2, 6, 16), torch.tensor([6, 3])], [torch.rand(3, 8, 16), torch.tensor([8, 2, 5])])
def padding_of_lengths(x, lengths):
    n = int(lengths.max())
    padding = torch.arange(n).expand(lengths.size(0), n) >= lengths.unsqueeze(1)
    return x.masked_fill(padding.view(x.size(0), x.size(1), 1), 0.0)


@program((40,), (9,), (3,))
def best_of_a_mask(x):
    keep = x > 0.2
    scores = x[keep]
    places = torch.where(keep)[0]
    values, best = scores.topk(min(5, places.shape[0]))
    return values, places[best]


@program([torch.rand(2, 9), torch.tensor([[-2, 5], [3, 11]])], [torch.rand(3, 9), torch.tensor([[0, 8], [6, 7], [-1, 3]])])
def pasted(masks, boxes):
    out: List[torch.Tensor] = []
    for i in range(boxes.size(0)):
        begin = int(boxes[i, 0])
        end = int(boxes[i, 1])
        canvas = torch.zeros(8)
        first = max(begin, 0)
        last = min(end, 8)
        canvas[first:last] = masks[i, first - begin:last - begin]
        out.append(canvas)
    return torch.stack(out)


@program((5, 6), (9, 6))
def split_where_there_are_any(x):
    rows = x[x[:, 0] > 0.2]
    n = rows.size(0)
    if n > 0:
        rows = rows.reshape(n, -1, 2)
    return rows[:, 1:].reshape(-1, 2)


@program([torch.rand(6, 8, 2, 2), 3], [torch.rand(9, 8, 4, 3), 3], [torch.rand(4, 8, 4, 3), 1])
def shift_between_frames(x, n: int):
    nt, c, h, w = x.size()
    y = x.view(nt // n, n, c, h, w)
    out = torch.zeros_like(y)
    out[:, :-1] = y[:, 1:]
    return out.view(nt, c, h, w)


@program([torch.randn(2, 6), torch.tensor([4, 6])], [torch.randn(3, 5), torch.tensor([2, 5, 1])])
def narrow_to_the_end(x, lengths):
    beyond = torch.zeros_like(x)
    for i, length in enumerate(lengths):
        n = int(length)
        if x.size(1) - n > 0:
            beyond[i].narrow(0, n, x.size(1) - n).fill_(1)
    first = int(lengths[0])
    return beyond, x.narrow(1, first, x.size(1) - first)


@program([torch.rand(6, 3), torch.rand(4, 3)], [torch.rand(9, 3), torch.rand(1, 3)], [torch.rand(1, 3), torch.rand(5, 3)])
def broadcast_against_found(x, y):
    found = x[x[:, 0] > 0.4]
    position = (x[:, 0] > 0.4).nonzero().squeeze(1)
    weight = torch.where(position > 2, found.sum(1), -found.sum(1))
    return found.unsqueeze(1) + y, (found * weight.unsqueeze(1)).sum(0), found + position.unsqueeze(1)


@program([torch.rand(40), 16, 8], [torch.rand(64), 10, 5], [torch.rand(37), 12, 3])
def overlapping_frames(x, frame: int, hop: int):
    out = torch.zeros_like(x)
    window = torch.linspace(0, 1, frame)
    for i in range((x.size(0) - frame) // hop + 1):
        out[i * hop : i * hop + frame] += x[i * hop : i * hop + frame] * window
    return out


@program([torch.rand(5, 4), torch.rand(5)], [torch.rand(8, 4), torch.rand(8)])
def soft_suppression(boxes, scores):
    left = scores.clone()
    kept: List[int] = []
    while bool((left > 0.3).any()):
        k = int(left.argmax())
        kept.append(k)
        low = torch.maximum(boxes[:, :2], boxes[k, :2])
        high = torch.minimum(boxes[:, :2] + boxes[:, 2:], boxes[k, :2] + boxes[k, 2:])
        shared = (high - low).clamp(min=0).prod(1)
        left = left * torch.exp(-shared)
        left[k] = -1.0
    return torch.tensor(kept), left


# As many of the largest as the run says: at least one, for what is then the last of them.
PICKED = [torch.randn(3, 8)], [torch.randn(5, 9)], [torch.rand(2, 4)], [-torch.rand(2, 4)]


@program(*PICKED)
def picked(x):
    n = int((x > 0).sum())
    k = min(n, x.size(1))
    v, i = x.topk(k, 1)
    return v, i, v.sum(1), torch.cat([v, x], 1)


@program(*PICKED)
def picked_in_a_loop(x):
    out = torch.zeros(x.size(1))
    for r in range(x.size(0)):
        k = int((x[r] > 0).sum())
        v = x[r].topk(k)[0]
        out[:k] += v
    return out


@program(*PICKED)
def picked_list(x):
    rows: List[torch.Tensor] = []
    for r in range(x.size(0)):
        k = max(1, int((x[r] > 0).sum()))
        rows.append(x[r].topk(k)[0])
    return torch.cat(rows)


@program(*PICKED)
def picked_least(x):
    v, i = x.flatten().topk(min(6, x.numel()), largest=False)
    return v, i


@program(*PICKED)
def kth(x):
    k = max(1, int((x[0] > 0).sum()))
    return x.kthvalue(k, 1)[0]


@program(*PICKED)
def thresholded(x):
    k = max(1, int(x.size(1) * 0.3))
    t = x.topk(k, 1)[0][:, -1:]
    return torch.where(x >= t, x, torch.zeros_like(x))


# ONNX Runtime fills no tensor of float8.
@program((4, 8), (1, 2), (300, 6))
def filled_with_float8(x):
    y = torch.zeros(x.shape[0], 3, dtype=torch.float8_e5m2)
    return y.float() + 1, torch.full((x.shape[1],), 0.5, dtype=torch.float8_e4m3fn).float()


@program((6,), (1,), (30,), (101,))
def chunks_and_where_they_are_from(x):
    kept, places = torch.zeros(0), torch.zeros(0)
    for i in range(0, x.size(0), 4):
        kept = torch.cat([kept, x[i : i + 4]])
        places = torch.cat([places, torch.ones(min(4, x.size(0) - i)) * i])
        isLarge = kept > 0.3
        kept, places = kept[isLarge], places[isLarge]
    return kept, places


@program((6,), (3,), (30,), (101,))
def masks_of_what_was_counted(x):
    kept = x[x > 0.2]
    y = torch.zeros(int((x > 0.2).sum()))
    y[kept > 0.5] = 1
    y[kept <= 0.5] = kept[kept <= 0.5]
    return y


def spans(*sizes):
    return [[torch.rand(b, t), torch.randint(t, (b, k)), torch.randint(5, (b, k))] for b, t, k in sizes]


@program(*spans((2, 20, 2), (1, 6, 1), (3, 7, 0), (2, 301, 3)))
def spans_of_two_inputs(x, start, width):
    inside = torch.zeros(x.size(0), x.size(1), dtype=torch.bool)
    both, rest = inside, torch.ones(x.size(0), x.size(1))
    for i in range(start.size(1)):
        ends = start[:, i : i + 1] + width[:, i : i + 1]
        inside = inside | (torch.arange(x.size(1)) < ends)
        both = both ^ (inside & (torch.arange(x.size(1)) > 2))
        rest = torch.floor_divide(rest * 7, torch.arange(x.size(1)) + ends + 1)
        rest = torch.broadcast_tensors(rest, torch.arange(x.size(1)) + ends)[1] + rest
    return inside, both, rest


@program(*([torch.rand(n, 7, 7) * m, torch.rand(4, 7)] for n, m in ((3, 4), (1, 0), (8, 0), (9, 3))))
def products_of_no_matrices(x, h):
    kept = x[x.sum((1, 2)) > 30]
    return h @ kept, h[None] @ kept, h[0] @ kept, kept @ h.t(), h[0] @ kept @ h.t(), h @ kept[:, None]


# ONNX Runtime merges products with transpositions, and divides by a size then.
@program(*([torch.rand(n, 2, 4), torch.rand(n) > least, torch.rand(2, 3, 4)] for n, least in ((6, 0.5), (5, 0.1), (7, 2.0), (1, 2.0))))
def products_of_turned_lists(x, mask, a):
    kept = x[mask]
    first, last = kept.transpose(0, 1), kept.permute(1, 2, 0)
    scores = torch.einsum("nid,njd->nij", kept, kept), a @ last, first @ last, last @ first, torch.bmm(kept, kept.mT) * 0.5
    return scores, torch.baddbmm(torch.ones(2, 4, 4), last, first, alpha=2.0), first.softmax(-1) @ (last.softmax(1) @ first)


class Masked(torch.nn.Module):
    """A state that a mask of another input may have made larger goes into a cell that demands a size."""

    def __init__(self):
        super().__init__()
        self.cell = torch.nn.GRUCell(3, 4)

    def forward(self, x, mask, h):
        for t in range(x.size(0)):
            given = mask[t].unsqueeze(-1)
            h = given * self.cell(x[t], h) + (1 - given) * h
        last = torch.zeros_like(h)
        for t in range(x.size(0)):
            last = self.cell(x[t], last)
        return h, last


SIZES = (6, 2), (1, 1), (30, 3), (7, 5)
program(*([torch.randn(n, b, 3), (torch.rand(n, b) > 0.5).float(), torch.randn(b, 4)] for n, b in SIZES))(Masked)


@program(*([torch.rand(n, b), torch.arange(n)[:, None] < (torch.randint(n, (b,)) + 1)[None], torch.randint(5, (n, b))] for n, b in SIZES))
def last_that_is_given(x, mask, labels):
    y = x[0]
    for t in range(1, x.size(0)):
        y = torch.where(mask[t], x[t], y)
    return labels[mask.sum(0) - 1, torch.arange(x.size(1))], y


@program(*([torch.rand(b, n, 4), torch.rand(n, m), torch.randint(n, (b,))] for b, n, m in ((2, 6, 3), (1, 1, 1), (2, 12, 5))))
def places_of_two_inputs(x, y, places):
    total = torch.zeros(x.size(1))
    for t in range(y.size(1)):
        for d in range(t):
            total += y[:, 0]
    return total, x[torch.arange(x.size(0)), places], torch.einsum("bnc,bn->nc", x, x[:, :, 0] + places[:, None])


# Numbers of channels that are to be multiples, which another dim is too: not that dim.
@program(*([torch.rand(1, n, 8, 8), torch.arange(n) < k] for n, k in ((9, 4), (9, 8), (20, 12), (64, 64), (70, 16))))
def multiples(x, mask):
    y = x[:, mask]
    shuffled = F.pixel_shuffle(torch.cat([y, y], 1), 2), F.pixel_shuffle(y, 2), F.channel_shuffle(y, 4)
    return shuffled, F.group_norm(y, 4), y.view(1, 4, -1, x.size(2), 8).sum(1), y.unflatten(1, (2, -1))


@program(*([torch.rand(n, 8, 8), torch.arange(n) % 3 < 1] for n in (9, 4, 20, 301)))
def as_large_as_demanded(x, mask):
    y, z = x[mask][:, 0], x[:, 0][mask] * 2
    labels = (z.sum(1) % 8).long()
    losses = F.cross_entropy(y, labels), F.nll_loss(z, labels), F.cosine_embedding_loss(y, z, labels % 2 * 2 - 1)
    return losses, torch.linalg.solve(y.t() @ y + torch.eye(8), z.t())


@program([torch.rand(7), torch.ones(9)], [-torch.rand(5), torch.rand(1) + 1], [torch.zeros(6), torch.rand(4) + 1])
def sizes_that_meet_in_a_chain(x, y):
    a, b, c, d = x[x > 0], (x * 2)[x > 0], x[x * 3 > 0] + 1, y[y > 0]
    square = a[:, None] * b + (b[:, None] + c).exp()
    cube = square[:, None] + (c[:, None, None] * a[:, None] + torch.where(b > 0.5, a, c))
    return square, cube, (d[:, None] + d[:, None, None] * d).sum(), a[:, None] * d + b[:, None]


@program(*[[torch.rand(b, n, 3), torch.randint(0, n, (b, n)), k] for b, n, k in ((2, 4, 4), (1, 5, 5), (1, 1, 1), (2, 4, 1))])
def indices_that_meet(x, j, k: int):
    """As those of points and of what they are in meet, where one has as many as an argument says."""
    i = torch.arange(x.size(0))[:, None].repeat(1, k)
    y = x.clone()
    y[i, j] = 7.0
    y[i, j[:, :k]] += 2.0
    return x[i, j], x[i, j[:, :k]], y


@program(*[[torch.rand(b, n, 3), torch.rand(b, s, 3), k] for b, n, s, k in ((2, 30, 4, 4), (1, 500, 5, 16), (1, 8, 1, 8))])
def neighbours_within_a_ball(points, centres, k: int):
    batch, count, total = torch.cdist(centres, points).shape
    places = torch.arange(total).view(1, 1, total).repeat(batch, count, 1)
    places[torch.cdist(centres, points) > 0.6] = total
    places = places.sort(dim=-1)[0][:, :, :k]
    first = places[:, :, 0].view(batch, count, 1).repeat(1, 1, k)
    places = torch.where(places == total, first, places) % total
    rows = torch.arange(batch).view(batch, 1, 1).repeat(1, count, k)
    return points[rows, places] - centres.view(batch, count, 1, 3)
