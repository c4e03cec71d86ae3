"""The plain facts of which hints speak where nothing better can be said, and the notes for newcomers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from game.devils_circle.adviser.approach import FAR
from game.devils_circle.adviser.demons import mind_worth
from game.devils_circle.adviser.first_times import FIRST_TIMES
from game.devils_circle.adviser.reasons import demons as reasons
from game.devils_circle.adviser.reasons.otherwise import (
    ALL_USED,
    FLIGHT,
    KEEP_FLIGHT,
    MIND_TOO_STRONG,
    NO_WAY,
    USED_AT_ONCE,
    likeliest,
    otherwise,
)
from game.devils_circle.box.board import field_number
from game.devils_circle.box.pieces import AIXEL, CIRCLE
from game.devils_circle.state import CircleState
from game.engine.decision import Text
from tests.devils_circle.adviser.tables import asked, night


def words(found: Text | None) -> str | None:
    """The sentence, or None."""
    return None if found is None else str(found)


# -- a plain fact ---------------------------------------------------------------------------------------------


def test_where_no_way_is_open_or_no_mind_weak_enough_that_is_said() -> None:
    state = night({"orlan": {"at": "c5", "power": 3, "wand": 0}})
    question = asked("psychic", "mage:orlan")
    state.demons[0].power = next(power for power in range(60) if mind_worth(with_power(state, power), 0, 0) > 0)
    assert words(otherwise(state, question, question.options[0])) == "On a 6 Orlan is possessed."
    state.demons[0].power -= 1
    assert otherwise(state, question, question.options[0]) is MIND_TOO_STRONG
    ringed = night(
        {
            name: {"at": at}
            for name, at in zip(("orlan", "mirel", "sefa", "tobin"), ("g5", "f6", "h6", "g7"), strict=True)
        }
    )
    step = asked("play", "walk:c2")
    assert otherwise(ringed, step, step.options[0]) is NO_WAY
    assert words(otherwise(night(), step, step.options[0])) != str(NO_WAY)


def test_small_answers_too_have_a_true_sentence() -> None:
    state = night(gorm={"at": "g5"})
    for question, expected in (
        (asked("rescue", "stay", "flee:gorm:c2", about="demon:gorm"), [KEEP_FLIGHT, FLIGHT]),
        (asked("resupply", "all", "enough"), [ALL_USED, USED_AT_ONCE]),
    ):
        assert [otherwise(state, question, option) for option in question.options] == expected
    state.demon, state.demons[1].field = 1, field_number("k3")
    driven, walked = asked("withdraw", "to:h4", about="demon:gorm"), asked("play", "walk:h4")
    state.demons[1].power, state.demons[1].materiality = 9, 6
    costs = [reasons.open_ways(state, state.demons[number])[field_number("h4")] for number in (0, 1)]
    assert costs[0] != costs[1], "to one of them walls are closed"
    said = [words(otherwise(state, question, question.options[0])) for question in (driven, walked)]
    assert said == [
        str(NO_WAY) if cost == FAR else f"The way from there to the cradle costs {cost} freedom points."
        for cost in costs
    ]
    push = asked("push_cradle", "to:f6")
    chances = [round(100 * likeliest(state, cradle)) for cradle in (field_number("f6"), state.cradle)]
    there, here = chances
    assert words(otherwise(state, push, push.options[0])) == (
        f"There the likeliest demon reaches her with {there} %, here with {here} %."
    )
    assert here > 0


def with_power(state: CircleState, power: int) -> CircleState:
    """The table, Gorm having that power."""
    state.demons[0].power = power
    return state


def test_only_demons_on_the_board_may_reach_a_cradle() -> None:
    state = night(gorm={"at": "g5"})
    assert likeliest(state, state.cradle) > 0
    for demon in state.demons:
        demon.field = -1
    assert likeliest(state, state.cradle) == 0
    state.demons[0].field = field_number("a1")
    assert likeliest(state, field_number("b1")) > 0


# -- notes ----------------------------------------------------------------------------------------------------


def comes_up(note: str, seat: int, **table: Any) -> bool:
    """Whether a note comes up for a seat: the first plays mages, the second demons."""
    table = {"pentagrams": (), "mages": (), "clock": SimpleNamespace(at_dawn=False, night=1)} | table
    view = SimpleNamespace(sides=(AIXEL, CIRCLE), **table)
    (found,) = (one for one in FIRST_TIMES if one.id == note)
    assert found.when is not None
    return bool(found.when(SimpleNamespace(view=view, seat=seat, told=lambda kind: kind == note)))  # type: ignore[arg-type]  # as far as it is asked for


def test_notes_come_up_when_what_they_are_about_is_there() -> None:
    star, held = (SimpleNamespace(),), (SimpleNamespace(possessed_by=None), SimpleNamespace(possessed_by=2))
    assert [comes_up("pentagrams", seat, pentagrams=star) for seat in (0, 1)] == [True, False]
    assert not comes_up("pentagrams", 0)
    assert (comes_up("possession", 0, mages=held), comes_up("possession", 0, mages=held[:1])) == (True, False)
    nights = [comes_up("next_night", 0, clock=SimpleNamespace(at_dawn=False, night=night)) for night in (1, 2, 3)]
    assert nights == [False, True, True]
    assert comes_up("dawn", 1, clock=SimpleNamespace(at_dawn=True, night=1))
    assert not comes_up("dawn", 1)
