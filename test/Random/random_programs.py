# RUN: %python %s --tool torch-onnx-opt --count 30 --seed 2
"""Random programs over tensors of open sizes, each run by PyTorch and by ONNX Runtime at twelve rows of sizes.

    PYTHONPATH=test/support python test/Random/random_programs.py --tool build/bin/torch-onnx-opt --count 300

A program is cuts, views, writes in place, windows, pieces, branches, loops and numbers of sizes and of data, with numbers from 1
to 5,000; every dim is declared open. What gives another answer than PyTorch, or a file that does not run, is shrunk to a few
lines and printed; so is what ends the compiler. Refusals are counted by their message.

The same seed gives the same programs; without --seed it is a new one, which is printed. As a test the seed is fixed: it is
deterministic, and --not-yet names the programs that are wrong so far."""
import argparse
import collections
import os
import random
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "support"))
import torch
from random_programs.workers import run_programs


def indented(text):
    return "".join(f"    {line}\n" for line in text.splitlines())


def report(index, seed, text, flags, outcome, title):
    row = "" if outcome.row is None else f" at {', '.join(f'{name}={size}' for name, size in outcome.row.items())}"
    print(f"\n{title} {seed}/{index}: {outcome.status} ({outcome.kind}){row}: {outcome.message}\n    # {' '.join(flags)}\n{indented(text)}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="torch-onnx-opt", help="the compiler")
    parser.add_argument("--count", type=int, default=300, help="how many programs")
    parser.add_argument("--seed", help="any text; without it, a new number")
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of the programs to run")
    parser.add_argument("--not-yet", type=int, nargs="*", default=[], help="the numbers of programs that are known to be wrong; one that is right fails")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--attempts", type=int, default=120, help="conversions that shrinking a failure may take")
    parser.add_argument("--most-failed", type=float, default=0.0, help="the part of the programs that may be wrong or crash")
    parser.add_argument("--most-refused", type=float, default=1.0, help="the part of the programs that may be refused")
    parser.add_argument("--show-refused", action="store_true", help="print the refused programs too")
    args = parser.parse_args()
    seed = args.seed or str(random.SystemRandom().randrange(10 ** 9))
    tool = shutil.which(args.tool)
    if not tool:
        sys.exit(f"{args.tool} is not there")
    print(f"seed {seed}", flush=True)
    torch.set_num_threads(1)
    counts, refusals, unexpected = collections.Counter(), collections.Counter(), 0
    indices = range(args.count) if args.only is None else args.only
    for done, (index, text, flags, outcome, small) in enumerate(run_programs(seed, indices, os.path.abspath(tool), args.jobs, args.attempts, args.not_yet), 1):
        counts[outcome.status] += 1
        if outcome.status == "refused":
            refusals[outcome.kind] += 1
        if done % 100 == 0:
            print(f"after {done}: {', '.join(f'{count} {status}' for status, count in counts.most_common())}", flush=True)
        if index in args.not_yet:
            if not outcome.failed:
                print(f"program {seed}/{index} is {outcome.status} now: take it off --not-yet")
                unexpected += 1
            continue
        unexpected += outcome.failed or outcome.status == "skipped"
        if outcome.failed or outcome.status == "skipped" or outcome.status == "refused" and args.show_refused:
            report(index, seed, text, flags, outcome, "program")
        if small:
            report(index, seed, *small, "shrunk to a few lines, program")
    for message, count in refusals.most_common():
        print(f"{count:5} refused: {message}")
    print(", ".join(f"{count} {status}" for status, count in counts.most_common()))
    refused = counts["refused"] > args.most_refused * len(indices)
    if refused:
        print(f"more than {args.most_refused:.0%} are refused")
    # What is within the limit is printed all the same: someone has to look.
    unexpected = unexpected if unexpected > args.most_failed * len(indices) else 0
    failed = unexpected + refused
    print(f"{len(indices) - unexpected} passed, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
