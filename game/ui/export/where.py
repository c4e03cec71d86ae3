"""Where exported files go: the exports folder in the player's own, or another one that he named."""

from __future__ import annotations

from pathlib import Path

from game.chronicle.export.files import check_folder, exports_folder
from game.keeping.disk import SaveError
from game.words import _

_named: Path | None = None


def folder() -> Path:
    """Where files go now."""
    return _named or exports_folder()


def name_folder(path: Path | None) -> None:
    """Let files go there from now on, until the program ends; None: into the exports folder."""
    global _named
    _named = path


def folder_named(words: str) -> Path:
    """The folder that somebody typed; raises SaveError if nothing can be written there."""
    if not words.strip():
        return exports_folder()
    path = Path(words.strip()).expanduser()
    if not path.is_absolute():
        raise SaveError(_("{path} is no whole path. Type it from the root, or from ~ for your own folder.", path=words))
    check_folder(path)
    return path
