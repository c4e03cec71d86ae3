"""What may be done in the face of cards just drawn, before they are met (TAL-FLOW-2)."""

from __future__ import annotations

from game.engine.decision import Option
from game.talisman.box.register import CARD_OF, ENEMY
from game.talisman.rules.belongings import set_aside
from game.talisman.rules.fights import groups
from game.talisman.rules.happenings import quests
from game.talisman.state import TalismanState

COMBAT_NUMBER = 2
"""Enemies of this number fight with Strength (TAL-6.15.5)."""


def attackers(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The Enemies just drawn that attack the Character."""
    lying = state.cards.get(state.heroes[seat].space, ())
    return tuple([
        card for card in state.drawn
        if card in lying and CARD_OF[card].kind == ENEMY and groups.attacks(state, seat, card)
    ])  # fmt: skip


def handing_over(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """What may be handed over to the Warlock before an Enemy just drawn attacks (BRD-9)."""
    return tuple(quests.delivery_options(state, seat)) if attackers(state, seat) else ()


def strengthening(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Exchanging kept Enemies before a Combat with one just drawn, unless a question about it comes anyway."""
    hero = state.heroes[seat]
    foes = tuple([card for card in attackers(state, seat) if CARD_OF[card].number == COMBAT_NUMBER])
    if not foes or hero.toad or groups.ways_round(state, seat, foes, foes, ()):
        return ()
    return set_aside.exchange_options(state, seat)


def is_weighed(state: TalismanState, seat: int, card: str) -> bool:
    """Whether a card drawn lies before the Character as something that happens to it, or that can be paid off."""
    printed = CARD_OF[card]
    lies_here = card not in state.done and card in state.cards.get(state.heroes[seat].space, ())
    return lies_here and (printed.number in (1, 4, 6) or printed.bribe > 0)
