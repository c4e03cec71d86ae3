"""The player's folder on disk, and writing files there so that nothing is ever lost."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import platformdirs

from game.words import _, tenths

HOME_VARIABLE = "FOUR_GRIMOIRES_HOME"
"""Names another folder for all that the program writes: for tests, or for a program on a memory stick."""

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}
_UNFINISHED = ".writing"
ON_WINDOWS = os.name == "nt"
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_DAY = 24 * 60 * 60
_PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4)
"""Seconds between two tries to change a name that another program holds; about one in all."""


class SaveError(Exception):
    """Something could not be written or read; the message tells the player why and what to do."""


def home() -> Path:
    """The folder of everything that the program writes; it may not exist yet."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen).expanduser().absolute()
    return platformdirs.user_data_path("FourGrimoires", appauthor=False)


def previous_of(path: Path) -> Path:
    """Where the version before the last is kept."""
    return path.with_name(path.name + ".previous")


def write_safely(path: Path, data: bytes, *, keep_previous: bool = True) -> None:
    """Replace a file as a whole or not at all, keeping its last version as `<name>.previous` unless told otherwise.

    Whatever happens, even a power cut, there is a whole file under the name: the old one or the new one.
    Raises SaveError; the old one is then untouched.
    """
    unfinished = path.with_name(f".{path.name}.{os.getpid()}{_UNFINISHED}")
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with unfinished.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if keep_previous:
                _keep_previous(path)
            _patiently(partial(unfinished.replace, path))
        except BaseException:
            with contextlib.suppress(OSError):
                _patiently(partial(unfinished.unlink, missing_ok=True))
            raise
    _sync_folder(path.parent)


def size_of(count: int) -> str:
    """Bytes as a person reads them."""
    if count < 1_000_000:
        return _("{n} kB", n=-(-count // 1000))
    return _("{n} MB", n=tenths(count / 1_000_000))


def read_regular_file(path: Path, most: int) -> bytes | None:
    """The bytes of a file, None if there are more than ``most``. SaveError if it cannot be read.

    Neither a pipe, which might never answer, nor a device, which might never end, is opened: that is a SaveError, too.
    """
    with explained(path):
        if not _is_folder(path) and not stat.S_ISREG(path.stat().st_mode):
            raise SaveError(_("{path} is not a file with contents of its own, such as a saved match.", path=str(path)))
        # It may have become a pipe meanwhile, and some files that the system invents have no size.
        with os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE), "rb") as file:
            data = file.read(most + 1) if os.fstat(file.fileno()).st_size <= most else None
    return data if data is not None and len(data) <= most else None


def put_aside(path: Path, aside: Path) -> bool:
    """Give a damaged file another name, so that it is not overwritten; False if that is not possible."""
    try:
        path.replace(aside)
    except OSError:
        return False
    return True


def _keep_previous(path: Path) -> None:
    """Give the present version a second name, so that no moment is without a file under the first."""
    second = path.with_name(f".{path.name}.{os.getpid()}.previous{_UNFINISHED}")
    if not path.exists():
        return
    try:
        second.unlink(missing_ok=True)
        try:
            second.hardlink_to(path)
        except (OSError, NotImplementedError):  # memory sticks have no hard links
            shutil.copyfile(path, second)
        _patiently(partial(second.replace, previous_of(path)))
    finally:
        with contextlib.suppress(OSError):
            _patiently(partial(second.unlink, missing_ok=True))


def _patiently(change: Callable[[], object]) -> None:
    """Change a name on the disk; on Windows a virus scanner or an indexer may hold the file for a moment."""
    for pause in _PAUSES if ON_WINDOWS else ():
        try:
            change()
            return
        except PermissionError:
            time.sleep(pause)
    change()


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system can."""
    if ON_WINDOWS:
        return
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def sweep(folder: Path) -> None:
    """Remove what writes that were killed more than a day ago have left behind."""
    with contextlib.suppress(OSError):
        for leftover in folder.glob(f".*{_UNFINISHED}"):
            with contextlib.suppress(OSError):
                if time.time() - leftover.stat().st_mtime > _DAY:
                    leftover.unlink()


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn the system's errors about a path into a SaveError in words for the player."""
    try:
        yield
    except OSError as error:
        raise SaveError(_words(error, path)) from error


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # its name may be too long, for example
        return False


def _words(error: OSError, path: Path) -> str:
    place = str(path.parent)
    if _is_folder(path):  # Windows says "forbidden", other systems "is a directory"
        return _("{path} is a folder, not a file. Rename or remove it, and try again.", path=str(path))
    if error.errno in _FULL:
        return _("The disk is full: nothing was written to {place}. Make room and save again.", place=place)
    if error.errno in _FORBIDDEN and ON_WINDOWS and os.access(path.parent, os.W_OK):
        return _(
            "{path} cannot be used: another program, such as a virus scanner, holds it, or you may not change it. "
            "Close that program, or save under another name.",
            path=str(path),
        )
    if error.errno in _FORBIDDEN:
        return _(
            "The folder {place} cannot be written or read by you. Change its permissions, or name another "
            "folder in the environment variable {variable}, and try again.",
            place=place,
            variable=HOME_VARIABLE,
        )
    if error.errno == errno.ENOENT:
        return _("There is no file {path}.", path=str(path))
    return _("{path} cannot be used: {reason}.", path=str(path), reason=error.strerror or str(error))
