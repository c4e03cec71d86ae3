"""A recording as it is shown: where it stands, from whose eyes, and the steps forwards and back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from enum import Enum

from game.chronicle.recording import Moment, Recording
from game.chronicle.viewpoint import Viewpoint
from game.engine.decision import Decision, Event, Option
from game.engine.match import Match


class Step(Enum):
    """How far a step goes."""

    EVENT = "event"
    CHOICE = "choice"
    TURN = "turn"


class Showing:
    """Stands at one of its ``stops``: the moments at which there is something to be seen from the viewpoint.

    The recording has to be whole. Nothing tells how much happens between two stops.
    """

    def __init__(self, recording: Recording, viewpoint: Viewpoint) -> None:
        self.recording = recording
        self.viewpoint = viewpoint
        self.stops = self._stops()
        self.place = 0
        self.match = recording.at(0)

    def _stops(self) -> list[int]:
        return [moment.number for moment in self.recording.moments if self.viewpoint.sees(moment)]

    @property
    def number(self) -> int:
        """The moment at which it stands."""
        return self.stops[self.place]

    @property
    def moment(self) -> Moment:
        """The same, with what happened there."""
        return self.recording.moments[self.number]

    @property
    def last(self) -> int:
        """The place of the last stop."""
        return len(self.stops) - 1

    def look_from(self, viewpoint: Viewpoint) -> None:
        """Look from other eyes at the same moment, or the last one before it that they see."""
        number, self.viewpoint = self.number, viewpoint
        self.stops = self._stops()
        self.go_to(self.place_of(number))

    def place_of(self, number: int) -> int:
        """The place of the last stop that is not after a moment."""
        return max(0, bisect_right(self.stops, number) - 1)

    def go_to(self, place: int) -> None:
        """Stand at any stop."""
        self.place = min(self.last, max(0, place))
        self.match = self.recording.at(self.number)

    # -- steps --------------------------------------------------------------------------------------------

    def target(self, step: Step, direction: int) -> int | None:
        """The place of the next stop of that kind, in direction 1 or -1; None if there is none."""
        if step is Step.TURN:
            return self._turn(direction)
        place = self.place + direction
        while 0 <= place <= self.last:
            moment = self.recording.moments[self.stops[place]]
            if (moment.choice is not None) == (step is Step.CHOICE):
                return place
            place += direction
        return None

    def _turn(self, direction: int) -> int | None:
        begins = self.beginnings()
        if direction > 0:
            after = bisect_right(begins, self.place)
            return begins[after] if after < len(begins) else None
        before = bisect_left(begins, self.place) - 1
        return begins[before] if before >= 0 else None

    def beginnings(self) -> list[int]:
        """The places at which chapters begin, each once."""
        found = (bisect_left(self.stops, chapter.first) for chapter in self.recording.chapters)
        return sorted({place for place in found if place <= self.last})

    def group(self, together: Callable[[Sequence[Event], Event], bool]) -> tuple[Event, ...]:
        """The events that are shown next, together; nothing before a choice and at the end."""
        events: list[Event] = []
        for number in self.stops[self.place + 1 :]:
            event = self.recording.moments[number].event
            if event is None or (events and not together(events, event)):
                break
            events.append(event)
        return tuple(events)

    def go_on(self, stops: int) -> None:
        """Go on by so many stops, step by step, which is quicker than to jump there."""
        before, self.place = self.number, min(self.last, self.place + stops)
        for number in range(before + 1, self.number + 1):
            self.recording.advance(self.match, number)

    # -- what is said -------------------------------------------------------------------------------------

    def answered(self) -> tuple[Decision, Option] | None:
        """The question answered at this moment, and its answer; None where nothing was chosen."""
        choice = self.moment.choice
        if choice is None:
            return None
        decision = self.recording.at(self.number - 1).next_decision()
        option = decision.option(choice.key) if decision is not None else None
        return (decision, option) if decision is not None and option is not None else None

    def branching(self) -> Match:
        """A copy of the match at this moment, to be played on."""
        return self.recording.at(self.number)
