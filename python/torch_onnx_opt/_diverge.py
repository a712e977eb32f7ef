"""The first node of an ONNX graph that is not what PyTorch computes.

Which of PyTorch's values a node stands for is not written down: many stand for none, being parts of one operator. A value
that equals one of PyTorch's is taken to be it. What leads to a wrong output without passing such a value holds the node."""

from typing import Any, Dict, List, NamedTuple, Optional, Sequence, Set

import numpy
import torch

from . import _samples

#: TensorProto's number of bfloat16, which NumPy lacks.
_BFLOAT16 = 16


class Node(NamedTuple):
    name: str
    op_type: str
    #: `file:line:column` of the Python that it comes from; empty if it is not known.
    source: str


class _Recorder(torch.fx.Interpreter):
    """Runs an exported program, and keeps what its nodes give."""

    def __init__(self, module: torch.fx.GraphModule):
        super().__init__(module)
        self.values: List[torch.Tensor] = []

    def run_node(self, n: torch.fx.Node) -> Any:
        value = super().run_node(n)
        self.values += [leaf.clone() for leaf in _samples.flatten(value) if isinstance(leaf, torch.Tensor)]
        return value


def intermediate_values(model: Any, args: Sequence[Any]) -> List[numpy.ndarray]:
    """The tensors of floats that a scripted module, or an exported one, computes on its way, outside of branches and loops."""
    if isinstance(model, torch.fx.GraphModule):
        recorder = _Recorder(model)
        with torch.no_grad():
            recorder.run(*_samples.copy(list(args)))
        return _floats_of(recorder.values)
    scripted = model
    isFunction = isinstance(scripted, torch.jit.ScriptFunction)
    forward = scripted if isFunction else scripted.forward
    # A graph has no defaults.
    left_out = forward.schema.arguments[(not isFunction) + len(args) :]
    args = [*args, *(argument.default_value for argument in left_out)]
    graph = forward.graph.copy()
    torch._C._jit_pass_inline(graph)
    for _ in list(graph.outputs()):
        graph.eraseOutput(0)
    taken: List[torch._C.Value] = []
    for node in list(graph.nodes()):
        for output in list(node.outputs()):
            if output.type().kind() != "TensorType":
                continue
            # As it is now, not after what may be written to it.
            none = graph.create("prim::Constant", 1)
            none.output().setType(torch._C.NoneType.get())
            none.insertAfter(node)
            clone = graph.create("aten::clone", [output, none.output()], 1)
            clone.insertAfter(none)
            taken.append(clone.output())
    if not taken:
        return []
    result = graph.appendNode(graph.create("prim::TupleConstruct", taken, 1))
    result.output().setType(torch._C.TupleType([torch._C.TensorType.get()] * len(taken)))
    graph.registerOutput(result.output())
    function = torch._C._create_function_from_graph("forward", graph)
    with torch.no_grad():
        values = function(*([] if isFunction else [scripted._c]), *_samples.copy(list(args)))
    return _floats_of(values)


def _floats_of(values: Sequence[torch.Tensor]) -> List[numpy.ndarray]:
    found = [to_array(value) for value in values if value.is_floating_point() or value.is_complex()]
    return [value for value in found if value.size > 1]


def to_array(value: Any) -> numpy.ndarray:
    """A result as the model has it: complex ones have a last dim of 2. A bfloat16 is a float32 here."""
    if isinstance(value, str):
        return numpy.array(value, dtype=object)
    tensor = value if isinstance(value, torch.Tensor) else torch.tensor(value, dtype=torch.float64 if isinstance(value, float) else None)
    tensor = tensor.detach().cpu().resolve_conj().resolve_neg()
    if tensor.is_complex():
        tensor = torch.view_as_real(tensor)
    return (tensor.float() if tensor.dtype == torch.bfloat16 else tensor).numpy()


def to_feed(value: Any, kind: str) -> Any:
    """A tensor or number as ONNX Runtime takes it for an input of the type `kind`: a number as the program declares it."""
    import onnxruntime

    if isinstance(value, torch.Tensor) and value.dtype == torch.bfloat16:
        bits = value.detach().cpu().contiguous().view(torch.uint16).numpy()
        return onnxruntime.OrtValue.ortvalue_from_numpy_with_onnx_type(bits, _BFLOAT16)
    array = to_array(value)
    if not isinstance(value, torch.Tensor) and kind == "tensor(double)":
        array = array.astype(numpy.float64)
    return onnxruntime.OrtValue.ortvalue_from_numpy(numpy.ascontiguousarray(array).reshape(array.shape))


def run_session(session: Any, names: Sequence[str], feed: Dict[str, Any]) -> List[Any]:
    """The outputs as arrays, and what is no tensor as it is."""

    def read(value: Any) -> Any:
        if value.is_tensor() and value.element_type() == _BFLOAT16:
            return to_array(torch.from_dlpack(value._ortvalue.to_dlpack()))
        return value.numpy() if value.is_tensor() else value

    return [read(value) for value in session.run_with_ort_values(list(names), feed)]


def is_close(x: numpy.ndarray, y: numpy.ndarray, rtol: float, atol: float) -> bool:
    if x.shape != y.shape:
        return False
    if x.dtype.kind in "UO" or y.dtype.kind in "UO":
        return bool((x == y).all())
    with numpy.errstate(all="ignore"):
        return bool(numpy.allclose(x, y, rtol=rtol, atol=atol, equal_nan=True))


def _run_all(model: Any, feed: Dict[str, Any]) -> Dict[str, numpy.ndarray]:
    """Every value of the graph that is a tensor of floats, computed without ONNX Runtime's own rewrites."""
    import onnx
    import onnxruntime

    tapped = onnx.ModelProto()
    tapped.CopyFrom(model)
    known = {output.name for output in tapped.graph.output}
    for node in model.graph.node:
        for name in node.output:
            if name and name not in known:
                tapped.graph.output.append(onnx.ValueInfoProto(name=name))
                known.add(name)
    settings = onnxruntime.SessionOptions()
    settings.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    settings.log_severity_level = 4
    session = onnxruntime.InferenceSession(tapped.SerializeToString(), settings, providers=["CPUExecutionProvider"])
    names = [output.name for output in session.get_outputs()]
    values = dict(zip(names, run_session(session, names, feed)))
    return {name: value for name, value in values.items() if isinstance(value, numpy.ndarray)}


def find_first(model: Any, wrong: Sequence[str], feed: Dict[str, Any], torch_model: Any, args: Sequence[Any],
               rtol: float, atol: float) -> Optional[Node]:
    """The first node on the way to the `wrong` outputs whose value is none of PyTorch's; None if nothing tells."""
    expected = intermediate_values(torch_model, args)
    expected += [to_array(value) for value in _samples.flatten(list(args))]
    values = _run_all(model, feed)
    byShape: Dict[Any, List[numpy.ndarray]] = {}
    for value in expected:
        byShape.setdefault(value.shape, []).append(value)

    def is_known(name: str) -> bool:
        value = values.get(name)
        if value is None or value.dtype.kind != "f" or value.size < 2:
            return False
        return any(is_close(value, other, rtol, atol) for other in byShape.get(value.shape, []))

    producers = {name: node for node in model.graph.node for name in node.output if name}
    region: Set[str] = set()
    pending = list(wrong)
    while pending:
        name = pending.pop()
        if name in region or name not in producers or (name not in wrong and is_known(name)):
            continue
        region.add(name)
        pending += producers[name].input
    for floats in (True, False):
        for node in model.graph.node:
            outputs = [name for name in node.output if name in region]
            if not outputs:
                continue
            value = values.get(outputs[0])
            if not floats or (value is not None and value.dtype.kind == "f" and node.op_type != "Constant"):
                source = next((entry.value for entry in node.metadata_props if entry.key == "source"), "")
                return Node(node.name, node.op_type, source)
    return None
