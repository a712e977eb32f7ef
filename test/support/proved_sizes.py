"""Programs whose sizes must be proved: each at sizes on both sides of its numbers.

    from proved_sizes import Suite

    s = Suite(not_yet={"halves": "wrong: the cut is folded to nothing"})

    @s.program("x=f32[n,3]", n=(1, 599, 600, 601, 20000))
    def keep_last(x):
        return x[max(x.size(0) - 600, 0):]

    s.run()

The inputs are declared as for --input: a dim that is named is open; behind them, what --dim says of dims. A row has one size of each dim; where there are fewer sizes
of one dim than of another they are taken again from the first. PyTorch must run every row.

`not_yet` names the programs that are not right, and says whether they are "wrong: …" or "refused: …". One of them that is right
fails the test, so that the list only shrinks; so does one that was refused and is wrong now. With names of programs as arguments
only those are run; with SHOW_NOT_YET=1 in the environment it is told what the listed ones do."""
import os
import sys
import tempfile

import torch
from endtoend import convert, load, run, save
from random_programs.outcome import difference, misdeclared
from random_programs.rows import make_inputs


def parse_input(text):
    """(name, dtype, dims) of x=f32[n,3]."""
    name, _, rest = text.partition("=")
    dtype, _, dims = rest.rstrip("]").partition("[")
    return name, dtype, [dim for dim in dims.split(",") if dim]


class Suite:
    def __init__(self, not_yet=()):
        self.not_yet, self.programs = dict(not_yet), []

    def program(self, *inputs, **sizes):
        """Adds a function, or a class of modules."""
        sizes = {name: of if isinstance(of, (tuple, list, range)) else (of, ) for name, of in sizes.items()}
        rows = [{name: of[i % len(of)] for name, of in sizes.items()} for i in range(max(map(len, sizes.values())))]

        def add(target):
            self.programs.append((target, inputs, rows))
            return target
        return add

    def outcome(self, target, inputs, rows):
        """("right" or "wrong" or "refused", why)."""
        torch.manual_seed(0)
        parsed = [parse_input(text) for text in inputs if "[" in text]
        with tempfile.TemporaryDirectory() as tmp:
            archive, model = os.path.join(tmp, "model.pt"), os.path.join(tmp, "model.onnx")
            save(target() if isinstance(target, type) else target, archive)
            reference = torch.jit.load(archive)
            calls = [make_inputs(parsed, row, seed) for seed, row in enumerate(rows)]
            with torch.no_grad(), torch.jit.optimized_execution(False):
                wanted = [reference(*[x.clone() for x in call]) for call in calls]
            process = convert(archive, model, *[flag for text in inputs for flag in ("--input" if "[" in text else "--dim", text)])
            if process.returncode < 0 or process.returncode > 100 or "internal error" in process.stderr:
                return "wrong", f"the compiler ends with {process.returncode}: {process.stderr[-300:]}"
            if process.returncode:
                return "refused", process.stderr.strip()
            try:
                session = load(model)
            except Exception as error:
                return "wrong", f"the file does not load: {error}"
            for row, call, want in zip(rows, calls, wanted):
                try:
                    got = run(session, call)
                    found = difference(want, got) or misdeclared(session, call, got)
                except Exception as error:
                    found = "run", str(error)
                if found:
                    return "wrong", f"at {', '.join(f'{name}={size}' for name, size in row.items())}: {': '.join(found)}"
        return "right", ""

    def run(self):
        failures, names = [], [target.__name__ for target, _, _ in self.programs]
        assert len(set(names)) == len(names), "two programs have one name"
        assert self.not_yet.keys() <= set(names), f"no program is named {sorted(self.not_yet.keys() - set(names))}"
        counts = {}
        for target, inputs, rows in self.programs:
            name = target.__name__
            if sys.argv[1:] and name not in sys.argv[1:]:
                continue
            try:
                status, why = self.outcome(target, inputs, rows)
            except Exception as error:
                status, why = "broken", str(error)
            counts[status] = counts.get(status, 0) + 1
            expected = self.not_yet.get(name, "right").split(":")[0]
            fine = status == expected or (expected, status) == ("wrong", "refused")
            if status == "right" and expected != "right":
                why = "it is right now: take it off the list"
            if not fine:
                failures.append(name)
            if not fine or os.environ.get("SHOW_NOT_YET") and status != "right":
                print(f"{'' if fine else 'FAILED '}{name}: {status}: {why.strip()}", file=sys.stderr, flush=True)
        print(", ".join(f"{count} {status}" for status, count in sorted(counts.items())))
        if failures:
            sys.exit(f"{len(failures)} programs failed: {' '.join(failures)}")
