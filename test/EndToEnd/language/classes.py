# RUN: %python %s
"""Modules, methods, scripted classes, interfaces, and what programs ask about themselves."""
from typing import Dict, List, Optional, Tuple, Union

import torch
from language import program, refused

nn = torch.nn
BATCH = (2, 4), (5, 4)


@program(*BATCH)
class Containers(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])
        self.named = nn.ModuleDict({"a": nn.ReLU(), "b": nn.Linear(4, 4)})
        self.seq = nn.Sequential(nn.Linear(4, 4), nn.Tanh())

    def forward(self, x):
        for i, layer in enumerate(self.layers):
            x = layer(x) + i
        for name, layer in self.named.items():
            x = layer(x)
            if name == "a":
                x = x * 2
        for layer in self.seq:
            x = layer(x)
        return self.layers[1](x)


@program(*BATCH)
class KeywordsAndDefaults(nn.Module):
    def scale(self, x, by: float = 2.0, shift: Optional[torch.Tensor] = None, flag: bool = False):
        if shift is not None:
            x = x + shift
        return x * by if not flag else x

    def forward(self, x):
        return self.scale(x), self.scale(x, shift=x), self.scale(by=3.0, x=x, flag=bool(x.sum() > 0))


@torch.jit.script
class Counter(object):
    def __init__(self, start: int):
        self.n = start
        self.history = [start]
        self.last = torch.zeros(1)

    def add(self, k: int):
        self.n += k
        self.history.append(self.n)

    def keep(self, x: torch.Tensor):
        self.last = x


@program(*BATCH)
def scripted_class(x):
    c = Counter(1)
    c.add(x.size(0))
    c.add(2)
    c.keep(x * 2)
    last = c.last
    last.add_(1)
    return c.n, len(c.history), last


@program(*BATCH)
def object_changed_in_a_branch(x):
    c = Counter(1)
    if bool(x.sum() > 0):
        c.n = 10
    return c.n, x


@program([torch.rand(2, 4), 3], [torch.rand(5, 4), 0])
def object_changed_in_a_loop(x, n: int):
    c = Counter(1)
    for i in range(n):
        c.n += i
    return c.n, x


@torch.jit.interface
class Op(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        pass


class Double(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x * 2


class Triple(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x * 3


@program(*BATCH)
class Interfaces(nn.Module):
    op: Op

    def __init__(self):
        super().__init__()
        self.op = Double()

    def forward(self, x):
        return self.op.forward(x)


@program(*BATCH)
class SharedSubmodule(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(4, 4)
        self.b = self.a

    def forward(self, x):
        return self.b(self.a(x))


@program(*BATCH)
class Exported(nn.Module):
    @torch.jit.export
    def helper(self, x, n: int):
        return x * n

    @torch.jit.ignore
    def never(self, x):
        return x

    def forward(self, x):
        return self.helper(x, 3)


@program(*BATCH)
def queries(x):
    n = 0
    if torch.jit.is_scripting():
        n += 0
    if x.is_cuda or x.requires_grad:
        n += 10
    if x.dtype == torch.float32 and x.device.type == "cpu" and x.layout == torch.strided:
        n += 100
    if x.is_floating_point() and not x.is_complex():
        n += 1000
    return x.numel(), x.dim(), n, x.ndim, torch.numel(x), x.element_size()


@program(*BATCH)
def created_like_the_argument(x):
    a = torch.zeros(x.size(0), device=x.device, dtype=x.dtype)
    b = x.new_ones(x.shape[0], 2)
    c = torch.full_like(x, 3.0)
    return a, b, c


def kind(v: Union[int, float, List[int]]) -> int:
    if isinstance(v, int):
        return 1
    elif isinstance(v, float):
        return 2
    return 3


@program(*BATCH)
def instances(x):
    return kind(3), kind(0.5), kind([1]), x


@program(*BATCH)
def annotations(x):
    parts = torch.jit.annotate(List[torch.Tensor], [])
    parts.append(x)
    n: int = 3
    return parts[0] * n


@program(*BATCH)
def fork_and_wait(x):
    task = torch.jit.fork(torch.neg, x)
    y = x * 2
    return y + torch.jit.wait(task)


def factorial(n: int) -> int:
    if n < 2:
        return 1
    return n * factorial(n - 1)


class Hooked(nn.Module):
    def forward(self, x):
        return x * 2


def pre_hook(self, input: Tuple[torch.Tensor]) -> Tuple[torch.Tensor]:
    return (input[0] + 1,)


def post_hook(self, input: Tuple[torch.Tensor], result: torch.Tensor) -> torch.Tensor:
    return result - input[0]


@program(*BATCH)
class Hooks(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Hooked()
        self.inner.register_forward_pre_hook(pre_hook)
        self.inner.register_forward_hook(post_hook)

    def forward(self, x):
        return self.inner(x)


@program(*BATCH)
class Training(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x):
        if self.training:
            x = x * 100
        return nn.functional.dropout(self.norm(x), 0.5, self.training)


@program([torch.rand(2, 4), torch.rand(4)], [torch.rand(5, 4), torch.rand(4)])
class OptionalArgument(nn.Module):
    def forward(self, x, bias: Optional[torch.Tensor] = None):
        if bias is not None:
            x = x + bias
        return x


@program([torch.rand(2, 4)], [torch.rand(5, 4)], flags=["--input", "x=f32[n,4]", "--input", "bias=None"])
class OmittedArgument(nn.Module):
    def forward(self, x, bias: Optional[torch.Tensor] = None, n: int = 2):
        if bias is None:
            return x * 2
        return x + bias


@program(*BATCH)
class Properties(nn.Module):
    factor: torch.jit.Final[int]

    def __init__(self):
        super().__init__()
        self.factor = 3
        self.sizes = [1, 2]
        self.table = {"a": 1.5}
        self.maybe: Optional[int] = None
        self.weight = nn.Parameter(torch.ones(4))

    @property
    def doubled(self) -> int:
        return self.factor * 2

    def forward(self, x):
        n = self.doubled + self.sizes[1]
        if self.maybe is not None:
            n += 100
        return x * n * self.table["a"] + self.weight


@program(*BATCH)
def context_managers(x):
    with torch.no_grad():
        y = x * 2
    return y


@program([torch.rand(2, 4)], [torch.rand(5, 4)], trace=True)
class Traced(nn.Module):
    def forward(self, x):
        y = x.clone()
        y[:, 0] = 1.0
        return y.view(-1, 2).sum(1)


class Deep(nn.Module):
    def __init__(self, depth: int):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.inner = Deep(depth - 1) if depth else nn.Identity()

    def forward(self, x):
        return self.inner(self.linear(x))


@program(*BATCH)
class DeepModules(nn.Module):
    def __init__(self):
        super().__init__()
        self.deep = Deep(6)

    def forward(self, x):
        return self.deep(x)


class Recipe:
    """As libraries keep one for each rank."""

    def __init__(self, order: List[int], names: Dict[str, int], bias: Optional[torch.Tensor]):
        self.order: List[int] = order
        self.names: Dict[str, int] = names
        self.bias: Optional[torch.Tensor] = bias


Recipe = torch.jit.script(Recipe)


class HoldsRecipes(nn.Module):
    recipes: Dict[int, Recipe]

    def __init__(self):
        super().__init__()
        self.recipes = {2: Recipe([1, 0], {"a": 3}, torch.arange(4.0)), 3: Recipe([0, 2, 1], {}, None)}

    def chosen(self, x):
        return self.recipes[x.dim()]


@program(*BATCH)
class ReadsRecipes(HoldsRecipes):
    def forward(self, x):
        recipe = self.chosen(x)
        bias = recipe.bias
        if bias is not None:
            x = x + bias
        order = list(recipe.order)
        order.append(7)
        return x.permute(self.chosen(x).order) * recipe.names["a"], self.chosen(x[None]).order[1] + len(order)


@refused("recipes", "later call", *BATCH)
class ChangesRecipes(HoldsRecipes):
    def forward(self, x):
        self.chosen(x).order.append(3)
        return x * len(self.chosen(x).order)


@torch.jit.interface
class Layer(nn.Module):
    def forward(self, x: torch.Tensor, by: float) -> torch.Tensor:
        pass


class Affine(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)

    def forward(self, x: torch.Tensor, by: float) -> torch.Tensor:
        return self.linear(x) * by


class Bend(nn.Module):
    def forward(self, x: torch.Tensor, by: float) -> torch.Tensor:
        return torch.tanh(x * by)


@program([torch.rand(2, 4), 0], [torch.rand(5, 4), 1], [torch.rand(3, 4), 2])
class ChosenModules(nn.Module):
    """By a number that is known, by one of a loop, by one of the run, and by names."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([Affine(), Bend(), Affine()])
        self.named = nn.ModuleDict({"a": Affine(), "b": Bend()})

    def forward(self, x, n: int):
        known: Layer = self.layers[2]
        x = known.forward(x, 2.0)
        for i in range(3):
            each: Layer = self.layers[i]
            x = each.forward(x, 0.5 + i)
        chosen: Layer = self.layers[n]
        name = "a" if n > 0 else "b"
        called: Layer = self.named[name]
        return chosen.forward(x, by=1.5) + called.forward(x, float(n))


@torch.jit.script
class Hypothesis:
    def __init__(self, tokens: List[int], score: float):
        self.tokens = tokens
        self.score = score

    def extend(self, token: int, score: float) -> "Hypothesis":
        return Hypothesis(self.tokens + [token], self.score + score)

    def forget(self):
        self.score = 0.0


@program((4, 3), (7, 3), (1, 3))
def objects_made_anew_in_a_loop(x):
    best = Hypothesis([0], 0.0)
    beams = [Hypothesis([0], 0.0), Hypothesis([1], -1.0)]
    for i in range(x.size(0)):
        token = int(x[i].argmax())
        best = best.extend(token, float(x[i, token]))
        longer: List[Hypothesis] = []
        for beam in beams:
            token = int(x[i].argmax()) if beam.score > -1 else int(x[i].argmin())
            longer.append(beam.extend(token, float(x[i, token])))
        beams = longer
        if token == 2 and i > 2:
            break
    return torch.tensor(best.tokens), best.score, torch.tensor(beams[1].tokens), beams[0].score


@program((4, 3), (7, 3), (1, 3))
def object_that_data_chooses(x):
    objects = [Hypothesis([1], 1.0), Hypothesis([2, 3], 2.0)]
    k = int(x.sum() > 0)
    chosen = objects[k]
    chosen.tokens = [k, 7]
    objects[1 - k].forget()
    first, second = objects[0], objects[1]
    other = first if bool(x[0, 0] > 0.5) else second
    other.score += 5
    return objects[0].tokens[0], objects[1].score, chosen.score, len(objects[1].tokens)


class WithoutInputs(nn.Module):
    """A hook around a forward that takes nothing."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(3))

        def double(self, input: Tuple[()], result: torch.Tensor):
            return result * 2

        self.register_forward_hook(double)

    def forward(self):
        return self.weight + 1


program([])(WithoutInputs)
