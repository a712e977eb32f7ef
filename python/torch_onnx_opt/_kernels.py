"""LibTorch as the command line has it.

The compiler asks LibTorch's own kernels for meta tensors what an operator returns. PyTorch's Python puts kernels written
in Python on top of them, which are slower and answer some questions otherwise. They are set aside while a model is
converted, so that a conversion gives the same here and there."""

import contextlib
import threading
from typing import Iterator, List, Tuple

import torch
import torch._meta_registrations

_lock = threading.RLock()


def _libraries() -> List[torch.library.Library]:
    return [
        value
        for value in vars(torch._meta_registrations).values()
        if isinstance(value, torch.library.Library) and value.dispatch_key == "Meta" and value.m is not None
    ]


def _kernels(library: torch.library.Library) -> Iterator[Tuple[str, object]]:
    """The operators that a library has kernels of, and these."""
    for key in library._op_impls:
        name = key.split("/")[1]
        base, _, overload = name.partition(".")
        packet = getattr(getattr(torch.ops, library.ns), base)
        yield name, getattr(packet, overload or "default").py_kernels[torch._C.DispatchKey.Meta]


@contextlib.contextmanager
def own_kernels() -> Iterator[None]:
    """LibTorch without the kernels of PyTorch's Python. One at a time, for the whole process."""
    with _lock:
        saved = [(library, list(_kernels(library))) for library in _libraries()]
        try:
            for library, _ in saved:
                library.m.reset()
            yield
        finally:
            for library, kernels in saved:
                for name, kernel in kernels:
                    library.m.impl(name, "Meta", kernel, False)
