"""`python3 build/dev.py records`: writes down everything that is said and judged in some matches of each game.

In `records/` lie, for each match, a short hash of all that could be seen, read and thought at each of its questions:
what had happened, what is asked, what each seat sees, how good each answer looks, and the reasons, odds and refusals.
A test plays the matches again. It proves no rule: other tests do. It notices that play, advice or words became others,
and names the first question where they did; whoever meant that writes the records anew, and sees in the change how
much of play it touches.

Numbers count with six digits, so that every system's arithmetic gives the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from game.catalogue import GAMES
from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.match import Match
from tests.every_game import games
from tests.every_game.odd_positions import odd_positions
from tests.saves.collect import MANNERS, Course

FOLDER = Path(__file__).parent / "records"
MIXES = {"talisman": 4, "demons": 6, "devils_circle": 4, "warlocks_duel": 4}
"""How many mixes of seats and options are played, each in four manners."""
OFTEN = 4
"""So many questions of a kind are looked at in each match, ..."""
EVERY = {"talisman": 17, "demons": 6, "devils_circle": 12, "warlocks_duel": 11}
"""... and every so many of all."""
ODD_MATCHES, ODD = 4, 40
"""Matches disarranged by chance, and how many positions of each are looked at."""
MOST_OPTIONS, MOST_PLACES, IMAGINED_EVERY = 24, 16, 5

Record = dict[str, str]
"""One match: for each aspect a hash of all, and under "questions" a few letters for each question looked at."""
LETTERS = 4


class Observer:
    """Looks at one match and keeps hashes of what it saw."""

    def __init__(self, match: Match, places: tuple[str, ...], chance: Dice) -> None:
        self.match, self.chance = match, chance
        self.places = list(places)
        self.looks: list[dict[str, str]] = []
        self.kinds: list[str] = []

    def look(self, match: Match, decision: Decision, events: list[Event]) -> None:
        """Note everything about a question."""
        self.match = match
        for option in decision.options:
            if option.place is not None and option.place not in self.places:
                self.places.append(option.place)
        self.kinds.append(decision.kind)
        self.looks.append({name: _hash(aspect(self, decision, events)) for name, aspect in ASPECTS.items()})

    def record(self) -> Record:
        """What is kept."""
        record = {name: _hash([look[name] for look in self.looks]) for name in ASPECTS}
        record["questions"] = " ".join(_hash(look)[:LETTERS] for look in self.looks)
        return record


def what_happened(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """The events since the last look."""
    return [[event.kind, event.clause, str(event.text), str(event.facts), event.seats] for event in events]


def what_is_asked(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """The question and its answers, with the proposed one."""
    proposal = observer.match.propose(decision)
    head = [decision.seat, decision.kind, repr(decision.question), decision.clause, decision.secret, decision.about]
    options = [repr(option) for option in decision.options[:MOST_OPTIONS]]
    return [*head, len(decision.options), proposal, options]


def what_is_seen(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """Every seat's view, and an onlooker's."""
    match = observer.match
    return [_plain(match.view(seat)) for seat in (None, *range(len(match.seats)))]


def what_is_known(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """What lists and sheets say of the match."""
    match, game, state = observer.match, observer.match.game, observer.match.state
    seats = range(len(match.seats))
    return [
        str(game.summary(state)),
        game.length(state),
        match.problems(),
        [[game.is_in_play(state, seat), list(game.standing_choices(state, seat))] for seat in seats],
        [note.id for note in game.first_times if note.kinds and decision.kind in note.kinds],
    ]


def what_looks_good(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """The preferences of the greedy player, and what is taken in a hurry."""
    game, state = observer.match.game, observer.match.state
    hurried = game.hurried(state, decision) if len(decision.options) > 1 else 0
    return [_rounded(game.preferences(state, decision)), hurried]


def what_is_hoped(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """Each seat's chance of winning, its aim, and how far a search looks ahead."""
    match, game, state = observer.match, observer.match.game, observer.match.state
    seats = [seat for seat in range(len(match.seats)) if game.is_in_play(state, seat)]
    values = _rounded([game.value(state, seat) for seat in seats])
    aims = [repr(game.aim(state, seat)) for seat in seats]
    return [values, aims, game.turns_ahead(state), game.caution(state)]


def what_speaks_for_it(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """The reasons of the answers."""
    game, state = observer.match.game, observer.match.state
    return [repr(game.reason(state, decision, option)) for option in decision.options[:MOST_OPTIONS]]


def what_may_come_of_it(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """The odds of the answers."""
    match = observer.match
    return [repr(match.explain_odds(decision, option)) for option in decision.options[:MOST_OPTIONS]]


def what_is_refused(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """Why some places that were once offered cannot be chosen."""
    places = observer.chance.shuffled(tuple(observer.places))[:MOST_PLACES]
    offered = {option.place for option in decision.options}
    return [[place, repr(observer.match.explain_refusal(decision, place))] for place in places if place not in offered]


def what_is_imagined(observer: Observer, decision: Decision, events: list[Event]) -> object:
    """What the seat asked takes for possible."""
    if len(observer.looks) % IMAGINED_EVERY:
        return None
    return observer.match.imagine(decision.seat, len(observer.looks)).fingerprint()


Aspect = Callable[[Observer, Decision, list[Event]], object]
ASPECTS: dict[str, Aspect] = {
    "happened": what_happened,
    "asked": what_is_asked,
    "seen": what_is_seen,
    "known": what_is_known,
    "looks good": what_looks_good,
    "hoped": what_is_hoped,
    "reasons": what_speaks_for_it,
    "odds": what_may_come_of_it,
    "refused": what_is_refused,
    "imagined": what_is_imagined,
}


def matches_of(game: games.PlayedGame) -> dict[str, Callable[[], Observer]]:
    """Every match of a game that is recorded, by name, to be played when asked for."""
    found: dict[str, Callable[[], Observer]] = {}
    for mix in range(MIXES[game.id]):
        for manner in MANNERS:
            found[f"{manner} {mix}"] = partial(played, game, mix, manner)
    for number in range(ODD_MATCHES):
        found[f"odd {number}"] = partial(disarranged, game, number)
    return found


def played(game: games.PlayedGame, mix: int, manner: str) -> Observer:
    """A match played to its end, looked at now and then."""
    observer: Observer | None = None
    asked: Counter[str] = Counter()
    events: list[Event] = []
    for number, (match, decision) in enumerate(_telling(Course(game, mix, manner), events)):
        observer = observer or Observer(match, game.places, Dice(mix))
        asked[decision.kind] += 1
        if asked[decision.kind] <= OFTEN or number % EVERY[game.id] == 0:
            observer.look(match, decision, events)
            events.clear()
    assert observer is not None
    return observer


def _telling(course: Course, events: list[Event]) -> Iterator[tuple[Match, Decision]]:
    """The match at each of its questions; what happens before them is put into ``events``."""
    return course.decisions(events.append)


def disarranged(game: games.PlayedGame, number: int) -> Observer:
    """Positions that play hardly ever reaches."""
    mix = game.mixes[number]
    observer = Observer(game.new_match(mix), game.places, Dice(number))
    for _place, match in zip(range(ODD), odd_positions(game, mix, number), strict=False):
        decision = match.next_decision()
        if decision is not None:
            observer.look(match, decision, [])
    return observer


@dataclass(frozen=True)
class Written:
    """What was written down of a game: by which version of its rules, and each match by its name."""

    rules_version: int
    matches: dict[str, Record]


def read(game: str) -> Written:
    """What was written down of a game; nothing, by version 0, before its first time."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        return Written(0, {})
    found = json.loads(path.read_text(encoding="utf-8"))
    return Written(found["rules_version"], found["matches"])


def write(game: str, matches: dict[str, Record]) -> None:
    """Write the matches of a game down, as played by its present rules."""
    FOLDER.mkdir(exist_ok=True)
    found = {"rules_version": GAMES[game].rules_version, "matches": matches}
    (FOLDER / f"{game}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8", newline="\n")


def difference(observer: Observer, written: Record) -> str:
    """Where a match became another one, and what to do about it; empty if it is the same."""
    now = observer.record()
    if now == written:
        return ""
    before, after = written.get("questions", "").split(), now["questions"].split()
    first = next((place for place, (one, other) in enumerate(zip(before, after, strict=False)) if one != other), None)
    aspects = ", ".join(name for name in ASPECTS if now[name] != written.get(name))
    where = f"first at look {first}, the question {observer.kinds[first]!r}" if first is not None else "its length"
    return (
        f"a recorded match is not the same any more: {where}; what changed: {aspects}. "
        f"If that was meant: python3 build/dev.py records {observer.match.game.id}"
    )


def _plain(value: object) -> object:
    return msgspec.to_builtins(value, str_keys=True, order="sorted", enc_hook=_in_words)


def _in_words(value: Any) -> object:
    if isinstance(value, Fraction | Enum):
        return str(value)
    return repr(value)


def _rounded(numbers: Any) -> list[str]:
    return [f"{number:.6g}" for number in numbers]


def _hash(value: object) -> str:
    written = json.dumps(value, ensure_ascii=True, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:8]


def main() -> int:
    """Write the records of the games."""
    parser = argparse.ArgumentParser(prog="dev.py records", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of: {', '.join(GAMES)} (all)")
    asked = parser.parse_args()
    if unknown := [name for name in asked.games if name not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}; there are: {', '.join(GAMES)}")
    for game in games.GAMES:
        if asked.games and game.id not in asked.games:
            continue
        before = read(game.id).matches
        now = {name: play().record() for name, play in matches_of(game).items()}
        changed = [name for name in now if now[name] != before.get(name)]
        write(game.id, now)
        looks = sum(len(record["questions"].split()) for record in now.values())
        print(f"{game.id}: {len(now)} matches, {looks} questions looked at; {len(changed)} matches are new or others")
    return 0


if __name__ == "__main__":
    sys.exit(main())
