"""The table on which a match of Devil's Circle begins."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from game.catalogue import GAMES
from game.devils_circle import GAME
from game.devils_circle.box.board import FIELD_NAMES, SUPPLY
from game.devils_circle.state import CircleState
from tests.devils_circle.scene import NAMES

STARTS = ("f5", "i6", "h9", "e8")
"""Where the mages begin."""


def beginning(length: str) -> CircleState:
    """The table of a match of that length, before anything is placed."""
    state: CircleState = GAMES["devils_circle"].new_match(NAMES[:2], {"length": length}, 1).state
    return state


@pytest.mark.clause("DK-4.2", "DK-4.3", "DK-4.4", "DK-4.5", "DK-4.6", "DK-4.7", "DK-15.7")
@pytest.mark.parametrize(
    ("length", "mages", "herbs", "power", "nights", "dawn"),
    [("full", 4, 3, 8, 3, 4 * 60), ("two_nights", 4, 3, 12, 2, 5 * 60), ("quick", 3, 2, 24, 1, 4 * 60 + 30)],
)
def test_a_match_begins_with_what_the_rulebook_gives_out(
    length: str, mages: int, herbs: int, power: int, nights: int, dawn: int
) -> None:
    state = beginning(length)
    things = {"wand": 1, "book": 1, "garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": herbs}
    fresh = {"points": 0, "limited": False, "attacked": False, "held_by": -1, "by_cradle": False}
    mage = {"strength": 8, "power": 8, "alive": True} | things | fresh
    assert [asdict(one) for one in state.mages] == [{"field": start} | mage for start in fields_of(STARTS[:mages])]
    demon = {
        "status": "waiting", "field": -1, "power": power, "materiality": 3, "hole": -1, "rescue_left": True,
        "holds": -1, "kept": 0, "acted": False,
    }  # fmt: skip
    assert [asdict(one) for one in state.demons] == [{"wisp": number == 3} | demon for number in range(4)]
    assert (state.night, state.nights, state.clock, state.dawn, state.at_dawn) == (1, nights, 2 * 60, dawn, False)
    assert (FIELD_NAMES[state.cradle], FIELD_NAMES[SUPPLY], state.princess) == ("g6", "g7", 3)
    assert state.stock == {"garlic": 8, "salt": 12, "drops": 15, "torch": 4, "herb": 9}
    assert not any((state.garlic, state.salt, state.wands, state.torches, state.herbs, state.pentagrams, state.holes))
    assert (state.stage, state.mage, state.demon, state.points, state.plays) == ("placing_demons", -1, -1, 0, ())
    assert (state.ending, state.winner, state.pushed, state.finished) == ("", "", False, ())
    assert GAME.problems(state) == []


def fields_of(names: tuple[str, ...]) -> list[int]:
    """The numbers of fields in that order."""
    return [FIELD_NAMES.index(name) for name in names]
