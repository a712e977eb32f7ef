"""Arguments of other sizes, made of an example."""

import random
from typing import Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Tuple

import torch


class Dim(NamedTuple):
    """A dim of an argument that varies: where its tensor is among all, in order, and what it is called."""

    tensor: int
    dim: int
    name: str


Range = Tuple[int, Optional[int]]


def map_tensors(value: Any, change: Callable[[torch.Tensor], Any]) -> Any:
    """The same nest of containers, with other tensors."""
    if isinstance(value, torch.Tensor):
        return change(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(map_tensors(element, change) for element in value))
    if isinstance(value, (list, tuple)):
        return type(value)(map_tensors(element, change) for element in value)
    if isinstance(value, dict):
        return {key: map_tensors(element, change) for key, element in value.items()}
    return value


def copy(value: Any) -> Any:
    """The same with tensors of its own, for a model that may write to them."""
    return map_tensors(value, torch.clone)


def flatten(value: Any, strings: bool = False) -> List[Any]:
    """The leaves of nested containers as an ONNX model has them, in order: tensors and numbers, and of results strings."""
    return [leaf for _, leaf in leaves_of("", value) if strings or not isinstance(leaf, str)]


def leaves_of(path: str, value: Any) -> List[Tuple[str, Any]]:
    """What is in nested containers, but for None, each beside its place in them: `x[0]["key"]`."""
    if value is None:
        return []
    if isinstance(value, (list, tuple)):
        return [leaf for i, element in enumerate(value) for leaf in leaves_of(f"{path}[{i}]", element)]
    if isinstance(value, dict):
        return [leaf for key, element in value.items() for leaf in leaves_of(f'{path}["{key}"]', element)]
    return [(path, value)]


def resize(args: Any, dims: List[Dim], sizes: Dict[str, int]) -> Any:
    """The arguments with other sizes. Elements are those of the example, again or left out, so that indices stay valid."""
    index = -1

    def change(tensor: torch.Tensor) -> torch.Tensor:
        nonlocal index
        index += 1
        for place in dims:
            if place.tensor == index and tensor.shape[place.dim] != sizes[place.name]:
                if not tensor.shape[place.dim]:
                    # Of nothing there is nothing to repeat.
                    shape = list(tensor.shape)
                    shape[place.dim] = sizes[place.name]
                    tensor = tensor.new_zeros(shape)
                    continue
                rows = torch.arange(sizes[place.name]) % tensor.shape[place.dim]
                tensor = tensor.index_select(place.dim, rows)
        return tensor

    return map_tensors(args, change)


def choose_sizes(args: Any, dims: List[Dim], ranges: Dict[str, Range], count: int, seed: int) -> Iterator[Dict[str, int]]:
    """Sizes to try: those of the example, one more each, the smallest that are declared, and random ones."""
    tensors: List[torch.Tensor] = []
    map_tensors(args, tensors.append)
    example = {place.name: tensors[place.tensor].shape[place.dim] for place in dims}
    draw = random.Random(seed)

    def clamp(name: str, size: int) -> int:
        low, high = ranges.get(name, (1, None))
        return max(low, size if high is None else min(size, high))

    yield example
    for i in range(1, count if example else 1):
        if i == 1:
            yield {name: clamp(name, size + 1) for name, size in example.items()}
        elif i == 2:
            yield {name: clamp(name, 1) for name in example}
        else:
            yield {name: clamp(name, draw.randint(1, 2 * size + 3)) for name, size in example.items()}
