"""Whether what was scripted or traced is the model, at the example and beside it."""

from typing import Any, List, Mapping, Sequence, Tuple

import torch

from . import _arguments, _model, _samples
from ._messages import ConversionError


def difference(expected: Any, found: Any) -> str:
    """How the results of a model differ; empty if they do not."""
    try:
        pairs = list(zip(_samples.flatten(expected, strings=True), _samples.flatten(found, strings=True), strict=True))
        for x, y in pairs:
            if isinstance(x, str) or isinstance(y, str):
                if x != y:
                    return f"'{y}' for '{x}'"
            else:
                torch.testing.assert_close(torch.as_tensor(y), torch.as_tensor(x), rtol=1e-3, atol=1e-4, equal_nan=True)
    except (AssertionError, ValueError) as error:
        return _model.first_line(error)
    return ""


def check_scripted(model: Any, scripted: Any, args: Tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """Why what torch.jit.script made is not the model, where the example shows it."""

    def run(what: Any) -> Any:
        with torch.no_grad(), torch.random.fork_rng(devices=[]), _model.kept(model), torch.jit.optimized_execution(False):
            torch.manual_seed(0)
            return what(*_samples.copy(args), **_samples.copy(dict(kwargs)))

    # The model may change weights that both of them have, which is what the other one lacks.
    found, what = None, ""
    try:
        found = run(scripted)
    except Exception as error:
        what = _model.first_line(error)
    try:
        expected = run(model)
    except Exception:  # Of which the compiler tells more.
        return ""
    try:
        what = what or difference(expected, found)
    except Exception:  # They are of what cannot be compared.
        return ""
    return f"what torch.jit.script makes of it is not the model ({what})" if what else ""


def check_trace(
    model: Any, trace: _model.Trace, arguments: List[_arguments.Argument], dynamic: _arguments.Dynamic, reason: str
) -> str:
    """Refuses a trace that is not the model at other sizes than those of the example, or with other values. Says so where the
    model takes no other sizes."""
    compared = 0
    values = tuple(argument.value for argument in arguments)
    choices = [*_samples.choose_sizes(values, dynamic.dims, dynamic.ranges, count=10, seed=0), None]
    for sizes in choices:
        resized = _samples.with_other_values(values) if sizes is None else _samples.resize(values, dynamic.dims, sizes)
        with torch.no_grad(), torch.random.fork_rng(devices=[]):
            try:
                torch.manual_seed(0)
                with _model.kept(model):
                    expected = trace.run_model(_samples.copy(resized))
            except Exception:  # The model has no such sizes.
                continue
            compared += sizes is not None
            try:
                torch.manual_seed(0)
                with _model.kept(model):
                    what = difference(expected, trace.module(*_samples.copy(resized)))
            except Exception as error:
                what = _model.first_line(error)
            if what:
                if sizes is None:
                    where = "with other values in its inputs, which decide what it computes,"
                    way = "export it with torch.export and torch.cond"
                else:
                    where = "at " + (", ".join(f"{name}={size}" for name, size in sizes.items()) or "the example")
                    way = "leave those dims fixed"
                raise ConversionError(
                    f"the model was traced ({reason}), and {where} the trace is not the model "
                    f"({what}): make it one that torch.jit.script takes, or {way}",
                    [],
                )
    if compared > 1 or not dynamic.dims:
        return ""
    return "the model takes none of the other sizes that were tried, so the trace was held against it at the example only"


def check_state(model: Any, trace: _model.Trace, reason: str) -> None:
    """Refuses a trace of a model whose calls change, unseen, what the next one gives."""

    def run(*calls: Sequence[torch.Tensor]) -> Any:
        with torch.no_grad(), torch.random.fork_rng(devices=[]), _model.kept(model):
            for tensors in calls:
                torch.manual_seed(0)
                result = trace.run_model(_samples.copy(tuple(tensors)))
            return result

    values = [leaf for _, leaf in trace.leaves]
    others = [2 * leaf if leaf.is_floating_point() else leaf for leaf in values]
    for earlier in (values, others):
        try:
            what = difference(run(values), run(earlier, values))
        except Exception as error:
            if earlier is others:  # Which it need not take.
                continue
            what = _model.first_line(error)
        if what:
            raise ConversionError(
                f"the model was traced ({reason}), and a trace does not see that forward changes '{trace.unseen[0]}', "
                f"with which its next call computes ({what}): make it one that torch.jit.script takes, for state='io' to carry "
                "what changes; state='drop' converts the first call",
                [],
            )
