"""What computer players and hints advise: nothing that cannot help, and first what saves the Princess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.catalogue import GAMES
from game.devils_circle.adviser.worths import UNWISE
from game.devils_circle.box.board import field_number
from tests.devils_circle.scene import Scene

GAME = GAMES["devils_circle"]


def worths(scene: Scene) -> dict[str, float]:
    """By key: what the open question's options are worth."""
    decision = scene.open()
    return dict(zip(decision.keys(), GAME.preferences(scene.state, decision), strict=True))


def best(scene: Scene) -> str:
    found = worths(scene)
    return max(found, key=found.__getitem__)


def test_nobody_is_advised_to_pray_where_no_die_can_help() -> None:
    found = worths(Scene({"orlan": {"at": "f5", "strength": 8, "power": 7}}))
    assert found["pray:strength"] < UNWISE < found["pray:power"]


def test_nobody_is_advised_to_end_the_phase_while_good_deeds_are_left() -> None:
    threatened = worths(Scene({"orlan": {"at": "g5"}}, {"gorm": {"at": "g4"}}))
    assert threatened["finish"] < UNWISE < max(threatened.values())


def test_mages_are_never_advised_to_press_the_circles_button() -> None:
    found = worths(Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "c3"}}))
    assert found["flight:1"] < UNWISE


def test_a_pentagram_is_washed_away_before_it_sears() -> None:
    star = ((1, field_number("e8"), 0),)
    beside = worths(Scene({"orlan": {"at": "f8"}, "mirel": {"at": "f7", "strength": 2}}, pentagrams=star))
    alone = worths(Scene({"orlan": {"at": "e9"}, "mirel": {"at": "l12"}}, pentagrams=star))
    assert beside["drops:1"] > alone["drops:1"] + 10


def test_who_has_much_to_do_does_it_before_another_mage_is_thought_of() -> None:
    mages = {"orlan": {"at": "g4"}, "mirel": {"at": "l12"}}
    busy = worths(Scene(mages, {"gorm": {"at": "g5", "power": 16}}))
    idle = worths(Scene(mages, {}))
    assert busy["select:mirel"] < UNWISE < idle["select:mirel"]


def test_no_demon_is_advised_to_attack_a_mind_that_cannot_give_way() -> None:
    demons = {"gorm": {"at": "c3", "power": 20}}
    far = worths(Scene({"orlan": {"at": "l12"}}, demons, turn="gorm", points=4))
    near = worths(Scene({"orlan": {"at": "c5", "power": 3}}, demons, turn="gorm", points=4))
    assert far["psychic"] < UNWISE < near["psychic"]


def test_a_torch_is_not_lit_while_every_demon_is_far() -> None:
    mage = {"orlan": {"at": "h6", "wand": 0}}
    assert worths(Scene(mage))["torch"] < 0 < worths(Scene(mage, {"gorm": {"at": "g5"}}))["torch"]


@pytest.mark.clause("DK-16.3")
def test_who_may_flee_is_told_from_what() -> None:
    for key, words in (
        ("exorcise:gorm:1", "Orlan exorcises Gorm. A rescue move first?"),
        ("drops:gorm", "Orlan sprinkles Gorm with elven drops. A rescue move first?"),
        ("attack:gorm", "Orlan attacks Gorm. A rescue move first?"),
    ):
        scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "g5"}})
        scene.choose(key)
        assert str(scene.open().question) == words


@pytest.mark.parametrize(
    ("mages", "advised"),
    [
        ({"orlan": {"at": "g4"}}, "drops:gorm"),
        ({"orlan": {"at": "h6", "drops": 0, "wand": 0}}, "push"),
        ({"orlan": {"at": "h6", "drops": 0}}, "lay_wand"),
    ],
)
def test_at_dawn_the_princess_with_one_strength_left_is_saved_from_a_curse(
    mages: Mapping[str, Any], advised: str
) -> None:
    scene = Scene(mages, {"gorm": {"at": "g5", "power": 20}}, princess=1, at_dawn=True, clock=250)
    assert best(scene) == advised


def test_a_demon_throws_a_pentagram_at_mages_rather_than_take_a_step_nearer() -> None:
    mages = {"orlan": {"at": "e6"}, "mirel": {"at": "e7"}}
    scene = Scene(mages, {"gorm": {"at": "e9", "power": 20}}, turn="gorm", points=6)
    assert best(scene) == "pentagram"


def test_a_pentagram_flies_where_mages_stand() -> None:
    scene = Scene({"orlan": {"at": "b5"}, "mirel": {"at": "b6"}}, {"gorm": {"at": "c4"}}, turn="gorm", points=3)
    scene.choose("pentagram")
    assert best(scene) == "throw:south"


@pytest.mark.parametrize(("clock", "leaves"), [(4 * 60 + 2, False), (4 * 60 + 40, True)])
def test_demons_leave_at_dawn_only_when_the_sun_may_rise_before_their_next_turn(clock: int, leaves: bool) -> None:
    mages = {"orlan": {"at": "h6"}}
    scene = Scene(mages, {"gorm": {"at": "c11", "power": 20}}, turn="gorm", points=3, at_dawn=True, clock=clock)
    assert (best(scene) == "leave") == leaves
