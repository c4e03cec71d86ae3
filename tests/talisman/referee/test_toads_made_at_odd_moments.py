"""Scenes of a second referee: a Spell makes somebody a Toad between a choice and what comes of it."""

from __future__ import annotations

import pytest

from tests.talisman.referee.playing_on import finish, go_on, step, to_the_dice
from tests.talisman.scene import Figure, Scene, arriving, ending, figure

FIELDS = "outer_01_fields"


def witch(spells: str = "random#1 hex#1") -> Figure:
    """Somebody far away who holds a Random."""
    return figure("wizard", "city", spells=spells)


def enchanted(scene: Scene, choice: str, seat: int) -> Scene:
    """A choice is made, and a Random of one makes that Character a Toad before anything comes of it."""
    go_on(scene, choice)
    go_on(scene, "cast:random#1")
    return go_on(scene, f"target:seat:{seat}")


# -- how long --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-S.random", "TAL-FLOW-8")
def test_who_becomes_a_toad_at_the_very_end_of_its_turn_is_one_for_three_turns_more() -> None:
    scene = ending(figure("troll", FIELDS), witch(), dice=(1,))
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert scene.turn == 1
    assert scene.hero().toad == 3
    for _ in range(3):
        assert scene.hero().toad
        finish(scene, 1)
        finish(scene, 0)
    assert not scene.hero().toad


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-S.random")
def test_who_becomes_a_toad_in_anothers_turn_is_one_for_three_turns_of_its_own() -> None:
    scene = ending(witch(), figure("troll", FIELDS), dice=(1,))
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:1")
    assert scene.hero(1).toad == 3
