"""The places of a program that a small mutation can change, and the changed program."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

COMPARISONS = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
ARITHMETIC = {ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "+"), ast.FloorDiv: ("//", "*")}


@dataclass(frozen=True)
class Mutation:
    """A change of one file: the characters from ``start`` to ``end`` become ``new``."""

    file: str
    line: int
    kind: str
    old: str
    new: str
    start: int
    end: int
    function: str
    words: str = ""
    """The line of the program, without what stands around it: tells apart what else is the same in a function."""
    statement: tuple[int, int] = (0, 0)
    """The lines that run when the place does; (0, 0) for what runs when its module is read."""

    def text(self) -> str:
        """One line that says it."""
        flat = [re.sub(r"\s+", " ", part)[:90] for part in (self.old, self.new)]
        return f"{self.file}:{self.line} [{self.function}] {self.kind}: {flat[0]} -> {flat[1]}"


class Sites(ast.NodeVisitor):
    """Collects every place of one file that a small mutation can change. Annotations and docstrings are no places."""

    def __init__(self, file: str, source: str) -> None:
        self.file, self.source = file, source
        self.found: list[Mutation] = []
        self.scope: list[str] = []
        self.depth = 0
        self.statement = (0, 0)
        self.offsets = [0]
        for line in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))
        self.lines = source.splitlines(keepends=True)

    def at(self, line: int, column: int) -> int:
        """The character that a line and its utf-8 column stand for."""
        return self.offsets[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno or 0, node.end_col_offset or 0)

    def add(self, kind: str, line: int, start: int, end: int, new: str) -> None:
        function, words = ".".join(self.scope) or "<module>", self.lines[line - 1].strip()
        old, runs = self.source[start:end], self.statement if self.depth else (0, 0)
        self.found.append(Mutation(self.file, line, kind, old, new, start, end, function, words, runs))

    def between(self, left: ast.expr, right: ast.expr, words: tuple[str, str], kind: str) -> None:
        """Change the operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        pattern = r"(?<![\w<>=!])" + r"\s+".join(map(re.escape, words[0].split())) + r"(?![\w<>=])"
        match = re.search(pattern if words[0][0].isalpha() else re.escape(words[0]), self.source[start:end])
        if match and "#" not in self.source[start : start + match.start()]:
            self.add(kind, left.end_lineno or 0, start + match.start(), start + match.end(), words[1])

    # -- what is walked, and what is left out -------------------------------------------------------------

    def visit(self, node: ast.AST) -> None:
        """Go on, and remember which lines run when this statement begins."""
        before = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node.lineno, last_line_of_its_beginning(node)
        super().visit(node)
        self.statement = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function: its defaults and its body."""
        self.function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """A rule that can pause."""
        self.function(node)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Go through the defaults and the body of a function."""
        self.scope.append(node.name)
        for default in [*node.args.defaults, *[one for one in node.args.kw_defaults if one]]:
            self.visit(default)
        self.depth += 1
        self.body(node.body)
        self.depth -= 1
        self.scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.body(node.body)
        self.scope.pop()

    def visit_Module(self, node: ast.Module) -> None:
        self.body(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and ast.unparse(node.annotation) not in ("TypeAlias",):
            self.visit(node.value)

    def body(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue
            if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
                continue
            self.visit(statement)

    # -- the mutations ------------------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            self.between(left, right, COMPARISONS[type(operator)], "comparison")
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        text = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (node.left, node.right))
        if type(node.op) in ARITHMETIC and not text:
            self.between(node.left, node.right, ARITHMETIC[type(node.op)], "arithmetic")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        self.between(node.values[0], node.values[1], words, "and/or")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        start, end = self.span(node)
        if isinstance(node.value, bool):
            self.add("truth", node.lineno, start, end, str(not node.value))
        elif isinstance(node.value, int):
            self.add("number", node.lineno, start, end, str(node.value + 1))
            self.add("number", node.lineno, start, end, f"({node.value - 1})")

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words are no places (and offsets inside of them are wrong before Python 3.12)."""

    def visit_IfExp(self, node: ast.IfExp) -> None:
        start, end = self.span(node.test)
        self.add("branches", node.lineno, start, end, f"not ({self.source[start:end]})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        start, end = self.span(node.test)
        self.add("branches", node.lineno, start, end, f"not ({self.source[start:end]})")
        self.visit(node.test)
        self.body(node.body)
        self.body(node.orelse)

    def visit_Expr(self, node: ast.Expr) -> None:
        self.drop(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.drop(node)
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets):
            self.drop(node)
        if not any(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.drop(node)

    def drop(self, node: ast.stmt) -> None:
        if self.scope:
            start, end = self.span(node)
            self.add("dropped", node.lineno, start, end, "pass")


def last_line_of_its_beginning(node: ast.stmt) -> int:
    """The last line of a statement without the statements inside of it."""
    inside = [*getattr(node, "body", ()), *getattr(node, "cases", ())]
    begin = inside[0].lineno if inside and isinstance(inside[0], ast.stmt) else (node.end_lineno or node.lineno) + 1
    return max(node.lineno, begin - 1)


def sites_of(root: Path, where: str) -> list[Mutation]:
    """All mutations possible below a folder or in a file."""
    path = root / where
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    found: list[Mutation] = []
    for file in files:
        source = file.read_text(encoding="utf-8")
        sites = Sites(str(file.relative_to(root)), source)
        sites.visit(ast.parse(source))
        found += sites.found
    return found


def changed(root: Path, one: Mutation) -> str | None:
    """The file with the mutation, or None if that is no program."""
    source = (root / one.file).read_text(encoding="utf-8")
    text = source[: one.start] + one.new + source[one.end :]
    try:
        ast.parse(text)
    except SyntaxError:
        return None
    return text
