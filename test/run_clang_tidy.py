#!/usr/bin/env python3
"""Holds C++ sources of a build against .clang-tidy and closes with "N passed, N failed".

    run_clang_tidy.py BUILD_DIR             every source
    run_clang_tidy.py BUILD_DIR --every N   one in N, which ones by the commit: a source takes seconds to parse"""
import argparse
import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def git(*words):
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def sources(build):
    """The project's own sources that a build compiles, without what it generates or has fetched."""
    with open(os.path.join(build, "compile_commands.json")) as f:
        files = {os.path.relpath(command["file"], ROOT) for command in json.load(f)}
    return sorted(files.intersection(git("ls-files", "*.cpp")))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--every", type=int, default=1)
    args = parser.parse_args()
    build = os.path.abspath(args.build)

    def place(file):
        return hashlib.sha256((commit + file).encode()).digest()

    def check(file):
        return subprocess.run(["clang-tidy-22", "-p", build, "--quiet", file], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    commit, = git("rev-parse", "HEAD")
    files = sources(build)
    files = sorted(files, key=place)[:-(-len(files) // args.every)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(check, files))
    for result in results:
        if result.returncode:
            print(result.stdout)
    failed = sum(result.returncode != 0 for result in results)
    print(f"{len(files) - failed} passed, {failed or int(not files)} failed")
    return int(failed > 0 or not files)


if __name__ == "__main__":
    sys.exit(main())
