"""Rafts (TAL-6.11.15 to TAL-6.11.19) and the other ways over the river (TAL-6.11.9)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving, starting

FAR = figure("troll", "crags", missed=9)
WOODS, VALLEY = "outer_03_woods", "middle_02_hidden_valley"
BAGS = "bag_of_gold#1 bag_of_gold#2 bag_of_gold#3"


def rafts(scene: Scene) -> set[str]:
    """The spaces that may be reached by Raft now."""
    return {key.removeprefix("raft:") for key in scene.offered if key.startswith("raft:")}


@pytest.mark.clause("TAL-6.11.16a", "TAL-6.11.15", "TAL-6.5.2b-R")
def test_a_raft_is_built_only_with_an_axe_and_only_among_trees() -> None:
    for space in (WOODS, "outer_10_woods", "outer_16_woods", "forest", "middle_13_woods"):
        assert "build" in moving(figure("thief", space, objects="axe#1"), FAR).offered
        assert "build" not in moving(figure("thief", space, objects="sword#1"), FAR).offered
    for space in ("outer_05_hills", "outer_01_fields", "village", "oasis"):
        assert "build" not in moving(figure("thief", space, objects="axe#1"), FAR).offered
    for name in ("monk", "priest"):
        assert "build" in moving(figure(name, WOODS, objects="axe#1"), FAR).offered


@pytest.mark.clause("TAL-6.11.16b", "TAL-6.11.16b-R", "TAL-6.13.1b-R", "TAL-FLOW-4")
@pytest.mark.parametrize(
    ("space", "opposite"),
    [(WOODS, VALLEY), ("forest", "middle_15_castle"), ("middle_13_woods", "outer_20_ruins")],
)
def test_building_is_the_whole_turn_and_the_next_one_crosses_from_both_banks(space: str, opposite: str) -> None:
    scene = moving(figure("thief", space, objects="axe#1"), FAR, deck=BAGS).choose("build")
    assert not scene.told("moved_die") + scene.told("card_drawn") + scene.told("thrown")
    assert scene.asked == (0, "end_turn")
    scene.end_turn()
    assert [event.fact("who") for event in scene.told("turn_missed")] == [1], "the builder misses no other turn"
    assert scene.asked == (0, "move")
    assert rafts(scene) == {opposite}
    scene.choose(f"raft:{opposite}")
    assert scene.told("carried")[0].fact("space") == opposite
    assert scene.hero().raft == ""


@pytest.mark.clause("TAL-6.11.16b-R")
def test_a_built_raft_needs_no_card() -> None:
    holders = figure("elf", "city", raft="raft#1", missed=9), figure("dwarf", "city", raft="raft#p1", missed=9)
    scene = moving(figure("thief", WOODS, objects="axe#1"), *holders).choose("build")
    assert scene.hero().raft
    assert [hero.raft for hero in scene.state.heroes[1:]] == ["raft#1", "raft#p1"]


@pytest.mark.clause("TAL-6.11.17", "TAL-6.11.18", "TAL-6.11.18-R")
@pytest.mark.parametrize("raft", ["built", "raft#1", "raft#p1"])
def test_without_a_throw_the_character_is_set_on_the_space_straight_across_and_encounters_it(raft: str) -> None:
    scene = starting(figure("thief", WOODS, raft=raft), FAR, deck=BAGS)
    assert rafts(scene) == {VALLEY}
    scene.choose(f"raft:{VALLEY}")
    assert (scene.hero().space, scene.hero().raft) == (VALLEY, "")
    assert len(scene.told("card_drawn")) == 3
    assert not scene.told("moved_die")


@pytest.mark.clause("TAL-6.11.18-R")
@pytest.mark.parametrize(
    ("space", "banks"),
    [("portal_of_power", {"outer_01_fields", "outer_23_fields"}),
     ("middle_04_cursed_glade", {"outer_05_hills", "outer_07_fields"}), ("village", set()), ("chapel", set()),
     ("city", set()), ("tavern", set()), ("outer_01_fields", {"middle_00_portal_of_power"})],
)  # fmt: skip
def test_where_two_spaces_lie_opposite_there_is_a_choice_and_an_outer_corner_has_none(
    space: str, banks: set[str]
) -> None:
    scene = starting(figure("thief", space, raft="raft#1", objects="sword#1"), FAR)
    assert rafts(scene) == banks


@pytest.mark.clause("TAL-6.11.15", "TAL-6.11.18-R", "TAL-6.11.19c-R")
def test_a_raft_bought_or_found_is_used_on_the_next_turn() -> None:
    found = arriving(figure("thief", WOODS), FAR, lying={WOODS: "raft#1"}).choose("take:raft#1")
    bought = arriving(figure("thief", WOODS, gold=3), FAR, lying={WOODS: "market#1"}).choose("no", "buy:raft")
    for scene, raft in ((found, "raft#1"), (bought, "raft#p1")):
        assert scene.hero().raft == raft
        assert not rafts(scene), "not in this turn"
        scene.decline("take", "shop").end_turn()
        assert scene.asked == (0, "move"), "the other one misses his turn"
        assert rafts(scene) == {VALLEY}


@pytest.mark.clause("TAL-6.11.19a")
def test_nobody_takes_anothers_raft() -> None:
    victim = figure("elf", "outer_01_fields", gold=0, raft="raft#1")
    assert "steal:1" not in arriving(figure("thief", "outer_01_fields"), victim).offered
    fought = arriving(figure("warrior", "outer_01_fields", strength=20), victim, dice=(6, 6, 1)).choose("attack:1")
    assert set(fought.offered) == {"life", "nothing"}
    assert "cast:acquisition#1" not in moving(figure("wizard", "city", spells="acquisition#1 hex#1"), victim).offered


@pytest.mark.clause("TAL-6.11.19b")
def test_a_raft_left_behind_goes_to_its_own_pile() -> None:
    scene = moving(figure("thief", "fields", raft="raft#1"), FAR).choose("leave:raft#1")
    assert (scene.hero().raft, scene.lying("outer_01_fields")) == ("", ())
    assert "raft#1" in scene.state.adventure.discard
    bought = moving(figure("thief", "fields", raft="raft#p1"), FAR).choose("leave:raft#p1")
    assert "raft#p1" in bought.state.stock


@pytest.mark.clause("TAL-6.11.19c", "TAL-6.11.19c-R")
def test_an_unused_raft_is_lost_at_the_end_of_the_next_turn_really_played() -> None:
    scene = starting(figure("thief", WOODS, raft="raft#1", missed=1), FAR, dice=(1,))
    assert scene.told("turn_missed")[0].fact("who") == 0
    assert scene.hero().raft == "raft#1", "a missed turn does not count"
    assert rafts(scene) == {VALLEY}
    scene.choose("throw", "ccw")
    assert scene.hero().space == "outer_02_graveyard"
    assert scene.hero().raft == "raft#1"
    scene.end_turn()
    assert scene.hero().raft == ""
    assert "raft#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.11.19c-R")
def test_a_raft_is_lost_at_once_by_a_toad_by_the_dead_and_by_who_is_carried_off() -> None:
    toad = arriving(figure("thief", "city", raft="raft#1"), FAR, dice=(1,)).choose("enchantress")
    dead = arriving(figure("thief", "desert", lives=1, raft="raft#1"), FAR)
    carried = arriving(figure("thief", "outer_01_fields", raft="raft#1"), FAR, deck="imp#1", dice=(3, 4))
    for scene in (toad, dead, carried):
        assert scene.hero().raft == ""
        assert "raft#1" in scene.state.adventure.discard


# -- adventures ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.9", "TAL-BRD-11")
def test_adventures_cross_the_river_too() -> None:
    ferry = moving(figure("thief", "tavern", offer="ferry"), FAR).choose("ferry:middle_12_temple")
    assert ferry.hero().space == "middle_12_temple"
    imp = arriving(figure("thief", "outer_01_fields"), FAR, deck=f"imp#1 {BAGS}", dice=(5,))
    assert imp.hero().space == VALLEY
    raft = starting(figure("thief", WOODS, raft="raft#1"), FAR, deck=BAGS).choose(f"raft:{VALLEY}")
    assert raft.hero().space == VALLEY


@pytest.mark.clause("TAL-6.11.19c")
@pytest.mark.parametrize("old", ["built", "raft#1"])
def test_a_second_raft_takes_the_place_of_the_first_and_that_is_told(old: str) -> None:
    bought = arriving(figure("thief", WOODS, gold=3, raft=old), FAR, lying={WOODS: "market#1"})
    bought.choose("no", "buy:raft")
    assert bought.hero().raft == "raft#p1"
    assert [event.kind for event in bought.events].count("raft_lost") == 1
    assert ("raft#1" in bought.state.adventure.discard) == (old == "raft#1"), "one built with an Axe is no card"


@pytest.mark.clause("TAL-6.11.19c")
def test_a_raft_taken_takes_the_place_of_a_built_one_and_nothing_is_told_without_a_first() -> None:
    second = arriving(figure("thief", WOODS, raft="built"), FAR, lying={WOODS: "raft#1"}).choose("take:raft#1")
    first = arriving(figure("thief", WOODS), FAR, lying={WOODS: "raft#1"}).choose("take:raft#1")
    for scene, lost in ((second, 1), (first, 0)):
        assert scene.hero().raft == "raft#1"
        assert [event.kind for event in scene.events].count("raft_lost") == lost
