# RUN: %python %s
"""Every decomposition has a test in this folder, or is of a kind that has none, for the reason given here."""
import os

from covered import check_covered, operators_in

ELSEWHERE = {
    "has a rule for complex tensors, which their conversions take at every opset": r"^aten::(to\.dtype|_to_copy)$",
    "becomes a list, of whose quantized elements no scale is known; of others its conversion takes it":
        r"^aten::split(\.sizes|_with_sizes)$",
}

# Where ONNX has the least, most is decomposed.
check_covered(operators_in(os.path.dirname(os.path.abspath(__file__))), "decomposed", 11, ELSEWHERE)
