#!/usr/bin/env python3
"""Prints the profile of OpenVINO's CPU plugin: which operators it runs right on which element types.

    tools/dev/openvino_profile.py > lib/Support/targets/openvino.target
    tools/dev/openvino_profile.py Add MatMul     only the lines of these, with what is wrong on stderr

ONNX's own tests of each operator are run, and so they are with every other element type that the operator has. What does not
load, or gives something else than ONNX Runtime (where it lacks the type, than ONNX's reference), is left out. What is right
with small numbers and wrong with those that need the whole type is inexact. (The plugin keeps integers of 64 bits in 32: these
count as right where the results fit.) An input that has to be a constant is found by making it one. Needs the packages onnx,
onnxruntime and openvino."""
import collections
import multiprocessing
import os
import sys
import warnings

import numpy as np
import onnx
from onnx import TensorProto, defs, helper, numpy_helper

SHORT = {
    "float16": "f16", "bfloat16": "bf16", "float": "f32", "double": "f64", "bool": "bool",
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "u8", "uint16": "u16", "uint32": "u32", "uint64": "u64",
}  # fmt: skip
LONG = {short: long for long, short in SHORT.items()}
ALIASES = {
    "@float": ["f16", "bf16", "f32", "f64"],
    "@int": ["i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64"],
    "@any": [*SHORT.values()],
}
OLDEST, OPSET, NEWEST = 11, 20, 23
CONFIG = {"INFERENCE_PRECISION_HINT": "f32", "EXECUTION_MODE_HINT": "ACCURACY", "INFERENCE_NUM_THREADS": 1, "NUM_STREAMS": 1}
# Cases of one operator that are tried with each type, evenly from all that it has.
MOST_CASES = 8
LARGE = 2**30
# Of 64 bits, by whether elements are multiplied: what float32 does not hold, but 32 bits do.
PRODUCTS = {"ConvInteger", "Einsum", "Gemm", "MatMul", "MatMulInteger", "Mul", "Pow", "ReduceL2", "ReduceLogSumExp", "ReduceProd", "ReduceSumSquare"}
LARGE_FACTOR, LARGE_TERM = 2**13, 2**25
TYPES_OF_RESULTS = {"dtype", "to", "output_dtype", "value"}
COMPARISONS = {"Equal", "Greater", "GreaterOrEqual", "Less", "LessOrEqual"}
# What a test of one operator of known sizes does not show: it does not convolve with a kernel of unknown sizes, and indices
# have to have the sizes of the data but for the axis.
NOTES = {"Conv": ["W: static"], "ConvTranspose": ["W: static"], "GatherElements": ["aligned"]}
RANDOM = {"RandomNormal": False, "RandomNormalLike": True, "RandomUniform": False, "RandomUniformLike": True}


def dtype_of(short):
    return helper.tensor_dtype_to_np_dtype(TensorProto.DataType.Value(LONG[short].upper()))


def number_of(short):
    return TensorProto.DataType.Value(LONG[short].upper())


def short_of(value):
    """The element type of a graph's input or output; None of what is no tensor."""
    kind = value.type.WhichOneof("value")
    name = TensorProto.DataType.Name(value.type.tensor_type.elem_type).lower() if kind == "tensor_type" else ""
    return SHORT.get(name)


class Case:
    """A model of one node, and its inputs."""

    def __init__(self, model, inputs):
        self.model, self.inputs = model, inputs

    def node(self):
        return self.model.graph.node[0]

    def schema(self):
        return defs.get_schema(self.node().op_type, self.model.opset_import[0].version, "")

    def variables(self):
        """The type variable of each input and output that is there, by name."""
        schema, result = self.schema(), {}
        for names, params in ((self.node().input, schema.inputs), (self.node().output, schema.outputs)):
            for i, name in enumerate(names):
                if name:
                    result[name] = params[min(i, len(params) - 1)].type_str
        return result

    def with_type(self, variable, short, large=False):
        """The case with another type in the place of a variable; None if its numbers cannot be."""
        model, inputs, variables = onnx.ModelProto(), [], self.variables()
        model.CopyFrom(self.model)
        for value in [*model.graph.input, *model.graph.output]:
            if variables.get(value.name) == variable:
                value.type.tensor_type.elem_type = number_of(short)
        if self.node().op_type == "Cast" and variable == "T2":
            next(a for a in model.graph.node[0].attribute if a.name == "to").i = number_of(short)
        elif self.node().op_type in RANDOM and variables.get(self.node().output[0]) == variable:
            model.graph.node[0].attribute.append(helper.make_attribute("dtype", number_of(short)))
        elif variables.get(self.node().output[0]) == variable and any(a.name in TYPES_OF_RESULTS for a in self.node().attribute):
            return None
        for value, data in zip(model.graph.input, self.inputs):
            if variables.get(value.name) == variable:
                if large and data.size < 2:
                    return None  # It may be a size.
                data = converted(data, short, large, self.node().op_type in PRODUCTS)
                if data is None:
                    return None
            inputs.append(data)
        return Case(model, inputs)

    def with_constants(self, names):
        model, inputs = onnx.ModelProto(), []
        model.CopyFrom(self.model)
        del model.graph.input[:]
        for value, data in zip(self.model.graph.input, self.inputs):
            if value.name in names:
                model.graph.initializer.append(numpy_helper.from_array(np.ascontiguousarray(data), value.name))
            else:
                model.graph.input.append(value)
                inputs.append(data)
        return Case(model, inputs)


def converted(data, short, large, is_factor):
    dtype = dtype_of(short)
    if large and short == "f64":
        return data.astype(dtype) * (1 + 1e-7) if data.dtype.kind == "f" else None
    if large:
        if short[0] not in "iu":
            return None
        info = np.iinfo(dtype)
        most = LARGE if info.bits < 64 else LARGE_FACTOR if is_factor else LARGE_TERM
        low, high = max(info.min, -most), min(info.max, most)
        return np.random.default_rng(data.size).integers(low, high, data.shape, dtype=np.int64, endpoint=True).astype(dtype)
    if data.dtype == np.bool_ or np.issubdtype(data.dtype, np.number) or data.dtype.name == "bfloat16":
        if short[0] in "iu" and data.dtype.kind not in "iub":
            most = 3 if is_factor else 50
            data = np.round(np.nan_to_num(data.astype(np.float64), posinf=50, neginf=-50) * 3).clip(-most if short[0] == "i" else 0, most)
        elif short[0] == "u":
            data = np.abs(data)
        return np.asarray(data).astype(dtype)
    return None


def reference(case):
    """What the node gives; None where nobody knows."""
    import onnxruntime
    onnxruntime.set_default_logger_severity(4)
    names = [value.name for value in case.model.graph.input]
    try:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        session = onnxruntime.InferenceSession(case.model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        feeds = {}
        for name, data, value in zip(names, case.inputs, case.model.graph.input):
            if data.dtype.name == "bfloat16":
                feeds[name] = onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(data.view(np.uint16), TensorProto.BFLOAT16)
            else:
                feeds[name] = onnxruntime.OrtValue.ortvalue_from_numpy(np.array(data))
        results = session.run_with_ort_values([o.name for o in session.get_outputs()], feeds)
        return [r.numpy() for r in results]
    except Exception:
        pass
    try:
        from onnx.reference import ReferenceEvaluator
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return [np.asarray(r) for r in ReferenceEvaluator(case.model).run(None, dict(zip(names, case.inputs)))]
    except Exception:
        return None


def difference(case, wanted, exactly=False):
    """Why OpenVINO does not give that, to the last digits of float64 or only those of float32; '' if it does."""
    import openvino
    try:
        core = openvino.Core()
        model = core.compile_model(core.read_model(case.model.SerializeToString(), b""), "CPU", CONFIG)
        request = model.create_infer_request()
        feeds = {}
        for value, data in zip(case.model.graph.input, case.inputs):
            if not any(value.name in port.names for port in model.inputs):
                continue  # Nobody reads it.
            if data.dtype.name == "bfloat16":
                feeds[value.name] = openvino.Tensor(data.view(np.uint16), data.shape, openvino.Type.bf16)
            else:
                feeds[value.name] = openvino.Tensor(np.array(data, order="C"))
        request.infer(feeds)
    except Exception as error:
        return "does not run: " + " ".join(str(error).split())[-160:]
    if len(model.outputs) != len(wanted):
        return f"{len(model.outputs)} outputs"
    for i, want in enumerate(wanted):
        tensor = request.get_output_tensor(i)
        kind = next((s for s in SHORT.values() if tensor.get_element_type().get_type_name() in (s, {"bool": "boolean"}.get(s))), None)
        got = np.array(tensor.data).reshape(tensor.shape)
        if kind == "bf16":
            got = got.view(dtype_of("bf16"))
        if got.dtype != want.dtype or got.shape != want.shape:
            return f"gives {kind}{list(got.shape)}"
        if case.node().op_type in RANDOM:
            continue
        if got.dtype.kind in "iub":
            same = np.array_equal(got, want)
        else:
            tolerance = 1e-2 if got.dtype.itemsize == 2 else 1e-9 if exactly and got.dtype == np.float64 else 1e-3
            same = np.allclose(got.astype(np.float64), want.astype(np.float64), tolerance, tolerance / 100, equal_nan=True)
        if not same:
            return "computes something else"
    return ""


def judged(case, exactly=False):
    """'' if right, a reason if not, None where nothing can be said."""
    try:
        onnx.checker.check_model(case.model)
    except Exception:
        return None
    wanted = reference(case)
    return None if wanted is None else difference(case, wanted, exactly)


def right_cases(op_type, cases, log):
    """Those that are right, and which inputs have to be constants for that."""
    reasons = [judged(case) for case in cases]
    right = [case for case, reason in zip(cases, reasons) if reason == ""]
    constants = set()
    for case, reason in zip(cases, reasons):
        others = [value.name for value in case.model.graph.input[1:]]
        for names in [[name] for name in others] + [others] if reason and not right else []:
            if judged(case.with_constants(names)) == "":
                schema, node = case.schema(), case.node()
                constants |= {schema.inputs[list(node.input).index(name)].name for name in names}
                return [case], constants
        if reason:
            log(f"{op_type}: a test {reason}")
    return right, constants


def runs(op_type, case, variable, short, large, constants, log):
    """Whether it is right with another type; None where nothing can be said."""
    if op_type == "Mod" and ("f" in short) != any(a.name == "fmod" and a.i for a in case.node().attribute):
        return None  # That is no model.
    changed = case.with_type(variable, short, large)
    if changed and constants:
        params = case.schema().inputs
        changed = changed.with_constants([n for i, n in enumerate(case.node().input) if params[min(i, len(params) - 1)].name in constants])
    reason = judged(changed, large) if changed else None
    if reason:
        log(f"{op_type} {variable}={short}{' large' if large else ''}: {reason}")
    return None if reason is None else not reason


def kernel_of(op_type, cases, log):
    """(exact types, types) by the variables that are restricted, and what else is to be said; None if no case is right."""
    right, constants = right_cases(op_type, cases, log)
    if not right:
        return None
    exact, known = {}, {}
    for constraint in right[0].schema().type_constraints:
        variable = constraint.type_param_str
        allowed = [SHORT[t[len("tensor(") : -1]] for t in constraint.allowed_type_strs if t.startswith("tensor(") and t[len("tensor(") : -1] in SHORT]
        # Indices and sizes are no operands.
        is_index = set(allowed) <= {"i32", "i64"}
        found = {False: {}, True: {}}
        for short in allowed:
            for large in (False,) if is_index else (False, True):
                answers = [runs(op_type, case, variable, short, large, constants, log) for case in right if variable in case.variables().values()]
                if any(answer is not None for answer in answers):
                    found[large][short] = False not in answers
        if False in found[False].values() or False in found[True].values():
            known[variable] = [t for t in allowed if found[False].get(t)]
            exact[variable] = [t for t in known[variable] if found[True].get(t, True)]
    if not all(known.values()):
        return None
    if op_type in COMPARISONS and any(judged(with_nan(case)) for case in right if case.inputs[0].dtype == np.float32):
        constants.add("unordered")
    notes = ["unordered" if name == "unordered" else f"{name}: constant" for name in sorted(constants)] + NOTES.get(op_type, [])
    if op_type == "TopK" and any(judged(of_equal_elements(case)) for case in right):
        notes.append("unstable")
    return exact, known, notes


def with_nan(case):
    first = case.inputs[0].copy()
    first.flat[0] = np.nan
    return Case(case.model, [first, *case.inputs[1:]])


def of_equal_elements(case):
    return Case(case.model, [np.round(case.inputs[0] / 4), *case.inputs[1:]])


def text_of(types):
    names, words = set(types), []
    for alias, members in reversed(ALIASES.items()):
        if names.issuperset(members):
            words.append(alias)
            names -= set(members)
    return " ".join(words + [t for t in SHORT.values() if t in names])


def profile_of(task):
    op_type, models = task
    messages = []
    log = messages.append
    cases = [case for model, inputs in models for case in [read(model, inputs)] if case]
    return kernel_of(op_type, cases, log), messages


def read(model, inputs):
    """A test of any opset as one of ours; None if it is of a later one."""
    for version in (OPSET, NEWEST, onnx.ModelProto.FromString(model).opset_import[0].version):
        changed = onnx.ModelProto.FromString(model)
        node = changed.graph.node[0]
        if not OLDEST <= version <= NEWEST or node.op_type not in OF_OPSET.get(version, [node.op_type]):
            continue
        changed.opset_import[0].version, changed.ir_version = version, min(changed.ir_version, 10)
        known = defs.get_schema(node.op_type, version, "").attributes
        attributes = [a for a in node.attribute if a.name in known]
        del node.attribute[:]
        node.attribute.extend(attributes)
        try:
            onnx.checker.check_model(changed)
        except onnx.checker.ValidationError:
            continue
        return Case(changed, [np.asarray(x) for x in inputs])
    return None


SCHEMAS = [s for s in defs.get_all_schemas_with_history() if s.domain == ""]
OF_OPSET = {version: {s.name for s in SCHEMAS if s.since_version <= version} for version in (OPSET, NEWEST)}


def collect(wanted):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from onnx.backend.test.case.node import collect_testcases
        tests = collect_testcases(None)
    found = collections.defaultdict(list)
    for test in tests:
        graph = test.model.graph
        if len(graph.node) != 1 or "_expanded" in test.name or not test.data_sets or (wanted and graph.node[0].op_type not in wanted):
            continue
        op_type, inputs = graph.node[0].op_type, test.data_sets[0][0]
        are_tensors = all(isinstance(x, (np.ndarray, np.generic, TensorProto)) for x in inputs) and all(map(short_of, [*graph.input, *graph.output]))
        if op_type in OF_OPSET[NEWEST] and graph.node[0].domain == "" and are_tensors:
            inputs = [numpy_helper.to_array(x) if isinstance(x, TensorProto) else x for x in inputs]
            found[op_type].append((test.model.SerializeToString(), inputs))
    for op_type, is_like in RANDOM.items():
        if not wanted or op_type in wanted:
            found[op_type] = [random_test(op_type, is_like)]
    if found.pop("Cast", None):  # ONNX's own tests are of numbers that do not fit, which are nobody's.
        found["Cast"] = [cast_test()]
    return found


def cast_test():
    x, y = helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, 3]), helper.make_tensor_value_info("y", TensorProto.FLOAT16, [2, 3])
    graph = helper.make_graph([helper.make_node("Cast", ["x"], ["y"], to=TensorProto.FLOAT16)], "g", [x], [y])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
    return model.SerializeToString(), [np.array([[0, 1.5, 2], [7, 20.25, 100]], np.float32)]


def random_test(op_type, is_like):
    """ONNX has no tests of these: that they run, and what type and shape they give."""
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, [2, 3]) for name in "xy")
    attributes = {} if is_like else {"shape": [2, 3]}
    graph = helper.make_graph([helper.make_node(op_type, ["x"][:is_like], ["y"], **attributes)], "g", [x][:is_like], [y])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
    return model.SerializeToString(), [np.zeros((2, 3), np.float32)][:is_like]


def main():
    warnings.simplefilter("ignore")
    import openvino
    found = collect(set(sys.argv[1:]))
    tasks = []
    for op_type in sorted(found):
        step = max(len(found[op_type]) / MOST_CASES, 1)
        tasks.append((op_type, [found[op_type][int(i * step)] for i in range(min(MOST_CASES, len(found[op_type])))]))
    print(f"# What OpenVINO {openvino.__version__.split('-')[0]} runs right on the CPU. Printed by tools/dev/openvino_profile.py.")
    print("name OpenVINO")
    print(f"opsets {OLDEST}..{NEWEST}")
    for alias, members in ALIASES.items():
        print(f"{alias} = {' '.join(members)}")
    # A process for each operator: not every mistake is an exception.
    context = multiprocessing.get_context("fork")
    with context.Pool(os.cpu_count(), maxtasksperchild=1) as pool:
        pending = [(op_type, pool.apply_async(profile_of, ((op_type, models),))) for op_type, models in tasks]
        for op_type, result in pending:
            try:
                kernel, messages = result.get(timeout=300)
            except multiprocessing.TimeoutError:
                kernel, messages = None, [f"{op_type}: crashes"]
            for message in messages:
                print(message, file=sys.stderr)
            if not kernel:
                continue
            exact, known, notes = kernel
            for types, more in ((exact, []), (known, ["inexact"] if known != exact else None)):
                if more is not None and all(types.values()):
                    parts = [f"{v}: {text_of(names)}" for v, names in types.items()] + notes + more
                    print(f"{op_type}[{OLDEST}..] {'; '.join(parts)}".rstrip(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
