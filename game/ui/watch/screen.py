"""A match on its table, watched again: played by itself, step by step, or at any moment of its time line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event as InputEvent

from game.chronicle.recording import Recording, read_on, recording_of
from game.chronicle.showing import Showing, Step
from game.chronicle.since_last_turn import since_last_turn
from game.chronicle.viewpoint import Viewpoint, viewpoints
from game.engine.decision import Text
from game.engine.match import Match
from game.ui.kit.rich_text import RichText, runs
from game.ui.match.board.table_screen import TableScreen
from game.ui.watch.clip_marks import ClipMarks
from game.ui.watch.eyes import ask_who_looks, eyes_to_choose
from game.ui.watch.keys import key_help, use_key
from game.ui.watch.pace import Pace
from game.ui.watch.panel import WatchActions, WatchPanel
from game.ui.watch.performance import Performance
from game.ui.watch.story import Line, story, words_of_moment
from game.ui.watch.table_gestures import WatchedTable
from game.ui.watch.time_line import TimeLine, course_of
from game.words import _, say

if TYPE_CHECKING:
    from pathlib import Path

    from game.ui.kit.application import Application
    from game.ui.kit.widget import Widget

LINE_HIGH = 58
"""Of the time line, in logical pixels."""


class WatchScreen(TableScreen):
    """Watches a match; ``eyes`` is the seat of a match that goes on elsewhere meanwhile, and then the only one.

    With them it begins where that seat's last turn ended, and plays.
    """

    name = "watch"

    def __init__(
        self,
        app: Application,
        match: Match,
        eyes: int | None = None,
        begin: tuple[Recording, int, int] | None = None,
        kept_at: Path | None = None,
    ) -> None:
        """``begin`` is a recording of the match, and the choice and the seat with which it is opened.

        ``kept_at`` is where the match lies in the chronicle, if it does.
        """
        super().__init__(app, match)
        self.eyes = eyes
        self.kept_at = kept_at
        self.viewpoints = viewpoints(match) if eyes is None else (Viewpoint(eyes),)
        recording, choice, seat = begin if begin is not None else (recording_of(match), 0, None)
        self.recording = recording
        own = Viewpoint(seat)
        self.showing = Showing(self.recording, own if own in self.viewpoints else self.viewpoints[0])
        if begin is not None:
            self.showing.go_to(self.showing.place_of(self.recording.moment_before(choice)))
        self.shown_table.match = self.showing.match
        self.gestures = WatchedTable(self)
        self.performance = Performance(self)
        self.lines: list[Line] = []
        self._sought: int | None = None
        self.clip_marks = ClipMarks(self)
        self.time_line = TimeLine(app, self.seek, lambda event: use_key(self, event, everywhere=True))
        self.panel = WatchPanel(app, match.game.name, self.tabletop.phases, WatchActions(
            self.back, self.look_from, lambda line: self.seek(self.lines[line][0]), self.gestures.follow,
            self.step, self.performance.toggle, self.performance.set_speed, self.play_on, self.export,
        ))  # fmt: skip
        self.first_focus = "time_line"
        if eyes is not None:
            self.panel.why_not_on = Text("The match still runs: it is played on at its own table.")
        self._look()

    def settle(self) -> None:
        """Lay the table out anew after its picture moved or a panel was opened."""
        self.movement.arrive()
        self.shown_table.move()
        self.refresh()

    @property
    def pace(self) -> Pace:
        """Whether and how fast it plays by itself."""
        return self.performance.pace

    # -- the recording ------------------------------------------------------------------------------------

    def _grow(self) -> None:
        """Read on in the match; once all of it is read, show it."""
        self.recording = read_on(self.recording)
        if self.recording.whole:
            self.showing = Showing(self.recording, self.viewpoints[0])
            self._tell()
            if self.eyes is not None:
                self.showing.go_to(self.showing.place_of(since_last_turn(self.recording, self.eyes)))
                self.performance.toggle()
        self.arrive()

    def _tell(self) -> None:
        """Put the story from the viewpoint into log and time line."""
        owners = self.tabletop.owners(self.shown_table.view)
        self.lines = story(self.showing, self.signs.colour, owners)
        self.panel.fill_log([line for _place, line in self.lines])
        self.time_line.show(course_of(self.showing, self.lines))

    # -- where it stands ----------------------------------------------------------------------------------

    def seek(self, place: int) -> None:
        """Go to a stop with the next frame: a drag asks for many of them in one."""
        self._sought = place
        self.pace.playing = False
        self.invalidate()

    def step(self, step: Step, direction: int) -> None:
        """Go to the next event, choice or turn, forwards or back."""
        if not self.recording.whole:
            return
        self.pace.playing = False
        target = self.showing.target(step, direction)
        if target is None:
            self.app.notify(_("The match goes no further that way."))
            self.refresh()
        elif step is Step.EVENT and direction > 0 and target == self.showing.place + 1:
            self.performance.show_next()
        else:
            self.go_to(target)

    def go_to(self, place: int) -> None:
        """Show a stop at once."""
        self.showing.go_to(place)
        self.arrive()

    def arrive(self) -> None:
        """Show the present stop, without anything on its way."""
        self.performance.clear()
        self._look()
        self.refresh()

    def _look(self) -> None:
        table = self.shown_table
        table.match = self.showing.match
        table.bottom = self.showing.viewpoint.seat or 0
        table.view = self.showing.viewpoint.view(self.showing.match)
        table.lay()
        self.preview.hide()

    def update(self, dt: float) -> None:
        """Read the match; go where somebody wants to; let what moves move; play on."""
        if not self.recording.whole:
            self._grow()
        if self._sought is not None:
            place, self._sought = self._sought, None
            if self.recording.whole and place != self.showing.place:
                self.go_to(place)
        self.gestures.glide(dt)
        if self.performance.go_on(dt) or self.shown_table.let_go():
            self.invalidate()
        if not self.movement.going_on:
            self.preview.watch(*self.hands, self.tabletop, self.shown, self.shown_table.area)
        self.busy = self.movement.busy or self.pace.playing or not self.recording.whole
        self.tooltips_off = self.shown_table.unseen

    # -- what leaves the program --------------------------------------------------------------------------

    def export(self) -> None:
        """Show what can be made of this match as files, from these eyes."""
        self.pace.playing = False
        self.app.doors.export(self.match, self.kept_at, self)

    # -- whose eyes ---------------------------------------------------------------------------------------

    def look_from(self, number: int) -> None:
        """Watch from other eyes, by their place among those offered."""
        ask_who_looks(self.app, self.match, self.viewpoints[number], self._look_from)

    def _look_from(self, viewpoint: Viewpoint) -> None:
        self.showing.look_from(viewpoint)
        self._look()
        self.arrange(self.app.size)
        self.invalidate()

    def other_eyes(self) -> None:
        """The next viewpoint."""
        if len(self.viewpoints) > 1:
            self.look_from((self.viewpoints.index(self.showing.viewpoint) + 1) % len(self.viewpoints))

    # -- on the screen ------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """The table, the time line below it, the panel beside it."""
        table, theme = self.shown_table, self.app.theme
        table.restyle()
        self.performance.clear()
        width, line = self.panel.width(size), theme.px(LINE_HIGH)
        table.area = Rect(0, 0, size[0] - width, size[1] - line)
        self.time_line.place(Rect(0, table.area.bottom, table.area.width, line))
        chosen = self.viewpoints.index(self.showing.viewpoint)
        self.panel.lay_out(
            Rect(table.area.right, 0, width, size[1]), eyes_to_choose(self.viewpoints, self.signs), chosen, self.pace
        )
        if self.recording.whole:
            self._tell()
        table.lay()
        self.refresh()

    def refresh(self) -> None:
        """Make the widgets anew for the present stop; the focus stays where it was."""
        self.time_line.place_shown = self.showing.place
        marked = self.clip_marks.stretch()
        self.time_line.marked = (
            (self.showing.place_of(marked[0]), self.showing.place_of(marked[1])) if marked is not None else None
        )
        self.panel.track.current = self.tabletop.phase(self.shown)
        self.panel.track.caption = say(self.shown.stage)
        told = sum(place <= self.showing.place for place, _line in self.lines)
        words = words_of_moment(self.showing) if self.recording.whole else self._reading()
        self.panel.show(words, told - 1, playing=self.pace.playing)
        focused = self.focus.id if self.focus is not None else ""
        pieces = self.shown_table.widgets(self.gestures.explain, self.gestures.click)
        self.widgets = [*pieces, self.time_line, *self.panel.widgets]
        self.adopt_widgets()
        self.focus = next((widget for widget in self.focus_order() if widget.id == focused), None)
        self.hovered = self.widget_at(self.app.mouse) if self.app.mouse_inside else None
        self.invalidate()

    def _reading(self) -> RichText:
        return runs(_("The match is being read: {share} %", share=round(100 * self.recording.progress)))

    def focus_order(self) -> list[Widget]:
        """The time line first."""
        return sorted(super().focus_order(), key=lambda widget: widget is not self.time_line)

    # -- clicks and keys ----------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """The table's own gestures first: its wheel, its drags."""
        mine = event.type == pygame.KEYDOWN or self.popup is not None
        if not mine and self.gestures.moves_table(event):
            self.captured = None
            return True
        return super().handle(event)

    def shortcut(self, event: InputEvent) -> bool:
        """The keys that step, play and look from other eyes; what is left is for the table."""
        return use_key(self, event) or self.gestures.moves_table(event)

    def shortcuts(self) -> list[tuple[str, str]]:
        """This screen's own keys."""
        return [*key_help(), *self.tabletop.shortcuts()]

    def back(self) -> None:
        """Esc closes what is open on the table, or goes back."""
        if not self.gestures.react(self.tabletop.close_panel()):
            if len(self.app.stack) > 1:
                self.app.pop()
            else:
                self.app.doors.title()

    def play_on(self) -> None:
        """Choose who plays on from here."""
        if self.panel.why_not_on is not None:
            self.app.notify(self.panel.why_not_on)
            return
        from game.ui.watch.play_on import PlayOnScreen

        self.pace.playing = False
        self.app.push(PlayOnScreen(self.app, self.showing.branching(), seats_change=self.match.over))
