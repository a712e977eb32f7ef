"""A program: inputs, statements (lines of Python) and the names that it returns."""
import linecache
import math
import re
import sys
import types
from typing import Dict, List, Optional, Tuple

import torch
import torch.nn.functional as F

# Variables are a letter and a number (t tensor, k int, f float, b bool, l list); other names are local to a statement.
VARIABLE = re.compile(r"\b[tkfblxy]\d+\b")
ASSIGNED = re.compile(r"^\s*([tkfbl]\d+)(?:: [\w\[\]]+)? (?:=|[-+*/&]+=) ", re.M)
HEADER = "import math\nfrom typing import Dict, List, Optional, Tuple\n\nimport torch\nimport torch.nn.functional as F\nfrom torch import Tensor\n\n\n"
GLOBALS = {"torch": torch, "F": F, "math": math, "Dict": Dict, "List": List, "Optional": Optional, "Tuple": Tuple, "Tensor": torch.Tensor}


class Statement:
    """Lines that are run together. `guards` are integers and what they may be at most, or what they count is not worth its time;
    `writes` tells that something that was there before is changed."""

    def __init__(self, lines, guards=(), writes=False):
        self.lines, self.guards, self.writes = list(lines), list(guards), writes
        self.text = "\n".join(self.lines)
        self.code = compile(self.text, "statement", "exec")
        self.guard_codes = [(compile(text, "guard", "eval"), most) for text, most in self.guards]

    @property
    def assigned(self):
        return list(dict.fromkeys(ASSIGNED.findall(self.text)))

    @property
    def used(self):
        return set(VARIABLE.findall(self.text))

    def run(self, environment):
        for code, most in self.guard_codes:
            if eval(code, environment) > most:
                raise OverflowError("a guard does not hold")
        exec(self.code, environment)


class Program:
    def __init__(self, inputs, statements, results):
        self.inputs, self.statements, self.results = list(inputs), list(statements), list(results)

    def body(self):
        return [line for statement in self.statements for line in statement.lines] + [f"return {', '.join(self.results)}"]

    def text(self):
        parameters = []
        for name, _, _ in self.inputs:
            parameters.append(name)
        lines = [f"def forward(self, {', '.join(parameters)}):"] + ["    " + line for line in self.body()]
        return "\n".join(lines) + "\n"

    def flags(self):
        return [flag for name, dtype, dims in self.inputs for flag in ("--input", f"{name}={dtype}[{','.join(dims)}]")]

    def module(self, name="program.py"):
        """The scripted module. TorchScript reads the source of what it compiles, so there is one."""
        source = HEADER + "class Program(torch.nn.Module):\n" + "".join(f"    {line}\n" for line in self.text().splitlines())
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        scope = types.ModuleType("random_program")
        sys.modules["random_program"] = scope
        exec(compile(source, name, "exec"), scope.__dict__)
        scope.Program.__module__ = "random_program"
        return torch.jit.script(scope.Program().eval())

    def is_defined(self):
        """Whether every name is bound before it is used."""
        known = {name for name, _, _ in self.inputs}
        for statement in self.statements:
            fresh = [name for name in statement.assigned if name not in known]
            if statement.used - known - set(fresh):
                return False
            known.update(fresh)
        return set(self.results) <= known and bool(self.results)


def start(program_inputs, tensors):
    """The names that a program begins with."""
    environment = dict(GLOBALS)
    environment.update({name: tensor.clone() for (name, _, _), tensor in zip(program_inputs, tensors)})
    return environment
