r"""--list-ops of a model: what it calls, how often, where first, and what becomes of it.

DEFINE: %{flags} = --decomposition rules.py --pdl-patterns silu.mlir --custom-domain mylib::twice=com.example@2 \
DEFINE:     --op-schema 'mylib::twice(Tensor x) -> Tensor: as x' --custom-domain 'aten::mish=com.example:Mish(self)'

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: cd %t
RUN: torch-onnx-opt --list-ops model.pt | FileCheck %s
RUN: torch-onnx-opt --list-ops model.pt --json | FileCheck %s --check-prefix=JSON
What flags say of operators goes before what is done without them.
RUN: torch-onnx-opt --list-ops asked.pt %{flags} | FileCheck %s --check-prefix=ASKED
RUN: torch-onnx-opt --list-ops asked.pt %{flags} --custom-domain 'aten::hypot=com.example:Hypot(z)' | FileCheck %s --check-prefix=WRONG
RUN: torch-onnx-opt --list-ops --decomposition rules.py | FileCheck %s --check-prefix=ALL
RUN: not torch-onnx-opt --list-ops asked.pt --decomposition rules.py -o model.onnx 2>&1 | FileCheck %s --check-prefix=MODEL
RUN: echo > empty.mlir
RUN: not torch-onnx-opt --list-ops empty.mlir 2>&1 | FileCheck %s --check-prefix=TEXT

CHECK:     | `aten::gelu` | direct | `Gelu` | 1 |
CHECK-NOT: aten::hypot
What PyTorch's own modules call is where they are called.
CHECK:     | `aten::linear` | {{.*}} | 1 | list-model-ops.py:[[#]] |
CHECK:     | `aten::log_sigmoid` | decomposed | {{.*}} | 2 | list-model-ops.py:[[#]] |
CHECK:     | `aten::view_copy.dtype` | refused | {{.*}} | 1 | list-model-ops.py:[[#]] |
JSON:      "aten::log_sigmoid": {
JSON-NEXT: "handled": "decomposed"
JSON:      "count": 2,
JSON-NEXT: "where": "list-model-ops.py:
ASKED-DAG: *rewritten*: a pattern of `--pdl-patterns`
ASKED-DAG: *whole*: a node of a `--custom-domain`
ASKED-DAG: *replaced*: a `--decomposition` says
ASKED:     | `aten::gelu` | replaced | `aten::sigmoid` | 1 |
ASKED:     | `aten::hypot` | decomposed |
ASKED:     | `aten::mish` | whole | `com.example::Mish` | 1 |
ASKED:     | `aten::silu` | rewritten | `aten::relu` | 1 |
ASKED:     | `mylib::leaky` | replaced | | 1 |
ASKED:     | `mylib::twice` | whole | `com.example::twice` | 1 |
WRONG:     | `aten::hypot` | refused | {{.*}}it has no argument 'z' that --custom-domain could pass on
ALL-NOT:   *whole*
ALL:       | `aten::gelu` | replaced | `aten::sigmoid` |
ALL:       | `mylib::leaky` | replaced |
MODEL: error: 'model.onnx' would hold the list of --list-ops, and no model
TEXT: error: --list-ops is about an archive
"""
import sys

import torch


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = torch.nn.Linear(4, 4)

    def forward(self, x):
        x = self.fc(x)
        y = torch._C._nn.log_sigmoid(torch._C._nn.log_sigmoid(x))
        return torch.nn.functional.gelu(y), torch.view_copy(x, dtype=torch.int32)


class Asked(torch.nn.Module):
    def forward(self, x):
        y = torch.ops.mylib.twice(torch.ops.mylib.leaky(torch.nn.functional.silu(x)))
        return torch.nn.functional.gelu(y), torch.nn.functional.mish(y), y.hypot(x)


# Only the machine where the archive is made has these.
library = torch.library.Library("mylib", "DEF")
library.define("leaky(Tensor x, float slope=0.1) -> Tensor")
library.define("twice(Tensor x) -> Tensor")

RULES = """
def mylib__leaky(x, slope: float = 0.1):
    return x

def aten__gelu(x, approximate: str):
    return x.sigmoid()
"""
SILU = """
pdl.pattern @silu : benefit(1) {
  %type = pdl.type
  %x = pdl.operand
  %silu = pdl.operation "torch.aten.silu"(%x : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %silu {
    %relu = pdl.operation "torch.aten.relu"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %silu with %relu
  }
}
"""

for name, text in ("rules.py", RULES), ("silu.mlir", SILU):
    with open(f"{sys.argv[1]}/{name}", "w") as f:
        f.write(text)
torch.jit.script(Model()).save(sys.argv[1] + "/model.pt")
torch.jit.script(Asked()).save(sys.argv[1] + "/asked.pt")
