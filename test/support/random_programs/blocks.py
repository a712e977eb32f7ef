"""Branches and loops, on sizes and on data."""
from random_programs.expressions import condition, integer, integer_or_number, number, small_number
from random_programs.program import Statement
from random_programs.statements import KEEPING, bounds, dim, expression, pick, prefix

ITERATIONS = 24


def of_either(b):
    """A tensor, or a number, that one of two sides gives."""
    test = condition(b)
    if b.rng.random() < 0.3:
        name = b.fresh("k")
        return Statement([f"if {test}:", f"    {name} = {integer(b)}", "else:", f"    {name} = {integer(b)}"])
    t, rank = b.tensor_and_rank(least=1)
    (one, guards), (other, more) = expression(b, t, rank, KEEPING), expression(b, t, rank, KEEPING)
    name = b.fresh("t")
    return Statement([f"if {test}:", f"    {name} = {one}", "else:", f"    {name} = {pick(b, other, t)}"], guards + more)


def changed_in_branch(b):
    """What was there before is another in the branch."""
    test = condition(b)
    if b.rng.random() < 0.35:
        old, name = integer(b), b.fresh("k")
        change = pick(b, f"{name} = {name} // {number(b)}", f"{name} += {number(b)}", f"{name} = min({name}, {number(b)})", f"{name} = {integer(b)}")
        return Statement([f"{name} = {old}", f"if {test}:", f"    {change}"])
    if b.rng.random() < 0.4:
        t, rank, lines = b.owned()
        region = f"{t}[{prefix(dim(b, rank))}{bounds(b)}]"
        return Statement(lines + [f"if {test}:", f"    {region} {pick(b, '=', '+=')} {pick(b, 1, integer(b, 0))}"], writes=True)
    t, rank = b.tensor_and_rank(least=1)
    name = b.fresh("t")
    text, guards = expression(b, name, rank, KEEPING)
    return Statement([f"{name} = {t}", f"if {test}:", f"    {name} = {text}"], [(g.replace(name, t), most) for g, most in guards])


def pieces_loop(b):
    """A loop over the pieces of a tensor, whose results are joined."""
    t, rank = b.tensor_and_rank(least=1)
    d, c, l, name = dim(b, rank), number(b), b.fresh("l"), b.fresh("t")
    each = pick(b, "p.cumsum({d})", "p.flip({d})", "p.sum({d}, keepdim=True)", "p - p.mean({d}, keepdim=True)", "p * len({l})", "p[:{s}]", "p * p.size({d})") \
        .format(d=d, l=l, s=prefix(d) + str(small_number(b)) if d == 0 else "2")
    loop = pick(b, f"for p in {t}.split({c}, {d}):", f"for i in range(0, {t}.size({d}), {c}):", f"for p in {t}.chunk({min(c, ITERATIONS)}, {d}):")
    take = [f"    p = {t}[{prefix(d)}i:i + {c}]"] if "range" in loop else []
    return Statement([f"{l}: List[Tensor] = []", loop] + take + [f"    {l}.append({each})", f"{name} = torch.cat({l}, {d})"], [(f"{t}.size({d}) // {c}", ITERATIONS)])


def counted_loop(b):
    """A loop of so many iterations as a size, or a number of the run, says."""
    t, rank = b.tensor_and_rank(least=1)
    count = pick(b, integer(b, 1), integer(b, 0), f"{t}.size(0)", small_number(b), f"min({integer(b, 0)}, {small_number(b)})")
    guards = [(str(count), ITERATIONS)]
    kind = b.rng.randrange(5)
    if kind == 0:
        name = b.fresh("k")
        change = pick(b, f"{name} = {name} + min(i * {number(b)}, {integer(b, 0)})", f"{name} = ({name} + {number(b)}) // 2", f"{name} += i", f"{name} = max({name} - {number(b)}, 0)")
        return Statement([f"{name} = {integer(b)}", f"for i in range({count}):", f"    {change}"], guards)
    if kind == 1:
        name = b.fresh("t")
        text, more = expression(b, name, rank, KEEPING)
        return Statement([f"{name} = {t}", f"for i in range({count}):", f"    {name} = {text}"], guards + [(g.replace(name, t), most // ITERATIONS) for g, most in more])
    if kind == 2:
        t, rank, lines = b.owned()
        d, c = dim(b, rank), number(b)
        region = pick(b, f"{t}[{prefix(d)}i * {c}:(i + 1) * {c}]", f"{t}[{prefix(d)}i]", f"{t}[{prefix(d)}i:]", f"{t}[{prefix(d)}:-i - {c}]")
        return Statement(lines + [f"for i in range({count}):", f"    {region} {pick(b, '+=', '=', '*=')} {pick(b, 'i', 'i + 1', 2)}"], guards, writes=True)
    if kind == 3:
        l, d, c = b.fresh("l"), dim(b, rank), number(b)
        n = f"{t}.size({d})"
        piece = pick(b, f"{t}[{prefix(d)}i * {c}:(i + 1) * {c}]", f"{t}[{prefix(d)}i * {n} // {c}:(i + 1) * {n} // {c}]", f"{t}.select({d}, i)", f"{t}[{prefix(d)}i:i + {c}].sum({d})")
        return Statement([f"{l}: List[Tensor] = []", f"for i in range({count}):", f"    {l}.append({piece})"], guards)
    name = b.fresh("t")
    body = pick(b, f"{name} = {name} + {t}[i]", f"{name} = {name} + {t}[i:].sum()", f"{name} = {name} * 2 + i", f"{name} = {name} + {t}[i * {number(b)}:].size(0)")
    start = f"torch.zeros_like({t}[0])" if "[i]" in body else "torch.zeros(1)"
    return Statement([f"{name} = {start}", f"for i in range({count}):", f"    {body}"], guards)


def while_loop(b):
    """A loop that ends where a number, or a size, has become small."""
    if b.rng.random() < 0.5:
        name, divisor, most = b.fresh("k"), pick(b, 2, 2, 3, 10), number(b)
        lines = [f"{name} = {integer(b)}", f"while {name} > {most}:", f"    {name} = {name} // {divisor}"]
        if b.rng.random() < 0.6:
            t, rank = b.tensor_and_rank(least=1)
            other = b.fresh("t")
            lines = [f"{other} = {t}"] + lines + [f"    {other} = {other}[{prefix(dim(b, rank))}{pick(b, '::2', '1:', f':{name}', f'-{number(b)}:')}]"]
        return Statement(lines)
    t, rank = b.tensor_and_rank(least=1)
    name, d, most = b.fresh("t"), dim(b, rank), number(b)
    if b.rng.random() < 0.5:
        return Statement([f"{name} = {t}", f"while {name}.size({d}) > {most}:", f"    {name} = {name}[{prefix(d)}::{pick(b, 2, 2, 3)}]"])
    step = number(b)
    return Statement([f"{name} = {t}", f"while {name}.size({d}) > {most}:", f"    {name} = {name}[{prefix(d)}{step}:] + {pick(b, 0, 1, integer_or_number(b))}"],
                     [(f"({t}.size({d}) - {most}) // {step}", ITERATIONS)])


BLOCKS = [(3, of_either), (4, changed_in_branch), (3, pieces_loop), (5, counted_loop), (2, while_loop)]
