"""Arguments of other sizes, made of an example."""

import dataclasses
import random
import re
from typing import Any, Callable, Dict, Iterable, Iterator, List, NamedTuple, Optional, Set, Tuple

import torch
from torch.utils import _pytree


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
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [field.name for field in dataclasses.fields(value) if field.init]
        return dataclasses.replace(value, **{name: map_tensors(getattr(value, name), change) for name in fields})
    return value


def copy(value: Any) -> Any:
    """The same with tensors of its own, for a model that may write to them."""
    return map_tensors(value, torch.clone)


def with_other_values(value: Any) -> Any:
    """The same with tensors of the same sizes that hold something else: the opposite, and of ints, which may count or point to
    something, those that were there, in another order."""

    def change(tensor: torch.Tensor) -> torch.Tensor:
        if tensor.dtype == torch.bool:
            return ~tensor
        return -tensor if tensor.is_floating_point() or tensor.is_complex() else tensor.flip(tuple(range(tensor.dim())))

    return map_tensors(value, change)


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
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)]
        return [leaf for name in names for leaf in leaves_of(f"{path}.{name}", getattr(value, name))]
    if type(value) in _pytree.SUPPORTED_NODES:
        return leaves_of(path, _pytree.SUPPORTED_NODES[type(value)].flatten_fn(value)[0])
    return [(path, value)]


def unique(names: Iterable[str], taken: Iterable[str] = ()) -> List[str]:
    """The names, of which those that are there already end with a number."""
    seen, found = set(taken), []
    for name in names:
        other, i = name, 1
        while other in seen:
            other, i = f"{name}_{i}", i + 1
        seen.add(other)
        found.append(other)
    return found


def unlike(names: Iterable[str], taken: Iterable[str]) -> List[str]:
    """The names of results, of which those that inputs have end with `_out`, as the compiler has it."""
    others = set(taken)
    found = []
    for name in names:
        while name in others:
            name += "_out"
        found.append(name)
    return found


def name_of(path: str) -> str:
    """What a leaf is called in a model: `x_0_key` for `x[0]["key"]`."""
    return re.sub(r"\W+", "_", path).strip("_")


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
    """Sizes to try, each once: those of the example, one more each, the smallest and (of few) the largest that are declared, twice
    as large ones, for what takes multiples only, half as large ones and more, 2 and 3, and random ones."""
    tensors: List[torch.Tensor] = []
    map_tensors(args, tensors.append)
    example = {place.name: tensors[place.tensor].shape[place.dim] for place in dims}
    draw = random.Random(seed)

    def range_of(name: str) -> Range:
        return ranges.get(name, (1, None))

    def clamp(name: str, size: int) -> int:
        low, high = range_of(name)
        return max(low, size if high is None else min(size, high))

    def largest(name: str, size: int) -> int:
        high = range_of(name)[1]
        return high if high is not None and high <= max(64, 4 * size) else size

    told: Set[Tuple[int, ...]] = set()
    makers: List[Callable[[str, int], int]] = [
        lambda name, size: size,
        lambda name, size: size + 1,
        lambda name, size: 0,
        largest,
        lambda name, size: 2 * size,
        lambda name, size: size // 2,
        lambda name, size: 3 * size,
        lambda name, size: 2,
        lambda name, size: 3,
    ]
    for i in range(4 * count):
        make = makers[i] if i < len(makers) else lambda name, size: draw.randint(1, 2 * size + 3)
        sizes = {name: clamp(name, make(name, size)) if i else size for name, size in example.items()}
        if tuple(sizes.values()) not in told and len(told) < count:
            told.add(tuple(sizes.values()))
            yield sizes
