"""Scenes of an independent referee: Followers and Toads."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, HILLS, BRIDGE_HILLS = "outer_01_fields", "outer_05_hills", "middle_03_hills"
FAR = figure("ghoul", "middle_04_cursed_glade")
TOAD = {"toad": 2, "gold": 0}


def finish(scene: Scene, seat: int) -> None:
    """Play on by last answers until the turn of a seat is over."""
    while scene.decision is not None and scene.turn == seat:
        scene.choose("end" if "end" in scene.offered else scene.offered[-1])


# -- Followers -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.6.3", "TAL-6.6.2")
def test_in_the_chasm_every_follower_has_a_die_of_its_own_but_not_the_poltergeist() -> None:
    followers = "maiden#1 unicorn#1 prince#1 poltergeist#1"
    scene = arriving(figure("troll", "chasm", followers=followers), FAR, dice=(3, 1, 3, 2)).choose("throw")
    assert scene.hero().lives == 4
    assert scene.hero().followers == ("unicorn#1", "poltergeist#1")
    assert {"maiden#1", "prince#1"} <= {*scene.state.adventure.discard}


@pytest.mark.clause("TAL-C16", "TAL-6.2.8a")
def test_a_follower_left_behind_takes_its_craft_and_the_surplus_spell_along() -> None:
    owner = figure("elf", FIELDS, followers="unicorn#1 maiden#1", spells="hex#1 nullify#1 alchemy#1")
    scene = moving(owner, FAR).choose("leave:maiden#1")
    assert scene.asked == (0, "surplus_spell")
    scene.choose("discard:hex#1")
    assert scene.asked == (0, "move")
    assert scene.lying(FIELDS) == ("maiden#1",)


@pytest.mark.clause("TAL-C15", "TAL-6.1.1c")
def test_followers_count_on_the_cursed_glade_where_magic_objects_do_not() -> None:
    owner = figure("elf", "cursed_glade", followers="unicorn#1", objects="ring#1 magic_belt#1")
    scene = arriving(owner, figure("troll", "city"), lying={"cursed_glade": "bear#1"}, dice=(6, 1))
    assert scene.told("fight_thrown")[0].fact("score") == 3 + 1 + 6


@pytest.mark.clause("TAL-A.poltergeist")
def test_the_poltergeist_stays_behind_when_its_owner_walks_over_the_bridge_one_space_a_turn() -> None:
    scene = moving(figure("troll", BRIDGE_HILLS, followers="poltergeist#1"), FAR)
    assert "throw" not in scene.offered
    scene.choose("cross")
    assert scene.hero().space == "outer_04_sentinel"
    assert scene.hero().followers == ()
    assert not scene.told("fight_thrown"), "the Sentinel attacks nobody who comes from the Middle Region"


@pytest.mark.clause("TAL-A.mercenary")
def test_the_mercenary_waits_for_whoever_can_pay_him() -> None:
    poor = arriving(figure("troll", FIELDS, gold=0), FAR, lying={FIELDS: "mercenary#1 sword#1"})
    assert "take:mercenary#1" not in poor.offered
    rich = arriving(figure("troll", FIELDS, gold=1), FAR, lying={FIELDS: "mercenary#1"}).choose("take:mercenary#1")
    assert (rich.hero().gold, rich.hero().followers) == (0, ("mercenary#1",))


@pytest.mark.clause("TAL-6.6.3")
def test_the_vampire_takes_followers_for_lives_but_not_the_poltergeist() -> None:
    victim = figure("troll", "vampires_tower", followers="maiden#1 poltergeist#1")
    scene = arriving(victim, FAR, dice=(6,)).choose("card:maiden#1")
    assert (scene.hero().lives, scene.hero().followers) == (2, ("poltergeist#1",))


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.4.3d")
def test_the_dead_leave_followers_and_gold_where_they_died_for_the_next_to_come() -> None:
    victim = figure("elf", FIELDS, lives=1, followers="maiden#1 poltergeist#1", gold=3, spells="hex#1")
    scene = arriving(victim, FAR, lying={FIELDS: "giant#1"}, dice=(1, 6))
    assert {*scene.lying(FIELDS)} == {"giant#1", "maiden#1"}
    assert scene.state.gold[FIELDS] == 3
    assert "hex#1" in scene.state.spells.discard
    assert "poltergeist#1" in scene.state.adventure.discard


# -- Toads -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.4")
def test_a_toad_walks_exactly_one_space_either_way_and_throws_no_die() -> None:
    scene = moving(figure("troll", "outer_10_woods", **TOAD), FAR)
    assert tuple(scene.offered) == ("cw", "ccw")
    scene.choose("cw")
    assert scene.hero().space == "outer_11_fields"
    assert 0 not in [event.fact("who") for event in scene.told("moved_die")]


@pytest.mark.clause("TAL-6.19.1b", "TAL-6.19.1b-R", "TAL-6.19.3b")
def test_after_three_own_turns_a_toad_is_itself_with_its_strength_of_before() -> None:
    hero = figure("troll", FIELDS, strength=8)
    scene = arriving(hero, FAR, lying={FIELDS: "witch#1"}, dice=(1,))
    assert scene.hero().toad
    for turn in range(3):
        finish(scene, 0)
        finish(scene, 1)
        assert bool(scene.hero().toad), f"still a Toad before own turn {turn + 1}"
    finish(scene, 0)
    assert scene.hero().toad == 0
    assert scene.hero().strength == 8


@pytest.mark.clause("TAL-6.19.1b-R")
def test_a_missed_turn_is_one_of_the_three_of_a_toad() -> None:
    scene = starting(figure("troll", FIELDS, toad=1, gold=0, missed=1), FAR)
    assert scene.turn == 1
    assert scene.hero().toad == 0


@pytest.mark.clause("TAL-6.19.1b-R")
def test_a_toad_that_is_made_a_toad_again_counts_three_turns_anew() -> None:
    scene = arriving(figure("troll", FIELDS, toad=1, gold=0), FAR, lying={FIELDS: "witch#1"}, dice=(1,))
    finish(scene, 0)
    assert scene.hero().toad == 3


@pytest.mark.clause("TAL-6.19.2b-R", "TAL-6.19.2a")
def test_a_toad_picks_nothing_up() -> None:
    scene = arriving(figure("troll", "village", **TOAD), FAR, lying={"village": "sword#1 guide#1"}, gold={"village": 2})
    assert not scene.was_asked("take")
    assert {*scene.lying("village")} == {"sword#1", "guide#1"}


@pytest.mark.clause("TAL-6.19.5a", "TAL-6.19.5b", "TAL-6.19.5b-R")
def test_a_toad_casts_nothing_and_its_surplus_is_settled_when_it_is_itself_again() -> None:
    owner = figure("monk", FIELDS, toad=1, gold=0, spells="hex#1 alchemy#1")
    scene = moving(owner, FAR)
    assert not [key for key in scene.offered if key.startswith("cast")]
    while scene.asked[1] != "surplus_spell":
        scene.choose("end" if "end" in scene.offered else scene.offered[0])
    assert (scene.turn, scene.hero().toad) == (0, 0)


@pytest.mark.clause("TAL-6.19.8")
@pytest.mark.parametrize("name", ["elf", "minstrel", "priest", "assassin"])
def test_a_toad_has_none_of_its_characters_abilities(name: str) -> None:
    lying = "wraith#1" if name == "priest" else "bear#1"
    scene = arriving(figure(name, "outer_03_woods", **TOAD), FAR, lying={"outer_03_woods": lying}, dice=(1, 6))
    assert not scene.was_asked("face")
    thrown = scene.told("fight_thrown")[0]
    assert thrown.fact("score") == 1 + 1
    assert thrown.fact("foe_number") == 6


@pytest.mark.clause("TAL-6.19.7", "TAL-6.19.3a")
def test_a_toad_may_attack_and_is_worth_one_point() -> None:
    scene = arriving(figure("troll", FIELDS, **TOAD), figure("monk", FIELDS), dice=(6, 6)).choose("attack:1")
    assert scene.told("fight_thrown")[0].fact("score") == 1 + 6


@pytest.mark.clause("TAL-6.14.9c-R")
@pytest.mark.parametrize("rival", [False, True])
def test_a_toad_on_the_crown_neither_commands_nor_attacks(rival: bool) -> None:
    other = figure("elf", "inner_08_crown_of_command" if rival else "city")
    scene = moving(figure("troll", "inner_08_crown_of_command", **TOAD), other, state={"crown_reached": True})
    doers = [event.fact("who") for event in scene.events if event.kind in ("command_cast", "attacked")]
    assert 0 not in doers
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.19.6", "TAL-6.4.3g-R")
def test_lives_lost_as_a_toad_stay_lost_and_a_dead_toad_is_a_dead_character() -> None:
    hurt = arriving(figure("troll", "desert", lives=3, **TOAD), FAR)
    assert hurt.hero().lives == 2
    dead = arriving(figure("troll", "desert", lives=1, **TOAD), FAR)
    assert dead.told("died")[0].fact("character") == "troll"
    assert dead.hero().toad == 0
    assert dead.hero().character != "troll"
