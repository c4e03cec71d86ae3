"""Plays a lesson on a screen without a window, by mouse or by keys, and looks at everything that it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.lessons.checking import faults
from game.lessons.course import LessonFault
from game.lessons.lesson import UNDO, Lesson
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from game.ui.kit.widget import Widget
from game.ui.kit.widgets import Button
from game.ui.lesson.placing import CONTROL, WANTED
from game.ui.lesson.screen import LessonScreen
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.answers.option_places import matches

MANY_FRAMES, HAMMERED = 4000, 70
LEAST_LETTERS = 14
"""Pixels that the letters of a lesson are high at least."""


class LessonCheck:
    """One way through a lesson. ``seen`` are its faults, in words."""

    def __init__(
        self, lesson: Lesson, language: str = "en", size: tuple[int, int] = (1280, 720), *, by_keys: bool = False
    ) -> None:
        self.lesson = lesson
        self.by_keys = by_keys
        self.seen: list[str] = []
        settings = Settings(language=language, animation="off")
        self.driver = Driver(App(size, headless=True, settings=settings))

    def run(self) -> list[str]:
        """Play the lesson to its end; its faults."""
        app = self.driver.app
        app.doors.title()
        app.doors.lesson(self.lesson.game.id, 0)
        try:
            for number in range(len(self.lesson.steps)):
                self._take(number)
            if app.screen.name == "end_of_lesson":
                self.driver.step(HAMMERED)  # a key that is still being hammered presses nothing there
                self._press("button:first_match")
            if app.screen.name != "new_match":
                self._note("the lesson does not end")
        except (LessonFault, LessonStuck) as fault:
            self._note(str(fault))
        finally:
            app.close()
        return self.seen

    @property
    def screen(self) -> LessonScreen:
        """The lesson on the screen."""
        shown = self.driver.app.screen
        if not isinstance(shown, LessonScreen):
            raise LessonStuck(f"the screen {shown.name} is shown instead of the lesson")
        return shown

    def _note(self, fault: str) -> None:
        shown = self.driver.app.screen
        number = shown.lesson.number + 1 if isinstance(shown, LessonScreen) else len(self.lesson.steps)
        self.seen.append(f"{self.lesson.game.id}, step {number}, {self.driver.app.language}: {fault}")

    # -- one step -----------------------------------------------------------------------------------------

    def _take(self, number: int) -> None:
        """Look at a step, do what it waits for, and go on."""
        self._wait()
        if self.screen.lesson.number != number:
            raise LessonStuck(f"step {number + 1} is not open")
        self._look()
        while self.screen.lesson.number == number and self.screen.lesson.expected:
            self._answer(self.screen.lesson.expected[0])
            self._wait()
            if isinstance(self.driver.app.screen, LessonScreen) and self.screen.lesson.number == number:
                self._look()
        if isinstance(self.driver.app.screen, LessonScreen) and self.screen.lesson.number == number:
            self._press("voice:on")

    def _wait(self) -> None:
        """Let frames pass until the lesson waits."""
        for _frame in range(MANY_FRAMES):
            self.driver.step()
            if self.driver.app.screen.name == "confirm":
                self._press("button:yes")
            elif self.driver.app.screen.name != "lesson" or self.screen.voice is not None:
                return
        raise LessonStuck("nobody is asked any more")

    def _look(self) -> None:
        """Whether the step's words can be read, and its thing be seen."""
        for fault in self._faults_of_the_bubble():
            self._note(fault)

    def _faults_of_the_bubble(self) -> Iterator[str]:
        screen, window = self.screen, Rect((0, 0), self.driver.app.size)
        voice = screen.voice
        assert voice is not None
        if not window.contains(voice.rect):
            yield "the bubble is cut by the window"
        for widget in voice.walk():
            if not voice.rect.contains(widget.rect):
                yield f"{widget.id} sticks out of the bubble"
            wide, high = widget.needs()
            if wide > widget.rect.width + 2 or high > widget.rect.height + 2:
                yield f"the words of {widget.id} are cut"
        letters = self.driver.app.theme.line_height("sans", 17)
        if letters < LEAST_LETTERS:
            yield f"the letters are {letters} pixels high"
        if screen.lesson.step.points_at and not screen.lesson.under_way:
            yield from self._faults_of_the_thing(voice.rect)
        yield from self._faults_of_what_is_claimed(voice.rect)

    def _faults_of_what_is_claimed(self, bubble: Rect) -> Iterator[str]:
        """What the step waits for has to be seen, what else a dialog is answered by has to be found."""
        for claim in self.screen.spoken_of.claims():
            bearable = _area(claim.rect) // (10 if claim.weight >= WANTED else 2)
            if claim.weight >= CONTROL and _area(bubble.clip(claim.rect)) > bearable:
                yield f"the bubble covers what can be clicked at {claim.rect.center}"

    def _faults_of_the_thing(self, bubble: Rect) -> Iterator[str]:
        thing, name = self.screen.spoken_of.thing(), self.screen.lesson.step.points_at
        if thing is None or thing.width < 4 or thing.height < 4:
            yield f"{name}, which it points at, is not to be seen"
        elif bubble.clip(thing).size > (2, 2) and _area(bubble.clip(thing)) > _area(thing) // 10:
            yield f"the bubble covers {name}"

    # -- answers ------------------------------------------------------------------------------------------

    def _answer(self, key: str) -> None:
        if key == UNDO:
            self._press("button:undo")
            return
        decision, controller = self.screen.decision, self.screen.controller
        option = decision.option(key) if decision is not None else None
        if option is None or controller is None:
            raise LessonStuck(f"the answer {key} is not offered")
        if option.place is not None:
            self._press_one_of(self.screen.spoken_of.ways_to(key))
        for chosen in list(controller.selected) if option.picks else ():
            if not any(matches(pattern, _place(self.screen, chosen)) for pattern in option.picks):
                self._press(chosen)
        for piece in self._picked(option.picks):
            if piece not in controller.selected:
                self._press(piece)
        self._confirm(key)

    def _confirm(self, key: str) -> None:
        """Press the answer's button where choosing its pieces was not enough."""
        screen = self.driver.app.screen
        if not isinstance(screen, LessonScreen) or screen.decision is None or screen.decision.option(key) is None:
            return
        if any(widget.id == f"option:{key}" for widget in screen.walk()) and key in screen.lesson.expected:
            self._press(f"option:{key}")
        elif self.screen.lesson.expected and key == self.screen.lesson.expected[0]:
            raise LessonStuck(f"nothing on the screen gives the answer {key}")

    def _picked(self, patterns: tuple[str, ...]) -> list[str]:
        chosen: list[str] = []
        for pattern in patterns:
            fitting = (piece.id for piece in self.screen.table.pieces if matches(pattern, piece.place))
            chosen.append(next(piece for piece in fitting if piece not in chosen))
        return chosen

    def _press_one_of(self, widgets: Sequence[Widget]) -> None:
        """Press the first that can be reached: raises LessonStuck if none can."""
        stuck = LessonStuck("nothing on the screen gives the answer")
        for widget in widgets:
            try:
                self._press(widget.id)
            except LessonStuck as reason:
                stuck = reason
            else:
                return
        raise stuck

    def _press(self, id: str) -> None:
        """Press a widget: by a click where it can be hit, or by walking there with Tab."""
        if self.by_keys:
            self._walk_to(id)
            self.driver.key("enter")
        else:
            self.driver.click(self._free_point(self.driver.app.screen.find(id)))

    def _walk_to(self, id: str) -> None:
        """Press Tab, or Shift and Tab where that is nearer, until the focus is there."""
        ids = [widget.id for widget in self.driver.app.screen.focus_order()]
        if id not in ids:
            raise LessonStuck(f"the keyboard does not reach {id}")
        focus = self.driver.app.screen.focus
        here = ids.index(focus.id) if focus is not None and focus.id in ids else -1
        ahead = (ids.index(id) - here) % len(ids)
        key = "tab" if ahead <= len(ids) // 2 else "shift+tab"
        for _press in (*ids, "once more: the first press may only show where the focus is"):
            focus = self.driver.app.screen.focus
            if focus is not None and focus.id == id and self.driver.app.screen.focus_visible:
                return
            self.driver.key(key)
        raise LessonStuck(f"the keyboard does not reach {id}")

    def _free_point(self, widget: Widget) -> tuple[int, int]:
        """A point where a click means the widget, and nothing that lies over it."""
        screen, rect = self.driver.app.screen, widget.shown_rect()
        for across in range(1, 20):
            for down in range(1, 20):
                point = (rect.left + rect.width * across // 20, rect.top + rect.height * down // 20)
                found = screen.widget_at(point)
                on_it = isinstance(found, PieceWidget) and widget.id in found.piece.also
                if found is not None and (found.id == widget.id or on_it):
                    return point
        if isinstance(widget, Button):
            return rect.center
        raise LessonStuck(f"{widget.id} is covered: no click can reach it")


class LessonStuck(Exception):
    """The lesson cannot be gone on with; the message says why."""


def check(lesson: Lesson, languages: tuple[str, ...], sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Everything wrong with a lesson: in the engine, and on screens of these languages and sizes, by mouse and keys."""
    found = faults(lesson)
    for language in languages:
        for size in sizes:
            for by_keys in (False, True):
                found += LessonCheck(lesson, language, size, by_keys=by_keys).run()
    return list(dict.fromkeys(found))


def _place(screen: LessonScreen, piece_id: str) -> str:
    return next(piece.place for piece in screen.table.pieces if piece.id == piece_id)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
