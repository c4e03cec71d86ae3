"""Scenes in which magic is destroyed, or turns follow one another, while something else goes on."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_until_turn_of, to_the_dice
from tests.talisman.meeting.spells import hexed
from tests.talisman.scene import Figure, Scene, arriving, figure, moving, starting

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
FAR = figure("ghoul", "outer_14_hills")
SILENCE = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
"""Seat 1 has destroyed all magic until its own next turn."""
SILENT = {"moved": True, "lasting": (SILENCE,)}


# -- magic destroyed -------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.destroy-magic")
def test_a_cross_drives_no_spectre_out_while_magic_is_destroyed() -> None:
    scene = arriving(figure("elf", FIELDS, objects="cross#1"), FAR, lying={FIELDS: "spectre#1"}, dice=(1, 1),
                     state=SILENT)  # fmt: skip
    assert to_the_dice(scene) == (5, 4)


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-6.8a")
def test_the_priest_drives_a_spectre_out_though_magic_is_destroyed() -> None:
    scene = arriving(figure("priest", FIELDS), FAR, lying={FIELDS: "spectre#1"}, state=SILENT)
    finish(scene, 0)
    assert not scene.told("fight_thrown")
    assert "spectre#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-S.destroy-magic")
def test_while_magic_is_destroyed_an_axe_is_the_only_weapon_beside_the_runesword() -> None:
    fighter = figure("thief", FIELDS, objects="runesword#1 axe#1")
    scene = arriving(fighter, FAR, lying={FIELDS: "goblin#1"}, dice=(6, 1), state=SILENT)
    assert to_the_dice(scene) == (3 + 1 + 6, 3)
    finish(scene, 0)
    assert scene.hero().lives == 4
    bare = arriving(figure("thief", FIELDS, objects="runesword#1"), FAR, lying={FIELDS: "goblin#1"}, dice=(6, 1),
                    state=SILENT)  # fmt: skip
    assert to_the_dice(bare) == (3 + 6, 3)


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.potion-of-strength")
def test_neither_potion_nor_orb_is_used_while_magic_is_destroyed() -> None:
    goods = "potion_of_strength#1 orb_of_knowledge#1"
    scene = arriving(figure("elf", FIELDS, objects=goods), FAR, deck="goblin#1", dice=(6, 1), state=SILENT)
    assert not [key for key in idle_until_turn_of(scene, 1) if "potion" in key and "leave" not in key]
    assert set(scene.hero().objects) == set(goods.split())
    free = arriving(figure("elf", FIELDS, objects=goods), FAR, deck="goblin#1", dice=(6, 1))
    assert "use:potion_of_strength#1" in idle_until_turn_of(free, 1)


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.amulet")
def test_a_hex_goes_on_while_magic_is_destroyed_and_the_amulet_keeps_it_off_no_more() -> None:
    owner = figure("elf", "outer_19_fields", objects="amulet#1")
    scene = moving(owner, FAR, lying={RUINS: "hex#1"}, dice=(1, 3), state={"lasting": (SILENCE, hexed(RUINS))},
                   deck="healer#1")  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert scene.told("life_lost")
    kept = moving(owner, FAR, lying={RUINS: "hex#1"}, dice=(1, 3), state={"lasting": (hexed(RUINS),)},
                  deck="healer#1")  # fmt: skip
    idle_until_turn_of(kept, 1)
    assert not kept.told("life_lost")


@pytest.mark.clause("TAL-S.destroy-magic")
def test_mule_and_armour_serve_on_while_magic_is_destroyed() -> None:
    goods = "mule#1 armour#1 axe#1 helmet#1 shield#1 sword#1"
    scene = arriving(figure("elf", FIELDS, objects=goods), FAR, lying={FIELDS: "giant#1"}, dice=(1, 6, 4), state=SILENT)
    go_on(scene, "protect:armour#1")
    assert scene.hero().lives == 4
    assert len(scene.hero().objects) == 6


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-CHR-5")
def test_a_wizard_whose_last_spell_destroys_magic_draws_another_and_may_not_cast_it() -> None:
    scene = starting(figure("wizard", FIELDS, spells="destroy_magic#1"), FAR, spell_deck="random#1")
    go_on(scene, "cast:destroy_magic#1")
    assert scene.hero().spells == ("random#1",)
    assert "cast:random#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-S.destroy-magic")
def test_no_life_is_preserved_while_magic_is_destroyed() -> None:
    scene = arriving(figure("elf", "desert", spells="preservation#1"), FAR, state=SILENT)
    assert "cast:preservation#1" not in idle_until_turn_of(scene, 1)
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-S.destroy-magic")
def test_destroyed_magic_is_back_when_the_turn_of_its_dead_caster_would_have_come() -> None:
    killer = figure("troll", FIELDS)
    caster = figure("wizard", FIELDS, lives=1, gold=0)
    third = figure("elf", "outer_14_hills", spells="random#1")
    scene = arriving(killer, caster, third, dice=(6, 1),
                     state={"moved": True, "lasting": (SILENCE,), "unused": ()})  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    idle_until_turn_of(scene, 2)
    assert scene.hero(1).out
    assert "cast:random#1" in scene.offered


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.alchemist")
def test_the_alchemist_works_and_sells_even_powerless_magic() -> None:
    scene = arriving(figure("elf", FIELDS, objects="ring#1", followers="alchemist#1"), FAR, state=SILENT)
    go_on(scene, next(key for key in scene.offered if "alchemist" in key))
    if scene.asked[1] != "end_turn" and "card:ring#1" in scene.offered:
        scene.choose("card:ring#1")
    finish(scene, 0)
    assert (scene.hero().gold, scene.hero().objects) == (2, ())


# -- three turns in a row --------------------------------------------------------------------------------


def warped(caster: Figure, dice: tuple[int, ...] = (), goblin_at: str = "") -> Scene:
    """The first Character begins the first turn of a Temporal Warp; a Goblin may lie somewhere."""
    lying = {goblin_at: "goblin#1"} if goblin_at else {}
    return starting(caster, FAR, state={"extra_turns": 2}, dice=dice, lying=lying)


@pytest.mark.clause("TAL-S.temporal-warp")
def test_a_second_warp_cast_in_the_second_turn_of_the_first_adds_two_more() -> None:
    scene = starting(figure("wizard", FIELDS, spells="temporal_warp#1"), FAR, state={"extra_turns": 1, "extra": True})
    go_on(scene, "cast:temporal_warp#1")
    for _ in range(80):
        if scene.turn == 1:
            break
        idle(scene)
    assert len(scene.told("turn_begins")) == 1 + 1 + 2 + 1


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-A.mercenary")
def test_a_mercenary_is_paid_once_in_each_turn_of_a_warp() -> None:
    scene = warped(figure("thief", FIELDS, followers="mercenary#1", gold=5), dice=(1, 1))
    paid = 0
    for _ in range(60):
        if scene.turn == 1:
            break
        pay = [key for key in scene.offered if key.startswith("use:mercenary")]
        if pay:
            scene.choose(pay[0])
            paid += 1
            assert not [key for key in scene.offered if key.startswith("use:mercenary")]
        else:
            idle(scene)
    assert paid == 3


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-6.7.2")
def test_the_druid_changes_once_in_each_turn_of_a_warp() -> None:
    scene = warped(figure("druid", FIELDS))
    changes = 0
    for _ in range(80):
        if scene.turn == 1:
            break
        change = [key for key in scene.offered if key.startswith("become:")]
        if change:
            scene.choose(change[0])
            changes += 1
        else:
            idle(scene)
    assert changes == 3


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-A.potion-of-strength")
def test_a_potion_drunk_in_the_first_turn_of_a_warp_is_of_no_use_in_the_second() -> None:
    scene = warped(figure("thief", FIELDS, objects="potion_of_strength#1"), (2, 1, 1, 1, 1, 1), "outer_04_sentinel")
    go_on(scene, "use:potion_of_strength#1")
    for _ in range(20):
        if scene.state.turns == 2:
            break
        idle(scene)
    assert scene.turn == 0
    assert not [effect for effect in scene.state.lasting if effect.id.startswith("potion")]
