#!/usr/bin/env python3
"""Whether another build says and writes the same, to the byte: for changes that are to change nothing.

    compare_builds.py collect PROGRAMS [TEST …]   # runs lit tests; keeps every call of the tool, and the files that it reads
    compare_builds.py record RECORD --tool TOOL [--programs PROGRAMS] [--corpus CASES …]
    compare_builds.py compare RECORD --tool TOOL [--programs …] [--corpus …]

Of each call three things are recorded as hashes: the simplified text, what was printed with the exit code, and the files
that were written. A case of a corpus is a folder with model.pt, inputs.pt and spec.json, and makes two calls: by its
examples, and by declared sizes alone. `--every N` takes a fixed Nth of all, by the hash of its name; `--part I/N` tells
which. A call that takes longer than `--timeout` is left out on either side: how fast a machine is is no difference."""
import argparse
import concurrent.futures
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SIMPLIFIED = "// -----// IR Dump After"


def digest(*parts):
    h = hashlib.sha256()
    for part in parts:
        h.update(part if isinstance(part, bytes) else part.encode(errors="surrogateescape"))
        h.update(b"\0")
    return h.hexdigest()[:20]


#===-- Calls ------------------------------------------------------------------------------------------------------===//


def keep_call(programs, argv):
    """Keeps a call: the files that it reads by their hash, and its arguments with `@hash/name` in their place."""
    kept, is_output = [], False
    for arg in argv:
        flag, equals, value = arg.partition("=") if arg.startswith("-") else ("", "", arg)
        if is_output:
            value = os.path.basename(value)
        elif value and os.path.isfile(value):
            with open(value, "rb") as f:
                name = f"{digest(f.read())}/{os.path.basename(value)}"
            target = os.path.join(programs, "files", name)
            if not os.path.exists(target):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copyfile(value, target)
            value = "@" + name
        elif flag == "-o":
            value = os.path.basename(value)
        is_output = arg == "-o"
        kept.append(flag + equals + value)
    text = json.dumps(kept)
    with open(os.path.join(programs, "calls", digest(text)), "w") as f:
        f.write(text)


def collect(args):
    """Runs tests with a tool in front of the real one that keeps its calls."""
    programs = os.path.abspath(args.programs)
    for folder in ("bin", "calls", "files"):
        os.makedirs(os.path.join(programs, folder), exist_ok=True)
    for tool in os.listdir(os.path.dirname(args.tool)):
        path = os.path.join(programs, "bin", tool)
        if not os.path.lexists(path):
            os.symlink(os.path.join(os.path.dirname(args.tool), tool), path)
    shim = os.path.join(programs, "bin", os.path.basename(args.tool))
    os.remove(shim)
    with open(shim, "w") as f:
        f.write(f"#!/bin/sh\n{sys.executable} -S {os.path.abspath(__file__)} keep {programs} -- \"$@\" </dev/null\n"
                f"exec {args.tool} \"$@\"\n")
    os.chmod(shim, 0o755)
    tests = args.tests or [os.path.join(ROOT, "build", "test")]
    subprocess.run(["lit", "-s", f"-j{args.jobs}", "-D", f"tools={os.path.dirname(shim)}", *tests])
    print(len(os.listdir(os.path.join(programs, "calls"))), "calls")


def calls_of_programs(programs):
    for name in sorted(os.listdir(os.path.join(programs, "calls"))):
        with open(os.path.join(programs, "calls", name)) as f:
            argv = json.load(f)
        # It tells how long passes took.
        if "--verbose" in argv:
            continue
        yield name, [arg.replace("@", os.path.join(os.path.abspath(programs), "files", ""), 1)
                     if arg.startswith("@") or "=@" in arg else arg for arg in argv]


def calls_of_corpus(corpus):
    for name in sorted(os.listdir(corpus)):
        case = os.path.join(corpus, name)
        if not os.path.exists(f"{case}/spec.json"):
            continue
        with open(f"{case}/spec.json") as f:
            inputs = json.load(f)["inputs"]
        convert = ["--decompose", "--emit-onnx", f"{case}/model.pt", "-o", "model.onnx", "--allow-fixed-dims"]
        flags = ["--example-inputs", f"{case}/inputs.pt"]
        for arg in inputs:
            varies = [str(i) for i, size in enumerate(arg["shape"]) if size == -1]
            if varies:
                flags += ["--dynamic", f"{arg['name']}:{','.join(varies)}"]
        yield f"{name} by examples", convert + flags
        flags = []
        for arg in inputs:
            sizes = ",".join("?" if size == -1 else str(size) for size in arg["shape"])
            flags += ["--input", f"{arg['name']}={arg['dtype']}[{sizes}]"]
        yield f"{name} by sizes", convert + flags


#===-- Running ----------------------------------------------------------------------------------------------------===//


def run(tool, argv, timeout):
    """The hashes of what a call gives; None if it takes too long."""
    with tempfile.TemporaryDirectory() as folder:
        command = [tool, *argv, "--mlir-print-ir-after=torch-simplify"]
        try:
            p = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=timeout,
                               env={**os.environ, "OMP_NUM_THREADS": "1"})
        except subprocess.TimeoutExpired:
            return None
        said, simplified, inside = [], [], False
        for line in p.stderr.decode(errors="surrogateescape").splitlines():
            # What a pass prints ends with the module.
            inside = inside or line.startswith(SIMPLIFIED)
            (simplified if inside else said).append(line.replace(folder, ""))
            inside = inside and line != "}" and not line.startswith("module {}")
        files = []
        for at, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                with open(os.path.join(at, name), "rb") as f:
                    files += [name, f.read()]
        output = p.stdout.replace(folder.encode(), b"")
        return {"simplified": digest("\n".join(simplified)), "said": digest("\n".join(said), output, str(p.returncode)),
                "files": digest(*files)}


def run_all(args):
    calls = list(calls_of_programs(args.programs)) if args.programs else []
    for corpus in args.corpus:
        calls += calls_of_corpus(corpus)
    part, parts = map(int, args.part.split("/")) if args.part else (0, args.every)
    calls = [call for call in calls if int(digest(call[0]), 16) % parts == part]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        results = pool.map(lambda call: run(args.tool, call[1], args.timeout), calls)
        return dict(zip((name for name, _ in calls), results)), dict(calls)


def record(args):
    results, _ = run_all(args)
    known = {}
    if os.path.exists(args.record):
        with open(args.record) as f:
            known = json.load(f)
    known.update(results)
    with open(args.record, "w") as f:
        json.dump(known, f, indent=0, sort_keys=True)
    print(f"{len(results)} calls recorded, {sum(r is None for r in results.values())} of them took too long")


def compare(args):
    with open(args.record) as f:
        known = json.load(f)
    results, calls = run_all(args)
    same = different = left_out = 0
    for name, now in results.items():
        before = known.get(name)
        if before is None or now is None:
            left_out += 1
        elif before == now:
            same += 1
        else:
            different += 1
            print(f"{name}: {', '.join(part for part in now if now[part] != before[part])} differ\n"
                  f"    {' '.join(calls[name])}")
    print(f"{same} calls are the same, {different} differ, {left_out} were left out")
    return int(different > 0)


def main():
    if sys.argv[1:2] == ["keep"]:
        return keep_call(sys.argv[2], sys.argv[4:])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--tool", default=os.path.join(ROOT, "build", "bin", "torch-onnx-opt"), type=os.path.abspath)
    common.add_argument("--jobs", type=int, default=os.cpu_count())
    one = commands.add_parser("collect", parents=[common])
    one.add_argument("programs")
    one.add_argument("tests", nargs="*")
    one.set_defaults(run=collect)
    for name, function in (("record", record), ("compare", compare)):
        one = commands.add_parser(name, parents=[common])
        one.add_argument("record")
        one.add_argument("--programs")
        one.add_argument("--corpus", action="append", default=[])
        one.add_argument("--every", type=int, default=1)
        one.add_argument("--part", help="I/N")
        one.add_argument("--timeout", type=float, default=120)
        one.set_defaults(run=function)
    args = parser.parse_args()
    return args.run(args)


if __name__ == "__main__":
    sys.exit(main())
