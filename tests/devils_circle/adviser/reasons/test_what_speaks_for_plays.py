"""What speaks for a demon's play and for a mage's deed, each condition on both of its sides."""

from __future__ import annotations

import pytest

from game.devils_circle.adviser.approach import FAR
from game.devils_circle.adviser.reasons import demons as reasons
from game.devils_circle.adviser.reasons import mages as deeds
from game.devils_circle.adviser.reasons.otherwise import (
    HELD,
    otherwise,
)
from game.devils_circle.adviser.threats import Threats
from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import MAGES
from game.engine.decision import Text
from tests.devils_circle.adviser.tables import asked, night

NORTH, EAST, SOUTH, WEST = range(4)


def words(found: Text | None) -> str | None:
    """The sentence, or None."""
    return None if found is None else str(found)


# -- steps ----------------------------------------------------------------------------------------------------


def stepped(
    monkeypatch: pytest.MonkeyPatch, costs: tuple[int, int], ways: tuple[int, int], harms: tuple[float, float] = (0, 0)
) -> str | None:
    """What speaks for Gorm's step from C3 to C2, given the prices of both and the harm of both, C2 first."""
    state = night()
    places = field_number("c2"), field_number("c3")

    def by_field(values: tuple[int, int]) -> dict[int, int]:
        return dict(zip(places, values, strict=True))

    monkeypatch.setattr(reasons, "costs_for", lambda _state, _demon: by_field(costs))
    monkeypatch.setattr(reasons, "open_ways", lambda _state, _demon: by_field(ways))
    monkeypatch.setattr(reasons, "danger", lambda _state, _demon, field: dict(zip(places, harms, strict=True))[field])
    return words(reasons.step(state, state.demons[0], "c2"))


@pytest.mark.parametrize(
    ("costs", "ways", "harms", "said"),
    [
        ((4, 8), (4, 8), (0, 0), "The way to the cradle costs 4 freedom points from there, 8 from here."),
        ((4, 8), (8, 8), (0, 0), "It is nearer to the cradle."),
        ((4, 8), (9, 8), (0, 0), "It is nearer to the cradle."),
        ((4, 8), (4, FAR), (0, 0), "It is nearer to the cradle."),
        ((8, 8), (4, 8), (0, 0), None),
        ((8, 8), (8, 8), (1, 2), "There the mages can harm it less."),
        ((8, 8), (8, 8), (2, 2), None),
        ((9, 8), (8, 8), (2, 1), None),
    ],
)
def test_a_step_is_nearer_or_safer_or_nothing_speaks_for_it(
    monkeypatch: pytest.MonkeyPatch,
    costs: tuple[int, int],
    ways: tuple[int, int],
    harms: tuple[float, float],
    said: str | None,
) -> None:
    assert stepped(monkeypatch, costs, ways, harms) == said


@pytest.mark.parametrize(
    ("name", "start", "goal", "curses"),
    [
        ("gorm", "g4", "g5", True),
        ("gorm", "g5", "h6", False),
        ("gorm", "g4", "g3", False),
        ("flicker", "g4", "g5", False),
    ],
)
def test_from_beside_the_cradle_a_demon_curses_but_no_wisp(name: str, start: str, goal: str, curses: bool) -> None:
    state = night()
    demon = state.demons[0 if name == "gorm" else 3]
    demon.field = field_number(start)
    assert (reasons.step(state, demon, goal) is reasons.CURSES_FROM) == curses


@pytest.mark.parametrize(("cost", "said"), [(12, "The way to the cradle costs 12 freedom points."), (FAR, None)])
def test_the_way_of_a_demon_is_told_if_one_is_open(
    monkeypatch: pytest.MonkeyPatch, cost: int, said: str | None
) -> None:
    monkeypatch.setattr(reasons, "open_ways", lambda _state, _demon: (cost,) * len(BOARD.fields))
    state = night()
    question = asked("demon", "demon:gorm")
    assert words(reasons.of_order(state, question, question.options[0])) == said


# -- courses, minds, flights ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "way", "said"),
    [
        ("i6", WEST, "It flies towards the cradle."),
        ("b4", NORTH, "It flies past Orlan."),
        ("b2", SOUTH, "It flies past Orlan."),
        ("b2", WEST, None),
        ("k3", NORTH, None),
    ],
)
def test_a_course_meets_the_cradle_or_the_first_mage_beside_it(start: str, way: int, said: str | None) -> None:
    state = night({"orlan": {"at": "c3"}, "mirel": {"at": "c4"}, "sefa": {"at": "l12"}})
    if start == "b4":
        state.mages[1].field = field_number("l11")
    assert words(reasons.course(state, field_number(start), way)) == said


def test_of_two_mages_on_a_course_the_one_met_first_is_named() -> None:
    state = night({"orlan": {"at": "c4"}, "mirel": {"at": "d3"}})
    assert words(reasons.course(state, field_number("d4"), NORTH)) == "It flies past Mirel."
    state = night({"orlan": {"at": "d2"}, "mirel": {"at": "b4"}})
    assert words(reasons.course(state, field_number("c5"), NORTH)) is not None
    assert not reasons.near(field_number("c3"), -1)
    assert reasons.near(field_number("b1"), 0)


@pytest.mark.parametrize(
    ("worths", "named"),
    [((-1.0, -1.0, -1.0, -1.0), -1), ((-1.0, 14.0, 18.0, -1.0), 2), ((0.0, -1.0, -1.0, -1.0), 0)],
)
def test_a_mind_is_named_only_if_one_can_give_way(
    monkeypatch: pytest.MonkeyPatch, worths: tuple[float, ...], named: int
) -> None:
    monkeypatch.setattr(reasons, "mind_worth", lambda _state, _demon, mage: worths[mage])
    state = night({name: {"at": at} for name, at in zip(MAGES, ("c5", "c6", "c7", "c8"), strict=True)})
    expected = None if named < 0 else f"On a 6 {MAGES[named].capitalize()} is possessed."
    assert words(reasons.psychic(state, state.demons[0], "")) == expected


@pytest.mark.parametrize(("power", "lethal"), [(15, True), (16, True), (17, False)])
def test_a_flight_is_for_what_would_sink_the_demon(power: int, lethal: bool) -> None:
    state = night({"orlan": {"at": "c5"}}, {"power": power}, mage=0)
    question = asked("rescue", "stay", "flee:gorm:c2", about="demon:gorm")
    stay, flee = (words(reasons.of_flight(state, question, option)) for option in question.options)
    assert stay == (None if lethal else "Gorm survives what threatens.")
    assert flee == ("Else Gorm sinks into hell." if lethal else None)
    between = asked("rescue", "stay", about="demon:gorm", clause="DK-16.6")
    assert reasons.of_flight(state, between, between.options[0]) is None
    state.mage = -1
    assert reasons.of_flight(state, question, question.options[0]) is None


@pytest.mark.parametrize(("power", "least", "most"), [(8, 10, 15), (3, 0, 5), (0, 0, 0)])
def test_what_a_direct_attack_costs_is_told(power: int, least: int, most: int) -> None:
    state = night({"orlan": {"at": "c4", "power": power}})
    found = words(reasons.attack(state, state.demons[0], "orlan"))
    assert found == f"Orlan loses 3 strength; it costs Gorm {least} to {most} power."


# -- deeds of mages -------------------------------------------------------------------------------------------


def test_drops_on_a_pentagram_are_for_the_princess_first() -> None:
    stars = ((1, field_number("f6"), EAST), (2, field_number("i6"), WEST), (3, field_number("c4"), NORTH))
    threats = Threats(night(pentagrams=stars))
    found = [deeds.drops(threats, 0, marker) for marker in ("1", "2", "3")]
    assert found == [deeds.STAR_STRIKES, deeds.STAR_COMES, deeds.STAR_SEARS]


@pytest.mark.parametrize(("princess", "told"), [(3, False), (2, True), (1, True)])
def test_drops_are_for_the_princess_if_she_is_hurt(princess: int, told: bool) -> None:
    state = night({"orlan": {"at": "g4"}}, {"at": "g5", "power": 20}, princess=princess)
    found = words(deeds.drops(Threats(state), 0, "gorm"))
    assert (found == "Gorm is near enough to curse the Princess.") == told


@pytest.mark.parametrize(
    ("shield", "distances", "said"),
    [
        (3.1, (5, 5), "There Orlan stands in the demons' way to the cradle."),
        (3.0, (5, 5), None),
        (3.0, (4, 5), "It is nearer to the cradle."),
        (0.0, (6, 5), None),
        (0.0, (4, 3), None),
        (0.0, (3, 2), "It keeps Orlan near the cradle."),
        (0.0, (2, 3), "It is nearer to the cradle."),
    ],
)
def test_a_walk_is_for_standing_in_the_way_or_nearer(
    monkeypatch: pytest.MonkeyPatch, shield: float, distances: tuple[int, int], said: str | None
) -> None:
    monkeypatch.setattr(Threats, "shield", lambda _threats, _mage, _field: shield)
    monkeypatch.setattr(deeds, "walk_distance", lambda field, _goal: distances[0 if field == field_number("c2") else 1])
    state = night({"orlan": {"at": "c3"}}, {"at": "k11"})
    assert words(deeds.walk(Threats(state), 0, "c2")) == said


def test_who_touches_the_cradle_already_though_through_a_wall_is_not_told_to_go_nearer() -> None:
    from_the_wall, from_afar = (night({"orlan": {"at": at}}, {"at": "k11"}) for at in ("g5", "g4"))
    assert words(deeds.walk(Threats(from_the_wall), 0, "h6")) != "It is nearer to the cradle."
    assert words(deeds.walk(Threats(from_afar), 0, "h6")) == "It is nearer to the cradle."


def test_a_walk_to_the_supplies_says_so() -> None:
    state = night({"orlan": {"at": "g6"}}, {"at": "k11"})
    assert words(deeds.walk(Threats(state), 0, "g7")) == "From there the supplies can be reached."
    assert words(deeds.walk(Threats(state), 0, "g8")) == "From there the supplies can be reached."


def test_salt_closes_a_side_of_the_cradle_or_nothing_is_said() -> None:
    state = night()
    question = asked("pour_salt", "edge:g6-h6", "edge:h6-h7")
    found = [deeds.of_salt(state, question, option) for option in question.options]
    assert found == [deeds.CLOSES_SIDE, None]


def test_for_what_a_possessed_mage_does_nothing_speaks() -> None:
    state = night({"orlan": {"at": "g4"}}, {"at": "g5"})
    question = asked("mage", "drops:gorm", "finish", about="mage:orlan")
    assert deeds.of_action(state, question, question.options[0]) is not None
    state.mages[0].held_by = 0
    assert deeds.of_action(state, question, question.options[0]) is None
    assert otherwise(state, question, question.options[0]) is HELD
