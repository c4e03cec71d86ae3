"""The row above the log: a small sign for each player shows only the lines about him, a book makes the log large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.ui.kit.widgets import Button
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HIGH = 26


class FilterButton(Button):
    """A small sign of a player; chosen, it shows only that player's lines."""

    def __init__(self, app: Application, id: str, icon: str, colour: Color, tip: str) -> None:
        super().__init__(app, id, "", icon=icon, tooltip=tip, plain=True, size=14)
        self.colour = colour

    def draw(self, surface: Surface) -> None:
        """The sign in the player's colour, on leather while it is chosen or hovered."""
        red, green, blue = self.colour.r, self.colour.g, self.colour.b
        self.draw_content(surface, icon_colour=f"#{red:02x}{green:02x}{blue:02x}", ground=True)


class LogFilters:
    """The buttons of the row; ``seats`` are names, shapes and colours."""

    def __init__(
        self,
        app: Application,
        seats: Sequence[tuple[str, str, Color]],
        on_filter: Callable[[int | None], object],
        on_enlarge: Callable[[], object],
    ) -> None:
        self.app = app
        everybody = FilterButton(app, "filter:all", "character", Color(app.theme.dim), _("Show every line of the log"))
        self.filters = [everybody]
        for number, (name, shape, colour) in enumerate(seats):
            tip = _("Show only what concerns {name}", name=name)
            self.filters.append(FilterButton(app, f"filter:{number}", shape, colour, tip))
        for place, button in enumerate(self.filters):
            button.on_click = partial(on_filter, place - 1 if place else None)
        self.enlarge = Button(app, "button:log", "", icon="spell-book", tooltip=_("Large log (L)"), plain=True, size=14)
        self.enlarge.on_click = on_enlarge

    @property
    def widgets(self) -> list[Button]:
        """Every button of the row."""
        return [*self.filters, self.enlarge]

    def choose(self, seat: int | None) -> None:
        """Light the button of a seat; that of everybody for None."""
        for place, button in enumerate(self.filters):
            button.chosen = place == (0 if seat is None else seat + 1)

    def place(self, inner: Rect, top: int, bottom: int) -> int:
        """Put the row at a height of the panel, if there is room for it; returns where it ends."""
        size = self.app.theme.px(HIGH)
        for button in self.widgets:
            button.visible = top + size <= bottom
        if top + size > bottom:
            return top
        for number, button in enumerate(self.filters):
            button.place(Rect(inner.left + number * (size + self.app.theme.px(5)), top, size, size))
        self.enlarge.place(Rect(inner.right - size, top, size, size))
        return top + size
