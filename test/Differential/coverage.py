# RUN: %python %s
"""Every decomposition has a case beside this file, or is of a kind that is tested elsewhere, for the reason given here."""
import os
import re
import runpy
import subprocess
import sys

import differential

# What has no answer to compare, or none that this test can ask for.
ELSEWHERE = {
    "LibTorch has no kernel of it for a CPU": r"^aten::(addmm|bmm|mm)\.dtype$",
    "is torchvision's, whose kernels LibTorch lacks: see EndToEnd/vision.py": r"^torchvision::",
}

covered = set()
differential.Suite.run = lambda suite: covered.update(suite.covered)
folder = os.path.dirname(os.path.abspath(__file__))
for name in sorted(os.listdir(folder)):
    if name.endswith(".py") and name != os.path.basename(__file__):
        sys.argv = [name]
        runpy.run_path(os.path.join(folder, name))
# Where ONNX has the least, most is decomposed.
listed = subprocess.run(["torch-onnx-opt", "--list-ops", "--opset", "11"], capture_output=True, text=True, check=True).stdout
rules = set(re.findall(r"^\| `([^`]+)` \| decomposed", listed, re.M))
assert len(rules) > 500, listed[:500]
missing = sorted(rule for rule in rules - covered if not any(re.search(kind, rule) for kind in ELSEWHERE.values()))
assert not missing, f"no differential case: {' '.join(missing)}"
unused = [why for why, kind in ELSEWHERE.items() if not any(re.search(kind, rule) for rule in rules - covered)]
assert not unused, f"nothing is left that {unused}"
