# RUN: %python %s
"""Singular vectors and eigenvectors, whose signs and phases are LAPACK's choice: in programs that do not depend on them, and in others,
which are told so and refused with --strict. Their matrices are put together again."""
import tempfile

import torch
from endtoend import check, convert, describe, load, program, run, save


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


def outputs(module, x, what="signs", strict=False):
    """The answers of a model whose vectors are what they happen to be."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, examples, model = f"{tmp}/model.pt", f"{tmp}/inputs.pt", f"{tmp}/model.onnx"
        save(module, archive)
        torch.save((x,), examples)
        if strict:
            process = convert(archive, model, "--strict", *describe(examples, {}))
            assert process.returncode > 0 and f"the {what} of the vectors are LAPACK's choice" in process.stderr, process.stderr
        process = convert(archive, model, *describe(examples, {}))
        assert process.returncode == 0, process.stderr
        assert process.stderr.count(f"warning: the {what} of these vectors are not defined") == 1, process.stderr
        assert "singular_vectors.py:" in process.stderr, process.stderr
        answers = run(load(model), [x])
    want = module(x)
    return [torch.view_as_complex(y) if w.is_complex() else y for y, w in zip(answers, want, strict=True)], want


def is_close(x, y):
    wide = torch.promote_types(x.dtype, y.dtype)
    return torch.allclose(x.to(wide), y.to(wide), rtol=1e-3, atol=1e-4)


def is_unitary(x):
    return is_close(x.mH @ x, torch.eye(x.size(-1), dtype=x.dtype).expand(*x.shape[:-2], -1, -1))


def components(self, x):
    return (x @ torch.linalg.svd(x)[2].mT[:, :2],)


def thin(self, x):
    return torch.linalg.svd(x, full_matrices=False)


def full(self, x):
    return torch.linalg.svd(x)


def lower(self, x):
    return torch.linalg.eigh(x)


def upper(self, x):
    return torch.linalg.eigh(x, "U")


def anyone(self, x):
    return torch.linalg.eig(x)


outputs(program(components), make(8, 5), strict=True)
for dtype in torch.float32, torch.complex128:
    what = "phases" if dtype.is_complex else "signs"
    outputs(program(thin), make(3, 2, dtype=dtype), what, strict=True)
    for x in make(2, 3, 4, dtype=dtype), torch.zeros(3, 2, dtype=dtype), torch.eye(3, dtype=dtype):
        for module in program(thin), program(full):
            (u, s, vh), want = outputs(module, x, what)
            assert u.shape == want[0].shape and vh.shape == want[2].shape
            assert is_close(s, want[1]) and is_unitary(u) and is_unitary(vh.mH)
            assert is_close((u[..., : s.size(-1)] * s.unsqueeze(-2).to(dtype)) @ vh[..., : s.size(-1), :], x)
    square = make(2, 4, 4, dtype=dtype)
    outputs(program(lower), square, what, strict=True)
    for x in (square + square.mH,):
        for module in program(lower), program(upper):
            (values, vectors), want = outputs(module, x, what)
            assert is_close(values, want[0]) and is_unitary(vectors)
            assert is_close(x @ vectors, vectors * values.unsqueeze(-2).to(dtype))
    rotation = torch.tensor([[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [0.0, 0.0, 2.0]], dtype=dtype)
    for x in square, rotation, torch.triu(make(4, 4, dtype=dtype)), make(1, 1, dtype=dtype), make(6, 6, dtype=dtype):
        (values, vectors), want = outputs(program(anyone), x, "phases", strict=x.size(-1) == 6)
        x = x.to(vectors.dtype)
        assert is_close(x @ vectors, vectors * values.unsqueeze(-2))
        assert is_close(torch.linalg.vector_norm(vectors, dim=-2), torch.ones(values.shape))
        assert is_close(values.sum(-1), want[0].sum(-1)) and is_close(values.prod(-1), want[0].prod(-1))


class Rebuilt(torch.nn.Module):
    """Whether signs matter is tried at small sizes: at those of samples of three open dims it took minutes."""

    def forward(self, x):
        values, vectors = torch.linalg.eigh(x)
        return vectors @ torch.diag_embed(values.exp()) @ vectors.mT


x = make(4, 5, 5, dtype=torch.float64)
check(Rebuilt(), [x + x.mT], [x[:2, :3, :3] + x[:2, :3, :3].mT], flags=["--input", "f64[b,n,n]"])
