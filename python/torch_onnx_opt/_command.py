"""The command line of the wheel: the tool itself, on the LibTorch that is installed, and `verify`."""

import argparse
import importlib.util
import os
import re
import sys
from typing import List, Optional, Tuple


def _tell(error: Exception) -> str:
    lines = [line for line in str(error).splitlines() if line.strip()]
    return " ".join(lines[:1]) or type(error).__name__


def _range(word: str) -> Tuple[str, Tuple[int, Optional[int]]]:
    """`n=1..64` or `n=1..`, as the tool's own --dim takes them."""
    found = re.fullmatch(r"([^=]+)=(\d+)\.\.(\d*)", word)
    if not found:
        raise argparse.ArgumentTypeError(f"'{word}' is no range of sizes: n=1..64, or n=1..")
    name, low, high = found.groups()
    return name, (int(low), int(high) if high else None)


def _verify(words: List[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="torch-onnx-opt verify", description="Run an archive of a model and an ONNX model side by side, at several sizes."
    )
    parser.add_argument("archive", help="model.pt or model.pt2")
    parser.add_argument("onnx", help="model.onnx")
    parser.add_argument("--example-inputs", metavar="file", help="a torch.save'd tuple; by default inputs are drawn")
    parser.add_argument("--dim", metavar="name=low..high", type=_range, action="append", default=[],
                        help="the sizes that a dim may have; by default those that the ONNX model says")
    parser.add_argument("--count", type=int, default=5, help="how many choices of sizes")
    parser.add_argument("--seed", type=int, default=0, help="of the random sizes and inputs")
    parser.add_argument("--custom-op-library", metavar="file", action="append", default=[],
                        help="what ONNX Runtime loads for operators of other domains")
    parser.add_argument("--special-values", action="store_true", help="also with NaN, infinities, -0.0 and a large number")
    parser.add_argument("--rtol", type=float, default=1e-3)
    parser.add_argument("--atol", type=float, default=1e-4)
    options = parser.parse_args(words)
    import torch

    from . import verify

    # Whatever is wrong with what was given is told in a line.
    path = options.example_inputs
    try:
        args = torch.load(path, weights_only=True) if path else None
        path = options.onnx
        with open(path, "rb"):
            pass
        result = verify(options.archive, path, args, dims=dict(options.dim), count=options.count,
                        special_values=options.special_values, rtol=options.rtol, atol=options.atol, seed=options.seed,
                        custom_op_libraries=options.custom_op_library)
    except OSError as error:
        print(f"error: cannot read '{error.filename or path}': {error.strerror or error}", file=sys.stderr)
        return 1
    except Exception as error:
        print(f"error: {_tell(error)}", file=sys.stderr)
        return 1
    for difference in result.differences:
        print(f"error: {difference}", file=sys.stderr)
    if result:
        print(result)
    return int(not result)


def main(words: Optional[List[str]] = None) -> int:
    words = sys.argv[1:] if words is None else words
    if words[:1] == ["verify"]:
        return _verify(words[1:])
    torch = importlib.util.find_spec("torch")
    if torch is None or not torch.submodule_search_locations:
        print("error: PyTorch is not installed", file=sys.stderr)
        return 1
    # The tool is linked with LibTorch, which lies where pip put it.
    libraries = [os.path.join(torch.submodule_search_locations[0], "lib"), os.environ.get("LD_LIBRARY_PATH")]
    os.environ["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
    tool = os.path.join(os.path.dirname(os.path.abspath(__file__)), "torch-onnx-opt")
    os.execv(tool, [tool, *words])


if __name__ == "__main__":
    sys.exit(main())
