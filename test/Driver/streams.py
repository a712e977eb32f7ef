r"""Standard streams, and outputs that cannot be written: one error, no file, never a crash.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: cd %t

An archive comes from stdin as text does; a model and text go to stdout.
RUN: cat model.pt | torch-onnx-opt - --decompose --emit-onnx --input 'x=f32[n,3]' > from-pipe.onnx
RUN: torch-onnx-opt < model.pt --decompose --emit-onnx --input 'x=f32[n,3]' -o from-file.onnx
RUN: cmp from-pipe.onnx from-file.onnx
RUN: torch-onnx-opt model.pt --input 'x=f32[n,3]' | torch-onnx-opt - --decompose --emit-onnx -o from-text.onnx
RUN: test -s from-text.onnx
RUN: torch-onnx-opt --list-ops | FileCheck %s --check-prefix=LIST
LIST: aten::relu

RUN: not torch-onnx-opt model.pt --input 'x=f32[n,3]' -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
RUN: not torch-onnx-opt model.pt --input 'x=f32[n,3]' --decompose --emit-onnx -o /dev/full 2>&1 \
RUN:   | FileCheck %s --check-prefix=FULL
FULL-NOT: {{.}}
FULL:     error: cannot write '/dev/full': No space left on device
FULL-NOT: {{.}}
RUN: not torch-onnx-opt model.pt --input 'x=f32[n,3]' -o none/model.mlir 2>&1 | FileCheck %s --check-prefix=NONE
RUN: not torch-onnx-opt model.pt --input 'x=f32[n,3]' --decompose --emit-onnx -o none/model.onnx 2>&1 \
RUN:   | FileCheck %s --check-prefix=NONE
A folder that is not there is told before a model is read.
RUN: not torch-onnx-opt missing.pt -o none/model.onnx 2>&1 | FileCheck %s --check-prefix=NONE
NONE-NOT: {{.}}
NONE:     error: cannot write 'none/model.{{.*}}': No such file or directory
NONE-NOT: {{.}}
"""
import os
import subprocess
import sys

import torch


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 500)

    def forward(self, x):
        return torch.relu(self.linear(x))


os.chdir(sys.argv[1])
torch.jit.script(Model()).save("model.pt")
CONVERT = "--decompose --emit-onnx --input 'x=f32[n,3]'"


def check(command, *messages, code=1):
    """One error that says all messages, and this exit code."""
    process = subprocess.run(["bash", "-c", command], capture_output=True, text=True, errors="replace")
    assert process.returncode == code, f"{command}: exit code {process.returncode}\n{process.stderr}"
    assert process.stderr.count("error:") == bool(messages), f"{command}\n{process.stderr}"
    for message in (*messages, ""):
        assert message in process.stderr, f"{command}\n{process.stderr}"


check(f"torch-onnx-opt {CONVERT} < /dev/null", "standard input is empty: name a .pt file")

# A reader that goes away ends us as it ends any filter, and is no error.
check(f"set -o pipefail; torch-onnx-opt model.pt {CONVERT} | head -c 1 > /dev/null || exit 0", code=0)
for what in CONVERT, "--input 'x=f32[n,3]'", "--list-ops":
    check(f"torch-onnx-opt model.pt {what} > /dev/full", "No space left on device")

# What is there stays as it was when its successor cannot be written.
with open("old.onnx", "w") as f:
    f.write("old")
check(f"ulimit -f 2; trap '' XFSZ; torch-onnx-opt model.pt {CONVERT} -o old.onnx", "cannot write 'old.onnx'", "File too large")
check(f"ulimit -f 2; trap '' XFSZ; torch-onnx-opt model.pt {CONVERT} -o new.onnx --external-data", "cannot write 'new.onnx.data'")
with open("old.onnx") as f:
    assert f.read() == "old"
assert not os.path.exists("new.onnx") and not os.path.exists("new.onnx.data")
assert not [name for name in os.listdir() if "tmp" in name], os.listdir()
