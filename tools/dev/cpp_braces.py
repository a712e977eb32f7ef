"""What C++ text consists of, by its braces: functions, classes and their methods. For tools/dev/layout.py."""
import re

# What holds braces that are none: comments, strings, characters (no 1'000) and preprocessor lines with those they go on in.
NO_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"([^(\n]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-zA-Z])\'(?:\\.[^\'\n]*|[^\'\\\n])\''
                     r'|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)
# What may stand in front of a declaration: labels, macros, `template` without its parameters.
IN_FRONT = re.compile(r"^\s*(((public|private|protected)\s*:|[A-Z]+_\w+\([^()]*\)(?=\s*\w)|template\b)\s*)*")
NAMED_SCOPE = re.compile(r"(inline )?(namespace|class|struct|union|enum|extern)\b[^(]*$")
# What a declaration goes on with behind a brace, as in `A() : x{1}, y{2} {`.
GOES_ON = re.compile(r"\s*[,{(]")
NO_METHOD = re.compile(r"(using|typedef|friend|static_assert|enum|catch)\b")
METHOD = re.compile(r"[^=(]*(\boperator\b\W*(\(\))?|~?\w)\s*\((?!\s*(\w+::)*\*)")


def code_of(text):
    """The text with spaces in the place of all that is no code, so that places and lines stay as they are."""
    return NO_CODE.sub(lambda found: re.sub(r"\S", " ", found[0]), text)


class Block:
    """What is between two braces: `head` is what is in front of them, `begin` and `end` are the lines of that and of the last
    brace, and `statements` by place what is in them, of functions and the like the head."""

    def __init__(self, head, begin, outer):
        self.head, self.begin, self.outer, self.end, self.statements = head, begin, outer, begin, {}

    def is_scope(self):
        """Whether functions are defined in it: a namespace, a class, or a table, whose lambdas are functions."""
        return bool(NAMED_SCOPE.match(self.head) or re.search(r"(^|[=(,])$", self.head) or not re.search(r"[)\]]", self.head))

    def is_function(self):
        return not self.is_scope() and (self.outer is None or self.outer.is_scope())

    def class_name(self):
        found = re.match(r"(?:class|struct)\s+(?:[^:]|::)*?((?:\w+::)*\w+)(?:\s+final)?\s*(?::(?!:)[^(]*)?$", self.head)
        return found and found[1]

    def methods(self):
        return [head for head in self.statements.values() if METHOD.match(head) and not NO_METHOD.match(head)]


def without_arguments(head):
    """A head in one line, without what is in front of it and between angle brackets, which may hold anything."""
    before = None
    while before != head:
        before, head = head, re.sub(r"<[^<>;]*>", "", head)
    return " ".join(IN_FRONT.sub("", head).split())


def blocks_of(text):
    """The blocks of a file in the order of their ends."""
    code = code_of(text)
    block, begin, parens, around = None, 0, 0, []
    for found in re.finditer(r"[(){};]", code):
        place, mark = found.start(), found[0]
        if mark in "()":
            parens += 1 if mark == "(" else -1
            continue
        if mark in "{;":
            head = without_arguments(code[begin:place])
            if block and parens == 0:
                block.statements[begin] = head
        if mark == "{":
            first = begin + re.match(r"\s*", code[begin:place]).end()
            around.append((begin, parens))
            block = Block(head, code.count("\n", 0, first) + 1, block)
            begin, parens = place + 1, 0
        elif mark == "}":
            block.end = code.count("\n", 0, place) + 1
            yield block
            block = block.outer
            begin, parens = around.pop()
            if parens == 0 and not GOES_ON.match(code, place + 1):
                begin = place + 1
        elif parens == 0:
            begin = place + 1
