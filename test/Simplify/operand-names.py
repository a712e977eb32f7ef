r"""Names by which Simplify asks for operands are those of operators that come there.

An operand is found by its name when a call is evaluated, so that a misspelt name would show only where no test goes, and in
`has` not even there. Here each is held against PyTorch's schemas: of the operators whose rows lead to the function, from one
to another as long as the call goes along, and of all operators where no row does.

RUN: %python %s
"""
import collections
import glob
import os
import re

import torch

ROOMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "passes", "Simplify")

schemas = collections.defaultdict(set)
for schema in torch._C._jit_get_all_schemas():
    names = {argument.name for argument in schema.arguments}
    overload = f"{schema.name}.{schema.overload_name}" if schema.overload_name else schema.name
    schemas[schema.name] |= names
    schemas[overload] |= names
every_name = set().union(*schemas.values())

FUNCTION = re.compile(r"^((?:\w[^;{}()]*\W)?([\w:]+)\([^;{}]*\)[^;{}()]*) \{\n(.*?)^\}", re.M | re.S)
CALL = re.compile(r"\b(\w+)\((?:call|get|slice|rest|join|write|operands)[,)]")
# Where a name is asked for, and what stands there for one that is written elsewhere.
ASKED = re.compile(r"\.(?:arg|position|has|operand|askedFor)\(|\boperandOf\((?!Operation)|(?:\b(?:args|given|operands|slice)|\})\[|\bgiven\(")
ELSEWHERE = re.compile(r"name|operand|given|index|\w+Operand\(\w+\)")

# What a predicate says of a name, so that conditions that ask it are read as those that do not.
PREDICATE = re.compile(r"(?:inline|static) bool (is\w+)\((?:llvm::)?StringRef name\) \{\s*return (name == [^;]*);")
predicates = {}
for path in glob.glob(os.path.join(ROOMS, "*", "*.*")):
    with open(path) as f:
        predicates |= dict(PREDICATE.findall(f.read()))

# Functions by their name and file; what a function of the same file is called hides what others call theirs.
functions, head, rows = {}, {}, collections.defaultdict(set)
for path in sorted(glob.glob(os.path.join(ROOMS, "*", "*.cpp"))):
    with open(path) as f:
        text = re.sub(r"//.*", "", f.read())
    for predicate, condition in predicates.items():
        text = re.sub(rf"\b{predicate}\((?:call\.)?name\)", condition, text)
    for declaration, name, body in FUNCTION.findall(text):
        functions[name, path], head[name, path] = body, declaration
    # A row names an operator, or is in a loop over names, and its function. Rows of views have several.
    for operator, handler in re.findall(r'(?:table|methods)\.(?:on|refuse)\("([^"]+)", (\w+)\)', text):
        rows[handler, path].add(operator)
    for operators, handler in re.findall(r"for \([^;{]*?\{([^{}]*)\}\)\s*(?:table|methods)\.(?:on|refuse)\(name, (\w+)\)", text):
        rows[handler, path] |= set(re.findall(r'"([^"]+)"', operators))
    # Functions that are for several forms ask for the name.
    for condition, handler in re.findall(r"if \((name == [^{};]*)\)\s*return (\w+)\(call,", text):
        rows[handler, path] |= set(re.findall(r'"([^"]+)"', condition))
    for row in re.findall(r'^ *\{("\w+::[^{}]*)\}', text, re.M):
        operator, _, handlers = row.partition(",")
        for handler in re.findall(r"\w+", handlers):
            rows[handler, path].add(operator.strip('"'))


def find(name, path):
    """The function that is called so in a file."""
    return [key for key in functions if key[0] == name and (key[1] == path or (name, path) not in functions)]


operators_of = collections.defaultdict(set)
for (handler, path), operators in rows.items():
    todo, seen = find(handler, path), set()
    while todo:
        key = todo.pop()
        if key in seen:
            continue
        seen.add(key)
        operators_of[key] |= operators
        for callee in CALL.findall(functions[key]):
            todo += find(callee, key[1])


def argument(text, start):
    """What is in the bracket that opens in front of `start`."""
    depth, at = 1, start
    while depth:
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[at], 0)
        at += 1
    return text[start:at - 1]


count, wrong = 0, []
for (function, path), body in functions.items():
    # A name may be chosen by what the operator has; the choice is one statement.
    asked = re.findall(r'[^;{}]*\.has\("[^;{}]*', body)
    # Or by a function that is called after it.
    asked += [body] if function.endswith("Operand") and "StringRef" in head[function, path] else []
    for match in ASKED.finditer(body):
        expression = argument(body, match.end())
        # What is in brackets may be a position, and what others call so is no name.
        assert '"' in expression or not match[0].startswith(".") or ELSEWHERE.fullmatch(expression), \
            f"{path}: '{expression}' is a name that this test does not find"
        asked.append(expression)
    names = {name for text in asked for name in re.findall(r'"(\w+)"', text)}
    operators = operators_of[function, path]
    known = set().union(*(schemas[operator] for operator in operators)) if operators else every_name
    count += len(names)
    whose = f"none of {', '.join(sorted(operators))}" if operators else "no operator"
    wrong += [f"{os.path.relpath(path, ROOMS)}: {function} asks for '{name}', which {whose} has" for name in names - known]

assert not wrong, "\n".join(sorted(wrong))
# What it looks for is still how names are written.
assert count > 150 and sum(map(bool, operators_of.values())) > 100, (count, len(operators_of))
