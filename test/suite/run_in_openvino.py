#!/usr/bin/env python3
"""Runs a suite of TorchScript programs, converted for OpenVINO, in OpenVINO.

    run_in_openvino.py --suite DIR --tool TOOL [--only 'Conv*'] [--json OUT.json] [--declared]

A case counts where ONNX Runtime gives what PyTorch does (passing.txt). Of those, so many as --least says have to be right in
OpenVINO too, and none wrong but those of openvino-wrong.txt. DIR has the run.py that converts; needs the package openvino."""
import argparse
import collections
import fnmatch
import importlib.util
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from ratchet import HERE, read_list

sys.path.insert(0, os.path.join(HERE, "../support"))


def checker(suite):
    """What stands in for run.py's own check: the status of an ONNX file, and why it has it."""
    def check(model_path, calls, names=()):
        import in_openvino
        try:
            model = in_openvino.load(model_path)
        except Exception as error:
            return "wrong", f"does not load: {' '.join(str(error).split())[-300:]}"
        for k, call in enumerate(calls):
            args = suite.flatten(call["inputs"], [])
            if len(args) != len(model.inputs):
                named = dict(zip(names, args)) if len(names) == len(args) else {}
                args = [named[port.any_name] for port in model.inputs if port.any_name in named]
            try:
                got = in_openvino.run(model, args)
            except Exception as error:
                return "wrong", f"call {k} does not run: {' '.join(str(error).split())[-300:]}"
            wanted = suite.flatten(call["outputs"], [])
            if len(wanted) != len(got):
                return "wrong", f"{len(got)} outputs, expected {len(wanted)}"
            for j, (w, g) in enumerate(zip(wanted, got)):
                reason = suite.differs(w, g)
                if reason:
                    return "wrong", f"call {k}, output {j}: {reason}"
        return "pass", ""

    return check


def load_suite(args):
    """Its run.py, with another check."""
    spec = importlib.util.spec_from_file_location("suite_run", os.path.join(args.suite, "run.py"))
    suite = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(suite)
    suite.check = checker(suite)
    if not args.declared:
        suite.TOLD.append("--allow-fixed-dims")
    return suite


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--suite", required=True)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--corpus", help="another one than the suite's: all of its cases count")
    parser.add_argument("--only", default="*")
    parser.add_argument("--every", type=int, default=1, help="one case of so many")
    parser.add_argument("--opset", type=int, default=20)
    parser.add_argument("--declared", action="store_true")
    parser.add_argument("--target", default="openvino")
    parser.add_argument("--json")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--timeout", type=float, default=120)
    parser.add_argument("--least", type=float, default=95, help="percent that have to be right")
    args = parser.parse_args()
    args.extra = ["--seed=1", f"--target={args.target}"]
    suite = load_suite(args)
    import torch
    torch.set_num_threads(1)
    corpus = args.corpus or os.path.join(args.suite, "cases")
    names = sorted(os.listdir(corpus)) if args.corpus else sorted(read_list(os.path.join(HERE, "passing.txt")))
    names = [name for name in names if fnmatch.fnmatch(name, args.only)][:: args.every]
    with ThreadPoolExecutor(args.jobs) as pool:
        results = dict(zip(names, pool.map(lambda name: suite.forked(args, os.path.join(corpus, name)), names)))
    known_wrong = read_list(os.path.join(HERE, "openvino-wrong.txt"))
    bad = {name: r for name, r in results.items() if r["status"] not in ("pass", "refused")}
    for name, result in bad.items():
        print(f"{name}: {result['status']}{' (known)' * (name in known_wrong)}: {result.get('why', '')}")
    reasons = collections.Counter(r.get("why", "")[:150] for r in results.values() if r["status"] == "refused")
    for reason, count in reasons.most_common(30):
        print(f"{count:5}  {reason}")
    if args.json:
        with open(args.json, "w") as file:
            json.dump(results, file, indent=1, sort_keys=True)
    passed = sum(r["status"] == "pass" for r in results.values())
    failed = len(bad.keys() - known_wrong)
    right = 100 * passed / max(len(results), 1)
    print(f"of {len(results)} cases {right:.1f} % are right, {len(results) - passed - len(bad)} refused, {len(bad)} wrong")
    if right < args.least:
        print(f"{args.least} % have to be right")
        failed += 1
    print(f"{passed} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
