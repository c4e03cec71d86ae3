"""The audit notices what cannot be, and leaves alone what only looks odd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import AIR, BLANK, EARTH, FACES, FIRE, MAGIC, WATER, WHIRLWIND
from game.warlocks_duel.referee.audit import problems
from game.warlocks_duel.state import CHOOSING, OVER, DuelState
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player

Change = Callable[[DuelState], None]
LEARNED, IN_MARKET = "coin_flip", "doom"


def duel() -> DuelState:
    """Alonora, who has learned a scroll and paid for two spells, against Albus; nothing is wrong."""
    alonora = Player(
        mage="alonora", active="spark", used="fire_bolt", scrolls=LEARNED, pool="FW", reserve=1, shield="A"
    )
    return casting(alonora, Player(mage="albus"), market=IN_MARKET).state


def alonora(**traits: Any) -> Change:
    """Alonora's traits are changed."""

    def change(state: DuelState) -> None:
        for name, value in traits.items():
            assert hasattr(state.duelists[0], name)
            setattr(state.duelists[0], name, value)

    return change


def table(**fields: Any) -> Change:
    """The table's own fields are changed."""

    def change(state: DuelState) -> None:
        for name, value in fields.items():
            assert hasattr(state, name)
            setattr(state, name, value)

    return change


def both(*changes: Change) -> Change:
    """Several changes together."""

    def change(state: DuelState) -> None:
        for one in changes:
            one(state)

    return change


def cards(*more: str, without: str = "") -> Change:
    """Alonora's cards are changed."""

    def change(state: DuelState) -> None:
        kept = [card for card in state.duelists[0].cards if card != without]
        state.duelists[0].cards = (*kept, *more)

    return change


def discard(*scrolls: str) -> Change:
    """Scrolls lie in the discard."""

    def change(state: DuelState) -> None:
        state.deck.discard += scrolls

    return change


def undealt(state: DuelState) -> None:
    """No scroll has been dealt yet: they lie nowhere."""
    state.deck.cards, state.market = (), ()


def card_of(spell: str) -> str:
    """The card on which one of Alonora's spells stands."""
    return SPELLS[spell].card


def dice(change: int, **zones: Any) -> Change:
    """Zones of Alonora's are changed, by so many dice in all."""

    def moved(state: DuelState) -> None:
        mine = state.duelists[0]
        alonora(**zones)(state)
        mine.aside = (BLANK,) * (len(mine.aside) - change)

    return moved


STRANGE = card_of("mage_dart")
"""A card of Albus."""
PAID = {"spark": (FIRE,), "fire_bolt": (FIRE, FIRE)}
BROKEN: dict[str, tuple[Change, list[str]]] = {
    "twice": (discard(IN_MARKET), [f"scroll {IN_MARKET} is in 2 places"]),
    "learned_and_discarded": (discard(LEARNED), [f"scroll {LEARNED} is in 2 places"]),
    "nowhere": (table(market=()), [f"scroll {IN_MARKET} is in 0 places"]),
    "won_by_nobody": (table(stage=OVER, ending="last"), ["the match is over, but nobody has won"]),
    "less_than_no_power": (alonora(power=-1), ["seat 0: power -1"]),
    "too_much_power": (alonora(power=41), ["seat 0: power 41"]),
    "die_too_many_in_hand": (alonora(hand=(BLANK,)), ["seat 0: 13 dice instead of 12"]),
    "die_too_many_in_reserve": (alonora(reserve=2), ["seat 0: 13 dice instead of 12"]),
    "die_too_many_removed": (alonora(removed=1), ["seat 0: 13 dice instead of 12"]),
    "die_too_few_aside": (dice(1), ["seat 0: 11 dice instead of 12"]),
    "die_too_few_in_pool": (alonora(pool=(FIRE,)), ["seat 0: 11 dice instead of 12"]),
    "die_too_few_in_shield": (alonora(shield=()), ["seat 0: 11 dice instead of 12"]),
    "die_too_few_on_a_card": (alonora(paid=PAID | {"fire_bolt": (FIRE,)}), ["seat 0: 11 dice instead of 12"]),
    "less_than_no_reserve": (dice(-2, reserve=-1), ["seat 0: reserve -1"]),
    "three_symbols_in_the_shield": (
        dice(2, shield=(FIRE, WATER, AIR)), [f"seat 0: antimagic shield {(FIRE, WATER, AIR)}"],
    ),
    "whirlwind_in_the_shield": (dice(0, shield=(WHIRLWIND,)), [f"seat 0: antimagic shield {(WHIRLWIND,)}"]),
    "unrolled_die_in_the_pool": (
        dice(0, pool=(FIRE, BLANK)), [f"seat 0: a die in the pool that shows nothing: {(FIRE, BLANK)}"],
    ),
    "active_and_used": (
        alonora(used=("spark", "fire_bolt")), [f"seat 0: a spell is marked twice: {('spark', 'spark', 'fire_bolt')}"],
    ),
    "used_and_lost": (
        alonora(lost=("fire_bolt",)), [f"seat 0: a spell is marked twice: {('spark', 'fire_bolt', 'fire_bolt')}"],
    ),
    "dice_on_an_unpaid_spell": (
        alonora(used=()), ["seat 0: dice lie on spells that are not paid for: ['fire_bolt', 'spark']"],
    ),
    "dice_on_a_lost_spell": (
        alonora(used=(), lost=("fire_bolt",)),
        ["seat 0: dice lie on spells that are not paid for: ['fire_bolt', 'spark']"],
    ),
    "active_without_dice": (
        dice(-1, paid={"fire_bolt": (FIRE, FIRE)}), ["seat 0: an active spell without dice"],
    ),
    "active_without_its_card": (
        cards(without=card_of("spark")), [f"seat 0: active spells of cards not owned: {('spark',)}"],
    ),
    "card_of_another_mage": (cards(STRANGE), [f"seat 0: a basic card of another mage: {STRANGE}"]),
    "unrolled_die_on_a_card": (
        alonora(paid=PAID | {"spark": (BLANK,)}), ["seat 0: a die on a card that shows nothing"],
    ),
    "unknown_lost_spell": (alonora(lost=("hiccup",)), ["seat 0: unknown spell hiccup"]),
}  # fmt: skip


@pytest.mark.clause("WD-0.9", "WD-0.10", "WD-8.8")
@pytest.mark.parametrize("name", BROKEN)
def test_the_audit_finds_what_is_impossible_and_nothing_else(name: str) -> None:
    state = duel()
    assert problems(state) == []
    break_it, found = BROKEN[name]
    break_it(state)
    assert problems(state) == found


ALLOWED: dict[str, Change] = {
    "nothing_dealt_yet": both(undealt, cards(without=LEARNED), table(stage=CHOOSING)),
    "won": table(stage=OVER, ending="last", winners=(1,)),
    "no_power_left": alonora(power=0),
    "all_power": alonora(power=40),
    "empty_reserve": dice(-1, reserve=0),
    "two_symbols_in_the_shield": dice(2, shield=(EARTH, MAGIC, MAGIC)),
    "whirlwind_in_the_pool": dice(0, pool=(FIRE, WHIRLWIND)),
    "every_face_in_the_pool": dice(4, pool=FACES),
    "nothing_but_active_spells": alonora(
        cards=(LEARNED,), active=(LEARNED,), used=(), paid={LEARNED: (FIRE, FIRE, FIRE)}
    ),
    "dice_removed": dice(2, removed=2),
    "used_without_dice": dice(-2, paid={"spark": (FIRE,)}),
    "lost": dice(-2, used=(), lost=("fire_bolt",), paid={"spark": (FIRE,)}),
    "fallen_without_cards": both(alonora(cards=(), alive=False), discard(LEARNED)),
    "fallen_with_foreign_cards": both(cards(STRANGE), alonora(alive=False)),
    "mage_not_chosen_yet": both(cards(STRANGE), alonora(mage="")),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_the_audit_leaves_alone_what_can_happen(name: str) -> None:
    state = duel()
    ALLOWED[name](state)
    assert problems(state) == []
