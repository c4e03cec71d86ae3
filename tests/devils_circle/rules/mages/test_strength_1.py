"""DK-6.6: a mage of strength 1 has one action of any price, or one prayer."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import field_number
from game.players import Glimpse, make_player
from tests.devils_circle.scene import Scene, fields

FEEBLE = {"at": "f5", "strength": 1, "wand": 0, "power": 9, "salt": 2, "garlic": 1}


def feeble(**table: object) -> Scene:
    """Orlan of strength 1 between the cradle and a demon that cannot flee, with another mage far away."""
    mages = {"orlan": FEEBLE, "mirel": {"at": "b2"}}
    demons = {"gorm": {"at": "f6", "power": 20, "rescue_left": False}}
    return Scene(mages, demons, cradle=field_number("g5"), **table)  # type: ignore[arg-type]  # mixed table


@pytest.mark.clause("DK-6.6")
@pytest.mark.parametrize(
    "keys",
    [
        ("walk:e5",), ("hang",), ("pour", "edge:e5-f5"), ("drops:gorm",), ("pick_up:e5",), ("exorcise:gorm:1",),
        ("torch",), ("herbs", "at:e5:1"), ("push", "to:g4"), ("pray:strength",), ("pray:power",),
    ],
)  # fmt: skip
def test_any_one_action_or_one_prayer_and_then_the_mage_is_done(keys: tuple[str, ...]) -> None:
    scene = feeble(wands=fields("e5") if keys[0] == "pick_up:e5" else (), dice=(1,))
    for key in keys:
        scene.choose(key)
    while scene.asked[1] == "withdraw":
        scene.choose(min(scene.offered))
    assert scene.mage().points == 0
    assert scene.open().about == "mage:mirel"
    assert "select:orlan" not in scene.offered


@pytest.mark.clause("DK-6.6")
def test_supplies_are_one_action_too_and_a_walk_is_one_square() -> None:
    scene = Scene({"orlan": {"at": "g7", "strength": 1, "herb": 0}, "mirel": {"at": "b2"}})
    assert scene.offers("walk:") == {"f7", "h7", "g8"}
    assert scene.why_not("field:g9").clause == "DK-6.6"
    scene.choose("resupply", "all")
    assert (scene.mage().herb, scene.mage().points) == (3, 0)


@pytest.mark.clause("DK-6.6", "DK-6.5")
def test_a_mage_of_strength_2_has_all_his_points() -> None:
    scene = Scene({"orlan": {**FEEBLE, "strength": 2}})
    assert scene.mage().points == 4
    scene.choose("hang", "walk:e5")
    assert scene.mage().points == 2


@pytest.mark.clause("DK-6.6", "DK-8.8", "DK-8.26")
def test_an_exorcism_is_the_last_deed_of_a_mage_of_strength_1_and_the_odds_say_so() -> None:
    scene = feeble()
    words = str(scene.odds("exorcise:gorm:1").outcomes[0].text)
    assert words == "Orlan dies; Gorm keeps 11 power and withdraws, its blows take 1 more"
    scene.choose("exorcise:gorm:1")
    scene.choose(min(scene.offered))
    assert (scene.where("orlan"), scene.demon().power) == ("dead", 11)
    just = Scene({"orlan": FEEBLE}, {"gorm": {"at": "f6", "power": 10, "rescue_left": False}})
    words = str(just.odds("exorcise:gorm:1").outcomes[0].text)
    assert words == "Orlan dies; Gorm keeps 1 power and withdraws, its blows take 1 more"
    weak = Scene({"orlan": FEEBLE}, {"gorm": {"at": "f6", "power": 9, "rescue_left": False}})
    assert str(weak.odds("exorcise:gorm:1").outcomes[0].text) == "Orlan dies; Gorm loses 9 power and sinks into hell"


@pytest.mark.clause("DK-6.6")
def test_whose_strength_falls_to_1_in_the_phase_keeps_his_points() -> None:
    scene = Scene({"orlan": {**FEEBLE, "strength": 2}}, {"gorm": {"at": "f6", "power": 9, "rescue_left": False}})
    scene.choose("exorcise:gorm:1")
    assert (scene.mage().strength, scene.mage().points) == (1, 2)


def test_a_computer_player_does_not_die_for_a_demon_that_threatens_nothing() -> None:
    scene = Scene({"orlan": {**FEEBLE, "at": "l10"}}, {"gorm": {"at": "l12", "power": 30, "rescue_left": False}})
    key = make_player("greedy", 1).answer(scene.open(), Glimpse(scene.match, 0))
    assert not key.startswith("exorcise")
