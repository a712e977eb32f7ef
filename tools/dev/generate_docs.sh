#!/usr/bin/env bash
# Writes the generated pages of docs/reference from a built tree.
#
#   tools/dev/generate_docs.sh [TOOL [FOLDER]]
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
tool=${1:-$root/build/bin/torch-onnx-opt} folder=${2:-$root/docs/reference}
mkdir -p "$folder"
{
  echo '# Command line'
  echo
  echo '```'
  # Without the name that the tool was called by.
  "$tool" --help | sed 's/^USAGE: [^ ]*/USAGE: torch-onnx-opt/'
  echo '```'
} > "$folder/command-line.md"
"$tool" --list-ops > "$folder/supported-ops.md"
"$tool" --print-onnx-reference > "$folder/onnx-dialect.md"
tblgen() { PATH=$PATH:/usr/lib/llvm-22/bin mlir-tblgen -I /usr/lib/llvm-22/include -I "$root" "$@"; }
tblgen -gen-pass-doc "$root/passes/Passes.td" > "$folder/passes.md"
tblgen -gen-dialect-doc -dialect=torch "$root/dialects/Torch/TorchDialect.td" > "$folder/torch-dialect.md"
