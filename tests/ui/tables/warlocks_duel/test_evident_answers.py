"""Once no reserve is left and no die brings a spell nearer, the screen rolls again for a person: that costs nothing."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.tables.warlocks_duel.evident import evident_answer
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import Scene, gathering, view_of
from tests.warlocks_duel.table import Player

FULL = "FAAFFFF"
"""A pool that pays for one or another spell of Alonora's, so that Earth and Magic help none of them."""


def rolled(
    dice: str, *, pool: str = FULL, mine: int = 0, theirs: int = 0, market: str = "", modules: tuple[str, ...] = ()
) -> Scene:
    """Alonora has rolled these dice."""
    alonora = Player(mage="alonora", pool=pool, reserve=mine)
    albus = Player(mage="albus", reserve=theirs, pool="W" * (7 - theirs))
    return gathering(alonora, albus, dice=(dice, "WWWWW", "WFFFF", "WWWWW"), market=market, modules=modules)


def evident(scene: Scene, *, stops_at_end: bool = False) -> str:
    """What the screen answers."""
    decision = scene.open()
    return evident_answer(view_of(scene.match, 0), decision, stops_at_end=stops_at_end)


@pytest.mark.clause("WD-2.4", "WD-2.10")
def test_dice_that_bring_nothing_nearer_are_rolled_again() -> None:
    assert evident(rolled("EEEMM", pool="FAAFFFF")) == "gather_up"


@pytest.mark.parametrize(
    "scene",
    [
        rolled("EEEMW"), rolled("EEE@M", pool="FAFF"), rolled("EEEMM", mine=1, pool="FAAFFF"),
        rolled("EEEMM", theirs=1), rolled("EEEMM", market="life_drain"),
        rolled("EEEMM", modules=("antimagic_shield",)), rolled("EEEMF"),
    ],
    ids=["ember balm", "whirlwind", "own reserve", "another's reserve", "scroll", "shield", "for one spell more"],
)  # fmt: skip
def test_where_anything_is_left_to_decide_the_person_is_asked(scene: Scene) -> None:
    assert evident(scene) == ""


def test_whoever_wants_to_be_asked_is_asked() -> None:
    assert evident(rolled("EEEMM"), stops_at_end=True) == ""


@pytest.mark.parametrize("stops", [True, False])
def test_on_the_screen_the_next_roll_comes_by_itself(open_app: OpenApp, stops: bool) -> None:
    match = rolled("EEEMM").match
    match.seats = (Seat("Ann", PERSON), Seat("Zoltar", "greedy"))
    driver = MatchDriver(open_app(stop_at_turn_end=stops).app, match=match)
    driver.to_question()
    given = [choice.key for choice in driver.match.record if choice.seat == 0]
    assert given == ([] if stops else ["gather_up"])
