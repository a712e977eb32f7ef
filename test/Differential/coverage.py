# RUN: %python %s
"""Every decomposition has a case beside this file, or is of a kind that is tested elsewhere, for the reason given here."""
import os
import runpy
import sys

import differential
from covered import check_covered

# What has no answer to compare, or none that this test can ask for.
ELSEWHERE = {
    "LibTorch has no kernel of it for a CPU": r"^aten::(addmm|bmm|mm)\.dtype$",
    "is torchvision's, whose kernels LibTorch lacks: see EndToEnd/vision.py": r"^torchvision::",
    "is transformers', of which the same holds: see EndToEnd/exported.py": r"^transformers::",
}

covered = set()
differential.Suite.run = lambda suite: covered.update(suite.covered)
folder = os.path.dirname(os.path.abspath(__file__))
for name in sorted(os.listdir(folder)):
    if name.endswith(".py") and name != os.path.basename(__file__):
        sys.argv = [name]
        runpy.run_path(os.path.join(folder, name))
# Where ONNX has the least, most is decomposed.
check_covered(covered, "decomposed", 11, ELSEWHERE)
