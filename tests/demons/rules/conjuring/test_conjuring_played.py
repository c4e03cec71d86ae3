"""DEM-9 to DEM-11 played to their effect: conjuring, curses, the ring and bids for it."""

import pytest

from game.demons.box.goetia import ATTITUDE_OF, COUNTERS
from game.demons.box.treasures import VALUE
from tests.demons.scene import FOREST, GAME, OPEN, PLAIN, Scene, die_for, mortals_fight, use


def without_ring_in_pool(scene: Scene) -> Scene:
    """The ring is not among the Dukes any more."""
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.checkpoint()
    return scene


# -- DEM-9 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-9.0a")
def test_nobody_has_a_demon_before_he_conjured_one() -> None:
    match = GAME.new_match(["Ann", "Bob"], seed=5)
    for _ in range(2):
        match.next_decision()
        match.choose("shield:gold")
    match.next_decision()
    assert [magician.demons for magician in match.state.magicians] == [(), ()]
    assert sum(map(len, match.state.pools.values())) == 73


@pytest.mark.clause("DEM-9.0b", "DEM-9.0d")
def test_conjuring_takes_the_place_of_moving_and_is_one_roll_for_one_rank() -> None:
    scene = Scene({"hex": PLAIN, "shield": 6}, {"hex": 2010}, dice=(1, 1)).pool("prince", 12, 36)
    assert {"conjure:prince", "conjure:king", "move:1012"} <= set(scene)
    scene.answer("conjure:prince")
    scene.settle()
    assert len(scene.told("conjured")) == 1
    decision = scene.go()
    assert decision is not None
    assert decision.kind == "demon_use"


@pytest.mark.clause("DEM-9.0e", "DEM-9.5a")
@pytest.mark.parametrize(
    ("shield", "rank", "added"),
    [(1, "prince", -1), (3, "prince", 0), (6, "prince", 1), (6, "king", -2), (1, "king", -6)],
)
def test_the_table_number_of_shield_and_rank_is_added_to_the_die(shield: int, rank: str, added: int) -> None:
    scene = Scene({"hex": PLAIN, "shield": shield}, {"hex": 2010}, dice=(5,))
    scene.answer(f"conjure:{rank}").play_phase()
    assert (scene.state.conjuration[0].roll, scene.state.conjuration[0].net) == (5, 5 + added)


@pytest.mark.clause("DEM-9.0f", "DEM-21.4")
@pytest.mark.parametrize("roll", [1, 2, 4])
def test_so_many_counters_are_drawn_as_the_net_result_says(roll: int) -> None:
    scene = Scene({"hex": OPEN}, dice=(roll,)).pool("duke", 11, 15, 16, 18, 19)
    scene.answer("conjure:duke")
    scene.settle()
    assert scene.state.conjuration[0].drawn == (11, 15, 16, 18)[:roll]


@pytest.mark.clause("DEM-9.0g")
def test_a_net_zero_neither_draws_nor_curses() -> None:
    scene = Scene({"hex": PLAIN, "demons": (35,)}, dice=(die_for(0, "prince"),))
    pool = scene.state.pools["prince"]
    scene.answer("conjure:prince").play_phase()
    assert scene.state.conjuration[0].net == 0
    assert (scene.magician().curses, scene.magician().demons, scene.state.pools["prince"]) == (0, (35,), pool)


@pytest.mark.clause("DEM-9.0h", "DEM-9.4a")
@pytest.mark.parametrize("curses", [0, 1, 2, 3])
def test_a_negative_net_brings_its_number_of_curses(curses: int) -> None:
    scene = Scene({"hex": PLAIN}, dice=(die_for(-curses, "marquis"),))
    scene.answer("conjure:marquis").play_phase()
    assert scene.magician().curses == curses


@pytest.mark.clause("DEM-9.0i", "DEM-10.0b")
@pytest.mark.parametrize(("released", "curses"), [((), 3), ((35,), 2), ((35, 37), 1), ((35, 37, 30), 0)])
def test_every_friendly_demon_released_stops_one_curse(released: tuple[int, ...], curses: int) -> None:
    scene = Scene({"hex": PLAIN, "demons": (35, 37, 30, 4)}, {"hex": 2010}, dice=(die_for(-3, "marquis"),))
    scene.answer("conjure:marquis", *(f"release:{demon}" for demon in released))
    if len(released) < 3:
        assert scene.question("curse").seat == 0
        scene.answer("suffer")
    scene.play_phase()
    assert scene.magician().curses == curses
    assert set(released) == set(scene.state.released)


@pytest.mark.clause("DEM-9.0j", "DEM-15.1b", "DEM-15.2a")
def test_what_is_drawn_is_seen_by_all_and_what_is_kept_by_its_owner_alone() -> None:
    scene = Scene({"hex": OPEN, "shield": 6}, {"hex": 2010}, dice=(1,)).pool("duke", 15, 11, 28, 60)
    scene.answer("conjure:duke")
    scene.expect("release")
    conjuration = scene.view(1).conjuration
    assert conjuration is not None
    assert conjuration.drawn == (15, 11, 28, 60)
    scene.answer("release:60")
    scene.expect("demon_use")
    assert [box.demon for box in scene.view(1).magicians[0].boxes if box.occupied] == [None, None]
    assert {box.demon for box in scene.view(0).magicians[0].boxes if box.occupied} == {15, 11}
    assert scene.view(1).magicians[0].controlling_rank == "duke"


@pytest.mark.clause("DEM-9.1a", "DEM-9.2a")
@pytest.mark.parametrize(
    ("hex_id", "ranks"),
    [(OPEN, {"duke"}), (FOREST, {"earl"}), (PLAIN, set()), (810, set()), (1013 - 201, set())],
)
def test_where_dukes_and_earls_come(hex_id: int, ranks: set[str]) -> None:
    offered = {key.removeprefix("conjure:") for key in Scene({"hex": hex_id}) if key.startswith("conjure:")}
    assert offered & {"duke", "earl"} == ranks
    assert {"prince", "president", "marquis", "king"} <= offered


@pytest.mark.clause("DEM-9.3a")
def test_a_pool_gives_what_it_has() -> None:
    scene = Scene({"hex": PLAIN, "shield": 6}, dice=(die_for(3, "king", 6),))
    last = 61
    scene.state.released = tuple(king for king in COUNTERS["king"] if king != last)
    scene.state.pools["king"] = (last,)
    scene.checkpoint()
    scene.answer("conjure:king").play_phase()
    assert (scene.state.conjuration[0].net, scene.state.conjuration[0].drawn) == (3, (last,))


@pytest.mark.clause("DEM-9.4c", "DEM-16.6b")
def test_the_cursed_to_death_leave_nothing_to_anybody() -> None:
    scene = Scene({"hex": PLAIN, "curses": 3, "demons": (4,), "ring": True}, {"hex": 2010}, dice=(1,))
    scene.own(0, 35).find(36, 62).find(41, 56, seat=1)
    scene.answer("conjure:king").play_phase()
    grid = scene.state.grid
    assert (grid.owner[35], grid.closed[35], grid.closed[36]) == (-1, True, True)
    assert (grid.closed[41], grid.finder[41]) == (False, 56), "what others found stays"
    assert (scene.state.ring_gone, scene.state.ring_unit) == (True, 0)
    assert {4, 62} <= set(scene.state.released)


# -- DEM-10 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-10.0a", "DEM-0.11")
def test_every_demon_is_friendly_neutral_or_unfriendly_and_the_view_says_which() -> None:
    assert {ATTITUDE_OF[demon] for demon in range(1, 73)} == {"friendly", "neutral", "unfriendly"}
    assert (ATTITUDE_OF[2], ATTITUDE_OF[1], ATTITUDE_OF[13]) == ("friendly", "neutral", "unfriendly")


@pytest.mark.clause("DEM-10.0c")
def test_lifting_curses_goes_with_powers_and_attacks_before_and_after() -> None:
    cursed = {"hex": OPEN, "curses": 2, "wounds": 1, "demons": (35, 37, 62, 9)}
    scene = use(cursed, units={3: 1011}, dice=(2, 2, 6))
    scene.answer("lift:35")
    assert {"attack:1011", "power:62:D"} <= set(scene)
    scene.answer("power:62:D")
    assert "lift:37" in scene
    scene.answer("lift:37")
    scene.settle()
    assert (scene.magician().curses, scene.magician().wounds) == (0, 1)
    assert {35, 37} <= set(scene.state.released)
    fought = use(cursed, units={3: 1011}, dice=(6,))
    fought.answer("attack:1011", "with:9", "fight")
    assert "lift:35" in fought


@pytest.mark.clause("DEM-10.0d", "DEM-14.0b", "DEM-14.0c")
@pytest.mark.parametrize(("roll", "shield"), [(1, 2), (2, 2), (3, 1)])
def test_only_friendly_demons_count_for_a_shield(roll: int, shield: int) -> None:
    scene = Scene({"demons": (35, 37, 4, 7)}, dice=(roll,))
    scene.answer("raise").play_phase()
    assert scene.magician().shield == shield
    assert set(scene.magician().demons) == {35, 37, 4, 7}


@pytest.mark.clause("DEM-10.0e", "DEM-10.0g", "DEM-11.0a")
@pytest.mark.parametrize(("ring", "kept"), [(True, {14, 43}), (False, set())])
def test_unfriendly_demons_obey_the_ring_alone(ring: bool, kept: set[int]) -> None:
    scene = Scene({"hex": PLAIN, "ring": ring, "shield": 6}, {"hex": 2010}, dice=(3,)).pool("marquis", 14, 43, 7)
    scene.answer("conjure:marquis").play_phase()
    assert set(scene.magician().demons) == kept
    assert {14, 43} - kept <= set(scene.state.released)
    assert 7 in scene.state.pools["marquis"], "they count toward the number conjured"


@pytest.mark.clause("DEM-10.0h")
def test_unfriendly_demons_stay_without_the_ring_and_are_spent_like_neutral_ones() -> None:
    scene = use({"hex": OPEN, "demons": (14, 43), "had_ring": True}, {"hex": 2010}, units={3: 1011}, dice=(6,))
    assert "with:14" in scene.answer("attack:1011")
    scene.answer("with:14", "fight").play_phase()
    assert scene.magician().demons == (43,)
    assert 14 in scene.state.released
    cursed = Scene({"hex": PLAIN, "demons": (14,), "had_ring": True}, {"hex": 2010}, dice=(die_for(-2, "marquis"),))
    cursed.answer("conjure:marquis").play_phase()
    assert cursed.magician().curses == 2, "he stops none"


# -- DEM-11 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("DEM-11.0c")
def test_the_ring_takes_a_draw_and_stays_with_who_drew_it() -> None:
    scene = Scene({"hex": OPEN, "shield": 2}, {"hex": 2010}, dice=(2,)).pool("duke", 28, 0, 29, 11)
    scene.answer("conjure:duke").play_phase()
    assert scene.state.conjuration[0].drawn == (28, 0, 29)
    assert scene.magician().demons == (29,)
    assert 28 in scene.state.released
    for _ in range(8):
        scene.play_phase()
    assert scene.magician().ring
    assert scene.view(1).ring_holder == 0


@pytest.mark.clause("DEM-11.0d")
def test_the_ring_is_worth_nothing_raises_no_shield_and_cannot_be_bid() -> None:
    scene = Scene({"hex": PLAIN, "ring": True}, {"hex": 2010})
    assert scene.view().magicians[0].score == 0
    assert "raise" not in scene
    rich = without_ring_in_pool(Scene({"hex": PLAIN, "ring": True}, {"hex": 2010}).own(0, 36))
    rich.answer("raise")
    assert set(rich) == {"offer:36"}


@pytest.mark.clause("DEM-11.0d", "DEM-16.7b")
def test_the_ring_is_fetched_from_a_destroyed_unit() -> None:
    scene = without_ring_in_pool(use({"hex": OPEN, "demons": (9, 18)}, {"hex": 2010}, units={4: 1011}, dice=(6,)))
    scene.state.ring_unit = 4
    scene.checkpoint()
    scene.answer("attack:1011", "with:9", "fight", "with:18").play_phase()
    assert (scene.magician().ring, scene.state.ring_unit) == (True, 0)


@pytest.mark.clause("DEM-11.0d", "DEM-11.0h", "DEM-16.6a")
def test_the_ring_of_the_tortured_to_death_can_be_bought_back() -> None:
    dying = {"captor_unit": 4, "wounds": 3, "captured_in": 1, "ring": True}
    scene = mortals_fight(dying, {"hex": 2010}, {"hex": 2517}, units={4: 810}, dice=(2,)).own(1, 36)
    scene.answer("endure")
    assert "auction" in scene
    assert (scene.magician().status, scene.state.ring_unit) == ("dead", 4)
    scene.answer("auction", "bid:36")
    scene.settle()
    assert scene.magician(1).ring


def bidding(*treasures: tuple[int, ...]) -> Scene:
    """The Emir of Karin holds the ring; each player owns those treasures."""
    hexes = ({"hex": PLAIN}, {"hex": 2010}, {"hex": 2020}, {"hex": 2517})
    scene = without_ring_in_pool(Scene(*hexes[: len(treasures)], units={4: 810}))
    scene.state.ring_unit = 4
    for seat, cells in enumerate(treasures):
        scene.own(seat, *cells)
    return scene


@pytest.mark.clause("DEM-11.0e", "DEM-11.0g")
def test_bids_are_opened_together_and_the_highest_sum_pays() -> None:
    scene = bidding((36, 46), (41,), (31,))
    assert VALUE[36] + VALUE[46] == 20 > VALUE[41]
    scene.answer("auction", "bid:36", "bid:46", "bid:41")
    assert not scene.told("bid_opened")
    scene.answer("close")
    scene.expect("first_phase")
    assert [event.fact("who") for event in scene.told("bid_opened")] == [0, 1, 2]
    assert scene.magician(0).ring
    assert [scene.state.grid.stash[cell] for cell in (36, 46, 41, 31)] == [4, 4, 0, 0]
    assert [scene.state.grid.owner[cell] for cell in (41, 31)] == [1, 2]


@pytest.mark.clause("DEM-11.0f", "DEM-11.0g")
def test_equal_bids_cost_nothing_and_may_be_repeated_in_the_next_player_turn() -> None:
    same = next((one, two) for one in VALUE for two in VALUE if one < two and VALUE[one] == VALUE[two])
    scene = bidding((same[0],), (same[1],))
    scene.answer("auction", f"bid:{same[0]}", f"bid:{same[1]}")
    scene.expect("first_phase")
    assert scene.told("auction_failed")
    assert [scene.state.grid.owner[cell] for cell in same] == [0, 1]
    assert scene.state.ring_unit == 4
    assert "auction" not in scene
    scene.answer("rest")
    decision = scene.question("first_phase")
    assert (decision.seat, decision.option("auction") is not None) == (1, True)


@pytest.mark.clause("DEM-11.0g")
def test_an_empty_bid_buys_nothing_even_alone() -> None:
    scene = bidding((36,), ())
    scene.answer("auction", "close")
    scene.expect("first_phase")
    assert not scene.magician(0).ring
    assert scene.state.ring_unit == 4
