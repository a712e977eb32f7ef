# RUN: %python %s
"""Strings, enums and messages: known while compiling, but for those that data decides."""
import enum
from typing import Dict, List, NamedTuple, Optional, Tuple

import torch
from language import program, refused

BATCH = (2, 4), (5, 4)


def pool(x, how: str):
    if how == "mean":
        return x.mean(0)
    elif how == "sum":
        return x.sum(0)
    raise ValueError(f"no such pooling: {how}")


@program(*BATCH)
def compared(x):
    return pool(x, "mean"), pool(x, "sum"), "a" < "b", "a" != "a"


@program(*BATCH)
def methods(x):
    s = "Mean_Pool"
    n = len(s)
    if s.lower().startswith("mean") and "Pool" in s:
        n += 1
    parts = s.split("_")
    if parts[1].upper() == "POOL":
        n += 10
    return n, x, "-".join(["a", "b"]) == "a-b", s.replace("_", "") == "MeanPool", s[0] == "M"


@program(*BATCH)
def format_in_a_message(x):
    if bool(x.sum() > 1000):
        raise RuntimeError("sum is {} of shape {}".format(x.sum(), x.shape))
    assert x.size(0) > 0, f"empty: {x.shape}"
    assert x.size(0) < 100000, "%d %s" % (x.size(0), "rows")
    if "%d/%s" % (2, "a") != "2/a":
        raise RuntimeError("%s" % x.size(0))
    print("x is", x)
    return x * 2


@program(*BATCH)
def string_keys_made_by_format(x):
    d = {"a0": x, "a1": x * 2}
    total = x
    for i in range(2):
        total = total + d["a{}".format(i)]
    return total


@program(*BATCH)
def concatenated(x):
    name = "a" + "b"
    name += str(3)
    return x if name == "ab3" else -x


class Color(enum.Enum):
    RED = 1
    BLUE = 2


def paint(x, c: Color):
    if c == Color.RED:
        return x
    return x * 2


@program(*BATCH)
def enums(x):
    n = 0
    for c in Color:
        n += c.value
    return paint(x, Color.BLUE), n, Color.RED.name == "RED"


@program(*BATCH)
def strings_in_lists(x):
    names = ["a", "b"]
    names.append("c")
    n = 0
    for name in names:
        if name in ["b", "c"]:
            n += 1
    return n, "c" in names, x


@program(*BATCH)
def string_of_the_run(x):
    s = "a"
    if bool(x.sum() > 0):
        s = "b"
    return x, s


@program(*BATCH)
def string_chosen_by_data_and_compared(x):
    s = "sum"
    if x.size(1) == 4:
        s = "mean"
    return pool(x, s)


class Mode(torch.nn.Module):
    def __init__(self, mode: str):
        super().__init__()
        self.mode = mode

    def forward(self, x):
        y = torch.nn.functional.pad(x.unsqueeze(0), [1, 1], mode=self.mode)
        return torch.nn.functional.interpolate(y, scale_factor=2.0, mode="nearest")


@program(*BATCH)
class Reflect(Mode):
    def __init__(self):
        super().__init__("reflect")

    def forward(self, x):
        return torch.nn.functional.pad(x, [1, 1], mode=self.mode)


@program(*BATCH)
def string_chosen(x):
    mode = "small"
    if bool(x.sum() > 0):
        mode = "large"
    elif x.size(0) > 5:
        mode = "negative"
    if mode == "large":
        x = x * 2
    if mode != "small":
        x = x + 1
    return x, mode


@program(*BATCH)
def strings_as_results(x):
    return {"a": x}, "ok", ["x", "y"]


NUMBERS = [torch.tensor([1.0, -2, 3])], [torch.tensor([-1.0, 2, -3, 4, 5])], [torch.tensor([-1.0])]


@program(*NUMBERS)
def words_at_numbers_of_the_run(x):
    words = ["a", "b", "c"]
    first, last = int(x.argmax()) % 3, -1 - int(x.argmin()) % 3
    entries = {"a": x, "b": x * 2, "c": x + 1}
    modes = ["reflect", "replicate", "constant"]
    padded = torch.nn.functional.pad(x[None, None].repeat(1, 1, 3), [1, 1], mode=modes[first])
    return words[first], words[last], words[first] == "a", entries[words[last]], padded


@program(*NUMBERS)
def states_of_a_loop(x):
    state = "start"
    total = x.sum()
    for i in range(x.size(0)):
        if state == "start" and bool(x[i] > 0):
            state = "run"
        elif state == "run" and bool(x[i] < 0):
            state = "stop"
        if state == "run":
            total = total + x[i]
    return total, state


@program(*NUMBERS)
def states_of_nested_loops(x):
    state = "a"
    n = 0
    for i in range(x.size(0)):
        for j in range(x.size(0)):
            if state == "a" and bool(x[i] > x[j]):
                state = "b"
            elif state == "b":
                state = "c"
                n += 1
        if state == "c":
            state = "a"
    return n, state


@program(*NUMBERS)
def state_that_ends_a_loop(x):
    state = "go"
    i = 0
    while state == "go":
        i += 1
        if i >= x.size(0) or bool(x[i] > 3):
            state = "end"
    return i


@program(*NUMBERS)
def optional_state(x):
    last: Optional[str] = None
    n = 0
    for i in range(x.size(0)):
        now = "pos" if bool(x[i] > 0) else "neg"
        if last is not None:
            if last != now:
                n += 1
        last = now
    return n


@program(*NUMBERS)
def entry_of_a_state(x):
    entries = {"a": x, "b": x * 2}
    state = "a"
    y = x
    for i in range(x.size(0)):
        y = y + entries[state]
        state = "b" if bool(x[i] > 0) else "a"
    return y, state


class Total(NamedTuple):
    mode: str
    total: torch.Tensor


@program(*NUMBERS)
def record_with_a_state(x):
    s = Total("up", x.sum() * 0)
    for i in range(x.size(0)):
        if s.mode == "up":
            s = Total("down" if bool(x[i] > 2) else "up", s.total + x[i])
        else:
            s = Total("up", s.total - x[i])
    return s.total, s.mode


@torch.jit.script
class Machine:
    def __init__(self):
        self.mode = "idle"
        self.n = 0

    def step(self, v: float):
        if self.mode == "idle":
            if v > 0:
                self.mode = "busy"
        else:
            self.n += 1
            if v < 0:
                self.mode = "idle"


@program(*NUMBERS)
def object_with_a_state(x):
    machine = Machine()
    for i in range(x.size(0)):
        machine.step(float(x[i]))
    return machine.n, machine.mode


@program(*NUMBERS)
def enum_of_a_loop(x):
    c = Color.RED
    y = x.sum()
    for i in range(x.size(0)):
        if c == Color.RED:
            y = y + x[i]
            c = Color.BLUE
        elif bool(x[i] > 0):
            y = y - x[i]
            c = Color.RED
    return y, c == Color.RED


@program(*NUMBERS)
def word_found_in_a_loop(x):
    for i in range(x.size(0)):
        if bool(x[i] > 2):
            return "big"
        if bool(x[i] < -2):
            return "small"
    return "none"


@refused("its elements are no tensors or numbers", *NUMBERS)
def list_of_words_that_grows(x):
    words: List[str] = []
    for i in range(x.size(0)):
        words.append("p" if bool(x[i] > 0) else "n")
    return words.count("p")


@program((2, 4), (5, 4))
def one_of_several_words(x):
    words = ["a", "b", "c"]
    mode = "a"
    for i in range(x.size(0)):
        if mode in ["a", "b"]:
            x = x + 1
        mode = words[i % 3]
        x = x * words.index(mode) + words.count(mode)
    return x


LENGTHS = (5, 2), (50, 2), (51, 2), (400, 2), (500, 2)


@program(*LENGTHS)
def bucket_by_name(x):
    pick = ""
    for name, size in [("a", 50), ("b", 400)]:
        if x.size(0) <= size:
            pick = name
            break
    return x * 2 if pick == "a" else x + 1


@program(*LENGTHS)
class NamedSizes(torch.nn.Module):
    sizes: Dict[str, Tuple[int, int]]

    def __init__(self):
        super().__init__()
        self.sizes = {"a": (1, 50), "b": (51, 400)}

    def forward(self, x):
        for name, bounds in self.sizes.items():
            if bounds[0] <= x.size(0) <= bounds[1]:
                return x * len(name) + bounds[1]
        return x


@program(*LENGTHS)
def groups_of_words(x):
    for group in [["a", "b"], ["c"]]:
        if x.size(0) <= 50 * len(group):
            return x * len(group)
    return x


@refused("'aten::percentFormat' cannot be converted: it makes a text of what only the run knows", *LENGTHS)
def length_of_a_formatted_text(x):
    return x * len("%d-%d" % (x.size(0), x.size(0) % 3))


@refused("'aten::str' cannot be converted: it makes a text of what only the run knows", *LENGTHS)
def length_of_a_text(x):
    return x * len(str(x.size(0)))
