#!/usr/bin/env python3
"""Holds every C++ source of a build against .clang-tidy and closes with "N passed, N failed": run_clang_tidy.py BUILD_DIR"""
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def sources(build):
    """The project's own sources that a build compiles, without what it generates or has fetched."""
    with open(os.path.join(build, "compile_commands.json")) as f:
        files = {os.path.relpath(command["file"], ROOT) for command in json.load(f)}
    tracked = subprocess.run(["git", "ls-files", "*.cpp"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return sorted(files.intersection(tracked))


def main(build):
    def check(file):
        return subprocess.run(["clang-tidy-22", "-p", build, "--quiet", file], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    build = os.path.abspath(build)
    files = sources(build)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(check, files))
    for result in results:
        if result.returncode:
            print(result.stdout)
    failed = sum(result.returncode != 0 for result in results)
    print(f"{len(files) - failed} passed, {failed or int(not files)} failed")
    return int(failed > 0 or not files)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
