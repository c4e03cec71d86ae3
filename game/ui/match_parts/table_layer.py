"""The table as one kept picture: drawn anew only when what it shows or its marks change."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.ui.renderer.pieces import Marks
from game.ui.tabletop import Tabletop


class TableLayer:
    """The last drawing of the table, and what it was drawn for."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
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
    ) -> None:
        """Bring the table onto a surface."""
        if self._picture is None or self._picture.get_size() != area.size:
            self._picture = Surface(area.size).convert()
            self._drawn_for = ()
        # The objects themselves are kept in the key, so that no other can take their identity.
        key = (tabletop, view, tuple(area), bottom, marks, hidden, tabletop.revision)
        if not self._drawn_for or not _same(key, self._drawn_for):
            tabletop.draw(self._picture, view, area, bottom, marks, hidden)
            self._drawn_for = key
        surface.blit(self._picture, area)


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether a drawing would look the same: the same table and view, equal marks."""
    return one[0] is other[0] and one[1] is other[1] and one[2:] == other[2:]
