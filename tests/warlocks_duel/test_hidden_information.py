"""WD-0.15, WD-2.5, WD-13.3: what a seat may not know never reaches it, nor any computer player that sits there.

The tests compare two worlds that differ only in what a seat cannot know: the order of the deck, the dice to come,
and the secret steps of the others.
"""

from collections import Counter

import pytest

from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.warlocks_duel.gathering import gather_options
from tests.warlocks_duel.random_play import GAME, RandomChooser, decisions, new_match

PLACES = ("seat:0", "seat:1", "spell:doom", "spell:spark", "pool:0:fire", "hand:0:fire", "reserve:1", "deck", "card:x")


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same position for ``seat``, but everything it cannot know is different."""
    twin = match.fork()
    chance = Dice(seed)
    twin.state.deck.cards = chance.shuffled(twin.state.deck.cards)
    twin.dice.state = chance.below(2**63)
    for other, duelist in enumerate(twin.state.duelists):
        if other != seat and duelist.committed:
            options = gather_options(twin.state, other)
            duelist.committed = options[chance.below(len(options))].key
    return twin


def known(match: Match, seat: int, decision: Decision) -> list[object]:
    """Everything a seat can learn from the match without breaking its rules."""
    odds = [repr(decision.odds(option)) for option in decision.options[:: max(1, len(decision.options) // 3)]]
    refusals = [decision.refusals(place) for place in PLACES]
    views = [repr(match.view(eyes)) for eyes in (seat, None)]
    return [views, decision.question, decision.options, odds, refusals, decision.proposal(), match.undo_refusal()]


@pytest.mark.clause("WD-0.15", "WD-2.5", "WD-13.3")
@pytest.mark.parametrize("mix", [0, 2, 21, 42, 63])
def test_two_worlds_that_differ_in_secrets_look_the_same_to_the_seat_asked(mix: int) -> None:
    match = new_match(mix, 2 + mix % 3, seed=mix)
    secrets = 0
    for number, decision in enumerate(decisions(match, seed=5)):
        if number % 4:
            continue
        twin = other_world(match, decision.seat, seed=number)
        assert twin.decision is not None
        assert known(twin, decision.seat, twin.decision) == known(match, decision.seat, decision)
        secrets += any(duelist.committed for duelist in match.state.duelists)
    assert secrets > 5, "the test must meet steps that are committed and not yet shown"


@pytest.mark.clause("WD-13.3")
@pytest.mark.parametrize("mix", [0, 63])
def test_what_a_computer_player_prefers_does_not_depend_on_secrets(mix: int) -> None:
    match = new_match(mix, 3, seed=mix)
    for number, decision in enumerate(decisions(match, seed=6)):
        if number % 7:
            continue
        twin = other_world(match, decision.seat, seed=number)
        assert twin.decision is not None
        preferred = list(GAME.preferences(match.state, decision))
        assert list(GAME.preferences(twin.state, twin.decision)) == preferred
        assert len(preferred) == len(decision.options)


@pytest.mark.clause("WD-13.3")
@pytest.mark.parametrize("name", ["random", "apprentice", "greedy", "adept:20", "master:40"])
def test_a_computer_player_answers_the_same_in_both_worlds(name: str) -> None:
    match = new_match(63, 3, seed=31)
    for number, decision in enumerate(decisions(match, seed=31)):
        if number % 2:
            continue
        twin = other_world(match, decision.seat, seed=number)
        answers = []
        for world in (match, twin):
            assert world.decision is not None
            player = make_player(name, seed=number)
            answers.append(player.answer(world.decision, Glimpse(world, decision.seat)))
        assert answers[0] == answers[1]
        assert match.decision is decision, "thinking leaves the question open"


@pytest.mark.clause("WD-13.3")
@pytest.mark.parametrize("mix", [0, 11, 63])
def test_an_imagined_fork_is_the_same_whatever_the_secrets_really_are(mix: int) -> None:
    match = new_match(mix, 2 + mix % 3, seed=mix)
    for number, decision in enumerate(decisions(match, seed=7)):
        if number % 5:
            continue
        seat = decision.seat
        twin = other_world(match, seat, seed=number)
        first, second = match.imagine(seat, 99), twin
        second._imagine(seat, 99)  # in place: a fork would be made from the checkpoint of the first world
        assert first.fingerprint() == second.fingerprint()
        assert repr(first.view(seat)) == repr(match.view(seat))
        assert first.fork().fingerprint() == first.fingerprint()
        assert first.problems() == []
        assert first.decision is not None
        assert first.decision.keys() == decision.keys()
        for thinking in (first, second):
            playing = RandomChooser(number)
            for _ in range(6):
                question = thinking.next_decision()
                if question is None:
                    break
                thinking.choose(playing.choose(question))
        assert first.fingerprint() == second.fingerprint(), "nor do the secrets show in what follows"


@pytest.mark.clause("WD-13.3", "WD-0.15")
def test_imagining_draws_deck_dice_and_secret_steps_anew_and_keeps_what_is_known() -> None:
    match = new_match(2, 3, seed=4)
    for decision in decisions(match, seed=8):
        if decision.kind == "gather" and sum(bool(duelist.committed) for duelist in match.state.duelists) == 2:
            break
    seat = decision.seat
    others = [number for number in range(3) if number != seat]
    tops, steps = Counter[str](), Counter[str]()
    rolls = set()
    for seed in range(300):
        thinking = match.imagine(seat, seed)
        assert sorted(thinking.state.deck.cards) == sorted(match.state.deck.cards)
        assert thinking.state.duelists[seat] == match.state.duelists[seat]
        tops[thinking.state.deck.cards[0]] += 1
        steps[thinking.state.duelists[others[0]].committed] += 1
        rolls.add(thinking.dice.copy().roll_many(10))
    assert len(tops) == len(match.state.deck.cards)
    assert max(tops.values()) < 40, "the real order is not favoured"
    assert len(steps) > 5
    assert len(rolls) == 300


@pytest.mark.clause("WD-13.3")
def test_thinking_never_changes_the_match() -> None:
    match = new_match(63, 3, seed=12)
    for number, decision in enumerate(decisions(match, seed=9)):
        if number % 10:
            continue
        before = match.fingerprint(), match.dice.state, decision.keys(), len(match.record)
        thinking = match.imagine(decision.seat, number)
        for _ in decisions(thinking, seed=number):
            pass
        assert (match.fingerprint(), match.dice.state, decision.keys(), len(match.record)) == before


@pytest.mark.clause("WD-2.5")
def test_nothing_is_told_between_the_first_and_the_last_secret_step() -> None:
    match = new_match(2, 3, seed=14)
    chooser = RandomChooser(14)
    committed = 0
    for _ in range(3000):
        item = match.step()
        if item is None:
            break
        waiting = [duelist for duelist in match.state.duelists if duelist.committed]
        if isinstance(item, Event):
            told_while_waiting = len(waiting) and item.kind in {"dice_rolled", "power_lost", "last_roll"}
            assert not told_while_waiting, item
        else:
            committed += item.kind == "gather" and len(waiting) > 0
            assert item.secret is (item.kind == "gather")
            match.choose(chooser.choose(item))
    assert committed > 20


@pytest.mark.clause("WD-0.15")
def test_every_event_is_for_everybody_since_the_table_is_open() -> None:
    match = new_match(63, 4, seed=15)
    chooser = RandomChooser(15)
    while (item := match.step()) is not None:
        if isinstance(item, Event):
            assert all(item.visible_to(seat) for seat in (0, 1, 2, 3, None))
        else:
            match.choose(chooser.choose(item))
