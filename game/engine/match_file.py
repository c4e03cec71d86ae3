"""How a saved match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from game.engine.decision import Text
from game.engine.dice import Dice, LoadedDice
from game.engine.game import Game
from game.engine.keeping import save_format
from game.engine.keeping.record import Checkpoint, RecordedChoice
from game.engine.keeping.save_format import DamagedSave, GameNotInstalled, NewerSave, SavedCheckpoint, SavedMatch
from game.engine.match import Match
from game.engine.seating import OptionValue, SetupError

MOST_REPLAYED = 20_000
"""Choices that are made again after the last checkpoint, at most: a step has some dozens."""


def load(data: bytes, games: Mapping[str, Game]) -> Match:
    """The match in a save of one of these games, at the same decision.

    Raises DamagedSave, NewerSave or GameNotInstalled (all SaveFormatError) with words for the player. If the rules
    changed since and the last choices no longer fit, the match resumes at the last checkpoint; its story begins as
    early as the present rules can tell it.
    """
    saved = save_format.decode(data)
    game = games.get(saved.game)
    if game is None:
        raise GameNotInstalled(save_format.missing_game(saved.game))
    if saved.rules_version > game.rules_version:
        raise NewerSave(Text("This save was made with newer rules of the game. Update the program to open it."))
    try:
        return _restored(game, saved)
    except (SetupError, msgspec.MsgspecError, IndexError, KeyError, TypeError, ValueError) as error:
        raise DamagedSave(save_format.damage(error)) from error


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
    choices = saved.choices[: checkpoints[-1].after + MOST_REPLAYED]
    record = [RecordedChoice(choice.seat, choice.kind, choice.key, unknown) for choice in choices]
    match.played = saved.played
    match.branched = saved.branched
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
