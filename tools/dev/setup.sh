#!/usr/bin/env bash
# Sets everything up and builds: system packages, a Python venv with LibTorch,
# ONNX's C++ library, the tool. Safe to run again; what is there is kept.
#
#   tools/dev/setup.sh [CMake preset, default: release]
set -euo pipefail
cd "$(dirname "$0")/../.."
preset=${1:-release}
onnx_version=1.23.2

packages=(build-essential ccache clang-22 clang-format-22 clang-tidy-22 libmlir-22-dev libprotobuf-dev lld-22 llvm-22-dev
          llvm-22-tools mlir-22-tools ninja-build protobuf-compiler python3-dev python3-venv time)
[ "$preset" != asan ] || packages+=(libclang-rt-22-dev)
missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
sudo=$([ "$(id -u)" = 0 ] || echo sudo)
install() { DEBIAN_FRONTEND=noninteractive $sudo apt-get install -q -y --no-install-recommends "$@"; }
if [ ${#missing[@]} -gt 0 ]; then
  $sudo apt-get update -q
  install "${missing[@]}"
fi
# A browser looks at the page of a report, where there is one.
[ "$preset" != checked ] || command -v chromium-headless-shell > /dev/null || install chromium-headless-shell || true

if [ ! -x .venv/bin/python ]; then
  python3 -m venv .venv
fi
if ! .venv/bin/python -c 'import torch, onnx, onnxruntime, lit, numpy, cmake, scikit_build_core, expecttest, hypothesis, scipy, ruff, onnxruntime_extensions' 2>/dev/null; then
  .venv/bin/pip install -q torch==2.13.0
  .venv/bin/pip install -q "onnx==$onnx_version" onnxruntime==1.31.1 lit numpy 'cmake>=3.26' 'scikit-build-core>=0.10' ruff==0.17.6
  # A real library of custom operators, which a page of the documentation loads.
  .venv/bin/pip install -q --no-deps onnxruntime-extensions==0.15.2
  # For PyTorch's own operator tests (test/suite/operators.py).
  .venv/bin/pip install -q expecttest hypothesis scipy
fi
# What is converted for OpenVINO is run in it, where there is a wheel of it.
.venv/bin/python -c 'import openvino' 2>/dev/null || .venv/bin/pip install -q --no-deps openvino==2026.4.1 || true
export PATH="$PWD/.venv/bin:$PATH"

# ONNX's C++ library, against the system's protobuf.
if [ ! -e .deps/onnx/lib/cmake/ONNX/ONNXConfig.cmake ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  pip download -q --no-deps --no-build-isolation --no-binary onnx "onnx==$onnx_version" -d "$work" ||
    pip download -q --no-deps --no-binary onnx "onnx==$onnx_version" -d "$work"
  tar -xf "$work/onnx-$onnx_version.tar.gz" -C "$work"
  cmake -S "$work/onnx-$onnx_version" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DONNX_BUILD_PYTHON=OFF -DONNX_USE_PROTOBUF_SHARED_LIBS=ON \
    -DBUILD_SHARED_LIBS=OFF -DONNX_ML=ON -DONNX_BUILD_TESTS=OFF -DCMAKE_CXX_STANDARD=17 \
    -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DCMAKE_INSTALL_PREFIX="$PWD/.deps/onnx" > "$work/log" || { cat "$work/log"; exit 1; }
  ninja -C "$work/build" install >> "$work/log" || { tail -n 50 "$work/log"; exit 1; }
fi

cmake --preset "$preset" > /dev/null
cmake --build --preset "$preset"
