"""Small random changes of the program, and whether the tests notice them: `python3 build/dev.py mutate 300 1117`.

The project is never touched: the files that git tracks are copied once for each job, one place is changed at a time,
and only the tests of its stratum run, first those whose files name the changed module, until one fails. A test run that
takes far longer than without a change counts as killed. Exit status 0: every mutant was killed or is a known equivalent
one (equivalent_mutants.jsonl, which tells why); 1: some survived; 2: tests fail without any change.

A tool of our own, since it takes places from chosen strata with a seed, and knows which tests belong to which.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import queue
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

# A stratum: the code, the tests that should kill a mutation of it, and its share of the mutations.
STRATA: dict[str, tuple[tuple[str, ...], int]] = {
    "game/engine": (("tests/engine", "tests/test_saves.py", "tests/demons", "tests/warlocks_duel"), 10),
    "game/talisman": (("tests/talisman",), 14),
    "game/demons": (("tests/demons",), 12),
    "game/devils_circle": (("tests/devils_circle",), 10),
    "game/warlocks_duel": (("tests/warlocks_duel",), 8),
    "game/saves.py": (("tests/test_saves.py",), 2),
    "game/players": (("tests/players",), 4),
}
ROOT = Path(__file__).resolve().parent.parent
KNOWN = Path(__file__).resolve().parent / "equivalent_mutants.jsonl"
MEMORY = 8 << 30
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
        function = ".".join(self.scope) or "<module>"
        self.found.append(Mutation(self.file, line, kind, self.source[start:end], new, start, end, function))

    def between(self, left: ast.expr, right: ast.expr, words: tuple[str, str], kind: str) -> None:
        """Change the operator that stands between two expressions."""
        start, end = self.span(left)[1], self.span(right)[0]
        pattern = r"(?<![\w<>=!])" + r"\s+".join(map(re.escape, words[0].split())) + r"(?![\w<>=])"
        match = re.search(pattern if words[0][0].isalpha() else re.escape(words[0]), self.source[start:end])
        if match and "#" not in self.source[start : start + match.start()]:
            self.add(kind, left.end_lineno or 0, start + match.start(), start + match.end(), words[1])

    # -- what is walked, and what is left out -------------------------------------------------------------

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
        self.body(node.body)
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


def draw(root: Path, number: int, seed: int, only: str) -> list[tuple[str, Mutation]]:
    """The mutations, by stratum: kinds are drawn first, so that numbers do not crowd out the rest."""
    chance = random.Random(seed)
    strata = {name: share for name, (_, share) in STRATA.items() if not only or name == only}
    whole, drawn = sum(strata.values()), []
    counts = {name: round(number * share / whole) for name, share in strata.items()}
    while sum(counts.values()) != number:
        counts[max(counts, key=counts.__getitem__)] += 1 if sum(counts.values()) < number else -1
    for name, count in counts.items():
        by_kind: dict[str, list[Mutation]] = {}
        for one in sites_of(root, name):
            by_kind.setdefault(one.kind, []).append(one)
        taken: list[Mutation] = []
        while len(taken) < count and by_kind:
            one = chance.choice(by_kind[chance.choice(sorted(by_kind))])
            if one not in taken and changed(root, one) is not None:
                taken.append(one)
        drawn += [(name, one) for one in taken]
    return drawn


def limit() -> None:
    """For this process and its children: niced, and never more memory than is there."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run_tests(python: str, root: Path, tests: tuple[str, ...], seconds: float) -> tuple[str, float, str]:
    """"passed", "failed" or "timeout"; how long it took; the first test that failed."""
    command = [python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=no", *tests]
    kept = ("PATH", "HOME", "LANG", "LC_ALL")
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    environment |= {"PYTHONPATH": str(root), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    began = time.monotonic()
    with tempfile.TemporaryFile("w+") as out:
        child = subprocess.Popen(
            command, cwd=root, env=environment, stdout=out, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
        try:
            code = child.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)  # the child's own group, made by start_new_session
            child.wait()
            return "timeout", time.monotonic() - began, ""
        out.seek(0)
        words = out.read()
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", words, re.MULTILINE)
    if code == 0:
        return "passed", time.monotonic() - began, ""
    return "failed", time.monotonic() - began, failed.group(1) if failed else words.strip()[-200:]


def write(path: Path, text: str) -> None:
    """Change a file so that no compiled copy of the former text is taken for it."""
    path.write_text(text, encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


def copy_of(project: Path, room: Path) -> Path:
    """The files that git tracks, as they are in the working tree."""
    names = subprocess.run(["git", "-C", project, "ls-files", "-z"], capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        source = project / name
        if name and source.is_file():
            (room / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, room / name)
    return room


def nearest_first(root: Path, file: str, tests: tuple[str, ...]) -> tuple[str, ...]:
    """The test files of a stratum, those that name the changed module first."""
    found = [path for test in tests for path in files_of(root / test)]
    name = Path(file).stem
    near = sorted(found, key=lambda path: name not in path.read_text(encoding="utf-8"))
    return tuple([str(path.relative_to(root)) for path in near])


def files_of(path: Path) -> list[Path]:
    """The test files below a folder, or the file itself."""
    return [path] if path.is_file() else sorted(path.rglob("test_*.py"))


def identity(one: Mutation) -> tuple[str, str, str, str, str]:
    """What a mutant is known by when lines have moved."""
    return one.file, one.function, one.kind, one.old, one.new


def known_equivalents(path: Path = KNOWN) -> dict[tuple[str, ...], str]:
    """The mutants that no test can kill, and why."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [json.loads(line) for line in lines if line.strip()]
    return {(one["file"], one["function"], one["kind"], one["old"], one["new"]): one["reason"] for one in found}


def done_before(path: Path) -> dict[tuple[str, ...], str]:
    """The outcomes that an earlier run wrote down."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = [json.loads(line) for line in lines]
    return {
        (one["file"], one["function"], one["kind"], one["old"], one["new"], str(one["start"])): one["outcome"]
        for one in found
    }  # fmt: skip


def try_one(python: str, root: Path, stratum: str, one: Mutation, usual: float) -> dict[str, object]:
    """Run the tests of a stratum with one change; what came of it, as a line for the report."""
    path = root / one.file
    source = path.read_text(encoding="utf-8")
    write(path, changed(root, one) or source)
    try:
        outcome, seconds, first = run_tests(
            python, root, nearest_first(root, one.file, STRATA[stratum][0]), 60 + 5 * usual
        )
    finally:
        write(path, source)
    return {**asdict(one), "stratum": stratum, "outcome": outcome, "seconds": round(seconds, 1), "first": first}


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", type=int, help="how many mutants")
    parser.add_argument("seed", type=int, help="which ones: the same for the same seed and program")
    parser.add_argument("--only", default="", choices=["", *STRATA], help="one folder alone")
    parser.add_argument("--list", action="store_true", help="name the mutants, run nothing")
    parser.add_argument("--resume", action="store_true", help="leave out those already in --out")
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"), help="a line of JSON for each")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    return parser.parse_args()


def run_all(root_of_job: list[Path], drawn: list[tuple[str, Mutation]], out: Path) -> int:
    """Try every mutant, so many at once as there are copies; returns the exit status."""
    free: queue.Queue[Path] = queue.Queue()
    for room in root_of_job:
        free.put(room)
    usual = {}
    for stratum in dict.fromkeys(name for name, _ in drawn):
        outcome, usual[stratum], first = run_tests(sys.executable, root_of_job[0], STRATA[stratum][0], 1800)
        if outcome != "passed":
            print(f"{stratum}: {outcome} without any change: {first}")
            return 2
    known, survivors, killed = known_equivalents(), 0, 0

    def work(item: tuple[str, Mutation]) -> dict[str, object]:
        room = free.get()
        try:
            return try_one(sys.executable, room, *item, usual[item[0]])
        finally:
            free.put(room)

    with ThreadPoolExecutor(len(root_of_job)) as pool:
        for (_, one), line in zip(drawn, pool.map(work, drawn), strict=True):
            alive = line["outcome"] == "passed"
            reason = known.get(identity(one), "") if alive else ""
            killed += not alive
            survivors += alive and not reason
            word = f"known: {reason}" if reason else "SURVIVED" if alive else "killed"
            print(f"{word:8} {line['seconds']:>6} s  {one.text()}  {line['first']}", flush=True)
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    known_ones = len(drawn) - killed - survivors
    print(f"\n{killed} of {len(drawn)} killed, {survivors} survived, {known_ones} known equivalent")
    return 1 if survivors else 0


def main() -> int:
    """Draw the mutants, and list or try them."""
    asked = arguments()
    drawn = draw(ROOT, asked.number, asked.seed, asked.only)
    if asked.list:
        print(*(one.text() for _, one in drawn), sep="\n")
        return 0
    if asked.resume:
        done = done_before(asked.out)
        drawn = [(name, one) for name, one in drawn if (*identity(one), str(one.start)) not in done]
    limit()
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        rooms = [copy_of(ROOT, Path(folder) / str(job)) for job in range(max(1, asked.jobs))]
        return run_all(rooms, drawn, asked.out.resolve())


if __name__ == "__main__":
    sys.exit(main())
