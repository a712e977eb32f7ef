"""Whether every operator that the tool handles in one way is tested."""
import os
import re
import subprocess

# As the dialect prints it, or by its own name where the dialect does not list it.
OPERATOR = re.compile(r"torch\.(\w+)\.([\w.]+)(?=[( ])|torch\.operator \"([^\"]+)\"")


def operators_in(folder):
    """The operators in the .mlir files of a folder, those of comments left out."""
    found = set()
    for path, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".mlir"):
                with open(os.path.join(path, name)) as f:
                    text = re.sub(r"(?m)^\s*//.*", "", f.read())
                found.update(other or f"{space}::{op}" for space, op, other in OPERATOR.findall(text))
    return found


def check_covered(covered, handled, opset, elsewhere):
    """Fails unless every operator that the tool calls `handled` at `opset` is covered, or of a kind in `elsewhere`, which has
    for each reason the regular expression of the names that it holds for."""
    listed = subprocess.run(["torch-onnx-opt", "--list-ops", "--opset", str(opset)], capture_output=True, text=True,
                            check=True).stdout
    names = set(re.findall(rf"^\| `([^`]+)` \| {handled}", listed, re.M))
    assert len(names) > 300, listed[:500]
    left = names - covered
    missing = sorted(name for name in left if not any(re.search(kind, name) for kind in elsewhere.values()))
    assert not missing, f"no test: {' '.join(missing)}"
    unused = [why for why, kind in elsewhere.items() if not any(re.search(kind, name) for name in left)]
    assert not unused, f"nothing is left that {unused}"
