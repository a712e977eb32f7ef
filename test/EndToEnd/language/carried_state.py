# RUN: %python %s
"""With --state=io, what a call leaves in attributes is what the next one begins with: also where its sizes, or what it is at all, change."""
import tempfile
from typing import Dict, List, Optional, Tuple

import torch
from endtoend import compare, convert, load, run, save
from language import program, refused, run_program

nn = torch.nn


def carried(*inputs, calls, first=None, told=(), dims=None):
    """Runs calls in a row. `first` are the state's inputs at the first of them, by name, where it is not what the archive holds in an
    attribute of that name: with `first_call` among the inputs, anything that has their types. `dims` are the dims of inputs."""
    def check(module):
        with tempfile.TemporaryDirectory() as tmp:
            archive, model = f"{tmp}/model.pt", f"{tmp}/model.onnx"
            save(module, archive)
            process = convert(archive, model, *[flag for text in inputs for flag in ("--input", text)], "--state=io")
            assert process.returncode == 0, process.stderr
            for text in told:
                assert text in process.stderr, process.stderr
            assert ("first_call" in process.stderr) == bool(told), process.stderr
            session = load(model)
            names = [slot.name for slot in session.get_inputs()][len(inputs):]
            carried_names = [name for name in names if name != "first_call"]
            shapes = {slot.name: slot.shape for slot in session.get_inputs()}
            for name, want in (dims or {}).items():
                assert shapes[name] == want, (name, shapes[name], want)
            outputs = [slot.name for slot in session.get_outputs()]
            assert outputs[-len(carried_names):] == [f"{name}_out" for name in carried_names], (names, outputs)
            kept = torch.jit.load(archive)
            given = first or {}
            state = [given[name] if name in given else getattr(kept, name) for name in carried_names]
            for i, call in enumerate(calls):
                flag = [torch.tensor(i == 0)] if "first_call" in names else []
                *got, = run(session, [*call, *state, *flag])
                with torch.no_grad():
                    want = kept(*call)
                state = got[-len(carried_names):]
                compare(want, got[:-len(carried_names)])
    return lambda target: run_program(target, check)


def rows(shape, *sizes):
    """One argument for each size, which stands where the shape has a None."""
    torch.manual_seed(0)
    return [(torch.randn([size if dim is None else dim for dim in shape]), ) for size in sizes]


@carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))
class EmptyAtFirst(nn.Module):
    def __init__(self):
        super().__init__()
        self.total = torch.zeros(0)

    def forward(self, x):
        if not len(self.total):
            self.total = torch.zeros(3)
        self.total = self.total + x
        return self.total * 2


class Lazy(EmptyAtFirst):
    pass


refused("total", "later call", "--state=drop", (3, ))(Lazy)


@carried("x=f32[1,t,4]", calls=rows((1, None, 4), 3, 1, 700))
class Grows(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("seen", torch.zeros(1, 0, 4))

    def forward(self, x):
        self.seen = torch.cat((self.seen, x), 1)
        return self.seen.sum(1), self.seen.size(1)


@carried("x=f32[2,t,4]", calls=rows((2, None, 4), 3, 5, 2, 1))
class KeepsTheLastTwo(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("past", torch.zeros(2, 0, 4))
        self.conv = nn.Conv1d(4, 4, 3)

    def forward(self, x):
        y = torch.cat((self.past, x), 1)
        self.past = y[:, -2:].clone()
        return self.conv(y.transpose(1, 2))


class RemembersNothing(nn.Module):
    h: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.h = None


@carried("x=f32[2,n,3]", calls=rows((2, None, 3), 3, 1, 40), first={"h": torch.zeros(2, 4)}, told=["holds in 'h'"])
class NoneBeforeTheLoop(RemembersNothing):
    def __init__(self):
        super().__init__()
        self.cell = nn.GRUCell(3, 4)

    def forward(self, x):
        h = self.h
        steps: List[torch.Tensor] = []
        for t in range(x.size(1)):
            h = self.cell(x[:, t], h)
            steps.append(h)
        self.h = h
        return torch.stack(steps, 1)


@carried("x=f32[n,3]", calls=rows((None, 3), 1, 4, 4), first={"h": torch.zeros(1, 3)}, told=["holds in 'h'"])
class NoneAtFirst(RemembersNothing):
    def forward(self, x):
        h = self.h
        if h is None:
            h = torch.zeros_like(x)
        h = h * 0.5 + x
        self.h = h
        return h


STATE = torch.zeros(1, 2, 5)


class MadeOfTheFirstCall(nn.Module):
    """A flag says whether it has been; every call leaves it alike."""

    def __init__(self):
        super().__init__()
        self.is_first = True
        self.weights = torch.ones(3)

    def forward(self, x):
        if self.is_first is True:
            self.is_first = False
            self.weights = self.weights.repeat(2, 1) * x.mean()
        return x @ self.weights


class AlsoMadeOfTheFirstCall(MadeOfTheFirstCall):
    pass


carried("x=f32[n,2]", calls=rows((None, 2), 5, 7, 1), first={"weights": torch.zeros(2, 3)}, told=["holds in 'weights'"])(MadeOfTheFirstCall)
refused("weights", "later call", "--state=drop", (5, 2))(AlsoMadeOfTheFirstCall)


@program((5, 2), (7, 2), (1, 2))
class MadeAtTheFirstCall(MadeOfTheFirstCall):
    """Each call computes the same: there is nothing to carry."""

    def forward(self, x):
        if self.is_first:
            self.is_first = False
            self.weights = self.weights.repeat(2, 1) * 3
        return x @ self.weights


@carried("x=f32[n,2]", calls=rows((None, 2), 5, 7, 1, 4), first={"is_odd": torch.tensor(False), "last": torch.zeros(1, 2)}, told=["holds in 'last'"])
class FlagThatTurns(nn.Module):
    def __init__(self):
        super().__init__()
        self.is_odd = False
        self.last = torch.zeros(2)

    def forward(self, x):
        y = x + self.last.sum() if self.is_odd else x - self.last.mean()
        self.is_odd = not self.is_odd
        self.last = x
        return y


@carried("x=f32[b,t,4]", calls=rows((2, None, 4), 3, 5, 1), first={"hidden_0": STATE, "hidden_1": STATE}, told=["holds in 'hidden'"])
class NoHiddenStateAtFirst(nn.Module):
    hidden: Optional[Tuple[torch.Tensor, torch.Tensor]]

    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(4, 5, batch_first=True)
        self.hidden = None

    def forward(self, x):
        y, self.hidden = self.lstm(x, self.hidden)
        return y


@carried("x=f32[2,t,4]", calls=rows((2, None, 4), 3, 5, 1), first={"hidden_0": STATE, "hidden_1": STATE})
class PairOfStates(nn.Module):
    hidden: Tuple[torch.Tensor, torch.Tensor]

    def __init__(self):
        super().__init__()
        self.lstm = nn.LSTM(4, 5, batch_first=True)
        self.hidden = (STATE, STATE)

    def forward(self, x):
        y, self.hidden = self.lstm(x, self.hidden)
        return y


NOTHING = torch.zeros(2, 0, 8)


@carried("x=f32[b,t,8]",
         calls=rows((2, None, 8), 3, 5, 1),
         first={"cache_k": NOTHING, "cache_v": NOTHING},
         told=["holds in 'cache'"],
         dims={"cache_k": ["cache_k_dim0", "cache_k_dim1", 8], "cache_v": ["cache_v_dim0", "cache_v_dim1", 8]})
class CacheByKey(nn.Module):
    cache: Dict[str, torch.Tensor]

    def __init__(self):
        super().__init__()
        self.qkv, self.cache = nn.Linear(8, 24), {}

    def forward(self, x):
        q, k, v = self.qkv(x).chunk(3, -1)
        if "k" in self.cache:
            k, v = torch.cat((self.cache["k"], k), 1), torch.cat((self.cache["v"], v), 1)
        self.cache["k"] = k
        self.cache["v"] = v
        return torch.softmax(q @ k.transpose(1, 2) / 8**0.5, -1) @ v


@carried("x=f32[2,t,8]",
         calls=rows((2, None, 8), 3, 5, 1),
         first={"keys_0": NOTHING, "keys_1": NOTHING},
         dims={"keys_1": [2, "keys_1_dim1", 8]})
class CacheOfEachLayer(nn.Module):
    keys: List[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.layers, self.keys = nn.ModuleList([nn.Linear(8, 8) for _ in range(2)]), [NOTHING, NOTHING]

    def forward(self, x):
        for i, layer in enumerate(self.layers):
            self.keys[i] = torch.cat((self.keys[i], layer(x)), 1)
            x = torch.softmax(x @ self.keys[i].transpose(1, 2), -1) @ self.keys[i]
        return x


@carried("x=f32[b,3]", calls=rows((None, 3), 4, 4, 1))
class BroadcastAtFirst(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.zeros(1, 3))
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        self.mean = self.mean * 0.9 + x * 0.1 if self.calls > 1 else x.clone()
        return x - self.mean


@carried("x=f32[b,t,8]", calls=rows((2, None, 8), 3, 20, 18, 400))
class ExtendsItsTable(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.zeros(0)
        self.extend(16)

    @torch.jit.export
    def extend(self, n: int):
        at = torch.arange(n).unsqueeze(1) * torch.exp(torch.arange(0, 8, 2) * -0.5)
        table = torch.zeros(n, 8)
        table[:, 0::2] = torch.sin(at)
        table[:, 1::2] = torch.cos(at)
        self.table = table.unsqueeze(0)

    def forward(self, x):
        if x.size(1) > self.table.size(1):
            self.extend(x.size(1))
        return x + self.table[:, :x.size(1)]


INPUT = "--input", "x=f32[3]", "--state=io"


class Twice(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("now", torch.zeros(3))
        self.register_buffer("before", torch.ones(3))


@refused("share its memory with", (3, ), flags=INPUT)
class RemembersWhatItWritesTo(Twice):
    def forward(self, x):
        self.now.add_(x)
        self.before = self.now
        return self.before * 2


@refused("share its memory with", (3, ), flags=INPUT)
class WritesToWhatItRemembers(Twice):
    def forward(self, x):
        self.before.add_(x)
        y = self.before + self.now
        self.before = self.now
        return y


@carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))
class RemembersAClone(Twice):
    def forward(self, x):
        self.before.mul_(0.5)
        self.now.add_(x)
        y = self.before + self.now
        self.before = self.now.clone()
        return y


@refused("cannot carry it", (3, ), flags=INPUT)
class GrowsAList(nn.Module):
    seen: List[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.seen = []

    def forward(self, x):
        self.seen.append(x)
        return torch.stack(self.seen).sum(0)


class OrdersItsKeys(nn.Module):
    seen: Dict[str, int]

    def __init__(self):
        super().__init__()
        self.seen = {}

    def forward(self, x):
        starts = len(self.seen) == 2 and list(self.seen.keys())[0] == "b"
        if bool(x.sum() > 0):
            self.seen["a"] = 1
        self.seen["b"] = 2
        self.seen["a"] = 1
        return x * 2 if starts else x


class AlsoOrdersItsKeys(OrdersItsKeys):
    pass


# Each entry is known after a call, but not which comes first.
refused("cannot carry it", (3, ), flags=INPUT)(OrdersItsKeys)
refused("seen", "later call", "--state=drop", (3, ))(AlsoOrdersItsKeys)


@refused("cannot carry it", (3, ), flags=INPUT)
class SetsWhereDataSaysSo(RemembersNothing):
    def forward(self, x):
        h = self.h
        if bool(x.sum() > 0):
            self.h = x
        return x if h is None else x + h


@refused("cannot carry it", (3, ), flags=INPUT)
class ChangesItsRankAtEveryCall(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("seen", torch.zeros(3))

    def forward(self, x):
        self.seen = self.seen.unsqueeze(0)
        return self.seen.sum() + x


@carried("x=f32[t,4]", calls=rows((None, 4), 3, 1, 5, 700))
class KeysAndValues(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("keys", torch.zeros(0, 4))
        self.register_buffer("values", torch.zeros(0, 4))

    def forward(self, x):
        if self.keys.size(0) == 0:
            self.keys, self.values = x, x * 2
        else:
            self.keys = torch.cat([self.keys, x])
            self.values = torch.cat([self.values, x * 2])
        return (x @ self.keys.t()).softmax(-1) @ self.values


@carried("x=f32[t,4]", calls=rows((None, 4), 3, 1, 5, 700), first={"caches_0": torch.zeros(0, 4), "caches_1": torch.zeros(0, 4)})
class ListOfCaches(nn.Module):
    def __init__(self):
        super().__init__()
        self.caches = [torch.zeros(0, 4), torch.zeros(0, 4)]

    def forward(self, x):
        for i in range(2):
            if self.caches[0].size(0) == 0:
                self.caches[i] = x * i
            else:
                self.caches[i] = torch.cat([self.caches[i], x * i])
        return (x @ self.caches[0].t()).softmax(-1) @ self.caches[1]


class OneTensor(nn.Module):
    """Two buffers that the archive holds one tensor in."""

    def __init__(self):
        super().__init__()
        ones = torch.ones(3)
        self.register_buffer("a", ones)
        self.register_buffer("b", ones)


@carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))
class SetsOne(OneTensor):
    def forward(self, x):
        y = self.a * 2
        self.a = x * 2
        return self.b + self.a + y


@carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))
class SetsBoth(OneTensor):
    def forward(self, x):
        self.a = self.a + x
        self.b = self.b * 2 + self.a
        return self.b + self.a


@carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))
class Averages(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 3)
        self.shadow = self.layer.weight

    def forward(self, x):
        self.shadow = self.shadow * 0.9
        return self.layer(x) + nn.functional.linear(x, self.shadow)


class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("count", torch.zeros(1))

    def forward(self, x):
        self.count += 1
        return x * self.count


# What is written where it is stays one tensor: one input, and one output.
@carried("x=f32[n,3]", calls=rows((None, 3), 4, 1, 2), first={"block.count": torch.zeros(1)})
class UnderTwoNames(nn.Module):
    def __init__(self):
        super().__init__()
        self.block = Counter()
        self.again = self.block

    def forward(self, x):
        return self.again(self.block(x) + 1)


# What becomes a view of itself is changed, with and without an assignment, before and after a write.
class TurnsItself(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("c", torch.arange(4.0).view(2, 2))

    def forward(self, x):
        self.c.t_()
        return self.c * x[0]


class TurnsAndWrites(TurnsItself):
    def forward(self, x):
        self.c = self.c.transpose_(0, 1).add_(x[0])
        c = self.c
        c.t_()
        return self.c * 1


class LiesOtherwise(TurnsItself):
    def forward(self, x):
        self.c.as_strided_([2, 2], [1, 2])
        return self.c * x[0]


for changes in TurnsItself, TurnsAndWrites:
    refused("changes 'c'", (3, ), flags=("--input", "x=f32[3]"))(changes)
    carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))(changes)
for state in "io", "drop", "refuse":
    refused("of which no later call knows how it lies", (3, ), flags=("--input", "x=f32[3]", "--state=" + state))(LiesOtherwise)


class WritesThenSets(OneTensor):
    def forward(self, x):
        y = self.b
        self.a.mul_(0.9)
        self.a = self.a + x
        return y + self.a * 2


class HeldInAList(OneTensor):
    parts: List[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.parts = [self.a, torch.ones(3)]

    def forward(self, x):
        self.a += x
        self.parts[1] = self.parts[0] * 2
        return self.parts[1] + self.parts[0]


class HeldTwice(nn.Module):
    state: Tuple[torch.Tensor, torch.Tensor]

    def __init__(self):
        super().__init__()
        zeros = torch.zeros(3)
        self.state = (zeros, zeros)

    def forward(self, x):
        h, c = self.state
        h += x
        c = c * 2
        self.state = (h, c)
        return h + c


for state in "io", "drop", "refuse":
    flags = ("--input", "x=f32[3]", "--state=" + state)
    refused("writes to 'a', which shares its memory with 'b'", (3, ), flags=flags)(WritesThenSets)
    refused("writes to 'a', which shares its memory with 'parts'", (3, ), flags=flags)(HeldInAList)
    refused("writes to 'state', which holds a tensor twice", (3, ), flags=flags)(HeldTwice)


@refused("may share its memory with", (3, ), flags=("--input", "x=f32[3]", "--state=io"))
class BeginsWithAnother(nn.Module):
    now: Optional[torch.Tensor]

    def __init__(self):
        super().__init__()
        self.register_buffer("zero", torch.zeros(3))
        self.now = None

    def forward(self, x):
        now = self.now
        if now is None:
            now = self.zero
        now += x
        self.now = now
        return now * 1, self.zero * 1


@refused("may share its memory with", [torch.ones(3), True], flags=("--input", "x=f32[3]", "--input", "reset=bool", "--state=io"))
class ResetToAnother(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("first", torch.zeros(3))
        self.now = torch.zeros(3)

    def forward(self, x, reset: bool):
        if reset:
            self.now = self.first
        self.now += x
        return self.now * 1


@carried("x=f32[1,t,3]", calls=rows((1, None, 3), 2, 5, 1), dims={"kept": [1, "kept_dim1", 3]})
class BeginsAnew(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("kept", torch.zeros(1, 0, 3))

    def forward(self, x):
        self.kept = torch.zeros(1, 0, 3)
        self.kept = torch.cat([self.kept, x], 1)
        return self.kept.mean(1)


def names_of_an_argument(module):
    """An attribute that has the name of an argument has another one in the model, before a call and after it."""
    with tempfile.TemporaryDirectory() as tmp:
        save(module, f"{tmp}/model.pt")
        process = convert(f"{tmp}/model.pt", f"{tmp}/model.onnx", "--input", "h=f32[3]", "--state=io")
        assert process.returncode == 0, process.stderr
        session = load(f"{tmp}/model.onnx")
        names = [slot.name for slot in session.get_inputs()], [slot.name for slot in session.get_outputs()]
        assert names == (["h", "h_1"], ["output_0", "h_1_out"]), names


class NamedAsItsArgument(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("h", torch.zeros(3))

    def forward(self, h):
        self.h = self.h * 0.5 + h
        return self.h * 2


run_program(NamedAsItsArgument, names_of_an_argument)


# A flag in a tensor, which the archive holds beside what has no size yet.
@carried("x=f32[3]", calls=rows((3, ), 0, 0, 0))
class StartsByAFlag(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("mean", torch.empty(0))
        self.register_buffer("started", torch.tensor(False))

    def forward(self, x):
        if not bool(self.started):
            self.mean = torch.zeros_like(x)
            self.started.fill_(True)
        self.mean = self.mean * 0.5 + x
        return self.mean * 1


class Remembered(nn.Module):
    """What a branch remembers is written to later."""

    def __init__(self):
        super().__init__()
        self.register_buffer("now", torch.zeros(3))
        self.register_buffer("before", torch.zeros(3))

    def forward(self, x):
        if bool(x.sum() > 0):
            self.before = self.now
        self.now += x
        return self.before * 1


refused("'before' may share its memory with 'now' after a call", (3, ), flags=INPUT)(Remembered)


class LeftTurned(nn.Module):
    """The next call finds a tensor that lies otherwise than the archive's."""

    def __init__(self):
        super().__init__()
        self.register_buffer("kept", torch.zeros(2, 3))


@carried("x=f32[3,2]", calls=rows((3, 2), 0, 0, 0))
class ReadsWhatIsTurned(LeftTurned):
    def forward(self, x):
        y = self.kept.reshape(6) + 1
        self.kept = x.t() + self.kept
        return y, self.kept.t().reshape(-1)


class WritesToWhatIsTurned(LeftTurned):
    def forward(self, x):
        self.kept.reshape(6).add_(1)
        y = self.kept * 1
        self.kept = x.t()
        return y


class AsksHowItLies(LeftTurned):
    def forward(self, x):
        lies = self.kept.is_contiguous()
        self.kept = x.t()
        return x * 2 if lies else x


for state in "io", "refuse":
    flags = ("--input", "x=f32[3,2]", "--state=" + state)
    refused("its layout or the run decides", (3, 2), flags=flags)(WritesToWhatIsTurned)
    refused("asks how a tensor lies in memory", (3, 2), flags=flags)(AsksHowItLies)
program((3, 2), flags=("--input", "x=f32[3,2]", "--state=drop"))(AsksHowItLies)
