# RUN: %python %s
"""What docs/refusals.md says is refused is, with that error."""
import os
import sys
import tempfile

import torch
from endtoend import convert, save

with open(os.path.join(os.path.dirname(__file__), "../../docs/refusals.md")) as page:
    rows = [[cell.strip().strip("`") for cell in line.split("|")[1:-1]] for line in page if line.startswith("| `")]
assert rows
with tempfile.TemporaryDirectory() as tmp:
    sys.path.insert(0, tmp)
    for i, (program, inputs, error, _) in enumerate(rows):
        inputs = inputs.split()
        with open(f"{tmp}/program{i}.py", "w") as file:
            parameters = ", ".join(f"{text[0]}: torch.Tensor" for text in inputs)
            file.write(f"import torch\nimport torch.nn.functional as F\n\n\ndef program({parameters}):\n    return {program}\n")
        function = __import__(f"program{i}").program
        save(torch.jit.script(function), f"{tmp}/model.pt")
        process = convert(f"{tmp}/model.pt", f"{tmp}/model.onnx", *[flag for text in inputs for flag in ("--input", text)])
        assert process.returncode == 1 and error in process.stderr and f"program{i}.py:6" in process.stderr, f"{program}:\n{process.stderr}"
