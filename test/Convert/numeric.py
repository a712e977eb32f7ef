# RUN: %python %s
"""Every conversion gives PyTorch's numbers in ONNX Runtime, one operator at a time: over the dtypes that PyTorch takes, with infinities, nan,
zeros of both signs, the ends of the dtype, empty tensors and such of rank 0; the results' types are PyTorch's. The cases are made of the schemas, and of those of
test/Differential for what needs fitting arguments."""
import copy
import itertools
import os
import re
import runpy
import subprocess
import sys

import differential
from conversions import TORCH, Case, Number, check_cases
from differential import Call, T, find_schema, parts_of

# What is not compared here, and why.
ELSEWHERE = {
    "has no kernel in LibTorch, or none for a CPU": r"^(torch_onnx|torchvision)::",
    "takes devices, strings, generators or lists of the run": r"^(aten::(to\.(device|prim_Device|prim_dtype|prim_other)|__contains__.*|eq|ne|cpu"
    r"|[a-z]+\.str|pin_memory|tensor|(all|any|sum)\.(bool|int|float)|_local_scalar_dense)|prim::(max|min)\.self_int)$",
    "draws numbers": r"^aten::(rand|randn|rand_like|randn_like|bernoulli|multinomial|normal)\b",
    "takes or makes what is quantized, or nothing": r"^aten::(_make_per_.*|int_repr|_functional_assert_async.*)$",
    "gives a list": r"^aten::(chunk|size|split.*|tensor_split.*|unsafe_split.*|unsafe_chunk|unbind.*)$",
}
# Of what is compared for finite numbers alone.
FINITE = {
    "ONNX Runtime passes over nan": r"^aten::max_pool",
    "what infinities do depends on the order of products": r"^aten::(gelu|det|linalg_det|mm|bmm|matmul|conv.*)$",
}
# Of which PyTorch rounds more than the result, in half precision.
ROUNDED = r"^aten::instance_norm$"


def add_others(s):
    """What neither a schema says how to call nor test/Differential calls."""
    s.add("aten::transpose.int", T("n,3"), 0, 1)
    s.add("aten::select.int", T("n,3"), 1, 0)
    s.add("aten::squeeze.dim", T("n,1"), 1)
    s.add("aten::squeeze.dims", T("n,1"), [1])
    s.add("aten::unsqueeze", T("n,3"), 1)
    s.add("aten::where.Scalar", T("n,3", "bool"), 1, 2)
    s.add("aten::max_pool1d_with_indices", T("2,3,6"), [2])
    s.add("aten::max_pool2d", T("2,3,6,6"), [2, 2])
    s.add("aten::max_pool3d", T("2,3,4,4,4"), [2, 2, 2])
    s.add("aten::IntImplicit", T("", "i64", "finite"))
    s.add("aten::conv3d.padding", T("2,3,4,5,6", values="finite"), T("4,3,2,2,2", values="finite"), padding="valid", tolerance=1e-4)
    s.add("aten::conv_transpose3d.input", T("2,3,4,5,6", values="finite"), T("3,4,2,2,2", values="finite"), tolerance=1e-4)
    s.add("aten::view_as_complex", T("n,2"))
    s.add("aten::unique_dim", T("n,2", "i64", "below:2"), 0)
    for name in ("aten::index.Tensor_hacked_twin", "aten::_unsafe_index.Tensor_hacked_twin"):
        s.add(name, T("n,3"), [T("2", "i64", "below:n")])
    for name in ("aten::index_put.hacked_twin", "aten::_unsafe_index_put.hacked_twin"):
        s.add(name, T("n,3"), [T("2", "i64", "from:0:0")], T("3"))


FLOATS = (0.5, -2.25, 3.0, 0.0, float("inf"), float("-inf"), float("nan"), 1e300)
VALUES = {"int": (0, 1, -3, 7, 2), "float": FLOATS, "bool": (False, True)}
MOST = 2  # Cases of one operator that are taken from test/Differential.


def direct_operators(opset):
    listed = subprocess.run(["torch-onnx-opt", "--list-ops", "--opset", str(opset)], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^\| `([^`]+)` \| direct", listed, re.M))


def differential_cases():
    """{operator: its cases in test/Differential whose answers are numbers}."""
    found = {}

    def emit(suite, schema, combination, shape, dtype, attributes, results):
        if re.search(r"test\.(compare|refused)", attributes) or any(isinstance(x, (Call, differential.Same)) for x in parts_of(combination)):
            return
        tolerance = re.search(r"test\.tolerance = (\S+)", attributes)
        found.setdefault(schema.name, []).append(Case(schema, combination, shape, dtype, float(tolerance[1]) if tolerance else None))

    differential.Suite.emit, differential.Suite.run = emit, lambda suite: None
    folder = os.path.join(differential.ROOT, "test", "Differential")
    for name in sorted(os.listdir(folder)):
        if name.endswith(".py") and name != "coverage.py":
            sys.argv = [name]
            runpy.run_path(os.path.join(folder, name))
    add_others(differential.Suite(folder))
    return found


def with_dtype(case, short):
    """The case with its tensors of another dtype, or None where they are of several."""
    tensors = [x for x in parts_of(case.values) if isinstance(x, T)]
    if len({t.dtypes[case.dtype % len(t.dtypes)] for t in tensors}) != 1:
        return None
    other = copy.deepcopy(case)
    for tensor in (x for x in parts_of(other.values) if isinstance(x, T)):
        tensor.dtypes = [short]
    return other


def schema_cases(schema):
    """Cases of an operator of numbers, or of tensors of any one shape."""
    kinds = [kind.rstrip("?") for kind, _, default in schema.args if default is None]
    # PyTorch does not come back from a division of integers by 0, or of the least one by -1.
    divides = re.search(r"div|mod|remainder", schema.name)
    if kinds and all(kind in ("int", "float", "bool", "Scalar", "number") for kind in kinds):
        choices = [[Number(k, v) for k in ((kind,) if kind in VALUES else ("int", "float")) for v in VALUES[k] if v or not divides] for kind in kinds]
        for values in itertools.product(*choices):
            yield Case(schema, schema.bind(list(values), {}))
    elif kinds and all(kind in ("Tensor", "bool") for kind in kinds):
        for shape in ("n,3", "", "2,0,n"):
            yield Case(schema, schema.bind([T(shape, values="positive" if divides else "") if kind == "Tensor" else False for kind in kinds], {}))


def cases_of(name, written):
    schema = find_schema(name)
    made = list(schema_cases(schema))
    if made and all(isinstance(x, Number) for x in made[0].values[:1]):
        return made[:: max(1, len(made) // 8)]
    cases = written[:: max(1, len(written) // MOST)][:MOST] + made
    return cases + [other for case in cases[-len(made or cases):][:1] for short in TORCH if (other := with_dtype(case, short))]


def main():
    written, direct = differential_cases(), direct_operators(20)
    direct = {name for name in direct if not any(re.search(kind, name) for kind in ELSEWHERE.values())}
    # Programs whose numbers have types call nothing of untyped ones.
    direct = {name for name in direct if {kind for kind, _, _ in find_schema(name).args} - {"Scalar", "number"}}
    names = sorted(name for name in direct if not ONLY or ONLY[0] in name)
    cases = [case for name in names for case in cases_of(name, written.get(name, []))]
    for case in cases:
        if any(re.search(kind, case.schema.name) for kind in FINITE.values()):
            case.values = copy.deepcopy(case.values)
            for tensor in (x for x in parts_of(case.values) if isinstance(x, T)):
                tensor.values = tensor.values or "finite"
        if re.search(ROUNDED, case.schema.name) and any(isinstance(x, T) and {"f16", "bf16"} & set(x.dtypes) for x in parts_of(case.values)):
            case.tolerance = 0.06
    wrong, agree, refused = check_cases(cases)
    missing = [name for name in names if not agree[name]]
    print("\n".join(wrong + [f"no case: {name}" for name in missing]))
    print(f"{len(cases)} cases, {sum(agree.values())} agree, {len(refused)} refused, {len(wrong)} wrong")
    for case, why in refused.items() if os.environ.get("PRINT_REFUSED") else ():
        print(f"{case}: {why[:200]}")
    return bool(wrong or missing)


if __name__ == "__main__":
    ONLY = sys.argv[1:]
    sys.exit(main())
