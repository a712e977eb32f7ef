#!/usr/bin/env python3
"""Writes the table of folders in docs/architecture.md: what is where, how much, and who includes whom.

    tools/dev/layout.py [--check]

With --check nothing is written: it fails where the table says something else (lines may differ by some). A file that includes
what MAY_INCLUDE does not let its folder include fails, too, and so do files and functions that are too long, and classes with too
many methods. A room of Simplify may include what passes/Simplify/CMakeLists.txt lets it call."""
import os
import re
import subprocess
import sys

from cpp_braces import blocks_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGE = "docs/architecture.md"
BEGIN, END = "<!-- layout: written by tools/dev/layout.py -->\n", "<!-- layout: end -->\n"
ROOMS = "passes/Simplify"
MOST_LINES_OF_FILE, MOST_LINES_OF_FUNCTION, MOST_METHODS_OF_CLASS = 600, 80, 40
# From the bottom; each is a folder with its files alone, not those of the folders in it.
FOLDERS = {
    "include/torch-onnx-opt": "headers that cross these lines; `Convert.h` is the public one",
    "lib/Support": "where lines and weights come from, files that are written whole, target profiles, the element types of ONNX",
    "dialects/Torch": "the dialect; sizes and their symbols",
    "dialects/ONNX": "the dialect",
    "lib/Oracle": "what LibTorch knows",
    "lib/Import": "archives to the torch dialect",
    "lib/Export": "the onnx dialect to protobuf",
    "passes/Utils": "what stages share",
    "passes/Simplify/values": "plain data: values, options, findings",
    "passes/Simplify/heap": "objects, their changes, who may be whom",
    "passes/Simplify/inputs": "what is said of the arguments",
    "passes/Simplify/sizes": "what is known of sizes and bools; what an operator demands of them",
    "passes/Simplify/graph": "the function that is built, and from where the run can tell sizes",
    "passes/Simplify/memory": "tensors and their views: reads, writes, layouts, what a view operator does",
    "passes/Simplify/calls": "what the function of an operator is given, and the two ways up",
    "passes/Simplify/lists": "the forms of lists; containers and their operators",
    "passes/Simplify/operators": "functions by operator, and who evaluates a call",
    "passes/Simplify/control": "branches and loops, and what they leave",
    "passes/Simplify/program": "the walk, attributes and state, arguments and results",
    "passes/Simplify/solve": "what a program demands of sizes, and why it is run again",
    "passes/Simplify": "the pass, and what other stages may use of it",
    "passes/Decompose": "rules, a file a family",
    "passes/Convert": "rules, a file a family",
    "passes/Finalize": "clean-up and the target's element types",
    "passes": "the pipeline, and passes of no stage",
    "lib/Compiler": "all of it as one call",
    "tools/torch-onnx-opt": "the driver",
    "python": "the package, over that call",
}


PUBLIC, TORCH, ONNX, UTILS = "include/torch-onnx-opt", "dialects/Torch", "dialects/ONNX", "passes/Utils"
PASSES = "passes/Passes.h"  # What is made of Passes.td: each pass is declared there.
# What the files of a folder may include of the project beside their own folder and, for rooms, those that they may call: folders,
# or headers of one that are its door.
MAY_INCLUDE = {
    PUBLIC: [],
    "lib/Support": [PUBLIC],
    "dialects": [],
    TORCH: ["dialects", PUBLIC],
    ONNX: ["dialects", PUBLIC],
    "dialects/ONNX/generate": [],
    "lib/Oracle": [PUBLIC, TORCH],
    "lib/Oracle/check": [PUBLIC, "lib/Oracle"],
    "lib/Import": [PUBLIC, TORCH, "lib/Oracle"],
    "lib/Export": [PUBLIC, ONNX],
    UTILS: [PUBLIC, TORCH],
    "passes/Simplify/values": [TORCH],
    "passes/Simplify/heap": [],
    "passes/Simplify/inputs": [TORCH],
    "passes/Simplify/sizes": [PUBLIC, TORCH, UTILS],
    "passes/Simplify/graph": [TORCH, UTILS],
    "passes/Simplify/memory": [PUBLIC, TORCH],
    "passes/Simplify/calls": [TORCH],
    "passes/Simplify/lists": [UTILS],
    "passes/Simplify/operators": [TORCH, UTILS],
    "passes/Simplify/control": [TORCH, UTILS],
    "passes/Simplify/program": [TORCH, UTILS],
    "passes/Simplify/solve": [TORCH],
    "passes/Simplify": [PUBLIC, TORCH, PASSES, UTILS, *(f"{ROOMS}/{room}" for room in ("values", "inputs", "operators", "program", "solve"))],
    "passes/Convert": [PUBLIC, TORCH, ONNX, PASSES, UTILS],
    "passes/Decompose": [PUBLIC, TORCH, PASSES, UTILS, "passes/Convert", f"{ROOMS}/Interpreter.h"],
    "passes/Finalize": [PUBLIC, ONNX, PASSES, UTILS],
    "passes": [PUBLIC, TORCH, ONNX],
    "lib/Compiler": [PUBLIC, TORCH, ONNX, "passes", UTILS, "passes/Convert", "passes/Decompose", f"{ROOMS}/Interpreter.h",
                     f"{ROOMS}/memory/Functional.h"],
    "tools/torch-onnx-opt": [PUBLIC, "lib/Compiler"],
    "tools/torch-onnx-lsp-server": [PUBLIC, "lib/Compiler"],
    "tools/torch-onnx-reduce": [PUBLIC, "lib/Compiler", PASSES],
    "python": [PUBLIC],
    "examples/embed": [PUBLIC],
    "test/Driver/Inputs": [],
    "test/lib": [PUBLIC, TORCH, "lib/Compiler", PASSES, "passes/Convert", "passes/Decompose"],
}
# Who may include what others made: LibTorch's headers and ONNX's, which bring protobuf's, are never in one file.
OTHERS = {
    r"(torch|ATen|c10|caffe2)/": ["lib/Import", "lib/Oracle"],
    r"(onnx|google)/|onnx[\w.-]*pb": ["lib/Export", "dialects/ONNX/generate"],
}


def tracked(*patterns):
    """The files of the repository that match, with those that are to be added to it."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.split()
    return sorted(name for name in set(listed) if os.path.exists(os.path.join(ROOT, name)))


def read(name):
    with open(os.path.join(ROOT, name)) as f:
        return f.read()


def sources(folder):
    names = sorted(os.listdir(os.path.join(ROOT, folder)))
    return [f"{folder}/{name}" for name in names if name.endswith((".cpp", ".h", ".td"))]


def included(name):
    """The headers that a file includes: those of the project by their place in it, others as they are named."""
    for header in re.findall(r'^\s*#\s*include\s*["<]([^">]+)[">]', read(name), re.M):
        places = (os.path.normpath(os.path.join(folder, header)) for folder in (os.path.dirname(name), "", "include"))
        yield next((place for place in places if os.path.isfile(os.path.join(ROOT, place))), header)


def short(folder):
    return folder.replace("include/", "").replace(ROOMS + "/", "")


def table():
    rows = ["| folder | what | files | lines | includes |", "|---|---|---|---|---|"]
    for folder, what in FOLDERS.items():
        files = sources(folder)
        lines = sum(read(name).count("\n") for name in files)
        uses = {os.path.dirname(header) for name in files for header in included(name)} - {folder}
        names = ", ".join(short(used) for used in FOLDERS if used in uses)
        rows.append(f"| `{folder}/` | {what} | {len(files)} | {round(lines, -2)} | {names} |")
    return "\n".join(rows) + "\n"


def rooms():
    """The rooms of Simplify, each with those that it may call."""
    found = re.findall(r"^torchonnx_add_room\((\w+)(?: USES ([\w ]+))?\)", read(f"{ROOMS}/CMakeLists.txt"), re.M)
    return {f"{ROOMS}/{name}": [f"{ROOMS}/{used}" for used in uses.split()] for name, uses in found}


def includes_not_allowed():
    called = rooms()
    for name in tracked("*.cpp", "*.h"):
        folder = os.path.dirname(name)
        if folder not in MAY_INCLUDE:
            yield f"{name}: MAY_INCLUDE does not say what files of {folder}/ may include"
            continue
        allowed = [folder, *MAY_INCLUDE[folder], *called.get(folder, [])]
        for header in included(name):
            if os.path.isfile(os.path.join(ROOT, header)):
                if header not in allowed and os.path.dirname(header) not in allowed:
                    yield f"{name} includes {header}, but {folder}/ may include {', '.join(allowed[1:]) or 'nothing else'} only"
            for pattern, folders in OTHERS.items():
                if re.match(pattern, header) and folder not in folders:
                    yield f"{name} includes {header}, and only {' and '.join(folders)} may"


def too_large():
    """Files, functions and classes that are larger than a reader can hold."""
    for name in tracked("*.cpp", "*.h", "*.td"):
        text = read(name)
        lines = text.count("\n")
        if lines > MOST_LINES_OF_FILE:
            yield f"{name} has {lines} lines, and a file at most {MOST_LINES_OF_FILE}"
        for block in [] if name.endswith(".td") else blocks_of(text):
            lines = block.end - block.begin + 1
            if block.is_function() and lines > MOST_LINES_OF_FUNCTION:
                yield f"{name}:{block.begin}: a function of {lines} lines, and one has at most {MOST_LINES_OF_FUNCTION}"
            if block.class_name() and len(block.methods()) > MOST_METHODS_OF_CLASS:
                yield f"{name}:{block.begin}: {block.class_name()} has {len(block.methods())} methods, and may have {MOST_METHODS_OF_CLASS}"


def differs(said, now):
    """Whether two tables differ in more than a few lines or a file."""
    cells = [[row.split("|") for row in text.splitlines()] for text in (said, now)]
    if len(cells[0]) != len(cells[1]):
        return True
    for a, b in zip(*cells):
        numbers = [(x, y) for x, y in zip(a, b) if x.strip().isdigit() and y.strip().isdigit()]
        if [x for x in a if not x.strip().isdigit()] != [y for y in b if not y.strip().isdigit()]:
            return True
        if any(abs(int(x) - int(y)) > max(2, int(y) // 20 + 200 * (int(y) > 99)) for x, y in numbers):
            return True
    return False


def main():
    before, rest = read(PAGE).split(BEGIN)
    said, after = rest.split(END)
    wrong = [*includes_not_allowed(), *too_large()]
    for line in wrong:
        print(line, file=sys.stderr)
    now = table()
    if "--check" not in sys.argv:
        with open(os.path.join(ROOT, PAGE), "w") as f:
            f.write(before + BEGIN + now + END + after)
    elif differs(said, now):
        print(f"the table in {PAGE} says something else: write it with tools/dev/layout.py\n{now}",
              file=sys.stderr)
        return 1
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
