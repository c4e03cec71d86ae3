"""A log of the unexpected, in the player's folder, to send along with a report."""

from __future__ import annotations

import logging
import logging.handlers
import platform
import sys
from pathlib import Path

import game
from game.keeping.disk import home
from game.words import _

_LARGEST = 512 * 1024
_OLDER_FILES = 3
_logger = logging.getLogger("four_grimoires")
_logger.propagate = False


class PatientRotation(logging.handlers.RotatingFileHandler):
    """Goes on in the old file while another copy of the program has it open: Windows then refuses to rename it."""

    def doRollover(self) -> None:  # noqa: N802 - named by the library
        """Begin a new file, if that is possible."""
        if self.stream is not None:
            self.stream.close()
        self.stream = None  # the library opens it again when it writes
        try:
            Path(self.baseFilename).replace(self.baseFilename)
        except OSError:
            return
        super().doRollover()


def log_path() -> Path:
    """Where the log lies; older ones have .1 to .3 behind their name."""
    return home() / "log" / "four-grimoires.log"


def start_log() -> None:
    """Write to the log from now on; where that is impossible, to the standard error stream."""
    stop_log()
    handler: logging.Handler
    try:
        log_path().parent.mkdir(parents=True, exist_ok=True)
        handler = PatientRotation(
            log_path(), maxBytes=_LARGEST, backupCount=_OLDER_FILES, encoding="utf-8", delay=True
        )
        log_path().open("a", encoding="utf-8").close()
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _logger.addHandler(handler)
    _logger.setLevel(logging.INFO)
    python = platform.python_version()
    _logger.info("Four Grimoires %s, Python %s, %s", game.__version__, python, platform.platform())


def stop_log() -> None:
    """Close the log."""
    for handler in list(_logger.handlers):
        _logger.removeHandler(handler)
        handler.close()


def log_warning(message: str) -> None:
    """Note something that went wrong without harm."""
    _logger.warning("%s", message)


def log_crash(error: BaseException, doing: str) -> str:
    """Note an unexpected exception with everything a developer needs; return the words for the player."""
    try:
        _logger.error("while %s", doing, exc_info=(type(error), error, error.__traceback__))
    except OSError:  # a log that cannot be written must not be the second crash
        print(f"{type(error).__name__} while {doing}: {error}", file=sys.stderr)
    return _(
        "Something went wrong that should not have. Your match is saved up to the last decision. "
        "Please send the file {path} to the makers.",
        path=str(log_path()),
    )
