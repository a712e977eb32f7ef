r"""The page of --report in a browser: the script draws the edges of what is unfolded, without a complaint.

REQUIRES: chromium
RUN: rm -rf %t && mkdir %t && %python %s %t %chromium
"""
import os
import re
import subprocess
import sys

from endtoend import save
from tool import run_tool
from torch import nn


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 4))

    def forward(self, x):
        return x + self.inner(x).sigmoid()


def look(page):
    """The page as the browser leaves it."""
    flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=2000"]
    shown = subprocess.run(
        [browser, *flags, f"--user-data-dir={os.getcwd()}/profile", "--dump-dom", f"file://{os.getcwd()}/{page}"],
        capture_output=True, text=True, timeout=120, check=True,
    )
    assert "CONSOLE" not in shown.stderr, shown.stderr
    return shown.stdout


os.chdir(sys.argv[1])
browser = sys.argv[2]
save(Residual(), "net.pt")
done = run_tool("net.pt", "--input", "x=f32[n,4]", "-o", "net.onnx", "--report", "net.html")
assert done.returncode == 0, done.stderr
edges = lambda shown: re.findall(r'd="M70 ([\d.]+) C[^"]* 70 ([\d.]+)"', shown)
# Folded: x to the box of `inner`, from there to the sigmoid, and to the sum from both it and x; then the output.
folded = look("net.html")
assert "<h1>net.onnx</h1>" in folded
assert len(edges(folded)) == 5, edges(folded)
with open("net.html", encoding="utf-8") as file:
    text = file.read()
with open("unfolded.html", "w", encoding="utf-8") as file:
    file.write(text.replace("<details class=m>", "<details class=m open>"))
unfolded = edges(look("unfolded.html"))
assert len(unfolded) == 7, unfolded
# They lead down, and none is where nothing is shown.
assert all(0 < float(start) < float(end) for start, end in unfolded)
