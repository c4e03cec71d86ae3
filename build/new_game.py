"""A new game to begin with: `python3 build/dev.py new-game "Sea Race" --into FOLDER`.

Writes a package as an outsider would bring it: rules with a rulebook, tests, and the entry point by which Four
Grimoires finds it. It can be played at once, on the plain table; then change it into the game you have in mind.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SKELETON = Path(__file__).resolve().parent / "game_skeleton"
# Where each file of the skeleton goes; it is written for a game called Sea Race, whose clauses begin with SR.
FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "init.py.txt": "sea_race/__init__.py",
    "rules.py.txt": "sea_race/rules.py",
    "game.py.txt": "sea_race/game.py",
    "rulebook.md.txt": "sea_race/rulebook/en/sea_race.md",
    "test.py.txt": "tests/test_sea_race.py",
}


class Unfit(Exception):
    """A game that cannot be written; the message says why."""


def main(arguments: list[str] | None = None) -> int:
    """Write the package of a new game, and say how it is tried."""
    parser = argparse.ArgumentParser(prog="dev.py new-game", description="begin a new game: it is played at once")
    parser.add_argument("name", help='as printed on the box: "Sea Race"')
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="a new folder for it (beside this project)")
    asked = parser.parse_args(arguments)
    try:
        folder = write(asked.name, asked.into)
    except Unfit as unfit:
        print(f"new-game: {unfit}", file=sys.stderr)
        return 2
    print(f"Written: {folder}")
    print(f"Its tests:    {sys.executable} -m pytest {folder}")
    print(f"To play it:   {sys.executable} -m pip install --editable {folder}")
    print("              python3 build/dev.py play")
    return 0


def write(name: str, into: Path | None) -> Path:
    """Write the package of a game; the folder it lies in."""
    words = re.findall(r"[A-Za-z][A-Za-z0-9]*", name)
    if not words or '"' in name or "\\" in name:
        raise Unfit(f"{name!r} is no name for a game: it begins with a letter, and has letters, digits and spaces")
    game = "_".join(words).lower()
    folder = (into or ROOT.parent / game.replace("_", "-")).resolve()
    if folder.exists() and any(folder.iterdir()):
        raise Unfit(f"{folder} is not empty")
    for source, target in FILES.items():
        path = folder / target.replace("sea_race", game)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed((SKELETON / source).read_text(encoding="utf-8"), name, words), encoding="utf-8")
    return folder


def renamed(source: str, name: str, words: list[str]) -> str:
    """A file of the skeleton, with the names of the new game."""
    letters = "".join(word[0] for word in words).upper() if len(words) > 1 else words[0][:2].upper()
    changes = {
        "Sea Race": name,
        "SeaRace": "".join(word[0].upper() + word[1:] for word in words),
        "sea_race": "_".join(words).lower(),
        "sea-race": "-".join(words).lower(),
        "SR-": f"{letters}-",
    }
    return re.sub("|".join(changes), lambda found: changes[found[0]], source)


if __name__ == "__main__":
    sys.exit(main())
