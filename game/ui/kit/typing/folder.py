"""What lies in a folder, as a list of files shows it."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from heapq import nsmallest
from pathlib import Path

MOST_SHOWN = 2000
"""Folders and files that are listed at most: nobody looks through more, and each takes time."""
_HIDDEN_ON_WINDOWS = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """A folder or a file. ``changed`` is a time in seconds since 1970, ``size`` counts bytes; both 0 for folders."""

    name: str
    is_folder: bool
    size: int = 0
    changed: float = 0.0


@dataclass(frozen=True, slots=True)
class Listing:
    """Folders by name, then files; ``left_out`` tells how many more there are."""

    entries: tuple[Entry, ...] = ()
    left_out: int = 0


def list_folder(folder: Path, suffixes: Collection[str], *, hidden: bool, newest_first: bool) -> Listing:
    """The folders and the files with one of these endings (".json") in a folder. Raises OSError.

    Neither pipes nor devices are listed, and nothing is opened. Hidden ones are left out unless asked for.
    """
    found = list(_entries(folder, tuple(suffix.casefold() for suffix in suffixes), hidden))
    folders = nsmallest(MOST_SHOWN, (entry for entry in found if entry.is_folder), key=_by_name)
    files = (entry for entry in found if not entry.is_folder)
    newest = nsmallest(MOST_SHOWN - len(folders), files, key=_by_age if newest_first else _by_name)
    shown = (*folders, *newest)
    return Listing(shown, len(found) - len(shown))


def is_folder(path: Path) -> bool:
    """Whether a path is that of a folder; not if that may not be known."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _by_name(entry: Entry) -> tuple[str, str]:
    return entry.name.casefold(), entry.name


def _by_age(entry: Entry) -> tuple[float, str]:
    return -entry.changed, entry.name


def _entries(folder: Path, endings: tuple[str, ...], hidden: bool) -> Iterator[Entry]:
    with os.scandir(folder) as found:
        for item in found:
            # What vanishes meanwhile, or may not be looked at, is not there.
            with suppress(OSError):
                if hidden or not _is_hidden(item):
                    if item.is_dir():
                        yield Entry(item.name, is_folder=True)
                    elif item.name.casefold().endswith(endings) and item.is_file():
                        known = item.stat()
                        yield Entry(item.name, is_folder=False, size=known.st_size, changed=known.st_mtime)


def _is_hidden(item: os.DirEntry[str]) -> bool:
    if item.name.startswith("."):
        return True
    attributes = getattr(item.stat(follow_symlinks=False), "st_file_attributes", 0) if os.name == "nt" else 0
    return bool(attributes & getattr(stat, "FILE_ATTRIBUTE_HIDDEN", _HIDDEN_ON_WINDOWS))
