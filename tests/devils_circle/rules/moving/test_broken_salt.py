"""DK-7.26, DK-11.31, DK-11.35: a demon that breaks salt to attack a mage may go back the way it came."""

from __future__ import annotations

import pytest

from tests.devils_circle.scene import Scene, edges, fields


def behind_salt(power: int = 20, *, wands: str = "", salt: str = "c3-c4", mage: str = "c4") -> Scene:
    """Orlan behind a line of salt, and Gorm before it; D4 lies forwards of C4."""
    return Scene(
        {"orlan": {"at": mage, "strength": 30, "power": 0, "wand": 0}}, {"gorm": {"at": "c3", "power": power}},
        turn="gorm", points=6, wands=fields(wands), salt=edges(salt),
    )  # fmt: skip


@pytest.mark.clause("DK-7.26", "DK-11.31", "DK-11.35")
def test_the_line_broken_on_the_way_in_bars_no_way_out() -> None:
    scene = behind_salt()
    scene.choose("attack:orlan")
    assert scene.offers("to:") == {"b4", "c3", "c5"}
    assert scene.state.salt == ()
    scene.choose("to:c3")
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 20 - 3, 4)


@pytest.mark.clause("DK-11.31")
def test_an_attack_is_offered_where_the_broken_line_is_the_only_way_out() -> None:
    scene = behind_salt(wands="b4 c5")
    assert scene.offers("attack:") == {"orlan"}
    scene.choose("attack:orlan")
    assert scene.asked[1] == "play", "with one way out nothing is asked"
    assert scene.where("gorm") == "c3"


@pytest.mark.clause("DK-11.31", "DK-10.20", "DK-11.35", "DK-7.26")
def test_lines_that_still_lie_bar_the_way_out_whatever_the_demons_power() -> None:
    scene = behind_salt(90, salt="c3-c4 b4-c4 c4-c5")
    scene.choose("attack:orlan")
    assert scene.where("gorm") == "c3"
    assert scene.state.salt == edges("b4-c4 c4-c5")
    beside = Scene(
        {"orlan": {"at": "c4", "strength": 30}}, {"gorm": {"at": "c3", "power": 90}}, turn="gorm", points=6,
        salt=edges("c4-c5"),
    )  # fmt: skip
    beside.choose("attack:orlan")
    assert beside.offers("to:") == {"b4", "c3"}


@pytest.mark.clause("DK-7.25")
def test_a_demon_that_cannot_break_the_line_cannot_attack_over_it() -> None:
    scene = behind_salt(10)
    assert not scene.offers("attack:")
    assert scene.why_not("mage:orlan").clause == "DK-7.25"
