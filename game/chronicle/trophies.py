"""What somebody has won in a game, as trophies: each from a match of the archive, or what it asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.catalogue import GAMES
from game.chronicle.kept import KeptMatch
from game.chronicle.records import Evening, Record, level_of
from game.devils_circle import AIXEL
from game.engine.decision import Text
from game.players import PLAYERS, sign_of

IN_A_ROW = FACES = FULL_TABLE = 3
"""The wins in a row, the different figures with which one has won, and the others at a table that are a trophy."""


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
    wins = [evening for evening in record.evenings if evening.won]
    return [
        *_victories(record.game, wins),
        _fastest(wins),
        *_closest(record, wins),
        _streak(record),
        *_faces(record.game, wins),
        *_full_table(record.game, wins),
        *(_over(level, wins) for level in PLAYERS),
    ]


def trophies_to_win(game: str) -> list[Trophy]:
    """Those of whoever has not played yet."""
    return trophies_of(Record("", game))


_VICTORIES = {
    "talisman": ("crown", Text("Crowns won"), Text("Win a match.")),
    "demons": ("treasure", Text("Treasures carried off"), Text("Win a match.")),
    "warlocks_duel": ("duel", Text("Duels won"), Text("Win a match.")),
}


def _victories(game: str, wins: Sequence[Evening]) -> Iterator[Trophy]:
    """How often the game's own prize was won; in Devil's Circle each side has its own."""
    if game != "devils_circle":
        emblem, name, asks = _VICTORIES.get(game, ("victory", Text("Victories"), Text("Win a match.")))
        yield _counted(emblem, name, asks, wins)
        return
    held = [win for win in wins if win.figure == AIXEL.message]
    taken = [win for win in wins if win.figure not in {"", AIXEL.message}]
    yield _counted("cradle", Text("Cradles guarded"), Text("Win a match as the mages."), held)
    yield _counted("soul", Text("Souls taken"), Text("Win a match as the demons."), taken)


def _counted(emblem: str, name: Text, asks: Text, wins: Sequence[Evening]) -> Trophy:
    if not wins:
        return Trophy(emblem, name, asks)
    return Trophy(emblem, name, asks, wins[-1].match, Text("{n} so far", (("n", len(wins)),)))


def _fastest(wins: Sequence[Evening]) -> Trophy:
    name, asks = Text("Fastest victory"), Text("Win a match; the shortest counts.")
    if not wins:
        return Trophy("fastest", name, asks)
    match = min((win.match for win in wins), key=lambda match: match.length)
    return Trophy("fastest", name, asks, match, _turns(match))


def _closest(record: Record, wins: Sequence[Evening]) -> Iterator[Trophy]:
    """The smallest lead over the next one, in games that count what everybody has gathered."""
    counts = any(evening.match.scores for evening in record.evenings)
    if not counts and record.game not in {"demons", "warlocks_duel"}:
        return
    leads = [(lead, win.match) for win in wins if (lead := win.lead) is not None and lead >= 0]
    name, asks = Text("Closest escape"), Text("Win a match; the smallest lead counts.")
    if not leads:
        yield Trophy("closest", name, asks)
        return
    lead, match = min(leads, key=lambda found: found[0])
    yield Trophy("closest", name, asks, match, Text("by {n}", (("n", lead),)))


def _streak(record: Record) -> Trophy:
    name, asks = Text("Longest streak"), Text("Win three matches in a row.")
    longest, row = record.longest_streak, 0
    if longest < IN_A_ROW:
        return Trophy("streak", name, asks)
    for evening in record.evenings:
        row = row + 1 if evening.won else 0
        if row == longest:
            return Trophy("streak", name, asks, evening.match, Text("{n} in a row", (("n", longest),)))
    return Trophy("streak", name, asks)


def _faces(game: str, wins: Sequence[Evening]) -> Iterator[Trophy]:
    """Victories with several Characters or mages, where one plays those."""
    if game not in {"talisman", "warlocks_duel"}:
        return
    name, asks = Text("Many faces"), Text("Win with three different figures.")
    seen = dict.fromkeys(win.figure for win in wins if win.figure)
    if len(seen) < FACES:
        yield Trophy("faces", name, asks)
        return
    last = list(seen)[-1]
    match = next(win.match for win in wins if win.figure == last)
    yield Trophy("faces", name, asks, match, Text("with {n} figure", (("n", len(seen)),), "with {n} figures"))


def _full_table(game: str, wins: Sequence[Evening]) -> Iterator[Trophy]:
    """A victory over many, in games at which many can sit."""
    if game not in GAMES or GAMES[game].most_seats <= FULL_TABLE + 1:
        return
    name, asks = Text("Full table"), Text("Win against three others or more.")
    yield _first("table", name, asks, wins, lambda win: len(win.match.seats) > FULL_TABLE)


def _over(level: str, wins: Sequence[Evening]) -> Trophy:
    """The first victory against a computer player of that level."""
    title = sign_of(level).title
    name, asks = Text("{player} beaten", (("player", title),)), Text("Win against: {player}.", (("player", title),))

    def beaten(win: Evening) -> bool:
        return any(level_of(other) == level for seat, other in enumerate(win.match.seats) if seat != win.seat)

    return _first(level, name, asks, wins, beaten)


def _first(
    emblem: str, name: Text, asks: Text, wins: Sequence[Evening], fits: Callable[[Evening], bool]
) -> Trophy:
    """The first victory that fits, and how long that match was."""
    found = next((win.match for win in wins if fits(win)), None)
    return Trophy(emblem, name, asks) if found is None else Trophy(emblem, name, asks, found, _turns(found))


def _turns(match: KeptMatch) -> Text:
    return Text("{n} turn", (("n", match.length),), "{n} turns")
