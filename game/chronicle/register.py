"""What was read from files once, so that a list of many need not read them all each time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from game.chronicle.kept import KeptMatch
from game.keeping.disk import SaveError, explained, write_safely

Stamp = tuple[int, int]
"""The size and the time of the last change of a file: another file has another one."""


class Register:
    """Rows of files by their stamps, kept in a file of its own that may be lost or damaged without harm."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known = self._read()
        self._seen: dict[str, tuple[Stamp, KeptMatch]] = {}

    def _read(self) -> dict[str, tuple[Stamp, KeptMatch]]:
        try:
            with explained(self._path):
                return msgspec.json.decode(
                    self._path.read_bytes(), type=dict[str, tuple[Stamp, KeptMatch]], dec_hook=_path
                )
        except (SaveError, msgspec.MsgspecError, UnicodeDecodeError):
            return {}

    def row(self, path: Path, read: Callable[[Path], KeptMatch]) -> KeptMatch:
        """The row of a file: the known one if the file is the same, else what ``read`` makes of it."""
        with explained(path):
            status = path.stat()
            stamp = (status.st_size, status.st_mtime_ns)
            known = self._known.get(path.name)
            # A problem is told in the player's language of today, and a moved archive has other paths.
            if known is not None and known[0] == stamp and known[1].problem is None:
                row = msgspec.structs.replace(known[1], path=path)
            else:
                row = read(path)
        self._seen[path.name] = (stamp, row)
        return row

    def write(self) -> None:
        """Remember what was seen, and nothing else, for the next time; without a word where that is not possible."""
        if self._seen == self._known:
            return
        with contextlib.suppress(SaveError):
            write_safely(self._path, msgspec.json.encode(self._seen, enc_hook=str))
            self._path.with_name(self._path.name + ".previous").unlink(missing_ok=True)


def _path(wanted: type, value: object) -> object:
    if wanted is Path:
        return Path(str(value))
    raise NotImplementedError(f"{wanted} is not kept in a register")
