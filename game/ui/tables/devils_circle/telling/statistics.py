"""What happened in a match: numbers for its end, and what the demons did in their last phase."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.decision import Event, Text
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.devils_circle.telling.might import Might

TELLING = frozenset({
    "resurrected", "stays_below", "pentagram_harms", "pentagram_thrown", "supplies_destroyed", "curse", "curse_avoided",
    "curse_failed", "princess_cursed", "psychic_attack", "psychic_failed", "possessed", "demon_attacks",
    "strength_lost",
    "power_lost", "mage_died", "book_destroyed", "neutralised", "hole_opened", "salt_broken", "wand_trampled", "warded",
    "fire_passage", "demon_left", "fled", "demon_moved", "clock", "dawn", "sunrise", "pentagram_exploded", "mages_pale",
    "salt_swallowed", "demon_power", "freed",
})  # fmt: skip
"""Kinds of events that the summary of a demons' phase repeats."""
LIGHT = frozenset({"stays_below", "clock"})
"""Those that are left out if anything else happened."""


OF_A_FLIGHT = frozenset({"demon_moved", "action_failed"})
"""Those that are told of a rescue move."""

STOPS = Text("{mage} stops on {field}.")
"""Of a walk that a rescue move has broken off."""


class ReportLine(NamedTuple):
    """A line of the summary: its words, and whether it says that nothing happened."""

    words: Text
    light: bool = False


@dataclass
class CircleStatistics(EventCount):
    """Counts events; keeps the lines of the latest demons' phase, and how strong everybody was."""

    stages: int = 0
    might: Might = field(default_factory=Might)
    report: list[ReportLine] = field(default_factory=list)
    """What the demons did, from the beginning of their phase to the clock's."""
    complete: bool = False
    """The mages' phase has begun since."""

    flight: list[Text] = field(default_factory=list)
    """What a demon did that fled in the present phase of the mages, and what came of it for them."""
    _mages_act: bool = True
    _before: Event | None = None

    def note(self, event: Event) -> None:
        """Count one event, and remember it if it belongs to the demons' phase, or breaks off a deed of the mages."""
        super().note(event)
        self.might.note(event)
        self._note_flight(event)
        if event.kind == "phase_began":
            phase = str(event.fact("phase"))
            if phase == "demons":
                self.report, self.complete = [], False
            elif phase == "mages":
                self.stages += 1
                self.complete = bool(self.report)
        elif event.kind == "night_began":
            self.report = []  # of the night before: all have new places now
        elif event.kind in TELLING and not self.complete:
            self._tell(event)

    def _note_flight(self, event: Event) -> None:
        """A rescue move in the mages' phase, and all that is told of it until they act again."""
        if event.kind == "phase_began":
            self._mages_act = event.fact("phase") == "mages"
        if event.kind == "fled" and self._mages_act:
            self.flight = [event.text]
            if self._before is not None and self._before.kind == "mage_moved":
                facts = dict(self._before.text.facts)
                self.flight.append(Text(STOPS.message, (("mage", facts["mage"]), ("field", facts["field"]))))
        elif event.kind in OF_A_FLIGHT and self.flight:
            self.flight.append(event.text)
        elif event.kind in ("mage_moved", "phase_began"):
            self.flight = []
        self._before = event

    def _tell(self, event: Event) -> None:
        """Several moves of one demon in a row are one line: where it came to."""
        if event.kind == "demon_moved" and self.report and self._moved(self.report[-1].words, event.text):
            self.report.pop()
        self.report.append(ReportLine(event.text, event.kind in LIGHT))

    @property
    def summary(self) -> tuple[ReportLine, ...]:
        """The lines told, in their order; without those that say that nothing happened, if anything did."""
        return tuple(line for line in self.report if not line.light) or tuple(self.report)

    def _moved(self, before: Text, now: Text) -> bool:
        return before.message == now.message and dict(before.facts).get("demon") == dict(now.facts).get("demon")
