"""Scenes on spaces where much lies, and of cards that lead elsewhere while others wait."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle, on_turn, step, to_the_dice, until
from tests.talisman.meeting.spells import hexed
from tests.talisman.scene import Scene, arriving, figure

RUINS, CITY, CRAGS = "outer_20_ruins", "outer_12_city", "outer_08_crags"
VALLEY, CAVE = "middle_02_hidden_valley", "middle_08_warlocks_cave"
FAR = figure("ghoul", "outer_14_hills")


def first_of(*beginnings: str) -> Callable[[Scene], None]:
    """Answers by the first option that begins so, or else by the last one."""

    def answer(scene: Scene) -> None:
        wanted = (key for key in scene.offered if key.startswith(beginnings))
        scene.choose(next(wanted, scene.offered[-1]))

    return answer


# -- carried off -----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.hermit", "TAL-A.imp", "TAL-6.15.1-R")
def test_a_hermit_sent_to_the_crags_gives_his_talisman_to_whom_the_imp_carries_after_him() -> None:
    scene = arriving(figure("dwarf", VALLEY), FAR, deck="imp#1 hermit#1 bear#1", dice=(5, 1))
    until(scene, lambda: scene.turn == 1 or "talisman#t1" in scene.hero().objects, step)
    assert scene.hero().space == CRAGS
    assert scene.hero().objects == ("talisman#t1",)
    assert scene.lying(VALLEY) == ("bear#1",)
    assert "hermit#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.ghost", "TAL-A.magic-portal", "TAL-6.13.5b")
def test_a_ghost_drawn_beside_a_portal_may_be_met_behind_it_in_the_same_turn() -> None:
    scene = arriving(figure("elf", VALLEY), FAR, deck="magic_portal#1 ghost#1 healer#1", dice=(1, 3, 1, 6))
    assert scene.lying(CITY) == ("ghost#1",)
    go_on(scene, "throw")
    until(scene, lambda: bool(scene.told("fight_thrown")), step)
    assert scene.hero().space == CITY
    finish(scene, 0)
    assert scene.hero().lives == 3
    assert not scene.was_asked("service")


@pytest.mark.clause("TAL-A.imp", "TAL-A.raiders", "TAL-C4", "TAL-6.15.2b-R")
def test_raiders_left_behind_at_the_oasis_rob_the_next_one_who_picks_his_things_up_again() -> None:
    scene = arriving(figure("elf", "oasis"), figure("troll", "temple", objects="ring#1", gold=3),
                     deck="raiders#1 imp#1", dice=(3, 4, 2))  # fmt: skip
    scene.choose("first:imp#1")
    assert scene.lying("oasis") == ("raiders#1",)
    until(scene, lambda: scene.turn == 1, idle)
    until(scene, lambda: "ccw" in scene.offered, idle)
    scene.choose("ccw")
    assert scene.hero(1).gold == 0
    go_on(scene, "take:ring#1")
    go_on(scene, next(key for key in scene.offered if "gold" in key))
    assert (scene.hero(1).gold, scene.hero(1).objects) == (3, ("ring#1",))


@pytest.mark.clause("TAL-A.enchanter", "TAL-A.fairy", "TAL-6.15.2b-R", "TAL-6.13.1a")
def test_a_wish_to_be_elsewhere_leaves_the_other_wish_ungranted() -> None:
    scene = arriving(figure("elf", RUINS), FAR, lying={RUINS: "enchanter#1 fairy#1"})
    scene.choose("first:fairy#1")
    scene.choose("wish:travel", "to:outer_06_chapel")
    until(scene, lambda: scene.was_asked("service") or scene.turn == 1, step)
    assert scene.hero().space == "outer_06_chapel"
    assert scene.lying(RUINS) == ("enchanter#1",)


@pytest.mark.clause("TAL-A.fairy", "TAL-A.enchanter", "TAL-A.mage", "TAL-6.2.6a")
def test_fairy_enchanter_and_mage_grant_all_three_to_one_visitor() -> None:
    scene = arriving(figure("elf", VALLEY), FAR, lying={VALLEY: "enchanter#1 fairy#1 mage#1"})
    scene.choose("first:fairy#1")
    go_on(scene, "wish:life")
    go_on(scene, "first:enchanter#1" if "first:enchanter#1" in scene.offered else "wish:strength")
    until(scene, lambda: "wish:strength" in scene.offered or scene.turn == 1, step)
    if "wish:strength" in scene.offered:
        scene.choose("wish:strength")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero().strength, len(scene.hero().spells)) == (5, 4, 1)
    assert scene.lying(VALLEY) == ("mage#1",)


@pytest.mark.clause("TAL-A.healer", "TAL-A.pool-of-life", "TAL-A.witch", "TAL-6.15.3")
def test_the_healer_comes_before_the_pool_and_the_pool_lifts_above_four() -> None:
    scene = arriving(figure("elf", RUINS, lives=3), FAR, lying={RUINS: "pool_of_life#1 healer#1"})
    until(scene, lambda: scene.turn == 1, first_of("yes", "heal:1"))
    assert scene.hero().lives == 5


@pytest.mark.clause("TAL-A.healer", "TAL-C8", "TAL-6.4.6-R")
def test_a_healer_heals_no_more_than_is_left_of_the_turns_four_lives() -> None:
    scene = arriving(figure("elf", RUINS, lives=2, healed=3), FAR, lying={RUINS: "healer#1 guide#1"})
    assert "heal:2" not in scene.offered
    until(scene, lambda: scene.turn == 1, first_of("yes", "heal:1"))
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-A.shrine", "TAL-A.magic-portal", "TAL-6.15.2b-R")
def test_who_steps_through_the_portal_first_prays_at_the_shrine_no_more() -> None:
    scene = arriving(figure("elf", RUINS), FAR, lying={RUINS: "shrine#1 magic_portal#1"}, dice=(2,))
    scene.choose("first:magic_portal#1")
    scene.choose("throw")
    finish(scene, 0)
    assert scene.hero().space == "outer_00_village"
    assert set(scene.lying(RUINS)) == {"shrine#1", "magic_portal#1"}


@pytest.mark.clause("TAL-A.siren", "TAL-A.pool-of-life", "TAL-6.15.4c-R")
def test_who_hears_the_siren_still_drinks_from_the_pool_beside_her_in_this_turn() -> None:
    scene = arriving(figure("warrior", RUINS), FAR, figure("monk", "temple"), lying={RUINS: "siren#1 pool_of_life#1"})
    go_on(scene, "yes")
    assert scene.hero().lives == 5
    assert (scene.hero().missed, scene.hero(1).missed, scene.hero(2).missed) == (1, 0, 1)


@pytest.mark.clause("TAL-A.marsh", "TAL-A.cave", "TAL-C5")
def test_a_turn_lost_in_the_cave_and_one_lost_in_the_marsh_are_two() -> None:
    scene = arriving(figure("warrior", RUINS), FAR, lying={RUINS: "marsh#1 cave#1"}, dice=(3,))
    scene.choose("first:cave#1", "yes")
    finish(scene, 0)
    assert scene.hero().missed == 2


@pytest.mark.clause("TAL-A.imp", "TAL-S.hex", "TAL-6.15.11")
def test_who_dies_in_the_hex_to_which_an_imp_carried_him_leaves_goods_there_and_cards_behind() -> None:
    scene = arriving(figure("elf", VALLEY, lives=1, objects="ring#1"), FAR, deck="imp#1 bear#1 sword#1", dice=(4,),
                     lying={RUINS: "hex#1"},
                     state={"moved": True, "lasting": (hexed(RUINS),), "unused": ("monk",)})  # fmt: skip
    on_turn(scene, 1)
    assert scene.hero().character == "monk"
    assert scene.lying(VALLEY) == ("bear#1", "sword#1")
    assert set(scene.lying(RUINS)) == {"hex#1", "ring#1"}
    assert scene.state.gold[RUINS] == 1


@pytest.mark.clause("TAL-BRD-9", "TAL-6.15.7", "TAL-6.15.11", "TAL-6.1.4a")
def test_a_group_killed_for_the_warlock_is_kept_and_the_rest_is_left_lying() -> None:
    hunter = figure("troll", VALLEY, quest="kill_an_enemy")
    scene = arriving(hunter, FAR, lying={VALLEY: "goblin#1 wolf#1 two_bags_of_gold#1"}, dice=(6, 1))
    until(scene, lambda: scene.hero().space == CAVE, step)
    finish(scene, 0)
    assert set(scene.hero().trophies) == {"goblin#1", "wolf#1"}
    assert scene.lying(VALLEY) == ("two_bags_of_gold#1",)
    assert (scene.hero().gold, scene.hero().objects, scene.hero().quest) == (1, ("talisman#t1",), "")
    assert not scene.was_asked("service")


@pytest.mark.clause("TAL-BRD-9", "TAL-6.8a", "TAL-6.15.7")
def test_a_priest_who_drives_a_wraith_out_for_the_warlock_is_carried_off_before_the_gold() -> None:
    hunter = figure("priest", RUINS, quest="kill_an_enemy")
    scene = arriving(hunter, FAR, lying={RUINS: "wraith#1 bag_of_gold#1"})
    until(scene, lambda: scene.hero().space == CAVE, step)
    assert scene.lying(RUINS) == ("bag_of_gold#1",)
    assert scene.hero().objects == ("talisman#t1",)


# -- groups ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-CHR-4", "TAL-S.immobility", "TAL-6.16.5b-R")
def test_when_the_one_just_drawn_is_petrified_the_assassin_surprises_the_one_that_lay_there() -> None:
    scene = arriving(figure("assassin", RUINS, spells="immobility#1"), FAR, lying={RUINS: "bear#1"}, deck="goblin#1",
                     dice=(1,))  # fmt: skip
    go_on(scene, "cast:immobility#1")
    until(scene, lambda: f"target:card:{'goblin#1'}" in scene.offered, step)
    scene.choose("target:card:goblin#1")
    until(scene, lambda: bool(scene.told("fight_thrown")), first_of("assassinate"))
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (3 + 1, 3)


@pytest.mark.clause("TAL-CHR-4", "TAL-A.bandit", "TAL-6.16.5b-R")
def test_when_the_bandit_just_drawn_is_paid_the_assassin_surprises_the_bear_that_lay_there() -> None:
    scene = arriving(figure("assassin", RUINS), FAR, lying={RUINS: "bear#1"}, deck="bandit#1", dice=(1,))
    go_on(scene, "bribe:bandit#1")
    until(scene, lambda: bool(scene.told("fight_thrown")), first_of("assassinate"))
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (3 + 1, 3)


@pytest.mark.clause("TAL-A.bandit", "TAL-6.3.4-R")
def test_two_bandits_with_one_gold_one_is_paid_and_the_other_fights_beside_the_goblin() -> None:
    scene = arriving(figure("elf", VALLEY, gold=1), FAR, lying={VALLEY: "bandit#1 bandit#2 goblin#1"}, dice=(6, 1))
    go_on(scene, "bribe:bandit#1")
    assert "bribe:bandit#2" not in scene.offered
    assert to_the_dice(scene) == (3 + 6, 4 + 2 + 1)
    finish(scene, 0)
    assert scene.lying(VALLEY) == ("bandit#1",)
    assert set(scene.hero().trophies) == {"bandit#2", "goblin#1"}


@pytest.mark.clause("TAL-CHR-6", "TAL-6.15.7", "TAL-6.16.4e")
def test_a_priest_beaten_by_the_goblin_has_driven_no_spirit_out() -> None:
    scene = arriving(figure("priest", RUINS), FAR, lying={RUINS: "goblin#1 demon#1"}, dice=(1, 6))
    finish(scene, 0)
    assert scene.hero().lives == 3
    assert scene.lying(RUINS) == ("goblin#1", "demon#1")


@pytest.mark.clause("TAL-A.pixie", "TAL-6.18.2c-R", "TAL-6.12.1g-R", "TAL-6.15.9a")
def test_a_pixie_hides_from_one_of_two_in_the_woods_and_the_gold_is_taken_after_the_other() -> None:
    scene = arriving(figure("troll", "outer_03_woods", followers="pixie#1"), FAR,
                     lying={"outer_03_woods": "dragon#1 goblin#1 bag_of_gold#1"}, dice=(6, 1))  # fmt: skip
    go_on(scene, "evade:card:dragon#1")
    assert to_the_dice(scene) == (6 + 6, 2 + 1)
    go_on(scene, "take:bag_of_gold#1")
    assert scene.lying("outer_03_woods") == ("dragon#1",)
    assert scene.hero().gold == 2


@pytest.mark.clause("TAL-6.8a", "TAL-A.cave", "TAL-6.16.5b-R")
def test_the_dragon_of_a_cave_does_not_join_the_dragon_that_lies_there() -> None:
    scene = arriving(figure("troll", RUINS, strength=9), FAR, lying={RUINS: "cave#1 dragon#1"}, dice=(6, 1, 1, 6, 1))
    assert to_the_dice(scene) == (9 + 6, 7 + 1)
    go_on(scene, "yes")
    until(scene, lambda: len(scene.told("fight_thrown")) == 2, step)
    assert scene.told("fight_thrown")[1].fact("foe_score") == 7 + 1
    finish(scene, 0)
    assert scene.hero().trophies == ("dragon#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.5b-R", "TAL-6.1.4c-R")
def test_a_raised_goblin_falls_beside_the_ghoul_and_is_no_trophy() -> None:
    scene = arriving(
        figure("ghoul", RUINS, followers="goblin#1"), figure("elf", CITY), lying={RUINS: "ogre#1"}, dice=(6, 1)
    )
    until(scene, lambda: bool(scene.told("fight_thrown")), first_of("helper:"))
    assert scene.told("fight_thrown")[0].fact("score") == 2 + 2 + 6
    finish(scene, 0)
    assert "goblin#1" in scene.state.adventure.discard
    assert "goblin#1" not in (*scene.hero().trophies, *scene.hero().followers)


# -- Alignment -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.7.2", "TAL-A.mephistopheles")
def test_a_druid_who_has_just_become_good_is_left_alone_by_mephistopheles() -> None:
    scene = arriving(figure("druid", RUINS, alignment="good", changed=True, objects="holy_grail#1"), FAR,
                     deck="mephistopheles#1 healer#1")  # fmt: skip
    finish(scene, 0)
    assert (scene.hero().alignment, scene.hero().craft, scene.hero().objects) == ("good", 4, ("holy_grail#1",))


@pytest.mark.clause("TAL-6.7.3", "TAL-BRD-7", "TAL-A.runesword")
def test_the_mystic_who_makes_an_assassin_good_costs_him_the_runesword_in_the_village() -> None:
    scene = arriving(figure("assassin", "village", objects="runesword#1 cross#1"), FAR, dice=(4,))
    go_on(scene, "mystic")
    finish(scene, 0)
    assert (scene.hero().alignment, scene.hero().objects) == ("good", ("cross#1",))
    assert scene.lying("village") == ("runesword#1",)


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-BRD-7", "TAL-6.7.2")
def test_the_hag_leaves_at_the_mystics_though_his_four_changes_nobody() -> None:
    scene = arriving(figure("elf", "village", followers="cursed_by_a_hag#1"), FAR, dice=(4,))
    go_on(scene, "mystic")
    finish(scene, 0)
    assert (scene.hero().alignment, scene.hero().followers) == ("good", ())
    assert "cursed_by_a_hag#1" in scene.state.adventure.discard
