#!/usr/bin/env python3
"""Writes the CHECK lines of lit tests from what the tool prints now: the operators of each function, in order, with their
operands, the constants among them, and their attributes.

    tools/dev/update_checks.py [--tool build/bin/torch-onnx-opt] test/Decompose/Loss/loss.mlir …

Only of files whose first line says so; look at the difference before you commit it. Where no operator is left, what is
returned instead is checked. A function that calls no operator, or has nothing to check, is an error: it tests nothing. Of one
that became many operators it is checked that it did, and what it returns: its numbers are in test/Differential."""
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
IN_TYPE = re.compile(r"= torch\.constant .* -> !torch\.(none|(int|float|bool)<.*>)$")  # What the type of a constant says.
LONG = re.compile(r'("0x[0-9A-F]{64})[0-9A-F]{64,}"')  # Its first numbers say which it is; all of them take FileCheck minutes.
MOST = 24  # Operators that say what a decomposition is; what is longer is told by its numbers.


def literal(text):
    # Brackets twice over would open an expression.
    return text.replace("[[", "{{\\[\\[}}")


def name_of(function):
    return re.match(r"\s*func\.func @(\"[^\"]*\"|[\w.$-]+)\(", function)[1]


def calls_operator(function):
    names = [op[1] for line in function.splitlines()[1:] if (op := OPERATOR.match(line))]
    return any(not CONSTANT.fullmatch(name) and name != "torch.prim.ListConstruct" for name in names)


def parts_of(text):
    """What is between the commas of a list, but for those inside of brackets."""
    parts, depth = [""], 0
    for c in text:
        depth += (c in "<([{") - (c in ">)]}")
        parts += [""] if c == "," and not depth else []
        parts[-1] += c if c != "," or depth else ""
    return [part.strip() for part in parts if part.strip()]


def joined(parts):
    """A list, in which what is None may be anything."""
    parts = [part for i, part in enumerate(parts) if part or i == 0 or parts[i - 1]]
    return ", ".join(part or "{{.*}}" for part in parts)


class Names:
    """The FileCheck variables of a function's values, numbered as they are checked: constants come and go. Those of PyTorch are in the
    types of whoever has them for operands."""

    def __init__(self):
        self.variables, self.constants = {}, set()

    def define(self, value):
        self.variables[value] = f"V{len(self.variables)}"
        return f"%[[{self.variables[value]}:.*]]"

    def use(self, value):
        name, _, number = value.partition("#")
        if name in self.constants:
            return None
        return (f"%[[{self.variables[name]}]]" if name in self.variables else name) + (f"#{number}" if number else "")


def check_of(name, line, names):
    """The pattern of one operator. What defines the operands says their types, but for constants."""
    result, count, text = re.match(r"\s*(?:(%\w+)(:\d+)? = )?(.*)", line).groups()
    start = f"{names.define(result)}{count or ''} = " if result else ""
    found = re.match(re.escape(name) + r"\(([^()]*)\)(.*?) : (\(.*\)) -> (.*)$", text)
    if not found:  # Another form.
        pieces = re.split(r"(%\w+(?:#\d+)?)", text)
        return start + "".join((names.use(piece) or "{{.*}}") if piece[:1] == "%" else literal(piece) for piece in pieces)
    operands, attributes, types, type_ = found.groups()
    operands, types = parts_of(operands), parts_of(types[1:-1])
    assert len(operands) == len(types), line
    uses = joined([names.use(value) for value in operands])
    known = [literal(t) if value in names.constants else None for value, t in zip(operands, types)]
    shown = f"({joined(known)})" if any(known) else "{{.*}}"
    return f"{start}{name}({uses}){literal(attributes)} : {shown} -> {literal(type_)}"


def checks_of(function, source):
    """The CHECK lines of one printed function; `source` is what it was."""
    lines = [line for line in function.splitlines()[1:] if line.strip()]
    ops = [(op[1], line) for line in lines if (op := OPERATOR.match(line))]
    left = [name for name, _ in ops if not CONSTANT.fullmatch(name)]
    returns = [line.strip() for line in lines if line.strip().startswith("return ")]
    yield f"// CHECK-LABEL: @{name_of(function)}("
    if not left:
        # Nothing is left: it is one of its operands, or known.
        yield from ("// CHECK-NEXT: " + literal(line.split(" = ", 1)[1]) for _, line in ops)
        yield from (f"// CHECK-NEXT: {line}" for line in returns)
        return
    gone = {op[1] for line in source.splitlines()[1:] if (op := OPERATOR.match(line)) and not CONSTANT.fullmatch(op[1])} - set(left)
    if len(left) > MOST and gone:
        yield from (f"// CHECK-NOT: {name}(" for name in sorted(gone))
        yield from (re.sub("return .*? : ", "return {{.*}} : ", f"// CHECK: {literal(line)}") for line in returns)
        return
    names = Names()
    for line in lines:
        op = OPERATOR.match(line)
        if op and IN_TYPE.search(line):
            names.constants.add(line.split(" = ")[0].strip())
        elif op and CONSTANT.fullmatch(op[1]):
            value, constant = line.strip().split(" = ", 1)
            text = LONG.sub(r'\1{{[0-9A-F]*}}"', literal(constant))
            yield f"// CHECK: {names.define(value)} = {text}"
        elif op:
            yield "// CHECK: " + check_of(op[1], line, names)
    for line in returns:
        yield "// CHECK: return " + joined([names.use(value) for value in parts_of(line.removeprefix("return ").split(" : ")[0])])


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
    printed = split(ran.stdout)[1:]
    checks = [list(checks_of(*both)) for both in zip(printed, functions)]
    if idle or len(printed) != len(functions):
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
