"""What the adviser sees coming: pentagrams on their way, curses, demons near the cradle, drops that push away."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser.approach import (
    FAR,
    arrival_chance,
    costs_to,
    salt_against,
    threat,
    usual_costs,
    ways_round,
)
from game.devils_circle.adviser.dangers import curse_threat, hits_ever, hits_next, push_worth, sear_worth
from game.devils_circle.adviser.pentagrams import blocked, course_length, throw_worth
from game.devils_circle.adviser.threats import (
    BOOK,
    DEMON_GONE,
    EXORCIST_COST,
    POWER_TAKEN,
    Threats,
    exorcist_cost,
    pushed_to,
)
from game.devils_circle.adviser.worths import MAGE_LIFE, MAGE_STRENGTH, SURE
from game.devils_circle.box.board import FIELD_NAMES, field_number
from game.devils_circle.rules.demons.pentagrams import HARM
from game.devils_circle.state import LEFT, STOCK, STUCK, CircleState, Mage
from tests.devils_circle.scene import Scene, edges, fields

NORTH, EAST, SOUTH, WEST = range(4)
AT_G6 = field_number("g6")


def night(mages: dict[str, Any] | None = None, demons: dict[str, Any] | None = None, **table: Any) -> CircleState:
    """A table; the cradle stands on G6 unless told."""
    return Scene(mages or {"orlan": {"at": "l12"}}, demons or {}, **table).state


# -- pentagrams -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "way", "next_hit", "ever"),
    [
        ("f6", EAST, True, True),
        ("h6", WEST, True, True),
        ("i6", WEST, False, True),
        ("f6", WEST, False, False),
        ("f6", SOUTH, False, False),
        ("e6", EAST, False, False),
        ("j6", WEST, False, False),
        ("g7", NORTH, True, True),
        ("g8", NORTH, False, False),
        ("f6", STUCK, False, False),
        ("m5", EAST, False, False),
        ("a1", EAST, False, False),
    ],
)
def test_a_pentagram_endangers_the_cradle_if_its_course_leads_there_past_walls_and_supplies(
    at: str, way: int, next_hit: bool, ever: bool
) -> None:
    state, field = night(), field_number(at)
    assert (hits_next(state, field, way), hits_ever(state, field, way)) == (next_hit, ever)


@pytest.mark.parametrize(
    "table",
    [
        {"salt": edges("h6-i6")},
        {"salt": edges("g6-h6")},
        {"wands": fields("h6")},
        {"torches": ((field_number("h6"), 30),)},
    ],
)
def test_salt_wands_and_torches_keep_a_pentagram_from_the_cradle(table: dict[str, Any]) -> None:
    assert not hits_ever(night(**table), field_number("i6"), WEST)


def test_a_pentagram_sears_the_mages_about_the_field_that_it_comes_to() -> None:
    def seared(at: str, way: int, strength: int = 8, **table: Any) -> float:
        mages = {"orlan": {"at": "d2", "strength": strength}, "mirel": {"at": "k3"}}
        return sear_worth(night(mages, **table), field_number(at), way)

    assert seared("c3", EAST) == HARM * MAGE_STRENGTH, "it comes to D3, beside Orlan"
    assert seared("c3", EAST, strength=HARM) == MAGE_LIFE
    assert seared("c3", EAST, strength=HARM + 1) == HARM * MAGE_STRENGTH
    assert seared("c3", WEST) == seared("c3", STUCK) == 0.0
    assert seared("d3", STUCK) == HARM * MAGE_STRENGTH
    assert seared("c3", EAST, salt=edges("c3-d3")) == 0.0, "it stays on C3"
    assert seared("d3", SOUTH, salt=edges("d3-d4")) == HARM * MAGE_STRENGTH
    assert seared("m5", EAST) == 0.0, "it leaves the board"


def test_a_course_to_the_cradle_is_as_long_as_its_squares_and_endless_where_something_stands_in_the_way() -> None:
    lengths = {"f6": 1, "h6": 1, "i6": 2, "g7": FAR, "e6": FAR, "j6": FAR, "f5": FAR, "g6": FAR, "g8": FAR, "g5": FAR}
    state = night()
    assert {name: course_length(state, field_number(name)) for name in lengths} == lengths
    moved = night(cradle=field_number("c3"))
    lengths = {"c2": 1, "c4": 1, "b3": 1, "d3": 1, "a3": FAR, "b2": FAR, "c1": FAR}
    assert {name: course_length(moved, field_number(name)) for name in lengths} == lengths
    assert course_length(night(salt=edges("h6-i6")), field_number("i6")) == FAR


def test_a_throw_is_best_at_the_cradle_then_at_mages_then_at_the_supplies() -> None:
    state = night({"orlan": {"at": "c4"}, "mirel": {"at": "l12"}})
    assert throw_worth(state, field_number("h6"), WEST) == SURE
    assert throw_worth(state, field_number("i6"), WEST) == 40.0 / 2
    assert throw_worth(state, field_number("c2"), SOUTH) == pytest.approx(4.0 * MAGE_STRENGTH)
    weak = night({"orlan": {"at": "c4", "strength": HARM}, "mirel": {"at": "l12"}})
    assert throw_worth(weak, field_number("c2"), SOUTH) == pytest.approx(4.0 * MAGE_STRENGTH + 1.3 * MAGE_LIFE)
    assert throw_worth(night(), field_number("g8"), NORTH) == 3.0
    assert throw_worth(night(stock=dict.fromkeys(STOCK, 0)), field_number("g8"), NORTH) == 0.0
    against_a_wall = night({"orlan": {"at": "b3"}})
    assert throw_worth(against_a_wall, field_number("b2"), WEST) == pytest.approx(3 * MAGE_STRENGTH)
    assert throw_worth(night(), field_number("b2"), WEST) == 0.0


def test_nothing_blocks_a_pentagram_at_the_rim_of_the_board() -> None:
    assert not blocked(night(), field_number("m5"), EAST)
    assert blocked(night(), field_number("a3"), EAST)


# -- demons and the cradle ------------------------------------------------------------------------------------


def test_a_demon_threatens_with_a_curse_from_beside_the_cradle_only() -> None:
    def cursed(name: str = "gorm", princess: int = 3, **traits: Any) -> float:
        state = night(demons={name: {"at": "g5"} | traits})
        state.princess = princess
        return curse_threat(state, state.demons[("gorm", "vasha", "ulk", "flicker").index(name)], AT_G6)

    assert [cursed(princess=left) for left in (3, 2, 1, 0)] == [6.0, 12.0, 45.0, 0.0]
    assert cursed(at="g4") == cursed("flicker") == 0.0
    below = night(demons={"gorm": {"hole": "g5"}}, holes=fields("g5"))
    assert curse_threat(below, below.demons[0], AT_G6) == 0.0


def test_the_nearer_and_the_faster_a_demon_the_greater_the_threat() -> None:
    state = night(demons={"gorm": {"at": "g5", "power": 9}, "vasha": {"at": "g4", "power": 10}})
    slow, fast, wisp = state.demons[0], state.demons[1], state.demons[3]
    assert [arrival_chance(cost, 0) for cost in (0, 1, 4, 6, 7)] == [1.0, 1.0, 0.5, pytest.approx(1 / 6), 0.0]
    assert arrival_chance(4, 2) == pytest.approx(5 / 6)
    assert threat(state, slow, 4) == pytest.approx(30 + 32 + 5)
    assert threat(state, fast, 4) == threat(state, wisp, 4) == pytest.approx(50 + 32 + 5)
    assert threat(state, slow, 40) == pytest.approx(30 / 42)


def test_salt_stops_weak_demons_and_no_wisp() -> None:
    state = night(demons={"gorm": {"power": 10}, "vasha": {"power": 11}}, salt=edges("c3-d3"))
    assert [salt_against(state, demon) for demon in state.demons] == [state.salt, (), state.salt, ()]


def test_ways_lead_round_mages_or_over_them_for_a_price() -> None:
    straight = costs_to(AT_G6, (), (), True, 0, 0)
    by_name = {FIELD_NAMES[field]: cost for field, cost in enumerate(straight)}
    assert (by_name["g6"], by_name["g5"], by_name["g4"]) == (0, 4, 8)
    at_dawn = costs_to(AT_G6, (), (), True, 1, 0)
    assert at_dawn[field_number("g5")] == 5
    assert at_dawn[straight.index(10)] == 13, "two steps forward and one aside"
    ringed = sum(1 << field for field in fields("g5 f6 h6 g7"))
    assert costs_to(AT_G6, (), (), True, 0, ringed)[field_number("g4")] == FAR
    cleared = ways_round(AT_G6, (), (), True, 0, ringed)
    assert cleared[field_number("g4")] == straight[field_number("g4")] + 9
    assert ways_round(AT_G6, (), (), True, 0, 0) == straight
    crowded = night({"orlan": {"at": "g5"}, "mirel": {"at": "f6"}}, garlic=fields("g5"), at_dawn=True, clock=250)
    assert usual_costs(crowded, AT_G6) == straight, "the usual way is through walls, by night and past everything"


def test_the_cradle_is_safer_away_from_demons_and_from_a_pentagrams_course() -> None:
    near = night(demons={"gorm": {"at": "c3"}})
    assert push_worth(near, field_number("l11")) > push_worth(near, field_number("c4"))
    empty = night()
    for demon in empty.demons:
        demon.status, demon.field = LEFT, -1
    assert (push_worth(empty, AT_G6), push_worth(empty, field_number("f6"))) == (0.0, -0.5)
    empty.pentagrams = ((1, field_number("h6"), WEST),)
    assert push_worth(empty, AT_G6) == -120 * 0.6
    assert push_worth(empty, field_number("f6")) == -0.5
    empty.pentagrams = ((1, field_number("h6"), STUCK),)
    assert push_worth(empty, AT_G6) == 0.0
    empty.pentagrams = ((1, field_number("g7"), NORTH),)
    assert push_worth(empty, AT_G6) == -120 * 0.6
    empty.pentagrams = ()
    empty.demons[2].field = field_number("a1")
    assert push_worth(empty, AT_G6) < 0.0, "even a corner of the ring is on the board"


# -- drops and attacks ----------------------------------------------------------------------------------------


def sprinkled(materiality: int, power: int) -> tuple[Threats, float]:
    """What drops on a demon beside Orlan are worth."""
    state = night({"orlan": {"at": "c3"}}, {"gorm": {"at": "c4", "materiality": materiality, "power": power}})
    threats = Threats(state)
    return threats, threats.drops(state.mages[0], 0)


@pytest.mark.parametrize(("materiality", "power", "gone"), [(5, 6, False), (6, 6, True), (7, 6, True)])
def test_drops_that_take_all_power_are_worth_a_demon(materiality: int, power: int, gone: bool) -> None:
    threats, worth = sprinkled(materiality, power)
    assert (worth == DEMON_GONE + threats.threat[0] * 0.8 + threats.curse[0]) == gone
    orlan = threats.state.mages[0]
    from_afar = threats.drops_from(field_number("c3"), orlan, 0)
    assert from_afar == (DEMON_GONE if gone else pytest.approx(materiality * POWER_TAKEN * 0.8 + 1.0))


@pytest.mark.parametrize(("at", "near"), [("c4", False), ("g5", True), ("g4", False)])
@pytest.mark.parametrize("power", [15, 16, 17])
def test_an_exorcism_that_takes_all_power_is_worth_a_demon_and_less_beside_the_cradle(
    power: int, at: str, near: bool
) -> None:
    state = night({"orlan": {"at": "c3", "power": 8}}, {"gorm": {"at": at, "power": power}})
    threats, orlan = Threats(state), state.mages[0]
    menace, curse = threats.threat[0], threats.curse[0]
    whole = DEMON_GONE + menace * 0.8 + curse + power * POWER_TAKEN - EXORCIST_COST - 4.0 * near
    part = 16 * POWER_TAKEN * 0.8 + menace * 0.7 + curse - EXORCIST_COST
    assert threats.exorcise(orlan, 0, orlan.field) == pytest.approx(whole if power <= 16 else part)


def test_an_exorcism_that_costs_the_last_strength_costs_a_mage() -> None:
    assert [exorcist_cost(Mage(0, strength=left)) for left in (1, 2)] == [EXORCIST_COST + MAGE_LIFE, EXORCIST_COST]


@pytest.mark.parametrize("power", [18, 19, 20])
@pytest.mark.parametrize("book", [0, 1])
def test_an_attack_that_takes_all_power_is_worth_a_demon_less_the_book(power: int, book: int) -> None:
    mage = {"at": "c3", "power": 8, "book": book}
    state = night({"orlan": mage}, {"gorm": {"at": "c4", "power": power, "materiality": 3}})
    threats = Threats(state)
    whole = DEMON_GONE + threats.threat[0] * 0.8 + threats.curse[0] + power * POWER_TAKEN
    part = 19 * POWER_TAKEN * 0.6 - 1.5 * 3
    expected = (whole if power <= 19 else part) - BOOK * book
    assert threats.attack(state.mages[0], 0) == pytest.approx(expected)


@pytest.mark.parametrize(("strength", "deadly"), [(8, True), (9, False)])
def test_nobody_attacks_a_demon_whose_body_would_kill_him(strength: int, deadly: bool) -> None:
    mage = {"at": "c3", "power": 8, "strength": strength}
    state = night({"orlan": mage}, {"gorm": {"at": "c4", "power": 60, "materiality": 8}})
    assert (Threats(state).attack(state.mages[0], 0) == -20.0) == deadly


@pytest.mark.parametrize(
    ("table", "goal"),
    [
        ({}, "c4"),
        ({"wands": fields("c4")}, "c3"),
        ({"salt": edges("c3-c4")}, "c3"),
        ({"cradle": field_number("c4")}, "c3"),
    ],
)
def test_drops_push_a_demon_straight_away_if_nothing_is_in_the_way(table: dict[str, Any], goal: str) -> None:
    state = night({"orlan": {"at": "c2"}, "mirel": {"at": "l12"}}, {"gorm": {"at": "c3"}}, **table)
    assert FIELD_NAMES[pushed_to(state, state.mages[0], state.demons[0])] == goal
