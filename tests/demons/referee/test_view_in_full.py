"""The table as it is shown: every field of every part of the view, set and unset."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import msgspec
import pytest

from game.demons.box.goetia import COUNTERS
from game.demons.box.mortals import HOME
from game.demons.box.ranks import RANKS
from game.demons.state import (
    DEMON_USE,
    FIRST_PHASE,
    MORTAL_COMBAT,
    MORTAL_MOVEMENT,
    NOBODY,
    STAGES,
    Conjuration,
    Fight,
    MortalMove,
    Search,
)
from game.demons.view import ConjurationView, DemonsView, SearchView, UnitView
from tests.demons.scene import GAME, NAMES, OPEN, PLAIN, Scene

KARIN, ERZINJAN, BISHOP = 4, 3, 5
ANI, TWENTY, TWELVE, EIGHT, NINE = 35, 43, 46, 36, 21


def unit_of(view: DemonsView, number: int) -> UnitView:
    return next(unit for unit in view.units if unit.number == number)


def fields(thing: Any, *names: str) -> tuple[Any, ...]:
    return tuple(getattr(thing, name) for name in names)


# -- the beginning --------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-4.0a", "DEM-4.0b")
def test_at_the_beginning_nothing_has_happened_yet() -> None:
    state = GAME.new_state(2, {"turn_limit": 30, "show_odds": False})
    whole = msgspec.json.decode(msgspec.json.encode(state))
    magician = {
        "status": "waiting", "hex": 0, "found": False, "shield": 1, "wounds": 0, "curses": 0, "ring": False,
        "had_ring": False, "demons": [], "captor_unit": 0, "captor_seat": -1, "captured_in": -1, "spared": False,
        "invisible": False, "reconciled": False, "storm": [], "bewitched": [], "borrowed": [], "naked": False,
    }  # fmt: skip
    assert whole.pop("magicians") == [magician, magician]
    assert whole.pop("units") == {
        "hex": list(HOME), "fleeing": [False] * 20, "active": [False] * 20, "captives": [0] * 20, "resting": [],
    }  # fmt: skip
    assert whole.pop("grid") == {
        "finder": [0] * 67, "discoverer": [-1] * 67, "owner": [-1] * 67, "marker": [0] * 67, "stash": [0] * 67,
        "closed": [False] * 67,
    }  # fmt: skip
    assert {rank: tuple(pool) for rank, pool in whole.pop("pools").items()} == {rank: COUNTERS[rank] for rank in RANKS}
    assert whole == {
        "turn_limit": 30, "show_odds": False, "stage": "order", "game_turn": 1, "phase": 0, "idle": 0, "done": [],
        "order": [], "turn": 0, "released": [], "destroyed_cities": [], "ring_unit": 0, "ring_gone": False,
        "opened": False, "turn_lost": False, "attacked": False, "used_powers": False, "tortured": [],
        "tried_cells": [], "auction": False, "bids": {}, "bids_closed": [], "auction_called": False, "report": [],
        "searches": [], "fight": [], "conjuration": [], "winners": [], "ending": "",
    }  # fmt: skip


def test_what_was_not_said_of_a_move_or_a_fight_is_nothing() -> None:
    move = MortalMove(KARIN, "slept", (OPEN,))
    assert (move.roll, move.distance, move.target, move.rivals, move.spent, move.routes, move.stop) == (
        0, 0, NOBODY, 0, 0, 1, "",
    )  # fmt: skip
    fight = Fight(OPEN, 0, (), (9, 53), NOBODY, (KARIN, ERZINJAN), ())
    assert (fight.roll, fight.result, fight.attack, fight.defence) == (0, "", 13, 9)
    assert Conjuration(0, "duke", 3, 2).drawn == ()


# -- the whole table ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", STAGES)
def test_somebody_has_the_turn_only_in_player_turns(stage: str) -> None:
    scene = Scene({}, {"hex": OPEN}, stage=stage, order=(1, 0))
    assert scene.view().active == (1 if stage in (FIRST_PHASE, DEMON_USE) else None)
    assert fields(scene.view(), "phase", "order", "game_turn", "solitaire", "seat") == (stage, (1, 0), 3, False, 0)


def test_the_ring_is_shown_where_it_is() -> None:
    shown = ("ring_unit", "ring_holder", "ring_gone")
    assert fields(Scene({}, {"hex": OPEN}).view(), *shown) == (None, None, False)
    assert fields(Scene({}, {"hex": OPEN, "ring": True}).view(), *shown) == (None, 1, False)
    unit = Scene({}, ring_unit=KARIN, units={KARIN: OPEN}).view()
    assert fields(unit, *shown) == (KARIN, None, False)
    assert [one.ring for one in unit.units] == [True]
    assert fields(Scene({}, ring_gone=True).view(), *shown) == (None, None, True)
    assert Scene({}).view().solitaire


def test_units_show_their_counters_and_who_troubles_them() -> None:
    units = {KARIN: OPEN, ERZINJAN: 1410, BISHOP: 1510, 6: 1610}
    scene = Scene({"storm": (KARIN,)}, {"captor_unit": ERZINJAN}, {"hex": 2010, "bewitched": (BISHOP,)}, units=units)
    scene.stash(KARIN, ANI, TWENTY)
    scene.state.units.active[KARIN] = scene.state.units.fleeing[6] = True
    view = scene.view()
    assert [unit.number for unit in view.units] == [ERZINJAN, KARIN, BISHOP, 6]
    assert set(view.destroyed_units) == set(range(1, 20)) - set(units)
    assert [unit.state for unit in view.units] == ["captor", "active", "inactive", "fleeing"]
    assert [unit.ready for unit in view.units] == [False, True, True, False]
    assert [unit.captives for unit in view.units] == [(1,), (), (), ()]
    assert [unit.disoriented for unit in view.units] == [False, True, False, False]
    assert [unit.bewitched_by for unit in view.units] == [None, None, 2, None]
    assert [unit.stash for unit in view.units] == [(), (ANI, TWENTY), (), ()]
    assert [unit.ring for unit in view.units] == [False] * 4
    karin = unit_of(view, KARIN)
    assert fields(karin, "place", "strength", "hex", "home", "bribable") == ("unit:4", 5, "1012", "0810", True)
    assert not unit_of(view, BISHOP).bribable
    scene.magician(1).captor_unit, scene.magician(2).bewitched = BISHOP, ()
    scene.magician(0).bewitched = (6,)
    scene.state.units.fleeing[BISHOP] = True
    assert unit_of(scene.view(), BISHOP).state == "fleeing", "who flees with a captive flees"
    assert unit_of(scene.view(), 6).bewitched_by == 0


def test_magicians_show_their_captors_and_captives() -> None:
    scene = Scene(
        {"demons": (60, 54), "wounds": 1, "curses": 2, "shield": 3}, {"captor_seat": 0}, {"captor_unit": KARIN}, {},
        units={KARIN: OPEN},
    )  # fmt: skip
    ann, bob, cid, dee = scene.view(1).magicians
    assert [one.captor for one in (ann, bob, cid, dee)] == [None, "seat:0", "unit:4", None]
    assert [one.captives for one in (ann, bob, cid, dee)] == [(1,), (), (), ()]
    assert [one.controlling_rank for one in (ann, bob)] == ["duke", None]
    assert fields(ann, "place", "demons", "room", "wounds", "curses", "shield", "shield_name") == (
        "seat:0", 2, 2, 1, 2, 3, "mercury",
    )  # fmt: skip
    assert fields(bob, "demons", "room") == (0, 0)
    assert [one.found for one in (ann, bob)] == [False, False]


def test_face_down_demons_are_shown_to_their_master_alone() -> None:
    scene = Scene({"demons": (60, 54), "borrowed": ((5, 1),)}, {"hex": OPEN, "demons": (35,)}, {"hex": 2010})
    own, others = scene.view(0).magicians[0], scene.view(2).magicians[0]
    assert [box.demon for box in own.boxes] == [None] * 5 + [60, 54]
    assert [box.demon for box in others.boxes] == [None] * 7
    for seen in (own, others):
        assert [box.occupied for box in seen.boxes] == [False] * 5 + [True, True]
        assert [box.usable for box in seen.boxes] == [False] * 5 + [True, True]
        assert [box.controlling for box in seen.boxes] == [False] * 5 + [True, False]
        assert [box.place for box in seen.boxes] == [f"box:0:{number}" for number in range(7)]
    assert [(one.owner, one.demon) for one in (*own.borrowed, *others.borrowed)] == [(1, 5), (1, None)]
    assert scene.view(1).magicians[0].borrowed == own.borrowed, "whose demon it is sees who is missing"
    assert [box.usable for box in scene.view(0).magicians[1].boxes] == [False, *[True] * 6]
    assert not any(box.usable or box.occupied or box.controlling for box in Scene({}).view().magicians[0].boxes)


def test_a_treasure_shows_its_state_and_what_lies_on_its_cell() -> None:
    scene = Scene({}, {"hex": OPEN}, units={KARIN: PLAIN + 200}).find(ANI, 56, 0).own(0, TWENTY).own(1, TWELVE)
    scene.stash(KARIN, EIGHT)
    scene.state.grid.marker[TWENTY], scene.state.grid.closed[NINE] = 60, True
    shown = {one.cell: one for one in scene.view().treasures}
    names = ("state", "finder", "discoverer", "owner", "marker", "unit")
    assert {cell: fields(shown[cell], *names) for cell in (ANI, TWENTY, TWELVE, EIGHT, NINE, 11)} == {
        ANI: ("discovered", 56, 0, None, None, None),
        TWENTY: ("owned", None, None, 0, 60, None),
        TWELVE: ("owned", None, None, 1, None, None),
        EIGHT: ("stashed", None, None, None, None, KARIN),
        NINE: ("closed", None, None, None, None, None),
        11: ("undiscovered", None, None, None, None, None),
    }
    assert fields(shown[ANI], "place", "row", "column", "hex", "guard", "value") == (
        f"treasure:{ANI}", 3, 5, "1608", 2, 38,
    )  # fmt: skip


# -- what the last phases showed ------------------------------------------------------------------------------


def test_a_move_shows_its_die_its_prey_and_why() -> None:
    moves = (
        MortalMove(KARIN, "hunted", (OPEN, 1013), 5, 3, 0, 1, 2, 4, "points"),
        MortalMove(ERZINJAN, "fled", (210,)),
    )
    searches = (Search(0, 4, -1, 5, "D"),)
    view = Scene({}, {"hex": OPEN}, stage=MORTAL_COMBAT, report=moves, searches=searches).view()
    names = ("unit", "place", "what", "path", "roll", "distance", "target", "spent")
    assert [fields(move, *names) for move in view.mortal_turn] == [
        (KARIN, "unit:4", "hunted", ("1012", "1013"), 5, 3, 0, 2),
        (ERZINJAN, "unit:3", "fled", ("0210",), None, None, None, 0),
    ]
    assert view.searches == (SearchView(0, 4, -1, 5, "D"),)


@pytest.mark.parametrize(
    ("rivals", "routes", "stop", "words"),
    [
        (0, 1, "", ""), (0, 2, "points", "2 routes were equally cheap; a die chose. Its points did not reach farther."),
        (1, 3, "adjacent", "2 magicians were equally near; a die chose. It stopped next to a magician."),
    ],
)  # fmt: skip
def test_a_hunt_is_explained_with_what_a_die_chose(rivals: int, routes: int, stop: str, words: str) -> None:
    move = MortalMove(KARIN, "hunted", (OPEN, 1013), 5, 3, 1, rivals, 2, routes, stop)
    told = Scene({}, {"hex": OPEN}, stage=MORTAL_COMBAT, report=(move,)).view().mortal_turn[0]
    beginning = "The Emir of Karin is activated (rolled 5, distance 3) and goes 2 points along the cheapest route to "
    assert str(told.explanation) == f"{beginning}Bob. {words}"


def test_a_captor_at_home_and_one_on_the_way_are_told_apart() -> None:
    moves = (MortalMove(KARIN, "carried", (810,)), MortalMove(ERZINJAN, "carried", (211, 210), spent=2))
    told = [str(one.explanation) for one in Scene({}, stage=MORTAL_MOVEMENT, report=moves).view().mortal_turn]
    assert told == [
        "The Emir of Karin holds its captive at home.",
        "The Emir of Erzinjan takes its captive 2 points along the cheapest route home.",
    ]


def test_a_fight_shows_both_sides_and_the_die_once_it_is_rolled() -> None:
    assert Scene({}).view().combat is None
    attack = Fight(OPEN, 0, (), (9,), NOBODY, (KARIN,), ())
    shown = Scene({}, fight=(attack,)).view().combat
    assert shown is not None
    assert asdict(shown) == {
        "hex": "1012", "attacker": 0, "attacking_units": (), "attacking_demons": (9,), "attack": 10,
        "defender": None, "defending_units": (KARIN,), "defending_demons": (), "defence": 5, "roll": None, "result": "",
    }  # fmt: skip
    hunt = Fight(PLAIN, NOBODY, (KARIN, ERZINJAN), (), 0, (), (35,), 4, "Df")
    shown = Scene({}, fight=(hunt,)).view().combat
    assert shown is not None
    assert fields(shown, "hex", "attacker", "attack", "defender", "defence", "roll", "result") == (
        "1011", None, 9, 0, 5, 4, "Df",
    )  # fmt: skip


def test_a_conjuration_is_shown_with_what_was_drawn() -> None:
    assert Scene({}).view().conjuration is None
    shown = Scene({}, conjuration=(Conjuration(0, "duke", 3, 2, (0, 60)),)).view().conjuration
    assert shown == ConjurationView(0, "duke", 3, 2, (0, 60))


def test_bids_are_shown_to_the_bidder_and_whether_they_are_closed_to_all() -> None:
    scene = Scene({}, {"hex": OPEN}, auction=True, bids={1: (ANI,), 0: ()}, bids_closed=(1,))
    assert scene.view(0).auction
    seen = {seat: [fields(bid, "seat", "closed", "treasures") for bid in scene.view(seat).bids] for seat in (0, 1)}
    assert seen == {0: [(0, False, ()), (1, True, None)], 1: [(0, False, None), (1, True, (ANI,))]}
    assert not Scene({}).view().auction


def test_hexes_show_their_labels_and_cities_that_fell() -> None:
    view = Scene({}, destroyed_cities=(810,)).view()
    shown = {one.id: one for one in view.hexes}
    assert len(shown) == len(view.hexes) == 560
    assert fields(shown["0810"], "place", "column", "row", "terrain", "kind", "destroyed") == (
        "hex:0810", 8, 10, "open", "city", True,
    )  # fmt: skip
    assert fields(shown["1608"], "terrain", "kind", "destroyed") == ("city", "city", False)
    assert fields(shown["1012"], "terrain", "name", "kind", "destroyed") == ("open", None, "", False)
    assert [seat.name for seat in view.seats] == NAMES[:1]
