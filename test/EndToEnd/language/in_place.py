# RUN: %python %s
"""In-place operators, `out=`, and assignment to an index."""
import torch
from language import program, refused

BATCH = (2, 4), (5, 4)


@program(*BATCH)
def arithmetic(x):
    y = x.clone()
    y += 1
    y -= x * 2
    y *= y
    y /= 3
    y.pow_(2).sqrt_().clamp_(0.1, 2.0)
    y.floor_divide_(0.5)
    return y


@program(*BATCH)
def activations(x):
    y = torch.nn.functional.relu(x.clone(), inplace=True)
    torch.nn.functional.leaky_relu_(y, 0.1)
    y.sigmoid_().tanh_()
    torch.nn.functional.hardtanh(y, 0.0, 0.5, inplace=True)
    return y


@program(*BATCH)
def mutated_argument(x):
    x.add_(1)
    x[:, 0] = 0.0
    return x * 2


def scale_in_place(t, by: float):
    t.mul_(by)
    return t[0]


@program(*BATCH)
def mutated_argument_of_a_function(x):
    y = x.clone()
    row = scale_in_place(y, 3.0)
    row.add_(1)
    return y


@program(*BATCH)
def out_argument(x):
    y = torch.empty_like(x)
    torch.add(x, 1, out=y)
    torch.mul(y, 2, out=y)
    return y


@program(*BATCH)
def out_into_a_slice(x):
    y = torch.zeros(x.size(0), 8)
    torch.mul(x, 2, out=y[:, :4])
    torch.neg(x, out=y[:, 4:])
    return y


@program(*BATCH)
def index_with_number(x):
    y = x.clone()
    y[1] = 5.0
    y[-1, 2] += 3
    y[0, 0] = y[1, 1]
    return y


@program(*BATCH)
def index_with_mask(x):
    y = x.clone()
    y[y > 0.5] = 0.0
    y[y < -0.5] *= 2
    return y


@program(*BATCH)
def index_with_tensor(x):
    y = x.clone()
    y[:, torch.tensor([0, 2])] = 7.0
    y[torch.tensor([0, 1]), torch.tensor([1, 3])] += x[0, 0]
    return y


@program((3, 4, 5), (6, 4, 5))
def index_mixed(x):
    y = x.clone()
    y[..., 0] = 1.0
    y[1:, None, 2, :, None] += 2
    y[:, torch.tensor([1, 3]), 2] += 2
    y[1:, :, torch.tensor([0, 2])] = x[:-1, :, torch.tensor([1, 4])]
    y[0, :, ::2] = x[1, :, ::2]
    return y


@program(*BATCH)
def fill_zero_copy(x):
    y = torch.empty_like(x)
    y.fill_(3)
    y[0].zero_()
    y[1].copy_(x[0])
    y[:, 1].fill_(x[0, 0])
    return y


@program(*BATCH)
def masked_fill_and_where(x):
    y = x.clone()
    y.masked_fill_(x > 0.5, -1.0)
    y[0].masked_fill_(x[0] < 0, 4.0)
    return y


@program(*BATCH)
def keeps_its_dtype(x):
    n = (x * 10).to(torch.int32)
    n += 3
    n *= torch.tensor(2)
    h = x.half()
    h += x
    return n, h.float()


@program(*BATCH)
def scatter_and_index_add(x):
    y = torch.zeros(x.size(0), 4)
    y.scatter_(1, torch.zeros(x.size(0), 1, dtype=torch.long), 2.0)
    y.index_add_(1, torch.tensor([1, 3]), x[:, :2])
    y.index_copy_(1, torch.tensor([2]), x[:, :1])
    y.index_fill_(1, torch.tensor([0]), 9.0)
    return y


@program(*BATCH)
def bitwise_and_logical(x):
    m = x > 0.5
    m |= x < -0.5
    m &= x != 0
    m ^= x > 0.9
    n = (x * 8).to(torch.int64)
    n <<= 1
    n |= 1
    return m, n


@program(*BATCH)
def comparison_in_place(x):
    y = x.clone()
    y.gt_(0.5)
    z = x.clone().eq_(x)
    return y, z


@program(*BATCH)
def self_assignment_reads_before_it_writes(x):
    y = x.clone()
    y[:, :2] = y[:, 2:] + y[:, :2]
    y.copy_(y.flip(1))
    return y


@program(*BATCH)
def swap_rows(x):
    y = x.clone()
    row = y[0].clone()
    y[0] = y[1]
    y[1] = row
    return y


@program((2, 4), (5, 4))
def addmm_and_friends(x):
    y = torch.zeros(x.size(0), x.size(0))
    y.addmm_(x, x.t())
    y.addcmul_(y, y, value=0.5)
    y.lerp_(torch.ones_like(y), 0.25)
    y.baddbmm(x.unsqueeze(0), x.t().unsqueeze(0)) if False else y
    y.tril_()
    y.fill_diagonal_(2.0)
    return y


@program((7, 3), (3, 7), (9, 2), (4, 4), (1, 1), (8, 1))
def diagonals_that_wrap(x):
    y, z = x.clone(), x.t().clone()
    y.fill_diagonal_(7.0, wrap=True)
    z.fill_diagonal_(2.5, wrap=True)
    return y, z.fill_diagonal_(-1.0)


@program((3, ), (2, ), (1, ))
def diagonal_of_a_cube(x):
    y = x[:, None, None] + x[:, None] * x
    return y.fill_diagonal_(7.0)


@program([torch.rand(2, 4), 2], [torch.rand(5, 4), 3], [torch.rand(5, 4), 0], [torch.rand(5, 4), -1])
def index_with_a_run_time_number(x, i: int):
    y = x.clone()
    y[:, i] = 5.0
    return y, x[:, i]


@program([torch.rand(6, 4), 2, 5], [torch.rand(8, 4), 0, 3], [torch.rand(8, 4), 1, -1])
def slice_with_run_time_numbers(x, i: int, j: int):
    y = x.clone()
    y[i:j] = 0.0
    return y


@program(*BATCH)
def set_item_of_sizes(x):
    y = torch.zeros(x.size(0) + 2, x.size(1) * 2)
    y[1:-1, :x.size(1)] = x
    y[-1] = 1.0
    return y


@refused("integers", (2, 4))
def float_into_int(x):
    n = (x * 10).to(torch.int64)
    n += x
    return n


@program((2, 3), (4, 3))
class WritesToAProduct(torch.nn.Module):
    """The product of two is new; that of one may be a view."""

    def __init__(self):
        super().__init__()
        self.weight, self.bias = torch.nn.Parameter(torch.ones(3, 4)), torch.nn.Parameter(torch.arange(4.0))

    def forward(self, x):
        y = torch.einsum("bd,de->be", x, self.weight)
        y += self.bias
        return y, x.reshape(-1)


# What one round writes to, another one replaces.
def damped(*sizes):
    return [[torch.randn(n, 3) + 3, rounds] for n, rounds in sizes]


@program(*damped((3, 3), (2, 1), (7, 2)))
def written_or_replaced(x, n: int):
    t = x.clone()
    for i in range(n):
        if bool(t.sum() > 5):
            t *= 0.5
        else:
            t = t + 1
    u = x.clone()
    for i in range(n):
        u[0] = 2
        if bool(u.sum() > 5):
            u = u - 1
    v = x.clone()
    for i in range(n):
        if bool(v.sum() > 5):
            break
        v[0] /= 2
        v = v - 1
    return t, u, v, x


@program((3, 3), (2, 3), (7, 3))
def broken_off(x):
    t = x.clone()
    for i in range(5):
        if bool(t.sum() > 5):
            break
        t[0] /= 2
        t = t - 1
    return t, x


@program((3, 2))
def filled_with_one_number(x):
    y, number = x.clone(), x[:1, :1]
    y[y > 0.5] = number[None]
    return y


@refused("value tensor of shape [1, 2] cannot be broadcast to indexing result of shape [2]", (3, 2))
def values_of_another_rank(x):
    y = x.clone()
    y[torch.tensor(1)] = x[:1]
    return y
