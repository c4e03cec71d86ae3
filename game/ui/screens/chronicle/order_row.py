"""By what the chronicle's list stands in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class OrderRow(Widget):
    """One button for each way, that in use with an arrow."""

    def __init__(
        self,
        app: Application,
        orders: Sequence[tuple[str, str, str]],
        ordered: str,
        *,
        backwards: bool,
        on_order: Callable[[str], object],
    ) -> None:
        super().__init__(app, "orders:matches")
        made = list[Widget]()
        for column, title, tooltip in orders:
            arrow = ("arrow-down" if backwards else "arrow-up") if column == ordered else None
            button = Button(app, f"column:matches:{column}", title, icon=arrow, size=15, style="sans_bold", plain=True)
            button.tooltip, button.on_click = tooltip, partial(on_order, column)
            button.chosen = column == ordered
            made.append(button)
        self.adopt(made)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The height of its buttons."""
        return width or 0, max(child.preferred_size()[1] for child in self.children)

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it; the buttons share the width as their words need it."""
        super().place(rect)
        wishes = [child.preferred_size()[0] for child in self.children]
        share = min(1.0, self.rect.width / max(1, sum(wishes)))
        left = self.rect.x
        for child, wish in zip(self.children, wishes, strict=True):
            wide = int(wish * share)
            child.place(Rect(left, self.rect.y, wide, self.rect.height))
            left += wide
