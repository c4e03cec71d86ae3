"""What comes next in a match that is watched, shown on the table with its motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.kit.animation import SPEEDS, Animation
from game.ui.match.board.movement import Movement
from game.ui.watch.pace import Pace

if TYPE_CHECKING:
    from game.engine.decision import Event
    from game.ui.tables.common.pieces import TableLayout
    from game.ui.watch.screen import WatchScreen


class Performance:
    """Plays by itself at a pace, or shows one event."""

    def __init__(self, screen: WatchScreen) -> None:
        self._screen = screen
        self.pace = Pace()

    @property
    def movement(self) -> Movement:
        """What is on its way."""
        return self._screen.movement

    def clear(self) -> None:
        """Nothing is on its way any more."""
        self._screen.movement = Movement(self._screen.app.frame_time)

    def toggle(self) -> None:
        """Play, or stop; at the end it begins again."""
        screen = self._screen
        if not screen.recording.whole:
            return
        if not self.pace.playing and screen.showing.place == screen.showing.last:
            screen.go_to(0)
        self.pace.playing = not self.pace.playing
        self.pace.rest(moved=True)
        screen.refresh()

    def set_speed(self, speed: float) -> None:
        """Play as fast as that."""
        self.pace.speed = speed

    def change_speed(self, speed: float) -> None:
        """Play as fast as that, and show it."""
        self.pace.speed = speed
        self._screen.panel.show_speed(speed)
        self._screen.invalidate()

    def show_next(self) -> None:
        """Show the next choice or event; while it plays, all events that belong together at the table."""
        screen, table = self._screen, self._screen.shown_table
        together = table.tabletop.together if self.pace.playing else lambda _group, _event: False
        events = screen.showing.group(together)
        speed = SPEEDS[screen.app.settings.animation]
        was, before = table.view, table.layout if speed and events else None
        screen.showing.go_on(max(1, len(events)))
        screen.arrive()
        if before is not None:
            table.former = was
            self._move(events, was, before, speed / self.pace.speed)
        self.pace.rest(moved=self.movement.going_on)

    def _move(self, events: tuple[Event, ...], was: object, before: TableLayout, speed: float) -> None:
        """Begin the motion from the former table to the new one."""
        table, view = self._screen.shown_table, self._screen.shown_table.view

        def make() -> Animation:
            if before.area != table.area:
                return Animation()
            return table.tabletop.motion(events, before, table.layout, was, view).faster(speed)

        self.movement.prepare(make)
        self._begin()

    def _begin(self) -> None:
        animation = self.movement.begin()
        for sound in animation.sounds if animation is not None else ():
            self._screen.app.sounds.play(sound)

    def go_on(self, seconds: float) -> bool:
        """Let time pass; True if something moved or was shown."""
        screen = self._screen
        painting = screen.shown_table.unfinished
        if self.movement.preparing is not None:
            self._begin()
        elif self.movement.going_on:
            self.movement.go_on(0.0 if painting else seconds)
        elif not painting and self.pace.is_due(seconds):
            if screen.showing.place == screen.showing.last:
                self.pace.playing = False
                screen.refresh()
            else:
                self.show_next()
        else:
            return self.movement.fade(seconds)
        return True
