"""Tests of the whole compiler: a program is scripted, converted and run through ONNX Runtime beside PyTorch.

    from endtoend import check, check_refused

    class Scale(torch.nn.Module):
        def forward(self, x):
            return x * x.shape[0]

    check(Scale(), [torch.randn(2, 3)], [torch.randn(5, 3)], dynamic={"x": [0]})

The first call's arguments are the example; `dynamic` names the dims that vary among the calls. A file of checks is a lit
test with the line `# RUN: %python %s`."""
import copy
import os
import tempfile

import numpy as np
import onnxruntime
import torch
from tool import run_tool

torch.set_num_threads(1)
torch.manual_seed(0)
onnxruntime.set_default_logger_severity(4)


def save(module, path, example=None, trace=False):
    """Saves a module (or function) as a TorchScript archive; one that is scripted already is saved as it is."""
    if isinstance(module, torch.nn.Module):
        module = module.eval()
    if trace:
        module = torch.jit.trace(module, tuple(example))
    elif not isinstance(module, torch.jit.ScriptModule):
        module = torch.jit.script(module)
    torch.jit.save(module, path)


def convert(archive, model, *flags, opset=20, **options):
    return run_tool("--decompose", "--emit-onnx", archive, "-o", model, "--opset", opset, *flags, **options)


def flatten(value):
    """The tensors and numbers of nested containers, in order; None is dropped."""
    if value is None:
        return []
    if isinstance(value, (list, tuple)):
        return [leaf for element in value for leaf in flatten(element)]
    if isinstance(value, dict):
        return [leaf for element in value.values() for leaf in flatten(element)]
    return [value]


def to_real(x):
    """A tensor as the model has it: numbers are 0-d, complex ones have a last dim of 2."""
    if not isinstance(x, torch.Tensor):
        x = torch.tensor(x, dtype=torch.float64 if isinstance(x, float) else None)
    x = x.detach().resolve_conj().resolve_neg()
    return torch.view_as_real(x) if x.is_complex() else x


def nodes_of(graph):
    """The nodes of an ONNX graph and of the graphs in them."""
    for node in graph.node:
        yield node
        for attribute in node.attribute:
            if attribute.HasField("g"):
                yield from nodes_of(attribute.g)


BFLOAT16 = 16  # ONNX's number of the dtype, which numpy lacks


def to_ort(x):
    x = to_real(x).contiguous()
    if x.dtype == torch.bfloat16:
        return onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(x.view(torch.uint16).numpy(), BFLOAT16)
    return onnxruntime.OrtValue.ortvalue_from_numpy(np.array(x.numpy()))


def from_ort(value):
    if value.data_type() == "tensor(string)":
        return value.numpy().item()
    if value.element_type() == BFLOAT16:
        return torch.from_dlpack(value._ortvalue.to_dlpack()).clone()
    array = np.array(value.numpy())
    # Torch knows one of the two names that numpy has for uint64, and not the one that ONNX Runtime uses.
    return torch.from_numpy(array.astype(np.uint64) if array.dtype == np.uint64 else array)


def load(model):
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])


def run(session, arguments):
    """The outputs of a model for the arguments of `forward`."""
    feed = {slot.name: to_ort(x) for slot, x in zip(session.get_inputs(), flatten(arguments), strict=True)}
    return [from_ort(x) for x in session.run_with_ort_values([slot.name for slot in session.get_outputs()], feed)]


def compare(want, got, rtol=1e-3, atol=1e-5):
    """Fails where outputs differ in number, dtype, shape or values."""
    want = [x if isinstance(x, str) else to_real(x) for x in flatten(want)]
    assert len(want) == len(got), f"{len(got)} outputs, expected {len(want)}"
    for i, (x, y) in enumerate(zip(want, got)):
        if isinstance(x, str):
            assert x == y, f"output {i}: '{y}', expected '{x}'"
            continue
        torch.testing.assert_close(y, x, rtol=rtol, atol=atol, equal_nan=True, msg=lambda m: f"output {i}: {m}")


def describe(examples, dynamic):
    """The flags for example inputs and the dims of them that vary."""
    flags = ["--example-inputs", examples]
    for name, dims in (dynamic or {}).items():
        flags += ["--dynamic", f"{name}:" + ",".join(map(str, dims))]
    return flags


def check(module, *calls, dynamic=None, opsets=(20,), flags=None, more_flags=(), trace=False, rtol=1e-3, atol=1e-5):
    """Converts at each opset and compares the answers to every call. `flags` replace the example inputs."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, examples = f"{tmp}/model.pt", f"{tmp}/inputs.pt"
        save(module, archive, calls[0], trace)
        torch.save(tuple(calls[0]), examples)
        if flags is None:
            flags = describe(examples, dynamic)
        for opset in opsets:
            model = f"{tmp}/model-{opset}.onnx"
            process = convert(archive, model, *flags, *more_flags, opset=opset)
            name = f"{type(module).__name__ if isinstance(module, torch.nn.Module) else module} at opset {opset}"
            assert process.returncode == 0, f"{name}:\n{process.stderr}"
            session = load(model)
            for i, arguments in enumerate(calls):
                with torch.no_grad():
                    want = torch.jit.load(archive)(*copy.deepcopy(arguments))
                try:
                    compare(want, run(session, arguments), rtol, atol)
                except AssertionError as error:
                    raise AssertionError(f"{name}, call {i}: {error}") from None


def feed_exported(session, program, arguments, kwargs):
    """What a model of an exported program is fed: its inputs are those that vary, by name."""
    leaves = torch.utils._pytree.tree_leaves((tuple(arguments), kwargs))
    specs = [s for s in program.graph_signature.input_specs if s.kind == torch.export.graph_signature.InputKind.USER_INPUT]
    named = {s.arg.name: x for s, x in zip(specs, leaves, strict=True)}
    return [named[slot.name] for slot in session.get_inputs()]


def check_exported(
    module, *calls, dynamic_shapes=None, strict=False, kinds=("training", "core"), flags=(), opset=20, rtol=1e-3, atol=1e-5,
    names=None
):
    """As `check`, of what torch.export.save writes of a module, as it was exported and after run_decompositions(). A call is
    a tuple of arguments, and a dict of those by name may follow them. Returns what the tool said of the last."""

    def split(call):
        call = copy.deepcopy(list(call))
        kwargs = call.pop() if call and isinstance(call[-1], Keywords) else {}
        return tuple(call), dict(kwargs)

    if isinstance(module, torch.nn.Module):
        module = module.eval() if not getattr(module, "trains", False) else module
    args, kwargs = split(calls[0])
    exported = torch.export.export(module, args, kwargs, dynamic_shapes=dynamic_shapes, strict=strict)
    for kind in kinds:
        program = exported if kind == "training" else exported.run_decompositions()
        with tempfile.TemporaryDirectory() as tmp:
            archive, model = f"{tmp}/model.pt2", f"{tmp}/model.onnx"
            torch.export.save(program, archive)
            process = convert(archive, model, *flags, opset=opset)
            name = f"{type(module).__name__}, {kind} IR"
            assert process.returncode == 0, f"{name}:\n{process.stderr}"
            session = load(model)
            if names is not None:
                found = [x.name for x in session.get_inputs()], [x.name for x in session.get_outputs()]
                assert found == names, f"{name}: {found}, expected {names}"
            for i, call in enumerate(calls):
                args, kwargs = split(call)
                with torch.no_grad():
                    want = copy.deepcopy(module)(*copy.deepcopy(args), **copy.deepcopy(kwargs))
                leaves = torch.utils._pytree.tree_leaves(want)
                try:
                    compare(leaves, run(session, feed_exported(session, program, args, kwargs)), rtol, atol)
                except AssertionError as error:
                    raise AssertionError(f"{name}, call {i}: {error}") from None
    return process.stderr


class Keywords(dict):
    """The arguments by name of a call of `check_exported`."""


def check_exported_refused(module, arguments, *messages, program=None, flags=(), **how):
    """As `check_refused`, of what torch.export.save writes."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, model = f"{tmp}/model.pt2", f"{tmp}/model.onnx"
        torch.export.save(program or torch.export.export(module, tuple(arguments), **how), archive)
        process = convert(archive, model, *flags)
        assert process.returncode > 0, f"exit code {process.returncode}, expected a refusal"
        assert not os.path.exists(model), "a file was written"
        for message in messages:
            assert message in process.stderr, f"'{message}' is not in:\n{process.stderr}"


def program(forward):
    """A module of `forward(self, ...)`."""
    return type(forward.__name__, (torch.nn.Module,), {"forward": forward})()


def check_both(module, *calls, dims=None, flags=()):
    """With every dim (or those of `dims`) of an example dynamic, and with these declared alone."""
    names = module.forward.__code__.co_varnames[1 : 1 + len(calls[0])]
    dims = dims or {name: range(x.dim()) for name, x in zip(names, calls[0])}
    declared = ["--allow-fixed-dims"]
    for name, x in zip(names, calls[0]):
        sizes = ",".join("?" if i in dims.get(name, ()) else str(n) for i, n in enumerate(x.shape))
        dtype = {torch.float32: "f32", torch.int64: "i64", torch.bool: "bool"}[x.dtype]
        declared += ["--input", f"{name}={dtype}[{sizes}]"]
    check(module, *calls, flags=declared + list(flags))
    with tempfile.TemporaryDirectory() as tmp:
        torch.save(tuple(calls[0]), f"{tmp}/inputs.pt")
        dynamic = describe(f"{tmp}/inputs.pt", {name: list(at) for name, at in dims.items()})
        check(module, *calls, flags=["--allow-fixed-dims", *dynamic])


def check_refused(module, arguments, *messages, dynamic=None, flags=None, opset=20):
    """The tool says no: a nonzero exit, no file, and each of these messages on stderr."""
    with tempfile.TemporaryDirectory() as tmp:
        archive, examples, model = f"{tmp}/model.pt", f"{tmp}/inputs.pt", f"{tmp}/model.onnx"
        save(module, archive)
        torch.save(tuple(arguments), examples)
        process = convert(archive, model, *(flags or describe(examples, dynamic)), opset=opset)
        assert process.returncode > 0, f"exit code {process.returncode}, expected a refusal"
        assert not os.path.exists(model), "a file was written"
        for message in messages:
            assert message in process.stderr, f"'{message}' is not in:\n{process.stderr}"
