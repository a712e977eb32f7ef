"""What networks of images, sounds and sequences are made of: layers in two dims, transforms, recurrences, searches and lists of
tensors that shrink."""
from random_programs.expressions import fraction, integer, number, small_number
from random_programs.program import Statement
from random_programs.statements import ELEMENTS, WORK, as_images, bounds, dim, pick, prefix

SIDE = 400  # rows or columns of what is transformed


def image(b):
    """A tensor as [1 or more, 1, h, w]."""
    t, rank = b.tensor_and_rank(least=1)
    return t, f"({as_images(t, rank, 2)} * 1.0)"


def weights(out, into, *kernel):
    count = out * into
    for k in kernel:
        count *= k
    return f"((torch.arange({count}) % 5 - 2) * 0.5).view({', '.join(map(str, (out, into) + kernel))})"


def convolved(b):
    t, x = image(b)
    k, s, p, d = pick(b, 1, 2, 3, 3, 5), pick(b, 1, 1, 2, 2, 3), pick(b, 0, 1, 1, 2), pick(b, 1, 1, 1, 2)
    text = pick(b, f"F.conv2d({x}, {weights(2, 1, k, k)}, None, {s}, {p}, {d})", f"F.conv2d({x}, {weights(2, 1, k, k)}, padding='same')",
                f"F.conv_transpose2d({x}, {weights(1, 2, k, k)}, None, {s}, {min(p, k - 1)}, {pick(b, 0, s - 1)})",
                f"F.conv2d({x}.repeat(1, 4, 1, 1), {weights(4, 2, k, k)}, None, {s}, {p}, 1, 2)",
                f"F.conv_transpose1d({x}.flatten(2), {weights(1, 1, k)}, None, {s}, {min(p, k - 1)})")
    return Statement([f"{b.fresh('t')} = {text}"], [(f"{t}.numel() * {4 * k * k * (s * s if 'transpose' in text else 1)}", WORK)])


def pooled(b):
    t, x = image(b)
    k, s, p = pick(b, 2, 2, 3, 3, 5), pick(b, 1, 2, 2, 3), pick(b, 0, 0, 1)
    ceil = pick(b, "False", "True")
    text = pick(b, f"F.max_pool2d({x}, {k}, {s}, {p}, 1, {ceil})", f"F.avg_pool2d({x}, {k}, {s}, {p}, {ceil}, {pick(b, True, False)})", f"F.lp_pool2d({x}.abs(), 2.0, {k}, {s}, {ceil})",
                f"F.adaptive_avg_pool2d({x}, [{small_number(b)}, {small_number(b)}])", f"F.adaptive_max_pool2d({x}, {small_number(b)})",
                f"F.unfold({x}, {k}, 1, {p}, {s})", f"F.avg_pool2d({x}, [{x}.size(2), {pick(b, 1, x + '.size(3)')}])")
    return Statement([f"{b.fresh('t')} = {text}"], [(f"{t}.numel() * {k * k}", WORK // 4)])


def resized(b):
    t, x = image(b)
    size = f"[max({integer(b, 0)}, 1) % 97 + 1, {pick(b, number(b), 'max(' + integer(b, 0) + ', 1)')} % 89 + 1]"
    scale = pick(b, "2.0", "0.5", "1.5", "3.0", f"[{fraction(b)}, 2.0]")
    mode = pick(b, ", mode='nearest'", ", mode='bilinear'", ", mode='bilinear', align_corners=True", ", mode='bicubic'", ", mode='area'")
    text = pick(b, f"F.interpolate({x}, size={size}{mode})", f"F.interpolate({x}, scale_factor={scale}{mode})",
                f"F.interpolate({x}, scale_factor={pick(b, '0.5', '0.7', '1.3')}, recompute_scale_factor=True{mode})",
                f"F.pixel_shuffle({x}.repeat(1, 4, 1, 1), 2)",
                f"F.fold(F.unfold({x}, 2, 1, 0, 2), [{x}.size(2), {x}.size(3)], 2, 1, 0, 2)")
    return Statement([f"{b.fresh('t')} = {text}"], [(f"{t}.numel() * 9", ELEMENTS), (f"{t}.size(-1)", SIDE)])


def transformed(b):
    """Fourier transforms, of as many places as sizes and numbers say."""
    t, rank = b.tensor_and_rank(least=1)
    x, c = f"({t} * 1.0)", pick(b, 4, 6, 8, 16, 20)
    n = pick(b, f"{t}.size(-1)", f"2 * {t}.size(-1)", f"min({t}.size(-1), {number(b)})", f"max({number(b)} % 200, 2)")
    flat = f"{x}.reshape(1, -1)[:, :4000]"
    text = pick(b, f"torch.fft.rfft({x}, n={n}).abs()", f"torch.fft.irfft(torch.fft.rfft({x}), n={t}.size(-1))", f"torch.fft.irfft(torch.fft.rfft({x}, n={n}) * 2, n={n})",
                f"torch.view_as_real(torch.fft.fft({x}))", f"torch.stft({flat}, {c}, {small_number(b)}, window=torch.ones({c}), center=False, return_complex=True).abs()",
                f"torch.stft({flat}, {c}, {c // 2}, window=torch.hann_window({c}), return_complex=True).abs()")
    # Whatever the rows that are tried say, no later statement takes it for exact: it rounds.
    return Statement([f"{b.fresh('t')} = {text} * 0.37 + 0.0123"], [(f"{t}.size(-1)", 3000), (f"{t}.numel()", 20_000)])


def searched(b):
    t = b.exact_tensor()
    name, flat = b.fresh("t"), f"{t}.reshape(-1)[:{pick(b, 300, 1000)}]"
    whole = f"({flat} * 4).long().clamp(-40, 40)"
    text = pick(b, f"torch.searchsorted({flat}.sort()[0], {flat} * 0.5)", f"torch.bucketize({flat}, torch.arange(-3.0, 3.0, 0.5))", f"torch.unique({whole})",
                f"torch.unique({whole}, return_inverse=True)[1]", f"torch.unique_consecutive({whole} // {small_number(b)})", f"torch.histc({flat}.float(), {small_number(b)}, -2.0, 2.0)",
                f"torch.cdist({flat}[:, None].float(), {flat}[:{number(b)}, None].float(), 1.0).argmin(1)", f"torch.repeat_interleave({flat}, {whole}.abs() % 3)",
                f"{whole}.bincount(minlength={number(b)}) if bool(({whole} >= 0).all()) else {whole}", f"{flat}.kthvalue(max(1, {flat}.numel() // {small_number(b)}))[0].reshape(1)",
                f"torch.combinations({flat}[:20])", f"torch.cartesian_prod({flat}[:{small_number(b)}], {flat}[:9])")
    return Statement([f"{name} = {text}"])


def recurrent(b):
    """A state that goes through the places of a tensor."""
    t, rank = b.tensor_and_rank(least=1)
    name, l, x = b.fresh("t"), b.fresh("l"), f"{t}.reshape(-1)[:{pick(b, 20, 24)}]"
    step = pick(b, "{s} * 0.5 + p", "torch.maximum({s}, p)", "({s} + p) * 0.25", "torch.where(p > 0, {s} + 1.0, {s} * 0.5)").format(s=name)
    lines = [f"{name} = torch.zeros(1)", f"{l}: List[Tensor] = []", f"for p in {x}.float().unbind(0):", f"    {name} = {step}"]
    keep = pick(b, f"    {l}.append({name})", f"    if bool(p > 0):\n        {l}.append({name} * 2)", f"    {l}.insert(0, {name})")
    return Statement(lines + keep.split("\n"))


def shrinking_list(b):
    """What a loop collects while one dim or two get smaller."""
    t, rank = b.tensor_and_rank(least=1)
    d, name, l, total = dim(b, rank), b.fresh("t"), b.fresh("l"), b.fresh("k")
    smaller = pick(b, f"{name}[{prefix(d)}::2]", f"{name}[{prefix(d)}{number(b)}:]", f"{name}[{prefix(d)}:{name}.size({d}) // 2]")
    if rank > 1 and b.rng.random() < 0.6:
        smaller += f"[{prefix(d ^ 1 if d < 2 else 0)}{pick(b, '1:', '::2', ':-1')}]"
    lines = [f"{l}: List[Tensor] = []", f"{name} = {t}", f"while {name}.size({d}) > {number(b)} and {name}.numel() > {small_number(b)}:",
             f"    {pick(b, f'{l}.append({name})', f'{l}.insert(0, {name})', f'{l}.append({name} * 2)')}", f"    {name} = {smaller}", f"{total} = 0"]
    read = pick(b, f"for p in {l}{pick(b, '', '[::-1]', '[1:]', '[::2]')}:", f"while len({l}) > {pick(b, 0, 1)}:")
    lines += [read] + ([f"    p = {l}.pop({pick(b, '', '0', '-1', f'len({l}) // 2')})"] if "while" in read else [])
    return Statement(lines + [f"    {total} = {total} * 2 + p.numel() + {pick(b, 0, f'len({l})')}"], [(f"{t}.size({d}) // {number(b)}", 40)])


def matched(b):
    """Products of several tensors."""
    t, rank = b.tensor_and_rank(least=2)
    x = f"({t}.flatten(0, {rank - 2}) * 1.0)[:{pick(b, 60, 200)}]"
    part = f"{x}[None, {bounds(b)}]"
    text = pick(b, f"torch.einsum('ij,kj->ik', {x}, {x})", f"F.scaled_dot_product_attention({x}[None], {part}, {part})",
                f"F.scaled_dot_product_attention({x}[None], {x}[None], {x}[None], is_causal=True)", f"F.cosine_similarity({x}, {x}[:1])",
                f"F.linear({x}, torch.ones({small_number(b)}, {t}.size({rank - 1})))", f"torch.addmm(torch.ones(1), {x}, {x}.t())", f"{x}.t() @ {x}", f"torch.kron({x}[:4, :5], {x}[:3, :{number(b)}])",
                f"F.cross_entropy({x}, torch.arange({x}.size(0)) % {t}.size({rank - 1}))", f"torch.baddbmm(torch.zeros(1), {x}[None], {x}.t()[None])", f"F.pairwise_distance({x}, {x}[-1:])")
    return Statement([f"{b.fresh('t')} = {text}"], [(f"{t}.size({rank - 1})", 600)])


def sampled_places(b):
    """A picture read at the places of a grid."""
    t, x = image(b)
    n, m = small_number(b), pick(b, small_number(b), f"min({x}.size(3), {number(b)})")
    grid = f"torch.stack(torch.meshgrid(torch.linspace(-1.0, 1.0, {n}), torch.linspace(-0.9, 1.1, {m}), indexing='ij'), -1)[None].expand({x}.size(0), -1, -1, -1)"
    text = f"F.grid_sample({x}, {grid}, mode='{pick(b, 'bilinear', 'nearest')}', padding_mode='{pick(b, 'zeros', 'border')}', align_corners={pick(b, True, False)})"
    return Statement([f"{b.fresh('t')} = {text}"], [(f"{t}.numel()", ELEMENTS), (f"{t}.size(-1)", SIDE)])


LAYERS = [(4, convolved), (4, pooled), (3, resized), (2, transformed), (3, searched), (2, recurrent), (3, shrinking_list), (3, matched), (1, sampled_places)]
