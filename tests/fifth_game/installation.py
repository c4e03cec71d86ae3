"""Puts the game into a folder as an installer would, and onto the shelf of the program."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from game.catalogue import GAMES
from game.engine.game import KNOWN_GAMES, Game
from game.ui.tables.of_games import TABLETOPS
from game.ui.tables.plain.tabletop import PlainTabletop

SOURCE = Path(__file__).resolve().parent / "outside"


def install(folder: Path) -> Path:
    """The package and what an installer notes about it, in a folder that may be put on the path."""
    project = tomllib.loads((SOURCE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module = project["name"].replace("-", "_")
    shutil.copytree(SOURCE / module, folder / module, ignore=shutil.ignore_patterns("__pycache__"))
    notes = folder / f"{module}-{project['version']}.dist-info"
    notes.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (notes / "METADATA").write_text(metadata, encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {what}\n" for name, what in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (notes / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    return folder


def lay_on_the_shelf(game: Game) -> None:
    """Let the program know a game, as if its package were installed."""
    GAMES[game.id] = KNOWN_GAMES[game.id] = game
    TABLETOPS[game.id] = PlainTabletop


def take_from_the_shelf(game: Game) -> None:
    """Let the program forget it again."""
    for known in (GAMES, KNOWN_GAMES, TABLETOPS):
        known.pop(game.id, None)
