"""The rulebooks shown in the app, read from `assets/rulebook/<language>/<game>.md`."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from game.assets import BROUGHT, asset_folder
from game.rulebook.book import (
    Block,
    Chapter,
    Clause,
    Paragraph,
    Provenance,
    Rulebook,
    Span,
    Table,
    UnknownClause,
)
from game.rulebook.reader import REPAIR, DamagedRulebook, MissingRulebook, RulebookReader

__all__ = [
    "Block",
    "Chapter",
    "Clause",
    "DamagedRulebook",
    "MissingRulebook",
    "Paragraph",
    "Provenance",
    "Rulebook",
    "Span",
    "Table",
    "UnknownClause",
    "load",
]


def load(game_id: str, language: str = "en", folder: Path | None = None) -> Rulebook:
    """The rulebook of a game, in English if the language has none.

    `folder` holds a folder per language; unless given it is that of the program's assets, or of the package that
    brought the game. Raises
    MissingRulebook if there is no file for the game, DamagedRulebook if it can't be read.
    """
    shelf = folder or BROUGHT.get(("rulebook", game_id)) or asset_folder() / "rulebook"
    for code in dict.fromkeys((language, re.split("[-_]", language)[0], "en")):
        path = shelf / code / f"{game_id}.md"
        if re.fullmatch(r"\w+[-\w]*", f"{game_id}{code}") and path.is_file():
            return _read(path, path.stat().st_mtime_ns)
    known = ", ".join(sorted(path.stem for path in shelf.glob("en/*.md"))) or "none"
    raise MissingRulebook(f"There is no rulebook of {game_id!r}. Rulebooks found: {known}.\n{REPAIR}")


@lru_cache(maxsize=32)
def _read(path: Path, _changed: int) -> Rulebook:
    """Reads a file once for each time it was changed."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise DamagedRulebook(f"The rulebook {path} can't be read ({fault}).\n{REPAIR}") from fault
    return RulebookReader(path).read(text)
