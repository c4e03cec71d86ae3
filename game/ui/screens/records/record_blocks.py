"""A record as numbers and plots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.chronicle.kept import KeptMatch
from game.chronicle.records import Count, Record
from game.chronicle.telling import duration, moment_of
from game.players import PERSON, PLAYERS, sign_of
from game.ui.kit.rich_text import RichText, Run
from game.ui.kit.widgets import Widget
from game.ui.screens.figures import of_figure
from game.ui.screens.records.bar_plot import Bar, BarPlot
from game.ui.screens.records.career_plot import CareerPlot
from game.ui.screens.records.tiles import Tile, Tiles
from game.words import _, grouped, ngettext_, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MOST_RIVALS = 5
MOST_FIGURES = 8
"""How many Characters, sides or shields are shown: those played most."""


def largest_numbers(app: Application, record: Record) -> Tiles:
    """The numbers of which somebody is proudest."""
    return Tiles(app, "tiles:record", _tiles(record), _in_the_long_run(record))


def record_blocks(app: Application, record: Record) -> list[Widget]:
    """The plots and numbers of a record, from the most important on; not placed yet."""
    blocks: list[Widget] = [
        BarPlot(
            app,
            "plot:against",
            _("Matches won"),
            _won(record),
            least=1.0,
            tooltip=_(
                "The light band shows where the share of wins may settle after many matches; the fewer were played, "
                "the wider it is."
            ),
            legend=(_("Won so far"), _("Where it may settle after many matches")),
        ),
        *_rival_plot(app, record),
    ]
    if any(record.figures):
        blocks.append(BarPlot(app, "plot:figures", _("Played most"), _figures(record)))
    if record.best_scores and any(record.best_scores):
        blocks.append(BarPlot(app, "plot:scores", _("Best result with each"), _scores(record)))
    if len(record.results) > 1:
        tip = _("The share of matches won so far; a dot above is a match won, a dot below one lost.")
        blocks.append(CareerPlot(app, "plot:career", _("Match by match"), record.results, tip))
    return [*blocks, Tiles(app, "tiles:lasted", _lasting(record), _longest_and_shortest(record))]


def _rival_plot(app: Application, record: Record) -> list[Widget]:
    """How often the person won against everybody who sat there, those met most often first."""
    met = sorted(record.rivals.items(), key=lambda rival: (-rival[1].matches, rival[0]))[:MOST_RIVALS]
    if not met:
        return []
    bars = [_bar(name, count) for name, count in met]
    tip = _("How many of the matches with each of them were won, whoever played for them")
    legend = (_("Won so far"), _("Where it may settle after many matches"))
    return [BarPlot(app, "plot:rivals", _("Rivals"), bars, least=1.0, tooltip=tip, legend=legend)]


def _in_the_long_run(record: Record) -> str:
    """How sure the share of wins is, and how long the present row of wins."""
    low, high = (round(100 * end) for end in record.total.interval)
    return _(
        "Only matches that came to their end count. In the long run {low} to {high} % would be won. Wins in a row now: "
        "{now}.",
        low=low,
        high=high,
        now=record.streak,
    )


def _tiles(record: Record) -> list[Tile]:
    """The matches, how many were won, and the longest row of wins."""
    total = record.total
    return [
        Tile(grouped(total.matches), _("Matches")),
        Tile(_("{percent} %", percent=round(100 * total.share)), _("Won")),
        Tile(grouped(record.longest_streak), _("Most wins in a row")),
    ]


def _lasting(record: Record) -> list[Tile]:
    """The time at the table, the turns of the longest and the shortest match, or the best result where it is one."""
    tiles = [Tile(duration(record.seconds), _("At the table"))] if record.seconds else []
    tiles.append(Tile(_turns(record.longest), _("Longest match")))
    if record.favourite() is None and "" in record.best_scores:
        return [*tiles, Tile(grouped(record.best_scores[""]), _("Best result"))]
    return [*tiles, Tile(_turns(record.shortest), _("Shortest match"))]


def _turns(match: KeptMatch | None) -> str:
    return ngettext_("{n} turn", "{n} turns", match.length) if match is not None else "-"


def _longest_and_shortest(record: Record) -> RichText:
    """When both were."""
    rows = ((_("Longest match"), record.longest), (_("Shortest match"), record.shortest))
    told = [f"{name}: {_turns(match)}, {moment_of(match)}" for name, match in rows if match is not None]
    return (Run("\n".join(told)),)


def _won(record: Record) -> list[Bar]:
    """All matches, then those against each kind of player, from the weakest on."""
    order = [PERSON, *PLAYERS]
    kinds = sorted(record.against, key=lambda kind: order.index(kind) if kind in order else len(order))
    bars = [_bar(_("All matches"), record.total)]
    for kind in kinds:
        words = _("With other people") if kind == PERSON else _("Against: {player}", player=say(sign_of(kind).title))
        bars.append(_bar(words, record.against[kind]))
    return bars


def _bar(words: str, count: Count) -> Bar:
    told = _("{wins} of {matches}", wins=count.wins, matches=count.matches)
    return Bar(words, told, count.share, count.interval)


def _figures(record: Record) -> list[Bar]:
    played = [figure for figure in record.figures if figure]
    played.sort(key=lambda figure: (record.figures[figure].matches, record.figures[figure].wins), reverse=True)
    bars = []
    for figure in played[:MOST_FIGURES]:
        count = record.figures[figure]
        told = ngettext_("{n} match, {wins} won", "{n} matches, {wins} won", count.matches, wins=count.wins)
        bars.append(Bar(_(figure), told, count.matches, picture=_picture(record.game, figure)))
    return bars


def _scores(record: Record) -> list[Bar]:
    """The highest score with each figure, the best first."""
    best = sorted(((score, figure) for figure, score in record.best_scores.items() if figure), reverse=True)
    return [Bar(_(figure), grouped(score), score, picture=_picture(record.game, figure)) for score, figure in best]


def _picture(game_id: str, figure: str) -> str | None:
    shown = of_figure(game_id, figure)
    return shown.picture if shown is not None else None
