"""What is sold or handed over in time: room and fees while taking, quests before Enemies and before a space's throw."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import first_of, go_on, idle, idle_till, idle_until_turn_of, to_the_dice, until
from tests.talisman.scene import Figure, arriving, figure, moving

FIELDS, RUINS, CAVE, OASIS = "outer_01_fields", "outer_20_ruins", "middle_08_warlocks_cave", "middle_10_oasis"
DESERT, PORTAL = "middle_09_desert", "middle_00_portal_of_power"
FAR = figure("ghoul", "outer_14_hills")
FOUR = "axe#1 helmet#1 shield#1 sword#1"


# -- while taking ----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.alchemist", "TAL-6.12.1e")
def test_with_four_objects_in_hand_the_alchemist_makes_room_for_a_cross_just_drawn() -> None:
    scene = arriving(figure("elf", FIELDS, objects=FOUR, followers="alchemist#1", gold=0), FAR, deck="cross#1")
    scene.choose("space")
    assert scene.asked == (0, "take")
    scene.choose("use:alchemist#1", "card:helmet#1")
    until(scene, lambda: "take:cross#1" in scene.offered, first_of("done"))
    scene.choose("take:cross#1")
    assert (scene.hero().gold, len(scene.hero().objects)) == (1, 4)
    assert "helmet#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mercenary")
def test_the_alchemist_earns_the_fee_of_a_mercenary_just_drawn() -> None:
    scene = arriving(figure("elf", FIELDS, objects="axe#1", followers="alchemist#1", gold=0), FAR, deck="mercenary#1")
    scene.choose("space")
    assert scene.asked == (0, "take")
    scene.choose("use:alchemist#1")
    if "card:axe#1" in scene.offered:
        scene.choose("card:axe#1")
    until(scene, lambda: "take:mercenary#1" in scene.offered or scene.turn == 1, idle)
    scene.choose("take:mercenary#1")
    assert (scene.hero().gold, set(scene.hero().followers)) == (0, {"alchemist#1", "mercenary#1"})


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mercenary")
def test_an_alchemist_found_beside_a_mercenary_earns_the_fee_for_him() -> None:
    scene = arriving(
        figure("elf", "village", objects="axe#1", gold=0), FAR, lying={"village": "mercenary#1 alchemist#1"}
    )
    go_on(scene, "take:alchemist#1")
    scene.choose("use:alchemist#1")
    if "card:axe#1" in scene.offered:
        scene.choose("card:axe#1")
    assert "take:mercenary#1" in scene.offered


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_gold_is_handed_to_the_warlock_before_a_dragon_just_drawn_attacks() -> None:
    scene = arriving(figure("elf", FIELDS, gold=3, quest="deliver_3_gold"), FAR, deck="dragon#1", dice=(1, 6))
    idle_till(scene, "space")
    assert "deliver:gold" in scene.offered
    scene.choose("deliver:gold")
    assert (scene.hero().space, scene.hero().lives) == (CAVE, 4)
    assert scene.lying(FIELDS) == ("dragon#1",)


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_gold_is_handed_to_the_warlock_before_a_wraith_just_drawn_attacks() -> None:
    scene = arriving(
        figure("elf", FIELDS, objects="cross#1 ring#1", quest="deliver_magic_object"), FAR, deck="wraith#1"
    )
    scene.choose("space")
    assert "deliver:ring#1" in scene.offered


# -- who is not asked ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mercenary", "TAL-A.cursed-by-a-hag")
@pytest.mark.parametrize(
    "poor",
    [
        figure("elf", FIELDS, gold=0, objects="axe#1", followers="guide#1"),
        figure("elf", FIELDS, gold=0, followers="alchemist#1"),
        figure("elf", FIELDS, gold=0, raft="raft#1", followers="alchemist#1"),
        figure("elf", FIELDS, gold=0, objects="axe#1", followers="cursed_by_a_hag#1"),
        figure("elf", FIELDS, gold=0, toad=2),
    ],
)
def test_who_cannot_earn_the_fee_is_not_asked_about_the_mercenary(poor: Figure) -> None:
    scene = arriving(poor, FAR, lying={FIELDS: "mercenary#1"})
    idle_until_turn_of(scene, 1)
    assert not scene.was_asked("take")
    assert scene.lying(FIELDS) == ("mercenary#1",)


@pytest.mark.clause("TAL-A.alchemist", "TAL-6.12.1c")
def test_the_alchemist_earns_no_fee_for_a_mercenary_behind_an_enemy_that_was_not_met() -> None:
    owner = figure("thief", "village", gold=0, objects="axe#1", followers="alchemist#1")
    scene = arriving(owner, figure("elf", "village", gold=1), lying={"village": "ghost#1 mercenary#1"})
    scene.choose("steal:1")
    assert scene.hero().gold == 1
    assert "take:mercenary#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_before_an_enemy_that_lay_there_on_arrival_the_question_comes_once() -> None:
    scene = arriving(
        figure("elf", FIELDS, gold=3, quest="deliver_3_gold"), FAR, lying={FIELDS: "dragon#1"}, dice=(6, 1)
    )
    assert "deliver:gold" in scene.offered
    scene.choose("space")
    assert "deliver:gold" not in scene.offered or scene.asked[1] == "end_turn"


@pytest.mark.clause("TAL-BRD-9", "TAL-6.8a")
def test_a_minstrel_whom_the_dragon_just_drawn_leaves_alone_is_not_asked() -> None:
    scene = arriving(figure("minstrel", FIELDS, gold=3, quest="deliver_3_gold"), FAR, deck="dragon#1")
    scene.choose("space")
    assert scene.asked[1] != "encounter"


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
@pytest.mark.parametrize(
    "hero",
    [
        figure("elf", FIELDS, gold=2, quest="deliver_3_gold"),
        figure("elf", FIELDS, gold=3, quest="kill_an_enemy"),
        figure("elf", FIELDS, gold=3),
        figure("elf", FIELDS, followers="poltergeist#1", quest="deliver_follower"),
    ],
)
def test_who_has_nothing_to_hand_over_is_not_asked_before_an_enemy(hero: Figure) -> None:
    scene = arriving(hero, FAR, deck="dragon#1", dice=(1, 6))
    assert not scene.was_asked("encounter")


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_the_warlock_is_served_with_a_dragon_and_a_follower_in_one_draw() -> None:
    scene = arriving(figure("elf", RUINS, followers="guide#1", quest="deliver_follower"), FAR, deck="dragon#1 wolf#1")
    idle_till(scene, "space")
    scene.choose("deliver:guide#1")
    assert (scene.hero().space, scene.hero().followers) == (CAVE, ())
    assert scene.lying(RUINS) == ("dragon#1", "wolf#1")


@pytest.mark.clause("TAL-6.1.5-R", "TAL-FLOW-2")
def test_enemies_kept_back_are_exchanged_before_a_dragon_just_drawn_attacks() -> None:
    scene = arriving(figure("elf", FIELDS, trophies="giant#1 ogre#1"), FAR, deck="dragon#1", dice=(6, 1))
    assert {*scene.offered} == {"space", "exchange"}
    scene.choose("exchange", "hand_in")
    assert to_the_dice(scene) == (3 + 1 + 6, 7 + 1)


@pytest.mark.clause("TAL-6.1.5-R", "TAL-FLOW-2")
@pytest.mark.parametrize(
    ("hero", "deck"),
    [
        (figure("elf", FIELDS, trophies="giant#1"), "dragon#1"),
        (figure("elf", FIELDS, toad=2, gold=0, trophies="dragon#2"), "dragon#1"),
        (figure("elf", FIELDS, trophies="dragon#2"), "wraith#1"),
        (figure("elf", "outer_03_woods", trophies="dragon#2"), "dragon#1"),
        (figure("minstrel", FIELDS, trophies="dragon#2"), "dragon#1"),
    ],
)
def test_no_question_comes_for_an_exchange_that_does_not_help_or_is_offered_anyway(hero: Figure, deck: str) -> None:
    scene = arriving(hero, FAR, deck=deck, dice=(1, 6))
    assert not scene.was_asked("encounter")


@pytest.mark.clause("TAL-6.1.5-R", "TAL-FLOW-2", "TAL-6.11.24c-R")
def test_enemies_kept_back_are_exchanged_before_the_dice_at_the_lock() -> None:
    scene = moving(figure("elf", PORTAL, trophies="dragon#1"), FAR, dice=(1, 2, 2))
    idle_till(scene, "inwards")
    scene.choose("exchange", "hand_in")
    assert "exchange" not in scene.offered
    scene.choose("strength")
    assert (scene.hero().strength, scene.hero().space) == (4, "inner_00_plain_of_peril")
    shut = moving(figure("elf", PORTAL, trophies="dragon#1"), FAR, dice=(1, 2, 2))
    idle_till(shut, "inwards")
    assert shut.choose("strength").hero().space == PORTAL
    few = moving(figure("elf", PORTAL, trophies="giant#1"), FAR, dice=(1, 2, 2))
    idle_till(few, "inwards")
    assert {*few.offered} == {"strength", "craft"}


# -- before what the space does --------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2", "TAL-6.12.1f")
def test_the_third_bag_picked_up_in_the_desert_is_handed_over_before_the_sun_burns() -> None:
    hero = figure("elf", DESERT, gold=2, quest="deliver_3_gold")
    scene = arriving(hero, FAR, gold={DESERT: 1})
    go_on(scene, "take:gold")
    assert "deliver:gold" in scene.offered
    scene.choose("deliver:gold")
    assert (scene.hero().lives, scene.hero().space) == (4, CAVE)
    burnt = go_on(arriving(hero, FAR, gold={DESERT: 1}), "take:gold").choose("space")
    assert burnt.hero().lives == 3


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_a_follower_found_in_the_chasm_is_handed_over_before_anybody_is_thrown_for() -> None:
    scene = arriving(figure("elf", "chasm", quest="deliver_follower"), FAR, lying={"chasm": "prince#1"})
    go_on(scene, "take:prince#1")
    scene.choose("deliver:prince#1")
    assert scene.hero().space == CAVE
    assert not scene.told("thrown")


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_a_ring_taken_beside_a_marsh_is_handed_over_before_it_is_met() -> None:
    scene = arriving(figure("elf", RUINS, quest="deliver_magic_object"), FAR, lying={RUINS: "ring#1 marsh#1"})
    go_on(scene, "take:ring#1")
    scene.choose("deliver:ring#1")
    assert (scene.hero().missed, scene.hero().space) == (0, CAVE)


@pytest.mark.clause("TAL-FLOW-2", "TAL-BRD-9")
def test_where_nothing_more_is_met_what_was_taken_is_handed_over_when_the_turn_ends() -> None:
    scene = arriving(figure("elf", OASIS, quest="deliver_magic_object"), FAR, lying={OASIS: "ring#1 axe#1"})
    go_on(scene, "take:ring#1")
    scene.choose("done")
    assert scene.asked == (0, "end_turn")
    assert "deliver:ring#1" in scene.offered


@pytest.mark.clause("TAL-FLOW-2")
def test_who_could_have_handed_over_on_arrival_is_not_asked_again_after_taking_something_else() -> None:
    scene = arriving(figure("elf", DESERT, gold=3, quest="deliver_3_gold"), FAR, lying={DESERT: "axe#1"})
    idle_till(scene, "space")
    scene.choose("take:axe#1")
    assert scene.asked[1] != "encounter"
