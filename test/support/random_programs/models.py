"""What models do: attention, norms, tables, places that tensors name, masks, and numbers that go through tensors."""
from random_programs.expressions import atom, condition, fraction, integer, integer_or_number, number, small_number
from random_programs.program import Statement
from random_programs.statements import ELEMENTS, as_images, bounds, dim, pick, prefix

SQUARE = 1500  # rows of what is compared with itself


def indices(b, t, d):
    """Integers that name places of a dim, for whatever size it has."""
    n = f"{t}.size({d})"
    return "(" + pick(b, f"torch.arange(0, {n}, {number(b)})", f"torch.arange({n}).flip(0)", f"(torch.arange(max({integer(b, 0)}, 0)) * {small_number(b)} % max({n}, 1))[:{n}]",
                f"torch.linspace(0, max({n} - 1, 0), {small_number(b)}).long()", f"torch.arange({n})[-{number(b)}:]", f"torch.arange({n}) // {number(b)}",
                f"(torch.arange({n}) + {integer_or_number(b)}) % max({n}, 1)", "torch.tensor([0, -1])", f"torch.arange({n}).clamp(max={number(b)}).clamp(max={n} - 1)") + ")"


def chosen(b):
    t, rank = b.tensor_and_rank(least=1)
    d = dim(b, rank)
    i = indices(b, t, d)
    ones = ", ".join(["1"] * (rank - 1 - d))
    shaped = f"{i}.clamp(min=0).view({', '.join(['1'] * d + ['-1'] + ['1'] * (rank - 1 - d))}).expand({', '.join([f'{t}.size({k})' for k in range(d)] + ['-1'] + [f'{t}.size({k})' for k in range(d + 1, rank)])})"
    text = pick(b, f"{t}[{prefix(d)}{i}]", f"{t}[{prefix(d)}{i}]", f"{t}.index_select({d}, {i}.clamp(min=0))", f"{t}.gather({d}, {shaped})",
                f"torch.take_along_dim({t}, {shaped}, {d})") if ones or d == rank - 1 else f"{t}[{prefix(d)}{i}]"
    return Statement([f"{b.fresh('t')} = {text}"])


def masked(b):
    """Masks that sizes or data make."""
    t, rank = b.tensor_and_rank(least=1)
    d = dim(b, rank)
    i = f"torch.arange({t}.size({d}))"
    mask = pick(b, f"{i} < {integer_or_number(b)}", f"{i} % {small_number(b)} == 0", f"{i} >= {t}.size({d}) - {number(b)}", f"({i} - {number(b)}).abs() < {number(b)}")
    along = f"({mask}).view({', '.join(['-1'] + ['1'] * (rank - 1 - d))})"
    name = b.fresh("t")
    text = pick(b, f"{t}[{prefix(d)}{mask}]", f"{t}.masked_fill({along}, 2)", f"torch.where({along}, {t}, {pick(b, '0', '-1', t + ' + 1')})", f"{t}.masked_select({along})",
                f"({mask}).nonzero().flatten()", f"{t} * {along}", f"{t}.masked_fill({t} > 0, 0).sum({d})")
    return Statement([f"{name} = {text}"])


def scattered(b):
    t, rank = b.tensor_and_rank(least=1)
    n, c = f"{t}.size(0)", number(b)
    i = pick(b, f"torch.arange({n}) % {c}", f"torch.arange({n}) // {c}", f"torch.zeros({n}, dtype=torch.long)")
    count = pick(b, str(c), f"{n} // {c} + 1")
    rest = ", ".join([""] + [f"{t}.size({k})" for k in range(1, rank)])
    zeros = f"torch.zeros([max({count}, {c}, {n} // {c} + 1){rest}], dtype={t}.dtype)"
    text = pick(b, f"{zeros}.index_add(0, {i}, {t})", f"{zeros}.index_copy(0, torch.arange({n})[:{c}], {t}[:{c}])",
                f"{zeros}.scatter_add(0, ({i}).view({', '.join(['-1'] + ['1'] * (rank - 1))}).expand_as({t}), {t})", f"torch.bincount({i}, minlength={c})")
    return Statement([f"{b.fresh('t')} = {text}"], [(f"{t}.numel()", ELEMENTS // 4)])


def attention(b):
    """Rows of a matrix that look at one another, all, those before, or those near."""
    t, rank = b.tensor_and_rank(least=2)
    x = t if rank == 2 else f"{t}.flatten(0, {rank - 2})"
    name, n = b.fresh("t"), f"{b.fresh('k')}"
    row, column = f"torch.arange({n})[:, None]", f"torch.arange({n})[None, :]"
    mask = pick(b, f"{row} < {column}", f"({row} - {column}).abs() > {number(b)}", f"torch.ones({n}, {n}).triu(1) > 0", f"{column} >= {integer_or_number(b)}", f"{row} // {number(b)} != {column} // {number(b)}")
    lines = [f"{name} = {x}[-{pick(b, 200, 64, 256)}:] * 1.0", f"{n} = {name}.size(0)",
             f"{name} = ({name} @ {name}.t() / math.sqrt({name}.size(1) + 1)).masked_fill({mask}, {pick(b, '-1e9', '-100.0')}).softmax(-1) @ {name}"]
    return Statement(lines, [(f"{t}.size({rank - 1})", SQUARE)])


def normalized(b):
    t, rank = b.tensor_and_rank(least=2)
    last = f"{t}.size({rank - 1})"
    x = f"({t} * 1.0)"
    text = pick(b, f"F.layer_norm({x}, [{last}])", f"F.normalize({x}, dim={dim(b, rank)})", f"F.instance_norm({x}.reshape(1, -1, {last}), eps=0.1)", f"F.group_norm({x}.reshape(1, -1, 1, {last}), 1, eps=0.1)",
                f"({x} - {x}.mean({dim(b, rank)}, keepdim=True)) / ({x}.std({dim(b, rank)}, keepdim=True) + 1)", f"F.log_softmax({x}, {dim(b, rank)})", f"F.glu({x}[..., :{last} // 2 * 2])")
    return Statement([f"{b.fresh('t')} = {text}"])


def through_tensors(b):
    """Numbers of sizes that are computed in tensors."""
    name = b.fresh("k")
    a, c = integer(b, 0), number(b)
    text = pick(b, f"int(torch.tensor({a}) // {c})", f"int(torch.tensor([{a}, {c}]).min())", f"int((torch.tensor({a}) * {fraction(b)}).floor())", f"int(torch.tensor([{a}, {atom(b)}]).sum())",
                f"int(torch.ceil(torch.tensor({a} / {c})))", f"torch.tensor({a}).clamp(max={c}).item()", f"int(round({a} * {fraction(b)}))", f"int(({a}) // 1.5)",
                f"divmod({a}, {c})[0]", f"divmod({a}, {c})[1]", f"int(({a}) % 7.5)", f"torch.zeros([max({a}, 0)]).numel() // {c}")
    text = f"int({text})" if ".item()" in text else text
    return Statement([f"{name} = {text}"], [(f"({a})", 100_000)])


def typed(b):
    """Tensors of other dtypes."""
    t, rank = b.tensor_and_rank(least=1)
    text = pick(b, f"{t}.int()", f"{t}.long() // {small_number(b)}", f"{t}.double() / {number(b)}", f"{t}.to(torch.uint8)", f"({t} * 8).long() % {number(b)}", f"{t}.long().cumsum({dim(b, rank)})[..., -1:]",
                f"{t}.argmax({dim(b, rank)}) * 0 + {t}.size({dim(b, rank)})", f"{t}.to(torch.int32) * {integer_or_number(b)}", f"F.one_hot({t}.long().abs().flatten()[:{number(b)}] % 5, 5)")
    return Statement([f"{b.fresh('t')} = {text}"])


def nested(b):
    """A branch in a loop, or a loop in a branch."""
    t, rank = b.tensor_and_rank(least=1)
    d, c, name, k = dim(b, rank), number(b), b.fresh("t"), b.fresh("k")
    count = pick(b, f"min({t}.size({d}), 9)", f"min({integer(b, 0)}, 9)", str(small_number(b)))
    kind = b.rng.randrange(4)
    if kind == 0:
        return Statement([f"{name} = {t}", f"{k} = 0", f"for i in range({count}):", f"    if {name}.size({d}) > {c}:", f"        {name} = {name}[{prefix(d)}{bounds(b)}]", f"        {k} += {name}.size({d})"])
    if kind == 1:
        return Statement([f"{k} = 0", f"for i in range({count}):", f"    if i * {small_number(b)} > {c} // {pick(b, 100, 500)}:", "        break", f"    {k} += {t}[{prefix(d)}i * {c}:].size({d})"])
    if kind == 2:
        return Statement([f"{name} = {t}", f"if {condition(b)}:", f"    for i in range({count}):", f"        {name} = {name}[{prefix(d)}{bounds(b)}]", f"elif {t}.size({d}) > {c}:", f"    {name} = {t}[{prefix(d)}:{c}]"])
    return Statement([f"{k} = {t}.size({d})", f"for i in range({count}):", f"    for j in range(min(i, {small_number(b)})):", f"        if {k} % 2 == 0:", "            continue", f"        {k} = {k} // 2 + j"])


def filled_up(b):
    """As many zeros as sizes say in one branch or another, or none; then groups of so many."""
    t, rank = b.tensor_and_rank(least=1)
    n, c, k, name = f"{t}.size({rank - 1})", number(b), b.fresh("k"), b.fresh("t")
    change = pick(b, [f"if {n} % {c} != 0:", f"    {k} = {c} - {n} % {c}"], [f"if {n} < {c}:", f"    {k} = {c} - {n}", f"elif {n} % {c} > 0:", f"    {k} = -{n} % {c}"],
                  [f"if {n} // {c} * {c} < {n}:", f"    {k} += ({n} // {c} + 1) * {c} - {n}"])
    groups = ", ".join([f"{t}.size({i})" for i in range(rank - 1)] + ["-1", str(c)])
    return Statement([f"{k} = 0"] + change + [f"{name} = F.pad({t}, [0, {k}]).reshape({groups}).sum(-1)"], [(f"{t}.numel() // max({n}, 1) * {c}", ELEMENTS)])


def halved_and_back(b):
    """What is made smaller and larger again, and as large as it was before by what sizes decide of each dim."""
    t, rank = b.tensor_and_rank(least=1)
    dims, s = min(rank, 2), pick(b, 2, 2, 3, 4)
    x, y, k = b.fresh("t"), b.fresh("t"), b.fresh("k")
    test, by = pick(b, ("!=", f"{x}.size(-i - 1) - {y}.size(-i - 1)"), ("!=", f"{x}.size(-i - 1) % {s}"), (">", f"{x}.size(-i - 1) - {y}.size(-i - 1)"))
    pads = f"[{', '.join(['0'] * (2 * dims))}]"
    mode = pick(b, "", "", ", mode='replicate'")
    lines = [f"{x} = {as_images(f'({t} * 1.0)', rank, dims)}", f"{y} = F.interpolate(F.{pick(b, 'max', 'avg')}_pool{dims}d({x}, {s}), scale_factor={s}.0)",
             f"{k} = {pads}", f"for i in range({dims}):", f"    if {x}.size(-i - 1) {test} {y}.size(-i - 1):", f"        {k}[i * 2 + 1] = {by}",
             f"{y} = torch.cat([{x}, F.pad({y}, {k}{mode})], 1)"]
    return Statement(lines, [(f"{t}.numel()", ELEMENTS)])


def cut_to_fit(b):
    """Two tensors, of which the longer one is cut and the shorter one filled up."""
    t, rank = b.tensor_and_rank(least=1)
    u, other = b.tensor_and_rank(least=1)
    x, y, d = b.fresh("t"), b.fresh("t"), b.fresh("k")
    side = pick(b, "0, {0}", "{0} // 2, {0} - {0} // 2")
    return Statement([f"{x} = {t}.reshape(-1)", f"{y} = {u}.reshape(-1)", f"{d} = {y}.size(0) - {x}.size(0)", f"if {d} > 0:", f"    {x} = F.pad({x}, [{side.format(d)}])", f"elif {d} < 0:",
                      f"    {x} = {x}[{pick(b, ':' + y + '.size(0)', f'-{d}:')}]", f"{x} = {x} * {y}"])


MODELS = [(2, filled_up), (2, halved_and_back), (2, cut_to_fit), (5, chosen), (5, masked), (2, scattered), (2, attention), (2, normalized), (4, through_tensors), (3, typed), (4, nested)]
