"""What the engine promises about questions, replays and hexes."""

from __future__ import annotations

from game.catalogue import GAMES
from game.engine.hexes import at, column_of, distance, printed, row_of
from game.engine.match import Match


def begun() -> Match:
    """A duel after some decisions."""
    match = GAMES["warlocks_duel"].new_match(["Ada", "Bo"], {}, 5)
    for _ in range(6):
        decision = match.next_decision()
        assert decision is not None
        match.choose(decision.options[0].key)
    return match


def test_a_question_is_open_to_all_unless_the_rules_call_it_secret() -> None:
    match = GAMES["talisman"].new_match(["Ada", "Bo"], {}, 5)
    decision = match.next_decision()
    while decision is not None and decision.kind not in ("move", "way"):
        match.choose(decision.options[0].key)
        decision = match.next_decision()
    assert decision is not None
    assert decision.secret is False


def test_a_match_that_was_tampered_with_is_not_verified() -> None:
    match = begun()
    assert match.verify()
    match.dice.state ^= 1
    assert not match.verify()


def test_a_hex_is_its_column_and_its_row() -> None:
    assert (at(4, 12), column_of(412), row_of(412), printed(412)) == (412, 4, 12, "0412")
    assert (at(12, 4), column_of(1204), row_of(1204), printed(1204)) == (1204, 12, 4, "1204")


def test_hexes_apart_are_as_many_steps_apart_as_on_the_map() -> None:
    apart = {(404, 404): 0, (404, 403): 1, (404, 304): 1, (404, 305): 1, (404, 303): 2, (404, 504): 1, (404, 505): 1,
             (404, 604): 2, (101, 501): 4, (101, 503): 4, (101, 504): 5, (101, 110): 9}  # fmt: skip
    assert {pair: distance(*pair) for pair in apart} == apart
    assert all(distance(other, one) == steps for (one, other), steps in apart.items())
