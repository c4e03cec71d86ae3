"""What is still done when cards have been drawn and not yet dealt with (TAL-FLOW-2)."""

from __future__ import annotations

import pytest

from game.talisman.box.quests import FOLLOWER, THREE_GOLD
from tests.talisman.scene import Scene, arriving, figure

FIELDS, CAVE = "outer_01_fields", "middle_08_warlocks_cave"
FAR = figure("ghoul", "outer_14_hills")


def drawn(scene: Scene, card: str) -> Scene:
    """The space is met, and the card lies drawn before the Character, who is asked once more."""
    scene.choose("space")
    assert scene.told("card_drawn")[0].fact("card") == card
    assert scene.asked == (0, "encounter")
    return scene


@pytest.mark.clause("TAL-A.potion-of-strength", "TAL-A.marsh", "TAL-FLOW-2")
def test_a_potion_is_drunk_when_the_marsh_has_just_been_drawn() -> None:
    start = figure("elf", FIELDS, objects="potion_of_strength#1")
    scene = drawn(arriving(start, FAR, deck="marsh#1"), "marsh#1").choose("use:potion_of_strength#1")
    assert scene.hero().missed == 0
    dry = drawn(arriving(start, FAR, deck="marsh#1"), "marsh#1").choose("space")
    assert dry.hero().missed == 1


@pytest.mark.clause("TAL-A.mercenary", "TAL-A.marsh", "TAL-FLOW-2")
def test_a_mercenary_is_paid_when_the_marsh_has_just_been_drawn() -> None:
    scene = drawn(arriving(figure("elf", FIELDS, followers="mercenary#1"), FAR, deck="marsh#1"), "marsh#1")
    scene.choose("use:mercenary#1")
    assert (scene.hero().gold, scene.hero().missed) == (0, 0)


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.bandit", "TAL-FLOW-2")
def test_the_alchemist_turns_an_object_into_the_price_of_a_bandit() -> None:
    poor = figure("elf", FIELDS, gold=0, objects="helmet#1", followers="alchemist#1")
    scene = drawn(arriving(poor, FAR, deck="bandit#1"), "bandit#1")
    scene.choose("use:alchemist#1", "card:helmet#1", "bribe:bandit#1")
    assert scene.hero().gold == 0
    assert scene.lying(FIELDS) == ("bandit#1",)
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-BRD-9", "TAL-A.raiders", "TAL-FLOW-2")
def test_gold_is_handed_to_the_warlock_before_the_raiders_take_it() -> None:
    scene = drawn(arriving(figure("elf", FIELDS, gold=3, quest=THREE_GOLD), FAR, deck="raiders#1"), "raiders#1")
    scene.choose("deliver:gold")
    assert scene.told("quest_done")
    assert scene.hero().space == CAVE
    assert scene.lying(FIELDS) == ("raiders#1",), "whoever comes next meets them (TAL-C4)"
    assert scene.hero().objects == ("talisman#t1",)
    assert scene.asked == (0, "end_turn"), "no second encounter: the turn is over (BRD-9)"


@pytest.mark.clause("TAL-BRD-9", "TAL-A.cursed-by-a-hag", "TAL-FLOW-2")
def test_a_follower_is_handed_to_the_warlock_before_the_hag_drives_it_away() -> None:
    start = figure("elf", FIELDS, followers="guide#1", quest=FOLLOWER)
    scene = drawn(arriving(start, FAR, deck="cursed_by_a_hag#1"), "cursed_by_a_hag#1").choose("deliver:guide#1")
    assert scene.hero().space == CAVE
    assert scene.hero().followers == ()
    cursed = drawn(arriving(start, FAR, deck="cursed_by_a_hag#1"), "cursed_by_a_hag#1").choose("space")
    assert cursed.hero().followers == ("cursed_by_a_hag#1",)
    assert cursed.hero().quest == FOLLOWER


@pytest.mark.clause("TAL-A.potion-of-strength", "TAL-6.16.3")
def test_before_a_mere_enemy_the_potion_waits_for_the_fight() -> None:
    scene = arriving(figure("elf", FIELDS, objects="potion_of_strength#1"), FAR, deck="goblin#1").choose("space")
    assert scene.asked == (0, "window")
    assert "use:potion_of_strength#1" in scene.offered


@pytest.mark.clause("TAL-FLOW-2", "TAL-6.13.4d")
def test_what_lay_there_on_arrival_asks_for_no_second_thought() -> None:
    held = figure("elf", FIELDS, objects="potion_of_strength#1")
    scene = arriving(held, FAR, lying={FIELDS: "marsh#1"}).choose("space")
    assert scene.hero().missed == 1


@pytest.mark.clause("TAL-FLOW-2")
def test_who_has_nothing_to_use_or_hand_over_is_not_asked() -> None:
    scene = arriving(figure("elf", FIELDS, objects="sword#1"), FAR, deck="angel#1")
    assert not scene.was_asked("encounter")
    assert scene.hero().lives == 5


# -- what has just been taken ----------------------------------------------------------------------------

RUINS = "outer_20_ruins"
ABROAD = figure("ghoul", "outer_14_hills")


@pytest.mark.clause("TAL-A.mercenary", "TAL-FLOW-2")
def test_a_mercenary_hired_beside_the_marsh_may_be_paid_before_it_is_met() -> None:
    scene = arriving(figure("elf", RUINS, gold=2), ABROAD, lying={RUINS: "marsh#1 mercenary#1"})
    scene.choose("take:mercenary#1")
    assert scene.asked == (0, "encounter")
    assert set(scene.offered) == {"space", "use:mercenary#1", "leave:mercenary#1"}
    scene.choose("use:mercenary#1")
    idle_till_met(scene, "marsh#1")
    assert scene.hero().missed == 0
    assert scene.hero().gold == 0


@pytest.mark.clause("TAL-A.mercenary", "TAL-FLOW-2")
@pytest.mark.parametrize(("gold", "lying"), [(1, "marsh#1 mercenary#1"), (2, "mercenary#1")])
def test_nobody_is_asked_about_a_mercenary_whom_he_cannot_pay_or_who_serves_nothing(gold: int, lying: str) -> None:
    scene = arriving(figure("elf", RUINS, gold=gold), ABROAD, lying={RUINS: lying}, deck="bag_of_gold#1")
    before = len([choice for choice in scene.match.record if choice.kind == "encounter"])
    scene.choose("take:mercenary#1").decline("take")
    assert len([choice for choice in scene.match.record if choice.kind == "encounter"]) == before
    assert scene.decision is None or scene.open().kind != "encounter"


@pytest.mark.clause("TAL-A.alchemist", "TAL-FLOW-2")
def test_what_was_taken_beside_the_market_may_be_turned_into_gold_before_it_is_met() -> None:
    scene = arriving(figure("elf", RUINS, gold=0, followers="alchemist#1"), ABROAD, lying={RUINS: "market#1 axe#1"})
    scene.choose("take:axe#1", "use:alchemist#1", "card:axe#1")
    assert scene.hero().gold == 1
    assert scene.was_asked("shop")


@pytest.mark.clause("TAL-A.alchemist", "TAL-FLOW-2")
def test_who_takes_nothing_beside_the_market_is_not_asked_again() -> None:
    owner = figure("elf", RUINS, gold=2, objects="sword#1", followers="alchemist#1")
    scene = arriving(owner, ABROAD, lying={RUINS: "market#1 axe#1"}).choose("space")
    assert scene.asked == (0, "take")
    scene.choose("done")
    assert scene.asked == (0, "shop")


def idle_till_met(scene: Scene, card: str) -> None:
    """Take what is there as it comes until that card has been met."""
    for _ in range(20):
        if scene.decision is None or card in [event.fact("card") for event in scene.told("card_met")]:
            return
        scene.choose("space" if "space" in scene.offered else scene.offered[-1])


# -- leaving things and exchanging Enemies where one is asked anyway -------------------------------------


@pytest.mark.clause("TAL-6.5.4-R", "TAL-FLOW-2")
def test_who_has_just_arrived_may_lay_a_talisman_down_before_he_attacks() -> None:
    scene = arriving(figure("elf", "village", objects="talisman#1"), figure("troll", "village"))
    assert scene.asked == (0, "encounter")
    scene.choose("leave:talisman#1")
    assert scene.lying("village") == ("talisman#1",)
    assert scene.asked == (0, "encounter")
    assert set(scene.offered) == {"attack:1", "space"}


@pytest.mark.clause("TAL-6.1.5-R", "TAL-FLOW-2")
def test_who_has_just_arrived_may_exchange_trophies_before_he_attacks() -> None:
    scene = arriving(figure("elf", "village", trophies="dragon#1"), figure("troll", "village"))
    assert "exchange" in scene.offered
    few = arriving(figure("elf", "village", trophies="bear#1"), figure("troll", "village"))
    assert "exchange" not in few.offered, "seven points make one of Strength"


@pytest.mark.clause("TAL-6.5.4-R", "TAL-6.1.5-R", "TAL-FLOW-2")
def test_before_a_choice_about_enemies_things_may_be_left_and_trophies_exchanged() -> None:
    elf = figure("elf", "outer_03_woods", objects="ring#1", trophies="dragon#1")
    scene = arriving(elf, ABROAD, lying={"outer_03_woods": "bear#1"})
    assert scene.asked == (0, "face")
    scene.choose("exchange", "hand_in")
    assert scene.hero().strength == 4
    assert scene.asked == (0, "face")
    scene.choose("leave:ring#1")
    assert set(scene.offered) == {"evade:card:bear#1", "fight"}
    assert "ring#1" in scene.lying("outer_03_woods")


@pytest.mark.clause("TAL-FLOW-2")
def test_nobody_is_asked_only_because_he_could_leave_something() -> None:
    owner = figure("elf", FIELDS, objects="ring#1 sword#1", trophies="dragon#1")
    scene = arriving(owner, ABROAD, lying={FIELDS: "bear#1"}, dice=(1, 6))
    assert not scene.was_asked("encounter")
    assert not scene.was_asked("face")
