"""Lives, healing, death, new Characters, Toads (TAL-6.4, TAL-6.19)."""

from __future__ import annotations

import pytest

from game.talisman.sheet import craft, strength
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FAR = figure("druid", "outer_13_fields", missed=1)


def dying(**more: object) -> Scene:
    """A Character with one Life that dies in the Desert."""
    return arriving(figure("elf", "middle_09_desert", lives=1, **more), FAR)


@pytest.mark.clause("TAL-6.4.3a", "TAL-6.4.3b", "TAL-6.4.3d", "TAL-6.4.3g-R")
def test_who_has_no_lives_left_leaves_everything_behind() -> None:
    scene = dying(
        objects="sword#1 armour#p1 talisman#t1", followers="maiden#1 poltergeist#1", spells="hex#1", trophies="bear#1",
        gold=3, raft="raft#1", quest="kill_an_enemy",
    )  # fmt: skip
    assert scene.told("died")
    assert set(scene.lying("middle_09_desert")) == {"sword#1", "armour#p1", "talisman#t1", "maiden#1"}
    assert scene.state.gold["middle_09_desert"] == 3
    assert "hex#1" in scene.state.spells.discard
    assert {"bear#1", "poltergeist#1", "raft#1"} <= set(scene.state.adventure.discard)
    assert scene.hero().quest == ""


@pytest.mark.clause("TAL-6.4.3c", "TAL-6.4.3e", "TAL-6.4.3f", "TAL-6.4.3g-R", "TAL-3d", "TAL-CHOICE")
def test_the_player_comes_back_with_another_character_at_once() -> None:
    scene = dying(strength=9, craft=9)
    newcomer = scene.hero()
    assert newcomer.character not in ("elf", "druid")
    assert (newcomer.lives, newcomer.gold) == (4, 1)
    assert newcomer.strength < 9
    assert newcomer.character not in scene.state.unused
    assert "elf" not in scene.state.unused, "its card leaves the game"
    assert scene.turn != 0 or scene.state.turns > 1, "the turn of the dead is over"


@pytest.mark.clause("TAL-6.4.3g", "TAL-6.4.3g-R")
def test_after_the_crown_was_reached_the_dead_stay_dead() -> None:
    scene = arriving(
        figure("elf", "middle_09_desert", lives=1), FAR, figure("troll", "crags"),
        state={"crown_reached": True, "moved": True},
    )  # fmt: skip
    assert scene.hero().out
    assert scene.view(None).heroes[0].seat.out
    assert scene.turn in (1, 2)


@pytest.mark.clause("TAL-6.4.3g-R")
def test_without_an_unused_character_the_player_is_out() -> None:
    scene = moving(figure("elf", "middle_10_oasis", lives=1), FAR, figure("troll", "crags"), dice=(1,))
    scene.state.unused = ()
    scene.begin_here()
    scene.choose("cw")
    assert scene.hero().out


@pytest.mark.clause("TAL-6.4.4", "TAL-6.4.5", "TAL-6.4.6", "TAL-6.4.6-R", "TAL-C8")
def test_gaining_has_no_ceiling_and_healing_stops_at_four() -> None:
    gain = arriving(figure("elf", "chapel", lives=7), FAR, dice=(5,)).choose("pray_chapel")
    assert gain.hero().lives == 8
    heal = arriving(figure("thief", "village", lives=3, gold=9), FAR).choose("healer")
    assert heal.hero().lives == 4
    tired = arriving(figure("thief", "village", lives=1, gold=9, healed=3), FAR).choose("healer")
    assert tired.hero().lives == 2, "at most 4 Lives are healed in one turn"


# -- Toads ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.1a", "TAL-6.19.2a", "TAL-6.19.2b", "TAL-6.19.2b-R", "TAL-C12")
def test_a_toad_leaves_what_it_carried() -> None:
    scene = arriving(
        figure("thief", "city", objects="sword#1 talisman#t1", followers="maiden#1 poltergeist#1", gold=4,
               spells="hex#1", trophies="bear#1", raft="built"), FAR, dice=(1,),
    )  # fmt: skip
    scene.choose("enchantress")
    assert scene.hero().toad
    assert set(scene.lying("city")) == {"sword#1", "talisman#t1", "maiden#1"}
    assert scene.state.gold["outer_12_city"] == 4
    assert "poltergeist#1" in scene.state.adventure.discard
    assert (scene.hero().spells, scene.hero().trophies, scene.hero().raft) == (("hex#1",), ("bear#1",), "")


@pytest.mark.clause("TAL-6.19.1b", "TAL-6.19.1b-R", "TAL-6.19.3b", "TAL-6.19.5b-R", "TAL-6.19.8")
def test_a_toad_for_the_next_three_turns() -> None:
    scene = arriving(figure("thief", "city", strength=6), FAR, dice=(1,))
    scene.choose("enchantress")
    assert scene.hero().toad == 3, "the turn in which it happens does not count"
    counts = [3]
    while scene.hero().toad:
        scene.hero(1).missed = 1
        scene.begin_here()
        key = scene.offered[0] if scene.asked[0] == 0 else scene.offered[-1]
        scene.choose("pass" if key == "pass:turn" else key)
        if scene.hero().toad != counts[-1]:
            counts.append(scene.hero().toad)
    assert counts == [3, 2, 1, 0]
    assert (strength(scene.state, 0), scene.hero().strength) == (6, 6)


@pytest.mark.clause("TAL-6.19.1b-R")
def test_a_missed_turn_counts_and_a_new_spell_begins_anew() -> None:
    scene = starting(figure("thief", "outer_00_village", toad=1, gold=0, missed=1), figure("troll", missed=1))
    assert scene.told("restored")
    again = arriving(figure("thief", "city", toad=2, gold=0), FAR, dice=(1,)).choose("enchantress")
    assert again.hero().toad == 3


@pytest.mark.clause("TAL-6.19.3a", "TAL-6.19.3c", "TAL-6.19.3c-R", "TAL-6.19.6", "TAL-6.19.7")
def test_what_a_toad_gains_is_lost_with_it_but_lives_stay() -> None:
    toad = figure("thief", "temple", toad=2, gold=0, strength=5, craft=5)
    scene = arriving(toad, FAR, dice=(3, 3)).choose("pray_temple")
    assert strength(scene.state, 0) == 2
    assert scene.hero().strength == 5
    prayed = arriving(figure("thief", "temple", toad=2, gold=0), FAR, dice=(5, 6)).choose("pray_temple")
    assert prayed.hero().lives == 5
    assert craft(prayed.state, 0) == 1
    desert = arriving(figure("thief", "middle_09_desert", toad=2, gold=0), FAR)
    assert desert.hero().lives == 3


@pytest.mark.clause("TAL-6.19.4", "TAL-FLOW-4", "TAL-FLOW-8")
def test_a_toad_moves_one_space_without_a_die() -> None:
    scene = moving(figure("thief", "outer_00_village", toad=2, gold=0), FAR)
    assert scene.offered == ("cw", "ccw")
    assert not scene.told("moved_die")


@pytest.mark.clause("TAL-6.19.5a", "TAL-6.19.5b", "TAL-6.19.5b-R")
def test_a_toad_keeps_its_spells_and_casts_none() -> None:
    scene = moving(figure("wizard", "outer_00_village", toad=2, gold=0, spells="teleport#1 hex#1 random#1"), FAR)
    assert scene.offered == ("cw", "ccw")
    assert scene.refusal("card:teleport#1")[1] == "TAL-6.19.5a"
    assert len(scene.hero().spells) == 3, "exempt from the allowance"


@pytest.mark.clause("TAL-6.19.2b-R", "TAL-6.19.8")
def test_a_toad_takes_nothing_and_has_no_abilities() -> None:
    lying = {"outer_05_hills": "sword#1 bag_of_gold#1 maiden#1"}
    scene = arriving(figure("dwarf", "outer_05_hills", toad=2, gold=0), FAR, lying=lying, gold={"outer_05_hills": 2})
    assert not scene.was_asked("take")
    fight = arriving(
        figure("dwarf", "outer_05_hills", toad=2, gold=0), FAR, lying={"outer_05_hills": "bear#1"}, dice=(6, 1)
    )
    assert not fight.was_asked("face")
    assert fight.told("fight_thrown")[0].fact("score") == 7


@pytest.mark.clause("TAL-6.4.3g-R")
def test_a_toad_that_dies_is_its_character() -> None:
    scene = arriving(figure("elf", "middle_09_desert", lives=1, toad=2, gold=0, spells="hex#1"), FAR)
    assert scene.told("died")
    assert "hex#1" in scene.state.spells.discard
    assert scene.hero().toad == 0
