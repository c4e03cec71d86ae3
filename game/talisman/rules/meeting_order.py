"""In which order what lies on a space is met: by the numbers of the cards (TAL-6.15.2, TAL-6.15.3)."""

from __future__ import annotations

from functools import cache

from game.engine.decision import Named, Option, Text
from game.engine.ids import name_of
from game.talisman.box.register import CARD_OF
from game.talisman.rules.table.land import Land
from game.talisman.state import TalismanState

ORDER_QUESTION = Text("Which one first?")


def next_to_meet(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The cards that come next: of those still to be dealt with, those of the lowest number."""
    cards = state.waiting = to_meet(state, seat)
    return of_lowest_number(cards) if cards else ()


def to_meet(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The cards of the space still to be dealt with, in order; number 5 is taken or left in one go."""
    done = state.done
    lying = state.cards.get(state.heroes[seat].space)
    if lying is None:
        return ()
    if len(lying) == 1:
        return () if lying[0] in done or CARD_OF[lying[0]].number in (0, 5) else lying
    cards = [card for card in lying if card not in done and CARD_OF[card].number not in (0, 5)]
    return tuple(sorted(cards, key=number_of))


def number_of(card: str) -> int:
    """A card's order number."""
    return CARD_OF[card].number


def of_lowest_number(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The first of the cards, which are in order, and those of its number (TAL-6.15.2)."""
    number = CARD_OF[cards[0]].number
    if CARD_OF[cards[-1]].number == number:
        return cards
    return tuple([card for card in cards if CARD_OF[card].number == number])


async def choose_first(land: Land, seat: int, cards: tuple[str, ...]) -> str:
    """Among equal numbers the active player chooses the order (TAL-6.15.2b-R)."""
    if len(cards) == 1:
        return cards[0]
    options = tuple([order_option(card) for card in cards])
    return name_of(await land.ask(seat, "order", ORDER_QUESTION, options, "TAL-6.15.2b"))


@cache
def order_option(card: str) -> Option:
    """The option to deal with a card first."""
    text = Text("{card}", (("card", Named(CARD_OF[card].name, f"card:{card}")),))
    return Option(f"first:{card}", text, f"card:{card}", "TAL-6.15.2b")
