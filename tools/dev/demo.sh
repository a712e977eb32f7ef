#!/usr/bin/env bash
# The main job on a real network: a ResNet-50 is scripted and saved, converted
# with a dynamic batch, and run through ONNX Runtime beside PyTorch.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools/dev/setup.sh
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
.venv/bin/python examples/resnet50.py "$out/resnet50.pt"
(set -x; build/bin/torch-onnx-opt --decompose --emit-onnx "$out/resnet50.pt" --input 'x=f32[batch,3,224,224]' -o "$out/resnet50.onnx")
.venv/bin/python examples/compare.py "$out/resnet50.pt" "$out/resnet50.onnx" 1,3,224,224 2,3,224,224 5,3,224,224
