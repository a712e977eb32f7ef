"""Prints an ONNX file as text, after loading it with ONNX Runtime.

Usage: summary.py MODEL [--no-run]
"""

import sys

import numpy
import onnx


def dims(shape):
    return "[" + ",".join(d.dim_param or (str(d.dim_value) if d.HasField("dim_value") else "?") for d in shape.dim) + "]"


def type_name(number):
    return onnx.TensorProto.DataType.Name(number).lower()


def type_text(proto):
    kind = proto.WhichOneof("value")
    if kind == "sequence_type":
        return f"seq({type_text(proto.sequence_type.elem_type)})"
    if kind == "optional_type":
        return f"optional({type_text(proto.optional_type.elem_type)})"
    tensor = proto.tensor_type
    return type_name(tensor.elem_type) + (dims(tensor.shape) if tensor.HasField("shape") else "[...]")


def attribute(attr):
    if attr.type == onnx.AttributeProto.GRAPH:
        return f"{attr.name}=<graph>"
    value = onnx.helper.get_attribute_value(attr)
    if isinstance(value, onnx.TensorProto):
        value = onnx.numpy_helper.to_array(value).tolist()
    elif isinstance(value, onnx.TypeProto):
        value = type_text(value)
    elif isinstance(value, bytes):
        value = value.decode()
    return f"{attr.name}={value}"


def show(graph, indent=""):
    print(f"{indent}graph {graph.name}")
    for kind in ("input", "output"):
        for value in getattr(graph, kind):
            print(f"{indent}{kind} {value.name}: {type_text(value.type)}")
    for tensor in sorted(graph.initializer, key=lambda t: t.name):
        place = " (external)" if tensor.data_location == onnx.TensorProto.EXTERNAL else ""
        print(f"{indent}initializer {tensor.name}: {type_name(tensor.data_type)}[{','.join(map(str, tensor.dims))}]{place}")
    for node in graph.node:
        domain = node.domain + "::" if node.domain else ""
        attrs = ", ".join(attribute(a) for a in sorted(node.attribute, key=lambda a: a.name))
        source = "".join(f" # {p.value}" for p in node.metadata_props if p.key == "source")
        print(f"{indent}{node.name}: {domain}{node.op_type}({', '.join(node.input)}) -> ({', '.join(node.output)})"
              + (f" {{{attrs}}}" if attrs else "") + source)
        for attr in node.attribute:
            if attr.type == onnx.AttributeProto.GRAPH:
                show(attr.g, indent + "  ")
    for value in graph.value_info:
        print(f"{indent}value {value.name}: {type_text(value.type)}")


def main():
    path = sys.argv[1]
    model = onnx.load(path, load_external_data=False)
    onnx.checker.check_model(path, full_check=True)
    opsets = ", ".join(f"{o.domain or 'ai.onnx'}={o.version}" for o in model.opset_import)
    print(f"ir_version {model.ir_version}, opsets {opsets}, producer {model.producer_name}")
    show(model.graph)
    if "--no-run" in sys.argv:
        return
    import onnxruntime

    onnxruntime.set_default_logger_severity(3)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    print("onnxruntime loads it")
    if "--run" not in sys.argv:
        return
    types = {"float": "float32", "double": "float64"}
    feeds = {}
    for i in session.get_inputs():
        shape = [d if isinstance(d, int) else 2 for d in i.shape]
        name = i.type.removeprefix("tensor(").removesuffix(")")
        feeds[i.name] = numpy.ones(shape, types.get(name, name))
    for output, value in zip(session.get_outputs(), session.run(None, feeds)):
        print(f"result {output.name}: {numpy.asarray(value).flatten()[:8].tolist()}")


if __name__ == "__main__":
    main()
