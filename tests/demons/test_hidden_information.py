"""DEM-20: what a seat may not know never reaches it, nor any computer player that sits there."""

import pytest

from game.demons import imagination
from game.demons.goetia import ATTITUDE_OF, LEVEL_OF, RANK_OF
from game.demons.state import DemonsState
from game.engine.decision import Decision
from game.engine.dice import Dice
from game.engine.match import Match
from game.players import Glimpse, make_player
from tests.demons.random_play import RandomChooser, decisions, new_match
from tests.demons.scene import GAME, Scene

PLACES = ("hex:0412", "unit:4", "seat:0", "seat:1", "box:0:6", "box:1:6", "pool:duke", "treasure:35", "ring", "exit")


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same position for ``seat``, but everything it cannot know is different."""
    twin = match.fork()
    chance = Dice(seed)
    imagination.imagine(twin.state, seat, chance)
    twin.dice.state = chance.below(2**63)
    return twin


def hidden(state: DemonsState, seat: int) -> list[object]:
    """What the seat cannot see."""
    hands = [magician.demons for other, magician in enumerate(state.magicians) if other != seat]
    return [state.pools, hands, {other: bid for other, bid in state.bids.items() if other != seat}]


def known(match: Match, seat: int, decision: Decision) -> list[object]:
    """Everything a seat can learn from the match without breaking its rules."""
    odds = [repr(decision.odds(option)) for option in decision.options[:: max(1, len(decision.options) // 4)]]
    refusals = [decision.refusals(place) for place in PLACES]
    views = [repr(match.view(eyes)) for eyes in (seat, None)]
    return [views, decision.question, decision.options, odds, refusals, decision.proposal(), match.undo_refusal()]


@pytest.mark.clause("DEM-20.1", "DEM-15.2a", "DEM-4.0b", "DEM-15.1b")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_worlds_that_differ_in_secrets_look_the_same_to_the_seat_asked(players: int) -> None:
    differing = 0
    for seed in range(6):
        match = new_match(players, 50 + seed)
        for number, decision in enumerate(decisions(match, seed)):
            if number % 4:
                continue
            twin = other_world(match, decision.seat, seed=number)
            assert twin.decision is not None
            assert twin.problems() == []
            assert known(twin, decision.seat, twin.decision) == known(match, decision.seat, decision)
            differing += hidden(twin.state, decision.seat)[1] != hidden(match.state, decision.seat)[1]
    assert players == 1 or differing > 10, "the test must meet demons that lie face down"


@pytest.mark.clause("DEM-20.1")
@pytest.mark.parametrize("players", [1, 3])
def test_what_a_computer_player_prefers_does_not_depend_on_secrets(players: int) -> None:
    for seed in range(6):
        match = new_match(players, 80 + seed)
        for number, decision in enumerate(decisions(match, seed)):
            if number % 3:
                continue
            twin = other_world(match, decision.seat, seed=number)
            assert twin.decision is not None
            preferred = list(GAME.preferences(match.state, decision))
            assert list(GAME.preferences(twin.state, twin.decision)) == preferred
            assert len(preferred) == len(decision.options)


@pytest.mark.clause("DEM-20.1")
@pytest.mark.parametrize("name", ["random", "apprentice", "greedy", "adept:6", "master:12"])
def test_a_computer_player_answers_the_same_in_both_worlds(name: str) -> None:
    match = new_match(3, 31)
    for number, decision in enumerate(decisions(match, seed=31)):
        if number % 5:
            continue
        twin = other_world(match, decision.seat, seed=number)
        answers = []
        for world in (match, twin):
            asked = world.decision
            assert asked is not None
            answers.append(make_player(name, 9).answer(asked, Glimpse(world, decision.seat)))
        assert answers[0] == answers[1]


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


@pytest.mark.clause("DEM-15.2a", "DEM-20.2")
def test_events_about_face_down_demons_reach_only_their_owner() -> None:
    for seed in range(8):
        match = new_match(3, 300 + seed)
        chooser = RandomChooser(seed)
        while (item := match.step()) is not None:
            if item is match.decision:
                match.choose(chooser.choose(match.decision))
    scene = Scene({"demons": (52,), "hex": 1011}, {"hex": 2010, "demons": (1,)}, stage="demon_use")
    scene.answer("power:52:F", "borrow:1:0")
    scene.settle()
    told = scene.told("borrowed_demon")[0]
    assert told.visible_to(0)
    assert not told.visible_to(1)
    assert "Bael" not in str(scene.told("borrowed")[0].text)


@pytest.mark.clause("DEM-15.2a")
def test_questions_that_show_face_down_demons_draw_the_curtain() -> None:
    shared = Scene({"demons": (35, 18)}, {"hex": 2010})
    assert shared.question("first_phase").secret
    alone = Scene({"demons": (35, 18)})
    assert not alone.question("first_phase").secret
    assert not Scene({}, {"hex": 2010}).question("first_phase").secret
