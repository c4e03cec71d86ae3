"""Which matches of the archive are listed, and in which order."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.chronicle.archive import FORGOTTEN
from game.chronicle.kept import KeptMatch
from game.chronicle.telling import game_of, result_of, searched_words

WHEN, GAME, PLAYERS, RESULT, LENGTH, PLAYED = "when", "game", "players", "result", "length", "played"

_ORDER: dict[str, Callable[[KeptMatch], Any]] = {
    WHEN: lambda match: match.when,
    GAME: lambda match: plain(game_of(match.game)),
    PLAYERS: lambda match: [plain(seat.name) for seat in match.seats],
    RESULT: lambda match: (not match.finished, plain(result_of(match))),
    LENGTH: lambda match: match.length,
    PLAYED: lambda match: match.played,
}

BACKWARDS_FIRST = (WHEN, LENGTH, PLAYED)
"""The columns of which the largest comes first unless it is asked otherwise."""


@dataclass(frozen=True, slots=True)
class Sieve:
    """What is asked of the list: a game's id, a person's name and words, each "" for any; and the order."""

    game: str = ""
    person: str = ""
    words: str = ""
    column: str = WHEN
    backwards: bool = True

    def by(self, column: str) -> Sieve:
        """Ordered by a column; the other way round if it is already."""
        backwards = not self.backwards if column == self.column else column in BACKWARDS_FIRST
        return replace(self, column=column, backwards=backwards)


def sifted(matches: Iterable[KeptMatch], sieve: Sieve) -> list[KeptMatch]:
    """The matches that fit, in the order asked for; those that cannot be opened last."""
    wanted = plain(sieve.words).split()
    found = [match for match in matches if _fits(match, sieve, wanted)]
    whole = [match for match in found if match.problem is None]
    whole.sort(key=_ORDER[WHEN], reverse=True)
    whole.sort(key=_ORDER[sieve.column], reverse=sieve.backwards)
    return whole + [match for match in found if match.problem is not None]


def persons_of(matches: Iterable[KeptMatch]) -> list[str]:
    """The names of all persons, by the alphabet."""
    names = {seat.name for match in matches if match.problem is None for seat in match.seats if seat.is_person}
    return sorted(names - {FORGOTTEN}, key=plain)


def games_of(matches: Iterable[KeptMatch]) -> list[str]:
    """The ids of all games that were played, by their names."""
    return sorted({match.game for match in matches if match.game}, key=lambda game: plain(game_of(game)))


def plain(words: str) -> str:
    """Words without capitals and accents, to be compared."""
    split = unicodedata.normalize("NFKD", words.replace("ł", "l").replace("Ł", "L"))
    return "".join(letter for letter in split if not unicodedata.combining(letter)).casefold()


def _fits(match: KeptMatch, sieve: Sieve, wanted: list[str]) -> bool:
    if sieve.game and match.game != sieve.game:
        return False
    if sieve.person and not any(seat.is_person and seat.name == sieve.person for seat in match.seats):
        return False
    return not wanted or _has_all(plain(searched_words(match)), wanted)


def _has_all(words: str, wanted: list[str]) -> bool:
    return all(word in words for word in wanted)
