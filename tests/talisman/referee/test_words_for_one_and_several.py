"""Sentences that are put about one thing and about several."""

from __future__ import annotations

import pytest

from tests.talisman.scene import figure, moving

FAR = figure("ghoul", "outer_14_hills")


@pytest.mark.xfail(strict=True, reason="the sentence for one foe is used for several")
@pytest.mark.clause("TAL-6.14.8d")
def test_the_lizardmen_bar_the_way_as_several() -> None:
    scene = moving(figure("elf", "inner_03_pits", held="lizardman", held_by=4), FAR)
    assert "Lizardmen still bars" not in str(scene.open().question)


@pytest.mark.xfail(strict=True, reason="one point of trophies is counted as 1 points")
@pytest.mark.clause("TAL-6.1.4b")
def test_a_single_point_of_trophies_is_one_point() -> None:
    scene = moving(figure("elf", "outer_01_fields", trophies="wild_boar#1 dragon#1"), FAR).choose("exchange")
    for key in ("back:wild_boar#1", "back:dragon#1"):
        if key in scene.offered:
            scene.choose(key)
    scene.choose("add:wild_boar#1")
    assert "1 points" not in str(scene.open().question)
