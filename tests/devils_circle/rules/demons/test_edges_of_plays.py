"""DK-11: where the plays of demons just succeed, and just fail."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.scene import Scene


@pytest.mark.clause("DK-11.5")
@pytest.mark.parametrize(("die", "princess", "left"), [(4, 2, 4), (5, 3, 2)])
def test_a_roll_must_be_greater_than_the_demons_power_to_ruin_a_curse(die: int, princess: int, left: int) -> None:
    scene = Scene({"orlan": {"at": "g4"}}, {"gorm": {"at": "g5", "power": 4}}, turn="gorm", points=3, dice=(die,))
    scene.choose("curse")
    assert (scene.state.princess, scene.demon().power) == (princess, left)


@pytest.mark.clause("DK-11.6")
@pytest.mark.parametrize(("die", "strength"), [(2, 8), (3, 6)])
def test_a_roll_must_be_lower_than_a_mages_power_to_save_him(die: int, strength: int) -> None:
    mages = {"orlan": {"at": "g4", "power": 3}}
    scene = Scene(mages, {"gorm": {"at": "g5", "power": 8}}, turn="gorm", points=3, dice=(die,))
    scene.choose("curse")
    assert scene.mage().strength == strength


@pytest.mark.clause("DK-11.16")
def test_a_pentagram_that_passes_through_a_mage_harms_him_once() -> None:
    mages = {"orlan": {"at": "h3"}, "mirel": {"at": "g3"}}
    scene = Scene(mages, pentagrams=((1, field_number("h1"), 2),))
    scene.demons_phase()
    assert [star.field for star in scene.view.pentagrams] == ["h4"], "H2 beside Orlan, H3 beside Mirel, H4"
    assert (scene.mage("orlan").strength, scene.mage("mirel").strength) == (6, 6)


@pytest.mark.clause("DK-11.25")
@pytest.mark.parametrize(("power", "held"), [(10, -1), (9, 0)])
def test_effective_power_of_0_possesses_nobody_and_1_does(power: int, held: int) -> None:
    mages = {"orlan": {"at": "d4", "power": power, "wand": 0}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 20}}, turn="gorm", points=5, dice=(6,))
    scene.choose("psychic")
    assert (scene.mage().held_by, scene.mage().book) == (held, int(held < 0))
