"""Random integers, floats and conditions: of numbers, of sizes and of data.

Each function takes the builder, which knows the names that there are, and gives text that Python and TorchScript read alike."""
from random_programs.rows import log_uniform


def number(b):
    """A number that is written down: mostly one of the few that the program is about, or beside one."""
    kind = b.rng.random()
    if kind < 0.55 and b.numbers:
        return max(1, b.rng.choice(b.numbers) + b.rng.choice([-1, 0, 0, 0, 0, 1]))
    return b.rng.choice([1, 1, 2, 2, 2, 3, 3, 4, 5]) if kind < 0.9 else log_uniform(b.rng, 1, 5000)


def small_number(b):
    return b.rng.choice([1, 2, 2, 3, 3, 4, 5, 7, 8])


def fraction(b):
    return b.rng.choice(["0.5", "0.3", "0.1", "0.01", "0.001", "0.75", "1.5", "0.7", "2.5", f"{1 / number(b):.6f}"])


def dim_size(b):
    t, rank = b.tensor_and_rank(least=1, recent=False)
    d = b.rng.randrange(rank)
    return b.rng.choice([f"{t}.size({d})", f"{t}.size({d})", f"{t}.shape[{d}]"] + ([f"{t}.numel()"] if b.rng.random() < 0.2 else []))


def data_number(b):
    """An integer that only the elements of a tensor tell."""
    t = b.exact_tensor()
    return b.rng.choice([f"int(({t} > {b.rng.choice(['0', '0', '1', '-1'])}).sum())", f"int(({t} > 0).sum())", f"int({t}.sum())"])


def atom(b):
    kind = b.rng.random()
    if kind < 0.2 and b.names("int"):
        return b.rng.choice(b.names("int"))
    if kind < 0.26 and b.names("tensors"):
        return f"len({b.rng.choice(b.names('tensors'))})"
    if kind < 0.31 and b.exact():
        return data_number(b)
    return dim_size(b)


INTEGERS = [
    (6, lambda b, a: a),
    (4, lambda b, a: f"{a} // {number(b)}"),
    (3, lambda b, a: f"{a} % {number(b)}"),
    (3, lambda b, a: f"({a} + {number(b)}) // {number(b)}"),
    (3, lambda b, a: f"max({a} - {number(b)}, 0)"),
    (3, lambda b, a: f"min({a}, {number(b)})"),
    (2, lambda b, a: f"max({a}, {number(b)})"),
    (2, lambda b, a: f"{a} - {number(b)}"),
    (2, lambda b, a: f"{a} + {number(b)}"),
    (1, lambda b, a: f"{a} * {small_number(b)}"),
    (2, lambda b, a: f"min({a}, {atom(b)})"),
    (1, lambda b, a: f"max({a}, {atom(b)})"),
    (1, lambda b, a: f"{a} - {atom(b)}"),
    (1, lambda b, a: f"{a} + {atom(b)}"),
    (1, lambda b, a: f"{a} // {small_number(b)} // {number(b)}"),
    (1, lambda b, a: f"{a} // {number(b)} * {number(b)}"),
    (1, lambda b, a: f"{a} // max({atom(b)}, 1)"),
    (1, lambda b, a: f"{a} % max({atom(b)}, 1)"),
    (1, lambda b, a: f"{a} * {a} // {number(b) * number(b)}"),
    (1, lambda b, a: f"{number(b)} - {a}"),
    (1, lambda b, a: f"abs({a} - {number(b)})"),
    (1, lambda b, a: f"{a} & {2 ** b.rng.randint(0, 11)}"),
    (1, lambda b, a: f"{a} >> {b.rng.randint(1, 11)}"),
    (3, lambda b, a: f"int({a} * {fraction(b)})"),
    (1, lambda b, a: f"max(1, int({a} * {fraction(b)}))"),
    (1, lambda b, a: f"int({a} / {number(b)})"),
    (1, lambda b, a: f"math.ceil({a} / {number(b)})"),
    (1, lambda b, a: f"math.floor({a} * {fraction(b)})"),
    (1, lambda b, a: f"int(math.sqrt(max({a}, 0)))"),
    (1, lambda b, a: f"int(max({a}, 0) ** 0.5)"),
    (1, lambda b, a: f"int(math.log(max({a}, 1)))"),
    (1, lambda b, a: f"-({a} // -{number(b)})"),
    (1, lambda b, a: f"({a} + {number(b)}) // {number(b)} - {a} // {number(b)}"),
]


def weighted(b, table):
    return b.rng.choices([entry[1:] for entry in table], [entry[0] for entry in table])[0]


def integer(b, depth=2):
    """An integer of sizes or data; nested now and then."""
    inner = f"({integer(b, depth - 1)})" if depth > 0 and b.rng.random() < 0.25 else atom(b)
    return weighted(b, INTEGERS)[0](b, inner)


def integer_or_number(b):
    """What sizes are cut at: a number more often than not."""
    kind = b.rng.random()
    if kind < 0.5:
        return str(number(b))
    return b.rng.choice(b.names("int")) if kind < 0.75 and b.names("int") else f"({integer(b, 1)})"


FLOATS = [
    (3, lambda b: f"{integer(b, 1)} * {fraction(b)}"),
    (2, lambda b: f"({integer(b, 0)}) / {number(b)}"),
    (1, lambda b: f"({integer(b, 0)}) / max({atom(b)}, 1)"),
    (2, lambda b: f"math.sqrt(max({integer(b, 0)}, 0))"),
    (1, lambda b: f"float({integer(b, 0)})"),
    (2, lambda b: f"min({number(b)} / max({atom(b)}, 1), {number(b)} / max({atom(b)}, 1))"),
    (1, lambda b: f"max({atom(b)} * {fraction(b)}, {number(b)} * {fraction(b)})"),
    (1, lambda b: f"math.log(max({atom(b)}, 1))"),
]


def real(b):
    return weighted(b, FLOATS)[0](b)


CONDITIONS = [
    (4, lambda b: f"{integer(b, 1)} {b.rng.choice(['>', '<', '>=', '<='])} {number(b)}"),
    (2, lambda b: f"{atom(b)} % {small_number(b)} == {b.rng.choice([0, 0, 1])}"),
    (2, lambda b: f"{atom(b)} {b.rng.choice(['==', '!='])} {number(b)}"),
    (2, lambda b: f"{atom(b)} {b.rng.choice(['<', '==', '<='])} {atom(b)}"),
    (1, lambda b: f"{real(b)} > {number(b)}"),
    (2, lambda b: f"bool({b.exact_tensor()}.sum() > {b.rng.choice([0, 0, number(b)])})"),
    (1, lambda b: f"{data_number(b)} > {number(b)}"),
]


def condition(b):
    text = weighted(b, CONDITIONS)[0](b)
    return f"{text} {b.rng.choice(['and', 'or'])} {weighted(b, CONDITIONS)[0](b)}" if b.rng.random() < 0.12 else text
