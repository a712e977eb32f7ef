"""Lists of numbers, of pairs and of lists, dicts, options and queues, filled by what sizes and data say, and what is read from them."""
from random_programs.blocks import ITERATIONS
from random_programs.expressions import integer, number, small_number
from random_programs.program import Statement
from random_programs.statements import dim, pick, prefix


def walk(b):
    """(lines, guards, bound, test, name) of a walk over an exact tensor: the lines give its elements, in one dim, that name, and
    the bound the number of those that are looked at; the test is one of number i."""
    flat, count = b.fresh("e"), b.fresh("n")
    source = f"{b.exact_tensor()}.reshape(-1)"
    most = pick(b, ITERATIONS, small_number(b), number(b))
    lines = [f"{flat} = {source}", f"{count} = min({flat}.size(0), {most})"]
    test = pick(b, f"float({flat}[i]) > 0", f"float({flat}[i]) > 0", f"int({flat}[i]) % {small_number(b)} == 0", f"i % {small_number(b)} == {pick(b, 0, 1)}", f"i * {small_number(b)} < {number(b)}",
                f"bool({flat}[i:].sum() > 0)")
    return lines, [(f"min({source}.size(0), {most})", ITERATIONS)], count, test, flat


def element(b, flat):
    """A number of iteration i."""
    return pick(b, "i", "i", f"i * {small_number(b)}", f"int({flat}[i])", f"{flat}[i:].size(0)", f"i - {small_number(b)}", f"{integer(b, 0)} + i")


def changed(b, q):
    """Lines that change a list of numbers."""
    return pick(b, [], [], [f"{q}.sort()"], [f"{q}.reverse()"], [f"if len({q}) > {small_number(b)}:", f"    {q}.pop({pick(b, '', 0, -1)})"], [f"{q}.insert(0, {integer(b, 0)})"],
                [f"{q} = {q}[{pick(b, '1:', ':-1', '::2', f':{small_number(b)}', f'-{small_number(b)}:')}]"], [f"for j in range(len({q})):", f"    {q}[j] {pick(b, '+=', '*=')} {pick(b, 'j', small_number(b))}"],
                [f"{q} = {q} + [{integer(b, 0)}]"], [f"{q}.extend([j * 2 for j in {q}])"], [f"{q} = sorted({q})"])


def read(b, q):
    """Lines that read a list of numbers."""
    k, t = b.fresh("k"), b.fresh("t")
    source, rank = b.tensor_and_rank(least=1)
    d = dim(b, rank)
    place = f"({{0}} % max({source}.size({d}), 1))"
    return pick(
        b, [f"{k} = len({q})"], [f"{k} = sum({q})"], [f"{k} = max({q}) if len({q}) > 0 else -1"], [f"{k} = 0", f"for j in {q}:", f"    {k} = {k} * {pick(b, 1, 2)} % {number(b)} + j"],
        [f"{t} = torch.tensor({q}, dtype=torch.int64)"], [f"{t} = {source}.index_select({d}, torch.tensor({q}, dtype=torch.int64) % max({source}.size({d}), 1))"],
        [f"{k} = 1 if {integer(b, 0)} in {q} else 0"], [f"{k} = {q}.count({pick(b, 0, 1, 2)})"], [f"{t} = torch.zeros({source}.size({d}) + 1)", f"for j in {q}:", f"    {t}[{place.format('j')}] += 1"],
        [f"{k} = {q}[-1] if len({q}) > 0 else {integer(b, 0)}"],
        [f"{t} = torch.cat([{source}[{prefix(d)}:0]] + [{source}[{prefix(d)}{place.format('j')}:{place.format('j')} + {number(b)}] for j in {q}], {d})"],
        [f"{k} = 0", f"for a, c in zip({q}[:-1], {q}[1:]):", f"    {k} += abs(c - a)"])


def collected(b):
    """A list of the numbers that meet a test."""
    lines, guards, count, test, flat = walk(b)
    q = b.fresh("q")
    lines += [f"{q}: List[int] = []", f"for i in range({count}):"]
    lines += pick(b, [f"    if {test}:", f"        {q}.append({element(b, flat)})"], [f"    {q}.append({element(b, flat)} if {test} else {element(b, flat)})"],
                  [f"    if {test}:", f"        {q}.append({element(b, flat)})", f"    elif len({q}) > {small_number(b)}:", f"        {pick(b, 'break', f'{q}.pop()', f'{q}.pop(0)', f'{q}[-1] = i')}"])
    return Statement(lines + changed(b, q) + read(b, q) + (read(b, q) if b.rng.random() < 0.4 else []), guards)


def stretches(b):
    """Where a test begins to hold and where it ceases to: pairs, or lists of two."""
    lines, guards, count, test, _ = walk(b)
    q, s, r, k, t = b.fresh("q"), b.fresh("s"), b.fresh("r"), b.fresh("k"), b.fresh("t")
    tuples = b.rng.random() < 0.5
    pair = f"({s}, i)" if tuples else f"[{s}, i]"
    lines += [f"{q}: List[{'Tuple[int, int]' if tuples else 'List[int]'}] = []", f"{s} = -1", f"for i in range({count}):", f"    if {s} < 0 and {test}:", f"        {s} = i", f"    elif {s} >= 0 and not ({test}):",
              f"        {q}.append({pair})", f"        {s} = -1"]
    if not tuples and b.rng.random() < 0.4:
        lines += pick(b, [f"for {r} in {q}:", f"    {r}[{pick(b, 0, 1)}] += {small_number(b)}"], [f"if len({q}) > 0:", f"    {q}[-1][1] = {count}"],
                      [f"for j in range(1, len({q})):", f"    if {q}[j][0] - {q}[j - 1][1] < {small_number(b)}:", f"        {q}[j - 1][1] = {q}[j][0]"])
    source, rank = b.tensor_and_rank(least=1)
    d = dim(b, rank)
    loop = f"for u, v in {q}:" if tuples else f"for {r} in {q}:"
    u, v = ("u", "v") if tuples else (f"{r}[0]", f"{r}[1]")
    lines += pick(b, [f"{k} = 0", loop, f"    {k} += {v} - {u}"], [f"{k} = len({q})"], [f"{t} = torch.tensor({f'[[a, c] for a, c in {q}]' if tuples else q}, dtype=torch.int64).reshape(-1, 2)"],
                  [f"{t} = torch.cat([{source}[{prefix(d)}:0]] + [{source}[{prefix(d)}{'a:c' if tuples else 'p[0]:p[1]'}] for {'a, c' if tuples else 'p'} in {q}], {d})"],
                  [f"{k} = -1", loop, f"    if {v} - {u} > {k}:", f"        {k} = {u}"])
    return Statement(lines, guards)


def counted(b):
    """A dict of how often something is."""
    lines, guards, count, _, flat = walk(b)
    g, k, c = b.fresh("g"), b.fresh("k"), small_number(b)
    key = pick(b, f"int({flat}[i]) % {c}", f"i % {c}", f"i // {c}")
    lines += [f"{g}: Dict[int, int] = {{}}", f"for i in range({count}):", f"    j = {key}"]
    lines += pick(b, [f"    {g}[j] = {g}.get(j, 0) + 1"], [f"    if j in {g}:", f"        {g}[j] += i", "    else:", f"        {g}[j] = {small_number(b)}"], [f"    {g}[j] = i"])
    lines += pick(b, [f"{k} = len({g})"], [f"{k} = sum({g}.values())"], [f"{k} = 0", f"for a, c in {g}.items():", f"    {k} += a * c"], [f"{k} = {g}.get({small_number(b)}, -1)"],
                  [f"{k} = 0", f"for a in {g}.keys():", f"    {k} = max({k}, {g}[a])"])
    return Statement(lines, guards)


def chosen_best(b):
    """The best of what a loop sees, if any."""
    lines, guards, count, test, flat = walk(b)
    t, best, k = b.fresh("t"), b.fresh("o"), b.fresh("k")
    if b.rng.random() < 0.5:
        lines += [f"{best}: Optional[int] = None", f"for i in range({count}):", f"    if {best} is None or {test}:", f"        {best} = {element(b, flat)}",
                  f"{k} = {best} if {best} is not None else {integer(b, 0)}"]
    else:
        c = small_number(b)
        lines += [f"{best}: Optional[Tensor] = None", f"for i in range({count}):", f"    z = {flat}[i:{pick(b, '', f'i + {c}')}]", f"    if {best} is None or bool(z.sum() > {best}.sum()):", f"        {best} = z",
                  f"{t} = {best} if {best} is not None else torch.zeros({pick(b, 1, 0, c)}, dtype={flat}.dtype)"]
    return Statement(lines, guards)


def grown(b):
    """A tensor that a loop adds to, or takes from."""
    lines, guards, count, test, _ = walk(b)
    t, rank = b.tensor_and_rank(least=1)
    d, name, c = dim(b, rank), b.fresh("t"), number(b)
    piece = f"{t}[{prefix(d)}{pick(b, f'i:i + {c}', f':{c}', 'i:', '-1:', f'i * {c}:(i + 1) * {c}')}]"
    lines += [f"{name} = {pick(b, t, f'{t}[{prefix(d)}:0]', f'{t}[{prefix(d)}:{c}]')}", f"for i in range({count}):"]
    lines += pick(b, [f"    {name} = torch.cat([{name}, {piece}], {d})"], [f"    if {test}:", f"        {name} = torch.cat([{pick(b, f'{name}, {piece}', f'{piece}, {name}')}], {d})"],
                  [f"    if {test}:", f"        {name} = {name}[{prefix(d)}{pick(b, '1:', ':-1', '::2')}]"],
                  [f"    if {test}:", f"        {name} = torch.cat([{name}, {piece}], {d})", f"    elif {name}.size({d}) > {c}:", f"        {name} = {name}[{prefix(d)}-{c}:]"])
    return Statement(lines, guards + [(f"{t}.numel() * {ITERATIONS}", 1_000_000)])


def queued(b):
    """A list of tensors of which the last so many are kept."""
    lines, guards, count, test, _ = walk(b)
    t, rank = b.tensor_and_rank(least=1)
    d, q, name, c = dim(b, rank), b.fresh("q"), b.fresh("t"), small_number(b)
    item = pick(b, f"{t} * 1 + i", f"{t}.cumsum({d}) * 1 + i", f"{t}[{prefix(d)}:{number(b)}] * i")
    lines += [f"{q}: List[Tensor] = []", f"for i in range({count}):"]
    lines += pick(b, [f"    {q}.append({item})", f"    if len({q}) > {c}:", f"        {q}.pop(0)"], [f"    if {test}:", f"        {q}.append({item})"],
                  [f"    if len({q}) > 0 and {test}:", f"        {q}[-1] = {q}[-1] + 1", "    else:", f"        {q}.append({item})"],
                  [f"    {q}.insert({pick(b, 0, 'len(' + q + ') // 2')}, {item})"])
    lines += pick(b, [f"{name} = torch.cat([{t}[{prefix(d)}:0] * 1] + {q}, {d})"], [f"{name} = {q}[-1] if len({q}) > 0 else {t}"], [f"{name} = torch.zeros(1)", f"for z in {q}:", f"    {name} = {name} * 0.5 + z.sum()"])
    return Statement(lines, guards + [(f"{t}.numel() * {ITERATIONS}", 1_000_000)])


def squeezed(b):
    """Places of what is found, which are of another rank where one is."""
    t, name, k = b.exact_tensor(), b.fresh("t"), b.fresh("k")
    c, w = small_number(b), b.fresh("w")
    lines = [f"{w} = ({t}.reshape(-1)[:{pick(b, 24, number(b))}] > {pick(b, 0, 0, 1)}).nonzero().squeeze({pick(b, '', '1', '-1', '0')})"]
    lines += pick(b, [f"{name} = {w}.reshape(-1)"], [f"{k} = {w}.numel()"], [f"{k} = {w}.dim()"], [f"if {w}.dim() == 0:", f"    {w} = {w}.unsqueeze(0)", f"{name} = {w}.reshape(-1) * 2"],
                  [f"{name} = {t}.reshape(-1)[{w}].reshape(-1)"], [f"{w} = {w}.reshape(-1)", f"while {w}.numel() > {c}:", f"    {w} = {w}[{w} % 2 == 0][1:]", f"{name} = {w}"],
                  [f"if {w}.numel() > {c}:", f"    {name} = {w}.reshape(-1)[:{c}]", "else:", f"    {name} = {w}.reshape(-1)"])
    return Statement(lines)


CONTAINERS = [(5, collected), (3, stretches), (2, counted), (2, chosen_best), (3, grown), (3, queued), (3, squeezed)]
