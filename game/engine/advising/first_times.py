"""What a newcomer is told when a kind of moment comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.decision import Decision, Event, Text

MOST_WORDS = 48
"""A note is read beside an open question: longer ones are not read at all."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a person is asked, what his seat sees, and what it was told since it was last asked.

    ``in_hand`` are the keys of the answers that he has chosen, but not given yet.
    """

    decision: Decision
    view: Any
    events: Sequence[Event] = ()
    in_hand: tuple[str, ...] = ()

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    def told(self, *kinds: str) -> bool:
        """Whether anything of these kinds was told."""
        return any(event.kind in kinds for event in self.events)

    def befell(self, *kinds: str, who: str = "who") -> bool:
        """Whether anything of these kinds was told of the seat itself, which the event names as ``who``."""
        return any(event.kind in kinds and dict(event.facts).get(who) == self.seat for event in self.events)


@dataclass(frozen=True, slots=True)
class FirstTime:
    """A note: what the moment means, and what one usually does and why.

    ``id`` is what is remembered on the disk. ``kinds`` are the kinds of questions that it explains; ``when`` tells a
    moment that has no question of its own, ``unless`` one at which the note would mislead. ``in_hand`` are the ends of
    the keys of answers that spend something: about those the note comes as soon as one is chosen, not once it is given.
    """

    id: str
    title: Text
    text: Text
    kinds: tuple[str, ...] = ()
    when: Callable[[Moment], bool] | None = None
    unless: Callable[[Moment], bool] | None = None
    in_hand: tuple[str, ...] = ()

    def fits(self, moment: Moment) -> bool:
        """Whether the moment is the one that the note explains."""
        if self.unless is not None and self.unless(moment):
            return False
        if moment.in_hand:
            return any(key.endswith(self.in_hand) for key in moment.in_hand)
        if self.when is not None and self.when(moment):
            return True
        return moment.decision.kind in self.kinds


def note_for(notes: Sequence[FirstTime], moment: Moment, seen: frozenset[str]) -> FirstTime | None:
    """The first note not yet seen that fits a moment, in the order of the notes: rare moments come first."""
    return next((note for note in notes if note.id not in seen and note.fits(moment)), None)
