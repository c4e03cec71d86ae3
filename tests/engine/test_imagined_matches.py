"""A match whose unseen part was imagined: what follows from it, and what does not touch the match itself."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.match import Match


def begun(game: str) -> Match:
    """A match after some choices."""
    match = GAMES[game].new_match(["Ada", "Bo"], {}, 5)
    for _ in range(8):
        decision = match.next_decision()
        assert decision is not None
        match.choose(decision.options[-1].key)
    match.next_decision()
    return match


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_match_is_copied_with_what_was_imagined(game: str) -> None:
    match = begun(game)
    assert match.decision is not None
    thought = match.imagine(match.decision.seat, 77)
    assert thought.fingerprint() != match.fingerprint()
    assert thought.fork().fingerprint() == thought.fingerprint()
    for _ in range(6):
        if (decision := thought.next_decision()) is None:
            break
        thought.choose(decision.options[0].key)
        thought.next_decision()
        assert thought.fork().fingerprint() == thought.fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_imagined_has_the_coming_dice_of_its_seed_and_leaves_the_match_alone(game: str) -> None:
    match = begun(game)
    assert match.decision is not None
    before, seat = match.fingerprint(), match.decision.seat
    one, same, other = match.imagine(seat, 77), match.imagine(seat, 77), match.imagine(seat, 78)
    assert match.fingerprint() == before
    assert one.fingerprint() == same.fingerprint() != other.fingerprint()
    assert one.table.dice is one.dice is not match.dice
    assert one.dice.draws >= match.dice.draws
    one.dice.roll()
    assert one.table.dice.draws == one.dice.draws


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_taken_back_past_what_was_imagined(game: str) -> None:
    match = begun(game)
    assert match.decision is not None
    thought = match.imagine(match.decision.seat, 77)
    assert thought.undo_index(thought.record[0].seat) is None
    assert str(thought.undo_refusal()) == "There is no choice of yours to take back."
    assert not thought.undo()
