"""The odds shown in Devil's Circle, worked out by hand at night and at dawn."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.devils_circle.box.board import field_number
from game.devils_circle.referee.blows import landing
from game.devils_circle.referee.courses import NEVER as OUT_OF_REACH
from game.devils_circle.referee.courses import ground_of, prices_of_fields, runner_of
from game.devils_circle.referee.danger import danger_of
from game.devils_circle.referee.demons import demon_play
from game.devils_circle.referee.mages import not_beside
from game.devils_circle.referee.odds import attack_result, curse_odds, odds, stars_odds
from game.devils_circle.rules.ground import ALONE
from tests.devils_circle.adviser.tables import asked, night
from tests.devils_circle.scene import fields

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.clause("DK-11.1", "DK-11.4", "DK-11.5", "DK-9.25")
@pytest.mark.parametrize(("dawn", "cost"), [(False, 2), (True, 3)])
def test_a_curse_that_fails_costs_what_it_would_have_cost(dawn: bool, cost: int) -> None:
    mages = {"orlan": {"at": "c4", "power": 4}, "mirel": {"at": "c2", "book": 0, "wand": 0}}
    found = curse_odds(night(mages, {"power": 5}, at_dawn=dawn), 0)
    assert not found.exclusive, "both mages may be struck"
    fails, orlan, mirel = found.outcomes
    assert (fails.share, fails.value, str(fails.text)) == (
        Fraction(1, 6), -cost, f"fails for everybody, {cost} power lost",
    )  # fmt: skip
    assert (orlan.share, mirel.share) == (Fraction(5, 6) - Fraction(3, 6), Fraction(5, 6))


@pytest.mark.clause("DK-9.11", "DK-9.12", "DK-9.13")
@pytest.mark.parametrize(("number", "power", "bonus"), [(0, 9, 0), (0, 10, 2), (3, 5, 2)])
def test_in_the_ring_the_freedom_roll_is_told_with_its_bonus(number: int, power: int, bonus: int) -> None:
    state = night()
    state.demons[number].field, state.demons[number].power = field_number("a5"), power
    found = stars_odds(state, number)
    assert [(str(one.text), one.value) for one in found] == [(str(die + bonus), die + bonus) for die in range(1, 7)]


@pytest.mark.clause("DK-8.20", "DK-8.22", "DK-8.23")
@pytest.mark.parametrize(
    ("power", "strength", "words"),
    [
        (18, 8, "Gorm loses 19 power and sinks into hell"),
        (19, 8, "Gorm loses 19 power and sinks into hell"),
        (25, 8, "Gorm loses 19 power and keeps 6"),
        (25, 3, "Gorm keeps 6 power, and Orlan dies"),
        (25, 4, "Gorm loses 19 power and keeps 6"),
    ],
)
def test_an_attack_tells_what_the_demon_keeps(power: int, strength: int, words: str) -> None:
    state = night({"orlan": {"at": "c4", "power": 8, "strength": strength}}, {"power": power})
    assert str(attack_result(state, 0, 0).outcomes[-1].text) == words


def test_to_wash_a_pentagram_away_needs_no_odds() -> None:
    state = night({"orlan": {"at": "c4"}}, pentagrams=((1, field_number("c5"), -1),))
    question = asked("mage", "drops:1", "drops:gorm", about="mage:orlan")
    assert odds(state, question, question.options[0]) is None
    assert odds(state, question, question.options[1]) is not None


@pytest.mark.clause("DK-7.31", "DK-7.33")
@pytest.mark.parametrize(("materiality", "pushed"), [(6, True), (7, False)])
def test_drops_thin_a_demon_before_they_push_it_through_a_wall(materiality: int, pushed: bool) -> None:
    state = night({"orlan": {"at": "c2"}}, {"at": "b2", "power": 20, "materiality": materiality})
    assert (landing(state, state.mages[0], state.demons[0]) == field_number("a2")) == pushed


@pytest.mark.clause("DK-11.1", "DK-9.25")
@pytest.mark.parametrize(("dawn", "price"), [(False, 2), (True, 3)])
def test_beside_the_princess_the_price_of_a_curse_must_be_left(dawn: bool, price: int) -> None:
    state = night({"orlan": {"at": "l12"}}, {"at": "g5", "power": 5, "rescue_left": False}, at_dawn=dawn)
    ground, runner = ground_of(state, state.demons[0]), runner_of(state.demons[0])
    assert [danger_of(ground, runner, points).curses for points in (price - 1, price)] == [0, 1]
    found = danger_of(ground, runner)
    here = ALONE[field_number("g5")]
    assert [found.least_die(here, more) for more in (0, 1, 4)] == [1, 1, 4]
    assert found.least_die(here, 7) is None


@pytest.mark.clause("DK-7.15", "DK-7.26")
@pytest.mark.parametrize(("power", "wands", "passes"), [(8, 1, True), (7, 1, False), (15, 2, True), (14, 2, False)])
def test_each_trampled_wand_takes_seven_power_on_a_course(power: int, wands: int, passes: bool) -> None:
    state = night({"orlan": {"at": "l12"}}, {"at": "c3", "power": power, "rescue_left": False})
    state.wands = fields("c2") * wands
    prices = prices_of_fields(ground_of(state, state.demons[0]), runner_of(state.demons[0]), 6)
    assert (prices[field_number("c2")] != OUT_OF_REACH) == passes


@pytest.mark.clause("DK-11.26")
def test_a_demon_that_holds_a_mage_is_told_so_of_its_mind_alone() -> None:
    state = night({"orlan": {"at": "c4"}}, points=6)
    state.demons[0].holds = 0
    found = {play: demon_play(state, asked("play"), play) for play in ("psychic", "curse")}
    told = {play: str(refusal.text) for play, refusal in found.items() if refusal is not None}
    assert told.pop("psychic") == "It holds Orlan already."
    assert "It holds Orlan already." not in told.values()


@pytest.mark.parametrize(
    ("kind", "name", "fits"),
    [("set_torch", "c3", True), ("set_torch", "c2", True), ("set_torch", "d4", False), ("push_cradle", "f6", True),
     ("push_cradle", "c3", False), ("set_torch", "g6", False)],
)  # fmt: skip
def test_what_is_beside_the_mage_or_the_cradle_is_not_refused_for_that(kind: str, name: str, fits: bool) -> None:
    state = night({"orlan": {"at": "c3"}}, {"at": "k3"}, mage=0)
    state.mage = 0
    assert (not_beside(state, asked(kind), field_number(name)) is None) == fits
