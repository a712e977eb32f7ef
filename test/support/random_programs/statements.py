"""Random operators: an expression of one tensor, or statements on tensors and lists.

An entry of a table has a weight and a function of the builder; those of EXPRESSIONS take the tensor's name and rank too, and
give text, or text and guards (see program.Statement)."""
from random_programs.expressions import data_number, fraction, integer, integer_or_number, number, real, small_number, weighted
from random_programs.program import Statement

ELEMENTS = 1_000_000  # of any tensor
WORK = 30_000_000  # multiplications of an operator
PIECES = 300  # that a tensor is split into


def pick(b, *choices):
    return b.rng.choice(choices)


def prefix(d):
    return ":, " * d


def dim(b, rank):
    return b.rng.randrange(rank)


def bounds(b):
    """What a slice is written with."""
    e = integer_or_number
    return pick(b, f":{e(b)}", f"{e(b)}:", f"-{number(b)}:", f":-{number(b)}", f"::{number(b)}", f"{e(b)}::{small_number(b)}",
                f"{e(b)}:{e(b)}", f"{number(b)}:-{number(b)}", f":{integer(b, 1)}", f"{integer(b, 1)}:", f"-{number(b)}:-{number(b)}")


def cut(b, t, rank):
    d = dim(b, rank)
    return f"{t}[{prefix(d)}{bounds(b)}]"


def to_multiple(b, t, rank):
    """A view in groups of what a size is a multiple of, cut to be one or not."""
    d, c = dim(b, rank), number(b)
    group = pick(b, f"-1, {c}", f"{c}, -1") if b.rng.random() < 0.7 else f"{t}.size({d}) // {c}, {c}"
    shape = ", ".join([f"{t}.size({i})" for i in range(d)] + [group] + [f"{t}.size({i})" for i in range(d + 1, rank)])
    whole = t if b.rng.random() < 0.2 else f"{t}[{prefix(d)}:{t}.size({d}) // {c} * {c}]"
    return f"{whole}.reshape({shape})"


def padded_to_multiple(b, t, rank):
    c = number(b)
    return f"F.pad({t}, [0, {pick(b, f'-{t}.size({rank - 1}) % {c}', f'max({c} - {t}.size({rank - 1}), 0)', f'({c} - {t}.size({rank - 1}) % {c}) % {c}')}])"


def as_images(t, rank, dims):
    """The tensor with as many dims as a window of `dims` dims takes, and one channel."""
    if rank < dims + 1:
        return f"{t}.reshape(1, 1, {'-1' if dims == 1 else '1, -1'})" if rank < dims else f"{t}[None, None]"
    return f"{t}.flatten(0, {rank - dims - 1}).unsqueeze(1)"


def convolution(b, t, rank):
    k, s, p = window(b)
    dims = 2 if rank > 1 and b.rng.random() < 0.3 else 1
    dilation = small_number(b) if b.rng.random() < 0.2 else 1
    weight = f"torch.linspace(-1.0, 1.0, {2 * k}).view(2, 1, {k})" if dims == 1 else f"torch.linspace(-1.0, 1.0, {2 * k}).view(2, 1, {k}, 1)"
    stride, padding = (s, p) if dims == 1 else (f"[{s}, 1]", f"[{p}, 0]")
    return f"F.conv{dims}d({as_images(t, rank, dims)}, {weight}, stride={stride}, padding={padding}, dilation={dilation if dims == 1 else f'[{dilation}, 1]'})", \
        [(f"{t}.numel() * {2 * k} // {s}", WORK)]


def window(b):
    """A kernel, its stride and its pads."""
    k = number(b)
    s = pick(b, 1, 1, 2, 2, 3, max(1, k // 2), k, small_number(b))
    return k, s, pick(b, 0, 0, k // 2, 1 if k > 1 else 0, min(k // 2, 2))


def pool(b, t, rank):
    k, s, p = window(b)
    name = pick(b, "max", "avg")
    ceil = pick(b, "", "", ", ceil_mode=True")
    return f"F.{name}_pool1d({as_images(t, rank, 1)}, {k}, {s}, {p}{ceil})", [(f"{t}.numel() * {k} // {s}", WORK)]


def halved_often(b, t, rank):
    """What a tower of strided layers is."""
    times = b.rng.randint(2, 11)
    x = as_images(t, rank, 1)
    for _ in range(times):
        x = f"F.max_pool1d({x}, 3, 2, 1)" if times < 8 else f"F.avg_pool1d({x}, 2)"
    return x


def pad(b, t, rank):
    d = dim(b, min(rank, 2))
    pads = ["0", "0"] * d + [pick(b, "0", str(number(b)), f"max({number(b)} - {t}.size({rank - 1 - d}), 0)", f"-{small_number(b)}"),
                             pick(b, "0", str(number(b)), f"max({integer(b, 0)}, 0)")]
    return f"F.pad({t}, [{', '.join(pads)}])"


def pad_by_mode(b, t, rank):
    mode = pick(b, "reflect", "replicate", "circular")
    return f"F.pad({as_images(t, rank, 1)}, [{number(b)}, {number(b)}], mode='{mode}')"


def interpolate(b, t, rank):
    return f"F.interpolate({as_images(t, rank, 1)}, " + pick(b, f"size=[max({integer(b, 1)}, 1)]", f"scale_factor=[{fraction(b)}]", f"scale_factor=[{real(b)}]") + \
        pick(b, ")", ", mode='linear')"), [(f"{t}.numel() * 3", ELEMENTS)]


def reduction(b, t, d, keep):
    name = pick(b, "sum", "sum", "mean", "mean", "amax", "var", "std", "logsumexp", "norm", "median", "max")
    if name == "norm":
        return f"{t}.norm(2, {d}{keep or ', False'})".replace("keepdim=", "")
    return f"{t}.{name}({d}{keep})" + ("[0]" if name in ("median", "max") else "")


# Of a tensor and its rank at least 1.
EXPRESSIONS = [
    (24, cut),
    (2, lambda b, t, r: f"{t}.narrow({dim(b, r)}, {integer_or_number(b)}, {integer_or_number(b)})"),
    (2, lambda b, t, r: f"{t}.narrow({(d := dim(b, r))}, max({t}.size({d}) - {(c := number(b))}, 0), min({c}, {t}.size({d})))"),
    (2, lambda b, t, r: f"{t}.select({dim(b, r)}, {pick(b, 0, -1, number(b) - 1, -number(b), integer(b, 1))})"),
    (1, lambda b, t, r: f"{t}.index_select({(d := dim(b, r))}, torch.arange({pick(b, 0, number(b))}, {t}.size({d}), {number(b)}))"),
    (3, lambda b, t, r: f"{t}.topk({pick(b, f'min({number(b)}, {t}.size({r - 1}))', f'max(1, int({t}.size({r - 1}) * {fraction(b)}))')})[0]"),
    (1, lambda b, t, r: f"{t}.sort({dim(b, r)})[0]"),
    (1, lambda b, t, r: f"{t}.roll({integer_or_number(b)}, {dim(b, r)})"),
    (1, lambda b, t, r: f"{t}.flip({dim(b, r)})"),
    (2, lambda b, t, r: f"torch.diagonal({t}, {pick(b, '', '-')}{number(b)})" if r > 1 else f"torch.diag({t}, {small_number(b)})"),
    (1, lambda b, t, r: f"{t}.{pick(b, 'tril', 'triu')}({pick(b, '', '-')}{number(b)})"),
    (2, lambda b, t, r: f"{t}.chunk({number(b)}, {dim(b, r)})[{pick(b, 0, -1)}]"),
    (2, lambda b, t, r: f"{t}.split({number(b)}, {dim(b, r)})[{pick(b, 0, -1, -1, 1)}]"),
    (2, lambda b, t, r: f"{t}.tensor_split({min(number(b), PIECES)}, {dim(b, r)})[{pick(b, 0, -1, -1, 1)}]"),
    (5, to_multiple),
    (2, padded_to_multiple),
    (2, lambda b, t, r: f"{t}.reshape(-1)"),
    (2, lambda b, t, r: f"{t}.reshape({pick(b, f'-1, {number(b)}', f'{number(b)}, -1', f'{t}.size(0), -1', f'-1, {t}.size({r - 1})')})"),
    (2, lambda b, t, r: f"{t}.transpose(0, {r - 1})"),
    (1, lambda b, t, r: f"{t}.unsqueeze({pick(b, 0, -1, 1)})"),
    (1, lambda b, t, r: f"{t}.squeeze().reshape(-1)"),
    (1, lambda b, t, r: f"{t}.squeeze({dim(b, r)}).sum()"),
    (1, lambda b, t, r: (f"{t}.unsqueeze(0).expand({integer_or_number(b)}, {', '.join(['-1'] * r)}).sum(0)")),
    (1, lambda b, t, r: (f"{t}.repeat({', '.join(['1'] * (r - 1) + [c := str(pick(b, number(b), f'max({integer(b, 0)}, 0)'))])})", [(f"{t}.numel() * {c}", ELEMENTS)])),
    (1, lambda b, t, r: (f"{t}.repeat_interleave({(c := small_number(b))}, {dim(b, r)})", [(f"{t}.numel() * {c}", ELEMENTS)])),
    (4, lambda b, t, r: f"{t}.unfold({dim(b, r)}, {number(b)}, {number(b)})" + pick(b, "", ".sum(-1)", ".mean(-1)")),
    (4, convolution),
    (3, pool),
    (1, halved_often),
    (2, lambda b, t, r: (f"F.adaptive_{pick(b, 'avg', 'max')}_pool1d({as_images(t, r, 1)}, {number(b)})", [(f"{t}.numel() * {number(b)}", WORK)])),
    (4, pad),
    (1, pad_by_mode),
    (2, interpolate),
    (5, lambda b, t, r: reduction(b, t, dim(b, r), pick(b, "", ", keepdim=True"))),
    (1, lambda b, t, r: f"{t}.sum({(d := dim(b, r))}) / {t}.size({d})"),
    (1, lambda b, t, r: f"{t} - {t}.mean({dim(b, r)}, keepdim=True)"),
    (2, lambda b, t, r: f"{t}.cumsum({dim(b, r)})"),
    (1, lambda b, t, r: f"{t}.softmax({dim(b, r)})"),
    (2, lambda b, t, r: f"{t} * {small_number(b)} + {small_number(b)}"),
    (2, lambda b, t, r: f"{t} * {pick(b, integer(b, 1), real(b))}"),
    (1, lambda b, t, r: f"torch.relu({t})"),
    (1, lambda b, t, r: f"({t} > 0)"),
    (2, lambda b, t, r: f"{t}[{t} > {pick(b, 0, 1)}]"),
    (1, lambda b, t, r: f"{t}.nonzero()[:, 0]"),
    (1, lambda b, t, r: f"{t}[torch.arange({t}.size(0)) % {small_number(b)} == 0]"),
    (1, lambda b, t, r: f"torch.where(torch.arange({t}.size({r - 1})) < {integer_or_number(b)}, {t}, {t} + 1)"),
    (1, lambda b, t, r: f"{t}.flatten(0, {r - 1})"),
    (1, lambda b, t, r: f"F.pad({t}, [{(c := small_number(b))}, {c}])[..., {c}:-{c}]"),
]

# Those that keep the rank, for what branches and loops carry.
KEEPING = [entry for entry in EXPRESSIONS if entry[1] is cut] + [
    (1, lambda b, t, r: f"{t}.roll({number(b)}, {dim(b, r)})"),
    (2, lambda b, t, r: f"{t} + {integer_or_number(b)}"),
    (1, lambda b, t, r: f"{t} * 2"),
    (1, lambda b, t, r: f"{t}.cumsum({dim(b, r)})"),
    (2, lambda b, t, r: f"{t}.sum({dim(b, r)}, keepdim=True)"),
    (1, lambda b, t, r: f"{t}.flip({dim(b, r)})"),
    (2, pad),
    (2, padded_to_multiple),
    (1, lambda b, t, r: f"torch.cat([{t}, {t}], {dim(b, r)})"),
    (2, lambda b, t, r: f"{t}[{prefix(dim(b, r))}::2]"),
]


def expression(b, t, rank, table=EXPRESSIONS):
    """(text, guards) of a random operator on a tensor."""
    made = weighted(b, table)[0](b, t, rank)
    return made if isinstance(made, tuple) else (made, [])


def unary(b):
    t, rank = b.tensor_and_rank(least=1)
    text, guards = expression(b, t, rank)
    return Statement([f"{b.fresh('t')} = {text}"], guards)


def composed(b):
    """Two cuts in one line."""
    t, rank = b.tensor_and_rank(least=1)
    text = cut(b, cut(b, t, rank), rank)
    return Statement([f"{b.fresh('t')} = {text}"])


def binary(b):
    """Two tensors, made to fit or not."""
    t, rank = b.tensor_and_rank(least=1)
    u, other = b.tensor_and_rank(least=1)
    d = dim(b, rank)
    name = b.fresh("t")
    kinds = [f"torch.cat([{t}, {u}], {d})", f"torch.cat([{t}, {t}[{prefix(d)}{bounds(b)}]], {d})", f"{t} + {u}", f"{t}.expand_as({u})"]
    if rank == 1 and other == 1:
        n = f"min({t}.size(0), {u}.size(0))"
        kinds += [f"{t}[:{n}] + {u}[:{n}]", f"torch.outer({t}[:{small_number(b)}], {u})", f"F.pad({t}, [0, max({u}.size(0) - {t}.size(0), 0)])[:{u}.size(0)] * {u}",
                  f"torch.dot({t}[:{n}], {u}[:{n}])", f"{t}.unsqueeze(0)[:, :{n}] @ {u}.unsqueeze(1)[:{n}]"]
    if rank == 2 and other == 2:
        kinds += [f"{t} @ {u}.t()", f"{t}[:{number(b)}] @ {u}.t()[:, :{number(b)}]", f"torch.einsum('ij,kj->ik', {t}, {u})"]
    if rank == 2 and other == 1:
        kinds += [f"{t}.mv({u})", f"{t} * {u}", f"{t}.t() @ {u}"]
    if rank == 3 and other == 3:
        kinds += [f"torch.bmm({t}, {u}.transpose(1, 2))"]
    return Statement([f"{name} = {b.rng.choice(kinds)}"], [(f"{t}.numel() * {u}.numel() // max({t}.size({rank - 1}), 1)", WORK)])


def created(b):
    """Tensors of computed sizes."""
    e, f = integer_or_number(b), integer_or_number(b)
    text = pick(b, f"torch.arange({e})", f"torch.arange(0, {e}, {number(b)})", f"torch.arange({number(b)}, {e}, {number(b)})", f"torch.zeros([max({e}, 0)])",
                f"torch.ones([max({e}, 0), {small_number(b)}])", f"torch.linspace(0.0, 1.0, max({e}, 1))", f"torch.arange({e}, {f})",
                f"torch.full([max({e}, 0)], {real(b)})", f"torch.eye(min({e}, 50), {small_number(b)})", f"torch.arange({e}, 0, -{number(b)})",
                f"(torch.arange(min({e}, 200))[:, None] < torch.arange(min({f}, 200)))")
    return Statement([f"{b.fresh('t')} = {text}"], [(e, ELEMENTS), (f"({e}) - ({f})", ELEMENTS), (f"({f}) - ({e})", ELEMENTS)])


def number_statement(b):
    return Statement([f"{b.fresh('k')} = {integer(b)}"])


def float_statement(b):
    return Statement([f"{b.fresh('f')} = {real(b)}"])


def list_statement(b):
    """A list of pieces of a tensor."""
    t, rank = b.tensor_and_rank(least=1)
    d, l = dim(b, rank), b.fresh("l")
    text = pick(b, f"{t}.split({number(b)}, {d})", f"{t}.split({number(b)}, {d})", f"{t}.chunk({number(b)}, {d})", f"{t}.tensor_split({min(number(b), PIECES)}, {d})",
                f"{t}.unbind({d})", f"{t}.split([{(c := number(b))}, {t}.size({d}) - {c}], {d})", f"[{cut(b, t, rank)}, {cut(b, t, rank)}]")
    guards = [(f"{t}.size({d})", 300)] if "unbind" in text else []
    return Statement([f"{l} = {text}"], guards + ([(f"{t}.size({d}) // {text.split('(')[1].split(',')[0]}", 300)] if ".split(" in text and "[" not in text else []))


def of_list(b):
    """Something of a list: its length, an element, all of them."""
    l = b.any_list()
    kind = b.rng.random()
    if kind < 0.3:
        return Statement([f"{b.fresh('k')} = len({l}{pick(b, '', '', '[1:]', f'[:{number(b)}]', '[::2]')})"])
    element = pick(b, f"{l}[-1]", f"{l}[0]", f"{l}[len({l}) // 2]", f"{l}[min({number(b)}, len({l}) - 1)]", f"torch.cat({l})", f"torch.cat({l}[1:])",
                   f"torch.cat([p.{pick(b, 'cumsum(0)', 'flip(0)', 'sum(0, keepdim=True)', 'reshape(-1)')} for p in {l}])",
                   f"torch.stack([p.{pick(b, 'sum()', 'mean()', 'max()')} for p in {l}])", f"torch.cat({l}[:{number(b)}])")
    return Statement([f"{b.fresh('t')} = {element}"])


def write(b):
    """A write into a tensor that is no input, through a view or not."""
    t, rank, lines = b.owned()
    d = dim(b, rank)
    region = f"{t}[{prefix(d)}{bounds(b)}]"
    value = pick(b, "1", "-2", "0", integer(b, 1))
    line = pick(b, f"{region} = {value}", f"{region} += {value}", f"{region} *= 2", f"{region}.fill_({value})", f"{region}.add_({value})", f"{t}[{t} > 0] = {value}",
                f"{t}.narrow({d}, {integer_or_number(b)}, {integer_or_number(b)}).mul_(2)", f"{t}.select({d}, {pick(b, 0, -1, number(b))}).add_({value})",
                f"{region} = {t}[{prefix(d)}{bounds(b)}].sum()", f"{t}.view(-1)[{bounds(b)}] = {value}", f"{t}.{pick(b, 'add_(1)', 'mul_(2)', 'zero_()')}",
                f"{t}[{prefix(d)}{(c := number(b))}:] = {t}[{prefix(d)}:-{c}].clone()", f"{region}.copy_({t}[{prefix(d)}{bounds(b)}].clone())")
    if b.rng.random() < 0.25:
        view = b.fresh("t")
        lines.append(f"{view} = {region}")
        line = f"{view}.{pick(b, 'add_(1)', 'mul_(3)', f'fill_({value})')}"
    return Statement(lines + [line], writes=True)


def windowed(b):
    """What is read, or written, of some length from a number on that is not negative; the end of the tensor may cut it off."""
    k, made, c = b.fresh("k"), b.fresh("t"), number(b)
    start = pick(b, f"max({integer(b, 1)}, 0)", f"abs({integer(b, 0)})", f"{data_number(b)} % {number(b)}", f"min(max({data_number(b)}, 0), {number(b)})")
    if b.rng.random() < 0.3:
        t, rank, lines = b.owned()
        return Statement(lines + [f"{k} = {start}", f"{t}[{prefix(dim(b, rank))}{k}:{k} + {c}] {pick(b, '=', '+=', '*=')} 2"], writes=True)
    t, rank = b.tensor_and_rank(least=1)
    return Statement([f"{k} = {start}", f"{made} = {t}[{prefix(dim(b, rank))}{k}:{pick(b, f'{k} + {c}', f'{k} + {integer_or_number(b)}')}]"])


STATEMENTS = [(40, unary), (6, windowed), (5, composed), (8, binary), (5, created), (14, number_statement), (3, float_statement), (6, list_statement), (8, of_list), (10, write)]
