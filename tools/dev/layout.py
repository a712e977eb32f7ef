#!/usr/bin/env python3
"""Writes the table of folders in docs/architecture.md: what is where, how much, and who includes whom.

    tools/dev/layout.py [--check]

With --check nothing is written: it fails where the table says something else (lines may differ by some), and where a room
of Simplify includes what passes/Simplify/CMakeLists.txt does not let it call, or another stage more than Interpreter.h. A call that needs no include does not link. Functions and
files that are too long fail, too."""
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PAGE = os.path.join(ROOT, "docs", "architecture.md")
BEGIN, END = "<!-- layout: written by tools/dev/layout.py -->\n", "<!-- layout: end -->\n"
ROOMS = "passes/Simplify"
MOST_LINES_OF_FILE, MOST_LINES_OF_FUNCTION = 600, 80
NO_FUNCTION = r"(namespace|class|struct|enum|union|using|public|private|protected|if|for|while|do|switch|else|return|case|default)\b"
# From the bottom; each is a folder with its files alone, not those of the folders in it.
FOLDERS = {
    "include/torch-onnx-opt": "public headers",
    "lib/Support": "diagnostics, reports, target profiles",
    "dialects/Torch": "the dialect; sizes and their symbols",
    "dialects/ONNX": "the dialect",
    "lib/Oracle": "what LibTorch knows",
    "lib/Import": "archives to the torch dialect",
    "lib/Export": "the onnx dialect to protobuf",
    "passes": "the pipeline, and what rules share",
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
    "lib/Compiler": "all of it as one call",
    "tools/torch-onnx-opt": "the driver",
    "python": "the package, over that call",
}


def sources(folder):
    path = os.path.join(ROOT, folder)
    return [os.path.join(path, name) for name in sorted(os.listdir(path)) if name.endswith((".cpp", ".h", ".td"))]


def included(file):
    """The folders of the project whose headers `file` includes, with the header."""
    with open(file) as f:
        for header in re.findall(r'^#include "([^"]+)"', f.read(), re.M):
            folder = os.path.dirname(header)
            folder = "include/torch-onnx-opt" if folder == "torch-onnx-opt" else folder
            if folder in FOLDERS and not header.endswith(".inc"):
                yield folder, header


def short(folder):
    return folder.replace("include/", "").replace(ROOMS + "/", "")


def table():
    rows = ["| folder | what | files | lines | includes |", "|---|---|---|---|---|"]
    for folder, what in FOLDERS.items():
        files = sources(folder)
        lines = sum(sum(1 for _ in open(file)) for file in files)
        uses = {used for file in files for used, _ in included(file)} - {folder}
        names = ", ".join(short(used) for used in FOLDERS if used in uses)
        rows.append(f"| `{folder}/` | {what} | {len(files)} | {round(lines, -2)} | {names} |")
    return "\n".join(rows) + "\n"


def includes_upward():
    """What rooms include that they are not to call, and other stages of Simplify."""
    with open(os.path.join(ROOT, ROOMS, "CMakeLists.txt")) as f:
        rooms = {name: uses.split() for name, uses in
                 re.findall(r"^torchonnx_add_room\((\w+)(?: USES ([\w ]+))?\)", f.read(), re.M)}
    doors = [f"{ROOMS}/Interpreter.h", f"{ROOMS}/memory/Functional.h"]
    for outside in FOLDERS:
        for file in [] if outside.startswith(ROOMS) else sources(outside):
            for folder, header in included(file):
                if folder.startswith(ROOMS) and folder != f"{ROOMS}/values" and header not in doors:
                    yield f"{os.path.relpath(file, ROOT)} includes {header}, but other stages may use {', '.join(doors)} only"
    for room, uses in rooms.items():
        for file in sources(f"{ROOMS}/{room}"):
            for folder, header in included(file):
                allowed = [f"{ROOMS}/{name}" for name in [room, *uses]]
                if folder.startswith(ROOMS) and folder not in allowed:
                    yield f"{os.path.relpath(file, ROOT)} includes {header}, but the room {room} may use " \
                          f"{', '.join(uses) or 'none'} only"


def too_long():
    """Functions and files that are longer than a reader can hold, by where clang-format puts their ends."""
    for file in sorted(set(path for folder in FOLDERS if folder != "python" for path in sources(folder))):
        with open(file) as f:
            lines = f.read().splitlines()
        name = os.path.relpath(file, ROOT)
        if len(lines) > MOST_LINES_OF_FILE:
            yield f"{name} has {len(lines)} lines, and a file at most {MOST_LINES_OF_FILE}"
        for indent in ("", "  "):
            begin = None
            for i, line in enumerate(lines):
                if re.match(indent + r"[A-Za-z~]", line) and not re.match(indent + NO_FUNCTION, line):
                    begin = i if begin is None else begin
                if begin is not None and (line.endswith(";") and line.startswith(indent) and not line.startswith(indent + "  ")):
                    begin = None
                if line.startswith(indent + "}"):
                    if begin is not None and line == indent + "}" and i - begin >= MOST_LINES_OF_FUNCTION:
                        yield f"{name}:{begin + 1}: a function of {i - begin + 1} lines, and one has at most {MOST_LINES_OF_FUNCTION}"
                    begin = None


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
    with open(PAGE) as f:
        page = f.read()
    before, rest = page.split(BEGIN)
    said, after = rest.split(END)
    wrong = [*includes_upward(), *too_long()]
    for line in wrong:
        print(line, file=sys.stderr)
    now = table()
    if "--check" not in sys.argv:
        with open(PAGE, "w") as f:
            f.write(before + BEGIN + now + END + after)
    elif differs(said, now):
        print(f"the table in docs/architecture.md says something else: write it with tools/dev/layout.py\n{now}",
              file=sys.stderr)
        return 1
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
