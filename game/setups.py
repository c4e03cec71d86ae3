"""How each game was set up last, on disk: a file a game under `setups/` in the player's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from game.keeping.disk import SaveError, explained, home, previous_of, write_safely
from game.saves import file_name


class SeatSetup(msgspec.Struct, frozen=True):
    """A seat as it was set up: an empty name means the proposed one; `shape` is that of the player's mark."""

    name: Annotated[str, msgspec.Meta(max_length=40)]
    player: str
    shape: str


class Setup(msgspec.Struct, frozen=True):
    """How a match of a game was set up: its seats and its options, without the seed."""

    seats: tuple[SeatSetup, ...]
    options: dict[str, bool | int | str]


def load_setup(game_id: str) -> Setup | None:
    """How the game was set up last; None if it never was or the file is damaged: nothing of worth is lost."""
    path = _setup(game_id)
    try:
        with explained(path):
            return msgspec.json.decode(path.read_bytes(), type=Setup)
    except (SaveError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def save_setup(game_id: str, setup: Setup) -> None:
    """Remember how a game was set up, for the next time. Raises SaveError."""
    write_safely(_setup(game_id), msgspec.json.format(msgspec.json.encode(setup), indent=2) + b"\n")


def forget_name(name: str) -> None:
    """Propose a name for no seat of no game any more. Raises SaveError."""
    folder = home() / "setups"
    with explained(folder):
        games = [path.stem for path in folder.glob("*.json")] if folder.is_dir() else []
    for game_id in games:
        setup = load_setup(game_id)
        if setup is not None and any(seat.name == name for seat in setup.seats):
            seats = [msgspec.structs.replace(seat, name="") if seat.name == name else seat for seat in setup.seats]
            save_setup(game_id, msgspec.structs.replace(setup, seats=tuple(seats)))
            previous_of(_setup(game_id)).unlink(missing_ok=True)


def was_set_up(game_id: str) -> bool:
    """Whether a match of the game was ever set up here, even if how can no longer be read."""
    try:
        with explained(_setup(game_id)):
            return _setup(game_id).exists()
    except SaveError:
        return False


def _setup(game_id: str) -> Path:
    return home() / "setups" / f"{file_name(game_id)}.json"
