"""DEM-11, DEM-13: Solomon's ring, and treasure found, seized, given up and claimed."""

from collections import Counter

import pytest

from tests.demons.scene import OPEN, PLAIN, Scene, use

# -- DEM-13 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-13.0a", "DEM-13.0c", "DEM-13.0d", "DEM-12.3d")
def test_two_dice_show_which_treasure_a_demon_discovers() -> None:
    scene = use({"demons": (8, 62, 4)}, {"hex": 2010}, dice=(3, 5))
    scene.answer("power:62:D")
    assert scene.go() is not None
    assert (scene.state.grid.finder[35], scene.state.grid.discoverer[35]) == (62, 0)
    assert 62 not in scene.magician().demons
    assert 62 not in scene.state.released, "it lies on the grid, face up"
    assert scene.view(1).treasures[16].finder == 62
    assert "power:8:D" in scene, "any number of demons may search"
    assert scene.refusal("demon:62").clause == "DEM-13.0d"


@pytest.mark.clause("DEM-13.2a")
def test_used_cells_are_rolled_again_and_at_the_end_nothing_is_left_to_discover() -> None:
    scene = use({"demons": (8,)}, dice=(3, 5, 3, 6)).find(35, 62)
    scene.answer("power:8:D").play_phase()
    assert scene.told("search_again")
    assert scene.state.grid.finder[36] == 8
    full = use({"demons": (8,)})
    full.state.grid.closed = [True] * len(full.state.grid.closed)
    full.checkpoint()
    assert "power:8:D" not in full
    assert "power:8:R" in full


@pytest.mark.clause("DEM-13.0b")
def test_a_demon_discovers_or_seizes_not_both() -> None:
    scene = use({"hex": 1608, "demons": (8, 10)}, dice=(2, 2, 6)).find(35, 56)
    scene.answer("power:8:D")
    scene.answer("seize:35").play_phase()
    assert scene.state.grid.finder[22] == 8
    assert 10 in scene.state.released, "only the other demon was left to seize with"


@pytest.mark.clause("DEM-13.0f", "DEM-13.1c", "DEM-21.7")
@pytest.mark.parametrize(("roll", "owner"), [(1, 0), (2, 0), (3, -1), (6, -1)])
def test_the_worked_example_of_a_seizure(roll: int, owner: int) -> None:
    scene = use({"hex": 1608, "demons": (10, 72)}, dice=(roll,)).find(35, 56)
    assert "seize:35" in scene
    scene.answer("seize:35").play_phase()
    assert scene.state.grid.owner[35] == owner
    if owner == 0:
        assert scene.state.grid.marker[35] == 10, "the released demon marks the owner"
        assert 56 in scene.state.released
    else:
        assert 10 in scene.state.released, "lost on failure"
        assert scene.state.grid.finder[35] == 56
    assert scene.magician().demons == (72,)


@pytest.mark.clause("DEM-13.0e", "DEM-21.7")
def test_a_demon_of_lower_priority_cannot_seize() -> None:
    scene = use({"hex": 1608, "demons": (72,)}).find(35, 56)
    assert "seize:35" not in scene
    assert scene.refusal("treasure:35").clause == "DEM-13.0e"
    two = use({"hex": 1608, "demons": (10, 5, 72)}).find(35, 56)
    two.answer("seize:35")
    assert set(two.keys()) == {"with:10", "with:5"}
    assert two.refusal("demon:72").clause == "DEM-13.0e"


@pytest.mark.clause("DEM-13.0f")
def test_there_is_one_try_per_treasure_and_phase() -> None:
    scene = use({"hex": 1608, "demons": (5, 10, 8)}, dice=(6,)).find(35, 56)
    scene.answer("seize:35", "with:10")
    assert "seize:35" not in scene
    assert scene.refusal("treasure:35").clause == "DEM-13.0f"


@pytest.mark.clause("DEM-13.0e", "DEM-13.1b")
def test_the_magician_must_stand_in_the_hex_in_his_demon_phase() -> None:
    away = use({"hex": 1607, "demons": (10, 8)}).find(35, 56)
    assert away.refusal("treasure:35").clause == "DEM-13.0e"
    early = Scene({"hex": 1608, "demons": (10,)}).find(35, 56)
    assert early.refusal("treasure:35").clause == "DEM-13.1b"
    guarded = Scene({"hex": 1507, "demons": (10,)}, units={6: 1608}).find(35, 56)
    assert 1608 not in guarded.moves(), "a unit stands in the treasure's hex"


@pytest.mark.clause("DEM-13.0h")
def test_anyone_may_seize_what_somebody_else_discovered_but_no_captive() -> None:
    scene = use({"hex": 1608, "demons": (10,)}, {"hex": 2010}).find(35, 56, seat=1)
    assert "seize:35" in scene
    captive = use({"captor_unit": 6, "demons": (10, 8)}, units={6: 1608}).find(35, 56)
    assert "seize:35" not in captive
    assert captive.refusal("treasure:35").clause == "DEM-13.0h"


@pytest.mark.clause("DEM-13.0g", "DEM-13.3")
def test_the_grid_is_public() -> None:
    scene = Scene({"hex": PLAIN}, {"hex": 2010}).find(35, 56).own(1, 36).stash(4, 41)
    scene.state.grid.closed[42] = True
    cells = {one.cell: one for one in scene.view(None).treasures}
    states = [cells[cell].state for cell in (11, 35, 36, 41, 42)]
    assert states == ["undiscovered", "discovered", "owned", "stashed", "closed"]
    assert (cells[35].value, cells[35].guard, cells[35].hex) == (38, 2, "1608")


@pytest.mark.clause("DEM-13.4", "DEM-16.9a")
def test_a_treasure_that_changes_hands_loses_its_marker() -> None:
    scene = use({"hex": PLAIN, "demons": (26, 8)}, {"hex": 2010}).own(1, 35)
    scene.state.grid.marker[35] = 10
    scene.state.pools["president"] = tuple(d for d in scene.state.pools["president"] if d != 10)
    scene.checkpoint()
    scene.answer("power:26:G")
    scene.settle()
    assert 10 in scene.state.released
    assert (scene.state.grid.owner[35], scene.state.grid.marker[35]) == (0, 26)


# -- DEM-11 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-11.0b", "DEM-11.0c", "DEM-11.0a")
def test_the_ring_uses_up_a_draw_and_tames_only_what_comes_after() -> None:
    scene = Scene({"hex": OPEN}, {"hex": 2010}, dice=(4,)).pool("duke", 28, 0, 29, 11)
    scene.answer("conjure:duke").play_phase()
    magician = scene.magician()
    assert magician.ring
    assert scene.view(1).ring_holder == 0, "the holder is public"
    assert 28 in scene.state.released
    assert set(magician.demons) == {29, 11}


@pytest.mark.clause("DEM-11.0d")
def test_the_ring_leaves_the_game_with_its_holder() -> None:
    scene = Scene({"hex": 113, "ring": True}, {"hex": 2010})
    scene.answer("leave").play_phase()
    assert scene.state.ring_gone
    assert scene.view(1).ring_holder is None


@pytest.mark.clause("DEM-11.0d", "DEM-16.2b")
def test_the_ring_can_be_given_up_under_torture() -> None:
    scene = Scene({"captor_unit": 4, "ring": True}, units={4: 810}, stage="mortal_combat")
    assert scene.keys() == ("give:ring", "endure")
    scene.answer("give:ring").play_phase()
    assert scene.state.ring_unit == 4
    assert not scene.magician().ring
    assert scene.magician().wounds == 0


@pytest.mark.clause("DEM-11.0d", "DEM-12.3g")
def test_the_ring_can_be_stolen_with_g() -> None:
    scene = use({"hex": PLAIN, "demons": (26,)}, {"hex": 2010, "ring": True})
    scene.answer("power:26:G").play_phase()
    assert scene.magician(0).ring
    assert not scene.magician(1).ring
    assert 26 in scene.state.released


def auction(*bidders: dict[str, object]) -> Scene:
    """The Emir of Karin holds the ring; everybody owns treasure."""
    scene = Scene(*bidders, units={4: 810})
    scene.state.ring_unit = 4
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    return scene.own(0, 36, 35).own(1, 41)


@pytest.mark.clause("DEM-11.0e", "DEM-11.0g", "DEM-11.0d")
def test_the_highest_secret_bid_buys_the_ring() -> None:
    scene = auction({"hex": PLAIN}, {"hex": 2010}, {"hex": 2020})
    scene.answer("auction")
    first = scene.question("bid")
    assert (first.seat, first.secret) == (0, True)
    scene.answer("bid:35", "close")
    second = scene.question("bid")
    assert second.seat == 1
    assert [one.treasures for one in scene.view(1).bids] == [None, ()], "his bid is hidden until all are in"
    scene.answer("bid:41")
    scene.expect("first_phase")
    assert scene.magician(0).ring
    assert scene.state.grid.stash[35] == 4, "the winner's treasure goes to the unit"
    assert scene.state.grid.owner[36] == 0
    assert scene.state.grid.owner[41] == 1, "losers keep theirs"
    assert scene.magician(2).status == "free", "whoever owns nothing is not asked"


@pytest.mark.clause("DEM-11.0f", "DEM-11.0g")
def test_equal_and_empty_bids_buy_nothing() -> None:
    scene = auction({"hex": PLAIN}, {"hex": 2010})
    scene.answer("auction", "close", "close")
    scene.expect("first_phase")
    assert scene.state.ring_unit == 4
    assert "auction" not in scene, "once in a Player Turn"
    scene.answer("rest")
    decision = scene.question("first_phase")
    assert decision.seat == 1
    assert decision.option("auction") is not None, "it may be repeated in the next Player Turn"


@pytest.mark.clause("DEM-11.0g", "DEM-11.0h")
def test_bids_need_a_living_unit_and_captives_may_bid() -> None:
    scene = auction({"hex": PLAIN}, {"captor_unit": 4})
    scene.answer("auction", "close")
    assert scene.question("bid").seat == 1
    gone = auction({"hex": PLAIN}, {"hex": 2010})
    gone.state.units.hex[4] = 0
    gone.checkpoint()
    assert "auction" not in gone


@pytest.mark.clause("DEM-11.0h")
def test_alone_any_one_treasure_pays_for_the_ring() -> None:
    scene = Scene({"hex": PLAIN}, units={4: 810})
    scene.state.ring_unit = 4
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.own(0, 36, 35)
    scene.answer("auction")
    assert set(scene.keys()) == {"bid:36", "bid:35"}
    scene.answer("bid:36")
    scene.expect("first_phase")
    assert scene.magician().ring
    assert (scene.state.grid.stash[36], scene.state.grid.owner[35]) == (4, 0)


@pytest.mark.clause("DEM-11.0h")
def test_alone_the_only_treasure_pays_without_a_question() -> None:
    scene = Scene({"hex": PLAIN}, units={4: 810})
    scene.state.ring_unit = 4
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.own(0, 36)
    scene.answer("auction")
    scene.expect("first_phase")
    assert scene.magician().ring
    assert "pay_ring" not in scene


def test_discoveries_spread_over_the_whole_grid() -> None:
    cells = Counter(
        next(cell for cell in range(11, 67) if scene.state.grid.finder[cell])
        for scene in (use({"demons": (8,)}, seed=seed).answer("power:8:D").play_phase() for seed in range(60))
    )
    assert len(cells) > 22
