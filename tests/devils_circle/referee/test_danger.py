"""How likely demons get somewhere: compared with what the rules themselves let them do."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.devils_circle.box.board import FIELD_NAMES, field_number
from game.devils_circle.referee.blows import landing
from game.devils_circle.referee.courses import NEVER, ground_of, prices_of_fields, runner_of
from game.devils_circle.referee.danger import danger_of
from game.devils_circle.rules.ground import ALONE
from game.devils_circle.state import ON_BOARD, TURN, CircleState
from game.engine.decision import Tone
from game.engine.match import Match
from tests.devils_circle.scene import Scene, edges, fields

MAGES = {"orlan": {"at": "f5"}, "mirel": {"at": "h6"}, "tobin": {"at": "g8"}}
GROUNDS: dict[str, dict[str, object]] = {
    "free": {},
    "salted": {"salt": edges("g6-g7 g7-g8 f6-g6")},
    "garlic": {"garlic": fields("f6 g5")},
    "wands": {"wands": fields("g7 f6 g5")},
    "dawn": {"at_dawn": True, "clock": 250},
    "hearths": {},
    "weak": {},
    "solid at dawn": {"at_dawn": True, "clock": 250},
    "salted at dawn": {"at_dawn": True, "clock": 250, "salt": edges("g6-g7 g7-h7 f7-g7")},
    "too weak at dawn": {"at_dawn": True, "clock": 250},
}
DEMONS: dict[str, dict[str, object]] = {
    "free": {"at": "h7", "power": 6},
    "salted": {"at": "g8", "power": 14},
    "garlic": {"at": "e6", "power": 9, "materiality": 5},
    "wands": {"at": "h7", "power": 16, "materiality": 2},
    "dawn": {"at": "h7", "power": 12},
    "hearths": {"at": "d8", "power": 5, "materiality": 6},
    "weak": {"at": "h7", "power": 2, "materiality": 1},
    "solid at dawn": {"at": "b2", "power": 12, "materiality": 6},
    "salted at dawn": {"at": "g7", "power": 10},
    "too weak at dawn": {"at": "b2", "power": 5, "materiality": 6},
}


def scene(name: str, points: int, **traits: object) -> Scene:
    mages = {mage: place for mage, place in MAGES.items() if place["at"] != DEMONS[name]["at"]}
    found = Scene(mages, {"gorm": DEMONS[name] | traits}, turn="gorm", points=points)
    for thing, value in GROUNDS[name].items():
        setattr(found.state, thing, value)
    found.begin_here()
    return found


def entered(match: Match, seen: set[tuple[object, ...]]) -> set[int]:
    """Every field that the demon in turn can end a play on, by any answers but attacks, tried out on the rules."""
    state: CircleState = match.state
    decision = match.next_decision()
    demon = state.demons[0]
    found = {state.cradle} if state.winner else {demon.field} if demon.status == ON_BOARD else set[int]()
    if decision is None or state.stage != TURN or state.demon != 0:
        return found
    now = (decision.kind, demon.field, demon.power, demon.materiality, state.points, demon.rescue_left, state.salt,
           state.wands)  # fmt: skip
    if now in seen:
        return found
    seen.add(now)
    for option in decision.options:
        if option.key.startswith(("walk:", "step:", "seize", "flee:", "rescue", "raise_power", "lower", "stay")):
            after = match.fork()
            after.choose(option.key)
            found |= entered(after, seen)
    return found


@pytest.mark.parametrize(
    ("name", "points"),
    [*((name, points) for name in GROUNDS for points in (3, 5)),
     ("solid at dawn", 8), ("salted at dawn", 8), ("too weak at dawn", 9)],
)  # fmt: skip
@pytest.mark.clause("DK-10.23", "DK-10.26", "DK-7.26", "DK-7.15", "DK-9.15")
def test_a_demon_gets_where_the_rules_let_it_get_and_nowhere_else(name: str, points: int) -> None:
    table = scene(name, points)
    demon = table.demon()
    prices = prices_of_fields(ground_of(table.state, demon), runner_of(demon), points)
    told = {field for field, price in enumerate(prices) if price != NEVER}
    assert told == entered(table.match, set()), [FIELD_NAMES[field] for field in told]


@pytest.mark.clause("DK-10.22", "DK-15.1")
def test_a_rescue_move_brings_a_demon_nearer_to_the_princess() -> None:
    with_it, without = (scene("free", 5, rescue_left=left) for left in (True, False))
    chances = []
    for table in (with_it, without):
        demon = table.demon()
        chances.append(danger_of(ground_of(table.state, demon), runner_of(demon)).seizes)
    assert chances[0] > chances[1]


@pytest.mark.clause("DK-9.11", "DK-9.13", "DK-13.3")
def test_a_wisp_beside_the_princess_reaches_her_with_every_roll_that_pays_the_last_step() -> None:
    table = Scene({}, {"flicker": {"at": "g7", "wisp": True, "rescue_left": False}})
    wisp = table.demon("flicker")
    found = danger_of(ground_of(table.state, wisp), runner_of(wisp))
    assert found.seizes == Fraction(5, 6)
    assert found.least_die(ALONE[table.state.cradle]) == 2
    assert found.curses == 0


@pytest.mark.clause("DK-9.12", "DK-9.7")
def test_stars_that_bring_a_bonus_are_part_of_the_chance() -> None:
    table = Scene({}, {"gorm": {"at": "g7", "power": 9, "materiality": 3, "rescue_left": False}})
    demon = table.demon()
    found = danger_of(ground_of(table.state, demon), runner_of(demon))
    # The stars lift its power above 9 on 4, 5 and 6: then a 2 is enough, else it takes a 4.
    assert found.seizes == Fraction(1, 2) * Fraction(5, 6) + Fraction(1, 2) * Fraction(1, 2)
    assert found.least_die(ALONE[table.state.cradle]) is None


@pytest.mark.clause("DK-10.7", "DK-9.8")
def test_walls_are_open_as_often_as_the_stars_let_a_solid_demon_through() -> None:
    table = Scene({}, {"gorm": {"at": "h7", "power": 9, "materiality": 6}})
    demon = table.demon()
    assert danger_of(ground_of(table.state, demon), runner_of(demon)).through_walls == Fraction(1, 3)


@pytest.mark.clause("DK-10.16")
def test_a_demon_on_a_hearth_may_come_out_of_every_other() -> None:
    table = Scene({}, {"gorm": {"at": "d8", "power": 9}})
    demon = table.demon()
    reach = dict(danger_of(ground_of(table.state, demon), runner_of(demon)).fields)
    assert all(reach[field_number(hearth)] == 1 for hearth in ("f4", "j6", "h10"))


@pytest.mark.clause("DK-11.1")
def test_to_curse_the_princess_two_points_must_be_left_beside_her() -> None:
    table = Scene({}, {"gorm": {"at": "g8", "power": 5, "rescue_left": False}}, turn="gorm", points=6)
    demon = table.demon()
    found = {points: danger_of(ground_of(table.state, demon), runner_of(demon), points).curses for points in (5, 6)}
    assert found == {5: 0, 6: 1}


@pytest.mark.parametrize(("materiality", "wands"), [(3, ""), (3, "g8"), (6, "")])
@pytest.mark.clause("DK-7.33", "DK-10.20")
def test_drops_push_a_demon_to_the_square_that_was_told(materiality: int, wands: str) -> None:
    table = Scene(
        {"orlan": {"at": "f8"}},
        {"gorm": {"at": "g8", "power": 12, "materiality": materiality, "rescue_left": False}},
        wands=fields(wands),
    )
    told = landing(table.state, table.mage(), table.demon())
    words = str(table.odds("drops:gorm").outcomes[0].text)
    table.choose("drops:gorm")
    assert table.where("gorm") == (FIELD_NAMES[told] if told >= 0 else "g8")
    assert table.where("gorm").upper() in words or "stays" in words


@pytest.mark.clause("DK-8.8", "DK-8.21", "DK-8.22")
def test_what_a_blow_costs_the_mage_is_told_apart_from_what_it_brings_and_as_bad() -> None:
    table = Scene({"orlan": {"at": "f8"}}, {"gorm": {"at": "g8", "power": 40}})
    for key, costs in (("exorcise:gorm:1", ("2 power", "1 strength")), ("attack:gorm", ("3 strength", "book"))):
        cost, gain = table.odds(key).outcomes
        assert gain.tone is Tone.GOOD
        assert "loses" in str(gain.text) or "keeps" in str(gain.text)
        assert cost.tone is Tone.BAD
        assert all(words in str(cost.text) for words in costs)
    before = (table.mage().power, table.mage().strength)
    table.choose("exorcise:gorm:1")
    while table.asked[1] in ("rescue", "withdraw"):
        table.choose(table.open().keys()[-1])
    assert (table.mage().power, table.mage().strength) == (before[0] - 2, before[1] - 1)


def struck(match: Match, seen: set[tuple[object, ...]]) -> set[str]:
    """Every mage whom the demon in turn can attack after any plays that are no attacks, tried out on the rules."""
    state: CircleState = match.state
    decision = match.next_decision()
    demon = state.demons[0]
    if decision is None or state.stage != TURN or state.demon != 0:
        return set()
    now = (decision.kind, demon.field, demon.power, demon.materiality, state.points, demon.rescue_left, state.salt,
           state.wands)  # fmt: skip
    if now in seen:
        return set()
    seen.add(now)
    found = {option.key.partition(":")[2] for option in decision.options if option.key.startswith("attack:")}
    for option in decision.options:
        if option.key.startswith(("walk:", "step:", "flee:", "rescue", "raise_power", "lower", "stay")):
            after = match.fork()
            after.choose(option.key)
            found |= struck(after, seen)
    return found


@pytest.mark.parametrize("points", [3, 5, 6])
@pytest.mark.parametrize("name", list(GROUNDS))
@pytest.mark.clause("DK-11.30", "DK-11.31")
def test_a_mage_is_struck_where_the_rules_let_a_demon_strike_and_nowhere_else(name: str, points: int) -> None:
    table = scene(name, points)
    demon = table.demon()
    found = danger_of(ground_of(table.state, demon), runner_of(demon), points)
    told = {mage for mage in MAGES if (field := table.mage(mage).field) >= 0 and found.strikes(field)}
    assert told == struck(table.match, set())


@pytest.mark.clause("DK-11.30")
def test_whoever_stands_next_to_a_demon_is_struck_only_by_a_roll_that_pays_the_step() -> None:
    table = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "g9", "power": 5, "rescue_left": False}})
    demon = table.demon()
    assert danger_of(ground_of(table.state, demon), runner_of(demon)).strikes(table.mage().field) == Fraction(1, 2)
