#!/usr/bin/env python3
"""Writes the CHECK lines of lit tests from what the tool prints now: the operators of each function, in order.

    tools/dev/update_checks.py [--tool build/bin/torch-onnx-opt] test/Decompose/Loss/loss.mlir …

Only of files whose first line says so; look at the difference before you commit it."""
import argparse
import os
import re
import shlex
import subprocess
import sys

NOTE = "// NOTE: The checks are written by tools/dev/update_checks.py."


def checks_of(function):
    """The CHECK lines of one printed function: its operators with their results, constants left out."""
    label = re.match(r"\s*func\.func @(\"[^\"]*\"|[\w.$-]+)\(", function)[1]
    yield f"// CHECK-LABEL: @{label}("
    for line in function.splitlines()[1:]:
        op = re.match(r"\s*(?:%[\w:, %]+ = )?((?:torch|onnx)\.[\w.]+|torch\.operator \"[^\"]*\")", line)
        if not op or op[1] == "torch.constant" or re.fullmatch(r"onnx\.Constant(V\d+)?", op[1]):
            continue
        results = re.search(r"-> (\([^()]*\)|[^()]*)$", line)
        # Brackets twice over would open an expression.
        type_ = results[1].replace("[[", "{{\\[\\[}}") if results else ""
        yield f"// CHECK: {op[1]}" + (f"{{{{.*}}}} -> {type_}" if type_ else "")


def update(path, tool):
    with open(path) as f:
        lines = f.read().splitlines()
    if not lines or lines[0] != NOTE:
        return f"{path}: the first line is not '{NOTE}'"
    command = next(line for line in lines if line.startswith("// RUN: "))[len("// RUN: "):].split("|")[0]
    words = [path if word == "%s" else word for word in shlex.split(command)]
    ran = subprocess.run([tool, *words[1:]], capture_output=True, text=True)
    if ran.returncode:
        return f"{path}: {ran.stderr}"
    functions = iter(re.split(r"(?m)^(?=\s*func\.func )", ran.stdout)[1:])
    out = []
    for line in lines:
        if line.startswith("// CHECK"):
            continue
        if line.startswith("func.func "):
            out += checks_of(next(functions))
        out.append(line)
    with open(path, "w") as f:
        f.write("\n".join(out) + "\n")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=os.path.join(os.path.dirname(__file__), "../../build/bin/torch-onnx-opt"))
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    errors = [error for path in args.files if (error := update(path, args.tool))]
    sys.exit("\n".join(errors) or 0)


if __name__ == "__main__":
    main()
