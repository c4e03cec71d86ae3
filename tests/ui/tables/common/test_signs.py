"""A tick, a cross and a skull mean the same beside the results of all games."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from game.catalogue import GAMES
from game.engine.decision import Loss, Outcome, Text, Tone
from game.players import Glimpse, make_player
from game.ui.tables.common.telling.signs import CROSS, PLAIN, SKULL, TICK, sign_of

WORDS = Text("something")
OWN_LOSS = ("You lose", "you lose", "Lose ", "Miss ", "you take", "You fall", "curse", "fails")
"""Words of what is no gain of who answers, in all games."""
NO_LOSS = ("you take 0 damage", "the attack fails, and the demons used are lost")
"""Words that sound like it: nothing is taken; and somebody else's attack fails, told to whom it is meant."""
ANSWERS = 250


def sign(share: Fraction | int, tone: Tone, loss: Loss | None = None) -> str:
    """The sign of a result of that chance."""
    return sign_of(Outcome(WORDS, Fraction(share), 0, tone, loss))


def test_what_is_good_wears_a_tick_only_where_it_is_likely() -> None:
    assert sign(Fraction(1, 2), Tone.GOOD) == TICK
    assert sign(Fraction(49, 100), Tone.GOOD) == ""


def test_a_loss_never_wears_a_tick() -> None:
    assert sign(1, Tone.BAD) == CROSS
    assert sign(Fraction(1, 10), Tone.BAD) == ""


def test_every_chance_to_lose_a_life_wears_a_skull_however_small() -> None:
    life = Loss(Text("a Life"))
    assert sign(Fraction(1, 100), Tone.BAD, life) == SKULL
    assert sign(0, Tone.BAD, life) == ""


def test_what_is_certain_and_neither_good_nor_bad_wears_a_plain_sign() -> None:
    assert sign(1, Tone.NEUTRAL) == PLAIN
    assert sign(Fraction(9, 10), Tone.NEUTRAL) == ""


def is_own_loss(words: str) -> bool:
    """Whether a result is no gain of who answers."""
    for harmless in NO_LOSS:
        words = words.replace(harmless, "")
    return any(word in words for word in OWN_LOSS)


def results_met(game_id: str) -> Iterator[Outcome]:
    """Every result told before an answer in some matches."""
    game = GAMES[game_id]
    for seed in (1, 2):
        match = game.new_match(["Ann", "Bob"], {}, seed)
        players = [make_player("random" if seed == 1 else "greedy", seat) for seat in range(2)]
        for _answer in range(ANSWERS):
            decision = match.next_decision()
            if decision is None:
                break
            for option in decision.options[:40]:
                yield from decision.odds(option) or ()
            match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))


@pytest.mark.parametrize("game", ["talisman", "demons", "devils_circle", "warlocks_duel"])
def test_no_result_that_says_what_one_loses_is_told_as_good(game: str) -> None:
    met = list(results_met(game))
    assert any(outcome.tone is Tone.GOOD for outcome in met)
    losses = [outcome for outcome in met if is_own_loss(str(outcome.text))]
    assert losses
    assert not [str(outcome.text) for outcome in losses if sign_of(outcome) == TICK and outcome.tone is Tone.GOOD]
    assert all(outcome.tone is Tone.BAD for outcome in met if outcome.loss is not None)
