"""Goods that change hands, abilities in other players' turns, and the Inner Region."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, on_turn, step, to_the_dice
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, GLADE, TOWER = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "inner_02_vampires_tower"
CROWN = "inner_08_crown_of_command"
FAR = figure("ghoul", "outer_14_hills")


# -- goods that change hands -----------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-2", "TAL-6.2.7c-R", "TAL-6.2.8a")
def test_a_stolen_crown_brings_the_thief_a_spell_and_costs_the_victim_one() -> None:
    victim = figure("elf", FIELDS, objects="solomons_crown#1", spells="hex#1 alchemy#1 divination#1", gold=0)
    scene = arriving(figure("thief", FIELDS), victim, spell_deck="random#1 healing#1")
    go_on(scene, "steal:1")
    if scene.asked == (1, "surplus_spell"):
        scene.choose("discard:hex#1")
    assert scene.hero().spells == ("random#1",)
    assert scene.hero(1).spells == ("alchemy#1", "divination#1")


@pytest.mark.clause("TAL-6.16.9b", "TAL-6.2.7c-R", "TAL-6.2.8a")
def test_a_ring_claimed_in_defence_brings_the_defender_spells_in_the_attackers_turn() -> None:
    attacker = figure("elf", FIELDS, objects="ring#1", gold=0)
    scene = arriving(attacker, figure("troll", FIELDS, craft=3), dice=(1, 6), spell_deck="random#1 healing#1")
    go_on(scene, "attack:1")
    go_on(scene, "card:ring#1")
    assert scene.hero(1).objects == ("ring#1",)
    assert scene.hero(1).spells == ("random#1",), "total Craft from three to five: one Spell more"


@pytest.mark.clause("TAL-A.market-day", "TAL-A.wand", "TAL-CHR-5")
@pytest.mark.parametrize(("name", "objects"), [("troll", "wand#1"), ("wizard", "")])
def test_whoever_always_has_a_spell_draws_one_after_trading_the_last_away(name: str, objects: str) -> None:
    giver = figure(name, FIELDS, objects=objects, spells="hex#1")
    scene = arriving(giver, figure("elf", "city"), lying={FIELDS: "market_day#1"}, spell_deck="random#1")
    scene.choose("seat:1", "give:hex#1", "offer", "accept")
    assert scene.hero().spells == ("random#1",)
    assert scene.hero(1).spells == ("hex#1",)


@pytest.mark.clause("TAL-A.market-day", "TAL-A.wand", "TAL-6.2.8a")
def test_a_wand_traded_with_its_spell_leaves_a_troll_with_neither() -> None:
    giver = figure("troll", FIELDS, objects="wand#1", spells="hex#1")
    scene = arriving(giver, figure("dwarf", "city"), lying={FIELDS: "market_day#1"}, spell_deck="random#1")
    scene.choose("seat:1", "give:hex#1", "give:wand#1", "offer", "accept")
    assert (scene.hero().spells, scene.hero(1).spells) == ((), ("hex#1",))


@pytest.mark.clause("TAL-A.market-day", "TAL-A.cursed-by-a-hag")
def test_to_whom_the_hag_follows_no_follower_is_traded() -> None:
    cursed = figure("elf", FIELDS, followers="cursed_by_a_hag#1")
    scene = arriving(cursed, figure("troll", "city", followers="maiden#1", gold=1), lying={FIELDS: "market_day#1"})
    scene.choose("seat:1")
    assert "take:maiden#1" not in scene.offered
    assert "give:cursed_by_a_hag#1" not in scene.offered


@pytest.mark.clause("TAL-A.alchemist", "TAL-BRD-14", "TAL-A.hermit")
def test_a_talisman_turned_into_gold_is_there_again_for_the_hermit() -> None:
    seller = figure("elf", "outer_15_plains", objects="talisman#t1", followers="alchemist#1", gold=0)
    scene = moving(seller, figure("dwarf", "city", objects="talisman#t2 talisman#t3 talisman#t4"))
    scene.choose("use:alchemist#1", "card:talisman#t1")
    assert scene.hero().gold == 1
    assert "talisman#t1" in scene.state.stock


@pytest.mark.clause("TAL-A.bag-of-gold", "TAL-BRD-9", "TAL-FLOW-2")
def test_gold_picked_up_at_last_makes_three_for_the_warlock() -> None:
    scene = arriving(figure("elf", FIELDS, gold=1, quest="deliver_3_gold"), FAR, deck="two_bags_of_gold#1")
    go_on(scene, "take:two_bags_of_gold#1")
    go_on(scene, "deliver:gold")
    assert scene.hero().gold == 0
    assert "talisman#t1" in scene.hero().objects


@pytest.mark.clause("TAL-A.raiders", "TAL-6.11.19b", "TAL-A.poltergeist")
def test_the_raiders_destroy_a_raft_and_leave_the_poltergeist() -> None:
    scene = arriving(figure("elf", FIELDS, gold=2, raft="raft#1", followers="poltergeist#1", objects="sword#1"), FAR,
                     lying={FIELDS: "raiders#1"})  # fmt: skip
    scene.choose("space")
    assert scene.hero().raft == ""
    assert "raft#1" in scene.state.adventure.discard
    assert scene.hero().followers == ("poltergeist#1",)
    assert scene.lying("oasis") == ("sword#1",)


@pytest.mark.clause("TAL-A.magical-vortex", "TAL-6.19.5b", "TAL-CHR-5")
def test_the_vortex_takes_the_spells_of_a_toad_and_a_toad_wizard_draws_none() -> None:
    toad = figure("wizard", "city", spells="hex#1 random#1", toad=2, gold=0)
    scene = arriving(figure("troll", FIELDS), toad, lying={FIELDS: "magical_vortex#1"})
    assert scene.hero(1).spells == ()


# -- abilities -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.8a", "TAL-6.19.8", "TAL-S.random", "TAL-6.17.1b")
def test_a_ghoul_made_a_toad_before_the_dice_drains_no_life() -> None:
    scene = arriving(figure("ghoul", FIELDS), figure("troll", FIELDS, gold=0),
                     figure("wizard", "city", spells="random#1 hex#1"), dice=(1, 6, 1))  # fmt: skip
    go_on(scene, "psychic:1")
    for _ in range(9):
        if scene.state.window == "before_battle":
            break
        step(scene)
    go_on(scene, "cast:random#1")
    scene.choose("target:seat:0")
    assert to_the_dice(scene) == (1 + 6, 1 + 1)
    go_on(scene, "life")
    on_turn(scene, 1)
    assert (scene.hero().lives, scene.hero(1).lives) == (4, 3)


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.6")
def test_an_attacked_warrior_throws_two_dice_and_an_attacked_monk_adds_his_craft() -> None:
    warrior = arriving(figure("elf", FIELDS), figure("warrior", FIELDS), dice=(6, 2, 5))
    go_on(warrior, "attack:1")
    assert to_the_dice(warrior) == (3 + 6, 4 + 5)
    monk = arriving(figure("elf", FIELDS), figure("monk", FIELDS), dice=(6, 2))
    go_on(monk, "attack:1")
    assert to_the_dice(monk) == (3 + 6, 2 + 3 + 2)


@pytest.mark.clause("TAL-6.17.1b", "TAL-6.8a")
def test_an_attacked_warrior_throws_one_die_in_psychic_combat_and_the_monk_adds_nothing() -> None:
    for name, own in (("warrior", 3), ("monk", 3)):
        scene = arriving(figure("wizard", FIELDS, spells="hex#1"), figure(name, FIELDS), dice=(6, 2))
        go_on(scene, next(key for key in scene.offered if "psychic" in key))
        assert to_the_dice(scene) == (5 + 6, own + 2)


@pytest.mark.clause("TAL-6.8a", "TAL-6.1.4a")
def test_the_ghoul_raises_one_of_a_group_and_keeps_the_other() -> None:
    scene = arriving(figure("ghoul", RUINS), figure("elf", "city"), lying={RUINS: "goblin#1 wolf#1"}, dice=(6, 1))
    to_the_dice(scene)
    assert scene.asked == (0, "raise")
    scene.choose("yes")
    finish(scene, 0)
    assert {*scene.hero().followers, *scene.hero().trophies} == {"goblin#1", "wolf#1"}
    assert len(scene.hero().followers) == len(scene.hero().trophies) == 1


@pytest.mark.clause("TAL-6.8a", "TAL-6.19.2b")
def test_the_minstrel_takes_the_lady_whom_the_sorceress_may_not_lure() -> None:
    owner = figure("troll", FIELDS, followers="maiden#1 princess#1", gold=0)
    minstrel = arriving(figure("minstrel", FIELDS), owner)
    assert {"lady:maiden#1", "lady:princess#1"} <= set(minstrel.offered)
    minstrel.choose("lady:princess#1")
    assert minstrel.hero().followers == ("princess#1",)
    sorceress = arriving(figure("sorceress", FIELDS, spells="hex#1"), owner, dice=(1, 6))
    go_on(sorceress, "attack:1")
    assert not sorceress.was_asked("lure")


@pytest.mark.clause("TAL-6.8a", "TAL-A.market", "TAL-BRD-13")
def test_what_the_thief_takes_at_the_market_comes_from_the_stock_and_may_fill_it_up_no_further() -> None:
    full = figure("thief", FIELDS, objects="ring#1 axe#1 helmet#1 amulet#1", gold=0)
    scene = arriving(full, FAR, lying={FIELDS: "market#1"}, dice=(1,)).choose("yes")
    assert "sword#p1" in scene.hero().objects, "cards of the Purchase deck are not counted"
    assert len(scene.hero().objects) == 5


@pytest.mark.clause("TAL-A.amulet", "TAL-6.9.8b")
def test_the_command_spell_strikes_the_owner_of_the_amulet() -> None:
    scene = starting(figure("monk", CROWN), figure("elf", "city", objects="amulet#1"),
                     state={"crown_reached": True}, dice=(4,))  # fmt: skip
    on_turn(scene, 1)
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-S.preservation", "TAL-A.amulet", "TAL-6.16.4c")
def test_an_enemy_beaten_by_the_owner_of_the_amulet_may_be_preserved() -> None:
    saviour = figure("wizard", "city", spells="preservation#1 hex#1")
    scene = arriving(figure("troll", FIELDS, objects="amulet#1"), saviour, lying={FIELDS: "wolf#1"}, dice=(6, 1))
    go_on(scene, "cast:preservation#1")
    on_turn(scene, 1)
    assert "wolf#1" in scene.lying(FIELDS)
    assert scene.hero().trophies == ()


@pytest.mark.clause("TAL-A.runesword", "TAL-6.16.9a")
def test_a_defender_who_wins_with_the_runesword_and_takes_a_life_gains_it() -> None:
    scene = arriving(figure("elf", FIELDS, gold=0), figure("ghoul", FIELDS, objects="runesword#1"), dice=(1, 6))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 1)
    assert (scene.hero().lives, scene.hero(1).lives) == (3, 5)


# -- the Inner Region ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.12.1f", "TAL-6.12.1a", "TAL-6.14.3a")
def test_a_follower_lying_in_the_tower_is_taken_in_time_for_the_vampire() -> None:
    scene = arriving(figure("elf", "vampires_tower"), FAR, lying={TOWER: "maiden#1"}, dice=(1,))
    go_on(scene, "take:maiden#1")
    go_on(scene, "card:maiden#1")
    on_turn(scene, 1)
    assert scene.hero().lives == 4
    assert scene.lying(TOWER) == ()
    assert "maiden#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.12.1f", "TAL-6.12.1b", "TAL-6.14.8b")
def test_a_sword_lying_in_the_pits_is_taken_before_the_lizardmen_come() -> None:
    scene = arriving(figure("elf", "pits"), FAR, lying={"pits": "sword#1"}, dice=(1, 2, 6))
    go_on(scene, "take:sword#1")
    assert to_the_dice(scene) == (3 + 1 + 2, 4 + 6)


@pytest.mark.clause("TAL-6.14.3", "TAL-6.11.5c")
def test_whoever_retreats_through_the_pits_takes_nothing_there() -> None:
    scene = moving(figure("elf", "valley_of_fire"), FAR, lying={"pits": "sword#1"})
    scene.choose("retreat:inner_03_pits")
    on_turn(scene, 1)
    assert scene.hero().objects == ()
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.14.5c", "TAL-6.13.2", "TAL-6.14.5d")
def test_who_comes_out_of_the_crypt_in_the_city_may_meet_a_character_there() -> None:
    scene = arriving(figure("elf", "crypt"), figure("troll", "city"), dice=(6, 6, 6))
    assert scene.hero().space == "outer_12_city"
    assert "attack:1" in scene.offered


@pytest.mark.clause("TAL-6.18.3", "TAL-6.14.2", "TAL-A.gnome")
def test_on_the_plain_of_peril_invisibility_evades_a_character_who_attacks() -> None:
    scene = arriving(figure("troll", "plain_of_peril"), figure("elf", "plain_of_peril", spells="invisibility#1"))
    go_on(scene, "attack:1")
    go_on(scene, "cast:invisibility#1")
    for _ in range(4):
        if scene.turn == 0 and scene.decision is not None and any(key.startswith("evade") for key in scene.offered):
            scene.choose(next(key for key in scene.offered if key.startswith("evade")))
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.11.7", "TAL-BRD-9", "TAL-6.14.9a")
def test_a_life_taken_on_the_crown_for_the_warlock_leads_off_it_and_leaves_the_other_to_command() -> None:
    scene = moving(figure("troll", CROWN, quest="take_a_life"), figure("elf", CROWN, gold=0), dice=(6, 1, 6),
                   state={"crown_reached": True})  # fmt: skip
    scene.choose("life")
    assert scene.hero().space == "middle_08_warlocks_cave"
    on_turn(scene.choose("end"), 0)
    assert scene.hero().lives == 3, "alone on the Crown, the other has commanded"
