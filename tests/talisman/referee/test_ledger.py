"""The order of turns as the books of Talisman see it: it passes to the left, and nobody is left out."""

from __future__ import annotations

import pytest

from game.engine.decision import Event, Text
from game.talisman.referee.ledger import TalismanLedger
from tests.talisman.scene import figure, moving


def begins(seat: int) -> Event:
    """The event that begins a turn."""
    return Event("turn_begins", "TAL-6.10.2a", Text("A turn begins."), (("who", seat),))


@pytest.mark.parametrize(
    ("last", "now", "fault"),
    [
        (0, 1, None),
        (3, 0, None),
        (0, 2, "seats [1] were passed over"),
        (1, 0, "seats [2, 3] were passed over"),
        (3, 2, "seats [0, 1] were passed over"),
        (2, 2, "the same player again, without a Temporal Warp"),
    ],
)
def test_whoever_is_passed_over_or_plays_again_is_a_fault(last: int, now: int, fault: str | None) -> None:
    people = [figure(name, "crags") for name in ("elf", "troll", "dwarf", "monk")]
    state = moving(*people).state
    assert TalismanLedger().broken_order(state, begins(now), begins(last)) == fault
    assert TalismanLedger().broken_order(state, begins(now), None) is None


def test_whoever_is_out_is_not_passed_over_and_plays_on_alone() -> None:
    state = moving(*[figure(name, "crags") for name in ("elf", "troll", "dwarf")]).state
    state.heroes[1].out = True
    assert TalismanLedger().broken_order(state, begins(2), begins(0)) is None
    state.heroes[2].out = True
    assert TalismanLedger().broken_order(state, begins(0), begins(0)) is None


@pytest.mark.clause("TAL-6.10.2a")
@pytest.mark.parametrize(
    ("last", "now", "out", "extra", "right"),
    [
        (0, 0, (), False, False), (0, 0, (), True, True), (0, 0, (1, 2), False, True), (0, 0, (1,), False, False),
        (0, 1, (), False, True), (0, 2, (), False, False), (0, 2, (1,), False, True), (2, 0, (), False, True),
        (2, 1, (), False, False), (2, 1, (0,), False, True),
    ],
)  # fmt: skip
def test_the_turn_passes_to_the_left_past_those_who_are_out(
    last: int, now: int, out: tuple[int, ...], extra: bool, right: bool
) -> None:
    state = moving(figure("thief"), figure("troll"), figure("elf")).state
    state.extra = extra
    for seat in out:
        state.heroes[seat].out = True
    assert (TalismanLedger().broken_order(state, begins(now), begins(last)) is None) is right
    assert TalismanLedger().broken_order(state, begins(now), None) is None
