"""What lies where for one view: hexes that answer, counters, treasures, plates, the dock, tools and an open display."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import pygame

from game.demons.box.ranks import SHIELDS as METALS
from game.demons.state import FIRST_PHASE, FREE, SHIELD_CHOICE
from game.demons.view import DISCOVERED, OWNED, STASHED, DemonsView, MagicianView, TreasureView, UnitView
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.demons.hand import Hand
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.camera import Camera
from game.ui.tables.demons.places import (
    EXIT,
    GROUND,
    HEX,
    MAGICIAN,
    PLATE,
    TOKEN,
    TOOL,
    TREASURE,
    UNIT,
    Places,
    tool_size,
)

TOOLS = (
    ("ui:control", "throne-king"), ("ui:shields", "checked-shield"), ("ui:grid", "open-treasure-chest"),
    ("ui:report", "tied-scroll"), ("ui:whole", "treasure-map"), ("ui:mine", "position-marker"),
    ("ui:in", "plus"), ("ui:out", "minus"),
)  # fmt: skip
"""Buttons at the right edge: place and icon."""
LEAST_COUNTER = 27
FAN, WIDEST_FAN = 0.56, 1.5
"""How far counters in one hex lie apart, in counters, and how far the first and the last at most."""
ARCH = 0.1
"""How much lower the outermost of a fan lie than its middle, in counters."""
CHEST = (0.58, 0.34)
"""How far to the left of the middle of a hex, and above it, a chest lies, in radii of the hex."""


class DemonsLayout:
    """Lays out one view; ``answers`` are hexes that a click can choose or that are pointed at, ``summoned`` demons
    without a box.
    """

    def __init__(
        self,
        theme: Theme,
        view: DemonsView,
        where: Places,
        camera: Camera,
        bottom: int,
        answers: Collection[str],
        summoned: Collection[int] = (),
    ) -> None:
        self.theme, self.view, self.where, self.camera, self.bottom = theme, view, where, camera, bottom
        self.answers = answers
        self.summoned = summoned
        self.slots: tuple[str, ...] = ()
        """The places of the cards side by side while demons are let go one by one: a gap stays where one lay."""
        self.choosing: tuple[int, ...] = ()
        """The demons of whom some are to be chosen, while they lie in a display: their thrones wait in the dock."""
        self.leaving: int | None = None
        """What leaving the map costs, if it is among the answers."""
        self.table = TableLayout(where.area)
        self.shown = camera.projection()

    def lay_out(self) -> TableLayout:
        """Everything but an open display."""
        where = self.where
        self.table.centre = where.free.copy()
        self._add("ground", "ground", GROUND, where.free)
        self._hexes()
        self._counters()
        self._treasures()
        self._add("dock", "dock", GROUND, where.dock)
        self._plates()
        self._own()
        hand = Hand(self.view, self.bottom, where, self.summoned, self.slots, self.choosing)
        self.table.pieces += hand.pieces()
        self._tools()
        return self.table

    def _add(self, id: str, place: str, kind: str, rect: pygame.Rect, face: str = "", also: tuple[str, ...] = (),
             zone: str = "", count: int = 0, outline: tuple[tuple[int, int], ...] = ()) -> None:  # fmt: skip
        self.table.pieces.append(
            Piece(id, place, kind, rect, face, zone or kind, also=also, count=count, outline=outline)
        )

    # -- the map ------------------------------------------------------------------------------------------

    def counter_size(self) -> int:
        """The side of a counter at this zoom."""
        return max(LEAST_COUNTER, self._usual_size())

    def _usual_size(self) -> int:
        """The same where it may be as small as its hex."""
        return round(sheet.RADIUS * 1.16 * self.camera.zoom)

    def _hexes(self) -> None:
        origin, zoom = self.camera.origin, self.camera.zoom
        for place in self.answers:
            rect, corners = _hex_on_screen(place.removeprefix("hex:"), origin, zoom)
            if rect.colliderect(self.where.free):
                self._add(place, place, HEX, rect.clip(self.where.free), outline=corners)

    def _treasures(self) -> None:
        """Chests where something was found or lies in a unit's home: over counters, beside the names of places."""
        size = max(16, round(sheet.RADIUS * 0.62 * self.camera.zoom))
        for treasure in self.view.treasures:
            if treasure.state not in (DISCOVERED, OWNED, STASHED):
                continue
            if treasure.state == OWNED:
                continue
            hex_id = self._home(treasure) if treasure.state == STASHED else treasure.hex
            x, y = self.shown(sheet.centre(hex_id))
            across, up = (round(sheet.RADIUS * share * self.camera.zoom) for share in CHEST)
            rect = pygame.Rect(0, 0, size, size)
            rect.center = (x - across, y - up)
            if rect.colliderect(self.where.free):
                self._add(treasure.place, treasure.place, TREASURE, rect, also=(f"hex:{hex_id}",), zone="map")

    def _home(self, treasure: TreasureView) -> str:
        home = next((unit.home for unit in self.view.units if unit.number == treasure.unit), "")
        return home or treasure.hex

    def _counters(self) -> None:
        size = self.counter_size()
        # Where counters are larger than their hexes, they leave the name below them free.
        raised = size - self._usual_size()
        stacks: dict[str, list[UnitView | MagicianView]] = {}
        for unit in self.view.units:
            stacks.setdefault(unit.hex, []).append(unit)
        for magician in self.view.magicians:
            if magician.status == FREE and magician.hex:
                stacks.setdefault(magician.hex, []).append(magician)
        for hex_id, stack in stacks.items():
            x, y = self.shown(sheet.centre(hex_id))
            for number, counter in enumerate(stack):
                rect = pygame.Rect(0, 0, size, size)
                across, down = fanned(number, len(stack), size)
                rect.center = (x + across, y + down - raised)
                if not rect.colliderect(self.where.free):
                    continue
                also = (f"hex:{hex_id}",)
                if isinstance(counter, UnitView):
                    several = len(stack) if number == 0 and len(stack) > 1 else 0
                    self._add(counter.place, counter.place, UNIT, rect, str(counter.number), also, count=several)
                    for held in counter.captives:
                        self._captive(held, rect)
                else:
                    self._add(counter.place, counter.place, MAGICIAN, rect, str(counter.seat.seat), also)
                    for held in counter.captives:
                        self._captive(held, rect)

    def _captive(self, seat: int, captor: pygame.Rect) -> None:
        """A captive is shown small at the lower right of his captor."""
        size = max(18, round(captor.width * 0.62))
        rect = pygame.Rect(0, 0, size, size)
        rect.center = (captor.right - captor.width // 8, captor.bottom - captor.height // 8)
        self._add(f"seat:{seat}", f"seat:{seat}", MAGICIAN, rect, str(seat), zone="captive")

    # -- plates and dock ----------------------------------------------------------------------------------

    def _plates(self) -> None:
        """The other magicians, below each other at the left edge."""
        others = self._others()
        for magician, rect in zip(others, self.where.plates(len(others)), strict=True):
            self._add(f"plate:{magician.seat.seat}", magician.place, PLATE, rect, str(magician.seat.seat))

    def _others(self) -> list[MagicianView]:
        count = len(self.view.magicians)
        return [self.view.magicians[(self.bottom + step) % count] for step in range(1, count)]

    def _own(self) -> None:
        where, magician = self.where, self.view.magicians[self.bottom]
        self._add(f"plate:{self.bottom}", magician.place, PLATE, where.own, str(self.bottom), zone="own")
        side = round(where.own.height * 0.40)
        top = where.own.bottom - side
        shield = pygame.Rect(where.own.right - side - where.pad, top - where.pad, side, side)
        choosing = self.view.phase == SHIELD_CHOICE
        place = "ui:shields" if choosing or magician.shield >= len(METALS) else f"shield:{METALS[magician.shield]}"
        self._add("token:shield", place, TOKEN, shield, magician.shield_name)
        if magician.ring:
            small = round(side * 0.62)
            ring = pygame.Rect(shield.right - small, shield.top - small - where.pad, small, small)
            self._add("token:ring", "ring", TOKEN, ring, "ring")
        if self.leaving is not None or (self._is_near_the_rim(magician) and not self.slots):
            size = tool_size(self.theme, where.area)
            rect = pygame.Rect(0, 0, size * 6, round(size * 0.9))
            rect.midbottom = (where.free.centerx, where.free.bottom - where.pad)
            self._add("exit", "exit", EXIT, rect, "" if self.leaving is None else "open", count=self.leaving or 0)

    def _is_near_the_rim(self, magician: MagicianView) -> bool:
        """Whether leaving would be thought of: where it cannot be done, its grey plate says why."""
        if magician.status != FREE or not magician.hex or self.view.active != self.bottom:
            return False
        column, row = sheet.numbers(magician.hex)
        near_edge = column <= 6 or column >= 23 or row <= 6 or row >= 15
        return near_edge and self.view.phase == FIRST_PHASE

    def _tools(self) -> None:
        where = self.where
        size = tool_size(self.theme, where.area)
        left = where.free.right - size - 2 * where.pad
        top = where.free.top + 2 * where.pad
        for number, (place, icon) in enumerate(TOOLS):
            gap = where.pad * 2 if number >= 4 else 0
            rect = pygame.Rect(left, top + number * (size + where.pad) + gap, size, size)
            self._add(place, place, TOOL, rect, icon)


def fanned(number: int, count: int, size: int) -> tuple[int, int]:
    """How far to the right and down a counter of that size lies from the middle of its hex, among ``count`` there."""
    if count == 1:
        return 0, 0
    step = min(FAN, WIDEST_FAN / (count - 1)) * size
    aside = number - (count - 1) / 2
    return round(aside * step), round(size * ARCH * (2 * aside / (count - 1)) ** 2)


@lru_cache(maxsize=1024)
def _hex_on_screen(
    hex_id: str, origin: tuple[int, int], zoom: float
) -> tuple[pygame.Rect, tuple[tuple[int, int], ...]]:
    """Where a hex lies, and its corners: questions with hundreds of hexes are laid out several times in a frame."""
    (left, top), corners = origin, sheet.corners(hex_id)
    across, down = [round(left + x * zoom) for x, _y in corners], [round(top + y * zoom) for _x, y in corners]
    rect = pygame.Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))
    return rect, tuple(zip(across, down, strict=True))
