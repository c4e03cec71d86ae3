"""A review as one page that needs nothing else: the curve, what luck and choices did, the best and the worst."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from game.chronicle.recording import Recording
from game.chronicle.review.curve import colour_of, svg
from game.chronicle.review.findings import Cause, Findings, Move, findings
from game.chronicle.review.reviewing import is_complete
from game.chronicle.review.weighed import Review, Verdict, Weighed
from game.chronicle.review.words import (
    CAUSES,
    HOW,
    MORE_THAN_CHOICES,
    SHORT_CAUSES,
    choice_words,
    counted,
    foremost,
    happened,
    headline,
    is_clear,
    points,
    signed,
    stage_of,
)
from game.engine.decision import Named, Text
from game.simulation.report import STYLE
from game.words import _, language, say

MORE_STYLE = """
.mistake { color: #b00020 } .find { color: #1b7f3b } .quiet { color: #75644a }
.key { display: inline-block; width: 1.6em; height: .35em; vertical-align: middle; margin-right: .4em }
"""
MOST_EVENTS = 8
"""Of what happened at a turning point, the last so many events are told."""


def page(recording: Recording, review: Review) -> str:
    """A whole page of HTML in the language in use. The recording is whole."""
    found = findings(review)
    match = recording.match
    title = _("{game}: a review of {name}", game=match.game.name, name=match.seats[review.seat].name)
    parts = [
        f"<h1>{escape(title)}</h1>",
        _standing(recording, review),
        svg(recording, found, review.seat) + _names(recording, review.seat),
        _sums(found, match.seats[review.seat].name),
        _section(_("The best choice"), _best(recording, found)),
        _section(_("The costliest mistakes"), [_choice(recording, one, "mistake") for one in found.mistakes]),
        _section(_("Turning points"), [_turn(recording, found, review.seat, move) for move in found.turning_points]),
        f"<p class='quiet'>{_said(HOW)} {_said(MORE_THAN_CHOICES)}</p>",
        _every_choice(recording, found.curve),
    ]
    return (
        f"<!doctype html><html lang='{language()}'><meta charset='utf-8'><title>{escape(title)}</title>"
        f"<style>{STYLE}{MORE_STYLE}</style>{''.join(parts)}</html>\n"
    )


def _said(text: Text | Named | str) -> str:
    return escape(say(text))


def _standing(recording: Recording, review: Review) -> str:
    """How the match ended, and whether the review is finished."""
    match = recording.match
    result = match.result
    words = [_said(result.reason if result is not None else match.game.summary(match.state))]
    words += [_said(text) for text in match.prologue()]
    if not is_complete(review):
        words.append(escape(_("This review is not finished: what is not weighed yet is left out.")))
    return f"<p>{' '.join(words)}</p>"


def _names(recording: Recording, seat: int) -> str:
    """Whose line is whose."""
    shown = [
        f"<span class='key' style='background:{colour_of(number)}'></span>"
        f"{'<b>' if number == seat else ''}{escape(one.name)}{'</b>' if number == seat else ''}"
        for number, one in enumerate(recording.match.seats)
    ]
    about = escape(_("The chances to win, as this seat could see them, at each of its choices; below are the turns."))
    return f"<p>{' &nbsp; '.join(shown)}<br><span class='quiet'>{about}</span></p>"


def _sums(found: Findings, who: str) -> str:
    """Luck and choices told apart."""
    words = headline(found, who)
    if words is None:
        return ""
    rows = "".join(
        f"<tr><td>{_said(CAUSES[cause])}</td><td>{signed(total.points)}</td><td>± {points(total.doubt)}</td>"
        f"<td class='quiet'>{'' if is_clear(total) else escape(_('may be chance of the estimate'))}</td></tr>"
        for cause, total in found.sums.items()
    )
    heads = f"<tr><th></th><th>{escape(_('points'))}</th><th>{escape(_('give or take'))}</th><th></th></tr>"
    return f"<p><b>{_said(words)}</b> {_said(counted(found))}</p><table>{heads}{rows}</table>"


def _section(heading: str, entries: Sequence[str]) -> str:
    """A heading with what belongs to it; one without anything says so."""
    body = "".join(f"<li>{entry}</li>" for entry in entries) or f"<li>{escape(_('None that is sure.'))}</li>"
    return f"<h2>{escape(heading)}</h2><ul>{body}</ul>"


def _best(recording: Recording, found: Findings) -> list[str]:
    return [_choice(recording, found.best, "find")] if found.best is not None else []


def _choice(recording: Recording, one: Weighed, kind: str) -> str:
    """A choice with what is to be said of it."""
    words = choice_words(recording, one, find=kind == "find")
    reason = f" {_said(words.reason)}" if words.reason is not None else ""
    return (
        f"{_stage(words.stage)} {_said(words.question)} <b>{escape(_('“{answer}”.', answer=words.played))}</b> "
        f"<span class='{kind}'>{_said(words.verdict)}</span>{reason}"
    )


def _turn(recording: Recording, found: Findings, seat: int, move: Move) -> str:
    """A turning point, with the choice that it was, or with what the seat saw happen."""
    until = found.after(move)
    events = happened(recording, seat, move.choice, until if until is not None else len(recording.match.record))
    told = " ".join(_said(event) for event in foremost(events, seat, MOST_EVENTS))
    if move.cause is Cause.CHOICE:
        words = choice_words(recording, found.weighed(move))
        told = f"{_said(words.question)} {escape(_('“{answer}”.', answer=words.played))}"
    change = _(
        "From {before} % to {after} % by {cause}.",
        before=round(100 * move.before),
        after=round(100 * move.after),
        cause=SHORT_CAUSES[move.cause],
    )
    return f"{_stage(stage_of(recording, move.choice))} <b>{escape(change)}</b> <span class='quiet'>{told}</span>"


def _every_choice(recording: Recording, curve: Sequence[Weighed]) -> str:
    """The whole list, folded."""
    heads = [_("when"), _("question"), _("answer"), _("chance"), _("what is to be said")]
    rows = ["<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
    for one in curve:
        words = choice_words(recording, one)
        mark = "mistake" if one.verdict() is Verdict.MISTAKE else "quiet"
        rows.append(
            f"<tr><td>{_said(words.stage)}</td><td>{_said(words.question)}</td><td>{_said(words.played)}</td>"
            f"<td>{round(100 * one.after.mean)} %</td><td class='{mark}'>{_said(words.verdict)}</td></tr>"
        )
    return f"<details><summary>{escape(_('Every choice'))}</summary><table>{''.join(rows)}</table></details>"


def _stage(stage: Text) -> str:
    return f"<span class='quiet'>{_said(stage)}:</span>"
