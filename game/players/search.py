"""Looking ahead: each promising answer is tried in imagined worlds, played on by sensible players, and judged.

All candidates are tried in the same worlds, so that what differs between them is the answer and not the luck. What
looks best at once, the favourite, is compared with every other candidate world by world: those without hope of being
better are given up, half of the rest are when a part of the budget is used up, and what did better beyond a part of the
doubt takes the favourite's place. It sees nothing that its seat may not see, since every world is imagined from what
the seat sees (:class:`~game.players.player.Glimpse`).
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.engine.decision import Decision
from game.engine.ids import kind_of
from game.engine.match import Match
from game.players.player import Glimpse

WORTH_THE_TROUBLE = 0.002
"""The share of a win by which a candidate must be ahead of the favourite to take its place.

This, the numbers below and the caution of most games lost least in positions of all four games whose candidates were
tried 60 to 200 times each: to trust little more than what was seen is better than to cling to the favourite, and many
candidates seldom tried are better than few.
"""
OPTIMISM, TRIES_BEFORE_GIVING_UP = 1.0, 5
"""A candidate is given up after so many tries if even so many standard errors more would not be worth the trouble."""
MOST_OF_A_SORT = 4
"""How many candidates may be of one sort ("move"), if there are others."""
WORLDS_FOR_EACH = 3
"""There are at most so many candidates that a budget gives each of them this many worlds, unless more are wanted."""


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
    lead: float = 0.0
    """By how much it did better than the favourite, over all its worlds; ..."""
    squares: float = 0.0
    """... and the same squared, world by world."""

    @property
    def share(self) -> float:
        """The average worth of its simulations: about the share of matches won from here."""
        return self.total / self.simulations if self.simulations else 0.0

    def tried(self, worth: float, favourite: float) -> None:
        """Note what it came to in a world, and what the favourite came to there."""
        self.total += worth
        self.simulations += 1
        self.lead += worth - favourite
        self.squares += (worth - favourite) ** 2

    def mean_lead(self) -> float:
        """By how much it does better than the favourite in a world on average."""
        return self.lead / self.simulations if self.simulations else 0.0

    def doubt(self) -> float:
        """The standard error of its mean lead; without end before there are two tries."""
        if self.simulations < 2:
            return math.inf
        variance = max(self.squares / self.simulations - self.mean_lead() ** 2, 0.0)
        return math.sqrt(variance / (self.simulations - 1))

    def is_better(self, caution: float) -> bool:
        """Whether it is to be believed, with that many standard errors' caution, that it beats the favourite."""
        return self.mean_lead() > max(caution * self.doubt(), WORTH_THE_TROUBLE)

    def is_hopeless(self, tries: int = TRIES_BEFORE_GIVING_UP) -> bool:
        """Whether it will, after so many tries, hardly turn out better than the favourite by what is worth more."""
        if self.simulations < tries:
            return False
        return self.mean_lead() + OPTIMISM * self.doubt() < WORTH_THE_TROUBLE


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
    """Thinks about one decision after another.

    ``most`` is the number of candidates it begins with; there are fewer if the budget does not give each of them
    ``worlds`` tries. None is given up before it had ``patience`` tries.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget,
        most: int = 12,
        worlds: int = WORLDS_FOR_EACH,
        patience: int = TRIES_BEFORE_GIVING_UP,
    ) -> None:
        self.chance = random.Random(seed)
        self.budget, self.worlds, self.patience = budget, worlds, patience
        affordable = budget.simulations // worlds if budget.simulations else most
        self.most = max(2, min(most, affordable))

    def think(self, decision: Decision, glimpse: Glimpse) -> Thoughts:
        """The best answer found within the budget; where there is one answer only, that at once."""
        if len(decision.options) == 1:
            return Thoughts(decision.options[0].key, [Candidate(decision.options[0].key, 0.0)])
        candidates = promising(decision, glimpse.preferences(decision), self.most, glimpse.unwise)
        if len(candidates) == 1:
            return Thoughts(candidates[0].key, candidates)
        alive = list(candidates)
        rounds = Rounds(self.budget, len(alive), self.worlds)
        for spent in rounds:
            self._try_each(alive, decision.seat, glimpse)
            alive = [alive[0], *(one for one in alive[1:] if not one.is_hopeless(self.patience))]
            if len(alive) > 2 and spent():
                others = sorted(alive[1:], key=lambda candidate: -candidate.share)
                alive = [alive[0], *others[: len(alive) // 2]]
            alive = alive[: rounds.affordable()]
            rounds.alive = len(alive)
            if len(alive) == 1:
                break
        return decided(candidates, alive, glimpse.caution)

    def _try_each(self, candidates: Sequence[Candidate], seat: int, glimpse: Glimpse) -> None:
        """One imagined world for all candidates, the favourite first: what differs is then the answer, not the luck."""
        world = glimpse.imagine(self.chance.getrandbits(62))
        favourite = 0.0
        for place, candidate in enumerate(candidates):
            twin = world.fork()
            twin.choose(candidate.key)
            worth = played_on(twin, seat)
            favourite = favourite if place else worth
            candidate.tried(worth, favourite)


def decided(candidates: Sequence[Candidate], alive: Sequence[Candidate], caution: float) -> Thoughts:
    """The favourite, unless another of those still alive is better; the others in the order of worth."""
    rivals = [candidate for candidate in alive[1:] if candidate.is_better(caution)]
    best = max(rivals, key=Candidate.mean_lead, default=alive[0])
    alive_keys = {candidate.key for candidate in alive}
    rest = [candidate for candidate in candidates if candidate is not best]
    rest.sort(key=lambda candidate: (candidate.key not in alive_keys, -candidate.share))
    return Thoughts(best.key, [best, *rest])


class Rounds:
    """The rounds that a budget allows; what it yields tells whether the next share of the budget is used up."""

    def __init__(self, budget: Budget, candidates: int, worlds: int = WORLDS_FOR_EACH) -> None:
        self.budget, self.worlds = budget, worlds
        self.halvings = max(1, (candidates - 1).bit_length())
        self.alive = candidates
        """How many candidates the next round tries."""
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

    def affordable(self) -> int:
        """How many candidates a time can try often enough, as fast as it went so far; at least two."""
        if self.budget.simulations:
            return self.alive
        each = (time.perf_counter() - self.began) / self.used
        return max(2, min(self.alive, int(self.budget.seconds / (each * self.worlds))))

    def _share(self) -> float:
        if self.budget.simulations:
            return self.used / self.budget.simulations
        return (time.perf_counter() - self.began) / self.budget.seconds

    def _halve(self) -> bool:
        if self._share() < (self.passed + 1) / self.halvings:
            return False
        self.passed += 1
        return True


def promising(
    decision: Decision, preferences: Sequence[float], most: int, unwise: float = -math.inf
) -> list[Candidate]:
    """The answers that look best at once, at most ``most``, the best first.

    Where a game offers dozens of alike answers, such as hexes to walk to, the others keep some places among them.
    """
    pairs = zip(decision.options, preferences, strict=True)
    candidates = [Candidate(option.key, preference) for option, preference in pairs]
    candidates.sort(key=lambda candidate: -candidate.preference)
    candidates = [one for one in candidates if one.preference > unwise] or candidates[:1]
    if len(candidates) <= most:
        return candidates
    chosen, more, of_sort = list[Candidate](), list[Candidate](), dict[str, int]()
    for candidate in candidates:
        sort = kind_of(candidate.key)
        of_sort[sort] = of_sort.get(sort, 0) + 1
        (chosen if of_sort[sort] <= MOST_OF_A_SORT else more).append(candidate)
    chosen = [*chosen, *more][:most]
    return sorted(chosen, key=lambda candidate: -candidate.preference)


def played_on(match: Match, seat: int) -> float:
    """What a position is worth to a seat after sensible players went on for the game's horizon: 0 lost, 1 won."""
    play_on(match)
    return worth(match, seat)


def play_on(match: Match) -> None:
    """Let sensible players go on for the game's horizon."""
    game = match.game
    turns = game.turns_ahead(match.state)
    until = game.length(match.state) + turns if turns else math.inf
    for _decision in range(game.horizon):
        decision = match.next_decision()
        if decision is None or game.length(match.state) >= until:
            break
        options = decision.options
        place = game.hurried(match.state, decision) if len(options) > 1 else 0
        match.choose(options[place].key)


def worth(match: Match, seat: int) -> float:
    """What a position is worth to a seat: of an ended match its reward, else about its chance to win."""
    result = match.result
    return match.game.value(match.state, seat) if result is None else match.game.reward(result, seat)
