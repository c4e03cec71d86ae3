"""Matches between computer players, many at a time: who wins, how long it takes, whether the rules hold."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.catalogue import GAMES, load_match
from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.game import Game, OptionValue, SetupError
from game.engine.match import Match
from game.engine.witness import Witness
from game.players import Glimpse, make_player
from game.simulation.waits import Waits

CAP = 20_000
"""Decisions after which a match is given up and counted as capped: far more than any match should take."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play. `players` are names of computer players, one per seat; `options` are the game's.

    With `mix_options` each match draws its options, by its own seed, from all that the game offers. With
    `verify` each match is also saved, loaded and played again from its seed, which must give the same state.
    Every `audit_every`-th state is audited (0: none). With `timeline` each match tells who was ahead when.
    Answers whose keys are in `always` are given whenever they are offered, whoever is asked. With `keep_seats`
    nobody changes seats. With `witness` every event is held against what really happens.
    """

    game: str
    players: tuple[str, ...]
    matches: int
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    mix_options: bool = False
    verify: bool = False
    cap: int = CAP
    audit_every: int = 1
    timeline: bool = False
    always: tuple[str, ...] = ()
    keep_seats: bool = False
    witness: bool = False

    def sitting(self, seed: int) -> list[int]:
        """Which player sits in each seat: they move on with the seed, so that all sit everywhere equally often."""
        count, moved = len(self.players), 0 if self.keep_seats else seed
        return [(seat + moved) % count for seat in range(count)]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that rules must never do; the same plan with this seed and one match shows it again."""

    seed: int
    what: str
    traceback: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """One match. `winners` are places in the plan's list of players; none for a draw, a cap or a fault."""

    seed: int
    winners: tuple[int, ...]
    length: int
    decisions: int
    seconds: float
    capped: bool = False
    fault: Fault | None = None
    timeline: tuple[tuple[float, ...], ...] = ()
    """Each player's share of the chances to win, by the game's own judgement, from the first to the last turn."""
    given: tuple[str, ...] = ()
    """Which of the plan's answers that are always given were given."""


def play(plan: Plan, seed: int) -> Played:
    """Play one match of a plan."""
    began = time.perf_counter()
    sitting = plan.sitting(seed)
    match: Match | None = None
    problem: Fault | None = None
    finished = False
    leads = Leads(sitting)
    try:
        match = new_match(plan, seed, sitting)
        finished = _play_on(match, plan, sitting, seed, leads)
        problem = _audit(match, seed, plan.verify and finished)
    except Exception as error:  # whatever rules raise is a finding, and the next match is played
        problem = Fault(seed, f"{type(error).__name__}: {error}", traceback.format_exc())
    result = match.result if match is not None and problem is None else None
    return Played(
        seed=seed,
        winners=tuple(sorted(sitting[seat] for seat in result.winners)) if result is not None else (),
        length=match.game.length(match.state) if match is not None else 0,
        decisions=len(match.record) if match is not None else 0,
        seconds=time.perf_counter() - began,
        capped=problem is None and not finished,
        fault=problem,
        timeline=leads.timeline(),
        given=tuple(
            key for key in plan.always if match is not None and any(choice.key == key for choice in match.record)
        ),
    )


def play_several(plan: Plan, seeds: Iterable[int]) -> list[Played]:
    """Play some matches of a plan, one after another: the work of one process."""
    return [play(plan, seed) for seed in seeds]


def new_match(plan: Plan, seed: int, sitting: Sequence[int]) -> Match:
    """The match of that seed; `sitting` says which of the plan's players sits in each seat. SetupError."""
    game = GAMES[plan.game]
    names = plan.players
    seats = [{"name": f"{names[place]} {place + 1}", "player": names[place]} for place in sitting]
    options = {**plan.options, **(mixed_options(game, len(seats), seed) if plan.mix_options else {})}
    return game.new_match(seats=seats, options=options, seed=seed)


def mixed_options(game: Game, seats: int, seed: int) -> dict[str, OptionValue]:
    """Every option of a game drawn by chance, so that all go together; the same seed gives the same."""
    dice = Dice(~seed)
    while not _are_allowed(game, seats, drawn := drawn_options(game, seats, dice)):
        pass
    return drawn


def drawn_options(game: Game, seats: int, dice: Dice) -> dict[str, OptionValue]:
    """Every option of a game drawn by chance from what that many seats allow; two of them may exclude each other."""
    drawn: dict[str, OptionValue] = {}
    for option in game.options:
        values = [value for value, _text in option.choices] or [False, True]
        allowed = [value for value in values if _are_allowed(game, seats, {option.id: value})]
        drawn[option.id] = allowed[dice.below(len(allowed))]
    return drawn


def _are_allowed(game: Game, seats: int, options: Mapping[str, OptionValue]) -> bool:
    try:
        game.new_match([str(seat) for seat in range(seats)], options)
    except SetupError:
        return False
    return True


class ImpossibleState(Exception):
    """The game's own audit found a state that its rules cannot reach."""


class UntrueEvent(Exception):
    """Something was told that did not happen, or happened and was not told."""


class Leads:
    """Who was how far ahead, noted once in each turn of a match."""

    def __init__(self, sitting: Sequence[int]) -> None:
        self.sitting = sitting
        self.noted: list[tuple[float, ...]] = []
        self._turn = -1

    def note(self, match: Match) -> None:
        """Note the shares if a turn (in the game's own unit) has passed since the last note."""
        turn = match.game.length(match.state)
        if turn == self._turn:
            return
        self._turn = turn
        worths = [match.game.value(match.state, seat) for seat in range(len(self.sitting))]
        total = sum(worths) or 1.0
        shares = {place: worths[seat] / total for seat, place in enumerate(self.sitting)}
        self.noted.append(tuple(shares[place] for place in range(len(self.sitting))))

    def timeline(self, points: int = 21) -> tuple[tuple[float, ...], ...]:
        """The notes at evenly spaced moments of the match; none if nothing was noted."""
        if not self.noted:
            return ()
        last = len(self.noted) - 1
        return tuple(self.noted[round(last * point / (points - 1))] for point in range(points))


def _play_on(match: Match, plan: Plan, sitting: Sequence[int], seed: int, leads: Leads) -> bool:
    """Let the players of the seats play; True if the match ended, False if it hit the cap."""
    players = [make_player(plan.players[place], seed * 64 + seat) for seat, place in enumerate(sitting)]
    glimpses = [Glimpse(match, seat) for seat in range(len(players))]
    witness = Witness(match.game.ledger(), match.state) if plan.witness else None
    waits = Waits(len(players))
    while (decision := next_question(match, witness)) is not None:
        made = len(match.record)
        waits.note(match, decision.seat)
        if made >= plan.cap:
            return False
        if plan.timeline:
            leads.note(match)
        given = given_always(plan, decision)
        match.choose(given or players[decision.seat].answer(decision, glimpses[decision.seat]))
        if plan.audit_every and made % plan.audit_every == 0 and (problems := match.problems()):
            raise ImpossibleState(f"after {made + 1} decisions: {'; '.join(problems)}")
    return True


def next_question(match: Match, witness: Witness | None) -> Decision | None:
    """The next question of a match; raises UntrueEvent if a witness of all that happens before it objects."""
    if witness is None:
        return match.next_decision()
    while True:
        item = match.step()
        if faults := witness.see(item, match.state):
            raise UntrueEvent(f"after {len(match.record)} decisions: {'; '.join(faults)}")
        if not isinstance(item, Event):
            return item


def given_always(plan: Plan, decision: Decision) -> str:
    """The key of the answer that the plan always gives here; none if the player may choose."""
    return next((key for key in plan.always if decision.option(key) is not None), "")


def _audit(match: Match, seed: int, verify: bool) -> Fault | None:
    """What is wrong with a match that was played to its end."""
    if not verify:
        return None
    if not match.verify():
        return Fault(seed, "the replay from the seed gives another state")
    if load_match(match.save()).fingerprint() != match.fingerprint():
        return Fault(seed, "the saved and loaded match is in another state")
    return None


def batches(plan: Plan, jobs: int) -> Iterator[range]:
    """The seeds of a plan in pieces: large enough to send, small enough to share and to show progress."""
    size = max(1, min(10, plan.matches // (jobs * 8)))
    for first in range(plan.seed, plan.seed + plan.matches, size):
        yield range(first, min(first + size, plan.seed + plan.matches))
