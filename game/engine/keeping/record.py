"""What a match remembers of itself: the choices made, a few states of which nothing else need be known, and a save."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game.engine.decision import Text
from game.engine.dice import Dice, LoadedDice
from game.engine.keeping import save_format
from game.engine.keeping.save_format import SavedCheckpoint, SavedMatch
from game.engine.keeping.saved_text import saved_text
from game.engine.seating import OptionValue, Seat

if TYPE_CHECKING:
    from game.engine.game import Game

KEPT_CHECKPOINTS = 3
"""The newest ones, which are kept and written to saves in any case."""


class RecordedChoice(NamedTuple):
    """An answer as the match remembers it; ``stamp`` counts what chance and secrets had shown before it."""

    seat: int
    kind: str
    key: str
    stamp: tuple[int, int]


class Checkpoint(NamedTuple):
    """A state that alone tells the whole story, after the first ``after`` choices and ``told`` events since."""

    after: int
    state: Any
    dice: Dice
    reveals: int
    told: int = 0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a save holds of a match at one moment.

    Nothing in it changes any more while the match goes on: it can be encoded later, and in another thread.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: dict[str, OptionValue]
    seed: int
    loaded: tuple[int, ...]
    summary: Text
    record: tuple[RecordedChoice, ...]
    checkpoints: tuple[Checkpoint, ...]
    origin: Checkpoint | None
    played: int = 0
    branched: int | None = None

    def encode(self) -> bytes:
        """The bytes of the save."""
        return save_format.encode(self.as_saved())

    def as_saved(self) -> SavedMatch:
        """What the save will hold; its checksum is not made yet."""
        return SavedMatch(
            checksum="",
            four_grimoires_save=save_format.FORMAT,
            game=self.game.id,
            title=", ".join(seat.name for seat in self.seats),
            summary=str(self.summary),
            stage=saved_text(self.summary),
            rules_version=self.game.rules_version,
            seats=[msgspec.to_builtins(seat) for seat in self.seats],
            played=self.played,
            branched=self.branched,
            options=self.options,
            seed=self.seed,
            loaded=list(self.loaded),
            choices=[save_format.Choice(seat, kind, key) for seat, kind, key, _stamp in self.record],
            checkpoints=[_saved_checkpoint(point) for point in self.checkpoints],
            origin=_saved_checkpoint(self.origin) if self.origin is not None else None,
        )


def _saved_checkpoint(point: Checkpoint) -> SavedCheckpoint:
    return SavedCheckpoint(
        after=point.after,
        dice=point.dice.state,
        draws=point.dice.draws,
        reveals=point.reveals,
        loaded=list(point.dice.faces) if isinstance(point.dice, LoadedDice) else [],
        fingerprint=save_format.fingerprint(point.state, point.dice.state),
        state=msgspec.Raw(msgspec.json.encode(point.state)),
    )
