"""The books of a duel: what each event says about power, cards and the order of casting."""

from __future__ import annotations

import pytest

from game.engine.decision import Event, Fact, Text
from game.engine.witness import Entry
from game.warlocks_duel.box.cards import basic_cards
from game.warlocks_duel.referee.ledger import DuelLedger
from tests.warlocks_duel.scene import casting
from tests.warlocks_duel.table import Player


def event(kind: str, **facts: Fact) -> Event:
    """An event with these facts."""
    return Event(kind, "WD-1", Text(kind), tuple(facts.items()))


def entries(told: Event) -> list[Entry]:
    """What an event says, in a match in which the second player owns a scroll."""
    state = casting(Player(active="spark"), Player(active="mage_dart")).state
    return list(DuelLedger().entries(state, told, {("card", "doom"): "seat 1", ("card", "spark"): "seat 0"}))


@pytest.mark.clause("WD-0.5")
def test_power_is_gained_and_lost_and_at_forty_it_may_stay() -> None:
    assert entries(event("power_gained", who=1, points=3)) == [Entry(("power", 1), 3, may_stay=True)]
    assert entries(event("power_lost", who=0, points=3)) == [Entry(("power", 0), -3, may_stay=False)]


def test_cards_come_with_their_mage_are_learned_and_go_with_the_fallen() -> None:
    assert entries(event("mage_chosen", who=1, mage="parvel")) == [
        Entry(("card", card), now="seat 1") for card in basic_cards("parvel")
    ]
    assert entries(event("scroll_learned", who=0, spell="doom")) == [Entry(("card", "doom"), now="seat 0")]
    assert entries(event("eliminated", who=1)) == [Entry(("out", 1), now=1), Entry(("card", "doom"), now=0)]
    assert entries(event("sacrificed", who=1, card="parvel-1")) == [
        Entry(("card", "parvel-1"), now=0),
        Entry(("power", 1), now=10),
    ]
    assert entries(event("round_began", round=4, who=0)) == [Entry(("round", "match"), now=4)]
    assert entries(event("dice_rolled", who=0)) == []


@pytest.mark.clause("WD-4.1", "WD-4.3")
@pytest.mark.parametrize(
    ("last", "now", "passed"),
    [(0, 1, []), (1, 2, []), (2, 0, []), (0, 2, [1]), (1, 0, [2]), (2, 1, [0]), (0, 0, [1, 2]), (1, 1, [2, 0])],
)
def test_nobody_with_spells_left_is_passed_over(last: int, now: int, passed: list[int]) -> None:
    players = [Player(active=spell) for spell in ("spark", "mage_dart", "thorn")]
    state, books = casting(*players).state, DuelLedger()
    fault = books.broken_order(state, event("held", who=now), event("spell_cast", who=last))
    assert fault == (f"seats {passed} were passed over" if passed else None)
    assert books.broken_order(state, event("held", who=now), None) is None
    assert books.broken_order(state, event("round_began", who=now), event("held", who=last)) is None
    assert books.broken_order(state, event("held", who=now), event("round_began", who=last)) is None
    state.duelists[1].active, state.duelists[2].alive = (), False
    left = [seat for seat in passed if seat == 0]
    fault = books.broken_order(state, event("held", who=now), event("spell_cast", who=last))
    assert fault == (f"seats {left} were passed over" if left else None)


def test_a_turn_of_casting_and_a_round_begin_something() -> None:
    kinds = ("held", "spell_cast", "round_began", "power_lost")
    assert [DuelLedger().begins_turn(event(kind)) for kind in kinds] == [True, True, True, False]


def test_the_books_hold_power_cards_and_who_is_out() -> None:
    players = Player(20, active="spark", scrolls="doom"), Player(30), Player(0, alive=False, mage="parvel")
    state = casting(*players, round_number=3).state
    found = DuelLedger().balances(state)
    assert found["round", "match"] == 3
    assert [found["power", seat] for seat in range(3)] == [20, 30, 0]
    assert [found["out", seat] for seat in range(3)] == [0, 0, 1]
    assert found["card", "doom"] == "seat 0"
    assert not any(("card", card) in found for card in basic_cards("parvel"))
