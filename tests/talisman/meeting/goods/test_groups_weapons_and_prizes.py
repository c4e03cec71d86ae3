"""Scenes of fights: groups, weapons, prizes, and what the loser offers."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import arriving, figure, moving

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
VALLEY, RUNES_3, RUNES_2 = "middle_02_hidden_valley", "middle_05_runes", "middle_07_runes"
FAR = figure("assassin", "outer_14_hills")


# -- groups ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.15.7", "TAL-6.16.4e", "TAL-6.15.5b")
def test_who_beats_the_goblins_and_loses_to_the_wraith_keeps_the_goblins_and_takes_nothing() -> None:
    scene = arriving(figure("warrior", VALLEY), FAR, lying={VALLEY: "goblin#1 goblin#2 wraith#1 guide#1"},
                     dice=(6, 1, 1, 1, 6))  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert set(scene.hero().trophies) == {"goblin#1", "goblin#2"}
    assert scene.hero().lives == 3
    assert set(scene.lying(VALLEY)) == {"wraith#1", "guide#1"}


@pytest.mark.clause("TAL-BRD-2", "TAL-6.16.5b-R")
def test_the_strong_runes_help_the_group_of_strength_and_the_group_of_craft_once_each() -> None:
    scene = arriving(figure("warrior", RUNES_3, strength=9), FAR, lying={RUNES_3: "goblin#1 wolf#1 spectre#1 wraith#1"},
                     dice=(6, 6, 1, 1, 1))  # fmt: skip
    idle_until_turn_of(scene, 1)
    scores = [event.fact("foe_score") for event in scene.told("fight_thrown")]
    assert scores == [2 + 2 + 1 + 3, 3 + 5 + 1 + 3]


@pytest.mark.clause("TAL-A.bandit")
def test_a_paid_bandit_stands_aside_from_the_group_and_from_the_gold() -> None:
    scene = arriving(figure("troll", VALLEY, gold=1), FAR, dice=(6, 1),
                     lying={VALLEY: "bandit#1 goblin#1 bag_of_gold#1"})  # fmt: skip
    go_on(scene, next(key for key in scene.offered if key.startswith("bribe") and "bandit#1" in key))
    assert to_the_dice(scene) == (12, 3)
    go_on(scene, "take:bag_of_gold#1")
    assert scene.hero().gold == 1
    finish(scene, 0)
    assert scene.lying(VALLEY) == ("bandit#1",)


@pytest.mark.clause("TAL-A.runesword")
def test_a_runesword_drinks_one_life_from_two_goblins_and_another_from_none_of_the_spirits() -> None:
    scene = arriving(figure("thief", VALLEY, objects="runesword#1", craft=9), FAR,
                     lying={VALLEY: "goblin#1 goblin#2 spectre#1"}, dice=(6, 1, 6, 1))  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert scene.hero().lives == 5
    assert "spectre#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.8a", "TAL-6.1.6b")
def test_a_warrior_adds_sword_and_axe_but_no_lance_to_either() -> None:
    two = arriving(figure("warrior", FIELDS, objects="sword#1 axe#1"), FAR, lying={FIELDS: "giant#1"}, dice=(1, 2, 1))
    for key in ("weapon:sword#1", "weapon:axe#1"):
        if key in two.offered:
            two.choose(key)
    assert to_the_dice(two)[0] == 4 + 2 + 2
    lance = arriving(figure("warrior", FIELDS, objects="sword#1 holy_lance#1"), FAR, lying={FIELDS: "dragon#1"},
                     dice=(1, 2, 1))  # fmt: skip
    if any(key.startswith("weapon") for key in lance.offered):
        lance.choose(next(key for key in lance.offered if "holy_lance" in key))
    assert to_the_dice(lance)[0] == 4 + 3 + 2


@pytest.mark.clause("TAL-CHR-3", "TAL-A.holy-lance")
def test_a_monk_with_a_lance_adds_lance_craft_and_the_craft_of_his_maiden_against_the_dragon() -> None:
    scene = arriving(figure("monk", FIELDS, objects="holy_lance#1", followers="maiden#1"), FAR,
                     lying={FIELDS: "dragon#1"}, dice=(1, 1))  # fmt: skip
    if "yes" in scene.offered:
        scene.choose("yes")
    assert to_the_dice(scene)[0] == 2 + 3 + (3 + 2) + 1


@pytest.mark.clause("TAL-6.1.4c-R")
def test_what_the_runes_added_makes_no_seventh_point_of_a_trophy() -> None:
    scene = arriving(figure("troll", RUNES_2, trophies="goblin#1"), FAR, lying={RUNES_2: "serpent#1"}, dice=(6, 1))
    idle_until_turn_of(scene, 1)
    assert scene.hero().trophies == ("goblin#1", "serpent#1")
    assert not scene.was_asked("exchange")


@pytest.mark.clause("TAL-S.immobility", "TAL-6.16.5a")
def test_one_enemy_of_three_petrified_leaves_the_sum_of_the_other_two() -> None:
    scene = arriving(figure("troll", VALLEY, craft=3, spells="immobility#1"), FAR,
                     lying={VALLEY: "dragon#1 goblin#1 wolf#1"}, dice=(6, 1))  # fmt: skip
    go_on(scene, "cast:immobility#1")
    if "fight" not in scene.offered:
        scene.choose(next(key for key in scene.offered if "dragon#1" in key))
    assert to_the_dice(scene) == (12, 5)
    finish(scene, 0)
    assert scene.lying(VALLEY) == ("dragon#1",)


# -- prizes ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.mule", "TAL-6.5.5b")
def test_a_mule_won_by_the_defender_leaves_the_attackers_load_on_the_space() -> None:
    attacker = figure("elf", FIELDS, objects="mule#1 axe#1 sword#1 helmet#1 shield#1 armour#1", gold=0)
    scene = arriving(attacker, figure("troll", FIELDS), dice=(1, 6))
    go_on(scene, "attack:1")
    go_on(scene, "card:mule#1")
    go_on(scene, next(key for key in scene.offered if "helmet#1" in key))
    assert scene.hero(1).objects == ("mule#1",)
    assert scene.lying(FIELDS) == ("helmet#1",)
    idle_until_turn_of(scene, 1)
    assert scene.lying(FIELDS) == ("helmet#1",)


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-6.11.19a")
def test_neither_raft_nor_follower_nor_spell_nor_trophy_is_a_prize() -> None:
    loser = figure("elf", FIELDS, followers="guide#1", spells="hex#1", trophies="goblin#1", gold=1, objects="axe#1",
                   raft="raft#1")  # fmt: skip
    scene = arriving(figure("troll", FIELDS), loser, dice=(6, 1))
    go_on(scene, "attack:1")
    assert scene.asked == (0, "reward")
    assert {*scene.offered} == {"life", "gold", "card:axe#1", "nothing"}


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-S.preservation")
def test_an_offer_refused_leaves_shield_and_preservation_in_this_order() -> None:
    loser = figure("elf", FIELDS, objects="shield#1", spells="preservation#1", gold=2)
    scene = arriving(figure("troll", FIELDS), loser, dice=(6, 1, 2))
    go_on(scene, "attack:1")
    scene.choose("life")
    go_on(scene, "gold:1" if "gold:1" in scene.offered else next(key for key in scene.offered if "gold" in key))
    go_on(scene, "refuse")
    go_on(scene, "protect:shield#1")
    assert scene.hero(1).lives == 4
    idle_till(scene, "cast:preservation#1")
    assert (scene.hero(1).lives, scene.hero(1).gold, scene.hero(0).gold) == (4, 2, 1)


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.5.2a")
def test_a_loser_offers_an_evil_winner_no_grail() -> None:
    loser = figure("elf", FIELDS, objects="holy_grail#1 axe#1", gold=0)
    scene = arriving(figure("assassin", FIELDS, strength=9), loser, figure("troll", "outer_14_hills"), dice=(6, 1))
    go_on(scene, "attack:1")
    scene.choose("life")
    assert scene.asked[0] == 1
    assert not [key for key in scene.offered if "holy_grail" in key]
    assert [key for key in scene.offered if "axe#1" in key]


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.17.2b")
def test_in_psychic_combat_the_loser_may_buy_the_life_back_but_throws_for_no_armour() -> None:
    loser = figure("warrior", FIELDS, objects="armour#1", gold=1)
    scene = arriving(figure("wizard", FIELDS, spells="hex#1"), loser, dice=(6, 1))
    go_on(scene, "psychic:1")
    scene.choose("life")
    assert scene.asked[0] == 1
    scene.choose("no_offer")
    idle_until_turn_of(scene, 1)
    assert not scene.was_asked("protection")
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-6.16.9b", "TAL-A.wand")
def test_a_wand_won_brings_the_winner_a_spell_and_leaves_the_loser_what_his_craft_allows() -> None:
    loser = figure("dwarf", FIELDS, objects="wand#1", spells="hex#1", gold=0)
    loser.more["craft"] = 3
    scene = arriving(figure("troll", FIELDS), loser, dice=(6, 1), spell_deck="random#1")
    go_on(scene, "attack:1")
    go_on(scene, "card:wand#1")
    assert scene.hero(0).spells == ("random#1",)
    assert scene.hero(1).spells == ("hex#1",), "Craft 3 allows him one all the same"


@pytest.mark.clause("TAL-6.16.6", "TAL-6.13.2-R")
def test_a_dwarf_attacked_in_the_hills_slips_away_and_the_attacker_may_take_nothing_where_cards_are_drawn() -> None:
    scene = arriving(figure("troll", HILLS), figure("dwarf", HILLS, gold=3), lying={HILLS: "bag_of_gold#1"})
    scene.choose("attack:1")
    go_on(scene, next(key for key in scene.offered if key.startswith("evade")))
    assert not [key for key in idle_until_turn_of(scene, 1) if key.startswith("take")]
    assert (scene.hero(0).gold, scene.hero(1).gold) == (1, 3)
    assert scene.lying(HILLS) == ("bag_of_gold#1",)


@pytest.mark.clause("TAL-BRD-9")
def test_an_assassination_fulfils_the_quest_for_a_life() -> None:
    killer = figure("assassin", FIELDS, quest="take_a_life")
    scene = arriving(killer, figure("elf", FIELDS, gold=0), dice=(1,))
    scene.choose("assassinate:1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero(0).space, scene.hero(0).objects) == ("middle_08_warlocks_cave", ("talisman#t1",))


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-6.16.7")
def test_attacker_and_defender_both_add_their_craft_by_a_blast() -> None:
    scene = arriving(figure("druid", FIELDS, spells="psionic_blast#1"), figure("elf", FIELDS, spells="psionic_blast#2"),
                     dice=(1, 1))  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "cast:psionic_blast#1")
    idle_till(scene, "cast:psionic_blast#2")
    assert to_the_dice(scene) == (2 + 4 + 1, 3 + 4 + 1)


@pytest.mark.clause("TAL-6.16.4d", "TAL-6.11.12b", "TAL-A.armour")
def test_armour_saves_the_life_at_the_bridge_and_the_move_is_over_all_the_same() -> None:
    scene = moving(figure("elf", "outer_03_woods", objects="armour#1"), FAR, dice=(3, 1, 6, 6))
    idle_till(scene, "cw")
    idle_till(scene, "cross")
    idle_till(scene, "protect:armour#1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().lives, scene.hero().space) == (4, "outer_04_sentinel")
    assert not scene.told("card_drawn")
