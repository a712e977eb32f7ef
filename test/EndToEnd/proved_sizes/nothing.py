# RUN: %python %s
"""What a cut leaves of a size: nothing, or one."""
from typing import List

import torch
import torch.nn as nn
import torch.nn.functional as F
from proved_sizes import Suite

NOT_YET = {
    "EmbeddingOfRest": "wrong: runtimes add 40,000 numbers of float32 one after the other",
}
s = Suite(NOT_YET)
UP = (1, 2, 4, 5, 6, 7, 10, 10000)


# Reductions.
@s.program("x=f32[n,3]", n=UP)
def mean_of_rest(x):
    return x[5:].mean(0), x[5:].mean()


@s.program("x=f32[n,3]", n=UP)
def sums_of_rest(x):
    y = x[5:]
    return y.sum(0), y.prod(0), y.sum(), (y > 0).all(0), (y > 0).any(), y.cumsum(0)


@s.program("x=f32[n,3]", n=UP)
def variances_of_rest(x):
    y = x[5:]
    return y.var(0), y.std(0, correction=0), y.var()


@s.program("x=f32[n,3]", n=UP)
def norms_of_rest(x):
    y = x[5:]
    return y.norm(2, 0), y.norm(), torch.linalg.vector_norm(y, 1, 0), F.normalize(y, dim=1)


@s.program("x=f32[n,3]", n=UP)
def logsumexp_of_rest(x):
    y = x[5:]
    return y.logsumexp(0), y.softmax(0), y.log_softmax(1)


@s.program("x=f32[n]", n=UP)
def median_of_rest(x):
    return x[5:].median(), x[5:].nanmean()


@s.program("x=f32[n,3]", "i=i64[n]", n=UP)
def medians_of_rest(x, i):
    j = i.int()
    return x[5:].nanmedian(), i[5:].median(), j[5:].median(), j[5:].nanmedian(), x[::2].median()


@s.program("x=f32[n]", n=UP)
def far_rest(x):
    y = x[5000:]
    return y.mean(), y.sum(), y.size(0)


@s.program("x=f32[n]", n=UP)
def mean_of_head_and_rest(x):
    return x[:5].mean() - x[5:].sum() / max(x[5:].size(0), 1), x[5:].sum() / x[5:].size(0)


# Products.
@s.program("x=f32[n,m]", n=UP, m=(1, 3))
def product_over_rest(x):
    y = x[5:]
    return y.t() @ y, y @ y.t() if x.size(0) < 100 else y.t() @ y


@s.program("x=f32[n,m]", n=UP, m=(2, 3))
def vectors(x):
    y = x[5:]
    return y.mv(torch.ones_like(x[0])), y.t().mv(y[:, 0]), torch.dot(y[:, 0], y[:, 0])


@s.program("x=f32[b,n,m]", b=(1, 2), n=UP, m=(3, 4))
def batches(x):
    y = x[:, 5:]
    return torch.bmm(y.transpose(1, 2), y), torch.bmm(x[5:], x[5:].transpose(1, 2))


@s.program("x=f32[b,n,m]", b=UP, n=(2, 3), m=(3, 1))
def no_batch(x):
    y = x[5:]
    return torch.bmm(y, y.transpose(1, 2)), y @ y.transpose(1, 2), torch.baddbmm(y[:, :, :1], y, y[:, :1].transpose(1, 2))


@s.program("x=f32[n,m]", n=UP, m=(2, 3))
def einsum_of_rest(x):
    y = x[5:]
    return torch.einsum("ni,nj->ij", y, y), torch.einsum("ni->i", y), torch.einsum("ni,ni->n", y, y)


@s.program("x=f32[n,m]", n=UP, m=(2, 3))
def added_product(x):
    y = x[5:]
    return torch.addmm(torch.ones(1, 1), y.t(), y), torch.addmv(y.sum(0), y.t(), y[:, 0])


@s.program("x=f32[n,3]", n=UP)
class LinearOfRest(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 2)

    def forward(self, x):
        return self.linear(x[5:]), self.linear(x[5:]).sum(0)


# Layers.
@s.program("x=f32[n,2,6]", n=UP)
class ConvOfRest(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(2, 3, 3)

    def forward(self, x):
        return self.conv(x[5:])


@s.program("x=f32[n,4]", n=UP)
class NormOfRest(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.batch = nn.LayerNorm(4), nn.BatchNorm1d(4)

    def forward(self, x):
        return self.layer(x[5:]), self.batch(x[5:])


@s.program("x=f32[n,4]", n=UP)
def loss_of_rest(x):
    return F.mse_loss(x[5:], x[5:] * 2), F.l1_loss(x[5:], x[5:] * 2, reduction="sum"), F.cross_entropy(x[5:], x[5:].long()[:, 0].clamp(0, 3))


@s.program("x=f32[n,4]", n=UP)
class EmbeddingOfRest(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(9, 3)

    def forward(self, x):
        at = x[5:].long().clamp(0, 8)
        return self.table(at), self.table(at).mean([0, 1])


@s.program("x=f32[b,n,4]", b=(1, 2), n=UP)
def attention_to_rest(x):
    y = x[:, 5:]
    return F.scaled_dot_product_attention(x[:, :5], torch.cat([y, x[:, :1]], 1), torch.cat([y, x[:, :1]], 1))


@s.program("x=f32[n,1,4,4]", n=UP)
def images_of_rest(x):
    y = x[5:]
    return F.max_pool2d(y, 2), F.interpolate(y, scale_factor=2.0), F.pad(y, [1, 1])


# Order, choice, joins.
@s.program("x=f32[n]", n=UP)
def sorted_rest(x):
    y = x[5:]
    return y.sort()[0], y.topk(min(2, y.size(0)))[0], y.flip(0), y.roll(1), torch.unique(y)


@s.program("x=f32[n]", "i=i64[n,2]", n=UP)
def unique_of_rest(x, i):
    y, inverse, counts = torch.unique(x[5:], return_inverse=True, return_counts=True)
    return y, inverse, counts, torch.unique_consecutive(i[5:]), torch.unique_consecutive(x[5:], return_counts=True)[1]


@s.program("x=f32[n,2]", n=UP)
def joined_rest(x):
    y = x[5:]
    return torch.cat([y, x]), torch.cat([y, y]), torch.stack([y, y]), y.repeat(2, 1), y.repeat_interleave(2, 0)


@s.program("x=f32[n,3]", n=UP)
def chosen_of_rest(x):
    y = x[5:]
    return y[y > 0], y[y[:, 0] > 0].mean(0), torch.nonzero(y), torch.where(y > 0, y, -y)


@s.program("x=f32[n,3]", n=UP)
def views_of_rest(x):
    y = x[5:]
    return y.reshape(y.size(0), 3, 1), y.flatten(), y.t(), y.unsqueeze(0).expand(2, -1, -1), y.reshape(3, y.size(0))


@s.program("x=f32[n,3]", n=UP)
def written_rest(x):
    y = x.clone()
    y[5:] += 1
    y[5:, 0] = 7.0
    y[5:] = y[5:].mean(1, keepdim=True)
    return y


@s.program("x=f32[n,3]", n=UP)
def pieces_of_rest(x):
    pieces = x[5:].split(2)
    return len(pieces), pieces[-1], torch.cat([p.sum(0) for p in pieces]), x[5:].tensor_split(3)[1]


@s.program("x=f32[n]", n=UP)
def loop_over_rest(x):
    y = torch.zeros(1)
    for i in range(min(x[5:].size(0), 20)):
        y = y + x[5 + i]
    return y


@s.program("x=f32[n,2]", n=UP)
def scattered_rest(x):
    y = x[5:]
    at = torch.arange(y.size(0)) % 4
    return torch.zeros(4, 2).index_add(0, at, y), torch.zeros(4, 2).scatter_add(0, at[:, None].expand(-1, 2), y), torch.bincount(at, minlength=4)


# Of data.
@s.program("x=f32[n]", n=UP)
def nothing_is_chosen(x):
    y = x[x > 100]
    return y.mean(), y.sum(), y.size(0), y.var(correction=0), torch.dot(y, y)


# One.
@s.program("x=f32[n,m]", n=(1, 1, 5, 7, 1), m=(1, 4, 1, 6, 1000))
def squeezed_sum(x):
    return x.squeeze().sum(), x.squeeze().reshape(-1)


@s.program("x=f32[b,n,1]", b=(1, 3, 1, 900), n=(4, 1, 1, 7))
def squeezed_last(x):
    return x.squeeze(-1), x.squeeze(2).sum(1)


@s.program("x=f32[3,n]", n=(1, 2, 5, 5000))
def covariance(x):
    return x.cov(), x.cov(correction=0)


@s.program("x=f32[n,k]", n=(1, 2, 5, 3), k=(2, 1, 5, 700))
def covariance_of_variables(x):
    return x.cov().reshape(-1), torch.corrcoef(x).reshape(-1)


@s.program("x=f32[n,3]", n=(1, 2, 3, 5000))
def variance_of_one(x):
    return x.var(0), x.std(0), x[:1].var(0)


@s.program("x=f32[n,m]", n=(1, 1, 4, 3), m=(1, 5, 1, 700))
def one_of_either(x):
    return x[:1].expand(4, -1), x.sum(0, keepdim=True).expand_as(x), x - x.mean(1, keepdim=True)


@s.program("x=f32[1,n,m]", n=(1, 2, 300), m=(1, 3, 2))
def normalized_one(x):
    return F.softmax(x, 2), F.instance_norm(torch.cat([x, x + 1], 2))


@s.program("x=f32[n,m]", n=(1, 2, 20, 4), m=(1, 2, 3, 50))
def last_pieces_of_rest(x):
    return x[:, :-1].split(1, 1)[-1], x[:, :-1].split(2, 1)[-1]


@s.program("x=f32[n,m]", n=(1, 2, 3, 4), m=(1, 200, 31, 32))
def folded_rest(x):
    y = x[:x.size(0) // 3 * 3].reshape(3, -1, x.size(1))
    return y[:, :, :x.size(1) // 2 * 2].reshape(3, y.size(1), x.size(1) // 2, 2)


@s.program("x=f32[n,m]", n=(1, 20, 60, 2000), m=(1, 4, 6, 3))
def einsum_of_cuts(x):
    y = x[1:-16]
    return torch.einsum("ij,kj->ik", y, x), torch.einsum("ij,ik->jk", y, y), torch.einsum("...i,...i", y, y), torch.einsum("ij,ij,kj->k", y, y, y)


@s.program("x=f32[n]", n=(1, 20, 27, 28, 1000))
def counted_cuts(x):
    y = x[:-27].clone()
    for i in range(int((y > 0).sum()) + 5):
        y[i * 48:(i + 1) * 48] *= 2
    return y


# What chooses from nothing takes nothing: n is not at least 100.
@s.program("x=f32[n]", n=(1, 60, 99, 100, 700))
def masked_nothing(x):
    y = x[:x.size(0) // 100]
    z = y.clone()
    z[y > 0] = 3
    chosen = y[y > 0]
    return z, chosen * 2 if x.size(0) > 50 else chosen * 3


@s.program("x=f32[n,m]", n=(1, 60, 99, 100, 700), m=(3, 1, 2))
def places_in_nothing(x):
    y = x[:x.size(0) // 100].clone()
    i = (y[:, 0] > 0).nonzero()[:, 0]
    chosen = y[i]
    y[i] = 2
    y[i[:1]] += 1
    return y, x[i], chosen * 2 if x.size(0) > 50 else chosen * 3


@s.program("x=f32[n]", n=(1, 60, 99, 100, 700))
def added_to_nothing(x):
    y = x[:x.size(0) // 100]
    i = torch.arange(y.size(0))
    z = torch.zeros_like(y).index_add(0, i, y), torch.zeros(5).index_add_(0, i % 5, y)
    return z, y * 2 if x.size(0) > 50 else y * 3


@s.program("x=f32[n,3]", n=(1, 2, 700))
def chosen_of_no_columns(x):
    y = x[:, :0]
    z = y.clone()
    z[y > 0] = 1
    return y[y > 1], z, y[y > 1].sum()


# Runtimes do not divide nothing by 0.
@s.program("x=f32[n]", n=(1, 2, 3, 700))
def divided_by_nothing(x):
    y = x[1:]
    i, n = torch.arange(y.size(0)), y.size(0)
    thin = torch.take_along_dim(y, torch.arange(0, n, 130), 0), i % (n * 2)
    return thin, i % n, i // n, torch.fmod(i, n), torch.div(i, n, rounding_mode="trunc"), i / n, torch.take_along_dim(y, i, 0)


@s.program("x=f32[n,m]", n=(3, 1004, 1003, 1), m=(2, 7, 2000, 1))
def pieces_of_no_rows(x):
    y = x[1000::2]
    pieces: List[torch.Tensor] = []
    for i in range(0, y.size(1), 1000):
        piece = y[:, i:i + 1000]
        pieces.append(piece - piece.mean(1, keepdim=True))
    return torch.cat([piece.flip(0) for piece in pieces])


@s.program("x=f32[n,m]", n=(3, 700, 1), m=(1, 2, 5, 700))
def gates(x):
    return F.glu(x[:, :x.size(1) // 2 * 2]), F.glu(torch.cat([x, x]), 0)


@s.program("x=f32[h,k,w]", h=(2, 1, 300, 1, 301, 301), k=(2, 1, 1, 2, 3, 3), w=(3, 4, 301, 700, 5, 305))
def flattened_nothing(x):
    # A size of 0 in the shape of a Reshape copies one.
    y = x[x.size(0) // 300:, :, :x.size(2) // 300]
    ones = y.unsqueeze(1).flatten(0, 2), y.unsqueeze(0).flatten(1, 2), y[None, None].flatten(2, 3), y[..., None, None].flatten(1, 3)
    return y.flatten(0, 1), y.flatten(1, 2), y.flatten(), y.transpose(0, 2).flatten(1), ones


@s.program("x=f32[n,m]", "y=f32[n]", n=(200, 2000, 300), m=(100, 3, 3))
def joined_with_an_empty_vector(x, y):
    # Which PyTorch skips, whatever the rank of the others.
    return torch.cat([y[-5:][x.numel() // 144:], x], 0), torch.cat([x, x[0, :x.size(1) // 1000], x], 1)


@s.program("x=f32[n]", "y=f32[m]", n=(1, 2, 3, 5, 900), m=(1, 352, 353, 706, 2000))
def cut_twice(x, y):
    begin = y.size(0) // 353
    return torch.ones(1)[begin:][x.size(0) // 3:], torch.ones(5)[begin:][x.size(0) // 3:]


@s.program("x=f32[n,m]", n=(1, 2, 13, 15, 500), m=(5, 5, 9, 20, 1000))
def padded_nothing(x):
    y = x[11:-2].unsqueeze(1)
    return F.pad(y, [4, 3], mode="circular"), F.pad(y, [4, 3], mode="replicate"), F.pad(y, [4, 3], mode="reflect")


@s.program("x=f32[n,m,k]", n=(1, 2, 5), m=(3, 300, 3000), k=(4, 7, 9))
def flat_of_no_channels(x):
    y = x.tensor_split(286, 1)[1].unsqueeze(1).expand(-1, 2, -1, -1)[:, 1985:-1986]
    return y.flatten(0, 1).unsqueeze(1).flatten(2)


@s.program("x=f32[n]", n=(3, 4, 20, 300))
def products_of_a_branch(x):
    pairs = torch.combinations(x[:20])
    last = pairs[-2:] if bool(x.sum() > 0) else pairs
    return torch.einsum('ij,kj->ik', last, pairs)


@s.program("x=f32[2,4,h,w]", h=(1, 2, 1, 5, 1000), w=(1, 1, 3, 1, 2))
class TransposedOfNothing(nn.Module):
    def __init__(self):
        super().__init__()
        self.cut = nn.ConvTranspose2d(4, 6, 2, stride=2, padding=1)
        self.kept = nn.ConvTranspose2d(4, 6, 4, 2, 1)

    def forward(self, x):
        y = self.cut(x)
        return y, y.shape[2], self.kept(x)


@s.program("x=f32[2,4,n]", n=(2, 3, 5, 1000))
class TransposedRowsOfNothing(nn.Module):
    def __init__(self):
        super().__init__()
        self.short = nn.ConvTranspose1d(4, 6, 3, stride=1, padding=2, bias=False)
        self.extra = nn.ConvTranspose1d(4, 6, 3, stride=3, padding=3, output_padding=2)
        self.dilated = nn.ConvTranspose1d(4, 6, 3, stride=1, padding=2, dilation=2)

    def forward(self, x):
        return self.short(x), self.extra(x), self.dilated(x)


@s.program("x=i64[2,4,n]", n=(2, 3, 50))
def transposed_integers_of_nothing(x):
    return F.conv_transpose1d(x, torch.arange(24).view(4, 3, 2), stride=2, padding=1), x[:, :, :2]


@s.program("x=f32[n,m,k]", n=(1, 2, 3), m=(1, 3, 2), k=(1, 59, 200))
def layer_norm_of_nothing(x):
    y = x[:, :, -61:-60][:, :, 59:]
    return F.layer_norm(y, [y.size(2)]), F.layer_norm(x[:, :, 2:], [x[:, :, 2:].size(2)])


# Of constants, only computing them tells that there is nothing.
@s.program("x=f32[n]", n=(1, 5))
def nothing_of_constants(x):
    t = torch.linspace(0.0, 1.0, 2687)[:300]
    y = torch.repeat_interleave(t, (t * 4).long() % 3).int()
    return x, torch.cat([y, y[-1:-3425]])


s.run()
