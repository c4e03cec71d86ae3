"""Whoever has lived under the Command Spell for long makes for the Crown by the nearest way alone."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.preferences import each, never_back
from game.talisman.adviser.ways.besieged import ACROSS, SIEGE_ROUNDS, is_worn_down, nearness, turning_back
from game.talisman.adviser.ways.moving import distance
from game.talisman.box.board import BRIDGE_HILLS, CROWN, PORTAL, WARLOCKS_CAVE
from game.talisman.state import TalismanState
from tests.talisman.scene import figure, moving

FIELDS, WOODS = "outer_01_fields", "outer_03_woods"
RULER = figure("elf", CROWN, objects="talisman#2")


def besieged(space: str = FIELDS, rounds: int = SIEGE_ROUNDS, more_turns: int = 1, **more: Any) -> TalismanState:
    """A troll under a siege of so many rounds and turns."""
    state = moving(figure("troll", space, **more), RULER, state={"crown_reached": True, "crowned": 5}).state
    state.turns = 5 + rounds * 2 + more_turns
    return state


def option(key: str, place: str | None = None) -> Option:
    """An answer of that key."""
    return Option(key, Text(key), place)


@pytest.mark.parametrize(
    ("rounds", "more_turns", "worn"),
    [(SIEGE_ROUNDS, 0, False), (SIEGE_ROUNDS, 1, True), (SIEGE_ROUNDS - 1, 1, False), (SIEGE_ROUNDS + 1, 0, True)],
)
def test_a_siege_wears_down_after_so_many_rounds(rounds: int, more_turns: int, worn: bool) -> None:
    state = besieged(rounds=rounds, more_turns=more_turns)
    assert is_worn_down(state, 0) is worn
    assert not is_worn_down(state, 1), "the ruler himself is not besieged"
    decision = Decision(
        0, "way", Text("way"), (option("cw", f"space:{WOODS}"), option("ccw", f"space:{FIELDS}")), "TAL"
    )
    assert turning_back(state, decision) == ({"ccw"} if worn else set())
    judged = never_back(each(lambda *_: 1.0))(state, decision)
    assert judged == ([1.0, UNWISE] if worn else [1.0, 1.0])


def test_a_toad_has_no_goal_to_be_driven_to() -> None:
    state = besieged(toad=2, gold=0)
    decision = Decision(
        0, "way", Text("way"), (option("cw", f"space:{WOODS}"), option("ccw", f"space:{FIELDS}")), "TAL"
    )
    assert turning_back(state, decision) == frozenset()


@pytest.mark.parametrize(
    ("here", "bearer", "key", "place", "near"),
    [
        (FIELDS, False, "cw", f"space:{WOODS}", -distance(WOODS, WARLOCKS_CAVE)),
        (FIELDS, True, "ccw", f"space:{WOODS}", -distance(WOODS, PORTAL)),
        (FIELDS, False, "throw", None, -distance(FIELDS, WARLOCKS_CAVE)),
        (FIELDS, False, "cross", None, ACROSS), (BRIDGE_HILLS, False, "cross", None, -ACROSS),
        (BRIDGE_HILLS, True, "inwards", None, ACROSS), (BRIDGE_HILLS, False, "inwards", None, -ACROSS),
        (FIELDS, False, "continue", None, ACROSS), (FIELDS, False, "leave:sword#1", None, None),
        (FIELDS, False, f"raft:{BRIDGE_HILLS}", None, ACROSS), (BRIDGE_HILLS, False, f"ferry:{WOODS}", None, -ACROSS),
        (FIELDS, False, f"woods:{WOODS}", None, -distance(WOODS, WARLOCKS_CAVE)),
        (FIELDS, False, f"lift:{BRIDGE_HILLS}", None, ACROSS),
        ("inner_00_plain_of_peril", True, "step:inner_01_mines", None, 6.0),
        ("inner_07_crypt", False, "retreat:inner_00_plain_of_peril", None, 1.0),
    ],
)  # fmt: skip
def test_a_way_is_as_near_as_it_leads(here: str, bearer: bool, key: str, place: str | None, near: float | None) -> None:
    state = besieged(here, objects="talisman#1" if bearer else "")
    assert nearness(state, 0, option(key, place)) == near


def test_the_nearest_of_all_ways_is_left_and_what_is_no_way() -> None:
    state = besieged(BRIDGE_HILLS, objects="talisman#1")
    ways = (
        option("cw", "space:middle_04_cursed_glade"), option("ccw", "space:middle_02_hidden_valley"), option("cross"),
        option("leave:talisman#1"), option("inwards"),
    )  # fmt: skip
    assert turning_back(state, Decision(0, "way", Text("way"), ways, "TAL")) == {"cw", "ccw", "cross"}
    assert turning_back(state, Decision(0, "way", Text("way"), ways[3:4], "TAL")) == frozenset()
