"""What somebody has achieved in a game, counted from the matches of the archive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.chronicle.archive import FORGOTTEN
from game.chronicle.kept import KeptMatch
from game.chronicle.records.laurels import Evening, Laurels, level_of
from game.simulation.tally import wilson

MOST_LAST = 24
"""So many of the last matches are kept."""


@dataclass(slots=True)
class Count:
    """Matches, and how many of them were won; won together counts as won."""

    matches: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        """One more."""
        self.matches += 1
        self.wins += won

    @property
    def share(self) -> float:
        """The share of matches that were won, from 0 to 1; 0 without any match."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of wins lies in the long run, as 95 of 100 such intervals have it (Wilson)."""
        return wilson(self.wins, self.matches)


@dataclass(slots=True)
class Record:
    """One person in one game. Only matches that came to their end count.

    ``against`` counts by the level of computer players ("master") and, under "person", matches with other people; a
    match counts once for each of them at the table. ``figures`` counts what was played ("Troll"), ``best_scores``
    has the highest score with each of those, ``rivals`` counts by the name of whoever else sat there. Streaks are of
    wins in a row, in the order of time.
    """

    name: str
    game: str
    total: Count = field(default_factory=Count)
    against: dict[str, Count] = field(default_factory=dict)
    figures: dict[str, Count] = field(default_factory=dict)
    best_scores: dict[str, int] = field(default_factory=dict)
    rivals: dict[str, Count] = field(default_factory=dict)
    streak: int = 0
    longest_streak: int = 0
    longest: KeptMatch | None = None
    shortest: KeptMatch | None = None
    seconds: int = 0
    results: list[bool] = field(default_factory=list)
    """Won or not, in the order of time: the course of a career."""
    last: list[Evening] = field(default_factory=list)
    """The last matches, in the order of time: more are not kept, since there may be thousands."""
    laurels: Laurels = field(default_factory=Laurels)

    def favourite(self) -> str | None:
        """What was played most often; of equals what won more."""
        played = [figure for figure in self.figures if figure]
        return max(played, key=lambda figure: (self.figures[figure].matches, self.figures[figure].wins), default=None)

    def add(self, match: KeptMatch, seat: int) -> None:
        """Count a match in which the person sat there; later matches come after earlier ones."""
        evening = Evening(match, seat)
        won = evening.won
        self.last = [*self.last[1 - MOST_LAST:], evening]
        self.total.add(won)
        self.results.append(won)
        self.seconds += match.played
        self.streak = self.streak + 1 if won else 0
        self.laurels.add(evening)
        if self.streak > self.longest_streak:
            self.longest_streak, self.laurels.streak = self.streak, match
        for level in sorted({level_of(other) for number, other in enumerate(match.seats) if number != seat}):
            self.against.setdefault(level, Count()).add(won)
        for name in sorted({other.name for number, other in enumerate(match.seats) if number != seat} - {FORGOTTEN}):
            self.rivals.setdefault(name, Count()).add(won)
        if self.longest is None or match.length > self.longest.length:
            self.longest = match
        if self.shortest is None or match.length < self.shortest.length:
            self.shortest = match
        self._add_figure(match, seat, won, evening.figure)

    def _add_figure(self, match: KeptMatch, seat: int, won: bool, figure: str) -> None:
        if figure:
            self.figures.setdefault(figure, Count()).add(won)
        if seat < len(match.scores):
            self.best_scores[figure] = max(match.scores[seat], self.best_scores.get(figure, match.scores[seat]))


def records_of(matches: Iterable[KeptMatch]) -> list[Record]:
    """The record of every person in every game, those who played most first; whoever was forgotten has none."""
    found: dict[tuple[str, str], Record] = {}
    for match in sorted(matches, key=lambda match: match.when):
        if match.problem is not None or not match.finished:
            continue
        for seat, player in enumerate(match.seats):
            if player.is_person and player.name != FORGOTTEN:
                key = (player.name, match.game)
                found.setdefault(key, Record(*key)).add(match, seat)
    played = Counter[str]()
    for record in found.values():
        played[record.name] += record.total.matches
    return sorted(found.values(), key=lambda record: (-played[record.name], record.name, -record.total.matches))


def course_of_wins(results: Sequence[bool]) -> list[float]:
    """The share of wins after each match, from 0 to 1."""
    wins, shares = 0, list[float]()
    for matches, won in enumerate(results, 1):
        wins += won
        shares.append(wins / matches)
    return shares


def people(records: Sequence[Record]) -> list[str]:
    """Everybody who has a record, those who played most first."""
    return list(dict.fromkeys(record.name for record in records))
