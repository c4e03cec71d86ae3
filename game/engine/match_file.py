"""A match as a save: what is kept of it, and how it goes on from there."""

from __future__ import annotations

from typing import Any

import msgspec

from game.engine import save_format
from game.engine.dice import Dice, LoadedDice
from game.engine.game import Game, SetupError, known_game
from game.engine.match import KEPT_CHECKPOINTS, Checkpoint, Match, RecordedChoice
from game.engine.save_format import DamagedSave, NewerSave, SavedCheckpoint, SavedMatch


def save(match: Match) -> bytes:
    """The options, the seed, every choice and the last checkpoints of a match."""
    saved = SavedMatch(
        checksum="",
        four_grimoires_save=save_format.FORMAT,
        game=match.game.id,
        title=", ".join(seat.name for seat in match.seats),
        summary=str(match.game.summary(match.state)),
        rules_version=match.game.rules_version,
        seats=[msgspec.to_builtins(seat) for seat in match.seats],
        options=match.options,
        seed=match.seed,
        loaded=list(match.loaded_faces),
        choices=[save_format.Choice(choice.seat, choice.kind, choice.key) for choice in match.record],
        checkpoints=[_saved_checkpoint(point) for point in match.checkpoints[-KEPT_CHECKPOINTS:]],
    )
    return save_format.encode(saved)


def load(data: bytes) -> Match:
    """The match in a save, at the same decision; raises DamagedSave or NewerSave with words for the player."""
    saved = save_format.decode(data)
    game = known_game(saved.game)
    if game is None:
        raise NewerSave(f"This save is of the game {saved.game!r}, which this version does not have.")
    if saved.rules_version > game.rules_version:
        raise NewerSave("This save was made with newer rules of the game. Update the program to open it.")
    try:
        return _restored(game, saved)
    except (SetupError, msgspec.MsgspecError, IndexError, KeyError, TypeError, ValueError) as error:
        raise DamagedSave(f"This save is damaged: {error}. Try an earlier autosave.") from error


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
    seats, options = game.check_setup(saved.seats, saved.options)
    loaded = LoadedDice(*saved.loaded, seed=saved.seed) if saved.loaded else None
    match = Match(game, seats, options, saved.seed, loaded)
    checkpoints = [_checkpoint(game, point) for point in saved.checkpoints]
    if not checkpoints or checkpoints[-1].after > len(saved.choices):
        raise ValueError("its checkpoints do not fit its choices")
    unknown = (-1, -1)
    record = [RecordedChoice(choice.seat, choice.kind, choice.key, unknown) for choice in saved.choices]
    match.resume(checkpoints, record)
    return match


def _checkpoint(game: Game, point: SavedCheckpoint) -> Checkpoint:
    # What the file says is checked, not what is made of it: a part that came into states later has its default there.
    if save_format.fingerprint(msgspec.json.decode(point.state), point.dice) != point.fingerprint:
        raise ValueError("a checkpoint does not match its fingerprint")
    state: Any = msgspec.json.decode(point.state, type=game.state_type)
    dice: Dice = LoadedDice(*point.loaded) if point.loaded else Dice()
    dice.state, dice.draws = point.dice, point.draws
    return Checkpoint(point.after, state, dice, point.reveals)
