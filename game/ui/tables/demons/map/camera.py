"""Which part of the map is seen, and how large: zoom in steps towards the mouse, dragging, gliding to a place."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.map.sheet import Point

FACTOR = 1.25
"""Between one zoom step and the next."""
LARGEST = 1.2
"""The largest zoom: pixels of the screen for one of the sheet."""
BESIDE, BEYOND = 0.03, 0.18
"""How far the sheet may be pushed aside, and up or down from under plates, in parts of half of what is free."""
RIM = 76
"""Pixels of bare parchment at the edges of the sheet that need not be seen."""
GLIDE_SECONDS = 0.45


class Camera:
    """``free`` is the part of the screen that no dock covers; the whole map fits into it at step 0."""

    def __init__(self) -> None:
        self.free = pygame.Rect(0, 0, 1, 1)
        self.area = pygame.Rect(0, 0, 1, 1)
        self.step = 0
        self.beside = (0, 0)
        """What lies over the free part at its left and right: the whole map keeps clear of it, if there is room."""
        self.covers: Sequence[pygame.Rect] = ()
        """Where plates lie over the map: what is to be seen is brought out from under them."""
        self.chosen = False
        """Somebody has zoomed by hand: no fight comes nearer by itself any more."""
        self.lean = 0.0
        """How far the sheet may be pushed aside so that something at its edge comes to the middle; see BESIDE."""
        self.middle: Point = (sheet.WIDTH / 2, sheet.HEIGHT / 2)
        """The point of the sheet in the middle of the free part."""
        self._from: Point = self.middle
        self._to: Point | None = None
        self._share = 0.0

    # -- measures -----------------------------------------------------------------------------------------

    @property
    def fit(self) -> float:
        """The zoom that shows the whole sheet but its bare rim."""
        return min(self.free.width / (sheet.WIDTH - RIM), self.free.height / (sheet.HEIGHT - RIM))

    @property
    def steps(self) -> int:
        """How many times one can zoom in."""
        return max(1, math.ceil(math.log(LARGEST / self.fit) / math.log(FACTOR)))

    @property
    def zoom(self) -> float:
        """Pixels of the screen for one of the sheet."""
        return self.zoom_of(self.step)

    def zoom_of(self, step: int) -> float:
        """The zoom of a step."""
        return min(LARGEST, self.fit * FACTOR**step)

    @property
    def size(self) -> tuple[int, int]:
        """The whole sheet at this zoom."""
        return round(sheet.WIDTH * self.zoom), round(sheet.HEIGHT * self.zoom)

    @property
    def origin(self) -> tuple[int, int]:
        """Where the upper left corner of the sheet lies on the screen."""
        return (
            round(self.free.centerx - self.middle[0] * self.zoom),
            round(self.free.centery - self.middle[1] * self.zoom),
        )

    def projection(self) -> Callable[[Point], tuple[int, int]]:
        """What :meth:`shown` does, for many points at once."""
        (left, top), zoom = self.origin, self.zoom
        return lambda point: (round(left + point[0] * zoom), round(top + point[1] * zoom))

    def shown(self, point: Point) -> tuple[int, int]:
        """Where a point of the sheet lies on the screen."""
        left, top = self.origin
        return round(left + point[0] * self.zoom), round(top + point[1] * self.zoom)

    def on_sheet(self, position: tuple[int, int]) -> Point:
        """Which point of the sheet lies under a place of the screen."""
        left, top = self.origin
        return (position[0] - left) / self.zoom, (position[1] - top) / self.zoom

    def hex_at(self, position: tuple[int, int]) -> str | None:
        """The hex under a place of the screen."""
        return sheet.hex_at(self.on_sheet(position))

    def step_for(self, rows: float) -> int:
        """The nearest step that still shows that many rows of hexes above and below the middle."""
        fitting = [
            step for step in range(self.steps + 1) if self.zoom_of(step) * rows * sheet.STEP_Y <= self.free.height / 2
        ]
        return max(fitting, default=0)

    # -- moving -------------------------------------------------------------------------------------------

    def fill(self, area: pygame.Rect, free: pygame.Rect) -> None:
        """Take a place on the screen."""
        if (area, free) != (self.area, self.free):
            self.area, self.free = area.copy(), free.copy()
            self.step = min(self.step, self.steps)
            self._keep_in()

    def keep_clear(self, left: int, right: int, covers: Sequence[pygame.Rect] = ()) -> None:
        """What lies over the free part at the left and at the right, and which plates lie at its left."""
        self.covers = covers
        if self.beside != (left, right):
            self.beside = left, right
            self._keep_in()

    def zoom_at(self, position: tuple[int, int], steps: int) -> bool:
        """Zoom in or out; what lies under the mouse stays there. False if there is no such step."""
        wanted = max(0, min(self.steps, self.step + steps))
        if wanted == self.step:
            return False
        held = self.on_sheet(position)
        self.step = wanted
        x = held[0] - (position[0] - self.free.centerx) / self.zoom
        y = held[1] - (position[1] - self.free.centery) / self.zoom
        self.middle, self._to = (x, y), None
        self._keep_in()
        return True

    def drag(self, by: tuple[int, int]) -> bool:
        """Move the sheet by pixels of the screen; False if it does not go farther."""
        before = self.middle
        self.middle = (self.middle[0] - by[0] / self.zoom, self.middle[1] - by[1] / self.zoom)
        self._to = None
        self._keep_in()
        return self.middle != before

    def whole(self) -> bool:
        """Show the whole sheet; False if it is shown already."""
        changed = self.step != 0
        self.step, self._to = 0, None
        self._keep_in()
        return changed

    def sees(self, point: Point, margin: float = 0.34) -> bool:
        """Whether a point of the sheet lies well inside of what is seen."""
        inner = self.free.inflate(-round(self.free.width * margin), -round(self.free.height * margin))
        return inner.collidepoint(self.shown(point)) and not self.hides(point)

    def hides(self, point: Point) -> bool:
        """Whether a plate lies over a point of the sheet."""
        place = self.shown(point)
        return any(cover.collidepoint(place) for cover in self._wide_covers())

    def _wide_covers(self) -> list[pygame.Rect]:
        """The plates, with room for the half of a hex around them."""
        around = round(2 * sheet.RADIUS * self.zoom)
        return [cover.inflate(around, around) for cover in self.covers]

    def _look_to(self, point: Point, also: Iterable[Point]) -> None:
        """Have a point in the middle as far as the sheet goes, and it and others clear of plates."""
        self.middle = point
        self._keep_in(snugly=True)
        shown = [self.shown(one) for one in (point, *also)]
        push = max(
            [cover.right - x for x, y in shown for cover in self._wide_covers() if cover.collidepoint(x, y)], default=0
        )
        self.middle = (self.middle[0] - push / self.zoom, self.middle[1])
        self._keep_in()

    def glide_to(self, point: Point, also: Iterable[Point] = ()) -> bool:
        """Begin to glide until a point of the sheet is in the middle, as far as the sheet goes.

        What is seen ``also`` is no more covered by plates than the point itself.
        """
        before = self.middle
        self._look_to(point, also)
        target, self.middle = self.middle, before
        if math.dist(target, before) < 2:
            self._to = None  # whatever it was on the way to
            return False
        self._from, self._to, self._share = before, target, 0.0
        return True

    @property
    def gliding(self) -> bool:
        """Whether it is on its way, and what it sees now is soon out of sight."""
        return self._to is not None

    def glide(self, seconds: float) -> bool | None:
        """Go on gliding: True on the way, False on arrival, None if it stands."""
        if self._to is None:
            return None
        self._share = min(1.0, self._share + seconds / GLIDE_SECONDS)
        along = self._share * self._share * (3 - 2 * self._share)
        start, end = self._from, self._to
        self.middle = (start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along)
        if self._share >= 1:
            self._to = None
            return False
        return True

    def arrive(self) -> bool:
        """End a glide at once; False if the camera stands."""
        if self._to is None:
            return False
        self.middle, self._to = self._to, None
        return True

    def jump_to(self, point: Point, also: Iterable[Point] = ()) -> None:
        """Be there at once."""
        self._to = None
        self._look_to(point, also)

    def _keep_in(self, *, snugly: bool = False) -> None:
        """The middle stays where the sheet fills the free part, but for a small rim.

        Unless it is to lie ``snugly``, what plates cover at the left can be brought out from under them.
        """
        kept = []
        for at, length, room, beyond in (
            (self.middle[0], sheet.WIDTH, self.free.width, BESIDE),
            (self.middle[1], sheet.HEIGHT, self.free.height, BEYOND),
        ):
            half = room / self.zoom / 2
            rim = half * max(beyond, self.lean) if self.step else 0.0
            # Plates over the left edge and tools over the right one: what lies there comes out from under them.
            left, right = self.beside if self.step and length == sheet.WIDTH else (0, 0)
            low = half - (rim if snugly else max(rim, left / self.zoom))
            high = length - half + max(rim, right / self.zoom)
            centred = low > high or self.step == 0
            kept.append(length / 2 if centred else max(low, min(high, at)))
        self.middle = (kept[0] - (0 if self.step else self._aside() / self.zoom), kept[1])

    def _aside(self) -> int:
        """By how many pixels the whole map lies to the right of the middle."""
        spare = max(0, (self.free.width - self.size[0]) // 2)
        left, right = self.beside
        return max(0, min(left - spare, spare - right))
