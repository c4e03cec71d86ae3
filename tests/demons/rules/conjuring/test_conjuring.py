"""DEM-9, DEM-10, DEM-14 and DEM-15: conjuring, curses, attitudes, shields, the display of controlled demons."""

import pytest

from game.demons.box.displays import arranged, limit_of
from game.demons.box.goetia import RANK_OF
from game.demons.box.ranks import RANKS
from game.demons.state import DEAD, DEMON_USE
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene, die_for, mortals_fight, use

# -- DEM-9 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.0c", "DEM-9.0f", "DEM-9.0j")
def test_a_positive_net_result_draws_that_many_demons_face_up() -> None:
    scene = Scene({"hex": PLAIN, "shield": 2}, {"hex": 2010}, dice=(4,)).pool("prince", 12, 36, 55)
    scene.answer("conjure:prince").play_phase()
    conjuration = scene.state.conjuration[0]
    assert (conjuration.net, conjuration.drawn) == (3, (12, 36, 55))
    assert set(scene.magician().demons) == {12, 36, 55}
    assert len(scene.told("demon_drawn")) == 3
    assert all(event.visible_to(1) for event in scene.told("demon_drawn"))
    others = [box.demon for box in scene.view(1).magicians[0].boxes if box.occupied]
    assert others == [None, None, None], "kept demons lie face down"


@pytest.mark.clause("DEM-9.0d")
def test_one_rank_is_tried_once_in_a_phase_instead_of_moving() -> None:
    scene = Scene({"hex": PLAIN, "shield": 2}, dice=(4,))
    scene.answer("conjure:prince").play_phase()
    assert scene.state.stage == DEMON_USE


@pytest.mark.clause("DEM-9.0g")
def test_a_net_result_of_zero_does_nothing() -> None:
    scene = Scene({"hex": PLAIN}, dice=(die_for(0, "prince"),))
    scene.answer("conjure:prince").play_phase()
    assert (scene.magician().curses, scene.magician().demons) == (0, ())


@pytest.mark.clause("DEM-9.0h", "DEM-9.4a")
def test_a_negative_net_result_brings_that_many_curses() -> None:
    scene = Scene({"hex": PLAIN}, dice=(die_for(-2, "marquis"),))
    scene.answer("conjure:marquis").play_phase()
    assert scene.magician().curses == 2


@pytest.mark.clause("DEM-9.0i", "DEM-10.0b", "DEM-21.5", "DEM-9.4b")
@pytest.mark.parametrize(("release", "curses", "status"), [(True, 3, "free"), (False, 4, DEAD)])
def test_friendly_demons_stop_curses_one_each(release: bool, curses: int, status: str) -> None:
    scene = Scene({"hex": PLAIN, "curses": 1, "demons": (35,)}, {"hex": 2010}, dice=(3,))
    scene.answer("conjure:king")
    assert scene.keys() == ("release:35", "suffer")
    scene.answer("release:35" if release else "suffer").play_phase()
    assert scene.magician().curses == curses
    assert scene.magician().status == status
    assert 35 in scene.state.released


@pytest.mark.clause("DEM-9.0i", "DEM-10.0b")
def test_only_friendly_demons_stop_curses() -> None:
    scene = Scene({"hex": PLAIN, "demons": (35, 4)}, dice=(die_for(-2, "marquis"),))
    scene.answer("conjure:marquis")
    assert scene.keys() == ("release:35", "suffer")
    assert scene.refusal("demon:4").clause == "DEM-10.0b"


@pytest.mark.clause("DEM-9.1a", "DEM-9.2a")
def test_dukes_need_open_country_and_earls_a_forest() -> None:
    assert "conjure:duke" in Scene({"hex": OPEN})
    assert "conjure:earl" not in Scene({"hex": OPEN})
    forest = Scene({"hex": FOREST})
    assert "conjure:earl" in forest
    assert forest.refusal("pool:duke").clause == "DEM-9.2a"
    city = Scene({"hex": 810})
    assert "conjure:duke" not in city
    assert city.refusal("pool:earl").clause == "DEM-9.1a"
    assert "conjure:duke" in Scene({"hex": 810}, destroyed_cities=(810,)), "a destroyed city is open"


@pytest.mark.clause("DEM-9.3a")
def test_no_more_demons_come_than_are_left() -> None:
    scene = Scene({"hex": PLAIN, "shield": 6}, dice=(6,))
    scene.state.released = (3, 12, 22, 33, 36)
    scene.state.pools["prince"] = (55, 70)
    scene.checkpoint()
    scene.answer("conjure:prince").play_phase()
    assert set(scene.magician().demons) == {55, 70}
    assert scene.state.pools["prince"] == ()
    empty = Scene({"hex": PLAIN})
    empty.state.released = (3, 12, 22, 33, 36, 55, 70)
    empty.state.pools["prince"] = ()
    empty.checkpoint()
    assert "conjure:prince" not in empty
    assert empty.refusal("pool:prince").clause == "DEM-9.3a"


@pytest.mark.clause("DEM-9.4c", "DEM-9.4b", "DEM-9.5b")
def test_death_by_curses_closes_treasures_and_releases_every_demon() -> None:
    scene = Scene({"hex": PLAIN, "wounds": 2, "demons": (4,), "ring": True}, {"hex": 2010}, dice=(1,))
    scene.own(0, 35).find(36, 62)
    scene.answer("conjure:earl" if "conjure:earl" in scene else "conjure:marquis").play_phase()
    state = scene.state
    assert scene.magician().status == DEAD
    assert state.grid.closed[35]
    assert state.grid.closed[36]
    assert {4, 62} <= set(state.released)
    assert state.ring_gone


@pytest.mark.clause("DEM-21.4", "DEM-10.0g")
def test_the_worked_example_of_dukes() -> None:
    scene = Scene({"hex": OPEN}, dice=(4,)).pool("duke", 28, 18, 29, 11)
    scene.answer("conjure:duke").play_phase()
    assert scene.state.conjuration[0].drawn == (28, 18, 29, 11)
    assert set(scene.magician().demons) == {18, 11}
    assert {28, 29} <= set(scene.state.released), "unfriendly demons leave and count as conjured"


@pytest.mark.clause("DEM-21.6", "DEM-16.8a", "DEM-16.8b")
def test_the_worked_example_of_a_captive() -> None:
    scene = Scene({"captor_unit": 4, "wounds": 1, "shield": 2}, units={4: PLAIN}, dice=(5,)).pool("prince", 12, 36)
    scene.answer("conjure:prince").play_phase()
    assert scene.state.conjuration[0].net == 2
    assert set(scene.magician().demons) == {12, 36}


@pytest.mark.clause("DEM-16.8b")
def test_a_captive_conjures_by_the_terrain_of_his_captor() -> None:
    scene = Scene({"captor_unit": 4}, units={4: FOREST})
    assert "conjure:earl" in scene
    assert "conjure:duke" not in scene


# -- DEM-10 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-10.0c", "DEM-10.0b")
def test_friendly_demons_lift_standing_curses_in_the_demon_phase() -> None:
    scene = use({"hex": OPEN, "curses": 2, "wounds": 1, "demons": (35, 4)}, units={3: 1011}, dice=(4,))
    assert "lift:35" in scene
    assert "lift:4" not in scene
    scene.answer("lift:35")
    assert "attack:1011" in scene, "it goes with an attack"
    assert (scene.magician().curses, scene.magician().wounds) == (1, 1)
    assert "lift:35" not in use({"wounds": 2, "demons": (35, 8)}), "it removes no wounds"


@pytest.mark.clause("DEM-10.0d", "DEM-14.0b")
def test_friendly_demons_help_to_raise_a_shield() -> None:
    scene = Scene({"demons": (35, 37, 4)}, dice=(2,))
    scene.answer("raise").play_phase()
    assert scene.magician().shield == 2
    assert set(scene.magician().demons) == {35, 37, 4}


@pytest.mark.clause("DEM-10.0e", "DEM-10.0h", "DEM-11.0a")
def test_the_ring_makes_unfriendly_demons_obey() -> None:
    scene = Scene({"hex": PLAIN, "ring": True, "shield": 6}, dice=(3,)).pool("marquis", 14, 43)
    scene.answer("conjure:marquis").play_phase()
    assert set(scene.magician().demons) == {14, 43}
    without = use({"demons": (14,), "had_ring": True}, units={})
    assert without.match.problems() == [], "those already controlled stay when the ring is lost"


# -- DEM-14 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-14.0a", "DEM-14.0c", "DEM-14.2b")
@pytest.mark.parametrize(("roll", "shield"), [(1, 2), (2, 2), (3, 1)])
def test_a_roll_of_the_number_or_less_raises_the_shield_one_level(roll: int, shield: int) -> None:
    scene = Scene({"demons": (35,)}, dice=(roll,)).own(0, 36)
    scene.answer("raise", "offer:36").play_phase()
    assert scene.magician().shield == shield
    assert scene.state.grid.closed[36], "treasure is used up either way"
    assert scene.magician().demons == (35,), "friendly demons are kept either way"


@pytest.mark.clause("DEM-14.1a", "DEM-14.2a", "DEM-14.0b")
def test_treasures_used_for_a_shield_are_lost_with_their_markers() -> None:
    scene = Scene({"demons": (35,)}, dice=(1,)).own(0, 36, 46)
    scene.state.grid.marker[36] = 8
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter != 8)
    scene.checkpoint()
    scene.answer("raise")
    assert set(scene.keys()) == {"offer:36", "offer:46", "roll"}
    scene.answer("offer:36", "roll").play_phase()
    assert 8 in scene.state.released
    assert scene.state.grid.owner[46] == 0


@pytest.mark.clause("DEM-14.0a")
def test_gold_cannot_be_raised_but_captives_may_try() -> None:
    gold = Scene({"shield": 6, "demons": (35,)})
    assert "raise" not in gold
    assert gold.refusal("shield:gold").clause == "DEM-14.0a"
    assert "raise" in Scene({"captor_unit": 4, "demons": (35,)}, units={4: PLAIN})
    assert Scene({"demons": (4,)}).refusal("shield:tin").clause == "DEM-14.0b"


# -- DEM-15 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-15.0b")
def test_the_limit_holds_outside_the_demon_phase() -> None:
    scene = use({"demons": (4, 24, 30, 35, 37, 59)}, {"hex": 2010}, units={}, dice=(3,))
    scene.own(1, 36)
    scene.state.magicians[0].demons = (1, *scene.state.magicians[0].demons)
    scene.state.pools["king"] = tuple(counter for counter in scene.state.pools["king"] if counter != 1)
    scene.checkpoint()
    scene.answer("power:1:I")
    assert scene.match.state.magicians[0].demons != ()
    decision = scene.question("demon_use")
    assert decision is not None
    assert len(scene.magician().demons) == 6, "a Marquis controls six"
    scene.answer("done").play_phase()
    assert len(scene.magician().demons) == 6


@pytest.mark.clause("DEM-15.3b", "DEM-15.6", "DEM-15.2b")
def test_after_a_conjuration_old_and_new_are_chosen_from() -> None:
    scene = Scene({"hex": OPEN, "demons": (18, 23)}, dice=(2,)).pool("duke", 11, 16)
    scene.answer("conjure:duke")
    assert set(scene.keys()) == {f"release:{demon}" for demon in (18, 23, 11, 16)}
    scene.answer("release:18", "release:16").play_phase()
    assert set(scene.magician().demons) == {23, 11}
    assert {18, 16} <= set(scene.state.released)


@pytest.mark.clause("DEM-15.6", "DEM-15.0b")
def test_losing_the_controlling_demon_in_the_mortal_turn_may_cost_others() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (33, 18, 23)}, units={4: 1011}, dice=(4,))
    scene.answer("with:33", "fight")
    assert scene.keys() != ()
    assert len(scene.magician().demons) <= 2
    king = mortals_fight({"hex": OPEN, "found": True, "demons": (61, 18, 23, 16)}, units={4: 1011}, dice=(4,))
    king.answer("with:61", "fight")
    decision = king.question("release")
    assert len(decision.options) == 3, "a Duke controls one other Duke only"
    king.answer("release:16").play_phase()
    assert set(king.magician().demons) == {18, 23}


@pytest.mark.clause("DEM-15.1a", "DEM-15.1b", "DEM-15.5a")
def test_the_controlling_demon_is_of_the_highest_rank_and_may_be_named_anew() -> None:
    scene = Scene({"demons": (4, 24, 18)})
    assert scene.magician().demons[0] == 4
    assert "control:24" in scene
    assert "control:18" not in scene
    assert scene.refusal("demon:18").clause == "DEM-15.1a"
    scene.answer("control:24")
    assert scene.keys()
    assert scene.magician().demons[0] == 24
    lowest = scene.view().magicians[0].boxes
    assert [box.controlling for box in lowest] == [False, True, False, False, False, False, False]
    assert lowest[1].rank == "marquis"
    assert lowest[1].demon == 24


@pytest.mark.clause("DEM-15.1c", "DEM-15.2a", "DEM-15.2c")
def test_the_display_shows_others_only_backs_and_the_controlling_rank() -> None:
    scene = Scene({"demons": (32, 18), "had_ring": True}, {"hex": 2010})
    seen = scene.view(1).magicians[0]
    assert (seen.controlling_rank, seen.demons, seen.room) == ("duke", 2, 2)
    assert [box.demon for box in seen.boxes] == [None] * 7
    assert [box.occupied for box in seen.boxes] == [False] * 5 + [True, True]
    scene.answer("rest")
    assert scene.match.step() is not None
    other = Scene({"hex": PLAIN}, {"hex": 2010, "demons": (32, 18), "had_ring": True})
    assert other.refusal("box:1:5").clause == "DEM-15.2a"


@pytest.mark.clause("DEM-15.1c")
def test_demons_controlled_are_never_of_a_higher_rank() -> None:
    for rank in RANKS:
        of_rank = [demon for demon in range(1, 73) if RANK_OF[demon] == rank]
        mixed = arranged((18, of_rank[0]))
        assert RANKS.index(RANK_OF[mixed[0]]) >= RANKS.index(RANK_OF[mixed[1]])
        assert limit_of(mixed) == RANKS.index(rank) + 2
    assert limit_of(()) == 0
