"""The results of many matches as one self-contained page with plots."""

from __future__ import annotations

import html
import io
from collections.abc import Callable
from typing import Any

PLAYER_COLOURS = ("#d55e00", "#0072b2", "#b59f00", "#009e73", "#cc79a7", "#444444")
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { background: #f7efdc; color: #2a1a0c } svg { max-width: 100%; height: auto }
h1 { font-weight: normal; border-bottom: 2px solid #a5803c } table { border-collapse: collapse }
td, th { padding: .2rem .8rem; text-align: left; border-bottom: 1px solid #d8c69a }
"""


class MissingPlots(Exception):
    """The library that plots is not installed; the message says how to get it."""


def page(summary: dict[str, Any]) -> str:
    """A whole page of HTML for the summary of a tally. Raises MissingPlots."""
    title = html.escape(f"{summary['game']}: {summary['matches']} matches")
    plots = "".join(f"<h2>{heading}</h2>{_svg(draw, summary)}" for heading, draw in PLOTS if _has(summary, draw))
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{title}</title><style>{STYLE}</style>"
        f"<h1>{title}</h1>{_table(summary)}{plots}</html>\n"
    )


def _table(summary: dict[str, Any]) -> str:
    finished = max(1.0, sum(summary["wins"]))
    rows = "".join(
        f"<tr><td>{html.escape(name)}</td><td>{wins:.1f}</td><td>{wins / finished:.1%}</td>"
        f"<td>{low:.1%} to {high:.1%}</td></tr>"
        for name, wins, (low, high) in zip(summary["players"], summary["wins"], summary["intervals"], strict=True)
    )
    facts = (
        f"seed {summary['seed']}, options {html.escape(str(summary['options'] or 'as usual'))}; "
        f"{summary['decisions']:,} decisions; {len(summary['capped'])} capped; {len(summary['faults'])} faults"
    )
    heads = "<tr><th>player</th><th>wins</th><th>share</th><th>95 % interval</th></tr>"
    return f"<p>{facts}</p><table>{heads}{rows}</table>"


def _wins(axes: Any, summary: dict[str, Any]) -> None:
    finished = max(1.0, sum(summary["wins"]))
    shares = [100 * wins / finished for wins in summary["wins"]]
    errors = [
        [max(0.0, share - 100 * low) for share, (low, _high) in zip(shares, summary["intervals"], strict=True)],
        [max(0.0, 100 * high - share) for share, (_low, high) in zip(shares, summary["intervals"], strict=True)],
    ]
    places = range(len(shares))
    axes.barh(places, shares, xerr=errors, color=_colours(len(shares)), capsize=4)
    axes.set_yticks(places, summary["players"])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of the finished matches won, with 95 % intervals")


def _lengths(axes: Any, summary: dict[str, Any]) -> None:
    axes.hist(summary["lengths"], bins=min(40, max(1, len(set(summary["lengths"])))), color="#8c6a2f")
    axes.set_xlabel("length of a match")
    axes.set_ylabel("matches")


def _lead(axes: Any, summary: dict[str, Any]) -> None:
    moments = [100 * point / (len(summary["timeline"]) - 1) for point in range(len(summary["timeline"]))]
    for place, (name, colour) in enumerate(zip(summary["players"], _colours(len(summary["players"])), strict=True)):
        shares = [100 * point[place] for point in summary["timeline"]]
        axes.plot(moments, shares, color=colour, label=f"{place + 1}: {name}", linewidth=2)
    axes.set_xlabel("% of the match played")
    axes.set_ylabel("% of the chances to win")
    axes.legend()


Draw = Callable[[Any, dict[str, Any]], None]
PLOTS: tuple[tuple[str, Draw], ...] = (
    ("Who wins", _wins), ("How long matches last", _lengths), ("Who is ahead when", _lead),
)  # fmt: skip
NEEDS = {_lengths: "lengths", _lead: "timeline"}


def _has(summary: dict[str, Any], draw: Draw) -> bool:
    return draw not in NEEDS or bool(summary[NEEDS[draw]])


def _colours(count: int) -> list[str]:
    return [PLAYER_COLOURS[place % len(PLAYER_COLOURS)] for place in range(count)]


def _svg(draw: Draw, summary: dict[str, Any]) -> str:
    """One plot as an inline picture of vectors."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise MissingPlots("a report needs the package matplotlib: pip install matplotlib") from error
    figure = Figure(figsize=(8, 3.2), layout="constrained")
    figure.patch.set_alpha(0)
    draw(figure.add_subplot(), summary)
    written = io.StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue().partition("<svg")[1] + written.getvalue().partition("<svg")[2]
