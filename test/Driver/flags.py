r"""What is typed wrong is told by name with what is right, and nothing that is read is written over.

RUN: rm -rf %t && mkdir %t && %python %s %t
RUN: cd %t

RUN: torch-onnx-opt --opset-version 13 model.pt -o alone.onnx --input 'x=f32[n,3]'
RUN: %python -c "import onnx; print(onnx.load('alone.onnx').opset_import[0].version)" | FileCheck %s --check-prefix=ALONE
ALONE: 13

--quiet leaves errors; --verbose tells the passes.
RUN: torch-onnx-opt model.pt -o alone.onnx 2>&1 | FileCheck %s --check-prefix=NORMAL
NORMAL: remark: argument 'x' is taken to be
RUN: torch-onnx-opt model.pt -o alone.onnx --quiet 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
QUIET-NOT: {{.}}
RUN: torch-onnx-opt model.pt -o alone.onnx --verbose 2>&1 | FileCheck %s --check-prefix=VERBOSE
VERBOSE: s  torch-simplify
VERBOSE: s  export-onnx
"""
import os
import pty
import shutil
import subprocess
import sys

import torch
from tool import run_tool

os.chdir(sys.argv[1])


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 4)

    def forward(self, x):
        return self.linear(x)


torch.jit.script(Model()).save("model.pt")
torch.save((torch.zeros(2, 3),), "example.pt")
SIZE = "--input=x=f32[n,3]"


def refused(*arguments, says, **options):
    process = run_tool(*arguments, **options)
    assert process.returncode == 1, (arguments, process.returncode)
    assert process.stderr.count("error:") == 1 and process.stderr.count("\n") == 1, process.stderr
    assert says in process.stderr, f"{arguments}: '{says}' is not in:\n{process.stderr}"
    assert "OVERVIEW" not in process.stdout + process.stderr, arguments


# Flags: the nearest is named, of a half one too.
for flag, nearest in {
    "--opse": "--opset", "--emit": "--emit-onnx", "--onnx": "--emit-onnx", "--decomp": "--decompose", "-output": "-o",
    "--output": "-o", "--dynamic_axes": "--dynamic", "--output_names": "--output-names", "--exmaple-inputs": "--example-inputs",
    "--custom_opsets": "--custom-domain", "--inputs": "--input",
}.items():
    refused("model.pt", flag, "x", says=f"error: there is no flag '{flag}': '{nearest}' is the nearest")
refused("model.pt", "--frobnicate", says="there is no flag '--frobnicate'; --help lists them")
refused("model.pt", "--input", says="--input needs a value: --input=<spec>")
refused("model.pt", "--input", "--emit-onnx", says="--input needs a value")
refused("model.pt", "-o", says="-o needs a value: -o <file>")
refused("model.pt", "--report=", says="--report is given nothing")
refused("model.pt", "--report", "", says="--report is given nothing")
refused("model.pt", "--opset=x", says="--opset takes a number, which 'x' is not")
refused("model.pt", "--emit-onnx=maybe", says="--emit-onnx is a switch")
refused("model.pt", "--opset=13", "--opset=14", says="--opset is given twice")
refused("model.pt", "other.pt", says="'other.pt' is one model too many after 'model.pt'")
refused("model.pt", "--quiet", "--verbose", says="exclude each other")

# What is read stays: the model under any of its names, the examples, the weights' file.
before = open("model.pt", "rb").read()
os.symlink("model.pt", "link.onnx")
refused("model.pt", "-o", "model.pt", SIZE, says="-o model.pt would overwrite the model 'model.pt'")
refused("model.pt", "-o", "link.onnx", SIZE, says="would overwrite the model")
for name in "model", "other.pt", "model.pb":
    refused("model.pt", "-o", name, SIZE, says=f"'{name}' would hold MLIR text: --emit-onnx writes a model")
assert run_tool("model.pt", "-o", os.devnull, SIZE).returncode == 0
refused("model.pt", "-o", "./model.pt", "--decompose", "--emit-onnx", SIZE, says="would overwrite the model")
refused("model.pt", "-o", "example.pt", "--example-inputs", "example.pt", says="would overwrite --example-inputs 'example.pt'")
shutil.copy("model.pt", "own.onnx.data")
refused("own.onnx.data", "-o", "own.onnx", SIZE, says="would overwrite the model")
with open("model.pt", "rb") as stdin:
    refused("-", "-o", "model.pt", SIZE, stdin=stdin, says="would overwrite the model: name another file")
assert open("model.pt", "rb").read() == before

# Bytes are no text for a terminal.
ours, terminal = pty.openpty()
process = subprocess.run(["torch-onnx-opt", "model.pt", "--decompose", "--emit-onnx", SIZE], stdout=terminal, stderr=subprocess.PIPE, text=True)
assert process.returncode == 1 and "say where it goes with -o" in process.stderr, process.stderr


# Dtypes and dims as others write them.
def input_of(spec):
    process = run_tool("model.pt", "--input", spec)
    assert process.returncode == 0, process.stderr
    line = next(line for line in process.stdout.splitlines() if "func.func" in line)
    return line.split("!torch.tensor<")[1].split(">")[0]


for spec in "x=float32[n,3]", "x=torch.float32[n,3]", "x=torch.float[n,3]", "x=fp32[n,3]", "np.float32[n,3]":
    assert input_of(spec) == "[n,3],f32", spec
assert input_of("x=f32[4x5x3]") == "[4,5,3],f32"
for dim in "None", "-1", "?":
    assert input_of(f"x=f32[{dim},3]") == "[x_0,3],f32", dim
for crossed, commas in {"nx3x8x8": "n,3,8,8", "batchx3x224x224": "batch,3,224,224", "bxcxhxw": "b,c,h,w"}.items():
    refused("model.pt", f"--input=x=f32[{crossed}]", says=f"'{crossed}' is one name; commas separate dims, as in '{commas}'")
assert input_of("x=f32[max2,3]") == "[max2,3],f32" and input_of("x=f32[ax0,3]") == "[ax0,3],f32"
refused("model.pt", "--input=x=1x3", says="'1x3' has no dtype: 'f32[1,3]' has one")
refused("model.pt", "--input=x=float[1,3]", says="'f32[1,3]' or 'f64[1,3]'")
refused("model.pt", "--input=x=float32", says="'float32' needs dims")
refused("model.pt", "--input=x=f32[1,3],4", says="dims stand in brackets")
for spec in "x=[None,3]", "[-1,3]", "(None,3)":
    refused("model.pt", f"--input={spec}", says="did you mean --input 'x=f32[?,3]'?")
