"""A smaller program with the same fault: fewer results, statements and words, then smaller numbers."""
import re

from random_programs.outcome import evaluate
from random_programs.program import VARIABLE, Program, Statement
from random_programs.rows import ROWS, numbers_in, random_rows, seeded

INDENT = "    "


class Shrinker:
    def __init__(self, program, rows, outcome, tool, attempts):
        self.program, self.outcome, self.tool, self.attempts = program, outcome, tool, attempts
        self.tried = set()

    def rows_for(self, program):
        """Where the fault was, at that and at its multiples, and rows around the program's numbers."""
        names = list(dict.fromkeys(dim for _, _, dims in program.inputs for dim in dims))
        rows = [{name: self.outcome.row.get(name, 2) for name in names}] if self.outcome.row else []
        rng = seeded("shrink", program.text())
        return rows + random_rows(rng, program.inputs, numbers_in(program.text()), ROWS, rows)

    def accept(self, candidate):
        """Whether the candidate has the fault too; then it is the program."""
        text = candidate.text() + " ".join(candidate.flags())
        if self.attempts <= 0 or text in self.tried or not candidate.is_defined():
            return False
        self.tried.add(text)
        self.attempts -= 1
        found = evaluate(candidate, self.rows_for(candidate), self.tool, self.outcome.seed)
        if (found.status, found.kind) != (self.outcome.status, self.outcome.kind):
            return False
        self.program, self.outcome = candidate, found
        return True

    def with_statements(self, statements):
        return Program(self.program.inputs, statements, self.program.results)

    def results(self):
        """One result, or as few as there can be."""
        for result in self.program.results:
            if len(self.program.results) > 1 and self.accept(self.trim(Program(self.program.inputs, self.program.statements, [result]))):
                return True
        for result in list(self.program.results):
            rest = [r for r in self.program.results if r != result]
            if rest and self.accept(Program(self.program.inputs, self.program.statements, rest)):
                return True
        return False

    def trim(self, program):
        """Without what the results cannot depend on, where it is plain."""
        statements = list(program.statements)
        for statement in reversed(program.statements):
            after = statements[statements.index(statement) + 1:]
            others = {name for s in after for name in s.used} | {name for r in program.results for name in VARIABLE.findall(r)}
            if statement.assigned and not statement.writes and not others & set(statement.assigned):
                statements.remove(statement)
        return Program(program.inputs, statements, program.results)

    def statements(self):
        for i in reversed(range(len(self.program.statements))):
            rest = self.program.statements[:i] + self.program.statements[i + 1:]
            if self.accept(self.with_statements(rest)):
                return True
        return False

    def lines(self):
        """A line of a block less, or a branch or loop that is only its body."""
        for i, statement in enumerate(self.program.statements):
            for lines in shorter_blocks(statement.lines):
                if self.replace(i, lines):
                    return True
        return False

    def replace(self, i, lines):
        try:
            statement = Statement(lines, writes=self.program.statements[i].writes)
        except SyntaxError:
            return False
        statements = list(self.program.statements)
        statements[i] = statement
        return self.accept(self.with_statements(statements))

    def names(self):
        """An older variable in the place of one that a statement makes."""
        known = [name for name, _, _ in self.program.inputs]
        for i, statement in enumerate(self.program.statements):
            for name in statement.assigned:
                for other in [k for k in known if (k[0] in "txy") == (name[0] in "txy") and k != name and k[0] not in "lfb"]:
                    statements = self.program.statements[:i] + [substituted(s, name, other) for s in self.program.statements[i + 1:]]
                    results = [re.sub(rf"\b{name}\b", other, r) for r in self.program.results]
                    if None not in statements and self.accept(Program(self.program.inputs, statements, list(dict.fromkeys(results)))):
                        return True
                known.append(name)
        return False

    def words(self):
        """A part of an expression in the place of all of it, or a method call left out."""
        for i, statement in enumerate(self.program.statements):
            for j, line in enumerate(statement.lines):
                for shorter in shorter_lines(line):
                    if self.replace(i, statement.lines[:j] + [shorter] + statement.lines[j + 1:]):
                        return True
        return False

    def numbers(self):
        for value in sorted(numbers_in(self.program.text()), reverse=True):
            for smaller in dict.fromkeys([3, 2, 10, 100, 1000, value // 10, value // 2]):
                if 0 < smaller < value:
                    statements = [substituted(s, str(value), str(smaller)) for s in self.program.statements]
                    if None not in statements and self.accept(self.with_statements(statements)):
                        return True
        return False

    def inputs(self):
        """Fewer inputs, and fewer dims of them."""
        used = {name for s in self.program.statements for name in s.used} | set(self.program.results)
        for i, (name, dtype, dims) in enumerate(self.program.inputs):
            rest = self.program.inputs[:i] + self.program.inputs[i + 1:]
            if name not in used and rest and self.accept(Program(rest, self.program.statements, self.program.results)):
                return True
            for smaller in [dims[:d] + dims[d + 1:] for d in range(len(dims))] if len(dims) > 1 else []:
                inputs = list(self.program.inputs)
                inputs[i] = (name, dtype, smaller)
                if self.accept(Program(inputs, self.program.statements, self.program.results)):
                    return True
        return False

    def run(self):
        moves = [self.results, self.statements, self.lines, self.names, self.words, self.inputs, self.numbers]
        while self.attempts > 0 and any(move() for move in moves):
            pass
        return self.program, self.outcome


def substituted(statement, name, other):
    try:
        return Statement([re.sub(rf"(?<![\w.]){name}(?![\w.])" if name.isdigit() else rf"\b{name}\b", other, line) for line in statement.lines],
                         writes=statement.writes)
    except SyntaxError:
        return None


def shorter_blocks(lines):
    """The lines less one, and without a head: its body moves to the left."""
    if len(lines) < 2:
        return
    for i, line in enumerate(lines):
        depth = len(line) - len(line.lstrip())
        end = i + 1
        while end < len(lines) and len(lines[end]) - len(lines[end].lstrip()) > depth:
            end += 1
        yield lines[:i] + lines[end:]
        if line.rstrip().endswith(":"):
            body = [inner[len(INDENT):] for inner in lines[i + 1:end]]
            rest = lines[end:]
            if rest and rest[0].strip() == "else:":
                yield lines[:i] + body + rest[2:]
                yield lines[:i] + [inner[len(INDENT):] for inner in rest[1:]]
            if line.lstrip().startswith("for "):
                yield lines[:i] + ["    " * (depth // 4) + "i = 0", *body] + rest
            else:
                yield lines[:i] + body + rest


def closing(text, start):
    """Where the bracket that opens at `start` closes."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in "([") - (text[i] in ")]")
        if depth == 0:
            return i
    return None


def shorter_lines(line):
    """The line with a call or a cut replaced by what it is of, or by one of its arguments; with a term of a sum left out."""
    for start in [i for i, c in enumerate(line) if c in "(["]:
        end = closing(line, start)
        if end is None:
            continue
        before = re.search(r"((?:\.\w+)|(?<!\w)\w[\w.]*)?$", line[:start])
        arguments = split_arguments(line[start + 1:end])
        if before and before[0].startswith("."):
            yield line[:start - len(before[0])] + line[end + 1:]
        if line[start] == "[" and start and line[start - 1] in "])" or line[start] == "[" and start and (line[start - 1].isalnum()):
            yield line[:start] + line[end + 1:]
        elif line[start] == "(" and not (before and before[0].startswith(".")):
            head = line[:start - len(before[0] or "")] if before else line[:start]
            for argument in arguments:
                if "=" not in argument.replace("==", ""):
                    yield head + argument.strip() + line[end + 1:]
    for operator in (" + ", " - ", " * ", " // ", " % ", " & ", " >> ", " / "):
        for found in re.finditer(re.escape(operator) + r"(\w+(\.\w+)?)", line):
            yield line[:found.start()] + line[found.end():]


def split_arguments(text):
    parts, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([") - (c in ")]")
        if c == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    return [part for part in parts + [text[start:]] if part.strip()]


def shrink(program, rows, outcome, tool, attempts=150):
    """(program, outcome): the smallest that was found with so many conversions."""
    return Shrinker(program, rows, outcome, tool, attempts).run()
