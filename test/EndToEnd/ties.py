# RUN: %python %s
"""Which of equal elements PyTorch finds."""
import torch
from endtoend import check


class Kthvalue(torch.nn.Module):
    def __init__(self, k, dim, keepdim):
        super().__init__()
        self.k, self.dim, self.keepdim = k, dim, keepdim

    def forward(self, x):
        values, indices = torch.kthvalue(x, self.k, self.dim, self.keepdim)
        return values, indices


torch.manual_seed(0)
for k in (1, 2, 7):
    calls = [(torch.randint(0, kinds, sizes).float(), ) for kinds in (2, 3, 5, 50) for sizes in ((3, 7), (8, 33), (5, 200))]
    check(Kthvalue(k, 1, False), *calls, dynamic={"x": [0, 1]})
check(Kthvalue(3, 1, True), *[(torch.randint(0, 4, (a, 11, c)), ) for a, c in ((2, 3), (5, 4))], dynamic={"x": [0, 2]})
check(Kthvalue(4, -1, False), (torch.tensor([3, 3, 1, 3, 0, 3, 3]), ))
