"""A new card of Talisman to begin with: `python3 build/dev.py new-card talisman "Old Beggar" --kind stranger`.

Writes a small whole card of that kind into the module of its like, its clause into the rulebook, a test that plays it,
and raises `rules_version`, since the deck is not what it was. All tests pass at once; then change the card, the clause
and the test to what you have in mind. Words in other languages, a painting and saves may come later: until then the
card is shown in English with the emblem of its kind, and `tests/test_release.py` lists what is missing.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from card_skeletons import SKELETONS, Skeleton, test_file

import game.talisman
from game.assets import asset
from game.talisman.box.register import CARD_OF, CARDS, SPELL, clause_of

ROOT = Path(__file__).resolve().parents[1]
GAME = game.talisman.GAME
FACE = Path(game.talisman.__file__)
VERSION = re.compile(r"(rules_version: ClassVar\[int\] = )(\d+)")
RULES = ROOT / "tests" / "saves" / "rules.json"
WIDTH = 118


class Unfit(Exception):
    """A card that cannot be written; the message says why."""


def main(arguments: list[str] | None = None) -> int:
    """Write the files of a new card, and say what was written and what is left to do."""
    parser = argparse.ArgumentParser(prog="dev.py new-card", description="begin a new card: it is played at once")
    parser.add_argument("game", choices=[GAME.id])
    parser.add_argument("name", help='as printed on the card: "Old Beggar"')
    parser.add_argument("--kind", choices=sorted(SKELETONS), default="enemy")
    asked = parser.parse_args(arguments)
    try:
        written = write(asked.name, asked.kind)
    except Unfit as unfit:
        print(f"new-card: {unfit}", file=sys.stderr)
        return 2
    print("\n".join(f"{path.relative_to(ROOT).as_posix()}:{line}: {what}" for path, line, what in written))
    print("\nChange these to what you have in mind, then:  python3 build/dev.py test --near")
    print("Before a release: tests/test_release.py lists words, painting and saves that the card still needs.")
    return 0


def write(name: str, kind: str) -> list[tuple[Path, int, str]]:
    """Write all parts of a card; each file, the line and what stands there."""
    skeleton, card = SKELETONS[kind], id_of(name)
    check(name, card, skeleton)
    clause = f"TAL-{'S' if kind == SPELL else 'A'}.{card.replace('_', '-')}"
    words = {"id": card, "name": name, "face": skeleton.face}
    told = f"- **{clause}** *{name}*{skeleton.details}: {skeleton.face} {{reconstructed}}"
    test = test_of(card)
    test.write_text(test_file(skeleton, clause, words), encoding="utf-8")
    written = [
        (*write_card(skeleton, words), "the card"),
        (*write_clause(kind, told), "its clause"),
        (test, 1, "its test"),
    ]
    raised = raise_version()
    return [*written, *([(FACE, raised, "the version of the rules, since the deck has changed")] if raised else [])]


def id_of(name: str) -> str:
    """The id of a card: its name in small letters, with underscores."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def check(name: str, card: str, skeleton: Skeleton) -> None:
    """Raise Unfit for a name that is taken or no name."""
    if not card.isidentifier() or '"' in name or "{" in name:
        raise Unfit(f"{name!r} is no name for a card: begin with a letter, and take letters, digits and spaces")
    if card in CARDS:
        raise Unfit(f"there is already a card {card!r}")
    if hasattr(skeleton.module, card):
        raise Unfit(f"{skeleton.module.__name__} already has something called {card!r}")
    if test_of(card).exists():
        raise Unfit(f"there is already a test {test_of(card).name}")


def write_card(skeleton: Skeleton, words: dict[str, str]) -> tuple[Path, int]:
    """Write the card at the end of its module, with the imports that it needs."""
    path = Path(str(skeleton.module.__file__))
    source = with_imports(path.read_text(encoding="utf-8"), skeleton.needs)
    added = skeleton.source.format(**words)
    gap = "\n" if added.startswith("\n") else ""  # two empty lines before a function, none before a row
    path.write_text(f"{source}{gap}{added}", encoding="utf-8")
    command = [sys.executable, "-m", "ruff", "check", "--quiet", "--select", "I001", "--fix", str(path)]
    subprocess.run(command, cwd=ROOT, check=True)
    lines = path.read_text(encoding="utf-8").splitlines()
    return path, max(number for number, line in enumerate(lines, 1) if f'"{words["id"]}"' in line)


def with_imports(source: str, wanted: Iterable[tuple[str, str]]) -> str:
    """The source with a line for each name that it does not import yet."""
    found = [node for node in ast.parse(source).body if isinstance(node, ast.ImportFrom)]
    known = {(node.module, alias.name) for node in found for alias in node.names}
    lines = source.splitlines(keepends=True)
    missing = [f"from {module} import {name}\n" for module, name in wanted if (module, name) not in known]
    lines[found[-1].end_lineno : found[-1].end_lineno] = missing
    return "".join(lines)


def write_clause(kind: str, clause: str) -> tuple[Path, int]:
    """Write a clause behind that of the last card of the same kind."""
    path = asset("rulebook", "en", f"{GAME.id}.md")
    lines = path.read_text(encoding="utf-8").splitlines()
    like = {clause_of(instance) for instance, card in CARD_OF.items() if card.kind == kind}
    end = 1 + max(number for number, line in enumerate(lines) if any(line.startswith(f"- **{one}**") for one in like))
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    lines[end:end] = textwrap.wrap(clause, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path, end + 1


def test_of(card: str) -> Path:
    """The file of a card's test."""
    return ROOT / "tests" / GAME.id / f"test_{card}.py"


def raise_version() -> int:
    """Raise `rules_version` if the present one is written down, since it may have been played; its line, or 0."""
    if str(GAME.rules_version) not in json.loads(RULES.read_text(encoding="utf-8"))[GAME.id]:
        return 0
    source = FACE.read_text(encoding="utf-8")
    raised = VERSION.sub(lambda found: f"{found[1]}{GAME.rules_version + 1}", source, count=1)
    FACE.write_text(raised, encoding="utf-8")
    return next(number for number, line in enumerate(raised.splitlines(), 1) if VERSION.search(line))


if __name__ == "__main__":
    sys.exit(main())
