"""The table as one kept picture: drawn anew only when what it shows or its marks change."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.ui.kit.painting.without_waiting.frame_time import Attempts, FrameTime
from game.ui.tables.common.pieces import Marks
from game.ui.tables.common.tabletop import Tabletop

NIGHT = (14, 9, 6)
"""What is seen where the table was never painted yet."""


class TableLayer:
    """The last drawing of the table, and what it was drawn for.

    If its time does not suffice for what is new, the former picture is shown until the next frame, which goes on.
    """

    def __init__(self, frame_time: FrameTime) -> None:
        self._attempts = Attempts(frame_time)
        self._picture: Surface | None = None
        self._next: Surface | None = None
        self._drawn_for: tuple[object, ...] = ()

    def draw(
        self,
        surface: Surface,
        tabletop: Tabletop,
        view: Any,
        area: Rect,
        bottom: int,
        marks: Marks,
        hidden: frozenset[str],
    ) -> bool:
        """Bring the table onto a surface; False if it is not yet the one asked for."""
        # The objects themselves are kept in the key, so that no other can take their identity.
        key = (tabletop, view, tuple(area), bottom, marks, hidden, tabletop.revision)
        finished = bool(self._drawn_for) and _same(key, self._drawn_for)
        if not finished:
            picture = self._fresh(area)
            finished = self._attempts.finish(
                lambda: tabletop.draw(picture, view, area, bottom, marks, hidden), at_first=not self._covers(area)
            )
            if finished:
                self._picture, self._next, self._drawn_for = picture, self._picture, key
        self._show(surface, area)
        return finished

    @property
    def seen(self) -> bool:
        """Whether the table was painted at least once."""
        return self._picture is not None

    def _fresh(self, area: Rect) -> Surface:
        """What is painted on next; what is shown stays as it is meanwhile."""
        if self._next is None or self._next.get_size() != area.size:
            self._next = Surface(area.size).convert()
        self._next.set_clip(None)
        return self._next

    def _show(self, surface: Surface, area: Rect) -> None:
        if self._picture is not None and self._covers(area):
            surface.blit(self._picture, area)
        else:
            surface.fill(NIGHT, area)

    def _covers(self, area: Rect) -> bool:
        """Whether the table was painted for an area of that size."""
        return self._picture is not None and self._picture.get_size() == area.size


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether a drawing would look the same: the same table and view, equal marks."""
    return one[0] is other[0] and one[1] is other[1] and one[2:] == other[2:]
