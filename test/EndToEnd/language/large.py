# RUN: %python %s
"""Ten times the program takes at most twelve times as long, and none is too deep."""
import os
import resource
import tempfile

from tool import run_tool

TENSOR, REF = "!torch.tensor<[n,4],f32>", "!torch.ref"
HEAD = """  %zero = torch.constant 0 : i64 -> !torch.int<0>
  %one = torch.constant 1 : i64 -> !torch.int<1>
  %four = torch.constant 4 : i64 -> !torch.int<4>
"""


def relu(result, operand):
    return f"  {result} = torch.aten.relu({operand}) : ({REF}) -> {REF}\n"


def relu_(result, operand):
    return f'  {result} = torch.operator "aten::relu_"({operand}) : ({REF}) -> {REF}\n'


def function(name, body, result):
    return f"func.func {name}(%x: {REF}) -> {REF} {{\n{body}  return {result} : {REF}\n}}\n"


def entry(body, result):
    return function("@f", HEAD + body, result).replace(f"%x: {REF}", f"%in: {TENSOR}").replace(
        HEAD, HEAD + f"  %x = torch.aten.neg(%in) : ({TENSOR}) -> {REF}\n")


def straight_line(n):
    return entry("".join(f"  %y{i + 1} = torch.aten.mul.Tensor({f'%y{i}' if i else '%x'}, %x) : ({REF}, {REF}) -> {REF}\n"
                         for i in range(n)), f"%y{n}")


def views_beside_each_other(n):
    return entry("".join(
        f"  %v{i} = torch.aten.slice.Tensor(%x, %one, %one, %four, %one) : "
        f"({REF}, !torch.int<1>, !torch.int<1>, !torch.int<4>, !torch.int<1>) -> {REF}\n" + relu_(f"%w{i}", f"%v{i}")
        for i in range(n)), "%x")


def views_of_views(n):
    return entry("".join(
        f"  %v{i} = torch.aten.transpose.int({f'%v{i - 1}' if i else '%x'}, %zero, %one) : "
        f"({REF}, !torch.int<0>, !torch.int<1>) -> {REF}\n" + relu_(f"%w{i}", f"%v{i}") for i in range(n)), "%x")


def calls(n):
    text = function("private @g0", relu("%0", "%x"), "%0")
    for i in range(n):
        text += function(f"private @g{i + 1}", relu("%0", "%x") + f"  %1 = call @g{i}(%0) : ({REF}) -> {REF}\n", "%1")
    return entry(f"  %0 = call @g{n}(%x) : ({REF}) -> {REF}\n", "%0") + text


def seconds(program):
    with tempfile.TemporaryDirectory() as tmp:
        with open(f"{tmp}/program.mlir", "w") as file:
            file.write(program)
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        process = run_tool("--decompose", "--emit-onnx", f"{tmp}/program.mlir", "-o", f"{tmp}/program.onnx")
        assert process.returncode == 0, process.stderr[-2000:]
        assert os.path.getsize(f"{tmp}/program.onnx") > 0
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


for generate, small, large in ((straight_line, 2000, 20000), (views_beside_each_other, 200, 2000),
                               (views_of_views, 200, 2000), (calls, 20, 200)):
    once, tenfold = seconds(generate(small)), seconds(generate(large))
    assert tenfold <= 12 * once, f"{generate.__name__}: {once:.2f} s, and {tenfold:.2f} s for ten times as much"
