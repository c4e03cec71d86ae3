"""Raised and charmed Enemies that are left behind (TAL-6.12.1g)."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, to_the_dice
from tests.talisman.scene import Scene, arriving, figure, moving

FIELDS, RUINS = "outer_01_fields", "outer_20_ruins"
ELF = figure("elf", "city")


@pytest.mark.clause("TAL-6.12.1g", "TAL-6.15.3", "TAL-6.8a")
@pytest.mark.parametrize("space", [FIELDS, "outer_00_village"])
def test_a_raised_enemy_left_while_taking_does_not_attack_who_left_it(space: str) -> None:
    scene = arriving(figure("ghoul", space, followers="goblin#1"), ELF, lying={space: "ring#1"})
    scene.choose("leave:goblin#1", "take:ring#1")
    finish(scene, 0)
    assert not scene.told("fight_thrown")
    assert scene.lying(space)[0] == "goblin#1"
    assert scene.hero().trophies == ()


@pytest.mark.clause("TAL-6.12.1g", "TAL-6.15.5a")
def test_a_raised_enemy_that_was_left_attacks_the_next_to_come() -> None:
    scene = arriving(figure("ghoul", FIELDS, followers="goblin#1"), figure("elf", "outer_00_village"),
                     lying={FIELDS: "ring#1"}, dice=(1, 6, 1))  # fmt: skip
    scene.choose("leave:goblin#1", "done")
    finish(scene, 0)
    scene.choose("cw")
    assert to_the_dice(scene) == (3 + 6, 2 + 1)


@pytest.mark.clause("TAL-6.12.1g", "TAL-6.15.5a", "TAL-6.13.1b-R")
def test_a_raised_enemy_left_in_an_earlier_turn_attacks_the_ghoul_as_well() -> None:
    scene = moving(figure("ghoul", "outer_00_village"), ELF, lying={FIELDS: "goblin#1"}, dice=(1, 6, 1))
    scene.choose("cw")
    assert to_the_dice(scene) == (2 + 6, 2 + 1)


@pytest.mark.clause("TAL-6.19.2b", "TAL-6.12.1g", "TAL-A.witch")
def test_what_the_ghoul_had_raised_does_not_attack_the_toad_that_the_witch_makes_of_it() -> None:
    scene = arriving(figure("ghoul", FIELDS, followers="bear#1", gold=0), ELF, lying={FIELDS: "witch#1"}, dice=(1,))
    finish(scene, 0)
    assert scene.hero().toad == 3
    assert not scene.told("fight_thrown")
    assert "bear#1" in scene.lying(FIELDS)


@pytest.mark.clause("TAL-6.12.1g", "TAL-S.mesmerism", "TAL-6.8a")
def test_a_charmed_animal_left_by_somebody_else_lies_there_as_an_enemy_for_others() -> None:
    scene: Scene = arriving(figure("druid", RUINS, followers="lion#1", spells="hex#1"), ELF,
                            lying={RUINS: "ring#1 sword#1"}, state={"moved": True, "charmed": ("lion#1",)})  # fmt: skip
    go_on(scene, "leave:lion#1")
    assert scene.state.charmed == ()
    finish(scene, 0)
    assert not scene.told("fight_thrown")
    assert "lion#1" in scene.lying(RUINS)
