"""Movement in the Outer and Middle Regions and over the bridge (TAL-6.10, TAL-6.11)."""

from __future__ import annotations

import pytest

from game.engine.ids import name_of
from game.talisman.box.board import SPACES
from tests.talisman.scene import Scene, arriving, figure, moving, space_id, starting

FAR = figure("troll", "outer_13_fields", missed=9)
FAR_DWARF = figure("dwarf", "outer_13_fields", missed=9)
SENTINEL, HILLS = "outer_04_sentinel", "middle_03_hills"
HERE = "outer_08_crags"


def places(scene: Scene) -> dict[str, str]:
    """The ways offered and where they end."""
    return {option.key: name_of(option.place or "") for option in scene.open().options}


def arrivals(scene: Scene) -> list[object]:
    """Where the Character's moves ended."""
    return [event.fact("space") for event in scene.told("moved")]


@pytest.mark.clause("TAL-6.11.1a", "TAL-6.11.1c", "TAL-CHOICE")
@pytest.mark.parametrize(
    ("number", "clockwise", "counter"),
    [(1, "outer_01_fields", "outer_23_fields"), (2, "outer_02_graveyard", "outer_22_forest"),
     (3, "outer_03_woods", "outer_21_plains"), (6, "outer_06_chapel", "outer_18_tavern")],
)  # fmt: skip
def test_the_die_is_thrown_and_the_player_chooses_the_direction(number: int, clockwise: str, counter: str) -> None:
    scene = moving(figure("thief", "outer_00_village"), FAR, dice=(number,), deck="bag_of_gold#1")
    assert places(scene) == {"cw": clockwise, "ccw": counter}
    scene.choose("ccw")
    assert arrivals(scene) == [counter]


@pytest.mark.clause("TAL-6.10.1a", "TAL-6.13.1a")
def test_a_turn_is_movement_and_then_the_encounter_where_it_ends() -> None:
    lying = {"outer_01_fields": "bear#1", "outer_02_graveyard": "healer#1"}
    scene = moving(figure("thief", "outer_00_village", lives=3), FAR, lying=lying, dice=(2,))
    scene.choose("cw")
    kinds = [event.kind for event in scene.events if event.kind in ("moved", "card_met", "healed", "fight_thrown")]
    assert kinds == ["moved", "card_met", "healed"], "nothing is met on the way"


@pytest.mark.clause("TAL-6.13.1b")
@pytest.mark.parametrize("space", ["outer_01_fields", "desert", "tavern", "crypt"])
def test_nobody_has_an_encounter_where_the_turn_begins(space: str) -> None:
    lying = {space: "witch#1"}
    scene = starting(figure("thief", space), FAR, lying=lying, dice=(4,))
    assert scene.asked[1] in ("move", "way")
    assert scene.hero().lives == 4
    assert not scene.told("card_drawn") + scene.told("card_met")


@pytest.mark.clause("TAL-6.11.1c-R")
def test_the_full_number_must_be_moved_and_nobody_stands_still() -> None:
    scene = moving(figure("thief", "outer_00_village"), FAR, dice=(5,))
    assert set(scene.offered) == {"cw", "ccw"}
    assert scene.refusal("space:outer_00_village")[1] == "TAL-6.11.1c-R"
    assert scene.refusal("space:outer_01_fields")[1] == "TAL-6.11.2"
    scene.choose("ccw")
    assert arrivals(scene) == ["outer_19_fields"]


@pytest.mark.clause("TAL-6.11.2")
def test_the_direction_cannot_be_changed_on_the_way() -> None:
    scene = moving(figure("thief", "outer_02_graveyard"), FAR, dice=(5,))
    scene.choose("cw")
    assert places(scene) == {"on": "outer_07_fields", "cross": HILLS}
    portal = moving(figure("thief", "middle_02_hidden_valley"), FAR, dice=(5,)).choose("ccw")
    assert places(portal) == {"on": "middle_13_woods", "inwards": "inner_00_plain_of_peril"}
    assert portal.choose("on").told("moved")[0].fact("space") == "middle_13_woods"


@pytest.mark.clause("TAL-6.11.1b")
def test_the_elf_steps_from_woods_to_woods() -> None:
    scene = moving(figure("elf", "outer_03_woods"), FAR, deck="maze#1")
    steps = {key for key in scene.offered if key.startswith("woods")}
    assert steps == {f"woods:{space_id(name)}" for name in ("outer_10_woods", "outer_16_woods")}
    scene.choose("woods:outer_16_woods")
    assert scene.told("card_drawn")[0].fact("space") == "outer_16_woods"
    assert not scene.told("moved_die")
    assert not any(key.startswith("woods") for key in moving(figure("elf", "middle_13_woods")).offered)
    slow = moving(figure("elf", "outer_03_woods", followers="poltergeist#1"), FAR)
    assert not any(key.startswith("woods") for key in slow.offered), "there is no die to step instead of"


@pytest.mark.clause("TAL-6.11.1b", "TAL-A.poltergeist")
def test_a_movement_with_a_condition_of_its_own_needs_no_die() -> None:
    scene = moving(figure("thief", "outer_00_village", followers="poltergeist#1"), FAR, deck="bag_of_gold#1")
    assert places(scene) == {"cw": "outer_01_fields", "ccw": "outer_23_fields"}
    scene.choose("cw")
    assert arrivals(scene) == ["outer_01_fields"]
    assert not scene.told("moved_die")


# -- the bridge ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.8a", "TAL-6.11.8b", "TAL-6.11.10a", "TAL-FLOW-5")
def test_a_bridge_joins_the_sentinel_and_the_hills_of_the_middle_region_both_ways() -> None:
    there = moving(figure("warrior", SENTINEL, strength=20), FAR, dice=(1, 3, 3, 1), deck="bag_of_gold#1")
    there.choose("cross")
    assert arrivals(there) == [HILLS]
    back = moving(figure("thief", HILLS), FAR, dice=(1,), deck="bag_of_gold#1").choose("cross")
    assert arrivals(back) == [SENTINEL]
    for space in SPACES:
        if space.startswith(("outer", "middle")) and space not in (SENTINEL, HILLS):
            assert "cross" not in moving(figure("thief", space), FAR, dice=(6,)).offered


@pytest.mark.clause("TAL-6.11.10b", "TAL-6.11.10b-R")
def test_without_a_point_left_nobody_crosses() -> None:
    for start, way, end in (("outer_03_woods", "cw", SENTINEL), ("middle_02_hidden_valley", "cw", HILLS)):
        scene = moving(figure("thief", start), FAR, dice=(1,), deck="bag_of_gold#1").choose(way)
        assert arrivals(scene) == [end]
        assert scene.asked == (0, "take"), "the space is encountered, and the bridge not asked for"
        assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.11.10b-R")
@pytest.mark.parametrize(("start", "way", "number"), [(SENTINEL, "", 3), ("outer_03_woods", "cw", 4),
                                                      ("outer_05_hills", "ccw", 4)])  # fmt: skip
def test_the_step_over_the_bridge_costs_one_point(start: str, way: str, number: int) -> None:
    scene = moving(figure("thief", start, strength=30), FAR, dice=(number, 1, 1))
    scene.choose(*([way] if way else []), "cross")
    assert scene.state.steps == 2
    assert places(scene) == {"cw": "middle_05_runes", "ccw": "middle_01_black_knight"}


@pytest.mark.clause("TAL-6.11.10b-R", "TAL-6.11.2")
def test_whoever_passes_the_bridge_is_asked_each_time_and_nobody_turns_round_on_it() -> None:
    passing = moving(figure("thief", "middle_02_hidden_valley"), FAR, dice=(3,)).choose("cw")
    assert places(passing) == {"on": "middle_05_runes", "cross": SENTINEL}
    passing.choose("cross")
    assert set(passing.offered) == {"cw", "ccw"}, "not back over the bridge"


@pytest.mark.clause("TAL-6.11.14", "TAL-6.11.2")
def test_in_the_new_region_the_direction_may_be_changed() -> None:
    for way, end in (("cw", "outer_06_chapel"), ("ccw", "outer_02_graveyard")):
        scene = moving(figure("thief", "middle_04_cursed_glade"), FAR, dice=(4,)).choose("ccw", "cross", way)
        assert arrivals(scene) == [end]


# -- the Sentinel --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.11.11a", "TAL-6.11.11b-R")
def test_the_sentinel_of_strength_nine_attacks_who_wants_to_cross() -> None:
    scene = moving(figure("troll", SENTINEL), FAR_DWARF, dice=(3, 6, 1))
    assert scene.odds("cross")["You win."] == "1/12"
    scene.choose("cross")
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (6 + 6, 9 + 1)


@pytest.mark.clause("TAL-6.11.11b", "TAL-6.11.12a", "TAL-6.11.11b-R")
def test_who_beats_or_evades_the_sentinel_goes_on_in_the_same_turn() -> None:
    won = moving(figure("troll", SENTINEL), FAR_DWARF, dice=(3, 6, 1)).choose("cross")
    evaded = moving(figure("thief", SENTINEL, spells="immobility#1"), FAR, dice=(3,))
    evaded.choose("throw", "cross", "cast:immobility#1")
    assert not evaded.told("fight_thrown")
    for scene in (won, evaded):
        assert (scene.hero().space, scene.state.steps, scene.turn) == (HILLS, 2, 0)
        assert set(scene.offered) == {"cw", "ccw"}
        assert (scene.hero().trophies, scene.hero().lives) == ((), 4)


@pytest.mark.clause("TAL-6.11.11b-R")
def test_neither_hills_nor_woods_help_against_the_sentinel_but_the_assassin_surprises_it() -> None:
    for name, follower in (("dwarf", "pixie#1"), ("elf", "gnome#1")):
        scene = moving(figure(name, SENTINEL, followers=follower), FAR, dice=(3, 1, 6)).choose("throw", "cross")
        assert not scene.was_asked("face")
        assert scene.told("fight_thrown")
    assassin = moving(figure("assassin", SENTINEL), FAR, dice=(3, 1)).choose("cross")
    assert assassin.told("fight_thrown")[0].fact("foe_score") == 9


@pytest.mark.clause("TAL-6.11.11b", "TAL-6.11.12b", "TAL-6.11.12c-R", "TAL-6.11.1c-R")
def test_who_loses_to_the_sentinel_loses_a_life_the_rest_of_the_throw_and_the_turn() -> None:
    scene = moving(figure("thief", SENTINEL), figure("elf", "crags"), dice=(3, 1, 6)).choose("cross")
    assert (scene.hero().lives, scene.hero().space) == (3, SENTINEL)
    assert scene.turn == 1
    assert not scene.told("card_drawn") + scene.told("moved")


@pytest.mark.clause("TAL-6.11.12c", "TAL-6.11.12c-R")
def test_equal_scores_end_the_turn_before_the_bridge() -> None:
    scene = moving(figure("troll", SENTINEL), figure("elf", "crags"), dice=(3, 4, 1)).choose("cross")
    assert (scene.hero().lives, scene.hero().space) == (4, SENTINEL)
    assert scene.turn == 1
    assert not scene.told("card_drawn") + scene.told("moved")


@pytest.mark.clause("TAL-6.11.12c-R")
@pytest.mark.parametrize(("card", "number"), [("armour#1", 4), ("shield#1", 5), ("helmet#1", 6)])
def test_armour_shield_and_helmet_help_against_the_sentinel(card: str, number: int) -> None:
    scene = moving(figure("thief", SENTINEL, objects=card), FAR, dice=(3, 1, 6, number))
    scene.choose("throw", "cross", f"protect:{card}")
    assert (scene.hero().lives, scene.hero().space) == (4, SENTINEL)


@pytest.mark.clause("TAL-6.11.13a", "TAL-6.11.13b")
def test_the_sentinel_minds_neither_who_stays_outside_nor_who_comes_out() -> None:
    outside = moving(figure("thief", "outer_03_woods"), FAR, dice=(2,), deck="bag_of_gold#1").choose("cw", "on")
    assert arrivals(outside) == ["outer_05_hills"]
    out = moving(figure("thief", HILLS), FAR, dice=(2,), deck="bag_of_gold#1").choose("cross", "cw")
    assert arrivals(out) == ["outer_05_hills"]
    for scene in (outside, out):
        assert not scene.told("fight_thrown")
        assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.11.13c")
def test_crossing_again_in_a_later_turn_means_fighting_again() -> None:
    dice = (1, 6, 1, 1, 1, 6, 1)
    scene = moving(figure("thief", SENTINEL, strength=30), FAR, dice=dice, deck="bag_of_gold#1 bag_of_gold#2")
    scene.choose("cross", "done").end_turn()
    scene.choose("cross", "done").end_turn()
    assert (scene.hero().space, len(scene.told("fight_thrown"))) == (SENTINEL, 1)
    scene.choose("cross")
    assert len(scene.told("fight_thrown")) == 2


@pytest.mark.clause("TAL-FLOW-4", "TAL-FLOW-5")
def test_a_space_clicked_after_the_move_or_in_anothers_turn_says_why_nobody_goes_there() -> None:
    landed = arriving(figure("elf", "outer_09_plains", objects="sword#1"), lying={"outer_09_plains": "axe#1"})
    assert landed.asked == (0, "take")
    assert landed.refusal("space:outer_10_woods") == ("Your Character has made its move of this turn.", "TAL-FLOW-5")
    other = starting(figure("elf", "outer_09_plains"), figure("wizard", "city", spells="immobility#1"))
    assert other.asked == (1, "window")
    assert other.refusal("space:outer_10_woods") == ("Your Character moves in your own turn.", "TAL-FLOW-4")


@pytest.mark.clause("TAL-6.11.1a", "TAL-6.11.2")
@pytest.mark.parametrize(("steps", "way", "end"), [(2, 1, "outer_10_woods"), (2, -1, "outer_06_chapel"), (0, 1, HERE)])
def test_a_move_left_in_the_middle_of_a_ring_goes_on_to_its_end_by_itself(steps: int, way: int, end: str) -> None:
    scene = Scene("carrying_on", figure("thief", HERE), state={"steps": steps, "direction": way})
    assert [event.fact("space") for event in scene.told("moved")][:1] == [end]
