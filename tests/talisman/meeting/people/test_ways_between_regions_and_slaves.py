"""Scenes of ways between the Regions, and of slaves in the Temple."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, idle, on_turn, step, until
from tests.talisman.scene import figure, moving, starting

PLAIN = "inner_00_plain_of_peril"
CAVE, HILLS, SENTINEL = "middle_08_warlocks_cave", "middle_03_hills", "outer_04_sentinel"
FAR = figure("ghoul", "outer_14_hills")


# -- between the Regions ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.poltergeist", "TAL-6.11.12a")
def test_a_poltergeist_leaves_on_the_bridge_and_his_owner_stands_on_the_hills() -> None:
    scene = moving(figure("troll", SENTINEL, strength=12, followers="poltergeist#1"), FAR, dice=(6, 1),
                   deck="healer#1")  # fmt: skip
    scene.choose("cross")
    until(scene, lambda: scene.hero().space == HILLS, step)
    assert scene.hero().followers == ()
    assert "poltergeist#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.poltergeist", "TAL-6.11.12b")
def test_a_poltergeist_stays_with_whom_the_sentinel_has_beaten() -> None:
    scene = moving(figure("elf", SENTINEL, followers="poltergeist#1"), FAR, dice=(1, 6))
    scene.choose("cross")
    finish(scene, 0)
    assert (scene.hero().space, scene.hero().followers, scene.hero().lives) == (SENTINEL, ("poltergeist#1",), 3)


@pytest.mark.clause("TAL-A.poltergeist", "TAL-BRD-11", "TAL-6.13.1a")
def test_the_boatman_sheds_the_poltergeist_and_the_temple_is_visited() -> None:
    scene = moving(figure("elf", "tavern", followers="poltergeist#1", offer="ferry"), FAR, dice=(6, 6))
    scene.choose(next(key for key in scene.offered if "ferry" in key or "temple" in key))
    assert scene.hero().space == "middle_12_temple"
    assert scene.hero().followers == ()
    assert "pray_temple" in scene.offered


@pytest.mark.clause("TAL-6.11.2", "TAL-6.11.14", "TAL-6.11.24a")
def test_over_the_bridge_and_to_the_left_a_throw_of_six_reaches_the_lock_with_a_point_left() -> None:
    scene = moving(figure("elf", SENTINEL, strength=12), FAR, dice=(6, 6, 1, 1, 1))
    scene.choose("throw", "cross") if "throw" in scene.offered else scene.choose("cross")
    until(scene, lambda: {"cw", "ccw"} <= {*scene.offered}, step)
    assert "cross" not in scene.offered
    scene.choose("ccw")
    until(scene, lambda: "inwards" in scene.offered, step)
    scene.choose("inwards", "strength")
    assert scene.hero().space == PLAIN


@pytest.mark.clause("TAL-6.11.13b", "TAL-6.11.14", "TAL-6.11.2")
def test_over_the_bridge_outwards_one_may_go_on_either_way_and_not_back() -> None:
    scene = moving(figure("elf", "hidden_valley"), FAR, dice=(4,))
    scene.choose("cw")
    assert "cross" in scene.offered
    scene.choose("cross")
    assert {*scene.offered} == {"cw", "ccw"}
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.11.18-R", "TAL-S.hex", "TAL-6.11.19c-R")
def test_a_raft_lands_in_a_hex_and_is_gone() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_13_woods")
    scene = moving(figure("elf", "ruins", raft="raft#1", raft_due=True), FAR, lying={"middle_13_woods": "hex#1"},
                   state={"lasting": (hexed,)})  # fmt: skip
    scene.choose("raft:middle_13_woods")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero().raft) == (3, "")
    assert "raft#1" in scene.state.adventure.discard
    assert not scene.told("card_drawn"), "the Hex is the one card of the Woods"


@pytest.mark.clause("TAL-6.11.16b-R", "TAL-6.11.19c-R", "TAL-A.siren")
def test_a_raft_built_before_a_missed_turn_crosses_on_the_turn_after_it() -> None:
    builder = figure("elf", "outer_03_woods", raft="built", missed=1)
    scene = starting(builder, FAR, dice=(3, 3, 3))
    assert scene.told("turn_missed")
    on_turn(scene, 0)
    assert "raft:middle_02_hidden_valley" in scene.offered


# -- slaves ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.15.4c-R", "TAL-6.10.2b-R", "TAL-FLOW-1")
def test_a_slave_who_must_miss_a_turn_throws_for_no_freedom_in_it() -> None:
    scene = starting(figure("elf", "temple", enslaved=True, missed=1), FAR, dice=(6, 6))
    assert scene.turn == 1
    assert scene.hero().enslaved
    assert scene.hero().space == "middle_12_temple"


@pytest.mark.clause("TAL-BRD-9", "TAL-FLOW-3")
def test_a_slave_who_pays_the_warlock_is_free() -> None:
    scene = moving(figure("elf", "temple", enslaved=True, gold=3, quest="deliver_3_gold"), FAR, dice=(2, 2))
    scene.choose(next(key for key in scene.offered if key.startswith("deliver:")))
    until(scene, lambda: scene.turn == 1, idle)
    assert (scene.hero().space, scene.hero().enslaved) == (CAVE, False)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.11.19c-R", "TAL-S.temporal-warp")
def test_who_pays_the_warlock_in_the_first_turn_of_a_warp_goes_on_from_the_cave() -> None:
    scene = moving(figure("elf", "outer_03_woods", gold=2, quest="deliver_2_gold", raft="raft#1", raft_due=True), FAR,
                   dice=(1,), state={"extra_turns": 1})  # fmt: skip
    scene.choose(next(key for key in scene.offered if key.startswith("deliver:")))
    until(scene, lambda: scene.state.turns == 2, idle)
    assert (scene.turn, scene.hero().space, scene.hero().raft) == (0, CAVE, "")
