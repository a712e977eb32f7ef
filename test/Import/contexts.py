r"""Autocast for a GPU casts nothing, as on a CPU, which is told where it is entered; beside one for the CPU too.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: torch-onnx-opt %t/gpu.pt -o %t/model.onnx --input 'f32[n,4]' 2>&1 | FileCheck %s
RUN: torch-onnx-opt %t/both.pt -o %t/model.onnx --input 'f32[n,4]' 2>&1 | FileCheck %s
RUN: torch-onnx-opt %t/cpu.pt -o %t/model.onnx --input 'f32[n,4]' 2>&1 | count 0

CHECK:     contexts.py:[[#]]:{{[0-9]+}}: warning: autocast for a device that is not the CPU casts nothing
CHECK-NOT: warning
"""
import sys

import torch


class Gpu(torch.nn.Module):
    def forward(self, x):
        with torch.autocast("cuda", dtype=torch.float16):
            return x @ x.t()


class Cpu(torch.nn.Module):
    def forward(self, x):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return x @ x.t()


class Both(torch.nn.Module):
    def forward(self, x):
        with torch.autocast("cuda"):
            y = x @ x.t()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            return y, x @ x.t()


for module in Gpu, Cpu, Both:
    torch.jit.script(module()).save(f"{sys.argv[1]}/{module.__name__.lower()}.pt")
