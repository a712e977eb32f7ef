# RUN: %python %s
"""`for` and `while`: of known length, of the length of a size, of a length that data decides."""
from typing import Dict, List, Optional

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4), 1], [torch.rand(5, 4), 0], [torch.rand(2, 4), 7]


@program(*BATCH)
def constant_trips(x):
    y = x
    for i in range(3):
        y = y * 2 + i
    return y


@program(*BATCH)
def over_rows(x):
    y = torch.zeros(4)
    for i in range(x.size(0)):
        y = y + x[i] * i
    return y


@program(*BATCH)
def over_tensor(x):
    y = torch.zeros(4)
    for row in x:
        y = y * 0.5 + row
    return y


@program(*COUNTS)
def trips_from_argument(x, n: int):
    for i in range(n):
        x = x * 2 - i
    return x


@program(*COUNTS)
def range_with_step(x, n: int):
    total = 0
    for i in range(10, n, -2):
        total += i
    for i in range(n, 20, 3):
        x = x + i
    return x, total


@program(*BATCH)
def while_on_data(x):
    y = x.abs()
    n = 0
    while bool(y.sum() < 100):
        y = y * 2
        n += 1
    return y, n


@program(*BATCH)
def while_on_a_number(x):
    n = x.size(0)
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps, x


@program(*COUNTS)
def break_and_continue(x, n: int):
    total = 0
    for i in range(n):
        if i == 1:
            continue
        if i > 4:
            break
        total += i
        x = x + i
    return x, total


@program(*BATCH)
def return_from_a_loop(x):
    for i in range(x.size(0)):
        if bool(x[i].sum() > 2.5):
            return x[i] * 2
    return x[0]


@program(*COUNTS)
def return_from_nested_loops(x, n: int):
    for i in range(n):
        for j in range(n):
            if i * j == 2:
                return x * i + j
    return x


@program(*BATCH)
def in_place_in_a_loop(x):
    y = x.clone()
    for i in range(y.size(0)):
        y[i] = y[i] * i
    return y


@program(*COUNTS)
def view_mutated_in_a_loop(x, n: int):
    y = x.clone()
    row = y[0]
    for i in range(n):
        row.add_(1)
        y[:, 1] *= 2
    return y, row


@program(*BATCH)
def mutation_in_a_branch_in_a_loop(x):
    y = x.clone()
    for i in range(x.size(0)):
        if bool(y[i, 0] > 0.5):
            y[i] = 0.0
        else:
            y[i].sub_(1)
    return y


@program(*COUNTS)
def shape_changes_each_iteration(x, n: int):
    y = x
    for i in range(n):
        y = torch.cat([y, x[:1]])
    return y, y.size(0)


@program(*BATCH)
def append_and_stack(x):
    parts: List[torch.Tensor] = []
    for i in range(x.size(0)):
        parts.append(x[i] * i)
    return torch.stack(parts), len(parts)


@program(*BATCH)
def append_and_cat(x):
    parts: List[torch.Tensor] = []
    for i in range(x.size(0)):
        parts.append(x[i:i + 1].cumsum(1))
    return torch.cat(parts, 0), torch.cat(parts, 1)


@program(*COUNTS)
def append_numbers(x, n: int):
    numbers: List[int] = []
    halves: List[float] = []
    for i in range(n):
        numbers.append(i * i)
        halves.append(i / 2)
    return torch.tensor(numbers), torch.tensor(halves), len(numbers)


@program(*BATCH)
def read_a_grown_list(x):
    parts = [x[0]]
    for i in range(1, x.size(0)):
        parts.append(parts[i - 1] + x[i])
    return parts[-1], parts[0]


@program(*BATCH)
def over_list(x):
    y = x
    for t in [x, x * 2, x * 3]:
        y = y + t
    for a, b in zip([1, 2], [x, y]):
        y = y + a * b
    for i, t in enumerate([x, y]):
        y = y - i * t
    return y


@program(*BATCH)
def over_a_list_of_the_run(x):
    total = torch.zeros(4)
    for i, row in enumerate(x.unbind(0)):
        total = total + row * i
    for part in torch.split(x, 1):
        total = total + part[0]
    return total


@program(*BATCH)
def nested_loops(x):
    y = torch.zeros(x.size(0), x.size(0))
    for i in range(x.size(0)):
        for j in range(i):
            y[i, j] = (x[i] * x[j]).sum()
    return y


@program(*COUNTS)
def carried_numbers(x, n: int):
    a, b, f, flag = 0, 1, 1.0, False
    for i in range(n):
        a, b = b, a + b
        f = f / 2 + a
        flag = not flag
    return a, b, f, flag


@program(*COUNTS)
def carried_tuple_and_list(x, n: int):
    pair = (x, 0)
    sums = [0, 0]
    for i in range(n):
        pair = (pair[0] * 2, pair[1] + i)
        sums[i % 2] += i
    return pair[0], pair[1], sums[0]


@program(*COUNTS)
def optional_carried(x, n: int):
    last: Optional[torch.Tensor] = None
    for i in range(n):
        if last is None:
            last = x
        else:
            last = last + 1
    if last is None:
        return x - 1
    return last


@program(*BATCH)
def recurrent_cell(x):
    h = torch.zeros(3)
    w = torch.ones(4, 3) * 0.1
    u = torch.eye(3) * 0.5
    hs: List[torch.Tensor] = []
    for t in range(x.size(0)):
        h = torch.tanh(x[t] @ w + h @ u)
        hs.append(h)
    return torch.stack(hs), h


@program(*BATCH)
def while_with_two_conditions(x):
    n = 0
    y = x
    while n < 5 and bool(y.sum() < 10):
        y = y + 1
        n += 1
    return y, n


@program(*BATCH)
def while_true(x):
    y = x.abs()
    n = 0
    while True:
        y = y * 3
        n += 1
        if bool(y.max() > 50):
            break
    return y, n


@program(*COUNTS)
def loop_in_a_branch(x, n: int):
    if bool(x.sum() > 3):
        for i in range(n):
            x = x * 2
    else:
        for i in range(n + 1):
            x = x - 1
    return x


@program(*COUNTS)
def inner_trips_depend_on_outer(x, n: int):
    total = 0
    for i in range(n):
        for j in range(i):
            total += j
    return total, x


@program(*BATCH)
def comprehension(x):
    parts = [x[i] * 2 for i in range(x.size(0))]
    squares = [i * i for i in range(4)]
    doubled = [t * 2 for t in [x, x + 1]]
    return torch.stack(parts), squares[2], doubled[1]


@program([torch.tensor([3, 1, 4, 1, 5])], [torch.tensor([2, 7])])
def trips_from_data(n):
    total = torch.zeros(1)
    for i in range(int(n.max())):
        total = total + i
    for v in n:
        total = total + float(v)
    return total


@program(*COUNTS)
def allocate_and_fill(x, n: int):
    out = torch.zeros(n, 4)
    for i in range(n):
        out[i] = x[i % 2] + i
    return out


@torch.jit.script
class Running:
    best: Optional[torch.Tensor]

    def __init__(self, n: int):
        self.count = 0
        self.mean = torch.zeros(n)
        self.best = torch.jit.annotate(Optional[torch.Tensor], None)

    def update(self, r: torch.Tensor):
        self.count += 1
        self.mean += (r - self.mean) / self.count
        best = self.best
        if best is None:
            self.best = r
        else:
            self.best = torch.maximum(best, r)


@program(*COUNTS)
def object_updated_in_place(x, n: int):
    s = Running(4)
    for i in range(n):
        s.update(x[i % x.size(0)] * i)
    best = s.best
    if best is None:
        best = torch.zeros(4)
    return s.mean, s.count, best


@program(*COUNTS)
def dict_filled_and_list_updated_in_place(x, n: int):
    d: Dict[str, torch.Tensor] = {}
    l = [x[0] * 0, x[0] * 2]
    first = l[0]
    for i in range(n):
        d["last"] = x[i % x.size(0)]
        l[0] += d["last"]
        l[1] = l[1] + 1
    last = d["last"] if "last" in d else x[0]
    return last, l[0], l[1], first, len(d)


@program((6, 4), (9, 4))
def indices_of_data_into_a_fixed_size(x):
    h = torch.zeros(5, dtype=torch.long)
    idx = (x.abs() * 4).long().flatten()
    for i in range(idx.size(0)):
        h[int(idx[i])] += 1
    return h


def boxes_and_scores(count):
    corners = torch.rand(count, 2)
    return [torch.cat([corners, corners + torch.rand(count, 2)], 1), torch.rand(count)]


@program(boxes_and_scores(6), boxes_and_scores(9), boxes_and_scores(1))
def greedy_suppression(boxes, scores):
    kept: List[int] = []
    order = scores.argsort(descending=True)
    suppressed = torch.zeros(scores.size(0), dtype=torch.bool)
    area = (boxes[:, 2:] - boxes[:, :2]).prod(1)
    for i in range(order.size(0)):
        k = int(order[i])
        if bool(suppressed[k]):
            continue
        kept.append(k)
        low = torch.maximum(boxes[k, :2], boxes[:, :2])
        high = torch.minimum(boxes[k, 2:], boxes[:, 2:])
        shared = (high - low).clamp(min=0).prod(1)
        suppressed = suppressed | (shared / (area + area[k] - shared) > 0.3)
    return torch.tensor(kept)


BATCHES = (4, 3), (2, 3)


@program(*BATCHES)
def name_of_a_row_before_the_loop(x):
    y = x.clone()
    row = y[0]
    for i in range(y.size(0)):
        row = y[i]
        row += 1
    return y


@program(*BATCHES)
def written_before_it_is_kept(x):
    out: List[torch.Tensor] = []
    row = torch.zeros(3)
    for i in range(x.size(0)):
        row.add_(x[i])
        out.append(row)
    return torch.stack(out)


@refused("may share memory", *BATCHES)
def written_in_the_next_iteration(x):
    out: List[torch.Tensor] = []
    h = torch.zeros(3)
    for i in range(x.size(0)):
        h.mul_(2)
        h = h + x[i]
        out.append(h)
    return torch.stack(out)


@refused("may be one that was changed", *BATCHES)
def kept_list_is_changed(x):
    out: List[List[int]] = []
    row = [1, 2]
    for i in range(x.size(0)):
        row[0] = i
        out.append(row)
    return torch.tensor(out[0])


@program(*BATCHES)
def written_after_the_loop(x):
    out: List[torch.Tensor] = []
    row = torch.zeros(3)
    for i in range(x.size(0)):
        out.append(row)
    row.add_(1)
    return torch.stack(out)


@program(*BATCHES)
def written_before_it_is_shared(x):
    out: List[torch.Tensor] = []
    h = torch.zeros(3)
    for i in range(x.size(0)):
        h = torch.tanh(h + x[i])
        h.mul_(0.5)
        out.append(h)
    return torch.stack(out), h


@program(*BATCHES)
def segments(x):
    found: List[List[int]] = []
    current: List[int] = []
    for i in range(x.size(0)):
        if bool(x[i, 0] > 0):
            found.append(current)
            current = []
        current.append(i)
    found.append(current)
    squares = 0
    for segment in found:
        squares += len(segment) * len(segment)
    return torch.tensor(found[-1]), squares, len(found)


@program([torch.rand(7, 2), 2], [torch.rand(5, 2), 3], [torch.rand(1, 2), 1])
def range_by_a_step_of_the_run(x, hop: int):
    s = x.sum() * 0
    for i in range(0, x.size(0), hop):
        s = s * 0.5 + x[i, 0]
    for i in range(x.size(0) - 1, -1, -hop):
        s = s * 0.5 + x[i, 1]
    return s


@program((5, 4), (8, 4), (2, 4))
class FromTheLast(torch.nn.Module):
    """Rows as slices, the last first."""

    def __init__(self):
        super().__init__()
        self.cell = torch.nn.GRUCell(4, 4)
        self.linear = torch.nn.Linear(4, 4)

    def forward(self, x):
        h = torch.zeros(1, 4)
        for t in range(x.size(0) - 1, -1, -1):
            h = self.cell(x[t : t + 1], h)
        out: List[torch.Tensor] = []
        n = x.size(0)
        for i in range(n):
            t = n - 1 - i
            h = torch.tanh(self.linear(x[t : t + 1]) + h)
            out.append(h)
        pairs = x[:1] * 0
        for t in range(n - 2, -1, -2):
            pairs = pairs + x[t : t + 2].sum(0, keepdim=True)
        return torch.cat(out[::-1]), torch.cat(out), pairs


@program([torch.rand(3), 4], [torch.rand(3), 0], [torch.rand(3) * 1e9, 4])
def left_by_returns_only(x, n: int):
    k = 0
    while True:
        k += 1
        if k > 20 + n:
            return x.sum() + k
        x = x * 0.5
        if bool(x.abs().max() < 0.1):
            return x.sum() * 2


# TorchScript saves 1e10 as an integer, so what is int64 is float32 after the first iteration: farthest points begin so.
@program((5, 3), (1, 3), (40, 3))
def retyped_by_the_first_iteration(x):
    count = min(8, x.size(0))
    chosen = torch.zeros(count, dtype=torch.long)
    nearest = torch.full((x.size(0),), 1e10)
    farthest = 0
    for i in range(count):
        chosen[i] = farthest
        nearest = torch.min(nearest, ((x - x[farthest]) ** 2).sum(-1))
        farthest = int(nearest.argmax())
    return x[chosen]


@program((3,), (1,), (6,))
def rank_of_the_first_iteration(x):
    y = x.sum()
    for i in range(max(x.size(0) - 2, 1)):
        y = y + x * i
    return y


@program(*[[torch.rand(2, 4), n] for n in (0, 3, -2)])
def every_iteration_raises(x, n: int):
    """A run that does not raise has no iteration."""
    if n <= 0:
        for i in range(n):
            raise RuntimeError("an iteration")
        y = x + n
    else:
        y = x * 5
    return y


@program(*[[torch.rand(k, 4)] for k in (2, 3)])
def none_but_the_first_iteration_may_pass(x):
    for i in range(x.size(0) - 1):
        if i > 1:
            raise RuntimeError("too long")
        x = x + i
    for row in x[5:]:
        raise RuntimeError("five rows at most")
    return x
