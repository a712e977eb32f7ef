#!/usr/bin/env python3
"""Does what a page of the documentation tells to do, in an empty folder: run_document.py PAGE.md

A code block whose first line is a comment with a file's name (`# model.py`, `// model.mlir`) is that file; a later block
with the same name replaces it. With a path (`// passes/X.cpp`), it is a piece of that file of the repository. In a `console` block, what follows `$ ` is run by bash (a line that ends in a backslash goes
on), and the lines after it are what it prints: `...` stands for any text in a line or, alone, for any lines. A command
that is said to print `error:` must fail, any other must not."""
import os
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"(?:#|//) ([\w./-]+\.\w+)\n")
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def parse(text):
    """The steps of a page: ("file", name, text) and ("run", command, expected lines)."""
    for kind, body in BLOCK.findall(text):
        if kind != "console":
            if named := FILE.match(body):
                yield "file", named[1], body
            continue
        for step in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            command, rest = re.fullmatch(r"((?:[^\n]*\\\n)*[^\n]*)\n?(.*)", step, re.DOTALL).groups()
            yield "run", command, rest.rstrip("\n").splitlines()


def matches(expected, output):
    pattern = "".join(r"(?:[^\n]*\n)*?" if line.strip() == "..." else r"[^\n]*?".join(map(re.escape, line.split("..."))) + r"\n"
                      for line in expected)
    output = output.rstrip("\n")
    return re.fullmatch(pattern, output + "\n" if output else "") is not None


def main(page):
    page = os.path.abspath(page)
    # What the page says `python` to is this one.
    path = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    ran = 0
    with open(page) as f, tempfile.TemporaryDirectory() as folder:
        for kind, name, rest in parse(f.read()):
            if kind == "file" and "/" in name:
                with open(os.path.join(ROOT, name)) as f:
                    assert rest.split("\n", 1)[1].strip("\n") in f.read(), f"{name} has no such lines:\n{rest}"
                continue
            if kind == "file":
                with open(os.path.join(folder, name), "w") as f:
                    f.write(rest)
                continue
            process = subprocess.run(["bash", "-c", name], cwd=folder, env={**os.environ, "PATH": path, "PYTHONWARNINGS": "ignore"},
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            output = process.stdout
            fails = any("error:" in line for line in rest)
            if (process.returncode != 0) != fails or not matches(rest, output):
                sys.exit(f"$ {name}\nexit code {process.returncode}\n--- the page says\n" + "\n".join(rest) + f"\n--- it printed\n{output}")
            ran += 1
    assert ran, "the page runs nothing"
    print(f"{ran} commands")


if __name__ == "__main__":
    main(*sys.argv[1:])
