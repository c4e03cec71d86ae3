"""Toads (TAL-6.19)."""

from __future__ import annotations

import pytest

from game.talisman.rules.table.sheet import craft, strength
from tests.talisman.scene import Scene, arriving, figure, moving, starting

VILLAGE, FIELDS = "outer_00_village", "outer_01_fields"
FAR = figure("druid", "outer_13_fields", missed=9)


def enchanted(**more: object) -> Scene:
    """A Thief becomes a Toad in the City."""
    return arriving(figure("thief", "city", **more), FAR, dice=(1,)).choose("enchantress")


@pytest.mark.clause("TAL-6.19.1a", "TAL-6.19.3a")
def test_a_toad_has_strength_and_craft_one() -> None:
    scene = enchanted(strength=6, craft=6)
    for viewer in (0, 1, None):
        sheet = scene.view(viewer).heroes[0]
        assert (sheet.toad > 0, sheet.strength, sheet.craft) == (True, 1, 1)
    fought = arriving(figure("thief", FIELDS, toad=2, gold=0, strength=6), FAR, lying={FIELDS: "bear#1"}, dice=(2, 2))
    assert fought.told("fight_thrown")[0].fact("score") == 2 + 1


@pytest.mark.clause("TAL-6.19.2b", "TAL-6.19.2b-R", "TAL-6.20.3b-R")
def test_a_toad_leaves_all_it_carried_but_trophies_and_spells() -> None:
    scene = enchanted(objects="sword#1 axe#p1 ring#1 talisman#t1", followers="maiden#1 poltergeist#1",
                      gold=4, spells="hex#1", trophies="bear#1", raft="raft#1")  # fmt: skip
    assert set(scene.lying("city")) == {"sword#1", "axe#p1", "ring#1", "talisman#t1", "maiden#1"}
    assert scene.state.gold == {"outer_12_city": 4}
    assert {"poltergeist#1", "raft#1"} <= set(scene.state.adventure.discard)
    hero = scene.hero()
    assert (hero.objects, hero.followers, hero.gold, hero.raft) == ((), (), 0, "")
    assert (hero.spells, hero.trophies) == (("hex#1",), ("bear#1",))
    hag = enchanted(followers="cursed_by_a_hag#1")
    assert (hag.hero().followers, "cursed_by_a_hag#1" in hag.state.adventure.discard) == ((), True)


@pytest.mark.clause("TAL-6.19.2b-R")
@pytest.mark.parametrize(("bound", "free"), [("cursed_by_a_hag#1", ()), ("poltergeist#1", ("maiden#1",))])
def test_followers_that_may_not_be_left_are_discarded_where_nobody_meets_them(
    bound: str, free: tuple[str, ...]
) -> None:
    owner = figure("thief", "crags", followers=" ".join((*free, bound)), objects="sword#1", gold=3, spells="hex#1",
                   trophies="bear#1")  # fmt: skip
    scene = moving(figure("wizard", FIELDS, spells="random#1"), owner, dice=(1,))
    scene.choose("cast:random#1", "target:seat:1")
    assert (scene.turn, scene.hero(1).toad) == (0, 3), "in another's turn nobody meets what was left there"
    assert scene.lying("crags") == ("sword#1", *free)
    assert bound in scene.state.adventure.discard
    assert list(scene.state.gold.values()) == [3]
    assert (scene.hero(1).objects, scene.hero(1).followers, scene.hero(1).gold) == ((), (), 0)
    assert (scene.hero(1).spells, scene.hero(1).trophies) == (("hex#1",), ("bear#1",))


@pytest.mark.clause("TAL-6.19.2a", "TAL-6.19.2b-R")
def test_a_toad_picks_nothing_up_and_is_given_no_gold() -> None:
    lying = {"village": "sword#1 bag_of_gold#1 maiden#1"}
    scene = arriving(figure("thief", "village", toad=2, gold=0), FAR, lying=lying, gold={"village": 2})
    assert not scene.was_asked("take")
    drawing = arriving(figure("thief", FIELDS, toad=2, gold=0), FAR, gold={FIELDS: 2}, deck="bag_of_gold#1")
    assert not drawing.was_asked("take")
    won = arriving(figure("thief", "tavern", toad=2, gold=0), FAR, dice=(4,))
    assert won.hero().gold == 0


@pytest.mark.clause("TAL-6.19.1b", "TAL-6.19.1b-R", "TAL-6.19.3b")
def test_a_toad_for_the_next_three_own_turns() -> None:
    scene = arriving(figure("thief", "city", strength=6, craft=5), figure("elf", "desert", missed=9), dice=(1,),
                     deck="bag_of_gold#1 bag_of_gold#2 bag_of_gold#3").choose("enchantress")  # fmt: skip
    for left in (3, 2, 1):
        assert scene.hero().toad == left
        assert strength(scene.state, 0) == craft(scene.state, 0) == 1
        scene.end_turn()
        assert set(scene.offered) == {"cw", "ccw"}
        scene.choose("cw")
    assert scene.hero().toad == 0
    assert scene.told("restored")
    assert (strength(scene.state, 0), craft(scene.state, 0)) == (6, 5)
    assert [event.fact("who") for event in scene.told("turn_begins")].count(0) == 4


@pytest.mark.clause("TAL-6.19.1b-R")
def test_a_missed_turn_counts_and_a_new_spell_begins_anew() -> None:
    missed = starting(figure("thief", VILLAGE, toad=2, gold=0, missed=1), figure("troll", "crags"))
    assert (missed.turn, missed.hero().toad) == (1, 1)
    again = arriving(figure("thief", "city", toad=2, gold=0), figure("troll", "crags"), dice=(1,)).choose("enchantress")
    assert (again.turn, again.hero().toad) == (1, 3)
    toad = figure("thief", "city", toad=2, gold=0)
    other = arriving(figure("elf", FIELDS), toad, deck="bag_of_gold#1").choose("done")
    assert (other.turn, other.hero(1).toad) == (1, 2), "the others' turns do not count"


@pytest.mark.clause("TAL-6.19.3c", "TAL-6.19.3c-R")
@pytest.mark.parametrize(("number", "now"), [(2, (2, 3)), (3, (3, 2)), (4, (3, 4)), (5, (4, 3))])
def test_what_a_toad_gains_or_loses_is_forgotten_with_it(number: int, now: tuple[int, int]) -> None:
    toad = figure("thief", "city", toad=1, gold=0, strength=5, craft=5, toad_strength=3, toad_craft=3)
    scene = arriving(toad, figure("elf", "crags"), dice=(number,)).choose("enchantress")
    gained = [event.kind for event in scene.events if event.kind.endswith(("_gained", "_lost"))]
    assert gained == [{2: "strength_lost", 3: "craft_lost", 4: "craft_gained", 5: "strength_gained"}[number]]
    assert (scene.hero().toad_strength, scene.hero().toad_craft) == now
    assert scene.hero().toad == 0
    assert (strength(scene.state, 0), craft(scene.state, 0)) == (5, 5)


@pytest.mark.clause("TAL-6.19.4", "TAL-FLOW-4")
@pytest.mark.parametrize(("way", "space"), [("cw", FIELDS), ("ccw", "outer_23_fields")])
def test_a_toad_walks_one_space_in_a_turn_without_a_die(way: str, space: str) -> None:
    scene = moving(figure("thief", VILLAGE, toad=2, gold=0), FAR, deck="healer#1")
    assert scene.offered == ("cw", "ccw")
    scene.choose(way)
    assert next(event.fact("space") for event in scene.told("moved")) == space
    assert next(event.fact("space") for event in scene.told("card_drawn")) == space
    assert not scene.told("moved_die")


@pytest.mark.clause("TAL-6.19.5a")
def test_a_toad_casts_no_spell() -> None:
    scene = moving(figure("wizard", VILLAGE, toad=2, gold=0, spells="teleport#1 hex#1 random#1"), FAR)
    assert scene.offered == ("cw", "ccw")
    assert scene.refusal("card:teleport#1")[1] == "TAL-6.19.5a"
    other = arriving(figure("elf", "village"), figure("wizard", "city", toad=2, gold=0, spells="random#1"))
    assert not other.was_asked("window")


@pytest.mark.clause("TAL-6.19.5b", "TAL-6.19.5b-R")
def test_a_toad_keeps_its_spells_without_an_allowance_and_gains_none() -> None:
    scene = enchanted(craft=6, spells="hex#1 teleport#1 alchemy#1")
    assert len(scene.hero().spells) == 3
    assert not scene.was_asked("surplus_spell")
    assert arriving(figure("elf", "chapel", toad=2, gold=0), FAR, dice=(6,)).choose("pray_chapel").hero().spells == ()
    drank = figure("elf", FIELDS, toad=2, gold=0, toad_craft=4)
    assert arriving(drank, FAR, deck="book_of_spells#1").hero().spells == ()
    back = starting(figure("elf", VILLAGE, toad=1, gold=0, missed=1, spells="hex#1 temporal_warp#1"),
                    figure("troll", "crags", missed=1), dice=(1,))  # fmt: skip
    assert back.told("restored")
    assert back.hero().spells == ("hex#1", "temporal_warp#1"), "its magic returns"
    assert "cast:temporal_warp#1" in back.offered
    full = starting(figure("thief", VILLAGE, toad=1, gold=0, missed=1, spells="hex#1 random#1"), figure("troll"))
    assert full.asked == (0, "surplus_spell"), "the allowance holds again"


@pytest.mark.clause("TAL-6.19.6")
def test_lives_lost_or_gained_as_a_toad_stay_so() -> None:
    for dice, lives in (((1, 2), 3), ((5, 6), 5)):
        toad = figure("thief", "temple", toad=1, gold=0)
        scene = arriving(toad, figure("elf", "crags"), dice=dice).choose("pray_temple")
        assert scene.told("restored")
        assert (scene.hero().toad, scene.hero().lives) == (0, lives)


@pytest.mark.clause("TAL-6.19.7")
def test_a_toad_undergoes_the_encounters_of_characters_and_spaces() -> None:
    toad = {"toad": 2, "gold": 0}
    assert arriving(figure("thief", "desert", **toad), FAR).hero().lives == 3
    fight = arriving(figure("thief", FIELDS, **toad), FAR, lying={FIELDS: "giant#1"}, dice=(1, 6))
    assert fight.hero().lives == 3
    drawn = arriving(figure("thief", FIELDS, **toad), FAR, deck="pestilence#1")
    assert drawn.hero().lives == 3
    duel = arriving(figure("thief", FIELDS, **toad), figure("elf", FIELDS), dice=(6, 1)).choose("attack:1")
    assert duel.asked == (0, "reward")


@pytest.mark.clause("TAL-6.19.8")
def test_a_toad_has_no_special_abilities_until_it_is_a_character_again() -> None:
    hills = "outer_05_hills"
    fight = arriving(figure("dwarf", hills, toad=2, gold=0), FAR, lying={hills: "bear#1"}, dice=(6, 1))
    assert not fight.was_asked("face")
    assert fight.told("fight_thrown")[0].fact("score") == 6 + 1
    druid = moving(figure("druid", VILLAGE, toad=2, gold=0), figure("elf", "crags"))
    assert druid.offered == ("cw", "ccw")
    back = arriving(figure("dwarf", hills), FAR, lying={hills: "bear#1"}, dice=(6, 1))
    assert back.asked == (0, "face")
