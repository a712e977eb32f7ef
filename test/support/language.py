"""Programs in TorchScript, each run at several sizes and with data that takes its branches.

    from language import program, refused

    @program((2, 4), (5, 4))
    def absolute(x):
        if bool(x.sum() > 0):
            return x
        return -x

A shape stands for two calls of the one argument: with positive elements, and with negative ones. A list is the arguments
of one call. Dims that differ among the calls are dynamic. `@refused("message", …)` says that the tool must refuse, and with
which words. Every program of a file is run, whatever fails."""
import atexit
import inspect
import os
import sys

import torch
from endtoend import check, check_refused

torch.manual_seed(0)
failures = []


@atexit.register
def exit_code():
    if failures:
        print(f"{len(failures)} programs failed: {' '.join(failures)}", file=sys.stderr, flush=True)
        os._exit(1)


def calls_of(specs):
    calls = []
    for spec in specs:
        if isinstance(spec, list):
            calls.append(spec)
        else:
            x = torch.rand(spec) + 0.1
            calls += [[x], [-x]]
    return calls


def differing_dims(parameters, calls):
    """The dims of each tensor argument that are not the same in all calls."""
    dynamic = {}
    for name, *values in zip(parameters, *calls):
        if isinstance(values[0], torch.Tensor):
            dims = [d for d in range(values[0].dim()) if len({v.shape[d] for v in values}) > 1]
            if dims:
                dynamic[name] = dims
    return dynamic


def run_program(target, action):
    module = target() if isinstance(target, type) else target
    try:
        action(module)
    except Exception as error:
        failures.append(target.__name__)
        print(f"FAILED {target.__name__}: {error}\n", file=sys.stderr, flush=True)
    return target


def parameters_of(target):
    function = target.forward if isinstance(target, type) else target
    return [p for p in inspect.signature(function).parameters if p != "self"]


def program(*specs, **options):
    def decorate(target):
        calls = calls_of(specs)
        dynamic = options.pop("dynamic", None) or differing_dims(parameters_of(target), calls)
        return run_program(target, lambda module: check(module, *calls, dynamic=dynamic, **options))
    return decorate


def refused(*messages, **options):
    """As `program`, with the messages before the calls."""
    words = [m for m in messages if isinstance(m, str)]
    calls = calls_of([m for m in messages if not isinstance(m, str)])

    def decorate(target):
        dynamic = differing_dims(parameters_of(target), calls)
        return run_program(target, lambda module: check_refused(module, calls[0], *words, dynamic=dynamic, **options))
    return decorate
