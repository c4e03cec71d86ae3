"""Spells whose caster or victim is somebody else, or owns something else, once an answer has been carried out."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import go_on, step, to_the_dice, until
from tests.talisman.meeting.spells import caster
from tests.talisman.scene import Figure, Scene, arriving, figure, moving, starting

FIELDS, RUINS, WOODS = "outer_01_fields", "outer_20_ruins", "outer_03_woods"
CAPTIVE = {"objects": "ring#1", "followers": "maiden#1", "gold": 2}


def answered(scene: Scene, seat: int, spell: str, target: str = "") -> Scene:
    """A Spell has been announced; that seat answers it, and all is carried out up to the next question of the turn."""
    until(scene, lambda: scene.asked == (seat, "window") and scene.state.window == "in_answer_to_spell", step)
    scene.choose(f"cast:{spell}")
    if f"target:{target}" in scene.offered:
        scene.choose(f"target:{target}")
    return until(scene, lambda: not scene.state.casting, step)


def rich(space: str = "city") -> Figure:
    """Somebody who has something to lose, and a Spell that may make a Toad of anybody."""
    return figure("elf", space, spells="random#1", **CAPTIVE)


# -- the victim ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.6b-R", "TAL-6.19.2b", "TAL-S.acquisition", "TAL-S.mesmerism")
@pytest.mark.parametrize("spell", ["acquisition#1", "mesmerism#1"])
def test_a_victim_that_answers_by_becoming_a_toad_has_nothing_left_to_take(spell: str) -> None:
    scene = starting(figure("warrior", FIELDS, spells=spell), rich(), dice=(1,))
    answered(go_on(scene, f"cast:{spell}"), 1, "random#1", "seat:1")
    assert (scene.hero().objects, scene.hero().followers, scene.hero().gold) == ((), (), 1)
    assert {*scene.lying("city")} == {"ring#1", "maiden#1"}
    assert spell in scene.state.spells.discard


# -- the caster ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.2b-R", "TAL-6.9.6b-R", "TAL-S.acquisition")
def test_a_caster_who_has_become_a_toad_in_answer_carries_nothing_off() -> None:
    scene = starting(figure("warrior", FIELDS, spells="acquisition#1"), rich(), dice=(1,))
    answered(go_on(scene, "cast:acquisition#1"), 1, "random#1", "seat:0")
    assert (scene.hero().toad, scene.hero().objects, scene.hero().gold) == (4, (), 0)
    assert scene.hero(1).gold + scene.state.gold.get(FIELDS, 0) == 2 + 1


@pytest.mark.clause("TAL-6.19.2b", "TAL-6.9.6b-R", "TAL-S.teleport")
def test_a_caster_who_has_become_a_toad_in_answer_is_teleported_without_his_goods() -> None:
    traveller = figure("warrior", FIELDS, objects="sword#1", spells="teleport#1")
    scene = moving(traveller, rich(), dice=(1,))
    answered(go_on(scene, "cast:teleport#1").choose(f"target:space:{RUINS}"), 1, "random#1", "seat:0")
    assert (scene.hero().space, scene.hero().objects) == (RUINS, ())
    assert scene.lying(FIELDS) == ("sword#1",)


@pytest.mark.clause("TAL-6.9.6b-R", "TAL-S.destroy-magic", "TAL-A.wand", "TAL-S.nullify")
def test_the_spell_that_a_wand_brings_after_an_answer_is_gone_when_magic_is_destroyed_after_it() -> None:
    owner = figure("troll", "outer_14_hills", objects="wand#1", spells="hex#1")
    scene = starting(caster("destroy_magic#1 alchemy#1", FIELDS), figure("elf", "city", spells="nullify#1"), owner)
    answered(go_on(scene, "cast:destroy_magic#1"), 1, "nullify#1", "seat:2")
    assert scene.told("spell_drawn"), "the Wand gave one at once"
    assert scene.hero(2).spells == ()


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.temporal-warp")
def test_a_caster_defends_his_warp_with_a_counterspell_of_his_own() -> None:
    warper = figure("wizard", FIELDS, spells="temporal_warp#1 counterspell#1")
    scene = starting(warper, figure("elf", "city", spells="counterspell#2"))
    until(go_on(scene, "cast:temporal_warp#1"), lambda: "cast:counterspell#2" in scene.offered, step)
    scene.choose("cast:counterspell#2")
    assert scene.asked == (0, "window")
    until(scene.choose("cast:counterspell#1"), lambda: not scene.state.casting, step)
    assert scene.state.extra_turns == 2


# -- evading, undone -------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.invisibility", "TAL-S.immobility", "TAL-6.18.1b")
@pytest.mark.parametrize("spell", ["invisibility#1", "immobility#1"])
def test_whose_hiding_is_undone_is_attacked_after_all(spell: str) -> None:
    hider, third = figure("elf", FIELDS, spells=spell), caster("counterspell#1 hex#1")
    scene = arriving(figure("troll", FIELDS), hider, third, dice=(1, 1))
    go_on(go_on(scene, "attack:1"), f"cast:{spell}")
    answered(scene, 2, "counterspell#1")
    assert to_the_dice(scene) == (6 + 1, 3 + 1)


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.invisibility", "TAL-6.18.1c")
def test_who_has_not_evaded_because_it_was_undone_is_a_target_of_spells() -> None:
    hider = figure("elf", WOODS, spells="invisibility#1", followers="")
    scene = arriving(hider, caster("counterspell#1 random#1"), lying={WOODS: "dragon#1"}, dice=(6,))
    go_on(scene, "cast:invisibility#1")
    answered(scene, 1, "counterspell#1")
    go_on(scene, "cast:random#1")
    assert "target:seat:0" in scene.offered
