"""`python3 build/dev.py saves`: adds saves of the present rules, in every kind of question, to those kept for ever.

For each game whose version of the rules has none yet, matches with many seeds, seats and options are played, and more
of them until every kind of question of its source was asked. What came up early, in the middle and late in a match is
saved from as few matches as possible, which makes the file small. Saves that lie there are never replaced, unless the
version was not handed out yet and `--replace` says so.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.catalogue import GAMES
from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.ids import kind_of
from game.engine.match import Match
from tests.every_game import games
from tests.saves import archive
from tests.saves.kinds import kinds_of

PARTS = ("early", "middle", "late")
LONGEST = 9000
"""Decisions after which a match counts as played."""
LAST_PART = 40
"""Decisions before a match's end that count as late in any case."""
MANNERS = ("random", "sensible", "erratic", "curious")
SLIP = {"random": 1, "sensible": 8, "erratic": 2, "curious": 8}
"""Of so many answers of a player one is drawn by chance."""


@dataclass(frozen=True)
class Course:
    """A match that can be played again: its game, what it was drawn from, and how its players answer."""

    game: games.PlayedGame
    mix: int
    manner: str

    def decisions(self, tell: Callable[[Event], object] | None = None) -> Iterator[tuple[Match, Decision]]:
        """The match at each of its questions; ``tell`` hears of everything that happens."""
        match = self.game.new_match(self.mix)
        chooser, chance = self.game.chooser(self.mix), Dice(~self.mix)
        given: Counter[str] = Counter()
        while (decision := _asked(match, tell)) is not None and len(match.record) < LONGEST:
            yield match, decision
            if chance.below(SLIP[self.manner]) == 0:
                key = chooser.choose(decision)
            elif self.manner == "curious" and chance.below(2):
                key = chooser.one_of(rarest(decision, given))
            else:
                worth = list(match.game.preferences(match.state, decision))
                key = decision.options[worth.index(max(worth))].key
            given[kind_of(key)] += 1
            match.choose(key)


def _asked(match: Match, tell: Callable[[Event], object] | None) -> Decision | None:
    """The next question."""
    if tell is not None:
        while isinstance(item := match.step(), Event):
            tell(item)
    return match.next_decision()


def rarest(decision: Decision, given: Counter[str]) -> list[str]:
    """The answers of the kind that was given least often so far."""
    keys = decision.keys()
    fewest = min(given[kind_of(key)] for key in keys)
    return [key for key in keys if given[kind_of(key)] == fewest]


Moments = dict[str, int]
"""The number of a question, by the name of its save ("gather-early")."""


def moments(course: Course) -> Moments:
    """The first question of each kind in each part of a match."""
    kinds = [decision.kind for _match, decision in course.decisions()]
    found: Moments = {}
    for number, kind in enumerate(kinds):
        part = PARTS[min(2, 3 * number // len(kinds))] if number < len(kinds) - LAST_PART else PARTS[2]
        found.setdefault(f"{kind}-{part}", number)
    return found


def chosen(game: games.PlayedGame, mixes: int, most: int) -> dict[Course, Moments]:
    """Few matches that show together all that many show: always the one that adds most."""
    played = {}
    wanted: set[str] = set()
    missing = kinds_of(game.id)
    for mix in range(most):
        if mix >= mixes and not missing:
            break
        for manner in MANNERS:
            course = Course(game, mix, manner)
            played[course] = moments(course)
            wanted |= played[course].keys()
        missing = kinds_of(game.id) - {name.rpartition("-")[0] for name in wanted}
        print(f"\r{game.id}: {len(played)} matches, {len(wanted)} moments", end="", flush=True)
    plan: dict[Course, Moments] = {}
    while wanted:
        best = max(played, key=lambda course: len(wanted & played[course].keys()))
        plan[best] = {name: number for name, number in played[best].items() if name in wanted}
        wanted -= plan[best].keys()
    print()
    return plan


def saves_of(course: Course, wanted: Moments) -> Iterator[tuple[str, bytes]]:
    """The saves of a match at its questions of those numbers."""
    names = {number: name for name, number in wanted.items()}
    for number, (match, _decision) in enumerate(course.decisions()):
        if number in names:
            yield names[number], match.save()


def collect(game: games.PlayedGame, mixes: int, most: int) -> None:
    """Write the saves of one game."""
    plan = chosen(game, mixes, most)
    found = [save for course, wanted in plan.items() for save in saves_of(course, wanted)]
    path = archive.write(game.id, GAMES[game.id].rules_version, found)
    kinds = {name.rpartition("-")[0] for name, _data in found}
    print(f"{path.name}: {len(found)} saves of {len(plan)} matches, {path.stat().st_size:,} bytes")
    if missing := sorted(kinds_of(game.id) - kinds):
        print(f"  never asked in {most} mixes: {', '.join(missing)}")


def main() -> int:
    """Collect what is missing; 1 if nothing was."""
    parser = argparse.ArgumentParser(prog="dev.py saves", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of: {', '.join(GAMES)} (all)")
    parser.add_argument("--mixes", type=int, default=40, help="of seats and options, each played in four manners")
    parser.add_argument("--most", type=int, default=800, help="mixes played at most, for rare questions")
    parser.add_argument("--replace", action="store_true", help="write the saves of a version not handed out yet anew")
    asked = parser.parse_args()
    if unknown := [name for name in asked.games if name not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}; there are: {', '.join(GAMES)}")
    wanted = [game for game in games.GAMES if not asked.games or game.id in asked.games]
    there = [game for game in wanted if (game.id, GAMES[game.id].rules_version) in archive.versions()]
    for game in there if not asked.replace else ():
        print(f"{game.id}: the saves of rules version {GAMES[game.id].rules_version} are kept already", file=sys.stderr)
    for game in wanted:
        if asked.replace or game not in there:
            collect(game, asked.mixes, asked.most)
    return 1 if len(there) == len(wanted) and not asked.replace else 0


if __name__ == "__main__":
    sys.exit(main())
