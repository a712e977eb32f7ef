# RUN: %python %s
"""Lists of numbers of a length that only the run knows: `tolist()`, and what Python does with such lists."""
from typing import List, Tuple

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)
NUMBERS = [torch.tensor([3, 1, 2])], [torch.tensor([3, 9, 2, 5, 0])]
COUNTS = [torch.rand(2, 4), 3], [torch.rand(5, 4) - 0.5, 1], [torch.rand(5, 4) - 1, 0], [torch.rand(2, 4), 7]


@program(*BATCH)
def of_a_known_length(x):
    l: List[float] = x[0].tolist()
    a, b, c, d = l
    return sum(l), max(l), min(l), len(l), sorted(l)[0], a * b - c * d


@program(*NUMBERS)
def of_a_run_time_length(x):
    l: List[int] = x.tolist()
    big = 0
    for v in l:
        if v > 2:
            big += v
    l.sort()
    return big, l[0], l[-1], len(l), sum(l), max(l), min(l), 9 in l, l.count(3), l.index(2)


@program(*NUMBERS)
def built_of_others(x):
    l: List[int] = x.tolist()
    doubled = [v * 2 for v in l]
    both = doubled + l
    both += [1]
    l.reverse()
    return torch.tensor(both), doubled == l, both != l, l == [2, 1, 3], len(both), torch.tensor(l)


@program([torch.tensor([[3, 1, 2]])], [torch.tensor([[3, 9, 2], [5, 0, 1]])])
def lists_of_numbers(x):
    l: List[List[int]] = x.tolist()
    s = 0
    for row in l:
        for v in row:
            s = s * 2 + v
    return s, len(l), l[0][1]


# Of no list there are no elements to write to.
@program(*[[torch.randn(n)] for n in (1, 3, 9)], [torch.zeros(2)])
def pairs_written_to(x):
    pairs: List[List[int]] = []
    for i in range(x.size(0)):
        if float(x[i]) > 0:
            pairs.append([i, i * 2])
    ends = torch.tensor(pairs, dtype=torch.int64).reshape(-1, 2)
    ends[:, 0] = 7
    flat = ends.view(-1)
    flat *= 2
    return ends, flat


# Of no list there is no first element: PyTorch raises there.
@program([torch.tensor([4]), 1], [torch.tensor([4, 2, 7, 1]), 2], [torch.tensor([3, 3]), 9])
def first_of_those_kept(x, most: int):
    beams: List[List[int]] = [[0]]
    for i in range(x.size(0)):
        beams = [beam + [int(x[i])] for beam in beams][:most]
    return torch.tensor(beams)[0]


@program(*[[torch.randint(0, 9, size)] for size in ((1, 2, 3), (4, 1, 9), (3, 5, 2))])
def lists_of_lists(x):
    l: List[List[List[int]]] = x.tolist()
    s = len(l) * 100 + len(l[-1]) * 10 + len(l[-1][0])
    for i in range(len(l)):
        for row in l[i]:
            s += max(row) * (i + 1)
    return s, l[0][-1][0], l[-1][0][-1]


@program(*[[torch.rand(size)] for size in ((1, 2, 3, 4), (4, 1, 2, 70), (3, 2, 70, 2))])
def lists_of_lists_of_lists(x):
    l: List[List[List[List[float]]]] = x.tolist()
    return l[0][-1][1][0], l[-1][0][-1][-1], len(l), len(l[0]), len(l[-1][0])


@program([torch.rand(6, 4), torch.tensor([1, 2, 3])], [torch.rand(8, 4), torch.tensor([4, 4])])
def sizes_of_pieces(x, n):
    sizes: List[int] = n.tolist()
    return torch.stack([p.mean(0) for p in x.split(sizes)])


@program(*COUNTS)
def repeated(x, n: int):
    l = [0] * n + [1, 2] * 2
    halves = [1.5] * x.size(0)
    return sum(l), len(l), torch.tensor(halves), max(halves)


@program(*COUNTS)
def of_a_fixed_length_filled_by_a_loop(x, n: int):
    bins = [0] * 4
    for i in range(n):
        bins[i % 4] += i
    a, b, c, d = bins
    return bins, a + d, torch.tensor(bins)


@program([torch.rand(3), torch.tensor([0, 2, 2])], [torch.rand(6), torch.tensor([4, 1, 1, 1])])
def places_that_data_decides(x, places):
    counts = torch.zeros(5, dtype=torch.long)
    best = [0.0, 0.0, 0.0, 0.0, 0.0]
    for i in range(places.size(0)):
        k = int(places[i])
        counts[k] += 1
        best[k] = max(best[k], float(x[i % x.size(0)]))
    return counts, best[0], best[1] + best[2], best[4]


@refused("a list whose length only the run knows", *NUMBERS, flags=["--input", "x=i64[n]"])
def as_a_result(x):
    l: List[int] = x.tolist()
    return [v + 1 for v in l]


@program([torch.tensor([3, 1, 2])], [torch.tensor([1])])
def nested_list(x):
    l: List[int] = []
    for i in range(x.shape[0]):
        if int(x[i]) > 0:
            l.append(int(x[i]))
    return torch.tensor([l]), torch.tensor([[l]], dtype=torch.float)


@program([torch.tensor([3, 1, 2])], [torch.tensor([1])])
def nested_lists(x):
    l: List[int] = []
    for i in range(x.shape[0]):
        if int(x[i]) > 0:
            l.append(int(x[i]))
    return torch.tensor([l, l])


@program([torch.tensor([3, -1, 2])], [torch.tensor([1])], [torch.tensor([-1, -5, 4, 2, 2])])
def lists_in_a_list_that_grow(x):
    sequences: List[List[int]] = [[0], [1]]
    records: List[Tuple[List[int], float]] = [([0], 0.0), ([1], 0.5)]
    for t in range(x.shape[0]):
        grown: List[List[int]] = []
        longer: List[Tuple[List[int], float]] = []
        for k in range(2):
            grown.append(sequences[k] + [int(x[t])])
            sequence, score = records[k]
            longer.append((sequence + [int(x[t] > k)], score + float(x[t])))
        sequences = grown
        records = [longer[1], longer[0]] if bool(x[t] > 0) else longer
    return torch.tensor(sequences[0]), torch.tensor(records[0][0]), records[1][1], len(records[1][0])


# Numbers of Python's among those of a tensor of another dtype.


@program((1, ), (2, ), (9, ))
def sorted_by_insertion(x):
    l: List[float] = x.tolist()
    for i in range(1, len(l)):
        key = l[i]
        j = i - 1
        while j >= 0 and l[j] > key:
            l[j + 1] = l[j]
            j -= 1
        l[j + 1] = key
    return torch.tensor(l)


@program((1, ), (2, ), (9, ))
def sums_so_far(x):
    l: List[float] = x.tolist()
    out: List[float] = []
    total = 0.0
    for v in l:
        total += v
        out.append(total / 3)
    out.extend(l)
    l.append(0.1)
    l[0] = 0.2
    return torch.tensor(out), sum(l), max(l), len(l)


@program((1, 2), (2, 2), (9, 2))
def pairs_and_another(x):
    l: List[List[float]] = x.tolist()
    total = 0.0
    for p in l:
        total += p[0] * p[1]
    l.append([0.1, 0.2])
    return total, len(l), l[len(l) - 1][0]


@program((6, ), (1, ), (30, ))
def segments_that_are_summed(x):
    l: List[int] = []
    for i in range(x.size(0)):
        l.append(i // 2)
    segments = torch.tensor(l)
    zeros = torch.zeros(x.size(0))
    mean = zeros.scatter_reduce(0, segments, x, "mean", include_self=False)
    return zeros.scatter_add(0, segments, x), mean, zeros.scatter_reduce(0, segments, x, "prod")


# Of no list, `torch.tensor` makes a tensor of one dim.


@program((4, ), (1, ), (9, ))
def lists_as_many_as_rows(x):
    pairs: List[List[int]] = []
    triples: List[List[float]] = [[0.5, 0.25, 2.0]]
    for i in range(x.size(0)):
        pairs.append([i, i + 1])
        if float(x[i]) > 0:
            triples.append([float(x[i]), float(i), 1.0])
    return torch.tensor(pairs) * 2, torch.tensor(triples), torch.as_tensor(pairs) + x.long().unsqueeze(1)


@program((4, ), (1, ), (2, ), (9, ))
def lists_that_may_be_none(x):
    pairs: List[List[int]] = []
    nested: List[List[List[int]]] = []
    for i in range(x.size(0) - 1):
        if float(x[i]) > 0:
            pairs.append([i, i + 1])
            nested.append([[i, 1], [2, i]])
    found = torch.tensor(pairs)
    if found.dim() == 1:
        found = found.reshape(0, 2)
    if len(pairs) == 0:
        return found, torch.zeros(0, 2, dtype=torch.int64), torch.tensor(nested).sum()
    return found, torch.tensor(pairs), torch.tensor(nested).sum()


@refused("what a graph returns has one dtype and rank", (4, ), (1, ), (2, ))
def list_that_may_be_none_returned(x):
    pairs: List[List[int]] = []
    for i in range(x.size(0) - 1):
        pairs.append([i, i + 1])
    return torch.tensor(pairs)


@program([torch.arange(12).reshape(3, 4)], [torch.ones(1, 1, dtype=torch.int64)], [torch.arange(14).reshape(7, 2)], [torch.zeros(0, 3, dtype=torch.int64)])
def rows_of_any_number_and_length(x):
    rows: List[List[int]] = x.tolist()
    total, longest = 0, 0
    out: List[int] = []
    for row in rows:
        longest = max(longest, len(row))
        for i, value in enumerate(row):
            total += value * i
        if row[-1] % 2 == 0:
            out.append(row[0])
    rows.append([1, 2, 3])
    return total, longest, len(rows), torch.tensor(out, dtype=torch.int64), rows[-1][1]


@program([torch.tensor([1.0, -1.0])], [torch.tensor([1.0, 2.0])], [torch.rand(3)], [torch.rand(1) - 1])
def lists_of_bools(x):
    signs: List[bool] = []
    for i in range(x.size(0)):
        signs.append(bool(x[i] > 0))
    pair = [signs[0], not signs[-1]]
    return signs == [True, True], signs != pair, pair == [True, False], pair == [signs[0], True]


@program([torch.rand(2, 3)], [torch.rand(1, 1)], [torch.rand(30, 40)])
def lists_made_in_lists(x):
    rows = [[float(x[i, j]) for j in range(x.size(1))] for i in range(x.size(0))]
    doubled = [[value * 2 for value in row] for row in rows]
    return torch.tensor(doubled).reshape(x.shape), torch.tensor([max(row) for row in rows]), len(rows[0])


@program([torch.tensor([3, 1, 2]), torch.tensor([1, 2])], [torch.tensor([1]), torch.tensor([1, 2, 3, 1])], [torch.arange(12) % 5, torch.arange(9) % 3])
def edit_distance(x, y):
    n, m = x.size(0), y.size(0)
    costs = [[i + j for j in range(m + 1)] for i in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            other = 0 if int(x[i - 1]) == int(y[j - 1]) else 1
            costs[i][j] = min(min(costs[i - 1][j], costs[i][j - 1]) + 1, costs[i - 1][j - 1] + other)
    return costs[n][m]


IMAGES = [torch.rand(2, 3, 4, 5)], [torch.rand(4, 1, 3, 2)], [torch.rand(1, 1, 1, 2)]


@program(*IMAGES)
def dims_that_sizes_choose(x):
    dims = [2, 3] if x.size(1) > 1 else [1, 2, 3]
    mean = x.mean(dims, keepdim=True)
    for i in range(len(dims)):
        mean = mean + dims[i]
    return (x - mean) / x.std(dims, keepdim=True, unbiased=False), len(dims), dims[0]


@program(*([x, flag] for x, in IMAGES for flag in (True, False)))
def dims_that_a_flag_chooses(x, flag: bool):
    dims = [2]
    if flag:
        dims.append(0)
    return x.sum(dims, keepdim=True), x.flip(dims), x.reshape([1, -1] if x.size(3) % 2 == 0 else [-1]).sum()
