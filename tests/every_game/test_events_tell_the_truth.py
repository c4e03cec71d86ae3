"""What is told is what happens: sums add up, turns pass in order, nobody who plays is forgotten."""

from __future__ import annotations

from game.engine.decision import Decision, Event
from game.engine.match import Match
from game.engine.witness import Witness
from tests.every_game.games import PlayedGame, every_game, every_mix
from tests.every_game.odd_positions import odd_positions


def faults(game: PlayedGame, match: Match, seed: int, most: int) -> list[str]:
    """What a witness and the audit find while a match is played on at random."""
    witness = Witness(match.game.ledger(), match.state)
    found: list[str] = []
    item: Event | Decision | None
    for item in game.happening(match, seed, most):
        found += witness.see(item, match.state)
        if isinstance(item, Decision):
            found += [f"{item.kind}: {problem}" for problem in match.problems()]
    return found + (witness.see(None, match.state) if match.over else [])


@every_mix
def test_what_is_told_in_a_match_is_what_happens(game: PlayedGame, mix: int) -> None:
    assert faults(game, game.new_match(mix), seed=mix, most=game.most * 2) == []


@every_game
def test_what_is_told_in_an_odd_position_is_what_happens(game: PlayedGame) -> None:
    positions = 0
    for mix in game.mixes:
        for match in odd_positions(game, mix, seed=mix, most=game.most * 3):
            positions += 1
            assert faults(game, match, seed=mix, most=60) == []
    assert positions > 15
