#!/usr/bin/env python3
"""Writes the CHECK lines of lit tests from what the tool prints now: the operators of each function, in order.

    tools/dev/update_checks.py [--tool build/bin/torch-onnx-opt] test/Decompose/Loss/loss.mlir …

Only of files whose first line says so; look at the difference before you commit it. Where no operator is left, what is
returned instead is checked. A function that calls no operator, or has nothing to check, is an error: it tests nothing."""
import argparse
import os
import re
import shlex
import subprocess
import sys

NOTE = "// NOTE: The checks are written by tools/dev/update_checks.py."


# An operator, with its name.
OPERATOR = re.compile(r"\s*(?:%[\w:, %]+ = )?((?:torch|onnx)\.[\w.]+|torch\.operator \"[^\"]*\")")
CONSTANT = re.compile(r"torch\.constant|onnx\.Constant(V\d+)?")


def literal(text):
    # Brackets twice over would open an expression.
    return text.replace("[[", "{{\\[\\[}}")


def name_of(function):
    return re.match(r"\s*func\.func @(\"[^\"]*\"|[\w.$-]+)\(", function)[1]


def calls_operator(function):
    names = [op[1] for line in function.splitlines()[1:] if (op := OPERATOR.match(line))]
    return any(not CONSTANT.fullmatch(name) and name != "torch.prim.ListConstruct" for name in names)


def checks_of(function):
    """The CHECK lines of one printed function: its operators with their results, constants left out."""
    lines = function.splitlines()[1:]
    ops = [(op[1], line) for line in lines if (op := OPERATOR.match(line))]
    yield f"// CHECK-LABEL: @{name_of(function)}("
    for name, line in ops:
        if CONSTANT.fullmatch(name):
            continue
        results = re.search(r"-> (\([^()]*\)|[^()]*)$", line)
        type_ = literal(results[1]) if results else ""
        yield f"// CHECK: {name}" + (f"{{{{.*}}}} -> {type_}" if type_ else "")
    if any(not CONSTANT.fullmatch(name) for name, _ in ops):
        return
    # Nothing is left: it is one of its operands, or known.
    for _, line in ops:
        yield "// CHECK-NEXT: " + literal(line.split(" = ", 1)[1])
    yield from ("// CHECK-NEXT: " + line.strip() for line in lines if line.strip().startswith("return %"))


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
    split = re.compile(r"(?m)^(?= *func\.func )").split
    functions = split("\n".join(line for line in lines if not line.startswith("//")))[1:]
    idle = [name_of(function) for function in functions if not calls_operator(function)]
    checks = [list(checks_of(function)) for function in split(ran.stdout)[1:]]
    if idle or len(checks) != len(functions):
        return f"{path}: no operator in {' '.join(idle)}" if idle else f"{path}: not every function is printed"
    if empty := [name_of(function) for function, found in zip(functions, checks) if len(found) < 2]:
        return f"{path}: nothing to check in {' '.join(empty)}"
    out, rest = [], iter(checks)
    for line in lines:
        if line.startswith("// CHECK"):
            continue
        if line.startswith("func.func "):
            out += next(rest)
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
