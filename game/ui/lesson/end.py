"""The end of a lesson whose match came to its end: the victory as after any match, and the way to a first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.rich_text import Run
from game.ui.kit.widgets import Button
from game.ui.match.end import EndOfMatchScreen
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.lesson.screen import LessonScreen


class EndOfLessonScreen(EndOfMatchScreen):
    """Lies over the table of the lesson."""

    name = "end_of_lesson"

    def __init__(self, app: Application, lesson_screen: LessonScreen) -> None:
        super().__init__(app, lesson_screen)
        self.lesson_screen = lesson_screen
        self.first_focus = "button:first_match"

    def _for_whom_it_ends(self) -> tuple[Run, ...]:
        """That nothing stands between the learner and a match."""
        good = self.app.theme.good
        words = _("You know enough for a first match.")
        return Run(words, style="body_bold", colour=(good.r, good.g, good.b)), Run(" ")

    def _ways(self) -> list[Button]:
        return [
            Button(
                self.app, "button:first_match", _("Set up a first match"), icon="crossed-swords", size=22,
                on_click=self.lesson_screen.play_a_match,
            ),
            Button(self.app, "button:look", _("Look at the table"), on_click=self.back),
            Button(self.app, "button:title", _("Title"), on_click=self.app.doors.title),
        ]  # fmt: skip
