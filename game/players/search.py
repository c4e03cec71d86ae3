"""Looking ahead: each promising answer is tried in imagined worlds, played on by sensible players, and judged.

A flat Monte-Carlo search with successive halving: all candidates are tried in the same worlds, and half of the
budget's rounds later the worse half of them is given up. It sees nothing that its seat may not see, since every
world is imagined from what the seat sees (:class:`~game.players.player.Glimpse`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.engine.decision import Decision
from game.engine.match import Match
from game.players.player import Glimpse


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one decision: seconds, or a number of simulations for answers that can be repeated."""

    seconds: float = 0.0
    simulations: int = 0

    def __post_init__(self) -> None:
        if (self.seconds > 0) == (self.simulations > 0):
            raise ValueError("a budget is either some seconds or some simulations")


@dataclass(slots=True)
class Candidate:
    """An answer being thought about: its key, how good it looked at once, and what its simulations came to."""

    key: str
    preference: float
    total: float = 0.0
    simulations: int = 0

    @property
    def share(self) -> float:
        """The average worth of its simulations: about the share of matches won from here."""
        return self.total / self.simulations if self.simulations else 0.0


@dataclass(slots=True)
class Thoughts:
    """What came out of thinking: the best answer, and every candidate from the best on."""

    key: str
    candidates: list[Candidate] = field(default_factory=list)

    @property
    def simulations(self) -> int:
        """How many imagined continuations were played."""
        return sum(candidate.simulations for candidate in self.candidates)


class Search:
    """Thinks about one decision after another. ``most`` is the number of candidates it begins with."""

    def __init__(self, seed: int, budget: Budget, most: int = 8) -> None:
        self.chance = random.Random(seed)
        self.budget = budget
        self.most = most

    def think(self, decision: Decision, glimpse: Glimpse) -> Thoughts:
        """The best answer found within the budget."""
        candidates = promising(decision, glimpse.preferences(decision), self.most)
        if len(candidates) == 1:
            return Thoughts(candidates[0].key, candidates)
        alive = list(candidates)
        for spent in self._rounds(len(alive)):
            self._try_each(alive, decision.seat, glimpse)
            if len(alive) > 2 and spent():
                alive.sort(key=lambda candidate: -candidate.share)
                del alive[(len(alive) + 1) // 2 :]
        ranked = sorted(candidates, key=lambda candidate: (candidate not in alive, -candidate.share))
        return Thoughts(ranked[0].key, ranked)

    def _try_each(self, candidates: Sequence[Candidate], seat: int, glimpse: Glimpse) -> None:
        """One imagined world for all candidates: what differs is then the answer and not the luck."""
        world = glimpse.imagine(self.chance.getrandbits(62))
        for candidate in candidates:
            twin = world.fork()
            twin.choose(candidate.key)
            candidate.total += played_on(twin, seat)
            candidate.simulations += 1

    def _rounds(self, count: int) -> Rounds:
        return Rounds(self.budget, count)


class Rounds:
    """The rounds that a budget allows; what it yields tells whether the next share of the budget is used up."""

    def __init__(self, budget: Budget, candidates: int) -> None:
        self.budget = budget
        self.halvings = max(1, (candidates - 1).bit_length())
        self.alive = candidates
        self.used = 0
        self.passed = 0
        self.began = time.perf_counter()

    def __iter__(self) -> Rounds:
        return self

    def __next__(self) -> Callable[[], bool]:
        if self._share() >= 1.0:
            raise StopIteration
        self.used += self.alive
        return self._halve

    def _share(self) -> float:
        if self.budget.simulations:
            return self.used / self.budget.simulations
        return (time.perf_counter() - self.began) / self.budget.seconds

    def _halve(self) -> bool:
        if self._share() < (self.passed + 1) / self.halvings:
            return False
        self.passed += 1
        self.alive = (self.alive + 1) // 2
        return True


def promising(decision: Decision, preferences: Sequence[float], most: int) -> list[Candidate]:
    """The answers that look best at once, at most ``most``, the best first."""
    pairs = zip(decision.options, preferences, strict=True)
    candidates = [Candidate(option.key, preference) for option, preference in pairs]
    candidates.sort(key=lambda candidate: -candidate.preference)
    return candidates[:most]


def played_on(match: Match, seat: int) -> float:
    """What a position is worth to a seat after sensible players went on for the game's horizon: 0 lost, 1 won."""
    game = match.game
    for _decision in range(game.horizon):
        decision = match.next_decision()
        if decision is None:
            break
        options = decision.options
        place = game.hurried(match.state, decision) if len(options) > 1 else 0
        match.choose(options[place].key)
    result = match.result
    if result is not None:
        return 1.0 / len(result.winners) if seat in result.winners else 0.0
    return game.value(match.state, seat)
