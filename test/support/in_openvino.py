"""Models run in OpenVINO, in float32 where the processor has less, on one thread."""
import numpy as np
import openvino
import torch

CONFIG = {"INFERENCE_PRECISION_HINT": "f32", "EXECUTION_MODE_HINT": "ACCURACY", "INFERENCE_NUM_THREADS": 1, "NUM_STREAMS": 1}


def to_tensor(value, port):
    """A value of PyTorch's as an input of a compiled model."""
    if isinstance(value, float):
        value = torch.tensor(value, dtype=torch.float32 if port.get_element_type() == openvino.Type.f32 else torch.float64)
    value = torch.as_tensor(value).detach()
    if value.is_complex():
        value = torch.view_as_real(value.resolve_conj())
    if value.dtype == torch.bfloat16:
        data = value.contiguous().view(torch.int16).numpy().view(np.uint16)
        return openvino.Tensor(data, value.shape, openvino.Type.bf16)
    return openvino.Tensor(np.array(value.numpy(), order="C"))


def from_tensor(tensor):
    shape = list(tensor.shape)  # NumPy has none of what has no elements.
    if tensor.get_element_type() == openvino.Type.bf16:
        return torch.from_numpy(np.array(tensor.data.view(np.int16))).view(torch.bfloat16).reshape(shape)
    return torch.from_numpy(np.array(tensor.data)).reshape(shape)


def load(path):
    return openvino.Core().compile_model(path, "CPU", CONFIG)


def run(model, arguments):
    """The outputs of a model for its inputs, in order."""
    # A constant without elements is an input of its own.
    ports = [port for port in model.inputs if port.partial_shape.is_dynamic or 0 not in port.shape or len(arguments) == len(model.inputs)]
    request = model.create_infer_request()
    request.infer({port.any_name: to_tensor(x, port) for x, port in zip(arguments, ports, strict=True)})
    return [from_tensor(request.get_output_tensor(i)) for i in range(len(model.outputs))]
