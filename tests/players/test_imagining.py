"""Worlds that a computer player imagines: possible at every decision, and no window into what is hidden."""

from __future__ import annotations

import pytest

from game.engine.decision import Decision
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.players.search import Budget, Search
from tests.players.matches import SITTINGS, Sitting, choices

EVERY = 7
PLAYED_ON = 6
LEVELS = ("random", "apprentice", "greedy", "adept:8", "master:16")


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_at_every_decision_other_worlds_can_be_imagined_and_played_on(sitting: Sitting, seed: int) -> None:
    match = sitting.match(seed)
    imagined = 0
    for number, decision in enumerate(choices(match, seed, 1500)):
        if number % EVERY != seed:
            continue
        imagined += 1
        world = Glimpse(match, decision.seat).imagine(1000 + number)
        asked = world.next_decision()
        assert asked is not None
        assert (asked.kind, asked.seat, asked.keys()) == (decision.kind, decision.seat, decision.keys())
        for option in (decision.options[0], decision.options[-1]):
            twin = world.fork()
            twin.choose(option.key)
            play_hurriedly(twin)
    assert imagined >= 5


def play_hurriedly(match: Match) -> None:
    """Some decisions as in an imagined continuation; the state stays possible and can be judged."""
    game = match.game
    for _ in range(PLAYED_ON):
        decision = match.next_decision()
        if decision is None:
            return
        match.choose(decision.options[game.hurried(match.state, decision)].key)
    assert match.problems() == []
    values = [game.value(match.state, seat) for seat in range(len(match.seats))]
    assert all(0.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_what_a_seat_cannot_see_never_changes_the_answer_of_any_level(sitting: Sitting) -> None:
    match = sitting.match(11)
    compared, kinds = 0, dict[str, int]()
    for number, decision in enumerate(choices(match, 11, 900)):
        if number % 5 or kinds.get(decision.kind, 0) > 1:
            continue
        kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
        worlds = [match, match.imagine(decision.seat, 900)]
        assert all(world.view(decision.seat) == match.view(decision.seat) for world in worlds)
        for level in LEVELS:
            answers = {answer_in(world, level, number) for world in worlds}
            assert len(answers) == 1, f"{level} at {decision.kind}: {answers}"
        compared += 1
    assert compared >= 5


def answer_in(world: Match, level: str, seed: int) -> str:
    """What a player of that level answers in one of several worlds that look alike."""
    decision = world.next_decision()
    assert decision is not None
    return make_player(level, seed).answer(decision, Glimpse(world, decision.seat))


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_not_even_the_numbers_behind_an_answer_depend_on_what_is_hidden(sitting: Sitting) -> None:
    match = sitting.match(5)
    for number, decision in enumerate(choices(match, 5, 200)):
        if number != 20:
            continue
        thoughts = []
        for world in (match, match.imagine(decision.seat, 31)):
            asked = world.next_decision()
            assert asked is not None
            found = Search(3, Budget(simulations=30)).think(asked, Glimpse(world, asked.seat))
            thoughts.append([(one.key, one.total, one.simulations) for one in found.candidates])
        assert thoughts[0] == thoughts[1]
        return
    raise AssertionError("the match was over too soon")


class Cheat:
    """A player that looks at the next card of the deck; only to show that cheating would be noticed."""

    def answer(self, decision: Decision, match: Match) -> str:
        """Whatever the next card's name leads to."""
        return decision.options[sum(map(ord, match.state.adventure.cards[0])) % len(decision.options)].key


def test_a_player_that_peeks_would_be_found_out() -> None:
    match = SITTINGS[0].match(3)
    answers = set()
    for decision in choices(match, 3, 60):
        for world in (match, *(match.imagine(decision.seat, seed) for seed in range(6))):
            asked = world.next_decision()
            assert asked is not None
            answers.add((len(match.record), Cheat().answer(asked, world)))
    assert len(answers) > len({moment for moment, _key in answers})
