"""Builds a program statement by statement, each run by eager PyTorch at all rows; what most rows do not take is left out."""
import torch

from random_programs.blocks import BLOCKS
from random_programs.containers import CONTAINERS
from random_programs.expressions import weighted
from random_programs.layers import LAYERS
from random_programs.models import MODELS
from random_programs.program import Program, Statement, start
from random_programs.rows import log_uniform, make_inputs, numbers_in, random_rows, related_row, seeded
from random_programs.statements import ELEMENTS, STATEMENTS

BUILD_ROWS, LEAST_ROWS = 10, 6  # rows that statements are tried at, and those that have to take them
OTHER_ROWS = 10  # that are tried for what few rows take
ATTEMPTS = 40  # at a statement, in all


class NoChoice(Exception):
    """There is nothing of the kind that a statement needs."""


def kind_of(value):
    """What a name stands for: (kind, rank, dtype)."""
    if isinstance(value, torch.Tensor):
        return "tensor", value.dim(), value.dtype
    if isinstance(value, (list, tuple)):
        return ("tensors", None, None) if all(isinstance(x, torch.Tensor) for x in value) else (None, None, None)
    return {bool: "bool", int: "int", float: "float"}.get(type(value)), None, None


def is_exact(tensor):
    """Whether sums of the elements are the same in any order: small multiples of an eighth."""
    if tensor.dtype in (torch.int64, torch.bool):
        return True
    scaled = tensor * 8
    return bool((scaled == scaled.round()).all()) and float(scaled.abs().sum()) < 2 ** 24


class Builder:
    """What statements are chosen with: random numbers, the program's numbers, and the names that there are."""

    def __init__(self, seed):
        self.seed, self.rng = seed, seeded(seed)
        self.numbers = [log_uniform(self.rng, 1, 5000) for _ in range(self.rng.randint(1, 3))]
        self.inputs = self.random_inputs()
        self.rows = random_rows(self.rng, self.inputs, self.numbers, BUILD_ROWS)
        self.statements, self.counts, self.kinds, self.exactness = [], {}, {}, {}
        self.environments = {}
        self.replay()

    def random_inputs(self):
        """One or two tensors; they share a dim now and then."""
        rng = self.rng
        names = ["n", "m", "k", "h", "w", "p"]
        first = rng.choice([1, 1, 1, 2, 2, 2, 2, 3, 3, 4])
        dims = names[:first]
        inputs = [("x", "i64" if rng.random() < 0.15 else "f32", dims)]
        if rng.random() < 0.4:
            other = names[3 : 3 + rng.choice([1, 1, 2])]
            if rng.random() < 0.5:
                other[rng.randrange(len(other))] = rng.choice(dims)
            if rng.random() < 0.15:
                other = list(dims)
            inputs.append(("y", rng.choice(["f32", "f32", "i64", "bool"]), other))
        return inputs

    # Names.

    def names(self, kind):
        return [name for name, (k, _, _) in self.kinds.items() if k == kind]

    def tensor_and_rank(self, least=0, recent=True):
        """A tensor of at least that many dims, more often than not one of the last."""
        found = [(name, rank) for name, (kind, rank, _) in self.kinds.items() if kind == "tensor" and rank >= least and (rank <= 4 or least < 1)]
        if not found:
            raise NoChoice
        return self.rng.choice(found[-3:] if recent and self.rng.random() < 0.6 else found)

    def any_list(self):
        if not self.names("tensors"):
            raise NoChoice
        return self.rng.choice(self.names("tensors"))

    def exact(self):
        return [name for name in self.names("tensor") if self.exactness[name]]

    def exact_tensor(self):
        if not self.exact():
            raise NoChoice
        return self.rng.choice(self.exact())

    def owned(self):
        """(name, rank, lines) of a tensor that may be written to: one that is no view of an input. The lines make it, if any."""
        found = []
        for name, (kind, rank, dtype) in self.kinds.items():
            if kind == "tensor" and rank and dtype != torch.bool and all(self.is_owned(environment[name], environment) for environment in self.environments.values()):
                found.append((name, rank, []))
        if found and self.rng.random() < 0.6:
            return self.rng.choice(found)
        t, rank = self.tensor_and_rank(least=1)
        name = self.fresh("t")
        return name, rank, [f"{name} = {t}{self.rng.choice(['.clone()', ' + 1', '.cumsum(0)', '.clone()'])}"]

    def is_owned(self, tensor, environment):
        pointer = tensor.untyped_storage().data_ptr()
        return all(environment[name].untyped_storage().data_ptr() != pointer for name, _, _ in self.inputs)

    def fresh(self, letter):
        self.counts[letter] = self.counts.get(letter, -1) + 1
        return f"{letter}{self.counts[letter]}"

    # Runs.

    def replay(self):
        """Runs the program so far at all rows from the beginning."""
        self.environments = {}
        for i, row in enumerate(self.rows):
            environment = start(self.inputs, make_inputs(self.inputs, row, i))
            if all(runs(statement, environment) for statement in self.statements):
                self.environments[i] = environment
        self.look()

    def look(self):
        """Finds out what there is. A name that is not one kind at all rows is not used again."""
        self.kinds, self.exactness = {}, {}
        if not self.environments:
            return
        first = next(iter(self.environments.values()))
        for name in [name for name in first if name[0] in "tkfblxy" and name[1:].isdigit() or name in ("x", "y")]:
            kinds = {kind_of(environment.get(name)) for environment in self.environments.values()}
            if len(kinds) == 1 and (kind := kinds.pop())[0]:
                self.kinds[name] = kind
                if kind[0] == "tensor":
                    self.exactness[name] = kind[2] in (torch.int64, torch.bool) or \
                        kind[2] == torch.float32 and all(is_exact(environment[name]) for environment in self.environments.values())

    def add(self, statement):
        """Whether the statement was kept: whether enough rows run it, and what it makes is one kind of value and not large."""
        kept = {}
        for i, environment in self.environments.items():
            copy = dict(environment)
            if runs(statement, copy):
                kept[i] = copy
        if len(kept) < LEAST_ROWS and self.rng.random() < 0.3:
            self.find_rows(statement, kept)
        made = statement.assigned
        good = len(kept) >= LEAST_ROWS and all(
            len({kind_of(environment.get(name)) for environment in kept.values()}) == 1 and is_small(environment.get(name)) for environment in kept.values() for name in made)
        if good:
            self.environments = kept
            self.statements.append(statement)
            self.look()
        elif statement.writes:
            self.replay()
        return good

    def find_rows(self, statement, kept):
        """Looks for rows that meet what a statement demands of sizes, and adds them."""
        numbers = numbers_in(statement.text) or self.numbers
        for _ in range(OTHER_ROWS):
            if len(kept) >= LEAST_ROWS:
                break
            row = related_row(self.rng, self.inputs, numbers, [self.rows[i] for i in kept])
            if row in self.rows:
                continue
            environment = start(self.inputs, make_inputs(self.inputs, row, len(self.rows)))
            if all(runs(s, environment) for s in self.statements + [statement]):
                kept[len(self.rows)] = environment
                self.rows.append(row)

    def build(self):
        """The program, or None where too little came of it."""
        wanted = self.rng.choice([2, 3, 4, 4, 5, 6, 7, 8])
        for _ in range(ATTEMPTS):
            if len(self.statements) == wanted:
                break
            counts = dict(self.counts)
            try:
                kind = self.rng.random()
                table = BLOCKS if kind < 0.16 else MODELS if kind < 0.3 else LAYERS if kind < 0.44 else CONTAINERS if kind < 0.52 else STATEMENTS
                statement = weighted(self, table)[0](self)
            except NoChoice:
                continue
            if not self.add(statement):
                self.counts = counts
        results = self.results()
        if len(self.statements) < 2 or not results:
            return None
        return Program(self.inputs, self.statements, results + self.missing())

    def missing(self):
        """How much a dim of each input lacks to a number, by which it is seen that its sizes were narrowed."""
        results = []
        for name, _, dims in self.inputs:
            text = f"max({log_uniform(self.rng, 2, 600)} - {name}.size({self.rng.randrange(len(dims))}), 0)"
            statement = Statement([f"{self.fresh('k')} = {text}"])
            if self.add(statement):
                results += statement.assigned
        return results

    def results(self):
        """What nothing else uses, and a little more; of a list, how long it is and what lies in it."""
        used = set()
        for i, statement in enumerate(self.statements):
            used |= statement.used - set(statement.assigned)
        made = [name for statement in self.statements for name in statement.assigned]
        results = []
        for name in dict.fromkeys(made):
            kind = self.kinds.get(name, (None, ))[0]
            changed = sum(name in s.assigned or s.writes and name in s.used for s in self.statements) > 1
            if kind is None or name in used and not changed and self.rng.random() < 0.8:
                continue
            if kind == "tensors":
                results.append(f"len({name})")
                extra = Statement([f"{self.fresh('t')} = torch.cat([p.reshape(-1) for p in {name}])"])
                if self.add(extra):
                    results.append(extra.assigned[0])
            else:
                results.append(name)
        return results[-8:]


def runs(statement, environment):
    try:
        statement.run(environment)
    except Exception:
        return False
    return True


def is_small(value):
    parts = value if isinstance(value, (list, tuple)) else [value]
    return len(parts) <= 1000 and sum(x.numel() for x in parts if isinstance(x, torch.Tensor)) <= ELEMENTS


def random_program(seed):
    """(program, rows at which it was built). The seed is text; the same gives the same."""
    attempt = 0
    while True:
        builder = Builder(f"{seed}.{attempt}")
        program = builder.build()
        if program:
            rows = [builder.rows[i] for i in builder.environments]
            more = random_rows(builder.rng, program.inputs, numbers_in(program.text()), 8, builder.rows)
            return program, rows + more
        attempt += 1
