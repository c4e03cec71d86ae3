"""Replacing what a seat cannot see by something equally possible (WD-0.15, WD-13.3)."""

from __future__ import annotations

from game.engine.dice import Dice
from game.warlocks_duel.rules.gathering import gather_options
from game.warlocks_duel.state import DuelState


def imagine(state: DuelState, seat: int, dice: Dice) -> None:
    """Shuffle the deck, and draw other players' secret steps anew."""
    state.deck.cards = state.deck.imagined(dice)
    for other, duelist in enumerate(state.duelists):
        if other != seat and duelist.committed:
            options = gather_options(state, other)
            duelist.committed = options[dice.below(len(options))].key
