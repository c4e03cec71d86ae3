"""DEM-14 and DEM-15 played to their effect: raising shields, controlling demons."""

import pytest

from game.demons.box.goetia import ATTITUDE_OF, RANK_OF
from game.demons.box.ranks import RANKS
from tests.demons.scene import OPEN, PLAIN, Scene, use

# -- DEM-14 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-14.0a")
@pytest.mark.parametrize("level", range(1, 6))
def test_a_shield_rises_by_one_level(level: int) -> None:
    scene = Scene({"shield": level, "demons": (35,)}, dice=(1,))
    scene.answer("raise").play_phase()
    assert scene.magician().shield == level + 1


@pytest.mark.clause("DEM-14.0b", "DEM-14.1a", "DEM-14.2b")
@pytest.mark.parametrize(("roll", "shield"), [(3, 2), (4, 1)])
def test_treasures_chosen_before_the_roll_add_one_each_and_are_lost_either_way(roll: int, shield: int) -> None:
    scene = Scene({"demons": (35,)}, {"hex": 2010}, dice=(roll,)).own(0, 36, 46, 14)
    scene.answer("raise", "offer:36", "offer:14", "roll").play_phase()
    assert scene.magician().shield == shield
    assert [scene.state.grid.closed[cell] for cell in (36, 14, 46)] == [True, True, False]
    assert scene.state.grid.owner[46] == 0


@pytest.mark.clause("DEM-14.2a", "DEM-14.2b")
@pytest.mark.parametrize("roll", [1, 6])
def test_the_friends_who_helped_are_kept_either_way(roll: int) -> None:
    scene = Scene({"demons": (35, 37)}, dice=(roll,))
    scene.answer("raise").play_phase()
    assert set(scene.magician().demons) == {35, 37}


# -- DEM-15 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-15.0a", "DEM-15.0b", "DEM-15.6")
def test_the_limit_waits_until_the_demon_phase_is_over() -> None:
    scene = use({"hex": OPEN, "demons": (1, 38, 21, 15, 60, 54, 62)}, {"hex": 2010})
    scene.answer("power:1:I")
    assert scene.question("demon_use").seat == 0
    assert len(scene.magician().demons) == 6, "an Earl controls five, but not yet"
    scene.answer("done")
    decision = scene.question("release")
    assert len(decision.options) == 6
    scene.answer("release:54")
    scene.expect("first_phase")
    assert len(scene.magician().demons) == 5


@pytest.mark.clause("DEM-15.1a", "DEM-15.1b")
def test_the_first_of_the_highest_rank_controls_until_another_is_named() -> None:
    scene = Scene({"demons": (18, 4, 24, 5)}, {"hex": 2010})
    assert scene.magician().demons[0] == 4
    boxes = [(box.rank, box.controlling) for box in scene.view(1).magicians[0].boxes if box.occupied]
    assert boxes[0] == ("marquis", True)
    assert [key for key in scene if key.startswith("control")] == ["control:24"]


@pytest.mark.clause("DEM-15.1c", "DEM-15.2b", "DEM-15.2c")
@pytest.mark.parametrize(
    ("rank", "room"), [("duke", 2), ("prince", 3), ("president", 4), ("earl", 5), ("marquis", 6), ("king", 7)]
)
def test_the_highest_rank_says_how_many_can_be_kept(rank: str, room: int) -> None:
    level = RANKS.index(rank)
    leader = next(demon for demon in range(1, 73) if RANK_OF[demon] == rank and ATTITUDE_OF[demon] != "unfriendly")
    lower = [
        demon
        for demon in range(1, 73)
        if RANKS.index(RANK_OF[demon]) <= level and ATTITUDE_OF[demon] != "unfriendly" and demon != leader
    ]
    scene = use({"hex": PLAIN, "demons": (leader, *lower[:7])}, {"hex": 2010})
    scene.answer("done")
    for _ in range(8 - room):
        decision = scene.question("release")
        scene.match.choose(decision.keys()[-1])
    scene.expect("first_phase")
    assert len(scene.magician().demons) == room


@pytest.mark.clause("DEM-15.3a", "DEM-15.2b", "DEM-15.4a")
def test_what_is_conjured_with_no_box_free_is_released_at_once() -> None:
    scene = Scene({"hex": OPEN, "demons": (15, 60)}, {"hex": 2010}, dice=(1,)).pool("duke", 54)
    scene.answer("conjure:duke")
    assert set(scene) == {"release:15", "release:60", "release:54"}
    scene.answer("release:54")
    scene.expect("demon_use")
    assert scene.magician().demons == (15, 60)
    assert scene.state.released == (54,)


@pytest.mark.clause("DEM-15.3b")
def test_any_set_that_fits_may_be_kept_of_old_and_new() -> None:
    for gone in ((15, 60), (15, 54), (60, 52), (54, 52)):
        scene = Scene({"hex": OPEN, "demons": (15, 60)}, {"hex": 2010}, dice=(2,)).pool("duke", 54, 52)
        scene.answer("conjure:duke", *(f"release:{demon}" for demon in gone)).play_phase()
        assert set(scene.magician().demons) == {15, 60, 54, 52} - set(gone)


@pytest.mark.clause("DEM-15.5a")
def test_the_controlling_demon_is_named_anew_in_either_phase() -> None:
    for scene in (
        Scene({"demons": (4, 24, 18)}, {"hex": 2010}),
        use({"demons": (7, 24, 62)}, {"hex": 2010}, units={4: 1012}),
    ):
        scene.answer("control:24")
        scene.settle()
        assert scene.magician().demons[0] == 24
        assert scene.go() is not None
        assert scene.match.decision is not None
        assert scene.match.decision.seat == 0, "the phase goes on"


@pytest.mark.clause("DEM-15.6")
def test_a_loss_in_another_players_phase_is_settled_at_once() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"hex": 1011, "demons": (61, 18, 23, 16)}, dice=(5,))
    scene.answer("attack:1011", "with:61", "fight")
    decision = scene.question("release")
    assert (decision.seat, len(decision.options)) == (1, 3)
    scene.answer("release:16")
    scene.settle()
    assert set(scene.magician(1).demons) == {18, 23}
