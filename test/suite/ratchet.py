#!/usr/bin/env python3
"""Runs a suite of TorchScript programs and holds the result against the list of those known to pass.

    ratchet.py --suite DIR --tool TOOL [--declared] [--update]

Fails for every listed case that no longer passes, and for every case that is wrong, crashes or runs into the time limit;
with --declared, but for those of known-wrong-declared.txt, which may only shrink. --update adds the cases that pass now to
the list (passing.txt, or passing-declared.txt); it never takes one away."""
import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def read_list(path):
    with open(path) as f:
        return {line.strip() for line in f if line.strip() and not line.startswith("#")}


def run_suite(suite, tool, options, flags):
    """What the suite's run.py says of each case."""
    with tempfile.TemporaryDirectory() as tmp:
        report = os.path.join(tmp, "report.json")
        command = [sys.executable, os.path.join(suite, "run.py"), "--tool", tool, "--json", report]
        subprocess.run(command + options + ["--"] + flags, check=True)
        with open(report) as f:
            return json.load(f)


def judge(results, path, wrong_path, update):
    """Holds the results against the list at `path` of those that pass, and that of those known to be wrong, if there is one."""
    known = read_list(path)
    known_wrong = read_list(wrong_path) if wrong_path else set()
    passing = {name for name, r in results.items() if r["status"] == "pass"}
    bad = {name: r for name, r in results.items() if r["status"] not in ("pass", "refused") and name not in known_wrong}
    for name in sorted(known_wrong & passing):
        print(f"{name} passes now: take it off {os.path.basename(wrong_path)}")
    bad.update({name: results.get(name, {"status": "missing"}) for name in known - passing})
    for name, r in sorted(bad.items()):
        print(f"{name}: {r['status']}: {r.get('why', '')}")
    if update:
        with open(path, "w") as f:
            f.write("".join(name + "\n" for name in sorted(known | passing)))
    elif passing - known:
        print(f"{len(passing - known)} more cases pass than the list has: run with --update")
    print(f"{len(passing)} passed, {len(bad)} failed")
    return int(bool(bad) or not passing)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--declared", action="store_true")
    parser.add_argument("--update", action="store_true")
    args = parser.parse_args()
    # Statistics of random numbers hold for nearly all seeds: one of those, every time.
    results = run_suite(args.suite, args.tool, ["--declared"] if args.declared else [], ["--seed=1"])
    path, wrong = ("passing-declared.txt", "known-wrong-declared.txt") if args.declared else ("passing.txt", None)
    return judge(results, os.path.join(HERE, path), wrong and os.path.join(HERE, wrong), args.update)


if __name__ == "__main__":
    sys.exit(main())
