"""Turns in a row (Temporal Warp) meet what holds, slows, offers or counts from one turn to the next."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import go_on, idle, idle_till, step, until
from tests.talisman.scene import Figure, Scene, figure, starting

FIELDS, RUINS, TEMPLE = "outer_01_fields", "outer_20_ruins", "middle_12_temple"
DWARF = figure("dwarf", "outer_14_hills")
WARP = "temporal_warp#1"
GOLD = " ".join(f"bag_of_gold#{number}" for number in range(1, 9))


def warping(hero: Figure, *others: Figure, **more: object) -> Scene:
    """Somebody has cast a Temporal Warp at the start of the turn."""
    return go_on(starting(hero, *(others or (DWARF,)), **more), f"cast:{WARP}")  # type: ignore[arg-type]


def stubborn(scene: Scene) -> None:
    """Who is held goes on with it."""
    if "continue" in scene.offered:
        scene.choose("continue")
    else:
        step(scene)


def to_the_others(scene: Scene) -> Scene:
    """All three turns are played, doing what holds and nothing else."""
    return until(scene, lambda: scene.turn != 0, stubborn)


def scores(scene: Scene) -> list[tuple[object, object]]:
    """The scores of all fights."""
    return [(event.fact("score"), event.fact("foe_score")) for event in scene.told("fight_thrown")]


# -- what holds ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-6.14.7c-R")
def test_the_same_werewolf_is_fought_in_each_turn_of_a_warp_until_it_falls() -> None:
    held = figure("warrior", "werewolf_den", held="werewolf", held_by=9, strength=8, spells=WARP)
    scene = to_the_others(warping(held, dice=(1, 1, 1, 1, 1, 1, 6, 6, 1)))
    assert scores(scene) == [(9, 10), (9, 10), (14, 10)]
    assert (scene.hero().lives, scene.hero().held, scene.hero().space) == (2, "", "inner_05_werewolf_den")


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-6.14.8d", "TAL-6.14.8f")
def test_the_lizardmen_left_are_fought_in_the_next_turn_of_a_warp_and_the_third_leads_on() -> None:
    held = figure("warrior", "pits", held="lizardman", held_by=2, strength=5, spells=WARP)
    scene = warping(held, dice=(1, 1, 2, 6, 6, 1, 6, 6, 1))
    until(scene, lambda: scene.asked[1] == "move" and not scene.hero().held, stubborn)
    assert scores(scene) == [(6, 6), (11, 5), (11, 5)]
    assert (scene.turn, scene.state.extra_turns) == (0, 0)


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-BRD-8")
def test_a_slave_throws_for_freedom_in_each_turn_of_a_warp() -> None:
    scene = warping(figure("warrior", TEMPLE, enslaved=True, spells=WARP), dice=(1, 3, 4))
    until(scene, lambda: scene.asked[1] == "way", step)
    assert (scene.hero().enslaved, scene.state.steps, scene.state.extra_turns) == (False, 4, 0)


# -- what is granted ----------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-BRD-11")
def test_the_lift_that_the_tavern_offers_is_there_in_the_next_turn_of_a_warp() -> None:
    drinker = figure("warrior", "outer_19_fields", objects="sword#1", spells=WARP)
    scene = warping(drinker, dice=(1, 5)).choose("throw", "ccw")
    idle_till(scene, f"lift:{RUINS}")
    assert (scene.turn, scene.hero().space, scene.hero().offer) == (0, RUINS, "")


# -- what slows ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-A.poltergeist")
def test_a_haunted_one_goes_one_space_in_each_turn_of_a_warp() -> None:
    haunted = figure("wizard", "outer_13_fields", followers="poltergeist#1", spells=f"{WARP} hex#1")
    scene = warping(haunted, figure("troll", FIELDS))
    until(scene, lambda: scene.turn == 1, idle)
    assert [event.fact("who") for event in scene.told("moved")] == [0, 0, 0]


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-A.blizzard")
def test_a_blizzard_drawn_in_the_first_turn_slows_the_other_two_and_still_two_turns_of_each() -> None:
    drawer = figure("wizard", "outer_13_fields", objects="sword#1", spells=f"{WARP} hex#1")
    scene = warping(drawer, figure("troll", RUINS, objects="axe#1"), dice=(1,), deck=f"blizzard#1 {GOLD}")
    walks: list[tuple[int, bool]] = []

    def look(scene: Scene) -> None:
        if scene.asked[1] == "move":
            walks.append((scene.turn, "throw" in scene.offered))
        idle(scene)

    until(scene, lambda: len(walks) == 8, look)
    slow = [(0, False), (0, False), (1, False), (0, False), (1, False), (0, False)]
    assert walks == [(0, True), *slow, (1, True)]


# -- what counts turns -----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-S.temporal-warp")
def test_magic_destroyed_by_another_sleeps_through_a_whole_warp() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
    scene = starting(figure("wizard", FIELDS, objects="ring#1", spells="hex#1"), DWARF, deck=GOLD,
                     state={"lasting": (silence,), "extra_turns": 2})  # fmt: skip
    until(scene, lambda: scene.state.turns == 3 and scene.asked == (0, "move"), idle)
    assert [mark.id for mark in scene.state.lasting] == ["destroy_magic"]
    until(scene, lambda: scene.turn == 1, idle)
    assert scene.state.lasting == ()
