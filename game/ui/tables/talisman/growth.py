"""How strong every Character was as each turn of a match of Talisman began, told from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.decision import Event, Text
from game.talisman.box.characters import CHARACTERS
from game.talisman.rules.hero.setup import SHORT_GAME_POINTS
from game.talisman.view import HeroView, TalismanView
from game.ui.kit.painting.curves import round_up
from game.ui.tables.common.telling.ending import Curve
from game.ui.tables.common.telling.statistics import EventCount

GROWTH = Text("Strength and Craft together, without cards, turn by turn")
CHANGES = {"strength_gained": 1, "strength_lost": -1, "craft_gained": 1, "craft_lost": -1}
"""Kinds of events that change a Character by their points, and which way."""


@dataclass
class Growth:
    """Own Strength and Craft of every seat's Character, 0 while it has none; feed it every event, from the first on."""

    points: dict[int, int] = field(default_factory=dict)
    toads: set[int] = field(default_factory=set)
    """What a Toad gains is lost with it."""
    turns: list[dict[int, int]] = field(default_factory=list)
    """The points as each turn began."""

    def note(self, event: Event) -> None:
        """Follow one event."""
        if event.kind == "turn_begins":
            self.turns.append(dict(self.points))
        facts = dict(event.facts)
        who = facts.get("who")
        if not isinstance(who, int):
            return
        if event.kind == "character":
            card = CHARACTERS[str(facts["character"])]
            self.points[who] = card.strength + card.craft
            self.toads.discard(who)
        elif event.kind in ("died", "player_out"):
            self.points[who] = 0
        elif event.kind == "toad":
            self.toads.add(who)
        elif event.kind == "restored":
            self.toads.discard(who)
        elif event.kind in CHANGES and who not in self.toads:
            self.points[who] = self.points.get(who, 0) + CHANGES[event.kind] * int(str(facts["points"]))

    def curves(self, view: TalismanView) -> tuple[tuple[int, ...], ...]:
        """By seat: its points as each turn began and at the end, which ``view`` is.

        Nothing where the events began too late to tell it. A short game gives every Character some points more.
        """
        more = {own_points(hero) - self.points.get(seat, 0) for seat, hero in enumerate(view.heroes) if stands(hero)}
        if len(more) != 1 or not more <= {0, 2 * SHORT_GAME_POINTS} or not self.turns:
            return ()
        extra = more.pop()
        moments = (*self.turns, self.points)
        return tuple(
            tuple(points[seat] + extra if points.get(seat) else 0 for points in moments)
            for seat in range(len(view.heroes))
        )


def own_points(hero: HeroView) -> int:
    """The Strength and Craft of a Character without cards."""
    return hero.own_strength + hero.own_craft


def stands(hero: HeroView) -> bool:
    """Whether a Character is on the board as itself, and no Toad."""
    return bool(hero.space) and not hero.seat.out and not hero.toad


@dataclass
class GrowthStatistics(EventCount):
    """Counts events, and follows how everybody grew."""

    growth: Growth = field(default_factory=Growth)

    def note(self, event: Event) -> None:
        """Count one event, and follow what it changes."""
        super().note(event)
        self.growth.note(event)

    def curve(self, view: TalismanView) -> Curve | None:
        """How everybody grew; nothing where that cannot be told."""
        values = self.growth.curves(view)
        return Curve(GROWTH, values, round_up(max(max(line) for line in values))) if values else None
