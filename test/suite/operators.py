#!/usr/bin/env python3
"""PyTorch's own operator tests (torch.testing._internal: op_db, some 600 operators with sample inputs) as a corpus, held against the
lists of what passes.

    operators.py --suite DIR --tool TOOL           a fixed fifth of the operators and dtypes, one sample each
    operators.py --suite DIR --tool TOOL --whole   all of them, four samples each: no lists, all that is wrong is printed

A case is one operator, one dtype and one sample, traced: what is not a tensor is a constant of the program. A sample is left out where
PyTorch's CPU does not run it, where its answer depends on the seed, and where the traced program's differs in type. DIR has the run.py that
converts and compares. The lists are operators-passing.txt and operators-wrong.txt, what is known to be wrong; --update adds what
passes now to the first."""
import argparse
import copy
import hashlib
import itertools
import json
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import warnings

from ratchet import HERE, judge, run_suite

DTYPES = ("f32", "f64", "f16", "bf16", "i64", "i32", "i16", "i8", "u8", "bool", "c64", "c128")
RANDOM = ("rand", "normal", "bernoulli", "multinomial", "dropout", "empty", "uniform", "exponential", "cauchy", "geometric", "rrelu", "gumbel", "item",
          "tolist")
MOST_ELEMENTS = 20000


def is_in_fifth(name):
    return hashlib.sha256(name.encode()).digest()[0] % 5 == 0


def tensors_of(value):
    import torch
    if isinstance(value, torch.Tensor):
        return [value]
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    return [tensor for part in parts for tensor in tensors_of(part)]


def filled(value, tensors):
    """`value` with its tensors replaced by those of an iterator."""
    import torch
    if isinstance(value, torch.Tensor):
        return next(tensors)
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        return type(value)(filled(part, tensors) for part in value)
    if isinstance(value, dict):
        return {key: filled(part, tensors) for key, part in value.items()}
    return value


def are_equal(x, y):
    import torch
    return torch.equal(torch.nan_to_num(x), torch.nan_to_num(y)) if x.is_floating_point() else torch.equal(x, y)


def make_case(folder, op, sample, dtypes):
    """Whether the sample is one; raises what PyTorch does."""
    import torch
    given = (sample.input, sample.args, sample.kwargs)
    inputs = [t.detach().clone() for t in tensors_of(given)]
    if not inputs or any(t.layout != torch.strided or t.numel() > MOST_ELEMENTS or t.dtype not in dtypes for t in inputs):
        return False

    def program(*tensors):
        first, args, kwargs = filled(given, iter(tensors))
        results = tensors_of(op.op(first, *args, **kwargs))
        return tuple(results) if len(results) > 1 else results[0]

    wanted = program(*copy.deepcopy(inputs))
    results = tensors_of(wanted)
    if any(t.layout != torch.strided or t.is_quantized for t in results):
        return False
    if not all(map(are_equal, results, tensors_of(program(*copy.deepcopy(inputs))))):
        return False
    module = torch.jit.trace(program, tuple(copy.deepcopy(inputs)), check_trace=False)
    traced = tensors_of(module(*copy.deepcopy(inputs)))
    if [(t.shape, t.dtype) for t in traced] != [(t.shape, t.dtype) for t in results]:
        return False
    os.makedirs(folder)
    torch.jit.save(module, f"{folder}/model.pt")
    torch.save([{"inputs": tuple(inputs), "outputs": copy.deepcopy(wanted)}], f"{folder}/io.pt")
    torch.save(tuple(inputs), f"{folder}/inputs.pt")
    names = [value.debugName().split(".")[0] for value in module.graph.inputs()]
    with open(f"{folder}/spec.json", "w") as f:
        json.dump({"inputs": [{"name": name, "shape": list(t.shape), "dtype": dtypes[t.dtype]} for name, t in zip(names, inputs)]}, f)
    return True


def make_cases(out, samples, is_wanted, part, parts):
    import torch
    from torch.testing._internal.common_methods_invocations import op_db
    torch.set_num_threads(1)
    warnings.filterwarnings("ignore")
    dtypes = {torch.float32: "f32", torch.float64: "f64", torch.float16: "f16", torch.bfloat16: "bf16", torch.int64: "i64", torch.int32: "i32",
              torch.int16: "i16", torch.int8: "i8", torch.uint8: "u8", torch.bool: "bool", torch.complex64: "c64", torch.complex128: "c128"}
    # Some operators seed themselves: each time with another number, so that what is random shows.
    seed, seeds = torch.manual_seed, itertools.count(1)
    torch.manual_seed = lambda _: seed(next(seeds))
    for op in op_db[part::parts]:
        name = (op.name + (f"_{op.variant_test_name}" if op.variant_test_name else "")).replace(".", "_")
        if any(word in name for word in RANDOM):
            continue
        for dtype, short in dtypes.items():
            case = f"{name}__{short}"
            if not is_wanted(case) or dtype not in op.supported_dtypes("cpu"):
                continue
            order = random.Random(case)
            seed(order.randrange(2 ** 31))
            try:
                found = list(op.sample_inputs("cpu", dtype, requires_grad=False))
            except Exception:
                continue
            order.shuffle(found)
            kept = 0
            for sample in found:
                if kept == samples:
                    break
                folder = f"{out}/{case}__{kept}"
                try:
                    kept += make_case(folder, op, sample, dtypes)
                except Exception:
                    shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--opset", type=int, default=20)
    parser.add_argument("--corpus", help="keep the cases in this folder, which must be new")
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        corpus, parts = args.corpus or f"{tmp}/cases", os.cpu_count() or 1
        os.makedirs(corpus)
        is_wanted = (lambda case: True) if args.whole else is_in_fifth
        workers = [multiprocessing.Process(target=make_cases, args=(corpus, 4 if args.whole else 1, is_wanted, i, parts)) for i in range(parts)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        results = run_suite(args.suite, args.tool, ["--corpus", corpus, "--opset", str(args.opset)], ["--seed=1"])
    if args.whole:
        for dtype in DTYPES:
            statuses = [r["status"] for name, r in results.items() if name.split("__")[-2] == dtype]
            print(f"{dtype}: " + ", ".join(f"{status} {statuses.count(status)}" for status in sorted(set(statuses))))
        bad = {name: r for name, r in results.items() if r["status"] not in ("pass", "refused")}
        for name, r in sorted(bad.items()):
            print(f"{name}: {r['status']}: {r.get('why', '')}")
        print(f"{sum(r['status'] == 'pass' for r in results.values())} passed, {len(bad)} failed")
        return int(bool(bad))
    return judge(results, os.path.join(HERE, "operators-passing.txt"), os.path.join(HERE, "operators-wrong.txt"), args.update)


if __name__ == "__main__":
    sys.exit(main())
