# RUN: %python %s
"""Strings, enums and messages: known while compiling, so that no graph sees them."""
import enum
from typing import Dict, List

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


@refused("its elements are strings", (3, 4), (4, 4))
def word(x):
    words = ["a", "b", "c"]
    return words[int(x.argmax())] == "a"
