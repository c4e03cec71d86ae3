"""Scenes about goods at odd moments: full hands, empty purses, stacks sold out, and what three cards do together."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import (
    finish,
    first_of,
    go_on,
    idle,
    idle_until_turn_of,
    step,
    to_the_dice,
    until,
)
from tests.talisman.scene import Scene, arriving, figure, moving

FIELDS, RUINS, WOODS, CITY = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_12_city"
VALLEY, CAVE, OASIS = "middle_02_hidden_valley", "middle_08_warlocks_cave", "middle_10_oasis"
FAR = figure("ghoul", "outer_14_hills")
FOUR = "axe#1 helmet#1 shield#1 sword#1"


def wares(scene: Scene, kind: str = "buy") -> set[str]:
    """What is offered of a kind."""
    return {key.partition(":")[2] for key in scene.offered if key.startswith(f"{kind}:")}


@pytest.mark.clause("TAL-6.20.2c", "TAL-BRD-13", "TAL-6.3.3")
def test_three_gold_at_the_blacksmith_buy_a_helmet_and_leave_one_that_buys_nothing() -> None:
    scene = arriving(figure("elf", "village", gold=3), FAR)
    go_on(scene, "blacksmith")
    assert wares(scene) == {"helmet", "sword", "axe", "shield"}
    scene.choose("buy:helmet")
    assert scene.turn == 1 or not wares(scene)
    assert (scene.hero().gold, scene.hero().objects) == (1, ("helmet#p1",))


@pytest.mark.clause("TAL-6.20.2c")
def test_the_fourth_sword_is_not_for_sale_though_two_of_the_deck_lie_about() -> None:
    hoarder = figure("troll", CITY, objects="sword#p1 sword#p2 sword#p3")
    scene = arriving(figure("elf", "village", gold=9), hoarder, lying={FIELDS: "sword#1"})
    go_on(scene, "blacksmith")
    assert "sword" not in wares(scene)


@pytest.mark.clause("TAL-6.20.2b", "TAL-BRD-14", "TAL-6.20.2c")
def test_a_sword_sold_in_the_city_is_for_sale_again_in_the_next_turn_at_the_blacksmiths() -> None:
    seller = figure("troll", CITY, objects="sword#p1 sword#p2 sword#p3")
    scene = arriving(seller, figure("elf", "outer_01_fields", gold=2), dice=(1,))
    go_on(scene, "alchemist")
    scene.choose("card:sword#p2")
    finish(scene, 0)
    until(scene, lambda: "ccw" in scene.offered, idle)
    scene.choose("ccw")
    go_on(scene, "blacksmith")
    assert "sword" in wares(scene)


@pytest.mark.clause("TAL-6.8a", "TAL-6.20.2c", "TAL-C17")
@pytest.mark.parametrize(("die", "gone"), [(6, "raft#p1"), (1, "sword#p1 sword#p2 sword#p3")])
def test_a_thief_at_the_market_throws_for_something_sold_out_and_has_nothing(die: int, gone: str) -> None:
    keeper = figure("troll", CITY, objects=gone) if "sword" in gone else figure("troll", CITY, raft=gone)
    scene = arriving(figure("thief", FIELDS, gold=0), keeper, lying={FIELDS: "market#1"}, dice=(die,))
    go_on(scene, "yes")
    assert (scene.hero().objects, scene.hero().raft) == ((), "")


@pytest.mark.clause("TAL-A.raiders", "TAL-6.13.4d-R", "TAL-6.12.1d-R", "TAL-6.5.3-R")
def test_of_the_loot_at_the_oasis_the_bought_things_and_the_gold_leave_room_for_a_card() -> None:
    scene = moving(
        figure("troll", "temple"),
        FAR,
        lying={OASIS: "ring#1 sword#p1 helmet#p1"},
        gold={OASIS: 3},
        dice=(2,),
        deck="bag_of_gold#1",
    )
    scene.choose("ccw")
    until(scene, lambda: scene.asked[1] == "take", step)
    assert {"take:ring#1", "take:sword#p1", "take:helmet#p1", "take:bag_of_gold#1"} <= {*scene.offered}
    assert len(scene.told("card_drawn")) == 1


@pytest.mark.clause("TAL-A.mule", "TAL-6.5.5a", "TAL-A.raiders")
def test_who_finds_his_mule_at_the_oasis_first_takes_all_that_it_carried() -> None:
    scene = arriving(figure("elf", "oasis"), FAR, lying={"oasis": f"mule#1 {FOUR} ring#1"})
    go_on(scene, "take:mule#1")
    for card in (*FOUR.split(), "ring#1"):
        scene.choose(f"take:{card}")
    assert len(scene.hero().objects) == 6
    assert scene.lying("oasis") == ()


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-6.5.5a", "TAL-6.5.5b", "TAL-6.12.1g-R")
def test_a_winner_with_four_objects_claims_a_fifth_and_leaves_one_that_the_loser_may_not_pick_up_now() -> None:
    scene = arriving(
        figure("troll", FIELDS, objects=FOUR), figure("elf", FIELDS, objects="ring#1", gold=0), dice=(6, 1)
    )
    go_on(scene, "attack:1")
    go_on(scene, "card:ring#1")
    assert scene.asked == (0, "surplus_object")
    scene.choose("leave:helmet#1")
    finish(scene, 0)
    assert "ring#1" in scene.hero().objects
    assert scene.lying(FIELDS) == ("helmet#1",)


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-A.ring", "TAL-6.2.7c-R")
def test_a_ring_given_for_a_life_brings_the_winner_spells_and_costs_the_loser_some() -> None:
    loser = figure("elf", FIELDS, objects="ring#1", spells="hex#1 alchemy#1 divination#1", gold=0)
    scene = arriving(figure("warrior", FIELDS, strength=9), loser, dice=(6, 6, 1), spell_deck="healing#1 random#1")
    go_on(scene, "attack:1")
    go_on(scene, "life")
    scene.choose("card:ring#1")
    scene.choose("accept")
    until(scene, lambda: scene.asked[1] == "surplus_spell", step)
    assert scene.asked == (1, "surplus_spell")
    scene.choose("discard:hex#1")
    assert (len(scene.hero(0).spells), len(scene.hero(1).spells)) == (1, 2)


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-6.3.5")
def test_any_part_of_the_gold_may_be_offered_for_a_life() -> None:
    scene = arriving(figure("troll", FIELDS), figure("elf", FIELDS, gold=5), dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert wares(scene, "gold") == {"1", "2", "3", "4", "5"}
    scene.choose("gold:3")
    scene.choose("accept")
    assert (scene.hero().gold, scene.hero(1).gold, scene.hero(1).lives) == (4, 2, 4)


@pytest.mark.clause("TAL-A.cross", "TAL-CHR-6", "TAL-6.13.5b")
def test_the_owner_of_the_cross_who_would_rather_fight_the_ghosts_fights_both_together() -> None:
    scene = arriving(
        figure("elf", "chapel", objects="cross#1", lives=2), FAR, lying={"chapel": "ghost#1 ghost#2"}, dice=(6, 1)
    )
    until(scene, lambda: "fight" in scene.offered, step)
    assert "destroy:ghost#1" in scene.offered
    assert to_the_dice(scene) == (4 + 6, 8 + 1)


@pytest.mark.clause("TAL-A.cross", "TAL-6.16.5b-R")
def test_the_cross_drives_one_ghost_out_and_the_other_is_fought_alone() -> None:
    scene = arriving(
        figure("elf", "chapel", objects="cross#1", lives=2), FAR, lying={"chapel": "ghost#1 ghost#2"}, dice=(6, 1)
    )
    until(scene, lambda: "destroy:ghost#1" in scene.offered, step)
    scene.choose("destroy:ghost#1")
    assert to_the_dice(scene) == (4 + 6, 4 + 1)
    go_on(scene, "free_healing")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-A.cross", "TAL-6.7.3", "TAL-BRD-16")
def test_the_cross_saves_a_good_owner_in_the_graveyard_and_not_an_evil_one_who_calls_the_dead() -> None:
    good = arriving(figure("elf", "graveyard", objects="cross#1"), FAR)
    idle_until_turn_of(good, 1)
    assert good.hero().lives == 4
    bare = arriving(figure("elf", "graveyard"), FAR)
    idle_until_turn_of(bare, 1)
    assert bare.hero().lives == 3
    evil = arriving(figure("assassin", "chapel", objects="cross#1"), FAR)
    idle_until_turn_of(evil, 1)
    assert evil.hero().lives == 4


@pytest.mark.clause("TAL-A.holy-grail", "TAL-A.cross", "TAL-6.7.3")
def test_a_grail_that_mephistopheles_makes_its_owner_lay_down_is_not_taken_up_beside_him_in_the_same_turn() -> None:
    scene = arriving(
        figure("elf", OASIS, objects="holy_grail#1 cross#1"), FAR, deck="mephistopheles#1 healer#1", dice=(1,)
    )
    until(scene, lambda: scene.hero().alignment == "evil", step)
    assert "holy_grail#1" in scene.lying(OASIS)
    assert scene.hero().objects == ("cross#1",)
    assert "take:holy_grail#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-A.prince", "TAL-A.princess", "TAL-BRD-12")
def test_with_one_gold_and_a_princess_one_who_has_one_life_is_whole_after_castle_and_pays_the_last_with_her() -> None:
    scene = arriving(figure("elf", "castle", lives=1, gold=0, followers="princess#1"), FAR)
    go_on(scene, "free_lives")
    assert scene.hero().lives == 3
    scene.choose("give_up:princess#1")
    scene.choose("royal_doctor")
    if "heal:1" in scene.offered:
        scene.choose("heal:1")
    assert (scene.hero().lives, scene.hero().gold, scene.hero().followers) == (4, 2, ())


@pytest.mark.clause("TAL-A.poltergeist", "TAL-A.cursed-by-a-hag", "TAL-C13")
def test_a_poltergeist_left_lying_follows_even_one_whom_the_hag_follows_and_a_hag_left_lying_a_haunted_one() -> None:
    cursed = arriving(figure("elf", FIELDS, followers="cursed_by_a_hag#1"), FAR, lying={FIELDS: "poltergeist#1"})
    idle_until_turn_of(cursed, 1)
    assert set(cursed.hero().followers) == {"cursed_by_a_hag#1", "poltergeist#1"}
    haunted = arriving(
        figure("elf", FIELDS, followers="poltergeist#1 guide#1"), FAR, lying={FIELDS: "cursed_by_a_hag#1"}
    )
    idle_until_turn_of(haunted, 1)
    assert set(haunted.hero().followers) == {"cursed_by_a_hag#1", "poltergeist#1"}
    assert not haunted.told("card_drawn"), "the Hag lying there was the one card of the Fields"


@pytest.mark.clause("TAL-A.market-day", "TAL-S.destroy-magic", "TAL-6.2.8a")
def test_who_gives_the_last_magic_of_craft_away_on_market_day_gives_up_surplus_spells_at_once() -> None:
    seller = figure("elf", FIELDS, objects="solomons_crown#1", spells="hex#1 alchemy#1 divination#1")
    scene = arriving(seller, figure("troll", CITY, gold=3), deck="market_day#1")
    go_on(scene, "seat:1")
    scene.choose("give:solomons_crown#1")
    scene.choose("offer")
    scene.choose("accept")
    until(scene, lambda: scene.asked[1] == "surplus_spell", step)
    assert scene.asked == (0, "surplus_spell")


@pytest.mark.clause("TAL-A.orb-of-knowledge", "TAL-6.8a", "TAL-A.hermit")
def test_orb_and_prophetess_together_draw_two_more_and_throw_two_away_even_a_ghost() -> None:
    scene = arriving(
        figure("prophetess", FIELDS, objects="orb_of_knowledge#1", spells="hex#1"),
        FAR,
        deck="ghost#1 dragon#1 bag_of_gold#1",
    )
    until(
        scene,
        lambda: scene.asked[1] == "discard_drawn",
        first_of("yes", "space"),
    )
    assert wares(scene, "card") == {"ghost#1", "dragon#1", "bag_of_gold#1"}
    scene.choose("card:ghost#1", "card:dragon#1")
    finish(scene, 0)
    assert {"ghost#1", "dragon#1"} <= {*scene.state.adventure.discard}
    assert "orb_of_knowledge#1" in scene.state.adventure.discard
    assert not [space for space, cards in scene.state.cards.items() if "ghost#1" in cards]


@pytest.mark.clause("TAL-6.11.19c-R", "TAL-A.magic-portal", "TAL-A.raft")
def test_a_raft_is_gone_when_its_owner_steps_through_a_magic_portal() -> None:
    scene = arriving(figure("elf", FIELDS, raft="raft#p1"), FAR, lying={FIELDS: "magic_portal#1"}, dice=(2,))
    go_on(scene, "throw")
    assert (scene.hero().raft, scene.hero().space) == ("", "outer_00_village")
    assert "raft#p1" in scene.state.stock


@pytest.mark.clause("TAL-A.raft", "TAL-6.11.18-R", "TAL-A.poltergeist")
def test_a_raft_taken_up_by_a_haunted_one_frees_him_on_the_next_turn() -> None:
    scene = arriving(figure("elf", FIELDS, followers="poltergeist#1"), FAR, lying={FIELDS: "raft#1"})
    go_on(scene, "take:raft#1")
    until(scene, lambda: scene.turn == 1, idle)
    until(scene, lambda: scene.turn == 0, idle)
    scene.choose("raft:middle_00_portal_of_power")
    assert (scene.hero().space, scene.hero().followers, scene.hero().raft) == ("middle_00_portal_of_power", (), "")
    assert {"raft#1", "poltergeist#1"} <= {*scene.state.adventure.discard}
