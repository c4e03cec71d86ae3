"""Whether everybody who still plays is asked something now and then, as matches between computer players go on."""

from __future__ import annotations

from game.engine.match import Match


class Forgotten(Exception):
    """A seat that still plays has not been asked anything for longer than its game allows."""


class Waits:
    """When each seat was last asked, in the game's own unit of length."""

    def __init__(self, seats: int) -> None:
        self.asked = [0] * seats
        self._looked = 0

    def note(self, match: Match, seat: int) -> None:
        """A seat is asked; raises Forgotten if another one that plays waits too long."""
        game = match.game
        if not game.longest_wait:
            return
        now = game.length(match.state)
        self.asked[seat] = now
        if now == self._looked:
            return
        self._looked = now
        for other, asked in enumerate(self.asked):
            if not game.is_in_play(match.state, other):
                self.asked[other] = now
            elif now - asked > game.longest_wait:
                raise Forgotten(f"seat {other} still plays, but was last asked at {asked}, and it is {now}")
