"""The buttons that step and play, with their signs: triangles and bars."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.chronicle.showing import Step
from game.ui.kit.widgets import Button
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""How fast a match is played, as shares of the speed at the table."""


class SignButton(Button):
    """A button with so many triangles, that point left (-1) or right (1), and perhaps bars.

    ``tall`` is half their height in logical pixels.
    """

    def __init__(
        self, app: Application, id: str, triangles: int, direction: int, *, bars: int = 0, tall: float = 6
    ) -> None:
        super().__init__(app, id, "", size=15)
        self.triangles, self.direction, self.bars, self.tall = triangles, direction, bars, tall

    def draw_content(self, surface: Surface, *, icon_colour: str | None = None, ground: bool = False) -> None:
        """The leather, and the sign on it."""
        super().draw_content(surface, icon_colour=icon_colour, ground=ground)
        theme = self.app.theme
        lit = self.enabled and (self.hovered or self.shows_focus)
        ink = theme.off if not self.enabled else theme.gold_light if lit else theme.ink
        tall = theme.px(self.tall)
        wide, bar, gap = round(tall * 1.3), max(2, round(tall * 0.45)), theme.px(self.tall / 3)
        parts = [wide] * self.triangles + [bar] * self.bars
        left = self.rect.centerx - (sum(parts) + gap * (len(parts) - 1)) // 2
        for room in parts if self.direction > 0 else parts[::-1]:
            is_bar = room == bar
            box = Rect(left, self.rect.centery - tall, room, 2 * tall)
            self._draw_part(surface, box, ink, is_bar=is_bar)
            left += room + gap

    def _draw_part(self, surface: Surface, box: Rect, ink: Color, *, is_bar: bool) -> None:
        if is_bar:
            pygame.draw.rect(surface, ink, box)
        elif self.direction > 0:
            pygame.draw.polygon(surface, ink, (box.topleft, (box.right, box.centery), box.bottomleft))
        else:
            pygame.draw.polygon(surface, ink, (box.topright, (box.left, box.centery), box.bottomright))


class Transport:
    """The row of buttons: back by turn, choice and event, play, and forwards by event, choice and turn."""

    def __init__(self, app: Application, on_step: Callable[[Step, int], object], on_play: Callable[[], object]) -> None:
        self.app = app
        tips = {
            (Step.TURN, -1): _("Back by a turn (Ctrl and ←)"),
            (Step.CHOICE, -1): _("Back to the choice before (B)"),
            (Step.EVENT, -1): _("Back by one event (←)"),
            (Step.EVENT, 1): _("On by one event (→)"),
            (Step.CHOICE, 1): _("On to the next choice (N)"),
            (Step.TURN, 1): _("On by a turn (Ctrl and →)"),
        }
        self.steps: dict[tuple[Step, int], SignButton] = {}
        for (step, direction), tip in tips.items():
            name = f"button:{step.value}_{'on' if direction > 0 else 'back'}"
            button = SignButton(
                app, name, 1 if step is Step.EVENT else 2, direction, bars=1 if step is Step.TURN else 0
            )
            button.tooltip, button.on_click = tip, partial(on_step, step, direction)
            self.steps[step, direction] = button
        self.play = SignButton(app, "button:play", 1, 1, tall=10)
        self.play.on_click = on_play

    @property
    def buttons(self) -> list[Button]:
        """From left to right."""
        made = list(self.steps.values())
        return [*made[:3], self.play, *made[3:]]

    def place(self, row: Rect) -> None:
        """Put them side by side."""
        gap = self.app.theme.px(4)
        wide = (row.width - 6 * gap) // 7
        for number, button in enumerate(self.buttons):
            button.place(Rect(row.left + number * (wide + gap), row.top, wide, row.height))

    def show(self, *, playing: bool) -> None:
        """Show whether it plays."""
        self.play.triangles, self.play.bars = (0, 2) if playing else (1, 0)
        self.play.tooltip = _("Stop (Space)") if playing else _("Play (Space)")
