#!/usr/bin/env python3
"""Prints the profile of ONNX Runtime's CPU provider: which operators run on which element types.

    tools/dev/ort_profile.py > lib/Support/targets/onnxruntime.target
    tools/dev/ort_profile.py Swish Gelu        only the lines of these

What its kernel registry lists is taken from there. ONNX Runtime runs more than that: an operator that ONNX defines as a
function, and half precision, for which it inserts casts. So what the registry lacks is tried: a model of one such node
either loads or not. A try counts only if the same model, with a type from the registry, loads.
"""

import collections
import itertools
import sys

import onnx
import onnxruntime
from onnx import TensorProto, defs, helper
from onnxruntime.capi.onnxruntime_pybind11_state import get_all_opkernel_def

SHORT = {
    "float": "f32", "double": "f64", "float16": "f16", "bfloat16": "bf16", "bool": "bool", "string": "string",
    "int4": "i4", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint4": "u4", "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
    "int2": "i2", "uint2": "u2", "complex64": "c64", "complex128": "c128", "float4e2m1": "f4e2m1",
    "float8e4m3fn": "f8e4m3fn", "float8e4m3fnuz": "f8e4m3fnuz", "float8e5m2": "f8e5m2",
    "float8e5m2fnuz": "f8e5m2fnuz", "float8e8m0": "f8e8m0",
}  # fmt: skip
LONG = {short: long for long, short in SHORT.items()}
ORDER = list(SHORT.values())
OLDEST = 11
OPEN = 2**31 - 1
# Kernels that give other numbers, which are left out, so that something else is used where there is anything: float64 Sigmoid is 0 from -37 down,
# float64 LogSoftmax gives numbers beside infinity, and float32 Acos and Asin are 3 ulp off, where x is small too. ConstantOfShape is registered for float8, and refuses its value.
INEXACT = {("Sigmoid", "f64"), ("LogSoftmax", "f64"), ("Acos", "f32"), ("Asin", "f32")}
INEXACT |= {("ConstantOfShape", short) for short in SHORT.values() if short.startswith("f8")}
# What its optimizer takes for a part of a norm without looking (LayerNormFusion, SimplifiedLayerNormFusion), or for a quotient of floats (DivMulFusion),
# and what it moves a Transpose behind, which it then cannot run (cubic Resizes that make images smaller).
# GridSample rounds a place before it reflects it, PyTorch after: between two pixels that is another one.
NOTES = {
    "Sqrt": "; mistaken",
    "Div": "; mistaken",
    "Resize": "; mistaken",
    "GridSample": "; except mode=nearest padding_mode=reflection align_corners=0",
}
# Sets that recur are written by name.
ALIASES = {
    "@int": ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"],
    "@float": ["f16", "f32", "f64"],
    "@any": ["f16", "bf16", "f32", "f64", "bool", "string", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"],
}


def tensor_types(type_strings):
    """The short names of the tensor types among ONNX's type strings. Containers always run on what their elements do."""
    names = (t[len("tensor(") : -1] for t in type_strings if t.startswith("tensor("))
    return frozenset(SHORT[n] for n in names if n in SHORT)


def loads(opset, op_type, schema, types, optional=()):
    """Whether ONNX Runtime loads a model of one node, its type variables bound to `types`, with these optional inputs."""
    graph = onnx.GraphProto(name="g")
    node = graph.node.add(op_type=op_type)

    def element(param):
        text = param.type_str
        if text not in types and text.startswith("tensor("):
            return LONG_TO_NUMBER[SHORT[text[len("tensor(") : -1]]]
        return LONG_TO_NUMBER[types[text]] if text in types else None

    for kind, params, least in (("x", schema.inputs, schema.min_input), ("y", schema.outputs, schema.min_output)):
        shown = set(range(max(least, 1) if params else 0)) | {i for i, p in enumerate(params) if kind == "x" and p in optional}
        for i in range(max(shown, default=-1) + 1):
            if i not in shown:
                node.input.append("")
                continue
            number = element(params[min(i, len(params) - 1)])
            if number is None:
                return False
            value = (graph.input if kind == "x" else graph.output).add(name=f"{kind}{i}")
            value.type.tensor_type.elem_type = number
            (node.input if kind == "x" else node.output).append(value.name)
    guesses = {"equation": "i,i->i" if schema.min_input != 1 else "i->i", "direction": "LEFT", "to": None}
    for name, attr in schema.attributes.items():
        if not attr.required:
            continue
        if name in guesses:
            if guesses[name] is None:
                return False
            node.attribute.append(helper.make_attribute(name, guesses[name]))
        elif attr.type == defs.OpSchema.AttrType.INT:
            node.attribute.append(helper.make_attribute(name, 1))
        elif attr.type == defs.OpSchema.AttrType.INTS:
            node.attribute.append(helper.make_attribute(name, [1, 1]))
        elif attr.type == defs.OpSchema.AttrType.FLOAT:
            node.attribute.append(helper.make_attribute(name, 1.0))
        else:
            return False
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=ir_version(opset))
    try:
        onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    except Exception:  # Each failure has a class of its own.
        return False
    return True


LONG_TO_NUMBER = {short: TensorProto.DataType.Value(long.upper()) for short, long in LONG.items()}


def ir_version(opset):
    return min(helper.find_min_ir_version_for([helper.make_opsetid("", opset)]), newest_ir())


def newest_ir():
    """The newest IR version that ONNX Runtime reads."""
    if not hasattr(newest_ir, "found"):
        newest_ir.found = next(v for v in range(onnx.IR_VERSION, 0, -1) if _reads(ir=v, opset=OLDEST))
    return newest_ir.found


def _reads(ir, opset):
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, [1])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, [1])
    graph = helper.make_graph([helper.make_node("Neg", ["x"], ["y"])], "g", [x], [y])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=ir)
    try:
        onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    except Exception:
        return False
    return True


def kernels_of(registry, op_type, since, schema):
    """The registered kernels of one version, as {variable: types}. An open-ended kernel is of its own version only; what it says of
    an input that has but one type is left out."""
    variables = {constraint.type_param_str for constraint in schema.type_constraints}
    result = []
    for kernel in registry[op_type]:
        first, last = kernel.version_range
        if first == since or (last != OPEN and first <= since <= last):
            result.append({var: tensor_types(types) for var, types in kernel.type_constraints.items() if var in variables})
    return result


def merged(kernels):
    """Kernels that differ in the types of one variable are one."""
    while True:
        before = len(kernels)
        for var in sorted({v for k in kernels for v in k}):
            groups = collections.OrderedDict()
            for kernel in kernels:
                others = frozenset((v, t) for v, t in kernel.items() if v != var)
                groups.setdefault((others, var in kernel), []).append(kernel)
            kernels = []
            for (others, has), group in groups.items():
                kernels.append(dict(others))
                if has:
                    kernels[-1][var] = frozenset().union(*(k[var] for k in group))
        if len(kernels) == before:
            return kernels


def tried(opset, op_type, schema, kernels):
    """What loads beyond the kernels, as kernels of one combination of types each."""
    allowed = {c.type_param_str: tensor_types(c.allowed_type_strs) for c in schema.type_constraints}
    params = list(schema.inputs)[: max(schema.min_input, 1)] + list(schema.outputs)[: max(schema.min_output, 1)]
    # Optional inputs are in the model where they have a type variable of their own.
    optional = []
    for param in schema.inputs:
        if param.type_str in allowed and param.type_str not in {p.type_str for p in params + optional}:
            optional.append(param)
    for inputs in (optional, []):
        result = tried_with(opset, op_type, schema, kernels, allowed, params, inputs)
        if result is not None:
            return result
    return []


def tried_with(opset, op_type, schema, kernels, allowed, params, optional):
    """As above, with these optional inputs. None if nothing is learned."""
    used = sorted({p.type_str for p in params + optional} & allowed.keys())
    if not used or not all(allowed[v] for v in used):
        return None
    combinations = [dict(zip(used, c)) for c in itertools.product(*([t for t in ORDER if t in allowed[v]] for v in used))]
    if len(combinations) > 600:
        return None

    def registered(combination):
        return any(all(t in k.get(v, allowed[v]) for v, t in combination.items()) for k in kernels)

    if kernels and not any(registered(c) and loads(opset, op_type, schema, c, optional) for c in combinations):
        return None
    more = [c for c in combinations if not registered(c) and loads(opset, op_type, schema, c, optional)]
    # A function may be trivial without its optional inputs: Clip without bounds is Identity.
    if schema.has_function or schema.has_context_dependent_function:
        inputs = list(schema.inputs)
        if not kernels or any(registered(c) and loads(opset, op_type, schema, c, inputs) for c in combinations):
            more = [c for c in more if loads(opset, op_type, schema, c, inputs)]
    if not kernels and not more:
        return None
    return [{v: frozenset([t]) for v, t in c.items()} for c in more]


def types_text(types):
    names = set(types)
    out = []
    for alias, members in sorted(ALIASES.items(), key=lambda item: -len(item[1])):
        if names.issuperset(members):
            out.append(alias)
            names -= set(members)
    return " ".join(out + [t for t in ORDER if t in names])


def main():
    onnxruntime.set_default_logger_severity(4)
    registry = collections.defaultdict(list)
    for kernel in get_all_opkernel_def():
        if kernel.provider == "CPUExecutionProvider" and kernel.domain == "":
            registry[kernel.op_name].append(kernel)
    newest = next(o for o in range(defs.onnx_opset_version(), OLDEST, -1) if _reads(newest_ir(), o))

    versions = collections.defaultdict(set)
    for schema in defs.get_all_schemas_with_history():
        if schema.domain == "" and not schema.deprecated:
            versions[schema.name].add(schema.since_version)

    print(f"# What ONNX Runtime {onnxruntime.__version__} runs on the CPU. Printed by tools/dev/ort_profile.py.")
    print("# Op[opsets] VAR: element types; a type variable that is not listed is not restricted.")
    print("name ONNX Runtime")
    print(f"opsets {OLDEST}..{newest}")
    for alias, members in ALIASES.items():
        print(f"{alias} = {' '.join(members)}")
    for op_type in sys.argv[1:] or sorted(versions):
        rows = []
        since = sorted(versions[op_type])
        for i, version in enumerate(since):
            last = since[i + 1] - 1 if i + 1 < len(since) else OPEN
            if last < OLDEST or version > newest:
                continue
            opset = min(max(version, OLDEST), newest)
            schema = defs.get_schema(op_type, opset, "")
            if schema.deprecated:
                continue
            kernels = kernels_of(registry, op_type, version, schema)
            has_graph = any(a.type == defs.OpSchema.AttrType.GRAPH for a in schema.attributes.values())
            # A function stands for operators of its own opset, so a later one may not have it any more.
            is_function = schema.has_function or schema.has_context_dependent_function
            for first in range(opset, min(last, newest) + 1) if is_function else [opset]:
                extra = [] if has_graph else tried(first, op_type, schema, merged(kernels))
                found = [{v: types - {t for o, t in INEXACT if o == op_type} for v, types in k.items()} for k in kernels + extra]
                text = sorted("; ".join(f"{v}: {types_text(k[v])}" for v in sorted(k) if k[v]) for k in merged(found))
                end = first if is_function and first < min(last, newest) else last
                if rows and rows[-1][1] + 1 == first and rows[-1][2] == text:
                    rows[-1][1] = end
                elif text:
                    rows.append([first, end, text])
        for first, last, text in rows:
            for line in text:
                print(f"{op_type}[{first}..{'' if last >= newest else last}] {line}".rstrip() + NOTES.get(op_type, ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
