"""Prints the initializers of an ONNX file. Usage: values.py MODEL"""

import sys

import onnx

for tensor in sorted(onnx.load(sys.argv[1]).graph.initializer, key=lambda t: t.name):
    if tensor.data_type == onnx.TensorProto.STRING:
        print(f"{tensor.name}: str {[s.decode() for s in tensor.string_data]}")
        continue
    # Data of no bytes is read as a number by OpenVINO.
    assert tensor.raw_data or not tensor.HasField("raw_data"), f"{tensor.name} has data of no bytes"
    array = onnx.numpy_helper.to_array(tensor)
    print(f"{tensor.name}: {array.dtype} {array.tolist()}")
