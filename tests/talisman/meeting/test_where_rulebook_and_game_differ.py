"""Where the game does not do what a clause says: each of these scenes fails until it does."""

from __future__ import annotations

import pytest

from tests.talisman.scene import arriving, figure

FIELDS = "outer_01_fields"
FAR = figure("ghoul", "outer_14_hills")


# -- what is not offered ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.amulet")
@pytest.mark.xfail(
    strict=True,
    raises=AssertionError,
    reason="TAL-A.amulet: nobody is asked after the move only because he could leave something",
)
def test_who_leaves_the_amulet_where_he_arrives_may_destroy_the_dragon_there() -> None:
    scene = arriving(figure("elf", FIELDS, objects="amulet#1", spells="destruction#1"), FAR, lying={FIELDS: "dragon#1"})
    scene.choose("leave:amulet#1")
    assert "cast:destruction#1" in scene.offered


@pytest.mark.clause("TAL-6.5.4-R", "TAL-FLOW-2")
@pytest.mark.xfail(
    strict=True, raises=AssertionError, reason="TAL-FLOW-2: nobody is asked only because he could leave something"
)
@pytest.mark.parametrize(("event", "goods"), [("raiders#1", "ring#1"), ("cursed_by_a_hag#1", "maiden#1")])
def test_what_would_be_lost_to_a_card_just_drawn_may_be_laid_down_before_it_is_met(event: str, goods: str) -> None:
    owner = figure("elf", FIELDS, objects="ring#1", followers="maiden#1")
    scene = arriving(owner, FAR, deck=event)
    assert f"leave:{goods}" in scene.offered
