"""Which notes for newcomers were read, and which games were ever played, on disk.

`first_times.json` in the player's folder holds both; its version before lies beside it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.keeping.disk import SaveError, explained, home, put_aside, write_safely
from game.setups import was_set_up
from game.words import _


class NotesSeen(msgspec.Struct, frozen=True):
    """The ids of the notes seen by game, in the order in which they were seen, and the games played."""

    notes: dict[str, tuple[str, ...]] = {}
    played: tuple[str, ...] = ()

    def of(self, game_id: str) -> frozenset[str]:
        """The notes of a game that were seen."""
        return frozenset(self.notes.get(game_id, ()))


def load_notes_seen() -> tuple[NotesSeen, str | None]:
    """What was seen, and a warning if that could not be read; then nothing counts as seen.

    A damaged file is kept aside as `first_times.damaged.json`.
    """
    path = _path()
    try:
        with explained(path):
            if not path.exists():
                return NotesSeen(), None
            data = path.read_bytes()
        return msgspec.json.decode(data, type=NotesSeen), None
    except SaveError as error:
        return NotesSeen(), str(error)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        warning = _("Which notes you have read could not be told any more: they are shown again.")
        aside = path.with_name("first_times.damaged.json")
        if put_aside(path, aside):
            warning += " " + _("The old file is kept as {path}.", path=str(aside))
        return NotesSeen(), warning


def remember_note(game_id: str, note: str) -> None:
    """A note was shown: it is not shown again. Raises SaveError."""
    seen, _warning = load_notes_seen()
    known = seen.notes.get(game_id, ())
    if note not in known:
        _write(NotesSeen({**seen.notes, game_id: (*known, note)}, seen.played))


def remember_match(game_id: str) -> None:
    """A match of the game is played. Raises SaveError."""
    seen, _warning = load_notes_seen()
    if game_id not in seen.played:
        _write(NotesSeen(seen.notes, (*seen.played, game_id)))


def forget_notes() -> None:
    """Show every note again from the start; which games were played stays known. Raises SaveError."""
    seen, _warning = load_notes_seen()
    _write(NotesSeen({}, seen.played))


def was_played(game_id: str) -> bool:
    """Whether a match of the game was ever played here, by this version of the program or by an earlier one."""
    return game_id in load_notes_seen()[0].played or was_set_up(game_id)


def _path() -> Path:
    return home() / "first_times.json"


def _write(seen: NotesSeen) -> None:
    write_safely(_path(), msgspec.json.format(msgspec.json.encode(seen), indent=2) + b"\n")
