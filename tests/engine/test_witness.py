"""A witness names everything that was told and did not happen, or happened and was not told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.decision import Decision, Event, Option, Text
from game.engine.witness import Account, Entry, Ledger, Value, Witness


@dataclass
class Purses:
    """A table with two purses."""

    gold: list[int]


class Books(Ledger):
    """Who has how much; turns alternate."""

    def balances(self, state: Purses) -> dict[Account, Value]:
        return {("gold", seat): gold for seat, gold in enumerate(state.gold)}

    def entries(self, state: Purses, event: Event, told: Mapping[Account, Value]) -> list[Entry]:
        facts: dict[str, Any] = dict(event.facts)
        seat = facts.pop("who")
        return [] if event.kind == "turn" else [Entry(("gold", seat), **facts)]

    def begins_turn(self, event: Event) -> bool:
        return event.kind == "turn"

    def broken_order(self, state: Purses, event: Event, before: Event | None) -> str | None:
        return "the same player again" if before is not None and before.facts == event.facts else None


def event(kind: str, **facts: int | bool) -> Event:
    """Something that was told."""
    return Event(kind, "X-1", Text(kind), tuple(facts.items()))


def question(seat: int = 0) -> Decision:
    """A question to a seat."""
    return Decision(seat, "any", Text("Well?"), (Option("yes", Text("Yes")),), "X-1")


class Match:
    """A match told by hand."""

    def __init__(self) -> None:
        self.state = Purses([5, 5])
        self.witness = Witness(Books(), self.state)

    def faults(self, *items: Event | Decision | None) -> list[str]:
        """What the witness says to some events and a question."""
        return [fault for item in items for fault in self.witness.see(item, self.state)]


def test_what_happens_as_told_is_no_fault() -> None:
    match = Match()
    match.state.gold = [7, 4]
    assert match.faults(event("gains", who=0, by=2), event("has", who=1, now=4), question()) == []
    assert match.faults(event("gains", who=0, by=1, now=8)) == []


def test_a_change_that_nobody_told_is_named() -> None:
    match = Match()
    match.state.gold[1] = 3
    assert match.faults(event("turn", who=0), question()) == ["gold of 1 was 5 and is 3, but was told to be 5 (turn)"]
    assert match.faults(question()) == [], "named once"


def test_an_account_that_nobody_has_stands_at_nothing() -> None:
    match = Match()
    told = match.faults(event("gains", who=7, by=2), question())
    assert told == ["gold of 7 was 0 and is 0, but was told to be 2 (gains)"]
    assert match.faults(event("gains", who=8, by=2), event("gains", who=8, by=-2), question()) == []
    match.state.gold.append(3)
    assert match.faults(question()) == ["gold of 2 was 0 and is 3, but was told to be 0 ()"]
    match.state.gold.pop()
    assert match.faults(question()) == ["gold of 2 was 3 and is 0, but was told to be 3 ()"]


def test_something_told_that_did_not_happen_is_named() -> None:
    match = Match()
    assert match.faults(event("gains", who=0, by=2), None) == ["gold of 0 was 5 and is 5, but was told to be 7 (gains)"]


def test_sums_that_do_not_add_up_are_named() -> None:
    match = Match()
    fault = "gains (gains): gold of 0 was 5, and +2 does not make 8"
    assert match.faults(event("gains", who=0, by=2, now=8)) == [fault]


def test_an_event_without_an_effect_is_named_unless_it_may_have_none() -> None:
    match = Match()
    assert match.faults(event("gains", who=0, by=0)) == ["gains (gains): gold of 0 was 5 before"]
    assert match.faults(event("has", who=0, now=5)) == ["has (has): gold of 0 was 5 before"]
    assert match.faults(event("has", who=0, now=5, may_stay=True)) == []


def test_an_account_set_free_may_change_until_the_next_question() -> None:
    match = Match()
    match.state.gold[0] = 1
    assert match.faults(event("loses all", who=0), question()) == []
    match.state.gold[0] = 2
    assert len(match.faults(question())) == 1


def test_turns_out_of_order_are_named() -> None:
    match = Match()
    assert match.faults(event("turn", who=0), event("turn", who=1)) == []
    assert match.faults(event("turn", who=1)) == ["turn (turn): the same player again"]


def test_a_game_that_keeps_no_books_has_nothing_to_prove() -> None:
    witness = Witness(Ledger(), None)
    assert witness.see(event("anything", who=0), None) == witness.see(question(), None) == []


def test_a_game_whose_events_begin_no_turns_is_asked_about_the_order_of_none() -> None:
    class Jumble(Books):
        def begins_turn(self, event: Event) -> bool:
            return Ledger.begins_turn(self, event)

    witness = Witness(Jumble(), Purses([5, 5]))
    turn = event("turn", who=0)
    assert witness.see(turn, Purses([5, 5])) == witness.see(turn, Purses([5, 5])) == []
