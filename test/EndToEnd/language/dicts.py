# RUN: %python %s
"""Dicts: built, changed, iterated, passed and returned."""
from typing import Dict, Optional, Tuple

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)


@program(*BATCH)
def build_and_read(x):
    d = {"a": x, "b": x * 2}
    d["c"] = d["a"] + d["b"]
    d["a"] = x * 3
    return d, "c" in d, "z" in d, len(d)


@program(*BATCH)
def methods(x):
    d = {"a": x, "b": x * 2}
    other = {"b": x * 3, "c": x * 4}
    d.update(other)
    popped = d.pop("a")
    del d["c"]
    value = d.setdefault("e", x * 5)
    return popped, value, d["b"], list(d.keys())[0] == "b", len(d)


@program(*BATCH)
def items(x):
    d = {"a": x, "b": x * 2, "c": x * 3}
    total = x
    for key, value in d.items():
        if key != "b":
            total = total + value
    for key in d:
        total = total + d[key]
    for value in d.values():
        total = total * 2 - value
    return total


@program(*BATCH)
def get_and_default(x):
    d: Dict[str, torch.Tensor] = {}
    d["a"] = x
    v = d.get("b")
    w = d.get("b", x * 2)
    return (v if v is not None else x * 3), w


@program(*BATCH)
def integer_keys(x):
    d: Dict[int, torch.Tensor] = {}
    for i in range(3):
        d[i] = x * i
    d[1].add_(10)
    return d[0] + d[1] + d[2]


@program(*BATCH)
def mutated_value(x):
    y = x.clone()
    d = {"y": y}
    d["y"].add_(1)
    y[0] = 0.0
    return d["y"], y


@program([{"a": torch.rand(2, 4), "b": torch.rand(2, 4)}], [{"a": torch.rand(2, 4), "b": torch.rand(2, 4)}])
def dict_argument(d: Dict[str, torch.Tensor]):
    d["sum"] = d["a"] + d["b"]
    return d


@program(*BATCH)
def comprehension(x):
    d = {k: x * i for i, k in enumerate(["a", "b"])}
    n = {i: i * i for i in range(3)}
    return d["b"], n[2]


@program(*BATCH)
def dict_in_a_branch(x):
    d = {"a": x, "n": x}
    if bool(x.sum() > 0):
        d["a"] = x * 2
        d["n"].add_(1)
    return d


@refused("key", (2, 4))
def different_keys(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        d["a"] = x
    else:
        d["b"] = x
    return d


@program([torch.rand(2, 4), 3], [torch.rand(5, 4), 1])
def dict_carried_by_a_loop(x, n: int):
    d = {"h": x, "c": x * 2}
    for i in range(n):
        d["h"] = d["h"] + d["c"]
        d["c"] = d["c"] * 0.5
    return d


@program(*BATCH)
def nested(x):
    d = {"p": {"a": x}, "q": {"a": x * 2}}
    d["p"]["b"] = x * 3
    d["q"]["a"] = d["p"]["b"]
    return d["q"]["a"], len(d["p"])


@program(*BATCH)
def dict_of_numbers_and_constructor(x):
    sizes = {"n": x.size(0), "c": 4}
    e = dict([("a", 1), ("b", 2)])
    return x.view(sizes["c"], sizes["n"]), e["b"], dict(sizes)["n"]


@program(*BATCH)
def dict_keys_differ(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        d["pos"] = x
    else:
        d["neg"] = -x
    r = x * 0
    if "pos" in d:
        r = r + d["pos"]
    if "neg" in d:
        r = r + d["neg"] * 2
    return r, len(d)


@program(*BATCH)
def dict_maybe_key_get(x):
    d: Dict[str, torch.Tensor] = {"a": x}
    if bool(x.sum() > 0):
        d["b"] = x * 2
    return d.get("b", x * 3)


@program(*BATCH)
def dict_two_branches(x):
    d: Dict[str, torch.Tensor] = {"z": x}
    if bool(x.sum() > 0):
        d["a"] = x[:1]
        d["b"] = x + 1
    else:
        d["b"] = x - 1
    r = d["b"]
    if "a" in d:
        r = r + d["a"]
    return r, "a" in d, "b" in d, "c" in d


@program(*BATCH)
def dict_pop(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        d["a"] = x * 2
    y = d.pop("a") if "a" in d else x
    return y, len(d)


@program(*BATCH)
def dict_setdefault_int(x):
    d: Dict[str, int] = {"n": 1}
    if bool(x.sum() > 0):
        d["m"] = int(x.sum())
    m = d.setdefault("m", -1)
    v = d.get("k", 5)
    return m, v, d["m"]


@program(*BATCH)
def dict_nested_branches(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        if x.size(0) > 5:
            d["a"] = x
        else:
            d["a"] = x * 2
            d["b"] = x * 3
    r = x
    if "b" in d:
        r = r - d["b"]
    if "a" in d:
        r = r + d["a"]
    return r


@program(*BATCH)
def dict_in_loop(x):
    d: Dict[str, torch.Tensor] = {"s": x[0] * 0}
    for i in range(x.size(0)):
        d["s"] = d["s"] + x[i]
        if float(x[i].sum()) > 2:
            d["s"] = d["s"] * 2
    return d


@program([torch.rand(2, 3), 3], [torch.rand(4, 3), 0], [torch.rand(1, 3), 1])
def caches_that_grow(x, n: int):
    cache: Dict[str, torch.Tensor] = {}
    for _ in range(n):
        for key in ["a", "b"]:
            if key in cache:
                cache[key] = torch.cat([cache[key], x + 1], 0)
            else:
                cache[key] = x
    if "a" in cache:
        return cache["a"].sum(0), len(cache)
    return torch.zeros(3), len(cache)


@refused("the order of a dict's keys depends on what only the run knows", *BATCH)
def keys_in_an_open_order(x):
    d: Dict[str, torch.Tensor] = {}
    if bool(x.sum() > 0):
        d["a"] = x
    d["b"] = x * 2
    d["a"] = x * 3
    return list(d.keys())[0] == "a"


@program([torch.tensor([1, 2, 9]), 1], [torch.tensor([5, 7]), 3], [torch.tensor([7, 7]), 7])
class KeysOfTheRun(torch.nn.Module):
    """Numbers that only the run knows, in a dict that does not change."""

    def __init__(self):
        super().__init__()
        self.table = {1: 10, 2: 20, 7: 5}

    def forward(self, t, n: int):
        total = 0
        for v in t:
            total += self.table.get(int(v), -1)
        by_key = {1: t, 7: t * 2, 3: t + 1}
        if n not in self.table:
            return total, by_key[n]
        return total * self.table[n], by_key[n]


@program((3, 4), (1, 4), (5, 4))
def counts_by_data(x):
    counts = {"pos": 0, "neg": 0}
    for i in range(x.size(0)):
        counts["pos" if bool(x[i, 0] > 0.4) else "neg"] += i + 1
    return counts["pos"], counts["neg"]


@program([torch.tensor([0, 2, 2, 1])], [torch.tensor([1])], [torch.tensor([2, 2, 2, 0, 0])])
def counts_by_numbers_of_the_run(labels):
    counts = {0: 0, 1: 0, 2: 0}
    places = {0: labels.sum(), 1: labels.max(), 2: labels.min()}
    for i in range(labels.size(0)):
        k = int(labels[i])
        counts[k] += i + 1
        places[k] = places[k] * 2
    return counts[0], counts[1], counts[2], places


@refused("carries a dict with a key that only the run knows", [torch.tensor([0, 2])], [torch.tensor([1, 1, 3])])
def dict_made_anew_in_a_loop(labels):
    last: Optional[Dict[int, int]] = None
    for i in range(labels.size(0)):
        if int(labels[i]) > 0:
            last = {int(labels[i]): i}
    return len(last) if last is not None else 0


@program([torch.rand(4, 3), False], [torch.rand(2, 3), False])
def branch_that_reads_nothing(x, isKept: bool):
    kept: Dict[str, torch.Tensor] = {}
    if isKept:
        y = kept["x"]
    else:
        y = x
    return y + 1


# Keys of the run that may be new.

INTS = [[torch.tensor(v)] for v in ([0, 2, 2, 1], [1], [3, 0], [2, 2, 3, 2], [3, 0, 1, 2] * 9)]


@program([torch.tensor([0, 2])], [torch.tensor([1, 1])], [torch.tensor([5, 1])])
def key_that_may_be_new(labels):
    counts = {0: 0, 1: 7}
    k = int(labels[0])
    counts[k] = 3
    return counts[0], counts[1], len(counts), 5 in counts, counts.get(5, -1), counts[k]


@program(*INTS)
def counted(labels):
    counts: Dict[int, int] = {}
    sums: Dict[int, int] = {}
    for i in range(labels.size(0)):
        k = int(labels[i])
        if k in counts:
            counts[k] += 1
        else:
            counts[k] = 1
        sums[k] = sums.get(k, 0) + i
    most = 0
    for k in counts.keys():
        most = max(most, counts[k])
    total = 0
    for k, v in sums.items():
        total += 10 * k + v
    return most, len(counts), total, torch.tensor(list(sums.values()))


@program(*[[i, torch.rand(i.numel(), 3)] for [i] in INTS])
def tensors_by_number(labels, x):
    sums: Dict[int, torch.Tensor] = {}
    firsts: Dict[int, Tuple[int, float]] = {}
    for i in range(labels.size(0)):
        k = int(labels[i])
        if k in sums:
            sums[k] = sums[k] + x[i]
        else:
            sums[k] = x[i]
        if k not in firsts:
            firsts[k] = (i, float(i) * 0.5)
    a, b = 0, 0.0
    for k, v in firsts.items():
        a += v[0]
        b += v[1] * k
    return torch.stack([sums[k] * k for k in sorted(list(sums.keys()))]), a, b


@program(*INTS)
def taken_out_again(labels):
    seen: Dict[int, int] = {}
    first: Dict[int, int] = {}
    cleared = 0
    for i in range(labels.size(0)):
        k = int(labels[i])
        if k in seen:
            seen.pop(k)
        else:
            seen[k] = i
        if k in first and i % 3 == 0:
            first.clear()
            cleared += 1
        first.setdefault(k, i)
    if 2 in seen:
        del seen[2]
    copy = first.copy()
    first[100] = 1
    return len(seen), torch.tensor([0] + list(seen.keys())), cleared, list(copy.keys())[0], len(copy), copy.pop(77, 5), len(first)


@program(*[[i, f] for [i] in INTS for f in (True, False)])
def put_in_a_branch(labels, isPut: bool):
    d: Dict[int, float] = {1: 0.5}
    made = {int(labels[0]): 1, int(labels[-1]): 2}
    if isPut:
        d[int(labels[0])] = 2.5
    total = 0.0
    for v in d.values():
        total += v
    return total, len(d), len(made), made[int(labels[0])]


@program(*INTS)
def found_by_parents(labels):
    parents: Dict[int, int] = {}
    for i in range(labels.size(0)):
        parents[i] = i
    for i in range(labels.size(0)):
        p = int(labels[i])
        if p in parents:
            parents[i] = parents[p]
    return torch.tensor([parents[i] for i in range(labels.size(0))])


# What a loop carries is another dict after each iteration.
@program(*INTS)
def rebuilt_in_each_iteration(labels):
    scores: Dict[int, float] = {0: 1.0}
    for i in range(labels.size(0)):
        extended: Dict[int, float] = {}
        for k, v in scores.items():
            extended[k + int(labels[i])] = v * 2
        extended[i] = 0.5
        scores = extended
    total = 0.0
    for k, v in scores.items():
        total = total * 0.5 + k * v
    return total, len(scores)


@program(*INTS)
def rebuilt_or_added_to(labels):
    scores: Dict[int, float] = {}
    before = scores
    for i in range(labels.size(0)):
        if int(labels[i]) > 1:
            scores = {k + int(labels[i]): v + 0.5 for k, v in scores.items()}
        else:
            scores = scores.copy()
            scores[int(labels[i])] = 7.0
    return sum([k * v for k, v in scores.items()]), len(before)


@program(*INTS)
def beams_of_tensors(labels):
    beams: Dict[int, torch.Tensor] = {0: labels.float()}
    for i in range(labels.size(0)):
        longer: Dict[int, torch.Tensor] = {}
        for k in sorted(list(beams.keys()))[:3]:
            longer[k + 1] = beams[k] * 2
            longer[k + int(labels[i])] = beams[k] + i
        beams = longer
    total = labels.float() * 0
    for k, v in beams.items():
        total = total * 2 + v * k
    return total, len(beams)


@refused("a result is a dict, and which keys it has only the run knows", *INTS[:2])
def result_with_keys_of_the_run(labels):
    d: Dict[int, torch.Tensor] = {}
    for i in range(labels.size(0)):
        d[int(labels[i])] = labels
    return d


@program(*BATCH)
def first_entry(x):
    d = {"a": x, "b": x + 1}
    k, v = d.popitem()
    return v, len(d), k == "a", "b" in d
