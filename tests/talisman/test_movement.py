"""Movement in the Outer and Middle Regions (TAL-6.11)."""

from __future__ import annotations

import pytest

from tests.talisman.scene import Scene, arriving, figure, moving, space_id, starting


def places(scene: Scene) -> dict[str, str]:
    """The ways offered and where they end."""
    return {option.key: (option.place or "").partition(":")[2] for option in scene.open().options}


@pytest.mark.clause("TAL-6.11.1a", "TAL-6.11.1c", "TAL-6.11.1c-R", "TAL-6.10.1a", "TAL-FLOW-5", "TAL-CHOICE")
def test_the_die_is_thrown_and_the_player_chooses_the_direction() -> None:
    scene = moving(figure("thief", "outer_00_village"), dice=(3,))
    assert places(scene) == {"cw": "outer_03_woods", "ccw": "outer_21_plains"}
    scene.choose("ccw")
    assert scene.told("moved")[0].fact("space") == "outer_21_plains"


@pytest.mark.clause("TAL-6.11.1c-R")
def test_the_full_number_must_be_moved() -> None:
    scene = moving(figure("thief", "outer_00_village"), dice=(5,))
    assert "outer_00_village" not in places(scene).values()
    assert scene.refusal("space:outer_00_village")[1] == "TAL-6.11.1c-R"
    assert scene.refusal("space:outer_01_fields")[1] == "TAL-6.11.2"


@pytest.mark.clause("TAL-6.11.2")
def test_the_direction_cannot_be_changed_on_the_way() -> None:
    scene = moving(figure("thief", "outer_02_graveyard"), dice=(5,))
    scene.choose("cw")
    assert set(scene.offered) == {"on", "cross"}
    assert places(scene)["on"] == "outer_07_fields"


@pytest.mark.clause("TAL-6.11.8a", "TAL-6.11.8b", "TAL-6.11.10a", "TAL-6.11.10b", "TAL-6.11.10b-R")
def test_the_bridge_costs_one_step_and_needs_one_left() -> None:
    exact = moving(figure("thief", "outer_03_woods"), dice=(1,))
    exact.choose("cw")
    assert exact.told("moved")[0].fact("space") == "outer_04_sentinel"
    assert not exact.was_asked("fight")
    on_it = moving(figure("warrior", "outer_04_sentinel", strength=20), dice=(1, 3, 3, 1))
    on_it.choose("cross")
    assert on_it.told("moved")[0].fact("space") == "middle_03_hills"
    back = moving(figure("thief", "middle_03_hills"), dice=(2,))
    assert places(back)["cross"] == "outer_04_sentinel"
    back.choose("cross")
    assert set(places(back)) == {"cw", "ccw"}, "nobody turns round on the bridge"


@pytest.mark.clause("TAL-6.11.13b", "TAL-6.11.10a")
def test_the_sentinel_lets_pass_who_comes_from_the_middle_region() -> None:
    scene = moving(figure("thief", "middle_03_hills"), dice=(1,))
    scene.choose("cross")
    assert scene.told("moved")[0].fact("space") == "outer_04_sentinel"
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.11.13a", "TAL-6.11.11a")
def test_the_sentinel_does_not_mind_who_stays_outside() -> None:
    scene = moving(figure("thief", "outer_03_woods"), dice=(2,))
    scene.choose("cw", "on")
    assert scene.told("moved")[0].fact("space") == "outer_05_hills"
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.11.11b", "TAL-6.11.11b-R", "TAL-6.11.12a")
def test_who_beats_the_sentinel_goes_on() -> None:
    scene = moving(figure("troll", "outer_04_sentinel"), dice=(3, 6, 1))
    assert scene.odds("cross")["You win."] == "1/12"
    scene.choose("cross")
    thrown = scene.told("fight_thrown")[0]
    assert (thrown.fact("score"), thrown.fact("foe_score")) == (12, 10)
    assert set(scene.offered) == {"cw", "ccw"}
    assert scene.state.steps == 2
    assert not scene.hero().trophies, "the Sentinel leaves no card"


@pytest.mark.clause("TAL-6.11.12b", "TAL-6.11.12c-R", "TAL-6.16.4e")
def test_who_loses_to_the_sentinel_loses_a_life_and_the_turn() -> None:
    scene = moving(figure("thief", "outer_04_sentinel"), dice=(3, 1, 6))
    scene.choose("cross")
    assert (scene.hero().lives, scene.hero().space) == (3, "outer_04_sentinel")
    assert scene.turn == 1
    assert not scene.told("card_drawn")


@pytest.mark.clause("TAL-6.11.12c", "TAL-6.11.12c-R")
def test_equal_scores_end_the_turn_before_the_bridge() -> None:
    scene = moving(figure("troll", "outer_04_sentinel"), dice=(3, 4, 1))
    scene.choose("cross")
    assert (scene.hero().lives, scene.hero().space) == (4, "outer_04_sentinel")
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.11.13c", "TAL-6.11.22")
def test_crossing_again_means_fighting_again() -> None:
    scene = moving(figure("troll", "outer_04_sentinel", strength=30), figure("elf", missed=1), dice=(1, 1, 1))
    scene.choose("cross")
    assert len(scene.told("fight_thrown")) == 1
    scene.hero().space = "outer_04_sentinel"
    scene.begin_here()
    scene.end_turn()
    assert scene.asked == (0, "way")
    scene.choose("cross")
    assert len(scene.told("fight_thrown")) == 2


@pytest.mark.clause("TAL-6.11.12c-R")
def test_armour_helps_against_the_sentinel() -> None:
    scene = moving(figure("thief", "outer_04_sentinel", objects="armour#1"), dice=(3, 1, 6, 4))
    scene.choose("throw", "cross")
    assert scene.asked == (0, "protection")
    scene.choose("protect:armour#1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.11.3a", "TAL-6.11.3b", "TAL-6.11.3b-R")
def test_in_the_inner_region_one_space_per_turn() -> None:
    scene = moving(figure("thief", "plain_of_peril"))
    assert set(places(scene).values()) == {"inner_01_mines", "inner_07_crypt", "middle_00_portal_of_power"}


@pytest.mark.clause("TAL-6.11.16a", "TAL-6.11.16b", "TAL-6.11.16b-R", "TAL-6.11.17", "TAL-6.11.18", "TAL-6.11.18-R",
                    "TAL-6.11.15", "TAL-6.11.9", "TAL-FLOW-4")  # fmt: skip
def test_a_raft_is_built_and_used_on_the_next_turn() -> None:
    scene = moving(figure("thief", "outer_03_woods", objects="axe#1"), figure("troll", "crags", missed=1))
    scene.choose("build")
    assert scene.hero().raft == "built"
    scene.end_turn()
    assert scene.told("turn_missed")
    assert scene.asked == (0, "move")
    assert places(scene)["raft:middle_02_hidden_valley"] == "middle_02_hidden_valley"
    scene.choose("raft:middle_02_hidden_valley")
    assert scene.told("carried")
    assert scene.told("card_drawn"), "the space opposite is encountered"
    assert not scene.hero().raft


@pytest.mark.clause("TAL-6.11.16a", "TAL-6.5.2b-R")
def test_only_with_an_axe_among_trees() -> None:
    assert "build" not in moving(figure("thief", "outer_05_hills", objects="axe#1")).offered
    assert "build" not in moving(figure("thief", "outer_03_woods", objects="sword#1")).offered
    assert "build" in moving(figure("thief", "forest", objects="axe#1")).offered
    assert "build" in moving(figure("monk", "middle_13_woods", objects="axe#1")).offered


@pytest.mark.clause("TAL-6.11.19c", "TAL-6.11.19c-R")
def test_an_unused_raft_is_lost_at_the_end_of_the_next_turn_played() -> None:
    owner = figure("thief", "outer_03_woods", raft="raft#1", missed=1)
    scene = starting(owner, figure("troll", "outer_13_fields", missed=2))
    assert scene.told("turn_missed")
    assert scene.hero().raft == "raft#1", "a missed turn does not count"
    scene.choose("throw", "cw")
    while scene.turn == 0 and scene.hero().raft:
        scene.choose(scene.offered[-1] if scene.offered[-1] != "pass:turn" else "pass")
    assert not scene.hero().raft
    assert "raft#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.11.18-R")
def test_a_middle_corner_has_two_opposite_banks_and_an_outer_corner_none() -> None:
    corner = moving(figure("thief", "portal_of_power", raft="built", raft_due=True))
    assert {key for key in corner.offered if key.startswith("raft")} == {"raft:outer_01_fields", "raft:outer_23_fields"}
    village = moving(figure("thief", "village", raft="built", raft_due=True), dice=(1,))
    assert not any(key.startswith("raft") for key in village.offered)


@pytest.mark.clause("TAL-6.11.19a", "TAL-6.16.9d-R")
def test_a_raft_cannot_be_taken() -> None:
    scene = arriving(figure("thief", "fields"), figure("elf", "fields", gold=0, raft="raft#1"))
    assert "steal:1" not in scene.offered


@pytest.mark.clause("TAL-6.11.20", "TAL-6.11.21", "TAL-6.11.23a", "TAL-6.11.24a", "TAL-6.11.24b", "TAL-6.11.24c-R")
def test_the_portal_opens_on_a_low_throw() -> None:
    scene = moving(figure("wizard", "middle_01_black_knight", craft=6), dice=(3, 2, 3))
    scene.choose("ccw")
    assert places(scene)["inwards"] == "inner_00_plain_of_peril"
    scene.choose("inwards")
    assert scene.odds("craft")["The Portal opens."] == "5/12"
    scene.choose("craft")
    assert scene.told("portal_opened")
    assert scene.hero().space == "inner_00_plain_of_peril"
    scene.end_turn()
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.11.24c", "TAL-6.11.24c-R", "TAL-6.1.3")
def test_a_shut_portal_costs_a_point_and_the_turn() -> None:
    scene = moving(figure("troll", "middle_01_black_knight", strength=8), dice=(3, 6, 6))
    scene.choose("ccw", "inwards", "strength")
    assert scene.told("portal_shut")
    assert (scene.hero().strength, scene.hero().space) == (7, "middle_00_portal_of_power")
    assert not scene.told("card_drawn")
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.11.25", "TAL-6.11.25-R")
def test_who_ends_exactly_on_the_portal_draws_and_tries_next_turn() -> None:
    scene = moving(figure("thief", "middle_01_black_knight"), dice=(1,), deck="maze#1")
    scene.choose("ccw")
    assert scene.told("card_drawn")
    assert not scene.was_asked("portal")
    later = moving(figure("thief", "portal_of_power"), dice=(1,))
    assert "inwards" in later.offered


@pytest.mark.clause("TAL-6.11.26a", "TAL-6.11.26b", "TAL-6.11.26b-R")
def test_the_way_out_needs_no_opening_and_is_the_whole_move() -> None:
    scene = moving(figure("thief", "plain_of_peril"), deck="maze#1")
    scene.choose("step:middle_00_portal_of_power")
    assert scene.told("card_drawn")
    assert not scene.was_asked("portal")


@pytest.mark.clause("TAL-6.11.1b")
def test_the_elf_steps_from_woods_to_woods() -> None:
    scene = moving(figure("elf", "outer_03_woods"), deck="maze#1")
    steps = {key for key in scene.offered if key.startswith("woods")}
    assert steps == {f"woods:{space_id(name)}" for name in ("outer_10_woods", "outer_16_woods")}
    scene.choose("woods:outer_16_woods")
    assert scene.told("card_drawn")[0].fact("space") == "outer_16_woods"
    assert not any(key.startswith("woods") for key in moving(figure("elf", "middle_13_woods")).offered)


@pytest.mark.clause("TAL-6.11.1b", "TAL-A.poltergeist", "TAL-A.blizzard")
def test_a_capped_move_needs_no_die() -> None:
    scene = moving(figure("thief", "outer_00_village", followers="poltergeist#1"))
    assert places(scene) == {"cw": "outer_01_fields", "ccw": "outer_23_fields"}
    elf = moving(figure("elf", "outer_03_woods", followers="poltergeist#1"))
    assert not any(key.startswith("woods") for key in elf.offered), "there is no die to step instead of"


@pytest.mark.clause("TAL-6.11.19b")
def test_a_raft_left_behind_is_discarded() -> None:
    scene = moving(figure("thief", "fields", raft="raft#1"))
    scene.choose("leave:raft#1")
    assert scene.hero().raft == ""
    assert "raft#1" in scene.state.adventure.discard
    bought = moving(figure("thief", "fields", raft="raft#p1")).choose("leave:raft#p1")
    assert "raft#p1" in bought.state.stock


@pytest.mark.clause("TAL-FLOW-4", "TAL-FLOW-5")
def test_a_space_clicked_after_the_move_or_in_anothers_turn_says_why_nobody_goes_there() -> None:
    landed = arriving(figure("elf", "outer_09_plains", objects="sword#1"), lying={"outer_09_plains": "axe#1"})
    assert landed.asked == (0, "take")
    assert landed.refusal("space:outer_10_woods") == ("Your Character has made its move of this turn.", "TAL-FLOW-5")
    other = starting(figure("elf", "outer_09_plains"), figure("wizard", "city", spells="immobility#1"))
    assert other.asked == (1, "window")
    assert other.refusal("space:outer_10_woods") == ("Your Character moves in your own turn.", "TAL-FLOW-4")
