"""How far a player has come in each lesson, kept in his folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from game.keeping.disk import SaveError, explained, home, write_safely
from game.lessons.lesson import Lesson


class Progress(msgspec.Struct, frozen=True):
    """Where a lesson was left, from 0, and whether it was once finished."""

    step: Annotated[int, msgspec.Meta(ge=0)] = 0
    finished: bool = False


def of(lesson: Lesson) -> Progress:
    """How far the player has come in a lesson; nowhere if that cannot be read."""
    return _all().get(lesson.game.id, Progress())


def keep(lesson: Lesson, step: int) -> None:
    """Note that a step is open now. Raises SaveError if it cannot be written."""
    _write(lesson, Progress(step, of(lesson).finished))


def finish(lesson: Lesson) -> None:
    """Note that the lesson was finished: it begins at its beginning again. Raises SaveError."""
    _write(lesson, Progress(0, finished=True))


def _write(lesson: Lesson, progress: Progress) -> None:
    everything = {**_all(), lesson.game.id: progress}
    write_safely(_path(), msgspec.json.format(msgspec.json.encode(everything), indent=2) + b"\n")


def _all() -> dict[str, Progress]:
    """What is written down; little is lost with a damaged file, so that it is simply begun anew."""
    try:
        with explained(_path()):
            return msgspec.json.decode(_path().read_bytes(), type=dict[str, Progress])
    except (SaveError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def _path() -> Path:
    return home() / "lessons.json"
