"""What a seat cannot see, replaced by something equally possible (TAL-HID)."""

from __future__ import annotations

from game.engine.dice import Dice
from game.talisman.state import TalismanState
from game.talisman.view import may_see_spells


def imagine(state: TalismanState, seat: int, dice: Dice) -> None:
    """Shuffle the decks, and deal the others' Spells anew out of all that the seat has not seen."""
    hidden = [
        number for number, hero in enumerate(state.heroes) if hero.spells and not may_see_spells(state, seat, number)
    ]
    unseen = sorted(state.spells.cards)
    for number in hidden:
        unseen += state.heroes[number].spells
    shuffled = dice.shuffled(sorted(unseen))
    for number in hidden:
        count = len(state.heroes[number].spells)
        state.heroes[number].spells, shuffled = shuffled[:count], shuffled[count:]
    state.spells.cards = shuffled
    seen = next((cards for viewer, cards in state.known if viewer == seat), ())
    rest = tuple(sorted(card for card in state.adventure.cards if card not in seen))
    state.adventure.cards = (*seen, *dice.shuffled(rest))
    state.known = tuple([(viewer, state.adventure.cards[: len(cards)]) for viewer, cards in state.known])
