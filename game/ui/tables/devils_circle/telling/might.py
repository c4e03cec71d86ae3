"""How strong every mage and demon was as each turn of a match began, told from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.devils_circle.box.pieces import MAGES
from game.devils_circle.rules.setup import LENGTHS
from game.devils_circle.state import DAWN_CAP, DEMON_POWER, START_STRENGTH
from game.devils_circle.view import CircleView
from game.engine.decision import Event, Text
from game.ui.kit.painting.curves import round_up
from game.ui.tables.common.telling.ending import Curve

HEADROOM = 1.2
"""By how much the scale of the curve is higher than its highest point: there stand the names of the nights."""
MIGHT = Text("Strength of the mages and power of the demons, turn by turn")
FOES = 4
"""How many demons there are, the wisp among them."""
UNTOLD = -1
"""The power of a demon of which no event has told yet: that with which the match began."""
TOLD_POWER = {"stars": "power", "demon_grows": "points", "resurrected": "total", "demon_power": "left"}
"""By kind of event: the fact that is the demon's power from then on."""


@dataclass
class Might:
    """The strength of the mages and the power of the demons; feed it every event, from the first on."""

    strength: list[int] = field(default_factory=lambda: [START_STRENGTH] * len(MAGES))
    power: list[int] = field(default_factory=lambda: [UNTOLD] * FOES)
    kept: list[int] = field(default_factory=lambda: [0] * FOES)
    turns: list[tuple[int, ...]] = field(default_factory=list)
    """As each turn began: the strength of every mage, then the power of every demon."""
    nights: list[int] = field(default_factory=list)
    """With how many turns behind it each night but the first began."""
    began_with: int = UNTOLD
    """The power of a demon before anything happened to it, as soon as an event betrays it."""

    def note(self, event: Event) -> None:
        """Follow one event."""
        if event.kind == "phase_began" and event.fact("phase") == "mages":
            self.turns.append(self._now())
        elif event.kind == "night_began":
            self.nights.append(len(self.turns))
            self.power = [DEMON_POWER + kept for kept in self.kept]
            self.kept = [0] * FOES
        elif event.kind == "mages_pale":
            self.strength = [min(strength, DAWN_CAP) for strength in self.strength]
        else:
            facts = dict(event.facts)
            mage, demon = facts.get("mage"), facts.get("demon")
            if isinstance(demon, int):
                self._follow_demon(demon, event)
            if isinstance(mage, int):
                self._follow_mage(mage, event)

    def _follow_mage(self, mage: int, event: Event) -> None:
        if event.kind == "strength_lost":
            self.strength[mage] = _number(event, "left")
        elif event.kind == "mage_died":
            self.strength[mage] = 0
        elif event.kind == "recovered":
            self.strength[mage] += _number(event, "strength")
        elif event.kind == "prayed" and event.fact("trait") == "strength" and event.fact("heard"):
            self.strength[mage] = _number(event, "more")

    def _follow_demon(self, demon: int, event: Event) -> None:
        if event.kind in TOLD_POWER:
            now = _number(event, TOLD_POWER[event.kind])
            if self.power[demon] == UNTOLD and event.kind in ("demon_power", "demon_grows"):
                self.began_with = now + (_number(event, "points") if event.kind == "demon_power" else -1)
            self.power[demon] = now
        elif event.kind == "neutralised":
            self.power[demon] = 0
        elif event.kind == "demon_left":
            self.kept[demon] = _number(event, "points")

    def _now(self) -> tuple[int, ...]:
        return (*self.strength, *self.power)

    def curves(self, view: CircleView) -> tuple[tuple[int, ...], ...]:
        """By seat: what its mages or demons have together, as each turn began and at the end.

        ``view`` is the end. Nothing where the events began too late to tell it.
        """
        ended = [mage.strength for mage in view.mages], [demon.power for demon in view.demons]
        usual = next(length.demon_power for length in LENGTHS.values() if length.nights == view.clock.nights)
        start = usual if self.began_with == UNTOLD else self.began_with
        here = len(view.mages)
        told = self.strength[:here], [start if power == UNTOLD else power for power in self.power]
        if not self.turns or told != ended:
            return ()
        seats = [*(mage.seat for mage in view.mages), *(demon.seat for demon in view.demons)]
        lines: list[list[int]] = [[] for _seat in view.seats]
        for moment in (*self.turns, self._now()):
            pieces = [start if value == UNTOLD else value for value in (*moment[:here], *moment[len(MAGES) :])]
            for seat, line in enumerate(lines):
                line.append(sum(value for owner, value in zip(seats, pieces, strict=True) if owner == seat))
        return tuple(map(tuple, lines))

    def curve(self, view: CircleView) -> Curve | None:
        """The same to be drawn, with the nights told apart; nothing where it cannot be told."""
        values = self.curves(view)
        if not values:
            return None
        nights = enumerate((0, *self.nights), 1)
        parts = tuple((turn, Text("Night {night}", (("night", night),))) for night, turn in nights)
        most = round_up(max(max(line) for line in values) * HEADROOM)
        return Curve(MIGHT, values, most, parts if len(parts) > 1 else ())


def _number(event: Event, fact: str) -> int:
    return int(str(event.fact(fact)))
