# RUN: %python %s
"""Singular vectors and eigenvectors, whose signs are LAPACK's choice, in programs that do not depend on them; others are refused."""
import torch
from endtoend import check, check_refused


class Kabsch(torch.nn.Module):
    """The rotation and shift that take points p to q."""

    def forward(self, p, q):
        p0, q0 = p.mean(-2, keepdim=True), q.mean(-2, keepdim=True)
        u, _, vh = torch.linalg.svd((p - p0).mT @ (q - q0))
        d = torch.sign(torch.det(vh.mT @ u.mT))
        r = vh.mT @ torch.diag_embed(torch.stack([torch.ones_like(d), torch.ones_like(d), d], -1)) @ u.mT
        return r, q0 - p0 @ r.mT


class Polar(torch.nn.Module):
    def forward(self, x):
        u, s, vh = torch.linalg.svd(x, full_matrices=False)
        return u @ vh, (vh.mT * s.unsqueeze(-2)) @ vh


class LowRank(torch.nn.Module):
    def forward(self, x):
        u, s, v = torch.svd(x)
        return (u[..., :2] * s[..., None, :2]) @ v[..., :2].mT


class NullSpace(torch.nn.Module):
    """The projection to what x takes to 0."""

    def forward(self, x):
        _, s, vh = torch.linalg.svd(x)
        null = vh[s.size(-1):]
        return null.mT @ null


class Whitened(torch.nn.Module):
    def forward(self, x):
        x = x - x.mean(0)
        values, vectors = torch.linalg.eigh(x.t() @ x / (x.size(0) - 1), "U")
        return x @ vectors @ torch.diag(1 / torch.sqrt(values + 1e-3)) @ vectors.t(), values


class Components(torch.nn.Module):
    def forward(self, x):
        return x @ torch.linalg.svd(x)[2].mT[:, :2]


class Sizes(torch.nn.Module):
    def forward(self, x):
        return (x @ torch.linalg.svd(x)[2].mT[:, :2]).abs()


class Line(torch.nn.Module):
    def forward(self, x, y):
        return torch.linalg.lstsq(torch.stack([x, torch.ones_like(x)], -1), y.unsqueeze(-1)).solution


make = torch.randn
flat = torch.randn(2, 6, 3) * torch.tensor([1.0, 1.0, 0.0])
check(Kabsch(), [make(2, 5, 3), make(2, 5, 3)], [make(3, 7, 3), make(3, 7, 3)], [flat, make(2, 6, 3)], dynamic={"p": [0, 1], "q": [0, 1]})
check(Polar(), [make(4, 3)], [make(2, 3)], [make(7, 3)], dynamic={"x": [0]})
check(Polar(), [make(2, 4, 3)], [make(1, 4, 3)], dynamic={"x": [0]})
check(LowRank(), [make(4, 6)], [make(7, 5)], [make(3, 3)], dynamic={"x": [0, 1]})
check(NullSpace(), [make(3, 6)])
check(Whitened(), [make(8, 5)], [make(30, 5)], dynamic={"x": [0]})
check(Sizes(), [make(8, 5)], [make(30, 5)], dynamic={"x": [0]})
check(Line(), [make(8), make(8)], [make(20), make(20)], dynamic={"x": [0], "y": [0]})
check_refused(Components(), [make(8, 5)], "the signs of the vectors are LAPACK's choice", "its results change with them")
