"""The time line of a match: its chapters, a tick for each event, and a knob to drag."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface
from pygame.event import Event

from game.chronicle.chapter_names import short_names
from game.ui.kit.rich_text import RichText, Run
from game.ui.kit.widget import Widget, draw_focus_ring
from game.ui.match.panel.log import LogLine
from game.words import say

if TYPE_CHECKING:
    from game.chronicle.showing import Showing
    from game.ui.kit.application import Application

GROUNDS = (Color(58, 38, 22), Color(84, 58, 32))
"""Of chapters, in turn."""
TICK = Color(200, 164, 104)
STRETCH = Color(150, 200, 120, 64)
"""Laid over a stretch that is marked for a clip."""


@dataclass(frozen=True)
class Tick:
    """An event on the line, by its place among the stops."""

    place: int
    colour: Color | None
    high: bool


@dataclass
class Course:
    """What the line shows: how many stops, where chapters begin and what they are called, and the events."""

    last: int = 0
    beginnings: Sequence[int] = ()
    names: Sequence[str] = ()
    ticks: Sequence[Tick] = ()
    lines: dict[int, LogLine] = field(default_factory=dict)


def course_of(showing: Showing, lines: Sequence[tuple[int, LogLine]]) -> Course:
    """The time line of what is shown, with its log lines by their places."""
    beginnings = showing.beginnings()
    chapters = showing.recording.chapters
    names = [say(chapters[showing.recording.chapter_of(showing.stops[place])].summary) for place in beginnings]
    ticks = [Tick(place, line.colour, line.heading) for place, line in lines]
    return Course(showing.last, beginnings, names, ticks, dict(lines))


class TimeLine(Widget):
    """``on_seek`` is told the place dragged or clicked to, ``on_key`` gets the keys while it has the focus."""

    def __init__(self, app: Application, on_seek: Callable[[int], object], on_key: Callable[[Event], bool]) -> None:
        super().__init__(app, "time_line", on_click=lambda: None, focusable=True)
        self.on_seek = on_seek
        self.on_key = on_key
        self.course = Course()
        self.place_shown = 0
        self.marked: tuple[int, int] | None = None
        """The stretch that is marked for a clip, by its first and last place."""
        self.tooltip = self._hovered
        self._painted: tuple[object, Surface] | None = None

    def show(self, course: Course) -> None:
        """Show another course."""
        self.course, self._painted = course, None

    # -- where things are ---------------------------------------------------------------------------------

    def groove(self) -> Rect:
        """The line itself, without the room for the knob at its ends."""
        theme = self.app.theme
        return self.rect.inflate(-2 * theme.px(16), -2 * theme.px(12))

    def x_of(self, place: float) -> int:
        """Where a place of the match lies on the screen."""
        groove = self.groove()
        return groove.left + round((groove.width - 1) * place / max(1, self.course.last))

    def place_at(self, x: int) -> int:
        """The place of the match below a point of the screen."""
        groove = self.groove()
        share = (x - groove.left) / max(1, groove.width - 1)
        return round(min(1.0, max(0.0, share)) * self.course.last)

    def chapter_at(self, place: int) -> str:
        """What the chapter of a place is called."""
        number = bisect_right(self.course.beginnings, place) - 1
        return self.course.names[number] if 0 <= number < len(self.course.names) else ""

    def line_at(self, place: int) -> LogLine | None:
        """The last line told up to a place."""
        told = bisect_right(self.course.ticks, place, key=lambda tick: tick.place)
        return self.course.lines[self.course.ticks[told - 1].place] if told else None

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Chapters and ticks, painted once; the part already shown in gold; the knob."""
        theme = self.app.theme
        pygame.draw.rect(surface, theme.panel, self.rect)
        pygame.draw.line(surface, theme.gold_dark, self.rect.topleft, self.rect.topright)
        key = (self.rect.size, theme, id(self.course))
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint())
        surface.blit(self._painted[1], self.rect)
        self.draw_marks(surface)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect.inflate(-theme.px(8), -theme.px(4)), self, 4)

    def draw_marks(self, surface: Surface) -> None:
        """The part already shown, the stretch that is marked, the knob."""
        groove, at = self.groove(), self.x_of(self.place_shown)
        bar = Rect(groove.left, groove.bottom - self.app.theme.px(5), at - groove.left, self.app.theme.px(5))
        pygame.draw.rect(surface, self.app.theme.gold_light, bar, border_radius=self.app.theme.px(2))
        if self.marked is not None:
            self.draw_band(surface, *self.marked)
        self.draw_knob(surface, at)

    def draw_band(self, surface: Surface, first: int, last: int) -> None:
        """A frame around a stretch from one place to another, over a light that lets the ticks through."""
        theme, groove = self.app.theme, self.groove()
        left, right = self.x_of(first), self.x_of(last)
        box = Rect(left, groove.top, max(theme.px(3), right - left + 1), groove.height)
        light = Surface(box.size, pygame.SRCALPHA)
        light.fill(STRETCH)
        surface.blit(light, box)
        pygame.draw.rect(surface, theme.good, box.inflate(2, 2), max(1, theme.px(1.6)))

    def draw_knob(self, surface: Surface, at: int) -> None:
        """A knob at a point of the line."""
        theme, groove = self.app.theme, self.groove()
        knob = Rect(0, 0, theme.px(11), groove.height + theme.px(12))
        knob.center = (at, groove.centery)
        lit = self.hovered or self.shows_focus or self.pressed
        pygame.draw.rect(surface, (20, 10, 4), knob.inflate(2, 2), border_radius=theme.px(5))
        pygame.draw.rect(surface, theme.gold_light if lit else theme.gold, knob, border_radius=theme.px(5))
        pygame.draw.line(surface, theme.gold_dark, (at, knob.top + theme.px(6)), (at, knob.bottom - theme.px(6)))

    def _paint(self) -> Surface:
        picture = Surface(self.rect.size, pygame.SRCALPHA)
        self._paint_chapters(picture)
        for tick in self.course.ticks:
            self._paint_tick(picture, tick)
        rim = self.groove().move(-self.rect.x, -self.rect.y).inflate(2, 2)
        pygame.draw.rect(picture, self.app.theme.gold_dark, rim, max(1, self.app.theme.px(1.2)))
        return picture

    def _paint_chapters(self, picture: Surface) -> None:
        """A field for each chapter, with its name if there is room."""
        groove = self.groove()
        ends = [*self.course.beginnings[1:], self.course.last][: len(self.course.beginnings)]
        for number, (begin, end) in enumerate(zip(self.course.beginnings, ends, strict=True)):
            left = self.x_of(begin) if number else groove.left
            right = groove.right if end == self.course.last else self.x_of(end)
            box = Rect(left, groove.top, max(1, right - left), groove.height).move(-self.rect.x, -self.rect.y)
            pygame.draw.rect(picture, GROUNDS[number % 2], box)
        for left, name in self.names_shown():
            words = self._chapter_name(name)
            picture.blit(words, (left - self.rect.x + self.app.theme.px(3), groove.top - self.rect.y))

    def names_shown(self) -> list[tuple[int, str]]:
        """Where the names of chapters stand for which there is room: a short chapter yields to a long one after it."""
        lefts = [self.x_of(begin) for begin in self.course.beginnings]
        names = short_names(self.course.names)
        wide = [self._chapter_name(name).get_width() for name in names]
        fits = [right - left >= need for left, right, need in zip(lefts, lefts[1:], wide, strict=False)] + [True]
        free, gap, end = self.groove().left, self.app.theme.px(16), self.groove().right
        shown = []
        for number, name in enumerate(names):
            yields = not fits[number] and fits[number + 1]
            if not yields and lefts[number] >= free and lefts[number] + wide[number] <= end:
                shown.append((lefts[number], name))
                free = lefts[number] + wide[number] + gap
        return shown

    def _chapter_name(self, name: str) -> Surface:
        """A chapter's short name: the rest is told by the line above."""
        return self.app.theme.render(name, "sans", 12, self.app.theme.dim)

    def _paint_tick(self, picture: Surface, tick: Tick) -> None:
        """A line at the lower edge in the colour of the player whom the event concerns."""
        groove = self.groove()
        high = round(groove.height * (0.45 if tick.high else 0.32))
        x = self.x_of(tick.place) - self.rect.x
        bottom = groove.bottom - self.rect.y - self.app.theme.px(6)
        pygame.draw.line(picture, tick.colour or TICK, (x, bottom - high), (x, bottom))

    # -- events -------------------------------------------------------------------------------------------

    def _hovered(self) -> RichText | None:
        """What happens at the place under the mouse, or where the knob is."""
        inside = self.hovered and not self.pressed
        place = self.place_at(self.app.mouse[0]) if inside else self.place_shown
        chapter = (Run(self.chapter_at(place), "sans_bold"),)
        line = self.line_at(place)
        return (*chapter, Run("\n"), *line.text) if line is not None else chapter

    def tooltip_rect(self) -> Rect:
        """The tooltip stands at the mouse."""
        at = self.app.mouse[0] if self.hovered else self.x_of(self.place_shown)
        return Rect(at - 1, self.rect.top, 2, self.rect.height)

    def handle(self, event: Event) -> bool:
        """Drag the knob, click the line, or use the keys of the screen."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._grab()
            self.on_seek(self.place_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEMOTION and self._has_capture():
            self.on_seek(self.place_at(event.pos[0]))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._has_capture():
            self._release()
            return True
        return event.type == pygame.KEYDOWN and self.focused and self.on_key(event)
