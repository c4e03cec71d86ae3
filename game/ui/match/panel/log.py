"""The lines of the match's log: kept apart from the widget, so that undo and new layouts can build it anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pygame import Color

from game.engine.decision import Event, Fact, Named, Text
from game.engine.ids import parted
from game.ui.kit.rich_text import SIGN, Link, RichText, Run, runs

SIGN_INK = (112, 92, 62)
"""Of the sign that leads to the rule: there for whoever looks for it, and quiet for whoever reads."""
HEADINGS = frozenset({"round_began", "phase_began", "night_began", "turn_begins", "match_over"})


@dataclass(frozen=True)
class LogLine:
    """One line: its words, and whom it mentions."""

    text: RichText
    seats: frozenset[int]
    heading: bool
    colour: Color | None
    readers: tuple[int, ...] | None = None
    """The seats that may read it; None: everybody."""

    def readable_to(self, seat: int | None) -> bool:
        """Whether that seat (None: an onlooker) may read it."""
        return self.readers is None or (seat is not None and seat in self.readers)


def line_of(event: Event, colour_of: Callable[[int], Color], owners: Mapping[str, int]) -> LogLine:
    """The line of an event: its sentence, and a sign that links to the rule.

    ``owners`` are the seats of pieces, by place, that sentences name instead of their players.
    """
    # Without a space before it, the sign is never alone on a line.
    words = (*runs(event.text), Run(SIGN, size=13, colour=SIGN_INK, link=Link(clause=event.clause)))
    named = mentioned(event.text, owners)
    seats = frozenset(named)
    who = dict(event.facts).get("who", dict(event.facts).get("target"))
    who = next(iter(named), None) if who is None and owners else who
    colour = colour_of(who) if isinstance(who, int) else None
    return LogLine(words, seats, event.kind in HEADINGS, colour, event.seats)


def remark(text: Text) -> LogLine:
    """A line that is about the log itself and cites no rule."""
    return LogLine(runs(text), frozenset(), heading=False, colour=None)


def mentioned(fact: Fact, owners: Mapping[str, int]) -> list[int]:
    """The seats that a sentence links to, or whose pieces it names."""
    if isinstance(fact, Named):
        kind, rest = parted(fact.place)
        if fact.place in owners:
            return [owners[fact.place]]
        return [int(rest)] if kind == "seat" and rest.isdigit() else []
    if isinstance(fact, Text):
        return [seat for _name, part in fact.facts for seat in mentioned(part, owners)]
    return []
