"""What many matches between computer players add up to: wins, lengths, leads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import NormalDist, mean, median

from game.simulation.matches import Fault, Plan, Played


@dataclass(slots=True)
class Tally:
    """What many matches add up to. Shared wins count in parts, so that all wins add up to the won matches."""

    plan: Plan
    played: list[Played] = field(default_factory=list)

    def wins(self) -> list[float]:
        """Won matches per player of the plan."""
        return [
            sum(1 / len(match.winners) for match in self.played if player in match.winners)
            for player in range(len(self.plan.players))
        ]

    def by_seat(self) -> list[list[tuple[float, int]]]:
        """Won and finished matches of each player in each seat, for games whose seats differ."""
        count = len(self.plan.players)
        table = [[(0.0, 0)] * count for _player in range(count)]
        for match in self.finished():
            for seat, player in enumerate(self.plan.sitting(match.seed)):
                wins, matches = table[player][seat]
                table[player][seat] = (wins + (player in match.winners) / max(1, len(match.winners)), matches + 1)
        return table

    def finished(self) -> list[Played]:
        """The matches that came to an end."""
        return [match for match in self.played if match.fault is None and not match.capped]

    def intervals(self) -> list[tuple[float, float]]:
        """95 % confidence interval of each player's share of wins among finished matches."""
        return [wilson(wins, len(self.finished())) for wins in self.wins()]

    def faults(self) -> list[Fault]:
        """Everything that went wrong."""
        return [match.fault for match in self.played if match.fault is not None]

    def summary(self, seconds: float) -> dict[str, object]:
        """All results as plain values for JSON; `seconds` is the time on the clock."""
        lengths = sorted(match.length for match in self.finished())
        decisions = sum(match.decisions for match in self.played)
        return {
            "game": self.plan.game,
            "players": list(self.plan.players),
            "matches": len(self.played),
            "seed": self.plan.seed,
            "options": "mixed" if self.plan.mix_options else dict(self.plan.options),
            "always": list(self.plan.always),
            "keep_seats": self.plan.keep_seats,
            "wins": self.wins(),
            "wins_by_seat": self.by_seat(),
            "intervals": [list(interval) for interval in self.intervals()],
            "length": _spread(lengths),
            "decisions": decisions,
            "seconds": seconds,
            "decisions_per_second": decisions / seconds if seconds else 0.0,
            "capped": [match.seed for match in self.played if match.capped],
            "faults": [asdict(fault) for fault in self.faults()],
            "lengths": lengths,
            "timeline": self.timeline(),
        }

    def timeline(self) -> list[list[float]]:
        """The average share of each player from the first to the last turn of the finished matches."""
        told = [match.timeline for match in self.finished() if match.timeline]
        if not told:
            return []
        players = range(len(self.plan.players))
        return [[mean(one[point][place] for one in told) for place in players] for point in range(len(told[0]))]


def _spread(lengths: Sequence[int]) -> dict[str, float]:
    """Mean, median and extremes of match lengths, in the game's own unit; empty if nothing was finished."""
    if not lengths:
        return {}
    return {"mean": mean(lengths), "median": median(lengths), "shortest": lengths[0], "longest": lengths[-1]}


def wilson(wins: float, matches: int, confidence: float = 0.95) -> tuple[float, float]:
    """Wilson's score interval of a share: it holds for few matches and for shares near 0 or 1 as well."""
    if matches == 0:
        return (0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / matches
    middle = share + z * z / (2 * matches)
    spread = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))
