"""Every space with instructions of its own (TAL-6.13, TAL-BRD)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving

FAR = figure("troll", "outer_13_fields", missed=1)


def lands(name: str, space: str, *dice: int, **more: object) -> Scene:
    """A Character whose move has ended on a space; the other player misses his turn."""
    return arriving(figure(name, space, **more), FAR, dice=dice)


# -- Village --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.5d", "TAL-6.3.3", "TAL-6.3.2", "TAL-6.3a")
def test_the_healer_of_the_village_heals_for_gold_up_to_four() -> None:
    scene = lands("thief", "village", lives=1, gold=2)
    assert scene.offered == ("healer", "blacksmith", "mystic", "nothing")
    assert scene.choose("healer").offered == ("heal:1", "heal:2")
    scene.choose("heal:2")
    assert (scene.hero().lives, scene.hero().gold) == (3, 0)


@pytest.mark.clause("TAL-6.20.1", "TAL-BRD-13", "TAL-6.20.3b")
def test_the_blacksmith_sells_what_is_in_stock() -> None:
    full = "armour#1 helmet#1 shield#1 mule#1 cross#1 ring#1 wand#1 talisman#1"
    scene = lands("thief", "village", gold=9, objects=full, spells="hex#1")
    scene.choose("blacksmith")
    assert scene.offered == ("buy:armour", "buy:axe", "buy:helmet", "buy:shield", "buy:sword", "done")
    scene.choose("buy:axe", "buy:sword", "buy:sword", "buy:helmet")
    assert scene.hero().gold == 0
    assert {"axe#p1", "sword#p1", "sword#p2", "helmet#p1"} <= set(scene.hero().objects)
    mule_less = lands("thief", "village", gold=9, objects="cross#1 ring#1 wand#1 talisman#1", spells="hex#1")
    mule_less.choose("blacksmith", "buy:armour")
    assert not mule_less.was_asked("surplus_object")
    assert len(mule_less.hero().objects) == 5, "Purchase cards do not count towards the four"


@pytest.mark.clause("TAL-6.20.2c")
def test_what_is_sold_out_cannot_be_bought() -> None:
    owner = figure("troll", "outer_13_fields", objects="sword#p1 sword#p2 sword#p3", missed=1)
    scene = arriving(figure("thief", "village", gold=9), owner)
    scene.choose("blacksmith")
    assert "buy:sword" not in scene.offered
    assert scene.refusal("item:sword")[1] == "TAL-6.20.2c"
    assert scene.refusal("item:water_bottle")[1] == "TAL-6.20.1"


@pytest.mark.clause("TAL-BRD-7", "TAL-6.7.1a", "TAL-6.7.1b")
def test_the_mystic() -> None:
    good = lands("wizard", "village", 4, spells="hex#1")
    good.choose("mystic")
    assert good.hero().alignment == "good"
    back = figure("monk", "village", alignment="evil")
    assert arriving(back, FAR, dice=(4,)).choose("mystic").hero().alignment == "good"
    wise = lands("thief", "village", 5).choose("mystic")
    assert wise.hero().craft == 4
    assert lands("monk", "village", 6).choose("mystic").hero().spells
    assert lands("monk", "village", 2).choose("mystic").hero().craft == 3


# -- Graveyard, Chapel ----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-6", "TAL-6.7b")
def test_the_graveyard_depends_on_alignment() -> None:
    assert lands("monk", "graveyard").hero().lives == 3
    assert lands("thief", "graveyard").hero().lives == 4
    evil = lands("assassin", "graveyard", 3, lives=2)
    assert evil.offered == ("call_the_dead", "nothing")
    assert evil.choose("call_the_dead").hero().lives == 3
    assert lands("ghoul", "graveyard", 5).choose("call_the_dead").hero().spells
    missing = lands("assassin", "graveyard", 1).choose("call_the_dead")
    assert missing.told("will_miss")
    assert lands("monk", "graveyard", objects="cross#1").hero().lives == 4


@pytest.mark.clause("TAL-6.13.5d", "TAL-6.4.6-R")
def test_the_chapel_depends_on_alignment() -> None:
    assert lands("assassin", "chapel").hero().lives == 3
    neutral = lands("thief", "chapel", lives=2, gold=1)
    assert neutral.offered == ("healer", "nothing")
    assert neutral.choose("healer").hero().lives == 3
    good = lands("elf", "chapel", lives=1)
    assert good.offered == ("free_healing", "pray_chapel", "nothing")
    assert good.choose("free_healing").hero().lives == 4
    assert lands("elf", "chapel", 5).choose("pray_chapel").hero().lives == 5
    assert len(lands("elf", "chapel", 6).choose("pray_chapel").hero().spells) == 1
    assert lands("elf", "chapel", 3).choose("pray_chapel").hero().lives == 4


# -- Crags, Forest, Tavern ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.1.4c-R")
def test_the_crags() -> None:
    spirit = lands("wizard", "crags", 1, 6, 1, spells="hex#1")
    assert spirit.told("fight_won")
    assert spirit.hero().trophies == ()
    assert spirit.told("fight_thrown")[0].fact("foe_score") == 5
    assert lands("thief", "crags", 6).hero().strength == 4
    assert lands("thief", "crags", 4).hero().strength == 3
    assert lands("thief", "crags", 2).told("will_miss")


@pytest.mark.clause("TAL-6.13.5a", "TAL-6.16.1a")
def test_the_forest() -> None:
    brigand = lands("thief", "forest", 1, 1, 6)
    assert brigand.hero().lives == 3
    assert brigand.told("fight_thrown")[0].fact("foe_score") == 10
    assert lands("thief", "forest", 6).hero().craft == 4
    assert lands("thief", "forest", 3).told("will_miss")


@pytest.mark.clause("TAL-BRD-11")
def test_the_tavern() -> None:
    assert lands("thief", "tavern", 1).told("will_miss")
    assert lands("thief", "tavern", 2, 1, 6).hero().lives == 3
    assert lands("thief", "tavern", 3).hero().gold == 0
    assert lands("thief", "tavern", 4).hero().gold == 2
    lift = lands("thief", "tavern", 5).end_turn()
    assert lift.asked == (0, "move")
    assert {f"lift:outer_{number:02}" for number in (0, 12)} <= {key[:13] for key in lift.offered}
    lift.choose("lift:outer_05_hills")
    assert lift.hero().space == "outer_05_hills"


@pytest.mark.clause("TAL-BRD-11", "TAL-FLOW-4", "TAL-A.poltergeist")
def test_the_ferry_crosses_the_river_and_offers_lapse() -> None:
    ferry = lands("thief", "tavern", 6, followers="poltergeist#1").end_turn()
    ferry.choose("ferry:middle_12_temple")
    assert ferry.hero().space == "middle_12_temple"
    assert ferry.hero().followers == ()
    lapsed = lands("thief", "tavern", 6, 1).end_turn()
    lapsed.choose("throw", "cw")
    assert lapsed.hero().offer == ""


# -- City -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.1.2", "TAL-6.2.2", "TAL-6.1.3-R", "TAL-6.2.3-R")
def test_the_enchantress() -> None:
    assert lands("thief", "city", 1).choose("enchantress").hero().toad
    assert lands("thief", "city", 2, strength=5).choose("enchantress").hero().strength == 4
    assert lands("thief", "city", 2).choose("enchantress").hero().strength == 3
    assert lands("thief", "city", 3, craft=5).choose("enchantress").hero().craft == 4
    assert lands("thief", "city", 3).choose("enchantress").hero().craft == 3
    assert lands("thief", "city", 4).choose("enchantress").hero().craft == 4
    assert lands("thief", "city", 5).choose("enchantress").hero().strength == 4
    assert lands("thief", "city", 6).choose("enchantress").hero().spells


@pytest.mark.clause("TAL-BRD-14", "TAL-6.20.2b")
def test_the_alchemist_of_the_city_turns_objects_into_gold() -> None:
    scene = lands("thief", "city", objects="sword#1 talisman#t1 axe#p2", raft="raft#1")
    scene.choose("alchemist")
    assert not any("raft" in key for key in scene.offered)
    scene.choose("card:talisman#t1", "card:sword#1", "card:axe#p2")
    assert scene.hero().gold == 4
    assert {"talisman#t1", "axe#p2"} <= set(scene.state.stock)
    assert "sword#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-BRD-12")
def test_the_doctor_heals_two_lives_at_most() -> None:
    scene = lands("thief", "city", lives=1, gold=5).choose("doctor")
    assert scene.offered == ("heal:1", "heal:2")


# -- Middle Region --------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.5a", "TAL-CHOICE")
def test_the_black_knight_wants_gold_or_a_life() -> None:
    scene = lands("thief", "black_knight")
    assert scene.offered == ("gold", "life")
    assert scene.choose("gold").hero().gold == 0
    assert lands("thief", "black_knight").choose("life").hero().lives == 3
    assert lands("thief", "black_knight", gold=0).hero().lives == 3


@pytest.mark.clause("TAL-6.6.3")
def test_the_chasm_takes_lives_and_followers() -> None:
    scene = lands("thief", "chasm", 2, 1, 6, followers="maiden#1 unicorn#1").choose("throw")
    assert scene.hero().lives == 3
    assert scene.hero().followers == ("unicorn#1",)
    assert "maiden#1" in scene.state.adventure.discard
    bound = lands("thief", "chasm", 6, 1, followers="poltergeist#1")
    assert bound.hero().followers == ("poltergeist#1",), "the Poltergeist is not thrown for"


@pytest.mark.clause("TAL-BRD-3")
def test_the_desert_costs_a_life_and_brings_no_card() -> None:
    scene = lands("thief", "desert")
    assert scene.hero().lives == 3
    assert not scene.told("card_drawn")
    assert lands("thief", "desert", objects="water_bottle#1").hero().lives == 4
    assert lands("thief", "desert", objects="holy_grail#1").hero().lives == 4


@pytest.mark.clause("TAL-BRD-8", "TAL-6.4.4")
@pytest.mark.parametrize(
    ("dice", "change"),
    [
        ((1, 1), {"lives": 2}), ((1, 2), {"lives": 3}), ((3, 3), {"strength": 4}), ((3, 4), {"craft": 4}),
        ((5, 6), {"lives": 5}), ((6, 6), {"lives": 6}),
    ],
)  # fmt: skip
def test_prayers_at_the_temple(dice: tuple[int, int], change: dict[str, int]) -> None:
    scene = lands("thief", "temple", *dice)
    assert scene.offered == ("pray_temple", "nothing")
    hero = scene.choose("pray_temple").hero()
    now = {"lives": hero.lives, "strength": hero.strength, "craft": hero.craft}
    assert now == {"lives": 4, "strength": 3, "craft": 3} | change


@pytest.mark.clause("TAL-BRD-8", "TAL-CHOICE")
def test_a_four_at_the_temple_costs_a_life_or_a_follower() -> None:
    scene = lands("thief", "temple", 2, 2, followers="maiden#1")
    scene.choose("pray_temple")
    assert scene.offered == ("life", "card:maiden#1")
    scene.choose("card:maiden#1")
    assert scene.hero().followers == ()
    assert "maiden#1" in scene.state.adventure.discard
    assert lands("thief", "temple", 1, 3).choose("pray_temple").hero().lives == 3


@pytest.mark.clause("TAL-BRD-8", "TAL-FLOW-3", "TAL-6.13.1b-R")
def test_a_slave_of_the_temple_needs_a_four() -> None:
    scene = lands("thief", "temple", 1, 4, 3, 5)
    scene.choose("pray_temple")
    assert scene.told("enslaved")
    assert scene.told("still_enslaved"), "a 3 is not enough"
    again = moving(figure("thief", "temple", enslaved=True), FAR, dice=(5,))
    assert set(again.offered) == {"cw", "ccw"}
    assert not again.hero().enslaved
    teleport = moving(figure("thief", "temple", enslaved=True, spells="teleport#1"), FAR, dice=(1,))
    assert "cast:teleport#1" not in teleport.offered


@pytest.mark.clause("TAL-6.20.1-R", "TAL-6.20.2c-R", "TAL-6.20.2a")
def test_the_temple_gives_talismans_while_there_are_any() -> None:
    assert lands("thief", "temple", 4, 6).choose("pray_temple").hero().objects == ("talisman#t1",)
    owner = figure("troll", "outer_13_fields", objects="talisman#t1 talisman#t2 talisman#t3 talisman#t4", missed=1)
    none_left = arriving(figure("thief", "temple"), owner, dice=(4, 6)).choose("pray_temple")
    assert none_left.hero().objects == ()
    assert none_left.told("out_of_stock")


@pytest.mark.clause("TAL-BRD-12", "TAL-A.prince")
def test_the_castle_heals_and_princes_help() -> None:
    scene = lands("thief", "castle", lives=1, gold=1, followers="prince#1")
    assert scene.offered == ("free_lives", "royal_doctor", "give_up:prince#1", "nothing")
    scene.choose("free_lives")
    assert scene.hero().lives == 3
    scene.choose("royal_doctor")
    assert (scene.hero().lives, scene.hero().gold) == (4, 0)
    scene.choose("give_up:prince#1")
    assert scene.hero().gold == 3
    assert scene.hero().followers == ()


@pytest.mark.clause("TAL-BRD-2")
@pytest.mark.parametrize(("space", "bonus"), [("middle_05_runes", 3), ("middle_07_runes", 2), ("middle_14_runes", 2)])
def test_the_runes_help_enemies(space: str, bonus: int) -> None:
    scene = arriving(figure("thief", space), FAR, lying={space: "bear#1"}, dice=(1, 1))
    assert scene.told("fight_thrown")[0].fact("foe_score") == 1 + 3 + bonus


@pytest.mark.clause("TAL-BRD-2")
def test_the_runes_add_nothing_between_characters() -> None:
    scene = arriving(figure("thief", "middle_05_runes"), figure("elf", "middle_05_runes"), dice=(1, 1))
    scene.choose("attack:1")
    assert scene.told("fight_thrown")[0].fact("foe_score") == 4


# -- The Warlock's quest --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-2")
def test_gold_for_the_warlock() -> None:
    scene = lands("thief", "warlocks_cave", 6, gold=2)
    scene.choose("quest")
    assert scene.hero().quest == "deliver_2_gold"
    assert scene.asked == (0, "end_turn")
    scene.choose("deliver:gold")
    assert scene.hero().objects == ("talisman#t1",)
    assert (scene.hero().gold, scene.hero().quest) == (0, "")


@pytest.mark.clause("TAL-BRD-9")
def test_a_follower_or_a_magic_object_for_the_warlock() -> None:
    scene = moving(figure("thief", "outer_00_village", followers="maiden#1", quest="deliver_follower"), FAR)
    scene.choose("deliver:maiden#1")
    assert scene.hero().space == "middle_08_warlocks_cave"
    assert scene.hero().objects == ("talisman#t1",)
    assert "maiden#1" in scene.state.adventure.discard
    assert not scene.told("moved"), "the turn ends without an encounter"
    magic = moving(figure("thief", "outer_00_village", objects="cross#1 sword#1", quest="deliver_magic_object"), FAR)
    assert "deliver:cross#1" in magic.offered
    assert "deliver:sword#1" not in magic.offered


@pytest.mark.clause("TAL-BRD-9")
def test_an_enemy_defeated_for_the_warlock() -> None:
    scene = arriving(
        figure("thief", "fields", quest="kill_an_enemy"), FAR, lying={"fields": "wild_boar#1"}, dice=(6, 1)
    )
    assert scene.hero().space == "middle_08_warlocks_cave"
    assert scene.hero().objects == ("talisman#t1",)
    assert scene.hero().trophies == ("wild_boar#1",)


@pytest.mark.clause("TAL-BRD-9")
def test_a_life_taken_for_the_warlock_even_in_anothers_turn() -> None:
    scene = arriving(figure("monk", "fields"), figure("troll", "fields", quest="take_a_life"), dice=(1, 6))
    scene.choose("attack:1", "life")
    scene.decline("offer")
    assert scene.hero(0).lives == 3
    assert scene.hero(1).space == "middle_08_warlocks_cave"
    assert scene.hero(1).objects == ("talisman#t1",)


@pytest.mark.clause("TAL-BRD-9")
def test_an_unfinished_quest_keeps_the_warlock_silent() -> None:
    scene = lands("thief", "warlocks_cave", quest="kill_an_enemy")
    assert not scene.was_asked("service")


# -- Enemies and Strangers lying on such spaces ---------------------------------------------------------


@pytest.mark.clause("TAL-6.13.5d-R", "TAL-FLOW-7c", "TAL-6.13.5b")
def test_first_enemies_then_strangers_then_taking_then_the_space() -> None:
    lying = {"village": "sword#1 healer#1 ghost#1"}
    scene = arriving(figure("wizard", "village", lives=2, spells="hex#1"), FAR, lying=lying, dice=(6, 1))
    order = [event.kind for event in scene.events if event.kind in ("fight_won", "healed")]
    assert order == ["fight_won", "healed"]
    assert scene.asked == (0, "take")
    scene.choose("done")
    assert scene.asked == (0, "service")


@pytest.mark.clause("TAL-6.13.5d-R", "TAL-6.15.7")
def test_a_lost_fight_keeps_one_from_the_space() -> None:
    scene = arriving(figure("troll", "village"), figure("elf", missed=1), lying={"village": "ghost#1"}, dice=(1, 6))
    assert scene.hero().lives == 3
    assert not scene.was_asked("service")


@pytest.mark.clause("TAL-6.1.3")
def test_nothing_is_told_of_strength_that_cannot_be_lost() -> None:
    printed = arriving(figure("elf", "city"), dice=(2,))
    assert printed.hero().strength == 3
    assert not printed.told("strength_lost")
    stronger = arriving(figure("elf", "city", strength=5), dice=(2,))
    for scene in (printed, stronger):
        if "enchantress" in scene.offered:
            scene.choose("enchantress")
    assert stronger.hero().strength == 4
    assert [event.fact("points") for event in stronger.told("strength_lost")] == [1]
    assert not printed.told("strength_lost")


@pytest.mark.clause("TAL-6.11.1b", "TAL-6.13.1b-R")
def test_who_accepts_the_wizards_offer_may_be_taken_back_to_the_tavern_itself() -> None:
    guest = figure("thief", "tavern", offer="lift")
    scene = moving(guest, figure("troll", "crags"), dice=(4,)).choose("lift:outer_18_tavern")
    assert scene.hero().gold == 2, "the Tavern is encountered anew"
