#!/usr/bin/env python3
"""Runs a TorchScript archive and its ONNX model on the same random inputs: compare.py model.pt model.onnx SHAPE...

A SHAPE (1,3,224,224) is one float32 input; prints the largest difference for each and fails where one is over 1e-3 of
the answer's scale."""
import sys

import onnxruntime
import torch


def main(archive, model, *shapes):
    reference = torch.jit.load(archive)
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    worst = 0.0
    for shape in shapes:
        x = torch.randn(*map(int, shape.split(",")))
        with torch.no_grad():
            want = reference(x)
        got = torch.from_numpy(session.run(None, {session.get_inputs()[0].name: x.numpy()})[0])
        difference = (got - want).abs().max() / want.abs().max()
        worst = max(worst, difference.item())
        print(f"input {list(x.shape)}: output {list(got.shape)}, PyTorch {want.flatten()[:3].tolist()}, "
              f"ONNX Runtime {got.flatten()[:3].tolist()}, largest relative difference {difference:.1e}")
    return int(worst > 1e-3)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
