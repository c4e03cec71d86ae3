"""Where pictures, fonts, words and rulebooks lie, whichever way the program was installed."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


class MissingAsset(Exception):
    """A file that belongs to the program is not there; the message tells the player what to do."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"A file of the program is missing: {path}\n"
            "Install Four Grimoires again, or in a clone of the repository run: git checkout -- assets"
        )
        self.path = path


SMALLER = ".webp"
"""What is added to the name of a picture that lies in a package as a WebP: see build/lean_pictures.py."""

BROUGHT: dict[tuple[str, str], Path] = {}
"""Folders of games that packages brought, by what is in them and the game's id: ("pictures", "morris")."""


@cache
def asset_folder() -> Path:
    """The folder `assets`, of a packaged program, of a clone or of an installed wheel, in this order."""
    package = Path(__file__).resolve().parent
    packaged = getattr(sys, "_MEIPASS", None)
    if packaged is not None:
        return Path(packaged) / "assets"
    beside_the_package = package.parent / "assets"
    if beside_the_package.is_dir() and (package.parent / "pyproject.toml").is_file():
        return beside_the_package
    return package / "installed_assets"


def asset(*parts: str) -> Path:
    """The path of an asset, as in `asset("fonts", "title.ttf")`; raises MissingAsset if it isn't there.

    `asset("pictures", "morris", "board.png")` lies in the folder that the game brought, if it brought one.
    """
    brought = BROUGHT.get((parts[0], parts[1])) if len(parts) > 2 else None
    path = asset_folder().joinpath(*parts) if brought is None else brought.joinpath(*parts[2:])
    if path.exists():
        return path
    smaller = path.with_name(path.name + SMALLER)
    if not smaller.exists():
        raise MissingAsset(path)
    return smaller
