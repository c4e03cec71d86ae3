"""A match as a save: what is kept of it, and how it goes on from there."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from game.engine import save_format
from game.engine.decision import Text
from game.engine.dice import Dice, LoadedDice
from game.engine.game import Game, OptionValue, Seat, SetupError, known_game
from game.engine.match import KEPT_CHECKPOINTS, Checkpoint, Match, RecordedChoice
from game.engine.save_format import DamagedSave, NewerSave, SavedCheckpoint, SavedMatch


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

    def encode(self) -> bytes:
        """The bytes of the save."""
        saved = SavedMatch(
            checksum="",
            four_grimoires_save=save_format.FORMAT,
            game=self.game.id,
            title=", ".join(seat.name for seat in self.seats),
            summary=str(self.summary),
            rules_version=self.game.rules_version,
            seats=[msgspec.to_builtins(seat) for seat in self.seats],
            options=self.options,
            seed=self.seed,
            loaded=list(self.loaded),
            choices=[save_format.Choice(seat, kind, key) for seat, kind, key, _stamp in self.record],
            checkpoints=[_saved_checkpoint(point) for point in self.checkpoints],
            origin=_saved_checkpoint(self.origin) if self.origin is not None else None,
        )
        return save_format.encode(saved)


def snapshot(match: Match) -> Snapshot:
    """The options, the seed, every choice and the last checkpoints of a match: a few references, made in no time."""
    return Snapshot(
        match.game,
        match.seats,
        match.options,
        match.seed,
        match.loaded_faces,
        match.game.summary(match.state),
        tuple(match.record),
        tuple(match.checkpoints[-KEPT_CHECKPOINTS:]),
        match.origin,
    )


def load(data: bytes) -> Match:
    """The match in a save, at the same decision; raises DamagedSave or NewerSave with words for the player."""
    saved = save_format.decode(data)
    game = known_game(saved.game)
    if game is None:
        what = Text("This save is of the game {game}, which this version does not have.", (("game", saved.game),))
        raise NewerSave(what)
    if saved.rules_version > game.rules_version:
        raise NewerSave(Text("This save was made with newer rules of the game. Update the program to open it."))
    try:
        return _restored(game, saved)
    except (SetupError, msgspec.MsgspecError, IndexError, KeyError, TypeError, ValueError) as error:
        raise DamagedSave(save_format.damage(error)) from error


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


def _restored(game: Game, saved: SavedMatch) -> Match:
    earlier = saved.rules_version < game.rules_version
    seats, options = game.check_setup(saved.seats, _known_options(game, saved) if earlier else saved.options)
    loaded = LoadedDice(*saved.loaded, seed=saved.seed) if saved.loaded else None
    match = Match(game, seats, options, saved.seed, loaded)
    checkpoints = [_checkpoint(game, point) for point in saved.checkpoints]
    if earlier:
        for point in checkpoints:
            game.adopt(point.state)
    if not checkpoints or checkpoints[-1].after > len(saved.choices):
        raise ValueError("its checkpoints do not fit its choices")
    unknown = (-1, -1)
    record = [RecordedChoice(choice.seat, choice.kind, choice.key, unknown) for choice in saved.choices]
    match.origin = _checkpoint(game, saved.origin) if saved.origin is not None else None
    match.resume(checkpoints, record)
    if earlier:
        match.find_origin()
    return match


def _known_options(game: Game, saved: SavedMatch) -> dict[str, OptionValue]:
    """The options that a match of earlier rules was set up with, as far as the game still has them.

    What they meant for the match lies in its state, which goes on unchanged.
    """
    kept: dict[str, OptionValue] = {}
    for option in game.options:
        with suppress(KeyError, SetupError):
            kept[option.id] = option.check(saved.options[option.id])
    return kept


def _checkpoint(game: Game, point: SavedCheckpoint) -> Checkpoint:
    """A checkpoint; what its state lacks, because the rules that wrote it had no use for it, has its default."""
    if save_format.fingerprint(msgspec.json.decode(point.state), point.dice) != point.fingerprint:
        raise ValueError("a checkpoint does not match its fingerprint")
    state: Any = msgspec.json.decode(point.state, type=game.state_type)
    dice: Dice = LoadedDice(*point.loaded) if point.loaded else Dice()
    dice.state, dice.draws = point.dice, point.draws
    return Checkpoint(point.after, state, dice, point.reveals)
