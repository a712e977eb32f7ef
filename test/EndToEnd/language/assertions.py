# RUN: %python %s
"""Checks of the program: left out with a remark, or with --keep-assertions a run that fails one gives no result."""
import tempfile

import torch
from endtoend import compare, convert, load, run, save
from language import program, run_program

BATCH = (2, 4), (5, 4)


@program(*BATCH)
def left_out(x):
    if x.size(0) > 10:
        raise ValueError("too many")
    assert x.size(1) == 4, "four columns"
    return x * 2


def kept(good, bad):
    """Converts with --keep-assertions: right for the calls in `good`, and no result for those in `bad`."""
    def decorate(function):
        def action(module):
            with tempfile.TemporaryDirectory() as tmp:
                archive, examples, model = f"{tmp}/model.pt", f"{tmp}/inputs.pt", f"{tmp}/model.onnx"
                save(module, archive)
                torch.save(tuple(good[0]), examples)
                process = convert(archive, model, "--keep-assertions", "--example-inputs", examples, "--dynamic", "x:0")
                assert process.returncode == 0, process.stderr
                assert "is not in the graph" not in process.stderr, process.stderr
                session = load(model)
                for call in good:
                    compare(module(*call), run(session, call))
                for call in bad:
                    try:
                        module(*call)
                    except Exception:
                        pass
                    else:
                        raise AssertionError("the program does not raise")
                    try:
                        run(session, call)
                    except Exception as error:
                        assert "Expand" in str(error), error
                    else:
                        raise AssertionError("the check did not fail")
        return run_program(torch.jit.script(function), action)
    return decorate


GOOD = [[torch.ones(2, 3)], [torch.ones(5, 3)]]


@kept(GOOD + [[torch.ones(0, 3)]], [[-torch.ones(2, 3)]])
def of_data(x):
    assert bool((x >= 0).all()), "no negative elements"
    return x * 2, x.sum(), x.size(0)


@kept(GOOD, [[torch.ones(7, 3)], [torch.full((2, 3), 5.0)]])
def of_sizes_and_data(x):
    if x.size(0) > 6:
        raise ValueError("too many")
    if bool(x.max() > 4):
        raise ValueError("too large")
    return x + 1


@kept(GOOD, [[-torch.ones(2, 3)]])
def in_a_branch(x):
    if x.size(0) > 3:
        y = x * 2
    else:
        assert float(x.sum()) > 0, "a small one is positive"
        y = x * 3
    return y


@kept(GOOD, [[torch.cat([torch.ones(4, 3), -torch.ones(1, 3)])]])
def in_a_loop(x):
    total = torch.zeros(3)
    for i in range(x.size(0)):
        if float(x[i].sum()) < 0:
            raise ValueError("a negative row")
        total = total + x[i]
    return total


@kept(GOOD, [[-torch.ones(2, 3)]])
def of_numbers(x):
    n = int(x.sum())
    assert n >= 0
    return n, float(n) / 2, n > 7


# Only the run gets to the check: no size that was tried may pass it.
@program(*([torch.rand(n, 3), torch.rand(m), k] for n, m, k in ((5, 1, 0), (1, 2, 1), (3, 3, 7), (1000, 1000, 30))))
def check_in_a_branch(x, y, k: int):
    if k > 2:
        assert x.size(0) == y.size(0), "sizes differ"
    return x[:, 0]


# What sizes are taken to be behind a check of several is held against sizes that get past it alone.
@program((16, 16), (16, 40), (32, 17), (100, 200))
def five_crop(x):
    h, w = x.size(0), x.size(1)
    if h < 16 or w < 16:
        raise ValueError("small")
    assert h % 2 == 0 and not (h > 100 and w > 10), "odd or large"
    t, l = (h - 16) // 2, (w - 16) // 2
    return torch.stack([x[:16, w - 16:], x[h - 16:, :16], x[t:t + 16, l:l + 16]])


def many(x):
    assert x.size(0) > 1
    assert x.size(0) != 3
    assert x.size(0) < 100
    assert x.size(1) % 2 == 0
    assert x.size(1) > 3
    return x + 1


with tempfile.TemporaryDirectory() as tmp:
    save(many, f"{tmp}/model.pt")
    process = convert(f"{tmp}/model.pt", f"{tmp}/model.onnx", "--input=x=f32[n,m]")
    assert process.stderr.count("remark:") == 1 and "4 more checks are not; the model's metadata says" in process.stderr, process.stderr
