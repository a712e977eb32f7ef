r"""Archives of every kind: traced, frozen, for mobile, written anew by another zip tool, with hooks, other methods.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: torch-onnx-opt %t/traced.pt --pass-pipeline='builtin.module()' | FileCheck %s --check-prefixes=CHECK,CALLS
RUN: torch-onnx-opt %t/frozen.pt --pass-pipeline='builtin.module()' | FileCheck %s --check-prefixes=CHECK,FROZEN
RUN: torch-onnx-opt %t/mobile.ptl --pass-pipeline='builtin.module()' | FileCheck %s --check-prefixes=CHECK,CALLS
RUN: torch-onnx-opt %t/deflated.pt --pass-pipeline='builtin.module()' | FileCheck %s --check-prefixes=CHECK,CALLS
RUN: torch-onnx-opt %t/stored.pt --pass-pipeline='builtin.module()' | FileCheck %s --check-prefixes=CHECK,CALLS
RUN: torch-onnx-opt %t/hooks.pt --pass-pipeline='builtin.module()' | FileCheck %s --check-prefix=HOOKS
RUN: torch-onnx-opt %t/hooks.pt --method=other --pass-pipeline='builtin.module()' | FileCheck %s --check-prefix=METHOD

CALLS:       torch.global @linear.bias = dense<3.000000e+00> : tensor<4xf32>
CHECK-LABEL: func.func @forward(
CALLS:         call @linear.forward(
CALLS-LABEL: func.func private @linear.forward(
FROZEN:        torch.constant dense<3.000000e+00> : tensor<4xf32> -> !torch.ref
CHECK:         torch.aten.linear
The bytes of the weight, after its alignment.
CHECK:       "0x04000000000000400000004000000040

HOOKS:       func.func private @forward$unhooked
HOOKS-LABEL: func.func @forward(%arg0: !torch.ref {torch.name = "x"}) -> !torch.ref
HOOKS:         %[[INPUTS:.*]] = torch.prim.TupleConstruct(%arg0)
HOOKS:         %[[CHANGED:.*]] = call @{{.*}}double_input{{.*}}(%[[INPUTS]])
HOOKS:         %[[X:.*]] = torch.prim.TupleUnpack %[[CHANGED]]
HOOKS:         %[[Y:.*]] = call @forward$unhooked(%[[X]])
HOOKS:         %[[ALL:.*]] = torch.prim.TupleConstruct(%[[X]])
HOOKS:         %[[RESULT:.*]] = call @{{.*}}negate_output{{.*}}(%[[ALL]], %[[Y]])
HOOKS:         return %[[RESULT]]

METHOD-NOT:  @forward
METHOD:      func.func @other(
METHOD-NOT:  @forward
"""
import sys
import zipfile
from typing import Tuple

import torch
from torch import Tensor


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(5, 4)
        torch.nn.init.constant_(self.linear.weight, 2)
        torch.nn.init.constant_(self.linear.bias, 3)

    def forward(self, x):
        return self.linear(x)

    @torch.jit.export
    def other(self, x: Tensor):
        return x + 1


def double_input(self, inputs: Tuple[Tensor]) -> Tuple[Tensor]:
    return (inputs[0] * 2,)


def negate_output(self, inputs: Tuple[Tensor], output: Tensor) -> Tensor:
    return -output


folder = sys.argv[1]
torch.jit.trace(Model(), torch.ones(1, 5)).save(folder + "/traced.pt")
scripted = torch.jit.script(Model().eval())
scripted.save(folder + "/scripted.pt")
torch.jit.freeze(scripted).save(folder + "/frozen.pt")
scripted._save_for_lite_interpreter(folder + "/mobile.ptl")
for name, compression in ("deflated", zipfile.ZIP_DEFLATED), ("stored", zipfile.ZIP_STORED):
    with zipfile.ZipFile(folder + "/scripted.pt") as old:
        with zipfile.ZipFile(f"{folder}/{name}.pt", "w", compression) as new:
            for record in old.namelist():
                new.writestr(record, old.read(record))
hooked = Model()
hooked.register_forward_pre_hook(double_input)
hooked.register_forward_hook(negate_output)
torch.jit.script(hooked).save(folder + "/hooks.pt")
