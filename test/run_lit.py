#!/usr/bin/env python3
"""Runs every lit test of a build and closes with "N passed, N failed": run_lit.py BUILD_DIR

An expected failure counts as passed; an unresolved or unsupported test does not count as passed."""
import json
import os
import subprocess
import sys
import tempfile


def main(build):
    lit = os.path.join(os.path.dirname(sys.executable), "lit")
    with tempfile.TemporaryDirectory() as tmp:
        report = os.path.join(tmp, "lit.json")
        subprocess.run([lit, "-s", "-v", os.path.join(build, "test"), "-o", report])
        try:
            with open(report) as f:
                codes = [test["code"] for test in json.load(f)["tests"]]
        except OSError:
            codes = []
    passed = sum(code in ("PASS", "XFAIL", "FLAKYPASS") for code in codes)
    failed = sum(code not in ("PASS", "XFAIL", "FLAKYPASS", "UNSUPPORTED", "EXCLUDED", "SKIPPED") for code in codes)
    if not codes:
        failed = 1
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
