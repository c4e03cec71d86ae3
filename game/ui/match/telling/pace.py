"""How fast a match is shown: one's own turns and those of the others, twice as fast, and what interrupts a skip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.engine.decision import Event
from game.ui.kit.animation import SPEEDS

if TYPE_CHECKING:
    from game.ui.match.played_match import PlayedMatch

SAME = "same"
"""The setting with which computer players are as fast as one's own turns."""
CONCERNED = frozenset({"who", "whom", "victim", "loser", "target"})
"""The facts of an event that name a seat to which it happens."""


class Pace:
    """Knows whose turn is shown. ``doubled``: a person wants to see the others' turns at twice their speed."""

    def __init__(self, played: PlayedMatch) -> None:
        self._played = played
        self.doubled = False

    def is_others(self, view: Any) -> bool:
        """Whether no person at the screen has the turn."""
        persons, tabletop = self._played.course.persons, self._played.shown_table.tabletop
        if view is None or view.active in persons:
            return False
        return view.active is not None or not any(tabletop.turn(view, seat) for seat in persons)

    @property
    def waiting(self) -> bool:
        """Whether a person looks on while others act, and may hurry them."""
        played = self._played
        course, table = played.course, played.shown_table
        if not course.persons or course.finished or table.controller is not None:
            return False
        return course.opponents.thinking or self.is_others(table.view)

    def speed(self, view: Any) -> float:
        """How long everything lasts that leads to a view, as a share of the usual time; 0: nothing moves."""
        settings = self._played.app.settings
        own = settings.opponents_speed == SAME or not self.is_others(view)
        return SPEEDS[settings.animation if own else settings.opponents_speed]

    @property
    def rate(self) -> float:
        """How many seconds of the motion pass in a second."""
        return 2.0 if self.doubled and self.is_others(self._played.shown_table.view) else 1.0

    def is_usual(self, view: Any) -> bool:
        """Whether everything is shown at its usual speed, or slower: then what is held up may wait for a click."""
        return self.speed(view) >= SPEEDS["normal"] and not (self.doubled and self.is_others(view))

    def others_begin(self, was: Any, view: Any) -> bool:
        """Whether a person's turn passes into one of the others: whoever hurried his own has not hurried theirs."""
        return self.is_others(view) and not self.is_others(was)

    def concerns(self, events: Sequence[Event], view: Any) -> bool:
        """Whether something happens to a person at the screen in the others' turns: no skip passes over that."""
        if not self.is_others(view):
            return False
        persons = self._played.course.persons
        return any(name in CONCERNED and fact in persons for event in events for name, fact in event.facts)
