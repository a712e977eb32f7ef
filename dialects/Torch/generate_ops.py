#!/usr/bin/env python3
"""Generates the C++ of the listed ATen ops: generate_ops.py aten_ops.txt OUT_DIR

AtenOps.cpp.inc    ATEN_SCHEMA("schema", whether it is nondeterministic) per operator
AtenOps.h.inc      one view class per operator, with an accessor per argument
AtenBuilders.h.inc ATEN_BUILDER(method, "ns::name") per operator name
"""
import os
import re
import sys

TAKEN = {"Operation", "Loc", "Context", "Name", "Operand", "Result", "Results", "Operands"}
KEYWORDS = {"and", "or", "not", "xor", "int", "float", "bool", "double", "new", "delete", "complex"}


def camel(name):
    """`native_layer_norm` -> `NativeLayerNorm`; leading underscores stay."""
    lead = name[: len(name) - len(name.lstrip("_"))]
    tail = "_" * (len(name) - len(name.rstrip("_"))) if name.strip("_") else ""
    parts = [p for p in name.strip("_").split("_") if p]
    return lead + "".join(p[0].upper() + p[1:] for p in parts) + tail


def class_name(qualified):
    """`aten::add.Tensor` -> `AtenAddTensorOp`."""
    namespace, name = qualified.split("::")
    base, _, overload = name.partition(".")
    return camel(namespace) + camel(base) + camel(overload) + "Op"


def arguments(schema):
    """The argument names of a schema line."""
    depth, args, start = 0, [], schema.index("(") + 1
    begin = start
    for i in range(start, len(schema)):
        c = schema[i]
        if c in "([{":
            depth += 1
        elif c in ")]}" and depth:
            depth -= 1
        elif (c == "," or c == ")") and not depth:
            args.append(schema[begin:i].strip())
            begin = i + 1
            if c == ")":
                break
    names = []
    for arg in args:
        if arg and arg != "*":
            names.append(re.sub(r"=.*$", "", arg).split()[-1])
    return names


def main(path, out):
    with open(path) as f:
        lines = [l.strip() for l in f if l.strip() and not l.startswith("#")]
    classes, strings, builders = [], [], {}
    for line in lines:
        schema, _, mark = line.partition("  # ")
        qualified = schema[: schema.index("(")]
        name = class_name(qualified)
        getters = "".join(
            f"  mlir::Value get{camel(arg)}{'Arg' if camel(arg) in TAKEN else ''}() {{ return getOperation()->getOperand({i}); }}\n"
            for i, arg in enumerate(arguments(schema)))
        classes.append(
            f"/// {schema}\n"
            f"class {name} : public AtenOp {{\npublic:\n  using AtenOp::AtenOp;\n"
            f"  static constexpr llvm::StringLiteral schemaName{{\"{qualified}\"}};\n"
            f"  static bool classof(mlir::Operation *op) {{ return isAtenOp(op, \"torch.{qualified.replace('::', '.')}\"); }}\n"
            f"{getters}}};\n")
        strings.append(f"ATEN_SCHEMA({quote(schema)}, {str(mark == 'nondeterministic').lower()})\n")
        base = qualified.split(".")[0]
        method = base.split("::")[1]
        builders.setdefault(base, method + "_" if method in KEYWORDS or base.startswith("prim::") else method)
    write(out, "AtenOps.h.inc", "\n".join(classes))
    write(out, "AtenOps.cpp.inc", "".join(strings))
    write(out, "AtenBuilders.h.inc", "".join(f"ATEN_BUILDER({m}, \"{b}\")\n" for b, m in sorted(builders.items())))


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write(out, name, text):
    with open(os.path.join(out, name), "w") as f:
        f.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
