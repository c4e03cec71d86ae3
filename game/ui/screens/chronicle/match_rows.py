"""The matches of the chronicle as rows of its list."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.chronicle import sifting
from game.chronicle.days import day_said
from game.chronicle.kept import KeptMatch
from game.chronicle.records.laurels import level_of
from game.chronicle.telling import duration, game_of, moment_of, name_of_seat, result_of
from game.engine.view import SeatView
from game.keeping.disk import size_of
from game.players import sign_of
from game.ui.kit.painting.glow import GOLD
from game.ui.kit.rich_text import RichText, Run
from game.ui.kit.widgets import ListRow
from game.ui.screens.figures import of_figure, of_game
from game.ui.screens.match_cards import MatchRow, scene_of
from game.ui.tables.common.seats import colour_of, icon_of
from game.words import _, ngettext_, say

PROBLEM = "#ff9380"
NARROW = "\u00a0"
"""A space at which no line breaks."""
LAUREL, SHOOT = "laurel-crown", "sprout"
MORE = "more"
"""The id of the row behind which there are more matches."""


def orders(matches: Sequence[KeptMatch]) -> list[tuple[str, str, str]]:
    """By what the list can be put in order: a column of the sieve, its name, and what it means; none that is empty."""
    timed = any(match.played for match in matches)
    return [
        (sifting.WHEN, _("Date"), _("In the order of the days")),
        (sifting.GAME, _("Game"), _("By the games' names")),
        (sifting.PLAYERS, _("Players"), _("By the players' names")),
        (sifting.RESULT, _("Result"), _("By who won; matches that were left come last")),
        (sifting.LENGTH, _("Turns"), _("By the turns, rounds or stages, as each game counts them")),
        *([(sifting.PLAYED, _("Time"), _("By the time that was played"))] if timed else []),
    ]


class MatchRows:
    """Makes rows of matches, and keeps them: that of a match that has not changed is the same one again."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[KeptMatch, MatchRow]] = {}
        self._said: tuple[str, date] | None = None

    def rows(self, matches: Sequence[KeptMatch], most: int, language: str) -> list[ListRow]:
        """A row for each of the first ``most`` matches, and one for all others; ids are the names of their files."""
        today = date.today()
        if self._said != (language, today):
            self._kept, self._said = {}, (language, today)
        rows: list[ListRow] = [self._row_of(match, today) for match in matches[:most]]
        left = len(matches) - most
        if left > 0:
            words = ngettext_("Show {n} more match", "Show {n} more matches", left)
            rows.append(ListRow(MORE, words, tooltip=words))
        return rows

    def _row_of(self, match: KeptMatch, today: date) -> MatchRow:
        kept = self._kept.get(match.path.name)
        if kept is None or kept[0] != match:
            kept = self._kept[match.path.name] = (match, _row(match, today))
        return kept[1]


def _row(match: KeptMatch, today: date) -> MatchRow:
    when = day_said(match.when, today)
    if match.problem is not None:
        words = match.problem
        if match.path.name not in words:
            words = _("{file}: {problem}", file=match.path.name, problem=match.problem)
        return MatchRow(match.path.name, words, None, "death-skull", words, PROBLEM, when=when)
    book = of_game(match.game)
    return MatchRow(
        match.path.name,
        result_of(match),
        _game(match),
        tooltip=tooltip(match),
        picture=book.picture if book is not None else None,
        players=_players(match),
        when=when,
        scene=scene_of(match.game, match.path.name),
    )


def _game(match: KeptMatch) -> RichText:
    """The game's name and how long it took; what began in the middle of another match has a shoot beside it."""
    shoot = () if match.branched is None else (Run(NARROW), Run("", icon=SHOOT, colour=GOLD))
    parts = [ngettext_("{n} turn", "{n} turns", match.length)] if match.length else []
    parts += [duration(match.played)] if match.played else []
    lasted = ", ".join(parts)
    return (Run(game_of(match.game)), *shoot, *((Run(f" · {lasted}"),) if lasted else ()))


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
