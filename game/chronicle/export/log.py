"""The log of a match as a file: plain text, or a page of HTML that needs nothing else. From somebody's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby

from game.catalogue import find_game
from game.chronicle.archive import FORGOTTEN
from game.chronicle.showing import Showing
from game.engine.decision import Event, Text
from game.engine.ids import parted
from game.rulebook import MissingRulebook, Rulebook, UnknownClause, load
from game.simulation.report import PLAYER_COLOURS, STYLE
from game.words import _, language, pieces, say

MORE_STYLE = """
h2 { font-size: 1.05rem; margin: 1.4rem 0 .2rem; color: #6a4413 }
p.line { margin: .1rem 0 .1rem 7.5rem; text-indent: -7.5rem }
p.line a, p.line .none { display: inline-block; min-width: 7rem; margin-right: .5rem; text-indent: 0 }
p.line a, p.line .none { font-size: .8rem; color: #8c6a2f }
a { text-decoration: none } a:hover { text-decoration: underline }
.quiet { color: #75644a } dt { font-weight: bold; color: #6a4413 } dd { margin: 0 0 .6rem 2rem; white-space: pre-line }
dt:target { background: #f0d98c }
"""


@dataclass(frozen=True, slots=True)
class Section:
    """A turn, round or stage of the match, and what was told in it."""

    heading: Text
    events: tuple[Event, ...]


def sections(showing: Showing) -> Iterator[Section]:
    """The story as the viewpoint knows it, chapter by chapter. Nobody's hidden knowledge is in it."""
    recording = showing.recording
    told = (number for number in showing.stops if recording.moments[number].event is not None)
    for chapter, numbers in groupby(told, recording.chapter_of):
        events = [recording.moments[number].event for number in numbers]
        yield Section(recording.chapters[chapter].summary, tuple(event for event in events if event is not None))


def as_text(showing: Showing) -> str:
    """The log to be read anywhere, each line with its clause."""
    lines = [_title(showing), "=" * len(_title(showing)), *_about(showing)]
    for section in sections(showing):
        lines += ["", say(section.heading), "-" * len(say(section.heading))]
        lines += [f"{event.clause:<13} {say(event.text)}" for event in section.events]
    return "\n".join([*lines, "", *_ending(showing)]) + "\n"


def as_html(showing: Showing) -> str:
    """The log as one page in the language in use; its clauses lead to their words at the end of the page."""
    told = list(sections(showing))
    cited = dict.fromkeys(event.clause for section in told for event in section.events)
    rules = _rules(showing, cited)
    body = [f"<h1>{escape(_title(showing))}</h1>"]
    body += [f"<p class='quiet'>{escape(line)}</p>" for line in _about(showing)]
    for section in told:
        body.append(f"<h2>{escape(say(section.heading))}</h2>")
        body += [_line(event, rules) for event in section.events]
    body += [f"<p><b>{escape(line)}</b></p>" for line in _ending(showing)]
    if rules:
        body.append(f"<h1>{escape(_('The rules that were cited'))}</h1><dl>")
        cited_rules = [(escape(clause), escape(rule)) for clause, rule in rules.items()]
        body += [f"<dt id='{clause}'>{clause}</dt><dd>{rule}</dd>" for clause, rule in cited_rules]
        body.append("</dl>")
    return (
        f"<!doctype html>\n<html lang='{language()}'><head><meta charset='utf-8'/>"
        "<meta name='viewport' content='width=device-width'/>"
        f"<title>{escape(_title(showing))}</title><style>{STYLE}{MORE_STYLE}</style></head>\n"
        f"<body>{chr(10).join(body)}</body></html>\n"
    )


def _line(event: Event, rules: dict[str, str]) -> str:
    """A sentence with its clause before it; names in their players' colours."""
    clause = escape(event.clause)
    mark = f"<a href='#{clause}'>{clause}</a>" if event.clause in rules else f"<span class='none'>{clause}</span>"
    return f"<p class='line'>{mark}{_coloured(event.text)}</p>"


def _coloured(text: Text) -> str:
    """The words of a text, those that name a player in the player's colour."""
    return "".join(_piece(piece.words, piece.place) for piece in pieces(text))


def _piece(words: str, place: str | None) -> str:
    kind, rest = parted(place) if place is not None else ("", "")
    if kind == "seat" and rest.isdigit():
        return f"<b style='color:{PLAYER_COLOURS[int(rest) % len(PLAYER_COLOURS)]}'>{escape(words)}</b>"
    return escape(words)


def _title(showing: Showing) -> str:
    match = showing.recording.match
    names = ", ".join(_(FORGOTTEN) if seat.name == FORGOTTEN else seat.name for seat in match.seats)
    return _("{game}: {names}", game=match.game.name, names=names)


def _about(showing: Showing) -> list[str]:
    """From whose eyes the story is told, and from where on."""
    match, viewpoint = showing.recording.match, showing.viewpoint
    if viewpoint.all_open:
        eyes = _("Told with everybody's cards open.")
    elif viewpoint.seat is None:
        eyes = _("Told as everybody at the table saw it.")
    else:
        eyes = _("Told as {name} saw it.", name=match.seats[viewpoint.seat].name)
    return [eyes, *[say(text) for text in match.prologue()]]


def _ending(showing: Showing) -> list[str]:
    match = showing.recording.match
    if match.result is not None:
        return [say(match.result.reason)]
    return [_("The match is not over: {stage}", stage=match.game.summary(match.state))]


def _rules(showing: Showing, cited: dict[str, None]) -> dict[str, str]:
    """The words of the clauses that are cited, in the order of the book; none where there is no rulebook."""
    game = find_game(showing.recording.match.game.id)
    try:
        book = load(game.id, language())
    except MissingRulebook:
        return {}
    found = {clause: rule for clause in cited if (rule := _rule(book, clause))}
    order = {clause: place for place, clause in enumerate(book.clauses)}
    return dict(sorted(found.items(), key=lambda item: order.get(item[0], len(order))))


def _rule(book: Rulebook, clause: str) -> str:
    try:
        return book.clause(clause).text
    except UnknownClause:
        return ""
