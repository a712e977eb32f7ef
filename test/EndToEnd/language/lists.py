# RUN: %python %s
"""Lists and tuples: built, sliced, changed, passed and returned."""
from typing import Dict, List, NamedTuple, Optional, Tuple

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)


@program(*BATCH)
def slices(x):
    parts = [x, x * 2, x * 3, x * 4]
    return parts[1:3][0], parts[-1], parts[::2][1], parts[:-2][1], parts[::-1][0]


@program(*BATCH)
def methods(x):
    parts = [x]
    parts.append(x * 2)
    parts.extend([x * 3, x * 4])
    parts.insert(1, x * 5)
    last = parts.pop()
    first = parts.pop(0)
    parts.reverse()
    parts += [x * 6]
    return torch.stack(parts), last, first, len(parts)


@program(*BATCH)
def numbers(x):
    numbers = [3, 1, 2]
    numbers.sort()
    numbers.remove(2)
    numbers.append(x.size(0))
    return x * numbers[0], numbers[1], sum(numbers), max(numbers), min(numbers), 3 in numbers, numbers.index(3)


@program(*BATCH)
def copies_and_aliases(x):
    a = [x, x * 2]
    b = a
    c = a.copy()
    d = list(a)
    b[0] = x * 3
    return a[0], c[0], d[0]


@program(*BATCH)
def list_of_lists(x):
    rows = [[x, x * 2], [x * 3]]
    rows[0].append(x * 4)
    rows.append([x * 5])
    total = x
    for row in rows:
        for t in row:
            total = total + t
    return total, len(rows[0])


@program(*BATCH)
def concatenation_and_repetition(x):
    sizes = [1] * 2 + [x.size(0), 4]
    zeros = [0] * x.dim()
    return x.view(sizes), x.expand([3] + list(x.shape)), len(zeros)


@program(*BATCH)
def sizes_as_a_list(x):
    s = x.shape
    t = list(x.size())
    t[0] = -1
    t.append(1)
    a, b = x.shape
    return x.reshape(t), s[-1], s[0] * s[1], a + b, s == [2, 4], x.shape[:1] + x.shape[1:]


@program(*BATCH)
def equality(x):
    return [1, 2] == [1, 2], [1, 2] != [1, 3], x.size() == x.t().size(), [x.size(0)] == [2]


@program(*BATCH)
def tuple_results(x):
    a, (b, c) = x, (x * 2, x * 3)
    pair = (a, b) + (c,)
    return pair[1:], pair[-1], len(pair)


class Point(NamedTuple):
    x: torch.Tensor
    y: torch.Tensor
    tag: int = 3


def make_point(t) -> Point:
    return Point(t, t * 2)


@program(*BATCH)
def named_tuples(x):
    p = make_point(x)
    q = Point(p.y, p.x, 5)
    return p.x + q.x, q.tag + p.tag, p


@program([[torch.rand(2, 4), torch.rand(3, 4)]], [[torch.rand(2, 4), torch.rand(3, 4)]])
def list_argument(xs: List[torch.Tensor]):
    xs.append(xs[0])
    return torch.cat(xs), len(xs)


@program([(torch.rand(2, 4), torch.rand(2))], [(torch.rand(2, 4), torch.rand(2))])
def tuple_argument(p: Tuple[torch.Tensor, torch.Tensor]):
    a, b = p
    return (b, a.sum())


@program(*BATCH)
def list_result(x) -> List[torch.Tensor]:
    return [x, x.sum(0), x.sum(1)]


@program(*BATCH)
def nested_results(x):
    return {"a": [x, x * 2], "b": [x.sum()]}, (x.mean(), [x.size(0)])


def grow(parts: List[torch.Tensor], t):
    parts.append(t)
    parts[0] = t * 2


@program(*BATCH)
def mutated_in_a_function(x):
    parts = [x]
    grow(parts, x * 2)
    return torch.cat(parts)


@program(*BATCH)
def zip_and_enumerate(x):
    total = x
    for i, (a, b) in enumerate(zip([x, x * 2], [1, 2])):
        total = total + a * b + i
    for i, j in zip(range(3), range(3, 6)):
        total = total + i * j
    return total


@program(*BATCH)
def boolean_lists(x):
    flags = [bool(x.sum() > 0), x.size(0) > 3, True]
    return any(flags), all(flags), flags[0]


@program(*BATCH)
def unpack_of_split(x):
    a, b = torch.split(x, 2, dim=1)
    c, d = x.chunk(2, dim=1)
    e, f, g, h = x.unbind(1)
    values, indices = x.max(1)
    return a + d, b + c, e * h - f * g, values, indices


@program(*BATCH)
def tensor_of_a_list(x):
    return torch.tensor([1.5, 2.5]), torch.tensor([[1, x.size(0)], [3, 4]]), torch.tensor([float(x.sum()), 1.0])


@program(*BATCH)
def optional_elements(x):
    parts: List[Optional[torch.Tensor]] = [x, None]
    total = x
    for p in parts:
        if p is not None:
            total = total + p
    return total


@program([torch.rand(2, 4), 1], [torch.rand(5, 4), 0], [torch.rand(5, 4), -1])
def index_of_the_run(x, i: int):
    sizes = [3, 5, 7]
    return sizes[i], x * sizes[i]


@program([torch.rand(2, 4), 1], [torch.rand(5, 4), 0], [torch.rand(5, 4), -1])
def tensors_picked_by_the_run(x, i: int):
    parts = [x, x * 2, x * 3]
    return parts[i]


@program(*BATCH)
def sorted_copy(x):
    a = sorted([3, 1, 2])
    total = 0
    for i in [1, 2, 3][::-1]:
        total = total * 10 + i
    return a[0], total, x


@program(*BATCH)
def sorted_runtime(x):
    l = [int(x.sum()), 3, x.shape[0]]
    m = sorted(l)
    l.sort(reverse=True)
    f = [float(x.sum()), 0.5, float(x.max())]
    f.sort()
    return m[0], m[1], m[2], l[0], f[0], f[1], f[2]


@program(*BATCH)
def list_index_count(x):
    l = [1, x.shape[0], 3]
    return l.index(3), l.count(3), 9 in l, min(l), max(l), sum(l)


@program(*BATCH)
def insert_anywhere(x):
    rows: List[torch.Tensor] = [x[0]]
    places: List[int] = []
    for i in range(x.shape[0]):
        rows.insert(0, rows[0] + x[i])
        places.insert(i // 2, i)
    l = [1, 2, 3]
    l.insert(int(x.shape[0]) - 4, 9)
    return torch.stack(rows), torch.tensor(places), torch.tensor(l)


@program((5, 3), (1, 3), (4, 3))
def backwards(x):
    rows = [row * 2 for row in x]
    upto = rows[: int((x > 0).sum()) // 4][::-1]
    some = torch.stack(upto).sum(0) if len(upto) > 0 else torch.zeros(3)
    return torch.stack(rows[::-1]), torch.stack(rows[-1::-2]), torch.stack(rows[:-3:-1]), len(rows[3:0:-1]), some


COUNTS = [torch.rand(3, 2), 3], [torch.rand(2, 2), 0], [torch.rand(5, 2), 1]


@program(*COUNTS)
def lists_set_anew_in_a_loop(x, n: int):
    numbers, pair, window = [1], [0], [x[0]]
    empty: List[int] = []
    records = [(1, 10)]
    for i in range(n):
        numbers = numbers[-2:] + [numbers[-1] + i]
        pair = pair[:1]
        pair.append(i)
        window = window[-2:] + [torch.tanh(window[-1])]
        empty = [i, i + 1]
        p, q = records[-1]
        records = [(p + 1, q + 1), (p * 2, q * 2)]
    sizes = len(numbers), len(pair), len(window), len(empty), len(records)
    return torch.tensor(numbers), torch.tensor(pair), torch.stack(window), sum(empty), records[-1][1], sizes


@program(*COUNTS)
def beam_search(x, n: int):
    beams: List[Tuple[List[int], float]] = [([0], 0.0)]
    for t in range(n):
        grown: List[Tuple[List[int], float]] = []
        for sequence, score in beams:
            values, places = x[t].topk(2)
            for j in range(2):
                grown.append((sequence + [int(places[j])], score + float(values[j])))
        beams = grown[:2]
    return torch.tensor(beams[0][0]), beams[-1][1]


@program(*COUNTS)
def taken_out_of_the_middle(x, n: int):
    l: List[int] = []
    records: List[Tuple[int, torch.Tensor]] = []
    for i in range(n + 4):
        l.append(i * i)
        records.append((i, x[0] * i))
    second = l.pop(1)
    last = l.pop(-2) + l.pop(n)
    del records[n]
    del l[0]
    return second, last, sum(l), len(l), records[n][0], records[0][1]


@program([torch.tensor([3, 1, 3])], [torch.tensor([1, 1, 1])], [torch.tensor([1, 2, 3])])
def what_an_empty_list_contains(x):
    seen: List[int] = []
    for i in range(3):
        k = int(x[i])
        if k not in seen:
            seen.append(k)
    return len(seen)


@program([torch.randn(2, 6), 2], [torch.randn(1, 6), 3], [torch.randn(4, 6), 1], [torch.randn(3, 6), 9])
def beam_search_as_wide_as_the_run_says(logits, k: int):
    sequences: List[List[int]] = [[0]]
    scores: List[float] = [0.0]
    for t in range(logits.size(0)):
        candidates = (torch.tensor(scores).unsqueeze(1) + torch.log_softmax(logits[t], 0)).flatten()
        values, places = candidates.topk(min(k, candidates.size(0)))
        longer: List[List[int]] = []
        best: List[float] = []
        for j in range(values.size(0)):
            longer.append(sequences[int(places[j]) // 6] + [int(places[j]) % 6])
            best.append(float(values[j]))
        sequences = longer
        scores = best
    return torch.tensor(sequences[0]), torch.tensor(scores), len(sequences)


ROWS = [torch.tensor([[1.0, -2], [-3, 4], [5, 6]])], [torch.tensor([[-1.0, 2]])], [torch.tensor([[1.0, 2], [3, 4], [5, -6], [-7, 8]])]


@program(*ROWS)
def one_of_several_lists_grows(x):
    groups: List[List[torch.Tensor]] = [[], [], []]
    levels: Dict[int, List[int]] = {}
    for level in range(2):
        places: List[int] = []
        levels[level] = places
    positive: List[int] = []
    negative: List[int] = []
    for i in range(x.size(0)):
        k = int(x[i, 0] > 0) + int(x[i, 1] > 0)
        groups[k].append(x[i])
        groups[i % 2].append(x[i] * 2)
        levels[int(x[i, 0] > 0)].append(i)
        (positive if bool(x[i, 0] > 0) else negative).append(k)
    total = x.new_zeros(x.size(1))
    for group in groups:
        for row in group:
            total = total * 0.5 + row
    return total, len(groups[1]), sum(levels[0]), len(levels[1]), sum(positive), len(negative)


@program(*COUNTS)
def lists_moved_within_a_list(x, n: int):
    """What an iteration itself puts into a list is not what the loop begins with."""
    g = [[1], [2, 3]]
    for i in range(n):
        if i % 2 == 0:
            g = [g[1], [i]]
        else:
            g = [[len(g[0])], [1, 2]]
    return sum(g[0]), sum(g[1]), len(g)


@program(*COUNTS)
def lists_set_within_a_list(x, n: int):
    g = [[1], [2, 3]]
    for i in range(n):
        if i % 2 == 0:
            g[1] = [len(g[1]), 2]
        else:
            g = [[len(g[0])], [1, 2]]
        if i % 3 == 0:
            g[1] = g[0]
        else:
            g = [g[1], g[0]]
    return sum(g[0]), sum(g[1])


@program([torch.tensor(2.0), torch.tensor(5.0)], [torch.tensor(5.0), torch.tensor(5.0)], [torch.tensor(5.0), torch.tensor(2.0)])
def tensors_that_are_equal(x, y):
    """`==` of lists of tensors, and what is looked for among them, compares what they hold."""
    ordered = [y, x, torch.tensor(5.0)]
    return [x, y] == [y, x], [x, y] != [x, y], [x] == [x, y], ordered.count(x), ordered.index(torch.tensor(5.0))


@program((2, 4), (5, 4))
def tensor_of_an_empty_list(x):
    whole: List[int] = []
    real: List[float] = []
    nested: List[List[bool]] = []
    return torch.tensor(whole), torch.tensor(real), torch.tensor(nested), x[:, torch.tensor(whole, dtype=torch.long)]


@refused("hash() of what only the run knows", (2, 4), (5, 4))
def hash_of_a_tensor(x):
    return hash(x) == hash(x * 1)


# At a place that the run gives, a list of a known length becomes one of the run.
PLACES = [[torch.rand(n) * 9, k] for n, k in ((5, 0), (1, 1), (1000, 4), (7, 2))]


@program(*PLACES)
def popped_at_a_place_of_the_run(x, k: int):
    numbers, rows, pairs = [x.size(0), 2, k, 4, 5], [x, x * 2, x + k, x[:1], x * 7], [(1, x.sum()), (2, x.mean()), (3, x.max())]
    number, row, (first, second) = numbers.pop(k % 3), rows.pop(k % 3), pairs.pop(k % 3)
    del numbers[k % 4]
    return torch.tensor(numbers), number, torch.cat(rows), row, first, second, pairs[k % 2][1], len(rows)


@program(*PLACES)
def sliced_at_a_place_of_the_run(x, k: int):
    numbers, rows, total = [x.size(0), 2, k, 4, 5], [x, x * 2, x + k, x[:1], x * 7], 0
    for number in numbers[: k % 5]:
        total = total * 7 + number
    return torch.tensor(numbers[k % 5 :]), total, numbers[1], torch.cat(rows[k % 3 :])


@program(*PLACES)
def removed_as_the_run_says(x, k: int):
    found: List[int] = []
    for i in range(x.size(0)):
        found.append(i * k % 5)
    if k in found:
        found.remove(k)
    few = [1, 2, 3]
    if k in few:
        few.remove(k)
    recent: List[int] = []
    for i in range(x.size(0)):
        key = int(x[i])
        if key in recent:
            recent.remove(key)
        elif len(recent) >= 3:
            recent.pop(0)
        recent.append(key)
    return torch.tensor(found), torch.tensor(few), torch.tensor(recent)


@program(*PLACES)
def many_in_order(x, k: int):
    numbers = [(x.size(0) * j + k) % 31 for j in range(31)]
    numbers.sort()
    return torch.tensor(numbers), torch.tensor([[x.size(0), k], [k, 3]])


@program((2, 1), (2, 3), (5, 3), (9, 4))
def unpacked_as_many_as_asked_for(x):
    a, b = x.unbind(0)[:2]
    c, d = x.unbind(0)[-2:]
    e, f = x[:2].unbind(0)
    squares: List[int] = []
    for i in range(x.size(0)):
        squares.append(i * i)
    g, h = squares[-2:]
    return a - b, c - d, e * f, g - 2 * h


@refused("a list that is unpacked has 3 elements", (2, 3), (5, 3))
def unpacked_as_more_than_there_are(x):
    a, b, c = x.unbind(0)[:2]
    return a + b + c


# PyTorch stops at the first element that decides: what comes after need not be one bool, nor of sizes that broadcast.
@program((3,), (1,), (70,))
def tensors_compared_until_one_decides(x):
    a = [torch.ones(1), torch.zeros(1), torch.ones(2)]
    a.remove(torch.zeros(1))
    b = [x.sum(), x]
    c = [torch.zeros(1), torch.ones(2)]
    d = [torch.ones(1), torch.ones(3)]
    return len(a), b.index(x.sum()), b == [x.sum() + 1, x], b != [x.sum() + 1, x], c == d


@program([torch.rand(3), 1], [torch.rand(5), 2])
def unwrapped(x, k: int):
    y: Optional[torch.Tensor] = None
    if k > 0:
        y = x * 2
    return torch.jit._unwrap_optional(y) + 1


@program([torch.rand(2), 3], [torch.rand(4), 4999])
def element_of_thousands(x, i: int):
    numbers = [j * j for j in range(5000)]
    rows = torch.arange(3000)
    tensors = [rows[j] + x.size(0) for j in range(3000)]
    return numbers[i], torch.stack(tensors)
