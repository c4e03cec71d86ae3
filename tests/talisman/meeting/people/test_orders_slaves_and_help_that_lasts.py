"""What is met first, slaves of the Temple who are slow, help that lasts for several fights, and bribes."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_until_turn_of, step, until
from tests.talisman.meeting.spells import hexed
from tests.talisman.scene import Figure, Scene, arriving, ending, figure, moving, starting

FIELDS, RUINS, WOODS, OASIS = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "middle_10_oasis"
TEMPLE, BRIDGE_HILLS = "middle_12_temple", "middle_03_hills"
FAR, ELF = figure("ghoul", "outer_14_hills"), figure("elf", "city")
BLIZZARD = {"lasting": (Lasting("blizzard", EVERYBODY, "turns", 4, 1, 0, "blizzard#1"),), "aside": ("blizzard#1",)}


def next_turn(scene: Scene) -> Scene:
    """Do as little as possible until it is the turn of somebody else."""
    return until(scene, lambda: scene.turn == 1, idle)


def scores(scene: Scene) -> list[object]:
    """The active Character's scores in all fights."""
    return [event.fact("score") for event in scene.told("fight_thrown")]


# -- what is met first ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.15.2b-R", "TAL-A.cursed-by-a-hag", "TAL-A.imp")
@pytest.mark.parametrize(("first", "followers", "left"), [
    ("cursed_by_a_hag#1", ("cursed_by_a_hag#1",), ()),
    ("imp#1", ("maiden#1",), ("cursed_by_a_hag#1",)),
])  # fmt: skip
def test_the_hag_follows_whom_the_imp_carries_off_only_if_she_is_met_first(
    first: str, followers: tuple[str, ...], left: tuple[str, ...]
) -> None:
    scene = arriving(figure("elf", RUINS, followers="maiden#1"), FAR, deck="imp#1 cursed_by_a_hag#1", dice=(3, 4))
    next_turn(scene.choose("space", f"first:{first}"))
    assert (scene.hero().space, scene.hero().followers) == ("outer_18_tavern", followers)
    assert scene.lying(RUINS) == left


@pytest.mark.clause("TAL-6.15.2b-R", "TAL-A.magical-vortex", "TAL-A.book-of-spells")
@pytest.mark.parametrize(("first", "held"), [("magical_vortex#1", 2), ("book_of_spells#1", 0)])
def test_the_book_fills_the_hand_for_good_only_after_the_vortex(first: str, held: int) -> None:
    scene = arriving(figure("elf", RUINS), figure("troll", "city"), deck="magical_vortex#1 book_of_spells#1")
    next_turn(scene.choose(f"first:{first}"))
    assert len(scene.hero().spells) == held


@pytest.mark.clause("TAL-6.15.2b-R", "TAL-A.raiders", "TAL-A.market-day")
def test_whom_the_raiders_robbed_first_has_nothing_for_the_market_day() -> None:
    robbed = figure("elf", RUINS, objects="sword#1", gold=2)
    scene = arriving(robbed, figure("troll", "city"), deck="market_day#1 raiders#1")
    next_turn(scene.choose("space", "first:raiders#1"))
    assert not scene.was_asked("trade_partner")
    assert (scene.lying(OASIS), scene.state.gold[OASIS]) == (("sword#1",), 2)


@pytest.mark.clause("TAL-6.15.2b-R", "TAL-A.marsh", "TAL-A.maze")
@pytest.mark.parametrize(("drink", "held", "craft"), [
    ("magic_stream#1", "marsh#1", 3), ("fountain_of_wisdom#1", "maze#1", 4),
])  # fmt: skip
@pytest.mark.parametrize("drinks_first", [True, False])
def test_who_drinks_the_missing_point_first_is_not_held(drink: str, held: str, craft: int, drinks_first: bool) -> None:
    visitor = figure("warrior", RUINS, strength=4, craft=craft)
    scene = arriving(visitor, figure("troll", "city"), lying={RUINS: f"{drink} {held}"})
    scene.choose(f"first:{drink if drinks_first else held}", "yes")
    next_turn(scene)
    assert scene.hero().missed == (not drinks_first)


# -- slaves and ways ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.13.5a", "TAL-A.poltergeist", "TAL-6.19.4", "TAL-A.blizzard")
@pytest.mark.parametrize(("slow", "state"), [
    ({"followers": "poltergeist#1"}, {}), ({"toad": 2, "gold": 0}, {}), ({}, BLIZZARD),
])  # fmt: skip
def test_a_slow_slave_throws_for_freedom_and_goes_one_space(slow: dict[str, object], state: dict[str, object]) -> None:
    slave = figure("elf", TEMPLE, enslaved=True, **slow)
    scene = starting(slave, figure("troll", RUINS), dice=(5,), state=state).choose("cw")
    assert (scene.hero().space, scene.hero().enslaved) == ("middle_13_woods", False)


@pytest.mark.clause("TAL-6.11.19c-R", "TAL-6.19.1b-R")
def test_the_turn_of_a_slave_who_stays_is_a_turn_for_raft_and_toad() -> None:
    rower = starting(figure("elf", TEMPLE, enslaved=True, raft="raft#1"), FAR, dice=(2,))
    next_turn(rower.choose("throw"))
    assert (rower.hero().raft, rower.hero().enslaved) == ("", True)
    toad = next_turn(starting(figure("elf", TEMPLE, enslaved=True, toad=1, gold=0), FAR, dice=(2,)))
    assert (toad.hero().toad, toad.hero().enslaved) == (0, True)


@pytest.mark.clause("TAL-S.hex", "TAL-6.11.1b")
@pytest.mark.parametrize(("walker", "way", "end"), [
    (figure("elf", WOODS), "woods", "outer_10_woods"),
    (figure("troll", "tavern", offer="lift"), "lift", RUINS),
    (figure("troll", "tavern", offer="ferry"), "ferry", TEMPLE),
])  # fmt: skip
def test_by_whichever_granted_way_one_comes_a_hex_strikes(walker: Figure, way: str, end: str) -> None:
    scene = moving(walker, FAR, lying={end: "hex#1"}, state={"lasting": (hexed(end),)}, deck="bag_of_gold#1")
    scene.choose(f"{way}:{end}")
    assert (scene.hero().space, scene.hero().lives) == (end, 3)


@pytest.mark.clause("TAL-A.market", "TAL-A.raft", "TAL-6.11.17")
def test_a_raft_stolen_at_the_market_crosses_on_the_next_turn_of_the_thief() -> None:
    scene = arriving(figure("thief", FIELDS, gold=0), ELF, lying={FIELDS: "market#1"}, dice=(6,))
    next_turn(go_on(scene, "yes"))
    until(scene, lambda: scene.asked == (0, "move"), idle)
    assert "raft:middle_00_portal_of_power" in scene.offered


@pytest.mark.clause("TAL-6.11.24c-R", "TAL-6.2.8a")
def test_who_fails_at_the_lock_with_the_sixth_point_of_craft_gives_up_a_spell_at_once() -> None:
    thinker = figure("elf", "castle", craft=6, spells="hex#1 alchemy#1 random#1")
    scene = moving(thinker, FAR, dice=(2, 6, 6))
    for key in ("throw", "cw", "inwards", "craft"):
        go_on(scene, key)
    assert (scene.hero().craft, scene.asked) == (5, (0, "surplus_spell"))


# -- fights ------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.14.8b")
def test_a_mercenary_paid_once_helps_against_every_lizardman_of_the_turn() -> None:
    fighter = figure("elf", "pits", followers="mercenary#1", strength=5)
    scene = next_turn(go_on(arriving(fighter, FAR, dice=(3, 6, 1, 6, 1, 6, 1)), "use:mercenary#1"))
    assert scores(scene) == [14, 14, 14]
    assert (scene.hero().gold, scene.hero().held) == (0, "")


@pytest.mark.clause("TAL-6.8a", "TAL-6.14.8b")
def test_of_two_raised_enemies_one_fights_each_lizardman() -> None:
    scene = arriving(figure("ghoul", "pits", followers="giant#1 dragon#1"), ELF, dice=(2, 3, 1, 3, 1))
    go_on(go_on(scene, "helper:giant#1"), "helper:dragon#1")
    next_turn(scene)
    assert scores(scene) == [2 + 6 + 3, 2 + 7 + 3]
    assert scene.hero().followers == ()


@pytest.mark.clause("TAL-6.16.5a", "TAL-6.18.2c-R", "TAL-6.15.7")
def test_who_evades_one_of_three_fights_the_other_of_strength_and_then_the_one_of_craft() -> None:
    lying = {BRIDGE_HILLS: "dragon#1 goblin#1 wraith#1"}
    scene = arriving(figure("dwarf", BRIDGE_HILLS), FAR, lying=lying, dice=(6, 1, 6, 1))
    go_on(go_on(scene, "evade:card:dragon#1"), "fight")
    until(scene, lambda: len(scene.told("fight_thrown")) == 2, step)
    assert [event.fact("foe_score") for event in scene.told("fight_thrown")] == [2 + 1, 5 + 1]


@pytest.mark.clause("TAL-6.8a")
def test_of_two_dragons_the_one_that_the_minstrel_attacks_fights_alone() -> None:
    scene = arriving(figure("minstrel", RUINS), ELF, lying={RUINS: "dragon#1 dragon#2"}, dice=(6, 1))
    go_on(scene, "provoke:dragon#1").choose("fight")
    assert [event.fact("foe_score") for event in scene.told("fight_thrown")] == [7 + 1]


# -- bribes ------------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.5.5b", "TAL-6.12.1g-R")
def test_a_fifth_object_offered_for_a_life_means_leaving_one_for_later() -> None:
    winner = figure("troll", FIELDS, objects="axe#1 helmet#1 shield#1 sword#1")
    scene = arriving(winner, figure("elf", FIELDS, objects="ring#1", gold=0), dice=(6, 1))
    go_on(go_on(scene, "attack:1"), "life").choose("card:ring#1", "accept", "leave:helmet#1")
    assert "take:helmet#1" not in idle_until_turn_of(scene, 1)
    assert scene.lying(FIELDS) == ("helmet#1",)
    assert (scene.hero(1).lives, len(scene.hero().objects)) == (4, 4)


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.8a")
def test_a_ghoul_who_takes_gold_for_the_life_drains_nothing() -> None:
    scene = arriving(figure("ghoul", FIELDS), figure("troll", FIELDS, gold=2), dice=(6, 1))
    go_on(go_on(scene, "psychic:1"), "life").choose("gold:2", "accept")
    finish(scene, 0)
    assert [(hero.lives, hero.gold) for hero in scene.state.heroes] == [(4, 3), (4, 0)]


# -- silence -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-S.immobility")
def test_magic_destroyed_at_the_end_of_a_turn_is_there_again_when_that_player_begins_the_next() -> None:
    caster = figure("wizard", FIELDS, spells="destroy_magic#1 immobility#1")
    scene = ending(caster, figure("elf", "city", spells="immobility#2 healing#1", lives=2))
    next_turn(scene.choose("cast:destroy_magic#1"))
    assert not [key for key in idle_until_turn_of(scene, 0) if key.startswith("cast:")]
    assert scene.asked == (1, "window")
    assert "cast:immobility#2" in scene.offered
