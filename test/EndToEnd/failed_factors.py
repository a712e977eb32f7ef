# RUN: %python %s
"""Matrices that have no factors or inverse: `info` says which step fails, and LU takes them."""
import torch
from endtoend import check

linalg = torch.linalg


class Factors(torch.nn.Module):
    def forward(self, x):
        lu, pivots, info = linalg.lu_factor_ex(x)
        _, lower, upper = linalg.lu(x)
        symmetric = linalg.ldl_factor_ex(x + x.mT)
        return lu, pivots, info, lower, upper, symmetric[2]


class Infos(torch.nn.Module):
    """What else there is of such matrices is not defined."""

    def forward(self, x):
        return linalg.inv_ex(x)[1], linalg.solve_ex(x, x)[1], linalg.cholesky_ex(x)[1], linalg.cholesky_ex(x, upper=True)[1]


root = torch.randn(3, 3)
rows = torch.tensor([[1.0, 2, 3], [1, 2, 3], [2, 4, 6]])
gap = torch.tensor([[1.0, 2, 0], [3, 4, 0], [5, 6, 0]])
signs = torch.diag(torch.tensor([1.0, -1, 2]))
matrices = torch.stack([rows, torch.zeros(3, 3), torch.ones(3, 3), root, signs, root @ root.mT + torch.eye(3), gap, gap.mT])
for module in Factors(), Infos():
    for dtype in torch.float32, torch.complex64:
        check(module, (matrices.to(dtype),), (matrices.flip(0)[:3].to(dtype),), dynamic={"x": [0]}, rtol=1e-4, atol=1e-4)
    check(module, (matrices,), (torch.zeros(2, 5, 5),), (torch.zeros(1, 0, 0),), flags=["--input", "f32[b,n,n]"], rtol=1e-4, atol=1e-4)
