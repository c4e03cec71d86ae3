"""A match of the archive as a list shows it."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from game.engine.keeping import save_format
from game.engine.keeping.save_format import SavedEnd, SavedMatch
from game.engine.keeping.saved_text import SavedText
from game.engine.seating import Seat, SetupError, seat_of
from game.keeping.disk import SaveError
from game.saves import read_match


class KeptMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of the archive, without its choices.

    ``problem`` says why it cannot be opened; what was read from it is then empty. ``when`` is the end's time, or
    that of the file. ``played`` is in seconds, ``length`` in the game's own unit, ``size`` in bytes.
    """

    path: Path
    when: datetime
    size: int
    game: str = ""
    seats: tuple[Seat, ...] = ()
    options: dict[str, bool | int | str] = {}
    summary: str = ""
    stage: SavedText | None = None
    """Where it stood when it was left, for any language; None in files of earlier versions."""
    played: int = 0
    branched: int | None = None
    """After how many choices it left another match, if it did."""
    length: int = 0
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    problem: str | None = None

    @property
    def match_id(self) -> str:
        """Under which name it lies in the archive."""
        return self.path.stem

    @property
    def finished(self) -> bool:
        """Whether it was played to its end; else somebody left it."""
        return bool(self.places)


def described(path: Path) -> KeptMatch:
    """A file of the archive in short, or what is wrong with it."""
    status = path.stat()
    row = KeptMatch(path=path, when=datetime.fromtimestamp(status.st_mtime, UTC), size=status.st_size)
    try:
        saved = save_format.decode(read_match(path))
        return _filled(row, saved)
    except (SaveError, SetupError, ValueError) as error:
        return msgspec.structs.replace(row, problem=str(error))


def _filled(row: KeptMatch, saved: SavedMatch) -> KeptMatch:
    end = saved.ended if saved.ended is not None else SavedEnd(when=row.when.isoformat(), length=0)
    return msgspec.structs.replace(
        row,
        when=datetime.fromisoformat(end.when).astimezone(UTC),
        game=saved.game,
        seats=tuple(seat_of(seat) for seat in saved.seats),
        options=saved.options,
        summary=saved.summary[: save_format.LONGEST_WORDS],
        stage=saved.stage,
        played=saved.played,
        branched=saved.branched,
        length=end.length,
        winners=tuple(end.winners),
        places=tuple(end.places),
        figures=tuple(end.figures),
        scores=tuple(end.scores),
    )
