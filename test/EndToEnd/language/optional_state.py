# RUN: %python %s
"""Loops of a length that only the run knows whose state holds values that may be None."""
from typing import List, NamedTuple, Optional, Tuple

import torch
from language import program, refused

BATCH = (3, 4), (1, 2), (4, 400), (50, 1)


class State(NamedTuple):
    total: torch.Tensor
    last: Optional[torch.Tensor]


@program(*BATCH)
def named_tuple_set_once(x):
    state = State(x[0], None)
    for row in x:
        last = state.last
        if last is None:
            last = row * 2
        state = State(state.total + row, last)
    last = state.last
    return state.total, (last if last is not None else x[0])


@program(*BATCH)
class NamedTupleThroughACall(torch.nn.Module):
    def step(self, state: State, row, i: int) -> State:
        if i % 2 == 0:
            return State(state.total + row, None)
        return State(state.total * 2, row)

    def forward(self, x):
        state = State(x[0], None)
        for i in range(x.shape[0]):
            state = self.step(state, x[i], i)
        last = state.last
        return state.total, (last if last is not None else x[0])


@program(*BATCH)
def forgotten(x):
    first: Optional[torch.Tensor] = x[0]
    count = 0
    for i in range(x.shape[0]):
        if first is not None:
            count += 1
        first = None
    return count, first is None


@program(*BATCH)
def optional_tuple_of_optionals(x):
    state: Optional[Tuple[torch.Tensor, Optional[torch.Tensor]]] = None
    for i in range(x.shape[0]):
        if state is None:
            state = (x[i], None)
        else:
            total, last = state
            if last is None:
                state = (total + x[i], total)
            else:
                state = (total - last, None) if i % 3 == 0 else (total, last * 2)
    assert state is not None
    total, last = state
    return total if last is None else total * last


@program(*BATCH)
def tuple_of_numbers(x):
    state: Tuple[Optional[int], Optional[float]] = (None, None)
    for i in range(x.shape[0]):
        value = float(x[i].sum())
        place, most = state
        if value > 0:
            state = (i, most)
        else:
            state = (place, value if most is None else max(most, value))
    place, most = state
    return (place if place is not None else -1), (most if most is not None else 0.0)


@program(*BATCH)
def list_of_optionals(x):
    state: List[Optional[torch.Tensor]] = [None, None]
    for t in range(x.size(0)):
        y = x[t]
        for i in range(2):
            c = state[i]
            if c is not None:
                y = y + 0.5 * c
            state[i] = y
    a = state[1]
    assert a is not None
    return a


# What a loop over a declared dim leaves: None where there is nothing alone, which is no size from 1 on.
@program(*([torch.rand(2, n, 4)] for n in (3, 5, 1, 40)))
class Cell(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = torch.nn.LSTMCell(4, 3)

    def forward(self, x, state: Optional[Tuple[torch.Tensor, torch.Tensor]] = None) -> Tuple[torch.Tensor, Optional[Tuple[torch.Tensor, torch.Tensor]]]:
        steps: List[torch.Tensor] = []
        for t in range(x.size(1)):
            state = self.cell(x[:, t], state)
            steps.append(state[0])
        return torch.stack(steps, 1), state


@program(*BATCH)
def the_best_row(x):
    best: Optional[torch.Tensor] = None
    for row in x:
        if best is None:
            best = row
        else:
            best = torch.maximum(best, row)
    return best


@refused("None on one branch and not on the other", *BATCH)
def the_best_chosen_row(x):
    best: Optional[torch.Tensor] = None
    for row in x[x.sum(1) > 0]:
        best = row
    return best
