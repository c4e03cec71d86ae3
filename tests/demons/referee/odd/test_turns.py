"""Odd displays, hunts and endings, put before a referee who knows only the rulebook."""

import pytest

from game.demons.box.mortals import HOME
from game.demons.box.ranks import RANKS
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.state import DEAD, FREE, GONE
from tests.demons.scene import OPEN, PLAIN, Scene, mortals_fight, mortals_move, use

KARIN, ERZINJAN, METROPOLITAN, ABBOT = 4, 3, 2, 7
AT_HOME = HOME[KARIN]
FAR = 2010
"""A hex of rough country far from everybody else."""


def keys_asked(scene: Scene, kind: str) -> tuple[str, ...]:
    """The answers to the next question, which must be of that kind."""
    return scene.question(kind).keys()


def hexes(keys: tuple[str, ...]) -> set[int]:
    """The hexes that answers lead to."""
    return {int(key.removeprefix("to:")) for key in keys}


@pytest.mark.clause("DEM-15.6", "DEM-15.0b")
def test_losing_the_controlling_king_in_defence_shrinks_the_display_at_once() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True, "demons": (9, 2, 8, 11)}, units={KARIN: 1011}, dice=(3,))
    scene.answer("with:9", "fight")
    decision = scene.question("release")
    assert set(decision.keys()) == {"release:2", "release:8", "release:11"}


@pytest.mark.clause("DEM-11.0c", "DEM-10.0g")
def test_the_ring_works_from_the_moment_it_is_drawn() -> None:
    scene = Scene({"hex": OPEN, "shield": 6}, {"hex": FAR}, dice=(1,)).pool("duke", 28, 0, 29, 18)
    scene.answer("conjure:duke").settle()
    assert 28 in scene.state.released
    assert scene.magician().ring
    assert set(scene.magician().demons) == {29, 18}


@pytest.mark.clause("DEM-11.0g", "DEM-11.0h")
def test_captives_bid_and_the_departed_do_not() -> None:
    seats = ({"hex": PLAIN}, {"captor_unit": ERZINJAN}, {"status": GONE, "hex": 0})
    scene = Scene(*seats, units={KARIN: 1510, ERZINJAN: 210}, ring_unit=KARIN).own(0, 35).own(1, 11).own(2, 12)
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.checkpoint()
    scene.answer("auction")
    asked = []
    for _ in range(2):
        asked.append(scene.question("bid").seat)
        scene.answer("close")
    assert asked == [0, 1]
    assert scene.question("first_phase").seat == 0


@pytest.mark.clause("DEM-9.0i", "DEM-9.4b", "DEM-21.5")
def test_a_fourth_curse_kills_unless_a_friend_stops_it() -> None:
    for stop, status in ((True, FREE), (False, DEAD)):
        scene = Scene({"hex": PLAIN, "curses": 2, "demons": (2,)}, {"hex": FAR}, dice=(4,))
        scene.answer("conjure:king", "release:2" if stop else "suffer").settle()
        assert scene.magician().status == status


@pytest.mark.clause("DEM-5.0g", "DEM-5.3d")
def test_a_hunter_stops_beside_whomever_it_meets_first() -> None:
    scene = mortals_move({"hex": 1013}, {"hex": 1016}, units={KARIN: 1010}, dice=(3,))
    assert scene.state.units.hex[KARIN] in LAND_NEIGHBOURS[1013]


@pytest.mark.clause("DEM-3.0g", "DEM-16.5a", "DEM-7.0b")
def test_a_captor_neither_searches_nor_attacks_but_holds() -> None:
    scene = mortals_fight({"hex": OPEN, "found": True}, {"captor_unit": KARIN}, units={KARIN: 1011}).play_phase()
    assert not scene.told("combat")
    assert scene.state.searches == ()
    held = Scene({"hex": OPEN, "demons": (35,)}, {"captor_unit": KARIN}, units={KARIN: 1011})
    assert not any(key.startswith("move") for key in held)


@pytest.mark.clause("DEM-6.0h", "DEM-7.0b")
def test_whoever_slips_beside_the_found_is_not_attacked_and_draws_no_second_search() -> None:
    scene = mortals_fight({"hex": 1010}, {"hex": 1013, "found": True}, units={ABBOT: 1011, KARIN: 1014}, dice=(1, 6))
    scene.answer("to:1009").play_phase()
    assert len(scene.state.searches) == 1
    assert len(scene.told("mortals_attack")) == 1


@pytest.mark.clause("DEM-7.5a", "DEM-7.7a", "DEM-7.8a")
def test_units_between_two_found_magicians_are_drawn_and_the_rest_join() -> None:
    drawn = set()
    for seed in range(24):
        seats = ({"hex": 1011, "found": True}, {"hex": 1013, "found": True})
        scene = mortals_fight(*seats, units={KARIN: OPEN, ERZINJAN: 1010}, seed=seed).play_phase()
        attacks = {event.fact("who"): str(event.fact("units")) for event in scene.told("mortals_attack")}
        assert str(ERZINJAN) in attacks[0]
        assert sum(words.count(str(KARIN)) for words in attacks.values()) == 1
        drawn.add(1 in attacks)
    assert drawn == {True, False}


@pytest.mark.clause("DEM-5.7c", "DEM-5.7d", "DEM-12.3e")
def test_a_unit_put_to_flight_beside_a_magician_walks_away_and_lets_him_go() -> None:
    scene = use({"hex": OPEN, "demons": (2,)}, {"hex": FAR}, units={KARIN: 1011}, order=(1, 0), turn=1)
    scene.answer("power:2:E")
    assert scene.question("first_phase").seat == 1
    assert scene.state.units.hex[KARIN] != 1011
    scene.answer("rest")
    assert any(key.startswith("move") for key in scene)


@pytest.mark.clause("DEM-8.2d", "DEM-16.10", "DEM-8.2b")
def test_beating_a_captor_frees_his_captive_beside_him() -> None:
    scene = use({"hex": OPEN, "demons": (35,)}, {"captor_unit": KARIN}, units={KARIN: 1011}, dice=(4,))
    scene.answer("attack:1011")
    assert scene.question("freed").seat == 1
    assert hexes(keys_asked(scene, "freed")).isdisjoint({OPEN, 1011})


@pytest.mark.clause("DEM-8.2f", "DEM-16.10")
def test_destroying_a_captor_leaves_his_captive_in_the_hex() -> None:
    scene = use({"hex": OPEN, "demons": (9,)}, {"captor_unit": KARIN}, units={KARIN: 1011}, dice=(6,))
    scene.answer("attack:1011").settle()
    assert (scene.magician(1).status, scene.magician(1).hex) == (FREE, 1011)


@pytest.mark.clause("DEM-4.4c", "DEM-4.5a", "DEM-4.4a")
def test_the_least_loss_wins_and_equals_share() -> None:
    scene = Scene(
        {"hex": 113, "shield": 3}, {"status": GONE, "hex": 0, "shield": 3}, {"status": GONE, "hex": 0, "shield": 6}
    )
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0, 1)


@pytest.mark.clause("DEM-4.6b", "DEM-4.6a")
def test_alone_breaking_even_is_a_loss() -> None:
    scene = Scene({"hex": 113, "shield": 1}).own(0, 43)
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == ()


@pytest.mark.clause("DEM-4.7a", "DEM-4.4c")
def test_the_dead_win_nothing_however_rich() -> None:
    scene = Scene({"hex": 113}, {"status": DEAD, "hex": 0})
    scene.answer("leave").settle()
    assert scene.match.result is not None
    assert scene.match.result.winners == (0,)


@pytest.mark.clause("DEM-9.3a")
def test_an_empty_pool_is_not_offered() -> None:
    scene = Scene({"hex": OPEN}, {"hex": FAR})
    scene.state.released = scene.state.pools["king"]
    scene.state.pools["king"] = ()
    scene.checkpoint()
    assert "conjure:king" not in scene
    assert {f"conjure:{rank}" for rank in RANKS if rank not in ("king", "earl")} <= set(scene.keys())
