"""What a seat cannot see, replaced by something equally possible (TAL-HID)."""

from __future__ import annotations

from game.engine.dice import Dice
from game.talisman.rules.magic.stops import FIRST_STOPS
from game.talisman.state import TalismanState
from game.talisman.view import may_see_spells


def imagine(state: TalismanState, seat: int, dice: Dice) -> None:
    """Shuffle the decks, and deal the others' Spells anew out of all that the seat has not seen."""
    hidden = [
        number for number, hero in enumerate(state.heroes) if hero.spells and not may_see_spells(state, seat, number)
    ]
    kept = shown_to(state, seat)
    unseen = list(state.spells.cards)
    for number in hidden:
        unseen += [card for card in state.heroes[number].spells if card not in kept]
    shuffled = dice.shuffled(sorted(unseen))
    for number in hidden:
        spells = state.heroes[number].spells
        known = tuple([card for card in spells if card in kept])
        count = len(spells) - len(known)
        state.heroes[number].spells, shuffled = (*known, *shuffled[:count]), shuffled[count:]
    state.spells.cards = shuffled
    seen = next((cards for viewer, cards in state.known if viewer == seat), ())
    rest = tuple(sorted(card for card in state.adventure.cards if card not in seen))
    state.adventure.cards = (*seen, *dice.shuffled(rest))
    state.sharing = ()  # in thoughts nobody sees who is asked
    state.stops = tuple([chosen if other == seat else FIRST_STOPS for other, chosen in enumerate(state.stops)])
    state.known = tuple([(viewer, state.adventure.cards[: len(cards)]) for viewer, cards in state.known])


def shown_to(state: TalismanState, seat: int) -> frozenset[str]:
    """The Spells of others that a seat is being shown: offered for a Life, or on Market Day."""
    kept = {card for viewer, card in state.shown if viewer == seat}
    trade = state.trade
    if trade is not None and trade.offered and trade.partner == seat:
        kept |= set(trade.gives)
    return frozenset(kept)
