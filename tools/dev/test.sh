#!/usr/bin/env bash
# Sets up, builds and runs every test. The last line is "N passed, N failed".
#
# What is tested is the build in which undefined behavior, assertions (LLVM's
# and the standard library's, too) and indices out of bounds end the tool; a part
# of it, one in which so does the use of memory that is gone.
#
# SUITE names a folder with run.py and cases/; without one that part is left
# out, and the closing line says so.
set -uo pipefail
cd "$(dirname "$0")/../.."
suite=${SUITE:-../shared/suite}
build=build-checked
tools/dev/setup.sh checked || { echo "0 passed, 1 failed"; exit 1; }
echo "== set up: $SECONDS s"

passed=0 failed=0
# count LINE: adds the "N passed, N failed" that a part closed with.
count() {
  if [[ $1 =~ ([0-9]+)\ passed,\ ([0-9]+)\ failed ]]; then
    passed=$((passed + BASH_REMATCH[1])) failed=$((failed + BASH_REMATCH[2]))
  else
    failed=$((failed + 1))
  fi
}
run() {
  local name=$1 from=$SECONDS log
  echo "== $name"
  shift
  log=$(mktemp)
  "$@" 2>&1 | tee "$log"
  count "$(tail -n 1 "$log")"
  rm -f "$log"
  echo "== $name: $((SECONDS - from)) s"
}

# Memory: programs whose tensors, lists and branches are told by pointers, watched by Clang's address sanitizer, too.
memory=':: EndToEnd/(exported\.|exported_quantized|language/)'
run "lit" .venv/bin/python test/run_lit.py $build --filter-out "$memory"
tools/dev/setup.sh asan || failed=$((failed + 1))
run "lit, memory" .venv/bin/python test/run_lit.py build-asan --filter "$memory"
# Parsing is slow: other sources each time.
run "clang-tidy" .venv/bin/python test/run_clang_tidy.py $build --every 8
# Programs that no one has seen: one in a hundred may show what is not known yet.
run "random programs" env PYTHONPATH=test/support .venv/bin/python test/Random/random_programs.py \
  --tool $build/bin/torch-onnx-opt --count 300 --jobs 2 --attempts 20 --most-failed 0.01 --most-refused 0.05
if [ -d "$suite/cases" ]; then
  run "suite" .venv/bin/python test/suite/ratchet.py --suite "$suite" --tool $build/bin/torch-onnx-opt
  run "suite, declared sizes" .venv/bin/python test/suite/ratchet.py --suite "$suite" --tool $build/bin/torch-onnx-opt --declared
  run "operators" .venv/bin/python test/suite/operators.py --suite "$suite" --tool $build/bin/torch-onnx-opt
  if .venv/bin/python -c 'import openvino' 2>/dev/null; then
    run "suite, in OpenVINO" .venv/bin/python test/suite/run_in_openvino.py --suite "$suite" --tool $build/bin/torch-onnx-opt --every 5
  fi
else
  echo "no suite at $suite: that part was left out"
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
