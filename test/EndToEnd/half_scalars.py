# RUN: %python %s
"""Numbers are not rounded to the half precision of what they multiply or divide."""
import torch
from endtoend import check, program


def products(self, x):
    factor = torch.tensor(0.7)
    return x * 0.7, 0.7 * x, x / 0.7, x * 0.5, x * factor, factor * x, x + 0.7, 0.7 - x


def quotients(self, x):
    return (
        x // 0.7,
        torch.div(x, 0.7, rounding_mode="floor"),
        torch.div(x, 0.7, rounding_mode="trunc"),
        torch.div(x, torch.tensor(0.7), rounding_mode="floor"),
    )


def by_size(self, x):
    return x * x.size(0), x / x.size(0)


for dtype in torch.float16, torch.bfloat16:
    # Around multiples of 0.7, where a quotient of a rounded number has another floor.
    x = torch.cat([torch.arange(-40, 40, 0.37), torch.arange(-57, 57) * 0.7]).to(dtype)
    check(program(products), [x], dynamic={"x": [0]}, rtol=0, atol=0)
    check(program(quotients), [x], dynamic={"x": [0]}, rtol=0, atol=0)
    check(program(by_size), [torch.randn(2051, dtype=dtype)], [x], dynamic={"x": [0]}, rtol=0, atol=0)
print("ok")
