"""The tests near what was changed, in less than half a minute: `python3 build/dev.py test --near FILE...`.

Without a FILE it takes those that git calls changed. First come the tests that were changed themselves, that bear the
name of a changed module or name what its changed lines name in quotation marks (a card, a kind of question): these
always run. Then those that import a changed module, and those of the same room, the quickest first, as many as fit into
the time. What they took is remembered for the next time. Beside them ruff and mypy look at the changed files. What was
left out is said: `dev.py test` runs everything.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
REMEMBERED = ROOT / ".pytest_cache" / "seconds.json"
UNKNOWN, UNKNOWN_ON_SCREEN = 2.0, 20.0
"""Seconds that a file of tests is thought to take as long as nobody has measured it; those of screens take longer."""
WORKERS = 2
SECONDS = 12
"""How long the tests may take on two idle cores; starting them and looking at styles and types takes the rest."""
QUOTED = re.compile(r'"([a-z][a-z0-9_]{2,})[#"]')
SHARED = {"conftest", "__init__"}


def main(arguments: list[str] | None = None) -> int:
    """Check the files and run what is near them; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="dev.py test --near", description="run the tests near changed files")
    parser.add_argument("files", nargs="*", type=Path, help="all that git calls changed")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for the tests on two cores ({SECONDS})")
    asked = parser.parse_args(arguments)
    started = time.perf_counter()
    files = [path.resolve() for path in asked.files] or changed()
    if strange := [str(path) for path in files if not path.is_relative_to(ROOT) or (asked.files and not path.exists())]:
        parser.error(f"there is no file {strange[0]} in this project")
    sources = [str(path.relative_to(ROOT)) for path in files if path.suffix == ".py" and path.exists()]
    looking = [(name, start(name, sources)) for name in ("ruff", "mypy")] if sources else []
    near, left_out = choose(files, asked.seconds)
    status = run_tests(near) if near else 0
    for name, process in looking:
        said, _ = process.communicate()
        print(said.rstrip() if process.returncode else f"{name}: nothing to say of {len(sources)} files")
        status = status or process.returncode
    print(f"{len(near)} files of tests, {time.perf_counter() - started:.0f} s.", *rest(left_out))
    return 1 if status else 0


def rest(left_out: list[Path]) -> list[str]:
    """What the developer should know of the tests of the same rooms that were not run."""
    if not left_out:
        return []
    rooms = " ".join(sorted({path.parent.relative_to(ROOT).as_posix() for path in left_out}))
    return [f"{len(left_out)} more near them were left out: python3 build/dev.py test {rooms}"]


# -- what was changed -----------------------------------------------------------------------------------------


def git(*arguments: str) -> str:
    """What git says; nothing where it is not installed."""
    if shutil.which("git") is None:
        return ""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def changed() -> list[Path]:
    """The files that git calls changed or new."""
    named = git("diff", "--name-only", "-z", "HEAD") + git("ls-files", "--others", "--exclude-standard", "-z")
    return [ROOT / name for name in sorted(set(named.split("\0"))) if name]


def names_in_changes(path: Path) -> set[str]:
    """What stands in quotation marks in the changed lines of a file of the program."""
    if "game" not in path.relative_to(ROOT).parts[:1]:
        return set()
    lines = git("diff", "-U0", "HEAD", "--", str(path)).splitlines()
    return {name for line in lines if line[:1] in "+-" for name in QUOTED.findall(line)}


def start(tool: str, sources: list[str]) -> subprocess.Popen[str]:
    """Let ruff or mypy look at files while the tests run."""
    command = [sys.executable, "-m", tool, *(["check", "--quiet"] if tool == "ruff" else []), *sources]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


# -- which tests are near -------------------------------------------------------------------------------------


def choose(files: Iterable[Path], seconds: float) -> tuple[list[Path], list[Path]]:
    """The tests to run: all that are about the files, and those beside them that fit in; and the others of these."""
    took = remembered()
    files = list(files)
    chosen = dict.fromkeys(test for path in files for test in tests_about(path))
    spent = sum(expected(took, test) for test in chosen)
    left_out: list[Path] = []
    for beside in (importing, in_the_room):
        found = {test for path in files for test in beside(path)} - {*chosen, *left_out}
        for test in sorted(found, key=lambda test: (expected(took, test), test)):
            spent += expected(took, test)
            if spent <= seconds * WORKERS:
                chosen[test] = None
            else:
                left_out.append(test)
    return list(chosen), left_out


def tests_in(folder: Path | None) -> list[Path]:
    """The files of tests in a folder and below it."""
    return sorted(folder.rglob("test_*.py")) if folder is not None else []


def room_of(path: Path) -> Path | None:
    """The folder of tests that mirrors the place of a file: game/talisman/... is tests/talisman; None without one."""
    parts = path.relative_to(ROOT).parts[:-1]
    if parts[:1] == ("tests",):
        return path.parent if len(parts) > 1 else None
    for length in range(len(parts), 1, -1):
        mirrored = ROOT.joinpath("tests", *parts[1:length])
        if parts[0] == "game" and mirrored.is_dir():
            return mirrored
    return None


def in_the_room(path: Path) -> list[Path]:
    """The tests of the room of a file."""
    return tests_in(room_of(path))


def tests_about(path: Path) -> Iterator[Path]:
    """The tests that a file is, or that bear its name or name what its changed lines name."""
    if path.name.startswith("test_"):
        yield from [path] if path.exists() else []
        return
    words = names_in_changes(path)
    for test in tests_in(ROOT / "tests"):
        source = test.read_text(encoding="utf-8")
        named = words & set(QUOTED.findall(source)) if path.suffix == ".py" else path.name in source
        if test.stem == f"test_{path.stem}" or named:
            yield test


def importing(path: Path) -> Iterator[Path]:
    """The tests that import a module."""
    if path.suffix == ".py" and not path.name.startswith("test_"):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__").removeprefix("build.")
        yield from (test for test in tests_in(ROOT / "tests") if imports(test.read_text(encoding="utf-8"), module))


def imports(source: str, module: str) -> bool:
    """Whether a test imports a module, or a name out of it."""
    package, _, name = module.rpartition(".")
    if (name or package) in SHARED or module.rpartition(".")[2] not in source:
        return False
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            if node.module == module or (node.module == package and any(alias.name == name for alias in node.names)):
                return True
        elif isinstance(node, ast.Import) and any(alias.name == module for alias in node.names):
            return True
    return False


# -- how long they take ---------------------------------------------------------------------------------------


def remembered() -> dict[str, float]:
    """The seconds that each file of tests took last time."""
    try:
        found: dict[str, float] = json.loads(REMEMBERED.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def expected(took: dict[str, float], test: Path) -> float:
    """The seconds that a file of tests is thought to take."""
    file = test.relative_to(ROOT)
    return took.get(file.as_posix(), UNKNOWN_ON_SCREEN if "ui" in file.parts else UNKNOWN)


class Watch:
    """Adds up what each file of tests takes; those of all workers report to it."""

    def __init__(self) -> None:
        self.took: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the set-up, the test and the tidying up."""
        file = report.nodeid.partition("::")[0]
        self.took[file] = self.took.get(file, 0.0) + report.duration


def run_tests(tests: list[Path]) -> int:
    """Run files of tests on two workers and remember what they took."""
    watch = Watch()
    names = [test.relative_to(ROOT).as_posix() for test in tests]
    status = pytest.main(["--rootdir", str(ROOT), "-q", "-n", str(WORKERS), "--no-header", *names], plugins=[watch])
    REMEMBERED.parent.mkdir(exist_ok=True)
    REMEMBERED.write_text(json.dumps({**remembered(), **watch.took}, indent=1), encoding="utf-8")
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
