"""A lesson on the screen: a real match in which a voice says what it is about, and waits for one deed at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event as InputEvent

from game.engine.decision import Refusal, Text
from game.keeping.disk import SaveError
from game.lessons import progress
from game.lessons.course import LessonCourse
from game.lessons.lesson import UNDO
from game.players import PERSON
from game.ui.kit.letters import is_alone
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widget import Widget
from game.ui.lesson.end import EndOfLessonScreen
from game.ui.lesson.light import shine_on
from game.ui.lesson.placing import kept, steady
from game.ui.lesson.script import WrittenOpponents
from game.ui.lesson.spoken_of import PANEL_PARTS, SpokenOf
from game.ui.lesson.voice import Voice, VoiceActions
from game.ui.match.screen import MatchScreen
from game.ui.tables.common.answers.passing import PASSING
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

UNREAD = 0.6
"""Seconds in which nobody has read a new bubble."""


class LessonScreen(MatchScreen):
    """Plays a lesson from its open step on."""

    name = "lesson"
    has_notes = False
    warns_of_risks = False
    tells_aim = False
    gives_evident_answers = False

    def __init__(self, app: Application, lesson: LessonCourse) -> None:
        self.lesson = lesson
        self.spoken_of = SpokenOf(self, lesson)
        self.voice: Voice | None = None
        self._told: tuple[object, ...] = ()
        self._spoken: tuple[object, ...] = ()
        self._says = Text("")
        self._seen = -1
        self._opened = (0.0, (-1, -1))
        """When the open step was shown, and where the mouse was then."""
        self._ended = False
        seats = lesson.match.seats
        players = [PERSON if number == lesson.lesson.learner else "novice" for number in range(len(seats))]
        super().__init__(app, lesson.match, players, "", opponents=WrittenOpponents(lesson))
        self.course.heard = lesson.took
        self.shown_table.tabletop.announces = False
        self.shown_table.tabletop.close_panel()
        self.shown_table.lights = self.spoken_of.awaited

    # -- the course of the lesson -------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether nothing moves and the learner is to read or to do something."""
        asked = self.course.decision is not None and self.controller is not None
        free = not self.movement.going_on and not self.shown_table.unseen
        return free and (asked or self.course.finished)

    @property
    def reads(self) -> bool:
        """Whether the open step goes on by a button: it only tells, or another table comes after it."""
        return self.lesson.done and (not self.lesson.step.answers or self.lesson.ends_scene)

    def update(self, dt: float) -> None:
        """Open the next step when its turn has come."""
        super().update(dt)
        if not self.waits:
            if self.voice is not None and self.shown_table.unseen:
                self.refresh()  # the book still lies closed: nobody speaks of what it covers
            return
        if self.lesson.done and not self.reads:
            self.lesson.advance()
            self._open()
        elif self._seen != self.lesson.number:
            self._open()
        elif self.voice is None:
            self.refresh()

    def _open(self) -> None:
        """Show the open step: the camera goes to its thing, and the keyboard to what is to be done."""
        self._seen, self._opened = self.lesson.number, (self.app.now, self.app.mouse)
        self._says = self.lesson.step.words(self.match)
        self._keep()
        place = self.lesson.step.points_at
        if place and place not in PANEL_PARTS:
            self.gestures.react(self.shown_table.tabletop.look_at(self.shown, place))
        self.refresh()
        if self.focus_visible:
            self.set_focus(self._first(), by_keyboard=True)

    def _keep(self) -> None:
        try:
            progress.keep(self.lesson.lesson, self.lesson.number)
        except SaveError as error:
            self.app.warn(str(error))

    def go_on(self) -> None:
        """Go on from a step that was read."""
        if self.lesson.is_last:
            self._finish()
        elif self.lesson.advance():
            self.go_to(self.lesson.number)
        else:
            self._open()

    def show(self) -> None:
        """Do for the learner what the open step waits for."""
        if not self.lesson.expected:
            return
        if self.lesson.expected[0] == UNDO:
            self.undo()
        else:
            self.answers.give(self.lesson.expected[0])

    def go_back(self) -> None:
        """Begin the step before again."""
        self.go_to(max(0, self.lesson.number - 1))

    def go_to(self, number: int) -> None:
        """Begin any step: the table is laid as it would be then."""
        self.app.doors.lesson(self.lesson.lesson.game.id, number, self.lesson.chosen)

    def _finish(self) -> None:
        try:
            progress.finish(self.lesson.lesson)
        except SaveError as error:
            self.app.warn(str(error))
        if self.course.finished and self.match.result is not None:
            self.app.push(EndOfLessonScreen(self.app, self))
            return
        self.app.sounds.play("victory")
        self.play_a_match()

    def play_a_match(self) -> None:
        """Set a match up after the lesson."""
        self.app.doors.title()
        self.app.doors.new_match(self.lesson.lesson.game, after_lesson=True)

    # -- what may be done ---------------------------------------------------------------------------------

    def may_answer(self, key: str) -> bool:
        """Whether the open step waits for that answer; else what comes first is said."""
        if self.course.finished or self.course.decision is None:
            return self.course.finished
        objection = self.lesson.objection(key)
        if key in PASSING and self.lesson.under_way and self.lesson.done and not self.lesson.is_last:
            self.go_on()  # who has done what the step is about means that by ending his turn
            return False
        if objection is not None:
            clause = self.lesson.step.clauses[0] if self.lesson.step.clauses else self.course.decision.clause
            self.refusals.say(Refusal(objection, clause), Rect(self.app.mouse, (1, 1)))
            self.preview.mute()
            self.refresh()
        return objection is None

    def undo(self) -> None:
        """Take the last choice back where the lesson wants that; elsewhere there is a way back to any step."""
        if UNDO in self.lesson.expected and self.waits:
            before = len(self.match.record)
            super().undo()
            if len(self.match.record) < before:
                self.lesson.took(UNDO)
        else:
            self.app.notify(_("In a lesson, “Back” begins the step before again."))

    def show_end(self) -> None:
        """The voice has the last word; whoever asks for the result sees it."""
        if self._ended:
            self._finish()
        self._ended = True

    def ask_hint(self) -> None:
        """The voice is the hint."""
        self.app.notify(_("The lesson tells what to do here. In a match, the hint does."))

    # -- on the screen ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """The match's widgets, and the voice above them."""
        focused = self.focus.id if self.focus is not None else ""
        super().refresh()
        self.voice = self._voice() if self.waits and self._seen == self.lesson.number else None
        self.keep_clear += (self.voice.rect,) if self.voice is not None else ()
        if self.voice is None:
            return
        above = [widget for widget in self.widgets if widget is self.bubble]
        self.widgets = [*(widget for widget in self.widgets if widget is not self.bubble), self.voice, *above]
        self.adopt_widgets()
        if focused.startswith(("voice:", "step:")):
            self.focus = next((widget for widget in self.focus_order() if widget.id == focused), self._first())
        self.hovered = self.widget_at(self.app.mouse) if self.app.mouse_inside else None

    def _voice(self) -> Voice:
        """The bubble of the open step; made anew when it says something else."""
        subject = (self.lesson.number, self.reads, self.app.theme, self.app.language, self.app.size)
        words = (*subject, self._says)
        voice = self.voice if self.voice is not None and self._told == words else None
        if voice is None:
            on = self.go_on if self.reads else None
            voice = Voice(self.app, self.lesson, self._says, VoiceActions(
                on, self.show, self.go_back, self.go_to, self.gestures.follow, self.app.doors.title
            ))  # fmt: skip
        self._told = words
        voice.tip = self.spoken_of.thing()
        claims, gap = list(self.spoken_of.claims()), self.app.theme.px(16)
        before = self.voice.rect if self.voice is not None and self._spoken == self._place_of_the_step() else None
        here = kept(before, voice.tip, voice.sizes, self.area, claims) if before is not None else None
        voice.place(here or steady(voice.tip, voice.sizes, self.area, claims, gap))
        self._spoken = self._place_of_the_step()
        return voice

    def _place_of_the_step(self) -> tuple[object, ...]:
        """As long as this stays the same, the bubble stays where it is, if it can."""
        return self.lesson.number, self.app.theme, self.app.language, self.app.size

    def _first(self) -> Widget | None:
        """Where the keyboard begins: at what is to be done, or at the button that goes on."""
        if self.voice is None:
            return None
        targets = (widget for key in self.lesson.expected for widget in self.spoken_of.ways_to(key))
        return next(targets, self.voice.forward)

    def draw(self, surface: Surface) -> None:
        """The match, the light on the thing, and the voice in front."""
        super().draw(surface)
        if self.voice is None:
            return
        for thing in {tuple(lit) for lit in (self.spoken_of.thing(), self.spoken_of.only_way()) if lit is not None}:
            shine_on(surface, Rect(thing), self.app.theme)

    # -- keys and clicks ----------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """A click on the bubble is not one on the table below it."""
        buttons = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        if event.type in buttons and self.voice is not None and self.voice.contains(event.pos):
            if self._came_under_the_mouse(event.pos):
                return True
            self.gestures.dismisses(event)
            return Screen.handle(self, event)
        return super().handle(event)

    def _came_under_the_mouse(self, pos: tuple[int, int]) -> bool:
        """Whether the bubble has just come to where the mouse was, which meant another one; to go on is never wrong."""
        fresh = self.app.now - self._opened[0] < UNREAD and pos == self._opened[1]
        return fresh and self.voice is not None and self.widget_at(pos) is not self.voice.forward

    def shortcut(self, event: InputEvent) -> bool:
        """N goes on, or does what is asked; B goes back; Enter goes on from what was read."""
        if self.voice is not None and is_alone(event):
            if event.key == pygame.K_b:
                self.go_back()
                return True
            if event.key == pygame.K_n or (event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.reads):
                self.voice.forward.click()
                return True
        return super().shortcut(event)

    def shortcuts(self) -> list[tuple[str, str]]:
        """The lesson's own keys before the match's."""
        return [
            ("N", _("Next step of the lesson, or do what is asked")),
            ("B", _("Back one step")),
            *super().shortcuts(),
        ]
