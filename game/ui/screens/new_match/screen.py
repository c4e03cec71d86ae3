"""Setting up a match: who sits at the table, what rules are in, and the seed of all chance."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.game import Game
from game.keeping.disk import SaveError
from game.lessons import progress
from game.lessons.shelf import lesson_of
from game.setups import load_setup, save_setup
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, ScrollArea, Widget
from game.ui.screens.new_match.about_pictures import Scene
from game.ui.screens.new_match.columns import Columns, largest_letters
from game.ui.screens.new_match.plan import MatchPlan
from game.ui.tables.of_games import NoTable, load_table
from game.words import _, say

if TYPE_CHECKING:
    from game.ui.kit.application import Application

RIM = 8
"""How wide the rim of the panel is, in logical pixels."""


class NewMatchScreen(FramedScreen):
    """One click on Start plays against the computer, or as last time; everything can be changed before."""

    name = "new_match"

    def __init__(self, app: Application, game: Game, plan: MatchPlan | None = None) -> None:
        """``plan`` is what is set up at first; None for that of the last match."""
        super().__init__(app)
        self.game = game
        self.game_id = game.id
        self.plan = plan if plan is not None else remembered_plan(game)
        self.first_focus = "button:start"
        self._rules_opened = False
        self._ready = False
        """Whether the program of the table is loaded."""

    def heading(self) -> str:
        """The game's name."""
        return say(self.game.name)

    # -- layout

    def fill(self, area: Rect) -> list[Widget]:
        """Seats to the left, the game or its rules to the right (or below), and Start at the lower edge."""
        theme = self.app.theme
        start = self._start_button()
        high = start.preferred_size()[1]
        wide = min(start.preferred_size()[0], area.width * 2 // 3)
        start.place(Rect(area.right - wide, area.bottom - high, wide, high))
        others = [*self._lesson_button(), self._rules_button()]
        self._place_in_a_row(others, Rect(area.x, area.bottom - high, area.width - wide - theme.px(12), high))
        room = Rect(area.x, area.y, area.width, area.height - high - theme.px(16))
        return [self._scrolled(room), *others, start]

    def _place_in_a_row(self, buttons: list[Button], row: Rect) -> None:
        """From the left, each as wide as it likes; all equally narrow where that is too much."""
        gap = self.app.theme.px(10)
        most = (row.width + gap) // len(buttons) - gap
        wishes = [button.preferred_size()[0] for button in buttons]
        fits = sum(wishes) + gap * (len(buttons) - 1) <= row.width
        left = row.x
        for button, wish in zip(buttons, wishes, strict=True):
            button.place(Rect(left, row.y, wish if fits else most, row.height))
            left = button.rect.right + gap

    def _scrolled(self, room: Rect) -> ScrollArea:
        """The columns over the whole width; with room for the scroll bar only if there is one."""
        before = next((widget for widget in self.widgets if isinstance(widget, ScrollArea)), None)
        scrolled = ScrollArea(self.app, "scroll:setup", room)
        scrolled.offset = before.offset if before is not None else 0
        columns = Columns(
            self.app, self.plan, self._renew, self._check_start, self._open_rules_of_match, opened=self._rules_opened
        )
        widgets, high = columns.place(room)
        if high > room.height:
            widgets, high = columns.place(Rect(room.x, room.y, scrolled.inner_width(), room.height))
        scrolled.fill(widgets, high)
        return scrolled

    def _start_button(self) -> Button:
        start = Button(
            self.app,
            "button:start",
            _("Start the match"),
            icon="crossed-swords",
            size=22 * largest_letters(self.app),
            tooltip=_("Begin with these seats and rules"),
            on_click=self._start,
        )
        problem = self.plan.problem()
        start.enabled = problem is None
        start.why_disabled = problem
        return start

    def _rules_button(self) -> Button:
        return Button(
            self.app,
            "button:rules",
            _("How to play"),
            icon="open-book",
            size=18 * largest_letters(self.app),
            tooltip=_("The rules in two minutes, and all of them (F1)"),
            on_click=self.open_rules,
        )

    def _lesson_button(self) -> list[Button]:
        """The way into the guided first match, if the game has one; it stands out for whoever never played the game."""
        lesson = lesson_of(self.game.id)
        if lesson is None:
            return []
        step = progress.of(lesson).step
        tip = _("A guided first match, some {n} minutes", n=lesson.minutes)
        if step:
            tip = _("The lesson goes on at step {n} of {all}", n=step + 1, all=len(lesson.steps))
        learn = Button(self.app, "button:lesson", _("Lesson"), icon="candle-flame", size=18 * largest_letters(self.app))
        learn.tooltip, learn.on_click = tip, lambda: self.app.doors.lesson(self.game.id)
        new_to_it = self.plan.is_first and not progress.of(lesson).finished
        learn.chosen = new_to_it and self.app.settings.first_times
        return [learn]

    def prepare(self) -> bool:
        """Load the program of the table, so that the match begins at once."""
        if self._ready:
            return False
        self._ready = True
        self.app.doors.prepare_match()
        with contextlib.suppress(NoTable):  # told when the match is to begin
            load_table(self.game.id)
        return True

    def draw_background(self, surface: Surface) -> None:
        """The panel, out of which the picture of the game comes at its right."""
        super().draw_background(surface)
        scene = next((widget for widget in self.walk() if isinstance(widget, Scene)), None)
        if scene is not None:
            rim = self.app.theme.px(RIM)
            picture, place = scene.paint(self._frame.inflate(-2 * rim, -2 * rim))
            surface.blit(picture, place)

    # -- changes

    def _renew(self) -> None:
        self.arrange(self.app.size)
        self.invalidate()

    def _open_rules_of_match(self) -> None:
        """Show all rules of the match in place of the picture, or fold them again."""
        self._rules_opened = not self._rules_opened
        self._renew()

    def _check_start(self) -> None:
        start, problem = self.find("button:start"), self.plan.problem()
        start.enabled, start.why_disabled = problem is None, problem
        self.find("button:scratch").visible = not self.plan.is_fresh
        self.invalidate()

    def _start(self) -> None:
        # A disk that is full or locked is told by the match's own autosave: here it would only be in the way.
        with contextlib.suppress(SaveError):
            save_setup(self.game.id, self.plan.setup())
        self.app.doors.start_match(self.game, self.plan.table(), dict(self.plan.options), self.plan.seed_number())


def remembered_plan(game: Game) -> MatchPlan:
    """A plan as the game was set up last, with a new seed."""
    plan, setup = MatchPlan(game), load_setup(game.id)
    if setup is not None:
        plan.take(setup)
    return plan


def first_plan(game: Game) -> MatchPlan:
    """What is good for a first match, until the game was played once; then as it was set up last."""
    plan = remembered_plan(game)
    if plan.is_first:
        plan.suit_first_match()
    return plan
