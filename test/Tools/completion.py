r"""What Tab offers after some words is what the tool has.

RUN: %python %s %S/../../tools/completion/torch-onnx-opt.bash
"""
import subprocess
import sys


def complete(*words):
    quoted = " ".join(f"'{word}'" for word in ("torch-onnx-opt", *words))
    script = f"source '{sys.argv[1]}'; COMP_WORDS=({quoted}); COMP_CWORD={len(words)}; _torch_onnx_opt; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout.split()


assert {"--input", "--input-names"} == set(complete("--inp")), complete("--inp")
assert complete("model.pt", "--emit") == ["--emit-onnx"]
assert complete("--target", "t") == ["tensorrt"] and complete("--state", "=", "d") == ["drop"]
assert sys.argv[0] in complete(sys.argv[0][:-3])
