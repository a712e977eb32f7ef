# RUN: %python %s
"""Of equal elements, topk takes those that PyTorch's does."""
import torch
from endtoend import check, program


def largest(self, x):
    return torch.topk(x, 3), torch.topk(x, 5, 0), torch.topk(x, 1)


def smallest(self, x):
    return torch.topk(x, 3, 1, False), torch.topk(x, 5, 0, False), torch.topk(x, 1, largest=False)


def most(self, x):
    return torch.topk(x, 14, -1), torch.topk(x, x.size(1))


torch.manual_seed(0)
for dtype in torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.float16, torch.bfloat16:
    for high in 2, 5:
        x, y = torch.randint(0, high, (20, 16)).to(dtype), torch.randint(0, high, (7, 16)).to(dtype)
        check(program(largest), [x], [y], dynamic={"x": [0]}, rtol=0, atol=0)
        check(program(smallest), [x], rtol=0, atol=0)
        check(program(most), [x], rtol=0, atol=0)
check(program(largest), [torch.randint(0, 3, (6, 40))], [torch.randint(0, 3, (9, 23))], [torch.randint(0, 3, (30, 5))], dynamic={"x": [0, 1]})
check(program(largest), [torch.tensor([[1.0, float("nan"), 2.0, float("nan")]] * 6).half()])


# Of as many elements as the run says, or data.
def largest_of_some(self, x, n: int):
    return torch.topk(x[:, :n], 2), torch.topk(x[x > 0], 2)


x = torch.randint(0, 3, (3, 40))
check(program(largest_of_some), [x, 5], [x, 2], [x, 40], dynamic={"x": [1]})
