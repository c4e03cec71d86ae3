"""The archive: finished matches, and those left for good, each as a save with its end, in `chronicle/`.

A match is removed by the player alone (and may come back until the program ends), or, the oldest first, when the
archive is larger than the settings allow.
"""

from __future__ import annotations

from collections.abc import Container
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from game.chronicle.kept import KeptMatch, described
from game.chronicle.register import Register
from game.engine.keeping import save_format
from game.engine.keeping.save_format import SavedEnd
from game.engine.match import Match
from game.keeping.disk import SaveError, explained, home, write_safely
from game.saves import file_name, read_match
from game.words import _, mark, say

ENDING = ".json"
FORGOTTEN = mark("Somebody")
"""The name of whoever wanted to be forgotten, in every file the same; nobody of that name has a record."""

_REMOVED = "removed"


def folder() -> Path:
    """Where the archive lies; it may not exist yet."""
    return home() / "chronicle"


def end_of(match: Match, when: datetime | None = None) -> SavedEnd:
    """How a match ended, or where it was left, for the archive; ``when`` is now unless told."""
    game, state, seats = match.game, match.state, range(len(match.seats))
    result = match.result
    figures = [game.figure(state, seat) for seat in seats]
    scores = [game.score(state, seat) for seat in seats]
    return SavedEnd(
        when=(when or datetime.now(UTC)).isoformat(timespec="seconds"),
        length=game.length(state),
        winners=list(result.winners) if result is not None else [],
        places=list(result.places) if result is not None else [],
        figures=[figure.message if figure is not None else "" for figure in figures],
        scores=[score for score in scores if score is not None],
    )


def keep(match: Match, match_id: str, when: datetime | None = None) -> Path:
    """Put a match into the archive, whether it has ended or is left; the same ``match_id`` replaces itself.

    Raises SaveError; nothing is lost then.
    """
    saved = msgspec.structs.replace(match.snapshot().as_saved(), ended=end_of(match, when))
    path = folder() / (file_name(match_id) + ENDING)
    write_safely(path, save_format.encode(saved))
    return path


def kept_matches(games: Container[str] | None = None) -> list[KeptMatch]:
    """Every match of the archive, the last one first; damaged and newer ones, and those of other games, say so."""
    register = Register(folder() / "register")
    found = [register.row(path, described) for path in _files()]
    register.write()
    if games is not None:
        found = [_of_known_games(row, games) for row in found]
    return sorted(found, key=lambda row: (row.when, row.path.name), reverse=True)


def find(match_id: str) -> Path | None:
    """The file of a match in the archive, if it is there."""
    path = folder() / (file_name(match_id) + ENDING)
    return path if path.is_file() else None


def is_there(match_id: str) -> bool:
    """Whether a match is in the archive, or was removed and may still come back."""
    name = file_name(match_id) + ENDING
    return (folder() / name).is_file() or (folder() / _REMOVED / name).is_file()


def remove(path: Path) -> None:
    """Take a match out of the archive; until the program ends :func:`bring_back` returns it. Raises SaveError."""
    aside = _aside(path)
    with explained(path):
        aside.parent.mkdir(exist_ok=True)
        path.replace(aside)


def bring_back(path: Path) -> None:
    """Undo :func:`remove`; raises SaveError, also when the match has been removed for good meanwhile."""
    with explained(_aside(path)):
        _aside(path).replace(path)


def forget_removed() -> None:
    """Delete for good what was removed; done when the program begins. Raises SaveError."""
    with explained(folder() / _REMOVED):
        for path in _removed():
            path.unlink(missing_ok=True)


def shrink(most_matches: int, most_bytes: int) -> list[KeptMatch]:
    """Delete the oldest matches beyond these limits, and say which; 0 is no limit. Raises SaveError."""
    gone: list[KeptMatch] = []
    count = room = 0
    for row in kept_matches():
        count, room = count + 1, room + row.size
        if (most_matches and count > most_matches) or (most_bytes and room > most_bytes):
            with explained(row.path):
                row.path.unlink(missing_ok=True)
            gone.append(row)
    return gone


def forget_person(name: str) -> int:
    """Take a person's name out of every match of the archive; how many matches there were. Raises SaveError.

    The matches stay, since others played them, too; who sat there is then :data:`FORGOTTEN`.
    """
    changed = 0
    for row in [*kept_matches(), *map(described, _removed())]:
        if row.problem is None and any(seat.name == name and seat.is_person for seat in row.seats):
            _rename(row.path, name, FORGOTTEN)
            changed += 1
    return changed


def _rename(path: Path, name: str, other: str) -> None:
    saved = save_format.decode(read_match(path))
    seats = [
        {**seat, "name": other} if seat.get("name") == name and seat.get("player", "person") == "person" else seat
        for seat in saved.seats
    ]
    title = ", ".join(seat.get("name", "") for seat in seats)
    with explained(path):
        write_safely(path, save_format.encode(msgspec.structs.replace(saved, seats=seats, title=title)))
        path.with_name(path.name + ".previous").unlink(missing_ok=True)


def _files() -> list[Path]:
    place = folder()
    with explained(place / "x"):
        if not place.is_dir():
            return []
        return sorted(path for path in place.iterdir() if path.name.endswith(ENDING) and path.name[0] != ".")


def _removed() -> list[Path]:
    """What was removed and may come back."""
    aside = folder() / _REMOVED
    return sorted(aside.glob(f"*{ENDING}")) if aside.is_dir() else []


def _aside(path: Path) -> Path:
    if path.parent != folder():
        raise SaveError(_("{path} is not in the chronicle.", path=str(path)))
    return path.parent / _REMOVED / path.name


def _of_known_games(row: KeptMatch, games: Container[str]) -> KeptMatch:
    if row.problem is not None or row.game in games:
        return row
    return msgspec.structs.replace(row, problem=say(save_format.missing_game(row.game)))
