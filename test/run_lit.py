#!/usr/bin/env python3
"""Runs the lit tests of a build and closes with "N passed, N failed": run_lit.py BUILD_DIR [flags of lit]

An expected failure counts as passed; an unresolved or unsupported test does not count as passed. Before that line it tells
which tests took longest."""
import json
import os
import subprocess
import sys
import tempfile

SLOWEST = 20  # how many are told


def main(build, *flags):
    lit = os.path.join(os.path.dirname(sys.executable), "lit")
    with tempfile.TemporaryDirectory() as tmp:
        report = os.path.join(tmp, "lit.json")
        subprocess.run([lit, "-s", "-v", os.path.join(build, "test"), "-o", report, *flags])
        try:
            with open(report) as f:
                tests = json.load(f)["tests"]
        except OSError:
            tests = []
    durations = sorted(((test["elapsed"] or 0, test["name"]) for test in tests), reverse=True)
    for seconds, name in durations[:SLOWEST]:
        print(f"{seconds:6.0f} s {name}")
    codes = [test["code"] for test in tests]
    passed = sum(code in ("PASS", "XFAIL", "FLAKYPASS") for code in codes)
    failed = sum(code not in ("PASS", "XFAIL", "FLAKYPASS", "UNSUPPORTED", "EXCLUDED", "SKIPPED") for code in codes)
    if not codes:
        failed = 1
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
