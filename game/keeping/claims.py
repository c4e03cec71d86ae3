"""Which copy of the program plays which match: two that are open at once must not overwrite each other's autosaves.

A claim is the system's lock on one byte of a file in the folder of autosaves; the byte's place follows from the
match's name. It ends with the process, however that ends, so that nothing is ever left locked. Where the disk knows
no locks every match can be had, as if this were the only copy.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import sys
from pathlib import Path

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}
_PLACES = 2**30


class Claims:
    """The claims of this process. All are on one open file: closing any other would end them, as POSIX has it."""

    def __init__(self) -> None:
        self._file: int | None = None
        self._folder: Path | None = None
        self._held: set[str] = set()

    def take(self, folder: Path, name: str) -> bool:
        """Claim a match; False if another copy of the program has it. What is held already can be had again."""
        self._open(folder)
        if name in self._held or self._file is None:
            return True
        try:
            _lock(self._file, _place(name))
        except OSError as error:
            return error.errno not in _TAKEN
        self._held.add(name)
        return True

    def let_go(self, name: str) -> None:
        """Other copies may have the match from now on."""
        if name in self._held and self._file is not None:
            self._held.remove(name)
            _unlock(self._file, _place(name))
        if not self._held:
            self._close()

    def _open(self, folder: Path) -> None:
        """Open the file of claims; those in another folder end."""
        if self._folder != folder:
            self._close()
        if self._file is None:
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
                self._file = os.open(folder / ".claims", os.O_RDWR | os.O_CREAT, 0o666)
                self._folder = folder

    def _close(self) -> None:
        if self._file is not None:
            os.close(self._file)
        self._file, self._held = None, set()


def _place(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big") % _PLACES


if sys.platform == "win32":
    # Not msvcrt.locking: where Windows is imitated, that does not say why it refuses.
    import ctypes
    import msvcrt

    _KERNEL = ctypes.WinDLL("kernel32", use_last_error=True)

    def _lock(file: int, place: int) -> None:
        if not _KERNEL.LockFile(ctypes.c_void_p(msvcrt.get_osfhandle(file)), place, 0, 1, 0):
            raise ctypes.WinError(ctypes.get_last_error())

    def _unlock(file: int, place: int) -> None:
        _KERNEL.UnlockFile(ctypes.c_void_p(msvcrt.get_osfhandle(file)), place, 0, 1, 0)

else:
    import fcntl

    def _lock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place, os.SEEK_SET)

    def _unlock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, 1, place, os.SEEK_SET)
