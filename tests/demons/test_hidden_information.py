"""DEM-20: what a seat may not know: demons face down, and bids."""

import pytest

from game.demons.box.goetia import ATTITUDE_OF, LEVEL_OF, RANK_OF
from game.engine.dice import Dice
from tests.demons.scene import GAME, Scene


@pytest.mark.clause("DEM-20.1", "DEM-15.2a")
def test_an_imagined_world_keeps_all_that_shows() -> None:
    scene = Scene({"demons": (1, 18)}, {"demons": (9, 4, 17), "hex": 2010}, {"demons": (45, 3), "hex": 2517})
    worlds = set()
    for seed in range(30):
        twin = scene.match.fork()
        GAME.imagine(twin.state, 0, Dice(seed))
        assert twin.problems() == []
        assert twin.state.magicians[0].demons == (1, 18)
        hands = [twin.state.magicians[seat].demons for seat in (1, 2)]
        assert [len(hand) for hand in hands] == [3, 2]
        assert [RANK_OF[hand[0]] for hand in hands] == ["king", "king"]
        assert all(LEVEL_OF[demon] <= LEVEL_OF[hand[0]] for hand in hands for demon in hand)
        assert not any(ATTITUDE_OF[demon] == "unfriendly" for hand in hands for demon in hand), "nobody has the ring"
        worlds.add(tuple(map(tuple, hands)))
    assert len(worlds) > 20


@pytest.mark.clause("DEM-11.0g", "DEM-20.1")
def test_bids_stay_secret_until_all_are_in() -> None:
    scene = Scene({"hex": 1011}, {"hex": 2010}, units={4: 810})
    scene.state.ring_unit = 4
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.own(0, 36, 35).own(1, 41)
    scene.answer("auction", "bid:35", "close")
    decision = scene.question("bid")
    assert (decision.seat, decision.secret) == (1, True)
    seen = {eyes: scene.view(eyes).bids for eyes in (0, 1, None)}
    assert [one.treasures for one in seen[0]] == [(35,), None]
    assert [one.treasures for one in seen[1]] == [None, ()]
    assert [one.closed for one in seen[1]] == [True, False]
    assert [one.treasures for one in seen[None]] == [None, None]
    assert not scene.told("bid_opened")


@pytest.mark.clause("DEM-15.2a")
def test_events_about_face_down_demons_reach_only_their_owner() -> None:
    scene = Scene({"demons": (52,), "hex": 1011}, {"hex": 2010, "demons": (1,)}, {"hex": 2012}, stage="demon_use")
    scene.answer("power:52:F", "borrow:1:0")
    scene.settle()
    told = scene.told("borrowed_demon")[0]
    assert told.visible_to(0)
    assert told.visible_to(1), "he sees which of his demons is gone"
    assert not told.visible_to(2)
    assert "Bael" not in str(scene.told("borrowed")[0].text)


@pytest.mark.clause("DEM-15.2a")
def test_questions_that_show_face_down_demons_draw_the_curtain() -> None:
    shared = Scene({"demons": (35, 18)}, {"hex": 2010})
    assert shared.question("first_phase").secret
    alone = Scene({"demons": (35, 18)})
    assert not alone.question("first_phase").secret
    assert not Scene({}, {"hex": 2010}).question("first_phase").secret


@pytest.mark.clause("DEM-20.1", "DEM-4.0b")
def test_an_imagined_world_shuffles_the_pools_anew() -> None:
    scene = Scene({"demons": (1,)}, {"hex": 2010})
    for rank, pool in scene.state.pools.items():
        orders = set()
        for seed in range(12):
            twin = scene.match.fork()
            GAME.imagine(twin.state, 0, Dice(seed))
            orders.add(twin.state.pools[rank])
        assert len(orders) > 10, rank
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(pool))}


@pytest.mark.clause("DEM-20.1", "DEM-11.0g")
def test_an_imagined_world_guesses_the_bids_of_others_and_keeps_ones_own() -> None:
    scene = Scene({"hex": 1011}, {"hex": 2010}, units={4: 810})
    scene.state.ring_unit = 4
    scene.state.pools["duke"] = tuple(counter for counter in scene.state.pools["duke"] if counter)
    scene.own(0, 36, 35, 65).own(1, 41)
    scene.answer("auction", "bid:35", "close")
    scene.expect("bid")
    guesses = set()
    for seed in range(40):
        twin = scene.match.fork()
        GAME.imagine(twin.state, 1, Dice(seed))
        guesses.add(twin.state.bids[0])
        own = scene.match.fork()
        GAME.imagine(own.state, 0, Dice(seed))
        assert own.state.bids[0] == (35,)
    assert len(guesses) > 3
    assert all(set(guess) <= {35, 36, 65} for guess in guesses)
