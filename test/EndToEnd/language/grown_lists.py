# RUN: %python %s
"""Lists of a length that only the run knows: what is done to their elements, and elements that have parts."""
from typing import Dict, List, NamedTuple, Optional, Tuple

import torch
from language import program, refused
from torch import Tensor

# PyTorch's optimizer loses a list that a branch in a loop begins anew.
torch._C._set_graph_executor_optimize(False)
ROWS = (4, 3), (2, 3), (1, 3)


# Elements that are written to.


@program(*ROWS)
def element_by_number(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i] * 2)
    for i in range(x.size(0)):
        rows[i] += i
    rows[-1] *= 0.5
    return torch.stack(rows), x


@program(*ROWS)
def element_by_name(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i].clone())
    for row in rows:
        row.add_(1)
        row[0] = 7.0
        row[1:] *= 2
    last = rows[-1]
    last -= rows[0]
    return torch.stack(rows), last


@program(*ROWS)
def element_while_growing(x):
    rows: List[Tensor] = [x[0] * 1]
    for i in range(x.size(0)):
        rows.append(x[i] + rows[-1])
        rows[-1] *= 0.5
        if i % 2 == 0:
            rows[0] -= 1
    return torch.stack(rows)


@program(*ROWS)
def joined_by_rank(x):
    numbers: List[Tensor] = []
    rows: List[Tensor] = []
    planes: List[Tensor] = []
    pieces: List[Tensor] = []
    lines: List[Tensor] = []
    for i in range(x.size(0)):
        numbers.append(x[i, 0])
        rows.append(x[i] * i)
        planes.append(x * i)
        pieces.append(x[: i + 1])
        lines.append(x[:, i % 2 :].flatten()[:i])
    a = torch.vstack(numbers), torch.hstack(numbers), torch.dstack(numbers), torch.column_stack(numbers)
    b = torch.vstack(rows), torch.hstack(rows), torch.dstack(rows), torch.column_stack(rows)
    c = torch.vstack(planes), torch.hstack(planes), torch.dstack(planes), torch.column_stack(planes)
    return a, b, c, torch.vstack(pieces), torch.hstack(lines)


@program(*ROWS)
def numbers_in_rows(x):
    rows: List[List[float]] = []
    for i in range(x.size(0)):
        rows.append([float(i), i * 0.5, float(x[i, 0])])
    return torch.tensor(rows) + x, torch.nn.utils.rnn.pad_sequence(x.unbind(0)), torch.nn.utils.rnn.pad_sequence(x.unbind(1), True)


@program(*ROWS)
def one_of_a_known_list(x):
    state = [torch.zeros(3), torch.ones(3)]
    for i in range(x.size(0)):
        state[i % 2] += x[i]
    return state[0], state[1]


@program(*ROWS)
def unbound_in_place(x):
    y = x * 1
    for row in y.unbind(0):
        row += row.sum()
    columns = y.t().unbind(1)
    columns[-1].mul_(2)
    return y


@program(*ROWS)
def one_tensor_twice(x):
    """Equal after the write, since the same: as what was found of the list says, or not at all."""
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i] * 2)
    copies = rows[:]
    copies[0] += 1
    return torch.stack(copies)


@program(*ROWS)
def changed_after_append(x):
    rows: List[Tensor] = []
    h = torch.zeros(3)
    for i in range(x.size(0)):
        h += x[i]
        rows.append(h)
    return torch.stack(rows)


@program(*ROWS)
def views_of_one_base(x):
    y = x * 1
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(y[i])
    for row in rows:
        row += 1
    return y


# Elements of which the first iteration has none.


@program(*ROWS)
def previous(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        last = torch.zeros(3)
        if i > 0:
            last = rows[-1]
        rows.append(last * 0.5 + x[i])
    return torch.stack(rows)


@program(*ROWS)
def previous_or_none(x):
    rows: List[Tuple[Tensor, int]] = []
    s = torch.zeros(3)
    for i in range(x.size(0)):
        last: Optional[Tensor] = None
        if i > 0:
            last = rows[i - 1][0]
        if last is not None:
            s = s + last
        rows.append((s * 0.5 + x[i], i))
    return rows[-1][0], s


# Elements that differ in size.

SIZES = (4, 16), (2, 9), (3, 6), (1, 33)


@program(*SIZES)
def halved(x):
    levels: List[Tensor] = []
    y = x
    while y.size(1) > 2:
        levels.append(y)
        y = torch.nn.functional.max_pool1d(y[None], 2)[0]
    s = torch.zeros(1)
    for level in levels:
        s = s + level.mean() * level.size(1)
    return s, len(levels), y


@program(*SIZES)
def longer_each_time(x):
    parts: List[Tensor] = []
    y = x[:1]
    for i in range(x.size(0)):
        y = torch.cat([y, y[:1] * i], 0)
        parts.append(y)
    return torch.cat(parts, 0), parts[0], len(parts)


@program((4, 4), (2, 3))
def halved_in_two_dims(x):
    levels: List[Tensor] = []
    y = torch.nn.functional.interpolate(x[None, None], scale_factor=8.0)
    while y.size(2) > 4:
        levels.append(y)
        y = torch.nn.functional.max_pool2d(y, 2)
    s = torch.zeros(1)
    for level in levels:
        s = s + level.mean()
    return s


# Elements that have parts.


@program(*ROWS)
def optionals(x):
    rows: List[Optional[Tensor]] = [None]
    for i in range(x.size(0)):
        if bool(x[i].sum() > 0):
            rows.append(x[i])
        else:
            rows.append(None)
    s = torch.zeros(3)
    n = 0
    for row in rows:
        if row is None:
            n += 1
        else:
            s = s * 0.5 + row
    return s, n, len(rows)


@program(*ROWS)
def cache(x):
    kept: List[Optional[Tensor]] = [None, None]
    y = x[0]
    for i in range(x.size(0)):
        before = kept[i % 2]
        if before is not None:
            y = y + before
        kept[i % 2] = y * 0.5
    return y


@program(*ROWS)
def optional_numbers(x):
    numbers: List[Tuple[int, Optional[int]]] = []
    for i in range(x.size(0)):
        numbers.append((i, i if i % 2 == 0 else None))
    s = 0
    for i, number in numbers:
        s += number if number is not None else -10 * i
    return s


@program(*ROWS)
def dicts(x):
    found: List[Dict[str, Tensor]] = []
    for i in range(x.size(0)):
        found.append({"row": x[i] * 1, "number": torch.tensor(i)})
        if len(found) > 3:
            found.pop(0)
    best = found[0]
    s = torch.zeros(3)
    for one in found:
        if bool(one["row"].sum() > best["row"].sum()):
            best = one
        for name, value in one.items():
            s = s + value
    return best["row"], best["number"], s, len(found)


@program(*ROWS)
def lists_of_dicts(x):
    found: List[List[Dict[str, Tensor]]] = []
    for i in range(x.size(0)):
        found.append([{"a": x[i]}, {"a": x[i] * 2}])
    s = torch.zeros(3)
    for two in found:
        for one in two:
            s = s * 0.5 + one["a"]
    return s


class Step(NamedTuple):
    score: float
    place: int
    row: Tensor
    before: Optional[Tensor]


@program(*ROWS)
def named_tuples(x):
    steps: List[Step] = []
    for i in range(x.size(0)):
        before: Optional[Tensor] = None
        if i > 0:
            before = steps[-1].row
        steps.append(Step(float(x[i, 0]), i, x[i] * 2, before))
    s = 0.0
    t = torch.zeros(3)
    for step in steps:
        s += step.score * step.place
        before = step.before
        if before is not None:
            t = t + before
    return s, t


@torch.jit.script
class Hypothesis:
    def __init__(self, score: float, row: Tensor):
        self.score = score
        self.row = row


@program(*ROWS)
def objects(x):
    hypotheses: List[Hypothesis] = []
    for i in range(x.size(0)):
        hypotheses.append(Hypothesis(float(x[i].max()), x[i]))
    best = hypotheses[0]
    for hypothesis in hypotheses:
        if hypothesis.score > best.score:
            best = hypothesis
    return best.score, best.row


@program(*ROWS)
def changed_objects(x):
    hypotheses: List[Hypothesis] = []
    for i in range(x.size(0)):
        hypotheses.append(Hypothesis(float(x[i].max()), x[i]))
    for hypothesis in hypotheses:
        hypothesis.score += 1.0
    return hypotheses[0].score


@refused("the length of a list is not known", *ROWS)
def joined_into_another(x):
    rows: List[Tensor] = []
    for i in range(x.size(0)):
        rows.append(x[i] * i)
    out = torch.zeros_like(x)
    torch.stack(rows, out=out)
    return out


@refused("have several lengths", *ROWS)
def dicts_of_several_keys(x):
    found: List[Dict[str, Tensor]] = []
    for i in range(x.size(0)):
        if i % 2 == 0:
            found.append({"a": x[i]})
        else:
            found.append({"a": x[i], "b": x[i]})
    return found[0]["a"]


@program((4, 3), (1, 3), (5, 3))
def set_to_an_element_of_another_dim(x):
    y = x @ x.t()
    rows = list(y.unbind(0))
    rows[0] = y.select(1, 0)
    return torch.stack(rows)


@program((5, 3), (16, 3), (30, 3), (4, 3))
def begun_anew_in_a_branch(x):
    batch: List[Tensor] = []
    means: List[Tensor] = []
    for i in range(x.size(0)):
        batch.append(x[i])
        if len(batch) == 4:
            means.append(torch.stack(batch).mean(0))
            batch = []
    if len(batch) > 0:
        means.append(torch.stack(batch).mean(0))
    return torch.stack(means)


@program((5, 3), (16, 3), (30, 3))
def segments_begun_anew(x):
    segments: List[List[int]] = []
    segment: List[int] = [0]
    for i in range(x.size(0)):
        if float(x[i, 0] - x[i, 1]) > 0.0:
            segment.append(i)
        else:
            segments.append(segment)
            segment = [i]
    segments.append(segment)
    total = 0
    for segment in segments:
        total += segment[0] * segment[-1] + len(segment)
    return total


@refused("may be one that was changed", *ROWS)
def begun_anew_with_another_name(x):
    batch: List[Tensor] = []
    first = batch
    for i in range(x.size(0)):
        batch.append(x[i])
        if len(batch) == 2:
            batch = []
    return torch.stack(first)


@program((5, 3), (3, 3), (7, 3))
def beams_by_their_scores(x):
    beams = [(0.0, 0)]
    for t in range(x.size(0)):
        candidates: List[Tuple[float, int]] = []
        for score, path in beams:
            for token in range(x.size(1)):
                candidates.append((score + float(x[t, token]), path * 3 + token))
        candidates.sort(reverse=True)
        beams = candidates[:4]
    return beams[0][0], beams[0][1], len(beams)


@program((5, 3), (3, 3), (60, 3))
def tuples_of_tuples_sorted(x):
    found: List[Tuple[int, Tuple[float, bool]]] = []
    for i in range(x.size(0)):
        found.append((int(x[i, 0] * 2), (float(x[i, 1]), bool(x[i, 2] > 0.5))))
    first = [(float(x[i, 0]), i) for i in range(2)]
    first.sort()
    rising = sorted(found)
    found.sort(reverse=True)
    total = 0
    for i, (key, (number, isLarge)) in enumerate(rising):
        total += key * i + int(isLarge) * i
    return total, found[0][0], found[0][1][0], found[-1][1][1], rising[-1][1][0], first[0][1]


@refused("sorted in reverse is known only at run time", [torch.rand(5), True], [torch.rand(7), False])
def sorted_as_the_run_says(x, reverse: bool):
    numbers = [float(x[i]) for i in range(x.size(0))]
    numbers.sort(reverse=reverse)
    return numbers[0]


@program((5, 3), (3, 3), (60, 3))
def tuples_repeated(x):
    sizes = [(x.size(0), 2.5)] * x.size(0)
    rows: List[Tuple[Tensor, int]] = [(x[0], 2)] * x.size(0)
    total, row = 0.0, torch.zeros(3)
    for size, number in sizes:
        total += size * number
    for tensor, number in rows:
        row = row + tensor * number
    return total, row


@program((5, 3), (3, 3), (60, 3))
def longer_in_every_round(x):
    done: List[Tuple[float, List[int]]] = []
    path: List[int] = []
    for i in range(x.size(0)):
        path = path + [i]
        done.append((float(x[i].sum()), path))
    best, length = -100.0, 0
    for score, found in done:
        if score > best:
            best, length = score, len(found) + found[-1]
    return best, length


# Where a list has nothing yet, the branch that reads it raises.


@program((4, 3), (1, 3), (9, 3), (300, 3))
def what_came_before_beyond_the_end(x):
    found: List[Tensor] = []
    for t in range(x.size(0) + 3):
        row = x[t] if t < x.size(0) else found[-1]
        found.append(row * 0.5 + 1)
    return torch.stack(found)


def given(*sizes):
    return [[torch.rand(n, 3), torch.cat([torch.ones(1), torch.rand(n - 1)])] for n in sizes]


@program(*given(4, 1, 9, 300))
def what_came_before_as_data_says(x, isGiven):
    found: List[Tensor] = []
    for t in range(x.size(0)):
        if bool(isGiven[t] > 0.5):
            row = x[t]
        else:
            row = found[-1]
        found.append(row * 0.5 + 1)
    return torch.stack(found)


@program([torch.rand(4), 1], [torch.rand(1), 0], [torch.rand(30), 7])
def cleared_in_every_round(x, k: int):
    last: List[int] = []
    for i in range(x.size(0)):
        last.clear()
        last.append(i)
    known = [1, 2]
    for i in range(k):
        known.clear()
        known.append(3)
    pending: List[Tensor] = []
    total = torch.zeros(1)
    for i in range(x.size(0)):
        pending.append(x[i : i + 1])
        if len(pending) == 3:
            total = total + torch.cat(pending).prod()
            pending.clear()
    return torch.tensor(last), torch.tensor(known), total, len(pending)


# A list that is made when there is something to put into it.


@program(*given(4, 1, 9, 300))
def made_when_needed(x, isGiven):
    rows: Optional[List[Tensor]] = None
    places: Optional[List[int]] = None
    for i in range(x.size(0)):
        if rows is None:
            rows = [x[i]]
        else:
            rows.append(x[i] * 2)
        if bool(isGiven[i] > 0.5):
            if places is None:
                places = [i]
            else:
                places.append(i)
    if rows is None:
        return x, 0
    if places is None:
        return torch.stack(rows), 0
    return torch.stack(rows)[torch.tensor(places)], len(places)


# What is kept back until there are eight of them.
STREAMS = tuple((t, 2) for t in (1, 7, 8, 9, 16, 17, 100))


@program(*STREAMS, flags=("--input", "x=f32[t,c]"))
def rows_of_eight(x):
    out: List[Tensor] = []
    kept = x[:0]
    for i in range(x.size(0)):
        kept = torch.cat([kept, x[i:i + 1]], 0)
        if kept.size(0) == 8:
            out.append(kept.flip([0]))
            kept = x[:0]
    out.append(kept)
    return torch.cat(out, 0)


@program(*STREAMS, flags=("--input", "x=f32[t,c]"))
def lists_of_eight(x):
    out: List[Tensor] = []
    kept: List[Tensor] = []
    n = 0
    for i in range(x.size(0)):
        kept.append(x[i])
        n += 1
        if n == 8:
            out.append(torch.stack(kept, 0) * 2)
            kept = torch.jit.annotate(List[Tensor], [])
            n = 0
    if n > 0:
        out.append(torch.stack(kept, 0))
    return torch.cat(out, 0)


# The same number is read twice.
@program(*([torch.arange(42).reshape(6, 7), k] for k in (4, 2, 6)))
def found_in_a_window(x, k: int):
    for row in torch.arange(0, 7 - k):
        if bool(torch.arange(int(row), int(row) + 2).sum() > 3):
            return 1
    return 0
