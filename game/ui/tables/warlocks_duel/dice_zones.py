"""Where a player's dice lie: hand, mana pool, reserve, shield and dice laid aside, zone by zone."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.decision import Text, text
from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.pieces import DIE, TRAY, Piece, TableLayout, Tray
from game.warlocks_duel.box.elements import BLANK
from game.warlocks_duel.state import GATHER_TURN_LIMIT, GATHERING
from game.warlocks_duel.view import DuelistView, DuelView
from game.words import say

LABELS = {
    "hand": Text("Hand"),
    "pool": Text("Mana pool"),
    "reserve": Text("Reserve"),
    "shield": Text("Shield"),
    "aside": Text("Laid aside"),
}
OWN_HAND = Text("Roll {turn} of {last}")
"""Over one's own dice in hand: after the last roll all of them fall into the pool."""
TITLED_FROM = 4.0
"""From so many heights of its title on, a row of an opponent's dice has titles."""
UNDER_A_TITLE = 0.74
"""How large dice may be under a title, in the room left: raised ones do not reach it."""
BELOW_THE_MIDDLE = 0.57
"""How far down in that room."""
EMPTY = 2.2
"""The width of a zone in which nothing lies, in dice: the pool beside it may need the room."""
TILTS = (-7, 5, -3, 8, -5, 3, -8)


@dataclass(frozen=True)
class ZoneDemand:
    """How much room a zone of dice asks for: its width in dice, and how far dice may overlap."""

    zone: str
    faces: tuple[str, ...]
    width: float
    piled: bool = False


class DiceZones:
    """Lays the dice of players into zones beside each other. ``tallest`` is the table's height in pixels."""

    def __init__(self, view: DuelView, table: TableLayout, tallest: int, label: int, gap: int) -> None:
        self.view = view
        self.table = table
        self.tallest = tallest
        self.label = label
        self.gap = gap

    def lay_out(self, duelist: DuelistView, rect: pygame.Rect, largest: float, compact: bool = False) -> None:
        """A player's dice, zone by zone from left to right."""
        demands = self.demands(duelist, compact)
        rows = _rows(demands, rect, compact)
        height = rect.height // len(rows)
        for number, row in enumerate(rows):
            line = pygame.Rect(rect.left, rect.top + number * height, rect.width, height - self.gap // 2)
            self.lay_row(duelist.seat.seat, row, line, largest, compact)

    def demands(self, duelist: DuelistView, compact: bool) -> list[ZoneDemand]:
        """The zones shown now and the room they ask for; zones that stay empty in a phase are left out."""
        gathering = self.view.phase == GATHERING
        narrow = not compact and not gathering and not duelist.reserve
        room = 2.5 if compact else EMPTY if narrow else 4.4
        zones = [ZoneDemand("reserve", (BLANK,) * duelist.reserve, room, compact)]
        if gathering or duelist.hand:
            zones.append(ZoneDemand("hand", duelist.hand, 5.9))
        zones.append(ZoneDemand("pool", duelist.pool, 6.4 if gathering else 9.5))
        if duelist.shield or "antimagic_shield" in self.view.modules:
            zones.append(ZoneDemand("shield", duelist.shield, 2.2))
        if duelist.aside or not gathering:
            room = 2.5 if compact else 3.2 if duelist.aside else EMPTY
            zones.append(ZoneDemand("aside", duelist.aside, room, compact))
        return zones

    def lay_row(self, seat: int, row: list[ZoneDemand], line: pygame.Rect, largest: float, compact: bool) -> None:
        """Some zones beside each other."""
        total = sum(zone.width for zone in row)
        room = line.width - self.gap * (len(row) - 1)
        label = 0 if compact and line.height < self.label * TITLED_FROM else self.label
        share = UNDER_A_TITLE if label else 0.8
        die = int(min(room / total, (line.height - label) * share, self.tallest * largest))
        left = float(line.left)
        for zone in row:
            tray = pygame.Rect(round(left), line.top, round(room * zone.width / total), line.height)
            self.lay_zone(seat, zone, tray, die, label, compact)
            left += tray.width + self.gap

    def lay_zone(
        self, seat: int, zone: ZoneDemand, tray: pygame.Rect, die: int, label: int, compact: bool
    ) -> None:
        """One zone: its tray, and its dice from left to right, overlapping when there are many."""
        name = f"{zone.zone}:{seat}"
        own = zone.zone == "hand" and not compact
        words = say(LABELS[zone.zone])
        if own and self.view.gather_turn:
            words = say(text(OWN_HAND.message, turn=self.view.gather_turn, last=GATHER_TURN_LIMIT))
        self.table.trays.append(Tray(name, tray, words if label else "", len(zone.faces)))
        if own:
            self.table.pieces.append(Piece(f"tray:{name}", name, TRAY, tray, "", TRAY))
        middle = tray.top + label + round((tray.height - label) * (BELOW_THE_MIDDLE if label else 0.5))
        count = len(zone.faces) if zone.piled else 0
        seen: dict[str, int] = {}
        for number, (face, centre) in enumerate(_centres(zone, tray, die)):
            seen[face] = seen.get(face, -1) + 1
            rect = box_at((die, die), center=(centre, middle))
            place = f"{name}:{face}"
            tilt = TILTS[number % len(TILTS)] if own else 0
            self.table.pieces.append(
                Piece(f"{place}#{seen[face]}", place, DIE, rect, face, name, angle=tilt, count=count)
            )


def _centres(zone: ZoneDemand, tray: pygame.Rect, die: int) -> list[tuple[str, int]]:
    """The dice drawn in a zone, each with its middle from the left; of a pile only one is drawn."""
    if zone.piled:
        alike = len(set(zone.faces)) == 1
        return [(face if alike else BLANK, round(tray.left + die * 0.75)) for face in zone.faces[:1]]
    room = tray.width - die * 1.35
    step = min(die * 1.16, room / max(1, len(zone.faces) - 1))
    first = tray.centerx - step * (len(zone.faces) - 1) / 2
    return [(face, round(first + step * number)) for number, face in enumerate(zone.faces)]


def _rows(demands: list[ZoneDemand], rect: pygame.Rect, compact: bool) -> list[list[ZoneDemand]]:
    """One row of zones, or two where one would make the dice too small; the pool then has its own."""
    total = sum(zone.width for zone in demands)
    hand = any(zone.zone == "hand" for zone in demands)
    if not compact or not hand or rect.width / total > rect.height * 0.42:
        return [demands]
    pool = [zone for zone in demands if zone.zone == "pool"]
    return [[zone for zone in demands if zone.zone != "pool"], pool]
