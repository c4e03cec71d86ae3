"""What somebody has won in a game, as trophies: each from a match of the archive, or what it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.catalogue import grimoire_of
from game.chronicle.kept import KeptMatch
from game.chronicle.records import Record
from game.chronicle.records.laurels import FULL_TABLE, Laurels
from game.engine.decision import Text
from game.grimoire import VICTORY, Grimoire, Prize
from game.players import PLAYERS, sign_of

IN_A_ROW = FACES = 3
"""The wins in a row, and the different figures with which one has won, that are a trophy."""


@dataclass(frozen=True, slots=True)
class Trophy:
    """``id`` is what is struck on it. It is ``won`` in a match, and then ``told`` says how; else ``asks`` how to."""

    id: str
    name: Text
    asks: Text
    won: KeptMatch | None = None
    told: Text | None = None


def trophies_of(record: Record) -> list[Trophy]:
    """All trophies of a game, those that were won and those that are still to be won, in the same order for all."""
    laurels, grimoire = record.laurels, grimoire_of(record.game)
    fastest = Text("Win a match; the shortest counts.")
    return [
        *(_victories(prize, laurels) for prize in (grimoire.prizes if grimoire is not None else (VICTORY,))),
        _in_turns("fastest", Text("Fastest victory"), fastest, laurels.fastest),
        *_closest(grimoire, laurels),
        _streak(record),
        *_faces(grimoire, laurels),
        *_full_table(grimoire, laurels),
        *(_over(level, laurels) for level in PLAYERS),
    ]


def _victories(prize: Prize, laurels: Laurels) -> Trophy:
    """How often the game's own prize was won, or that of whom one played."""
    won = [won for figure, won in laurels.with_figure.items() if prize.figure in (None, figure)]
    if not won:
        return Trophy(prize.emblem, prize.name, prize.asks)
    last = max((counted.last for counted in won), key=lambda match: match.when)
    told = Text("{n} so far", (("n", sum(counted.count for counted in won)),))
    return Trophy(prize.emblem, prize.name, prize.asks, last, told)


def _in_turns(emblem: str, name: Text, asks: Text, match: KeptMatch | None) -> Trophy:
    """One that tells how long its match was."""
    if match is None:
        return Trophy(emblem, name, asks)
    return Trophy(emblem, name, asks, match, Text("{n} turn", (("n", match.length),), "{n} turns"))


def _closest(grimoire: Grimoire | None, laurels: Laurels) -> Iterator[Trophy]:
    """The smallest lead over the next one, in games that count what everybody has gathered."""
    if not laurels.counts and (grimoire is None or not grimoire.counts_gains):
        return
    name, asks = Text("Closest escape"), Text("Win a match; the smallest lead counts.")
    if laurels.closest is None:
        yield Trophy("closest", name, asks)
        return
    lead, match = laurels.closest
    yield Trophy("closest", name, asks, match, Text("by {n}", (("n", lead),)))


def _streak(record: Record) -> Trophy:
    name, asks = Text("Longest streak"), Text("Win three matches in a row.")
    if record.longest_streak < IN_A_ROW:
        return Trophy("streak", name, asks)
    return Trophy("streak", name, asks, record.laurels.streak, Text("{n} in a row", (("n", record.longest_streak),)))


def _faces(grimoire: Grimoire | None, laurels: Laurels) -> Iterator[Trophy]:
    """Victories with several Characters or mages, where one plays those."""
    if grimoire is None or not grimoire.many_figures:
        return
    name, asks = Text("Many faces"), Text("Win with three different figures.")
    seen = [won for figure, won in laurels.with_figure.items() if figure]
    if len(seen) < FACES:
        yield Trophy("faces", name, asks)
        return
    told = Text("with {n} figure", (("n", len(seen)),), "with {n} figures")
    yield Trophy("faces", name, asks, seen[-1].first, told)


def _full_table(grimoire: Grimoire | None, laurels: Laurels) -> Iterator[Trophy]:
    """A victory over many, in games at which many can sit."""
    if grimoire is not None and grimoire.game.most_seats > FULL_TABLE + 1:
        asks = Text("Win against three others or more.")
        yield _in_turns("table", Text("Full table"), asks, laurels.full_table)


def _over(level: str, laurels: Laurels) -> Trophy:
    """The first victory against a computer player of that level."""
    player = (("player", sign_of(level).title),)
    asks = Text("Win against: {player}.", player)
    return _in_turns(level, Text("{player} beaten", player), asks, laurels.over.get(level))
