"""The voice of a lesson: a portrait with a bubble, the path of steps, and the ways on and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.decision import Text
from game.lessons.course import LessonCourse
from game.ui.kit.painting.glow import GOLD, SHADOW, blit_halo, halo
from game.ui.kit.rich_text import SIGN, Link, Run, runs
from game.ui.kit.widget import Widget, draw_focus_ring
from game.ui.kit.widgets import Button, Paragraph
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

WIDTHS = (430, 350, 560)
"""That the bubble may have, in logical pixels, the usual one first: where room is short it grows slim or flat."""
LARGEST_SHARE = 0.54
"""Of the window's width that the bubble may take."""
NEAR = 48
"""How far away a thing may lie that the tip points at, in logical pixels."""
FLAT = 500
"""From this width on the path of steps and the buttons share a row."""
PORTRAIT = 64
DOT = 18
"""Of a step on the path."""
UNBROKEN = "\N{NO-BREAK SPACE}"
"""Keeps the signs of the rules with the last word: none of them begins a line."""
DONE = (150, 222, 128)
"""The colour of words that praise."""
GROUND, RIM = (38, 26, 16), (214, 174, 96)


@dataclass(frozen=True)
class VoiceActions:
    """What the bubble's buttons do; ``on`` is None where the match itself goes on."""

    on: Callable[[], object] | None
    show: Callable[[], object]
    back: Callable[[], object]
    go_to: Callable[[int], object]
    follow: Callable[[Link], object]
    leave: Callable[[], object]


class Milestone(Widget):
    """One step of the path: done, open or to come."""

    def __init__(self, app: Application, number: int, course: LessonCourse, go_to: Callable[[int], object]) -> None:
        super().__init__(app, f"step:{number}", focusable=True, on_click=lambda: go_to(number))
        title = say(course.lesson.steps[number].title)
        self.tooltip = _("Step {n}: {title}", n=number + 1, title=title)
        self.done, self.open = number < course.number, number == course.number

    def draw(self, surface: Surface) -> None:
        """A ring; filled if it is done, larger and lit if it is open."""
        radius = self.rect.width // 2 - (1 if self.open else self.app.theme.px(3))
        colour = GOLD if self.done or self.open or self.hovered else (128, 104, 70)
        pygame.draw.circle(surface, colour, self.rect.center, radius, 0 if self.done else max(1, self.app.theme.px(2)))
        if self.open:
            pygame.draw.circle(surface, colour, self.rect.center, max(2, radius // 2))
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self)


class Voice(Widget):
    """Says what the open step said when it was opened. ``tip`` is where its bubble points to, or None."""

    def __init__(self, app: Application, course: LessonCourse, says: Text, actions: VoiceActions) -> None:
        super().__init__(app, "voice")
        self.course = course
        self.says = says
        self.actions = actions
        self.tip: Rect | None = None
        theme = app.theme
        self._pad, self._gap = theme.px(14), theme.px(8)
        self._portrait = theme.px(PORTRAIT)
        self._title, self._words = self._heading(), self._sentence()
        self._path = [Milestone(app, number, course, actions.go_to) for number in range(len(course.lesson.steps))]
        self._buttons = self._ways()
        self.adopt([self._title, self._words, *self._path, *self._buttons])
        widths = dict.fromkeys(min(theme.px(width), round(app.size[0] * LARGEST_SHARE)) for width in WIDTHS)
        self.sizes = tuple((width, self._lay_out(Rect(0, 0, width, 0))) for width in widths)
        """How large it may be, the usual size first."""
        self.place(Rect((0, 0), self.sizes[0]))

    # -- its parts ----------------------------------------------------------------------------------------

    def _heading(self) -> Paragraph:
        count = _("{n} of {all}", n=self.course.number + 1, all=len(self.course.lesson.steps))
        words = (Run(say(self.course.step.title)), Run(f"  {count}", colour=(190, 160, 112)))
        return Paragraph(self.app, "voice:title", words, style="body_bold", size=18)

    def _sentence(self) -> Paragraph:
        words = [*runs(self.says)]
        for clause in self.course.step.clauses[:1]:
            words += [Run(UNBROKEN), Run(SIGN, size=17, colour=(200, 164, 104), link=Link(clause=clause))]
        if self.actions.on is not None and self.course.step.answers:
            words += [Run(" "), Run(_("You have done that."), style="body_bold", colour=DONE)]
        sentence = Paragraph(self.app, "voice:words", tuple(words), size=17, on_link=self.actions.follow)
        sentence.shows_signs = False
        return sentence

    def _ways(self) -> list[Button]:
        """On or show, back, leave."""
        if self.actions.on is not None:
            last = self.course.is_last
            words, tip = (_("Finish"), _("End the lesson (Enter)")) if last else (_("Go on"), _("Next step (Enter)"))
            forward = Button(self.app, "voice:on", words, size=16, tooltip=tip, on_click=self.actions.on)
        else:
            tip = _("Let it be done for you, and go on (N)")
            forward = Button(self.app, "voice:show", _("Do it for me"), size=16, tooltip=tip)
            forward.on_click = self.actions.show
        back = Button(self.app, "voice:back", _("Back"), size=16, tooltip=_("Back one step (B)"))
        back.on_click = self.actions.back
        back.enabled = self.course.number > 0
        back.why_disabled = _("This is the first step.")
        leave = Button(self.app, "voice:leave", "", icon="cross", size=14, plain=True)
        leave.tooltip, leave.on_click = _("Leave the lesson; it goes on here next time"), self.actions.leave
        return [forward, back, leave]

    def _lay_out(self, rect: Rect) -> int:
        """Place everything from the top of a rectangle downwards; the height that takes."""
        theme, pad = self.app.theme, self._pad
        small = theme.px(28)
        beside = rect.left + pad + self._portrait + pad
        right = rect.right - pad
        forward, back, leave = self._buttons
        leave.place(Rect(rect.right - small - theme.px(6), rect.top + theme.px(6), small, small))
        self._place(self._title, beside, rect.top + pad, leave.rect.left - beside)
        self._place(self._words, beside, self._title.rect.bottom + theme.px(4), right - beside)
        top = max(self._words.rect.bottom, rect.top + pad + self._portrait) + theme.px(12)
        high = max(button.preferred_size()[1] for button in (forward, back))
        wide, left = (right - rect.left - pad - self._gap) // 2, rect.left + pad
        if rect.width >= theme.px(FLAT):
            wide = max(button.preferred_size()[0] for button in (forward, back))
            left = right - 2 * wide - self._gap
            self._place_path(rect.left + pad, left - pad, top + (high - theme.px(DOT)) // 2)
        else:
            top = self._place_path(rect.left + pad, right, top) + theme.px(8)
        back.place(Rect(left, top, wide, high))
        forward.place(Rect(left + wide + self._gap, top, wide, high))
        return top + high + pad - rect.top

    @staticmethod
    def _place(paragraph: Paragraph, left: int, top: int, width: int) -> None:
        paragraph.place(Rect(left, top, width, paragraph.preferred_size(width)[1]))

    def _place_path(self, left: int, right: int, top: int) -> int:
        each = min((right - left) / max(1, len(self._path)), self.app.theme.px(DOT) * 1.7)
        size = min(self.app.theme.px(DOT), round(each))
        for number, milestone in enumerate(self._path):
            milestone.place(Rect(round(left + number * each), top, size, size))
        return top + size

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it and everything in it."""
        self.rect = Rect(rect)
        self._lay_out(self.rect)

    def handle(self, event: Event) -> bool:
        """A click on the plate itself does nothing, not even to what lies below."""
        return super().handle(event) or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    @property
    def forward(self) -> Button:
        """The button that goes on."""
        return self._buttons[0]

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """A dark leather plate with a gilt rim, its tip, the portrait, then everything in it."""
        theme = self.app.theme
        round_ = theme.px(10)
        blit_halo(surface, halo(self.rect.size, round_, theme.px(16), SHADOW, 230), self.rect, (0, theme.px(3)))
        tip = self.pointing()
        if tip:
            pygame.draw.polygon(surface, GROUND, tip)
            pygame.draw.aalines(surface, RIM, False, tip)
        pygame.draw.rect(surface, GROUND, self.rect, border_radius=round_)
        pygame.draw.rect(surface, RIM, self.rect, max(1, theme.px(2)), border_radius=round_)
        portrait = Rect(self.rect.left + self._pad, self.rect.top + self._pad, self._portrait, self._portrait)
        surface.blit(self.app.pictures.cover(self.course.lesson.portrait, portrait.size), portrait)
        pygame.draw.rect(surface, RIM, portrait, max(1, theme.px(1.5)))
        super().draw(surface)

    def pointing(self) -> Sequence[tuple[int, int]]:
        """The corners of the triangle that points at the thing, if it lies near, and clearly to one side."""
        if self.tip is None:
            return ()
        half, long = self.app.theme.px(10), self.app.theme.px(13)
        rect, thing = self.rect, self.tip
        y = max(rect.top + 2 * half, min(thing.centery, rect.bottom - 2 * half))
        x = max(rect.left + 2 * half, min(thing.centerx, rect.right - 2 * half))
        near = rect.inflate(2 * self.app.theme.px(NEAR), 2 * self.app.theme.px(NEAR)).colliderect(thing)
        if not near or not (thing.top <= y <= thing.bottom or thing.left <= x <= thing.right):
            return ()  # it would point at what lies between, or past the thing: the light is enough
        if thing.left >= rect.right and thing.top <= y <= thing.bottom:
            return (rect.right - 2, y - half), (rect.right + long, y), (rect.right - 2, y + half)
        if thing.right <= rect.left and thing.top <= y <= thing.bottom:
            return (rect.left + 2, y - half), (rect.left - long, y), (rect.left + 2, y + half)
        if thing.top >= rect.bottom:
            return (x - half, rect.bottom - 2), (x, rect.bottom + long), (x + half, rect.bottom - 2)
        if thing.bottom <= rect.top:
            return (x - half, rect.top + 2), (x, rect.top - long), (x + half, rect.top + 2)
        return ()
