#!/usr/bin/env bash
# Writes the generated pages of docs/reference from a built tree.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p docs/reference
build/bin/torch-onnx-opt --list-ops > docs/reference/supported-ops.md
build/bin/torch-onnx-opt --print-onnx-reference > docs/reference/onnx-dialect.md
tblgen() { /usr/lib/llvm-22/bin/mlir-tblgen -I /usr/lib/llvm-22/include -I . "$@"; }
tblgen -gen-pass-doc passes/Passes.td > docs/reference/passes.md
tblgen -gen-dialect-doc -dialect=torch dialects/Torch/TorchDialect.td > docs/reference/torch-dialect.md
