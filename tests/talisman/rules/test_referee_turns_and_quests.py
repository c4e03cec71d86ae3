"""Scenes of an independent referee: the order of turns, turns missed, and the Warlock's quests."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, CAVE = "outer_01_fields", "middle_08_warlocks_cave"
FAR = figure("ghoul", "middle_04_cursed_glade")


def finish(scene: Scene, seat: int) -> None:
    """Play on by last answers until the turn of a seat is over."""
    while scene.decision is not None and scene.turn == seat:
        scene.choose("end" if "end" in scene.offered else scene.offered[-1])


# -- turns -----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.10.2b-R")
def test_turns_missed_are_counted_one_by_one() -> None:
    scene = starting(figure("elf", FIELDS, missed=2), figure("troll", "outer_13_fields"))
    assert (scene.turn, scene.hero().missed) == (1, 1)
    finish(scene, 1)
    assert [event.fact("who") for event in scene.told("turn_missed")] == [0, 0]
    assert scene.hero().missed == 0
    assert scene.told("turn_begins")[-1].fact("who") == scene.turn == 0


@pytest.mark.clause("TAL-6.15.4b", "TAL-6.15.4c")
def test_a_storm_ends_the_drawers_turn_and_takes_the_next_turn_of_the_others() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "outer_13_fields"), FAR, lying={FIELDS: "storm#1 maze#1"})
    assert [scene.hero(seat).missed for seat in (0, 2)] == [0, 0]
    assert scene.told("turn_missed")[0].fact("who") == 1
    assert scene.turn == 2
    assert not [event for event in scene.told("card_met") if event.fact("card") == "maze#1"]


@pytest.mark.clause("TAL-6.10.2a", "TAL-6.4.3g")
def test_a_player_who_is_out_has_no_turn() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "crags", lives=1), FAR, lying={FIELDS: "pestilence#1"},
                     state={"crown_reached": True, "moved": True})  # fmt: skip
    finish(scene, 0)
    assert scene.hero(1).out
    assert scene.turn == 2


@pytest.mark.clause("TAL-BRD-8", "TAL-6.13.1b-R")
@pytest.mark.parametrize(("number", "free"), [(3, False), (4, True)])
def test_a_slave_of_the_temple_is_free_from_four_on_and_has_no_encounter_while_it_stays(
    number: int, free: bool
) -> None:
    scene = moving(figure("troll", "temple", enslaved=True), FAR, dice=(number,), lying={"temple": "wolf#1"})
    assert scene.hero().enslaved != free
    assert bool(scene.told("freed")) == free
    assert (scene.turn, scene.asked[1]) == ((0, "way") if free else (1, scene.asked[1]))
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-A.blizzard")
def test_a_blizzard_lets_everybody_make_exactly_two_short_moves() -> None:
    people = (figure("elf", FIELDS), figure("troll", "outer_13_fields"), figure("monk", "outer_10_woods"))
    scene = arriving(*people, lying={FIELDS: "blizzard#1"})
    finish(scene, 0)
    short = [0, 0, 0]
    for _ in range(60):
        decision = scene.open()
        if decision.kind == "move" and "throw" in scene.offered:
            break
        if decision.kind == "move":
            short[decision.seat] += 1
        scene.choose("cw" if "cw" in scene.offered else "end" if "end" in scene.offered else scene.offered[-1])
    assert short == [2, 2, 2]
    assert "blizzard#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-S.immobility")
def test_one_who_is_petrified_is_asked_nothing_in_that_turn() -> None:
    owner = figure("druid", FIELDS, objects="sword#1", trophies="dragon#1", spells="alchemy#1")
    scene = starting(owner, figure("wizard", "city", spells="immobility#1 hex#1")).choose("cast:immobility#1")
    assert scene.turn == 1
    assert not [choice for choice in scene.match.record if choice.seat == 0]


# -- quests ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-9", "TAL-A.cursed-by-a-hag", "TAL-A.poltergeist")
@pytest.mark.parametrize("bound", ["cursed_by_a_hag#1", "poltergeist#1"])
def test_nobody_can_hand_the_warlock_a_follower_that_clings(bound: str) -> None:
    scene = moving(figure("troll", "tavern", followers=bound, quest="deliver_follower"), FAR)
    assert not [key for key in scene.offered if key.startswith("deliver")]


@pytest.mark.clause("TAL-BRD-9", "TAL-6.16.9c")
def test_a_life_bought_back_does_not_fulfil_the_quest() -> None:
    scene = arriving(figure("troll", FIELDS, quest="take_a_life"), figure("elf", FIELDS, gold=2), dice=(6, 1))
    scene.choose("attack:1", "life", "gold:1", "accept")
    assert scene.hero().quest == "take_a_life"
    assert (scene.hero().gold, scene.hero(1).gold, scene.hero(1).lives) == (2, 1, 4)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.16.9d-R")
def test_a_life_saved_by_armour_does_not_fulfil_the_quest() -> None:
    victim = figure("elf", FIELDS, gold=0, objects="armour#1")
    scene = arriving(figure("troll", FIELDS, quest="take_a_life"), victim, dice=(6, 1, 6))
    scene.choose("attack:1", "life", "no_offer", "protect:armour#1")
    assert (scene.hero().quest, scene.hero(1).lives) == ("take_a_life", 4)


@pytest.mark.clause("TAL-BRD-9")
@pytest.mark.parametrize(
    ("hero", "keys", "dice"),
    [
        (figure("elf", "outer_03_woods", quest="kill_an_enemy"), ("evade:card:bandit#1",), ()),
        (figure("elf", "outer_03_woods", quest="kill_an_enemy", gold=2), ("bribe:bandit#1",), ()),
        (figure("warrior", "outer_03_woods", quest="kill_an_enemy"), (), (1, 1, 1)),
    ],
)
def test_an_enemy_evaded_paid_or_equal_does_not_fulfil_the_quest(
    hero: object, keys: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    scene = arriving(hero, FAR, lying={"outer_03_woods": "bandit#1"}, dice=dice)  # type: ignore[arg-type]  # a figure
    for key in keys or ("fight",):
        if key in scene.offered:
            scene.choose(key)
    assert scene.hero().quest == "kill_an_enemy"
    assert scene.lying("outer_03_woods") == ("bandit#1",)


@pytest.mark.clause("TAL-BRD-9", "TAL-S.destruction")
def test_an_enemy_destroyed_by_a_spell_does_not_fulfil_the_quest() -> None:
    wizard = figure("wizard", FIELDS, spells="destruction#1 hex#1", quest="kill_an_enemy")
    scene = moving(wizard, FAR, lying={"ruins": "wolf#1"}).choose("cast:destruction#1")
    assert scene.hero().quest == "kill_an_enemy"
    assert scene.lying("ruins") == ()


@pytest.mark.clause("TAL-BRD-9", "TAL-6.20.2c-R")
def test_without_a_talisman_left_the_quest_still_ends_at_the_cave() -> None:
    gone = "talisman#t1 talisman#t2 talisman#t3 talisman#t4"
    scene = moving(figure("troll", "tavern", gold=3, quest="deliver_3_gold"), figure("elf", "city", objects=gone))
    scene.choose("deliver:gold")
    assert (scene.hero().space, scene.hero().quest, scene.hero().objects) == (CAVE, "", ())
    assert scene.told("out_of_stock")


@pytest.mark.clause("TAL-BRD-9")
def test_a_quest_can_be_handed_over_at_once_in_the_cave() -> None:
    scene = arriving(figure("troll", "warlocks_cave", gold=3), FAR, dice=(5,)).choose("quest")
    assert scene.hero().quest == "deliver_3_gold"
    scene.choose("deliver:gold")
    assert (scene.hero().objects, scene.hero().gold) == (("talisman#t1",), 0)


@pytest.mark.clause("TAL-BRD-9")
def test_a_talisman_is_a_magic_object_that_the_warlock_takes_too() -> None:
    owner = figure("troll", "tavern", objects="talisman#1 sword#1", quest="deliver_magic_object")
    scene = moving(owner, FAR)
    assert [key for key in scene.offered if key.startswith("deliver")] == ["deliver:talisman#1"]
    scene.choose("deliver:talisman#1")
    assert scene.hero().objects == ("sword#1", "talisman#t1")


@pytest.mark.clause("TAL-BRD-9", "TAL-6.19.2b-R")
def test_a_toad_keeps_its_quest_and_may_fulfil_it_and_its_talisman_lies_on_the_cave() -> None:
    toad = figure("troll", FIELDS, toad=2, gold=0, toad_strength=5, quest="kill_an_enemy")
    scene = arriving(toad, FAR, lying={FIELDS: "wolf#1"}, dice=(6, 1))
    assert (scene.hero().space, scene.hero().quest, scene.hero().objects) == (CAVE, "", ())
    assert scene.lying(CAVE) == ("talisman#t1",)
