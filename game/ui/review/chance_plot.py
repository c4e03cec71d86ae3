"""Everybody's chances over a match, with the marks of mistakes, the best choice and turning points."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.ui.kit.application import Application
from game.ui.kit.rich_text import RichText
from game.ui.kit.widget import Widget, draw_focus_ring
from game.words import _

LETTERS = 13
SIGNS_APART = 150
"""Logical pixels between two signs of a seat on its line."""
GOOD, BAD, TURN = Color(134, 196, 96), Color(232, 92, 70), Color(246, 221, 148)
Point = tuple[float, float]
"""A choice of the match, or its end, and a chance."""


@dataclass(frozen=True)
class Line:
    """The chances of a seat; its name, sign and colour tell whose they are."""

    name: str
    icon: str
    colour: Color
    points: Sequence[Point]
    own: bool = False


@dataclass(frozen=True)
class Mark:
    """A choice worth a look: a triangle up for the best, down for a mistake, a rhombus for a turning point."""

    choice: int
    chance: float
    colour: Color


@dataclass(frozen=True)
class ChancesShown:
    """What the plot shows. ``last`` is the number of choices of the match, ``chapters`` where each begins."""

    last: int
    lines: Sequence[Line] = ()
    marks: Sequence[Mark] = ()
    chapters: Sequence[tuple[int, str]] = ()
    choices: Sequence[int] = ()
    """Where the cursor may stand, in order."""


class ChancePlot(Widget):
    """A cursor walks over the choices of the seat: with the mouse, with Left and Right, Home and End."""

    def __init__(self, app: Application, tell: Callable[[int], RichText], open_choice: Callable[[int], object]) -> None:
        """``tell`` puts a choice into words, by its place among those shown; ``open_choice`` is told its number."""
        super().__init__(app, "plot:chances", on_click=lambda: None, focusable=True)
        self.shown = ChancesShown(1)
        self.cursor = 0
        self._tell = tell
        self._open = open_choice
        self._painted: tuple[object, Surface] | None = None
        self.tooltip = self._hovered
        self.on_click = self.open

    def show(self, shown: ChancesShown) -> None:
        """Show other chances; the cursor stays."""
        self.shown, self._painted = shown, None
        self.cursor = max(0, min(self.cursor, len(shown.choices) - 1))

    def open(self) -> None:
        """Go to the choice below the cursor."""
        if self.shown.choices:
            self._open(self.shown.choices[self.cursor])

    # -- where things are ---------------------------------------------------------------------------------

    def inner(self) -> Rect:
        """The plot without its scale, the names of its chapters and the signs at its end."""
        theme = self.app.theme
        scale = theme.measure(_("{percent} %", percent=100), "sans", LETTERS) + theme.px(10)
        below = theme.line_height("sans", LETTERS) + theme.px(6)
        edge = theme.px(12)
        return Rect(
            self.rect.x + scale,
            self.rect.y + edge,
            self.rect.width - scale - theme.px(30),
            self.rect.height - below - edge,
        )

    def x_of(self, choice: float) -> int:
        """Where a choice of the match lies on the screen."""
        inner = self.inner()
        return inner.left + round((inner.width - 1) * choice / max(1, self.shown.last))

    def _y_of(self, chance: float) -> int:
        inner = self.inner()
        return inner.bottom - 1 - round((inner.height - 1) * chance)

    def _place_at(self, x: int) -> int:
        """The place of the choice that is nearest to a point."""
        choices = self.shown.choices
        right = min(bisect_right(choices, x, key=self.x_of), len(choices) - 1)
        left = max(0, right - 1)
        return left if abs(self.x_of(choices[left]) - x) <= abs(self.x_of(choices[right]) - x) else right

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """The plot, painted once; above it the cursor."""
        key = (self.rect.size, self.app.theme, self.app.language, id(self.shown))
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint())
        surface.blit(self._painted[1], self.rect)
        theme, inner = self.app.theme, self.inner()
        if self.shown.choices and (self.hovered or self.shows_focus):
            x = self.x_of(self.shown.choices[self.cursor])
            surface.fill(theme.gold_light, Rect(x, inner.top, max(1, theme.px(1.5)), inner.height))
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self, 4)

    def _paint(self) -> Surface:
        picture = Surface(self.rect.size, pygame.SRCALPHA)
        self._paint_ground(picture)
        for line in sorted(self.shown.lines, key=lambda line: line.own):
            self._paint_line(picture, line)
        for mark in self.shown.marks:
            self._paint_mark(picture, mark)
        return picture

    def _on_picture(self, point: Point) -> tuple[int, int]:
        return self.x_of(point[0]) - self.rect.x, self._y_of(point[1]) - self.rect.y

    def _paint_ground(self, picture: Surface) -> None:
        theme, inner = self.app.theme, self.inner().move(-self.rect.x, -self.rect.y)
        pygame.draw.rect(picture, theme.well, inner, border_radius=theme.px(4))
        free = 0
        for number, (choice, name) in enumerate(self.shown.chapters):
            left = self._on_picture((choice, 0))[0]
            words = theme.render(name, "sans", LETTERS, theme.dim)
            if left >= free and left + words.get_width() <= inner.right:
                if number:
                    picture.fill((84, 58, 32), Rect(left, inner.top, 1, inner.height))
                picture.blit(words, (left, inner.bottom + theme.px(4)))
                free = left + words.get_width() + theme.px(16)
        for percent in (0, 25, 50, 75, 100):
            y = self._on_picture((0, percent / 100))[1]
            picture.fill(theme.gold_dark, Rect(inner.x, y, inner.width, 1))
            if percent % 50 == 0:
                words = theme.render(_("{percent} %", percent=percent), "sans", LETTERS, theme.dim)
                picture.blit(words, words.get_rect(midright=(inner.x - theme.px(6), y)))
        pygame.draw.rect(picture, theme.gold_dark, inner, max(1, theme.px(1)), border_radius=theme.px(4))

    def _paint_line(self, picture: Surface, line: Line) -> None:
        """A line, thick for the own seat; its sign stands on it again and again, and at its end."""
        theme = self.app.theme
        points = [self._on_picture(point) for point in line.points]
        if not points:
            return
        if len(points) > 1:
            pygame.draw.lines(picture, line.colour, False, points, theme.px(4 if line.own else 2))
        pygame.draw.circle(picture, line.colour, points[-1], theme.px(4))
        side, apart = theme.px(17 if line.own else 14), theme.px(SIGNS_APART)
        last = points[0][0] - apart // 2
        for x, y in points[:-1]:
            if x - last >= apart:
                self._paint_sign(picture, line, (x, y), side)
                last = x
        self._paint_sign(picture, line, (points[-1][0] + theme.px(15), points[-1][1]), theme.px(20))

    def _paint_sign(self, picture: Surface, line: Line, middle: tuple[int, int], side: int) -> None:
        pygame.draw.circle(picture, (20, 10, 4), middle, side * 2 // 3)
        sign = self.app.pictures.icon(line.icon, side, line.colour)
        picture.blit(sign, sign.get_rect(center=middle))

    def _paint_mark(self, picture: Surface, mark: Mark) -> None:
        theme = self.app.theme
        x, y = self._on_picture((mark.choice, mark.chance))
        size = theme.px(9)
        shapes = {
            tuple(GOOD): ((x, y - size), (x + size, y + size), (x - size, y + size)),
            tuple(BAD): ((x, y + size), (x + size, y - size), (x - size, y - size)),
        }
        corners = shapes.get(tuple(mark.colour), ((x, y - size), (x + size, y), (x, y + size), (x - size, y)))
        pygame.draw.polygon(picture, mark.colour, corners)
        pygame.draw.polygon(picture, (20, 10, 4), corners, max(1, theme.px(2)))

    # -- events -------------------------------------------------------------------------------------------

    def _hovered(self) -> RichText | None:
        return self._tell(self.cursor) if self.shown.choices else None

    def tooltip_rect(self) -> Rect:
        """The tooltip stands at the cursor."""
        at = self.x_of(self.shown.choices[self.cursor]) if self.shown.choices else self.rect.x
        return Rect(at - 1, self.rect.top, 2, self.rect.height)

    def mouse_moved(self, pos: tuple[int, int]) -> None:
        """The cursor follows the mouse."""
        if self.shown.choices:
            place = self._place_at(pos[0])
            if place != self.cursor:
                self.cursor = place
                self.app.invalidate()

    def handle(self, event: Event) -> bool:
        """Keys walk over the choices."""
        if event.type == pygame.KEYDOWN and self.focused and self.shown.choices:
            steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -self.cursor}
            steps[pygame.K_END] = len(self.shown.choices) - 1 - self.cursor
            if event.key in steps:
                self.cursor = max(0, min(len(self.shown.choices) - 1, self.cursor + steps[event.key]))
                self.app.invalidate()
                return True
        return super().handle(event)
