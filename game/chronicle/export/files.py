"""Where exported files lie, what they are called, and how they are written."""

from __future__ import annotations

import os
import re
from pathlib import Path

from game.chronicle.sifting import plain
from game.engine.match import Match
from game.keeping.disk import SaveError, home, write_safely
from game.words import _

LONGEST_STEM = 80
"""Letters of a file's name before its ending: long names of many players are cut."""


def exports_folder() -> Path:
    """The player's own folder for what was exported; it may not exist yet."""
    return home() / "exports"


def stem_of(match: Match) -> str:
    """How the files of a match are called: game, players, and the match's seed once that gives nothing away.

    Letters, digits, hyphens and underscores alone, so that every system and every messenger takes them.
    """
    names = [match.game.id, *[seat.name for seat in match.seats]]
    if match.over:
        names.append(str(match.seed))
    words = (re.sub(r"[^a-z0-9]+", "-", plain(name)).strip("-") for name in names)
    return "_".join(word for word in words if word)[:LONGEST_STEM].strip("-_")


def free_path(folder: Path, stem: str, ending: str) -> Path:
    """A path in a folder that no file has yet: with a number where the plain name is taken."""
    path = folder / f"{stem}{ending}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{ending}"
        number += 1
    return path


def check_folder(folder: Path) -> None:
    """Raise SaveError where nothing can be written into a folder, before anybody works for nothing."""
    present = folder
    while not present.exists() and present != present.parent:
        present = present.parent
    if not present.is_dir():
        raise SaveError(_("{path} is a file and not a folder. Choose another place.", path=str(present)))
    if not os.access(present, os.W_OK | os.X_OK):
        raise SaveError(_("You may not write into {place}. Choose another folder.", place=str(present)))


def write_export(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all; raises SaveError with what to do."""
    check_folder(path.parent)
    write_safely(path, data, keep_previous=False)


def forget_unfinished(path: Path) -> None:
    """Remove what a process that was ended has left of a file it was about to write."""
    for leftover in path.parent.glob(f".{path.name}.*.writing"):
        leftover.unlink(missing_ok=True)
