"""Scenes that ask what is offered and what isn't: in shops, at bridges, to who evades, and before a fight."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import ENOUGH, go_on, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, HILLS, WOODS = "outer_01_fields", "outer_20_ruins", "outer_05_hills", "outer_03_woods"
SENTINEL, MIDDLE_HILLS, PLAIN = "outer_04_sentinel", "middle_03_hills", "inner_00_plain_of_peril"
FAR = figure("ghoul", "outer_14_hills")


# -- shops and healers -----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.2b-R")
@pytest.mark.parametrize(("buyer", "wares"), [("monk", {"axe"}), ("priest", {"axe", "helmet", "shield", "armour"})])
def test_the_blacksmith_sells_a_man_of_god_what_his_vows_allow(buyer: str, wares: set[str]) -> None:
    scene = arriving(figure(buyer, "village", gold=9), FAR)
    scene.choose("blacksmith")
    assert {key.partition(":")[2] for key in scene.offered if key.startswith("buy:")} == wares


@pytest.mark.clause("TAL-6.5.2b-R")
def test_the_market_sells_the_monk_neither_sword_nor_shield() -> None:
    scene = arriving(figure("monk", FIELDS, gold=9), FAR, lying={FIELDS: "market#1"})
    wares = {key.partition(":")[2] for key in scene.offered if key.startswith("buy:")}
    assert wares == {"water_bottle", "mule", "raft"}


@pytest.mark.clause("TAL-BRD-12", "TAL-6.3.3")
def test_the_doctor_heals_as_much_as_gold_and_four_lives_allow() -> None:
    poor = arriving(figure("elf", "city", lives=1, gold=1), FAR)
    poor.choose("doctor")
    idle_until_turn_of(poor, 1)
    assert (poor.hero().lives, poor.hero().gold) == (2, 0)
    hale = arriving(figure("elf", "city", lives=4, gold=3), FAR)
    assert "doctor" not in hale.offered


@pytest.mark.clause("TAL-BRD-14")
def test_the_alchemist_of_the_city_takes_a_mule_and_no_raft() -> None:
    scene = arriving(figure("elf", "city", objects="mule#1 talisman#t1", raft="raft#1"), FAR)
    scene.choose("alchemist")
    assert {key for key in scene.offered if key.startswith("card:")} == {"card:mule#1", "card:talisman#t1"}


# -- bridge, Raft, Portal --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.10b-R", "TAL-6.11.13b")
def test_from_the_middle_hills_a_throw_of_one_ends_on_the_sentinels_space_unattacked() -> None:
    scene = moving(figure("elf", MIDDLE_HILLS), FAR, dice=(1,), deck="healer#1")
    idle_till(scene, "cross")
    idle_until_turn_of(scene, 1)
    assert scene.hero().space == SENTINEL
    assert not scene.told("fight_thrown")
    assert [event.fact("card") for event in scene.told("card_drawn")] == ["healer#1"]


@pytest.mark.clause("TAL-S.preservation", "TAL-6.11.12c")
def test_a_sentinel_preserved_by_somebody_holds_the_bridge() -> None:
    scene = moving(figure("troll", WOODS, strength=9), figure("elf", "city", spells="preservation#1"), dice=(4, 6, 1))
    idle_till(scene, "cw")
    idle_till(scene, "cross")
    idle_till(scene, "cast:preservation#1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().space, scene.hero().lives) == (SENTINEL, 4)


@pytest.mark.clause("TAL-6.11.16a", "TAL-6.11.16b-R")
def test_a_raft_is_begun_on_the_middle_woods_too_and_not_in_hills_or_without_an_axe() -> None:
    for space, goods, may in (("middle_13_woods", "axe#1", True), ("forest", "axe#1", True), (HILLS, "axe#1", False),
                              ("middle_13_woods", "sword#1", False)):  # fmt: skip
        scene = moving(figure("dwarf", space, objects=goods), FAR)
        assert ("build" in scene.offered) is may


@pytest.mark.clause("TAL-6.11.18-R")
def test_a_raft_on_the_chapel_leads_nowhere_and_on_the_glade_to_two_banks() -> None:
    chapel = moving(figure("dwarf", "chapel", raft="raft#1", raft_due=True), FAR)
    assert not [key for key in chapel.offered if key.startswith("raft")]
    glade = moving(figure("dwarf", "cursed_glade", raft="raft#1", raft_due=True), FAR)
    assert {key.partition(":")[2] for key in glade.offered if key.startswith("raft:")} == {HILLS, "outer_07_fields"}


@pytest.mark.clause("TAL-6.11.19c-R")
def test_who_is_set_on_the_cave_by_a_quest_has_no_raft_any_more() -> None:
    owner = figure("dwarf", "middle_13_woods", raft="raft#1", raft_due=True, gold=3, quest="deliver_3_gold")
    scene = moving(owner, FAR)
    scene.choose(next(key for key in scene.offered if key.startswith("deliver")))
    assert (scene.hero().space, scene.hero().raft) == ("middle_08_warlocks_cave", "")


@pytest.mark.clause("TAL-6.11.19c-R")
def test_a_raft_found_beside_an_imp_is_left_with_the_place() -> None:
    scene = arriving(figure("dwarf", FIELDS, raft="raft#p1"), FAR, deck="imp#1", dice=(4,))
    idle_until_turn_of(scene, 1)
    assert scene.hero().raft == ""
    assert "raft#p1" in scene.state.stock


@pytest.mark.clause("TAL-6.11.23a", "TAL-6.11.25")
def test_the_portal_is_offered_to_who_comes_by_with_a_point_left_only() -> None:
    by = moving(figure("elf", "castle"), FAR, dice=(2,))
    idle_till(by, "cw")
    assert "inwards" in by.offered
    exact = moving(figure("elf", "castle"), FAR, dice=(1,))
    assert "inwards" not in idle_until_turn_of(exact, 1)


# -- evading and Spells ----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.18.1c", "TAL-6.18.1d-R")
def test_who_has_evaded_is_no_target_of_random_until_the_turn_is_over() -> None:
    hider = figure("elf", WOODS)
    scene = arriving(hider, figure("wizard", "city", spells="random#1 hex#1"), lying={WOODS: "wolf#1"})
    idle_till(scene, "evade:card:wolf#1")
    late = arriving(hider, figure("wizard", "city", spells="random#1 hex#1"), lying={WOODS: "wolf#1"})
    idle_till(late, "evade:card:wolf#1")
    idle_until_turn_of(late, 1)
    idle_till(late, "cast:random#1")
    assert {*late.offered} == {"target:seat:0", "target:seat:1"}, "in the next turn it is over"
    idle_till(scene, "cast:random#1")
    assert [event.fact("target") for event in scene.told("spell_cast")] == ["seat:1"], "there is nobody else"


@pytest.mark.clause("TAL-6.18.2b", "TAL-S.immobility")
def test_a_thief_petrified_by_his_victim_steals_nothing() -> None:
    victim = figure("elf", FIELDS, objects="ring#1", spells="immobility#1")
    scene = arriving(figure("thief", FIELDS), victim)
    go_on(scene, "steal:1")
    idle_till(scene, "cast:immobility#1")
    idle_until_turn_of(scene, 1)
    assert scene.hero(1).objects == ("ring#1",)
    assert scene.hero(0).objects == ()


@pytest.mark.clause("TAL-A.amulet")
def test_a_thief_with_the_amulet_is_not_petrified_by_his_victim() -> None:
    victim = figure("elf", FIELDS, objects="ring#1", spells="immobility#1", gold=0)
    scene = arriving(figure("thief", FIELDS, objects="amulet#1"), victim)
    scene.choose("steal:1")
    assert "cast:immobility#1" not in scene.offered
    assert scene.hero(0).objects == ("amulet#1", "ring#1")


@pytest.mark.clause("TAL-6.18.3", "TAL-6.14.4b")
def test_on_the_plain_of_peril_an_attacker_is_petrified_and_in_the_den_no_werewolf() -> None:
    scene = arriving(figure("troll", PLAIN), figure("elf", PLAIN, spells="immobility#1"))
    scene.choose("attack:1")
    idle_till(scene, "cast:immobility#1")
    idle_until_turn_of(scene, 1)
    assert not scene.told("fight_thrown")
    den = arriving(figure("elf", "werewolf_den", spells="immobility#1 invisibility#1"), FAR, dice=(6, 6, 1, 6))
    seen = idle_until_turn_of(den, 1)
    assert not {"cast:immobility#1", "cast:invisibility#1"} & seen
    assert den.told("fight_thrown")


@pytest.mark.clause("TAL-S.immobility", "TAL-6.19.1b-R")
def test_a_petrified_toad_has_had_one_of_its_three_turns() -> None:
    scene = starting(figure("troll", FIELDS, toad=2, gold=0), figure("elf", "city", spells="immobility#1"))
    idle_till(scene, "cast:immobility#1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().toad, scene.hero().space) == (1, FIELDS)


@pytest.mark.clause("TAL-S.immobility", "TAL-BRD-8")
def test_a_petrified_slave_throws_for_no_freedom() -> None:
    scene = starting(figure("troll", "temple", enslaved=True), figure("elf", "city", spells="immobility#1"), dice=(6,))
    idle_till(scene, "cast:immobility#1")
    idle_until_turn_of(scene, 1)
    assert (scene.hero().enslaved, scene.hero().space) == (True, "middle_12_temple")


@pytest.mark.clause("TAL-S.hex", "TAL-BRD-8", "TAL-6.13.1b-R")
def test_a_slave_who_stays_on_a_hexed_temple_is_struck_once_only() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_12_temple")
    scene = starting(figure("elf", "temple", enslaved=True), FAR, lying={"temple": "hex#1"}, dice=(2,),
                     state={"lasting": (hexed,)})  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert (scene.hero().lives, scene.hero().enslaved) == (4, True)


@pytest.mark.clause("TAL-A.imp", "TAL-6.18.2c")
def test_one_unseen_slips_past_the_imp_and_takes_the_gold_drawn_beside_it() -> None:
    scene = arriving(figure("elf", RUINS, spells="invisibility#1"), FAR, deck="imp#1 bag_of_gold#1")
    idle_till(scene, "cast:invisibility#1")
    for _ in range(ENOUGH):
        if scene.turn == 1:
            break
        scene.choose(next((key for key in scene.offered if key.startswith(("evade", "take"))), scene.offered[0]))
    assert scene.hero().space == RUINS
    assert scene.hero().gold == 2
    assert "imp#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.cursed-by-a-hag")
def test_the_hag_fears_no_chasm() -> None:
    scene = arriving(figure("elf", "chasm", followers="cursed_by_a_hag#1"), FAR, dice=(3, 1, 1))
    idle_until_turn_of(scene, 1)
    assert scene.hero().followers == ("cursed_by_a_hag#1",)
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-S.random", "TAL-6.2.8a")
def test_craft_lost_at_random_costs_the_spell_and_leaves_what_the_grail_gives() -> None:
    victim = figure("elf", "city", craft=5, objects="holy_grail#1", spells="hex#1 alchemy#1 mesmerism#1")
    scene = starting(figure("druid", FIELDS, spells="random#1"), victim, dice=(3,))
    idle_till(scene, "cast:random#1")
    if scene.asked[1] == "spell_target":
        scene.choose("target:seat:1")
    assert scene.asked[0] == 1
    scene.choose(next(key for key in scene.offered if "alchemy#1" in key))
    assert (scene.hero(1).craft, set(scene.hero(1).spells)) == (4, {"hex#1", "mesmerism#1"})


# -- before the dice --------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.7", "TAL-A.potion-of-strength", "TAL-A.mercenary")
def test_the_attacked_may_drink_and_pay_before_the_dice() -> None:
    victim = figure("elf", FIELDS, objects="potion_of_strength#1", followers="mercenary#1", gold=1)
    scene = arriving(figure("troll", FIELDS), victim, dice=(1, 1))
    scene.choose("attack:1")
    idle_till(scene, "use:potion_of_strength#1")
    idle_till(scene, "use:mercenary#1")
    assert to_the_dice(scene) == (7, 3 + 2 + 3 + 1)
