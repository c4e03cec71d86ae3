"""Whoever the Hag follows gains no Follower by any means, and nobody is asked about one (TAL-A.cursed-by-a-hag)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import arriving, figure, moving

FIELDS = "outer_01_fields"
HAG = "cursed_by_a_hag#1"
FAR = figure("troll", "outer_13_fields")


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
@pytest.mark.parametrize("hag", [True, False])
def test_a_ghoul_with_the_hag_raises_nobody(hag: bool) -> None:
    ghoul = figure("ghoul", FIELDS, followers=HAG if hag else "")
    scene = arriving(ghoul, FAR, lying={FIELDS: "wolf#1"}, dice=(6, 1))
    assert scene.told("fight_won")
    assert scene.was_asked("raise") == (not hag)
    if hag:
        assert (scene.hero().followers, scene.hero().trophies) == ((HAG,), ("wolf#1",))


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
@pytest.mark.parametrize("hag", [True, False])
def test_a_sorceress_with_the_hag_lures_nobody_and_nothing_falls(hag: bool) -> None:
    sorceress = figure("sorceress", FIELDS, followers=HAG if hag else "")
    scene = arriving(sorceress, figure("monk", FIELDS, followers="guide#1"), dice=(1,)).choose("beguile:1")
    assert scene.was_asked("lure") == (not hag)
    if hag:
        assert scene.hero(1).followers == ("guide#1",)
        assert scene.lying(FIELDS) == ()
        assert not scene.told("given")


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
def test_no_follower_lying_there_is_taken() -> None:
    scene = arriving(figure("troll", FIELDS, followers=HAG), figure("elf", "city"),
                     lying={FIELDS: "guide#1 sword#1"})  # fmt: skip
    assert "take:sword#1" in scene.offered
    assert "take:guide#1" not in scene.offered


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-S.mesmerism")
def test_mesmerism_has_no_target() -> None:
    wizard = figure("wizard", FIELDS, followers=HAG, spells="mesmerism#1 hex#1")
    scene = moving(wizard, figure("monk", "city", followers="guide#1"))
    assert "cast:mesmerism#1" not in scene.offered
