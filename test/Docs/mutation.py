# RUN: %python %s
"""The example of docs/architecture.md is right, and becomes what the page says."""
import os
import re
import sys
import tempfile

import torch
from endtoend import check, save
from tool import run_tool

page = open(os.path.join(os.path.dirname(__file__), "../../docs/architecture.md")).read()
section = page[page.index("## Mutation and control flow"):]
source, result = re.findall(r"```\w*\n(.*?)```", section, re.DOTALL)[:2]

with tempfile.TemporaryDirectory() as tmp:
    sys.path.insert(0, tmp)
    with open(f"{tmp}/example.py", "w") as file:
        file.write("import torch\n\n\n" + source)
    from example import program

    check(program, [torch.rand(2, 4)], [-torch.rand(5, 4) + 0.9], [torch.rand(3, 4) * 0.01], dynamic={"x": [0]})
    save(program, f"{tmp}/model.pt")
    text = run_tool(f"{tmp}/model.pt", "--input", "f32[n,4]", "-o", "-").stdout

# Apart from the predicates, the ops of the page are those of the text, in order.
shown = re.findall(r"aten\.\w+(?:\.\w+)?|prim\.\w+", result)
ops = [op for op in re.findall(r"torch\.((?:aten|prim)\.\w+(?:\.\w+)?)", text)
       if not re.match(r"aten\.(sum|gt|lt|Bool)|prim\.yield", op)]
assert shown == ops, f"{shown}\n{ops}"
