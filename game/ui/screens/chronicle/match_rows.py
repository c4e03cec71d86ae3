"""The matches of the chronicle as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence

from game.chronicle import sifting
from game.chronicle.kept import KeptMatch
from game.chronicle.records import level_of
from game.chronicle.telling import duration, game_of, moment_of, name_of_seat, result_of
from game.engine.view import SeatView
from game.keeping.disk import size_of
from game.players import sign_of
from game.ui.kit.painting.glow import GOLD
from game.ui.kit.rich_text import RichText, Run
from game.ui.kit.widgets import TableColumn, TableRow
from game.ui.screens.figures import of_figure, of_game
from game.ui.tables.common.seats import colour_of, icon_of
from game.words import _, ngettext_, say

PROBLEM = "#ff9380"
NARROW = "\u00a0"
"""A space at which no line breaks."""
LAUREL, SHOOT = "laurel-crown", "sprout"
MORE = "more"
"""The id of the row behind which there are more matches."""


def columns() -> list[TableColumn]:
    """The headings of the table."""
    return [
        TableColumn(sifting.WHEN, _("Date"), 1.95, _("In the order of the days")),
        TableColumn(sifting.GAME, _("Game"), 2.35, _("By the games' names")),
        TableColumn(sifting.PLAYERS, _("Players"), 2.5, _("By the players' names")),
        TableColumn(sifting.RESULT, _("Result"), 2.2, _("By who won; matches that were left come last")),
        TableColumn(sifting.LENGTH, _("Turns"), 0.85, _("By the turns, rounds or stages, as each game counts them")),
        TableColumn(sifting.PLAYED, _("Time"), 1.2, _("By the time that was played")),
    ]


class MatchRows:
    """Makes rows of matches, and keeps them: that of a match that has not changed is the same one again."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[KeptMatch, TableRow]] = {}
        self._language = ""

    def rows(self, matches: Sequence[KeptMatch], most: int, language: str) -> list[TableRow]:
        """A row for each of the first ``most`` matches, and one for all others; ids are the names of their files."""
        if language != self._language:
            self._kept, self._language = {}, language
        rows = [self._row_of(match) for match in matches[:most]]
        left = len(matches) - most
        if left > 0:
            words = ngettext_("Show {n} more match", "Show {n} more matches", left)
            rows.append(TableRow(MORE, words, tooltip=words, cells=(words,)))
        return rows

    def _row_of(self, match: KeptMatch) -> TableRow:
        kept = self._kept.get(match.path.name)
        if kept is None or kept[0] != match:
            kept = self._kept[match.path.name] = (match, _row(match))
        return kept[1]


def _row(match: KeptMatch) -> TableRow:
    if match.problem is not None:
        words = match.problem
        if match.path.name not in words:
            words = _("{file}: {problem}", file=match.path.name, problem=match.problem)
        return TableRow(match.path.name, words, tooltip=words, colour=PROBLEM, cells=(moment_of(match), (Run(words),)))
    cells = (
        moment_of(match),
        _game(match),
        _players(match),
        (Run(result_of(match)),),
        str(match.length),
        duration(match.played) if match.played else "–",
    )
    return TableRow(match.path.name, game_of(match.game), tooltip=tooltip(match), cells=cells)


def _game(match: KeptMatch) -> RichText:
    """The game's book and name; what began in the middle of another match has a shoot beside it."""
    book = of_game(match.game)
    name = Run((NARROW if book is not None else "") + game_of(match.game))
    shoot = () if match.branched is None else (Run(NARROW), Run("", icon=SHOOT, colour=GOLD))
    return (name, *shoot) if book is None else (book, name, *shoot)


def _players(match: KeptMatch) -> RichText:
    """Everybody at the table with the mark of his seat and what he played; winners are bold and wear laurel."""
    who = list[Run]()
    for seat, player in enumerate(match.seats):
        sat = SeatView(seat, player.name, player.player, player.colour, player.shape)
        who.append(Run("", icon=icon_of(sat), colour=colour_of(sat)))
        figure = of_figure(match.game, match.figures[seat]) if seat < len(match.figures) else None
        if figure is not None:
            who += (Run(NARROW), figure)
        won = seat in match.winners
        who.append(Run(NARROW + name_of_seat(match, seat), "sans_bold" if won else None))
        if won:
            who += (Run(NARROW), Run("", icon=LAUREL, colour=GOLD))
        who.append(Run("" if seat == len(match.seats) - 1 else "   "))
    return tuple(who)


def tooltip(match: KeptMatch) -> RichText:
    """What the row has no room for: what everybody played, gathered and became, and the file."""
    return (
        Run(f"{game_of(match.game)} · {moment_of(match)}", "sans_bold"),
        *told(match),
        Run("\n" + _("{file}, {size}", file=match.path.name, size=size_of(match.size)), "sans_italic"),
    )


def told(match: KeptMatch) -> RichText:
    """What everybody played, gathered and became, the first first, and how it ended; each in a line of its own."""
    order = sorted(range(len(match.seats)), key=lambda seat: match.places[seat] if seat < len(match.places) else 0)
    lines = [_of_seat(match, seat) for seat in order]
    if match.branched is not None:
        lines.append(ngettext_(
            "Played on from another match, after {n} choice", "Played on from another match, after {n} choices",
            match.branched,
        ))  # fmt: skip
    return tuple(Run("\n" + line) for line in (*lines, result_of(match)))


def _of_seat(match: KeptMatch, seat: int) -> str:
    parts = [name_of_seat(match, seat)]
    if not match.seats[seat].is_person:
        parts.append(say(sign_of(level_of(match.seats[seat])).title))
    if seat < len(match.figures) and match.figures[seat]:
        parts.append(_(match.figures[seat]))
    if seat < len(match.scores):
        parts.append(str(match.scores[seat]))
    words = " · ".join(parts)
    return _("{place}. {who}", place=match.places[seat], who=words) if seat < len(match.places) else words


def removal_question(match: KeptMatch) -> str:
    """What is asked before a match is removed."""
    if match.problem is not None:
        return _("Remove the file {file} from the chronicle?", file=match.path.name)
    facts = {"game": game_of(match.game), "when": moment_of(match)}
    return _("Remove the match of {game} of {when} from the chronicle?", **facts)
